### War of the Ring: what is asked, what can be answered, what happened, and why something can't be done.
###
### Words (docs/languages.md): vezér is the leader figure, vezető the Guide; város is a town, nagyváros a city; erőd is a
### fortification, erődítmény a stronghold; forduló is a game turn, kör a round of battle. A form brings its article.

wotr-name = A Gyűrű Háborúja
    .text = Két oldal harcol Középföldéért: seregek vonulnak hadba, és a Szövetség titokban viszi a Gyűrűt a Végzet Hegyéhez.
wotr-option-lome = a Középfölde Urai kiegészítő

## How a match ends

wotr-result-ring-destroyed = A Gyűrű elpusztult a Végzet Hegyének tüzében. A Szabad Népek győznek.
    .short = a Gyűrű elpusztult
wotr-result-ring-bearers-corrupted = A Gyűrűhordozók összeroskadtak a Gyűrű súlya alatt: a Sötét Úr visszaszerezte Gyűrűjét. A Sötétség győz.
    .short = a Gyűrűhordozók elbuktak
wotr-result-shadow-conquers = A Sötétség legalább 10 győzelmi pontot érő nagyvárost és erődítményt foglalt el: meghódította Középföldét.
    .short = a Sötétség meghódítja Középföldét
wotr-result-free-peoples-conquer = A Szabad Népek legalább 4 győzelmi pontot érő nagyvárost és erődítményt vettek el a Sötétségtől: elűzték Szauront Középföldéről.
    .short = Szauront elűzik Középföldéről

## Rules, by chapter

wotr-rule-dice = IV. fejezet, Az akciókockák használata
wotr-rule-elven-rings = IV. fejezet, A tünde gyűrűk
wotr-rule-hunt-dice = IV. fejezet, Hozzárendelés a hajszához
wotr-rule-events = V. fejezet, Az eseménykártyák
wotr-rule-recruiting = VI. fejezet, Egységek toborzása
wotr-rule-army-movement = VI. fejezet, Seregmozgás
wotr-rule-characters = VI. fejezet, Karakterek mozgatása
wotr-rule-battle = VI. fejezet, Csata kiértékelése
wotr-rule-siege = VI. fejezet, Erődítmények és ostromok
wotr-rule-character-cards = VI. fejezet, A karakterkártyák
wotr-rule-politics = VII. fejezet, Középfölde politikája
wotr-rule-fellowship = VIII. fejezet, A Gyűrű Szövetsége
wotr-rule-hunt = IX. fejezet, Hajsza a Gyűrűért
wotr-rule-mordor = IX. fejezet, A Szövetség Mordorban

## Phases and kinds of battle

wotr-phase-cards = Kockák és kártyák
wotr-phase-fellowship = Szövetség-fázis
wotr-phase-hunt-dice = Hozzárendelés a hajszához
wotr-phase-roll = Akciódobás
wotr-phase-actions = Akciók
wotr-phase-victory = Győzelem ellenőrzése
wotr-phase-set-up = Alapbeállítás
wotr-battle-field = Csata a csatamezőn
wotr-battle-siege = Várostrom
wotr-battle-sortie = Bevetés
wotr-place-fellowship = a Szövetségben
wotr-place-set-aside = még nincs játékban
wotr-place-eliminated = kikerült a játékból

## What can be answered

wotr-token-yes = igen
wotr-token-no = nem
wotr-token-done = ennyi elég
wotr-token-none = egyik sem
wotr-token-all = mind
wotr-token-split = csak egy részük
wotr-token-pass = passz
wotr-token-fight = csata a csatamezőn
wotr-token-withdraw = visszavonulás az erődítménybe
wotr-token-continue = még egy csatakör
wotr-token-cease = a támadás abbahagyása
wotr-token-guide = a vezető esik el
wotr-token-random = egy véletlenszerűen húzott útitárs esik el
wotr-token-use-ring = a Gyűrű használata: minden sérülés romlottság lesz
wotr-token-enter-mordor = belépés Mordorba
wotr-token-elven-ring = egy kocka átfordítása tünde gyűrűvel
wotr-token-waste = a kocka félretétele akció nélkül
wotr-token-back = vissza a választáshoz
wotr-token-back-character = egy karakterkártya, lefelé fordítva
wotr-token-back-strategy = egy stratégiakártya, lefelé fordítva
wotr-token-move-fellowship = a Szövetség mozgatása
wotr-token-hide-fellowship = a Szövetség elrejtése
wotr-token-separate = útitársak leválasztása a Szövetségről
wotr-token-move-companions = útitársak mozgatása a térképen
wotr-token-move-minions = nazgulok és gonoszok mozgatása
wotr-token-move-armies = seregek mozgatása
wotr-token-attack = ellenséges sereg megtámadása
wotr-token-recruit = utánpótlás toborzása
wotr-token-diplomacy = egy nemzet előreléptetése a politikai sávon
wotr-token-voice-recruit = Szarumán Hangja: sima egységek toborzása Vasudvard településein
wotr-token-voice-elites = Szarumán Hangja: 2 orthanci sima egység cseréje elit egységre
wotr-token-die = { NAME($what, form: "sg") }
wotr-token-card = { $what }
wotr-token-count = { $what }
wotr-token-character = { $what }
wotr-token-nation = { $what }
wotr-token-lose = veszteség: { NAME($what, 1) }
wotr-token-reduce = { NAME($what, 1) } lefokozása sima egységgé
wotr-token-bring = játékba hozás: { $what }
wotr-token-envoy = { $what } szól a népéhez: a nemzete előreléptetése a politikai sávon
wotr-token-draw = kártyahúzás: { $what }
wotr-token-discard = egy kártya eldobatása az asztalról: { $what }
wotr-token-via = ezen át: { $what }
wotr-token-via-none = kerülő úton, ilyen régió nélkül

## The turn

wotr-action = A te akciód: melyik kockát használod fel?
    .help = A játékosok felváltva használnak fel egy-egy kockát, a Szabad Népek kezdenek. Passzolni csak addig lehet, amíg az ellenfelednek több kockája maradt, mint neked. Fordulónként egyszer, még az akció előtt, egy tünde gyűrűvel átfordíthatod egyik kockádat ({ wotr-rule-dice }).
    .pass = passz, a kockák megmaradnak
wotr-use-die =
    { $nothing ->
        [true] Most semmire sem használható { THE(NAME($die, form: "sg")) }. Félreteszed akció nélkül?
       *[false] Mire használod { NAME($die, form: "acc") }?
    }
    .help = { NAME($die, form: "text") } ({ wotr-rule-dice })
    .card = kijátszás: { $what }
wotr-ring-die = Tünde gyűrű: melyik kockát fordítod át?
    .help = Bármelyik még fel nem használt kockádat. A Szabad Népek elhasznált gyűrűje a Sötétséghez kerül, a Sötétségé kikerül a játékból ({ wotr-rule-elven-rings }).
wotr-ring-face = Tünde gyűrű: melyik oldalára fordítod { NAME($die, form: "acc") }?
    .help = Bármelyikre, csak a Nyugat Akaratára nem. A Szem azonnal a hajszamezőbe kerül ({ wotr-rule-elven-rings }).
    .die = { $what }
