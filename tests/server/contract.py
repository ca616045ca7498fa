"""Validates every response of a test against its schema in `openapi.json`."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, NamedTuple

import httpx
import jsonschema_rs

from tafelrunde.server import openapi

JSON = "application/json"


class Operation(NamedTuple):
    id: str
    method: str
    path: re.Pattern[str]
    status: int
    answer: jsonschema_rs.Validator  # when it goes well


class Contract:
    """`answered` has the operations that were answered well."""

    def __init__(self) -> None:
        self.answered: set[str] = set()

    async def check(self, answer: httpx.Response) -> None:
        """For the hooks of a client."""
        if answer.request.method == "HEAD" or not answer.headers.get("content-type", "").startswith(JSON):
            return
        await answer.aread()
        if answer.status_code >= 400:
            validator_of("Problem").validate(answer.json())
            return
        for operation in operations():
            if operation.method == answer.request.method and operation.path.fullmatch(answer.request.url.path):
                assert answer.status_code == operation.status
                operation.answer.validate(answer.json())
                self.answered.add(operation.id)


@cache
def description() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(openapi.text_of(".json"))
    return described


@cache
def validator_of(name: str) -> jsonschema_rs.Validator:
    return _validator({"$ref": f"#/components/schemas/{name}"})


@cache
def operations() -> list[Operation]:
    """Those that send JSON."""
    found = []
    for path, methods in description()["paths"].items():
        pattern = re.compile(re.sub(r"\{\w+\}", "[^/]+", path))
        for method, said in methods.items():
            [status] = [status for status in said["responses"] if status.startswith("2")]
            content = said["responses"][status]["content"]
            if JSON in content:
                schema = _validator(content[JSON]["schema"])
                found.append(Operation(said["operationId"], method.upper(), pattern, int(status), schema))
    return found


def _validator(schema: dict[str, Any]) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({**schema, "components": description()["components"]})
