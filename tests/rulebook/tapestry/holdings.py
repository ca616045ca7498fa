"""What a player of Tapestry has, as numbers by name, and what changed of it."""

from __future__ import annotations

from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, BUILDINGS, BUILDINGS_OF_A_TYPE, RESOURCES
from tafelrunde.games.tapestry.scenario import TapestryTable
from tafelrunde.games.tapestry.table.player import TapestryPlayer


def holdings(me: TapestryPlayer) -> dict[str, int]:
    """Everything a player can gain. Tracks stand for spaces advanced, building types for those gone from the mat."""
    return {
        "vp": me.vp,
        **dict(zip(RESOURCES, me.goods, strict=True)),
        **dict(zip(ALL_TRACKS, me.far, strict=False)),
        **{kind: BUILDINGS_OF_A_TYPE - left for kind, left in zip(BUILDINGS, me.left, strict=True)},
        "tiles": me.tiles.bit_count(),
        "space tiles": me.space.bit_count(),
        "explored": me.explored.bit_count(),
        "cards": me.hand.bit_count(),
        "played": sum(map(len, me.stacks)),
        "tech": me.techs.bit_count(),
        "landmarks": me.landmarks.bit_count(),
        "outposts": me.outposts,
        "territories": me.upright.bit_count(),
        "civilizations": len(me.civs),
        "masterpieces": me.side.masterpieces.bit_count(),
        "inspired": me.side.inspired.bit_count(),
    }


def change(t: TapestryTable, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What is different now, and nothing else."""
    after = holdings(t.player(seat))
    return {name: after[name] - n for name, n in before.items() if after[name] != n}
