### The Card Game in the browser: what stands on the table.

lcg-board-willpower = Síla vůle
lcg-board-attack = Síla útoku
lcg-board-defense = Síla obrany
lcg-board-hit_points = Životy
lcg-board-threat = Ohrožení
lcg-board-engagement = Hodnota střetnutí
lcg-board-quest_points = Body pokroku
lcg-board-exhausted = vyčerpáno
lcg-board-committed = na výpravě
lcg-board-damage = zranění { $damage }/{ $of }
lcg-board-resources-of =
    { $resources ->
        [one] 1 zdroj
        [few] { $resources } zdroje
       *[other] { $resources } zdrojů
    }
lcg-board-progress-of = pokrok { $progress }/{ $points }
lcg-board-shadow = karta stínu
lcg-board-guarded = strážce: { $guard }
lcg-board-encounter = Karta setkání
lcg-board-victory-of = Vítězství { $points }
lcg-board-keyword-ranged = Střelec
lcg-board-keyword-sentinel = Stráž
lcg-board-keyword-restricted = Omezení
lcg-board-keyword-guarded = Střežený
lcg-board-keyword-surge = Nápor
lcg-board-keyword-doomed = Odsouzen { $number }
lcg-board-staging = Vynášecí oblast
lcg-board-staging-empty = Z vynášecí oblasti nic nehrozí.
lcg-board-balance = Síla vůle { $willpower } proti ohrožení { $threat }
lcg-board-staging-threat = Celkové ohrožení ve vynášecí oblasti: { $threat }
lcg-board-staging-short = ve vynášecí oblasti
lcg-board-stage = úkol { $stage }
lcg-board-no-progress = nelze splnit žetony pokroku
lcg-board-location = Aktivní lokace
lcg-board-no-location = žádná aktivní lokace
lcg-board-quest = Výprava
lcg-board-encounter-deck = Balíček setkání
lcg-board-encounter-discard = Odhazovací balíček setkání
lcg-setup-play = { $seat }: ve hře
lcg-setup-engaged = { $seat }: nepřátelé ve střetnutí
lcg-setup-hand = { $seat }: karty v ruce
lcg-setup-discard = { $seat }: odhazovací balíček
lcg-setup-staging = Vynášecí oblast
lcg-setup-active = Aktivní lokace
lcg-setup-encounter-discard = Odhazovací balíček setkání
lcg-setup-victory = Vítězné karty
lcg-setup-damage = Zranění
lcg-setup-resources = Zdroje
lcg-setup-progress = Pokrok
lcg-setup-exhausted = Vyčerpaná karta
lcg-setup-committed = Připojená k výpravě
lcg-board-encounters = setkání
lcg-board-deck = balíček
lcg-board-deck-of = Balíček { NAME($seat, form: "gen") }
lcg-board-discards = odhozené
lcg-board-discard-of = Odhazovací balíček { NAME($seat, form: "gen") }
lcg-board-hand = ruka
lcg-board-hand-of = Karty v ruce { NAME($seat, form: "gen") }
lcg-board-cards-aside = Ukázat stůl
lcg-board-cards-back = Ukázat karty
lcg-board-rests = Tuto kartu drží { NAME($seat, form: "nom") }, který teď není na řadě.
lcg-board-known-top = Co z něj znáte, odshora.
lcg-board-victory-short = vítězné
lcg-board-aside = stranou
lcg-board-aside-title = Karty stranou
lcg-board-removed = odstraněné
lcg-board-removed-title = Karty odstraněné ze hry
lcg-board-victory = Vítězné karty
lcg-board-threat-of = Míra ohrožení { $threat } z 50
lcg-board-first = první hráč
lcg-board-out = mimo hru
lcg-board-engaged = Nepřátelé ve střetnutí
lcg-board-nobody = Nikdo nezbyl.
lcg-board-round = { $round }. kolo: { NAME($phase, form: "nom") }
lcg-board-beside = O co se právě bojuje, a karta, kterou si prohlížíte
lcg-board-captive = zajatec
lcg-board-captive-is = { $card } je v zajetí
lcg-board-guards = střeží { NAME($card, form: "acc") }
lcg-board-cost = Cena
lcg-board-unique = Unikátní
lcg-board-changed = { $value } { $now } (na kartě { $printed }, změna { $change })
lcg-board-shadow-of = karta stínu: { $card }
lcg-board-ahead =
    { $by ->
        [one] 1 žeton pokroku
        [few] { $by } žetony pokroku
       *[other] { $by } žetonů pokroku
    }
