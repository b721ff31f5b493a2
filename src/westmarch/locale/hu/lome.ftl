### Lords of Middle-earth: set-up, special dice, rings, Keepers, and the Council of Rivendell.

wotr-option-council = Völgyzugolyi Tanács, a Középfölde Urai kiegészítőhöz
wotr-needs-option = Ehhez a beállításhoz ({ $option }) ez is kell: { $needed }. Válaszd azt is.

wotr-rule-special-dice = Középfölde Urai, II. fejezet, Különleges akciókockák
wotr-rule-keepers = Középfölde Urai, II. fejezet, Tünde gyűrűk
wotr-rule-council = Középfölde Urai, IV. fejezet, Völgyzugolyi Tanács
wotr-rule-versions = Középfölde Urai, I. fejezet, Előkészületek

## The rules in short

## Set-up

wotr-version-choose = { $character }: melyik kártyája kerüljön a Szövetségbe?
    .help = A Sötétség nem látja, melyik az, amíg az útitárs nem vezeti a Szövetséget, el nem esik, vagy el nem hagyja ({ wotr-rule-versions }).
wotr-version-chosen = A Szövetségbe kerül: { $version }.
wotr-version-chosen-hidden = A Szabad Népek titokban kártyát választanak { NAME($character, form: "dat") }.
wotr-version-shown = { START(NAME($character, form: "nom")) } kártyája láthatóvá válik: { $version }.
wotr-first-guide = Ki legyen a Szövetség első vezetője?
    .help = A kártyáját mindenki látja ({ wotr-rule-versions }).
wotr-token-take = { $what }

wotr-why-other-character = Ez a kártya másik karakteré.
wotr-why-first-guide = Az első vezető csak Szürke Gandalf vagy Vándor lehet, { NAME($character, form: "nom") } nem.

## Special dice

wotr-special-die-added = Ebben a fordulóban a { $special }-kocka is az akciókockák közé kerül.
wotr-special-die-removed =
    { $cause ->
        [eliminated] A { $special }-kocka véglegesen kikerül a játékból, mert a karaktere már nincs játékban.
        [captain] A { $special }-kocka véglegesen kikerül a játékból, mert a Fekete Kapitány játékban van.
       *[sign] A { $special }-kocka véglegesen kikerül a játékból: az előző fordulóban az eltávolítás jelével tartották meg.
    }
wotr-special-rolled =
    { $side-id ->
        [free] A Szabad Népek különleges kockái: { $dice }.
       *[shadow] A Sötétség különleges kockái: { $dice }.
    }
wotr-special-kept =
    { $die-id ->
        [vilya_eye] A Szabad Népeknek meg kell tartaniuk: { $die }. A kocka a hajszamezőbe kerül.
        [nenya_eye] A Szabad Népeknek meg kell tartaniuk: { $die }. A kocka a hajszamezőbe kerül.
        [narya_eye] A Szabad Népeknek meg kell tartaniuk: { $die }. A kocka a hajszamezőbe kerül.
        [balrog_eye] A Sötétségnek meg kell tartania: { $die }. A kocka a hajszamezőbe kerül.
        [gothmog_eye] A Sötétségnek meg kell tartania: { $die }. A kocka a hajszamezőbe kerül.
       *[other] { $side-id ->
            [free] A Szabad Népek megtartják: { $die }.
           *[shadow] A Sötétség megtartja: { $die }.
        }
    }{ $aside-count ->
        [0] { "" }
       *[other] { " " }Félretéve: { $aside }.
    }
wotr-special-die = Melyik különleges kockát tartod meg?
    .help = Csak egyet; a többit erre a fordulóra félreteszed. Ha bármelyik Szemet mutat, egy Szemet kell megtartanod: az a hajszamezőbe kerül ({ wotr-rule-special-dice }).

wotr-why-eye-first = Szemet mutató különleges kockát kell megtartani.

## Rings and their Keepers

wotr-ring-which = Melyik tünde gyűrűt használod?
    .help = A saját erejét ugyanabban a fordulóban már nem lehet használni ({ wotr-rule-keepers }).
wotr-ring-regain = Melyik tünde gyűrűt kapod vissza?
    .help = Előbb a játékból kikerült gyűrűk térnek vissza, csak azután a Sötétségnél lévők ({ wotr-rule-keepers }).
