"""Schemas of table information (seats, options, clock, result) and of the lobby's lists."""

from __future__ import annotations

from typing import Annotated, Literal, Optional, Union

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ..core.kinds import SeatKind, Status
from ..core.schemas.base import Answer, Moment, OptionValue, Seed
from ..core.schemas.clocks import ClockInfo, ClockPlan, Turn
from ..core.schemas.common import ShareLink
from ..core.schemas.requests import VISIBLE_ASCII, Body
from ..packs.schemas import TablePack
from ..ratings.schemas import Rating


class SeatVotes(Answer):
    """Votes of the other people on whether a bot replaces the absent person at this seat."""

    bot: int
    """Number of votes for a bot."""
    needed: int
    """Number of votes that seats the bot."""
    mine: Optional[Literal["bot"]]


class SeatInfo(Answer):
    seat: int
    kind: SeatKind
    name: str
    bot: Optional[str]
    mine: bool
    held: bool
    """The caller owns the seat and may return to it."""
    claimed: bool
    away: bool
    """A bot stands in until the person returns."""
    forfeited: bool
    """Its owner has lost this game, which counts, by giving up the seat."""
    votes: Optional[SeatVotes]
    """Null if the caller cannot vote now: the person is not absent, nobody has chosen yet, or it is a contest."""


class ChanceAgreement(Answer):
    """Spectators see the chances of a running game if all people at the table agree."""

    mine: Optional[bool]
    """Whether the caller agrees; null if they do not play here."""
    missing: int
    """The number of seats that have not agreed."""
    shown: bool
    """The caller may see them: all agree, and the caller does not play here."""


class PointSource(Answer):
    source: str
    label: str
    points: list[int]
    """Of each seat."""


class RoundPoints(Answer):
    round: int
    points: list[int]
    """Of each seat, at the end of the round."""


class RivalPoints(Answer):
    source: str
    label: str
    points: int


class RivalResult(Answer):
    """An opponent controlled by the rules."""

    name: str
    points: int
    breakdown: list[RivalPoints]
    """Empty in games that ended before opponents had one."""


class GameResult(Answer):
    scores: list[int]
    """Of each seat."""
    winners: list[int]
    ending: str
    """Why the game ended, in a sentence."""
    remark: str
    """A remark on the ending; may be empty."""
    breakdown: list[PointSource]
    rounds: Optional[list[RoundPoints]]
    rivals: list[RivalResult]


class NextGame(Answer):
    """The next game of a campaign."""

    text: str
    free: bool
    """Players choose its options."""


class LessonProgress(Answer):
    """The progress of the learner at a lesson table."""

    name: str
    title: str
    step: int
    """The number of finished steps."""
    steps: int
    exercise: bool
    done: bool
    """All steps are finished; the game continues."""
    stars: Optional[int]
    """Of an exercise; null until it is judged."""


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
    """Null for callers other than the host."""
    turn: Turn
    version: int
    """The number of its last event."""
    plies: int
    """The number of choices made."""
    spectators: bool
    tryouts: bool
    """The caller may try out lines: in their own turns, or anywhere when the game is over."""
    chances: ChanceAgreement
    public: bool
    """It is listed, and its open seats may be taken without a link."""
    result: Optional[GameResult]
    next: Optional[NextGame]
    seed: Optional[Seed]
    """Null until the game is over."""
    chosen_seed: bool
    """The host gave the seed, or the game continues another one: somebody may know the hidden cards."""
    host: bool
    """The caller is the host."""
    rules_version: int
    pack: Optional[TablePack]
    """Null if the table is played without a pack."""
    closed: bool
    """The server no longer has the rules of the table: no more choices can be made."""
    rated: bool
    """The game changes ratings. Before the deal it is what the host wants; then it never changes."""
    counts: bool
    """The running game counts for ratings, a tournament or the daily challenge: everybody plays it without help, and
    leaving is losing."""
    contest: bool
    """The table belongs to a tournament or the daily challenge."""
    abortable: bool
    """The caller may end this rated game without a result."""
    lesson: Optional[LessonProgress]


class HostedTable(TableInfo):
    """A table, for the host who has just opened it or set its webhook."""

    webhook_secret: Optional[str]
    """Signs the messages of the webhook (Standard Webhooks). Shown only once."""


class TableInvitation(Answer):
    by: str
    path: str
    """To a free seat, within the app. Browsers do not send the part after the #."""


class LobbyTable(TableInfo):
    host_name: str
    """Empty if the host has no name."""
    archived: bool
    """The caller has archived it."""
    unread: int
    """The number of chat lines that the caller has not read."""
    ratings: list[Optional[Rating]]
    """Of each seat; null for free seats and for people without a rated game."""
    followed: bool
    """The caller follows the host."""
    invitation: Optional[TableInvitation]
    """Set if the caller was invited by name."""
    removable: bool
    """The caller may delete it: the host, if no other person sits there."""


class Lobby(Answer):
    mine: list[LobbyTable]
    """Tables where the caller sits, or that they opened; unfinished ones first, then newest first."""
    open: list[LobbyTable]
    """Tables where anybody may sit down: first those the caller was invited to, then those of people they follow,
    then newest first."""


class Glance(Answer):
    """Round and scores of a table, as the caller may see them."""

    plies: int
    round: Optional[int]
    scores: list[Optional[int]]
    """Of each seat; null if hidden, or if the game keeps no score."""


class Invite(Answer):
    seat: int
    url: str
    """A path on this server. Browsers do not send the part after the #."""
    share: ShareLink


class ProgramToken(Answer):
    token: str
    """Shown only once; a new token invalidates it."""
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
    rated: StrictBool = False
    seats: Optional[Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]] = None
    clock: Optional[ClockPlan] = None
    webhook: Optional[Annotated[StrictStr, Field(max_length=500)]] = None
    pack: Optional[Annotated[StrictStr, Field(max_length=32, pattern=VISIBLE_ASCII)]] = None
    """The id of a pack; the table is played with its newest version."""


class WebhookIn(Body):
    url: Optional[Annotated[StrictStr, Field(max_length=500)]] = None


class AbsentIn(Body):
    what: Literal["bot", "drop"]


class VoteIn(Body):
    what: Optional[Literal["bot"]]
    """Null withdraws the vote."""


class ChancesIn(Body):
    agreed: StrictBool


class ClaimIn(Body):
    invite: Annotated[StrictStr, Field(max_length=100)] = ""
    name: Optional[Annotated[StrictStr, Field(max_length=200)]] = None


class BotSeatIn(Body):
    bot: Annotated[StrictStr, Field(max_length=80)]


class SpectatorsIn(Body):
    spectators: StrictBool


class InviteIn(Body):
    person: Annotated[StrictStr, Field(max_length=32, pattern=VISIBLE_ASCII)]


class ArchiveIn(Body):
    archived: StrictBool
