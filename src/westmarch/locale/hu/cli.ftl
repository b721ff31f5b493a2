### What the command line says, whatever the game.

## Help

cli-about = Középföldén játszódó társasjátékok, amelyekben a program minden szabályt betartat: játssz velük, küldd egymás ellen a gépi játékosokat, vagy mérd fel őket.
cli-commands = parancsok
cli-examples =
    példák:
      westmarch games
      westmarch play wotr --you free
      westmarch simulate wotr --games 200 --bots random,random --seed 1
      westmarch replay wotr-7.record

    Az egyes parancsokról többet mond: „westmarch PARANCS --help”.

    kilépési kódok: 0 minden rendben, 1 nem sikerült, az okot az stderr mondja meg, 2 a parancs így nem értelmezhető,
    130 leállítva a Ctrl-C billentyűkkel, 141 a kimenetet már senki sem olvassa.

cli-games = a játszható játékok kiírása
    .about = Kiírja a játékokat: a többi parancshoz való kulcsukat, a játékosok számát, a helyeket, a gépi játékosokat és a beállításokat.
    .examples =
        példák:
          westmarch games
          westmarch games --json

cli-play = játék a terminálban
    .about =
        Új játszmát kezd, vagy egy mentettet folytat itt, a terminálban.

        Minden kérdés felsorolja, mit lehet választani. Válaszolj a sorszámával vagy a neve elejével. A válaszokon
        kívül ezeket írhatod be: help, show, why, rules, hint, log, undo, save, quit. A help elmondja, mire valók.
        A válaszokat fájlból vagy csővezetékből is olvassa, soronként egyet.
    .examples =
        példák:
          westmarch play wotr                                 az első hely a tiéd
          westmarch play wotr --you shadow --against random   az oldalak megválasztása
          westmarch play wotr --you all                       mindenki ennél a billentyűzetnél
          westmarch play wotr --seed 7                        mindig ugyanazok a kockák
          westmarch play wotr --table                         valódi asztal kockái és kártyái
          westmarch play --load wotr-7.record                 mentett játszma folytatása
          westmarch play lcg --scenario mirkwood --deck leadership

cli-simulate = sok játszma gépi játékosok között
    .about =
        Az összes processzormagon játszmákat játszat gépi játékosokkal, és összesíti őket: győzelmek, okok, hossz,
        sebesség.

        Azonos kezdőérték (seed) azonos játszmákat ad, akárhány folyamat dolgozik. Az első játszma magát a kezdőértéket
        kapja; a hiba miatt megszakadt játszmát a saját kezdőértékével jelzi, így a „--games 1 --seed” ezzel a számmal
        újra lejátssza.
    .examples =
        példák:
          westmarch simulate wotr --games 200 --bots random,random --seed 1
          westmarch simulate wotr --games 50 --json > eredmeny.json
          westmarch simulate wotr --games 20 --records out/   minden játszma jegyzőkönyvét megőrzi
          westmarch simulate lcg --scenario mirkwood --players 2 --bots ranger --games 100

cli-tournament = gépi játékosok bajnoksága és értékelése
    .about =
        Minden gépi játékos minden helyen játszik, az összes többivel és önmagával is. Mindegyik minden helyre kap egy
        értékszámot (openskill), a megbízhatóságával együtt. Ahol mindenki együtt nyer vagy veszít, ott maga a játék
        az ellenfél.

        Először minden játékossal lejátszat egy játszmát, és megbecsüli, meddig tart a többi. Minden játszmát fájlban
        őriz meg. Ha a Ctrl-C leállítja, a --resume folytatja, és ugyanaz a táblázat lesz a vége.
        Ez kell hozzá: `westmarch[tournament]`.
    .examples =
        példák:
          westmarch tournament wotr --bots random,steward --games 50 --seed 1
          westmarch tournament --resume wotr-tournament-1.matches
          westmarch tournament b5a --bots random,captain --json > tablazat.json
          westmarch tournament b5a --bots random,captain --plots tablazat.html

