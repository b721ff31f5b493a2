# What the core says, whatever the game.

core-at-line = Řádek { $line }: { $problem }
core-reason = { $reason } ({ $rule })
core-not-offered = „{ $token }“ se tu nenabízí ({ $kind }). Vyberte něco z tohoto: { $options }.
core-match-is-over = Partie skončila; „{ $token }“ už nelze zahrát. Vezměte nějakou odpověď zpět, nebo začněte novou partii.
core-match-over = Partie skončila.
core-not-asked = Na to se teď nikdo neptá ({ $kind }, { $seat }).
core-asked-instead = Na to se teď nikdo neptá. { $prompt }
core-nothing-to-undo = Není co vzít zpět: toto je začátek partie.
core-no-such-seat = Místo „{ $seat }“ neexistuje. Místa: { $seats }.
core-no-such-game = Hra „{ $game }“ neexistuje. Hry: { $games }.
core-no-such-option = Hra { $game } nemá nastavení „{ $option }“.
core-bad-option = Nastavení { $option } nemůže být „{ $value }“. Možnosti: { $choices }.
core-bad-seats = Hru { $game } nelze hrát v tomto počtu hráčů: { $seats }. Možnosti: { $possible }.
core-bad-seed = Násada (seed) musí být celé číslo, ne „{ $seed }“.
core-long-seed =
    { $most ->
        [one] Násada (seed) smí mít nejvýše { $most } číslici.
        [few] Násada (seed) smí mít nejvýše { $most } číslice.
       *[other] Násada (seed) smí mít nejvýše { $most } číslic.
    }
core-bad-script = „{ $name }“ tu nemůže dopadnout jako „{ $value }“. Možnosti: { $possible }. Zbytek tohoto předpisu výsledků se ruší.
core-script-name = V této hře se pod názvem „{ $name }“ nic nelosuje. Existuje: { $possible }.
core-script-short = Předpis výsledků je závazný, ale pro „{ $name }“, o čemž se teď rozhoduje, v něm nic není. Doplňte výsledek, nebo nechtějte závazný předpis.
core-script-left = Partie skončila a ze závazného předpisu výsledků pro „{ $name }“ zbylo: { $values }.
core-cannot-imagine = To, co se stalo od začátku poslední akce, neodpovídá žádným jiným skrytým kartám.
core-fell-elsewhere = „{ $token }“ to být nemůže ({ $chance }): podle toho, co je zatím zadáno, leží jinde. Podívejte se na stůl znovu; pokud to souhlasí, vezměte zpět dřívější zadání.
core-cannot-fall = „{ $token }“ tu padnout nemůže ({ $chance }). Možnosti: { $options }.
core-fell-first = Nejprve zadejte, co u stolu padlo nebo bylo dobráno.
core-table-script = Co padne u skutečného stolu, se zadává, nepředepisuje. Vynechte předpis výsledků, nebo neberte kostky a karty ze stolu.
core-closed-without-table = Skryté karty v ruce jsou možné jen u skutečného stolu. Berte kostky a karty ze stolu, nebo skryté karty vynechte.
core-no-closed-hands = V této hře ({ $game }) nemohou karty v ruce u skutečného stolu zůstat skryté.
core-unknown-token = Hra { $game } nezná „{ $token }“.
core-no-such-bot = Počítačový hráč „{ $bot }“ pro hru { $game } neexistuje. Na výběr jsou: { $bots }.

# One of several things of the same name.
core-copy = { $name } ({ $number })

core-list-and = { $first } a { $last }
core-list-or = { $first } nebo { $last }
core-list-nothing = nic
core-result = Vítězí: { $winners } ({ $reason }).

# What people type as well: the word, or its letter.
core-yes = ano
    .letter = a
core-no = ne
    .letter = n

# What the operating system complains of, in the middle of a sentence.
core-os-missing = takový soubor ani složka neexistuje
core-os-forbidden = chybí oprávnění
core-os-folder = to je složka, ne soubor
core-os-no-folder = část cesty není složka
core-os-exists = to už existuje
core-os-not-empty = složka není prázdná
core-os-full = disk je plný
core-os-large = soubor by byl příliš velký
core-os-read-only = tam se nedá zapisovat
core-os-long-name = název je příliš dlouhý
core-os-circle = odkazy v této cestě vedou v kruhu
core-os-busy = používá to jiný program
core-os-many-files = je otevřeno příliš mnoho souborů
core-os-memory = nestačí paměť
core-os-broken = zařízení neodpovídá, jak má
core-os-no-address = takovou adresu tento počítač nemá
core-os-address-taken = tuto adresu používá jiný program
core-os-no-host = počítač tohoto jména není známý
core-os-refused = nikdo se tam nehlásí
core-os-late = odpověď nepřišla včas
core-os-away = počítač není dostupný
core-os-cut = spojení se přerušilo
core-os-insecure = nepodařilo se navázat zabezpečené spojení
core-os-other = operační systém hlásí chybu { $number } ({ $name })
core-os-unknown = operační systém neudává důvod

