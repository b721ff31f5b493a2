### What the web client says, whatever the game.

## Everywhere

client-close = Zavřít
client-back = Zpět
client-again = Zkusit znovu
client-save = Uložit
client-send = Odeslat
client-yes = ano
client-no = ne
client-you = vy
client-loading = Chystá se stůl …
client-offline = Server neodpovídá. Funguje vám připojení?
client-failed = To se nepodařilo.
client-lost = Tady nic není
client-lost-text = Tato adresa nikam nevede. Možná se z ní kousek ztratil.
client-to-lobby = Do vstupní haly
client-to-table = Ke stolu
client-somebody = Někdo

## Lobby

client-what-this-is = Deskové a karetní hry ze Středozemě se všemi pravidly: proti počítači, s přáteli u jedné obrazovky, nebo s přáteli na dálku.
client-first-time = Poprvé?
client-first-time-of = { $game }: první kroky
client-guided-match = Partie s průvodcem
client-first-match = První partie s průvodcem
client-first-match-text = Deset minut opravdové hry. Program vysvětlí každou věc, když na ni poprvé přijde řada, a vy hrajete.
client-first-match-go = Pokračovat v partii s průvodcem ({ $told }/{ $steps })
client-first-match-again = Zahrát partii s průvodcem ještě jednou
client-first-rules-text = Všechna pravidla našimi slovy, po kapitolách, s příklady k vyzkoušení.
client-first-puzzles-text = Pozice, ve kterých je co hledat.
client-turn = { $turn }. kolo
client-round = { $round }. kolo
client-new-match = Začít partii
client-my-matches = Moje partie
client-no-matches = Zatím nehrajete žádnou partii. Vyberte si hru nahoře: počítač je připraven a přítel se může připojit přes odkaz.
client-open-matches = Hledají se hráči
client-live-matches = Právě se hraje
client-played-matches = Nedávno dohrané, k přehrání
client-finished-matches =
    { $count ->
        [one] 1 dohraná partie
        [few] { $count } dohrané partie
       *[other] { $count } dohraných partií
    }
client-import = Otevřít záznam
client-players =
    { $least ->
        [1] { $most ->
            [one] 1 hráč
            [few] 1 až { $most } hráči
           *[other] 1 až { $most } hráčů
        }
       *[other] { $most ->
            [one] 1 hráč
            [2] 2 hráči
            [few] { $least } až { $most } hráči
           *[other] { $least } až { $most } hráčů
        }
    }
client-your-turn = Jste na tahu.
client-to-play = Na tahu: { $seat }
client-turn-of = Na tahu: { $seat } ({ $name })
client-waits-for-company = Čeká se na další hráče
client-abandoned = Opuštěná partie
client-closed = Tuto partii ukončil správce serveru.
client-unseen =
    { $count ->
        [one] 1 novinka
        [few] { $count } novinky
       *[other] { $count } novinek
    }
client-fan-work = Neoficiální dílo lidí, kteří mají tyto hry rádi. Hry samotné nenahrazuje: kdo chce herní plán, figurky, karty a večer strávený kolem nich, potřebuje ty skutečné.

## A new match

client-how-many = Počet hráčů
client-two-handed = jeden za dva
    .text = Hrajete za dva hráče, každého s vlastním balíčkem, a vidíte karty v obou rukou. Program vždy řekne, za koho odpovídáte.
client-seat-me = já
client-seat-bot = počítač: { $bot }
client-seat-rated = { $player } (hodnocení { $rating })
client-seat-friend = přítel, přes odkaz
client-seat-hotseat = někdo u této obrazovky
client-seat-open = volné místo
client-more-options = Další možnosti
client-your-name = Vaše jméno
client-guest = Poutník
client-match-title = Název partie
# U skutečného stolu.
client-real-table = Kostky a karty ze stolu
    .text = Hru máte před sebou. Vy zadáváte, co padne a co se dobere; program hlídá pravidla a vede záznam. Na všech místech hrají lidé.
