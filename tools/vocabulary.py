"""Appends what is new to every game's tokens.txt and questions.txt: `make vocabulary`.

Words come from the game's own vocabulary. Questions come from random matches; WESTMARCH_MATCHES says how many in each
set-up (4 unless said). Old lines stay where they are. Then tests/lab/test_vocabulary.py wants the new digest.
"""

from __future__ import annotations

import os

import westmarch
from westmarch.lab import vocabulary


def main() -> None:
    matches = int(os.environ.get("WESTMARCH_MATCHES", "4"))
    for game in westmarch.catalogue():
        new = vocabulary.append(vocabulary.file_of(game, vocabulary.TOKENS), game.vocabulary)
        new += vocabulary.append(vocabulary.file_of(game, vocabulary.QUESTIONS), vocabulary.asked(game, matches))
        print(f"{game.key}: {len(new)} new")


if __name__ == "__main__":
    main()
