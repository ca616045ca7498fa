"""Answers that are sent as they are. FastAPI would check them once more and turn them into plain data first; the tests
hold every answer against its schema instead."""

from __future__ import annotations

from fastapi.responses import Response

from ..schemas.base import Answer


def as_json(answer: Answer) -> Response:
    return Response(answer.__pydantic_serializer__.to_json(answer), media_type="application/json")