client-closed-hands = Karty v ruce zůstanou skryté
    .text = Dobrané karty nikdo nezadává. Karta se zadá, až když ji zahrajete; do té doby ji program nezná a nabízí vše, čím by mohla být.
client-fell-left = { $count ->
    [0] Vše je zadáno.
    [one] Ještě jedna hodnota.
    [few] Ještě { $count } hodnoty.
   *[other] Ještě { $count } hodnot.
}
client-fell-remove = Odebrat: { $what }
client-spectators = Kdo má odkaz, smí partii sledovat
client-delay = Diváci vidí dění
client-delay-minutes = { $count ->
    [0] hned
    [one] o { $count } minutu později
    [few] o { $count } minuty později
   *[other] o { $count } minut později
}
client-delayed = { $count ->
    [one] Tuto partii vidíte s minutovým zpožděním, protože si to tak hráči přejí.
    [few] Tuto partii vidíte se zpožděním { $count } minuty, protože si to tak hráči přejí.
   *[other] Tuto partii vidíte se zpožděním { $count } minut, protože si to tak hráči přejí.
}
client-hints-allowed = Nápovědy jsou povoleny
client-friends-see = Kdo už se mnou hrál, uvidí ji ve vstupní hale a smí obsadit volné místo
client-public = Nabídnout ve vstupní hale: kdokoli smí obsadit volné místo nebo partii sledovat
client-clock = Čas
client-clock-none = bez omezení
client-clock-minutes =
    { $count ->
        [one] { $count } minuta pro každého
        [few] { $count } minuty pro každého
        [many] { $count } minuty pro každého
       *[other] { $count } minut pro každého
    }
client-clock-days =
    { $count ->
        [one] { $count } den na každou odpověď
        [few] { $count } dny na každou odpověď
        [many] { $count } dne na každou odpověď
       *[other] { $count } dní na každou odpověď
    }
client-start = Začít

## Who one is

client-who-are-you = Kdo jste?
client-account = Váš profil
client-account-optional = S účtem se můžete vrátit odkudkoli (nepovinné)
client-login = Přihlašovací jméno
client-password = Heslo (alespoň 8 znaků)
client-sign-in = Přihlásit se
client-register = Založit účet
client-sign-out = Odhlásit se
client-old-password = Dosavadní heslo
client-new-password = Nové heslo (alespoň 8 znaků)
client-change-password = Změnit heslo
client-password-changed = Heslo je změněno. V ostatních prohlížečích je třeba se přihlásit znovu.
client-registered = Účet je založen. Jinde se přihlásíte svým heslem a tímto přihlašovacím jménem: { $login }
client-signed-in = Přihlášený účet: { $login }
client-email = Zprávy e-mailem (nepovinné)
client-email-none = Když uvedete adresu, můžete si nechat poslat nové heslo, pokud to své zapomenete, a dozvíte se, že jste na tahu.
client-email-unconfirmed = Na adresu { $email } odešla zpráva. Otevřete odkaz, který v ní je; teprve potom tam budou chodit další.
client-email-confirmed = Zprávy chodí na adresu { $email }.
client-email-address = E-mailová adresa
client-email-password = Vaše heslo, abychom věděli, že jste to vy
client-email-save = Uložit adresu
client-email-remove = Odebrat
client-email-turns = Psát mi, když na mě čeká partie
client-forgot = Heslo si nepamatuji
client-forgot-sent = Pokud takový účet existuje a jeho adresa je potvrzena, zpráva s odkazem je na cestě.

## At the door

client-take-seat = Obsadit místo: { $seat }
client-watch = Sledovat
client-private = Tato partie je soukromá.
client-not-invited = Volná místa jsou vyhrazena pro pozvané. Požádejte někoho od stolu o pozvánku.
client-no-table = Taková partie neexistuje

## The table

