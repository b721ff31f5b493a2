### The Battle of Five Armies in the browser: what stands beside the map, in its windows and panels.

b5a-board-turn = { $turn }. kolo: { $phase }
b5a-board-mountain = Osamělá hora
b5a-board-at-home = vyhovující terén
b5a-board-damage = { $count ->
    [one] 1 žeton poškození
    [few] { $count } žetony poškození
   *[other] { $count } žetonů poškození
}
b5a-board-rolls = Kostky: { $dice }, velení: { $leadership }
b5a-board-tokens = { $count ->
    [one] 1 neodhalený žeton posil
    [few] { $count } neodhalené žetony posil
   *[other] { $count } neodhalených žetonů posil
} { NAME($pool, form: "gen") }
b5a-board-eagles = { $count ->
    [one] 1 orel
    [few] { $count } orli
   *[other] { $count } orlů
}

## The column

b5a-board-fate-at = { $marker }/{ $end }
b5a-board-drawn = vylosováno
b5a-board-face-character = přesunout armádu s velením, přesunout postavy nebo je přivést do hry, zahrát kartu postavy
b5a-board-face-army = přesunout dvě armády, přesunout jednu a zaútočit, provést kombinovaný útok, zahrát kartu armády
b5a-board-face-muster = otočit žetony posil, zotavit armády, použít orly nebo netopýry, zahrát kartu shromáždění
b5a-board-face-event = dobrat si dvě karty, nebo zahrát libovolnou kartu
b5a-board-face-muster_army = jako shromáždění, nebo jako armáda
b5a-board-face-will = jako libovolný symbol
b5a-board-face-eye = rekrutovat skřetí průzkumníky, nebo přesunout armádu s nimi
b5a-board-command-left = { $count ->
    [one] v zásobě zbývá 1 žeton velení
    [few] v zásobě zbývají { $count } žetony velení
   *[other] v zásobě zbývá { $count } žetonů velení
}
b5a-board-characters = Postavy
b5a-board-character = { $name }: { $state ->
    [active] aktivován, { $where }
    [troubled] má neklidnou mysl, { $where }
    [ready] připraven vstoupit do hry
    [waiting] { $space ->
        [0] zatím není ve hře
       *[other] čeká na políčku osudu { $space }
    }
    [away] mimo mapu
    [out] vyřazen
   *[here] { $where }
}{ $has ->
    [nothing] {""}
   *[things] , { $belongings }
}
b5a-board-state-active = aktivní
b5a-board-state-troubled = neklidný
b5a-board-state-ready = připraven
b5a-board-state-waiting = čeká
b5a-board-state-away = mimo
b5a-board-state-out = vyřazen
b5a-board-state-here = ve hře
b5a-board-cards = Karty
b5a-board-deck = { $count ->
    [one] 1 událost v balíčku
    [few] { $count } události v balíčku
   *[other] { $count } událostí v balíčku
}
b5a-board-hand-deck = v ruce { $hand }, v balíčku příběhu { $deck }
b5a-board-used = Použité karty
b5a-board-used-count = { $count ->
    [one] 1 použitá karta
    [few] { $count } použité karty
   *[other] { $count } použitých karet
}
b5a-board-dropped = Vaše karty odložené lícem dolů
b5a-board-dropped-count = { $count ->
    [one] 1 vaše odložená karta
    [few] { $count } vaše odložené karty
   *[other] { $count } vašich odložených karet
}
b5a-board-card-kind = { $kind ->
    [story] Příběh
   *[event] Událost
} · { $die }
b5a-board-reserves = V krabici

## Panels

