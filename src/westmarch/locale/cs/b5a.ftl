### The Battle of Five Armies: the game, its prompts, its log, its reasons.
### Ids in parameters arrive as names (b5a-area-…, b5a-unit-… and so on), the id itself with `-id` added. Areas are in
### $area, $origin, $target, $army, $armies and $path, characters in $who, tokens in $use and $play; every other
### parameter is named as its family. All characters of this game are masculine.

b5a-name = Bitva pěti armád
    .text = Stín útočí na údolí před Osamělou horou; elfové, trpaslíci a lidé se brání, dokud nepřijde pomoc.
b5a-seat-free = Svobodné národy
    .gender = fp
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .ins = Svobodnými národy
b5a-seat-shadow = Stín
    .gender = m
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .ins = Stínem
b5a-phase-recovery = Obnovení
b5a-phase-generals = Aktivace generálů
b5a-phase-fate = Osud
b5a-phase-command = Velení Stínu
b5a-phase-roll = Hod akčními kostkami
b5a-phase-action = Akce
b5a-phase-end = Konec kola

## How a match ends

b5a-result-bolg = Bolg je mrtev: Svobodné národy zvítězily.
    .short = Bolg je mrtev
b5a-result-beorn = Medděd vstoupil do hry, když měl Stín méně než 6 vítězných bodů: Svobodné národy zvítězily.
    .short = Medděd přišel včas
b5a-result-fate = Osud dosáhl posledního políčka: Svobodné národy zvítězily.
    .short = osud se naplnil
b5a-result-points = Stín má na konci kola alespoň 10 vítězných bodů a zvítězil.
    .short = 10 bodů na konci kola
b5a-result-front-gate = Stín ovládl Přední bránu, má alespoň 10 vítězných bodů a okamžitě zvítězil.
    .short = 10 bodů a Přední brána

## What is asked

b5a-activate = Aktivujete generála? Za každého získáte žeton velení, Stín však může losovat o žeton osudu víc.
    .done = nikdo další
b5a-command-to =
    Do které armády umístíte žeton velení{ $most ->
        [1] ?
       *[other] {" "}({ $number }/{ $most })?
    }
b5a-fate = Vylosovaný žeton osudu: { $tile }. Ponecháte ho, nebo ho odložíte stranou a vylosujete další (ještě { $left }×)?
    .draw = Vylosovat další
b5a-how-many-bats = Kolik figurek velkých netopýrů zvolíte? Do počtu { $total } je doplní žetony velení.
b5a-bats-to = Kam umístíte figurku velkých netopýrů ({ $number }/{ $most })?
b5a-lucky = Šťastné číslo: přehodíte některou akční kostku?
b5a-discard = Máte příliš mnoho karet: odložte { $excess ->
    [one] 1 kartu
    [few] { $excess } karty
   *[other] { $excess } karet
}.
b5a-action = Zvolte akční kostku.
b5a-use = { $nothing-id ->
    [true] Kostkou se symbolem { NAME($face, form: "gen") } teď nelze nic provést. Odložíte ji bez využití?
   *[false] K čemu použijete kostku se symbolem { NAME($face, form: "gen") }?
}
b5a-move-from = { $most ->
    [1] Která armáda se přesune?
   *[other] Která armáda se přesune ({ $number }. z nejvýše { $most })?
}
    .done = žádná další armáda
b5a-move-to = Kam se přesune armáda { NAME($area, form: "from") }?
    .done = zůstane na místě
b5a-move-on = Armáda { NAME($origin, form: "from") } je teď { NAME($area, form: "in") }. Půjde dál?
    .done = zůstane na místě
b5a-split-to = Kam se přesune část armády { NAME($area, form: "from") }?
b5a-split-units = { $going ->
    [0] Kolik jednotek { NAME($unit, form: "gen") } se přesune?
    [one] Kolik jednotek { NAME($unit, form: "gen") } se přesune (zatím se přesouvá 1 jednotka)?
    [few] Kolik jednotek { NAME($unit, form: "gen") } se přesune (zatím se přesouvají { $going } jednotky)?
   *[other] Kolik jednotek { NAME($unit, form: "gen") } se přesune (zatím se přesouvá { $going } jednotek)?
}
b5a-split-character = Přesune se s nimi i { $who }?
b5a-split-command = Kolik žetonů velení se přesune s nimi?
b5a-split-damage = Kolik žetonů poškození se přesune s nimi ({ $going ->
    [one] přesouvá se 1 jednotka
    [few] přesouvají se { $going } jednotky
   *[other] přesouvá se { $going } jednotek
}, { $staying ->
    [one] zůstává 1
    [few] zůstávají { $staying }
   *[other] zůstává { $staying }
})?
b5a-attack-from = Která armáda se přesune nebo zaútočí?
    .done = žádná další armáda
b5a-strike = Na koho zaútočí armáda { NAME($area, form: "from") }?
    .done = neútočit
b5a-combined = Na kterou armádu společně zaútočí vaše armády?
    .done = neútočit
b5a-army = Která armáda bude v tomto kole útočit na { NAME($target, form: "acc") }?
b5a-excess = { $area }: víc než pět jednotek. Odstraňte { $excess ->
    [one] 1 jednotku
    [few] { $excess } jednotky
   *[other] { $excess } jednotek
}.
b5a-casualties = { $forced-id ->
    [true] { $area }: poškození { $damage }. Musíte vyřadit jednotku. Kterou?
   *[false] { $area }: poškození { $damage }. Vyřadíte některou jednotku?
}
    .done = žádnou jednotku
