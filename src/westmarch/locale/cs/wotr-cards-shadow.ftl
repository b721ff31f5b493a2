# The Shadow's event cards: what they ask and tell, and why they can't be played. Also marches, which cards of both sides
# can order, and what other rules do for cards only.

## Marches of several regions

wotr-march-from = Která armáda se přesune?
    .help = Nejdřív se určí celá cesta, pak kdo po ní půjde. Cestou se nikdo nepřipojí ani neodpojí; sídla na cestě jsou dobyta; limit počtu jednotek platí až na konci ({ wotr-rule-army-movement }).
wotr-march-to =
    { $steps ->
        [0] Armáda { NAME($origin, form: "from") } se může přesunout až o { $left ->
            [one] 1 region: kam?
            [few] { $left } regiony: kam?
           *[other] { $left } regionů: kam?
        }
       *[other] Armáda { NAME($origin, form: "from") } došla { NAME($at, form: "to") } a { $left ->
            [0] dál už nemůže.
            [one] může jít ještě o 1 region dál: kam?
            [few] může jít ještě o { $left } regiony dál: kam?
           *[other] může jít ještě o { $left } regionů dál: kam?
        }
    }
    .help = Každý region musí být volný pro účely pohybu armády. Národy, které nejsou ve válce, nesmějí na území jiného národa ({ wotr-rule-army-movement }).
    .done = skončit přesun zde
wotr-why-no-turning-back = Armáda už při tomto přesunu { NAME($region, form: "in") } byla.
wotr-why-no-army-to-join = { START(NAME($region, form: "in")) } není armáda Stínu, ke které by se dalo připojit, nebo je obležená.

## Character deck

wotr-card-cruel-weather-where = Kruté počasí: kam zaženete Nositele Prstenu { NAME($region, form: "from") }?
    .help = Do přilehlého regionu. Postup se nemění a Společenstvo zůstává skryto či odhaleno jako dosud ({ wotr-rule-events }).
wotr-card-nazgul-strike = Nazgûlové našli Nositele Prstenu: co udělají?
    .help = Buď proběhne hod na pátrání, jako by se Společenstvo právě pohnulo, nebo odhodíte ze stolu jednu kartu Svobodných národů z balíčku postav ({ wotr-rule-events }).
    .none = nedělat nic
    .card = odhodit ze stolu kartu „{ $what }“
wotr-card-lure = Vábení Prstenu padlo na { NAME($character, form: "acc") }. Vyřadíte ho, nebo Nositelům Prstenu přidáte tolik podmanění, kolik je jeho úroveň ({ $level })?
    .help = Hobiti místo vyřazení uniknou, v Mordoru však ne ({ wotr-rule-events }).
    .use-ring =
        přidat { $level ->
            [one] 1 bod podmanění
            [few] { $level } body podmanění
           *[other] { $level } bodů podmanění
        }
wotr-card-breaking = Rozbití Společenstva: kdo ho opustí? (zbývá vybrat: { $left })
    .help = Oddělení Společníci zůstanou stát v regionu s Nositeli Prstenu a nepohybují se; na Cestě Mordorem jsou vyřazeni ({ wotr-rule-events }).
wotr-card-worn-with-sorrow = Společník byl obětován: využijete kartu „Zmoženi žalem a námahou“ a odhodíte Svobodným národům kartu z balíčku postav?
    .help = Náhodnou kartu z jejich ruky, nebo kartu ze stolu podle vašeho výběru ({ wotr-rule-events }).
    .none = nic neodhodit
    .card = odhodit ze stolu kartu „{ $what }“
wotr-card-crebain = Hod na pátrání: odhodíte kartu „Hejna crebain“, aby se ke každé kostce přičetla 1?
    .help = Platí to i pro kostky, kterými se hází znovu ({ wotr-rule-events }).
wotr-card-balrog = Nositelé Prstenu procházejí Morií: odhodíte kartu „Morijský balrog“ a vylosujete žeton pátrání?
    .help = Oko nemá efekt. Necháte-li si kartu, čeká na stole dál ({ wotr-rule-events }).
wotr-card-lidless-eye = Oko bez víčka: kterou kostku otočíte na Oko? (ještě nejvýše { $left })
    .help = Kostka jde ihned do pole pátrání ({ wotr-rule-events }).
wotr-card-spells-from = Strašlivá kouzla: Nazgûlové které armády je sešlou?
    .help = Jedna kostka za každého Nazgûla v této armádě, nejvýše pět; každá 5 a 6 je zásah ({ wotr-rule-events }).
