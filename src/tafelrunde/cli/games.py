"""`tafelrunde games`: lists the games with their options."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from ..games import games
from ..kernel.game import Game, Option
from .arguments import AsJson


def list_games(as_json: AsJson = False) -> None:
    """List the games with their player counts and options."""
    boxes = [games[name] for name in games]
    if as_json:
        print(json.dumps([described(game) for game in boxes], indent=2))
        return
    table = Table("game", "players", "option", "values (default first)", "rules", box=None)
    table.columns[2].overflow = "fold"
    for game in boxes:
        players = f"{game.players[0]}-{game.players[-1]}"
        first = True
        for option in game.options or (Option("", (), ""),):
            table.add_row(
                game.name if first else "", players if first else "", option.name, values(option), option.rules
            )
            first = False
    Console().print(table)


def described(game: Game) -> dict[str, object]:
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default, "rules": option.rules}
            for option in game.options
        ],
    }


def values(option: Option) -> str:
    rest = [value for value in option.values if value != option.default]
    return ", ".join(str(value).lower() for value in [option.default, *rest])
