"""The HTTP and WebSocket handlers, by what people want."""