wotr-card-spells-at = Strašlivá kouzla { NAME($origin, form: "from") }: kterou armádu zasáhnou?
    .help = Armádu ve stejném nebo přilehlém regionu, třeba i obleženou ({ wotr-rule-events }).
wotr-card-palantir = Orthancký palantír: ze kterého balíčku si doberete kartu?
    .help = Jednu kartu poté, co pomocí symbolu události zahrajete kartu události ({ wotr-rule-events }).
wotr-card-black-captain = Černý kapitán velí { NAME($region, form: "in") }: rekrutujete u něj nové Nazgûly, nebo pohnete těmi na mapě?
    .help = Rekrutujte 2 Nazgûly v jeho regionu, nebo pohněte libovolným počtem Nazgûlů. Pak se armáda s ním může přesunout nebo zaútočit ({ wotr-rule-events }).
    .none = ani jedno
    .recruit = rekrutovat 2 Nazgûly v jeho regionu
    .move-minions = pohnout libovolným počtem Nazgûlů
wotr-card-lead-armies =
    { $most ->
        [one] Přesunete armádu s Černokněžným králem, nebo s ní zaútočíte?
        [few] Přesunete až { $most } armády s Nazgûly, nebo s jednou zaútočíte?
       *[other] Přesunete až { $most } armád s Nazgûly, nebo s jednou zaútočíte?
    }
    .help = V té části armády, která jde, musí být Černokněžný král, popřípadě Nazgûl. Kdo předtím letěl, smí jít s armádou dál ({ wotr-rule-events }).
    .none = ani jedno

wotr-token-hunt-roll = hodit na pátrání
wotr-token-hand = odhodit náhodnou kartu z jejich ruky
wotr-token-eliminate = vyřadit ho

## Strategy deck

wotr-card-uruk-hai = Bojovní Uruk-hai: na kterou obleženou pevnost zaútočí?
    .help = Obléhací bitva smí trvat až tři kola bez výměny elitní jednotky za běžnou ({ wotr-rule-siege }).
wotr-card-denethor = Denethorova pošetilost: kterého vůdce v Minas Tirith vyřadíte?
    .help = Jen vůdce, ne Společníka ({ wotr-rule-events }).
wotr-card-stormcrow-nation = Bouřlivák: který národ ztratí odvahu?
    .help = Jeho žeton politiky se vrátí o krok a Svobodné národy přijdou o jednoho jeho vůdce nebo jednu jeho jednotku ({ wotr-rule-events }).
wotr-card-stormcrow-where = Bouřlivák: ve kterém regionu ztratíte vůdce nebo jednotku? ({ $nation })
    .help = Kdekoli na mapě. Figurka je ze hry ({ wotr-rule-events }).
wotr-card-stormcrow-whom = Bouřlivák: kterou figurku { NAME($region, form: "in") } ztratíte?
    .help = Vůdci, kteří zůstanou bez jednotek, jsou vyřazeni také ({ wotr-rule-events }).
wotr-card-corsairs = Korzáři z Umbaru: kde na gondorském pobřeží se vylodí?
    .help = Je-li tam armáda Svobodných národů, je to útok, kterého nelze zanechat, ledaže už je obležená ({ wotr-rule-events }).
wotr-card-dunlendings = Hněv mužů z Vrchoviny: ve kterém regionu rekrutujete 2 běžné jednotky Železného pasu?
    .help = Ve volném regionu přilehlém k Severní nebo Jižní vrchovině; až čtyři tamní jednotky Železného pasu se k nim mohou připojit ({ wotr-rule-events }).
wotr-card-dunlendings-join = { START($figure) }: kolik se jich k nim připojí { NAME($origin, form: "from") } { NAME($region, form: "to") }?
    .help = Celkem nejvýše čtyři ze Severní a Jižní vrchoviny ({ wotr-rule-events }).
wotr-card-reinforce = Ke které armádě Stínu se jednotka připojí? ({ $nation })
    .help = Počítají se i armády obléhající a obležené ({ wotr-rule-events }).
wotr-card-hill-trolls-where = Obři z kopců: kde vyměníte Sauronovu běžnou jednotku za elitní? (zbývá výměn: { $left })
    .help = Elitní jednotky přijdou z posil, běžné se do nich vrátí ({ wotr-rule-events }).
wotr-card-muster-where = Kde rekrutujete 2 běžné jednotky? ({ $nation }, zbývá sídel: { $left })
    .help = Ve třech různých sídlech, volných nebo obležených, která nepřítel nedobyl ({ wotr-rule-recruiting }).
wotr-card-misty-mountains = Stíny nad Mlžnými horami: Hora Gram, nebo Moria?
    .help = Rekrutujete tam 2 Sauronovy jednotky a 1 Nazgûla ({ wotr-rule-recruiting }).
