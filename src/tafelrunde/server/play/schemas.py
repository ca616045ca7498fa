"""Schemas of play: the table as a seat sees it, questions, log, steps, chat."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional, Union

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ..core.kinds import Status
from ..core.schemas.base import Answer, Moment, QuickAnswer, SeatSummary
from ..core.schemas.clocks import ClockInfo, Turn
from ..core.schemas.requests import VISIBLE_ASCII, Body, SeatIn


class Change(QuickAnswer):
    icon: str
    label: str
    delta: int


class FollowUpOption(QuickAnswer):
    """A button on an option that also answers the next question."""

    then: list[int]
    """The answers to the next questions."""
    in_order: str
    """The prompt of a series that is answered in the displayed order; empty if none."""
    label: str
    anchor: Optional[str]
    note: Optional[str]
    """A warning if it cannot be undone."""


class Choice(QuickAnswer):
    """A legal answer to a question."""

    code: int
    label: str
    anchor: Optional[str]
    """The id in the picture of the place or component that it stands for."""
    effect: str
    """Its effect in a few words; empty if the label says it."""
    cost: list[Change]
    """Its total cost, independent of later questions; empty if the game does not provide it ..."""
    gain: list[Change]
    """... and its total gain."""
    places: list[str]
    """The ids in the picture that it leads to, or offers next."""
    changes: list[Change]
    """Its immediate changes of the seat's summary, as far as the seat can know."""
    note: Optional[str]
    """A warning if it cannot be undone."""
    ends: bool
    """It is the last choice of the turn."""
    follows: str
    """The next question, to be displayed before `follow_ups`; empty if these only repeat the option."""
    follow_ups: list[FollowUpOption]
    """Buttons that also answer the next question."""


class Refusal(QuickAnswer):
    """An action that is not possible now."""

    label: str
    anchor: Optional[str]
    reason: str
    lacks: list[Change]
    """The missing resources."""


class Question(QuickAnswer):
    seat: int
    prompt: str
    text: str
    hint: str
    subject: Optional[str]
    """The name in the reference of the component whose effect is being resolved."""
    about: Optional[str]
    """The id in the picture of the place or component that it is about."""
    ply: int
    path: list[str]
    """The choices of this turn so far."""
    options: list[Choice]
    refused: list[Refusal]
    """Actions that are not possible now, those with the fewest missing resources first."""
    default: Optional[int]
    """The code of an answer that is never worse than the others, if there is one."""
    secret: bool
    series: Optional[int]
    """The first answer of a series that may be answered in the displayed order."""


class LogEntry(QuickAnswer):
    n: int
    ply: int
    mover: Optional[int]
    """The seat that made choice number `ply`, which caused the entry."""
    seat: int
    player: str
    text: str
    things: list[str]
    """The ids in the picture of everything that it names."""
    changes: list[Change]
    """The gains and losses of `seat`, as far as there are icons for them."""
    gained: list[str]
    """The ids of cards and tiles among `things` that `seat` gained."""
    own: bool
    tentative: bool


class SeatPreferences(QuickAnswer):
    auto_end: bool
    """Turns end automatically after the last choice."""
    ask_everything: bool
    """The server never gives default answers."""
    orders: dict[str, int]
    """Standing orders by prompt: take up to this many, -1 for nothing."""


class Waiting(Answer):
    """The player whom all wait for."""

    seat: int
    text: str


class HotSeat(Answer):
    """The player to move on this device, if that is another seat."""

    seat: int
    name: str


class PictureEdits(QuickAnswer):
    """A picture as edits of one that the page has: that is split at each `<`, and pieces of it and new ones are joined
    with `<`."""

    base: str
    """The mark of the picture that the page has."""
    pieces: list[Union[StrictInt, StrictStr]]
    """Two numbers are a run of its pieces: index of the first one, and count. A text is a new piece."""


class PartPicture(QuickAnswer):
    """A part of the board, drawn for a given width in pixels."""

    name: str
    title: str
    width: float
    height: float
    mark: str
    """A hash: pictures with the same mark are equal."""
    svg: Optional[str]
    """Null if the page has the picture, or can make it from one that it has ..."""
    edits: Optional[PictureEdits]
    """... by these edits."""


class BoardPlace(QuickAnswer):
    """A node of the board's layout: one part, or several beside or below one another, in tabs, or in drawers."""

    kind: Literal["part", "beside", "stack", "tabs", "drawers"]
    width: float
    name: str
    holds: list[BoardPlace]


class BoardPictures(QuickAnswer):
    mark: str
    """A hash: boards with the same mark are equal."""
    base: Optional[str]
    """The mark of the board that the page shows, from the request; parts left out are as there. Null if all parts are
    sent."""
    plan: str
    """The layout that was chosen ..."""
    plans: list[str]
    """... among those that fit the room."""
    places: Optional[BoardPlace]
    """Null if the layout is as in `base`."""
    parts: list[PartPicture]
    """All parts; with a `base`, those that differ."""


class SeenTable(Answer):
    """The table as data, for programs."""

    game: str
    rules_version: int
    status: Status
    seat: int
    ply: int
    """The number of choices that the seat knows of, its own tentative ones included."""
    must_end: bool
    """All choices of the turn are made, and it must be ended."""
    view: Optional[dict[str, Any]]
    """The result of `Match.view`, with the question in `pending`; null before the game begins."""


