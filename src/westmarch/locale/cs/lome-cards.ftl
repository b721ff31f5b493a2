### Lords of Middle-earth: event cards and their combat halves, what they ask and tell, and why they can't be played.

## Combat halves

wotr-combat-orderly_withdrawal = Spořádaný ústup
    .text = Hraj v bitvě v poli nebo při výpadu, pokud se bitvy účastní vůdce nebo Společník. Před odebráním obětí můžeš zrušit jeden zásah z bojového nebo opravného velitelského hodu Stínu; po tomto kole bitvy pak musíš, je-li to možné, jako útočník zanechat útoku, jako obránce ustoupit.
wotr-combat-fear_of_their_masters = Strach z vlastních pánů
    .text = Hraj, pokud se bitvy účastní Služebník. Vzdej se v tomto kole bitvy celého velení své armády a přičti 2 ke každé kostce svého bojového hodu. Za každou šestku hozenou v bojovém nebo opravném velitelském hodu však Svobodné národy získají jeden zásah navíc.
wotr-combat-servant_of_the_shadow = Služebník Stínu
    .text = Hraj, pokud se bitvy účastní Služebník. Vzdej se v tomto kole bitvy celého velení jednoho Služebníka v bitvě: za každý jeho bod házejí Svobodné národy v bojovém hodu o 1 kostku méně, nejméně však 1 kostkou.
wotr-fight-orderly-withdrawal =
    { $hits ->
        [one] Stín má 1 zásah: zrušíte ho a po tomto kole bitvy boj ukončíte?
        [few] Stín má { $hits } zásahy: zrušíte jeden z nich a po tomto kole bitvy boj ukončíte?
       *[other] Stín má { $hits } zásahů: zrušíte jeden z nich a po tomto kole bitvy boj ukončíte?
    }
    .help = Pokud útočíte, zanecháte útoku; pokud se bráníte, ustoupíte. Když to nejde, bitva pokračuje jako obvykle ({ wotr-rule-combat-cards }).
wotr-fight-servant-of-the-shadow = Který Služebník se vzdá velení?
    .help = Za každý bod jeho velení házejí Svobodné národy v tomto kole bitvy o 1 kostku méně ({ wotr-rule-combat-cards }).
wotr-leadership-abandoned =
    { $effect }: { $side-id ->
        [free] Svobodné národy se v tomto kole bitvy vzdávají celého velení.
       *[shadow] Stín se v tomto kole bitvy vzdává celého velení.
    }
wotr-breaks-off =
    { $effect }: { $side-id ->
        [free] Svobodné národy po tomto kole bitvy boj ukončí.
       *[shadow] Stín po tomto kole bitvy boj ukončí.
    }
wotr-siege-extended-by-lore = Obléhací bitva { NAME($region, form: "in") } pokračuje: { $character } ví jak.
wotr-why-must-break-off = Byl použit Spořádaný ústup: armáda teď musí ustoupit.
wotr-why-combat-no-siege = Kartu lze zahrát jen v bitvě v poli nebo při výpadu, ne v obléhací bitvě.
wotr-why-combat-minion = Bitvy se musí účastnit Služebník.
wotr-why-combat-near-moria-or-balrog = Bránící se armáda musí být v Morii nebo nejvýše dva regiony od ní, nebo se bitvy musí účastnit balrog.
wotr-combat-none = bez bojového efektu
    .text = Tato karta se v bitvě nikdy nehraje.
wotr-why-no-lower-half = Tato karta se v bitvě nikdy nehraje.

## Names and texts

wotr-card-you-know-the-way-there = Znáš cestu
    .text = Do zásoby žetonů pátrání přibude třetí a čtvrtý žeton se Sméagolem.
    .combat = { wotr-combat-blade_of_westernesse }
wotr-card-safe-paths-in-the-dark = Bezpečné pěšinky ve tmě
    .text = Odeber 1 bod podmanění. Pak odhoď ze stolu karty „{ wotr-card-we-shall-get-it }“ a „{ wotr-card-we-wont-go-back }“.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-wind-from-the-west = Vítr ze Západu
    .text = Odhoď ze stolu jednu kartu Stínu. Pokud tam žádná není, můžeš si prohlédnout karty v ruce jednoho hráče za Stín a jednu z nich odhodit.
    .combat = { wotr-combat-orderly_withdrawal }
wotr-card-three-rings-for-the-elven-kings = Tři prsteny pro krále elfů
    .text = Hoď 3 kostkami a za každou 5 a 6 získej zpět jeden použitý elfí prsten: nejprve ty, které jsou mimo hru, teprve pak ty, které má Stín.
    .combat = { wotr-combat-orderly_withdrawal }