wotr-card-horde = Horda z východu: kde rekrutujete 5 běžných jednotek?
    .help = Ve volném regionu Jižanů a Východňanů na východním okraji mapy ({ wotr-rule-recruiting }).

## What happened

wotr-tile-in-play = Do hry přišel žeton pátrání: { $tile }.
wotr-card-dice =
    { $card }: { $dice }{ $needs ->
        [0] {""}
        [6] {" "}(platí jen 6)
       *[other] {" "}(platí { $needs } a víc)
    }, { $successes ->
        [0] bez efektu.
        [one] 1 úspěch.
        [few] { $successes } úspěchy.
       *[other] { $successes } úspěchů.
    }
wotr-driven-off = Nositelé Prstenu byli zahnáni { NAME($origin, form: "from") } { NAME($region, form: "to") }.
wotr-lured = Vábení Prstenu padlo na { NAME($character, form: "acc") }.
wotr-turned-to-eye = Kostka Stínu ({ $die }) se změnila na Oko a šla do pole pátrání.
wotr-ring-spent =
    { $side-id ->
        [free] Svobodné národy použily elfí prsten.
       *[shadow] Stín použil elfí prsten.
    }
wotr-wills-lost =
    { $count ->
        [0] Svobodné národy nemají žádnou Vůli Západu, o kterou by přišly.
        [one] Svobodné národy přišly o 1 Vůli Západu.
        [few] Svobodné národy přišly o { $count } Vůle Západu.
       *[other] Svobodné národy přišly o { $count } Vůlí Západu.
    }
wotr-stepped-back =
    { $nation }: krok zpět na ukazateli politiky, do války { $steps ->
        [one] nyní zbývá 1 krok.
        [few] nyní zbývají { $steps } kroky.
       *[other] nyní zbývá { $steps } kroků.
    }

## Why not

wotr-why-not-on-table = Karta „{ $card }“ není na stole.
wotr-why-in-free-settlement = Nositelé Prstenu jsou v regionu s městem, velkoměstem nebo pevností Svobodných národů.
wotr-why-no-progress = Postup Společenstva musí být alespoň 1.
wotr-why-not-revealed = Společenstvo je skryto; musí být odhaleno.
wotr-why-no-spells = Žádná armáda Stínu s Nazgûlem není ve stejném ani přilehlém regionu jako armáda Svobodných národů.
wotr-why-witch-king-absent = Černokněžný král není ve hře.
wotr-why-witch-king-besieges-nobody = Černokněžný král musí být s armádou Stínu, která obléhá pevnost.
wotr-why-assault-without-companion = V prvním kole tohoto útoku smějí Svobodné národy zahrát bojovou kartu, jen pokud se bitvy účastní Společník.
wotr-why-wormtongue = Červivec drží Rohan v nečinnosti: aktivovat ho může jen to, co se stane v Edorasu nebo Helmově žlebu.
wotr-why-card-needs-war = Ve válce musí být { NAME($nation, form: "nom") }.
wotr-why-no-elven-stronghold = Stín musí mít pod kontrolou elfí pevnost.
wotr-why-isengard-besieges-nobody = Žádná armáda Stínu s jednotkou Železného pasu neobléhá pevnost.
wotr-why-minas-tirith-not-besieged = Žádná armáda Stínu neobléhá Minas Tirith.
wotr-why-denethors-folly = Denethorova pošetilost: v bitvách v Minas Tirith Svobodné národy nehrají bojové karty.
wotr-why-nobody-for-denethor = Je k tomu třeba Vůle Západu, nebo Gandalf či Aragorn (ne Chodec) v Minas Tirith.
wotr-why-threats-and-promises = { $nation }: pasivní národ. Karta „Hrozby a sliby“ nedovoluje posunout pasivní národ pomocí symbolu shromáždění.
wotr-why-no-stormcrow = Nositelé Prstenu ani žádný Společník na mapě nejsou v regionu Svobodného národa, který není ve válce.
wotr-why-aragorn-absent = Aragorn není ve hře (Chodec se nepočítá).
wotr-why-three-settlements = Figurky je třeba rekrutovat ve třech různých sídlech.
wotr-why-no-figure-of-nation = { START(NAME($region, form: "in")) } není vůdce ani jednotka { NAME($nation, form: "gen") }.
wotr-why-no-character-card-there = Na stole není karta „{ $card }“ z balíčku postav Svobodných národů.
wotr-why-nobody-led = Žádná armáda s takovým vůdcem to nemůže udělat.
wotr-why-no-figure-there = { START(NAME($region, form: "in")) } není { $figure }.
