"""Builds the kernel and the games as extension modules with mypyc and compares them with the interpreted form.

    python bench/compiled.py                           # into build/compiled; needs mypy, setuptools and a C compiler
    python bench/compiled.py deus                      # the rules of one game only
    python bench/compiled.py --no-compare              # only builds; hatch_build.py does this for wheels
    python bench/compiled.py --no-build                # only compares an existing build
    PYTHONPATH=build/compiled python -m tafelrunde.arena deus --bots hard,expert
    PYTHONPATH=build/compiled python research/choice.py   # what a choice costs a server that uses the build

Both forms have the same source. The headers of games, explanations, terminals, evaluations, most of the server, and the
bots, whose settings are read from their signatures, stay interpreted. The comparison plays every game in both forms
with the same seeds and expects equal positions, replays the golden games, and expects equal views, pictures and words
at their positions (bench/compiled_shown.py). Components of a compiled game cannot be corrected (kernel/corrections.py).
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
from pathlib import Path
from typing import Any, Final

SOURCE: Final = Path(__file__).parent.parent / "src"
PACKAGE: Final = "tafelrunde"
# Every match uses these modules of the kernel; the others are not hot.
KERNEL_MODULES: Final = ("decision", "effects", "hexes", "match", "playout", "rng", "state")
GAME_FOLDERS: Final = ("pieces", "table", "rules", "effects", "components", "abilities", "expansions")
# Views, words and pictures: every choice at a table uses these modules.
VIEW_MODULES: Final = (
    *(f"draw/{name}.py" for name in ("cards", "hexes", "layout", "lettering", "regions", "rows", "svg")),
    *(f"games/{n}.py" for n in ("board", "drawing_cache", "painter", "presenter", "render_cache", "tracked_view")),
    *(f"server/play/{name}.py" for name in ("gains", "picture_edits", "game_log", "pictures", "previews", "questions")),
    "server/core/matches/clicks.py",
    *(f"words/{name}.py" for name in ("labels", "texts")),
)
INTERPRETED: Final = (
    "__init__.py",
    "[a-z]*_fields.py",  # declarations; the modules generated from them are compiled
    "check.py",
    "icons.py",
    "explain*.py",
    "tapestry/table/hooks.py",  # has decorated methods, and mypyc fails on those that a subclass overrides
)
# Classes in these folders allow interpreted subclasses: plug-ins derive from them, or saved positions contain their
# instances. mypyc creates an instance without calling `__init__` only for such classes.
SUBCLASSABLE: Final = ("kernel", "pieces", "table", "games")
CLASS: Final = re.compile(rb"^(?=class )(?!.*(Exception|ValueError|NamedTuple|Protocol|dict))", re.M)
IMPORT_MYPYC_ATTR: Final = b"""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
# C files by name. -O2 for the kernel and the runtime library of mypyc, which take half of the time that random play
# spends in compiled code. -O0 for what runs once (tables, module initialisation) or rarely (effects, abilities,
# expansions). -O1 for all others.
HOT: Final = re.compile(r"___kernel___|^(?!.*__native_)(?!.*shim)")
COLD: Final = re.compile(
    r"___(abilities|automa|components|effects|expansions)___|___(catalog|prompts)\.|shim|__native_[0-9a-f]+\."
)
# One extension contains all modules and exports only their initialisation, so internal calls need no lookup. The
# compiler separates hot code from code that only errors reach.
FLAGS: Final = (
    ["-fvisibility=hidden", "-fno-plt", "-fno-semantic-interposition", "-freorder-blocks-and-partition"]
    if os.name == "posix"
    else []
)
# The server's modules import libraries that are not compiled. Skipping them saves mypy seconds.
MYPY_CONFIG: Final = "[mypy]\n[mypy-fastapi.*,fluent.*,pydantic.*,sqlalchemy.*,starlette.*]\nfollow_imports = skip\n"
C_FILES: Final = ("compiled.h", "compiled.c", "compiled_shim.h")  # beside this file: additions to mypyc's runtime
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")
HEADER_LOCK: Final = threading.Lock()
# Plays games with one bot, and prints decisions per second and the final positions. Random play uses the kernel's
# playout. The first game fills the caches and is not measured.
SPEED_PROGRAM: Final = """
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
matches, start = [], time.process_time()
decisions = 0
for seed in range(count):
    matches.append(Match(game, 4, seed, keep=LAST))
    decisions += play(matches[-1], seeded(seed))
seconds = time.process_time() - start
print(json.dumps([decisions / seconds, [match.hash() for match in matches]]))
"""


def all_games() -> list[str]:
    """The games in this repository."""
    return sorted(path.parent.name for path in (SOURCE / PACKAGE / "games").glob("*/game.py"))


