### War of the Ring: what is asked, what can be answered, what happened, and why something can't be done.
###
### - Prompts use vykání, without a past participle for the player (its gender is not known); options are infinitives.
### - The log is in the past tense; sides, characters and nations agree with their verb by `gender`.
### - A die is “kostka se symbolem …” with the genitive of its face; decks take “z” or “ze”, by `$deck-id`.

wotr-name = Válka o Prsten
    .text = Dvě strany bojují o Středozem: armády táhnou do války a Společenstvo tajně nese Prsten k Hoře osudu.
wotr-option-lome = rozšíření Páni Středozemě

## How a match ends

wotr-result-ring-destroyed = Prsten je zničen v Puklinách osudu. Svobodné národy vítězí.
    .short = Prsten je zničen
wotr-result-ring-bearers-corrupted = Nositelé Prstenu podlehli podmanění: Temný pán má svůj Prsten zpět. Stín vítězí.
    .short = Nositelé Prstenu podlehli podmanění
wotr-result-shadow-conquers = Stín má pod kontrolou velkoměsta a pevnosti v hodnotě alespoň 10 vítězných bodů. Padl na celou Středozem.
    .short = Stín padl na Středozem
wotr-result-free-peoples-conquer = Svobodné národy mají pod kontrolou velkoměsta a pevnosti Stínu v hodnotě alespoň 4 vítězných bodů. Sauron je vyhnán ze Středozemě.
    .short = Sauron je vyhnán ze Středozemě

## Rules, by chapter

wotr-rule-dice = kapitola IV, Použití akčních kostek
wotr-rule-elven-rings = kapitola IV, Elfí prsteny
wotr-rule-hunt-dice = kapitola IV, Určení kostek pro pátrání
wotr-rule-events = kapitola V, Karty událostí
wotr-rule-recruiting = kapitola VI, Rekrutování jednotek
wotr-rule-army-movement = kapitola VI, Pohyb armád
wotr-rule-characters = kapitola VI, Jak pohybovat postavami
wotr-rule-battle = kapitola VI, Bitva
wotr-rule-siege = kapitola VI, Opevnění, velkoměsta, pevnosti a obléhání
wotr-rule-character-cards = kapitola VI, Karty postav
wotr-rule-politics = kapitola VII, Politika ve Středozemi
wotr-rule-fellowship = kapitola VIII, Společenstvo Prstenu
wotr-rule-hunt = kapitola IX, Pátrání po Prstenu
wotr-rule-mordor = kapitola IX, Společenstvo v Mordoru

## Phases and kinds of battle

wotr-phase-cards = Akční kostky a karty událostí
wotr-phase-fellowship = Fáze Společenstva
wotr-phase-hunt-dice = Určení kostek pro pátrání
wotr-phase-roll = Hod akčními kostkami
wotr-phase-actions = Provedení akcí
wotr-phase-victory = Kontrola vítězství
wotr-phase-set-up = Příprava hry
wotr-battle-field = Bitva v poli
wotr-battle-siege = Obléhací bitva
wotr-battle-sortie = Výpad
wotr-place-fellowship = ve Společenstvu
wotr-place-set-aside = dosud není ve hře
wotr-place-eliminated = trvale ze hry

## What can be answered

wotr-token-yes = ano
wotr-token-no = ne
wotr-token-done = to je vše
wotr-token-none = nevybrat nic
wotr-token-all = všechny figurky
wotr-token-split = vybrat jen část
wotr-token-pass = pasovat
wotr-token-fight = bojovat v poli
wotr-token-withdraw = stáhnout se do pevnosti
wotr-token-continue = bojovat další kolo
wotr-token-cease = zanechat útoku
wotr-token-guide = obětovat průvodce
wotr-token-random = obětovat náhodně vylosovaného Společníka
wotr-token-use-ring = použít Prsten: celé poškození se přičte k podmanění
wotr-token-enter-mordor = vstoupit do Mordoru
wotr-token-elven-ring = použít elfí prsten a změnit kostku
wotr-token-waste = vynechat akci a kostku odhodit bez efektu
wotr-token-back = vybrat znovu
wotr-token-back-character = kartu postavy, lícem dolů
wotr-token-back-strategy = strategickou kartu, lícem dolů
wotr-token-move-fellowship = pohnout Společenstvem
wotr-token-hide-fellowship = skrýt Společenstvo
wotr-token-separate = oddělit Společníky od Společenstva
wotr-token-move-companions = pohnout Společníky na mapě
wotr-token-move-minions = pohnout Nazgûly a Služebníky
wotr-token-move-armies = pohnout armádami
wotr-token-attack = zaútočit
wotr-token-recruit = povolat posily
wotr-token-diplomacy = posunout žeton politiky svého národa o krok
wotr-token-voice-recruit = Sarumanův hlas: rekrutovat běžné jednotky v sídlech Železného pasu
wotr-token-voice-elites = Sarumanův hlas: nahradit 2 běžné jednotky v Orthanku elitními
wotr-token-die = kostka se symbolem { NAME($what, form: "gen") }
wotr-token-card = { $what }
wotr-token-count = { $what }
wotr-token-character = { $what }
wotr-token-nation = { $what }
wotr-token-lose = ztratit { NAME($what, form: "acc") }
wotr-token-reduce = nahradit { NAME($what, form: "acc") } běžnou
wotr-token-bring = přivést do hry { NAME($what, form: "acc") }
wotr-token-envoy = { $what } promluví ke svému lidu a posune žeton politiky svého národa o krok
wotr-token-draw =
    dobrat si kartu { $what-id ->
        [strategy] ze
       *[character] z
    } { NAME($what, form: "gen") }
wotr-token-discard = odhodit ze stolu kartu „{ $what }“
wotr-token-via = přes { NAME($what, form: "acc") }
wotr-token-via-none = oklikou, mimo všechny takové regiony

## The turn

wotr-action = Vaše akce: kterou kostku použijete?
    .help = Hráči se střídají a používají vždy jednu kostku, začínají Svobodné národy. Pasovat lze, jen když protivníkovi zbývá víc kostek než vám. Jednou za kolo můžete nejprve změnit kostku elfím prstenem ({ wotr-rule-dice }).
    .pass = pasovat a nechat si kostky
wotr-use-die =
    { $nothing ->
        [true] S kostkou se symbolem { NAME($die, form: "gen") } teď nelze nic provést. Odhodíte ji bez efektu?
       *[false] K čemu použijete kostku se symbolem { NAME($die, form: "gen") }?
    }
    .help = { NAME($die, form: "text") } ({ wotr-rule-dice })
    .card = zahrát kartu „{ $what }“
wotr-ring-die = Elfí prsten: kterou kostku změníte?
    .help = Kteroukoli svou nevyužitou kostku. Prsten Svobodných národů potom dostane Stín; prsten, který použil Stín, je odhozen ze hry ({ wotr-rule-elven-rings }).
wotr-ring-face = Elfí prsten: na jaký symbol změníte kostku se symbolem { NAME($die, form: "gen") }?
    .help = Na kterýkoli kromě Vůle Západu. Kostka s Okem se ihned přesune do pole pátrání ({ wotr-rule-elven-rings }).
    .die = { $what }
wotr-hunt-dice = Kolik kostek umístíte do pole pátrání?
    .help = Nejvýše tolik, kolik je ve Společenstvu Společníků, jednu však smíte vždy. Alespoň jednu musíte, pokud si Svobodné národy v tomto kole vzaly z pole pátrání svou kostku. Ostatními kostkami hodíte ({ wotr-rule-hunt-dice }).
