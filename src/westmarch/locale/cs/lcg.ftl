### The Card Game: what is asked, what can be answered, what happened, and why something can't be done.
###
### - Prompts use vykání, options the infinitive, the log the past tense.
### - Who acts (persons, enemies) agrees by gender; what is handled is „karta …“.

lcg-name = Pán prstenů: Karetní hra
    .text = Jeden až čtyři hráči se společně vydají se svými hrdiny na výpravu proti balíčku setkání, který hraje sám.
lcg-option-scenario = která výprava se bude hrát
    .title = Výprava
lcg-option-decks = balíček pro každého hráče: startovací balíček podle názvu, nebo vlastní jako kód
    .title = Balíčky
lcg-option-difficulty = snadná: méně karet setkání a každý hrdina začíná s jedním zdrojem
    .title = Obtížnost
lcg-option-mode = hra pro začátečníky: bez karet stínu; kampaň: všechny tři scénáře s jedním skóre; noční můra: zůstávají i míra ohrožení, zranění a balíčky
    .title = Varianta
lcg-option-carry = co si kampaň přináší; zapisuje to předchozí partie

## How a match ends

lcg-result-quest-completed = Poslední úkol je splněn. Hráči společně zvítězili.
    .short = výprava dokončena
lcg-result-eliminated = Všichni hráči byli vyřazeni ze hry. Společně prohráli.
    .short = všichni hráči vyřazeni
lcg-result-prisoner-lost = Hráč, jehož hrdina je v kobkách, byl vyřazen ze hry. Není už koho zachránit; hráči prohráli.
    .short = zajatec ztracen

## Rules, by chapter

lcg-rule-planning = Fáze 2: Plánování
lcg-rule-quest = Fáze 3: Výprava
lcg-rule-travel = Fáze 4: Cestování
lcg-rule-encounter = Fáze 5: Setkání
lcg-rule-combat = Fáze 6: Boj
lcg-rule-refresh = Fáze 7: Obnovení
lcg-rule-setup = Hraní hry: Příprava hry
lcg-rule-actions = Efekty karet: Akce
lcg-rule-responses = Efekty karet: Reakce
lcg-rule-ready = Připravený a vyčerpaný
lcg-rule-control = Ovládání a vlastnictví
lcg-rule-unique = Unikátní karty
lcg-rule-costs = Placení ceny
lcg-rule-attachments = Karty vybavení
lcg-rule-dol-guldur = karta výpravy
lcg-rule-ranged = Klíčová slova: Střelec
lcg-rule-sentinel = Klíčová slova: Stráž
lcg-rule-guarded = Klíčová slova: Střežený
lcg-rule-travel-effects = Efekty karet: Efekty cestování
lcg-rule-deck-building = Vlastní sestavování turnajového balíčku

## What can be answered

lcg-token-all = všichni
lcg-token-bottom = dát ji dospod
lcg-token-damage = udělit 4 zranění nepříteli
lcg-token-deck = do balíčku
lcg-token-defense = +1 k obraně
lcg-token-discard = z odhazovacího balíčku
lcg-token-done = to je vše
lcg-token-draw = dobrat si 3 karty
lcg-token-each-player = každý hráč sníží svou míru ohrožení o 2
lcg-token-evenly = z nejplnějších zásob
lcg-token-hand = zpět do ruky
lcg-token-keep = nechat si tyto karty
lcg-token-mulligan = vzít si mulligan
lcg-token-no = ne
lcg-token-none = nevybírat
lcg-token-one-player = jeden hráč sníží svou míru ohrožení o 6
lcg-token-pass = pasovat
lcg-token-pass-until-change = pasovat, dokud se něco nezmění
lcg-token-threat = snížit svou míru ohrožení o 5
lcg-token-top = nechat ji navrchu
lcg-token-undefended = nikdo se nebrání
lcg-token-use-quest = zachránit zajatce
lcg-token-willpower = +1 k síle vůle
lcg-token-yes = ano
lcg-token-play = zahrát { NAME($what, form: "acc") }
lcg-token-use = využít schopnost { NAME($what, form: "gen") }
lcg-token-card = { $what }
lcg-token-count = { $what }
lcg-token-shadow = karta stínu { $what }

## Setup

lcg-vote-first = Kdo má být prvním hráčem?
    .help = Hráči hlasují; při rovnosti hlasů rozhodne náhoda ({ lcg-rule-setup }).
lcg-mulligan = Necháte si svých šest karet?
    .help = Jednou je smíte zamíchat zpět a vzít si šest nových; ty si už musíte nechat ({ lcg-rule-setup }).
    .log = { $seat } si vzal mulligan.
lcg-first-player = Prvním hráčem je { NAME($seat, form: "nom") }.
lcg-shuffled = { $deck } byl zamíchán.
lcg-deck-encounter-deck = Balíček setkání
lcg-deck-deck-p1 = Balíček hráče 1
lcg-deck-deck-p2 = Balíček hráče 2
lcg-deck-deck-p3 = Balíček hráče 3
lcg-deck-deck-p4 = Balíček hráče 4

