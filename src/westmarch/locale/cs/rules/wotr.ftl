### The rules of War of the Ring, in our own words. What a section's text may contain says the head of locale/en/rules/wotr.ftl.
###
### The sides are “Stín” and “Svobodné národy”; a die is “kostka se symbolem …”. What the reader does is said with vykání.
### Hunt tiles are “losovat”, in Lords of Middle-earth too (docs/languages.md says why).

## I and X: what it is about

chapter-aim = O co ve hře jde
    .text =
        Svobodné národy vítězí ihned, jakmile Nositelé Prstenu stanou na posledním kroku Cesty Mordorem a mají méně než 12 bodů podmanění. Stín vítězí ihned, jakmile podmanění dosáhne 12 bodů.

        Na konci kola vítězí Stín, má-li 10 vítězných bodů, jinak Svobodné národy, mají-li 4. Za dobytou pevnost jsou 2 body, za dobyté velkoměsto 1.

section-aim = Dvě strany, dvojí boj
    .text =
        Jedna strana hraje za Svobodné národy: za Gondor, Rohan, Sever, trpaslíky a elfy, a také za Společenstvo, které nese Prsten k Hoře osudu. Druhá strana hraje za Stín: za Sauronův národ, Železný pas a Jižany a Východňany.

        V poli je Stín mnohem silnější a padlé jednotky se mu vracejí mezi posily. Dlouhou válku Svobodné národy vyhrát nemohou: snaží se vydržet, zatímco Společenstvo tajně postupuje. Pokaždé, když se pohne, Stín po něm pátrá.

        Tady je popsána hra ve dvou. Ve třech nebo čtyřech se o jednu stranu dělí dva hráči, viz [hra ve třech a čtyřech](partners).

section-victory-ring = Vítězství vázané na Prsten
    .text =
        Dvě podmínky vítězství platí po celou dobu a hra jejich splněním ihned končí:

        - **Podmanění Nositelů Prstenu.** Při 12 bodech [podmanění](corruption) vítězí Stín.
        - **Zničení Prstenu.** Jakmile Nositelé Prstenu dojdou na poslední krok [Cesty Mordorem](mordor-track), vítězí Svobodné národy.

        Pokud jediný žeton způsobí obojí, má přednost podmanění: při 12 bodech vyhrál Stín, ať jsou Nositelé Prstenu kdekoli.

section-victory-war = Vojenské vítězství
    .text =
        Na konci každého kola se počítají vítězné body. Každá nepřátelská pevnost, kterou strana [dobyla](capture), je za 2 body, každé nepřátelské velkoměsto za 1. Za města a opevnění nejsou žádné body.

        - Stín vítězí, má-li alespoň 10 bodů.
        - Jinak vítězí Svobodné národy, mají-li alespoň 4 body.

        Počítá se jen to, co má strana v tu chvíli pod kontrolou. Sídlo, které původní vlastník dobyl zpět, už žádné body nedává; stejně tak pevnost, v níž se obránci ještě drží.

## II: board and pieces

chapter-board = Mapa a figurky
    .text =
        Mapa je rozdělena na regiony a některé z nich patří národům. Bojuje se o sídla: rekrutuje se v nich vojsko a za velkoměsta a pevnosti jsou vítězné body. Bojují jednotky, vůdci a postavy jim velí.

section-regions = Regiony a hranice
    .text =
        Dva regiony se společnou hranicí jsou **přilehlé**, i když mezi nimi teče řeka. Hory nakreslené jako neprůchodná hranice regiony oddělují: dva regiony, mezi kterými jiná hranice není, nejsou přilehlé pro armády, pro postavy ani pro Společenstvo. Do moří a jezer nelze vstoupit.

        Regiony podél velkého moře na západě jsou pobřežní; mluví o nich některé karty.

        Kroky Cesty Mordorem leží na mapě, ale nejsou region.

section-nations = Národy
    .text =
        Barevná hranice označuje území národa; někdy má několik oddělených částí. Svobodných národů je pět: Gondor, Rohan, Sever, trpaslíci a elfové. Stínu patří tři: Sauron, Železný pas, Jižané a Východňané. Mnoho regionů nepatří nikomu.

        Komu region patří, je důležité v [politice](not-at-war): armáda národa, který není ve válce, nesmí na cizí území, ani na přátelské.

section-settlements = Sídla a opevnění
    .text =
        - **Město** slouží jen k tomu, aby v něm jeho národ mohl rekrutovat.
        - **Velkoměsto** navíc chrání obránce v prvním kole bitvy a pro nepřítele má hodnotu 1 vítězného bodu.
        - **Pevnost** lze bránit i v [obležení](siege) a pro nepřítele má hodnotu 2 bodů.
        - **Opevnění** (Osgiliath, Brody přes Želíz) chrání obránce stejně jako velkoměsto. Není to sídlo: nelze v něm rekrutovat, nikomu nepatří a žádné body nedává.

        Sídlo je **nedobyté**, dokud je má pod kontrolou původní vlastník, nebo když je získal zpět. Nedobytá je i obležená pevnost, pokud armáda v ní patří původnímu vlastníkovi.

section-free-region = Volné regiony
    .text =
        Region je pro stranu **volný**, pokud v něm není nepřátelská armáda ani sídlo pod kontrolou nepřítele. Region s nepřátelskou pevností je volný pro armádu, která ji obléhá.

        Při [pohybu armád](army-movement) stačí o něco méně: armáda smí vstoupit i do nepřátelského sídla, které nebrání žádná nepřátelská jednotka. Tak se sídlo dobývá. Pro [ústup](retreat) a [rekrutování](mustering) musí být region opravdu volný.

section-units = Jednotky a vůdci
    .text =
        Vaše **jednotky** jsou běžné a elitní. Všechny běžné bojují stejně, ať patří kterémukoli národu, a všechny elitní také: elitní jednotka vydrží dva zásahy.

        Armády Svobodných národů posilují **vůdci**; díky nim se armáda může pohnout nebo zaútočit i pomocí kostky se symbolem postavy. Vůdci vedou jednotky kteréhokoli Svobodného národa. Vůdce nikdy nezůstane bez jednotek: odchází-li poslední jednotka, jde s ní, jinak je ztracen. Vůdci nejsou jednotky: nedostávají zásahy a do žádného limitu se nepočítají.

        Padlé jednotky a vůdci Svobodných národů jsou trvale ze hry. Padlé jednotky Stínu a Nazgûlové se vracejí mezi posily.

section-nazgul = Nazgûlové
    .text =
        Nazgûlové jsou vůdci Stínu. Od ostatních vůdců se liší v tomto:

        - Mohou být sami a nepřátelé v jejich regionu na ně nemají vliv.
        - Létají ([pohyb Nazgûly](minions-move)): jediným pohybem se přesunou do kteréhokoli regionu.
        - V bitvě padnou spolu s armádou jako jiní vůdci, vracejí se však mezi posily.

        Černokněžný král se ve všem počítá jako Nazgûl, pokud karta nejmenuje přímo jeho nebo nemluví o Služebnících.

section-characters = Společníci a Služebníci
    .text =
        Každá postava je jedinečná. Postavy Svobodných národů jsou **Společníci**, postavy Stínu **Služebníci**. Každá má kartu, na níž je **úroveň** (jak daleko se postava sama pohybuje a o kolik sníží poškození z pátrání obětovaný Společník), **velení** a zvláštní schopnosti.

        V armádě velí postavy jako vůdci. Na rozdíl od vůdců se pohybují i samy a nepřátelé je nezastaví. V nebezpečí jsou jen s armádou v bitvě, ve Společenstvu, nebo když to říká karta. Vyřazená postava se do hry už nevrátí.

        Sedm Společníků začíná ve Společenstvu. Z Chodce se může stát Aragorn, z Gandalfa Šedého Gandalf Bílý. Saruman, Černokněžný král a Ústa Sauronova [vstupují do hry](characters-enter) později. Glum není Společník: patří ke Společenstvu a stane se jeho průvodcem, když už nikdo jiný nezbývá.

section-who-is-who = Kdo je kdo
    .text =
        Úroveň a velení postav:

        - Gandalf Šedý 3/1, Chodec 3/1, Boromir 2/1, Legolas 2/1, Gimli 2/1, Smělmír 1/1, Peregrin 1/1
        - Gandalf Bílý 3/1, Aragorn 3/2
        - Saruman 0/1, Ústa Sauronova 3/2, Černokněžný král létá/2

        Gandalf Šedý, Chodec, Aragorn, Boromir, Legolas a Gimli jsou **Kapitáni Západu**: každý z nich, kdo se účastní bitvy, přidává 1 k bojové síle své armády. Boromir, Legolas a Gimli mohou kteroukoli kostkou posunout svůj národ o krok směrem k válce, dokud jsou v některém jeho nedobytém velkoměstě nebo pevnosti (Gimli: v Ereboru).

        Schopnosti všech postav jsou na jejich kartách; přečtete si je, když na ně ukážete.

## III: set-up

chapter-setup = Příprava hry
    .text =
        Hru připraví program. Nositelé Prstenu začínají v Roklince, skrytí, se všemi sedmi Společníky a bez podmanění. Stín začíná se sedmi kostkami, Svobodné národy se čtyřmi.

section-setup = Co je kde na začátku
    .text =
        - Společenstvo je v Roklince, skryto, s postupem 0 a podmaněním 0. Jeho průvodcem je Gandalf Šedý.
        - Svobodné národy mají 4 akční kostky a tři elfí prsteny, Stín 7 kostek.
        - Každá strana má balíček postav a strategický balíček, v každém je 24 karet událostí.
        - V zásobě je šestnáct běžných žetonů pátrání: čtyři s Okem a dvanáct s čísly od 0 do 3.
        - Rohanu, Severu, elfům a trpaslíkům zbývají do války tři kroky, Gondoru a Jižanům s Východňany dva, Sauronovi a Železnému pasu jeden. Elfové a národy Stínu jsou aktivní, všichni ostatní pasivní.
        - Armády jsou rozmístěny tak, jak je ukazuje mapa na začátku partie; zbylé figurky každého národa jsou jeho posily.

## IV: the turn

chapter-turn = Průběh kola
    .text =
        1. Obě strany dostanou zpět své kostky a doberou si po jedné kartě z každého svého balíčku. V ruce smí být nejvýše šest karet.

        2. Fáze Společenstva: Svobodné národy mohou ukázat polohu Společenstva, vyměnit průvodce, nebo vstoupit do Mordoru.

        3. Stín umístí kostky do pole pátrání.

        4. Obě strany hodí kostkami. Symboly Oka jdou ihned do pole pátrání.

        5. Strany se střídají a používají vždy jednu kostku, začínají Svobodné národy. Kdo má méně nevyužitých kostek, smí pasovat.

        6. Kdo dobyl dost, zvítězil; jinak začíná další kolo.

