### War of the Ring: what the steward says about its choices. One sentence each, in the first person.

bot-wotr-only-way = Nothing else makes more sense here.
bot-wotr-guess = I took what looks best for my side.
bot-wotr-otherwise = That could be done too.

## Dice

bot-wotr-pass = I pass: nothing is worth a die now, and I have fewer dice than the enemy.
bot-wotr-waste = None of my dice can do anything useful, so I give the least useful one up.
bot-wotr-ring = An Elven Ring turns { $old } into { $new }, which I need more now.
bot-wotr-ring-turns = With the ring I turn to { $face }: that is where I gain most.
bot-wotr-lidless-eye = This die has little else to do, so it looks for the Ring.

## The Ring

bot-wotr-ring-moves = The Fellowship goes on: { $steps ->
        [one] one step is
       *[other] { $steps } steps are
    } left to the gates of Mordor, and the Hunt finds it with { $chance } percent.
bot-wotr-ring-at-gate = The Fellowship has come far enough: it can enter Mordor once it shows itself.
bot-wotr-ring-in-mordor = In Mordor there is only one way, and { $steps ->
        [one] one step is
       *[other] { $steps } steps are
    } left on it.
bot-wotr-ring-rests = The Ring-bearers are too weary for Mordor and rest in { $region } while there is time.
bot-wotr-hide = The Fellowship is revealed: it must hide before it can go on.
bot-wotr-enter-mordor = The Ring-bearers enter Mordor.
bot-wotr-keep-quiet = The Fellowship gains more by staying unseen than by showing itself.
bot-wotr-declare = The Fellowship shows itself in { $region }, from where the way goes on well.
bot-wotr-declare-heal = The Fellowship rests in { $region }, where the Ring-bearers find healing.
bot-wotr-guide = { $character } is the best guide now.
bot-wotr-revealed = Found out, the Fellowship makes the most of its way and stops in { $region }.
bot-wotr-route = This is the way past the fewest strongholds.
bot-wotr-casualty-guide = Better that { $character } falls than that the Ring-bearers bear { $damage } damage.
bot-wotr-casualty-random = Better that a companion falls than that the Ring-bearers bear { $damage } damage.
bot-wotr-casualty-none = With { $corruption } corruption the Ring-bearers can bear { $damage } more; the companions are needed.
bot-wotr-hobbit-yes = { $character } leaves, to spare the Ring-bearers a point.
bot-wotr-hobbit-no = { $character } stays: he will be needed more later.
bot-wotr-gollum-yes = Better to be seen than to bear one point more.
bot-wotr-gollum-no = One point less is not worth being seen.

## Companions

bot-wotr-separate-king = Strider goes to { $region }, where he can be crowned as Aragorn.
bot-wotr-separate = { $character } can do more elsewhere than in the Fellowship.
bot-wotr-company-complete = Nobody else is wanted for this.
bot-wotr-journey = { $character } is of most use in { $region }.
bot-wotr-bring = { $character } comes: one more die in every turn.
bot-wotr-enters = { $character } does most in { $region }.
bot-wotr-envoy = { $character } speaks for war among his own people.

## Minions

bot-wotr-nazgul = The armies in { $region } need a leader.
bot-wotr-nazgul-ring = A Nazgûl over { $region } helps to hunt the Ring-bearers.
bot-wotr-nazgul-next = These serve better elsewhere.
bot-wotr-nazgul-done = The others are where they should be.
bot-wotr-voice-recruit = The Voice of Saruman calls Isengard to arms.
bot-wotr-voice-elites = Orthanc's soldiers become Uruk-hai.

## Musters and politics

bot-wotr-diplomacy = { $nation } must come nearer to war.
bot-wotr-diplomacy-war = { $nation } goes to war, and can fight and muster from now on.
bot-wotr-recruit = Reinforcements are most useful in { $region }.
bot-wotr-recruit-best = The best soldiers there are.
bot-wotr-surplus = Common soldiers are missed least.

## Armies

