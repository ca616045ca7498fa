"""What the paths need from a request: the house, the person, the screen; and the bodies they read."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional, Union

from fastapi import Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from ..errors import unknown_person
from ..house import House
from ..people import COOKIE
from ..storage.models import User
from ..texts import Screen

FOREVER = 60 * 60 * 24 * 400  # seconds; browsers keep no cookie longer


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


Here = Annotated[House, Depends(house_of)]


async def visitor(request: Request, house: Here) -> Optional[User]:
    return await house.people.known(request.cookies.get(COOKIE))


async def person(user: Annotated[Optional[User], Depends(visitor)]) -> User:
    if user is None:
        raise unknown_person()
    return user


def screen(
    lang: Annotated[Literal["en", "de", "xx"], Query()] = "en",
    width: Annotated[Optional[int], Query(ge=320, le=2000)] = None,
) -> Screen:
    return Screen(lang, width or 0)


Visitor = Annotated[Optional[User], Depends(visitor)]
Person = Annotated[User, Depends(person)]
OnScreen = Annotated[Screen, Depends(screen)]
TableId = Annotated[str, Path(max_length=32)]
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


class TablePlan(Body):
    game: Annotated[StrictStr, Field(max_length=80)]
    players: Optional[Annotated[StrictInt, Field(ge=1, le=12)]] = None
    options: dict[str, Union[StrictBool, StrictInt, StrictStr]] = Field(default_factory=dict, max_length=100)
    seed: Optional[Annotated[StrictInt, Field(gt=-(1 << 63), lt=1 << 63)]] = None
    title: Annotated[StrictStr, Field(max_length=400)] = ""
    spectators: StrictBool = True
    public: StrictBool = False
    seats: Optional[Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]] = None


class Claim(Body):
    invite: Annotated[StrictStr, Field(max_length=100)] = ""
    name: Optional[Annotated[StrictStr, Field(max_length=200)]] = None


class BotSeat(Body):
    bot: Annotated[StrictStr, Field(max_length=80)]


class ChoiceIn(Body):
    seat: SeatIn
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
    code: Number
    key: Annotated[StrictStr, Field(min_length=1, max_length=64)]


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


class Said(Body):
    text: Annotated[StrictStr, Field(min_length=1, max_length=2000)]
