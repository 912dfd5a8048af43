"""King of the Hill, by perno: two medieval armies fight over a hill, driven by hands of cards."""
