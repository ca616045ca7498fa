"""What could not be tested here is told at the end: one line for each reason."""

from __future__ import annotations

import gc
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

# Hypothesis looks at the wall clock, and the machine may be busy.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")


def pytest_collection_finish() -> None:
    """Ten thousand tests and all modules stay to the end, so the garbage collector can skip them. It took a second and
    a half each time that it went through them all. Hardly anything forms cycles, so it looks for them less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.stats.get("skipped", [])
    )
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"{count} not tested: {reason}")
