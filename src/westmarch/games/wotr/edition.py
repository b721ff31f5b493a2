"""What a match is made of: an edition holds the characters, cards, tiles and actions of one set of options.

It is built once, by `add_…`, never changed after `seal`, and shared by all states of such matches. The base game fills
it (`base.fill`) through the same functions as an expansion does. Rules find everything through `state.edition`, so no
rule reads a table of all that exists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING

from westmarch.core.decisions import MaybeSteps, Reason, Steps
from westmarch.games.wotr.facts.characters import Character
from westmarch.games.wotr.facts.components import MOST_DICE, STANDARD, Die, Face, Tile
from westmarch.games.wotr.team import FOUR_PLAYERS, Seats

if TYPE_CHECKING:
    from westmarch.core.notation import Lines
    from westmarch.games.wotr.state import State, War
    from westmarch.games.wotr.text.reading import Reader
    from westmarch.games.wotr.war.combat import Battle


@dataclass(slots=True, eq=False)
class Action:
    """One thing to do with an action die (rulebook chapter IV): an entry of the edition's table of actions.

    `use` is the die result it takes, or ANY. `why_not` gives the reason it can't be done, whatever the die. It is asked
    at every action, so it is quick; `explain`, where there is one, takes the time to say more. `aim` says why something
    that a player may have in mind with it (a region, a nation, a figure) can't come of it.
    """

    token: str
    side: int
    use: str
    why_not: Callable[[State], Reason | None]
    run: Callable[[War], MaybeSteps]
    explain: Callable[[State], Reason] | None = None
    aim: Callable[[State, str], Reason | None] | None = None
    # The seat whose action it is where players share a side; empty: any of them.
    player: str = ""
    # The card that must lie on the table for it; empty: none. A card says so of its own actions.
    card: str = field(default="", init=False)


@dataclass(slots=True, eq=False)
class CombatEffect:
    """The lower half of an event card: when it may be played, and what it does at which initiative."""

    id: str
    side: int
    acts: dict[int, Callable[[Battle], MaybeSteps]]
    condition: Callable[[Battle], Reason | None] | None = None


def no_lower_half(side: int) -> CombatEffect:
    """For a card that is never played in battle."""
    reason = Reason("wotr-why-no-lower-half", "wotr-rule-combat-cards")
    return CombatEffect("none", side, {}, lambda battle: reason)


def nothing_yet(match: War) -> None:
    """For table cards that do nothing when they are laid down."""


# A card that has not been put into a deck yet, or is in none.
NO_DECK = -1


@dataclass(slots=True, eq=False)
class EventCard:
    """An event card, both halves, with all that it bends while it lies on the table.

    Its id is its name. `play` is the event; `condition` says why it can't be played now; `combat` is the lower half.
    A table card stays as long as the condition to play it is true (chapter V). The hooks work as long as it lies there.
    """

    id: str
    die: str
    play: Callable[[War], MaybeSteps] = nothing_yet
    condition: Callable[[State], Reason | None] | None = None
    _: KW_ONLY
    combat: CombatEffect
    is_table_card: bool = False
    # What else makes it go.
    is_over: Callable[[State], bool] | None = None
    # Where players share a side: the seat that may play it (empty: any, or whoever leads the nations that it is about).
    player: str = ""
    nations: tuple[int, ...] = ()
    # More things to do with a die while it lies on the table, and words of the vocabulary that only it uses.
    actions: tuple[Action, ...] = ()
    tokens: tuple[str, ...] = ()
    # Action dice: all have been rolled (so many Eyes on the Shadow's ordinary ones); a side has used one for that
    # result.
    after_roll: Callable[[War, int], Steps[None]] | None = None
    after_die: Callable[[War, int, str], None] | None = None
    # In a Hunt: before the roll, a bonus to every die; before a tile is drawn, does it prevent the draw; a tile has
    # been drawn; is another one drawn instead; the damage is known, by how much is it lowered (0: not used); a
    # companion was taken as a casualty.
    before_roll: Callable[[War], Steps[int]] | None = None
    before_draw: Callable[[War], Steps[bool]] | None = None
    on_tile: Callable[[War, str], Steps[None]] | None = None
    replaces_tile: Callable[[War, str], Steps[bool]] | None = None
    lowers_damage: Callable[[War, int], Steps[int]] | None = None
    on_casualty: Callable[[War], Steps[None]] | None = None
    # Where the Ring-bearers walk: regions it watches, what it does when they were met on the way, does it go when
    # the Fellowship is shown (declared?), and does it keep the die of a move out of the Hunt Box.
    watches: Callable[[State], frozenset[int]] | None = None
    on_path: Callable[[War, Walk], Steps[None]] | None = None
    gone_when_shown: Callable[[State, bool], bool] | None = None
    keeps_die_out: bool = False
    # Politics: why a nation stays passive (for that cause, in that region) or a Muster die can't move it, and what
    # happens after an activation or an advance (by that cause).
    bars_activation: Callable[[State, int, str, int], Reason | None] | None = None
    bars_advance: Callable[[State, int], Reason | None] | None = None
    on_activation: Callable[[War, int, str], None] | None = None
    on_advance: Callable[[War, int, str], None] | None = None
    # War: why armies of a side may not enter a region, why a side may not play combat cards, and can its own lower
    # half be played from the table.
    bars_entry: Callable[[int, int], Reason | None] | None = None
    bars_combat_cards: Callable[[Battle, int], Reason | None] | None = None
    fights_from_table: bool = False
    # After its owner played another card with an Event die; has it drawn a card?
    after_event: Callable[[War], Steps[bool]] | None = None
    # Whose it is, and of which deck: the same in every edition it is part of.
    side: int = field(init=False)
    deck: int = field(default=NO_DECK, init=False)

    def __post_init__(self) -> None:
        self.side = self.combat.side
        for nation in self.nations[:1]:
            self.player = FOUR_PLAYERS.names[FOUR_PLAYERS.of_nation[nation]]

    def may_stay(self, state: State) -> bool:
        """Does it stay on the table?"""
        holds = self.condition is None or self.condition(state) is None
        return holds and (self.is_over is None or not self.is_over(state))


def each_moment(match: War, moments: Iterable[Callable[[War], Steps[None]]]) -> Steps[None]:
    """All that expansions do at some moment."""
    for moment in moments:
        yield from moment(match)


def banned(bans: Iterable[Callable[..., Reason | None] | None], *about: object) -> Reason | None:
    """Why one of these hooks of cards on the table forbids something; None if none of them does."""
    for ban in bans:
        reason = ban(*about) if ban is not None else None
        if reason is not None:
            return reason
    return None


@dataclass(slots=True, eq=False)
class AfterCard:
    """What somebody does after an event card was played, if he could when it was.

    `reaches` is asked before the card acts (seat, card), `effect` afterwards (seat; has another effect drawn a card?).
    """

    reaches: Callable[[State, int, EventCard], bool]
    effect: Callable[[War, int, bool], Steps[None]]


@dataclass(slots=True, eq=False)
class Walk:
    """How the Ring-bearers came to where they are declared or revealed: the watched regions they met there."""

    # Out of, through or into: all are met. Where they stayed is too.
    regions: frozenset[int]
    # Declared, or else revealed.
    declared: bool
    # They did not go anywhere.
    stayed: bool


class Extra:
    """What an expansion keeps of a match besides the state of the base game: copied, written, read and seen with it.

    An edition makes it (`Edition.extra`); the expansion's own rules know its fields. Between two steps it is a part of
    the state like any other.
    """

    __slots__ = ()

    def copy(self) -> Extra:
        raise NotImplementedError

    def write(self, lines: Lines, state: State) -> None:
        """Adds the lines of a position that differ from the start of a match."""
        raise NotImplementedError

    def read(self, reader: Reader, name: str, value: str) -> bool:
        """Takes a line of a position; False if it isn't one of its own. Raises BadText for a value that can't be."""
        raise NotImplementedError

    def check(self, reader: Reader) -> None:
        """All lines have been read: fills in what follows from them, raises BadText for what can't be."""

    def view(self, state: State, seat: str | None) -> dict[str, object]:
        """What that seat may know, as entries of the view."""
        raise NotImplementedError

    def minion_has_been(self) -> bool:
        """Is there another card now for a minion whom Gandalf the White waited for?"""
        return False

    def is_secret(self, state: State, character: int) -> bool:
        """Does only his own side know which version of a character there is?"""
        return False

    def is_level_secret(self, state: State, character: int) -> bool:
        """Is it a version that could as well have another level?"""
        if character not in state.edition.versions or not self.is_secret(state, character):
            return False
        return any(card.level != state.characters[character].level for card in state.edition.cards_of(character))


