### The rules of The Battle of Five Armies, in our own words. How these texts are written says wotr.ftl.

## I and XI: what it is about

chapter-aim = Miről szól a játék?
    .text =
        A Sötétségnek minden elfoglalt település 2, minden elfoglalt erőd 4 pontot ér. Ha a forduló végén 10 pontja van, győz; ha helyei között ott van a Főkapu is, azonnal.

        A Szabad Népek győznek, ha a végzetjelző eléri az utolsó mezőt, ha Bolg elesik, vagy ha Beorn akkor érkezik meg, amikor a Sötétségnek hatnál kevesebb pontja van.

section-aim = Csata a Magányos Hegynél
    .text =
        A Szabad Népek (a tündék, a törpök, a tó emberei, és velük Gandalf) a Hegy nyúlványait tartják. A Bolg vezette Sötétség orkokkal és vargokkal vonul fel a völgyben, goblinjait pedig a Hegyen át küldi.

        A Sötétségnek el kell foglalnia a fontos helyeket, mielőtt kifut az időből. Az idő maga a végzet: a jelzője minden fordulóban előrébb lép, és elhozza Bilbót, Thorint, a sasokat, végül Beornt. Minél több hadvezért használnak a Szabad Népek, annál jobban lassíthatja a Sötétség a végzetet.

section-victory-shadow = A Sötétség győzelme
    .text =
        Minden erőd, amelyet a Sötétség [birtokol](control) (Hollóhegy, Főkapu, Keleti Hegynyúlvány), 4 győzelmi pontot ér, minden más település (Suhatag Romjai, Tábor, Alsó Lejtők, Leomlott Híd) 2 pontot.

        Ha 10 vagy több pontja van, a Sötétség a forduló végén győz; ha a Főkapu is az övé, azonnal.

section-victory-free = A Szabad Népek győzelme
    .text =
        A Szabad Népek azonnal győznek, ha ezek egyike bekövetkezik:

        - Bolg elesik
        - [Beorn](beorn) játékba lép, és a Sötétségnek ekkor hatnál kevesebb győzelmi pontja van
        - a [végzetjelző](fate-track) eléri a 15. mezőt

## II and III: board and pieces

chapter-board = A játéktábla és a játék elemei
    .text =
        A térkép régiókból áll, mindegyiknek megvan a maga terepe, és négy terület egyikéhez tartozik. A csata a településekért és az erődökért folyik. A többféle egység seregekbe áll össze, a seregeket karakterek vezetik.

section-regions = Régiók és területek
    .text =
        A régiók terepe ötféle: dombok, hegyek, síkság, romok, mocsár. Minden régió négy terület egyikéhez tartozik: Feldúlt Földek, Völgy, Keleti Part, Déli Hegynyúlvány.

        A közös határú régiók szomszédosak. Lehet közöttük:

        - **folyó**: senki sem kelhet át rajta, és a két partján fekvő régiók nem szomszédosak
        - **gázló**: átjáró a folyón; aki gázlón át támad, hátrányban van
        - **lejtő**: ahol a hegyek más tereppel találkoznak; aki lejtőn felfelé támad, hátrányban van

        A Magányos Hegy körüli fekete vonalat senki sem lépheti át.

section-settlements = Települések és erődök
    .text =
        A Szabad Népek a településeken gyülekeznek. Három régió [erőd](fortifications): a Hollóhegy, a Főkapu és a Keleti Hegynyúlvány. Falaiknak védelmi értéke van, és megvédik azt, aki mögöttük áll.

section-special-areas = Gyülekező régiók, hágók, a Sasfészek
    .text =
        - A Feldúlt Földeken négy **gyülekező régiója** van a Sötétségnek. Ezekben akárhány egysége állhat.
        - A Hegy mögött két **goblin gyülekezőhely** van, mindegyikhez tartozik egy [hegyi hágó](passes).
        - A **Sasfészekben** várnak a [sasok](eagles).
        - A **végzetsávon** lépked a végzetjelző, és ott várnak a még meg nem érkezett karakterek.

section-pieces = Egységek, különleges egységek, karakterek
    .text =
        A seregek egységekből állnak. Minden egységfajtának van kártyája: ez mutatja a harci erejét, a neki kedvező terepeket és a [manőverét](unit-cards).

        A sasok és az óriásdenevérek különleges egységek, saját szabályokkal. Minden karakterből egy van: a Sötétségnél Bolg; a Szabad Népeknél Bard, Dáin, Thranduil, Gandalf, Bilbó, Thorin, a Sasok Ura és Beorn. Minden fajta figurából csak annyi van, amennyi a dobozban.

section-setup = Előkészítés
    .text =
        A program felállítja a seregeket, és lefelé fordítva leteszi az utánpótlásjelzőket. Bard, Dáin, Thranduil és Gandalf kezdettől játékban van; Bilbó a végzetsáv 2., Thorin a 6., a Sasok Ura a 8., Beorn a 11. mezőjén vár. A Sötétség hat, a Szabad Népek öt kockával kezdenek.

## IV: the turn

chapter-turn = A forduló
    .text =
        1. Mindkét oldal húz egy eseménykártyát és egy történetkártyát. Kézben legfeljebb hat kártya lehet.

        2. A Szabad Népek legfeljebb három hadvezért aktiválnak; mindegyikért egy vezetésjelző jár, mindig más-más seregbe.

        3. Végzet: egymás után annyi lapka húzható, ahány hadvezért aktiváltak, de legalább egy. A Sötétség mondja meg, mikor áll meg, és az utolsó lapka számít.

        4. A Sötétség annyi figurát tesz le, ahány kockája van: vezetésjelzőket a seregeibe vagy óriásdenevéreket a területek fölé.

        5. Mindkét oldal dob az akciókockáival, majd felváltva felhasználják őket; a Szabad Népek kezdenek. Akinek kevesebb kockája maradt, mint az ellenfelének, passzolhat.

        6. Véget ér a forduló: a vezetésjelzők és a denevérek lekerülnek a térképről, a sasok hazarepülnek.

section-recovery = 1. fázis: kockák és kártyák
    .text =
        A Szabad Népeknek 5 kockájuk van; 6, amíg Thorin vagy Beorn játékban van (de akkor sem 7, ha mindketten). A Sötétségnek 6 kockája van; 7, ha ugyanazon a területen két települést vagy erődöt birtokol. A menet közben elnyert vagy elvesztett kocka csak ettől a fázistól számít.

        Ezután mindkét oldal húz egy eseménykártyát és egy történetkártyát, először a Szabad Népek. Akinek hatnál több kártyája van, eldobja a fölösleget.

