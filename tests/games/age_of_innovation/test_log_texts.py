"""Texts of log lines."""

from __future__ import annotations

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.scenario import scenario
from tafelrunde.words import labels, words_of


def test_a_line_names_the_terrain_that_the_space_got() -> None:
    t = scenario().building(0, "workshop", "E11").terrain("E12", "wasteland").seat(0, tools=3).start()
    t.act("terraform", at="E12")
    event = next(event for event in t.match.events() if event.name == "terraformed")
    said = labels.event_text(words_of(AGE_OF_INNOVATION, "en"), AGE_OF_INNOVATION, event, 0, t.match.view(0))
    assert said.endswith("uses 1 spade on E12, now desert.")
