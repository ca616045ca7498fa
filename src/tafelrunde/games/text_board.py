"""The board for a terminal, for every game: the parts of its picture read out, with maps drawn by characters.

A picture names each thing for screen readers, so its parts already say in words what lies where. A game adds what words
alone do not show in `show/text.py` (`TEXT`), which may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any, Final, NamedTuple, Optional
from xml.etree import ElementTree

from rich.markup import escape

from ..draw.palette import SEATS
from ..kernel.game import Component, Game, View
from ..kernel.state import SPECTATOR
from ..words import labels
from .board import BoardPart, Design, Room, picture
from .painter import Painter
from .text_map import seat_style

DOT: Final = " · "
ROOM: Final = Room(1000, 0)  # for which parts are drawn before they are read
SHORT: Final = 60  # letters; shorter names share a line
HEAD: Final = 9  # letters of a line in the head of a column
NAME: Final = 20  # letters of a player's name in the first column
WORD: Final = re.compile(r"[^\W\d_]{3}")
PLAYER: Final = "player"
NUMBER: Final = "number"  # the kind of an icon with a number
NOTHING: Final = (0, "", "no", "none")  # printed on a component, they need not be said


def _nothing(painter: Any) -> Iterable[str]:
    return ()


class Drawing(NamedTuple):
    """A part drawn by characters: its lines of markup for a painter and a width, the kinds of things that they show,
    and the paragraphs of a legend. The remaining things of the part follow in words."""

    lines: Callable[[Any, int], Iterable[str]]
    kinds: frozenset[str]
    legend: Callable[[Any], Iterable[str]] = _nothing


class TextDesign(NamedTuple):
    """What a game adds to the words of its picture: drawings by the names of parts, kinds of things that are named only
    if they can be chosen or have a sentence, and the components that explain choices of other kinds."""

    drawings: Mapping[str, Drawing] = {}
    hidden: frozenset[str] = frozenset()
    explained_by: Mapping[str, Callable[[Any, int], tuple[str, int]]] = {}


class Item(NamedTuple):
    """A thing of a picture, or a text between things, which has no id."""

    id: str
    text: str
    lit: bool = False

    @property
    def kind(self) -> str:
        return self.id.rpartition("-")[0].rstrip("-0123456789")


class TextBoard:
    """Lines of Rich markup. A star marks what answers the pending question of the viewing seat."""

    def __init__(self, game: Game, design: Design[Any], text: TextDesign, view: View, lang: str, width: int) -> None:
        self.game = game
        self.design = design
        self.text = text
        self.view = view
        self.width = width
        self.painter: Painter = design.painter(game, view, lang)
        self.drawer: Painter = design.painter(game, view, lang)  # notes what it reads, so that parts are cached
        self.drawer.note_reads()
        spectator: Painter = design.painter(game, {**view, "seat": SPECTATOR}, lang)
        self.common = {part.name for part in design.parts(spectator)}
        self.named: set[str] = set()  # ids of things that the board has named so far
        self.heads = {self.painter.text(f"icon-{labels.slug(name)}") for name in game.show.summary(view, 0)}

    def markup(self) -> str:
        return "\n".join(self.lines()).lstrip("\n")

    def lines(self) -> Iterator[str]:
        """Shared parts first, then each opponent, then the viewing seat, nearest to the question."""
        seats = self.painter.seats()
        shared, others, own = self._by_owner()
        for part in shared:
            yield from self._part(part)
        yield from self._summaries()
        for part in sorted(others, key=lambda part: seats.index(_seat_of(part))):
            yield from self._part(part, names_only=True)
        for part in own:
            yield from self._part(part)
        yield from self._choices()

    def _by_owner(self) -> tuple[list[BoardPart[Any]], list[BoardPart[Any]], list[BoardPart[Any]]]:
        """Shared parts, those of opponents, and those of the viewing seat, which a spectator's board does not have."""
        shared: list[BoardPart[Any]] = []
        others: list[BoardPart[Any]] = []
        own: list[BoardPart[Any]] = []
        for part in self.design.parts(self.drawer):
            if part.repeats:
                continue
            seat = _seat_of(part)
            if part.name not in self.common or seat == self.painter.viewer >= 0:
                own.append(part)
            else:
                (shared if seat < 0 else others).append(part)
        return shared, others, own

    # -------------------------------------------------------------------------------------------- players

    def _summaries(self) -> Iterator[str]:
        """A row for each player with the numbers that matter."""
        numbers = {seat: self.game.show.summary(self.view, seat) for seat in self.painter.seats()}
        columns = [
            [*_head(self.painter, name), *("?" if row[name] is None else str(row[name]) for row in numbers.values())]
            for name in next(iter(numbers.values()))
        ]
        high = max((len(column) for column in columns), default=len(numbers))
        columns = [[""] * (high - len(column)) + column for column in columns]
        names = [""] * (high - len(numbers)) + [self._name(seat) for seat in numbers]
        notes = [""] * (high - len(numbers)) + [self._notes(seat) for seat in numbers]
        seats = [-1] * (high - len(numbers)) + list(numbers)
        yield ""
        for n, (seat, name, note) in enumerate(zip(seats, names, notes, strict=True)):
            cells = "".join(f"  {column[n]:>{max(map(len, column))}}" for column in columns)
            row = " " * (max(map(len, names)) - len(name)) + cells
            if seat < 0:
                yield _styled(row.rstrip(), "bold")
                continue
            fits = len(name + row + note) <= self.width
            yield f"[{seat_style(seat)}]{name}[/]{escape(row + note if fits else row)}"
            if note and not fits:
                yield escape("  " + note.removeprefix(DOT))

    def _name(self, seat: int) -> str:
        plain = self.painter.names[seat].replace("[", "(").replace("]", ")")  # a cut name cannot be escaped
        return f"{SEATS[seat % len(SEATS)].sign} {plain if len(plain) <= NAME else plain[: NAME - 1] + '…'}"

    def _notes(self, seat: int) -> str:
        pending = self.view.get("pending")
        notes = {"you": seat == self.painter.viewer, "default-turn": pending is not None and seat == pending["seat"]}
        return "".join(DOT + self.painter.text(id) for id, holds in notes.items() if holds)

    # -------------------------------------------------------------------------------------------- parts

    def _part(self, part: BoardPart[Any], names_only: bool = False) -> Iterator[str]:
        drawn = picture(self.drawer, part, ROOM)
        drawing = self.text.drawings.get(part.name)
        lines = [] if drawing is None else list(drawing.lines(self.painter, self.width))
        for sentence in () if drawing is None else drawing.legend(self.painter):
            lines += (f"[dim]{line}[/]" for line in paragraph(sentence, self.width, 2))
        named_before = self.heads if part.name not in self.common or _seat_of(part) >= 0 else ()
        items = [
            item
            for item in _without_repetitions(read_picture(drawn.svg))
            if item.text != drawn.title
            and self._is_shown(item, drawing)
            and (item.kind != NUMBER or item.text.partition(": ")[0] not in named_before)
        ]
        self.named |= {item.id for item in items}
        lines += self._things(items, names_only)
        if lines:
            yield ""
            yield from (_styled(line, "bold") for line in wrap(drawn.title, self.width))
            yield from lines

    def _choices(self) -> Iterator[str]:
        """Components that answer the question and are not on the board."""
        painter = self.painter
        kind = self.game.prompt(painter.asked).of if painter.asked else ""
        if any(kind in drawing.kinds for drawing in self.text.drawings.values()):
            return
        find: Callable[[Any, int], tuple[str, int]] = self.text.explained_by.get(kind, lambda _, number: (kind, number))
        things = [find(painter, number) for number in painter.options if f"{kind}-{number}" not in self.named]
        lines: list[str] = []
        for thing in things:
            component = self.game.numbered.get(thing)
            if component is not None and component.description is not None:
                sentence = f"{painter.named(*thing)}. {painter.w.sentence(component.description)}"
                lines += paragraph(
                    self._sentence(Item("-".join(map(str, thing)), sentence, True), False), self.width, 4
                )
        if lines:
            yield ""
            yield _styled(painter.text("default-choices"), "bold")
            yield from lines

    def _is_shown(self, item: Item, drawing: Optional[Drawing]) -> bool:
        if not item.id:
            return drawing is None and WORD.search(item.text) is not None
        if drawing is not None and item.kind in (*drawing.kinds, NUMBER):
            return item.lit and item.kind in self.text.hidden
        return item.lit or (item.kind != PLAYER and (item.kind not in self.text.hidden or ". " in item.text))

    def _things(self, items: Sequence[Item], names_only: bool) -> Iterator[str]:
        """Texts between things are titles. Short names share a paragraph, after a title those of one kind; a sentence
        has its own."""
        titles: list[str] = []
        run: list[str] = []
        kind = ""
        for item in [*items, Item("", "")]:
            sentence = self._sentence(item, names_only)
            is_short = names_only or (len(sentence) <= SHORT and ". " not in sentence)
            if run and (not item.id or not is_short or (titles and item.kind != kind)):
                yield from self._run(titles, run)
                titles, run = [], []
            if not item.id:
                if not any(item.text in title for title in titles):
                    titles.append(item.text)
            elif is_short:
                run.append(sentence)
                kind = item.kind
            else:
                yield from self._run(titles, [])
                titles = []
                yield from paragraph(sentence, self.width, 4)
        yield from self._run(titles, [])

    def _sentence(self, item: Item, names_only: bool) -> str:
        """The description of a thing with the facts printed on it; only the name for an opponent's thing."""
        star = "* " * item.lit
        name, dot, rest = item.text.partition(". ")
        if names_only:
            return star + name
        kind, _, number = item.id.rpartition("-")
        component = self.game.numbered.get((kind, int(number))) if number.isdecimal() else None
        printed = [] if component is None else self._printed(component, item.text)
        return f"{star}{name}{f' ({DOT.join(printed)})' if printed else ''}{dot}{rest}"

    def _printed(self, component: Component, sentence: str) -> list[str]:
        """The facts of a component that the text does not say yet: a word or a number may stand in its sentence by
        chance."""
        named = sentence.partition(". ")[0]
        facts = [labels.fact(self.painter.w, *fact) for fact in component.facts.items() if fact[1] not in NOTHING]
        return [
            f"{name}: {value}"
            for name, value in filter(None, facts)
            if value.casefold() not in (sentence if " " in value else named).casefold()
        ]

    def _run(self, titles: list[str], names: list[str]) -> Iterator[str]:
        sentence = [each for each in (DOT.join(filter(None, titles)), DOT.join(_counted(names))) if each]
        yield from paragraph(": ".join(sentence), self.width, 2) if sentence else ()


