"""The player board and the tracks: numbers without effects (REV-COMP-15, REV-COMP-27, REV-TRACK-10, REV-PROG-07).

Established: the kinds of reward field, one or two tracks for each, slots and activation symbols. The positions are
ours.
"""

from __future__ import annotations

from typing import Final

from ....kernel.correction_errors import CorrectionError
from ....kernel.corrections import corrected, table_row
from .kinds import GREEN, GREY, T1, T2L, T2M, T2R, YELLOW

BASIS: Final = "tracks"


@table_row
class MachineTracks:
    """All three have the same length."""

    def __init__(self, id: str, fields: int) -> None:
        if not 1 <= fields <= LONGEST_TRACK:
            line = f"a machine track has 1 to {LONGEST_TRACK} fields, not {fields}"
            raise CorrectionError(line, "track-fields", most=LONGEST_TRACK)
        self.id = id
        self.fields = fields


LONGEST_TRACK: Final = 30  # limit for corrections
(MACHINE_TRACKS,) = corrected("revive", "track", (MachineTracks("machine-tracks", fields=12),), globals())
TRACK_END: Final = MACHINE_TRACKS.fields

# Slots 0 and 1 give the top half, 2 and 3 the bottom half, 4 is the fifth slot on the right (REV-CARD-02,
# REV-CARD-03, REV-CARD-04).
FIFTH: Final = 4
HALF_OF_SLOT: Final[tuple[int, ...]] = (0, 0, 1, 1)
SLOT_NAMES: Final = ("top1", "top2", "bottom1", "bottom2", "right")
MODULE_SPACES: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2), (3, 4), (5, 6, 7), (8, 9), (10, 11))  # of each slot
MODULE_PLACES: Final = tuple((slot, place) for slot, spaces in enumerate(MODULE_SPACES) for place in range(len(spaces)))
SPACES: Final = 12  # REV-MOD-11
ACTIVATION: Final = frozenset({0, 3, 5, 8, 10})  # spaces with the activation symbol (REV-MOD-04)

# Reward fields: the positions that the grey, green and yellow markers must reach (REV-TRACK-01, REV-TRACK-02), each
# with a progress marker (REV-PSETUP-18).
STANDARD_MACHINE: Final = 0
SPECIAL_MACHINE: Final = 1
ARTIFACT: Final = 2
CARD_BONUS: Final = 3
FIELD_KINDS: Final = ("standard-machine", "special-machine", "artifact", "card-bonus")


@table_row
class RewardField:
    """`colour` is the machine's or the cards'; other kinds have none."""

    def __init__(self, id: str, kind: int, needs: tuple[int, int, int], colour: int = -1) -> None:
        self.id = id
        self.kind = kind
        self.needs = needs
        self.colour = colour

    @property
    def track(self) -> int:
        """The track beside which it is printed: the one with the highest requirement."""
        return self.needs.index(max(self.needs))


REWARD_FIELDS: Final = corrected(
    "revive",
    "rewardfield",
    (
        RewardField("RF01", STANDARD_MACHINE, (3, 0, 0)),
        RewardField("RF02", STANDARD_MACHINE, (0, 3, 0)),
        RewardField("RF03", STANDARD_MACHINE, (0, 0, 3)),
        RewardField("RF04", SPECIAL_MACHINE, (5, 0, 0), GREY),
        RewardField("RF05", SPECIAL_MACHINE, (0, 5, 0), GREEN),
        RewardField("RF06", SPECIAL_MACHINE, (0, 0, 5), YELLOW),
        RewardField("RF07", SPECIAL_MACHINE, (8, 4, 0), GREY),
        RewardField("RF08", SPECIAL_MACHINE, (0, 8, 4), GREEN),
        RewardField("RF09", SPECIAL_MACHINE, (4, 0, 8), YELLOW),
        RewardField("RF10", ARTIFACT, (12, 9, 0)),
        RewardField("RF11", ARTIFACT, (0, 12, 9)),
        RewardField("RF12", ARTIFACT, (9, 0, 12)),
        RewardField("RF13", CARD_BONUS, (11, 0, 0), GREY),
        RewardField("RF14", CARD_BONUS, (0, 11, 0), GREEN),
        RewardField("RF15", CARD_BONUS, (0, 0, 11), YELLOW),
    ),
    globals(),
)
ALL_OPENED: Final = (1 << len(REWARD_FIELDS)) - 1
CARD_BONUS_POINTS: Final = 2  # REV-TRACK-09

