### The rules of The Card Game, in our own words. How these texts are written says wotr.ftl.

chapter-aim = Miről szól a játék?
    .text =
        A játékosok együtt győznek vagy veszítenek: győznek, ha a küldetés utolsó szakasza is teljesül.

        Kiesik az a játékos, akinek a fenyegetettsége eléri az 50 pontot, vagy akinek nem maradt hőse. Ha mindenki kiesett, a küldetés elbukott.

        A pontszámba a fenyegetettség, a sérülések, az elesett hősök és a fordulók számítanak bele; a győzelmi pontokat le kell vonni belőle. Minél kevesebb, annál jobb.

section-aim = Közös utazás
    .text =
        Egy–négy játékos vezeti végig hőseit egy forgatókönyvön. Ez egy sor küldetéskártyából áll, számozott szakaszokkal, és egy pakli találkozáskártyából: ellenségekből, helyszínekből és ármányokból, amelyek az útjukat állják. Senki sem játszik ellenük, csak a kártyák.

        A játékosok minden fordulóban elküldik néhány karakterüket a küldetésre, másokat visszatartanak, hogy védekezzenek és harcoljanak. Aki túl sokat szán az egyikre, annak a másikra nem marad.

section-golden-rule = A kártyáé az elsőbbség
    .text =
        Ha egy kártya ellentmond ezeknek a szabályoknak, a kártyának van igaza.

section-losing = Kiesés a játékból
    .text =
        Egy játékos kiesik, ha a fenyegetettsége eléri az **50** pontot, ha minden hőse elhagyta a játékot, vagy ha egy kártya úgy rendeli. Mindene a dobópaklijába kerül; a vele összecsapásban álló ellenségek a sérüléseikkel együtt visszakerülnek a gyülekező területre. A többiek továbbjátszanak, és fordulónként eggyel kevesebb kártyát kell felfedni.

        Ha minden játékos kiesett, a küldetés elbukott.

section-winning = Győzelem
    .text =
        Ha az utolsó szakasz is teljesül, és legalább egy játékos játékban maradt, mindenki győzött.

section-score = A pontszám
    .text =
        Ha a küldetés sikerült, add össze:

        - minden játékos fenyegetettségét a játszma végén
        - minden elesett hős fenyegetésértékét
        - az összes sérülést a megmaradt hősökön
        - minden befejezett fordulóért 10 pontot

        Ezután vond le a győzelmi pontokat. Minél kevesebb, annál jobb. A kiesett játékos fenyegetettsége 50 pontnak számít, és minden hőse elesettnek.

## Cards

chapter-cards = A kártyák
    .text =
        A hősök, a szövetségesek, a felszerelések és az események a játékosokéi. A küldetéskártyák mondják el, hogyan halad a forgatókönyv; az ellenségek, a helyszínek, az ármányok és a célok a találkozáspakliban vannak.

section-spheres = Befolyási körök
    .text =
        Vezetés, Harcászat, Lélek és Tudás: minden hős és a legtöbb játékoskártya ezek egyikéhez tartozik. A hős befolyási körétől függ, miért [fizethet](paying) az erőforrásaiból. A befolyási kör nélküli kártyák semlegesek.

section-heroes = Hősök
    .text =
        Minden játékos egy, két vagy három hőssel kezd, akik már játékban vannak. Van fenyegetésértékük, a küldetéshez akaraterejük, azonkívül támadóerejük, védőerejük, életerejük, és gyakran valamilyen képességük. Ők gyűjtik az erőforrásokat, amelyekből mindent fizetni kell.

        Az elesett hős a tulajdonosa dobópaklijában marad; semmi sem hozhatja vissza kézbe vagy pakliba.

section-allies = Szövetségesek
    .text =
        A szövetségeseket a tervezési fázisban, kézből lehet [kijátszani](planning). Ugyanúgy mennek küldetésre, védekeznek és támadnak, mint a hősök, de nincsenek erőforrásaik. A hősök és a szövetségesek együtt a **karakterek**.

section-attachments = Felszerelések
    .text =
        A felszerelést a tervezési fázisban lehet kijátszani egy másik kártyára, akár egy másik játékos karakterére is; ilyenkor az a játékos irányítja. Ha az a kártya elhagyja a játékot, a felszerelést el kell dobni.

        Egy karakteren legfeljebb két [Korlátozott](restricted) felszerelés lehet.

section-events = Események
    .text =
        Az eseményt abban a pillanatban lehet kézből kijátszani, amelyet a szövege megad; érvényesül a hatása, aztán el kell dobni. A költségét ugyanúgy kell [kifizetni](paying), mint bármelyik kártyáét.

section-unique = Egyedi kártyák
    .text =
        Az a kártya, amelynek neve előtt az egyediség jele áll, egyetlen a maga nemében. Amíg egy ilyen című kártya játékban van, egyik játékos sem hozhat játékba még egyet. Ami dobópakliban van, nem számít.

