### The rules of The Card Game, in our own words. How these texts are written says wotr.ftl.

chapter-aim = What the game is about
    .text =
        The players win or lose together: they win when the last stage of the quest is done.

        A player is out when his threat reaches 50, or when all his heroes are gone. When everybody is out, the quest has failed.

        The score counts threat, damage, fallen heroes and rounds; victory points are taken off. Low is good.

section-aim = A journey together
    .text =
        One to four players lead heroes through a scenario: a row of quest cards with numbered stages, and a deck of encounter cards with enemies, locations and treacheries that stand in their way. Nobody plays against them; the cards do.

        Each round the players send some characters on the quest and keep others back to defend and to fight. Whoever does too much of the one lacks the other.

section-golden-rule = Cards come first
    .text =
        Where a card contradicts these rules, the card is right.

section-losing = Being eliminated
    .text =
        A player is eliminated when his threat reaches **50**, or when all his heroes have left play, or when a card says so. All he has goes to his discard pile; enemies engaged with him go back to the staging area with their damage. The others play on, and one card less is revealed each round.

        When all players are eliminated the quest has failed.

section-winning = Winning
    .text =
        When the last stage is done and at least one player is left, all have won.

section-score = The score
    .text =
        For a quest that was won, add up:

        - the threat of each player in the end
        - the threat cost of each hero who has fallen
        - all damage on heroes who are left
        - 10 for each round that was completed

        Then take victory points off. The lower the better. A player who was eliminated counts 50, and all his heroes as fallen.

## Cards

chapter-cards = The cards
    .text =
        Heroes, allies, attachments and events are the players'. Quest cards tell how the scenario goes; enemies, locations, treacheries and objectives are in the encounter deck.

section-spheres = Spheres of influence
    .text =
        Leadership, Tactics, Spirit and Lore: each hero, and most player cards, belong to one of them. A hero's sphere says what his resources can [pay](paying) for. Cards without a sphere are neutral.

section-heroes = Heroes
    .text =
        Each player begins with one to three heroes in play. They have a threat cost, willpower for the quest, attack, defense, hit points, and often an ability. They collect the resources that everything is paid with.

        A fallen hero lies in his owner's discard pile; nothing brings him to hand or deck.

section-allies = Allies
    .text =
        Allies are [played](planning) from the hand in the planning phase. They quest, defend and attack like heroes, but have no resources. Heroes and allies together are **characters**.

section-attachments = Attachments
    .text =
        An attachment is played in the planning phase on another card, also on a character of another player, who then controls it. If that card leaves play, the attachment is discarded.

        A character can have at most two attachments with the word [restricted](restricted).

section-events = Events
    .text =
        An event is played from the hand at the moment that its text says, works, and is discarded. Its cost is [paid](paying) like that of any card.

section-unique = Unique cards
    .text =
        A card with the sign of uniqueness before its name is the only one of its kind. As long as one with this title is in play, no player can bring another into play. One in a discard pile doesn't matter.

section-quest-cards = Quest cards
    .text =
        The stages of a quest lie in order. Side A sets things up; then the card is turned to side B, which says how many quest points the stage has and what else holds as long as it is there.

section-enemies = Enemies
    .text =
        An enemy has an engagement cost, threat, attack, defense and hit points. In the staging area its threat hinders the quest. Once [engaged](engagement-checks) with a player it adds no threat any more, but attacks each round until it is defeated.

section-locations = Locations
    .text =
        A location in the staging area is a danger ahead: its threat hinders the quest. The players can [travel](travel) to it; then it adds no threat, but must be explored before the quest goes on.

section-treacheries = Treacheries
    .text =
        A treachery happens as soon as it is revealed, and is discarded.

section-objectives = Objectives
    .text =
        Objectives are things that a scenario is about. How they are claimed says their text; while they are [guarded](guarded) they can't be.

section-in-play = In play and out of play
    .text =
        In play are cards before the players, in the staging area, enemies engaged with players, the active location and the current quest card. Cards in hands, decks and discard piles are out of play: effects don't reach them, unless they say so.

section-control = Owning and controlling
    .text =
        You own your heroes and the cards of your deck, and control them unless another player takes control. A card that leaves play goes to its owner. Whoever controls a character controls its attachments. An ally is played to its owner's side only.

