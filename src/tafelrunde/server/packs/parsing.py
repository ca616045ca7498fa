"""Parses packs and applies forms to them. Runs in upload processes (`core/uploads/`), with plain data in and out."""

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

UNCHANGED: Final = '[pack]\nname = "as it is"\n'  # a pack without changes; its copy of the game has forms

Component = tuple[str, str]  # kind and id


class PackReport(NamedTuple):
    """A parsed pack with its errors. `text` is normalized, so that parsing it again takes linear time, whatever the
    uploaded text looked like."""

    pack: Pack
    text: str
    hash: str
    component_hash: str = ""
    fault: Optional[UsageError] = None  # why it is invalid
    unfinished: Optional[UsageError] = None  # why it is not playable


class FormValues(NamedTuple):
    """The values of a filled-in form; names by language."""

    parts: Mapping[str, Any]
    names: Mapping[Language, str]
    note: str


def warm_up() -> None:
    """Load all games and their forms, in the template process."""
    for name in games:
        forms_of(name)


@lru_cache(maxsize=8)  # each entry holds a copy of a game
def forms_of(game: str, text: str = UNCHANGED) -> Forms:
    return Forms(game_with_pack(game, text, unfinished=True))


def read_pack(game: str, text: str) -> PackReport:
    return _report(Pack.read(text, game))


def read_new(game: str, text: str, name: str) -> PackReport:
    """A new pack. `name` has priority over the name in the text."""
    pack = Pack.read(text, game)
    pack.name = name or pack.name
    return _report(pack)


def read_next(game: str, text: str, name: str, version: int) -> PackReport:
    """The next version of a pack. `name` is used if the text has none."""
    pack = Pack.read(text, game)
    pack.name, pack.version = pack.name or name, version
    return _report(pack)


def _report(pack: Pack) -> PackReport:
    report = PackReport(pack, pack.text(), pack.hash)
    try:
        game = game_with_pack(pack.game, report.text, unfinished=True)
    except UsageError as wrong:
        return report._replace(fault=wrong, unfinished=wrong)
    report = report._replace(component_hash=game.component_hash)
    try:
        game_with_pack(pack.game, report.text)
    except UsageError as wrong:
        return report._replace(unfinished=wrong)
    return report


def sentences(game: str, text: str, components: list[Component], lang: str) -> dict[Component, str]:
    """The effects of components in words, with a pack applied."""
    patched = game_with_pack(game, text, unfinished=True)
    effects = {(each.kind, each.id): each.description for each in patched.components}
    words = words_of(patched, lang)
    return {key: words.sentence(effect) for key in components if (effect := effects.get(key)) is not None}


def text_with_form(game: str, text: str, component: Component, values: FormValues) -> str:
    return apply_form(Pack.read(text, game), component, values).text()


def draft_report(game: str, text: str, component: Component, values: FormValues) -> PackReport:
    return _report(apply_form(Pack.read(text, game), component, values))


def apply_form(pack: Pack, component: Component, values: FormValues) -> Pack:
    """The pack with the component as in the form; default values are left out of the pack."""
    forms = forms_of(pack.game)
    if component not in forms.all():
        raise not_found("no-component")
    changes = forms.changes(*component, values.parts)
    default = _default_names(forms.game, component)
    names = {lang: name.strip() for lang, name in values.names.items() if name.strip() and name != default.get(lang)}
    more = {NAMES: names, NOTE: values.note.strip()}
    changes.update({part: value for part, value in more.items() if value})
    changed = Pack(pack.game, pack.name, pack.version, {**pack.changes, component: changes})
    if not changes:
        del changed.changes[component]
    return changed


def _default_names(game: Game, component: Component) -> dict[str, str]:
    """The names of a component without a pack, by language."""
    found = next((each for each in game.components if (each.kind, each.id) == component), None)
    id = None if found is None else name_id(game, found)
    return {} if id is None else {lang: words_of(game, lang).text(id) for lang in LANGUAGES}
