"""Nouns as a sentence needs them: with their article, in their case, behind their preposition.

Sentences ask for the same forms in every language: `the` (subject), `acc` (object), `dat`,
`in` (where to), `at` (where), `from`, `to` (sent there) and `on` (put on it). What a language
has to know of a noun is in its messages `gender-…`: the gender, and another preposition than
the usual one.
"""

from __future__ import annotations

FORMS = ("the", "acc", "dat", "in", "at", "from", "to", "on")

GERMAN_THE = {"m": "der", "f": "die", "n": "das"}
GERMAN_ACC = {"m": "den", "f": "die", "n": "das"}
GERMAN_DAT = {"m": "dem", "f": "der", "n": "dem"}
GERMAN_TO = {"m": "zum", "f": "zur", "n": "zum"}
SHORT = {"in dem": "im", "in das": "ins", "an dem": "am", "an das": "ans", "von dem": "vom"}
VOWELS = "aàâeéèêiîoôuhœ"  # none of our names has a spoken h


def noun(language: str, form: str, name: str, about: str) -> str:
    """A name in a form; `about` is what its language says of it: "n auf", "on", "m sur"."""
    gender, _, preposition = about.partition(" ")
    return {"en": english, "de": german, "fr": french}[language](form, name, gender, preposition)


def english(form: str, name: str, gender: str, preposition: str) -> str:
    """Names of deeds that are not things have no article: `gender` is none."""
    the = name if gender == "none" else f"the {name}"
    words = {"in": preposition or "in", "at": preposition or "in", "from": "from", "on": "on"}
    return f"{words[form]} {the}" if form in words else f"to {the}" if form == "to" else the


def german(form: str, name: str, gender: str, preposition: str) -> str:
    found = {
        "the": f"{GERMAN_THE[gender]} {name}",
        "acc": f"{GERMAN_ACC[gender]} {name}",
        "dat": f"{GERMAN_DAT[gender]} {name}",
        "in": f"{preposition or 'in'} {GERMAN_ACC[gender]} {name}",
        "at": f"{preposition or 'in'} {GERMAN_DAT[gender]} {name}",
        "from": f"{'von' if preposition else 'aus'} {GERMAN_DAT[gender]} {name}",
        "to": f"{GERMAN_TO[gender]} {name}",
        "on": f"auf {GERMAN_ACC[gender]} {name}",
    }[form]
    for long, short in SHORT.items():
        if found.startswith(f"{long} "):
            return short + found[len(long) :]
    return found


def french(form: str, name: str, gender: str, preposition: str) -> str:
    name = small(name)
    elided = name[0] in VOWELS and gender != "pl"
    the = f"l’{name}" if elided else f"{ {'m': 'le', 'f': 'la', 'pl': 'les'}[gender] } {name}"
    if form == "on" or (form in ("in", "at") and preposition):
        return f"{preposition or 'sur'} {the}"
    if form in ("in", "at", "to"):
        contracted = {"m": "au", "pl": "aux"}
        return f"à {the}" if elided or gender == "f" else f"{contracted[gender]} {name}"
    if form == "from":
        contracted = {"m": "du", "pl": "des"}
        return f"de {the}" if elided or gender == "f" else f"{contracted[gender]} {name}"
    return the


def town(language: str, form: str, name: str) -> str:
    """A town: `in`, `from`, or just its name; only French towns change."""
    if language != "fr" or form not in ("in", "from"):
        words = {"in": "in ", "from": "from " if language == "en" else "aus "}
        return words.get(form, "") + name
    if name.startswith("Le "):
        return f"{'au' if form == 'in' else 'du'} {name[3:]}"
    if form == "in":
        return f"à {name}"
    return f"d’{name}" if name[0].lower() in VOWELS else f"de {name}"


def small(name: str) -> str:
    return name[:1].lower() + name[1:]
