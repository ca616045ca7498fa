"""The base class of civilizations: a mat with its spaces, and its effects at the start, in income turns and at hooks.

Each civilization has its own class in abilities/ or in the abilities/ of its expansion.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import ClassVar, Final, Optional

from ....kernel.corrections import corrected, table_row
from ....kernel.decision import Prompt, Rules
from ....kernel.effects import All, Facts, Icons, OneOf, Phrase
from ..effects.build import Building
from ..pieces.capitals import Capital
from ..pieces.kinds import ARMORY, BASE, FARM, HOUSE, MARKET
from ..rules.gains import gain_any, score
from ..table.effect import TapestryEffect
from ..table.hooks import Hooks
from ..table.player import START, TapestryPlayer
from ..table.state import Table

BASIS: Final = "printed-mat"

Line = tuple[TapestryEffect, ...]

EVERY_INCOME: Final[tuple[int, ...]] = (2, 3, 4, 5)  # TAP-CIV-05


class Spaces(All[Table, TapestryPlayer]):
    """All spaces of a mat, to be named one by one."""

    key = "spaces"


@table_row
class Civilization(Hooks):
    """`turns` are the income turns in which the ability is used in step 1, `lines` the spaces of the mat. Tokens on
    mats, map and cards are not limited (TAP-CIV-04).

    What a civilization does at a hook is a method with the name of the hook (table/hooks.py)."""

    start_resources: ClassVar[int] = 0  # what the adjustment gives before the game: resources of choice ...
    start_points: ClassVar[int] = 0  # ... and points
    begins_when_gained: ClassVar[bool] = False  # the set-up is carried out also when the mat is gained later
    shares_control: ClassVar[bool] = False  # with others, of territories
    stays_on_map: ClassVar[bool] = False  # its number describes pieces on the map, which stay when the mat is lost
    # How the mat is drawn.
    drawn_as: ClassVar[str] = "rows"  # one of the ways of show/board/on_mats.py
    rows_chosen: ClassVar[bool] = False  # rows are chosen, not spaces
    across: ClassVar[int] = 0  # spaces side by side in a row, 0: as many as fit
    first_space: ClassVar[int] = 0  # the number of the first space of a line
    describes_spaces: ClassVar[bool] = (
        True  # the sentence lists the spaces after the ability, which otherwise names what they give
    )
    asked_on: ClassVar[tuple[Prompt, ...]] = ()  # questions that are answered on the mat itself ...
    answers: ClassVar[str] = ""  # ... with its spaces or lines, which are things of this kind

    def __init__(self, id: str, turns: tuple[int, ...] = (), *lines: Line, expansion: int = BASE) -> None:
        self.id: str = id
        self.expansion: int = expansion
        self.turns: tuple[int, ...] = turns
        self.lines: tuple[Line, ...] = lines
        self.effect: Optional[TapestryEffect] = (
            Spaces(*(effect for line in lines for effect in line)) if lines else None
        )

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """Carries out the set-up printed on the mat (TAP-SETUP-27)."""
        yield from ()

    def adjust(self, table: Table, me: TapestryPlayer) -> Rules:
        """The adjustment of the printed mat at the start (TAP-SETUP-28, TAP-CIVADJ-01)."""
        score(table, me, self.start_points, START)
        yield from gain_any(table, me, self.start_resources)

    def fits_capital(self, table: Table, capital: Capital) -> bool:
        """May the player choose this advanced capital?"""
        return True

    def exchangeable(self, table: Table) -> bool:
        """May it go for another civilization when it is gained later?"""
        return False

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """The set-up of the mat when it is gained later."""
        if self.begins_when_gained:
            yield from self.begin(table, me)

    def income_turns(self, table: Table) -> tuple[int, ...]:
        """The income turns in which the ability is used in step 1 (TAP-INCOME-02)."""
        return self.turns

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """The ability in step 1 of an income turn (TAP-INCOME-09)."""
        yield from ()

    def given_up(self, table: Table, me: TapestryPlayer) -> Rules:
        """The mat is lost (Plague): return the things on it. Its number is set to 0 afterwards, unless it
        `stays_on_map`."""
        yield from ()

    def covered(self, state: int, line: int, place: int) -> bool:
        """Does a token lie on this space, or is it done? `state` is the number on the mat."""
        return False

    def things_on(self, state: int) -> list[tuple[str, int]]:
        """The things that lie on a mat drawn as "things", by kind and number."""
        return []

    def once_each(self, state: int) -> list[tuple[int, bool]]:
        """On a mat drawn as "once-each": what can be done, by its number, and whether it is done."""
        return []

    def gained_later(self) -> str:
        """What its words say of it when it is gained later. A mat with a set-up of its own for this says so itself."""
        if type(self).join is not Civilization.join:
            return "itself"
        exchange = type(self).exchangeable is not Civilization.exchangeable
        same = self.begins_when_gained
        return "both" if same and exchange else "same" if same else "exchange" if exchange else "nothing"

    def numbers(self) -> dict[str, int]:
        """The numbers that the sentence about the ability names."""
        return {}


class LastScorer(Civilization):
    """A mat that scores in income turn 5: right after the points of the income mat, or in step 1 with the other abilities
    (TAP-RULING-09, TAP-VARIANT-16)."""

    def income_turns(self, table: Table) -> tuple[int, ...]:
        return () if table.switches.final_scores_last else self.turns

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        self.last_score(table, me)
        yield from ()

    def income_scored(self, table: Table, me: TapestryPlayer) -> Rules:
        if table.switches.final_scores_last and me.era in self.turns:
            self.last_score(table, me)
        yield from ()

    def last_score(self, table: Table, me: TapestryPlayer) -> None:
        raise NotImplementedError


# ------------------------------------------------------------------------------------------------ in words


class Ability(Phrase):
    """The sentence of a mat, without its spaces."""

    unspoken = frozenset(("edition",))  # `BothMats` names the editions where the mats differ

    def __init__(self, mat: Civilization, edition: str) -> None:
        self.mat = mat
        self.edition = edition

    def word(self) -> str:
        return f"ability-{self.mat.id}"

    def facts(self) -> Facts:
        return {"mats": self.edition, **self.mat.numbers()}


class MatInWords(Phrase):
    """The ability and the spaces of a mat."""

    key = "mat"

    def __init__(self, mat: Civilization, edition: str) -> None:
        self.mat = mat
        self.ability = Ability(mat, edition)

    def facts(self) -> Facts:
        spaces = (self.mat.describes_spaces and self.mat.effect) or "none"
        return {"ability": self.ability, "later": self.mat.gained_later(), "spaces": spaces}


class BothMats(TapestryEffect):
    """A civilization in the reference: the mats of both editions, or the one that both have in common."""

    key = "mats"

    def __init__(self, printed: Civilization, revised: Civilization) -> None:
        self.printed = MatInWords(printed, "printed")
        self.revised = MatInWords(revised, "revised")
        self.alike = type(printed) is type(revised) and printed.turns == revised.turns
        self.spaces = tuple(mat.effect for mat in (printed, revised) if mat.effect is not None)

    def parts(self) -> tuple[TapestryEffect, ...]:
        return self.spaces

    def facts(self) -> Facts:
        return {"editions": "one" if self.alike else "two", "printed": self.printed, "revised": self.revised}

    def icons(self) -> Icons:
        return All(*self.spaces).icons()


# ------------------------------------------------------------------------------------------------ tables of mats

Mats = tuple[Civilization, ...]


def mats_of(modules: Sequence[ModuleType], home: Mapping[str, object], revised: str = "revised") -> tuple[Mats, Mats]:
    """The printed and the revised mats of these modules, corrected. A correction may use the names of the modules and
    of `home`, the module that lists them; `revised` is the kind of the revised mats in corrections."""
    names = {**home, **{name: value for module in modules for name, value in vars(module).items()}}
    printed: Mats = tuple(module.PRINTED for module in modules)
    later: Mats = tuple(module.REVISED for module in modules)
    return corrected("tapestry", "civilization", printed, names), corrected("tapestry", revised, later, names)


def any_building(kind: type[Building] = Building) -> TapestryEffect:
    """An income building of any type (TAP-ICON-29)."""
    return OneOf(kind(MARKET), kind(HOUSE), kind(FARM), kind(ARMORY))