section-ready = Ready and exhausted
    .text =
        Characters and attachments come into play ready. Questing, defending, attacking and some abilities **exhaust** a card: it is turned sideways. An exhausted card can't be exhausted again until something readies it; in the refresh phase all are readied. An exhausted hero still pays with his resources.

## Set-up

chapter-setup = Setting up
    .text =
        Each player starts with the threat of his heroes added up and six cards, which may be changed once for six others.

        A deck has one to three heroes and at least 50 cards, no title more than three times; starter decks are smaller.

section-setup = Before the first round
    .text =
        - Decks are shuffled. Each player's threat is the threat cost of his heroes together.
        - The players agree on the first player, else chance decides.
        - Each draws six cards, and may shuffle them back once and draw six others.
        - The first quest card says how the scenario is set up.

section-decks = Building a deck
    .text =
        One to three heroes, no two of them alike among the players; at least 50 cards; at most three copies of a title. Every card should have the sphere of one of the heroes, or it can't be paid for. The starter decks have 30 cards of one sphere and Gandalf.

section-modes = Easier and harder
    .text =
        - **Beginner**: enemies get no shadow cards.
        - **Easy**: fewer encounter cards, and every hero starts with a resource.
        - **Campaign**: all three scenarios with the same heroes and decks; scores are added up.
        - **Nightmare**: a campaign in which threat, damage and what was lost are carried along.

## The round

chapter-round = The round
    .text =
        1. Resource: each hero gets a resource, each player draws a card. 2. Planning: allies and attachments are played, the first player first.

        3. Quest: characters are sent, cards are revealed, willpower is set against threat. 4. Travel: to one location, if none is active.

        5. Encounter: enemies are engaged, by choice and by threat. 6. Combat: enemies attack, then the players do.

        7. Refresh: all cards ready, each player's threat rises by 1, and the next player goes first.

section-resource = Phase 1: Resource
    .text =
        Each hero gets one resource, each player draws one card. Whoever has no deck left draws nothing, and plays on with what he has: a player's discard pile is never shuffled back.

section-planning = Phase 2: Planning
    .text =
        The first player plays as many allies and attachments from his hand as he likes and can pay for, then the next one. Only in this phase are allies and attachments played.

section-paying = Paying
    .text =
        A card is paid with resources of heroes who have its sphere; several such heroes may pay together. Neutral cards take resources of any heroes. A card that costs 0 still needs a hero with its sphere.

        Where a text says “do one thing to do another”, the first is the cost. It is paid also if the effect is cancelled. What is already in play needs no resources for its ability, unless it says so.

section-refresh = Phase 7: Refresh
    .text =
        All exhausted cards are readied. Each player's threat rises by 1. The first player hands the token on.

chapter-quest = The quest
    .text =
        Each player may exhaust any number of ready characters to send them on the quest. Then a card per player is revealed: enemies and locations go to the staging area, treacheries happen and are discarded.

        Willpower of all who were sent is compared with the threat in the staging area. Each point more is progress, first on the active location, then on the quest card. Each point less raises the threat of every player.

section-commit = Phase 3: sending characters
    .text =
        From the first player on, each may commit any number of his ready characters to the quest: they exhaust. They count as committed until the end of the phase, even if something readies them.

section-staging = Staging
    .text =
        One encounter card for each player is revealed, one after the other, each dealt with completely before the next: its [keywords](doomed), what happens [when it is revealed](forced), then enemies and locations go to the staging area, treacheries to the discard pile.

        If the encounter deck is empty in the quest phase, its discard pile is shuffled and becomes the new deck.

section-resolution = Resolving the quest
    .text =
        Compare the willpower of all committed characters with the threat of all cards in the staging area.

        - **More willpower**: the difference is progress. It goes to the active location until that is explored, the rest to the quest card.
        - **More threat**: each player's threat rises by the difference.
        - **Equal**: nothing happens.

        The characters stay exhausted.

section-stages = From stage to stage
    .text =
        When a quest card has as much progress as quest points, the players go on to the next stage at once. Surplus progress is lost. Everything else stays as it is: the staging area, engaged enemies, exhausted cards.

