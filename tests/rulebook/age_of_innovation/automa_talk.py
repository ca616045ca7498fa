"""What the tests of the Automa do again and again: a position in which it is on turn with certain cards."""

from __future__ import annotations

from tafelrunde.games.age_of_innovation.scenario import AoiScenario, scenario
from tafelrunde.games.age_of_innovation.table.automa import Automa
from tafelrunde.kernel.state import State

MORE = ("3", "5", "6", "1")  # cards without the sign for passing


def facing(
    *cards: str, faction: str = "simpletons", padded: bool = True, person: tuple[str, ...] = ("D6",), **options: object
) -> AoiScenario:
    """The Automa is on turn in round 1: the first card supports, the second acts. It has lakes, a marked workshop on
    E10 and an unmarked one on H10; the person has deserts, and workshops far away unless they are named. Unless it is
    set otherwise the deck has cards enough for it not to pass."""
    made = scenario(1, boards=["desert", "lake"], factions=["monks"], **options).round(1, "track-engineering")
    made.building(0, "workshop", *person).building(1, "workshop", "E10", "H10")
    deck = [*cards, *(card for card in MORE if card not in cards)] if padded else list(cards)
    return made.automa(*deck, faction=faction, marked=["E10"], youth="forest")


def the_automa(state: State) -> Automa:
    automa = getattr(state, "automa", None)
    assert isinstance(automa, Automa)
    return automa
