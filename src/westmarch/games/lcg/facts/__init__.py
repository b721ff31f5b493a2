"""What is printed on the cards, and what is in the box: data only. What the cards do stands in `cards`."""
