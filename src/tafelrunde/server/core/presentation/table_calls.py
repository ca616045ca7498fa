"""Functions that answer a page from a table. Each has a name, by which an engine of older rules runs it.

The first parameter is the session; the others are numbers, texts, lists and `Screen`. A function may return an
awaitable for what is worked out after the transaction. Names, parameters and required fields of the answers are a
contract with older releases (`tests/server/core/test_engines.py`): new ones have defaults, none is removed.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import asdict
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from ..matches.table_protocols import SessionView
from .viewer import Screen

P = ParamSpec("P")
R = TypeVar("R")
TableFunction = Callable[Concatenate[SessionView, P], Coroutine[Any, Any, R]]


class TableCall:
    """A function with a name; reads its arguments from JSON and writes its answer as JSON."""

    def __init__(self, function: Callable[..., Coroutine[Any, Any, Any]]) -> None:
        self._function = function
        hints = get_type_hints(function)
        answer = hints.pop("return")
        self.is_deferred: bool = get_origin(answer) is Awaitable
        self.answer: TypeAdapter[Any] = TypeAdapter(get_args(answer)[0] if self.is_deferred else answer)
        self.parameters: dict[str, inspect.Parameter] = dict([*inspect.signature(function).parameters.items()][1:])
        self._screens = [name for name, kind in hints.items() if kind is Screen]

    def arguments(self, given: tuple[object, ...], named: Mapping[str, object]) -> dict[str, Any]:
        bound = {**dict(zip(self.parameters, given, strict=False)), **named}
        return {name: _screen_to_json(value) if name in self._screens else value for name, value in bound.items()}  # type: ignore[arg-type]

    async def run(self, session: SessionView, arguments: Mapping[str, Any]) -> Any:
        """Within an engine: the answer as JSON. Arguments that this release does not know are left out."""
        known = {name: value for name, value in arguments.items() if name in self.parameters}
        read = {name: _screen(value) if name in self._screens else value for name, value in known.items()}
        answer = await self._function(session, **read)
        return self.answer.dump_python(await answer if self.is_deferred else answer, mode="json")


CALLS: Final[dict[str, TableCall]] = {}


def table_call(name: str) -> Callable[[TableFunction[P, R]], TableFunction[P, R]]:
    """Register a function. At a table of older rules its engine runs it, else this process does."""

    def register(function: TableFunction[P, R]) -> TableFunction[P, R]:
        call = CALLS[name] = TableCall(function)

        async def remote(session: SessionView, arguments: dict[str, Any]) -> Any:
            assert session.engine is not None
            return call.answer.validate_python(await session.engine.call(name, **arguments))

        @wraps(function)
        async def dispatched(session: SessionView, /, *given: P.args, **named: P.kwargs) -> R:
            if session.engine is None:
                return await function(session, *given, **named)
            answer = remote(session, call.arguments(given, named))
            found: R = answer if call.is_deferred else await answer  # type: ignore[assignment]
            return found

        return dispatched

    return register


def _screen_to_json(screen: Screen) -> dict[str, Any]:
    lines = [screen.lines.start, screen.lines.stop]
    return {**asdict(screen), "cached": sorted(screen.cached), "lines": lines}


def _screen(given: Mapping[str, Any]) -> Screen:
    known = {name: value for name, value in given.items() if name in Screen.__dataclass_fields__}
    return Screen(**{**known, "cached": frozenset(given["cached"]), "lines": range(*given["lines"])})
