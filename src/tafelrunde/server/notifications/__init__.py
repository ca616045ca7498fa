"""Notifies people who are away: push, mail, webhooks."""
