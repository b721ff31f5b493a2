### The rules of The Card Game, in our own words. How these texts are written says wotr.ftl.

chapter-aim = O co ve hře jde
    .text =
        Hráči společně vyhrají, nebo společně prohrají: vyhrají, když dokončí poslední úkol výpravy.

        Hráč je vyřazen ze hry, když jeho míra ohrožení dosáhne 50, nebo když přijde o všechny hrdiny. Jsou-li vyřazeni všichni, výprava se nezdařila.

        Do skóre se počítají míra ohrožení, zranění, mrtví hrdinové a kola; vítězné body se odečítají. Čím nižší skóre, tím lépe.

section-aim = Společná cesta
    .text =
        Jeden až čtyři hráči provázejí své hrdiny scénářem. Tvoří ho karty výpravy s očíslovanými úkoly a balíček karet setkání s nepřáteli, lokacemi a zradami, které jim stojí v cestě. Žádného soupeře hráči nemají, proti nim hrají jen karty.

        V každém kole hráči některé postavy připojí k výpravě a jiné si nechají k obraně a k útoku. Kdo se příliš věnuje jednomu, tomu chybí síly na druhé.

section-golden-rule = Zlaté pravidlo
    .text =
        Říká-li karta něco jiného než tato pravidla, platí karta.

section-losing = Vyřazení hráče
    .text =
        Hráč je vyřazen ze hry, když jeho míra ohrožení dosáhne **50**, když všichni jeho hrdinové opustili hru, nebo když to určí karta. Vše, co má, jde do jeho odhazovacího balíčku; nepřátelé, se kterými se střetl, se i se svými zraněními vrátí do vynášecí oblasti. Ostatní hrají dál a v každém kole se odhaluje o kartu méně.

        Jsou-li vyřazeni všichni hráči, výprava se nezdařila.

section-winning = Vítězství
    .text =
        Je-li dokončen poslední úkol a zbývá-li ve hře alespoň jeden hráč, zvítězili všichni.

section-score = Skóre
    .text =
        Po vyhrané výpravě sečtěte:

        - závěrečnou míru ohrožení každého hráče
        - hodnotu ohrožení každého mrtvého hrdiny
        - všechna zranění přeživších hrdinů
        - 10 za každé dokončené kolo

        Poté odečtěte vítězné body. Čím nižší skóre, tím lépe. Vyřazenému hráči se počítá míra ohrožení 50 a všichni jeho hrdinové jako mrtví.

## Cards

chapter-cards = Karty
    .text =
        Hrdinové, spojenci, vybavení a události patří hráčům. Karty výpravy určují, jak scénář probíhá; nepřátelé, lokace, zrady a cíle jsou v balíčku setkání.

section-spheres = Sféry vlivu
    .text =
        Sféra vedení, taktiky, znalostí a sféra duchovní: do jedné z nich patří každý hrdina a většina karet hráčů. Sféra hrdiny určuje, za které karty mohou jeho zdroje [platit](paying). Karty bez sféry jsou neutrální.

section-heroes = Hrdinové
    .text =
        Každý hráč začíná s jedním až třemi hrdiny ve hře. Hrdina má hodnotu ohrožení, sílu vůle pro výpravu, sílu útoku, sílu obrany, životy a často i schopnost. Získává zdroje, kterými se vše platí.

        Mrtvý hrdina leží v odhazovacím balíčku svého vlastníka; do ruky ani do balíčku ho nic nevrátí.

section-allies = Spojenci
    .text =
        Spojence [hrajete](planning) z ruky ve fázi plánování. Připojují se k výpravě, brání se a útočí stejně jako hrdinové, ale nemají zdroje. Hrdinové a spojenci dohromady se nazývají **postavy**.

section-attachments = Vybavení
    .text =
        Vybavení se hraje ve fázi plánování a připojuje se k jiné kartě, třeba i k postavě jiného hráče; ten ho pak ovládá. Opustí-li tato karta hru, vybavení se odhodí.

        Postava může mít nejvýše dvě karty vybavení s klíčovým slovem [omezení](restricted).

section-events = Události
    .text =
        Událost zahrajete z ruky ve chvíli, kterou určuje její text, vyřešíte ji a odhodíte. Její cena se [platí](paying) jako u každé jiné karty.

section-unique = Unikátní karty
    .text =
        Karta se symbolem unikátnosti před názvem je jediná svého druhu. Dokud je karta s tímto názvem ve hře, žádný hráč nemůže dát do hry další. Je-li v odhazovacím balíčku, nevadí to.

section-quest-cards = Karty výpravy
    .text =
        Úkoly výpravy leží v daném pořadí. Strana A popisuje přípravu; poté se karta otočí na stranu B, která udává, kolik bodů pokroku úkol má a co dalšího platí, dokud trvá.

