"""Builds the kernel and the games as compiled extensions (mypyc) and compares them with the interpreted form.

    python bench/compiled.py                           # into build/compiled; needs mypy, setuptools and a C compiler
    python bench/compiled.py deus                      # the rules of one game alone
    python bench/compiled.py --no-compare              # only builds; hatch_build.py does so for wheels
    python bench/compiled.py --no-build                # only compares an existing build
    PYTHONPATH=build/compiled python -m tafelrunde.arena deus --bots hard,expert
    PYTHONPATH=build/compiled python research/choice.py   # the cost of a choice to a server with it

The source is the same. Headers of games, explanations, terminals, evaluations, most of the server and the bots, whose
settings are read from their signatures, stay interpreted. The comparison plays every game in both forms from the same
seeds and expects equal positions, replays the golden games, and expects equal views, pictures and words at their
positions (bench/compiled_shown.py). Components of a compiled game cannot be corrected (kernel/corrections.py).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

SOURCE: Final = Path(__file__).parent.parent / "src"
OWN: Final = "tafelrunde"
# What a match runs through; the rest is never hot.
KERNEL: Final = ("decision", "effects", "hexes", "match", "playout", "rng", "state")
COMPILED: Final = ("pieces", "table", "rules", "effects", "components", "abilities", "expansions")
# What every choice at a table runs through: views, words, pictures.
SHOWN: Final = (
    *(f"draw/{name}.py" for name in ("cards", "hexes", "layout", "lettering", "regions", "rows", "svg")),
    *(
        f"games/{name}.py"
        for name in ("board", "drawing_cache", "painter", "presenter", "render_cache", "tracked_view")
    ),
    *(f"server/play/{name}.py" for name in ("gains", "picture_edits", "game_log", "pictures", "previews", "questions")),
    "server/core/matches/clicks.py",
    *(f"words/{name}.py" for name in ("labels", "texts")),
)
INTERPRETED: Final = ("__init__", "fields", "check", "icons", "explain*")  # by the names of modules
# Folders whose classes are open: games and boards from outside derive from them, or what is made of them lies in saved
# positions, and only of an open class mypyc makes an instance without calling `__init__`.
OPEN: Final = ("kernel", "pieces", "table", "games")
NATIVE: Final = re.compile(rb"^(?=class )(?!.*(Exception|ValueError|NamedTuple|Protocol|dict))", re.M)
SETTING: Final = b"""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
# Tables and what loads a module run once; effects, abilities and expansions seldom: to optimise them takes longer than
# it ever saves. The rest gets a little of it: a quarter to a half of random play is spent in what is compiled here.
# Half of that is spent in the kernel and in what mypyc brings along, which get more.
HOT: Final = re.compile(r"___kernel___|^(?!.*__native_)(?!.*door)")
COLD: Final = re.compile(
    r"___(abilities|automa|components|effects|expansions)___|___(catalog|prompts)\.|door|__native_[0-9a-f]+\."
)
# One extension holds all, so nothing outside calls what is in it: a call inside need not look up where it leads. What
# only errors lead to lies apart.
FLAGS: Final = (
    ["-fvisibility=hidden", "-fno-plt", "-fno-semantic-interposition", "-freorder-blocks-and-partition"]
    if os.name == "posix"
    else []
)
# The parts of the server lead mypy into libraries that are not compiled: to read them takes seconds.
UNREAD: Final = "[mypy]\n[mypy-fastapi.*,fluent.*,pydantic.*,sqlalchemy.*,starlette.*]\nfollow_imports = skip\n"
OURS: Final = ("compiled.h", "compiled.c", "compiled_door.h")  # what mypyc lacks; they lie beside this file
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")
# Random play is the engine's own; the first game, which fills what is kept for all, is not counted.
SPEED: Final = """
import json, sys, time
from tafelrunde.bots import bot
from tafelrunde.games import games
from tafelrunde.kernel.match import LAST, Match
from tafelrunde.kernel.playout import play_out
from tafelrunde.kernel.rng import seeded

game, spec, count = games[sys.argv[1]], sys.argv[2], int(sys.argv[3])

def play(match, dice):
    if spec == "random":
        return play_out(match, dice)
    player, decisions = bot(spec), 0
    while match.decision is not None:
        match.choose(player.choose(match, dice))
        decisions += 1
    return decisions

play_out(Match(game, 4, count, keep=LAST), seeded(count))
matches, begun = [], time.process_time()
decisions = 0
for seed in range(count):
    matches.append(Match(game, 4, seed, keep=LAST))
    decisions += play(matches[-1], seeded(seed))
spent = time.process_time() - begun
print(json.dumps([decisions / spent, [match.hash() for match in matches]]))
"""


