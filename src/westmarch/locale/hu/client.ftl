### What the web client says, whatever the game.

## Everywhere

client-close = Bezárás
client-back = Vissza
client-again = Újra
client-save = Mentés
client-send = Küldés
client-yes = igen
client-no = nem
client-you = te
client-loading = Terítjük az asztalt…
client-offline = A szerver nem válaszol. Rendben van a kapcsolat?
client-failed = Ez nem sikerült.
client-lost = Itt nincs semmi
client-lost-text = Ez a cím nem vezet sehová. Talán lemaradt belőle egy darab.
client-to-lobby = Az előcsarnokba
client-to-table = Az asztalhoz
client-somebody = Valaki

## Lobby

client-what-this-is = Középföldei társas- és kártyajátékok minden szabályukkal: a gép ellen, barátokkal egy képernyőnél vagy egymástól távol.
client-first-time = Kezdő vagy?
client-first-time-of = { $game }: első lépések
client-guided-match = Vezetett játszma
client-first-match = Vezetett első játszma
client-first-match-text = Tíz perc igazi játék. A program mindent akkor magyaráz el, amikor először számít; közben te játszol.
client-first-match-go = A vezetett játszma folytatása ({ $told }/{ $steps })
client-first-match-again = A vezetett játszma még egyszer
client-first-rules-text = Minden szabály a saját szavainkkal, fejezetenként, kipróbálható példákkal.
client-first-puzzles-text = Állások, amelyekben van mit megtalálni.
client-turn = { $turn }. forduló
client-round = { $round }. forduló
client-new-match = Új játszma
client-my-matches = Játszmáim
client-no-matches = Még egyetlen játszmában sem veszel részt. Válassz fent egy játékot: a gép bármikor kész játszani, egy barátod pedig hivatkozással csatlakozhat.
client-open-matches = Játékostársra várnak
client-live-matches = Most játsszák
client-played-matches = Nemrég befejezett, visszanézhető játszmák
client-finished-matches = { $count } befejezett játszma
client-import = Jegyzőkönyv megnyitása
client-players =
    { $least ->
        [1] { $most ->
            [1] 1 játékos
           *[other] 1–{ $most } játékos
        }
       *[other] { $most ->
            [2] 2 játékos
           *[other] { $least }–{ $most } játékos
        }
    }
client-your-turn = Te következel.
client-to-play = Következik: { $seat }
client-turn-of = Következik: { $seat } ({ $name })
client-waits-for-company = Játékostársra vár
client-abandoned = Feladták
client-closed = A szerver üzemeltetője lezárta ezt a játszmát.
client-unseen = { $count } új esemény
client-fan-work = Nem hivatalos program: olyanok készítették, akik szeretik ezeket a játékokat. Nem helyettesíti őket: a táblához, a figurákhoz, a kártyákhoz és egy közös estéhez az igazi játék kell.

## A new match

client-how-many = Játékosok
client-two-handed = kétkezes
    .text = Egyedül játszol két paklival, és mindkét kéz kártyáit látod. A program mindig megmondja, melyik játékosként válaszolsz.
client-seat-me = én
client-seat-bot = a gép: { $bot }
client-seat-rated = { $player } (értékszám: { $rating })
client-seat-friend = egy barát, hivatkozással
client-seat-hotseat = valaki más ennél a képernyőnél
client-seat-open = szabad
client-more-options = További beállítások
client-your-name = A neved
client-guest = Utazó
client-match-title = A játszma címe
# Valódi asztalnál.
client-real-table = Kockák és kártyák az asztalról
    .text = Előttetek van a játék. Ti írjátok be, mit dobtok és mit húztok; a program a játékvezető, és vezeti a jegyzőkönyvet. Minden helyen emberek játszanak.
client-closed-hands = A kézben lévő kártyák rejtve maradnak
    .text = Senki sem írja be, mit húz. A kártyát a kijátszásakor nevezitek meg; addig a program nem ismeri, és minden szóba jöhető kártyát felkínál.
