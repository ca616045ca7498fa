"""Tapestry, with its three expansions. game.py is the place to begin."""