client-board = Plán
client-beside = Vedle plánu
client-hand = Vaše karty
client-log = Průběh
client-chat = Rozhovor
client-answers = Odpovědi
client-waiting = Čeká se. Na tahu: { $seat } ({ $name }).
client-waiting-open = Čeká se, až někdo obsadí místo: { $seat }.
client-watching = Sledujete partii.
client-question = „{ $question }“
client-thinking = { $seat } ({ $name }) přemýšlí.
client-reconnecting = Spojení se přerušilo; obnovuje se …
client-rule-here = Pravidlo k této otázce
client-undo = Vzít zpět
client-undo-title = Vzít zpět poslední odpověď (U)
client-redo-title = Zopakovat, co bylo vzato zpět (Shift+U)
client-undo-asked = Ptáme se ostatních, zda to smíte vzít zpět.
client-undo-pending = Chcete vzít něco zpět. Ještě se musí vyjádřit: { $who }.
client-undo-request = { $name } chce vzít něco zpět.
client-undo-request-crosses = { $name } chce vzít něco zpět; od té doby už padly kostky nebo se ukázaly karty.
client-resign-pending = Vaše nabídka vzdát partii čeká na souhlas spoluhráčů.
client-resign-request = { $name } se chce vzdát. Pokud budete souhlasit, partie skončí.
client-resign-agree = Také se vzdát
client-resign-not = Hrát dál
client-late-away = { $name } tu už dlouho není. Můžete čekat dál, ale nemusíte.
client-late-time = { $name }: čas vypršel. Můžete čekat dál, ale nemusíte.
client-late-mine = Váš čas vypršel. Odpovědět můžete, dokud se někdo nepřihlásí o vítězství.
client-clock-left = Zbývá: { $time }
client-claim = Přihlásit se o vítězství
client-let-bot-meanwhile = Nechat zatím hrát počítač
client-replaced = Hraje za vás počítač.
client-come-back = Jsem zpět
client-agree = Souhlasím
client-refuse = Nesouhlasím
client-withdraw = Nechat být
client-hint-button = Nápověda
client-hint-title = Co by tu udělal počítač? (H)
client-hint = { START($choice) }. { $why }
client-hint-choice = { START($choice) }: šance { $chance } %. { $why }
client-hint-choices = Další možnosti a co slibují
client-hint-alike = Šance takto blízké jsou prakticky stejné.
client-do-that = Provést
client-why = Proč ne?
client-why-title = Klikněte na cokoli a dozvíte se, proč to nelze zvolit (W)
client-why-mode = Klikněte na cokoli a dozvíte se, proč to nelze zvolit.
client-can-be-chosen = To teď zvolit lze.
client-choices-title = Všechny možnosti (/)
client-find = Najít možnost
client-menu = Nabídka
client-sure = { START($choice) }: bez souhlasu ostatních to už nepůjde vzít zpět. Opravdu?
client-sure-title = Víte to jistě?
client-yes-do = Ano
client-no-wait = Ještě ne
client-go-on = Pokračovat
client-hand-over-text = Než budete pokračovat, předejte obrazovku: co se teď ukáže, smí vidět jen tento hráč.
client-open-hands = Už se neptat: smíme si vidět do karet
client-log-empty = Zatím se nic nestalo.
client-log-earlier =
    { $count ->
        [one] 1 starší řádek
        [few] { $count } starší řádky
       *[other] { $count } starších řádků
    }
client-chat-empty = Zatím nikdo nic nenapsal.
client-chat-earlier =
    { $count ->
        [one] 1 starší řádek
        [few] { $count } starší řádky
       *[other] { $count } starších řádků
    }
client-chat-say = Napište něco
client-plain-board = Tato hra zatím nemá nakreslený plán. Je tu vypsáno vše, co smíte vědět; odpovědět lze na všechno.

