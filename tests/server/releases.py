"""An older release beside the server: this one, installed as hosts install an engine. For the server it becomes older
when the rules of the games in this process get the next version."""

from __future__ import annotations

from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.games import games


def engines_in(folder: Path) -> Path:
    """A folder of engines with this release."""
    release = folder / "engines" / "1.0"
    release.mkdir(parents=True)
    (release / "tafelrunde").symlink_to(Path(tafelrunde.__file__).parent)
    return release.parent


def next_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if all games had other rules now. Engines are processes of their own, and keep those of then."""
    for game in games.values():
        monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
