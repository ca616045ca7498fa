"""Ratings: people and bots on one scale, game by game."""
