"""Imprint, terms and privacy notice of the server, written by its host."""
