# What the laboratory says.

lab-bots-per-seat = { $bots } gépi játékost adtál meg ezekre a helyekre: { $seats }. Adj meg egyet minden helyre, vagy egyet az összesre.
lab-endless = A játszma { $decisions } döntés után sem ért véget, ezért leállítottuk.
lab-worker-died = Egy munkafolyamat leállt, mielőtt a játszmái véget értek volna, talán kevés volt a memória. Próbáld kevesebb folyamattal, mint { $jobs }.
lab-nothing-to-train = { $game }: ennek a játéknak egyik játékosa sem tanul játszmákból.
lab-train-other = { $folder }: ebben a mappában egy másik tanulás van (játék: { $game }, kezdőérték (seed): { $seed }, játszmák: { $matches }, a Westmarch { $version } és szabályai). Folytasd azokkal a beállításokkal, vagy válassz másik mappát.
lab-train-unknown = { $folder }: ebben a mappában játszmák vannak, de a beállításaik hiányoznak. Válassz másik mappát.
lab-not-installed = ehhez olyan csomagok kellenek, amelyek nincsenek telepítve (hiányzik: { $missing }). Így telepítheted őket: pip install "westmarch[{ $extra }]"
lab-env-cycles = a max_cycles értéke pozitív szám legyen, ne ez: { $cycles }.
lab-env-asked = { $seat }: { $prompt }
lab-file-there = { $file }: már létezik. Folytasd (--resume { $file }), vagy válassz másik nevet (--keep).
lab-file-not-ours = { $file }: nem játszmafájl, vagy sérült: { THE($line) }. sora nem olvasható.
lab-review-file = { $file }: nem elemzés fájlja, vagy sérült: { THE($line) }. sora nem olvasható. Töröld, vagy válassz másik nevet (--keep).
lab-file-other-kind =
    { $file }: ebben a fájlban { $kind ->
        [tournament] egy bajnokság
        [simulation] egy szimuláció
       *[other] valami más ({ $kind })
    } játszmái vannak, nem { $wanted ->
        [tournament] bajnokságéi.
        [simulation] szimulációéi.
       *[other] azok, amelyek ide kellenek ({ $wanted }).
    }
lab-file-other-version = { $file }: a fájlt a Westmarch { $version } verziójával és szabályaival kezdték el; ez most { $now }. A játszmák nem lennének ugyanazok: kezdj új fájlt.
lab-tournament-twice = Van gépi játékos, akit kétszer adtál meg: { $bots }. Mindegyik egyszer vesz részt; önmagával úgyis megmérkőzik.

## Pages

lab-report-made = Készült a Westmarch { $version } verziójával.
lab-report-the-game = maga a játék
lab-report-tournament = { $game }: bajnokság
lab-report-tournament-sub = { $matches } játszma; résztvevők: { $bots }; kezdőérték (seed): { $seed }.
lab-report-ratings = Ki mennyire erős
    .about = Minden játékos értékszáma minden helyen (openskill). Mindenki 25 ponttal indul. A vonal azt mutatja, hol van a valódi értékszám 95 százalékos biztonsággal; ahol két vonal nagyrészt fedi egymást, senki sem tudja megmondani, melyik a jobb.
lab-report-cross = Ki kit győz le
    .about = Minden párosítás ugyanazokkal a kezdőértékekkel (seed) játszik.
lab-report-cross-card = { $first } (sorok) és { $second } (oszlopok): az előbbi győzelmi aránya
lab-report-players = játékosok
lab-report-matches = játszma
lab-report-title = { $game }: { $matches } játszma
lab-report-ends = Hogyan érnek véget a játszmák
lab-report-reasons = Miért
lab-report-turns = Fordulók
lab-report-won = győzött
lab-report-lost = veszített
lab-report-seat-won = { $seat }
lab-report-tile-sure = 95%-os biztonsággal: { $low } – { $high }
lab-report-tile-turns = forduló a középső játszmában
lab-report-tile-decisions = döntés a középső játszmában
lab-report-figures = Számok a játszma végén
    .about = Hány játszma ért véget az egyes értékekkel, a győztes szerint.
lab-report-points = pont, { $who }
lab-report-traits = Mivel játszottak
    .about = Milyen gyakran győztek az egyes változatokkal, és hány ilyen játszma volt. A vonal azt mutatja, milyen határok között van az arány 95 százalékos biztonsággal.
lab-report-fell = Az elesés sorrendjében
    .about = Ami általában először esik el, az áll legelöl. A sötétebb mező olyan forduló, amelyben gyakrabban esik el.
lab-report-fell-what = { "" }
lab-report-fell-share = elesik
lab-report-fell-first = elsőként esik el
lab-report-fell-turn = forduló
lab-report-fell-turns = az 1. fordulótól
lab-report-used = Mit játszottak ki, és győzött-e, aki kijátszotta
    .about = Mennyivel gyakrabban győzött egy hely azokban a játszmákban, amelyekben kijátszotta az adott dolgot, mint a többiben, százalékpontban. A vonal azt mutatja, hol van a különbség 95 százalékos biztonsággal; a szürke azt jelenti, hogy talán nincs is. Ez nem bizonyítja, hogy a kártya segített: aki nyerésre áll, más kártyákat játszik ki, és egy hosszú játszmában több kártya fordul elő.
lab-report-use-note = { $more } · { $matches }
lab-report-use-what = { "" }
lab-report-use-matches = játszma
lab-report-use-with = győzelem vele
lab-report-use-without = győzelem nélküle
lab-report-use-more = különbség
lab-report-all =
    { $count ->
        [one] az egyetlen, táblázatban
       *[other] mind { THE($count) }, táblázatban
    }
lab-report-of-seat = { $what }: { $seat }
lab-report-openings = Megnyitások
    .about = Mit tesz egy hely először. A sáv színes része azokat a játszmákat jelöli, amelyeket megnyert.
lab-report-opening-first = Legelőször: { $seat }
lab-report-opening-note = { $share } · győzelem: { $won }
lab-report-opening-what = { "" }
lab-report-opening-matches = játszma
lab-report-opening-won = győzelem
lab-report-opening-sure = 95%-os határok
lab-report-dice = Kockák
    .about = Az összes dobás eredményei.
lab-report-played-now = { $games } játszma, kezdőérték (seed): { $seed }. { $players }.
lab-report-read = Forrás: { $sources }.
lab-report-left-out = { $count } játszma nem ért véget, ezért kimaradt.
lab-report-nothing = Nincs befejezett játszma ezekben: { $files }.
lab-report-other-match = { $file }: ez a következőről szól: { $found }, az előző fájlok viszont erről: { $game }. Egy jelentés egyetlen játékról szól, ugyanazokkal a helyekkel.
lab-report-bad-record = { $file }: nem olvasható. { $problem }

## Ray

lab-ray-not-started = Ezen a gépen nem sikerült Ray-fürtöt indítani.
lab-ray-away = A Ray-fürt ({ $address }, RAY_ADDRESS) nem érhető el.
lab-ray-failed = A Ray-fürt hibázott. Amit a --keep megőrzött, azt folytatni lehet.
lab-ray-version = A fürt egyik gépén a Westmarch verziója { $here }, nem pedig { $wanted }. Telepítsd mindegyikre ugyanazt a kiadást.

## The review of a match

lab-review-no-judge = { $game }: ennek a játéknak a játszmáit még nem lehet elemezni, mert a Westmarch e verziójában nincs hozzá gépi játékos, amely előre gondolkodik, és értékeli az állásokat.
