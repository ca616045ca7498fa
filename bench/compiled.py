"""Builds the kernel and the games as compiled extensions (mypyc) and compares them with the interpreted form.

    python bench/compiled.py                           # into build/compiled; needs mypy, setuptools and a C compiler
    python bench/compiled.py deus                      # the rules of one game alone
    python bench/compiled.py --no-compare              # only builds; hatch_build.py does so for wheels
    PYTHONPATH=build/compiled python -m tafelrunde.arena deus --bots hard,expert

The source is the same. What stays interpreted: headers of games, pictures, texts, evaluations, and the bots, whose
settings are read from their signatures. Every game is then played in both forms from the same seeds and must end in the
same positions. Tables of a compiled game cannot be corrected (kernel/corrections.py says so to who tries).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

SOURCE: Final = Path(__file__).parent.parent / "src"
OWN: Final = "tafelrunde"
# What a match runs through; for the rest nobody ever waits.
KERNEL: Final = ("decision", "effects", "hexes", "match", "playout", "rng", "state")
COMPILED: Final = ("pieces", "table", "rules", "effects", "components", "abilities", "expansions")
INTERPRETED: Final = ("__init__", "fields", "why_not", "check")  # by the names of modules
# Folders whose classes are open: games from outside derive from them, or what is made of them lies in saved positions,
# and only of an open class mypyc makes an instance without calling `__init__`.
OPEN: Final = ("kernel", "pieces", "table")
NATIVE: Final = re.compile(rb"^(?=class )(?!.*(Exception|ValueError|NamedTuple|Protocol|dict))", re.M)
SETTING: Final = b"""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
# Tables and prompts run once and expansions seldom; to optimise them takes longer than it ever saves.
COLD: Final = ("___components___", "___expansions___", "___box", "___prompts")
# One extension holds all, so nothing outside calls what is in it: a call inside need not look up where it leads.
FLAGS: Final = ["-fvisibility=hidden", "-fno-plt", "-fno-semantic-interposition"] if os.name == "posix" else []
SPEED: Final = """
import json, sys, time
from tafelrunde.bots import bot
from tafelrunde.games import games
from tafelrunde.kernel.match import LAST, Match
from tafelrunde.kernel.rng import seeded

game, spec, count = games[sys.argv[1]], sys.argv[2], int(sys.argv[3])
begun, decisions, ends = time.process_time(), 0, []
for seed in range(count):
    match, player, dice = Match(game, 4, seed, keep=LAST), bot(spec), seeded(seed)
    while match.decision is not None:
        match.choose(player.choose(match, dice))
        decisions += 1
    ends.append(match.hash())
print(json.dumps([decisions / (time.process_time() - begun), ends]))
"""


def modules(root: Path, games: list[str]) -> list[str]:
    """What is compiled: the kernel, what games are played with, and how bots get through a turn."""
    found = [root / OWN / "kernel" / f"{name}.py" for name in KERNEL]
    for game in games:
        box = root / OWN / "games" / game
        for folder in COMPILED:
            found += box.glob(f"{folder}/**/*.py")
        found.append(box / "box.py")
    named = [path for path in found if path.stem not in INTERPRETED]
    return sorted(str(path.relative_to(root)) for path in [*named, root / OWN / "bots" / "turn_playout.py"])


def prepared(path: Path, text: bytes) -> bytes:
    """A module as it is compiled. Rows of tables do not remember what they are made of, since a class with a decorator
    would not become a native one."""
    text = text.replace(b"@table_row\n", b"")
    if path.parent.name not in OPEN:
        return text
    future = b"from __future__ import annotations\n"
    text = text.replace(future, future + SETTING)
    return re.sub(NATIVE, b"@mypyc_attr(allow_interpreted_subclasses=True)\n", text)


def build(folder: Path, games: list[str], jobs: int) -> None:
    """Copies the package into a folder and puts the extensions beside the modules."""
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE / OWN, folder / OWN, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    compiled = modules(folder, games)
    for name in compiled:
        (folder / name).write_bytes(prepared(Path(name), (folder / name).read_bytes()))
    os.chdir(folder)
    begun = time.perf_counter()
    extensions = mypycify(["--follow-imports=silent", *compiled], opt_level="2", debug_level="0", multi_file=True)
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    translated = time.perf_counter()
    print(f"translated in {translated - begun:.0f} s", flush=True)
    commands = {"build_ext": together(jobs)}
    setup(name=OWN, ext_modules=extensions, cmdclass=commands, script_args=["-q", "build_ext", "--inplace"])
    for name in compiled:  # who reads a traceback sees the source as it is
        shutil.copyfile(SOURCE / name, folder / name)
    spent = sum(os.times()[:4])
    print(f"compiled in {time.perf_counter() - translated:.0f} s; {spent:.0f} s of processor time in all", flush=True)


def together(jobs: int) -> type:
    """The command of setuptools that builds extensions, with several files at a time: there are some hundred."""
    from setuptools.command.build_ext import build_ext

    class Together(build_ext):
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_one(source: str, settings: dict[str, Any]) -> list[str]:
                if any(part in source for part in COLD):
                    flags = ["-O0" if each.startswith("-O") else each for each in settings["extra_postargs"]]
                    settings = {**settings, "extra_postargs": flags}
                made: list[str] = one_by_one([source], **settings)
                return made

            def compile_all(sources: list[str], **settings: Any) -> list[str]:
                with ThreadPoolExecutor(jobs) as pool:
                    made = pool.map(lambda source: compile_one(source, settings), sources)
                    return [built for objects in made for built in objects]

            self.compiler.compile = compile_all
            super().build_extensions()

    return Together


def compare(folder: Path, games: list[str], bots: dict[str, int]) -> bool:
    alike = True
    for game in games:
        for spec, count in bots.items():
            (slow, there), (fast, here) = (measured(root, game, spec, count) for root in (SOURCE, folder))
            alike = alike and there == here
            said = "the same positions" if there == here else "OTHER POSITIONS"
            print(f"{game:18} {spec:8} {slow:9,.0f} -> {fast:9,.0f} decisions/s, {fast / slow:.1f} times; {said}")
    return alike


def measured(root: Path, game: str, spec: str, count: int) -> tuple[float, list[str]]:
    settings = {**os.environ, "PYTHONPATH": str(root)}
    told = subprocess.run(
        [sys.executable, "-c", SPEED, game, spec, str(count)],
        env=settings,
        cwd=root,  # `-c` looks in the current folder first
        stdout=subprocess.PIPE,
        check=True,
    )
    speed, ends = json.loads(told.stdout)
    return speed, ends


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all of ours, if none is named")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-compare", action="store_true", help="build and play nothing")
    parser.add_argument("--into", type=Path, default=SOURCE.parent / "build" / "compiled")
    arguments = parser.parse_args()
    folder = arguments.into.resolve()
    games = arguments.games or sorted(path.parent.name for path in (SOURCE / OWN / "games").glob("*/game.py"))
    build(folder, games, max(1, arguments.jobs))
    return 0 if arguments.no_compare or compare(folder, games, {"random": 40, "greedy": 1}) else 1


if __name__ == "__main__":
    sys.exit(main())