wotr-hunt-dice = Hány kockát teszel a hajszamezőbe?
    .help = Legfeljebb annyit, ahány útitárs van a Szövetségben, de egyet mindig tehetsz. Legalább egyet kell tenned, ha a Szabad Népek ebben a fordulóban kockát kaptak vissza a mezőből. A többi kockával dobsz ({ wotr-rule-hunt-dice }).
wotr-hand-limit = Több mint { $limit } kártya van a kezedben: melyiket dobod el?
    .help = A kézlimit mindig érvényes. A kártyát lefelé fordítva dobod el ({ wotr-rule-events }).
wotr-gandalf-draws =
    Szürke Gandalf a vezető: húzol egy kártyát { $deck-id ->
        [character] a karakterpakliból?
       *[strategy] a stratégiapakliból?
    }
    .help = Akkor húzhatsz, ha Esemény eredménnyel játszottál ki eseménykártyát ({ wotr-rule-character-cards }).
wotr-sorcerer =
    A Boszorkánykirály varázsló: húzol egy kártyát { $deck-id ->
        [character] a karakterpakliból?
       *[strategy] a stratégiapakliból?
    }
    .help = Akkor húzhatsz, ha olyan csatában játszottál ki csatakártyát az első körben, amelyben ő is részt vesz ({ wotr-rule-character-cards }).

## The Fellowship and the Hunt

wotr-fellowship-phase =
    Szövetség-fázis (haladás: { $progress }): { $progress ->
        [0] bejelented a Szövetség helyzetét ott, ahol van, vezetőt cserélsz, vagy továbblépsz?
       *[other] bejelented valahol a Szövetség helyzetét, vezetőt cserélsz, vagy továbblépsz?
    }
    .help = A rejtett Szövetség legfeljebb annyi régióval odébb jelentheti be a helyzetét, amennyi a haladása. A Szabad Népek nagyvárosában vagy erődítményében egy romlottságpontot gyógyul, és aktiválja a nemzetet. Minas Morgulból és Morannonról beléphet Mordorba ({ wotr-rule-fellowship }).
    .done = tovább
    .region = a helyzet bejelentése: { $what }
    .character = új vezető: { $what }
wotr-fellowship-guide = Ki vezeti most a Szövetséget?
    .help = A legmagasabb szintű útitársak egyike ({ wotr-rule-fellowship }).
wotr-fellowship-revealed = A Szövetséget felfedték: hol van? (haladás: { $progress })
    .help = Legfeljebb annyi régióval odébb, amennyi a haladása, de nem a Szabad Népek által birtokolt nagyvárosban vagy erődítményben. Ha az út a Sötétség erődítményén át vezet, újabb hajszajelzőt kell húzni ({ wotr-rule-fellowship }).
wotr-fellowship-route = Melyik úton megy a Szövetség { NAME($region, form: "to") }?
    .help = Csak olyan út választható, amely nem jár a szükségesnél több veszéllyel ({ wotr-rule-fellowship }).
wotr-separate-who =
    { $group-count ->
        [0] Ki hagyja el a Szövetséget?
       *[other] A Szövetséget elhagyja: { $group }. Ki megy még?
    }
    .help = Aki elmegy, nem térhet vissza. A csoport együtt mozog, legfeljebb annyi régiónyit, amennyi a haladás és a legmagasabb szint együtt ({ wotr-rule-fellowship }).
wotr-hunt-casualty = { $damage } hajszasérülés: ki szenvedi el? (A vezető: { $guide })
    .help = Az eleső útitárs annyi sérülést fog fel, amennyi a szintje; a maradék romlottság lesz. A véletlenszerűen húzott útitárs lehet jobb is, rosszabb is ({ wotr-rule-hunt }).
    .guide = a vezető esik el: { $guide }
wotr-hunt-gollum = Gollam a vezető: felfeded a Szövetséget, hogy a sérülés ({ $damage }) 1 ponttal csökkenjen?
    .help = Csak akkor, ha a jelző amúgy nem fedi fel ({ wotr-rule-character-cards }).
wotr-hunt-hobbit = { $character } a vezető: leválasztod, hogy a sérülés ({ $damage }) 1 ponttal csökkenjen?
    .help = Ezután a következő vezető képessége is használható. A Mordor-sávon leválasztás helyett kikerül a játékból ({ wotr-rule-character-cards }).
wotr-enter-region = { START(NAME($character, form: "nom")) } játékba lép: hol?
    .help = A karakterkártyája szerint ({ wotr-rule-character-cards }).

## Characters

wotr-journey-who = Melyik útitárs mozog?
    .help = A térképen lévő útitársak egyedül vagy csoportban mozognak, mindegyik egyszer, legfeljebb annyi régiónyit, amennyi a csoport legmagasabb szintje. Ostromlott baráti erődítménybe senki nem léphet be, és onnan ki sem ({ wotr-rule-characters }).
wotr-journey-with =
    { $group-count ->
        [one] Úton: { $group }. Ki tart vele?
       *[other] Úton: { $group }. Ki tart még velük?
    }
    .help = Csak ugyanabban a régióban lévő útitársak mehetnek együtt ({ wotr-rule-characters }).
    .done = senki más
wotr-journey-to = { $group-count ->
        [one] { $group }: hová indul { NAME($origin, form: "from") }?
       *[other] { $group }: hová indulnak { NAME($origin, form: "from") }?
    }
    .help = Az ellenséges seregek nem számítanak. Az útitársak megállnak a Sötétség erődítményénél; a gonoszok nem léphetnek a Szabad Népek által birtokolt erődítménybe ({ wotr-rule-characters }).
wotr-minions-who = Melyik nazgul vagy gonosz mozog?
    .help = Akárhány mozoghat, mindegyik egyszer. A régió az ott lévő nazgulokat jelenti ({ wotr-rule-characters }).
    .region = nazgulok { NAME($what, form: "in") }
wotr-minions-count = Hány nazgul repül el { NAME($region, form: "from") }?
    .help = Együtt repülnek egy régióba ({ wotr-rule-characters }).
wotr-minions-to = Repülés { NAME($origin, form: "from") }: hová?
    .help = Bárhová, kivéve olyan régióba, ahol a Szabad Népek által birtokolt, nem ostromlott erődítmény van ({ wotr-rule-characters }).

## Mustering and politics

wotr-recruit-figure = Melyik figurát toborzod?
    .help = Egy elit egységet, vagy összesen két sima egységet és vezért (Szauronnál nazgult), két különböző településre. Csak háborúban álló nemzet toborozhat ({ wotr-rule-recruiting }).
wotr-recruit-region = Hová kerül { THE($figure) }?
    .help = A nemzet egyik szabad településére. Vezér csak egység mellé, nazgul csak erődítménybe kerülhet ({ wotr-rule-recruiting }).
wotr-recruit-rank = Melyik egységet toborzod { NAME($region, form: "in") }?
    .help = { wotr-rule-recruiting }.
