"""Schemas of games, references and guides."""

from __future__ import annotations

from typing import Literal, Optional, Union

from ..core.schemas.base import Answer, Moment, OptionValue


class NamedValue(Answer):
    value: OptionValue
    label: str


class GameOption(Answer):
    """A game option: a variant, or the interpretation of an ambiguous rule."""

    name: str
    label: str
    hint: str
    default: OptionValue
    values: list[NamedValue]
    rules: str
    """The ids of the rules that it changes."""


class BotKind(Answer):
    name: str
    label: str
    hint: str


class StandingOrder(Answer):
    """A question that a seat may answer in advance."""

    prompt: str
    label: str
    values: list[NamedValue]
    """The maximum to take; -1 for nothing."""


class Preset(Answer):
    """A named set of options."""

    name: str
    label: str
    hint: str
    options: dict[str, OptionValue]


class GoalPart(Answer):
    """A part of the goal of a game: whom players represent, how to win, what a turn is, when the game ends."""

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
    """The options that are expansions or aids."""
    presets: list[Preset]
    orders: list[StandingOrder]
    bots: list[BotKind]
    goal: list[GoalPart]
    """Its goal in a few sentences."""
    lessons: int
    """The number of guided games and exercises."""
    actions: int
    """The size of the action space, for reinforcement learning."""
    has_guide: bool
    """Whether it has short rules."""
    has_aid: bool
    """Whether it has a printable player aid."""
    sheets: list[str]
    """The marks of the sheets that its pictures refer to: all pictures need the first one, some the others."""
    fills: bool
    """Its board fills the room that it gets, and shows what the players have."""


class ComponentFact(Answer):
    label: str
    value: Union[int, str]


class Explanation(Answer):
    """Explains a component or place of a picture."""

    name: str
    sentence: str
    """Its effect in words; empty if it has none."""
    source_label: str
    basis: str
    """The basis of its values."""
    facts: list[ComponentFact]
    """Printed values other than its effect."""
    live: list[str]
    """Its current state at this table."""
    svg: str
    """An enlarged picture; empty if it shows nothing more."""


class CheckInfo(Answer):
    """A comparison of a component with somebody's printed copy."""

    name: str
    at: Moment
    mine: bool
    same: bool
    """They confirmed the values shown here; false if they confirmed other values."""


class ComponentInfo(Explanation):
    kind: str
    id: str
    copies: int
    icons_svg: str
    source: str
    checks: list[CheckInfo]
    """Comparisons with printed copies, newest first."""


class RuleMark(Answer):
    """A remark on a rule, with an explanation."""

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
    rules_language: str
    """English if the game has no rulebook in the reader's language."""
    chapters: list[ChapterInfo]


# ------------------------------------------------------------------------------------------------ guides


class GuideSpan(Answer):
    kind: Literal["text", "strong", "emphasis", "icons", "link"]
    text: str
    """For a row of icons, its text alternative."""
    to: str
    """The target chapter of a link."""
    svg: str
    """For a row of icons, a picture that refers to the sheet of the game."""


class GuideComponent(Answer):
    """A card or tile in a picture."""

    name: str
    sentence: str
    icons_svg: str


class GuidePicture(Answer):
    caption: str
    svg: str
    """Refers to the sheet of the game. Empty if the component is described only by words and icons."""
    width: float
    """Minimum width in pixels to read its text; 0 without a picture."""
    component: Optional[GuideComponent]


class GuideBlock(Answer):
    kind: Literal["paragraph", "list", "table", "pictures"]
    lines: list[list[list[GuideSpan]]]
    """A paragraph has one line, a list one per item, a table one per row; a line is a list of cells."""
    rules: list[str]
    """The ids of the numbered rules that it covers."""
    pictures: list[GuidePicture]


class GuideChapter(Answer):
    id: str
    title: str
    blocks: list[GuideBlock]


class Guide(Answer):
    """Short rules or player aid; without chapters if the game has none."""

    title: str
    lang: str
    """The language it is written in."""
    chapters: list[GuideChapter]


class IconMeaning(Answer):
    label: str
    hint: str
    """An explanation beyond its name; may be empty."""
    icons: list[str]
    """Its names in the sheet; several if there are several drawings."""


class SignMeaning(Answer):
    sign: str
    label: str


class IconLegend(Answer):
    icons: list[IconMeaning]
    signs: list[SignMeaning]
    """The signs between icons."""