client-fell-left = { $count ->
    [0] Minden be van írva.
   *[other] Még { $count } érték hiányzik.
}
client-fell-remove = Törlés: { $what }
client-spectators = Akinek megvan a hivatkozás, nézheti
client-delay = Mikor látják a nézők, mi történik
client-delay-minutes = { $count ->
    [0] azonnal
   *[other] { $count } perccel később
}
client-delayed = Ezt a játszmát { $count } perces késéssel látod, mert a játékosok így kívánják.
client-hints-allowed = Lehet tippet kérni
client-friends-see = Akikkel már játszottam, látják az előcsarnokban, és leülhetnek egy szabad helyre
client-public = Jelenjen meg az előcsarnokban: bárki leülhet a szabad helyekre, vagy nézheti
client-clock = Idő
client-clock-none = nincs korlát
client-clock-minutes =
    { $count ->
        [one] fejenként { $count } perc
       *[other] fejenként { $count } perc
    }
client-clock-days =
    { $count ->
        [one] válaszonként { $count } nap
       *[other] válaszonként { $count } nap
    }
client-start = Kezdés

## Who one is

client-who-are-you = Ki vagy?
client-account = Rólad
client-account-optional = Fiókkal bárhonnan visszatérhetsz (nem kötelező)
client-login = Felhasználónév
client-password = Jelszó (legalább 8 karakter)
client-sign-in = Bejelentkezés
client-register = Fiók létrehozása
client-sign-out = Kijelentkezés
client-old-password = Eddigi jelszó
client-new-password = Új jelszó (legalább 8 karakter)
client-change-password = Jelszó módosítása
client-password-changed = A jelszó megváltozott. A többi böngészőben újra be kell jelentkezned.
client-registered = Elkészült a fiókod. Ha máshol jelentkezel be, a jelszavadra és erre a felhasználónévre lesz szükséged: { $login }
client-signed-in = Bejelentkezve: { $login }.
client-email = Értesítés e-mailben (nem kötelező)
client-email-none = Ha megadsz egy címet, új jelszót kérhetsz, ha elfelejtetted a régit, és levelet kaphatsz, ha te következel.
client-email-unconfirmed = Levelet küldtünk erre a címre: { $email }. Kövesd a benne lévő hivatkozást, és attól kezdve oda írunk.
client-email-confirmed = A levelek ide mennek: { $email }.
client-email-address = E-mail-cím
client-email-password = A jelszavad, hogy tudjuk, tényleg te vagy az
client-email-save = Cím mentése
client-email-remove = Cím törlése
client-email-turns = Kérek levelet, ha egy játszma rám vár
client-forgot = Elfelejtettem a jelszavam
client-forgot-sent = Ha van ilyen fiók, és a címe meg van erősítve, már úton van a levél a hivatkozással.

## At the door

client-take-seat = Leülök ide: { $seat }
client-watch = Nézem
client-private = Ez zártkörű játszma.
client-not-invited = A szabad helyek a meghívottaké. Kérj meghívót valakitől, aki az asztalnál ül.
client-no-table = Nincs ilyen játszma

## The table

