### The rules of War of the Ring, in our own words.
###
### chapter-<id>: its title, .text: the chapter in short. section-<id>: its title, .text: the section. example-<id>: its
### title, .text: what is on the board and what to try, .after: what happened and why.
### A blank line ends a paragraph, "- " begins an item of a list, [words](section-id) leads to another section, **words**
### are names of things that the section explains (no line begins with them, nor with a link: Fluent won't have it).
### Numbers that would need a suffix are written as words (hatos, öttel).

## I and X: what it is about

chapter-aim = Miről szól a játék?
    .text =
        A Szabad Népek azonnal győznek, amint a Gyűrűhordozók a Mordor-sáv utolsó lépésére érnek, és romlottságuk kevesebb, mint 12. A Sötétség azonnal győz, amint a romlottság eléri a 12 pontot.

        A forduló végén 10 győzelmi ponttal a Sötétség győz; ha ennyije nincs, 4 ponttal a Szabad Népek. Az elfoglalt erődítmény 2 pontot ér, az elfoglalt nagyváros 1 pontot.

section-aim = Két oldal, két küzdelem
    .text =
        Az egyik oldalon a Szabad Népek állnak: Gondor, Rohan, Észak, a törpök és a tündék, valamint a Szövetség, amely a Gyűrűt a Végzet Hegyéhez viszi. A másik oldal a Sötétség: Szauron nemzete, Vasudvard, valamint a délvidékiek és keletiek.

        A csatamezőn a Sötétség sokkal erősebb, és a veszteségei visszatérnek. A Szabad Népek hosszú távon nem nyerhetik meg a háborút: ki kell tartaniuk, amíg a Szövetség titokban halad a célja felé. De valahányszor mozog, a Sötétség hajszát indít utána.

        Az itt leírt szabályok két játékosra szólnak. Ha hárman vagy négyen játszotok, egy oldalt ketten irányítanak: lásd a [többjátékos szabályokat](partners).

section-victory-ring = Győzelem a Gyűrű által
    .text =
        Két győzelmi feltétel bármikor teljesülhet, és azonnal véget vet a játéknak:

        - **A Gyűrűhordozók elbuknak.** Ha a [romlottság](corruption) eléri a 12 pontot, a Sötétség győz.
        - **A Gyűrű elpusztul.** Ha a Gyűrűhordozók a [Mordor-sáv](mordor-track) utolsó lépésére érnek, a Szabad Népek győznek.

        Ha ugyanaz a jelző mindkettőt kiváltja, a romlottság élvez előnyt: 12 ponttal a Sötétség győzött, bárhol járnak is a Gyűrűhordozók.

section-victory-war = Katonai győzelem
    .text =
        Minden forduló végén össze kell számolni a győzelmi pontokat. Minden [elfoglalt](capture) ellenséges erődítmény 2 pontot ér, minden elfoglalt ellenséges nagyváros 1 pontot. A városok és az erődök nem érnek pontot.

        - Ha a Sötétségnek legalább 10 pontja van, a Sötétség győz.
        - Ha nincs, de a Szabad Népeknek legalább 4 pontjuk van, a Szabad Népek győznek.

        Csak az számít, amit egy oldal abban a pillanatban birtokol. Amit az eredeti tulajdonosa már visszafoglalt, nem ér pontot; az az erődítmény sem, amelyben a helyőrség még kitart.

## II: board and pieces

chapter-board = A játéktábla és a figurák
    .text =
        A térkép régiókra oszlik, ezek egy része nemzetekhez tartozik. A háború a településekért folyik: ott lehet új egységeket toborozni, a nagyvárosok és az erődítmények pedig győzelmi pontot érnek. Az egységek harcolnak, a vezérek és a karakterek vezetik őket.

section-regions = Régiók és határok
    .text =
        Két régió **szomszédos**, ha közös határuk van, akkor is, ha folyó választja el őket. A hegyek helyenként áthatolhatatlan határt alkotnak: ha két régió között csak ilyen határ van, nem szomszédosak, sem a seregek, sem a karakterek, sem a Szövetség számára. Tengerre és tóra senki nem léphet.

        A nyugati nagy tenger mellett fekvő régiók a parti régiók; néhány kártya ezekre hivatkozik.

        A Mordor-sáv lépései a térképen vannak, de nem tartoznak egyik régióhoz sem.

section-nations = Nemzetek
    .text =
        A nemzetek földjét színes határvonal jelöli; egy nemzet földje több különálló részből is állhat. Öt nemzet a Szabad Népekhez tartozik: Gondor, Rohan, Észak, a törpök és a tündék. Három a Sötétséghez: Szauron, Vasudvard, valamint a délvidékiek és keletiek. Sok régió egyik nemzeté sem.

        Hogy egy régió kinek a földje, az a [politika](not-at-war) miatt fontos: a hadat nem viselő sereg nem léphet mások földjére, még a barátokéra sem.

section-settlements = Települések és erődök
    .text =
        - A **város** csak arra jó, hogy a nemzete toborozhasson benne.
        - A **nagyváros** ezenkívül a csata első körében védelmet nyújt a védőknek, és az ellenségnek 1 győzelmi pontot ér.
        - Az **erődítményt** [ostrom](siege) alatt is tartani lehet, és az ellenségnek 2 pontot ér.
        - Az **erőd** (Osgiliath és Vasudvard Gázlói) ugyanolyan védelmet nyújt, mint a nagyváros. Nem település: nem lehet benne toborozni, nincs tulajdonosa, és nem ér pontot.

        Egy település **meg nem hódított**, amíg az eredeti tulajdonosa birtokolja, akár úgy is, hogy visszafoglalta. Az ostromlott erődítmény is az, ha a bent lévők az eredeti tulajdonosához tartoznak.

section-free-region = Szabad régiók
    .text =
        Egy régió akkor **szabad** egy oldal számára, ha nincs ott sem ellenséges sereg, sem az ellenség által birtokolt település. Az ellenséges erődítményt ostromló sereg számára az erődítmény régiója is szabad.

        A seregek ennél valamivel több helyre [mozoghatnak](army-movement): olyan ellenséges településre is, amelyet nem véd ellenséges egység. Így lehet elfoglalni. A [visszavonuláshoz](retreat) és a [toborzáshoz](mustering) szigorú értelemben szabad régió kell.

section-units = Egységek és vezérek
    .text =
        Kétféle **egység** van: sima és elit. Minden sima egység egyformán harcol, bármelyik nemzethez tartozik, és ugyanígy minden elit egység is; az elit egység két találatot bír ki.

        A Szabad Népek **vezérei** erősítik a sereget, és lehetővé teszik, hogy karakterkockával is mozogjon és támadjon. A Szabad Népek bármelyik nemzetének egységeit vezethetik. Vezér soha nem állhat egység nélkül: ha az utolsó egység is elmegy, vele kell mennie, ha pedig elesik, a vezér is elvész. A vezér nem egység: találatot nem kap, és a mennyiségi határokba nem számít bele.

        A Szabad Népek elesett egységei és vezérei végleg kikerülnek a játékból. A Sötétségéi visszakerülnek az utánpótlásba.

section-nazgul = Nazgulok
    .text =
        A nazgulok a Sötétség vezérei. Ebben különböznek a többi vezértől:

        - Egyedül is lehetnek, és a régiójukban lévő ellenség nincs rájuk hatással.
        - Repülnek: [egyetlen mozgással](minions-move) bármelyik régióba eljutnak.
        - Csatában ugyanúgy elvesznek a sereggel, mint a vezérek, de visszakerülnek az utánpótlásba.

        A Boszorkánykirály mindenben nazgulnak számít, kivéve, ha egy kártya őt nevezi meg, vagy gonoszokról beszél.

section-characters = Útitársak és gonoszok
    .text =
        Minden karakterből csak egy van. A Szabad Népek karakterei az **útitársak**, a Sötétségéi a **gonoszok**. Mindegyiknek van kártyája, ezen áll a **szintje** (milyen messzire mehet egyedül, és ha útitárs, mennyi hajszasérülést fog fel), a **vezetői értéke** és a képességei.

        Seregben ugyanúgy vezetnek, mint a vezérek. A vezérektől eltérően egyedül is járhatnak, és az ellenség nem állítja meg őket. Csak akkor vannak veszélyben, ha egy sereggel csatában vesznek részt, ha a Szövetségben vannak, vagy ha egy kártya azt mondja. Aki kikerült a játékból, soha nem tér vissza.

        Hét útitárs a Szövetségben kezdi a játékot. Vándor helyére Aragorn, Szürke Gandalf helyére Fehér Gandalf léphet. Szarumán, a Boszorkánykirály és Szauron Szája később [lép játékba](characters-enter). Gollam nem útitárs: a Szövetséghez tartozik, és akkor vezeti, ha senki más nem maradt.

section-who-is-who = Ki kicsoda?
    .text =
        A karakterek szintje és vezetői értéke:

        - Szürke Gandalf 3/1, Vándor 3/1, Boromir 2/1, Legolas 2/1, Gimli 2/1, Borbak Trufa 1/1, Tuk Peregrin 1/1
        - Fehér Gandalf 3/1, Aragorn 3/2
        - Szarumán 0/1, Szauron Szája 3/2, Boszorkánykirály repül/2

        Szürke Gandalf, Vándor, Aragorn, Boromir, Legolas és Gimli **a Nyugat kapitánya**: mindegyikük, aki részt vesz egy csatában, eggyel növeli seregének harci erejét. Boromir, Legolas és Gimli bármelyik kockával előreléptetheti nemzetét egy lépéssel a háború felé, amíg annak meg nem hódított nagyvárosában vagy erődítményében van (Gimli: Ereborban).

        A karakterek képességei a kártyájukon olvashatók; mutass egy karakterre, és megjelenik a kártyája.

## III: set-up

chapter-setup = A játék alapbeállítása
    .text =
        Mindent a program állít fel. A Gyűrűhordozók Völgyzugolyban kezdenek, rejtve, mind a hét útitárssal és romlottság nélkül. A Sötétségnek hét kockája van, a Szabad Népeknek négy.

section-setup = Mi hol van kezdetben?
    .text =
        - A Szövetség Völgyzugolyban van, rejtve; haladása 0, romlottsága 0. A vezetője Szürke Gandalf.
        - A Szabad Népeknek 4 akciókockájuk és három tünde gyűrűjük van, a Sötétségnek 7 kockája.
        - Mindkét oldalnak van egy karakterpaklija és egy stratégiapaklija, mindegyikben 24 eseménykártya.
        - A hajszakészletben a tizenhat sima jelző van: négyen Szem, tizenkettőn 0 és 3 közötti szám áll.
        - Rohan, Észak, a tündék és a törpök három lépésre vannak a háborútól, Gondor, valamint a délvidékiek és keletiek kettőre, Szauron és Vasudvard egyre. A tündék és a Sötétség nemzetei aktívak, a többiek passzívak.
        - A seregek úgy állnak, ahogyan a térkép a játszma elején mutatja; a nemzetek többi figurája az utánpótlásuk.

## IV: the turn

chapter-turn = A forduló
    .text =
        1. Mindkét oldal visszakapja a kockáit, és mindkét paklijából húz egy-egy kártyát. Egy kézben legfeljebb hat kártya lehet.

        2. Szövetség-fázis: a Szabad Népek bejelenthetik a Szövetség helyzetét, vezetőt cserélhetnek, vagy beléphetnek vele Mordorba.

        3. A Sötétség kockákat tesz a hajszamezőbe.

        4. Mindkét oldal dob. A Szemek azonnal a hajszamezőbe kerülnek.

        5. Az oldalak felváltva használnak fel egy-egy kockát, a Szabad Népek kezdenek. Akinek kevesebb fel nem használt kockája van, passzolhat.

        6. Aki eleget hódított, győzött; ha senki, új forduló kezdődik.

