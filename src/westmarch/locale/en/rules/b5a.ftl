### The rules of The Battle of Five Armies, in our own words. How these texts are written says wotr.ftl.

## I and XI: what it is about

chapter-aim = What the game is about
    .text =
        A settlement is worth 2 points to the Shadow, a fortification 4. With 10 points at the end of a turn the Shadow wins, and at once if one of its places is the Front Gate.

        The Free Peoples win when fate reaches its last space, when Bolg is dead, or when Beorn comes while the Shadow has fewer than 6 points.

section-aim = The battle at the Lonely Mountain
    .text =
        The Free Peoples (Elves, Dwarves and Men of the lake, with Gandalf among them) hold the spurs of the mountain. The Shadow under Bolg comes up the valley with Orcs and Wargs, and sends Goblins over the mountain.

        The Shadow must take places before time runs out. Time is fate: its marker moves a little every turn, and brings Bilbo, Thorin, the Eagles and at last Beorn. The more generals the Free Peoples use, the more the Shadow can slow fate down.

section-victory-shadow = The Shadow wins
    .text =
        Each fortification under its [control](control) (Ravenhill, the Front Gate, the Eastern Spur) is worth 4 victory points, each other settlement (the Ruins of Dale, the Camp, the Lower Slopes, the Fallen Bridge) 2.

        With 10 points or more the Shadow wins at the end of the turn; and at once if the Front Gate is among its places.

section-victory-free = The Free Peoples win
    .text =
        They win at once when one of these happens:

        - Bolg is eliminated
        - [Beorn](beorn) comes into play while the Shadow has fewer than 6 victory points
        - the [fate marker](fate-track) reaches space 15

## II and III: board and pieces

chapter-board = The board and the pieces
    .text =
        The map has regions with a terrain, in four territories. Settlements and fortifications are what the battle is about. Units of several kinds make up armies; characters lead them.

section-regions = Regions and territories
    .text =
        Each region has one of five terrains (hills, mountains, plains, ruins, swamp) and belongs to one of four territories: the Broken Lands, the Valley, the Eastern Bank, the Southern Spur.

        Regions with a common border are adjacent. Between them may be:

        - a **river**: nobody crosses it, and regions across it are not adjacent
        - a **ford**: the way across a river; whoever attacks over it is hampered
        - a **slope**: where mountains meet another terrain; whoever attacks uphill is hampered

        Nobody crosses the black line around the Lonely Mountain.

section-settlements = Settlements and fortifications
    .text =
        In settlements the Free Peoples muster. Three regions, Ravenhill, the Front Gate and the Eastern Spur, are [fortifications](fortifications): walls with a defence value protect who is inside.

section-special-areas = Mustering regions, passes, the eyrie
    .text =
        - Four regions of the Broken Lands are **mustering regions** of the Shadow. Any number of its units may stand there.
        - Behind the mountain are two **goblin mustering points**, each with a [mountain pass](passes).
        - **The eyrie** is where the [eagles](eagles) wait.
        - On the **fate track** the marker moves, and characters wait.

section-pieces = Units, special units, characters
    .text =
        Units make up armies. Each kind has a card with its Combat Strength, the terrains that suit it, and its [manoeuvre](unit-cards).

        Eagles and Great Bats are special units with rules of their own. Characters are unique: Bolg for the Shadow; Bard, Dáin, Thranduil, Gandalf, Bilbo, Thorin, the Lord of the Eagles and Beorn for the Free Peoples. There are only as many figures of a kind as the box has.

section-setup = Set-up
    .text =
        The program sets up the armies and lays recruitment tokens face down. Bard, Dáin, Thranduil and Gandalf are in play from the start; Bilbo waits on space 2 of the fate track, Thorin on 6, the Lord of the Eagles on 8, and Beorn on 11. The Shadow starts with six dice, the Free Peoples with five.

## IV: the turn

chapter-turn = The turn
    .text =
        1. Both sides draw an event card and a story card. A hand holds at most six cards.

        2. The Free Peoples activate up to three generals; each gives a leadership token to another army.

        3. Fate: as many tiles as activated generals, at least one, drawn one by one. The Shadow says when to stop, and the last tile counts.

        4. The Shadow places as many figures as it has dice: leadership tokens with its armies, or Great Bats over territories.

        5. Both roll their action dice and use them in turn, the Free Peoples first. Who has fewer dice left than the enemy may pass.

        6. The turn ends: leadership tokens and bats go back, the eagles fly home.

