### Lords of Middle-earth: event cards and their combat halves, what they ask and tell, and why they can't be played.

## Combat halves

wotr-combat-orderly_withdrawal = Rendezett visszavonulás
    .text = Akkor játszd ki, ha csatamezőn vagy bevetésben harcolsz, és vezéred vagy útitársad is részt vesz a csatában. A veszteségek eltávolítása előtt érvénytelenítheted a Sötétség egy találatát; ekkor a kör után abba kell hagynod a harcot, ha lehetséges: támadóként hagyd abba a támadást, védőként vonulj vissza.
wotr-combat-fear_of_their_masters = Rettegés az uraiktól
    .text = Akkor játszd ki, ha gonosz is részt vesz a csatában. Erre a körre mondj le a teljes vezetői értékedről, és adj kettőt a csatadobásod minden kockájához. A Szabad Népek minden hatosa, bármelyik dobásukban, eggyel több találatot ér.
wotr-combat-servant_of_the_shadow = A Sötétség szolgája
    .text = Akkor játszd ki, ha gonosz is részt vesz a csatában. Egy gonosz erre a körre lemond a teljes vezetői értékéről; minden pontért a Szabad Népek eggyel kevesebb kockával dobnak, de legalább eggyel.
wotr-fight-orderly-withdrawal = A Sötétség { $hits } találatot ért el: érvénytelenítesz egyet, és a kör után abbahagyod a harcot?
    .help = Ha támadsz, abbahagyod a támadást; ha védekezel, visszavonulsz. Ha ez nem lehetséges, a csata a szokott módon folytatódik ({ wotr-rule-combat-cards }).
wotr-fight-servant-of-the-shadow = Melyik gonosz mond le a vezetői értékéről?
    .help = Minden pontjáért a Szabad Népek ebben a körben eggyel kevesebb kockával dobnak ({ wotr-rule-combat-cards }).
wotr-leadership-abandoned =
    { $effect }: { $side-id ->
        [free] a Szabad Népek erre a körre lemondanak a vezetői értékükről.
       *[shadow] a Sötétség erre a körre lemond a vezetői értékéről.
    }
wotr-breaks-off =
    { $effect }: { $side-id ->
        [free] a Szabad Népek a kör után abbahagyják a harcot.
       *[shadow] a Sötétség a kör után abbahagyja a harcot.
    }
wotr-siege-extended-by-lore = Folytatódik az ostrom ({ $region }): { $character } tudja a módját.
wotr-why-must-break-off = A „Rendezett visszavonulás” miatt a seregnek most vissza kell vonulnia.
wotr-why-combat-no-siege = Csak csatamezőn vagy bevetésben játszható ki, erődítmény ostromakor nem.
wotr-why-combat-minion = A csatában nem vesz részt gonosz.
wotr-why-combat-near-moria-or-balrog = A védő sereg két régiónál messzebb van Móriától, és a balrog sem vesz részt a csatában.
wotr-combat-none = nincs csatahatása
    .text = Ezt a kártyát csatában nem lehet kijátszani.
wotr-why-no-lower-half = Ezt a kártyát csatában nem lehet kijátszani.

## Names and texts

wotr-card-you-know-the-way-there = Te ismered az utat
    .text = Tedd a hajszakészletbe a harmadik és a negyedik Szméagol-jelzőt.
    .combat = { wotr-combat-blade_of_westernesse }
wotr-card-safe-paths-in-the-dark = Biztos ösvények a sötétben
    .text = Vegyél le 1 romlottságpontot. Ezután a „{ wotr-card-we-shall-get-it }” és a „{ wotr-card-we-wont-go-back }” lekerül az asztalról.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-wind-from-the-west = Nyugati szél
    .text = Dobd el a Sötétség egy asztalon lévő kártyáját. Ha nincs ilyen, megnézheted a Sötétség egyik játékosának kezében lévő kártyákat, majd eldobhatsz közülük egyet.
    .combat = { wotr-combat-orderly_withdrawal }
wotr-card-three-rings-for-the-elven-kings = Három gyűrű a tündekirályoknak
    .text = Dobj három kockával. Minden 5 vagy nagyobb dobásért vegyél vissza egy elhasznált tünde gyűrűt: előbb a játékból kikerülteket, azután a Sötétségnél lévőket.
    .combat = { wotr-combat-orderly_withdrawal }
wotr-card-every-little-is-a-gain = Sok kicsi sokra megy
    .text = Toborozz egy-egy gondori sima egységet Pelargirban, Lossarnachon és Lamedonban. Ezután húzz egy kártyát a stratégiapakliból.
    .combat = { wotr-combat-shield_wall }
