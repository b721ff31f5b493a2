### War of the Ring's rules in short, for the help beside the board: a reminder in our words, not the rulebook.

wotr-rules-turn = A turn
    .text =
        1. Both sides get their dice back and draw one card from each of their two decks. A hand holds at most six cards.

        2. Fellowship phase: the Free Peoples may say where the Fellowship is, change its Guide, or let it enter Mordor.

        3. The Shadow puts dice into the Hunt Box.

        4. Both sides roll. Eyes go into the Hunt Box at once.

        5. The sides take turns with one die each, the Free Peoples first. Who has fewer unused dice may pass.

        6. Whoever has conquered enough has won; else the next turn begins.

wotr-rules-victory = Who wins
    .text =
        The Free Peoples win at once when the Ring-bearers stand on the last step of the Mordor track with less than 12 corruption. The Shadow wins at once when corruption reaches 12.

        At the end of a turn the Shadow wins with 10 victory points, else the Free Peoples with 4. A conquered stronghold is worth 2 points, a conquered city 1.

wotr-rules-dice = Using the action dice
    .text =
        Character: move or attack with one army that has a leader, or play a Character card. The Free Peoples also move or hide the Fellowship, separate companions or move those on the map; the Shadow moves Nazgûl and minions.

        Army: move two armies, or attack with one, or play an Army card. Muster: one step on the political track, or new figures, or a Muster card; the Shadow also brings a minion. Muster/Army is either of the two.

        Event: draw a card, or play any card. Will of the West: whatever the Free Peoples want; only it brings Aragorn and Gandalf the White. Eye: no action, the die is in the Hunt Box.

wotr-rules-rings = Elven Rings
    .text =
        Once a turn, before using a die, a ring turns one of your unused dice to another face, though never to a Will of the West. A ring that the Free Peoples use goes to the Shadow; one that the Shadow uses is gone.

wotr-rules-events = Event cards
    .text =
        A card is played with a die that shows its sign in the corner, or with an Event die, if its condition holds. Do as much of it as is possible. Some cards stay on the table until they say that they leave it.

        The lower half is for battles; there the card needs no die.

wotr-rules-movement = Moving armies
    .text =
        An army, or a part of it, moves into an adjacent region without an enemy army. At most ten units of a side stand in a region. Leaders never stay behind alone; Nazgûl and characters may.

        A nation that is not at war doesn't cross into other nations' land. No figure moves twice with one die.

wotr-rules-battle = Battles
    .text =
        Only nations at war attack, with all or a part of an army, an army in an adjacent region. Each round both sides may play a combat card, roll a die for each unit (five at most), and roll again as many misses as they have leadership (five at most).

        A five or six hits; behind the walls of a fortification or a city the attacker needs sixes in the first round. A six is always a hit, a one never.

        A hit removes a regular or reduces an elite; two remove an elite. Then the attacker may stop, and the defender may retreat. Whoever is left may move into the region that was won.

wotr-rules-combat-cards = Combat cards
    .text =
        Any card in hand can be a combat card, if the condition in its lower half holds. The attacker chooses first, face down; both are shown together. The one with the lower number takes effect first; the defender's, where they are equal. Both are discarded.

wotr-rules-siege = Strongholds and sieges
    .text =
        Defenders of a stronghold may withdraw into it, five units at most. The attackers stand around it: it is under siege.

        Against a stronghold the attacker always needs sixes. A siege battle has one round; each further one costs an elite that is reduced to a regular. Those inside may make a sortie. Nothing is mustered there as long as it lasts.

wotr-rules-mustering = Mustering
    .text =
        For nations at war only: one elite, or two of regulars and leaders (Nazgûl for Sauron) in two different settlements of their nations. The settlement must be free: not conquered, not under siege. A leader needs units there, a Nazgûl a stronghold.

        Free Peoples figures that fall are gone; those of the Shadow can be mustered again. Characters never come back.

wotr-rules-characters = Characters on the move
    .text =
        A Character die moves all companions on the map that are wanted, alone or in groups, as far as the highest level among them. Enemies don't stop them, but a Shadow stronghold does.

        Nazgûl fly anywhere but into a stronghold that the Free Peoples hold, unless they join a siege there. Minions on foot walk as companions do.

wotr-rules-politics = The political track
    .text =
        A nation goes to war step by step, by Muster dice, by cards, or when it is attacked or loses a settlement. A Free Peoples nation must first be woken: by an attack, a companion who can, or the Fellowship declared in one of its cities or strongholds. Before that it can't take the last step.

wotr-rules-fellowship = The Fellowship
    .text =
        A Character die moves it: its progress grows by one, and it is hunted. Where it truly is, nobody has to know until it is declared, or revealed by a Hunt tile; then it stands at most as many regions away as its progress says.

        Declared in a city or stronghold of the Free Peoples it heals one point of corruption. Revealed, it must hide before it can move again. The Guide is one of the companions with the highest level; without companions Gollum leads the way.

wotr-rules-hunt-dice = Dice for the Hunt
    .text =
        The Shadow may set aside as many dice as there are companions in the Fellowship, but one is always allowed. They count as Eyes, together with those rolled. If the Free Peoples got dice back from the box, at least one must go in.

wotr-rules-hunt = The Hunt for the Ring
    .text =
        When the Fellowship moves, the Shadow rolls as many dice as there are in the Hunt Box, five at most. A six is a success; each move before in the same turn adds one to every die. With a Shadow stronghold, units or a Nazgûl in the Fellowship's region some dice may be rolled again.

        With a success a tile is drawn. A number is damage; an Eye makes as much damage as there were successes. Damage is taken by a companion who falls, up to his level, or as corruption. A tile with the red corner reveals the Fellowship.

wotr-rules-mordor = Mordor
    .text =
        From Minas Morgul or Morannon the Fellowship may enter Mordor in its phase. The Eyes that were drawn go back into the pool, and the special tiles that cards brought into play join them.

        On the track each move draws a tile without a roll, and an Eye counts as many as there are dice in the box. Unless the tile stops it, the Fellowship goes one step on. If in a turn it neither tries to move nor hides, it takes one corruption. Five steps lead to the Cracks of Doom.

wotr-rules-partners = Three and four players
    .text =
        Four: Gondor leads Gondor and the Elves, Rohan leads Rohan, the North and the Dwarves; the Witch-king leads Sauron's nation, Saruman leads Isengard and the Southrons. Three: one player has all Free Peoples. Partners share dice, rings and table, never their hands.

        One of two partners is the leading player; from the second turn on the token changes hands at the start of each turn. He declares the Fellowship, names the Guide, decides in the Hunt, or sets dice aside for it. The other one acts first; then they act in turns. Whoever passes is next.

        Dice and cards serve your own nations only. Either partner moves the Fellowship, companions and Nazgûl; only the Witch-king's player recruits Nazgûl. In turn 1 everybody draws from both decks, then from one. A hand holds four cards. After drawing, partners may swap a card unseen.

        Where partners' units stand together they stay apart or become a mixed army if both agree; attacked, they are one. It obeys whoever has more units in it, then more elites, then the leading player; he may not split it so that he loses control. The other one may take his own units out.

        With three players the Free Peoples may not use two actions in a row for the same nation, or for the same mixed army.

        A side wins together. Of two partners who have won, the better one has taken more and lost less: the Shadow counts points taken less points lost, the Free Peoples points lost.
