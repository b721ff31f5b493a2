# What the server says.

server-guest = Host
server-bad-input = Tomu nelze rozumět: { $where }: { $problem }.
server-bad-letters = Použijte prosím viditelné znaky: žádné neviditelné, žádné, které obracejí směr řádku, a ne samé mezery.
server-bad-host = Tento server pod tímto jménem neběží. Jeho správce může jméno přidat do WESTMARCH_HOSTS.
server-bad-login = Jméno nebo heslo nesouhlasí.
server-session-ended = Toto přihlášení už neplatí: mezitím proběhlo nové, nebo odhlášení odjinud.
server-bad-secret = Tento odkaz na místo už neplatí. Požádejte u stolu o nový.
server-bad-invitation = Tato pozvánka už neplatí. Požádejte toho, kdo ji poslal, o novou.
server-not-invited = Tato místa jsou vyhrazena pro pozvané. Požádejte o pozvánku.
server-has-looked = V této partii už znáte karty hráče na jiném místě, toto místo proto obsadit nemůžete.
server-not-owner = To může jen ten, kdo toto místo obsadil.
server-not-creator = To může jen ten, kdo tuto partii založil.
server-nobody-to-remove = Na tomto místě nikdo jiný není.
server-has-played = Kdo tam sedí, už hrál.
server-chat-full = U tohoto stolu se toho napsalo tolik, že se už nic nevejde.
server-table-full = U tohoto stolu se toho stalo tolik, že se už dá jen dohrát.
server-enough-reports = O této partii už máme mnoho hlášení. Děkujeme, to stačí.
server-not-your-seat = „{ $seat }“ není vaše místo.
server-no-seat = U tohoto stolu nemáte místo.
server-no-name = Řekněte nám nejdřív, jak se jmenujete.
server-no-spectators = Tento stůl není přístupný divákům.
server-not-yet = To bude vidět, až partie skončí.
server-not-allowed = To není dovoleno.
server-cross-site = Tento požadavek nepřichází z naší stránky.
server-no-account = K tomu je třeba účet.
server-has-account = Účet už máte: „{ $login }“.
server-not-found = „{ $what }“ tu není.
server-bad-method = Tuto adresu takto použít nelze.
server-match-unreadable = Tuto partii už nelze otevřít: co je z ní uloženo, neodpovídá této verzi. Nic z ní není smazáno a správce serveru o tom ví. Můžete ji začít znovu jako odvetu a její záznam lze stáhnout, pokud tím nikomu jinému nezkazíte hru.
server-other-rules = Tato část se hrála podle starších pravidel. Vrátit se můžete nejdál ke kroku { $step }.
server-stale = Hra se mezitím posunula. Podívejte se znovu.
server-list-beyond = Odpověď č. { $number } ze seznamu přichází příliš pozdě: před ní něco padne, něco se ukáže nebo odpovídá někdo jiný. Nic nebylo zodpovězeno; pošlete nejdřív odpovědi před ní.
server-empty-list = Seznam je prázdný, a na počet se teď nikdo neptá. Napište, co odpovídáte.
server-seat-taken = Toto místo je obsazené.
server-no-open-seat = Všechna místa jsou obsazená.
server-match-over = Partie skončila.
server-not-over = Partie ještě neskončila.
server-no-sequel = Na tuto partii nic nenavazuje.
server-not-your-turn = Na tahu teď nejste vy, ale { $seat }.
server-nothing-to-undo = Nemáte co vzít zpět.
server-no-request = Nikdo nežádá o možnost vzít něco zpět.
server-own-request = To je vaše vlastní žádost; souhlasit musí ostatní.
server-has-resigned = Tuto nabídku už spoluhráči mají; ještě s ní musí souhlasit.
server-has-not-resigned = Nabídku vzdát partii od vás spoluhráči nemají.
server-not-late = Čas ještě nevypršel. Chvíli počkejte.
server-nothing-to-claim = To je vaše vlastní strana; není o co se hlásit.
server-nobody-plays = Za „{ $seat }“ teď nikdo nehraje.
server-nobody-left = Někdo musí u stolu zůstat. Chcete-li pokračovat později, stačí zavřít stránku.
server-not-replaced = Na tomto místě počítač za nikoho nehraje.
server-replaced = Právě za vás hraje počítač. Nejprve se vraťte na své místo.
server-two-clocks = Zvolte buď minuty na celou partii, nebo dny na každou odpověď, ne obojí.
server-table-people = U skutečného stolu hrají lidé: počítačový hráč si z krabice karty vzít nemůže. Nechte jeho místa lidem.
server-hint-fell = O tom rozhodují kostky a balíček: zadejte, co leží na stole.
server-hint-closed = U tohoto stolu zůstávají karty v ruce skryté: kdo vaše karty nezná, nemůže vám radit.
server-no-hints = Tato partie se hraje bez nápověd.
server-no-review = Partie hry { $game } zatím rozebrat nelze: žádný počítačový hráč neumí posoudit její pozice.
server-review-failed = Rozbor se nepodařilo vytvořit. Zkuste to znovu.
server-review-unreadable = Tuto partii rozebrat nelze: hrála se podle pravidel, která tato verze už nezná.
server-reviews-full = Právě teď vzniká mnoho rozborů. Zkuste to za minutu znovu.
server-no-hint-now = Nápovědu se teď nepodařilo zjistit. Zkuste to znovu.
server-no-reply-now = Druhá strana se teď nedokázala rozhodnout. Zkuste to znovu.
server-bot-failed = Nedokážu se rozhodnout, tak volím náhodně.
server-look-at-what = Pošlete buď text (záznam nebo pozici), nebo název hry.
server-cannot-read = Tento záznam nebo pozici nelze přečíst.
server-cannot-read-in = Tento text se teď nepodařilo přečíst. Zkuste to za chvíli znovu.
server-too-large = To je příliš velké.
server-too-fast = To bylo příliš rychle. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-trouble = Na naší straně se něco pokazilo. Víme o tom.
server-starting = Server právě startuje. Zkuste to za chvíli znovu.
server-no-mail = Tento server e-maily neposílá.
server-letter-old = Tento odkaz byl už použit, nebo je příliš starý. Požádejte o nový e-mail.
server-gone = někdo, kdo odešel
server-restarts = Server se restartuje. Spojení se obnoví samo; nic se neztratí.
server-muted = Teď tu nesmíte psát do rozhovoru.
server-banned = Už tu nesmíte hrát. Pokud si myslíte, že je to omyl, napište správci serveru.
server-match-closed = Tuto partii ukončil správce serveru.
server-metrics-closed = Měření jsou jen pro správce serveru: čtěte je přímo na tomto počítači, nebo nastavte WESTMARCH_METRICS_TOKEN a pošlete ho.
server-health-stopping = Server se ukončuje; převezme to jiný.
server-health-database = Databáze neodpovídá ({ $reason }).
server-health-migrations = Tabulky databáze jsou ve verzi { $found }, tento program potřebuje { $wanted }. Spusťte ho znovu a převedou se.
server-health-fanout = Zprávy mezi procesy se opožďují, až o několik sekund: { $reason }.
server-health-workers = Počítačoví hráči nehrají: { $count ->
    [one] poslední proces se nespustil
    [few] poslední { $count } procesy se nespustily
   *[other] posledních { $count } procesů se nespustilo
}. Více je v protokolu.
server-health-disk = Na disku, kde jsou partie, zbývá jen { $megabytes } MB.
server-health-disk-gone = Složku, kde jsou partie, nelze číst ({ $reason }).
server-client-missing-title = Westmarch běží
server-client-missing-text = Stránky, na kterých se hraje, ještě nejsou sestaveny. Zastavte server a spusťte ho takto; nejdřív je sestaví:

