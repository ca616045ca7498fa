"""Adds up the log of an Age of Innovation table: points, goods, books, power, tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from ....kernel.explanations import Gain
from ....kernel.hexes import members
from ...holdings import Facts, Rule, RuledHoldings, amount, component, each, numbered, taken
from ..pieces.codes import town_kind
from ..pieces.kinds import DISCIPLINES
from ..pieces.prices import BOOK_POWER
from ..table.player import AoiPlayer
from ..table.prompts import BOOK_TO_COIN, POWER_TO_BOOK
from ..table.state import Table
from .options import RATES

POWER: Final = "power-steps"
BOOKS: Final = tuple(f"book-{discipline}" for discipline in DISCIPLINES)


def _laid_out(table: Table) -> Mapping[str, int]:
    return {
        **each("innovation", [tile for tile in table.innovations if tile >= 0]),
        **{f"competency-{kind}": left for kind, left in enumerate(table.competencies)},
        **{f"town-{kind}": left for kind, left in enumerate(table.towns)},
    }


def _held(table: Table, me: AoiPlayer) -> Mapping[str, int]:
    """The Automa has points and tiles like a player."""
    return {
        "vp": me.vp,
        "coins": me.coins,
        "tools": me.tools,
        "scholars": me.scholars,
        POWER: _power(me),
        **dict(zip(BOOKS, me.books, strict=True)),
        **each("bonus", [me.bonus] if me.bonus >= 0 else []),
        **each("palace", [palace for palace in (me.palace, me.drafted) if palace >= 0]),
        **each("innovation", me.innovations),
        **each("competency", members(me.competencies)),
        **Counter(f"town-{town_kind(tile)}" for tile in me.tiles),
    }


def _power(me: AoiPlayer) -> int:
    """Steps of the tokens from bowl I: gaining 1 power moves a token on by one bowl (AOI-POWER-03), spending 1 moves
    one back by two (AOI-POWER-07)."""
    return me.bowl2 + 2 * me.bowl3


def _gained(seat: int, facts: Facts) -> Iterable[Gain]:
    yield Gain(seat, POWER if facts["what"] == "power" else facts["what"], facts["amount"])


def _paid(seat: int, facts: Facts) -> Iterable[Gain]:
    if facts["what"] == "power":
        yield Gain(seat, POWER, -2 * facts["amount"])
    else:
        yield Gain(seat, facts["what"], -facts["amount"])


def _leeched(seat: int, facts: Facts) -> Iterable[Gain]:
    yield Gain(seat, POWER, facts["amount"])
    yield Gain(seat, "vp", -facts["price"])


def _exchanged(seat: int, facts: Facts) -> Iterable[Gain]:
    """Books have log lines of their own; a sacrificed token does not change the steps moved."""
    code = facts["exchange"]
    cost, gain = RATES.get(code, ({}, {}))
    if POWER_TO_BOOK <= code < BOOK_TO_COIN:
        cost = {"power": BOOK_POWER}
    elif code >= BOOK_TO_COIN:
        gain = {"coins": 1}
    for what, price in cost.items():
        yield from _paid(seat, {"what": what, "amount": price})
    for what, gained in gain.items():
        yield Gain(seat, what, gained)


def _took_town(seat: int, facts: Facts) -> Iterable[Gain]:
    yield Gain(seat, "vp", facts["amount"])
    yield from taken("town")(seat, facts)


def _exchanged_bonus(seat: int, facts: Facts) -> Iterable[Gain]:
    """The Automa puts hers back where the new one lay (AOI-SOLO-20)."""
    yield Gain(seat, f"bonus-{facts['bonus']}")
    yield Gain(seat, f"bonus-{facts['bonus_back']}", -1)


RULES: Final[dict[str, Rule]] = {
    "gained": _gained,
    "paid": _paid,
    "gained-books": numbered(BOOKS, "discipline"),
    "paid-books": numbered(BOOKS, "discipline", -1),
    "tokens": amount(POWER, 2),
    "leeched": _leeched,
    "exchanged": _exchanged,
    "sent-scholar": lambda seat, facts: [Gain(seat, "scholars", -1)],
    "round-scored": amount("vp"),
    "final-scored": amount("vp"),
    "final-scoring": amount("vp"),
    "automa-points": amount("vp"),
    "automa-passed": amount("vp"),
    "automa-healed": amount("vp", -1),
    "took-town": _took_town,
    "took-competency": taken("competency"),
    "innovated": taken("innovation"),
    "automa-innovated": taken("innovation"),
    "filled-bowls": lambda seat, facts: [Gain(seat, POWER, facts["second"])],
    "drafted-palace": component("palace"),
    "took-palace": component("palace"),
    "put-back-bonus": component("bonus", -1),
    "took-bonus": component("bonus"),
    "automa-bonus": _exchanged_bonus,
    "automa-first-bonus": component("bonus"),
}

HOLDINGS: Final = RuledHoldings(RULES, _held, _laid_out)