section-phase-generals = 2. fázis: hadvezérek
    .text =
        A Szabad Népek legfeljebb hármat aktiválhatnak a játékban lévő [hadvezéreik](generals) közül. Mindegyikért kapnak egy [vezetésjelzőt](leadership-tokens), és minden jelzőt más-más seregükbe tesznek.

section-phase-fate = 3. fázis: végzet
    .text =
        A Sötétség [végzetlapkákat](fate-tiles) húz; az utolsó mozgatja a végzetjelzőt.

section-phase-command = 4. fázis: a Sötétség vezetése
    .text =
        A Sötétség annyi figurát tehet le, ahány kockája van: vezetésjelzőket és [óriásdenevéreket](bats), tetszés szerint vegyesen, de legfeljebb hat denevért. Minden jelző más-más seregbe kerül, a denevérek pedig területek fölé.

section-phase-actions = 5. fázis: akciók
    .text =
        Mindkét oldal dob, majd felváltva használják fel a kockáikat; a Szabad Népek kezdenek (lásd [A kockák használata](using-dice)). A Szabad Népek minden akciójuk előtt használhatják egy aktivált hadvezérük képességét.

section-phase-end = 6. fázis: a forduló vége
    .text =
        A játékosok összeszámolják a Sötétség [győzelmi pontjait](victory-shadow). Ha a játék folytatódik, lekerül minden vezetésjelző, denevér és fel nem használt aktiválásjelző, a sasok pedig visszarepülnek a Sasfészekbe.

## V: dice

chapter-dice = Akciókockák
    .text =
        Sereg: mozgass két sereget; vagy mozgass egyet, és támadj vele; vagy támadj együtt minden seregeddel, amely egy ellenséges sereggel szomszédos.

        Karakter: mozgass egy vezetett sereget két régiónyit, vagy csak egy régiónyit, és támadj vele; mozgass karaktereket; hozz játékba egy karaktert.

        Utánpótlás: két régióban fordíts meg egy-egy jelzőt, vagy szervezz újjá két sereget. Ezzel a kockával cselekednek a sasok és a denevérek, és ezzel jön Bolg.

        Esemény: húzz egy eseménykártyát és egy történetkártyát, vagy játssz ki bármilyen kártyát. A többi kockával csak a nekik megfelelő típusú kártyákat lehet kijátszani.

        A Nyugat Akarata ezek bármelyike lehet. A Pillátlan Szem goblinokat toboroz vagy mozgat.

section-using-dice = A kockák használata
    .text =
        Aki soron van, választ egy fel nem használt kockát, végrehajt egy akciót, amelyet a kocka eredménye enged, és félreteszi a kockát. Az akció egyik része sem kötelező: mozgás és támadás helyett csak mozoghatsz is, vagy csak támadhatsz.

        - Amíg az ellenfelednek több kockája maradt, mint neked, **passzolhatsz**.
        - Egy kockát felhasználatlanul is eldobhatsz.
        - Ha az egyik oldalnak elfogytak a kockái, a másik egyedül folytatja.

section-die-army = Sereg
    .text =
        - **Stratégiai mozgás**: mozgass két különböző sereget, mindegyiket egy régiónyit.
        - **Támadás**: ha akarod, mozgass egy sereget egy régiónyit, azután [támadj](attacking) vele.
        - **Együttes támadás**: [támadj együtt](combined-attack) két vagy több sereggel, amely ugyanazzal az ellenséges sereggel szomszédos.
        - Játssz ki egy [seregkártyát](playing-cards).

section-die-character = Karakter
    .text =
        - **Gyors mozgás**: mozgass egy [vezetett sereget](leadership) legfeljebb [két régiónyit](long-moves).
        - **Támadás**: ha akarod, mozgass egy vezetett sereget egy régiónyit, azután támadj vele.
        - **Karakterek mozgatása**: mozgass a térképen akárhány [karaktert](characters-move).
        - Hozz játékba egy [készen álló](characters-enter) karaktert, ha a karakterlapja szerint ezzel a kockával jön.
        - Játssz ki egy [karakterkártyát](playing-cards).

section-die-muster = Utánpótlás
    .text =
        - **Toborzás**: két régióban fordíts meg egy-egy [utánpótlásjelzőt](flipping-tokens).
        - **Újjászervezés**: [szervezz újjá](rallying) két sereget.
        - A Sötétség játékba hozhatja [Bolgot](bolg), vagy [denevérek](bats) segítségével mozgathat egy sereget. A Szabad Népek a [sasokkal](eagles) támadhatnak.
        - Játssz ki egy [utánpótláskártyát](playing-cards).

section-die-event = Esemény
    .text =
        Húzz egy eseménykártyát, és a saját paklidból egy történetkártyát, vagy játssz ki egy [kártyát](playing-cards), bármilyen a típusa.

section-die-will = A Nyugat Akarata
    .text =
        Csak a Szabad Népek kockáin van, és bármelyik másik eredményük helyett használhatják. Ezzel mozog [Beorn](beorn) is.

section-die-eye = Pillátlan Szem
    .text =
        Csak a Sötétség kockáin van. Ezek egyikére jó:

        - tegyél egy-egy egység goblint mindkét goblin gyülekezőhelyre
        - ha akarod, mozgass egy régiónyit egy sereget, amelyben goblinok vannak, azután támadj vele
        - mozgass két sereget, amelyekben goblinok vannak, mindegyiket egy régiónyit

        Ha a gyülekezőhelyről a nyitott [hágóra](passes) lépsz, az egy régiónak számít.

## VI: cards

chapter-cards = Esemény- és történetkártyák
    .text =
        Az eseménykártya felső felén parancs van, ezt egy kockával játszhatod ki; az alsó felén csatahatás, ezt csatában, kocka nélkül. A történetkártyák az egyik vagy a másik oldaléi, és mindegyiket csak egyszer lehet kihúzni; némelyik az asztalon marad.

section-drawing = Kártyahúzás
    .text =
        Az eseménykártyákat mindkét oldal ugyanabból a pakliból húzza, történetpaklija viszont mindkettőnek saját van. Kézben a kétfajta kártyából összesen hat lehet. Akinek több van, azonnal, lefelé fordítva eldobja a fölösleget.

        Ha elfogyott az eseménypakli, az összes felhasznált eseménykártyából megkeverve új pakli lesz. A történetkártyák soha nem kerülnek vissza.

