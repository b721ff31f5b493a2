# The Shadow's event cards: what they ask and tell, and why they can't be played. Also marches, which cards of both sides
# can order, and what other rules do for cards only.

## Marches of several regions

wotr-march-from = Melyik sereg vonul?
    .help = Először az egész útvonalat kell kijelölni, azután azt, hogy ki megy végig rajta. Útközben senki sem csatlakozik és senki sem válik ki; a sereg elfoglalja az útjába eső településeket; a mennyiségi határ csak a végén számít ({ wotr-rule-army-movement }).
wotr-march-to =
    { $steps ->
        [0] A sereg { NAME($origin, form: "from") } legfeljebb { $left } régiót tehet meg: hová vonul?
       *[other] A sereg { NAME($origin, form: "from") } eljutott { NAME($at, form: "to") }, { $left ->
            [0] és nem mehet tovább.
           *[other] és még { $left } régiót tehet meg: hová vonul?
        }
    }
    .help = Minden régiónak sereg mozgatása céljából szabadnak kell lennie. Hadat nem viselő nemzet nem léphet más nemzet földjére ({ wotr-rule-army-movement }).
    .done = a vonulás vége
wotr-why-no-turning-back = A sereg ezen az úton már járt { NAME($region, form: "in") }.
wotr-why-no-army-to-join = Nincs { NAME($region, form: "in") } a Sötétségnek olyan serege, amelyhez csatlakozni lehetne, vagy ostrom alatt áll.

## Character deck

wotr-card-cruel-weather-where = Kegyetlen időjárás: hová sodródnak a Gyűrűhordozók { NAME($region, form: "from") }?
    .help = Szomszédos régióba. A haladás nem változik, és rejtve vagy felfedve maradnak, ahogyan voltak ({ wotr-rule-events }).
wotr-card-nazgul-strike = A nazgulok rátaláltak a Gyűrűhordozókra: mit tesznek?
    .help = Vagy hajszadobás következik, mintha a Szövetség éppen mozgott volna, vagy eldobatod az asztalról a Szabad Népek karakterpaklijának egyik kártyáját ({ wotr-rule-events }).
    .none = semmit
    .card = egy kártya eldobatása: { $what }
wotr-card-lure = A Gyűrű megkísérti { NAME($character, form: "acc") }. Kikerüljön a játékból, vagy annyival nőjön a Gyűrűhordozók romlottsága, amennyi a szintje ({ $level })?
    .help = A hobbitok ilyenkor megmenekülnek, de Mordorban nem ({ wotr-rule-events }).
    .use-ring = a romlottság { $level } ponttal nő
wotr-card-breaking = A Szövetség felbomlik: ki hagyja el? (Hátravan: { $left })
    .help = A Gyűrűhordozók régiójába kerülnek, és nem mozognak; a Mordor-sávon kikerülnek a játékból ({ wotr-rule-events }).
wotr-card-worn-with-sorrow = Elesett egy útitárs: eldobatod a Szabad Népek karakterpaklijának egy kártyáját („{ wotr-card-worn-with-sorrow-and-toil }”)?
    .help = Véletlenszerűen egyet a kezükből, vagy egy általad választottat az asztalról ({ wotr-rule-events }).
    .none = nem
    .card = az asztalról: { $what }
wotr-card-crebain = Hajszadobás: eldobod a „{ wotr-card-flocks-of-crebain }” kártyát, hogy minden kockához hozzáadj egyet?
    .help = Az újradobott kockákhoz is ({ wotr-rule-events }).
wotr-card-balrog = A Gyűrűhordozók Mórián haladnak át: eldobod a „{ wotr-card-balrog-of-moria }” kártyát, hogy húzz egy hajszajelzőt?
    .help = A Szemnek nincs hatása. Ha megtartod a kártyát, az asztalon marad ({ wotr-rule-events }).
wotr-card-lidless-eye = A Pillátlan Szem: melyik kockát fordítod Szemre? (Még legfeljebb: { $left })
    .help = A kocka azonnal a hajszamezőbe kerül ({ wotr-rule-events }).
wotr-card-spells-from = Rettenetes varázslatok: melyik sereg nazguljai varázsolnak?
    .help = Egy kocka a sereg minden nazgulja után, legfeljebb öt; minden 5 és 6 találat ({ wotr-rule-events }).
wotr-card-spells-at = Rettenetes varázslatok { NAME($origin, form: "from") }: melyik sereget érik?
    .help = Az azonos vagy szomszédos régióban lévő sereget, akár ostrom alatt is ({ wotr-rule-events }).