## The command

server-serve = spustit server a hrát v prohlížeči
    .about =
        Spustí server: hrajte v prohlížeči, proti počítači, u jednoho stolu, nebo s přáteli
        na dálku. Bez voleb je dostupný jen z tohoto počítače a partie ukládá do
          { $data }

        Vše lze nastavit i proměnnými prostředí; tak také běží několik procesů nad
        PostgreSQL (všechny vypisuje docs/server.md):
          WESTMARCH_DATABASE    jméno souboru, nebo postgresql://user:password@host/name
          WESTMARCH_FANOUT      redis://host:6379, nebo postgres
          WESTMARCH_PUBLIC_URL  kde je server dostupný, stojí-li před ním proxy
    .examples =
        příklady:
          westmarch serve
          westmarch serve --host 0.0.0.0 --port 80    hrát mohou i ostatní ve vaší síti
          westmarch serve --data ./friends.db         partie v souboru podle vašeho výběru
server-serve-host = adresa, na které poslouchá (výchozí: 127.0.0.1, jen tento počítač)
server-serve-port = port, na kterém poslouchá (výchozí: 8000, a je-li obsazený, nejbližší další volný; 0 vezme kterýkoli volný)
server-serve-data = kam se ukládají partie (výchozí: do vaší datové složky)
server-serve-workers = kolik procesů obsluhuje hráče (výchozí: 1; více jich potřebuje PostgreSQL)
server-serve-bots = kolik procesů přemýšlí za počítačové hráče (výchozí: 2)
server-serve-log = formát protokolu na standardním chybovém výstupu (výchozí: text v terminálu, jinak json)
server-serve-verbose = zapisovat do protokolu každý požadavek
server-at = Westmarch běží na adrese { $address } (ukončíte ho klávesami Ctrl+C)
server-not-installed = nejsou nainstalovány balíčky serveru (chybí: { $missing }). Nainstalujte je příkazem: pip install "westmarch[server]"
server-port-taken = Port { $port } je obsazený, server tedy používá port { $next }.
server-ports-taken = všechny porty od { $first } do { $last } jsou obsazené. Uvolněte některý, nebo zadejte jiný pomocí --port.
server-that-port-taken = port { $port } je obsazený. Neběží už Westmarch? Zadejte jiný port pomocí --port nebo WESTMARCH_PORT.
server-cannot-listen = nelze poslouchat na { $host }, port { $port }: { $reason }. Zkuste jiné --host nebo --port.
server-setting-bad = { $name } nelze přečíst: { $problem }.
server-setting-data = do souboru { $file } nelze ukládat partie: { $problem }.
server-setting-database = WESTMARCH_DATABASE musí být jméno souboru nebo postgresql://…, ne { $scheme }://…
server-setting-fanout = WESTMARCH_FANOUT musí být memory, postgres nebo redis://…, ne { $value }
server-setting-fanout-needs-postgres = WESTMARCH_FANOUT=postgres potřebuje databázi PostgreSQL ve WESTMARCH_DATABASE.
server-setting-choice = WESTMARCH_{ $name } musí být něco z tohoto: { $choices }.
server-setting-public-url = WESTMARCH_PUBLIC_URL musí začínat http:// nebo https://
server-setting-positive = { $name } musí být alespoň 1.
server-setting-above-zero = { $name } musí být více než 0.
server-setting-proxies = WESTMARCH_PROXIES je seznam adres nebo sítí, například 10.0.0.0/8; „{ $value }“ to není.
server-setting-unknown = Nastavení WESTMARCH_{ $name } neexistuje. Všechna vypisuje docs/server.md.
server-setting-unknown-near = Nastavení WESTMARCH_{ $name } neexistuje. Nemá to být WESTMARCH_{ $near }?
server-setting-not-negative = { $name } musí být 0 nebo více.
server-setting-smtp = WESTMARCH_SMTP musí mít tvar smtp://user:password@host:587 nebo smtps://user:password@host.
server-setting-mail = WESTMARCH_SMTP potřebuje WESTMARCH_MAIL_FROM (adresu, ze které e-maily chodí) a WESTMARCH_PUBLIC_URL (pro odkazy v nich).
server-setting-port = port musí být od 0 do 65535.
server-setting-workers = více procesů potřebuje PostgreSQL: nastavte WESTMARCH_DATABASE=postgresql://… (viz docs/server.md).

