"""Makes bots from specs: a name such as `greedy`, or a name with settings such as `mcts:time=2s:turns=1`.

Stored specs may use spellings of earlier versions, which are read as the current ones:

| earlier | now |
|---|---|
| `haze`, `slips` | `noise`, `blunders` |
| `hurry`, `doubt`, `firsts` | `playout_speedup`, `prune_at_sigma`, `distinct_first_moves` |
| `ahead`, `trust`, `whole` | `horizon`, `prior_weight`, `to_end` |
| `puct` | `mcts`, without its settings `leaves` and `curiosity` |

Other packages bring bots too (outside.py).
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Optional, Union

from ..kernel.game import UsageError
from . import outside
from .bot import Bot
from .budget import Seconds
from .evaluation import Value, check_value
from .flat_monte_carlo import FlatMonteCarloBot
from .greedy import GreedyBot
from .level_bot import LevelBot
from .levels import EARLIER_LEVELS, LEVELS
from .mcts import MctsBot
from .planner import PlannerBot
from .random import RandomBot

Maker = Callable[..., Bot]

UNITS: Final = {"ms": 0.001, "s": 1.0}
EARLIER_SETTINGS: Final = {
    "haze": "noise",
    "slips": "blunders",
    "hurry": "playout_speedup",
    "doubt": "prune_at_sigma",
    "firsts": "distinct_first_moves",
    "ahead": "horizon",
    "trust": "prior_weight",
    "whole": "to_end",
}
PUCT: Final = "puct"
WITHOUT_MEANING: Final = ("leaves", "curiosity")  # settings of puct that mcts lacks, or counts in another unit

Setting = Union[int, float, str]


def bot(spec: str) -> Bot:
    """Make a bot from its spec: `hard`, `greedy:worlds=3:tries=2`, `mcts:time=500ms`. A bot of another package goes by
    the name under which the package offers it, or by its class: `package.module:Class:setting=1`."""
    return _make(*_read_spec(spec, outside.find))


def builtin_bot(spec: str) -> Bot:
    """Make a built-in bot; imports no code, so the spec may be untrusted."""
    return _make(*_read_spec(spec, lambda name: None))


KNOWN: Final[Mapping[str, Maker]] = {
    **{name: partial(LevelBot, name, bot) for name in (*LEVELS, *EARLIER_LEVELS)},
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "flat": FlatMonteCarloBot,
    "mcts": MctsBot,
}


class OfferedBots:
    """Makes built-in bots, and those of other packages whose specs the owner of a server offers."""

    def __init__(self, specs: Sequence[str]) -> None:
        self.specs = tuple(specs)
        for spec in specs:
            bot(spec)

    def __call__(self, spec: str) -> Bot:
        return bot(spec) if spec in self.specs else builtin_bot(spec)


def settings_of(kind: str) -> dict[str, object]:
    """The settings of a bot and their types (int, float, str, Seconds or Value): the parameters of its class."""
    return _settings(KNOWN[kind])


def _read_spec(spec: str, find: Callable[[str], Optional[Maker]]) -> tuple[str, Maker, list[str]]:
    """The name of a bot, its maker, and its settings."""
    kind, *settings = (part.strip() for part in spec.strip().split(":"))
    if kind == PUCT:
        kind = "mcts"
        settings = [setting for setting in settings if setting.partition("=")[0].strip() not in WITHOUT_MEANING]
    if settings and kind not in KNOWN and settings[0].isidentifier():
        kind, settings = f"{kind}:{settings[0]}", settings[1:]
    maker = KNOWN.get(kind) or find(kind)
    if maker is None:
        now = [name for name in KNOWN if name not in EARLIER_LEVELS]
        raise UsageError(f"there is no bot {kind[:40]!r}; there is: {', '.join(now)}")
    return kind, maker, settings


def _make(kind: str, maker: Maker, settings: list[str]) -> Bot:
    known = _settings(maker)
    given: dict[str, Setting] = {}
    for setting in filter(None, settings):
        name, _, value = (part.strip() for part in setting.partition("="))
        key = name if name in known else EARLIER_SETTINGS.get(name, name)
        given[key] = _read(kind, known, key, value)
    return maker(**given)


def _settings(maker: Maker) -> dict[str, object]:
    parameters = inspect.signature(maker, eval_str=True).parameters.values()
    return {each.name: each.annotation for each in parameters if each.kind is each.POSITIONAL_OR_KEYWORD}


def _read(kind: str, known: Mapping[str, object], key: str, value: str) -> Setting:
    if key not in known:
        raise UsageError(f"bot {kind} has no setting {key[:40]!r}; it has: {', '.join(known) or 'none'}")
    if known[key] is int:
        if not value.isascii() or not value.isdigit() or len(value) > 9 or not int(value):
            raise UsageError(f"bot {kind}: {key} must be a whole number from 1, not {value[:40]!r}")
        return int(value)
    if known[key] is Seconds:
        unit = "ms" if value.endswith("ms") else "s"
        seconds = _positive(value.removesuffix(unit)) * UNITS[unit]
        if not 0.001 <= seconds <= 3600:
            raise UsageError(f"bot {kind}: {key} must be a time such as 500ms or 2s, not {value[:40]!r}")
        return seconds
    if known[key] is Value:
        try:
            check_value(value)
        except UsageError as wrong:
            raise UsageError(f"bot {kind}: {wrong}") from None
        return value
    if known[key] in (str, inspect.Parameter.empty):
        return value
    number = _positive(value)
    if not number:
        raise UsageError(f"bot {kind}: {key} must be a number above 0, not {value[:40]!r}")
    return number


def _positive(text: str) -> float:
    """The positive number in a text; 0 if there is none."""
    if not text.isascii() or not text.replace(".", "", 1).isdigit() or len(text) > 12:
        return 0.0
    number = float(text)
    return number if math.isfinite(number) else 0.0
