"""Learned evaluations: bots play with them, they know nothing hidden, and they give way where they do not fit."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Optional

import pytest

from tafelrunde import Game, Match, games
from tafelrunde.bots import bot, learned
from tafelrunde.bots.evaluation import HANDMADE, HANDMADE_EVALUATION, LEARNED, MIX
from tafelrunde.bots.evaluations import evaluation_of
from tafelrunde.bots.learned import LearnedEvaluation, model_of
from tafelrunde.bots.value_net import unpacked
from tafelrunde.games import game_with_pack
from tafelrunde.games.deus.game import Deus
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import LAST
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

from .some_model import some_arrays, some_file, some_model
from .toy_market import MARKET

DEUS = games["deus"]
BOTS = ["greedy", "planner:worlds=1:width=2", "flat:playouts=2:candidates=3", "mcts:iterations=12"]


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games have a mind, with random weights."""
    for game in games.values():
        monkeypatch.setitem(learned._adopted, game, some_model(game))


def position(game: Game, players: int, seed: int, answers: int) -> Match:
    """In the midst of a game, where somebody has to think."""
    match, dice = Match(game, players, seed, keep=LAST), seeded(seed)
    while answers > 0 or (match.decision is not None and len(match.decision.options) < 3):
        assert match.decision is not None
        match.choose(random_code(match, dice))
        answers -= 1
    return match


# ------------------------------------------------------------------------------------------------ playing


@pytest.mark.parametrize("value", ["learned", "mix"])
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_with_a_learned_value(name: str, value: str, minds: None):
    match, dice, somebody = position(DEUS, 2, 1, 60), seeded(2), bot(f"{name}:value={value}")
    for _ in range(5):
        assert match.decision is not None
        code = somebody.choose(match, dice)
        assert code in match.decision.options
        match.choose(code)


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("name", BOTS)
def test_hidden_cards_do_not_matter_to_a_learned_value(game: str, name: str, minds: None):
    """The same dice give the same choice, whatever lies behind the bot's back: so does any distribution of dice."""
    match = position(games[game], 2, 4, 50)
    assert match.decision is not None
    seat = match.decision.seat
    for seed in range(2):
        others = match.imagine(seat, 77 + seed)
        assert others.state.pack() != match.state.pack()
        spec = f"{name}:value={'mix' if seed else 'learned'}"
        assert bot(spec).choose(others, seeded(seed)) == bot(spec).choose(match, seeded(seed))


def test_many_positions_are_judged_as_each_of_them(minds: None):
    evaluation = LearnedEvaluation(1.0)
    for game in games.values():
        at = [position(game, 3, seed, answers) for seed in (1, 2) for answers in (0, 30, 70)]
        assert evaluation.values(at, 1) == pytest.approx([evaluation.value(match, 1) for match in at], abs=1e-3)


def test_a_mix_lies_between_the_learned_value_and_that_by_hand(minds: None):
    """In Deus nothing that the hand-made evaluation counts is hidden, so both see the same."""
    match = position(DEUS, 2, 3, 80)
    alone, mixed = evaluation_of(LEARNED).value(match, 0), evaluation_of(MIX).value(match, 0)
    assert mixed == pytest.approx((alone + HANDMADE_EVALUATION.value(match, 0)) / 2, abs=0.01)


@pytest.mark.parametrize(("name", "rival"), [("deus", 1.0), ("tapestry", 0.5)])
def test_a_finished_game_counts_as_it_ended(name: str, rival: float, minds: None):
    """The best rival counts in full where players bring the end of a game about."""
    match, dice = Match(games[name], 3, 2, keep=LAST), seeded(2)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    scores = match.result.scores
    assert LearnedEvaluation(1.0).value(match, 0) == scores[0] - rival * max(scores[1:])


@pytest.mark.parametrize("name", ["age_of_innovation", "tapestry"])
@pytest.mark.parametrize("spec", ["greedy:value=learned", "flat:playouts=2:value=learned:time=5s"])
def test_choices_for_the_whole_game_are_made_by_what_was_learned_of_them(
    name: str, spec: str, monkeypatch: pytest.MonkeyPatch
):
    game = games[name]
    match = Match(game, 2, 5, keep=LAST)
    while match.decision is not None and not (match.decision.prompt.strategic and len(match.decision.options) > 1):
        match.choose(match.decision.options[0])
    assert match.decision is not None
    seat, encoder = match.decision.seat, game.ai.encoder
    assert encoder is not None
    for wanted in match.decision.options:
        world = match.clone()
        world.choose(wanted)
        best = some_model(game)
        best.net.choices = [0.0] * len(best.net.choices)
        for choice in set(encoder.chosen(world.state, seat)) - set(encoder.chosen(match.state, seat)):
            best.net.choices[choice] = 500.0
        monkeypatch.setitem(learned._adopted, game, best)
        assert bot(spec).choose(match, seeded(1)) == wanted


