"""The kit for learning like AlphaZero: judgements, search, games as arrays, a process with the network, training."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from research.alphazero.episodes import EpisodeWriter, Window, read_episodes
from research.alphazero.evaluator import Evaluator, Judgement, TurnEvaluator
from research.alphazero.inference import Inference, Remote
from research.alphazero.policy_net import ARRAYS, NetBot, NetEvaluator, PolicyNet, WeightsBot, read_net
from research.alphazero.run import Settings, learn
from research.alphazero.search import Search, random_shares
from research.alphazero.selfplay import Job, play_job

from tafelrunde import LAST, Match, UsageError, games
from tafelrunde.bots import bot
from tafelrunde.bots.budget import Budget
from tafelrunde.bots.evaluation import HANDMADE_EVALUATION
from tafelrunde.bots.learned import LearnedEvaluation, about
from tafelrunde.bots.value_net import packed
from tafelrunde.envs.dataset import read_dataset
from tafelrunde.envs.observations import rows_of
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

from ..bots.some_model import some_model

DEUS, HIDDEN = games["deus"], (16, 8)
OPTIONS = DEUS.read_options({})


def some_arrays(name: str = "deus", seed: int = 1) -> dict[str, Any]:
    game, dice = games[name], np.random.default_rng(seed)
    size, (first, second) = rows_of(game).size, HIDDEN
    shapes = [
        (size, first), (first,), (first, second), (second,), (second, game.actions), (game.actions,), (second, 1), (1,),
        (size, 1),
    ]  # fmt: skip
    return {name: dice.normal(size=shape).astype(np.float32) * 0.3 for name, shape in zip(ARRAYS, shapes, strict=True)}


def some_file(name: str = "deus", seed: int = 1) -> bytes:
    return packed(some_arrays(name, seed), about(games[name], ""), ARRAYS)


def positions(name: str, players: int, number: int = 4) -> list[Match]:
    """In the midst of a game, where somebody has a choice."""
    match, dice, found = Match(games[name], players, 3, keep=LAST), seeded(3), []
    while len(found) < number:
        for _ in range(17):
            match.choose(random_code(match, dice))
        assert match.decision is not None
        if len(match.decision.options) > 1:
            found.append(match.clone())
    return found


# ------------------------------------------------------------------------------------------------ judgements


@pytest.mark.parametrize("kind", ["by hand", "learned", "network"])
@pytest.mark.parametrize(("name", "players"), [("deus", 2), ("revive", 3)])
def test_many_positions_are_judged_by_their_options_and_seats(name: str, players: int, kind: str):
    game = games[name]
    evaluator: Evaluator = {
        "by hand": TurnEvaluator(HANDMADE_EVALUATION),
        "learned": TurnEvaluator(LearnedEvaluation(1.0, some_model(game))),
        "network": NetEvaluator(game, PolicyNet(some_arrays(name))),
    }[kind]
    at = positions(name, players)
    for match, judgement in zip(at, evaluator.judge(at, seeded(1)), strict=True):
        assert match.decision is not None
        assert len(judgement.priors) == len(match.decision.options)
        assert sum(judgement.priors) == pytest.approx(1.0)
        assert len(judgement.values) == players
    if kind == "network":
        one_by_one = [evaluator.judge([match], seeded(1))[0] for match in at]
        for judgement, alone in zip(evaluator.judge(at, seeded(1)), one_by_one, strict=True):
            assert judgement.priors == pytest.approx(alone.priors, abs=1e-5)
            assert judgement.values == pytest.approx(alone.values, abs=1e-4)


def test_of_two_one_is_ahead_by_what_the_other_is_behind_and_an_outcome_is_the_margin():
    evaluator = NetEvaluator(DEUS, PolicyNet(some_arrays()))
    for judgement in evaluator.judge(positions("deus", 2), seeded(1)):
        assert sum(judgement.values) == pytest.approx(0.0)
    match, dice = Match(DEUS, 2, 1, keep=LAST), seeded(1)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    ours, theirs = match.result.scores
    assert evaluator.outcome(match) == pytest.approx([(ours - theirs) / 50, (theirs - ours) / 50])


# ------------------------------------------------------------------------------------------------ search


class Counting(Evaluator):
    """Finds everything equal, and remembers how many positions came at a time."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    def judge(self, positions: Any, dice: Any) -> list[Judgement]:
        self.batches.append(len(positions))
        many = [len(match.decision.options) for match in positions]
        return [
            Judgement([1 / number] * number, self.outcome(match)) for number, match in zip(many, positions, strict=True)
        ]

    def outcome(self, match: Match) -> list[float]:
        return [0.0] * match.players


