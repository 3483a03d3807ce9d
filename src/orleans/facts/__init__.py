"""What is printed on the components: a TOML file per box, and the code that reads it."""

from orleans.facts.components import LANGUAGES, Components, Names
from orleans.facts.loader import load

__all__ = ["LANGUAGES", "Components", "Names", "load"]
