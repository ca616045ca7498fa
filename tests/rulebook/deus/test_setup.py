"""Set-up: board, supply, player boards, cards, what is open and what is hidden (DEUS-SETUP-01..22)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.kinds import RESOURCES, VILLAGE
from tafelrunde.games.deus.pieces.map import FACES, LAYOUTS, grid_of
from tafelrunde.games.deus.scenario import DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, START, USE
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tests.rulebook import rule
from tests.rulebook.deus.drawn import (
    CENTRE,
    FIELD_22,
    FOREST_5,
    FOREST_14,
    FOREST_21,
    MOUNTAIN_4,
    MOUNTAIN_20,
    MOUNTAIN_25,
    SOUTH,
    SWAMP_27,
    drawn,
    neighbours,
    pieces,
    rich,
    villages_touch,
)

COUNTS = [2, 3, 4]
CONTINENTS = {2: 4, 3: 6, 4: 7}


def boards(players: int, how_many: int = 40, **options: object) -> Iterator[list[dict[str, Any]]]:
    for seed in range(how_many):
        yield Match(DEUS, players, seed, options).view()["regions"]


def start(players: int, **options: object) -> dict[str, Any]:
    return Match(DEUS, players, 1, options).view(EVERYTHING)


def resources(view: dict[str, Any]) -> list[int]:
    return [view["supply"][name] for name in RESOURCES]


# ------------------------------------------------------------------------------------------------ the board


@rule("DEUS-SETUP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_the_number_of_continents_depends_on_the_players(players: int):
    assert {region["tile"] for region in start(players)["regions"]} == set(range(CONTINENTS[players]))


@rule("DEUS-SETUP-02")
@pytest.mark.parametrize("players", COUNTS)
def test_the_standard_layout_depends_on_the_players_and_is_always_the_same(players: int):
    places = {
        2: {(0, 0), (2, 1), (-1, 3), (1, 4)},
        3: {(0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6)},
        4: {(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)},
    }
    for regions in boards(players, 10):
        assert {(regions[n]["q"], regions[n]["r"]) for n in range(0, len(regions), 7)} == places[players]


@rule("DEUS-SETUP-03", "DEUS-SETUP-21")
@pytest.mark.parametrize("players", COUNTS)
def test_tiles_faces_places_and_turns_are_drawn_at_random(players: int):
    drawn_faces: set[tuple[int, int]] = set()
    drawn_turns: set[tuple[int, int]] = set()
    for seed in range(120):
        match = Match(DEUS, players, seed)
        laid = [int(event.facts["face"]) for event in match.events() if event.name == "laid"]
        regions = match.view()["regions"]
        for place, face in enumerate(laid):
            drawn_faces.add((place, face))
            ring = [region["terrain"] for region in regions[7 * place + 1 : 7 * place + 7]]
            if "village" in ring:
                drawn_turns.add((place, ring.index("village")))
    places = CONTINENTS[players]
    assert {face for _, face in drawn_faces} == set(range(14)), "either side of every tile"
    assert len(drawn_faces) > 10 * places, "every tile in every place, nearly"
    assert drawn_turns == {(place, turn) for place in range(places) for turn in range(6)}


@rule("DEUS-SETUP-04", "DEUS-SETUP-21")
@pytest.mark.parametrize("layout", ["standard", "line", "rows", "open", "free"])
@pytest.mark.parametrize("players", COUNTS)
def test_no_two_villages_touch(players: int, layout: str):
    assert not any(villages_touch(regions) for regions in boards(players, 20, layout=layout))


@rule("DEUS-SETUP-21")
@pytest.mark.parametrize("layout", sorted(LAYOUTS))
def test_whatever_tiles_are_drawn_they_can_be_turned_so_that_no_villages_touch(layout: tuple[str, int]):
    """A village on the ring can be turned to any place there; two tiles may have theirs in the middle, wherever they
    lie. Some choice of places fits."""
    in_the_middle = {face.id[0] for face in FACES if face.middle == VILLAGE}
    assert len(in_the_middle) == 2
    assert all((face.middle, *face.ring).count(VILLAGE) == 1 for face in FACES)
    grid = grid_of(LAYOUTS[layout])
    tiles = range(len(grid.places) // 7)

    def fits(tile: int, villages: int, middles: tuple[int, ...]) -> bool:
        if tile == len(tiles):
            return True
        places = [7 * tile] if tile in middles else range(7 * tile + 1, 7 * tile + 7)
        return any(not grid.beside[n] & villages and fits(tile + 1, villages | 1 << n, middles) for n in places)

    assert fits(0, 0, ())
    assert all(fits(0, 0, middles) for middles in combinations_with_replacement(tiles, 2))


@rule("DEUS-SETUP-05")
@pytest.mark.parametrize("players", COUNTS)
def test_a_village_gets_a_point_for_each_region_beside_it(players: int):
    seen = set()
    for regions in boards(players):
        for n, region in enumerate(regions):
            if region["terrain"] == "village":
                assert region["vp"] == len(neighbours(regions, n))
                seen.add(region["vp"])
    assert seen == {3, 4, 5, 6}


@rule("DEUS-EX-01", "DEUS-SETUP-05")
def test_example_a_village_with_five_neighbours_gets_five_points():
    regions, village = next(
        (regions, n)
        for regions in boards(3)
        for n, region in enumerate(regions)
        if region["terrain"] == "village" and len(neighbours(regions, n)) == 5
    )
    assert "sea" in {regions[n]["terrain"] for n in neighbours(regions, village)}
    assert regions[village]["vp"] == 5


@rule("DEUS-DEC-19")
@pytest.mark.parametrize("layout", ["standard", "free"])
def test_the_board_is_laid_without_asking_anybody(layout: str):
    match = Match(DEUS, 3, 1, {"layout": layout})
    assert match.decision is not None
    assert match.decision.prompt is ACTION
    assert len(match.view()["regions"]) == 6 * 7
    other = Match(DEUS, 3, 2, {"layout": layout})
    assert match.view()["regions"] != other.view()["regions"]


# ------------------------------------------------------------------------------------------------ the supply


@rule("DEUS-SETUP-06", "DEUS-SETUP-07", "DEUS-SETUP-08", "DEUS-EX-11")
@pytest.mark.parametrize(("players", "temples", "each"), [(2, 4, 10), (3, 6, 15), (4, 7, 20)])
def test_the_supply_depends_on_the_players(players: int, temples: int, each: int):
    view = start(players)
    assert view["supply"]["temples"] == temples
    held = [sum(seat["goods"][kind] for seat in view["seats"]) for kind in range(4)]
    assert held == [players] * 4
    assert resources(view) == [each - players] * 4 == [{2: 8, 3: 12, 4: 16}[players]] * 4


@rule("DEUS-SETUP-10")
def test_with_two_players_only_ten_tokens_of_a_kind_and_four_temples_are_in_the_game():
    """All ten clay are held and all four temples stand: the eleventh clay and the fifth temple piece do not exist."""
    made = rich(drawn(), hand=["temple_gold", "red_raiders"], clay=10).seat(1, clay=0)
    for n, region in enumerate([FOREST_5, MOUNTAIN_4, FOREST_14, MOUNTAIN_20]):
        made.piece(0, ("civil", "military")[n % 2], region).piece(0, "temple", region)
    made.piece(0, "civil", FOREST_21)
    t = made.start()
    assert t.match.view()["supply"]["clay"] == 0
    assert t.match.view()["supply"]["temples"] == 0
    t.build("temple_gold")
    assert pieces(t, FOREST_21) == ["civil"], "the card was built without a piece"
    assert t.name(t.player(0).columns[5][0]) == "temple_gold"


@rule("DEUS-SETUP-11")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_only_what_the_supply_has_can_be_gained(left: int, gained: int):
    """The forest cooperative gives 2 wood for the production building that stands in a forest."""
    made = drawn().seat(0, wood=0, clay=1, stone=1, hand=["green_cooperative_forest", "red_raiders"])
    t = made.piece(0, "civil", FOREST_5).supply(wood=left).start()
    t.build("green_cooperative_forest", at=FOREST_5).take_gifts()
    assert t.player(0).goods[0] == gained
    assert t.match.view()["supply"]["wood"] == left - gained


# ------------------------------------------------------------------------------------------------ the players


@rule("DEUS-SETUP-13", "DEUS-SETUP-14", "DEUS-SETUP-15", "DEUS-SETUP-16", "DEUS-SETUP-18")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_the_same(players: int):
    view = start(players)
    assert len(view["seats"]) == players
    for seat in view["seats"]:
        assert seat["board"] == [2] * 5, "two of each type on the player board"
        assert seat["reserve"] == [3] * 5
        assert sum(seat["board"] + seat["reserve"]) == 25
        assert seat["gold"] == 5
        assert seat["goods"] == [1, 1, 1, 1]
        assert seat["vp"] == 5
        assert len(seat["hand"]) == 5
    assert all(region["owner"] is None for region in view["regions"])


@rule("DEUS-SETUP-17", "DEUS-SETUP-18")
@pytest.mark.parametrize("players", COUNTS)
def test_all_cards_are_shuffled_and_five_dealt_to_each(players: int):
    hands = []
    for seed in range(8):
        state = scenario(players, seed).state
        hand_cards = [card for player in state.players for card in player.hand]
        assert sorted(state.deck + hand_cards) == list(range(96))
        assert len(state.deck) == 96 - 5 * players
        assert state.deck != sorted(state.deck)
        assert sorted(state.deck, reverse=True) != state.deck
        hands.append(tuple(hand_cards))
    assert len(set(hands)) == 8
    assert Match(DEUS, players, 1).view()["discard"]["count"] == 0


@rule("DEUS-SETUP-19", "DEUS-DEC-20")
def test_the_first_player_is_drawn_or_given():
    random = [Match(DEUS, 4, seed) for seed in range(40)]
    assert {match.view()["first"] for match in random} == {0, 1, 2, 3}
    for match in random:
        assert match.decision is not None
        assert (match.decision.seat, match.decision.prompt) == (match.view()["first"], ACTION)
    given = [Match(DEUS, 4, seed, {"first_player": "first_seat"}) for seed in range(10)]
    assert {match.view()["first"] for match in given} == {0}


@rule("DEUS-DEC-21")
def test_starting_pieces_are_chosen_in_secret_when_the_variant_says_so():
    match = Match(DEUS, 2, 1, {"start_pieces": 6, "first_player": "first_seat"})
    for seat, choices in enumerate([(0, 1, 2, 3, 0), (5, 0, 0, 0, 1)]):
        for kind, n in enumerate(choices):
            assert match.decision is not None
            assert (match.decision.prompt, match.decision.seat, match.decision.about) == (START, seat, kind)
            assert -1 not in match.decision.options, "there is no way not to choose"
            assert "options" not in match.view(1 - seat)["pending"]
            if kind == 4:
                assert match.decision.options == [n], "all six have to be chosen"
            match.choose(n)
    assert [seat["board"] for seat in match.view()["seats"]] == [[0, 1, 2, 3, 0], [5, 0, 0, 0, 1]]
    assert Match(DEUS, 2, 1).view()["pending"]["prompt"] == "ACTION", "without the variant nobody is asked"


# ------------------------------------------------------------------------------------------------ open and hidden


@rule("DEUS-SETUP-20")
def test_points_are_hidden_until_the_end_unless_they_are_played_open():
    def points(match: Match, seat: int) -> list[Any]:
        return [player["vp"] for player in match.view(seat)["seats"]]

    hidden = drawn().seat(0, vp=7).seat(1, vp=9).start().match
    assert [points(hidden, seat) for seat in (0, 1, SPECTATOR)] == [[7, None], [None, 9], [None, None]]
    shown = drawn(open_vp=True).seat(0, vp=7).seat(1, vp=9).start().match
    assert [points(shown, seat) for seat in (0, 1, SPECTATOR)] == [[7, 9]] * 3
    over = rich(drawn(), vp=7, hand=["red_raiders"]).deck(only=True).start()
    over.build("red_raiders", at=FIELD_22)
    assert over.match.over
    assert points(over.match, 1) == points(over.match, SPECTATOR) == [7, 5]


def points_told(t: DeusTable, seat: int) -> int:
    """The points of a player as somebody works them out who only listens."""
    points = 5
    for event in t.match.events():
        amount = int(event.facts.get("amount", 0))
        if event.name == "robbed" and event.facts["what"] == "vp":
            points += amount * (event.seat == seat) - amount * (event.facts["player_victim"] == seat)
        elif event.seat == seat:
            if event.name in ("attacked", "plundered") or (event.name == "gained" and event.facts["what"] == "vp"):
                points += amount
            points -= 3 * (event.name == "edge")
    return points


@rule("DEUS-SETUP-20")
def test_every_gain_and_loss_of_points_is_told():
    made = rich(drawn(), hand=["red_war_elephants", "brown_guild_mountain", "temple_sea"])
    made.piece(0, "military", FOREST_21).piece(1, "civil", SWAMP_27)
    t = rich(made, 1, hand=["yellow_library", "temple_gold"]).start()
    t.build("red_war_elephants", at=FIELD_22).answer(USE, 1)
    t.build("yellow_library", at=FOREST_5, edge=True).answer(USE, 1)
    t.build("brown_guild_mountain", at=MOUNTAIN_25).take_gifts()
    assert t.player(0).vp == 5 + 1 + 3 + 1, "robbed 1, attacked a village of 3, 1 mountain"
    assert t.player(1).vp == 5 - 1 - 3, "robbed of 1, paid 3 for the edge"
    assert [points_told(t, seat) for seat in (0, 1)] == [10, 1]


@rule("DEUS-SETUP-20")
def test_points_are_no_unknown_of_an_imagined_position():
    match = drawn().seat(0, vp=7).seat(1, vp=19).start().match
    for seed in range(5):
        imagined = match.imagine(0, seed).view(EVERYTHING)
        assert [seat["vp"] for seat in imagined["seats"]] == [7, 19]


@rule("DEUS-SETUP-22")
@pytest.mark.parametrize("onlooker", [1, SPECTATOR])
def test_what_lies_on_the_table_is_open_to_all(onlooker: int):
    made = drawn().seat(0, gold=3, wood=4, board={"civil": 1}, columns={"brown": ["brown_baths"]})
    made.piece(0, "military", FOREST_21).discards("red_raiders", "yellow_school", seen_by=1)
    made.discards("brown_forum")
    t = made.start()
    view = t.match.view(onlooker)
    player = view["seats"][0]
    assert (player["gold"], player["goods"]) == (3, [4, 1, 1, 1])
    assert (player["board"], player["reserve"]) == ([2, 2, 2, 1, 2], [3, 3, 3, 4, 2])
    assert [t.name(card) for card in player["columns"][3]] == ["brown_baths"]
    assert player["hand_count"] == 5
    assert view["deck"] == len(t.table.deck)
    assert (view["supply"]["wood"], view["supply"]["temples"]) == (5, 4)
    assert t.name(view["discard"]["top"]) == "brown_forum"
    assert view["regions"][FOREST_21]["pieces"] == ["military"]
    assert view["regions"][SOUTH]["vp"] == 3
    assert view["regions"][CENTRE]["vp"] == 6


@rule("DEUS-SETUP-22")
def test_hands_the_order_of_the_deck_and_covered_discards_are_hidden():
    made = drawn().discards("red_raiders", "yellow_school", seen_by=1).discards("brown_forum")
    match = made.start().match
    state = made.state
    for onlooker in (1, SPECTATOR):
        view = match.view(onlooker)
        assert view["seats"][0]["hand"] is None
        assert type(view["deck"]) is int
        assert view["discard"]["known"][:2] == [-1, -1]
    own = match.view(0)
    assert own["seats"][0]["hand"] == state.players[0].hand
    assert own["discard"]["known"] == state.discard, "seat 0 laid them there and remembers"
    for seed in range(4):
        other = match.imagine(1, seed)
        assert other.view(EVERYTHING)["seats"][0]["hand"] != own["seats"][0]["hand"]
        assert other.view(1) == match.view(1), "seat 1 cannot tell one hand of seat 0 from another"
