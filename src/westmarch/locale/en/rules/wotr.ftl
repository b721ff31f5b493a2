### The rules of War of the Ring, in our own words.
###
### chapter-<id>: its title, .text: the chapter in short. section-<id>: its title, .text: the section. example-<id>: its
### title, .text: what is on the board and what to try, .after: what happened and why.
### A blank line ends a paragraph, "- " begins an item of a list, [words](section-id) leads to another section, **words**
### are names of things that the section explains (no line begins with them, nor with a link: Fluent won't have it). Which sections there are says games/wotr/reference/contents.toml.

## I and X: what it is about

chapter-aim = What the game is about
    .text =
        The Free Peoples win at once when the Ring-bearers stand on the last step of the Mordor track with less than 12 corruption. The Shadow wins at once when corruption reaches 12.

        At the end of a turn the Shadow wins with 10 victory points, else the Free Peoples with 4. A conquered stronghold is worth 2 points, a conquered city 1.

section-aim = Two sides, two struggles
    .text =
        One side plays the Free Peoples: Gondor, Rohan, the North, the Dwarves and the Elves, and the Fellowship that carries the Ring to Mount Doom. The other side plays the Shadow: the nation of Sauron, Isengard, and the Southrons and Easterlings.

        The Shadow is far stronger in the field, and its losses come back. The Free Peoples can't win the war in the long run: they hold out, while the Fellowship goes on in secret. Each time it moves, the Shadow hunts it.

        Two play as described here. With three or four, a side is shared: see [three and four players](partners).

section-victory-ring = Victory by the Ring
    .text =
        Two ways to win are looked at all the time, and end the game on the spot:

        - **The Ring-bearers are corrupted.** With 12 points of [corruption](corruption) the Shadow wins.
        - **The Ring is destroyed.** When the Ring-bearers reach the last step of the [Mordor track](mordor-track), the Free Peoples win.

        If one tile does both, corruption comes first: with 12 points the Shadow has won, wherever the Ring-bearers are.

section-victory-war = Victory by war
    .text =
        At the end of each turn victory points are counted. Each enemy stronghold that a side has [captured](capture) is worth 2, each enemy city 1. Towns and fortifications are worth nothing.

        - With 10 points or more the Shadow wins.
        - Else, with 4 points or more, the Free Peoples win.

        Only what is held at that moment counts. A place that its first owner has taken back gives no points any more; nor does a stronghold whose garrison still holds out.

## II: board and pieces

chapter-board = The board and the pieces
    .text =
        The map is divided into regions, some of which belong to nations. Settlements are what the war is about: armies are mustered there, and cities and strongholds are worth victory points. Units fight, leaders and characters lead them.

section-regions = Regions and borders
    .text =
        Two regions that share a border are **adjacent**, also across a river. Mountains drawn as an impassable border part them: if nothing else is between two regions, they are not adjacent, for armies, characters and the Fellowship alike. Nobody enters seas and lakes.

        Regions beside the great sea in the west are coastal; some cards speak of them.

        The steps of the Mordor track lie on the map, but are no region.

section-nations = Nations
    .text =
        A coloured border marks the land of a nation, sometimes in several pieces. Five nations are Free Peoples: Gondor, Rohan, the North, the Dwarves, the Elves. Three belong to the Shadow: Sauron, Isengard, the Southrons and Easterlings. Many regions belong to nobody.

        Whose land a region is matters for [politics](not-at-war): an army that isn't at war stays out of the land of others, even of friends.

section-settlements = Settlements and fortifications
    .text =
        - A **town** only lets its nation muster there.
        - A **city** also protects its defenders in the first round of a battle, and is worth 1 victory point to the enemy.
        - A **stronghold** can be held in a [siege](siege), and is worth 2 points to the enemy.
        - A **fortification** (Osgiliath, the Fords of Isen) protects its defenders as a city does. It is no settlement: nobody musters there, it has no owner and gives no points.

        A settlement is **unconquered** as long as its first owner holds it, or holds it again. So is a besieged stronghold, if those inside belong to its first owner.

section-free-region = Free regions
    .text =
        A region is **free** for a side if no enemy army stands there and no settlement there is under enemy control. The region of an enemy stronghold is free for the army that besieges it.

        Armies may [move](army-movement) a little further than that: also to an enemy settlement which no enemy unit defends. That is how it is captured. For [retreating](retreat) and for [mustering](mustering) the region must be free in the strict sense.

section-units = Units and leaders
    .text =
        Your **units** are regulars and elites. All regulars fight alike, whatever their nation, and so do all elites: an elite stands two hits.

        The **leaders** of the Free Peoples make armies better and let them act with a Character die. They lead units of any Free Peoples nation. A leader never stands without units: where the last unit goes, he goes along or is lost. Leaders are no units: they take no hits and don't count for any limit.

        Units and leaders of the Free Peoples that fall are out of the game. Those of the Shadow go back to its reinforcements.

section-nazgul = Nazgûl
    .text =
        Nazgûl are the leaders of the Shadow. They differ from other leaders in this:

        - They may be alone, and enemies in their region don't bother them.
        - They [fly](minions-move): a single move takes them to any region.
        - They are lost with an army in battle like leaders, but come back to the reinforcements.

        The Witch-king counts as a Nazgûl in everything, unless a card names him or speaks of minions.

section-characters = Companions and minions
    .text =
        Characters are unique. Those of the Free Peoples are **companions**, those of the Shadow **minions**. Each has a card with a **level** (how far it moves alone, how much Hunt damage a companion stands), **Leadership**, and abilities.

        With an army they lead it like leaders. Unlike leaders they also go alone, and enemies don't stop them. They are in danger only together with an army in a battle, in the Fellowship, or where a card says so. A character that is eliminated never comes back.

        Seven companions begin in the Fellowship. Strider can become Aragorn, Gandalf the Grey can become Gandalf the White. Saruman, the Witch-king and the Mouth of Sauron [come into play](characters-enter) later. Gollum is no companion: he belongs to the Fellowship, and guides it when nobody else is left.

section-who-is-who = Who is who
    .text =
        Level and Leadership of each character:

        - Gandalf the Grey 3/1, Strider 3/1, Boromir 2/1, Legolas 2/1, Gimli 2/1, Meriadoc 1/1, Peregrin 1/1
        - Gandalf the White 3/1, Aragorn 3/2
        - Saruman 0/1, the Mouth of Sauron 3/2, the Witch-king flies/2

        Gandalf the Grey, Strider, Aragorn, Boromir, Legolas and Gimli are **Captains of the West**: each of them who fights adds 1 to the Combat Strength of his army. Boromir, Legolas and Gimli can use any die to move their nation one step towards war, while they stand in one of its unconquered cities or strongholds (Gimli: in Erebor).

        All characters tell their abilities on their cards; point at them to read.

## III: set-up

chapter-setup = Setting up
    .text =
        The program sets everything up. The Ring-bearers start in Rivendell, hidden, with all seven companions and without corruption. The Shadow starts with seven dice, the Free Peoples with four.

section-setup = What is where at the start
    .text =
        - The Fellowship is in Rivendell, hidden, with progress 0 and corruption 0. Gandalf the Grey is its Guide.
        - The Free Peoples have 4 action dice and three Elven Rings, the Shadow 7 dice.
        - Each side has a deck of Character events and one of Strategy events, 24 cards each.
        - The Hunt pool holds the sixteen standard tiles: four Eyes, twelve with numbers from 0 to 3.
        - Rohan, the North, the Elves and the Dwarves stand three steps from war, Gondor and the Southrons two, Sauron and Isengard one. Elves and Shadow nations are active, all others passive.
        - Armies stand as the map shows when a match begins; what is left of each nation's figures are its reinforcements.

## IV: the turn

