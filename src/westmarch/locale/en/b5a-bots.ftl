# What the captain of the Battle of Five Armies says about its choices.

bot-b5a-activate = This general's ability will be of use this turn.
bot-b5a-advance = The fight was for { $area }, so the army goes in.
bot-b5a-approach = From { $area } the army is nearer to what it wants.
bot-b5a-army = This army has the best odds this round.
bot-b5a-attack = The odds in { $area } are worth the fight.
bot-b5a-bats = { $count ->
    [0] Every token is needed as leadership.
    [one] One swarm of bats; the rest is needed as leadership.
   *[other] { $count } swarms of bats; the rest is needed as leadership.
}
bot-b5a-bats-to = The next marches and fights will be there.
bot-b5a-beorn-attack = Beorn can break the army in { $area }.
bot-b5a-beorn-free = Beorn frees { $area } by walking in.
bot-b5a-beorn-press = Beorn goes on while his wrath lasts.
bot-b5a-beorn-walk = { $area } brings Beorn nearer to the enemy.
bot-b5a-bodyguard = A guard is for deadly blows and heavy ones.
bot-b5a-card = This card does more now than the dice could.
bot-b5a-casualty = The weakest unit is the smallest loss.
bot-b5a-cease = The odds at { $area } are no longer good.
bot-b5a-combined = Together the armies can take { $area }.
bot-b5a-command = { $area } has a strong army that will fight soon.
bot-b5a-concentrate = Nobody is in reach, so Gandalf gathers his strength.
bot-b5a-die = This die can do most right now.
bot-b5a-discard = This card is worth least to me.
bot-b5a-drive = Driven there, they are easy to reach again.
bot-b5a-eagles-call = Another eagle now, the flight later.
bot-b5a-eagles-fly = There are armies to strike, and a die to do it.
bot-b5a-eagles-to = As many eagles as there are armies to strike.
bot-b5a-enough = Nothing more here is worth doing.
bot-b5a-enough-generals = The others would be of little use now, and slow fate down.
bot-b5a-enter = { $area } is the best place to enter.
bot-b5a-fate-draw = The next tile is likely to be lower.
bot-b5a-fate-keep = The next tile is not likely to be lower.
bot-b5a-flip = Units are needed most in { $area }.
bot-b5a-general = An ability that is not used is wasted.
bot-b5a-harm = It hurts the enemy most there.
bot-b5a-hold = { $area } must not be left.
bot-b5a-join = A leader belongs to an army, and the one in { $area } needs him most.
bot-b5a-lay = Units will be needed in { $area }.
bot-b5a-leave = { $area } can't be held, and the army is worth more than the ground.
bot-b5a-lucky = There are enough dice of this kind.
bot-b5a-manoeuvre = This card promises most this round.
bot-b5a-march = { $area } is a better place for the army from { $origin }.
bot-b5a-no-casualties = No unit goes that needn't go.
bot-b5a-other = Another possibility, not weighed further.
bot-b5a-pass = The other side may show its hand first.
bot-b5a-press = The odds at { $area } are still good.
bot-b5a-rally = The army in { $area } is hurt most where it matters.
bot-b5a-refuge = That is the safest place in reach.
bot-b5a-reinforce = { $area } is where the fight will be.
bot-b5a-shoot = The army in { $area } is the best target.
bot-b5a-simple = Of these, this is plainly the best for me.
bot-b5a-skip = Nothing this die offers would help.
bot-b5a-split = Only a part of the army finds room in { $area }.
bot-b5a-split-damage = The damaged stay behind.
bot-b5a-split-units = As many as there is room for.
bot-b5a-stand = { $area } is worth holding.
bot-b5a-strike = { $area } can be attacked with good odds.
bot-b5a-swarm = With the bats' help this army gets farther.
bot-b5a-trouble = This general does us most harm.
bot-b5a-use = Weighed against the others, this is worth most ({ $value }).
bot-b5a-use-manoeuvre = The manoeuvre helps here.
bot-b5a-walk = He is of more use elsewhere.
