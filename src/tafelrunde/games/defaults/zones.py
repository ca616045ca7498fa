"""Zones of the default picture and terminal board, and their contents."""

from __future__ import annotations

from typing import NamedTuple, Optional

from ...draw.icons import icons_of
from ...kernel.game import Game, View
from ...words import labels
from ..presenter import Presenter


class Zone(NamedTuple):
    """A place for things of one kind, in the default picture."""

    title: str
    kind: str
    numbers: list[int]


class ZonePresenter(Presenter):
    game: Game

    def zones_on_table(self) -> list[Zone]:
        return self._zones(self.view)

    def zones_of(self, seat: int) -> list[Zone]:
        return self._zones(self.view["seats"][seat])

    def _zones(self, part: View) -> list[Zone]:
        """In the game's order; empty and hidden ones are left out."""
        found = []
        for key, kind in self.game.show.shown_zones.items():
            numbers = part.get(key)
            if isinstance(numbers, list) and numbers:
                found.append(Zone(self.text(f"zone-{labels.slug(key)}"), kind, numbers))
        return found

    def other_choices(self) -> Optional[Zone]:
        """Possible answers outside all zones, so that they can be clicked."""
        kind = self.game.prompt(self.asked).of if self.asked else ""
        if kind not in self.game.kinds or kind == "player":
            return None
        zones = self.zones_on_table()
        for seat in self.seats():
            zones += self.zones_of(seat)
        shown = {number for zone in zones if zone.kind == kind for number in zone.numbers}
        rest = [number for number in self.options if number not in shown]
        return Zone(self.text("default-choices"), kind, rest) if rest else None

    def counters(self) -> dict[str, int]:
        """Numbers of the table itself that have an icon: piles, supplies."""
        known = icons_of(self.game).drawings
        numbers = ((name.removesuffix("_count"), value) for name, value in self.view.items())
        return {name: value for name, value in numbers if name in known and type(value) is int}

    def round_label(self) -> str:
        number = self.view.get("round")
        return self.text("default-round", round=number) if isinstance(number, int) else self.text("game-title")

    def sentence_of(self, kind: str, number: int) -> str:
        """The sentence of a thing with an effect."""
        component = self.game.numbered.get((kind, number))
        return "" if component is None or component.description is None else self.w.sentence(component.description)

    def summary_of(self, seat: int) -> dict[str, str]:
        return {name: "?" if n is None else str(n) for name, n in self.game.show.summary(self.view, seat).items()}

    def counted(self, name: str, count: object) -> str:
        return f"{self.text(f'icon-{labels.slug(name)}')}: {count}"

    def turn(self) -> int:
        """The asked seat; -1 when the game is over."""
        pending = self.view.get("pending")
        return pending["seat"] if pending else -1
