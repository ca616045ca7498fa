"""Options of Deus say what they do: effect, the whole cost, gain and places are those that playing them shows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from tafelrunde.conformance.positions import at_every_question, last_values, own_view
from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.kinds import BROWN, RESOURCES
from tafelrunde.games.deus.scenario import DeusTable, scenario
from tafelrunde.games.deus.table import prompts
from tafelrunde.kernel.decision import NONE, Prompt
from tafelrunde.kernel.explanations import OptionSummary
from tafelrunde.kernel.match import Match
from tafelrunde.words import LANGUAGES, labels, words_of
from tests.wording import complaint

STOCK = ("gold", "vp", *RESOURCES)
AT_ONCE = (  # what they cost and bring happens before anything else is asked
    prompts.GAIN, prompts.SELL, prompts.BUY, prompts.EXCHANGE, prompts.PRODUCE, prompts.HARVEST, prompts.VILLAGE,
    prompts.ROB, prompts.GIFT,
)  # fmt: skip


def summary_of(match: Match, code: int, lang: str = "en") -> OptionSummary:
    assert match.decision is not None
    return DEUS.show.summarize_option(match.state, own_view(match), lang, match.decision, code)


def games() -> Iterator[Match]:
    for players, seed, options in ((2, 1, {}), (3, 4, last_values(DEUS)), (4, 5, {"joker": True})):
        yield from at_every_question(DEUS, players, seed, options)


@cache
def asked() -> set[str]:
    """The prompts that came; whatever came, every option had its words."""
    found = set()
    for match in games():
        decision = match.decision
        if decision is None or len(match.codes) % 3:
            continue
        found.add(decision.prompt.name)
        for code in decision.options:
            for lang in LANGUAGES:
                one = summary_of(match, code, lang)
                w = words_of(DEUS, lang)
                assert code == NONE or not complaint(w, DEUS, one.effect), decision
                assert all(labels.icon_name(w, icon) for icon in (*one.cost, *one.gain))
                assert all(amount > 0 for amount in one.cost.values())
                assert all(amount >= 0 for amount in one.gain.values())
    return found


@pytest.mark.parametrize("prompt", DEUS.prompts, ids=str)
def test_every_option_has_its_words(prompt: Prompt) -> None:
    if prompt in prompts.PROMPTS:
        assert prompt.name in asked() | {"VILLAGE", "ACTIVATE"}


def stock(match: Match, seat: int) -> dict[str, int]:
    purse = DEUS.show.summary_of(match.state, seat)
    return {name: purse[name] or 0 for name in STOCK}


def test_what_is_told_of_cost_and_gain_happens() -> None:
    seen = set()
    for match in games():
        decision = match.decision
        if decision is None or decision.prompt not in AT_ONCE:
            continue
        before = stock(match, decision.seat)
        for code in decision.options:
            if code == NONE:
                continue
            one, future = summary_of(match, code), match.clone()
            if not one.cost and not one.gain:  # nothing, or a card that another one activates out of several
                continue
            future.choose(code)
            after = stock(future, decision.seat)
            seen.add(decision.prompt)
            change = {name: after[name] - before[name] for name in STOCK}
            assert change == {name: one.gain.get(name, 0) - one.cost.get(name, 0) for name in STOCK}, decision
    assert len(seen) >= 6


def played_out(match: Match, code: int) -> Match:
    """The rest of the turn, where every gift is taken."""
    future = match.clone()
    seat = match.decision.seat if match.decision else -1
    future.choose(code)
    while future.decision is not None and future.decision.seat == seat and future.decision.prompt is not prompts.ACTION:
        future.choose(1 if 1 in future.decision.options else max(future.decision.options))
    return future


def test_a_region_tells_what_the_whole_column_brings_there() -> None:
    """Civil cards leave nothing to choose."""
    tried = 0
    for match in games():
        decision = match.decision
        if decision is None or decision.prompt is not prompts.PLACE or decision.about != BROWN:
            continue
        before = stock(match, decision.seat)
        for code in decision.options:
            if code == prompts.PAY_FOR_EDGE:
                continue
            after = stock(played_out(match, code), decision.seat)
            gain = summary_of(match, code).gain
            assert {name: after[name] - before[name] for name in STOCK} == {name: gain.get(name, 0) for name in STOCK}
            tried += 1
    assert tried > 40


def test_a_card_tells_its_whole_price_before_it_is_played() -> None:
    tried = 0
    for match in games():
        decision = match.decision
        if decision is None or decision.prompt is not prompts.ACTION:
            continue
        before = stock(match, decision.seat)
        for code in decision.options:
            if code >= prompts.OFFER:
                continue
            one, future = summary_of(match, code), match.clone()
            future.choose(code)
            while future.decision is not None and future.decision.prompt is prompts.PAY:
                future.choose(max(future.decision.options))  # resources as far as there are
            after = stock(future, decision.seat)
            if future.decision is None or future.decision.prompt not in (prompts.PLACE, prompts.TEMPLE_SITE):
                continue  # the last temple needs no place, and the turn is over
            assert {name: before[name] - after[name] for name in STOCK} == {
                name: one.cost.get(name, 0) if name != "vp" else 0 for name in STOCK
            }
            tried += 1
    assert tried > 100


# ------------------------------------------------------------------------------------------------ one by one


def of(t: DeusTable, design: str) -> OptionSummary:
    return summary_of(t.match, t.card(design))


def test_a_card_names_the_column_that_runs_before_it_and_the_gold_for_what_is_missing() -> None:
    columns = {"brown": ["brown_guild_forest"]}
    made = scenario().seat(0, gold=5, wood=0, columns=dict(columns), hand=["brown_trading_post_forest"])
    forest = made.region("forest")
    t = made.piece(0, "military", forest).start()
    one = of(t, "brown_trading_post_forest")
    assert one.effect == "First Woodcutters' Guild, then: gain 3 gold for each forest you occupy."
    assert one.cost == {"gold": 4, "piece-brown": 1}
    assert one.gain == {"vp": 1, "gold": 3}
    assert f"region-{forest}" in one.places


def test_a_card_says_that_its_worth_depends_on_the_region() -> None:
    made = scenario()
    forest = made.region("forest")
    terrain = next(
        name for name in ("field", "swamp", "mountain") if set(made.beside(forest)) & set(made.regions(name))
    )
    t = made.seat(0, hand=[f"brown_guild_{terrain}"]).piece(0, "military", forest).start()
    one = of(t, f"brown_guild_{terrain}")
    assert one.effect.endswith("More depends on the region.")
    assert one.gain == {}  # in the forest it would give nothing


def test_a_temple_says_what_it_would_score() -> None:
    made = scenario().seat(0, hand=["temple_city_1"])
    for region in made.regions("forest")[:3]:
        made.piece(0, "civil", region)
    one = of(made.start(), "temple_city_1")
    assert one.effect.endswith("Now: 3 VP.")
    assert one.cost == dict.fromkeys(RESOURCES, 1)
    assert len(one.places) == 3


def test_the_piece_that_completes_a_siege_says_so() -> None:
    made = scenario().seat(0, hand=["red_ballista"])
    village = made.regions("village")[0]
    seas = made.regions("sea")
    last, *others = sorted(made.beside(village), key=lambda region: region in seas)
    for region in others:
        made.piece(0, "maritime" if region in seas else "production", region)
    t = made.start()
    t.play("red_ballista")
    one = summary_of(t.match, last)
    assert "is attacked" in one.effect
    assert one.gain["vp"] == t.table.vp_on(village)
    before = t.player(0).vp
    t.answer(prompts.PLACE, last)
    assert t.player(0).vp - before == one.gain["vp"]


def test_an_army_shows_every_region_where_it_may_stop() -> None:
    """Also that of another army which can move on afterwards (DEUS-RED-10)."""
    made = scenario().seat(0, gold=20, hand=["red_infantry"])
    first = made.region("forest")
    second = next(region for region in made.beside(first) if made.state.map.land >> region & 1)
    t = made.piece(0, "military", first).piece(0, "military", second).start()
    t.play("red_infantry")
    t.answer(prompts.PLACE, t.options[0])
    assert t.asked is prompts.ARMY
    shared = 0
    for start in (first, second):
        future = t.match.clone()
        future.choose(start)
        assert future.decision is not None
        assert future.decision.prompt is prompts.MOVE
        ends = [end for end in future.decision.options if end != start]
        assert summary_of(t.match, start).places == tuple(f"region-{end}" for end in ends)
        shared += sum(t.player(0).armies >> end & 1 for end in ends)
    assert shared


def test_gods_are_not_chosen_blind() -> None:
    t = scenario().seat(0, hand=["blue_galley", "temple_gold", "red_legion", "brown_forum"]).start()
    offering = summary_of(t.match, prompts.OFFER)
    assert "Neptune, Vesta, Mars and Jupiter" in offering.effect
    assert len(offering.places) == 4
    t.answer(prompts.ACTION, prompts.OFFER)
    t.answer(prompts.DISCARD, t.card("temple_gold"))
    one = of(t, "blue_galley")
    assert one.effect.startswith("Neptune: ")
    assert one.gain == {"gold": 4, "piece-blue": 1, "card": 3}
    assert summary_of(t.match, NONE).effect == "You offer 1 card."


def test_an_offering_promises_no_more_cards_than_there_are() -> None:
    """One in the draw pile, and those that are offered."""
    t = scenario().seat(0, hand=["yellow_library", "brown_forum"]).deck("blue_galley", only=True).start()
    t.answer(prompts.ACTION, prompts.OFFER)
    library, forum = t.card("yellow_library"), t.card("brown_forum")
    assert summary_of(t.match, library).gain == {"piece-yellow": 1, "card": 2}
    t.answer(prompts.DISCARD, library)
    t.answer(prompts.DISCARD, forum)
    assert summary_of(t.match, library).gain == {"piece-yellow": 1, "card": 3}
    t.answer(prompts.TOP, library)
    assert len(t.player(0).hand) == 3


def test_jupiter_counts_the_offered_cards_on_the_discard_pile_once() -> None:
    t = scenario().seat(0, hand=["temple_gold"]).deck("blue_galley", only=True).start()
    t.offer("temple_gold")
    assert summary_of(t.match, BROWN).gain == {"vp": 1, "piece-brown": 1, "card": 2}
    t.answer(prompts.GOD, BROWN)
    assert len(t.player(0).hand) == 2


def test_the_edge_costs_points() -> None:
    made = scenario().seat(0, vp=5, hand=["brown_guild_forest"])
    t = made.piece(0, "civil", made.region("forest")).start()
    t.play("brown_guild_forest")
    one = summary_of(t.match, prompts.PAY_FOR_EDGE)
    assert one.cost == {"vp": 3}
    t.answer(prompts.PLACE, prompts.PAY_FOR_EDGE)
    assert one.places == tuple(f"region-{region}" for region in t.options)
    assert all(summary_of(t.match, region).cost == {"vp": 3} for region in t.options)


# ------------------------------------------------------------------------------------------------ turns in a sentence


def test_every_turn_has_an_event_for_its_sentence() -> None:
    """A turn is about a building, an attack or a god, never about a payment."""
    turns: list[int] = []
    for match in at_every_question(DEUS, 3, 2):
        turns.append(DEUS.rules.turn_of(match.state))
    whole = match
    names: dict[int, set[str]] = {}
    for event in whole.events():
        turn = sum(one != other for one, other in pairwise(turns[: event.ply]))
        if event.ply and event.seat == turns[event.ply - 1]:
            names.setdefault(turn, set()).add(event.name)
    assert len(names) > 20
    for told_in_turn in list(names.values())[:-1]:
        first = min(told_in_turn, key=lambda name: (*DEUS.show.headlines, name).index(name))
        assert first in ("attacked", "built", "blessed"), told_in_turn
