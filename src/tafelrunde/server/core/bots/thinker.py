"""The main loop of a worker process: receives jobs and runs bots."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Optional

from ....bots import Bot
from ....games import game_with_pack
from ....kernel.game import UsageError
from ....kernel.match import Match
from ....kernel.rng import seeded
from .jobs import (
    FAILED,
    AdviceJob,
    AgreementJob,
    AnalysisJob,
    ExampleJob,
    ForecastJob,
    Job,
    ReasonsJob,
    TrialJob,
    TurnJob,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection  # not in a browser

READY: Final = "ready"
SLICE_SECONDS: Final = 5.0  # after which an unfinished turn is returned, so that others get the worker
LESS_URGENT: Final = 5  # niceness relative to the server process
WORLDS: Final = 16  # sampled worlds of a forecast; they take 20 ms
FindBot = Callable[[str], Bot]


def work(pipe: Connection, find_bot: FindBot) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends the process
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    threading.Thread(target=_end_with_server, daemon=True).start()
    thinker = Thinker(find_bot)
    pipe.send(READY)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        result: tuple[object, ...]
        try:
            result = thinker.run(job, pipe.send)
        except Exception as wrong:
            result = (FAILED, f"{type(wrong).__name__}: {wrong}"[:200])
        pipe.send(result)


def _end_with_server() -> None:
    """Exit when the server process ends, even if a bot hangs."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(1)


class Thinker:
    def __init__(self, find_bot: FindBot) -> None:
        self._find_bot = find_bot
        self._last: Optional[tuple[Any, Match]] = None  # cache, since the next job is often at the same table

    def run(self, job: Job, report: Callable[[int], None]) -> tuple[object, ...]:
        """Returns the fields of a `Thought` after `codes`."""
        if isinstance(job, AdviceJob):
            return self.advice(job)
        if isinstance(job, AnalysisJob):
            return self.analysis(job, report)
        if isinstance(job, AgreementJob):
            return self.agreement(job, report)
        if isinstance(job, ForecastJob):
            return self.forecast(job)
        if isinstance(job, TrialJob):
            return self.trial(job, report)
        if isinstance(job, ExampleJob):
            return self.find_example(job)
        return self.reasons(job) if isinstance(job, ReasonsJob) else self.turn(job, report)

    def turn(self, job: TurnJob, report: Callable[[int], None]) -> tuple[str, str]:
        """Reports each choice at once. The bot gets a sampled match that its seat cannot tell from the real one."""
        match = self._match(job)
        bot, dice = self._find_bot(job.bot), seeded(job.dice)
        decision, begun = match.decision, time.monotonic()
        for _ in range(job.most):
            if decision is None or match.decision is None or match.decision.seat != decision.seat:
                break
            code = bot.choose(match.imagine(decision.seat, dice.below(1 << 30)), dice)
            match.choose(code)
            report(code)
            if time.monotonic() - begun > SLICE_SECONDS:
                break
        return "", ""

    def reasons(self, job: ReasonsJob) -> tuple[str, str, None, Optional[dict[str, float]]]:
        match, bot, dice = self._match(job.turn), self._find_bot(job.turn.bot), seeded(job.turn.dice)
        assert match.decision is not None
        world = match.imagine(match.decision.seat, dice.below(1 << 30))
        return "", "", None, bot.reasons(world, job.code, dice)

    def advice(self, job: AdviceJob) -> tuple[str, str, dict[str, Any]]:
        from ....bots.advice import advise  # imported late: it loads texts, which turns do not need

        match, dice = self._match(job.turn), seeded(job.turn.dice)
        assert match.decision is not None
        world = match.imagine(match.decision.seat, dice.below(1 << 30))
        return "", "", advise(world, dice).to_json()

    def analysis(self, job: AnalysisJob, report: Callable[[int], None]) -> tuple[str, str, dict[str, Any]]:
        from ....bots.analysis import EFFORT, analyse

        effort = EFFORT._replace(seconds=job.seconds)
        return "", "", analyse(self._match(job.turn), report, effort=effort).to_json()

    def agreement(self, job: AgreementJob, report: Callable[[int], None]) -> tuple[str, str, dict[str, Any]]:
        from ....bots.agreement import agreements

        found = agreements(self._match(job.turn), lambda: self._find_bot(job.turn.bot), job.seats, job.most, report)
        return "", "", {str(seat): list(one) for seat, one in found.items()}

    def forecast(self, job: ForecastJob) -> tuple[str, str, dict[str, Any]]:
        from ....bots.forecast import public_forecast

        seats = public_forecast(self._match(job.turn), WORLDS)
        return "", "", {"points": [seat.points for seat in seats], "chances": [seat.chance for seat in seats]}

    def trial(self, job: TrialJob, report: Callable[[int], None]) -> tuple[str, str, dict[str, Any]]:
        from ....bots.pack_check import check_pack

        with_pack, without = game_with_pack(job.game, job.pack), game_with_pack(job.game)
        return "", "", check_pack(with_pack, without, lambda: self._find_bot(job.bot), report, job.games).to_json()

    def find_example(self, job: ExampleJob) -> tuple[str, str, Optional[dict[str, Any]]]:
        from ....bots.find_example import find_example

        game = game_with_pack(job.game, job.pack, unfinished=True)
        component = next(each for each in game.components if (each.kind, each.id) == (job.kind, job.id))
        found = find_example(game, component)
        return "", "", None if found is None else found.to_json()

    def _match(self, job: TurnJob) -> Match:
        game = game_with_pack(job.game, job.pack).under(job.rules_version, job.component_hash, job.options)
        if game is None:
            raise UsageError(f"version {job.rules_version} of {job.game} is not known here")
        key, codes = (game, job.players, job.seed, dict(job.options)), list(job.codes)
        match = self._last[1] if self._last is not None and self._last[0] == key else None
        if match is None or match.codes != codes[: len(match.codes)]:
            match = Match(game, job.players, job.seed, job.options)
        self._last = None  # not cached if a choice fails
        for code in codes[len(match.codes) :]:
            match.choose(code)
        self._last = (key, match)
        return match