section-quest-cards = Küldetéskártyák
    .text =
        A küldetés szakaszai sorban követik egymást. Az A oldal az előkészítést írja le; utána a kártyát meg kell fordítani. A B oldal mondja meg, hány küldetéspontja van a szakasznak, és mi minden érvényes, amíg tart.

section-enemies = Ellenségek
    .text =
        Az ellenségnek összecsapásértéke, fenyegetése, támadóereje, védőereje és életereje van. A gyülekező területen a fenyegetése hátráltatja a küldetést. Ha már [összecsapásban áll](engagement-checks) egy játékossal, a fenyegetése nem számít, de minden fordulóban támad, amíg le nem győzik.

section-locations = Helyszínek
    .text =
        A gyülekező területen lévő helyszín olyan veszély, amely még előttetek áll: a fenyegetése hátráltatja a küldetést. A játékosok [odautazhatnak](travel); akkor már nem számít a fenyegetése, de fel kell deríteni, mielőtt a küldetés továbbhalad.

section-treacheries = Ármányok
    .text =
        Az ármány hatása azonnal érvényesül, amikor felfeditek, aztán a kártyát el kell dobni.

section-objectives = Célok
    .text =
        A célok azok a tárgyak, amelyeken a forgatókönyv múlik. A szövegük mondja meg, hogyan lehet megszerezni őket; amíg [őrzik](guarded) őket, nem lehet.

section-in-play = Játékban és játékon kívül
    .text =
        Játékban vannak a játékosok előtt fekvő kártyák, a gyülekező terület kártyái, a játékosokkal összecsapásban álló ellenségek, az aktív helyszín és a soron lévő küldetéskártya. A kézben, a paklikban és a dobópaklikban lévő kártyák játékon kívül vannak: a hatások nem érvényesek rájuk, hacsak nem róluk szólnak.

section-control = Birtoklás és irányítás
    .text =
        A hőseidet és a paklid kártyáit te birtoklod, és te is irányítod, hacsak egy másik játékos át nem veszi az irányításukat. A játékot elhagyó kártya a tulajdonosához kerül. Aki egy karaktert irányít, a felszereléseit is irányítja. Szövetségest mindenki csak magának játszhat ki.

section-ready = Felkészült és kimerült
    .text =
        A karakterek és a felszerelések felkészülten lépnek játékba. A küldetés, a védekezés, a támadás és némelyik képesség **kimeríti** a kártyát: oldalra kell fordítani. A kimerült kártyát nem lehet újra kimeríteni, amíg valami fel nem készíti; a felfrissülési fázisban minden kártya felkészül. A kimerült hős is fizethet az erőforrásaiból.

## Set-up

chapter-setup = Előkészítés
    .text =
        Minden játékos annyi fenyegetettséggel kezd, amennyi a hőseinek fenyegetésértéke összesen, és hat kártyát húz, amelyeket egyszer hat másikra cserélhet.

        Egy pakli egy, két vagy három hősből és legalább 50 kártyából áll, egy címből legfeljebb három példánnyal; a kezdőpaklik kisebbek.

section-setup = Az első forduló előtt
    .text =
        - Keverjétek meg a paklikat. Minden játékos fenyegetettsége annyi, amennyi a hőseinek fenyegetésértéke összesen.
        - Egyezzetek meg, ki legyen a kezdőjátékos; ha nem sikerül, a véletlen dönt.
        - Mindenki hat kártyát húz; egyszer visszakeverheti őket, és hat másikat húzhat.
        - Az első küldetéskártya mondja meg, hogyan kell előkészíteni a forgatókönyvet.

section-decks = Pakli összeállítása
    .text =
        Egy, két vagy három hős (a játékosok összes hőse között sem lehet két egyforma); legalább 50 kártya; egy címből legfeljebb három példány. Minden kártya tartozzon valamelyik hős befolyási körébe, különben nem lehet kifizetni. A kezdőpaklikban egyetlen befolyási kör 30 kártyája van, és Gandalf.

section-modes = Könnyebben és nehezebben
    .text =
        - **Kezdő**: az ellenségek nem kapnak árnykártyát.
        - **Könnyű**: kevesebb a találkozáskártya, és minden hős egy erőforrással kezd.
        - **Hadjárat**: mindhárom forgatókönyv ugyanazokkal a hősökkel és paklikkal; a pontszámok összeadódnak.
        - **Rémálom**: olyan hadjárat, amelyben a fenyegetettség, a sérülések és a veszteségek is megmaradnak.

## The round

chapter-round = A forduló
    .text =
        1. Erőforrás: minden hős kap egy erőforrást, minden játékos húz egy kártyát. 2. Tervezés: szövetségeseket és felszereléseket lehet kijátszani; a kezdőjátékos kezdi.

        3. Küldetés: elindulnak a karakterek, fel kell fedni a kártyákat, majd össze kell vetni az akaraterőt a fenyegetéssel. 4. Utazás: egyetlen helyszínre, ha nincs aktív helyszín.

        5. Találkozás: összecsapás az ellenségekkel, önként, majd a fenyegetettség szerint. 6. Harc: támadnak az ellenségek, utánuk a játékosok.

        7. Felfrissülés: minden kártya felkészül, minden játékos fenyegetettsége 1 ponttal nő, és a következő játékos lesz a kezdőjátékos.