section-travel = Phase 4: Travel
    .text =
        If no location is active, the first player may choose one in the staging area: it becomes the **active location**. From then on its threat doesn't count, and progress goes to it before the quest card.

        With as much progress as quest points it is explored and discarded. Before that the players can't travel anywhere else.

section-travel-effects = The price of travelling
    .text =
        Some locations name a price after the word Travel. Who can't pay all of it can't travel there.

## Encounter and combat

chapter-combat = Encounter and combat
    .text =
        Each player may engage one enemy of the staging area, whatever its engagement cost. Then, from the first player on, each is engaged by the enemy with the highest cost that is not above his threat, again and again, until no enemy engages anybody.

        Each engaged enemy gets a shadow card, face down, and attacks once. Then the players may attack each of their enemies once.

section-engaging = Phase 5: engaging by choice
    .text =
        Each player may engage one enemy in the staging area, whatever its engagement cost. That costs nothing. The enemy lies before him then.

section-engagement-checks = Engagement checks
    .text =
        The first player begins: of the enemies in the staging area whose engagement cost is not above his threat, the one with the **highest** engages him. It is the next player's turn then, with the enemies that are left, and so on around the table, until no enemy engages anybody.

        Nobody attacks in this phase.

section-shadow-cards = Phase 6: shadow cards
    .text =
        At the start of the combat phase each engaged enemy gets a card of the encounter deck face down, those of the first player first, and among these the one with the highest engagement cost first. If the deck runs out, the rest fight without one: it is made anew in the quest phase only.

        Shadow cards are discarded when the phase ends, or earlier with the enemy they were dealt to.

section-enemy-attacks = Enemies attack
    .text =
        Every engaged enemy attacks once, those of the first player first, in the order that the attacked player likes. For each attack:

        - 1. Choose the enemy.
        - 2. Exhaust a character as the **defender**, or leave the attack undefended. Only one defends, and only against enemies of its own player ([sentinels](sentinel) excepted).
        - 3. Turn the shadow card up; its shadow effect happens.
        - 4. The damage is the enemy's attack less the defender's defense. If that is 0 or less nothing happens.

section-undefended = Undefended attacks
    .text =
        All damage of an undefended attack goes to **one hero** of the attacked player, and defense doesn't help. If the defender leaves play before damage is dealt, the attack is undefended, too.

section-player-attacks = Players attack
    .text =
        After all enemies have attacked, each player in turn may attack each enemy engaged with him once. Exhaust any number of ready characters against one enemy, add up their attack, and take its defense off: the rest is damage.

        An enemy that isn't defeated stays engaged with its damage.

section-damage = Damage
    .text =
        Each point of damage stays on the card until it is healed. A card with as much damage as hit points is destroyed at once: characters go to their owner's discard pile, enemies to that of the encounter deck. Surplus damage goes to nobody else.

## Effects

chapter-effects = Effects and keywords
    .text =
        Actions can be taken in the windows between the steps, by any player, until all pass. Passing until something changes skips windows in which nothing new could be done.

        A response follows directly on what it responds to, each copy once. Forced effects happen by themselves.

section-constant = Constant effects
    .text =
        A text without a bold word before it works as long as the card is in play. Several effects on one card are added up, in whatever order they came; no value falls below 0.

section-actions = Actions
    .text =
        A text after the word Action may be used by the player who controls the card, in any action window; with the name of a phase before it, only in that phase. The card must be in play, events are in the hand.

        In an action window, from the first player on, everybody may act or pass, until all have passed.

section-responses = Responses
    .text =
        A text after the word Response may be used right after what it names. Nobody has to. Each copy responds once to each thing that happens.

section-forced = Forced effects
    .text =
        A text after the word Forced happens by itself whenever its condition is met. “When Revealed” is the same for a card that is revealed from the encounter deck; as a shadow card it doesn't happen.

section-shadow-effects = Shadow effects
    .text =
        What stands under the shadow sign of an encounter card happens only if that card was dealt to an attacking enemy as its shadow card.

section-lasting = Lasting effects
    .text =
        Some effects last until the end of a phase or round. All that work on a card at a time are added up.

section-choices = Choosing for an effect
    .text =
        If an effect lets you choose, you choose among what it can work on. If there is nothing, the card can't be used. What all players do together is decided by the first player.

