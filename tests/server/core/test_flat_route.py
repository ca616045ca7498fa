"""Flat routes answer like FastAPI's own, whether a request is valid or not."""

from __future__ import annotations

import json
from typing import Annotated, Any

import pytest
from fastapi import APIRouter, Depends, FastAPI, HTTPException, Path, Query, Request, Response
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from pydantic import BaseModel, ConfigDict, Field

from tafelrunde.server.core.http.flat_route import FlatRoute
from tafelrunde.server.routes import ROUTES


class Window(BaseModel):
    width: Annotated[int, Field(ge=10)] = 100
    lang: Annotated[str, Field(max_length=2)] = "en"


class Move(BaseModel):
    model_config = ConfigDict(extra="forbid")
    code: int
    then: list[int] = []


async def counter(request: Request) -> list[str]:
    calls: list[str] = request.app.state.calls
    calls.append("counter")
    return calls


Counter = Annotated[list[str], Depends(counter)]


async def area(window: Annotated[Window, Query()], calls: Counter) -> str:
    calls.append("area")
    return f"{window.width} {window.lang}"


async def guard(calls: Counter, token: Annotated[str, Query()] = "good") -> None:
    calls.append("guard")
    if token != "good":
        raise HTTPException(403, "no")


async def answer(
    number: Annotated[int, Path(ge=0, le=9)],
    move: Move,
    calls: Counter,
    size: Annotated[str, Depends(area)],
    seat: Annotated[int, Query(le=4)],
    name: str = "nobody",
) -> Response:
    return Response(f"{number} {move.code} {move.then} {size} {seat} {name} {calls}")


async def look(number: Annotated[int, Path()], size: Annotated[str, Depends(area)]) -> Response:
    return Response(f"{number} {size}")


def client(route_class: type[APIRoute]) -> TestClient:
    router = APIRouter(route_class=route_class)
    router.post("/things/{number}", dependencies=[Depends(guard)])(answer)
    router.get("/things/{number}")(look)
    app = FastAPI()
    app.router.routes.extend(router.routes)
    app.state.calls = []
    return TestClient(app, raise_server_exceptions=False)


GOOD: dict[str, Any] = {"code": 3, "then": [1, 2]}
REQUESTS: list[tuple[str, str, Any]] = [
    ("POST", "/things/1?seat=2", GOOD),
    ("POST", "/things/1?seat=2&width=20&lang=de&name=Ada&other=1", GOOD),
    ("POST", "/things/1?seat=2&seat=3", GOOD),
    ("POST", "/things/1?seat=2&token=bad", GOOD),
    ("POST", "/things/1?token=bad", GOOD),
    ("POST", "/things/1", GOOD),
    ("POST", "/things/x?seat=5&width=1", {"code": "?"}),
    ("POST", "/things/12?seat=2", GOOD),
    ("POST", "/things/1?seat=&width=", GOOD),
    ("POST", "/things/1?seat=2", {**GOOD, "extra": 1}),
    ("POST", "/things/1?seat=2", {"code": "7"}),
    ("POST", "/things/1?seat=2", {"code": 7.5}),
    ("POST", "/things/1?seat=2", [1]),
    ("POST", "/things/1?seat=2", None),
    ("POST", "/things/1?seat=2", "{"),
    ("POST", "/things/1?seat=2", "[" * 5000),
    ("GET", "/things/1", None),
    ("GET", "/things/1?width=9", None),
    ("GET", "/things/1?lang=%C3%A4%C3%B6", None),
    ("GET", "/things/one", None),
]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_a_flat_route_answers_like_fastapi(method: str, path: str, body: Any) -> None:
    answers = []
    for route_class in (APIRoute, FlatRoute):
        content = body if isinstance(body, str) or body is None else json.dumps(body)
        headers = {"content-type": "application/json"}
        found = client(route_class).request(method, path, content=content, headers=headers)
        answers.append((found.status_code, found.text))
    assert answers[0] == answers[1]


def test_shared_dependencies_run_once_and_in_the_same_order() -> None:
    flat, plain = client(FlatRoute), client(APIRoute)
    for each in (flat, plain):
        each.post("/things/1?seat=2", json=GOOD)
    assert flat.app.state.calls == plain.app.state.calls  # type: ignore[attr-defined]
    assert flat.app.state.calls.count("counter") == 1  # type: ignore[attr-defined]


def test_what_every_choice_asks_for_is_flat() -> None:
    flat = {route.name for route in ROUTES if isinstance(route, FlatRoute) and route.is_flat}
    assert {"state", "choose", "undo", "reset", "end"} <= flat