section-resource = 1. fázis: Erőforrás
    .text =
        Minden hős kap egy erőforrást, minden játékos húz egy kártyát. Akinek elfogyott a paklija, nem húz, és azzal játszik tovább, amije van: a játékosok dobópaklija soha nem kerül vissza a pakliba.

section-planning = 2. fázis: Tervezés
    .text =
        A kezdőjátékos annyi szövetségest és felszerelést játszik ki a kezéből, amennyit akar és ki tud fizetni, azután a következő játékos. Szövetségest és felszerelést csak ebben a fázisban lehet kijátszani.

section-paying = Fizetés
    .text =
        Egy kártyáért azok a hősök fizethetnek az erőforrásaikból, akik a kártya befolyási körébe tartoznak; több ilyen hős közösen is fizethet. A semleges kártyákért bármelyik hős fizethet. A 0 költségű kártyához is kell egy hős, aki a befolyási körébe tartozik.

        Ahol a szöveg szerint előbb meg kell tenned valamit, hogy egy hatás érvényesüljön, ott az a költség. Akkor is ki kell fizetni, ha a hatást érvénytelenítik. Ami már játékban van, annak a képességéhez nem kell erőforrás, hacsak a szövege nem kéri.

section-refresh = 7. fázis: Felfrissülés
    .text =
        Minden kimerült kártya felkészül. Minden játékos fenyegetettsége 1 ponttal nő. A kezdőjátékos továbbadja a kezdőjátékos-jelzőt.

chapter-quest = A küldetés
    .text =
        Minden játékos akárhány felkészült karakterét kimerítheti, hogy elküldje a küldetésre. Ezután játékosonként egy kártyát kell felfedni: az ellenségek és a helyszínek a gyülekező területre kerülnek, az ármányok hatása érvényesül, és el kell dobni őket.

        Össze kell vetni az elküldött karakterek akaraterejét a gyülekező terület fenyegetésével. Ha az akaraterő több, minden többletpont haladás, először az aktív helyszínen, azután a küldetéskártyán. Ha kevesebb, minden hiányzó ponttal nő az összes játékos fenyegetettsége.

section-commit = 3. fázis: a karakterek elküldése
    .text =
        A kezdőjátékostól kezdve mindenki akárhány felkészült karakterét elküldheti a küldetésre: ezek a karakterek kimerülnek. A fázis végéig küldetésen lévőnek számítanak, akkor is, ha valami felkészíti őket.

section-staging = Felvonultatás
    .text =
        Játékosonként egy találkozáskártyát kell felfedni, egymás után; mindegyikkel végezni kell, mielőtt a következő sorra kerül. Először a [kulcsszavai](doomed) érvényesülnek, azután az, ami [felfedéskor](forced) történik, végül az ellenségek és a helyszínek a gyülekező területre, az ármányok a dobópakliba kerülnek.

        Ha a találkozáspakli a küldetésfázisban elfogy, a dobópakliját kell megkeverni, és az lesz az új pakli.

section-resolution = A küldetés eredménye
    .text =
        Vessétek össze a küldetésen lévő karakterek akaraterejét a gyülekező terület összes kártyájának fenyegetésével.

        - **Több az akaraterő**: a különbség haladás. Először az aktív helyszínre kerül, amíg fel nem derítitek, a többi a küldetéskártyára.
        - **Több a fenyegetés**: minden játékos fenyegetettsége a különbséggel nő.
        - **Egyenlő**: nem történik semmi.

        A karakterek kimerültek maradnak.

section-stages = Szakaszról szakaszra
    .text =
        Ha egy küldetéskártyán annyi a haladás, amennyi a küldetéspontja, a játékosok azonnal továbblépnek a következő szakaszra. A fölösleges haladás elvész. Minden más úgy marad, ahogy van: a gyülekező terület, az összecsapásban álló ellenségek, a kimerült kártyák.

section-travel = 4. fázis: Utazás
    .text =
        Ha nincs aktív helyszín, a kezdőjátékos választhat egyet a gyülekező területről: ez lesz az **aktív helyszín**. Ettől fogva a fenyegetése nem számít, a haladás pedig előbb rá kerül, és csak azután a küldetéskártyára.

        Ha annyi rajta a haladás, amennyi a küldetéspontja, felderítettétek, és el kell dobni. Addig a játékosok nem utazhatnak máshová.

section-travel-effects = Az utazás ára
    .text =
        Némelyik helyszínen az Utazás szó után ár áll. Ha nem tudjátok teljesen megfizetni, nem utazhattok oda.

## Encounter and combat