wotr-ring-named =
    { $side-id ->
        [free] A Szabad Népek tünde gyűrűt használnak: { $ring }.
       *[shadow] A Sötétség tünde gyűrűt használ: { $ring }.
    }
wotr-ring-regained = { $ring } visszakerül a Szabad Népekhez.
wotr-token-ring = { $what }
wotr-token-narya = A Nagy Narya: a nemzet, ahol Gandalf van, azonnal háborúba lép
wotr-vilya = Elrondnál van Vilya. Elhasználod, hogy megmaradjon az imént felhasznált kocka: { $die }?
    .help = A kocka ugyanazzal az eredménnyel újra felhasználható, és nem kerül a hajszamezőbe ({ wotr-rule-keepers }).
wotr-vilya-used = Elrond Vilyát használja, és felhasználatlan marad ez a kocka: { $die }.
wotr-nenya = Galadrielnél van Nenya: elhasználod, hogy érvénytelenítsd a kihúzott hajszajelzőt ({ $tile })?
    .help = A jelzőnek nincs hatása, és kikerül a játékból; másikat kell húzni ({ wotr-rule-keepers }).
wotr-nenya-used = Galadriel Nenyát használja: a hajszajelző ({ $tile }) kikerül a játékból, és másikat kell húzni.
wotr-narya-used = Gandalf Naryát használja, és háborúba szólítja { NAME($nation, form: "acc") }.

wotr-why-not-that-ring = { $ring }: ez a gyűrű most nem választható.
wotr-why-ring-not-yours = { $ring } már nincs a Szabad Népeknél.
wotr-why-ring-named = { $ring } ebben a fordulóban már átfordított egy kockát; a saját ereje csak a következőben használható.
wotr-why-narya-keeper = Ezt csak Szürke Gandalf, Narya őrzője teheti meg, és ő is csak a Szövetségen kívül.
wotr-why-narya-place = { $region }: ez nem a Szabad Népek egyik nemzetének meg nem hódított települése.
wotr-why-keeper-war = Sem Szauron, sem a tündék nem állnak háborúban.
wotr-why-keeper-home = { START(NAME($region, form: "nom")) } a Sötétség birtokában van.

## The Council of Rivendell

wotr-council-outside = Ki tért haza, mielőtt a Szövetség elindult?
    .help = Csak olyan útitárs, akinek a Völgyzugolyi Tanácshoz tartozó kártyáján kezdőhely áll. Egy hazatérőért a Sötétség egy akciójelzőt kap, többért kettőt ({ wotr-rule-council }).
    .done = senki más
wotr-council-token = Melyik akciójelzőt kéred?
    .help = Játszmánként egyszer használható, egy kocka helyett ({ wotr-rule-council }).
wotr-council-hobbits = Két megyebeli hobbit: essen el mindkettő, hogy a hajszajelző ({ $tile }) érvénytelen legyen?
    .help = A jelzőnek nincs hatása, és nem kell másikat húzni ({ wotr-rule-council }).
wotr-went-home = { $character } már korábban hazatért: { NAME($region, form: "in") } van.
wotr-tokens-given =
    { $actions-count ->
        [one] A Sötétség kap egy akciójelzőt: { $actions }.
       *[other] A Sötétség két akciójelzőt kap: { $actions }.
    }
wotr-token-used = A Sötétség akciójelzőt használ: { $action }.
wotr-hobbits-spared = Mindkét hobbit elesik, és a hajszajelzőnek ({ $tile }) nincs hatása.
wotr-token-token = akciójelző: { $what }
wotr-token-rouse = { $what } szól a népéhez: a nemzete aktiválása

wotr-why-went-along = { START(NAME($character, form: "dat")) } nincs olyan kártyája, amellyel korábban hazatérhetett volna.
wotr-why-no-token = A Sötétségnek nincs ilyen akciójelzője.
wotr-why-token-used = Ebben a fordulóban már használtak akciójelzőt.
wotr-why-rouses-nobody = { $character } nem aktiválhatja a népét: ahhoz a Völgyzugolyi Tanácshoz tartozó kártyája kell.
wotr-why-other-hobbit = A másik hobbitnak nincs ilyen kártyája.

## Positions

wotr-text-words = Egy vagy több ezek közül, mindegyik legfeljebb egyszer: { $names }.
wotr-text-one-special-die = Mindkét oldal legfeljebb egy különleges kockát tart meg.