bot-wotr-march = The army in { $origin } moves to { $region }.
bot-wotr-march-on = The army in { $origin } marches on { $goal }.
bot-wotr-march-to-hold = The army in { $origin } goes to the defence of { $goal }.
bot-wotr-march-takes = { $region } lies open, and we take it.
bot-wotr-march-far = The army in { $origin } joins others where it is needed.
bot-wotr-must-march = Some army has to move, and this one is missed least.
bot-wotr-enough-marches = No other army gains by moving.
bot-wotr-part = So many can be spared for it.
bot-wotr-attack = We attack { $region }.
bot-wotr-attack-field = We attack { $region }: I see a chance of { $chance } percent to win.
bot-wotr-attack-besiege = We drive the defenders of { $region } behind their walls and lay siege.
bot-wotr-attack-storm = We storm the walls of { $region }: it falls with a chance of about { $chance } percent.
bot-wotr-attack-sortie = We break out of { $region }: I see a chance of { $chance } percent.

## Battles

bot-wotr-combat-card = { $card } does more in this battle than later.
bot-wotr-no-combat-card = No card is worth spending on this round.
bot-wotr-casualty-lose = A common soldier falls first, while there are enough for all dice.
bot-wotr-casualty-reduce = An elite steps down, so that we keep as many dice.
bot-wotr-fight-in-field = We can beat them before the gates of { $region }.
bot-wotr-fight-too-many = Too many of us would find no room inside { $region }, so we fight in the open first.
bot-wotr-withdraw = The walls of { $region } are our best defence.
bot-wotr-stand = We stand and fight in { $region }.
bot-wotr-retreat = We can't hold here; we live to fight in { $region }.
bot-wotr-continue = We have the upper hand in { $region } and press on.
bot-wotr-cease = Going on in { $region } would cost more than it brings.
bot-wotr-siege-extend = One more assault may well break { $region }.
bot-wotr-siege-rest = The siege of { $region } goes on, but this assault ends.
bot-wotr-advance = We move into { $region }.
bot-wotr-advance-not = We are needed where we are, not in { $region }.
bot-wotr-white-rider = The White Rider silences the Nazgûl.
bot-wotr-heroic-death = Without this sacrifice the whole army would be lost.
bot-wotr-strike-greatest = We strike where it hurts the enemy most.

## Cards

bot-wotr-card = { $card } is the best thing to play now.
bot-wotr-draw = A card from the { $deck } may help more than anything else this die can do.
bot-wotr-draw-too = A card for nothing is always welcome.
bot-wotr-discard = { $card } will be missed least.
bot-wotr-discard-table = { $card } has to go from the table.
bot-wotr-card-effect = This is how the card does most.
bot-wotr-refuse-cost = That would cost more than it brings.

## The Hunt

bot-wotr-hunt-dice = These dice look for the Ring; the others make war.
bot-wotr-hunt-revealed = A revealed Fellowship has to hide first, so few eyes are enough.
bot-wotr-hunt-mordor = In Mordor every eye counts.

## Partners

bot-wotr-draw-fewer = Of the { $deck } we hold the fewest cards.
bot-wotr-swap = I hold a card that I can do without; { $seat } may make more of it.
bot-wotr-swap-not = I would rather keep my cards.
bot-wotr-swap-card = { $card } will be missed least, and { $seat } may make more of it.
bot-wotr-join-command = One army in { $region } can do more than two, and I command it.
bot-wotr-join = One army in { $region } can do more against { $goal } than two, even if { $seat } commands it.
bot-wotr-join-not = My troops in { $region } had better obey nobody but me.
bot-wotr-propose = The attack from { $region } will be stronger if the troops of { $seat } come along.

## Lords of Middle-earth

bot-wotr-version = This is how { $character } serves the Fellowship best.
bot-wotr-special-die = Of the special dice { $face } does most for us now.
bot-wotr-vilya = Vilya keeps the { $face } die: there is more to do with it.
bot-wotr-ring-least = This ring will be missed least.
bot-wotr-narya = With Narya, Gandalf calls { $nation } to war.
bot-wotr-balrog-goes = The Balrog goes to the army in { $region }.
bot-wotr-call = The Witch-king shall lead armies again.
bot-wotr-at-home = { $character } can do more among his own people.
bot-wotr-balrog-wake = The Balrog shall wake and go to war.
bot-wotr-balrog-rest = The Balrog must be put to rest.
