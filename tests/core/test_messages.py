"""Messages are read one by one, when they are wanted, and say the same as if all had been read at once."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from westmarch.core import messages
from westmarch.core.decisions import Reason
from westmarch.core.messages import Bundle

FILE = """
### Comments belong to nobody.

# A message that refers to others.
greeting = Hail, { -title } of { place.long }!
    .again = { greeting } { NAME($who) }
-title = lord
place = Moria
    .long = the mines
    of { place }
# Said twice: the first one counts.
place = Bree
"""


def said(bundle: Bundle, name: str, attribute: str | None = None, **params: object) -> str | None:
    pattern = bundle.pattern(name, attribute)
    return None if pattern is None else bundle.filled(pattern, params)


def test_a_message_brings_what_it_refers_to() -> None:
    bundle = Bundle("en", [FILE, "place = Rivendell\nother = Other\n"])
    assert said(bundle, "greeting", "again", who="Bert") == "Hail, lord of the mines\nof Moria! Bert"
    assert said(bundle, "place") == "Moria"
    assert said(bundle, "other") == "Other"
    assert said(bundle, "other", "long") is None
    assert said(bundle, "title") is None
    assert said(bundle, "nothing") is None


def test_what_refers_to_itself_is_read_once() -> None:
    bundle = Bundle("en", ["one = { two } 1\ntwo = 2 { $x ->\n    [a] { one }\n   *[b] end\n}\n"])
    assert said(bundle, "one", x="b") == "2 end 1"


@pytest.mark.parametrize("language", messages.drafts())
def test_every_entry_of_a_file_is_found(language: str) -> None:
    for path, text in messages.whole(language).items():
        parsed = FluentParser(with_spans=False).parse(text).body
        entries = {
            f"-{each.id.name}" if isinstance(each, ftl.Term) else each.id.name for each in parsed if hasattr(each, "id")
        }
        assert set(Bundle(language, [text])._unread) == entries, path


@pytest.mark.parametrize("mark", ["!", "?", "..."])
def test_a_name_with_an_end_mark_ends_the_sentence(mark: str) -> None:
    """Wherever it is said: a reason has no other words than a question or the log."""
    reason = Reason("b5a-why-not-in-hand", card=f"He is not lost{mark}")
    assert reason.text() == str(reason) == f"You don't hold He is not lost{mark}"
