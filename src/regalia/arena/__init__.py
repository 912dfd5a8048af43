"""Many games between players, outside programs among them: who is stronger, and how sure that is."""