def test_leaves_are_judged_together_and_virtual_losses_keep_the_ways_apart():
    match = position_with_options(6)
    evaluator = Counting()
    tried = Search(evaluator, leaves=6).run(match, Budget(1, 0.0), seeded(1))
    assert evaluator.batches[0] == 1, "the root"
    assert evaluator.batches[1:] == [6]
    assert sorted(tried.values())[-6:] == [1] * 6, "six ways at once lead to six answers"


def position_with_options(least: int) -> Match:
    match, dice = Match(DEUS, 2, 3, keep=LAST), seeded(3)
    while match.decision is not None and len(match.decision.options) < least:
        match.choose(random_code(match, dice))
    return match


def test_every_try_is_counted_and_the_match_stays_as_it_is():
    match = positions("deus", 2)[0]
    before = match.hash()
    tried = Search(Counting(), leaves=5).run(match, Budget(4, 0.0), seeded(1))
    assert sum(tried.values()) == 20
    assert match.hash() == before


def test_noise_moves_the_first_priors_and_no_others():
    match = position_with_options(6)
    plain, noisy = (
        Search(Counting(), leaves=1, noise=part).run(match, Budget(12, 0.0), seeded(1)) for part in (0.0, 0.9)
    )
    assert max(plain.values()) - min(plain.values()) <= 1, "everything looks equal"
    assert max(noisy.values()) - min(noisy.values()) > 1


def test_hidden_cards_do_not_matter_to_a_network():
    match = positions("deus", 2)[2]
    assert match.decision is not None
    other = match.imagine(match.decision.seat, 99)
    assert other.state.pack() != match.state.pack()
    for seed in range(3):
        answers = {WeightsBot(some_file(), iterations=12).choose(one, seeded(seed)) for one in (match, other)}
        assert len(answers) == 1


def test_random_shares_are_a_whole():
    shares = random_shares(9, seeded(4))
    assert sum(shares) == pytest.approx(1.0)
    assert min(shares) > 0


@pytest.mark.parametrize("settings", ["iterations=6:leaves=3", "iterations=4:value=learned"])
def test_puct_plays_in_every_number_of_players(settings: str):
    for name, players in (("deus", 4), ("tapestry", 1)):
        match = positions(name, players, 1)[0]
        assert match.decision is not None
        assert bot(f"research.alphazero.search:PuctBot:{settings}").choose(match, seeded(1)) in match.decision.options


# ------------------------------------------------------------------------------------------------ files of weights


def test_a_bot_plays_with_a_file_and_says_what_is_wrong_with_it(tmp_path: Path):
    path = tmp_path / "net.npz"
    path.write_bytes(some_file())
    match = positions("deus", 2)[0]
    assert match.decision is not None
    found = bot(f"research.alphazero.policy_net:NetBot:net={path}:iterations=3")
    assert isinstance(found, NetBot)
    assert found.choose(match, seeded(1)) in match.decision.options
    with pytest.raises(UsageError, match="trained for deus with another layout, not for this revive"):
        read_net(games["revive"], some_file())
    with pytest.raises(UsageError, match="not a file of a policy network"):
        read_net(DEUS, b"PK nothing")
    with pytest.raises(UsageError, match="cannot be read: No such file"):
        NetBot(str(tmp_path / "none.npz"))


# ------------------------------------------------------------------------------------------------ games as arrays


def test_games_are_written_and_read_as_they_were(tmp_path: Path):
    job = Job("deus", 2, OPTIONS, (5, 6), weights=some_file(), iterations=2, leaves=2, explore=8)
    episodes = play_job(job)
    writer = EpisodeWriter(tmp_path, together=2)
    for episode in episodes:
        writer.add(episode)
    again = list(read_episodes(tmp_path / "games-00000.npz"))
    for one, other in zip(episodes, again, strict=True):
        for name, here, there in zip(one._fields, one, other, strict=True):
            np.testing.assert_array_equal(here, there, name)
    one = episodes[0]
    ours, theirs = one.scores.tolist()
    assert one.returns[one.seats == 0] == pytest.approx((ours - theirs) / 50)
    assert np.add.reduceat(one.shares, one.legal_from[:-1]) == pytest.approx(1.0)
    window = Window(len(one.actions) + 3)
    for episode in episodes:
        window.add(episode)
    assert window.size == len(episodes[1].actions), "the older game is forgotten whole"
    arrays = window.arrays()
    assert ((arrays["legal"] >= 0).sum(1) == np.diff(episodes[1].legal_from)).all()
    assert arrays["shares"].sum(1) == pytest.approx(1.0)