cli-report = weboldal készítése sok játszmáról, ábrákkal
    .about =
        Egyetlen weboldalt ír akár több ezer játszmáról: ki győz és hogyan, meddig tart, mit játszottak ki, és segített-e,
        megnyitások, kockák. Minden benne van, ami kell hozzá, így el is küldheted valakinek.

        A játszmákat most játszatja le, vagy a --from kapcsolóval beolvassa: a --keep vagy egy bajnokság fájljait,
        jegyzőkönyveket, vagy jegyzőkönyvek mappáit.
    .examples =
        példák:
          westmarch report wotr --games 1000 --out wotr.html
          westmarch report --from wotr-tournament-1.matches
          westmarch report wotr --from out/                   jegyzőkönyvek mappája
          westmarch report lcg --scenario mirkwood --bots ranger --games 500

cli-bench = a másodpercenkénti döntések, másolatok és elképzelt játszmák mérése
    .about =
        Egyetlen folyamatban véletlenszerűen játszik, és méri: hány döntés jut egy másodpercre; hányszor lehet
        másodpercenként lemásolni egy játszmát két akció között, egy akción belül és minden játszma legmélyebb
        pillanatában; és hányszor lehet elképzelni egyet. A módszert és az adatokat lásd: docs/speed.md.
    .examples =
        példák:
          westmarch bench wotr
          westmarch bench wotr --seconds 30 --json

cli-train = az előre gondolkodó játékosok súlyainak elkészítése
    .about =
        Játszmákat játszat, hálózatokat tanít meg arra, ki győz bennük, a következőket pedig olyanokkal játszatja, akik
        ezt már tudják: nemzedékről nemzedékre. Az elsőt szabályok szerint játszó gépi játékosok játsszák, némi
        véletlennel.

        Mindent a mappában őriz meg: a játszmákat, az egyes nemzedékek utáni súlyokat (weights-0.npz és így tovább) és
        egy naplót. Bármikor leállíthatod: ugyanaz a parancs onnan folytatja, ahol tartott. Azonos beállítások azonos
        súlyokat adnak, akárhány magon. Hogy a Westmarchhoz adott súlyok hogyan készültek, lásd: docs/players.md.
    .examples =
        példák:
          westmarch train b5a --folder training/b5a
          westmarch train wotr --folder training/wotr --matches 12000,4000,4000 --contests 100

cli-replay = jegyzőkönyv elolvasása vagy végiglépkedése
    .about =
        Szavakban mondja el a jegyzőkönyvet. Terminálban lépésenként halad: Enter a következő, b vissza, egy szám odaugrik,
        s (és egy téma) körülnéz, q kilép. A sorok előtti szám az eddigi válaszokat számolja.
        A mentett játszma is jegyzőkönyv.
    .examples =
        példák:
          westmarch replay wotr-7.record
          westmarch replay wotr-7.record --seat free          azzal, amit az a hely láthatott
          westmarch replay wotr-7.record --to 120 < /dev/null kiírja a 120. válaszig, az ottani állással együtt

cli-review = egy játszma elemzése: szerencse, döntések, hibák
    .about =
        Kirajzolja, hogyan alakult a győzelem esélye a játszma során, és minden változását kettéosztja: szerencse (kockák,
        kártyák, jelzők) és döntés (amit választottak, a lehetséges legjobbhoz képest). A kezdeti esély, az összes
        szerencse és az összes döntés együtt kiadja az eredményt. Elmondja, melyek voltak a legdrágább döntések, mi lett
        volna helyettük jobb, és melyek voltak a legszerencsésebb pillanatok.

        A bíráló az előre gondolkodó gépi játékos. Minden kérdésnél csak azt tudja, amit az adott hely tudhatott. A be nem
        fejezett játszmát addig elemzi, ameddig eljutott. Ha a Ctrl-C leállítja, ugyanaz a parancs folytatja.
    .examples =
        példák:
          westmarch review wotr-7.record
          westmarch review wotr-7.record --json > elemzes.json
          westmarch review wotr-7.record --weights MAPPA/weights.npz   a „westmarch train” súlyai szerint

