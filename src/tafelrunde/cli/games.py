"""`tafelrunde games`: lists the games with their options. Ids are never cut, even in a narrow terminal."""

from __future__ import annotations

import json
import shutil
import textwrap
from collections.abc import Iterator
from typing import Optional

from ..bots.learned import misfit
from ..games import games
from ..kernel.game import Game, Option
from .arguments import AsJson


def list_games(as_json: AsJson = False) -> None:
    """List the games with their player counts and options."""
    engines = [games[name] for name in games]
    if as_json:
        print(json.dumps([described(game) for game in engines], indent=2))
        return
    print("Each option with its values, the default first, and its rules.")
    for game in engines:
        print()
        for line in listed(game, shutil.get_terminal_size().columns):
            print(line)


def listed(game: Game, width: int) -> Iterator[str]:
    """Lines for a game, wrapped between words; a word wider than the terminal is not cut."""
    yield f"{game.name}, {game.players[0]}-{game.players[-1]} players"
    longest = max((len(option.name) for option in game.options), default=0)
    hang = 2 + longest + 2
    for option in game.options:
        text = f"{option.name:<{longest}}  {values(option)}" + (f"  [{option.rules}]" if option.rules else "")
        yield from textwrap.wrap(
            text,
            width,
            initial_indent="  ",
            subsequent_indent=" " * (hang if hang <= width // 2 else 4),
            break_long_words=False,
            break_on_hyphens=False,
        )
    yield f"  {evaluation(game)}"


def evaluation(game: Game) -> str:
    """Says whether bots use the learned evaluation by default, and which options change that."""
    reason, others = misfits(game)
    with_others = "".join(f"; with {option} {_judged(why)}" for option, why in others.items())
    return _judged(reason) + with_others


def _judged(reason: Optional[str]) -> str:
    return f"hand-written evaluation ({reason})" if reason else "learned evaluation"


def misfits(game: Game) -> tuple[Optional[str], dict[str, Optional[str]]]:
    """Why bots use the hand-written evaluation with the default options (None if they do not), and the same for each
    `name=value` that changes it."""
    defaults = game.read_options({})
    by_default = misfit(game, game.rules_version, game.hash_of(defaults))
    others = {
        f"{option.name}={str(value).lower()}": why
        for option in game.options
        for value in option.values
        if (why := misfit(game, game.rules_version, game.hash_of({**defaults, option.name: value}))) != by_default
    }
    return by_default, others


def described(game: Game) -> dict[str, object]:
    by_default, others = misfits(game)
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "learned": by_default is None,
        "learned_otherwise_with": list(others),
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default, "rules": option.rules}
            for option in game.options
        ],
    }


def values(option: Option) -> str:
    rest = [value for value in option.values if value != option.default]
    return ", ".join(str(value).lower() for value in [option.default, *rest])