section-enemies = Nepřátelé
    .text =
        Nepřítel má hodnotu střetnutí, velikost ohrožení, sílu útoku, sílu obrany a životy. Ve vynášecí oblasti jeho ohrožení ztěžuje výpravu. Jakmile se s hráčem [střetne](engagement-checks), ohrožení už nepřidává, zato v každém kole útočí, dokud není zabit.

section-locations = Lokace
    .text =
        Lokace ve vynášecí oblasti je nebezpečí, které hráče teprve čeká: její velikost ohrožení ztěžuje výpravu. Hráči do ní mohou [cestovat](travel); pak už ohrožení nepřidává, ale je třeba ji prozkoumat, než se výprava pohne dál.

section-treacheries = Zrady
    .text =
        Zrada se vyřeší ihned po odhalení a odhodí se.

section-objectives = Cíle
    .text =
        Cíle jsou věci, o které ve scénáři jde. Jak je získat, říká jejich text; dokud jsou [střežené](guarded), získat je nelze.

section-in-play = Ve hře a mimo hru
    .text =
        Ve hře jsou karty před hráči, karty ve vynášecí oblasti, nepřátelé ve střetnutí s hráči, aktivní lokace a aktuální karta výpravy. Karty v ruce, v balíčcích a v odhazovacích balíčcích jsou mimo hru: efekty na ně nepůsobí, pokud to samy neříkají.

section-control = Ovládání a vlastnictví
    .text =
        Vlastníte své hrdiny a karty svého balíčku a ovládáte je, dokud nad nimi nepřevezme kontrolu jiný hráč. Karta, která opustí hru, se vrací svému vlastníkovi. Kdo ovládá postavu, ovládá i její vybavení. Spojenec se hraje jen do herní oblasti svého vlastníka.

section-ready = Připravený a vyčerpaný
    .text =
        Postavy a vybavení vstupují do hry připravené. Připojení k výpravě, obrana, útok a některé schopnosti kartu **vyčerpají**: otočí se na bok. Vyčerpaná karta se nemůže vyčerpat znovu, dokud ji něco nepřipraví; ve fázi obnovení se znovu připraví všechny. I vyčerpaný hrdina může platit svými zdroji.

## Set-up

chapter-setup = Příprava hry
    .text =
        Každý hráč začíná s mírou ohrožení, která je součtem hodnot ohrožení jeho hrdinů, a se šesti kartami, které smí jednou vyměnit za šest jiných.

        K balíčku patří jeden až tři hrdinové a alespoň 50 karet, nejvýše tři od každého názvu; startovací balíčky jsou menší.

section-setup = Před prvním kolem
    .text =
        - Balíčky se zamíchají. Míra ohrožení každého hráče je součet hodnot ohrožení jeho hrdinů.
        - Hráči se dohodnou, kdo bude prvním hráčem, jinak rozhodne náhoda.
        - Každý si vezme šest karet; jednou je smí zamíchat zpět a vzít si šest nových.
        - Jak se scénář připraví, říká první karta výpravy.

section-decks = Sestavování balíčku
    .text =
        Jeden až tři hrdinové, každého smí mít jen jeden z hráčů; alespoň 50 karet; nejvýše tři kopie každé karty. Každá karta by měla patřit do sféry některého z hrdinů, jinak za ni nelze zaplatit. Startovací balíčky mají 30 karet jedné sféry a Gandalfa.

section-modes = Snazší a těžší hra
    .text =
        - **Hra pro začátečníky**: nepřátelé nedostávají karty stínu.
        - **Snadná hra**: méně karet setkání a každý hrdina začíná s jedním zdrojem.
        - **Kampaň**: všechny tři scénáře se stejnými hrdiny a balíčky; skóre se sčítá.
        - **Noční můra**: kampaň, ve které se přenášejí i míra ohrožení, zranění a to, co bylo ztraceno.

## The round

chapter-round = Průběh kola
    .text =
        1. Zdroje: každý hrdina získá jeden zdroj, každý hráč si dobere kartu. 2. Plánování: hrají se spojenci a vybavení, začíná první hráč.

        3. Výprava: hráči připojí postavy, odhalí se karty a síla vůle se porovná s ohrožením. 4. Cestování: do jedné lokace, není-li žádná aktivní.

        5. Setkání: hráči se střetnou s nepřáteli, podle vlastní volby i podle své míry ohrožení. 6. Boj: útočí nepřátelé, po nich hráči.

        7. Obnovení: všechny karty se znovu připraví, míra ohrožení každého hráče vzroste o 1 a prvním hráčem se stane další v pořadí.

section-resource = Fáze 1: Zdroje
    .text =
        Každý hrdina získá jeden zdroj, každý hráč si dobere jednu kartu. Komu v balíčku došly karty, ten si nedobere nic a hraje dál s tím, co má: odhazovací balíček hráče se nikdy nezamíchá zpět.

