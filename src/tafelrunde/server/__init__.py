"""The server: tables in the browser over REST and WebSocket, with bots beside it. It knows no game.

Each feature is a folder with routes, schemas, operations and presentation. Features import each other only through
`interface.py` and `schemas.py`, in one direction. `core` imports no feature; `routes.py`, `startup.py` and `app.py` put
everything together. Import-linter checks this (`pyproject.toml`).

A choice: `play/routes.py` calls `play/operations.py` and that `play/turns.py`, which opens the table in a transaction
(`core/tables/session.py`) and applies the choice to the cached match (`core/matches`); `play/table_view.py` builds the
response.
"""
