"""Checks that everything on a page fits and is readable; each function returns the problems in words."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from .serving import ON_A_DESK, ON_A_LARGE_SCREEN, ON_A_PHONE, ON_A_SMALL_SCREEN

SCREENS: Final = {
    "1440x900": ON_A_DESK,
    "1920x1080": ON_A_LARGE_SCREEN,
    "1024x768": ON_A_SMALL_SCREEN,
    "390x844": ON_A_PHONE,
}
LEAST: Final = 10  # pixels, as large as letters appear on the screen

# Letters appear as large as their style says, times what their picture is enlarged by.
SMALL: Final = """(least) => {
  const found = new Map();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (!node.data.trim() || !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (around.closest('style, script, title, [data-sheet], option, .hidden')) continue;
    const zoom = around.ownerSVGElement ? Math.abs(around.getScreenCTM().a) : 1;
    const size = parseFloat(getComputedStyle(around).fontSize) * zoom;
    if (size < least - 0.05) found.set(node.data.trim(), size);
  }
  return [...found].map(([words, size]) => `${words} (${size.toFixed(1)} px)`);
}"""

# Words that run out of what cuts them: an element that hides what is too long, or the picture they are drawn in. What
# can be scrolled up and down is not cut; sideways, only what says so by fading out at its edge.
CUT: Final = """() => {
  const found = [];
  const fades = (node) => getComputedStyle(node).maskImage !== 'none';
  for (const node of document.body.querySelectorAll('*')) {
    if (node instanceof SVGElement || !node.checkVisibility({ visibilityProperty: true })) continue;
    if (node.closest('.hidden, [data-sheet]') || node.matches('textarea, input, select')) continue;
    const { overflowX, overflowY } = getComputedStyle(node);
    if (overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1 && !fades(node) && node.clientWidth)
      found.push(`${node.className || node.tagName}: ${node.scrollWidth - node.clientWidth} px beside it`);
    const shut = overflowY === 'hidden' || overflowY === 'clip';
    if (shut && node.scrollHeight > node.clientHeight + 2 && node.clientHeight)
      found.push(`${node.className || node.tagName}: ${node.scrollHeight - node.clientHeight} px below it`);
  }
  for (const node of document.body.querySelectorAll('.card button, .card p, .card h2, .card li')) {
    if (node.closest('.hidden, .room') || !node.checkVisibility({ visibilityProperty: true })) continue;
    const out = node.getBoundingClientRect().right - node.closest('.card').getBoundingClientRect().right;
    if (out > 1 && node.clientWidth) found.push(`${node.textContent.trim()}: ${out.toFixed(0)} px beside its card`);
  }
  for (const words of document.querySelectorAll('.picture > svg.tafel text')) {
    if (!words.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const [box, room] = [words.getBoundingClientRect(), words.ownerSVGElement.getBoundingClientRect()];
    const sideways = Math.max(room.left - box.left, box.right - room.right);
    const out = Math.max(sideways, room.top - box.top - 2, box.bottom - room.bottom - 2);
    if (out > 1) found.push(`${words.textContent} leaves its picture by ${out.toFixed(0)} px`);
  }
  return found;
}"""

# Names that were shortened for want of room.
SHORTENED: Final = """() => [...document.querySelectorAll('.picture > svg.tafel text')]
  .filter((words) => words.checkVisibility({ visibilityProperty: true }) && words.textContent.trim().endsWith('…'))
  .map((words) => words.textContent)"""

SIDEWAYS: Final = """() => {
  const page = document.scrollingElement;
  const wide = Math.max(page.scrollWidth, document.body.scrollWidth, innerWidth) - document.documentElement.clientWidth;
  return wide > 0 ? [`${wide} px`] : [];
}"""


# Parts of which something lies below the room, beside those of other players, which a wide room keeps open.
BELOW: Final = """() => {
  const room = document.querySelector('.room').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.room [data-part]:not([data-part^=player-])')];
  const own = [...document.querySelectorAll('.room [data-part^=player-]')].slice(0, 1);
  return [...parts, ...own]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > room.bottom + 2)
    .map((part) => part.dataset.part);
}"""


def wrong_on(page: Page, letters: bool = True) -> list[str]:
    """All of it, for a page that is to be seen at once; or all but the size of letters."""
    return [
        *(f"too small: {words}" for words in (page.evaluate(SMALL, LEAST) if letters else [])),
        *(f"cut: {words}" for words in page.evaluate(CUT)),
        *(f"scrolls sideways: {words}" for words in page.evaluate(SIDEWAYS)),
    ]


def below(page: Page) -> list[str]:
    """Of the map, one's own area and what everybody uses: what must be scrolled to."""
    found: list[str] = page.evaluate(BELOW)
    return found
