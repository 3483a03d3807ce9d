"""Why a place does not work stands on its card, which has two short lines for it."""

import pytest

from reasons import shortened

FITS = 30  # letters: web/src/areas/board/PlaceCard.svelte


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_reason_of_a_place_is_short_before_its_colon(language):
    short = shortened(language)
    assert "you have no coin to pay with" in short  # base
    assert "your marker on the farmers track has not left the start" in short  # Big Box
    assert "nobody waits in your market whom you could send" in short  # Invasion
    assert [(reason, said) for reason, said in short.items() if len(said) > FITS] == []
    assert all(said and "{" not in said for said in short.values())
