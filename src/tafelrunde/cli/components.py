"""`tafelrunde components`: lists the components of a game and measures how many of them games use (coverage)."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Optional

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..games import games
from ..kernel.game import CORRECTED, PUBLIC, RECONSTRUCTED, SEED, Component, Game, UsageError
from ..words import Words, labels, words_of
from .arguments import AsJson, Corrections, GameName, Language, Seed, at_least, read_language, read_seed
from .component_text import component_name, effect_sentence
from .coverage import Coverage


def components(
    game: GameName,
    source: Annotated[
        Optional[str], typer.Option(help="Only components with this source: seed, public, reconstructed or corrected.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Play games and list unused components.")] = False,
    most: Annotated[int, typer.Option("--games", help="Maximum number of games for --coverage.")] = 20000,
    seed: Seed = 1,
    lang: Language = None,
    as_json: AsJson = False,
    corrections: Corrections = None,
) -> None:
    """List the components of a game, or those that no game of random and exploring players uses."""
    engine = games[game]
    w = words_of(engine, read_language(lang))
    if coverage:
        used = measure_coverage(engine, at_least(1, most, "--games"), read_seed(seed))
        _print_json(coverage_as_json(used)) if as_json else _print_coverage(used, w)
        if not used.complete:
            raise typer.Exit(1)
        return
    chosen = [component for component in engine.components if source is None or component.source == read_source(source)]
    if as_json:
        _print_json([component_as_json(w, engine, component) for component in chosen])
    else:
        _print_components(w, engine, chosen)


def read_source(source: str) -> str:
    if source.upper() not in (SEED, PUBLIC, RECONSTRUCTED, CORRECTED):
        raise UsageError(f"--source cannot be {source[:40]!r}; choose one of: seed, public, reconstructed, corrected")
    return source.upper()


def measure_coverage(game: Game, most: int, seed: int) -> Coverage:
    """Play until every component and prompt was used, at most `most` games."""
    used = Coverage(game)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("playing", total=most)
        while not used.complete and used.games < most:
            used.play(seed + used.games)
            progress.advance(task)
    return used


def coverage_line(used: Coverage) -> str:
    counts = ", ".join(f"{n} of {there} {plural(kind)}" for kind, n, there in used.counts())
    return f"{counts} used in {used.games} games"


def plural(kind: str) -> str:
    """The plural of a kind of component."""
    if kind.endswith("y"):
        return f"{kind[:-1]}ies"
    return f"{kind}es" if kind.endswith("s") else f"{kind}s"


def coverage_as_json(used: Coverage) -> dict[str, Any]:
    return {
        "game": used.game.name,
        "games": used.games,
        "used": {kind: {"used": n, "of": there} for kind, n, there in used.counts()},
        "components_never_used": [{"kind": component.kind, "id": component.id} for component in used.unused()],
        "prompts_never_used": sorted(used.prompts_left),
    }


def component_as_json(w: Words, game: Game, component: Component) -> dict[str, Any]:
    return {
        "kind": component.kind,
        "id": component.id,
        "name": component_name(w, game, component),
        "numbers": component.numbers,
        "copies": component.copies,
        "facts": component.facts,
        "effect": effect_sentence(w, component),
        "source": component.source,
        "sources": component.sources,
        "basis": labels.basis(w, component),
    }


def _print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def _print_coverage(used: Coverage, w: Words) -> None:
    for component in used.unused():
        name = component_name(w, used.game, component)
        copies = sum((component.kind, number) in used.numbers_left for number in component.numbers)
        print(f"never used: {component.kind} {component.id} ({name}), {copies} copies")
    for prompt in sorted(used.prompts_left):
        print(f"never asked: {prompt}")
    print(coverage_line(used))


def _print_components(w: Words, game: Game, chosen: list[Component]) -> None:
    table = Table("kind", "id", "name", "copies", "effect", "source", box=None)
    for component in chosen:
        facts = "; ".join(f"{label}: {value}" for label, value in labels.facts(w, component))
        table.add_row(
            component.kind,
            component.id,
            component_name(w, game, component),
            str(component.copies),
            effect_sentence(w, component) or facts,
            component.source.lower(),
        )
    console = Console()
    console.print(table)
    console.print(f"{len(chosen)} of {len(game.components)} components", highlight=False)
