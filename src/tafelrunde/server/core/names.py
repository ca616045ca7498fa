"""Names of people: which characters they may have, and which names look alike.

A name is normalized (NFKC). Invisible characters are refused, and so are letters of two scripts that can be confused,
such as a Cyrillic a among Latin letters. Names that look alike have a common key, so nobody can take the looks of an
account. The database holds these keys: a change of `keys_of` needs a migration.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from .plain_text import LONGEST_NAME

# Scripts in common use today (Unicode's recommended scripts), as the first word of the names of their characters.
SCRIPTS: Final = frozenset({
    "ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CJK", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK",
    "GUJARATI", "GURMUKHI", "HANGUL", "HEBREW", "HIRAGANA", "IDEOGRAPHIC", "KANNADA", "KATAKANA", "KATAKANA-HIRAGANA",
    "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA", "TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN",
})  # fmt: skip
# Written together, and with Latin letters.
EAST_ASIAN: Final = frozenset({"BOPOMOFO", "CJK", "HANGUL", "HIRAGANA", "IDEOGRAPHIC", "KATAKANA", "KATAKANA-HIRAGANA"})
PUNCTUATION: Final = frozenset("‐–—‘’‚“”„«»‹›·•…¡¿´、。・€£¥§°")  # besides ASCII
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
EMOJI_JOINERS: Final = "\u200d\ufe0e\ufe0f"  # join and style emoji; removed, which only splits families
MOST_MARKS: Final = 3  # combining marks in a row

# Letters drawn like Latin ones, lower and upper case apart where they differ.
_LOOKS: Final[dict[str, str]] = {
    "a": "аɑαάὰà", "b": "ЬьƄБвḃ", "c": "сϲςᴄ", "d": "ԁɗ", "e": "еҽєɛεξ", "f": "ғƒ", "g": "ɡցԍ", "h": "һнհη",
    "i": "іιıɩїı", "j": "јϳȷյ", "k": "кκқҝ", "l": "ӏןլ|1", "m": "мʍϻ", "n": "пոռ", "o": "оοσөօ0", "p": "рρϸ",
    "q": "ԛզգ", "r": "гґɾ", "s": "ѕʂȿ", "t": "тτե", "u": "υսцʋ", "v": "νѵᴠ", "w": "ωԝшщա", "x": "хχ×ҳ",
    "y": "уγүұỿყ", "z": "зʐȥ", "A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ", "I": "ІΙ", "J": "ЈͿ",
    "K": "КΚ", "M": "МΜ", "N": "ΝՆ", "O": "ОΟՕ", "P": "РΡ", "S": "ЅՏ", "T": "ТΤ", "U": "ՍЏ", "X": "ХΧ", "Y": "ҮΥ",
    "Z": "Ζ",
}  # fmt: skip
_AS_LATIN: Final = {other: latin for latin, others in _LOOKS.items() for other in others}
_PAIRS: Final = (("rn", "m"), ("vv", "w"))
# Names of characters that are a letter with a stroke or hook, and of capitals that are small or in boxes.
_WITH: Final = re.compile(r"(\w+ (?:CAPITAL|SMALL) LETTER \w+) WITH .*")
_CAPITAL: Final = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER) ([A-Z])"
)


class OddName(ValueError):
    """The name has characters that are invisible, or letters of scripts that can be confused."""


def clean_name(text: str) -> str:
    """The normalized name on one line; empty for an empty one. Raises OddName."""
    line = unicodedata.normalize("NFKC", "".join(char for char in text if char not in EMOJI_JOINERS))
    line = " ".join(line.split())[:LONGEST_NAME].strip()
    scripts, marks = set[str](), 0
    for char in line:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind.startswith("M") else 0
        if not _is_allowed(char, kind) or marks > MOST_MARKS:
            raise OddName(text)
        if kind.startswith("L"):
            scripts.add(_script(char))
    if len(scripts) > 1 and not scripts - {"LATIN"} <= EAST_ASIAN:
        raise OddName(text)
    return line


def _is_allowed(char: str, kind: str) -> bool:
    if char in INVISIBLE or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef":
        return False
    if kind[0] in "LM":
        return kind[0] == "M" or _script(char) in SCRIPTS
    return (char.isascii() and char.isprintable()) or char in PUNCTUATION or kind in ("So", "Sk")


def _script(char: str) -> str:
    return unicodedata.name(char, "").partition(" ")[0]


def keys_of(name: str) -> frozenset[str]:
    """Keys of how the name looks: two names look alike if they share one. There are several, since a capital I looks
    like an l, other capitals unlike their small letters, and a letter in a box may be one or decoration."""
    return frozenset(_skeleton(variant) for variant in _variants(name))


def _variants(name: str) -> Iterator[str]:
    line = unicodedata.normalize("NFKC", name)
    for text in dict.fromkeys((line, _without_symbols(line) or line)):
        yield text.casefold()
        yield text.replace("I", "l").replace("І", "l").replace("Ι", "l")


def _without_symbols(line: str) -> str:
    return "".join(char for char in line if char.isascii() or unicodedata.category(char) != "So").strip()


def _skeleton(name: str) -> str:
    """The letters as Latin ones where they look like them, without accents, punctuation and symbols."""
    latin = "".join(_AS_LATIN.get(char, char) for char in name)
    bare = "".join(char for char in unicodedata.normalize("NFKD", latin) if not unicodedata.combining(char))
    plain = "".join(char if char.isascii() else _plain(char) for char in bare)
    again = "".join(_AS_LATIN.get(char, char) for char in plain).casefold()
    found = "".join(char for char in again if char.isalnum())
    for pair, letter in _PAIRS:
        found = found.replace(pair, letter)
    return found or name


def _plain(char: str) -> str:
    """The letter without strokes, hooks and boxes."""
    called = unicodedata.name(char, "")
    if (capital := _CAPITAL.fullmatch(called)) is not None:
        return capital[1].lower()
    if (decorated := _WITH.fullmatch(called)) is not None:
        try:
            return unicodedata.lookup(decorated[1])
        except KeyError:  # has no plain form
            return char
    return char
