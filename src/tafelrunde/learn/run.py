"""The training loop: processes play games without pause, and every few seconds a new version of the network is
trained."""

from __future__ import annotations

import json
import sys
from collections import deque
from pathlib import Path
from typing import Any, Final, NamedTuple, Optional

from ..bots.learned import WEIGHTS, about
from ..bots.value_net import packed
from ..games import games
from ..kernel.encode import Encoder
from ..kernel.game import Game, UsageError
from ..kernel.rng import seeded
from .clock import Clock, command
from .matches import Duel, Pairing, Score, count_test, pairings, play_duel
from .processes import Cluster, Processes, Workers
from .report import curve, write_report, write_safely
from .seating import Seating, draw_seating, test_seatings
from .selfplay import Failed, Job, Played, play_job
from .store import Store
from .trainer import Trainer

HOLDOUT_EVERY: Final = 10  # one game in n is not trained on
TEST_EVERY: Final = 10  # one job in n is a test against the handmade evaluation
RECENT_VERSIONS: Final = 4  # versions whose tests add up to one figure
MIN_TESTS: Final = 10  # fewer tests say nothing
TESTS_TO_RANK: Final = 40  # tests it takes to call a version the strongest
PLAYING_VERSIONS: Final = 6  # the newest versions, which play
MIN_POSITIONS: Final = 500  # positions before the first training, even if the time is over
HANDMADE_GAMES: Final = 1500  # before the first version ...
LATEST_FIRST_VERSION: Final = 0.4  # ... unless this share of the time is over
SMALL_STORE: Final = 100_000  # positions; a resumed run with fewer trains gently
SWEEPS: Final = 8  # TD sweeps after the first training, which carry values back
LEARNING_RATE: Final = 1e-3
RATE_DECAY: Final = 0.8  # share by which the rate falls until the end
ALLOWED_FAILURES: Final = 10  # games that may fail, besides one in a hundred
QUEUE_SECONDS: Final = 6.0  # seconds of queued games per process while a version is trained
JOB_SECONDS: Final = 0.6  # seconds of games in one job, about


class Settings(NamedTuple):
    game: str
    minutes: float
    jobs: int
    out: Path
    resume: bool = False
    install: bool = False
    ray: str = ""
    seed: int = 1
    hidden: tuple[int, int] = (128, 64)
    every: float = 15.0  # seconds between two versions
    first: float = 0.15  # share of the time for games with the handmade evaluation
    final: float = 0.2  # share of the time for final matches
    trace: float = 0.7
    batch: int = 2048
    epochs: float = 10.0
    positions: int = 300_000

    @property
    def command(self) -> str:
        """The command that repeats this run; the file of weights holds it."""
        return command("tafelrunde learn", self, ("seed", "every", "final", "positions"))


