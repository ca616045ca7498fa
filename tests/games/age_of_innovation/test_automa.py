"""The Automa: games against it end, its turns are logged, and correcting one of its numbers changes play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tafelrunde.bots import bot
from tafelrunde.cli.component_text import description
from tafelrunde.games.age_of_innovation.abilities import automa_factions
from tafelrunde.games.age_of_innovation.catalog import Catalog
from tafelrunde.games.age_of_innovation.components import automa
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION, AgeOfInnovation
from tafelrunde.games.age_of_innovation.pieces.codes import bonus_of, with_coins
from tafelrunde.games.age_of_innovation.pieces.map import name_of
from tafelrunde.games.age_of_innovation.scenario import AoiScenario
from tafelrunde.kernel.laws import imagines_afresh, play_by_the_laws, plays_on
from tafelrunde.kernel.match import LAST, Match
from tafelrunde.kernel.playout import play_out, random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.words import LANGUAGES, labels, words_of
from tests.conformance.pictures import WIDTHS, answers, drawn, ids, lit, played, well_drawn
from tests.games.age_of_innovation.test_corrections import Correction, lines_of, raised
from tests.rulebook.age_of_innovation.automa_talk import facing

CATALOG = AGE_OF_INNOVATION.catalog
FACTIONS = [faction.id for faction in CATALOG.automa_factions]
GAMES = 60  # games to play before a correction counts as one of words only


@pytest.mark.parametrize("faction", FACTIONS)
def test_games_against_every_faction_obey_the_laws(faction: str) -> None:
    level = 1 + FACTIONS.index(faction) % 5
    play_by_the_laws(AGE_OF_INNOVATION, 1, {"automa_faction": faction, "automa_level": level}, seed=level, every=23)


def test_two_people_against_it_obey_the_laws() -> None:
    options = {"automa": True, "harder_map": True}
    play_by_the_laws(AGE_OF_INNOVATION, 2, options, seed=3, every=17)
    imagines_afresh(AGE_OF_INNOVATION, 2, options, seed=3, every=9)


def test_random_games_end_after_six_rounds() -> None:
    for seed in range(30):
        options = {"automa": True, "automa_level": 1 + seed % 5, "automa_faction": FACTIONS[seed % 10]}
        match = Match(AGE_OF_INNOVATION, 1 + seed % 2, seed, options)
        play_out(match, seeded(seed))
        assert match.view()["round"] == 6
        assert match.result.rivals[0] > 20
        match.state.check()


def test_what_is_imagined_can_be_played_to_an_end() -> None:
    match, dice = Match(AGE_OF_INNOVATION, 1, 8, {"automa_level": 1}), seeded(8)
    while match.decision is not None:
        if len(match.codes) % 30 == 3:
            plays_on(match, 0, len(match.codes))
        match.choose(random_code(match, dice))


def test_a_bot_plays_against_it() -> None:
    match, dice, player = Match(AGE_OF_INNOVATION, 1, 2, keep=LAST), seeded(2), bot("greedy")
    while match.decision is not None:
        match.choose(player.choose(match, dice))
    assert match.result.scores[0] > 80


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_turn_says_what_it_did_and_why(faction: str) -> None:
    match = Match(AGE_OF_INNOVATION, 1, 6, {"automa_faction": faction, "automa_level": 5})
    play_out(match, seeded(6))
    events = [event for event in match.events() if event.name.startswith("automa-")]
    turns = sum(event.name == "automa-turn" for event in events)
    assert sum(event.name == "automa-passed" for event in events) == 6
    assert turns >= 6 * 3
    for lang in LANGUAGES:
        w = words_of(AGE_OF_INNOVATION, lang)
        for event in events:
            said = labels.event_text(w, AGE_OF_INNOVATION, event, 0, match.view(0), ["Mara"])
            assert "Automa" in said or event.seat == 0 or event.name in STEPS_OF_A_CHOICE, said
    for before, after in pairwise(events):
        assert (before.name, after.name) != ("automa-turn", "automa-turn"), "a turn without a word"


STEPS_OF_A_CHOICE = {"automa-considers", "automa-prefers", "automa-counts", "automa-idle", "automa-instead"}


def lines(made: AoiScenario, lang: str = "en") -> list[str]:
    """The log of the Automa's turn."""
    match, w = made.start().match, words_of(AGE_OF_INNOVATION, lang)
    return [labels.event_text(w, AGE_OF_INNOVATION, event, 0, match.view(0), ["Mara"]) for event in match.events()]


