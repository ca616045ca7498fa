"""Everything on the picture of Deus explains itself, and what it says of the moment is true."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from tafelrunde.conformance.positions import at_every_question, last_values
from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.kinds import GREEN, PURPLE, RED, VILLAGE, YELLOW
from tafelrunde.games.deus.pieces.map import FACES
from tafelrunde.games.deus.rules.scoring import majority_points, temple_points
from tafelrunde.games.deus.scenario import DeusTable, scenario
from tafelrunde.games.deus.show.outcomes import cards_give
from tafelrunde.games.deus.show.table_from_view import table_from_view
from tafelrunde.games.deus.table.prompts import ACTION, DISCARD, OFFER
from tafelrunde.games.deus.table.state import Table
from tafelrunde.games.painter import OF_A_SEAT
from tafelrunde.kernel.explanations import Explained
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR


def explained(t: DeusTable, kind: str, number: int, lang: str = "en", seat: int = 0) -> Explained:
    found = DEUS.show.explained(t.match.view(seat), lang, kind, number)
    assert found is not None
    return found


@pytest.mark.parametrize(("players", "all_options"), [(2, False), (3, True), (4, True)])
def test_the_table_that_a_view_shows_is_the_real_one(players: int, all_options: bool) -> None:
    options = last_values(DEUS) if all_options else {}
    for match in at_every_question(DEUS, players, 3, options):
        if len(match.codes) % 5:
            continue
        real = match.state
        assert isinstance(real, Table)
        for seat in (0, SPECTATOR, EVERYTHING):
            seen = table_from_view(DEUS.catalog, match.view(seat))
            assert seen.villages == real.villages
            assert seen.village_vp == real.village_vp
            assert (seen.supply, seen.temples, len(seen.deck)) == (real.supply, real.temples, len(real.deck))
            for mine, theirs in zip(seen.players, real.players, strict=True):
                assert (mine.pieces, mine.reach) == (theirs.pieces, theirs.reach)
                assert temple_points(seen, mine) == temple_points(real, theirs)
                assert majority_points(seen, mine) == majority_points(real, theirs)
        own = table_from_view(DEUS.catalog, match.view(0)).players[0]
        player = real.players[0]
        for column in player.columns[:PURPLE]:
            assert cards_give(real, player, column) == cards_give(
                table_from_view(DEUS.catalog, match.view(0)), own, column
            )


def test_a_card_is_shown_at_reading_size_and_says_what_it_would_give() -> None:
    made = scenario().seat(0, hand=["brown_guild_forest", "red_ballista"])
    for region in made.regions("forest")[:2]:
        made.piece(0, "civil", region)
    t = made.start()
    card = explained(t, "card", t.card("brown_guild_forest"))
    assert card.sentence == "Gain 1 VP for each forest you occupy."
    assert card.facts == (
        "Builds 1 civil building, for 1 clay and 1 wheat",
        "In your hand",
        "If it ran now: 2 VP",
        "On top of an offering: Vesta helps",
    )
    assert float(re.findall(r"[\d.]+", ET.fromstring(card.svg).attrib["viewBox"])[2]) >= 150
    assert "It would do nothing now" in explained(t, "card", t.card("red_ballista")).facts


def test_a_card_of_somebody_else_counts_their_regions() -> None:
    made = scenario().seat(1, columns={"brown": ["brown_guild_forest"]})
    made.piece(1, "civil", made.region("forest"))
    t = made.start()
    card = t.player(1).columns[3][0]
    assert explained(t, "card", card).facts[1:] == (
        "Built by Player 2, card 1 of 1 in its column",
        "If it ran now: 1 VP",
    )


def test_a_column_says_what_runs_and_what_that_gives() -> None:
    made = scenario().seat(0, columns={"brown": ["brown_guild_forest", "brown_trading_post_forest"]})
    made.piece(0, "civil", made.region("forest"))
    t = made.start()
    assert explained(t, "colour", 3).facts == (
        "On the player board: 2; in reserve: 2",
        "A new card runs these first: Woodcutters' Guild and Trading Post (forest)",
        "If it ran now: 1 VP and 3 gold",
    )
    assert explained(t, "column", OF_A_SEAT + 3).facts[1] == "No card runs here yet"
    assert explained(t, "column", OF_A_SEAT + 3).name == "Player 2: Civil"


def test_a_village_says_what_it_pays_what_is_missing_and_who_would_take_it() -> None:
    made = scenario()
    village = made.regions("village")[0]
    around = made.beside(village)
    land = [region for region in around if region not in made.regions("sea")]
    assert explained(made.start(), "region", village).facts[-1] == "No army stands beside it yet"
    made.piece(1, "military", land[0]).village(village, 5)
    t = made.start()
    facts = explained(t, "region", village).facts
    assert facts[0] == "It holds 5 VP"
    assert facts[1].startswith(f"1 of {len(around)} regions around it are occupied; free: ")
    assert facts[2] == "If it fell now, Player 2 would take 5 VP"
    ruined = explained(made.village(village, 0, attacked=True).start(), "region", village)
    assert ruined.facts == ()
    assert "was attacked" in ruined.sentence


def test_a_region_says_who_is_there_and_what_you_could_build() -> None:
    made = scenario()
    forest = made.region("forest")
    t = made.piece(0, "civil", forest).piece(0, "military", forest).start()
    facts = explained(t, "region", forest).facts
    assert facts[0] == "Player 1: civil building, army"
    assert "You could build here: production building and scientific building" in facts
    assert "Others cannot build here while it is occupied" in explained(t, "region", forest, seat=1).facts
    far = next(region for region in t.regions("forest") if region != forest)
    assert explained(t, "region", far).facts[0] == "Nobody is here"
    assert all("build" not in fact for fact in explained(t, "region", far, seat=SPECTATOR).facts)


def test_a_god_says_what_an_offering_of_the_whole_hand_would_bring() -> None:
    t = scenario().seat(0, hand=["brown_guild_forest", "red_ballista", "blue_galley"]).start()
    assert explained(t, "god", 0).facts[1] == "For 3 cards, with the refill of your hand: 6 gold, 1 ship and 5 cards"
    t.answer(ACTION, OFFER)
    t.answer(DISCARD, t.card("red_ballista"))
    assert (
        explained(t, "god", 3).facts[1]
        == "For 1 card, with the refill of your hand: 1 VP, 1 civil building and 3 cards"
    )


def test_a_god_promises_no_more_cards_than_there_are() -> None:
    t = scenario().seat(0, hand=["yellow_library", "brown_forum"]).deck("blue_galley", only=True).start()
    assert explained(t, "god", YELLOW).facts[1].endswith("and 3 cards")
    t.answer(ACTION, OFFER)
    t.answer(DISCARD, t.card("yellow_library"))
    assert explained(t, "god", YELLOW).facts[1].endswith("and 2 cards")


def test_two_cards_of_a_column_do_not_promise_the_same_thing_twice() -> None:
    """The last wood of the supply, the last piece of the reserve, the last points of a village."""
    columns = {
        "green": ["green_yard_forest", "green_yard_forest"],
        "yellow": ["yellow_carpenters", "yellow_carpenters"],
        "red": ["red_siege_tower", "red_siege_tower"],
    }
    pieces = {"maritime": 5, "production": 5, "scientific": 5, "civil": 2, "military": 5}  # 3 are in the reserve
    made = scenario().seat(0, columns=columns, board=pieces).supply(wood=1)
    village = made.state.map.villages[0]
    land = next(region for region in made.beside(village) if made.state.map.land >> region & 1)
    made.piece(0, "production", made.region("forest")).piece(0, "military", land).village(village, 3)
    me = made.state.players[0]
    assert cards_give(made.state, me, me.columns[GREEN]) == {"wood": 1}
    assert cards_give(made.state, me, me.columns[YELLOW]) == {"any-piece": 3}
    assert cards_give(made.state, me, me.columns[RED]) == {"vp": 3}


def test_temples_say_how_far_the_next_one_is() -> None:
    made = scenario().seat(0, columns={"purple": ["temple_gold"], "green": ["green_small_production"]}, gold=9)
    t = made.start()
    assert explained(t, "colour", PURPLE).facts == (
        "1 temple built, now worth 3 VP",
        "The next one needs a card in every standard column; too few yet: Maritime, Science, Civil, Military",
    )
    assert explained(t, "pile", 0).facts[0] == "Temples: 4"


def test_hidden_points_and_hands_are_not_told() -> None:
    t = scenario().seat(1, vp=37, hand=["blue_galley"]).start()
    for kind, number in (("player", 1), ("column", OF_A_SEAT), ("pile", 1)):
        said = explained(t, kind, number)
        assert "37" not in " ".join(said.facts)
    card = t.player(1).hand[0]
    assert not any("hand" in fact for fact in explained(t, "card", card).facts)


@pytest.mark.parametrize(("lang", "says", "also"), [
    ("en", "village with VP left next to one of your armies", "At this table barbarian villages without VP"),
    ("de", "neben einer deiner Armeen, auf dem noch SP liegen", "An diesem Tisch zählen auch Barbarendörfer"),
])  # fmt: skip
def test_the_ballista_says_which_villages_count_by_the_switch(lang: str, says: str, also: str) -> None:
    """DEUS-CARD-13"""
    number = next(n for n, card in enumerate(DEUS.catalog.cards) if card.id == "red_ballista")
    for needed in (True, False):
        card = explained(scenario(ballista_needs_points=needed).start(), "card", number, lang)
        assert says in card.sentence
        assert any(fact.startswith(also) for fact in card.facts) != needed


def test_what_the_basis_says_of_the_middle_of_continents_is_true() -> None:
    middles = Counter(face.middle for face in FACES)
    assert set(middles.values()) == {2, 3}
    assert middles[VILLAGE] == 2