client-entry-join = { $name } usedá na místo: { $seat }.
client-entry-leave = { $name } odchází.
client-entry-remove = { $name } posílá od stolu hráče: { $who }.
client-entry-renew = { $seat }: odkaz na toto místo byl vytvořen znovu.
client-entry-anew = Nic se ještě neodehrálo, a tak bylo vše rozdáno znovu.
client-entry-seat = { $seat }: toto místo přechází na někoho jiného.
client-entry-undo =
    { $steps ->
        [one] { $name } bere zpět 1 odpověď.
        [few] { $name } bere zpět { $steps } odpovědi.
       *[other] { $name } bere zpět { $steps } odpovědí.
    }
client-entry-undo-crossed =
    { $steps ->
        [one] { $name } bere zpět 1 odpověď, a s ní i hod nebo odhalení.
        [few] { $name } bere zpět { $steps } odpovědi, a s nimi i hod nebo odhalení.
       *[other] { $name } bere zpět { $steps } odpovědí, a s nimi i hod nebo odhalení.
    }
client-entry-undo-ask = { $name } žádá o možnost vzít něco zpět.
client-entry-undo-agree = { $name } souhlasí.
client-entry-undo-refuse = { $name } nesouhlasí.
client-entry-resign = { $name } se vzdává.
client-entry-play-on = { $name } chce přece jen hrát dál.
client-entry-claim = { $name } se hlásí o vítězství: druhá strana nechává ostatní příliš dlouho čekat.
client-entry-stand-in = { $seat }: zatím hraje počítač.
client-entry-back = { $name } je zpět.
client-entry-rules =
    { $steps ->
        [one] Pravidla byla opravena a poslední odpověď jim už nevyhovuje. Partie pokračuje od chvíle před ní.
        [few] Pravidla byla opravena a poslední { $steps } odpovědi jim už nevyhovují. Partie pokračuje od chvíle před nimi.
       *[other] Pravidla byla opravena a posledních { $steps } odpovědí jim už nevyhovuje. Partie pokračuje od chvíle před nimi.
    }
client-entry-damaged =
    { $steps ->
        [one] Poslední odpověď se nepodařilo přečíst. Partie pokračuje od chvíle před ní.
        [few] Poslední { $steps } odpovědi se nepodařilo přečíst. Partie pokračuje od chvíle před nimi.
       *[other] Posledních { $steps } odpovědí se nepodařilo přečíst. Partie pokračuje od chvíle před nimi.
    }
client-entry-seed = Předtím se braly zpět kostky nebo karty, a tak vše další určuje nová násada (seed).
client-entry-opened = { $name } zná násadu (seed) této partie.
client-entry-rematch = Začíná nová partie.
client-entry-end = Partie skončila.

## The table's menu

client-away = není tu
client-let-bot = Nechat hrát počítač
client-stand-in = Nechat zatím hrát počítač za mě
client-seat-stand-in = { $name }; zatím hraje počítač ({ $bot })
client-bot-why = Proč zrovna tohle?
client-bot-why-short = Proč?
client-bot-silent = Zatím není co vysvětlovat.
client-withheld = (tajné do konce partie)
client-rules = Pravidla
client-rules-of = Pravidla: { $game }
client-rules-page = Všechna pravidla na samostatné stránce: { $game }
client-rules-find = Hledat v pravidlech
client-rules-contents = Obsah
client-rules-found =
    { $count ->
        [0] Nic nenalezeno. Zkuste zadat méně slov.
        [one] Nalezena 1 sekce
        [few] Nalezeny { $count } sekce
       *[other] Nalezeno { $count } sekcí
    }
client-rules-example = Příklad: { $title }
client-rules-try = Vyzkoušet na plánu
client-rules-see = Viz také:
client-rules-print = Vytisknout
client-rule-read = Přečíst pravidlo
client-rule-card = Pravidla k této kartě
client-puzzles = Úlohy
client-puzzles-of = Úlohy: { $game }
client-puzzles-text = Najděte cestu k cíli. Odpovídáte za všechny strany. Vyřešeno: { $solved }/{ $count }.
client-puzzle-for = Na tahu: { $seat }
client-puzzle-solved = Vyřešeno.
client-puzzle-done = vyřešeno
client-puzzle-show = Ukázat řešení, krok { $step }/{ $steps }
client-puzzle-next = Další úloha
client-puzzle-rule = Pravidlo k úloze

