"""The server as browsers see it: HTTP, the socket, the pages. Rules and matches are asked, not kept here."""
