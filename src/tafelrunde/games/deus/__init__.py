"""Deus (Sébastien Dujardin, 2014), the base game. Start reading in game.py."""
