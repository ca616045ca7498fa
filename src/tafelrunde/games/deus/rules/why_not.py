"""Reasons why a card, the joker or an edge region is not offered, with the missing amounts."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decision import NONE, Decision, Prompt
from ....kernel.explanations import WhyNot
from ....kernel.state import Fact
from ..pieces.kinds import COLOURS, PURPLE, STANDARD
from ..table.player import DeusPlayer
from ..table.prompts import ACTION, JOKER, JOKER_COLUMN, PAY_FOR_EDGE, PLACE
from ..table.state import Table
from .build import gold_needed
from .place import EDGE_PRICE, free_edge, legal_regions
from .temple import temple_gate, temple_sites


def why_not(table: Table, me: DeusPlayer, decision: Decision) -> list[WhyNot]:
    """For every card in hand, the joker and its columns, and the edge region for points."""
    offered = set(decision.options)
    return [why for why in _reasons(table, me, decision) if why.code not in offered]


def _reasons(table: Table, me: DeusPlayer, decision: Decision) -> Iterator[WhyNot]:
    """Also for possible options, which the caller filters out."""
    if decision.prompt is ACTION:
        yield from (_card(table, me, card) for card in me.hand)
        if table.switches.joker:
            yield _joker(table, me)
    elif decision.prompt is JOKER_COLUMN:
        yield from (_column(table, me, JOKER_COLUMN, colour, colour) for colour in range(STANDARD))
    elif decision.prompt is PLACE:
        yield from _edge(table, me, decision.about)


def _card(table: Table, me: DeusPlayer, number: int) -> WhyNot:
    card = table.catalog.cards[number]
    price = gold_needed(me, card.cost, card.gold)
    missing = [kind for kind in range(4) for _ in range(card.cost[kind] - me.goods[kind])]  # gold stands for them
    facts: dict[str, Fact] = {"price": price, "missing": len(missing), "resources": ",".join(map(str, missing))}
    if card.colour != PURPLE:
        return _standard(table, me, ACTION, number, card.colour, facts)
    gate = temple_gate(me)
    if gate:  # DEUS-TEMPLE-03
        facts = {"number": len(me.columns[PURPLE]), "colours": ",".join(map(str, gate))}
        return WhyNot(ACTION, number, "temple-gate", facts)
    if table.temples and not temple_sites(table, me):  # DEUS-TEMPLE-16
        return WhyNot(ACTION, number, "temple-site")
    return _lacking(ACTION, number, facts, gold=price - me.gold)


def _standard(table: Table, me: DeusPlayer, prompt: Prompt, code: int, colour: int, facts: dict[str, Fact]) -> WhyNot:
    """For building a piece of this type at a price: a blocker, or all that is missing."""
    if not me.board[colour] and not me.reserve[colour]:
        return WhyNot(prompt, code, "all-built", {"colour": colour})
    lacks = {f"piece-{COLOURS[colour]}": int(not me.board[colour]), "vp": 0}
    if not legal_regions(table, me, colour):
        if not me.occupied or not free_edge(table, colour):  # DEUS-PLACE-17: a first piece cannot buy a region
            return WhyNot(prompt, code, "no-region", {"colour": colour})
        lacks["vp"] = EDGE_PRICE - me.vp
    price = facts["price"]
    assert isinstance(price, int)
    return _lacking(prompt, code, {**facts, "colour": colour}, **lacks, gold=price - me.gold)


def _lacking(prompt: Prompt, code: int, facts: dict[str, Fact], **lacks: int) -> WhyNot:
    """All that is missing at once: a piece, points for an edge region, gold."""
    missing = {name: amount for name, amount in lacks.items() if amount > 0}
    text = "-".join(("lacks", *(name.partition("-")[0] for name in missing)))
    return WhyNot(prompt, code, text, facts, missing)


def _joker(table: Table, me: DeusPlayer) -> WhyNot:
    """For the column that lacks least."""
    if me.joker != NONE:  # DEUS-VJOKER-01
        return WhyNot(ACTION, JOKER, "joker-used")
    reasons = [_column(table, me, ACTION, JOKER, colour) for colour in range(STANDARD)]
    return min(reasons, key=lambda why: (not why.lacks, sum(why.lacks.values())))


def _column(table: Table, me: DeusPlayer, prompt: Prompt, code: int, colour: int) -> WhyNot:
    """DEUS-VJOKER-03: 1 gold for each card that the column then has."""
    return _standard(table, me, prompt, code, colour, {"price": len(me.columns[colour]) + 1, "missing": 0})


def _edge(table: Table, me: DeusPlayer, colour: int) -> Iterator[WhyNot]:
    """Only if it would open a further region (DEUS-PLACE-14)."""
    if me.occupied and free_edge(table, colour) & ~legal_regions(table, me, colour):
        yield _lacking(PLACE, PAY_FOR_EDGE, {}, vp=EDGE_PRICE - me.vp)
