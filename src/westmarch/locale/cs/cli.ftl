### What the command line says, whatever the game.

## Help

cli-about = Deskové a karetní hry ze Středozemě, u nichž program hlídá každé pravidlo: hrajte je, nechte je hrát počítačové hráče, měřte je.
cli-commands = příkazy
cli-examples =
    příklady:
      westmarch games
      westmarch play wotr --you free
      westmarch simulate wotr --games 200 --bots random,random --seed 1
      westmarch replay wotr-7.record

    Více o každém řekne „westmarch PŘÍKAZ --help“.

    návratové kódy: 0 vše v pořádku, 1 nepodařilo se to a stderr říká proč, 2 takto příkaz zadat nelze,
    130 zastaveno pomocí Ctrl-C, 141 výstup už nikdo nečte.

cli-games = vypsat, co lze hrát
    .about = Vypíše hry: jejich klíče pro ostatní příkazy, počty hráčů, místa, počítačové hráče a nastavení.
    .examples =
        příklady:
          westmarch games
          westmarch games --json

cli-play = hrát v terminálu
    .about =
        Začne partii, nebo pokračuje v uložené, přímo v terminálu.

        U každé otázky je vypsáno, co smíte. Odpovězte číslem, nebo začátkem názvu. Kromě odpovědí můžete
        psát: help, show, why, rules, hint, log, undo, save, quit. Co dělají, se dozvíte příkazem help.
        Odpovědi lze číst i ze souboru nebo z roury, jednu na řádek.
    .examples =
        příklady:
          westmarch play wotr                                 první místo je vaše
          westmarch play wotr --you shadow --against random   výběr stran
          westmarch play wotr --you all                       všichni u této klávesnice
          westmarch play wotr --seed 7                        pokaždé stejné kostky
          westmarch play wotr --table                         kostky a karty ze skutečného stolu
          westmarch play --load wotr-7.record                 pokračovat v uložené partii
          westmarch play lcg --scenario mirkwood --deck leadership

cli-simulate = nechat počítačové hráče odehrát mnoho partií
    .about =
        Odehraje na všech jádrech partie mezi počítačovými hráči a shrne je: výhry, důvody, délku, rychlost.

        Stejná násada (seed) dává stejné partie bez ohledu na počet procesů. První partie má přímo tuto násadu;
        partie, která selhala, se hlásí se svou vlastní, takže ji „--games 1 --seed“ s tímto číslem odehraje znovu.
    .examples =
        příklady:
          westmarch simulate wotr --games 200 --bots random,random --seed 1
          westmarch simulate wotr --games 50 --json > vysledek.json
          westmarch simulate wotr --games 20 --records out/   uchovat záznam každé partie
          westmarch simulate lcg --scenario mirkwood --players 2 --bots ranger --games 100

cli-tournament = nechat počítačové hráče hrát proti sobě a ohodnotit je
    .about =
        Každý počítačový hráč usedne na každé místo, se všemi ostatními i sám se sebou. Každý dostane hodnocení
        pro každé místo (openskill) a s ním údaj, jak je jisté. Kde všichni vyhrávají nebo prohrávají společně,
        je soupeřem sama hra.

        Nejdřív odehraje s každým hráčem jednu partii a řekne, jak dlouho asi potrvá zbytek. Všechny partie se
        uchovávají v souboru. Když turnaj zastavíte pomocí Ctrl-C, pokračuje s --resume a skončí stejnou tabulkou.
        Vyžaduje `westmarch[tournament]`.
    .examples =
        příklady:
          westmarch tournament wotr --bots random,steward --games 50 --seed 1
          westmarch tournament --resume wotr-tournament-1.matches
          westmarch tournament b5a --bots random,captain --json > tabulka.json
          westmarch tournament b5a --bots random,captain --plots tabulka.html

