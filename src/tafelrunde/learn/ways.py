"""The ways to learn, by the names that the command line has for them."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.game import UsageError

VALUE: Final = "value"
ALPHAZERO: Final = "alphazero"
WAYS: Final = (VALUE, ALPHAZERO)


def learn_by(way: str, **given: Any) -> dict[str, Any]:
    """Learn, and return the report. What is None was not given; what belongs to another way is refused."""
    if way == VALUE:
        from .run import Settings, learn

        return learn(Settings(**_settings(way, Settings._fields, given)))
    if way == ALPHAZERO:
        from .alphazero.run import Settings as SearchSettings
        from .alphazero.run import learn as learn_by_search

        return learn_by_search(SearchSettings(**_settings(way, SearchSettings._fields, given)))
    raise UsageError(f"--how must be one of {', '.join(WAYS)}, not {way[:40]!r}")


def _settings(way: str, known: tuple[str, ...], given: dict[str, Any]) -> dict[str, Any]:
    named = {name: value for name, value in given.items() if value is not None and value is not False and value != ""}
    for name in named:
        if name not in known:
            raise UsageError(f"--{name} does not go with --how {way}")
    return named
