"""Correcting a number of a component changes play and text: both come from the same object.

Every number that stands in a row of a table is raised by one, as a file of corrections could do it. Then the printed
game and the corrected one are played side by side, with the same answers, until they differ.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from inspect import getsource
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tafelrunde.cli.component_text import description
from tafelrunde.games.age_of_innovation.abilities.factions import MODULES
from tafelrunde.games.age_of_innovation.catalog import Catalog
from tafelrunde.games.age_of_innovation.components import boards, scoring, tiles
from tafelrunde.games.age_of_innovation.components.boards import start_spades
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION, AgeOfInnovation
from tafelrunde.games.age_of_innovation.pieces.kinds import BUILDINGS, ROUNDS, TERRAINS
from tafelrunde.games.age_of_innovation.pieces.map import name_of
from tafelrunde.games.age_of_innovation.rules.bridges import bridge_sites
from tafelrunde.games.age_of_innovation.rules.start import plan_start
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, number_of, scenario
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    AFTER,
    BOOK_ACTION,
    FLIGHT,
    MAKE_INNOVATION,
    PASS,
    POWER_ACTION,
    SPECIAL,
    TUNNEL,
    UPGRADE,
)
from tafelrunde.games.age_of_innovation.table.state import Table
from tafelrunde.kernel.decision import NONE, Decision
from tafelrunde.kernel.game import Component
from tafelrunde.kernel.hexes import members
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng, seeded
from tafelrunde.words import words_of

# The attribute of the catalog that holds the rows of a kind.
TABLES = {
    "board": "boards", "palace": "palaces", "innovation": "innovations", "competency": "competencies",
    "bonus": "bonuses", "town": "towns", "poweraction": "power_actions", "bookaction": "book_actions",
    "round": "rounds", "final": "finals", "faction": "faction_tiles",
}  # fmt: skip
# What every planning board has beside what its row says.
DEFAULTS = {
    "bowls": "(5, 7)", "guild_coins": "(2, 2, 2, 2)", "terraforming_coins": "5", "innovation_books": "(0, 1, 2)",
    "shipping_start": "0", "shipping": "(Gain(VP, 2), AnyBook(2), Gain(VP, 4))",
}  # fmt: skip
GAMES = 48  # games to play before a correction counts as one of words only
LONGEST = 120  # answers
BOWLS = ((0, 0, 12), (6, 6, 0), (12, 0, 0))


class Correction(NamedTuple):
    kind: str
    id: str
    row: Any  # as it is made of the changed line
    line: str


# ------------------------------------------------------------------------------------------------ every number


def lines_of(module: ModuleType) -> Iterator[tuple[str, ast.Call]]:
    """The kind and the line of every row of a table."""
    for node in ast.walk(ast.parse(getsource(module))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "corrected":
            kind, rows = node.args[1], node.args[2]
            assert isinstance(kind, ast.Constant)
            assert isinstance(rows, ast.Tuple)
            if kind.value not in TABLES:  # disciplines and areas, of which the catalog keeps only the values
                continue
            yield from ((str(kind.value), row) for row in rows.elts if isinstance(row, ast.Call))


def lines_of_faction(module: ModuleType) -> Iterator[tuple[str, ast.Call]]:
    for made in named_in(module).values():
        if isinstance(made.func, ast.Name) and made.func.id == "Tile":
            yield "faction", made


def named_in(module: ModuleType) -> dict[str, ast.Call]:
    """What is made there and given a name, with its type or without."""
    found = {}
    for node in ast.parse(getsource(module)).body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Call):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found.update({target.id: node.value for target in targets if isinstance(target, ast.Name)})
    return found


def spelled_out(module: ModuleType, line: ast.Call) -> ast.Call:
    """The line with the effects that have a name written out, and a planning board with all it has."""
    named = named_in(module)

    class Spell(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.AST:
            return deepcopy(named.get(node.id, node))

    line = Spell().visit(deepcopy(line))
    if module is boards:
        given = {keyword.arg for keyword in line.keywords}
        line.keywords += [
            ast.keyword(arg=name, value=ast.parse(value, mode="eval").body)
            for name, value in DEFAULTS.items()
            if name not in given
        ]
    return line


def corrections() -> Iterator[Correction]:
    found = [(module, kind, line) for module in (boards, tiles, scoring) for kind, line in lines_of(module)]
    found += [(module, kind, line) for module in MODULES for kind, line in lines_of_faction(module)]
    for module, kind, printed in found:
        yield from raised(module, kind, spelled_out(module, printed))


def raised(module: ModuleType, kind: str, line: ast.Call) -> Iterator[Correction]:
    """A row of a table with each of its numbers raised by one."""
    numbers = [node for node in ast.walk(line) if isinstance(node, ast.Constant) and type(node.value) is int]
    for number in numbers:
        number.value += 1
        made = ast.fix_missing_locations(ast.Expression(deepcopy(line)))
        row = eval(compile(made, module.__name__, "eval"), vars(module))
        yield Correction(kind, row.id, row, ast.unparse(line))
        number.value -= 1


def catalog_with(correction: Correction) -> Catalog:
    catalog = Catalog()
    table = TABLES[correction.kind]
    rows = getattr(catalog, table)
    at = [row.id for row in rows].index(correction.id)
    if correction.kind == "faction":
        printed = rows[at]
        for name in ("factions", "factions_2024"):
            setattr(catalog, name, tuple(correction.row if row is printed else row for row in getattr(catalog, name)))
    setattr(catalog, table, (*rows[:at], correction.row, *rows[at + 1 :]))
    catalog.start_spades = start_spades(catalog.boards, catalog.competencies)
    return catalog


# ------------------------------------------------------------------------------------------------ positions


def rich(correction: Correction, number: int, dice: Rng) -> Table:
    """Seat 0 has plenty of everything, and in every second position the component, if somebody can have it."""
    kind, id = correction.kind, correction.id
    changed = id.endswith("-2024")
    made = scenario(
        2,
        number,
        boards=[id if kind == "board" else TERRAINS[dice.below(2)], "lake" if id != "lake" else "desert"],
        factions=[id.removesuffix("-2024") if kind == "faction" else "monks", "inventors"],
        balance=2024 if changed else 2023,
    )
    free = settle(made, dice)
    levels = [dice.below(8) for _ in range(4)]
    made.seat(0, coins=60, tools=30, scholars=4, books=(6, 6, 6, 6), bowls=BOWLS[number % 3], levels=levels)
    made.seat(0, towns=["coins"])
    table, me = made.state, made.state.players[0]
    table.round = 1 + dice.below(3)
    if kind == "round":
        table.scoring = (number_of_row(table.catalog, kind, id),) * ROUNDS
    elif kind == "final":
        made.round(ROUNDS, final=id)
    elif kind == "bonus":
        made.seat(0, bonus=id)
    elif kind == "palace":
        made.palaces(number_of_row(table.catalog, kind, id) + 1)
        if number % 2:
            made.seat(0, palace=number_of_row(table.catalog, kind, id) + 1).building(0, "palace", name_of(free[0]))
    elif kind == "innovation":
        made.innovations(id)
        if number % 2:
            me.innovations, table.innovations[0] = [table.innovations[0]], -1
    elif kind == "board":
        me.innovations = table.innovations[: number % 3]
        table.innovations[: number % 3] = [-1] * (number % 3)
    elif kind == "competency" and number % 2:
        made.seat(0, competencies=[id])
    elif kind == "bookaction":
        made.book_actions(id)
    for player in table.players:
        table.renew_reach(player)
    return table


def settle(made: AoiScenario, dice: Rng) -> list[int]:
    """Two workshops and two guilds that are worth 6, some more buildings, some bridges; an opponent far away. Returns
    the spaces that are left."""
    table, me = made.state, made.state.players[0]
    made.building(0, "workshop", "E8", "E9").building(0, "guild", "E10", "E11").building(1, "workshop", "A5", "B5")
    free = [space for space in members(table.map.land) if not table.built >> space & 1]
    dice.shuffle(free)
    for building in (
        "guild",
        "guild",
        "school",
        "school",
        "university",
        "workshop",
        "workshop",
        "workshop",
        "workshop",
    ):
        if dice.below(2):
            made.building(0, building, name_of(free.pop()))
    for _ in range(dice.below(4)):
        sites = bridge_sites(table, me)
        if sites:
            table.put_bridge(me, sites[dice.below(len(sites))])
    return free


def set_up(correction: Correction, number: int) -> Table:
    """Before starting goods are taken."""
    table = rich(correction, number, seeded(number))
    for player in table.players:
        for space in members(player.occupied):
            table.built &= ~(1 << space)
        player.occupied = player.neutral = player.reach = player.banks = 0
        player.levels = [0] * 4
        player.pieces = [0] * len(BUILDINGS)
        player.bridges += sum(bridge & 7 == player.seat for bridge in table.bridges)
    table.bridges = []
    table.around = table.map.around
    table.round = table.phase = 0
    plan_start(table)
    return table


def number_of_row(catalog: Catalog, kind: str, id: str) -> int:
    return number_of(getattr(catalog, TABLES[kind]), id)


# ------------------------------------------------------------------------------------------------ side by side


def wanted(correction: Correction) -> dict[str, set[int]]:
    """The answers that lead to the component."""
    number = number_of_row(AGE_OF_INNOVATION.catalog, correction.kind, correction.id)
    actions = {*range(SPECIAL, SPECIAL + 6)}
    found = {"TERRAFORM_SITE": {TUNNEL, FLIGHT}, "WORKSHOP_SITE": {TUNNEL, FLIGHT}, "ACTION": actions}
    if correction.kind == "poweraction":
        actions.add(POWER_ACTION + number)
    elif correction.kind == "bookaction":
        actions.add(BOOK_ACTION + number)
    elif correction.kind == "palace":
        actions.add(UPGRADE + BUILDINGS.index("palace"))
    elif correction.kind == "competency":
        actions |= {UPGRADE + BUILDINGS.index("school"), UPGRADE + BUILDINGS.index("university")}
    elif correction.kind == "innovation":
        actions.add(MAKE_INNOVATION)
    found[correction.kind.upper()] = {number}
    return found


def answer(asked: Decision, likes: dict[str, set[int]], dice: Rng) -> int:
    """What leads to the component, every second time; seat 1 passes, seat 0 now and then."""
    if asked.prompt is ACTION and (asked.seat == 1 or dice.below(8) == 0) and PASS in asked.options:
        return PASS
    if asked.prompt is AFTER:
        return NONE
    good = [code for code in asked.options if code in likes.get(asked.prompt.name, ())]
    among = good if good and dice.below(2) else asked.options
    return among[dice.below(len(among))]


def differs(correction: Correction, corrected: AgeOfInnovation, start: Table, dice: Rng) -> bool:
    """Whether the two games come to different questions or positions."""
    other = start.clone()
    other.catalog = corrected.catalog
    other.factions = corrected.catalog.factions_2024 if other.switches.changed_2024 else corrected.catalog.factions
    for player in other.players:
        other.renew_reach(player)
    played, mine = Match(AGE_OF_INNOVATION, 2, state=start), Match(corrected, 2, state=other)
    likes = wanted(correction)
    for _ in range(LONGEST):
        asked, meant = played.decision, mine.decision
        if asked is None or meant is None or (asked.prompt, asked.options) != (meant.prompt, meant.options):
            return asked is not meant
        if played.state.pack() != mine.state.pack():
            return True
        code = answer(asked, likes, dice)
        played.choose(code)
        mine.choose(code)
    return False


def starts(correction: Correction) -> Iterator[Table]:
    if correction.kind in ("board", "faction"):
        yield set_up(correction, 1)
    for number in range(GAMES):
        yield rich(correction, number, seeded(number))


def component_of(game: AgeOfInnovation, correction: Correction) -> Component:
    return next(one for one in game.components if (one.kind, one.id) == (correction.kind, correction.id))


CORRECTIONS: dict[tuple[str, str], list[Correction]] = {}
for _each in corrections():
    CORRECTIONS.setdefault((_each.kind, _each.id), []).append(_each)
# What these do is said without a number.
PLAIN = {("faction", "inventors"), ("innovation", "neutral-school")}


def test_there_is_a_number_in_nearly_every_row() -> None:
    rows = {(kind, row.id) for kind, table in TABLES.items() for row in getattr(AGE_OF_INNOVATION.catalog, table)}
    assert rows - set(CORRECTIONS) == PLAIN


@pytest.mark.parametrize("component", CORRECTIONS, ids="-".join)
def test_a_corrected_number_is_played_and_told(component: tuple[str, str]) -> None:
    for correction in CORRECTIONS[component]:
        corrected = AgeOfInnovation(catalog_with(correction))
        for lang in ("en", "de"):
            w = words_of(corrected, lang)
            printed = description(w, AGE_OF_INNOVATION, component_of(AGE_OF_INNOVATION, correction))
            assert description(w, corrected, component_of(corrected, correction)) != printed, correction.line
        found = any(differs(correction, corrected, start, seeded(n)) for n, start in enumerate(starts(correction)))
        assert found, f"words alone change with {correction.line}"