@pytest.mark.parametrize("name", ["planner:time=150ms", "flat:time=150ms:horizon=6", "mcts:time=150ms"])
def test_a_time_is_kept_with_a_learned_value(name: str, minds: None, monkeypatch: pytest.MonkeyPatch):
    """By the time of this process, the least of three: a crowded machine may delay any one of them."""
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    match, spent = position(games["tapestry"], 3, 5, 60), []
    for seed in range(3):
        begun = time.process_time()
        bot(f"{name}:value=mix").choose(match, seeded(seed))
        spent.append(time.process_time() - begun)
    assert min(spent) <= 0.165


def test_an_evaluation_that_there_is_not_is_refused_in_one_line():
    with pytest.raises(UsageError, match="value must be one of handmade, learned, mix, not 'guessed'"):
        bot("greedy:value=guessed")


# ------------------------------------------------------------------------------------------------ what does not fit


@pytest.fixture
def box(tmp_path: Path) -> Deus:
    """A box of Deus that looks for its mind in a folder of this test."""
    deus = Deus()
    deus.folder = tmp_path
    (tmp_path / "ai").mkdir()
    return deus


def put(box: Game, file: bytes) -> None:
    (box.ai.folder / learned.WEIGHTS).write_bytes(file)


def misfit(game: Game) -> Optional[str]:
    return learned.misfit(game, game.rules_version, game.hash_of({}))


def test_weights_that_fit_play(box: Deus):
    put(box, some_file(box))
    assert misfit(box) is None
    match = position(box, 2, 1, 60)
    mind = model_of(match)
    assert mind is not None
    assert LearnedEvaluation(1.0).value(match, 0) == mind.values([match], 0)[0] != box.ai.evaluate(match.state, 0)


@pytest.mark.parametrize(
    ("otherwise", "reason"),
    [
        ({"rules_version": 99}, "the weights were trained for rules version 99"),
        ({"component_sets": ["0" * 16]}, "the weights were trained for other components"),
        ({"layout": "0" * 16, "blocks": []}, "the weights were trained for another feature layout"),
    ],
)
def test_where_weights_do_not_fit_the_hand_made_evaluation_plays_and_the_log_says_why(
    box: Deus, otherwise: dict[str, object], reason: str, caplog: pytest.LogCaptureFixture
):
    put(box, some_file(box, **otherwise))
    match = position(box, 2, 1, 60)
    with caplog.at_level(logging.WARNING):
        assert LearnedEvaluation(1.0).value(match, 0) == box.ai.evaluate(match.state, 0)
        assert not LearnedEvaluation(1.0).knows_choices(match)
    assert [record.message for record in caplog.records if reason in record.message and "deus" in record.message]
    assert len(caplog.records) == 1, "once is enough"
    assert reason in str(misfit(box))


@pytest.mark.parametrize("file", [b"", b"no zip archive", some_file(DEUS)[:-200]], ids=["empty", "text", "cut"])
def test_weights_that_cannot_be_read_do_no_harm(box: Deus, file: bytes):
    put(box, file)
    assert misfit(box) == "weights.npz cannot be read"
    assert model_of(Match(box, 2, 1)) is None


def test_without_numpy_the_hand_made_evaluation_plays(box: Deus, monkeypatch: pytest.MonkeyPatch):
    put(box, some_file(box))
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert misfit(box) == "numpy is not installed"
    match = position(box, 2, 1, 30)
    assert match.decision is not None
    assert bot("greedy:value=learned").choose(match, seeded(1)) == bot("greedy").choose(match, seeded(1))


def test_a_game_without_a_mind_plays_by_hand():
    assert misfit(MARKET) == "nothing was learned for this game yet"
    match = Match(MARKET, 2, 1)
    assert evaluation_of(LEARNED).value(match, 0) == evaluation_of(HANDMADE).value(match, 0)