lcg-board-behind = ohrožení všech +{ $by }
lcg-board-level = nic se nestane

## Answering

lcg-board-commit-these =
    { $count ->
        [one] Připojit k výpravě 1 postavu
        [few] Připojit k výpravě { $count } postavy
       *[other] Připojit k výpravě { $count } postav
    }
lcg-board-attack-with =
    { $count ->
        [one] Zaútočit 1 postavou
        [few] Zaútočit { $count } postavami
       *[other] Zaútočit { $count } postavami
    }
lcg-board-commit-nobody = Nepřipojit nikoho
lcg-board-choose-somebody = Zvolte, kdo zaútočí
lcg-board-would-damage = { $amount } zranění
lcg-board-would-destroy = nepřítel padne
lcg-board-pay = Zaplatit { $paid }/{ $cost }

## Before the last click

lcg-board-aim-attack = { $card } útočí na { NAME($goal, form: "acc") }
lcg-board-aim-defend = { $card } se brání útoku { NAME($goal, form: "gen") }
lcg-board-aim-attach = { $card } ke kartě { $goal }
lcg-board-aim-on = Zahrát ke kartě { $goal }
lcg-board-aim-go-attack = Zaútočit
lcg-board-aim-go-defend = Bránit se
lcg-board-aim-go-attach = Připojit
lcg-board-aim-go-play = Zahrát
lcg-board-ahead-destroys = To zabije { NAME($enemy, form: "acc") }.
lcg-board-ahead-damages = Zranění: { $damage }. Zbývající životy: { $left }.
lcg-board-ahead-nothing = Na zranění to nestačí.
lcg-board-ahead-takes =
    { $damage ->
        [0] { $card }: žádné zranění.
       *[other] { $card }: { $damage } zranění. Zbývající životy: { $left }.
    }
lcg-board-ahead-falls = { $card } to nepřežije.
lcg-board-ahead-shadows =
    { $count ->
        [one] Ještě se otočí 1 karta stínu.
        [few] Ještě se otočí { $count } karty stínu.
       *[other] Ještě se otočí { $count } karet stínu.
    }
lcg-board-ahead-costs = Cena { $cost }: { $payers }
lcg-board-ahead-from = { $hero } { $count }
lcg-board-ahead-free = Nic nestojí.
lcg-board-takes =
    { $damage ->
        [0] bez zranění
       *[other] { $damage } zranění
    }
lcg-board-takes-all = nepřežije
lcg-board-pick-willing = Se silou vůle
lcg-board-pick-heroes = Hrdinové
lcg-board-pick-allies = Spojenci

## Attacks and quests, as they happen

lcg-board-scene-quest = Výprava
lcg-board-scene-attack = { $enemy } útočí na { NAME($seat, form: "acc") }
lcg-board-scene-strike = { $seat } útočí na { NAME($enemy, form: "acc") }
lcg-board-scene-revealed = Odhaleno:
lcg-board-go-on = Zavřít
lcg-board-cancelled = zrušeno
lcg-board-no-shadow = bez efektu stínu
lcg-board-shadows-down =
    { $count ->
        [one] karta stínu lícem dolů
        [few] { $count } karty stínu lícem dolů
       *[other] { $count } karet stínu lícem dolů
    }
lcg-board-would-take = { $card } by { NAME($card, form: "gender") ->
        [f] utrpěla
        [n] utrpělo
        [mp] utrpěli
        [fp] utrpěly
        [np] utrpěla
       *[m] utrpěl
    } { $amount } zranění; zbývající životy: { $left }.
lcg-board-undefended = nebráněný útok
lcg-board-will-hurt =
    { $amount ->
        [0] zatím žádné zranění
        [one] zatím 1 zranění
        [few] zatím { $amount } zranění
       *[other] zatím { $amount } zranění
    }

## The score

lcg-board-score = Skóre
lcg-board-score-player = Hráč
lcg-board-score-dead = Mrtví hrdinové
lcg-board-score-damage = Zranění
lcg-board-score-sum = Mezisoučet
lcg-board-score-total = Po přičtení 10 bodů za kolo (počet kol: { $rounds }) a odečtení vítězných bodů ({ $victory })

## Choosing a match

