"""Runs code on uploads in separate processes with a budget (fork server)."""