chapter-turn = The turn
    .text =
        1. Both sides get their dice back and draw one card from each of their two decks. A hand holds at most six cards.

        2. Fellowship phase: the Free Peoples may say where the Fellowship is, change its Guide, or let it enter Mordor.

        3. The Shadow puts dice into the Hunt Box.

        4. Both sides roll. Eyes go into the Hunt Box at once.

        5. The sides take turns with one die each, the Free Peoples first. Who has fewer unused dice may pass.

        6. Whoever has conquered enough has won; else the next turn begins.

section-phases = Six phases
    .text =
        - **1. Dice and cards.** Used dice come back, those of the Free Peoples also from the Hunt Box. Dice of characters who came last turn are added, those of characters who fell are gone. Then each side [draws](drawing) one card from each of its decks.
        - **2. Fellowship.** The Free Peoples may [declare](declaring) the Fellowship, [enter Mordor](entering-mordor) and change the [Guide](guide).
        - **3. Hunt dice.** The Shadow [sets dice aside](hunt-dice) for the Hunt.
        - **4. Roll.** Both roll what they have; Eyes go to the Hunt Box.
        - **5. Actions.** The heart of the turn: [dice are used](using-dice) one by one.
        - **6. Victory.** [Victory points](victory-war) are counted.

section-dice-pool = How many dice
    .text =
        The Shadow has 7 dice, and one more for each of Saruman, the Witch-king and the Mouth of Sauron while they are in play. The Free Peoples have 4, and one more for each of Aragorn and Gandalf the White.

        A die that was won or lost counts from phase 1 of the next turn on.

section-hunt-dice = Dice for the Hunt
    .text =
        Before rolling, the Shadow may put dice into the Hunt Box. They are not rolled; each counts as an Eye in the [Hunt](hunt-roll).

        - At most as many as there are companions in the Fellowship. The Ring-bearers and Gollum don't count. One die is always allowed.
        - At least one, if the Free Peoples took a die of theirs back out of the box in phase 1, which means that the Fellowship moved with a die last turn.

        Eyes that are rolled join them at once; for those there is no limit.

section-using-dice = Using the dice
    .text =
        The Free Peoples begin; then the sides take turns. Who acts takes one unused die, does one of the things that its symbol allows, and puts it away until the next turn. A die that moved the Fellowship goes to the Hunt Box instead.

        - **Passing**: whoever has strictly fewer unused dice than the enemy may pass, and the enemy acts again. Dice in the Hunt Box are not unused dice.
        - **Wasting**: a die may be put away without doing anything.
        - When one side has no dice left, the other one uses up its own, one after the other.

section-die-character = Character die
    .text =
        The sword lets you do one of these:

        - move one [army](army-movement) that has a leader or character, or [attack](attacking) with one (also a siege battle or a sortie); a leader or character must go along
        - play a Character [event](playing-events)
        - Free Peoples: [move the Fellowship](fellowship-moves), [hide](hiding) it, [separate](separating) companions from it, or [move companions](companions-move) on the map
        - Shadow: [move Nazgûl and minions](minions-move)

section-die-army = Army die
    .text =
        The banner lets you do one of these:

        - [move](army-movement) up to two different armies, one region each
        - [attack](attacking) with one army (also a siege battle or a sortie)
        - play an [event](playing-events) with the Army sign

        Armies need no leader for it.

section-die-muster = Muster die
    .text =
        The helmet lets you do one of these:

        - move one of your nations one step towards war on the [political track](advancing)
        - [muster](mustering) new figures for nations at war
        - play an [event](playing-events) with the Muster sign
        - Shadow: bring a [minion](characters-enter) into play

section-die-muster-army = Muster/Army die
    .text =
        Helmet and banner together: use it as a [Muster](die-muster) die or as an [Army](die-army) die. It plays events of either sign.

section-die-event = Event die
    .text =
        The palantír lets you [draw](drawing) one card from either of your decks, or play an [event](playing-events) of any sign.

section-die-will = Will of the West
    .text =
        On dice of the Free Peoples only. It is used as any other symbol. Only a Will of the West brings [Aragorn and Gandalf the White](characters-enter).

section-die-eye = Eye
    .text =
        On dice of the Shadow only. A die that shows it is put into the Hunt Box at once, and makes the [Hunt](hunt-roll) stronger this turn. It gives no action.

section-elven-rings = Elven Rings
    .text =
        When it is your action, you may first use a ring to turn one of your unused dice to another face. Then you act as usual, with that die or another one, or pass.

        - A side uses at most one ring a turn.
        - A ring that the Free Peoples have used goes to the Shadow. One that the Shadow has used is out of the game.
        - The Free Peoples can't turn a die to a Will of the West.
        - The Shadow may turn a die to an Eye: it goes to the Hunt Box, and the Shadow still has its action. An Eye can't be turned to something else.

## V: event cards

chapter-events = Event cards
    .text =
        A card is played with a die that shows its sign in the corner, or with an Event die, if its condition holds. Do as much of it as is possible. Some cards stay on the table until they say that they leave it.

        The lower half is for battles; there the card needs no die.

section-drawing = Drawing cards, and the hand
    .text =
        Each side has two decks: Character events are mostly about the Fellowship, companions and minions, Strategy events about armies and politics. In phase 1 of every turn, also the first one, you draw one card from each. An Event die draws one more.

        A hand holds **six** cards. Whenever there are more, you discard down to six at once, face down.

        A deck that has run out stays empty: from then on only the other one gives cards.

section-playing-events = Playing an event
    .text =
        A card has a sign in its corner: Character, Army or Muster. A die with that sign plays it, and so does an Event die.

        - What the card asks for must be true entirely, else it can't be played.
        - Its effect isn't a choice: everything that can be done is done. What can't be done is left out.
        - A card may break a rule; every rule that it doesn't mention stays in force.
        - Afterwards the card is discarded, unless it is played on the table.

section-table-cards = Cards on the table
    .text =
        Some cards stay on the table and work until something ends them. They go when what they say has happened, and also as soon as the condition under which they were played is no longer true. If a card can be removed with a die, that is an action.

section-event-losses = Losses by events
    .text =
        Some events remove units outside of a battle. If the last unit of an army falls that way, its Free Peoples leaders fall too. Nazgûl, companions and minions stay where they are, unless the card says otherwise.

        Nations are moved to war by such an event only if it is an [attack](politics-cards).

section-event-recruiting = Mustering by an event
    .text =
        Cards that put new figures on the map follow the rules for [mustering](mustering), with two exceptions: the nation needn't be at war, and figures may come into a besieged stronghold of their side.

        The figures must still be available, and otherwise the region must be [free](free-region).

section-event-movement = Moving armies by an event
    .text =
        All rules for [moving armies](army-movement) hold. Where a card moves an army several regions:

        - First say which figures go. On the way nobody joins and nobody stays behind.
        - Enemy settlements on the way are captured.
        - The limit of ten units is checked when all movement is over.

## VI: armies

chapter-armies = Armies on the move
    .text =
        An army, or a part of it, moves into an adjacent region without an enemy army. At most ten units of a side stand in a region. Leaders never stay behind alone; Nazgûl and characters may.

        A nation that is not at war doesn't cross into other nations' land. No figure moves twice with one die.

section-armies = What an army is
    .text =
        All units, leaders and characters of a side in one region are one **army**, also if they belong to several nations. Armies that meet become one when the action is over. To divide an army, move a part of it away.

section-stacking = Ten units
    .text =
        At most **ten** units of a side stand in a region, inside a besieged stronghold at most **five**. Leaders and characters don't count.

        An army can't move where it would break the limit. If it is broken in another way (a card, a retreat, a siege that ends), its owner removes units until it holds. These are not lost: they go back to the reinforcements, also those of the Free Peoples.