def paragraph(text: str, width: int, indent: int = 0) -> Iterator[str]:
    """Lines of escaped markup; those after the first are indented further."""
    first, later = " " * indent, " " * (indent + 2)
    if indent + len(text) <= width:
        yield escape(first + text)
        return
    for line in wrap(text, width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False):
        yield escape(line)


def _head(painter: Painter, name: str) -> list[str]:
    """The head of a column, in lines."""
    return wrap(painter.text(f"icon-{labels.slug(name)}"), HEAD, break_long_words=False, break_on_hyphens=False)


@lru_cache(maxsize=256)
def read_picture(svg: str) -> Sequence[Item]:
    """Things and texts of a picture, in the order in which they are drawn."""
    return tuple(_read(ElementTree.fromstring(svg), inside=False))


def _read(element: ElementTree.Element, inside: bool) -> Iterator[Item]:
    counted = ""  # the tooltip of the icon before
    for child in element:
        tag, role, label = child.tag.rpartition("}")[2], child.get("role"), child.get("aria-label", "")
        is_thing = role in ("img", "button")
        sentence = "".join(child.itertext()).strip() if tag == "text" else ""
        if counted:
            is_number = any(letter.isdecimal() for letter in sentence) and len(sentence) < len("+10 / 10")
            yield Item("" if tag == "g" else f"{NUMBER}-0", f"{counted}: {sentence}" if is_number else counted)
            counted = ""
            if is_number:
                continue
        if is_thing:
            yield Item(child.get("id", ""), label, role == "button")
        elif role == "group":
            yield Item("", label)
        elif sentence and not inside:
            yield Item("", sentence)
        elif tag == "use" and not inside and len(child):
            title = child[0].text or ""
            if any(letter.isdecimal() for letter in title):
                yield Item(f"{NUMBER}-0", title)
            else:
                counted = title
        if len(child):
            yield from _read(child, inside or is_thing)
    if counted:
        yield Item(f"{NUMBER}-0", counted)


def _without_repetitions(items: Iterable[Item]) -> Iterator[Item]:
    """Leaves out things that the name of the thing around them or before them mentions."""
    before = Item("", "")
    for item in items:
        if not before.id or not item.id or item.lit or item.kind == before.kind or item.text not in before.text:
            before = item
            yield item


def _seat_of(part: BoardPart[Any]) -> int:
    """The player to whom a part belongs, which its name ends with; -1 for parts that all share."""
    number = part.name.rpartition("-")[2]
    return int(number) if number.isdecimal() else -1


def _counted(names: list[str]) -> list[str]:
    """Each name once, with how often it occurs."""
    return [name if names.count(name) == 1 else f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)]


def _styled(text: str, style: str) -> str:
    return f"[{style}]{escape(text)}[/]"
