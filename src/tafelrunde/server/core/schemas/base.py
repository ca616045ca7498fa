"""Base classes and field types of responses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Optional, Union

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr


class Answer(BaseModel):
    """A response. Every field is always sent. Docstrings of fields become descriptions in the API reference."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class QuickAnswer(Answer):
    """A response without runtime validation, for models of which every choice creates dozens: validation would take 5 %
    of a choice. mypy checks the types, and the tests validate every response against its schema."""

    if not TYPE_CHECKING:

        def __init__(self, **fields: Any) -> None:
            put = object.__setattr__  # as `model_construct` does, but without defaults
            put(self, "__dict__", fields)
            put(self, "__pydantic_fields_set__", set(fields))
            put(self, "__pydantic_extra__", None)
            put(self, "__pydantic_private__", None)

        @classmethod
        def __get_pydantic_core_schema__(cls, source: type, handler: Any) -> Any:
            """Whoever reads a response, as from an engine, validates it: Pydantic does not use the constructor then."""
            schema = handler(source)
            model = schema["schema"] if schema["type"] == "definitions" else schema
            model["custom_init"] = False
            return schema


OptionValue = Union[StrictBool, StrictInt, StrictStr]
Seed = Union[StrictInt, StrictStr]  # a number, or a key of 32 hexadecimal digits
SeatSummary = dict[str, Optional[int]]  # amounts by icon; None if hidden
Moment = Annotated[str, Field(description="A point in time: ISO 8601, UTC.", json_schema_extra={"format": "date-time"})]