chapter-combat = Találkozás és harc
    .text =
        Minden játékos összecsaphat a gyülekező terület egyik ellenségével, bármekkora az összecsapásértéke. Azután, a kezdőjátékostól kezdve, sorban mindenkivel összecsap a legnagyobb összecsapásértékű ellenség azok közül, amelyeké nem nagyobb a játékos fenyegetettségénél. Ez addig ismétlődik, amíg már senkivel sem csap össze ellenség.

        Minden összecsapásban álló ellenség kap egy lefelé fordított árnykártyát, és egyszer támad. Utána a játékosok is egyszer megtámadhatják minden ellenségüket.

section-engaging = 5. fázis: önkéntes összecsapás
    .text =
        Minden játékos összecsaphat a gyülekező terület egyik ellenségével, bármekkora az összecsapásértéke. Ez nem kerül semmibe. Az ellenség ettől kezdve az illető játékos előtt van.

section-engagement-checks = Összecsapás-ellenőrzés
    .text =
        A kezdőjátékos összeveti a fenyegetettségét a gyülekező terület ellenségeinek összecsapásértékével. A **legnagyobb** összecsapásértékű ellenség csap össze vele azok közül, amelyeké nem nagyobb a fenyegetettségénél. Azután a következő játékos teszi ugyanezt a többi ellenséggel, és így tovább, körbe-körbe, amíg már senkivel sem csap össze ellenség.

        Ebben a fázisban senki sem támad.

section-shadow-cards = 6. fázis: árnykártyák
    .text =
        A harci fázis elején minden összecsapásban álló ellenség kap egy lefelé fordított kártyát a találkozáspakliból: elsőként a kezdőjátékos ellenségei, és közülük is először a legnagyobb összecsapásértékű. Ha a pakli elfogy, a többi ellenség árnykártya nélkül harcol: új pakli csak a küldetésfázisban készül.

        Az árnykártyát a fázis végén kell eldobni, vagy amikor az ellensége elhagyja a játékot.

section-enemy-attacks = Az ellenségek támadnak
    .text =
        Minden összecsapásban álló ellenség egyszer támad, elsőként a kezdőjátékos ellenségei; a sorrendjüket a megtámadott játékos dönti el. Minden támadásnál:

        - 1. Válaszd ki az ellenséget.
        - 2. Jelölj egy karaktert **védőnek**, és merítsd ki, vagy hagyd, hogy a támadás védtelen legyen. Csak egy karakter védekezhet, és csak a saját játékosának ellenségei ellen (kivéve az [őrszemeket](sentinel)).
        - 3. Fordítsd fel az árnykártyát; érvényesül az árnyhatása.
        - 4. A sérülés az ellenség támadóereje, levonva belőle a védő védőerejét. Ha ez 0 vagy kevesebb, nem történik semmi.

section-undefended = Védtelen támadások
    .text =
        A védtelen támadás összes sérülését a megtámadott játékos **egyetlen hőse** kapja, és a védőereje nem számít. Akkor is védtelen a támadás, ha a védő elhagyja a játékot, mielőtt a sérüléseket kiosztjátok.

section-player-attacks = A játékosok támadnak
    .text =
        Miután minden ellenség támadott, a játékosok sorban, egyszer-egyszer megtámadhatják a velük összecsapásban álló ellenségeket. Meríts ki akárhány felkészült karaktert egy ellenség ellen, add össze a támadóerejüket, és vond le belőle az ellenség védőerejét: ami marad, az a sérülés.

        Ha az ellenséget nem győzitek le, a sérüléseivel együtt összecsapásban marad.

section-damage = Sérülés
    .text =
        A sérülés a kártyán marad, amíg meg nem gyógyítják. Ha egy kártyán annyi a sérülés, amennyi az életereje, azonnal elesik: a karakter a tulajdonosa dobópaklijába, az ellenség a találkozáspakli dobópaklijába kerül. A fölösleges sérülést senki más nem kapja meg.

## Effects

chapter-effects = Hatások és kulcsszavak
    .text =
        A lépések közötti akcióablakokban bármelyik játékos akciókat hajthat végre, amíg mindenki nem passzol. A „passz, amíg valami meg nem változik” átugorja azokat az akcióablakokat, amelyekben semmi újat nem lehetne tenni.

        A válasz közvetlenül azt követi, amire válaszol, minden példánnyal egyszer. A kényszerhatások maguktól érvényesülnek.

section-constant = Állandó hatások
    .text =
        Az a szöveg, amely előtt nem áll vastag betűs szó, addig érvényes, amíg a kártya játékban van. Ha egy kártyára több hatás is érvényes, összeadódnak, bármilyen sorrendben jöttek; egyetlen érték sem csökkenhet 0 alá.

section-actions = Akciók
    .text =
        Az Akció szó utáni szöveget a kártyát irányító játékos használhatja, bármelyik akcióablakban; ha egy fázis neve is előtte áll, csak abban a fázisban. A kártyának játékban kell lennie, az eseménynek kézben.

        Az akcióablakban, a kezdőjátékostól kezdve, mindenki végrehajthat egy akciót vagy passzolhat, amíg mindenki nem passzolt.

