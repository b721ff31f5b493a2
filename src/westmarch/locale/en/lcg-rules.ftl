### The Card Game's rules in short, for the help beside the table: a reminder in our words, not the rulebook.

lcg-rules-round = A round
    .text =
        1. Resource: each hero gets a resource, each player draws a card. 2. Planning: allies and attachments are played, the first player first.

        3. Quest: characters are sent, cards are revealed, willpower is set against threat. 4. Travel: to one location, if none is active.

        5. Encounter: enemies are engaged, by choice and by threat. 6. Combat: enemies attack, then the players do.

        7. Refresh: all cards ready, each player's threat rises by 1, and the next player goes first.

lcg-rules-end = Winning and losing
    .text =
        The players win or lose together: they win when the last stage of the quest is done.

        A player is out when his threat reaches 50, or when all his heroes are gone. When everybody is out, the quest has failed.

        The score counts threat, damage, fallen heroes and rounds; victory points are taken off. Low is good.

lcg-rules-planning = Playing cards and paying
    .text =
        A card is paid with resources of heroes who have its sphere; several such heroes may pay together. Neutral cards take any resource. Whatever the cost, one hero must have the sphere.

        Allies and attachments are played only in the planning phase. Events are played when their text says so. Of a unique card, marked with a diamond, only one is in play at a time.

        Attachments can go to characters of any player. A character carries at most two restricted ones.

lcg-rules-actions = Actions and responses
    .text =
        Actions can be taken in the windows between the steps, by any player, until all pass. Passing until something changes skips windows in which nothing new could be done.

        A response follows directly on what it responds to, each copy once. Forced effects happen by themselves.

lcg-rules-quest = The quest
    .text =
        Each player may exhaust any number of ready characters to send them on the quest. Then a card per player is revealed: enemies and locations go to the staging area, treacheries happen and are discarded.

        Willpower of all who were sent is compared with the threat in the staging area. Each point more is progress, first on the active location, then on the quest card. Each point less raises the threat of every player.

        Surge reveals one more card. Doomed raises every player's threat by its number. Guarded objectives are free when their guard is gone.

lcg-rules-travel = Travelling
    .text =
        Where no location is active, the first player may choose one of the staging area. It adds no threat any more, but takes progress before the quest card does. Some ask a price for travelling there.

        With as much progress as it has quest points it is explored and gone.

lcg-rules-encounter = Engaging enemies
    .text =
        Each player may engage one enemy of the staging area, whatever its engagement cost.

        Then the checks: from the first player on, each is engaged by the enemy with the highest cost that is not above his threat, again and again, until no enemy engages anybody.

        An engaged enemy adds no threat to the staging area, but it attacks.

lcg-rules-defending = When enemies attack
    .text =
        Each engaged enemy gets a shadow card, face down. Then each attacks once, in the order its player likes.

        A defender exhausts to take the attack. The shadow card is turned up and may make things worse. The damage is attack minus defense; what is 0 or less does nothing.

        Without a defender, one hero takes all of it, and defense doesn't help. Sentinels may defend for other players.

lcg-rules-attacking = When players attack
    .text =
        Each player may attack each enemy engaged with him once, with any number of ready characters, who exhaust for it. Their attack is added up; what is above the enemy's defense is damage.

        Ranged characters may also attack enemies of other players. A card with as much damage as hit points is destroyed.

lcg-rules-setup = Setting up
    .text =
        Each player starts with the threat of his heroes added up and six cards, which may be changed once for six others.

        A deck has one to three heroes and at least 50 cards, no title more than three times; starter decks are smaller.
