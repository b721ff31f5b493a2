# What the captain of the Battle of Five Armies says about its choices.

bot-b5a-activate = Schopnost tohoto generála se v tomto kole bude hodit.
bot-b5a-advance = Bojovalo se o { NAME($area, form: "acc") }, armáda tam tedy postoupí.
bot-b5a-approach = { START(NAME($area, form: "in")) } bude armáda blíž svému cíli.
bot-b5a-army = Tato armáda má v tomto kole nejlepší vyhlídky.
bot-b5a-attack = Při těchto vyhlídkách se boj o { NAME($area, form: "acc") } vyplatí.
bot-b5a-bats = { $count ->
    [0] Jako velení je potřeba každý žeton.
    [one] Jedno mračno netopýrů; zbytek je potřeba jako velení.
    [few] { $count } mračna netopýrů; zbytek je potřeba jako velení.
   *[other] { $count } mračen netopýrů; zbytek je potřeba jako velení.
}
bot-b5a-bats-to = Tam se teď bude pochodovat a bojovat.
bot-b5a-beorn-attack = Medděd dokáže rozdrtit armádu { NAME($area, form: "in") }.
bot-b5a-beorn-free = Medděd osvobodí { NAME($area, form: "acc") } pouhým příchodem.
bot-b5a-beorn-press = Dokud mu zbývá hněv, bojuje Medděd dál.
bot-b5a-beorn-walk = { START(NAME($area, form: "in")) } bude Medděd blíž nepříteli.
bot-b5a-bodyguard = Stráže jsou na smrtící a těžké rány.
bot-b5a-card = Tato karta teď zmůže víc než kostky.
bot-b5a-casualty = Nejslabší jednotka je nejmenší ztráta.
bot-b5a-cease = Vyhlídky v boji o { NAME($area, form: "acc") } už nejsou dobré.
bot-b5a-combined = Společnými silami můžeme ovládnout { NAME($area, form: "acc") }.
bot-b5a-command = { START(NAME($area, form: "in")) } je silná armáda, která bude brzy bojovat.
bot-b5a-concentrate = Nikdo není v dostřelu, Gandalf tedy sbírá síly.
bot-b5a-die = Tato kostka teď zmůže nejvíc.
bot-b5a-discard = Tato karta má pro mě nejmenší cenu.
bot-b5a-drive = Když je zaženeme tam, snadno je zase dostihneme.
bot-b5a-eagles-call = Teď přivoláme dalšího orla, poletíme později.
bot-b5a-eagles-fly = Je na koho zaútočit a je k tomu i kostka.
bot-b5a-eagles-to = Tolik orlů, na kolik armád tam lze zaútočit.
bot-b5a-enough = Nic dalšího už tu za to nestojí.
bot-b5a-enough-generals = Ostatní by teď byli málo platní a zpomalili by osud.
bot-b5a-enter = Nejlepší místo pro vstup do hry je { NAME($area, form: "in") }.
bot-b5a-fate-draw = Další žeton bude nejspíš nižší.
bot-b5a-fate-keep = Další žeton nejspíš nižší nebude.
bot-b5a-flip = Jednotky jsou nejvíc potřeba { NAME($area, form: "in") }.
bot-b5a-general = Nevyužitá schopnost je promarněná.
bot-b5a-harm = Tam to nepřítele zabolí nejvíc.
bot-b5a-hold = { START(NAME($area, form: "acc")) } nesmíme opustit.
bot-b5a-join = Velitel patří k armádě a nejvíc ho potřebuje armáda { NAME($area, form: "in") }.
bot-b5a-lay = Jednotky budou potřeba { NAME($area, form: "in") }.
bot-b5a-leave = { START(NAME($area, form: "acc")) } neudržíme a armáda má větší cenu než území.
bot-b5a-lucky = Kostek tohoto druhu je dost.
bot-b5a-manoeuvre = Tato karta slibuje v tomto kole nejvíc.
bot-b5a-march = Armádě { NAME($origin, form: "from") } bude lépe { NAME($area, form: "in") }.
bot-b5a-no-casualties = Neobětujeme žádnou jednotku, kterou nemusíme.
bot-b5a-other = Další možnost, podrobněji nezvážená.
bot-b5a-pass = Ať nejdřív ukáže karty druhá strana.
bot-b5a-press = Vyhlídky v boji o { NAME($area, form: "acc") } jsou pořád dobré.
bot-b5a-rally = Armáda { NAME($area, form: "in") } je na důležitém místě a utrpěla nejvíc.
bot-b5a-refuge = To je nejbezpečnější místo v dosahu.
bot-b5a-reinforce = Bojovat se bude { NAME($area, form: "in") }.
bot-b5a-shoot = Armáda { NAME($area, form: "in") } je nejlepší cíl.
bot-b5a-simple = Z těchto možností je tahle pro mě zjevně nejlepší.
bot-b5a-skip = Nic z toho, co tato kostka nabízí, nám nepomůže.
bot-b5a-split = { START(NAME($area, form: "to")) } se vejde jen část armády.
bot-b5a-split-damage = Poškození necháme vzadu.
bot-b5a-split-units = Tolik, kolik se jich vejde.
bot-b5a-stand = { START(NAME($area, form: "acc")) } stojí za to držet.
bot-b5a-strike = Útok na { NAME($area, form: "acc") } má dobré vyhlídky.
bot-b5a-swarm = S pomocí netopýrů se tato armáda dostane dál.
bot-b5a-trouble = Tento generál nám škodí nejvíc.
bot-b5a-use = Ve srovnání s ostatními má tohle největší cenu ({ $value }).
bot-b5a-use-manoeuvre = Manévrování tu pomůže.
bot-b5a-walk = Jinde bude užitečnější.
