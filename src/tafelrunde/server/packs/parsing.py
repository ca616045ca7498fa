"""Functions on packs that run where uploads are parsed: plain data in and out, for `Uploads.run`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, Optional

from ...games import game_with_pack, games
from ...kernel.corrections import NAMES, NOTE
from ...kernel.forms import Forms
from ...kernel.game import Game, UsageError
from ...kernel.languages import LANGUAGES, Language
from ...kernel.packs import Pack
from ...words import words_of
from ...words.texts import name_id
from ..core.errors import not_found

BARE: Final = '[pack]\nname = "as it is"\n'  # a copy of the box that knows what its tables are made of

Component = tuple[str, str]  # kind and id


class PackReport(NamedTuple):
    """What a pack says, and whether a box can be made of it. `text` is the pack as we write it: to read it again takes
    time in proportion to its length, whatever the uploaded text looked like."""

    pack: Pack
    text: str
    hash: str
    component_hash: str = ""
    fault: Optional[UsageError] = None  # why no box can be made of it
    unfinished: Optional[UsageError] = None  # why it cannot be played with


class Filled(NamedTuple):
    """A form that somebody filled in; names by language."""

    parts: Mapping[str, Any]
    names: Mapping[Language, str]
    note: str


def warm_up() -> None:
    """For the template process: all boxes are open, and their forms are known."""
    for name in games:
        forms_of(name)


@lru_cache(maxsize=8)  # few: each keeps a copy of a box
def forms_of(game: str, text: str = BARE) -> Forms:
    return Forms(game_with_pack(game, text, unfinished=True))


def read_pack(game: str, text: str) -> PackReport:
    return _report(Pack.read(text, game))


def read_new(game: str, text: str, name: str) -> PackReport:
    """A pack that begins. `name` counts before the one in the text."""
    pack = Pack.read(text, game)
    pack.name = name or pack.name
    return _report(pack)


def read_next(game: str, text: str, name: str, version: int) -> PackReport:
    """The next version of a pack. `name` is for a text without one."""
    pack = Pack.read(text, game)
    pack.name, pack.version = pack.name or name, version
    return _report(pack)


def _report(pack: Pack) -> PackReport:
    report = PackReport(pack, pack.text(), pack.hash)
    try:
        box = game_with_pack(pack.game, report.text, unfinished=True)
    except UsageError as wrong:
        return report._replace(fault=wrong, unfinished=wrong)
    report = report._replace(component_hash=box.component_hash)
    try:
        game_with_pack(pack.game, report.text)
    except UsageError as wrong:
        return report._replace(unfinished=wrong)
    return report


def sentences(game: str, text: str, components: list[Component], lang: str) -> dict[Component, str]:
    """What the effects of components say in the box of a pack."""
    box = game_with_pack(game, text, unfinished=True)
    effects = {(each.kind, each.id): each.description for each in box.components}
    words = words_of(box, lang)
    return {key: words.sentence(effect) for key in components if (effect := effects.get(key)) is not None}


def filled_text(game: str, text: str, component: Component, filled: Filled) -> str:
    """A pack with a component as a form has it: what is as we have it leaves the pack."""
    return filled_in(Pack.read(text, game), component, filled).text()


def draft_report(game: str, text: str, component: Component, filled: Filled) -> PackReport:
    return _report(filled_in(Pack.read(text, game), component, filled))


def filled_in(pack: Pack, component: Component, filled: Filled) -> Pack:
    forms = forms_of(pack.game)
    if component not in forms.all():
        raise not_found("no-component")
    changes = forms.changes(*component, filled.parts)
    ours = _own_names(forms.game, component)
    names = {lang: name.strip() for lang, name in filled.names.items() if name.strip() and name != ours.get(lang)}
    beside = {NAMES: names, NOTE: filled.note.strip()}
    changes.update({part: value for part, value in beside.items() if value})
    made = Pack(pack.game, pack.name, pack.version, {**pack.changes, component: changes})
    if not changes:
        del made.changes[component]
    return made


def _own_names(game: Game, component: Component) -> dict[str, str]:
    """What we call a component, by language."""
    found = next((each for each in game.components if (each.kind, each.id) == component), None)
    id = None if found is None else name_id(game, found)
    return {} if id is None else {lang: words_of(game, lang).text(id) for lang in LANGUAGES}