section-army-movement = Moving an army
    .text =
        A Character die moves one army with a leader or character, an Army die two different armies. An army moves into an adjacent region.

        - The region must be [free](free-region), or have an enemy settlement without enemy units, which is then [captured](capture). Where enemy units stand, you must [attack](attacking).
        - The limit of [ten units](stacking) holds.
        - Units of a nation that is [not at war](not-at-war) don't enter the land of another nation, nor do their leaders. They can be left behind.
        - Nobody crosses an impassable border.

section-splitting = A part of an army
    .text =
        You needn't move all of an army. Free Peoples leaders never stay without units: they go along if all units go.

        With a Character die at least one leader or character must be among those who go. Nazgûl and characters may stay alone; a character of level 0 always stays.

section-moving-twice = Nobody moves twice
    .text =
        No figure moves twice by one action. With the two moves of an Army die you can't send one army into another and then move both on. The two halves of one army may go different ways.

        With another die the same army may move again in the same turn.

section-mustering = Mustering
    .text =
        A Muster die brings new figures from the reinforcements:

        - one elite, or
        - two figures, each a regular or a leader (for Sauron: a Nazgûl).

        Their nations must be at war. Each figure comes to a town, city or stronghold of its own nation, which must be [free](free-region): not captured, not besieged. Two figures come to two different places, and may belong to two nations. Leaders need units where they come; Nazgûl come to strongholds of Sauron.

        What isn't among the reinforcements can't be mustered. Units of the Shadow that fell, and Nazgûl, are there again; Free Peoples figures that fell are not.

chapter-characters = Characters
    .text =
        A Character die moves all companions on the map that are wanted, alone or in groups, as far as the highest level among them. Enemies don't stop them, but a Shadow stronghold does.

        Nazgûl fly anywhere but into a stronghold that the Free Peoples hold, unless they join a siege there. Minions on foot walk as companions do.

section-characters-enter = Bringing characters into play
    .text =
        - **Companions** come to the map when they are [separated](separating) from the Fellowship.
        - **Aragorn** comes with a Will of the West, in place of Strider, while Strider is in unconquered Minas Tirith, Dol Amroth or Pelargir.
        - **Gandalf the White** comes with a Will of the West, once Gandalf the Grey has left the Fellowship or fallen, if a minion is or was in play. He takes the place of Gandalf the Grey, else he appears in Fangorn or in an unconquered Elven stronghold.
        - **Saruman** comes with a Muster die to Orthanc, if Isengard is at war and Orthanc unconquered.
        - **The Witch-king** comes with a Muster die to an army with a Sauron unit, if Sauron and a Free Peoples nation are at war. All Free Peoples nations become active.
        - **The Mouth of Sauron** comes with a Muster die to an unconquered stronghold of Sauron, if the Fellowship is on the Mordor track or all Free Peoples nations are at war.

        Bringing a minion is no mustering: only his card counts. Each of these gives his side one more die from the next turn on.

section-companions-move = Moving companions
    .text =
        A Character die moves as many companions on the map as you like. Each goes as many regions as his level says. Companions from one region who go to the same place may go as a group, as far as the highest level among them.

        - Armies of the enemy don't matter to them. In a region with a stronghold that the Shadow controls they must stop.
        - They don't go into or out of a friendly stronghold that is under siege.
        - Impassable borders hold for them as well.

        A companion who ends his move in a city or stronghold may [rouse its nation](activating).

section-minions-move = Moving Nazgûl and minions
    .text =
        A Character die moves as many Nazgûl and minions as you like.

        - **Nazgûl**, and the Witch-king, fly to any region. Only a region with a stronghold that the Free Peoples hold is closed to them, unless a Shadow army besieges it.
        - **The Mouth of Sauron** walks up to three regions, past enemies, not over impassable borders, and not into or out of a besieged stronghold of his own side. Strongholds of the Free Peoples are closed to him as to Nazgûl.
        - **Saruman** never leaves Orthanc.

        A character of level 0 doesn't move, not even with an army.

## VI: battle

chapter-battle = Battles
    .text =
        Only nations at war attack, with all or a part of an army, an army in an adjacent region. Each round both sides may play a combat card, roll a die for each unit (five at most), and roll again as many misses as they have Leadership (five at most).

        A five or six hits; behind the walls of a fortification or a city the attacker needs sixes in the first round. A six is always a hit, a one never.

        A hit removes a regular or reduces an elite; two remove an elite. Then the attacker may stop, and the defender may retreat. Whoever is left may move into the region that was won.

section-attacking = Attacking
    .text =
        An Army die lets one army attack, a Character die one army with a leader or character. It attacks an enemy army in an adjacent region, or, around or inside a besieged stronghold, the enemy in the same region.

        Only units of nations at war attack. Those who attack stay where they are until the battle is won.

        An attack has [political](advancing) consequences at once, also if the defender withdraws before a blow falls.

section-rearguard = The rearguard
    .text =
        The attacker may leave a part of the army out of the battle. Both parts need at least one unit; leaders and characters go with either. With a Character die a leader or character must be among the attackers.

        The rearguard can't be hit, no combat card reaches it, and it doesn't advance. Units and leaders of nations that aren't at war always belong to it.

        All defenders fight.

section-strength = Combat Strength and Leadership
    .text =
        An army's **Combat Strength** is the number of its units, regulars and elites alike. It says how many dice are rolled, **five** at most. A larger army keeps its five dice for longer.

        Its **Leadership** is the number of leaders or Nazgûl, and what the characters' cards say. It says how many misses may be rolled again, five at most.

        Cards and abilities change both, but nobody ever rolls more than five dice at once.

section-battle-round = A round of battle
    .text =
        A defender beside his own stronghold first says whether he fights in the field or [withdraws](withdrawing). Then both sides go through these steps together:

        - 1. [Combat cards](combat-cards), if wanted
        - 2. [Combat roll](combat-roll)
        - 3. [Leader re-roll](leader-reroll)
        - 4. [Casualties](casualties)
        - 5. The attacker [goes on or stops](retreat); if he goes on, the defender may retreat

section-combat-cards = Combat cards
    .text =
        At the start of a round each side may play one card from hand for its lower half. The attacker decides first, then the defender, also if the attacker plays none. Both choose face down (which deck the card is from can be seen) and turn the cards up together.

        - The condition in the lower half must hold. If Leadership must be given up, those figures don't lead in this round; what was cancelled before can't be given up.
        - If the order matters, the card with the lower number works first; with equal numbers the defender's. A card with two effects has two numbers.
        - A card that cancels another one helps only against what hasn't happened yet.
        - The effect lasts for this round. Both cards are discarded.

section-extra-attacks = Attacks by combat cards
    .text =
        Some combat cards give an attack of their own before or after the usual roll. It is rolled like a [combat roll](combat-roll), but there is no leader re-roll, the enemy's combat card doesn't change it, and its losses are taken at once.

section-combat-roll = The combat roll
    .text =
        Each side rolls as many dice as its Combat Strength, five at most. A **5 or 6** is a hit.

        - Against a [city or fortification](cities) the attacker needs a 6 in the first round, in a [siege battle](siege-battle) always.
        - Additions and subtractions by cards and abilities are added up before comparing. Whatever they are, a rolled 6 always hits and a rolled 1 never does.

section-leader-reroll = The leader re-roll
    .text =
        After the combat roll each side rolls some of its misses once more: as many as its Leadership, five at most. The same numbers hit as before, unless a card says something about the re-roll.

section-casualties = Casualties
    .text =
        When both have rolled, losses are taken, the attacker's first; still, all hits count as dealt at the same time. For each hit the owner of the army

        - removes a regular, or
        - replaces an elite by a regular of the same nation.

        Two hits together may remove an elite. The regular that replaces an elite comes from those fallen before, else from the reinforcements; if there is none, the elite falls by that one hit.

        Leaders and characters take no hits.

