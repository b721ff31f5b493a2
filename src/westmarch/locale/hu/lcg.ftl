### The Card Game: what is asked, what can be answered, what happened, and why something can't be done.
###
### - Prompts say te, options are nouns or infinitives, the log is in the present tense.
### - Names of several (Vargok) have a plural verb: NAME($card, form: "number").

lcg-name = A Gyűrűk Ura: Kártyajáték
    .text = Egy–négy játékos együtt küldi hőseit küldetésre a magától játszó találkozáspakli ellen.
lcg-option-scenario = melyik küldetés
    .title = Küldetés
lcg-option-decks = játékosonként egy pakli: kezdőpakli a nevével, vagy saját pakli a kódjával
    .title = Paklik
lcg-option-difficulty = könnyű: kevesebb találkozáskártya, és minden hős 1 erőforrással kezd
    .title = Nehézség
lcg-option-mode = kezdő: árnykártyák nélkül; hadjárat: mindhárom forgatókönyv közös pontszámmal; rémálom: a fenyegetettség, a sérülések és a paklik is megmaradnak
    .title = Játékmód
lcg-option-carry = amit a hadjárat magával hoz; az előző játszma írja be

## How a match ends

lcg-result-quest-completed = Az utolsó küldetésszakasz is teljesült. A játékosok közösen győztek.
    .short = a küldetés teljesült
lcg-result-eliminated = Minden játékos kiesett. A küldetés elbukott.
    .short = minden játékos kiesett
lcg-result-prisoner-lost = Kiesett az a játékos, akinek a hőse a tömlöcben raboskodik. Nincs már kit kiszabadítani; a küldetés elbukott.
    .short = a fogoly odaveszett

## Rules, by chapter

lcg-rule-planning = 2. fázis: Tervezés
lcg-rule-quest = 3. fázis: Küldetés
lcg-rule-travel = 4. fázis: Utazás
lcg-rule-encounter = 5. fázis: Találkozás
lcg-rule-combat = 6. fázis: Harc
lcg-rule-refresh = 7. fázis: Felfrissülés
lcg-rule-setup = A játék menete: Előkészítés
lcg-rule-actions = Kártyahatások: Akciók
lcg-rule-responses = Kártyahatások: Válaszok
lcg-rule-ready = Felkészült és kimerült
lcg-rule-control = Irányítás és birtoklás
lcg-rule-unique = Egyedi kártyák
lcg-rule-costs = A költségek kifizetése
lcg-rule-attachments = Felszereléskártyák
lcg-rule-dol-guldur = küldetéskártya
lcg-rule-ranged = Kulcsszavak: Távolsági
lcg-rule-sentinel = Kulcsszavak: Őrszem
lcg-rule-guarded = Kulcsszavak: Őrzött
lcg-rule-travel-effects = Kártyahatások: Utazási hatások
lcg-rule-deck-building = Versenypakli összeállítása

## What can be answered

lcg-token-all = mind
lcg-token-bottom = a pakli aljára tenni
lcg-token-damage = 4 sérülés egy ellenségnek
lcg-token-deck = a pakliba
lcg-token-defense = +1 védőerő
lcg-token-discard = a dobópakliból
lcg-token-done = ennyi elég
lcg-token-draw = 3 kártya húzása
lcg-token-each-player = minden játékos 2 ponttal csökkenti a fenyegetettségét
lcg-token-evenly = a legnagyobb készletekből
lcg-token-hand = vissza a kézbe
lcg-token-keep = a kezdőkéz megtartása
lcg-token-mulligan = új kezdőkéz húzása
lcg-token-no = nem
lcg-token-none = egyik sem
lcg-token-one-player = egy játékos 6 ponttal csökkenti a fenyegetettségét
lcg-token-pass = passz
lcg-token-pass-until-change = passz, amíg valami meg nem változik
lcg-token-threat = a fenyegetettséged csökkentése 5 ponttal
lcg-token-top = a pakli tetején hagyni
lcg-token-undefended = senki sem védekezik
lcg-token-use-quest = a fogoly kiszabadítása
lcg-token-willpower = +1 akaraterő
lcg-token-yes = igen
lcg-token-play = kijátszás: { $what }
lcg-token-use = képesség: { $what }
lcg-token-card = { $what }
lcg-token-count = { $what }
lcg-token-shadow = árnykártya: { $what }

## Setup

lcg-vote-first = Ki legyen a kezdőjátékos?
    .help = A játékosok szavaznak; egyenlőség esetén a véletlen dönt ({ lcg-rule-setup }).
lcg-mulligan = Megtartod a hat kártyádat?
    .help = Egyszer visszakeverheted őket, és hat másikat húzhatsz; azokat már meg kell tartanod ({ lcg-rule-setup }).
    .log = { START(NAME($seat, form: "nom")) } új kezdőkezet húz.
lcg-first-player = { START(NAME($seat, form: "nom")) } a kezdőjátékos.
lcg-shuffled =
    { $deck-id ->
        [deck-p1] Az 1. játékos megkeveri a pakliját.
        [deck-p2] A 2. játékos megkeveri a pakliját.
        [deck-p3] A 3. játékos megkeveri a pakliját.
        [deck-p4] A 4. játékos megkeveri a pakliját.
       *[encounter-deck] A játékosok megkeverik a találkozáspaklit.
    }
