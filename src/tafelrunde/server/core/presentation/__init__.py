"""What several features show: the viewer, component names, clocks, links."""