section-army-destroyed = When the last unit falls
    .text =
        When all units of an army have fallen, its leaders and characters fall with it. Leaders of the Free Peoples and all characters are out of the game; Nazgûl go back to the reinforcements.

        Characters in a region without units of their side take no part in battles there.

section-retreat = Stopping and retreating
    .text =
        After each round the attacker may stop: the battle is over, and everybody stays where they are. If he goes on, the defender may retreat with his whole army to an adjacent [free](free-region) region. If there is none, he must fight.

        - An army inside a besieged stronghold never retreats.
        - A character of level 0 stays behind.
        - Units that aren't at war may retreat into the land of another nation. Their next move must lead out of it, unless their nation has gone to war.

section-battle-end = The end of a battle
    .text =
        A battle ends when the attacker stops, when the defender retreats or withdraws into a stronghold, or when one army is gone.

        If the defender is gone or has left, the attacker may **advance**: all, some or none of the attacking units move into the region at once. Only who moves in captures something. If both armies are destroyed, nobody does.

## VI: siege

chapter-siege = Strongholds and sieges
    .text =
        Defenders of a stronghold may withdraw into it, five units at most. The attackers stand around it: it is under siege.

        Against a stronghold the attacker always needs sixes. A siege battle has one round; each further one costs an elite that is reduced to a regular. Those inside may make a sortie. Nothing is mustered there as long as it lasts.

section-cities = Cities and fortifications
    .text =
        Whoever attacks an army in a region with a city or a fortification needs a 6 to hit in the first round of the battle. From the second round on a 5 is enough. It doesn't matter whose city it is.

        A town helps nobody. Nor does a stronghold in a battle in the field: its walls help only those inside.

section-withdrawing = Withdrawing into a stronghold
    .text =
        A defender in the region of a stronghold that he controls chooses at the start of each round: fight in the field, or withdraw into the stronghold. If he withdraws, the battle is over and the attacker may advance into the region. If he does, the stronghold is **under siege**; if not, the defenders are simply there as before.

section-siege = Under siege
    .text =
        Inside a besieged stronghold stand at most five units, and any number of leaders and characters. Surplus units go back to the reinforcements when the siege begins.

        - The stronghold still belongs to those inside. The region around it is free for the besiegers: more of them may join by moving there, up to ten.
        - No unit moves in or out, and only cards muster inside.
        - Besiegers may leave at any time.
        - The siege ends when the last besieging unit has left the region, or one of the two armies is no more. Those inside come out then.

section-siege-battle = Siege battles
    .text =
        Only the army around a stronghold can attack those inside, with a die that allows an attack. The attacker needs a **6** to hit, the defender a 5, in every round.

        A siege battle has **one round**. To fight another one, the attacker replaces one of his elites by a regular, again after each round, as long as he has elites (and there is a regular to put in its place).

        If units are left on both sides, the siege goes on.

section-sortie = Sorties
    .text =
        An army inside may attack its besiegers, with a die that allows an attack. That is a battle in the field: both hit with a 5, and it may go over several rounds. A rearguard may stay inside. When the attackers stop, they go back in; when they win, they don't advance beyond the region.

        The besiegers may retreat.

section-relief = Relieving a siege
    .text =
        An army from an adjacent region may attack the besiegers as usual. Those inside take no part. Only when the besiegers are destroyed or have retreated can the relieving army enter.

section-capture = Capturing settlements
    .text =
        A settlement is captured when an enemy army enters its region and no unit defends it, or when the last unit inside a besieged stronghold has fallen and a besieging unit is left.

        - A captured city is worth 1 victory point, a captured stronghold 2.
        - Its nation moves one step towards war.
        - Its first owner can't muster there, nor use abilities that need it unconquered.
        - Whoever holds a captured stronghold may withdraw into it as well.

        If the first owner takes it back, the points are gone.

## VII: politics

chapter-politics = Politics
    .text =
        A nation goes to war step by step, by Muster dice, by cards, or when it is attacked or loses a settlement. A Free Peoples nation must first be woken: by an attack, a companion who can, or the Fellowship declared in one of its cities or strongholds. Before that it can't take the last step.

section-political-track = The political track
    .text =
        Each nation has a marker that moves towards the box “at war”. The marker of a Free Peoples nation also has two sides: **passive** or **active**. A passive nation may come near to war, but can't take the last step. Elves and Shadow nations are active from the start.

section-activating = Waking a nation
    .text =
        A Free Peoples nation becomes active when one of these happens:

        - an enemy army enters one of its regions
        - an army with one of its units is attacked
        - the Fellowship is [declared](declaring) in a city or stronghold of that nation, which the enemy must not hold
        - a companion who can rouse it ends a move or enters the game there, under the same condition

        Gandalf, Aragorn, Meriadoc and Peregrin rouse every nation; the others rouse the nation on their cards. Towns don't do for the last two ways.

section-advancing = Steps towards war
    .text =
        A nation moves one step:

        - by a Muster die, or as a card or an ability says
        - each time an army with one of its units is attacked: once a battle, however long it is
        - each time one of its settlements is captured, even a town

        The last step, to war, is only for an active nation.

section-politics-cards = Cards and politics
    .text =
        Whatever a card calls an attack counts as one for politics. So do the cards of the Ents and Dead Men of Dunharrow, though the enemy can't fight back. Other losses by cards don't move any nation.

section-not-at-war = Nations not at war
    .text =
        Units and leaders of a nation that isn't at war

        - don't enter the land of another nation, not even of a friend; the land of nobody is open to them
        - don't attack, but defend themselves
        - can't be mustered with a die

        That holds for them also in an army with others. Only a [retreat](retreat) may lead them into foreign land.

section-at-war = Nations at war
    .text =
        From the moment its marker reaches “at war”, a nation moves everywhere, attacks and musters. No nation ever goes back to peace.

        Companions, minions and Nazgûl are always at war.

## VIII: the Fellowship

chapter-fellowship = The Fellowship
    .text =
        A Character die moves it: its progress grows by one, and it is hunted. Where it truly is, nobody has to know until it is declared, or revealed by a Hunt tile; then it stands at most as many regions away as its progress says.

        Declared in a city or stronghold of the Free Peoples it heals one point of corruption. Revealed, it must hide before it can move again. The Guide is one of the companions with the highest level; without companions Gollum leads the way.

section-ring-bearers = The Ring-bearers and the track
    .text =
        Frodo and Sam are one figure. It stands where the Fellowship was last seen, and that is its region for every rule and card. How far it has gone since then says its **progress**, 0 at first. Whether it is **hidden** or **revealed** is shown there, too.

section-guide = The Guide
    .text =
        One companion in the Fellowship guides it: always one with the highest level there. With several of the same level you choose. Only his ability as Guide works; what else is on his card works when he has left.

        You may change the Guide at the end of the Fellowship phase, and whenever the company changes. A new Guide's ability may be used at once, even against what is left of the same Hunt tile.

section-gollum = Gollum
    .text =
        When no companion is left, Gollum becomes the Guide. He isn't a companion, never leaves and can't be a casualty.

        - A reveal sign on a standard tile with a number doesn't reveal the Fellowship.
        - If a tile would not reveal it, you may reveal it all the same to take 1 off the damage.

section-fellowship-moves = Moving the Fellowship
    .text =
        A Character die moves the Fellowship, if it is hidden: its progress grows by 1. Then the Shadow [hunts](hunt-roll). After the Hunt the die goes to the Hunt Box, where it makes the next Hunt of this turn more dangerous. It comes back in phase 1 of the next turn.

        Some cards move the Fellowship as well; their die doesn't go to the Hunt Box.