class Moments:
    """Where an expansion takes part in the rules: what it does at a moment that the base game passes over.

    Every list is empty in the base game. What is called takes its turn in the order in which it was added; it may ask
    questions unless it gives something other than `Steps`.
    """

    def __init__(self) -> None:
        # Before the first turn.
        self.at_set_up: list[Callable[[War], Steps[None]]] = []
        # Phase 1: the dice have come back (`state.hunt_minimum`: one of the Free Peoples' out of the Hunt Box).
        self.at_recovery: list[Callable[[War], None]] = []
        # Phase 2 begins.
        self.in_fellowship_phase: list[Callable[[War], Steps[None]]] = []
        # Phase 4: all ordinary dice have been rolled. Cards that wait for the roll come afterwards.
        self.after_roll: list[Callable[[War], Steps[None]]] = []
        # Phase 5: a side's die with that face has been used for that token. True: it stays among the unused dice.
        self.after_die: list[Callable[[War, int, str, str], Steps[bool]]] = []
        # An event card was played.
        self.after_card: list[AfterCard] = []
        # A tile was drawn, for whatever reason. True: it is cancelled and has been put where it belongs; another one is
        # drawn.
        self.cancels_tile: list[Callable[[War, str], Steps[bool]]] = []
        # A tile was drawn for the Shadow, before any card can replace it. True: it does not count, and has been put
        # where it belongs; another one is drawn.
        self.on_tile: list[Callable[[War, str], bool]] = []
        # A tile is about to be carried out. True: it has no effect, and no other one is drawn.
        self.spares: list[Callable[[War, Tile], Steps[bool]]] = []
        # The Fellowship is declared, and the nation it is with knows. It is declared or revealed and has walked: who
        # lies in wait in which regions, by name, and what comes of the walk. Cards come first, strongholds afterwards.
        self.when_declared: list[Callable[[War], Steps[None]]] = []
        self.watchers: dict[str, Callable[[State], frozenset[int]]] = {}
        self.when_shown: list[Callable[[War, Walk], Steps[None]]] = []
        # The card of a companion in the Fellowship is shown: he guides, leaves or falls, or his level counts.
        self.when_card_shown: list[Callable[[War, int], None]] = []
        # There is another guide. Somebody left the Fellowship and the guide is yet to be named. A companion is leaving.
        self.when_guide_changes: list[Callable[[War], None]] = []
        self.when_company_changes: list[Callable[[War], None]] = []
        self.when_leaving: list[Callable[[War, int], None]] = []
        # A character has entered play on the map, or was eliminated wherever he was.
        self.when_entering: list[Callable[[War, int], None]] = []
        self.when_eliminated: list[Callable[[War, int], None]] = []
        # A settlement has another holder.
        self.when_taken: list[Callable[[War, int], None]] = []
        # May that side recruit in a region although its stronghold is besieged?
        self.opens_siege: list[Callable[[State, int, int], bool]] = []
        # Units of a side that count as leaders too where a battle is fought or begun: their kinds, by place.
        self.leading_kinds: list[Callable[[State, int, int], frozenset[int]]] = []


