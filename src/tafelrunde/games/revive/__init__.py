"""Revive (Aporta Games, 2022), the base game with its campaign. Start reading in game.py."""
