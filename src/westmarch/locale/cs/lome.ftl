### Lords of Middle-earth: set-up, special dice, rings, Keepers, and the Council of Rivendell.

wotr-option-council = Roklinská rada, k rozšíření Páni Středozemě
wotr-needs-option = Nastavení „{ $option }“ lze použít jen spolu s nastavením „{ $needed }“: zvolte obě.

wotr-rule-special-dice = Páni Středozemě, kapitola II, Nové speciální akční kostky
wotr-rule-keepers = Páni Středozemě, kapitola II, Elfí prsteny
wotr-rule-council = Páni Středozemě, kapitola IV, Roklinská rada
wotr-rule-versions = Páni Středozemě, kapitola I, Příprava hry

## Set-up

wotr-version-choose = { $character }: která karta bude ve Společenstvu?
    .help = Stín ji neuvidí, dokud se tento Společník nestane průvodcem, není obětován nebo Společenstvo neopustí ({ wotr-rule-versions }).
wotr-version-chosen = Do Společenstva jde { $version }.
wotr-version-chosen-hidden = Svobodné národy zvolily kartu postavy { $character }.
wotr-version-shown = Karta postavy { $character } je odhalena: { $version }.
wotr-first-guide = Kdo bude prvním průvodcem Společenstva?
    .help = Jeho kartu uvidí všichni ({ wotr-rule-versions }).
wotr-token-take = { $what }

wotr-why-other-character = Tato karta patří jiné postavě.
wotr-why-first-guide = Prvním průvodcem může být jen Gandalf Šedý nebo Chodec, ne { $character }.

## Special dice

wotr-special-die-added =
    { $special-id ->
        [vilya] K akčním kostkám tohoto kola přibyla kostka Vilji.
        [nenya] K akčním kostkám tohoto kola přibyla kostka Nenji.
        [narya] K akčním kostkám tohoto kola přibyla kostka Narji.
        [balrog] K akčním kostkám tohoto kola přibyla balrogova kostka.
       *[gothmog] K akčním kostkám tohoto kola přibyla Gothmogova kostka.
    }
wotr-special-die-removed =
    { $special-id ->
        [vilya] Kostka Vilji
        [nenya] Kostka Nenji
        [narya] Kostka Narji
        [balrog] Balrogova kostka
       *[gothmog] Gothmogova kostka
    } byla odstraněna ze hry{ $cause ->
        [eliminated] , protože postava, které patřila, už ve hře není.
        [captain] , protože je ve hře Černý kapitán.
       *[sign] : v minulém kole byla zvolena se symbolem odstranění.
    }
wotr-special-rolled =
    { $side-id ->
        [free] Speciální kostky Svobodných národů: { $dice }.
       *[shadow] Speciální kostky Stínu: { $dice }.
    }
wotr-special-kept =
    { $die-id ->
        [vilya_eye] Svobodné národy si musely ponechat kostku se symbolem { NAME($die, form: "gen") }: jde do pole pátrání.
        [nenya_eye] Svobodné národy si musely ponechat kostku se symbolem { NAME($die, form: "gen") }: jde do pole pátrání.
        [narya_eye] Svobodné národy si musely ponechat kostku se symbolem { NAME($die, form: "gen") }: jde do pole pátrání.
        [balrog_eye] Stín si musel ponechat kostku se symbolem { NAME($die, form: "gen") }: jde do pole pátrání.
        [gothmog_eye] Stín si musel ponechat kostku se symbolem { NAME($die, form: "gen") }: jde do pole pátrání.
       *[other] { $side-id ->
            [free] Svobodné národy si ponechaly kostku se symbolem { NAME($die, form: "gen") }.
           *[shadow] Stín si ponechal kostku se symbolem { NAME($die, form: "gen") }.
        }
    }{ $aside-count ->
        [0] { "" }
       *[other] { " " }Stranou: { $aside }.
    }
wotr-special-die = Kterou speciální kostku si ponecháte?
    .help = Jen jednu; ostatní jdou pro toto kolo stranou. Pokud na některé padlo Oko, musíte si ponechat kostku s Okem: umístí se do pole pátrání ({ wotr-rule-special-dice }).

wotr-why-eye-first = Musíte si ponechat speciální kostku, na které padlo Oko.

## Rings and their Keepers

wotr-ring-which = Který elfí prsten použijete?
    .help = Jeho zvláštní schopnost už v tomto kole nebude možné použít ({ wotr-rule-keepers }).
