"""What players do with cards between the steps: actions in their windows, responses."""
