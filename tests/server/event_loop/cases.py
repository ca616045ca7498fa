"""Worst cases of every route: the largest bodies, what is slow for a parser, and the requests that need the most rows.

`all_cases` fails for a route without one, so that new routes are not forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, Optional

from fastapi import FastAPI
from fastapi.routing import APIRoute, APIWebSocketRoute
from starlette.routing import Route

from .world import World

BODY: Final = 64_000  # bytes, as many as the server takes
QUERY: Final = 7_500  # likewise, with a short path
HEADERS: Final = 30_000
JSON: Final = "application/json"
FIRST: Final = "GET /api/tables/{table_id}/state"
LAST: Final = "POST /api/me/delete"  # whose cookie all others have


class Case(NamedTuple):
    route: str  # "GET /api/me"
    name: str = ""
    path: str = ""
    body: Optional[bytes] = None
    cookie: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    status: tuple[int, ...] = (200,)
    cold: bool = False  # no match is in memory
    once: bool = False  # the second request would do something else
    until: bytes = b""  # of a stream, after which the client has read enough
    frames: Optional[Sequence[str]] = None  # of a WebSocket
    prepare: Optional[Callable[[World], Case]] = None
    upload: bool = False  # a pack, a record or a form is read

    @property
    def full_name(self) -> str:
        return f"{self.route} {self.name}"

    def expects(self, status: int) -> bool:
        """Any refusal does for an attack without an expected status, also a closed line."""
        return status in self.status if self.status else status < 500

    def raw(self, host: str) -> bytes:
        method = self.route.partition(" ")[0]
        lines = [f"{method} {self.path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Connection: close"]
        lines.append("Accept-Encoding: gzip")
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += [f"{name}: {value}" for name, value in self.headers]
        if self.body is not None:
            lines += [f"Content-Type: {JSON}", f"Content-Length: {len(self.body)}"]
        return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + (self.body or b"")


class Undeclared(Exception):
    """A route without a worst case."""


def routes_of(app: FastAPI) -> list[str]:
    found = []
    for route in app.routes:
        if isinstance(route, APIWebSocketRoute):
            found.append(f"WS {route.path}")
        elif isinstance(route, (APIRoute, Route)):
            found += [f"{method} {route.path}" for method in sorted(route.methods or ()) if method != "HEAD"]
    return found


def all_cases(world: World, app: FastAPI, at_length: bool) -> Iterator[Case]:
    """First a page asks a server that has just started for its board; those that destroy something come last."""
    from .declared import Declared  # it needs `Case`

    routes, declared = routes_of(app), Declared(world, at_length).by_route()
    missing = [route for route in routes if not declared.get(route)]
    unknown = [route for route in declared if route not in routes]
    if missing or unknown:
        raise Undeclared(f"routes without a worst case: {missing}; worst cases without a route: {unknown}")
    for once in (False, True):
        for number, route in enumerate(sorted(routes, key=_rank)):
            yield from (case for case in declared[route] if case.once == once)
            if not once:
                yield from _attacks(declared[route][0], number, at_length)


def _rank(route: str) -> int:
    return (route != FIRST) + (route == LAST)


def _attacks(case: Case, number: int, at_length: bool) -> Iterator[Case]:
    """What anybody can send to any route, whatever it expects: briefly one of the bodies, a different one for each
    route beside the one that a model takes longest for."""
    if case.frames is not None:
        return
    path = case.path.partition("?")[0]
    cookie = "" if case.prepare is not None or case.once else case.cookie
    plain = Case(case.route, cookie=cookie, body=case.body, until=case.until, status=())
    yield plain._replace(name="a long query", path=f"{path}?{'a=1&' * (QUERY // 4)}")
    if case.body is None:
        return
    bodies = [*hostile_bodies(BODY).items()]
    chosen = bodies if at_length else [bodies[0], bodies[1 + number % (len(bodies) - 1)]]
    for name, body in chosen:
        yield plain._replace(name=name, path=path, body=body)


def hostile_bodies(size: int) -> dict[str, bytes]:
    keys = ",".join(f'"{n:x}":0' for n in range(size // 8))
    return {
        "many unknown keys": f"{{{keys}}}".encode()[:size],
        "nested lists": b"[" * (size // 2) + b"]" * (size // 2),
        "nested objects": b'{"a":' * (size // 6) + b"0" + b"}" * (size // 6),
        "many numbers": b"[" + b"1," * (size // 2 - 2) + b"1]",
        "a long number": b'{"seat":' + b"9" * (size - 10) + b"}",
        "escapes": b'{"name":"' + rb"\u0041" * ((size - 20) // 6) + b'"}',
    }


def as_body(content: object) -> bytes:
    return json.dumps(content).encode()