def test_a_file_of_weights_says_what_it_was_made_for_and_how():
    arrays, about = unpacked(some_file(DEUS))
    assert about["game"] == "deus"
    assert about["command"] == "tafelrunde learn"
    assert {name: array.shape for name, array in arrays.items()} == {
        name: array.shape for name, array in some_arrays(DEUS).items()
    }


@pytest.mark.parametrize("game", games.values(), ids=lambda game: game.name)
def test_the_weights_of_the_package_are_small_and_fit(game: Game):
    path = game.ai.folder / learned.WEIGHTS
    if path.is_file():
        assert path.stat().st_size <= 3 << 20
        assert misfit(game) is None, "train this game anew: tafelrunde learn"


# ------------------------------------------------------------------------------------------------ what is in play

FUTURES = {"fantasies_futures": True}
PACK = '[pack]\nname = "Mine"\n'
CHANGED_FUTURES = PACK + '[tapestry.card.royal_prophecy]\nleft = "Tiles(3)"\n'


def judges_by_learning(game: Game, options: dict[str, Any]) -> bool:
    """Whether bots that learned judge a match differently from those that did not."""
    match, dice = Match(game, 2, 1, options, keep=LAST), seeded(1)
    for _ in range(60):
        match.choose(random_code(match, dice))
    assert match.decision is not None
    evaluation = evaluation_of(LEARNED)
    assert evaluation.knows_choices(match) == (evaluation.value(match, 0) != game.ai.evaluate(match.state, 0))
    return evaluation.knows_choices(match)


def test_a_pack_for_an_expansion_leaves_the_base_game_its_mind():
    copy = game_with_pack("tapestry", CHANGED_FUTURES)
    assert judges_by_learning(copy, {})
    assert judges_by_learning(copy, {"plans_ploys": True})
    assert not judges_by_learning(copy, FUTURES)
    assert not judges_by_learning(copy, dict.fromkeys(EXPANSIONS, True))
    assert all(judges_by_learning(games["tapestry"], options) for options in ({}, FUTURES))


def test_a_pack_for_the_base_game_leaves_no_match_its_mind():
    copy = game_with_pack(
        "tapestry", PACK + '[tapestry.card.boast_of_superiority]\neffect = "Per(TracksLed(), Points(5))"\n'
    )
    assert not any(judges_by_learning(copy, options) for options in ({}, FUTURES))


def test_corrections_of_an_expansion_leave_the_base_game_its_mind(tmp_path: Path):
    """A file that the environment names corrects the box on the shelf itself."""
    corrections = tmp_path / "corrections.toml"
    corrections.write_text("[tapestry.card.gremlins]\ncopies = 2\n")
    code = (
        "from tafelrunde import games\n"
        "from tests.bots.test_learned import FUTURES, judges_by_learning\n"
        "print([judges_by_learning(games['tapestry'], options) for options in ({}, FUTURES)])\n"
    )
    environment = {**os.environ, "TAFELRUNDE_COMPONENTS": str(corrections)}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)
    assert run.stdout == "[True, False]\n", run.stderr


def test_a_new_card_of_an_expansion_leaves_the_base_game_its_mind(tmp_path: Path):
    """As somebody adds it to the source: rows of positions have more columns then."""
    folder = tmp_path / "tapestry"
    shutil.copytree(games["tapestry"].folder, folder)
    cards = folder / "expansions" / "fantasies_futures" / "cards.py"
    text = cards.read_text()
    last = text.rindex("        card(")
    cards.write_text(text[:last] + '        card("new_card", Points(4), "futures-gremlins"),\n' + text[last:])
    game = imported_from(folder)
    assert game.ai.encoder is not None
    assert game.ai.encoder.layout.size > games["tapestry"].ai.encoder.layout.size  # type: ignore[union-attr]
    assert judges_by_learning(game, {})
    assert not judges_by_learning(game, FUTURES)
    for seed in range(3):  # and judges as ever
        ours, theirs = position(games["tapestry"], 2, seed, 60), position(game, 2, seed, 60)
        evaluation = evaluation_of(LEARNED)
        assert evaluation.value(theirs, 0) == pytest.approx(evaluation.value(ours, 0), abs=1e-3)


def imported_from(folder: Path) -> Game:
    name = "tafelrunde.games.tapestry_of_a_test"
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    sys.modules[name] = package = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(package)
    [entry] = entry_points(group="tafelrunde.games", name="tapestry")
    module = importlib.import_module(name + entry.module.removeprefix("tafelrunde.games.tapestry"))
    game = getattr(module, entry.attr)
    assert isinstance(game, Game)
    return game
