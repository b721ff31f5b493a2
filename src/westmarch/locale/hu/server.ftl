# What the server says.

server-guest = Vendég
server-bad-input = Ez nem érthető: { $where }: { $problem }.
server-bad-letters = Csak látható betűket használj: láthatatlant vagy a sort megfordítót ne, és ne csak szóközöket.
server-bad-host = Ez a szerver nem erre a névre hallgat. Az üzemeltetője felveheti a nevet a WESTMARCH_HOSTS beállításba.
server-bad-login = A név vagy a jelszó hibás.
server-session-ended = Máshol újra bejelentkeztél vagy kijelentkeztél.
server-bad-secret = Ez a helyhez szóló hivatkozás már nem érvényes. Kérj újat az asztalnál.
server-bad-invitation = Ez a meghívó már nem érvényes. Kérj újat attól, aki küldte.
server-not-invited = Ezek a helyek a meghívottaké. Kérj meghívót.
server-has-looked = Ebben a játszmában már láttad egy másik hely kártyáit, ezért ide nem ülhetsz le.
server-not-owner = Ezt csak az teheti meg, aki ezen a helyen ül.
server-not-creator = Ezt csak az teheti meg, aki a játszmát létrehozta.
server-nobody-to-remove = Azon a helyen nem ül senki más.
server-has-played = Aki ott ül, az már játszott.
server-chat-full = Ennél az asztalnál már annyi mindent mondtatok, hogy több nem fér el.
server-table-full = Ennél az asztalnál már annyi minden történt, hogy innen csak végigjátszani lehet.
server-enough-reports = Erről a játszmáról már sok jelentés érkezett. Köszönjük, ennyi elég.
server-not-your-seat = „{ $seat }”: ez nem a te helyed.
server-no-seat = Ennél az asztalnál nincs helyed.
server-no-name = Előbb mondd meg a neved.
server-no-spectators = Ennél az asztalnál nem lehetnek nézők.
server-not-yet = Ez csak a játszma végén látható.
server-not-allowed = Ezt nem szabad.
server-cross-site = Ez a kérés nem a mi oldalunkról jött.
server-no-account = Ehhez fiók kell.
server-has-account = Már van fiókod: „{ $login }”.
server-not-found = Itt nincs ilyen: „{ $what }”.
server-bad-method = Ez a cím nem használható így.
server-match-unreadable = Ezt a játszmát már nem lehet megnyitni: amit eltároltunk belőle, nem illik ehhez a verzióhoz. Semmit sem töröltünk belőle, és a szerver üzemeltetője értesült róla. Új játszmaként újrakezdheted, a jegyzőkönyvét pedig letöltheted, ha ezzel senki más játékát nem rontod el.
server-other-rules = Azt a részt még régebbi szabályokkal játszották. Legfeljebb eddig a lépésig mehetsz vissza: { $step }.
server-stale = A játék időközben továbbment. Nézd meg újra.
server-list-beyond = A lista { $number }. válasza túl későn jön: előtte dobás történik, kiderül valami, vagy más válaszol. Egyik válasz sem számít; előbb az előtte állókat küldd el.
server-empty-list = A lista üres, és a mostani kérdés nem arról szól, miből mennyi. Írd meg, mit válaszolsz.
server-seat-taken = Ez a hely foglalt.
server-no-open-seat = Minden hely foglalt.
server-match-over = A játszma véget ért.
server-not-over = A játszma még nem ért véget.
server-no-sequel = Ennek a játszmának nincs folytatása.
server-not-your-turn = Most más következik: { $seat }.
server-nothing-to-undo = Nincs olyan válaszod, amelyet visszavonhatnál.
server-no-request = Senki sem kért visszavonást.
server-own-request = Ez a te kérésed; a többieknek kell beleegyezniük.
server-has-resigned = Ezt már jelezted; most a társaidnak kell beleegyezniük.
server-has-not-resigned = Nem ajánlottad fel, hogy feladod.
server-not-late = Még van ideje. Várj egy kicsit.
server-nothing-to-claim = Ez a saját oldalad; nincs mit igényelned.
server-nobody-plays = „{ $seat }”: ott most senki sem játszik.
server-nobody-left = Valakinek az asztalnál kell maradnia. Ha később folytatnád, elég bezárnod az oldalt.
server-not-replaced = Ezen a helyen a gép nem játszik senki helyett.
server-replaced = Most a gép játszik helyetted. Előbb vedd vissza a helyedet.
server-two-clocks = Vagy perceket válassz az egész játszmára, vagy napokat minden válaszra, ne mindkettőt.
server-table-people = Valódi asztalnál emberek játszanak: a gépi játékos nem vehet ki kártyákat a dobozból. Hagyd a helyeket embereknek.
server-hint-fell = Ezt a kockák és a pakli mondják meg: írd be, ami az asztalon van.
server-hint-closed = Ennél az asztalnál a kézben lévő kártyák rejtve maradnak: aki nem ismeri őket, nem tud tanácsot adni.
server-no-hints = Ebben a játszmában nem lehet tippet kérni.
server-no-review = { $game }: ennek a játéknak a játszmáit még nem lehet elemezni, mert egyik gépi játékos sem értékeli az állásait.
server-review-failed = Nem sikerült elkészíteni az elemzést. Próbáld újra.
server-review-unreadable = Ezt a játszmát nem lehet elemezni: olyan szabályokkal játszották, amelyeket ez a verzió már nem ismer.
server-reviews-full = Most éppen sok elemzés készül. Próbáld újra egy perc múlva.
server-no-hint-now = Most nem sikerült tippet adni. Próbáld újra.
server-no-reply-now = A másik oldal most nem tudott dönteni. Próbáld újra.
server-bot-failed = Nem tudtam dönteni, ezért véletlenszerűen választottam.
server-look-at-what = Vagy egy szöveget küldj (jegyzőkönyvet vagy állást), vagy egy játék nevét.
server-cannot-read = Ez a jegyzőkönyv vagy állás nem olvasható.
server-cannot-read-in = Ezt a szöveget most nem sikerült beolvasni. Próbáld újra egy kicsit később.
server-too-large = Ez túl nagy.
server-too-fast = Ez túl gyors volt. { $seconds ->
    [one] Egy másodperc
   *[other] { $seconds } másodperc
} múlva próbáld újra.
server-trouble = Nálunk történt valami hiba. Feljegyeztük.
server-starting = A szerver éppen indul. Próbáld újra egy kicsit később.
server-no-mail = Ez a szerver nem küld leveleket.
server-letter-old = Ezt a hivatkozást már felhasználták, vagy lejárt. Kérj új levelet.
server-gone = valaki, aki elment
server-restarts = A szerver újraindul. A kapcsolat magától helyreáll, semmi sem vész el.
server-muted = Itt most nem cseveghetsz.
server-banned = Itt többé nem játszhatsz. Ha szerinted ez tévedés, írj a szerver üzemeltetőjének.
server-match-closed = A szerver üzemeltetője lezárta ezt a játszmát.
server-metrics-closed = A mérések a szerver üzemeltetőjének szólnak: olvasd őket magán a gépen, vagy állítsd be a WESTMARCH_METRICS_TOKEN értékét, és küldd el.
server-health-stopping = A szerver leáll; egy másik veszi át a helyét.
server-health-database = Az adatbázis nem válaszol ({ $reason }).
server-health-migrations = Az adatbázis tábláinak verziója { $found }, ennek a programnak viszont ez kell: { $wanted }. Indítsd újra, hogy frissüljenek.
server-health-fanout = A folyamatok közötti hírek akár néhány másodpercet is késhetnek: { $reason }.
server-health-workers = A gépi játékosok nem játszanak: az utolsó { $count ->
    [one] munkafolyamat
   *[other] { $count } munkafolyamat
} nem indult el. Többet a naplóban találsz.
server-health-disk = A játszmákat tároló lemezen már csak { $megabytes } MB szabad.
server-health-disk-gone = A játszmákat tároló mappa nem olvasható ({ $reason }).
server-client-missing-title = A Westmarch fut
server-client-missing-text = A játék oldalai még nincsenek elkészítve. Állítsd le a szervert, és indítsd el így; először elkészíti őket:

