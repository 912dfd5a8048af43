"""Every message of HTTP and the socket, by topic.

docs/bots/socket.md, the OpenAPI document and the front end's TypeScript are generated from these types and from those
in `services` that are sent unchanged: `services.matches.messages`, profiles and leaderboards.
"""
