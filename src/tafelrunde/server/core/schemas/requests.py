"""The base of request bodies. Fields that they do not declare are refused."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr

VISIBLE_ASCII = "^[!-~]*$"  # what names something within the server has no spaces, signs of control or other alphabets


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


SeatIn = Annotated[StrictInt, Field(ge=0, le=20)]


class MailToken(Body):
    token: Annotated[StrictStr, Field(max_length=1000, pattern=VISIBLE_ASCII)]
