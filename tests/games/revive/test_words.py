"""The words of Revive: every answer has a label of its own, and cards read as they are meant."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.board import MACHINE_PLACES, REWARD_FIELDS
from tafelrunde.games.revive.pieces.map import NORTH_WEST, space_label
from tafelrunde.games.revive.table.prompts import PROMPTS
from tafelrunde.kernel.decision import NONE, Decision, Prompt
from tafelrunde.kernel.game import View
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import SPECTATOR
from tafelrunde.words import LANGUAGES, words_of
from tafelrunde.words.check import missing_texts
from tafelrunde.words.labels import event_text, hint, option_label, question, thing

REFUSABLE = {
    "ACTION", "NEXT", "PLAY", "ALL_COLOURS", "GIVE", "SPARE_CRYSTAL", "TRACK", "MODULE", "ENERGY_BACK", "OPEN",
    "REOPEN", "PAY", "TILE", "CARD", "LOCATION", "TECHNOLOGY", "SITE", "SIZE", "BOARD_ACTION", "REWARD", "TO_REST",
    "TO_ACTIVE", "LAY_DOWN", "ABILITY_FIELD", "FIGURE_FROM", "COPY", "CLEAR_CARD", "CLEAR_MACHINE", "CLEAR_MODULE",
}  # fmt: skip
ALIKE = {"NEXT", "OPEN", "REOPEN"}  # equal effects in several places, two crates of each kind


def asked(prompt: str, players: int = 3, seed: int = 1, **options: Any) -> tuple[Match, View]:
    """A random match up to this question, and what the seat sees that has to answer it."""
    match, dice = Match(REVIVE, players, seed, options), seeded(seed)
    while match.decision is not None and match.decision.prompt.name != prompt:
        match.choose(random_code(match, dice))
    assert match.decision is not None, f"{prompt} was never asked"
    return match, match.view(match.decision.seat)


def codes_of(prompt: Prompt) -> list[int]:
    if prompt.of == "effect":
        codes = list(range(len(REVIVE.effects)))
    elif prompt.of == "hibernation":  # nothing is to be had on the field where everybody starts
        codes = list(range(1, prompt.size))
    else:
        codes = list(range(prompt.size))
    return [*codes, NONE] if prompt.name in REFUSABLE else codes


def sentence(lang: str, kind: str, id: str) -> str:
    effect = next(c.description for c in REVIVE.components if (c.kind, c.id) == (kind, id))
    assert effect is not None
    return words_of(REVIVE, lang).sentence(effect)


def test_no_text_is_missing() -> None:
    assert missing_texts(REVIVE) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prompt", PROMPTS, ids=lambda prompt: prompt.name)
def test_every_answer_has_a_label_of_its_own(prompt: Prompt, lang: str) -> None:
    w, view, codes = words_of(REVIVE, lang), Match(REVIVE, 4, 1).view(0), codes_of(prompt)
    decision = Decision(0, prompt, codes, 1, None)
    said = [option_label(w, REVIVE, view, decision, code) for code in codes]
    assert all(said)
    if prompt.name not in ALIKE:
        assert sorted(set(said)) == sorted(said)
    assert question(w, REVIVE, view, decision)
    assert hint(w, REVIVE, decision)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_components_of_a_kind_have_different_names(lang: str) -> None:
    w = words_of(REVIVE, lang)
    names = [(c.kind, thing(w, REVIVE, c.kind, c.numbers[0])) for c in REVIVE.components if c.numbers]
    assert sorted(set(names)) == sorted(names)


def test_a_tile_to_explore_is_named_with_what_its_back_shows() -> None:
    match, view = asked("TILE")
    assert match.decision is not None
    w = words_of(REVIVE, "en")
    for space in match.decision.options:
        back = view["spaces"][space]
        label = option_label(w, REVIVE, view, match.decision, space)
        assert label.startswith(f"Tile {space_label(space)}: {back['food']} food")
        assert ("of choice" in label) == (back["any"] > 0)
        assert ("with a location" in label) == (back["locations"] > 0)
        assert ("with a lake" in label) == (back["lakes"] > 0)


def test_a_machine_is_named_by_what_lies_on_its_place() -> None:
    match, view = asked("ACTIVATE")
    assert match.decision is not None
    w, seat = words_of(REVIVE, "en"), match.decision.seat
    machines = {machine["place"]: machine["machine"] for machine in view["seats"][seat]["machines"]}
    for place in match.decision.options:
        label = option_label(w, REVIVE, view, match.decision, place)
        assert "Machine place" not in label
        if machines[place] >= 0:
            assert label == thing(w, REVIVE, "machine", machines[place])


def test_places_have_plain_names_for_those_who_have_no_board() -> None:
    w, view = words_of(REVIVE, "en"), Match(REVIVE, 2, 1).view(SPECTATOR)
    names = [thing(w, REVIVE, "machineplace", place, view) for place in range(MACHINE_PLACES)]
    assert names == [f"Machine place {number}" for number in range(1, MACHINE_PLACES + 1)]
    assert thing(w, REVIVE, "techplace", 0, view) == "First technology"


def test_a_corner_is_called_by_its_large_location() -> None:
    w, view = words_of(REVIVE, "de"), Match(REVIVE, 2, 1).view(0)
    for corner, side in enumerate(view["corners"]):
        name = thing(w, REVIVE, "field", NORTH_WEST + corner, view)
        assert name == thing(w, REVIVE, "location", side)


def test_only_the_owner_is_told_what_is_in_a_closed_crate() -> None:
    match, dice = Match(REVIVE, 2, 3), seeded(3)
    while not (found := [event for event in match.events() if event.name == "crate"]):
        match.choose(random_code(match, dice))
    w, event = words_of(REVIVE, "en"), found[0]
    assert "takes a crate: " in event_text(w, REVIVE, event, event.seat, match.view(event.seat))
    other = 1 - event.seat
    assert event_text(w, REVIVE, event, other, match.view(other)).endswith("takes a crate.")


@pytest.mark.parametrize(
    ("kind", "id", "en", "de"),
    [
        (
            "card", "CG12",
            "Upper half: gain 1 basic resource of your choice for each population figure of yours on the board; "
            "lower half: move a card from one of your slots to the rest area "
            "and gain 2 basic resources of your choice.",
            "Oben: erhalte 1 Grundressource deiner Wahl je eigene Bevölkerungsfigur auf dem Spielplan; "
            "unten: lege eine Karte aus einem deiner Slots in den Ruhebereich "
            "und erhalte 2 Grundressourcen deiner Wahl.",
        ),
        (
            "card", "CG08",
            "Upper half: up to 3 times you may pay 1 gear to gain 2 books or 2 food; "
            "lower half: take 1 energy from one of your machines back into your storage and gain 1 crystal.",
            "Oben: du darfst bis zu dreimal 1 Zahnrad zahlen, um 2 Bücher oder 2 Nahrung zu erhalten; "
            "unten: lege 1 Energie von einer deiner Maschinen ins Energielager zurück und erhalte 1 Kristall.",
        ),
        (
            "machine", "MY08",
            "You may pay 1 food to take a card from the display.",
            "Du darfst 1 Nahrung zahlen und dafür eine Karte aus der Auslage nehmen.",
        ),
        (
            "technology", "crystal-to-rest",
            "]0x49[: at any time in your turn, you may pay 1 crystal to move a card from one of your slots to the "
            "rest area.",
            "]0x49[: jederzeit in deinem Zug: zahle 1 Kristall, um eine Karte aus einem deiner Slots in den "
            "Ruhebereich zu legen.",
        ),
        (
            "card", "CG07",
            "Upper half: gain 1 gear, 1 book and 1 food; lower half: advance 1 field on the grey machine track "
            "and 1 field on a machine track of your choice.",
            "Oben: erhalte 1 Zahnrad, 1 Buch und 1 Nahrung; unten: ziehe auf der grauen Maschinenleiste 1 Feld "
            "und auf einer Maschinenleiste deiner Wahl 1 Feld vor.",
        ),
        (
            "card", "CG03",
            "Upper half: gain 2 gears and 1 food (with slot symbol); "
            "lower half: activate your tribe ability (with flask).",
            "Oben: erhalte 2 Zahnräder und 1 Nahrung (mit Slotsymbol); "
            "unten: aktiviere deine Stammesfähigkeit (mit Glaskolben).",
        ),
        (
            "artifactcard", "A06",
            "Violet: 1 point for each crystal symbol next to your buildings; orange: 1 point for every 2 slot modules; "
            "white: 1 point for each progress marker you have removed from your tribe board.",
            "Violett: 1 Punkt je Kristallsymbol neben deinen Gebäuden; orange: 1 Punkt für je 2 Slot-Module; "
            "weiß: 1 Punkt je Fortschrittsmarker, den du von deinem Stammestableau entfernt hast.",
        ),
        (
            "location", "LL8a",
            "3/7/12/15 points for at least 3/6/8/10 area tiles with a building or population figure of yours.",
            "3/7/12/15 Punkte für mindestens 3/6/8/10 Gebietsplättchen, auf denen du ein Gebäude oder eine "
            "Bevölkerungsfigur hast.",
        ),
    ],
)  # fmt: skip
def test_effects_read_as_they_are_meant(kind: str, id: str, en: str, de: str) -> None:
    assert sentence("en", kind, id) == en
    assert sentence("de", kind, id) == de


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_a_reward_field_says_how_far_the_markers_must_be(lang: str) -> None:
    w = words_of(REVIVE, lang)
    for field in REWARD_FIELDS:
        numbers = [int(number) for number in re.findall(r"\d+", w.text(f"rewardfield-{field.id.lower()}"))]
        assert numbers == sorted((need for need in field.needs if need), reverse=True), field.id
