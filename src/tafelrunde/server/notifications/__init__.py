"""Notifications of people who are away: web push, mail, chat services, webhooks."""
