"""Finds out, for all tables of the database, which engine plays them, and which rules are missing."""

from __future__ import annotations

import logging
from typing import NamedTuple, Optional

from sqlalchemy import func, select

from ..kinds import OVER
from ..matches.pinned import has_rules_for
from ..storage import Storage
from ..storage.models import Table
from ..storage.queries import pack_text_of
from .catalog import Engines, Pin, pin_of
from .table import Ask, find_engine

log = logging.getLogger(__name__)


class PinnedTables(NamedTuple):
    """The tables of a pin; `engine` is None if this release has their rules, or nobody."""

    pin: Pin
    running: int
    finished: int
    is_current: bool
    engine: Optional[str]

    @property
    def is_missing(self) -> bool:
        return not self.is_current and self.engine is None


async def describe_engines(engines: Engines, ask: Ask) -> None:
    """Ask each engine for its rules. Tables of one that does not answer stay closed."""
    for name in engines.folders:
        try:
            described = await ask(name, {"call": "describe"})
        except Exception as wrong:
            log.error("the engine %s does not start (%s); tables of its rules are closed", name, wrong)
            continue
        engines.rules[name] = described["rules"]
        log.info("the engine %s plays tables of Tafelrunde %s", name, described["program"])


async def pinned_tables(storage: Storage, engines: Engines, ask: Ask) -> list[PinnedTables]:
    """All begun tables by pin. Each pin is looked for in the engines, by one of its tables."""
    pin = (Table.game, Table.rules_version, Table.component_hash)
    over = func.count().filter(Table.status == OVER)
    query = select(func.min(Table.id), func.count() - over, over).where(Table.seed.is_not(None)).group_by(*pin)
    found: list[PinnedTables] = []
    async with storage.reading() as db:
        for table_id, running, finished in await db.execute(query):
            table = (await db.execute(select(Table).where(Table.id == table_id))).scalar_one()
            current = has_rules_for(table)
            if not current:
                engines.known[pin_of(table)] = await find_engine(engines, ask, table, await pack_text_of(db, table))
            found.append(PinnedTables(pin_of(table), running, finished, current, engines.known.get(pin_of(table))))
    return sorted(found)


def warn_of_missing(tables: list[PinnedTables]) -> None:
    for each in tables:
        if each.is_missing and each.running:
            game, version, components = each.pin
            log.warning(
                "%d running tables of %s need its rules version %d (components %s): nobody can play them until their "
                "release is among the engines",
                each.running, game, version, components[:8],
            )  # fmt: skip
