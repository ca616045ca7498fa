"""What the log tells adds up: points, goods and books, after every choice."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.scenario import scenario
from tafelrunde.games.age_of_innovation.show.options import RATES
from tafelrunde.games.age_of_innovation.table.player import AoiPlayer
from tafelrunde.games.age_of_innovation.table.prompts import BOOK_TO_COIN
from tafelrunde.games.age_of_innovation.table.state import Table
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import Event
from tafelrunde.words import LANGUAGES, labels, words_of

POINTS = {
    "round-scored": 1, "final-scored": 1, "took-town": 1, "final-scoring": 1, "automa-points": 1, "automa-passed": 1,
    "automa-healed": -1,
}  # fmt: skip


def has(player: AoiPlayer) -> Counter[str]:
    goods = {"vp": player.vp, "coins": player.coins, "tools": player.tools, "scholars": player.scholars}
    return Counter({**goods, "books": sum(player.books)})


def told(event: Event) -> Counter[str]:
    """What an event says that changed for its seat."""
    facts, change = event.facts, Counter[str]()
    amount = facts.get("amount", 0)
    assert isinstance(amount, int)
    if event.name in ("gained", "paid") and facts["what"] != "power":
        change[str(facts["what"])] += amount if event.name == "gained" else -amount
    elif event.name in ("gained-books", "paid-books"):
        change["books"] += amount if event.name == "gained-books" else -amount
    elif event.name in POINTS:
        change["vp"] += POINTS[event.name] * amount
    elif event.name == "leeched":
        price = facts["price"]
        assert isinstance(price, int)
        change["vp"] -= price
    elif event.name == "sent-scholar":
        change["scholars"] -= 1
    elif event.name == "exchanged":
        code = facts["exchange"]
        assert isinstance(code, int)
        cost, gain = RATES.get(code, ({}, {"coins": 1} if code >= BOOK_TO_COIN else {}))
        change.update({name: n for name, n in gain.items() if name != "power"})
        change.subtract({name: n for name, n in cost.items() if name != "power"})
    return change


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"automa_level": 5}),
        (2, {"automa": True}),
        (2, {}),
        (3, {"set_up": "draft"}),
        (4, {"balance": 2024}),
        (5, {}),
    ],
)
def test_what_the_log_tells_adds_up(players: int, options: dict[str, object]) -> None:
    match, dice = Match(AGE_OF_INNOVATION, players, 11, options), seeded(11)
    table = match.state
    assert isinstance(table, Table)
    words = [words_of(AGE_OF_INNOVATION, lang) for lang in LANGUAGES]
    while match.decision is not None:
        before = [has(player) for player in table.players]
        ply = len(match.codes)
        match.choose(random_code(match, dice))
        table = match.state
        assert isinstance(table, Table)
        for event in match.events(ply):
            before[event.seat].update(told(event))
            assert event.facts.get("amount", 1) != 0 or event.name == "automa-healed"
            view = match.view(0)
            assert all(labels.event_text(w, AGE_OF_INNOVATION, event, 0, view) for w in words)
        for player in table.players:
            assert +before[player.seat] == +has(player), [event.name for event in match.events(ply)]


def test_a_line_names_the_terrain_that_the_space_got() -> None:
    t = scenario().building(0, "workshop", "E11").terrain("E12", "wasteland").seat(0, tools=3).start()
    t.act("terraform", at="E12")
    event = next(event for event in t.match.events() if event.name == "terraformed")
    said = labels.event_text(words_of(AGE_OF_INNOVATION, "en"), AGE_OF_INNOVATION, event, 0, t.match.view(0))
    assert said.endswith("uses 1 spade on E12, now desert.")