## Backups

server-backup = zapsat do souboru vše, co server uchovává
    .about =
        Zapíše všechny partie, hráče a přihlášení do jednoho souboru; server při tom běží dál.
        V prosté kopii souboru databáze by chybělo to, co se uložilo naposledy. V souboru je
        všechno, i karty v ruce a násady (seed), proto ho můžete číst jen vy.

        Funguje pro SQLite i pro PostgreSQL (WESTMARCH_DATABASE) a výsledek lze obnovit
        do kterékoli z nich.
    .examples =
        příklady:
          westmarch backup monday.backup
          westmarch backup --data ./friends.db monday.backup
server-backup-file = kam zálohu zapsat
server-backup-data = databáze, soubor nebo postgresql://… (výchozí: jako u serve)
server-backup-force = přepsat soubor, pokud už existuje
server-backup-done = V souboru { $file } { $matches ->
    [one] je 1 partie
    [few] jsou { $matches } partie
   *[other] je { $matches } partií
} a { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}.
server-backup-exists = Soubor { $file } už existuje. Zvolte jiné jméno, nebo přidejte --force.
server-backup-no-folder = Složka { $folder } neexistuje.
server-backup-no-write = Soubor { $file } nelze zapsat: { $problem }.
server-backup-nothing = Zatím není co zálohovat: v databázi { $file } nejsou žádné partie.
server-backup-unreadable = Soubor { $file } nelze přečíst: { $problem }.
server-backup-broken = Soubor { $file } je poškozený.
server-backup-foreign = To není záloha programu Westmarch.
server-backup-old = Databáze pochází ze starší verze. Spusťte jednou server, aby se převedla.
server-backup-database = Databázi nelze použít: { $problem }.

