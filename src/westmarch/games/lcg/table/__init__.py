"""What lies on the table, and what happens there."""
