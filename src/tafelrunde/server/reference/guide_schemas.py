"""What teaches a game: its short rules, its sheet to print, the meaning of its icons."""

from __future__ import annotations

from typing import Literal, Optional

from ..core.schemas.base import Answer


class GuideSpan(Answer):
    kind: Literal["text", "strong", "emphasis", "icons", "link"]
    text: str
    """Of a row of icons, how it is read aloud."""
    to: str
    """The chapter that a link leads to."""
    svg: str
    """Of a row of icons: a picture that refers to the sheet of the game."""


class GuideComponent(Answer):
    """A card or tile that a picture shows."""

    name: str
    sentence: str
    icons_svg: str


class GuidePicture(Answer):
    caption: str
    svg: str
    """Refers to the sheet of the game. Empty where only words and icons tell what the component is."""
    width: float
    """In pixels, so that its words can be read; 0 without a picture."""
    component: Optional[GuideComponent]


class GuideBlock(Answer):
    kind: Literal["paragraph", "list", "table", "pictures"]
    lines: list[list[list[GuideSpan]]]
    """A paragraph has one line, a list one for each item, a table one for each row; a line is cells."""
    rules: list[str]
    """The ids of the numbered rules that it tells."""
    pictures: list[GuidePicture]


class GuideChapter(Answer):
    id: str
    title: str
    blocks: list[GuideBlock]


class Guide(Answer):
    """Without chapters where a game brings none."""

    title: str
    lang: str
    """The language it is written in."""
    chapters: list[GuideChapter]


class IconMeaning(Answer):
    label: str
    hint: str
    """What it means, if its name does not say it all."""
    icons: list[str]
    """The names in the sheet; several if one thing is drawn in several ways."""


class SignMeaning(Answer):
    sign: str
    label: str


class IconLegend(Answer):
    icons: list[IconMeaning]
    signs: list[SignMeaning]
    """What stands between icons."""
