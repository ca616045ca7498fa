"""A table apart from its position: seats, options, clock, result."""

from __future__ import annotations

from typing import Annotated, Literal, Optional, Union

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ..core.kinds import SeatKind, Status
from ..core.schemas.base import Answer, Moment, OptionValue, Seed
from ..core.schemas.clocks import ClockInfo, ClockPlan, Turn
from ..core.schemas.requests import VISIBLE_ASCII, Body
from ..core.schemas.sharing import ShareLink
from ..packs.schemas import TablePack


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


class LessonProgress(Answer):
    """A table that is a lesson, and how far the learner has come."""

    name: str
    title: str
    step: int
    """Steps that are done."""
    steps: int
    exercise: bool
    done: bool
    """The coach has told everything; the game goes on."""
    stars: Optional[int]
    """Of an exercise, once it is judged."""


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


Key = Annotated[StrictStr, Field(pattern="^[0-9a-f]{32}$")]  # a seed of 128 bits


class SeatPlan(Body):
    kind: Literal["me", "device", "bot", "open"]
    name: Optional[Annotated[StrictStr, Field(max_length=200)]] = None
    bot: Optional[Annotated[StrictStr, Field(max_length=80)]] = None


class TablePlan(Body):
    game: Annotated[StrictStr, Field(max_length=80)]
    players: Optional[Annotated[StrictInt, Field(ge=1, le=12)]] = None
    options: dict[str, Union[StrictBool, StrictInt, StrictStr]] = Field(default_factory=dict, max_length=100)
    seed: Union[Annotated[StrictInt, Field(gt=-(1 << 63), lt=1 << 63)], Key, None] = None
    title: Annotated[StrictStr, Field(max_length=400)] = ""
    spectators: StrictBool = True
    public: StrictBool = False
    tryouts: StrictBool = False
    seats: Optional[Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]] = None
    clock: Optional[ClockPlan] = None
    webhook: Optional[Annotated[StrictStr, Field(max_length=500)]] = None
    pack: Optional[Annotated[StrictStr, Field(max_length=32, pattern=VISIBLE_ASCII)]] = None
    """The id of a pack; the table is played with its newest version."""


class Webhook(Body):
    url: Optional[Annotated[StrictStr, Field(max_length=500)]] = None


class Absent(Body):
    what: Literal["bot", "drop"]


class VoteIn(Body):
    what: Optional[Literal["bot"]]
    """Null takes the vote back."""


class ChancesIn(Body):
    agreed: StrictBool


class Claim(Body):
    invite: Annotated[StrictStr, Field(max_length=100)] = ""
    name: Optional[Annotated[StrictStr, Field(max_length=200)]] = None


class BotSeat(Body):
    bot: Annotated[StrictStr, Field(max_length=80)]


class Watching(Body):
    spectators: StrictBool