section-phases = A hat fázis
    .text =
        - **1. Kockák visszaszerzése, kártyák felhúzása.** A felhasznált kockák visszatérnek, a Szabad Népekéi a hajszamezőből is. Hozzájuk kerülnek az előző fordulóban játékba lépett karakterek kockái, az elesetteké elvesznek. Ezután mindkét oldal mindkét paklijából [húz](drawing) egy-egy kártyát.
        - **2. Szövetség-fázis.** A Szabad Népek [bejelenthetik](declaring) a Szövetség helyzetét, [beléphetnek Mordorba](entering-mordor), és kicserélhetik a [vezetőt](guide).
        - **3. Hozzárendelés a hajszához.** A Sötétség [kockákat szán](hunt-dice) a hajszára.
        - **4. Akciódobás.** Mindkét oldal dob a kockáival; a Szemek a hajszamezőbe kerülnek.
        - **5. Akciók végrehajtása.** Ez a forduló legfontosabb része: a játékosok egyenként [felhasználják a kockáikat](using-dice).
        - **6. Győzelem ellenőrzése.** Össze kell számolni a [győzelmi pontokat](victory-war).

section-dice-pool = Kinek hány kockája van?
    .text =
        A Sötétségnek 7 kockája van, és még egy-egy Szarumánért, a Boszorkánykirályért és Szauron Szájáért, amíg játékban vannak. A Szabad Népeknek 4, és még egy-egy Aragornért és Fehér Gandalfért.

        A megszerzett vagy elveszített kocka a következő forduló 1. fázisától számít.

section-hunt-dice = Hozzárendelés a hajszához
    .text =
        A Sötétség a dobás előtt kockákat tehet a hajszamezőbe. Ezekkel nem dob; a [hajszában](hunt-roll) mindegyik Szemnek számít.

        - Legfeljebb annyit tehet, ahány útitárs van a Szövetségben. A Gyűrűhordozók és Gollam nem számítanak bele. Egy kockát mindig tehet.
        - Legalább egyet kell tennie, ha a Szabad Népek az 1. fázisban kockát kaptak vissza a mezőből, vagyis ha a Szövetség az előző fordulóban kockával mozgott.

        A dobott Szemek azonnal melléjük kerülnek; azokból akárhány lehet.

section-using-dice = Az akciókockák használata
    .text =
        A Szabad Népek kezdenek, utána az oldalak felváltva következnek. Aki soron van, kiválaszt egy fel nem használt kockát, végrehajt egyet a rajta lévő ikonhoz tartozó akciók közül, és a kockát a következő fordulóig félreteszi. Az a kocka, amely a Szövetséget mozgatta, ehelyett a hajszamezőbe kerül.

        - **Passzolás**: akinek kevesebb fel nem használt kockája van, mint az ellenfelének, passzolhat, és megint az ellenfél következik. Egyenlő szám esetén nem lehet passzolni. A hajszamezőben lévő kockákat nem kell beleszámítani.
        - **Félretétel**: egy kockát akció nélkül is félre lehet tenni.
        - Ha az egyik oldalnak elfogytak a kockái, a másik egymás után felhasználja az összes sajátját.

section-die-character = Karakterkocka
    .text =
        A kardos kockával ezek egyikét teheted:

        - mozgathatsz egy [sereget](army-movement), amelyben vezér vagy karakter van, vagy [támadhatsz](attacking) vele (várostromban és bevetésben is); legalább egy vezérnek vagy karakternek vele kell mennie
        - kijátszhatsz egy [karakter-eseménykártyát](playing-events)
        - Szabad Népek: [mozgathatod](fellowship-moves) vagy [elrejtheted](hiding) a Szövetséget, [leválaszthatsz](separating) róla útitársakat, vagy [mozgathatod](companions-move) a térképen lévő útitársakat
        - Sötétség: [mozgathatod](minions-move) a nazgulokat és a gonoszokat

section-die-army = Seregkocka
    .text =
        A zászlós kockával ezek egyikét teheted:

        - [mozgathatsz](army-movement) legfeljebb két különböző sereget, egy-egy régiónyit
        - [támadhatsz](attacking) egy sereggel (várostromban és bevetésben is)
        - kijátszhatsz egy [sereg-eseménykártyát](playing-events)

        A seregeknek ehhez nincs szükségük vezérre.

section-die-muster = Utánpótláskocka
    .text =
        A sisakos kockával ezek egyikét teheted:

        - előreléptetheted egyik nemzetedet egy lépéssel a háború felé a [politikai sávon](advancing)
        - új figurákat [toborozhatsz](mustering) háborúban álló nemzeteknek
        - kijátszhatsz egy [utánpótlás-eseménykártyát](playing-events)
        - Sötétség: játékba hozhatsz egy [gonoszt](characters-enter)

section-die-muster-army = Utánpótlás/sereg kocka
    .text =
        Sisak és zászló együtt: [utánpótláskockaként](die-muster) vagy [seregkockaként](die-army) használhatod. Mindkét ikonhoz tartozó eseménykártyát kijátszhatsz vele.

section-die-event = Eseménykocka
    .text =
        A palantíros kockával [húzhatsz](drawing) egy kártyát bármelyik paklidból, vagy kijátszhatsz egy [eseménykártyát](playing-events), bármilyen ikon van rajta.

section-die-will = A Nyugat Akarata
    .text =
        Csak a Szabad Népek kockáin van. Bármelyik más eredményként használható. Csak a Nyugat Akarata hozza játékba [Aragornt és Fehér Gandalfot](characters-enter).

section-die-eye = Szem
    .text =
        Csak a Sötétség kockáin van. A kocka a dobás után azonnal a hajszamezőbe kerül, és erősebbé teszi a forduló [hajszáit](hunt-roll). Akciót nem ad.

section-elven-rings = A tünde gyűrűk
    .text =
        Amikor te következel, az akciód előtt elhasználhatsz egy gyűrűt, hogy egyik fel nem használt kockádat egy másik oldalára fordítsd. Ezután a szokásos módon végrehajtasz egy akciót, ezzel vagy egy másik kockával, vagy passzolsz.

        - Egy oldal fordulónként legfeljebb egy gyűrűt használhat el.
        - A Szabad Népek elhasznált gyűrűje a Sötétséghez kerül. A Sötétségé kikerül a játékból.
        - A Szabad Népek nem fordíthatnak kockát a Nyugat Akarata oldalára.
        - A Sötétség átfordíthat egy kockát a Szem oldalára: a kocka a hajszamezőbe kerül, de a Sötétség akciója megmarad. Szemet nem lehet másra fordítani.

## V: event cards

chapter-events = Az eseménykártyák
    .text =
        Egy kártyát olyan kockával játszhatsz ki, amelyen ugyanaz az ikon van, mint a kártya sarkában, vagy eseménykockával, ha a feltétele teljesül. Annyit hajts végre belőle, amennyi lehetséges. Néhány kártya az asztalon marad, amíg a szövege szerint le nem kerül onnan.

        A kártya alsó fele csatában használható; ahhoz nem kell kocka.

section-drawing = Kártyák felhúzása és a kézlimit
    .text =
        Mindkét oldalnak két paklija van: a karakterpakli eseményei többnyire a Szövetségről, az útitársakról és a gonoszokról szólnak, a stratégiapakliéi a seregekről és a politikáról. Minden forduló 1. fázisában, már az első fordulóban is, mindkettőből húzol egy kártyát. Eseménykockával még egyet húzhatsz.

        Egy kézben legfeljebb **hat** kártya lehet. Ha több van, a fölösleget azonnal el kell dobnod, lefelé fordítva.

        Ha egy pakli elfogyott, üres is marad: attól kezdve csak a másikból húzhatsz.

section-playing-events = Eseménykártya kijátszása
    .text =
        A kártya sarkában ikon van: Karakter, Sereg vagy Utánpótlás. Ugyanilyen ikonú kockával játszhatod ki, vagy eseménykockával.

        - A feltételének maradéktalanul teljesülnie kell, különben nem játszható ki.
        - A hatása kötelező: amit végre lehet hajtani, azt végre kell hajtani. Amit nem lehet, az kimarad.
        - A kártya eltérhet egy szabálytól; amelyik szabályt nem említi, az érvényben marad.
        - Utána a kártyát el kell dobni, kivéve, ha asztalon kell kijátszani.

section-table-cards = Kártyák az asztalon
    .text =
        Néhány kártya az asztalon marad, és addig hat, amíg valami véget nem vet neki. Le kell venni, ha bekövetkezett, amit a szövege mond, és akkor is, amint a kijátszásának feltétele már nem teljesül. Ha egy kártyát kockával lehet eldobatni, az önálló akció.

section-event-losses = Veszteségek eseménykártyák miatt
    .text =
        Néhány esemény csatán kívül távolít el egységeket. Ha így egy sereg utolsó egysége is elesik, a Szabad Népek ottani vezérei is vele vesznek. A nazgulok, az útitársak és a gonoszok a helyükön maradnak, kivéve, ha a kártya mást mond.

        Ilyen esemény csak akkor lépteti előre a nemzeteket a háború felé, ha [támadásnak](politics-cards) számít.

section-event-recruiting = Toborzás eseménykártyával
    .text =
        Ha egy kártya új figurákat hoz a térképre, a [toborzás](mustering) szabályai érvényesek, két kivétellel: a nemzetnek nem kell háborúban állnia, és a figurák saját oldaluk ostromlott erődítményébe is kerülhetnek.

        Az utánpótlásban így is lennie kell ilyen figurának, és minden más esetben [szabad](free-region) régió kell hozzá.

section-event-movement = Seregek mozgatása eseménykártyával
    .text =
        A [seregek mozgatásának](army-movement) minden szabálya érvényes. Ha egy kártya több régiónyit mozgat egy sereget:

        - Előbb meg kell mondani, mely figurák mennek. Útközben senki nem csatlakozik, és senki nem marad hátra.
        - A sereg elfoglalja az útjába eső ellenséges településeket.
        - A mennyiségi határt (tíz egység) csak akkor kell ellenőrizni, amikor már minden mozgás véget ért.

## VI: armies

chapter-armies = Seregmozgás
    .text =
        Egy sereg vagy annak egy része olyan szomszédos régióba mozoghat, ahol nincs ellenséges sereg. Egy régióban egy oldalnak legfeljebb tíz egysége állhat. Vezérek soha nem maradhatnak hátra egyedül; nazgulok és karakterek igen.

        Hadat nem viselő nemzet nem léphet más nemzetek földjére. Egy kockával egyetlen figura sem mozoghat kétszer.

section-armies = Mi a sereg?
    .text =
        Egy oldal összes egysége, vezére és karaktere egy régióban egy **sereg**, akkor is, ha több nemzethez tartoznak. A találkozó seregek az akció végén egy sereggé olvadnak össze. Ha szét akarsz választani egy sereget, mozgasd el egy részét.

section-stacking = Mennyiségi határ: tíz egység
    .text =
        Egy régióban egy oldalnak legfeljebb **tíz** egysége állhat, ostromlott erődítményben legfeljebb **öt**. A vezérek és a karakterek nem számítanak bele.

        Egy sereg nem mozoghat oda, ahol túllépné ezt a mennyiségi határt. Ha másképp lépi túl (kártya, visszavonulás vagy véget érő ostrom miatt), a tulajdonosának le kell vennie a fölös egységeket. Ezek nem vesznek el: visszakerülnek az utánpótlásba, a Szabad Népekéi is.

