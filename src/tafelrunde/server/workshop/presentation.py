"""The workshop: every component with its form, and what owners found in their games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Optional

from ...games import games
from ...kernel.correction_errors import CorrectionError
from ...kernel.effects import Count, Effect, Phrase
from ...kernel.forms import Forms, Parameter
from ...kernel.game import RECONSTRUCTED, Component, Game
from ...kernel.packs import Pack
from ...words import LANGUAGES, Words, labels, words_of
from ...words.texts import name_id
from ..core.errors import not_found
from ..core.matches.table_protocols import PersonRow
from ..core.presentation.components import component_name
from ..core.texts import server_texts
from ..packs.page_interface import forms_of
from ..reference.page_interface import Checks, icons_picture, shown_checks
from .card_images import face_of
from .schemas import (
    ComponentForm,
    ComponentPictures,
    FormBlock,
    FormPlace,
    FormPreview,
    KindProgress,
    PartPreview,
    WordChoice,
    Workshop,
    WorkshopEntry,
)

WORD_TEXTS = (
    "word", "icon", "resource", "colour", "terrain", "track", "building", "discipline", "action", "tribe", "side",
    "lake", "techplace", "board",
)  # fmt: skip


def workshop(forms: Forms, pack_id: Optional[str], checks: Checks, user: Optional[PersonRow], lang: str) -> Workshop:
    entries = [
        entry.model_copy(update={"checks": shown_checks(checks.get(key, ()), forms.fingerprint(*key), user)})
        for entry in _entries(forms, lang)
        for key in [(entry.kind, entry.id)]
    ]
    kinds = dict.fromkeys(entry.kind for entry in entries)
    return Workshop(
        game=forms.game.name,
        pack=pack_id,
        kinds=[
            _progress(kind, [each for each in entries if each.kind == kind], games[forms.game.name]) for kind in kinds
        ],
        entries=sorted(entries, key=lambda each: not _is_open(each)),
    )


@lru_cache(maxsize=16)
def _entries(forms: Forms, lang: str) -> list[WorkshopEntry]:
    """As the box has them; nobody has checked them yet."""
    w = words_of(forms.game, lang)
    return [_entry(forms, w, component) for component in forms.game.components]


@lru_cache(maxsize=64)
def pictures(forms: Forms, kind: str, lang: str) -> ComponentPictures:
    drawn = {each.id: face_of(forms.game, each, lang) for each in forms.game.components if each.kind == kind}
    return ComponentPictures(pictures=drawn)


def _entry(forms: Forms, w: Words, component: Component) -> WorkshopEntry:
    key = (component.kind, component.id)
    changed = forms.corrections_of(*key)
    return WorkshopEntry(
        kind=component.kind,
        id=component.id,
        name=component_name(w, forms.game, component, None),
        sentence="" if component.description is None else w.sentence(component.description),
        source=component.source,
        source_label=w.text(f"source-{component.source.lower()}"),
        basis=labels.basis(w, component),
        icons_svg=icons_picture(w, forms.game, component.description),
        copies=component.copies,
        changeable=bool(forms.form(*key).fields),
        changed=bool(changed),
        note=changed.get("note", ""),
        checks=[],
    )


def _is_checked(entry: WorkshopEntry) -> bool:
    return any(check.same for check in entry.checks)


def _is_open(entry: WorkshopEntry) -> bool:
    """We chose something of it ourselves, and nobody has held it beside a box."""
    return entry.source == RECONSTRUCTED and not _is_checked(entry)


def _progress(kind: str, entries: list[WorkshopEntry], printed: Game) -> KindProgress:
    return KindProgress(
        kind=kind,
        checked=sum(max(1, each.copies) for each in entries if _is_checked(each)),
        of=sum(max(1, each.copies) for each in entries),
        printed=sum(max(1, each.copies) for each in printed.components if each.kind == kind),
        reconstructed=sum(_is_open(each) for each in entries),
    )


# ---------------------------------------------------------------------------------------------------------- a form


def component_form(forms: Forms, kind: str, id: str, lang: str) -> ComponentForm:
    """Refuses what is no component."""
    game, w = forms.game, words_of(forms.game, lang)
    require_component(forms, kind, id)
    component = next((each for each in game.components if (each.kind, each.id) == (kind, id)), None)
    blocks, examples = forms.blocks(kind, id), forms.examples()
    changed = forms.corrections_of(kind, id)
    return ComponentForm(
        kind=kind,
        id=id,
        names={} if component is None else {each: _name(game, component, each) for each in LANGUAGES},
        renameable=component is not None and name_id(game, component) is not None,
        note=changed.get("note", ""),
        parts=[
            FormPlace(
                name=part.name,
                wanted=part.type.kind,
                many=part.type.many,
                keyed=part.type.keyed,
                optional=part.type.optional,
                required=True,
                words=_choices(w, part.name, part.words),
                value=part.value,
            )
            for part in forms.form(kind, id).fields
        ],
        blocks=[_block(forms, w, name, block, examples.get(name), lang) for name, block in sorted(blocks.items())],
    )


def require_component(forms: Forms, kind: str, id: str) -> None:
    if (kind, id) not in forms.all():
        raise not_found("no-component")


def _name(game: Game, component: Component, lang: str) -> str:
    return component_name(words_of(game, lang), game, component, None)


def _block(forms: Forms, w: Words, name: str, block: type, example: Optional[Phrase], lang: str) -> FormBlock:
    said, structure = server_texts(lang), f"block-{labels.slug(getattr(block, 'key', ''))}"
    label = said.text(structure) if said.has(structure) else w.clause(example) if example is not None else name
    kind = "effect" if issubclass(block, Effect) else "count" if issubclass(block, Count) else "part"
    places = [_place(w, place) for place in forms.places(block)]
    return FormBlock(name=name, kind=kind, label=label, places=places)


def _place(w: Words, place: Parameter) -> FormPlace:
    return FormPlace(
        name=place.name,
        wanted=place.type.kind,
        many=place.type.many,
        keyed=place.type.keyed,
        optional=place.type.optional,
        required=place.required,
        words=_choices(w, place.name, place.words),
        value=place.default,
    )


def _choices(w: Words, place: str, words: Mapping[str, int]) -> list[WordChoice]:
    return [WordChoice(word=word, label=_word(w, place, word)) for word in words]


def _word(w: Words, place: str, word: str) -> str:
    """As the game calls it elsewhere; several are put together by a plus."""
    if "+" in word:
        return " + ".join(_word(w, place, each) for each in word.split("+"))
    shared = server_texts(w.lang)
    if shared.has(f"word-{word}"):
        return shared.text(f"word-{word}")
    for family in WORD_TEXTS:
        id = f"{family}-{word.lower()}"
        if w.has(id):
            try:
                return w.text(id)
            except Exception:  # a text that speaks of more than the word
                continue
    fact = f"fact-{labels.slug(place)}-value"
    return w.text(fact, value=word) if w.has(fact) and not word.isdecimal() else word.replace("-", " ")


def preview(game: str, text: str, component: tuple[str, str], filled: Mapping[str, Any]) -> FormPreview:
    """Where uploads are parsed. Nothing is saved. Refuses (UsageError) what cannot be, with the place."""
    forms = forms_of(game, text)
    require_component(forms, *component)
    try:
        changes = forms.changes(*component, filled)
        values = forms.tried(*component, filled)
        said = [each for part, value in values.items() if (each := _said(forms.game, part, value)) is not None]
    except (IndexError, KeyError) as wrong:
        where = ".".join((game, *component))
        raise CorrectionError(f"{where} says what there is not: {wrong!r:.80}", "unmade", where) from None
    pack = Pack(game, "", 1, {component: changes})
    return FormPreview(toml=pack.text().partition("\n\n")[2] if changes else "", parts=said)


def _said(game: Game, part: str, value: object) -> Optional[PartPreview]:
    effect = getattr(value, "effect", value)  # of a half of a card
    if not isinstance(effect, Phrase):
        return None
    sentences = {lang: words_of(game, lang).sentence(effect) for lang in LANGUAGES}
    icons = icons_picture(words_of(game, "en"), game, effect if isinstance(effect, Effect) else None)
    return PartPreview(part=part, sentences=sentences, icons_svg=icons)
