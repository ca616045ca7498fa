"""Income turns made to order, what is asked in them, and what was told of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.games.tapestry.table.prompts import ACTION, INCOME, PLAY, UPGRADE
from tafelrunde.kernel.decision import Prompt

LATE = 4  # an era in which everybody else has been before


def before_income(turn: int, players: int = 2, first: bool = False, **mine: Any) -> TapestryScenario:
    """Seat 0 is about to take this income turn; the others entered the era long ago, unless seat 0 is the first.
    Seat 1 has a coin, so that play stops at its turn."""
    made = scenario(players).seat(0, era=turn - 1, **mine).seat(1, coin=1)
    for seat in range(1, players):
        made.seat(seat, era=turn - 1 if first else LATE)
    return made


def income(turn: int, **mine: Any) -> TapestryTable:
    return take_income(before_income(turn, **mine))


def take_income(made: TapestryScenario) -> TapestryTable:
    """Seat 0 takes income, if it has a choice at all; the first turn and that without resources are taken unasked."""
    t = made.start()
    return t.income() if t.table.active == 0 else t


def questions(t: TapestryTable, wanted: Sequence[int] = ()) -> list[Prompt]:
    """Everything asked while it is the turn of seat 0. Answers are the codes wanted, where they are offered, or the
    first."""
    asked: list[Prompt] = []
    left = list(wanted)
    while t.match.decision is not None and t.table.active == 0:
        assert t.asked is not None
        asked.append(t.asked)
        code = left.pop(0) if left and left[0] in t.options else t.options[0]
        t.match.choose(code)
    return asked


def helpful_neighbour(made: TapestryScenario) -> TapestryScenario:
    """Seat 1 fulfils every prerequisite of the tech cards; its two coins still pay for an advance."""
    tracks = {"exploration": 10, "technology": 10, "science": 10, "military": 10}
    return made.seat(
        1, coin=2, tracks=tracks, built={"farm": [18, 19, 20], "market": [21, 22, 23], "house": [24, 25, 26]}
    )


def upgraded(card: str, row: str = "bottom", **mine: Any) -> TapestryTable:
    """Seat 0 upgrades a tech card from this row in income turn 5, which gives no income."""
    tech = {name: list(cards) for name, cards in mine.pop("tech", {}).items()}
    tech[row] = [*tech.get(row, []), card]
    t = take_income(helpful_neighbour(before_income(5, tech=tech, **mine)))
    return t.answer(UPGRADE, t.tech(card))


def told(t: TapestryTable, *names: str, seat: int = 0) -> list[str]:
    """The events of these names that a seat brought about, in their order."""
    return [event.name for event in t.match.events() if event.name in names and event.seat == seat]


def to_turn_of(t: TapestryTable, seat: int) -> TapestryTable:
    """Others take income and answer with the first option until this seat chooses an action."""
    while t.match.decision is not None and (t.asked is not ACTION or t.match.decision.seat != seat):
        t.match.choose(INCOME if t.asked is ACTION else t.options[0])
    return t


def playing(card: str, made: TapestryScenario | None = None, **mine: Any) -> TapestryTable:
    """Seat 0 plays a card in income turn 2; the others are in a later era."""
    made = made or before_income(2)
    t = take_income(made.seat(0, hand=[card], **mine))
    return t.answer(PLAY, t.card(card))