lcg-deck-encounter-deck = A találkozáspakli
lcg-deck-deck-p1 = Az 1. játékos paklija
lcg-deck-deck-p2 = A 2. játékos paklija
lcg-deck-deck-p3 = A 3. játékos paklija
lcg-deck-deck-p4 = A 4. játékos paklija

## Actions, cards, paying

lcg-window = Akciót hajthatsz végre ({ NAME($phase, form: "label") }).
    .help = Akárhány akciót végrehajthattok, tetszőleges sorrendben, amíg minden játékos nem passzol. A „passz, amíg valami meg nem változik” után a program csak akkor kérdez újra, ha valaki kártyát húz, egy kártyát felfednek vagy áthelyeznek, valaki megsérül vagy gyógyul, változik a fenyegetettség vagy a haladás, vagy új lehetőséged nyílik ({ lcg-rule-actions }).
lcg-plan = Játssz ki szövetségeseket és felszereléseket, vagy hajts végre akciókat.
    .help = Szövetségest és felszerelést csak ebben a fázisban lehet kijátszani. Fizetni csak a kártya befolyási körébe tartozó hősök erőforrásaiból lehet ({ lcg-rule-planning }).
    .pass = ennyi elég ebben a fázisban
lcg-pay = { $card }: még { $cost } erőforrást kell fizetni. Mennyit fizet { NAME($hero, form: "nom") }?
    .help = Több megfelelő ikonú hős erőforrásait is összeadhatod ({ lcg-rule-planning }).
lcg-respond =
    { $trigger ->
        [committed] A karaktereid elindultak a küldetésre. Válaszolsz rá?
        [damaged] { START(NAME($card, form: "nom")) } { $amount } sérülést { NAME($card, form: "number") ->
            [pl] kaptak
           *[sg] kapott
        }. Válaszolsz rá?
        [struck-down] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
            [pl] elestek
           *[sg] elesett
        } a támadásban. Válaszolsz rá?
        [revealed] Felfedett kártya: { $card }. Válaszolsz rá, mielőtt érvényesül a hatása?
        [entered] { START(NAME($card, form: "nom")) } játékba { NAME($card, form: "number") ->
            [pl] léptek
           *[sg] lépett
        }. Válaszolsz rá?
        [played] Kijátszott kártya: { $card }. Válaszolsz rá?
        [left] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
            [pl] elhagyták
           *[sg] elhagyta
        } a játékot. Válaszolsz rá?
        [destroyed] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
            [pl] elestek
           *[sg] elesett
        }. Válaszolsz rá?
        [travelled] A játékosok új helyszínre utaztak: { $card }. Válaszolsz rá?
        [explored] Felderített helyszín: { $card }. Válaszolsz rá?
        [shadow-effect] Mindjárt érvényesül egy árnyhatás: { $card }. Válaszolsz rá?
        [defending] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
            [pl] védekeznek
           *[sg] védekezik
        }. Válaszolsz rá?
        [dealt] Az ellenségek árnykártyát kaptak. Válaszolsz rá?
        [progressed] { $amount } haladásjelző került a küldetéskártyára. Válaszolsz rá?
        [several] Több dolog történt egyszerre ({ $cards }). Válaszolsz rájuk?
       *[other] Válaszolsz rá?
    }
    .help = Válaszolni közvetlenül az után lehet, ami a választ kiváltja, minden példánnyal egyszer. Ha több dolog történt egyszerre, tetszőleges sorrendben válaszolhatsz rájuk ({ lcg-rule-responses }).
lcg-attach-to =
    { $sort ->
        [hero] Melyik hősre szereled fel { NAME($card, form: "acc") }?
        [character] Melyik karakterre szereled fel { NAME($card, form: "acc") }?
        [enemy] Melyik ellenségre teszed { NAME($card, form: "acc") }?
        [location] Melyik helyszínre teszed { NAME($card, form: "acc") }?
       *[card] Melyik kártyára szereled fel { NAME($card, form: "acc") }?
    }
    .help = Bármelyik játékos karakterére kerülhet felszerelés; az irányítja, aki a karaktert ({ lcg-rule-attachments }).
lcg-restricted = { $host }: ez már a harmadik Korlátozott felszerelés. Melyiket dobod el?
    .help = Egy karakteren legfeljebb két Korlátozott felszerelés lehet.
lcg-mode = { $card }: melyik hatást választod?
lcg-player = { $card }: melyik játékost választod?
lcg-target =
    { $sort ->
        [hero] { $card }: melyik hőst választod?
        [ally] { $card }: melyik szövetségest választod?
        [character] { $card }: melyik karaktert választod?
        [enemy] { $card }: melyik ellenséget választod?
        [location] { $card }: melyik helyszínt választod?
        [attachment] { $card }: melyik felszerelést választod?
        [objective] { $card }: melyik célt választod?
       *[card] { $card }: melyik kártyát választod?
    }
