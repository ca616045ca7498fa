"""Uploads: whatever a person sends to be parsed is parsed in a process of its own, within a budget."""