b5a-heal = Kolik žetonů poškození odeberete { NAME($area, form: "in") }?
b5a-bolg-flip = Bolg vstoupil do hry: kde otočíte další žeton posil ({ $number }/{ $most })?
b5a-flip = Kde otočíte žeton posil ({ $number }. z nejvýše { $most })?
    .done = žádný další žeton
b5a-which-token = Který žeton posil { NAME($area, form: "in") } zvolíte?
b5a-which-pool = { $area }: ze které skupiny vylosujete nový žeton posil?
b5a-substitute = V krabici už není žádná figurka { NAME($unit, form: "gen") }. Kterou jinou jednotku skupiny umístíte { NAME($area, form: "to") }?
b5a-rally = Která armáda se zotaví ({ $number }. z nejvýše { $most })?
    .done = žádná další armáda
b5a-reroll = Přehodíte neúspěšné kostky? Černé: { $black }, bílé: { $white }, velení: { $leadership }.
b5a-manoeuvre = { $round }. kolo boje: tajně zvolte kartu.
b5a-determined = Odhodlaný útok: kterou kartu manévrování zahrajete?
b5a-no-quarter = Bez slitování: má vaše armáda { NAME($area, form: "in") } utrpět 1 poškození a získat +1 k hodům?
b5a-use-manoeuvre = Využijete manévrovací schopnost „{ $manoeuvre }“?
b5a-fell-race = Zkažené plemeno { NAME($area, form: "in") }: utrpíte o dvě poškození víc, nebo něco obětujete?
b5a-captain = Válečný kapitán { NAME($area, form: "in") }: koho nebo co obětujete za odebrání dvou žetonů poškození?
b5a-bodyguard = Stráže: zrušíte veškeré poškození ({ $damage }), které utrpěla armáda { NAME($area, form: "in") }?
b5a-escape = { $damage ->
    [1] Má Bilbo uniknout pohledu a odebrat armádě { NAME($area, form: "in") } žeton poškození?
    [2] Má Bilbo uniknout pohledu a odebrat armádě { NAME($area, form: "in") } až dva žetony poškození?
   *[other] Má Bilbo uniknout pohledu a odebrat armádě { NAME($area, form: "in") } až dva žetony poškození (má jich { $damage })?
}
b5a-armour = Zářivá zbroj (už je na ní { $on_card }): kolik poškození zachytí (celkem { $damage })?
b5a-press = Budete dál útočit na { NAME($area, form: "acc") }?
b5a-stand = Bude vaše armáda { NAME($area, form: "in") } bojovat dál?
b5a-retreat-to = Kam ustoupí armáda { NAME($area, form: "from") }?
b5a-drive-to = Armáda { NAME($area, form: "in") } nemá kam bezpečně ustoupit. Kam ji zaženete?
b5a-advance = Postoupíte { NAME($area, form: "to") }?
b5a-advance-army = Která armáda postoupí { NAME($area, form: "to") }?
    .done = žádná armáda
b5a-enter-at = Kde vstoupí do hry { $who }?
b5a-walk = Která postava se přesune?
    .done = nikdo další
b5a-walk-to = Kam se přesune { $who }?
    .done = zůstane na místě
b5a-ring-to = Kde se objeví Bilbo?
b5a-beorn = Medděd { NAME($area, form: "in") }: přesune se (zbývá přesunů: { $left }), nebo zaútočí?
    .done = zůstane na místě
b5a-archery = Lukostřelba: na kterou armádu vystřelíte?
b5a-blast = Magický výbuch: na kterou armádu ho sešlete?
    .concentrate = soustředit se a příště hodit 5 kostkami místo 3
b5a-lay-token = Kam umístíte žeton posil?
b5a-flip-dwarves = { $who }: kde otočíte žeton posil trpaslíků a lidí?
b5a-eagles = Pán orlů: přivoláte dalšího orla, nebo vyšlete všechny orly?
b5a-eagles-to = Kolik orlů poletí { NAME($territory, form: "to") }?
b5a-lord-with = Se kterými orly poletí jejich pán?
b5a-eagle-target = Na kterou armádu orli zaútočí?
b5a-eagle-count = Kolik orlů zaútočí na { NAME($area, form: "acc") }?
b5a-swarm = Mračna netopýrů: která armáda se přesune?
b5a-reinforce = Která armáda dostane posily?
b5a-heal-army = Které armádě odeberete žetony poškození?
b5a-draw-token = Ve kterém sídle vylosujete a otočíte žeton posil ({ $number }. z nejvýše { $most })?
    .done = žádný další žeton
b5a-trumpets = Ve kterém sídle otočíte nebo umístíte žeton posil ({ $number }. z nejvýše { $most })?
    .done = žádné další sídlo
b5a-flip-or-lay = { $area }: otočíte žeton posil, nebo umístíte nový?
b5a-place-at = Kam umístíte jednotky?
b5a-dismay = Zděšení: kterou armádu Stínu zvolíte?
b5a-not-lost = Který generál se vrátí?
b5a-repair = Které opevnění opravíte?
b5a-repair-count = Kolik poškození opevnění { NAME($area, form: "in") } odstraníte?
b5a-bat-away = Odstraníte figurku velkých netopýrů?
    .done = ne
