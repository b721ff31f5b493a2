"""The server: matches over HTTP and WebSocket, for any game. No game in here. See docs/server.md and docs/api.md."""
