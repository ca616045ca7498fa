"""Adds up the log of an Age of Innovation table: points, goods, books, power, tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ....kernel.explanations import MIDDLE, Gain, Holdings
from ....kernel.hexes import members
from ....kernel.state import Event, State
from ..pieces.codes import town_kind
from ..pieces.kinds import DISCIPLINES
from ..pieces.prices import BOOK_POWER
from ..table.player import AoiPlayer
from ..table.prompts import BOOK_TO_COIN, POWER_TO_BOOK
from ..table.state import Table
from .options import RATES

POWER: Final = "power-steps"

Facts = Mapping[str, Any]
Changes = Callable[[int, Facts], Iterable[Gain]]


class AoiHoldings(Holdings):
    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        """The Automa has points and tiles like a player."""
        assert isinstance(state, Table)
        return {MIDDLE: _laid_out(state), **{me.seat: _held(me) for me in state.players}}

    def gains(self, event: Event) -> Iterable[Gain]:
        return CHANGES[event.name](event.seat, event.facts) if event.name in CHANGES else ()


def _laid_out(table: Table) -> Mapping[str, int]:
    return {
        **{f"innovation-{tile}": 1 for tile in table.innovations if tile >= 0},
        **{f"competency-{kind}": left for kind, left in enumerate(table.competencies)},
        **{f"town-{kind}": left for kind, left in enumerate(table.towns)},
    }


def _held(me: AoiPlayer) -> Mapping[str, int]:
    return {
        "vp": me.vp,
        "coins": me.coins,
        "tools": me.tools,
        "scholars": me.scholars,
        POWER: _power(me),
        **{f"book-{discipline}": me.books[number] for number, discipline in enumerate(DISCIPLINES)},
        **{f"bonus-{bonus}": 1 for bonus in (me.bonus,) if bonus >= 0},
        **{f"palace-{palace}": 1 for palace in {me.palace, me.drafted} if palace >= 0},
        **{f"innovation-{tile}": 1 for tile in me.innovations},
        **{f"competency-{kind}": 1 for kind in members(me.competencies)},
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
    for what, amount in cost.items():
        yield from _paid(seat, {"what": what, "amount": amount})
    for what, amount in gain.items():
        yield Gain(seat, what, amount)


def _took(kind: str) -> Changes:
    """A tile comes from the shared display."""

    def changes(seat: int, facts: Facts) -> Iterable[Gain]:
        yield Gain(seat, f"{kind}-{facts[kind]}")
        yield Gain(MIDDLE, f"{kind}-{facts[kind]}", -1)

    return changes


def _took_town(seat: int, facts: Facts) -> Iterable[Gain]:
    yield Gain(seat, "vp", facts["amount"])
    yield from _took("town")(seat, facts)


def _points(sign: int) -> Changes:
    return lambda seat, facts: [Gain(seat, "vp", sign * facts["amount"])]


def _books(sign: int) -> Changes:
    return lambda seat, facts: [Gain(seat, f"book-{DISCIPLINES[facts['discipline']]}", sign * facts["amount"])]


CHANGES: Final[dict[str, Changes]] = {
    "gained": _gained,
    "paid": _paid,
    "gained-books": _books(1),
    "paid-books": _books(-1),
    "tokens": lambda seat, facts: [Gain(seat, POWER, 2 * facts["amount"])],
    "leeched": _leeched,
    "exchanged": _exchanged,
    "sent-scholar": lambda seat, facts: [Gain(seat, "scholars", -1)],
    "round-scored": _points(1),
    "final-scored": _points(1),
    "final-scoring": _points(1),
    "automa-points": _points(1),
    "automa-passed": _points(1),
    "automa-healed": _points(-1),
    "took-town": _took_town,
    "took-competency": _took("competency"),
    "innovated": _took("innovation"),
    "automa-innovated": _took("innovation"),
    "filled-bowls": lambda seat, facts: [Gain(seat, POWER, facts["second"])],
    "drafted-palace": lambda seat, facts: [Gain(seat, f"palace-{facts['palace']}")],
    "took-palace": lambda seat, facts: [Gain(seat, f"palace-{facts['palace']}")],
    "put-back-bonus": lambda seat, facts: [Gain(seat, f"bonus-{facts['bonus']}", -1)],
    "took-bonus": lambda seat, facts: [Gain(seat, f"bonus-{facts['bonus']}")],
    "automa-bonus": lambda seat, facts: [Gain(seat, f"bonus-{facts['bonus']}")],
}

HOLDINGS: Final = AoiHoldings()