section-phases = Šest fází
    .text =
        - **1. Akční kostky a karty událostí.** Použité kostky se vracejí, Svobodným národům i z pole pátrání. Přibudou kostky za postavy, které v minulém kole vstoupily do hry, a ubudou kostky za postavy, které byly vyřazeny. Potom si každá strana [dobere](drawing) po jedné kartě z každého svého balíčku.
        - **2. Fáze Společenstva.** Svobodné národy mohou [ukázat polohu Společenstva](declaring), [vstoupit do Mordoru](entering-mordor) a vyměnit [průvodce](guide).
        - **3. Určení kostek pro pátrání.** Stín [určí kostky](hunt-dice), které použije k pátrání.
        - **4. Hod akčními kostkami.** Obě strany hodí kostkami, které mají; symboly Oka jdou do pole pátrání.
        - **5. Provedení akcí.** Nejdůležitější část kola: [kostky se používají](using-dice) jedna po druhé.
        - **6. Kontrola vítězství.** Počítají se [vítězné body](victory-war).

section-dice-pool = Kolik je kostek
    .text =
        Stín má 7 kostek a po jedné navíc za Sarumana, Černokněžného krále a Ústa Sauronova, dokud jsou ve hře. Svobodné národy mají 4 kostky a po jedné navíc za Aragorna a Gandalfa Bílého.

        Získaná nebo ztracená kostka se projeví až ve fázi 1 příštího kola.

section-hunt-dice = Kostky pro pátrání
    .text =
        Před hodem může Stín umístit kostky do pole pátrání. Těmito kostkami se nehází; každá z nich se v [pátrání](hunt-roll) počítá jako Oko.

        - Nejvýše tolik, kolik je ve Společenstvu Společníků. Nositelé Prstenu ani Glum se nepočítají. Jednu kostku smí Stín umístit vždy.
        - Alespoň jednu, pokud si Svobodné národy ve fázi 1 vzaly z pole pátrání svou kostku, tedy pokud se v minulém kole Společenstvo pohnulo pomocí kostky.

        Kostky, na kterých při hodu padne Oko, se k nim ihned přidají; pro ty žádný limit neplatí.

section-using-dice = Použití akčních kostek
    .text =
        Začínají Svobodné národy a strany se střídají. Kdo je na tahu, vezme jednu nevyužitou kostku, provede jednu z akcí, které její symbol umožňuje, a dá kostku stranou až do příštího kola. Kostka, kterou se pohnulo Společenstvo, jde místo toho do pole pátrání.

        - **Pasování**: kdo má méně nevyužitých kostek než protivník (stejný počet nestačí), smí pasovat a protivník hraje znovu. Kostky v poli pátrání se mezi nevyužité nepočítají.
        - **Vynechání akce**: kostku lze dát stranou bez efektu.
        - Když jedné straně kostky dojdou, použije druhá strana své zbylé kostky jednu po druhé.

section-die-character = Symbol postavy
    .text =
        Meč umožňuje jednu z těchto akcí:

        - přesunout jednu [armádu](army-movement), v níž je vůdce nebo postava, nebo s takovou armádou [zaútočit](attacking) (i v obléhací bitvě nebo při výpadu); vůdce nebo postava musí jít s ní
        - zahrát [kartu události](playing-events) postavy
        - Svobodné národy: [pohnout Společenstvem](fellowship-moves), [skrýt je](hiding), [oddělit od něj Společníky](separating), nebo [pohnout Společníky](companions-move) na mapě
        - Stín: [pohnout Nazgûly a Služebníky](minions-move)

section-die-army = Symbol armády
    .text =
        Prapor umožňuje jednu z těchto akcí:

        - [přesunout](army-movement) až dvě různé armády, každou o jeden region
        - [zaútočit](attacking) jednou armádou (i v obléhací bitvě nebo při výpadu)
        - zahrát [kartu události](playing-events) se symbolem armády

        Armáda k tomu vůdce nepotřebuje.

section-die-muster = Symbol shromáždění
    .text =
        Přilba umožňuje jednu z těchto akcí:

        - posunout jeden svůj národ na [ukazateli politiky](advancing) o krok směrem k válce
        - [rekrutovat](mustering) nové figurky národů, které jsou ve válce
        - zahrát [kartu události](playing-events) se symbolem shromáždění
        - Stín: přivést do hry [Služebníka](characters-enter)

section-die-muster-army = Symbol shromáždění/armády
    .text =
        Přilba a prapor dohromady: kostka se použije buď jako [shromáždění](die-muster), nebo jako [armáda](die-army). Lze s ní zahrát kartu události s kterýmkoli z obou symbolů.

section-die-event = Symbol události
    .text =
        Palantír umožňuje [dobrat si](drawing) jednu kartu z kteréhokoli svého balíčku, nebo zahrát [kartu události](playing-events) s libovolným symbolem.

section-die-will = Vůle Západu
    .text =
        Je jen na kostkách Svobodných národů. Použije se jako kterýkoli jiný symbol. Jedině Vůle Západu přivádí do hry [Aragorna a Gandalfa Bílého](characters-enter).

section-die-eye = Oko
    .text =
        Je jen na kostkách Stínu. Kostka jde hned po hodu do pole pátrání a posílí v tomto kole [pátrání](hunt-roll). Žádnou akci neumožňuje.

section-elven-rings = Elfí prsteny
    .text =
        Než provedete svou akci, můžete elfím prstenem změnit symbol na jedné své nevyužité kostce. Potom hrajete jako obvykle: použijete tuto kostku, jinou kostku, nebo pasujete.

        - Jedna strana smí za kolo použít nejvýše jeden prsten.
        - Prsten, který použily Svobodné národy, dostane Stín. Prsten, který použil Stín, je odhozen ze hry.
        - Svobodné národy nemohou změnit symbol na Vůli Západu.
        - Stín může změnit symbol na Oko: kostka jde do pole pátrání a Stín má pořád svou akci. Oko na jiný symbol změnit nelze.

## V: event cards

chapter-events = Karty událostí
    .text =
        Kartu zahrajete kostkou se symbolem, který má karta v rohu, nebo kostkou se symbolem události, pokud je splněna její podmínka. Efekt se provede v co největší míře. Některé karty zůstávají na stole, dokud se podle svého textu neodhodí.

        Dolní polovina karty je pro bitvy; tam se karta hraje bez kostky.

section-drawing = Dobírání karet a karty v ruce
    .text =
        Každá strana má dva balíčky: karty z balíčku postav se většinou týkají Společenstva, Společníků a Služebníků, karty ze strategického balíčku armád a politiky. Ve fázi 1 každého kola, i prvního, si z každého doberete jednu kartu. Další si můžete dobrat kostkou se symbolem události.

        V ruce smí být nejvýše **šest** karet. Kdykoli jich je víc, ihned odhoďte nadbytečné, lícem dolů.

        Balíček, v němž došly karty, zůstane prázdný: dál se dobírá už jen z druhého.

section-playing-events = Jak zahrát kartu události
    .text =
        Každá karta má v rohu symbol postavy, armády nebo shromáždění. Zahrajete ji kostkou se stejným symbolem, nebo kostkou se symbolem události.

        - Podmínka karty musí být splněna celá, jinak kartu zahrát nelze.
        - Efekt karty je povinný: provede se vše, co provést lze. Co nelze, to se vynechá.
        - Karta může porušit některé pravidlo; všechna pravidla, o kterých nemluví, platí dál.
        - Potom se karta odhodí, pokud se nevykládá na stůl.

section-table-cards = Karty na stole
    .text =
        Některé karty zůstávají na stole a platí, dokud je něco neukončí. Odhodí se, když nastane to, co samy uvádějí, a také hned, jakmile přestane platit podmínka, za které byly vyloženy. Pokud lze kartu odstranit kostkou, je to akce.

section-event-losses = Události, které způsobují oběti
    .text =
        Některé události odstraňují jednotky mimo bitvu. Padne-li takto poslední jednotka armády, padnou i vůdci Svobodných národů, kteří v ní byli. Nazgûlové, Společníci a Služebníci zůstávají, kde jsou, pokud karta neuvádí jinak.

        Směrem k válce taková událost národy posouvá, jen pokud se počítá jako [útok](politics-cards).

section-event-recruiting = Rekrutování kartou události
    .text =
        Karty, které přivádějí na mapu nové figurky, se řídí pravidly pro [rekrutování](mustering), se dvěma výjimkami: národ nemusí být ve válce a figurky smějí přijít i do obležené pevnosti své strany.

        Figurky musí být stále k dispozici a region musí být kromě uvedené výjimky [volný](free-region).

section-event-movement = Pohyb armád kartou události
    .text =
        Platí všechna pravidla pro [pohyb armád](army-movement). Pokud karta přesouvá armádu o několik regionů:

        - Nejprve určete, které figurky půjdou. Cestou se nikdo nepřidá a nikdo nezůstane pozadu.
        - Nepřátelská sídla na cestě jsou dobyta.
        - Limit deseti jednotek se kontroluje, až když skončí veškerý pohyb.

## VI: armies

chapter-armies = Pohyb armád
    .text =
        Armáda nebo její část se přesouvá do přilehlého regionu, kde není nepřátelská armáda. V jednom regionu smí mít strana nejvýše deset jednotek. Vůdci nikdy nezůstanou v regionu sami; Nazgûlové a postavy mohou.

        Národ, který není ve válce, nevstupuje na území jiných národů. Žádná figurka se jednou kostkou nepohne dvakrát.

section-armies = Co je armáda
    .text =
        Všechny jednotky, vůdci a postavy jedné strany v jednom regionu tvoří **armádu**, i když patří různým národům. Armády, které se setkají, se na konci akce spojí v jednu. Armádu rozdělíte tak, že přesunete jen její část.

section-stacking = Limit deseti jednotek
    .text =
        Strana smí mít v jednom regionu nejvýše **deset** jednotek, v obležené pevnosti nejvýše **pět**. Vůdci a postavy se nepočítají.

        Armáda se nesmí přesunout tam, kde by limit překročila. Pokud k tomu dojde jinak (kartou, ústupem, koncem obléhání), vlastník odebírá jednotky, dokud není limit dodržen. Tyto jednotky nejsou ztraceny: vracejí se mezi posily, i jednotky Svobodných národů.

section-army-movement = Jak pohnout armádou
    .text =
        Kostkou se symbolem postavy pohnete jednou armádou, v níž je vůdce nebo postava, kostkou se symbolem armády dvěma různými armádami. Armáda se přesouvá do přilehlého regionu.

        - Region musí být [volný](free-region), nebo v něm musí být nepřátelské sídlo bez nepřátelských jednotek; to je tím [dobyto](capture). Kde jsou nepřátelské jednotky, tam musíte [zaútočit](attacking).
        - Platí limit [deseti jednotek](stacking).
        - Jednotky národa, který [není ve válce](not-at-war), nevstupují na území jiného národa, stejně tak jejich vůdci. Můžete je nechat na místě.
        - Neprůchodnou hranici nepřekročí nikdo.

