"""`python -m westmarch.server`: the same as `westmarch serve`."""

from __future__ import annotations

import argparse
import sys

from westmarch.server import command

parser = argparse.ArgumentParser(prog="python -m westmarch.server")
command.add_parser(parser.add_subparsers(required=True))
sys.exit(command.run(parser.parse_args(["serve", *sys.argv[1:]])))