cli-report = vytvořit stránku s grafy o mnoha partiích
    .about =
        Zapíše jednu webovou stránku o tisících partií: kdo vyhrává a jak, jak dlouho to trvá, co se hrálo a zda
        to pomohlo, zahájení, kostky. Je v ní vše, co potřebuje, takže ji lze někomu poslat.

        Partie se odehrají teď, nebo se načtou pomocí --from: ze souborů, které zapsalo --keep nebo turnaj,
        ze záznamů nebo ze složek se záznamy.
    .examples =
        příklady:
          westmarch report wotr --games 1000 --out wotr.html
          westmarch report --from wotr-tournament-1.matches
          westmarch report wotr --from out/                   složka se záznamy
          westmarch report lcg --scenario mirkwood --bots ranger --games 500

cli-bench = změřit rozhodnutí, kopie a domyšlené partie za sekundu
    .about =
        Hraje náhodně v jednom procesu a měří: kolik rozhodnutí stihne za sekundu; kolikrát za sekundu lze partii
        zkopírovat, a to mezi dvěma akcemi, uvnitř akce a v nejhlubším okamžiku každé partie; a kolikrát ji lze
        domyslet. Postup a čísla jsou v docs/speed.md.
    .examples =
        příklady:
          westmarch bench wotr
          westmarch bench wotr --seconds 30 --json

cli-train = vytvořit váhy pro hráče, kteří myslí dopředu
    .about =
        Hraje partie, nechá sítě učit se z nich, kdo vyhrává, a další partie hrají hráči, kteří to už vědí: jedna
        generace za druhou. První hrají hráči s pevnými pravidly a trochou náhody.

        Vše se uchovává ve složce: partie, váhy po každé generaci (weights-0.npz a tak dále) a protokol. Zastavit
        to můžete kdykoli: stejný příkaz pokračuje tam, kde skončil. Stejné nastavení dává stejné váhy bez
        ohledu na počet jader. Jak vznikly váhy dodávané s Westmarch, říká docs/players.md.
    .examples =
        příklady:
          westmarch train b5a --folder training/b5a
          westmarch train wotr --folder training/wotr --matches 12000,4000,4000 --contests 100

cli-replay = číst záznam nebo jím procházet
    .about =
        Převypráví záznam slovy. V terminálu jde krok za krokem: Enter znamená další, b zpět, číslo skočí na krok,
        s (a téma) se rozhlédne, q skončí. Číslo před řádkem říká, kolik odpovědí už padlo.
        Záznamem je i uložená partie.
    .examples =
        příklady:
          westmarch replay wotr-7.record
          westmarch replay wotr-7.record --seat free          s tím, co bylo vidět z tohoto místa
          westmarch replay wotr-7.record --to 120 < /dev/null vypsat po 120. odpověď a pozici v tu chvíli
cli-review = rozebrat partii: štěstí, rozhodnutí, chyby
    .about =
        Nakreslí, jak se během partie měnila šance na výhru, a každou změnu rozdělí na štěstí (kostky, karty,
        žetony) a rozhodnutí: co se hrálo, v porovnání s tím nejlepším, co se hrát dalo. Šance na začátku, všechno
        štěstí a všechna rozhodnutí dají dohromady výsledek. Řekne, která rozhodnutí stála nejvíc a co by bylo
        lepší, a kdy měl kdo největší štěstí.

        Partii posuzuje počítačový hráč, který myslí dopředu. U každé otázky ví jen to, co bylo známo hráči na
        daném místě. Nedohraná partie se rozebere tak daleko, jak došla. Když rozbor zastavíte pomocí Ctrl-C,
        stejný příkaz bude pokračovat.
    .examples =
        příklady:
          westmarch review wotr-7.record
          westmarch review wotr-7.record --json > rozbor.json
          westmarch review wotr-7.record --weights SLOŽKA/weights.npz   podle vah, které vytvořil „westmarch train“