section-playing-cards = Kártya kijátszása
    .text =
        Akcióként egy eseménykártya parancsát vagy egy történetkártyát játszhatsz ki: eseménykockával, vagy olyan kockával, amely megegyezik a kártya típusával (Sereg, Karakter, Utánpótlás).

        - A kártya csak akkor játszható ki, ha a feltétele maradéktalanul teljesül.
        - Amit a kártya mond, azt a lehető legteljesebben végre kell hajtani, kivéve, ahol azt mondja, hogy megteheted.
        - Ahol a kártya megszeg egy szabályt, a többi szabály akkor is érvényes.
        - Utána a kártyát el kell dobni, hacsak nem marad az asztalon. Az asztalon lévő kártyák nem számítanak bele a kézben tartható hat kártyába.

## VII: fate

chapter-fate = Végzet
    .text =
        A végzetjelző annyi mezőt lép, amennyi az érvényes lapkán áll. Ha a lapkán kártya is van, húzni kell egy végzetkártyát, amely azonnal hat, vagy később Thorinnak, Beornnak vagy a sasoknak segít.

        A sávon várakozó karakter készen áll, amint a jelző eléri a mezőjét, és egy kockával lép játékba.

section-fate-tiles = Végzetlapkák húzása
    .text =
        A 3. fázisban a Sötétség egyesével lapkákat húz: legfeljebb annyit, ahány hadvezér aktiválva van, de legalább egyet. Mindegyik után megállhat, vagy félreteheti a lapkát, és húzhat egy újat. Az **utolsónak** húzott lapka számít.

        - A különleges lapka (amelyet egy történetkártya tett a készletbe) véget vet a húzásnak: ez számít.
        - A lapka, amelyik számított, kikerül a játékból; a többi visszakerül a készletbe.

section-fate-track = A végzetsáv
    .text =
        A jelző annyi mezőt lép előre, amennyit a lapka mond. Ha eléri a 15. mezőt, a Szabad Népek győztek. Bilbó, Thorin, a Sasok Ura és Beorn akkor [áll készen](characters-enter), ha a jelző a mezőjükön vagy azon túl van.

section-fate-cards = Végzetkártyák
    .text =
        Ha az érvényes lapkán ott van a végzet jele, a Szabad Népek húznak egy végzetkártyát, amely azonnal, akció nélkül hat. A legtöbb egy karakterhez tartozik, és a karakterlapja mellé kerül, akkor is, ha a karakter még nem érkezett meg. Ha a karakter már kikerült a játékból, a kártyát el kell dobni.

## VIII: characters

chapter-characters = Karakterek és vezetés
    .text =
        Bard, Dáin, Thranduil, Gandalf, később pedig a Sasok Ura is aktiválható. Mindegyikük ad egy vezetésjelzőt, a másodiktól kezdve azonban mindegyik eggyel több végzetlapka húzására ad jogot a Sötétségnek. Minden akciód előtt egy aktivált hadvezér használhatja a karakterlapján leírt képességet; ezután már nincs aktiválva.

        A karakterek azt a sereget vezetik, amelyikkel együtt állnak, de egyedül is mozoghatnak, akár az ellenség mellett elhaladva. Bilbót a gyűrűje bárhová elviszi, és megsegíti a bajba jutott sereget. Beorn egyedül harcol. Bolg testőrei a seregéért halnak meg, és ha Bolg elesik, a Sötétség veszített.

section-characters-enter = Karakterek játékba hozása
    .text =
        Aki még nincs játékban, annak előbb **készen kell állnia**. A Szabad Népek karakterei akkor állnak készen, ha a végzetjelző elérte a mezőjüket, Bolg addig, amíg a Sötétségnek van serege a Völgyben. Ekkor a karakter a karakterlapján megadott kockával hozható játékba.

        Ha olyan régióba kellene érkeznie, ahol ellenséges egységek állnak, vagy amelyet az ellenség birtokol, akkor most nem jöhet. Ha a végzetjelző visszalép, az is lehet, hogy aki már készen állt, újra várakozik.

section-characters-alone = Karakterek a játékban
    .text =
        Saját oldaluk seregében a karakterek a sereg részeként mozognak és harcolnak. Egyedül, vagy ha csak más karakterekkel vannak együtt, nem törődnek az ellenséggel: nem támadhatnak, és őket sem lehet megtámadni. Egy hadvezér a képességét ilyenkor is használhatja.

        Beornra és a Sasok Urára saját szabályok érvényesek.

section-characters-move = Karakterek mozgatása
    .text =
        A karakterek mozgatása akcióval a térképen lévő karakterek közül akárhányat mozgathatsz, mindegyiket legfeljebb annyi régiónyit, amennyit a karakterlapja mond. A seregben lévő karakter a sereggel mehet, amikor az mozog, vagy hátramaradhat.

section-generals = Hadvezérek
    .text =
        Bard, Dáin, Thranduil, Gandalf és a Sasok Ura hadvezérek. Az aktivált hadvezér a fordulóban egyszer használhatja a képességét: közvetlenül azelőtt, hogy kockát választasz, és minden akció előtt csak egy hadvezér. A hadvezér képessége után akciónak kell következnie.

        - Minden aktivált hadvezér ad egy vezetésjelzőt is.
        - A Sötétség viszont [annyi végzetlapkát húzhat](fate-tiles), ahány hadvezér aktiválva van; ha egy sincs, egyet.

section-range = Lőtávolság
    .text =
        Gandalf mágikus robbanása és Thranduil íjászata addig ér el, ameddig a lőtávolságmérő. A program tudja, mely régiók vannak lőtávolságban; a Hegy körüli fekete vonalon nem lehet átlőni. Az így okozott sérülésekre [ugyanaz érvényes](damage-outside), mint csatában.

section-leadership-tokens = Vezetésjelzők
    .text =
        A vezetésjelzők kisebb kapitányokat képviselnek. A Szabad Népek minden aktivált hadvezérért kapnak egyet, a Sötétség annyit tesz le [a maga fázisában](phase-command), amennyit akar. Letételkor minden jelző más-más seregbe kerül.

        A sereg nélkül maradt vezetésjelző azonnal lekerül a térképről, a forduló végén pedig az összes.

