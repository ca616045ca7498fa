"""What a table is, apart from what lies on it."""

from __future__ import annotations

from typing import Literal, Optional

from ..storage.models import Policy, SeatKind, Status
from .base import Answer, Moment, OptionValue, QuickAnswer, Seed
from .lessons import LessonProgress
from .packs import TablePack
from .sharing import ShareLink


class SeatVotes(Answer):
    """Votes of the other people that a bot plays for whoever sits here, who is absent."""

    bot: int
    """Number of people who are for a bot."""
    needed: int
    """Number of votes that seat the bot."""
    mine: Optional[Literal["bot"]]


class SeatInfo(Answer):
    seat: int
    kind: SeatKind
    name: str
    bot: Optional[str]
    mine: bool
    held: bool
    """It is this person's: they may come back to it."""
    claimed: bool
    away: bool
    """A bot stands in until the person comes back."""
    votes: Optional[SeatVotes]
    """None where I cannot vote now: the person is not absent, nobody has chosen yet, or it is a contest."""


class ChanceAgreement(Answer):
    """Spectators see the chances while a game goes on if all people at the table agree."""

    mine: Optional[bool]
    """Whether I agree; null for who does not play here."""
    missing: int
    """So many seats have not agreed."""
    shown: bool
    """I may see them: all agree, and I do not play here."""


class ClockInfo(Answer):
    """The clocks of a table, in seconds."""

    bank: int
    increment: int
    policy: Policy
    night: Optional[str]
    """When no clock runs: hours and time zone."""
    asleep: bool
    """It is night, and no clock runs."""
    running: Optional[int]
    """The seat whose clock runs."""
    waits: bool
    """The clock of who is to move starts when they have first looked at the game, or after a day."""
    left: list[float]
    """Of each seat."""
    out: list[bool]
    """Whose time is up."""


class Turn(QuickAnswer):
    seat: Optional[int]
    since: Optional[Moment]


class PointSource(Answer):
    source: str
    label: str
    points: list[int]
    """Of each seat."""


class RoundPoints(Answer):
    round: int
    points: list[int]
    """Of each seat, when the round ended."""


class RivalResult(Answer):
    """An opponent that the rules play."""

    name: str
    points: int


class GameResult(Answer):
    scores: list[int]
    """Of each seat."""
    winners: list[int]
    ending: str
    """Why the game is over, in a sentence."""
    remark: str
    """What is to be known about that; empty if nothing."""
    breakdown: list[PointSource]
    rounds: Optional[list[RoundPoints]]
    rivals: list[RivalResult]


class NextGame(Answer):
    """The game that follows in a campaign."""

    text: str
    free: bool
    """Its options are for the people to choose."""


class TableInfo(Answer):
    id: str
    game: str
    title: str
    status: Status
    players: int
    options: dict[str, OptionValue]
    created: Moment
    seats: list[SeatInfo]
    clock: Optional[ClockInfo]
    webhook: Optional[str]
    """For its host only."""
    turn: Turn
    version: int
    """The number of its last event."""
    plies: int
    """Choices made."""
    spectators: bool
    tryouts: bool
    """Who looks may try out lines: in their own turns, or anywhere when the game is over."""
    chances: ChanceAgreement
    public: bool
    """It is listed, and its open seats may be taken without a link."""
    result: Optional[GameResult]
    next: Optional[NextGame]
    seed: Optional[Seed]
    """Not told before the game is over."""
    chosen_seed: bool
    """The host gave the seed, or the game continues another one: somebody may know what comes."""
    host: bool
    """Who asks is the host."""
    rules_version: int
    pack: Optional[TablePack]
    """What sets the box right; null where it is played as we have it."""
    closed: bool
    """It was begun under rules that this server does not keep: nothing more can be chosen at it."""
    lesson: Optional[LessonProgress]


class HostedTable(TableInfo):
    """The table, for the host who has just opened it or named its webhook."""

    webhook_secret: Optional[str]
    """Signs what the webhook is told, as Standard Webhooks says. Shown only now."""


class Invite(Answer):
    seat: int
    url: str
    """A path at this server. What is behind the # never reaches a server by itself."""
    share: ShareLink


class ProgramToken(Answer):
    token: str
    """Shown only now; a new one ends it."""
    seat: int
    table: TableInfo


class ChatLine(Answer):
    n: int
    seat: Optional[int]
    name: str
    text: str
    at: Moment
