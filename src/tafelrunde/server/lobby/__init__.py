"""The lobby: lists of tables, opening one, seats, invitations, votes, rematches."""