cli-argument-game = která hra; hry vypíše „westmarch games“
cli-argument-language = jazyk, kterým program mluví, například cs; jinak rozhodují LC_ALL, LC_MESSAGES nebo LANG
cli-argument-json = vypsat JSON místo tabulky
cli-argument-you = vaše místo, více míst oddělte čárkami, nebo „all“; výchozí je první místo
cli-argument-against = počítačový hráč pro ostatní místa, nebo pro každé jeden (oddělte čárkami); výchozí je ten, kdo hraje podle osvědčených zásad
cli-argument-table = hru máte před sebou na stole: zadáváte, co padne na kostkách a jaké žetony a karty přijdou
cli-argument-closed = spolu s --table: karty v ruce zůstanou skryté, karta se zadává až při zahrání, ne při dobrání
cli-argument-players = počet hráčů; --seats znamená totéž
cli-argument-scenario = scénář, u her, které je mají (zkratka za `--option scenario=NÁZEV`)
cli-argument-deck = balíček dalšího hráče, lze opakovat, u her, které je mají (zkratka za `--option decks=NÁZEV,NÁZEV`)
cli-argument-option = kterékoli jiné nastavení hry, lze opakovat; všechna vypíše „westmarch games“
cli-argument-folder = složka, kde se vše uchovává; co v ní je, se nedělá znovu
cli-argument-matches = kolik partií odehraje která generace, oddělte čárkami: tolik čísel, kolik generací
cli-argument-contests = kolik partií odehraje po každé generaci každý tým proti hráčům s pevnými pravidly, aby bylo vidět, co se naučil
cli-argument-seed = číslo, které určuje všechny kostky a karty
    .review = číslo, které určuje, jaké domyšlené partie se při posuzování projdou (0)
cli-argument-weights = posuzovat podle vah v tomto souboru, ne podle dodávaných
cli-argument-load = pokračovat v uložené partii
cli-argument-games = kolik partií (100)
    .tournament = kolik partií každé dvojice (10)
    .report = kolik partií, pokud nejsou zadány pomocí --from (1000)
cli-argument-bots = počítačový hráč pro každé místo, v pořadí, nebo jeden pro všechna; výchozí je ten, kdo hraje podle osvědčených zásad
    .tournament = kdo se účastní
cli-argument-jobs = kolik procesů; výchozí je tolik, kolik je jader
cli-argument-on = kde: here, na tomto počítači (výchozí), nebo ray, na clusteru Ray, který udává RAY_ADDRESS
cli-argument-resume = pokračovat se zastaveným souborem partií
cli-argument-keep = uchovat partie v tomto souboru, aby šlo pokračovat
    .tournament = soubor, ve kterém se uchovávají partie (`HRA-tournament-S.matches`)
    .report = uchovat partie v tomto souboru, aby šlo pokračovat a číst je znovu
    .review = soubor, ve kterém se do konce rozboru uchovává, co už je posouzeno (`SOUBOR.review`)
cli-argument-plots = zapsat také webovou stránku s grafy
cli-argument-out = stránka, která se má zapsat (`HRA-report.html`)
cli-argument-from = partie k načtení: soubor partií, záznam, nebo složka se záznamy; lze opakovat
cli-argument-forget = před každou otázkou vzít počítačovému hráči na tomto místě paměť (více míst oddělte čárkami, nebo all)
cli-argument-records = zapsat do této složky záznam každé partie
cli-argument-seconds = jak dlouho celkem měřit, v sekundách (10)
cli-argument-file = záznam, jak ho zapisuje „save“ a „--records“
cli-argument-to = skončit po tolika odpovědích
cli-argument-seat = vidět to z tohoto místa; jinak jen to, co mohli vidět všichni
cli-type-positive = kladné celé číslo
cli-type-natural = celé číslo od 0 výš
cli-type-int = celé číslo
cli-type-float = číslo
cli-type-numbers = seznam čísel
cli-type-seconds = počet sekund od 0.1 do 3600

## Whatever can go wrong