lcg-exhaust = { $card }: kit merítesz ki?
lcg-damage = { $card }: ki kapja a sérülést?
lcg-discard = { $card }: melyik kártyát dobod el?
lcg-discard-attachment = { $card }: melyik felszerelést dobod el?
lcg-sacrifice = { $card }: melyik karakteredet dobod el?
lcg-return-ally = { $card }: melyik szövetséges kerül vissza a tulajdonosa kezébe?
lcg-from-hand = { $card }: melyik szövetségest hozod játékba?
lcg-from-discard = { $card }: melyik kártyát hozod vissza?
lcg-take = { $card }: melyik kártya kerüljön kézbe?
lcg-order = { $card }: melyik kártya következik, felülről lefelé?
lcg-search-top = { $card }: a felső kártyák közül melyiket veszed a kezedbe?
lcg-fetch = { $card }: melyik Pók kerül a gyülekező területre?
lcg-fetch-from = Honnan veszed elő { NAME($card, form: "acc") }?
    .help = Ha egy példánya a pakliban marad, onnan később még előkerülhet.
    .deck = a találkozáspakliból
    .discard = a dobópakliból
lcg-x = { $card }: mennyit fizetsz X-ért?
lcg-heal = { $card }: hány sérülést gyógyítasz? A gyógyított hős: { $hero }.
lcg-look = { $card }: melyik árnykártyát nézed meg?
lcg-peek = A találkozáspakli felső kártyája: { $seen }.
lcg-end-of-phase = { $card }: a fázis végén két hatás is kivinné a játékból. Melyik érvényesül?
    .help = Az egyszerre bekövetkező hatások sorrendjét a kezdőjátékos dönti el.
lcg-end-of-round = A forduló végi hatások közül melyik legyen az első?
    .help = Az egyszerre bekövetkező hatások sorrendjét a kezdőjátékos dönti el.
lcg-toll = Fizetsz { $cost } erőforrást { NAME($card, form: "nom") } készletéből, hogy a hős felkészüljön?
    .help = A pókhálóba gabalyodott hős a felfrissülési fázisban is kimerült marad ({ lcg-rule-refresh }).

lcg-played = { START(NAME($seat, form: "nom")) } kijátssza { NAME($card, form: "acc") }.
lcg-uses = { START(NAME($seat, form: "nom")) } használja { NAME($card, form: "gen") } képességét.
lcg-responds = { START(NAME($seat, form: "nom")) } válasza: { $card }.
lcg-attached = { START(NAME($card, form: "nom")) } { NAME($host, form: "to") } kerül.
lcg-attachment-lost =
    { $why ->
        [card] Eldobott felszerelés: { $card } ({ $source }).
       *[other] Eldobott felszerelés: { $card }.
    }
lcg-entered = { START(NAME($card, form: "nom")) } játékba { NAME($card, form: "number") ->
        [pl] lépnek
       *[sg] lép
    } ({ $seat }).
lcg-left =
    { $where ->
        [hand] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
            [pl] visszakerülnek
           *[sg] visszakerül
        } a tulajdonosa kezébe{ $why ->
            [card] {" "}({ $source }).
           *[other] .
        }
        [deck] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
            [pl] visszakerülnek
           *[sg] visszakerül
        } a tulajdonosa paklijába.
       *[other] { START(NAME($card, form: "nom")) } a dobópakliba { NAME($card, form: "number") ->
           [pl] kerülnek
          *[sg] kerül
       }{ $why ->
            [card] {" "}({ $source }).
           *[other] .
        }
    }
lcg-control = { START(NAME($seat, form: "nom")) } átveszi { NAME($card, form: "gen") } irányítását.
lcg-discarded =
    { $why ->
        [card] { START(NAME($seat, form: "nom")) } eldobja { NAME($card, form: "acc") } ({ $source }).
       *[other] { START(NAME($seat, form: "nom")) } eldobja { NAME($card, form: "acc") }.
    }
lcg-drew = { START(NAME($seat, form: "nom")) } { $count } kártyát húz.
lcg-drew-cards = { START(NAME($seat, form: "nom")) } húzása: { $cards }.
lcg-no-draw = { START(NAME($seat, form: "nom")) } nem húzhat kártyát ({ $card }).
lcg-took = { START(NAME($seat, form: "nom")) } a kezébe vesz egy kártyát a paklijából.
lcg-looked = { START(NAME($seat, form: "nom")) } megnézi a találkozáspakli felső kártyáját: { $card }.
lcg-looked-at = { START(NAME($seat, form: "nom")) } megnézi a következő kártyákat: { $cards }.
lcg-found = { START(NAME($seat, form: "nom")) } választ egy kártyát, amely { NAME($owner, form: "nom") } kezébe kerül.
lcg-looked-shadow = { START(NAME($seat, form: "nom")) } megnézi { NAME($enemy, form: "gen") } egyik árnykártyáját: { $card }.
lcg-to-bottom = { START(NAME($seat, form: "nom")) } a pakli aljára teszi a találkozáspakli felső kártyáját.
lcg-exhausted =
    { $why ->
        [card] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
            [pl] kimerülnek
           *[sg] kimerül
        } ({ $source }).
       *[other] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
           [pl] kimerülnek
          *[sg] kimerül
       }.
    }
