"""`python -m westmarch.server`: the same as `westmarch serve`."""

from __future__ import annotations

import argparse
import sys

from westmarch.core.errors import WestmarchError
from westmarch.server.arguments import add_parser

parser = argparse.ArgumentParser(prog="python -m westmarch.server")
add_parser(parser.add_subparsers(required=True))
arguments = parser.parse_args(["serve", *sys.argv[1:]])
try:
    sys.exit(arguments.run(arguments))
except WestmarchError as error:
    sys.exit(f"westmarch: {error}")
