"""The map shows as many pieces as the rules count: a territory with two of them cannot be conquered."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from rich.text import Text

from tafelrunde.games.tapestry.ai.observation import PIECES, SEATS
from tafelrunde.games.tapestry.effects.cards import rise
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import ARMORY, BUILDINGS, EXPANSIONS, FARM
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.games.tapestry.show.view import hexes_view, place_of
from tafelrunde.games.tapestry.table.prompts import CONQUER, DIE
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.kernel.hexes import Hex
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.words import LANGUAGES, words_of

TARGET: Hex = (1, -2)  # beside the start of seat 0
ROTATED = "rotate(90)"


def quiet() -> TapestryScenario:
    return scenario().seat(1, civs=["nomads"])


def conquered(made: TapestryScenario) -> TapestryTable:
    """Seat 0 conquers the target."""
    t = made.dice((6, 0), (6, 0)).seat(0, culture=1).start().advance("military")
    return t.answer(CONQUER, t.hex(TARGET)).answer(DIE, 0)


def on_hex(match: Match, hex: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.view(0)["map"]["hexes"][hex]["pieces"]
    return found


def drawn_on(match: Match, hex: int, lang: str = "en") -> list[str]:
    """The pieces that the picture has on a hex, each with its label and drawing."""
    svg = TAPESTRY.show.board_svg(match.view(0), lang, 1440)
    return re.findall(rf'<g id="piece-{hex}-\d+-\d+".*?</g>(?=<g|</g>|<polygon)', svg)


def printed_on(match: Match, hex: int, lang: str = "en") -> str:
    """The pieces that a terminal shows on a hex: the seat from 1 and a letter for each."""
    place = place_of(match.view(0), hex)
    (pieces,) = re.findall(rf"│{place} +([^ │]*)│", "\n".join(map_of(match, lang)))
    return str(pieces)


def map_of(match: Match, lang: str) -> list[str]:
    board = Text.from_markup(TAPESTRY.show.text_board(match.view(0), lang, 100)).plain
    return [line for line in board.splitlines() if "│" in line]


def assert_shown(t: TapestryTable, wanted: list[dict[str, Any]], printed: str) -> None:
    hex = t.hex(TARGET)
    assert on_hex(t.match, hex) == wanted
    assert t.table.items[hex] == len(wanted)
    assert len(drawn_on(t.match, hex)) == len(wanted)
    assert printed_on(t.match, hex) == printed


# ------------------------------------------------------------------------------------------------ arranged


def test_a_building_that_holds_a_territory_is_one_piece() -> None:
    t = quiet().settled(1, TARGET, "farm").start()
    assert_shown(t, [{"seat": 1, "piece": "building", "building": FARM}], "2b")
    assert "#i-farm" in drawn_on(t.match, t.hex(TARGET))[0]


def test_a_building_beside_an_outpost_makes_two_pieces() -> None:
    t = quiet().outpost(1, TARGET).settled(1, TARGET, "farm").start()
    assert_shown(t, [{"seat": 1, "piece": "outpost"}, {"seat": 1, "piece": "settled", "building": FARM}], "2O2b")


def test_a_second_building_on_a_territory_makes_two_pieces() -> None:
    t = quiet().settled(1, TARGET, "farm").settled(1, TARGET, "armory").start()
    wanted = [
        {"seat": 1, "piece": "building", "building": FARM},
        {"seat": 1, "piece": "settled", "building": ARMORY},
    ]
    assert_shown(t, wanted, "2b2b")


def test_a_conquered_building_lies_beside_the_outpost() -> None:
    t = conquered(quiet().settled(1, TARGET, "farm"))
    assert_shown(t, [{"seat": 0, "piece": "outpost"}, {"seat": 1, "piece": "toppled", "building": FARM}], "1O2x")
    lying = drawn_on(t.match, t.hex(TARGET))[1]
    assert "#i-farm" in lying, "it is a building, not an outpost"
    assert ROTATED in lying
    assert "toppled building (farm)" in lying


def test_a_building_that_rises_again_stands() -> None:
    t = conquered(quiet().settled(1, TARGET, "farm"))
    rise(t.table, t.player(1), t.hex(TARGET))
    assert_shown(t, [{"seat": 0, "piece": "toppled"}, {"seat": 1, "piece": "building", "building": FARM}], "1x2b")


@pytest.mark.parametrize(("lang", "name"), [("en", "building (farm)"), ("de", "Gebäude (Bauernhof)")])
def test_the_label_of_a_building_says_which_it_is(lang: str, name: str) -> None:
    for made in (quiet(), quiet().outpost(1, TARGET)):
        t = made.settled(1, TARGET, "farm").start()
        assert name in drawn_on(t.match, t.hex(TARGET), lang)[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_explanation_names_who_lies_there(lang: str) -> None:
    t = conquered(quiet().settled(1, TARGET, "farm"))
    view = {**t.match.view(0), "names": ("Ada", "Ben")}
    told = TAPESTRY.show.explained(view, lang, "hex", t.hex(TARGET))
    assert told is not None
    assert words_of(TAPESTRY, lang).text("live-toppled", players="Ben") in told.facts


# ------------------------------------------------------------------------------------------------ in general


def counted(table: Table) -> list[int]:
    return [len(hex["pieces"]) for hex in hexes_view(table)]


@pytest.mark.parametrize("seed", [7, 69])
def test_the_view_has_the_pieces_that_the_rules_count(seed: int) -> None:
    match, dice = Match(TAPESTRY, 5, seed, dict.fromkeys(EXPANSIONS, True)), seeded(seed)
    while match.decision is not None:
        assert isinstance(match.state, Table)
        assert counted(match.state) == match.state.items, len(match.codes)
        match.choose(random_code(match, dice))


def test_the_picture_has_the_pieces_that_the_rules_count() -> None:
    match, dice = Match(TAPESTRY, 5, 7, dict.fromkeys(EXPANSIONS, True)), seeded(7)
    kinds: Counter[str] = Counter()
    while match.decision is not None:
        if len(match.codes) % 60 == 0:
            assert isinstance(match.state, Table)
            svg = TAPESTRY.show.board_svg(match.view(0), "en", 1440)
            drawn = Counter(int(hex) for hex in re.findall(r'id="piece-(\d+)-\d+-\d+"', svg))
            assert [drawn[hex] for hex in range(len(match.state.items))] == match.state.items
            kinds.update(piece["piece"] for hex in match.view(0)["map"]["hexes"] for piece in hex["pieces"])
        match.choose(random_code(match, dice))
    assert kinds["building"], "no Nomads in this game: choose another seed"


# ------------------------------------------------------------------------------------------------ observations


def observed(t: TapestryTable, seat: int) -> dict[str, float]:
    """The numbers of the observation vector for what a seat has on the target, as seat 0 sees it."""
    (pieces,) = [part for part in TAPESTRY.ai.observation_layout if part.name == "map_hexes_pieces"]
    row = (t.hex(TARGET) * SEATS + seat) * (len(PIECES) + 1)
    found = pieces.read(t.match.view(0))[row : row + len(PIECES) + 1]
    return {name: round(number, 6) for name, number in zip((*PIECES, "number"), found, strict=True) if number}


def test_the_observation_counts_a_building_once_and_has_its_number() -> None:
    buildings = len(BUILDINGS) + len(TAPESTRY.catalog.landmarks)
    farm, armory = (round((kind + 1) / buildings, 6) for kind in (FARM, ARMORY))
    made = quiet().settled(1, TARGET, "farm")
    assert observed(made.start(), 1) == {"building": 0.5, "number": farm}
    assert observed(conquered(made), 1) == {"toppled": 0.5, "number": farm}
    beside = quiet().outpost(1, TARGET).settled(1, TARGET, "farm").start()
    assert observed(beside, 1) == {"outpost": 0.5, "settled": 0.5, "number": farm}
    two = quiet().settled(1, TARGET, "farm").settled(1, TARGET, "armory").start()
    assert observed(two, 1) == {"building": 0.5, "settled": 0.5, "number": armory}
