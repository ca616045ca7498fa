"""How many clicks usual turns take: one for each question, and with hands that go straight to what they want.

Three greedy bots play; of each game twenty turns of the first seat are counted, from the middle of the game on.
Before, a person answered every question with a click and ended the turn with one more. Now a click on a thing of the
board gives all answers that lead there as long as only one does (`web/src/lib/leading.ts` is the rule, `way_to` is the
same in Python).

`python bench/clicks.py` prints the table of docs/web.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Optional

from tafelrunde.bots import bot
from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded
from tafelrunde.server.matches.tentative import usual_answer
from tafelrunde.server.presenting.questions import anchor_of

TURNS: Final = 20
SEAT: Final = 0
SEED: Final = 8
END_TURN: Final = 1
FARTHEST: Final = 6  # as the page has it


class Option(NamedTuple):
    code: int
    anchor: Optional[str]
    places: tuple[str, ...]


class Asked(NamedTuple):
    prompt: str
    options: list[Option]
    chosen: Option


def way_to(options: Sequence[Option], thing: str) -> Optional[Option]:
    """The one option that is the thing, or else the one that leads to it."""
    here = [one for one in options if one.anchor == thing]
    ways = here or [one for one in options if thing in one.places]
    return ways[0] if len(ways) == 1 else None


def covered(turn: Sequence[Asked], first: int) -> int:
    """How many answers from this question on one click can give."""
    most = 1
    for last in range(first + 1, min(len(turn), first + FARTHEST)):
        thing = turn[last].chosen.anchor
        if thing is not None and all(way_to(one.options, thing) == one.chosen for one in turn[first : last + 1]):
            most = last + 1 - first
    return most


def direct(turn: Sequence[Asked]) -> int:
    clicks, at = 0, 0
    while at < len(turn):
        at += covered(turn, at)
        clicks += 1
    return clicks


def turns(name: str) -> list[list[Asked]]:
    """Of several games if one has too few."""
    found: list[list[Asked]] = []
    seed = SEED
    while len(found) < TURNS:
        of_game = _turns_of_a_game(name, seed)
        found += of_game[len(of_game) // 2 :]
        seed += 1
    return found[:TURNS]


def _turns_of_a_game(name: str, seed: int) -> list[list[Asked]]:
    game, greedy, dice = games[name], bot("greedy"), seeded(seed)
    match = Match(game, 3, seed)
    found: list[list[Asked]] = []
    mine = False
    while (decision := match.decision) is not None:
        own_turn = game.turn_of(match.state) == SEAT
        if own_turn and not mine:
            found.append([])
        mine = own_turn
        code = greedy.choose(match, dice)
        usual = usual_answer(decision)
        if own_turn and decision.seat == SEAT and len(decision.options) > 1 and usual is None:
            view = {**match.view(SEAT), "names": ("A", "B", "C")}
            options = [
                Option(
                    one,
                    anchor_of(game, decision.prompt, one),
                    tuple(game.option_told(match.state, view, "en", decision, one).places),
                )
                for one in decision.options
            ]
            chosen = next(option for option in options if option.code == code)
            found[-1].append(Asked(decision.prompt.name, options, chosen))
        match.choose(code)
    return [turn for turn in found if turn]


def main() -> None:
    print("| game | questions | clicks before | clicks now | fewer |")
    print("|---|---|---|---|---|")
    for name in games:
        played = turns(name)
        questions = sum(map(len, played))
        before = questions + END_TURN * TURNS
        now = sum(map(direct, played)) + END_TURN * TURNS
        print(f"| {name} | {questions} | {before} | {now} | {1 - now / before:.0%} |", flush=True)


if __name__ == "__main__":
    main()