client-board = Játéktábla
client-beside = A tábla mellett
client-hand = A kártyáid
client-log = Napló
client-chat = Csevegés
client-answers = Válaszok
client-waiting = Rá várunk: { $seat } ({ $name }).
client-waiting-open = Várunk, hogy valaki leüljön ide: { $seat }.
client-watching = Nézőként vagy itt.
client-question = „{ $question }”
client-thinking = Gondolkodik: { $seat } ({ $name }).
client-reconnecting = Megszakadt a kapcsolat; újrapróbáljuk…
client-rule-here = Az ide vonatkozó szabály
client-undo = Visszavonás
client-undo-title = Az utolsó válasz visszavonása (U)
client-redo-title = A visszavont válasz ismétlése (Shift+U)
client-undo-asked = Megkérdeztük a többieket, visszavonhatod-e.
client-undo-pending = Visszavonást kértél. Még nem válaszolt: { $who }.
client-undo-request = { $name } szeretne visszavonni valamit.
client-undo-request-crosses = { $name } szeretne visszavonni valamit, de azóta már kockák vagy kártyák is láthatóvá váltak.
client-resign-pending = Felajánlottad, hogy feladjátok. A társaidnak is bele kell egyezniük.
client-resign-request = { $name } feladná a játszmát. Ha beleegyezel, véget ér.
client-resign-agree = Én is feladom
client-resign-not = Játsszunk tovább
client-late-away = { $name } már régóta nincs itt. Várhatsz tovább, de nem muszáj.
client-late-time = { $name } ideje lejárt. Várhatsz tovább, de nem muszáj.
client-late-mine = Lejárt az időd. Addig még válaszolhatsz, amíg valaki nem kéri a győzelmet.
client-clock-left = Hátralévő idő: { $time }
client-claim = Kérem a győzelmet
client-let-bot-meanwhile = Addig játsszon a gép
client-replaced = A gép játszik helyetted.
client-come-back = Itt vagyok újra
client-agree = Beleegyezem
client-refuse = Nem egyezem bele
client-withdraw = Mégsem
client-hint-button = Tipp
client-hint-title = Mit tenne itt a gép? (H)
client-hint = { START($choice) }. { $why }
client-hint-choice = { START($choice) } – { $chance }% esély. { $why }
client-hint-choices = További lehetőségek, és mit érnek
client-hint-alike = Az ennyire közeli esélyek gyakorlatilag egyformák.
client-do-that = Legyen így
client-why = Miért nem?
client-why-title = Kattints bármire, és megtudod, miért nem választható (W)
client-why-mode = Kattints bármire, és megtudod, miért nem választható.
client-can-be-chosen = Ezt most választhatod.
client-choices-title = Minden lehetőség (/)
client-find = Lehetőség keresése
client-menu = Menü
client-sure = { START($choice) }: ezt a többiek nélkül már nem vonhatod vissza. Megteszed?
client-sure-title = Biztos vagy benne?
client-yes-do = Megteszem
client-no-wait = Várok még
client-go-on = Tovább
client-hand-over-text = Mielőtt folytatod, add át a képernyőt: a következő képet csak az láthatja, akinek szól.
client-open-hands = Ne kérdezd többet: láthatjuk egymás kártyáit
client-log-empty = Még nem történt semmi.
client-log-earlier = { $count } korábbi sor
client-chat-empty = Még senki sem szólt.
client-chat-earlier = { $count ->
    [one] Egy korábbi sor
   *[other] { $count } korábbi sor
}
client-chat-say = Írj valamit
client-plain-board = Ennek a játéknak még nincs rajzolt táblája. Itt megtalálsz mindent, amit tudhatsz, és minden választ megadhatsz.

client-entry-join = { $name } leül az asztalhoz: { $seat }.
client-entry-leave = { $name } elhagyja a játszmát.
client-entry-remove = { $name } eltávolítja az asztaltól: { $who }.
client-entry-renew = Új hivatkozás készült ehhez a helyhez: { $seat }.
client-entry-anew = Még nem játszott senki, ezért újraosztottunk mindent.
client-entry-seat = Gazdát cserél a hely: { $seat }.
client-entry-undo = { $name } visszavon { $steps } választ.
client-entry-undo-crossed = { $name } visszavon { $steps } választ, köztük dobást vagy felfedést is.
client-entry-undo-ask = { $name } szeretne visszavonni valamit.
client-entry-undo-agree = { $name } beleegyezik.
client-entry-undo-refuse = { $name } nem egyezik bele.
client-entry-resign = { $name } feladja.
client-entry-play-on = { $name } mégis tovább játszana.
client-entry-claim = { $name } kéri a győzelmet: a másik fél túl sokáig váratja a többieket.
client-entry-stand-in = Addig a gép játszik ezen a helyen: { $seat }.
client-entry-back = { $name } újra itt van.
client-entry-rules =
    { $steps ->
        [one] Kijavítottuk a szabályokat, és az utolsó válasz már nem felel meg nekik. A játszma az előtte lévő állásból folytatódik.
       *[other] Kijavítottuk a szabályokat, és az utolsó { $steps } válasz már nem felel meg nekik. A játszma az előttük lévő állásból folytatódik.
    }
client-entry-damaged =
    { $steps ->
        [one] Az utolsó választ nem lehetett visszaolvasni. A játszma az előtte lévő állásból folytatódik.
       *[other] Az utolsó { $steps } választ nem lehetett visszaolvasni. A játszma az előttük lévő állásból folytatódik.
    }
client-entry-seed = Előzőleg kockákat vagy kártyákat vontak vissza, ezért innentől minden új kezdőérték (seed) szerint alakul.
client-entry-opened = { $name } megnézte a játszma kezdőértékét (seed).
client-entry-rematch = Új játszma kezdődik.
client-entry-end = A játszma véget ért.

## The table's menu

