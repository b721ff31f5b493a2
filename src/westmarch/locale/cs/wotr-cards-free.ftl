### What the Free Peoples' event cards ask and tell, and why they can't be played.

## The Hunt

wotr-card-replace-tile = Stín vylosoval žeton pátrání ({ $tile }). Odhodíte kartu „{ $card }“, aby se místo něj losoval jiný?
    .help = Vylosovaný žeton nemá žádný efekt a vrátí se do zásoby žetonů pátrání. Proti druhému už nepomůže žádná jiná karta na stole ({ wotr-rule-hunt }).
wotr-card-lower-damage = Poškození z pátrání: { $damage }. Odhodíte kartu „{ $card }“, aby bylo o 1 nižší?
    .help = Na jeden žeton lze použít jen jednu kartu ze stolu. Schopnost průvodce a obětování přijdou na řadu až potom ({ wotr-rule-hunt }).
wotr-card-prevent-draw = Stín se chystá losovat žeton pátrání. Odhodíte kartu „{ $card }“, a zabráníte tak losování?
    .help = Nelosuje se jen tento jediný žeton ({ wotr-rule-hunt }).

## The Fellowship and its companions

wotr-card-move-fellowship = Glum zná jinou cestu: pohnete Společenstvem?
    .help = Pátrání proběhne jako obvykle, ale kostka použitá na kartu nejde do pole pátrání ({ wotr-rule-fellowship }).
wotr-card-hide-fellowship = Glum zná jinou cestu: skryjete Společenstvo?
    .help = Teď je odhaleno, a dokud se neskryje, nemůže se pohnout ({ wotr-rule-fellowship }).
wotr-card-separate-or-move = Oddělíte Společníky od Společenstva, nebo pohnete Společníky na mapě?
    .help = Platí to pro jednoho Společníka nebo jednu skupinu, ne pro obojí. Dojít smějí i do obležené pevnosti Svobodných národů ({ wotr-rule-events }).
wotr-card-landing = Kde se Mrtví vynoří?
    .help = Chodec či Aragorn se tam přesune přímo, i z obležené pevnosti. Armáda Stínu na místě dostane zásahy a musí ustoupit ({ wotr-rule-events }).
wotr-card-flee = Mrtví jsou { NAME($region, form: "in") }: kam armáda Stínu ustoupí?
    .help = Do přilehlého volného regionu ({ wotr-rule-events }).
wotr-card-muster-count = Kolik běžných jednotek Gondoru rekrutujete { NAME($region, form: "in") }?
    .help = Pokud alespoň jednu, sídlo, které tam drží Stín, přejde zpět pod vaši kontrolu ({ wotr-rule-events }).

## Armies and nations

wotr-card-shadow-army = Na kterou armádu Stínu karta míří?
    .help = Vyberte region s armádou, kterou karta zasáhne ({ wotr-rule-events }).
wotr-card-refuge =
    Orli vyhnali { NAME($region, form: "from") } { $count ->
        [one] 1 Nazgûla
        [few] { $count } Nazgûly
       *[other] { $count } Nazgûlů
    }: do které pevnosti?
    .help = Všechny do téže nedobyté Sauronovy pevnosti ({ wotr-rule-events }).
wotr-card-another = Enti povstali: zahrajete ještě jednu kartu z balíčku postav bez použití kostky?
    .help = Gandalf Bílý je ve Fangornu nebo v Rohanu. Kartu musí být možné zahrát právě teď ({ wotr-rule-events }).
    .none = nehrát další kartu
wotr-card-exchange = Kterou běžnou jednotku { NAME($region, form: "in") } vyměníte za elitní?
    .help = Běžná jednotka je ze hry; elitní přijde z posil téhož národa ({ wotr-rule-events }).
wotr-card-nation = Který národ aktivujete a posunete o krok?
    .help = Národ se nejdřív aktivuje, takže to může být i poslední krok do války ({ wotr-rule-politics }).