wotr-diplomacy = Melyik nemzet lép előre a politikai sávon?
    .help = Egy lépést a háború felé. Passzív nemzet az utolsó lépést nem teheti meg ({ wotr-rule-politics }).

## Armies

wotr-move-from = Melyik sereg vonul?
    .help = Mindegyik egy régiót vonul; egy akcióban egyetlen figura sem mozoghat kétszer ({ wotr-rule-army-movement }).
    .done = nincs több mozgás
wotr-move-to = Hová vonul a sereg { NAME($origin, form: "from") }?
    .help = Szomszédos régióba, ahol nincs ellenséges sereg; egy régióban legfeljebb 10 egységed állhat. Hadat nem viselő nemzet nem léphet más nemzet földjére ({ wotr-rule-army-movement }).
wotr-move-force = Ki vonul { NAME($region, form: "from") } { NAME($target, form: "to") }? Mehet: { $force }.
    .help = Vezérek egység nélkül nem maradhatnak hátra ({ wotr-rule-army-movement }).
wotr-move-count = Hány { $figure } vonul { NAME($region, form: "from") } { NAME($target, form: "to") }?
    .help = { wotr-rule-army-movement }.
wotr-move-character = { $character }: velük tart { NAME($region, form: "from") } { NAME($target, form: "to") }?
    .help = { wotr-rule-army-movement }.
wotr-army-force = { START(NAME($region, form: "in")) }: kiket választasz a seregből? Választható: { $force }.
    .help = { wotr-rule-army-movement }.
wotr-army-count = { START(NAME($region, form: "in")) }: hány { $figure } legyen köztük?
    .help = { wotr-rule-army-movement }.
wotr-army-character = { $character } { NAME($region, form: "in") }: őt is választod?
    .help = { wotr-rule-army-movement }.
wotr-surplus = Túl sok egység van { NAME($region, form: "in") } (fölösleg: { $over }): melyik kerül vissza az utánpótlásba?
    .help = Egy régióban legfeljebb 10 egység állhat, ostrom alatt 5 ({ wotr-rule-army-movement }).
wotr-attack-from = Melyik sereg támad?
    .help = Olyan sereg, amely ellenséges sereggel szomszédos, erődítményt ostromol, vagy maga áll ostrom alatt (bevetés). Csak háborúban álló nemzetek támadhatnak ({ wotr-rule-battle }).
wotr-attack-to = Kit támad meg a sereg { NAME($origin, form: "from") }?
    .help = A saját régiója az ottani ostromot jelenti ({ wotr-rule-battle }).
wotr-attack-force =
    { $siege ->
        [0] Ki támad a seregből { NAME($region, form: "in") }? Célpont: { $target }.
       *[other] Ostrom { NAME($region, form: "in") }: ki harcol?
    } Támadhat: { $force }.
    .help = A többiek az utóvéd: nem vesznek részt a csatában ({ wotr-rule-battle }).
    .split = csak egy részük; a többi az utóvéd
wotr-attack-count =
    { $siege ->
        [0] Hány { $figure } támad a seregből { NAME($region, form: "in") }? Célpont: { $target }.
       *[other] Ostrom { NAME($region, form: "in") }: hány { $figure } harcol?
    }
    .help = { wotr-rule-battle }.
wotr-attack-character =
    { $siege ->
        [0] { $character }: ő is támad a seregből { NAME($region, form: "in") }? Célpont: { $target }.
       *[other] Ostrom { NAME($region, form: "in") }: { $character } is harcol?
    }
    .help = { wotr-rule-battle }.

## Battles

wotr-battle-white-rider = Csata { NAME($region, form: "in") }: lemond a Fehér Lovas a vezetői értékéről, hogy a nazguloké se számítson?
    .help = Az egész csatára szól ({ wotr-rule-character-cards }).
wotr-withdraw = Csata { NAME($region, form: "in") }, { $round }. kör: a csatamezőn harcolsz, vagy visszavonulsz az erődítménybe?
    .help = Odabent a támadónak hatos kell a találathoz, de csak 5 egység fér el ({ wotr-rule-siege }).
wotr-combat-card =
    Csata { NAME($region, form: "in") }, { $round }. kör: { $against-id ->
        [none] kijátszol csatakártyát?
       *[other] az ellenfeled letett egy kártyát ({ $against }). Te is kijátszol egyet?
    }
    .help = Először a támadó választ; a két kártyát egyszerre fedik fel. Csak a csatahatás számít, és a kártyát a kör végén el kell dobni ({ wotr-rule-battle }).
    .none = kártya nélkül
    .card = { NAME($what, form: "combat") } („{ $what }”)
wotr-casualties = { START(NAME($region, form: "in")) } a sereged { $hits } találatot kap: mit veszítesz el?
    .help = Egy találatért egy sima egység vész el, vagy egy elit egység sima egységgé fokozódik le; két találatért egy elit egység vész el ({ wotr-rule-battle }).
wotr-battle-continue = Csata { NAME($region, form: "in") }: folytatod?
    .help = A támadó minden kör végén abbahagyhatja a támadást ({ wotr-rule-battle }).
wotr-siege-extend = Ostrom { NAME($region, form: "in") }: lefokozol egy elit egységet egy újabb körért?
    .help = A várostrom egy körig tart; minden további körért egy elit egységet sima egységgé kell lefokozni ({ wotr-rule-siege }).
    .reduce = { NAME($what, 1) } lefokozása sima egységgé, még egy kör
wotr-retreat = Csata { NAME($region, form: "in") }: tovább harcolsz, vagy visszavonulsz?
    .help = Az egész sereg egy szomszédos szabad régióba vonul vissza ({ wotr-rule-battle }).
    .fight = a harc folytatása
    .region = visszavonulás { NAME($what, form: "to") }
wotr-advance-force = Az ellenség elhagyta a csatamezőt: ki vonul be { NAME($region, form: "from") } { NAME($target, form: "to") }? Mehet: { $force }.
    .help = Bevonulhat az összes támadó, egy részük vagy senki. Ha a védők erődítményben vannak, ostrom kezdődik ({ wotr-rule-battle }).
    .none = senki
wotr-advance-count = Hány { $figure } vonul be { NAME($region, form: "from") } { NAME($target, form: "to") }?
    .help = { wotr-rule-battle }.
wotr-advance-character = { $character }: ő is bevonul { NAME($region, form: "from") } { NAME($target, form: "to") }?
    .help = { wotr-rule-battle }.

## What happened: the turn

wotr-turn = Elkezdődik { THE($turn) }. forduló.
wotr-drew = Új kártyád: „{ $card }”.
wotr-drew-hidden =
    { $side-id ->
        [free] A Szabad Népek kártyát húznak { $deck-id ->
            [character] a karakterpaklijukból.
           *[strategy] a stratégiapaklijukból.
        }
       *[shadow] A Sötétség kártyát húz { $deck-id ->
            [character] a karakterpaklijából.
           *[strategy] a stratégiapaklijából.
        }
    }
wotr-discarded = Eldobod ezt a kártyát: „{ $card }”.
wotr-discarded-hidden =
    { $side-id ->
        [free] A Szabad Népek lefelé fordítva eldobnak egy kártyát ({ $deck }).
       *[shadow] A Sötétség lefelé fordítva eldob egy kártyát ({ $deck }).
    }