section-planning = Fáze 2: Plánování
    .text =
        První hráč zahraje z ruky tolik spojenců a vybavení, kolik chce a za kolik dokáže zaplatit, po něm další hráč. Spojenci a vybavení se hrají jen v této fázi.

section-paying = Placení
    .text =
        Za kartu se platí zdroji hrdinů, kteří mají stejnou sféru; více takových hrdinů může platit společně. Za neutrální karty lze platit zdroji kterýchkoli hrdinů. I karta s cenou 0 vyžaduje hrdinu se stejnou sférou.

        Začíná-li akce nebo reakce tím, že máte něco vyčerpat, zaplatit nebo odhodit, je to cena; teprve to ostatní je efekt. Cena se platí, i když je efekt zrušen. Za schopnosti karet, které už jsou ve hře, se zdroje neplatí, pokud to karta sama neříká.

section-refresh = Fáze 7: Obnovení
    .text =
        Všechny vyčerpané karty se znovu připraví. Míra ohrožení každého hráče se zvýší o 1. První hráč předá žeton prvního hráče dalšímu.

chapter-quest = Výprava
    .text =
        Každý hráč může vyčerpat libovolný počet připravených postav a připojit je k výpravě. Poté se za každého hráče odhalí jedna karta: nepřátelé a lokace jdou do vynášecí oblasti, zrady se vyřeší a odhodí.

        Síla vůle všech připojených postav se porovná s ohrožením ve vynášecí oblasti. Každý bod, o který je síla vůle vyšší, znamená žeton pokroku, nejprve na aktivní lokaci, potom na kartě výpravy. Každý bod, o který je nižší, zvýší míru ohrožení všech hráčů.

section-commit = Fáze 3: Připojení postav
    .text =
        Každý hráč, počínaje prvním, může připojit k výpravě libovolný počet svých připravených postav: vyčerpají se. Považují se za připojené až do konce fáze, i když je mezitím něco znovu připraví.

section-staging = Vynášení
    .text =
        Za každého hráče se odhalí jedna karta setkání. Odhalují se po jedné a každá se celá vyřeší dřív, než přijde další: její [klíčová slova](doomed), efekt [při odhalení](forced), potom jdou nepřátelé a lokace do vynášecí oblasti, zrady do odhazovacího balíčku.

        Je-li ve fázi výpravy balíček setkání prázdný, zamíchá se jeho odhazovací balíček a stane se novým balíčkem setkání.

section-resolution = Vyřešení výpravy
    .text =
        Porovnejte sílu vůle všech připojených postav s velikostí ohrožení všech karet ve vynášecí oblasti.

        - **Síla vůle je vyšší**: rozdíl udává počet žetonů pokroku. Umisťují se na aktivní lokaci, dokud není prozkoumána, zbytek na kartu výpravy.
        - **Ohrožení je vyšší**: míra ohrožení každého hráče se zvýší o rozdíl.
        - **Rovnají se**: nestane se nic.

        Postavy zůstávají vyčerpané.

section-stages = Pokrok ve výpravě
    .text =
        Jakmile má karta výpravy tolik žetonů pokroku, kolik udávají její body pokroku, postoupí hráči ihned do dalšího úkolu. Přebytečné žetony propadají. Vše ostatní zůstává, jak je: vynášecí oblast, nepřátelé ve střetnutí, vyčerpané karty.

section-travel = Fáze 4: Cestování
    .text =
        Není-li žádná lokace aktivní, může první hráč vybrat jednu z vynášecí oblasti: stane se z ní **aktivní lokace**. Od té chvíle se její velikost ohrožení nezapočítává a žetony pokroku se umisťují nejprve na ni a teprve potom na kartu výpravy.

        Má-li tolik žetonů pokroku, kolik udávají její body pokroku, je prozkoumána a odhodí se. Do té doby hráči nemohou cestovat nikam jinam.

section-travel-effects = Efekty cestování
    .text =
        U některých lokací je za slovem Cestování uvedena cena. Pokud ji hráči nemohou zaplatit celou, cestovat tam nesmějí.

## Encounter and combat

chapter-combat = Setkání a boj
    .text =
        Každý hráč si může z vynášecí oblasti vybrat jednoho nepřítele a střetnout se s ním, ať má jakoukoli hodnotu střetnutí. Potom se s každým hráčem, počínaje prvním, střetne ten nepřítel, který má nejvyšší hodnotu střetnutí z těch, které nepřesahují hráčovu míru ohrožení; opakuje se to, dokud se má kdo střetnout.

        Každému nepříteli ve střetnutí se přidělí lícem dolů karta stínu a každý jednou zaútočí. Potom mohou hráči na každého ze svých nepřátel jednou zaútočit.

