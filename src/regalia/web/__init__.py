"""HTTP, the WebSocket and the static pages. Rules and matches are in `core`, `games` and `services`."""