wotr-hand-limit =
    Máte v ruce víc než { $limit ->
        [one] 1 kartu
        [few] { $limit } karty
       *[other] { $limit } karet
    }: kterou odhodíte?
    .help = Limit platí v každém okamžiku. Karta se odhazuje lícem dolů ({ wotr-rule-events }).
wotr-gandalf-draws =
    Průvodcem je Gandalf Šedý: doberete si kartu { $deck-id ->
        [strategy] ze
       *[character] z
    } { NAME($deck, form: "gen") }?
    .help = Poté, co zahrajete kartu události pomocí kostky se symbolem události ({ wotr-rule-character-cards }).
wotr-sorcerer =
    Černokněžný král, schopnost Černokněžník: doberete si kartu { $deck-id ->
        [strategy] ze
       *[character] z
    } { NAME($deck, form: "gen") }?
    .help = Poté, co v prvním kole bitvy, které se účastní, zahrajete bojovou kartu ({ wotr-rule-character-cards }).

## The Fellowship and the Hunt

wotr-fellowship-phase =
    Fáze Společenstva (postup { $progress }): { $progress ->
        [0] ukážete Společenstvo tam, kde je, vyměníte průvodce, nebo budete pokračovat?
       *[other] ukážete polohu Společenstva, vyměníte průvodce, nebo budete pokračovat?
    }
    .help = Skryté Společenstvo se může ukázat v regionu vzdáleném nejvýše tolik kroků, kolik činí jeho postup. Ve velkoměstě nebo pevnosti Svobodných národů se odečte 1 bod podmanění a daný národ je aktivován. V Minas Morgul nebo Morannonu smí Společenstvo vstoupit do Mordoru ({ wotr-rule-fellowship }).
    .done = pokračovat
    .region = ukázat Společenstvo { NAME($what, form: "in") }
    .character = zvolit průvodcem { NAME($what, form: "acc") }
wotr-fellowship-guide = Kdo bude nyní průvodcem Společenstva?
    .help = Jeden ze Společníků s nejvyšší úrovní ({ wotr-rule-fellowship }).
wotr-fellowship-revealed = Společenstvo je odhaleno: kde se nachází? (postup { $progress })
    .help = Od poslední známé polohy nejvýše tak daleko, jak velký je jeho postup, nikdy však ve velkoměstě ani pevnosti pod kontrolou Svobodných národů. Vede-li jeho trasa přes pevnost Stínu, losuje se další žeton pátrání ({ wotr-rule-fellowship }).
wotr-fellowship-route = Kudy půjde Společenstvo { NAME($region, form: "to") }?
    .help = Jen trasy, které nejsou nebezpečnější, než je nutné ({ wotr-rule-fellowship }).
wotr-separate-who =
    { $group-count ->
        [0] Kdo se oddělí od Společenstva?
       *[other] Od Společenstva se oddělí: { $group }. Kdo ještě?
    }
    .help = Nikdo z nich se už nevrátí. Skupina se pohybuje společně, nejvýše o tolik regionů, kolik činí postup Společenstva a nejvyšší úroveň ve skupině dohromady ({ wotr-rule-fellowship }).
wotr-hunt-casualty = Poškození z pátrání je { $damage }: kdo ho ponese? (Průvodcem je { $guide }.)
    .help = Obětovaný Společník sníží poškození o svou úroveň; zbytek se přičte k podmanění. Náhodně vylosovaný Společník může být cennější i méně cenný ({ wotr-rule-hunt }).
    .guide = obětovat průvodce: { NAME($guide, form: "acc") }
wotr-hunt-gollum = Průvodcem je Glum: odhalíte Společenstvo a snížíte tím poškození z pátrání ({ $damage }) o 1?
    .help = Jen pokud Společenstvo neodhalil už sám žeton ({ wotr-rule-character-cards }).
wotr-hunt-hobbit = Průvodcem je { $character }: oddělíte ho a snížíte tím poškození z pátrání ({ $damage }) o 1?
    .help = Potom lze využít schopnost dalšího průvodce. Na Cestě Mordorem je místo oddělení vyřazen ze hry ({ wotr-rule-character-cards }).
wotr-enter-region = Kde vstoupí do hry { $character }?
    .help = Podle pravidel na kartě postavy ({ wotr-rule-character-cards }).

## Characters

wotr-journey-who = Kterým Společníkem pohnete?
    .help = Společníci na mapě se pohybují sami nebo ve skupinách, každý jednou. Jak daleko, určuje nejvyšší úroveň ve skupině. Do obležené přátelské pevnosti nikdo nevstoupí a nikdo ji neopustí ({ wotr-rule-characters }).
wotr-journey-with = Na cestu se vydává: { $group }. Kdo půjde také?
    .help = Jen Společníci ze stejného regionu ({ wotr-rule-characters }).
    .done = nikdo další
wotr-journey-to = { $group }: kam { NAME($origin, form: "from") }?
    .help = Nepřátelské armády nemají vliv. V regionu s pevností Stínu se Společníci musí zastavit; Služebníci nesmějí do regionu s pevností pod kontrolou Svobodných národů ({ wotr-rule-characters }).
wotr-minions-who = Kterým Nazgûlem nebo Služebníkem pohnete?
    .help = Kterýmkoli, třeba i všemi, každým jednou. Region znamená Nazgûly, kteří v něm jsou ({ wotr-rule-characters }).
    .region = Nazgûlové { NAME($what, form: "in") }
wotr-minions-count = Kolik Nazgûlů odletí { NAME($region, form: "from") }?
    .help = Poletí společně do jednoho regionu ({ wotr-rule-characters }).
wotr-minions-to = Kam poletí Nazgûlové { NAME($origin, form: "from") }?
    .help = Kamkoli kromě regionu s neobleženou pevností pod kontrolou Svobodných národů ({ wotr-rule-characters }).

## Mustering and politics

wotr-recruit-figure = Kterou figurku rekrutujete?
    .help = Jednu elitní jednotku, nebo dvě figurky (běžné jednotky, vůdce, u Saurona Nazgûly) ve dvou různých sídlech; jen z národů ve válce ({ wotr-rule-recruiting }).
wotr-recruit-region = Kde rekrutujete { NAME($figure, form: "acc") }?
    .help = Ve volném sídle stejného národa. Vůdce tam potřebuje jednotky, Nazgûl pevnost ({ wotr-rule-recruiting }).
wotr-recruit-rank = Kterou jednotku rekrutujete { NAME($region, form: "in") }?
    .help = Pravidla: { wotr-rule-recruiting }.
wotr-diplomacy = Který národ posunete na ukazateli politiky?
    .help = Jeho žeton politiky postoupí o krok směrem k válce. Na krok „ve válce“ smí jen aktivní národ ({ wotr-rule-politics }).

## Armies

wotr-move-from = Kterou armádou pohnete?
    .help = Vždy o jeden region; žádná figurka se v jedné akci nepohne dvakrát ({ wotr-rule-army-movement }).
    .done = žádnou další
wotr-move-to = Kam se přesune armáda { NAME($origin, form: "from") }?
    .help = Do přilehlého regionu bez nepřátelské armády, kde nebude víc než 10 jednotek. Národy, které nejsou ve válce, nesmějí na cizí území ({ wotr-rule-army-movement }).