## Actions, cards, paying

lcg-window = Můžete provést akci ({ NAME($phase, form: "nom") }).
    .help = Akcí může být libovolně mnoho a v libovolném pořadí, dokud všichni hráči nepasují. „Pasovat, dokud se něco nezmění“ přeskočí okna pro akce až do chvíle, kdy se karta dobere, odhalí nebo přesune, někdo je zraněn či vyléčen, změní se míra ohrožení či pokrok, nebo můžete udělat něco nového ({ lcg-rule-actions }).
lcg-plan = Zahrajte spojence a vybavení, nebo proveďte akce.
    .help = Spojenci a vybavení se hrají jen v této fázi. Platit musejí hrdinové se stejnou sférou vlivu, jakou má karta ({ lcg-rule-planning }).
    .pass = v této fázi je to vše
lcg-pay = Platíte za { NAME($card, form: "acc") }, zbývá zaplatit { $cost }. Kolik zdrojů dáte ze zásoby { NAME($hero, form: "gen") }?
    .help = Zdroje více hrdinů s odpovídajícím symbolem lze sloučit ({ lcg-rule-planning }).
lcg-respond =
    { $trigger ->
        [committed] Vaše postavy se připojily k výpravě. Zareagujete?
        [damaged] { $card } { NAME($card, form: "gender") ->
            [f] utrpěla
            [n] utrpělo
            [mp] utrpěli
            [fp] utrpěly
            [np] utrpěla
           *[m] utrpěl
        } { $amount } zranění. Zareagujete?
        [struck-down] { $card } { NAME($card, form: "gender") ->
            [f] byla zabita
            [n] bylo zabito
            [mp] byli zabiti
            [fp] byly zabity
            [np] byla zabita
           *[m] byl zabit
        } při útoku. Zareagujete?
        [revealed] Byla odhalena karta { $card }. Zareagujete dřív, než se projeví?
        [entered] { $card } { NAME($card, form: "gender") ->
            [f] vstoupila
            [n] vstoupilo
            [mp] vstoupili
            [fp] vstoupily
            [np] vstoupila
           *[m] vstoupil
        } do hry. Zareagujete?
        [played] Byla zahrána karta { $card }. Zareagujete?
        [left] { $card } { NAME($card, form: "gender") ->
            [f] opustila
            [n] opustilo
            [mp] opustili
            [fp] opustily
            [np] opustila
           *[m] opustil
        } hru. Zareagujete?
        [destroyed] { $card } { NAME($card, form: "gender") ->
            [f] byla zabita
            [n] bylo zabito
            [mp] byli zabiti
            [fp] byly zabity
            [np] byla zabita
           *[m] byl zabit
        }. Zareagujete?
        [travelled] Hráči docestovali do lokace { $card }. Zareagujete?
        [explored] Lokace { $card } je prozkoumána. Zareagujete?
        [shadow-effect] Má se vyřešit efekt stínu karty { $card }. Zareagujete?
        [defending] { $card } se brání. Zareagujete?
        [dealt] Byly přiděleny karty stínu. Zareagujete?
        [progressed] { $amount ->
            [one] Na kartu výpravy byl umístěn 1 žeton pokroku.
            [few] Na kartu výpravy byly umístěny { $amount } žetony pokroku.
           *[other] Na kartu výpravy bylo umístěno { $amount } žetonů pokroku.
        } Zareagujete?
        [several] Stalo se několik věcí najednou ({ $cards }). Zareagujete?
       *[other] Zareagujete?
    }
    .help = Reakce se používají bezprostředně po tom, na co reagují, každá kopie jednou. Na události, které nastaly najednou, můžete reagovat v libovolném pořadí ({ lcg-rule-responses }).
lcg-attach-to =
    { $sort ->
        [hero] Ke kterému hrdinovi připojíte { NAME($card, form: "acc") }?
        [character] Ke které postavě připojíte { NAME($card, form: "acc") }?
        [enemy] Ke kterému nepříteli připojíte { NAME($card, form: "acc") }?
        [location] Ke které lokaci připojíte { NAME($card, form: "acc") }?
       *[card] Ke které kartě připojíte { NAME($card, form: "acc") }?
    }
    .help = Vybavení lze připojit k postavám všech hráčů; ovládá ho ten, kdo ovládá postavu ({ lcg-rule-attachments }).
lcg-restricted = { $host } má třetí kartu vybavení s omezením: kterou odhodíte?
    .help = Postava smí mít připojeny nejvýše dvě karty vybavení s klíčovým slovem omezení.
lcg-mode = { $card }: který efekt zvolíte?
lcg-player = { $card }: kterého hráče zvolíte?
lcg-target =
    { $sort ->
        [hero] { $card }: kterého hrdinu zvolíte?
        [ally] { $card }: kterého spojence zvolíte?
        [character] { $card }: kterou postavu zvolíte?
        [enemy] { $card }: kterého nepřítele zvolíte?
        [location] { $card }: kterou lokaci zvolíte?
        [attachment] { $card }: které vybavení zvolíte?
        [objective] { $card }: který cíl zvolíte?
       *[card] { $card }: kterou kartu zvolíte?
    }