section-bilbo = Bilbó és a gyűrűje
    .text =
        Bilbó karakterkockával, öt gyűrűjelzővel érkezik egy másik karakterhez vagy egy vezetésjelzőhöz.

        - Amikor a serege sérülést kap, Bilbó egy gyűrűjelzőért elhagyhatja a térképet, hogy levegyen a seregről legfeljebb két sérülésjelzőt.
        - Amikor karakterkockát választasz, Bilbó előbb egy gyűrűjelzőért bármelyik régióban felbukkanhat, akkor is, ha nincs a térképen.

section-bolg = Bolg
    .text =
        Bolg utánpótláskockával érkezik egy gyülekező régióba, ha a Sötétségnek van serege a Völgyben. Vele jön egy egység nagy ork, és minden gyülekező régióban meg kell fordítani egy utánpótlásjelzőt. Bolgnak egy testőrjelzője van, vagy három, ha a Sötétség birtokolja Suhatag Romjait.

        - Egy testőrjelző minden sérülést érvénytelenít, amely egy csatakörben vagy egy másfajta támadásban Bolg seregét éri, de azt nem, amelyet a sereg saját magának okoz.
        - Ha a Sötétség két települést vagy erődöt birtokol, utánpótláskockával a Feldúlt Földek négy régiójába tehet le egy-egy jelzőt.
        - Ha Bolg elesik, a Szabad Népek [győznek](victory-free).

section-beorn = Beorn
    .text =
        Beorn karakterkockával érkezik a térkép déli szélére. Ha a Sötétségnek ekkor hatnál kevesebb pontja van, a Szabad Népek [győztek](victory-free). Különben Beorn úgy harcol, mint egy önálló sereg, 8 haragjelzővel.

        - A Nyugat Akaratával legfeljebb három régiónyit mozog, utána támadhat. Egy haragjelzőért karakterkockával is.
        - Soha nem lehet egy régióban egységekkel, és nem haladhat át a Sötétség seregein. A Sötétség seregei számára ellenséges seregnek számít. Az üres helyeket felszabadítja, a Sötétség utánpótlásjelzőit leveszi.
        - Négy kockával dob, a találathoz 5 vagy több kell, és minden sikertelen kockát újradob. Az erőd, a gázló és a lejtő őt is ugyanúgy hátráltatja, mint bárki mást. Nem használ kártyákat, terepfölény nincs, és együttes támadásban nem vehet részt.
        - Minden sérülésért elveszít egy haragjelzőt. Ha elfogytak, Beorn kikerül a játékból. Újjászervezni nem lehet.
        - Visszavonulhat, de baráti sereghez nem.

section-eagles = A sasok
    .text =
        A Sasok Ura karakterkockával érkezik a Sasfészekbe, és hoz magával még egy sast. Azok a sasok, amelyeket kártyák már előtte hoztak, addig ott várnak.

        - Hadvezérként vagy hív még egy sast a Sasfészekbe, vagy mindet kiküldi, magával együtt, az általad választott területek fölé.
        - Utánpótláskockával a térkép fölött köröző sasok közül akárhány támadhat: mindegyik a Sötétség más-más seregét támadja meg a területén, három kockával dob, a találathoz 4 vagy több kell, a sikertelen kockákat egyszer újradobja, végül visszarepül a Sasfészekbe. Ezt a dobást semmi sem módosítja.
        - A forduló végén mind hazarepülnek.

section-bats = Óriásdenevérek
    .text =
        A denevérek a forduló végéig egy egész terület fölött köröznek.

        - Utánpótláskockával vegyél le egyet, és a Sötétség egyik serege, amely a területén áll, mozoghat.
        - Ha a területükön folyik a csata, a Sötétség kijátszhatja manőverként a „Vámpírok módjára” kártyát: ha a serege abban a körben sérülést okoz, levehet egy denevért még egy sérülésért. Amíg van ott denevér, a kártya minden körben újra használható.

## IX: armies

chapter-armies = Seregek
    .text =
        Egy sereg, vagy a sereg egy része, olyan szomszédos régióba mozoghat, ahol nincs ellenség. Folyón csak gázlónál lehet átkelni, a Hegyen pedig senki sem mehet át. Egy régióban egy oldalnak legfeljebb öt egysége állhat; a Sötétség ott, ahol gyülekezik, akárhányat összevonhat.

        Az utánpótlásjelzők lefelé fordítva fekszenek. A megfordított jelző megmutatja, milyen egységek kerülnek a régiójába, azután kikerül a játékból. Az újjászervezéshez a sereg minden egységéért dob egy kockával; minden 5 vagy 6 levesz egy sérülésjelzőt.

section-limit = Öt egység
    .text =
        Egy oldal összes egysége egy régióban egyetlen sereget alkot. Egy régióban legfeljebb **öt** egység állhat; a karakterek, a jelzők, a sasok és a denevérek nem számítanak bele. A gyülekező régiókban és a goblin gyülekezőhelyeken a Sötétségre nincs ilyen határ.

        Ha mozgás vagy toborzás után több egység van, a gazdájuk azonnal eltávolítja a fölösleget. Minden eltávolított egységért levehet legfeljebb két [sérülésjelzőt](casualties).

section-unit-cards = Egységfajták
    .text =
        Egy egységfajta kártyáján ott van a harci ereje (ennyi kockát ad minden egysége), a neki kedvező terepek, amelyek a [terepfölénynél](terrain) számítanak, és a manővere, amely [csatában](manoeuvres) használható.

section-leadership = Vezetett seregek
    .text =
        Egy sereg vezetői értékébe a karakterei és a vezetésjelzői számítanak bele. Ha ez legalább 1, a sereg vezetett: karakterkockával is cselekedhet, és a [sikertelen kockák](leader-reroll) egy részét újradobhatja.

section-moving = Seregek mozgatása
    .text =
        Egy sereg olyan szomszédos régióba mozoghat, ahol nincs ellenséges sereg. A seregeket seregkockával, karakterkockával (ha vezetettek), Pillátlan Szemmel (ha goblinok vannak bennük) és néhány kártyával lehet mozgatni.

        - Ugyanazzal az akcióval egy figura sem mozoghat kétszer; egy másik kockával a sereg újra mozoghat.
        - Az egy régióba érkező seregek akkor olvadnak össze, amikor az akció minden mozgása megtörtént, de még a támadás előtt.

section-splitting = A sereg egy része
    .text =
        Mozgathatod a seregnek csak egy részét is, a többi a helyén marad. Stratégiai mozgással egy sereg két része különböző irányba mehet.

        - Ha karakterkockával mozog, vezetésjelzőnek vagy vezető karakternek is vele kell mennie.
        - A sérülésjelzőket úgy kell elosztani, hogy egyik részben se legyen több belőlük, mint ahány egység.

