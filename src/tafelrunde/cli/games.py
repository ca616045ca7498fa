"""`tafelrunde games`: lists the games with their options."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from ..bots.learned import misfit
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
    console = Console()
    console.print(table)
    for game in boxes:
        console.print(f"{game.name}: {mind(game)}", highlight=False)


def mind(game: Game) -> str:
    """Whether the bots of this game have a learned mind."""
    reason = misfit(game)
    return f"evaluated by hand ({reason})" if reason else "evaluated by a learned mind"


def described(game: Game) -> dict[str, object]:
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "learned": misfit(game) is None,
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default, "rules": option.rules}
            for option in game.options
        ],
    }


def values(option: Option) -> str:
    rest = [value for value in option.values if value != option.default]
    return ", ".join(str(value).lower() for value in [option.default, *rest])