cli-argument-game = melyik játék; a „westmarch games” felsorolja őket
cli-argument-language = a használt nyelv, például hu; különben az LC_ALL, az LC_MESSAGES vagy a LANG dönt
cli-argument-json = táblázat helyett JSON kiírása
cli-argument-you = a helyed, több is vesszővel, vagy „all”; ha nem adod meg, az első hely
cli-argument-against = gépi játékos a többi helyre, vagy helyenként egy, vesszővel; ha nem adod meg, az, aki bevált elvek szerint játszik
cli-argument-table = előttetek van a játék: a kockákat, jelzőket és kártyákat úgy írjátok be, ahogy dobjátok és húzzátok őket
cli-argument-closed = a --table mellett: a kézben lévő kártyák rejtve maradnak, mindegyiket akkor kell megnevezni, amikor kijátsszák, nem amikor húzzák
cli-argument-players = a játékosok száma; a --seats ugyanez
cli-argument-scenario = forgatókönyv, ahol van ilyen (ugyanaz, mint `--option scenario=NÉV`)
cli-argument-deck = a következő játékos paklija, többször is megadható, ahol van ilyen (ugyanaz, mint `--option decks=NÉV,NÉV`)
cli-argument-option = a játék bármely más beállítása, többször is megadható; a „westmarch games” felsorolja őket
cli-argument-folder = a mappa, ahol minden megmarad; ami már ott van, nem készül el újra
cli-argument-matches = hány játszmát játsszon egy-egy nemzedék, vesszővel: annyi szám, ahány nemzedék
cli-argument-contests = minden nemzedék után hány játszmát játsszon minden csapat a szabályok szerint játszó gépi játékosok ellen, hogy lásd, mit tanult
cli-argument-seed = a szám, amely minden kockát és kártyát eldönt
    .review = a szám, amely eldönti, milyen elképzelt játszmákat néz meg a bíráló (0)
cli-argument-weights = ennek a fájlnak a súlyai szerint bíráljon, ne a csomagban lévők szerint
cli-argument-load = mentett játszma folytatása
cli-argument-games = hány játszma (100)
    .tournament = hány játszma párosításonként (10)
    .report = hány játszma, ha a --from nem ad meg egyet sem (1000)
cli-argument-bots = gépi játékos minden helyre, sorrendben, vagy egy mindenhová; ha nem adod meg, az, aki bevált elvek szerint játszik
    .tournament = kik vesznek részt
cli-argument-jobs = hány folyamat; ha nem adod meg, annyi, ahány processzormag van
cli-argument-on = hol: here, ezen a gépen (ha nem adod meg), vagy a RAY_ADDRESS változóban megnevezett Ray-fürtön
cli-argument-resume = egy félbehagyott játszmafájl folytatása
cli-argument-keep = a játszmák megőrzése ebben a fájlban, hogy folytatni lehessen
    .tournament = a játszmákat megőrző fájl (`JÁTÉK-tournament-S.matches`)
    .report = a játszmák megőrzése ebben a fájlban, hogy folytatni és újra beolvasni lehessen
    .review = a bírálatot az elemzés végéig megőrző fájl (`FÁJL.review`)
cli-argument-plots = weboldalt is ír, ábrákkal
cli-argument-out = a megírandó oldal (`JÁTÉK-report.html`)
cli-argument-from = a beolvasandó játszmák: játszmafájl, jegyzőkönyv vagy jegyzőkönyvek mappája; többször is megadható
cli-argument-forget = az e helyen ülő gépi játékos minden kérdés előtt felejtsen el mindent (több is vesszővel, vagy all)
cli-argument-records = minden játszma jegyzőkönyvét ebbe a mappába írja
cli-argument-seconds = összesen ennyi másodpercig mérjen (10)
cli-argument-file = jegyzőkönyv, ahogyan a „save” és a „--records” írja
cli-argument-to = ennyi válasz után megáll
cli-argument-seat = úgy, ahogy ez a hely látta; nélküle csak az, amit mindenki láthatott
cli-type-positive = pozitív egész szám
cli-type-natural = 0 vagy annál nagyobb egész szám
cli-type-int = egész szám
cli-type-float = szám
cli-type-numbers = számok listája
cli-type-seconds = 0.1 és 3600 közötti másodpercszám