section-army-movement = Sereg mozgatása
    .text =
        Karakterkockával egy olyan sereg mozoghat, amelyben vezér vagy karakter van, seregkockával két különböző sereg. A sereg egy szomszédos régióba mozog.

        - A régiónak [szabadnak](free-region) kell lennie, vagy lehet ott olyan ellenséges település, amelyet nem véd ellenséges egység; ezt a sereg [elfoglalja](capture). Ahol ellenséges egységek állnak, ott [támadni](attacking) kell.
        - Érvényes a [mennyiségi határ](stacking): legfeljebb tíz egység.
        - A [hadat nem viselő](not-at-war) nemzetek egységei nem léphetnek más nemzet földjére, és a vezéreik sem. Őket hátra lehet hagyni.
        - Áthatolhatatlan határon senki nem kelhet át.

section-splitting = Sereg szétválasztása
    .text =
        Nem kell az egész sereget mozgatnod. A Szabad Népek vezérei soha nem maradhatnak egység nélkül: ha minden egység elmegy, nekik is menniük kell.

        Karakterkocka esetén legalább egy vezérnek vagy karakternek is mennie kell. Nazgulok és karakterek egyedül is hátramaradhatnak; akinek 0 a szintje, mindig marad.

section-moving-twice = Senki nem mozog kétszer
    .text =
        Egy akcióval egyetlen figura sem mozoghat kétszer. A seregkocka két mozgásával nem viheted az egyik sereget a másikhoz, hogy aztán együtt vonuljanak tovább. Egy sereg két fele viszont két különböző irányba is mehet.

        Másik kockával ugyanaz a sereg ugyanabban a fordulóban újra mozoghat.

section-mustering = Egységek toborzása
    .text =
        Egy utánpótláskocka új figurákat hoz az utánpótlásból:

        - egy elit egységet, vagy
        - két figurát, mindegyik lehet sima egység vagy vezér (Szauronnál nazgul).

        A nemzetüknek háborúban kell állnia. Minden figura a saját nemzetének városába, nagyvárosába vagy erődítményébe kerül, amelynek [szabadnak](free-region) kell lennie: nem foglalhatta el az ellenség, és nem állhat ostrom alatt. A két figura két különböző helyre kerül, és két nemzethez is tartozhat. Vezér csak egység mellé kerülhet, nazgul csak szauroni erődítménybe.

        Ami nincs az utánpótlásban, azt nem lehet toborozni. A Sötétség elesett egységei és a nazgulok visszakerülnek oda, a Szabad Népek elesett figurái nem.

chapter-characters = Karakterek
    .text =
        Egy karakterkockával a térképen lévő útitársak közül akárhányan mozoghatnak, egyedül vagy csoportban, legfeljebb annyi régiónyit, amennyi a csoport legmagasabb szintje. Az ellenség nem állítja meg őket, csak a Sötétség erődítményei.

        A nazgulok bárhová repülhetnek, csak olyan erődítménybe nem, amelyet a Szabad Népek birtokolnak, kivéve, ha ott ostromhoz csatlakoznak. A gyalog járó gonoszok úgy mozognak, mint az útitársak.

section-characters-enter = Karakterek játékba hozása
    .text =
        - Az **útitársak** akkor kerülnek a térképre, amikor [leválasztod](separating) őket a Szövetségről.
        - **Aragorn** a Nyugat Akaratával lép Vándor helyére, ha Vándor a meg nem hódított Minas Tirithben, Dol Amrothban vagy Pelargirban van.
        - **Fehér Gandalf** a Nyugat Akaratával lép játékba, ha Szürke Gandalf elhagyta a Szövetséget vagy elesett, és van vagy volt már gonosz játékban. Ha Szürke Gandalf a térképen van, az ő helyére lép, különben Fangornban vagy egy meg nem hódított tünde erődítményben jelenik meg.
        - **Szarumán** utánpótláskockával lép játékba Orthancban, ha Vasudvard háborúban áll, és Orthanc nincs meghódítva.
        - **A Boszorkánykirály** utánpótláskockával lép játékba egy olyan seregben, amelyben szauroni egység is van, ha Szauron és a Szabad Népek legalább egy nemzete háborúban áll. Ekkor a Szabad Népek minden nemzete aktívvá válik.
        - **Szauron Szája** utánpótláskockával lép játékba Szauron egyik meg nem hódított erődítményében, ha a Szövetség a Mordor-sávon van, vagy a Szabad Népek minden nemzete háborúban áll.

        Gonoszt játékba hozni nem toborzás: csak a kártyája számít. Aragorn, Fehér Gandalf és a három gonosz mindegyike a következő fordulótól eggyel több kockát ad az oldalának.

section-companions-move = Útitársak mozgatása
    .text =
        Egy karakterkockával akárhány útitársat mozgathatsz a térképen. Mindegyik annyi régiónyit mehet, amennyi a szintje. Akik ugyanabból a régióból ugyanoda mennek, csoportban is mehetnek, annyi régiónyit, amennyi a legmagasabb szint közöttük.

        - Az ellenséges seregek nincsenek rájuk hatással. Olyan régióban, ahol a Sötétség által birtokolt erődítmény van, meg kell állniuk.
        - Ostrom alatt álló baráti erődítménybe nem léphetnek be, és onnan nem is léphetnek ki.
        - Az áthatolhatatlan határok rájuk is érvényesek.

        Ha egy útitárs nagyvárosban vagy erődítményben fejezi be a mozgását, [aktiválhatja a hely nemzetét](activating).

section-minions-move = Nazgulok és gonoszok mozgatása
    .text =
        Egy karakterkockával akárhány nazgult és gonoszt mozgathatsz.

        - **A nazgulok**, a Boszorkánykirály is, bármelyik régióba repülhetnek. Csak oda nem, ahol a Szabad Népek által birtokolt erődítmény van, kivéve, ha a Sötétség serege ostromolja.
        - **Szauron Szája** legfeljebb három régiónyit gyalogol. Az ellenség nem állítja meg, de áthatolhatatlan határon nem kelhet át, saját oldalának ostromlott erődítményébe nem léphet be, és onnan nem is léphet ki. A Szabad Népek erődítményei ugyanúgy zárva vannak előtte, mint a nazgulok előtt.
        - **Szarumán** soha nem hagyja el Orthancot.

        Akinek 0 a szintje, sereggel sem mozog.

## VI: battle

chapter-battle = Csaták
    .text =
        Csak háborúban álló nemzetek támadhatnak, egész sereggel vagy annak egy részével, egy szomszédos régióban álló seregre. Minden körben mindkét oldal kijátszhat egy csatakártyát, annyi kockával dob, ahány egysége van (legfeljebb öttel), és annyi sikertelen kockával dob újra, amennyi a vezetői értéke (legfeljebb öttel).

        Az ötös és a hatos találat; erőd vagy nagyváros falai ellen a támadónak az első körben hatos kell. A hatos mindig találat, az egyes soha.

        Egy találatért el kell távolítani egy sima egységet, vagy le kell fokozni egy elit egységet; két találatért el lehet távolítani egy elit egységet. Ezután a támadó abbahagyhatja a támadást, a védő pedig visszavonulhat. A győztes támadó bevonulhat a megnyert régióba.

section-attacking = Támadás seregekkel
    .text =
        Seregkockával egy sereg támadhat, karakterkockával egy olyan sereg, amelyben vezér vagy karakter van. Egy szomszédos régióban álló ellenséges sereget támad meg; ha erődítményt ostromol, vagy maga áll ostrom alatt, az ugyanabban a régióban lévőt.

        Csak háborúban álló nemzetek egységei támadhatnak. A támadók a helyükön maradnak, amíg meg nem nyerték a csatát.

        A támadásnak azonnal [politikai](advancing) következményei vannak, akkor is, ha a védő az első csapás előtt visszavonul az erődítménybe.

section-rearguard = Az utóvéd
    .text =
        A támadó a sereg egy részét kihagyhatja a csatából. Mindkét részben kell lennie legalább egy egységnek; a vezérek és a karakterek bármelyikhez tartozhatnak. Karakterkocka esetén a támadók között vezérnek vagy karakternek is kell lennie.

        Az utóvédet nem éri találat, csatakártya nem hat rá, és nem vonul be a megnyert régióba. A hadat nem viselő nemzetek egységei és vezérei mindig az utóvédhez tartoznak.

        A védők közül mindenki harcol.

section-strength = Harci erő és vezetői érték
    .text =
        Egy sereg **harci ereje** az egységeinek száma, a simáké és az eliteké együtt. Ennyi kockával dob, de legfeljebb **öttel**. A nagyobb sereg tovább megtartja az öt kockáját.

        Egy sereg **vezetői értéke** a vezéreinek vagy nazguljainak száma, plusz a karakterei kártyáján álló vezetői értékek. Ennyi sikertelen kockával dobhat újra, de legfeljebb öttel.

        Kártyák és képességek mindkettőt módosíthatják, de egyszerre soha senki nem dobhat ötnél több kockával.

section-battle-round = Egy csatakör
    .text =
        Ha a védő saját erődítményének régiójában áll, előbb megmondja, hogy a csatamezőn harcol-e, vagy [visszavonul](withdrawing) az erődítménybe. Ezután mindkét oldal egyszerre hajtja végre ezeket a lépéseket:

        - 1. [Csatakártya kijátszása](combat-cards) (nem kötelező)
        - 2. [Csatadobás](combat-roll)
        - 3. [Vezérújradobás](leader-reroll)
        - 4. [Veszteségek eltávolítása](casualties)
        - 5. A támadó [folytatja vagy abbahagyja a támadást](retreat); ha folytatja, a védő visszavonulhat

section-combat-cards = Csatakártyák
    .text =
        A kör elején mindkét oldal kijátszhat a kezéből egy kártyát csatakártyaként: ekkor csak az alsó fele számít. Először a támadó dönt, azután a védő, akkor is, ha a támadó nem játszik ki kártyát. Mindketten lefelé fordítva teszik le (hogy melyik pakliból való, az látszik), és egyszerre fedik fel.

        - Az alsó rész feltételének teljesülnie kell. Ha vezetői értékről kell lemondani, azok a figurák ebben a körben nem vezetnek; amit már érvénytelenítettek, arról nem lehet lemondani.
        - Ha számít a sorrend, a kisebb sorrendszámú kártya hat előbb; ha a számok egyenlők, a védőé. A kétféle hatású kártyának két sorrendszáma van.
        - Az a kártya, amely egy másikat érvénytelenít, csak az ellen segít, ami még nem történt meg.
        - A hatás erre a körre szól. Mindkét kártyát el kell dobni.

section-extra-attacks = Csatakártyák támadásai
    .text =
        Néhány csatakártya további támadást ad a szokásos dobás előtt vagy után. Ugyanúgy kell dobni hozzá, mint a [csatadobásnál](combat-roll), de nincs vezérújradobás, az ellenfél csatakártyája nem módosítja, és a veszteségeket azonnal le kell venni.

section-combat-roll = A csatadobás
    .text =
        Mindkét oldal annyi kockával dob, amennyi a harci ereje, de legfeljebb öttel. Az **ötös és a hatos** találat.

        - [Nagyváros vagy erőd](cities) ellen a támadónak az első körben hatos kell, [várostromban](siege-battle) mindig.
        - Előbb össze kell adni a kártyák és képességek minden módosítóját, csak azután kell nézni, mi talált. Akármennyi is az összeg, a dobott hatos mindig találat, a dobott egyes soha.

section-leader-reroll = A vezérújradobás
    .text =
        A csatadobás után mindkét oldal még egyszer dob a sikertelen kockái közül néhánnyal: annyival, amennyi a vezetői értéke, de legfeljebb öttel. Ugyanazok a számok találnak, mint előbb, kivéve, ha egy kártya az újradobásra mást mond.