section-splitting = Pohyb části armády
    .text =
        Nemusíte přesunout celou armádu. Vůdci Svobodných národů však nikdy nezůstanou bez jednotek: odcházejí-li všechny jednotky, jdou s nimi.

        Při použití kostky se symbolem postavy musí jít alespoň jeden vůdce nebo postava. Nazgûlové a postavy mohou zůstat v regionu sami; postava s úrovní 0 zůstává vždy.

section-moving-twice = Nikdo se nepohne dvakrát
    .text =
        Žádná figurka se jednou akcí nepohne dvakrát. Dvěma pohyby pomocí jedné kostky se symbolem armády tedy nelze poslat jednu armádu ke druhé a potom přesunout obě dál. Dvě části jedné armády se však smějí rozejít různými směry.

        Další kostkou se tatáž armáda smí v témže kole pohnout znovu.

section-mustering = Rekrutování
    .text =
        Kostkou se symbolem shromáždění přivedete z posil nové figurky:

        - jednu elitní jednotku, nebo
        - dvě figurky, z nichž každá je běžná jednotka nebo vůdce (u Saurona Nazgûl).

        Jejich národy musí být ve válce. Každá figurka přijde do města, velkoměsta nebo pevnosti svého národa a toto sídlo musí být [volné](free-region): ne dobyté, ne obležené. Dvě figurky přijdou na dvě různá místa a mohou patřit dvěma národům. Vůdci smějí přijít jen k jednotkám, Nazgûlové jen do Sauronových pevností.

        Co není mezi posilami, to rekrutovat nelze. Padlé jednotky Stínu a Nazgûlové mezi nimi opět jsou, padlé figurky Svobodných národů ne.

chapter-characters = Postavy
    .text =
        Kostkou se symbolem postavy pohnete libovolnými Společníky na mapě, jednotlivě nebo po skupinách; jak daleko dojdou, určuje nejvyšší úroveň mezi nimi. Nepřátelé je nezastaví, pevnost Stínu ano.

        Nazgûlové přeletí kamkoli, jen ne do pevnosti pod kontrolou Svobodných národů, pokud se tam nepřidávají k obléhání. Služebníci, kteří nelétají, se pohybují jako Společníci.

section-characters-enter = Jak postavy vstupují do hry
    .text =
        - **Společníci** přijdou na mapu, když se [oddělí](separating) od Společenstva.
        - **Aragorn** vstoupí do hry pomocí Vůle Západu místo Chodce, pokud je Chodec v Minas Tirith, Dol Amrothu nebo Pelargiru a toto sídlo je nedobyté.
        - **Gandalf Bílý** vstoupí do hry pomocí Vůle Západu, pokud Gandalf Šedý opustil Společenstvo nebo padl a ve hře je nebo byl některý Služebník. Nahradí Gandalfa Šedého; není-li koho nahradit, objeví se ve Fangornu nebo v nedobyté elfí pevnosti.
        - **Saruman** vstoupí do hry v Orthanku pomocí symbolu shromáždění, pokud je Železný pas ve válce a Orthank je nedobytý.
        - **Černokněžný král** vstoupí do hry pomocí symbolu shromáždění u armády, v níž je Sauronova jednotka, pokud je ve válce Sauron a některý Svobodný národ. Všechny Svobodné národy jsou tím aktivovány.
        - **Ústa Sauronova** vstoupí do hry pomocí symbolu shromáždění v nedobyté Sauronově pevnosti, pokud je Společenstvo na Cestě Mordorem nebo jsou všechny Svobodné národy ve válce.

        Příchod Služebníka není rekrutování: platí jen to, co je na jeho kartě. Aragorn, Gandalf Bílý i každý z těchto Služebníků přidává své straně od příštího kola jednu kostku.

section-companions-move = Pohyb Společníky
    .text =
        Kostkou se symbolem postavy pohnete libovolným počtem Společníků na mapě. Každý se přesune nejvýše o tolik regionů, kolik je jeho úroveň. Společníci z jednoho regionu, kteří mají stejný cíl, mohou jít jako skupina, nejvýše o tolik regionů, kolik je nejvyšší úroveň mezi nimi.

        - Nepřátelské armády na ně nemají vliv. V regionu s pevností pod kontrolou Stínu se musí zastavit.
        - Do obležené přátelské pevnosti nesmějí vstoupit ani ji opustit.
        - Neprůchodné hranice platí i pro ně.

        Společník, který skončí pohyb ve velkoměstě nebo pevnosti, může [aktivovat jejich národ](activating).

section-minions-move = Pohyb Nazgûly a Služebníky
    .text =
        Kostkou se symbolem postavy pohnete libovolným počtem Nazgûlů a Služebníků.

        - **Nazgûlové** včetně Černokněžného krále přeletí do kteréhokoli regionu. Výjimkou je region s pevností, kterou mají pod kontrolou Svobodné národy: tam smějí, jen když ji obléhá armáda Stínu.
        - **Ústa Sauronova** se přesune až o tři regiony, i přes nepřátele, ne však přes neprůchodnou hranici; nesmí vstoupit do obležené pevnosti své strany ani ji opustit. Pevnosti Svobodných národů jsou mu uzavřeny stejně jako Nazgûlům.
        - **Saruman** Orthank nikdy neopustí.

        Postava s úrovní 0 se nepohybuje, ani s armádou.

## VI: battle

chapter-battle = Bitvy
    .text =
        Útočí jen národy ve válce, celou armádou nebo její částí, na armádu v přilehlém regionu. V každém kole bitvy mohou obě strany zahrát bojovou kartu, hodí jednou kostkou za každou jednotku (nejvýše pěti) a podle svého velení zkusí některé neúspěšné kostky ještě jednou (také nejvýše pět).

        Zásah je pětka a šestka; proti obráncům opevnění nebo velkoměsta potřebuje útočník v prvním kole šestky. Šestka je zásah vždy, jednička nikdy.

        Za zásah se odstraní běžná jednotka, nebo se elitní jednotka nahradí běžnou; za dva zásahy se odstraní elitní jednotka. Potom může útočník zanechat útoku a obránce ustoupit. Útočník, který zvítězil, smí se zbylými jednotkami postoupit do dobytého regionu.

section-attacking = Útok
    .text =
        Pomocí kostky se symbolem armády zaútočí jedna armáda, pomocí kostky se symbolem postavy jedna armáda, v níž je vůdce nebo postava. Útočí na nepřátelskou armádu v přilehlém regionu; armáda, která obléhá pevnost nebo je v ní obležená, na nepřítele ve stejném regionu.

        Útočí jen jednotky národů ve válce. Útočníci zůstávají na svém místě, dokud bitvu nevyhrají.

        Útok má [politické](advancing) důsledky ihned, i když se obránce stáhne dřív, než padne první rána.

section-rearguard = Zadní voj
    .text =
        Útočník může část armády nechat mimo bitvu. V obou částech musí být alespoň jedna jednotka; vůdce a postavy lze rozdělit libovolně. Při použití kostky se symbolem postavy musí být mezi útočníky vůdce nebo postava.

        Zadní voj nedostává zásahy, bojové karty na něj nepůsobí a po bitvě nepostupuje. Jednotky a vůdci národů, které nejsou ve válce, do něj patří vždy.

        Obránci bojují všichni.

section-strength = Bojová síla a velení
    .text =
        Počet jednotek armády, běžných i elitních, je její **bojová síla**. Určuje, kolika kostkami se hází, nejvýše však **pěti**. Větší armáda si svých pět kostek udrží déle.

        Počet vůdců nebo Nazgûlů plus velení na kartách postav je **velení** armády. Určuje, kolika neúspěšnými kostkami lze hodit znovu, nejvýše opět pěti.

        Karty a schopnosti obojí mění, nikdo však nikdy nehází více než pěti kostkami najednou.

section-battle-round = Kolo bitvy
    .text =
        Má-li obránce v regionu svou pevnost, nejprve řekne, zda svede bitvu v poli, nebo se [stáhne za hradby](withdrawing). Potom obě strany společně procházejí tyto kroky:

        - 1. [Bojové karty](combat-cards), pokud je někdo chce zahrát
        - 2. [Bojový hod](combat-roll)
        - 3. [Opravný velitelský hod](leader-reroll)
        - 4. [Odebrání obětí](casualties)
        - 5. Útočník [pokračuje, nebo zanechá útoku](retreat); pokud pokračuje, může obránce ustoupit

section-combat-cards = Bojové karty
    .text =
        Na začátku kola bitvy může každá strana zahrát z ruky jednu kartu jako bojovou; platí jen její dolní polovina. Nejprve se rozhodne útočník, potom obránce, i když útočník žádnou kartu nehraje. Obě karty se volí lícem dolů (je vidět, z kterého balíčku jsou) a odhalí se současně.

        - Podmínka v dolní polovině musí být splněna. Pokud je třeba vzdát se velení, velení daných figurek se v tomto kole nepočítá; velení, které už bylo zrušeno, se vzdát nelze.
        - Záleží-li na pořadí, platí nejprve karta s nižším číslem, při stejném čísle karta obránce. Karta se dvěma efekty má dvě čísla.
        - Karta, která ruší jinou kartu, pomůže jen proti tomu, co ještě nenastalo.
        - Efekt platí pro toto kolo bitvy. Obě karty se odhodí.

section-extra-attacks = Útoky navíc z bojových karet
    .text =
        Některé bojové karty umožňují útok navíc před obvyklým hodem nebo po něm. Hází se stejně jako v [bojovém hodu](combat-roll), ale bez opravného velitelského hodu; bojová karta protivníka tento útok neovlivní a oběti se odebírají ihned.

section-combat-roll = Bojový hod
    .text =
        Každá strana hodí tolika kostkami, kolik je její bojová síla, nejvýše však pěti. Zásah je **5 nebo 6**.

        - Proti [velkoměstu nebo opevnění](cities) potřebuje útočník 6 v prvním kole bitvy, v [obléhací bitvě](siege-battle) vždy.
        - Vše, co karty a schopnosti přičítají a odečítají, se sečte, a teprve potom se porovnává. Ať to vyjde jakkoli, hozená 6 je vždy zásah a hozená 1 nikdy.

section-leader-reroll = Opravný velitelský hod
    .text =
        Po bojovém hodu hodí každá strana znovu některými neúspěšnými kostkami: tolika, kolik je její velení, nejvýše však pěti. Zásahem jsou stejná čísla jako předtím, pokud některá karta pro opravný hod neurčuje něco jiného.

section-casualties = Odebrání obětí
    .text =
        Jakmile obě strany dokončí hody, odebírají se oběti, nejprve útočníkovy; všechny zásahy se přesto počítají jako současné. Za každý zásah hráč, kterému armáda patří,

        - odstraní běžnou jednotku, nebo
        - nahradí elitní jednotku běžnou jednotkou stejného národa.

        Za dva zásahy dohromady lze odstranit elitní jednotku. Běžná jednotka, která elitní nahradí, se bere z dříve padlých, jinak z posil; pokud žádná není, padne elitní jednotka už tímto jedním zásahem.

        Vůdci a postavy zásahy nedostávají.