lcg-difficulty-standard = běžná
lcg-difficulty-easy = snadná
    .text = Méně karet setkání a každý hrdina začíná s jedním zdrojem.
lcg-mode-standard = běžná hra
lcg-mode-beginner = hra pro začátečníky
    .text = Nepřátelům se nepřidělují karty stínu.
lcg-mode-campaign = kampaň
    .text = Všechny tři scénáře po sobě s jedním skóre.
lcg-mode-nightmare = noční můra
    .text = Kampaň, ve které zůstávají míra ohrožení, zranění, mrtví hrdinové i odhazovací balíčky.
lcg-mode-easy = snadná hra

## Decks

lcg-workshop = Sestavit balíčky
lcg-workshop-mine = Moje balíčky
lcg-decks-title = Balíčky
lcg-decks-all = Všechny balíčky
lcg-decks-mine = Moje balíčky
lcg-decks-starters = Hotové balíčky
lcg-decks-none = Zatím nemáte žádný balíček. Sestavte si ho, zkopírujte některý z hotových, nebo načtěte balíček z RingsDB či OCTGN. Balíčky se ukládají v tomto prohlížeči.
lcg-decks-gone = Tento balíček v tomto prohlížeči není.
lcg-decks-new = Nový balíček
lcg-decks-new-name = Nový balíček
lcg-decks-copy = Kopírovat
lcg-decks-copy-of = { $name } – kopie
lcg-decks-edit = Upravit
lcg-decks-look = Prohlédnout
lcg-decks-remove = Smazat
lcg-decks-really = Opravdu smazat
lcg-decks-summary =
    { $cards ->
        [one] 1 karta, počáteční míra ohrožení { $threat }
        [few] { $cards } karty, počáteční míra ohrožení { $threat }
       *[other] { $cards } karet, počáteční míra ohrožení { $threat }
    }
lcg-decks-import = Načíst balíček
lcg-decks-import-text = Seznam karet z RingsDB (text nebo JSON) nebo soubor OCTGN (.o8d). Hrát se zde dá jen s kartami základní sady.
lcg-decks-file = Vybrat soubor
lcg-decks-paste = … nebo ho sem vložte
lcg-decks-read = Načíst
lcg-decks-missing =
    { $count ->
        [one] Balíček „{ $name }“ obsahuje kartu, která v základní sadě není:
        [few] Balíček „{ $name }“ obsahuje { $count } karty, které v základní sadě nejsou:
       *[other] Balíček „{ $name }“ obsahuje { $count } karet, které v základní sadě nejsou:
    }
lcg-decks-missing-list = Nenalezené karty
lcg-decks-keep = Uložit bez nich
lcg-decks-back = Zpět
lcg-decks-cards = Karty
lcg-decks-search = Název, text nebo vlastnost
lcg-decks-only-chosen = jen z tohoto balíčku
lcg-decks-sphere = Sféra
lcg-decks-type = Typ
lcg-decks-any = všechny
lcg-decks-found =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
lcg-decks-nothing = Žádná karta neodpovídá. Zkuste méně filtrů.
lcg-decks-name = Název balíčku
lcg-decks-heroes =
    { $count ->
        [one] hrdina
        [few] hrdinové
       *[other] hrdinů
    }
lcg-decks-count =
    { $count ->
        [one] karta
        [few] karty
       *[other] karet
    }
lcg-decks-threat = počáteční míra ohrožení
lcg-decks-curve = Karty podle ceny: { $list }
lcg-decks-legal = S tímto balíčkem se smí hrát kdekoli.
lcg-decks-free = Zde se s ním přesto hrát dá.
lcg-decks-contents = Obsah balíčku
lcg-decks-no-hero = Zatím žádný hrdina.
lcg-decks-no-card = Zatím žádná karta.
lcg-decks-play = Hrát s ním
lcg-decks-export = Exportovat …
lcg-decks-saved = Změny se průběžně ukládají v tomto prohlížeči.
lcg-decks-fixed = Hotový balíček se nemění; chcete-li ho upravit, zkopírujte si ho.
lcg-decks-written = Balíček jako text
lcg-decks-download = Uložit { $file }
lcg-decks-clipboard = Kopírovat text
lcg-format-ringsdb-text = RingsDB, prostý text
lcg-format-ringsdb-json = RingsDB, JSON
lcg-format-octgn = OCTGN (.o8d)