lcg-exhaust = { $card }: koho vyčerpáte?
lcg-damage = { $card }: komu přidělíte zranění?
lcg-discard = { $card }: kterou kartu odhodíte?
lcg-discard-attachment = { $card }: kterou kartu vybavení odhodíte?
lcg-sacrifice = { $card }: kterou ze svých postav odhodíte?
lcg-return-ally = { $card }: který spojenec se vrátí do ruky?
lcg-from-hand = { $card }: kterého spojence dáte do hry?
lcg-from-discard = { $card }: kterou kartu vrátíte?
lcg-take = { $card }: kterou kartu dáte do ruky?
lcg-order = { $card }: která karta bude shora další?
lcg-search-top = { $card }: kterou z vrchních karet si vyberete?
lcg-fetch = { $card }: který Pavouk přijde do vynášecí oblasti?
lcg-fetch-from = Odkud vezmete { NAME($card, form: "acc") }?
    .help = Kopie, která zůstane v balíčku, z něj ještě může přijít.
    .deck = z balíčku setkání
    .discard = z odhazovacího balíčku
lcg-x = { $card }: kolik zaplatíte za X?
lcg-heal = { $card }: kolik zranění vyléčíte? Léčí se { $hero }.
lcg-look = { $card }: na kterou kartu stínu se podíváte?
lcg-peek = Na vrchu balíčku setkání leží { $seen }.
lcg-end-of-phase = { $card }: kam se karta na konci fáze vrátí?
    .help = Pořadí současných efektů určuje první hráč.
lcg-end-of-round = Který efekt na konci kola nastane jako první?
    .help = Pořadí současných efektů určuje první hráč.
lcg-toll =
    { $cost ->
        [one] Zaplatíte 1 zdroj ze zásoby { NAME($card, form: "gen") }, aby se hrdina připravil?
        [few] Zaplatíte { $cost } zdroje ze zásoby { NAME($card, form: "gen") }, aby se hrdina připravil?
       *[other] Zaplatíte { $cost } zdrojů ze zásoby { NAME($card, form: "gen") }, aby se hrdina připravil?
    }
    .help = Hrdina v pavučině zůstává ve fázi obnovení vyčerpaný ({ lcg-rule-refresh }).

lcg-played = { $seat } zahrál { NAME($card, form: "acc") }.
lcg-uses = { $seat } využil schopnost { NAME($card, form: "gen") }.
lcg-responds = { $seat } využil reakci { NAME($card, form: "gen") }.
lcg-attached = Karta { $card } byla připojena ke kartě { $host }.
lcg-attachment-lost =
    { $why ->
        [card] Karta { $card } byla odhozena ({ $source }).
       *[other] Karta { $card } byla odhozena.
    }
lcg-entered = { $card } { NAME($card, form: "gender") ->
        [f] vstoupila
        [n] vstoupilo
        [mp] vstoupili
        [fp] vstoupily
        [np] vstoupila
       *[m] vstoupil
    } do hry ({ NAME($seat, form: "nom") }).
lcg-left =
    { $where ->
        [hand] Karta { $card } se vrátila do ruky{ $why ->
            [card] {" "}({ $source }).
           *[other] .
        }
        [deck] Karta { $card } se vrátila do balíčku.
       *[other] Karta { $card } byla odhozena ze hry{ $why ->
            [card] {" "}({ $source }).
           *[other] .
        }
    }
lcg-control = { $seat } převzal kontrolu nad { NAME($card, form: "ins") }.
lcg-discarded =
    { $why ->
        [card] { $seat } odhodil { NAME($card, form: "acc") } ({ $source }).
       *[other] { $seat } odhodil { NAME($card, form: "acc") }.
    }
lcg-drew =
    { $count ->
        [one] { $seat } si dobral kartu.
        [few] { $seat } si dobral { $count } karty.
       *[other] { $seat } si dobral { $count } karet.
    }
lcg-drew-cards = { $seat } si dobral { NAME($cards, form: "acc") }.
lcg-no-draw = { $seat } si nemohl dobrat karty ({ $card }).
lcg-took = { $seat } si vzal kartu ze svého balíčku.
lcg-looked = { $seat } se podíval na vrchní kartu balíčku setkání: { $card }.
lcg-looked-at = { $seat } si prohlédl karty: { $cards }.
lcg-found = { $seat } dal jednu z karet do ruky { NAME($owner, form: "dat") }.
lcg-looked-shadow = { $seat } se podíval na kartu stínu { NAME($enemy, form: "gen") }: { $card }.
lcg-to-bottom = { $seat } dal vrchní kartu balíčku setkání dospod.
lcg-exhausted = { $card } se { NAME($card, form: "gender") ->
        [f] vyčerpala
        [n] vyčerpalo
        [mp] vyčerpali
        [fp] vyčerpaly
        [np] vyčerpala
       *[m] vyčerpal
    }{ $why ->
        [card] {" "}({ $source }).
       *[other] .
    }
