### Lords of Middle-earth: Sméagol, the Balrog, Gothmog, the Black Númenórean, the Chief of the Ringwraiths.

wotr-rule-smeagol = Páni Středozemě, kapitola III, Sméagol
wotr-rule-balrog = Páni Středozemě, kapitola III, Morijský balrog
wotr-rule-lords-minions = Páni Středozemě, kapitola III, noví Služebníci
## Sméagol

wotr-tile-smeagol_1 = Sméagol
wotr-tile-smeagol_2 = Sméagol
wotr-tile-smeagol_3 = Sméagol
wotr-tile-smeagol_4 = Sméagol
wotr-smeagol-joins = Sméagol se přidal ke Společenstvu a je jeho průvodcem.
wotr-smeagol-tile-void = Žeton ({ $tile }) už nic neznamená: je trvale odstraněn ze hry a losuje se jiný.
wotr-smeagol-leaves = Sméagol u Svobodných národů nezůstal: opustil Společenstvo.
wotr-smeagol-is-gollum = Sméagol zůstal s Nositeli Prstenu sám: je z něj opět Glum.
wotr-put-in-play = Do hry vstoupila karta „{ $card }“.
wotr-why-never-parts = { $character }: tuto postavu nelze od Společenstva oddělit.
wotr-why-always-guides = { $character } je vždy průvodcem, dokud je ve Společenstvu.

## The Balrog

wotr-region-balrog = balrogův region
    .gender = m
    .gen = balrogova regionu
    .dat = balrogovu regionu
    .acc = balrogův region
    .ins = balrogovým regionem
    .in = v balrogově regionu
    .to = do balrogova regionu
    .from = z balrogova regionu
wotr-token-balrog-wake = aktivovat balroga
wotr-token-balrog-move-army = přesunout armádu s balrogem
wotr-token-balrog-attack = zaútočit armádou s balrogem
wotr-token-balrog-move = přesunout samotného balroga
wotr-token-balrog-rest = deaktivovat balroga
wotr-recruit-wanted = Kterou jednotku rekrutujete { NAME($region, form: "in") }?
    .help = Běžnou nebo elitní, nebo žádnou; národ nemusí být ve válce ({ wotr-rule-balrog }).
    .none = žádnou
wotr-balrog-awakes = Balrog byl aktivován.
wotr-balrog-rests = Balrog v Morii byl deaktivován.
wotr-fire-and-shadow = Společenstvo se { NAME($region, form: "in") } střetlo s balrogem: losuje se žeton pátrání.
wotr-fire-and-shadow-missed = Průvodcem je Glum: Oko nemá žádný efekt.
wotr-why-balrog-absent = Balrog není ve hře.
wotr-why-balrog-awake = Balrog už je aktivní.
wotr-why-balrog-asleep = Balrog není aktivní.
wotr-why-balrog-leads-nobody = Balrog není u žádné armády, která by to mohla udělat.
wotr-why-army-needs-balrog = S armádou { NAME($region, form: "in") } musí být balrog.
wotr-why-gandalf-not-with-balrog = Gandalf není v balrogově regionu; bez něj je třeba Vůle Západu.

## Gothmog

wotr-token-fray-regular = Gothmog: rekrutovat u jeho armády Sauronovu běžnou jednotku
wotr-token-fray-elite = Gothmog: nahradit Sauronovu běžnou jednotku v jeho armádě elitní
wotr-why-gothmog-war = Gothmog vstoupí do hry, jen když je Sauronův národ ve válce.
wotr-why-morgul-lost = Minas Morgul mají pod kontrolou Svobodné národy.
wotr-why-black-captain-in-play = Ve hře je Černý kapitán.
wotr-why-gothmog-absent = Gothmog není ve hře.
wotr-why-no-fray = Gothmog musí být s armádou Stínu ve volném regionu.

## The Black Númenórean

wotr-token-bring-mouth_of_sauron_black_numenorean = přivést do hry Ústa Sauronova, Černého Númenorejce
wotr-token-sorcery-move = Velké černokněžnictví: přesunout armádu s Ústy Sauronovými
wotr-token-sorcery-attack = Velké černokněžnictví: zaútočit armádou s Ústy Sauronovými
wotr-why-numenorean-waits = Svobodné národy musí mít vítězný bod, nebo musí být Společenstvo na Cestě Mordorem.
wotr-why-no-shadow-stronghold = Všechny pevnosti Stínu jsou dobyté.
wotr-why-numenorean-absent = Černý Númenorejec není ve hře.
wotr-why-sorcery-used = Velké černokněžnictví už bylo v tomto kole použito.
wotr-why-mouth-leads-nobody = Ústa Sauronova není u žádné armády, která by to mohla udělat.
wotr-why-army-needs-mouth = S armádou { NAME($region, form: "in") } musí být Ústa Sauronova.

## The Chief of the Ringwraiths

wotr-token-bring-witch_king_chief_of_the_ringwraiths = přivést do hry Černokněžného krále, Náčelníka Prstenových přízraků
wotr-token-call-black_captain = nahradit Náčelníka Prstenových přízraků Černým kapitánem
wotr-comes-as = Do hry vstoupil { $version }.
wotr-exchanged = { $version }, nahradil { NAME($region, form: "in") } svou druhou verzi.
wotr-spear-of-terror = Kopí děsu: doberete si kartu { NAME($deck, form: "from") }?
    .help = Náčelník Prstenových přízraků je u Nositelů Prstenu a byla zahrána karta události postavy ({ wotr-rule-lords-minions }).
wotr-he-sees-he-knows = On vidí, on ví: přesune se Náčelník Prstenových přízraků { NAME($region, form: "to") }?
    .help = Společenstvo se tam ukázalo a není tam nedobytá pevnost Svobodných národů. Není k tomu třeba žádná kostka ({ wotr-rule-lords-minions }).
wotr-why-chief-stays-away = Společenstvo je v regionu s nedobytou pevností Svobodných národů.
wotr-why-no-region-for-chief = Společenstvo je na Cestě Mordorem: není žádný region, v němž by mohl vstoupit do hry.
wotr-why-chief-absent = Náčelník Prstenových přízraků není ve hře.
wotr-why-swapped = Černokněžný král už byl jednou vyměněn; znovu to nejde.

## Positions

wotr-text-smeagol-alone = Sméagol není ve Společenstvu nikdy sám: byl by z něj Glum.
wotr-text-smeagol-not-gone = „My ho dostaneme“ vstoupí do hry, jen když je Sméagol vyřazen.
wotr-text-not-come-yet = { $character } ještě není ve hře, nemá tedy jinou kartu.