## The command

server-serve = a szerver elindítása, játék böngészőben
    .about =
        Elindítja a szervert: játssz böngészőben a gép ellen, egy asztalnál vagy távoli
        barátokkal. Kapcsolók nélkül csak erről a számítógépről érhető el, és a játszmákat
        itt tárolja:
          { $data }

        Minden beállítható környezeti változókkal is; így futhat több folyamat PostgreSQL
        fölött (a teljes listát lásd: docs/server.md):
          WESTMARCH_DATABASE    fájlnév, vagy postgresql://user:password@host/name
          WESTMARCH_FANOUT      redis://host:6379, vagy postgres
          WESTMARCH_PUBLIC_URL  hol érhető el a szerver, ha proxy áll előtte
    .examples =
        példák:
          westmarch serve
          westmarch serve --host 0.0.0.0 --port 80    a hálózatodon mások is játszhatnak
          westmarch serve --data ./friends.db         a játszmák az általad választott fájlban
server-serve-host = a cím, amelyen figyel (alapértelmezés: 127.0.0.1, csak ez a számítógép)
server-serve-port = a port, amelyen figyel (alapértelmezés: 8000, vagy ha az foglalt, a következő szabad; 0 esetén bármelyik szabad)
server-serve-data = hol tárolja a játszmákat (alapértelmezés: az adatkönyvtáradban)
server-serve-workers = a kiszolgáló folyamatok száma (alapértelmezés: 1; többhöz PostgreSQL kell)
server-serve-bots = a gépi játékosokért gondolkodó folyamatok száma (alapértelmezés: 2)
server-serve-log = a napló formája a szabványos hibakimeneten (alapértelmezés: terminálban text, egyébként json)
server-serve-verbose = minden kérés naplózása
server-at = A Westmarch címe: { $address } (leállítás: Ctrl+C)
server-not-installed = a szerver csomagjai nincsenek telepítve (hiányzik: { $missing }). Így telepítheted őket: pip install "westmarch[server]"
server-port-taken = A következő port foglalt: { $port }, ezért a szerver ezt használja: { $next }.
server-ports-taken = minden port foglalt ebben a tartományban: { $first }–{ $last }. Szabadíts fel egyet, vagy adj meg másikat a --port kapcsolóval.
server-that-port-taken = a következő port foglalt: { $port }. Nem fut már a Westmarch? Adj meg másik portot a --port kapcsolóval vagy a WESTMARCH_PORT változóval.
server-cannot-listen = itt nem lehet figyelni: { $host }, port: { $port }. Az ok: { $reason }. Próbálj meg másik --host vagy --port értéket.
server-setting-bad = { $name } nem olvasható: { $problem }.
server-setting-data = { $file }: ide nem lehet játszmákat menteni. Az ok: { $problem }.
server-setting-database = a WESTMARCH_DATABASE értéke fájlnév vagy postgresql://… legyen, ne ilyen: { $scheme }://…
server-setting-fanout = a WESTMARCH_FANOUT értéke memory, postgres vagy redis://… legyen, ne ez: { $value }
server-setting-fanout-needs-postgres = a WESTMARCH_FANOUT=postgres beállításhoz a WESTMARCH_DATABASE egy PostgreSQL-adatbázis legyen.
server-setting-choice = a WESTMARCH_{ $name } értéke csak ezek egyike lehet: { $choices }.
server-setting-public-url = a WESTMARCH_PUBLIC_URL így kezdődjön: http:// vagy https://
server-setting-positive = { $name }: legalább 1 legyen.
server-setting-above-zero = { $name }: nagyobb legyen, mint 0.
server-setting-proxies = a WESTMARCH_PROXIES címek vagy hálózatok listája, például 10.0.0.0/8; „{ $value }” nem ilyen.
server-setting-unknown = nincs ilyen beállítás: WESTMARCH_{ $name }. A teljes listát lásd: docs/server.md.
server-setting-unknown-near = nincs ilyen beállítás: WESTMARCH_{ $name }. Erre gondoltál: WESTMARCH_{ $near }?
server-setting-not-negative = { $name }: 0 vagy több legyen.
server-setting-smtp = a WESTMARCH_SMTP ilyen alakú legyen: smtp://user:password@host:587 vagy smtps://user:password@host.
server-setting-mail = a WESTMARCH_SMTP mellé kell a WESTMARCH_MAIL_FROM (a levelek feladójának címe) és a WESTMARCH_PUBLIC_URL (a levelekben lévő hivatkozásokhoz).
server-setting-port = a port 0 és 65535 között legyen.
server-setting-workers = több folyamathoz PostgreSQL kell: állítsd be, hogy WESTMARCH_DATABASE=postgresql://… (lásd: docs/server.md).