wotr-card-every-little-is-a-gain = Každá trocha dobrá
    .text = Rekrutuj po 1 běžné jednotce Gondoru v Pelargiru, Lossarnachu a Lamedonu. Pak si dober 1 kartu ze strategického balíčku.
    .combat = { wotr-combat-shield_wall }
wotr-card-rangers-of-the-north = Hraničáři ze Severu
    .text = Vyber armádu Stínu na území Severu nebo v přilehlém regionu a hoď 3 kostkami: každá 5 a 6 je zásah proti ní. Pak rekrutuj 1 jednotku Seveřanů (běžnou, nebo elitní) a 1 vůdce Seveřanů, oba v jednom volném regionu Severu přilehlém k této armádě.
    .combat = { wotr-combat-advantageous_position }
wotr-card-a-balrog-is-come = Přichází balrog!
    .text = Hraj, pokud je balrog ve hře. Není-li aktivní, aktivuj ho. Je-li aktivní, můžeš přesunout armádu s balrogem, zaútočit s ní, nebo přesunout samotného balroga.
    .combat = { wotr-combat-durins_bane }
wotr-card-we-wont-go-back = Nevrátíme se
    .text = Vylož na stůl, pokud je průvodcem Sméagol. Je-li vylosován Sméagolův žeton pátrání, můžeš odhodit tuto kartu nebo z ruky kartu události postavy, a přidat tak 2 body podmanění.
    .combat = { wotr-combat-fear_of_their_masters }
wotr-card-the-lore-of-the-elven-rings = Nauka o elfích prstenech
    .text = Vylož na stůl. Pokud při hodu akčními kostkami padne na kostce Strážce Oko, můžeš jednu běžnou kostku ze svého hodu otočit na libovolný jiný symbol. Svobodné národy mohou kartu nechat odhodit jako svou akci: použijí Vůli Západu, nebo kteroukoli jinou kostku a elfí prsten.
    .combat = { wotr-combat-fear_of_their_masters }
wotr-card-the-gates-are-closed = Brány jsou zavřeny
    .text = Vylož na stůl. Když se Společenstvo ukáže nebo je odhaleno a přitom vstoupí do regionu s nedobytou pevností Stínu, opustí ho, projde jím nebo v něm zůstane, můžeš tuto kartu odhodit a vylosovat žeton pátrání: Oko nemá žádný efekt, jakýkoli jiný žeton vyhodnoť, ale bez symbolu odhalení. Svobodné národy mohou kartu nechat odhodit jako svou akci: použijí Vůli Západu, nebo kostku se symbolem postavy, je-li průvodcem Gandalf nebo Glum.
    .combat = { wotr-combat-words_of_power }
wotr-card-captain-of-despair = Kapitán zoufalství
    .text = Vylož na stůl, pokud je ve hře Černokněžný král a průvodcem není Glum. Od příští akce jde každá tvá kostka, kterou použiješ jako symbol postavy, do pole pátrání jako Oko. Kartu odhoď, jakmile se Společenstvo ukáže v nedobyté pevnosti Svobodných národů nebo se průvodcem stane Glum.
    .combat = { wotr-combat-servant_of_the_shadow }
wotr-card-shadow-of-dol-guldur = Stín Dol Gulduru
    .text = Hraj, pokud je v Dol Gulduru Nazgûl. Rekrutuj tam 1 Sauronovu běžnou jednotku za každý bod velení Nazgûlů v Dol Gulduru, nejvýše však 5. Pak můžeš tamní armádu přesunout, nebo s ní zaútočit.
    .combat = { wotr-combat-mumakil }
wotr-card-madness-and-horror = Šílenství a hrůza
    .text = Hraj, pokud je Sauron ve válce. Vyber armádu Svobodných národů v regionu se Sauronovou pevností nebo v přilehlém regionu a hoď 3 kostkami: každá 5 a 6 je zásah proti ní. Pak rekrutuj 2 Sauronovy běžné jednotky: u obléhatelů, je-li armáda v takové pevnosti obležená, jinak v jednom volném regionu k ní přilehlém.
    .combat = { wotr-combat-swarm_of_bats }
wotr-card-we-shall-get-it = My ho dostaneme
    .text = Vstoupí do hry, když je Sméagol vyřazen nebo odejde. Dokud je průvodcem Glum, můžeš ji po vylosování žetonu pátrání odhodit: vylosuje se jiný a vyhodnotí se jen ten, první se pak vrátí do zásoby žetonů pátrání.
    .combat = { wotr-combat-none }

## What cards ask

wotr-token-this-card = odhodit kartu „{ wotr-card-we-wont-go-back }“ ze stolu
wotr-token-look = prohlédnout si karty v ruce hráče za { NAME($what, form: "acc") }
wotr-card-wind-table = Kterou kartu Stínu odhodíte ze stolu?
    .help = Odhodí se bez jakéhokoli efektu ({ wotr-rule-events }).
