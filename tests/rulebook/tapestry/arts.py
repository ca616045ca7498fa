"""Tables of Arts & Architecture: the arts track, masterpieces in income turns, landmarks and buildings on cards."""

from __future__ import annotations

from typing import Any, Optional

from tafelrunde.games.tapestry.expansions.arts_architecture.track import ARTS_SPACES
from tafelrunde.games.tapestry.pieces.kinds import ARTS, ARTS_COST, LANDMARK_PIECE, RESOURCES, SAME, TIER
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS, track_landmark
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import LANDMARK_SITE, LANDMARK_TURN, PAY
from tafelrunde.kernel.decision import Prompt

from .entering import quiet, seat_asked
from .holdings import holdings
from .income_turns import take_income

# The places of the last six spaces are not known: tests ask for them by name.
SPACE = {space.id: number for number, space in enumerate(ARTS_SPACES, 1)}


def arts(players: int = 2, **options: Any) -> TapestryScenario:
    return quiet(players, arts_architecture=True, **options)


def cost(tier: int) -> list[str]:
    """Resources that pay for a space of the arts track: of one kind, or the first ones."""
    amount, kind = ARTS_COST[tier]
    return [RESOURCES[0]] * amount if kind == SAME else list(RESOURCES[:amount])


def enter_arts(
    space: int, made: Optional[TapestryScenario] = None, /, **seat: Any
) -> tuple[TapestryTable, dict[str, int]]:
    """Seat 0 pays for a space of the arts track and moves there; the tier's landmark is gone. Returns the table, and
    what seat 0 had between the move and what the space gives."""
    made = made or arts()
    price = cost(TIER[space])
    me = made.state.players[0]
    for name in set(price):
        seat[name] = seat.get(name, me.goods[RESOURCES.index(name)]) + price.count(name)
    made.seat(0, tracks={**seat.pop("tracks", {}), "arts": space - 1}, **seat)
    if TIER[space] > 1 and TIER[space - 1] != TIER[space]:
        made.landmark(1, LANDMARKS[track_landmark(ARTS, TIER[space])].id, in_city=False)
    before = holdings(me)
    for name in price:
        before[name] -= 1
    before["arts"] = space
    t = made.start().advance("arts")
    while t.asked is PAY:
        t.answer(PAY, RESOURCES.index(price.pop(0)))
    return t, before


def before_income(turn: int, made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryScenario:
    """Seat 0 is about to take this income turn; the others entered the era long ago."""
    made = made or arts()
    for player in made.state.players[1:]:
        player.era = 4
    return made.seat(0, era=turn - 1, **mine)


def income(turn: int, made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryTable:
    return take_income(before_income(turn, made, **mine))


def used(number: int, made: Optional[TapestryScenario] = None, /, **mine: Any) -> tuple[TapestryTable, dict[str, int]]:
    """Seat 0 has this masterpiece in its last income turn, which gives no income."""
    made = before_income(5, (made or arts()).art(0, number), **mine)
    before = holdings(made.state.players[0])
    return take_income(made), before


def side(t: TapestryTable, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a player's things of the expansions."""
    seen: dict[str, Any] = t.match.view(1 - seat)["seats"][seat]["side"]
    return seen


def asked(t: TapestryTable) -> tuple[int, Optional[Prompt], list[int]]:
    return seat_asked(t), t.asked, t.options


def set_up(t: TapestryTable) -> TapestryTable:
    """A landmark goes into the capital, to the first place offered."""
    assert t.asked in (LANDMARK_TURN, LANDMARK_SITE), t.asked
    while t.asked in (LANDMARK_TURN, LANDMARK_SITE):
        t.match.choose(t.options[0])
    return t


def on_tech(made: TapestryScenario, seat: int, card: str, landmark: str) -> TapestryScenario:
    """A landmark that stands on a tech card of a player."""
    number = next(n for n, tech in enumerate(made.state.catalog.techs) if tech.id == card)
    made.landmark(seat, landmark, in_city=False)
    made.state.players[seat].side.on_techs += (64 * number + made.landmark_number(landmark),)
    return made


def cover_plot(made: TapestryScenario, seat: int, card: int, kind: int, site: int) -> None:
    """An income building on a plot of a tapestry card."""
    assert kind < LANDMARK_PIECE
    me = made.state.players[seat]
    me.left[kind] -= 1
    me.side.on_cards += ((card * 64 + kind) * 512 + site,)