lcg-readied = { $card } { NAME($card, form: "gender") ->
        [f] je znovu připravena
        [n] je znovu připraveno
        [mp] jsou znovu připraveni
        [fp] jsou znovu připraveny
        [np] jsou znovu připravena
       *[m] je znovu připraven
    }{ $why ->
        [card] {" "}({ $source }).
       *[other] .
    }
lcg-resources = { $card } { NAME($card, form: "gender") ->
        [f] získala
        [n] získalo
        [mp] získali
        [fp] získaly
        [np] získala
       *[m] získal
    } { $count ->
        [one] 1 zdroj
        [few] { $count } zdroje
       *[other] { $count } zdrojů
    }{ $why ->
        [card] {" "}({ $source }).
       *[other] .
    }
lcg-healed = { $card }: { $count ->
        [one] vyléčeno 1 zranění
        [few] vyléčena { $count } zranění
       *[other] vyléčeno { $count } zranění
    }{ $why ->
        [card] {" "}({ $source }).
       *[other] .
    }
lcg-threat =
    { $way ->
        [up] Míra ohrožení { NAME($seat, form: "gen") } se zvýšila o { $by } na { $threat }: { $why ->
            [quest] síla vůle na výpravu nestačila.
            [refresh] skončilo kolo.
            [doomed] { $source }, klíčové slovo odsouzen.
           *[card] { $source }.
        }
        [down] Míra ohrožení { NAME($seat, form: "gen") } se snížila o { $by } na { $threat }: { $source }.
       *[same] Míra ohrožení { NAME($seat, form: "gen") } zůstává { $threat }.
    }
lcg-lasts =
    { $way ->
        [out] { $cards }: velikost ohrožení se do konce fáze nezapočítává ({ $source }).
        [down] { $cards }: { $stat } −{ $by } do konce { NAME($until, form: "gen") } ({ $source }).
       *[up] { $cards }: { $stat } +{ $by } do konce { NAME($until, form: "gen") } ({ $source }).
    }
lcg-fog = Velikost ohrožení každé lokace ve vynášecí oblasti je do konce fáze o { $by } vyšší ({ $source }).
lcg-gloom = Celková velikost ohrožení ve vynášecí oblasti je do konce fáze o { $by } vyšší ({ $source }).
lcg-held = Nepřítel { $enemy } v této fázi nemůže zaútočit na { NAME($seat, form: "acc") } ({ $source }).
lcg-stunned = Síla obrany { NAME($card, form: "gen") } se při tomto útoku nezapočítává ({ $source }).
lcg-cancelled = Efekt karty { $card } byl zrušen.

## The quest

lcg-commit = Kdo se připojí k výpravě?
    .help = Připojené postavy se vyčerpají. Jejich síla vůle se po odhalení nových karet porovná s velikostí ohrožení ve vynášecí oblasti ({ lcg-rule-quest }).
    .done = to je vše
lcg-round = { $round }. kolo. Prvním hráčem je { NAME($first, form: "nom") }.
lcg-committed = { $seat } připojil k výpravě { NAME($cards, form: "acc") }.
lcg-uncommitted = { $card } { NAME($card, form: "gender") ->
        [f] byla odstraněna
        [n] bylo odstraněno
        [mp] byli odstraněni
        [fp] byly odstraněny
        [np] byla odstraněna
       *[m] byl odstraněn
    } z výpravy{ $why ->
        [card] {" "}({ $source }).
       *[other] .
    }
lcg-revealed = Byla odhalena karta { $card }.
lcg-added = Do vynášecí oblasti přibyla karta { $card }.
lcg-staged = Do vynášecí oblasti přišla karta { $card }; celkové ohrožení je tam teď { $threat }.
lcg-surge = { $card }: nápor, odhaluje se další karta.
lcg-deck-reset = Balíček setkání byl obnoven z odhazovacího balíčku.
lcg-deck-empty = Balíček setkání je prázdný.
lcg-quest-result = Síla vůle { $willpower } proti velikosti ohrožení { $threat }.
lcg-progress =
    { $count ->
        [one] Na kartu výpravy „{ $quest }“ přibyl 1 žeton pokroku.
        [few] Na kartu výpravy „{ $quest }“ přibyly { $count } žetony pokroku.
       *[other] Na kartu výpravy „{ $quest }“ přibylo { $count } žetonů pokroku.
    }
lcg-progress-lost =
    { $count ->
        [one] Z karty výpravy ubyl 1 žeton pokroku
        [few] Z karty výpravy ubyly { $count } žetony pokroku
       *[other] Z karty výpravy ubylo { $count } žetonů pokroku
    }{ $why ->
        [card] {" "}({ $source }).
       *[other] .
    }
lcg-location-progress =
    { $count ->
        [one] Na lokaci { $card } přibyl 1 žeton pokroku.
        [few] Na lokaci { $card } přibyly { $count } žetony pokroku.
       *[other] Na lokaci { $card } přibylo { $count } žetonů pokroku.
    }
