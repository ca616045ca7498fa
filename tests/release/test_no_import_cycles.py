"""Modules import one another without cycles, counting imports within functions and for the type checker."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from typing import Final

import grimp
import pytest

# Packages that may still have cycles inside; empty this set.
OPEN_AREAS: Final = {"tafelrunde.games.tapestry"}

Graph = dict[str, set[str]]


@pytest.fixture(scope="module")
def imports() -> Graph:
    graph = grimp.build_graph("tafelrunde", exclude_type_checking_imports=False, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def area_of(module: str) -> str:
    """The open area that a module belongs to, or else its own name."""
    return next((area for area in OPEN_AREAS if f"{module}.".startswith(f"{area}.")), module)


def cycle_in(graph: Graph) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def test_there_are_no_import_cycles_outside_the_open_areas(imports: Graph) -> None:
    closed = {
        module: {other for other in found if area_of(other) != area_of(module)} for module, found in imports.items()
    }
    assert cycle_in(closed) == []
