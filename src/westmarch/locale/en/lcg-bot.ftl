### What the ranger says about his choices.

bot-lcg-any = Any of these will do.
bot-lcg-vote = { $seat } can best go first.
bot-lcg-keep =
    { $early ->
        [one] I keep this hand: 1 card helps early.
       *[other] I keep this hand: { $early } cards help early.
    }
bot-lcg-mulligan = Too little of this hand helps early, so I try another.
bot-lcg-pass = Nothing I could do now helps enough.
bot-lcg-use = This is the moment for { $card }.
bot-lcg-save = I save what I have for later.
bot-lcg-play = { $card } is the best I can pay for.
bot-lcg-pay = I spare the resources that a hero may need for himself.
bot-lcg-no-response = That isn't worth a response.
bot-lcg-respond = { $card } is made for this.
bot-lcg-commit =
    { $reveals ->
        [0] We quest with { $willpower } against { $threat }; the others are needed in the fight.
        [one] We quest with { $willpower } against { $threat } and what one more card adds; the others are needed in the fight.
       *[other] We quest with { $willpower } against { $threat } and what { $reveals } more cards add; the others are needed in the fight.
    }
bot-lcg-travel = { $card } adds most threat for what it takes to explore it.
bot-lcg-stay = No location is worth travelling to.
bot-lcg-engage = Better to fight { $enemy } than to leave its threat in the staging area.
bot-lcg-no-engage = I have enough to fight.
bot-lcg-attacker = { $enemy } first, while my best defenders are ready.
bot-lcg-defend = { $card } stands the attack of { $enemy } at the lowest price.
bot-lcg-undefended = We can bear the attack of { $enemy } better than miss a defender.
bot-lcg-sentinel = { $card } can stand it better than { $seat }'s heroes.
bot-lcg-no-sentinel = I need my sentinels myself.
bot-lcg-damage = { $card } can bear it best.
bot-lcg-attack = { $enemy } with { $cards }.
bot-lcg-no-attack = There is nothing we could hurt.
bot-lcg-join = Together we bring { $enemy } down.
bot-lcg-no-join = They don't need me there.
bot-lcg-target = The best use of { $card } here.
bot-lcg-attach = { $host } makes most of { $card }.
bot-lcg-discard = { $card } is what I miss least.
bot-lcg-take = { $card } is what I want most.
bot-lcg-spare = { $card } can be spared.
bot-lcg-peek = The next card is { $card }.
bot-lcg-toll = It depends on how much the hero does for us.
bot-lcg-fetch-spawn = Ungoliant's Spawn must die for us to win, so let it come now.
bot-lcg-fetch-small = The smallest spider will do.
bot-lcg-fetch-from = Out of the deck it comes only once.
bot-lcg-defended = One defender is enough.
bot-lcg-next = { $card } would be next.
bot-lcg-other = My rules of thumb have nothing to say for it.
