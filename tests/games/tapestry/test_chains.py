"""The deepest cascades of one turn end, and no piece is lost or made on the way."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.components.tapestry import TAPESTRY_CARDS
from tafelrunde.games.tapestry.pieces.kinds import BUILDINGS, CULTURE, EXPLORATION, RESOURCES, SCIENCE, TRACKS
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    LANDMARK_SITE,
    LANDMARK_TURN,
    PAY_CARD,
    PAY_TILE,
    PLOT,
    REPEAT,
    RESEARCH,
    RESOURCE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.rng import Rng, seeded

THIS_ERA = [card.id for card in TAPESTRY_CARDS if card.this_era]
FIRST_SITE = 3 * 12 + 3  # of a landmark whose corner is the first plot
LAST_PLOT = 80
LONGEST = 300  # choices of one turn


def test_bonus_upgrade_square_repeat_research_advance_landmark_district_bonus() -> None:
    made = scenario().seat(
        0, coin=4, tiles=[1, 2, 3], hand=["trap", "guilds"], tech={"middle": ["lithium_ion_battery"]},
        tracks={"technology": 7, "science": 5, "exploration": 9},
    )  # fmt: skip
    made.seat(1, coin=1, tracks={"exploration": 10}).plain(0).fill(0, [2, 11, 20]).dice((len(TRACKS), EXPLORATION))
    t = made.start().advance("technology", pay=["coin", "coin"])  # Plastic
    steps = [
        (PLOT, LAST_PLOT),  # the market, and a point for it
        (BONUS, 0),  # a coin: the battery enters the top row
        (REPEAT, SCIENCE),  # its square: Chemistry
        (RESEARCH, EXPLORATION),  # into tier IV
        (LANDMARK_TURN, 0),
        (LANDMARK_SITE, FIRST_SITE),  # the Launch Pad completes a district
        (RESOURCE, CULTURE),
        (PAY_TILE, 0),  # the Space Shuttle: 8 points for technology, and 10 for three tiles
        (PAY_CARD, t.card("trap")),  # Chemistry again: 5 points for two cards
        (PAY_CARD, t.card("guilds")),
    ]
    for prompt, code in steps:
        t.answer(prompt, code)
        t.table.check()
    me = t.player(0)
    assert me.vp == 1 + 8 + 10 + 5
    assert me.goods == [0, 0, 0, 1]
    assert (me.tiles, me.hand, me.landmarks.bit_count()) == (0, 0, 1)
    assert me.far == [10, 8, 5, 0]
    assert t.table.active == 1


def rich(card: str, **options: object) -> TapestryScenario:
    """Seat 0 can pay for everything, and everything leads on to something else."""
    full = dict.fromkeys(RESOURCES, 8)
    made = scenario(3, **options).seat(
        0, **full, era=3, tiles=[1, 5, 12, 22, 46], space=[1, 6, 9, 10, 12], hand=["trap", "espionage", "technocracy"],
        tech={
            "bottom": ["clocks", "vaccines", "zeppelins", "siegecraft", "eyeglasses"],
            "middle": ["assembly_line", "printing_press", "dynamite", "penicillin", "bakery"],
            "top": ["lithium_ion_battery", "compass", "warships"],
        },
        played={3: [card]},
    )  # fmt: skip
    made.plain(0).seat(0, built={kind: [9 * n, 9 * n + 1] for n, kind in enumerate(BUILDINGS)})
    made.outpost(1, (1, -2)).outpost(2, (0, -3))
    for seat in (1, 2):
        made.seat(seat, coin=1, tracks={"exploration": 10, "military": 7, "science": 4}, hand=["trap"])
    return made


def play_the_turn(t: TapestryTable, dice: Rng) -> int:
    """Answers at random, "no" only if nothing else can be said, until the turn is over. Returns how many."""
    taken = 0
    turn = t.table.turn
    while t.match.decision is not None and t.table.turn == turn:
        options = [code for code in t.options if code != NONE] or [NONE]
        t.match.choose(options[dice.below(len(options))])
        t.table.check()
        taken += 1
        assert taken < LONGEST, f"still in the same turn, asked {t.asked}"
    return taken


def test_a_cascade_can_be_long() -> None:
    """Or the test below would prove little."""
    lengths = []
    for seed in range(40):
        made = rich("industrialism").seat(0, tracks={"exploration": 11, "technology": 5, "science": 8, "military": 11})
        lengths.append(play_the_turn(made.start().advance("exploration"), seeded(seed)))
    assert max(lengths) > 12


@pytest.mark.parametrize("once", [True, False])
@pytest.mark.parametrize("card", THIS_ERA)
def test_a_turn_ends_whatever_its_cascade(card: str, once: bool) -> None:
    dice = seeded(THIS_ERA.index(card))
    for track, name in enumerate(TRACKS):
        for space in (2 + THIS_ERA.index(card) % 5, 7, 12):
            made = rich(card, no_once_per_turn=not once)
            made.seat(0, tracks={other: 3 * n + 2 for n, other in enumerate(TRACKS)} | {name: space - 1})
            t = made.start()
            if track in t.options:  # some cards forbid a track
                play_the_turn(t.advance(name), dice)
                assert t.match.clone().hash() == t.match.hash()
