"""Presentation shared by several features: the viewer, component names, clocks, links."""