wotr-card-palantir = Orthanc palantírja: melyik pakliból húzol?
    .help = Egy kártyát, miután Esemény eredménnyel eseménykártyát játszottál ki ({ wotr-rule-events }).
wotr-card-black-captain = A Fekete Kapitány parancsol { NAME($region, form: "in") }: nazgulokat toborzol mellé, vagy a nazgulokat mozgatod?
    .help = Toborozz 2 nazgult a régiójában, vagy mozgass akárhány nazgult. Ezután egy vele lévő sereg mozoghat vagy támadhat ({ wotr-rule-events }).
    .none = egyik sem
    .recruit = 2 nazgul toborzása a régiójában
    .move-minions = akárhány nazgul mozgatása
wotr-card-lead-armies =
    { $most ->
        [1] Mozog vagy támad a sereg, amelyben a Boszorkánykirály van?
       *[other] Mozgatsz legfeljebb { $most } sereget, amelyben nazgul van, vagy támadsz eggyel?
    }
    .help = A sereg elinduló részében ott kell lennie neki, illetve egy nazgulnak. Akik előbb repültek, a sereggel továbbmehetnek ({ wotr-rule-events }).
    .none = egyik sem

wotr-token-hunt-roll = hajszadobás
wotr-token-hand = véletlenszerűen egy kártya a kezükből
wotr-token-eliminate = kikerül a játékból

## Strategy deck

wotr-card-uruk-hai = A harcos uruk-hai: melyik ostromban támadnak?
    .help = A várostrom legfeljebb három körig tart elit egység lefokozása nélkül ({ wotr-rule-siege }).
wotr-card-denethor = Denethor esztelensége: melyik vezért távolítod el Minas Tirithből?
    .help = Csak vezért, útitársat nem ({ wotr-rule-events }).
wotr-card-stormcrow-nation = Viharvarjú: melyik nemzet bátorsága inog meg?
    .help = Egy lépést visszalép a politikai sávon, és a Szabad Népek elveszítik a nemzet egyik vezérét vagy egységét ({ wotr-rule-events }).
wotr-card-stormcrow-where = Viharvarjú: melyik régióban veszítesz el egy vezért vagy egységet? ({ $nation })
    .help = Bárhol a térképen. A figura kikerül a játékból ({ wotr-rule-events }).
wotr-card-stormcrow-whom = Viharvarjú: melyik figurát veszíted el { NAME($region, form: "in") }?
    .help = Az egység nélkül maradó vezérek is elvesznek ({ wotr-rule-events }).
wotr-card-corsairs = Umbar kalózai: hol szállnak partra Gondorban?
    .help = Ha ott a Szabad Népek serege áll, megtámadják, és a támadást nem lehet abbahagyni, kivéve, ha az a sereg már ostrom alatt áll ({ wotr-rule-events }).
wotr-card-dunlendings = A dúnföldiek haragja: melyik régióban toborzol 2 vasudvardi sima egységet?
    .help = Szabad régióban, amely Észak- vagy Dél-Dúnföldével szomszédos; onnan legfeljebb négy vasudvardi egység csatlakozhat hozzájuk ({ wotr-rule-events }).
wotr-card-dunlendings-join = Hány { $figure } vonul { NAME($origin, form: "from") } { NAME($region, form: "to") }, hogy csatlakozzon hozzájuk?
    .help = Észak- és Dél-Dúnföldéről összesen négy ({ wotr-rule-events }).
wotr-card-reinforce = A Sötétség melyik seregéhez csatlakozik egy egység? ({ $nation })
    .help = Ostromló és ostromlott sereghez is csatlakozhat ({ wotr-rule-events }).
wotr-card-hill-trolls-where = Hegyi trollok: hol cserélsz le egy szauroni sima egységet elit egységre? (Hátralévő cserék: { $left })
    .help = Az elit egységek az utánpótlásból jönnek, a sima egységek oda kerülnek vissza ({ wotr-rule-events }).
wotr-card-muster-where = Hol toborzol 2 sima egységet? ({ $nation }, hátralévő települések: { $left })
    .help = Három különböző településen, amelyet az ellenség nem foglalt el; ostromlott is lehet ({ wotr-rule-recruiting }).
wotr-card-misty-mountains = Árnyak a Ködhegységben: a Gram Hegyén vagy Móriában?
    .help = 2 szauroni egységet és 1 nazgult toborzol ott ({ wotr-rule-recruiting }).
wotr-card-horde = Horda keletről: hol toborzol 5 sima egységet?
    .help = A délvidékiek és keletiek egyik szabad régiójában a térkép keleti szélén ({ wotr-rule-recruiting }).

