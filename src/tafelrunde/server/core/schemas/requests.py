"""Base class and field types of request bodies; unknown fields are refused."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr

VISIBLE_ASCII = "^[!-~]*$"  # for ids and tokens


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


SeatIn = Annotated[StrictInt, Field(ge=0, le=20)]


class MailToken(Body):
    token: Annotated[StrictStr, Field(max_length=1000, pattern=VISIBLE_ASCII)]
