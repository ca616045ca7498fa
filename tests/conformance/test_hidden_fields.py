"""A field that its declaration hides cannot be shown by mistake: each of them, declared for everybody, fails the checks
of secrecy.

The declaration is changed and generated anew, so views, imagined deals and laws agree about the mistake. What gives it
away are the rules, which ask in secret, log private facts and count reveals.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tafelrunde.conformance import cases
from tafelrunde.games import games
from tafelrunde.kernel.field_info import EVERYBODY, INTERNAL, PARTLY
from tafelrunde.kernel.fields.code import generate
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.zones import parts_of
from tests.outside.installing import EXAMPLE, SMALL
from tests.rulebook.deus import test_options
from tests.rulebook.tapestry import test_automa_income, test_automa_setup
from tests.soak import SOAK

sys.path.extend(map(str, (EXAMPLE, SMALL)))

from tafelrunde_delta.game import DELTA
from tafelrunde_pearls.game import PEARLS

GAMES: Final[list[Game]] = [*games.values(), DELTA, PEARLS]
METHODS: Final = ("view_fields", "collect_hidden", "deal_hidden", "declared")  # what follows from an audience
SECRECY: Final = ("secrets", "redealt", "secrets-options")  # the fast ones first
# The others at length: some need every option of a large game.
LOT: Final = (
    "deus-hand", "deus-vp", "revive-artifact_cards", "delta-deck", "delta-hand", "delta-planned", "pearls-deck",
)  # fmt: skip
# No law can know these. Everybody saw each point being gained, so points lie face down and are no secret (decision 4).
# Nobody chooses among the Automa's tapestry cards, and those turned over are turned over at random. Tests of the rules
# notice that they are shown.
NOTICED_BY_RULES: Final = {
    "deus-vp": partial(test_options.test_open_vp, is_open=False),
    "tapestry-stock": test_automa_setup.test_her_stock_is_empty_and_hidden,
    "tapestry-laid": partial(test_automa_income.test_a_tapestry_card_of_the_deck_is_laid, turn=2),
}


class Hidden(NamedTuple):
    game: Game
    owner: type[Any]  # the generated class that declares it
    name: str

    def __str__(self) -> str:
        return f"{self.game.name}-{self.name}"


def hidden_fields(game: Game) -> Iterator[Hidden]:
    tables = [game.rules.set_up(players, game.read_options({}), seeded(1)) for players in game.players]
    parts = [part for table in tables for part, _ in parts_of(table)]
    owners = {owner: None for part in parts for owner in type(part).__mro__ if "declared" in vars(owner)}
    for owner in owners:
        for field in owner.declared():
            if field.seen not in (EVERYBODY, INTERNAL, PARTLY):
                yield Hidden(game, owner, field.name)


def shown_by_mistake(owner: type[Any], name: str) -> type[Any]:
    """The class generated from a declaration that says EVERYBODY for this field."""
    module = sys.modules[owner.__module__]
    assert module.__file__ is not None
    generated = Path(module.__file__)
    tree = ast.parse(generated.with_name(generated.name.removeprefix("_")).read_text("utf-8"))
    lines = [node for node in ast.walk(tree) if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name]
    (marked,) = [node.value for node in lines if isinstance(node.value, ast.Call) and len(node.value.args) > 1]
    marked.args[1] = ast.Constant(EVERYBODY)
    names: dict[str, Any] = {"__name__": owner.__module__, "__package__": module.__package__}
    exec(compile(generate(ast.unparse(tree)), str(generated), "exec"), names)
    return names[owner.__name__]  # type: ignore[no-any-return]


@pytest.fixture
def mistake(hidden: Hidden, monkeypatch: pytest.MonkeyPatch) -> Hidden:
    wrong = shown_by_mistake(hidden.owner, hidden.name)
    for method in METHODS:
        if method in vars(wrong):
            monkeypatch.setattr(hidden.owner, method, vars(wrong)[method])
        elif method in vars(hidden.owner):
            monkeypatch.delattr(hidden.owner, method)
    (seen,) = {field.seen for field in hidden.owner.declared() if field.name == hidden.name}
    assert seen == EVERYBODY
    return hidden


HIDDEN: Final = [hidden for game in GAMES for hidden in hidden_fields(game)]


@pytest.mark.parametrize("hidden", [hidden for hidden in HIDDEN if SOAK or str(hidden) in LOT], ids=str)
def test_a_hidden_field_that_is_shown_fails_a_check_of_secrecy(mistake: Hidden) -> None:
    if str(mistake) in NOTICED_BY_RULES:
        with pytest.raises(AssertionError):
            NOTICED_BY_RULES[str(mistake)]()
        return
    checks = {case.name: case for case in cases(mistake.game, thorough=True) if case.part == "laws"}
    assert any(checks[name].problems() for name in SECRECY), "no check of secrecy notices"


def test_fields_are_found_in_every_game_with_secrets() -> None:
    """Else the test above would try nothing. Of Age of Innovation the deck of the Automa is hidden, in part."""
    assert {hidden.game.name for hidden in HIDDEN} == {"deus", "revive", "tapestry", "delta", "pearls"}
    assert {str(hidden) for hidden in HIDDEN} >= set(LOT)
