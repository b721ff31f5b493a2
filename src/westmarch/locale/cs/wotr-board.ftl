### War of the Ring in the browser: what stands beside the map and in its windows.

wotr-board-turn = { $turn }. kolo
wotr-board-dice = Kostky: { $dice }, velení: { $leadership }
wotr-board-click-moves = Klikněte na tuto armádu nebo ji přetáhněte k cíli.
wotr-board-next-to = Přilehlé regiony: { $regions }
wotr-board-hidden = Skryto
wotr-board-revealed = Odhaleno!
wotr-board-where = Poslední známá poloha: { $region }, postup { $progress }
wotr-board-corruption = · podmanění { $corruption }/{ $most }
wotr-board-track = Postup { $progress }, podmanění { $corruption }/{ $most }
wotr-board-hunt-empty = žádné kostky
wotr-board-pool =
    { $pool ->
        [one] v zásobě 1 žeton
        [few] v zásobě { $pool } žetony
       *[other] v zásobě { $pool } žetonů
    }
wotr-board-in-pool = V zásobě: { $tile }
wotr-board-politics = Ukazatel politiky
wotr-board-war = válka
wotr-board-nation-war = { $nation }: ve válce
wotr-board-nation-active =
    { $steps ->
        [one] { $nation }: aktivní národ, 1 krok od války
        [few] { $nation }: aktivní národ, { $steps } kroky od války
       *[other] { $nation }: aktivní národ, { $steps } kroků od války
    }
wotr-board-nation-passive =
    { $steps ->
        [one] { $nation }: pasivní národ, 1 krok od války
        [few] { $nation }: pasivní národ, { $steps } kroky od války
       *[other] { $nation }: pasivní národ, { $steps } kroků od války
    }
wotr-board-points-of = vítězné body { $points }/{ $needed }
wotr-board-hand-of = V ruce { $hand }: z balíčku postav { $character }, ze strategického { $strategy }
wotr-board-piles = ruka, balíčky, odhozené karty
wotr-board-decks = { $character } + { $strategy }
wotr-board-decks-title = Karty zbývající v balíčku postav a ve strategickém balíčku
wotr-board-discards =
    { $count ->
        [one] 1 odhozená karta
        [few] { $count } odhozené karty
       *[other] { $count } odhozených karet
    }
wotr-board-discards-title = Odhozené karty
wotr-board-left = zbývá { $count }
wotr-board-reserves = Posily a padlí
wotr-board-stays = vykládá se na stůl
wotr-board-all-go = Jdou všichni
wotr-board-these-go = Jdou vybraní
wotr-board-these-fall = Padnou vybraní
wotr-board-worth =
    { $hits ->
        [one] 1 zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }
wotr-board-hits-left = Zásahy: { $taken }/{ $goal }
wotr-board-nobody-goes = Nejde nikdo

## Battle and Hunt

wotr-board-battle = { $kind }: { $region }
wotr-board-round = { $round }. kolo bitvy
wotr-board-attacks = útočí
wotr-board-defends = brání se
wotr-board-strength = Bojová síla
wotr-board-leadership = Velení
wotr-board-to-hit = Na zásah
wotr-board-roll = Bojový hod
wotr-board-reroll = Opravný velitelský hod
wotr-board-extra = Útok navíc
wotr-board-hits = Obdržené zásahy
wotr-board-source-roll = bojový hod
wotr-board-source-reroll = opravný velitelský hod
wotr-board-source-added = karta
wotr-board-source-extra = útok navíc
wotr-board-source-card = karta
wotr-board-source-taken-off = zrušeno
wotr-board-source-spent = použito jinak
wotr-board-action-dice = Akční kostky
wotr-board-to-hunt-box =
    { $eyes ->
        [0] Žádné Oko.
        [one] 1 kostka s Okem jde do pole pátrání.
        [few] { $eyes } kostky s Okem jdou do pole pátrání.
       *[other] { $eyes } kostek s Okem jde do pole pátrání.
    }
wotr-board-hunt-bonus =
    { $box ->
        [0] +{ $bonus } z karty
       *[other] +{ $bonus } ke každé kostce, z toho { $box } za kostky Svobodných národů v poli pátrání
    }
wotr-board-because-of-walls =
    { $walls ->
        [stronghold] pevnost
        [city] velkoměsto, první kolo
       *[fortification] opevnění, první kolo
    }