# Co je v nepořádku s databází nebo se zadáním, uprostřed věty.
server-database-login = jméno nebo heslo bylo odmítnuto
server-database-missing = databáze tohoto jména neexistuje
server-database-version = její tabulky chybějí nebo pocházejí z jiné verze programu Westmarch
server-database-exhausted = nemá místo pro další spojení nebo data
server-database-stopping = právě končí nebo teprve začíná pracovat
server-database-unclear = odpovídá něco, čemu nelze rozumět
server-unfit-missing = chybí položka „{ $field }“
server-unfit-unknown = neznámá položka „{ $field }“
server-unfit-choice = „{ $value }“ není na výběr
server-unfit-short = příliš krátké, nejmenší délka je { $least }
server-unfit-long = příliš dlouhé, největší délka je { $most }
server-unfit-least = nejmenší možná hodnota je { $least }
server-unfit-most = největší možná hodnota je { $most }
server-unfit-above = hodnota musí být větší než { $bound }
server-unfit-below = hodnota musí být menší než { $bound }
server-unfit-json = není to celý zápis JSON
server-unfit-kind = { $kind ->
    [whole] má to být celé číslo
    [number] má to být číslo
    [truth] má to být true nebo false
    [list] má to být seznam
    [object] mají to být položky s hodnotami
   *[text] má to být text
}
server-unfit-other = nemá to očekávanou podobu
server-restore = obnovit zálohu
    .about =
        Vrátí vše ze zálohy do databáze. Nejdřív zastavte server. Databáze, ve které už jsou
        partie, se přepíše jen s --force.
    .examples =
        příklady:
          westmarch restore monday.backup
          westmarch restore --data ./friends.db --force monday.backup
server-restore-file = záloha
server-restore-data = databáze, která se má naplnit, soubor nebo postgresql://… (výchozí: jako u serve)
server-restore-force = přepsat, co v ní je
server-restore-done = V databázi { $matches ->
    [one] je 1 partie
    [few] jsou { $matches } partie
   *[other] je { $matches } partií
} a { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
} ze souboru { $file }.
server-restore-no-file = Soubor { $file } neexistuje.
server-restore-exists = V databázi { $file } už něco je. Chcete-li to přepsat, přidejte --force.
server-restore-in-use = { $file } se právě používá. Nejdřív zastavte server.

## The admin command

server-admin = starat se o hráče a partie, i za běhu serveru
    .about =
        Stará se o hráče a partie. Pracuje přímo s databází, potřebuje tedy stejné
        WESTMARCH_DATABASE jako server (nebo --data SOUBOR); bez obojího vezme
          { $data }
        Server může běžet dál: změny zaznamená do dvou sekund.

        HRÁČ je id nebo přihlašovací jméno, jak je vypisuje `westmarch admin players`;
        PARTIE je id, jak stojí v adrese partie.
    .examples =
        příklady:
          westmarch admin players --search grima
          westmarch admin mute grima-3632 --days 7 --reason "urážky u stolu"
          westmarch admin end 6dJx0pqLr2VtYb1c
          westmarch admin purge --dry-run