section-engaging = Fáze 5: Výběr nepřítele
    .text =
        Každý hráč se může střetnout s jedním nepřítelem z vynášecí oblasti, kterého si sám vybere, ať má jakoukoli hodnotu střetnutí. Nic to nestojí. Nepřítel pak leží před ním.

section-engagement-checks = Kontrola střetnutí
    .text =
        Začíná první hráč: z nepřátel ve vynášecí oblasti, jejichž hodnota střetnutí není větší než jeho míra ohrožení, se s ním střetne ten, který ji má **nejvyšší**. Pak je na řadě další hráč se zbývajícími nepřáteli, a tak stále dokola, dokud se ještě některý nepřítel může s někým střetnout.

        V této fázi nikdo neútočí.

section-shadow-cards = Fáze 6: Karty stínu
    .text =
        Na začátku fáze boje se každému nepříteli ve střetnutí přidělí lícem dolů karta z balíčku setkání; začíná se u nepřátel prvního hráče a mezi nimi u toho, který má nejvyšší hodnotu střetnutí. Dojdou-li v balíčku karty, ostatní bojují bez karty stínu: balíček se obnovuje jen ve fázi výpravy.

        Karty stínu se odhodí na konci fáze, nebo když jejich nepřítel opustí hru.

section-enemy-attacks = Útoky nepřátel
    .text =
        Každý nepřítel ve střetnutí jednou zaútočí, nejprve nepřátelé prvního hráče. Pořadí útoků určuje hráč, na kterého útočí. Každý útok probíhá takto:

        - 1. Vyberte nepřítele.
        - 2. Vyčerpejte jednu postavu jako **obránce**, nebo nechte útok nebráněný. Bránit se může jediná postava, a to jen proti nepřátelům svého hráče (výjimkou je [stráž](sentinel)).
        - 3. Otočte kartu stínu lícem nahoru; vyřeší se její efekt stínu.
        - 4. Od síly útoku nepřítele odečtěte sílu obrany obránce: výsledek je počet zranění. Vyjde-li 0 nebo méně, nestane se nic.

section-undefended = Nebráněné útoky
    .text =
        Všechna zranění z nebráněného útoku utrpí **jeden hrdina** napadeného hráče a síla obrany mu nepomůže. Nebráněný je i útok, při kterém obránce opustí hru dřív, než se zranění přidělí.

section-player-attacks = Útok na nepřítele
    .text =
        Když zaútočili všichni nepřátelé, může každý hráč, jeden po druhém, zaútočit jednou na každého nepřítele, se kterým se střetl. Vyčerpejte proti jednomu nepříteli libovolný počet připravených postav, sečtěte jejich sílu útoku a odečtěte jeho sílu obrany: zbytek jsou zranění.

        Nepřítel, který není zabit, zůstává i se svými zraněními ve střetnutí.

section-damage = Životy a zranění
    .text =
        Každé zranění zůstává na kartě, dokud není vyléčeno. Postava nebo nepřítel s tolika zraněními, kolik má životů, je ihned zabit: postava jde do odhazovacího balíčku svého vlastníka, nepřítel do odhazovacího balíčku karet setkání. Přebytečná zranění se na nikoho nepřenášejí.

## Effects

chapter-effects = Efekty a klíčová slova
    .text =
        Akce lze provádět v oknech mezi jednotlivými kroky. Může je provést kterýkoli hráč, dokud všichni nepasují. Volba „pasovat, dokud se něco nezmění“ přeskočí okna, ve kterých by nešlo udělat nic nového.

        Reakce následuje bezprostředně po tom, na co reaguje, každá kopie jednou. Povinné efekty nastanou samy.

section-constant = Efekty neustále ovlivňující hru
    .text =
        Text, před kterým není tučné slovo, platí po celou dobu, kdy je karta ve hře. Více efektů na jedné kartě se sčítá, ať přišly v jakémkoli pořadí; žádná hodnota neklesne pod 0.

section-actions = Akce
    .text =
        Text za slovem Akce může použít hráč, který kartu ovládá, v kterémkoli okně pro akci; je-li u něj název fáze, jen v této fázi. Karta musí být ve hře, událost v ruce.

        V okně pro akci může každý hráč, počínaje prvním, provést akci, nebo pasovat, dokud nepasují všichni.

section-responses = Reakce
    .text =
        Text za slovem Reakce lze použít bezprostředně po tom, co je v něm uvedeno. Nikdo nemusí. Každá kopie karty může na jednu událost reagovat jednou.

section-forced = Povinné efekty a efekty při odhalení
    .text =
        Text za slovem Povinné nastane sám, kdykoli je splněna jeho podmínka. „Při odhalení“ je totéž pro kartu odhalenou z balíčku setkání; je-li odhalena jako karta stínu, tento efekt nenastane.

