### What the ranger says about his choices.

bot-lcg-any = Bármelyik megteszi.
bot-lcg-vote = Az a legjobb, ha { NAME($seat, form: "nom") } kezd.
bot-lcg-keep = Megtartom ezt a kezdőkezet: { $early } kártya már az elején segít.
bot-lcg-mulligan = Ebből a kézből kevés kártya segít az elején, ezért újat húzok.
bot-lcg-pass = Most semmivel sem segíthetnék eleget.
bot-lcg-use = Most jött el { NAME($card, form: "dat") } az ideje.
bot-lcg-save = Későbbre tartogatom, amim van.
bot-lcg-play = { START(NAME($card, form: "nom")) } a legjobb, amit ki tudok fizetni.
bot-lcg-pay = Kímélem azokat az erőforrásokat, amelyekre a hősnek magának lehet szüksége.
bot-lcg-no-response = Erre nem érdemes válaszolni.
bot-lcg-respond = { START(NAME($card, form: "acc")) } épp erre találták ki.
bot-lcg-commit =
    { $reveals ->
        [0] { $willpower } akaraterővel indulunk { $threat } fenyegetés ellen; a többiekre a harcban van szükség.
       *[other] { $willpower } akaraterővel indulunk { $threat } fenyegetés és még { $reveals } felfedendő kártya ellen; a többiekre a harcban van szükség.
    }
bot-lcg-travel = { $card }: ahhoz képest, mennyi haladás kell a felderítéséhez, ez adja a legtöbb fenyegetést.
bot-lcg-stay = Egyik helyszínre sem érdemes elutazni.
bot-lcg-engage = Inkább megküzdök { NAME($enemy, form: "ins") }, mint hogy a gyülekező területen { NAME($enemy, form: "number") ->
        [pl] növeljék
       *[sg] növelje
    } a fenyegetést.
bot-lcg-no-engage = Így is van elég ellenségem.
bot-lcg-attacker = Először { NAME($enemy, form: "nom") }, amíg a legjobb védőim felkészültek.
bot-lcg-defend = { START(NAME($card, form: "nom")) } állja a legkisebb áron { NAME($enemy, form: "gen") } támadását.
bot-lcg-undefended = { START(NAME($enemy, form: "gen")) } támadását könnyebben elviseljük, mint egy védő hiányát.
bot-lcg-sentinel = { START(NAME($card, form: "nom")) } könnyebben állja, mint { NAME($seat, form: "nom") } hősei.
bot-lcg-no-sentinel = Az őrszemeimre nekem van szükségem.
bot-lcg-damage = { START(NAME($card, form: "nom")) } bírja el a legkönnyebben.
bot-lcg-attack = Megtámadjuk { NAME($enemy, form: "acc") }: { $cards }.
bot-lcg-no-attack = Nincs olyan ellenség, amelynek sérülést okozhatnánk.
bot-lcg-join = Együtt legyőzzük { NAME($enemy, form: "acc") }.
bot-lcg-no-join = Ott nincs szükség rám.
bot-lcg-target = Itt így a leghasznosabb { NAME($card, form: "nom") }.
bot-lcg-attach = { $card }: ennek { NAME($host, form: "nom") } veszi a legtöbb hasznát.
bot-lcg-discard = { START(NAME($card, form: "nom")) } hiányzik majd a legkevésbé.
bot-lcg-take = { START(NAME($card, form: "nom")) } kell a leginkább.
bot-lcg-spare = { START(NAME($card, form: "acc")) } nélkülözni tudjuk.
bot-lcg-peek = A következő kártya: { $card }.
bot-lcg-toll = Attól függ, mennyit tesz értünk ez a hős.
bot-lcg-fetch-spawn = A győzelemhez Ungoliant ivadékának el kell esnie, hát jöjjön most.
bot-lcg-fetch-small = A legkisebb pók is megteszi.
bot-lcg-fetch-from = Ha a pakliból jön, onnan már nem jöhet még egyszer.
bot-lcg-defended = Egy védő elég.
bot-lcg-next = { START(NAME($card, form: "nom")) } lenne a következő.
bot-lcg-other = Az ökölszabályaim semmit sem mondanak mellette.