section-responses = Válaszok
    .text =
        A Válasz szó utáni szöveget közvetlenül az után lehet használni, amit megnevez. Nem kötelező. Ugyanarra a történésre minden példány egyszer válaszolhat.

section-forced = Kényszerhatások
    .text =
        A Kényszer szó utáni szöveg magától érvényesül, valahányszor a feltétele teljesül. A „Felfedéskor” ugyanezt jelenti, ha a kártyát a találkozáspakliból felfedik; ha a kártya árnykártya, nem érvényesül.

section-shadow-effects = Árnyhatások
    .text =
        Ami egy találkozáskártyán az árny jele alatt áll, csak akkor érvényesül, ha azt a kártyát egy támadó ellenség kapta árnykártyának.

section-lasting = Tartós hatások
    .text =
        Némelyik hatás a fázis vagy a forduló végéig tart. Amelyek egyszerre érvényesek egy kártyára, azok összeadódnak.

section-choices = Választás egy hatáshoz
    .text =
        Ha egy hatáshoz választanod kell, azok közül választasz, amelyekre érvényesülhet. Ha nincs ilyen, a kártya nem használható. Arról, amit az összes játékos együtt tesz, a kezdőjátékos dönt.

section-doomed = Végzetes
    .text =
        Ha felvonultatáskor Végzetes kártya kerül elő, minden játékos fenyegetettsége annyi ponttal nő, amekkora szám a kulcsszó után áll.

section-guarded = Őrzött
    .text =
        Amikor megjelenik egy őrzött cél, fel kell fedni a találkozáspakli következő kártyáját, és az lesz az őrzője. A célt nem lehet megszerezni, amíg van őrzője: az ellenséget le kell győzni, a helyszínt fel kell deríteni, az ármány hatásának érvényesülnie kell. Az őrzők fenyegetése beleszámít a gyülekező terület fenyegetésébe.

section-ranged = Távolsági
    .text =
        A Távolsági karakter a más játékosokkal összecsapásban álló ellenségeket is megtámadhatja, egyedül vagy az ő karaktereikkel együtt.

section-restricted = Korlátozott
    .text =
        Egy karakteren legfeljebb két Korlátozott felszerelés lehet. Ha egy harmadik is rákerül, valamelyiket azonnal el kell dobni.

section-sentinel = Őrszem
    .text =
        Az őrszem akkor is védekezhet, ha az ellenség egy másik játékost támad meg, és az a játékos nem jelölt védőt.

section-surge = Roham
    .text =
        Ha felvonultatáskor Roham kulcsszavú kártya kerül elő, még egy kártyát fel kell fedni.

section-victory-points = Győzelmi pontok
    .text =
        Némelyik ellenség és helyszín győzelmi pontokat ér. Ha legyőzitek vagy felderítitek, félre kell tenni, és beleszámít a [pontszámba](score).

section-talk = Beszélgetés
    .text =
        A játékosok mindenről beszélhetnek, és közösen tervezhetnek, de nem olvashatják fel a kezükben lévő kártyákat, sem azokat, amelyeket csak ők láttak.

## Scenarios

chapter-scenarios = A három forgatókönyv
    .text =
        Az „Átkelés a Bakacsinerdőn” forgatókönyvvel érdemes kezdeni; az „Utazás az Anduin mentén” nehezebb, a „Szökés Dol Guldurból” a legnehezebb.

section-mirkwood = Átkelés a Bakacsinerdőn
    .text =
        Nehézség: 1. A hősök üzenetet visznek az erdőn át, ahol pókok és Dol Guldur orkjai várnak rájuk. Az utolsó szakaszban két út közül a véletlen választ.

section-anduin = Utazás az Anduin mentén
    .text =
        Nehézség: 4. A hősök a folyón lefelé folytatják útjukat. Először egy Hegyi trollal kell elbánniuk; a folyón több kártyát kell felfedni, de nincs összecsapás-ellenőrzés; az utolsó szakasz maga a harc.

section-dol-guldur = Szökés Dol Guldurból
    .text =
        Nehézség: 7. Egy véletlenszerűen kiválasztott hős fogoly, és nem lehet használni, amíg ki nem szabadítjátok. Három őrzött cél kezdettől fogva a gyülekező területen van. Az első szakaszokban fordulónként csak egy szövetségest lehet kijátszani, az összes játékosnak együttvéve. Ha kiesik az a játékos, akinek a hőse fogoly, mindenki veszített.

## Worked examples

example-paying = Ki miért fizet?
    .text = Glóinnak (Vezetés) 3 erőforrása van, Éowynnek és Eleanornak (Lélek) két-két erőforrása. Játszd ki a Fellegvári őrt, azután az Északi nyomolvasót.
    .after = A Fellegvári őrért, amely Vezetés kártya, csak Glóin tudott fizetni, 2 erőforrást. Az Északi nyomolvasóért Éowyn és Eleanor közösen fizette ki a 4 erőforrást. Egyetlen erőforrás maradt, Glóinnál.
