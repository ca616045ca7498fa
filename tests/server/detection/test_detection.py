"""Figures for moderators: pairs who trade wins, people who choose like a bot, browsers with many accounts."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots import bot
from tafelrunde.bots.agreement import LEAST_OPTIONS, agreements
from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.server.detection import agreement, pairs
from tafelrunde.server.detection.agreement import LEAST_CHOICES, Compared
from tafelrunde.server.detection.inspector import Inspector
from tafelrunde.server.detection.pairs import LEAST_GAMES, RatedSeat, pairs_of

from ..cluster import BOTH
from ..guests import ME, Guest, Server, fast_forward, running
from ..rated import rated_game, run

pytestmark = pytest.mark.anyio

PASSWORD = "long enough"


# ------------------------------------------------------------------------------------------------ pairs


def game(n: int, *people: str, gave_up: str = "") -> list[RatedSeat]:
    """People in the order of their places."""
    return [
        RatedSeat(n, "deus", who, place, who == gave_up, 25.0 + (1 if place == 1 else -1), 8.0)
        for place, who in enumerate(people, 1)
    ]


def test_a_pair_that_trades_wins_is_conspicuous() -> None:
    rows = [row for n in range(8) for row in game(n, *(("ann", "bob") if n % 2 else ("bob", "ann")))]
    [pair] = pairs_of(rows)
    assert (pair.people, pair.games, pair.wins, pair.alternation) == (("ann", "bob"), 8, [4, 4], 1.0)
    assert pair.is_conspicuous
    assert pair.shares == (1.0, 1.0)


def test_a_pair_in_which_one_is_fed_is_conspicuous() -> None:
    [pair] = pairs_of([row for n in range(8) for row in game(n, "ann", "bob")])
    assert (pair.wins, pair.one_sidedness, pair.is_conspicuous) == ([8, 0], 1.0, True)
    assert pair.gains[0] > 0 > pair.gains[1]
    rows = [row for n in range(8) for row in game(n, *(("ann", "bob") if n % 3 else ("bob", "ann")), gave_up="bob")]
    [pair] = pairs_of(rows)
    assert (pair.forfeits, pair.is_conspicuous) == (8, True)


def test_friends_who_play_to_win_are_listed_but_not_conspicuous() -> None:
    dice = random.Random(3)
    rows = [row for n in range(20) for row in game(n, *dice.sample(("ann", "bob"), 2))]
    [pair] = pairs_of(rows)
    assert 0 < pair.alternation < pairs.ALTERNATION
    assert not pair.is_conspicuous


def test_who_meets_many_is_no_pair() -> None:
    rows = [row for n in range(LEAST_GAMES - 1) for row in game(n, "ann", "bob")]
    assert pairs_of(rows) == []
    others = [row for n in range(40) for row in game(100 + n, "ann", f"p{n}") + game(200 + n, "bob", f"q{n}")]
    assert pairs_of([*rows, *game(50, "ann", "bob"), *others]) == []
    tables_of_three = [row for n in range(8) for row in game(n, "ann", "bob", "cid")]
    assert {pair.people for pair in pairs_of(tables_of_three)} == {("ann", "bob"), ("ann", "cid"), ("bob", "cid")}


# ------------------------------------------------------------------------------------------------ choices like a bot's


def crowd(rate: float, **more: float) -> list[Compared]:
    """Eight people who agree with the bot about as often, and others with their rates."""
    dice = random.Random(1)
    rates = {f"p{n}": rate + dice.uniform(-0.05, 0.05) for n in range(8)} | more
    return [
        Compared(who, "deus", 30, round(30 * each)) for who, each in rates.items() for _ in range(LEAST_CHOICES // 30)
    ]


def test_who_chooses_like_the_bot_far_more_often_than_peers_is_conspicuous() -> None:
    compared = crowd(0.4, cheat=0.95, good=0.5)
    found = agreement.agreements(compared, dict.fromkeys(((one.user_id, "deus") for one in compared), 1500))
    assert [one.user_id for one in found if one.is_conspicuous] == ["cheat"]
    assert (found[0].user_id, found[0].choices, found[0].peers) == ("cheat", LEAST_CHOICES, 9)
    assert found[0].rate > 0.9 > 0.5 > found[0].expected


def test_strong_players_are_measured_by_strong_players() -> None:
    weak, strong = crowd(0.3), [one._replace(user_id=f"s{one.user_id}") for one in crowd(0.8)]
    points = {(one.user_id, "deus"): 1200 for one in weak} | {(one.user_id, "deus"): 1900 for one in strong}
    assert not any(one.is_conspicuous for one in agreement.agreements([*weak, *strong], points))
    helped = Compared("helped", "deus", LEAST_CHOICES, LEAST_CHOICES * 8 // 10)
    found = agreement.agreements([*weak, *strong, helped], {**points, ("helped", "deus"): 1250})
    assert [one.user_id for one in found if one.is_conspicuous] == ["helped"]


def test_few_choices_and_few_peers_say_nothing() -> None:
    few = [one for one in crowd(0.4) if one.user_id in ("p1", "p2")]
    points = {(f"p{n}", "deus"): 1500 for n in range(8)} | {("cheat", "deus"): 1500}
    assert agreement.agreements([*few, Compared("cheat", "deus", 600, 600)], points) == []
    found = agreement.agreements([*crowd(0.4), Compared("cheat", "deus", LEAST_CHOICES - 1, 59)], points)
    assert "cheat" not in {one.user_id for one in found}


def test_a_bot_agrees_with_itself_more_often_than_random_play_does() -> None:
    match, dice = Match(games["deus"], 2, 3), seeded(3)
    hard = bot("hard")
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(hard.choose(match.imagine(seat, dice.below(1 << 30)), dice) if seat else random_code(match, dice))
    progress: list[int] = []
    found = agreements(match, lambda: bot("hard"), (0, 1), 20, progress.append)
    assert [one.choices for one in found.values()] == [20, 20]
    assert found[1].agreed > 10 > found[0].agreed
    assert progress == sorted(progress)
    assert LEAST_OPTIONS > 2


@pytest.mark.parametrize("gone", [False, True])
async def test_finished_rated_games_are_compared_one_after_the_other(server: Server, gone: bool) -> None:
    people = [await server.account(name) for name in ("mara", "olu")]
    table = await rated_game(people, options={"first_player": "first_seat", "stall_rounds": 10})
    left = await rated_game(people)
    await people[0].post(f"/tables/{left}/seats/0/leave")  # decided by that, so there is little to compare
    await people[0].table(ME, {"kind": "bot", "bot": "easy"})
    inspector = server.services[Inspector]
    assert not await inspector.inspect_one()
    await fast_forward(server, table, 100_000, random.Random(1))
    if gone:
        await run(server, "UPDATE tables SET rules_version = 1, component_hash = 'gone'")
        server.services.matches.forget(table)
    assert await inspector.inspect_one()
    assert not await inspector.inspect_one()
    for guest in people:
        [row] = (await guest.get("/me/data"))["agreements"]
        assert (row["table_id"], row["choices"]) == (table, 0 if gone else 30)
        assert row["agreed"] <= row["choices"]


# ------------------------------------------------------------------------------------------------ on the page


async def owner_of(server: Server) -> Guest:
    owner = await server.account("owner")
    await run(server, "UPDATE users SET owner = true WHERE account = 'owner'")
    return owner


@BOTH
async def test_moderators_see_the_figures_and_nobody_is_touched(server: Server) -> None:
    owner, mara, olu = await owner_of(server), await server.account("mara"), await server.account("olu")
    for n in range(LEAST_GAMES):
        table = await rated_game([mara, olu] if n % 2 else [olu, mara])
        await (olu if n % 2 else mara).post(f"/tables/{table}/seats/1/leave")
    for guest in (mara, await server.somebody()):
        assert (await guest.get("/moderation/fair-play", 403))["code"] == "owner-only"
    figures = await owner.get("/moderation/fair-play")
    [pair] = figures["pairs"]
    assert {person["account"] for person in pair["people"]} == {"mara", "olu"}
    assert (pair["games"], pair["wins"], pair["forfeits"], pair["conspicuous"]) == (6, [3, 3], 6, True)
    assert (pair["alternation"], pair["shares"]) == (1.0, [1.0, 1.0])
    assert (figures["days"], figures["bot"], figures["agreements"], figures["devices"]) == (90, "hard", [], [])
    moderation = await owner.get("/moderation")
    assert (moderation["log"], moderation["reports"]) == ([], [])
    await rated_game([mara, olu])  # they play on as before


async def test_accounts_of_one_browser_are_listed(server: Server) -> None:
    """Three of them, or two that met in a rated game; a couple with a shared computer is nobody's business."""
    owner, browser, couple = await owner_of(server), await server.somebody(), await server.somebody()
    for guest, names in ((browser, ("one", "two", "three")), (couple, ("ann", "bob"))):
        for name in names:
            await guest.post("/account/register", {"name": name, "password": PASSWORD})
            await guest.post("/account/logout")
    [device] = (await owner.get("/moderation/fair-play"))["devices"]
    assert {person["account"] for person in device["people"]} == {"one", "two", "three"}
    assert device["rated"] == 0
    await couple.post("/account/login", {"name": "ann", "password": PASSWORD})
    elsewhere = await server.somebody()
    await elsewhere.post("/account/login", {"name": "bob", "password": PASSWORD})
    table = await rated_game([couple, elsewhere])
    await elsewhere.post(f"/tables/{table}/seats/1/leave")
    first, second = (await owner.get("/moderation/fair-play"))["devices"]
    assert ({person["account"] for person in first["people"]}, first["rated"]) == ({"ann", "bob"}, 1)
    assert len(second["people"]) == 3
    data = await couple.get("/me/data")
    assert [sorted(row) for row in data["browsers"]] == [["first", "last", "user_id"]]