section-location = Where the Fellowship is
    .text =
        Progress is a number, not a way. Only when the Fellowship is [declared](declaring) or [revealed](revealed) does the figure move: at most as many regions as the progress says, from where it stood, never over an impassable border. Then progress is 0 again.

        If the progress is 0, it stays where it is.

section-declaring = Declaring the Fellowship
    .text =
        In the Fellowship phase, if it is hidden, you may say where the Fellowship is: move the figure up to its progress, or leave it where it stands. It stays hidden, and strongholds of the Shadow on the way do no harm.

        In a city or stronghold of the Free Peoples that the enemy doesn't hold

        - the Ring-bearers [heal](healing) 1 point of corruption
        - the nation it belongs to becomes [active](activating)

        A besieged stronghold can be entered and left.

section-revealed = The Fellowship is revealed
    .text =
        A Hunt tile with the reveal sign, or a card, reveals the Fellowship. The Free Peoples then move the figure as far as its progress allows. It must not end in a city or stronghold of the Free Peoples that they hold.

        - Each stronghold of the Shadow, under its control, in which the way begins, ends or through which it leads, costs one more [Hunt tile](several-tiles). So does staying in one.
        - A revealed Fellowship can't be moved with a die before it [hides](hiding), and some cards of the Shadow can only be played against it then.

        The program takes a way past as few strongholds as possible, and asks only if ways differ.

section-hiding = Hiding again
    .text =
        A Character die hides a revealed Fellowship; it doesn't move with the same die, and the die doesn't go to the Hunt Box. With Strider as Guide any die will do.

section-healing = Healing
    .text =
        Each time the Fellowship is [declared](declaring) in a city or stronghold of the Free Peoples that the enemy doesn't hold, corruption falls by 1, never below 0. It may rest there and do so turn after turn. Some cards and abilities heal as well.

section-separating = Companions leave the Fellowship
    .text =
        A Character die lets one companion, or several as one group, leave the Fellowship. They come to the region of the Ring-bearers' figure and go on from there, at most as many regions as progress and the highest level among them together.

        - They move as [companions](companions-move) do. If the figure is in a besieged stronghold, they stay inside.
        - Who has left never comes back.
        - If the Guide leaves, another one takes his place.
        - On the Mordor track nobody can leave.

## IX: the Hunt

chapter-hunt = The Hunt for the Ring
    .text =
        When the Fellowship moves, the Shadow rolls as many dice as there are in the Hunt Box, five at most. A six is a success; each move before in the same turn adds one to every die. With a Shadow stronghold, units or a Nazgûl in the Fellowship's region some dice may be rolled again.

        With a success a tile is drawn. A number is damage; an Eye makes as much damage as there were successes. Damage is taken by a companion who falls, up to his level, or as corruption. A tile with the red corner reveals the Fellowship.

section-hunt-pool = The Hunt pool
    .text =
        What a Hunt does is drawn from the pool of tiles. Drawn tiles stay out. If the pool is empty, all standard tiles come back, except those that a card has removed for good; special tiles don't.

        The **standard tiles** show damage from 0 to 3 or an Eye. Some have the reveal sign.

section-special-tiles = Special tiles
    .text =
        Events bring special tiles, blue ones for the Fellowship and red ones for the Shadow. They wait until the Fellowship is on the Mordor track, and then join the pool; if it is there already they join at once.

        - A negative number heals as much corruption, and does no damage.
        - A die means that the Shadow rolls one die for the damage. Cards count it as a tile with a number.
        - All red tiles have the **stop** sign: on the Mordor track the Fellowship doesn't go forward.

section-hunt-roll = The Hunt roll
    .text =
        Each time the Fellowship moves outside of Mordor, the Shadow rolls as many dice as it has in the Hunt Box, five at most. A **6** is a success. For each die of the Free Peoples in the box 1 is added to every die, since the Fellowship has moved before this turn. A rolled 1 always fails.

        With at least one success, one tile is drawn.

section-hunt-rerolls = Hunt re-rolls
    .text =
        After the roll the Shadow rolls one failed die again for each of these that is true in the region of the Ring-bearers' figure:

        - there is a stronghold under Shadow control
        - there is at least one Shadow unit
        - there is at least one Nazgûl

        The same additions count for the re-roll.

section-hunt-damage = How much damage
    .text =
        - A tile with a number does that much.
        - An **Eye** does as much as the Hunt had successes, re-rolls included.
        - An Eye on a tile drawn for another cause, such as a stronghold on the way, does none.
        - On the Mordor track an Eye does as much as there are dice in the Hunt Box, of both sides.

section-hunt-effects = Dealing with a tile
    .text =
        In this order:

        - 1. The Free Peoples may use one fitting card on the table to lower or cancel the damage.
        - 2. They may use the Guide's ability. If damage is left, they may take one [casualty](hunt-casualty).
        - 3. The rest becomes [corruption](corruption).
        - 4. If the tile has the reveal sign, the Fellowship is [revealed](revealed).

section-hunt-casualty = A companion falls
    .text =
        To lower the damage, one companion may fall: either the Guide, or one whom the Shadow draws at random among all in the Fellowship, the Guide included. The damage falls by his level; what is left becomes corruption. He is lost even if his level was higher than the damage.

        At most one companion falls for one tile.

section-several-tiles = Several tiles
    .text =
        If several tiles are due, each is dealt with completely before the next is drawn: first the tile of the Hunt, then those of cards and abilities, last those for strongholds of the Shadow.

        When a tile is drawn because the Fellowship was declared in a city or stronghold of the Free Peoples, a reveal sign on it does nothing.

section-corruption = Corruption
    .text =
        Corruption counts how heavy the Ring has become. It grows by damage that nobody else takes and by some cards, and falls by [healing](healing). At **12** the Shadow has won.

chapter-mordor = Mordor
    .text =
        From Minas Morgul or Morannon the Fellowship may enter Mordor in its phase. The Eyes that were drawn go back into the pool, and the special tiles that cards brought into play join them.

        On the track each move draws a tile without a roll, and an Eye counts as many as there are dice in the box. Unless the tile stops it, the Fellowship goes one step on. If in a turn it neither tries to move nor hides, it takes one corruption. Five steps lead to the Cracks of Doom.

section-entering-mordor = Entering Mordor
    .text =
        If the Ring-bearers' figure stands in Minas Morgul or Morannon in the Fellowship phase, perhaps just declared there, the Free Peoples may let it enter Mordor, hidden or revealed. It goes to step 0 of the Mordor track.

        The pool is made anew: Eyes that were drawn go back, except those removed for good, and the special tiles in play join. Other tiles that were drawn stay out.

section-mordor-track = On the Mordor track
    .text =
        - The Fellowship is in no region now.
        - To move, it must be hidden, and needs a die as before. There is no Hunt roll: one tile is drawn at once. An Eye does as much damage as there are dice in the Hunt Box, those of the Free Peoples included.
        - Unless the tile has the stop sign, the Fellowship then goes one step forward.
        - Nobody can leave: whoever would be separated is eliminated.
        - If it neither tried to move nor hid in a turn, the Ring-bearers take 1 corruption at the end of the action phase.
        - On step 5, the Cracks of Doom, the [Ring is destroyed](victory-ring).

## XI: three and four players

chapter-partners = Three and four players
    .text =
        Partners share dice, rings and table, never their hands. Dice and cards serve your own nations only; the Fellowship, companions and Nazgûl belong to both.

        One of two partners is the leading player; from the second turn on the token changes hands at the start of each turn. The other one acts first; then they act in turns. A side wins together, and then the better of two partners is found.