## The guide of a first match

client-guide = Průvodce
client-guide-count = { $told }/{ $steps }
client-guide-next = Dál
client-guide-show = Ukázat
client-guide-wait = Okamžik
client-guide-insist = Přesto to udělat
client-guide-free = Pokračujte, jak chcete. Ozvu se, až přijde něco nového.
client-guide-strayed = I to je možné. Pokračujte, jak chcete, nebo to vezměte zpět; ozvu se, až přijde něco nového.
client-guide-play-on = Hrát odtud dál
client-guide-leave = Odejít
client-guide-leave-title = Vrátit se lze kdykoli: tento prohlížeč si pamatuje, kde jste.
client-guide-again = Začít znovu
client-no-lesson = První partie s průvodcem pro tuto hru zatím není.
client-practice-choices = Všechny možnosti
client-practice-again = Začít znovu
client-practice-show = Ukázat krok { $step }/{ $steps }: { $choice }
client-practice-done = Hotovo, přesně podle textu.
client-keys = Klávesy
client-replay = Přehrávání
client-links = Odkazy k tomuto stolu
client-invite = Pozvánka na místo: { $seat }
client-invite-text = Kdo ji otevře první, získá toto místo. Nikdo jiný ho obsadit nemůže, ledaže se partie nabízí ve vstupní hale.
client-invite-first = Pozvěte přítele
client-invite-picture = Pozvánka jako QR kód, místo: { $seat }
client-invite-preview = Co pozvaný uvidí:
client-invited = { $name } vás zve ke hře.
client-invite-needs = Stačí jméno, účet není potřeba.
client-invite-taken = { $name } už je tady a hraje za: { $seat }.
client-share = Sdílet
client-watch-link = Odkaz pro diváky
client-watch-link-text = Ukáže, co smějí vidět všichni. Není to pozvánka ke hře.
client-renew = Vytvořit znovu
client-renewed = Vytvořeno znovu
client-remove = Poslat pryč
client-seat-link = Vaše místo: { $seat }
client-seat-link-text = S tímto odkazem můžete pokračovat odkudkoli. Kdo ho má, hraje na vašem místě, proto si ho nechte pro sebe.
client-copy = Kopírovat
client-copied = Zkopírováno
client-record = Uložit záznam
client-sequel = Další scénář
client-rematch = Hrát znovu
client-rematch-swap = Hrát znovu s vyměněnými stranami
client-rematch-made = { $name } začíná novou partii, strany zůstávají.
client-rematch-made-swap = { $name } začíná novou partii s vyměněnými stranami.
client-rematch-go = K nové partii
client-give-seat = Přenechat místo
client-give-seat-text = Vaše místo se hned uvolní a dostanete odkaz pro toho, kdo má pokračovat za vás. Partii pak můžete sledovat, ale už ne hrát.
client-give-this-seat = Přenechat toto místo: { $seat }
client-gave-seat = Místo je volné: { $seat }. Pošlete tento odkaz tomu, kdo má pokračovat.
client-leave = Opustit partii
client-leave-text = Vaše místo se uvolní pro dalšího pozvaného nebo pro počítač. Pokud se ještě nic neodehrálo, vše se rozdá znovu. Chcete-li se později vrátit, stačí zavřít stránku: partie na vás počká ve vstupní hale.
client-resign = Vzdát se
client-resign-text = Vzdáte partii a vyhraje druhá strana. Nedá se to vzít zpět.
client-resign-solo = Partie tím skončí vaší prohrou.
client-resign-team = Nabídnete, že partii vzdáte. Skončí, jakmile budou souhlasit vaši spoluhráči; do té doby můžete hrát dál.
client-report = Nahlásit problém
client-report-text = Co se mělo stát a co se stalo? Přiloží se pozice i záznam, aby šlo chybu najít.
client-report-note = Co se stalo
client-report-file = Uložit hlášení
client-reported = Děkujeme. Hlášení je uloženo.
client-fair = Jsou kostky poctivé?
client-fair-text = Násada (seed) všech kostek je určena před prvním hodem. Toto je otisk násady a čísla nonce (SHA-256); obojí se ukáže, až partie skončí, takže si každý může ověřit, že se nic nezměnilo.
client-fair-several = Někdo přišel ke stolu poté, co se braly zpět kostky nebo karty, a tak byla pro vše další určena nová násada.
client-fair-hash = Otisk
client-fair-hash-from = Otisk od { $step }. odpovědi
client-fair-seed = Násada (seed) a nonce
client-fair-later = ukáže se po skončení partie
client-fair-known = Násadu této partie někdo zvolil nebo četl, její kostky tedy nejsou tajné.
client-fair-right = Ověřeno: otisk patří k této násadě.
client-fair-wrong = Otisk k této násadě nepatří!

