"""A FastAPI route that works out once how to read a request and solve its dependencies.

FastAPI walks the tree of dependencies and inspects every parameter again for each request; that took a sixth of the
time of a choice (`research/choice.py`). A flat route lists the calls and their arguments when it is created. It leaves
what is rare to FastAPI: requests with mistakes, so that errors are described the same, and routes whose answer FastAPI
serializes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from inspect import iscoroutinefunction
from typing import Any, Optional, get_type_hints

from fastapi import Request, Response
from fastapi._compat import ModelField
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from pydantic_core import SchemaValidator
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

Arguments = dict[str, Any]


class _Missing(Exception):
    """A required parameter is missing."""


@dataclass(frozen=True)
class _Parameter:
    name: str
    alias: str
    in_path: bool
    validate: Callable[[Any], Any]
    model: bool  # its fields are the query parameters
    required: bool
    default: Any

    def read(self, request: Request) -> Any:
        if self.model:
            return self.validate(dict(request.query_params))
        value = (request.path_params if self.in_path else request.query_params).get(self.alias)
        if value is not None:
            return self.validate(value)
        if self.required:
            raise _Missing
        return self.default


@dataclass
class _Call:
    """A dependency or the endpoint: a coroutine function and where its arguments come from."""

    function: Callable[..., Awaitable[Any]]
    parameters: list[_Parameter]
    request_name: Optional[str]
    earlier: list[tuple[str, int]] = field(default_factory=list)  # argument, number of the call that returns it

    def read(self, request: Request) -> Arguments:
        arguments = {parameter.name: parameter.read(request) for parameter in self.parameters}
        if self.request_name is not None:
            arguments[self.request_name] = request
        return arguments


class FlatRoute(APIRoute):
    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        body = self.body_field
        calls = _flattened(self.dependant) if _returns_response(self.endpoint) else None
        self.is_flat = False
        if calls is not None and (body is None or _is_model(body.field_info.annotation)):
            self.is_flat = True
            self.app = _FlatApp(self.app, calls, body)


class _FlatApp:
    """The application of a flat route; `by_fastapi` is the one that FastAPI made."""

    def __init__(self, by_fastapi: ASGIApp, calls: list[_Call], body: Optional[ModelField]) -> None:
        self._by_fastapi = by_fastapi
        self._calls = calls
        self._body_name = body.name if body is not None else ""
        self._read_body = _validator(body).validate_json if body is not None else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            body = await request.body() if self._read_body is not None else b""
            arguments = [call.read(request) for call in self._calls]
            if self._read_body is not None:
                arguments[-1][self._body_name] = self._read_body(body)
        except (_Missing, ValidationError):
            await self._by_fastapi(scope, _once_more(body, receive), send)
            return
        except ClientDisconnect:  # nobody waits for an answer
            return
        results: list[Any] = []
        for call, given in zip(self._calls, arguments, strict=True):
            for name, number in call.earlier:
                given[name] = results[number]
            results.append(await call.function(**given))
        await results[-1](scope, receive, send)


def _once_more(body: bytes, receive: Receive) -> Receive:
    """Receives a body that has been read already."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return messages.pop() if messages else await receive()

    return receive_again


def _returns_response(endpoint: Callable[..., Any]) -> bool:
    returned = get_type_hints(endpoint).get("return")
    return isinstance(returned, type) and issubclass(returned, Response)


def _is_model(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, BaseModel)


def _flattened(endpoint: Dependant) -> Optional[list[_Call]]:
    """The calls in the order in which they run, the endpoint last; None if FastAPI does more for one of them."""
    calls: list[_Call] = []
    numbers: dict[Any, int] = {}

    def add(dependant: Dependant) -> bool:
        if not _is_plain(dependant):
            return False
        earlier = []
        for needed in dependant.dependencies:
            if needed.call not in numbers and not add(needed):
                return False
            if needed.name is not None:
                earlier.append((needed.name, numbers[needed.call]))
        assert dependant.call is not None
        numbers[dependant.call] = len(calls)
        calls.append(_Call(dependant.call, _parameters(dependant), dependant.request_param_name, earlier))
        return True

    return calls if add(endpoint) else None


def _is_plain(dependant: Dependant) -> bool:
    special = (
        dependant.header_params,
        dependant.cookie_params,
        dependant.response_param_name,
        dependant.background_tasks_param_name,
        dependant.http_connection_param_name,
        dependant.security_scopes_param_name,
    )
    return not any(special) and dependant.use_cache and iscoroutinefunction(dependant.call)


def _parameters(dependant: Dependant) -> list[_Parameter]:
    in_path = [(field, True) for field in dependant.path_params]
    in_query = [(field, False) for field in dependant.query_params]
    return [
        _Parameter(
            name=field.name,
            alias=field.alias,
            in_path=is_path,
            validate=_validator(field).validate_python,
            model=_is_model(field.field_info.annotation),
            required=field.field_info.is_required(),
            default=field.default,
        )
        for field, is_path in [*in_path, *in_query]
    ]


def _validator(field: ModelField) -> SchemaValidator:
    return field._type_adapter.validator  # type: ignore[return-value]
