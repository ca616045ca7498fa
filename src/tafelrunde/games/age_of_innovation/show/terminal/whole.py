"""The table of Age of Innovation for a terminal: map, rounds, knowledge, tiles, players. View in, markup out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .... import text_board
from ....text_board import DOT, styled
from ...pieces.codes import COLUMNS, POWER_ACTIONS, SCHOLAR_SPACES, top_pair
from ...pieces.kinds import BUILDINGS, DISCIPLINES, ROUNDS
from ...table.prompts import BOOK_ACTION, POWER_ACTION
from ..painter import effect_of
from .automa import automa_lines
from .map import map_lines
from .players import own_tiles, player_lines

if TYPE_CHECKING:
    from ...game import AgeOfInnovation

TOP_PAIR: Final = ("banking-law", "engineering-medicine")  # the books of the last two places with 2 and 4 players


class Entry(NamedTuple):
    """Something that lies out."""

    kind: str
    number: int
    note: str = ""


class TextBoard(text_board.TextBoard):
    game: AgeOfInnovation

    def lines(self) -> Iterator[str]:
        yield from map_lines(self.view, self.w, self.lit.ids, self.width)
        yield from self._legend()
        yield from self._state()
        yield from self._scoring()
        yield from self._knowledge()
        yield from self._lying_out()
        for seat in self.seats():
            yield from player_lines(self, seat)
        if self.view["automa"] is not None:
            yield from automa_lines(self)
        if self.viewer >= 0:
            yield from own_tiles(self)

    # -------------------------------------------------------------------------------------------- the table

    def _legend(self) -> Iterator[str]:
        pieces = [f"{self.text(f'short-{kind}')} {self.text(f'building-{kind}')}" for kind in BUILDINGS]
        yield from self.paragraph(DOT.join(pieces), "dim")
        yield from self.paragraph(self.text("text-legend"), "dim")
        if self.view["bridges"]:
            owned = [f"{self.named('site', b['site'])} {self.sign(b['owner'])}" for b in self.view["bridges"]]
            yield from self.paragraph(f"{self.text('text-bridges')}: {', '.join(owned)}")

    def _state(self) -> Iterator[str]:
        view = self.view
        phase = self.text("text-phase", phase=view["phase"])
        yield ""
        yield styled(f"{self.text('text-round', round=view['round'])}{DOT}{phase}", "bold")
        orders = [("text-order", view["order"]), ("text-next-order", view["next_order"])]
        said = [f"{self.text(id)}: {', '.join(self.who(seat) for seat in seats)}" for id, seats in orders if seats]
        yield from self.paragraph(DOT.join(said), indent=2)

    def _scoring(self) -> Iterator[str]:
        """This round and those to come, and the actions that are still free."""
        view = self.view
        yield from self.heading("text-scoring")
        for number in range(max(1, view["round"]), ROUNDS + 1):
            said = f"{self.text('text-scoring-round', round=number)}: {self._scored(number)}"
            yield from self.paragraph(said, indent=2)
        if view["area"]["played"]:
            yield from self.paragraph(self._area(view["area"]["tile"]), indent=2)
        free = [POWER_ACTION + n for n in range(POWER_ACTIONS) if n not in view["used_power_actions"]]
        free += [BOOK_ACTION + n for n in view["book_actions"] if n not in view["used_book_actions"]]
        yield from self.heading("text-actions")
        yield from self.paragraph(DOT.join(self.star("action", n) + self.named("action", n) for n in free), indent=2)

    def _scored(self, number: int) -> str:
        """In the last round the additional tile covers the knowledge bonus (AOI-FINAL-24)."""
        tile = self.view["scoring"][number - 1]
        if number < ROUNDS:
            return self.sentence("round", tile)
        deed = effect_of(self.game, "round", tile).parts()[0]
        return f"{self.w.sentence(deed)} {self.sentence('final', self.view['final'])}"

    def _area(self, tile: int | None) -> str:
        if tile is None:
            return self.text("text-area-hidden")
        return self.text("text-area", tile=self.named("area", self.game.catalog.areas.index(tile)))

    def _knowledge(self) -> Iterator[str]:
        knowledge = self.view["knowledge"]
        yield from self.heading("text-knowledge")
        for d, name in enumerate(DISCIPLINES):
            said = [f"{self.sign(seat)} {me['levels'][d]}" for seat, me in enumerate(self.view["seats"])]
            if self.view["automa"] is not None:
                it = self.view["automa"]
                said.append(f"{self.sign(it['seat'])} {it['levels'][d]}")
            if knowledge["third_party"]:
                said.append(f"{self.text('text-third-party')} {knowledge['third_party'][d]}")
            said.append(self.text("text-scholars-free", number=SCHOLAR_SPACES - len(knowledge["scholars"][d])))
            title = self.star("discipline", d) + self.text(f"discipline-{name}")
            yield from self.paragraph(f"{title}: {DOT.join(said)}", indent=2)

    # -------------------------------------------------------------------------------------------- tiles that lie out

    def _lying_out(self) -> Iterator[str]:
        view = self.view
        if view["sets"]:
            yield from self._sets()
        elif view["pairs"]:
            yield from self._pairs()
        else:
            yield from self._offer("text-boards", [Entry("board", n) for n in view["boards"]])
            yield from self._offer("text-factions", [Entry("faction", n) for n in view["factions"]])
        bonuses = [Entry("bonus", b["bonus"], self._coins(b["coins"])) for b in view["bonuses"]]
        yield from self._offer("text-bonuses", bonuses)
        yield from self._offer("text-palaces", [Entry("palace", n) for n in view["palaces"]])
        places = enumerate(view["innovations"])
        yield from self._offer(
            "text-innovations", [Entry("innovation", n, self._books(place)) for place, n in places if n >= 0]
        )
        competencies = enumerate(view["competencies"])
        yield from self._offer(
            "text-competencies", [Entry("competency", n, self._place(c)) for n, c in competencies if c["left"]]
        )
        towns = enumerate(view["supply"]["towns"])
        yield from self._offer(
            "text-towns", [Entry("town", n, self.text("text-left", number=left)) for n, left in towns if left]
        )

    def _sets(self) -> Iterator[str]:
        yield from self.heading("text-boards")
        for entry in self.view["sets"]:
            yield from self.paragraph(
                self.star("board", entry["board"]) + self.named("board", entry["board"]), indent=2
            )
            for kind in ("faction", "bonus", "board"):
                yield from self.paragraph(self.sentence(kind, entry[kind]), "dim", indent=6)

    def _pairs(self) -> Iterator[str]:
        """Against the Automa: each planning board with the two factions to choose from."""
        yield from self.heading("text-pairs")
        for pair in self.view["pairs"]:
            board = pair["board"]
            yield from self.paragraph(self.star("board", board) + self.named("board", board), indent=2)
            yield from self.paragraph(self.sentence("board", board), "dim", indent=6)
            for faction in pair["factions"]:
                name = self.star("faction", faction) + self.named("faction", faction)
                yield from self.paragraph(f"{name}. {self.sentence('faction', faction)}", indent=4)

    def _offer(self, title: str, entries: list[Entry]) -> Iterator[str]:
        """In one paragraph; what can be chosen now is explained instead, one by one."""
        if not entries:
            return
        yield from self.heading(title)
        if not any(f"{entry.kind}-{entry.number}" in self.lit for entry in entries):
            yield from self.paragraph(DOT.join(self._entry(entry) for entry in entries), indent=2)
            return
        for entry in entries:
            said = f"{self._entry(entry)}. {self.sentence(entry.kind, entry.number)}"
            yield from self.paragraph(self.star(entry.kind, entry.number) + said, indent=2)

    def _entry(self, entry: Entry) -> str:
        name = self.named(entry.kind, entry.number)
        return f"{name}, {entry.note}" if entry.note else name

    def _coins(self, coins: int) -> str:
        return self.text("stock", what="coins", amount=coins) if coins else ""

    def _books(self, place: int) -> str:
        """Four columns; with 2 and 4 players two places of another price lie above them (AOI-INVENT-06)."""
        top = top_pair(len(self.view["innovations"]))
        what = TOP_PAIR[place - top] if place >= top else DISCIPLINES[place % COLUMNS]
        return self.text("text-innovation-books", what=what)

    def _place(self, competency: dict[str, Any]) -> str:
        discipline = DISCIPLINES[competency["discipline"]]
        return self.text("text-place", discipline=discipline, row=competency["row"])

    # -------------------------------------------------------------------------------------------- words

    def sentence(self, kind: str, number: int) -> str:
        return self.w.sentence(effect_of(self.game, kind, number))
