bot-silent = Zatím nemám za sebou žádné rozhodnutí.
bot-random-why = Volím náhodně jednu z možností.
bot-sage-chance = Svou šanci vidím na { $chance } %; { $gain ->
    [0] jiné možnosti jsou zhruba stejně dobré.
   *[other] druhá nejlepší možnost by stála { $gain } %.
}
bot-no-weights = Váhy tohoto počítačového hráče nelze načíst ({ $file }: { $error }). Nainstalujte Westmarch znovu, nebo je vytvořte příkazem `westmarch train`.
bot-weights-misfit = Tyto váhy vznikly pro jinou verzi hry; nynější verze už nezná: { $inputs }. Vytvořte nové příkazem `westmarch train`.

bots-random = náhodný
    .text = Zahraje cokoli, co je dovoleno. Hodí se na první rozkoukání, protivník to není.
bots-novice = nováček
    .text = Zná pravidla a zahraje, co na první pohled vypadá dobře. Pro vaše první partie.
bots-squire = panoš
    .text = Hraje podle stejných zásad jako silnější hráči, ale často sáhne po druhé nejlepší možnosti. Pro ty, kdo se učí.
bots-steward = správce
    .text = Hraje podle osvědčených zásad a umí říct proč. Hru zná; proti náhodné hře vyhrál 39 ze 40 partií.
bots-sage = mudrc
    .text = Myslí dopředu: co ho napadne, zkusí v domyšlených partiích a posoudí, co z toho vzejde. Vyhrané partie proti správci: za Svobodné národy 133/200, za Stín 167/200.
bots-sage-deep = hloubavý mudrc
    .text = Mudrc, který má na přemýšlení víc času: zkouší víc odpovědí ve více domyšlených partiích a jedna odpověď mu může trvat několik sekund. Zda hraje lépe, se zatím neví: změřeno bylo jen pár partií, nebo žádná.
bots-captain = kapitán
    .text = Hraje podle osvědčených zásad a umí říct proč. Hru zná; proti náhodné hře vyhrál 40 ze 40 partií.
bots-ranger = hraničář
    .text = Hraje podle osvědčených zásad a umí říct proč. Spolehlivý spoluhráč: sám v Temném hvozdu s balíčkem sféry vedení vyhrál 77 ze 100 partií.
