### The Card Game in the browser: what stands on the table.

lcg-board-willpower = Akaraterő
lcg-board-attack = Támadóerő
lcg-board-defense = Védőerő
lcg-board-hit_points = Életerő
lcg-board-threat = Fenyegetés
lcg-board-engagement = Összecsapásérték
lcg-board-quest_points = Küldetéspont
lcg-board-exhausted = kimerült
lcg-board-committed = küldetésen
lcg-board-damage = sérülés: { $damage }/{ $of }
lcg-board-resources-of = { $resources } erőforrás
lcg-board-progress-of = haladás: { $progress }/{ $points }
lcg-board-shadow = árnykártya
lcg-board-guarded = őrzője: { $guard }
lcg-board-encounter = Találkozáskártya
lcg-board-victory-of = Győzelem { $points }
lcg-board-keyword-ranged = Távolsági
lcg-board-keyword-sentinel = Őrszem
lcg-board-keyword-restricted = Korlátozott
lcg-board-keyword-guarded = Őrzött
lcg-board-keyword-surge = Roham
lcg-board-keyword-doomed = Végzetes { $number }
lcg-board-staging = Gyülekező terület
lcg-board-staging-empty = A gyülekező területen semmi sem fenyeget.
lcg-board-balance = { $willpower } akaraterő { $threat } fenyegetés ellen
lcg-board-staging-threat = { $threat } fenyegetés a gyülekező területen
lcg-board-staging-short = a gyülekező területen
lcg-board-stage = { $stage }. szakasz
lcg-board-no-progress = haladással nem teljesíthető
lcg-board-location = Aktív helyszín
lcg-board-no-location = nincs aktív helyszín
lcg-board-quest = Küldetés
lcg-board-encounter-deck = Találkozáspakli
lcg-board-encounter-discard = A találkozáspakli dobópaklija
lcg-setup-play = { $seat }: játékban
lcg-setup-engaged = { $seat }: összecsapásban álló ellenségek
lcg-setup-hand = { $seat }: kéz
lcg-setup-discard = { $seat }: dobópakli
lcg-setup-staging = Gyülekező terület
lcg-setup-active = Aktív helyszín
lcg-setup-encounter-discard = A találkozáspakli dobópaklija
lcg-setup-victory = Győzelmi terület
lcg-setup-damage = Sérülés
lcg-setup-resources = Erőforrás
lcg-setup-progress = Haladás
lcg-setup-exhausted = Kimerült
lcg-setup-committed = Küldetésen
lcg-board-encounters = találkozások
lcg-board-deck = pakli
lcg-board-deck-of = { START(NAME($seat, form: "nom")) } paklija
lcg-board-discards = eldobva
lcg-board-discard-of = { START(NAME($seat, form: "nom")) } dobópaklija
lcg-board-hand = kéz
lcg-board-hand-of = { START(NAME($seat, form: "nom")) } kezében lévő kártyák
lcg-board-cards-aside = Asztal megnézése
lcg-board-cards-back = Kártyák megmutatása
lcg-board-rests = Ez a kártya { NAME($seat, form: "nom") } kezében van, de most nem ő következik.
lcg-board-known-top = Amit láttál belőle, felülről lefelé.
lcg-board-victory-short = győzelem
lcg-board-aside = félretéve
lcg-board-aside-title = Félretett kártyák
lcg-board-removed = eltávolítva
lcg-board-removed-title = A játékból eltávolított kártyák
lcg-board-victory = Győzelmi terület
lcg-board-threat-of = Fenyegetettség: { $threat }/50
lcg-board-first = kezdőjátékos
lcg-board-out = kiesett a játékból
lcg-board-engaged = Összecsapásban álló ellenségek
lcg-board-nobody = Nem maradt senki.
lcg-board-round = { $round }. forduló: { NAME($phase, form: "label") }
lcg-board-beside = Az éppen zajló harc és a megnézett kártya
lcg-board-captive = fogoly
lcg-board-captive-is = { START(NAME($card, form: "nom")) } fogoly
lcg-board-guards = ezt őrzi: { $card }
lcg-board-cost = Költség
lcg-board-unique = Egyedi
lcg-board-changed = { $value }: { $now } (a kártyán { $printed }, változás: { $change })
lcg-board-shadow-of = árnykártya: { $card }
lcg-board-ahead = { $by } haladásjelző
lcg-board-behind = mindenki fenyegetettsége +{ $by }
lcg-board-level = nem történik semmi

