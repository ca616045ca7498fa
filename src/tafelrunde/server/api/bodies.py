"""The bodies of requests, as the API takes them. What they do not name is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional, Union

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from ...kernel.languages import Language

VISIBLE_ASCII = "^[!-~]*$"  # what names something within the server has no spaces, signs of control or other alphabets

MAIL_ADDRESS = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


Number = Annotated[StrictInt, Field(ge=-(1 << 31), lt=1 << 31)]
Key = Annotated[StrictStr, Field(pattern="^[0-9a-f]{32}$")]  # a seed of 128 bits
SeatIn = Annotated[StrictInt, Field(ge=0, le=20)]


class Name(Body):
    name: Annotated[StrictStr, Field(max_length=200)]


class Account(Body):
    name: Annotated[StrictStr, Field(max_length=200)]
    password: Annotated[StrictStr, Field(max_length=1000)]


class NewPassword(Body):
    old: Annotated[StrictStr, Field(max_length=1000)]
    new: Annotated[StrictStr, Field(max_length=1000)]


class PushDeviceIn(Body):
    endpoint: Annotated[StrictStr, Field(max_length=500)]
    public_key: Annotated[StrictStr, Field(max_length=100, pattern=VISIBLE_ASCII)]
    auth: Annotated[StrictStr, Field(max_length=40, pattern=VISIBLE_ASCII)]
    zone: Annotated[StrictStr, Field(max_length=60)]


class GoneDevice(Body):
    endpoint: Annotated[StrictStr, Field(max_length=500)]


class MailToken(Body):
    token: Annotated[StrictStr, Field(max_length=1000, pattern=VISIBLE_ASCII)]


class SurePassword(Body):
    """Says that it is really they who ask."""

    password: Annotated[StrictStr, Field(max_length=1000)]


class RecoveryIn(SurePassword):
    address: Optional[Annotated[StrictStr, Field(max_length=254, pattern=MAIL_ADDRESS)]] = None


class Forgotten(Body):
    name: Annotated[StrictStr, Field(min_length=1, max_length=254)]


class Recovered(MailToken):
    password: Annotated[StrictStr, Field(max_length=1000)]


class PasskeyAnswer(Body):
    credential: dict[str, Any]
    """What the browser's `PublicKeyCredential.toJSON()` gives."""


class NewPasskey(PasskeyAnswer):
    name: Annotated[StrictStr, Field(max_length=200)] = ""


class Farewell(Body):
    password: Annotated[StrictStr, Field(max_length=1000)] = ""


class SeatPlan(Body):
    kind: Literal["me", "device", "bot", "open"]
    name: Optional[Annotated[StrictStr, Field(max_length=200)]] = None
    bot: Optional[Annotated[StrictStr, Field(max_length=80)]] = None


