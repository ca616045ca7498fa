"""Questions about a building are whole sentences, whatever its name is."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.table.prompts import BUILD_ON_CARD, CARD_SITE, CARD_TURN, PUT_ON_TECH, STORE
from tafelrunde.kernel.decision import Decision, Prompt
from tafelrunde.words import words_of
from tafelrunde.words.labels import question


@pytest.mark.parametrize(
    ("lang", "prompt", "text"),
    [
        ("en", BUILD_ON_CARD, "Do you build the market on a tapestry card?"),
        ("de", BUILD_ON_CARD, "Markt: baust du auf einer Gobelinkarte?"),
        ("de", PUT_ON_TECH, "Auf welche Techkarte stellst du das Wahrzeichen Leuchtturm?"),
        ("de", CARD_TURN, "Wie drehst du das Wahrzeichen Leuchtturm?"),
        ("de", STORE, "Wartet das Wahrzeichen Leuchtturm auf deinem Tableau?"),
    ],
)
def test_questions_name_the_building_with_its_article(lang: str, prompt: Prompt, text: str) -> None:
    assert question(words_of(TAPESTRY, lang), TAPESTRY, None, Decision(0, prompt, [0], 0, None)) == text


def test_the_card_is_named_before_the_question_where_on_it() -> None:
    said = question(words_of(TAPESTRY, "de"), TAPESTRY, None, Decision(0, CARD_SITE, [0], 0, None))
    assert said.endswith(": wo auf der Karte baust du?")