# Places for machines: reward fields 0 to 8, then those of the tribe board at t1, t2L, t2R (REV-MACH-04).
FIRST_SPECIAL: Final = 3
TRIBE_MACHINE: Final = 9
MACHINE_PLACES: Final = 12
# The technologies whose machines are at the places from TRIBE_MACHINE on
TRIBE_MACHINES: Final[tuple[int, ...]] = (T1, T2L, T2R)


def tribe_machine_place(technology: int) -> int:
    """The machine place of a technology on the tribe board; -1 if no machine can be there."""
    return TRIBE_MACHINE + TRIBE_MACHINES.index(technology) if technology in TRIBE_MACHINES else -1


def tribe_machine_technology(place: int) -> int:
    return TRIBE_MACHINES[place - TRIBE_MACHINE]


@table_row
class ProgressTrack:
    """From the bottom: `points` of the lowest free field; the last number counts if all are covered. Covering a field
    of `energy` or `artifacts` gains it (REV-PROG-03)."""

    def __init__(self, id: str, points: tuple[int, ...], energy: tuple[int, ...], artifacts: tuple[int, ...]) -> None:
        self.id = id
        self.points = points
        self.energy = energy
        self.artifacts = artifacts


@table_row
class ScoreTrack:
    """The bonus fields of the first lap (REV-PTS-02, REV-PTS-08)."""

    def __init__(self, id: str, crates: tuple[int, ...], artifacts: tuple[int, ...]) -> None:
        self.id = id
        self.crates = crates
        self.artifacts = artifacts


(PROGRESS_TRACK,) = corrected(
    "revive",
    "track",
    (
        ProgressTrack(
            "progress-track",
            points=(0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 31, 34, 37, 40),
            energy=(3, 6, 9),
            artifacts=(18,),
        ),
    ),
    globals(),
)
PROGRESS_END: Final = 20  # as many as a player has markers (REV-COMP-22)

LAP: Final = 50
(SCORE_TRACK,) = corrected(
    "revive", "track", (ScoreTrack("score-track", crates=(5, 10, 20, 25, 40), artifacts=(35,)),), globals()
)

LAST_HIBERNATION: Final = 5


@table_row
class TechnologyPlace:
    """A place for a technology (REV-TECH-08), with a figure on it (REV-PSETUP-15): the books it costs and its violet
    points (REV-SYMG-05)."""

    def __init__(self, id: str, books: int, points: int) -> None:
        self.id = id
        self.books = books
        self.points = points


TECHNOLOGY_PLACES: Final = corrected(
    "revive",
    "techplace",
    (
        TechnologyPlace("t1", 2, 1),
        TechnologyPlace("t2L", 2, 2),
        TechnologyPlace("t2M", 2, 2),
        TechnologyPlace("t2R", 2, 2),
        TechnologyPlace("t3L", 4, 4),
        TechnologyPlace("t3M", 4, 4),
        TechnologyPlace("t3R", 4, 4),
    ),
    globals(),
)
TECH_BELOW: Final[tuple[int, ...]] = (-1, T1, T1, T1, T2L, T2M, T2R)  # the place that unlocks each

SMALL_GEARS: Final = 3  # REV-BUILD-03
LARGE_GEARS: Final = 5  # REV-BUILD-04
SMALL_BUILDINGS: Final = 5  # REV-COMP-23, REV-PSETUP-14
LARGE_BUILDINGS: Final = 3
TRIBE_MARKERS: Final = 5  # REV-PSETUP-19
TRIBE_TILES: Final = 5
ENERGY: Final = 28  # REV-COMP-05
START_ENERGY: Final = 1  # REV-PSETUP-05
