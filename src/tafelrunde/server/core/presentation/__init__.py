"""Presentation shared by features: the viewer, components, clocks, bot names, links."""
