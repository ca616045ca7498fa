"""JSON responses that skip FastAPI's validation; the tests validate every response against its schema instead."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Final, Optional

from fastapi.responses import Response
from pydantic_core import to_json
from starlette.types import Receive, Scope, Send

from ..schemas.base import Answer
from ..time_slice import TimeSlice

JSON: Final = "application/json"
AT_ONCE: Final = 100  # items of a long list


def as_json(answer: Answer) -> Response:
    return Response(answer.__pydantic_serializer__.to_json(answer), media_type=JSON)


class Pieces(Response):
    """A body that is compressed, sent and freed in pieces, so that other requests run in between."""

    media_type = JSON

    def __init__(self, pieces: Sequence[bytes], headers: Optional[Mapping[str, str]] = None) -> None:
        super().__init__(headers=headers)
        self._pieces = deque(pieces)
        self.headers["content-length"] = str(sum(map(len, pieces)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
        await send(start)
        while self._pieces:
            await send({"type": "http.response.body", "body": self._pieces.popleft(), "more_body": True})
            await asyncio.sleep(0)
        await send({"type": "http.response.body", "body": b""})


async def long_list_as_json(items: Sequence[Answer]) -> Pieces:
    return Pieces([piece async for piece in _list_as_json(items)])


async def with_long_lists_as_json(answer: Answer, *fields: str, headers: Optional[Mapping[str, str]] = None) -> Pieces:
    """A response in which these fields are lists that may have thousands of items."""
    rest = answer.__pydantic_serializer__.to_json(answer, exclude={*fields})
    pieces = [rest[:-1]]
    for field in fields:
        comma = b"," if len(pieces) > 1 or len(rest) > len(b"{}") else b""
        pieces.append(comma + to_json(field) + b":")
        pieces += [piece async for piece in _list_as_json(getattr(answer, field))]
    return Pieces([*pieces, b"}"], headers)


def lists_as_json(
    values: Mapping[str, bytes], lists: Mapping[str, Sequence[bytes]], headers: Optional[Mapping[str, str]] = None
) -> Pieces:
    """An object of encoded values, and of lists given as encoded batches that each begin with a comma. Batches are not
    copied, since they may have a hundred megabytes."""
    pieces = [to_json(name) + b":" + value + b"," for name, value in values.items()]
    for name, batches in lists.items():
        pieces.append(to_json(name) + b":[")
        pieces += [batches[0][1:], *batches[1:]] if batches else []
        pieces.append(b"],")
    pieces[-1] = pieces[-1][:-1]
    return Pieces([b"{", *pieces, b"}"], headers)


async def _list_as_json(items: Sequence[object]) -> AsyncIterator[bytes]:
    time_slice = TimeSlice()
    yield b"["
    for first in range(0, len(items), AT_ONCE):
        batch = to_json(items[first : first + AT_ONCE])[1:-1]
        yield b"," + batch if first else batch
        await time_slice.share()
    yield b"]"