cli-os-error = { $file }: { $problem }.
cli-os-error-alone = Nepodařilo se: { $problem }.
cli-interrupted = Zastaveno.
cli-option-form = Nastavení se píše název=hodnota, ne „{ $option }“.
cli-usage = použití:
cli-usage-arguments = argumenty
cli-usage-options = volby
cli-usage-help = vypsat tuto nápovědu a skončit
cli-usage-version = vypsat verzi a skončit
cli-usage-unknown = co je „{ $words }“? Viz --help.
cli-usage-required = něco chybí: { $words }. Viz --help.
cli-usage-value = { $argument }: „{ $value }“ není { $type }.
cli-usage-choice = { $argument } nemůže být „{ $value }“. Možnosti: { $choices }.
cli-usage-missing = za { $argument } má být ještě hodnota.
cli-usage-ambiguous = „{ $value }“ může být víc věcí: { $choices }.
cli-usage-no-value = za { $argument } žádná hodnota nepatří: „{ $value }“.

cli-value-language = JAZYK
cli-value-game = HRA
cli-value-file = SOUBOR
cli-value-seat = MÍSTO
cli-value-bot = HRÁČ
cli-value-name = NÁZEV
cli-value-value = HODNOTA
cli-value-dir = SLOŽKA
cli-value-words = SLOVA
cli-value-command = PŘÍKAZ
cli-value-what = ÚKON
cli-value-player = HRÁČ
cli-value-match = PARTIE
cli-value-text = TEXT
cli-value-host = ADRESA
cli-value-port = PORT
cli-no-such-language = Jazyk „{ $language }“ tu není. Jazyky: { $languages }.
cli-file-not-text = { $file } není textový soubor.
cli-file-bad = Soubor { $file } nelze přečíst. { $problem }
cli-file-strange = Soubor { $file } nelze přečíst: { $problem }.
cli-file-not-ours = Soubor { $file } už existuje a není to uložená partie; zvolte jiné jméno.
cli-load-alone = Uložená partie má vlastní nastavení: --{ $option } nelze použít spolu s --load.
cli-load-other-game = { $file } je partie hry { $found }, ne { $game }.
cli-play-what = Uveďte hru ({ $games }), nebo načtěte uloženou partii pomocí --load.
cli-play-bots =
    { $bots ->
        [one] Je uveden 1 počítačový hráč
        [few] Jsou uvedeni { $bots } počítačoví hráči
       *[other] Je uvedeno { $bots } počítačových hráčů
    } pro tato místa: { $seats }. Uveďte pro každé jednoho, nebo jednoho pro všechna.
cli-replay-to = Počet odpovědí v záznamu je { $last }, --to tedy nemůže být { $to }.

cli-game-or-resume = Uveďte hru, nebo --resume a soubor partií.
cli-resume-alone = Soubor partií má vlastní nastavení: spolu s --resume neuvádějte hru ani hráče.

## Waiting

cli-cost =
    { $matches ->
        [one] Zbývá odehrát 1 partii
        [few] Zbývá odehrát { $matches } partie
       *[other] Zbývá odehrát { $matches } partií
    }: přibližně { $time } na { $jobs ->
        [one] 1 jádře
        [few] { $jobs } jádrech
       *[other] { $jobs } jádrech
    }. Zastavíte to pomocí Ctrl-C.
cli-cost-ray =
    { $matches ->
        [one] Zbývá odehrát 1 partii
        [few] Zbývá odehrát { $matches } partie
       *[other] Zbývá odehrát { $matches } partií
    } na clusteru Ray: přibližně { $time }, kdyby měl { $jobs ->
        [one] 1 jádro
        [few] { $jobs } jádra
       *[other] { $jobs } jader
    }. Zastavíte to pomocí Ctrl-C.
