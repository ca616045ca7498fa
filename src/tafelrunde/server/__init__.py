"""The server: tables in the browser over REST and WebSocket, with bots beside it. It knows no game.

Each feature is a folder: routes, schemas, services and what it shows. Features know each other by `interface.py` and
`schemas.py`, in one direction. `core` knows no feature; `routes.py`, `startup.py` and `app.py` put everything together.
Import-linter checks this (`pyproject.toml`).

A choice: `play/routes.py` calls `play/turns.py`, which opens the table in one transaction (`core/tables/session.py`)
and makes the choice in the match in memory (`core/matches`); `play/table_view.py` builds the answer.
"""
