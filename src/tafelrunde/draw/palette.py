"""The colours of the table, each by daylight and by lamplight, as CSS custom properties.

A picture reads `--t-<name>`, which is `--<name>` where the page around it sets one, and else our own value: so a page
can theme every picture on it, and a picture alone still follows the reader's preference.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from .svg import box, num

COLOURS: Final[dict[str, tuple[str, str]]] = {
    # the table
    "paper": ("#f4eee1", "#1e1915"),
    "panel": ("#fffdf8", "#2a2420"),
    "well": ("#efe7d8", "#352d27"),
    "ink": ("#2b2420", "#f2e8da"),
    "soft": ("#64584e", "#bfb1a0"),
    "line": ("#dccfba", "#463b32"),
    "accent": ("#b0402b", "#f2947b"),
    "on-accent": ("#fffdf8", "#2a130c"),
    "glow": ("#f7ded3", "#4a2f27"),
    "focus": ("#1c5f94", "#86c2ee"),
    "edge": ("#3a322c", "#14110f"),  # the outline of icons
    "rim": ("#fffdf8", "#f5ead9"),  # the outline of pieces
    # players
    "player-0": ("#0072b2", "#4ba6e0"),
    "player-1": ("#d55e00", "#f08b3e"),
    "player-2": ("#009e73", "#35bd94"),
    "player-3": ("#9a4f96", "#c98ac5"),
    "player-4": ("#c9a400", "#e3c64a"),
    "name-0": ("#005a8e", "#7cc4f0"),
    "name-1": ("#a34600", "#ffa661"),
    "name-2": ("#00684c", "#57d3ad"),
    "name-3": ("#803e7c", "#dba3d7"),
    "name-4": ("#6d5900", "#ead05c"),
    # terrains
    "forest": ("#8fb58c", "#4a6a4c"),
    "swamp": ("#c9a18c", "#76553f"),
    "mountain": ("#c3c4c6", "#70706f"),
    "field": ("#efd68d", "#8f7a3c"),
    "sea": ("#a5cbe0", "#3c6279"),
    "village": ("#4f463f", "#17120f"),
    "village-ink": ("#f3e9da", "#e8dac5"),
    "grain": ("#2b2622", "#0f0c0a"),  # pattern on a terrain
    "label": ("#2b2622", "#f5ead9"),  # letter on a terrain
    "ground": ("#efe8da", "#b7a994"),  # a region of any kind
    # goods
    "gold": ("#f0c34a", "#e0b03c"),
    "vp": ("#f7d774", "#edc75c"),
    "wood": ("#9a6a3f", "#a8774a"),
    "clay": ("#c25b42", "#c4644b"),
    "stone": ("#9b9ea3", "#a3a5a8"),
    "wheat": ("#e3b93b", "#d6ab35"),
    "temple": ("#f4ead6", "#e6d8bd"),
    # card colours
    "blue": ("#3b7ea1", "#5c9fc2"),
    "green": ("#5b8c5a", "#79ab77"),
    "yellow": ("#d2a92e", "#d8b54a"),
    "brown": ("#8b5e3c", "#b08258"),
    "red": ("#b03a2e", "#d66a5c"),
    "purple": ("#7d5a9b", "#a585c2"),
    "leaf": ("#fffdf8", "#e6dac8"),  # card of any colour
    "back": ("#6d6057", "#8c7d6e"),  # card face down
    # terrains that are transformed into each other, and fields of knowledge
    "land-plains": ("#cfa97f", "#7d5c3b"),
    "land-swamp": ("#9f968e", "#3d3834"),
    "land-lake": ("#8db8d8", "#3f6b8c"),
    "land-forest": ("#93b98a", "#4a6a46"),
    "land-mountain": ("#cbccce", "#75777a"),
    "land-wasteland": ("#e2a896", "#8a4c3a"),
    "land-desert": ("#f0dc94", "#97813f"),
    "land-river": ("#dfecf1", "#26353d"),
    "banking": ("#e8bd3f", "#dcb544"),
    "law": ("#4f8fc0", "#6aa7d6"),
    "engineering": ("#a0714a", "#b98a60"),
    "medicine": ("#fffdf8", "#f2ebdf"),
    "power": ("#8a63b0", "#a985cc"),
    "tools": ("#8f959c", "#a9aeb4"),
    # a map that is explored, and tokens
    "steppe": ("#f0d98a", "#8f7c3a"),
    "desert": ("#f3e6d2", "#8a7660"),
    "lake": ("#a9cfe3", "#3c6279"),
    "site": ("#dcc5dd", "#6d5470"),
    "hidden": ("#c9beb2", "#4a423b"),
    "abyss": ("#4f463f", "#14100e"),
    "crystal": ("#7fd0cf", "#6fc0bf"),
    "energy": ("#f2a93b", "#e39c36"),
    "orange": ("#e2873c", "#dd8742"),
    "night": ("#4a5a86", "#5e70a3"),
    "grass": ("#d3e2a0", "#7f8a4c"),
    "veil": ("#e9e1d2", "#332c27"),  # unexplored hex
}

# With more contrast: harder ink and harder edges.
STARK: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#ffffff", "#000000"),
    "panel": ("#ffffff", "#0d0a08"),
    "ink": ("#000000", "#ffffff"),
    "soft": ("#3a3029", "#e2d6c6"),
    "line": ("#6b5d4e", "#a39280"),
    "accent": ("#8c1f0c", "#ffb09b"),
}

FONT: Final = "'Source Sans 3 Variable','Source Sans 3',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
SERIF: Final = "'Fraunces Variable',Fraunces,Georgia,serif"


class Seat(NamedTuple):
    """The looks of a player: a colour and a shape."""

    colour: str
    sign: str
    shape: str  # an SVG path around the origin, 10 units wide


SEATS: Final = (
    Seat("player-0", "●", "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z"),
    Seat("player-1", "◆", "M0-6L6 0L0 6L-6 0Z"),
    Seat("player-2", "▲", "M0-5.5L6 4.8H-6Z"),
    Seat("player-3", "■", "M-4.8-4.8H4.8V4.8H-4.8Z"),
    Seat("player-4", "★", "M0-6L1.6-1.9L5.9-1.7L2.5 1L3.7 5.2L0 2.8L-3.7 5.2L-2.5 1L-5.9-1.7L-1.6-1.9Z"),
)


@lru_cache(maxsize=1 << 12)
def seat_shape(seat: int, x: float, y: float, size: float = 10) -> str:
    """The sign of a player, centred."""
    look = SEATS[seat % len(SEATS)]
    return (
        f'<path class="sign" d="{look.shape}" transform="translate({x:.5g} {y:.5g}) scale({size / 10:.4g})" '
        f'fill="{paint(look.colour)}"/>'
    )


def seat_panel(seat: int, x: float, y: float, w: float, h: float) -> str:
    """The panel of a player, with their colour along its left edge."""
    edge = f"M{num(x + 8)} {num(y)}V{num(y + h)}a8 8 0 0 1-8-8V{num(y + 8)}a8 8 0 0 1 8-8Z"
    return box(x, y, w, h, "panel", 8) + f'<path d="{edge}" fill="{paint(SEATS[seat % len(SEATS)].colour)}"/>'


def paint(name: str) -> str:
    """A colour of the table, as the value of `fill` or `stroke`."""
    assert name in COLOURS, f"no colour {name}"
    return f"var(--t-{name})"


@cache
def style() -> str:
    """The style sheet of a picture."""
    light, dark = (_values(COLOURS, theme) for theme in range(2))
    stark, stark_dark = (_values(STARK, theme) for theme in range(2))
    return (
        f"svg.tafel{{{light}font-family:{FONT};font-variant-numeric:tabular-nums lining-nums;color:var(--t-ink)}}"
        f"@media (prefers-color-scheme:dark){{svg.tafel{{{dark}}}}}"
        f"@media (prefers-contrast:more){{svg.tafel{{{stark}}}}}"
        f"@media (prefers-color-scheme:dark) and (prefers-contrast:more){{svg.tafel{{{stark_dark}}}}}{rules(_RULES)}"
        "@media (prefers-reduced-motion:reduce){svg.tafel .piece{transition:none}}"
    )


def _values(colours: dict[str, tuple[str, str]], theme: int) -> str:
    return "".join(f"--t-{name}:var(--{name},{values[theme]});" for name, values in colours.items())


def rules(looks: Iterable[tuple[str, str]]) -> str:
    """Selectors with their declarations, as rules that apply to our pictures alone."""
    return "".join(f"svg.tafel {selector}{{{look}}}" for selector, look in looks)


_RULES: Final = (
    ("text", "fill:var(--t-ink)"),
    (".soft", "fill:var(--t-soft)"),
    (".b", "font-weight:650"),
    (".serif", f"font-family:{SERIF};font-weight:600"),
    (".mid", "text-anchor:middle"),
    (".end", "text-anchor:end"),
    (".paper", "fill:var(--t-paper)"),
    (".panel", "fill:var(--t-panel);stroke:var(--t-line)"),
    (".well", "fill:var(--t-well)"),
    (".empty", "fill:none;stroke:var(--t-line);stroke-dasharray:3 3"),
    (".rule", "stroke:var(--t-line);fill:none"),
    (".sign", "stroke:var(--t-rim);stroke-width:1"),
    (".hex .land", "stroke:none"),
    (".hex .grain", "opacity:.26"),
    (".letter", "fill:var(--t-label);opacity:.8;font-weight:600;text-anchor:middle"),
    (".tile", "font-weight:400"),
    (".own", "fill:none;stroke-width:2.4"),
    (".joint", "stroke:var(--t-paper);stroke-width:4;fill:none;stroke-linecap:round"),
    (".piece", "transition:transform .35s ease"),
    (".piece use", "stroke:var(--t-rim);stroke-width:1.7;stroke-linejoin:round;paint-order:stroke"),
    (".piece", "pointer-events:none"),
    (".pale use,svg.tafel .piece.temple use", "stroke:var(--t-edge);stroke-width:1.5;paint-order:stroke"),
    (".struck", "stroke:var(--t-village-ink);stroke-width:2.5;stroke-linecap:round;opacity:.7"),
    (".village .letter", "fill:var(--t-village-ink)"),
    (".ruined .land", "opacity:.6"),
    (".offered", "fill:none;stroke:var(--t-soft);stroke-width:1.5;stroke-dasharray:5 4"),
    (".count", "font-weight:600;text-anchor:middle;fill:#2b2622"),
    (".turn>.panel", "stroke:currentColor;stroke-width:2"),
    # possible answers: an edge and a ring in the accent colour
    (".open", "cursor:pointer"),
    (".lit", "fill:none;stroke:var(--t-accent);stroke-width:3"),
    (".ring", "fill:var(--t-panel);stroke:var(--t-accent);stroke-width:3"),
    (".open:hover .ring,svg.tafel .open:focus-visible .ring", "fill:var(--t-accent)"),
    (".open:hover .lit,svg.tafel .open:focus-visible .lit", "stroke-width:4.5"),
    (".open:focus", "outline:none"),
)