wotr-board-scored =
    { $hits ->
        [0] bez zásahu
        [one] 1 zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }
wotr-board-walls = hradby:
wotr-board-earlier = { $round }. kolo bitvy, obdržené zásahy: Svobodné národy { $free }, Stín { $shadow }.
wotr-board-nobody-left = nikdo nezbyl
wotr-board-losses = Ztráty
wotr-board-halved = { $figure } (vyměněna za běžnou)
wotr-board-no-card = bez bojové karty
wotr-board-card-down = karta lícem dolů
wotr-board-bonus = { $bonus } ke každé kostce
wotr-board-over = Bitva skončila.
wotr-board-hunt-title = Pátrání po Prstenu
wotr-board-hunt-dice = Hod na pátrání
wotr-board-hunt-needs = na úspěch: { $needs }
wotr-board-hunt-nothing = Nic nenalezeno.
wotr-board-go-on = Zavřít

wotr-board-known-to = Kartu znají tito hráči: { $seats }.

## Three and four players

wotr-board-players = Hráči
wotr-board-leads = vedoucí hráč
wotr-board-leads-title = Vedoucím hráčem je v tomto kole hráč za { NAME($seat, form: "acc") }.
wotr-board-next = na řadě
wotr-board-next-title = Příští akci této strany provede hráč za { NAME($seat, form: "acc") }.
wotr-board-tally-title = { $seat }: { $points } (získané vítězné body minus ty, které vlastní národy ztratily)
wotr-board-seen =
    { $count ->
        [one] jednu z těchto karet znáte
        [few] { $count } z těchto karet znáte
       *[other] { $count } z těchto karet znáte
    }
wotr-board-used = Poslední akce: { $what }. Příští akci na totéž použít nelze.
wotr-board-nation-of = { $about }. Ovládá hráč za { NAME($seat, form: "acc") }
wotr-board-land-of = Území hráče za { NAME($seat, form: "acc") }
wotr-board-captured-by = Dobyl hráč za { NAME($seat, form: "acc") }
wotr-board-apart = Jednotky spoluhráčů, oddělené
wotr-board-mixed = Smíšená armáda, ovládá ji hráč za { NAME($seat, form: "acc") }
wotr-board-commanded = Ovládá hráč za { NAME($seat, form: "acc") }
wotr-board-team-won = Vítězí společně: { $seats }.
wotr-board-foremost =
    { $count ->
        [one] Individuální vítězství: { $seats }.
        [few] Stejný výsledek a společné individuální vítězství: { $seats }.
       *[other] Stejný výsledek a společné individuální vítězství: { $seats }.
    }
wotr-board-counts = Výsledky jednotlivých hráčů

## Lords of Middle-earth

wotr-board-version-secret = { $name } (Stín nezná verzi karty)
wotr-board-version-seen = { $name } (Stín tuto kartu viděl)
wotr-board-version-hidden = { $name } (verze karty je skrytá)
wotr-board-special = Páni Středozemě
wotr-board-special-ready = Kostka { NAME($special, form: "gen") }: v tomto kole se jí hází
wotr-board-aside = Stranou
wotr-board-rolled = Hozeno
wotr-board-special-aside = Stranou: { $die }
wotr-board-special-gone = Kostka { NAME($special, form: "gen") }: ze hry
wotr-board-removes = { $die }. Nese symbol odstranění.
wotr-board-hunt-eye = { $die }, v poli pátrání
wotr-board-ring-free = { $ring }: mají Svobodné národy
wotr-board-ring-shadow = { $ring }: má Stín
wotr-board-ring-nobody = { $ring }: mimo hru
wotr-board-tokens = Akční žetony
wotr-board-tokens-used = Akční žetony (jeden už byl v tomto kole použit)

## Before an attack

wotr-board-ahead-strength =
    { $dice ->
        [one] 1 kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }, opravné hody: { $leadership }, zásah od { $needs }
wotr-board-ahead-chance = Šance, že je zničíte: { $percent } ze 100.
wotr-board-ahead-siege = Šance, že pevnost padne: { $percent } ze 100.
wotr-board-ahead-losses = Očekávané zásahy: vy { $attacker }, oni { $defender }.
wotr-board-ahead-walls = Počítáno do konce a bez karet. Mohou se stáhnout do pevnosti.
wotr-board-ahead-bare = Počítáno do konce a bez karet.
wotr-board-ahead-attack = Zaútočit
