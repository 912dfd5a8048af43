"""What every game shares: the game contract, games in play, records, errors, translation, random numbers."""
