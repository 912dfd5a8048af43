"""What the computer players know: evaluation, tactics, belief, openings."""
