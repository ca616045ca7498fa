"""Visits every page with content, for checks of all pages and for screenshots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, Optional

from playwright.sync_api import Page

from tafelrunde.bots import bot
from tafelrunde.games import games
from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.table.prompts import ACTION, PLACE
from tafelrunde.games.guide import guide_path
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded

from .people import BESIDE, BOT, ME, OPEN, Json, Person
from .serving import PATIENCE

NAMES: Final = ["Mara", "Jon", "Ada"]
SEED: Final = 8
ROUND: Final = 8  # in which a game is neither empty nor over
OTHERS: Final = tuple(name for name in games if name != DEUS.name)
EXPANDED: Final = "tapestry-expanded"
PLAYED: Final = 0.6  # of a game, when somebody takes it up at a table of the tour


@cache
def finished_game(name: str = DEUS.name, expanded: bool = False, players: int = 3) -> Json:
    """The record of a game that bots played, with all expansions where a box has some."""
    options = dict.fromkeys(EXPANSIONS, True) if expanded else {}
    match = Match(games[name], players, SEED, options, seats=NAMES[:players])
    greedy, dice = bot("greedy"), seeded(1)
    while match.decision is not None:
        match.choose(greedy.choose(match, dice))
    return match.record().to_json()


def moment(record: Json, prompt: Prompt, options: int) -> int:
    """The ply at which this is asked with so many options or more, in the middle of the game."""
    match = Match(DEUS, 3, SEED, seats=NAMES)
    for ply, code in enumerate(record["codes"]):
        decision = match.decision
        assert decision is not None
        if match.view()["round"] >= ROUND and decision.prompt is prompt and len(decision.options) >= options:
            return ply
        match.choose(code)
    raise AssertionError(f"nobody was asked {prompt.name}")


class Tour:
    """The tables of one person, each in another state."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.over = {name: self._brought(finished_game(name)) for name in games}
        self.over[EXPANDED] = self._brought(finished_game(TAPESTRY.name, expanded=True))
        deus = finished_game()
        self.regions = self._taken_up(DEUS.name, moment(deus, PLACE, 5))  # places on the map are lit
        self.cards = self._taken_up(DEUS.name, moment(deus, ACTION, 4))  # cards are lit
        records = {name: finished_game(name) for name in OTHERS}
        records[EXPANDED] = finished_game(TAPESTRY.name, expanded=True)
        self.playing = {name: self._taken_up(name, int(len(game["codes"]) * PLAYED)) for name, game in records.items()}
        self.handed: str = person.sets(ME, BESIDE, BOT)
        self.waiting: str = person.sets(ME, OPEN, OPEN, title="Friday evening")
        self.lesson: str = person.asks("/games/deus/lessons/first_game", {})["id"]
        person.asks(f"/tables/{self.lesson}/lesson", {"step": 4})
        self.invite: str = person.asks(f"/tables/{self.waiting}/invites")[0]["url"]

    def _brought(self, record: Json) -> str:
        id: str = self.person.asks("/records", record)["id"]
        return id

    def _taken_up(self, name: str, ply: int) -> str:
        id: str = self.person.asks(f"/tables/{self.over[name]}/fork", {"ply": ply})["id"]
        return id

    def seat_at(self, table: str) -> int:
        """Where the person sits."""
        return next(int(seat["seat"]) for seat in self.person.asks(f"/tables/{table}")["seats"] if seat["mine"])

    def stops(self) -> Iterator[tuple[str, str, str]]:
        """A name, an address, and something that is there when the page is."""
        yield "home", "/", "article h3"
        yield "lobby", f"/table/{self.waiting}", "code.link"
        yield "join", self.invite, "form input"
        yield "table", f"/table/{self.regions}", ".picture .choosable"
        yield "table-cards", f"/table/{self.cards}", ".picture .choosable"
        yield "try", f"/table/{self.regions}/try?seat={self.seat_at(self.regions)}", ".tryout .option"
        yield "hand-over", f"/table/{self.handed}", "section.over button"
        yield "replay", f"/table/{self.over[DEUS.name]}/replay?ply=60", ".picture svg"
        yield "learn", "/learn/deus", "main article"
        yield "lesson", f"/table/{self.lesson}", ".dim .edge"
        yield "account", "/account", "form input"
        yield "profile", "/profile", "section.card"
        yield "calls", "/calls", "form input"
        yield "mail", "/mail#stop.token", "main button"
        yield "tournaments", "/tournaments", "main button, main a.button"
        yield "today", "/today", "main button, main a.button"
        yield "leaderboard", "/leaderboard", "main h1"
        yield "workshop", "/workshop/deus", "main article, main li"
        yield "import", "/import", "form input"
        yield "lost", "/nowhere", "main a"
        for name in (DEUS.name, *OTHERS):
            yield f"new-{name}", f"/new/{name}", "form .seats select"
            yield f"end-{name}", f"/table/{self.over[name]}/end", ".ranking li"
            if guide_path(games[name], "en").is_file():
                yield f"guide-{name}", f"/guide/{name}", "section.current figure svg"
                yield f"aid-{name}", f"/aid/{name}", "article section"
            yield f"reference-{name}", f"/reference/{name}", "main article, main li"
        yield f"end-{EXPANDED}", f"/table/{self.over[EXPANDED]}/end", ".ranking li"
        for name, table in self.playing.items():
            yield f"table-{name}", f"/table/{table}", ".picture svg"

    def visit(
        self, page: Page, look: Callable[[str], None], lang: str = "en", only: Optional[Callable[[str], bool]] = None
    ) -> None:
        """Goes to all of them, one after the other, or to some."""
        for name, address, there in self.stops():
            if only is not None and not only(name):
                continue
            path, hash, secret = address.partition("#")
            page.goto("about:blank")  # another part behind the # alone would load nothing
            page.goto(f"{path}{'&' if '?' in path else '?'}lang={lang}{hash}{secret}")
            page.locator(there).first.wait_for(timeout=PATIENCE)
            page.evaluate("document.fonts.ready")
            look(name)
