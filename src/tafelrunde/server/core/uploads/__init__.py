"""Parses uploads in processes of their own, within a budget."""
