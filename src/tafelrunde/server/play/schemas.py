"""The position of a table as a seat sees it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional, Union

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ..core.kinds import Status
from ..core.schemas.base import Answer, Moment, Purse, QuickAnswer
from ..core.schemas.clocks import ClockInfo, Turn
from ..core.schemas.requests import VISIBLE_ASCII, Body, SeatIn


class Change(QuickAnswer):
    icon: str
    label: str
    delta: int


class Following(QuickAnswer):
    """What can be answered with the same click."""

    then: list[int]
    """The answers to the next questions."""
    in_order: str
    """The prompt of a series that is taken in the order shown, or nothing."""
    label: str
    anchor: Optional[str]
    note: Optional[str]
    """What cannot be taken back about it."""


class Choice(QuickAnswer):
    """A legal answer to a question."""

    code: int
    label: str
    anchor: Optional[str]
    """The id of what it stands for in the picture."""
    effect: str
    """What it does, in a few words; empty if its name says it."""
    cost: list[Change]
    """All that it costs, whatever is asked later; empty if the game does not tell ..."""
    gain: list[Change]
    """... and all that it brings."""
    places: list[str]
    """The ids of things that it leads to, or leaves to choose from."""
    changes: list[Change]
    """What it would change in front of the seat at once, as far as it can know."""
    note: Optional[str]
    """What cannot be taken back about it."""
    ends: bool
    """All choices of the turn are made then."""
    follows: str
    """The question that comes next, if it can be answered with the same click; show it with the answers. Empty where
    these only repeat the option itself."""
    follow_ups: list[Following]
    """The answers to the next question that the same click can give."""


class Refusal(QuickAnswer):
    """Something that the seat might want to do and cannot do now."""

    label: str
    anchor: Optional[str]
    reason: str
    lacks: list[Change]
    """What is missing, as far as it can be counted."""


class Question(QuickAnswer):
    seat: int
    prompt: str
    text: str
    hint: str
    subject: Optional[str]
    """The component whose effect is being resolved, as the reference calls it."""
    about: Optional[str]
    """The id of the thing that it is about, in the picture."""
    ply: int
    path: list[str]
    """What was chosen in this turn already."""
    options: list[Choice]
    refused: list[Refusal]
    """What is not possible now, the nearest to possible first."""
    usual: Optional[int]
    """The code of the answer that is never worse, if there is one."""
    secret: bool
    series: Optional[int]
    """The first of several things that come one after the other, and may be taken in the order shown."""


class LogEntry(QuickAnswer):
    n: int
    ply: int
    mover: Optional[int]
    """The seat whose choice number `ply` led to it."""
    seat: int
    player: str
    text: str
    things: list[str]
    """The ids of what it names, as pictures have them."""
    changes: list[Change]
    """What it says that `seat` got or gave, as far as there are icons for it."""
    came: list[str]
    """The ids of cards and tiles among `things` that it says `seat` got."""
    own: bool
    tentative: bool


class SeatPreferences(QuickAnswer):
    auto_end: bool
    """A turn whose choices are all made ends by itself."""
    ask_everything: bool
    """The server answers nothing unasked."""
    orders: dict[str, int]
    """What is answered beforehand, by prompt: take up to so many, -1 for nothing."""


class Waiting(Answer):
    """Whom all wait for."""

    seat: int
    text: str


class HotSeat(Answer):
    """Whose turn it is on this device, if that is not who looks."""

    seat: int
    name: str


class PictureEdits(QuickAnswer):
    """A picture, made of one that the page has: that is cut at each `<`, the pieces are put together anew, with a `<`
    between any two."""

    base: str
    """The mark of the picture that the page has."""
    pieces: list[Union[StrictInt, StrictStr]]
    """Two numbers are a run of its pieces: the number of the first, from 0, and how many. A text stands for itself."""


class PartPicture(QuickAnswer):
    """A part of the board, drawn for a width in pixels."""

    name: str
    title: str
    width: float
    height: float
    mark: str
    """Two pictures with one mark are equal."""
    svg: Optional[str]
    """Null if the request said that the page has it, or one of which it can be made ..."""
    edits: Optional[PictureEdits]
    """... by these edits."""


class BoardPlace(QuickAnswer):
    """Where parts lie: one part, or several beside or below one another, on tabs, or in drawers over the rest."""

    kind: Literal["part", "beside", "stack", "tabs", "drawers"]
    width: float
    name: str
    holds: list[BoardPlace]


class BoardPictures(QuickAnswer):
    mark: str
    """Two boards with one mark are equal."""
    base: Optional[str]
    """The mark of the board that the page shows, as the request said: what is not told is as there. Null if all is
    told."""
    plan: str
    """The layout that was chosen ..."""
    plans: list[str]
    """... among those that fit the room."""
    places: Optional[BoardPlace]
    """Null if all lies as in `base`."""
    parts: list[PartPicture]
    """All of them; where there is a `base`, those that are different."""


class SeenTable(Answer):
    """The table as data, for programs."""

    game: str
    rules_version: int
    status: Status
    seat: int
    ply: int
    """The number of choices that the seat knows of, its own tentative ones included."""
    must_end: bool
    """All choices of the turn are made: it is to be ended."""
    view: Optional[dict[str, Any]]
    """What the seat sees, as `Match.view` gives it, with the question in `pending`; null before the game begins."""


class Figures(QuickAnswer):
    purses: list[Purse]
    """The few numbers in front of each seat, by icon; null where they are hidden."""
    icons: dict[str, str]
    """The names of these icons."""
    round: Optional[int]


class Picture(Figures):
    board: BoardPictures


class LaterOption(Answer):
    """An answer that is not taught now, and the step in which it is, from 1."""

    code: int
    step: int


class CoachRemark(Answer):
    """Something that has just happened for the first time."""

    number: int
    title: str
    say: str


class ExerciseStar(Answer):
    say: str
    earned: Optional[bool]
    """Null before it is judged."""


class LessonMoment(Answer):
    """What the coach says now."""

    name: str
    title: str
    step: int
    """The step that is shown, from 0; as many as there are steps when all is told."""
    last: int
    """The last step that the game has come to."""
    titles: list[str]
    """Of all steps."""
    heading: str
    say: str
    why: str
    """Why this is a good idea now; empty if the coach says no more."""
    light: list[str]
    """The ids of things on the board, or `part-<name>` for a part of it."""
    taught: list[int]
    """The codes that are taught now; empty if this step is for reading."""
    later: list[LaterOption]
    past: bool
    """The step is done already: the learner looks back."""
    free: bool
    """Any choice will do."""
    coach: bool
    """Whether remarks are wanted."""
    remark: Optional[CoachRemark]
    stars: list[ExerciseStar]
    turns: int
    """In how many turns the goal of an exercise is to be reached."""


class TableView(Figures):
    """The table as a seat sees it: its own tentative turn included, of others only what is confirmed."""

    board: Optional[BoardPictures]
    """Null before the game."""
    version: int
    event: int
    """The last event that this state includes: listen from there."""
    committed: int
    """Confirmed choices."""
    seat: int
    status: Status
    turn: Turn
    clock: Optional[ClockInfo]
    preferences: Optional[SeatPreferences]
    ply: int
    """Choices that this seat knows of."""
    waiting: Optional[Waiting]
    can_undo: bool
    can_reset: bool
    can_end: bool
    must_end: bool
    """All choices of the turn are made, and it waits for its end."""
    hotseat: Optional[HotSeat]
    question: Optional[Question]
    """For the seat that is asked, and for nobody else."""
    log: list[LogEntry]
    """The last entries, without those that the page has (`lines`)."""
    since: list[LogEntry]
    """All that happened since the seat's last turn ..."""
    since_kept: list[int]
    """... and the numbers of what belongs to it among the lines that the page has."""
    lesson: Optional[LessonMoment]
    """What the coach says, if the table is a lesson."""