Hour = Annotated[StrictStr, Field(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
DAYS = 60 * 60 * 24


class Night(Body):
    begin: Hour
    end: Hour
    zone: Annotated[StrictStr, Field(max_length=60)]


class MailWishIn(Body):
    address: Annotated[StrictStr, Field(max_length=254, pattern=MAIL_ADDRESS)]
    hour: Optional[Hour] = None


class CallsIn(Body):
    zone: Annotated[StrictStr, Field(max_length=60)]
    mail: Optional[MailWishIn] = None
    hook: Optional[Annotated[StrictStr, Field(max_length=500)]] = None
    quiet: Optional[Night] = None
    invites: StrictBool = False


class ClockPlan(Body):
    bank: Annotated[StrictInt, Field(ge=10, le=60 * DAYS)]
    increment: Annotated[StrictInt, Field(ge=0, le=7 * DAYS)] = 0
    policy: Literal["wait", "bot", "drop"] = "wait"
    night: Optional[Night] = None


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


class NewPackIn(Body):
    name: Annotated[StrictStr, Field(max_length=200)] = ""
    """As in the text, if it is not given."""
    text: Annotated[StrictStr, Field(max_length=200_000)] = ""


class PackIn(Body):
    version: Annotated[StrictInt, Field(ge=1, lt=1_000_000)]
    """The one that was changed."""
    text: Annotated[StrictStr, Field(max_length=200_000)]


class TakenLine(Body):
    kind: Annotated[StrictStr, Field(max_length=60)]
    id: Annotated[StrictStr, Field(max_length=60)]
    part: Annotated[StrictStr, Field(max_length=60)]


class MergeIn(Body):
    version: Annotated[StrictInt, Field(ge=1, lt=1_000_000)]
    other: Annotated[StrictStr, Field(max_length=32, pattern=VISIBLE_ASCII)]
    take: Annotated[list[TakenLine], Field(min_length=1, max_length=2000)]


class FilledForm(Body):
    parts: Annotated[dict[str, Any], Field(max_length=40)]
    """The values of a component by part, as its form has them; those that are left out stay."""


class DraftForm(FilledForm):
    names: dict[Language, Annotated[StrictStr, Field(max_length=200)]] = {}
    """By language; what we call it is not kept."""


class SavedForm(DraftForm):
    version: Annotated[StrictInt, Field(ge=1, lt=1_000_000)]
    """Of the pack that was changed."""
    note: Annotated[StrictStr, Field(max_length=500)] = ""


class PositionIn(Body):
    players: Annotated[StrictInt, Field(ge=1, le=10)]
    seed: Annotated[StrictInt, Field(ge=0, lt=1_000_000)]
    options: Annotated[dict[str, Any], Field(max_length=60)] = {}
    codes: Annotated[list[StrictInt], Field(max_length=1000)]


class SitDown(DraftForm):
    position: PositionIn
    """As `position` told it."""


class CheckIn(Body):
    checked: StrictBool


class TournamentPlan(Body):
    title: Annotated[StrictStr, Field(min_length=1, max_length=400)]
    game: Annotated[StrictStr, Field(max_length=80)]
    options: dict[str, Union[StrictBool, StrictInt, StrictStr]] = Field(default_factory=dict, max_length=100)
    format: Literal["robin", "swiss"] = "swiss"
    group_size: Annotated[StrictInt, Field(ge=2, le=5)] = 2
    rounds: Annotated[StrictInt, Field(ge=0, le=20)] = 0
    """0: as many as it takes."""
    most: Annotated[StrictInt, Field(ge=2, le=64)] = 16
    clock: ClockPlan
    """Its policy does not count: `absent` says it."""
    absent: Literal["bot", "forfeit"] = "bot"
    public: StrictBool = False


class EntryIn(Body):
    name: Annotated[StrictStr, Field(max_length=200)] = ""


class BotsIn(Body):
    bot: Annotated[StrictStr, Field(max_length=80)]
    number: Annotated[StrictInt, Field(ge=1, le=64)] = 1


class Webhook(Body):
    url: Optional[Annotated[StrictStr, Field(max_length=500)]] = None


class Absent(Body):
    what: Literal["bot", "drop"]


class VoteIn(Body):
    what: Optional[Literal["bot"]]
    """Null takes the vote back."""


class ChancesIn(Body):
    agreed: StrictBool


class TieIn(Body):
    kind: Optional[Literal["follow", "block"]]
    """Null is neither."""


class InviteIn(Body):
    person: Annotated[StrictStr, Field(max_length=32, pattern=VISIBLE_ASCII)]


class ReportIn(Body):
    text: Annotated[StrictStr, Field(min_length=1, max_length=1000)]


class MeasureIn(Body):
    kind: Literal["warn", "silence", "ban", "lift"]
    days: Annotated[StrictInt, Field(ge=1, le=36_500)] = 7
    """For `silence` and `ban`."""
    text: Annotated[StrictStr, Field(max_length=1000)] = ""
    """For them to read."""
    report: Optional[Annotated[StrictStr, Field(max_length=16, pattern=VISIBLE_ASCII)]] = None
    """That it answers, and which goes off the list."""


class Claim(Body):
    invite: Annotated[StrictStr, Field(max_length=100)] = ""
    name: Optional[Annotated[StrictStr, Field(max_length=200)]] = None


class BotSeat(Body):
    bot: Annotated[StrictStr, Field(max_length=80)]


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


class LessonStep(Body):
    step: Optional[Annotated[StrictInt, Field(ge=0, le=1000)]] = None
    """From 0; as many as there are steps when all was read."""
    coach: Optional[StrictBool] = None


class Asking(Body):
    seat: SeatIn


class Tryout(Body):
    seat: SeatIn
    world: Annotated[StrictInt, Field(ge=0, lt=1 << 30)]
    codes: Annotated[list[StrictInt], Field(max_length=400)] = Field(default_factory=list)
    ply: Optional[Annotated[StrictInt, Field(ge=0, lt=1 << 31)]] = None


class OwnNotes(Body):
    notes: Annotated[StrictStr, Field(max_length=4000)]


class Fork(Body):
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
    seat: Optional[Annotated[StrictInt, Field(ge=0, lt=12)]] = None
    seats: Optional[Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]] = None


class Watching(Body):
    spectators: StrictBool


class Archived(Body):
    archived: StrictBool


class ReadUpTo(Body):
    n: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]


class Said(Body):
    text: Annotated[StrictStr, Field(min_length=1, max_length=2000)]
