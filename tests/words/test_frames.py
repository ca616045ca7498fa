"""Verb frames: one text of a verb and what it governs, in the forms that a sentence needs."""

from __future__ import annotations

import pytest

from tafelrunde.words.frames import INFINITIVE, OBJECT, REQUEST, TO, frame, said, verb_of

TAKE = "<nimm|2 Gold|nehmen>"
BACK = "<lege|1 Energie|zurück·legen>"
MAY = "<du darfst|2 Gold nehmen|~>"
GAIN = "<gain|2 gold|>"
BOTH = "<wandle||um·wandeln> und <baue|mit 2 Spaten|bauen>"


@pytest.mark.parametrize(
    ("text", "form", "clause"),
    [
        (TAKE, REQUEST, "nimm 2 Gold"),
        (TAKE, INFINITIVE, "2 Gold nehmen"),
        (TAKE, TO, "2 Gold zu nehmen"),
        (TAKE, OBJECT, "2 Gold"),
        (BACK, REQUEST, "lege 1 Energie zurück"),
        (BACK, INFINITIVE, "1 Energie zurücklegen"),
        (BACK, TO, "1 Energie zurückzulegen"),
        (MAY, REQUEST, "du darfst 2 Gold nehmen"),
        (MAY, INFINITIVE, "2 Gold nehmen"),
        (GAIN, TO, "gain 2 gold"),
        (GAIN, OBJECT, "2 gold"),
        (BOTH, REQUEST, "wandle um und baue mit 2 Spaten"),
        (BOTH, TO, "umzuwandeln und mit 2 Spaten zu bauen"),
        ("2 Gold, falls du < 3 hast", TO, "2 Gold, falls du < 3 hast"),
    ],
)
def test_a_clause_has_the_form_that_its_sentence_needs(text: str, form: str, clause: str) -> None:
    assert said(text, form) == clause


def test_only_a_clause_that_is_one_frame_shares_its_verb() -> None:
    assert (verb := verb_of(TAKE)) is not None
    assert said(frame(verb, "2 Gold und 1 Holz"), TO) == "2 Gold und 1 Holz zu nehmen"
    assert verb_of(BOTH) is verb_of(f"{TAKE} (heute)") is verb_of("nimm 2 Gold") is None


def test_permission_is_not_shared() -> None:
    """Each thing that may be refused has its own "you may"."""
    assert verb_of(MAY) is None
