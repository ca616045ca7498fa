"""What makes a text one that can be shown to people, for the tests of everything that speaks.

In the pseudo-language every letter of the files of words carries an accent: a plain word in a text is one that was not
written there, such as a raw id or a fact meant for choosing a variant only.
"""

from __future__ import annotations

import re

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.languages import PSEUDO
from tafelrunde.words import Words

PLAIN_WORD = re.compile(r"[A-Za-z]{2,}")
HYPHENATED = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
NAME_IN_CODE = re.compile(r"[A-Za-z0-9]+_[A-Za-z0-9_]+")


def complaint(w: Words, game: Game, text: str) -> str:
    """What is wrong with a text; empty if it can be shown to people."""
    if not text.strip():
        return "empty"
    if "{" in text or ("None" in text and w.lang != "en"):  # a word of English, too
        return f"not filled in: {text}"
    if NAME_IN_CODE.search(text):
        return f"holds a name of the code: {text}"
    if w.lang == PSEUDO and PLAIN_WORD.search(text):
        return f"not from the files of words: {text}"
    for token in HYPHENATED.findall(text):
        kind, _, rest = token.partition("-")
        if w.has(token) or (kind in game.kinds and rest.isdigit()):
            return f"holds the id {token}: {text}"
    return ""