section-recovery = Phase 1: dice and cards
    .text =
        The Free Peoples have 5 dice, 6 while Thorin or Beorn is in play (not 7 with both). The Shadow has 6, and 7 if it controls two settlements or fortifications in the same territory. What was won or lost counts from this phase on.

        Then each side, the Free Peoples first, draws one event card and one story card, and discards down to six.

section-phase-generals = Phase 2: generals
    .text =
        The Free Peoples may activate up to three of their [generals](generals) in play. For each they get a [leadership token](leadership-tokens), and put each token with another of their armies.

section-phase-fate = Phase 3: fate
    .text =
        The Shadow draws [fate tiles](fate-tiles); the last one moves the marker.

section-phase-command = Phase 4: the Shadow's command
    .text =
        The Shadow has as many pieces to place as it has dice: leadership tokens and [Great Bats](bats) in any mixture, at most six bats. Each token goes to another army; bats go to territories.

section-phase-actions = Phase 5: actions
    .text =
        Both roll their dice, then use them in turn, the Free Peoples first: see [using the dice](using-dice). Before each of their actions the Free Peoples may use the ability of one activated general.

section-phase-end = Phase 6: the end of the turn
    .text =
        Victory points are [counted](victory-shadow). If the game goes on, all leadership tokens, bats and unused activations go away, and eagles fly back to the eyrie.

## V: dice

chapter-dice = Action dice
    .text =
        Army: move two armies, or move one and attack, or attack together with all armies beside an enemy.

        Character: move an army with leadership two regions, or move it one and attack; move characters; bring one into play.

        Muster: flip a token in two regions, or rally two armies. Eagles and bats act with it, and Bolg comes with it.

        Event: draw an event and a story card, or play any card. Every other die plays cards of its own sign.

        Will of the West is any of these. The Lidless Eye recruits goblins, or moves them.

section-using-dice = Using the dice
    .text =
        Who acts takes an unused die, does one thing that its symbol allows, and puts it away. No part of an action is a duty: with “move and attack” you may also only move, or only attack.

        - With fewer unused dice than the enemy you may **pass**.
        - You may put a die away without doing anything.
        - When one side has no dice left, the other one goes on alone.

section-die-army = Army
    .text =
        - **Strategic move**: move two different armies, one region each.
        - **Attack**: move an army one region, if wanted, then [attack](attacking) with it.
        - **Combined attack**: [attack together](combined-attack) with two or more armies beside the same enemy.
        - Play an Army [card](playing-cards).

section-die-character = Character
    .text =
        - **Swift move**: move an army with [leadership](leadership) up to [two regions](long-moves).
        - **Attack**: move an army with leadership one region, if wanted, then attack with it.
        - **Move characters**: any number of [characters](characters-move) on the map.
        - Bring a [ready](characters-enter) character into play, if his sheet says so.
        - Play a Character [card](playing-cards).

section-die-muster = Muster
    .text =
        - **Recruit**: flip one [recruitment token](flipping-tokens) in each of two regions.
        - **Rally**: [rally](rallying) two armies.
        - Shadow: bring [Bolg](bolg), or use [bats](bats) to move an army. Free Peoples: let [eagles](eagles) attack.
        - Play a Muster [card](playing-cards).

section-die-event = Event
    .text =
        Draw one event card and one of your story cards, or play a [card](playing-cards) of any sign.

section-die-will = Will of the West
    .text =
        Only on dice of the Free Peoples: use it as any other of their symbols. [Beorn](beorn) moves with it.

section-die-eye = Lidless Eye
    .text =
        Only on dice of the Shadow:

        - place one Goblin unit on each goblin mustering point
        - move one army with Goblins one region, if wanted, then attack with it
        - move two armies with Goblins, one region each

        A step from a mustering point into its open [pass](passes) counts as a region.

## VI: cards

chapter-cards = Event and story cards
    .text =
        An event card is an order in its upper half, played with a die, or a combat card in its lower half, played in a fight without one. Story cards belong to one side and are never drawn twice; some stay on the table.