## What happened

wotr-tile-in-play = Játékba kerül ez a hajszajelző: { $tile }.
wotr-card-dice =
    { $card }: { $dice }{ $needs ->
        [0] {""}
        [6] {" "}(csak a hatos számít)
       *[other] {" "}(legalább { $needs } kell)
    }, { $successes ->
        [0] nincs hatása.
       *[other] { $successes } siker.
    }
wotr-driven-off = A Gyűrűhordozók { NAME($origin, form: "from") } { NAME($region, form: "to") } sodródnak.
wotr-lured = A Gyűrű megkísérti { NAME($character, form: "acc") }.
wotr-turned-to-eye = Szemre fordul, és a hajszamezőbe kerül a Sötétség egyik kockája: { $die }.
wotr-ring-spent =
    { $side-id ->
        [free] A Szabad Népek elhasználnak egy tünde gyűrűt.
       *[shadow] A Sötétség elhasznál egy tünde gyűrűt.
    }
wotr-wills-lost =
    { $count ->
        [0] A Szabad Népeknek nincs elveszíthető Nyugat Akarata kockájuk.
       *[other] A Szabad Népek elveszítenek { $count } Nyugat Akarata kockát.
    }
wotr-stepped-back = { $nation }: egy lépés vissza a politikai sávon, a háborúig most { $steps } lépés van hátra.

## Why not

wotr-why-not-on-table = „{ $card }”: ez a kártya nincs az asztalon.
wotr-why-in-free-settlement = A Gyűrűhordozók olyan régióban vannak, ahol a Szabad Népek városa, nagyvárosa vagy erődítménye van.
wotr-why-no-progress = A Szövetség haladásának legalább egynek kell lennie.
wotr-why-not-revealed = A Szövetség rejtve van, pedig felfedve kellene lennie.
wotr-why-no-spells = A Sötétségnek nincs nazgullal rendelkező serege, amely azonos vagy szomszédos régióban volna a Szabad Népek seregével.
wotr-why-witch-king-absent = A Boszorkánykirály nincs játékban.
wotr-why-witch-king-besieges-nobody = A Boszorkánykirálynak a Sötétség egy erődítményt ostromló seregében kell lennie.
wotr-why-assault-without-companion = E támadás első körében a Szabad Népek csak akkor játszhatnak ki csatakártyát, ha útitárs is részt vesz a csatában.
wotr-why-wormtongue = Kígyónyelv tétlenségben tartja Rohant: csak az aktiválhatja, ami Edorasban vagy Helm Szurdokban történik.
wotr-why-card-needs-war = { $nation }: ennek a nemzetnek háborúban kell állnia.
wotr-why-no-elven-stronghold = A Sötétségnek birtokolnia kell legalább egy tünde erődítményt.
wotr-why-isengard-besieges-nobody = A Sötétség egyetlen vasudvardi egységgel rendelkező serege sem ostromol erődítményt.
wotr-why-minas-tirith-not-besieged = Minas Tirithet nem ostromolja a Sötétség serege.
wotr-why-denethors-folly = Denethor esztelensége: a Szabad Népek a Minas Tirithben vívott csatákban nem játszhatnak ki csatakártyát.
wotr-why-nobody-for-denethor = A Nyugat Akarata kell hozzá, vagy az, hogy Gandalf vagy Aragorn (nem Vándor) Minas Tirithben legyen.
wotr-why-threats-and-promises = { $nation }: passzív nemzet, és a „{ wotr-card-threats-and-promises }” miatt Utánpótlás eredménnyel nem léptethető előre passzív nemzet.
wotr-why-no-stormcrow = Sem a Gyűrűhordozók, sem a térképen lévő útitársak nincsenek a Szabad Népek olyan nemzetének régiójában, amely nem áll háborúban.
wotr-why-aragorn-absent = Aragorn nincs játékban (Vándor nem számít).
wotr-why-three-settlements = A figurákat három különböző településen kell toborozni.
wotr-why-no-figure-of-nation = Ennek a nemzetnek nincs vezére vagy egysége { NAME($region, form: "in") }: { $nation }.
wotr-why-no-character-card-there = „{ $card }”: nincs ilyen kártya az asztalon a Szabad Népek karakterpaklijából.
wotr-why-nobody-led = Nincs ilyen vezérrel olyan sereg, amely ezt megtehetné.
wotr-why-no-figure-there = Nincs { NAME($region, form: "in") } ilyen figura: { $figure }.