section-partners = Who plays whom
    .text =
        With four players:

        - **Gondor** leads Gondor and the Elves, **Rohan** leads Rohan, the North and the Dwarves.
        - **The Witch-king** leads Sauron's nation, with the Witch-king and the Mouth of Sauron. **Saruman** leads Isengard and the Southrons and Easterlings, with Saruman.

        With three players one has all the Free Peoples, and the Shadow is shared. Whatever isn't said in this chapter is as with two players.

section-leading-player = The leading player
    .text =
        Of each shared side one player leads: at first Gondor and the Witch-king. At the start of every later turn the token goes to the partner.

        - The leading Free Peoples player decides whether the Fellowship is declared, who guides it, and everything in a Hunt.
        - The leading Shadow player decides how many dice are set aside for the Hunt.

section-partners-cards = Cards of partners
    .text =
        In turn 1 everybody draws one card from each deck of the side; later each draws one card from one deck of their choice. A hand holds **four** cards.

        After drawing, partners may exchange one card each, if both want to. They don't see or say what it is.

        A card with the sign of a player can only be played by that player; cards without a sign by either.

section-partners-actions = Who acts when
    .text =
        The Free Peoples begin with the player who doesn't lead. Then acts the Shadow player who doesn't lead, then the leading Free Peoples player, then the leading Shadow player, and so on until all dice are used. Who passes acts next when it is their side's action again.

        Partners use the same dice and rings. A side uses one ring a turn.

section-partners-limits = What partners may do
    .text =
        Your dice and cards muster, move and fight with your own nations only, and only you move their markers on the political track; abilities of characters are an exception.

        - Either Free Peoples player moves and hides the Fellowship, separates companions and moves them.
        - Either Shadow player moves Nazgûl; only the Witch-king's player recruits them, and moves the Witch-king.

section-mixed-armies = Mixed armies
    .text =
        Where units of partners meet they stay apart, or become a **mixed army** if both agree. When they are attacked they become one.

        - Whoever has more units in it commands it; if equal, who has more elites; then the leading player. During a battle that doesn't change.
        - Only the commander moves it, attacks with it and plays combat cards for it. He may not divide it so that he loses command.
        - The other player may take his own units out with an action of his own.
        - Nations in it that aren't at war keep to their limits.

        The limit of ten units holds for both together. If it is broken while they stay apart, they remove units in turns, the player who doesn't lead first.

section-southron-elites = Elites as leaders
    .text =
        With three or four players, elites of the Southrons and Easterlings are leaders as well as units while Saruman is in play, as those of Isengard are.

section-three-players = Three players
    .text =
        The one Free Peoples player plays as with two players: two cards each turn, six in hand. But two actions in a row must not be for the same nation: mustering, politics, moving, attacking or an event about it. Two actions in a row for mixed armies are possible if they are different armies.

        The Fellowship and companions are always free, and so is everything in a new turn.

section-partners-victory = Who of the partners has won
    .text =
        A side wins together. Then partners compare:

        - Shadow: victory points for places that your armies took, less those for places that your nations lost.
        - Free Peoples: who has lost fewer points wins.

        If they are equal, both have won.

## Lords of Middle-earth

chapter-lords = Lords of Middle-earth
    .text =
        This expansion brings Elrond, Galadriel, Sméagol, the Balrog and Gothmog, second cards for Gandalf, the Witch-king and the Mouth of Sauron, thirteen events, special dice, and powers of the Elven Rings.

        Special dice are rolled with the others. Each side keeps one of its own and sets the rest aside for the turn; if one shows an Eye, an Eye must be kept.

section-lords-setup = Set-up with Lords of Middle-earth
    .text =
        - The new events are in the decks. A Balrog is Come! takes the place of Balrog of Moria.
        - Two of the four Sméagol tiles are in the Hunt pool.
        - The Free Peoples choose in secret which Gandalf the Grey goes along: the Grey Wanderer, or the Keeper of Narya. The card is seen when he guides, falls or leaves.
        - The first Guide is Gandalf or Strider.

section-special-dice = Special dice
    .text =
        Elrond (Vilya), Galadriel (Nenya), the Balrog and Gothmog bring a special die from the turn after they came. The **Narya** die comes in phase 1 for one turn, if Gandalf, Keeper of Narya, is the Guide then and at least one Free Peoples die came back out of the Hunt Box; also in turn 1 if he guides from the start. An Eye of a Keeper's die that comes back doesn't count for that.

        They are always rolled, never set aside for the Hunt. A side that has rolled several keeps **one**, and the rest wait for the next turn. If one of them shows an Eye, an Eye must be kept. If both sides choose, the one with more special dice goes first, on a tie the Free Peoples.

        - The kept die is used like any other, and counts as an unused die.
        - A kept Eye goes to the Hunt Box, a Keeper's too: it makes the Hunt stronger like a die of the Shadow.
        - “Draw a card” draws one card from either deck, and nothing else.
        - No Elven Ring changes a special die.

section-special-dice-lost = Losing a special die
    .text =
        Some faces have the sign of **removal**. In phase 1 a die that was kept with it last turn is out of the game

        - for a Keeper's die, if Gandalf the White is in play
        - for the Balrog's and Gothmog's, if a Witch-king is in play

        A die is also lost when its owner has been eliminated, and Gothmog's when the Black Captain is in play.

section-ring-powers = Powers of the Elven Rings
    .text =
        Each ring may turn a die as [before](elven-rings), once a turn; the player says which ring. Or its Keeper uses its own power, as often as there is a ring for it. Either way the ring goes to the Shadow. A ring that turned a die this turn can't show its power any more.

        - **Vilya** (Elrond): a die that was just used, except a Will of the West, stays unused. It isn't put into the Hunt Box.
        - **Nenya** (Galadriel): a standard Eye tile that was drawn is out of the game, and another one is drawn.
        - **Narya** (Gandalf, its Keeper, on the map in an unconquered settlement of a Free Peoples nation): with any unused die, that nation becomes active and goes to war at once.

section-keepers = Elrond and Galadriel
    .text =
        A Muster die brings Lord Elrond to Rivendell or Lady Galadriel to Lórien, if Sauron or the Elves are at war and the place is unconquered; a siege doesn't matter. They never leave, and are lost with the place. Combat cards count them as companions of level 3; their Leadership is 2.

        - Elrond: Elven elites in his region are leaders as well as units, in battle.
        - Galadriel: the Free Peoples may muster in Lórien even under siege.

section-smeagol = Sméagol
    .text =
        When a Sméagol tile is drawn it does no damage, leaves the game, and Sméagol joins the Fellowship, unless Gollum is there or Sméagol has been before; then another tile is drawn. While he is there, further tiles of his do no damage.

        - He is always the Guide. His level is the highest among the other companions.
        - He counts as a companion: for Hunt dice, and as a casualty. He can't be separated; what would separate him eliminates him.
        - He leaves when the Fellowship is declared in an unconquered city or stronghold of the Free Peoples.
        - When he falls or leaves, the card We Shall Get It comes into play.
        - When no other companion is left, he becomes Gollum, and that card stays away.

        Sméagol is not Gollum for any card.

section-balrog = The Balrog
    .text =
        A Muster die brings the Balrog to Moria, asleep, with a Sauron unit if Moria is unconquered and not besieged. Elves and Dwarves move one step towards war.

        - Asleep he has level 0 and stays in Moria. His die's own sign, or A Balrog is Come!, wakes him.
        - Awake he has level 2 and walks. Then his die's sign moves him or his army, or attacks with it.
        - The Free Peoples put him to rest with a Will of the West, or with a Character die if Gandalf is on the map in his region. Outside of Moria that eliminates him.
        - His army has 2 more Combat Strength, and Leadership 3 with him.
        - If the Fellowship, declared or revealed, begins, ends or passes where he is, a tile is drawn; its reveal sign does nothing. On an Eye Balrog and Guide are both eliminated (nothing happens with Gollum).

