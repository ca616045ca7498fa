"""Outgoing HTTP requests and mail to addresses that people gave."""
