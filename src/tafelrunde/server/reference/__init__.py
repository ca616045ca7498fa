"""The games of the server and what there is to read about them."""
