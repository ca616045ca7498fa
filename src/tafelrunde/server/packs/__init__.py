"""Packs: corrections of components that people keep, compare and play with."""