# Co je v nepořádku se souborem nebo databází, uprostřed věty.
core-file-damaged = obsah je poškozený, nebo je to něco jiného, než má být
core-file-not-text = není to text v kódování UTF-8
core-file-deep = je do sebe vnořeno příliš mnoho úrovní
core-file-stops = od řádku { $line }, znaku { $column } to nedává smysl
core-database-none = není to databáze
core-database-damaged = databáze je poškozená
core-database-busy = databázi používá jiný program
core-database-shut = databázi nelze otevřít
core-database-other = databáze hlásí chybu { $code }
core-trouble-inside = chyba v programu ({ $name })

core-text-not-text = toto není text.
core-text-not-ours =
    { $what ->
        [record] záznam ve formátu Westmarch začíná řádkem „westmarch { $what } 2“.
       *[other] pozice ve formátu Westmarch začíná řádkem „westmarch { $what } 2“.
    }
core-text-other-kind =
    { $found ->
        [record] toto je záznam
       *[other] toto je pozice
    }, ne { $what ->
        [record] záznam.
       *[other] pozice.
    }
core-text-version = text je zapsán ve verzi { $version }, tento program čte verzi { $ours }. Je třeba novější Westmarch.
core-text-no-colon = „{ $row }“ má mít tvar „klíč: hodnota“.
core-text-twice = „{ $name }“ je tu dvakrát.
core-text-missing = chybí „{ $name }“.
core-text-unknown-key = hlavička nezná „{ $name }“.
core-text-seats = místa v této hře jsou: { $expected }.
core-text-seed =
    { $most ->
        [one] násada (seed) má být celé číslo o nejvýše { $most } číslici, ne „{ $value }“.
        [few] násada (seed) má být celé číslo o nejvýše { $most } číslicích, ne „{ $value }“.
       *[other] násada (seed) má být celé číslo o nejvýše { $most } číslicích, ne „{ $value }“.
    }
core-text-dice = kostky této verze nemají název, kostky verze 1 se jmenují „splitmix64“, kostky skutečného stolu „table“; „{ $value }“ není nic z toho.
core-text-hands = karty v ruce mohou být „closed“ (skryté), jsou-li kostky ze skutečného stolu; „{ $value }“ sem nepatří.
core-text-reseed = „{ $row }“ má mít tvar „* seed ČÍSLO“.
core-text-truncated = tahy nekončí řádkem „end“: text je useknutý.
core-text-after-end = za závěrečným řádkem „end“ ještě něco je.
core-text-count = „end { $said }“ nesouhlasí: řádků s tahy je { $found }. Některé chybějí, nebo přibyly.
core-text-outcome = „{ $row }“ má mít tvar „~ název hodnota …“.
core-text-answer = „{ $row }“ má mít tvar „místo druh odpověď“.
core-text-after-result = „{ $row }“ následuje až po konci partie.
core-text-other-decision = „{ $row }“ odpovídá na jinou otázku: zde je na řadě { $seat } a otázka { $kind }.
core-text-fell-otherwise = je zapsáno „{ $written }“, ale násada (seed) dává „{ $found }“. Někdo záznam upravil, nebo patří k jiným pravidlům. Předepsané hodnoty se označují „!“.
core-text-outcome-missing = není tu zapsáno, jak dopadlo „{ $name }“.
core-text-outcome-extra = pro „{ $name }“ se tu nic nelosuje.
core-text-result = zapsaný výsledek je „{ $written }“, ale tahy končí výsledkem „{ $found }“.
core-text-bad-value = „{ $name }: { $value }“ nelze přečíst. { $hint }
core-text-unknown-state-key = pozice v této hře nezná „{ $name }“.

# Co u skutečného stolu padlo nebo bylo dobráno, jedna hodnota po druhé.
core-fell = Ze stolu: { $chance }{ $side-id ->
    [none] {""}
   *[other] , { $side }
}{ $count ->
    [1] {""}
   *[other] {" "}({ $place }/{ $count })
}
    .help = Zadejte, co leží na stole. Nabízí se jen to, co je možné. Překlep lze vzít zpět jako každou odpověď.
