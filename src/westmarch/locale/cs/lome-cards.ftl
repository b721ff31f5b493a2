### Lords of Middle-earth: event cards and their combat halves, what they ask and tell, and why they can't be played.

## Combat halves

wotr-combat-orderly_withdrawal = Spořádaný ústup
    .text = Hraj jen v bitvě v poli nebo při výpadu, pokud se jí účastní vůdce Svobodných národů nebo Společník. Před odebráním obětí můžeš zrušit jeden zásah Stínu; po tomto kole pak musíš bitvu ukončit, pokud to jde: jako útočník zanechat útoku, jako obránce ustoupit.
wotr-combat-fear_of_their_masters = Strach z vlastních pánů
    .text = Hraj, pokud se bitvy účastní Služebník. Stín se v tomto kole vzdá celého velení a přičte 2 k výsledku na všech kostkách v bojovém hodu. Každá šestka, která padne Svobodným národům v bojovém i opravném velitelském hodu, znamená jeden zásah navíc.
wotr-combat-servant_of_the_shadow = Služebník Stínu
    .text = Hraj, pokud se bitvy účastní Služebník. Jeden Služebník se v tomto kole vzdá celého svého velení; za každý jeho bod házejí Svobodné národy o jednu kostku méně, vždy však alespoň jednou kostkou.
wotr-fight-orderly-withdrawal =
    { $hits ->
        [one] Stín má 1 zásah: zrušíte ho a po tomto kole bitvu ukončíte?
        [few] Stín má { $hits } zásahy: zrušíte jeden z nich a po tomto kole bitvu ukončíte?
       *[other] Stín má { $hits } zásahů: zrušíte jeden z nich a po tomto kole bitvu ukončíte?
    }
    .help = Pokud útočíte, zanecháte útoku; pokud se bráníte, ustoupíte. Když to nejde, bitva pokračuje jako obvykle ({ wotr-rule-combat-cards }).
wotr-fight-servant-of-the-shadow = Který Služebník se vzdá velení?
    .help = Za každý bod jeho velení házejí Svobodné národy v tomto kole o jednu kostku méně ({ wotr-rule-combat-cards }).
wotr-leadership-abandoned =
    { $effect }: { $side-id ->
        [free] Svobodné národy se v tomto kole vzdaly velení.
       *[shadow] Stín se v tomto kole vzdal velení.
    }
wotr-breaks-off =
    { $effect }: { $side-id ->
        [free] Svobodné národy po tomto kole bitvu ukončí.
       *[shadow] Stín po tomto kole bitvu ukončí.
    }
wotr-siege-extended-by-lore = Obléhací bitva { NAME($region, form: "in") } pokračuje: { $character } ví jak.
wotr-why-must-break-off = Byl použit Spořádaný ústup: armáda teď musí ustoupit.
wotr-why-combat-no-siege = Jen v bitvě v poli nebo při výpadu, ne při útoku na pevnost.
wotr-why-combat-minion = Bitvy se neúčastní žádný Služebník.
wotr-why-combat-near-moria-or-balrog = Bránící se armáda je od Morie dál než dva regiony a balrog se bitvy neúčastní.
wotr-combat-none = bez bojového efektu
    .text = Tato karta se v bitvě nikdy nehraje.
wotr-why-no-lower-half = Tato karta se v bitvě nikdy nehraje.

## Names and texts

wotr-card-you-know-the-way-there = Znáš cestu
    .text = Přidej do zásoby žetonů pátrání třetí a čtvrtý Sméagolův žeton.
    .combat = { wotr-combat-blade_of_westernesse }
wotr-card-safe-paths-in-the-dark = Bezpečné pěšinky ve tmě
    .text = Odečti 1 bod podmanění. Poté odhoď ze stolu karty „{ wotr-card-we-shall-get-it }“ a „{ wotr-card-we-wont-go-back }“.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-wind-from-the-west = Vítr ze Západu
    .text = Odhoď ze stolu jednu kartu Stínu. Pokud tam žádná není, můžeš si prohlédnout karty v ruce jednoho hráče za Stín a jednu z nich odhodit.
    .combat = { wotr-combat-orderly_withdrawal }
wotr-card-three-rings-for-the-elven-kings = Tři prsteny pro krále elfů
    .text = Hoď třemi kostkami. Za každou 5 nebo 6 získej zpět jeden použitý elfí prsten: nejprve ty, které jsou mimo hru, teprve poté ty, které má Stín.
    .combat = { wotr-combat-orderly_withdrawal }