section-long-moves = Több mint egy régió
    .text =
        Az a sereg, amely egyetlen akcióval több régiónyit mozog, csak ott hagyhat figurákat, ahonnan elindul, és útközben senkit sem vehet fel. Ahol ellenséges sereg mellé ér, ott meg kell állnia. Azt, hogy öt egységnél nincs-e több egy régióban, csak a mozgás végén kell ellenőrizni.

section-control = A helyek birtoklása
    .text =
        Ha a Sötétség serege a Szabad Népek egyik településére vagy erődjébe lép, akár csak áthaladva, a hely a Sötétség birtokába kerül. A Szabad Népek egységei ugyanígy szerzik vissza; karakter vagy sas ehhez nem elég. A védtelen helyre bevonulni nem támadás.

section-laying-tokens = Utánpótlásjelzők letétele
    .text =
        A Szabad Népek jelzőinek két csoportja van: a törpök és emberek, illetve a tündék. Az új jelzőket látatlanban kell húzni, és lefelé fordítva kell letenni: a településekre, illetve a Sötétség gyülekező régióiba; de soha nem oda, ahol ellenséges sereg áll, vagy ami az ellenség birtokában van. Ha egy csoport minden jelzője elfogyott, több nem jön.

section-flipping-tokens = Utánpótlásjelzők megfordítása
    .text =
        A megfordított jelző megmutatja, milyen egységek érkeznek a régiójába, azután kikerül a játékból. Ha nincs több ilyen figura, ugyanannak a csoportnak egy másik egysége jön helyette.

        Ha egy sereg olyan régióba lép, ahol ellenséges jelzők vannak, vagy áthalad rajta, a jelzőket látatlanban leveszi; ezek visszakerülnek a fel nem használtak közé.

section-direct-recruiting = Toborzás jelzők nélkül
    .text =
        Néhány kártya és képesség azonnal egységeket tesz le. Ha nincs szabad figura, senki sem érkezik. A [mennyiségi határ](limit) itt is érvényes.

section-rallying = Újjászervezés
    .text =
        Egy utánpótláskockával legfeljebb két sereget szervezhetsz újjá. Mindegyik annyi kockával dob, ahány egysége van, és a sikertelen kockák közül annyit dobhat újra, amennyi a vezetői értéke. Minden 5 vagy 6 levesz egy sérülésjelzőt. A dobás után egységeket is fel lehet áldozni, mindegyiket két sérülésjelzőért.

section-passes = Hegyi hágók
    .text =
        Kezdetben mindkét hágó zárva van. A hágó végleg megnyílik, amint öt egység áll a goblin gyülekezőhelyén.

        - A gyülekezőhelyről a sereg csak a hágóra mozoghat, a hágóról pedig csak abba a régióba, ahová az vezet. Az ott álló sereget meg is támadhatja; ez nem számít lejtőn felfelé vezetett támadásnak.
        - Régióból senki sem mehet vagy vonulhat vissza a hágóra, és meg sem támadhatja; a hágó egyetlen régióval sem szomszédos.
        - A hágón álló sereg nem vehet részt más seregek együttes támadásában. A hágón legfeljebb öt egység állhat.

## X: combat

chapter-combat = Csata
    .text =
        Egy régió összes egysége együtt támad. Minden körben mindkét oldal titokban választ egy kártyát: a seregében lévő egyik egységfajta manőverét, az Átcsoportosítást, vagy egy eseménykártyát a csatahatásáért.

        Annyi kockával dobj, amennyi a sereg harci ereje, de legfeljebb öttel. Az 5 és a 6 találat. Minden találatért egy sérülésjelző kerül az ellenséges seregre. Amíg egy seregnek több sérülésjelzője van, mint egysége, egységeket kell elveszítenie. A támadó folytatja vagy abbahagyja; ha folytatja, a védő helytáll vagy elvonul.

section-attacking = Támadás
    .text =
        Egy sereg megtámadhat egy ellenséges sereget, amely szomszédos régióban áll: seregkockával; ha vezetett, karakterkockával is; ha goblinok vannak benne, Pillátlan Szemmel is; vagy kártyával. Előtte egy régiónyit mozoghat. A régió minden egysége támad; ha valamelyiket ki akarod hagyni, előbb mozgasd el a sereg egy részét.

section-terrain = Terepfölény
    .text =
        Az első kör előtt mindkét oldal megszámolja, hány egységének kedvez a **védő** régiójának terepe. Akinek több ilyen egysége van (az egységek száma dönt, nem az erejük), az húz egy eseménykártyát. Ha egyenlő, senki sem húz.

section-combat-hand = Kártyák a csatához
    .text =
        A történetkártyákat félre kell tenni. Mindkét oldal ezek közül választhat: a kezében lévő eseménykártyák, a seregében lévő egységfajták kártyái, az Átcsoportosítás, végül a különleges manőverek (Thoriné és a denevéreké).

section-manoeuvres = 1. lépés: manőver
    .text =
        Mindkét oldal titokban választ egy kártyát, és egyszerre fedik fel őket.

        - **Egységkártya**: annyi kockád lesz fekete, ahány egységed van abból a fajtából. Ha egy fekete kocka talál, a manőver sikerül. A kártya felhasznált marad, amíg ki nem játszod az Átcsoportosítást.
        - **Eseménykártya**: a csatahatása akkor érvényesül, amikor a szövege mondja. Ha mindkét hatás ugyanakkor érvényesülne, a védőé az első. Utána a kártyát el kell dobni.
        - **Különleges manőver**: találat nélkül is sikerül.
        - **Átcsoportosítás**: visszaveszed az összes felhasznált kártyádat, és a kör végén a szétszóródás veszteségei nélkül [vonulhatsz vissza](retreat).

section-combat-roll = 2. lépés: csatadobás
    .text =
        Mindkét oldal annyi kockával dob, amennyi a harci ereje, de legfeljebb öttel. Az **5** és a 6 találat. A támadónak csak a **6** találat

        - áttöretlen [erőd](fortifications) ellen
        - az első körben, ha gázlón át támad
        - az első körben, ha lejtőn felfelé, a hegyekbe támad

        Kártyák hozzáadhatnak a dobáshoz, vagy levonhatnak belőle. A dobott 1 soha nem talál, a dobott 6 mindig.

