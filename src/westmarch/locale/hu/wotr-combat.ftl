# Combat cards in War of the Ring: what is asked, and why one can't be played.

wotr-rule-combat-cards = VI. fejezet, Csatakártya kijátszása

wotr-fight-scouts = { wotr-combat-scouts }: hová vonul vissza a sereg { NAME($region, form: "from") }?
    .help = { wotr-rule-combat-cards }.
wotr-fight-mighty-attack = { wotr-combat-mighty_attack }: melyik útitárs mond le a vezetői értékéről egy találatért?
    .help = { wotr-rule-combat-cards }.
wotr-fight-strike-minion = Kivel végzel?
    .help = { wotr-rule-combat-cards }.
wotr-fight-heroic-death = { wotr-combat-heroic_death } (a Sötétség találatai: { $hits }): ki esik el, hogy érvénytelenítse őket?
    .help = { wotr-rule-combat-cards }.
wotr-fight-words-of-power = { wotr-combat-words_of_power }: melyik útitárs veszíti el erre a körre a vezetői értékét és a képességeit?
    .help = { wotr-rule-combat-cards }.
wotr-fight-dread-and-despair = { wotr-combat-dread_and_despair }: mennyiről mondasz le a nazgulok vezetői értékéből? A Szabad Népek ennyivel kevesebb kockával dobnak.
    .help = { wotr-rule-combat-cards }.
wotr-fight-own-hits = Hány találatot mérsz a saját seregedre?
    .help = { wotr-rule-combat-cards }.
wotr-fight-black-breath = { wotr-combat-black_breath }: végzel valakivel?
    .help = { wotr-rule-combat-cards }.

wotr-why-combat-companion = A csatában részt kell vennie egy útitársnak.
wotr-why-combat-leader-or-companion = A csatában részt kell vennie a Szabad Népek egy vezérének vagy egy útitársnak.
wotr-why-combat-free-elite = A csatában részt kell vennie a Szabad Népek egy elit egységének.
wotr-why-combat-gandalf = A csatában részt kell vennie Gandalfnak.
wotr-why-combat-strider = A csatában részt kell vennie Vándornak vagy Aragornnak.
wotr-why-combat-hobbit = A csatában részt kell vennie Borbak Trufának vagy Tuk Peregrinnek.
wotr-why-combat-fellowship = A védő seregnek a Gyűrűhordozók régiójában kell lennie.
wotr-why-combat-entwood = A védő seregnek Rohanban, Fangornban vagy Orthancban kell lennie.
wotr-why-combat-free-land = A védő seregnek a Szabad Népek egyik nemzetének régiójában kell lennie.
wotr-why-combat-defend-field = A Szabad Népeknek kell védekezniük, és nem várostromban.
wotr-why-combat-nazgul = A csatában részt kell vennie egy nazgulnak.
wotr-why-combat-nazgul-leadership = A csatában részt vevő nazgulok vezetői értékének legalább ennyinek kell lennie: { $needed }.
wotr-why-combat-near-moria = A védő seregnek Móriában vagy attól legfeljebb két régiónyira kell lennie.
wotr-why-combat-isengard = A csatában részt kell vennie egy vasudvardi egységnek.
wotr-why-combat-in-stronghold = A védő seregnek ostrom alatt álló erődítményben kell lennie.
wotr-why-combat-southron-elite = A csatában részt kell vennie egy déli és keleti elit egységnek.
wotr-why-combat-shadow-elite = A csatában részt kell vennie a Sötétség egy elit egységének.
wotr-why-not-in-battle = { START(NAME($character, form: "nom")) } nem vesz részt ebben a csatában.
wotr-why-no-leadership = { START(NAME($character, form: "dat")) } ebben a körben nincs vezetői értéke, amelyről lemondhatna.
wotr-why-level-too-high = { START(NAME($character, form: "dat")) } túl magas a szintje: a vezérújradobásban csak { $hits } találat volt.
wotr-why-one-reroll-hit = Egy gonosszal csak a vezérújradobás két találatáért lehet végezni.
wotr-why-scouts-go = A felderítők már úton vannak: az egész sereg elhagyja a csatát.
wotr-why-no-stronghold-to-withdraw = Nincs { NAME($region, form: "in") } a Szabad Népeknek erődítményük, ahová a sereg visszavonulhatna.

## What combat cards do, as it happens

wotr-dice-modified =
    { $effect }: { $side-id ->
        [free] a Szabad Népek
       *[shadow] a Sötétség
    } { $roll ->
        [0] vezérújradobásában minden kockára +{ $reroll }.
       *[other] { $reroll ->
            [0] csatadobásában minden kockára { $roll ->
                [-1] −1.
               *[other] +{ $roll }.
            }
           *[other] csatadobásában és vezérújradobásában minden kockára +{ $roll }.
        }
    }
wotr-dice-fewer =
    { $effect }: { $side-id ->
        [free] a Szabad Népek csatadobásában { $count } kockával kevesebb van, de legalább egy.
       *[shadow] a Sötétség csatadobásában { $count } kockával kevesebb van, de legalább egy.
    }
wotr-dice-capped =
    { $effect }: { $side-id ->
        [free] a Szabad Népek legfeljebb { $count } kockával dobnak.
       *[shadow] a Sötétség legfeljebb { $count } kockával dob.
    }
wotr-reroll-barred =
    { $effect }: { $side-id ->
        [free] a Szabad Népeknek ebben a körben nincs vezérújradobásuk.
       *[shadow] a Sötétségnek ebben a körben nincs vezérújradobása.
    }
wotr-leadership-forfeited = { $effect }: { NAME($characters, form: "nom") } erre a körre lemond a vezetői értékéről.
wotr-leadership-given-up = { $effect }: a nazgulok erre a körre lemondanak a vezetői értékükből { $count } pontról.
wotr-card-cancelled =
    { $effect }: { $side-id ->
        [free] a Szabad Népek csatakártyája érvénytelen.
       *[shadow] a Sötétség csatakártyája érvénytelen.
    }
wotr-misses-turned =
    { $effect }: { $side-id ->
        [free] a Szabad Népek
       *[shadow] a Sötétség
    } { $count } sikertelen kockája találattá válik.
wotr-hits-added =
    { $effect }: { $side-id ->
        [free] a Szabad Népek további { $count } találatot érnek el.
       *[shadow] a Sötétség további { $count } találatot ér el.
    }
wotr-own-hits = { $effect }: a Sötétség { $count } találatot mér a saját seregére.
wotr-hits-cancelled =
    { $effect }: { $side-id ->
        [free] a Szabad Népek
       *[shadow] a Sötétség
    } { $count } találata érvénytelen.
wotr-hit-spent =
    { $effect }: { $side-id ->
        [free] a Szabad Népek felhasználják a vezérújradobás egyik találatát.
       *[shadow] a Sötétség felhasználja a vezérújradobás egyik találatát.
    }
