bot-silent = Zatím nemám za sebou žádné rozhodnutí.
bot-random-why = Volím náhodně jednu z možností.
bot-sage-chance = Svou šanci vidím na { $chance } %; { $gain ->
    [0] jiné možnosti jsou zhruba stejně dobré.
   *[other] druhá nejlepší možnost by stála { $gain } %.
}
bot-no-weights = Váhy tohoto počítačového hráče nelze načíst ({ $file }: { $error }). Nainstalujte Westmarch znovu, nebo je vytvořte příkazem `westmarch train`.
bot-weights-misfit = Tyto váhy vznikly pro jinou verzi hry; nynější verze už nezná: { $inputs }. Vytvořte nové příkazem `westmarch train`.
