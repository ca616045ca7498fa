"""The seven planning boards. A line names only the differences to the common values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, AnyOrder
from ....kernel.game import PUBLIC, SEED, Value
from ..effects.gains import AnyBook, Gain
from ..effects.knowledge import StepsOf
from ..effects.spades import BoardSpades, SavedSpades, Spades
from ..pieces.kinds import COINS, SCHOLARS, TOOLS, VP
from ..table.effect import AoiEffect
from .parts import AfterStart, BoardTrait, Income, Start, Tile, Track

ART: Final = "board-art"
USUAL_BOWLS: Final = (5, 7)  # AOI-SETUP-38


@table_row
class Board(Tile):
    """`shipping` and `terraforming` are the rewards of the steps on the two tracks, lowest first."""

    def __init__(
        self,
        id: str,
        *parts: AoiEffect,
        source: str = SEED,
        bowls: tuple[int, int] = USUAL_BOWLS,
        guild_coins: tuple[int, ...] = (2, 2, 2, 2),
        terraforming_coins: int = 5,
        innovation_books: tuple[int, ...] = (0, 1, 2),  # AOI-INVENT-11
        shipping_start: int = 0,
        shipping: tuple[AoiEffect, ...] = (Gain(VP, 2), AnyBook(2), Gain(VP, 4)),  # AOI-SHIP-05
    ) -> None:
        facts: dict[str, Value] = {
            "bowl1": bowls[0], "bowl2": bowls[1], "guild_coins": listed(guild_coins), "shipping": shipping_start,
            "terraforming_coins": terraforming_coins, "innovation_books": listed(innovation_books),
        }  # fmt: skip
        terraforming = (AnyBook(2), Gain(VP, 6))  # AOI-DIG-05
        tracks = (Track("shipping", *shipping), Track("terraforming", *terraforming))
        traits = differences(bowls, guild_coins[0], terraforming_coins, innovation_books[1], shipping_start)
        super().__init__(id, *parts, *traits, *tracks, source=source, basis=ART, facts=facts)
        self.bowls = bowls
        # Income, by workshops and guilds on the map (AOI-INCOME-08).
        self.workshop_tools: tuple[int, ...] = (1, 2, 3, 4, 5, 5, 6, 7, 8, 9)
        self.guild_coins = guild_coins
        self.guild_power: tuple[int, ...] = (1, 1, 2, 2)
        self.tools_per_spade: tuple[int, ...] = (3, 2, 1)
        self.terraforming: tuple[AoiEffect, ...] = terraforming
        self.terraforming_coins = terraforming_coins
        self.innovation_books = innovation_books
        self.shipping_start = shipping_start
        self.shipping = shipping


USUAL: Final = {"shipping": 0, "terraforming": 5, "guilds": 2, "innovations": 1}


def differences(bowls: tuple[int, int], guild: int, terraforming: int, second: int, shipping: int) -> list[AoiEffect]:
    """What distinguishes a planning board, apart from its parts."""
    found = {"shipping": shipping, "terraforming": terraforming, "guilds": guild, "innovations": second}
    traits: list[AoiEffect] = [
        BoardTrait(name, amount, USUAL[name]) for name, amount in found.items() if amount != USUAL[name]
    ]
    return traits if bowls == USUAL_BOWLS else [BoardTrait("bowls", *bowls), *traits]


def listed(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


COIN_15 = Gain(COINS, 15)  # AOI-SETUP-42
TOOL_3 = Gain(TOOLS, 3)

# AOI-MATERIAL-05.
BOARDS: Final[tuple[Board, ...]] = corrected(
    "age_of_innovation",
    "board",
    (
        Board("plains", Start(All(COIN_15, TOOL_3)), terraforming_coins=1),  # AOI-BOARD-01
        # AOI-BOARD-05, AOI-BOARD-25
        Board("swamp", Start(All(COIN_15, TOOL_3, Gain(SCHOLARS, 1))), bowls=(3, 9)),
        # AOI-BOARD-04
        Board("lake", Start(All(COIN_15, TOOL_3)), source=PUBLIC, shipping_start=1, shipping=(Gain(VP, 3), AnyBook(2))),
        # AOI-BOARD-06, AOI-BOARD-26
        Board("forest", Start(All(COIN_15, TOOL_3, StepsOf(1, 1, 1, 1))), bowls=(4, 8)),
        # AOI-BOARD-02, AOI-BOARD-22
        Board("mountain", Start(All(COIN_15, TOOL_3)), Income(Gain(COINS, 2)), guild_coins=(3, 2, 2, 2)),
        # AOI-BOARD-03, AOI-BOARD-23
        Board("wasteland", Start(All(COIN_15, Gain(TOOLS, 4), AnyBook(1))), innovation_books=(0, 0, 2)),
        Board("desert", Start(All(COIN_15, TOOL_3)), AfterStart(BoardSpades(1))),  # AOI-BOARD-07
    ),
    globals(),
)


def start_spades(boards: Sequence[Board], competencies: Sequence[Tile]) -> tuple[AoiEffect, ...]:
    """The spades of set-up by planning board, in an order of choice (AOI-SETUP-63). Those of a competency wait until
    the end of set-up (AOI-SETUP-56)."""
    saved = sum(tile.once.amount for tile in competencies if isinstance(tile.once, Spades))
    return tuple(
        SavedSpades(saved) if board.after_start is None else AnyOrder(board.after_start, SavedSpades(saved))
        for board in boards
    )