lcg-readied =
    { $why ->
        [card] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
            [pl] felkészülnek
           *[sg] felkészül
        } ({ $source }).
       *[other] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
           [pl] felkészülnek
          *[sg] felkészül
       }.
    }
lcg-resources =
    { $why ->
        [card] { START(NAME($card, form: "nom")) } { $count } erőforrást { NAME($card, form: "number") ->
            [pl] kapnak
           *[sg] kap
        } ({ $source }).
       *[other] { START(NAME($card, form: "nom")) } { $count } erőforrást { NAME($card, form: "number") ->
           [pl] kapnak
          *[sg] kap
       }.
    }
lcg-healed =
    { $why ->
        [card] { $card }: { $count } sérülés meggyógyul ({ $source }).
       *[other] { $card }: { $count } sérülés meggyógyul.
    }
lcg-threat =
    { $way ->
        [up] { START(NAME($seat, form: "nom")) } fenyegetettsége { $by } ponttal { $threat } pontra nő: { $why ->
            [quest] a küldetéshez kevés volt az akaraterő.
            [refresh] véget ért a forduló.
            [doomed] Végzetes kártya ({ $source }).
           *[card] { $source }.
        }
        [down] { START(NAME($seat, form: "nom")) } fenyegetettsége { $by } ponttal { $threat } pontra csökken: { $source }.
       *[same] { START(NAME($seat, form: "nom")) } fenyegetettsége { $threat } pont marad.
    }
lcg-lasts =
    { $way ->
        [out] { $cards }: a fenyegetés a fázis végéig nem számít ({ $source }).
        [down] { $cards }: −{ $by } { $stat } a { $until } végéig ({ $source }).
       *[up] { $cards }: +{ $by } { $stat } a { $until } végéig ({ $source }).
    }
lcg-fog = A gyülekező területen minden helyszín fenyegetése { $by } ponttal nagyobb a fázis végéig ({ $source }).
lcg-gloom = A gyülekező terület összes fenyegetése { $by } ponttal nagyobb a fázis végéig ({ $source }).
lcg-held = { START(NAME($enemy, form: "nom")) } ebben a fázisban nem { NAME($enemy, form: "number") ->
        [pl] támadhatják
       *[sg] támadhatja
    } meg { NAME($seat, form: "acc") } ({ $source }).
lcg-stunned = { START(NAME($card, form: "gen")) } védőereje ebben a támadásban nem számít ({ $source }).
lcg-cancelled = Érvénytelenített hatás: { $card }.

## The quest

lcg-commit = Kiket küldesz el a küldetésre?
    .help = Az elküldött karakterek kimerülnek. Akaraterejüket az új kártyák felfedése után kell összevetni a gyülekező terület fenyegetésével ({ lcg-rule-quest }).
    .done = ennyi elég
lcg-round = { $round }. forduló. Kezdőjátékos: { $first }.
lcg-committed =
    { $cards-count ->
        [0] { START(NAME($seat, form: "nom")) } senkit sem küld el a küldetésre.
       *[other] { START(NAME($seat, form: "nom")) } elküldi a küldetésre { NAME($cards, form: "acc") }.
    }
lcg-uncommitted =
    { $why ->
        [card] { START(NAME($card, form: "nom")) } visszatér a küldetésről ({ $source }).
       *[other] { START(NAME($card, form: "nom")) } visszatér a küldetésről.
    }
lcg-revealed = Felfedett kártya: { $card }.
lcg-added = Új kártya a gyülekező területen: { $card }.
lcg-staged = { $card }: a kártya a gyülekező területre kerül. Az ottani fenyegetés: { $threat }.
lcg-surge = Roham ({ $card }): újabb kártyát kell felfedni.
lcg-deck-reset = A találkozáspakli elfogyott: a dobópaklijából új készül.
lcg-deck-empty = A találkozáspakli üres.
lcg-quest-result = { $willpower } akaraterő { $threat } fenyegetés ellen.
lcg-progress = „{ $quest }”: { $count } haladásjelző kerül rá.
lcg-progress-lost =
    { $why ->
        [card] { $count } haladásjelző lekerül a küldetéskártyáról ({ $source }).
       *[other] { $count } haladásjelző lekerül a küldetéskártyáról.
    }
lcg-location-progress = { $count } haladásjelző kerül { NAME($card, form: "to") }.
lcg-explored = Felderített helyszín: { $card }.
lcg-stage = Új küldetésszakasz: „{ $quest }”.
lcg-stage-completed = Teljesített küldetésszakasz: „{ $quest }”.
lcg-captured = { START(NAME($card, form: "nom")) } fogságba esik a tömlöcben.
lcg-rescued = { START(NAME($card, form: "nom")) } kiszabadul.
lcg-claimed = { START(NAME($seat, form: "nom")) } megszerzi { NAME($card, form: "acc") }; { NAME($host, form: "nom") } viszi magával.
lcg-objective-lost = { START(NAME($card, form: "acc")) } a játékosok visszakeverik a találkozáspakliba.
lcg-shackled = Vasbéklyó kerül { NAME($seat, form: "nom") } paklijára.

