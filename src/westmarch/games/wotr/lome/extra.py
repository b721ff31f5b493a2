"""What Lords of Middle-earth keeps of a match besides the state of the base game.

Which version of a character there is stands in `State.characters`; here is who has seen it, and what there is of
special dice, rings and tokens.
"""

from __future__ import annotations

from westmarch.core.decisions import named
from westmarch.core.notation import Lines, yes_if
from westmarch.games.wotr.edition import Extra
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.facts.characters import IN_FELLOWSHIP, SET_ASIDE
from westmarch.games.wotr.lome import keepers, smeagol
from westmarch.games.wotr.lome.characters import SMEAGOL
from westmarch.games.wotr.state import SET_UP, SIDES, State
from westmarch.games.wotr.team import side_of
from westmarch.games.wotr.text.reading import Reader

NO_RING = -1
# Lines that say whether something is so, and where it is kept.
_FLAGS = {"witch-king exchanged": "swapped", "sorcery used": "sorcery_used", "token used": "token_used"}


class Lords(Extra):
    """Every field is commented where it is set in `__init__`."""

    __slots__ = (
        "aside", "kept", "ready", "removed", "ring_named", "shown", "sorcery_used", "swapped", "token_used",
        "tokens",
    )  # fmt: skip

    def __init__(self) -> None:
        # Characters of the Fellowship whose version the Shadow has seen.
        self.shown: tuple[int, ...] = ()
        # Special dice that are rolled in this turn, and those that are out for good, by id.
        self.ready: tuple[str, ...] = ()
        self.removed: tuple[str, ...] = ()
        # kept[side]: the face of the special die that was chosen in this turn; empty before the roll, or without one.
        self.kept = ["", ""]
        # The faces of special dice that were set aside in this turn.
        self.aside: tuple[str, ...] = ()
        # The ring that changed a Free Peoples die in this turn: its special ability must wait.
        self.ring_named = NO_RING
        # Has the Witch-king's card been exchanged for his other one? Has Great Sorcery been used in this turn?
        self.swapped = False
        self.sorcery_used = False
        # With the Council of Rivendell: the Shadow's action tokens, and whether one was used in this turn.
        self.tokens: tuple[str, ...] = ()
        self.token_used = False

    def copy(self) -> Lords:
        twin = Lords()
        twin.shown = self.shown
        twin.ready = self.ready
        twin.removed = self.removed
        twin.kept = self.kept[:]
        twin.aside = self.aside
        twin.ring_named = self.ring_named
        twin.swapped = self.swapped
        twin.sorcery_used = self.sorcery_used
        twin.tokens = self.tokens
        twin.token_used = self.token_used
        return twin

    # -- text

    def write(self, lines: Lines, state: State) -> None:
        lines.add("versions shown", " ".join(state.edition.characters[each].id for each in self.shown))
        lines.add("special dice", " ".join(self.ready))
        lines.add("dice removed", " ".join(self.removed))
        lines.add("kept dice", " ".join(face for face in self.kept if face))
        lines.add("dice aside", " ".join(self.aside))
        lines.add("action tokens", " ".join(self.tokens))
        lines.add("witch-king exchanged", yes_if(self.swapped))
        lines.add("sorcery used", yes_if(self.sorcery_used))
        if self.ring_named != NO_RING:
            lines.add("ring named", state.edition.rings[self.ring_named])
        lines.add("token used", yes_if(self.token_used))

    def read(self, reader: Reader, name: str, value: str) -> bool:
        edition = reader.state.edition
        if name == "versions shown":
            self.shown = tuple(edition.character_index[each] for each in _words(reader, value, edition.character_index))
        elif name == "special dice":
            self.ready = _words(reader, value, edition.special_dice)
        elif name == "dice removed":
            self.removed = _words(reader, value, edition.special_dice)
        elif name == "kept dice":
            for face in _words(reader, value, special_faces(reader.state)):
                side = edition.special_dice[edition.faces[face].die].side
                if self.kept[side]:
                    raise reader.bad("one-special-die")
                self.kept[side] = face
        elif name == "dice aside":
            self.aside = _words(reader, value, special_faces(reader.state))
        elif name == "ring named":
            self.ring_named = edition.rings.index(_words(reader, value, edition.rings)[0])
        elif name in _FLAGS:
            setattr(self, _FLAGS[name], reader.yes(value))
        elif name == "action tokens":
            self.tokens = _words(reader, value, tuple(named(action.token) for action in edition.without_die[SHADOW]))
        else:
            return False
        return True

    def minion_has_been(self) -> bool:
        """Whichever way the Witch-king was exchanged, the Black Captain was or is there."""
        return self.swapped

    # -- what may be known

    def is_secret(self, state: State, character: int) -> bool:
        """The version of a companion in the Fellowship, until he guides it, falls or leaves it."""
        return state.where[character] == IN_FELLOWSHIP and character not in self.shown

    def check(self, reader: Reader) -> None:
        """The guide's card is seen by all; an unused special die is the one that was kept."""
        state = reader.state
        keepers.check(reader)
        smeagol.check(reader)
        minions_come_as_they_are(reader)
        if state.phase != SET_UP and state.guide in state.edition.versions and state.guide not in self.shown:
            self.shown = (*self.shown, state.guide)
        for side in (FREE, SHADOW):
            special = [face for face in state.dice[side] if state.edition.faces[face].die]
            if len(special) > 1 or (special and self.kept[side] not in ("", special[0])):
                raise reader.blame(f"dice {SIDES[side]}", "kept dice").bad("one-special-die")
            if special:
                self.kept[side] = special[0]

    def view(self, state: State, seat: str | None) -> dict[str, object]:
        insider = seat is not None and side_of(state, seat) == FREE
        versions = {}
        hidden = []
        for character in state.edition.versions:
            card = state.characters[character]
            secret = card.side == FREE and self.is_secret(state, character)
            versions[card.id] = None if secret and not insider else card.version
            if secret:
                hidden.append(card.id)
        holders = {FREE: SIDES[FREE], SHADOW: SIDES[SHADOW]}
        return {
            "versions": versions,
            "versions_hidden": hidden,
            "special_dice": {
                "ready": list(self.ready),
                "kept": {SIDES[side]: self.kept[side] or None for side in (FREE, SHADOW)},
                "aside": list(self.aside),
                "removed": list(self.removed),
            },
            "smeagol_level": state.characters[SMEAGOL].level if smeagol.in_fellowship(state) else None,
            "witch_king_exchanged": self.swapped,
            "sorcery_used": self.sorcery_used,
            "action_tokens": list(self.tokens),
            "token_used": self.token_used,
            "ring_holders": {ring: holders.get(state.rings[each]) for each, ring in enumerate(state.edition.rings)},
        }


def minions_come_as_they_are(reader: Reader) -> None:
    """Whoever has not come yet has the card of the base game: which one he comes with is chosen then."""
    state = reader.state
    for character in state.edition.minions:
        if (
            state.where[character] == SET_ASIDE
            and state.characters[character] is not state.edition.characters[character]
        ):
            name = state.edition.characters[character].id
            raise reader.blame(f"version {name}").bad("not-come-yet", character=name)


def special_faces(state: State) -> dict[str, object]:
    return {id: face for id, face in state.edition.faces.items() if face.die}


def _words(reader: Reader, value: str, possible: object) -> tuple[str, ...]:
    """The words of a line: each is one of those, and none stands there twice."""
    assert isinstance(possible, (dict, tuple))
    words = tuple(value.split())
    if not words or len(set(words)) < len(words) or any(word not in possible for word in words):
        raise reader.bad("words", names=", ".join(possible) or "none")
    return words


def lords(state: State) -> Lords:
    """The expansion's part of a state."""
    extra = state.extra
    assert isinstance(extra, Lords)
    return extra
