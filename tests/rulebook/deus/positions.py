"""Arrangements and assertions that several Deus tests share."""

from __future__ import annotations

from tafelrunde.games.deus.pieces.kinds import BUILDINGS, RESOURCES, STANDARD, TERRAINS
from tafelrunde.games.deus.scenario import DeusScenario, DeusTable
from tafelrunde.games.deus.table.prompts import ACTION, OFFER
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.hexes import DIRECTIONS
from tafelrunde.kernel.hexes import distance as steps

SPARE = "temple_gold"  # a second card in hand, so that building the first does not refill the hand
ON_LAND = ("civil", "scientific", "production", "military")


def belongings(t: DeusTable, seat: int = 0) -> dict[str, int]:
    """Everything a player can gain, by name; building names stand for the pieces on the player board."""
    me = t.player(seat)
    pieces = dict(zip(BUILDINGS[:STANDARD], me.board, strict=True))
    return {
        "gold": me.gold,
        "vp": me.vp,
        **dict(zip(RESOURCES, me.goods, strict=True)),
        **pieces,
        "cards": len(me.hand),
    }


def change(t: DeusTable, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What is different now, and nothing else."""
    after = belongings(t, seat)
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def city(made: DeusScenario, region: int, size: int, seat: int = 0) -> DeusScenario:
    """A number of buildings of one player in a land region, of the types of which most are left."""
    player = made.state.players[seat]
    left = {name: player.board[BUILDINGS.index(name)] + player.reserve[BUILDINGS.index(name)] for name in ON_LAND}
    for building in sorted(ON_LAND, key=lambda name: -left[name])[:size]:
        made.piece(seat, building, region)
    return made


def terrain(made: DeusScenario, region: int) -> str:
    return TERRAINS[made.state.map.terrain[region]]


def lands(made: DeusScenario) -> list[int]:
    return [r for r in range(len(made.state.map.terrain)) if terrain(made, r) not in ("sea", "village")]


def line(made: DeusScenario, middle: str) -> tuple[int, int, int]:
    """Three regions in a row, the outer ones land, the middle one of a terrain: two steps lead only through it."""
    grid = made.state.map.grid
    for region in made.regions(middle):
        q, r = grid.places[region]
        for dq, dr in DIRECTIONS[:3]:
            one, other = grid.number.get((q + dq, r + dr)), grid.number.get((q - dq, r - dr))
            if one is not None and other is not None and {one, other} <= set(lands(made)):
                return one, region, other
    raise LookupError(f"no {middle} between two lands")


def apart(made: DeusScenario, *others: int, distance: int = 3) -> int:
    """A land region at least so far from all the others."""
    places = made.state.map.grid.places
    for region in lands(made):
        if all(steps(places[region], places[other]) >= distance for other in others):
            return region
    raise LookupError("no land that far away")


def surround(made: DeusScenario, village: int, seat: int = 0, but: int = NONE) -> DeusScenario:
    """A piece of one player in every region beside a village, except one: ships at sea, others on land, no armies."""
    types = iter(("civil", "scientific", "production") * 2)
    for region in made.beside(village):
        if region != but:
            made.piece(seat, "maritime" if terrain(made, region) == "sea" else next(types), region)
    return made


def closed_but_for_land(made: DeusScenario, village: int, seat: int = 0) -> int:
    """Surround a village but for one land region, which is returned: an army there sets off the attack."""
    gap = next(r for r in made.beside(village) if terrain(made, r) != "sea")
    surround(made, village, seat, but=gap)
    return gap


def offer_to_the_end(t: DeusTable, most: int = 200) -> list[int]:
    """Everybody offers one card in each turn until the game is over; the seats in the order of their turns."""
    seats: list[int] = []
    while t.match.decision is not None and len(seats) < most:
        if t.asked is ACTION:
            seats.append(t.match.decision.seat)
            t.match.choose(OFFER)
        else:
            t.match.choose(NONE if NONE in t.options else t.options[0])
    return seats