wotr-move-force = Kdo se přesune { NAME($region, form: "from") } { NAME($target, form: "to") }? K dispozici: { $force }.
    .help = Vůdci nesmějí zůstat v regionu sami, bez jednotek ({ wotr-rule-army-movement }).
wotr-move-count = { START($figure) }: kolik jich přesunete { NAME($region, form: "from") } { NAME($target, form: "to") }?
    .help = Pravidla: { wotr-rule-army-movement }.
wotr-move-character = { $character }: přesune se také { NAME($region, form: "from") } { NAME($target, form: "to") }?
    .help = Pravidla: { wotr-rule-army-movement }.
wotr-army-force = Koho vyberete z armády { NAME($region, form: "in") }? K dispozici: { $force }.
    .help = Pravidla: { wotr-rule-army-movement }.
wotr-army-count = { START($figure) }: kolik jich vyberete { NAME($region, form: "in") }?
    .help = Pravidla: { wotr-rule-army-movement }.
wotr-army-character = Bude mezi nimi i { $character } ({ $region })?
    .help = Pravidla: { wotr-rule-army-movement }.
wotr-surplus =
    { START(NAME($region, form: "in")) } { $over ->
        [one] je o 1 jednotku
        [few] je o { $over } jednotky
       *[other] je o { $over } jednotek
    } víc, než dovoluje limit: kterou vrátíte mezi posily?
    .help = Nejvýše 10 jednotek v regionu, 5 v obležené pevnosti ({ wotr-rule-army-movement }).
wotr-attack-from = Která armáda zaútočí?
    .help = Armáda, která má nepřítele v přilehlém regionu, obléhá pevnost, nebo je sama obležená (výpad). Útočit mohou jen národy ve válce ({ wotr-rule-battle }).
wotr-attack-to = Kam zaútočí armáda { NAME($origin, form: "from") }?
    .help = Vlastní region znamená obléhací bitvu nebo výpad ({ wotr-rule-battle }).
wotr-attack-force =
    { $siege ->
        [0] Kdo zaútočí { NAME($region, form: "from") } na { NAME($target, form: "acc") }?
       *[other] Kdo bude bojovat při obléhání { NAME($region, form: "gen") }?
    } K dispozici: { $force }.
    .help = Ostatní tvoří zadní voj a bitvy se neúčastní ({ wotr-rule-battle }).
    .split = jen část, ostatní tvoří zadní voj
wotr-attack-count =
    { $siege ->
        [0] { START($figure) }: kolik jich zaútočí { NAME($region, form: "from") } na { NAME($target, form: "acc") }?
       *[other] { START($figure) }: kolik jich bude bojovat při obléhání { NAME($region, form: "gen") }?
    }
    .help = Pravidla: { wotr-rule-battle }.
wotr-attack-character =
    { $siege ->
        [0] { $character }: zaútočí také { NAME($region, form: "from") } na { NAME($target, form: "acc") }?
       *[other] { $character }: bude také bojovat při obléhání { NAME($region, form: "gen") }?
    }
    .help = Pravidla: { wotr-rule-battle }.

## Battles

wotr-battle-white-rider = Bitva { NAME($region, form: "in") }: vzdá se Bílý jezdec velení, a vyruší tak velení všech Nazgûlů?
    .help = Na celou bitvu ({ wotr-rule-character-cards }).
wotr-withdraw = Bitva { NAME($region, form: "in") }, { $round }. kolo: budete bojovat v poli, nebo se stáhnete do pevnosti?
    .help = Jednotky v pevnosti zasáhne útočník jen šestkou, vejde se jich tam však nejvýše 5 ({ wotr-rule-siege }).
wotr-combat-card =
    Bitva { NAME($region, form: "in") }, { $round }. kolo: { $against-id ->
        [none] zahrajete bojovou kartu?
       *[other] protivník zvolil kartu { $against-id ->
            [strategy] ze
           *[character] z
        } { NAME($against, form: "gen") }. Zahrajete bojovou kartu také?
    }
    .help = Útočník se rozhoduje první; obě karty se odhalí současně. Platí jen bojový efekt a karta se potom odhodí ({ wotr-rule-battle }).
    .none = nehrát žádnou kartu
    .card = { NAME($what, form: "combat") } (karta „{ $what }“)
wotr-casualties =
    Vaše armáda { NAME($region, form: "in") } dostala { $hits ->
        [one] 1 zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }: co ztratíte?
    .help = Za každý zásah odstraníte běžnou jednotku, nebo nahradíte elitní jednotku běžnou; za dva zásahy lze odstranit elitní jednotku ({ wotr-rule-battle }).
wotr-battle-continue = Bitva { NAME($region, form: "in") }: pokračujete?
    .help = Útočník může po každém kole bitvy zanechat útoku ({ wotr-rule-battle }).
wotr-siege-extend = Obléhací bitva { NAME($region, form: "in") }: vyměníte elitní jednotku za běžnou a budete bojovat další kolo?
    .help = Obléhací bitva trvá jedno kolo; za každé další musí útočník vyměnit elitní jednotku za běžnou ({ wotr-rule-siege }).
    .reduce = vyměnit { NAME($what, form: "acc") } za běžnou a bojovat dál
wotr-retreat = Bitva { NAME($region, form: "in") }: bojujete dál, nebo ustoupíte?
    .help = Ustupuje celá armáda, do přilehlého volného regionu ({ wotr-rule-battle }).
    .fight = bojovat dál
    .region = ustoupit { NAME($what, form: "to") }
wotr-advance-force = Nepřítel opustil bojiště: kdo postoupí { NAME($region, form: "from") } { NAME($target, form: "to") }? K dispozici: { $force }.
    .help = Všichni útočníci, někteří, nebo nikdo. Pokud jsou obránci v pevnosti, začíná obléhání ({ wotr-rule-battle }).
    .none = nikdo
wotr-advance-count = { START($figure) }: kolik jich postoupí { NAME($region, form: "from") } { NAME($target, form: "to") }?
    .help = Pravidla: { wotr-rule-battle }.
wotr-advance-character = { $character }: postoupí také { NAME($region, form: "from") } { NAME($target, form: "to") }?
    .help = Pravidla: { wotr-rule-battle }.

## What happened: the turn

wotr-turn = Začíná { $turn }. kolo.
wotr-drew = Dobíráte si kartu „{ $card }“.
wotr-drew-hidden =
    { $side-id ->
        [free] Svobodné národy si dobraly
       *[shadow] Stín si dobral
    } kartu { $deck-id ->
        [strategy] ze
       *[character] z
    } { NAME($deck, form: "gen") }.
wotr-discarded = Odhazujete kartu „{ $card }“.
wotr-discarded-hidden =
    { $side-id ->
        [free] Svobodné národy odhodily
       *[shadow] Stín odhodil
    } lícem dolů kartu { $deck-id ->
        [strategy] ze
       *[character] z
    } { NAME($deck, form: "gen") }.
wotr-hunt-allocated =
    { $count ->
        [0] Stín neumístil do pole pátrání žádnou kostku.
        [one] Stín umístil do pole pátrání 1 kostku.
        [few] Stín umístil do pole pátrání { $count } kostky.
       *[other] Stín umístil do pole pátrání { $count } kostek.
    }
