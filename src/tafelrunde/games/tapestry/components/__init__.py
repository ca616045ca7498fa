"""The components: boards, tiles, cards, mats, as tables with their sources."""