client-away = nincs itt
client-let-bot = Játsszon a gép
client-stand-in = Addig játsszon helyettem a gép
client-seat-stand-in = { $name }; addig a gép ({ $bot }) játszik
client-bot-why = Miért tetted ezt?
client-bot-why-short = Miért?
client-bot-silent = Még nincs mit elmondani.
client-withheld = (titok a játszma végéig)
client-rules = Szabályok
client-rules-of = Szabályok: { $game }
client-rules-page = Az összes szabály külön oldalon: { $game }
client-rules-find = Keresés a szabályokban
client-rules-contents = Tartalom
client-rules-found =
    { $count ->
        [0] Nincs találat. Próbáld kevesebb szóval.
       *[other] { $count } szakasz
    }
client-rules-example = Példa: { $title }
client-rules-try = Kipróbálás egy táblán
client-rules-see = Lásd még:
client-rules-print = Nyomtatás
client-rule-read = A szabály elolvasása
client-rule-card = Szabályok ehhez a kártyához
client-puzzles = Feladványok
client-puzzles-of = Feladványok: { $game }
client-puzzles-text = Találd meg a célhoz vezető utat. Minden oldal nevében te válaszolsz. Megoldva: { $solved }/{ $count }.
client-puzzle-for = Következik: { $seat }
client-puzzle-solved = Megoldva.
client-puzzle-done = megoldva
client-puzzle-show = A megoldás mutatása, lépés: { $step }/{ $steps }
client-puzzle-next = Következő feladvány
client-puzzle-rule = A hozzá tartozó szabály

## The guide of a first match

client-guide = Útmutató
client-guide-count = { $told }/{ $steps }
client-guide-next = Tovább
client-guide-show = Mutasd meg
client-guide-wait = Egy pillanat
client-guide-insist = Mégis ezt választom
client-guide-free = Folytasd, ahogy szeretnéd. Szólok, ha valami új jön.
client-guide-strayed = Így is lehet. Folytasd, ahogy szeretnéd, vagy vond vissza; szólok, ha valami új jön.
client-guide-play-on = Folytatás innen
client-guide-leave = Kilépés
client-guide-leave-title = Bármikor visszatérhetsz: ez a böngésző megjegyzi, hol tartasz.
client-guide-again = Elölről
client-no-lesson = Ehhez a játékhoz még nincs vezetett játszma.
client-practice-choices = Minden lehetőség
client-practice-again = Újrakezdés
client-practice-show = Következő lépés ({ $step }/{ $steps }): { $choice }
client-practice-done = Kész, ahogy a szövegben áll.
client-keys = Billentyűk
client-replay = Visszajátszás
client-links = Hivatkozások az asztalhoz
client-invite = Meghívó egy barátnak: { $seat }
client-invite-text = Aki először nyitja meg, az ül le erre a helyre. Más nem teheti, hacsak a játszma nem látható az előcsarnokban.
client-invite-first = Hívd meg a barátodat
client-invite-picture = Meghívó QR-kódként: { $seat }
client-invite-preview = Ezt látja majd a barátod:
client-invited = { $name } meghív egy játszmára.
client-invite-needs = Nem kell hozzá fiók, csak egy név.
client-invite-taken = { $name } megérkezett, és itt játszik: { $seat }.
client-share = Megosztás
client-watch-link = Annak, aki nézni szeretné
client-watch-link-text = Azt mutatja, amit bárki láthat. Játszani nem lehet vele.
client-renew = Új hivatkozás
client-renewed = Elkészült
client-remove = Eltávolítás
client-seat-link = A te helyed: { $seat }
client-seat-link-text = Ezzel bárhonnan folytathatod. Akinek megvan, az játszik ezen a helyen, ezért ne add ki senkinek.
client-copy = Másolás
client-copied = Másolva
client-record = Jegyzőkönyv mentése
client-sequel = Tovább a következő forgatókönyvre
client-rematch = Újra játszunk
client-rematch-swap = Újra játszunk, oldalcserével
client-rematch-made = { $name } új játszmát kezdett, ugyanazokkal az oldalakkal.
client-rematch-made-swap = { $name } új játszmát kezdett, oldalcserével.
client-rematch-go = Az új játszmához
client-give-seat = A helyem átadása másnak
client-give-seat-text = A helyed azonnal felszabadul, és kapsz egy hivatkozást annak, aki helyetted folytatja. Nézheted a játszmát, de már nem játszol benne.
client-give-this-seat = Ennek a helynek az átadása: { $seat }
client-gave-seat = A hely szabad: { $seat }. Küldd el ezt a hivatkozást annak, aki folytatja.
client-leave = A játszma elhagyása
client-leave-text = A helyed felszabadul: a következő meghívotté vagy a gépé lehet. Ha még senki sem játszott, mindent újraosztunk. Ha később vissza akarsz jönni, elég bezárnod az oldalt: a játszma megvár az előcsarnokban.
client-resign = Feladom
client-resign-text = Feladod a játszmát, és a másik fél győz. Ezt nem lehet visszavonni.
client-resign-solo = A játszma ezzel véget ér, és elvesztetted.
client-resign-team = Felajánlod, hogy feladjátok a játszmát. Akkor ér véget, ha a társaid is beleegyeznek; addig még tovább játszhatsz.
client-report = Hiba jelentése
client-report-text = Mire számítottál, és mi történt? Az állást és a jegyzőkönyvet is elküldjük, hogy meg lehessen találni a hibát.
client-report-note = Mi történt
client-report-file = A jelentés mentése
client-reported = Köszönjük. A jelentést elmentettük.
client-fair = Nem csalnak a kockák?
client-fair-text = Az összes kocka kezdőértéke (seed) már az első dobás előtt eldől. Ez a kezdőérték és az egyszeri kulcs ujjlenyomata (SHA-256); a játszma végén mindkettő látható lesz, így bárki ellenőrizheti, hogy semmi sem változott.
client-fair-several = Valaki azután ült az asztalhoz, hogy kockákat vagy kártyákat vontak vissza, ezért a későbbiekhez új kezdőérték (seed) készült.
client-fair-hash = Ujjlenyomat
client-fair-hash-from = Ujjlenyomat { THE($step) }. választól kezdve
client-fair-seed = Kezdőérték (seed) és egyszeri kulcs
client-fair-later = a játszma végén látható
client-fair-known = A játszma kezdőértékét (seed) valaki maga választotta vagy megnézte, ezért a kockái nem titkosak.
client-fair-right = Ellenőrizve: az ujjlenyomat ehhez a kezdőértékhez tartozik.
client-fair-wrong = Az ujjlenyomat nem ehhez a kezdőértékhez tartozik!

