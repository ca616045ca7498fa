"""A pytest plug-in: `pytest --tafelrunde-game GAME` adds the conformance checks of a game.

GAME is the name of an installed game, or `module:OBJECT`. The checks are imported on demand, since every run of pytest
in this environment loads this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .conformance import Case


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tafelrunde")
    group.addoption(
        "--tafelrunde-game",
        action="append",
        default=[],
        metavar="GAME",
        help="hold a game to everything that Tafelrunde expects of one; a name or module:OBJECT; may be repeated",
    )
    group.addoption(
        "--tafelrunde-thorough", action="store_true", help="with every value of every option, at more positions"
    )


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    named: list[str] = config.getoption("--tafelrunde-game")
    if not named:
        return
    from .conformance import cases
    from .conformance.find import BrokenGame, find_game
    from .kernel.game import UsageError

    for name in named:
        try:
            game = find_game(name)
        except (UsageError, BrokenGame) as wrong:
            raise pytest.UsageError(f"{name}: {wrong}") from None
        for case in cases(game, config.getoption("--tafelrunde-thorough")):
            items.append(ConformanceItem.from_parent(session, name=str(case), case=case))


class Nonconforming(Exception):
    """The problems of a case."""


class ConformanceItem(pytest.Item):
    def __init__(self, case: Case, **more: Any) -> None:
        super().__init__(**more)
        self.case = case

    def runtest(self) -> None:
        problems = self.case.problems()
        if problems:
            raise Nonconforming("\n".join(problems))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, Nonconforming):
            from .conformance import ADVICE

            return f"{excinfo.value}\n{ADVICE[self.case.part]}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[str, None, str]:
        return self.case.game, None, self.name
