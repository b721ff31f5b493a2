bot-silent = Még nem döntöttem semmiről.
bot-random-why = Véletlenszerűen választottam a lehetőségek közül.
bot-sage-chance = Az esélyemet { $chance } százalékra becsülöm; { $gain ->
    [0] más lehetőségek is körülbelül ilyen jók.
   *[other] a második legjobb választás { $gain } százalékkal rontana rajta.
}
bot-no-weights = Ennek a gépi játékosnak a súlyai nem olvashatók ({ $file }: { $error }). Telepítsd újra a Westmarchot, vagy készítsd el őket ezzel a paranccsal: `westmarch train`.
bot-weights-misfit = Ezek a súlyok a játék egy másik változatához készültek; a mostaniban ez már nincs meg: { $inputs }. Készíts újakat ezzel a paranccsal: `westmarch train`.

bots-random = véletlen
    .text = Bármit választ, ami szabad. Körülnézni jó, ellenfélnek nem.
bots-novice = újonc
    .text = Ismeri a szabályokat, és azt választja, ami első ránézésre jónak tűnik. Az első játszmáidhoz.
bots-squire = apród
    .text = Ugyanazon elvek szerint játszik, mint az erősebbek, de gyakran a második legjobbat választja. Azoknak, akik még tanulnak.
bots-steward = helytartó
    .text = Bevált elvek szerint játszik, és meg tudja mondani, miért. Ismeri a játékot; véletlen játék ellen 40 játszmából 39-et megnyert.
bots-sage = bölcs
    .text = Előre gondolkodik: ami eszébe jut, azt elképzelt játszmákban kipróbálja, és mérlegeli, mi lesz belőle. A helytartó ellen a Szabad Népekkel 200 játszmából 133-at, a Sötétséggel 167-et nyert meg.
bots-sage-deep = elmélyült bölcs
    .text = A bölcs, ha több ideje van gondolkodni: több választást próbál ki több elképzelt játszmában, és egy válasza néhány másodpercig is eltarthat. Hogy jobban játszik-e, azt még nem tudjuk: csak néhány játszmát mértünk, vagy egyet sem.
bots-captain = kapitány
    .text = Bevált elvek szerint játszik, és meg tudja mondani, miért. Ismeri a játékot; véletlen játék ellen mind a 40 játszmát megnyerte.
bots-ranger = kósza
    .text = Bevált elvek szerint játszik, és meg tudja mondani, miért. Megbízható társ: a Bakacsinerdőben egyedül, a Vezetés paklival 100 játszmából 77-et megnyert.