wotr-card-every-little-is-a-gain = Každá trocha dobrá
    .text = Rekrutuj po 1 běžné jednotce Gondoru v Pelargiru, Lossarnachu a Lamedonu. Poté si dober kartu ze strategického balíčku.
    .combat = { wotr-combat-shield_wall }
wotr-card-rangers-of-the-north = Hraničáři ze Severu
    .text = Vyber armádu Stínu na území Severu nebo v přilehlém regionu a hoď třemi kostkami: každá 5 nebo 6 je zásah. Poté rekrutuj 1 jednotku Seveřanů, běžnou nebo elitní, a 1 vůdce v jednom volném regionu Severu, který k této armádě přiléhá.
    .combat = { wotr-combat-advantageous_position }
wotr-card-a-balrog-is-come = Přichází balrog!
    .text = Hraj, pokud je balrog ve hře. Není-li aktivní, aktivuj ho. Je-li aktivní, můžeš přesunout armádu s balrogem, zaútočit s ní, nebo přesunout samotného balroga.
    .combat = { wotr-combat-durins_bane }
wotr-card-we-wont-go-back = Nevrátíme se
    .text = Vylož na stůl, pokud je průvodcem Sméagol. Když je tažen Sméagolův žeton pátrání, můžeš odhodit tuto kartu nebo kartu události postavy z ruky, a přidat tak 2 body podmanění.
    .combat = { wotr-combat-fear_of_their_masters }
wotr-card-the-lore-of-the-elven-rings = Nauka o elfích prstenech
    .text = Vylož na stůl. Pokud po hodu akčními kostkami ukazuje kostka Strážce Oko, můžeš jednu běžnou kostku ze svého hodu otočit na libovolný jiný výsledek. Svobodné národy mohou tuto kartu odhodit Vůlí Západu, nebo libovolnou kostkou a elfím prstenem.
    .combat = { wotr-combat-fear_of_their_masters }
wotr-card-the-gates-are-closed = Brány jsou zavřeny
    .text = Vylož na stůl. Když se Společenstvo ukáže nebo je odhaleno a přitom vstoupí do regionu s nedobytou pevností Stínu, opustí ho, projde jím nebo v něm zůstane, můžeš tuto kartu odhodit a táhnout žeton pátrání: Oko nemá žádný efekt, každý jiný žeton platí, jen symbol odhalení se ignoruje. Svobodné národy mohou tuto kartu odhodit Vůlí Západu, nebo kostkou se symbolem postavy, je-li průvodcem Gandalf nebo Glum.
    .combat = { wotr-combat-words_of_power }
wotr-card-captain-of-despair = Kapitán zoufalství
    .text = Vylož na stůl, pokud je ve hře Černokněžný král a průvodcem není Glum. Od příští akce jde každá kostka Stínu použitá jako symbol postavy do pole pátrání jako Oko. Tuto kartu odhoď, jakmile se Společenstvo ukáže v nedobyté pevnosti Svobodných národů nebo se průvodcem stane Glum.
    .combat = { wotr-combat-servant_of_the_shadow }
wotr-card-shadow-of-dol-guldur = Stín Dol Gulduru
    .text = Hraj, pokud je v Dol Gulduru Nazgûl. Rekrutuj tam 1 Sauronovu běžnou jednotku za každý bod velení Nazgûlů v Dol Gulduru, nejvýše 5. Poté můžeš tuto armádu přesunout, nebo s ní zaútočit.
    .combat = { wotr-combat-mumakil }
wotr-card-madness-and-horror = Šílenství a hrůza
    .text = Hraj, pokud je Sauron ve válce. Vyber armádu Svobodných národů v regionu se Sauronovou pevností nebo v přilehlém regionu a hoď třemi kostkami: každá 5 nebo 6 je zásah. Poté rekrutuj 2 Sauronovy běžné jednotky: k obléhajícím, je-li armáda v takové pevnosti obležena, jinak v jednom volném regionu, který k ní přiléhá.
    .combat = { wotr-combat-swarm_of_bats }
wotr-card-we-shall-get-it = My ho dostaneme
    .text = Vstoupí do hry, když je Sméagol vyřazen nebo odejde. Dokud je průvodcem Glum, můžeš ji odhodit poté, co byl tažen žeton pátrání: táhne se jiný a platí místo něj, první se vrátí do zásoby žetonů pátrání.
    .combat = { wotr-combat-none }

## What cards ask