## Backups

server-backup = a szerver minden adatának fájlba írása
    .about =
        Egyetlen fájlba írja az összes játszmát, játékost és munkamenetet, miközben a szerver
        tovább fut. Az adatbázisfájl egyszerű másolatából hiányozna, amit utoljára tároltak.
        A fájlban minden benne van, a kézben lévő kártyák és a kezdőértékek (seed) is, ezért csak te
        olvashatod.

        SQLite és PostgreSQL (WESTMARCH_DATABASE) esetén egyaránt működik, és az eredmény
        bármelyikbe visszatölthető.
    .examples =
        példák:
          westmarch backup monday.backup
          westmarch backup --data ./friends.db monday.backup
server-backup-file = hová írja
server-backup-data = az adatbázis: fájl vagy postgresql://… (alapértelmezés: mint a serve parancsnál)
server-backup-force = a fájl felülírása, ha már van ilyen
server-backup-done = { $file }: { $matches } játszma és { $players } játékos van benne.
server-backup-exists = { $file }: itt már van valami. Válassz másik nevet, vagy add meg a --force kapcsolót.
server-backup-no-folder = Nincs ilyen mappa: { $folder }.
server-backup-no-write = { $file }: nem írható. Az ok: { $problem }.
server-backup-nothing = Még nincs mit menteni, ebben nincs játszma: { $file }.
server-backup-unreadable = { $file }: nem olvasható. Az ok: { $problem }.
server-backup-broken = { $file }: a fájl sérült.
server-backup-foreign = Ez nem a Westmarch biztonsági mentése.
server-backup-old = Az adatbázist egy korábbi verzió készítette. Indítsd el egyszer a szervert, hogy frissüljön.
server-backup-database = Az adatbázis nem használható: { $problem }.

