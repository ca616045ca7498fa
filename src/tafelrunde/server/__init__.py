"""The table in the browser: seats, storage, REST and WebSocket, bots that think beside it. Knows no game."""
