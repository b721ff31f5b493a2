### The Card Game in a terminal: headings, short forms, and what can be asked for.

## The table

lcg-screen-title = { $round }. kolo, { NAME($phase, form: "nom") }. { $scenario }
lcg-screen-title-first = { $round }. kolo, { NAME($phase, form: "nom") }. { $scenario }. První hráč: { NAME($first, form: "nom") }
lcg-screen-quest = Výprava
lcg-screen-stage = { $stage }: { $quest }, pokrok { $progress }/{ $points }
lcg-screen-stage-free = { $stage }: { $quest } (nelze splnit žetony pokroku)
lcg-screen-location = Lokace
lcg-screen-no-location = žádná aktivní lokace
lcg-screen-explored = { $name }, pokrok { $progress }/{ $points }
lcg-screen-staging = Vynášecí oblast
lcg-screen-against = ohrožení { $threat } proti síle vůle { $willpower }
lcg-screen-nothing-staged = Vynášecí oblast je prázdná.
lcg-screen-encounter = Setkání
lcg-screen-deck = v balíčku { $deck }, odhozeno { $discard }
lcg-screen-known = navrchu: { $cards }
lcg-screen-victory = vítězné karty: { $cards }
lcg-screen-aside = stranou: { $cards }
lcg-screen-kept-shadows = po boji zpět na balíček: { $cards }
lcg-screen-captive = zajatec: { $card }
lcg-screen-shackled = Železné okovy na balíčku { NAME($names, form: "gen") }

## Players

lcg-screen-you = { $seat } (vy)
lcg-screen-out = mimo hru
lcg-screen-player = míra ohrožení { $threat }, v ruce { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, v balíčku { $deck }, odhozeno { $discard }
lcg-screen-hand = Ruka
lcg-screen-hand-empty = Nemáte v ruce žádnou kartu.
lcg-screen-no-hand = Nemáte zde žádné vlastní karty.
lcg-screen-engaged = ve střetnutí: { $names }

## Columns

lcg-screen-column-name = {""}
lcg-screen-column-willpower = vůle
lcg-screen-column-attack = útok
lcg-screen-column-defense = obrana
lcg-screen-column-hits = životy
lcg-screen-column-resources = zdroje
lcg-screen-column-state = {""}
lcg-screen-column-threat = ohr.
lcg-screen-column-engages = střet.

## Words in a row

lcg-screen-left = { $left }/{ $hits }
lcg-screen-resources = { $count } ({ $spheres })
lcg-screen-exhausted = vyčerpáno
lcg-screen-ready = připraveno
lcg-screen-committed = na výpravě
lcg-screen-with = připojeno: { $names }
lcg-screen-attachment-exhausted = { $name } (vyčerpáno)
lcg-screen-progress = pokrok { $progress }/{ $points }
lcg-screen-shadows = { $count ->
    [one] 1 karta stínu
    [few] { $count } karty stínu
   *[other] { $count } karet stínu
}
lcg-screen-shadow = karta stínu: { $name }
lcg-screen-tokens = { $count ->
    [one] 1 zdroj
    [few] { $count } zdroje
   *[other] { $count } zdrojů
}
lcg-screen-attacked = útok vyřešen
lcg-screen-barred = neútočí na { NAME($names, form: "acc") }
lcg-screen-guards = střeží { NAME($name, form: "acc") }
lcg-screen-guarded = strážce: { $name }

## A fight

lcg-screen-no-fight = Teď se neútočí.
lcg-screen-attack = { $enemy } útočí na { NAME($seat, form: "acc") } silou { $attack }
lcg-screen-to-quest = Zatím { $names }: síla vůle { $willpower } proti ohrožení { $threat } ve vynášecí oblasti
lcg-screen-to-attack = Zatím { $names }: síla útoku { $attack } proti síle obrany { $defense }, zbývající životy: { $left }
lcg-screen-defended = brání se: { $names }
lcg-screen-strike = { $seat } útočí na { NAME($enemy, form: "acc") } ({ $names }): síla útoku { $attack } proti síle obrany { $defense }, zbývající životy: { $left }

## A card

lcg-screen-cost = cena { $cost }
lcg-screen-threat-cost = hodnota ohrožení { $threat }
lcg-screen-character = síla vůle { $willpower }, síla útoku { $attack }, síla obrany { $defense }, životy { $hits }
lcg-screen-enemy = hodnota střetnutí { $engagement }, velikost ohrožení { $threat }, síla útoku { $attack }, síla obrany { $defense }, životy { $hits }
lcg-screen-place = velikost ohrožení { $threat }, body pokroku { $points }
lcg-screen-worth = vítězství { $points }
lcg-screen-short-character = { $willpower }/{ $attack }/{ $defense }, životy { $left }/{ $hits }
lcg-screen-price = { $cost } ({ $sphere }), { NAME($type, form: "nom") }
lcg-screen-short-ally = { $willpower }/{ $attack }/{ $defense }, životy { $hits }
lcg-screen-short-enemy = útok { $attack }, obrana { $defense }, životy { $left }/{ $hits }, střetnutí { $engagement }
lcg-screen-short-location = ohrožení { $threat }, pokrok { $progress }/{ $points }
lcg-screen-threat = ohrožení { $threat }

## The score sheet

lcg-screen-sheet-row = { $seat }: míra ohrožení { $threat } + mrtví hrdinové { $dead } + zranění { $damage } = { $subtotal }
lcg-screen-sheet-total = Po přičtení 10 bodů za kolo (počet kol: { $rounds }) a odečtení vítězných bodů ({ $victory }): celkem { $total } (čím méně, tím lépe)
lcg-screen-sheet-none = Skóre se počítá až po skončení partie.
lcg-score-rounds = kola
lcg-score-victory = vítězné body
lcg-score-group = celá skupina
lcg-statistic-score = skóre při výhře (čím méně, tím lépe)
lcg-statistic-threat = závěrečná míra ohrožení
lcg-statistic-stage = dosažený úkol
lcg-statistic-heroes-lost = ztracení hrdinové

## What can be asked for

lcg-screen-topic-table = vše na stole
lcg-screen-topic-hand = vaše karty i s texty
lcg-screen-topic-me = vaši hrdinové, spojenci a nepřátelé i s texty
lcg-screen-topic-player = totéž u jiného hráče: `player 2`
lcg-screen-topic-quest = karta výpravy
lcg-screen-topic-staging = vynášecí oblast a aktivní lokace i s texty
lcg-screen-topic-fight = probíhající útok
lcg-screen-topic-discard = všechny odhazovací balíčky
lcg-screen-topic-piles = balíčky a karty stranou nebo mimo hru
lcg-screen-topic-score = tabulka skóre po skončení partie
lcg-screen-topic-card = kterákoli karta podle názvu: `card gandalf`, nebo jen `gandalf`

## Reports (the traits are in lcg-names.ftl)

lcg-report-card = Zahrané karty
lcg-report-hero = Hrdinové
lcg-report-decks = Balíčky
lcg-report-scenario = Scénáře
lcg-report-opening = První tři zahrané karty
