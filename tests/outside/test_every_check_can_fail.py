"""Each check of a game finds the fault that it is there for: Delta, spoilt in one way after the other."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import mkdtemp
from typing import Any

import pytest

from tafelrunde.conformance import PARTS, cases
from tafelrunde.kernel.decision import Decision, Prompt
from tafelrunde.kernel.effects import Effect, May
from tafelrunde.kernel.explanations import Gain, OptionSummary, WhyNot
from tafelrunde.kernel.game import Component, Game, Level, Option, Preset
from tafelrunde.kernel.observe import Part
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.state import Event, State

from .installing import EXAMPLE

if str(EXAMPLE) not in sys.path:
    sys.path.append(str(EXAMPLE))

from tafelrunde_delta.effects import Gain as DeltaGain
from tafelrunde_delta.effects import Pay as DeltaPay
from tafelrunde_delta.game import Delta, DeltaAI, DeltaRules, DeltaShow
from tafelrunde_delta.holdings import DeltaHoldings
from tafelrunde_delta.table import Table


def spoilt(**attributes: Any) -> Game:
    """Delta with other attributes, each in the header or the facet that has it."""
    header = {each: value for each, value in attributes.items() if hasattr(Delta, each)}
    others = {each: value for each, value in attributes.items() if each not in header}
    for name, facet in (("rules_class", DeltaRules), ("show_class", DeltaShow), ("ai_class", DeltaAI)):
        changed = {each: others.pop(each) for each in list(others) if hasattr(facet, each)}
        header[name] = type(f"Spoilt{facet.__name__}", (facet,), changed)
    assert not others
    return type("Spoilt", (Delta,), header)()  # type: ignore[no-any-return]


def viewed(change: Callable[[Any, Table, int], None]) -> Game:
    """Delta with a view that was changed."""

    def view(self: DeltaShow, state: Table, seat: int) -> Any:
        seen = DeltaShow.view(self, state, seat)
        change(seen, state, seat)
        return seen

    return spoilt(view=view)


def redrawn(old: str, new: str) -> Game:
    """Delta with a picture in which something is replaced."""
    return spoilt(
        board_svg=lambda self, view, lang, width=0: DeltaShow.board_svg(self, view, lang, width).replace(old, new)
    )


def reboarded(old: str, new: str) -> Game:
    """Delta with parts of the board in which something is replaced."""

    def board(self: DeltaShow, *room: Any) -> Any:
        found = DeltaShow.board(self, *room)
        return found._replace(parts=tuple(part._replace(svg=part.svg.replace(old, new)) for part in found.parts))

    return spoilt(board=board)


def observing(*numbers: float) -> Game:
    def write(view: Any, row: Any, at: int) -> None:
        for place, number in enumerate(numbers, at):
            row[place] = number

    return spoilt(observation_layout=[Part("spoilt", (2,), "", write)])


def not_observing(name: str) -> Game:
    return spoilt(observation_layout=[part for part in Delta().ai.observation_layout if part.name != name])


def taught(**change: Any) -> Game:
    """Delta with a lesson that was changed."""
    return spoilt(lessons={"first_game": Delta().lessons["first_game"]._replace(**change)})


def measuring(*worth: float) -> Game:
    return spoilt(features=lambda self, state, seat: list(worth))


def component(*numbers: int, source: str = "SEED", facts: bool = True) -> Component:
    return Component("card", "shrine", numbers, {"effect": source}, "", None, {"vp": 1} if facts else {})


def doing(*effects: Any) -> Game:
    """Delta with other components, that do this."""
    return spoilt(
        components=[Component("card", f"c{n}", (n,), {"effect": "SEED"}, "", e) for n, e in enumerate(effects)]
    )


class Secretive(DeltaGain):
    """Gives more than its words say."""

    def __init__(self, what: str, amount: int, more: int) -> None:
        super().__init__(what, amount)
        self.more = more


class Unframed(Effect[Any, Any]):
    """Its German text is a noun, which cannot stand after "um"."""

    key = "kinds"


class Waiting(DeltaGain):
    def when_flooded(self) -> int:
        return 0


class Alert(Waiting):
    """Answers to what no word of it says."""

    def when_flooded(self) -> int:
        return 1


def swapped_rounds() -> Game:
    """The record plays on with other rules than it was made with."""
    left = iter(range(10**6))
    return spoilt(
        set_up=lambda self, players, options, rng: DeltaRules.set_up(
            self, players, {**options, "floods": next(left) % 2 == 0}, rng
        )
    )


def leaking(seen: Any, state: Table, seat: int) -> None:
    seen["peeked"] = state.players[0].hand.copy()


def uncopied(seen: Any, state: Table, seat: int) -> None:
    seen["seats"][0]["village"] = state.players[0].village
    seen["discarded"] = state.discard
    seen["deckhand"] = state.players[1].hand if seat == 1 else []


def no_seat(seen: Any, state: Table, seat: int) -> None:
    del seen["seat"]


def tuples(seen: Any, state: Table, seat: int) -> None:
    seen["pair"] = (1, 2)


def guided(file: str, old: str, new: str) -> Game:
    """Delta with a guide in which something is replaced; without `old` the file is gone."""
    folder = Path(mkdtemp()) / "delta"
    copytree(Delta.folder, folder, ignore=ignore_patterns("__pycache__"))
    path = folder / "guide" / file
    written = path.read_text(encoding="utf-8")
    assert old in written
    path.write_text(written.replace(old, new), encoding="utf-8")
    if not old:
        path.unlink()
    return spoilt(folder=folder)


ICON = '<path d="M0 0H9V9Z" fill="var(--t-{})"/>'

SPOILT: dict[str, tuple[Callable[[], Game], str, str]] = {
    "name": (lambda: spoilt(name="Delta!"), "header-names", "must be small letters"),
    "players": (lambda: spoilt(players=range(3)), "header-names", "must be a range such as"),
    "folder": (lambda: spoilt(folder=Path("/nowhere")), "header-names", "where no en.ftl lies"),
    "default": (
        lambda: spoilt(options=(*Delta.options, Option("odd", (1, 2), 3))), "header-names", "the option odd is none"
    ),
    "questions": (
        lambda: spoilt(prompts=(*Delta.prompts, Prompt("USE", 1, "yes"))), "action-numbers", "two questions USE"
    ),
    "numbers": (lambda: spoilt(components=[component(1, 1)]), "header-components", "there is another card 1"),
    "twins": (lambda: spoilt(components=[component(1), component(2)]), "header-components", "two components card"),
    "nothing": (lambda: spoilt(components=[component(facts=False)]), "header-components", "neither numbers nor facts"),
    "source": (lambda: spoilt(components=[component(1, source="HEARSAY")]), "header-components", "is 'HEARSAY'"),
    "level": (lambda: spoilt(levels={"godlike": Level("greedy", 1)}), "header-levels", "there is no level godlike"),
    "level without time": (
        lambda: spoilt(levels={"hard": Level("greedy", float("nan"))}), "header-levels", "level hard: seconds is nan"
    ),
    "bot": (lambda: spoilt(levels={"hard": Level("oracle", 1)}), "header-levels", "there is no bot 'oracle'"),
    "adviser": (lambda: spoilt(adviser="oracle"), "header-levels", "adviser: there is no bot 'oracle'"),
    "cover": (lambda: spoilt(cover=EXAMPLE / "pyproject.toml"), "header-cover", "pyproject.toml is no SVG"),
    "kinds": (lambda: spoilt(kinds=frozenset()), "kinds-listed", "components are of kind 'card'"),
    "zone": (lambda: spoilt(zones={"village": "house"}), "kinds-listed", "holds things of kind 'house'"),
    "term": (lambda: spoilt(feature_names=("moon",)), "texts-nothing-missing", "de: no text feature-moon"),
    "unsaid value": (
        lambda: doing(Secretive("grain", 2, 1)), "said-values", "de: card c0: another more of Secretive reads the same"
    ),
    "unsaid hook": (
        lambda: doing(Alert("grain", 2), DeltaGain("grain", 2)), "said-hooks",
        "en: phrase-gain: Alert (when_flooded) and Gain (no hook) read the same",
    ),
    "unframed verb": (
        lambda: doing(May(DeltaPay(1), Unframed())), "said-frames", "de: phrase-may needs phrase-kinds as to"
    ),
    "no symbol": (lambda: spoilt(icons=lambda self: {"vp": "#nothing"}), "icons-own", "the icon vp is #nothing, which"),
    "no svg": (lambda: spoilt(icons=lambda self: {"grain": "<path"}), "icons-own", "the icon grain is no SVG"),
    "empty icon": (lambda: spoilt(icons=lambda self: {"grain": ""}), "icons-own", "the icon grain is empty"),
    "same icon": (
        lambda: spoilt(icons=lambda self: {"a": ICON.format("red"), "b": ICON.format("blue")}),
        "icons-distinct", "the icons b and a differ by colour alone",
    ),
    "colour": (
        lambda: spoilt(icons=lambda self: {**DeltaShow.icons(self), "a": ICON.format("pink")}),
        "icons-colours", "there is no colour pink",
    ),
    "no icon": (
        lambda: spoilt(icons=lambda self: {k: v for k, v in DeltaShow.icons(self).items() if k != "toll"}),
        "icons-everything", "an effect shows 'toll'",
    ),
    "unnamed icon": (
        lambda: spoilt(icons=lambda self: {**DeltaShow.icons(self), "moon": ICON.format("red")}),
        "icons-named", "the icon moon has no text icon-moon",
    ),
    "no chapter": (
        lambda: guided("en.md", "## A round {#round}", "A paragraph"), "guide-read", "links to round, which is no"
    ),
    "markdown": (lambda: guided("de.md", "**Planen**", "<b>Planen</b>"), "guide-read", "guide/de.md, line 16:"),
    "no rule": (lambda: guided("en.md", "DELTA-FX-01..03", "DELTA-FX-01..09"), "guide-read", "no rule DELTA-FX-09"),
    "no rules": (lambda: guided("en.md", "DELTA-END-02}", "the end}"), "guide-read", "'the end' names no rules"),
    "no such icon": (lambda: guided("aid.de.md", "`field`", "`moon`"), "guide-read", "de: 'moon' in a row of icons"),
    "one language": (lambda: guided("aid.de.md", "", ""), "guide-complete", "de: no file for the player's aid"),
    "other chapters": (
        lambda: guided("de.md", "{#end}", "{#flood}"), "guide-complete", "de: a chapter of the short rules is flood"
    ),
    "other rules": (
        lambda: guided("de.md", "DELTA-END-01, ", ""), "guide-complete", "de: the chapter goal of the short rules has"
    ),
    "unlinked": (
        lambda: guided("en.md", "{DELTA-FLOOD-01..02}", ""), "guide-complete", "en: no paragraph of the short rules"
    ),
    "long page": (
        lambda: guided("en.md", "You settle", "You settle " * 120), "guide-complete", "a page has at most 220"
    ),
    "long aid": (lambda: guided("aid.en.md", "Plan a", "Plan a " * 200), "guide-complete", "a sheet has at most 400"),
    "no picture": (
        lambda: guided("en.md", "part:players", "picture:moon"), "guide-pictures", "delta has no picture 'moon'"
    ),
    "no part": (lambda: guided("en.md", "part:players", "part:moon"), "guide-pictures", "has no part 'moon'"),
    "no component": (
        lambda: guided("en.md", "card:shrine", "card:moon"), "guide-pictures", "has no component 'card:moon'"
    ),
    "summary": (lambda: spoilt(summary_of=lambda self, state, seat: {"vp": -1}), "summary-same", "summary_of differs"),
    "refused": (lambda: spoilt(why_not=_against_what_is_offered), "explanations-refusals", "is offered, and yet"),
    "unknown cost": (
        lambda: spoilt(summarize_option=lambda self, *asked: OptionSummary(cost={"moonlight": 1})),
        "explanations-options", "no text icon-moonlight",
    ),
    "below nothing": (
        lambda: spoilt(summarize_option=lambda self, *asked: OptionSummary(gain={"vp": -1})),
        "explanations-options",
        "below 0",
    ),
    "preset": (
        lambda: spoilt(presets=(Preset("odd", {"moon": True}),)), "explanations-presets", "preset odd: delta has no"
    ),
    "untold": (lambda: spoilt(holdings=Forgetful("harvested")), "log-adds-up-2", "the log says +0"),
    "end untold": (lambda: spoilt(holdings=Forgetful("left-over")), "log-adds-up-2", "vp, the log says +0"),
    "other points": (lambda: spoilt(holdings=OtherPoints()), "log-adds-up-2", "points, by the log with"),
    "lesson": (
        lambda: taught(seed=2), "lessons-first_game", "first_game, step 2: 5 is no answer to seat 0: PLAN"
    ),
    "old lesson": (lambda: taught(rules_version=0), "lessons-first_game", "written for version 0 of the rules"),
    "view": (lambda: viewed(no_seat), "view-json", "the view has no 'seat'"),
    "tuples": (lambda: viewed(tuples), "view-json", "is not plain JSON"),
    "scribbled": (lambda: viewed(uncopied), "view-json", "who changes a view changes the table"),
    "markup": (lambda: spoilt(text_board=lambda self, view, lang, width=0: "[/b]"), "terminal", "cannot be printed"),
    "empty board": (lambda: spoilt(text_board=lambda self, view, lang, width=0: ""), "terminal", "is empty"),
    "too long": (lambda: observing(0.5, 0.5, 0.5), "observation", "spoilt writes beyond its 2 numbers"),
    "too large": (lambda: observing(0.5, 2.0), "observation", "below 0 or above 1"),
    "unread": (lambda: not_observing("round"), "observation-fields", "the field round is seen, and no part"),
    "unread seats": (
        lambda: not_observing("planned"), "observation-fields", "the field of the seats, planned is seen, and no part"
    ),
    "unread count": (lambda: not_observing("deck"), "observation-fields", "the field deck is seen, and no part"),
    "worth": (lambda: measuring(float("nan"), 0, 0, 0, 0), "evaluation", "the position is worth nan"),
    "terms": (
        lambda: spoilt(evaluate=lambda self, state, seat: 99.0),
        "evaluation",
        "the features of the evaluation add up to",
    ),
    "twice": (lambda: redrawn('id="player-1"', 'id="player-0"'), "picture-seats-2-1000", "player-0 occurs 2 times"),
    "nobody": (lambda: redrawn('id="player-1"', 'id="nobody"'), "picture-seats-2-480", "there is no player-1"),
    "no map": (lambda: redrawn("part-map", "part-moon"), "picture-seats-2-480", "has no part-map"),
    "overlap": (lambda: redrawn('data-box="12 12', 'data-box="300 12'), "picture-seats-2-1000", "players overlap"),
    "outside": (lambda: redrawn('data-box="12 12', 'data-box="900 12'), "picture-seats-2-1000", "leaves the picture"),
    "nameless": (
        lambda: reboarded(">Potters</text>", "></text>"),
        "picture-named-choices-en", "does not show the name of Potters",
    ),
    "unlit": (lambda: redrawn('lifts open"', 'lifts shut"'), "picture-lit", "is lit wrongly, or not at all"),
    "breakdown": (
        lambda: spoilt(result=lambda self, state: _robbed(DeltaRules.result(self, state))), "laws-2", "does not add up"
    ),
    "peeking": (lambda: viewed(leaking), "laws-2", "sees a difference between what is and what it imagines"),
    "replay": (swapped_rounds, "laws-2", "record"),
    "rich reasons": (
        lambda: spoilt(why_not=lambda self, state, seat, decision: [][3]), "rich", "the answer: IndexError: list index"
    ),
    "rich options": (
        lambda: spoilt(summarize_option=lambda self, *about: {}["gain"]), "rich", "the answer: KeyError: 'gain'"
    ),
    "rich arrangement": (
        lambda: spoilt(enrich=_takes_a_tile_away), "rich", "enrich leaves a position that check refuses"
    ),
    "rich explanation": (
        lambda: spoilt(explained=lambda self, *about: [][0]), "rich", "lies on the board and cannot be explained"
    ),
    "rich terminal": (
        lambda: spoilt(text_board=lambda self, view, lang, width=100: ""), "rich", "the terminal board: nothing"
    ),
    "rich observation": (
        lambda: observing(0.0, 1.5), "rich", "the observation: spoilt has a number below 0 or above 1"
    ),
    "rich evaluation": (lambda: measuring(float("inf")), "rich", "the evaluation: "),
    "rich picture": (
        lambda: spoilt(board=lambda self, *about: 1 // 0), "rich", "the answer: ZeroDivisionError"
    ),
    "rich rules": (
        lambda: spoilt(enrich=lambda self, state, dice: [][1]), "rich", "play breaks off: IndexError"
    ),
}  # fmt: skip


class Forgetful(DeltaHoldings):
    """Takes one kind of event to say nothing."""

    def __init__(self, name: str) -> None:
        self.name = name

    def gains(self, event: Event) -> Iterable[Gain]:
        return () if event.name == self.name else super().gains(event)


class OtherPoints(DeltaHoldings):
    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        return {seat: {**held, "vp": held["vp"] + 1} for seat, held in super().holdings(state).items()}


def _takes_a_tile_away(self: DeltaRules, state: Table, dice: Rng) -> None:
    state.deck.pop()


def _against_what_is_offered(self: DeltaRules, state: Table, seat: int, decision: Decision) -> list[WhyNot]:
    return [WhyNot(decision.prompt, decision.options[0], "poor")]


def _robbed(result: Any) -> Any:
    result.scores[0] += 1
    return result


@pytest.mark.parametrize(("make", "case", "says"), SPOILT.values(), ids=SPOILT)
def test_the_fault_is_found(make: Callable[[], Game], case: str, says: str) -> None:
    game = make()
    found = [problem for each in cases(game) if case in str(each) for problem in each.problems()]
    assert [problem for problem in found if says in problem], found


def test_a_sound_game_has_none_of_them() -> None:
    checked = list(cases(Delta()))
    assert {case.part for case in checked} == set(PARTS)
    assert [problem for case in checked for problem in case.problems()] == []


def test_a_line_that_tells_of_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde_delta.rules.TRADED", 0)
    (case,) = [case for case in cases(Delta()) if case.name == "no-empty-lines"]
    assert any("event traded reports nothing" in problem for problem in case.problems())


def test_a_spectator_gets_no_observation() -> None:
    game = spoilt(observation=lambda self, view: [0.0])
    (case,) = [case for case in cases(game) if (case.part, case.name) == ("observation", "numbers")]
    assert any("a spectator gets an observation" in problem for problem in case.problems())