section-casualties = Veszteségek eltávolítása
    .text =
        Amikor mindketten dobtak, leveszik a veszteségeiket, először a támadó; a találatok ettől még egyidejűnek számítanak. A sereg tulajdonosa minden találatért

        - levesz egy sima egységet, vagy
        - lecserél egy elit egységet ugyanannak a nemzetnek egy sima egységére.

        Két találatért együtt le lehet venni egy elit egységet. Az elit egység helyére lépő sima egység a korábban elesettek közül kerül elő, vagy ha ott nincs, az utánpótlásból; ha sehol sincs, az elit egység már attól az egy találattól elesik.

        A vezérek és a karakterek nem kapnak találatot.

section-army-destroyed = Amikor az utolsó egység is elesik
    .text =
        Ha egy sereg minden egysége elesett, vele vesznek a vezérei és a karakterei is. A Szabad Népek vezérei és a karakterek végleg kikerülnek a játékból; a nazgulok visszakerülnek az utánpótlásba.

        Ha egy karakter régiójában nincs az oldalának egysége, a karakter nem vesz részt az ottani csatákban.

section-retreat = A támadás abbahagyása és a visszavonulás
    .text =
        A támadó minden kör után abbahagyhatja a támadást: a csata véget ér, és mindenki ott marad, ahol van. Ha folytatja, a védő az egész seregével visszavonulhat egy szomszédos [szabad](free-region) régióba. Ha nincs ilyen, harcolnia kell.

        - Ostromlott erődítményből a sereg soha nem vonulhat vissza.
        - Akinek 0 a szintje, hátramarad.
        - A hadat nem viselő egységek más nemzet földjére is visszavonulhatnak. A következő mozgásukkal el kell hagyniuk azt a földet, kivéve, ha nemzetük közben háborúba lépett.

section-battle-end = A csata vége
    .text =
        A csata véget ér, ha a támadó abbahagyja a támadást, ha a védő visszavonul, akár egy másik régióba, akár erődítménybe, vagy ha az egyik sereg megsemmisül.

        Ha a védő megsemmisült vagy elvonult, a támadó azonnal **bevonulhat** a régióba: az összes támadó egységgel, egy részükkel, vagy egyikkel sem. Csak az foglal el valamit, aki bevonul. Ha mindkét sereg megsemmisül, senki.

## VI: siege

chapter-siege = Erődítmények és ostromok
    .text =
        Egy erődítmény régiójának védői visszavonulhatnak az erődítménybe, legfeljebb öt egységgel. A támadók körülveszik: az erődítmény ostrom alatt áll.

        Erődítmény ellen a támadónak mindig hatos kell. A várostrom egy körig tart; minden további körért egy elit egységet sima egységgé kell lefokozni. A bent lévők bevetést indíthatnak. Amíg az ostrom tart, ott nem lehet toborozni.

section-cities = Nagyvárosok és erődök
    .text =
        Aki nagyváros vagy erőd régiójában támad meg egy sereget, annak a csata első körében hatos kell a találathoz. A második körtől elég az ötös. Nem számít, kié a nagyváros.

        A város senkinek nem segít. Csatamezőn az erődítmény sem: a falai csak a bent lévőket védik.

section-withdrawing = Visszavonulás az erődítménybe
    .text =
        Ha a védő egy általa birtokolt erődítmény régiójában áll, minden kör elején választ: a csatamezőn harcol, vagy visszavonul az erődítménybe. Ha visszavonul, a csata véget ér, és a támadó bevonulhat a régióba. Ha bevonul, az erődítmény **ostrom alá kerül**; ha nem, a védők egyszerűen ott vannak, mint azelőtt.

section-siege = Ostrom alatt
    .text =
        Egy ostromlott erődítményben legfeljebb öt egység lehet, vezér és karakter akárhány. A fölös egységek az ostrom kezdetén visszakerülnek az utánpótlásba.

        - Az erődítmény még a bent lévőké. A körülötte lévő régió az ostromlók számára szabad: újabb egységeik is odamozoghatnak, összesen legfeljebb tíz.
        - Egység nem mozoghat be és nem mozoghat ki, és bent csak kártyával lehet toborozni.
        - Az ostromlók bármikor elvonulhatnak.
        - Az ostrom véget ér, ha nem marad ostromló egység a régióban, vagy ha a két sereg közül az egyik megsemmisül. A bent lévők ekkor kijönnek.

section-siege-battle = Várostrom
    .text =
        A bent lévőket csak az erődítményt körülvevő sereg támadhatja meg, olyan kockával, amely támadásra való. A támadónak minden körben **hatos** kell a találathoz, a védőnek elég az ötös.

        A várostrom **egy körig** tart. Ha a támadó újabb kört akar, egyik elit egységét sima egységgé kell lefokoznia, minden kör után újra, amíg van elit egysége (és van sima egység, amely a helyére léphet).

        Ha mindkét oldalon maradt egység, az ostrom folytatódik.

section-sortie = Bevetés
    .text =
        A bent lévő sereg megtámadhatja az ostromlóit, olyan kockával, amely támadásra való. Ez csata a csatamezőn: mindkét oldalnak elég az ötös, és több körig is tarthat. Az utóvéd bent maradhat. Ha a támadók abbahagyják, visszamennek az erődítménybe; ha győznek, a régión túlra nem nyomulhatnak előre.

        Az ostromlók visszavonulhatnak.

section-relief = Ostromlott erődítmény megsegítése
    .text =
        Egy szomszédos régióból a szokásos módon meg lehet támadni az ostromlókat. A bent lévők nem vesznek részt a csatában. A felmentő sereg csak akkor vonulhat be, ha az ostromlók megsemmisültek vagy visszavonultak.

section-capture = Település elfoglalása
    .text =
        Egy települést akkor foglal el az ellenség, ha egyik serege belép a régiójába, és egyetlen egység sem védi, vagy ha egy ostromlott erődítményben az utolsó egység is elesett, és maradt ostromló egység.

        - Az elfoglalt nagyváros 1 győzelmi pontot ér, az elfoglalt erődítmény 2 pontot.
        - A nemzete egyet lép előre a háború felé.
        - Az eredeti tulajdonosa nem toborozhat ott, és nem használhat olyan képességet, amelyhez a helynek meg nem hódítottnak kell lennie.
        - Aki egy elfoglalt erődítményt birtokol, ugyanúgy visszavonulhat bele.

        Ha az eredeti tulajdonosa visszafoglalja, a pontok elvesznek.

## VII: politics

chapter-politics = Középfölde politikája
    .text =
        Egy nemzet lépésről lépésre sodródik a háborúba: utánpótláskocka vagy kártya hatására, vagy ha megtámadják, illetve ha elveszíti egyik települését. A Szabad Népek passzív nemzeteit előbb aktiválni kell: aktívvá teszi őket egy támadás, egy arra képes útitárs, vagy a Szövetség, ha egyik nagyvárosukban vagy erődítményükben jelenti be a helyzetét. Addig nem tehetik meg az utolsó lépést.

section-political-track = A politikai sáv
    .text =
        Minden nemzetnek van egy jelzője, amely a „Háborúban” mező felé halad. A Szabad Népek nemzeteinél a jelzőnek két oldala is van: **passzív** és **aktív**. Passzív nemzet közel juthat a háborúhoz, de az utolsó lépést nem teheti meg. A tündék és a Sötétség nemzetei kezdettől fogva aktívak.

section-activating = Nemzetek aktiválása
    .text =
        A Szabad Népek egyik nemzete aktívvá válik, ha ezek egyike megtörténik:

        - ellenséges sereg lép valamelyik régiójába
        - megtámadnak egy sereget, amelyben a nemzetnek egysége van
        - a Szövetség a nemzet olyan nagyvárosában vagy erődítményében [jelenti be](declaring) a helyzetét, amelyet nem az ellenség birtokol
        - egy útitárs, aki aktiválni tudja, ilyen nagyvárosban vagy erődítményben fejezi be a mozgását vagy lép játékba

        Gandalf, Aragorn, Borbak Trufa és Tuk Peregrin bármelyik nemzetet aktiválja, a többiek azt, amelyik a kártyájukon áll. Az utolsó két esetben a város nem elég.

section-advancing = Lépések a háború felé
    .text =
        Egy nemzet egyet lép előre a politikai sávon:

        - utánpótláskockával, vagy ahogyan egy kártya vagy képesség mondja
        - valahányszor megtámadnak egy sereget, amelyben egysége van: csatánként egyszer, akármilyen hosszú a csata
        - valahányszor elfoglalják egy települését, akár csak egy várost is

        Az utolsó lépést, a háborúba, csak aktív nemzet teheti meg.

section-politics-cards = Kártyák és politika
    .text =
        Amit egy kártya támadásnak nevez, az a politikai sávon is támadásnak számít. Annak számítanak az enteket ébresztő kártyák és a „Dúnhargi holtak” is, bár az ellenség nem üthet vissza. A kártyák okozta többi veszteség egyik nemzetet sem lépteti előre.

section-not-at-war = Hadat nem viselő nemzetek
    .text =
        Az olyan nemzet egységei és vezérei, amely nem áll háborúban,

        - nem léphetnek más nemzet földjére, még baráti nemzetére sem; olyan régióba, amely egyik nemzeté sem, igen
        - nem támadhatnak, de védekezhetnek
        - kockával nem toborozhatók

        Ez akkor is érvényes rájuk, ha másokkal vannak egy seregben. Idegen földre csak [visszavonulva](retreat) kerülhetnek.

section-at-war = Háborúban álló nemzetek
    .text =
        Amint a jelzője eléri a „Háborúban” mezőt, a nemzet bárhová mozoghat, támadhat és toborozhat. Amelyik nemzet egyszer háborúba lépett, nem tér vissza a békéhez.

        Az útitársak, a gonoszok és a nazgulok mindig háborúban állnak.

## VIII: the Fellowship

chapter-fellowship = A Gyűrű Szövetsége
    .text =
        A Szövetséget karakterkocka mozgatja: a haladása eggyel nő, és hajsza indul utána. Hogy valójában hol van, azt senkinek nem kell tudnia, amíg be nem jelenti a helyzetét, vagy egy hajszajelző fel nem fedi; akkor legfeljebb annyi régióval odébb áll, amennyi a haladása.

        Ha a Szabad Népek nagyvárosában vagy erődítményében jelenti be a helyzetét, egy romlottságpontot gyógyul. Ha felfedték, el kell rejtőznie, mielőtt újra mozoghat. A vezetője a legmagasabb szintű útitársak egyike; útitársak nélkül Gollam mutatja az utat.

section-ring-bearers = A Gyűrűhordozók és a Szövetség-sáv
    .text =
        Frodó és Samu egyetlen figura. Ott áll, ahol a Szövetséget utoljára látták, és minden szabály és kártya szempontjából ez a régiója. Hogy azóta milyen messzire jutott a Szövetség, azt a **haladása** mutatja, amely kezdetben 0. A sávon látszik az is, hogy a Szövetség **rejtett** vagy **felfedett**.

section-guide = A vezető
    .text =
        A Szövetséget az egyik útitárs vezeti: mindig az, akinek a legmagasabb a szintje. Ha több ilyen van, te választasz közülük. Csak a „Vezető” képessége használható; ami ezenkívül a kártyáján áll, akkor érvényes, ha már elhagyta a Szövetséget.

        A Szövetség-fázis végén vezetőt cserélhetsz, és akkor is, ha megváltozik a Szövetség összetétele. Az új vezető képességét azonnal használhatod, akár ugyanannak a hajszajelzőnek a még megmaradt sérülése ellen is.

section-gollum = Gollam
    .text =
        Ha nem marad útitárs, Gollam lesz a vezető. Ő nem útitárs, soha nem megy el, és nem lehet a hajsza áldozata.

        - A számmal jelölt sima jelzőkön a felfedés ikon nem fedi fel a Szövetséget.
        - Ha egy jelző nem fedné fel, te mégis felfedheted, hogy a sérülés 1 ponttal csökkenjen.