class TurnTold(Answer):
    """A turn in one sentence."""

    seat: int
    player: str
    """The name of who sits there; of an opponent that the rules play, what the game calls it."""
    first: int
    """The number of its first choice ..."""
    last: int
    """... and of its last so far."""
    text: str
    points: Optional[int]
    """That its player gained; null where they are hidden."""
    round: Optional[int]
    things: list[str]
    """The ids of what its player acted on."""
    changes: list[Change]
    """What its player got or gave in all, besides points."""


class StepTold(Picture):
    """Something to see: the table after one or several choices of a turn."""

    ply: int
    turn: int
    """Which of the turns it belongs to."""
    mover: int
    text: str
    things: list[str]
    """The ids of what was acted on."""
    log: list[LogEntry]


class Steps(Answer):
    """What happened after a choice, as a seat may know it: turn by turn, and the last of it step by step."""

    turns: list[TurnTold]
    steps: list[StepTold]


class Ghost(Answer):
    board: Optional[BoardPictures]
    """As it would look; null if something would be revealed, or if the game would end."""


Number = Annotated[StrictInt, Field(ge=-(1 << 31), lt=1 << 31)]


class ChoiceIn(Body):
    seat: SeatIn
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
    code: Number
    then: Annotated[list[Number], Field(max_length=12)] = []
    """The answers to the next questions, as `follow_ups` of the option has them."""
    towards: Annotated[StrictStr, Field(max_length=60)] = ""
    """The id of a thing: the answers that lead there are given, as long as only one does."""
    in_order: Annotated[StrictStr, Field(max_length=60)] = ""
    """The prompt of a series, which is taken in the order shown."""
    key: Annotated[StrictStr, Field(min_length=1, max_length=64, pattern=VISIBLE_ASCII)]


class Step(Body):
    seat: SeatIn
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]


class PreferencesIn(Body):
    seat: SeatIn
    auto_end: Optional[StrictBool] = None
    ask_everything: Optional[StrictBool] = None
    orders: Annotated[Optional[dict[str, StrictInt]], Field(max_length=20)] = None
    """All standing orders of the seat, by prompt: take up to so many, -1 for nothing."""


class Said(Body):
    text: Annotated[StrictStr, Field(min_length=1, max_length=2000)]


class ChatLine(Answer):
    n: int
    seat: Optional[int]
    name: str
    text: str
    at: Moment


class ReadUpTo(Body):
    n: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
