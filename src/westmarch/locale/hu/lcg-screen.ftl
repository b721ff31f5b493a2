### The Card Game in a terminal: headings, short forms, and what can be asked for.

## The table

lcg-screen-title = { $round }. forduló, { NAME($phase, form: "label") }. { $scenario }
lcg-screen-title-first = { $round }. forduló, { NAME($phase, form: "label") }. { $scenario }. Kezdőjátékos: { $first }
lcg-screen-quest = Küldetés
lcg-screen-stage = { $stage }: { $quest }, haladás: { $progress }/{ $points }
lcg-screen-stage-free = { $stage }: { $quest } (haladással nem teljesíthető)
lcg-screen-location = Helyszín
lcg-screen-no-location = nincs aktív helyszín
lcg-screen-explored = { $name }, haladás: { $progress }/{ $points }
lcg-screen-staging = Gyülekező
lcg-screen-against = { $threat } fenyegetés { $willpower } akaraterő ellen
lcg-screen-nothing-staged = A gyülekező terület üres.
lcg-screen-encounter = Találkozások
lcg-screen-deck = { $deck } a pakliban, { $discard } eldobva
lcg-screen-known = felül: { $cards }
lcg-screen-victory = győzelmi terület: { $cards }
lcg-screen-aside = félretéve: { $cards }
lcg-screen-kept-shadows = a harc után visszakerül a pakli tetejére: { $cards }
lcg-screen-captive = fogoly: { $card }
lcg-screen-shackled = Vasbéklyó a paklin: { $names }

## Players

lcg-screen-you = { $seat } (te)
lcg-screen-out = kiesett a játékból
lcg-screen-player = fenyegetettség: { $threat }, { $cards } kártya a kézben, { $deck } a pakliban, { $discard } eldobva
lcg-screen-hand = Kéz
lcg-screen-hand-empty = Nincs kártya a kezedben.
lcg-screen-no-hand = Nincs saját kártyád, amelyet megnézhetnél.
lcg-screen-engaged = összecsapásban: { $names }

## Columns

lcg-screen-column-name = {""}
lcg-screen-column-willpower = akarat
lcg-screen-column-attack = támadó
lcg-screen-column-defense = védő
lcg-screen-column-hits = életerő
lcg-screen-column-resources = erőforrás
lcg-screen-column-state = {""}
lcg-screen-column-threat = fenyeg.
lcg-screen-column-engages = összecs.

## Words in a row

lcg-screen-left = { $left }/{ $hits }
lcg-screen-resources = { $count } ({ $spheres })
lcg-screen-exhausted = kimerült
lcg-screen-ready = felkészült
lcg-screen-committed = küldetésen
lcg-screen-with = rajta: { $names }
lcg-screen-attachment-exhausted = { $name } (kimerült)
lcg-screen-progress = haladás: { $progress }/{ $points }
lcg-screen-shadows = { $count } árnykártya
lcg-screen-shadow = árnykártya: { $name }
lcg-screen-tokens = { $count } erőforrás
lcg-screen-attacked = már támadott
lcg-screen-barred = nem támadhatja meg: { $names }
lcg-screen-guards = ezt őrzi: { $name }
lcg-screen-guarded = őrzője: { $name }

## A fight

lcg-screen-no-fight = Most nincs támadás.
lcg-screen-attack = { START(NAME($enemy, form: "nom")) } { NAME($enemy, form: "number") ->
        [pl] megtámadják
       *[sg] megtámadja
    } { NAME($seat, form: "acc") }, támadóerő: { $attack }
lcg-screen-to-quest = Eddig { $names }: { $willpower } akaraterő { $threat } fenyegetés ellen a gyülekező területen
lcg-screen-to-attack = Eddig { $names }: { $attack } támadóerő { $defense } védőerő ellen, maradék életerő: { $left }
lcg-screen-defended = védekezik: { $names }
lcg-screen-strike = { START(NAME($seat, form: "nom")) } megtámadja { NAME($enemy, form: "acc") } ({ $names }): { $attack } támadóerő { $defense } védőerő ellen, maradék életerő: { $left }

## A card

lcg-screen-cost = költség: { $cost }
lcg-screen-threat-cost = fenyegetésérték: { $threat }
lcg-screen-character = { $willpower } akaraterő, { $attack } támadóerő, { $defense } védőerő, { $hits } életerő
lcg-screen-enemy = összecsapásérték: { $engagement }, { $threat } fenyegetés, { $attack } támadóerő, { $defense } védőerő, { $hits } életerő
lcg-screen-place = { $threat } fenyegetés, { $points } küldetéspont
lcg-screen-worth = győzelem { $points }
lcg-screen-short-character = { $willpower }/{ $attack }/{ $defense }, életerő: { $left }/{ $hits }
lcg-screen-price = { $cost } ({ $sphere }), { NAME($type, form: "nom") }
lcg-screen-short-ally = { $willpower }/{ $attack }/{ $defense }, életerő: { $hits }
lcg-screen-short-enemy = támadóerő: { $attack }, védőerő: { $defense }, életerő: { $left }/{ $hits }, összecsapásérték: { $engagement }
lcg-screen-short-location = fenyegetés: { $threat }, haladás: { $progress }/{ $points }
lcg-screen-threat = fenyegetés: { $threat }

## The score sheet

lcg-screen-sheet-row = { $seat }: fenyegetettség { $threat } + elesett hősök { $dead } + sérülés { $damage } = { $subtotal }
lcg-screen-sheet-total = { $rounds } forduló, egyenként 10 pont, levonva { $victory } győzelmi pont: összesen { $total } (minél kevesebb, annál jobb)
lcg-screen-sheet-none = A pontszám a játszma végén derül ki.
lcg-score-rounds = fordulók
lcg-score-victory = győzelmi pontok
lcg-score-group = mindenki együtt
lcg-statistic-score = a győzelem pontszáma (a kevesebb jobb)
lcg-statistic-threat = fenyegetettség a végén
lcg-statistic-stage = elért küldetésszakasz
lcg-statistic-heroes-lost = elvesztett hősök

## What can be asked for

lcg-screen-topic-table = minden, ami az asztalon van
lcg-screen-topic-hand = a kártyáid a szövegükkel
lcg-screen-topic-me = a hőseid, szövetségeseid és ellenségeid a szövegükkel
lcg-screen-topic-player = ugyanez egy másik játékosnál: `player 2`
lcg-screen-topic-quest = a küldetéskártya
lcg-screen-topic-staging = a gyülekező terület és az aktív helyszín a szövegekkel
lcg-screen-topic-fight = a folyamatban lévő támadás
lcg-screen-topic-discard = minden dobópakli
lcg-screen-topic-piles = a paklik, a félretett és a játékból eltávolított kártyák
lcg-screen-topic-score = a pontozólap, a játszma után
lcg-screen-topic-card = bármelyik kártya a nevével: `card gandalf`, vagy csak `gandalf`

## Reports (the traits are in lcg-names.ftl)

lcg-report-card = Kijátszott kártyák
lcg-report-hero = Hősök
lcg-report-decks = Paklik
lcg-report-scenario = Forgatókönyvek
lcg-report-opening = Az első három kijátszott kártya
