"""The vocabulary of the house: dice, the contract of a game, games in play, records, errors, words."""