b5a-lose-command = Která armáda Svobodných národů přijde o žeton velení?
b5a-lose-token = Kde přijdou Svobodné národy o žeton posil?
b5a-trouble = Kterého generála postihne neklidná mysl?
b5a-huge-size = Vyměníte jednotku velkých skřetů { NAME($area, form: "in") } za žeton stráží?
b5a-vanish = Která nepoškozená armáda utrpí 1 poškození ({ $number }. z nejvýše { $most })?
    .done = žádná další armáda

## What happened

b5a-turn = { $turn }. kolo.
b5a-drew = { $side-id ->
    [free] Svobodné národy si dobraly
   *[shadow] Stín si dobral
} { $what-id ->
    [event] kartu události.
   *[story] kartu příběhu.
}
b5a-drew-card = Vaše nová karta: „{ $card }“.
b5a-discarded = { $side-id ->
    [free] Svobodné národy odložily
   *[shadow] Stín odložil
} { $what-id ->
    [event] kartu události.
   *[story] kartu příběhu.
}
b5a-discarded-card = Vaše odložená karta: „{ $card }“.
b5a-event-deck-renewed = Balíček událostí došel. Ze všech použitých a odložených karet vznikl nový: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}.
b5a-activated = { $who } byl aktivován.
b5a-command = Armáda { NAME($area, form: "in") } dostala { $count ->
    [one] žeton velení
    [few] { $count } žetony velení
   *[other] { $count } žetonů velení
} (celkem { $total }).
b5a-command-lost = Armáda { NAME($area, form: "in") } přišla o { $count ->
    [one] žeton velení
    [few] { $count } žetony velení
   *[other] { $count } žetonů velení
}.
b5a-tile-drawn = Stín vylosoval žeton osudu: { $tile }.
b5a-tile-aside = Stín odložil žeton stranou a losuje dál.
b5a-tile-used = Platí poslední žeton: { $tile }.
b5a-tile-added = Do zásoby přibyl žeton osudu: { $tile }.
b5a-fate-moved = { $spaces ->
    [0] Ukazatel osudu zůstal na políčku { $marker }.
    [one] Ukazatel osudu se posunul o 1 políčko { $back-id ->
        [true] zpět
       *[false] vpřed
    }, na políčko { $marker }.
    [few] Ukazatel osudu se posunul o { $spaces } políčka vpřed, na políčko { $marker }.
   *[other] Ukazatel osudu se posunul o { $spaces } políček vpřed, na políčko { $marker }.
}
b5a-figure-shifted = { $who } teď čeká na políčku { $space }.
b5a-fate-card = Karta osudu: „{ $fate }“.
b5a-bats = Slétli se velcí netopýři: { $where }.
b5a-bats-left = { $area-id ->
    [none] Figurka velkých netopýrů opustila { NAME($territory, form: "acc") } podle pokynu karty.
   *[other] Figurka velkých netopýrů opustila { NAME($territory, form: "acc") } a umožnila přesun armády { NAME($area, form: "from") }.
}
b5a-action-dice = { $side-id ->
    [free] Svobodné národy hodily
   *[shadow] Stín hodil
} akčními kostkami: { NAME($faces, form: "nom") }.
b5a-lucky-roll = Šťastné číslo: kostka se symbolem { NAME($rolled, form: "gen") } byla přehozena, padlo: { NAME($face, form: "nom") }.
b5a-passed = { $side-id ->
    [free] Svobodné národy pasovaly.
   *[shadow] Stín pasoval.
}
b5a-die = { $side-id ->
    [free] Svobodné národy zvolily
   *[shadow] Stín zvolil
} kostku se symbolem { NAME($face, form: "gen") }.
b5a-die-wasted = Kostka se symbolem { NAME($face, form: "gen") } byla odložena bez využití.
b5a-die-lost = Stín přišel o kostku se symbolem { NAME($face, form: "gen") }.
b5a-used = Akce { NAME($side, form: "gen") } – { $use }.
b5a-general = { $who } použil svou schopnost.
b5a-card-played = { $side-id ->
    [free] Svobodné národy zahrály
   *[shadow] Stín zahrál
} kartu „{ $card }“.
b5a-card-off-table = Karta „{ $card }“ byla odložena ze stolu.
b5a-moved = { START(NAME($origin, form: "from")) } { NAME($path, form: "to") }: { $units }{ $who-count ->
    [0] {""}
   *[other] , s { NAME($who, form: "ins") }
}.
b5a-tokens-lost = { $side-id ->
    [free] Svobodné národy přišly
   *[shadow] Stín přišel
} { NAME($area, form: "in") } o { $count ->
    [one] 1 neodhalený žeton posil
    [few] { $count } neodhalené žetony posil
   *[other] { $count } neodhalených žetonů posil
}{ $by-id ->
    [card] .
   *[enemy] : vstoupil tam nepřítel.
}
b5a-conquered = Stín ovládl { NAME($area, form: "acc") } a má nyní { $points ->
    [one] 1 vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}.
b5a-freed = Svobodné národy získaly zpět { NAME($area, form: "acc") }; Stín má nyní { $points ->
    [one] 1 vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}.
