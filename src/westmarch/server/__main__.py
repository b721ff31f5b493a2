"""`python -m westmarch.server` is `westmarch serve`."""

import sys

from westmarch.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main(["serve", *sys.argv[1:]]))