## The forecast of a quest

lcg-forecast-to-come =
    { $count ->
        [one] Még egy kártyát kell felfedni: ez nagyjából { $average } további fenyegetés (legalább { $least }, legfeljebb { $most }).
       *[other] Még { $count } kártyát kell felfedni: ez nagyjából { $average } további fenyegetés (legalább { $least }, legfeljebb { $most }).
    }
lcg-forecast-next = Tudod, mi jön: { $cards }.
lcg-forecast-all-seen = A küldetés kiértékeléséig már nem kell több kártyát felfedni.
lcg-forecast-chance = { $willpower } akaraterő 100 esetből nagyjából { $percent } alkalommal hoz haladást.
lcg-forecast-beside = Csak a fenyegetés és a roham számít bele, a kártyák „felfedéskor” hatása nem.

## Travelling and encounters

lcg-travel = Hová utaznak a játékosok?
    .help = A gyülekező terület egyik helyszínére, ha nincs aktív helyszín. Ennek a fenyegetése többé nem számít, de a haladásjelzők először rá kerülnek. A kezdőjátékos dönt ({ lcg-rule-travel }).
    .none = nem utaznak sehová
lcg-travelled = A játékosok új helyszínre utaznak: { $card }.
lcg-engage = Melyik ellenséggel csapsz össze?
    .help = Minden játékos összecsaphat a gyülekező terület egyik ellenségével, bármekkora az összecsapásértéke. Az összecsapásban álló ellenség fenyegetése már nem számít, de az ellenség támadni fog ({ lcg-rule-encounter }).
lcg-engage-tie = Egyenlő összecsapásérték: melyik ellenség csap össze { NAME($seat, form: "ins") }?
    .help = A kezdőjátékos választ ({ lcg-rule-encounter }).
lcg-engaged = { START(NAME($enemy, form: "nom")) } { NAME($enemy, form: "number") ->
        [pl] összecsapnak
       *[sg] összecsap
    } { NAME($seat, form: "ins") }.
lcg-to-staging =
    { $why ->
        [card] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
            [pl] visszakerülnek
           *[sg] visszakerül
        } a gyülekező területre ({ $source }).
       *[other] { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
           [pl] visszakerülnek
          *[sg] visszakerül
       } a gyülekező területre.
    }

## Combat

lcg-attacker = Melyik ellenség támadja meg következőnek { NAME($seat, form: "acc") }?
    .help = Minden összecsapásban álló ellenség egyszer támad; a sorrendet a megtámadott játékos dönti el ({ lcg-rule-combat }).
lcg-defend = { START(NAME($enemy, form: "nom")) } { NAME($enemy, form: "number") ->
        [pl] támadnak
       *[sg] támad
    }, támadóerő: { $attack }. Ki védekezik?
    .help = A védő kimerül, és annyi sérülést kap, amennyivel a támadóerő nagyobb a védőerejénél. A védtelen támadás minden sérülését egyetlen hős kapja, és a védőereje nem számít ({ lcg-rule-combat }).
lcg-sentinel = { START(NAME($enemy, form: "nom")) } { NAME($enemy, form: "number") ->
        [pl] megtámadják
       *[sg] megtámadja
    } { NAME($seat, form: "acc") } (támadóerő: { $attack }), és senki sem védekezik. Védekezik helyette egy őrszemed?
    .help = Az őrszemek más játékosokat is megvédhetnek ({ lcg-rule-sentinel }).
lcg-undefended = { START(NAME($enemy, form: "gen")) } támadása védtelen: melyik hős kapja a sérülést?
    .help = Az összes sérülést egyetlen hős kapja, és a védőereje nem számít ({ lcg-rule-combat }).
    .log = { START(NAME($enemy, form: "gen")) } támadása { NAME($seat, form: "nom") } ellen védtelen.
lcg-damage-defender = { START(NAME($enemy, form: "gen")) } támadása: melyik védő kapja a sérülést?
    .help = Több védő esetén minden sérülést egyikük kap ({ lcg-rule-combat }).
lcg-attack = Melyik ellenséget támadod meg?
    .help = Fordulónként egyszer mindegyiket, amelyik veled áll összecsapásban; a Távolsági karakterek a többi játékos ellenségeit is megtámadhatják ({ lcg-rule-combat }).
    .done = nincs több támadás
lcg-attackers = Kik támadják meg { NAME($enemy, form: "acc") }?
    .help = Akárhány felkészült karakter; a támadóerejük összeadódik ({ lcg-rule-combat }).
lcg-join = Csatlakoznak a Távolsági karaktereid a támadáshoz ({ $enemy })?
    .help = { lcg-rule-ranged }.
    .done = nem
lcg-shadow-tie = Egyenlő összecsapásérték: { NAME($seat, form: "nom") } melyik ellensége kapja a következő árnykártyát?
    .help = Az árnykártyák osztása a legnagyobb összecsapásértékű ellenséggel kezdődik; egyenlőség esetén a játékos dönt ({ lcg-rule-combat }).