wotr-card-rangers-of-the-north = Északi kószák
    .text = Válaszd ki a Sötétség egy seregét Északon vagy egy Északkal szomszédos régióban, és dobj három kockával: minden 5 vagy nagyobb dobás találat. Ezután toborozz 1 északi egységet, simát vagy elitet, és 1 északi vezért Észak egyik szabad, azzal a sereggel szomszédos régiójában.
    .combat = { wotr-combat-advantageous_position }
wotr-card-a-balrog-is-come = Jön a balrog!
    .text = Akkor játszd ki, ha a balrog játékban van. Ha inaktív, aktiváld. Ha aktív, mozgathatod a sereget, amelyben benne van, támadhatsz vele, vagy mozgathatod a balrogot egyedül.
    .combat = { wotr-combat-durins_bane }
wotr-card-we-wont-go-back = Nem megyünk vissza
    .text = Asztalon játszd ki, ha Szméagol a vezető. Amikor Szméagol-jelzőt húznak, eldobhatod ezt a kártyát vagy egy karakter-eseménykártyát a kezedből, hogy a romlottság 2 ponttal nőjön.
    .combat = { wotr-combat-fear_of_their_masters }
wotr-card-the-lore-of-the-elven-rings = A tünde gyűrűk tudománya
    .text = Asztalon játszd ki. Az akciódobás után, ha egy őrző kockája Szemet mutat, a dobott közönséges kockáid egyikét bármely más eredményre átfordíthatod. A Szabad Népek ezt a kártyát a Nyugat Akaratával, vagy bármelyik kockával és egy tünde gyűrűvel eldobhatják.
    .combat = { wotr-combat-fear_of_their_masters }
wotr-card-the-gates-are-closed = Zárva a kapuk
    .text = Asztalon játszd ki. Amikor a Szövetséget bejelentik vagy felfedik, és a Gyűrűhordozók olyan régióba lépnek, onnan kilépnek, azon áthaladnak vagy ott maradnak, ahol a Sötétségnek meg nem hódított erődítménye van, eldobhatod ezt a kártyát, hogy hajszajelzőt húzz: a Szemnek nincs hatása, minden más jelző a felfedés ikonja nélkül érvényes. A Szabad Népek ezt a kártyát a Nyugat Akaratával eldobhatják, vagy egy karakterkockával, ha Gandalf vagy Gollam a vezető.
    .combat = { wotr-combat-words_of_power }
wotr-card-captain-of-despair = A kétségbeesés kapitánya
    .text = Asztalon játszd ki, ha a Boszorkánykirály játékban van, és nem Gollam a vezető. A következő akciótól a Sötétség minden kockája, amelyet Karakter eredményként használ, Szemként a hajszamezőbe kerül. Dobd el, ha a Szövetséget a Szabad Népek meg nem hódított erődítményében bejelentik, vagy ha Gollam lesz a vezető.
    .combat = { wotr-combat-servant_of_the_shadow }
wotr-card-shadow-of-dol-guldur = Dol Guldur árnya
    .text = Akkor játszd ki, ha van nazgul Dol Guldurban. Toborozz ott annyi szauroni sima egységet, amennyi a Dol Guldurban lévő nazgulok vezetői értéke, de legfeljebb ötöt. Ezután az a sereg mozoghat vagy támadhat.
    .combat = { wotr-combat-mumakil }
wotr-card-madness-and-horror = Őrület és rettegés
    .text = Akkor játszd ki, ha Szauron háborúban áll. Válaszd ki a Szabad Népek egy seregét, amely Szauron egyik erődítményének régiójában vagy azzal szomszédos régióban van, és dobj három kockával: minden 5 vagy nagyobb dobás találat. Ezután toborozz 2 szauroni sima egységet: ha a sereg ilyen erődítményben áll ostrom alatt, az ostromlókhoz, egyébként mindkettőt egy vele szomszédos szabad régióban.
    .combat = { wotr-combat-swarm_of_bats }
wotr-card-we-shall-get-it = Megszerezzük
    .text = Akkor kerül játékba, amikor Szméagol kikerül a játékból vagy eltávozik. Amíg Gollam a vezető, eldobhatod, miután hajszajelzőt húztak: helyette másikat kell húzni, és az érvényes, az első pedig visszakerül a hajszakészletbe.
    .combat = { wotr-combat-none }

## What cards ask

wotr-token-this-card = a „{ wotr-card-we-wont-go-back }” kártya eldobása az asztalról
wotr-token-look = { NAME($what, form: "nom") } kártyáinak megnézése
wotr-card-wind-table = A Sötétség melyik asztalon lévő kártyáját dobod el?
    .help = Eldobásakor semmilyen hatása nem érvényesül ({ wotr-rule-events }).
