"""The landmarks (TAP-COMP-10; landmark tiles, TAP-COMP-12, would show the free ones). Base: first the twelve of the
tracks, by track and tier II to IV (TAP-LANDMARK-08), then the six of tech cards (TAP-LANDMARK-09); then those of the
expansions, expansion by expansion. `#` is a covered plot.

No source gives the heights of the miniatures. Ours follow what the building is: masts and towers, high-rises and
chimneys, halls, low houses (TAP-END-06). Of the expansions no source gives the shapes either; every shape is its own
mirror image.
"""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ....kernel.hexes import mask
from .capitals import GRID, MARGIN, SITES, SIZE, WIDE, Capital, bit, sites_in
from .kinds import ALL_TRACKS, ARTS, ARTS_ARCHITECTURE, BASE, PLANS_PLOYS

NO_LANDMARK: Final = -1
LIGHTHOUSE: Final = 0
TRAIN_STATION: Final = 1
LAUNCH_PAD: Final = 2
FORGE: Final = 3
RUBBER_WORKS: Final = 4
TECH_HUB: Final = 5
APOTHECARY: Final = 6
ACADEMY: Final = 7
LABORATORY: Final = 8
BARRACKS: Final = 9
TANK_FACTORY: Final = 10
FUSION_REACTOR: Final = 11
BAKERY: Final = 12
BARN: Final = 13
COM_TOWER: Final = 14
LIBRARY: Final = 15
STOCK_MARKET: Final = 16
TREASURY: Final = 17
TRACK_LANDMARKS: Final = 12
LANDMARK_TIERS: Final[tuple[int, ...]] = (2, 3, 4)  # of a track
BASE_LANDMARKS: Final = 18
URBAN_FARM: Final = 18
TV_STATION: Final = 19
GAME_STORE: Final = 20
SKYSCRAPER: Final = 21
DIGITAL_STUDIO: Final = 22
STADIUM: Final = 23
MONOLITH: Final = 24
CLOCKTOWER: Final = 25
OPERA_HOUSE: Final = 26
HOLOCENTER: Final = 27
PATENT_OFFICE: Final = 28
CASTLE: Final = 29
MUSEUM: Final = 30
CATHEDRAL: Final = 31
GALLERY: Final = 32
PICTURED: Final = range(URBAN_FARM, STADIUM)  # their shapes are on pictures of their cards
BASIS: Final = "landmark-mat"
PICTURED_BASIS: Final = "condition-public"
EXPANSION_BASIS: Final = "shape-ours"

Shape = tuple[tuple[int, int], ...]


@table_row
class Landmark:
    """`turns[t]` has the sites in that orientation, by the code of the top left corner, and the plots covered there.
    `parts[t]` says how far the covered plots are from that corner, `outlines[t]` is the same as a set, and `corners[t]`
    has all places the corner may have."""

    def __init__(self, id: str, height: int, *rows: str, expansion: int = BASE) -> None:
        self.id: str = id
        self.expansion: int = expansion
        self.height: int = height
        self.shape: tuple[str, ...] = rows
        self.plots: int = "".join(rows).count("#")
        shapes = orientations(rows)
        self.turns: tuple[dict[int, int], ...] = tuple(sites(shape) for shape in shapes)
        self.parts: tuple[tuple[int, ...], ...] = tuple(tuple(WIDE * r + c for r, c in shape) for shape in shapes)
        self.outlines: tuple[int, ...] = tuple(mask(parts) for parts in self.parts)
        self.corners: tuple[int, ...] = tuple(mask([corner_of(site) for site in turn]) for turn in self.turns)

    def room(self, turn: int, taken: int) -> int:
        """The corners at which it fits, all at once: the taken plots are laid over them as each part sees them."""
        hindered = 0
        for part in self.parts[turn]:
            hindered |= taken >> part
        return self.corners[turn] & ~hindered

    def fits_over(self, gap: int, taken: int) -> bool:
        """Can it cover a gap in one piece? Each part is tried on the first plot of the gap."""
        first = gap.bit_length() - 1
        for turn, outline in enumerate(self.outlines):
            for part in self.parts[turn]:
                covered = outline << first - part
                if not gap & ~covered and not covered & taken:
                    return True
        return False


def orientations(rows: tuple[str, ...]) -> list[Shape]:
    """The different ones of the four quarter turns (TAP-BUILD-04)."""
    found: list[Shape] = []
    for _ in range(4):
        shape = tuple((r, c) for r, row in enumerate(rows) for c, plot in enumerate(row) if plot == "#")
        if shape not in found:
            found.append(shape)
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return found


def corner_of(site: int) -> int:
    """The place of a site's top left corner in the masks."""
    return site // (SIZE + MARGIN) * WIDE + site % (SIZE + MARGIN)


