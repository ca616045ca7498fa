"""What the paths need from a request: the house, the person, the screen; and the bodies they read."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional, Union

from fastapi import Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from ..errors import WHO, Refused, unknown_person
from ..guard import bearer
from ..house import House
from ..people import COOKIE
from ..rates import address_of
from ..storage.models import User
from ..texts import Screen

PLAIN = "^[!-~]*$"  # what names something within the server has no spaces, signs of control or other alphabets
FOREVER = 60 * 60 * 24 * 400  # seconds; browsers keep no cookie longer


async def house_of(request: Request) -> House:  # what is no coroutine, FastAPI runs in a thread
    house: House = request.app.state.house
    return house


Here = Annotated[House, Depends(house_of)]


async def visitor(request: Request, house: Here) -> Optional[User]:
    token = bearer(request.headers)
    user = await (house.people.bearing(token) if token else house.people.known(request.cookies.get(COOKIE)))
    if token and user is None:
        raise Refused(401, "unknown-person", "unknown-token")
    request.scope[WHO] = user.id if user else None
    return user


async def person(user: Annotated[Optional[User], Depends(visitor)]) -> User:
    if user is None:
        raise unknown_person()
    return user


async def screen(
    lang: Annotated[Literal["en", "de", "xx"], Query()] = "en",
    width: Annotated[Optional[int], Query(ge=320, le=2000)] = None,
) -> Screen:
    return Screen(lang, width or 0)


def paced(what: str) -> Any:
    """For a path that must not be asked too often, by one address or by one person."""

    async def check(request: Request, house: Here, user: Annotated[Optional[User], Depends(visitor)]) -> None:
        house.rates.take(what, address_of(request.scope), user.id if user else "")

    return Depends(check)


Visitor = Annotated[Optional[User], Depends(visitor)]
Person = Annotated[User, Depends(person)]
OnScreen = Annotated[Screen, Depends(screen)]
TableId = Annotated[str, Path(max_length=32, pattern=PLAIN)]
SeatNumber = Annotated[int, Path(ge=0, le=20)]
SeatQuery = Annotated[int, Query(ge=-2, le=20)]
Json = dict[str, Any]


def keep_cookie(request: Request, response: Response, cookie: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=FOREVER, httponly=True, samesite="lax", secure=secure, path="/")


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


Number = Annotated[StrictInt, Field(ge=-(1 << 31), lt=1 << 31)]
SeatIn = Annotated[StrictInt, Field(ge=0, le=20)]


class Name(Body):
    name: Annotated[StrictStr, Field(max_length=200)]


class Account(Body):
    name: Annotated[StrictStr, Field(max_length=200)]
    password: Annotated[StrictStr, Field(max_length=1000)]


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


class ClockPlan(Body):
    bank: Annotated[StrictInt, Field(ge=10, le=60 * DAYS)]
    increment: Annotated[StrictInt, Field(ge=0, le=7 * DAYS)] = 0
    policy: Literal["wait", "bot", "drop"] = "wait"
    night: Optional[Night] = None


class TablePlan(Body):
    game: Annotated[StrictStr, Field(max_length=80)]
    players: Optional[Annotated[StrictInt, Field(ge=1, le=12)]] = None
    options: dict[str, Union[StrictBool, StrictInt, StrictStr]] = Field(default_factory=dict, max_length=100)
    seed: Optional[Annotated[StrictInt, Field(gt=-(1 << 63), lt=1 << 63)]] = None
    title: Annotated[StrictStr, Field(max_length=400)] = ""
    spectators: StrictBool = True
    public: StrictBool = False
    seats: Optional[Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]] = None
    clock: Optional[ClockPlan] = None
    webhook: Optional[Annotated[StrictStr, Field(max_length=500)]] = None


class Webhook(Body):
    url: Optional[Annotated[StrictStr, Field(max_length=500)]] = None


class Absent(Body):
    what: Literal["bot", "drop"]


class Claim(Body):
    invite: Annotated[StrictStr, Field(max_length=100)] = ""
    name: Optional[Annotated[StrictStr, Field(max_length=200)]] = None


class BotSeat(Body):
    bot: Annotated[StrictStr, Field(max_length=80)]


class ChoiceIn(Body):
    seat: SeatIn
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
    code: Number
    key: Annotated[StrictStr, Field(min_length=1, max_length=64, pattern=PLAIN)]


class Step(Body):
    seat: SeatIn
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]


class Preferences(Body):
    seat: SeatIn
    auto_end: Optional[StrictBool] = None
    ask_everything: Optional[StrictBool] = None


class Asking(Body):
    seat: SeatIn


class Fork(Body):
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
    seats: Optional[Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]] = None


class Watching(Body):
    spectators: StrictBool


class Said(Body):
    text: Annotated[StrictStr, Field(min_length=1, max_length=2000)]
