"""``python -m sandbox FILE``: the same as ``manage.py ruling FILE``, by the engine alone."""

import gc
import sys
from argparse import ArgumentParser, HelpFormatter
from functools import partial

WIDTH = 120
"""Of the help. `argparse` would load a library to ask the terminal for it, whether or not help is asked for."""


def main() -> int:
    gc.set_threshold(100_000)  # nearly all that is made while the engine is loaded stays: seldom look through it
    from sandbox.scenarios.command import HELP, add_arguments, rule_on

    parser = ArgumentParser("python -m sandbox", description=HELP, formatter_class=partial(HelpFormatter, width=WIDTH))
    add_arguments(parser)
    asked = parser.parse_args()
    return rule_on(asked.file, asked.edition, asked.explore, asked.json, sys.stdout, sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
