### The Battle of Five Armies: the rules in short, chapter by chapter, for who plays it for the first time.

b5a-rules-turn = A turn
    .text =
        1. Both sides draw an event card and a story card. A hand holds at most six cards.

        2. The Free Peoples activate up to three generals; each gives a leadership token to another army.

        3. Fate: as many tiles as activated generals, drawn one by one. The Shadow says when to stop, and the last tile counts.

        4. The Shadow places as many figures as it has dice: leadership tokens with its armies, or Great Bats over territories.

        5. Both roll their action dice and use them in turn, the Free Peoples first. Who has fewer dice left than the enemy may pass.

        6. The turn ends: leadership tokens and bats go back, the eagles fly home.

b5a-rules-victory = Who wins
    .text =
        A settlement is worth 2 points to the Shadow, a fortification 4. With 10 points at the end of a turn the Shadow wins, and at once if one of its places is the Front Gate.

        The Free Peoples win when fate reaches its last space, when Bolg is dead, or when Beorn comes while the Shadow has fewer than 6 points.

b5a-rules-generals = Generals
    .text =
        Bard, Dáin, Thranduil, Gandalf and, later, the Lord of the Eagles can be activated. Every one of them adds a leadership token, and gives the Shadow another draw of fate tiles.

        Before each of your actions one activated general may use the ability of his sheet; then he is no longer activated.

b5a-rules-fate = Fate
    .text =
        The number on the tile that counts moves the marker. A tile with a card on it also draws a fate card, which works at once or helps Thorin, Beorn or the eagles later.

        A character on the track is ready as soon as the marker reaches his space, and enters play with a die.

b5a-rules-shadow = Shadow command and bats
    .text =
        Leadership tokens go to different armies. Bats hang over a whole territory: with a Muster die they move an army there, and in a combat there they can drink for one more damage.

b5a-rules-dice = Using the action dice
    .text =
        Army: move two armies, or move one and attack, or attack together with all armies beside an enemy.

        Character: move an army with leadership two regions, or move it one and attack; move characters; bring one into play.

        Muster: flip a token in two regions, or rally two armies. Eagles and bats act with it, and Bolg comes with it.

        Event: draw an event and a story card, or play any card. Every other die plays cards of its own sign.

        Will of the West is any of these. The Lidless Eye recruits goblins, or moves them.

b5a-rules-cards = Cards
    .text =
        An event card is an order in its upper half, played with a die, or a combat card in its lower half, played in a fight without one. Story cards belong to one side and are never drawn twice; some stay on the table.

b5a-rules-movement = Moving armies
    .text =
        An army, or a part of it, moves into an adjacent region without enemies. Rivers are crossed at fords only, and nobody crosses the mountain. At most five units of a side stand in a region; the Shadow may gather any number where it musters.

        An army that moves two regions stops where it comes beside an enemy. A part takes damage along: on neither side may there be more damage than units.

        From a goblin mustering point the way leads through the pass, which opens for good once five units are gathered, and never back.

b5a-rules-mustering = Mustering and rallying
    .text =
        Recruitment tokens lie face down. Flipped, a token shows units, which are placed in its region, and is gone. An enemy who enters the region takes the tokens away unseen.

        To rally, an army rolls a die for each unit, and as many misses again as it has leadership. Each 5 or 6 takes off a damage token.

b5a-rules-attack = Attacking
    .text =
        All units of a region attack together. Before the fight, the side with more units at home in the terrain of the defender's region has terrain superiority and draws an event card.

        In a combined attack the attacker says round by round which of his armies fights.

b5a-rules-manoeuvres = Manoeuvres
    .text =
        Each round both sides choose a card in secret: the manoeuvre of a kind of unit in the army, Regroup, or an event card for its combat half.

        A manoeuvre makes as many of your dice black as you have units of that kind. It works if a black die hits. A used manoeuvre comes back with Regroup.

b5a-rules-rolls = Combat rolls
    .text =
        Roll as many dice as the combat strength of the army, five at most. A die hits on 5 or 6. The attacker needs a 6 against walls that still stand, and in the first round over a ford or up a slope.

        As many misses as the army has leadership may be rolled again.

b5a-rules-damage = Damage and losses
    .text =
        A hit puts a damage token on the enemy army; walls take the hits for a defender until they are breached. While an army has more damage than units, units must fall; otherwise they may. Each unit that falls takes up to two tokens with it.

        Where the last unit falls, the characters of the army fall with it.

b5a-rules-retreat = The end of a round
    .text =
        The attacker goes on or stops. If he goes on, the defender stands or leaves. Leaving is a rout: units fall until one damage token is left, unless Regroup was played this round.

        A retreat leads to own armies or places, or to a region that is not beside an enemy nor across a ford. With nowhere to go, the attacker drives the army where he likes, for one more damage. The winner may advance.

b5a-rules-characters = Characters
    .text =
        Characters lead the army they stand with and can move alone, past enemies. Bilbo's ring takes him anywhere, and helps an army in need. Beorn fights alone: wrath is his strength, and damage takes it away. Bolg's bodyguards die for his army, and with him the Shadow has lost.

b5a-rules-eagles = Eagles
    .text =
        Eagles wait in the eyrie until their lord, as a general, sends them over territories. With a Muster die each of them attacks another Shadow army there with three dice that hit on 4 or more, and flies home.