section-fellowship-moves = A Szövetség mozgatása
    .text =
        Karakterkockával mozgathatod a Szövetséget, ha rejtve van: a haladása eggyel nő. Ezután a Sötétség végrehajtja a [hajszát](hunt-roll). A hajsza után a kocka a hajszamezőbe kerül, ahol a forduló következő hajszáját veszélyesebbé teszi. A következő forduló 1. fázisában visszakapod.

        Néhány kártya is mozgatja a Szövetséget; az azokra felhasznált kocka nem kerül a hajszamezőbe.

section-location = Hol van a Szövetség?
    .text =
        A haladás szám, nem útvonal. A figura csak akkor mozdul, ha a Szövetség [bejelenti](declaring) a helyzetét, vagy [felfedik](revealed): legfeljebb annyi régióval odébb, amennyi a haladása, onnan számítva, ahol állt, és soha nem áthatolhatatlan határon át. Ezután a haladás megint 0.

        Ha a haladás 0, a figura ott marad, ahol van.

section-declaring = A Szövetség bejelenti a helyzetét
    .text =
        A Szövetség-fázisban, ha a Szövetség rejtve van, bejelentheted a helyzetét: mozgasd a figurát legfeljebb annyi régiónyit, amennyi a haladása, vagy hagyd ott, ahol áll. A Szövetség rejtve marad, és a Sötétség útba eső erődítményei nem ártanak neki.

        Ha ez a Szabad Népek olyan nagyvárosában vagy erődítményében történik, amelyet nem az ellenség birtokol,

        - a Gyűrűhordozók 1 romlottságpontot [gyógyulnak](healing)
        - a nemzet, amelyhez a hely tartozik, [aktívvá](activating) válik

        Ostromlott erődítménybe is be lehet lépni, és onnan ki is lehet lépni.

section-revealed = A Szövetséget felfedik
    .text =
        A Szövetséget egy felfedés ikonnal jelölt hajszajelző vagy egy kártya fedi fel. Ekkor a Szabad Népek odébb mozgatják a figurát, legfeljebb annyi régióval, amennyi a haladása. Nem állhat meg olyan régióban, ahol a Szabad Népek által birtokolt nagyváros vagy erődítmény van.

        - Ha az út a Sötétség olyan erődítményéből indul, olyanba érkezik, vagy olyanon halad át, amelyet a Sötétség birtokol, mindegyikért még egy [hajszajelzőt](several-tiles) kell húzni. Akkor is, ha a Szövetség egy ilyenben marad.
        - A felfedett Szövetséget kockával nem lehet mozgatni, amíg [el nem rejted](hiding), és a Sötétség néhány kártyája csak ilyenkor játszható ki ellene.

        A program olyan utat választ, amely a lehető legkevesebb erődítményt érinti, és csak akkor kérdez, ha az utak között van különbség.

section-hiding = A Szövetség elrejtése
    .text =
        Karakterkockával elrejtheted a felfedett Szövetséget; ugyanezzel a kockával nem mozoghat, és a kocka nem kerül a hajszamezőbe. Ha Vándor a vezető, bármelyik kocka jó.

section-healing = A Gyűrűhordozók gyógyulása
    .text =
        Valahányszor a Szövetség a Szabad Népek olyan nagyvárosában vagy erődítményében [jelenti be](declaring) a helyzetét, amelyet nem az ellenség birtokol, a romlottság 1 ponttal csökken, de soha nem 0 alá. Ott meg is pihenhet, és fordulóról fordulóra gyógyulhat. Néhány kártya és képesség is gyógyít.

section-separating = Útitársak leválasztása a Szövetségről
    .text =
        Karakterkockával leválaszthatsz a Szövetségről egy útitársat, vagy többet egy csoportban. A Gyűrűhordozók figurájának régiójába kerülnek, és onnan mennek tovább, legfeljebb annyi régiónyit, amennyi a haladás és a legmagasabb szintjük együtt.

        - Úgy mozognak, mint a térképen lévő [útitársak](companions-move). Ha a figura ostromlott erődítményben van, ők is bent maradnak.
        - Aki elment, soha nem tér vissza.
        - Ha a vezető megy el, más lép a helyére.
        - A Mordor-sávon senkit nem lehet leválasztani.

## IX: the Hunt

chapter-hunt = Hajsza a Gyűrűért
    .text =
        Amikor a Szövetség mozog, a Sötétség annyi kockával dob, ahány kockája a hajszamezőben van, legfeljebb öttel. A hatos siker; a Szövetség minden korábbi mozgása ugyanabban a fordulóban minden kockához egyet ad. Ha a Szövetség régiójában a Sötétség erődítménye, egysége vagy nazgulja van, a Sötétség néhány kockával újradobhat.

        Ha van siker, húzni kell egy jelzőt. A szám a sérülés; a Szem annyi sérülés, ahány siker volt. A sérülést egy eleső útitárs fogja fel, legfeljebb annyit, amennyi a szintje, vagy romlottság lesz belőle. A vörös sarkú jelző felfedi a Szövetséget.

section-hunt-pool = A hajszakészlet
    .text =
        Hogy egy hajsza mivel jár, azt a készletből húzott jelző dönti el. A kihúzott jelzők kint maradnak. Ha a készlet kifogyott, minden sima jelző visszakerül, kivéve azokat, amelyeket egy kártya végleg eltávolított; a különlegesek nem.

        A **sima jelzőkön** 0 és 3 közötti sérülés vagy Szem van. Némelyiken felfedés ikon is.

section-special-tiles = Különleges jelzők
    .text =
        Eseménykártyák különleges jelzőket hoznak játékba, a Szövetségnek kékeket, a Sötétségnek vöröseket. Addig várnak, amíg a Szövetség a Mordor-sávra nem lép, akkor kerülnek a készletbe; ha már ott van, azonnal.

        - A negatív szám ugyanennyi romlottságpontot gyógyít, és nem okoz sérülést.
        - A kocka ikon azt jelenti, hogy a Sötétség egy kockával dob, és annyi a sérülés. A kártyák szempontjából ez számmal jelölt jelző.
        - Minden vörös jelzőn **stop** ikon van: a Mordor-sávon a Szövetség nem lép előre.

section-hunt-roll = A hajszadobás
    .text =
        Valahányszor a Szövetség Mordoron kívül mozog, a Sötétség annyi kockával dob, ahány kockája a hajszamezőben van, de legfeljebb öttel. A **hatos** siker. A Szabad Népek minden kockájáért, amely a mezőben van, minden dobáshoz hozzá kell adni egyet, mert a Szövetség ebben a fordulóban már mozgott. A dobott egyes mindig kudarc.

        Ha van legalább egy siker, húzni kell egy jelzőt.

section-hunt-rerolls = Újradobások a hajszában
    .text =
        A dobás után a Sötétség annyi sikertelen kockával dob újra, ahány feltétel ezek közül a Gyűrűhordozók figurájának régiójában teljesül:

        - van ott erődítmény, amelyet a Sötétség birtokol
        - ott van a Sötétség legalább egy egysége
        - van ott legalább egy nazgul

        Az újradobásra ugyanazok a módosítók érvényesek.

section-hunt-damage = Mekkora a sérülés?
    .text =
        - A számmal jelölt jelző annyi sérülést okoz, amennyi a szám.
        - A **Szem** annyit, ahány siker volt a hajszában, az újradobásokkal együtt.
        - Ha a jelzőt más okból húzták, például egy útba eső erődítmény miatt, a Szem nem okoz sérülést.
        - A Mordor-sávon a Szem annyi sérülést okoz, ahány kocka van a hajszamezőben, mindkét oldalé együtt.

section-hunt-effects = A hajsza hatásai
    .text =
        Ebben a sorrendben:

        - 1. A Szabad Népek felhasználhatnak egy alkalmas, asztalon lévő kártyát, hogy csökkentsék vagy érvénytelenítsék a sérülést.
        - 2. Használhatják a vezető képességét. Ha marad sérülés, feláldozhatnak egy [útitársat](hunt-casualty).
        - 3. A maradékból [romlottság](corruption) lesz.
        - 4. Ha a jelzőn felfedés ikon van, a Szövetséget [felfedik](revealed).

section-hunt-casualty = Elesik egy útitárs
    .text =
        Egy útitárs feláldozásával csökkenteni lehet a sérülést: vagy a vezető esik el, vagy az, akit a Sötétség véletlenszerűen kihúz a Szövetség összes útitársa közül, a vezetőt is beleértve. A sérülés annyival csökken, amennyi a szintje; a maradék romlottság lesz. Akkor is elvész, ha a szintje nagyobb volt a sérülésnél.

        Egy jelzőért legfeljebb egy útitárs esik el.

section-several-tiles = Több jelző
    .text =
        Ha több jelzőt kell húzni, mindegyiket teljesen végre kell hajtani, mielőtt a következőre kerül a sor: először azt, amelyet a hajsza miatt húztak, azután a kártyák és képességek jelzőit, végül azokat, amelyek a Sötétség erődítményeiért járnak.

        Ha azért kell jelzőt húzni, mert a Szövetség a Szabad Népek nagyvárosában vagy erődítményében jelentette be a helyzetét, a felfedés ikonnak nincs hatása.

section-corruption = Romlottság
    .text =
        A romlottság mutatja, milyen súlyos teher már a Gyűrű. Növeli a sérülés, amelyet senki más nem fog fel, és néhány kártya; a [gyógyulás](healing) csökkenti. Ha eléri a **12** pontot, a Sötétség győzött.

chapter-mordor = A Szövetség Mordorban
    .text =
        Minas Morgulból vagy Morannonról a Szövetség a saját fázisában beléphet Mordorba. A kihúzott Szemek visszakerülnek a készletbe, és bekerülnek azok a különleges jelzők is, amelyeket kártyák hoztak játékba.

        A Mordor-sávon minden mozgásért dobás nélkül jelzőt kell húzni, és a Szem annyi sérülést okoz, ahány kocka van a hajszamezőben. Ha a jelző nem állítja meg, a Szövetség egyet lép előre. Ha egy fordulóban meg sem kísérel mozogni, és el sem rejtőzik, egy romlottságpontot kap. Öt lépés vezet a Végzet Katlanáig.

section-entering-mordor = Belépés Mordorba
    .text =
        Ha a Szövetség-fázisban a Gyűrűhordozók figurája Minas Morgulban vagy Morannonon áll, akár éppen most jelentették be ott, a Szabad Népek beléphetnek Mordorba, rejtve vagy felfedve. A figura a Mordor-sáv 0. lépésére kerül.

        A készletet újra össze kell állítani: a kihúzott Szemek visszakerülnek, kivéve a végleg eltávolítottakat, és hozzájuk kerülnek a játékban lévő különleges jelzők. A többi kihúzott jelző kint marad.

section-mordor-track = A Mordor-sávon
    .text =
        - A Szövetség most egyik régióban sincs.
        - A mozgáshoz rejtve kell lennie, és ugyanúgy kocka kell hozzá. Hajszadobás nincs: azonnal húzni kell egy jelzőt. A Szem annyi sérülést okoz, ahány kocka van a hajszamezőben, a Szabad Népekéivel együtt.
        - Ha a jelzőn nincs stop ikon, a Szövetség ezután egyet lép előre.
        - Senki nem hagyhatja el: akit le kellene választani, kikerül a játékból.
        - Ha egy fordulóban meg sem kísérelt mozogni, és el sem rejtőzött, a Gyűrűhordozók az 5. fázis végén 1 romlottságpontot kapnak.
        - Az 5. lépésen, a Végzet Katlanánál [elpusztul a Gyűrű](victory-ring).

## XI: three and four players