section-army-destroyed = Když padne poslední jednotka
    .text =
        Když padnou všechny jednotky armády, padnou s ní i její vůdci a postavy. Vůdci Svobodných národů a všechny postavy se už do hry nevrátí; jen Nazgûlové jdou zpět mezi posily.

        Postavy v regionu bez jednotek své strany se tamních bitev neúčastní.

section-retreat = Zanechání útoku a ústup
    .text =
        Po každém kole bitvy může útočník zanechat útoku: bitva končí a všichni zůstávají, kde jsou. Pokud pokračuje, může obránce s celou armádou ustoupit do přilehlého [volného](free-region) regionu. Pokud takový není, musí bojovat.

        - Armáda v obležené pevnosti nikdy neustupuje.
        - Postava s úrovní 0 zůstane na místě.
        - Jednotky národa, který není ve válce, smějí ustoupit i na území jiného národa. Příštím pohybem z něj musí odejít, pokud jejich národ mezitím nevstoupil do války.

section-battle-end = Konec bitvy
    .text =
        Bitva končí, když útočník zanechá útoku, když obránce ustoupí nebo se stáhne do pevnosti, nebo když je jedna armáda zničena.

        Pokud je obránce zničen nebo odešel, může útočník **postoupit**: do regionu ihned přesune všechny útočící jednotky, některé, nebo žádnou. Sídlo dobude jen ten, kdo do regionu vstoupí. Pokud byly zničeny obě armády, nedobude nikdo nic.

## VI: siege

chapter-siege = Pevnosti a obléhání
    .text =
        Obránci se mohou stáhnout do své pevnosti, vejde se do ní však nejvýše pět jednotek. Útočníci stojí kolem: pevnost je v obležení.

        Proti pevnosti potřebuje útočník vždy šestky. Obléhací bitva trvá jedno kolo; za každé další vymění útočník jednu elitní jednotku za běžnou. Obležená armáda může podniknout výpad. Dokud obléhání trvá, nelze v pevnosti rekrutovat.

section-cities = Velkoměsta a opevnění
    .text =
        Kdo útočí na armádu v regionu s velkoměstem nebo opevněním, potřebuje v prvním kole bitvy na zásah 6. Od druhého kola stačí 5. Nezáleží na tom, čí je velkoměsto.

        Město nepomáhá nikomu. V bitvě v poli nepomáhá ani pevnost: její hradby chrání jen toho, kdo je uvnitř.

section-withdrawing = Ústup do pevnosti
    .text =
        Obránce v regionu s pevností, kterou má pod kontrolou, má na začátku každého kola bitvy na vybranou: svést ji v poli, nebo se stáhnout za hradby. Pokud se stáhne, bitva končí a útočník smí postoupit do regionu. Postoupí-li, je pevnost **v obležení**; pokud ne, jsou obránci v regionu jako předtím.

section-siege = Obležená pevnost
    .text =
        V obležené pevnosti je nejvýše pět jednotek a libovolný počet vůdců a postav. Nadbytečné jednotky se na začátku obléhání vracejí mezi posily.

        - Pevnost stále patří těm, kdo jsou uvnitř. Region kolem ní je pro obléhající volný: mohou se k nim přesunout další jednotky, až do deseti.
        - Žádná jednotka nevejde dovnitř ani nevyjde ven a rekrutovat uvnitř lze jen kartami.
        - Obléhající mohou kdykoli odejít.
        - Obléhání končí, když v regionu nezůstane žádná obléhající jednotka nebo když je jedna z obou armád zničena. Obránci potom vyjdou ven.

section-siege-battle = Obléhací bitva
    .text =
        Na obránce v pevnosti může zaútočit jen armáda, která ji obléhá, pomocí kostky, která útok umožňuje. Útočník potřebuje na zásah **6**, obránce 5, a to v každém kole.

        Obléhací bitva trvá **jedno kolo**. Aby mohl útočník bojovat další, vymění jednu svou elitní jednotku za běžnou, a tak znovu po každém kole, dokud má elitní jednotky (a běžnou, která by ji nahradila).

        Pokud na obou stranách zbyly jednotky, obléhání pokračuje.

section-sortie = Výpad
    .text =
        Obležená armáda může zaútočit na obléhající armádu pomocí kostky, která útok umožňuje. Je to bitva v poli: zásah je pro obě strany 5 a bitva může mít více kol. V pevnosti může zůstat zadní voj. Zanechají-li útočníci útoku, vracejí se do pevnosti; vyhrají-li, za hranice regionu nepostupují.

        Obléhající smějí ustoupit.

section-relief = Prolomení obležení
    .text =
        Armáda z přilehlého regionu může na obléhající zaútočit jako obvykle. Obležená armáda se té bitvy neúčastní. Teprve když jsou obléhající zničeni nebo ustoupí, smí armáda, která přišla na pomoc, do regionu vstoupit.

section-capture = Dobytí sídla
    .text =
        Sídlo je dobyto, když do jeho regionu vstoupí nepřátelská armáda a žádná jednotka je nebrání, nebo když v obležené pevnosti padne poslední jednotka a obléhajícím alespoň jedna zbyla.

        - Dobyté velkoměsto je za 1 vítězný bod, dobytá pevnost za 2.
        - Národ, kterému sídlo patřilo, se posune o krok směrem k válce.
        - Původní vlastník v něm nemůže rekrutovat ani využívat schopnosti, pro které musí být nedobyté.
        - Do dobyté pevnosti se může stáhnout i ten, kdo ji dobyl.

        Získá-li původní vlastník sídlo zpět, body se odečtou.

## VII: politics

chapter-politics = Politika
    .text =
        Národ vstupuje do války krok za krokem: kostkami se symbolem shromáždění, kartami, nebo když je napaden či ztratí sídlo. Svobodný národ musí být nejprve aktivován: útokem, Společníkem, který to dokáže, nebo tím, že se v jeho velkoměstě či pevnosti ukáže Společenstvo. Do té doby nemůže udělat poslední krok.

section-political-track = Ukazatel politiky
    .text =
        Každý národ má žeton politiky, který se posouvá ke kroku „ve válce“. Žeton Svobodného národa má navíc dvě strany: **pasivní** a **aktivní**. Pasivní národ se může válce přiblížit, poslední krok však udělat nemůže. Elfové a národy Stínu jsou aktivní od začátku.

section-activating = Aktivace národa
    .text =
        Svobodný národ je aktivován, když nastane něco z tohoto:

        - nepřátelská armáda vstoupí do některého jeho regionu
        - je napadena armáda, v níž je jeho jednotka
        - Společenstvo se [ukáže](declaring) v jeho velkoměstě nebo pevnosti, které nejsou pod kontrolou nepřítele
        - Společník, který ho dokáže aktivovat, ukončí svou cestu nebo přijde do hry ve velkoměstě či pevnosti tohoto národa, které nejsou pod kontrolou nepřítele

        Gandalf, Aragorn, Smělmír a Peregrin aktivují kterýkoli národ, ostatní národ uvedený na své kartě. Pro poslední dva způsoby město nestačí.

section-advancing = Kroky k válce
    .text =
        Národ se posune o krok:

        - kostkou se symbolem shromáždění, nebo podle karty či schopnosti
        - pokaždé, když je napadena armáda, v níž je jeho jednotka: jednou za bitvu, ať trvá jakkoli dlouho
        - pokaždé, když je dobyto některé jeho sídlo, i město

        Poslední krok, do války, může udělat jen aktivní národ.

section-politics-cards = Karty a politika
    .text =
        Co karta nazývá útokem, to se počítá jako útok i v politice. Platí to i pro karty „Probuzení enti“ a „Mrtví muži z Šeré brázdy“, ačkoli se nepřítel nemůže bránit. Jiné ztráty způsobené kartami žádný národ neposouvají.

section-not-at-war = Národy, které nejsou ve válce
    .text =
        Jednotky a vůdci národa, který není ve válce,

        - nevstupují na území jiného národa, ani přátelského; území, které nikomu nepatří, mají otevřené
        - neútočí, ale brání se
        - nemohou být rekrutováni kostkou

        Platí to pro ně i v armádě s jednotkami jiných národů. Na cizí území je smí přivést jen [ústup](retreat).

section-at-war = Národy ve válce
    .text =
        Od chvíle, kdy žeton národa dojde na krok „ve válce“, se jeho armády smějí pohybovat všude a útočit a lze pro něj rekrutovat kostkou. K míru se žádný národ nevrací.

        Společníci, Služebníci a Nazgûlové jsou ve válce vždy.

## VIII: the Fellowship

chapter-fellowship = Společenstvo
    .text =
        Kostkou se symbolem postavy se Společenstvo pohne: jeho postup vzroste o 1 a Stín po něm pátrá. Kde opravdu je, nikdo vědět nemusí, dokud se neukáže nebo ho neodhalí žeton pátrání; pak je vzdáleno nejvýše tolik regionů, kolik činí jeho postup.

        Když se ukáže ve velkoměstě nebo pevnosti Svobodných národů, jeden bod podmanění se odečte. Když je odhaleno, musí se nejprve skrýt, než se může znovu pohnout. Průvodcem je jeden ze Společníků s nejvyšší úrovní; když žádný Společník nezbývá, stane se průvodcem Glum.

section-ring-bearers = Nositelé Prstenu a jejich cesta
    .text =
        Frodo a Sam jsou jedna figurka. Stojí na poslední známé poloze Společenstva a pro všechna pravidla a karty je Společenstvo v tomto regionu. Jak daleko od té doby došlo, ukazuje jeho **postup**, zpočátku 0. Na Cestě Společenstva se ukazuje také to, zda je **skryto**, nebo **odhaleno**.

section-guide = Průvodce
    .text =
        Jeden ze Společníků ve Společenstvu je jeho průvodcem: vždy ten, kdo v něm má nejvyšší úroveň. Má-li ji více Společníků, vyberete si. Platí jen jeho schopnost Průvodce; ostatní schopnosti na kartě platí, až Společenstvo opustí.

        Vyměnit průvodce můžete na konci fáze Společenstva a pokaždé, když se změní složení Společenstva. Schopnost nového průvodce lze využít hned, i proti tomu, co zbývá z téhož žetonu pátrání.

section-gollum = Glum
    .text =
        Když ve Společenstvu nezbývá žádný Společník, stane se průvodcem Glum. Není Společník, nikdy neodejde a nelze ho obětovat.

        - Symbol odhalení na běžném žetonu s číslem Společenstvo neodhalí.
        - Pokud by žeton Společenstvo neodhalil, můžete je odhalit dobrovolně a snížit tím poškození o 1.

section-fellowship-moves = Pohyb Společenstva
    .text =
        Kostkou se symbolem postavy se Společenstvo pohne, pokud je skryto: jeho postup vzroste o 1. Potom Stín [pátrá](hunt-roll). Po pátrání jde kostka do pole pátrání, kde činí příští pátrání v tomto kole nebezpečnějším. Ve fázi 1 příštího kola se vrátí.

        Společenstvem pohybují i některé karty; kostka, kterou byly zahrány, do pole pátrání nejde.

