"""Summarizes an option: a few words, the whole cost and gain, and where it leads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....draw.rows import Token
from ....kernel.decision import Decision, Prompt
from ....kernel.explanations import OptionSummary
from ....kernel.game import View
from ....words.labels import prompt_id
from ...conventional_game import ConventionalGame
from ..abilities.militants import left_in
from ..catalog import Catalog
from ..components.tiles import TERRITORY_TILES
from ..effects.cards import OLYMPIC_POINTS
from ..pieces.codes import black_face, die_of, face_of, red_face
from ..pieces.income import PAYS
from ..pieces.kinds import (
    ANY_COST,
    ARTS,
    ARTS_COST,
    BLACK_FACES,
    HISTORIANS,
    LAST_INCOME,
    LAST_SPACE,
    MILITANTS,
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
from ..rules.enchant import RIGHT
from ..rules.income import income_points
from ..rules.research import TWELVE
from ..rules.track import can_advance
from ..rules.turn import payable_tokens
from ..table import prompts
from ..table.player import TapestryPlayer
from ..table.state import Table
from .board.map import points_of
from .meaning import MEANINGS, meaning
from .options_city import summarize_plot, summarize_site, summarize_turn
from .painter import Painter, once

ADVANCING: Final = (
    prompts.RESEARCH,
    prompts.TRACK,
    prompts.ROLL,
)  # questions for a track on which a token moves for free
Summarizer = Callable[[Painter, Table, TapestryPlayer, Decision, int], OptionSummary]
SHORT: Final = frozenset(MEANINGS) - {"resource", "track", "building", "income-track", "space"}


def summarize_option(
    game: ConventionalGame[Catalog], state: Table, view: View, lang: str, decision: Decision, code: int
) -> OptionSummary:
    prompt, me = decision.prompt, state.players[decision.seat]
    if not 0 <= code < prompt.size:
        return OptionSummary()
    painter = Painter(game, view, lang)
    if prompt in SUMMARIES:
        return SUMMARIES[prompt](painter, state, me, decision, code)
    if prompt in (prompts.ACTION, prompts.LATE) and code < prompt.extra:
        return _advance(painter, me, code, payable_tokens(me, code), paid=True)
    if prompt is prompts.ACTION and code == prompts.INCOME:
        return _income(painter, state, me)
    if code >= prompt.extra:
        return OptionSummary(painter.text("summary-unseen")) if prompt in FROM_DECKS else OptionSummary()
    if prompt in ADVANCING and can_advance(state, me, code):
        return _advance(painter, me, code, [space for space in me.tracks[code] if space < LAST_SPACE], paid=False)
    if prompt is prompts.TOKEN:
        return _advance(painter, me, track_of(code), [space_of(code)], paid=False)
    if prompt is prompts.EXPLORE_TURN:
        return _turn(painter, decision.about, code)
    if prompt in (prompts.DIE, prompts.FIRST_DIE):
        return _die(painter, decision.about, code)
    if prompt in (prompts.PAY, prompts.RESOURCE):
        return OptionSummary(painter.text("live-have", count=me.goods[code]))
    if prompt is prompts.UPGRADE:
        return _upgrade(painter, me, code)
    if prompt.of in SHORT:
        return OptionSummary(meaning(painter, prompt.of, code), places=(f"{prompt.of}-{code}",))
    return _of_kind(painter, state, prompt, decision.about, code)


def _of_kind(painter: Painter, table: Table, prompt: Prompt, about: int, code: int) -> OptionSummary:
    """A summary by the kind of thing that the option names."""
    if prompt.of == "player" and code < len(table.players):
        other = painter.view["seats"][code]
        territories, techs = len(other["territories"]), sum(map(len, other["tech"]))
        return OptionSummary(painter.text("live-player", territories=territories, techs=techs))
    if prompt.of == "yes":
        return OptionSummary(_agreed(painter, prompt, about))
    return OptionSummary(meaning(painter, prompt.of, code)) if prompt.of in MEANINGS else OptionSummary()


def _agreed(painter: Painter, prompt: Prompt, about: int) -> str:
    """The summary of yes: the thing that the question is about, otherwise its explanation."""
    if prompt.about == "effect":
        return painter.sentence(painter.game.effects[about])
    return (
        meaning(painter, prompt.about, about) if prompt.about in MEANINGS else painter.text(f"{prompt_id(prompt)}-hint")
    )


def cost_of(track: int, space: int) -> Mapping[str, int]:
    """The cost by icon names, including resources chosen later (TAP-ADV-20 to TAP-ADV-24)."""
    tier = TIER[space]
    if track == ARTS:
        return {"any-resource": ARTS_COST[tier][0]}
    return {RESOURCES[OWN_RESOURCE[track]]: OWN_COST[tier], "any-resource": ANY_COST[tier]}


def _advance(painter: Painter, me: TapestryPlayer, track: int, starts: list[int], paid: bool) -> OptionSummary:
    """To the next space: its price, what it gives, and the landmark for who is first in its tier. With several tokens
    only the spaces are named."""
    ends = [start + 1 for start in starts if start < LAST_SPACE]
    places = [f"space-{space_code(track, end)}" for end in ends]
    if len(set(ends)) != 1:
        return OptionSummary(places=tuple(places))
    end = ends[0]
    printed = painter.game.catalog.spaces[track][end - 1]
    words = painter.text(
        "summary-advance", space=painter.named("space", space_code(track, end)), effect=painter.sentence(printed.effect)
    )
    tier = TIER[end]
    if tier > 1 and TIER[end - 1] != tier and track_landmark(track, tier) in painter.view["landmarks"]:
        landmark = track_landmark(track, tier)
        words += f" {painter.text('live-first-landmark', landmark=painter.named('landmark', landmark))}"
        places.append(f"landmark-{landmark}")
    row: tuple[Token, ...] = tuple(once(printed.benefit.icons()))
    return OptionSummary(words, cost_of(track, end) if paid else {}, {}, tuple(places), row)


def _income(painter: Painter, table: Table, me: TapestryPlayer) -> OptionSummary:
    """The current pay of the income mat; cards and abilities of the turn may add to it (TAP-INCOME-05)."""
    era = me.era + 1
    gain = {"vp": income_points(table, me)} if era > 1 else {}
    if era < LAST_INCOME:
        gain |= {name: sum(uncovered(table, me, kind, PAYS)) for kind, name in enumerate(RESOURCES)}
        return OptionSummary(painter.text("summary-income", era=TIER_NAMES[era]), {}, gain)
    return OptionSummary(painter.text("summary-last-income"), {}, gain)


def _turn(painter: Painter, placing: int, turn: int) -> OptionSummary:
    """The sides that match score."""
    hex, tile = divmod(placing, prompts.TILES)
    points = points_of(painter, hex, TERRITORY_TILES[tile].turned[turn])
    return OptionSummary(painter.text("summary-turn", count=points), {}, {"vp": points}, (f"turn-{turn}", f"hex-{hex}"))


def _die(painter: Painter, roll: int, die: int) -> OptionSummary:
    """The gain of the upper side of a conquer die."""
    return _side(painter, die == RED_DIE, red_face(roll) if die == RED_DIE else black_face(roll))


def _side(painter: Painter, red: bool, upper: int) -> OptionSummary:
    if red:
        shown = RED_FACES[upper]
        if shown == PER_TERRITORY:
            held = len(painter.view["seats"][painter.viewer]["territories"]) if painter.viewer >= 0 else 0
            return OptionSummary(painter.text("summary-per-territory"), {}, {"vp": held})
        return OptionSummary("", {}, {"vp": shown})
    face = BLACK_FACES[upper]
    if face == TILE_FACE:
        return OptionSummary(painter.text("summary-tile-benefit"))
    return OptionSummary("", {}, {RESOURCES[face]: 1})


def _face(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, code: int) -> OptionSummary:
    """A side of one conquest die."""
    return _side(painter, die_of(code) == RED_DIE, face_of(code))


def _bonus(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, code: int) -> OptionSummary:
    """The price of a bonus is 1 resource of any kind (TAP-DEC-10)."""
    (gain,) = painter.game.effects[decision.about].parts()
    words = f"{painter.sentence(gain)} {painter.text('live-have', count=me.goods[code])}"
    return OptionSummary(words, {RESOURCES[code]: 1}, row=tuple(once(gain.icons())))


def _repeat(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, track: int) -> OptionSummary:
    """The space on which the foremost token stands gives its benefit again."""
    space = me.tracks[track][-1]
    effect = painter.game.catalog.spaces[track][space - 1].benefit
    return OptionSummary(painter.sentence(effect), places=(f"space-{space_code(track, space)}",))


def _back(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, track: int) -> OptionSummary:
    """A step back on a track, without the benefit."""
    ends = {space - 1 for space in me.tracks[track] if space}
    places = tuple(f"space-{space_code(track, end)}" for end in sorted(ends))
    name = painter.named("space", space_code(track, min(ends)))
    return OptionSummary(painter.text("summary-back", space=name), places=places)


def _charm(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, part: int) -> OptionSummary:
    """The ability of a card, its left enchantment, or the right one of the card beside it (TAP-ENCHANT-03)."""
    card = painter.game.catalog.cards[decision.about]
    if part == RIGHT:
        beside = me.stacks[me.slot - 1]
        card = painter.game.catalog.cards[beside[-1]] if beside else card
    effect = (card.effect, card.left, card.right)[part]
    return OptionSummary("" if effect is None else painter.sentence(effect))


def _square(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, square: int) -> OptionSummary:
    """The gain of a Historians square whenever the opponent gains a landmark."""
    effect = painter.mats[HISTORIANS].lines[0][square]
    return OptionSummary(painter.text("summary-square", effect=painter.w.clause(effect)))


def _muster(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, row: int) -> OptionSummary:
    """The space of the Militants that the leftmost outpost of this row covers."""
    spaces = painter.mats[MILITANTS].lines[row]
    place = len(spaces) - left_in(me.mat[MILITANTS], row)
    if place >= len(spaces):
        return OptionSummary(painter.text("summary-row-empty"))
    return OptionSummary(painter.text("summary-uncovers", effect=painter.w.clause(spaces[place])))


def _science_die(painter: Painter, table: Table, me: TapestryPlayer, decision: Decision, die: int) -> OptionSummary:
    return OptionSummary(painter.text("summary-die-base" if die == TWELVE else "summary-die-arts"))


def _worded(id: str, cost: Mapping[str, int] = {}, gain: Mapping[str, int] = {}) -> Summarizer:
    return lambda painter, table, me, decision, code: OptionSummary(painter.text(id), cost, gain)


def _upgrade(painter: Painter, me: TapestryPlayer, card: int) -> OptionSummary:
    """From the bottom row to the middle it gives its circle, to the top its square."""
    printed = painter.game.catalog.techs[card]
    effect = printed.circle if me.tech[0] >> card & 1 else printed.square
    return OptionSummary(painter.sentence(effect), places=(f"tech-{card}",), row=tuple(once(effect.icons())))


SUMMARIES: Final[dict[Prompt, Summarizer]] = {
    prompts.PLOT: summarize_plot,
    prompts.HIDE: summarize_plot,
    prompts.LANDMARK_SITE: summarize_site,
    prompts.LANDMARK_TURN: summarize_turn,
    prompts.BONUS: _bonus,
    prompts.REPEAT: _repeat,
    prompts.HOWL: _back,
    prompts.CHARM: _charm,
    prompts.FACE: _face,
    prompts.EXPOSE: _square,
    prompts.MUSTER: _muster,
    prompts.INSPIRE: _worded("means-inspiration"),
    prompts.WHICH_DIE: _science_die,
    prompts.SEND: _worded("summary-games", {"worker": 1}, {"vp": OLYMPIC_POINTS}),
    prompts.REPLACE: _worded("summary-replace"),
    prompts.REPLACE_ART: _worded("summary-replace"),
}
FROM_DECKS: Final = (prompts.INVENT, prompts.CREATE)  # their extra answer takes the top card of a deck
