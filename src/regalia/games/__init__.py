"""The games, one folder of the same shape each; catalogue.py names them."""