example-quest = Egy haladásjelző
    .text = A gyülekező területen van egy Erdei pók. Küldd el a küldetésre Aragornt és Glóint, Théodredet pedig tartsd vissza.
    .after = Aragorn és Glóin akaratereje együtt 4. A felfedett kártya az Öreg erdei út: a pókkal együtt ez 3 fenyegetés. Az akaraterő egy ponttal több, így egy haladásjelző kerül a küldetéskártyára.
example-active-location = Az Öreg erdei úton
    .text = Utazz az Öreg erdei útra.
    .after = Ez lett az aktív helyszín: a fenyegetése már nem számít, a haladás viszont először rá kerül.
example-checks = Ki kivel csap össze?
    .text = A kezdőjátékos fenyegetettsége 24, a másik játékosé 35. A gyülekező területen a Pókkirály (20), az Erdei pók (25), Ungoliant ivadéka (32) és a Zúgódarazsak (40) várnak. Önként senki se csapjon össze velük.
    .after = A kezdőjátékossal a Pókkirály csap össze: a többi összecsapásérték mind nagyobb, mint 24. A másik játékossal Ungoliant ivadéka, mert az övé a legnagyobb azok közül, amelyek nem nagyobbak, mint 35. A második körben a kezdőjátékossal már egyik ellenség sem csap össze, a másikkal viszont az Erdei pók igen. A Zúgódarazsak a helyükön maradnak: a 40 mindkét fenyegetettségnél több. Ezután kezdődik a harc.
example-defend = Egy védő
    .text = Az Erdei pók támad. Védekezzen Aragorn.
    .after = Az árnykártyának nem volt árnyhatása. A pók támadóereje nem nagyobb Aragorn védőerejénél: nincs sérülés. Aragorn kimerült.
example-undefended = Senki sem védekezik
    .text = Ugyanez a támadás. Most ne védekezzen senki, és a sérülést Aragorn kapja.
    .after = Ha nincs védő, a védőerő nem segít: mind a 2 sérülést egyetlen hős kapta. Viszont minden hős felkészült maradt.
example-attack = Ketten egy ellenség ellen
    .text = Támadd meg Legolasszal és Gimlivel együtt Dol Guldur vadidomárját.
    .after = 3 meg 2 az 5; ebből a védőerő levon egyet. A vadidomár életereje 5, így 4 sérüléssel még él, és összecsapásban marad.

## Puzzles

puzzle-p-slay = Csapjatok le együtt!
    .text = Dol Guldur vadidomárjának életereje 5, és már van egy sérülése. Győzd le ebben a fordulóban.
    .after = Legolas és Gimli támadóereje együtt 5; a védőerő levon belőle egyet. A négy további sérülés elég. Egyedül egyiküknek sem sikerülne.
puzzle-p-right-defender = Ki bírja ki?
    .text = A Pókkirály támad; az árnykártyának nincs hatása. Minden hős megsérült. Senki se essen el, és minél több hős maradjon felkészült.
    .after = Aragorn védőereje mellett csak egy sérülés marad, és ő azt túléli. A többieknek halálos lenne a támadás.
puzzle-p-enough-willpower = Még kettő
    .text = Az első szakaszból két haladásjelző hiányzik. A felfedett kártya 1 fenyegetést hoz majd. Juss el a következő szakaszba.
    .after = A pók 2 fenyegetésével és a felfedett kártyáéval mindhárom hős akaraterejét állítod szembe: ez elég a következő szakaszhoz.
puzzle-p-who-pays = Az utolsó garasig
    .text = Játszd ki mindkét kártyát.
    .after = Glóin két erőforrásából telik a Fellegvári őrre, amely Vezetés kártya; az Északi nyomolvasó négy erőforrását a Lélek hősei adják össze.
puzzle-p-travel-there = Merre tovább?
    .text = Három helyszín áll előttetek. Legyen az Elvarázsolt patak az aktív helyszín.
    .after = A kezdőjátékos választ; a kiválasztott helyszín fenyegetése többé nem számít.
puzzle-p-gandalf = A mágus tanácsa
    .text = A fenyegetettséged 48 pont. Csökkentsd 43 pontra.
    .after = Gandalf semleges: bármelyik befolyási kör hősei fizethetnek érte, közösen is. Amikor játékba lép, 5 ponttal csökkentheti a fenyegetettségedet.
puzzle-p-eowyn = Még egy kártya
    .text = Csak Éowyn felkészült, és két haladásjelző hiányzik. Egy Pókkirály vár rád, és a felfedett kártya még 1 fenyegetést hoz majd. Juss el a következő szakaszba.
    .after = Négy akaraterő három fenyegetés ellen: ez egy haladásjelző. Ha eldobsz egy kártyát, Éowyn megszerzi a hiányzó másikat is.
