"""Tapestry alone: the bots' turns by each card, and their income turns by each mat, level and civilization."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.tapestry.components.automa import LEVELS
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, EXPANSIONS, LAST_INCOME, LAST_SPACE, SCIENCE
from tafelrunde.games.tapestry.pieces.tracks import space_code
from tafelrunde.games.tapestry.scenario import TapestryScenario, scenario

from .playing import Beginning, new_match, until_question

CATALOG = TAPESTRY.catalog
ALL_BOXES = dict.fromkeys(EXPANSIONS, True)
ALL_ALL = 6  # a card with the same icon for both
STAGES = (0, 3, 6, 9)  # how far tracks are
BESIDE_HER = ((-2, 1), (-1, 2), (-3, 3))  # territories of the small map
CHARTS = dict(enumerate(CATALOG.automa_levels))
KINDS = {"DecisionCard", "AutomaMat", "AutomaLevel"}
HER_CIVILIZATIONS = {type(civilization).__name__ for civilization in CATALOG.automa_civs}


def arranged(kind: str, id: str) -> Iterator[Beginning]:
    if kind == "DecisionCard":
        yield from map(until_question, turns_by_card(int(id)))
    elif kind == "AutomaMat":
        for level, chart in CHARTS.items():
            if CATALOG.automa_mats[chart.mat].id == id:
                yield from map(until_question, income_turns(level % LEVELS + 1))
    elif kind == "AutomaLevel":
        number = next(number for number, chart in CHARTS.items() if chart.id == id)
        for boxes in ({}, ALL_BOXES):
            yield new_match(type(TAPESTRY), 1, automa_level=number % LEVELS + 1, **boxes)
            yield from map(until_question, income_turns(number % LEVELS + 1, **boxes))
    else:
        yield new_match(type(TAPESTRY), 1, automa_level=LEVELS, **ALL_BOXES)
        yield from map(until_question, income_turns(LEVELS, civs=[id], **ALL_BOXES))
        yield until_question(at_the_end(id))


def at_the_end(civilization: str) -> TapestryScenario:
    """The person has finished, and passed one of two outposts on tracks; the bots' last turn is left."""
    made = scenario(1, automa_level=LEVELS, **ALL_BOXES).finished(0).seat(0, tracks={"science": 3})
    made.automa(civs=[civilization], era=LAST_INCOME - 1)
    automa = made.state.automa
    assert automa is not None
    automa.mat.trail = (space_code(SCIENCE, 2), space_code(SCIENCE, 9))
    return made.next_cards().last_pair(ALL_ALL, 5).bots_turn()


def turns_by_card(card: int) -> Iterator[TapestryScenario]:
    """The card is the track card, then the tie-breaker card. All tracks are equally far, unequally far, or all but one
    or two are finished; the favourite track is the first or the last one, so that the heart matters, too."""
    for pair in ((card, ALL_ALL if card != ALL_ALL else 7), (20 if card != 20 else 19, card)):
        for boxes in ({}, ALL_BOXES):
            tracks = ALL_TRACKS[: 5 if boxes else 4]
            even = [dict.fromkeys(tracks, reached) for reached in STAGES]
            uneven = [dict(zip(tracks, far, strict=False)) for far in ((2, 5, 8, 10, 4), (10, 8, 5, 2, 1))]
            left = [
                dict.fromkeys(tracks, LAST_SPACE) | {one: 1, other: 1}
                for one in tracks
                for other in tracks
                if one <= other
            ]
            for reached in (*even, *uneven, *left):
                for favorite in (tracks[0], tracks[-1]):
                    made = scenario(1, automa_level=4, **boxes).seat(0, coin=1)
                    made.automa(favorite=favorite, tracks=reached).shadow(favorite=favorite, tracks=reached)
                    yield made.next_cards(*pair, 1 if 1 not in pair else 2, 3 if 3 not in pair else 4).bots_turn()


def income_turns(level: int, civs: Sequence[str] = (), **boxes: bool) -> Iterator[TapestryScenario]:
    """The bots take an income turn, since the deck is empty. The player is behind or ahead of her."""
    for era in range(LAST_INCOME):
        for reached in STAGES:
            for mine in (0, LAST_SPACE - 1):
                made = scenario(1, automa_level=level, **boxes)
                tracks = ALL_TRACKS[: 5 if boxes else 4]
                made.seat(0, coin=1, era=era if mine else max(era - 1, 0), tracks=dict.fromkeys(tracks, mine))
                even = dict.fromkeys(tracks, reached)
                made.automa(
                    favorite="science",
                    tracks=even,
                    era=era,
                    civs=civs,
                    landmarks=["lighthouse"],
                    outposts=BESIDE_HER[:2],
                )
                made.shadow(favorite="military", tracks=even)
                yield made.next_cards().last_pair(ALL_ALL, 5).bots_turn()
