"""A game from outside that is broken or incomplete is rejected with one line, and harms nobody."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.soak import SOAK

from .installing import Installed

OURS = ["age_of_innovation", "deus", "revive", "tapestry"]

Break = Callable[[Installed], Installed]

FAULTS: dict[str, tuple[Break, str]] = {
    "a text": (lambda copy: copy.without_text("de", "card-shrine"), "de: no text card-shrine"),
    "a text that only playing finds": (
        lambda copy: copy.without_text("en", "ending-rounds").without_text("de", "ending-rounds"),
        "no text ending-rounds",
    ),
    "a module": (
        lambda copy: copy.with_line("rules.py", "import tafelrunde_delta.nowhere"),
        "ModuleNotFoundError: No module named 'tafelrunde_delta.nowhere'",
    ),
    "a module that leaves": (lambda copy: copy.with_line("rules.py", "raise SystemExit(3)"), "SystemExit: 3"),
    "a name": (lambda copy: copy.with_line("game.py", "Delta.name = 'gamma'"), "called delta and its game gamma"),
    "a game": (lambda copy: copy.with_line("game.py", "DELTA = 3"), "is no Game but int"),
    "rules": (
        lambda copy: copy.with_line("rules.py", "def end_round(table): raise ValueError('the river is dry')"),
        "ValueError: the river is dry",
    ),
}  # fmt: skip
every_fault = pytest.mark.parametrize(("break_it", "says"), FAULTS.values(), ids=FAULTS)


@every_fault
def test_the_registry_rejects_it_and_says_why(copy: Installed, break_it: Break, says: str) -> None:
    break_it(copy)
    told = copy.tafelrunde("games", "--json")
    assert told.code == 0
    assert [box["game"] for box in json.loads(told.out)] == OURS
    assert told.err.startswith("delta is rejected: ")
    assert says in told.err
    assert told.err.count("\n") == 1


@every_fault
def test_the_check_names_what_is_missing(copy: Installed, break_it: Break, says: str) -> None:
    break_it(copy)
    told = copy.tafelrunde("check", "delta", "--json")
    assert told.code == 1
    problems = [problem["problem"] for problem in json.loads(told.out)["problems"]]
    assert [problem for problem in problems if says in problem], problems


def test_who_asks_for_it_learns_why_it_is_not_there(copy: Installed) -> None:
    told = copy.without_text("en", "zone-village").tafelrunde("play", "delta")
    assert told.code == 2
    assert "delta is rejected: en: no text zone-village; `tafelrunde check delta` says more" in told.err


def test_a_game_of_a_name_that_is_taken_does_not_replace_ours(copy: Installed) -> None:
    points = next(copy.folder.glob("*.dist-info/entry_points.txt"))
    points.write_text(points.read_text().replace("delta =", "deus ="))
    told = copy.tafelrunde("games", "--json")
    assert [box["game"] for box in json.loads(told.out)] == OURS
    assert told.err == "deus from tafelrunde_delta.game:DELTA is rejected: another game has that name\n"


SERVED = """
import json, sys
from pathlib import Path
from fastapi.testclient import TestClient
from tafelrunde.server.app import create_app
from tafelrunde.server.core.settings import Settings

with TestClient(create_app(Settings(db=f"sqlite:///{sys.argv[1]}/t.db")), base_url="http://localhost") as client:
    told = {path: client.get(f"/api{path}") for path in (
        "/games?lang=de", "/games/delta/cover.svg", "/reference/delta", "/reference/deus", "/games/deus/cover.svg")}
    print(json.dumps({path: [answer.status_code, answer.text[:100_000]] for path, answer in told.items()}))
"""


@pytest.fixture(scope="module")
def whole(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str]]:
    """What a server answers while nothing is broken."""
    answers: dict[str, tuple[int, str]] = json.loads(installed.python(SERVED, str(tmp_path_factory.mktemp("db"))).out)
    return answers


@pytest.mark.parametrize("fault", ["a module", *(["a text"] if SOAK else [])])
def test_a_server_serves_the_others_as_if_it_were_not_there(
    whole: dict[str, tuple[int, str]], copy: Installed, tmp_path_factory: pytest.TempPathFactory, fault: str
) -> None:
    FAULTS[fault][0](copy)
    broken = json.loads(copy.python(SERVED, str(tmp_path_factory.mktemp("db"))).out)
    assert [status for status, _ in whole.values()] == [200] * 5
    assert {path: status for path, (status, _) in broken.items() if "delta" in path} == {
        "/games/delta/cover.svg": 404,
        "/reference/delta": 404,
    }
    others = [game for game in json.loads(whole["/games?lang=de"][1]) if game["name"] != "delta"]
    assert json.loads(broken["/games?lang=de"][1]) == others
    assert [game["name"] for game in others] == OURS
    for path in ("/reference/deus", "/games/deus/cover.svg"):
        assert broken[path] == whole[path]