wotr-hunt-allocated =
    { $count ->
        [0] A Sötétség nem tesz kockát a hajszamezőbe.
       *[other] A Sötétség { $count } kockát tesz a hajszamezőbe.
    }
wotr-rolled =
    { $side-id ->
        [free] { $dice-count ->
            [0] A Szabad Népeknek nincs mivel dobniuk.
           *[other] A Szabad Népek dobása: { $dice }.
        }
       *[shadow] { $dice-count ->
            [0] { $eyes ->
                [0] A Sötétségnek nincs mivel dobnia.
               *[other] A Sötétség dobása: csak { $eyes } Szem (a hajszamezőbe).
            }
           *[other] A Sötétség dobása: { $dice }{ $eyes ->
                [0] .
               *[other] ; továbbá { $eyes } Szem (a hajszamezőbe).
            }
        }
    }
wotr-passed =
    { $side-id ->
        [free] A Szabad Népek passzolnak.
       *[shadow] A Sötétség passzol.
    }
wotr-die-used =
    { $side-id ->
        [free] { $action-id ->
            [card] A Szabad Népek felhasználják { NAME($die, form: "acc") } – eseménykártya kijátszása.
            [waste] A Szabad Népek akció nélkül félreteszik { NAME($die, form: "acc") }.
           *[other] A Szabad Népek felhasználják { NAME($die, form: "acc") } – { $action }.
        }
       *[shadow] { $action-id ->
            [card] A Sötétség felhasználja { NAME($die, form: "acc") } – eseménykártya kijátszása.
            [waste] A Sötétség akció nélkül félreteszi { NAME($die, form: "acc") }.
           *[other] A Sötétség felhasználja { NAME($die, form: "acc") } – { $action }.
        }
    }
wotr-ring-used =
    { $side-id ->
        [free] A Szabad Népek elhasználnak egy tünde gyűrűt. Az átfordított kocka: { $old } helyett { $new }.
       *[shadow] A Sötétség elhasznál egy tünde gyűrűt. Az átfordított kocka: { $old } helyett { $new }.
    }
wotr-played =
    { $side-id ->
        [free] A Szabad Népek kijátsszák ezt a kártyát: „{ $card }”.
       *[shadow] A Sötétség kijátssza ezt a kártyát: „{ $card }”.
    }
wotr-table-discarded =
    { $cause ->
        [used] „{ $card }”: a kártyát felhasználták, lekerül az asztalról.
        [forced] „{ $card }”: a kártyát eldobják az asztalról.
        [shown] „{ $card }”: a kártya lekerül az asztalról, mert kiderült, hol van a Szövetség.
       *[over] „{ $card }”: a kártya lekerül az asztalról, mert a feltétele már nem teljesül.
    }

## What happened: the Fellowship and the Hunt

wotr-fellowship-moved = A Szövetség mozog (haladás: { $progress }).
wotr-hunt-roll =
    Hajszadobás: { $dice }{ $bonus ->
        [0] {""}
       *[other] {" "}(minden kockára +{ $bonus })
    }{ $rerolled-count ->
        [0] {""}
       *[other] ; újradobás: { $rerolled } ({ $hunters } miatt)
    } – { $successes ->
        [0] nincs siker.
       *[other] { $successes } siker.
    }
wotr-tile = Hajszajelző: { $tile }.
wotr-tile-replaced = „{ $card }”: a jelző visszakerül. Az új hajszajelző: { $tile }.
wotr-tile-harmless = Ennek a jelzőnek nincs hatása: { $tile }.
wotr-tile-die = A jelzőhöz dobott kocka: { $rolled }.
wotr-draw-prevented = „{ $card }”: a Sötétség nem húz hajszajelzőt.
wotr-hunt-over =
    A hajsza véget ért: a romlottság { $corruption }, a Szövetség { $hidden ->
        [true] rejtve van.
       *[false] fel van fedve.
    }
wotr-hunt-damage =
    Hajszasérülés: { $damage }{ $eye ->
        [roll] {" "}(ennyi siker volt a dobásban).
        [mordor] {" "}(ennyi kocka van a hajszamezőben).
       *[number] .
    }
wotr-damage-lowered =
    { $cause ->
        [card] A kártya hatására
        [gollum] Gollam elárulja a Szövetséget:
        [guide] A vezető távozik:
       *[casualty] Az elesett útitárs miatt
    } a sérülés { $points } ponttal csökken, { $damage ->
        [0] semmi sem marad.
       *[other] marad { $damage }.
    }
wotr-hunter-stronghold = a Sötétség erődítménye
wotr-hunter-army = a Sötétség serege
wotr-hunter-nazgul = az ott lévő nazgulok
wotr-hunted-in-stronghold = { START(NAME($region, form: "in")) } a Sötétség erődítménye áll: újabb jelzőt kell húzni.
wotr-casualty =
    { $random ->
        [true] A véletlen dönt: { NAME($character, form: "nom") } elesik a hajszában.
       *[false] { START(NAME($character, form: "nom")) } elesik a hajszában.
    }
wotr-taken-alive = Élve fogják el: { NAME($character, form: "nom") } nem esik el, de elhagyja a Szövetséget.
wotr-eliminated = { START(NAME($character, form: "nom")) } kikerül a játékból.
wotr-corruption =
    A romlottság { $points } ponttal nő ({ $cause ->
        [hunt] a hajsza miatt
        [lingering] mert a Szövetség Mordorban vesztegel
       *[card] kártya hatására
    }), most { $corruption }.
wotr-healed =
    A romlottság { $points } ponttal csökken ({ $cause ->
        [haven] pihenés a menedékben
        [tile] a jelző hatására
       *[card] kártya hatására
    }), most { $corruption }.
wotr-guide = { START(NAME($character, form: "nom")) } a Szövetség vezetője.
wotr-gollum-joins = Gollam csatlakozik a Szövetséghez.
wotr-declared = A Szövetség bejelenti a helyzetét: { $region }.
wotr-revealed = A Szövetséget felfedték!
wotr-found = A Gyűrűhordozók { NAME($region, form: "in") } vannak.
wotr-hidden = A Szövetség ismét rejtve van.
wotr-separated = { START(NAME($characters, form: "nom")) } elhagyja a Szövetséget.
wotr-mordor-entered = A Szövetség belép Mordorba.
wotr-mordor-step = A Szövetség a Mordor-sáv { $step }. lépésére ér.
wotr-lingering = A Szövetség Mordorban vesztegel.

## What happened: characters, politics, mustering

wotr-entered =
    { $instead-id ->
        [none] { START(NAME($character, form: "nom")) } játékba lép { NAME($region, form: "in") }.
       *[other] { START(NAME($character, form: "nom")) } játékba lép { NAME($region, form: "in") }, { NAME($instead, form: "nom") } helyett.
    }
