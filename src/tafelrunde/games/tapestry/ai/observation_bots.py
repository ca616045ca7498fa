"""Readers of what views show of the Automa and the Shadow Empire; zeros without them. Their outposts are in the rows of
the map, as those of seats after the players."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ....kernel.readers import Amount, At, Entries, Of, Rows
from ...defaults.observation import Observed, Readers
from ..pieces.automa import POOL_KINDS
from ..pieces.kinds import LAST_INCOME
from ..table.automa import Bot

BOTS: Final = 2
STOCK: Final = 10  # more cards are rare and make no difference to a decision


def of_bots(observed: Observed) -> Readers:
    kinds, cards = observed.kinds, observed.kinds["automacard"]
    of_each = observed.readers_of(Bot.declared(), observed.view["bots"][0])
    of_each["automa"] = Amount(1)  # and not the Shadow Empire
    return {
        "bots": Rows(BOTS, by="", **of_each),
        "automa.level": kinds["automalevel"].one(),
        "automa.stock": Amount(STOCK),
        "automa.laid": Amount(LAST_INCOME),
        **{f"automa.pool_{kind.replace('-', '_')}": in_pool(observed, kind) for kind in POOL_KINDS},
        "decisions.deck": Amount(cards.size),
        "decisions.progress": Amount(cards.size),
        "decisions.known": Entries(deck=cards.some(), progress=cards.some()),
    }


def in_pool(observed: Observed, kind: str) -> At:
    """The things of a kind in the pool of the Hucksters."""
    reader = Of(f"a 1 for each {kind} in the pool", observed.kinds[kind].some(), partial(pooled, kind))
    return At("automa.pool", reader)


def pooled(kind: str, pool: list[list[Any]]) -> list[int]:
    return [number for each, number in pool if each == kind]
