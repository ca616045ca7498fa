"""The games of a server, and what there is to read about them."""

from __future__ import annotations

from typing import Union

from ..core.schemas.base import Answer, Moment, OptionValue


class NamedValue(Answer):
    value: OptionValue
    label: str


class GameOption(Answer):
    """A choice made before the game: a variant, or a reading of a doubtful rule."""

    name: str
    label: str
    hint: str
    default: OptionValue
    values: list[NamedValue]
    rules: str
    """The ids of the rules that it switches."""


class BotKind(Answer):
    name: str
    label: str
    hint: str


class StandingOrder(Answer):
    """A question that a seat may answer beforehand."""

    prompt: str
    label: str
    values: list[NamedValue]
    """Up to which number it is taken; -1 for nothing."""


class Preset(Answer):
    """Options that belong together."""

    name: str
    label: str
    hint: str
    options: dict[str, OptionValue]


class GoalPart(Answer):
    """A part of what a game is about: who one is, how one wins, what a turn is, when it ends."""

    title: str
    text: str


class GameInfo(Answer):
    name: str
    title: str
    tagline: str
    minutes: str
    players: list[int]
    options: list[GameOption]
    expansions: list[str]
    """The options that are boxes of their own, or aids."""
    presets: list[Preset]
    orders: list[StandingOrder]
    bots: list[BotKind]
    goal: list[GoalPart]
    """What it is about, on one screen."""
    lessons: int
    """How many guided games and exercises there are."""
    actions: int
    """How many codes a choice can have, for programs that learn."""
    has_guide: bool
    """Whether there are short rules to learn it from."""
    has_aid: bool
    """Whether there is a player's aid to print."""


class ComponentFact(Answer):
    label: str
    value: Union[int, str]


class Explanation(Answer):
    """What a thing on the picture is."""

    name: str
    sentence: str
    """What its effect says; empty if it has none."""
    source_label: str
    basis: str
    """What its values rest on."""
    facts: list[ComponentFact]
    """What is printed on it beside its effect."""
    live: list[str]
    """What it means at this table now."""
    svg: str
    """The thing at reading size; empty if there is nothing more to see."""


class CheckInfo(Answer):
    """Somebody held a component beside their box."""

    name: str
    at: Moment
    mine: bool
    same: bool
    """They found what is shown here; if not, their box says something else."""


class ComponentInfo(Explanation):
    kind: str
    id: str
    copies: int
    icons_svg: str
    source: str
    checks: list[CheckInfo]
    """Owners who held it beside their box, the newest first."""


class RuleMark(Answer):
    """A remark on a rule: what kind, in a word or two, and what that means."""

    kind: str
    label: str
    hint: str


class RuleInfo(Answer):
    id: str
    text: str
    marks: list[RuleMark]


class ChapterInfo(Answer):
    id: str
    title: str
    rules: list[RuleInfo]


class Reference(Answer):
    components: list[ComponentInfo]
    rules_language: str  # English, where the game has no rulebook in the reader's language
    chapters: list[ChapterInfo]