section-shadow-effects = Efekty stínu
    .text =
        Co je na kartě setkání pod symbolem stínu, nastane jen tehdy, byla-li karta přidělena útočícímu nepříteli jako karta stínu.

section-lasting = Déletrvající efekty
    .text =
        Některé efekty trvají do konce fáze nebo kola. Všechny, které v danou chvíli na kartu působí, se sčítají.

section-choices = Výběr cíle efektu
    .text =
        Umožňuje-li efekt výběr, vybíráte z toho, na co může působit. Není-li nic takového, kartu nelze použít. O tom, co dělají všichni hráči společně, rozhoduje první hráč.

section-doomed = Odsouzen
    .text =
        Je-li karta s tímto klíčovým slovem odhalena při vynášení, zvýší se míra ohrožení každého hráče o uvedené číslo.

section-guarded = Střežený
    .text =
        Když se objeví střežený cíl, odhalí se další karta z balíčku setkání a připojí se k němu; ta ho střeží. Dokud tam je, cíl nelze získat: nepřítele je třeba zabít, lokaci prozkoumat, zradu vyřešit. Velikost ohrožení karet, které střeží cíl, se ve vynášecí oblasti započítává.

section-ranged = Střelec
    .text =
        Postava s tímto klíčovým slovem může útočit i na nepřátele, kteří se střetli s jinými hráči, sama nebo společně s jejich postavami.

section-restricted = Omezení
    .text =
        Postava může mít nejvýše dvě karty vybavení s tímto klíčovým slovem. Přibude-li třetí, musí se jedna z nich ihned odhodit.

section-sentinel = Stráž
    .text =
        Postava s tímto klíčovým slovem se může bránit i nepříteli, který útočí na jiného hráče, pokud tento hráč žádného obránce neurčil.

section-surge = Nápor
    .text =
        Je-li karta s tímto klíčovým slovem odhalena při vynášení, odhalí se ještě jedna karta.

section-victory-points = Vítězné body
    .text =
        Někteří nepřátelé a některé lokace mají hodnotu ve vítězných bodech. Je-li takový nepřítel zabit nebo lokace prozkoumána, karta se dá stranou a započítá se do [skóre](score).

section-talk = Hovory u stolu
    .text =
        Hráči smějí mluvit o čemkoli a společně plánovat, nesmějí však předčítat karty, které mají v ruce nebo které viděli jen oni.

## Scenarios

chapter-scenarios = Tři scénáře
    .text =
        Nejlepší je začít scénářem Průchod Temným hvozdem; Cesta podél Anduiny je těžší a Útěk z Dol Guldur nejtěžší.

section-mirkwood = Průchod Temným hvozdem
    .text =
        Úroveň obtížnosti 1. Hrdinové nesou lesem zprávu. Čekají tam na ně pavouci a orkové z Dol Gulduru. V posledním úkolu vybere jednu ze dvou cest náhoda.

section-anduin = Cesta podél Anduiny
    .text =
        Úroveň obtížnosti 4. Hrdinové pokračují po proudu řeky. Nejprve se musejí vypořádat s Obrem z kopců; na řece se odhaluje víc karet, ale kontrola střetnutí se neprovádí; poslední úkol je boj.

section-dol-guldur = Útěk z Dol Guldur
    .text =
        Úroveň obtížnosti 7. Jeden náhodně vybraný hrdina je v zajetí a nelze ho použít, dokud není zachráněn. Ve vynášecí oblasti jsou od začátku tři střežené cíle. Dokud trvají první úkoly, smějí všichni hráči dohromady zahrát jen jednoho spojence za kolo. Je-li vyřazen hráč, jehož hrdina je v zajetí, prohráli všichni.

## Worked examples

example-paying = Kdo za co platí
    .text = Glóin (sféra vedení) má 3 zdroje, Éowyn a Eleanor (sféra duchovní) po 2. Zahrajte Strážce Citadely a pak Stopaře ze Severu.
    .after = Strážce je karta sféry vedení s cenou 2, zaplatit za něj mohl jen Glóin. Za Stopaře zaplatily 4 společně Éowyn a Eleanor. Zbývá jediný zdroj, a ten má Glóin.
example-quest = Jeden žeton pokroku
    .text = Ve vynášecí oblasti je Lesní pavouk. Připojte k výpravě Aragorna a Glóina a Théodreda si nechte v záloze.
    .after = Aragorn a Glóin mají sílu vůle 4. Byla odhalena Stará lesní cesta: i s pavoukem je velikost ohrožení 3. Jeden bod navíc znamená jeden žeton pokroku na kartě výpravy.
