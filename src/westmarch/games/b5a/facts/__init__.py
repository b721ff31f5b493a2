"""What is printed: the board, pieces and cards as data, and what is doubtful about them."""
