"""Revive: engine, components and views."""
