# What the core says, whatever the game.

core-at-line = { $line }. sor: { $problem }
core-reason = { $reason } ({ $rule })
core-not-offered = „{ $token }”: ez itt nem választható ({ $kind }). Válassz ezek közül: { $options }.
core-match-is-over = A játszma véget ért, ezt már nem lehet megtenni: „{ $token }”. Vonj vissza egy választ, vagy kezdj új játszmát.
core-match-over = A játszma véget ért.
core-not-asked = Most nem ez a kérdés ({ $kind }, { $seat }).
core-asked-instead = Most nem ez a kérdés. { $prompt }
core-nothing-to-undo = Nincs mit visszavonni: ez a játszma kezdete.
core-no-such-seat = Nincs ilyen hely: „{ $seat }”. A helyek: { $seats }.
core-no-such-game = Nincs ilyen játék: „{ $game }”. A játékok: { $games }.
core-no-such-option = A játéknak ({ $game }) nincs ilyen beállítása: „{ $option }”.
core-bad-option = „{ $value }” nem lehet ennek a beállításnak az értéke: { $option }. Lehetséges: { $choices }.
core-bad-seats = { $seats } játékossal ez nem játszható: { $game }. Lehetséges: { $possible }.
core-bad-seed = A kezdőérték (seed) egész szám legyen, ne ez: „{ $seed }”.
core-long-seed = A kezdőérték (seed) legfeljebb { $most } számjegyű lehet.
core-bad-script = „{ $name }”: itt nem lehet ez az eredménye: „{ $value }”. Lehetséges: { $possible }. Az előírt eredmények többi részét elhagyjuk.
core-script-name = Ebben a játékban semmi sem dől el ezen a néven: „{ $name }”. Ezek vannak: { $possible }.
core-script-short = Az előírt eredmények kötelezők, de nincs köztük az, ami most következik: „{ $name }”. Add hozzá az eredményét, vagy ne írd elő kötelezően.
core-script-left = A játszma véget ért, és a kötelezően előírt eredményekből („{ $name }”) ez maradt: { $values }.
core-cannot-imagine = Ami az utolsó akció kezdete óta történt, a rejtett kártyák semmilyen más elosztásával nem fér össze.
core-fell-elsewhere = „{ $token }”: ezt nem húzhattátok ({ $chance }), mert az eddig beírtak szerint máshol van. Nézd meg újra; ha mégis az, vonj vissza egy korábbi beírást.
core-cannot-fall = „{ $token }” itt nem jöhet ki ({ $chance }). Lehetséges: { $options }.
core-fell-first = Előbb írd be, mit dobtatok vagy húztatok az asztalnál.
core-table-script = Ami valódi asztalnál jön ki, azt be kell írni, nem lehet előre megadni. Hagyd el az előírt eredményeket, vagy ne az asztalról vedd a kockákat és a kártyákat.
core-closed-without-table = A kézben lévő kártyák csak valódi asztalnál maradhatnak rejtve. Jöjjenek a kockák és a kártyák az asztalról, vagy mondj le a rejtett kártyákról.
core-no-closed-hands = Ebben a játékban ({ $game }) a kézben lévő kártyák valódi asztalnál nem maradhatnak rejtve.
core-unknown-token = A játék ({ $game }) nem ismeri ezt: „{ $token }”.
core-no-such-bot = A játéknak ({ $game }) nincs ilyen gépi játékosa: „{ $bot }”. Ezek vannak: { $bots }.

# One of several things of the same name.
core-copy = { $name } ({ $number })

core-list-and = { $first } és { $last }
core-list-or = { $first } vagy { $last }
core-list-nothing = semmi
core-result = Győzött: { $winners } ({ $reason }).

# What people type as well: the word, or its letter.
core-yes = igen
    .letter = i
core-no = nem
    .letter = n

# What the operating system complains of, in the middle of a sentence.
core-os-missing = nincs ilyen fájl vagy mappa
core-os-forbidden = ez nincs megengedve
core-os-folder = ez mappa, nem fájl
core-os-no-folder = az útvonal egyik része nem mappa
core-os-exists = ez már létezik
core-os-not-empty = a mappa nem üres
core-os-full = a lemez megtelt
core-os-large = a fájl túl nagy lenne
core-os-read-only = oda nem lehet írni
core-os-long-name = a név túl hosszú
core-os-circle = az útvonal hivatkozásai körbe vezetnek
core-os-busy = egy másik program használja
core-os-many-files = túl sok fájl van nyitva
core-os-memory = nincs elég memória
core-os-broken = az eszköz nem válaszol megfelelően
core-os-no-address = ennek a gépnek nincs ilyen címe
core-os-address-taken = ezt a címet egy másik program használja
core-os-no-host = nem ismert ilyen nevű gép
core-os-refused = ott senki sem válaszol
core-os-late = nem jött időben válasz
core-os-away = a gép nem érhető el
core-os-cut = megszakadt a kapcsolat
core-os-insecure = nem sikerült biztonságos kapcsolatot létesíteni
core-os-other = az operációs rendszer hibát jelez: { $number } ({ $name })
core-os-unknown = az operációs rendszer nem közli az okát