client-key-arrows = šipky
    .does = procházet to, co lze zvolit
client-key-enter = Enter
    .does = zvolit
client-key-escape = Esc
    .does = zavřít, co je otevřené; nic nebere zpět
client-key-space = mezerník
    .does = dál: hotovo, pokračovat, pasovat
client-key-numbers = 1 až 9
    .does = odpověď s tímto číslem
client-key-slash = /
    .does = najít možnost podle názvu
client-key-h = H
    .does = nápověda
client-key-w = W
    .does = proč ne?
client-key-u = U, Ctrl+Z
    .does = vzít zpět
client-key-redo = Shift+U, Ctrl+Y
    .does = zopakovat, co bylo vzato zpět
client-key-c = C
    .does = k vašim kartám
client-key-l = L
    .does = k průběhu
client-key-m = M
    .does = k plánu
client-key-zoom = + − 0
    .does = přiblížit, oddálit, ukázat vše
client-key-r = R
    .does = pravidla, otevřená na tom, které právě platí
client-key-question = ?
    .does = tyto klávesy
client-review = Rozbor
client-review-waiting = Rozbor partie za chvíli začne …
client-review-working = Partie se rozebírá …
client-review-progress = Jak daleko je rozbor
client-review-leave = Trvá to nejvýše minutu. Stránku můžete opustit a vrátit se na ni.
client-review-chance = Šance na výhru: { $team }
client-review-chance-together = Šance na společnou výhru
client-review-label = Šance na výhru v průběhu partie ({ $team }): od { $start } % na začátku po { $end } % na konci. Posuvníkem níže můžete procházet partií, vše je i v tabulce.
client-review-moment = Okamžik partie
client-review-at = { $number ->
    [0] na začátku
   *[other] po { NUMBER($number, useGrouping: 0) }. odpovědi
}
client-review-at-turn = { $turn }. kolo, { $number ->
    [0] začátek
   *[other] po { NUMBER($number, useGrouping: 0) }. odpovědi
}
client-review-told = Šance { $chance } % ({ $when }). Potom ji štěstí změnilo o { $luck }, rozhodnutí o { $choice }.
client-review-end = Šance na konci: { $chance } %.
client-review-sum = Šance na začátku: { $start } %, na konci: { $end } %. Celkem ji štěstí změnilo o { $luck }, rozhodnutí o { $choice }.
client-review-sum-so-far = Šance na začátku: { $start } %, nyní: { $end } %. Celkem ji štěstí změnilo o { $luck }, rozhodnutí o { $choice }.
client-review-table = Všechny okamžiky v tabulce
client-review-turn = Kolo
client-review-answers = Odpovědi
client-review-percent = Procenta
client-review-luck = Štěstí
client-review-choices = Rozhodnutí
client-review-totals = Štěstí a rozhodnutí všech hráčů
client-review-seat = Místo
client-review-mistakes = Chyby
client-review-of = { $mistakes } na { $questions } rozhodnutí
client-review-about = V procentech šance na výhru. Rozhodnutí: kolik hráč ztratil oproti nejlepšímu, co našel počítač; rozhodnutím lze ztratit, ne získat. Štěstí: vše ostatní, především kostky a karty. Počítač při každém rozhodnutí věděl jen to, co mohl vědět hráč; posuzuje dobře, ale ne neomylně.
client-review-costliest = Rozhodnutí, která stála nejvíc
client-review-no-mistakes = Žádné rozhodnutí nestálo mnoho.
client-review-played = Zahráno
client-review-better = Lepší
client-review-instead = { $expected } % místo { $best } %
client-review-from-to = { $from } % → { $to } %
client-review-luckiest = Největší štěstí: { $team }
client-review-unluckiest = Největší smůla: { $team }
client-review-not-lucky = Žádné zvláštní štěstí.
client-review-not-unlucky = Žádná zvláštní smůla.
client-review-mistake = drahé rozhodnutí
client-review-lucky = štěstí
client-review-unlucky = smůla
client-review-show = Ukázat na křivce
client-review-look = Prohlédnout
client-try-again = Zkusit znovu
client-play-on = Hrát odtud dál
client-what-if = Co kdyby? Od { $step }. odpovědi

