"""Those who play when nobody else does. `bot("greedy:worlds=3")` is the bot of that name with that setting."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Final

from ..kernel.game import BadUse
from .bot import Bot
from .greedy import GreedyBot
from .random_bot import RandomBot

KNOWN: Final[Mapping[str, Callable[..., Bot]]] = {"greedy": GreedyBot, "random": RandomBot}

__all__ = ["KNOWN", "Bot", "GreedyBot", "RandomBot", "bot"]


def bot(name: str) -> Bot:
    """From a name, or a name with whole-number settings: `greedy`, `greedy:worlds=3:tries=2`."""
    kind, _, settings = name.strip().partition(":")
    if kind not in KNOWN:
        raise BadUse(f"there is no bot {kind[:40]!r}; there is: {', '.join(KNOWN)}")
    given: dict[str, int] = {}
    for setting in filter(None, settings.split(":")):
        key, _, value = setting.partition("=")
        given[key.strip()] = _read(kind, key.strip(), value.strip())
    return KNOWN[kind](**given)


def settings_of(kind: str) -> list[str]:
    """The names of what can be set on a bot."""
    return list(inspect.signature(KNOWN[kind]).parameters)


def _read(kind: str, key: str, value: str) -> int:
    if key not in settings_of(kind):
        raise BadUse(f"bot {kind} has no setting {key[:40]!r}; it has: {', '.join(settings_of(kind)) or 'none'}")
    if not value.isascii() or not value.isdigit() or len(value) > 9 or not int(value):
        raise BadUse(f"bot {kind}: {key} must be a whole number from 1, not {value[:40]!r}")
    return int(value)
