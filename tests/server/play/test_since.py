"""Events since a seat's last turn, for any seat and time, including answers of others in between."""

from __future__ import annotations

import random
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import SPECTATOR
from tafelrunde.server.play.game_log import end_of_last_turn

from ..cluster import ONLY_SQLITE
from ..guests import BESIDE, ME, Guest, Json, committed, fast_forward, running

pytestmark = [pytest.mark.anyio, ONLY_SQLITE]


@given(st.lists(st.integers(0, 3), max_size=40), st.integers(0, 3), st.integers(0, 3))
def test_the_last_turn_of_a_seat_is_the_last_that_is_over(turns: list[int], now: int, seat: int) -> None:
    numbered = groupby(enumerate(turns, 1), key=lambda pair: pair[1])
    whole = [(whose, [ply for ply, _ in plies]) for whose, plies in numbered]
    if whole and whole[-1][0] == now:
        whole.pop()  # it goes on
    ends = [plies[-1] for whose, plies in whole if whose == seat]
    assert end_of_last_turn(turns, now, seat) == (ends[-1] if ends else 0)


# A box, who sits there, and options. Alone at the table, the rules play an opponent.
TABLES: dict[str, tuple[str, int, Json]] = {
    "deus": ("deus", 3, {}),
    "tapestry": ("tapestry", 3, {"plans_ploys": True}),
    "age_of_innovation": ("age_of_innovation", 3, {}),
    "against the automa": ("age_of_innovation", 1, {}),
    "revive": ("revive", 3, {}),
}


@pytest.mark.parametrize(("game", "people", "options"), TABLES.values(), ids=TABLES)
async def test_since_holds_exactly_the_lines_after_the_own_last_turn(
    tmp_path: Path, game: str, people: int, options: Json
) -> None:
    """For each of the people on one device, at any moment of random play, in the middle of turns and of answers to
    others, with news beside the game, and whatever the server was restarted for in between. Who only watches loses no
    line either, and gets none twice."""
    dice = random.Random(game)
    table, guest, watcher, watched, replies = "", None, None, list[tuple[int, int]](), 0
    for life in range(3):
        async with running(tmp_path) as server:
            guest = guest.at(server) if guest else await server.somebody("Mara")
            watcher = watcher.at(server) if watcher else await server.somebody()
            if not table:
                others = [{**BESIDE, "name": name} for name in ("Nils", "Olu")][: people - 1]
                table = await guest.table(ME, *others, game=game, seed=7, options=options, spectators=True)
            for moment in range(2):
                choices = dice.randrange(1, 12)
                if life and not moment:
                    choices = until_reply(await committed(server, table), dice) or choices
                await fast_forward(server, table, choices, dice)
                match = await committed(server, table)
                replies += is_reply(match)
                if moment:
                    await begin_something(guest, table, match)
                for seat in range(people):
                    log = await guest.get(f"/tables/{table}/log", seat=seat)
                    since = (await guest.state(table, seat))["since"]
                    last = last_turn(match, seat) if people > 1 else len(match.codes)  # alone, nobody is between
                    assert since == [entry for entry in log if is_news(entry, last, people)]
                news = await watcher.get(f"/tables/{table}/log", seat=SPECTATOR, since=len(watched))
                watched += [(entry["n"], entry["ply"]) for entry in news]
                whole = await watcher.get(f"/tables/{table}/log", seat=SPECTATOR)
                assert watched == [(entry["n"], entry["ply"]) for entry in whole]
    assert replies or people == 1 or game in ("deus", "revive")  # where others are asked in a turn, they were


def is_news(entry: Json, last: int, people: int) -> bool:
    """What an opponent does that the rules play follows the choice that ends one's own turn."""
    return bool(entry["ply"] > last or (0 < entry["ply"] == last and (entry["seat"] or 0) >= people))


async def begin_something(guest: Guest, table: str, match: Match) -> None:
    """A choice that can be taken back, if there is one: only who makes it sees its lines."""
    if match.decision is None:
        return
    state = await guest.state(table, match.decision.seat)
    quiet = [option for option in state["question"]["options"] if option["note"] is None] if state["question"] else []
    if quiet:
        await guest.choose(table, state, quiet[0]["code"])


def until_reply(match: Match, dice: random.Random) -> int:
    """How many choices random play takes until somebody is asked in the turn of somebody else. The dice are thrown on
    until it is not long."""
    for _ in range(30):
        again, probe = match.clone(), random.Random()
        probe.setstate(dice.getstate())
        for choices in range(1, 80):
            if again.decision is None:
                break
            again.choose(probe.choice(again.decision.options))
            if is_reply(again):
                return choices
        dice.random()
    return 0


def is_reply(match: Match) -> bool:
    return match.decision is not None and match.decision.seat != match.game.rules.turn_of(match.state)


def last_turn(match: Match, seat: int) -> int:
    """The last choice in the last turn of the seat that is over, told from the rules: `turn_of` says whose turn it is
    before each choice."""
    again = Match(match.game, match.players, match.seed, match.options)
    whose: list[int] = []
    for code in match.codes:
        whose.append(match.game.rules.turn_of(again.state))
        again.choose(code)
    whose.append(match.game.rules.turn_of(again.state))
    return max((ply for ply in range(1, len(whose)) if whose[ply - 1] == seat != whose[ply]), default=0)
