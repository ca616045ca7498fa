"""The short rules and the player's aid of a game, read from its folder `guide/`.

`guide/en.md` and `guide/de.md` are the short rules, `guide/aid.en.md` and `guide/aid.de.md` the sheet to print. They
use a small subset of Markdown (docs/develop/guides.md); anything else is an error that names the line:

    # Title                              once, at the top
    ## Chapter {#id}                     the id is the same in every language
    A paragraph. {DEUS-BUILD-01..04}     ends with the numbered rules that it covers
    - an item                            a list; each item may end with rules
    | cell | cell |                      a table, with a heading and a line of dashes
    ![Caption](picture:name)             a picture; consecutive lines stand side by side

In a text, **strong**, *emphasis*, [a link](#id) to a chapter, and `4 gold → wood`, which is a row of icons.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Optional

from ..kernel.game import Game, UsageError
from .rulebook import has_rulebook, rulebook

FOLDER: Final = "guide"
AID: Final = "aid"

TEXT: Final = "text"  # the kinds of a span
STRONG: Final = "strong"
EMPHASIS: Final = "emphasis"
ICONS: Final = "icons"
LINK: Final = "link"

PARAGRAPH: Final = "paragraph"  # the kinds of a block
LIST: Final = "list"
TABLE: Final = "table"
PICTURES: Final = "pictures"

SOURCES: Final = ("picture", "part", "component", "icons")  # where a picture comes from

_TITLE: Final = re.compile(r"# (?P<title>\S.*)$")
_CHAPTER: Final = re.compile(r"## (?P<title>\S.*?) \{#(?P<id>[a-z][a-z0-9-]*)\}$")
_PICTURE: Final = re.compile(r"!\[(?P<caption>[^\]]+)\]\((?P<source>[a-z]+):(?P<of>[^)]+)\)$")
_RULES: Final = re.compile(r"\s*\{(?P<rules>[^{}#]+)\}$")
_REFERENCE: Final = re.compile(r"(?P<code>[A-Z]+(?:-[A-Z][A-Z0-9]*)+)-(?P<first>\d+)(?:\.\.(?P<last>\d+))?$")
_SPAN: Final = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*|`(?P<icons>[^`]+)`|\[(?P<link>[^\]]+)\]\(#(?P<to>[a-z0-9-]+)\)"
)
_LEFT_OVER: Final = re.compile(r"\*|`|\]\(|[{}]|<[a-z/]")  # the visible text
_DASHES: Final = re.compile(r"\|(?:\s*:?-+:?\s*\|)+$")


class Span(NamedTuple):
    kind: str
    text: str
    to: str = ""  # the chapter of a link


class Picture(NamedTuple):
    caption: str
    source: str  # one of SOURCES
    of: str


class Block(NamedTuple):
    """A paragraph has one line, a list one for each item; each line has cells, one except in tables."""

    kind: str
    lines: tuple[tuple[tuple[Span, ...], ...], ...]
    rules: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()

    def words(self) -> int:
        """The number of words."""
        texts = [span.text for line in self.lines for cell in line for span in cell if span.kind != ICONS]
        return sum(len(text.split()) for text in [*texts, *(picture.caption for picture in self.pictures)])


class Chapter(NamedTuple):
    id: str
    title: str
    blocks: tuple[Block, ...]

    def words(self) -> int:
        return sum(block.words() for block in self.blocks)


class Guide(NamedTuple):
    title: str
    chapters: tuple[Chapter, ...]


def guide_path(game: Game, lang: str) -> Path:
    return game.folder / FOLDER / f"{lang}.md"


def aid_path(game: Game, lang: str) -> Path:
    return game.folder / FOLDER / f"{AID}.{lang}.md"


def guide_of(game: Game, lang: str) -> Optional[Guide]:
    """The short rules; None if the game has none in this language."""
    return _read(game, guide_path(game, lang))


def aid_of(game: Game, lang: str) -> Optional[Guide]:
    """The sheet to print; None if the game has none in this language."""
    return _read(game, aid_path(game, lang))


def _read(game: Game, path: Path) -> Optional[Guide]:
    if not path.is_file():
        return None
    chapters = rulebook(game) if has_rulebook(game) else []
    known = [rule.id for chapter in chapters for rule in chapter.rules]
    return _Reader(path.name, known).read(path.read_text(encoding="utf-8"))


class _Reader:
    def __init__(self, name: str, known: Sequence[str]) -> None:
        self.name = name
        self.known = known  # the ids of the numbered rules, in order
        self.line = 0

    def wrong(self, what: str) -> UsageError:
        return UsageError(f"guide/{self.name}, line {self.line}: {what}")

    def read(self, text: str) -> Guide:
        title = ""
        chapters: list[tuple[str, str, list[Block]]] = []
        for self.line, lines in _pieces(text):
            first = lines[0]
            if (named := _TITLE.match(first)) is not None and not title:
                title = named["title"]
            elif first.startswith("#"):
                named = _CHAPTER.match(first)
                if named is None or len(lines) > 1:
                    raise self.wrong("a chapter begins with a line '## Title {#id}' of its own")
                if named["id"] in [id for id, _, _ in chapters]:
                    raise self.wrong(f"there is another chapter {named['id']}")
                chapters.append((named["id"], named["title"], []))
            elif not chapters:
                raise self.wrong("a text stands in a chapter: begin with '# Title', then '## Chapter {#id}'")
            else:
                chapters[-1][2].append(self.block(lines))
        guide = Guide(title, tuple(Chapter(id, name, tuple(blocks)) for id, name, blocks in chapters))
        self._complete(guide)
        return guide

    def _complete(self, guide: Guide) -> None:
        if not guide.title or not guide.chapters:
            raise self.wrong("a guide has a title and at least one chapter")
        ids = {chapter.id for chapter in guide.chapters}
        for chapter in guide.chapters:
            if not chapter.blocks:
                raise self.wrong(f"the chapter {chapter.id} is empty")
            for to in (s.to for b in chapter.blocks for line in b.lines for cell in line for s in cell if s.to):
                if to not in ids:
                    raise self.wrong(f"the chapter {chapter.id} links to {to}, which is no chapter")

    # -------------------------------------------------------------------------------------------- blocks

    def block(self, lines: list[str]) -> Block:
        if lines[0].startswith("!["):
            return Block(PICTURES, (), pictures=tuple(self.picture(line) for line in lines))
        if lines[0].startswith("|"):
            return self.table(lines)
        kind = LIST if lines[0].startswith("- ") else PARAGRAPH
        rules: list[str] = []
        read: list[tuple[tuple[Span, ...], ...]] = []
        for text in _items(lines) if kind == LIST else [" ".join(lines)]:
            text, named = self.rules_behind(text)
            rules += named
            read.append((self.spans(text),))
        return Block(kind, tuple(read), tuple(sorted(set(rules), key=self.known.index)))

    def table(self, lines: list[str]) -> Block:
        """Rules of a table stand in the line below it."""
        rules: list[str] = []
        if not lines[-1].startswith("|"):
            nothing, rules = self.rules_behind(lines[-1])
            lines = lines[:-1]
            if nothing:
                raise self.wrong("below a table stand its rules and nothing else")
        if len(lines) < 3 or not _DASHES.match(lines[1]):
            raise self.wrong("a table has a line of headings, a line of dashes '|---|---|', and rows")
        rows = [line.strip().removeprefix("|").removesuffix("|").split("|") for line in (lines[0], *lines[2:])]
        if len({len(row) for row in rows}) > 1:
            raise self.wrong("every row of a table has as many cells as its heading")
        cells = tuple(tuple(self.spans(cell.strip()) for cell in row) for row in rows)
        return Block(TABLE, cells, tuple(sorted(set(rules), key=self.known.index)))

    def picture(self, line: str) -> Picture:
        named = _PICTURE.match(line)
        if named is None or named["source"] not in SOURCES:
            raise self.wrong(f"a picture is a line '![Caption](source:name)', its source one of: {', '.join(SOURCES)}")
        return Picture(named["caption"], named["source"], named["of"])

    # -------------------------------------------------------------------------------------------- in a line

    def rules_behind(self, text: str) -> tuple[str, list[str]]:
        """A text without the rules at its end, and their ids."""
        named = _RULES.search(text)
        if named is None:
            return text, []
        rules: list[str] = []
        for reference in named["rules"].split(","):
            rules += self.rules_in(reference.strip())
        return text[: named.start()], rules

    def rules_in(self, reference: str) -> list[str]:
        """One id, `DEUS-MAP-02`, or a range: `DEUS-MAP-02..05`."""
        read = _REFERENCE.match(reference)
        if read is None:
            raise self.wrong(f"{reference!r:.60} names no rules; write GAME-CHAPTER-01 or GAME-CHAPTER-01..04")
        code, ends = read["code"], [read["first"], read["last"] or read["first"]]
        for number in ends:
            if f"{code}-{number}" not in self.known:
                raise self.wrong(f"there is no rule {code}-{number}")
        first, last = map(int, ends)
        among = [id for id in self.known if id.rpartition("-")[0] == code]
        return [id for id in among if first <= int(id.rpartition("-")[2]) <= last]

    def spans(self, text: str) -> tuple[Span, ...]:
        found: list[Span] = []
        end = 0
        for span in _SPAN.finditer(text):
            found += self.plain(text[end : span.start()])
            kind = str(span.lastgroup) if span.lastgroup != "to" else LINK
            found.append(Span(kind, span[kind], span["to"] or ""))
            end = span.end()
        return (*found, *self.plain(text[end:]))

    def plain(self, text: str) -> list[Span]:
        odd = _LEFT_OVER.search(text)
        if odd is not None:
            raise self.wrong(f"{text[max(0, odd.start() - 15) : odd.end() + 15]!r} is not of this Markdown")
        return [Span(TEXT, text)] if text else []


def _pieces(text: str) -> Iterator[tuple[int, list[str]]]:
    """Blocks separated by empty lines, each with the number of its first line; headings stand alone."""
    piece: list[str] = []
    begun = 0
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if not line.strip() or line.startswith("#"):
            if piece:
                yield begun, piece
            piece = []
        if line.startswith("#"):
            yield number, [line.rstrip()]
        elif line.strip():
            begun = begun if piece else number
            piece.append(line.rstrip())


def _items(lines: list[str]) -> list[str]:
    """The items of a list; continuation lines are indented."""
    items: list[str] = []
    for line in lines:
        if line.startswith("- "):
            items.append(line[2:])
        else:
            items[-1] += f" {line.strip()}"
    return items