section-location = Kde Společenstvo je
    .text =
        Postup je číslo, ne trasa. Figurka se přesune, teprve když se Společenstvo [ukáže](declaring) nebo je [odhaleno](revealed): nejvýše o tolik regionů od místa, kde stála, kolik je postup, a nikdy přes neprůchodnou hranici. Potom je postup opět 0.

        Je-li postup 0, zůstává figurka na místě.

section-declaring = Společenstvo se ukáže
    .text =
        Pokud je Společenstvo skryto, můžete ve fázi Společenstva ukázat jeho polohu: přesuňte figurku nejvýše o tolik regionů, kolik je postup, nebo ji nechte, kde je. Společenstvo zůstává skryto a pevnosti Stínu na cestě mu neuškodí.

        Ve velkoměstě nebo pevnosti Svobodných národů, které nejsou pod kontrolou nepřítele,

        - se Nositelům Prstenu [odečte](healing) 1 bod podmanění
        - je [aktivován](activating) národ, kterému sídlo patří

        Do obležené pevnosti smí Společenstvo vstoupit a smí ji i opustit.

section-revealed = Společenstvo je odhaleno
    .text =
        Společenstvo odhalí žeton pátrání se symbolem odhalení nebo karta. Svobodné národy potom přesunou figurku nejvýše tak daleko, jak dovoluje postup. Nesmí skončit ve velkoměstě ani pevnosti Svobodných národů, které jsou pod jejich kontrolou.

        - Za každou pevnost Stínu pod jeho kontrolou, v níž trasa začíná nebo končí či přes kterou vede, se losuje další [žeton pátrání](several-tiles). Stejně tak, když Společenstvo v takové pevnosti zůstane.
        - Odhaleným Společenstvem nelze kostkou pohnout, dokud se [neskryje](hiding), a některé karty Stínu lze zahrát jen proti odhalenému Společenstvu.

        Program volí trasu přes co nejméně pevností a zeptá se, jen když je mezi trasami rozdíl.

section-hiding = Jak Společenstvo skrýt
    .text =
        Kostkou se symbolem postavy odhalené Společenstvo skryjete; touto kostkou se zároveň nepohne a kostka nejde do pole pátrání. Je-li průvodcem Chodec, stačí kterákoli kostka.

section-healing = Uzdravení
    .text =
        Pokaždé, když se Společenstvo [ukáže](declaring) ve velkoměstě nebo pevnosti Svobodných národů, které nejsou pod kontrolou nepřítele, klesne podmanění o 1, nikdy však pod 0. Společenstvo tam může odpočívat a uzdravovat se kolo za kolem. Uzdravují i některé karty a schopnosti.

section-separating = Společníci opouštějí Společenstvo
    .text =
        Kostkou se symbolem postavy se od Společenstva oddělí jeden Společník, nebo několik jako jedna skupina. Přijdou do regionu s figurkou Nositelů Prstenu a odtud pokračují nejvýše o tolik regionů, kolik je dohromady postup a nejvyšší úroveň ve skupině.

        - Pohybují se podle pravidel pro [pohyb Společníky](companions-move). Je-li figurka v obležené pevnosti, zůstanou v ní.
        - Kdo odešel, nikdy se nevrátí.
        - Odejde-li průvodce, jeho místo zaujme jiný.
        - Na Cestě Mordorem se nikdo oddělit nemůže.

## IX: the Hunt

chapter-hunt = Pátrání po Prstenu
    .text =
        Když se Společenstvo pohne, hodí Stín tolika kostkami, kolik jich má v poli pátrání, nejvýše však pěti. Šestka je úspěch; za každý dřívější pohyb v témže kole se ke všem kostkám přičítá jedna. Je-li v regionu Společenstva pevnost Stínu, jednotky Stínu nebo Nazgûl, smí Stín některými kostkami hodit znovu.

        Při úspěchu se losuje žeton. Číslo je poškození; Oko znamená tolik poškození, kolik bylo úspěchů. Obětovaný Společník sníží poškození o svou úroveň; zbytek se přičte k podmanění. Žeton s červeným rohem Společenstvo odhalí.

section-hunt-pool = Zásoba žetonů pátrání
    .text =
        Co pátrání způsobí, se losuje ze zásoby žetonů. Vylosované žetony zůstávají stranou. Je-li zásoba prázdná, všechny běžné žetony se do ní vrátí, kromě těch, které karta trvale odstranila; zvláštní žetony se nevracejí.

        Každý **běžný žeton** ukazuje poškození od 0 do 3, nebo Oko. Některé mají symbol odhalení.

section-special-tiles = Zvláštní žetony
    .text =
        Události přinášejí zvláštní žetony, modré pro Společenstvo a červené pro Stín. Čekají, dokud Společenstvo nevstoupí na Cestu Mordorem, a potom se přidají do zásoby; je-li tam už, přidají se ihned.

        - Záporné číslo odečte tolik bodů podmanění a žádné poškození nezpůsobí.
        - Symbol kostky znamená, že Stín hodí jednou kostkou a výsledek je poškození. Pro karty je to žeton s číslem.
        - Všechny červené žetony mají symbol **zastavení**: na Cestě Mordorem se Společenstvo neposune vpřed.

section-hunt-roll = Hod na pátrání
    .text =
        Pokaždé, když se Společenstvo pohne mimo Cestu Mordorem, hodí Stín tolika kostkami, kolik svých má v poli pátrání, nejvýše však pěti. Úspěch je **6**. Za každou kostku Svobodných národů v poli pátrání se ke všem kostkám přičítá 1, protože se Společenstvo v tomto kole už pohnulo. Hozená 1 je vždy neúspěch.

        Při alespoň jednom úspěchu se losuje jeden žeton.

section-hunt-rerolls = Opravný hod na pátrání
    .text =
        Po hodu Stín znovu hodí jednou neúspěšnou kostkou za každou z těchto podmínek, která platí v regionu s figurkou Nositelů Prstenu:

        - je tam pevnost pod kontrolou Stínu
        - je tam alespoň jedna jednotka Stínu
        - je tam alespoň jeden Nazgûl

        I k opravnému hodu se přičítá totéž.

section-hunt-damage = Jak velké je poškození
    .text =
        - Žeton s číslem způsobí tolik poškození, kolik ukazuje.
        - **Oko** způsobí tolik poškození, kolik bylo při pátrání úspěchů, včetně opravného hodu.
        - Oko na žetonu vylosovaném z jiného důvodu, například kvůli pevnosti na cestě, žádné poškození nezpůsobí.
        - Na Cestě Mordorem způsobí Oko tolik poškození, kolik je v poli pátrání kostek obou stran.

section-hunt-effects = Jak vyhodnotit žeton
    .text =
        V tomto pořadí:

        - 1. Svobodné národy mohou použít jednu vhodnou kartu na stole a poškození snížit nebo zrušit.
        - 2. Mohou využít schopnost průvodce. Pokud poškození zbývá, mohou někoho [obětovat](hunt-casualty).
        - 3. Zbytek se přičte k [podmanění](corruption).
        - 4. Má-li žeton symbol odhalení, je Společenstvo [odhaleno](revealed).

section-hunt-casualty = Obětování Společníka
    .text =
        Poškození lze snížit obětováním jednoho Společníka: buď průvodce, nebo toho, koho Stín náhodně vylosuje ze všech ve Společenstvu, včetně průvodce. Poškození klesne o jeho úroveň; co zbude, přičte se k podmanění. Společník je ztracen, i když je jeho úroveň vyšší než poškození.

        Za jeden žeton padne nejvýše jeden Společník.

section-several-tiles = Více žetonů
    .text =
        Má-li se losovat více žetonů, každý se celý vyhodnotí, než se losuje další: nejprve žeton z pátrání, potom žetony kvůli kartám a schopnostem, nakonec žetony kvůli pevnostem Stínu.

        Losuje-li se žeton proto, že se Společenstvo ukázalo ve velkoměstě nebo pevnosti Svobodných národů, symbol odhalení na něm neplatí.

section-corruption = Podmanění
    .text =
        Podmanění ukazuje, jak těžkým břemenem se Prsten stal. Roste poškozením, které neodvrátil nikdo jiný, a některými kartami, a klesá [uzdravením](healing). Při **12** bodech vyhrál Stín.

chapter-mordor = Společenstvo v Mordoru
    .text =
        Z Minas Morgul nebo z Morannonu může Společenstvo ve své fázi vstoupit do Mordoru. Vylosované žetony s Okem se vrátí do zásoby a přidají se k nim zvláštní žetony, které karty uvedly do hry.

        Na Cestě Mordorem se při každém pohybu losuje žeton bez hodu a Oko má hodnotu podle počtu kostek v poli pátrání. Pokud žeton Společenstvo nezastaví, postoupí o krok. Když se v některém kole ani nepokusí pohnout, ani se neskryje, přibude mu jeden bod podmanění. Pět kroků vede k Puklinám osudu.

section-entering-mordor = Vstup do Mordoru
    .text =
        Pokud je figurka Nositelů Prstenu ve fázi Společenstva v Minas Morgul nebo v Morannonu, třeba když se tam Společenstvo právě ukázalo, mohou Svobodné národy vstoupit do Mordoru, ať je Společenstvo skryto, nebo odhaleno. Přesune se na krok 0 Cesty Mordorem.

        Vytvoří se nová zásoba: vylosované žetony s Okem se vrátí, kromě těch trvale odstraněných, a přidají se zvláštní žetony, které jsou ve hře. Ostatní vylosované žetony zůstávají stranou.

section-mordor-track = Na Cestě Mordorem
    .text =
        - Společenstvo teď není v žádném regionu.
        - Aby se mohlo pohnout, musí být skryto a potřebuje kostku jako dosud. Na pátrání se nehází: ihned se losuje jeden žeton. Oko způsobí tolik poškození, kolik je kostek v poli pátrání, i s kostkami Svobodných národů.
        - Pokud žeton nemá symbol zastavení, postoupí potom Společenstvo o krok vpřed.
        - Nikdo se nemůže oddělit: kdo by se měl oddělit, je vyřazen ze hry.
        - Pokud se Společenstvo v některém kole ani nepokusilo pohnout, ani se neskrylo, přibude Nositelům Prstenu na konci fáze Provedení akcí 1 bod podmanění.
        - Na kroku 5, v Puklinách osudu, je [Prsten zničen](victory-ring).

## XI: three and four players

chapter-partners = Hra ve třech a čtyřech
    .text =
        Spoluhráči mají společné kostky, elfí prsteny i karty na stole, karty v ruce však má každý své. Kostky a karty slouží jen vašim vlastním národům; Společenstvo, Společníci a Nazgûlové patří oběma.

        Jeden z obou spoluhráčů je vedoucí hráč; od druhého kola se žeton vedoucího hráče na začátku každého kola předává. První hraje ten druhý, nevedoucí, a potom se střídají. Strana vítězí společně a pak se určí, který z obou spoluhráčů uspěl lépe.

