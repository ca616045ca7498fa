"""Long computations do not block the event loop: time slices, few positions in memory, early imports."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.server.core import time_slice
from tafelrunde.server.core.matches import replays
from tafelrunde.server.core.presentation.viewer import Screen, Viewer, ViewerKey
from tafelrunde.server.core.texts import server_texts
from tafelrunde.server.play.game_log import GameLog
from tafelrunde.words import words_of

pytestmark = pytest.mark.anyio

IMPORTED_LATER = """
import sys
from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.server.play.gains import changes_by, gained
from tafelrunde.server.warm_up import warm_up
from tafelrunde.words import words_of
warm_up()
known = set(sys.modules)
for game in games.values():
    match = Match(game, game.players[0], 1)
    game.show.board(match.view(0), "en", 1000, 800)
    events = match.events()
    changes_by(words_of(game, "de"), game, events, 0)
    game.show.explained(match.view(0), "en", "player", 0)
    game.show.summarize_option(match.state, match.view(0), "en", match.decision, match.decision.options[0])
print(*sorted(set(sys.modules) - known))
"""


def played(name: str, choices: int) -> Match:
    dice, match = random.Random(3), Match(games[name], 2, 5)
    while match.decision is not None and len(match.codes) < choices:
        match.choose(dice.choice(match.decision.options))
    return match


def test_the_first_board_imports_nothing() -> None:
    source = Path(time_slice.__file__).parents[3]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-c", IMPORTED_LATER]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


async def test_a_long_game_keeps_few_positions_and_finds_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_POSITIONS", 4)
    monkeypatch.setattr(replays, "BETWEEN", 7)
    whole, found = played("deus", 150), replays.Replays()
    length, dice = len(whole.codes), random.Random(2)
    assert length > 100
    for ply in (length, *dice.sample(range(length), 12), length):
        match = await found.match_at("t", whole, ply)
        assert match.hash() == Match.replay(whole.record(), upto=ply).hash()
        assert [event.name for event in match.events()] == [event.name for event in whole.events() if event.ply <= ply]
    [kept] = found._games.values()
    assert [len(match.codes) for match in kept.positions] == [n * kept.between for n in range(len(kept.positions))]
    assert 2 <= len(kept.positions) <= 4


async def test_others_run_while_lines_of_the_log_are_worded_and_change_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slice, "SECONDS", 0.0)
    match = played("deus", 60)
    movers = [0] * 30
    words, texts = words_of(match.game, "en"), server_texts("en")
    viewer = Viewer(ViewerKey("t", 0), True, Screen(), ("Mara", "Nils"), words, texts)

    async def others_choose() -> None:
        for _ in range(60):
            await asyncio.sleep(0)
            movers.append(1)

    def book() -> GameLog:
        return GameLog(viewer, match, match.view(0), (), movers)

    expected = [book().entry(n) for n in range(1, len(book()) + 1)]
    choosing = asyncio.create_task(others_choose())
    found = await book().after(0)
    assert len(movers) > 40  # they ran in between
    assert found == expected
    assert any(entry.tentative for entry in found)
    await choosing