lcg-explored = Lokace { $card } byla prozkoumána.
lcg-stage = Nový úkol výpravy: „{ $quest }“.
lcg-stage-completed = Úkol „{ $quest }“ je splněn.
lcg-captured = { $card } je v kobkách v zajetí.
lcg-rescued = { $card } { NAME($card, form: "gender") ->
        [f] byla zachráněna.
        [n] bylo zachráněno.
        [mp] byli zachráněni.
        [fp] byly zachráněny.
        [np] byla zachráněna.
       *[m] byl zachráněn.
    }
lcg-claimed = { $seat } získal { NAME($card, form: "acc") } pro { NAME($host, form: "acc") }.
lcg-objective-lost = Cíl { $card } byl zamíchán do balíčku setkání.
lcg-shackled = Na balíčku { NAME($seat, form: "gen") } leží Železné okovy.

## The forecast of a quest

lcg-forecast-to-come =
    { $count ->
        [one] Odhalí se ještě 1 karta: ohrožení vzroste asi o { $average } (od { $least } do { $most }).
        [few] Odhalí se ještě { $count } karty: ohrožení vzroste asi o { $average } (od { $least } do { $most }).
       *[other] Odhalí se ještě { $count } karet: ohrožení vzroste asi o { $average } (od { $least } do { $most }).
    }
lcg-forecast-next = Víte, co přijde: { $cards }.
lcg-forecast-all-seen = Před vyhodnocením výpravy se už žádné karty neodhalí.
lcg-forecast-chance = Šance na pokrok se silou vůle { $willpower }: asi { $percent } ze 100.
lcg-forecast-beside = Počítá se jen ohrožení a nápor, ne to, co karty udělají po odhalení.

## Travelling and encounters

lcg-travel = Kam budou hráči cestovat?
    .help = Do jedné lokace z vynášecí oblasti, není-li žádná aktivní. Její velikost ohrožení se už nezapočítává, ale žetony pokroku se umisťují nejdřív na ni. Rozhoduje první hráč ({ lcg-rule-travel }).
    .none = nikam necestovat
lcg-travelled = Hráči docestovali do lokace { $card }.
lcg-engage = Kterého nepřítele si vyberete ke střetnutí?
    .help = Každý hráč si může vybrat jednoho nepřítele z vynášecí oblasti bez ohledu na jeho hodnotu střetnutí. Ohrožení nepřátel ve střetnutí se nezapočítává, zato tito nepřátelé útočí ({ lcg-rule-encounter }).
lcg-engage-tie = Stejná hodnota střetnutí: který nepřítel se střetne s { NAME($seat, form: "ins") }?
    .help = Vybírá první hráč ({ lcg-rule-encounter }).
lcg-engaged = { $enemy } se { NAME($enemy, form: "gender") ->
        [f] střetla
        [n] střetlo
        [mp] střetli
        [fp] střetly
        [np] střetla
       *[m] střetl
    } s { NAME($seat, form: "ins") }.
lcg-to-staging =
    { $why ->
        [card] Karta { $card } se vrátila do vynášecí oblasti ({ $source }).
       *[other] Karta { $card } se vrátila do vynášecí oblasti.
    }

## Combat

lcg-attacker = Který nepřítel zaútočí na { NAME($seat, form: "acc") } jako další?
    .help = Každý nepřítel ve střetnutí zaútočí jednou; pořadí určuje hráč, na kterého útočí ({ lcg-rule-combat }).
lcg-defend = { $enemy } útočí silou { $attack }. Kdo se bude bránit?
    .help = Obránce se vyčerpá a utrpí tolik zranění, o kolik síla útoku převýší jeho sílu obrany. Zranění z nebráněného útoku utrpí jeden hrdina a síla obrany mu nepomůže ({ lcg-rule-combat }).
lcg-sentinel = { $enemy } útočí na { NAME($seat, form: "acc") } silou { $attack } a nikdo se nebrání. Určíte za obránce svou stráž?
    .help = Postavy s klíčovým slovem stráž se smějí bránit i útokům na ostatní hráče ({ lcg-rule-sentinel }).
lcg-undefended = Útok { NAME($enemy, form: "gen") } je nebráněný: který hrdina utrpí zranění?
    .help = Všechna zranění utrpí jediný hrdina; síla obrany nepomůže ({ lcg-rule-combat }).
    .log = Útok { NAME($enemy, form: "gen") } na { NAME($seat, form: "acc") } je nebráněný.
lcg-damage-defender = Útok { NAME($enemy, form: "gen") }: který obránce utrpí zranění?
    .help = Je-li obránců víc, utrpí všechna zranění jeden z nich ({ lcg-rule-combat }).
lcg-attack = Na kterého nepřítele zaútočíte?
    .help = Na každého nepřítele, který je s vámi ve střetnutí, jednou za kolo; střelci mohou útočit i na nepřátele ostatních hráčů ({ lcg-rule-combat }).
    .done = už neútočit