def modules(root: Path, games: list[str]) -> list[str]:
    """The modules to compile: the kernel, rules and views of the games, and the bots' playouts of turns."""
    found = [root / PACKAGE / "kernel" / f"{name}.py" for name in KERNEL_MODULES]
    found += [root / PACKAGE / name for name in VIEW_MODULES]
    for game in games:
        folder = root / PACKAGE / "games" / game
        for part in GAME_FOLDERS:
            found += folder.glob(f"{part}/**/*.py")
        found += [*folder.glob("show/*.py"), *folder.glob("show/board/*.py")]
        found.append(folder / "catalog.py")
    compiled = [path for path in found if not any(path.match(pattern) for pattern in INTERPRETED)]
    return sorted(str(path.relative_to(root)) for path in [*compiled, root / PACKAGE / "bots" / "turn_playout.py"])


def source_for_mypyc(path: Path, text: bytes) -> bytes:
    """The source of a module with the changes that mypyc needs. Decorated classes would not become native, so rows of
    tables do not record their constructor arguments."""
    text = text.replace(b"@table_row\n", b"")
    if path.parent.name not in SUBCLASSABLE:
        return text
    future = b"from __future__ import annotations\n"
    text = text.replace(future, future + IMPORT_MYPYC_ATTR)
    return re.sub(CLASS, b"@mypyc_attr(allow_interpreted_subclasses=True)\n", text)


def copy_package(folder: Path, games: list[str]) -> list[str]:
    """Copies the package into a folder, prepared for mypyc, and returns the modules to compile."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    compiled = modules(folder, games)
    for name in compiled:
        (folder / name).write_bytes(source_for_mypyc(Path(name), (folder / name).read_bytes()))
    return compiled


def build(folder: Path, games: list[str], jobs: int) -> None:
    """Copies the package into a folder and writes the extensions beside the modules."""
    compiled = copy_package(folder, games)
    os.chdir(folder)
    build_extensions(compiled, jobs)
    for name in compiled:  # tracebacks show the original source
        shutil.copyfile(SOURCE / name, folder / name)


def translate(compiled: list[str]) -> list[Any]:
    """Translates modules of the current folder to C. Returns the extension that contains them all, then one for each
    module."""
    from mypyc.build import mypycify

    register_primitives()
    Path("mypy.ini").write_text(MYPY_CONFIG)
    settings = ["--follow-imports=silent", *compiled]
    return mypycify(settings, opt_level="2", debug_level="0", multi_file=True)


def build_extensions(compiled: list[str], jobs: int) -> None:
    """Writes extensions beside modules of the current folder."""
    from setuptools import Extension, setup

    start = time.perf_counter()
    whole, *single = translate(compiled)
    whole.extra_compile_args += FLAGS
    whole.sources.append("build/compiled.c")
    for name in C_FILES:
        shutil.copyfile(Path(__file__).parent / name, Path("build") / name)
    # One shim replaces those that mypyc generates for each module.
    names = sorted({one.name.rpartition(".")[2] for one in single})
    functions = "".join(f"SHIM({name})\n" for name in ["shim", *names])
    Path("build/shim.c").write_text(f'#define WHOLE "{whole.name}"\n#include "compiled_shim.h"\n{functions}')
    shim = Extension("shim", ["build/shim.c"], extra_compile_args=whole.extra_compile_args)
    translated = time.perf_counter()
    print(f"translated in {translated - start:.0f} s", flush=True)
    arguments = ["-q", "build_ext", "--inplace", f"--parallel={jobs}"]
    command = {"build_ext": parallel_build_ext(jobs)}
    setup(name=PACKAGE, ext_modules=[whole, shim], cmdclass=command, script_args=arguments)
    for one in single:
        shutil.copyfile(f"shim{SUFFIX}", one.name.replace(".", "/") + SUFFIX)
    Path(f"shim{SUFFIX}").unlink()
    cpu = sum(os.times()[:4])
    print(f"compiled in {time.perf_counter() - translated:.0f} s; {cpu:.0f} s of processor time in all", flush=True)


def register_primitives() -> None:
    """Registers the functions of bench/compiled.c as primitives of mypyc."""
    from mypyc.ir.ops import ERR_MAGIC, ERR_NEVER
    from mypyc.ir.rtypes import int_rprimitive, list_rprimitive, object_rprimitive
    from mypyc.primitives.registry import function_op, method_call_ops, method_op

    if "bit_count" not in method_call_ops:
        method_op("bit_count", [int_rprimitive], int_rprimitive, "tafelrunde_bit_count", ERR_NEVER)
        # Every answer is sent to the generator of the rules.
        arguments = [object_rprimitive, object_rprimitive]
        method_op("send", arguments, object_rprimitive, "tafelrunde_send", ERR_MAGIC)
        function_op("builtins.sum", [list_rprimitive], object_rprimitive, "tafelrunde_sum", ERR_MAGIC)


def parallel_build_ext(jobs: int) -> type:
    """The `build_ext` command of setuptools, changed to compile the hundreds of C files in parallel."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuildExt(build_ext):
        def build_extensions(self) -> None:
            compile_serially = self.compiler.compile

            def compile_file(source: str, settings: dict[str, Any]) -> list[str]:
                flags = settings["extra_postargs"]
                level = 2 if HOT.search(source) else 0 if COLD.search(source) else 1
                if os.name == "posix":
                    flags = [*flags, f"-O{level}"]
                if "__native_" in source:
                    flags = [*flags, *header_flags(self.compiler, settings, level)]
                objects: list[str] = compile_serially([source], **{**settings, "extra_postargs": flags})
                return objects

            def compile_all(sources: list[str], **settings: Any) -> list[str]:
                largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
                with ThreadPoolExecutor(jobs) as pool:
                    results = pool.map(lambda source: compile_file(source, settings), largest_first)
                    return [path for objects in results for path in objects]

            self.compiler.compile = compile_all
            super().build_extensions()

    return ParallelBuildExt


