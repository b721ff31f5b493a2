"""`python -m westmarch` is `westmarch`."""

from westmarch.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