# Mi a baj egy fájllal vagy adatbázissal, a mondat közepén.
core-file-damaged = sérült, vagy nem az, aminek lennie kellene
core-file-not-text = nem UTF-8 kódolású szöveg
core-file-deep = túl sok szint van egymásba ágyazva
core-file-stops = { THE($line) }. sor { $column }. karakterétől kezdve nincs értelme
core-database-none = ez nem adatbázis
core-database-damaged = az adatbázis sérült
core-database-busy = az adatbázist egy másik program használja
core-database-shut = az adatbázist nem lehet megnyitni
core-database-other = az adatbázis hibát jelez: { $code }
core-trouble-inside = hiba a programban ({ $name })

core-text-not-text = ez nem szöveg.
core-text-not-ours =
    { $what ->
        [record] a Westmarch jegyzőkönyvei így kezdődnek: „westmarch { $what } 2”.
       *[other] a Westmarch állásai így kezdődnek: „westmarch { $what } 2”.
    }
core-text-other-kind =
    { $found ->
        [record] ez jegyzőkönyv
       *[other] ez állás
    }, nem { $what ->
        [record] jegyzőkönyv.
       *[other] állás.
    }
core-text-version = a formátumának verziója { $version }, ez a program viszont ezt olvassa: { $ours }. Újabb Westmarch kell hozzá.
core-text-no-colon = „{ $row }”: a helyes alak „kulcs: érték”.
core-text-twice = „{ $name }” kétszer szerepel.
core-text-missing = hiányzik: „{ $name }”.
core-text-unknown-key = a fejlécben nincs ilyen: „{ $name }”.
core-text-seats = ennek a játéknak a helyei: { $expected }.
core-text-seed = a kezdőérték (seed) legfeljebb { $most } számjegyű egész szám legyen, ne ez: „{ $value }”.
core-text-dice = ennek a verziónak a kockáit nem kell megnevezni, az 1. verzió kockáinak neve „splitmix64”, a valódi asztal kockáié „table”; „{ $value }” egyik sem.
core-text-hands = a kézben lévő kártyákhoz csak „closed” (rejtve) írható, és az is csak valódi asztal kockáinál; „{ $value }” ide nem illik.
core-text-reseed = „{ $row }”: a helyes alak „* seed SZÁM”.
core-text-truncated = a lépések után nincs záró „end” sor: a szövegnek hiányzik a vége.
core-text-after-end = a záró „end” sor után még áll valami.
core-text-count = „end { $said }”: ez nem stimmel, mert a lépések sorainak száma { $found }. Sorok hiányoznak, vagy hozzáírtak néhányat.
core-text-outcome = „{ $row }”: a helyes alak „~ név érték …”.
core-text-answer = „{ $row }”: a helyes alak „hely kérdés válasz”.
core-text-after-result = „{ $row }”: ez már a játszma vége után áll.
core-text-other-decision = „{ $row }”: ez másik kérdésre felel. Itt a kérdés: { $kind }, és neki szól: { $seat }.
core-text-fell-otherwise = az áll itt, hogy „{ $written }”, de a kezdőértékből (seed) ez következik: „{ $found }”. A jegyzőkönyvet átírták, vagy más szabályokhoz tartozik. Az előírt eredményeket „!” jelöli.
core-text-outcome-missing = nincs leírva az eredmény: „{ $name }”.
core-text-outcome-extra = itt nincs ilyen húzás vagy dobás: „{ $name }”.
core-text-result = eredményként ez áll itt: „{ $written }”, a lépések szerint viszont ez lett: „{ $found }”.
core-text-bad-value = „{ $name }: { $value }”: ez nem olvasható. { $hint }
core-text-unknown-state-key = ennek a játéknak az állásaiban nincs ilyen: „{ $name }”.

# Amit egy valódi asztalnál dobtak vagy húztak, egyik értéket a másik után.
core-fell = Az asztalról: { $chance }{ $side-id ->
    [none] {""}
   *[other] , { $side }
}{ $count ->
    [1] {""}
   *[other] {" "}({ $place }/{ $count })
}
    .help = Írd be, ami az asztalon van. Csak az választható, ami lehetséges. A tévedés ugyanúgy visszavonható, mint bármelyik válasz.