wotr-rolled =
    { $side-id ->
        [free] { $dice-count ->
            [0] Svobodné národy nemají čím házet.
           *[other] Svobodným národům padlo: { $dice }.
        }
       *[shadow] { $dice-count ->
            [0] { $eyes ->
                [0] Stín nemá čím házet.
                [one] Stínu padl jen 1 symbol Oka (do pole pátrání).
                [few] Stínu padly jen { $eyes } symboly Oka (do pole pátrání).
               *[other] Stínu padlo jen { $eyes } symbolů Oka (do pole pátrání).
            }
           *[other] Stínu padlo: { $dice }{ $eyes ->
                [0] .
                [one] ; k tomu 1 symbol Oka (do pole pátrání).
                [few] ; k tomu { $eyes } symboly Oka (do pole pátrání).
               *[other] ; k tomu { $eyes } symbolů Oka (do pole pátrání).
            }
        }
    }
wotr-passed =
    { $side-id ->
        [free] Svobodné národy pasovaly.
       *[shadow] Stín pasoval.
    }
wotr-die-used =
    { $side-id ->
        [free] { $action-id ->
            [card] Svobodné národy použily kostku se symbolem { NAME($die, form: "gen") }: zahrát kartu události.
            [waste] Svobodné národy odhodily bez efektu kostku se symbolem { NAME($die, form: "gen") }.
           *[other] Svobodné národy použily kostku se symbolem { NAME($die, form: "gen") }: { $action }.
        }
       *[shadow] { $action-id ->
            [card] Stín použil kostku se symbolem { NAME($die, form: "gen") }: zahrát kartu události.
            [waste] Stín odhodil bez efektu kostku se symbolem { NAME($die, form: "gen") }.
           *[other] Stín použil kostku se symbolem { NAME($die, form: "gen") }: { $action }.
        }
    }
wotr-ring-used =
    { $side-id ->
        [free] Svobodné národy použily elfí prsten a změnily
       *[shadow] Stín použil elfí prsten a změnil
    } na kostce symbol { NAME($old, form: "gen") } na symbol { NAME($new, form: "gen") }.
wotr-played =
    { $side-id ->
        [free] Svobodné národy zahrály kartu „{ $card }“.
       *[shadow] Stín zahrál kartu „{ $card }“.
    }
wotr-table-discarded =
    { $cause ->
        [used] Karta „{ $card }“ byla použita a odhozena ze stolu.
        [forced] Karta „{ $card }“ byla odhozena ze stolu.
        [shown] Karta „{ $card }“ byla odhozena ze stolu kvůli nové poloze Společenstva.
       *[over] Karta „{ $card }“ byla odhozena ze stolu: její podmínka už neplatí.
    }

## What happened: the Fellowship and the Hunt

wotr-fellowship-moved = Společenstvo se pohnulo: postup { $progress }.
wotr-hunt-roll =
    Hod na pátrání: { $dice }{ $bonus ->
        [0] {""}
       *[other] {" "}(+{ $bonus } ke každé kostce)
    }{ $rerolled-count ->
        [0] {""}
       *[other] ; opravný hod za { NAME($hunters, form: "acc") }: { $rerolled }
    }. { $successes ->
        [0] Bez úspěchu.
        [one] 1 úspěch.
        [few] { $successes } úspěchy.
       *[other] { $successes } úspěchů.
    }
wotr-tile = Žeton pátrání: { $tile }.
wotr-tile-replaced = Karta „{ $card }“ vrátila žeton zpět; další žeton pátrání: { $tile }.
wotr-tile-harmless = Žeton ({ $tile }) nemá žádný efekt.
wotr-tile-die = Hod kostkou podle žetonu: { $rolled }.
wotr-draw-prevented = Karta „{ $card }“ zabránila losování žetonu pátrání.
wotr-hunt-over =
    Pátrání skončilo: podmanění { $corruption }, Společenstvo je { $hidden ->
        [true] skryto.
       *[false] odhaleno.
    }
wotr-hunt-damage =
    Poškození z pátrání: { $damage }{ $eye ->
        [roll] {" "}(počet úspěchů v hodu na pátrání).
        [mordor] {" "}(počet kostek v poli pátrání).
       *[number] .
    }
wotr-damage-lowered =
    { $cause ->
        [card] Karta snížila poškození
        [gollum] Glum prozradil Společenstvo a snížil poškození
        [guide] Průvodce se oddělil a snížil poškození
       *[casualty] Obětovaný Společník snížil poškození
    } o { $points }: { $damage ->
        [0] nezbývá nic.
       *[other] zbývá { $damage }.
    }
wotr-hunter-stronghold = pevnost Stínu
    .acc = pevnost Stínu
wotr-hunter-army = armáda Stínu
    .acc = armádu Stínu
wotr-hunter-nazgul = Nazgûlové
    .acc = Nazgûly
wotr-hunted-in-stronghold = { START(NAME($region, form: "in")) } je pevnost Stínu: losuje se další žeton pátrání.
wotr-casualty =
    { $random ->
        [true] Náhodně vylosovaná oběť pátrání: { $character }.
       *[false] Oběť pátrání: { $character }.
    }
wotr-taken-alive = { $character } vyvázl živý a oddělil se od Společenstva.
wotr-eliminated =
    { $character } { NAME($character, form: "gender") ->
        [f] je vyřazena
       *[m] je vyřazen
    } ze hry.
wotr-corruption =
    Nositelům Prstenu { $points ->
        [one] přibyl 1 bod podmanění
        [few] přibyly { $points } body podmanění
       *[other] přibylo { $points } bodů podmanění
    } { $cause ->
        [hunt] z pátrání
        [lingering] za otálení v Mordoru
       *[card] efektem karty
    }: nyní { $corruption }.
wotr-healed =
    Nositelům Prstenu { $points ->
        [one] ubyl 1 bod podmanění
        [few] ubyly { $points } body podmanění
       *[other] ubylo { $points } bodů podmanění
    } { $cause ->
        [haven] v bezpečí útočiště
        [tile] díky žetonu
       *[card] díky kartě
    }: nyní { $corruption }.
wotr-guide = Průvodcem Společenstva je { $character }.
wotr-gollum-joins = Ke Společenstvu se připojil Glum.
wotr-declared = Společenstvo se ukázalo { NAME($region, form: "in") }.
wotr-revealed = Společenstvo je odhaleno!
wotr-found = Nositelé Prstenu jsou { NAME($region, form: "in") }.
wotr-hidden = Společenstvo je znovu skryto.
wotr-separated =
    { $characters-count ->
        [one] { $characters } { NAME($characters, form: "gender") ->
            [f] se oddělila
           *[m] se oddělil
        } od Společenstva.
        [few] { $characters } se oddělili od Společenstva.
       *[other] { $characters } se oddělili od Společenstva.
    }
wotr-mordor-entered = Společenstvo vstoupilo do Mordoru.
wotr-mordor-step = Společenstvo došlo na krok { $step } Cesty Mordorem.
wotr-lingering = Společenstvo v Mordoru otálí.

## What happened: characters, politics, mustering

wotr-entered =
    { $character } { NAME($character, form: "gender") ->
        [f] vstoupila
       *[m] vstoupil
    } do hry { NAME($region, form: "in") }{ $instead-id ->
        [none] .
       *[other] {" "}místo { NAME($instead, form: "gen") }.
    }