wotr-card-wind-hand = Megnézed a Sötétség egyik játékosának kártyáit, hogy eldobj közülük egyet?
    .help = Az asztalon nincs kártyája a Sötétségnek ({ wotr-rule-events }).
    .none = nem
wotr-card-wind-discard = Melyik kártyát dobod el ezek közül?
    .help = A kézben lévő összes kártyát látod ({ wotr-rule-events }).
wotr-card-rangers-where = Hol gyülekeznek a kószák Északon?
    .help = Észak egyik szabad régiójában, { NAME($region, form: "nom") } mellett ({ wotr-rule-recruiting }).
wotr-card-balrog-is-come = Mit tesz a balrog?
    .help = Ha inaktív, aktívvá válik. Ha aktív, egyedül mozog, vagy a serege mozog vagy támad ({ wotr-rule-balrog }).
    .none = semmit
wotr-card-wont-go-back = Szméagol-jelző: eldobsz egy kártyát, hogy a romlottság 2 ponttal nőjön?
    .help = A „{ wotr-card-we-wont-go-back }” kártyát az asztalról, vagy egy karakter-eseménykártyát a kezedből ({ wotr-rule-events }).
    .none = nem
wotr-card-lore-die = Egy őrző kockája Szemet mutat: melyik dobott kockádat fordítod át?
    .help = Az ebben a fordulóban dobott közönséges kockáid egyikét; olyat is, amely Szemként a hajszamezőbe került ({ wotr-rule-events }).
    .none = egyiket sem
wotr-card-lore-face = Mit mutasson { THE(NAME($die, form: "sg")) }?
    .help = A kocka bármely más oldalát; a Szem a hajszamezőbe kerül ({ wotr-rule-events }).
wotr-card-gates = A Gyűrűhordozók útja a Sötétség egyik erődítményén át vezet: eldobod a „{ wotr-card-the-gates-are-closed }” kártyát, hogy hajszajelzőt húzz?
    .help = A Szemnek nincs hatása; minden más jelző érvényes, a felfedés ikonja nélkül ({ wotr-rule-hunt }).
wotr-card-dol-guldur-goes = Mozog vagy támad a Dol Guldurban lévő sereg?
    .help = Nem kell hozzá újabb kocka ({ wotr-rule-events }).
    .none = egyik sem
wotr-card-madness-army = A Szabad Népek melyik seregén lesz úrrá az őrület?
    .help = Olyan sereg lehet, amely Szauron egyik erődítményénél vagy azzal szomszédos régióban van ({ wotr-rule-events }).
wotr-card-madness-where = Hol toborzod a két sima egységet?
    .help = Mindkettőt ugyanabban a szabad régióban, { NAME($region, form: "nom") } mellett ({ wotr-rule-recruiting }).
wotr-card-shall-get-it = A kihúzott hajszajelző: { $tile }. Eldobod a „{ wotr-card-we-shall-get-it }” kártyát, hogy másikat húzz helyette?
    .help = Az első jelző utána visszakerül a hajszakészletbe ({ wotr-rule-hunt }).

## What happened

wotr-hand-shown = A Szabad Népek megnézik { NAME($seat, form: "nom") } kezében lévő kártyákat.
wotr-hand-seen = { START(NAME($seat, form: "nom")) } kezében: { $cards }.
wotr-discarded-openly = A Szabad Népek eldobják { NAME($seat, form: "nom") } kezéből: „{ $card }”.
wotr-die-to-hunt-box = „{ $card }”: a kocka Szemként a hajszamezőbe kerül.

## Why not

wotr-why-no-shadow-card-there = „{ $card }”: a Sötétségnek nincs ilyen kártyája az asztalon.
wotr-why-empty-hand = Abban a kézben nincs kártya.
wotr-why-not-in-that-hand = „{ $card }”: ez nincs abban a kézben.
wotr-why-nobody-near-the-north = A Sötétségnek nincs serege Északon vagy mellette.
wotr-why-not-beside-rangers = { $region }: ez nem Észak régiója, vagy nem szomszédos azzal a sereggel.
wotr-why-smeagol-not-guide = Nem Szméagol a vezető.
wotr-why-gollum-guides = Gollam a vezető.
wotr-why-gates-guide = A vezető sem nem Gandalf, sem nem Gollam; így a Nyugat Akarata kell hozzá.
wotr-why-no-nazgul-in-dol-guldur = Dol Guldurban nincs nazgul.
wotr-why-nobody-for-madness = A Szabad Népeknek nincs seregük Szauron egyik erődítményénél vagy mellette.
wotr-why-not-near-sauron = { $region }: itt sincs, és a szomszédban sincs Szauronnak erődítménye.
wotr-text-seen = „{ $name }” nincs az ellenség kezében.
