"""Modules import one another without cycles, counting imports within functions and for the type checker."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp


def test_there_are_no_import_cycles() -> None:
    graph = grimp.build_graph("tafelrunde", exclude_type_checking_imports=False, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        raise AssertionError(f"these modules import one another: {found.args[1]}") from None