def test_a_choice_is_told_step_by_step() -> None:
    """Candidates, criteria, the arrow, and what comes of it; the cards are told with what they say."""
    made = facing("1", "13", person=("E8", "E12")).terrain("E9", "swamp").terrain("E11", "swamp")
    said = lines(made)
    assert said[0].startswith("The Automa acts by card 13: terraform and build for nothing, then gain 3 VP.")
    assert "The support card is card 1, to choose: build from its marked buildings; list A of terrains;" in said[0]
    assert said[1:5] == [
        "Free land in reach of its marked buildings, without shipping: E9, E11, F9.",
        "In list A (lake), swamp comes first: E9, E11.",
        "Nearest to a building of the others: E9, E11.",
        "Several are left. Number 2 from the top left: E11.",
    ]
    assert said[5] == "The Automa builds a workshop on E11 (lake) and marks it."
    assert lines(made, "de")[5] == "Automa baut 1 Werkstatt auf E11 (See) und markiert sie."


def test_the_candidates_of_each_step_are_lit_on_the_board() -> None:
    made = facing("1", "13", person=("E8", "E12")).terrain("E9", "swamp").terrain("E11", "swamp")
    events = made.start().match.events()
    shown = [labels.things_named(AGE_OF_INNOVATION, event, 0) for event in events if event.name in STEPS_OF_A_CHOICE]
    assert [len([thing for thing in things if thing.startswith("space-")]) for things in shown] == [3, 2, 2, 1]


def test_counting_on_from_the_start_is_told() -> None:
    assert "Several are left. Number 4 from the top left, counting on from the start: " in " ".join(
        lines(facing("7", "12").book_actions("power", "guilds", "spades"))
    )


def test_with_one_candidate_nothing_is_weighed() -> None:
    said = lines(facing("1", "13").building(0, "workshop", "E9", "E11"))
    assert said[1] == "Free land in reach of its marked buildings, without shipping: F9."
    assert said[2] == "The Automa builds a workshop on F9 (lake) and marks it."


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (facing("1", "6"), "The Automa takes innovations from round 3 on."),
        (facing("1", "6").round(3).seat(1, innovations=["science", "steel", "census"]),
         "The Automa has three innovations and takes no more."),
        (facing("1", "13").building(1, "workshop", "A4", "A5", "A6", "A7", "B4", "B5", "B6"),
         "The Automa has no workshop left and upgrades instead."),
        (facing("1", "3").seat(0, levels=(0, 12, 4, 0)).seat(1, levels=(1, 11, 3, 1)).round(1, "guild-law"),
         "The Automa cannot advance in the discipline of the scoring tile; it catches up instead."),
    ],
)  # fmt: skip
def test_what_it_does_instead_is_told_with_the_reason(made: AoiScenario, why: str) -> None:
    assert why in lines(made)


def test_its_round_bonuses_are_told_in_one_line_and_coins_only_where_there_are_some() -> None:
    made = facing("3", padded=False)
    entry = made.state.beside_board[2]
    taken, own = CATALOG.bonuses[bonus_of(entry)].id, CATALOG.bonuses[made.state.players[1].bonus].id
    w = words_of(AGE_OF_INNOVATION, "en")
    with_coins_on = lines(made)[-1]
    assert with_coins_on == (
        f"The Automa takes the round bonus at the right: {w.text(f'bonus-{taken}')}. The coin on it goes back to the "
        f"supply. The one it had takes this place: {w.text(f'bonus-{own}')}."
    )
    made.state.beside_board[2] = with_coins(bonus_of(entry), 0)
    assert "coin" not in lines(made)[-1].replace(w.text(f"bonus-{taken}"), "")


def test_its_points_are_told_by_source() -> None:
    match = Match(AGE_OF_INNOVATION, 1, 6, {"automa_level": 5})
    play_out(match, seeded(6))
    sources = match.result.rival_breakdown[0]
    assert sum(sources.values()) == match.result.rivals[0]
    assert {"start", "rounds", "automa-cards", "automa-level", "knowledge"} <= set(sources)
    for lang in LANGUAGES:
        w = words_of(AGE_OF_INNOVATION, lang)
        assert all(labels.points_source(w, source) != source for source in sources)
        explained = AGE_OF_INNOVATION.show.explained(match.view(0), lang, "player", 1)
        assert explained is not None
        assert f"{labels.points_source(w, 'automa-level')}: {sources['automa-level']}" in explained.facts


def test_it_is_named_beside_the_people_of_the_table() -> None:
    match = Match(AGE_OF_INNOVATION, 2, 1, {"automa": True})
    w = words_of(AGE_OF_INNOVATION, "de")
    names = ["Mara", "Tom"]
    said = [labels.thing(w, AGE_OF_INNOVATION, "player", seat, match.view(0), names) for seat in range(3)]
    assert said == ["Mara", "Tom", "Automa"]


