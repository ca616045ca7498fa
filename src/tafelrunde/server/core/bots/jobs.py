"""Jobs for worker processes and their results, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Optional, Union

from ....kernel.game import Value
from ....kernel.rng import Seed

MOST_CHOICES: Final = 60  # in one job; turns have fewer
FAILED: Final = "failed"
OVERRAN: Final = "overran"


class TurnJob(NamedTuple):
    """Choose for a seat until another seat is asked, or `most` times."""

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
    pack: str = ""  # the text of the table's pack
    engine: str = ""  # the engine of a table of older rules


class ReasonsJob(NamedTuple):
    """Give the bot's reasons for this choice."""

    turn: TurnJob
    code: int


class AdviceJob(NamedTuple):
    """Compare the best answers for the seat to move (`bots/advice.py`); the bot of `turn` is ignored."""

    turn: TurnJob


class AnalysisJob(NamedTuple):
    """Analyse a finished game (`bots/analysis.py`). The worker reports progress in per cent."""

    turn: TurnJob
    seconds: float  # of processor time for each choice examined closely


class ForecastJob(NamedTuple):
    """Forecast points and winning chances from what a spectator can know (`bots/forecast.py`)."""

    turn: TurnJob


class AgreementJob(NamedTuple):
    """Compare the choices of these seats in a finished game to those of the bot of `turn` (`bots/agreement.py`). The
    worker reports progress in per cent."""

    turn: TurnJob
    seats: Sequence[int]
    most: int  # choices of each seat


class TrialJob(NamedTuple):
    """Play quick games with and without a pack (`bots/pack_check.py`). The worker reports progress in per cent."""

    game: str
    pack: str
    bot: str
    games: int


class ExampleJob(NamedTuple):
    """Find a position in which a component is used (`bots/find_example.py`)."""

    game: str
    pack: str
    kind: str
    id: str


class CallJob(NamedTuple):
    """Ask an engine about a table (`core/engines/table.py`)."""

    engine: str
    request: dict[str, Any]


class Thought(NamedTuple):
    """The result of a job: the codes of a turn, and the error, if any (`wrong` is FAILED or OVERRAN). `result` is that
    of jobs that make no choice; `changes` are the reasons of a choice (`Bot.reasons`)."""

    codes: list[int]
    wrong: str = ""
    reason: str = ""
    result: Optional[dict[str, Any]] = None
    changes: Optional[dict[str, float]] = None


Job = Union[TurnJob, ReasonsJob, AdviceJob, AnalysisJob, AgreementJob, ForecastJob, TrialJob, ExampleJob]
TABLE_JOBS: Final = (TurnJob, ReasonsJob, AdviceJob, AnalysisJob, AgreementJob, ForecastJob)
JOBS: Final[dict[str, Any]] = {kind.__name__: kind for kind in TABLE_JOBS}  # those that engines run, by name


def engine_of(job: Union[Job, CallJob]) -> str:
    """The engine that runs this job; empty if this release does."""
    if isinstance(job, TrialJob | ExampleJob):
        return ""
    return job.engine if isinstance(job, TurnJob | CallJob) else job.turn.engine


def to_message(job: Union[Job, CallJob]) -> dict[str, Any]:
    """What an engine is sent."""
    if isinstance(job, CallJob):
        return job.request
    fields = {name: value._asdict() if isinstance(value, TurnJob) else value for name, value in job._asdict().items()}
    return {"job": type(job).__name__, "fields": fields}
