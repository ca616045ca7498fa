"""The law that no request may block the others: worst cases of every route, and how the event loop is watched."""