section-leader-reroll = 3. lépés: vezérújradobás
    .text =
        Mindkét oldal annyi sikertelen kockáját dobhatja újra, amennyi a serege vezetői értéke, mindegyiket egyszer, fehéreket vagy feketéket, ahogy akarja. Ugyanazok a számok találnak, hacsak egy kártya mást nem mond.

section-damage = 4. lépés: sérülések
    .text =
        Minden találatért egy sérülésjelző kerül az ellenséges seregre. Ezután érvényesülnek azok a kártyák és képességek, amelyek növelik, csökkentik vagy érvénytelenítik a sérülést, végül a [veszteségek](casualties) következnek.

section-casualties = Veszteségek
    .text =
        Minden egységért, amelyet eltávolítasz, vegyél le a seregéről legfeljebb két sérülésjelzőt. Ezt önként is megteheted, de meg kell tenned, amíg a seregnek több sérülésjelzője van, mint egysége. Az elesett egységek később újra játékba kerülhetnek.

section-destroyed = Ha az utolsó egység is elesik
    .text =
        Az utolsó egységgel együtt a sereg karakterei és vezetésjelzői is odavesznek. Az elesett karakterek nem térnek vissza. Ha mindkét sereg megsemmisül, a régió a védőé marad.

section-damage-outside = Sérülés csatán kívül
    .text =
        A kártya, a lövés vagy a kényszerű visszavonulás okozta sérülésekkel ugyanúgy kell bánni: először jönnek a sérülésjelzők és ami véd ellenük, azután egységek esnek el, ha muszáj, vagy ha a gazdájuk úgy akarja.

section-fortifications = Erődök
    .text =
        Amíg az erőd sérüléseinek száma kisebb a védelmi értékénél, az erőd kétféleképpen védi a benne álló sereget: a támadónak csak a 6 találat, és minden sérülés, bármi okozta is, az erődöt éri. Ha a sérülések száma eléri a védelmi értéket, az erőd **áttört**: a további sérülések azonnal a sereget érik, a következő körtől pedig az 5 is találat.

        Az erőd sérülései megmaradnak, hacsak egy kártya ki nem javítja őket.

section-round-end = 5. lépés: a kör vége
    .text =
        Ha egyik sereg sem semmisült meg, a támadó megmondja, abbahagyja-e a támadást. Ha folytatja, a védő elvonulhat: [visszavonul](retreat), ha ebben a körben az Átcsoportosítást játszotta ki, különben [szétszóródik](rout). Ha helytáll, új kör kezdődik.

section-retreat = Visszavonulás
    .text =
        A sereg olyan szomszédos régióba vonul vissza,

        - ahol nincs ellenséges sereg, és amelyet nem az ellenség birtokol
        - amely egyetlen ellenséges sereggel sem szomszédos, a támadóval sem
        - ahová nem gázlón át vezet az út

        Baráti sereghez vagy általad birtokolt helyre mindig visszavonulhatsz. Ha nincs ilyen régió, a támadó dönti el, hová mész (a saját seregeihez és helyeire nem küldhet), és még egy sérülést kapsz. Ha egyáltalán nincs hová menned, nem vonulhatsz el.

section-rout = Szétszóródás
    .text =
        Aki az Átcsoportosítás nélkül vonul el, annak a serege szétszóródik: addig veszít egységeket, amíg legfeljebb egy sérülésjelzője marad. Utána úgy mozog, mint [visszavonuláskor](retreat).

section-advance = Előrenyomulás
    .text =
        Ha a védő megsemmisült vagy elvonult, a támadó az egységeivel vagy egy részükkel a régióba nyomulhat; a sérülésjelzőket úgy kell elosztani, mint bármely [mozgásnál](splitting).

section-combined-attack = Együttes támadás
    .text =
        Seregkockával két vagy több sereged, amely ugyanazzal az ellenséges sereggel szomszédos, együtt támadhat. Minden kör elején megmondod, melyikük harcol: csak annak az egységei, vezetői értéke és kártyái számítanak, és csak az a sereg kap sérüléseket.

        - A terepfölény egyszer dől el, annak a seregnek az egységeivel, amelyik elsőként harcol.
        - Ha egy másik sereg veszi át a harcot, a felhasznált egységkártyákat és különleges manővereket visszakapod.
        - A gázló és a lejtő minden sereget az első támadásakor hátráltat.
        - A végén a seregek közül csak egy nyomulhat előre.
        - Ha az utolsóként harcoló sereg megsemmisül, de a védő is, akkor győztél, ha maradt még egy másik sereged.

## Worked examples

example-casualties = Három találat egy megfáradt seregre
    .text = Három egység tóvárosinak már két sérülése van. Támadd meg őket a Suhatagi-dombokról; mindkét oldal az Átcsoportosítást választja. A tóvárosiak csak annyi egységet áldoznak fel, amennyit muszáj.
    .after = A három találattal öt sérülésjelző jut három egységre: túl sok. Egy egység elesik, és két jelzőt visz magával: marad két egység, három jelző. Még egy elesik: marad egy egység, egy jelző. Most már meg lehet állni.
example-fate = Még egy lapka
    .text = Három hadvezér van aktiválva, a Sötétség tehát legfeljebb három végzetlapkát húzhat. Az elsőn 3 áll. Húzz újra, és tartsd meg a másodikat.
    .after = A második lapkán 2 áll, és ez számít, noha a harmadik kisebb is lehetett volna: mindig az utolsónak húzott lapka számít. A hármas visszakerül a készletbe.
example-swift-move = Két régió egy kapitánnyal
    .text = A Táborban két egység törp harcos áll, egy vezetésjelzővel. Mozgasd őket a karakterkockával két régiónyit, az északi part mentén.
    .after = Az első régió mellett nem állt ellenség, így továbbmehettek. A jelző is velük ment, ahogy karakterkockával kötelező.
example-split-damage = A sérülést is el kell osztani
    .text = Egy egység tóvárosinak és két egység íjásznak két sérülésjelzője van. Stratégiai mozgással csak a két egység íjászt mozgasd, és nézd meg, hány sérülésjelző mehet velük.
    .after = Egy vagy kettő, de egynél kevesebb nem: ha mindkét jelző a hátramaradó egyetlen egységnél maradna, több jelző lenne ott, mint egység.
example-recruit = Két jelző
    .text = A Táborban és a Hollóhegyen jelzők fekszenek. Toborozz a kockával, és fordítsd meg mindkettőt.
    .after = Mindegyik jelzőt a saját régiójában kell megfordítani: megmutatja, ki érkezik oda, azután kikerül a játékból.