async def test_a_browser_is_known_by_its_own_cookie_and_for_each_account(server: Server) -> None:
    browser, thief = await server.somebody(), await server.somebody()
    await browser.post("/account/register", {"name": "mara", "password": PASSWORD})
    cookie = browser.client.cookies["tafelrunde_device"]
    await browser.post("/account/logout")
    await browser.post("/account/register", {"name": "olu", "password": PASSWORD})
    assert browser.client.cookies["tafelrunde_device"].split(".")[0] == cookie.split(".")[0]
    identities = server.services.identities
    assert await identities.knows_device(cookie, "mara")
    assert await identities.knows_device(cookie, "olu")
    assert not await identities.knows_device(cookie, "owner")
    await thief.post("/account/register", {"name": "thief", "password": PASSWORD})
    for other in (thief.client.cookies["tafelrunde_device"], f"{cookie}x", "x.y", "", None):
        assert not await identities.knows_device(other, "mara")


async def test_games_are_compared_while_the_server_has_time(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"inspect_seconds": 0.05}
    async with running(tmp_path, **settings) as server:
        people = [await server.account(name) for name in ("mara", "olu")]
        table = await rated_game(people, options={"first_player": "first_seat", "stall_rounds": 10})
        await fast_forward(server, table, 100_000, random.Random(1))
        for _ in range(600):
            if (await people[0].get("/me/data"))["agreements"]:
                return
        raise AssertionError("nothing was compared")