client-key-arrows = nyilak
    .does = lépkedés a választható dolgok között
client-key-enter = Enter
    .does = kiválasztás
client-key-escape = Esc
    .does = a megnyitott ablak bezárása; nem von vissza semmit
client-key-space = szóköz
    .does = tovább: kész, folytatás, passz
client-key-numbers = 1–9
    .does = az adott sorszámú válasz
client-key-slash = /
    .does = lehetőség keresése név szerint
client-key-h = H
    .does = tipp
client-key-w = W
    .does = miért nem?
client-key-u = U, Ctrl+Z
    .does = visszavonás
client-key-redo = Shift+U, Ctrl+Y
    .does = a visszavont ismétlése
client-key-c = C
    .does = a kártyáidhoz
client-key-l = L
    .does = a naplóhoz
client-key-m = M
    .does = a játéktáblához
client-key-zoom = + − 0
    .does = közelebb, távolabb, teljes nézet
client-key-r = R
    .does = a szabályok, az éppen érvényesnél megnyitva
client-key-question = ?
    .does = ezek a billentyűk

## Replay

client-review = Elemzés
client-review-waiting = A játszma elemzése mindjárt elkezdődik…
client-review-working = A játszma elemzése folyamatban…
client-review-progress = Hol tart az elemzés
client-review-leave = Akár egy percig is eltarthat. Közben elhagyhatod az oldalt, és később visszajöhetsz.
client-review-chance = A győzelem esélye: { $team }
client-review-chance-together = A közös győzelem esélye
client-review-label = A győzelem esélyének alakulása a játszma során: { $team }. Kezdetben { $start } százalék, a végén { $end }. Az alatta lévő csúszkával végigjárható, és egy táblázat is elmondja az egészet.
client-review-moment = A játszma pillanata
client-review-at = { $number ->
    [0] a kezdetén
   *[other] { NUMBER($number, useGrouping: 0) } válasz után
}
client-review-at-turn = { $turn }. forduló, { $number ->
    [0] a kezdet
   *[other] { NUMBER($number, useGrouping: 0) } válasz után
}
client-review-told = { $chance } százalék ({ $when }). Utána a változás: szerencse { $luck }, döntések { $choice }.
client-review-end = A végén { $chance } százalék.
client-review-sum = Kezdetben { $start } százalék volt, a végén { $end }. Az összes változás: szerencse { $luck }, döntések { $choice }.
client-review-sum-so-far = Kezdetben { $start } százalék volt, most { $end }. Az összes változás: szerencse { $luck }, döntések { $choice }.
client-review-table = Minden pillanat táblázatban
client-review-turn = Forduló
client-review-answers = Válaszok
client-review-percent = Százalék
client-review-luck = Szerencse
client-review-choices = Döntések
client-review-totals = Mindenki szerencséje és döntései
client-review-seat = Játékos
client-review-mistakes = Hibák
client-review-of = { $mistakes } ({ $questions } döntésből)
client-review-about = A győzelmi esély százalékában. Döntések: ennyi veszett el a gép által talált legjobbhoz képest; döntéssel csak veszíteni lehet, nyerni nem. Szerencse: minden más, főleg a kockák és a kártyák. A gép minden döntésnél csak azt tudta, amit a játékos tudhatott; jó bíráló, de nem tévedhetetlen.
client-review-costliest = A legdrágább döntések
client-review-no-mistakes = Senkinek sem került sokba egyetlen döntése sem.
client-review-played = Ez történt
client-review-better = Jobb lett volna
client-review-instead = { $best } százalék helyett { $expected }
client-review-from-to = előtte { $from } százalék, utána { $to }
client-review-luckiest = Legnagyobb szerencse: { $team }
client-review-unluckiest = Legnagyobb balszerencse: { $team }
client-review-not-lucky = Nem volt különösebb szerencse.
client-review-not-unlucky = Nem volt különösebb balszerencse.
client-review-mistake = drága döntés
client-review-lucky = szerencse
client-review-unlucky = balszerencse
client-review-show = Megmutatás a görbén
client-review-look = Megnézem
client-try-again = Újra
client-play-on = Folytatás innen
client-what-if = Mi lett volna, ha? { START(THE($step)) }. választól
client-replay-start = A kezdet
client-replay-answer = { $seat }: { $choice }
client-replay-hidden = { $seat }: titokban választott.
client-replay-first = Az elejére
client-replay-last = A végére
client-replay-back = Egy lépéssel vissza
client-replay-forward = Egy lépéssel előre
client-replay-step = A játszma lépése
client-replay-at = lépés: { $step }/{ $steps }
client-play = Lejátszás
client-pause = Szünet
client-look-from = Nézőpont
client-spectator = néző