section-doomed = Doomed
    .text =
        When a card with this word is revealed in staging, every player's threat rises by its number.

section-guarded = Guarded
    .text =
        When a guarded objective appears, the next card of the encounter deck is revealed and attached to it as its guard. The objective can't be claimed until the guard is gone: an enemy defeated, a location explored, a treachery dealt with. The threat of guards counts in the staging area.

section-ranged = Ranged
    .text =
        A ranged character may also attack enemies that are engaged with other players, alone or together with theirs.

section-restricted = Restricted
    .text =
        A character has at most two restricted attachments. If a third comes, one of them is discarded at once.

section-sentinel = Sentinel
    .text =
        A sentinel may defend against an enemy that attacks another player, once that player has declared no defender.

section-surge = Surge
    .text =
        When a card with this word is revealed in staging, one more card is revealed.

section-victory-points = Victory points
    .text =
        Some enemies and locations are worth victory points. When they are defeated or explored they are laid aside and counted in the [score](score).

section-talk = Talking
    .text =
        The players may talk about everything and plan together, but not read out cards in their hands, or cards that only they have seen.

## Scenarios

chapter-scenarios = The three scenarios
    .text =
        Passage through Mirkwood is the one to begin with; Journey along the Anduin is harder, and Escape from Dol Guldur hardest.

section-mirkwood = Passage through Mirkwood
    .text =
        Difficulty 1. The heroes carry a message through the forest. Spiders and Orcs of Dol Guldur wait there. In the last stage one of two ways is taken by chance.

section-anduin = Journey along the Anduin
    .text =
        Difficulty 4. The heroes go on down the river. A Hill Troll must be dealt with first; on the river more cards are revealed, but nobody is engaged by threat; the last stage is a fight.

section-dol-guldur = Escape from Dol Guldur
    .text =
        Difficulty 7. One hero, drawn by chance, is a prisoner and can't be used until rescued. Three guarded objectives lie in the staging area from the start. As long as the first stages last, only one ally may be played each round by all players together. If the player whose hero is the prisoner is eliminated, all have lost.

## Worked examples

example-paying = Who pays for what
    .text = Glóin (Leadership) has 3 resources, Éowyn and Eleanor (Spirit) 2 each. Play the Guard of the Citadel, then the Northern Tracker.
    .after = Glóin alone could pay the 2 for the Guard, a Leadership card. Éowyn and Eleanor together paid the 4 for the Tracker. Only one resource is left, with Glóin.
example-quest = One point of progress
    .text = A Forest Spider is in the staging area. Send Aragorn and Glóin on the quest and keep Théodred back.
    .after = Aragorn and Glóin have 4 willpower. The Old Forest Road was revealed: 3 threat in all with the spider. One point more is one progress on the quest card.
example-active-location = On the Old Forest Road
    .text = Travel to the Old Forest Road.
    .after = It is the active location: its threat doesn't count any more, but progress goes to it first.
example-checks = Who engages whom
    .text = The first player has 24 threat, the second 35. In the staging area are a King Spider (20), a Forest Spider (25), Ungoliant's Spawn (32) and Hummerhorns (40). Let nobody engage by choice.
    .after = The King Spider engages the first player: no other cost is at most 24. The Spawn engages the second one, being the highest not above 35. In the next turn around the table nothing engages the first player any more, and the Forest Spider the second. The Hummerhorns stay: 40 is more than both. Then combat has begun.
example-defend = A defender
    .text = The Forest Spider attacks. Let Aragorn defend.
    .after = The shadow card had no shadow effect. The spider's attack is no more than Aragorn's defense: no damage. He is exhausted.
example-undefended = Nobody defends
    .text = The same attack. Leave it undefended, and let Aragorn take the damage.
    .after = Without a defender defense doesn't help: all 2 points went to one hero. But all heroes are still ready.
example-attack = Two attack one enemy
    .text = Let Legolas and Gimli attack the Dol Guldur Beastmaster together.
    .after = 3 and 2 make 5; his defense takes 1 off. With 4 damage of 5 hit points he is still there, and stays engaged.

## Puzzles

puzzle-p-slay = Strike together
    .text = The Beastmaster has one damage, and 5 hit points. Defeat him this round.
    .after = Legolas and Gimli have 5 attack together; his defense takes 1 off. Four more damage are enough. Alone, neither of them could do it.