wotr-journey = { START(NAME($characters, form: "nom")) } megérkezik { NAME($region, form: "to") }.
wotr-flown = { $count } nazgul repül { NAME($origin, form: "from") } { NAME($region, form: "to") }.
wotr-activated =
    { $nation }: mostantól aktív{ $cause ->
        [entry] , mert ellenséges sereg lépett a nemzet földjére.
        [attack] , mert megtámadták.
        [declaration] , mert ott jelentették be a Szövetség helyzetét.
        [companion] , mert útitárs érkezett.
        [minion] , mert egy gonosz játékba lépett.
        [card] {" "}(kártya hatására).
       *[other] .
    }
wotr-advanced =
    { $nation }: { $steps } lépésre a háborútól{ $cause ->
        [attack] , mert megtámadták.
        [capture] , mert elfoglalták a nemzet egyik települését.
        [card] {" "}(kártya hatására).
        [ability] {" "}(egy útitárs szavára).
        [minion] , mert egy gonosz játékba lépett.
        [die] {" "}(Utánpótlás eredménnyel).
       *[other] .
    }
wotr-at-war =
    { $nation }: HÁBORÚBAN{ $cause ->
        [attack] , mert megtámadták.
        [capture] , mert elfoglalták a nemzet egyik települését.
        [card] {" "}(kártya hatására).
        [ability] {" "}(egy útitárs szavára).
        [minion] , mert egy gonosz játékba lépett.
        [die] {" "}(Utánpótlás eredménnyel).
       *[other] .
    }
wotr-recruited = Toborzás { NAME($region, form: "in") }: { NAME($figure, $count) }.

## What happened: armies and battles

wotr-moved =
    { $side-id ->
        [free] A Szabad Népek serege
       *[shadow] A Sötétség serege
    } { NAME($origin, form: "from") } { NAME($region, form: "to") } vonul: { $force }.
wotr-captured =
    { $side-id ->
        [free] A Szabad Népek elfoglalják { NAME($region, form: "acc") }.
       *[shadow] A Sötétség elfoglalja { NAME($region, form: "acc") }.
    }
wotr-disbanded = Túl sok egység { NAME($region, form: "in") }: { NAME($figure, 1) } visszakerül az utánpótlásba.
wotr-leaders-lost = { START(NAME($region, form: "in")) } nem maradt egység; elveszett: { NAME($figure, $count) }.
wotr-attack =
    { $side-id ->
        [free] A Szabad Népek { $battle-id ->
            [siege] megtámadják az ostromlott sereget { NAME($region, form: "in") }.
            [sortie] bevetést indítanak az ostromlók ellen { NAME($region, form: "in") }.
           *[field] { NAME($origin, form: "from") } megtámadják { NAME($region, form: "acc") }.
        } Támadók: { $attackers }. Védők: { $defenders }.
       *[shadow] A Sötétség { $battle-id ->
            [siege] megtámadja az ostromlott sereget { NAME($region, form: "in") }.
            [sortie] bevetést indít az ostromlók ellen { NAME($region, form: "in") }.
           *[field] { NAME($origin, form: "from") } megtámadja { NAME($region, form: "acc") }.
        } Támadók: { $attackers }. Védők: { $defenders }.
    }
wotr-white-rider = A Fehér Lovas lemond a vezetői értékéről; ebben a csatában a nazguloknak sincs vezetői értékük.
wotr-withdrawn = A védők visszavonulnak az erődítménybe { NAME($region, form: "in") }.
wotr-siege = { START(NAME($region, form: "nom")) } ostrom alá kerül.
wotr-siege-lifted = Véget ér az ostrom { NAME($region, form: "in") }.
wotr-siege-extended = Folytatódik az ostrom { NAME($region, form: "in") }: { NAME($figure, 1) } sima egységgé fokozódik le.
wotr-combat-card-chosen =
    { $side-id ->
        [free] A Szabad Népek letesznek egy csatakártyát ({ $deck }).
       *[shadow] A Sötétség letesz egy csatakártyát ({ $deck }).
    }
wotr-combat-card-shown =
    { $side-id ->
        [free] A Szabad Népek csatakártyája: { $effect } („{ $card }”).
       *[shadow] A Sötétség csatakártyája: { $effect } („{ $card }”).
    }
wotr-muted = { $character }: ebben a körben nincs vezetői értéke, és a képességeit sem használhatja.
wotr-round = Csata { NAME($region, form: "in") }: { $round }. kör.
wotr-combat-roll =
    { $side }, harci erő { $strength }: { $dice } (találathoz kell: { $needs }{ $walls ->
        [stronghold] , az erődítmény miatt
        [city] , az első körben a nagyváros miatt
        [fortification] , az első körben az erőd miatt
       *[open] {""}
    }{ $bonus ->
        [0] {""}
        [-1] ; minden kockára −1
       *[other] ; minden kockára +{ $bonus }
    }), { $hits ->
        [0] nincs találat.
       *[other] { $hits } találat.
    }
wotr-leader-reroll =
    { $side }, vezérújradobás, vezetői érték { $leadership }: { $dice } (találathoz kell: { $needs }{ $bonus ->
        [0] {""}
       *[other] ; minden kockára +{ $bonus }
    }), { $hits ->
        [0] nincs találat.
       *[other] { $hits } találat.
    }
wotr-extra-attack =
    { $side }, további támadás ({ $effect }): { $dice } (találathoz kell: { $needs }), { $hits ->
        [0] nincs találat.
       *[other] { $hits } találat.
    }
wotr-battle-over =
    { $rounds ->
        [0] A csata { NAME($region, form: "in") } harc nélkül véget ért.
       *[other] A csata { NAME($region, form: "in") } { $rounds } kör után véget ért.
    }
wotr-hits =
    { $side-id ->
        [free] A Szabad Népek { $hits } találatot kapnak.
       *[shadow] A Sötétség { $hits } találatot kap.
    }
wotr-card-hits =
    { $side-id ->
        [free] A Szabad Népek serege
       *[shadow] A Sötétség serege
    } { NAME($region, form: "in") } { $hits } találatot kap.
wotr-lost = Veszteség { NAME($region, form: "in") }: { NAME($figure, $count) }.
wotr-reduced = Lefokozás sima egységgé { NAME($region, form: "in") }: { $figure }.
wotr-destroyed =
    { $side-id ->
        [free] Megsemmisül a Szabad Népek serege { NAME($region, form: "in") }.
       *[shadow] Megsemmisül a Sötétség serege { NAME($region, form: "in") }.
    }
wotr-ceased =
    { $side-id ->
        [free] A Szabad Népek abbahagyják a támadást { NAME($region, form: "nom") } ellen.
       *[shadow] A Sötétség abbahagyja a támadást { NAME($region, form: "nom") } ellen.
    }
wotr-retreated =
    { $side-id ->
        [free] A Szabad Népek serege visszavonul { NAME($origin, form: "from") } { NAME($region, form: "to") }.
       *[shadow] A Sötétség serege visszavonul { NAME($origin, form: "from") } { NAME($region, form: "to") }.
    }

## Why not: dice, rings and cards

