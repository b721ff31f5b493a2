"""What is written, shown and said: positions, views, words, reasons, older names."""
