"""`make screenshots`: every page on desktop and phone, in English and German, the table also in dark mode."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from .conftest import BRISK
from .people import Person
from .serving import ON_A_DESK, ON_A_PHONE, PATIENCE, Missing, browser, server_in, setting
from .tour import Tour

FOLDER: Final = Path("screenshots")
SCREENS: Final = {
    "desktop": ON_A_DESK,
    "phone": {**ON_A_PHONE, "device_scale_factor": 2},
}


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as folder, server_in(Path(folder)) as server, browser() as chromium:
            page = chromium.new_context(**setting(server.address)).new_page()
            tour = Tour(Person(page, server.address).named("Mara"))
            for screen in SCREENS:
                for lang in ("en", "de"):
                    for light in ("light", "dark"):
                        _take(chromium, tour, screen, lang, light)
    except Missing as wrong:
        print(wrong, file=sys.stderr)
        return 2
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}/")
    return 0


def _take(chromium: Browser, tour: Tour, screen: str, lang: str, light: str) -> None:
    state = tour.person.page.context.storage_state()
    look = {"storage_state": state, "color_scheme": light, **SCREENS[screen]}
    context = chromium.new_context(**setting(tour.person.address, **look))
    context.add_init_script(BRISK)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()

    def shoot(name: str) -> None:
        page.wait_for_timeout(300)
        page.screenshot(path=FOLDER / f"{name}-{screen}-{lang}-{light}.png")

    tour.visit(page, shoot, lang, only=None if light == "light" else lambda name: name.startswith("table"))
    context.close()


if __name__ == "__main__":
    sys.exit(main())