lcg-shadow-dealt = { START(NAME($enemy, form: "nom")) } árnykártyát { NAME($enemy, form: "number") ->
        [pl] kapnak
       *[sg] kap
    }.
lcg-shadow =
    { $effect ->
        [false] { START(NAME($enemy, form: "gen")) } árnykártyája: { $card }. Nincs árnyhatása.
       *[true] { START(NAME($enemy, form: "gen")) } árnykártyája: { $card }.
    }
lcg-shadow-cancelled = Érvénytelenített árnyhatás: { $card }.
lcg-attacks = { START(NAME($enemy, form: "nom")) } { NAME($enemy, form: "number") ->
        [pl] megtámadják
       *[sg] megtámadja
    } { NAME($seat, form: "acc") }.
lcg-defends = { START(NAME($card, form: "nom")) } védekezik { NAME($enemy, form: "nom") } ellen.
lcg-attack-grows =
    { $why ->
        [card] { START(NAME($enemy, form: "gen")) } támadóereje { $bonus } ponttal nő ({ $source }).
       *[other] { START(NAME($enemy, form: "gen")) } támadóereje { $bonus } ponttal nő.
    }
lcg-blow = { $attack } támadóerő { $defense } védőerő ellen.
lcg-attack-over = { START(NAME($enemy, form: "gen")) } támadása véget ért.
lcg-strike-over = A támadás { NAME($enemy, form: "nom") } ellen véget ért.
lcg-no-damage = A támadás nem okoz sérülést.
lcg-strikes = { START(NAME($seat, form: "nom")) } megtámadja { NAME($enemy, form: "acc") }. Támadók: { $cards }.
lcg-strength = A támadóerő { NAME($enemy, form: "nom") } ellen { $strength }.
lcg-damaged =
    { $why ->
        [card] { START(NAME($card, form: "nom")) } { $amount } sérülést { NAME($card, form: "number") ->
            [pl] kapnak
           *[sg] kap
        } ({ $source }).
       *[other] { START(NAME($card, form: "nom")) } { $amount } sérülést { NAME($card, form: "number") ->
           [pl] kapnak
          *[sg] kap
       }.
    }
lcg-destroyed = { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
        [pl] elesnek
       *[sg] elesik
    }.
lcg-refreshed = Minden kártya felkészül.
lcg-eliminated =
    { $reason ->
        [threat] { START(NAME($seat, form: "nom")) } kiesik a játékból: fenyegetettsége elérte az 50 pontot.
       *[other] { START(NAME($seat, form: "nom")) } kiesik a játékból: nem maradt hőse.
    }

## Why something can't be done

lcg-why-not-now = Ezt most nem választhatod; más döntés van soron.
lcg-why-no-target = Ez itt nem választható.
lcg-why-no-target-for = Nincs semmi, amire használhatnád: { $card }.
lcg-why-no-player = Ez a játékos itt nem választható.
lcg-why-no-such-card = Itt nincs ilyen választható kártya.
lcg-why-not-in-hand = { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
        [pl] nincsenek
       *[sg] nincs
    } a kezedben.
lcg-why-not-in-play = { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
        [pl] nincsenek
       *[sg] nincs
    } játékban.
lcg-why-not-yours = { START(NAME($card, form: "acc")) } nem te irányítod.
lcg-why-no-match = { $card }: ilyen erőforrásikon kell hozzá: { $sphere }. Egyik hősödnek sincs ilyen.
lcg-why-too-dear =
    { $sphere-id ->
        [neutral] { $card }: a költsége { $cost }, de a hőseidnek { $have ->
            [0] nincs erőforrásuk.
           *[other] csak { $have } erőforrásuk van.
        }
       *[other] { $card }: a költsége { $cost }, de a hőseidnek, akik fizethetnek érte ({ $sphere }), { $have ->
            [0] nincs erőforrásuk.
           *[other] csak { $have } erőforrásuk van.
        }
    }
lcg-why-too-few-payers = { $card }: { $cost } különböző hősnek kell fizetnie érte, de csak { $heroes } hősöd tudna.
lcg-why-needs-x = { $card }: X-ért legalább 1 erőforrást kell fizetni.
lcg-why-no-resource = { START(NAME($card, form: "dat")) } nincs erőforrása.
lcg-why-unique = { START(NAME($card, form: "nom")) } egyedi, és egy példány már játékban van belőle.
lcg-why-one-ally = Ebben a küldetésszakaszban a játékosok fordulónként összesen egy szövetségest játszhatnak ki, és ez már megtörtént.
lcg-why-nothing-to-attach = Nincs játékban semmi, amire felszerelhetnéd: { $card }.
lcg-why-planning-only = { START(NAME($card, form: "acc")) } csak a tervezési fázisban játszhatod ki, amikor te következel.
lcg-why-only-response = { START(NAME($card, form: "nom")) } válasz: akkor játszhatod ki, amikor eljön a pillanata.
lcg-why-no-action = { START(NAME($card, form: "dat")) } nincs akciója.
lcg-why-no-response = { START(NAME($card, form: "acc")) } erre nem használhatod válaszul.
lcg-why-responded = { $card }: ezzel már válaszoltál erre.
lcg-why-other-phase = { START(NAME($card, form: "acc")) } csak { NAME($phase, form: "in") } lehet használni.
lcg-why-used-up =
    { $limit ->
        [one] { START(NAME($card, form: "acc")) } fordulónként egyszer lehet használni, és ebben a fordulóban már használtátok.
       *[other] { START(NAME($card, form: "acc")) } fordulónként { $limit } alkalommal lehet használni, és ebben a fordulóban már annyiszor használtátok.
    }
