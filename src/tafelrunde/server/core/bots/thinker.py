"""Runs inside a worker process: bots choose."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, Optional

from ....bots import Bot
from ....games import game_with_pack
from ....kernel.game import UsageError
from ....kernel.match import Match
from ....kernel.rng import seeded
from .jobs import FAILED, AdviceJob, AnalysisJob, ArisingJob, Job, OutlookJob, ReasonsJob, TrialJob, TurnJob

READY: Final = "ready"
SLICE_SECONDS: Final = 5.0  # after which a turn that is not done lets others think first
LESS_URGENT: Final = 5  # than the process that answers requests, for the scheduler of the machine
WORLDS_TOLD: Final = 16  # of which spectators see the mean; they take 20 ms
FindBot = Callable[[str], Bot]


def work(pipe: Connection, find_bot: FindBot) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
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
        said: tuple[object, ...]
        try:
            said = thinker.do(job, pipe.send)
        except Exception as wrong:
            said = (FAILED, f"{type(wrong).__name__}: {wrong}"[:200])
        pipe.send(said)


def _end_with_server() -> None:
    """A server that was killed cannot end a worker whose bot never comes to an end."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(1)


class Thinker:
    def __init__(self, find_bot: FindBot) -> None:
        self._find_bot = find_bot
        self._last: Optional[tuple[Any, Match]] = None  # a cache: a table is often asked about again

    def do(self, job: Job, say: Callable[[int], None]) -> tuple[object, ...]:
        """What went wrong and further fields of a `Thought`."""
        if isinstance(job, AdviceJob):
            return self.advice(job)
        if isinstance(job, AnalysisJob):
            return self.analysis(job, say)
        if isinstance(job, OutlookJob):
            return self.outlook(job)
        if isinstance(job, TrialJob):
            return self.trial(job, say)
        if isinstance(job, ArisingJob):
            return self.arising(job)
        return self.reasons(job) if isinstance(job, ReasonsJob) else self.turn(job, say)

    def turn(self, job: TurnJob, say: Callable[[int], None]) -> tuple[str, str]:
        """Says each choice as soon as it is made. The bot gets a match that its seat could be in, not the real one."""
        match = self._match(job)
        bot, dice = self._find_bot(job.bot), seeded(job.dice)
        decision, begun = match.decision, time.monotonic()
        for _ in range(job.most):
            if decision is None or match.decision is None or match.decision.seat != decision.seat:
                break
            code = bot.choose(match.imagine(decision.seat, dice.below(1 << 30)), dice)
            match.choose(code)
            say(code)
            if time.monotonic() - begun > SLICE_SECONDS:
                break
        return "", ""

    def reasons(self, job: ReasonsJob) -> tuple[str, str, None, Optional[dict[str, float]]]:
        match, bot, dice = self._match(job.turn), self._find_bot(job.turn.bot), seeded(job.turn.dice)
        assert match.decision is not None
        world = match.imagine(match.decision.seat, dice.below(1 << 30))
        return "", "", None, bot.reasons(world, job.code, dice)

    def advice(self, job: AdviceJob) -> tuple[str, str, dict[str, Any]]:
        from ....bots.advice import advise  # a worker that only plays for bots need not load the words

        match, dice = self._match(job.turn), seeded(job.turn.dice)
        assert match.decision is not None
        world = match.imagine(match.decision.seat, dice.below(1 << 30))
        return "", "", advise(world, dice).to_json()

    def analysis(self, job: AnalysisJob, say: Callable[[int], None]) -> tuple[str, str, dict[str, Any]]:
        from ....bots.analysis import EFFORT, analyse

        effort = EFFORT._replace(seconds=job.thought)
        return "", "", analyse(self._match(job.turn), say, effort=effort).to_json()

    def outlook(self, job: OutlookJob) -> tuple[str, str, dict[str, Any]]:
        from ....bots.forecast import public_forecast

        hopes = public_forecast(self._match(job.turn), WORLDS_TOLD)
        return "", "", {"points": [hope.points for hope in hopes], "chances": [hope.chance for hope in hopes]}

    def trial(self, job: TrialJob, say: Callable[[int], None]) -> tuple[str, str, dict[str, Any]]:
        from ....bots.pack_check import check_pack

        mine, before = game_with_pack(job.game, job.pack), game_with_pack(job.game)
        return "", "", check_pack(mine, before, lambda: self._find_bot(job.bot), say, job.games).to_json()

    def arising(self, job: ArisingJob) -> tuple[str, str, Optional[dict[str, Any]]]:
        from ....bots.find_example import find_example

        box = game_with_pack(job.game, job.pack, unfinished=True)
        component = next(each for each in box.components if (each.kind, each.id) == (job.kind, job.id))
        found = find_example(box, component)
        return "", "", None if found is None else found.to_json()

    def _match(self, job: TurnJob) -> Match:
        game = game_with_pack(job.game, job.pack).under(job.rules_version, job.component_hash, job.options)
        if game is None:
            raise UsageError(f"version {job.rules_version} of {job.game} is not known here")
        whose = (game, job.players, job.seed, dict(job.options))
        codes = list(job.codes)
        if (
            self._last is not None
            and self._last[0] == whose
            and self._last[1].codes == codes[: len(self._last[1].codes)]
        ):
            match = self._last[1]
        else:
            match = Match(game, job.players, job.seed, job.options)
        self._last = None  # not kept if something goes wrong
        for code in codes[len(match.codes) :]:
            match.choose(code)
        self._last = (whose, match)
        return match