wotr-ring-regain = Který elfí prsten získáte zpět?
    .help = Nejprve se vracejí prsteny, které jsou mimo hru, teprve poté ty, které má Stín ({ wotr-rule-keepers }).
wotr-ring-named =
    { $side-id ->
        [free] Svobodné národy použily
       *[shadow] Stín použil
    } { $ring-id ->
        [vilya] Vilju.
        [nenya] Nenju.
       *[narya] Narju.
    }
wotr-ring-regained = { $ring } se vrátila Svobodným národům.
wotr-token-ring = { $what }
wotr-token-narya = Narja Velká: přivést národ, v jehož sídle je Gandalf, přímo do války
wotr-vilya = Elrond má Vilju: použijete ji a ponecháte si právě použitou kostku se symbolem { NAME($die, form: "gen") }?
    .help = Kostka je opět nevyužitá, se stejným symbolem, a nejde do pole pátrání ({ wotr-rule-keepers }).
wotr-vilya-used = Elrond použil Vilju: kostka se symbolem { NAME($die, form: "gen") } zůstává nevyužitá.
wotr-nenya = Galadriel má Nenju: použijete ji a zrušíte vylosovaný žeton ({ $tile })?
    .help = Žeton nemá žádný efekt a je trvale odstraněn ze hry; losuje se jiný ({ wotr-rule-keepers }).
wotr-nenya-used = Galadriel použila Nenju: žeton ({ $tile }) je trvale odstraněn ze hry a losuje se jiný.
wotr-narya-used = Gandalf použil Narju a přivedl do války { NAME($nation, form: "acc") }.

wotr-why-not-that-ring = { $ring } není mezi prsteny, z nichž se vybírá.
wotr-why-ring-not-yours =
    Svobodné národy už { $ring-id ->
        [vilya] Vilju
        [nenya] Nenju
       *[narya] Narju
    } nemají.
wotr-why-ring-named = { $ring } už v tomto kole změnila výsledek na kostce; její zvláštní schopnost lze použít až v dalším kole.
wotr-why-narya-keeper = To může jen Gandalf Šedý, Strážce Narji, a jen mimo Společenstvo.
wotr-why-narya-place = { $region }: to není nedobyté sídlo Svobodného národa.
wotr-why-keeper-war = Sauron ani elfové nejsou ve válce.
wotr-why-keeper-home = { START(NAME($region, form: "acc")) } má pod kontrolou Stín.

## The Council of Rivendell

wotr-council-outside = Kdo se vrátil domů, než Společenstvo vyrazilo?
    .help = Jen Společníci s kartou Roklinské rady, kteří na ní mají svou domovinu. Za jednoho z nich dostane Stín jeden akční žeton, za více oba ({ wotr-rule-council }).
    .done = nikdo další
wotr-council-token = Který akční žeton si vezmete?
    .help = Lze ho použít jednou za hru, místo akční kostky ({ wotr-rule-council }).
wotr-council-hobbits = Dva hobiti z Kraje: obětujete oba, a zrušíte tak žeton ({ $tile })?
    .help = Žeton nemá žádný efekt a jiný se nelosuje ({ wotr-rule-council }).
wotr-went-home = { $character } se vrátil domů už dříve: je { NAME($region, form: "in") }.
wotr-tokens-given =
    { $actions-count ->
        [one] Stín má akční žeton: { $actions }.
        [few] Stín má oba akční žetony: { $actions }.
       *[other] Stín má akční žetony: { $actions }.
    }
wotr-token-used = Stín použil akční žeton: { $action }.
wotr-hobbits-spared = Oba hobiti padli a žeton ({ $tile }) nemá žádný efekt.
wotr-token-token = akční žeton: { $what }
wotr-token-rouse = { $what } promluví ke svému lidu a aktivuje svůj národ

wotr-why-went-along = { $character } nemá kartu, se kterou by se mohl vrátit domů dříve.
wotr-why-no-token = Takový akční žeton Stín nemá.
wotr-why-token-used = V tomto kole už byl akční žeton použit.
wotr-why-rouses-nobody = { $character } nemůže svůj národ aktivovat: k tomu je třeba karta Roklinské rady.
wotr-why-other-hobbit = Druhý hobit takovou kartu nemá.

## Positions

wotr-text-words = Má to být jedno nebo více z těchto slov, žádné dvakrát: { $names }.
wotr-text-one-special-die = Každá strana si ponechá nejvýše jednu speciální kostku.
