"""``python -m sandbox FILE``: the same as ``manage.py ruling FILE``, by the engine alone."""

import sys
from argparse import ArgumentParser

from sandbox.scenarios.command import HELP, add_arguments, rule_on


def main() -> int:
    parser = ArgumentParser("python -m sandbox", description=HELP)
    add_arguments(parser)
    asked = parser.parse_args()
    return rule_on(asked.file, asked.edition, asked.explore, asked.json, sys.stdout, sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