section-partners = Kdo hraje za koho
    .text =
        Ve hře ve čtyřech:

        - Hráč za **Gondor** ovládá i elfy, hráč za **Rohan** také Sever a trpaslíky.
        - Hráči za **Černokněžného krále** patří Sauronův národ a s ním Černokněžný král a Ústa Sauronova, hráči za **Sarumana** Železný pas, Jižané a Východňané a Saruman.

        Ve hře ve třech má jeden hráč všechny Svobodné národy a o Stín se dělí dva. Co tato kapitola neuvádí jinak, to platí jako ve hře ve dvou.

section-leading-player = Vedoucí hráč
    .text =
        Z každé dvojice spoluhráčů je jeden vedoucí hráč: zpočátku hráč za Gondor a hráč za Černokněžného krále. Na začátku každého dalšího kola předá žeton spoluhráči.

        - Vedoucí hráč Svobodných národů rozhoduje, zda se Společenstvo ukáže, kdo je jeho průvodcem, a o všem při pátrání.
        - Vedoucí hráč Stínu rozhoduje, kolik kostek se určí pro pátrání.

section-partners-cards = Karty spoluhráčů
    .text =
        V 1. kole si každý dobere po jedné kartě z obou balíčků své strany; v dalších kolech si každý bere jednu kartu z jednoho balíčku podle své volby. V ruce smějí být nejvýše **čtyři** karty.

        Po dobrání si spoluhráči mohou vyměnit po jedné kartě, pokud chtějí oba. Kartu si neukazují ani o ní nemluví.

        Kartu se symbolem hráče smí zahrát jen tento hráč; karty bez symbolu kterýkoli z obou.

section-partners-actions = Kdo je kdy na tahu
    .text =
        Začíná nevedoucí hráč Svobodných národů. Potom hraje nevedoucí hráč Stínu, potom vedoucí hráč Svobodných národů, potom vedoucí hráč Stínu, a tak dále, dokud nejsou použity všechny kostky. Kdo pasuje, je znovu na tahu, až přijde řada na jeho stranu.

        Spoluhráči používají stejné kostky a elfí prsteny. Jedna strana použije za kolo nejvýše jeden prsten.

section-partners-limits = Co spoluhráči smějí
    .text =
        Kostky a karty smíte použít k rekrutování, pohybu a boji jen pro vlastní národy a jejich žetony politiky posouváte jen vy; výjimkou jsou schopnosti postav.

        - Kterýkoli hráč Svobodných národů smí pohnout Společenstvem, skrýt je, oddělit Společníky a pohybovat jimi.
        - Kterýkoli hráč Stínu smí pohybovat Nazgûly; rekrutovat je a pohybovat Černokněžným králem smí jen hráč za Černokněžného krále.

section-mixed-armies = Smíšené armády
    .text =
        Kde se setkají jednotky spoluhráčů, tam zůstanou odděleny, nebo vytvoří **smíšenou armádu**, pokud oba souhlasí. Když jsou napadeny, smíšenou armádou se stanou.

        - Pod kontrolou ji má ten, kdo v ní má víc jednotek; při shodě ten, kdo má víc elitních; a potom vedoucí hráč. Během bitvy se to nemění.
        - Jen on s ní pohybuje, útočí a hraje pro ni bojové karty. Nesmí ji rozdělit tak, že nad ní ztratí kontrolu.
        - Druhý hráč může svou akcí přesunout vlastní jednotky pryč.
        - Pro národy v ní, které nejsou ve válce, platí jejich omezení dál.

        Limit deseti jednotek platí pro oba dohromady. Je-li překročen a jednotky zůstávají odděleny, hráči je odebírají střídavě, počínaje nevedoucím hráčem.

section-southron-elites = Elitní jednotky jako vůdci
    .text =
        Ve hře ve třech a čtyřech jsou elitní jednotky Jižanů a Východňanů zároveň vůdci, dokud je ve hře Saruman, stejně jako elitní jednotky Železného pasu.

section-three-players = Hra ve třech
    .text =
        Jediný hráč za Svobodné národy hraje jako ve hře ve dvou: dobírá si dvě karty za kolo a v ruce smí mít šest. Dvě po sobě jdoucí akce však nesmí použít na stejný národ: ani k rekrutování, politice, pohybu, útoku, ani k události, která se ho týká. Dvě po sobě jdoucí akce pro smíšené armády jsou možné, pokud jde o různé armády.

        Pro Společenstvo a Společníky toto omezení neplatí a v novém kole začíná vše znovu.

section-partners-victory = Kdo ze spoluhráčů vyhrál
    .text =
        Strana vítězí společně. Potom se spoluhráči porovnají:

        - Stín: vítězné body za sídla, která dobyly vaše armády, minus body za sídla, která ztratily vaše národy.
        - Svobodné národy: vítězí ten, kdo ztratil méně bodů.

        Při shodě vyhráli oba.

## Lords of Middle-earth

chapter-lords = Páni Středozemě
    .text =
        Toto rozšíření přináší Elronda, Galadriel, Sméagola, balroga a Gothmoga, druhé karty pro Gandalfa, Černokněžného krále a Ústa Sauronova, třináct událostí, speciální kostky a zvláštní schopnosti elfích prstenů.

        Speciálními kostkami se hází spolu s ostatními. Každá strana si jednu svou ponechá a zbylé dá pro toto kolo stranou; padne-li na některé Oko, musí si ponechat kostku s Okem.

section-lords-setup = Příprava hry s Pány Středozemě
    .text =
        - Nové karty událostí jsou v balíčcích. Karta „Přichází balrog!“ nahrazuje kartu „Morijský balrog“.
        - Dva ze čtyř Sméagolových žetonů jsou v zásobě žetonů pátrání.
        - Svobodné národy tajně zvolí, který Gandalf Šedý je ve Společenstvu: Šedý poutník, nebo Strážce Narji. Karta se odhalí, když se Gandalf stane průvodcem, padne nebo odejde.
        - Prvním průvodcem je Gandalf nebo Chodec.

section-special-dice = Speciální kostky
    .text =
        Elrond (Vilja), Galadriel (Nenja), balrog a Gothmog přinášejí speciální kostku od kola po svém vstupu do hry. Kostka **Narji** přibude ve fázi 1, vždy jen na jedno kolo, pokud je v té chvíli průvodcem Gandalf, Strážce Narji, a z pole pátrání se vrátila alespoň jedna kostka Svobodných národů; v 1. kole také tehdy, když je průvodcem od začátku. Kostka Strážce, která se vrací s Okem, se k tomu nepočítá.

        Speciálními kostkami se hází vždy, pro pátrání je určit nelze. Strana, která jich hodila více, si ponechá **jednu** a zbylé čekají na příští kolo. Padne-li na některé Oko, musí si ponechat kostku s Okem. Vybírají-li obě strany, začíná ta, která má více speciálních kostek, při shodě Svobodné národy.

        - Ponechaná kostka se používá jako každá jiná a počítá se jako nevyužitá kostka.
        - Ponechané Oko jde do pole pátrání, i na kostce Strážce: posiluje pátrání stejně jako kostka Stínu.
        - „Dobrání karty“ znamená dobrat si jednu kartu z kteréhokoli svého balíčku, nic jiného.
        - Elfím prstenem nelze speciální kostku změnit.

section-special-dice-lost = Ztráta speciální kostky
    .text =
        Na některých stěnách kostek je symbol **odstranění**. Kostka, kterou si strana v minulém kole ponechala s tímto symbolem, je ve fázi 1 odstraněna ze hry:

        - kostka Strážce, pokud je ve hře Gandalf Bílý
        - balrogova a Gothmogova kostka, pokud je ve hře kterýkoli Černokněžný král

        Kostka je ztracena i tehdy, když byla vyřazena postava, které patří, a Gothmogova také tehdy, když je ve hře Černý kapitán.

section-ring-powers = Zvláštní schopnosti elfích prstenů
    .text =
        Kterýmkoli prstenem lze jako [dosud](elven-rings) jednou za kolo změnit kostku; hráč určí, kterým. Nebo Strážce využije zvláštní schopnost svého prstenu, kdykoli ho má k dispozici. V obou případech dostane prsten Stín. Prstenem, který v tomto kole změnil kostku, už zvláštní schopnost využít nelze.

        - **Vilja** (Elrond): právě použitá kostka, s výjimkou Vůle Západu, zůstane nevyužitá. Do pole pátrání nejde.
        - **Nenja** (Galadriel): vylosovaný běžný žeton s Okem je vyřazen ze hry a losuje se jiný.
        - **Narja** (Gandalf, její Strážce, na mapě v nedobytém sídle Svobodného národa): pomocí libovolné nevyužité kostky je tento národ aktivován a ihned vstoupí do války.

section-keepers = Elrond a Galadriel
    .text =
        Pán Elrond vstoupí do hry v Roklince a Paní Galadriel v Lórienu, oba pomocí symbolu shromáždění, pokud je ve válce Sauron nebo elfové a dané místo je nedobyté; obležení nevadí. Nikdy své místo neopustí a jsou ztraceni spolu s ním. Pro bojové karty jsou Společníky s úrovní 3; jejich velení je 2.

        - Elrond: elitní jednotky elfů v jeho regionu jsou v bitvě zároveň vůdci.
        - Galadriel: v Lórienu mohou Svobodné národy rekrutovat i v obležení.

section-smeagol = Sméagol
    .text =
        Když je vylosován Sméagolův žeton, nezpůsobí žádné poškození, je vyřazen ze hry a Sméagol se přidá ke Společenstvu. Pokud je tam však Glum nebo Sméagol už ve Společenstvu byl, nepřidá se a losuje se jiný žeton. Dokud tam je, jeho další žetony žádné poškození nezpůsobí.

        - Je vždy průvodcem. Jeho úroveň je nejvyšší úroveň mezi ostatními Společníky.
        - Počítá se jako Společník: při určování kostek pro pátrání i při obětování. Nelze ho oddělit; co by ho oddělilo, to ho vyřadí ze hry.
        - Odejde, jakmile se Společenstvo ukáže tam, kde mají Svobodné národy nedobyté velkoměsto nebo pevnost.
        - Když padne nebo odejde, vstoupí do hry karta „My ho dostaneme“.
        - Když nezbývá žádný jiný Společník, stane se z něj Glum a tato karta do hry nevstoupí.

        Pro žádnou kartu není Sméagol totéž co Glum.

section-balrog = Balrog
    .text =
        Balrog vstoupí do hry v Morii pomocí symbolu shromáždění, zatím neaktivní; je-li Moria nedobytá a není v obležení, přijde s ním Sauronova jednotka. Elfové a trpaslíci se posunou o krok směrem k válce.

        - Neaktivní má úroveň 0 a zůstává v Morii. Aktivuje ho symbol použití balroga na jeho kostce nebo karta „Přichází balrog!“.
        - Aktivní má úroveň 2 a může odejít. Symbolem použití balroga pak přesunete jeho armádu, zaútočíte s ní, nebo přesunete samotného balroga.
        - Svobodné národy ho deaktivují Vůlí Západu, nebo symbolem postavy, pokud je na mapě v jeho regionu Gandalf. Mimo Morii je tím vyřazen ze hry.
        - Jeho armáda má bojovou sílu o 2 vyšší; balrogovo velení je 3.
        - Pokud se Společenstvo ukáže nebo je odhaleno a jeho trasa v balrogově regionu začíná nebo končí či přes něj vede, losuje se žeton; symbol odhalení na něm neplatí. Při Oku jsou balrog i průvodce vyřazeni ze hry (je-li průvodcem Glum, nestane se nic).

