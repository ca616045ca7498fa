"""Finished games as data: export, import, replay, fork, private notes."""