lcg-why-used-up-phase = { START(NAME($card, form: "acc")) } fázisonként { $limit } alkalommal lehet használni, és ebben a fázisban már annyiszor használtátok.
lcg-why-exhausted = { START(NAME($card, form: "nom")) } kimerült.
lcg-why-ready = { START(NAME($card, form: "nom")) } már felkészült.
lcg-why-unhurt = { $card }: nincs rajta gyógyítható sérülés.
lcg-why-empty-hand = Nincs kártya a kezedben.
lcg-why-decks-empty = Egyik játékosnak sincs már miből húznia.
lcg-why-deck-empty = Üres a paklid.
lcg-why-no-drawing = Senki sem húzhat kártyát, amíg ez az aktív helyszín: { $card }.
lcg-why-encounter-deck-empty = A találkozáspakli üres.
lcg-why-threat-too-low = { $card }: legalább { $cost } fenyegetettség kell, hogy legyen mit csökkenteni.
lcg-why-no-archer = { $card }: ehhez egy felkészült Távolsági karaktered kell.
lcg-why-no-treachery = { START(NAME($card, form: "nom")) } csak ármányt érvényteleníthet.
lcg-why-not-committed = { START(NAME($card, form: "acc")) } nem most küldték el a küldetésre.
lcg-why-not-attacking = A hős nem vett részt abban a támadásban ({ $card }).
lcg-why-not-attacked = { START(NAME($card, form: "acc")) } csak a saját ellenségeid árnykártyáin használhatod.
lcg-why-first-player = { START(NAME($card, form: "acc")) } csak a kezdőjátékos használhatja.
lcg-why-rescued = A fogoly már kiszabadult.
lcg-why-captive = { START(NAME($card, form: "nom")) } fogoly, amíg ki nem szabadítjátok.
lcg-why-no-character = { $card }: ez nem játékban lévő karakter.
lcg-why-no-hero = Nincs olyan hősöd, akire rákerülhetne.
lcg-why-chosen = { START(NAME($card, form: "acc")) } már kiválasztottad.
lcg-why-claimed = { START(NAME($card, form: "acc")) } már megszerezték.
lcg-why-guarded = { START(NAME($card, form: "acc")) } { NAME($guard, form: "nom") } { NAME($guard, form: "number") ->
        [pl] őrzik
       *[sg] őrzi
    }.
lcg-why-no-travel-now = Utazni csak az utazási fázisban lehet.
lcg-why-active-location = Van már aktív helyszín ({ $card }); előbb azt kell felderíteni.
lcg-why-no-location = { $card }: ez nem helyszín a gyülekező területen.
lcg-why-must-travel = A játékosoknak ide kell utazniuk: { $card }.
lcg-why-must-travel-somewhere = A játékosok nem maradhatnak: egy helyszín utazásra kényszeríti őket.
lcg-why-travel-no-ready-hero = Az utazáshoz minden játékosnak ki kell merítenie egy hőst, de { NAME($seat, form: "dat") } nincs felkészült hőse.
lcg-why-travel-two-cards = Az utazáshoz a kezdőjátékosnak ({ $seat }) el kell dobnia 2 kártyát, de nincs annyi a kezében.
lcg-why-no-engaging-now = Önként összecsapni csak a találkozási fázisban lehet.
lcg-why-no-enemy = { $card }: ez nem ellenség.
lcg-why-engaged = { START(NAME($card, form: "nom")) } már összecsapásban { NAME($card, form: "number") ->
        [pl] állnak
       *[sg] áll
    } { NAME($seat, form: "ins") }.
lcg-why-not-in-staging = { START(NAME($card, form: "nom")) } { NAME($card, form: "number") ->
        [pl] nincsenek
       *[sg] nincs
    } a gyülekező területen.
lcg-why-shy = Amíg más ellenség is van a gyülekező területen, önként nem lehet összecsapni { NAME($card, form: "ins") }.
lcg-why-no-attack-now = A játékosok csak a harci fázisban támadhatnak, az ellenségek után.
lcg-why-struck = { START(NAME($card, form: "acc")) } ebben a fordulóban már megtámadtad.
lcg-why-nobody-ready = Nincs felkészült karaktered, aki megtámadhatná { NAME($card, form: "acc") }.
lcg-why-enemy-in-staging = { START(NAME($card, form: "nom")) } a gyülekező területen { NAME($card, form: "number") ->
        [pl] vannak
       *[sg] van
    }, ott nem { NAME($card, form: "number") ->
        [pl] érhetők
       *[sg] érhető
    } el.
lcg-why-no-ranged = { START(NAME($card, form: "nom")) } nem Távolsági karakter, és { NAME($enemy, form: "nom") } másik játékossal { NAME($enemy, form: "number") ->
        [pl] állnak
       *[sg] áll
    } összecsapásban.
