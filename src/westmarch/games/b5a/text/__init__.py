"""The game in words, numbers and plain data: positions, views, vocabulary."""
