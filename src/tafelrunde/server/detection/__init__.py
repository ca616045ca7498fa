"""Figures by which moderators recognize unfair play. Nothing is done about anybody automatically."""
