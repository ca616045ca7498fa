"""Arrangements and assertions that several Revive tests share."""

from __future__ import annotations

from tafelrunde.games.revive.pieces.kinds import TERRAINS
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, HIBERNATE
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.game import Result

ALL_TRACKS = (8, 8, 8)  # every standard and special machine place is unlocked
NOTHING = {"gear": 0, "book": 0, "food": 0, "crystal": 0}


def finish(t: ReviveTable) -> ReviveTable:
    """Take the first answer until somebody has to act again."""
    while t.asked is not None and t.asked is not ACTION_PROMPT:
        t.match.choose(t.options[0])
    return t


def decline(t: ReviveTable) -> ReviveTable:
    """Leave everything that may be left until somebody has to act again."""
    while t.asked is not None and t.asked is not ACTION_PROMPT:
        t.match.choose(NONE if NONE in t.options else t.options[0])
    return t


def sleep(t: ReviveTable) -> ReviveTable:
    """The player on turn hibernates; the next question is about its consequences."""
    return t.answer(ACTION_PROMPT, HIBERNATE)


def sleep_to_the_end(t: ReviveTable, most: int = 200) -> list[int]:
    """Everybody hibernates in each turn, taking no reward, until the game is over; the seats in their order."""
    seats: list[int] = []
    while t.match.decision is not None and len(seats) < most:
        if t.asked is ACTION_PROMPT:
            if HIBERNATE in t.options:
                seats.append(t.seat_asked)
                t.match.choose(HIBERNATE)
            else:
                t.match.choose(NONE)
        else:
            t.match.choose(NONE if NONE in t.options else t.options[0])
    return seats


def cards(t: ReviveTable, *ids: str) -> list[int]:
    return [t.number("card", id) for id in ids]


def result(made: ReviveScenario) -> Result:
    """How a game ends that has nothing left but the scoring."""
    found = made.ended().start().match.result
    assert found is not None
    return found


def points(made: ReviveScenario, source: str, seat: int = 0) -> int:
    """What one source gives a player in the final scoring."""
    parts = result(made).breakdown[seat]
    return int(parts.get(source, 0))


def dry(made: ReviveScenario, seat: int = 0) -> ReviveScenario:
    """Every lake has given this player its reward, so that building brings nothing but steps."""
    made.state.players[seat].lakes |= made.state.of[TERRAINS.index("lake")]
    return made
