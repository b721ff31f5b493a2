"""Pages with plots about many matches. Knows no game: names come from the message files, figures from the games."""