example-active-location = Na Staré lesní cestě
    .text = Cestujte do lokace Stará lesní cesta.
    .after = Lokace je aktivní: její velikost ohrožení se už nezapočítává, ale žetony pokroku se umisťují nejprve na ni.
example-checks = Kdo se s kým střetne
    .text = První hráč má míru ohrožení 24, druhý 35. Ve vynášecí oblasti jsou Pavoučí král (20), Lesní pavouk (25), Plémě Ungoliant (32) a Bzučirožci (40). Ať si nikdo nepřítele sám nevybere.
    .after = Pavoučí král se střetne s prvním hráčem: všichni ostatní mají hodnotu střetnutí vyšší než 24. Plémě se střetne s druhým hráčem, protože má nejvyšší hodnotu z těch, které nepřesahují 35. Při další kontrole se s prvním hráčem nestřetne už nikdo, s druhým Lesní pavouk. Bzučirožci zůstanou: 40 je na oba příliš. Potom začne boj.
example-defend = Obránce
    .text = Útočí Lesní pavouk. Ať se brání Aragorn.
    .after = Karta stínu neměla efekt stínu. Síla útoku pavouka není vyšší než Aragornova síla obrany: žádné zranění. Aragorn je vyčerpaný.
example-undefended = Nikdo se nebrání
    .text = Stejný útok. Nechte ho nebráněný a zranění ať utrpí Aragorn.
    .after = Bez obránce síla obrany nepomůže: obě zranění utrpěl jeden hrdina. Zato jsou všichni hrdinové stále připravení.
example-attack = Dva proti jednomu nepříteli
    .text = Zaútočte společně Legolasem a Gimlim na Pána šelem z Dol Gulduru.
    .after = 3 a 2 je 5; síla obrany ubere 1. Se 4 zraněními z 5 životů je Pán šelem stále naživu a zůstává ve střetnutí.

## Puzzles

puzzle-p-slay = Společný úder
    .text = Pán šelem má jedno zranění a 5 životů. Zabijte ho v tomto kole.
    .after = Legolas a Gimli mají dohromady sílu útoku 5; síla obrany ubere 1. Další čtyři zranění stačí. Sám by to nedokázal ani jeden z nich.
puzzle-p-right-defender = Kdo to vydrží
    .text = Útočí Pavoučí král; karta stínu nemá žádný efekt. Všichni hrdinové jsou zranění. Nikdo nesmí zahynout a připravených ať zůstane co nejvíc hrdinů.
    .after = Přes Aragornovu sílu obrany projde jen jedno zranění, a to přežije. Pro ostatní by byl útok smrtelný.
puzzle-p-enough-willpower = Ještě dva
    .text = V prvním úkolu chybějí dva žetony pokroku. Odhalí se karta s velikostí ohrožení 1. Postupte do dalšího úkolu.
    .after = Proti síle vůle všech tří stojí pavouk s velikostí ohrožení 2 a ještě 1 navíc: na další úkol to stačí.
puzzle-p-who-pays = Do posledního zdroje
    .text = Zahrajte obě karty.
    .after = Za Strážce, který patří do sféry vedení, zaplatí dvěma zdroji Glóin; na čtyři zdroje za Stopaře se složí hrdinky duchovní sféry.
puzzle-p-travel-there = Kam teď?
    .text = Před vámi jsou tři lokace. Ať je aktivní lokací Začarovaný potok.
    .after = Vybírá první hráč; velikost ohrožení potoka se už nezapočítává.
puzzle-p-gandalf = Čarodějova rada
    .text = Vaše míra ohrožení je 48. Snižte ji na 43.
    .after = Gandalf je neutrální: hrdinové za něj platí společně, ať mají jakoukoli sféru. Když vstoupí do hry, může snížit vaši míru ohrožení o 5.
puzzle-p-eowyn = O kartu víc
    .text = Připravena je jen Éowyn a chybějí dva žetony pokroku. Čeká tam Pavoučí král a odhalí se karta s velikostí ohrožení 1. Postupte do dalšího úkolu.
    .after = Síla vůle čtyři proti ohrožení tři dá jeden žeton pokroku. Druhý získáte, když Éowyn posílíte odhozením karty.
puzzle-p-faramir = Kapitánova slova
    .text = Chybí pět žetonů pokroku. Ve vynášecí oblasti je ohrožení 2 a 1 ještě přibude. Postupte do dalšího úkolu.
    .after = Připojí-li se i Faramir, mají všichni čtyři sílu vůle 7: to je málo. Když zůstane, může se vyčerpat a každému ze tří ostatních přidat jeden bod: 8 proti 3.
puzzle-p-steward = Správcovo křeslo
    .text = Čtyři zdroje a dvě karty, které dohromady stojí šest. Zahrajte obě.
    .after = Nejprve Správce Gondoru, připojený ke Glóinovi: když ho hned vyčerpáte, přinese dva zdroje. Pak jsou zase čtyři, na Faramira.
