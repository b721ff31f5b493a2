### Lords of Middle-earth: Sméagol, the Balrog, Gothmog, the Black Númenórean, the Chief of the Ringwraiths.

wotr-rule-smeagol = Középfölde Urai, III. fejezet, Szméagol
wotr-rule-balrog = Középfölde Urai, III. fejezet, Mória Balrogja
wotr-rule-lords-minions = Középfölde Urai, III. fejezet, Új gonoszok

## The rules in short

## Sméagol

wotr-tile-smeagol_1 = Szméagol
wotr-tile-smeagol_2 = Szméagol
wotr-tile-smeagol_3 = Szméagol
wotr-tile-smeagol_4 = Szméagol
wotr-smeagol-joins = Szméagol csatlakozik a Szövetséghez, és ő lesz a vezetője.
wotr-smeagol-tile-void = A jelzőnek ({ $tile }) már nincs hatása: kikerül a játékból, és másikat kell húzni.
wotr-smeagol-leaves = Szméagol nem marad a Szabad Népeknél.
wotr-smeagol-is-gollum = Szméagol egyedül maradt a Gyűrűhordozókkal: újra Gollam lesz.
wotr-put-in-play = Játékba kerül: „{ $card }”.
wotr-why-never-parts = { START(NAME($character, form: "acc")) } nem lehet leválasztani a Szövetségről.
wotr-why-always-guides = Amíg a Szövetségben van, mindig ő a vezető: { $character }.

## The Balrog

wotr-region-balrog = a balrog régiója
    .nom = a balrog régiója
    .acc = a balrog régióját
    .dat = a balrog régiójának
    .in = a balrog régiójában
    .to = a balrog régiójába
    .from = a balrog régiójából
wotr-token-balrog-wake = a balrog aktiválása
wotr-token-balrog-move-army = a balrog seregének mozgatása
wotr-token-balrog-attack = támadás a balrog seregével
wotr-token-balrog-move = a balrog mozgatása egyedül
wotr-token-balrog-rest = a balrog deaktiválása
wotr-recruit-wanted = Melyik egységet toborzod { NAME($region, form: "in") }?
    .help = Lehet sima vagy elit egység, vagy egy sem; a nemzetnek nem kell háborúban állnia ({ wotr-rule-balrog }).
    .none = egyiket sem
wotr-balrog-awakes = A balrog felébred: aktív lesz.
wotr-balrog-rests = A balrog nyugovóra tér Móriában: inaktív lesz.
wotr-fire-and-shadow = A Szövetség összetalálkozik a balroggal { NAME($region, form: "in") }: húzni kell egy hajszajelzőt.
wotr-fire-and-shadow-missed = Gollam a vezető: a Szemnek nincs hatása.
wotr-why-balrog-absent = A balrog nincs játékban.
wotr-why-balrog-awake = A balrog már aktív.
wotr-why-balrog-asleep = A balrog inaktív.
wotr-why-balrog-leads-nobody = A balrog nincs olyan sereggel, amely ezt megtehetné.
wotr-why-army-needs-balrog = A sereg { NAME($region, form: "in") } ezt csak a balroggal teheti meg.
wotr-why-gandalf-not-with-balrog = Gandalf nincs a balrog régiójában; nélküle a Nyugat Akarata kell hozzá.

## Gothmog

wotr-token-fray-regular = Gothmog: szauroni sima egység toborzása a seregébe
wotr-token-fray-elite = Gothmog: serege egyik szauroni sima egységének cseréje elit egységre
wotr-why-gothmog-war = Gothmog csak akkor léphet játékba, ha Szauron háborúban áll.
wotr-why-morgul-lost = Minas Morgul a Szabad Népek birtokában van.
wotr-why-black-captain-in-play = A Fekete Kapitány játékban van.
wotr-why-gothmog-absent = Gothmog nincs játékban.
wotr-why-no-fray = Gothmognak szabad régióban, a Sötétség egyik seregével kell lennie.

## The Black Númenórean

wotr-token-bring-mouth_of_sauron_black_numenorean = játékba hozás: Szauron Szája, a Fekete Númenori
wotr-token-sorcery-move = Nagy boszorkányság: Szauron Szája seregének mozgatása
wotr-token-sorcery-attack = Nagy boszorkányság: támadás Szauron Szája seregével
wotr-why-numenorean-waits = Ehhez a Szabad Népeknek győzelmi ponttal kell rendelkezniük, vagy a Szövetségnek a Mordor-sávon kell lennie.
wotr-why-no-shadow-stronghold = A Sötétségnek nincs meg nem hódított erődítménye.
wotr-why-numenorean-absent = A Fekete Númenori nincs játékban.
wotr-why-sorcery-used = A Nagy boszorkányságot ebben a fordulóban már használták.
wotr-why-mouth-leads-nobody = Szauron Szája nincs olyan sereggel, amely ezt megtehetné.
wotr-why-army-needs-mouth = A sereg { NAME($region, form: "in") } ezt csak Szauron Szájával teheti meg.

## The Chief of the Ringwraiths

wotr-token-bring-witch_king_chief_of_the_ringwraiths = játékba hozás: Boszorkánykirály, a Gyűrűlidércek főnöke
wotr-token-call-black_captain = a Gyűrűlidércek főnökének cseréje a Fekete Kapitányra
wotr-comes-as = Játékba lép: { $version }.
wotr-exchanged = Csere { NAME($region, form: "in") }: a másik kártya helyére ez lép: { $version }.
wotr-spear-of-terror =
    A rettegés lándzsája: húzol egy kártyát { $deck-id ->
        [character] a karakterpakliból?
       *[strategy] a stratégiapakliból?
    }
    .help = A Gyűrűlidércek főnöke a Gyűrűhordozókkal van, és kijátszottak egy karakter-eseménykártyát ({ wotr-rule-lords-minions }).
wotr-he-sees-he-knows = Ő lát, ő tud: a Gyűrűlidércek főnöke is { NAME($region, form: "to") } megy?
    .help = A Szövetséget ott jelentették be, és ott nincs a Szabad Népeknek meg nem hódított erődítményük. Nem kell hozzá kocka ({ wotr-rule-lords-minions }).
wotr-why-chief-stays-away = A Szövetség a Szabad Népek egyik meg nem hódított erődítményénél van.
wotr-why-no-region-for-chief = A Szövetség a Mordor-sávon van: nincs régió, ahol a főnök játékba léphetne.
wotr-why-chief-absent = A Gyűrűlidércek főnöke nincs játékban.
wotr-why-swapped = A Boszorkánykirályt egyszer már felcserélték; többször nem lehet.

## Positions

wotr-text-smeagol-alone = Szméagol sosem lehet egyedül a Szövetségben: akkor Gollam lenne.
wotr-text-smeagol-not-gone = A „Megszerezzük” csak akkor kerül játékba, ha Szméagol kikerült a játékból.
wotr-text-not-come-yet = { $character } még nem lépett játékba, ezért nincs másik kártyája.