section-new-minions = Gothmog, Černý Númenorejec, Náčelník
    .text =
        - **Gothmog** vstoupí do hry pomocí symbolu shromáždění v nedobyté Minas Morgul, pokud je Sauron ve válce a Černý kapitán není ve hře. Je-li s armádou Stínu ve volném regionu, může tam symbolem shromáždění rekrutovat jednu Sauronovu běžnou jednotku, nebo Sauronovu běžnou jednotku nahradit elitní.
        - **Ústa Sauronova, Černý Númenorejec** vstoupí do hry pomocí symbolu shromáždění v nedobyté pevnosti Stínu, pokud mají Svobodné národy vítězný bod nebo je Společenstvo na Cestě Mordorem. Za partii vstoupí do hry jen jedna z obou verzí Úst Sauronových. Jednou za akci prodlouží obléhací bitvu o jedno kolo bez výměny elitní jednotky; jednou za kolo lze symbolem shromáždění přesunout jeho armádu, nebo s ní zaútočit.
        - **Černokněžný král, Náčelník Prstenových přízraků** vstoupí do hry pomocí symbolu shromáždění tam, kde jsou Nositelé Prstenu, pokud tam není nedobytá pevnost Svobodných národů; nebo nahradí Černého kapitána. Symbolem shromáždění lze také Náčelníka nahradit Černým kapitánem, pokud by ten mohl vstoupit do hry. Vyměnit je lze jen jednou za partii.

        Náčelník smí přeletět k Nositelům Prstenu, když se Společenstvo ukáže jinde než v nedobyté pevnosti Svobodných národů, a je-li v jejich regionu, může si Stín po zahrání karty události postavy dobrat další.

        Balrog, Gothmog a Náčelník se nepočítají jako Služebníci pro vstup [Gandalfa Bílého](characters-enter) do hry.

section-lords-partners = Páni Středozemě pro více hráčů
    .text =
        Hráč za Gondor ovládá Elronda a Galadriel, využívá zvláštní schopnosti prstenů a říká, kterým prstenem se změní kostka. Hráč za Černokněžného krále ovládá balroga a Gothmoga. Kterou speciální kostku si strana ponechá, volí její vedoucí hráč; použít ji smí kterýkoli z obou.

chapter-council = Roklinská rada
    .text =
        Dalších šest Společníků má druhou kartu, která se volí tajně. V první fázi Společenstva mohou Svobodné národy oznámit, že se někteří z nich už dříve vrátili domů: pak začínají tam. Za jednoho dostane Stín jeden akční žeton, za více oba.

section-council = Jiní Společníci
    .text =
        Před prvním kolem Svobodné národy tajně zvolí pro Chodce, Boromira, Gimliho, Legolase, Smělmíra a Peregrina, která z obou karet bude ve Společenstvu. Karta se odhalí, když se její Společník stane průvodcem, padne nebo odejde.

        Některé nové karty nemají symbol národa: takový Společník aktivuje svůj národ schopností, ne svým příchodem.

section-council-outside = Společníci, kteří se vrátili domů
    .text =
        Ve fázi Společenstva prvního kola mohou Svobodné národy oznámit, že někteří z nových Společníků (Smělmír, Peregrin, Boromir, Gimli a Legolas) ve Společenstvu nejsou: stojí tam, kde uvádí jejich karta. Pro všechna pravidla platí, že Společenstvo opustili.

section-action-tokens = Akční žetony Stínu
    .text =
        Začínal-li mimo Společenstvo jeden Společník, vezme si Stín jeden akční žeton podle své volby; pokud jich bylo více, dostane oba. Jeden slouží k pohybu Nazgûly a Služebníky, druhý posune národ Stínu o krok směrem k válce.

        Žeton se použije místo kostky, jednou za partii a nejvýše jeden za kolo. Není to kostka: při pasování se nepočítá, elfím prstenem ho změnit nelze a nelze ho použít tam, kde je třeba „libovolná kostka“.

## Worked examples

example-pass = Nechat protivníka hrát
    .text = Svobodné národy mají jednu nevyužitou kostku, Stín dvě. Než použijí svou, chtějí vidět, co udělá Stín. Pasujte.
    .after = Kdo má méně nevyužitých kostek než protivník, smí pasovat. Kostka zůstává na později.
example-ring-eye = Oko z prstenu
    .text = Stín má elfí prsten a chce silnější pátrání. Použijte elfí prsten, vyberte kostku se symbolem armády a změňte ji na Oko.
    .after = Kostka leží v poli pátrání, prsten je ze hry a Stín má pořád svou akci: zbyla mu kostka se symbolem shromáždění.
example-two-armies = Dvě armády, jedna kostka
    .text = Jednou kostkou se symbolem armády pohnete dvěma armádami. Přesuňte tři jednotky z Minas Morgul do Severního Ithilienu a potom dvě z Jižního Ithilienu do Osgiliathu.
    .after = Každá armáda se přesunula o jeden region. Kdyby se první připojila ke druhé v Jižním Ithilienu, její tři jednotky by už dál jít nemohly: jednou kostkou se nikdo nepohne dvakrát.
example-foreign-land = Na cizí území až ve válce
    .text = Gondor a Rohan nejsou ve válce. Vyberte armádu Gondoru v Drúadanském hvozdu a podívejte se, kam smí.
    .after = Na vlastní území a do regionů, které nikomu nepatří. Východní polonina patří Rohanu: je to přítel, ale dokud Gondor není ve válce, jeho jednotky tam nevstoupí.
example-mustering = Dvě figurky na dvou místech
    .text = Gondor a Rohan jsou ve válce. Rekrutujte běžnou jednotku Gondoru v Minas Tirith a vůdce Rohanu v Edorasu.
    .after = Jedna kostka přivedla dvě figurky, tady pro dva národy, do dvou různých sídel. Vůdce mohl přijít do Edorasu, protože tam jsou jednotky.
example-battle = Bojová síla a velení
    .text = Z Edorasu útočí pět jednotek a tři vůdci Rohanu. Zaútočte všemi.
    .after = Bojová síla 5: na pěti kostkách padlo 1, 3, 5, 5 a 6, tedy tři zásahy. Velení je 3, ale neúspěšné kostky byly jen dvě, takže se znovu házelo dvěma. Také Železný pas zasáhl: oběti teď nejprve odebírá útočník.
example-city = Proti velkoměstu
    .text = Čtyři jednotky útočí na velkoměsto Dol. Zaútočte všemi.
    .after = Čtyři pětky a žádný zásah: v prvním kole proti velkoměstu potřebuje útočník šestku. Pokud bude pokračovat, odteď mu stačí pětka.
example-withdraw = Do pevnosti
    .text = Železný pas útočí na Helmův žleb. Zaútočte všemi; potom se za Rohan stáhněte do pevnosti; nakonec všemi postupte.
    .after = Nepadla ani rána. Rohan je uvnitř, Železný pas kolem: Helmův žleb je v obležení.
example-siege-battle = Dvě kola obléhací bitvy
    .text = Helmův žleb obléhá sedm jednotek. Zaútočte, za zásah odstraňte běžnou jednotku a výměnou elitní jednotky za běžnou pokračujte druhým kolem.
    .after = Zasahují jen šestky: pětky z prvního kola nic neznamenaly. Za druhé kolo Železný pas vyměnil elitní jednotku za běžnou a padl v něm poslední obránce. Helmův žleb je dobyt: 2 vítězné body.
example-sortie = Výpad
    .text = Helmův žleb obléhá jedna jednotka Železného pasu. Zaútočte na ni za Rohan kostkou se symbolem postavy.
    .after = Při výpadu zasahují obě strany pětkou. Obléhající jednotka padla, takže obléhání skončilo a Rohan stojí opět v regionu.
example-politics = Napadení a ztráta velkoměsta
    .text = Sever je pasivní a do války mu zbývají tři kroky. Zaútočte za Jižany na Dol a postupte.
    .after = Sever byl aktivován a posunul se o dva kroky: o jeden za útok, o jeden za ztrátu velkoměsta.
example-last-step = Pasivní národ
    .text = Gondor je pasivní a do války mu zbývá jeden krok. Použijte kostku se symbolem shromáždění/armády k politice a hledejte Gondor.
    .after = Gondor v nabídce není: pasivní národ nemůže udělat poslední krok. Nejprve ho musí něco aktivovat.
example-declare = Odpočinek v Lórienu
    .text = Poslední známá poloha Společenstva je Roklinka a jeho postup je 5. Ukažte je v Lórienu.
    .after = Do Lórienu je to pět regionů přes Morii; ta Společenstvu neuškodí, protože se samo ukázalo. Je stále skryto, jeho postup je 0 a jeden bod podmanění se odečetl. Elfové by byli aktivováni, kdyby už aktivní nebyli.
example-hunt = Pátrání se třemi kostkami
    .text = Společenstvo se v tomto kole pohne podruhé, takže se ke každé kostce pátrání přičítá jedna. Pohněte jím a obětujte náhodně vylosovaného Společníka. Průvodcem zůstane Chodec.
    .after = Padlo 2, 5 a 6: úspěchem je i pětka. Na žetonu je 3. Vylosován byl Gimli a padl; jeho úroveň snížila poškození o 2 a poslední bod se přičetl k podmanění. Kostka leží v poli pátrání.
example-reveal = Odhaleno na cestě
    .text = Postup bude 3 a žeton Společenstvo odhalí. Pohněte jím a potom zvolte Skřetí bránu.
    .after = Do Skřetí brány jsou to tři regiony; cesta vede Brody přes Bouřnou a Vysokým průsmykem. I Moria je dost blízko, ale kvůli tamní pevnosti Stínu by se losoval další žeton. Než se Společenstvo může znovu pohnout, musí se skrýt.
example-separate = Dva Společníci odcházejí
    .text = Postup je 5. Oddělte společně Legolase (úroveň 2) a Smělmíra (úroveň 1) a přesuňte je do Lesní říše.
    .after = Postup a nejvyšší úroveň se sčítají: až 7 regionů od Roklinky. Legolas došel do pevnosti elfů.
example-aragorn = Dědic Isildurův
    .text = Chodec je v Minas Tirith a padla Vůle Západu. Přiveďte do hry Aragorna.
    .after = Aragorn stojí tam, kde stál Chodec. Od příštího kola mají Svobodné národy o jednu kostku více.
example-mordor = Poslední krok
    .text = Krok před Puklinami osudu, podmanění 8, v poli pátrání tři kostky. Pohněte Společenstvem.
    .after = Za Oko se počítaly tři kostky v poli pátrání: podmanění je 11, těsně pod 12. Žeton Společenstvo nezastavil a Prsten je zničen.

