"""The words of Tapestry where a text depends on more than its id."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.abilities.alchemists import NOT_THROWN, draft_number
from tafelrunde.games.tapestry.components.civilizations import MatInWords
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import BLACK_DIE, EXPANSIONS, RED_DIE, SCIENCE_DIE
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import Event
from tafelrunde.words import LANGUAGES, words_of
from tafelrunde.words.check import missing_texts
from tafelrunde.words.labels import event_text, facts, hint, option_label, question, thing

EN = words_of(TAPESTRY, "en")
LATER = {"en": ("gained later", "when you gain this mat"), "de": ("später erhalten", "dieses tableau bekommst")}


def drafted(red: int, black: int, science: int) -> str:
    faces = [0, 0, 0]
    faces[RED_DIE], faces[BLACK_DIE], faces[SCIENCE_DIE] = red, black, science
    return thing(EN, TAPESTRY, "draft", draft_number(faces))


def test_no_text_is_missing() -> None:
    assert missing_texts(TAPESTRY) == []


def test_masterpieces_say_whether_they_are_used_once() -> None:
    said = [(card.facts["once"], facts(EN, card)) for card in TAPESTRY.components if card.kind == "masterpiece"]
    assert {once for once, _ in said} == {"", 1}
    assert all(found == ([("One use", "yes")] if once else []) for once, found in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["printed", "revised"])
def test_mats_say_what_happens_when_they_are_gained_later(edition: str, lang: str) -> None:
    """A mat that acts when it is gained later says so, and no other one does."""
    w, catalog = words_of(TAPESTRY, lang), TAPESTRY.catalog
    for mat in catalog.revised if edition == "revised" else catalog.civilizations:
        text = w.clause(MatInWords(mat, edition)).lower()
        assert any(word in text for word in LATER[lang]) == (mat.gained_later() != "nothing"), (mat.id, text)


def test_a_die_that_is_kept_already_is_not_told_again() -> None:
    assert drafted(0, 4, 1) == "red: 4 VP, black: benefit of the tile, science: technology"
    assert drafted(NOT_THROWN, 0, 3) == "black: coin, science: military"
    assert drafted(5, NOT_THROWN, 0) == "red: 1 VP per territory, science: exploration"
    assert drafted(3, 1, NOT_THROWN) == "red: 7 VP, black: worker"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_spaces_of_the_merrymakers_are_called_by_the_mats_in_play(lang: str) -> None:
    w = words_of(TAPESTRY, lang)
    printed = Match(TAPESTRY, 2, 1).view(0)
    revised = Match(TAPESTRY, 2, 1, {"mats": "revised"}).view(0)
    for number in range(3):
        assert thing(w, TAPESTRY, "revel", number, printed) != thing(w, TAPESTRY, "revel", number, revised)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["tile", "space-tile", "civilization", "capital", "landmark", "tech", "stage"])
def test_no_two_things_of_a_kind_have_the_same_name(kind: str, lang: str) -> None:
    catalog, w = TAPESTRY.catalog, words_of(TAPESTRY, lang)
    counts = {
        "tile": len(catalog.tiles),
        "space-tile": len(catalog.space_tiles),
        "civilization": len(catalog.civilizations),
        "capital": len(catalog.capitals),
        "landmark": 18,
        "tech": len(catalog.techs),
        "stage": 17,
    }
    first = 1 if kind == "stage" else 0  # the token of the Entertainers begins before the stages
    names = [thing(w, TAPESTRY, kind, number) for number in range(first, counts[kind])]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_civilization_says_what_it_can_do(lang: str) -> None:
    w = words_of(TAPESTRY, lang)
    for mats, civs in (("printed", TAPESTRY.catalog.civilizations), ("revised", TAPESTRY.catalog.revised)):
        said = [w.text(f"phrase-ability-{civ.id}", mats=mats, **civ.numbers()) for civ in civs]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_tells_of_every_civilization_what_each_edition_says(lang: str) -> None:
    w = words_of(TAPESTRY, lang)
    mats = zip(TAPESTRY.catalog.civilizations, TAPESTRY.catalog.revised, strict=True)
    told = {component.id: component.effect for component in TAPESTRY.components if component.kind == "civilization"}
    for editions in mats:
        effect = told[editions[0].id]
        assert effect is not None
        sentence = w.sentence(effect)
        for name, mat in zip(("printed", "revised"), editions, strict=True):
            assert w.text(f"phrase-ability-{mat.id}", mats=name, **mat.numbers()) in sentence
            if mat.effect is not None and mat.describes_spaces:
                assert w.clause(mat.effect) in sentence


@pytest.mark.parametrize("mats", ["printed", "revised"])
@pytest.mark.parametrize("seed", [3, 4])
def test_every_change_of_points_has_a_line(seed: int, mats: str) -> None:
    """With all expansions, from the set-up to the end."""
    match, dice = Match(TAPESTRY, 4, seed, {"mats": mats, **dict.fromkeys(EXPANSIONS, True)}), seeded(seed)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    told = [0] * 4
    for event in match.events():
        if event.name in ("scored", "achieved", "lost-points"):
            amount = event.facts["amount"]
            assert isinstance(amount, int)
            told[event.seat] += -amount if event.name == "lost-points" else amount
    assert told == [seat["vp"] for seat in match.view(0)["seats"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mats", ["printed", "revised"])
@pytest.mark.parametrize("expansion", ["", *EXPANSIONS])
def test_a_game_can_be_told(expansion: str, mats: str, lang: str) -> None:
    options = {"mats": mats, **({expansion: True} if expansion else {})}
    match, dice, w = Match(TAPESTRY, 3, 12, options), seeded(12), words_of(TAPESTRY, lang)
    while match.decision is not None:
        view = match.view(match.decision.seat)
        said = [question(w, TAPESTRY, view, match.decision), hint(w, TAPESTRY, match.decision)]
        said += [option_label(w, TAPESTRY, view, match.decision, code) for code in match.decision.options[:5]]
        assert all(text.strip() and "{" not in text for text in said)
        match.choose(random_code(match, dice))
    views = [match.view(seat) for seat in (0, 1)]
    told = [event_text(w, TAPESTRY, event, seat, views[seat]) for event in match.events() for seat in (0, 1)]
    assert all(text.strip() and "{" not in text for text in told)


@pytest.mark.parametrize("name", ["allied", "married", "gave-tile", "gave-token", "toppled"])
def test_both_players_of_an_event_are_named(name: str) -> None:
    event = Event(1, name, 0, {"player_other": 2, "hex": 4, "tile": 7, "track": 1}, {})
    told = event_text(EN, TAPESTRY, event, 0, Match(TAPESTRY, 3, 5).view(0), ["Ann", "Ben", "Cy"])
    assert "Ann" in told
    assert "Cy" in told
