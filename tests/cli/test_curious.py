"""Curious play: what coverage adds to random games."""

from __future__ import annotations

from tafelrunde import Match, games
from tafelrunde.cli.coverage import Coverage
from tafelrunde.cli.curious import MODELS, Curiosity, CuriousPlayer
from tafelrunde.kernel.rng import seeded

DEUS = games["deus"]


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = Coverage(DEUS), Coverage(DEUS)
    for seed in range(12):
        one.play(seed)
        other.play(seed)
        assert one.numbers_left == other.numbers_left
        assert one.curiosity.given == other.curiosity.given
    assert sum(one.curiosity.given) > 0


def test_what_was_given_often_is_given_less() -> None:
    match = Match(DEUS, 2, 1)
    assert match.decision is not None
    often = match.decision.prompt.action(match.decision.options[0])
    given = [0] * DEUS.actions
    given[often] = 100_000
    dice = seeded(3)
    chosen = [CuriousPlayer({}, given).choose(match, dice) for _ in range(40)]
    assert len(match.decision.options) > 1
    assert chosen.count(match.decision.options[0]) < 5


def test_a_player_keeps_to_its_habits() -> None:
    match = Match(DEUS, 2, 1)
    player, dice = CuriousPlayer({}, [0] * DEUS.actions), seeded(3)
    chosen = [player.choose(match, dice) for _ in range(64)]
    assert max(chosen.count(code) for code in chosen) > 50


def test_who_was_asked_rare_questions_is_imitated() -> None:
    curiosity, dice = Curiosity(DEUS), seeded(3)
    for _ in range(2 * MODELS):
        usual = CuriousPlayer({}, [])
        usual.met = {"ACTION"}
        curiosity.note([usual], {})
    rare = CuriousPlayer({5: 7}, [])
    rare.met = {"ACTION", "ROB"}
    options = {option.name: option.values[-1] for option in DEUS.options}
    curiosity.note([rare], options)
    assert len(curiosity.models) == MODELS
    assert curiosity.models[0].habits == {5: 7}
    curiosity.models = curiosity.models[:1]
    assert [player.habits for player in curiosity.seated(40, dice)].count({5: 7}) > 15
    assert [curiosity.options(dice) == options for _ in range(40)].count(True) > 5
