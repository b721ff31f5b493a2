"""What is written, shown and said about a match: positions, views, words."""