section-drawing = Drawing cards
    .text =
        Both sides draw events from one deck; each has its own story deck. A hand holds six cards of both kinds together. Whoever has more discards at once, face down.

        When the event deck is empty, all used events are shuffled into a new one. Story cards never come back.

section-playing-cards = Playing a card
    .text =
        As an action you play the order of an event card, or a story card: with an Event die, or with a die of the card's own sign (Army, Character, Muster).

        - What it asks for must be true entirely.
        - Everything it says is done as far as possible, unless it says that you may.
        - Where a card breaks a rule, all other rules still hold.
        - Then it is discarded, unless it stays on the table. Cards on the table don't count for the hand.

## VII: fate

chapter-fate = Fate
    .text =
        The number on the tile that counts moves the marker. A tile with a card on it also draws a fate card, which works at once or helps Thorin, Beorn or the eagles later.

        A character on the track is ready as soon as the marker reaches his space, and enters play with a die.

section-fate-tiles = Drawing fate tiles
    .text =
        In phase 3 the Shadow draws tiles one by one: as many as generals are activated, at least one. After each it may stop, or lay the tile aside and draw the next one. The **last** tile drawn counts.

        - A special tile (brought by a story card) ends the drawing: it counts.
        - The tile that counted is out; the others go back into the pool.

section-fate-track = The fate track
    .text =
        The marker moves as many spaces as the tile says. At space 15 the Free Peoples have won. Bilbo, Thorin, the Lord of the Eagles and Beorn are [ready](characters-enter) when it stands on their space or beyond.

section-fate-cards = Fate cards
    .text =
        If the tile that counts has the fate sign, the Free Peoples draw a fate card, which works at once, without an action. Most belong to a character and lie beside his sheet, also before he comes. If he is out of the game the card is discarded.

## VIII: characters

chapter-characters = Characters and leadership
    .text =
        Bard, Dáin, Thranduil, Gandalf and, later, the Lord of the Eagles can be activated. Every one of them adds a leadership token; but from the second on, each gives the Shadow another draw of fate tiles. Before each of your actions one activated general may use the ability of his sheet; then he is no longer activated.

        Characters lead the army they stand with and can move alone, past enemies. Bilbo's ring takes him anywhere, and helps an army in need. Beorn fights alone. Bolg's bodyguards die for his army, and with him the Shadow has lost.

section-characters-enter = Bringing characters into play
    .text =
        A character who isn't in play must first be **ready**: those of the Free Peoples when the fate marker has reached their space, Bolg while a Shadow army is in the Valley. Then the die on his sheet brings him.

        If he must come to a region that holds enemy units, or that the enemy controls, he can't come now. Who is ready may cease to be, if the marker goes back.

section-characters-alone = Characters in play
    .text =
        With an army of their side characters move and fight as a part of it. Alone, or with other characters, they pay no heed to enemies: they neither attack nor are attacked. A general may use his ability even so.

        Beorn and the Lord of the Eagles have rules of their own.

section-characters-move = Moving characters
    .text =
        The action “move characters” moves any number of characters on the map, each as far as his sheet says. A character in an army may go with it when it moves, or stay behind.

section-generals = Generals
    .text =
        Bard, Dáin, Thranduil, Gandalf and the Lord of the Eagles are generals. An activated one may use his ability once in the turn: right before you choose a die, and only one general before each action. After a general's ability an action must follow.

        - Each activated general also brings a leadership token.
        - But the Shadow may draw [as many fate tiles](fate-tiles) as generals are activated; one, if none is.

section-range = Range
    .text =
        Gandalf's blast and Thranduil's archery reach as far as the range template. The program knows which regions are in range; the black line around the mountain blocks shots. Damage by them is dealt with [as in combat](damage-outside).

section-leadership-tokens = Leadership tokens
    .text =
        They stand for lesser captains. The Free Peoples get one for each activated general, the Shadow as many as it wants of its [command](phase-command). Each is put with another army when it is placed.

        A token without an army is gone at once. At the end of the turn all go away.

