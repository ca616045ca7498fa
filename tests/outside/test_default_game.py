"""A game with rules and words alone is playable everywhere: what it leaves out is done in a plain way."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tafelrunde.bots import bot
from tafelrunde.conformance import cases
from tafelrunde.conformance.pictures import WIDTHS, answers, drawn, ids, lit, parts
from tafelrunde.conformance.positions import own_view, played
from tafelrunde.games.conventional_game import ConventionalGame
from tafelrunde.games.default_game import DefaultAI
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded

from .installing import EXAMPLE

if str(EXAMPLE) not in sys.path:
    sys.path.append(str(EXAMPLE))

from tafelrunde_delta.game import Delta, DeltaShow


class BareShow(DeltaShow):
    zones = {}  # noqa: RUF012


class Bare(Delta):
    """Delta without zones, evaluation and levels of its own."""

    show_class = BareShow
    ai_class = DefaultAI


BARE = Bare()


def test_bots_play_for_the_score() -> None:
    """Greedy against random, each way round: the plain evaluation is worth many points."""
    margin = 0
    for seed in range(20):
        match, dice = Match(BARE, 2, seed), seeded(seed)
        players = [bot("greedy"), bot("random")]
        while match.decision is not None:
            match.choose(players[(match.decision.seat + seed) % 2].choose(match, dice))
        scores = match.result.scores
        margin += scores[seed % 2] - scores[(seed + 1) % 2]
    assert margin > 60


def test_the_plain_evaluation_weighs_points_against_the_best_rival() -> None:
    match = played(BARE, 3, 30)
    points = [seat["vp"] for seat in match.view()["seats"]]
    for seat in range(3):
        rival = max(points[:seat] + points[seat + 1 :])
        assert BARE.ai.evaluate(match.state, seat) == points[seat] - rival / 2


@pytest.mark.parametrize("width", WIDTHS)
def test_what_lies_in_no_zone_can_still_be_chosen_on_the_picture(width: int) -> None:
    view = own_view(Match(BARE, 2, 3))
    tree = drawn(BARE, view, "de", width)
    assert lit(tree) == answers(BARE, view) != set()
    assert "part-choices" in parts(tree)


@pytest.mark.parametrize("width", WIDTHS)
def test_what_lies_in_zones_is_drawn_once(width: int) -> None:
    game = Delta()
    view = played(game, 3, 30).view(0)
    shown = ids(drawn(game, view, "en", width))
    lying = [card for part in (view, *view["seats"]) for zone in game.show.shown_zones for card in part.get(zone) or ()]
    assert sorted(id for id in shown if id.startswith("card-")) == sorted(f"card-{card}" for card in lying)
    assert len(lying) > 6


def test_the_text_board_shows_zones_summaries_and_sentences() -> None:
    game = Delta()
    board = game.show.text_board(own_view(Match(game, 2, 3)), "de")
    for words in ("Runde 1", "Korn  Handkarten", "Korn: 4", "Hand", "* "):
        assert words in board


def test_the_observation_tells_zones_by_number() -> None:
    game = Delta()
    match = played(game, 3, 30)
    start = 0
    for part in game.ai.observation_layout:
        if part.name == "village":
            break
        start += part.size
    numbers = game.ai.observation(match.view(1))[start : start + 48]
    assert [n for n, there in enumerate(numbers) if there] == sorted(match.view(1)["seats"][1]["village"])


PARTS = {
    "__init__.py": "",
    "en.ftl": None,
    "de.ftl": None,
    "rules/__init__.py": "",
    "rules/scoring.py": "from tafelrunde_delta.rules import final_result",
    "game.py": """
from tafelrunde.games.conventional_game import ConventionalGame, ConventionalRules, ConventionalShow
from tafelrunde_delta.cards import components
from tafelrunde_delta.game import Delta
from tafelrunde_delta.rules import set_up
from tafelrunde.draw.pens import coin

class Box:
    def components(self):
        return components()

class TreeRules(ConventionalRules):
    def set_up(self, players, options, rng):
        return set_up(players, options, rng)

    def seat_view(self, player):
        return {"vp": player.points}

class TreeShow(ConventionalShow):
    def icons(self):
        return {name: coin(12, 12, size) for size, name in enumerate(("grain", "field", "dyke", "deck", "toll"), 5)}

class Tree(ConventionalGame):
    name = "tree"
    prompts, kinds, options, players = Delta.prompts, Delta.kinds, Delta.options, Delta.players
    rules_class, show_class = TreeRules, TreeShow

    def __init__(self):
        self.catalog = Box()
        super().__init__()

TREE = Tree()
""",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with the common tree that has nothing but view and scoring."""
    folder = tmp_path / "only_view_and_scoring"
    for name, text in PARTS.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text if text is not None else (EXAMPLE / "tafelrunde_delta" / name).read_text("utf-8"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.startswith(folder.name)]:
        del sys.modules[name]


def opened() -> Game:
    from only_view_and_scoring.game import TREE

    assert isinstance(TREE, ConventionalGame)
    return TREE


@pytest.mark.usefixtures("tree")
def test_a_packaged_game_may_leave_out_pictures_and_mind() -> None:
    checked = [case for case in cases(opened()) if case.name not in ("levels", "rules-named")]
    assert [problem for case in checked for problem in case.problems()] == []


def test_a_part_that_cannot_be_imported_is_not_taken_for_one_that_is_left_out(tree: Path) -> None:
    (tree / "ai").mkdir()
    (tree / "ai" / "__init__.py").write_text("")
    (tree / "ai" / "strategy.py").write_text("import only_view_and_scoring.nowhere")
    match = Match(opened(), 2, 1)
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        match.game.ai.evaluate(match.state, 0)
