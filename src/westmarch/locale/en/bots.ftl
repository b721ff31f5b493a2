bot-silent = I have not chosen anything yet.
bot-random-why = I took one of the options at random.
bot-sage-chance = I see a chance of { $chance } percent; {$gain ->
    [0] other choices are about as good.
   *[other] the next best choice would cost { $gain } percent.
}
bot-no-weights = The weights of this computer player can't be read ({ $file }: { $error }). Install Westmarch again, or make them with `westmarch train`.
bot-weights-misfit = These weights were learned for another version of the game: it has no longer { $inputs }. Make new ones with `westmarch train`.

bots-random = random
    .text = Takes anything that is allowed. Good for a look around, no opponent.
bots-novice = novice
    .text = Knows the rules, and takes what looks good at first sight. For your first matches.
bots-squire = squire
    .text = Plays by the same rules of thumb as the stronger ones, but often takes the second best. For people who are learning.
bots-steward = steward
    .text = Plays by rules of thumb and can say why. Knows the game; it won 39 of 40 matches against random play.
bots-sage = sage
    .text = Looks ahead: it tries what comes to its mind in imagined matches and judges what becomes of it. Against the steward it won 133 of 200 matches as the Free Peoples and 167 of 200 as the Shadow.
bots-sage-deep = deep sage
    .text = The sage with more time to think: it tries more answers in more imagined matches, and an answer may take it some seconds. Whether it plays better is not known yet: few matches have been measured, or none.
bots-captain = captain
    .text = Plays by rules of thumb and can say why. Knows the game; it won 40 of 40 matches against random play.
bots-ranger = ranger
    .text = Plays by rules of thumb and can say why. A sound partner: alone in Mirkwood with the Leadership deck it won 77 of 100 matches.
