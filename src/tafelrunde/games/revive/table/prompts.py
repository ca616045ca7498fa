"""The prompts of Revive. The comment after each names the decision of the rule list. Colours follow from the seats
(REV-PSETUP-13, REV-DEC-34) and the cheapest way is taken (REV-DEC-15), so nobody is asked."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Prompt
from ..pieces.board import MACHINE_PLACES, SPACES
from ..pieces.kinds import ARTIFACT_CARDS, CARDS, CITIZENS, CRATES, LARGE_ARTIFACTS, MACHINES, MODULES
from ..pieces.map import AREA_SPACES, FIELDS

# Extra codes of ACTION; codes below are active cards to play.
SWITCH: Final = CARDS
EXPLORE: Final = CARDS + 1
POPULATE: Final = CARDS + 2
BUILD: Final = CARDS + 3
HIBERNATE: Final = CARDS + 4
EXCHANGE: Final = CARDS + 5  # free actions from here on, in the order of FREE_EXCHANGE to FREE_TRIBE
MACHINE: Final = CARDS + 6
CRATE: Final = CARDS + 7
TRIBE: Final = CARDS + 8
# Free actions.
FREE_EXCHANGE: Final = 0
FREE_MACHINE: Final = 1
FREE_CRATE: Final = 2
FREE_TRIBE: Final = 3
# Codes of PAY.
PAY_NOW: Final = 0
PAY_MACHINE: Final = 1
PAY_CRATE: Final = 2
PAY_TRIBE: Final = 3
# Extra codes of SLOT: the fifth slot with the bottom half, and slots 0 to 3 with the card turned by a machine.
FIFTH_BOTTOM: Final = 5
TURNED: Final = 6
# Extra codes of REWARD.
REWARD_EXCHANGE: Final = 6
REWARD_CRATE: Final = 7
BLIND: Final = CITIZENS  # extra code of CARD: the top card of the draw pile
SMALL_ARTIFACT: Final = LARGE_ARTIFACTS  # extra code of ARTIFACT and REMOVE
EFFECTS: Final = 720  # extra codes of NEXT from here on: free actions

# REV-DEC-01, REV-DEC-02, REV-DEC-03, REV-DEC-22, REV-DEC-24, REV-DEC-25, REV-DEC-36; NONE ends the turn.
ACTION_PROMPT: Final = Prompt("ACTION", CARDS + 9, "card", extra=SWITCH, ends_turn=HIBERNATE)
# REV-DEC-03, REV-DEC-05, REV-DEC-06, REV-DEC-17: the next effect, or a free action before it; NONE skips the rest.
NEXT: Final = Prompt("NEXT", EFFECTS + 4, "effect", extra=EFFECTS, ends_turn=NONE, repeats=True)
SLOT: Final = Prompt("SLOT", TURNED + 4, "slot", about="card", extra=FIFTH_BOTTOM)  # REV-DEC-04
PLAY: Final = Prompt("PLAY", CARDS, "card", about="colour")  # REV-DEC-04: one more card by an effect
ALL_COLOURS: Final = Prompt("ALL_COLOURS", CARDS, "card")  # REV-DEC-28
BASIC_RESOURCE: Final = Prompt("BASIC_RESOURCE", 3, "resource")  # REV-DEC-07, REV-DEC-09
# REV-DEC-06, REV-DEC-38; about: how many are still to be given
GIVE: Final = Prompt("GIVE", 3, "resource", about="number")
SPARE_CRYSTAL: Final = Prompt("SPARE_CRYSTAL", 3, "resource")  # REV-DEC-23
CRYSTAL_INTO: Final = Prompt("CRYSTAL_INTO", 3, "resource")  # REV-DEC-22
TRACK: Final = Prompt("TRACK", 3, "colour")  # REV-DEC-07
MODULE: Final = Prompt("MODULE", MODULES, "module")  # REV-DEC-08
MODULE_SPACE: Final = Prompt("MODULE_SPACE", SPACES, "modulespace", about="module")  # REV-DEC-08
MACHINE_TILE: Final = Prompt("MACHINE_TILE", MACHINES, "machine", about="rewardfield")  # REV-DEC-18
ACTIVATE: Final = Prompt("ACTIVATE", MACHINE_PLACES, "machineplace")  # REV-DEC-24
ENERGY_BACK: Final = Prompt("ENERGY_BACK", MACHINE_PLACES, "machineplace")  # REV-DEC-06
OPEN: Final = Prompt("OPEN", CRATES, "crate")  # REV-DEC-25
REOPEN: Final = Prompt("REOPEN", CRATES, "crate")  # REV-DEC-25
# REV-DEC-16, REV-DEC-22, REV-DEC-24, REV-DEC-25; NONE gives the action up.
PAY: Final = Prompt("PAY", 4, "payment", about="action", extra=0)
TILE: Final = Prompt("TILE", AREA_SPACES, "space")  # REV-DEC-10
CARD: Final = Prompt("CARD", CITIZENS + 1, "card", about="colour", extra=BLIND)  # REV-DEC-11, REV-DEC-27
TURN_TILE: Final = Prompt("TURN_TILE", 2, "orientation", about="space")  # REV-DEC-12
LOCATION: Final = Prompt("LOCATION", FIELDS, "field")  # REV-DEC-13
TECHNOLOGY: Final = Prompt("TECHNOLOGY", 7, "techplace", about="field")  # REV-DEC-13
SITE: Final = Prompt("SITE", FIELDS, "field")  # REV-DEC-14
SIZE: Final = Prompt("SIZE", 2, "size", about="field", extra=0)  # REV-DEC-14: small or large
BOARD_ACTION: Final = Prompt("BOARD_ACTION", 3, "action")  # REV-DEC-07: explore, populate or build at once
ARTIFACT: Final = Prompt("ARTIFACT", LARGE_ARTIFACTS + 1, "artifact", extra=SMALL_ARTIFACT)  # REV-DEC-19, REV-DEC-37
REMOVE: Final = Prompt("REMOVE", LARGE_ARTIFACTS + 1, "artifact", extra=SMALL_ARTIFACT)  # REV-DEC-20, REV-DEC-37
# REV-DEC-21, REV-DEC-22, REV-DEC-25
REWARD: Final = Prompt("REWARD", REWARD_CRATE + 1, "hibernation", extra=REWARD_EXCHANGE)
TO_REST: Final = Prompt("TO_REST", CARDS, "card")  # REV-DEC-26: from a slot
TO_ACTIVE: Final = Prompt("TO_ACTIVE", CARDS, "card")  # REV-DEC-26
LAY_DOWN: Final = Prompt("LAY_DOWN", CARDS, "card")  # REV-DEC-26: from the active area, for its upper effect
ABILITY_FIELD: Final = Prompt("ABILITY_FIELD", FIELDS, "field", about="tribe")  # REV-DEC-29
FIGURE_FROM: Final = Prompt("FIGURE_FROM", FIELDS, "field")  # REV-DEC-30
FIGURE_TO: Final = Prompt("FIGURE_TO", FIELDS, "field", about="field")  # REV-DEC-30
COPY: Final = Prompt("COPY", CARDS, "card")  # REV-DEC-31; NONE: the own effect of the switch
KEEP: Final = Prompt("KEEP", ARTIFACT_CARDS, "artifactcard", simultaneous=True, strategic=True)  # REV-DEC-32
TRIBE_BOARD: Final = Prompt("TRIBE_BOARD", 6, "tribe", strategic=True)  # REV-DEC-33
SIDE: Final = Prompt("SIDE", 2, "side", about="tribe", strategic=True)  # REV-DEC-39
CLEAR_CARD: Final = Prompt("CLEAR_CARD", CITIZENS, "card")  # REV-DEC-35
CLEAR_MACHINE: Final = Prompt("CLEAR_MACHINE", MACHINES, "machine")  # REV-DEC-35
CLEAR_MODULE: Final = Prompt("CLEAR_MODULE", MODULES, "module")  # REV-DEC-35

PROMPTS: Final[tuple[Prompt, ...]] = (
    ACTION_PROMPT, NEXT, SLOT, PLAY, ALL_COLOURS, BASIC_RESOURCE, GIVE, SPARE_CRYSTAL, CRYSTAL_INTO, TRACK, MODULE,
    MODULE_SPACE, MACHINE_TILE, ACTIVATE, ENERGY_BACK, OPEN, REOPEN, PAY, TILE, CARD, TURN_TILE, LOCATION, TECHNOLOGY,
    SITE, SIZE, BOARD_ACTION, ARTIFACT, REMOVE, REWARD, TO_REST, TO_ACTIVE, LAY_DOWN, ABILITY_FIELD, FIGURE_FROM,
    FIGURE_TO, COPY, KEEP, TRIBE_BOARD, SIDE, CLEAR_CARD, CLEAR_MACHINE, CLEAR_MODULE,
)  # fmt: skip
