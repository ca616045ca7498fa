"""Users: guests, accounts, sign-in methods, profiles, personal data."""
