"""The components as protocols for the table and the rules. The classes in components/, expansions/ and ../catalog.py
implement them."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Optional, Protocol

from ....kernel.decision import Decision, Rules
from ..pieces.capitals import Capital
from ..pieces.landmarks import Landmark
from ..pieces.map import Corners
from .automa import Automa
from .effect import TapestryEffect
from .participant import Participant
from .player import TapestryPlayer


class OfExpansion(Protocol):
    @property
    def expansion(self) -> int:
        """The bit of the expansion that brings it, or BASE."""
        ...


class Mat(OfExpansion, Protocol):
    """A civilization mat. It also implements hooks, of `Hooks` (hooks.py)."""

    id: str

    @property
    def early(self) -> tuple[str, ...]: ...
    @property
    def shares_control(self) -> bool: ...
    @property
    def stays_on_map(self) -> bool: ...
    def begin(self, table: Any, me: TapestryPlayer) -> Rules: ...
    def adjust(self, table: Any, me: TapestryPlayer) -> Rules: ...
    def join(self, table: Any, me: TapestryPlayer) -> Rules: ...
    def given_up(self, table: Any, me: TapestryPlayer) -> Rules: ...
    def exchangeable(self, table: Any) -> bool: ...
    def fits_capital(self, table: Any, capital: Capital) -> bool: ...
    def income_turns(self, table: Any) -> tuple[int, ...]: ...
    def income(self, table: Any, me: TapestryPlayer) -> Rules: ...


class Clause(Protocol):
    """A clause of a card in force: its effect at a hook."""

    hook: str

    @property
    def flag(self) -> int:
        """The bit of TapestryPlayer.rule_flags."""

    def act(self, table: Any, me: TapestryPlayer, *details: Any) -> Any: ...


class Reply(Protocol):
    """The effect of a reaction card."""

    window: int
    effect: Optional[TapestryEffect]
    deed: int


class TapestryDesign(OfExpansion, Protocol):
    """A tapestry card; cards with several copies share it."""

    id: str
    effect: TapestryEffect
    continuous: bool
    this_era: bool
    when_played: bool
    acts_when_played: bool
    clauses: Mapping[str, Clause]  # by hook, while it is in force
    flags: int  # of its clauses
    left: Optional[TapestryEffect]
    right: Optional[TapestryEffect]
    enchanted: bool
    arts: bool
    source: str

    @property
    def reply(self) -> Optional[Reply]: ...


class Needs(Protocol):
    """The prerequisite of a tech card."""

    own: bool  # what neighbours have does not count

    def met(self, table: Any, who: Participant) -> bool: ...


class TechDesign(OfExpansion, Protocol):
    id: str
    circle: TapestryEffect
    square: TapestryEffect
    once: bool
    arts: bool
    sources: Mapping[str, str]

    @property
    def needs(self) -> Needs: ...


class Tile(Protocol):
    """A territory tile."""

    effect: TapestryEffect
    turned: tuple[Corners, ...]
    turns: list[int]
    land: list[int]


class Bonus(Protocol):
    """The bonus of a space, for a price."""

    price: int
    gain: TapestryEffect

    def take(self, table: Any, me: TapestryPlayer) -> Generator[Decision, int, bool]: ...
    def free(self, table: Any, me: TapestryPlayer, space: int = 0) -> Generator[Decision, int, bool]: ...
    def run(self, table: Any, me: TapestryPlayer) -> Rules: ...


class Space(Protocol):
    """A space of an advancement track."""

    id: str
    effect: TapestryEffect
    benefit: TapestryEffect

    @property
    def bonus(self) -> Optional[Bonus]: ...


class AdvanceReward(Protocol):
    """A space tile that scores each advance on a track."""

    def advanced(self, table: Any, me: TapestryPlayer) -> None: ...


class Masterpiece(Protocol):
    effect: TapestryEffect
    once: bool


class LandmarkCard(OfExpansion, Protocol):
    id: str
    source: str

    @property
    def effect(self) -> TapestryEffect: ...


class DecisionCard(Protocol):
    """A decision card of the Automa."""

    id: str
    automa: int
    shadow: int
    income: bool
    order: tuple[int, ...]
    hexes: int
    topple: bool
    arts: int


class AutomaMat(Protocol):
    land: tuple[int, ...]
    military_science: tuple[int, ...]
    other_tracks: tuple[int, ...]
    first: tuple[int, ...]


class AutomaLevel(Protocol):
    """A chart of income turns."""

    id: str
    mat: int
    added: tuple[int, ...]
    ability: bool
    last_pair: bool
    stocks: bool
    head_start: int
    civilizations: int
    goals: int


class AutomaCivilization(OfExpansion, Protocol):
    id: str
    favorite: int
    turns: tuple[int, ...]

    def prepare(self, table: Any) -> None: ...
    def set_up(self, table: Any, me: Automa) -> None: ...
    def income(self, table: Any, me: Automa) -> Rules: ...
    def worth(self, me: Automa) -> int: ...
    def end(self, table: Any, me: Automa) -> None: ...


class Components(Protocol):
    """All components; `Catalog` in ../catalog.py says what its attributes hold."""

    design_of: list[int]
    renaissance: int
    replies: list[int]
    space_expansions: list[int]
    space_sources: list[str]

    @property
    def designs(self) -> Sequence[TapestryDesign]: ...
    @property
    def cards(self) -> Sequence[TapestryDesign]: ...
    @property
    def techs(self) -> Sequence[TechDesign]: ...
    @property
    def tiles(self) -> Sequence[Tile]: ...
    @property
    def space_tiles(self) -> Sequence[TapestryEffect]: ...
    @property
    def advance_rewards(self) -> Sequence[Sequence[tuple[int, AdvanceReward]]]: ...
    @property
    def civilizations(self) -> Sequence[Mat]: ...
    @property
    def landmark_cards(self) -> Sequence[LandmarkCard]: ...
    @property
    def masterpieces(self) -> Sequence[Masterpiece]: ...
    @property
    def landmarks(self) -> Sequence[Landmark]: ...
    @property
    def spaces(self) -> Sequence[Sequence[Space]]: ...
    @property
    def capitals(self) -> Sequence[Capital]: ...
    @property
    def automa_cards(self) -> Sequence[DecisionCard]: ...
    @property
    def automa_mats(self) -> Sequence[AutomaMat]: ...
    @property
    def automa_levels(self) -> Sequence[AutomaLevel]: ...
    @property
    def automa_civs(self) -> Sequence[AutomaCivilization]: ...
    def automa_level(self, level: int, expansions: int) -> AutomaLevel: ...