class Learning(Clock):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.minutes, settings.final)
        self.settings = settings
        self.game: Game = games[settings.game]
        self.encoder: Encoder = encoder_of(settings.game)
        self.trainer = Trainer(self.encoder, settings.hidden, settings.seed)
        self.store = Store(self.encoder.layout.size, settings.positions, self.encoder.rival_counts)
        self.dice = seeded(settings.seed)
        self.seed = settings.seed * 1_000_000
        self.version = 0
        self.weights: dict[int, bytes] = {}  # by version
        self.best = 0.0, b""  # share of wins of the strongest version, and its weights
        self.games = 0
        self.failures: list[dict[str, str]] = []  # games that raised an error
        self.jobs = 0
        self.seconds_a_game = 1.0
        self.tests: deque[tuple[int, Score]] = deque(maxlen=RECENT_VERSIONS)
        self.versions: list[dict[str, Any]] = []  # the report's rows
        self.spent = 0.0  # minutes of earlier runs that this one resumes
        if settings.resume:
            self._resume()
        self.resumed = self.version  # the version that this run began with
        self.workers: Workers = Cluster(settings.ray) if settings.ray else Processes(settings.jobs)

    # -------------------------------------------------------------------------------------------- loop

    def run(self) -> dict[str, Any]:
        settings = self.settings
        self.say(
            f"{self.game.name}: rows of {self.encoder.layout.size}, {self.workers.cores} processes, "
            f"torch on {self.trainer.device}"
        )
        try:
            next_training = self.now + settings.every if self.version else 0.0
            while self.now < self.learn_until or not self._enough():
                self._keep_playing()
                self._collect(0.2)
                if self.now >= next_training and self._may_train():
                    self._make_version()
                    next_training = self.now + settings.every
            if self.version == self.resumed or self.store.fresh >= MIN_POSITIONS:
                self._make_version()
            self.workers.stop()
            self.workers = Cluster(settings.ray) if settings.ray else Processes(settings.jobs)
            finals = self._final_matches()
        finally:
            self.workers.stop()
        return self._finish(finals)

    def _may_train(self) -> bool:
        """The first version waits: after few games it would play worse than the handmade evaluation."""
        if self.version:
            return self.store.fresh >= max(MIN_POSITIONS, self.store.size // 100)
        done = self.now / (60 * self.settings.minutes)
        enough = self.games >= HANDMADE_GAMES or done >= LATEST_FIRST_VERSION
        return done >= self.settings.first and enough and self.store.fresh >= MIN_POSITIONS

    def _enough(self) -> bool:
        """A run trains at least one version, even if the time is over first."""
        return self.version > self.resumed or len(self.store.training_rows()) >= MIN_POSITIONS

    # -------------------------------------------------------------------------------------------- games

    def _keep_playing(self) -> None:
        together = max(1, round(JOB_SECONDS / self.seconds_a_game))
        most = self.workers.cores * max(2, round(QUEUE_SECONDS / self.seconds_a_game / together))
        while self.workers.waiting < most:
            self.jobs += 1
            seatings = self._seatings(together)
            used = {seat.version for seating in seatings for seat in seating.seats}
            weights = {version: file for version, file in self.weights.items() if version in used}
            self.workers.submit(play_job, Job(tuple(seatings), weights, not self._trusted()))

    def _seatings(self, number: int) -> list[Seating]:
        if self.version and self.jobs % TEST_EVERY == 0 and 2 in self.game.players:
            self.seed += 1
            return test_seatings(self.game, self.seed, self.version)
        versions = sorted(self.weights)
        self.seed += number
        return [draw_seating(self.game, self.seed - n, versions, self.dice, self._trusted()) for n in range(number)]

    def _trusted(self) -> bool:
        """The newest versions beat the handmade evaluation."""
        strength = self._strength()
        return strength.games >= MIN_TESTS and strength.wins > strength.games / 2

    def _strength(self) -> Score:
        """The newest versions against greedy with the handmade evaluation."""
        strength = Score()
        for _, score in self.tests:
            strength.join(score)
        return strength

    def _collect(self, seconds: float) -> None:
        for done in self.workers.finished(seconds):
            for game in done:
                if isinstance(game, Failed):
                    self._note(game)
                else:
                    self._count(game)

    def _note(self, failed: Failed) -> None:
        self.failures.append({"seating": repr(failed.seating), "why": failed.why})
        self.say(f"a game failed: {failed.seating} {failed.why}")
        if len(self.failures) > ALLOWED_FAILURES + self.games // 100:
            raise UsageError(f"{len(self.failures)} games of {self.games} failed; see the messages above")

    def _count(self, played: Played) -> None:
        self.games += 1
        self.seconds_a_game = 0.95 * self.seconds_a_game + 0.05 * max(0.01, played.seconds)
        self.store.add(played.tracks, holdout=played.seating.seed % HOLDOUT_EVERY == 0)
        versions = [seat.version for seat in played.seating.seats]
        if len(versions) == 2 and sorted(versions)[0] == 0 < max(versions) and _is_test(played):
            for version, score in self.tests:
                if version == max(versions):
                    count_test(score, played)

    # -------------------------------------------------------------------------------------------- versions

    def _make_version(self) -> None:
        settings, trainer, store = self.settings, self.trainer, self.store
        begun = self.now
        if not self.version:
            trainer.set_anchor(store)
        trainer.set_choices(store)
        done = min(1.0, self.now / self.learn_until)
        if not self.version:
            loss = self._first_training()
        else:
            seen = settings.epochs * max(store.fresh, store.size // 12)
            if self.resumed and store.size < SMALL_STORE:  # few games must not outweigh the dropped ones
                seen = 2 * store.size
            steps = max(10, int(seen / settings.batch))
            rate = LEARNING_RATE * (1 - RATE_DECAY * done)
            loss = trainer.train(store, settings.trace, steps, rate, settings.batch, settings.every / 2)
        self.version += 1
        self._publish()
        strength = self._strength()
        self._keep_best(strength, self.version - 1)
        self.tests.append((self.version, Score()))
        row = {
            "version": self.version,
            "minutes": round(self.spent + self.now / 60, 2),
            "games": self.games,
            "positions": store.size,
            "steps": trainer.steps,
            "loss": round(loss, 4),
            "fit": trainer.fit(store),
            "strength": strength.figures(),  # of the previous versions
        }
        self.versions.append(row)
        self.say(_line(row, self.now - begun))
        store.fresh = 0
        self._write()

    def _first_training(self) -> float:
        """Train on final scores, then sweep values back from later positions."""
        settings, store = self.settings, self.store
        seconds = max(5.0, 0.05 * 60 * settings.minutes)
        steps = max(60, int(6 * store.size / settings.batch))
        self.trainer.train(store, 1.0, steps, LEARNING_RATE, settings.batch, seconds / 2)
        loss = 0.0
        for _ in range(SWEEPS):
            steps = max(10, store.size // settings.batch)
            loss = self.trainer.train(
                store, settings.trace, steps, 0.7 * LEARNING_RATE, settings.batch, seconds / 2 / SWEEPS
            )
        return loss

    def _keep_best(self, strength: Score, version: int) -> None:
        """Keep the strongest version: play can get worse while predictions stay as good."""
        if strength.games >= TESTS_TO_RANK and strength.wins / strength.games >= self.best[0]:
            self.best = strength.wins / strength.games, self.weights[version]

    @property
    def strongest(self) -> bytes:
        """The weights of the strongest version, or of the newest before there are enough tests."""
        return self.best[1] or self.weights[self.version]

    def _publish(self) -> None:
        self.weights[self.version] = packed(self.trainer.arrays(), about(self.game, self.settings.command))
        for version in sorted(self.weights)[:-PLAYING_VERSIONS]:
            del self.weights[version]

    # -------------------------------------------------------------------------------------------- results

    def _final_matches(self) -> dict[str, dict[str, float]]:
        """Share the remaining time equally among the pairings; starts no game that would end too late."""
        found: dict[str, dict[str, float]] = {}
        left = pairings(self.game.players)
        end = 60 * self.settings.minutes
        while left and self.now < end - 2:
            pairing = left.pop(0)
            score = self._match(pairing, self.now + (end - self.now) / (len(left) + 1))
            name = f"{pairing.first} v {pairing.second}, {pairing.players} players"
            found[name] = score.figures()
            self.say(f"{name}: {found[name]}")
        return found

    def _match(self, pairing: Pairing, until: float) -> Score:
        score, number, longest = Score(), 0, 0.0
        begun = self.now
        while True:
            late = number and self.now + longest > until
            while self.workers.waiting < self.workers.cores and not late:
                duel = Duel(self.game.name, pairing, number, self.strongest)
                self.workers.submit(play_duel, duel)
                number += 1
            if not self.workers.waiting:
                return score
            for seat, scores, winners in self.workers.finished(1.0):
                score.add(seat, scores, winners)
                longest = (self.now - begun) * self.workers.cores / max(score.games, 1)
            if self.now > 60 * self.settings.minutes + 30:  # give up a game that takes too long
                return score

    def _write(self, finals: Optional[dict[str, dict[str, float]]] = None) -> dict[str, Any]:
        """Write weights, checkpoint, report and picture; after each version, so that an abort loses nothing."""
        out, report = self.settings.out, self._report(finals or {})
        write_safely(out / "weights.npz", self.strongest)
        write_safely(out / "checkpoint.npz", self.trainer.checkpoint())
        write_report(out / "report.json", report)
        title = f"{self.game.name}: ahead of greedy with the handmade evaluation, 2 players"
        write_safely(out / "curve.svg", curve(title, self.versions).encode())
        return report

    def _report(self, finals: dict[str, dict[str, float]]) -> dict[str, Any]:
        settings = self.settings._asdict()
        settings["out"] = str(self.settings.out)
        return {
            **about(self.game, self.settings.command),
            "settings": settings,
            "device": self.trainer.device,
            "processes": self.workers.cores,
            "minutes": round(self.spent + self.now / 60, 2),
            "games": self.games,
            "failures": self.failures,
            "version": self.version,
            "versions": self.versions,
            "final": finals,
        }

    def _finish(self, finals: dict[str, dict[str, float]]) -> dict[str, Any]:
        report = self._write(finals)
        if self.settings.install:
            write_safely(self.game.ai.folder / WEIGHTS, self.strongest)
            self.say(f"installed: {self.game.ai.folder / WEIGHTS}")
        self.say(f"written: {self.settings.out}")
        return report

    # -------------------------------------------------------------------------------------------- resuming

    def _resume(self) -> None:
        try:
            report = json.loads((self.settings.out / "report.json").read_text(encoding="utf-8"))
            checkpoint = (self.settings.out / "checkpoint.npz").read_bytes()
        except (OSError, ValueError):
            raise UsageError(f"no run to resume in {self.settings.out}; leave out --resume") from None
        mine = about(self.game, "")
        for what in ("game", "rules_version", "components", "layout"):
            if report.get(what) != mine[what]:
                raise UsageError(f"the run in {self.settings.out} has another {what}; leave out --resume")
        self.trainer.resume(checkpoint)
        self.version, self.games = int(report["version"]), int(report["games"])
        self.versions, self.spent = report["versions"], float(report["minutes"])
        self.seed += 1000 * self.games + 1
        self.dice = seeded(self.seed)
        self._publish()
        self.tests.append((self.version, Score()))


def encoder_of(game: str) -> Encoder:
    encoder = games[game].ai.encoder
    if encoder is None:
        raise UsageError(f"{game} has no encoder, so it cannot be learned")
    return encoder


def _is_test(played: Played) -> bool:
    """A game of `test_seatings`: without blunders, tries or a mix."""
    return all(seat.blunders == 0 and seat.tries == 1 and seat.share == 1.0 for seat in played.seating.seats)


def _line(row: dict[str, Any], seconds: float) -> str:
    fit, strength = row["fit"], row["strength"]
    fitted = f"explains {fit['explained']:.2f}, correlation {fit['correlation']:.2f} (handmade " if fit else ""
    fitted += f"{fit['correlation_handmade']:.2f}); " if fit else ""
    ahead = f"ahead {strength['ahead']:.0%} of {strength['games']}, " if strength["games"] else ""
    points = f"{strength['points']} : {strength['against']}; " if strength["games"] else ""
    return (
        f"version {row['version']}: {row['games']} games, {row['positions']} positions, loss {row['loss']}; "
        f"{fitted}{ahead}{points}{seconds:.1f} s of training"
    )


def learn(settings: Settings) -> dict[str, Any]:
    """Train and return the report."""
    if settings.minutes <= 0 or settings.jobs < 1:
        raise UsageError("--minutes must be above 0 and --jobs at least 1")
    learning = Learning(settings)
    try:
        return learning.run()
    except KeyboardInterrupt:
        print("stopped; continue from the last version with --resume", file=sys.stderr)
        raise
