"""The campaign (REV-CAMP-01..13)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tafelrunde.games.revive.campaign import Campaign
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import SIDES, TRIBES
from tafelrunde.games.revive.pieces.map import CRYSTALS_BY, GIANT_CRYSTALS
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    BASIC_RESOURCE,
    ENERGY_BACK,
    SIDE,
    SWITCH,
    TRACK,
    TRIBE_BOARD,
)
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import play_out
from tafelrunde.kernel.rng import seeded
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, build, opening, result_of

ORDER = [["locations"], ["formica"], ["giant_crystals"], ["vukuntur", "switch"], ["moon"]]
PARTS = {part for chapter in ORDER for part in chapter}
SEEDS = range(24)


def in_play(**options: object) -> set[str]:
    """The campaign parts that many games with these options show."""
    found = set()
    for seed in SEEDS:
        view = opening(4, seed, **options)
        tribes = {seat["tribe"] for seat in view["seats"]}
        found |= {tribe for tribe in ("formica", "vukuntur") if tribe in tribes}
        found |= {"locations"} if any(side >= 10 for side in view["corners"]) else set()
        found |= {"giant_crystals"} if view["giant_crystals"] else set()
        found |= {"switch"} if view["switch"] else set()
        found |= {"moon"} if any(seat["side"] == "moon" for seat in view["seats"]) else set()
    return found


def after(chapters: int) -> Campaign:
    """A group that has played this many chapters."""
    campaign = Campaign("Tuesday")
    for _ in range(chapters):
        campaign.finish(["Ada", "Bo"], [60, 70])
    return campaign


@rule("REV-CAMP-01")
def test_the_campaign_is_five_games():
    campaign = Campaign("Tuesday")
    chapters = []
    while campaign.chapter:
        chapters.append(campaign.chapter)
        campaign.finish(["Ada"], [50])
    assert chapters == [1, 2, 3, 4, 5]
    with pytest.raises(UsageError, match="chapter"):
        Match(REVIVE, 2, 1, {"chapter": 6})


@rule("REV-CAMP-02", "REV-CAMP-10")
@pytest.mark.parametrize("players", [1, 2])
def test_without_the_campaign_the_base_rules_are_a_whole_game(players: int):
    assert in_play() == set()
    match = Match(REVIVE, players, 1)
    assert match.options["chapter"] == 0
    play_out(match, seeded(1))
    assert match.over
    assert len(match.result.scores) == players


@rule("REV-CAMP-03", "REV-CAMP-10")
@pytest.mark.parametrize("part", sorted(PARTS))
def test_each_part_is_an_option_of_its_own_and_brings_nothing_else(part: str):
    assert in_play(**{part: "crystal" if part == "switch" else True}) == {part}


@rule("REV-CAMP-03")
def test_tiles_of_the_campaign_stay_out_of_the_base_game():
    """Neither the six more large locations nor any tile of a tribe can come up."""
    for seed in SEEDS:
        view = opening(4, seed)
        assert all(side < 10 for side in view["corners"])
        assert all(seat["side"] == "sun" and not seat["tiles"] for seat in view["seats"])


@rule("REV-CAMP-04")
def test_the_order_of_the_deck_is_the_same_for_every_group_and_is_kept_when_saved():
    for group, scores in (("Tuesday", [1, 2]), ("Friday", [200, 3])):
        campaign = Campaign(group)
        opened = []
        for _ in range(5):
            campaign = Campaign.from_json(campaign.to_json())
            opened.append(campaign.finish(["Ada", "Bo"], scores))
        assert opened == ORDER


@rule("REV-CAMP-04")
@pytest.mark.parametrize("played", range(5))
def test_nobody_looks_at_later_cards(played: int):
    campaign = after(played)
    later = [part for chapter in ORDER[played:] for part in chapter]
    assert not set(later) & set(campaign.unlocked)
    assert not set(later) & set(campaign.options())
    with pytest.raises(UsageError, match=f"chapter {played + 1}"):
        campaign.options(later[0])


@rule("REV-CAMP-05")
def test_the_campaign_starts_with_chapter_one_and_leads_through_all():
    assert Campaign("Tuesday").options() == {"chapter": 1}
    assert [after(played).options() for played in range(5)] == [{"chapter": n} for n in (1, 2, 3, 4, 5)]
    skipped = {"revive_campaign": 1, "group": "x", "games": [{"chapter": 2, "names": ["Ada"], "scores": [1]}]}
    with pytest.raises(UsageError, match="chapter 1"):
        Campaign.from_json(skipped)


@rule("REV-CAMP-06")
def test_the_players_may_change_between_chapters():
    campaign = Campaign("Tuesday")
    campaign.finish(["Ada", "Bo"], [70, 60])
    campaign.finish(["Cem"], [80])
    assert campaign.finish(["Bo", "Dee", "Ada", "Eli"], [1, 2, 3, 4]) == ["giant_crystals"]
    assert [game.names for game in campaign.games] == [["Ada", "Bo"], ["Cem"], ["Bo", "Dee", "Ada", "Eli"]]
    assert campaign.chapter == 4


@rule("REV-CAMP-07")
@pytest.mark.parametrize(
    "parts", [(), *combinations(sorted(PARTS), 1), *combinations(sorted(PARTS), 2), tuple(sorted(PARTS))]
)
def test_after_five_chapters_any_combination_may_be_used(parts: tuple[str, ...]):
    options = after(5).options(*parts)
    assert set(options) == set(parts)
    table = Match(REVIVE, 2, 1, options).state
    assert {part for part in PARTS if getattr(table.switches, part)} == set(parts)


@rule("REV-CAMP-08")
def test_the_parts_are_two_tribes_moon_sides_locations_giant_crystals_and_the_switch():
    assert set(after(5).unlocked) == {"formica", "vukuntur", "moon", "locations", "giant_crystals", "switch"}
    everything = in_play(**{part: "crystal" if part == "switch" else True for part in PARTS})
    assert everything == PARTS


def at_the_edge(field: int, **options: object) -> ReviveScenario:
    """The tile of a field at the edge is explored and all of it is location, but the field a desert."""
    made = alone("location", **options).explored(field // 4, "T22")
    for other in range(4 * (field // 4), 4 * (field // 4) + 4):
        made.terrain(other, "location")
    beside = next(f for f in range(4 * (field // 4), 4 * (field // 4) + 4) if f != field)
    return made.terrain(field, "desert").building(0, beside).seat(0, gear=6)


GIANT = next(field for field in range(100) if CRYSTALS_BY[field] == (GIANT_CRYSTALS[0],))
ORDINARY = next(field for field in range(100) if CRYSTALS_BY[field] == (0,))


@rule("REV-CAMP-09")
@pytest.mark.parametrize(
    ("field", "giants", "large", "crystals"),
    [
        (GIANT, True, False, 2),
        (GIANT, False, False, 1),
        (ORDINARY, True, False, 1),
        (ORDINARY, True, True, 2),
        (GIANT, False, True, 2),
    ],
)
def test_a_giant_crystal_gives_a_small_building_two_crystals(field: int, giants: bool, large: bool, crystals: int):
    t = build(at_the_edge(field, giant_crystals=giants).start(), field, large).pay()
    assert t.player(0).buildings >> field & 1
    assert t.resources(0)["crystal"] == crystals


@rule("REV-CAMP-09")
def test_a_giant_crystal_gives_a_large_building_four_crystals():
    """Three fit on the track; the fourth may be another resource."""
    t = build(at_the_edge(GIANT, giant_crystals=True).start(), GIANT, large=True).pay()
    assert t.resources(0)["crystal"] == 3
    assert t.asked is not None
    assert t.asked.name == "SPARE_CRYSTAL"
    assert t.player(0).large == 1 << GIANT


@rule("REV-CAMP-09")
def test_four_of_the_printed_symbols_are_covered():
    giants = opening(giant_crystals=True)["giant_crystals"]
    assert len(set(giants)) == 4
    assert set(giants) <= set(range(12))


@rule("REV-CAMP-09")
@pytest.mark.parametrize("giants", [False, True])
def test_giant_crystals_count_as_one_symbol_each_in_scoring(giants: bool):
    made = scenario(giant_crystals=giants).building(0, GIANT).seat(0, artifact_card="A03")
    assert result_of(made).breakdown[0]["artifact-card"] == 1


@rule("REV-CAMP-11")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5])
def test_a_chapter_is_played_with_all_that_the_chapters_before_have_unlocked(chapter: int):
    unlocked = {part for parts in ORDER[: chapter - 1] for part in parts}
    assert in_play(chapter=chapter) == unlocked
    assert set(after(chapter - 1).unlocked) == unlocked


@rule("REV-CAMP-11")
@pytest.mark.parametrize("scores", [[100, 1], [1, 100], [0, 0]])
def test_a_chapter_unlocks_its_parts_whoever_wins(scores: list[int]):
    assert Campaign("Tuesday").finish(["Ada", "Bo"], scores) == ["locations"]


def switched(**options: object) -> ReviveTable:
    """Seat 1 uses the switch: what holds for one holds for all."""
    made = scenario(**options).seat(1, tracks=(3, 1, 1), loaded=[0], active=["1"]).turn(1)
    return made.start().answer(ACTION_PROMPT, SWITCH)


@rule("REV-CAMP-12")
def test_the_changed_switch_gives_a_crystal_unless_another_effect_is_named():
    assert switched().asked is BASIC_RESOURCE
    for options in ({"chapter": 5}, {"switch": "crystal"}):
        t = switched(**options)
        assert t.resources(1) == {"gear": 0, "book": 0, "food": 0, "crystal": 1}
        assert t.asked is ACTION_PROMPT
    assert switched(switch="energy").asked is ENERGY_BACK
    assert switched(switch="track").asked is TRACK
    assert switched(chapter=5, switch="track").asked is TRACK
    assert after(5).options("switch") == {"switch": "crystal"}
    assert after(5).options(switch="energy") == {"switch": "energy"}


@rule("REV-CAMP-13")
def test_with_moon_sides_every_side_is_drawn_at_random():
    sides = [tuple(seat["side"] for seat in opening(2, seed, moon=True)["seats"]) for seed in SEEDS]
    assert set(sides) == {("sun", "sun"), ("sun", "moon"), ("moon", "sun"), ("moon", "moon")}


@rule("REV-CAMP-13", "REV-DEC-39")
@pytest.mark.parametrize("side", SIDES)
def test_who_chooses_a_tribe_chooses_its_side_too(side: str):
    match = Match(REVIVE, 2, 1, {"choose_tribes": True, "moon": True})
    assert match.decision is not None
    assert match.decision.prompt is TRIBE_BOARD
    seat = match.decision.seat
    match.choose(TRIBES.index("kuniban"))
    assert (match.decision.prompt, match.decision.seat) == (SIDE, seat)
    assert match.decision.options == [0, 1]
    match.choose(SIDES.index(side))
    chosen = match.view()["seats"][seat]
    assert (chosen["tribe"], chosen["side"]) == ("kuniban", side)
    assert match.decision.seat == 1 - seat


@rule("REV-CAMP-13")
def test_without_moon_sides_no_side_is_chosen():
    match = Match(REVIVE, 2, 1, {"choose_tribes": True})
    for tribe in ("kuniban", "nadair"):
        assert match.decision is not None
        assert match.decision.prompt is TRIBE_BOARD
        match.choose(TRIBES.index(tribe))
    assert match.decision is not None
    assert match.decision.prompt is ACTION_PROMPT
    assert {seat["side"] for seat in match.view()["seats"]} == {"sun"}
