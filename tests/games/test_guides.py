"""The guides of our games are of the size that was promised; what else holds for them is checked by conformance."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.conformance.guides import CHAPTERS
from tafelrunde.games import games
from tafelrunde.games.guide import ICONS, LINK, LIST, STRONG, TEXT, Block, Span, guide_of, guide_path
from tafelrunde.games.guide_pictures import icon_row
from tafelrunde.kernel.game import Game, UsageError
from tafelrunde.words import LANGUAGES

DEUS = games["deus"]
GUIDED = [game for game in games.values() if guide_path(game, "en").is_file()]


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_has_eight_pages_and_more_with_many_pictures(game: Game, lang: str) -> None:
    guide = guide_of(game, lang)
    assert guide is not None
    assert 8 <= len(guide.chapters) <= CHAPTERS
    assert sum(len(block.pictures) for chapter in guide.chapters for block in chapter.blocks) >= 8


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.name)
def test_every_paragraph_and_list_leads_to_numbered_rules(game: Game) -> None:
    guide = guide_of(game, "en")
    assert guide is not None
    bare = [
        (chapter.id, "".join(span.text for span in block.lines[0][0]))
        for chapter in guide.chapters
        for block in chapter.blocks
        if not block.rules and not block.pictures
    ]
    assert not [words for words in bare if not words[1].endswith(":")]  # those lead to what stands below them


class Spoken(type(DEUS)):  # type: ignore[misc]
    """Deus with another guide."""

    def __init__(self, folder: Path, text: str) -> None:
        super().__init__()
        self.folder = folder
        (folder / "guide").mkdir()
        (folder / "guide" / "en.md").write_text(text, encoding="utf-8")
        (folder / "rulebook.md").write_text((DEUS.folder / "rulebook.md").read_text("utf-8"), encoding="utf-8")


def read(folder: Path, text: str) -> tuple[Block, ...]:
    guide = guide_of(Spoken(folder, f"# Deus\n\n## Goal {{#goal}}\n\n{text}\n"), "en")
    assert guide is not None
    return guide.chapters[0].blocks


def test_rules_are_read_in_rows_and_told_in_their_order(tmp_path: Path) -> None:
    (block,) = read(tmp_path, "- Pay. {DEUS-BUILD-06}\n- Play **it**,\n  see [goal](#goal). {DEUS-BUILD-01..03}")
    assert block.kind == LIST
    assert block.rules == ("DEUS-BUILD-01", "DEUS-BUILD-02", "DEUS-BUILD-03", "DEUS-BUILD-06")
    assert block.lines[1][0] == (
        Span(TEXT, "Play "), Span(STRONG, "it"), Span(TEXT, ", see "), Span(LINK, "goal", "goal"), Span(TEXT, "."),
    )  # fmt: skip


def test_words_in_backticks_are_icons(tmp_path: Path) -> None:
    (block,) = read(tmp_path, "It costs `4 gold → wood`. {DEUS-BUILD-04}")
    assert [span.text for span in block.lines[0][0] if span.kind == ICONS] == ["4 gold → wood"]
    drawn, said = icon_row(DEUS, "4 gold → wood", "de")
    assert said == "4 Gold → Holz"
    assert drawn.count("<use ") == 3
    with pytest.raises(UsageError, match="'moon' in a row of icons"):
        icon_row(DEUS, "4 moon", "de")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("### Deeper", "line 5: a chapter begins with"),
        ("## Goal {#goal}\n\nTwice.", "line 5: there is another chapter goal"),
        ("![Caption](photo:me)", "its source one of: picture, part, component, icons"),
        ("| a | b |\n|---|---|\n| c |", "as many cells as its heading"),
        ("| a | b |\n| c | d |", "a line of dashes"),
        ("| a |\n|---|\n| b |\nand more", "below a table stand its rules"),
        ("*A star", "is not of this Markdown"),
        ("Words. {DEUS-BUILD-1}", "there is no rule DEUS-BUILD-1"),
        ("Words {DEUS-BUILD-01} and more.", "is not of this Markdown"),
        ("", "the chapter goal is empty"),
    ],
)
def test_what_is_not_of_the_format_is_refused_with_its_place(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(UsageError, match=r"guide/en.md, line \d+: ") as wrong:
        read(tmp_path, text)
    assert says in str(wrong.value)
