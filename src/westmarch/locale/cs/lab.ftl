# What the laboratory says.

lab-bots-per-seat =
    { $bots ->
        [one] Je uveden 1 počítačový hráč
        [few] Jsou uvedeni { $bots } počítačoví hráči
       *[other] Je uvedeno { $bots } počítačových hráčů
    } pro tato místa: { $seats }. Uveďte pro každé místo jednoho, nebo jednoho pro všechna.
lab-endless = Partie neskončila ani po { $decisions } rozhodnutích a byla zastavena.
lab-worker-died = Jeden z procesů skončil dřív než jeho partie, možná pro nedostatek paměti. Zkuste méně procesů než { $jobs }.
lab-nothing-to-train = Žádný hráč hry { $game } se z partií neučí.
lab-train-other = Ve složce { $folder } je jiné učení: hra { $game }, násada (seed) { $seed }, počet partií { $matches }, Westmarch { $version } a jeho pravidla. Pokračujte s tímto nastavením, nebo zvolte jinou složku.
lab-train-unknown = Ve složce { $folder } jsou partie, ale chybí nastavení, se kterým vznikly. Zvolte jinou složku.
lab-not-installed = k tomu jsou třeba balíčky, které nejsou nainstalovány (chybí: { $missing }). Nainstalujte je příkazem: pip install "westmarch[{ $extra }]"
lab-env-cycles = max_cycles musí být kladné číslo, ne { $cycles }.
lab-env-asked = { $seat }: { $prompt }
lab-file-there = Soubor { $file } už existuje. Pokračujte s ním (--resume { $file }), nebo zvolte jiné jméno (--keep).
lab-file-not-ours = { $file } není soubor partií, nebo je poškozený: řádek { $line } nelze přečíst.
lab-review-file = { $file } není soubor rozboru, nebo je poškozený: řádek { $line } nelze přečíst. Odstraňte ho, nebo zvolte jiné jméno (--keep).
lab-file-other-kind =
    V souboru { $file } jsou partie { $kind ->
        [tournament] turnaje
        [simulation] simulace
       *[other] jiného druhu ({ $kind })
    }, ne { $wanted ->
        [tournament] turnaje.
        [simulation] simulace.
       *[other] toho, co se tu čeká ({ $wanted }).
    }
lab-file-other-version = Soubor { $file } vznikl ve verzi Westmarch { $version } a podle jejích pravidel; toto je { $now }. Partie by nebyly stejné: začněte nový soubor.
lab-tournament-twice = Počítačový hráč je uveden dvakrát: { $bots }. Každý se účastní jednou; sám se sebou se utká tak jako tak.

## Pages

lab-report-made = Vytvořil Westmarch { $version }.
lab-report-the-game = sama hra
lab-report-tournament = { $game }: turnaj
lab-report-tournament-sub =
    { $matches ->
        [one] 1 partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, hráli { $bots }, od násady (seed) { $seed }.
lab-report-ratings = Jak je kdo silný
    .about = Hodnocení každého hráče na každém místě (openskill). Všichni začínají na 25. Čára ukazuje, kde leží skutečné hodnocení s jistotou 95 %; kde se dvě čáry hodně překrývají, nelze říct, kdo je lepší.
lab-report-cross = Kdo koho poráží
    .about = Všechny dvojice hrají se stejnými násadami (seed).
lab-report-cross-card = { $first } (řádky) a { $second } (sloupce): podíl výher – { $first }
lab-report-players = hráči
lab-report-matches = partie
lab-report-title =
    { $game }: { $matches ->
        [one] 1 partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }
lab-report-ends = Jak partie končí
lab-report-reasons = Proč
lab-report-turns = Kola
lab-report-won = výhry
lab-report-lost = prohry
lab-report-seat-won = { $seat }
lab-report-tile-sure = s jistotou 95 %: { $low } až { $high }
lab-report-tile-turns = medián počtu kol
lab-report-tile-decisions = medián počtu rozhodnutí
lab-report-figures = Hodnoty na konci
    .about = Kolik partií skončilo s kterou hodnotou, podle toho, kdo vyhrál.
lab-report-points = body, { $who }
lab-report-traits = S čím se hrálo
    .about = Jak často se s čím vyhrálo a kolik partií to bylo. Čára ukazuje, v jakých mezích podíl leží s jistotou 95 %.
lab-report-fell = Co kdy padne
    .about = Nahoře je to, co obvykle padne první. Čím tmavší pole, tím častěji to padne právě v tomto kole.
lab-report-fell-what = { "" }
lab-report-fell-share = padne
lab-report-fell-first = padne první
lab-report-fell-turn = kolo
lab-report-fell-turns = od 1. kola
lab-report-used = Co se hrálo a zda to vedlo k výhře
    .about = O kolik procentních bodů častěji se vyhrály partie, ve kterých hráč danou věc zahrál, než ty, ve kterých ji nezahrál. Čára ukazuje, kde rozdíl leží s jistotou 95 %; šedá znamená, že nemusí být žádný. Není to důkaz, že karta pomohla: kdo vyhrává, hraje jiné karty a v dlouhé partii se jich zahraje víc.
lab-report-use-note = { $more } · { $matches }
lab-report-use-what = { "" }
lab-report-use-matches = partie
lab-report-use-with = výhry s ní
lab-report-use-without = výhry bez ní
lab-report-use-more = rozdíl
lab-report-all =
    { $count ->
        [one] jediná položka v tabulce
        [few] všechny { $count } položky v tabulce
       *[other] všech { $count } položek v tabulce
    }
lab-report-of-seat = { $what }: { $seat }
lab-report-openings = Zahájení
    .about = Co kdo udělá jako první. Barevná část pruhu jsou partie, které pak vyhrál.
lab-report-opening-first = Úplně první volba: { $seat }
lab-report-opening-note = { $share } · výhry { $won }
lab-report-opening-what = { "" }
lab-report-opening-matches = partie
lab-report-opening-won = výhry
lab-report-opening-sure = s jistotou 95 %
lab-report-dice = Kostky
    .about = Co padlo, ze všech hodů.
lab-report-played-now =
    { $games ->
        [one] 1 partie
        [few] { $games } partie
       *[other] { $games } partií
    } od násady (seed) { $seed }. { $players }.
lab-report-read = Zdroj: { $sources }.
lab-report-left-out =
    { $count ->
        [one] 1 partie nebyla dohraná a vynechává se.
        [few] { $count } partie nebyly dohrané a vynechávají se.
       *[other] { $count } partií nebylo dohraných a vynechává se.
    }
lab-report-nothing = Není tu žádná dohraná partie: { $files }.
lab-report-other-match = { $file } je o hře { $found }, soubory před ním o hře { $game }. Zpráva je o jedné hře se stejnými místy.
lab-report-bad-record = Soubor { $file } nelze přečíst. { $problem }

## Ray

lab-ray-not-started = Na tomto počítači se nepodařilo spustit cluster Ray.
lab-ray-away = Cluster Ray na adrese { $address } (RAY_ADDRESS) není dostupný.
lab-ray-failed = Cluster Ray selhal. S tím, co se uchovalo pomocí --keep, lze pokračovat.
lab-ray-version = Jeden z počítačů clusteru má Westmarch { $here }, ne { $wanted }. Nainstalujte všude stejné vydání.

## The review of a match

lab-review-no-judge = Partie hry { $game } zatím rozebrat nelze: tato verze Westmarch pro ni nemá počítačového hráče, který myslí dopředu a umí posuzovat pozice.