section-bilbo = Bilbo and his ring
    .text =
        Bilbo comes with a Character die to another character or a leadership token, with five ring tokens.

        - When damage is given to his army, he may spend a token and leave the map to take up to two damage off it.
        - When you choose a Character die, he may first spend a token and appear in any region, also from off the map.

section-bolg = Bolg
    .text =
        Bolg comes with a Muster die to a mustering region, while a Shadow army is in the Valley. A Great Orc comes with him, and a recruitment token is flipped in each mustering region. He has one bodyguard token, or three if the Shadow controls the Ruins of Dale.

        - A bodyguard token cancels all damage to his army from one round of combat or one other attack, but not damage that the army does to itself.
        - If the Shadow controls two settlements or fortifications, a Muster die lays a token in each of four regions of the Broken Lands.
        - If he is eliminated the Free Peoples [win](victory-free).

section-beorn = Beorn
    .text =
        Beorn comes with a Character die at the southern edge. If the Shadow then has fewer than 6 points, the Free Peoples have [won](victory-free). Else he fights like an army of his own, with 8 tokens of wrath.

        - A Will of the West moves him up to three regions; then he may attack. A Character die does too, for one token of wrath.
        - He is never where army units are, and doesn't pass through Shadow armies. For these he counts as an enemy army. He takes back empty places, and takes tokens of the Shadow away.
        - He rolls four dice that hit on 5 and rolls all misses again. Walls, fords and slopes hamper him like anybody. He uses no cards, there is no terrain superiority, and he takes no part in combined attacks.
        - Each damage costs a token of wrath. Without any he is out of the game. He can't be rallied.
        - He may retreat, but not to a friendly army.

section-eagles = The eagles
    .text =
        The Lord of the Eagles comes with a Character die to the eyrie, with one more eagle. Eagles that cards bring before wait there until then.

        - As a general he either brings another eagle to the eyrie, or sends all of them, himself too, over territories of your choice.
        - A Muster die lets any number of eagles over the map attack: each attacks another Shadow army in its territory with three dice that hit on 4, rolls misses once more, and flies back to the eyrie. Nothing changes this roll.
        - At the end of the turn all fly home.

section-bats = Great Bats
    .text =
        Bats hang over a whole territory until the end of the turn.

        - With a Muster die one of them goes away, and an army of the Shadow in its territory moves.
        - In a combat in their territory the Shadow may play the card Vampire-like as its manoeuvre: if its army does damage in that round, one bat goes away for one more. The card comes back each round while bats are there.

## IX: armies

chapter-armies = Armies
    .text =
        An army, or a part of it, moves into an adjacent region without enemies. Rivers are crossed at fords only, and nobody crosses the mountain. At most five units of a side stand in a region; the Shadow may gather any number where it musters.

        Recruitment tokens lie face down. Flipped, a token shows units, which are placed in its region, and is gone. To rally, an army rolls a die for each unit; each 5 or 6 takes off a damage token.

section-limit = Five units
    .text =
        All units of a side in a region are one army. At most **five** stand in a region; characters, tokens, eagles and bats don't count. In mustering regions and goblin mustering points there is no limit for the Shadow.

        If there are more after moving or recruiting, the owner removes the surplus at once. For each unit removed he may take off up to two [damage](casualties).

section-unit-cards = Kinds of units
    .text =
        The card of a kind of unit shows its Combat Strength (how many dice each unit gives), the terrains that suit it, which count for [terrain superiority](terrain), and its manoeuvre, which can be used in [combat](manoeuvres).

section-leadership = Armies with leadership
    .text =
        The leadership of an army is that of its characters together with its tokens. With 1 or more it is an army with leadership: it may act with Character dice, and rolls some [misses again](leader-reroll).

section-moving = Moving armies
    .text =
        An army moves to an adjacent region without an enemy army. Army dice, Character dice (for armies with leadership) and Lidless Eyes (for armies with Goblins) move armies, and so do some cards.

        - No figure moves twice by one action; with another die an army may move again.
        - Armies that meet become one when the whole movement of the action is over, before an attack.

section-splitting = A part of an army
    .text =
        You may move a part and leave the rest. With a strategic move two parts of one army may go different ways.

        - If a Character die moves it, leadership must go along.
        - Damage tokens are divided so that neither part has more of them than units.

