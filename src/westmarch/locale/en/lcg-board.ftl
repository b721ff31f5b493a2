### The Card Game in the browser: what stands on the table.

lcg-board-willpower = Willpower
lcg-board-attack = Attack
lcg-board-defense = Defense
lcg-board-hit_points = Hit points
lcg-board-threat = Threat
lcg-board-engagement = Engagement cost
lcg-board-quest_points = Quest points
lcg-board-exhausted = exhausted
lcg-board-committed = on the quest
lcg-board-damage = { $damage } of { $of } damage
lcg-board-resources-of =
    { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    }
lcg-board-progress-of = progress { $progress } of { $points }
lcg-board-shadow = shadow card
lcg-board-guarded = guarded by { $guard }
lcg-board-encounter = Encounter card
lcg-board-victory-of = Victory { $points }
lcg-board-keyword-ranged = Ranged
lcg-board-keyword-sentinel = Sentinel
lcg-board-keyword-restricted = Restricted
lcg-board-keyword-guarded = Guarded
lcg-board-keyword-surge = Surge
lcg-board-keyword-doomed = Doomed { $number }
lcg-board-staging = Staging area
lcg-board-staging-empty = Nothing threatens from the staging area.
lcg-board-balance = Willpower { $willpower } against threat { $threat }
lcg-board-stage = Stage { $stage }
lcg-board-no-progress = can't be completed by progress
lcg-board-location = Active location
lcg-board-no-location = no active location
lcg-board-encounter-deck = Encounter deck
lcg-board-pile = { $deck } in the deck, { $discard } discarded
lcg-board-victory = Victory display
lcg-board-threat-of = Threat { $threat } of 50
lcg-board-first = first player
lcg-board-out = out of the game
lcg-board-hand-count =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
lcg-board-engaged = Engaged enemies
lcg-board-nobody = Nobody is left.
lcg-board-round = Round { $round }: { $phase }
lcg-board-attacks = { $enemy } attacks with { $attack }
lcg-board-defended = defended by { $names }
lcg-board-discard-of = Discard pile
lcg-board-top-known = On top of the deck: { $cards }