wotr-journey =
    { $characters-count ->
        [one] { $characters } je nyní { NAME($region, form: "in") }.
        [few] { $characters } jsou nyní { NAME($region, form: "in") }.
       *[other] { $characters } jsou nyní { NAME($region, form: "in") }.
    }
wotr-flown =
    { $count ->
        [one] 1 Nazgûl přeletěl
        [few] { $count } Nazgûlové přeletěli
       *[other] { $count } Nazgûlů přeletělo
    } { NAME($origin, form: "from") } { NAME($region, form: "to") }.
wotr-activated =
    { $nation } { NAME($nation, form: "gender") ->
        [mp] jsou nyní aktivní
       *[m] je nyní aktivní
    }{ $cause ->
        [entry] , protože na území národa vstoupila nepřátelská armáda.
        [attack] , protože byla napadena armáda s jednotkami národa.
        [declaration] , protože se v sídle národa ukázalo Společenstvo.
        [companion] , protože do sídla národa přišel Společník.
        [minion] , protože do hry vstoupil Služebník.
        [card] {" "}díky kartě.
       *[other] .
    }
wotr-advanced =
    { $nation }: do války { $steps ->
        [one] zbývá 1 krok
        [few] zbývají { $steps } kroky
       *[other] zbývá { $steps } kroků
    }{ $cause ->
        [attack] {" "}(po útoku).
        [capture] {" "}(po ztrátě sídla).
        [card] {" "}(efektem karty).
        [ability] {" "}(schopností Společníka).
        [minion] {" "}(po příchodu Služebníka).
        [die] {" "}(kostkou se symbolem shromáždění).
       *[other] .
    }
wotr-at-war =
    { $nation } { NAME($nation, form: "gender") ->
        [mp] jsou VE VÁLCE
       *[m] je VE VÁLCE
    }{ $cause ->
        [attack] {" "}(po útoku).
        [capture] {" "}(po ztrátě sídla).
        [card] {" "}(efektem karty).
        [ability] {" "}(schopností Společníka).
        [minion] {" "}(po příchodu Služebníka).
        [die] {" "}(kostkou se symbolem shromáždění).
       *[other] .
    }
wotr-recruited = Rekrutováno { NAME($region, form: "in") }: { NAME($figure, $count) }.

## What happened: armies and battles

wotr-moved =
    { $side-id ->
        [free] Svobodné národy přesunuly
       *[shadow] Stín přesunul
    } { NAME($origin, form: "from") } { NAME($region, form: "to") }: { NAME($force, form: "acc") }.
wotr-captured =
    { $side-id ->
        [free] Svobodné národy dobyly { NAME($region, form: "acc") }.
       *[shadow] Stín dobyl { NAME($region, form: "acc") }.
    }
wotr-disbanded = { START(NAME($region, form: "in")) } je o jednotku víc, než dovoluje limit: { $figure } se vrací mezi posily.
wotr-leaders-lost = { START(NAME($region, form: "in")) } nezbyly žádné jednotky; ztráty: { NAME($figure, $count) }.
wotr-attack =
    { $side-id ->
        [free] { $battle-id ->
            [siege] Svobodné národy zaútočily na obleženou armádu { NAME($region, form: "in") }.
            [sortie] Svobodné národy podnikly výpad proti armádě obléhající pevnost { $region }.
           *[field] Svobodné národy zaútočily { NAME($origin, form: "from") } na { NAME($region, form: "acc") }.
        }
       *[shadow] { $battle-id ->
            [siege] Stín zaútočil na obleženou armádu { NAME($region, form: "in") }.
            [sortie] Stín podnikl výpad proti armádě obléhající pevnost { $region }.
           *[field] Stín zaútočil { NAME($origin, form: "from") } na { NAME($region, form: "acc") }.
        }
    } Útočí: { $attackers }. Brání se: { $defenders }.
wotr-white-rider = Bílý jezdec se vzdal velení; v této bitvě nemají velení ani Nazgûlové.
wotr-withdrawn = Obránci se stáhli do pevnosti { $region }.
wotr-siege = Pevnost { $region } je v obležení.
wotr-siege-lifted = Obléhání pevnosti { $region } skončilo.
wotr-siege-extended = Obléhací bitva { NAME($region, form: "in") } pokračuje: útočník vyměnil { NAME($figure, form: "acc") } za běžnou.
wotr-combat-card-chosen =
    { $side-id ->
        [free] Svobodné národy zvolily
       *[shadow] Stín zvolil
    } bojovou kartu { $deck-id ->
        [strategy] ze
       *[character] z
    } { NAME($deck, form: "gen") }.
wotr-combat-card-shown =
    { $side-id ->
        [free] Svobodné národy zahrály
       *[shadow] Stín zahrál
    } bojovou kartu „{ $effect }“ (karta „{ $card }“).
wotr-muted = { $character } nemá v tomto kole bitvy velení ani zvláštní schopnosti.
wotr-round = { $round }. kolo bitvy { NAME($region, form: "in") }.
wotr-combat-roll =
    { $side }, bojová síla { $strength }: { $dice } (na zásah: { $needs }{ $walls ->
        [stronghold] , kvůli pevnosti
        [city] , v prvním kole kvůli velkoměstu
        [fortification] , v prvním kole kvůli opevnění
       *[open] {""}
    }{ $bonus ->
        [0] {""}
        [-1] ; −1 ke každé kostce
       *[other] ; +{ $bonus } ke každé kostce
    }), { $hits ->
        [0] bez zásahu.
        [one] 1 zásah.
        [few] { $hits } zásahy.
       *[other] { $hits } zásahů.
    }
wotr-leader-reroll =
    { $side }, opravný velitelský hod, velení { $leadership }: { $dice } (na zásah: { $needs }{ $bonus ->
        [0] {""}
       *[other] ; +{ $bonus } ke každé kostce
    }), { $hits ->
        [0] bez zásahu.
        [one] 1 zásah.
        [few] { $hits } zásahy.
       *[other] { $hits } zásahů.
    }
wotr-extra-attack =
    { $side }, útok navíc ({ $effect }): { $dice } (na zásah: { $needs }), { $hits ->
        [0] bez zásahu.
        [one] 1 zásah.
        [few] { $hits } zásahy.
       *[other] { $hits } zásahů.
    }
wotr-battle-over =
    Bitva { NAME($region, form: "in") } skončila { $rounds ->
        [0] bez boje.
        [one] po 1 kole.
        [few] po { $rounds } kolech.
       *[other] po { $rounds } kolech.
    }
wotr-hits =
    { $side-id ->
        [free] Svobodné národy dostaly
       *[shadow] Stín dostal
    } { $hits ->
        [one] 1 zásah.
        [few] { $hits } zásahy.
       *[other] { $hits } zásahů.
    }
wotr-card-hits =
    { $side-id ->
        [free] Armáda Svobodných národů
       *[shadow] Armáda Stínu
    } { NAME($region, form: "in") } dostala { $hits ->
        [one] 1 zásah.
        [few] { $hits } zásahy.
       *[other] { $hits } zásahů.
    }
wotr-lost = Ztráty { NAME($region, form: "in") }: { NAME($figure, $count) }.
wotr-reduced = { START(NAME($region, form: "in")) } byla { $figure } nahrazena běžnou.
wotr-destroyed =
    { $side-id ->
        [free] Armáda Svobodných národů { NAME($region, form: "in") } je zničena.
       *[shadow] Armáda Stínu { NAME($region, form: "in") } je zničena.
    }