lcg-attackers = Kdo zaútočí na { NAME($enemy, form: "acc") }?
    .help = Libovolný počet připravených postav; jejich síla útoku se sčítá ({ lcg-rule-combat }).
lcg-join = Připojí se vaši střelci k útoku na { NAME($enemy, form: "acc") }?
    .help = Pravidla: { lcg-rule-ranged }.
    .done = ne
lcg-shadow-tie = Stejná hodnota střetnutí: kterému nepříteli { NAME($seat, form: "gen") } bude přidělena další karta stínu?
    .help = Karty stínu se přidělují od nejvyšší hodnoty střetnutí; při stejné hodnotě rozhoduje hráč ({ lcg-rule-combat }).
lcg-shadow-dealt = { START(NAME($enemy, form: "dat")) } byla přidělena karta stínu.
lcg-shadow =
    { $effect ->
        [false] Karta stínu { NAME($enemy, form: "gen") }: { $card }. Nemá efekt stínu.
       *[true] Karta stínu { NAME($enemy, form: "gen") }: { $card }.
    }
lcg-shadow-cancelled = Efekt stínu karty { $card } byl zrušen.
lcg-attacks = { $enemy } útočí na { NAME($seat, form: "acc") }.
lcg-defends = { $card } se brání útoku { NAME($enemy, form: "gen") }.
lcg-attack-grows =
    { $why ->
        [card] Síla útoku { NAME($enemy, form: "gen") } je o { $bonus } vyšší ({ $source }).
       *[other] Síla útoku { NAME($enemy, form: "gen") } je o { $bonus } vyšší.
    }
lcg-blow = Síla útoku { $attack } proti síle obrany { $defense }.
lcg-attack-over = Útok { NAME($enemy, form: "gen") } skončil.
lcg-strike-over = Útok na { NAME($enemy, form: "acc") } skončil.
lcg-no-damage = Útok nezpůsobil žádné zranění.
lcg-strikes = { $seat } zaútočil na { NAME($enemy, form: "acc") }. Útočí: { $cards }.
lcg-strength = Síla útoku na { NAME($enemy, form: "acc") } je { $strength }.
lcg-damaged = { $card } { NAME($card, form: "gender") ->
        [f] utrpěla
        [n] utrpělo
        [mp] utrpěli
        [fp] utrpěly
        [np] utrpěla
       *[m] utrpěl
    } { $amount } zranění{ $why ->
        [card] : { $source }.
       *[other] .
    }
lcg-destroyed = { $card } { NAME($card, form: "gender") ->
        [f] byla zabita.
        [n] bylo zabito.
        [mp] byli zabiti.
        [fp] byly zabity.
        [np] byla zabita.
       *[m] byl zabit.
    }
lcg-refreshed = Všechny karty jsou znovu připraveny.
lcg-eliminated =
    { $reason ->
        [threat] { $seat } byl vyřazen ze hry: jeho míra ohrožení dosáhla 50.
       *[other] { $seat } byl vyřazen ze hry: nezbyl mu žádný hrdina.
    }

## Why something can't be done

lcg-why-not-now = To teď zvolit nelze; na řadě je jiné rozhodnutí.
lcg-why-no-target = To zde zvolit nelze.
lcg-why-no-target-for = Není nic, na co by šlo použít kartu { $card }.
lcg-why-no-player = Tohoto hráče zde zvolit nelze.
lcg-why-no-such-card = Taková karta zde na výběr není.
lcg-why-not-in-hand = Kartu { $card } nemáte v ruce.
lcg-why-not-in-play = Karta { $card } není ve hře.
lcg-why-not-yours = Kartu { $card } neovládáte.
lcg-why-no-match = Karta { $card } vyžaduje symbol { NAME($sphere, form: "gen") } a žádný z vašich hrdinů ho nemá.
lcg-why-too-dear = Karta { $card } stojí { $cost }; vaši hrdinové, kteří za ni mohou platit ({ NAME($sphere, form: "nom") }), mají { $have }.
lcg-why-too-few-payers =
    { $cost ->
        [one] Za kartu { $card } musí platit 1 hrdina; takových máte { $heroes }.
        [few] Za kartu { $card } musejí platit { $cost } různí hrdinové; takových máte { $heroes }.
       *[other] Za kartu { $card } musí platit { $cost } různých hrdinů; takových máte { $heroes }.
    }
