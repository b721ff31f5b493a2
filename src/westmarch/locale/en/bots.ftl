bot-silent = I have not chosen anything yet.
bot-random-why = I took one of the options at random.
bot-sage-chance = I see a chance of { $chance } percent; {$gain ->
    [0] other choices are about as good.
   *[other] the next best choice would cost { $gain } percent.
}
bot-no-weights = The weights of this computer player can't be read ({ $file }: { $error }). Install Westmarch again, or make them with `westmarch train`.
bot-weights-misfit = These weights were learned for another version of the game: it has no longer { $inputs }. Make new ones with `westmarch train`.