wotr-ceased =
    { $side-id ->
        [free] Svobodné národy zanechaly útoku na { NAME($region, form: "acc") }.
       *[shadow] Stín zanechal útoku na { NAME($region, form: "acc") }.
    }
wotr-retreated =
    { $side-id ->
        [free] Svobodné národy ustoupily { NAME($origin, form: "from") } { NAME($region, form: "to") }.
       *[shadow] Stín ustoupil { NAME($origin, form: "from") } { NAME($region, form: "to") }.
    }

## Why not: dice, rings and cards

wotr-why-pass = Pasovat lze, jen když protivníkovi zbývá víc kostek než vám.
wotr-why-no-such-die = Žádná z vašich nevyužitých kostek nemá symbol { NAME($die, form: "gen") }.
wotr-why-wrong-die = K tomu je třeba kostka se symbolem { NAME($needed, form: "gen") }; tato má symbol { NAME($die, form: "gen") }.
wotr-why-choose-die-first = To lze: nejprve zvolte kostku se symbolem { NAME($die, form: "gen") }.
wotr-why-choose-action-first = Nejprve zvolte, k čemu kostku použijete: { $action }.
wotr-why-choose-army-first = Nejprve zvolte armádu { NAME($origin, form: "in") }, teprve potom cíl: { $region }.
wotr-why-not-in-this-match = To patří k rozšíření nebo ke hře více hráčů, ne k této partii.
wotr-why-not-your-action = To může jen druhá strana.
wotr-why-no-ring = Nemáte žádný elfí prsten.
wotr-why-ring-used = Elfí prsten smíte použít jen jednou za kolo a v tomto kole už byl použit.
wotr-why-no-other-choice = Nemáte jinou kostku a nemůžete ani pasovat, ani použít elfí prsten.
wotr-why-ring-same-face = Kostka už má symbol { NAME($die, form: "gen") }.
wotr-why-no-such-face = Takový symbol na vašich kostkách není: { $die }.
wotr-why-ring-special-die = Elfím prstenem nelze změnit speciální kostku.
wotr-why-ring-will = Elfím prstenem nelze změnit kostku na symbol Vůle Západu.
wotr-why-hunt-dice-most =
    Do pole pátrání smíte teď umístit nejvýše { $most ->
        [one] 1 kostku
        [few] { $most } kostky
       *[other] { $most } kostek
    }: tolik, kolik je ve Společenstvu Společníků, jednu však vždy.
wotr-why-hunt-dice-least = Do pole pátrání musíte umístit alespoň jednu kostku, protože si z něj Svobodné národy v tomto kole vzaly kostky zpět.
wotr-why-card-die = Na kartu „{ $card }“ je třeba kostka se symbolem { NAME($die, form: "gen") } nebo události.
wotr-why-not-in-hand = Kartu „{ $card }“ nemáte v ruce.
wotr-why-deck-empty = Váš { $deck } je prázdný.

## Why not: the Fellowship

wotr-why-in-mordor = Společenstvo je na Cestě Mordorem.
wotr-why-revealed = Společenstvo je odhaleno: pohnout se nebo ukázat svou polohu může, jen když je skryto.
wotr-why-declared-already = Společenstvo se může ukázat nebo být odhaleno jen jednou za fázi.
wotr-why-too-far =
    { START(NAME($region, form: "to")) } je to příliš daleko. { $distance ->
        [0] Nelze udělat ani jeden krok.
        [one] Lze udělat jen 1 krok.
        [few] Lze udělat jen { $distance } kroky.
       *[other] Lze udělat jen { $distance } kroků.
    }
wotr-why-not-at-mordor = Do Mordoru mohou Nositelé Prstenu vstoupit jen z Minas Morgul nebo Morannonu.
wotr-why-not-in-fellowship = { $character } není ve Společenstvu.
wotr-why-not-highest-level = { $character } se průvodcem stát nemůže, nebo jím už je: novým průvodcem může být jen Společník s nejvyšší úrovní ve Společenstvu.
wotr-why-no-haven-when-revealed = { START(NAME($region, form: "in")) } Společenstvo být odhaleno nemůže: je tam velkoměsto nebo pevnost pod kontrolou Svobodných národů.
wotr-why-hidden-already = Společenstvo už je skryto.
wotr-why-hide-die = Jakoukoli kostkou lze Společenstvo skrýt, jen když je průvodcem Chodec; jinak je třeba kostka se symbolem postavy.
wotr-why-no-separation-in-mordor = Na Cestě Mordorem se od Společenstva nikdo oddělit nemůže.
wotr-why-leaves-already = { $character } už Společenstvo opouští.
wotr-why-gollum-stays = { $character } Nositele Prstenu nikdy neopustí.
wotr-why-no-such-route = Tudy žádná dost krátká trasa { NAME($region, form: "to") } nevede, nebo je jiná méně nebezpečná.
wotr-why-no-companions = Ve Společenstvu už není žádný Společník.

## Why not: characters

wotr-why-not-on-map = { $character } není na mapě.
wotr-why-never-moves = { $character } se nemůže pohybovat.
wotr-why-character-moved =
    { $character } se už { NAME($character, form: "gender") ->
        [f] pohnula.
       *[m] pohnul.
    }
wotr-why-not-with-group = { $character } není s nimi, už jde také, nebo se dál pohybovat nemůže.
wotr-why-siege-closed = { START(NAME($region, form: "in")) } je obležená pevnost: žádná postava nemůže dovnitř ani ven.
wotr-why-free-stronghold = { START(NAME($region, form: "in")) } je pevnost pod kontrolou Svobodných národů a není v obležení.
wotr-why-no-travellers = Na mapě není žádný Společník, který by se mohl pohnout.
wotr-why-no-nazgul-there = { START(NAME($region, form: "in")) } není žádný Nazgûl, který by se ještě mohl pohnout.
wotr-why-only-nazgul = { $character } není Nazgûl a teď se pohybují jen Nazgûlové.
wotr-why-enter-place = { $character } nemůže vstoupit do hry { NAME($region, form: "in") }.
wotr-why-no-minions = Na mapě není žádný Nazgûl ani Služebník, který by se mohl pohnout.
wotr-why-envoy-place = { $character } musí být v nedobytém velkoměstě nebo nedobyté pevnosti svého národa.
wotr-why-eliminated =
    { $character } { NAME($character, form: "gender") ->
        [f] je vyřazena
       *[m] je vyřazen
    } ze hry.
wotr-why-in-play =
    { $character } už ve hře je nebo { NAME($character, form: "gender") ->
        [f] byla;
       *[m] byl;
    } nikdo do ní nevstupuje dvakrát.
wotr-why-grey-in-fellowship = Gandalf Šedý je stále ve Společenstvu.
wotr-why-no-minion-yet = Do hry ještě nevstoupil žádný Služebník.
wotr-why-strider-place = Chodec musí být v Minas Tirith, Dol Amrothu nebo Pelargiru a toto sídlo musí být nedobyté.
wotr-why-saruman-war = Saruman vstoupí do hry, jen když je Železný pas ve válce.
wotr-why-orthanc-lost = Saruman vstupuje do hry jen v Orthanku a ten už Stín nemá pod kontrolou.
wotr-why-saruman-absent = Saruman není ve hře.
wotr-why-orthanc-closed = Stín musí mít Orthank pod kontrolou a Orthank nesmí být v obležení.
wotr-why-two-for-two = Je třeba mít 2 běžné jednotky Železného pasu v Orthanku a 2 elitní v posilách.
wotr-why-witch-king-war = Černokněžný král vstoupí do hry, jen když jsou ve válce Sauronův národ a alespoň jeden ze Svobodných národů.
wotr-why-witch-king-place = Není žádná armáda Stínu se Sauronovou jednotkou, ke které by se mohl připojit.
wotr-why-mouth-condition = Ústa Sauronova vstoupí do hry, jen když je Společenstvo na Cestě Mordorem nebo jsou všechny Svobodné národy ve válce.
wotr-why-mouth-place = Sauronův národ už nemá žádnou nedobytou pevnost, kde by Ústa Sauronova mohl vstoupit do hry.