# Mi a baj az adatbázissal vagy a bevitellel, a mondat közepén.
server-database-login = a nevet vagy a jelszót elutasították
server-database-missing = nincs ilyen nevű adatbázis
server-database-version = a táblái hiányoznak, vagy a Westmarch egy másik verziójából valók
server-database-exhausted = nincs helye több kapcsolatnak vagy adatnak
server-database-stopping = éppen leáll, vagy most indul
server-database-unclear = olyasmit válaszol, amit nem lehet megérteni
server-unfit-missing = hiányzik: „{ $field }”
server-unfit-unknown = ismeretlen mező: „{ $field }”
server-unfit-choice = ez nem választható: „{ $value }”
server-unfit-short = túl rövid, a legkisebb hossz: { $least }
server-unfit-long = túl hosszú, a legnagyobb hossz: { $most }
server-unfit-least = a legkisebb lehetséges érték: { $least }
server-unfit-most = a legnagyobb lehetséges érték: { $most }
server-unfit-above = az értéknek nagyobbnak kell lennie, mint { $bound }
server-unfit-below = az értéknek kisebbnek kell lennie, mint { $bound }
server-unfit-json = ez nem teljes JSON
server-unfit-kind = { $kind ->
    [whole] egész szám kell ide
    [number] szám kell ide
    [truth] true vagy false kell ide
    [list] lista kell ide
    [object] értékekkel kitöltött mezők kellenek ide
   *[text] szöveg kell ide
}
server-unfit-other = nem olyan alakú, amilyennek lennie kellene
server-restore = biztonsági mentés visszatöltése
    .about =
        A biztonsági mentésből mindent az adatbázisba tölt. Előbb állítsd le a szervert. Olyan
        adatbázist, amelyben már vannak játszmák, csak a --force kapcsolóval ír felül.
    .examples =
        példák:
          westmarch restore monday.backup
          westmarch restore --data ./friends.db --force monday.backup