## Whatever can go wrong

cli-os-error = { $file }: { $problem }.
cli-os-error-alone = Nem sikerült: { $problem }.
cli-interrupted = Leállítva.
cli-option-form = Egy beállítás alakja név=érték, nem „{ $option }”.
cli-usage = használat:
cli-usage-arguments = argumentumok
cli-usage-options = kapcsolók
cli-usage-help = kiírja ezt a súgót, és kilép
cli-usage-version = a verzió kiírása és kilépés
cli-usage-unknown = mi ez: „{ $words }”? Lásd: --help.
cli-usage-required = valami hiányzik: { $words }. Lásd: --help.
cli-usage-value = { $argument }: „{ $value }” nem { $type }.
cli-usage-choice = { $argument }: nem lehet „{ $value }”. Lehetséges: { $choices }.
cli-usage-missing = { $argument }: utána érték kell.
cli-usage-ambiguous = „{ $value }” többfélét is jelenthet: { $choices }.
cli-usage-no-value = { $argument }: nem kell utána érték: „{ $value }”.

cli-value-language = NYELV
cli-value-game = JÁTÉK
cli-value-file = FÁJL
cli-value-seat = HELY
cli-value-bot = JÁTÉKOS
cli-value-name = NÉV
cli-value-value = ÉRTÉK
cli-value-dir = MAPPA
cli-value-words = SZAVAK
cli-value-command = PARANCS
cli-value-what = TEENDŐ
cli-value-player = JÁTÉKOS
cli-value-match = JÁTSZMA
cli-value-text = SZÖVEG
cli-value-host = CÍM
cli-value-port = PORT
cli-no-such-language = Nincs ilyen nyelv: „{ $language }”. A nyelvek: { $languages }.
cli-file-not-text = { $file }: ez nem szövegfájl.
cli-file-bad = { $file }: nem olvasható. { $problem }
cli-file-strange = { $file }: nem olvasható. Az ok: { $problem }.
cli-file-not-ours = { $file }: már létezik, de nem mentett játszma; válassz másik nevet.
cli-load-alone = A mentett játszmának megvannak a saját beállításai: a --load mellett ez nem használható: --{ $option }.
cli-load-other-game = { $file }: ez másik játék játszmája. Ez van benne: { $found }, ez kellene: { $game }.
cli-play-what = Add meg, melyik játék legyen ({ $games }), vagy tölts be egy mentettet a --load kapcsolóval.
cli-play-bots = { $bots } gépi játékost adtál meg ezekre a helyekre: { $seats }. Adj meg egyet minden helyre, vagy egyet az összesre.
cli-replay-to = A jegyzőkönyvben { $last } válasz van, ezért a --to értéke nem lehet { $to }.

cli-game-or-resume = Add meg, melyik játék legyen, vagy folytass egy játszmafájlt a --resume kapcsolóval.
cli-resume-alone = A játszmafájlnak megvannak a saját beállításai: a --resume mellett ne adj meg se játékot, se játékosokat.

## Waiting

cli-cost = { $matches } játszma van hátra: körülbelül { $time }, { $jobs } processzormagon. A Ctrl-C leállítja.
cli-cost-ray = { $matches } játszma van hátra egy Ray-fürtön: körülbelül { $time }, ha { $jobs } processzormagja volna. A Ctrl-C leállítja.
cli-seconds = { $count } másodperc
cli-minutes = { $count } perc
cli-hours = { $count } óra
cli-resume-hint = Az eddigi játszmák megmaradtak. Így folytathatod: westmarch { $command } --resume { $file }