## Answering

lcg-board-commit-these = { $count } karakter elküldése
lcg-board-attack-with = Támadás { $count } karakterrel
lcg-board-commit-nobody = Nem indul senki
lcg-board-choose-somebody = Válaszd ki, ki támad
lcg-board-would-damage = { $amount } sérülés
lcg-board-would-destroy = elesik
lcg-board-pay = Fizetés: { $paid }/{ $cost }

## Before the last click

lcg-board-aim-attack = { START(NAME($card, form: "nom")) } megtámadja { NAME($goal, form: "acc") }
lcg-board-aim-defend = { START(NAME($card, form: "nom")) } védekezik { NAME($goal, form: "nom") } ellen
lcg-board-aim-attach = { START(NAME($card, form: "nom")) } { NAME($goal, form: "to") }
lcg-board-aim-on = Kijátszás { NAME($goal, form: "to") }
lcg-board-aim-go-attack = Támadás
lcg-board-aim-go-defend = Védekezés
lcg-board-aim-go-attach = Felszerelés
lcg-board-aim-go-play = Kijátszás
lcg-board-ahead-destroys =
    { START(NAME($enemy, form: "nom")) } { NAME($enemy, form: "number") ->
        [pl] elesnek.
       *[sg] elesik.
    }
lcg-board-ahead-damages = { $damage } sérülés, maradék életerő: { $left }.
lcg-board-ahead-nothing = Nem elég ahhoz, hogy sérülést okozzon.
lcg-board-ahead-takes =
    { $damage ->
        [0] { START(NAME($card, form: "nom")) } nem sérül.
       *[other] { $card }: { $damage } sérülés, maradék életerő: { $left }.
    }
lcg-board-ahead-falls = { START(NAME($card, form: "nom")) } elesne.
lcg-board-ahead-shadows =
    { $count ->
        [one] Még egy árnykártyát fel kell fordítani.
       *[other] Még { $count } árnykártyát fel kell fordítani.
    }
lcg-board-ahead-costs = Költség: { $cost } ({ $payers })
lcg-board-ahead-from = { $hero }: { $count }
lcg-board-ahead-free = Nem kerül semmibe.
lcg-board-takes =
    { $damage ->
        [0] nem sérül
       *[other] { $damage } sérülés
    }
lcg-board-takes-all = elesne
lcg-board-pick-willing = Akaraterővel
lcg-board-pick-heroes = Hősök
lcg-board-pick-allies = Szövetségesek

## Attacks and quests, as they happen

lcg-board-scene-quest = A küldetés
lcg-board-scene-attack = { START(NAME($enemy, form: "nom")) } { NAME($enemy, form: "number") ->
        [pl] megtámadják
       *[sg] megtámadja
    } { NAME($seat, form: "acc") }
lcg-board-scene-strike = { START(NAME($seat, form: "nom")) } megtámadja { NAME($enemy, form: "acc") }
lcg-board-scene-revealed = Felfedve:
lcg-board-go-on = Bezárás
lcg-board-cancelled = érvénytelenítve
lcg-board-no-shadow = nincs árnyhatása
lcg-board-shadows-down =
    { $count ->
        [one] lefelé fordított árnykártya
       *[other] { $count } lefelé fordított árnykártya
    }
lcg-board-would-take = { START(NAME($card, form: "nom")) } { $amount } sérülést kapna; maradék életerő: { $left }.
lcg-board-undefended = védtelen támadás
lcg-board-will-hurt =
    { $amount ->
        [0] egyelőre nincs sérülés
       *[other] egyelőre { $amount } sérülés
    }

## The score

lcg-board-score = Pontszám
lcg-board-score-player = Játékos
lcg-board-score-dead = Elesett hősök
lcg-board-score-damage = Sérülés
lcg-board-score-sum = Összeg
lcg-board-score-total = { $rounds } fordulóval együtt (fordulónként 10 pont), { $victory } győzelmi pont levonásával