## Why not: politics and mustering

wotr-why-active-already =
    { $nation } už { NAME($nation, form: "gender") ->
        [mp] jsou
       *[m] je
    } aktivní.
wotr-why-at-war-already =
    { $nation } už { NAME($nation, form: "gender") ->
        [mp] jsou
       *[m] je
    } ve válce.
wotr-why-passive = { $nation }: národ je stále pasivní a pasivní národ nemůže vstoupit do války.
wotr-why-not-your-nation = { $nation }: tento národ není na vaší straně.
wotr-why-nobody-at-war = Žádný z vašich národů není ve válce.
wotr-why-nothing-to-recruit = Není co rekrutovat: nezbyly žádné figurky nebo pro ně není volné sídlo.
wotr-why-recruit-not-at-war = { $nation }: národ není ve válce, kostkou nelze nic rekrutovat.
wotr-why-no-reinforcements =
    V posilách už není { NAME($figure, form: "gender") ->
        [f] žádná { $figure }.
       *[m] žádný { $figure }.
    }
wotr-why-figure-not-on-card = Tuto figurku kartou rekrutovat nelze: { $figure }.
wotr-why-mustered-there = { START(NAME($region, form: "in")) } se už rekrutovalo.
wotr-why-no-settlement = { $nation }: pro tuto figurku není žádné volné sídlo.
wotr-why-not-own-settlement = { START(NAME($region, form: "in")) } není sídlo tohoto národa: { $nation }.
wotr-why-settlement-lost = { $region }: sídlo je pod kontrolou nepřítele.
wotr-why-recruit-besieged = { $region }: pevnost je v obležení.
wotr-why-not-free = { $region }: region není volný, je v něm nepřátelská armáda nebo ho má pod kontrolou nepřítel.
wotr-why-nazgul-stronghold = Nazgûly lze rekrutovat jen v pevnosti a { NAME($region, form: "in") } žádná není.
wotr-why-leader-needs-units = { START(NAME($region, form: "in")) } nejsou jednotky, ke kterým by se vůdce mohl připojit.
wotr-why-two-settlements = Dvě figurky je třeba rekrutovat ve dvou různých sídlech; elitní jednotka platí za obě.

## Why not: armies

wotr-why-no-army = { START(NAME($region, form: "in")) } nemáte armádu.
wotr-why-no-army-near = { START(NAME($region, form: "in")) } ani v přilehlých regionech nemáte armádu.
wotr-why-no-army-can-move = Žádná vaše armáda se nemůže pohnout.
wotr-why-no-army-can-attack = Žádná vaše armáda nemůže zaútočit: nepřítel není v žádném přilehlém regionu.
wotr-why-enemy-army-there = { START(NAME($region, form: "in")) } je nepřátelská armáda; do takového regionu nelze vstoupit.
wotr-why-stacking = { $region }: region je plný, jedna strana v něm smí mít nejvýše 10 jednotek.
wotr-why-besieged = Armáda { NAME($region, form: "in") } je v obležení: pevnost nemůže nikdo opustit, lze jen zaútočit na obléhající armádu (výpad).
wotr-why-there-already = Tam už jsou: { $region }.
wotr-why-not-adjacent = { $region }: region není přilehlý k regionu { $origin }, nebo je hranice neprůchodná.
wotr-why-foreign-land = { $region }: území jiného národa ({ $nation }). Vstoupit sem smějí jen národy ve válce.
wotr-why-moved-already = Armáda { NAME($region, form: "in") } se v této akci už pohnula.
wotr-why-no-leader = Armáda { NAME($region, form: "in") } potřebuje vůdce, Nazgûla nebo postavu.
wotr-why-army-needs-nazgul = Armáda { NAME($region, form: "in") } potřebuje Nazgûla.
wotr-why-army-needs-witch-king = Armáda { NAME($region, form: "in") } potřebuje Černokněžného krále.
wotr-why-army-needs-companion = Armáda { NAME($region, form: "in") } potřebuje Společníka.
wotr-why-army-needs-isengard = Armáda { NAME($region, form: "in") } potřebuje jednotku Železného pasu, která se zúčastní.
wotr-why-room =
    V cíli je místo už jen pro { $room ->
        [one] 1 jednotku
        [few] { $room } jednotky
       *[other] { $room } jednotek
    }: jedna strana smí mít v regionu nejvýše 10 jednotek.
wotr-why-so-many = Tolik jich { NAME($region, form: "in") } není: { $figure }.
wotr-why-somebody-goes = Musí jít alespoň jedna jednotka.
wotr-why-all-units-go = Odcházejí všechny jednotky, takže nikdo nemůže zůstat.
wotr-why-leader-alone = { START(NAME($region, form: "in")) } by zůstal bez jednotek někdo, kdo odejít nemůže.
wotr-why-no-siege = { START(NAME($region, form: "in")) } není obležená pevnost.
wotr-why-no-enemy = { START(NAME($region, form: "in")) } není nepřátelská armáda.
wotr-why-no-enemy-near = V regionech přilehlých k regionu { $region } není nepřátelská armáda.
wotr-why-count-range =
    { $least ->
        [0] Nejvýše { $most }.
       *[other] Nejméně { $least }, nejvýše { $most }.
    }
wotr-why-two-hits = K odstranění elitní jednotky, kterou lze nahradit běžnou, jsou třeba dva zásahy.
wotr-why-no-replacement = Nezbývá žádná { $figure }, která by elitní jednotku nahradila.
wotr-why-only-elites-reduced = Běžnou jednotkou lze nahradit jen elitní jednotku.
wotr-why-only-units-fall = Zásahy dostávají jednotky, ne vůdci a postavy.
wotr-why-siege-one-round = Obléhací bitva trvá jedno kolo; za každé další je třeba vyměnit elitní jednotku za běžnou.
wotr-why-attack-not-at-war = Žádný národ v armádě { NAME($region, form: "in") } není ve válce; útočit mohou jen národy ve válce.

## Screens

wotr-seat-free = Svobodné národy
    .gender = fp
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .ins = Svobodnými národy
wotr-seat-shadow = Stín
    .gender = m
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .ins = Stínem
wotr-screen-title =
    { $turn }. kolo · { $phase }{ $acting ->
        [free] {" "}· na tahu jsou Svobodné národy
        [shadow] {" "}· na tahu je Stín
        [partner] {" "}· na tahu je hráč za { NAME($seat, form: "acc") }
       *[nobody] {""}
    }
wotr-screen-fellowship = Společenstvo
wotr-screen-hunt-box = Pole pátrání
wotr-screen-politics = Kroky do války
wotr-screen-cards = Karty
wotr-screen-on-table = Na stole
wotr-screen-points = vítězné body { $points }/{ $needed }
wotr-screen-rings =
    { $rings ->
        [0] žádný elfí prsten
        [one] 1 elfí prsten
        [few] { $rings } elfí prsteny
       *[other] { $rings } elfích prstenů
    }
