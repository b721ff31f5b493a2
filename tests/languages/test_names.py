"""Names bend as sentences ask: cases, numbers, gender, articles, lists. The client is compared in tests/client."""

from __future__ import annotations

import pickle
import re

import pytest

from westmarch.core import messages
from westmarch.core.names import Name, article
from westmarch.core.words import Words
from westmarch.games import find

pytestmark = pytest.mark.usefixtures("models")

SAID = {
    "cs": [
        ("die", {"die": "event"}, "K čemu použijete kostku se symbolem události?"),
        ("move", {"origin": "the_shire"}, "Kam se přesune armáda z Kraje?"),
        ("hits", {"region": "moria", "hits": 1}, "Vaše armáda v Morii dostala 1 zásah."),
        ("hits", {"region": "moria", "hits": 3}, "Vaše armáda v Morii dostala 3 zásahy."),
        ("hits", {"region": "dead_marshes", "hits": 5}, "Vaše armáda v Mrtvých močálech dostala 5 zásahů."),
        ("lose", {"figure": "gondor-regular"}, "ztratit 1 běžnou jednotku Gondoru"),
        (
            "attack",
            {"origin": "moria", "region": "lorien", "attackers": {"sauron-elite": 2, "nazgul": 5, "witch_king": 1}},
            "Stín z Morie zaútočil na Lórien. Útočí: 2 Sauronovy elitní jednotky, 5 Nazgûlů, Černokněžný král. "
            "Přišel o 2 Sauronovy elitní jednotky, 5 Nazgûlů, Černokněžného krále.",
        ),
        ("entered", {"character": "lady_galadriel", "region": "lorien"}, "Paní Galadriel vstoupila do hry v Lórienu."),
        ("entered", {"character": "saruman", "region": "orthanc"}, "Saruman vstoupil do hry v Orthanku."),
        (
            "recruited",
            {"region": "edoras", "figure": "rohan-leader", "count": 2},
            "V Edorasu se objevilo: 2 vůdci Rohanu.",
        ),
        ("seen", {"characters": ["boromir", "gimli", "strider"]}, "Potkali jste Boromira, Gimliho a Chodce."),
        ("nation", {"nation": "elves"}, "Elfové vstoupili do války, dík patří elfům."),
    ],
    "hu": [
        ("die", {"die": "event"}, "Mire használod az Esemény kockát?"),
        ("die", {"die": "character"}, "Mire használod a Karakter kockát?"),
        ("move", {"origin": "the_shire"}, "Hová vonul a sereg a Megyéből?"),
        ("hits", {"region": "moria", "hits": 5}, "Sereged Móriában az 5 találatból semmit sem véd ki."),
        ("hits", {"region": "moria", "hits": 3}, "Sereged Móriában a 3 találatból semmit sem véd ki."),
        ("lose", {"figure": "gondor-regular"}, "veszteség: 1 gondori sima egység"),
        (
            "attack",
            {"origin": "moria", "region": "the_shire", "attackers": {"sauron-elite": 2, "witch_king": 1}},
            "A Sötétség Móriából megtámadja a Megyét. Támadók: 2 szauroni elit egység, Boszorkánykirály. "
            "Elveszít 2 szauroni elit egységet, a Boszorkánykirályt.",
        ),
        ("entered", {"character": "witch_king", "region": "moria"}, "A Boszorkánykirály játékba lép Móriában."),
        ("entered", {"character": "saruman", "region": "the_shire"}, "Szarumán játékba lép a Megyében."),
        (
            "recruited",
            {"region": "the_shire", "figure": "north-elite", "count": 2},
            "A Megyében megjelenik: 2 északi elit egység.",
        ),
        ("nation", {"nation": "elves"}, "A tündék háborúban állnak."),
        ("nation", {"nation": "gondor"}, "Gondor háborúban áll."),
    ],
}


@pytest.mark.parametrize(
    ("language", "model", "params", "said"),
    [(language, *each) for language, several in SAID.items() for each in several],
)
def test_names_bend(language: str, model: str, params: dict[str, object], said: str) -> None:
    words = Words("wotr", find("wotr").words, language)
    assert words.say(f"wotr-model-{model}", **params) == said


def test_a_copy_of_a_card_bends_and_keeps_its_number() -> None:
    words = Words("lcg", find("lcg").words, "cs")
    assert words.say("lcg-model-healed", card="gimli.2") == "Vyléčte Gimliho (2)."
    assert words.form("card", "gimli.2", "gender") == "m"


def test_a_missing_form_is_the_name_as_it_stands_alone() -> None:
    czech = Words("wotr", find("wotr").words, "cs")
    assert czech.form("region", "moria", "loc") == "Moria"
    # Not translated yet: the English name, and no form of another language.
    assert czech.form("card", "athelas", "acc") == "Athelas"
    assert czech.form("region", "moria", "adjective") == "Moria"


def test_so_many_of_a_thing_without_a_form_for_it() -> None:
    words = Words("wotr", find("wotr").words)
    assert words.form("region", "moria", "", 2) == "2 × Moria"
    assert words.form("region", "moria", "", 1) == "Moria"
    assert words.form("figure", "gondor-elite", "", 2) == "2 Gondor elites"
    assert words.form("figure", "gondor-elite", "acc", 2) == "2 Gondor elites"


def test_what_is_no_name_stays_as_it_is() -> None:
    words = Words("wotr", find("wotr").words, "cs")
    assert words.say("wotr-model-move", origin="Anna's garden") == "Kam se přesune armáda Anna's garden?"


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        *[(each, "az") for each in ("1", "5", "50", "57", "500", "1000", "1200", "5000", "1000000", "Éomer", "„Álom”")],
        *[(each, "a") for each in ("0", "2", "10", "100", "10000", "15", "Mória", "(fal)", "„Kard”", "−2", "")],
    ],
)
def test_article(said: str, expected: str) -> None:
    assert article(said) == expected


def test_a_name_leaves_the_process_as_text() -> None:
    name = Words("wotr", find("wotr").words).name("region", "moria")
    assert isinstance(name, Name)
    assert type(pickle.loads(pickle.dumps(name))) is str


def test_an_article_brings_what_it_stands_before() -> None:
    """`{ THE($line) }` is “az 5” already: the number isn't written again."""
    texts = {**messages.sources("hu"), **messages.sources("hu", "rules")}
    assert [name for name, text in texts.items() if re.search(r"THE\((\$[\w-]+)\) \} \{ \1 \}", text)] == []
