"""Every card in hand that cannot be built has a reason, and the reason is true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest

from tafelrunde.conformance.positions import at_every_question
from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.kinds import COLOURS, POINTS_AT_START
from tafelrunde.games.deus.rules.joker import joker_columns
from tafelrunde.games.deus.rules.place import edge_regions, legal_regions
from tafelrunde.games.deus.rules.steps import actions
from tafelrunde.games.deus.scenario import DeusTable, scenario
from tafelrunde.games.deus.table.player import DeusPlayer
from tafelrunde.games.deus.table.prompts import ACTION, JOKER, JOKER_COLUMN, OFFER, PAY_FOR_EDGE, PLACE
from tafelrunde.games.deus.table.state import Table
from tafelrunde.kernel.explanations import WhyNot
from tafelrunde.kernel.match import Match
from tafelrunde.words import LANGUAGES, labels, words_of

CASES: list[tuple[int, int, dict[str, object]]] = [
    (2, 3, {}), (3, 5, {"joker": True}), (4, 6, {"joker": True, "start_pieces": 6}),
]  # fmt: skip


def refused(match: Match) -> dict[int, WhyNot]:
    assert match.decision is not None
    return {why.code: why for why in DEUS.rules.why_not(match.state, match.decision.seat, match.decision)}


def questions(players: int, seed: int, options: Mapping[str, object]) -> Iterator[tuple[Match, Table, DeusPlayer]]:
    for match in at_every_question(DEUS, players, seed, options):
        if match.decision is not None and match.decision.prompt in (ACTION, JOKER_COLUMN, PLACE):
            table = match.state
            assert isinstance(table, Table)
            yield match, table, table.players[match.decision.seat]


@pytest.mark.parametrize(("players", "seed", "options"), CASES)
def test_every_card_in_hand_is_offered_or_refused_with_a_reason(
    players: int, seed: int, options: dict[str, object]
) -> None:
    said = set()
    for match, table, me in questions(players, seed, options):
        assert match.decision is not None
        reasons = refused(match)
        assert not set(reasons) & set(match.decision.options)
        if match.decision.prompt is ACTION:
            main = {*me.hand, OFFER, *([JOKER] if table.switches.joker else [])}
            assert main == {*reasons, *match.decision.options}
        for why in reasons.values():
            said.add(why.text)
            for lang in LANGUAGES:
                assert labels.reason(words_of(DEUS, lang), DEUS, why, match.view(me.seat))
    assert {"lacks-gold", "temple-site"} <= said


def grant(me: DeusPlayer, why: WhyNot, sign: int = 1) -> None:
    for name, amount in why.lacks.items():
        if name == "gold":
            me.gold += sign * amount
        elif name == "vp":
            me.score(sign * amount, POINTS_AT_START)
        else:
            me.board[COLOURS.index(name.removeprefix("piece-"))] += sign * amount


def offered(match: Match, table: Table, me: DeusPlayer) -> list[int]:
    """What the question would offer now."""
    assert match.decision is not None
    if match.decision.prompt is ACTION:
        return actions(table, me)
    if match.decision.prompt is JOKER_COLUMN:
        return joker_columns(table, me)
    colour = match.decision.about
    return [PAY_FOR_EDGE] if edge_regions(table, me, colour, legal_regions(table, me, colour)) else []


@pytest.mark.parametrize(("players", "seed", "options"), CASES)
def test_who_gets_what_is_missing_can_do_it_and_nothing_less_will_do(
    players: int, seed: int, options: dict[str, object]
) -> None:
    tried = 0
    for match, table, me in questions(players, seed, options):
        for code, why in refused(match).items():
            if not why.lacks:
                continue
            tried += 1
            grant(me, why)
            assert code in offered(match, table, me), why
            for name in why.lacks:  # each part of it is needed
                one = why._replace(lacks={name: 1})
                grant(me, one, -1)
                assert code not in offered(match, table, me), why
                grant(me, one)
            grant(me, why, -1)
    assert tried > 50


# ------------------------------------------------------------------------------------------------ one by one


def why(t: DeusTable, design: str) -> WhyNot:
    return refused(t.match)[t.card(design)]


def said(t: DeusTable, design: str, lang: str = "en") -> str:
    return labels.reason(words_of(DEUS, lang), DEUS, why(t, design), t.match.view(0))


def test_gold_is_counted_with_what_it_has_to_stand_for() -> None:
    t = scenario().seat(0, gold=3, wood=0, stone=0, hand=["red_siege_tower"]).start()
    assert why(t, "red_siege_tower").lacks == {"gold": 5}
    assert said(t, "red_siege_tower") == (
        "5 gold missing: it takes 8, with 4 for each resource you lack (wood and stone)"
    )
    assert "8" in said(t, "red_siege_tower", "de")
    t = scenario().seat(0, gold=1, hand=["green_small_production"]).start()
    assert said(t, "green_small_production") == "1 gold missing: it costs 2"


def test_a_missing_piece_and_missing_gold_are_told_together() -> None:
    t = scenario().seat(0, gold=0, hand=["red_cavalry"], board={"military": 0}).start()
    assert why(t, "red_cavalry").lacks == {"piece-red": 1, "gold": 2}
    t = scenario().seat(0, gold=2, hand=["red_cavalry"], board={"military": 1}).start()
    assert "red_cavalry" in t.buildable()


def test_who_has_built_all_pieces_of_a_type_cannot_get_another() -> None:
    made = scenario().seat(0, gold=20, hand=["brown_forum"], board={"civil": 0})
    for region in made.regions("forest")[:2] + made.regions("field")[:3]:
        made.piece(0, "civil", region)
    assert why(made.start(), "brown_forum").text == "all-built"


def test_a_ship_needs_a_sea_and_points_open_the_edge() -> None:
    """Far from all seas nothing fits; 3 points would do, for there is sea at the edge."""
    made = scenario().seat(0, gold=20, vp=2, hand=["blue_galley"])
    seas = sum(1 << region for region in made.regions("sea"))
    inland = next(
        region
        for region, near in enumerate(made.state.map.grid.beside)
        if not near & seas and made.state.map.land >> region & 1
    )
    t = made.piece(0, "civil", inland).start()
    assert why(t, "blue_galley").lacks == {"vp": 1}
    assert "blue_galley" in made.seat(0, vp=3).start().buildable()
    for place, region in enumerate(made.regions("sea")):
        made.piece(int(place < 5), "maritime", region)
    assert why(made.start(), "blue_galley").text == "no-region"


def test_a_second_temple_names_the_columns_that_are_too_short() -> None:
    columns: dict[str, Sequence[str]] = {
        "purple": ["temple_gold"], "green": ["green_small_production"], "brown": ["brown_forum"],
    }  # fmt: skip
    made = scenario().seat(0, hand=["temple_sea"], columns=columns)
    made.piece(0, "civil", made.region("forest"))
    gate = why(made.start(), "temple_sea")
    assert (gate.text, gate.facts["colours"]) == ("temple-gate", "0,2,4")
    rest: dict[str, Sequence[str]] = {
        "blue": ["blue_galley"], "yellow": ["yellow_school"], "red": ["red_legion"],
    }  # fmt: skip
    assert "temple_sea" in made.seat(0, columns=rest).start().buildable()


def test_a_temple_needs_a_land_region() -> None:
    made = scenario().seat(0, hand=["temple_sea"])
    assert why(made.start(), "temple_sea").text == "temple-site"
    assert "temple_sea" in made.piece(0, "civil", made.region("forest")).start().buildable()


def test_the_joker_says_that_it_was_used() -> None:
    made = scenario(joker=True).seat(0, columns={"blue": ["blue_galley"]}, joker="blue")
    assert refused(made.start().match)[JOKER].text == "joker-used"
