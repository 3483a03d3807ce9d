"""What is printed on the components: a TOML file per box, and the code that reads it."""

from orleans.data.components import LANGUAGES, Components, Names
from orleans.data.loader import load

__all__ = ["LANGUAGES", "Components", "Names", "load"]