# ------------------------------------------------------------------------------------------------ pictures


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("faction", ["symbionts", "blight"])
@pytest.mark.parametrize("choices", [0, 1, 60])
def test_it_is_drawn_with_its_cards_and_what_it_laid_out(choices: int, faction: str, lang: str) -> None:
    match = played(AGE_OF_INNOVATION, 1, choices, 4, {"automa_faction": faction, "automa_level": 5})
    view = match.view(0)
    it = view["automa"]
    for width in WIDTHS:
        tree = drawn(AGE_OF_INNOVATION, view, lang, width)
        well_drawn(tree)
        shown = set(ids(tree))
        assert "part-automa" in shown
        assert {f"automacard-{card}" for card in (it["top"], *it["discard"][-1:]) if card is not None} <= shown
        assert {f"automafaction-{it['faction']}", "player-1"} <= shown
        assert (f"bonus-{it['bonus']}" in shown) == (it["bonus"] is not None)
        assert {f"level-1-{discipline}" for discipline in range(4)} <= shown
        assert {f"tool-at-{space}" for space in it["tools"]} <= shown
        assert {f"blighted-at-{space}" for space in it["blighted"]} <= shown
        if choices == 1:  # the faction is chosen at the board that was taken
            assert lit(tree) == answers(AGE_OF_INNOVATION, view)


def test_the_terminal_shows_what_lies_before_it() -> None:
    match = played(AGE_OF_INNOVATION, 1, 60, 4, {"automa_faction": "blight"})
    it = match.view(0)["automa"]
    text = " ".join(AGE_OF_INNOVATION.show.text_board(match.view(0), "en", 100).split())
    assert "The Blight" in text
    assert f"victory points: {it['vp']}" in text
    assert f"{it['cards']} cards in the deck, {it['reserve']} in reserve" in text
    assert f"Marked: {name_of(it['marked'][0])}" in text
    assert f"Blighted: {name_of(it['blighted'][0])}" in text


# ------------------------------------------------------------------------------------------------ corrections


TABLES = ("automa_cards", "automa_factions", "automa_levels", "automa_rounds", "automa_finals")


def corrections() -> Iterator[Correction]:
    for module in (automa, automa_factions):
        for kind, line in lines_of(module):
            yield from raised(module, kind, line)


def table_of(correction: Correction) -> str:
    rows = {type(getattr(CATALOG, table)[0]): table for table in TABLES}
    return rows[type(correction.row)]


def catalog_with(correction: Correction) -> Catalog:
    catalog, table = Catalog(), table_of(correction)
    rows = getattr(catalog, table)
    at = [row.id for row in rows].index(correction.id)
    setattr(catalog, table, (*rows[:at], correction.row, *rows[at + 1 :]))
    return catalog


def differ(correction: Correction, corrected: AgeOfInnovation, seed: int) -> bool:
    """Whether a game differs with the same answers."""
    table = table_of(correction)
    options: dict[str, object] = {"automa_level": 1 + seed % 5, "automa_faction": FACTIONS[seed % 10]}
    if table == "automa_levels":
        options["automa_level"] = 1 + [level.id for level in CATALOG.automa_levels].index(correction.id)
    elif table == "automa_factions":
        options["automa_faction"] = correction.id
    printed, other = Match(AGE_OF_INNOVATION, 1, seed, options), Match(corrected, 1, seed, options)
    dice = seeded(seed)
    while printed.decision is not None and other.decision is not None:
        if printed.state.pack() != other.state.pack() or printed.decision.options != other.decision.options:
            return True
        code = random_code(printed, dice)
        printed.choose(code)
        other.choose(code)
    return printed.state.pack() != other.state.pack()


def test_a_corrected_number_is_played_and_told() -> None:
    w = words_of(AGE_OF_INNOVATION, "en")
    described: dict[tuple[str, str], str] = {}
    for component in AGE_OF_INNOVATION.components:
        if component.kind.startswith("automa"):
            described[component.kind, component.id] = description(w, AGE_OF_INNOVATION, component)
    only_words, only_play = [], []
    for correction in corrections():
        corrected = AgeOfInnovation(catalog_with(correction))
        if not any(differ(correction, corrected, seed) for seed in range(GAMES)):
            only_words.append(correction.line)
        component = next(
            each for each in corrected.components if (each.kind, each.id) == (correction.kind, correction.id)
        )
        if description(w, corrected, component) == described[correction.kind, correction.id]:
            only_play.append(correction.line)
    assert only_words == []
    assert only_play == []