section-new-minions = Gothmog, the Númenórean, the Chief
    .text =
        - **Gothmog** comes with a Muster die to unconquered Minas Morgul, if Sauron is at war and the Black Captain isn't in play. With a Shadow army in a free region he may use a Muster die to recruit one Sauron regular there, or to turn a Sauron regular into an elite.
        - **The Mouth of Sauron, Black Númenórean** comes with a Muster die to an unconquered Shadow stronghold, if the Free Peoples have a victory point or the Fellowship is on the Mordor track. Only one of the two Mouths ever comes. Once an action he gives a siege battle one more round for free; once a turn a Muster die may move his army or attack with it.
        - **The Witch-king, Chief of the Ringwraiths** comes with a Muster die where the Ring-bearers are, if no unconquered Free Peoples stronghold is there; or he takes the place of the Black Captain. A Muster die may also turn him into the Black Captain, if that one could come. They are exchanged only once in a match.

        The Chief may fly to the Ring-bearers when the Fellowship is declared outside of an unconquered Free Peoples stronghold, and in their region a Character event that the Shadow plays lets it draw another one.

        The Balrog, Gothmog and the Chief don't count as minions for [Gandalf the White](characters-enter).

section-lords-partners = Lords of Middle-earth with partners
    .text =
        Gondor's player has Elrond and Galadriel, uses the rings' powers and says which ring turns a die. The Witch-king's player has the Balrog and Gothmog. The leading player of a side chooses which special die is kept; either partner may use it.

chapter-council = The Council of Rivendell
    .text =
        Six more companions have a second card, chosen in secret. In the first Fellowship phase the Free Peoples may say that some of them went home before: they stand there instead. For one of them the Shadow takes an action token, for more both.

section-council = Other companions
    .text =
        Before the first turn the Free Peoples choose in secret, for Strider, Boromir, Gimli, Legolas, Meriadoc and Peregrin, which of two cards goes along. A card is seen when its companion guides, falls or leaves.

        Some of the new cards have no sign of a nation: such a companion rouses his nation by his ability, not by arriving.

section-council-outside = Companions who went home
    .text =
        In the Fellowship phase of the first turn the Free Peoples may say that some of the new Meriadoc, Peregrin, Boromir, Gimli and Legolas are not in the Fellowship: they stand where their cards say. For all rules they have left it.

section-action-tokens = Action tokens of the Shadow
    .text =
        If one companion started outside, the Shadow takes one action token of its choice; if more did, it gets both. One moves Nazgûl and minions, the other one moves a Shadow nation one step towards war.

        A token is used instead of a die, once in the match, and at most one a turn. It is no die: it doesn't count for passing, no ring changes it, and nothing that asks for “any die” takes it.

## Worked examples

example-pass = Letting the enemy go first
    .text = The Free Peoples have one unused die, the Shadow two. They want to see what the Shadow does before they use theirs. Pass.
    .after = With fewer unused dice than the enemy one may pass. The die is still there for later.
example-ring-eye = An Eye by a ring
    .text = The Shadow has a ring and wants a stronger Hunt. Use the Elven Ring, take the Army die, and turn it to an Eye.
    .after = The die lies in the Hunt Box, the ring is out of the game, and the Shadow still has its action, with the Muster die that is left.
example-two-armies = Two armies, one die
    .text = One Army die moves two armies. Move the three units from Minas Morgul to North Ithilien, then the two from South Ithilien to Osgiliath.
    .after = Each army went one region. Had the first one joined the second in South Ithilien, those three units could not have gone on: nobody moves twice by one die.
example-foreign-land = Not at war, and a border
    .text = Gondor and Rohan are not at war. Take the army of Gondor in Druadan Forest and look where it may go.
    .after = Into its own land and into land of nobody. Eastemnet belongs to Rohan: a friend, but as long as Gondor isn't at war its units don't enter.
example-mustering = Two figures in two places
    .text = Gondor and Rohan are at war. Muster a regular of Gondor in Minas Tirith and a leader of Rohan in Edoras.
    .after = One die brings two figures, here for two nations, in two different settlements. The leader could come to Edoras because units are there.
example-battle = Strength and Leadership
    .text = Five units and three leaders of Rohan attack from Edoras. Attack with all of them.
    .after = Combat Strength 5: five dice fall, 1, 3, 5, 5 and 6, which is three hits. Leadership 3, but only two dice have missed, so two are rolled again. Isengard has hit as well: now the attacker takes his losses first.
example-city = Against a city
    .text = Four units attack Dale, a city. Attack with all of them.
    .after = Four fives, and no hit: in the first round against a city the attacker needs a six. If he goes on, a five is enough from now on.
example-withdraw = Into the stronghold
    .text = Isengard attacks Helm's Deep. Attack with all; then, for Rohan, withdraw; then advance with all.
    .after = No blow has fallen. Rohan is inside, Isengard around it: Helm's Deep is under siege.
example-siege-battle = Two rounds of a siege battle
    .text = Seven units besiege Helm's Deep. Attack, take the loss with a regular, and go on for a second round by reducing an elite.
    .after = Only sixes hit: the fives of the first round did nothing. The second round was paid with an elite and felled the last defender. Helm's Deep is captured: 2 victory points.
example-sortie = A sortie
    .text = One unit of Isengard besieges Helm's Deep. Let Rohan attack it with a Character die.
    .after = In a sortie both sides hit with a five. The besieger has fallen, so the siege is over and Rohan stands in the region again.
example-politics = Attacked, and a city lost
    .text = The North is passive and three steps from war. Let the Southrons attack Dale and advance.
    .after = The North became active, and moved two steps: one for the attack, one for the loss of its city.
example-last-step = A passive nation
    .text = Gondor is passive and one step from war. Use the Muster/Army die for politics and look for Gondor.
    .after = Gondor isn't offered: a passive nation can't take the last step. Something must wake it first.
example-declare = Rest in Lórien
    .text = The Fellowship was last seen in Rivendell, and its progress is 5. Declare it in Lórien.
    .after = Five regions lead there through Moria, which does no harm to a declared Fellowship. It is still hidden, its progress is 0, and one point of corruption is healed. The Elves would become active, if they weren't.
example-hunt = A Hunt with three dice
    .text = The Fellowship moves for the second time this turn, so every Hunt die counts one more. Move it, and let a random companion take the damage. Strider stays the Guide.
    .after = 2, 5 and 6 fall: the five is a success too. The tile says 3. Gimli was drawn and falls; his level takes 2, and the last point becomes corruption. The die lies in the Hunt Box.
example-reveal = Revealed on the way
    .text = Progress will be 3, and the tile reveals the Fellowship. Move it; then choose Goblins' Gate.
    .after = Three regions lead there, over the Fords of Bruinen and the High Pass. In Moria, also near enough, a stronghold of the Shadow would have cost another tile. The Fellowship must hide before it can move again.
example-separate = Two companions leave
    .text = The progress is 5. Let Legolas (level 2) and Meriadoc (level 1) leave together, and go to the Woodland Realm.
    .after = Progress and the highest level are added: up to 7 regions from Rivendell. Legolas has come to a stronghold of the Elves.
example-aragorn = The heir of Isildur
    .text = Strider is in Minas Tirith, and a Will of the West was rolled. Bring Aragorn.
    .after = Aragorn stands where Strider stood. From the next turn on the Free Peoples have one more die.
example-mordor = The last step
    .text = One step before the Cracks of Doom, corruption 8, three dice in the Hunt Box. Move.
    .after = An Eye counted the three dice in the box: corruption 11, just below 12. The tile didn't stop them, and the Ring is destroyed.

## Puzzles

puzzle-p-two-strongholds = Two gates at once
    .text = The Shadow holds cities and strongholds worth 6 points, and has one Army die left in this turn. Win.
    .after = One die moves two armies: into Lórien and into Rivendell, which nobody defends. That makes 10 points.