lcg-why-no-sentinel = { START(NAME($card, form: "nom")) } nem Őrszem.
lcg-why-barred = { START(NAME($card, form: "nom")) } Gandalf térképével sem támadni, sem védekezni nem tud.

## Decks and campaigns

lcg-bad-deck-code = „{ $code }”: ez nem paklikód, mert ez a része olvashatatlan: „{ $part }”. A kód így áll össze: „custom:” (vagy tetszőleges mérethez „free:”), a hősök sorszáma, „/”, majd a kártyák sorszáma, mögötte x és a példányok száma, például custom:1+3+2/13x3+73.
lcg-bad-deck = Ezzel a paklival nem lehet játszani. { $problem }
lcg-deck-heroes = Egy pakliban 1–3 hősnek kell lennie, itt { $count } van.
lcg-deck-no-hero = Az alapkészletben nincs ilyen sorszámú hős: { $number }.
lcg-deck-hero-twice = { START(NAME($card, form: "nom")) } kétszer szerepel a pakliban.
lcg-deck-no-card = Nincs ilyen sorszámú játékoskártya: { $number }.
lcg-deck-copies = { $card }: { $count } példány van belőle, legfeljebb { $limit } lehet.
lcg-deck-small = { $count } kártya kevés: egy pakli legalább { $least } kártyából áll.
lcg-deck-dead-card = { $card }: a pakli egyik hőse sem fizethet érte ({ $sphere }).
lcg-deck-code-long = Az egy szóban leírt pakli legfeljebb { $most } karakter hosszú.
lcg-deck-unreadable = Ezt a paklit nem lehet beolvasni. { $problem }
lcg-deck-not-text = Nem szöveg, vagy túlságosan hosszú.
lcg-deck-not-json = Úgy kezdődik, mint egy JSON, de { $error }.
lcg-deck-no-slots = Nincs benne kártyákat tartalmazó „slots”.
lcg-deck-bad-count = „{ $part }”: ez nem a példányok száma.
lcg-deck-not-xml = Úgy kezdődik, mint egy OCTGN-pakli, de { $error }.
lcg-deck-declares = deklarációk vannak benne, amelyekre egy paklinak sincs szüksége
lcg-deck-other-game = Ez egy másik játék OCTGN-fájlja.
lcg-deck-no-cards = Nincsenek benne kártyák.
lcg-deck-too-long = Több mint { $most } sora van.
lcg-deck-too-many = Több mint { $most } kártya van benne.
lcg-deck-nested = Egy kártyán belül ez áll: „{ $part }”. Az OCTGN ilyet nem ismer.
lcg-too-many-decks = { $decks } pakli túl sok { $seats } játékosnak.
lcg-too-few-decks = { $decks } pakli túl kevés { $seats } játékosnak, és egyik kezdőpakli sem fér össze a már foglalt hősökkel.
lcg-same-hero = Két játékosnak nem lehet ugyanaz a hőse ({ $card }): a hősök egyediek.
lcg-bad-carry = „{ $part }”: ilyet egy hadjárat nem hoz magával.
lcg-no-campaign = Csak egy hadjárat befejezett játszmájának van folytatása (a játékmód itt „{ $mode }”).

## Reading positions

lcg-text-bad = „{ $name }”: itt nem állhat „{ $value }”. { $hint }
lcg-hint-seat = A helyek: { $seats }.
lcg-hint-number = Ide { $low } és { $high } közötti szám kell.
lcg-hint-card = Nincs ilyen nevű kártya, vagy nincs belőle ennyi példány.
lcg-hint-twice = Ez a kártya már szerepel ({ $other }. sor).
lcg-hint-owner = Ez a kártya másé.
lcg-hint-copy = Ez a példány másé ({ $owner }). { $seat } példányai: { $copies }.
lcg-hint-mark = Nincs ilyen jelölés.
lcg-hint-place = Ez a kártya nem lehet ott.
lcg-hint-host = Ez a kártya nincs játékban, így semmi sem lehet rajta.
lcg-hint-on = Meg kell mondani, min fekszik: `on=` és egy játékban lévő kártya; ennél: `{ $shackles }`, `on=` és egy játékos.
lcg-hint-dead = Nem maradt életereje.
lcg-hint-step = A lépések: { $steps }.
lcg-hint-threat = Ide { $players } szám kell, játékosonként egy.
lcg-hint-quest = Ide ennek a forgatókönyvnek a küldetéskártyái kellenek.
lcg-hint-one = Ide pontosan egy kártya kell.
lcg-hint-lasting = Ide ez kell: kártya, érték, változás, majd `phase` vagy `round`.
lcg-hint-leaving = Ide egy kártya kell, utána `hand`, `deck` vagy `top`.
lcg-hint-result = Vereség után `- OK` kell ({ $losses }), győzelem után az összes hely, és mögötte `{ $won }`.
lcg-hint-out = A kezdőjátékosnak játékban kell lennie.
lcg-hint-fifty = Akinek a fenyegetettsége 50, az már kiesett.
