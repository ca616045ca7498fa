"""The Automa's civilizations (TAP-AUTOMA-69..78, 129, 130)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde import Match
from tafelrunde.games.tapestry.automa.civilizations import AUTOMA_CIVILIZATIONS, BY_DIE
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.automa import POOL_KINDS, SPACE_TILE, pool_code
from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY, TRACKS
from tafelrunde.games.tapestry.pieces.tracks import space_code, space_of, track_of
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import INVENT, OFFERED
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.hexes import Hex
from tests.rulebook import rule
from tests.rulebook.tapestry.automa import LATER, MIDDLE, bots, events, far, income, names, solo
from tests.rulebook.tapestry.conquests import pieces

PLOYS = {"plans_ploys": True}


def acts(civ: str, turn: int, made: TapestryScenario | None = None, tie: int = 5, **automa: object) -> TapestryTable:
    """Level 2: nothing moves but by the civilization."""
    made = made or solo(**PLOYS)
    if not made.state.players[0].era > 1:
        made.seat(0, era=4)
    return income(2, turn, made, tie, civs=[civ], **automa)


@rule("TAP-AUTOMA-69")
@pytest.mark.parametrize(("turn", "track"), [(2, "exploration"), (3, "military"), (4, "exploration"), (5, "military")])
def test_explorers_advance_on_exploration_and_military(turn: int, track: str):
    t = acts("explorers", turn, tracks={"science": 5, "exploration": 1, "military": 1})
    assert [event["space"] for event in events(t, "advanced")] == [space_code(ALL_TRACKS.index(track), 2)]
    assert ("bot-explored" if track == "exploration" else "bot-stocked") in names(t)


@rule("TAP-AUTOMA-70")
@pytest.mark.parametrize(("held", "conquers"), [(1, True), (2, True), (3, False)])
def test_conquerors_conquer_with_fewer_territories_than_the_number_of_the_turn(held: int, conquers: bool):
    others: list[Hex] = [(-2, 1), (-1, 2), (-3, 3)]
    t = acts("conquerors", 3, outposts=others[: held - 1])
    assert ("conquered" in names(t)) == conquers


@rule("TAP-AUTOMA-70")
@pytest.mark.parametrize(("single", "falls"), [(2, False), (3, True)])
def test_conquerors_make_a_territory_safe_if_many_hold_one_piece(single: int, falls: bool):
    """The start has two. Card 12 goes row by row from the south-west."""
    others: list[Hex] = [(-2, 1), (-1, 2), (-3, 3)]
    t = acts(
        "conquerors",
        3,
        None,
        12,
        outposts=[*others[:single], (0, -3), (1, -2)][: single + 2] if False else others[:single],
    )
    assert ("shadow-fell" in names(t)) == falls
    if falls:
        assert pieces(t, (-3, 3)) == [(1, "outpost"), (2, "toppled")]


@rule("TAP-AUTOMA-129", "TAP-AUTOMA-70")
def test_the_piece_of_the_conquerors_may_lie_on_the_middle_island():
    """Card 12 goes from the south: the middle island lies in the first row with a territory of hers."""
    t = acts("conquerors", 4, None, 12, outposts=[MIDDLE, (-1, -1), (0, -2)])
    assert pieces(t, MIDDLE) == [(1, "outpost"), (2, "toppled")]


@rule("TAP-AUTOMA-70", "TAP-AUTOMA-72")
@pytest.mark.parametrize(("civ", "points"), [("conquerors", 3), ("engineers", 2)])
def test_points_for_territories_or_landmarks(civ: str, points: int):
    t = acts(civ, 3, outposts=[(-2, 1), (-1, 2)], landmarks=["bakery", "barn"])
    scored = {event["reason"]: event["amount"] for event in events(t, "bot-scored")}
    assert scored[civ] == points


@rule("TAP-AUTOMA-71")
@pytest.mark.parametrize("turn", LATER)
def test_scientists_research_from_income_turn_3_on(turn: int):
    made = solo().seat(0, era=4).dice((4, TECHNOLOGY))
    t = income(2, turn, made, civs=["scientists"], tracks={"science": 5, "technology": 1})
    assert (far(t)["technology"] == 2) == (turn > 2)
    assert (len(events(t, "bot-stocked")) == 1 + (turn < 5)) == (turn > 2)  # with the benefit of Carpentry


@rule("TAP-AUTOMA-73", "TAP-AUTOMA-130")
def test_with_plans_and_ploys_there_are_eight_civilizations():
    dealt = Counter(Match(TAPESTRY, 1, seed, PLOYS).view(0)["automa"]["civs"][0] for seed in range(80))
    assert set(dealt) == set(range(8))
    assert [civ.id for civ in AUTOMA_CIVILIZATIONS if civ.favorite == BY_DIE] == [
        "equalizers", "hucksters", "iconoclasts", "trailblazers",
    ]  # fmt: skip
    others = {
        view["bots"][0]["favorite"]
        for view in (Match(TAPESTRY, 1, seed, PLOYS).view(0) for seed in range(80))
        if view["automa"]["civs"][0] >= 4
    }
    assert others == {EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY}


@rule("TAP-AUTOMA-74")
@pytest.mark.parametrize(("behind", "catches_up"), [(0, False), (1, True), (2, True), (3, False)])
def test_equalizers_catch_up_with_the_person(behind: int, catches_up: bool):
    """On technology to Carpentry, on which the person stands."""
    made = solo(**PLOYS).seat(0, era=4, tracks={"technology": 2 + behind})
    t = acts("equalizers", 2, made, tracks={"science": 5, "technology": 2}, favorite="science")
    assert far(t)["technology"] == 2 + behind * catches_up
    scored = {event["reason"]: event["amount"] for event in events(t, "bot-scored")}
    assert ("equalizers" in scored) != catches_up
    assert scored.get("equalizers", 5) == 5


@rule("TAP-AUTOMA-74")
def test_equalizers_gain_the_benefit_of_the_last_space_and_landmarks_on_the_way():
    made = solo(**PLOYS).seat(0, era=4, tracks={"science": 4})
    t = acts("equalizers", 2, made, tracks={"science": 2, "technology": 5, "military": 5}, favorite="technology")
    assert far(t)["science"] == 4
    assert "rolled" not in names(t)  # Herbalism was passed
    assert len(events(t, "bot-stocked")) == 2  # Medicine, and the chart
    assert t.automa.landmarks.bit_count() == 1


@rule("TAP-AUTOMA-74")
def test_of_several_tracks_the_tie_breaker_card_decides():
    made = solo(**PLOYS).seat(0, era=4, tracks={"technology": 2, "exploration": 2})
    t = acts("equalizers", 2, made, 9, tracks={"science": 5, "military": 5}, favorite="science")  # technology first
    assert (far(t)["technology"], far(t)["exploration"]) == (2, 0)


def pooled(*codes: int, **options: bool) -> TapestryScenario:
    """These things lie in the pool of the Hucksters."""
    made = solo(**{**PLOYS, **options}).automa(civs=["hucksters"], favorite="military")
    automa = made.state.automa
    assert automa is not None
    piles = {0: "spaces_left", 1: "deck", 2: "tech_deck", 3: "tiles_left"}
    for code in codes:
        kind, number = divmod(code, 128)
        pile = made.state.own_side.masterpieces if kind == 4 else getattr(made.state, piles[kind])
        pile.remove(number)
        automa.mat.pool += (code,)
    return made


@rule("TAP-AUTOMA-75")
@pytest.mark.parametrize(
    ("favorite", "kind"),
    [
        ("military", "card"),
        ("science", "card"),
        ("technology", "tech"),
        ("exploration", "tile"),
        ("arts", "masterpiece"),
    ],
)
def test_hucksters_add_a_thing_by_their_favourite_track(favorite: str, kind: str):
    made = solo(plans_ploys=True, arts_architecture=True).seat(0, era=4)
    t = acts("hucksters", 2, made, favorite=favorite, tracks={favorite: 5})
    assert [name for name, _ in t.match.view(0)["automa"]["pool"]] == [kind]


@rule("TAP-AUTOMA-75")
def test_the_pool_begins_with_a_space_tile_and_a_card():
    seed = next(seed for seed in range(100) if Match(TAPESTRY, 1, seed, PLOYS).view(0)["automa"]["civs"] == [5])
    match = Match(TAPESTRY, 1, seed, PLOYS)
    while not match.view(0)["automa"]["pool"]:
        assert match.decision is not None
        match.choose(match.decision.options[0])
    pool = [kind for kind, _ in match.view(0)["automa"]["pool"]]
    assert pool[:2] == ["space-tile", "card"]
    assert len(pool) == 3


@rule("TAP-AUTOMA-75", "TAP-AUTOMA-60")
def test_things_of_the_pool_score_like_landmarks():
    made = pooled(pool_code(SPACE_TILE, 0), 128 + 3).seat(0, era=4)
    t = income(2, 2, made, civs=["hucksters"], favorite="military", tracks={"military": 5})
    scored = {event["reason"]: event["amount"] for event in events(t, "bot-scored")}
    assert scored["land"] == 1 * (3 + 1)  # one more came in this turn; one territory


@rule("TAP-AUTOMA-75")
@pytest.mark.parametrize(
    ("code", "track", "space"),
    [(128 + 3, "technology", 2), (3 * 128 + 5, "exploration", 1), (2 * 128 + 6, "technology", 1)],
)
def test_in_an_advance_turn_the_person_may_take_a_thing_of_the_kind(code: int, track: str, space: int):
    kind, number = POOL_KINDS[code // 128], code % 128
    for takes in (True, False):
        made = pooled(code).seat(0, coin=4, food=4, tracks={track: space - 1})
        t = made.start().advance(track, pay=["coin" if track == "technology" else "food"])
        assert t.asked is OFFERED
        t.answer(OFFERED, 0 if takes else NONE)
        me = t.player(0)
        held = {"card": me.hand, "tile": me.tiles, "tech": me.techs}[kind]
        assert (held >> number & 1 == 1) == takes
        assert len(t.automa.mat.pool) == (not takes)
        if not takes and kind == "tech":
            assert t.asked is INVENT


@rule("TAP-AUTOMA-75")
def test_a_space_tile_and_a_masterpiece_of_the_pool_can_be_taken_too():
    made = pooled(pool_code(SPACE_TILE, 4)).seat(0, food=8, tracks={"exploration": 10})
    t = made.start().advance("exploration")
    t.answer(OFFERED, 0)
    assert t.player(0).space >> 4 & 1
    art = solo(plans_ploys=True, arts_architecture=True).state.side.masterpieces[0]
    made = pooled(4 * 128 + art, arts_architecture=True).seat(0, coin=8, tracks={"arts": 2})
    t = made.start().advance("arts", pay=["coin"])
    t.answer(OFFERED, 0)
    assert t.player(0).side.masterpieces == 1 << art


@rule("TAP-AUTOMA-75")
def test_not_in_income_turns():
    t = pooled(128 + 3, 3 * 128 + 5).seat(0, era=0, coin=0).start().income()
    assert t.asked is not OFFERED
    assert len(t.automa.mat.pool) == 2


@rule("TAP-AUTOMA-76")
def test_iconoclasts_take_their_landmarks_out_of_the_game():
    """Two landmarks, two researches; the second one enters tier II of technology, whose landmark follows."""
    made = solo(**PLOYS).seat(0, era=4).dice((4, TECHNOLOGY), (4, TECHNOLOGY), (4, SCIENCE), (4, TECHNOLOGY))
    done = {"exploration": 12, "military": 12, "science": 12}
    t = acts(
        "iconoclasts", 2, made, tracks={**done, "technology": 2}, favorite="technology", landmarks=["bakery", "barn"]
    )
    assert far(t)["technology"] == 5
    assert [event["track"] for event in events(t, "rolled")] == [TECHNOLOGY, TECHNOLOGY, SCIENCE, TECHNOLOGY]
    assert t.automa.landmarks == 0
    assert len(t.match.view(0)["decisions"]["landmarks_gone"]) == 3
    scored = [event["amount"] for event in events(t, "bot-scored") if event["reason"] == "iconoclasts"]
    assert scored == [3, 3, 3]


@rule("TAP-AUTOMA-76")
def test_with_all_tracks_finished_only_the_points_remain():
    t = acts("iconoclasts", 2, tracks=dict.fromkeys(TRACKS, 12), landmarks=["bakery"])
    assert [event["amount"] for event in events(t, "bot-scored") if event["reason"] == "iconoclasts"] == [3]
    assert "rolled" not in names(t)


def trail(t: TapestryTable) -> list[tuple[str, int]]:
    return [(ALL_TRACKS[track_of(code)], space_of(code)) for code in t.match.view(0)["automa"]["trail"]]


@rule("TAP-AUTOMA-77")
def test_trailblazers_put_outposts_two_spaces_ahead():
    made = solo(**PLOYS).seat(0, era=4, tracks={"science": 4})
    assert trail(acts("trailblazers", 2, made, favorite="science", tracks={"science": 6})) == [("science", 6)]
    automa = made.state.automa
    assert automa is not None
    automa.mat.trail = (space_code(SCIENCE, 9),)
    assert trail(acts("trailblazers", 2, made, favorite="science", tracks={"science": 6}))[-1] == ("science", 11)


@rule("TAP-AUTOMA-77")
def test_beyond_the_end_the_next_track_of_the_tie_breaker_card():
    made = solo(**PLOYS).seat(0, era=4, tracks={"science": 11, "technology": 3})
    t = acts("trailblazers", 2, made, 9, favorite="science", tracks={"science": 12, "technology": 2})
    assert trail(t) == [("technology", 5)]
    made = solo(**PLOYS).seat(0, era=4, tracks=dict.fromkeys(TRACKS, 11))
    assert trail(acts("trailblazers", 2, made, favorite="science", tracks={"science": 12})) == []


@rule("TAP-AUTOMA-77", "TAP-AUTOMA-78")
def test_socialism_leaves_the_game_and_the_first_outpost_comes_before_it():
    seed = next(seed for seed in range(100) if Match(TAPESTRY, 1, seed, PLOYS).view(0)["automa"]["civs"] == [7])
    match = Match(TAPESTRY, 1, seed, PLOYS)
    while not match.view(0)["automa"]["trail"]:
        assert match.decision is not None
        match.choose(match.decision.options[0])
    view = match.view(0)
    assert view["automa"]["trail"] == [space_code(view["bots"][0]["favorite"], 2)]
    out = [TAPESTRY.catalog.cards[card].id for card in view["removed"]["tapestry"]]
    assert out == ["socialism"]


@rule("TAP-AUTOMA-77")
def test_at_the_end_outposts_that_were_not_passed_score():
    made = solo(**PLOYS).seat(0, tracks={"science": 7, "military": 12}).finished(0)
    made.automa(civs=["trailblazers"], era=4, favorite="science", tracks={"science": 8, "military": 1})
    automa = made.state.automa
    assert automa is not None
    automa.mat.trail = (space_code(SCIENCE, 6), space_code(SCIENCE, 7), space_code(MILITARY, 12))
    t = bots(made.next_cards().last_pair(6, 5))
    assert t.match.over
    last = events(t, "bot-scored")[-1]
    # passed: science 6; not passed: science 7, military 12, and one more that this turn brought
    assert (last["reason"], last["amount"]) == ("trailblazers", 10 * 3)