chapter-partners = Többjátékos szabályok
    .text =
        A csapattársak kockái, gyűrűi és asztalon lévő kártyái közösek, a kezükben lévő kártyák soha. A kockák és kártyák csak a saját nemzeteidre használhatók; a Szövetség, az útitársak és a nazgulok mindkettőtökéi.

        A két csapattárs közül az egyik a vezérjátékos; a második fordulótól kezdve minden forduló elején átadja a jelzőt a másiknak. Az első akció azé, aki nem vezérjátékos, utána felváltva következnek. Egy oldal együtt győz, aztán kiderül, melyik csapattárs volt a jobb.

section-partners = Ki mit irányít?
    .text =
        Négy játékossal:

        - **Gondor** játékosa irányítja Gondort és a tündéket, **Rohan** játékosa Rohant, Északot és a törpöket.
        - **A Boszorkánykirály** játékosa irányítja Szauron nemzetét, a Boszorkánykirályt és Szauron Száját, **Szarumán** játékosa Vasudvardot, a délvidékieket és keletieket, valamint Szarumánt.

        Három játékossal egyvalaki irányítja az összes Szabad Népet, és ketten osztoznak a Sötétségen. Amiről ez a fejezet nem szól, az ugyanúgy van, mint két játékossal.

section-leading-player = A vezérjátékos
    .text =
        Minden megosztott oldalon egyvalaki a vezérjátékos: először Gondor és a Boszorkánykirály. Minden további forduló elején a csapattárs kapja meg a jelzőt.

        - A Szabad Népek vezérjátékosa dönti el, hogy a Szövetség bejelentse-e a helyzetét, ki vezesse, és ő dönt mindenről a hajszában.
        - A Sötétség vezérjátékosa dönti el, hány kocka kerüljön a hajszamezőbe.

section-partners-cards = A csapattársak kártyái
    .text =
        Az 1. fordulóban mindenki egy-egy kártyát húz az oldal mindkét paklijából; később mindenki csak egyet, az általa választott pakliból. Egy kézben legfeljebb **négy** kártya lehet.

        Húzás után a csapattársak elcserélhetnek egy-egy kártyát, ha mindketten akarják. Nem mutathatják meg, és nem mondhatják el egymásnak, melyik az.

        Amelyik kártyán egy játékos ikonja van, azt csak ő játszhatja ki; amelyiken nincs ikon, azt bármelyikük.

section-partners-actions = Ki mikor következik?
    .text =
        A Szabad Népeknél az a játékos kezd, aki nem vezérjátékos. Utána a Sötétségnek az a játékosa következik, aki nem vezérjátékos, azután a Szabad Népek vezérjátékosa, majd a Sötétség vezérjátékosa, és így tovább, amíg minden kockát fel nem használtak. Aki passzol, az következik akkor is, amikor legközelebb az ő oldaláé az akció.

        A csapattársak ugyanazokat a kockákat és gyűrűket használják. Egy oldal fordulónként egy gyűrűt használhat el.

section-partners-limits = Mit tehetnek a csapattársak?
    .text =
        Kockákat és kártyákat csak a saját nemzeteid toborzására, mozgására és harcaira használhatsz, és csak te léptetheted előre a jelzőiket a politikai sávon; kivétel, ha egy karakter képessége mást enged.

        - A Szabad Népek bármelyik játékosa mozgathatja és elrejtheti a Szövetséget, leválaszthat útitársakat, és mozgathatja őket.
        - A Sötétség bármelyik játékosa mozgathatja a nazgulokat; csak a Boszorkánykirály játékosa toborozhatja őket, és csak ő mozgathatja a Boszorkánykirályt.

section-mixed-armies = Vegyes seregek
    .text =
        Ahol a csapattársak egységei találkoznak, külön maradnak, vagy, ha mindketten beleegyeznek, **vegyes sereget** alkotnak. Ha megtámadják őket, mindenképp vegyes sereg lesz belőlük.

        - Az irányítja, akinek több egysége van benne; ha egyenlő, akinek több elit egysége van; végül a vezérjátékos. Csata közben ez nem változik.
        - Csak az irányítója mozgathatja, csak ő támadhat vele, és csak ő játszhat ki csatakártyát érte. Nem választhatja szét úgy, hogy elveszítse az irányítást.
        - A másik játékos egy saját akcióval kivonhatja belőle a saját egységeit.
        - A benne lévő hadat nem viselő nemzetekre továbbra is vonatkoznak a korlátozások.

        A mennyiségi határ, a tíz egység, kettejükre együtt vonatkozik. Ha külön maradnak, és túllépik, felváltva vesznek le egységeket, az kezdi, aki nem vezérjátékos.

section-southron-elites = Elit egységek mint vezérek
    .text =
        Három vagy négy játékossal, amíg Szarumán játékban van, a déli és keleti elit egységek egyben vezérek is, akárcsak a vasudvardiak.

section-three-players = Háromjátékos mód
    .text =
        A Szabad Népek egyetlen játékosa úgy játszik, mint kétjátékos módban: fordulónként két kártyát húz, és hat lehet a kezében. De két egymást követő akciója nem lehet ugyanazé a nemzeté, akár toborzás, politika, mozgás, támadás vagy róla szóló esemény az. Két egymást követő akció lehet vegyes seregeké, ha nem ugyanaz a sereg.

        A Szövetségre és az útitársakra ez nem vonatkozik, és új fordulóban minden újra szabad.

section-partners-victory = Melyik csapattárs győzött?
    .text =
        Egy oldal együtt győz. Utána a csapattársak összehasonlítják az eredményüket:

        - Sötétség: a seregei által elfoglalt helyek győzelmi pontjaiból mindenki levonja a nemzetei által elveszített helyek pontjait; az győz, akinek több marad.
        - Szabad Népek: az győz, aki kevesebb pontot veszített.

        Ha egyenlők, mindketten győztek.

## Lords of Middle-earth

chapter-lords = Középfölde Urai
    .text =
        Ez a kiegészítő elhozza Elrondot, Galadrielt, Szméagolt, a balrogot és Gothmogot, egy-egy második kártyát Gandalfnak, a Boszorkánykirálynak és Szauron Szájának, tizenhárom eseményt, különleges kockákat és a tünde gyűrűk saját erejét.

        A különleges kockákkal a többivel együtt kell dobni. Mindkét oldal megtart egyet a sajátjai közül, a többit erre a fordulóra félreteszi; ha valamelyik Szemet mutat, Szemet kell megtartani.

section-lords-setup = A Középfölde Urai alapbeállítása
    .text =
        - Az új események a paklikban vannak. A „Jön a balrog!” a „Mória Balrogja” helyére lép.
        - A négy Szméagol-jelző közül kettő a hajszakészletben van.
        - A Szabad Népek titokban kiválasztják, melyik Szürke Gandalf kerül a Szövetségbe: a Szürke Vándor vagy Narya őrzője. A kártyáját akkor lehet látni, ha ő vezeti a Szövetséget, ha elesik, vagy ha elmegy.
        - Az első vezető Gandalf vagy Vándor.

section-special-dice = Különleges kockák
    .text =
        Elrond (Vilya), Galadriel (Nenya), a balrog és Gothmog a játékba lépése utáni fordulótól különleges kockát ad. A **Narya-kocka** az 1. fázisban jön, egy fordulóra, ha akkor Gandalf, Narya őrzője a vezető, és a Szabad Népek legalább egy kockája visszakerült a hajszamezőből; az 1. fordulóban is, ha kezdettől ő vezet. Egy őrző kockájának visszakerülő Szeme ebbe nem számít bele.

        Ezekkel mindig dobni kell, a hajszához nem rendelhetők hozzá. Az az oldal, amelyik többel dobott, **egyet** tart meg, a többi a következő fordulóra vár. Ha valamelyik Szemet mutat, Szemet kell megtartani. Ha mindkét oldal választ, az kezdi, amelyiknek több különleges kockája van, egyenlőség esetén a Szabad Népek.

        - A megtartott kockát ugyanúgy lehet használni, mint bármelyik másikat, és fel nem használt kockának számít.
        - A megtartott Szem a hajszamezőbe kerül, az őrzőké is: úgy erősíti a hajszát, mint a Sötétség egy kockája.
        - A „Kártyahúzás” egy kártyát ad bármelyik pakliból; semmi másra nem jó.
        - Tünde gyűrűvel nem lehet különleges kockát átfordítani.

section-special-dice-lost = Különleges kocka elvesztése
    .text =
        Néhány oldalon az **eltávolítás** jele van. Az a kocka, amelyet az előző fordulóban ezzel tartottak meg, az 1. fázisban kikerül a játékból,

        - ha egy őrzőé, és Fehér Gandalf játékban van
        - ha a balrogé vagy Gothmogé, és a Boszorkánykirály bármelyik változata játékban van

        Egy kocka akkor is elvész, ha a tulajdonosa kikerült a játékból, Gothmogé pedig akkor is, ha a Fekete Kapitány játékban van.

section-ring-powers = A tünde gyűrűk ereje
    .text =
        Mindegyik gyűrűvel át lehet fordítani egy kockát, [mint eddig](elven-rings), fordulónként egyszer; a játékos megmondja, melyikkel. Vagy az őrzője a saját erejét használja; ezt fordulónként többször is lehet, ha van még hozzá gyűrű. A gyűrű mindkét esetben a Sötétséghez kerül. Amelyik gyűrű ebben a fordulóban kockát fordított át, annak a saját ereje már nem használható.

        - **Vilya** (Elrond): az imént felhasznált kocka, ha nem a Nyugat Akarata, felhasználatlan marad. Nem kerül a hajszamezőbe.
        - **Nenya** (Galadriel): a kihúzott, Szemet mutató sima jelző kikerül a játékból, és másikat kell húzni.
        - **Narya** (Gandalf, az őrzője, ha a térképen, a Szabad Népek egyik nemzetének meg nem hódított településén van): bármelyik fel nem használt kockával az a nemzet aktívvá válik, és azonnal háborúba lép.

section-keepers = Elrond és Galadriel
    .text =
        Utánpótláskockával játékba hozható Elrond Nagyúr Völgyzugolyban vagy Galadriel Úrnő Lórienben, ha Szauron vagy a tündék háborúban állnak, és a hely nincs meghódítva; az ostrom nem számít. Soha nem mennek el, és a hellyel együtt elvesznek. A csatakártyák szempontjából 3. szintű útitársak; a vezetői értékük 2.

        - Elrond: a régiójában lévő tünde elit egységek csatában egyben vezérek is.
        - Galadriel: a Szabad Népek ostrom alatt is toborozhatnak Lórienben.

section-smeagol = Szméagol
    .text =
        Ha Szméagol-jelzőt húznak, az nem okoz sérülést, kikerül a játékból, és Szméagol csatlakozik a Szövetséghez, kivéve, ha Gollam van ott, vagy Szméagol már járt ott; akkor másik jelzőt kell húzni. Amíg ott van, a további Szméagol-jelzők sem okoznak sérülést.

        - Mindig ő a vezető. A szintje annyi, amennyi a többi útitársé közül a legmagasabb.
        - Útitársnak számít: a hajszára szánható kockáknál is, áldozatként is. Nem lehet leválasztani; ha le kellene válnia, kikerül a játékból.
        - Eltávozik, ha a Szövetség a Szabad Népek meg nem hódított nagyvárosában vagy erődítményében jelenti be a helyzetét.
        - Ha elesik vagy eltávozik, játékba kerül a „Megszerezzük” kártya.
        - Ha nem marad más útitárs, Gollam lesz belőle, és az a kártya nem kerül játékba.

        Szméagol egyetlen kártya szempontjából sem Gollam.

