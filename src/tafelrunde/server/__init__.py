"""The server: tables in the browser, over REST and WebSocket, with bots that think beside it. It knows no game.

A request passes the folders in one direction: `api` (routes, checks), `tables` (what people do at a table, each in one
transaction), `matches` (the match in memory), `storage` (the database). Then `presenting` puts the answer into words
and pictures. Import-linter checks the order of the folders (`pyproject.toml`).
"""
