"""The round, phase by phase: one module per chapter of the rulebook."""
