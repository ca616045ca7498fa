"""The registry of bots: a spec is a name, such as `greedy`, or a name with settings, such as `mcts:time=2s:turns=1`."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Union

from ..kernel.game import BadUse
from .bot import Bot
from .budget import Seconds
from .evaluation import VALUES, Value
from .flat_monte_carlo import FlatMonteCarloBot
from .greedy import GreedyBot
from .levels import EARLIER_LEVELS, LEVELS, LevelBot
from .mcts import MctsBot
from .planner import PlannerBot
from .random import RandomBot

KINDS: Final[Mapping[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "flat": FlatMonteCarloBot,
    "mcts": MctsBot,
}
KNOWN: Final[Mapping[str, Callable[..., Bot]]] = {
    **{name: partial(LevelBot, name, lambda spec: bot(spec)) for name in (*LEVELS, *EARLIER_LEVELS)},
    **KINDS,
}
UNITS: Final = {"ms": 0.001, "s": 1.0}

Setting = Union[int, float, str]


def bot(spec: str) -> Bot:
    """Make a bot from its spec: `hard`, `greedy:worlds=3:tries=2`, `mcts:time=500ms`."""
    kind, _, settings = spec.strip().partition(":")
    if kind not in KNOWN:
        now = [name for name in KNOWN if name not in EARLIER_LEVELS]
        raise BadUse(f"there is no bot {kind[:40]!r}; there is: {', '.join(now)}")
    given: dict[str, Setting] = {}
    for setting in filter(None, settings.split(":")):
        key, _, value = setting.partition("=")
        given[key.strip()] = _read(kind, key.strip(), value.strip())
    return KNOWN[kind](**given)


def settings_of(kind: str) -> dict[str, object]:
    """The settings of a bot and their types: int, float, Seconds or Value. They are the parameters of its class."""
    parameters = inspect.signature(KNOWN[kind], eval_str=True).parameters.values()
    return {parameter.name: parameter.annotation for parameter in parameters}


def _read(kind: str, key: str, value: str) -> Setting:
    known = settings_of(kind)
    if key not in known:
        raise BadUse(f"bot {kind} has no setting {key[:40]!r}; it has: {', '.join(known) or 'none'}")
    if known[key] is int:
        if not value.isascii() or not value.isdigit() or len(value) > 9 or not int(value):
            raise BadUse(f"bot {kind}: {key} must be a whole number from 1, not {value[:40]!r}")
        return int(value)
    if known[key] is Seconds:
        unit = "ms" if value.endswith("ms") else "s"
        seconds = _positive(value.removesuffix(unit)) * UNITS[unit]
        if not 0.001 <= seconds <= 3600:
            raise BadUse(f"bot {kind}: {key} must be a time such as 500ms or 2s, not {value[:40]!r}")
        return seconds
    if known[key] is Value:
        if value not in VALUES:
            raise BadUse(f"bot {kind}: {key} must be one of {', '.join(VALUES)}, not {value[:40]!r}")
        return value
    number = _positive(value)
    if not number:
        raise BadUse(f"bot {kind}: {key} must be a number above 0, not {value[:40]!r}")
    return number


def _positive(text: str) -> float:
    """The number in a text; 0 if it holds no positive number."""
    if not text.isascii() or not text.replace(".", "", 1).isdigit() or len(text) > 12:
        return 0.0
    number = float(text)
    return number if math.isfinite(number) else 0.0
