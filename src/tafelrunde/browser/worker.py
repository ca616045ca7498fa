"""What the JavaScript of the two workers calls: requests and saved tables in one, jobs of bots in the other."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from pydantic import ValidationError

from ..bots import builtin_bot
from ..kernel.game import UsageError
from ..server.core.bots.jobs import FAILED, Thought, TurnJob
from ..server.core.bots.thinker import Thinker
from ..server.core.errors import Refused, illegal
from ..server.core.schemas.base import Answer
from .routes import Request, Result, find
from .stored import StoredTable
from .tables import LocalTables

log = logging.getLogger(__name__)


class Response(NamedTuple):
    status: int
    body: str


class Application:
    """`save` gets the id and text of a changed table, empty when it is removed; `think` the id of a table and a job for
    its bot; `notify` the id, kinds of events and version of a changed table."""

    def __init__(
        self,
        save: Callable[[str, str], None],
        think: Callable[[str, str], None],
        notify: Callable[[str, str, int], None],
    ) -> None:
        def ask(table_id: str, job: TurnJob) -> None:
            think(table_id, json.dumps(job._asdict()))

        def tell(table_id: str, kinds: Sequence[str], version: int) -> None:
            notify(table_id, ",".join(kinds), version)

        self.tables = LocalTables(save, ask, tell)

    def restore(self, texts: str) -> None:
        """Take up saved tables, a list as JSON. One that cannot be read is left out."""
        for text in json.loads(texts):
            try:
                stored = StoredTable.from_text(text)
            except (KeyError, TypeError, ValueError) as wrong:
                log.warning("a saved table is unreadable: %s", wrong)
                continue
            self.tables.stored[stored.table.id] = stored

    async def answer(self, method: str, url: str, body: str) -> Response:
        address = urlsplit(url)
        query = dict(parse_qsl(address.query))
        lang = query.get("lang", "en")
        try:
            operation, path = find(method, address.path)
            parts = {name: unquote(value) for name, value in path.items()}
            return Response(200, _text(await operation(Request(self.tables, parts, query, body))))
        except Refused as refused:
            return _problem(refused, lang)
        except (ValidationError, UsageError, ValueError) as wrong:
            return _problem(illegal("bad-request", reason=str(wrong)[:200]), lang)

    async def take_thought(self, table_id: str, thought: str) -> None:
        await self.tables.take_thought(table_id, Thought(**json.loads(thought)))


def _text(result: Result) -> str:
    if isinstance(result, Answer):
        return result.__pydantic_serializer__.to_json(result).decode()
    return f"[{','.join(_text(each) for each in result)}]"


def _problem(refused: Refused, lang: str) -> Response:
    return Response(refused.status, json.dumps(refused.body(lang)))


class Bots:
    """Computes jobs, in the worker of its own."""

    def __init__(self) -> None:
        self._thinker = Thinker(builtin_bot)

    def think(self, job: str) -> str:
        codes: list[int] = []
        wrong, reason = "", ""
        try:
            wrong, reason = self._thinker.turn(TurnJob(**json.loads(job)), codes.append)
        except Exception as error:  # the table continues with a replacement choice
            wrong, reason = FAILED, f"{type(error).__name__}: {error}"[:200]
        return json.dumps(Thought(codes, wrong, reason)._asdict())