section-balrog = A balrog
    .text =
        Utánpótláskockával játékba hozható a balrog Móriában, inaktívan, és vele egy szauroni egység, ha Mória nincs meghódítva, és nem ostromolják. A tündék és a törpök egyet lépnek előre a háború felé.

        - Amíg inaktív, 0 a szintje, és Móriában marad. A kockája saját jele vagy a „Jön a balrog!” aktiválja.
        - Ha aktív, 2 a szintje, és gyalog jár. Ekkor a kockája jelével őt vagy a seregét lehet mozgatni, vagy a seregével lehet támadni.
        - A Szabad Népek a Nyugat Akaratával deaktiválhatják, vagy karakterkockával, ha Gandalf a térképen, a balrog régiójában van. Mórián kívül ezzel kikerül a játékból.
        - A seregének harci ereje kettővel nagyobb; a balrog saját vezetői értéke 3.
        - Ha a Szövetség helyzetét bejelentik vagy felfedik, és az útja ott kezdődik, ott ér véget, vagy ott halad át, ahol a balrog van, húzni kell egy jelzőt; a felfedés ikonnak nincs hatása. Ha Szem, a balrog is, a vezető is kikerül a játékból (ha Gollam a vezető, nem történik semmi).

section-new-minions = Gothmog, a Fekete Númenori és a Gyűrűlidércek főnöke
    .text =
        - **Gothmog** utánpótláskockával lép játékba a meg nem hódított Minas Morgulban, ha Szauron háborúban áll, és a Fekete Kapitány nincs játékban. Ha a Sötétség egyik seregével szabad régióban van, utánpótláskockával toborozhat ott egy szauroni sima egységet, vagy elit egységre cserélhet egy szauroni sima egységet.
        - **Szauron Szája, a Fekete Númenori** utánpótláskockával lép játékba a Sötétség egyik meg nem hódított erődítményében, ha a Szabad Népeknek van győzelmi pontjuk, vagy a Szövetség a Mordor-sávon van. Szauron Szájának csak az egyik változata léphet játékba. Akciónként egyszer ingyen meghosszabbít egy várostromot még egy körrel; fordulónként egyszer utánpótláskockával mozoghat vagy támadhat a serege.
        - **A Boszorkánykirály, a Gyűrűlidércek főnöke** utánpótláskockával lép játékba ott, ahol a Gyűrűhordozók vannak, ha ott nincs a Szabad Népeknek meg nem hódított erődítményük; vagy a Fekete Kapitány helyére lép. Utánpótláskockával a Fekete Kapitány is a helyére léphet, ha a feltételei teljesülnek. A kettőt játszmánként csak egyszer lehet felcserélni.

        A főnök a Gyűrűhordozókhoz repülhet, ha a Szövetség olyan régióban jelenti be a helyzetét, ahol nincs a Szabad Népeknek meg nem hódított erődítményük. Amíg az ő régiójukban van, a Sötétség minden kijátszott karakter-eseménykártyája után húzhat egy másikat.

        A balrog, Gothmog és a főnök [Fehér Gandalf](characters-enter) szempontjából nem számít gonosznak.

section-lords-partners = A Középfölde Urai csapattársakkal
    .text =
        Elrond és Galadriel Gondor játékosáé; ő használja a gyűrűk erejét, és ő mondja meg, melyik gyűrű fordít át egy kockát. A balrog és Gothmog a Boszorkánykirály játékosáé. Hogy melyik különleges kocka maradjon, azt az oldal vezérjátékosa dönti el; bármelyik csapattárs felhasználhatja.

chapter-council = A Völgyzugolyi Tanács
    .text =
        Még hat útitársnak van második kártyája; hogy melyik kerül játékba, azt titokban kell kiválasztani. Az első Szövetség-fázisban a Szabad Népek közölhetik, hogy némelyikük már korábban hazatért: nem a Szövetségben vannak, hanem otthon. Ha egy ilyen van, a Sötétség egy akciójelzőt kap, ha több, mindkettőt.

section-council = Más útitársak
    .text =
        A Szabad Népek az első forduló előtt titokban kiválasztják, hogy Vándornak, Boromirnak, Gimlinek, Legolasnak, Borbak Trufának és Tuk Peregrinnek melyik kártyája kerüljön a Szövetségbe a kettő közül. Egy kártyát akkor lehet látni, ha az útitárs vezeti a Szövetséget, ha elesik, vagy ha elmegy.

        Némelyik új kártyán nincs nemzet ikonja: az ilyen útitárs a képességével aktiválja a nemzetét, nem azzal, hogy megérkezik.

section-council-outside = Akik hazatértek
    .text =
        Az első forduló Szövetség-fázisában a Szabad Népek közölhetik, hogy az új Borbak Trufa, Tuk Peregrin, Boromir, Gimli és Legolas közül valaki nincs a Szövetségben: ott áll, ahol a kártyája megadja. Minden szabály szempontjából elhagyta a Szövetséget.

section-action-tokens = A Sötétség akciójelzői
    .text =
        Ha egy útitárs kezdett a Szövetségen kívül, a Sötétség választ egyet a két akciójelző közül; ha több, mindkettőt megkapja. Az egyik a nazgulokat és a gonoszokat mozgatja, a másik a Sötétség egyik nemzetét lépteti előre egy lépéssel a háború felé.

        Egy jelző kocka helyett használható, játszmánként egyszer; fordulónként legfeljebb egyet lehet használni. Nem kocka: a passzolásnál nem számít, gyűrű nem fordítja át, és ahol „bármelyik kocka” kell, ott nem használható.

## Worked examples

example-pass = Előbb az ellenség
    .text = A Szabad Népeknek egy fel nem használt kockájuk van, a Sötétségnek kettő. Mielőtt felhasználnák a sajátjukat, látni akarják, mit tesz a Sötétség. Passzolj.
    .after = Akinek kevesebb fel nem használt kockája van, mint az ellenfelének, passzolhat. A kocka megmarad későbbre.
example-ring-eye = Szem a gyűrűvel
    .text = A Sötétségnek van egy gyűrűje, és erősebb hajszát akar. Használd a tünde gyűrűt, válaszd a seregkockát, és fordítsd a Szem oldalára.
    .after = A kocka a hajszamezőben van, a gyűrű kikerült a játékból, és a Sötétség akciója megmaradt: az utánpótláskocka még az övé.
example-two-armies = Két sereg, egy kocka
    .text = Egy seregkocka két sereget mozgat. Mozgasd a három egységet Minas Morgulból Észak-Ithilienbe, azután a kettőt Dél-Ithilienből Osgiliathba.
    .after = Mindkét sereg egy régiót mozgott. Ha az első Dél-Ithilienben csatlakozott volna a másodikhoz, az a három egység nem mehetett volna tovább: egy kockával senki nem mozog kétszer.
example-foreign-land = Hadat nem viselő sereg a határon
    .text = Gondor és Rohan nem áll háborúban. Válaszd a Drúadan-erdőben álló gondori sereget, és nézd meg, hová mehet.
    .after = A saját földjére és olyan földre, amely senkié. Eastemnet Rohané: baráti föld, de amíg Gondor nem áll háborúban, az egységei nem léphetnek oda.
example-mustering = Két figura két helyre
    .text = Gondor és Rohan háborúban áll. Toborozz egy gondori sima egységet Minas Tirithben és egy rohani vezért Edorasban.
    .after = Egy kocka két figurát hoz, itt két nemzetnek, két különböző településre. A vezér azért kerülhetett Edorasba, mert vannak ott egységek.
example-battle = Harci erő és vezetői érték
    .text = Öt rohani egység és három vezér támad Edorasból. Támadj mindegyikkel.
    .after = A harci erő 5: öt kockával dobnak, az eredmény 1, 3, 5, 5 és 6, ez három találat. A vezetői érték 3, de csak két kocka nem talált, így kettővel dobnak újra. Vasudvard is talált: most a támadó veszi le először a veszteségeit.
example-city = Nagyváros ellen
    .text = Négy egység megtámadja Suhatagot, amely nagyváros. Támadj mindegyikkel.
    .after = Négy ötös, és nincs találat: nagyváros ellen a támadónak az első körben hatos kell. Ha folytatja, mostantól elég az ötös.
example-withdraw = Be az erődítménybe
    .text = Vasudvard megtámadja Helm Szurdokot. Támadj mindegyikkel, azután Rohan nevében vonulj vissza az erődítménybe, végül vonulj be mindegyikkel.
    .after = Egyetlen csapás sem esett. Rohan bent van, Vasudvard körülötte: Helm Szurdok ostrom alatt áll.
example-siege-battle = Várostrom két körben
    .text = Hét egység ostromolja Helm Szurdokot. Támadj, veszteségként vegyél le egy sima egységet, és egy elit egység lefokozásával folytasd a második körrel.
    .after = Csak a hatos talál: az első kör ötösei semmit sem értek. A második kör egy elit egység lefokozásába került, és elesett az utolsó védő. Helm Szurdok elfoglalva: 2 győzelmi pont.
example-sortie = Bevetés
    .text = Helm Szurdokot egyetlen vasudvardi egység ostromolja. Rohan nevében támadd meg egy karakterkockával.
    .after = Bevetésben mindkét oldalnak elég az ötös. Az ostromló elesett, így az ostrom véget ért, és Rohan megint a régióban áll.
example-politics = Egy támadás és egy elveszett nagyváros
    .text = Észak passzív, és három lépésre van a háborútól. Támadd meg Suhatagot a délvidékiekkel, és vonulj be.
    .after = Észak aktívvá vált, és két lépést lépett előre: egyet a támadás miatt, egyet az elveszített nagyvárosáért.
example-last-step = Egy passzív nemzet
    .text = Gondor passzív, és egy lépésre van a háborútól. Használd az utánpótlás/sereg kockát politikára, és keresd Gondort.
    .after = Gondor nem választható: passzív nemzet nem teheti meg az utolsó lépést. Előbb aktiválni kell.
example-declare = Pihenés Lórienben
    .text = A Szövetséget utoljára Völgyzugolyban látták, és a haladása 5. Jelentsd be a helyzetét Lórienben.
    .after = Öt régiónyi út vezet oda, Mórián át; ez nem árt, mert a Szövetség maga jelentette be a helyzetét. A Szövetség továbbra is rejtve van, a haladása 0, és egy romlottságpontot gyógyult. A tündék aktívvá válnának, ha nem volnának azok.
example-hunt = Hajsza három kockával
    .text = A Szövetség másodszor mozog ebben a fordulóban, ezért a hajsza minden kockája eggyel többet ér. Mozgasd, és a sérülést egy véletlenszerűen húzott útitárs fogja fel. Vándor maradjon a vezető.
    .after = A dobás 2, 5 és 6: az ötös is siker. A jelzőn 3 áll. Gimlit húzták ki, ő elesik; a szintje 2 pontot fog fel, az utolsó pontból romlottság lesz. A kocka a hajszamezőben van.
example-reveal = Útközben felfedve
    .text = A haladás 3 lesz, és a jelző felfedi a Szövetséget. Mozgasd, azután válaszd a Goblinok Kapuját.
    .after = Három régiónyi út vezet oda, a Bruinen Gázlón és High Passon át. Mória is elég közel volna, de ott a Sötétség erődítménye még egy jelzőbe került volna. A Szövetségnek el kell rejtőznie, mielőtt újra mozoghat.
example-separate = Két útitárs elmegy
    .text = A haladás 5. Válaszd le együtt Legolast (2. szint) és Borbak Trufát (1. szint), és küldd őket Vadonföldre.
    .after = A haladás és a legmagasabb szint összeadódik: Völgyzugolytól legfeljebb 7 régiónyit mehetnek. Legolas a tündék egyik erődítményébe érkezett.
example-aragorn = Isildur örököse
    .text = Vándor Minas Tirithben van, és az egyik kockán a Nyugat Akarata áll. Hozd játékba Aragornt.
    .after = Aragorn ott áll, ahol Vándor állt. A következő fordulótól a Szabad Népeknek eggyel több kockájuk van.