lcg-why-needs-x = Na kartu { $card } je za X třeba alespoň 1 zdroj.
lcg-why-no-resource = { $card } nemá žádný zdroj.
lcg-why-unique = Karta { $card } je unikátní a jedna už ve hře je.
lcg-why-one-ally = V tomto úkolu smějí všichni hráči dohromady zahrát jen 1 spojence za kolo, a už ho zahráli.
lcg-why-nothing-to-attach = Ve hře není nic, k čemu by šlo kartu { $card } připojit.
lcg-why-planning-only = Kartu { $card } lze zahrát jen ve fázi plánování, když jste na tahu.
lcg-why-only-response = Karta { $card } je reakce: hraje se, až přijde její chvíle.
lcg-why-no-action = { START($card) }: tato karta nemá žádnou akci.
lcg-why-no-response = { START($card) }: tato karta na toto nereaguje.
lcg-why-responded = { START($card) }: tato karta už na toto zareagovala.
lcg-why-other-phase = Kartu { $card } lze použít jen { NAME($phase, form: "in") }.
lcg-why-used-up =
    { $limit ->
        [one] Schopnost karty { $card } lze využít jen jednou za kolo a v tomto kole už využita byla.
        [few] Schopnost karty { $card } lze využít jen { $limit }krát za kolo a v tomto kole už tolikrát využita byla.
       *[other] Schopnost karty { $card } lze využít jen { $limit }krát za kolo a v tomto kole už tolikrát využita byla.
    }
lcg-why-used-up-phase = Schopnost karty { $card } lze využít jen { $limit }krát za fázi a v této fázi už tolikrát využita byla.
lcg-why-exhausted = Karta { $card } je vyčerpaná.
lcg-why-ready = Karta { $card } už je připravená.
lcg-why-unhurt = { $card } nemá zranění, které by šlo vyléčit.
lcg-why-empty-hand = Nemáte v ruce žádnou kartu.
lcg-why-decks-empty = Žádný hráč už nemá co dobírat.
lcg-why-deck-empty = Váš balíček je prázdný.
lcg-why-no-drawing = Dokud je lokace { $card } aktivní, nikdo si nemůže dobírat karty.
lcg-why-encounter-deck-empty = Balíček setkání je prázdný.
lcg-why-threat-too-low = Na kartu { $card } potřebujete míru ohrožení alespoň { $cost }, aby ji šlo snížit.
lcg-why-no-archer = Karta { $card } vyžaduje vaši připravenou postavu s klíčovým slovem střelec.
lcg-why-no-treachery = { $card } ruší jen zrady.
lcg-why-not-committed = { $card } se právě k výpravě { NAME($card, form: "gender") ->
        [f] nepřipojila.
        [n] nepřipojilo.
        [mp] nepřipojili.
        [fp] nepřipojily.
        [np] nepřipojila.
       *[m] nepřipojil.
    }
lcg-why-not-attacking = Hrdina se toho útoku neúčastnil ({ $card }).
lcg-why-not-attacked = Kartu { $card } lze použít jen na karty stínu vašich vlastních nepřátel.
lcg-why-first-player = Kartu { $card } smí použít jen první hráč.
lcg-why-rescued = Zajatec už je zachráněn.
lcg-why-captive = { $card } je v zajetí a čeká na záchranu.
lcg-why-no-character = Karta { $card } není postava ve hře.
lcg-why-no-hero = Nemáte hrdinu, ke kterému by šlo kartu připojit.
lcg-why-chosen = Karta { $card } už je zvolena.
lcg-why-claimed = Kartu { $card } už někdo získal.
lcg-why-guarded = Kartu { $card } střeží { $guard }.
lcg-why-no-travel-now = Cestuje se jen ve fázi cestování.
lcg-why-active-location = Lokace { $card } je aktivní; nejdřív ji musíte prozkoumat.
lcg-why-no-location = Karta { $card } není lokace ve vynášecí oblasti.
lcg-why-must-travel = Hráči musejí cestovat do lokace { $card }.
lcg-why-must-travel-somewhere = Hráči nemohou zůstat: jedna z lokací je nutí cestovat.
lcg-why-travel-no-ready-hero = Cestovat tam lze, jen když každý hráč vyčerpá hrdinu, a { NAME($seat, form: "nom") } žádného připraveného nemá.
lcg-why-travel-two-cards = Cestovat tam lze, jen když první hráč ({ NAME($seat, form: "nom") }) odhodí 2 karty z ruky, a tolik jich nemá.
lcg-why-no-engaging-now = Nepřítele ke střetnutí si lze vybrat jen ve fázi setkání.
lcg-why-no-enemy = Karta { $card } není nepřítel.
lcg-why-engaged = Nepřítel { $card } už je ve střetnutí s { NAME($seat, form: "ins") }.
lcg-why-not-in-staging = Karta { $card } není ve vynášecí oblasti.
lcg-why-shy = Dokud je ve vynášecí oblasti jiný nepřítel, nelze si kartu { $card } vybrat ke střetnutí.
lcg-why-no-attack-now = Hráči útočí jen ve fázi boje, a to po nepřátelích.
lcg-why-struck = Na { NAME($card, form: "acc") } už váš útok v tomto kole proběhl.
lcg-why-nobody-ready = Nemáte připravenou postavu, která by mohla zaútočit na { NAME($card, form: "acc") }.
lcg-why-enemy-in-staging = Nepřítel { $card } je ve vynášecí oblasti, mimo dosah.
lcg-why-no-ranged = { $card } nemá klíčové slovo střelec a nepřítel { $enemy } je ve střetnutí s jiným hráčem.
lcg-why-no-sentinel = { $card } nemá klíčové slovo stráž.
lcg-why-barred = { $card } s Gandalfovou mapou nemůže útočit ani se bránit.

