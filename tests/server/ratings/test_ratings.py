"""Ratings and profiles, and the deletion and export of their data."""

from __future__ import annotations

import asyncio
import json
import math
import random

import pytest
from sqlalchemy import delete, select, text

from tafelrunde.bots import LEVELS
from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.server.core.matches.results import roles_of
from tafelrunde.server.core.storage.models import SeatResult, Stored, User
from tafelrunde.server.ratings.ledger import replayed, strengths_of
from tafelrunde.server.ratings.scale import MIDDLE, POINTS, Strength, bot_strength, newcomer, places_of, rated
from tafelrunde.words import words_of

from ..cluster import BOTH
from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, fast_forward

pytestmark = pytest.mark.anyio

WHOLE = 100_000  # choices: more than any game has
HOME = "table.test"


# ------------------------------------------------------------------------------------------------ the scale


def test_bots_are_the_marks_of_the_scale_in_the_order_of_the_ladder() -> None:
    for game in ("deus", "age_of_innovation", "tapestry", "revive"):
        levels = [bot_strength(game, level) for level in LEVELS]
        assert [one.points for one in levels if one] == sorted(one.points for one in levels if one)
        assert len([one for one in levels if one]) == len(LEVELS)
        medium = bot_strength(game, "medium")
        assert medium is not None
        assert (medium.points, medium.provisional) == (MIDDLE, False)
    assert bot_strength("deus", "random") is None
    assert bot_strength("delta", "easy") is None


def test_places_follow_the_rules_for_winners_and_points_for_the_others() -> None:
    assert places_of([50, 60, 50, 40], [1]) == [2, 1, 2, 4]
    assert places_of([50, 50, 40], [1]) == [2, 1, 3], "a tie that the rules have broken"
    assert places_of([50, 50, 40], [0, 1]) == [1, 1, 3]


def test_a_population_of_known_strength_is_ordered_right() -> None:
    """Eight people, each 150 points above the next, play one another and the bots of Deus, three at a table."""
    dice, true = random.Random(1), [1000 + 150 * n for n in range(8)]
    bots = {level: bot.points for level in ("easy", "medium", "expert") if (bot := bot_strength("deus", level))}
    known = [newcomer() for _ in true]

    def shown(points: float) -> float:
        """What somebody of this strength shows today, so that 400 points are ten of eleven games."""
        return points + 400 / math.log(10) * -math.log(-math.log(dice.random()))

    for _ in range(400):
        one, two = dice.sample(range(8), 2)
        bot = dice.choice(sorted(bots))
        today = [shown(true[one]), shown(true[two]), shown(bots[bot])]
        places = places_of([round(10 * value) for value in today], [today.index(max(today))])
        fixed = bot_strength("deus", bot)
        assert fixed is not None
        known[one], known[two], _ = rated([known[one], known[two], fixed], places)
    points = [one.points for one in known]
    assert points == sorted(points)
    assert max(abs(found - truth) for found, truth in zip(points, true, strict=True)) < 150
    assert not any(one.provisional for one in known)
    assert newcomer().provisional
    assert Strength(newcomer().mu + 400 / POINTS, 1.0).points == MIDDLE + 400


@pytest.mark.parametrize("game", ["age_of_innovation", "revive", "tapestry"])
def test_what_a_seat_played_as_has_a_name(game: str) -> None:
    match, dice = Match(games[game], 2, 3, games[game].read_options({})), random.Random(2)
    while match.decision is not None and len(match.codes) < 30:
        match.choose(dice.choice(match.decision.options))
    roles = roles_of(match)
    assert all(roles), "everybody has chosen by now"
    assert all(words_of(match.game, lang).has(role) for seat in roles for role in seat for lang in ("en", "de"))


# ------------------------------------------------------------------------------------------------ at tables


async def finished(
    server: Server, host: Guest, *friends: Guest, seed: int = 1, bots: tuple[str, ...] = (), is_rated: bool = True
) -> str:
    seats = [{"kind": "me"}, *([OPEN] * len(friends)), *(bot_seat(bot) for bot in bots)]
    table = await host.table(*seats, rated=is_rated)
    for seat, friend in enumerate(friends, 1):
        await friend.join(table, host, seat)
    await fast_forward(server, table, WHOLE, random.Random(seed))
    assert (await host.get(f"/tables/{table}"))["status"] == "over"
    return table


async def id_of(guest: Guest) -> str:
    me: str = (await guest.get("/me"))["id"]
    return me


async def ledger(server: Server) -> list[SeatResult]:
    async with server.services.storage.reading() as db:
        return list((await db.execute(select(SeatResult).order_by(SeatResult.n, SeatResult.seat))).scalars())


async def ratings(server: Server, *people: Guest) -> dict[tuple[str, str], Strength]:
    async with server.services.storage.reading() as db:
        return await strengths_of(db, [await id_of(person) for person in people], ["deus"])


