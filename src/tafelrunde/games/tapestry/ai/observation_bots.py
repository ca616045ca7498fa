"""Observation of the Automa and the Shadow Empire; zeros without them. Their outposts are in the rows of the map, as
those of seats after the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ....kernel.decision import Prompt
from ....kernel.game import View
from ....kernel.observe import Part, among, one_hot, share, shares
from ..catalog import Catalog
from ..components.automa import LEVELS
from ..pieces.automa import POOL_KINDS
from ..pieces.kinds import ACHIEVEMENTS, ALL_TRACKS, LAST_INCOME, LAST_SPACE, OUTPOSTS
from ..table.prompts import GIVE_UP

BOTS: Final = 2
MOST_STOCK: Final = 10
MOST_POOL: Final = 5  # of a kind

Read = Callable[[dict[str, Any]], list[float]]


def without_bots(catalog: Catalog, prompts: Sequence[Prompt], effects: int) -> tuple[Sequence[Prompt], int]:
    """The prompts and the number of effects of a game without them: those come first."""
    components = [component for group in catalog.automa_by_expansion.values() for component in group]
    own = [component.effect.number for component in components if component.effect is not None]
    return prompts[: prompts.index(GIVE_UP) + 1], min([effects, *own])


def bot_parts(catalog: Catalog, prompts: Sequence[Prompt], most_points: int) -> list[Part]:
    cards, civs, landmarks = len(catalog.automa_cards), len(catalog.automa_civs), len(catalog.landmarks)

    def per_bot(name: str, size: int, says: str, read: Read) -> Part:
        def rows(view: View) -> list[float]:
            numbers: list[float] = []
            for bot in view["bots"]:
                numbers += read(bot)
            return numbers + [0.0] * (BOTS * size - len(numbers))

        return Part(f"bot_{name}", (BOTS, size), says, rows)

    def of_mat(name: str, size: int, says: str, read: Read) -> Part:
        return Part(
            f"automa_{name}", (size,), says, lambda v: [0.0] * size if v["automa"] is None else read(v["automa"])
        )

    def of_cards(name: str, size: int, says: str, read: Read) -> Part:
        def numbers(view: View) -> list[float]:
            return [0.0] * size if view["decisions"] is None else read(view["decisions"])

        return Part(f"decision_{name}", (size,), says, numbers)

    asked = prompts[prompts.index(GIVE_UP) + 1 :]
    return [
        per_bot("plays", 2, "a 1 for the Automa, a 1 for the Shadow Empire",
                lambda bot: [float(bot["automa"]), float(not bot["automa"])]),
        per_bot("vp", 1, f"points, of {most_points}", lambda bot: [share(bot["vp"], most_points)]),
        per_bot("era", 1, f"income turns begun, of {LAST_INCOME}", lambda bot: [share(bot["era"], LAST_INCOME)]),
        per_bot("finished", 1, "a 1 after the last turn", lambda bot: [float(bot["finished"])]),
        per_bot("favorite", len(ALL_TRACKS), "the favourite track", lambda b: one_hot(b["favorite"], len(ALL_TRACKS))),
        per_bot("far", len(ALL_TRACKS), f"spaces on each track, of {LAST_SPACE}", far),
        per_bot("landmarks", landmarks, "landmarks", lambda bot: among(bot["landmarks"], landmarks)),
        per_bot("achieved", len(ACHIEVEMENTS), ", ".join(ACHIEVEMENTS),
                lambda bot: among(bot["achieved"], len(ACHIEVEMENTS))),
        per_bot("outposts", 1, f"outposts in supply, of {OUTPOSTS}", lambda bot: [share(bot["outposts"], OUTPOSTS)]),
        of_mat("level", LEVELS, "her level", lambda it: one_hot(catalog.chart_levels[it["level"]], LEVELS)),
        of_mat("civilizations", civs, "her civilizations", lambda it: among(it["civs"], civs)),
        of_mat("stock", 1, f"cards in her stock, of {MOST_STOCK}", lambda it: [share(it["stock"], MOST_STOCK)]),
        of_mat("pool", len(POOL_KINDS), f"things in her pool: {', '.join(POOL_KINDS)}, of {MOST_POOL}", pool),
        of_mat("trail", len(ALL_TRACKS), f"the furthest outpost beside each track, of {LAST_SPACE}", trail),
        of_cards("track_card", cards, "the track card of the last pair", lambda it: one_hot(it["track_card"], cards)),
        of_cards("tie_card", cards, "its tie-breaker card", lambda it: one_hot(it["tie_card"], cards)),
        of_cards("discard", cards, "cards in the discard pile", lambda it: among(it["discard"], cards)),
        of_cards("known", cards, "cards known to be in the deck", lambda it: among(it["known"]["deck"], cards)),
        of_cards("aside", cards, "cards known to be in the progress deck",
                 lambda it: among(it["known"]["progress"], cards)),
        of_cards("deck", 1, f"cards in the deck, of {cards}", lambda it: [share(it["deck"], cards)]),
        of_cards("progress", 1, f"cards in the progress deck, of {cards}", lambda it: [share(it["progress"], cards)]),
        of_cards("gone", landmarks, "landmarks out of the game", lambda it: among(it["landmarks_gone"], landmarks)),
        of_cards("head_start", len(ALL_TRACKS), "tracks on which the player still advances first",
                 lambda it: among(it["head_start"], len(ALL_TRACKS))),
        Part("automa_prompt", (len(asked),), "which question about the Automa", which(asked)),
    ]  # fmt: skip


def far(bot: dict[str, Any]) -> list[float]:
    return shares(bot["far"], LAST_SPACE) + [0.0] * (len(ALL_TRACKS) - len(bot["far"]))


def pool(mat: dict[str, Any]) -> list[float]:
    kinds = [kind for kind, _ in mat["pool"]]
    return [share(kinds.count(kind), MOST_POOL) for kind in POOL_KINDS]


def trail(mat: dict[str, Any]) -> list[float]:
    furthest = [0] * len(ALL_TRACKS)
    for track, space in mat["trail"]:
        furthest[track] = max(furthest[track], space)
    return shares(furthest, LAST_SPACE)


def which(prompts: Sequence[Prompt]) -> Read:
    numbers = {prompt.name: number for number, prompt in enumerate(prompts)}

    def read(view: View) -> list[float]:
        pending = view["pending"]
        return one_hot(numbers.get(pending["prompt"], -1) if pending else -1, len(prompts))

    return read