def header_flags(compiler: Any, settings: dict[str, Any], level: int) -> list[str]:
    """Compiler flags that include compiled.h and all headers of mypyc in a file. The headers declare everything in all
    modules, three megabytes, so they are precompiled once for each optimisation level. A compiler that cannot do that
    reads them for each file."""
    if os.name != "posix":
        return ["/FIcompiled.h"]
    header = Path("build", f"everything_{level}.h")
    with HEADER_LOCK:
        if not header.exists():
            native = sorted(Path("build").glob("__native_*.h"), key=lambda path: "internal" in path.name)
            names = ["compiled.h", *(path.name for path in native)]
            header.write_text("".join(f'#include "{name}"\n' for name in names))
            folders = [f"-I{folder}" for folder in [*settings["include_dirs"], *compiler.include_dirs]]
            flags = [*folders, *settings["extra_postargs"], f"-O{level}", "-x", "c-header"]
            subprocess.run([*compiler.compiler_so, *flags, str(header), "-o", f"{header}.gch"], check=False)
    return ["-include", str(header)]


def compare_positions(folder: Path, games: list[str], bots: dict[str, int]) -> bool:
    """Plays games in both forms with the same seeds: prints the speeds, and returns whether they end alike."""
    all_equal = True
    for game in games:
        for spec, count in bots.items():
            (slow, expected), (fast, found) = (measure(root, game, spec, count) for root in (SOURCE, folder))
            all_equal = all_equal and expected == found
            result = "the same positions" if expected == found else "OTHER POSITIONS"
            print(f"{game:18} {spec:8} {slow:9,.0f} -> {fast:9,.0f} decisions/s, {fast / slow:.1f} times; {result}")
    return all_equal


def replay_golden_games(folder: Path) -> bool:
    """Replays the golden games in compiled form: their records contain positions of the interpreted form. A game that
    was not built uses the compiled kernel, like a plug-in."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", "-p", "no:cacheprovider", "tests/golden"],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=SOURCE.parent,
    )
    return done.returncode == 0


def compare_views(folder: Path, games: list[str]) -> bool:
    """Compares views, pictures and words at positions of the golden games in both forms."""
    script = Path(__file__).with_name("compiled_shown.py")
    expected, found = (
        subprocess.run(
            [sys.executable, str(script), *games],
            env={**os.environ, "PYTHONPATH": str(root)},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout.splitlines()
        for root in (SOURCE, folder)
    )
    different = [line.partition(":")[0] for line in expected if line not in found]
    print(f"views differ: {', '.join(different)}" if different else f"equal views in {len(expected)} golden games")
    return not different and len(expected) == len(found) > 0


def measure(root: Path, game: str, spec: str, count: int) -> tuple[float, list[str]]:
    """Decisions per second, and the hashes of the final positions."""
    done = subprocess.run(
        [sys.executable, "-c", SPEED_PROGRAM, game, spec, str(count)],
        env={**os.environ, "PYTHONPATH": str(root)},
        cwd=root,  # `-c` searches the current folder first
        stdout=subprocess.PIPE,
        check=True,
    )
    speed, hashes = json.loads(done.stdout)
    return speed, hashes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="default: all games in this repository")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-compare", action="store_true", help="only build")
    parser.add_argument("--no-build", action="store_true", help="compare the existing build")
    parser.add_argument("--into", type=Path, default=SOURCE.parent / "build" / "compiled")
    arguments = parser.parse_args()
    folder = arguments.into.resolve()
    games = arguments.games or all_games()
    if not arguments.no_build:
        build(folder, games, max(1, arguments.jobs))
    if arguments.no_compare:
        return 0
    same_positions = compare_positions(folder, games, {"random": 200, "greedy": 1})
    same_views = compare_views(folder, games)
    return 0 if replay_golden_games(folder) and same_positions and same_views else 1


if __name__ == "__main__":
    sys.exit(main())
