"""Checks that no request blocks the event loop: worst cases of every route, and a heartbeat."""
