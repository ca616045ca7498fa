"""Explains a space of the map: its building, its distance, its cost."""

from __future__ import annotations

from typing import Any

from ....kernel.explanations import Explained
from ....kernel.hexes import members
from ..pieces.kinds import BUILDINGS, TERRAINS, WHEEL
from ..pieces.map import Map, ends_of, map_of, name_of
from ..pieces.prices import TOWN_POWER
from ..table.player import power_of
from .painter import Painter

FARTHEST = 6  # greatest shipping value


def explain_space(painter: Painter, number: int) -> Explained:
    space = painter.view["spaces"][number]
    name = painter.named("space", number)
    if "owner" not in space:
        return Explained(name, painter.text("explain-river"))
    if space["owner"] is not None:
        return Explained(name, _standing(painter, space), tuple(_group_facts(painter, number, space["owner"])))
    return Explained(name, painter.text("explain-land"), tuple(_land_facts(painter, number, space)))


def bridge_facts(painter: Painter, site: int) -> tuple[str, ...]:
    view = painter.view
    owner = next((bridge["owner"] for bridge in view["bridges"] if bridge["site"] == site), None)
    if owner is not None:
        return (painter.text("explain-owner", player=painter.names[owner]),)
    if painter.viewer < 0:
        return ()
    ends = " – ".join(name_of(space) for space in ends_of(site))
    return (ends, painter.text("explain-bridges-left", count=view["seats"][painter.viewer]["bridges"]))


# ------------------------------------------------------------------------------------------------ buildings


def _standing(painter: Painter, space: dict[str, Any]) -> str:
    kind = BUILDINGS.index(space["building"])
    text = "explain-standing-neutral" if space["neutral"] else "explain-standing"
    building = painter.text(f"building-{space['building']}")
    return painter.text(text, player=painter.names[space["owner"]], building=building, power=power_of(kind))


def _group_facts(painter: Painter, number: int, owner: int) -> list[str]:
    """The group of a building, and how near it is to a town."""
    spaces, map = painter.view["spaces"], map_of(painter.view["side"])
    group, fresh = {number}, [number]
    while fresh:
        for space in members(_around(painter, map, fresh.pop())):
            if spaces[space].get("owner") == owner and space not in group:
                group.add(space)
                fresh.append(space)
    power = sum(power_of(BUILDINGS.index(spaces[space]["building"])) + spaces[space]["annex"] for space in group)
    facts = [painter.text("explain-group", buildings=len(group), power=power)]
    if spaces[number]["town"]:
        facts.append(painter.text("explain-in-town"))
    elif power < TOWN_POWER:
        facts.append(painter.text("explain-town-power", power=TOWN_POWER - power))
    if spaces[number]["annex"]:
        facts.append(painter.text("icon-annex"))
    return facts


# ------------------------------------------------------------------------------------------------ free land


def _land_facts(painter: Painter, number: int, space: dict[str, Any]) -> list[str]:
    view = painter.view
    facts: list[str] = []
    me = painter.own_seat
    if me is not None and me["board"] is not None:
        facts += [_spades(painter, space, me), _reached(painter, number, me)]
    map = map_of(view["side"])
    beside = {
        view["spaces"][n]["owner"] for n in members(_around(painter, map, number)) if "owner" in view["spaces"][n]
    }
    others = sorted(beside - {None, painter.viewer})
    if others:
        names = ", ".join(painter.names[seat] for seat in others)
        facts.append(painter.text("explain-neighbours", players=names))
    if space["edge"]:
        facts.append(painter.text("explain-edge"))
    return facts


def _spades(painter: Painter, space: dict[str, Any], me: dict[str, Any]) -> str:
    steps = (TERRAINS.index(space["terrain"]) - me["board"]) % WHEEL
    spades = min(steps, WHEEL - steps)
    if not spades:
        return painter.text("explain-is-home")
    return painter.text("explain-spades", spades=spades, tools=spades * me["tools_per_spade"])


def _reached(painter: Painter, number: int, me: dict[str, Any]) -> str:
    """How the space is reached: beside a building, by shipping, or with more shipping."""
    view, map = painter.view, map_of(painter.view["side"])
    own = [n for n, space in enumerate(view["spaces"]) if space.get("owner") == painter.viewer]
    beside = [n for n in own if _around(painter, map, n) >> number & 1]
    if beside:
        return painter.text("explain-beside", spaces=", ".join(name_of(n) for n in beside))
    for ships in range(FARTHEST + 1):
        if any(map.reach(ships)[n] >> number & 1 for n in own):
            within = ships <= me["shipping"]
            return painter.text("explain-by-ship" if within else "explain-too-far", shipping=ships)
    return painter.text("explain-unreachable")


def _around(painter: Painter, map: Map, number: int) -> int:
    """The neighbours of a space, over bridges too."""
    found = map.around[number]
    for bridge in painter.view["bridges"]:
        if number in (bridge["from"], bridge["to"]):
            found |= 1 << bridge["to"] | 1 << bridge["from"]
    return found & ~(1 << number)
