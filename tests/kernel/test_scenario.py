"""Scenarios set declared fields by name: nothing is lost or doubled, and what is unknown is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games import games
from tafelrunde.kernel.errors import UsageError
from tafelrunde.kernel.field_info import NOBODY, PARTLY
from tafelrunde.kernel.scenario import Scenario, fits
from tafelrunde.kernel.zones import things, zones


def scenario(game: str = "deus", seed: int = 1) -> tuple[Scenario, Any]:
    arranged = Scenario(games[game], 2, seed=seed)
    return arranged, arranged.state


def test_plain_fields_take_their_values() -> None:
    arranged, table = scenario()
    arranged.set_table(round=3).set_player(1, gold=7, board=[1, 0, 0, 0, 2])
    assert (table.round, table.players[1].gold, table.players[1].board) == (3, 7, [1, 0, 0, 0, 2])


def test_a_list_is_copied() -> None:
    arranged, table = scenario()
    goods = [1, 0, 0, 0]
    arranged.set_player(0, goods=goods)
    goods[0] = 9
    assert table.players[0].goods == [1, 0, 0, 0]


def test_things_leave_the_place_where_they_lie() -> None:
    arranged, table = scenario()
    before = things(table, "card")
    top, other = table.deck[-1], table.players[1].hand[0]
    old = table.players[0].hand
    arranged.set_player(0, hand=[top, other])
    assert table.players[0].hand == [top, other]
    assert top not in table.deck
    assert other not in table.players[1].hand
    assert table.deck[: len(old)] == old  # under the pile: nobody draws it next
    assert things(table, "card") == before
    arranged.match()


def test_what_stays_in_a_zone_is_not_moved() -> None:
    arranged, table = scenario()
    hand, deck = table.players[0].hand.copy(), table.deck.copy()
    arranged.set_player(0, hand=hand[::-1])
    assert table.players[0].hand == hand[::-1]
    assert table.deck == deck


def test_the_named_things_lie_on_top_of_a_pile() -> None:
    arranged, table = scenario()
    before, lowest, held = things(table, "card"), table.deck[:2], table.players[1].hand[0]
    arranged.set_table(deck=[*lowest, held])
    assert table.deck[-3:] == [*lowest, held]
    assert things(table, "card") == before


def test_a_component_stands_for_a_copy_from_the_pile_or_from_elsewhere() -> None:
    arranged, table = scenario()
    design = next(part for part in games["deus"].components if part.kind == "card" and len(part.numbers) > 1)
    arranged.set_player(0, hand=[design.id] * len(design.numbers))
    assert sorted(table.players[0].hand) == sorted(design.numbers)
    arranged.set_player(1, hand=[design.id])
    assert len(table.players[0].hand) == len(design.numbers) - 1
    arranged.match()


def test_a_component_leaves_the_copies_that_were_laid_before() -> None:
    arranged, table = scenario()
    design = next(part for part in games["deus"].components if part.kind == "card" and len(part.numbers) > 1)
    arranged.set_table(deck=[design.id])
    arranged.set_player(0, hand=[design.id])
    assert table.deck[-1] in design.numbers
    assert table.players[0].hand[0] in design.numbers


def test_zones_of_another_kind_stay_as_they_are() -> None:
    arranged, table = scenario("revive")
    before = {zone.field.name: zone.things for zone in zones(table) if zone.field.of != "crate"}
    arranged.set_player(0, crates_closed=[table.crates[0], table.crates[-1]])
    assert {zone.field.name: zone.things for zone in zones(table) if zone.field.of != "crate"} == before


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"golds": 1}, "DeusPlayer has no field 'golds'; it has gold, vp, joker"),
        ({"gold": "7"}, "the field gold is of type int, not '7'"),
        ({"gold": True}, "the field gold is of type int, not True"),
        ({"goods": (1, 0, 0, 0)}, "the field goods is of type list[int], not (1, 0, 0, 0)"),
        ({"columns": [[1]]}, r"the field columns is of type list[tuple[int, ...]], not [[1]]"),
        ({"hand": 3}, "the zone hand takes a list of things of kind card, not 3"),
        ({"hand": [999]}, "no zone holds card 999"),
        ({"hand": [3, 3]}, "no zone holds card 3, or it is named too often"),
        ({"hand": ["moon"]}, "there is no card 'moon'; known: "),
        ({"hand": [None]}, "no zone holds card None"),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(fields: dict[str, object], says: str) -> None:
    arranged, table = scenario()
    before = [table.pack(), [zone.things for zone in zones(table)]]
    with pytest.raises(UsageError) as told:
        arranged.set_player(0, **fields)
    assert says in str(told.value)
    assert [table.pack(), [zone.things for zone in zones(table)]] == before


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_sits_at_another_seat(seat: int) -> None:
    with pytest.raises(UsageError, match=f"nobody sits at seat {seat}; 2 play"):
        scenario()[0].set_player(seat, gold=1)


def test_the_table_has_other_fields_than_a_player() -> None:
    with pytest.raises(UsageError, match="Table has no field 'gold'; it has step, active"):
        scenario()[0].set_table(gold=1)


def test_without_a_face_down_pile_nothing_may_be_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    arranged, table = scenario()
    fields = [field._replace(seen=PARTLY) if field.seen == NOBODY else field for field in table.declared()]
    monkeypatch.setattr(type(table), "declared", staticmethod(lambda: tuple(fields)))
    hand = table.players[0].hand
    with pytest.raises(UsageError, match="there is no face-down pile for what lies in hand: name all of"):
        arranged.set_player(0, hand=hand[:1])
    arranged.set_player(0, hand=[*hand, table.deck[0]])
    assert len(table.players[0].hand) == len(hand) + 1


@pytest.mark.parametrize(
    ("type_", "value", "does"),
    [
        ("int", 3, True),
        ("int", True, False),
        ("bool", True, True),
        ("list[int]", [1], True),
        ("list[int]", [1, "2"], False),
        ("tuple[int, ...]", (1, 2), True),
        ("tuple[int, ...]", [1], False),
        ("list[tuple[int, ...]]", [(1,), ()], True),
        ("list[list[int]]", [[1], (2,)], False),
    ],
)
def test_a_value_fits_a_type(type_: str, value: object, does: bool) -> None:
    assert fits(type_, value) is does
