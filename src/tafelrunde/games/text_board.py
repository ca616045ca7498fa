"""The base of text boards for a terminal: paragraphs, headings, players. View in, Rich markup out."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from rich.markup import escape

from ..draw.palette import SEATS
from ..draw.wall import seat_style
from ..kernel.game import Game, View
from .presenter import Presenter

DOT: Final = " · "


class TextBoard(Presenter):
    """Lines of Rich markup. A star marks possible answers of the viewing seat."""

    def __init__(self, game: Game, view: View, lang: str, width: int) -> None:
        super().__init__(game, view, lang)
        self.width = width

    def lines(self) -> Iterator[str]:
        raise NotImplementedError

    def markup(self) -> str:
        return "\n".join(self.lines())

    def star(self, kind: str, number: int) -> str:
        return "* " if f"{kind}-{number}" in self.lit else ""

    def sign(self, seat: int) -> str:
        return f"{SEATS[seat % len(SEATS)].sign}{seat + 1}"

    def who(self, seat: int) -> str:
        plain = self.names[seat].replace("[", "(").replace("]", ")")  # a tag that a line break cuts cannot be escaped
        return f"{SEATS[seat % len(SEATS)].sign} {plain}"

    def holding(self, *notes: tuple[str, bool]) -> list[str]:
        """The texts of those notes that hold."""
        return [self.text(id) for id, holds in notes if holds]

    def heading(self, id: str) -> Iterator[str]:
        yield ""
        yield styled(self.text(id), "bold")

    def player(self, seat: int, notes: list[str]) -> Iterator[str]:
        """The name in the seat's colour, with notes; a name longer than a line leaves no room for them."""
        name = self.who(seat)
        yield ""
        for line in self.paragraph(DOT.join([name, *notes])):
            yield f"[{seat_style(seat)}]{name}[/]{line.removeprefix(name)}" if line.startswith(name) else line

    def paragraph(self, text: str, style: str = "", indent: int = 0) -> Iterator[str]:
        """Lines of escaped markup; continuation lines are indented."""
        first, later = " " * indent, " " * (indent + 2)
        if indent + len(text) <= self.width and text.isprintable():  # fast path: most fit, and wrapping is slow
            if said := text.rstrip():
                yield styled(first + said, style) if style else escape(first + said)
            return
        for line in wrap(text, self.width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False):
            yield styled(line, style) if style else escape(line)


def styled(text: str, style: str) -> str:
    return f"[{style}]{escape(text)}[/]"
