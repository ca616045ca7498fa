"""Texts for the things, questions, options and events of a match. The game names its things."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Optional

from ..kernel.decision import NONE, Decision, Prompt
from ..kernel.effects import Phrase
from ..kernel.explanations import WhyNot
from ..kernel.game import Component, Game, Value, View
from ..kernel.state import Event, Fact
from .texts import Words

Names = Optional[Sequence[str]]


@lru_cache(maxsize=4096)
def slug(name: str) -> str:
    """A name as it occurs in the id of a text."""
    return name.lower().replace("_", "-")


def ending_remark(w: Words, ending: str) -> str:
    """The remark on endings of this kind, given by the first word of their name; usually empty."""
    id = f"remark-{slug(ending).split('-')[0]}"
    return w.text(id) if w.has(id) else ""


def prompt_id(prompt: Prompt) -> str:
    return f"prompt-{slug(prompt.name)}"


def thing(w: Words, game: Game, kind: str, number: int, view: Optional[View] = None, names: Names = None) -> str:
    """The name of a thing; an effect is worded as a clause."""
    if not kind:
        return ""
    if kind == "number":
        return str(number)
    if kind == "player":
        if view is not None and number >= view["players"]:  # an opponent that the rules play
            return w.text(view["rival_texts"][number - view["players"]] if "rival_texts" in view else "rival")
        return names[number] if names else w.text("player", number=number + 1)
    if kind == "effect":
        return w.clause(game.effects[number])
    id, facts = name_of(w, game, kind, number, view)
    return w.text(id, **facts)


def name_of(w: Words, game: Game, kind: str, number: int, view: Optional[View]) -> tuple[str, dict[str, Fact]]:
    """Id and facts of the text that names a thing, with effects in the facts as clauses."""
    id, facts = game.show.thing(kind, number, view)
    return id, {name: w.clause(fact) if isinstance(fact, Phrase) else fact for name, fact in facts.items()}


def basis(w: Words, component: Component) -> str:
    """The evidence for a component's data; ids of rules are the same in every language."""
    id = f"basis-{slug(component.basis)}"
    return w.text(id) if w.has(id) else component.basis


def facts(w: Words, component: Component) -> list[tuple[str, str]]:
    """The facts printed on a component beside its effect, as label and value: a number with an icon, or a word that the
    game explains. Values without words are left out, and so are those that are always the same within the kind."""
    named = (fact(w, name, value) for name, value in component.facts.items())
    return [each for each in named if each is not None]


def fact(w: Words, name: str, value: Value) -> Optional[tuple[str, str]]:
    id = slug(name)
    if isinstance(value, int) and w.has(f"icon-{id}"):
        return w.text(f"icon-{id}"), str(value)
    if w.has(f"fact-{id}") and value != "":
        each: list[Fact] = [value] if type(value) is int else [*str(value).split()]  # a number may select a text
        words = [w.text(f"fact-{id}-value", value=word) for word in each]
        return w.text(f"fact-{id}"), ", ".join(words)
    return None


def ending(w: Words, ending: str) -> str:
    """The reason why a game ended. Endings are found only by playing, so a text may be missing."""
    id = f"ending-{slug(ending)}"
    return w.text(id if w.has(id) else "ending-over")


def points_source(w: Words, source: str) -> str:
    """The name of a source of points."""
    id = f"points-{slug(source)}"
    return w.text(id) if w.has(id) else source


def question(w: Words, game: Game, view: Optional[View], decision: Decision, names: Names = None) -> str:
    return w.text(prompt_id(decision.prompt), about=_about(w, game, view, decision, names))


def hint(w: Words, game: Game, decision: Decision) -> str:
    """A sentence that explains this kind of question."""
    return w.text(f"{prompt_id(decision.prompt)}-hint")


def option_label(w: Words, game: Game, view: Optional[View], decision: Decision, code: int, names: Names = None) -> str:
    prompt = decision.prompt
    id = prompt_id(prompt)
    if code == NONE:
        return w.text(f"{id}-none")
    if code >= prompt.extra:
        return w.text(f"{id}-{code - prompt.extra}")
    if prompt.of == "yes":
        return w.text(f"{id}-yes")
    if prompt.of == "part":
        label = w.clause(game.effects[decision.about].parts()[code])
    else:
        label = thing(w, game, prompt.of, code, view, names)
    if w.has(f"{id}-option"):
        return w.text(f"{id}-option", thing=label, about=_about(w, game, view, decision, names), code=code)
    return label


def reason(w: Words, game: Game, why: WhyNot, view: Optional[View] = None, names: Names = None) -> str:
    """The reason why something is not possible now. Missing amounts are added to the facts, by the names of the
    icons."""
    facts = {name: _fact(w, game, name, value, view, names) for name, value in why.facts.items()}
    return w.text(f"why-{slug(why.text)}", **{**why.lacks, **facts})


def event_text(w: Words, game: Game, event: Event, seat: int, view: Optional[View] = None, names: Names = None) -> str:
    """An event, as this seat knows it. `event-<name>-own` is for seats that know the private facts."""
    seen = event.facts_for(seat)
    facts = {name: _fact(w, game, name, value, view, names) for name, value in seen.items()}
    facts["player"] = thing(w, game, "player", event.seat, view, names)
    id = f"event-{slug(event.name)}"
    if seen != event.facts and w.has(f"{id}-own"):
        id += "-own"
    return w.text(id, **facts)


def things_named(game: Game, event: Event, seat: int) -> list[str]:
    """The ids of the things that an event names, as this seat knows it, for a page to light."""
    ids: list[str] = []
    for name, value in event.facts_for(seat).items():
        kind = name.split("_")[0]
        if isinstance(value, int):
            ids += [f"{kind}-{value}"] if kind in game.kinds and value >= 0 else []
        elif kind.endswith("s") and kind[:-1] in game.kinds:
            ids += [f"{kind[:-1]}-{number}" for number in value.split(",") if number]
    return ids


def _about(w: Words, game: Game, view: Optional[View], decision: Decision, names: Names) -> Fact:
    """The subject of a question; numbers stay numbers, so that a text can choose the plural."""
    kind = decision.prompt.about
    return decision.about if kind == "number" else thing(w, game, kind, decision.about, view, names)


def _fact(w: Words, game: Game, name: str, value: Fact, view: Optional[View], names: Names) -> Fact:
    """card=3 and card_lost=3 name a card, cards="3,17" several; other facts stay as they are."""
    kind = name.split("_")[0]
    if isinstance(value, int):
        return thing(w, game, kind, value, view, names) if _names_things(game, kind) else value
    if kind.endswith("s") and _names_things(game, kind[:-1]):
        things = [thing(w, game, kind[:-1], int(number), view, names) for number in value.split(",") if number]
        return w.join("join-things", things) if things else w.text("nothing")
    return value


def _names_things(game: Game, kind: str) -> bool:
    return kind in game.kinds or kind in ("player", "effect")


def icon_name(w: Words, icon: str) -> str:
    return w.text(f"icon-{slug(icon)}")
