"""Sums up the log of a Tapestry table: points, resources, cards in hand, tiles, tech cards, displays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ....kernel.explanations import MIDDLE, Gain, Holdings
from ....kernel.hexes import members
from ....kernel.state import Event, State
from ..pieces.kinds import RESOURCES
from ..table.player import TapestryPlayer
from ..table.state import Table

Facts = Mapping[str, Any]
Told = Callable[[int, Facts], Iterable[Gain]]


class TapestryHoldings(Holdings):
    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        assert isinstance(state, Table)
        laid_out = {**_each("tech", state.display), **_each("masterpiece", state.side.masterpieces)}
        return {MIDDLE: laid_out, **{me.seat: _held(me) for me in state.players}}

    def gains(self, event: Event) -> Iterable[Gain]:
        facts = {**event.facts, **event.whisper}
        return SUMMARIES[event.name](event.seat, facts) if event.name in SUMMARIES else ()


def _held(me: TapestryPlayer) -> Mapping[str, int]:
    """Cards that were drawn and are still to be chosen among are in the hand."""
    return {
        "vp": me.vp,
        **dict(zip(RESOURCES, me.goods, strict=True)),
        **_each("card", members(me.hand | me.drawn)),
        **_each("tile", members(me.tiles)),
        **_each("tech", members(me.tech[0] | me.tech[1] | me.tech[2])),
        **_each("masterpiece", members(me.side.masterpieces)),
    }


def _each(kind: str, numbers: Iterable[int]) -> dict[str, int]:
    return {f"{kind}-{number}": 1 for number in numbers}


def _points(sign: int) -> Told:
    return lambda seat, facts: [Gain(seat, "vp", sign * facts["amount"])]


def _resource(sign: int) -> Told:
    return lambda seat, facts: [Gain(seat, RESOURCES[facts["resource"]], sign * facts["amount"])]


def _one(kind: str, amount: int) -> Told:
    return lambda seat, facts: [Gain(seat, f"{kind}-{facts[kind]}", amount)]


def _laid_out(kind: str, amount: int) -> Told:
    return lambda seat, facts: [Gain(MIDDLE, f"{kind}-{facts[kind]}", amount)]


def _cleared(kind: str) -> Told:
    return lambda seat, facts: [Gain(MIDDLE, f"{kind}-{number}", -1) for number in facts[f"{kind}s"].split(",")]


def _cards(amount: int) -> Told:
    return lambda seat, facts: [Gain(seat, f"card-{card}", amount) for card in facts["cards"].split(",")]


def _from_one_to_another(kind: str, amount: int) -> Told:
    """One player gains what the other loses."""

    def told(seat: int, facts: Facts) -> Iterable[Gain]:
        yield Gain(seat, f"{kind}-{facts[kind]}", amount)
        yield Gain(facts["player_other"], f"{kind}-{facts[kind]}", -amount)

    return told


SUMMARIES: Final[dict[str, Told]] = {
    "scored": _points(1),
    "lost-points": _points(-1),
    "achieved": _points(1),
    "gained": _resource(1),
    "paid": _resource(-1),
    "lost": _resource(-1),
    "drew": _cards(1),
    "played": _one("card", -1),
    "discarded": _one("card", -1),
    "took-discard": _one("card", 1),
    "gave-card": _one("card", -1),
    "got-card": _one("card", 1),
    "took-up": _cards(1),
    "put-back": _cards(-1),
    "discarded-own": _cards(-1),
    "built-deck": _cards(-1),
    "submerged": _one("card", -1),
    "surfaced": _cards(1),
    "shelved-card": _one("card", -1),
    "took-back-card": _one("card", 1),
    "drew-tile": _one("tile", 1),
    "discarded-tile": _one("tile", -1),
    "explored": _one("tile", -1),
    "explored-island": _one("tile", -1),
    "gave-tile": _from_one_to_another("tile", -1),
    "shelved-tile": _one("tile", -1),
    "took-back-tile": _one("tile", 1),
    "invented": _one("tech", 1),
    "took-tech": _one("tech", 1),
    "took-tech-from": _from_one_to_another("tech", 1),
    "discarded-tech": _one("tech", -1),
    "shelved-tech": _one("tech", -1),
    "took-back-tech": _one("tech", 1),
    "displayed": _laid_out("tech", 1),
    "left-display": _laid_out("tech", -1),
    "cleared-display": _cleared("tech"),
    "created": _one("masterpiece", 1),
    "displayed-art": _laid_out("masterpiece", 1),
    "left-art-display": _laid_out("masterpiece", -1),
    "cleared-art-display": _cleared("masterpiece"),
}

HOLDINGS: Final = TapestryHoldings()