def last_ring(match: War, side: int) -> Steps[int]:
    """Where rings are all alike it makes no difference which one is spent."""
    return match.state.rings_of(side)[-1]
    yield


class Edition:
    """All that a match with certain options is made of."""

    def __init__(self, seats: Seats, options: tuple[str, ...] = ()) -> None:
        # Who plays, and with which expansions.
        self.seats = seats
        self.options = options
        # What an expansion keeps of a match, as it is at the start; the base game needs nothing.
        self.extra: Callable[[], Extra] | None = None
        self.moments = Moments()
        # A character is a number everywhere: its place in this list.
        self.characters: list[Character] = []
        self.character_index: dict[str, int] = {}
        self.character_tokens: list[str] = []
        self.character_of_token: dict[str, int] = {}
        # Other cards that may lie for a character, by their names.
        self.versions: dict[int, dict[str, Character]] = {}
        # Who of them is what.
        self.companions: tuple[int, ...] = ()
        self.minions: tuple[int, ...] = ()
        self.characters_of: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.dice_characters: tuple[int, ...] = ()
        # Cards and tiles by id.
        self.cards: dict[str, EventCard] = {}
        self._order: dict[str, int] = {}
        self.tiles: dict[str, Tile] = {}
        self.standard_tiles: tuple[str, ...] = ()
        # What is in the Hunt Pool at the start.
        self.first_tiles: tuple[str, ...] = ()
        # Faces of dice by id, in the order in which they are offered; the ordinary die of each side, and how many of
        # its dice can be in use at once; special dice by id; the elven rings.
        self.faces: dict[str, Face] = {}
        self.face_of_token: dict[str, str] = {}
        self.ordinary_dice: tuple[Die, ...] = ()
        self.most_dice: tuple[int, int] = MOST_DICE
        self.special_dice: dict[str, Die] = {}
        self.rings: tuple[str, ...] = ()
        # Which of its rings a side spends. In the base game they are all alike: the last one.
        self.choose_ring: Callable[[War, int], Steps[int]] = last_ring
        # By side: what can be done with a die, in the order of the options; and for its reason, by token.
        self.actions: tuple[list[Action], list[Action]] = ([], [])
        self.action_of_token: tuple[dict[str, Action], dict[str, Action]] = ({}, {})
        # By side: what can be done instead of using a die.
        self.without_die: tuple[list[Action], list[Action]] = ([], [])
        # The cards that keep armies out of some region while they lie on the table.
        self.closing_cards: frozenset[str] = frozenset()
        # Words of the vocabulary that only the rules of an expansion use.
        self.tokens: list[str] = []

    # -- filling

    def add_characters(self, characters: Iterable[Character]) -> None:
        for character in characters:
            self.character_index[character.id] = len(self.characters)
            self.character_of_token[f"character:{character.id}"] = len(self.characters)
            self.character_tokens.append(f"character:{character.id}")
            self.characters.append(character)
        everybody = list(enumerate(self.characters))
        self.companions = tuple(number for number, each in everybody if each.companion)
        self.minions = tuple(number for number, each in everybody if each.minion)
        self.characters_of = (self.companions, self.minions)
        self.dice_characters = tuple(number for number, each in everybody if each.die_bonus)

    def add_version(self, card: Character) -> None:
        """Another card for a character that is there already."""
        self.versions.setdefault(self.character_index[card.id], {})[card.version] = card

    def add_faces(self, faces: Iterable[Face]) -> None:
        for face in faces:
            self.faces[face.id] = face
            self.face_of_token[face.token] = face.id

    def add_tiles(self, tiles: Iterable[Tile], in_pool: tuple[str, ...] = ()) -> None:
        """Tiles; the standard ones and those named are in the pool at the start."""
        for tile in tiles:
            self.tiles[tile.id] = tile
            if tile.kind == STANDARD:
                self.standard_tiles = (*self.standard_tiles, tile.id)
            if tile.kind == STANDARD or tile.id in in_pool:
                self.first_tiles = (*self.first_tiles, tile.id)

    def add_deck(self, side: int, deck: int, cards: Iterable[EventCard]) -> None:
        """Cards of a deck, in the order of their printed numbers."""
        for card in cards:
            assert card.id not in self.cards, card.id
            assert card.side == side, card.id
            assert card.deck in (NO_DECK, deck), card.id
            card.deck = deck
            self._order[card.id] = len(self.cards)
            self.cards[card.id] = card

    def replace_card(self, id: str, card: EventCard) -> None:
        """Another card takes the place of one in its deck."""
        old = self.cards[id]
        assert card.id not in self.cards, card.id
        assert card.side == old.side, card.id
        card.deck = old.deck
        self._order[card.id] = self._order.pop(id)
        self.cards = {each.id: each for each in (card if each is old else each for each in self.cards.values())}

    def add_lone_card(self, card: EventCard) -> None:
        """A card of no deck: only rules bring it into play."""
        assert card.id not in self.cards, card.id
        self._order[card.id] = len(self.cards)
        self.cards[card.id] = card

    def add_action(self, action: Action) -> None:
        self.actions[action.side].append(action)
        # The same thing may be done with several dice: the first entry serves for its reason.
        self.action_of_token[action.side].setdefault(action.token, action)

    def add_special_die(self, die: Die, faces: Iterable[Face]) -> None:
        self.special_dice[die.id] = die
        self.add_faces(faces)

    def seal(self) -> None:
        """Everything is there. What cards let one do with a die comes after what can always be done."""
        for card in self.cards.values():
            for action in card.actions:
                action.card = card.id
                self.add_action(action)
        self.closing_cards = frozenset(card.id for card in self.cards.values() if card.bars_entry is not None)

    # -- asking

    def card_of(self, character: int, version: str) -> Character | None:
        """The card of that name for a character; None if there is no such version."""
        printed = self.characters[character]
        return printed if printed.version == version else self.versions.get(character, {}).get(version)

    def cards_of(self, character: int) -> list[Character]:
        """All cards that may lie for a character."""
        return [self.characters[character], *self.versions.get(character, {}).values()]

    def in_order(self, cards: Iterable[str]) -> list[str]:
        """Cards as their decks list them."""
        return sorted(cards, key=self._order.__getitem__)

    def deck(self, side: int, deck: int) -> list[str]:
        """The cards of a deck."""
        return [card.id for card in self.cards.values() if card.side == side and card.deck == deck]
