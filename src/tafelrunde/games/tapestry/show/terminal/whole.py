"""The table of Tapestry for a terminal: map, tracks, what lies out, players. View in, markup out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .....kernel.effects import Phrase
from .... import text_board
from ....text_board import DOT, styled
from ...pieces.kinds import LAST_SPACE, TERRAINS, TIER
from ...pieces.tracks import space_code
from ...table.prompts import EXPLORE_TURN, TILES
from ..view import place_of
from .arts import art_display, cost
from .map import letters, map_lines, matching_sides
from .players import own_area, player_lines

if TYPE_CHECKING:
    from ...game import Tapestry


class TextBoard(text_board.TextBoard):
    game: Tapestry

    def lines(self) -> Iterator[str]:
        yield from map_lines(self.view, self.w, self.lit.ids, self.width)
        yield from self._legend()
        yield from self._turns()
        yield from self._state()
        yield from self._tracks()
        yield from self._lying_out()
        for seat in self.seats():
            yield from player_lines(self, seat)
        if self.viewer >= 0:
            yield from own_area(self)

    # -------------------------------------------------------------------------------------------- the map

    def _legend(self) -> Iterator[str]:
        hexes = self.view["map"]["hexes"]
        said = [f"{self.text('text-letter', terrain=t)} {self.text('text-land', terrain=t)}" for t in TERRAINS]
        middle = next(place_of(self.view, n) for n, hex in enumerate(hexes) if hex["middle"])
        yield from self.paragraph(self.text("text-legend", letters=", ".join(said), middle=middle), "dim")
        laid = [
            f"{place_of(self.view, n)} {self.named('tile', hex['tile'])}"
            for n, hex in enumerate(hexes)
            if hex["tile"] is not None
        ]
        if laid:
            yield from self.paragraph(f"{self.text('text-on-map')}: {', '.join(laid)}")

    def _turns(self) -> Iterator[str]:
        """While a tile is turned: how it would lie, and how many sides would match."""
        if self.asked != EXPLORE_TURN.name:
            return
        hex, tile = divmod(self.about, TILES)
        yield from self.heading("text-turns")
        for turn in self.options:
            corners = [TERRAINS[terrain] for terrain in self.game.catalog.tiles[tile].turned[turn]]
            sides = matching_sides(self.view, hex, corners)
            yield from self.paragraph(
                self.text("text-turned", turn=self.named("turn", turn), letters=letters(self.w, corners), sides=sides),
                indent=2,
            )

    # -------------------------------------------------------------------------------------------- the table

    def _state(self) -> Iterator[str]:
        decks = self.view["decks"]
        yield ""
        yield styled(self.text("text-phase", phase=self.view["phase"]), "bold")
        counts = {name: decks[name] for name in ("tapestry", "tech", "tiles", "space")}
        yield from self.paragraph(self.text("text-decks", **counts), indent=2)

    def _tracks(self) -> Iterator[str]:
        yield from self.heading("text-tracks")
        for track in range(len(self.view["seats"][0]["tracks"])):
            tokens = [
                f"{self.sign(seat)} {space} {self.named('space', space_code(track, space))}"
                if space
                else f"{self.sign(seat)} 0"
                for seat, me in enumerate(self.view["seats"])
                for space in me["tracks"][track]
            ]
            locks = [seat for seat, me in enumerate(self.view["seats"]) if me["locks"][track]]
            tokens += [self.text("text-locked", player=self.who(seat)) for seat in locks]
            title = self.star("track", track) + self.named("track", track)
            yield from self.paragraph(f"{title}: {DOT.join(tokens)}", indent=2)
            if self.viewer >= 0:
                yield from self._next_space(track)

    def _next_space(self, track: int) -> Iterator[str]:
        """What the next space of the viewing seat costs and gives."""
        spaces = [s for s in self.view["seats"][self.viewer]["tracks"][track] if s < LAST_SPACE]
        if spaces and not self.view["seats"][self.viewer]["finished"]:
            number = max(spaces) + 1
            said = self.text(
                "text-next",
                cost=cost(self, track, TIER[number]),
                space=self.named("space", space_code(track, number)),
                gives=self.sentence(self.game.catalog.spaces[track][number - 1].effect),
            )
            yield from self.paragraph(said, "dim", indent=6)

    def _lying_out(self) -> Iterator[str]:
        view = self.view
        yield from self.heading("text-display")
        for number in view["display"]:
            yield from self.paragraph(self.tech(number), indent=2)
        if view["landmarks"]:
            free = [self.star("landmark", n) + self.named("landmark", n) for n in view["landmarks"]]
            yield from self.paragraph(f"{self.text('text-free-landmarks')}: {', '.join(free)}")
        if view["side"] and view["side"]["landmark_draft"]:
            yield from self.heading("text-landmark-cards")
            for number in view["side"]["landmark_draft"]:
                yield from self.paragraph(self.goal(number), indent=2)
        if view["side"]:
            open_techs = [n for n in [*view["side"]["techs"], *view["side"]["pile"]] if f"tech-{n}" in self.lit]
            for number in open_techs:
                yield from self.paragraph(self.tech(number), indent=2)
        yield from art_display(self)
        said = []
        for which, state in enumerate(view["achievements"]):
            left = state["vp"][len(state["seats"]) :]
            said.append(f"{self.named('achievement', which)} ({self.text('text-left', points=left[0] if left else 0)})")
        yield from self.paragraph(f"{self.text('text-achievements')}: {DOT.join(said)}")

    # -------------------------------------------------------------------------------------------- words

    def tech(self, number: int) -> str:
        card = self.game.catalog.techs[number]
        return " ".join(
            (
                f"{self.star('tech', number)}{self.named('tech', number)}.",
                self.text("text-circle", gives=self.sentence(card.circle)),
                self.text("text-square", gives=self.sentence(card.square)),
                self.text("text-needs", what=self.w.clause(card.needs)),
            )
        )

    def goal(self, number: int) -> str:
        said = self.sentence(self.game.catalog.landmark_cards[number].effect)
        return f"{self.star('landmark-card', number)}{self.named('landmark-card', number)}: {said}"

    def card(self, number: int) -> str:
        said = self.sentence(self.game.catalog.cards[number].whole)
        return f"{self.star('card', number)}{self.named('card', number)}: {said}"

    def sentence(self, effect: Phrase) -> str:
        return self.w.sentence(effect)