b5a-placed = Nově { NAME($area, form: "in") }: { NAME($unit, $count) }.
b5a-pass-opened = Otevřel se { $area }.
b5a-token-laid = Žeton posil { NAME($pool, form: "gen") } byl umístěn { NAME($area, form: "to") }.
b5a-token-flipped = { START(NAME($area, form: "in")) } byl otočen žeton posil { NAME($pool, form: "gen") }: { NAME($recruit, form: "nom") }.
b5a-rolled = { $roll-id ->
    [rally-dice] Zotavení { NAME($area, form: "in") }
    [archery-dice] Lukostřelba na { NAME($area, form: "acc") }
    [blast-dice] Magický výbuch na { NAME($area, form: "acc") }
    [eagle-dice] Orel zaútočil na { NAME($area, form: "acc") }
   *[dread-dice] Velký děs
}: padlo { $dice } (na úspěch { $target }+), { $hits ->
    [0] bez úspěchu
    [one] 1 úspěch
    [few] { $hits } úspěchy
   *[other] { $hits } úspěchů
}.
b5a-rerolled = { $roll-id ->
    [rally-dice] Zotavení { NAME($area, form: "in") }
    [archery-dice] Lukostřelba na { NAME($area, form: "acc") }
    [blast-dice] Magický výbuch na { NAME($area, form: "acc") }
    [eagle-dice] Orel zaútočil na { NAME($area, form: "acc") }
   *[dread-dice] Velký děs
}: v opravném hodu padlo { $dice }, { $hits ->
    [0] žádný další úspěch
    [one] 1 další úspěch
    [few] { $hits } další úspěchy
   *[other] { $hits } dalších úspěchů
}.
b5a-rallied = { $count ->
    [0] Armáda { NAME($area, form: "in") } se nezotavila.
    [one] Armáda { NAME($area, form: "in") } se zotavila: odebrán 1 žeton poškození, { $left ->
        [0] žádný nezbývá
        [one] zbývá 1
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }.
    [few] Armáda { NAME($area, form: "in") } se zotavila: odebrány { $count } žetony poškození, { $left ->
        [0] žádný nezbývá
        [one] zbývá 1
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }.
   *[other] Armáda { NAME($area, form: "in") } se zotavila: odebráno { $count } žetonů poškození, { $left ->
        [0] žádný nezbývá
        [one] zbývá 1
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }.
}
b5a-lost = Armáda { NAME($area, form: "in") } ztratila { NAME($unit, 1, form: "acc") }.
b5a-destroyed = Armáda { NAME($area, form: "in") } byla zničena.
b5a-eliminated = { $who } byl vyřazen.
b5a-healed = { $area }: { $count ->
    [one] odebrán 1 žeton poškození
    [few] odebrány { $count } žetony poškození
   *[other] odebráno { $count } žetonů poškození
}, { $left ->
    [0] žádný nezbývá
    [one] zbývá 1
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
b5a-damage = Armáda { NAME($area, form: "in") } utrpěla { $count } poškození (celkem { $total }).
b5a-walls-hit = Opevnění { NAME($area, form: "in") } utrpělo { $count } poškození; { $left ->
    [0] víc už nevydrží
   *[other] vydrží ještě { $left }
}.
b5a-breached = Opevnění { NAME($area, form: "in") } bylo prolomeno.
b5a-repaired = Opevnění { NAME($area, form: "in") } bylo opraveno, odstraněné poškození: { $count }.
b5a-wrath = Medděd získal { $count ->
    [one] 1 žeton hněvu
    [few] { $count } žetony hněvu
   *[other] { $count } žetonů hněvu
} (celkem { $total }).
b5a-wrath-lost = Medděd přišel o { $count ->
    [one] 1 žeton hněvu
    [few] { $count } žetony hněvu
   *[other] { $count } žetonů hněvu
}, { $left ->
    [0] žádný mu nezbývá
    [one] zbývá mu 1
    [few] zbývají mu { $left }
   *[other] zbývá mu { $left }
}.
b5a-guards = Bolg má nyní { $total ->
    [one] 1 žeton stráží
    [few] { $total } žetony stráží
   *[other] { $total } žetonů stráží
}.
b5a-bodyguard-used = Bolgovy stráže se obětovaly, zrušené poškození: { $damage }.
b5a-bodyguard-holds = Bolgovy stráže zrušily i další poškození z téhož kola: { $damage }.
b5a-armour-used = Zářivá zbroj zachytila { $count } poškození (celkem je na ní { $on_card }).
b5a-armour-broken = Zářivá zbroj byla zničena.
b5a-escaped = Bilbo unikl { NAME($area, form: "from") } ({ $rings ->
    [0] nezbývá mu žádný žeton Prstenu
    [one] zbývá mu 1 žeton Prstenu
    [few] zbývají mu { $rings } žetony Prstenu
   *[other] zbývá mu { $rings } žetonů Prstenu
}).
b5a-ring-used = Bilbo si navlékl Prsten a objevil se { NAME($area, form: "in") } ({ $rings ->
    [0] nezbývá mu žádný žeton Prstenu
    [one] zbývá mu 1 žeton Prstenu
    [few] zbývají mu { $rings } žetony Prstenu
   *[other] zbývá mu { $rings } žetonů Prstenu
}).
b5a-entered = { $area-id ->
    [eagles_eyrie] { $who } přiletěl do orlího hnízda: od této chvíle lze orly používat.
   *[other] { $who } vstoupil do hry { NAME($area, form: "in") }.
}
b5a-walked = { $who } se přesunul { NAME($origin, form: "from") } { NAME($area, form: "to") }.
b5a-beorn-moved = Medděd se přesunul { NAME($origin, form: "from") } { NAME($area, form: "to") }.
b5a-concentrated = Gandalf se soustředil.
b5a-eagles-called = Do orlího hnízda { $count ->
    [one] přiletěl 1 orel
    [few] přiletěli { $count } orli
   *[other] přiletělo { $count } orlů
}.
b5a-eagles-flew = Orli vyletěli: { $where }. Jejich pán je nad { NAME($lord, form: "ins") }.
b5a-eagles-struck = { $count ->
    [one] Orel se vrátil do hnízda a cestou zaútočil na { NAME($armies, form: "acc") }.
    [few] { $count } orli se vrátili do hnízda a cestou zaútočili na { NAME($armies, form: "acc") }.
   *[other] { $count } orlů se vrátilo do hnízda a cestou zaútočilo na { NAME($armies, form: "acc") }.
}
b5a-shots = Lučištníci a jezerní lidé { NAME($armies, form: "in") } vystřelili na { NAME($target, form: "acc") }: { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}.
b5a-blasted = { $focused-id ->
    [true] Soustředěný Gandalf { NAME($origin, form: "in") } seslal Magický výbuch na { NAME($target, form: "acc") }
   *[false] Gandalf { NAME($origin, form: "in") } seslal Magický výbuch na { NAME($target, form: "acc") }
}: { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}.
b5a-troubled = { $who } má neklidnou mysl.
b5a-attack = { $side-id ->
    [free] Svobodné národy zaútočily
   *[shadow] Stín zaútočil
} { NAME($armies, form: "from") } na { NAME($target, form: "acc") }.
b5a-terrain = { $by_card-id ->
    [true] { $side-id ->
        [free] Svobodné národy mají
       *[shadow] Stín má
    } { NAME($area, form: "in") } díky kartě terénní převahu.
   *[false] { $side-id ->
        [free] Svobodné národy mají
       *[shadow] Stín má
    } { NAME($area, form: "in") } terénní převahu: terén ({ $terrain }) vyhovuje { $own ->
        [one] 1 jednotce
        [few] { $own } jednotkám
       *[other] { $own } jednotkám
    } proti { $other }.
}
b5a-round = { $number }. kolo boje { NAME($area, form: "in") }.
b5a-revealed = { $side-id ->
    [free] Svobodné národy odhalily
   *[shadow] Stín odhalil
} kartu „{ $play }“.
b5a-combat-roll = Bojový hod { NAME($side, form: "gen") }: { $dice }{ $black ->
    [0] {""}
    [one] {""}; první kostka je černá
    [few] {""}; první { $black } kostky jsou černé
   *[other] {""}; prvních { $black } kostek je černých
} (na zásah { $target }+{ $bonus ->
    [0] {""}
   *[other] {""}, k hodu +{ $bonus }
}{ $modifiers-count ->
    [0] {""}
   *[other] {""}: { $modifiers }
}), { $hits ->
    [0] bez zásahu
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}.
b5a-combat-reroll = Opravný velitelský hod { NAME($side, form: "gen") } s velením { $leadership }: { $dice } (na zásah { $target }+{ $bonus ->
    [0] {""}
   *[other] {""}, k hodu +{ $bonus }
}), { $hits ->
    [0] žádný další zásah
    [one] 1 další zásah
    [few] { $hits } další zásahy
   *[other] { $hits } dalších zásahů
}.
b5a-overmastered = Přemoženi: opravný velitelský hod { NAME($side, form: "gen") } odpadá.
b5a-no-quarter-paid = Bez slitování: armáda { NAME($area, form: "in") } utrpěla 1 poškození a získala +1 k hodům.
b5a-manoeuvred = { $side-id ->
    [free] Svobodné národy využily
   *[shadow] Stín využil
} manévrovací schopnost „{ $manoeuvre }“.
b5a-dealt = { $area }: { $hits ->
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}{ $more ->
    [0] {""}
   *[other] {""}, manévrováním navíc { $more }
}{ $less ->
    [0] {""}
   *[other] {""}, zrušeno { $less }
}: celkem { $total } poškození.
b5a-vampires = Figurka velkých netopýrů nad { NAME($territory, form: "ins") } byla obětována: o 1 poškození víc ({ $left ->
    [0] žádná tam nezbývá
    [one] zbývá tam 1
    [few] zbývají tam { $left }
   *[other] zbývá tam { $left }
}).
b5a-combat-won = { $side-id ->
    [free] Svobodné národy zvítězily
   *[shadow] Stín zvítězil
} v boji o { NAME($area, form: "acc") }.
b5a-fight-over =
    Boj o { NAME($area, form: "acc") } skončil po { $rounds ->
        [one] 1 kole.
        [few] { $rounds } kolech.
       *[other] { $rounds } kolech.
    }
b5a-combat-over = { $why-id ->
    [fog] Hustá mlha ukončila boj o { NAME($area, form: "acc") }.
    [attacker] Armáda útočící na { NAME($area, form: "acc") } byla zničena.
    [both] Obě armády byly zničeny; obránce si udržel { NAME($area, form: "acc") }.
   *[ceased] { $side-id ->
        [free] Svobodné národy přestaly
       *[shadow] Stín přestal
    } útočit na { NAME($area, form: "acc") }.
}
b5a-routed = Armáda { NAME($area, form: "in") } se rozprchla a přichází o jednotky, až má nejvýše jeden žeton poškození.
b5a-driven = Armáda { NAME($origin, form: "in") } neměla kam bezpečně ustoupit: byla zahnána { NAME($area, form: "to") } a utrpěla 1 poškození.
b5a-retreated = Armáda ustoupila { NAME($origin, form: "from") } { NAME($area, form: "to") }.
b5a-advanced = { $side-id ->
    [free] Svobodné národy postoupily
   *[shadow] Stín postoupil
} { NAME($origin, form: "from") } { NAME($area, form: "to") }.

## Why not

b5a-why-active-already = { $who } už je aktivován.
b5a-why-already-moved = Zbylé jednotky { NAME($area, form: "in") } se už přesunuly.
b5a-why-bats-limit = Velkých netopýrů je šest a spolu se žetony velení jich musí být tolik, kolik máte kostek: nejvýše { $high }.
b5a-why-beorn-alone = Medděd nikdy nesmí být v regionu s armádními jednotkami; { NAME($area, form: "in") } nějaké jsou.
b5a-why-beorn-there = { START(NAME($area, form: "in")) } je Medděd; armádní jednotky tam být nesmějí.
b5a-why-bolg-waits = Bolg může vstoupit do hry, jen pokud je v Údolí armáda Stínu.
b5a-why-box-one-way = { START(NAME($origin, form: "from")) } vede cesta jen vpřed.
b5a-why-card-other-army = Karta se nevztahuje na armádu { NAME($area, form: "in") }.
b5a-why-card-other-region = Karta neumožňuje umístit jednotky { NAME($area, form: "to") }.
b5a-why-character-moved = { $who } se v této akci už přesunul.
b5a-why-charge-no-retreat = Elfí zteč: na konci prvního kola boje nelze ustoupit.
b5a-why-choose-die = Nejprve zvolte akční kostku.
b5a-why-chosen-already = { $area }: tento region už byl zvolen.
b5a-why-command-there = Každý žeton velení patří do jiné armády; armáda { NAME($area, form: "in") } už jeden dostala.
b5a-why-concentrated = Gandalf už se soustředil.
b5a-why-damage-split = Žádná část armády nesmí mít víc žetonů poškození než jednotek: přesunout jich lze { $low } až { $high }.
b5a-why-die-chosen = Kostka už je zvolena: použijte ji, nebo ji odložte.
b5a-why-eagles-there-already = Každý orel útočí na jinou armádu; na { NAME($area, form: "acc") } už jeden útočí.
b5a-why-eliminated = { $who } je vyřazen ze hry.
b5a-why-enemy-army = { START(NAME($area, form: "in")) } je nepřátelská armáda.
b5a-why-enemy-control = { START(NAME($area, form: "acc")) } ovládá nepřítel.
b5a-why-entry-held = { $who } vstupuje do hry { NAME($area, form: "in") }, ale tento region ovládá nepřítel.
b5a-why-fate-at-zero = Ukazatel osudu nelze z políčka 0 posunout zpět.
b5a-why-flip-elsewhere = { START(NAME($area, form: "in")) } teď žeton otočit nelze.
b5a-why-flipped-here = { START(NAME($area, form: "in")) } už byl v této akci žeton otočen.
b5a-why-free-only = Generály mají jen Svobodné národy.
b5a-why-general-before-die = Schopnost generála se používá před volbou kostky.
b5a-why-general-used = Před touto akcí už byla použita schopnost jednoho generála.
b5a-why-has-damage = Armáda { NAME($area, form: "in") } už má poškození.
b5a-why-in-play-already = { $who } už je ve hře.
b5a-why-lacks-unit = Armáda { NAME($area, form: "in") } nemá žádnou jednotku { NAME($unit, form: "gen") }.
b5a-why-laid-here = Žetony patří do různých regionů; { NAME($area, form: "in") } už jeden je.
b5a-why-leadership-goes = S přesouvanou částí armády musí jít i velení.
b5a-why-lord-not-in-play = Pán orlů není ve hře.
b5a-why-manoeuvre-not-held = Tuto kartu v tomto boji v ruce nemáte.
b5a-why-manoeuvre-spent = Tato karta už je použitá; vrátí ji karta přeskupení.
b5a-why-must-lose = Teď je třeba odstranit jednotky.
b5a-why-needs-dale = Stín musí ovládat Zříceniny Dolu.
b5a-why-needs-ravenhill = Svobodné národy musí ovládat Havraní vrch.
b5a-why-needs-regroup = Bez karty přeskupení, zahrané v tomto kole boje, armáda ustoupit nesmí; může se jen rozprchnout.
b5a-why-needs-two-settlements = Stín musí ovládat alespoň dvě sídla.
b5a-why-needs-two-sites = Stín musí ovládat alespoň dvě sídla nebo opevnění.
b5a-why-no-army = { START(NAME($area, form: "in")) } nemáte armádu.
b5a-why-no-bats = Na mapě nejsou žádní velcí netopýři.
b5a-why-no-bats-army = V žádném teritoriu s velkými netopýry není armáda, která by se mohla přesunout.
b5a-why-no-bats-there = { $area }: v tomto teritoriu nejsou velcí netopýři, nebo se tamní armáda nemůže přesunout.
b5a-why-no-company = { START(NAME($area, form: "in")) } není jiná postava ani žeton velení Svobodných národů.
b5a-why-no-damage = Armáda { NAME($area, form: "in") } nemá poškození.
b5a-why-no-die-for-it = Žádnou z vašich nevyužitých kostek k tomu použít nelze.
b5a-why-die-of-use = Kostku se symbolem { NAME($face, form: "gen") } lze použít: použijte ji, nebo ji odložte.
b5a-why-no-dwarf-token = { START(NAME($area, form: "in")) } neleží žádný žeton posil trpaslíků a lidí.
b5a-why-no-eagle-near = { $area }: v tomto teritoriu už žádný orel není.
b5a-why-no-eagle-target = Žádný orel není v teritoriu s vhodnou armádou Stínu.
b5a-why-no-eagles = Nezbývá žádný orel, kterého by šlo přivolat nebo vyslat.
b5a-why-no-enemy = { START(NAME($area, form: "in")) } není nepřátelská armáda.
b5a-why-no-enemy-command = { START(NAME($area, form: "in")) } není nepřátelský žeton velení.
b5a-why-no-enemy-token = { START(NAME($area, form: "in")) } neleží nepřátelský žeton posil.
b5a-why-no-entry-region = { $who } teď nemá kde vstoupit do hry.
b5a-why-no-goblins-left = Všichni skřetí průzkumníci už jsou ve hře.
b5a-why-no-led-beside = { $area }: v žádném přilehlém regionu není armáda Svobodných národů s velením.
b5a-why-no-orcs-on-card = Na kartě „Létající šípy a divoká kopí“ nejsou žádní skřeti.
b5a-why-no-other-die = Nic jiného zvolit nelze.
b5a-why-no-rings = Bilbovi už nezbývá žádný žeton Prstenu.
b5a-why-no-shooter = Žádní lučištníci ani jezerní lidé v kopcích nebo horách nemají { NAME($area, form: "acc") } v dostřelu.
b5a-why-no-such-die = Nemáte nevyužitou kostku se symbolem { NAME($face, form: "gen") }.
b5a-why-no-token = { START(NAME($area, form: "in")) } nemáte žeton posil.
b5a-why-no-token-region = Nezbývá žádný žeton, nebo ho nelze umístit do žádného sídla ani opevnění.
b5a-why-no-token-to-flip = Nelze otočit žádný žeton posil trpaslíků a lidí.
b5a-why-no-tokens = Na mapě nemáte žádný žeton posil, který by šlo otočit.
b5a-why-no-trouble = Karta „Neklidná mysl“ není na stole.
b5a-why-no-wall-damage = Opevnění { NAME($area, form: "in") } není poškozeno.
b5a-why-no-way-back = { $area }: z regionů sem cesta nevede.
b5a-why-no-wrath = Poslední Meddědův žeton hněvu odložit nelze.
b5a-why-nobody-in-range = { $who } nemá v dostřelu žádnou armádu Stínu.
b5a-why-nobody-surrounded = Žádná nepřátelská armáda není přilehlá ke dvěma vašim armádám.
b5a-why-nobody-to-walk = Na mapě není žádná vaše postava.
b5a-why-not-a-fort = { $area }: toto není opevnění.
b5a-why-not-a-general = { $who } není generál.
b5a-why-not-a-region = { $area }: toto není region.
b5a-why-not-a-settlement = { $area }: toto není sídlo.
b5a-why-not-a-site = { $area }: toto není sídlo ani opevnění.
b5a-why-not-active = { $who } nemá aktivační žeton.
b5a-why-not-adjacent = { $area } a { $origin } nejsou přilehlé regiony.
b5a-why-not-attacking = Armáda { NAME($area, form: "in") } se tohoto útoku neúčastní.
b5a-why-not-broken-lands = { $area }: tento region neleží v Porobených zemích.
b5a-why-not-eliminated = { $who } nebyl vyřazen.
b5a-why-not-in-hand = Kartu „{ $card }“ nemáte v ruce.
b5a-why-not-in-play = { $who } není ve hře.
b5a-why-not-kindly-missing = Karta osudu „Orli nejsou přívětiví ptáci“ není ve hře.
b5a-why-not-led = Armáda { NAME($area, form: "in") } nemá velení.
b5a-why-not-mountains = { $area }: tento region není hornatý.
b5a-why-not-mustering = { $area }: toto není shromažďovací region.
b5a-why-not-on-map = { $who } není na mapě.
b5a-why-not-ready = { $who } čeká na políčku { $space }, osud je teprve na políčku { $marker }.
b5a-why-not-south = { $area }: tento region neleží u jižního okraje mapy.
b5a-why-not-surrounded = { $area }: v přilehlých regionech nejsou alespoň dvě vaše armády.
b5a-why-not-with-army = { $who } není součástí této armády.
b5a-why-not-your-side = To může jen druhá strana.
b5a-why-nothing-to-attack = Žádná taková armáda se nemůže přesunout ani zaútočit.
b5a-why-nothing-to-move = Žádná taková armáda se nemůže přesunout.
b5a-why-nothing-to-rally = Žádná z vašich armád nemá poškození.
b5a-why-nowhere-to-go = Armáda { NAME($area, form: "in") } se nemá kam přesunout.
b5a-why-number-range = Lze zvolit jen { $low } až { $high }.
b5a-why-out-of-range = { $area }: tento region není v Gandalfově dostřelu.
b5a-why-own-army = { START(NAME($area, form: "in")) } je vaše armáda.
b5a-why-own-control = { START(NAME($area, form: "acc")) } ovládáte vy.
b5a-why-pass-after-general = Po použití schopnosti generála musí následovat akce.
b5a-why-pass-closed = { $area } je uzavřen, dokud na jeho shromaždišti není pět jednotek.
b5a-why-pass-needs-fewer = Pasovat lze, jen když protivníkovi zbývá víc kostek než vám.
b5a-why-pool-empty = Nezbývá žádný žeton posil.
b5a-why-rallied-already = Armáda { NAME($area, form: "in") } se v této akci už zotavovala.
b5a-why-reroll-limit = Přehodit lze jen neúspěšné kostky, a to nejvýše { $most }.
b5a-why-retreat-beside = { $area }: tento region je přilehlý k nepřátelské armádě.
b5a-why-retreat-ford = { $area }: přes brod ustoupit nelze.
b5a-why-retreat-is-free = Byla zahrána karta přeskupení: armáda ustoupí bez ztrát z rozprchnutí.
b5a-why-story-in-combat = Karty příběhu se v boji nepoužívají.
b5a-why-told-to-stay = Armáda { NAME($area, form: "in") } podle vašeho rozhodnutí zůstává na místě.
b5a-why-too-far =
    { $who } se smí přesunout nejvýše o { $steps ->
        [one] 1 region
        [few] { $steps } regiony
       *[other] { $steps } regionů
    }.
b5a-why-troubled = { $who } má neklidnou mysl.
b5a-why-units-there = Těchto jednotek se může přesunout { $low } až { $high }.
b5a-why-wrong-die = Karta „{ $card }“ vyžaduje kostku se symbolem svého typu nebo se symbolem události.
b5a-why-wrong-symbol = Tuto kostku k tomu použít nelze.

## Where a rule stands

b5a-rule-armies = kapitola IX, Armády
b5a-rule-bats = kapitola XII, Velcí netopýři
b5a-rule-beorn = kapitola XII, Medděd
b5a-rule-bilbo = kapitola VIII, Bilbova karta vlastností
b5a-rule-bolg = kapitola XII, Bolg
b5a-rule-card-conditions = kapitola VI, Podmínky hraní karty
b5a-rule-cards = kapitola VI, Jak zahrát kartu události či příběhu jako akci
b5a-rule-casualties = kapitola X, Odebrání obětí
b5a-rule-characters = kapitola VIII, Pohyb postav
b5a-rule-combat = kapitola X, Boj
b5a-rule-combined = kapitola X, Kombinovaný útok
b5a-rule-dice = kapitola V, Akční kostky
b5a-rule-eagles = kapitola XII, Pán orlů a orli z Mlžných hor
b5a-rule-entering = kapitola VIII, Jak přivést postavy do hry
b5a-rule-fate = kapitola VII, Osud
b5a-rule-fortifications = kapitola X, Opevnění
b5a-rule-generals = kapitola VIII, Generálové
b5a-rule-leadership = kapitola IX, Armády s velením
b5a-rule-limit = kapitola IX, Limit počtu jednotek
b5a-rule-manoeuvre = kapitola X, Krok 1: Manévrování
b5a-rule-movement = kapitola IX, Pohyb armád
b5a-rule-passes = kapitola IX, Horské průsmyky
b5a-rule-passing = kapitola V, Použití akčních kostek
b5a-rule-rally = kapitola IX, Zotavení armád
b5a-rule-range = kapitola VIII, Měřítko dostřelu
b5a-rule-recruiting = kapitola IX, Shromažďování armád
b5a-rule-rerolls = kapitola X, Krok 3: Opravný velitelský hod
b5a-rule-retreat = kapitola X, Ústup
b5a-rule-splitting = kapitola IX, Rozdělení armády
b5a-rule-tokens = kapitola IX, Jak umisťovat žetony posil

## What can be wrong in a position

b5a-text-battle = „{ $name }: { $value }“ není boj, ve kterém lze pokračovat.
b5a-text-beorn = Medděd nemůže být v regionu { $text } spolu s armádními jednotkami.
b5a-text-board = `board` může být jen `empty`.
b5a-text-both-sides = v regionu { $text } mají armádu obě strany.
b5a-text-card-twice = karta { $text } je na dvou místech.
b5a-text-counts = místo „{ $text }“ má být „název počet“.
b5a-text-damage = armáda v regionu { $text } má víc poškození než jednotek.
b5a-text-held = v regionu { $text } stojí armáda Svobodných národů, takže ho Stín nemůže ovládat.
b5a-text-limit = v regionu { $text } je víc než { $highest } jednotek.
b5a-text-no-army = v regionu { $text } jsou žetony velení bez armády.
b5a-text-no-fort = region { $text } není opevnění.
b5a-text-no-general = { $text } není generál.
b5a-text-lord-alone = Pán orlů se počítá mezi orly tam, kde právě je; žádní tam nejsou.
b5a-text-no-place = „{ $name }“ tam být nemůže: { $text }.
b5a-text-no-site = region { $text } není sídlo ani opevnění.
b5a-text-number = místo „{ $text }“ má být číslo do { $highest }.
b5a-text-orcs-on-card = Skřeti čekají na kartě „Létající šípy a divoká kopí“, dokud je na stole: `table: sp_story_05` a `orcs on card` patří k sobě.
b5a-text-other-side = { $text } patří druhé straně.
b5a-text-result = místo „{ $value }“ má být „strana důvod“.
b5a-text-too-many = „{ $text }“: víc, než jich je ve hře.
b5a-text-troubled = Karta „Neklidná mysl“ leží na stole se svým generálem: `table: sp_story_06` a `troubled` patří k sobě.
b5a-text-twice = „{ $text }“ je tu dvakrát.
b5a-text-unknown = „{ $text }“ tu neexistuje.
b5a-text-wrath = Medděd ve hře musí mít žetony hněvu.