## Puzzles

puzzle-p-two-strongholds = Dvě brány naráz
    .text = Stín má pod kontrolou velkoměsta a pevnosti za 6 bodů a v tomto kole mu zbývá jedna kostka se symbolem armády. Zvítězte.
    .after = Jednou kostkou pohnete dvěma armádami: do Lórienu a do Roklinky, které nikdo nebrání. To je dohromady 10 bodů.
puzzle-p-drive-back = Zahnat Stín
    .text = Zbývá jedna kostka a Svobodné národy ještě nemají žádný bod. Stačí čtyři. Zvítězte.
    .after = Moria a Orthank jsou prázdné a obojí jsou pevnosti: každá za 2 body. Jednotky Stínu v Cesmínii tomu nezabrání.
puzzle-p-last-ring = Poslední prsten
    .text = Krok před Puklinami osudu, kostka se symbolem události a elfí prsten. Na příštím žetonu je 2. Zvítězte.
    .after = Prsten změní symbol události na symbol postavy a Společenstvo se pohne. Podmanění 9 a 2 je méně než 12.
puzzle-p-gollum-pays = Hobit a Glum
    .text = Podmanění je 10, průvodcem je Peregrin a na příštím žetonu je 3. Zbývá jeden krok. Zvítězte.
    .after = Peregrin jako průvodce sníží poškození o 1 a je ztracen. Teď je průvodcem Glum a jeho schopnost lze využít proti témuž žetonu: odhalení Společenstva sníží poškození o další 1. Zbylý jeden bod se přičte k podmanění: celkem 11.
puzzle-p-hide-with-anything = Není se kam skrýt?
    .text = Na Cestě Mordorem, odhaleno, podmanění 11. Pokud se Společenstvo nepohne ani neskryje, přibude na konci kola bod podmanění. Jediná kostka má symbol shromáždění/armády. Přežijte.
    .after = Je-li průvodcem Chodec, skryje Společenstvo kterákoli kostka.
puzzle-p-the-last-point = Ještě dva body
    .text = Nositelé Prstenu mají 10 bodů podmanění a jsou odhaleni. Na příštím žetonu je 2. Stín má jednu kostku se symbolem postavy a tři karty. Zvítězte.
    .after = Karta „Isildurova zhouba“ losuje žeton, jehož poškození se celé přičte k podmanění. „Morgulská rána“ by přidala jen jeden bod.
puzzle-p-storm-the-deep = Platí jen šestky
    .text = Pět jednotek Železného pasu obléhá Helmův žleb, uvnitř jsou dvě jednotky. V každém kole padne na jedné vaší kostce šestka a na všech ostatních pětky; obránci nezasáhnou. Dobuďte ho touto kostkou.
    .after = V obléhací bitvě pětky nezasahují, takže v každém kole padne jeden obránce. Za druhé kolo je třeba vyměnit elitní jednotku za běžnou.
puzzle-p-rouse-gondor = Slovo v Bílém městě
    .text = Gondoru zbývá do války jeden krok a máte už jen kostku se symbolem události. Přiveďte Gondor do války.
    .after = Boromir v Minas Tirith posune Gondor o krok kteroukoli kostkou.
puzzle-p-white-rider = Z popela
    .text = Gandalf Šedý padl. Přiveďte do hry Gandalfa Bílého co nejblíže k Orthanku.
    .after = Ve hře je Saruman, takže Vůle Západu Gandalfa přivede. Fangorn je jedno z míst, kde se smí objevit.
puzzle-p-wake-rohan = Probuďte pány koní
    .text = Společenstvo je skryto, jeho poslední známá poloha je Lórien a postup 5. Aktivujte v této fázi Rohan.
    .after = Když se Společenstvo ukáže ve velkoměstě nebo pevnosti Rohanu, národ je aktivován. Armáda Železného pasu mu v tom nezabrání.
puzzle-p-second-round = Trpělivost před Dolem
    .text = Na všech vašich kostkách padnou pětky a obránci nezasáhnou. Dobuďte Dol všemi třemi jednotkami.
    .after = Proti velkoměstu pětky v prvním kole nezasahují. Ve druhém ano: pokračujte.
puzzle-p-sortie = Ven z brány
    .text = Dvě jednotky Železného pasu obléhají dvě jednotky Rohanu. Na vašich kostkách padnou pětky, na jejich jedničky. Ukončete obléhání.
    .after = Při výpadu zasahují obě strany pětkou: hradby nikomu nepomáhají.
puzzle-p-to-war = Příchod čaroděje
    .text = Železnému pasu zbývá do války jeden krok. Dvěma kostkami se symbolem shromáždění přiveďte do hry Sarumana.
    .after = Nejprve krok do války, potom čaroděj: vstoupí do hry, jen když je Železný pas ve válce.

## The guided first match

lesson-first = První kolo
    .text = Povedete Svobodné národy jedním kolem: Společenstvo vyrazí na cestu, Stín po něm začne pátrat a Rohan bude napaden. Asi deset minut.
lesson-first-welcome = Vítejte ve Středozemi
    .text = Hrajete za Svobodné národy, počítač za Stín. Zvítězíte, pokud Nositelé Prstenu dojdou k Hoře osudu dřív, než podlehnou Prstenu. Stín zvítězí, pokud je Prsten podmaní, nebo pokud dobude dost velkoměst a pevností. Zahrajeme si spolu jedno kolo.
lesson-first-table = Kde se hra ptá
    .text = Tento řádek vždy říká, kdo je na tahu a na co se hra ptá. Na co lze kliknout, má zlatý okraj. Nic se tu nedá pokazit: „Vzít zpět“ vrátí každý krok.
lesson-first-fellowship = Fáze Společenstva
    .text = Nositelé Prstenu a sedm Společníků jsou v Roklince. Na začátku kola můžete ukázat polohu Společenstva. Zatím se nepohnulo, není tedy co ukazovat: zvolte „pokračovat“.
    .back = I to lze, ale Společenstvu to zatím nic nepřinese. „Pokračovat“ vede ke kostkám.
lesson-first-hunt-box = Pátrání je připraveno
    .text = Stín před hodem vložil kostku do pole pátrání. Přijde tam i každé Oko, které mu padne. Čím víc kostek tu leží, tím nebezpečnější je každý krok Společenstva.
lesson-first-dice = Kostky určují vaše kolo
    .text = Obě strany hodily. Každá kostka je jedna akce a její symbol říká, jaká. Máte čtyři kostky; se Stínem se střídáte, dokud nejsou všechny použity.
lesson-first-walk = Na cestu
    .text = Kostkou se symbolem postavy pohnete Společenstvem. Zvolte ji a pak „pohnout Společenstvem“. Figurka zůstane v Roklince: roste jen počet kroků, takže nepřítel nikdy přesně neví, kde Společenstvo je.
    .back = Dobrá akce na později. Společenstvo má vyrazit, dokud je pátrání slabé: vezměte kostku se symbolem postavy a pohněte jím.
lesson-first-hunt = Pátrání
    .text = Kdykoli se Společenstvo pohne, hodí Stín kostkou za každou svou kostku v poli pátrání. Šestka je úspěch. Jedna padla, a tak byl vylosován žeton pátrání: jeho číslo je poškození.
lesson-first-harm = Kdo to ponese?
    .text = Z poškození se stane podmanění, pokud místo Nositelů Prstenu nepadne Společník. Při 12 bodech podmanění je Prsten ztracen. Jeden bod se dá unést: použijte Prsten.
    .back = Ušetřilo by to jeden bod podmanění, ale Společník by byl vyřazen na celou partii. To za to nestojí: tady použijte Prsten.
lesson-first-politics = Kdo je ve válce
    .text = Stín použil kostku se symbolem shromáždění: Železný pas je teď ve válce a smí útočit. Vaše národy jsou od války dál. Dokud nejsou ve válce, nesmějí útočit ani rekrutovat.
lesson-first-rouse = Vzkaz do Rohanu
    .text = Sousedem Železného pasu je Rohan. Vezměte kostku se symbolem shromáždění, zvolte posun žetonu politiky a pak Rohan.
    .back = I jiné národy vás budou potřebovat. Železný pas však stojí na hranicích Rohanu: tento krok patří jemu.
lesson-first-attacked = Železný pas útočí
    .text = Pět jednotek z Orthanku útočí na Brody přes Želíz, kde stojí dvě jednotky a vůdce Rohanu. Za každou jednotku se hází kostkou, nejvýše pěti. Brody jsou opevněné: v prvním kole bitvy potřebuje útočník šestku, vám stačí pětka.
lesson-first-card = Karta do bitvy
    .text = Každá karta události má druhou polovinu pro bitvy. Karta „Celebornovi Galadhrim“ má bojový efekt „Denní světlo“: Stín hází nejvýše třemi kostkami. Její událost nelze využít, dokud elfové nejsou ve válce. Zahrajte ji.
    .back = Bojovat lze i bez karty. Pět kostek proti dvěma je ale moc: „Denní světlo“ z nich dvě ubere.
lesson-first-rolls = Jak to dopadlo
    .text = Okno ukazuje oba hody. Za každého vůdce smíte přehodit jednu neúspěšnou kostku. Ze zásahů se pak stanou ztráty: na každé straně padla jedna jednotka. Stín bojuje dál a teď mu stačí pětky.
lesson-first-retreat = Zůstat, nebo jít?
    .text = Obránce smí před dalším kolem bitvy ustoupit. Jedna jednotka proti čtyřem by byla ztracena. Za Brody leží Helmův žleb, a to je pevnost: ustupte tam.
    .back = Statečné, ale Brody se do vítězství nepočítají a padlá jednotka se nevrátí. Helmův žleb se brání lépe.
lesson-first-lost = Co útok změnil
    .text = Železný pas drží Brody. Útok ale probudil Rohan: jeho žeton politiky je teď na aktivní straně a posunul se o krok k válce. Ještě jedna kostka se symbolem shromáždění a Jezdci mohou vrátit úder.
lesson-first-draw = Něco nového do ruky
    .text = Kostkou se symbolem události si kartu doberete, nebo nějakou zahrajete. Doberte si ze strategického balíčku: jeho karty přivádějí armády a spojence.
    .back = I to je možné. V ruce je ale málo karet a karty rozhodují bitvy: nejdřív si jednu doberte.
lesson-first-yours = Poslední kostka je na vás
    .text = Zbývá kostka se symbolem postavy. Můžete znovu pohnout Společenstvem; pátrání je teď ostřejší, ke každé kostce se přičítá jedna. Nebo zkuste něco jiného: ukazujte na věci, ptejte se „Proč ne?“ a čtěte, co se nabízí.
lesson-first-end = Kolo skončilo
    .text = Obě strany si doberou po dvou kartách, vezmou si zpět kostky a začíná se znovu. To hlavní už znáte: kroky proti podmanění, kostky proti času. Odtud lze hrát dál, vyřešit úlohu, nebo začít vlastní partii.
