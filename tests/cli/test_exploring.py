"""Exploring players: what coverage finds beyond random games."""

from __future__ import annotations

from tafelrunde import Match, games
from tafelrunde.cli.coverage import Coverage
from tafelrunde.cli.exploring_players import MODELS, Exploration, ExploringPlayer
from tafelrunde.kernel.rng import seeded

DEUS = games["deus"]


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = Coverage(DEUS), Coverage(DEUS)
    for seed in range(12):
        one.play(seed)
        other.play(seed)
        assert one.numbers_left == other.numbers_left
        assert one.exploration.times_given == other.exploration.times_given
    assert sum(one.exploration.times_given) > 0


def test_what_was_given_often_is_given_less() -> None:
    match = Match(DEUS, 2, 1)
    assert match.decision is not None
    often = match.decision.prompt.action(match.decision.options[0])
    given = [0] * DEUS.actions
    given[often] = 100_000
    dice = seeded(3)
    chosen = [ExploringPlayer({}, given).choose(match, dice) for _ in range(40)]
    assert len(match.decision.options) > 1
    assert chosen.count(match.decision.options[0]) < 5


def test_a_player_keeps_to_its_habits() -> None:
    match = Match(DEUS, 2, 1)
    player, dice = ExploringPlayer({}, [0] * DEUS.actions), seeded(3)
    chosen = [player.choose(match, dice) for _ in range(64)]
    assert max(chosen.count(code) for code in chosen) > 50


def test_who_was_asked_rare_questions_is_imitated() -> None:
    exploration, dice = Exploration(DEUS), seeded(3)
    for _ in range(2 * MODELS):
        usual = ExploringPlayer({}, [])
        usual.questions_met = {"ACTION"}
        exploration.learn_from([usual], {})
    rare = ExploringPlayer({5: 7}, [])
    rare.questions_met = {"ACTION", "ROB"}
    options = {option.name: option.values[-1] for option in DEUS.options}
    exploration.learn_from([rare], options)
    assert len(exploration.models) == MODELS
    assert exploration.models[0].habits == {5: 7}
    exploration.models = exploration.models[:1]
    assert [player.habits for player in exploration.seat_players(40, dice)].count({5: 7}) > 15
    assert [exploration.options(dice) == options for _ in range(40)].count(True) > 5
