# Sentences as a Czech translation has them, to try the forms of names with.

wotr-model-die = K čemu použijete kostku se symbolem { NAME($die, form: "gen") }?
wotr-model-move = Kam se přesune armáda { NAME($origin, form: "from") }?
wotr-model-hits =
    Vaše armáda { NAME($region, form: "in") } dostala { $hits ->
        [one] 1 zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }.
wotr-model-lose = ztratit { NAME($figure, 1, form: "acc") }
wotr-model-attack = Stín { NAME($origin, form: "from") } zaútočil na { NAME($region, form: "acc") }. Útočí: { $attackers }. Přišel o { NAME($attackers, form: "acc") }.
wotr-model-entered =
    { NAME($character, form: "gender") ->
        [f] { $character } vstoupila
       *[m] { $character } vstoupil
    } do hry { NAME($region, form: "in") }.
wotr-model-recruited = { START(NAME($region, form: "in")) } se objevilo: { NAME($figure, $count) }.
wotr-model-seen = Potkali jste { NAME($characters, form: "acc") }.
wotr-model-nation = { START(NAME($nation, form: "nom")) } vstoupili do války, dík patří { NAME($nation, form: "dat") }.
lcg-model-healed = Vyléčte { NAME($card, form: "acc") }.