## Decks and campaigns

lcg-bad-deck-code = „{ $code }“ není kód balíčku: část „{ $part }“ nelze přečíst. Kód tvoří „custom:“ (nebo „free:“ pro libovolnou velikost), čísla hrdinů, „/“ a čísla karet s písmenem x a počtem kopií, například custom:1+3+2/13x3+73.
lcg-bad-deck = S tímto balíčkem nelze hrát. { $problem }
lcg-deck-heroes = Balíček má mít 1 až 3 hrdiny, ne { $count }.
lcg-deck-no-hero = Číslo { $number } není hrdina základní sady.
lcg-deck-hero-twice = Hrdina { $card } je v balíčku dvakrát.
lcg-deck-no-card = Číslo { $number } není karta do balíčku hráče.
lcg-deck-copies = Počet kopií karty { $card }: { $count }. Povoleno je nejvýše { $limit }.
lcg-deck-small =
    { $count ->
        [one] 1 karta je málo: balíček jich má alespoň { $least }.
        [few] { $count } karty jsou málo: balíček jich má alespoň { $least }.
       *[other] { $count } karet je málo: balíček jich má alespoň { $least }.
    }
lcg-deck-dead-card = Za kartu { $card } nemůže platit žádný hrdina balíčku ({ NAME($sphere, form: "nom") }).
lcg-deck-code-long = Balíček zapsaný jedním slovem má nejvýše { $most } znaků.
lcg-deck-unreadable = Takový balíček nelze přečíst. { $problem }
lcg-deck-not-text = Není to text, nebo je příliš dlouhý.
lcg-deck-not-json = Začíná to jako JSON, ale { $error }.
lcg-deck-no-slots = Chybí „slots“ s kartami.
lcg-deck-bad-count = „{ $part }“ není počet kopií.
lcg-deck-not-xml = Začíná to jako balíček OCTGN, ale { $error }.
lcg-deck-declares = jsou v tom deklarace, které žádný balíček nepotřebuje
lcg-deck-other-game = Je to soubor OCTGN pro něco jiného.
lcg-deck-no-cards = Nejsou v něm žádné karty.
lcg-deck-too-long = Má více než { $most } řádků.
lcg-deck-too-many = Má více než { $most } karet.
lcg-deck-nested = Uvnitř karty je „{ $part }“; to OCTGN nemá.
lcg-too-many-decks = Příliš mnoho balíčků: { $decks }. Hráčů je { $seats }.
lcg-too-few-decks = Příliš málo balíčků: { $decks }. Hráčů je { $seats } a všechny startovací balíčky obsahují hrdiny, kteří už jsou zabráni.
lcg-same-hero = Dva hráči nemohou mít téhož hrdinu ({ $card }): hrdinové jsou unikátní.
lcg-bad-carry = „{ $part }“ není nic, co by si kampaň mohla přinést.
lcg-no-campaign = Pokračování má jen dohraná partie kampaně (varianta „{ $mode }“).

## Reading positions

lcg-text-bad = U „{ $name }“ nemůže stát „{ $value }“. { $hint }
lcg-hint-seat = Místa: { $seats }.
lcg-hint-number = Má zde být číslo od { $low } do { $high }.
lcg-hint-card = Karta toho názvu neexistuje, nebo nemá tolik kopií.
lcg-hint-twice = Tuto kartu už uvádí řádek { $other }.
lcg-hint-owner = Tato karta patří někomu jinému.
lcg-hint-copy = Tato kopie patří jinému hráči ({ $owner }). { $seat } má: { $copies }.
lcg-hint-mark = Taková značka neexistuje.
lcg-hint-place = Tato karta tam nemůže ležet.
lcg-hint-host = Tato karta není ve hře, nic na ní tedy nemůže ležet.
lcg-hint-on = Musí tu stát, na čem leží: `on=` a karta ve hře; u `{ $shackles }` `on=` a hráč.
lcg-hint-dead = Nezbývá jí žádný život.
lcg-hint-step = Kroky: { $steps }.
lcg-hint-threat =
    { $players ->
        [one] Má zde být 1 číslo, pro každého hráče jedno.
        [few] Mají zde být { $players } čísla, pro každého hráče jedno.
       *[other] Má zde být { $players } čísel, pro každého hráče jedno.
    }
lcg-hint-quest = Mají to být karty výpravy tohoto scénáře.
lcg-hint-one = Má zde být právě jedna karta.
lcg-hint-lasting = Má zde být „karta hodnota změna“ a za tím `phase` nebo `round`.
lcg-hint-leaving = Má zde být karta a za ní `hand`, `deck` nebo `top`.
lcg-hint-result = Po prohře má být `- DŮVOD` ({ $losses }), po výhře všechna místa a `{ $won }`.
lcg-hint-out = První hráč musí být ve hře.
lcg-hint-fifty = Hráč s mírou ohrožení 50 je vyřazen ze hry.
