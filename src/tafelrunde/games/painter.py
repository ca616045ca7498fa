"""The base class of painters: highlighted things, the icons that a picture needs, and cached parts.

A game's own painter adds the faces of its cards and tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import count
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

from ..draw import svg
from ..draw.icons import icon, icons_of
from ..draw.lettering import capitalized
from ..draw.palette import SEATS, paint, seat_panel
from ..draw.rows import Token, centred, row
from ..draw.svg import box, num
from ..kernel.game import Game, View
from .drawing_cache import DrawingCache, Variant
from .presenter import Presenter
from .render_cache import cached
from .tracked_view import TrackedView, digest

T = TypeVar("T")

PIECES: Final = 16_000_000  # bytes of cached pieces
LIT_VARIANTS: Final = 16  # of one piece, by what is lit on it
OF_A_SEAT: Final = 100  # the number of a seat's thing is 100 times the seat, plus its own

_pieces: Final[DrawingCache[tuple[Hashable, ...]]] = DrawingCache(PIECES, LIT_VARIANTS)
_serials = count()
_game_keys: WeakKeyDictionary[Game, int] = WeakKeyDictionary()  # not id(): the next corrected game may get the same


class Painter(Presenter):
    ring: float = 5  # distance of a lit thing's ring from its right edge

    def __init__(self, game: Game, view: View, lang: str) -> None:
        super().__init__(game, view, lang)
        self.icon_set = icons_of(game)
        self.game_key = _key_of(game)

    def called(self, seat: int) -> str:
        """The name of a player on their strip."""
        return capitalized(self.text("you")) if self.is_viewer(seat) else self.names[seat]

    def player_panel(self, seat: int, label: str, x: float, y: float, w: float, h: float, *children: str) -> str:
        """The panel of a player as a thing; it shows whose turn it is."""
        turn = "player turn" if self.view["turn"] == seat and self.view["phase"] != "over" else "player"
        style = f"color:{paint(SEATS[seat].colour)}"
        return self.thing(f"player-{seat}", label, seat_panel(seat, x, y, w, h), *children, class_=turn, style=style)

    def row(self, tokens: Sequence[Token], x: float, y: float, size: float, room: float) -> str:
        """A row, centred in the room that begins at x."""
        return centred(self.icon_set, tuple(tokens), x, y, size, room)

    def row_from(self, tokens: Sequence[Token], x: float, y: float, size: float, room: float = 0) -> str:
        """A row that begins at x."""
        return row(self.icon_set, tuple(tokens), x, y, size, room)[0]

    def icon(self, name: str, x: float, y: float, size: float, label: str = "", colour: str = "") -> str:
        return icon(self.icon_set, name, x, y, size, label, colour)

    def thing(
        self, id: str, name: str, *children: str, class_: str = "", style: str = "", like: str = "", place: str = ""
    ) -> str:
        """A thing of the table; lit if it answers the pending question."""
        lit = id in self.lit
        return svg.thing(id, name, *children, class_=class_, lit=lit, style=style, like=like, place=place)

    def cached(self, draw: Callable[..., T], *shown: Any) -> T:
        """The result of `draw` for these values, which may be seats of the view; cached by what it reads of the
        view."""
        name = (draw, *(("seat", one.where) if isinstance(one, TrackedView) else one for one in shown))
        return cached(self, name, lambda: draw(self, *shown))

    def cached_by_values(self, draw: Callable[..., str], *shown: Hashable) -> str:
        """The result of `draw` for these values, cached by them and what is lit. `draw` must not read the view."""
        return self._cached_by_key((draw, self.game_key, self.lang, shown), lambda: draw(self, *shown))

    def cached_by_data(self, draw: Callable[..., str], data: Any, *shown: Hashable, names: Hashable = ()) -> str:
        """The result of `draw` for data from the view, cached by it. `draw` may read nothing else of the view but names
        of things; `names` is what these depend on, beside the data and the players' names."""
        if isinstance(self.view, TrackedView) and self.view.fresh:
            return draw(self, data, *shown)
        key = (draw, self.game_key, self.lang, digest(data), tuple(self.names), names, shown)
        return self._cached_by_key(key, lambda: draw(self, data, *shown))

    def _cached_by_key(self, key: tuple[Hashable, ...], draw: Callable[[], str]) -> str:
        lit = self.lit
        known = _pieces.find(key, lit.ids)
        if known is not None:
            lit.asked |= known.asked
            found: str = known.drawn
            return found
        before, lit.asked = lit.asked, set()
        result = draw()
        _pieces.put(key, Variant(frozenset(lit.asked), frozenset(lit.asked & lit.ids), result))
        lit.asked |= before
        return result

    def light(self, id: str, x: float, y: float, w: float, h: float, radius: float = 6) -> str:
        """The edge and the ring of something that can be chosen."""
        if id not in self.lit:
            return ""
        place = f'cx="{num(x + w - self.ring)}" cy="{num(y + 1)}"'
        return box(x, y, w, h, "lit", radius) + f'<circle class="ring" {place} r="{num(min(5.0, h * 0.2))}"/>'


def _key_of(game: Game) -> int:
    """A number of the game that no later one gets."""
    key = _game_keys.get(game)
    if key is None:
        key = _game_keys[game] = next(_serials)
    return key
