"""Verb frames: how a clause is said as a request, after "you may", after "to", and without its verb.

A text writes its verb around what the verb governs: `<erhalte|2 Bücher|erhalten>`. The middle dot separates a prefix
that stands at the end of a request: `<lege|1 Energie|zurück·legen>`. A verb that always stands in front has no last
part: `<gain|2 books|>`. The sign ~ marks words that only a request has; what follows it is how they begin after "dann"
or a subordinate clause: `<du darfst|2 Bücher erhalten|~darfst du>`.
"""

from __future__ import annotations

import re
from typing import Final, Optional

REQUEST: Final = "request"  # "lege 1 Energie zurück"
INFINITIVE: Final = "infinitive"  # after "du darfst": "1 Energie zurücklegen"
TO: Final = "to"  # after "um": "1 Energie zurückzulegen"
OBJECT: Final = "object"  # "1 Energie"
INVERTED: Final = "inverted"  # after "dann": "darfst du 1 Energie zurücklegen", else as a request
FORMS: Final = (INFINITIVE, TO, OBJECT, INVERTED)

_FRAME: Final = re.compile(r"<([^<>|]*)\|([^<>|]*)\|([^<>|]*)>")
_PREFIX: Final = "·"
_REQUEST_ONLY: Final = "~"

Verb = tuple[str, str]


def said(text: str, form: str) -> str:
    """A text with all its frames in one form."""
    if "<" not in text:
        return text
    return _FRAME.sub(lambda frame: _framed(frame[1], frame[2], frame[3], form), text)


def _framed(front: str, object: str, end: str, form: str) -> str:
    if form == INVERTED and end.startswith(_REQUEST_ONLY):
        front = end[1:] or front
    prefix, dot, verb = ("", "", "") if end.startswith(_REQUEST_ONLY) else end.rpartition(_PREFIX)
    if form in (REQUEST, INVERTED) or (not end and form != OBJECT):
        parts = [front, object, prefix]
    elif form == OBJECT or end.startswith(_REQUEST_ONLY):
        parts = [object]
    elif form == TO:
        parts = [object, f"{prefix}zu{verb}" if dot else f"zu {verb}"]
    else:
        parts = [object, prefix + verb]
    return " ".join(part for part in parts if part)


def verb_of(text: str) -> Optional[Verb]:
    """The verb that a text may share with its neighbours: it must be one frame and nothing else."""
    frame = _FRAME.fullmatch(text)
    return (frame[1], frame[3]) if frame and not frame[3].startswith(_REQUEST_ONLY) else None


def frame(verb: Verb, object: str) -> str:
    return f"<{verb[0]}|{object}|{verb[1]}>"
