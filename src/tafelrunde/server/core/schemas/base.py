"""The base of answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Optional, Union

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr


class Answer(BaseModel):
    """Every field is always sent, and nothing else. The line behind a field describes it in the reference."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class QuickAnswer(Answer):
    """An answer of which every choice makes dozens: it takes what it is given as it is. To look through it once more
    costs a twentieth of a choice; types are checked before the program runs, and the tests hold every answer against
    its schema."""

    if not TYPE_CHECKING:

        def __init__(self, **fields: Any) -> None:
            put = object.__setattr__  # what `model_construct` does, for fields that are all there
            put(self, "__dict__", fields)
            put(self, "__pydantic_fields_set__", set(fields))
            put(self, "__pydantic_extra__", None)
            put(self, "__pydantic_private__", None)


OptionValue = Union[StrictBool, StrictInt, StrictStr]
Seed = Union[StrictInt, StrictStr]  # a number, or a key of 32 hexadecimal digits
Purse = dict[str, Optional[int]]  # by icon; None where it is hidden
Moment = Annotated[str, Field(description="A point in time: ISO 8601, UTC.", json_schema_extra={"format": "date-time"})]