section-long-moves = More than one region
    .text =
        An army that moves several regions by one action leaves figures only where it starts, and picks nobody up on the way. Where it comes beside an enemy army it must stop. The limit of five is checked at the end.

section-control = Control of places
    .text =
        When a Shadow army enters a settlement or fortification of the Free Peoples, also in passing, the Shadow controls it. Units of the Free Peoples take it back by entering; a character or an eagle doesn't do. Walking into an undefended place is no attack.

section-laying-tokens = Laying recruitment tokens
    .text =
        Tokens of the Free Peoples are of two groups: Dwarves and Men, and Elves. New tokens are drawn unseen and laid face down in settlements, or in mustering regions of the Shadow; never where an enemy army or enemy control is. When all tokens of a group are used up, no more come.

section-flipping-tokens = Flipping recruitment tokens
    .text =
        A flipped token shows which units come to its region, and is out of the game. If no such figure is left, another unit of the same group comes instead.

        An army that enters or passes a region with enemy tokens takes them away unseen; they go back among the unused ones.

section-direct-recruiting = Recruiting without tokens
    .text =
        Some cards and abilities place units at once. If the figure isn't available, nothing comes. The [limit](limit) holds.

section-rallying = Rallying
    .text =
        A Muster die rallies up to two armies. Each rolls as many dice as it has units, and as many failed dice again as it has leadership. Each 5 or 6 takes off one damage. Afterwards units may be given up as well, for two damage each.

section-passes = Mountain passes
    .text =
        At first both passes are closed. A pass opens for good as soon as five units stand at its goblin mustering point.

        - From there an army moves only into the pass, and from the pass only into the region that it leads to. It may attack an army in that region; that is no attack uphill.
        - Nobody goes, retreats or attacks into a pass from a region, and it is adjacent to none.
        - An army in a pass takes no part in combined attacks with others. At most five units stand in it.

## X: combat

chapter-combat = Combat
    .text =
        All units of a region attack together. Each round both sides choose a card in secret: the manoeuvre of a kind of unit in the army, Regroup, or an event card for its combat half.

        Roll as many dice as the Combat Strength of the army, five at most. A die hits on 5 or 6. A hit puts a damage token on the enemy army. While an army has more damage than units, units must fall. The attacker goes on or stops; if he goes on, the defender stands or leaves.

section-attacking = Attacking
    .text =
        An army attacks an enemy army in an adjacent region, by an Army die, with leadership by a Character die, with Goblins by a Lidless Eye, or by a card. It may move one region before. All units of the region attack; to leave some out, move a part away first.

section-terrain = Terrain superiority
    .text =
        Before the first round both sides count their units for whom the terrain of the **defender's** region is suitable. Whoever has more of them (units, not strength) draws an event card. If it is equal, nobody does.

section-combat-hand = Cards for a combat
    .text =
        Story cards are laid aside. Each side chooses among its event cards, the cards of all kinds of units in its army, Regroup, and special manoeuvres (Thorin's, the bats').

section-manoeuvres = Step 1: manoeuvre
    .text =
        Each side chooses one card in secret; both are shown together.

        - **A unit's card**: as many of your dice as you have units of that kind are black. If a black die hits, the manoeuvre works. The card is used until you regroup.
        - **An event card**: its combat half works when it says. If both work at the same moment, the defender's comes first. Then it is discarded.
        - **A special manoeuvre** works without a hit.
        - **Regroup** takes back all your used cards, and lets you [retreat](retreat) at the end of the round without the losses of a rout.

section-combat-roll = Step 2: combat roll
    .text =
        Each side rolls as many dice as its Combat Strength, five at most. A **5** or 6 hits. The attacker needs a **6**

        - against an unbreached [fortification](fortifications)
        - in the first round, across a ford
        - in the first round, up a slope into mountains

        Cards may add or subtract. A rolled 1 always misses, a rolled 6 always hits.

section-leader-reroll = Step 3: leader re-roll
    .text =
        Each side rolls as many of its misses again as its army has leadership, each once, white or black dice as it likes. The same numbers hit, unless a card says otherwise.

section-damage = Step 4: damage
    .text =
        Each hit puts a damage token on the enemy army. Then cards and abilities that add, lower or cancel damage work, and then [units fall](casualties).

