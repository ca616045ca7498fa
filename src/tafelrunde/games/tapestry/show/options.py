"""What an option does: a few words, the whole cost and gain, and where it leads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ....draw.rows import Token
from ....kernel.decision import Decision
from ....kernel.game import View
from ....kernel.telling import OptionTold
from ..components.tiles import TERRITORY_TILES
from ..pieces.codes import black_face, red_face
from ..pieces.income import PAYS
from ..pieces.kinds import (
    ANY_COST,
    ARTS,
    ARTS_COST,
    BLACK_FACES,
    LAST_INCOME,
    LAST_SPACE,
    OWN_COST,
    OWN_RESOURCE,
    PER_TERRITORY,
    RED_DIE,
    RED_FACES,
    RESOURCES,
    TIER,
    TIER_NAMES,
)
from ..pieces.kinds import TILE as TILE_FACE
from ..pieces.landmarks import track_landmark
from ..pieces.tracks import space_code, space_of, track_of
from ..rules.columns import uncovered
from ..rules.income import income_points
from ..rules.track import can_advance
from ..rules.turn import payable_tokens
from ..table.player import TapestryPlayer
from ..table.prompts import (
    ACTION,
    DIE,
    EXPLORE_TURN,
    FIRST_DIE,
    INCOME,
    LATE,
    PAY,
    RESEARCH,
    RESOURCE,
    ROLL,
    TILES,
    TOKEN,
    TRACK,
    UPGRADE,
)
from ..table.state import Table
from .board.map import points_of
from .meaning import MEANINGS, meaning
from .painter import Painter, once

if TYPE_CHECKING:
    from ..game import Tapestry

ADVANCING: Final = (RESEARCH, TRACK, ROLL)  # questions for a track on which a token moves for free
SHORT: Final = frozenset(MEANINGS) - {"resource", "track", "building", "income-track", "space"}


def option_told(game: Tapestry, state: Table, view: View, lang: str, decision: Decision, code: int) -> OptionTold:
    prompt, me = decision.prompt, state.players[decision.seat]
    if not 0 <= code < prompt.size:
        return OptionTold()
    painter = Painter(game, view, lang)
    if prompt in (ACTION, LATE) and code < prompt.extra:
        return _advance(painter, me, code, payable_tokens(me, code), paid=True)
    if prompt is ACTION and code == INCOME:
        return _income(painter, state, me)
    if code >= prompt.extra:
        return OptionTold()
    if prompt in ADVANCING and can_advance(state, me, code):
        return _advance(painter, me, code, [space for space in me.tracks[code] if space < LAST_SPACE], paid=False)
    if prompt is TOKEN:
        return _advance(painter, me, track_of(code), [space_of(code)], paid=False)
    if prompt is EXPLORE_TURN:
        return _turn(painter, decision.about, code)
    if prompt in (DIE, FIRST_DIE):
        return _die(painter, decision.about, code)
    if prompt in (PAY, RESOURCE):
        return OptionTold(painter.text("live-have", count=me.goods[code]))
    if prompt is UPGRADE:
        return _upgrade(painter, me, code)
    if prompt.of in SHORT:
        return OptionTold(meaning(painter, prompt.of, code), places=(f"{prompt.of}-{code}",))
    return OptionTold()


def cost_of(track: int, space: int) -> Mapping[str, int]:
    """By the names of icons, whatever is asked later (TAP-ADV-20 to TAP-ADV-24)."""
    tier = TIER[space]
    if track == ARTS:
        return {"any-resource": ARTS_COST[tier][0]}
    return {RESOURCES[OWN_RESOURCE[track]]: OWN_COST[tier], "any-resource": ANY_COST[tier]}


def _advance(painter: Painter, me: TapestryPlayer, track: int, starts: list[int], paid: bool) -> OptionTold:
    """To the next space: its price, what it gives, and the landmark for who is first in its tier. With several tokens
    only the spaces are told."""
    ends = [start + 1 for start in starts if start < LAST_SPACE]
    places = [f"space-{space_code(track, end)}" for end in ends]
    if len(set(ends)) != 1:
        return OptionTold(places=tuple(places))
    end = ends[0]
    printed = painter.game.box.spaces[track][end - 1]
    words = painter.text(
        "tells-advance", space=painter.named("space", space_code(track, end)), effect=painter.sentence(printed.effect)
    )
    tier = TIER[end]
    if tier > 1 and TIER[end - 1] != tier and track_landmark(track, tier) in painter.view["landmarks"]:
        landmark = track_landmark(track, tier)
        words += f" {painter.text('live-first-landmark', landmark=painter.named('landmark', landmark))}"
        places.append(f"landmark-{landmark}")
    row: tuple[Token, ...] = tuple(once(printed.benefit.icons()))
    return OptionTold(words, cost_of(track, end) if paid else {}, {}, tuple(places), row)


def _income(painter: Painter, table: Table, me: TapestryPlayer) -> OptionTold:
    """What the income mat pays as it is now; cards and abilities of the turn may add to it (TAP-INCOME-05)."""
    era = me.era + 1
    gain = {"vp": income_points(table, me)} if era > 1 else {}
    if era < LAST_INCOME:
        gain |= {name: sum(uncovered(table, me, kind, PAYS)) for kind, name in enumerate(RESOURCES)}
        return OptionTold(painter.text("tells-income", era=TIER_NAMES[era]), {}, gain)
    return OptionTold(painter.text("tells-last-income"), {}, gain)


def _turn(painter: Painter, placing: int, turn: int) -> OptionTold:
    """The sides that match score."""
    hex, tile = divmod(placing, TILES)
    points = points_of(painter, hex, TERRITORY_TILES[tile].turned[turn])
    return OptionTold(painter.text("tells-turn", count=points), {}, {"vp": points}, (f"turn-{turn}", f"hex-{hex}"))


def _die(painter: Painter, roll: int, die: int) -> OptionTold:
    """What the upper side of a conquest die gives."""
    if die == RED_DIE:
        shown = RED_FACES[red_face(roll)]
        if shown == PER_TERRITORY:
            held = len(painter.view["seats"][painter.viewer]["territories"]) if painter.viewer >= 0 else 0
            return OptionTold(painter.text("tells-per-territory"), {}, {"vp": held})
        return OptionTold("", {}, {"vp": shown})
    face = BLACK_FACES[black_face(roll)]
    if face == TILE_FACE:
        return OptionTold(painter.text("tells-tile-benefit"))
    return OptionTold("", {}, {RESOURCES[face]: 1})


def _upgrade(painter: Painter, me: TapestryPlayer, card: int) -> OptionTold:
    """From the bottom row to the middle it gives its circle, to the top its square."""
    printed = painter.game.box.techs[card]
    effect = printed.circle if me.tech[0] >> card & 1 else printed.square
    return OptionTold(painter.sentence(effect), places=(f"tech-{card}",), row=tuple(once(effect.icons())))