wotr-card-wind-hand = Prohlédnete si karty v ruce hráče za Stín a jednu z nich odhodíte?
    .help = Na stole není žádná karta Stínu ({ wotr-rule-events }).
    .none = ne
wotr-card-wind-discard = Kterou z těchto karet odhodíte?
    .help = Vidíte všechny karty, které má tento hráč v ruce ({ wotr-rule-events }).
wotr-card-rangers-where = Kde na Severu se shromáždí hraničáři?
    .help = Ve volném regionu Severu, který přiléhá k regionu { $region } ({ wotr-rule-recruiting }).
wotr-card-balrog-is-come = Co udělá balrog?
    .help = Neaktivní balrog je aktivován. Aktivní se přesune sám, nebo se přesune či zaútočí armáda s balrogem ({ wotr-rule-balrog }).
    .none = nic
wotr-card-wont-go-back = Sméagolův žeton: odhodíte kartu, a přidáte tak 2 body podmanění?
    .help = Buď kartu „{ wotr-card-we-wont-go-back }“ ze stolu, nebo kartu události postavy z ruky ({ wotr-rule-events }).
    .none = ne
wotr-card-lore-die = Na kostce Strážce padlo Oko: kterou svou kostku otočíte?
    .help = Jednu běžnou kostku z hodu v tomto kole, i takovou, na které padlo Oko a je v poli pátrání ({ wotr-rule-events }).
    .none = žádnou
wotr-card-lore-face = Na jaký symbol otočíte kostku se symbolem { NAME($die, form: "gen") }?
    .help = Na kterýkoli jiný symbol této kostky; Oko jde do pole pátrání ({ wotr-rule-events }).
wotr-card-gates = Nositelé Prstenu procházejí kolem pevnosti Stínu: odhodíte kartu „{ wotr-card-the-gates-are-closed }“ a vylosujete žeton pátrání?
    .help = Oko nemá žádný efekt; jakýkoli jiný žeton se vyhodnotí, ale bez symbolu odhalení ({ wotr-rule-hunt }).
wotr-card-dol-guldur-goes = Přesune se armáda v Dol Gulduru, nebo zaútočí?
    .help = Není k tomu třeba další kostka ({ wotr-rule-events }).
    .none = ani jedno
wotr-card-madness-army = Kterou armádu Svobodných národů zachvátí šílenství?
    .help = V regionu se Sauronovou pevností, nebo v přilehlém ({ wotr-rule-events }).
wotr-card-madness-where = Kde rekrutujete dvě běžné jednotky?
    .help = Obě v jednom volném regionu, který přiléhá k regionu { $region } ({ wotr-rule-recruiting }).
wotr-card-shall-get-it = Vylosovaný žeton pátrání: { $tile }. Odhodíte kartu „{ wotr-card-we-shall-get-it }“ a vylosujete místo něj jiný?
    .help = První žeton se pak vrátí do zásoby žetonů pátrání ({ wotr-rule-hunt }).

## What happened

wotr-hand-shown = Svobodné národy si prohlédly karty v ruce hráče za { NAME($seat, form: "acc") }.
wotr-hand-seen = Karty v ruce hráče za { NAME($seat, form: "acc") }: { $cards }.
wotr-discarded-openly = Hráči za { NAME($seat, form: "acc") } byla z ruky odhozena karta „{ $card }“.
wotr-die-to-hunt-box = { $card }: kostka jde do pole pátrání jako Oko.

## Why not

wotr-why-no-shadow-card-there = Karta „{ $card }“ není na stole, nebo to není karta Stínu.
wotr-why-empty-hand = Tento hráč nemá v ruce žádnou kartu.
wotr-why-not-in-that-hand = Kartu „{ $card }“ tento hráč v ruce nemá.
wotr-why-nobody-near-the-north = Na Severu ani v přilehlém regionu není žádná armáda Stínu.
wotr-why-not-beside-rangers = { $region }: to není region Severu přilehlý k této armádě.
wotr-why-smeagol-not-guide = Průvodcem není Sméagol.
wotr-why-gollum-guides = Průvodcem je Glum.
wotr-why-gates-guide = Průvodcem není Gandalf ani Glum; bez nich je třeba Vůle Západu.
wotr-why-no-nazgul-in-dol-guldur = V Dol Gulduru není žádný Nazgûl.
wotr-why-nobody-for-madness = Žádná armáda Svobodných národů není u Sauronovy pevnosti.
wotr-why-not-near-sauron = { $region }: Sauronova pevnost není zde ani v přilehlém regionu.
wotr-text-seen = „{ $name }“ není v ruce nepřítele.