## Replay

client-replay-start = Začátek
client-replay-answer = { $seat }: { $choice }
client-replay-hidden = { $seat }: tajná volba.
client-replay-first = Na začátek
client-replay-last = Na konec
client-replay-back = O krok zpět
client-replay-forward = O krok dál
client-replay-step = Krok partie
client-replay-at = krok { $step }/{ $steps }
client-play = Spustit
client-pause = Pozastavit
client-look-from = Pohled
client-spectator = divák

## Settings

client-settings = Nastavení
client-language = Jazyk
client-language-browser = podle prohlížeče
client-theme = Vzhled
client-theme-system = podle systému
client-theme-light = den
client-theme-dark = svit svíček
client-motion = Animace
client-motion-normal = běžné
client-motion-fast = rychlé
client-motion-none = žádné
client-text-size = Velikost písma
client-palette = Barvy
client-palette-usual = jako na mapě
client-palette-safe = snadno rozlišitelné (při barvosleposti)
client-patterns = Kromě barev i vzory
client-confirm = Před tím, co nelze vzít zpět, se znovu zeptat
client-only-answer = Když je možná jediná odpověď, dát ji za mě – po pauze, ze které ostatní nic nepoznají
client-stops = Zastávky
client-stops-text = Pro každou fázi si můžete nastavit, zda se vás program zeptá v každém okně pro akce, jen tam, kde můžete udělat něco užitečného, nebo nikdy; jinak za vás pasuje. Čeká-li někdo jiný, chvíli to trvá, aby ostatní nepoznali, jaké karty máte.
client-stop-always = vždy
client-stop-useful = když na tom může záležet
client-stop-never = nikdy
client-sound = Zvuky

## Boards

client-zoom-in = Přiblížit
client-zoom-out = Oddálit
client-zoom-all = Ukázat vše
client-choose-all = Vše
client-choose-none = Nic
client-fewer = Ubrat: { $what }
client-more = Přidat: { $what }

## Coming back, and the end

client-while-away = Za vaší nepřítomnosti
client-away-taken-back =
    { $count ->
        [one] 1 odpověď byla mezitím vzata zpět.
        [few] { $count } odpovědi byly mezitím vzaty zpět.
       *[other] { $count } odpovědí bylo mezitím vzato zpět.
    }
client-won = Vítězství!
client-defeated = Prohra
client-over = Partie skončila
client-result-resigned = Vítězí: { $winners }. Druhá strana se vzdala.
client-result-resigned-all = Partie byla vzdána.
client-result-away = Vítězí: { $winners }. Druhá strana byla příliš dlouho pryč.
client-result-time = Vítězí: { $winners }. Druhé straně vypršel čas.
client-scores = Body
client-score = { $what }: { $points }