server-admin-players = vypsat hráče a jejich omezení
server-admin-matches = vypsat partie, naposledy hrané první
server-admin-reports = vypsat hlášení o tom, co se zdálo chybné
server-admin-mute = zakázat psaní do rozhovoru
server-admin-unmute = opět ho povolit
server-admin-ban = zavřít hráči dveře; otevřená spojení se ukončí
server-admin-unban = opět mu otevřít
server-admin-end = ukončit partii, takže v ní nikdo nemůže pokračovat
server-admin-remove = odstranit účet; jeho místa v běžících partiích se uvolní, jméno i rozhovory zmizí
server-admin-purge = odstranit to, k čemu se nikdo nevrací (nastavení WESTMARCH_PURGE_…)
server-admin-player-word = id nebo přihlašovací jméno
server-admin-match-word = id partie
server-admin-search-word = jen ty s tímto id, přihlašovacím jménem nebo částí jména
server-admin-status-word = jen ty v tomto stavu
server-admin-limit-word = nejvýše tolik (výchozí: 50)
server-admin-json-word = jako JSON, pro skripty
server-admin-days-word = na tolik dní (výchozí: natrvalo)
server-admin-reason-word = uloží se k tomu, pro toho, kdo se později podívá
server-admin-yes-word = neptat se, zda to myslíte vážně
server-admin-dry-run-word = jen říct, co by se odstranilo
server-admin-done-mute = { $name } už nesmí psát do rozhovoru.
server-admin-done-unmute = { $name } opět smí psát do rozhovoru.
server-admin-done-ban = { $name } už sem nesmí.
server-admin-done-unban = { $name } sem opět smí.
server-admin-done-end = Partie { $match } je ukončena.
server-admin-done-remove = Účet je odstraněn. { $left ->
    [0] V běžících partiích neměl žádné místo.
    [one] Jeho místo v 1 běžící partii je teď volné.
    [few] Jeho místa ve { $left } běžících partiích jsou teď volná.
   *[other] Jeho místa v běžících partiích (celkem { $left }) jsou teď volná.
} { $kept ->
    [0] {""}
    [one] V 1 dohrané partii zůstává, co se v ní stalo, bez jména.
    [few] Ve { $kept } dohraných partiích zůstává, co se v nich stalo, bez jména.
   *[other] V dohraných partiích (celkem { $kept }) zůstává, co se v nich stalo, bez jména.
}
server-admin-sure = Odstranit účet { $player } natrvalo? Vrátit ho už nepůjde. (ano/ne)
server-admin-not-sure = Nic se neodstranilo.
server-admin-purged = { $dry ->
    [yes] Odstranilo by se
   *[no] Odstraněno
}: přihlášení: { $sessions }, hosté: { $guests }, partie nikdy nehrané: { $unplayed }, nedohrané: { $unfinished }, dohrané: { $finished }, staré odkazy: { $tickets }.
server-admin-no-database =
    Databáze { $file } neexistuje. Uveďte tu, kterou používá server: WESTMARCH_DATABASE, nebo westmarch admin --data SOUBOR.
server-admin-nothing = Není co vypsat.

## Letters

server-mail-confirm =
    .subject = Je to vaše adresa?
    .body =
        Někdo, doufáme, že vy, chce dostávat e-maily z Westmarch na tuto adresu.
        Pokud je to vaše přání, potvrďte ho zde do tří dnů:

        { $link }

        Pokud ne, nedělejte nic a už se vám neozveme.
server-mail-reset =
    .subject = Nové heslo do Westmarch
    .body =
        Někdo, doufáme, že vy, si nepamatuje heslo k vašemu účtu.
        Nové nastavíte zde do jedné hodiny:

        { $link }

        Pokud o nové heslo nežádáte vy, nedělejte nic; dosavadní heslo platí dál.
server-mail-turn =
    .subject = { $game }: jste na tahu
    .body =
        Ostatní u stolu na vás čekají:

        { $link }

        Takový e-mail dostanete nejvýše jeden za tah. Pokud už žádné nechcete:
        { $stop }

## The pages that letters lead to

server-page-confirm = E-maily z Westmarch
    .text = Mají e-maily k vašemu účtu chodit na tuto adresu?
    .button = Ano, mají
server-page-confirmed = Hotovo
    .text = E-maily k vašemu účtu budou odteď chodit na tuto adresu.
server-page-reset = Nové heslo
    .text = Zvolte nové heslo, alespoň 8 znaků. Všechna dosavadní přihlášení tím skončí.
    .field = Nové heslo
    .button = Nastavit
server-page-bad-password = Takové heslo nelze použít
    .text = Heslo musí mít alespoň 8 znaků a nejvýše 200.
server-page-changed = Heslo je změněno
    .text = Už se s ním můžete přihlásit.
server-page-stop = Už žádné e-maily?
    .text = O tom, že jste na tahu, vám už nebudeme psát.
    .button = Už žádné
server-page-stopped = Hotovo
    .text = E-maily o tom, že jste na tahu, už nedostanete. Změnit to můžete ve svém účtu.
server-page-old = Tento odkaz už neplatí
    .text = Byl už použit, nebo je příliš starý. Požádejte o nový e-mail.