def sites(shape: Shape) -> dict[int, int]:
    """All places that cover at least one plot of the grid (TAP-BUILD-07, TAP-BUILD-14)."""
    found = {}
    for row in range(-MARGIN, SIZE):
        for column in range(-MARGIN, SIZE):
            inside = [(row + r, column + c) for r, c in shape]
            if any(0 <= r < SIZE and 0 <= c < SIZE for r, c in inside):
                covered = mask([bit(r, c) for r, c in inside])
                assert covered & GRID
                found[(row + MARGIN) * (SIZE + MARGIN) + column + MARGIN] = covered
    return found


LANDMARKS: Final = corrected(
    "tapestry",
    "landmark",
    (
        Landmark("lighthouse", 27, "##", "##"),
        Landmark("train_station", 18, "###", "###", "###"),
        Landmark("launch_pad", 31, "##", "##", "##"),
        Landmark("forge", 26, "##", "##"),
        Landmark("rubber_works", 5, "..##", "..##", "####", "####"),
        Landmark("tech_hub", 20, "###", "###"),
        Landmark("apothecary", 15, "##", "##"),
        Landmark("academy", 13, "####", "####"),
        Landmark("laboratory", 21, "###", "###"),
        Landmark("barracks", 3, "##", "##"),
        Landmark("tank_factory", 7, "###", "###", "###"),
        Landmark("fusion_reactor", 33, ".##", "###", "###"),
        Landmark("bakery", 1, "##", "##"),
        Landmark("barn", 8, "###", "###", "###"),
        Landmark("com_tower", 32, "###", "###"),
        Landmark("library", 17, "##", "##", "##", "##"),
        Landmark("stock_market", 22, "##", "##"),
        Landmark("treasury", 16, "##", "##"),
        Landmark("urban_farm", 6, ".##", "###", "###", expansion=PLANS_PLOYS),
        Landmark("tv_station", 12, ".##", "###", "###", expansion=PLANS_PLOYS),
        Landmark("game_store", 23, "###", "###", expansion=PLANS_PLOYS),
        Landmark("skyscraper", 19, "###", "###", "###", expansion=PLANS_PLOYS),
        Landmark("digital_studio", 24, "###", "###", expansion=PLANS_PLOYS),
        Landmark("stadium", 10, ".##.", "####", ".##.", expansion=PLANS_PLOYS),
        Landmark("monolith", 30, "#", expansion=PLANS_PLOYS),
        Landmark("clocktower", 2, "##", "##", expansion=ARTS_ARCHITECTURE),
        Landmark("opera_house", 11, ".##.", "####", "####", expansion=ARTS_ARCHITECTURE),
        Landmark("holocenter", 25, "###", "###", expansion=ARTS_ARCHITECTURE),
        Landmark("patent_office", 9, "##", "##", "##", expansion=ARTS_ARCHITECTURE),
        Landmark("castle", 28, "####", "#..#", "#..#", "####", expansion=ARTS_ARCHITECTURE),
        Landmark("museum", 14, "#..", "#..", "###", expansion=ARTS_ARCHITECTURE),
        Landmark("cathedral", 29, ".#.", "###", ".#.", ".#.", expansion=ARTS_ARCHITECTURE),
        Landmark("gallery", 4, "##", "##", "##", "##", expansion=ARTS_ARCHITECTURE),
    ),
    globals(),
)


def open_sites(landmark: int, turn: int, taken: int, capital: Capital) -> list[int]:
    """The sites where a landmark fits in an orientation."""
    design = LANDMARKS[landmark]
    sites = sites_in(design.room(turn, taken))
    if capital.plain:
        return sites
    return [site for site in sites if capital.admits(design.turns[turn][site])]


def track_landmark(track: int, tier: int) -> int:
    """The landmark of a tier; the arts track has three of its own (TAP-LANDMARK-10)."""
    return (CLOCKTOWER if track == ARTS else 3 * track) + tier - 2


def track_and_tier(landmark: int) -> tuple[int, int]:
    """The track and the tier that bring a landmark; no track (-1) if a card does."""
    for track in range(len(ALL_TRACKS)):
        for tier in LANDMARK_TIERS:
            if track_landmark(track, tier) == landmark:
                return track, tier
    return -1, 0


# ------------------------------------------------------------------------------------------------ where they stand
#
# A landmark in a capital is one number: which one, how it is turned, and the site of its top left corner.

TURNS: Final = 4


def standing(landmark: int, turn: int, site: int) -> int:
    return (landmark * TURNS + turn) * SITES + site


def landmark_at(code: int) -> int:
    return code // SITES // TURNS


def turn_at(code: int) -> int:
    return code // SITES % TURNS


def site_at(code: int) -> int:
    return code % SITES


def covered_by(code: int) -> int:
    """The plots under a landmark that stands in a capital."""
    return LANDMARKS[landmark_at(code)].turns[turn_at(code)][site_at(code)]