server-restore-file = a biztonsági mentés
server-restore-data = a feltöltendő adatbázis: fájl vagy postgresql://… (alapértelmezés: mint a serve parancsnál)
server-restore-force = felülírja, ami ott van
server-restore-done = Az adatbázisban most { $matches } játszma és { $players } játékos van, innen: { $file }.
server-restore-no-file = Nincs ilyen fájl: { $file }.
server-restore-exists = { $file }: ebben már van valami. Ha felül akarod írni, add meg a --force kapcsolót.
server-restore-in-use = { $file }: használatban van. Előbb állítsd le a szervert.

## The admin command

server-admin = játékosok és játszmák felügyelete, akár futó szerveren is
    .about =
        Játékosok és játszmák felügyelete. Közvetlenül az adatbázison dolgozik, ezért ugyanaz
        a WESTMARCH_DATABASE kell neki, mint a szervernek (vagy --data FÁJL); ezek nélkül
        a következőt használja:
          { $data }
        A szerver közben futhat: két másodpercen belül észreveszi a változást.

        A JÁTÉKOS azonosító vagy felhasználónév, ahogy a `westmarch admin players` kiírja;
        a JÁTSZMA azonosító, ahogy a játszma címében áll.
    .examples =
        példák:
          westmarch admin players --search grima
          westmarch admin mute grima-3632 --days 7 --reason "sértegetés az asztalnál"
          westmarch admin end 6dJx0pqLr2VtYb1c
          westmarch admin purge --dry-run
