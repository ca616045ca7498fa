"""Abilities: what a tile lets its owner do from then on, and the moments of the base rules at which it can do it."""

from __future__ import annotations

from ....kernel.decision import Prompt, Rules
from ....kernel.effects import Facts, Icons
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table


class Ability(AoiEffect):
    """An ability of a faction, a palace tile or a round bonus.

    The base rules call the moments below for every ability of the tile and do not ask which one it is. As they stand
    here they change nothing. `amount` is the number of the ability: rules, sentence, picture and corrections share it.
    """

    key = "ability"
    name: str = ""  # of its words: the text phrase-ability chooses by it, icon-<name> is its icon

    def __init__(self, amount: int = 0) -> None:
        self.amount = amount

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return False

    def now(self, table: Table, me: AoiPlayer) -> bool:
        return True

    def facts(self) -> Facts:
        """An ability may add numbers that follow from its amount, for its words alone."""
        return {"name": self.name, "amount": self.amount}

    def __repr__(self) -> str:
        return f"{self.key}(name={self.name!r}, amount={self.amount!r})"

    def icons(self) -> Icons:
        return [self.name]

    # -------------------------------------------------------------------------------------------- set-up (a faction's)

    last_turn: int = -1  # what the faction does when the workshops of all others stand: START_PIECE ...

    def start_workshops(self, workshops: int) -> int:
        """How many workshops are placed in set-up (AOI-SETUP-47)."""
        return workshops

    def start_pieces(self, me: AoiPlayer) -> list[int]:
        """What may be placed in place of a workshop (AOI-SETUP-51)."""
        return []

    def take_last_turn(self, table: Table, me: AoiPlayer) -> Rules:
        """The last turn of set-up, unless it is START_PIECE (AOI-SETUP-62)."""
        yield from ()

    # -------------------------------------------------------------------------------------------- actions (a faction's)

    power_discount: int = 0  # how much less a power action costs

    def on_power_action(self, table: Table, me: AoiPlayer) -> None:
        """The owner takes a power action."""

    action: int = -1  # a code of ACTION that the owner alone has (AOI-TURN-11) ...
    action_icon: str = ""

    def can_act(self, table: Table, me: AoiPlayer) -> bool:
        """... whether it can be taken now ..."""
        return False

    def act(self, table: Table, me: AoiPlayer) -> Rules:
        """... and what it does."""
        yield from ()

    def competency_books(self) -> int:
        """Additional books with every competency tile."""
        return 0

    def bonus_levels(self) -> int:
        """How much higher a level counts for the knowledge bonus."""
        return 0

    # -------------------------------------------------------------------------------------------- tiles of the game

    def on_taken(self, table: Table, me: AoiPlayer) -> Rules:
        """The owner has just taken the palace tile."""
        yield from ()

    def town_power(self, needed: int) -> int:
        """The power that a town needs with this palace tile."""
        return needed

    river_towns: bool = False  # whether a river space may lie between the buildings of a town with this palace tile

    def shipping(self) -> int:
        """How much higher the shipping value counts in the action phase with this round bonus."""
        return 0


class Way(Ability):
    """A way over spaces that lets terraform and build begin beyond what is in reach: a tunnel or a flight."""

    code: int  # of TERRAFORM_SITE and WORKSHOP_SITE
    site: Prompt  # asks for its target
    event: str
    spaces: int  # how many it can skip
    tools: int = 0  # of its price

    def facts(self) -> Facts:
        return {**super().facts(), "spaces": self.spaces, "tools": self.tools}

    def can_pay(self, me: AoiPlayer) -> bool:
        raise NotImplementedError

    def pay(self, table: Table, me: AoiPlayer) -> None:
        """Pay for it and score it."""
        raise NotImplementedError
