"""Experiments that train, tune and judge bots. They use the product; nothing in the product imports them."""
