"""The picture of a table, and the numbers in front of each seat."""

from __future__ import annotations

from ...kernel.game import View
from ...kernel.match import Match
from ...words import labels
from ..schemas.play import Picture
from .reader import Reader


def picture(reader: Reader, match: Match, view: View) -> Picture:
    game, w = match.game, reader.words
    purses = [game.purse(view, seat) for seat in range(match.players)]
    return Picture(
        svg=game.board_svg({**view, "names": reader.names}, reader.screen.lang, reader.screen.width),
        purses=purses,
        icons={icon: labels.icon_name(w, icon) for icon in dict.fromkeys(icon for purse in purses for icon in purse)},
        round=view.get("round"),
    )