## Choosing a match

lcg-difficulty-standard = normál
lcg-difficulty-easy = könnyű
    .text = Kevesebb a találkozáskártya, és minden hős 1 erőforrással kezd.
lcg-mode-standard = normál
lcg-mode-beginner = kezdő
    .text = Az ellenségek nem kapnak árnykártyát.
lcg-mode-campaign = hadjárat
    .text = A három forgatókönyv egymás után, közös pontszámmal.
lcg-mode-nightmare = rémálom
    .text = Olyan hadjárat, amelyben a fenyegetettség, a sérülések, az elesett hősök és a dobópaklik is megmaradnak.
lcg-mode-easy = könnyű

## Decks

lcg-workshop = Pakliépítés
lcg-workshop-mine = Saját paklijaim
lcg-decks-title = Paklik
lcg-decks-all = Minden pakli
lcg-decks-mine = Saját paklijaim
lcg-decks-starters = Kész paklik
lcg-decks-none = Még nincs paklid. Állíts össze egyet, másolj le egy kész paklit, vagy importálj egyet a RingsDB vagy az OCTGN formátumában. A paklikat ez a böngésző őrzi meg.
lcg-decks-gone = Ez a pakli nincs meg ebben a böngészőben.
lcg-decks-new = Új pakli
lcg-decks-new-name = Új pakli
lcg-decks-copy = Másolás
lcg-decks-copy-of = { $name } – másolat
lcg-decks-edit = Szerkesztés
lcg-decks-look = Megnézés
lcg-decks-remove = Törlés
lcg-decks-really = Végleges törlés
lcg-decks-summary = { $cards } kártya, kezdő fenyegetettség: { $threat }
lcg-decks-import = Pakli importálása
lcg-decks-import-text = A RingsDB paklilistája (szöveg vagy JSON) vagy az OCTGN fájlja (.o8d). Itt csak az alapkészlet kártyáival lehet játszani.
lcg-decks-file = Fájl kiválasztása
lcg-decks-paste = …vagy illeszd be ide
lcg-decks-read = Importálás
lcg-decks-missing =
    { $count ->
        [one] „{ $name }”: a pakli egyik kártyája nincs benne az alapkészletben:
       *[other] „{ $name }”: a pakli { $count } kártyája nincs benne az alapkészletben:
    }
lcg-decks-missing-list = Nem található kártyák
lcg-decks-keep = Megtartás ezek nélkül
lcg-decks-back = Vissza
lcg-decks-cards = Kártyák
lcg-decks-search = Név, szöveg vagy jellemző
lcg-decks-only-chosen = csak a pakliban lévők
lcg-decks-sphere = Befolyási kör
lcg-decks-type = Típus
lcg-decks-any = bármelyik
lcg-decks-found = { $count } kártya
lcg-decks-nothing = Nincs megfelelő kártya. Próbáld kevesebb szűrővel.
lcg-decks-name = A pakli neve
lcg-decks-heroes = hős
lcg-decks-count = kártya
lcg-decks-threat = kezdő fenyegetettség
lcg-decks-curve = Kártyák költség szerint: { $list }
lcg-decks-legal = Ezzel a paklival bárhol játszhatsz.
lcg-decks-free = Itt azért játszhatsz vele.
lcg-decks-contents = A pakli tartalma
lcg-decks-no-hero = Még nincs hős.
lcg-decks-no-card = Még nincs kártya.
lcg-decks-play = Játék ezzel a paklival
lcg-decks-export = Exportálás…
lcg-decks-saved = A változásokat ez a böngésző azonnal menti.
lcg-decks-fixed = A kész pakli nem módosítható; ha változtatnál rajta, másold le.
lcg-decks-written = A pakli szövegként
lcg-decks-download = Mentés: { $file }
lcg-decks-clipboard = A szöveg másolása
lcg-format-ringsdb-text = RingsDB, szöveg
lcg-format-ringsdb-json = RingsDB, JSON
lcg-format-octgn = OCTGN (.o8d)