def modules(root: Path, games: list[str]) -> list[str]:
    """What is compiled: the kernel, what games are played with and shown with, and how bots get through a turn."""
    found = [root / OWN / "kernel" / f"{name}.py" for name in KERNEL]
    found += [root / OWN / name for name in SHOWN]
    for game in games:
        box = root / OWN / "games" / game
        for folder in COMPILED:
            found += box.glob(f"{folder}/**/*.py")
        found += [*box.glob("show/*.py"), *box.glob("show/board/*.py")]
        found.append(box / "catalog.py")
    named = [path for path in found if not any(fnmatch(path.stem, name) for name in INTERPRETED)]
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
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE / OWN, folder / OWN, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    compiled = modules(folder, games)
    for name in compiled:
        (folder / name).write_bytes(prepared(Path(name), (folder / name).read_bytes()))
    os.chdir(folder)
    extend(compiled, jobs)
    for name in compiled:  # who reads a traceback sees the source as it is
        shutil.copyfile(SOURCE / name, folder / name)


def extend(compiled: list[str], jobs: int) -> None:
    """Puts extensions beside modules of the current folder."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    begun = time.perf_counter()
    teach()
    Path("mypy.ini").write_text(UNREAD)
    settings = ["--follow-imports=silent", *compiled]
    whole, *beside = mypycify(settings, opt_level="2", debug_level="0", multi_file=True)
    whole.extra_compile_args += FLAGS
    whole.sources.append("build/compiled.c")
    for name in OURS:
        shutil.copyfile(Path(__file__).parent / name, Path("build") / name)
    doors = sorted({one.name.rpartition(".")[2] for one in beside})
    listed = "".join(f"DOOR({name})\n" for name in ["door", *doors])
    Path("build/door.c").write_text(f'#define ALL "{whole.name}"\n#include "compiled_door.h"\n{listed}')
    door = Extension("door", ["build/door.c"], extra_compile_args=whole.extra_compile_args)
    translated = time.perf_counter()
    print(f"translated in {translated - begun:.0f} s", flush=True)
    orders = ["-q", "build_ext", "--inplace", f"--parallel={jobs}"]
    setup(name=OWN, ext_modules=[whole, door], cmdclass={"build_ext": together(jobs)}, script_args=orders)
    for one in beside:
        shutil.copyfile(f"door{SUFFIX}", one.name.replace(".", "/") + SUFFIX)
    Path(f"door{SUFFIX}").unlink()
    spent = sum(os.times()[:4])
    print(f"compiled in {time.perf_counter() - translated:.0f} s; {spent:.0f} s of processor time in all", flush=True)


def teach() -> None:
    """Tells mypyc what bench/compiled.c has code for."""
    from mypyc.ir.ops import ERR_MAGIC, ERR_NEVER
    from mypyc.ir.rtypes import int_rprimitive, list_rprimitive, object_rprimitive
    from mypyc.primitives.registry import function_op, method_call_ops, method_op

    if "bit_count" not in method_call_ops:
        thing = object_rprimitive
        method_op("bit_count", [int_rprimitive], int_rprimitive, "tafelrunde_bit_count", ERR_NEVER)
        method_op("send", [thing, thing], thing, "tafelrunde_send", ERR_MAGIC)  # to rules, at every answer
        function_op("builtins.sum", [list_rprimitive], thing, "tafelrunde_sum", ERR_MAGIC)


def together(jobs: int) -> type:
    """The command of setuptools that builds extensions, with several files at a time: there are some hundred."""
    from setuptools.command.build_ext import build_ext

    class Together(build_ext):
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_one(source: str, settings: dict[str, Any]) -> list[str]:
                flags = settings["extra_postargs"]
                level = 2 if HOT.search(source) else 0 if COLD.search(source) else 1
                if os.name == "posix":
                    flags = [*flags, f"-O{level}"]
                if "__native_" in source:
                    flags = [*flags, *beginning(self.compiler, settings, level)]
                made: list[str] = one_by_one([source], **{**settings, "extra_postargs": flags})
                return made

            def compile_all(sources: list[str], **settings: Any) -> list[str]:
                longest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)  # none waits for it
                with ThreadPoolExecutor(jobs) as pool:
                    made = pool.map(lambda source: compile_one(source, settings), longest_first)
                    return [built for objects in made for built in objects]

            self.compiler.compile = compile_all
            super().build_extensions()

    return Together


def beginning(compiler: Any, settings: dict[str, Any], level: int) -> list[str]:
    """What each file of mypyc begins with. Its headers name everything in all files, three megabytes. They are read
    once for each level and kept as the compiler has understood them; one that cannot do so reads them each time."""
    if os.name != "posix":
        return ["/FIcompiled.h"]
    header = Path("build", f"everything_{level}.h")
    with READING:
        if not header.exists():
            own = sorted(Path("build").glob("__native_*.h"), key=lambda path: "internal" in path.name)
            header.write_text("".join(f'#include "{name}"\n' for name in ["compiled.h", *(path.name for path in own)]))
            folders = [f"-I{folder}" for folder in [*settings["include_dirs"], *compiler.include_dirs]]
            read = [*compiler.compiler_so, *folders, *settings["extra_postargs"], f"-O{level}", "-x", "c-header"]
            subprocess.run([*read, str(header), "-o", f"{header}.gch"], check=False)
    return ["-include", str(header)]


READING: Final = threading.Lock()


def compare(folder: Path, games: list[str], bots: dict[str, int]) -> bool:
    alike = True
    for game in games:
        for spec, count in bots.items():
            (slow, there), (fast, here) = (measured(root, game, spec, count) for root in (SOURCE, folder))
            alike = alike and there == here
            said = "the same positions" if there == here else "OTHER POSITIONS"
            print(f"{game:18} {spec:8} {slow:9,.0f} -> {fast:9,.0f} decisions/s, {fast / slow:.1f} times; {said}")
    return alike


def replay(folder: Path) -> bool:
    """The golden games with the compiled form: their records hold the positions of the interpreted one. Games that were
    not built play with the compiled kernel, as those from outside do."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", "-p", "no:cacheprovider", "tests/golden"],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=SOURCE.parent,
    )
    return done.returncode == 0


