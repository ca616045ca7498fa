"""The short rules of Tapestry, a reference sheet to print, and their pictures."""