## Games

cli-games-players = { $count } játékos
cli-games-bots = gépi játékosok
cli-games-option =
    { $about }: { $choices }{ $known ->
        [no] {""}
       *[yes] {" "}(alapértelmezés: { $default })
    }
cli-games-option-bare = { $choices } (alapértelmezés: { $default })

## Play

cli-play-welcome = { $game }. { $seats }. Kezdőérték (seed): { $seed }. Bármelyik kérdésnél beírhatod: „help”.
cli-play-person = { $seat }: te
cli-play-bot = { $seat }: { $bot }
cli-rules = egy játék szabályainak elolvasása
    .about = Megmutatja a szabályok fejezeteit, egy fejezetet vagy szakaszt a neve alapján, vagy azokat a szakaszokat, amelyekben minden megadott szó szerepel.
    .examples =
        példák:
          westmarch rules wotr
          westmarch rules wotr hunt-roll
          westmarch rules lcg árnykártya
cli-argument-words = egy fejezet vagy szakasz neve, vagy a keresett szavak
cli-rules-none = Ehhez a játékhoz nincsenek olvasható szabályok.
cli-rules-how = Írd be: „rules”, utána egy fejezet vagy szakasz nevét, vagy a keresett szavakat.
cli-rules-which = Ha el akarod olvasni, írd be: „rules”, utána a fenti nevek egyikét.
cli-rules-not-found = Nincs olyan szakasz, amelyben ezek a szavak mind szerepelnek: { $words }. Próbáld kevesebb szóval.
cli-rules-example = Példa: { $title }
cli-rules-see = Lásd még: { $sections }
cli-play-help =
    Írd be egy lehetőség sorszámát vagy a neve elejét. Vagy:
      show X      megnéz valamit, akár egy helyet vagy kártyát a neve alapján; a „show” magában az egész asztal
      why X       miért nem választható most X
      rules X     mit mondanak a szabályok X-ről; a „rules” magában erről a kérdésről szól
      hint        mit tenne itt a gép, és miért
      log N       mi történt legutóbb
      undo        vissza az utolsó döntésedhez
      stops X W   mikor kérdezzen a program az X fázisban (vagy all): W lehet always, useful vagy never; a „stops” magában megmutatja
      save FÁJL   a játszma mentése; később így folytathatod: „westmarch play --load FÁJL”
      quit        kilépés
cli-play-topics = Ezeket lehet megnézni:
cli-play-not-understood = Nem értem: „{ $typed }”. Írj be egy számot a listából, vagy ezt: „help”.
cli-play-unclear = „{ $typed }” többfélét is jelenthet: { $options }.
cli-play-unknown = Ebben a játékban semmit sem hívnak így: „{ $typed }”.
cli-play-why-what = Mire vagy kíváncsi? Írd be: „why”, és utána egy nevet, például egy helyét vagy egy kártyáét.
cli-play-can = Ezt most választhatod: { $label }.
cli-play-table-people = Valódi asztalnál emberek játszanak: hagyd el az --against és a --you kapcsolót, vagy írd: „--you all”.
cli-play-hint-fell = Ezt a kockák és a pakli mondják meg: írd be, ami az asztalon van.
cli-play-hint-closed = Ennél az asztalnál a kézben lévő kártyák rejtve maradnak: aki nem ismeri őket, nem tud tanácsot adni.
cli-play-hint = Én ezt választanám – { $label }. { $why }
cli-play-hint-choice =   { START($label) } – { $chance }% esély. { $why }
cli-play-undone = Visszavonva.
cli-play-nothing-to-undo = Nincs olyan döntésed, amelyet visszavonhatnál.
cli-stops-none = Ebben a játékban nincsenek megállások.
cli-stops-help = Így változtathatsz rajta: „stops”, egy fázis neve (vagy „all”), majd always, useful vagy never, például „stops { $stop } always”.
cli-stops-unknown = Nem értem: „{ $typed }”. Írd be: „stops”, egy fázis neve (vagy „all”), majd always, useful vagy never.
cli-stop-always = minden akcióablakban
cli-stop-useful = ha számíthat valami
cli-stop-never = soha: a program passzol helyetted
cli-play-saved = Elmentve ide: { $file }.
cli-play-save-first = Mented, mielőtt kilépsz? (i = igen, n = nem, vagy egy fájlnév){" "}
cli-play-score = Pontszám: { $scores }.
cli-play-over = A játszma véget ért. Még beírhatod: undo, save FÁJL, log, show X vagy quit.
cli-play-broken = Hiba történt: { $error }. A játszmát és a hiba részleteit ez a fájl őrzi: { $file }; kérjük, jelentsd a hibát ezzel együtt.
cli-no-topic = Ezt nem tudom megmutatni. Ezek vannak: { $topics }; egyes játékokban egy hely, egy karakter vagy egy kártya is, a neve alapján.

