"""What all schemas of answers have in common."""

from __future__ import annotations

from typing import Annotated, Optional, Union

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr


class Answer(BaseModel):
    """Every field is always sent, and nothing else. The line behind a field describes it in the reference."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


OptionValue = Union[StrictBool, StrictInt, StrictStr]
Seed = Union[StrictInt, StrictStr]  # a number, or a key of 32 hexadecimal digits
Purse = dict[str, Optional[int]]  # by icon; None where it is hidden
Moment = Annotated[str, Field(description="A point in time: ISO 8601, UTC.", json_schema_extra={"format": "date-time"})]