server-admin-players = a játékosok és a rájuk vonatkozó tiltások kiírása
server-admin-matches = a játszmák kiírása, a legutóbb játszottal kezdve
server-admin-reports = a hibajelentések kiírása
server-admin-mute = a csevegés megtiltása
server-admin-unmute = a csevegés újbóli engedélyezése
server-admin-ban = egy játékos kitiltása; a megnyitott kapcsolatai megszakadnak
server-admin-unban = a kitiltás feloldása
server-admin-end = egy játszma lezárása, hogy senki ne folytathassa
server-admin-remove = egy fiók törlése; futó játszmákban a helyei felszabadulnak, neve és üzenetei eltűnnek
server-admin-purge = mindannak törlése, amiért senki sem jön vissza (WESTMARCH_PURGE_… beállítások)
server-admin-player-word = azonosító vagy felhasználónév
server-admin-match-word = a játszma azonosítója
server-admin-search-word = csak az ilyen azonosítójú, felhasználónevű vagy névrészletű játékosok
server-admin-status-word = csak az ilyen állapotúak
server-admin-limit-word = legfeljebb ennyi (alapértelmezés: 50)
server-admin-json-word = JSON formában, szkripteknek
server-admin-days-word = ennyi napra (alapértelmezés: végleg)
server-admin-reason-word = indoklás, amely később is olvasható
server-admin-yes-word = megerősítő kérdés nélkül
server-admin-dry-run-word = csak kiírja, mit törölne
server-admin-done-mute = { $name } többé nem cseveghet.
server-admin-done-unmute = { $name } újra cseveghet.
server-admin-done-ban = { $name } ki van tiltva.
server-admin-done-unban = { $name } újra játszhat.
server-admin-done-end = A játszma le van zárva: { $match }.
server-admin-done-remove = A fiók törölve. { $left ->
    [0] Nem volt helye futó játszmában.
    [one] Egy futó játszmában felszabadult a helye.
   *[other] { $left } futó játszmában felszabadult a helye.
} { $kept ->
    [0] {""}
    [one] Egy befejezett játszma megőrzi, ami történt, a neve nélkül.
   *[other] { $kept } befejezett játszma megőrzi, ami történt, a neve nélkül.
}
server-admin-sure = Végleg törlöd ezt a fiókot: { $player }? Nem lehet visszahozni. (igen/nem)
server-admin-not-sure = Semmit sem töröltünk.
server-admin-purged = { $dry ->
    [yes] Törlésre kerülne
   *[no] Törölve
}: { $sessions } munkamenet, { $guests } vendég, { $unplayed } el sem kezdett, { $unfinished } félbehagyott és { $finished } befejezett játszma, { $tickets } régi hivatkozás.
server-admin-no-database =
    Nincs ilyen adatbázis: { $file }. Add meg azt, amelyet a szerver használ: WESTMARCH_DATABASE, vagy westmarch admin --data FÁJL.
server-admin-nothing = Nincs mit kiírni.

## Letters

server-mail-confirm =
    .subject = Ez a te címed?
    .body =
        Valaki – reméljük, te – azt kérte, hogy a Westmarch erre a címre küldje a leveleit.
        Ha te voltál, erősítsd meg itt három napon belül:

        { $link }

        Ha nem, ne tégy semmit, és többé nem írunk.
server-mail-reset =
    .subject = Új jelszó a Westmarchhoz
    .body =
        Valaki – reméljük, te – elfelejtette a fiókod jelszavát.
        Itt adhatsz meg újat egy órán belül:

        { $link }

        Ha nem te voltál, ne tégy semmit; a jelszavad marad a régi.
server-mail-turn =
    .subject = { $game }: te következel
    .body =
        A többiek rád várnak az asztalnál:

        { $link }

        Minden alkalommal legfeljebb egy ilyen levelet küldünk. Ha többet nem kérsz:
        { $stop }

## The pages that letters lead to

server-page-confirm = A Westmarch levelei
    .text = Erre a címre küldjük a fiókodnak szóló leveleket?
    .button = Igen, ide kérem
server-page-confirmed = Rendben
    .text = A fiókodnak szóló leveleket ezentúl erre a címre küldjük.
server-page-reset = Új jelszó
    .text = Válassz új jelszót, legalább 8 karaktert. Mindenhol kijelentkeztetünk.
    .field = Új jelszó
    .button = Beállítás
server-page-bad-password = Ez nem jó jelszó
    .text = A jelszó legalább 8, legfeljebb 200 karakter legyen.
server-page-changed = A jelszavad megváltozott
    .text = Mostantól ezzel jelentkezhetsz be.
server-page-stop = Nem kérsz több levelet?
    .text = Többé nem írunk neked, amikor te következel.
    .button = Nem kérek többet
server-page-stopped = Rendben
    .text = Többé nem kapsz levelet, amikor te következel. Ezt a fiókodban módosíthatod.
server-page-old = Ez a hivatkozás már nem érvényes
    .text = Már felhasználták, vagy lejárt. Kérj új levelet.