## Replay

cli-replay-keys = Enter: következő · b: vissza · szám: ugrás oda · s, s TÉMA: körülnézés · q: kilépés
cli-replay-end = A jegyzőkönyv itt véget ér; a játszma nincs befejezve.

## Review

cli-review-progress = Elemzés
cli-review-time = { $questions } kérdés van hátra: körülbelül { $time }. A Ctrl-C leállítja.
cli-review-stopped = Az eddigi bírálat megmaradt itt: { $file }. Ugyanaz a parancs onnan folytatja.
cli-review-anew = { $file }: ez egy másik elemzésé volt (más játszma, kezdőérték, bíráló vagy kiadás). Az elemzés elölről kezdődik.
cli-review-not-kept = A bírálat nem menthető, ezért a leállított elemzést nem lehet majd folytatni: { $problem }
cli-review-title = A győzelem esélye: { $seats }
cli-review-together = A közös győzelem esélye: { $seats }
cli-review-sum = Kezdetben { $start } százalék volt, a végén { $end }. Változás: szerencse { $luck }, döntések { $choice }.
cli-review-sum-so-far = Kezdetben { $start } százalék volt, most { $end }. Változás: szerencse { $luck }, döntések { $choice }.
cli-review-seat = játékos
cli-review-choices = saját döntések
cli-review-luck = szerencse
cli-review-questions = mérlegelt kérdések
cli-review-mistakes = hibák
cli-review-costliest = A legdrágább döntések
cli-review-no-mistakes = Senkinek sem volt olyan döntése, amely legalább { $least } százalékba került volna.
cli-review-cost = { $seat }, { $cost } százalék veszteség ({ $best } helyett { $expected })
cli-review-played = Ez történt: { $line }
cli-review-better = Jobb lett volna: { $line }
cli-review-lucky = Legnagyobb szerencse: { $seats }
cli-review-unlucky = Legnagyobb balszerencse: { $seats }
cli-review-not-lucky = Különösebb szerencse nélkül: { $seats }.
cli-review-not-unlucky = Különösebb balszerencse nélkül: { $seats }.
cli-review-fortune = { $luck } százalék (előtte { $expected }, utána { $after })
cli-review-at = { $number ->
    [0] A kezdetén
   *[other] { NUMBER($number, useGrouping: 0) } válasz után
}: { $what }
cli-review-at-turn = { $turn }. forduló, { $number ->
    [0] a kezdet
   *[other] { NUMBER($number, useGrouping: 0) } válasz után
}: { $what }
cli-review-look = A „westmarch replay FÁJL --to N” megmutatja a játszmát ennyi válasz után.

## Simulate

