"""Components (DEUS-COMP-01..14)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.kinds import BUILDINGS, COLOURS, RESOURCES
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.languages import LANGUAGES
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import EVERYTHING
from tafelrunde.words.texts import words_of
from tests.rulebook import rule
from tests.rulebook.deus.drawn import CARD_OF, FOREST_5, FOREST_21, MOUNTAIN_4, SEA_3, drawn, pieces, rich

COINS = 63 * 1 + 12 * 5 + 9 * 10
POINT_TOKENS = 24 * 1 + 9 * 3 + 9 * 5 + 17 * 10


@rule("DEUS-COMP-01")
def test_two_to_four_can_play_and_nobody_else():
    assert [len(Match(DEUS, n, 1).view()["seats"]) for n in (2, 3, 4)] == [2, 3, 4]
    for n in (0, 1, 5):
        with pytest.raises(UsageError, match="2 to 4 players"):
            Match(DEUS, n, 1)


@rule("DEUS-COMP-02", "DEUS-COMP-04", "DEUS-COMP-05", "DEUS-COMP-09", "DEUS-COMP-10")
def test_the_box_holds_what_four_players_need():
    view = Match(DEUS, 4, 1).view()
    boards = [seat["board"] for seat in view["seats"]]
    assert len(boards) == 4
    assert all(len(board) == 5 for board in boards), "a player board has no place for temples: they are nobody's"
    own = [[a + b for a, b in zip(s["board"], s["reserve"], strict=True)] for s in view["seats"]]
    assert own == [[5] * 5] * 4
    assert view["supply"]["temples"] == 7
    tokens = [
        view["supply"][name] + sum(seat["goods"][kind] for seat in view["seats"]) for kind, name in enumerate(RESOURCES)
    ]
    assert tokens == [20] * 4
    assert [seat for seat in range(4) if view["first"] == seat] == [view["turn"]]


@rule("DEUS-COMP-05")
def test_temple_pieces_come_from_one_stock_for_all():
    t = drawn().piece(0, "civil", FOREST_5).piece(1, "civil", FOREST_21)
    for seat in (0, 1):
        t.seat(seat, hand=["temple_gold", "temple_sea", "temple_rows"][seat : seat + 2])
    t = t.start()
    t.build("temple_gold").build("temple_rows")
    assert t.match.view()["supply"]["temples"] == 4 - 2
    assert pieces(t, FOREST_5, 0) == pieces(t, FOREST_21, 1) == ["civil", "temple"]


@rule("DEUS-COMP-03")
def test_there_are_sixteen_cards_of_each_colour():
    view = Match(DEUS, 2, 1).view(EVERYTHING)
    assert view["deck"] + sum(seat["hand_count"] for seat in view["seats"]) == 96
    numbers = [n for card in DEUS.components if card.kind == "card" for n in card.numbers]
    assert numbers == list(range(96))
    colours = Counter(card.facts["colour"] for card in DEUS.components if card.kind == "card" for _ in card.numbers)
    assert colours == dict.fromkeys(("brown", "yellow", "blue", "red", "green", "purple"), 16)


@rule("DEUS-COMP-06")
def test_seven_tiles_have_two_faces_and_each_tile_lies_once():
    assert [c.id for c in DEUS.components if c.kind == "face"] == [
        f"{tile}{side}" for tile in range(1, 8) for side in "ab"
    ]
    for seed in range(20):
        laid = [event.facts["face"] for event in Match(DEUS, 4, seed).events() if event.name == "laid"]
        assert sorted(int(face) // 2 for face in laid) == list(range(7))


@rule("DEUS-COMP-07", "DEUS-SETUP-09", "DEUS-SETUP-12")
def test_gold_never_runs_out():
    t = rich(drawn(), gold=COINS).piece(0, "production", FOREST_5).start()
    t.build("brown_trading_post_forest", at=FOREST_5).take_gifts()
    assert t.player(0).gold == COINS + 3
    assert t.player(1).gold == 5


@rule("DEUS-COMP-08", "DEUS-SETUP-09", "DEUS-SETUP-12")
def test_points_never_run_out():
    t = (
        rich(drawn(), vp=POINT_TOKENS, hand=["brown_guild_forest", "red_raiders"])
        .piece(0, "production", FOREST_5)
        .start()
    )
    t.build("brown_guild_forest", at=FOREST_5).take_gifts()
    assert t.player(0).vp == POINT_TOKENS + 1
    assert t.player(1).vp == 5


@rule("DEUS-COMP-11", "DEUS-BUILD-07")
@pytest.mark.parametrize(("building", "colour"), list(zip(BUILDINGS, COLOURS, strict=True)))
def test_each_colour_of_card_has_its_own_kind_of_piece(building: str, colour: str):
    card = CARD_OF.get(building, "temple_gold")
    at = SEA_3 if building == "maritime" else MOUNTAIN_4
    other = "civil" if building != "civil" else "production"
    t = rich(drawn(), hand=[card, "temple_rows"]).piece(0, other, MOUNTAIN_4).start()
    t.build(card, at=at)
    assert sorted(pieces(t, at)) == sorted([building] if at == SEA_3 else [other, building])
    assert [t.name(c) for c in t.player(0).columns[COLOURS.index(colour)]] == [card]


@rule("DEUS-COMP-12")
def test_ships_and_armies_are_buildings_too():
    """The market square pays 2 gold for a region with at least 2 buildings: here a ship with an army on board."""
    t = rich(drawn(), hand=["brown_market_square", "red_raiders"], gold=0)
    t.piece(0, "maritime", SEA_3).piece(0, "military", SEA_3).piece(0, "production", MOUNTAIN_4)
    played = t.start().build("brown_market_square", at=FOREST_5).take_gifts()
    assert played.player(0).gold == 2


@rule("DEUS-COMP-13")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_type_cost_name_and_effect_in_words_and_symbols(lang: str):
    words = words_of(DEUS, lang)
    cards = [c for c in DEUS.components if c.kind == "card"]
    sentences = set()
    for card in cards:
        name, facts = DEUS.show.thing("card", card.numbers[0])
        assert words.text(name, **facts)
        assert words.text(f"colour-{card.facts['colour']}")
        assert set(card.facts) - {"colour"} <= {*RESOURCES, "gold"}
        assert sum(int(card.facts[part]) for part in set(card.facts) - {"colour"}) > 0, "every card has a cost"
        assert card.effect is not None
        sentence = words.sentence(card.effect)
        symbols = tuple(card.effect.icons())
        assert symbols
        numbers = {str(n) for n in symbols if isinstance(n, int) and n > 1}
        assert numbers <= set(re.findall(r"\d+", sentence)), "the same amounts in words and symbols"
        sentences.add((sentence, symbols))
    # Words and symbols tell the same effects apart.
    assert len({sentence for sentence, _ in sentences}) == len({symbols for _, symbols in sentences}) == len(sentences)


@rule("DEUS-COMP-14")
def test_the_forest_trading_post_costs_one_wood():
    t = (
        drawn()
        .seat(0, gold=0, wood=1, clay=0, stone=0, wheat=0, hand=["brown_trading_post_forest", "red_raiders"])
        .start()
    )
    t.build("brown_trading_post_forest", at=MOUNTAIN_4)
    assert t.player(0).goods == [0, 0, 0, 0]
    poor = drawn().seat(0, gold=3, wood=0, clay=9, hand=["brown_trading_post_forest", "red_raiders"]).start()
    assert poor.buildable() == {"red_raiders"}
