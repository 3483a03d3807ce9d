"""`python -m orleans`."""

from orleans.cli import main

main()