example-goblins = Megnyílik a hágó
    .text = Négy egység goblin vár a nyugati gyülekezőhelyen. Toborozz egy Pillátlan Szemmel, majd a Szabad Népek akciója után mozgasd a goblinokat a másikkal a hágóra.
    .after = Az ötödik egységgel a hágó végleg megnyílt. A hágóról csak az alatta fekvő régióba vezet út.
example-beorn-comes = Beorn időben érkezik
    .text = A végzetjelző elérte Beorn mezőjét, és a Sötétségnek egy pontja sincs. Hozd be Beornt a Déli Halmokra.
    .after = A Sötétségnek hatnál kevesebb pontja van, így a Szabad Népek győztek.
example-front-gate = Tíz pont a Főkapuval
    .text = A Sötétség birtokolja a Tábort és a Keleti Hegynyúlványt: ez 6 pont. A Főkaput senki sem védi. Vonulj be oda.
    .after = Tíz pont, ha a Főkapué is köztük van, azonnal győzelem; nélküle a Sötétségnek a forduló végéig meg kellene tartania a helyeit.
example-retreat = Merre lehet visszavonulni?
    .text = Támadd meg a Keleti-völgyben álló tóvárosiakat; mindkét oldal az Átcsoportosítást választja. Folytasd a támadást a Sötétséggel, azután vonulj vissza a tóvárosiakkal.
    .after = Csak oda mehetnek, ahol nem lenne mellettük ellenség. A Keleti gázló mocsara szomszédos a Suhatagi-dombokon álló orkokkal, ezért nem választható.
example-ford = Gázlón át
    .text = Négy egység ork a gázlón át megtámadja a Tábort. Mindkét oldal az Átcsoportosítást választja.
    .after = Négy ötös, és egyetlen találat sincs: gázlón át az első körben a támadónak csak a hatos találat. Ha folytatja, már az ötös is az.
example-walls = Leomlanak a falak
    .text = A Keleti Hegynyúlvány erődjének védelmi értéke 3, és egy sérülése már van. Támadd meg; mindkét oldal az Átcsoportosítást választja.
    .after = A három hatos három találat, az ötösök nem azok. Két találat áttöri az erődöt, a harmadik már a falak mögött álló törpöket éri. A következő körtől az ötös is találat.

## Puzzles

puzzle-p-gate = Nyitva a Kapu
    .text = A Sötétségnek 6 pontja és egy kockája van. Győzz azonnal.
    .after = A védtelen Főkapu 4 pontot ér: megvan a tíz pont, köztük a Kapué. Bármely más helyet a forduló végéig meg kellene tartani.
puzzle-p-beorn-in-time = Az utolsó pillanatban
    .text = A Sötétségnek 4 pontja van. Egyetlen karakterkocka maradt. Győzz.
    .after = A végzetjelző elérte Beorn mezőjét. Beorn akkor érkezik meg, amikor a Sötétségnek hatnál kevesebb pontja van.
puzzle-p-kill-bolg = Az orkok királya
    .text = Bolg testőrök nélkül, egyetlen egységgel áll a Keleti-völgyben. Te csupa ötöst fogsz dobni, az ellenség csupa egyest. Győzz.
    .after = A sereg utolsó egységével a karakterei is elesnek, Bolg halálával pedig győztél. Bármelyik manővert választod, elég lesz a találat.
puzzle-p-open-the-pass = Át a Hegyen
    .text = Két Pillátlan Szem, a nyugati gyülekezőhelyen négy egység goblin. Vigyél öt egységet a nyugati hágóra.
    .after = Az első Szem toborozza az ötödik egységet, és ettől megnyílik a hágó; a második odaviszi őket.
puzzle-p-two-places = Két hely egy csapásra
    .text = Egy seregkockád van. Foglald el a Tábort és Suhatag Romjait.
    .after = A stratégiai mozgás két különböző sereget mozgat.
puzzle-p-take-back = Csak átvonulóban
    .text = Suhatag Romjait a Sötétség birtokolja. Szabadítsd fel egy karakterkockával, és a Suhatagi-dombokon állj meg.
    .after = A gyors mozgás két régiónyi; egy hely visszaszerzéséhez elég áthaladni rajta.
puzzle-p-bring-bolg = Három testőr
    .text = A Sötétség birtokolja Suhatag Romjait, de nincs serege a Völgyben. Hozd játékba ezzel a két kockával Bolgot, három testőrrel.
    .after = Előbb a karakterkockával be kell vonulnia egy seregnek a Völgybe. Azután az utánpótláskocka elhozza Bolgot, Suhatag Romjai miatt három testőrrel.
puzzle-p-ring = Hol volt, hol nem volt
    .text = Bilbó a Táborban van, egy gyűrűjelzővel. Juttasd el ezzel a kockával a Hollóhegyre.
    .after = Gyalog túl messze van. A gyűrű bárhová elviszi, mielőtt felhasználod a karakterkockát.
puzzle-p-rally = Új erőre kapva
    .text = Két seregnek vannak sérülései. Újjászervezéskor ezt fogod dobni: 5, 6 és 5. Tedd mindkettőt újra sértetlenné.
    .after = Egy utánpótláskocka két sereget szervez újjá; minden 5 vagy 6 levesz egy sérülésjelzőt.
puzzle-p-eagles = Le az égből
    .text = Két sas köröz a Völgy fölött, egyikük a Sasok Ura, és csupa négyest fognak dobni. Semmisítsd meg mindkét ott álló sereget.
    .after = A sasoknak már a négyes is találat. Mindegyik más-más sereget támad meg, három kockával.
puzzle-p-bats = Láb helyett szárny
    .text = Csak egy utánpótláskockád maradt. Foglald el Suhatag Romjait.
    .after = Egy denevér eltűnik a terület fölül, és egy ott álló sereg mozog.
puzzle-p-walls = Át a falakon
    .text = A Keleti Hegynyúlvány erődjének áttöréséhez már csak egy sérülés kell. Te csupa hatost fogsz dobni, az ellenség egyest. Foglald el az erődöt.
    .after = Az első találat áttöri az erődöt, a többi azonnal a törpöket éri. Azután nyomulj előre.
puzzle-p-thorin = A királyhoz!
    .text = A végzetjelző elérte Thorin mezőjét. Hozd be Thorint a csatába.
    .after = A karakterkocka a Főkapura hozza, amelyet nem a Sötétség birtokol.

## The guided first match