wotr-why-pass = Passzolni csak addig lehet, amíg az ellenfelednek több kockája maradt, mint neked.
wotr-why-no-such-die = Egyetlen fel nem használt kockád sem ilyen: { $die }.
wotr-why-wrong-die = Ehhez { NAME($needed, form: "sg") } kell, ez pedig { NAME($die, form: "sg") }.
wotr-why-choose-die-first = Megteheted, de előbb válaszd ki { NAME($die, form: "acc") }.
wotr-why-choose-action-first = Előbb válaszd ki, mire használod a kockát: { $action }.
wotr-why-choose-army-first = Előbb válaszd ki a sereget { NAME($origin, form: "in") }, csak ezután jön a cél: { $region }.
wotr-why-not-in-this-match = Ez egy kiegészítőhöz vagy a többjátékos módhoz tartozik, nem ehhez a játszmához.
wotr-why-not-your-action = Ezt csak a másik oldal teheti meg.
wotr-why-no-ring = Nincs tünde gyűrűd.
wotr-why-ring-used = Ebben a fordulóban már használtál tünde gyűrűt.
wotr-why-no-other-choice = Nincs más felhasználható kockád, és sem passzolni, sem tünde gyűrűt használni nem tudsz.
wotr-why-ring-same-face = A kockán már ez áll: { $die }.
wotr-why-no-such-face = A kockáidnak nincs ilyen oldala: { $die }.
wotr-why-ring-special-die = Tünde gyűrűvel nem lehet különleges kockát átfordítani.
wotr-why-ring-will = Tünde gyűrűvel nem lehet kockát a Nyugat Akarata oldalára fordítani.
wotr-why-hunt-dice-most = Most legfeljebb { $most } kockát tehetsz a hajszamezőbe: annyit, ahány útitárs van a Szövetségben, de egyet mindig.
wotr-why-hunt-dice-least = Legalább egy kockát a hajszamezőbe kell tenned, mert a Szabad Népek ebben a fordulóban kockát kaptak vissza onnan.
wotr-why-card-die = „{ $card }”: ehhez { NAME($die, form: "sg") } vagy eseménykocka kell.
wotr-why-not-in-hand = Nincs a kezedben ez a kártya: „{ $card }”.
wotr-why-deck-empty =
    { $deck-id ->
        [character] Elfogyott a karakterpaklid.
       *[strategy] Elfogyott a stratégiapaklid.
    }

## Why not: the Fellowship

wotr-why-in-mordor = A Szövetség a Mordor-sávon van.
wotr-why-revealed = A Szövetség fel van fedve: csak rejtve mozoghat, és csak rejtve jelentheti be a helyzetét.
wotr-why-declared-already = Egy fázisban csak egyszer lehet bejelenteni vagy felfedni a Szövetség helyzetét.
wotr-why-too-far =
    { START(NAME($region, form: "to")) } túl hosszú az út: { $distance ->
        [0] egyetlen lépést sem lehet megtenni.
       *[other] csak { $distance } lépést lehet megtenni.
    }
wotr-why-not-at-mordor = A Gyűrűhordozók csak Minas Morgulból vagy Morannonról léphetnek be Mordorba.
wotr-why-not-in-fellowship = { START(NAME($character, form: "nom")) } nincs a Szövetségben.
wotr-why-not-highest-level = { START(NAME($character, form: "nom")) } nem lehet vezető, vagy már az: csak a Szövetség egy másik, legmagasabb szintű útitársa lehet.
wotr-why-no-haven-when-revealed = A Szövetséget nem fedhetik fel { NAME($region, form: "in") }: ott a Szabad Népek által birtokolt nagyváros vagy erődítmény van.
wotr-why-hidden-already = A Szövetség már rejtve van.
wotr-why-hide-die = Bármelyik kockával csak akkor rejtheted el a Szövetséget, ha Vándor a vezető; különben karakterkocka kell hozzá.
wotr-why-no-separation-in-mordor = A Mordor-sávon senki nem hagyhatja el a Szövetséget.
wotr-why-leaves-already = { START(NAME($character, form: "nom")) } már így is elhagyja a Szövetséget.
wotr-why-gollum-stays = { START(NAME($character, form: "nom")) } soha nem hagyja el a Gyűrűhordozókat.
wotr-why-no-such-route = Erre nem vezet elég rövid út { NAME($region, form: "to") }, vagy egy másik kevesebb veszéllyel jár.
wotr-why-no-companions = Nincs már útitárs a Szövetségben.

## Why not: characters

wotr-why-not-on-map = { START(NAME($character, form: "nom")) } nincs a térképen.
wotr-why-never-moves = { START(NAME($character, form: "nom")) } egyáltalán nem mozoghat.
wotr-why-character-moved = { START(NAME($character, form: "nom")) } már mozgott.
wotr-why-not-with-group = { START(NAME($character, form: "nom")) } nincs velük, már velük tart, vagy nem mozoghat többé.
wotr-why-siege-closed = { START(NAME($region, form: "nom")) } ostrom alatt áll: karakter se be, se ki nem juthat.
wotr-why-free-stronghold = { START(NAME($region, form: "in")) } a Szabad Népek birtokolják az erődítményt, és nem áll ostrom alatt.
wotr-why-no-travellers = Nincs a térképen útitárs, aki mozoghatna.
wotr-why-no-nazgul-there = Nincs { NAME($region, form: "in") } nazgul, aki még mozoghatna.
wotr-why-only-nazgul = { START(NAME($character, form: "nom")) } nem nazgul, és most csak nazgulok mozoghatnak.
wotr-why-enter-place = { START(NAME($character, form: "nom")) } nem léphet játékba { NAME($region, form: "in") }.
wotr-why-no-minions = Nincs a térképen nazgul vagy gonosz, aki mozoghatna.
wotr-why-envoy-place = { START(NAME($character, form: "nom")) } csak népének olyan nagyvárosában vagy erődítményében szólhat, amelyet az eredeti tulajdonosa birtokol.
wotr-why-eliminated = { START(NAME($character, form: "nom")) } kikerült a játékból.
wotr-why-in-play = { START(NAME($character, form: "nom")) } játékban van, vagy már volt; senki nem lép be kétszer.
wotr-why-grey-in-fellowship = Szürke Gandalf még a Szövetségben van.
wotr-why-no-minion-yet = Még egyetlen gonosz sem lépett játékba.
wotr-why-strider-place = Vándornak a meg nem hódított Minas Tirithben, Dol Amrothban vagy Pelargirban kell lennie.
wotr-why-saruman-war = Szarumán csak akkor léphet játékba, ha Vasudvard háborúban áll.
wotr-why-orthanc-lost = Szarumán csak Orthancban léphet játékba, és azt a Sötétség elvesztette.
wotr-why-saruman-absent = Szarumán nincs játékban.
wotr-why-orthanc-closed = Orthancnak a Sötétség birtokában kell lennie, és nem állhat ostrom alatt.
wotr-why-two-for-two = Ehhez 2 vasudvardi sima egység kell Orthancban és 2 vasudvardi elit egység az utánpótlásban.
wotr-why-witch-king-war = A Boszorkánykirály csak akkor léphet játékba, ha Szauron és a Szabad Népek legalább egy nemzete háborúban áll.
wotr-why-witch-king-place = Nincs a Sötétségnek olyan serege, amelyben szauroni egység is van, és amelyhez csatlakozhatna.
wotr-why-mouth-condition = Szauron Szája csak akkor léphet játékba, ha a Szövetség a Mordor-sávon van, vagy a Szabad Népek minden nemzete háborúban áll.
wotr-why-mouth-place = Szauronnak nincs már meg nem hódított erődítménye, ahol játékba léphetne.

