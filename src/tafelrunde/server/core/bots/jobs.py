"""Jobs for worker processes and their results: plain data only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Optional, Union

from ....kernel.game import Value
from ....kernel.rng import Seed

MOST_CHOICES: Final = 60  # in one job; a turn has fewer
FAILED: Final = "failed"
OVERRAN: Final = "overran"


class TurnJob(NamedTuple):
    """Choose for a seat until somebody else is asked, or `most` times."""

    game: str
    rules_version: int
    component_hash: str
    players: int
    seed: Seed
    options: Mapping[str, Value]
    codes: Sequence[int]
    bot: str
    dice: int
    most: int = MOST_CHOICES
    pack: str = ""  # the text of the pack that the table is played with


class ReasonsJob(NamedTuple):
    """Say what the bot would expect of this choice instead of making one."""

    turn: TurnJob
    code: int


class AdviceJob(NamedTuple):
    """Compare the best answers for the seat that is asked (`bots/advice.py`); the bot of the turn plays no part."""

    turn: TurnJob


class AnalysisJob(NamedTuple):
    """Analyse a finished game (`bots/analysis.py`), with so many seconds for each choice that is looked at closely. The
    worker says how far it is, in per cent."""

    turn: TurnJob
    thought: float


class OutlookJob(NamedTuple):
    """Say what every seat may hope for, by what a spectator can know (`bots/forecast.py`)."""

    turn: TurnJob


class TrialJob(NamedTuple):
    """Play quick games with a pack and without it (`bots/pack_check.py`). The worker reports per cent."""

    game: str
    pack: str
    bot: str
    games: int


class ArisingJob(NamedTuple):
    """Look for a position in which a component comes up (`bots/find_example.py`)."""

    game: str
    pack: str
    kind: str
    id: str


class Thought(NamedTuple):
    """What a worker found: the codes of a turn as far as it came, and what went wrong, if anything did. `result` is
    what a job finds that makes no choice; `changes` are the reasons of a choice, as `Bot.reasons` gives them."""

    codes: list[int]
    wrong: str = ""
    reason: str = ""
    result: Optional[dict[str, Any]] = None
    changes: Optional[dict[str, float]] = None


Job = Union[TurnJob, ReasonsJob, AdviceJob, AnalysisJob, OutlookJob, TrialJob, ArisingJob]