puzzle-p-drive-back = Driven back
    .text = One die is left, and the Free Peoples have no points yet. Four are enough. Win.
    .after = Moria and Orthanc stand empty, and both are strongholds: 2 points each. The units of the Shadow in Hollin can't hinder it.
puzzle-p-last-ring = The last ring
    .text = One step before the Cracks of Doom, an Event die and an Elven Ring. The next tile is a 2. Win.
    .after = The ring turns the Event die to a Character die, and the Fellowship moves. Corruption 9 and 2 are less than 12.
puzzle-p-gollum-pays = A hobbit and Gollum
    .text = Corruption is 10, Peregrin guides, and the next tile is a 3. One step is left. Win.
    .after = Peregrin, as the Guide, takes 1 off and is lost. Now Gollum guides, and his ability may be used against the same tile: revealing the Fellowship takes off another one. One point of corruption is left to bear: 11.
puzzle-p-hide-with-anything = Nowhere to hide?
    .text = On the Mordor track, revealed, corruption 11. Who neither moves nor hides takes one corruption at the end of the turn. The only die shows Muster/Army. Live on.
    .after = With Strider as the Guide every die hides the Fellowship.
puzzle-p-the-last-point = Two more points
    .text = The Ring-bearers have 10 corruption, and are revealed. The next tile is a 2. The Shadow has one Character die and three cards. Win.
    .after = Isildur's Bane draws a tile, and its damage can only be borne by the Ring. Morgul Wound would add just one point.
puzzle-p-storm-the-deep = Only sixes count
    .text = Five units of Isengard besiege Helm's Deep, with two units inside. In each round one of your dice is a six, all others are fives; the defenders miss. Take it with this die.
    .after = In a siege battle fives don't hit, so each round fells one. The second round costs an elite that is reduced.
puzzle-p-rouse-gondor = A word in the White City
    .text = Gondor is one step from war, and only an Event die is left. Bring Gondor to war.
    .after = Boromir in Minas Tirith uses any die to move Gondor one step.
puzzle-p-white-rider = From the ashes
    .text = Gandalf the Grey has fallen. Bring Gandalf the White as near to Orthanc as possible.
    .after = Saruman is in play, so a Will of the West brings him. Fangorn is one of the places where he may appear.
puzzle-p-wake-rohan = Wake the horse-lords
    .text = The Fellowship is hidden, five steps from Lórien. Wake Rohan in this phase.
    .after = Declared in a city or stronghold of Rohan, the Fellowship wakes the nation. The army of Isengard doesn't stop it.
puzzle-p-second-round = Patience before Dale
    .text = All your dice will be fives, and the defenders will miss. Take Dale with all three units.
    .after = Against a city fives don't hit in the first round. In the second they do: go on.
puzzle-p-sortie = Out of the gate
    .text = Two units of Isengard besiege two of Rohan. Your dice will be fives, theirs ones. Lift the siege.
    .after = In a sortie both sides hit with fives: the walls matter to nobody.
puzzle-p-to-war = The wizard comes
    .text = Isengard is one step from war. With two Muster dice, bring Saruman.
    .after = First the step to war, then the wizard: he comes only while Isengard is at war.

## The guided first match

lesson-first = The first turn
    .text = You lead the Free Peoples through one turn: the Fellowship sets out, the Hunt looks for it, and Rohan is attacked. About ten minutes.
lesson-first-welcome = Welcome to Middle-earth
    .text = You play the Free Peoples, the computer plays the Shadow. You win if the Ring-bearers reach Mount Doom before the Ring corrupts them. The Shadow wins if it does corrupt them, or if it conquers enough cities and strongholds. Let us play one turn together.
lesson-first-table = Where you are asked
    .text = This line always says whose turn it is and what is asked. Whatever you may click has a golden edge. Nothing can go wrong here: “Undo” takes back every step.
lesson-first-fellowship = The Fellowship phase
    .text = The Ring-bearers and their seven companions are in Rivendell. At the beginning of a turn you could declare where the Fellowship is. It hasn't moved yet, so there is nothing to tell: choose “go on”.
    .back = That can be done, but the Fellowship gains nothing by it yet. “Go on” leads to the dice.
lesson-first-hunt-box = The Hunt is set
    .text = Before the roll the Shadow has put a die into the Hunt box. Every Eye that it rolls goes there, too. The more dice lie here, the more dangerous is every step of the Fellowship.
lesson-first-dice = Your dice are your turn
    .text = Both sides have rolled. Each die is one action, and its face says of what kind. You have four dice; you and the Shadow take turns until all are used.
lesson-first-walk = Set out
    .text = A Character die moves the Fellowship. Choose one, then “move the Fellowship”. Its figure stays in Rivendell: only the number of its steps grows, so the enemy never knows exactly where it is.
    .back = A good action for later. The Fellowship should set out while the Hunt is still weak: take a Character die and move it.
lesson-first-hunt = The Hunt
    .text = Whenever the Fellowship moves, the Shadow rolls a die for each of its dice in the Hunt box. Sixes succeed. One did, so a Hunt tile was drawn: its number is the damage.
lesson-first-harm = Who bears it?
    .text = Damage becomes corruption, unless a companion falls in place of the Ring-bearers. At 12 corruption the Ring is lost. One point can be borne: use the Ring.
    .back = That would save one point of corruption, and a companion would be lost for the whole match. He is worth more than that. Use the Ring here.
lesson-first-politics = Who is at war
    .text = The Shadow has used a Muster die: Isengard is at war now, and may attack. Your peoples stand further away from war. Until they are at war they can neither attack nor be mustered.
lesson-first-rouse = A word with Rohan
    .text = Isengard's neighbour is Rohan. Take the Muster die, choose to advance a nation, and then Rohan.
    .back = Other peoples will need you, too. But Isengard stands at the border of Rohan: give Rohan this step.
lesson-first-attacked = Isengard attacks
    .text = Five units from Orthanc attack the Fords of Isen, where two units and a leader of Rohan stand. Each unit rolls a die, five at most. The Fords are fortified: in the first round the attacker needs a six, you need a five.
lesson-first-card = A card for the battle
    .text = Every event card has a second half for battles. “Celeborn's Galadhrim” says Daylight: the Shadow rolls three dice at most. Its event is of no use before the Elves are at war. Play it.
    .back = You may fight without a card. But five dice against two is much: Daylight takes two of them away.
lesson-first-rolls = How it went
    .text = The window shows both rolls. Each leader lets you roll one miss again. Then hits become losses: one unit fell on each side. The Shadow fights on, and now fives are enough for it.
lesson-first-retreat = Stand, or go?
    .text = Who defends may retreat before the next round. One unit against four would be lost. Behind the Fords is Helm's Deep, a stronghold: lead them there.
    .back = Brave, but the Fords don't count for victory, and a lost unit never comes back. Helm's Deep is the better place to stand.
lesson-first-lost = What the attack has changed
    .text = Isengard holds the Fords. But the attack has woken Rohan: its marker now shows its active side and has come a step closer to war. One more Muster die, and the Riders may strike back.
lesson-first-draw = Something new in the hand
    .text = An Event die draws a card, or plays one. Draw one from the Strategy deck: those cards bring armies and allies.
    .back = That is possible. But your hand is small, and cards win battles: draw one first.
lesson-first-yours = The last die is yours
    .text = A Character die is left. You can move the Fellowship again; the Hunt is keener now, for each die adds one. Or do something else: point at things, ask “Why not?”, and read what is offered.
lesson-first-end = The turn is over
    .text = Both sides draw two cards, take their dice back, and it begins anew. You have seen the heart of it: steps against corruption, dice against time. You can play on from here, solve a puzzle, or begin a match of your own.
