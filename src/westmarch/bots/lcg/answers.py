"""What the ranger answers when a card asks: targets, players, cards to give up, ways to use it."""

from __future__ import annotations

from westmarch.bots.lcg import targets
from westmarch.bots.lcg.dodging import lowering
from westmarch.bots.lcg.table import Table
from westmarch.bots.lcg.values import UNWELCOME, value
from westmarch.bots.lcg.voice import Voice
from westmarch.bots.lcg.weighing import title
from westmarch.core.decisions import Decision
from westmarch.games.lcg.facts.box import BY_ID

DRAW_CARD = 2.6  # a card more in hand


class Answering(Voice):
    def named(self, key: str, token: str, secret: bool = False) -> str:
        """A card as the answer, and in what he says of it."""
        self.say(key, secret, card=title(token))
        return token

    def target(self, table: Table, decision: Decision) -> str:
        self.say("bot-lcg-target", card=title(str(decision.params["card"])))
        return targets.target(str(decision.params["card"]), decision.options, table)

    def attach(self, table: Table, decision: Decision) -> str:
        best = targets.bearer(str(decision.params["card"]), decision.options, table)
        self.say("bot-lcg-attach", card=title(str(decision.params["card"])), host=title(best))
        return best

    def player(self, table: Table, decision: Decision) -> str:
        self.say("bot-lcg-target", card=title(str(decision.params["card"])))
        return targets.player(str(decision.params["card"]), decision.options, table)

    def discard(self, table: Table, decision: Decision) -> str:
        return self.named("bot-lcg-discard", targets.worst_card(decision.options, table))

    def discard_attachment(self, table: Table, decision: Decision) -> str:
        return self.named("bot-lcg-discard", min(decision.options, key=lambda token: value(title(token))))

    def take(self, table: Table, decision: Decision) -> str:
        best = max([token for token in decision.options if token != "none"], key=lambda token: value(title(token)))
        # What comes from the top of a deck only this player has seen.
        return self.named("bot-lcg-take", best, secret=decision.kind != "lcg.from-discard")

    def summon(self, table: Table, decision: Decision) -> str:
        """Out of the hand for one phase: Gandalf, or who can best stand an attack."""
        cards = {token: BY_ID[title(token)] for token in decision.options}
        sturdy = {token: card.defense + card.hit_points + 10 * (card.id == "gandalf") for token, card in cards.items()}
        return self.named("bot-lcg-take", max(decision.options, key=sturdy.__getitem__))

    def exhaust(self, table: Table, decision: Decision) -> str:
        if decision.params["card"] == "quick-strike":
            return self.named("bot-lcg-spare", targets.target("quick-strike", decision.options, table))
        return self.named("bot-lcg-spare", targets.least_busy(decision.options, table))

    def spare(self, table: Table, decision: Decision) -> str:
        return self.named("bot-lcg-spare", targets.least_useful(decision.options, table))

    def mode(self, table: Table, decision: Decision) -> str:
        card = decision.params["card"]
        self.say("bot-lcg-target", card=title(str(card)))
        if card == "gandalf":
            return self._gandalf(table, decision)
        if card == "the-galadhrims-greeting":
            return "each-player" if len(table.playing) > 3 else "one-player"
        return "willpower" if table.phase == "quest" else "defense"

    @staticmethod
    def _gandalf(table: Table, decision: Decision) -> str:
        scores = {
            "threat": lowering(table, table.me, 5),
            "draw": DRAW_CARD * min(3, table.me.deck) * (1.0 if len(table.me.hand) < 6 else 0.7),
        }
        if "damage" in decision.options:
            scores["damage"] = max(targets.burn_score(foe, table) for foe in table.foes())
        return max([each for each in scores if each in decision.options], key=lambda each: scores[each])

    def peek(self, table: Table, decision: Decision) -> str:
        seen = str(decision.params["seen"])
        self.say("bot-lcg-peek", secret=True, card=title(seen))
        return "bottom" if seen in UNWELCOME else "top"

    def toll(self, table: Table, decision: Decision) -> str:
        hero = table.fighter(str(decision.params["card"]))
        self.say("bot-lcg-toll")
        return "yes" if hero is not None and hero.willpower + hero.attack >= 4 else "no"

    def fetch(self, table: Table, decision: Decision) -> str:
        """The Spawn must be found and killed; one is enough, and the smallest spider otherwise."""
        present = any(foe.card == "ungoliants-spawn" for foe in table.foes())
        order = ("forest-spider", "king-spider", "ungoliants-spawn")
        if not present and "card:ungoliants-spawn" in decision.options:
            self.say("bot-lcg-fetch-spawn")
            return "card:ungoliants-spawn"
        self.say("bot-lcg-fetch-small")
        return next(f"card:{each}" for each in order if f"card:{each}" in decision.options)

    def fetch_from(self, table: Table, decision: Decision) -> str:
        """What leaves the deck can't be drawn again."""
        self.say("bot-lcg-fetch-from")
        return decision.options[0]

    def count(self, table: Table, decision: Decision) -> str:
        self.say("bot-lcg-any")
        return decision.options[min(2, len(decision.options) - 1)]