## Why not: politics and mustering

wotr-why-active-already = { $nation }: ez a nemzet már aktív.
wotr-why-at-war-already = { $nation }: ez a nemzet már háborúban áll.
wotr-why-passive = { $nation }: ez a nemzet még passzív, és passzív nemzet nem teheti meg az utolsó lépést a háborúba.
wotr-why-not-your-nation = { $nation }: ez a nemzet nem a te oldaladon áll.
wotr-why-nobody-at-war = Egyik nemzeted sem áll háborúban.
wotr-why-nothing-to-recruit = Nincs mit toborozni: elfogytak a figurák, vagy nincs számukra szabad település.
wotr-why-recruit-not-at-war = { $nation }: ez a nemzet nem áll háborúban, ezért kockával nem toborozhat.
wotr-why-no-reinforcements = Nincs több { $figure } az utánpótlásban.
wotr-why-figure-not-on-card = A kártya nem ezt a figurát hozza: { $figure }.
wotr-why-mustered-there = { START(NAME($region, form: "in")) } már volt toborzás.
wotr-why-no-settlement = { $nation }: nincs szabad település ennek a figurának.
wotr-why-not-own-settlement = { START(NAME($region, form: "in")) } nincs települése ennek a nemzetnek: { $nation }.
wotr-why-settlement-lost = { START(NAME($region, form: "acc")) } az ellenség birtokolja.
wotr-why-recruit-besieged = { START(NAME($region, form: "nom")) } ostrom alatt áll.
wotr-why-not-free = { START(NAME($region, form: "in")) } ellenséges sereg áll, vagy az ellenség birtokolja a régiót, ezért nem szabad.
wotr-why-nazgul-stronghold = Nazgult csak erődítménybe lehet toborozni; { NAME($region, form: "in") } nincs erődítmény.
wotr-why-leader-needs-units = Nincs { NAME($region, form: "in") } egység, amelyhez vezér csatlakozhatna.
wotr-why-two-settlements = A két figurát két különböző településre kell toborozni; az elit egység kettőnek számít.

## Why not: armies

wotr-why-no-army = Nincs sereged { NAME($region, form: "in") }.
wotr-why-no-army-near = Nincs sereged { NAME($region, form: "in") }, és a szomszédos régiókban sem.
wotr-why-no-army-can-move = Egyik sereged sem mozoghat.
wotr-why-no-army-can-attack = Egyik sereged sem támadhat: nincs mellettük ellenséges sereg.
wotr-why-enemy-army-there = Ellenséges sereg áll { NAME($region, form: "in") }; oda nem lehet bevonulni.
wotr-why-stacking = { START(NAME($region, form: "in")) } nincs több hely: egy oldalnak legfeljebb 10 egysége állhat egy régióban.
wotr-why-besieged = { START(NAME($region, form: "in")) } a sereg ostrom alatt áll: az erődítményből csak az ostromlók megtámadására lehet kijönni.
wotr-why-there-already = Már ott vannak: { $region }.
wotr-why-not-adjacent = { START(NAME($region, form: "nom")) } és { NAME($origin, form: "nom") } nem szomszédos régiók, vagy áthatolhatatlan köztük a határ.
wotr-why-foreign-land = { START(NAME($region, form: "to")) } most nem léphetsz: ez egy másik nemzet földje ({ $nation }), ahová csak háborúban álló nemzetek léphetnek be.
wotr-why-moved-already = { START(NAME($region, form: "in")) } a sereg ebben az akcióban már mozgott.
wotr-why-no-leader = { START(NAME($region, form: "in")) } vezérnek, nazgulnak vagy karakternek kell lennie a seregben.
wotr-why-army-needs-nazgul = { START(NAME($region, form: "in")) } nazgulnak kell lennie a seregben.
wotr-why-army-needs-witch-king = { START(NAME($region, form: "in")) } a Boszorkánykirálynak is a seregben kell lennie.
wotr-why-army-needs-companion = { START(NAME($region, form: "in")) } útitársnak kell lennie a seregben.
wotr-why-army-needs-isengard = { START(NAME($region, form: "in")) } a seregből vasudvardi egységnek is részt kell vennie.
wotr-why-room = Oda már csak ennyi egység fér: { $room }. Egy oldalnak legfeljebb 10 egysége állhat egy régióban.
wotr-why-so-many = Nincs ennyi { $figure } { NAME($region, form: "in") }.
wotr-why-somebody-goes = Legalább egy egységnek mennie kell.
wotr-why-all-units-go = Minden egység elmegy, ezért senki nem maradhat hátra.
wotr-why-leader-alone = Valaki, aki nem mehet el, egység nélkül maradna { NAME($region, form: "in") }.
wotr-why-no-siege = { START(NAME($region, form: "in")) } nincs ostrom.
wotr-why-no-enemy = Nincs ellenséges sereg { NAME($region, form: "in") }.
wotr-why-no-enemy-near = { START(NAME($region, form: "nom")) } mellett nincs ellenséges sereg.
wotr-why-count-range =
    { $least ->
        [0] Legfeljebb { $most } lehet.
       *[other] Legalább { $least }, legfeljebb { $most } lehet.
    }
wotr-why-two-hits = Két találat kell ahhoz, hogy egy lefokozható elit egység elvesszen.
wotr-why-no-replacement = Nincs több { $figure }, amely az elit egység helyébe léphetne.
wotr-why-only-elites-reduced = Csak elit egységet lehet lefokozni.
wotr-why-only-units-fall = A találatokat az egységek szenvedik el, nem a vezérek és a karakterek.
wotr-why-siege-one-round = A várostrom egy körig tart; a következő körért egy elit egységet sima egységgé kell lefokozni.
wotr-why-attack-not-at-war = { START(NAME($region, form: "in")) } a sereg egyik nemzete sem áll háborúban; csak háborúban álló nemzetek támadhatnak.

## Screens

wotr-screen-title =
    { $turn }. forduló · { $phase }{ $acting ->
        [free] {" "}· a Szabad Népek következnek
        [shadow] {" "}· a Sötétség következik
        [partner] {" "}· { $seat } következik
       *[nobody] {""}
    }
wotr-screen-fellowship = Szövetség
wotr-screen-hunt-box = Hajszamező
wotr-screen-politics = Lépések a háborúig
wotr-screen-cards = Kártyák
wotr-screen-on-table = Az asztalon
wotr-screen-points = { $points } győzelmi pont (kell: { $needed })
wotr-screen-rings =
    { $rings ->
        [0] nincs tünde gyűrű
       *[other] { $rings } tünde gyűrű
    }