class TableSummaries(QuickAnswer):
    summaries: list[SeatSummary]
    """The summary of each seat, by icon; null for hidden numbers."""
    icons: dict[str, str]
    """The names of these icons."""
    round: Optional[int]


class Picture(TableSummaries):
    board: BoardPictures


class LaterOption(Answer):
    """An answer that belongs to a later step of the lesson, with the number of that step, from 1."""

    code: int
    step: int


class CoachRemark(Answer):
    """The coach's remark on an event that happened for the first time."""

    number: int
    title: str
    say: str


class ExerciseStar(Answer):
    say: str
    earned: Optional[bool]
    """Null until it is judged."""


class LessonView(Answer):
    """The current step of a lesson."""

    name: str
    title: str
    step: int
    """The displayed step, from 0; the number of steps after the last one."""
    last: int
    """The last step that the game has reached."""
    titles: list[str]
    """Of all steps."""
    heading: str
    say: str
    why: str
    """Why this is a good choice now; may be empty."""
    light: list[str]
    """The ids in the picture to highlight, or `part-<name>` for a part of the board."""
    taught: list[int]
    """The codes that the step asks for; empty if it is only to be read."""
    later: list[LaterOption]
    past: bool
    """The step is finished: the learner is looking back."""
    free: bool
    """Any choice is allowed."""
    coach: bool
    """Whether the learner wants remarks."""
    remark: Optional[CoachRemark]
    stars: list[ExerciseStar]
    turns: int
    """The number of turns of an exercise."""


class TableView(TableSummaries):
    """The table as a seat sees it, including its own tentative turn but not those of others."""

    board: Optional[BoardPictures]
    """Null before the game begins."""
    version: int
    event: int
    """The number of the last event that this state includes."""
    committed: int
    """The number of confirmed choices."""
    seat: int
    status: Status
    turn: Turn
    clock: Optional[ClockInfo]
    preferences: Optional[SeatPreferences]
    ply: int
    """The number of choices that this seat knows of."""
    waiting: Optional[Waiting]
    can_undo: bool
    can_reset: bool
    can_end: bool
    must_end: bool
    """All choices of the turn are made, and it must be ended."""
    hotseat: Optional[HotSeat]
    question: Optional[Question]
    """Null for all seats other than the one to move."""
    log: list[LogEntry]
    """The last entries, without those that the page has (`lines`)."""
    since: list[LogEntry]
    """The entries since the seat's last turn that the page lacks ..."""
    since_cached: list[int]
    """... and the numbers of those that it has."""
    lesson: Optional[LessonView]
    """Null if the table is no lesson."""


class TurnSummary(Answer):
    """A turn in one sentence."""

    seat: int
    player: str
    """The name of the player, or that of an opponent controlled by the rules."""
    first: int
    """The number of its first choice ..."""
    last: int
    """... and of its last so far."""
    text: str
    points: Optional[int]
    """Gained by the player; null if hidden."""
    round: Optional[int]
    things: list[str]
    """The ids in the picture that the player acted on."""
    moved: list[str]
    """Those of them that moved or changed hands."""
    changes: list[Change]
    """Total gains and losses of the player, without points."""


class StepView(Picture):
    """The table after one or several choices of a turn."""

    ply: int
    turn: int
    """The index of its turn in `turns`."""
    mover: int
    text: str
    things: list[str]
    """The ids in the picture that the player acted on."""
    log: list[LogEntry]


class Steps(Answer):
    """The turns after a choice, as a seat may know them, and the last ones step by step."""

    turns: list[TurnSummary]
    steps: list[StepView]


class Ghost(Answer):
    board: Optional[BoardPictures]
    """Null if something would be revealed, or if the game would end."""


Number = Annotated[StrictInt, Field(ge=-(1 << 31), lt=1 << 31)]


class ChoiceIn(Body):
    seat: SeatIn
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
    code: Number
    then: Annotated[list[Number], Field(max_length=12)] = []
    """The answers to the next questions, as `follow_ups` of the option has them."""
    towards: Annotated[StrictStr, Field(max_length=60)] = ""
    """The id of a place or component in the picture: the answers that lead there are given, as long as there is only
    one way."""
    in_order: Annotated[StrictStr, Field(max_length=60)] = ""
    """The prompt of a series, which is answered in the displayed order."""
    key: Annotated[StrictStr, Field(min_length=1, max_length=64, pattern=VISIBLE_ASCII)]


class TurnActionIn(Body):
    seat: SeatIn
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]


class PreferencesIn(Body):
    seat: SeatIn
    auto_end: Optional[StrictBool] = None
    ask_everything: Optional[StrictBool] = None
    orders: Annotated[Optional[dict[str, StrictInt]], Field(max_length=20)] = None
    """All standing orders of the seat, by prompt: take up to this many, -1 for nothing."""


class ChatIn(Body):
    text: Annotated[StrictStr, Field(min_length=1, max_length=2000)]


class ChatLine(Answer):
    n: int
    seat: Optional[int]
    name: str
    text: str
    at: Moment


class ChatReadIn(Body):
    n: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
