"""Plays lessons and exercises on the page to their end, by mouse, keyboard or touch.

The coach's texts are read from the lessons, in the language of the page. Nothing sleeps: one query waits until
everything of a step is on the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple, Optional

from playwright.sync_api import Locator, TimeoutError

from tafelrunde.games import games
from tafelrunde.kernel.lesson import Lesson
from tafelrunde.kernel.match import Match

from .people import IN_SIGHT, Json, Person
from .serving import ON_A_DESK, ON_A_PHONE, PATIENCE

LOCALES: Final = {"en": "en-GB", "de": "de-DE"}
MOST: Final = 150  # steps and choices of a lesson
AGAIN: Final = 80  # milliseconds between two looks: each of them lays out the page
SHEET_MOST: Final = 0.36  # of a phone's screen

# What the page does not show as it should, of what is wanted; nothing if all is well.
FAULTS: Final = """(wanted) => {
  const faults = [];
  const say = (name, is, should) => is === should || faults.push(`${name}: ${is}, not ${should}`);
  const text = (within, what) => within?.querySelector(what)?.textContent.replace(/\\s+/g, ' ').trim();
  const plain = (words) => words?.replace(/\\s+/g, ' ').trim();
  say('busy', document.querySelectorAll('section.question[aria-busy=true], .coach [aria-disabled=true]').length, 0);
  say('letters cut at the side', document.documentElement.scrollWidth > innerWidth, false);
  if (wanted.heading !== undefined) {
    const coach = document.querySelector('section.coach');
    say('heading', text(coach, 'h2'), plain(wanted.heading));
    say('words', text(coach, 'p'), plain(wanted.say));
    const edges = [...document.querySelectorAll('.dim .edge')];
    const lit = edges.map((edge) => edge.dataset.id);
    say('lit', lit.length > 0, wanted.light.length > 0);
    for (const id of lit) say(`lit ${id}`, wanted.light.includes(id), true);
    for (const id of wanted.asked) say(`lit ${id}`, lit.includes(id), true);
    say('taught', document.querySelectorAll('.sheet.taught .option, .option.taught').length, wanted.taught);
    const bubble = document.querySelector('.bubble:has(section.coach)')?.getBoundingClientRect();
    const around = document.querySelector('.dim')?.getBoundingClientRect();
    const hidden = !bubble || !around ? [] : edges.filter((edge) => {
      const lit = edge.getBBox();
      const [left, top] = [lit.x + around.x, lit.y + around.y];
      const wide = Math.min(bubble.right, left + lit.width) - Math.max(bubble.left, left);
      const high = Math.min(bubble.bottom, top + lit.height) - Math.max(bubble.top, top);
      return wide > 1 && high > 1;
    });
    say('hidden by the bubble', hidden.length, 0);
    const sheet = document.querySelector('.sheet');
    if (sheet) say('sheet too high', sheet.getBoundingClientRect().height > wanted.sheet * innerHeight, false);
    if (wanted.next) say('focus on Next', document.activeElement?.matches('.coach .button.primary') ?? false, true);
  }
  if (wanted.options !== undefined) {
    const panel = document.querySelector('section.question');
    say('question', text(panel, 'h2'), plain(wanted.text));
    say('options', panel?.querySelectorAll('ol button.option').length, wanted.options);
  }
  const count = (what) => document.querySelectorAll(what).length;
  if (wanted.end) say('end of the turn', count('section.question .turn .primary:enabled'), 1);
  if (wanted.earned !== undefined) say('stars', count('dialog[open] li.earned'), wanted.earned);
  return faults;
}"""
GO: Final = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


class Way(NamedTuple):
    """How somebody plays, and on which screen."""

    name: str
    screen: dict[str, Any]

    @property
    def by_keys(self) -> bool:
        return self.name == "keys"


WAYS: Final = (Way("mouse", ON_A_DESK), Way("keys", ON_A_DESK), Way("touch", ON_A_PHONE))


class Learner:
    def __init__(self, person: Person, lang: str, way: Way) -> None:
        self.person = person
        self.page = person.page
        self.lang = lang
        self.way = way
        self.steps = 0  # that were read or chosen

    def plays(self, game: str, name: str) -> None:
        """A lesson from its begin to its end."""
        lesson = games[game].lessons[name]
        person = self.person
        person.seat = lesson.seat
        person.table = person.asks(f"/games/{game}/lessons/{name}?lang={self.lang}", {})["id"]
        self.page.evaluate(GO, f"/table/{person.table}")
        state = self._read(lesson, self._state())
        if lesson.is_exercise:
            self._solve(lesson, own_choices(game, lesson), state)
        else:
            self._shows(options=len(state["question"]["options"]), text=state["question"]["text"])

    # -------------------------------------------------------------------------------------------- steps

    def _read(self, lesson: Lesson, state: Json) -> Json:
        """What the coach says is followed until the learner is free."""
        for _ in range(MOST):
            moment = state["lesson"]
            if moment["free"]:
                assert moment["step"] == len(lesson.steps)
                return state
            self.steps += 1
            step, taught = lesson.steps[moment["step"]], moment["taught"]
            assert bool(taught) <= bool(step.choose), step.title
            self._shows(
                heading=step.title[self.lang],
                say=step.say[self.lang],
                light=list(step.light),
                asked=asked_places(state, step.light),
                taught=len(taught),
                sheet=SHEET_MOST,
                next=self.way.by_keys and not taught,
            )
            state = self._choose_taught(state) if taught else self._next()
        raise AssertionError(f"{lesson.name} does not end")

    def _next(self) -> Json:
        if self.way.by_keys:
            return self.person.answered(lambda: self.page.keyboard.press("Enter"))
        return self._hit(self.page.locator(".coach .button.primary"))

    def _choose_taught(self, state: Json) -> Json:
        """What is taught comes first; the first answer that is taught is among the options shown."""
        code = state["lesson"]["taught"][0]
        if self.way.by_keys:
            return self.person.answered(lambda: self.page.keyboard.press("1"))
        if self.way.name == "mouse" and (place := self._place(state, code)) is not None:
            return self._hit(place)
        return self._hit(self.page.locator(".sheet.taught .option, .option.taught").first)

    def _place(self, state: Json, code: int) -> Optional[Locator]:
        """The thing on the board that stands for an answer and no other, if it is in sight."""
        options = state["question"]["options"]
        anchor = next(option["anchor"] for option in options if option["code"] == code)
        if anchor is None or sum(option["anchor"] == anchor for option in options) > 1:
            return None
        thing = self.page.locator(f'svg.tafel [id="{anchor}"].choosable').first
        return thing if thing.count() and thing.evaluate(IN_SIGHT) else None

    # -------------------------------------------------------------------------------------------- exercises

    def _solve(self, lesson: Lesson, choices: list[tuple[str, int]], state: Json) -> None:
        """The solution of the exercise; all its stars are on the page."""
        for _ in range(MOST):
            if state["lesson"]["stars"][0]["earned"] is not None:
                break
            self.steps += 1
            if state["must_end"]:
                self._shows(end=True)
                state = self._end_turn()
            elif state["question"] is None:
                self.person.turn()
                state = self._state()
            else:
                state = self._answer(state, wanted(choices, state["question"]["prompt"]))
        assert [star["earned"] for star in state["lesson"]["stars"]] == [True] * len(lesson.stars), lesson.name
        self._shows(earned=len(lesson.stars))

    def _end_turn(self) -> Json:
        if self.way.by_keys:
            return self.person.answered(lambda: self.page.keyboard.press("e"))
        self.person.unfolds()
        return self._hit(self.page.locator("section.question .turn .primary"))

    def _answer(self, state: Json, code: int) -> Json:
        options = self._options(state)
        self._shows(options=len(options), text=state["question"]["text"])
        place = [option["code"] for option in options].index(code)
        if self.way.by_keys:
            return self._press(place, len(options))
        if self.way.name == "mouse" and (thing := self._place(state, code)) is not None:
            return self._hit(thing)
        self.person.unfolds()
        return self._hit(self.page.locator("section.question ol button.option").nth(place))

    def _press(self, place: int, options: int) -> Json:
        """A number for the first nine, else from the end of the list upwards and Enter."""
        keys = self.page.keyboard
        if place < 9:
            return self.person.answered(lambda: keys.press(str(place + 1)))
        for _ in range(options - place):
            keys.press("ArrowUp")
        return self.person.answered(lambda: keys.press("Enter"))

    # -------------------------------------------------------------------------------------------- the page

    def _options(self, state: Json) -> list[Json]:
        options: list[Json] = state["question"]["options"]
        return options

    def _hit(self, what: Locator) -> Json:
        act: Callable[[], None] = what.tap if self.way.name == "touch" else what.click
        return self.person.answered(act)

    def _state(self) -> Json:
        state: Json = self.person.asks(f"/tables/{self.person.table}/state?seat={self.person.seat}&lang={self.lang}")
        return state

    def _shows(self, **wanted: Any) -> None:
        """Waits until the page shows it; says what is wrong if it never does."""
        with suppress(TimeoutError):
            self.page.wait_for_function(
                f"(wanted) => !({FAULTS})(wanted).length", arg=wanted, timeout=PATIENCE / 2, polling=AGAIN
            )
            return
        raise AssertionError(f"{wanted.get('heading', '')}: {self.page.evaluate(FAULTS, wanted)}")


def asked_places(state: Json, light: tuple[str, ...]) -> list[str]:
    """Lit things that stand for an answer that is taught now: one of them must be in sight."""
    taught = state["lesson"]["taught"]
    options = state["question"]["options"] if state["question"] else []
    anchors = {option["anchor"] for option in options if option["code"] in taught}
    return [thing for thing in light if thing in anchors][:1]


def own_choices(game: str, lesson: Lesson) -> list[tuple[str, int]]:
    """What the learner chooses in the solution of an exercise, each with the question that it answers."""
    match = Match(games[game], lesson.players, lesson.seed, lesson.options)
    found = []
    for ply, code in enumerate((*lesson.begin, *lesson.solution)):
        assert match.decision is not None
        if ply >= len(lesson.begin) and match.decision.seat == lesson.seat:
            found.append((match.decision.prompt.name, code))
        match.choose(code)
    return found


def wanted(choices: list[tuple[str, int]], prompt: str) -> int:
    """The next choice that answers this question: usual answers before it were given by the server."""
    while choices:
        name, code = choices.pop(0)
        if name == prompt:
            return code
    raise AssertionError(f"the solution has no answer to {prompt}")


def all_lessons() -> Iterator[tuple[str, str]]:
    for game in sorted(games):
        for name in games[game].lessons:
            yield game, name