wotr-card-relieve = U které obležené pevnosti zaútočíte na obléhatele zvenčí?
    .help = Za každou jednotku v pevnosti hází Stín o 1 kostku méně, nejméně však 1 kostkou ({ wotr-rule-siege }).
wotr-card-relieve-from = Odkud zaútočíte na obléhatele { NAME($region, form: "in") }?
    .help = Armáda musí být v přilehlém regionu a mít jednotky národa, který je ve válce ({ wotr-rule-battle }).
wotr-card-muster-region = Kde jednotky rekrutujete?
    .help = Všechny ve stejném regionu ({ wotr-rule-recruiting }).
wotr-card-give-up = Kterou kartu se symbolem { NAME($symbol, form: "gen") } odhodíte, aby ze stolu zmizela karta „{ $card }“?
    .help = Jednu kartu události postavy a jednu kartu události armády, podle symbolu na kartě ({ wotr-rule-events }).

## What happened

wotr-die-turned =
    { $side-id ->
        [free] Kostka Svobodných národů ({ $old }) nyní ukazuje symbol { NAME($new, form: "gen") }.
       *[shadow] Kostka Stínu ({ $old }) nyní ukazuje symbol { NAME($new, form: "gen") }.
    }
wotr-tiles-shown = Vylosováno ze zásoby žetonů pátrání: { $tiles }.
wotr-tile-removed = Žeton pátrání ({ $tile }) je trvale odstraněn ze hry.
wotr-nazgul-lost =
    Orli { NAME($region, form: "in") } srazili { $count ->
        [one] 1 Nazgûla.
        [few] { $count } Nazgûly.
       *[other] { $count } Nazgûlů.
    }

## Why not

wotr-why-gimli-legolas = Ve Společenstvu není Gimli ani Legolas.
wotr-why-heir-gondor-rohan = Chodec ani Aragorn není s armádou v Gondoru nebo v Rohanu.
wotr-why-heir-rohan = V Rohanu není Chodec ani Aragorn.
wotr-why-heir-army = Chodec ani Aragorn není s armádou.
wotr-why-boromir-gondor = Boromir není v Gondoru.
wotr-why-aragorn-abroad = Aragorn není s armádou mimo území Svobodných národů.
wotr-why-eagles = Žádná armáda Stínu s Nazgûlem není ve stejném ani přilehlém regionu jako armáda Svobodných národů se Společníkem. Černokněžný král se nepočítá.
wotr-why-ents = Gandalf Bílý musí být na mapě a některý Společník ve Fangornu.
wotr-why-character-deck-only = Karta „{ $card }“ nepatří do balíčku postav.
wotr-why-closed-by-card = Karta „{ $card }“ nepouští armády Stínu { NAME($region, form: "to") }.
wotr-why-character-and-army-card = Je třeba odhodit z ruky kartu události postavy a kartu události armády (podle symbolu na kartě); nemáte však obě.
wotr-why-wrong-symbol = Karta „{ $card }“ nemá symbol { NAME($symbol, form: "gen") }.
wotr-why-no-refuge = { START(NAME($region, form: "in")) } není nedobytá Sauronova pevnost.
wotr-why-only-regulars-exchanged = Za elitní lze vyměnit jen běžnou jednotku.
wotr-why-gondor-passive = Gondor je pasivní.
wotr-why-no-relief = Žádná armáda Svobodných národů nemůže zaútočit na obléhatele pevnosti.
wotr-why-no-army-with-companion = V žádné armádě Svobodných národů není Společník.
wotr-why-no-path = Drúadané nemohou nikoho z armády { NAME($region, form: "in") } dovést tam, kam určuje karta: není tam místo, nebo cesta vede na území, kam její národy nesmějí.
wotr-why-not-coastal = Region { $region } neleží na pobřeží velkého moře.
wotr-why-not-on-card = Karta se nevztahuje na region { $region }.