## Settings

client-settings = Beállítások
client-language = Nyelv
client-language-browser = a böngésző szerint
client-theme = Nappal vagy éjszaka
client-theme-system = a rendszer szerint
client-theme-light = nappal
client-theme-dark = gyertyafény
client-motion = Animációk
client-motion-normal = normál
client-motion-fast = gyors
client-motion-none = nincs
client-text-size = Betűméret
client-palette = Színek
client-palette-usual = mint a térképen
client-palette-safe = könnyen megkülönböztethető (színtévesztőknek)
client-patterns = Minták a színek mellett
client-confirm = Kérdezz vissza, mielőtt olyat teszek, amit nem lehet visszavonni
client-only-answer = Ha csak egy válasz van, add meg helyettem, olyan szünettel, amely nem árul el semmit
client-stops = Megállások
client-stops-text = Fázisonként beállíthatod, hogy a program minden akcióablakban megkérdezzen, csak akkor, ha valami hasznosat tehetnél, vagy soha; máskor passzol helyetted. Ha mások várnak, ez eltart egy kicsit, hogy ne derüljön ki, milyen kártyáid vannak.
client-stop-always = mindig
client-stop-useful = ha számíthat
client-stop-never = soha
client-sound = Hangok

## Boards

client-zoom-in = Közelebb
client-zoom-out = Távolabb
client-zoom-all = Teljes nézet
client-choose-all = Mind
client-choose-none = Egyik sem
client-fewer = Kevesebb: { $what }
client-more = Több: { $what }

## Coming back, and the end

