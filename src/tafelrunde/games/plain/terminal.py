"""The default terminal board: zones of the table, players and their things. View in, markup out."""

from __future__ import annotations

from collections.abc import Iterator

from .. import text_board
from ..text_board import DOT, styled
from .zones import Zone, ZonePresenter


class TextBoard(text_board.TextBoard, ZonePresenter):
    def lines(self) -> Iterator[str]:
        counts = [self.counted(name, count) for name, count in self.counters().items()]
        yield styled(DOT.join([self.round_said(), *counts]), "bold")
        for zone in self.zones_on_table():
            yield from self._zone(zone, in_full=True)
        for seat in self.seats():
            yield from self._player(seat)
        choices = self.other_choices()
        if choices is not None:
            yield ""
            yield from self._zone(choices, in_full=True)

    def _player(self, seat: int) -> Iterator[str]:
        notes = self.holding(("you", seat == self.viewer), ("plain-turn", seat == self.turn()))
        yield from self.player(seat, notes)
        purse = [self.counted(name, count) for name, count in self.purse_of(seat).items()]
        if purse:
            yield from self.paragraph(DOT.join(purse), indent=2)
        for zone in self.zones_of(seat):
            yield from self._zone(zone, in_full=seat == self.viewer)

    def _zone(self, zone: Zone, in_full: bool) -> Iterator[str]:
        """Own things and those of the table with their effects, one per line; those of other players in one line."""
        names = [f"{self.star(zone.kind, n)}{self.named(zone.kind, n)}" for n in zone.numbers]
        if not in_full:
            yield from self.paragraph(f"{zone.title}: {', '.join(names)}", indent=2)
            return
        yield from self.paragraph(zone.title, indent=2)
        for name, number in zip(names, zone.numbers, strict=True):
            said = self.said_of(zone.kind, number)
            yield from self.paragraph(f"{name}: {said}" if said else name, indent=4)