puzzle-p-faramir = A kapitány szavai
    .text = Öt haladásjelző hiányzik. A gyülekező területen 2 fenyegetés van, és a felfedett kártya még 1 fenyegetést hoz majd. Juss el a következő szakaszba.
    .after = Ha Faramir is velük megy, négyük akaratereje együtt 7: ez kevés. Ha itt marad, kimerítheted, és a másik három mindegyike eggyel többet kap: 8 akaraterő 3 fenyegetés ellen.
puzzle-p-steward = A Helytartó széke
    .text = Négy erőforrásod van, a két kártya együtt pedig hatba kerül. Játszd ki mindkettőt.
    .after = Először Gondor helytartója kerüljön Glóinra: ha azonnal kimeríted, két erőforrást hoz neki. Így megint négy van, éppen elég Faramirra.
puzzle-p-sneak = Csak egy pillanatra
    .text = Aragorn felkészült, de már egyetlen sérüléstől elesne, és csak egy erőforrása van. Győzd le az orkokat, mielőtt támadnak.
    .after = Az Orvtámadás erre a fázisra játékba hozza Gandalfot, aki 4 sérülést okoz az orkoknak, és az ő életerejük csak 3.
puzzle-p-greeting = A szakadék szélén
    .text = A fenyegetettséged 49 pont, és a forduló végén nőni fog. Kerülj a szakadéktól a lehető legmesszebbre.
    .after = Egyetlen játékos 6 ponttal csökkenti a fenyegetettségét: egyedül játszol, így ez jobb, mint mindenkinek 2 pont.
puzzle-p-heal = A gyógyító művészete
    .text = Glorfindel életerejéből már csak 1 maradt. Gyógyítsd meg teljesen.
    .after = Imladris tudománya egy karakter minden sérülését meggyógyítja; két Tudás hős fizet érte.
puzzle-p-feint = Hadd csapjon a levegőbe
    .text = Minden hősöd életerejéből már csak 1 maradt. Az Erdei pók támadni készül. Győzd le ebben a harci fázisban úgy, hogy senkit se veszíts el.
    .after = A Cselvetés miatt a pók nem támadhat meg téged. Így Legolas és Gimli még felkészült, amikor a játékosok támadnak. Legolas támadóereje 3, Gimlié a négy sérülésével 6, együtt 9: az 1 védőerő levonása után is 8 sérülés, jóval több, mint amennyit a pók kibír.

## The guided first match

lesson-first = Két forduló a Bakacsinerdőben
    .text = Két fordulóra vezeted Aragornt, Glóint és Théodredet az erdőbe: kijátszol egy szövetségest, küldetésre indulsz, utazol, és megküzdesz egy pókkal. Nagyjából tíz perc.
lesson-first-welcome = Be a Bakacsinerdőbe
    .text = Egyedül vagy társakkal játszol, maga az erdő ellen. A küldetéskártya mondja meg, mennyi haladás kell; ha az utolsót is teljesítetted, győztél. Veszítesz, ha minden hősöd elesett, vagy ha a fenyegetettséged eléri az ötvenet. Játsszunk két fordulót!
lesson-first-table = Hol kérdez a játék?
    .text = Ez a sor mindig megmondja, melyik fázis van, és mi a kérdés. Amire kattinthatsz, annak arany szegélye van. Itt semmit sem lehet elrontani: a „Visszavonás” minden lépést visszavesz.
lesson-first-heroes = A hőseid
    .text = Aragornnak, Glóinnak és Théodrednek négy-négy értéke van: akaraterő a küldetéshez, támadóerő, védőerő és életerő. Az érmék erőforrások. Minden hős fordulónként kap egyet, és ezekkel fizet a kártyáidért.
lesson-first-play = Egy szövetséges
    .text = A Fellegvári őr két erőforrásba kerül. Kattints rá a kezedben: a kártya kinyílik, és megkérdezi, ki fizet. Fizessen Glóin és Théodred, Aragorn semmit: neki mindjárt szüksége lesz a sajátjára. Aztán játszd ki.
    .back = Jó kártya az is, és fizetni is lehet másképp. De előbb kell egy segítő, Aragorn erőforrása pedig maradjon meg: játszd ki az őrt nélküle.
lesson-first-quest = Ki megy küldetésre?
    .text = A küldetésre küldött karakterek hozzáadják az akaraterejüket, és kimerülnek. A gyülekező terület minden kártyája fenyegetést ad: a pók 2, az út 1, és mindjárt felfedsz még egy kártyát. Küldd mindhárom hőst; az őr marad.
    .back = Lehet, hogy elég, lehet, hogy kevés; senki sem tudja, mi jön. Menjünk biztosra: küldd mindhárom hőst, az őr maradjon a harcra.
lesson-first-theodred = Válaszok
    .text = Némelyik kártya válaszol arra, ami történik. Théodred küldetésen van, ezért adhat egy erőforrást egy ott lévő hősnek. Használd, és válaszd Aragornt.
    .back = Ki is hagyhatod. De az ingyen erőforrás jól jön: használd Théodredet, és kapja Aragorn.
