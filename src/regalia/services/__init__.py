"""Application services: matches, accounts, ratings and archive, with the ports they need. No SQL, no sockets."""
