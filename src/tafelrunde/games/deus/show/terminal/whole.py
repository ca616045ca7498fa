"""The table of Deus for a terminal: map, supply, players, the viewing seat's columns and hand. View in, markup out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .... import text_board
from ....text_board import DOT, styled
from ...pieces.kinds import BUILDINGS, FACE_DOWN, RESOURCES, STANDARD
from .map import map_lines

if TYPE_CHECKING:
    from ...game import Deus


class TextBoard(text_board.TextBoard):
    game: Deus

    def lines(self) -> Iterator[str]:
        yield from map_lines(self.game, self.view, self.w, self.lit.ids, self.width)
        yield from self._legend()
        yield from self._supply()
        for seat in self.seats():
            yield from self._player(seat)
        if self.viewer >= 0:
            yield from self._own_columns()
            yield from self._hand()

    def _legend(self) -> Iterator[str]:
        pieces = [f"{self.text(f'letter-{kind}')} {self.text(f'building-{kind}')}" for kind in BUILDINGS]
        yield from self.paragraph(DOT.join(pieces), "dim")
        yield from self.paragraph(self.text("map-star"), "dim")

    def _supply(self) -> Iterator[str]:
        view, w = self.view, self.w
        last = view["last_round"] == view["round"]
        stage = "last" if view["phase"] == "turns" and last else view["phase"]
        yield ""
        yield styled(f"{w.text('board-round', round=view['round'])}{DOT}{w.text(f'stage-{stage}')}", "bold")
        said = [self._stock(kind, view["supply"][kind]) for kind in RESOURCES]
        said += [f"{w.text('icon-temple')}: {view['supply']['temples']}", f"{w.text('icon-deck')}: {view['deck']}"]
        said.append(f"{w.text('icon-discard')}: {view['discard']['count']}")
        if view["discard"]["top"] is not None:
            said.append(w.text("discard-top", card=self._card(view["discard"]["top"])))
        yield from self.paragraph(f"{w.text('part-supply')}: {DOT.join(said)}")

    # -------------------------------------------------------------------------------------------- players

    def _player(self, seat: int) -> Iterator[str]:
        view, w, me = self.view, self.w, self.view["seats"][seat]
        notes = self.holding(
            ("you", seat == self.viewer),
            ("first-player", seat == view["first"] and view["phase"] != "start"),
            ("to-move", seat == view["turn"] and view["phase"] != "over"),
        )
        yield from self.player(seat, notes)
        points = "?" if me["vp"] is None else me["vp"]
        said = [self._stock("gold", me["gold"]), self._stock("vp", points)]
        said.append(w.text("cards-counted", number=me["hand_count"]))
        said += [self._stock(kind, n) for kind, n in zip(RESOURCES, me["goods"], strict=True)]
        yield from self.paragraph(DOT.join(said), indent=2)
        yield from self.paragraph(f"{w.text('pieces-ready')}: {DOT.join(self._pieces(me))}", indent=2)
        if seat != self.viewer:
            yield from self._columns(me)

    def _pieces(self, me: dict[str, Any]) -> list[str]:
        names = [self.text(f"column-{kind}") for kind in BUILDINGS[:STANDARD]]
        return [f"{name} {a}+{b}" for name, a, b in zip(names, me["board"], me["reserve"], strict=True)]

    def _columns(self, me: dict[str, Any]) -> Iterator[str]:
        for kind, column in zip(BUILDINGS, me["columns"], strict=True):
            if column:
                names = [self._card(number) for number in column]
                yield from self.paragraph(f"{self.text(f'column-{kind}')}: {', '.join(names)}", indent=2)

    def _own_columns(self) -> Iterator[str]:
        me = self.view["seats"][self.viewer]
        if any(me["columns"]):
            yield from self.heading("part-columns")
        for kind, column in zip(BUILDINGS, me["columns"], strict=True):
            if column:
                yield from self.paragraph(self.text(f"column-{kind}"), indent=2)
            for number in column:
                down = number == me["joker_card"]
                said = self.text("hidden-card") if down else self.w.sentence(self.game.catalog.cards[number].effect)
                yield from self.paragraph(f"{self.star('card', number)}{self._card(number)}: {said}", indent=4)

    # -------------------------------------------------------------------------------------------- cards

    def _hand(self) -> Iterator[str]:
        yield from self.heading("part-hand")
        for number in self.view["seats"][self.viewer]["hand"]:
            yield from self._in_hand(number)
        offered = self.view["aside"]["cards"]
        if offered:
            names = ", ".join(self._card(number) for number in offered)
            yield from self.paragraph(f"{self.text('laid-aside')}: {names}", indent=2)

    def _in_hand(self, number: int) -> Iterator[str]:
        card = self.game.catalog.cards[number]
        cost = [self._stock(kind, n) for kind, n in zip(RESOURCES, card.cost, strict=True) if n]
        if card.gold:
            cost.append(self._stock("gold", card.gold))
        head = DOT.join((self._card(number), self.text(f"building-{BUILDINGS[card.colour]}"), ", ".join(cost)))
        yield from self.paragraph(f"{self.star('card', number)}{head}: {self.w.sentence(card.effect)}", indent=2)

    def _card(self, number: int) -> str:
        return self.text("hidden-card") if number == FACE_DOWN else self.named("card", number)

    def _stock(self, what: str, amount: int | str) -> str:
        return self.text("stock", what=what, amount=amount)