lesson-first = Egy forduló Suhatag előtt
    .text = Egy fordulón át vezeted a Szabad Népeket: hadvezérek, végzet, friss csapatok, és egy csata az orkokkal Suhatag előtt. Nagyjából tíz perc.
lesson-first-welcome = A Magányos Hegy előtt
    .text = A Szabad Népekkel játszol, a gép a Sötétséggel. A Sötétségnek el kell foglalnia a fontos helyeket, mielőtt lejár az ideje: 10 győzelmi ponttal nyer. Az idő neked dolgozik: a végzet minden fordulóval közelebb hozza a segítséget. Tarts ki addig! Játsszunk egy fordulót.
lesson-first-table = Hol kérdez a játék?
    .text = Ez a sor mindig megmondja, ki következik, és mi a kérdés. Amire kattinthatsz, annak arany szegélye van. Itt semmit sem lehet elrontani: a „Visszavonás” minden lépést visszavesz.
lesson-first-generals = Hívd a hadvezéreidet
    .text = Fordulónként legfeljebb három hadvezér aktiválható. Mindegyik ad egy vezetésjelzőt, és egyszer használhatja a képességét. De a másodiktól kezdve mindegyikért eggyel több végzetlapkát húzhat a Sötétség. Válaszd Dáint és Bardot, aztán ezt: „Senki más”.
    .back = Minden hadvezérnek eljön az ideje. Most válaszd Dáint és Bardot, harmadikat ne: kettő elég, és a végzet gyorsabban halad.
lesson-first-command = Kapitányok a seregeidnek
    .text = A vezetésjelzővel többet ér a sereg: újradobhat sikertelen kockákat. Az orkok Suhatag előtt állnak, ezért az egyiket tedd Suhatag Romjaiba, a másikat a Táborba.
    .back = Annak a seregnek is jól jönne egy kapitány. De a csata Suhatagnál lesz, Dáin népe pedig a Táborban áll.
lesson-first-fate = Halad a végzet
    .text = A Sötétség végzetlapkákat húz, és bármelyiknél megállhat; az utolsó számít: annyit lép a végzetjelző. Útközben vár Bilbó, Thorin, a sasok és Beorn; a 15. mezőn győzöl.
lesson-first-dice = A fordulód a kockáidon múlik
    .text = Mindkét oldal dobott. Minden kocka egy akció, és az eredménye mondja meg, milyen. Te és a Sötétség felváltva használtok fel egyet-egyet, amíg el nem fogynak. Itt mindkét oldalnak három kockája van.
lesson-first-recruit = Friss csapatok
    .text = Az utánpótláskockával két régióban fordíthatod meg az utánpótlásjelzőket. Válaszd ezt a kockát, azután a toborzást, végül Suhatag Romjait és a Tábort.
    .back = Ezt is lehet. De előbb a csapatok: Suhatagnak mindjárt minden kardra szüksége lesz.
lesson-first-recruited = Megjöttek
    .text = A jelző megfordult: az egységei már a régióban állnak, a jelző pedig kikerült a játékból. Minden egységfajtának megvan az ereje, a kedvező terepe és a manővere. Mutass egy seregre, és mindezt elolvashatod. Most fordítsd meg a Táborban lévő jelzőt is.
lesson-first-attack = Támadás!
    .text = A Suhatagi-dombokon két egység ork áll. Válaszd az utánpótlás/sereg kockát, azután a támadást és a Suhatag Romjaiban álló seregedet, végül a Suhatagi-dombokat.
    .back = Sok a tennivaló. De az orkok most kevesen vannak, és a társaik közel járnak: támadj, amíg te vagy az erősebb.
lesson-first-manoeuvre = Terv a körre
    .text = Minden körben mindkét oldal titokban manővert választ: a sereg egyik egységfajtáját. Ahány ilyen egységed van, annyi kockád fekete. Ha fekete kocka talál, a manőver sikerül. Válaszd a tóvárosiakat: eggyel több sérülést okoznak.
    .back = Bármelyik manőver jó. A tóvárosiaknak itt két fekete kockájuk van, az övék a legbiztosabb: azt válaszd.
lesson-first-rolls = Gurulnak a kockák
    .text = Mindkét oldal annyi kockával dob, amennyi a harci ereje, de legfeljebb öttel; az ötös és a hatos találat. Két találatod van, és az egyik fekete. Az orkoknak egy.
lesson-first-again = Vezetés
    .text = A seregedben álló kapitánynak köszönhetően újradobhatsz egy sikertelen kockát. Nincs mit veszíteni: dobj újra egy fehér kockával.
    .back = Ki is hagyhatod. De az újradobás nem kerül semmibe.
lesson-first-darts = Sikerült a manőver
    .text = Fekete kocka talált, így a tóvárosiak végrehajthatják a manőverüket. Tedd meg: eggyel több sérülés az orkoknak.
    .back = Nincs ok kímélni az orkokat. Hajtsd végre.
lesson-first-losses = Sérülés és veszteség
    .text = Minden találat egy sérülésjelző a seregen. Egységnek csak akkor kell elesnie, ha a seregnek több a sérülése, mint az egysége. Egy sérülésed és négy egységed van: senkinek sem kell elesnie. Válaszd ezt: „Egyik egység sem esik el”.
    .back = Eltávolíthatsz egy egységet a sérülésével együtt. De egy sérülés még senkinek sem árt: tartsd meg mindet.
lesson-first-stay = Az orkok odavesztek
    .text = Előrenyomulhatsz a Suhatagi-dombokra. De Suhatag Romjai két pontot érnek a Sötétségnek, ha elfoglalja őket, és rajtad kívül senki sem őrzi a romokat. Maradj.
    .back = A dombok üresek, de semmit sem érnek. Aki elhagyja Suhatagot, elveszítheti: maradj.
lesson-first-cards = Az utolsó kocka a tiéd
    .text = Az eseménykockával húzhatsz egy eseménykártyát és egy történetkártyát, vagy kijátszhatsz egyet. Előtte Bard vagy Dáin használhatja a képességét. Tégy, ahogy tetszik; húzni sosem hiba.
lesson-first-end = Vége a fordulónak
    .text = Mindkét oldal kártyát húz, és megint a hadvezérek következnek. A lényeget már láttad: tartsd, ami számít, üss ott, ahol erősebb vagy, és hagyd, hogy a végzet neked dolgozzon. Innen továbbjátszhatsz, megoldhatsz egy feladványt, vagy saját játszmát kezdhetsz.
