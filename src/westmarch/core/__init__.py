"""What every game stands on: decisions, chance, matches, records, messages. No game in here."""
