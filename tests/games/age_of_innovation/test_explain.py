"""Everything that can be pointed at says more than its name, and what it says of the moment is true."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from tafelrunde.conformance.positions import played
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.scenario import scenario, space
from tafelrunde.kernel.game import View
from tafelrunde.kernel.state import SPECTATOR
from tafelrunde.kernel.telling import Explained
from tafelrunde.words import LANGUAGES

THING = re.compile(r"([a-z][a-z_-]*)-(\d+)")  # as a page reads an id
ROOM = (1040, 760)
POINTED = ("piece", "marker")  # what a pointer goes through


def things(view: View, lang: str) -> Iterator[str]:
    for part in AGE_OF_INNOVATION.board(view, lang, *ROOM).parts:
        for element in ET.fromstring(part.svg).iter():
            if "id" in element.attrib and not element.attrib.get("class", "").startswith(POINTED):
                yield element.attrib["id"]


def explained(view: View, lang: str, id: str) -> Explained:
    found = THING.fullmatch(id)
    assert found, f"{id} cannot be asked for"
    told = AGE_OF_INNOVATION.explained(view, lang, found[1], int(found[2]))
    assert told is not None, f"{id} has only a name"
    return told


POSITIONS = [
    (1, 60, {}), (1, 180, {"automa_level": 5}), (2, 0, {}), (2, 120, {"automa": True}), (2, 200, {}),
    (3, 6, {"set_up": "draft"}), (3, 150, {}), (4, 250, {"harder_map": True}),
    (5, 150, {"balance": 2024}), (5, 380, {}),
]  # fmt: skip


@pytest.mark.parametrize(("players", "choices", "options"), POSITIONS)
def test_every_thing_says_more_than_its_name(players: int, choices: int, options: dict[str, object]) -> None:
    match = played(AGE_OF_INNOVATION, players, choices, 7, options)
    for seat in (0, SPECTATOR):
        view = match.view(seat)
        for lang in LANGUAGES:
            for id in things(view, lang):
                told = explained(view, lang, id)
                assert told.name
                assert len(told.sentence.split()) > 3, (id, told)
                assert len(told.facts) <= 5
                if told.svg:
                    ET.fromstring(told.svg)


def test_land_says_how_far_it_is_and_what_it_costs() -> None:
    t = scenario().building(0, "workshop", "E11").terrain("E12", "wasteland").start()
    told = explained(t.match.view(0), "en", f"space-{space('E12')}")
    assert "1 spade to your home terrain: 3 tools" in told.facts
    assert "Next to yours: E11" in told.facts
    assert "It is your home terrain already" not in told.facts


def test_a_building_says_what_its_group_lacks_for_a_town() -> None:
    t = scenario().building(0, "workshop", "E11").building(0, "guild", "E12").start()
    told = explained(t.match.view(0), "en", f"space-{space('E11')}")
    assert told.facts == ("2 buildings together, with 3 power", "For a town 4 power are missing")
