"""The table of Revive for a terminal: map, displays, players, the viewing seat's boards. View in, markup out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from .... import text_board
from ....text_board import DOT, styled
from ...pieces import locations
from ...pieces.kinds import COLOURS, MOON, SUN, TERRAINS, TRIBES, board_number
from ...pieces.map import CRYSTAL_HEXES, FIELD_AT, LAKES, SPACES
from .map import field_name, map_lines
from .players import own_area, player_lines

if TYPE_CHECKING:
    from ...game import Revive


class TextBoard(text_board.TextBoard):
    game: Revive

    def lines(self) -> Iterator[str]:
        yield from map_lines(self.game, self.view, self.w, self.lit.ids, self.width)
        yield from self._legend()
        yield from self._state()
        yield from self._tribes()
        yield from self._turned_over()
        yield from self._corners()
        yield from self._displays()
        for seat in self.seats():
            yield from player_lines(self, seat)
        if self.viewer >= 0 and self.view["seats"][self.viewer]["tribe"] is not None:
            yield from own_area(self)

    # -------------------------------------------------------------------------------------------- the table

    def _legend(self) -> Iterator[str]:
        lake = self.text("short-lake")
        said = [f"{self.text(f'short-{kind}')} {self.text('fact-fields-value', value=kind)}" for kind in TERRAINS]
        said += [f"{lake}{self.text(f'short-lake-{kind}')} {self.text(f'lake-{kind}')}" for kind in LAKES]
        yield from self.paragraph(DOT.join(said), "dim")
        yield from self.paragraph(self.text("text-legend"), "dim")
        symbols = ["+".join(field_name(FIELD_AT[hex]) for hex in hexes) for hexes in CRYSTAL_HEXES]
        for giant in self.view["giant_crystals"]:
            symbols[giant] += self.text("text-giant")
        yield from self.paragraph(f"{self.text('text-crystals')}: {', '.join(symbols)}", "dim")

    def _state(self) -> Iterator[str]:
        view = self.view
        said = [self.text("text-round", round=view["round"]), self.text("text-phase", phase=view["phase"])]
        if view["phase"] == "turns":
            said.append(self.text("text-slept" if view["slept"] else "text-actions-done", number=view["actions"]))
        if view["last_turns"] is not None and view["phase"] == "turns":
            said.append(self.text("text-last-turns", number=view["last_turns"]))
        if view["clock"] is not None:
            said.append(self.text("text-clock", number=view["clock"]))
        yield ""
        yield styled(DOT.join(said), "bold")
        left = {name: view["artifacts"][name] for name in ("violet", "orange", "white", "small")}
        yield from self.entry("text-artifacts", [self.text("text-artifacts-left", **left)])
        piles = {name: view["piles"][name] for name in ("cards", "modules", "crates", "energy")}
        yield from self.entry("text-piles", [self.text("text-piles-counted", **piles)])
        shared = view["shared_artifact_card"]
        yield from self.entry("text-shared-card", [self.named("artifactcard", card) for card in shared])

    def _tribes(self) -> Iterator[str]:
        """What the tribe boards do that can be chosen; the sun sides as long as the tribes are chosen among."""
        boards = [board_number(tribe, SUN) for tribe in range(len(TRIBES)) if f"tribe-{tribe}" in self.lit]
        if "side-0" in self.lit:
            boards = [board_number(self.about, SUN), board_number(self.about, MOON)]
        if boards:
            yield from self.heading("text-tribes")
        for board in boards:
            said = self.w.sentence(self.game.catalog.ability_on(board))
            yield from self.paragraph(f"* {self.named('board', board)}: {said}", indent=2)
            names = [self.named("technology", number) for number in self.game.catalog.boards[board]]
            yield from self.paragraph(DOT.join(names), "dim", indent=6)

    def _turned_over(self) -> Iterator[str]:
        """A tile that is known and not yet laid: what lies where, either way round."""
        for space in range(SPACES):
            seen = self.view["spaces"][space]
            if seen["tile"] is None or seen["explored"]:
                continue
            faces = [TERRAINS[face] for face in self.game.catalog.tiles[seen["tile"]].faces]
            names = [self.text("fact-fields-value", value=face) for face in faces]
            ways = [dict(zip("abcd", way, strict=True)) for way in (names, names[::-1])]
            said = f" {self.text('text-or')} ".join(self.text("text-orientations", **way) for way in ways)
            yield from self.entry("text-turned-over", [f"{self.named('space', space)}: {said}"])

    def _corners(self) -> Iterator[str]:
        yield from self.heading("text-corners")
        for number in self.view["corners"]:
            side = self.game.catalog.locations[number]
            colour = self.text(f"colour-{COLOURS[side.colour]}") if side.colour >= 0 else ""
            worth = self.text("text-worth", count=locations.COUNTS[side.count], amount=side.points, colour=colour)
            yield from self.paragraph(f"{self.named('location', number)}: {worth}", indent=2)

    def _displays(self) -> Iterator[str]:
        display = self.view["display"]
        yield from self.heading("text-display-cards")
        for card in display["cards"]:
            yield from self.card(card)
        yield from self.heading("text-display-machines")
        for row in display["machines"]:
            for machine in row:
                yield from self._machine(machine)
        yield from self.heading("text-display-modules")
        modules = [self.star("module", module) + self.named("module", module) for module in display["modules"]]
        yield from self.paragraph(DOT.join(modules), indent=2)

    # -------------------------------------------------------------------------------------------- cards and tiles

    def card(self, number: int, indent: int = 2) -> Iterator[str]:
        """Name, colour, and what the upper and the lower half do."""
        made = self.game.catalog.cards[number]
        halves = [self._half(number, half) for half in (0, 1)]
        said = f"{self.named('card', number)} ({self.text(f'colour-{COLOURS[made.colour]}')}): {' / '.join(halves)}"
        yield from self.paragraph(self.star("card", number) + said, indent=indent)

    def _half(self, number: int, half: int) -> str:
        made = self.game.catalog.cards[number].halves[half]
        signs = ["text-slot-symbol"] if made.slot else []
        signs += ["icon-flask"] * made.flasks
        said = self.w.sentence(made.effect)
        return f"{said} ({', '.join(self.text(sign) for sign in signs)})" if signs else said

    def _machine(self, number: int) -> Iterator[str]:
        made = self.game.catalog.machines[number]
        notes = [self.text(f"colour-{COLOURS[made.colour]}"), *[self.text("icon-flask")] * made.flasks]
        said = f"{self.named('machine', number)} ({', '.join(notes)}): {self.w.sentence(made.effect)}"
        yield from self.paragraph(self.star("machine", number) + said, indent=2)

    def entry(self, id: str, said: Iterable[str]) -> Iterator[str]:
        """A title and a list on one line; nothing if the list is empty."""
        listed = DOT.join(said)
        if listed:
            yield from self.paragraph(f"{self.text(id)}: {listed}", indent=2)
