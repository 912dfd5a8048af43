"""The table: matches between people and computers, and the ports that they need. No SQL, no sockets."""
