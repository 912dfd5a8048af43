"""The games: one package each, of the same shape; `registry` finds them by id."""
