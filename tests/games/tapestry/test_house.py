"""The base rules know neither civilizations nor expansions: they call hooks."""

import re
from collections.abc import Callable
from inspect import getsource
from pathlib import Path

import pytest

from tafelrunde.games.tapestry.effects.lasting.this_era import EVENTS, LASTING, MORE_EVENTS, hook_name
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.rules.build import gain_landmark
from tafelrunde.games.tapestry.rules.conquer import conquer
from tafelrunde.games.tapestry.table.hooks import Hooks

RULES = sorted((Path(__file__).parents[3] / "src/tafelrunde/games/tapestry/rules").glob("*.py"))
NAMES = [name.upper() for name in TAPESTRY.show.names["civilization"]]
EXPANSIONS = ["PLANS_PLOYS", "ARTS_ARCHITECTURE", "FANTASIES_FUTURES"]
SIGNS = ["EMPTY_TABLE", "EMPTY_PLAYER", r"switches\.expansions"]  # that some expansion is in play


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_no_rule_asks_which_civilization_or_expansion_is_there(path: Path) -> None:
    asked = re.findall(rf"\b({'|'.join(NAMES + EXPANSIONS + SIGNS)})\b", path.read_text(encoding="utf-8"))
    assert not asked


@pytest.mark.parametrize("rule", [conquer, gain_landmark], ids=lambda rule: rule.__name__)
def test_the_great_rules_fit_on_a_page(rule: Callable[..., object]) -> None:
    assert len(getsource(rule).splitlines()) <= 25


def test_every_clause_of_a_card_names_a_hook() -> None:
    words = {*EVENTS, *MORE_EVENTS, *LASTING} - {"allied", "married"}  # fields of the player say who is
    assert not [word for word in words if not hasattr(Hooks, hook_name(word))]