client-while-away = Amíg nem voltál itt
client-away-taken-back =
    { $count ->
        [one] Közben egy választ visszavontak.
       *[other] Közben { $count } választ visszavontak.
    }
client-won = Győztél
client-defeated = Vesztettél
client-over = A játszma véget ért
client-result-resigned = Győzött: { $winners }. A másik fél feladta.
client-result-resigned-all = A játszmát feladták.
client-result-away = Győzött: { $winners }. A másik fél túl sokáig volt távol.
client-result-time = Győzött: { $winners }. A másik fél ideje lejárt.
client-scores = Pontszám
client-score = { $what }: { $points }

client-dealt-out = amelyik jut
client-key-shift-space = Shift + szóköz
    .does = passz, amíg valami meg nem változik

## Közvetlen játék: ablak a mutató mellett

client-direct-title = { $piece } → { $goal }
client-direct-count = { $what }: { $count }
client-direct-along = Velük kell mennie: { $who }
client-direct-where = { $piece }: válassz a megjelölt célok közül. Ha újra rákattintasz, elengeded.
client-direct-parted = Más lehetőségek: egy rész itt is maradhat
client-direct-go = Mehet
client-direct-only = Csak ez
client-direct-only-title = Csak ez történjen, semmi más
client-direct-solo = Itt mindent visszavonhatsz.
client-direct-falls = Ha közben dobás történik, vagy kártya válik láthatóvá, egyedül már nem vonhatod vissza.
client-direct-free = Visszavonhatod, amíg más nem válaszol.

# Egy játékos oldala.
client-player-mine = Az oldalam: játszmák és elemzések
client-player-you = Itt az összes játszmádat látod. Mások csak a nyilvánosakat látják, és azokat, amelyekben maguk is játszanak.
client-player-other = A nyilvános játszmákat látod, és azokat, amelyekben te is játszol.
client-player-played = { $finished } befejezett játszma, ebből { $won } győzelem
client-player-running = Folyamatban lévő játszmák
client-player-over = Befejezett játszmák
client-player-nothing = Egyelőre nincs itt semmi, amit láthatnál.

## Az események lépésenként látszanak

client-pace = Az események menete
    .help = Meddig látszik egy-egy lépés: kockák, találatok, a másik oldal akciói. A szóközzel továbbléphetsz, a válasszal pedig nem kell megvárnod a végét.
client-pace-slow = lassan, lépésenként
client-pace-usual = lépésenként
client-pace-quick = gyorsan
client-pace-off = egyszerre minden
client-taken = Elfoglalt települések
client-taken-none = nincs
client-strip = Mi történt
client-strip-again = Újra
client-strip-less = Kevesebb sor
client-strip-more = még { $count } sor
client-stage-next = következő lépés
client-stage-watch = Nézd, mi történik.
client-stage-skip = Kihagyás

## Elemzés

client-analyse = Mit érnek a lehetőségek?
client-analysis = Elemzőasztal
client-analysis-open = Az elemzőasztalra
client-analysis-start = Kezdőállás
client-analysis-file = Fájl megnyitása
client-analysis-go = Játék és elemzés
client-analysis-text = Állás vagy jegyzőkönyv
client-analysis-line = { START(THE($line)) }. sor megmutatása
client-analysis-help = Húzz el egy bábut, vagy kattints egy helyre, és módosítsd, ami ott áll: a szöveg követi. Ha a szöveget módosítod, a tábla követi.
client-analysis-help-text = Ha módosítod a szöveget, a tábla követi.
client-analysis-link = Hivatkozás erre az állásra
client-setup = Felállítás kézzel
client-setup-where = Válassz egy helyet
client-setup-nobody = Itt nincs semmi.
client-setup-add = Hozzáadás: { $place }
client-setup-add-short = Hozzáadás …
client-setup-remove = Elvétel: { $what }
client-setup-take = Felvétel: { $what }
client-setup-take-all = Minden felvétele
client-setup-count = { $count } × { $what }
client-setup-hand = Felvéve: { $things }. Kattints arra a helyre, ahová kerüljön, vagy válaszd ki.
client-setup-to = Letétel ide …
client-setup-back = Visszatétel
client-setup-line = Szövegként
client-setup-begun = Ez az akció eleje. Az azóta adott válaszok nem illenek egy módosított álláshoz.
