# What the captain of the Battle of Five Armies says about its choices.

bot-b5a-activate = Ennek a hadvezérnek a képessége hasznos lesz ebben a fordulóban.
bot-b5a-advance = Ezért folyt a csata: a sereg bevonul { NAME($area, form: "to") }.
bot-b5a-approach = { START(NAME($area, form: "from")) } a sereg közelebb van a céljához.
bot-b5a-army = Ebben a körben ennek a seregnek a legjobbak az esélyei.
bot-b5a-attack = { START(NAME($area, form: "in")) } megéri harcolni: jók az esélyeink.
bot-b5a-bats = { $count ->
    [0] Minden figura vezetésjelzőnek kell.
    [one] Egy óriásdenevér elég; a többi vezetésjelzőnek kell.
   *[other] { $count } óriásdenevér elég; a többi vezetésjelzőnek kell.
}
bot-b5a-bats-to = Itt lesznek a következő menetek és csaták.
bot-b5a-beorn-attack = Beorn szétverheti { NAME($area, form: "adjective") } sereget.
bot-b5a-beorn-free = Beorn pusztán azzal felszabadítja { NAME($area, form: "acc") }, hogy odamegy.
bot-b5a-beorn-press = Beorn folytatja, amíg tart a haragja.
bot-b5a-beorn-walk = { START(NAME($area, form: "in")) } Beorn közelebb kerül az ellenséghez.
bot-b5a-bodyguard = A testőr a halálos és a súlyos csapásokra való.
bot-b5a-card = Ez a kártya most többet ér, mint amit a kockák tudnak.
bot-b5a-casualty = A leggyengébb egység a legkisebb veszteség.
bot-b5a-cease = { START(NAME($area, form: "in")) } már nem jók az esélyeink.
bot-b5a-combined = A seregek együtt bevehetik { NAME($area, form: "acc") }.
bot-b5a-command = { START(NAME($area, form: "in")) } erős sereg áll, amely hamarosan harcolni fog.
bot-b5a-concentrate = Senki sincs lőtávolságban, ezért Gandalf erőt gyűjt.
bot-b5a-die = Most ezzel a kockával lehet a legtöbbet elérni.
bot-b5a-discard = Nekem ez a kártya éri a legkevesebbet.
bot-b5a-drive = Oda űzve könnyen újra elérjük őket.
bot-b5a-eagles-call = Most még egy sas, a repülés később.
bot-b5a-eagles-fly = Van kire lecsapni, és kocka is van hozzá.
bot-b5a-eagles-to = Annyi sas, ahány seregre lecsaphatnak.
bot-b5a-enough = Itt már semmi mást nem érdemes tenni.
bot-b5a-enough-generals = A többi most kevés hasznot hozna, és lassítaná a végzetet.
bot-b5a-enter = { START(NAME($area, form: "in")) } a legjobb játékba lépni.
bot-b5a-fate-draw = A következő lapka valószínűleg kisebb lesz.
bot-b5a-fate-keep = A következő lapka aligha lesz kisebb.
bot-b5a-flip = Az egységekre leginkább { NAME($area, form: "in") } van szükség.
bot-b5a-general = Amelyik képességet nem használjuk, az kárba vész.
bot-b5a-harm = Ott fáj a legjobban az ellenségnek.
bot-b5a-hold = { START(NAME($area, form: "acc")) } nem szabad elhagyni.
bot-b5a-join = Egy vezér helye a seregnél van, és rá leginkább { NAME($area, form: "in") } van szükség.
bot-b5a-lay = { START(NAME($area, form: "in")) } szükség lesz egységekre.
bot-b5a-leave = { START(NAME($area, form: "acc")) } nem lehet megtartani, és a sereg többet ér, mint a hely.
bot-b5a-lucky = Ilyen kockából elég van.
bot-b5a-manoeuvre = Ebben a körben ez a kártya ígéri a legtöbbet.
bot-b5a-march = A seregnek { NAME($area, form: "in") } jobb helye lesz, mint { NAME($origin, form: "in") }.
bot-b5a-no-casualties = Nem áldozunk fel egységet, ha nem muszáj.
bot-b5a-other = Egy másik lehetőség, amelyet nem mérlegeltem tovább.
bot-b5a-pass = Hadd mutassa meg előbb a másik oldal, mire készül.
bot-b5a-press = { START(NAME($area, form: "in")) } még mindig jók az esélyeink.
bot-b5a-rally = A fontos seregek közül { NAME($area, form: "adjective") } szenvedte el a legtöbb sérülést.
bot-b5a-refuge = Az elérhető helyek közül az a legbiztonságosabb.
bot-b5a-reinforce = { START(NAME($area, form: "in")) } lesz a csata.
bot-b5a-shoot = { START(NAME($area, form: "adjective")) } sereg a legjobb célpont.
bot-b5a-simple = Ezek közül nekem egyértelműen ez a legjobb.
bot-b5a-skip = Semmi sem segítene, amit ez a kocka kínál.
bot-b5a-split = A seregnek csak egy része fér el { NAME($area, form: "in") }.
bot-b5a-split-damage = A sérültek hátramaradnak.
bot-b5a-split-units = Annyian, ahányan elférnek.
bot-b5a-stand = { START(NAME($area, form: "acc")) } érdemes megtartani.
bot-b5a-strike = { START(NAME($area, form: "acc")) } jó eséllyel megtámadhatjuk.
bot-b5a-swarm = A denevérek segítségével ez a sereg messzebbre jut.
bot-b5a-trouble = Ez a hadvezér árt nekünk a legtöbbet.
bot-b5a-use = A többihez mérve ez ér a legtöbbet ({ $value }).
bot-b5a-use-manoeuvre = A manőver itt segít.
bot-b5a-walk = Máshol több hasznát vesszük.
