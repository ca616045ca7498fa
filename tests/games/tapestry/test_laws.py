"""Tapestry obeys the laws of the house with its expansions and variants in many combinations. What every game is held
to, each option by itself among it, is in tests/conformance."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.tinkerers import REFUND
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import TECHNOLOGY
from tafelrunde.games.tapestry.scenario import TapestryTable, scenario
from tafelrunde.games.tapestry.table.prompts import GRANT, RESOURCE, SPARE, TINKER, TRACK
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import Value
from tafelrunde.kernel.laws import play_by_the_laws, plays_on, secrets_hold
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.server.play.previews import previews
from tests.soak import SOAK

from .arts import arts
from .playing import on_top

EXPANSIONS = ("plans_ploys", "arts_architecture", "fantasies_futures")
SWITCHES = [option.name for option in TAPESTRY.options if option.values == (False, True)]
VARIANTS = [option.name for option in TAPESTRY.options if option.rules.startswith("TAP-VARIANT")]


@pytest.mark.parametrize("mats", ["printed", "revised"])
@pytest.mark.parametrize("players", TAPESTRY.players)
def test_random_play_obeys_the_laws(players: int, mats: str) -> None:
    play_by_the_laws(TAPESTRY, players, {"mats": mats}, seed=10 * players, every=41)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_can_be_played_by_one_to_five(variant: str) -> None:
    """Here each by one number of players, which is another for the next; at length by all of them."""
    first = VARIANTS.index(variant) % len(TAPESTRY.players)
    for players in TAPESTRY.players if SOAK else TAPESTRY.players[first : first + 1]:
        seed = 100 * VARIANTS.index(variant) + players
        match = play_by_the_laws(TAPESTRY, players, {variant: True}, seed=seed, every=101)
        assert match.options[variant] is True


@pytest.mark.parametrize("players", TAPESTRY.players)
def test_all_variants_can_be_played_together_by_one_to_five(players: int) -> None:
    play_by_the_laws(TAPESTRY, players, dict.fromkeys(VARIANTS, True), seed=players, every=29)


def test_the_laws_hold_with_all_variants_at_once() -> None:
    play_by_the_laws(TAPESTRY, 3, dict.fromkeys(SWITCHES, True), seed=3, every=7)


IN_PLAY = [dict(zip(EXPANSIONS, on, strict=True)) for on in product((False, True), repeat=3)]


@pytest.mark.parametrize(
    ("in_play", "players"),
    [(IN_PLAY[n], players) for n, players in product(range(8), (2, 3, 4, 5)) if SOAK or (n + players) % 2],
)
def test_the_laws_hold_with_any_expansions(in_play: dict[str, Value], players: int) -> None:
    match = play_by_the_laws(TAPESTRY, players, in_play, seed=players, every=101)
    assert in_play.items() <= match.options.items()


@pytest.mark.parametrize("in_play", IN_PLAY[:2] + IN_PLAY[-1:], ids=("base", "futures", "all"))
@pytest.mark.parametrize("level", range(1, 7))
def test_the_laws_hold_against_the_automa(level: int, in_play: dict[str, Value]) -> None:
    match = play_by_the_laws(TAPESTRY, 1, {"automa_level": level, **in_play}, seed=level, every=23)
    assert len(match.result.rivals) == 1


@pytest.mark.parametrize("in_play", IN_PLAY[:1] + IN_PLAY[-1:], ids=("base", "all"))
def test_the_laws_hold_for_two_with_the_shadow_empire(in_play: dict[str, Value]) -> None:
    play_by_the_laws(TAPESTRY, 2, {"shadow_empire": True, **in_play}, seed=2, every=23)


def test_all_variants_can_be_played_against_the_automa() -> None:
    play_by_the_laws(TAPESTRY, 1, {**dict.fromkeys(VARIANTS, True), "automa_level": 6}, seed=4, every=17)


def test_what_a_seat_imagines_can_be_played_to_the_end() -> None:
    match = Match(TAPESTRY, 3, 5)
    dice = seeded(5)
    for _ in range(60):
        match.choose(random_code(match, dice))
    for seat in range(3):
        plays_on(match, seat, seed=seat)


def test_what_a_seat_imagines_does_not_depend_on_which_of_two_cards_lies_where_face_down() -> None:
    made = scenario().seat(0, era=2).seat(1, era=2).face_down(0, 2, "trap").face_down(1, 2, "guilds")
    match = made.start().match
    for seed in range(8):
        secrets_hold(match, seed)


def circles_of_the_genies() -> TapestryTable:
    return scenario(fantasies_futures=True).seat(0, era=4, civs=["genies"]).start().income()


def track_that_the_dark_ages_spare() -> TapestryTable:
    return on_top("dark_ages", arts())[0].answer(TRACK, TECHNOLOGY)


def refund_of_the_tinkerers() -> TapestryTable:
    made = arts(plans_ploys=True).seat(0, civs=["tinkerers"], hand=["trap"], tracks={"arts": 5}).seat(1, era=4)
    return made.start().income().answer(TINKER, REFUND)


@pytest.mark.parametrize(
    ("asked", "prompt"),
    [(circles_of_the_genies, GRANT), (track_that_the_dark_ages_spare, SPARE), (refund_of_the_tinkerers, RESOURCE)],
)
def test_every_option_has_a_preview_although_the_next_question_offers_one_less(
    asked: Callable[[], TapestryTable], prompt: Prompt
) -> None:
    t = asked()
    assert t.asked is prompt
    offered = len(t.options)
    shown = previews(t.match.imagine(0, 1), t.match.view(0), False, False, most=9, seconds=60)
    assert len(shown) == offered
