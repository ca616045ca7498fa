"""`tafelrunde games`: lists the games with their options. Ids are never cut, however narrow the terminal is."""

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
    boxes = [games[name] for name in games]
    if as_json:
        print(json.dumps([described(game) for game in boxes], indent=2))
        return
    print("Each option with its values, the default first, and its rules.")
    for game in boxes:
        print()
        for line in listed(game, shutil.get_terminal_size().columns):
            print(line)


def listed(game: Game, width: int) -> Iterator[str]:
    """Lines break between words; a word that is wider than the terminal stays whole."""
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
    yield f"  {mind(game)}"


def mind(game: Game) -> str:
    """Whether the bots of this game have a learned mind, by default and with which options that changes."""
    reason, others = misfits(game)
    with_others = "".join(f"; with {option} {_judged(why)}" for option, why in others.items())
    return _judged(reason) + with_others


def _judged(reason: Optional[str]) -> str:
    return f"evaluated by hand ({reason})" if reason else "evaluated by a learned mind"


def misfits(game: Game) -> tuple[Optional[str], dict[str, Optional[str]]]:
    """Why the hand-made evaluation plays with the default options, if it does; and the options for which that is
    different, as `name=value`."""
    usual = game.read_options({})
    by_default = misfit(game, game.rules_version, game.hash_of(usual))
    others = {
        f"{option.name}={str(value).lower()}": why
        for option in game.options
        for value in option.values
        if (why := misfit(game, game.rules_version, game.hash_of({**usual, option.name: value}))) != by_default
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