puzzle-p-right-defender = Who can stand it
    .text = The King Spider attacks; the shadow card has no effect. All heroes are hurt. Let nobody fall, and keep as many heroes ready as possible.
    .after = Aragorn's defense leaves one damage, and he survives it. For the others the attack would be deadly.
puzzle-p-enough-willpower = Two more
    .text = Two points of progress are missing on the first stage. One threat will be revealed. Reach the next stage.
    .after = The spider's 2 threat and 1 more stand against the willpower of all three: enough for the next stage.
puzzle-p-who-pays = Down to the last coin
    .text = Play both cards.
    .after = Glóin's two resources pay for the Guard, which is Leadership; the Spirit heroes share the four for the Tracker.
puzzle-p-travel-there = Where to?
    .text = Three locations are ahead. Make the Enchanted Stream the active location.
    .after = The first player chooses; its threat counts no more.
puzzle-p-gandalf = The wizard's counsel
    .text = Your threat is 48. Bring it down to 43.
    .after = Gandalf is neutral: heroes of any sphere pay for him together. When he comes, he may lower your threat by 5.
puzzle-p-eowyn = One card more
    .text = Only Éowyn is ready, and two points of progress are missing. A King Spider waits, and 1 more threat will be revealed. Reach the next stage.
    .after = Four willpower against three threat is one point. Discarding a card gives Éowyn the other one.
puzzle-p-faramir = The captain's words
    .text = Five points of progress are missing. 2 threat is in the staging area, and 1 more will come. Reach the next stage.
    .after = If Faramir goes along, all four have 7 willpower: too little. Kept back, he exhausts to give each of the three others one more: 8 against 3.
puzzle-p-steward = The Steward's chair
    .text = Four resources, and two cards that cost six. Play both.
    .after = First the Steward of Gondor, on Glóin: exhausted at once, it brings him two resources. Then there are four again, for Faramir.
puzzle-p-sneak = Only for a moment
    .text = Aragorn is ready, but one more damage would fell him, and he has a single resource. Defeat the Orcs before they attack.
    .after = Sneak Attack brings Gandalf into play for the phase, and he does 4 damage to the Orcs: more than their 3 hit points.
puzzle-p-greeting = On the brink
    .text = Your threat is 49, and at the end of the round it rises. Get away from the brink as far as you can.
    .after = One player alone lowers his threat by 6: better than 2 for each, as you are alone.
puzzle-p-heal = The healer's art
    .text = Glorfindel has one hit point left. Heal him entirely.
    .after = Lore of Imladris heals all damage on one character; two Lore heroes pay for it.
puzzle-p-feint = Let it pass
    .text = All your heroes have one hit point left. The Forest Spider is about to attack. Defeat it in this combat phase without losing anybody.
    .after = Feint keeps it from attacking you. So Legolas and Gimli are still ready when the players attack: 3 and, with four damage on Gimli, 6 make 9; less 1 defense that is 8 damage, far more than it can bear.

## The guided first match

lesson-first = Two rounds in Mirkwood
    .text = You lead Aragorn, Glóin and Théodred into the forest for two rounds: play an ally, quest, travel, and fight a spider. About ten minutes.
lesson-first-welcome = Into Mirkwood
    .text = You play alone or together against the forest itself. The quest card says how much progress you need; you win when the last one is done. You lose when all heroes have fallen, or when your threat reaches 50. Let us play two rounds.
lesson-first-table = Where you are asked
    .text = This line always says which phase it is and what is asked. Whatever you may click has a golden edge. Nothing can go wrong here: “Undo” takes back every step.
lesson-first-heroes = Your heroes
    .text = Aragorn, Glóin and Théodred have four numbers each: willpower for questing, attack, defence, and how much damage they bear. The coins are resources. Each hero gets one every round, and pays for your cards with them.
lesson-first-play = An ally
    .text = The Guard of the Citadel costs two resources. Click him in your hand: the card opens and asks who pays. Let it be Glóin and Théodred, and nothing from Aragorn, who will need his own in a moment. Then play it.
    .back = That is a good card, too, or another way to pay. But a second pair of hands comes first, and Aragorn should keep his resource: play the Guard without it.
