"""Packs: the corrections of one game as a named text that people can exchange.

    [pack]
    name = "Grandfather's box"
    version = 3

    [a_game.card.a_card]
    cost = "wood clay"

Packs are untrusted. So they are small, flat and made of plain values, whose meaning is read block by block
(corrections.py). Errors name the place.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any, Final

from .correction_errors import CorrectionError
from .corrections import LARGEST, LARGEST_SET, NAMES, NOTE, Corrections
from .languages import LANGUAGES

HEAD: Final = "pack"
LARGEST_PACK: Final = 200_000  # characters; one that names every component of our largest game has half of it
LONGEST_NAME: Final = 60
LONGEST_NOTE: Final = 500
_PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")
# A key of nine parts or more: no pack needs one, and `tomllib` takes quadratic time for long ones. Quoted keys pass; a
# server parses within a time limit.
_DEEP_KEY: Final = re.compile(r"^[ \t\[]*+(?:[\w-]++[ \t]*+\.[ \t]*+){8}", re.MULTILINE)
_NOT_IN_NAMES: Final = re.compile(r"[\x00-\x1f\x7f-\x9f<>{}\u200b-\u200f\u2028-\u202e\u2066-\u2069]")

Component = tuple[str, str]  # kind and id
Changes = dict[Component, dict[str, Any]]  # the changed values of each component, as in TOML


class Pack:
    """A pack: its name and version, and its changes to one game."""

    def __init__(self, game: str, name: str, version: int, changes: Changes) -> None:
        self.game = game
        self.name = name
        self.version = version
        self.changes = changes

    @staticmethod
    def read(text: str, game: str) -> Pack:
        """Parse a pack; refuses what is no pack of this game, and names the place."""
        if len(text) > LARGEST_PACK:
            raise CorrectionError(
                f"the pack is larger than {LARGEST_PACK:,} characters", "large-pack", most=LARGEST_PACK
            )
        if _DEEP_KEY.search(text):
            raise CorrectionError("the pack is nested too deeply", "deep-pack")
        try:
            text.encode()
            data = tomllib.loads(text)
        except UnicodeEncodeError:
            raise CorrectionError("the pack holds what is no letter", "unprintable") from None
        except ValueError as wrong:  # invalid TOML, or a number of thousands of digits
            message = str(wrong)[:120]
            raise CorrectionError(
                f"the pack is not TOML: {message}", "not-toml", line=_line_of(text, message)
            ) from None
        except RecursionError:
            raise CorrectionError("the pack is nested too deeply", "deep-pack") from None
        head = _table(data.pop(HEAD, {}), HEAD)
        for other in data.keys() - {game}:
            raise CorrectionError(f"{other[:40]!r}: a pack of {game} can hold nothing else", "foreign", other[:40])
        name = checked_text(head.get("name", ""), f"{HEAD}.name", LONGEST_NAME)
        version = head.get("version", 1)
        if type(version) is not int or not 1 <= version < 1_000_000:
            raise CorrectionError(f"{HEAD}.version must be a whole number from 1", "version", f"{HEAD}.version")
        return Pack(game, name, version, dict(_changes(_table(data.get(game, {}), game), game)))

    def text(self) -> str:
        """As TOML, in a canonical form."""
        lines = [f"[{HEAD}]", f"name = {toml(self.name)}", f"version = {self.version}"]
        for (kind, id), parts in sorted(self.changes.items()):
            lines += ["", f"[{self.game}.{kind}.{_key(id)}]"]
            lines += [f"{part} = {toml(value)}" for part, value in parts.items()]
        return "\n".join(lines) + "\n"

    def corrections(self) -> Corrections:
        sections: dict[str, dict[str, Any]] = {}
        for (kind, id), parts in self.changes.items():
            sections.setdefault(kind, {})[id] = parts
        return Corrections({self.game: sections}, strict=True)

    @property
    def hash(self) -> str:
        """Hash of the changes, whatever the name of the pack."""
        changes = sorted((kind, id, sorted(parts.items())) for (kind, id), parts in self.changes.items())
        return blake2b(json.dumps(changes, sort_keys=True).encode(), digest_size=8).hexdigest()


def _line_of(text: str, message: str) -> str:
    """The line number in an error message; the last line if it names none."""
    found = re.search(r"at line (\d+)", message)
    return found[1] if found else str(text.count("\n") + 1)


def _changes(kinds: Mapping[str, Any], game: str) -> Iterator[tuple[Component, dict[str, Any]]]:
    for kind, things in kinds.items():
        for id, parts in _table(things, f"{game}.{kind}").items():
            where = f"{game}.{kind}.{id}"
            for key in (kind, id):
                if not _PLAIN_KEY.fullmatch(key):
                    raise CorrectionError(f"{where[:80]!r} is no name of a component", "no-name", where[:80])
            yield (kind, id), {part: _part(value, part, where) for part, value in _table(parts, where).items()}


def _part(value: object, part: str, where: str) -> Any:
    place = f"{where}.{part}"[:120]
    if part == NAMES:
        names = _table(value, place)
        for lang in names.keys() - set(LANGUAGES):
            raise CorrectionError(f"{place}.{lang[:20]}: there are no words in this language", "language", place)
        return {lang: checked_text(names[lang], f"{place}.{lang}", LONGEST_NAME) for lang in LANGUAGES if lang in names}
    if part == NOTE:
        return checked_text(value, place, LONGEST_NOTE)
    if not _PLAIN_KEY.fullmatch(part):
        raise CorrectionError(f"{place!r} is no part of a component", "no-name", place)
    values = value if isinstance(value, list) else [value]
    if not all(isinstance(each, (int, str)) for each in values):
        raise CorrectionError(f"{place} must be a number, a text, or a list of these", "no-value", place)
    if any(isinstance(each, int) and abs(each) > LARGEST_SET for each in values):
        raise CorrectionError(f"{place} holds a number beyond {LARGEST}", "large", place, most=LARGEST)
    return value


def _table(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise CorrectionError(f"{where[:120]} must be a table", "table", where[:120])
    return value


def checked_text(value: object, where: str, longest: int) -> str:
    """Text for people: no markup, nothing invisible."""
    if not isinstance(value, str):
        raise CorrectionError(f"{where} must be a text", "text", where)
    if len(value) > longest:
        raise CorrectionError(f"{where} is longer than {longest} characters", "long", where, most=longest)
    found = _NOT_IN_NAMES.search(value)
    if found:
        letter = found.group()
        raise CorrectionError(
            f"{where} holds {letter!r}, which no name has", "letter", where, letter=ascii(letter).strip("'")
        )
    return value.strip()


def _key(key: str) -> str:
    return key if _PLAIN_KEY.fullmatch(key) else toml(key)


def toml(value: object) -> str:
    """Format a value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