lesson-first-aragorn = Aragorn újra talpra áll
    .text = Aragorn egy erőforrásért újra felkészülhet, és az akaraterejét akkor is számolni kell. Így ebben a fordulóban harcolhat is. Használd.
    .back = Meg is tarthatnád az erőforrást. De akkor csak az őr állhatna a pók elé: használd Aragornt.
lesson-first-staged = Hogyan sikerült a küldetés?
    .text = Még egy Öreg erdei út került elő: fenyegetés 4, akaraterő 5. A különbség, vagyis 1, haladás a küldetéskártyán. Ha a fenyegetés lett volna több, a te fenyegetettséged nőtt volna.
lesson-first-travel = Utazás
    .text = Elutazhatsz egy helyszínre. Az elhagyja a gyülekező területet, így a fenyegetése már nem számít; de amíg fel nem deríted, a haladás előbb oda kerül. Utazz egy erdei útra.
    .back = Akkor mindkét út a gyülekező területen marad, és adja a fenyegetését. Utazz az egyikre.
lesson-first-road = Az út segít
    .text = Miután az Öreg erdei útra utaztatok, a kezdőjátékos felkészítheti egy karakterét. Élj vele, és válaszd Glóint: így ő is harcolhat.
    .back = Ki is hagyhatod, vagy választhatod Théodredet. De Glóin ugyanolyan erősen üt, és ahhoz, ami jön, elég erős: legyen ő.
lesson-first-engage = Jön a pók
    .text = Magad is összecsaphatsz egy ellenséggel. Ha nem teszed, akkor is jön, amint a fenyegetettséged eléri az összecsapásértékét, és itt elérte. Válassz, ahogy tetszik.
    .back = Válassz, ahogy tetszik: a pók így is, úgy is jön.
lesson-first-defend = A pók támad
    .text = Válaszd ki, ki védekezik. A védő kimerül; a védőereje levonódik a támadóerőből, a maradék sérülés. A védtelen támadás teljes erővel egy hőst ér. Aragorn védekezik a legjobban.
    .back = Ő jobban megsérülne, vagy elesne. Itt Aragorn védőereje a legnagyobb: álljon ki ő.
lesson-first-shadow = Árnykártyák
    .text = Minden támadó ellenség kap egy lefelé fordított kártyát, amelyet csak a támadáskor kell megmutatni. Lehet rajta árnyhatás. Ezen nem volt: a támadóerő 3, a védőerő 2, így Aragorn egy sérülést kap.
lesson-first-attack = Üss vissza
    .text = Most a felkészült karaktereid támadhatnak. Válaszd a pókot, aztán mindenkit, aki támadhat: a támadóerő összesen 3, a pók védőereje 1, vagyis két sérülés. Az életereje négy.
    .back = Békén is hagyhatod, de sértetlenül jönne vissza. Támadj Glóinnal és az őrrel.
lesson-first-refresh = Új forduló
    .text = A forduló végén minden karakter felkészül, és a fenyegetettséged eggyel nő. Minden hősnek van egy új erőforrása, és húztál egy kártyát.
lesson-first-stone = Egy felszerelés
    .text = Celebrían köve két akaraterőt ad a viselőjének. Kattints rá a kezedben, fizessen egyet-egyet Glóin és Théodred, Aragorn semmit. Aztán játszd ki Aragornra.
    .back = Másképp is lehet. De Aragorn négy akaraterővel egyedül is elbírja a küldetést, a többiek pedig harcolhatnak: add neki a követ, és fizessenek a többiek.
lesson-first-alone = Aragorn egyedül
    .text = A gyülekező területen már csak egy út maradt, a pók sincs már ott. Aragorn négy akaraterejének elégnek kell lennie. Küldd csak őt, hogy a többiek harcolhassanak.
    .back = Több akaraterő biztosabb, de aki küldetésen van, nem harcol. Próbáld meg Aragornnal egyedül.
lesson-first-up = Még egyszer
    .text = Fizess egy erőforrást, és Aragorn újra felkészül: védekeznie kell majd.
    .back = Enélkül másnak kell a pók elé állnia. Használd.
lesson-first-progress = Előbb a helyszínre
    .text = Akaraterő 4, fenyegetés 3. A haladás az aktív helyszínre került, nem a küldetésre. Ha összesen három gyűlik össze rajta, az út fel van derítve.
lesson-first-stand = Megint a pók
    .text = Most 2 a támadóereje, ha az árnykártya nem segít neki. Aragorn védőereje 2: álljon ki ő.
    .back = Bárki más megsérülne, Aragorn nem.
lesson-first-strike = Végezz vele
    .text = Még két sérülés, és a póknak vége. Válaszd ki, aztán mindenkit, aki támadhat; vagy csináld a magad módján.
lesson-first-end = Két forduló megvolt
    .text = Minden fázist láttál: tervezés, küldetés, utazás, találkozás, harc, felfrissülés. Minden azon múlik, ki megy küldetésre, és ki harcol. Innen továbbjátszhatsz, megoldhatsz egy feladványt, vagy saját játszmát kezdhetsz, egyedül vagy két paklival.
