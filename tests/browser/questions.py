"""Shows many questions of many games on one page, and checks that their subjects are visible.

The page stays open; its requests about its table are answered with another table, forked from a random game at a
question of the first seat. `python -m tests.browser.questions 300` does this 300 times for each game and prints the
problems; the tests do it less often.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, Route

from tafelrunde.bots import bot
from tafelrunde.games import games
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS
from tafelrunde.kernel.decision import default_answer
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded

from .conftest import BRISK
from .people import BOT, ME, Json, Person
from .serving import browser, server_in, setting

OF_ONE_GAME: Final = 6  # questions that are looked at
OF_ONE_PERSON: Final = 36
ADVISERS: Final = 3  # greedy bots, each with dice of its own; what one of them would answer is likely
SEAT: Final = 0


class Asked(NamedTuple):
    """A question in a record: the ply, and the answers that are likely there."""

    record: Json
    ply: int
    likely: frozenset[int]


def questions(name: str, number: int, seed: int = 1) -> Iterator[Asked]:
    """Of random games with all numbers of players, with and without expansions."""
    game, dice = games[name], seeded(seed)
    found = 0
    while found < number:
        players = game.players[dice.below(len(game.players))]
        expanded = name == "tapestry" and dice.below(2) == 1
        options = dict.fromkeys(EXPANSIONS, True) if expanded else {}
        match = Match(game, max(2, players), dice.below(1 << 20), options)
        asked: list[tuple[int, Match]] = []
        while (decision := match.decision) is not None:
            mine = decision.seat == SEAT == game.rules.turn_of(match.state)
            if mine and len(decision.options) > 1 and decision.secret is None and default_answer(decision) is None:
                asked.append((len(match.codes), match.clone()))
            match.choose(decision.options[dice.below(len(decision.options))])
        record = match.record().to_json()
        for _ in range(min(OF_ONE_GAME, len(asked), number - found)):
            ply, then = asked.pop(dice.below(len(asked)))
            likely = frozenset(bot("greedy").choose(then, seeded(n)) for n in range(ADVISERS))
            found += 1
            yield Asked(record, ply, likely)


# An option is in sight if one of its places is: more than half of it inside all that cuts, and its middle on top.
UNSEEN: Final = """(likely) => {
  const rooms = (thing) => {
    const found = [];
    for (let at = thing.parentElement; at; at = at.parentElement)
      if (at instanceof HTMLElement && getComputedStyle(at).overflowY !== 'visible' && at.clientHeight) found.push(at);
    return found;
  };
  const seen = (thing) => {
    const box = thing.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (const room of [...rooms(thing), document.documentElement]) {
      const around = room.getBoundingClientRect();
      [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
      [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    if (right <= left || bottom <= top) return false;
    if ((right - left) * (bottom - top) < box.width * box.height / 2) return false;
    const on_top = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return on_top?.closest('[data-part]') === thing.closest('[data-part]');
  };
  const drawn = (id) => [...document.querySelectorAll(`.room [id="${CSS.escape(id)}"]`)];
  return likely.filter((ids) => ids.flatMap(drawn).length && !ids.flatMap(drawn).some(seen)).map((ids) => ids[0]);
}"""


# The same question may come twice in a row: the old rows must be gone.
LOOKS_AGAIN: Final = """() => {
  for (const row of document.querySelectorAll('section.question li')) row.dataset.old = '';
  document.dispatchEvent(new Event('visibilitychange'));
}"""
SHOWN: Final = """(text) => !document.querySelector('section.question li[data-old]') &&
  document.querySelector('section.question h2')?.textContent.trim() === text.trim()"""


class Sight(NamedTuple):
    """Of likely answers: how many have a place on the board, and those that were out of sight."""

    placed: int
    unseen: list[str]


class Looker:
    """A page that is shown one question after the other."""

    def __init__(self, person: Person, page: Page, game: str, players: int = 2) -> None:
        self.person = person
        self.page = page
        self.home = person.sets(ME, *[BOT] * (players - 1), game=game)
        self.table = self.home
        self.times = 1000
        self.records: dict[int, str] = {}
        self.state: Json = {}
        page.route(re.compile(f"/api/tables/{self.home}(/state)?[?]"), self._answer)
        page.goto(f"/table/{self.home}")
        page.locator(".picture svg").first.wait_for()

    def _answer(self, route: Route) -> None:
        answer = route.fetch(url=route.request.url.replace(self.home, self.table))
        found = answer.json()
        if "/state" in route.request.url and "board" in found:
            found["version"] = self.times
            if found["question"]:  # two games may ask at the same ply, which no table does
                found["question"]["ply"] = self.times
            self.state = found
        elif "seats" in found:
            found["id"] = self.home
        route.fulfill(response=answer, json=found)

    def shows(self, asked: Asked) -> Json:
        """The page at this question, and the question as the page received it."""
        over = self.records.get(id(asked.record))
        if over is None:
            over = self.records[id(asked.record)] = self.person.asks("/records", asked.record)["id"]
        self.table = self.person.asks(f"/tables/{over}/fork", {"ply": asked.ply})["id"]
        self.times += 1
        self.state = {}
        self.page.evaluate(LOOKS_AGAIN)
        self.page.wait_for_function(SHOWN, arg=self._text())
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))")
        question: Json = self.state["question"]
        return question

    def _text(self) -> str:
        for _ in range(200):
            if self.state.get("question"):
                return str(self.state["question"]["text"])
            self.page.wait_for_timeout(10)
        raise AssertionError("the page did not ask for the new state")

    def looks(self, asked: Asked) -> Sight:
        question = self.shows(asked)
        likely = [one for one in question["options"] if one["code"] in asked.likely]
        places = [[one["anchor"]] if one["anchor"] else one["places"] for one in likely]
        places = [ids for ids in places if ids]
        return Sight(len(places), self.page.evaluate(UNSEEN, places))


class Report:
    """What was found in one game."""

    def __init__(self) -> None:
        self.placed = 0
        self.unseen: Counter[str] = Counter()

    def add(self, prompt: str, sight: Sight) -> None:
        self.placed += sight.placed
        self.unseen.update(f"{prompt}: {re.sub(r'-[0-9]+$', '', id)}" for id in sight.unseen)


def looked_at(chromium: Browser, address: str, name: str, number: int, **screen: Any) -> Report:
    """So many questions of a game. Nobody may take up more than a few tables in a short time, so several look."""
    report, asked = Report(), questions(name, number)
    while some := list(islice(asked, OF_ONE_PERSON)):
        context = chromium.new_context(**setting(address, **screen))
        context.add_init_script(BRISK)
        page = context.new_page()
        looker = Looker(Person(page, address).named("Mara"), page, name)
        for one in some:
            sight = looker.looks(one)
            report.add(looker.state["question"]["prompt"], sight)
        context.close()
    return report


def main(number: int, size: str = "1440x900", only: str = "") -> None:
    width, height = map(int, size.split("x"))
    more = {"has_touch": True, "is_mobile": True} if width < 500 else {}
    screen = {"viewport": {"width": width, "height": height}, **more}
    with tempfile.TemporaryDirectory() as folder, server_in(Path(folder)) as server, browser() as chromium:
        for name in only.split(",") if only else games:
            found = looked_at(chromium, server.address, name, number, **screen)
            unseen = sum(found.unseen.values())
            print(f"{name} at {size}: of {found.placed} likely answers with a place, {unseen} out of sight", flush=True)
            for what, times in found.unseen.most_common():
                print(f"  {times} {what}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
