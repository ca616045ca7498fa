"""Alone against the Automa: set-up, turns, passing, scoring (AOI-SOLO-01..27, AOI-SOLO-42, AOI-SOLO-53..55)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.automa import letter_space
from tafelrunde.games.age_of_innovation.pieces.codes import bonus_of, coins_on
from tafelrunde.games.age_of_innovation.pieces.kinds import FROM_AREA, FROM_KNOWLEDGE, FROM_RESOURCES
from tafelrunde.games.age_of_innovation.scenario import scenario
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    AUTOMA_HOME,
    AUTOMA_YOUTH,
    COMPETENCY,
    DRAFT,
    DRAFT_BOARD,
    DRAFT_BONUS,
    DRAFT_FACTION,
    PASS,
    SET,
)
from tafelrunde.games.age_of_innovation.table.state import Table
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import EVERYTHING
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.automa_talk import facing, the_automa

CATALOG = AGE_OF_INNOVATION.catalog
SEEDS = range(12)


def dealt(seed: int = 1, players: int = 1, **options: object) -> Match:
    return Match(AGE_OF_INNOVATION, players, seed, {"automa": True, **options})


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def chosen(match: Match, upto: str) -> Match:
    """Take the first option until this question, or what follows set-up, is asked."""
    while match.decision is not None and match.decision.prompt.name != upto:
        match.choose(match.decision.options[0])
    return match


# ------------------------------------------------------------------------------------------------ set-up


@rule("AOI-SOLO-01")
def test_one_person_meets_the_automa_and_no_third_party():
    view = dealt().view(0)
    assert (view["players"], view["rivals"], len(view["order"])) == (1, 1, 2)
    assert view["automa"] is not None
    assert not view["area"]["played"]
    assert view["knowledge"]["third_party"] is None
    assert view["knowledge"]["scholars"] == [[]] * 4


@rule("AOI-SOLO-01")
def test_the_automa_is_a_player_where_players_are_counted():
    t = facing("2", "3").state
    assert len(t.players) == 2


@rule("AOI-SOLO-02")
def test_two_people_meet_the_simpletons_if_they_like():
    for seed in SEEDS:
        view = dealt(seed, 2, automa_faction="druids").view(0)
        assert CATALOG.automa_factions[view["automa"]["faction"]].id == "simpletons"
    assert Match(AGE_OF_INNOVATION, 2, 1).view(0)["automa"] is None
    assert dealt(players=3).view(0)["automa"] is None


@rule("AOI-SOLO-03")
@pytest.mark.parametrize(
    ("players", "harder", "side", "places"), [(1, False, "small", 6), (2, False, "large", 8), (2, True, "small", 8)]
)
def test_map_and_innovation_board_count_the_automa(players: int, harder: bool, side: str, places: int):
    view = dealt(1, players, harder_map=harder).view(0)
    assert view["side"] == side
    assert len(view["innovations"]) == places


@rule("AOI-SOLO-04")
@pytest.mark.parametrize(("players", "palaces"), [(1, 3), (2, 4)])
def test_palace_17_and_a_few_others_lie_out(players: int, palaces: int):
    for seed in SEEDS:
        out = dealt(seed, players).view(0)["palaces"]
        assert len(out) == palaces
        assert 16 in out


@rule("AOI-SOLO-05")
def test_a_board_and_one_of_its_two_factions_are_chosen():
    m = dealt()
    pairs = {pair["board"]: pair["factions"] for pair in m.view(0)["pairs"]}
    assert len(pairs) == 3
    assert len({faction for pair in pairs.values() for faction in pair}) == 6
    assert m.decision is not None
    assert m.decision.prompt is DRAFT_BOARD
    assert m.decision.options == sorted(pairs)
    board = m.decision.options[1]
    m.choose(board)
    assert m.decision.prompt is DRAFT_FACTION
    assert m.decision.options == pairs[board]
    m.choose(pairs[board][1])
    assert table_of(m).players[0].board == board
    assert table_of(m).players[0].faction == pairs[board][1]


@rule("AOI-SOLO-05")
def test_two_people_choose_from_seven_sets_against_the_turn_order_as_three_do():
    m = dealt(1, 2, first_player="first_seat")
    sets = m.view(0)["sets"]
    assert len(sets) == 7
    assert m.decision is not None
    assert (m.decision.prompt, m.decision.seat) == (SET, 1)
    m.choose(m.decision.options[3])
    assert (m.decision.prompt, m.decision.seat) == (SET, 0)
    assert len(m.decision.options) == 6
    person = table_of(m).players[1]
    chosen_set = next(each for each in sets if each["board"] == person.board)
    assert person.bonus == chosen_set["bonus"]


@rule("AOI-SOLO-05", "AOI-SOLO-04", "AOI-DRAFT-02", "AOI-DRAFT-03", "AOI-DRAFT-05")
def test_two_people_may_draft_as_three_do():
    m = dealt(2, 2, first_player="first_seat", set_up="draft")
    view = m.view(0)
    assert (len(view["boards"]), len(view["factions"]), len(view["bonuses"])) == (6, 4, 6)
    assert len(view["palaces"]) == 3
    assert 16 not in view["palaces"]
    order = []
    while m.decision is not None and m.decision.prompt is not DRAFT_BONUS:
        order += [m.decision.seat] if m.decision.prompt is DRAFT else []
        m.choose(m.decision.options[0])
    assert order == [0, 1, 0, 1]  # the kind of the last turns is clear
    assert m.decision is not None
    assert m.decision.seat == 1, "round bonuses against the turn order"


@rule("AOI-SOLO-06")
def test_alone_one_chooses_a_round_bonus_when_the_workshops_stand():
    m = chosen(dealt(3, 1), DRAFT_BONUS.name)
    table = table_of(m)
    assert [player.occupied.bit_count() for player in table.players] == [2, 2]
    assert m.decision is not None
    assert len(m.decision.options) == 4
    assert table.players[1].bonus not in m.decision.options
    m.choose(m.decision.options[0])
    assert [coins_on(entry) for entry in table_of(m).beside_board] == [1, 1, 1]


@rule("AOI-SOLO-06")
@pytest.mark.parametrize("set_up", ["sets", "draft"])
def test_with_two_people_the_automa_has_the_first_of_four_that_are_left(set_up: str):
    for seed in range(4):
        m = chosen(dealt(seed, 2, set_up=set_up), ACTION.name)
        table = table_of(m)
        left = [bonus_of(entry) for entry in table.beside_board]
        assert [coins_on(entry) for entry in table.beside_board] == [1, 1, 1]
        assert len({*left, *(player.bonus for player in table.players)}) == 6


@rule("AOI-SOLO-06")
def test_in_the_draft_the_row_is_what_nobody_took():
    m = dealt(5, 2, set_up="draft")
    laid_out = {entry["bonus"] for entry in m.view(0)["bonuses"]}
    table = table_of(chosen(m, ACTION.name))
    assert {bonus_of(entry) for entry in table.beside_board} | {p.bonus for p in table.players} == laid_out


@rule("AOI-SOLO-06")
def test_which_bonus_it_has_is_drawn_by_lot():
    drawn = {table_of(chosen(dealt(seed), DRAFT_BONUS.name)).players[1].bonus for seed in range(40)}
    assert len(drawn) == 10


@rule("AOI-SOLO-06", "AOI-SOLO-11", "AOI-SETUP-54")
def test_inventors_take_their_competency_after_the_round_bonuses():
    for seed in range(40):
        m = chosen(dealt(seed), DRAFT_FACTION.name)
        inventors = [tile.id for tile in CATALOG.factions].index("inventors")
        if m.decision is None or inventors not in m.decision.options:
            continue
        m.choose(inventors)
        chosen(m, COMPETENCY.name)
        assert m.decision is not None
        assert table_of(m).players[0].bonus >= 0
        return
    raise AssertionError("no set with Inventors was dealt")


@rule("AOI-SOLO-07")
def test_its_home_is_any_terrain_but_those_of_the_people():
    m = chosen(dealt(2, 2, first_player="first_seat"), AUTOMA_HOME.name)
    homes = {person.board for person in table_of(m).people}
    assert m.decision is not None
    assert m.decision.seat == 0
    assert m.decision.options == [board for board in range(7) if board not in homes]
    m.choose(m.decision.options[2])
    assert table_of(m).players[2].board == [board for board in range(7) if board not in homes][2]


@rule("AOI-SOLO-07")
def test_its_home_is_chosen_after_the_boards_and_before_the_workshops():
    m = chosen(dealt(4), AUTOMA_HOME.name)
    table = table_of(m)
    assert table.players[0].board >= 0
    assert table.players[0].bonus < 0
    assert not table.built


@rule("AOI-SOLO-50")
def test_the_terrain_of_the_youth_is_nobodys_home():
    for seed in SEEDS:
        m = chosen(dealt(seed, automa_faction="symbionts"), AUTOMA_YOUTH.name)
        homes = {player.board for player in table_of(m).players}
        assert m.decision is not None
        assert m.decision.seat == 0
        assert m.decision.options == [terrain for terrain in range(7) if terrain not in homes]
        m.choose(m.decision.options[2])
        assert the_automa(m.state).youth == [terrain for terrain in range(7) if terrain not in homes][2]


@rule("AOI-SOLO-50")
def test_only_the_symbionts_have_a_youth():
    asked = []
    m = dealt(1, automa_faction="blight")
    while m.decision is not None and m.decision.prompt is not ACTION:
        asked.append(m.decision.prompt)
        m.choose(m.decision.options[0])
    assert AUTOMA_YOUTH not in asked


@rule("AOI-SOLO-08")
def test_its_faction_is_agreed_on_or_one_that_is_known():
    drawn = {CATALOG.automa_factions[dealt(seed).view(0)["automa"]["faction"]].id for seed in range(60)}
    assert drawn == {faction.id for faction in CATALOG.automa_factions[:7]}
    for faction in CATALOG.automa_factions:
        view = dealt(5, automa_faction=faction.id).view(0)
        assert CATALOG.automa_factions[view["automa"]["faction"]].id == faction.id


@rule("AOI-SOLO-09", "AOI-SOLO-10")
def test_it_begins_with_points_and_pieces_and_nothing_else():
    m = chosen(dealt(4, automa_faction="druids"), ACTION.name)
    me = table_of(m).players[1]
    assert me.by_round[0] == 20
    assert me.tally[0] == 20
    assert me.pool == 7
    assert [me.on_board(kind) for kind in range(5)] == [7, 4, 3, 1, 1]
    assert (me.coins, me.tools, me.scholars, me.books) == (0, 0, 0, [0] * 4)
    assert (me.bowl1, me.bowl2, me.bowl3) == (0, 0, 0)
    assert me.levels == [0, 0, 0, 2]


@rule("AOI-SOLO-11")
def test_its_workshops_come_between_those_of_the_people():
    m = dealt(4, 2)
    standing = []
    while m.decision is not None and m.decision.prompt is not ACTION:
        if m.decision.prompt.name == "START_SITE":
            standing.append([player.occupied.bit_count() for player in table_of(m).players])
        m.choose(m.decision.options[0])
    assert [sum(row[:2]) for row in standing[:2]] == [0, 1]
    assert [row[2] for row in standing[:2]] == [0, 0]
    assert [row[2] for row in standing[2:]] == [2] * len(standing[2:])


@rule("AOI-SOLO-12")
@pytest.mark.parametrize(("players", "side"), [(1, "small"), (2, "large")])
def test_they_stand_on_the_letters_of_a_card_and_one_is_marked(players: int, side: str):
    letters = set()
    for seed in range(25):
        m = chosen(dealt(seed, players), ACTION.name)
        automa, me = the_automa(m.state), table_of(m).players[players]
        event = next(event for event in m.events() if event.name == "automa-placed")
        card = CATALOG.automa_cards[int(event.facts["automacard"])]
        letters.add(card.letters)
        marked, unmarked = (letter_space(side, me.board, letter) for letter in card.letters)
        assert automa.marked == 1 << marked
        assert me.occupied == 1 << marked | 1 << unmarked
        assert me.pieces[0] == me.occupied
    assert letters == {"AB", "CD", "EF"}


@rule("AOI-SOLO-12")
def test_every_letter_stands_on_its_own_terrain():
    for side in ("small", "large"):
        ground = table_of(dealt(1, 1 if side == "small" else 2)).map
        for terrain in range(7):
            spaces = [letter_space(side, terrain, letter) for letter in "ABCDEF"]
            assert {ground.terrain[space] for space in spaces} == {terrain}
            assert all(spaces[i] != spaces[i + 1] for i in (0, 2, 4))


@rule("AOI-SOLO-13")
@pytest.mark.parametrize("players", [1, 2])
def test_it_comes_last_in_round_1(players: int):
    for seed in SEEDS:
        assert dealt(seed, players).view(0)["order"][-1] == players


@rule("AOI-SOLO-14", "AOI-SOLO-42")
@pytest.mark.parametrize(
    ("level", "ships", "points"),
    [
        (1, (0, 0, 1, 1, 2, 2), (0, 0, 1, 1, 1, 1)),
        (2, (0, 0, 1, 1, 2, 2), (1, 1, 2, 2, 3, 3)),
        (3, (1, 1, 2, 2, 2, 2), (2, 2, 2, 2, 3, 3)),
        (4, (1, 1, 2, 2, 2, 2), (2, 2, 3, 3, 3, 3)),
        (5, (1, 1, 2, 2, 3, 3), (3, 3, 4, 4, 4, 4)),
    ],
)
def test_a_level_says_how_far_it_ships_and_what_its_points_are_worth(
    level: int, ships: tuple[int, ...], points: tuple[int, ...]
):
    for number in range(1, 7):
        made = facing("3", "12", automa_level=level).round(number)
        t = made.start()
        assert t.table.shipping(t.player(1)) == ships[number - 1]
        assert t.player(1).by_round[number] == points[number - 1]  # card 12 gains them


@rule("AOI-SOLO-15")
@pytest.mark.parametrize(
    ("level", "deck", "sure"),
    [
        (1, 5, {"1", "2", "4", "5", "6"}),
        (2, 6, {"1", "2", "3", "4", "5", "6"}),
        (3, 7, {"1", "2", "3", "4", "5", "6"}),
        (4, 8, {"1", "2", "3", "4", "5", "6"}),
        (5, 8, {"1", "2", "3", "4", "5", "6", "13"}),
    ],
)
def test_the_first_deck(level: int, deck: int, sure: set[str]):
    others = set()
    for seed in range(30):
        hidden = dealt(seed, automa_level=level).view(EVERYTHING)["automa"]["hidden"]
        first = {CATALOG.automa_cards[card].id for card in hidden[0]}
        assert len(hidden[0]) == deck
        assert sure <= first
        assert len(hidden[0]) + len(hidden[1]) == 14
        others |= first - sure
        if level == 1:
            assert CATALOG.automa_cards[hidden[1][-1]].id == "3", "on top of the reserve"
    assert bool(others) == (level > 2)
    assert not others & {"1", "2", "3", "4", "5", "6"}


# ------------------------------------------------------------------------------------------------ turns


@rule("AOI-SOLO-16")
def test_the_top_card_becomes_the_support_card_and_the_next_one_the_action_card():
    t = facing("2", "8", "4", "5").start()
    automa = the_automa(t.table)
    assert CATALOG.automa_cards[automa.support].id == "2"
    assert CATALOG.automa_cards[automa.action].id == "8"
    event = next(event for event in t.match.events() if event.name == "automa-turn")
    assert (event.facts["automacard"], event.facts["automacard_support"]) == (automa.action, automa.support)


@rule("AOI-SOLO-17")
def test_only_the_top_card_of_the_deck_lies_open():
    m = dealt(3, automa_level=4)
    seen, all = m.view(0)["automa"], m.view(EVERYTHING)["automa"]
    assert seen["top"] == all["hidden"][0][-1]
    assert seen["hidden"] is None
    worlds = [m.imagine(0, seed).view(EVERYTHING)["automa"]["hidden"] for seed in range(60)]
    assert {world[0][-1] for world in worlds} == {seen["top"]}
    assert len({world[0][0] for world in worlds}) > 4
    assert {card for world in worlds for card in world[0]} == set(range(14)), "any reserve card may be in the deck"
    for world in worlds:
        assert set(range(6)) <= set(world[0]), "the starter cards are"
        assert len(set(world[0] + world[1])) == 14


@rule("AOI-SOLO-18")
@pytest.mark.parametrize(
    ("cards", "passes"),
    [
        (("3", "4", "5", "6"), False),  # three left
        (("3", "4", "5"), True),  # two left, and card 4 has the sign
        (("3", "5", "4"), False),  # two left, but card 5 has none
        (("3", "4"), True),
        (("3", "5"), False),
        (("3",), True),  # none left
    ],
)
def test_when_it_passes(cards: tuple[str, ...], passes: bool):
    assert facing(*cards, padded=False).start().player(1).passed == passes


@rule("AOI-SOLO-18")
def test_it_does_all_that_the_card_says():
    t = facing("2", "8").start()  # send a scholar, gain 3 points
    assert t.player(1).sent == 1
    assert t.player(1).vp == 23


@rule("AOI-SOLO-19")
@pytest.mark.parametrize(
    ("tile", "early", "late"),
    [
        ("workshop-law", 3, 5), ("workshop-banking", 3, 5), ("guild-law", 2, 5), ("guild-medicine", 2, 5),
        ("school-banking", 3, 7), ("palace-university-medicine", 4, 4), ("palace-university-banking", 4, 4),
        ("spade-engineering", 3, 5), ("step-medicine", 3, 5), ("town-engineering", 0, 4),
        ("track-engineering", 2, 5), ("innovation-law", 4, 4),
    ],
)  # fmt: skip
def test_its_fixed_points_on_passing(tile: str, early: int, late: int):
    for number in range(1, 6):
        t = facing("3", padded=False).round(number, tile).start()
        assert t.player(1).vp - 20 == (early if number <= 3 else late)


@rule("AOI-SOLO-19")
@pytest.mark.parametrize(("final", "points"), [("workshop", 8), ("school", 6), ("edge-workshop", 7), ("guild", 7)])
def test_in_round_6_the_additional_tile_counts_instead(final: str, points: int):
    t = facing("3", padded=False).round(6, "track-engineering", final).start()
    assert t.player(1).vp - 20 == points


@rule("AOI-SOLO-20")
@pytest.mark.parametrize(("card", "place"), [("1", 0), ("2", 1), ("3", 2)])
def test_it_takes_the_round_bonus_that_the_support_card_points_at(card: str, place: int):
    made = facing(card, padded=False)
    made.state.beside_board.sort(reverse=True)  # a row has no order of numbers
    row = [bonus_of(entry) for entry in made.state.beside_board]
    own = made.state.players[1].bonus
    t = made.start()
    assert t.player(1).bonus == row[place]
    assert t.player(1).coins == 0, "the coins on it go back"
    row[place] = own  # what is given back lies where the other one was taken
    assert [bonus_of(entry) for entry in t.table.beside_board] == row
    assert t.table.next_order == [1]


@rule("AOI-SOLO-20")
def test_a_person_gives_back_to_the_freed_place_too():
    t = facing("3", padded=False).start()
    row = [bonus_of(entry) for entry in t.table.beside_board]
    own = t.player(0).bonus
    t.answer(ACTION, PASS)
    t.match.choose(row[1])
    row[1] = own
    assert [bonus_of(entry) for entry in t.table.beside_board] == row


@rule("AOI-SOLO-20")
def test_not_in_round_6():
    made = facing("1", padded=False).round(6)
    own = made.state.players[1].bonus
    assert made.start().player(1).bonus == own


@rule("AOI-SOLO-20")
def test_who_passes_first_goes_first_in_the_next_round():
    t = facing("3", padded=False).start()
    t.answer(ACTION, PASS)
    while t.table.round == 1:
        t.match.choose(t.options[0])
    assert t.table.order == [1, 0]


@rule("AOI-SOLO-21")
def test_the_next_deck_has_all_cards_and_one_of_the_reserve():
    made = facing("3", padded=False)
    top = the_automa(made.state).reserve[-1]
    t = made.start()
    t.answer(ACTION, PASS)
    while t.table.round == 1:
        t.match.choose(t.options[0])
    automa = the_automa(t.table)
    assert sorted(automa.deck + automa.discard) == sorted([2, top])
    assert len(automa.reserve) == 12


@rule("AOI-SOLO-22")
def test_what_finds_nothing_is_left_out_and_the_rest_is_done():
    made = facing("2", "14")
    made.state.used = (1 << 12) - 1
    t = made.start()  # both kinds of action are covered already; the points of the level are gained
    assert t.table.used == (1 << 12) - 1
    assert t.player(1).vp == 21


# ------------------------------------------------------------------------------------------------ choosing


@rule("AOI-SOLO-23", "AOI-SOLO-24", "AOI-SOLO-36")
@pytest.mark.parametrize(
    ("support", "power", "book"),
    [
        ("1", 1, 2),  # right-down 2
        ("7", 3, 1),  # right-down 4: of three book actions counting continues from the first
        ("4", 3, 1),  # left-up 3
        ("10", 2, 5),  # left-up 4
    ],
)
def test_an_arrow_and_a_number_choose(support: str, power: int, book: int):
    made = facing(support, "12").book_actions("power", "guilds", "spades")
    places = {1: "power", 2: "guilds", 5: "spades"}
    t = made.start()
    assert t.table.used & 63 == 1 << power
    ids = [action.id for action in CATALOG.book_actions]
    assert t.table.used >> 6 == 1 << ids.index(places[book])


@rule("AOI-SOLO-24", "AOI-SOLO-39")
@pytest.mark.parametrize(("support", "place"), [("1", 5), ("3", 0), ("2", 3), ("10", 0)])
def test_the_top_pair_is_the_highest_row_of_the_innovation_board(support: str, place: int):
    made = facing(support, "6").round(3)
    tile = made.state.innovations[place]
    t = made.start()
    assert t.table.innovations[place] == -1
    assert t.player(1).innovations == [tile]


@rule("AOI-SOLO-25", "AOI-SOLO-38")
@pytest.mark.parametrize(
    ("own", "theirs", "discipline"),
    [
        ((0, 1, 1, 1), (9, 1, 1, 1), 0),  # level 0 comes first
        ((0, 0, 1, 1), (5, 2, 1, 1), 1),  # of two at 0 the nearer one
        ((1, 4, 2, 3), (6, 7, 4, 9), 2),  # the nearest, from below
        ((5, 4, 6, 3), (3, 3, 3, 9), 1),  # the nearest, from above
        ((1, 1, 1, 1), (3, 3, 3, 3), 1),  # all alike: the arrow, right-down 2
    ],
)
def test_where_it_catches_up(own: tuple[int, ...], theirs: tuple[int, ...], discipline: int):
    t = facing("1", "6").seat(0, levels=theirs).seat(1, levels=own).start()
    assert [now - before for now, before in zip(t.player(1).levels, own, strict=True)] == [
        int(d == discipline) for d in range(4)
    ]


@rule("AOI-SOLO-25")
def test_with_two_people_the_leading_one_counts():
    made = scenario(2, boards=["desert", "mountain", "lake"], automa=True).seat(0, levels=(1, 5, 1, 1))
    made.seat(1, levels=(9, 1, 9, 9)).seat(2, levels=(4, 4, 4, 4)).automa("1", "6", "4", "5")
    assert made.start().player(2).levels == [4, 5, 4, 4]


@rule("AOI-SOLO-26")
@pytest.mark.parametrize(
    ("number", "tile", "final", "discipline"),
    [(1, "guild-law", "", 1), (4, "step-medicine", "", 3), (6, "track-engineering", "workshop", 3),
     (6, "track-engineering", "guild", 0), (6, "track-engineering", "school", 1), (6, "guild-law", "edge-workshop", 2)],
)  # fmt: skip
def test_a_scholar_may_go_by_the_scoring_tile(number: int, tile: str, final: str, discipline: int):
    made = facing("1", "3").seat(1, levels=(1, 1, 1, 1)).round(number, tile, final)
    levels = made.start().player(1).levels
    assert levels == [4 if d == discipline else 1 for d in range(4)]


@rule("AOI-SOLO-26", "AOI-SOLO-27")
def test_where_level_12_is_taken_it_catches_up_instead():
    made = facing("1", "3").seat(0, levels=(0, 12, 4, 0)).seat(1, levels=(1, 11, 3, 1)).round(1, "guild-law")
    assert made.start().player(1).levels[1] == 11


@rule("AOI-SOLO-27")
def test_it_needs_no_key_and_takes_level_12_from_everybody():
    made = facing("1", "3").seat(1, levels=(1, 6, 1, 1)).round(1, "guild-law")
    assert made.start().player(1).levels[1] == 9
    t = facing("1", "3").seat(1, levels=(1, 11, 1, 1)).round(1, "guild-law").start()
    assert t.player(1).levels[1] == 12
    assert t.table.topped == 2


@rule("AOI-SOLO-27")
def test_with_every_discipline_closed_it_stays():
    made = facing("2", "6").seat(0, levels=(12, 12, 12, 12)).seat(1, levels=(11, 11, 11, 11))
    assert made.start().player(1).levels == [11] * 4


# ------------------------------------------------------------------------------------------------ reach and the end


@rule("AOI-SOLO-42")
def test_neither_planning_board_nor_round_bonus_adds_to_its_shipping():
    made = scenario(1, boards=["desert", "lake"]).building(0, "workshop", "D6").building(1, "workshop", "E10")
    made.seat(1, bonus=CATALOG.bonuses[0].id).automa("2", "3", "4", "5")
    t = made.start()
    assert t.table.shipping(t.player(1)) == 0  # lakes would ship 1, and this bonus 1 more
    assert t.player(1).reach == t.table.around[t.player(1).occupied.bit_length() - 1] & t.table.map.land


@rule("AOI-SOLO-53", "AOI-SOLO-54")
def test_the_final_scoring_of_the_automa():
    made = scenario(1, boards=["desert", "lake"]).seat(0, levels=(5, 0, 3, 3), bowls=(12, 0, 0))
    made.seat(1, levels=(3, 4, 3, 0)).building(0, "workshop", "D6", "H8")
    made.building(1, "workshop", "E10", "H10", "F12").ended()
    t = made.start()
    person, automa = t.table.players
    # Level 2 ships 2 in round 6: F12 and H10, H10 and E10 are linked over the river.
    assert (automa.tally[FROM_AREA], person.tally[FROM_AREA]) == (18, 12)
    assert automa.tally[FROM_KNOWLEDGE] == 4 + 8 + 6
    assert person.tally[FROM_KNOWLEDGE] == 8 + 6 + 8
    assert automa.tally[FROM_RESOURCES] == 0


@rule("AOI-SOLO-54")
def test_it_has_no_income_no_bonus_and_no_town():
    made = scenario(1, boards=["desert", "lake"]).round(1, "school-banking").building(0, "workshop", "D6")
    made.building(1, "guild", "E10", "E9", "F9").building(1, "palace", "E11").seat(1, levels=(9, 9, 9, 9))
    t = made.automa("3", "1", "2", "5").start()  # an upgrade, and nothing is founded
    assert t.player(1).tiles == []
    t.answer(ACTION, PASS)
    while t.table.round == 1:
        t.match.choose(t.options[0])
    me = t.player(1)
    assert (me.coins, me.tools, me.scholars, me.books) == (0, 0, 0, [0] * 4)
    assert me.palace == -1
    assert me.competencies == 0


@rule("AOI-SOLO-55")
@pytest.mark.parametrize(
    ("mine", "its", "winners", "ending"),
    [(120, 80, [0], "automa-beaten"), (80, 120, [], "automa-won"), (100, 100, [0], "automa-tied")],
)
def test_who_has_most_points_wins(mine: int, its: int, winners: list[int], ending: str):
    made = scenario(1, boards=["desert", "lake"]).seat(0, vp=mine, bowls=(12, 0, 0)).seat(1, vp=its)
    made.building(0, "workshop", "D6").building(1, "workshop", "E10").ended()  # both share the area scoring
    result = made.start().match.result
    assert (result.winners, result.ending) == (winners, ending)
    assert result.scores == [mine + 15]
    assert result.rivals == [its + 15]


@rule("AOI-SOLO-55")
def test_two_people_can_win_or_lose_against_it():
    made = scenario(2, boards=["desert", "mountain", "lake"], automa=True).seat(0, vp=90).seat(1, vp=110)
    made.seat(2, vp=200)
    lost = made.ended().start().match.result
    assert lost.winners == []
    made.seat(2, vp=20)
    won = made.ended().start().match.result
    assert won.winners == [1]