def shows_the_same(folder: Path, games: list[str]) -> bool:
    """Views, pictures and words at the positions of the golden games, held against those of the interpreted form."""
    script = Path(__file__).with_name("compiled_shown.py")
    there, here = (
        subprocess.run(
            [sys.executable, str(script), *games],
            env={**os.environ, "PYTHONPATH": str(root)},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout.splitlines()
        for root in (SOURCE, folder)
    )
    others = [line.partition(":")[0] for line in there if line not in here]
    print(f"shows differences: {', '.join(others)}" if others else f"shows the same in {len(there)} golden games")
    return not others and len(there) == len(here) > 0


def measured(root: Path, game: str, spec: str, count: int) -> tuple[float, list[str]]:
    settings = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", SPEED, game, spec, str(count)],
        env=settings,
        cwd=root,  # `-c` looks in the current folder first
        stdout=subprocess.PIPE,
        check=True,
    )
    speed, ends = json.loads(done.stdout)
    return speed, ends


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all of ours, if none is named")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-compare", action="store_true", help="build and play nothing")
    parser.add_argument("--no-build", action="store_true", help="play with what is built already")
    parser.add_argument("--into", type=Path, default=SOURCE.parent / "build" / "compiled")
    arguments = parser.parse_args()
    folder = arguments.into.resolve()
    games = arguments.games or sorted(path.parent.name for path in (SOURCE / OWN / "games").glob("*/game.py"))
    if not arguments.no_build:
        build(folder, games, max(1, arguments.jobs))
    if arguments.no_compare:
        return 0
    alike = compare(folder, games, {"random": 200, "greedy": 1})
    shown = shows_the_same(folder, games)
    return 0 if replay(folder) and alike and shown else 1


if __name__ == "__main__":
    sys.exit(main())
