"""Abilities of tiles: hooks that the rules call.

The table holds the catalog and the catalog holds abilities, so the type of the table cannot stand here: those who
override a hook name it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.decision import Prompt, Rules
from ....kernel.effects import Facts
from .effect import AoiEffect
from .player import AoiPlayer


class Ability(AoiEffect):
    """An ability of a faction, a palace tile or a round bonus.

    The base rules call the hooks below for every ability of the tile and do not ask which one it is. The defaults
    change nothing. `amount` is the number of the ability, shared by rules, sentence, picture and corrections."""

    key = "ability"
    icon_row: ClassVar[tuple[int | str, ...]] = ("{name}",)
    name: str = ""  # selects its text in phrase-ability; icon-<name> is its icon

    def __init__(self, amount: int = 0) -> None:
        self.amount = amount

    def possible(self, table: Any, me: AoiPlayer) -> bool:
        return False

    def now(self, table: Any, me: AoiPlayer) -> bool:
        return True

    def facts(self) -> Facts:
        """An ability may add numbers that follow from its amount, for texts only."""
        return {"name": self.name, "amount": self.amount}

    def __repr__(self) -> str:
        return f"{self.key}(name={self.name!r}, amount={self.amount!r})"

    # -------------------------------------------------------------------------------------------- set-up (a faction's)

    last_turn: int = -1  # the faction's turn after the workshops of all others: START_PIECE ...

    def start_workshops(self, workshops: int) -> int:
        """How many workshops are placed in set-up (AOI-SETUP-47)."""
        return workshops

    def start_pieces(self, me: AoiPlayer) -> list[int]:
        """Pieces that may replace a workshop (AOI-SETUP-51)."""
        return []

    def take_last_turn(self, table: Any, me: AoiPlayer) -> Rules:
        """The last turn of set-up, unless it is START_PIECE (AOI-SETUP-62)."""
        yield from ()

    # -------------------------------------------------------------------------------------------- actions (a faction's)

    power_discount: int = 0  # how much less a power action costs

    def on_power_action(self, table: Any, me: AoiPlayer) -> None:
        """The owner takes a power action."""

    action: int = -1  # a code of ACTION that the owner alone has (AOI-TURN-11) ...
    action_icon: str = ""

    def can_act(self, table: Any, me: AoiPlayer) -> bool:
        """... whether it can be taken now ..."""
        return False

    def act(self, table: Any, me: AoiPlayer) -> Rules:
        """... and what it does."""
        yield from ()

    def competency_books(self) -> int:
        """Additional books with every competency tile."""
        return 0

    def bonus_levels(self) -> int:
        """How much higher a level counts for the knowledge bonus."""
        return 0

    # -------------------------------------------------------------------------------------------- tiles of the game

    def on_taken(self, table: Any, me: AoiPlayer) -> Rules:
        """The owner has just taken the palace tile."""
        yield from ()

    def town_power(self, needed: int) -> int:
        """The power that a town needs with this palace tile."""
        return needed

    river_towns: bool = False  # whether a river space may lie between the buildings of a town with this palace tile

    def shipping(self) -> int:
        """How much higher the shipping value counts in the action phase with this round bonus."""
        return 0


class Jump(Ability):
    """A tunnel or a flight: terraform and build on a space out of reach."""

    code: int  # of TERRAFORM_SITE and WORKSHOP_SITE
    site: Prompt  # asks for its target
    event: str
    spaces: int  # the most it can skip
    tools: int = 0  # of its price

    def facts(self) -> Facts:
        return {**super().facts(), "spaces": self.spaces, "tools": self.tools}

    def can_pay(self, me: AoiPlayer) -> bool:
        raise NotImplementedError

    def pay(self, table: Any, me: AoiPlayer) -> None:
        """Pay for it and score it."""
        raise NotImplementedError


class AutomaAbility(AoiEffect):
    """An ability of the Automa's faction, as hooks. The defaults change nothing."""

    key = "automa-ability"
    icon_row: ClassVar[tuple[int | str, ...]] = ("automa", ":", "{amount}", "vp")
    fact_names = ("name", "amount")
    name: str = ""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def pass_times(self, first: bool) -> int:
        """How often it gains the fixed points of a round (AOI-SOLO-46)."""
        return 1

    def on_pass(self, table: Any, me: AoiPlayer) -> None:
        """The Automa has just passed."""

    def on_power_taken(self, table: Any, me: AoiPlayer, power: int) -> None:
        """A person took power from its building."""

    def on_person_built(self, table: Any, person: AoiPlayer, space: int) -> None:
        """A person has built here."""

    def end_points(self, table: Any, me: AoiPlayer) -> int:
        """Its points in the final scoring."""
        return 0