wotr-screen-ring-names = Elfí prsteny: { $names }
wotr-screen-special-dice = Speciální kostky
wotr-screen-special-ready = k hodu: { $names }
wotr-screen-special-kept = ponechané: { $names }
wotr-screen-special-aside = stranou: { $names }
wotr-screen-special-removed = ze hry: { $names }
wotr-screen-action-tokens = Akční žetony
wotr-screen-hidden-card = { $name }, karta neznámá
wotr-screen-no-dice =
    nezbývají žádné kostky (v příštím kole { $dice ->
        [one] 1 kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    })
wotr-screen-to-roll =
    { $dice ->
        [one] 1 kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } k hodu
wotr-screen-at = poslední známá poloha { $region }, postup { $progress }
wotr-screen-in-mordor = na Cestě Mordorem, krok { $step }/{ $steps }
wotr-screen-hidden = skryto
wotr-screen-revealed = ODHALENO
wotr-screen-corruption = podmanění { $corruption }/{ $most }
wotr-screen-guide = průvodce { $guide }
wotr-screen-with = dále { $names }
wotr-screen-track = Postup Společenstva se počítá do { $most }. Společníci:
wotr-screen-hunt = kostky Stínu { $shadow }, kostky Svobodných národů { $free }; žetony v zásobě { $pool }
wotr-screen-nation-at = { $nation } { $where }
wotr-screen-war = VE VÁLCE
wotr-screen-active = { $steps }
wotr-screen-passive = { $steps } pasivní
wotr-screen-your-hand = Máte v ruce: { $names }.
wotr-screen-their-hand = { $seat }, karty v ruce: { $character } z balíčku postav, { $strategy } ze strategického balíčku.
wotr-screen-seen = { $seat }, známé karty: { $names }.
wotr-screen-held =
    { $cards ->
        [0] žádná karta
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
wotr-screen-leads = vedoucí hráč
wotr-screen-acts-now = na tahu
wotr-screen-acts-next = příští na tahu
wotr-screen-tally = vlastní body { $count }
wotr-screen-mixed = (smíšená, ovládá ji hráč za { NAME($seat, form: "acc") })
wotr-screen-apart = (odděleně)
wotr-screen-only-for = smí zahrát jen hráč za { NAME($seat, form: "acc") }
wotr-screen-army-in = armáda { NAME($region, form: "in") }
wotr-screen-waiting = Příští akci Svobodných národů nelze použít na: { $names }
wotr-screen-besieged = (v obležení)
wotr-screen-besieging = (obléhá)
wotr-screen-alone = Bez armády: { $names }
wotr-screen-conquered = Dobyto: { $names }
wotr-screen-legend = Čísla znamenají: běžné jednotky / elitní jednotky / vůdci. Vůdci Stínu jsou Nazgûlové a Služebníci.
wotr-setup-garrison = { $region }: obležení v pevnosti
wotr-setup-progress = Postup
wotr-setup-corruption = Podmanění
wotr-screen-ring-bearers = Nositelé Prstenu
wotr-screen-no-battle = Teď se nebojuje.
wotr-screen-battle-title = { $kind }, { $region }, { $round }. kolo
wotr-screen-battle-side = {""}
wotr-screen-battle-army = armáda
wotr-screen-battle-strength = síla
wotr-screen-battle-leadership = velení
wotr-screen-battle-needs = na zásah
wotr-screen-battle-dice = hod
wotr-screen-battle-rerolled = opravný
wotr-screen-battle-hits = zásahy
wotr-screen-battle-card = karta
wotr-screen-needs =
    { $bonus ->
        [0] { $needs }
       *[other] { $needs } (bonus { $bonus })
    }
wotr-screen-level = úroveň { $level }, velení { $leadership }
wotr-screen-takes = kostka: { $die } nebo Událost
wotr-screen-card = karta { NAME($die, form: "gen") }, { $deck }
wotr-screen-combat = V bitvě: { $name }. { $text }
wotr-screen-no-cards = Žádné karty.
wotr-screen-to-come = posily
wotr-screen-fallen = trvale ze hry
wotr-screen-tiles-special = Zvláštní žetony v zásobě: { $tiles }
wotr-screen-tiles-drawn = Dosud vylosované: { $tiles }
wotr-screen-tiles-waiting = Čekají na vstup do Mordoru: { $tiles }
wotr-screen-tiles-removed = Ze hry: { $tiles }
wotr-screen-no-nation = nepatří žádnému národu
wotr-screen-town = město
wotr-screen-city = velkoměsto
wotr-screen-stronghold = pevnost
wotr-screen-fortification = opevnění
wotr-screen-held-by = pod kontrolou: { $side }
wotr-screen-nobody-there = Nikdo tu není.
wotr-screen-neighbours = Přilehlé regiony:
wotr-screen-topic-map = všechny armády, osamělé postavy, dobytá sídla
wotr-screen-topic-hand = vaše karty s texty
wotr-screen-topic-dice = kostky a k čemu jsou
wotr-screen-topic-fellowship = Společenstvo a Společníci
wotr-screen-topic-hunt = pole pátrání a žetony
wotr-screen-topic-politics = ukazatel politiky
wotr-screen-topic-characters = kde kdo je
wotr-screen-topic-reinforcements = dostupné posily a figurky trvale ze hry
wotr-screen-topic-table = karty na stole
wotr-screen-topic-discards = vaše odhozené karty
wotr-screen-topic-battle = probíhající bitva
wotr-screen-topic-players = kdo hraje s kým a za které národy, kdo je vedoucí hráč
wotr-screen-topic-status = přehled bez mapy

## Short names, for lists of armies

wotr-screen-nation-dwarves = Trpaslíci
wotr-screen-nation-elves = Elfové
wotr-screen-nation-gondor = Gondor
wotr-screen-nation-north = Sever
wotr-screen-nation-rohan = Rohan
wotr-screen-nation-isengard = Železný pas
wotr-screen-nation-sauron = Sauron
wotr-screen-nation-southrons = Jižané
wotr-screen-character-gandalf_the_grey = Gandalf
wotr-screen-character-strider = Chodec
wotr-screen-character-boromir = Boromir
wotr-screen-character-legolas = Legolas
wotr-screen-character-gimli = Gimli
wotr-screen-character-meriadoc = Smíšek
wotr-screen-character-peregrin = Pipin
wotr-screen-character-gandalf_the_white = Gandalf (Bílý)
wotr-screen-character-aragorn = Aragorn
wotr-screen-character-gollum = Glum
wotr-screen-character-saruman = Saruman
wotr-screen-character-witch_king = Černokněžný král
wotr-screen-character-mouth_of_sauron = Ústa Sauronova

# Many matches

wotr-statistic-corruption = podmanění na konci
wotr-statistic-mordor = poslední dosažený krok v Mordoru
wotr-statistic-companions = Společníci zbývající ve Společenstvu
wotr-token-event-card = zahrát kartu události
wotr-report-card = Zahrané karty událostí
wotr-report-effect = Zahrané bojové karty
wotr-report-region = Dobytá velkoměsta a pevnosti
wotr-report-die = Akční kostky
wotr-report-opening = První tři akce partie