cli-simulate-progress = Játék
cli-simulate-title = { $game }, { $games } játszma, kezdőérték (seed): { $seed }. { $bots }.
cli-simulate-winner = győztes
cli-simulate-wins = játszma
cli-simulate-share = arány
cli-simulate-confidence = 95%-os határok
cli-simulate-together = mindenki együtt
cli-simulate-nobody = senki
cli-simulate-reason = az ok
cli-simulate-games = játszma
cli-simulate-turns = forduló
cli-simulate-decisions = döntés
cli-simulate-score = pont, { $seat }
cli-simulate-min = min.
cli-simulate-q1 = Q1
cli-simulate-median = medián
cli-simulate-q3 = Q3
cli-simulate-max = max.
cli-simulate-mean = átlag
cli-simulate-speed = { $decisions } döntés { $seconds } másodperc alatt, { $jobs } folyamatban: másodpercenként { $rate }.
cli-simulate-error = nem sikerült a játszma, amelynek kezdőértéke (seed) { $seed }: { $error }

## Tournament

cli-tournament-bots = Add meg a --bots kapcsolóval, kik vesznek részt. Ezek vannak: { $bots }.
cli-tournament-title = { $game }, bajnokság, { $matches } játszma, kezdőérték (seed): { $seed }.
cli-tournament-player = játékos
cli-tournament-as = helye: { $seat }
cli-tournament-won = győzelem
cli-tournament-the-game = maga a játék
cli-tournament-cross = { $first } – { $second }, az előbbi győzelmei:
cli-tournament-scale = Mindenki 25 ± 16,7 ponttal indul. A valódi értékszám 95 százalékos biztonsággal a határok között van.
cli-tournament-kept = A játszmákat ez a fájl őrzi: { $file }.

## Report

cli-report-written = { $file }: az oldal { $matches } játszmáról szól.
cli-report-other-game = Ezek másik játék játszmái. Ez van bennük: { $found }, ez kellene: { $game }.

## Bench

cli-bench-title = { $game }: véletlenszerű játék egy folyamatban
cli-bench-stage-decisions = Véletlenszerű játék
cli-bench-stage-positions = Állások gyűjtése
cli-bench-stage-clones = Játszmák másolása
cli-bench-stage-imagined = Játszmák elképzelése
cli-bench-rate = mp-enként
cli-bench-slowest = leglassabb
cli-bench-fastest = leggyorsabb
cli-bench-cpu = CPU-mp-enként
cli-bench-decisions = döntés
cli-bench-boundary = másolat két akció között
cli-bench-inside = másolat egy akción belül ({ $answers } válasz után)
cli-bench-deepest = másolat egy játszma legmélyebb pillanatában ({ $answers } válasz után)
cli-bench-imagined-boundary = elképzelt játszma két akció között
cli-bench-imagined-inside = elképzelt játszma egy akción belül
cli-bench-method = Teljes, véletlenszerű játszmák; minden másolat egy teljes `match.clone()`, minden elképzelt játszma egy `match.imagine()`. Öt időszeletből a középső számít. Lásd: docs/speed.md.
cli-bench-machine =
    { $processor }, { $cores } mag (terhelés: { $load }); { $python }, { $compiled ->
        [yes] lefordítva
       *[no] lefordítás nélkül
    }; { $system }.

cli-train-cost = Egy játszma itt körülbelül { $seconds } másodperc, így { $matches } játszma { $jobs } folyamatban körülbelül { $minutes } perc, az előre gondolkodó játékosoké úgy tízszer ennyi. A Ctrl-C leállítja, ugyanaz a parancs folytatja.
cli-train-playing = { $generation }. nemzedék: { $done }/{ $of } játszma
cli-train-failed = { $generation }. nemzedék: nem sikerült és kimarad a játszma, amelynek kezdőértéke (seed) { $match } ({ $error })
cli-train-learning = { $generation }. nemzedék: tanulás { $positions } állásból
cli-train-learned = { $generation }. nemzedék: a hiba nem látott játszmákon { $loss }; ha mindig az átlagot tippelné: { $guess }
cli-train-met = { $generation }. nemzedék: { $matches } játszma a szabályok szerint játszó gépi játékosok ellen, az egyes csapatok győzelmei: { $won }
cli-train-done = A súlyok helye: { $file }.