cli-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
cli-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
cli-hours =
    { $count ->
        [one] 1 hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
cli-resume-hint = Co se odehrálo, je uloženo. Pokračujte příkazem: westmarch { $command } --resume { $file }

## Games

cli-games-players =
    { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
cli-games-bots = počítačoví hráči
cli-games-option =
    { $about }: { $choices }{ $known ->
        [no] {""}
       *[yes] {" "}(výchozí: { $default })
    }
cli-games-option-bare = { $choices } (výchozí: { $default })

## Play

cli-play-welcome = { $game }. { $seats }. Násada (seed): { $seed }. U každé otázky můžete napsat „help“.
cli-play-person = { $seat }: vy
cli-play-bot = { $seat }: { $bot }
cli-rules = číst pravidla hry
    .about = Ukáže kapitoly pravidel, kapitolu nebo sekci podle názvu, nebo sekce, ve kterých jsou všechna zadaná slova.
    .examples =
        příklady:
          westmarch rules wotr
          westmarch rules wotr hunt-roll
          westmarch rules lcg karta stínu
cli-argument-words = kapitola nebo sekce, nebo slova, která se mají najít
cli-rules-none = K této hře tu pravidla ke čtení nejsou.
cli-rules-how = Napište „rules“ a kapitolu, sekci, nebo slova, která se mají najít.
cli-rules-which = Chcete-li číst dál, napište „rules“ a jeden z těchto názvů.
cli-rules-not-found = V žádné sekci nejsou všechna tato slova: { $words }. Zkuste jich zadat méně.
cli-rules-example = Příklad: { $title }
cli-rules-see = Viz také: { $sections }
cli-play-help =
    Napište číslo možnosti, nebo začátek jejího názvu. Nebo:
      show X      ukáže téma, nebo místo či kartu podle názvu; samotné „show“ ukáže celý stůl
      why X       proč teď X nelze zvolit
      rules X     co o X říkají pravidla; samotné „rules“ ukáže pravidlo k této otázce
      hint        co by tu udělal počítač a proč
      log N       co se stalo naposledy
      undo        zpět k vašemu poslednímu rozhodnutí
      stops X W   kdy se ptát ve fázi X (nebo all): W je always, useful nebo never; samotné „stops“ to ukáže
      save SOUBOR uloží partii; později pokračujte příkazem „westmarch play --load SOUBOR“
      quit        skončit
cli-play-topics = Co lze ukázat:
cli-play-not-understood = Nerozumím: „{ $typed }“. Napište číslo ze seznamu, nebo „help“.
cli-play-unclear = „{ $typed }“ může být { $options }.
cli-play-unknown = V této hře se nic nejmenuje „{ $typed }“.
cli-play-why-what = Proč nelze co? Napište „why“ a název, například místa nebo karty.
cli-play-can = To teď zvolit můžete: { $label }.
cli-play-table-people = U skutečného stolu hrají lidé: vynechte --against a také --you, nebo uveďte „--you all“.
cli-play-hint-fell = O tom rozhodují kostky a balíček: zadejte, co leží na stole.
cli-play-hint-closed = U tohoto stolu zůstávají karty v ruce skryté: kdo vaše karty nezná, nemůže vám radit.
cli-play-hint = Moje volba: { $label }. { $why }
cli-play-hint-choice =   { START($label) }: šance { $chance } %. { $why }
cli-play-undone = Vzato zpět.
cli-play-nothing-to-undo = Nemáte žádné rozhodnutí, které by šlo vzít zpět.
cli-stops-none = Tato hra nemá zastávky.
cli-stops-help = Zastávku změníte slovem „stops“, názvem fáze (nebo „all“) a slovem always, useful nebo never, například „stops { $stop } always“.
cli-stops-unknown = Nerozumím: „{ $typed }“. Napište „stops“, název fáze (nebo „all“) a always, useful nebo never.
cli-stop-always = v každém okně pro akce
cli-stop-useful = když na tom může záležet
cli-stop-never = vůbec ne: program pasuje za vás
cli-play-saved = Uloženo do { $file }.
cli-play-save-first = Uložit, než odejdete? (a = ano, n = ne, nebo jméno souboru){" "}
cli-play-score = Body: { $scores }.
cli-play-over = Partie skončila. Ještě můžete napsat undo, save SOUBOR, log, show X nebo quit.
cli-play-broken = Něco selhalo: { $error }. Partie je uložena v souboru { $file } i s tím, co se uvnitř stalo; přiložte ho prosím k hlášení chyby.
cli-no-topic = To ukázat neumím. Na výběr je: { $topics }; v některých hrách také místo, postava nebo karta podle názvu.

## Replay

cli-replay-keys = Enter: další · b: zpět · číslo: skočit tam · s, s TÉMA: rozhlédnout se · q: skončit
cli-replay-end = Zde záznam končí; partie není dohraná.

## Review

cli-review-progress = Partie se rozebírá
cli-review-time =
    { $questions ->
        [one] Zbývá posoudit 1 otázku
        [few] Zbývá posoudit { $questions } otázky
       *[other] Zbývá posoudit { $questions } otázek
    }: přibližně { $time }. Ctrl-C rozbor zastaví.
cli-review-stopped = Co už je posouzeno, je uloženo v souboru { $file }. Stejný příkaz bude odtud pokračovat.
cli-review-anew = Soubor { $file } patřil k jinému rozboru (jiná partie, číslo, posuzovatel nebo vydání). Začíná se znovu.
cli-review-not-kept = Co se posoudí, nelze uložit, takže zastavený rozbor nepůjde obnovit: { $problem }
cli-review-title = Šance na výhru: { $seats }
cli-review-together = Šance na společnou výhru: { $seats }
cli-review-sum = Šance na začátku: { $start } %, na konci: { $end } %. Štěstí ji změnilo o { $luck }, rozhodnutí o { $choice }.
cli-review-sum-so-far = Šance na začátku: { $start } %, nyní: { $end } %. Štěstí ji změnilo o { $luck }, rozhodnutí o { $choice }.
cli-review-seat = místo
cli-review-choices = vlastní rozhodnutí
cli-review-luck = štěstí
cli-review-questions = posouzené otázky
cli-review-mistakes = chyby
cli-review-costliest = Rozhodnutí, která stála nejvíc
cli-review-no-mistakes = Žádné rozhodnutí nestálo ani { $least } %.
cli-review-cost = { $seat }, ztráta { $cost } % ({ $expected } místo { $best })
cli-review-played = Zahráno: { $line }
cli-review-better = Lepší: { $line }
cli-review-lucky = Největší štěstí: { $seats }
cli-review-unlucky = Největší smůla: { $seats }
cli-review-not-lucky = { $seats }: žádné zvláštní štěstí.
cli-review-not-unlucky = { $seats }: žádná zvláštní smůla.
cli-review-fortune = { $luck } % ({ $expected } → { $after })
cli-review-at = { $number ->
    [0] Na začátku
   *[other] Po { NUMBER($number, useGrouping: 0) }. odpovědi
}: { $what }
cli-review-at-turn = { $turn }. kolo, { $number ->
    [0] začátek
   *[other] po { NUMBER($number, useGrouping: 0) }. odpovědi
}: { $what }
cli-review-look = Příkaz „westmarch replay SOUBOR --to N“ ukáže partii po tolika odpovědích.

## Simulate

cli-simulate-progress = Hraje se
cli-simulate-title =
    { $game }, { $games ->
        [one] 1 partie
        [few] { $games } partie
       *[other] { $games } partií
    } od násady (seed) { $seed }. { $bots }.
cli-simulate-winner = vítěz
cli-simulate-wins = partie
cli-simulate-share = podíl
cli-simulate-confidence = s jistotou 95 %
cli-simulate-together = všichni společně
cli-simulate-nobody = nikdo
cli-simulate-reason = důvod
cli-simulate-games = partie
cli-simulate-turns = kola
cli-simulate-decisions = rozhodnutí
cli-simulate-score = body, { $seat }
cli-simulate-min = min
cli-simulate-q1 = q1
cli-simulate-median = medián
cli-simulate-q3 = q3
cli-simulate-max = max
cli-simulate-mean = průměr
cli-simulate-speed =
    Rozhodnutí: { $decisions } za { $seconds } s, { $jobs ->
        [one] 1 proces
        [few] { $jobs } procesy
       *[other] { $jobs } procesů
    }: { $rate } za sekundu.
cli-simulate-error = partie s násadou (seed) { $seed } selhala: { $error }

## Tournament

cli-tournament-bots = Uveďte pomocí --bots, kdo se účastní. Na výběr jsou: { $bots }.
cli-tournament-title =
    { $game }, turnaj o { $matches ->
        [one] 1 partii
        [few] { $matches } partiích
       *[other] { $matches } partiích
    } od násady (seed) { $seed }.
cli-tournament-player = hráč
cli-tournament-as = jako { $seat }
cli-tournament-won = výhry
cli-tournament-the-game = sama hra
cli-tournament-cross = Výhry: { $first } (soupeř: { $second })
cli-tournament-scale = Všichni začínají na 25 ± 16,7. Skutečné hodnocení leží s jistotou 95 % mezi uvedenými mezemi.
cli-tournament-kept = Partie jsou uloženy v souboru { $file }.

## Report

cli-report-written =
    { $file }: stránka o { $matches ->
        [one] 1 partii
        [few] { $matches } partiích
       *[other] { $matches } partiích
    }.
cli-report-other-game = Toto jsou partie hry { $found }, ne { $game }.

## Bench

cli-bench-title = { $game }: náhodná hra v jednom procesu
cli-bench-stage-decisions = Hraje se náhodně
cli-bench-stage-positions = Sbírají se pozice
cli-bench-stage-clones = Kopírují se partie
cli-bench-stage-imagined = Domýšlejí se partie
cli-bench-rate = za sekundu
cli-bench-slowest = nejpomaleji
cli-bench-fastest = nejrychleji
cli-bench-cpu = za sekundu CPU
cli-bench-decisions = rozhodnutí
cli-bench-boundary = kopie mezi dvěma akcemi
cli-bench-inside = kopie uvnitř akce (počet odpovědí: { $answers })
cli-bench-deepest = kopie v nejhlubším okamžiku partie (počet odpovědí: { $answers })
cli-bench-imagined-boundary = domyšlené partie mezi dvěma akcemi
cli-bench-imagined-inside = domyšlené partie uvnitř akce
cli-bench-method = Celé náhodné partie; každá kopie je úplné `match.clone()`, každá domyšlená partie `match.imagine()`. Platí prostřední z pěti časových úseků. Viz docs/speed.md.
cli-bench-machine = { $processor }, počet jader: { $cores } (zátěž { $load }); { $python }, { $compiled ->
        [yes] zkompilováno
       *[no] nezkompilováno
    }; { $system }.

cli-train-cost = Jedna partie tu trvá asi { $seconds } s; všechny ({ $matches }) při { $jobs ->
    [one] 1 procesu
    [few] { $jobs } procesech
   *[other] { $jobs } procesech
} tedy potrvají asi { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}, partie hráčů, kteří myslí dopředu, asi desetkrát déle. Zastavíte to pomocí Ctrl-C, stejný příkaz pokračuje.
cli-train-playing = generace { $generation }: partie { $done }/{ $of }
cli-train-failed = generace { $generation }: partie s násadou (seed) { $match } selhala a vynechává se ({ $error })
cli-train-learning = generace { $generation }: učení z pozic ({ $positions })
cli-train-learned = generace { $generation }: ztráta { $loss } na neviděných partiích; při stálém odhadu průměru: { $guess }
cli-train-met = generace { $generation }: partie proti hráčům s pevnými pravidly: { $matches }, každý tým vyhrál: { $won }
cli-train-done = Váhy jsou v souboru { $file }.
