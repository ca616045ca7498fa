"""The words of Age of Innovation: every answer has a label of its own, and tiles read as they are meant."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION as AOI
from tafelrunde.games.age_of_innovation.pieces.map import map_of
from tafelrunde.games.age_of_innovation.scenario import scenario
from tafelrunde.games.age_of_innovation.table.prompts import POWER_ACTION, PROMPTS, SPECIAL
from tafelrunde.kernel.decision import NONE, Decision, Prompt
from tafelrunde.kernel.match import Match
from tafelrunde.words import LANGUAGES, words_of
from tafelrunde.words.check import missing_texts
from tafelrunde.words.labels import facts, option_label, question, thing

REFUSABLE = {
    "ACTION", "AFTER", "TOWN_SITE", "TERRAFORM_SITE", "WORKSHOP_SITE", "STEP", "BRIDGE", "GUILD_SITE", "LEECH",
    "BUILD", "KEY",
}  # fmt: skip
MOST_SPADES = 3


def codes_of(prompt: Prompt) -> Iterable[int]:
    """Every answer that can be given on the large side of the board."""
    if prompt.of == "site":
        return map_of("large").mole_sites
    if prompt.of == "yes":
        return [1]
    return range(prompt.size)


def labels_of(prompt: Prompt, lang: str) -> list[str]:
    w, view = words_of(AOI, lang), Match(AOI, 4, 1).view(0)
    codes = [*codes_of(prompt), *([NONE] if prompt.name in REFUSABLE else [])]
    decision = Decision(0, prompt, codes, 1, None)
    return [option_label(w, AOI, view, decision, code) for code in codes]


def sentence(lang: str, kind: str, id: str) -> str:
    effect = next(c.effect for c in AOI.components if (c.kind, c.id) == (kind, id))
    assert effect is not None
    return words_of(AOI, lang).sentence(effect)


def test_no_text_is_missing() -> None:
    assert missing_texts(AOI) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prompt", PROMPTS, ids=lambda prompt: prompt.name)
def test_every_answer_has_a_label_of_its_own(prompt: Prompt, lang: str) -> None:
    labels = labels_of(prompt, lang)
    if prompt.name == "SEND":  # the three spaces with 2 steps of a discipline are alike; one of them is offered
        assert len(set(labels)) == len(labels) - 2 * 4
    else:
        assert sorted(set(labels)) == sorted(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_components_of_a_kind_have_different_names(lang: str) -> None:
    w = words_of(AOI, lang)
    names = [(c.kind, thing(w, AOI, c.kind, number)) for c in AOI.components for number in c.numbers]
    assert sorted(set(names)) == sorted(names)


def test_a_planning_board_on_offer_is_named_with_its_faction_and_bonus() -> None:
    match = Match(AOI, 3, 5)
    assert match.decision is not None
    view, w = match.view(match.decision.seat), words_of(AOI, "en")
    for offered in view["sets"]:
        label = option_label(w, AOI, view, match.decision, offered["board"])
        for kind in ("board", "faction", "bonus"):
            assert thing(w, AOI, kind, offered[kind]) in label


def test_the_price_of_power_is_one_point_less() -> None:
    labels = labels_of(next(prompt for prompt in PROMPTS if prompt.name == "LEECH"), "en")
    assert labels[1] == "Take 1 power for free"
    for power in range(2, 13):
        assert labels[power] == f"Take {power} power for {power - 1} VP"


@pytest.mark.parametrize("spades", range(MOST_SPADES + 1))
def test_free_spades_are_counted_in_the_question(spades: int) -> None:
    prompt = next(prompt for prompt in PROMPTS if prompt.name == "TERRAFORM_SITE")
    said = question(words_of(AOI, "en"), AOI, None, Decision(0, prompt, [0], spades, None))
    assert (str(spades) in said) == (spades > 0)
    assert ("free spades" in said) == (spades > 1)


@pytest.mark.parametrize(
    ("kind", "id", "en", "de"),
    [
        (
            "palace", "palace-1",
            "Income: gain 5 power; special action: gain 2 tools.",
            "Einkommen: erhalte 5 Macht; Sonderaktion: erhalte 2 Werkzeuge.",
        ),
        (
            "faction", "goblins",
            "At the start: advance 1 step in banking and 1 step in engineering and gain 1 tool; "
            "for each spade you use: gain 2 coins.",
            "Zu Spielbeginn: mache 1 Schritt in Bankwesen und 1 Schritt in Ingenieurskunst und erhalte 1 Werkzeug; "
            "für jeden Spaten, den du einsetzt: erhalte 2 Geld.",
        ),
        (
            "town", "steps",
            "At once: advance 1 step in every discipline.",
            "Sofort: mache 1 Schritt in jeder Disziplin.",
        ),
        (
            "round", "workshop-law",
            "Whenever you build a workshop: gain 2 VP; "
            "at the end of the round: gain 1 scholar for every 3 levels in law.",
            "Immer wenn du eine Werkstatt baust: erhalte 2 Punkte; "
            "am Rundenende: erhalte 1 Gelehrten für je 3 Stufen in Recht.",
        ),
        (
            "innovation", "monument",
            "At once: place the monument (power value 4, a town with it needs 2 buildings) and gain 7 VP.",
            "Sofort: setze das Monument ein (Machtwert 4, eine Stadt mit diesem Gebäude braucht 2 Gebäude) "
            "und erhalte 7 Punkte.",
        ),
        (
            "innovation", "neutral-university",
            "At once: place a neutral university (power value 3, a town with it needs 3 buildings); "
            "income: gain 2 VP.",
            "Sofort: setze eine neutrale Universität ein (Machtwert 3, eine Stadt mit diesem Gebäude braucht "
            "3 Gebäude); Einkommen: erhalte 2 Punkte.",
        ),
        (
            "competency", "tower",
            "At once: place a neutral tower (power value 2); income: gain 2 coins and 2 power.",
            "Sofort: setze einen neutralen Turm ein (Machtwert 2); Einkommen: erhalte 2 Geld und 2 Macht.",
        ),
        (
            "competency", "annexes",
            "At once: gain 2 annexes to place as actions "
            "(each: power value of the building +1, and it counts twice for a town).",
            "Sofort: erhalte 2 Anbauten, die du als Aktionen anlegst "
            "(Machtwert des Gebäudes je +1, für eine Stadt zählt es doppelt).",
        ),
        (
            "innovation", "census",
            "At once: gain VP for your buildings on the map: 8 VP for 7–8, 12 VP for 9–10, 18 VP for 11 or more.",
            "Sofort: erhalte Punkte für deine Gebäude auf dem Spielplan: 8 Punkte für 7–8, 12 Punkte für 9–10, "
            "18 Punkte ab 11.",
        ),
        (
            "palace", "palace-15",
            "Income: gain 6 power; at once: in any order, you may terraform and build with 2 free spades, "
            "you may build up to 2 bridges, and gain 2 books of your choice.",
            "Einkommen: erhalte 6 Macht; sofort: in beliebiger Reihenfolge: du darfst mit 2 kostenlosen Spaten "
            "umwandeln und bauen, du darfst bis zu 2 Brücken bauen, und erhalte 2 Bücher deiner Wahl.",
        ),
        (
            "faction", "felines",
            "At the start: advance 1 step in banking and 1 step in medicine; whenever you take a town tile: "
            "you may advance up to 3 steps in disciplines of your choice, and gain 1 book of your choice.",
            "Zu Spielbeginn: mache 1 Schritt in Bankwesen und 1 Schritt in Medizin; immer wenn du einen Stadtmarker "
            "nimmst: du darfst bis zu 3 Schritte in Disziplinen deiner Wahl machen, und erhalte 1 Buch deiner Wahl.",
        ),
        (
            "faction", "navigators-2024",
            "At the start: advance 3 steps in law; whenever you build a workshop by a river: gain 2 VP and 1 coin.",
            "Zu Spielbeginn: mache 3 Schritte in Recht; immer wenn du eine Werkstatt am Fluss baust: "
            "erhalte 2 Punkte und 1 Geld.",
        ),
        (
            "discipline", "banking",
            "From level 9 on, every round: gain 3 coins.",
            "Ab Stufe 9 in jeder Runde: erhalte 3 Geld.",
        ),
    ],
)  # fmt: skip
def test_the_parts_of_a_tile_stand_apart(kind: str, id: str, en: str, de: str) -> None:
    assert sentence("en", kind, id) == en
    assert sentence("de", kind, id) == de


def test_the_desert_promises_its_own_spade_alone() -> None:
    assert "when all starting buildings stand: use the free spade of your planning board;" in sentence(
        "en", "board", "desert"
    )
    assert "competency" not in sentence("en", "board", "desert")


@pytest.mark.parametrize(
    ("board", "says"),
    [
        ("plains", "a step in terraforming costs 1 coin instead of 5;"),
        ("lake", "your shipping begins at 1 instead of 0;"),
        ("wasteland", "your second innovation costs no books more than the first (otherwise 1 more);"),
        ("mountain", "your first guild has an income of 3 coins instead of 2;"),
        ("swamp", "power at the start: 3 in bowl I, 9 in bowl II;"),
    ],
)
def test_a_planning_board_says_what_makes_it_different(board: str, says: str) -> None:
    assert says in sentence("en", "board", board)
    others = [c.id for c in AOI.components if c.kind == "board" and c.id != board]
    assert not any(says in sentence("en", "board", other) for other in others)


@pytest.mark.parametrize(
    ("kind", "id", "cost"), [("poweraction", "tools", "4 power"), ("bookaction", "power", "1 book")]
)
def test_a_cost_has_its_unit(kind: str, id: str, cost: str) -> None:
    component = next(c for c in AOI.components if (c.kind, c.id) == (kind, id))
    assert ("Cost", cost) in facts(words_of(AOI, "en"), component)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_may_be_declined_says_so(lang: str) -> None:
    """Two free spades of a town tile are a gift, those of an action are the action."""
    gift, action = sentence(lang, "town", "spades"), sentence(lang, "poweraction", "spades")
    assert ("du darfst" if lang == "de" else "you may") in gift
    assert ("du darfst" if lang == "de" else "you may") not in action


@pytest.mark.parametrize(("board", "coins"), [("mountain", "3, 2, 2, 2"), ("plains", "2, 2, 2, 2")])
def test_a_planning_board_tells_the_coins_of_its_guilds(board: str, coins: str) -> None:
    component = next(c for c in AOI.components if (c.kind, c.id) == ("board", board))
    assert ("Coins of the guilds in each round, from the first guild on", coins) in facts(
        words_of(AOI, "en"), component
    )


@pytest.mark.parametrize(("faction", "power"), [("illusionists", 3), ("monks", 4)])
def test_actions_are_named_as_the_player_has_them(faction: str, power: int) -> None:
    view = scenario(factions=[faction]).seat(0, palace=1).start().match.view(0)
    w = words_of(AOI, "en")
    assert thing(w, AOI, "action", POWER_ACTION + 2, view) == f"Power action, {power} power: gain 2 tools"
    assert thing(w, AOI, "action", SPECIAL + 1, view) == "Special action of your palace: gain 2 tools"
    assert thing(w, AOI, "action", SPECIAL + 1) == "Special action of your palace"