example-mordor = Az utolsó lépés
    .text = Egy lépés a Végzet Katlanáig, a romlottság 8, három kocka a hajszamezőben. Mozgasd a Szövetséget.
    .after = A Szem annyit ért, ahány kocka a mezőben volt: hármat. A romlottság 11, még éppen kevesebb, mint 12. A jelző nem állította meg őket, és a Gyűrű elpusztult.

## Puzzles

puzzle-p-two-strongholds = Két kapu egyszerre
    .text = A Sötétség 6 pontot érő nagyvárosokat és erődítményeket birtokol, és ebben a fordulóban egy seregkockája maradt. Győzz.
    .after = Egy kocka két sereget mozgat: Lórienbe és Völgyzugolyba, amelyeket senki nem véd. Ez már 10 pont.
puzzle-p-drive-back = Visszaszorítva
    .text = Egy kocka maradt, és a Szabad Népeknek még nincs pontjuk. Négy elég. Győzz.
    .after = Mória és Orthanc üresen áll, és mindkettő erődítmény: 2 pont mindegyik. A Sötétség Hollinon álló egysége nem akadályozhatja meg.
puzzle-p-last-ring = Az utolsó gyűrű
    .text = Egy lépés a Végzet Katlanáig, egy eseménykocka és egy tünde gyűrű. A következő jelzőn 2 áll. Győzz.
    .after = A gyűrű Karakter oldalára fordítja az eseménykockát, és a Szövetség mozog. A 9 romlottság és a 2 együtt kevesebb, mint 12.
puzzle-p-gollum-pays = Egy hobbit és Gollam
    .text = A romlottság 10, Tuk Peregrin a vezető, és a következő jelzőn 3 áll. Egy lépés van hátra. Győzz.
    .after = Tuk Peregrin vezetőként eggyel csökkenti a sérülést, és elvész. Most Gollam a vezető, és a képessége ugyanaz ellen a jelző ellen is használható: ha felfedi a Szövetséget, a sérülés megint eggyel csökken. Egy pont romlottság marad: 11.
puzzle-p-hide-with-anything = Nincs hová bújni?
    .text = A Mordor-sávon, felfedve, a romlottság 11. Aki nem mozog és nem rejtőzik el, a forduló végén egy romlottságpontot kap. Az egyetlen kockán Utánpótlás/Sereg áll. Éld túl.
    .after = Ha Vándor a vezető, bármelyik kockával el lehet rejteni a Szövetséget.
puzzle-p-the-last-point = Még két pont
    .text = A Gyűrűhordozók romlottsága 10, és felfedték őket. A következő jelzőn 2 áll. A Sötétségnek egy karakterkockája és három kártyája van. Győzz.
    .after = Az „Isildur veszte” jelzőt húz, és a sérülését csak a Gyűrű viselheti el: az egész romlottság lesz. A „Morgul-seb” csak egy pontot adna.
puzzle-p-storm-the-deep = Csak a hatos számít
    .text = Öt vasudvardi egység ostromolja Helm Szurdokot, bent két egység van. Minden körben egy kockád hatos, az összes többi ötös; a védők nem találnak. Foglald el ezzel a kockával.
    .after = Várostromban az ötös nem találat, így minden körben egy védő esik el. A második kör egy elit egység lefokozásába kerül.
puzzle-p-rouse-gondor = Egy szó a Fehér Városban
    .text = Gondor egy lépésre van a háborútól, és csak egy eseménykocka maradt. Vidd háborúba Gondort.
    .after = Boromir Minas Tirithben bármelyik kockával előreléptetheti Gondort.
puzzle-p-white-rider = Hamvaiból éledve
    .text = Szürke Gandalf elesett. Hozd játékba Fehér Gandalfot olyan közel Orthanchoz, amennyire csak lehet.
    .after = Szarumán játékban van, így a Nyugat Akarata elhozza őt. Fangorn az egyik hely, ahol megjelenhet.
puzzle-p-wake-rohan = Ébreszd fel a lovak urait!
    .text = A Szövetség rejtve van; utoljára Lórienben látták, és a haladása 5. Aktiváld Rohant ebben a fázisban.
    .after = Ha a Szövetség Rohan nagyvárosában vagy erődítményében jelenti be a helyzetét, aktiválja a nemzetet. Vasudvard serege nem állítja meg.
puzzle-p-second-round = Türelem Suhatag előtt
    .text = Minden dobásod ötös lesz, és a védők nem találnak. Foglald el Suhatagot mind a három egységgel.
    .after = Nagyváros ellen az ötös az első körben nem találat. A másodikban már az: folytasd.
puzzle-p-sortie = Ki a kapun
    .text = Két vasudvardi egység ostromol két rohanit. A te dobásaid ötösök lesznek, az övéik egyesek. Vess véget az ostromnak.
    .after = Bevetésben mindkét oldalnak elég az ötös: a falak senkinek nem számítanak.
puzzle-p-to-war = Jön a mágus
    .text = Vasudvard egy lépésre van a háborútól. Két utánpótláskockával hozd játékba Szarumánt.
    .after = Előbb a lépés a háborúba, azután a mágus: csak akkor jön, ha Vasudvard háborúban áll.

## The guided first match

lesson-first = Az első forduló
    .text = Egy fordulón át vezeted a Szabad Népeket: a Szövetség útnak indul, a hajsza a nyomába ered, Rohant pedig megtámadják. Nagyjából tíz perc.
lesson-first-welcome = Üdv Középföldén!
    .text = A Szabad Népekkel játszol, a gép a Sötétséggel. Akkor nyersz, ha a Gyűrűhordozók elérik a Végzet Hegyét, mielőtt a Gyűrű megrontaná őket. A Sötétség akkor nyer, ha megrontja őket, vagy ha elég nagyvárost és erődítményt foglal el. Játsszunk együtt egy fordulót!
lesson-first-table = Hol kérdez a játék?
    .text = Ez a sor mindig megmondja, ki következik, és mi a kérdés. Amire kattinthatsz, annak arany szegélye van. Itt semmit sem lehet elrontani: a „Visszavonás” minden lépést visszavesz.
lesson-first-fellowship = A Szövetség-fázis
    .text = A Gyűrűhordozók és hét útitársuk Völgyzugolyban vannak. A forduló elején bejelentheted, hol van a Szövetség. Még nem mozgott, így nincs mit bejelenteni. Válaszd a „tovább” lehetőséget.
    .back = Ezt is lehet, de a Szövetség egyelőre semmit sem nyer vele. A „tovább” a kockákhoz visz.
lesson-first-hunt-box = Készül a hajsza
    .text = A Sötétség a dobás előtt kockát tett a hajszamezőbe. Oda kerül minden Szem is, amelyet dob. Minél több kocka van ott, annál veszélyesebb a Szövetség minden lépése.
lesson-first-dice = A fordulód a kockáidon múlik
    .text = Mindkét oldal dobott. Minden kocka egy akció, és az eredménye mondja meg, milyen. Négy kockád van; te és a Sötétség felváltva használtok fel egyet-egyet, amíg el nem fogynak.
lesson-first-walk = Indul a Szövetség
    .text = A Szövetséget karakterkockával mozgathatod. Válassz egyet, aztán ezt: „a Szövetség mozgatása”. A figura Völgyzugolyban marad: csak a lépések száma nő, így az ellenség sosem tudja pontosan, hol jár.
    .back = Jó akció, de ráér. A Szövetség addig induljon el, amíg a hajsza gyenge: válassz egy karakterkockát, és mozgasd.
lesson-first-hunt = A hajsza
    .text = Valahányszor a Szövetség mozog, a Sötétség annyi kockával dob, ahány kockája a hajszamezőben van. A hatos sikernek számít. Egy kocka sikeres volt, ezért hajszajelzőt kellett húzni: a rajta lévő szám a sérülés.
lesson-first-harm = Ki szenvedi el?
    .text = A sérülésből romlottság lesz, hacsak a Gyűrűhordozók helyett egy útitárs el nem esik. Ha a romlottság eléri a tizenkettőt, a Gyűrű elveszett. Egy pont elviselhető: használd a Gyűrűt.
    .back = Ez egy pont romlottságot takarítana meg, de egy útitárs az egész játszmára elveszne. Ő többet ér. Itt használd a Gyűrűt.
lesson-first-politics = Ki áll háborúban?
    .text = A Sötétség utánpótláskockát használt: Vasudvard már háborúban áll, és támadhat. A te nemzeteid messzebb vannak a háborútól. Amíg nem állnak háborúban, nem támadhatnak és nem toborozhatnak.
lesson-first-rouse = Üzenet Rohanba
    .text = Vasudvard szomszédja Rohan. Válaszd az utánpótláskockát, azután egy nemzet előreléptetését, végül Rohant.
    .back = Más népeknek is szükségük lesz rád. De Vasudvard Rohan határán fekszik: ez a lépés legyen Rohané.
lesson-first-attacked = Vasudvard támad
    .text = Öt orthanci egység támadja meg Vasudvard Gázlóit, ahol Rohan két egysége és egy vezére áll. Minden egység egy kocka, de legfeljebb öt. A Gázlókat erőd védi: az első körben a támadónak hatos kell, neked az ötös is elég.
lesson-first-card = Kártya a csatához
    .text = Minden eseménykártya alsó fele csatában használható. A „Celeborn galadhrimjai” kártyán ez a Napvilág: a Sötétség legfeljebb három kockával dob. Az eseménye nem használható, amíg a tündék nem állnak háborúban. Játszd ki.
    .back = Kártya nélkül is lehet harcolni. De öt kocka kettő ellen sok: a Napvilág kettőt elvesz belőlük.
lesson-first-rolls = Hogyan alakult?
    .text = Az ablakban mindkét dobás látszik. Minden vezér után újradobhatsz egy sikertelen kockát. A találatokból veszteség lesz: mindkét oldalon elesett egy egység. A Sötétség tovább harcol, és most már az ötös is elég neki.
lesson-first-retreat = Maradsz vagy mész?
    .text = A védő a következő kör előtt visszavonulhat. Egy egység négy ellen elveszne. A Gázlók mögött ott van egy erődítmény, Helm Szurdok: vezesd oda a sereget.
    .back = Bátor dolog, de a Gázlók a győzelemhez nem számítanak, és az elesett egység sosem tér vissza. Helm Szurdok jobb hely a védekezésre.
lesson-first-lost = Mit változtatott a támadás?
    .text = A Gázlók Vasudvard kezén vannak. A támadás azonban felébresztette Rohant: a jelzője már az aktív oldalát mutatja, és egy lépéssel közelebb került a háborúhoz. Még egy utánpótláskocka, és a Lovasok visszaüthetnek.
lesson-first-draw = Új kártya a kézbe
    .text = Az eseménykockával kártyát húzhatsz, vagy kijátszhatsz egyet. Húzz egyet a stratégiapakliból: az ottani kártyák seregeket és szövetségeseket hoznak.
    .back = Ezt is lehet. De kevés a kártyád, és a csatákat kártyákkal lehet megnyerni: előbb húzz egyet.
lesson-first-yours = Az utolsó kocka a tiéd
    .text = Egy karakterkocka maradt. Újra mozgathatod a Szövetséget; a hajsza most erősebb, mert minden kockájához egyet kell adni. Vagy tégy mást: mutass rá bármire, kérdezd meg: „Miért nem?”, és olvasd el, mit lehet.
lesson-first-end = Vége a fordulónak
    .text = Mindkét oldal két kártyát húz, visszaveszi a kockáit, és minden elölről kezdődik. A lényeget már láttad: a lépéseknek romlottság az ára, a kockáiddal pedig az idő ellen játszol. Innen továbbjátszhatsz, megoldhatsz egy feladványt, vagy saját játszmát kezdhetsz.