client-dealt-out = přidělit automaticky
client-key-shift-space = Shift + mezerník
    .does = pasovat, dokud se něco nezmění

## Přímá hra: okno u ukazatele

client-direct-title = { $piece } → { $goal }
client-direct-count = { $what }: { $count }
client-direct-along = Musí jít také: { $who }
client-direct-where = { $piece }: vyberte jeden z vyznačených cílů. Druhým kliknutím výběr zrušíte.
client-direct-parted = Jiné způsoby: část může zůstat na místě
client-direct-go = Provést
client-direct-only = Jen tohle
client-direct-only-title = Provést tohle a nic dalšího
client-direct-solo = Tady můžete vzít zpět všechno.
client-direct-falls = Jakmile padnou kostky nebo se ukážou karty, bez souhlasu ostatních už to zpět nevezmete.
client-direct-free = Zpět to můžete vzít, dokud neodpoví někdo jiný.

# Stránka hráče.
client-player-mine = Moje stránka: partie a rozbory
client-player-you = Tady vidíte všechny své partie. Ostatní z nich vidí ty, které byly nabídnuty všem, a ty, které hrají s vámi.
client-player-other = Vidíte partie, které byly nabídnuty všem, a ty, které hrajete také vy.
client-player-played = { $finished ->
    [one] Jedna dohraná partie
    [few] { $finished } dohrané partie
   *[other] { $finished } dohraných partií
}, výhry: { $won }
client-player-running = Rozehrané partie
client-player-over = Dohrané partie
client-player-nothing = Zatím tu pro vás není nic k vidění.

## Dění se ukazuje krok za krokem

client-pace = Ukazovat dění
    .help = Jak dlouho je vidět každý krok: kostky, zásahy, akce druhé strany. Mezerníkem se jde dál a odpovědět lze kdykoli, bez čekání.
client-pace-slow = pomalu, krok za krokem
client-pace-usual = krok za krokem
client-pace-quick = rychle
client-pace-off = všechno najednou
client-taken = Dobytá sídla
client-taken-none = žádná
client-strip = Co se stalo
client-strip-again = Ukázat znovu
client-strip-less = Méně řádků
client-strip-more =
    { $count ->
        [one] ještě 1 řádek
        [few] ještě { $count } řádky
       *[other] ještě { $count } řádků
    }
client-stage-next = další krok
client-stage-watch = Sledujte, co se děje.
client-stage-skip = Přeskočit

## Analýza

client-analyse = Hodnotit možnosti
client-analysis = Analýza
client-analysis-open = Otevřít v analýze
client-analysis-start = Začátek hry
client-analysis-file = Otevřít soubor
client-analysis-go = Hrát a analyzovat
client-analysis-text = Pozice nebo záznam
client-analysis-line = Ukázat řádek { $line }
client-analysis-help = Přetáhněte figurku, nebo klikněte na místo a změňte, co tam stojí; text se změní s tím. Když upravíte text, změní se s ním plán.
client-analysis-help-text = Upravte text a herní plán se změní s ním.
client-analysis-link = Odkaz na tuto pozici
client-setup = Sestavit ručně
client-setup-where = Vyberte místo
client-setup-nobody = Nic tu není.
client-setup-add = Přidat: { $place }
client-setup-add-short = Přidat …
client-setup-remove = Odebrat: { $what }
client-setup-take = Vzít do ruky: { $what }
client-setup-take-all = Vzít vše do ruky
client-setup-count = { $count } × { $what }
client-setup-hand = V ruce: { $things }. Klikněte na místo, kam to patří, nebo ho vyberte.
client-setup-to = Položit na místo …
client-setup-back = Vrátit zpět
client-setup-line = Jako text
client-setup-begun = Toto je začátek akce. Co se odpovědělo potom, k pozměněné pozici nepatří.
