"""Describes the games of the server, with their options, bots and lessons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...bots import LEVELS
from ...bots.levels import level
from ...games import games
from ...games.lessons.script import script_for
from ...kernel.decision import NONE, Decision, Prompt
from ...kernel.game import Game, Option, Value
from ...words import Words, labels, words_of
from ..core.presentation.bot_names import bot_hint, bot_label
from ..core.texts import server_texts
from .guides import has_aid, has_guide
from .schemas import BotKind, GameInfo, GameOption, GoalPart, NamedValue, Preset, StandingOrder

GOAL_PARTS: Final = ("who", "win", "turn", "end")


def game_list(lang: str, offered: tuple[str, ...]) -> list[GameInfo]:
    """`offered` are the bots that players may seat."""
    return [_game(games[name], lang, offered) for name in games]


@lru_cache(maxsize=64)
def _game(game: Game, lang: str, offered: tuple[str, ...]) -> GameInfo:
    w = words_of(game, lang)
    return GameInfo(
        name=game.name,
        title=w.text("game-title"),
        tagline=w.text("game-tagline"),
        minutes=w.text("game-minutes"),
        players=list(game.players),
        options=[_option(w, option) for option in game.options],
        expansions=list(game.expansions),
        presets=[
            Preset(name=name, label=w.text(f"preset-{name}"), hint=w.text(f"preset-{name}-hint"), options=dict(options))
            for name, options in game.presets
        ],
        orders=[_order(w, game, prompt) for prompt in game.prompts if prompt.standing_limit],
        bots=[_bot(lang, game, bot) if bot in LEVELS else _offered_bot(lang, bot) for bot in offered],
        goal=_goal(w, lang),
        lessons=sum(script_for(game, name) is not None for name in game.lessons),
        actions=game.actions,
        has_guide=has_guide(game),
        has_aid=has_aid(game),
        sheets=[sheet.mark for sheet in game.show.sheets],
        fills=game.show.fills,
    )


def _bot(lang: str, game: Game, name: str) -> BotKind:
    whole, tenth = divmod(round(10 * level(name, game).seconds), 10)
    thinks = server_texts(lang).text("bot-thinks", whole=whole, tenth=tenth)
    return BotKind(name=name, label=bot_label(lang, name), hint=f"{bot_hint(lang, name)} {thinks}".lstrip())


def _offered_bot(lang: str, spec: str) -> BotKind:
    return BotKind(name=spec, label=spec.rpartition(".")[2], hint=server_texts(lang).text("bot-offered-hint"))


def _goal(w: Words, lang: str) -> list[GoalPart]:
    """The goal of the game in a few sentences; empty if the game has no texts for it."""
    titles = server_texts(lang)
    parts = [part for part in GOAL_PARTS if w.has(f"goal-{part}")]
    return [GoalPart(title=titles.text(f"goal-{part}"), text=w.text(f"goal-{part}")) for part in parts]


def _option(w: Words, option: Option) -> GameOption:
    id = f"option-{labels.slug(option.name)}"
    return GameOption(
        name=option.name,
        label=w.text(id),
        hint=w.text(f"{id}-hint"),
        default=option.default,
        values=[NamedValue(value=value, label=_value(w, id, value)) for value in option.values],
        rules=option.rules,
    )


def _order(w: Words, game: Game, prompt: Prompt) -> StandingOrder:
    """Its values have the names of the question's options."""
    asked = Decision(0, prompt, [], 0, None)
    codes = (NONE, *range(1, prompt.standing_limit + 1))
    return StandingOrder(
        prompt=prompt.name,
        label=w.text(f"{labels.prompt_id(prompt)}-standing"),
        values=[NamedValue(value=code, label=labels.option_label(w, game, None, asked, code)) for code in codes],
    )


def _value(w: Words, id: str, value: Value) -> str:
    if isinstance(value, bool):
        return w.text("yes" if value else "no")
    return w.text(f"{id}-{labels.slug(str(value))}")
