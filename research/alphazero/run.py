"""The training loop: processes play games without pause, and every few seconds a new version is trained."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple, Optional

from tafelrunde.bots.evaluation import VALUES
from tafelrunde.bots.learned import about
from tafelrunde.bots.value_net import packed, unpacked
from tafelrunde.games import games
from tafelrunde.kernel.features import FeatureRow
from tafelrunde.kernel.game import Game, UsageError
from tafelrunde.learn.clock import Clock, command
from tafelrunde.learn.matches import Score
from tafelrunde.learn.processes import Processes
from tafelrunde.learn.report import curve, write_report, write_safely

from .episodes import Episode, EpisodeWriter, Window, read_episodes
from .inference import Inference
from .policy_net import ARRAYS
from .selfplay import Job, play_job
from .trainer import Loss, PolicyTrainer
from .trials import Tested, TestGame, play_test

NOTHING: Final = "none"  # start with an untrained network
PROCESS: Final = "process"
HERE: Final = "here"
MIN_QUESTIONS: Final = 300  # questions before the first training
QUEUE_PER_PROCESS: Final = 2  # queued jobs per process while a version is trained
TEST_EVERY: Final = 5  # one job in n is a test
POLICY, SEARCH = 1, 0  # iterations: the policy alone; 0 stands for those of the settings
FINAL: Final = ((POLICY, "random"), (SEARCH, "random"), (POLICY, "easy"), (SEARCH, "easy"), (SEARCH, "medium"))
LEARNING_RATE: Final = 2e-3
RATE_DECAY: Final = 0.8  # share by which the rate falls until the end


class Settings(NamedTuple):
    game: str
    minutes: float
    jobs: int
    out: Path
    resume: bool = False
    seed: int = 1
    hidden: tuple[int, int] = (128, 64)
    every: float = 8.0  # seconds between two versions
    final: float = 0.25  # share of the time for final matches
    positions: int = 60_000  # newest questions kept for training
    players: int = 2
    iterations: int = 32
    leaves: int = 8
    first: str = "handmade"  # evaluation of the first games, or none
    inference: str = ""  # process or here; by default a process if there is a GPU
    first_part: float = 0.3  # share of the time
    batch: int = 512
    epochs: float = 3.0  # passes over the window per version, if there is time

    @property
    def command(self) -> str:
        """The command that repeats this run."""
        names = ("seed", "every", "final", "positions", "players", "iterations", "first", "inference")
        return command("python -m research.alphazero", self, names)


class AlphaZero(Clock):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.minutes, settings.final)
        if settings.first not in (*VALUES, NOTHING):
            raise UsageError(f"--first must be one of {', '.join((*VALUES, NOTHING))}, not {settings.first[:40]!r}")
        if settings.inference not in ("", PROCESS, HERE):
            raise UsageError(f"--inference must be {PROCESS} or {HERE}, not {settings.inference[:40]!r}")
        self.settings = settings
        self.game: Game = games[settings.game]
        self.game.read_players(settings.players)
        self.options = self.game.read_options({})
        self.trainer = PolicyTrainer(FeatureRow(self.game).size, self.game.actions, settings.hidden, settings.seed)
        self.inference: Optional[Inference] = None
        self.window = Window(settings.positions)
        self.writer = EpisodeWriter(settings.out / "games")
        self.version = 0
        self.weights = b""
        self.games = self.fresh = self.jobs = 0
        self.spent = 0.0  # minutes of earlier runs
        self.seed = settings.seed * 1_000_000
        self.scores: dict[int, Score] = {}  # of the tests, by version
        self.rows: list[dict[str, Any]] = []
        if settings.resume:
            self._resume()
        elif settings.first == NOTHING:
            self._publish()
        self.workers: Processes[Any, Any] = Processes(settings.jobs)

    def run(self) -> dict[str, Any]:
        settings, done = self.settings, self.version
        self.say(f"{self.game.name}: {settings.jobs} processes, torch on {self.trainer.device}")
        try:
            next_version = settings.every if self.weights else settings.first_part * 60 * settings.minutes
            while self.now < self.learn_until or self.version == done:
                self._keep_playing()
                self._collect(0.2)
                if self.now >= next_version and self.window.size >= MIN_QUESTIONS and self.fresh:
                    self._make_version()
                    next_version = self.now + settings.every
            self.writer.flush()
            finals = self._final_tests()
        finally:
            self.workers.stop()
            judged = self.inference.stop() if self.inference is not None else {}
        return self._write(finals, judged)

    # -------------------------------------------------------------------------------------------- games

    def _keep_playing(self) -> None:
        settings = self.settings
        while self.workers.waiting < QUEUE_PER_PROCESS * settings.jobs:
            self.jobs += 1
            if self.weights and self.jobs % TEST_EVERY == 0 and 2 in self.game.players:
                self._test(POLICY, "random", self.jobs // TEST_EVERY)
                continue
            self.seed += 1
            job = Job(
                settings.game, settings.players, self.options, (self.seed,),
                iterations=settings.iterations, leaves=settings.leaves,
            )  # fmt: skip
            if not self.weights:
                job = job._replace(value=settings.first)
            elif self.inference is not None:
                job = job._replace(address=self.inference.address)
            else:
                job = job._replace(weights=self.weights)
            self.workers.submit(play_job, job)

    def _test(self, iterations: int, opponent: str, number: int) -> None:
        test = TestGame(self.game.name, self.weights, self.version, iterations, opponent, number)
        self.workers.submit(play_test, test)

    def _collect(self, seconds: float) -> None:
        for done in self.workers.finished(seconds):
            if isinstance(done, Tested):
                self.scores.setdefault(done.version, Score()).add(done.seat, done.scores, done.winners)
                continue
            for episode in done:
                self._keep(episode)
                self.writer.add(episode)

    def _keep(self, episode: Episode) -> None:
        self.games += 1
        self.fresh += len(episode.actions)
        self.window.add(episode)

    # -------------------------------------------------------------------------------------------- versions

    def _make_version(self) -> None:
        settings, begun = self.settings, self.now
        steps = max(30, int(settings.epochs * self.window.size / settings.batch))
        rate = LEARNING_RATE * (1 - RATE_DECAY * min(1.0, self.now / self.learn_until))
        loss = self.trainer.train(self.window, steps, rate, settings.batch, settings.every / 2)
        self._note(loss)
        self.version += 1
        self._publish()
        self.say(f"version {self.version}: {self.games} games, {self.fresh} new questions, {loss}; "
                 f"{self.now - begun:.1f} s of training")  # fmt: skip
        self.fresh = 0
        self._write({}, {})

    def _note(self, loss: Loss) -> None:
        """Record the results of the version that has played until now."""
        score = self.scores.get(self.version, Score())
        self.rows.append(
            {
                "version": self.version,
                "minutes": round(self.spent + self.now / 60, 2),
                "games": self.games,
                "positions": self.window.size,
                "loss": loss._asdict(),
                "strength": score.figures(),  # of the policy alone, against random
            }
        )

    def _publish(self) -> None:
        self.weights = packed(self.trainer.arrays(), about(self.game, self.settings.command), ARRAYS)
        if (self.settings.inference or (PROCESS if self.trainer.device == "cuda" else HERE)) == HERE:
            return  # on the same cores evaluating is faster than asking
        if self.inference is None:
            self.inference = Inference(self.weights)
        else:
            self.inference.publish(self.weights)

    # -------------------------------------------------------------------------------------------- the end

    def _final_tests(self) -> dict[str, dict[str, float]]:
        """The policy alone and with search, each for an equal share of the remaining time."""
        self.workers.stop()
        self.workers = Processes(self.settings.jobs)
        found: dict[str, dict[str, float]] = {}
        end, left = 60 * self.settings.minutes, list(FINAL) if 2 in self.game.players else []
        while left and self.now < end:
            iterations, opponent = left.pop(0)
            iterations = iterations or self.settings.iterations
            until, score, number = self.now + (end - self.now) / (len(left) + 1), Score(), 0
            while self.now < until or self.workers.waiting:
                while self.workers.waiting < self.settings.jobs and self.now < until:
                    self._test(iterations, opponent, number)
                    number += 1
                for done in self.workers.finished(1.0):
                    score.add(done.seat, done.scores, done.winners)
            name = f"{'policy' if iterations == POLICY else f'search of {iterations}'} against {opponent}"
            found[name] = score.figures()
            self.say(f"{name}: {found[name]}")
        return found

    def _write(self, finals: dict[str, dict[str, float]], judged: dict[str, int]) -> dict[str, Any]:
        out, settings = self.settings.out, self.settings._asdict()
        settings["out"] = str(out)
        report = {
            **about(self.game, self.settings.command),
            "settings": settings,
            "device": self.trainer.device,
            "minutes": round(self.spent + self.now / 60, 2),
            "games": self.games,
            "version": self.version,
            "versions": self.rows,
            "inference": judged,
            "final": finals,
        }
        write_safely(out / "net.npz", self.weights)
        write_report(out / "report.json", report)
        title = f"{self.game.name}: policy alone, ahead of random, 2 players"
        write_safely(out / "curve.svg", curve(title, self.rows).encode())
        return report

    def _resume(self) -> None:
        out = self.settings.out
        try:
            report = json.loads((out / "report.json").read_text(encoding="utf-8"))
            self.trainer.resume(unpacked((out / "net.npz").read_bytes(), ARRAYS)[0])
        except (OSError, ValueError, KeyError):
            raise UsageError(f"no run to resume in {out}; leave out --resume") from None
        if report["layout"] != about(self.game, "")["layout"]:
            raise UsageError(f"the run in {out} has another layout; leave out --resume")
        for path in sorted((out / "games").glob("games-*.npz")):
            for episode in read_episodes(path):
                self._keep(episode)
            self.writer.files += 1
        self.version, self.rows, self.spent = int(report["version"]), report["versions"], float(report["minutes"])
        self.seed += 1000 * self.games + 1
        self.fresh = 0
        self._publish()


def learn(settings: Settings) -> dict[str, Any]:
    """Train and return the report."""
    if settings.minutes <= 0 or settings.jobs < 1 or settings.iterations < 1:
        raise UsageError("--minutes must be above 0, --jobs and --iterations at least 1")
    return AlphaZero(settings).run()