lesson-first-quest = Who goes questing?
    .text = Characters that go on the quest add their willpower, and are exhausted. Everything in the staging area adds its threat: the spider 2, the road 1, and one more card that is about to be revealed. Send the three heroes; the Guard stays behind.
    .back = That may be enough or too little; nobody knows what is revealed next. Let us be sure: send all three heroes, and keep the Guard for the fight.
lesson-first-theodred = Responses
    .text = Some cards answer to what happens. Théodred is on the quest, so he may give a hero who is there a resource. Use him, and choose Aragorn.
    .back = You may let it pass. But a resource for nothing is a fine thing: use Théodred, and give it to Aragorn.
lesson-first-aragorn = Aragorn stands up again
    .text = Aragorn may pay one resource to be ready again, though his willpower still counts. So he can fight in this round, too. Use him.
    .back = You could save the resource. But then only the Guard could stand against the spider: use Aragorn.
lesson-first-staged = How the quest went
    .text = Another Old Forest Road was revealed: threat 4 against your willpower 5. The one more is progress on the quest card. Had the threat been higher, your own threat would have risen.
lesson-first-travel = Travel
    .text = You may travel to one location. It leaves the staging area, so that its threat no longer counts; but progress goes to it first until it is explored. Travel to a Forest Road.
    .back = Then both roads stay in the staging area and add their threat. Travel to one of them.
lesson-first-road = The road helps
    .text = After the players have travelled to the Old Forest Road, the first player may ready a character. Use it, and choose Glóin: he can fight, too.
    .back = You may decline, or choose Théodred. Glóin hits as hard as he does, and he is strong enough for what comes: use it for Glóin.
lesson-first-engage = The spider comes
    .text = You may engage an enemy yourself. If you don't, it comes anyway once your threat has reached its engagement cost, as it has here. Choose either.
    .back = Choose either: the spider will be upon you.
lesson-first-defend = It attacks
    .text = Choose who defends. The defender is exhausted; his defence is taken off the attack, and the rest is damage to him. An attack without a defender hits a hero in full. Aragorn defends best.
    .back = He would be hurt more, or fall. Aragorn has the best defence here: let him stand.
lesson-first-shadow = Shadow cards
    .text = Every attacking enemy has a card dealt face down, which is shown when it strikes. It may have a shadow effect. This one had none: attack 3 against defence 2, so Aragorn takes one damage.
lesson-first-attack = Strike back
    .text = Now your ready characters may attack. Choose the spider, then all who can: attack 3 in all, its defence 1, so two damage. It has four hit points.
    .back = You could let it be, but it would come back unhurt. Attack with Glóin and the Guard.
lesson-first-refresh = A new round
    .text = At the end of a round all characters are ready again, and your threat rises by one. Each hero has a new resource, and you have drawn a card.
lesson-first-stone = An attachment
    .text = Celebrían's Stone gives its bearer two willpower. Click it in your hand, let Glóin and Théodred pay one each, and nothing from Aragorn. Then play it on him.
    .back = There are other ways. But Aragorn with four willpower can quest alone, and the others can fight: give him the Stone, and let the others pay.
lesson-first-alone = Aragorn alone
    .text = Only one road is left in the staging area, and your spider is no longer there. Aragorn's four willpower should do. Send him alone, so that the others can fight.
    .back = More willpower is safer, but whoever quests can't fight. Try it with Aragorn alone.
lesson-first-up = Once more
    .text = Pay a resource, and Aragorn is ready again: he will need to defend.
    .back = Without it somebody else has to stand against the spider. Use him.
lesson-first-progress = To the location first
    .text = Willpower 4 against threat 3. The progress went to the active location, not to the quest. With three points in all the road will be explored.
lesson-first-stand = The spider again
    .text = It strikes with 2 this time, if the shadow doesn't help it. Aragorn's defence is 2: let him stand.
    .back = Whoever else defends would be hurt. Aragorn needn't be.
lesson-first-strike = Finish it
    .text = Two more damage, and the spider is gone. Choose it, and all who can attack; or do it your own way.
lesson-first-end = Two rounds done
    .text = You have seen every phase: planning, quest, travel, encounter, combat, refresh. The art is in who quests and who fights. You can play on from here, solve a puzzle, or begin a match of your own, alone or with two decks.