def test_a_dataset_of_records_can_be_learned_from(tmp_path: Path):
    match, dice = Match(DEUS, 2, 4), seeded(4)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    match.record().save(tmp_path / "one.json")
    with io.BytesIO() as into:
        np.savez(into, **read_dataset([tmp_path / "one.json"], reward="margin").arrays())  # type: ignore[arg-type]
        (tmp_path / "data.npz").write_bytes(into.getvalue())
    (episode,) = read_episodes(tmp_path / "data.npz")
    given = episode.legal[episode.shares == 1.0]
    assert (given == episode.actions).all()
    with pytest.raises(UsageError, match="has no games to learn from"):
        list(read_episodes(tmp_path / "one.json"))


# ------------------------------------------------------------------------------------------------ a process of its own


def test_a_process_owns_the_network_and_takes_up_new_versions():
    rows = np.random.default_rng(1).normal(size=(5, rows_of(DEUS).size)).astype(np.float32)
    inference = Inference(some_file())
    lines = [Remote(inference.address) for _ in range(2)]
    for seed in (1, 2):
        wanted = PolicyNet(some_arrays(seed=seed))(rows)
        for line in lines:
            for here, there in zip(wanted, line(rows), strict=True):
                assert there == pytest.approx(here, abs=1e-4)
        inference.publish(some_file(seed=2))
    told = inference.stop()
    assert told == {"batches": 4, "rows": 20}
    with pytest.raises(UsageError, match="has ended"):
        lines[0](rows)


# ------------------------------------------------------------------------------------------------ the whole


def test_settings_name_the_command_and_wrong_ones_are_refused(tmp_path: Path):
    settings = Settings("deus", 1.0, 2, tmp_path, iterations=8, hidden=(16, 8))
    assert settings.command == "python -m research.alphazero deus --minutes 1 --jobs 2 --iterations 8 --hidden 16 8"
    for given, message in (
        ({"first": "guess"}, "--first must be one of handmade, learned, mix, none"),
        ({"inference": "there"}, "--inference must be process or here"),
    ):
        with pytest.raises(UsageError, match=message):
            learn(Settings("deus", 1.0, 1, tmp_path / "out", **given))
    assert not (tmp_path / "out").exists()


def test_the_trainer_learns_what_a_search_found():
    pytest.importorskip("torch", reason="torch is not installed: pip install 'tafelrunde[learn]'")
    from research.alphazero.trainer import PolicyTrainer

    window = Window(10_000)
    for episode in play_job(Job("deus", 2, OPTIONS, (5,), value="handmade")):
        window.add(episode)
    trainer = PolicyTrainer(rows_of(DEUS).size, DEUS.actions, (32, 16), 1)
    before = trainer.train(window, 60, 3e-3, 128, 20.0)
    after = trainer.train(window, 0, 3e-3, 128, 1.0)
    assert before.answers == pytest.approx(before.lot, abs=0.1), "at first it draws lots"
    assert after.answers < 0.7 * before.answers
    assert after.margins < before.margins
    rows = window.arrays()["rows"][:4].astype(np.float32)
    with trainer.torch.no_grad():
        answers, margins = trainer.heads(trainer.torch.from_numpy(rows), trainer.average)
    again = PolicyNet(trainer.arrays())(rows)
    assert again[0] == pytest.approx(answers.numpy(), abs=1e-3), "numpy plays what torch has learned"
    assert again[1] == pytest.approx(margins.numpy(), abs=1e-3)


def test_a_short_run_leaves_a_network_a_report_and_its_games_and_can_be_resumed(tmp_path: Path):
    pytest.importorskip("torch", reason="torch is not installed: pip install 'tafelrunde[learn]'")
    given = {
        "game": "deus",
        "minutes": 0.15,
        "jobs": 1,
        "out": tmp_path,
        "hidden": HIDDEN,
        "iterations": 2,
        "every": 2.0,
    }
    report = learn(Settings(**given, first="none", inference="process"))
    assert report["version"] >= 1
    assert report["inference"]["rows"] > 100
    assert report["versions"][0]["loss"]["lot"] > 0
    assert isinstance(read_net(DEUS, (tmp_path / "net.npz").read_bytes()), PolicyNet)
    games_before = sum(1 for path in (tmp_path / "games").iterdir() for _ in read_episodes(path))
    assert games_before == report["games"]
    resumed = learn(Settings(**given, resume=True))
    assert resumed["games"] > report["games"]
    assert resumed["version"] > report["version"]