wotr-token-this-card = odhodit tuto kartu
wotr-token-look = prohlédnout si karty v ruce: { $what }
wotr-card-wind-table = Kterou kartu Stínu odhodíte ze stolu?
    .help = Odhodí se bez jakéhokoli efektu ({ wotr-rule-events }).
wotr-card-wind-hand = Prohlédnete si karty v ruce hráče za Stín, abyste jednu odhodili?
    .help = Na stole není žádná karta Stínu ({ wotr-rule-events }).
    .none = ne
wotr-card-wind-discard = Kterou z těchto karet odhodíte?
    .help = Vidíte všechny karty v této ruce ({ wotr-rule-events }).
wotr-card-rangers-where = Kde na Severu se shromáždí hraničáři?
    .help = Ve volném regionu Severu, který přiléhá k regionu { $region } ({ wotr-rule-recruiting }).
wotr-card-balrog-is-come = Co udělá balrog?
    .help = Neaktivní balrog je aktivován. Aktivní se přesune sám, nebo se přesune či zaútočí armáda s balrogem ({ wotr-rule-balrog }).
    .none = nic
wotr-card-wont-go-back = Sméagolův žeton: odhodíte kartu, abyste přidali 2 body podmanění?
    .help = Buď kartu { wotr-card-we-wont-go-back } ze stolu, nebo kartu události postavy z ruky ({ wotr-rule-events }).
    .none = ne
wotr-card-lore-die = Kostka Strážce ukazuje Oko: kterou svou kostku otočíte?
    .help = Jednu běžnou kostku z hodu v tomto kole, i takovou, na které padlo Oko a je v poli pátrání ({ wotr-rule-events }).
    .none = žádnou
wotr-card-lore-face = Co bude nyní ukazovat kostka se symbolem { NAME($die, form: "gen") }?
    .help = Libovolnou jinou stranu této kostky; Oko jde do pole pátrání ({ wotr-rule-events }).
wotr-card-gates = Nositelé Prstenu míjejí pevnost Stínu: odhodíte kartu { wotr-card-the-gates-are-closed }, abyste táhli žeton pátrání?
    .help = Oko nemá žádný efekt; každý jiný žeton platí, jen symbol odhalení se ignoruje ({ wotr-rule-hunt }).
wotr-card-dol-guldur-goes = Přesune se armáda v Dol Gulduru, nebo zaútočí?
    .help = Nestojí to žádnou další kostku ({ wotr-rule-events }).
    .none = ani jedno
wotr-card-madness-army = Kterou armádu Svobodných národů zachvátí šílenství?
    .help = V regionu se Sauronovou pevností, nebo v přilehlém ({ wotr-rule-events }).
wotr-card-madness-where = Kde rekrutujete dvě běžné jednotky?
    .help = Obě v jednom volném regionu, který přiléhá k regionu { $region } ({ wotr-rule-recruiting }).
wotr-card-shall-get-it = Tažen žeton { $tile }: odhodíte kartu { wotr-card-we-shall-get-it }, abyste místo něj táhli jiný?
    .help = První žeton se poté vrátí do zásoby žetonů pátrání ({ wotr-rule-hunt }).

## What happened

wotr-hand-shown = Karty v ruce byly prohlédnuty: { $seat }.
wotr-hand-seen = Karty v ruce ({ $seat }): { $cards }.
wotr-discarded-openly = Karta { $card } byla odhozena z ruky ({ $seat }).
wotr-die-to-hunt-box = { $card }: kostka jde do pole pátrání jako Oko.

## Why not

wotr-why-no-shadow-card-there = Karta { $card } není karta Stínu na stole.
wotr-why-empty-hand = V této ruce není žádná karta.
wotr-why-not-in-that-hand = Karta { $card } v této ruce není.
wotr-why-nobody-near-the-north = Na Severu ani v přilehlém regionu není žádná armáda Stínu.
wotr-why-not-beside-rangers = { $region }: to není region Severu přilehlý k této armádě.
wotr-why-smeagol-not-guide = Průvodcem není Sméagol.
wotr-why-gollum-guides = Průvodcem je Glum.
wotr-why-gates-guide = Průvodcem není Gandalf ani Glum; bez nich je třeba Vůle Západu.
wotr-why-no-nazgul-in-dol-guldur = V Dol Gulduru není žádný Nazgûl.
wotr-why-nobody-for-madness = Žádná armáda Svobodných národů není u Sauronovy pevnosti.
wotr-why-not-near-sauron = { $region }: Sauronova pevnost není zde ani v přilehlém regionu.
wotr-text-seen = „{ $name }“ není v ruce nepřítele.