b5a-board-split = Kdo odejde { NAME($area, form: "from") }?
b5a-board-command = Žetony velení
b5a-board-damage-goes = Přesouvané žetony poškození
b5a-board-these-go = Přesunout
b5a-board-losses = Ztráty { NAME($area, form: "in") }
b5a-board-rout-losses = { $area }: zůstane nejvýše jeden žeton poškození
b5a-board-too-many = { $area }: zůstane pět jednotek
b5a-board-fall = Vyřadit jednotky { NAME($unit, form: "gen") }
b5a-board-damage-left = Poškození: { $before }, potom { $after }
b5a-board-damage-kept = Zbylé žetony poškození
b5a-board-more-fall = Je třeba vyřadit další jednotky.
b5a-board-these-fall = { $count ->
    [one] Vyřadit 1 jednotku
    [few] Vyřadit { $count } jednotky
   *[other] Vyřadit { $count } jednotek
}
b5a-board-nobody-falls = Nevyřadit žádnou
b5a-board-reroll = { $count ->
    [one] Můžete přehodit 1 neúspěšnou kostku
    [few] Můžete přehodit až { $count } neúspěšné kostky
   *[other] Můžete přehodit až { $count } neúspěšných kostek
}
b5a-board-reroll-how = Kliknutím kostku vyberete, nebo vynecháte.
b5a-board-die-black = černá kostka s výsledkem { $value }
b5a-board-die-white = bílá kostka s výsledkem { $value }
b5a-board-roll-again = { $count ->
    [one] Přehodit 1 kostku
    [few] Přehodit { $count } kostky
   *[other] Přehodit { $count } kostek
}
b5a-board-no-reroll = Nepřehazovat
b5a-board-eagles-fly = { $count ->
    [one] Kam poletí orel?
    [few] Kam poletí { $count } orli?
   *[other] Kam poletí { $count } orlů?
}
b5a-board-eagles-rest = Ostatní poletí { NAME($territory, form: "to") }.
b5a-board-fly = Vyslat
b5a-board-event-card = karta události z vaší ruky

## Before the last click

b5a-board-aim-via = přes { NAME($area, form: "acc") }
b5a-board-ahead-strength =
    { $dice ->
        [one] 1 kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }, opravné hody: { $leadership }, zásah od { $needs }
b5a-board-ahead-chance = Šance, že je zničíte: { $percent } ze 100.
b5a-board-ahead-damage = Očekávané poškození: vy { $attacker }, oni { $defender }.
b5a-board-ahead-walls = Opevnění nejprve pohltí poškození { $count }; dokud stojí, potřebují vaše kostky šestku.
b5a-board-ahead-ford = Při útoku přes brod potřebují vaše kostky v prvním kole šestku.
b5a-board-ahead-slope = Při útoku do svahu potřebují vaše kostky v prvním kole šestku.
b5a-board-ahead-bare = Počítáno do konce, bez karet a manévrů.
b5a-board-ahead-combined = Počítáno jen s armádou { NAME($area, form: "in") }; po každém kole ji může vystřídat jiná.
b5a-board-ahead-attack = Zaútočit
b5a-board-ahead-shots =
    { $dice ->
        [one] 1 kostka, zásah od { $needs }: asi { $hits } poškození.
        [few] { $dice } kostky, zásah od { $needs }: asi { $hits } poškození.
       *[other] { $dice } kostek, zásah od { $needs }: asi { $hits } poškození.
    }

## Combat and other dice

b5a-board-fight = Boj o { NAME($area, form: "acc") }
b5a-board-round = { $round }. kolo
b5a-board-attacks = útočí
b5a-board-defends = brání se
b5a-board-superior = Terénní převaha
b5a-board-dice-in-combat = Kostky
b5a-board-leadership = Velení
b5a-board-hits-on = Zásah na
b5a-board-spent = použito: { $card }
b5a-board-has-chosen = karta je zvolena
b5a-board-you-chose = vaše volba: { $card }
b5a-board-rolled = Hod, na zásah { $target }+{ $bonus ->
    [0] {""}
   *[other] , k hodu +{ $bonus }
}
b5a-board-rolled-again = Opravný hod, na zásah { $target }+{ $bonus ->
    [0] {""}
   *[other] , k hodu +{ $bonus }
}
b5a-board-scored = { $hits ->
    [0] bez zásahu
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}
b5a-board-earlier = { $round }. kolo: zásahy Svobodných národů { $free }, zásahy Stínu { $shadow }
b5a-board-rally-dice = Zotavení armády
b5a-board-archery-dice = Lukostřelba
b5a-board-blast-dice = Magický výbuch
b5a-board-eagle-dice = Útok orlů
b5a-board-dread-dice = Velký děs
b5a-board-fate-title = Osud
b5a-board-action-dice = Akční kostky
b5a-board-go-on = Zavřít
