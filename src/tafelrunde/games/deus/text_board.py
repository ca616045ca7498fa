"""The table of Deus for a terminal: map, supply, players, the viewing seat's columns and hand. View in, markup out."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from rich.markup import escape

from ...draw.palette import SEATS
from ...draw.wall import seat_style
from ...kernel.game import View
from ...words import Words, labels
from .components.kinds import BUILDINGS, RESOURCES, STANDARD
from .scene import lit
from .text_map import map_lines

if TYPE_CHECKING:
    from .game import Deus

DOT: Final = " · "


def text_board(game: Deus, view: View, words: Words, width: int) -> str:
    """Lines of Rich markup. A star marks what answers the pending question of the viewing seat."""
    return "\n".join(TextBoard(game, view, words, width).lines())


class TextBoard:
    def __init__(self, game: Deus, view: View, w: Words, width: int) -> None:
        self.game = game
        self.view = view
        self.w = w
        self.width = width
        self.lit: set[str] = lit(game, view)
        self.viewer: int = max(-1, view["seat"])

    def lines(self) -> Iterator[str]:
        yield from map_lines(self.game, self.view, self.w, self.lit, self.width)
        yield from self._legend()
        yield from self._supply()
        n = self.view["players"]
        for k in range(n):
            yield from self._player((max(0, self.viewer) + k) % n)
        if self.viewer >= 0:
            yield from self._own_columns()
            yield from self._hand()

    def _legend(self) -> Iterator[str]:
        pieces = [f"{self.w.text(f'letter-{kind}')} {self.w.text(f'building-{kind}')}" for kind in BUILDINGS]
        yield from self._paragraph(DOT.join(pieces), "dim")
        yield from self._paragraph(self.w.text("map-star"), "dim")

    def _supply(self) -> Iterator[str]:
        view, w = self.view, self.w
        last = view["last_round"] == view["round"]
        stage = "last" if view["phase"] == "turns" and last else view["phase"]
        yield ""
        yield _styled(f"{w.text('board-round', round=view['round'])}{DOT}{w.text(f'stage-{stage}')}", "bold")
        said = [self._stock(kind, view["supply"][kind]) for kind in RESOURCES]
        said += [f"{w.text('icon-temple')}: {view['supply']['temples']}", f"{w.text('icon-deck')}: {view['deck']}"]
        said.append(f"{w.text('icon-discard')}: {view['discard']['count']}")
        if view["discard"]["top"] is not None:
            said.append(w.text("discard-top", card=self._card(view["discard"]["top"])))
        yield from self._paragraph(f"{w.text('part-supply')}: {DOT.join(said)}")

    # -------------------------------------------------------------------------------------------- players

    def _player(self, seat: int) -> Iterator[str]:
        view, w, me = self.view, self.w, self.view["seats"][seat]
        notes = [
            w.text(id)
            for id, holds in (
                ("you", seat == self.viewer),
                ("first-player", seat == view["first"] and view["phase"] != "start"),
                ("to-move", seat == view["turn"] and view["phase"] != "over"),
            )
            if holds
        ]
        name = f"{SEATS[seat].sign} {labels.thing(w, self.game, 'player', seat)}"
        yield ""
        yield _styled(name, seat_style(seat)) + escape("".join(DOT + note for note in notes))
        points = "?" if me["vp"] is None else me["vp"]
        said = [self._stock("gold", me["gold"]), self._stock("vp", points)]
        said.append(w.text("cards-counted", number=me["hand_count"]))
        said += [self._stock(kind, n) for kind, n in zip(RESOURCES, me["goods"], strict=True)]
        yield from self._paragraph(DOT.join(said), indent=2)
        yield from self._paragraph(f"{w.text('pieces-ready')}: {DOT.join(self._pieces(me))}", indent=2)
        if seat != self.viewer:
            yield from self._columns(me)

    def _pieces(self, me: dict[str, Any]) -> list[str]:
        names = [self.w.text(f"column-{kind}") for kind in BUILDINGS[:STANDARD]]
        return [f"{name} {a}+{b}" for name, a, b in zip(names, me["board"], me["reserve"], strict=True)]

    def _columns(self, me: dict[str, Any]) -> Iterator[str]:
        for kind, column in zip(BUILDINGS, me["columns"], strict=True):
            if column:
                names = [self._card(number) for number in column]
                yield from self._paragraph(f"{self.w.text(f'column-{kind}')}: {', '.join(names)}", indent=2)

    def _own_columns(self) -> Iterator[str]:
        me = self.view["seats"][self.viewer]
        if any(me["columns"]):
            yield ""
            yield _styled(self.w.text("part-columns"), "bold")
        for kind, column in zip(BUILDINGS, me["columns"], strict=True):
            if column:
                yield from self._paragraph(self.w.text(f"column-{kind}"), indent=2)
            for number in column:
                down = number == me["joker_card"]
                said = self.w.text("hidden-card") if down else self.w.sentence(self.game.box.cards[number].effect)
                yield from self._paragraph(f"{self._star(number)}{self._card(number)}: {said}", indent=4)

    # -------------------------------------------------------------------------------------------- cards

    def _hand(self) -> Iterator[str]:
        yield ""
        yield _styled(self.w.text("part-hand"), "bold")
        for number in self.view["seats"][self.viewer]["hand"]:
            yield from self._in_hand(number)
        offered = self.view["aside"]["cards"]
        if offered:
            names = ", ".join(self._card(number) for number in offered)
            yield from self._paragraph(f"{self.w.text('laid-aside')}: {names}", indent=2)

    def _in_hand(self, number: int) -> Iterator[str]:
        card = self.game.box.cards[number]
        cost = [self._stock(kind, n) for kind, n in zip(RESOURCES, card.cost, strict=True) if n]
        if card.gold:
            cost.append(self._stock("gold", card.gold))
        head = DOT.join((self._card(number), self.w.text(f"building-{BUILDINGS[card.colour]}"), ", ".join(cost)))
        yield from self._paragraph(f"{self._star(number)}{head}: {self.w.sentence(card.effect)}", indent=2)

    def _card(self, number: int) -> str:
        return self.w.text("hidden-card") if number < 0 else labels.thing(self.w, self.game, "card", number)

    def _star(self, number: int) -> str:
        return "* " if f"card-{number}" in self.lit else ""

    def _stock(self, what: str, amount: int | str) -> str:
        return self.w.text("stock", what=what, amount=amount)

    def _paragraph(self, text: str, style: str = "", indent: int = 0) -> Iterator[str]:
        """Lines of escaped markup; those after the first stand further in."""
        first, later = " " * indent, " " * (indent + 2)
        for line in wrap(text, self.width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False):
            yield _styled(line, style) if style else escape(line)


def _styled(text: str, style: str) -> str:
    return f"[{style}]{escape(text)}[/]"
