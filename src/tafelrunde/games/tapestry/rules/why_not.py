"""Reasons why tracks, the income turn and cards in hand are not possible now. turn.py decides which options are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel.decision import Decision, Prompt
from ....kernel.explanations import WhyNot
from ....kernel.hexes import members
from ..pieces.kinds import (
    ANY_COST,
    ARTS,
    ARTS_COST,
    ARTS_COST_KINDS,
    DIFFERENT,
    LAST_SPACE,
    OWN_COST,
    OWN_RESOURCE,
    RESOURCES,
    SAME,
    TIER,
)
from ..table.player import TapestryPlayer
from ..table.prompts import ACTION, COUNTER, INCOME, LATE, PLAY, REPLY, TRAP
from ..table.state import Table
from .track import can_advance, forbidden, locked
from .turn import payable_tokens

LAST_TAPESTRY = 4  # the last era whose income turn has a tapestry card (TAP-INCOME-28)


def why_not(table: Table, me: TapestryPlayer, decision: Decision) -> Sequence[WhyNot]:
    """For the actions of a turn, and for the cards in hand where cards or actions are asked for."""
    prompt, options = decision.prompt, decision.options
    if prompt is ACTION or prompt is LATE:
        tracks = [no_advance(table, me, prompt, track) for track in range(len(me.tracks)) if track not in options]
        income = [] if prompt is LATE or INCOME in options else [WhyNot(ACTION, INCOME, "advance-first")]
        return [*tracks, *income, *cards_wait(me)]
    if prompt in (TRAP, REPLY, COUNTER):
        return [WhyNot(prompt, card, "no-answer") for card in members(me.hand) if card not in options]
    return ()


def cards_wait(me: TapestryPlayer) -> Iterator[WhyNot]:
    """Tapestry cards are played in income turns 2 to 4 (TAP-INCOME-27, TAP-INCOME-28)."""
    text = "card-income" if me.era < LAST_TAPESTRY else "card-over"
    for card in members(me.hand):
        yield WhyNot(PLAY, card, text)


def no_advance(table: Table, me: TapestryPlayer, prompt: Prompt, track: int) -> WhyNot:
    """The reason why a player cannot advance on a track; missing resources come last (TAP-ADV-26)."""
    if me.era == 0:
        return WhyNot(prompt, track, "first-income")
    if not me.tracks[track]:
        return WhyNot(prompt, track, "no-token")
    if me.tracks[track][0] >= LAST_SPACE:
        return WhyNot(prompt, track, "track-end")
    if locked(table, me, track):
        keeper = next(other for other in table.others(me) if other.locks[track])
        return WhyNot(prompt, track, "locked", {"player": keeper.seat})
    if forbidden(table, me, track):
        return WhyNot(prompt, track, "forbidden")
    if payable_tokens(me, track) or not can_advance(table, me, track):
        return WhyNot(prompt, track, "late")
    return too_dear(me, prompt, track)


def too_dear(me: TapestryPlayer, prompt: Prompt, track: int) -> WhyNot:
    """The resources missing for the cheapest space before a token."""
    tiers = {TIER[space + 1] for space in me.tracks[track] if space < LAST_SPACE}
    if track == ARTS:
        return min((too_dear_art(me, prompt, tier) for tier in tiers), key=_amount)
    return min((too_dear_space(me, prompt, track, tier) for tier in tiers), key=_amount)


def _amount(why: WhyNot) -> int:
    return sum(why.lacks.values())


def too_dear_space(me: TapestryPlayer, prompt: Prompt, track: int, tier: int) -> WhyNot:
    """TAP-ADV-20 to TAP-ADV-23: some of the track's own resource, the rest in any."""
    own = OWN_RESOURCE[track]
    missing = max(0, OWN_COST[tier] - me.goods[own])
    more = max(0, OWN_COST[tier] + ANY_COST[tier] - sum(me.goods) - missing)
    lacks = {RESOURCES[own]: missing + more}
    if not missing:
        return WhyNot(prompt, track, "lacks-any", {"amount": more}, lacks)
    facts = {"resource": own, "amount": missing, "more": more}
    return WhyNot(prompt, track, "lacks-both" if more else "lacks-own", facts, lacks)


def too_dear_art(me: TapestryPlayer, prompt: Prompt, tier: int) -> WhyNot:
    """TAP-ADV-24: any resources, different ones, or several of one kind."""
    amount, kind = ARTS_COST[tier]
    facts = {"amount": amount, "kind": ARTS_COST_KINDS[kind]}
    most = me.goods.index(max(me.goods))
    if kind == DIFFERENT:
        bare = [one for one in range(len(RESOURCES)) if not me.goods[one]]
        lacks = {RESOURCES[one]: 1 for one in bare[: amount - len(RESOURCES) + len(bare)]}
    else:
        lacks = {RESOURCES[most]: amount - (me.goods[most] if kind == SAME else sum(me.goods))}
    return WhyNot(prompt, ARTS, "lacks-art", facts, lacks)