@BOTH
async def test_counting_all_finished_games_again_gives_the_same_ratings(server: Server) -> None:
    mara, olu, ada = [await server.account(name) for name in ("Mara", "Olu", "Ada")]
    await finished(server, mara, olu, seed=1)
    await finished(server, olu, ada, seed=2)
    await finished(server, mara, olu, ada, seed=3)
    rows, now = await ledger(server), await ratings(server, mara, olu, ada)
    assert [row.n for row in rows] == [1, 1, 2, 2, 3, 3, 3]
    assert replayed(rows) == now
    assert len(now) == 3
    [first, second] = rows[:2]
    assert first.mu is not None
    assert second.mu is not None
    assert (first.mu > second.mu) == (first.place < second.place)


@BOTH
async def test_games_of_a_guest_change_no_rating_of_the_account_they_log_into(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or one could log in only after wins. To rate all games anew would take seconds where there are many."""
    mara, ada = await server.account("Mara"), await server.somebody("Ada")
    await ada.post("/account/register", {"name": "ada", "password": "long enough"})
    await finished(server, mara, ada, seed=1)
    away = await server.somebody("Nobody")
    await finished(server, away, bots=("easy",), seed=3, is_rated=False)
    before = await ratings(server, mara, ada)
    with monkeypatch.context() as patch:
        patch.setattr("tafelrunde.server.ratings.ledger.rated", None)  # no game is rated anew
        await away.post("/account/login", {"name": "ada", "password": "long enough"})
    assert await ratings(server, mara, ada) == before
    profile = await away.get("/me/profile")
    assert [(past["rated"], past["change"] is None) for past in profile["history"]] == [(False, True), (True, False)]
    [deus] = profile["games"]
    assert (deus["games"], len(deus["curve"])) == (2, 1)
    assert deus["rating"]["points"] == before[await id_of(away), "deus"].points
    board = await mara.get("/leaderboard/deus")
    assert [one["games"] for one in board["provisional"] if one["name"] == "Ada"] == [1]
    await finished(server, mara, away, seed=4)
    now = await ratings(server, mara, ada)
    assert now != before
    assert replayed(await ledger(server)).items() >= now.items()


@BOTH
async def test_rated_games_of_guests_from_before_stay_apart_from_the_account(server: Server) -> None:
    """Older versions rated guests."""
    mara, ada, away = await server.account("Mara"), await server.somebody(), await server.somebody()
    await ada.post("/account/register", {"name": "ada", "password": "long enough"})
    await finished(server, mara, ada, seed=1)
    async with server.services.storage.changing() as db:
        await db.execute(text("UPDATE results SET user_id = :guest WHERE seat = 1"), {"guest": await id_of(away)})
    await away.post("/account/login", {"name": "ada", "password": "long enough"})
    assert len(await ratings(server, mara, away)) == 1
    [past] = (await away.get("/me/profile"))["history"]
    assert (past["rated"], past["change"]) == (False, None)


@BOTH
async def test_who_goes_takes_the_ids_of_earlier_guests_along(server: Server) -> None:
    mara, ada = await server.account("Mara"), await server.somebody()
    await ada.post("/account/register", {"name": "ada", "password": "long enough"})
    await finished(server, mara, ada, seed=2)
    away = await server.somebody()
    guest = await id_of(away)
    async with server.services.storage.changing() as db:  # as when guests were rated
        await db.execute(text("UPDATE results SET user_id = :guest WHERE seat = 1"), {"guest": guest})
    before = await ratings(server, mara)
    await away.post("/account/login", {"name": "ada", "password": "long enough"})
    await away.post("/me/delete", {"password": "long enough"})
    assert not [place for place in await found(server, guest) if place.startswith("results")]
    assert await ratings(server, mara) == before
    assert replayed(await ledger(server)).items() >= before.items()


async def test_games_that_prove_nothing_are_not_rated(server: Server) -> None:
    mara = await server.account("Mara")
    for seats, more in (
        ((ME, BESIDE), {}),
        ((ME, bot_seat("medium")), {"seed": 5}),
        ((ME, bot_seat("random")), {}),
    ):
        table = await mara.table(*seats, **more)
        await fast_forward(server, table, WHOLE, random.Random(1))
    assert [row.rated for row in await ledger(server)] == [False] * 6
    await finished(server, mara, bots=("medium",))
    [mine, bot] = (await ledger(server))[-2:]
    assert mine.mu is not None
    assert (mine.rated, mine.bot, bot.bot, bot.user_id, bot.mu) == (True, None, "medium", None, None)


async def test_a_profile_has_statistics_of_finished_games(server: Server) -> None:
    mara, olu = await server.account("Mara"), await server.account("Olu")
    assert (await mara.get("/me/profile"))["games"] == []
    tables = [await finished(server, mara, olu, seed=seed) for seed in (1, 2)]
    tables.append(await finished(server, mara, bots=("easy", "medium")))
    profile = await mara.get("/me/profile", lang="de")
    [deus] = profile["games"]
    assert (deus["game"], deus["label"], deus["games"], len(deus["curve"])) == ("deus", "Deus", 3, 3)
    assert [(one["label"], one["games"]) for one in deus["by_players"]] == [("2", 2), ("3", 1)]
    assert deus["rating"] == {"points": deus["curve"][-1]["points"], "provisional": True}
    assert [past["table"] for past in profile["history"]] == tables[::-1]
    assert profile["history"][-1]["others"] == ["Olu"]
    assert sum(past["change"] for past in profile["history"]) == deus["rating"]["points"] - MIDDLE
    waiting = await olu.table({"kind": "me"}, OPEN, bot_seat("easy"), public=True)
    [listed] = (await mara.get("/lobby"))["open"]
    assert (listed["id"], listed["ratings"][1:]) == (waiting, [None, {"points": 1340, "provisional": False}])
    assert listed["ratings"][0]["provisional"]
    await mara.post(f"/tables/{tables[2]}/remove")
    assert (await mara.get("/me/profile"))["history"][0]["table"] is None, "what came of it stays"


# ------------------------------------------------------------------------------------------------ one's own data


async def found(server: Server, word: str) -> list[str]:
    """Where a word stands in the database."""
    places = []
    async with server.services.storage.reading() as db:
        for name, table in Stored.metadata.tables.items():
            for row in await db.execute(select(table)):
                answer = {key: json.dumps(value, default=str) for key, value in row._mapping.items()}
                places += [f"{name}.{key}" for key, value in answer.items() if word in value]
    return sorted({*places})


@BOTH
async def test_who_goes_takes_all_that_is_personal_and_leaves_the_others_their_games(server: Server) -> None:
    mara, olu = await server.somebody("Mirabella"), await server.account("Olu")
    await mara.post("/account/register", {"name": "Mirabella", "password": "long enough"})
    over = await finished(server, mara, olu)
    pack = await mara.post("/games/deus/packs", {"name": "Pack of Mirabella", "text": "# by Mirabella\n"}, 201)
    shared, alone, waiting = (
        await mara.table(ME, OPEN, title="Mirabella's table"),
        await mara.table(ME, bot_seat()),
        await olu.table(ME, OPEN, OPEN),
    )
    await olu.join(shared, mara, 1)
    await mara.join(waiting, olu, 1)
    await mara.post(f"/tables/{shared}/chat", {"text": "Mirabella was here"}, 201)
    await mara.post(f"/tables/{shared}/seats/0/token", status=201)  # the program is called like the seat
    await mara.post(f"/tables/{shared}/seats/0/claim", {})
    await mara.post(f"/tables/{shared}/seats/0/token", status=201)
    await olu.post(f"/tables/{shared}/chat", {"text": "so was I"}, 201)
    before, me = await ratings(server, olu), await id_of(mara)

    data = await mara.get("/me/data")
    assert data["person"]["account"] == "mirabella"
    assert [one["text"].count("Mirabella") for one in data["pack_texts"]] == [1]
    assert [one["pack_id"] for one in data["pack_versions"]] == [pack["id"]]
    assert ([one["key"] for one in data["account_names"]], len(data["browsers"])) == (["mirabella"], 1)
    assert {table["id"] for table in data["tables"]} == {over, shared, alone, waiting}
    assert [line["text"] for line in data["chat"]] == ["Mirabella was here"]
    assert ([row["table_id"] for row in data["results"]], len(data["sessions"])) == ([over], 1)
    answer = {table["id"]: table for table in data["tables"]}
    assert "seed" in answer[over]
    assert "seed" not in answer[shared], "it would tell what comes"
    assert "argon2" not in json.dumps(data)

    await mara.post("/me/delete", {"password": "wrong"}, 401)
    guest = await mara.post("/me/delete", {"password": "long enough"})
    assert guest["id"] != me
    await server.services.audit_log.write()  # the wrong password, which waited until now
    assert await found(server, "irabella") == await found(server, me) == []
    await olu.get(f"/tables/{alone}", 404)
    played = await olu.get(f"/tables/{shared}")
    assert (played["host"], played["seats"][0]["kind"], played["seats"][0]["name"]) == (True, "bot", "Player 1")
    assert [line["text"] for line in await olu.get(f"/tables/{shared}/chat")] == ["so was I"]
    assert not (await olu.get(f"/tables/{waiting}"))["seats"][1]["claimed"]
    assert (await olu.get(f"/tables/{over}/record"))["game"] == "deus"
    assert await ratings(server, olu) == before
    assert replayed(await ledger(server)).items() >= before.items(), "and they follow from what is left"


@BOTH
async def test_the_audit_log_does_not_name_somebody_who_is_just_going(server: Server) -> None:
    mara = await server.somebody("Mara")
    me, log = await id_of(mara), server.services.audit_log
    async with server.services.storage.changing() as db:
        await db.execute(delete(User).where(User.id == me))
        log.note(me, "here", "POST /me/delete", "password_wrong")
        written = asyncio.create_task(log.write())
        await asyncio.sleep(0.1)  # it has begun, and waits for us
        assert not written.done()
    await written
    assert await found(server, me) == []
    assert await found(server, "POST /me/delete") == ["refusals.what"]


async def test_a_guest_goes_without_a_password(server: Server) -> None:
    mara = await server.somebody("Mara")
    await mara.table(ME, bot_seat())
    await mara.post("/me/delete")
    async with server.services.storage.reading() as db:
        left = (await db.execute(text("SELECT name FROM users"))).scalars()
        assert [name for name in left if name] == []