section-casualties = Units fall
    .text =
        For each unit that you remove, take up to two damage tokens off its army. You may do so; you must, as long as the army has more damage tokens than units. Units that fell can come again.

section-destroyed = When the last unit falls
    .text =
        With the last unit the characters and leadership tokens of the army are gone. Eliminated characters don't come back. If both armies are destroyed, the defender keeps control of the region.

section-damage-outside = Damage outside of a combat
    .text =
        Damage by a card, a shot or a forced retreat is dealt with in the same way: first the tokens and what protects against them, then units fall if they must or the owner likes.

section-fortifications = Fortifications
    .text =
        Walls with damage below their defence value protect the army inside in two ways: the attacker needs a 6, and all damage, of whatever kind, goes to the walls. When the damage equals the value, they are **breached**: further damage hits the army at once, and from the next round on a 5 is enough.

        Damage to walls stays, unless a card says that it is repaired.

section-round-end = Step 5: the end of a round
    .text =
        If neither army is destroyed, the attacker says whether he stops. If he goes on, the defender may leave: [retreat](retreat), if he played Regroup in this round, else [rout](rout). If he stands, another round begins.

section-retreat = Retreat
    .text =
        The army moves to an adjacent region

        - without an enemy army or a place under enemy control
        - not beside an army of the enemy (the attacker's counts, too)
        - not across a ford

        To a friendly army, or to a place that you control, you may always retreat. If there is no such region, the attacker chooses where you go (not to his armies or places), and you take one more damage. If there is nowhere at all, you can't leave.

section-rout = Rout
    .text =
        Who leaves without Regroup is routed: units fall until at most one damage token is left. Then the army moves as in a [retreat](retreat).

section-advance = Advancing
    .text =
        If the defender is destroyed or has left, the attacker may move all or some of his units into the region; damage tokens are divided as in every [move](splitting).

section-combined-attack = Combined attack
    .text =
        With an Army die, two or more of your armies beside the same enemy attack together. At the start of each round you say which of them fights: only its units, leadership and cards count, and only it takes damage.

        - Terrain superiority is looked at once, with the army that fights first.
        - When another army takes over, used unit cards and special manoeuvres come back.
        - Fords and slopes hamper each army in its first attack.
        - In the end only one of the armies may advance.
        - If the last one to fight is destroyed, but the defender is gone as well, you have won as long as another of your armies is left.

## Worked examples

example-casualties = Three hits on a tired army
    .text = Three units of Lake-men already have two damage. Attack them from the Dale Hills; both sides regroup. The Lake-men give up no more than they must.
    .after = Three hits make five damage on three units: too many. One unit falls and takes two tokens along: two units, three tokens. Another one falls: one unit, one token. Now it may stop.
example-fate = One more tile
    .text = Three generals are activated, so the Shadow may draw up to three fate tiles. The first says 3. Draw again, and keep the second.
    .after = The second tile says 2, and counts, although a third might have been lower: the last tile drawn always counts. The 3 goes back into the pool.
example-swift-move = Two regions with a captain
    .text = Two units of Dwarves in the Camp have a leadership token. Move them two regions with the Character die, along the north bank.
    .after = No enemy was beside the first region, so they could go on. The token went with them, as it must with a Character die.
example-split-damage = Damage is divided, too
    .text = One unit of Lake-men and two of archers have two damage. Move the two archers alone with a strategic move, and look how much damage they may take along.
    .after = One or two tokens, but not none: two tokens on the one unit that stays would be more tokens than units.
example-recruit = Two tokens
    .text = Tokens lie in the Camp and on Ravenhill. Recruit with the die, and flip both.
    .after = Each token is flipped in its own region, shows what comes there, and is out of the game.
example-goblins = The pass opens
    .text = Four units of Goblins wait at the western mustering point. Recruit with a Lidless Eye; then, after the Free Peoples, move the Goblins into the pass with the next one.
    .after = With the fifth unit the pass opened for good. From the pass the only way leads into the region below.
example-beorn-comes = Beorn comes in time
    .text = Fate has reached Beorn's space, and the Shadow has no points. Bring him to the Southern Hills.
    .after = The Shadow has fewer than 6 points, so the Free Peoples have won.
example-front-gate = Ten points with the Gate
    .text = The Shadow controls the Camp and the Eastern Spur: 6 points. Nobody defends the Front Gate. Move there.
    .after = Ten points with the Front Gate among them win at once; without it the Shadow would have to hold them until the end of the turn.
example-retreat = Where to retreat
    .text = Attack the Lake-men in the Eastern Valley; both sides regroup. Let the Shadow go on, then retreat.
    .after = They may go where no enemy is beside them. The East Ford Swamp lies beside the Orcs in the Dale Hills, so it isn't offered.
example-ford = Across a ford
    .text = Four units of Orcs attack the Camp over the ford. Both sides regroup.
    .after = Four fives, and no hit: across a ford the attacker needs a six in the first round. If he goes on, fives hit.
example-walls = Walls fall
    .text = The walls of the Eastern Spur stand three damage, and have one. Attack; both sides regroup.
    .after = Three sixes are three hits, the fives are none. Two of them breach the walls, the third one strikes the Dwarves behind them. From the next round on fives hit as well.

## Puzzles

puzzle-p-gate = The Gate stands open
    .text = The Shadow has 6 points and one die. Win at once.
    .after = The Front Gate, undefended, is worth 4: ten points with the Gate among them. Another place would have to be held until the end of the turn.
puzzle-p-beorn-in-time = Just in time
    .text = The Shadow has 4 points. One Character die is left. Win.
    .after = Fate has reached Beorn. He comes while the Shadow has fewer than 6 points.
puzzle-p-kill-bolg = The king of the Orcs
    .text = Bolg stands without bodyguards with one unit in the Eastern Valley. All your dice will be fives, theirs ones. Win.
    .after = With the last unit of an army its characters fall; with Bolg the battle is won. Whichever manoeuvre you choose, the hits are enough.
puzzle-p-open-the-pass = Over the mountain
    .text = Two Lidless Eyes, four units of Goblins at the western point. Bring five units into the western pass.
    .after = The first Eye recruits the fifth unit, which opens the pass; the second one moves them in.
puzzle-p-two-places = Two places at a stroke
    .text = One Army die. Take control of the Camp and of the Ruins of Dale.
    .after = A strategic move moves two different armies.
puzzle-p-take-back = In passing
    .text = The Shadow controls the Ruins of Dale. With one Character die, free them and end in the Dale Hills.
    .after = A swift move goes two regions; passing through is enough to take a place back.
puzzle-p-bring-bolg = Three bodyguards
    .text = The Shadow controls the Ruins of Dale, but no army of it is in the Valley. With these two dice, bring Bolg with three bodyguards.
    .after = First an army must enter the Valley, with the Character die. Then the Muster die brings him, with three guards because of the Ruins.
puzzle-p-ring = Gone, and there again
    .text = Bilbo is in the Camp, with one ring token. Get him to Ravenhill with this die.
    .after = On foot it is too far. The ring takes him anywhere before a Character die is used.
puzzle-p-rally = Fresh courage
    .text = Two armies have damage. Your rally dice will be 5, 6 and 5. Make both whole again.
    .after = One Muster die rallies two armies; each 5 or 6 takes off a damage.
puzzle-p-eagles = Out of the sky
    .text = Two eagles, their lord among them, are over the Valley, and all their dice will be fours. Destroy both armies there.
    .after = Eagles hit on 4. Each attacks another army with three dice.
puzzle-p-bats = Wings instead of feet
    .text = Only a Muster die is left. Take the Ruins of Dale.
    .after = A bat of the territory goes away, and an army there moves.
puzzle-p-walls = Through the walls
    .text = The walls of the Eastern Spur stand one more damage. Your dice will be sixes, theirs ones. Take the place.
    .after = The first hit breaches the walls; the others strike the Dwarves at once. Then advance.
puzzle-p-thorin = To the king!
    .text = Fate has reached Thorin. Bring him into the battle.
    .after = A Character die brings him to the Front Gate, which the Shadow doesn't hold.

## The guided first match

lesson-first = One turn before Dale
    .text = You lead the Free Peoples through one turn: generals, fate, fresh troops, and a fight with the Orcs before Dale. About ten minutes.
lesson-first-welcome = Before the Lonely Mountain
    .text = You play the Free Peoples, the computer plays the Shadow. The Shadow must take places before time runs out: at 10 victory points it wins. Time is your friend: with every turn fate brings help nearer. Hold on until then. Let us play one turn.
lesson-first-table = Where you are asked
    .text = This line always says whose turn it is and what is asked. Whatever you may click has a golden edge. Nothing can go wrong here: “Undo” takes back every step.
lesson-first-generals = Call your generals
    .text = Up to three generals are activated each turn. Each brings a leadership token and may use his ability once. But each from the second on gives the Shadow another draw of fate. Choose Dáin and Bard, then “Nobody else”.
    .back = Every general has his hour. This time take Dáin and Bard, and no third: two are enough, and fate goes on faster.
lesson-first-command = Captains for your armies
    .text = A leadership token makes an army better: it may roll misses again. The Orcs stand before Dale, so lay one on the Ruins of Dale and the other on the Camp.
    .back = That army could use a captain, too. But the fight will be at Dale, and Dáin's people stand in the Camp.
lesson-first-fate = Fate moves on
    .text = The Shadow draws fate tiles and may stop at any of them; the last one counts. The marker moves that far. On its way wait Bilbo, Thorin, the Eagles and Beorn; at space 15 you have won.
lesson-first-dice = Your dice are your turn
    .text = Both sides have rolled. Each die is one action, and its face says of what kind. You and the Shadow take turns until all are used. In this lesson there are three dice for each side.
lesson-first-recruit = Fresh troops
    .text = A Muster die flips recruitment tokens in two regions. Take it, choose to recruit, then the Ruins of Dale and the Camp.
    .back = That can be done. But troops first: Dale will need every sword in a moment.
lesson-first-recruited = Who has come
    .text = The token is flipped: its units stand in the region now, and the token is gone. Each kind of unit has its own strength, terrain, and manoeuvre. Point at an army to read them. Now flip the token in the Camp, too.
lesson-first-attack = Attack!
    .text = Two units of Orcs stand in the Dale Hills. Take the die that shows Muster and Army, choose to attack, then your army in the Ruins of Dale, then the Dale Hills.
    .back = There is much to do. But the Orcs are few now, and their friends are near: attack while you are stronger.
lesson-first-manoeuvre = A plan for the round
    .text = Each round both sides secretly choose a manoeuvre: one kind of unit in the army. As many of your dice as you have such units are black. If a black die hits, the manoeuvre works. Choose the Lake-men: they do one more damage.
    .back = Any manoeuvre will do. The Lake-men have two black dice here, so theirs is the surest: take it.
lesson-first-rolls = The dice fall
    .text = Each side rolls as many dice as its strength, five at most; 5 and 6 hit. You have two hits, and one of them is black. The Orcs have one.
lesson-first-again = Leadership
    .text = The captain in your army lets you roll one miss again. There is nothing to lose: roll one white die again.
    .back = You may let it be. But rolling again costs nothing.
lesson-first-darts = The manoeuvre works
    .text = A black die has hit, so the Lake-men may use their manoeuvre. Do it: one more damage for the Orcs.
    .back = There is no reason to spare the Orcs. Use it.
lesson-first-losses = Damage and losses
    .text = Every hit is a damage token on the army. Only while an army has more damage than units must a unit fall. You have one damage and four units: nobody needs to go. Choose “No unit falls”.
    .back = You may remove a unit, and its damage with it. But one damage hurts nobody yet: keep them all.
lesson-first-stay = The Orcs are gone
    .text = You may advance into the Dale Hills. But the Ruins of Dale count two points for the Shadow if it takes them, and nobody else guards them. Stay.
    .back = The hills are empty, but they count nothing. Whoever leaves Dale may lose it: stay.
lesson-first-cards = The last die is yours
    .text = An Event die draws one event card and one story card, or plays one. Before it, Bard or Dáin may use his ability. Do as you like; drawing is never wrong.
lesson-first-end = The turn is over
    .text = Both sides draw cards, and the generals are called again. You have seen the heart of it: hold what counts, strike where you are stronger, and let fate work for you. You can play on from here, solve a puzzle, or begin a match of your own.
