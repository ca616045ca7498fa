"""Summarizes an option in a few words and icons: its effect, cost and gain, including those of later questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ....kernel.decision import NONE, Decision
from ....kernel.effects import MAY
from ....kernel.explanations import OptionSummary
from ....kernel.game import View
from ....kernel.state import Fact
from ....words import Words, words_of
from ...conventional_game import ConventionalGame
from ..catalog import Catalog
from ..components.scores import category_scored
from ..pieces.artifacts import artifact_colour
from ..pieces.board import ACTIVATION, LARGE_GEARS, SMALL_BUILDINGS, SMALL_GEARS, TECHNOLOGY_PLACES, TRACK_END
from ..pieces.cards import card_of, half_of
from ..pieces.kinds import ARTIFACT_COLOURS, CAPS, COLOURS, LAKE, RESOURCES, SUN, TERRAINS, board_number
from ..pieces.map import BESIDE, NORTH_WEST, corner_of, tile_fields
from ..rules.build import building_act, crystals_beside, field_rewards, sites
from ..rules.cards import modules_fired, slot_and_half, slot_options, works_again
from ..rules.explore import exploring_act, spaces
from ..rules.machines import free_machines, machine_effect
from ..rules.pay import Cost, helping_machines, price
from ..rules.populate import OPEN_TECHNOLOGIES, location_options, populating_act
from ..rules.scoring import category_points, location_worth
from ..table import prompts
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.state import Table
from .painter import Face, Row, card_face, scored, tile_face, tokens

COSTS: Final = (*RESOURCES[:3], "basic")
FACES: Final = frozenset({"machine", "module", "crate", "hibernation"})


class Option:
    """An answer, with the table at which it is given."""

    __slots__ = ("about", "code", "game", "lang", "me", "table")

    def __init__(
        self, game: ConventionalGame[Catalog], table: Table, me: RevivePlayer, lang: str, about: int, code: int
    ) -> None:
        self.game = game
        self.table = table
        self.me = me
        self.lang = lang
        self.about = about
        self.code = code

    @property
    def words(self) -> Words:
        return words_of(self.game, self.lang)

    def text(self, id: str, **facts: Fact) -> str:
        return self.words.text(id, **facts)


Summarizer = Callable[[Option], OptionSummary]


def summarize_option(
    game: ConventionalGame[Catalog], state: Table, view: View, lang: str, decision: Decision, code: int
) -> OptionSummary:
    prompt = decision.prompt
    option = Option(game, state, state.players[decision.seat], lang, decision.about, code)
    if code == NONE:
        return OptionSummary(option.text("summary-end-turn")) if prompt is prompts.ACTION_PROMPT else OptionSummary()
    if prompt.name in SUMMARIZERS:
        return SUMMARIZERS[prompt.name](option)
    if code >= prompt.extra:
        return OptionSummary()
    if prompt.of == "card":
        return _card(option)
    return _of_face(tile_face(game, lang, prompt.of, code)) if prompt.of in FACES else OptionSummary()


# ------------------------------------------------------------------------------------------------ cards and tiles


def _of_face(face: Face, **more: Any) -> OptionSummary:
    return OptionSummary(face.sentence, row=(*face.rows[0], *face.signs[0]), **more)


def _of_effect(option: Option, effect: ReviveEffect, **more: Any) -> OptionSummary:
    return OptionSummary(option.words.sentence(effect), row=tokens(effect), **more)


def _card(option: Option) -> OptionSummary:
    """Both halves."""
    face = card_face(option.game, option.lang, option.code)
    return OptionSummary(face.sentence, row=_both(face))


def _both(face: Face) -> Row:
    return (*face.rows[0], "|", *face.rows[1])


def _copied(option: Option) -> OptionSummary:
    half = option.game.catalog.cards[option.code].halves[1]
    return _of_effect(option, half.effect)


def _slot(option: Option) -> OptionSummary:
    """The half that the slot gives, the cards there that work again (REV-STACK-02), and the modules."""
    slot, half = slot_and_half(option.code)
    effects: list[ReviveEffect] = [option.game.catalog.cards[option.about].halves[half].effect]
    again = works_again(option.table, option.me, option.about, slot)
    effects += [option.game.catalog.cards[card_of(code)].halves[half_of(code)].effect for code in again]
    fired = modules_fired(option.table, option.me, option.about, slot)
    effects += [option.game.catalog.modules[module].effect for module in fired]
    label = " ".join(option.words.sentence(effect) for effect in effects)
    row: list[int | str] = []
    for effect in effects:
        row += [*(["+"] if row else []), *tokens(effect)]
    cost = {"energy": 1} if option.code >= prompts.TURNED else {}
    return OptionSummary(label, cost, row=tuple(row))


def _machine(option: Option) -> OptionSummary:
    return _of_effect(option, machine_effect(option.table, option.me, option.code), cost={"energy": 1})


def _energy_back(option: Option) -> OptionSummary:
    return _of_effect(option, machine_effect(option.table, option.me, option.code), gain={"energy": 1})


def _module_space(option: Option) -> OptionSummary:
    held = option.me.modules[option.code]
    if held >= 0:
        lost = tile_face(option.game, option.lang, "module", held).sentence
        return OptionSummary(option.text("summary-space-taken", lost=lost))
    return OptionSummary(option.text("summary-space-works" if option.code in ACTIVATION else "summary-space-waits"))


def _reopen(option: Option) -> OptionSummary:
    return _of_face(tile_face(option.game, option.lang, "crate", option.code), cost={"gear": 1})


def _tribe(option: Option) -> OptionSummary:
    return _of_face(tile_face(option.game, option.lang, "board", board_number(option.code, SUN)))


def _side(option: Option) -> OptionSummary:
    return _of_face(tile_face(option.game, option.lang, "board", board_number(option.about, option.code)))


# ------------------------------------------------------------------------------------------------ artifacts


def _artifact(option: Option) -> OptionSummary:
    """The points that its colour scores again now."""
    if option.code == prompts.SMALL_ARTIFACT:
        return OptionSummary(option.text("summary-small-artifact"))
    colour = artifact_colour(option.code)
    points, counted = 0, []
    for card in option.me.artifact_cards or option.table.shared:
        category = option.game.catalog.artifact_cards[card].categories[colour]
        points += category_points(option.table, option.me, category)
        counted.append(option.words.clause(category_scored(category)))
    effect = option.text("summary-artifact", counted=", ".join(counted), points=points)
    return OptionSummary(effect, gain={"violet-vp": points} if points else {})


def _keep(option: Option) -> OptionSummary:
    row: list[int | str] = []
    label: list[str] = []
    for colour, category in enumerate(option.game.catalog.artifact_cards[option.code].categories):
        scored = category_scored(category)
        row += [f"artifact-{ARTIFACT_COLOURS[colour]}", ":", *scored.icons()]
        label.append(f"{option.text(f'icon-artifact-{ARTIFACT_COLOURS[colour]}')}: {option.words.clause(scored)}")
    return OptionSummary(" · ".join(label), row=tuple(row))


# ------------------------------------------------------------------------------------------------ resources, tracks


def _gain_one(option: Option) -> OptionSummary:
    """Gains above the cap are lost (REV-RES-04), unless an action is being paid (REV-RES-07)."""
    held = option.me.res[option.code]
    if held >= CAPS[option.code] and not option.table.paying:
        return OptionSummary(option.text("summary-full", count=held))
    return OptionSummary(_held(option), gain={RESOURCES[option.code]: 1})


def _give_one(option: Option) -> OptionSummary:
    return OptionSummary(_held(option), {RESOURCES[option.code]: 1})


def _exchange_one(option: Option) -> OptionSummary:
    return OptionSummary(_held(option), {"crystal": 1}, {RESOURCES[option.code]: 1})


def _held(option: Option) -> str:
    return option.text("summary-held", count=option.me.res[option.code])


def _track(option: Option) -> OptionSummary:
    """The position of the marker; the question does not say how many steps it will move."""
    reached = option.me.tracks[option.code]
    if reached == TRACK_END:  # REV-TRACK-04
        return OptionSummary(option.text("summary-track-end", what=RESOURCES[option.code], amount=1))
    return OptionSummary(option.text("summary-track", reached=reached, end=TRACK_END))


# ------------------------------------------------------------------------------------------------ on the map


def _paid(cost: Cost) -> dict[str, int]:
    return {name: amount for name, amount in zip(COSTS, cost, strict=True) if amount}


def _tile(option: Option) -> OptionSummary:
    tile = option.game.catalog.tiles[option.table.tiles[option.code]]
    cost = price(option.table, option.me, exploring_act(option.table, option.me, option.code))
    return OptionSummary(option.text("summary-tile", points=tile.points), _paid(cost), {"vp": tile.points})


def _location(option: Option) -> OptionSummary:
    """The cheapest technology, and the current value of a large location."""
    table, me, field = option.table, option.me, option.code
    acts = [populating_act(table, me, field, tech) for tech in OPEN_TECHNOLOGIES[me.tech]]
    cheapest = min((price(table, me, act) for act in acts), key=sum)
    owed = min(act.owed for act in acts)
    effect = option.text("summary-location", owed=owed)
    if field < NORTH_WEST:
        return OptionSummary(effect, _paid(cheapest))
    side = option.game.catalog.locations[table.corners[corner_of(field)]]
    effect = option.text("summary-large-location", owed=owed, points=location_worth(table, me, side))
    return OptionSummary(effect, _paid(cheapest), row=scored(side))


def _technology(option: Option) -> OptionSummary:
    number = option.table.catalog.technology_number(option.me, option.code)
    act = populating_act(option.table, option.me, option.about, option.code)
    return _of_face(
        tile_face(option.game, option.lang, "technology", number),
        cost=_paid(price(option.table, option.me, act)),
        gain={"violet-vp": TECHNOLOGY_PLACES[option.code].points},
    )


def _site(option: Option) -> OptionSummary:
    size = 0 if option.me.small.bit_count() < SMALL_BUILDINGS else 1
    return _building(option, option.code, size)


def _size(option: Option) -> OptionSummary:
    return _building(option, option.about, option.code)


def _building(option: Option, field: int, size: int) -> OptionSummary:
    """Its surroundings move markers and give crystals, twice for a large building; lakes give once."""
    table = option.table
    around = BESIDE[field]
    times = size + 1
    steps = [times * (around & table.of[colour]).bit_count() for colour in range(3)]
    crystals = times * crystals_beside(table, field)
    lakes = (around & table.of[LAKE] & ~option.me.lakes).bit_count()
    row: list[int | str] = []
    for count, icon in zip(
        (*steps, crystals, lakes), (*(f"track-{c}" for c in COLOURS[:3]), "crystal", "lake"), strict=True
    ):
        row += [count, icon] if count else []
    gears = LARGE_GEARS if size else SMALL_GEARS
    cost = price(table, option.me, building_act(table, option.me, field, gears))
    facts: Mapping[str, Fact] = dict(
        zip(("grey", "green", "yellow", "crystals", "lakes"), (*steps, crystals, lakes), strict=True)
    )
    effect = option.text("summary-building" if row else "summary-building-alone", **facts)
    return OptionSummary(effect, _paid(cost), row=tuple(row))


# ------------------------------------------------------------------------------------------------ the turn


def _action(option: Option) -> OptionSummary:
    table, me, code = option.table, option.me, option.code
    if code < prompts.SWITCH:
        return _card(option)._replace(places=tuple(f"slot-{slot}" for slot in slot_options(table, me) if slot < 5))
    if code == prompts.SWITCH:
        return _of_effect(option, option.game.catalog.switch[table.switches.switch])
    kind, find = PLACES.get(code, ("", None))
    places = tuple(f"{kind}-{number}" for number in find(table, me) if number != NONE) if find else ()
    facts: dict[str, Fact] = {}
    if code == prompts.HIBERNATE:
        facts = {"cards": len(me.rest), "energy": me.loaded.bit_count()}
    cost = {"crystal": 1} if code == prompts.EXCHANGE else {}
    return OptionSummary(option.text(f"summary-action-{code - prompts.SWITCH}", **facts), cost, places=places)


def _next(option: Option) -> OptionSummary:
    """The label of an effect is its sentence; free actions are described as in a turn."""
    if option.code < prompts.EFFECTS:
        return OptionSummary(row=tokens(option.game.catalog.effects[option.code]))
    return OptionSummary(option.text(f"summary-action-{5 + option.code - prompts.EFFECTS}"))


def _pay(option: Option) -> OptionSummary:
    """The summary shows the price itself."""
    if option.code != prompts.PAY_MACHINE:
        return OptionSummary(option.text(f"summary-pay-{option.code}"))
    helping = helping_machines(option.table, option.me, option.about)
    return OptionSummary(option.text("summary-pay-1"), places=tuple(f"machineplace-{place}" for place in helping))


def _may(option: Option) -> OptionSummary:
    return _of_effect(option, option.game.catalog.effects[option.about])


def _taken(option: Option) -> OptionSummary:
    """A card of the display, or the unseen top card."""
    return OptionSummary(option.text("summary-blind")) if option.code == prompts.BLIND else _card(option)


def _turned(option: Option) -> OptionSummary:
    """Rewards of the new fields for the own buildings beside them (REV-EXPL-11)."""
    copy = option.table.clone()
    copy.lay_tile(option.about, option.code == 1)
    rewards = field_rewards(copy, copy.players[option.me.seat], tile_fields(option.about))
    if not rewards:
        return OptionSummary(option.text("summary-turned-alone"))
    effects = [option.game.effects[number] for number in rewards]
    label = " ".join(option.words.sentence(effect) for effect in effects)
    return OptionSummary(option.text("summary-turned", rewards=label))


def _ability_field(option: Option) -> OptionSummary:
    """No tile or falcon ends on the abyss."""
    terrain = TERRAINS[option.table.terrain_at(option.code)] if option.code < NORTH_WEST else "large-location"
    return OptionSummary(option.text(f"about-{terrain}"))


PLACES: Final[dict[int, tuple[str, Callable[[Table, RevivePlayer], list[int]]]]] = {
    prompts.EXPLORE: ("space", lambda table, me: spaces(table, me, 0, False)),
    prompts.POPULATE: ("field", lambda table, me: location_options(table, me, 0, False)),
    prompts.BUILD: ("field", lambda table, me: sites(table, me, 0, False)),
    prompts.MACHINE: ("machineplace", free_machines),
    prompts.CRATE: ("crate", lambda table, me: me.crates_closed.copy()),
}
SUMMARIZERS: Final[dict[str, Summarizer]] = {
    prompts.BOARD_ACTION.name: lambda option: OptionSummary(option.text(f"summary-action-{option.code + 1}")),
    prompts.REMOVE.name: lambda option: OptionSummary(option.text("summary-remove")),
    prompts.ACTION_PROMPT.name: _action,
    prompts.NEXT.name: _next,
    prompts.PAY.name: _pay,
    MAY.name: _may,
    prompts.CARD.name: _taken,
    prompts.TURN_TILE.name: _turned,
    prompts.ABILITY_FIELD.name: _ability_field,
    prompts.SLOT.name: _slot,
    prompts.COPY.name: _copied,
    prompts.ACTIVATE.name: _machine,
    prompts.ENERGY_BACK.name: _energy_back,
    prompts.MODULE_SPACE.name: _module_space,
    prompts.REOPEN.name: _reopen,
    prompts.TRIBE_BOARD.name: _tribe,
    prompts.SIDE.name: _side,
    prompts.ARTIFACT.name: _artifact,
    prompts.KEEP.name: _keep,
    prompts.BASIC_RESOURCE.name: _gain_one,
    prompts.SPARE_CRYSTAL.name: _gain_one,
    prompts.GIVE.name: _give_one,
    prompts.CRYSTAL_INTO.name: _exchange_one,
    prompts.TRACK.name: _track,
    prompts.TILE.name: _tile,
    prompts.LOCATION.name: _location,
    prompts.TECHNOLOGY.name: _technology,
    prompts.SITE.name: _site,
    prompts.SIZE.name: _size,
}
