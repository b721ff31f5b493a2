# Sentences as a Hungarian translation has them, to try the forms of names with.

wotr-model-die = Mire használod { THE($die) } kockát?
wotr-model-move = Hová vonul a sereg { NAME($origin, form: "from") }?
wotr-model-hits = Sereged { NAME($region, form: "in") } { THE($hits) } találatból semmit sem véd ki.
wotr-model-lose = veszteség: { NAME($figure, 1) }
wotr-model-attack = A Sötétség { NAME($origin, form: "from") } megtámadja { NAME($region, form: "acc") }. Támadók: { $attackers }. Elveszít { NAME($attackers, form: "acc") }.
wotr-model-entered = { START(NAME($character, form: "nom")) } játékba lép { NAME($region, form: "in") }.
wotr-model-recruited = { START(NAME($region, form: "in")) } megjelenik: { NAME($figure, $count) }.
wotr-model-seen = Találkoztál velük: { NAME($characters, form: "acc") }.
wotr-model-nation =
    { START(NAME($nation, form: "nom")) } háborúban { NAME($nation, form: "number") ->
        [pl] állnak
       *[sg] áll
    }.
lcg-model-healed = Gyógyítsd meg { NAME($card, form: "acc") }.