puzzle-p-sneak = Jen na chvíli
    .text = Aragorn je připravený, ale další zranění by ho zabilo, a má jediný zdroj. Zabijte orky dřív, než zaútočí.
    .after = Zákeřný útok přivede do hry Gandalfa, byť jen do konce fáze, a ten udělí orkům 4 zranění: víc, než mají životů (3).
puzzle-p-greeting = Na pokraji
    .text = Vaše míra ohrožení je 49 a na konci kola vzroste. Dostaňte se z nebezpečí co nejdál.
    .after = Jeden hráč sníží svou míru ohrožení o 6: ve hře jednoho hráče je to lepší než každý o 2.
puzzle-p-heal = Umění léčit
    .text = Glorfindelovi zbývá jeden život. Úplně ho vylečte.
    .after = Moudrost Imladris vyléčí všechna zranění jedné postavy; zaplatí za ni dva hrdinové sféry znalostí.
puzzle-p-feint = Útok do prázdna
    .text = Každému z vašich hrdinů zbývá jeden život. Lesní pavouk se chystá zaútočit. Zabijte ho v této fázi boje a nikoho neztraťte.
    .after = Klamný výpad mu zabrání na vás zaútočit. Legolas a Gimli jsou tak stále připravení, když přijdou na řadu útoky hráčů. Legolas má sílu útoku 3, Gimli se čtyřmi zraněními 6, dohromady 9: po odečtení obrany 1 je to 8 zranění, mnohem víc, než kolik pavouk vydrží.

## The guided first match

lesson-first = Dvě kola v Temném hvozdu
    .text = Povedete Aragorna, Glóina a Théodreda na dvě kola do hvozdu: zahrajete spojence, vydáte se na výpravu, budete cestovat a utkáte se s pavoukem. Asi deset minut.
lesson-first-welcome = Do Temného hvozdu
    .text = Hraje se proti samotnému hvozdu, o samotě nebo společně. Karta výpravy říká, kolik pokroku je třeba; dokončením poslední karty vítězíte. Prohrajete, když padnou všichni hrdinové, nebo když míra ohrožení dosáhne 50. Zahrajeme si dvě kola.
lesson-first-table = Kde se hra ptá
    .text = Tento řádek vždy říká, která fáze probíhá a na co se hra ptá. Na co lze kliknout, má zlatý okraj. Nic se tu nedá pokazit: „Vzít zpět“ vrátí každý krok.
lesson-first-heroes = Vaši hrdinové
    .text = Aragorn, Glóin a Théodred mají každý čtyři čísla: sílu vůle pro výpravu, sílu útoku, sílu obrany a životy. Mince jsou zdroje. Každý hrdina dostane v každém kole jeden a platí jimi vaše karty.
lesson-first-play = Spojenec
    .text = Strážce Citadely stojí dva zdroje. Klikněte na něj v ruce: karta se otevře a zeptá se, kdo platí. Ať zaplatí Glóin a Théodred, a Aragorn nic: svůj zdroj bude za chvíli potřebovat. Pak ji zahrajte.
    .back = I to je dobrá karta, nebo jen jiný způsob placení. Nejdřív se ale hodí pomocník a Aragorn si má svůj zdroj nechat: zahrajte Strážce a plaťte bez Aragorna.
lesson-first-quest = Kdo půjde na výpravu?
    .text = Postavy připojené k výpravě přidají svou sílu vůle a vyčerpají se. Vše ve vynášecí oblasti přidá své ohrožení: pavouk 2, cesta 1 a ještě karta, která se teprve odhalí. Vyšlete tři hrdiny; Strážce zůstane.
    .back = Může to stačit, nebo být málo; nikdo neví, co se odhalí. Pro jistotu vyšlete všechny tři hrdiny a Strážce si nechte do boje.
lesson-first-theodred = Reakce
    .text = Některé karty reagují na to, co se stane. Théodred je na výpravě, smí tedy dát zdroj hrdinovi, který je tam také. Použijte jeho schopnost a zvolte Aragorna.
    .back = Lze to i vynechat. Zdroj zadarmo je ale pěkná věc: použijte Théodreda a zdroj dejte Aragornovi.
lesson-first-aragorn = Aragorn je zase připravený
    .text = Aragorn smí zaplatit jeden zdroj a znovu se připravit; jeho síla vůle se přitom počítá dál. V tomto kole tak může i bojovat. Použijte jeho schopnost.
    .back = Zdroj lze i ušetřit. Proti pavoukovi by pak ale mohl stát jen Strážce: použijte Aragorna.