wotr-screen-ring-names = Tünde gyűrűk: { $names }
wotr-screen-special-dice = Különleges kockák
wotr-screen-special-ready = dobásra kész: { $names }
wotr-screen-special-kept = megtartva: { $names }
wotr-screen-special-aside = félretéve: { $names }
wotr-screen-special-removed = kikerült a játékból: { $names }
wotr-screen-action-tokens = Akciójelzők
wotr-screen-hidden-card = { $name }, ismeretlen kártya
wotr-screen-no-dice = nincs több kocka (a következő fordulóban: { $dice })
wotr-screen-to-roll = { $dice } kocka vár dobásra
wotr-screen-at = utolsó ismert pozíció: { $region }, haladás: { $progress }
wotr-screen-in-mordor = a Mordor-sávon, lépés: { $step }/{ $steps }
wotr-screen-hidden = rejtve
wotr-screen-revealed = FELFEDVE
wotr-screen-corruption = romlottság: { $corruption }/{ $most }
wotr-screen-guide = vezető: { $guide }
wotr-screen-with = vele: { $names }
wotr-screen-track = A haladás legfeljebb { $most } lehet. Az útitársak:
wotr-screen-hunt = a Sötétség kockái: { $shadow }, a Szabad Népekéi: { $free }; jelzők a készletben: { $pool }
wotr-screen-nation-at = { $nation } { $where }
wotr-screen-war = HÁBORÚBAN
wotr-screen-active = { $steps }
wotr-screen-passive = { $steps } passzív
wotr-screen-your-hand = A kezedben: { $names }.
wotr-screen-their-hand = { $seat }, kézben: { $character } kártya a karakterpakliból és { $strategy } a stratégiapakliból.
wotr-screen-seen = { $seat }, ismert kártyák: { $names }.
wotr-screen-held =
    { $cards ->
        [0] nincs kártya
       *[other] { $cards } kártya
    }
wotr-screen-leads = vezérjátékos
wotr-screen-acts-now = most következik
wotr-screen-acts-next = utána következik
wotr-screen-tally = saját pontok: { $count }
wotr-screen-mixed = (vegyes, irányítja: { $seat })
wotr-screen-apart = (külön)
wotr-screen-only-for = csak ő játszhatja ki: { $seat }
wotr-screen-army-in = a sereg { NAME($region, form: "in") }
wotr-screen-waiting = A Szabad Népek következő akciójában nem használható: { $names }
wotr-screen-besieged = (ostromlott)
wotr-screen-besieging = (ostromló)
wotr-screen-alone = Sereg nélkül: { $names }
wotr-screen-conquered = Elfoglalva: { $names }
wotr-screen-legend = A számok: sima egység/elit egység/vezér; a Sötétség vezérei a nazgulok és a gonoszok.
wotr-setup-garrison = { $region }: ostromlottak az erődítményben
wotr-setup-progress = Haladás
wotr-setup-corruption = Romlottság
wotr-screen-ring-bearers = Gyűrűhordozók
wotr-screen-no-battle = Most nincs csata.
wotr-screen-battle-title = { $kind } – { $region }, { $round }. kör
wotr-screen-battle-side = {""}
wotr-screen-battle-army = sereg
wotr-screen-battle-strength = erő
wotr-screen-battle-leadership = vezetői érték
wotr-screen-battle-needs = kell
wotr-screen-battle-dice = dobás
wotr-screen-battle-rerolled = újra
wotr-screen-battle-hits = találat
wotr-screen-battle-card = kártya
wotr-screen-needs =
    { $bonus ->
        [0] { $needs }
       *[other] { $needs } (módosító: { $bonus })
    }
wotr-screen-level = szint: { $level }, vezetői érték: { $leadership }
wotr-screen-takes = { NAME($die, form: "sg") } vagy eseménykocka kell hozzá
wotr-screen-card = eseménykártya ({ $die }), { $deck }
wotr-screen-combat = Csatában: { $name }. { $text }
wotr-screen-no-cards = Nincs kártya.
wotr-screen-to-come = még jöhet
wotr-screen-fallen = végleg elesett
wotr-screen-tiles-special = Különleges jelzők a készletben: { $tiles }
wotr-screen-tiles-drawn = Eddig kihúzva: { $tiles }
wotr-screen-tiles-waiting = Mordorra vár: { $tiles }
wotr-screen-tiles-removed = Kikerült a játékból: { $tiles }
wotr-screen-no-nation = egyik nemzeté sem
wotr-screen-town = város
wotr-screen-city = nagyváros
wotr-screen-stronghold = erődítmény
wotr-screen-fortification = erőd
wotr-screen-held-by = birtokolja: { $side }
wotr-screen-nobody-there = Senki nincs ott.
wotr-screen-neighbours = Szomszédai:
wotr-screen-topic-map = minden sereg, a magányos karakterek és az elfoglalt települések
wotr-screen-topic-hand = a kártyáid a szövegükkel
wotr-screen-topic-dice = a kockák, és hogy mire jók
wotr-screen-topic-fellowship = a Szövetség és az útitársak
wotr-screen-topic-hunt = a hajszamező és a jelzők
wotr-screen-topic-politics = a politikai sáv
wotr-screen-topic-characters = ki hol van
wotr-screen-topic-reinforcements = figurák, amelyek még jöhetnek, és amelyek végleg elestek
wotr-screen-topic-table = az asztalon lévő kártyák
wotr-screen-topic-discards = az eldobott kártyáid
wotr-screen-topic-battle = a folyó csata
wotr-screen-topic-players = ki kivel és melyik nemzetekkel játszik, ki a vezérjátékos
wotr-screen-topic-status = áttekintés térkép nélkül

## Short names, for lists of armies

wotr-screen-nation-dwarves = Törpök
wotr-screen-nation-elves = Tündék
wotr-screen-nation-gondor = Gondor
wotr-screen-nation-north = Észak
wotr-screen-nation-rohan = Rohan
wotr-screen-nation-isengard = Vasudvard
wotr-screen-nation-sauron = Szauron
wotr-screen-nation-southrons = Déliek
wotr-screen-character-gandalf_the_grey = Gandalf
wotr-screen-character-strider = Vándor
wotr-screen-character-boromir = Boromir
wotr-screen-character-legolas = Legolas
wotr-screen-character-gimli = Gimli
wotr-screen-character-meriadoc = Trufa
wotr-screen-character-peregrin = Pippin
wotr-screen-character-gandalf_the_white = Gandalf (Fehér)
wotr-screen-character-aragorn = Aragorn
wotr-screen-character-gollum = Gollam
wotr-screen-character-saruman = Szarumán
wotr-screen-character-witch_king = Boszorkánykirály
wotr-screen-character-mouth_of_sauron = Szauron Szája

# Many matches

wotr-statistic-corruption = romlottság a végén
wotr-statistic-mordor = elért lépés Mordorban
wotr-statistic-companions = útitársak a Szövetségben
wotr-token-event-card = eseménykártya kijátszása
wotr-report-card = Kijátszott eseménykártyák
wotr-report-effect = Kijátszott csatakártyák
wotr-report-region = Elfoglalt nagyvárosok és erődítmények
wotr-report-die = Akciókockák
wotr-report-opening = A játszma első három akciója
