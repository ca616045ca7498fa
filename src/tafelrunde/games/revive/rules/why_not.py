"""Explains why an action, a card or a free action is not offered, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Optional

from ....kernel.decision import Decision
from ....kernel.explanations import WhyNot
from ....kernel.hexes import members
from ..pieces.kinds import CRYSTAL, RESOURCES
from ..pieces.map import AREA_SPACES, tile_fields
from ..table import prompts
from ..table.player import RevivePlayer
from ..table.state import Table
from .build import building_act, free_deserts, sizes_left
from .explore import exploring_act
from .gains import kinds_with_room
from .machines import ready_places
from .pay import Act, Cost, price_before, shortage
from .populate import OPEN_TECHNOLOGIES, locations, populating_act
from .turn import actions_in_a_turn, clock_ran_down


def why_not(table: Table, me: RevivePlayer, decision: Decision) -> list[WhyNot]:
    """For the actions of a turn, every active card and the free actions."""
    if decision.prompt is not prompts.ACTION_PROMPT:
        return []
    offered = set(decision.options)
    found = [reason for reason in _reasons(table, me) if reason.code not in offered]
    return list({reason.code: reason for reason in reversed(found)}.values())  # the first reason of each


def _reasons(table: Table, me: RevivePlayer) -> Iterator[WhyNot]:
    """The first reason for a code counts; the caller filters out possible options."""
    actions = (*me.active, prompts.SWITCH, prompts.EXPLORE, prompts.POPULATE, prompts.BUILD, prompts.HIBERNATE)
    if table.slept:
        yield from (_because(code, "slept") for code in actions)
    elif table.actions >= actions_in_a_turn(table):
        yield from (_because(code, "no-action-left") for code in actions)
    if clock_ran_down(table):
        yield from (_because(code, "clock") for code in (*me.active, prompts.HIBERNATE))
    yield from (_because(card, "no-slot") for card in me.active)
    yield _because(prompts.SWITCH, "switch-used")
    yield _because(prompts.HIBERNATE, "acted")
    yield _explore(table, me)
    yield _populate(table, me)
    yield _build(table, me)
    yield (
        _lacking(prompts.EXCHANGE, "no-crystal", crystal=1)
        if kinds_with_room(me)
        else _because(prompts.EXCHANGE, "crystal-full")
    )
    yield _machine(table, me)
    yield _because(prompts.CRATE, "no-crate")
    if table.catalog.exchange(me) is not None:
        yield _because(prompts.TRIBE, "no-exchange")


def _because(code: int, text: str) -> WhyNot:
    return WhyNot(prompts.ACTION_PROMPT, code, text)


def _lacking(code: int, text: str, **lacks: int) -> WhyNot:
    return WhyNot(prompts.ACTION_PROMPT, code, text, {}, lacks)


# ---------------------------------------------------------------------------------------------------- free actions


def _machine(table: Table, me: RevivePlayer) -> WhyNot:
    if not me.unlocked:
        return _because(prompts.MACHINE, "no-machine")
    if not me.unlocked & ~me.loaded:
        return _because(prompts.MACHINE, "all-loaded")
    if not me.energy:
        return _lacking(prompts.MACHINE, "no-energy", energy=1)
    return _because(prompts.MACHINE, "machine-idle" if ready_places(table, me) else "slept")


# ---------------------------------------------------------------------------------------------------- on the map


def _explore(table: Table, me: RevivePlayer) -> WhyNot:
    hidden = [space for space in range(AREA_SPACES) if tile_fields(space) & ~table.open_fields]
    if not hidden:
        return _because(prompts.EXPLORE, "all-explored")
    return _cheapest(me, prompts.EXPLORE, "explore-no-way", [exploring_act(table, me, space) for space in hidden])


def _populate(table: Table, me: RevivePlayer) -> WhyNot:
    techs = OPEN_TECHNOLOGIES[me.tech]
    if not techs:
        return _because(prompts.POPULATE, "all-technologies")
    fields = members(locations(table, me))
    if not fields:
        return _because(prompts.POPULATE, "no-location")
    acts = [populating_act(table, me, field, tech) for field in fields for tech in techs]
    return _cheapest(me, prompts.POPULATE, "populate-no-way", acts)


def _build(table: Table, me: RevivePlayer) -> WhyNot:
    sizes = sizes_left(me)
    if not sizes:
        return _because(prompts.BUILD, "all-built")
    fields = members(free_deserts(table))
    if not fields:
        return _because(prompts.BUILD, "no-desert")
    acts = [building_act(table, me, field, sizes[0][1]) for field in fields]
    return _cheapest(me, prompts.BUILD, "build-no-way", acts)


def _cheapest(me: RevivePlayer, code: int, out_of_reach: str, acts: list[Act]) -> WhyNot:
    """What is missing for the place that lacks least."""
    best: Optional[Cost] = None
    for act in acts:
        if act.distance >= 0:
            missing = shortage(me, price_before(me, act))
            if best is None or sum(missing) < sum(best):
                best = missing
    if best is None:
        return _because(code, out_of_reach)
    lacks = {name: best[kind] for kind, name in enumerate(RESOURCES[:CRYSTAL]) if best[kind]}
    if best[CRYSTAL]:  # units of choice: a crystal pays for each of them
        lacks["crystal"] = best[CRYSTAL]
    return WhyNot(prompts.ACTION_PROMPT, code, "-".join(("lacks", *lacks)), {}, lacks)