lesson-first-staged = Jak výprava dopadla
    .text = Odhalila se další Stará lesní cesta: ohrožení 4 proti vaší síle vůle 5. Rozdíl, tedy jeden bod, je pokrok na kartě výpravy. Kdyby bylo ohrožení vyšší, stoupla by vaše míra ohrožení.
lesson-first-travel = Cestování
    .text = Můžete cestovat do jedné lokace. Opustí vynášecí oblast, takže se její ohrožení přestane počítat; pokrok ale jde nejdřív na ni, dokud není prozkoumaná. Vydejte se na Starou lesní cestu.
    .back = Pak zůstanou ve vynášecí oblasti obě cesty a přidají své ohrožení. Na jednu z nich se vydejte.
lesson-first-road = Cesta pomáhá
    .text = Když hráči docestují na Starou lesní cestu, smí první hráč připravit svou postavu. Využijte to a zvolte Glóina: i on pak může bojovat.
    .back = Lze to odmítnout, nebo zvolit Théodreda. Glóin ale útočí stejně silně a víc vydrží: využijte to pro něj.
lesson-first-engage = Pavouk přichází
    .text = S nepřítelem se můžete střetnout z vlastní vůle. Jinak přijde stejně, jakmile vaše míra ohrožení dosáhne jeho hodnoty střetnutí, a to už se stalo. Zvolte, co chcete.
    .back = Zvolte, co chcete: pavouk přijde tak jako tak.
lesson-first-defend = Pavouk útočí
    .text = Zvolte, kdo se bude bránit. Obránce se vyčerpá; jeho síla obrany se odečte od síly útoku a zbytek je zranění. Nebráněný útok zasáhne hrdinu plnou silou. Nejlépe se brání Aragorn.
    .back = Utrpěl by víc zranění, nebo by padl. Nejlepší obranu tu má Aragorn: ať se brání on.
lesson-first-shadow = Karty stínu
    .text = Každý útočící nepřítel dostane kartu lícem dolů, která se při jeho útoku odkryje. Může mít efekt stínu. Tato žádný neměla: útok 3 proti obraně 2, Aragorn má tedy jedno zranění.
lesson-first-attack = Vraťte úder
    .text = Teď smějí útočit vaše připravené postavy. Zvolte pavouka a pak všechny, kdo mohou: dohromady útok 3, jeho obrana je 1, tedy dvě zranění. Má čtyři životy.
    .back = Lze ho i nechat být, ale vrátil by se bez škrábnutí. Zaútočte Glóinem a Strážcem.
lesson-first-refresh = Nové kolo
    .text = Na konci kola se všechny postavy připraví a míra ohrožení stoupne o 1. Každý hrdina dostal nový zdroj a vám přibyla karta v ruce.
lesson-first-stone = Vybavení
    .text = Kámen Celebrían přidá svému nositeli dva body síly vůle. Klikněte na něj v ruce: ať po jednom zdroji zaplatí Glóin a Théodred, Aragorn nic. Pak ho dejte Aragornovi.
    .back = Lze to i jinak. Aragorn se silou vůle čtyři ale zvládne výpravu sám a ostatní mohou bojovat: dejte Kámen jemu a platit nechte ostatní.
lesson-first-alone = Aragorn sám
    .text = Ve vynášecí oblasti zbyla jen jedna cesta a pavouk už tam není. Aragornova síla vůle čtyři by měla stačit. Vyšlete jen jeho, ať ostatní mohou bojovat.
    .back = Víc síly vůle je jistější, ale kdo je na výpravě, nebojuje. Zkuste to s Aragornem samotným.
lesson-first-up = Ještě jednou
    .text = Zaplaťte zdroj a Aragorn je znovu připravený: bude se muset bránit.
    .back = Bez toho by se pavoukovi musel postavit někdo jiný. Použijte Aragorna.
lesson-first-progress = Nejdřív na lokaci
    .text = Síla vůle 4 proti ohrožení 3. Pokrok šel na aktivní lokaci, ne na výpravu. Se třemi body pokroku bude cesta prozkoumaná.
lesson-first-stand = Zase pavouk
    .text = Tentokrát udeří silou 2, pokud mu karta stínu nepomůže. Aragornova obrana je 2: ať se brání on.
    .back = Kdokoli jiný by utrpěl zranění. Aragorn nemusí.
lesson-first-strike = Dokončete to
    .text = Ještě dvě zranění a pavouk je pryč. Zvolte ho a všechny, kdo mohou útočit; nebo to udělejte po svém.
lesson-first-end = Dvě kola máte za sebou
    .text = Už znáte všechny fáze: plánování, výprava, cestování, setkání, boj, obnovení. Umění je správně zvolit, kdo jde na výpravu a kdo bojuje. Odtud lze hrát dál, vyřešit úlohu, nebo začít vlastní partii, s jedním balíčkem nebo se dvěma.
