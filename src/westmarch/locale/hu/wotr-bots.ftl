### War of the Ring: what the steward says about its choices. One sentence each, in the first person.

bot-wotr-only-way = Itt nincs ennél értelmesebb lépés.
bot-wotr-guess = Azt választom, ami az oldalamnak a legjobbnak látszik.
bot-wotr-otherwise = Így is lehetne.

## Dice

bot-wotr-pass = Passzolok: most semmi sem ér meg egy kockát, és kevesebb kockám van, mint az ellenségnek.
bot-wotr-waste = Egyik kockámnak sem veszem most hasznát, ezért a legkevésbé értékeset teszem félre.
bot-wotr-ring = Tünde gyűrűvel fordítok át egy kockát: { $old } helyett { $new }, erre most nagyobb szükségem van.
bot-wotr-ring-turns = A gyűrűvel ezt választom: { $face }. Ezzel nyerem a legtöbbet.
bot-wotr-lidless-eye = Ennek a kockának nincs jobb dolga, keresse hát a Gyűrűt.

## The Ring

bot-wotr-ring-moves = A Szövetség továbbmegy: Mordor kapujáig még { $steps } lépés van hátra, és a hajsza { $chance } százalék eséllyel találja meg.
bot-wotr-ring-at-gate = A Szövetség elég messzire jutott: ha bejelenti a helyzetét, beléphet Mordorba.
bot-wotr-ring-in-mordor = Mordorban csak egy út van, és még { $steps } lépés van hátra belőle.
bot-wotr-ring-rests = A Gyűrűhordozók túl fáradtak Mordorhoz, ezért pihennek { NAME($region, form: "in") }, amíg van rá idő.
bot-wotr-hide = A Szövetséget felfedték: el kell rejtőznie, mielőtt továbbmehet.
bot-wotr-enter-mordor = A Gyűrűhordozók belépnek Mordorba.
bot-wotr-keep-quiet = A Szövetség többet nyer azzal, ha rejtve marad, mint azzal, ha bejelenti a helyzetét.
bot-wotr-declare = A Szövetség bejelenti a helyzetét { NAME($region, form: "in") }, ahonnan jó út vezet tovább.
bot-wotr-declare-heal = A Szövetség megpihen { NAME($region, form: "in") }, ahol a Gyűrűhordozók gyógyulnak.
bot-wotr-guide = Most { $character } a legjobb vezető.
bot-wotr-revealed = Ha már felfedték, a Szövetség a lehető legmesszebbre megy, és megáll { NAME($region, form: "in") }.
bot-wotr-route = Ezen az úton van a legkevesebb erődítmény.
bot-wotr-casualty-guide = Inkább { $character } essen el, mint hogy a Gyűrűhordozók { $damage } sérülést szenvedjenek el.
bot-wotr-casualty-random = Inkább egy útitárs essen el, mint hogy a Gyűrűhordozók { $damage } sérülést szenvedjenek el.
bot-wotr-casualty-none = A Gyűrűhordozók romlottsága { $corruption }, ezt { THE($damage) } sérülést még elbírják; az útitársakra szükség van.
bot-wotr-hobbit-yes = { $character } elmegy, hogy eggyel kevesebb sérülés érje a Gyűrűhordozókat.
bot-wotr-hobbit-no = { $character } marad: később nagyobb szükség lesz rá.
bot-wotr-gollum-yes = Jobb, ha felfednek minket, mint ha eggyel több sérülést viselnénk el.
bot-wotr-gollum-no = Eggyel kevesebb sérülésért nem éri meg, hogy felfedjenek minket.

## Companions

bot-wotr-separate-king = Vándor { NAME($region, form: "to") } megy, ahol Aragornként királlyá koronázhatják.
bot-wotr-separate = { $character } máshol többet tehet, mint a Szövetségben.
bot-wotr-company-complete = Ehhez senki másra nincs szükség.
bot-wotr-journey = { START(NAME($character, form: "dat")) } { NAME($region, form: "in") } vesszük a legtöbb hasznát.
bot-wotr-bring = { START(NAME($character, form: "nom")) } jön: minden fordulóban eggyel több kocka.
bot-wotr-enters = { START(NAME($character, form: "nom")) } { NAME($region, form: "in") } teheti a legtöbbet.
bot-wotr-envoy = { START(NAME($character, form: "nom")) } háborúba szólítja a népét.

## Minions

bot-wotr-nazgul = A seregeknek { NAME($region, form: "in") } vezér kell.
bot-wotr-nazgul-ring = Egy nazgul { NAME($region, form: "in") } segít a Gyűrűhordozók utáni hajszában.
bot-wotr-nazgul-next = Ezeknek máshol több hasznát vesszük.
bot-wotr-nazgul-done = A többi ott van, ahol lennie kell.
bot-wotr-voice-recruit = Szarumán Hangja fegyverbe szólítja Vasudvardot.
bot-wotr-voice-elites = Orthanc katonáiból uruk-hai lesz.

## Musters and politics

bot-wotr-diplomacy = Közelebb kell vinni a háborúhoz { NAME($nation, form: "acc") }.
bot-wotr-diplomacy-war =
    { START(NAME($nation, form: "nom")) } { NAME($nation, form: "number") ->
        [pl] háborúba lépnek: mostantól harcolhatnak és toborozhatnak.
       *[sg] háborúba lép: mostantól harcolhat és toborozhat.
    }
bot-wotr-recruit = Az utánpótlásnak { NAME($region, form: "in") } vesszük a legtöbb hasznát.
bot-wotr-recruit-best = Náluk jobb katonáink nincsenek.
bot-wotr-surplus = A sima egységek hiányoznak a legkevésbé.

## Armies

bot-wotr-march = A sereg { NAME($origin, form: "from") } { NAME($region, form: "to") } vonul.
bot-wotr-march-on = A sereg { NAME($origin, form: "from") } { NAME($goal, form: "nom") } felé indul.
bot-wotr-march-to-hold = A sereg { NAME($origin, form: "from") } { NAME($goal, form: "nom") } védelmére indul.
bot-wotr-march-takes = Senki sem védi { NAME($region, form: "acc") }: elfoglaljuk.
bot-wotr-march-far = A sereg { NAME($origin, form: "from") } csatlakozik a többihez ott, ahol szükség van rá.
bot-wotr-must-march = Valamelyik seregnek mozognia kell, és ez hiányzik a legkevésbé.
bot-wotr-enough-marches = A többi sereg semmit sem nyerne a mozgással.
bot-wotr-part = Ennyit tudunk nélkülözni.
bot-wotr-attack = Megtámadjuk { NAME($region, form: "acc") }.
bot-wotr-attack-field = Megtámadjuk { NAME($region, form: "acc") }: a győzelem esélyét { $chance } százalékra becsülöm.
bot-wotr-attack-besiege = A falak mögé szorítjuk a védőket { NAME($region, form: "in") }, és ostromba kezdünk.
bot-wotr-attack-storm = Megrohamozzuk a falakat ({ $region }): az erődítmény körülbelül { $chance } százalék eséllyel elesik.
bot-wotr-attack-sortie = Bevetést indítunk { NAME($region, form: "from") }: az esélyünket { $chance } százalékra becsülöm.

## Battles

bot-wotr-combat-card = „{ $card }”: ez a kártya ebben a csatában többet ér, mint később.
bot-wotr-no-combat-card = Erre a körre kár volna kártyát pazarolni.
bot-wotr-casualty-lose = Előbb egy sima egység essen el, amíg jut elég egység minden kockára.
bot-wotr-casualty-reduce = Lefokozunk egy elit egységet, hogy ugyanannyi kockánk maradjon.
bot-wotr-fight-in-field = Legyőzhetjük őket a kapuk előtt { NAME($region, form: "in") }.
bot-wotr-fight-too-many = Nem férnénk be mindannyian az erődítménybe ({ $region }), ezért előbb a csatamezőn harcolunk.
bot-wotr-withdraw = A falak nyújtják a legjobb védelmet { NAME($region, form: "in") }.
bot-wotr-stand = Nem hátrálunk: harcolunk { NAME($region, form: "in") }.
bot-wotr-retreat = Itt nem tarthatjuk magunkat; visszavonulunk { NAME($region, form: "to") }, és majd ott harcolunk.
bot-wotr-continue = Fölényben vagyunk { NAME($region, form: "in") }, folytatjuk a harcot.
bot-wotr-cease = A csata folytatása { NAME($region, form: "in") } többe kerülne, mint amennyit hozna.
bot-wotr-siege-extend = Még egy roham megtörheti a védőket { NAME($region, form: "in") }.
bot-wotr-siege-rest = Az ostrom { NAME($region, form: "in") } folytatódik, de ez a támadás véget ér.
bot-wotr-advance = Bevonulunk { NAME($region, form: "to") }.
bot-wotr-advance-not = Ott van ránk szükség, ahol vagyunk, nem { NAME($region, form: "in") }.
bot-wotr-white-rider = A Fehér Lovas elnémítja a nazgulokat.
bot-wotr-heroic-death = E nélkül az áldozat nélkül az egész sereg odaveszne.
bot-wotr-strike-greatest = Ott sújtunk le, ahol az ellenségnek a legjobban fáj.

## Cards

bot-wotr-card = Most ezt a kártyát a legjobb kijátszani: „{ $card }”.
bot-wotr-draw = Egy kártya { NAME($deck, form: "from") } többet segíthet, mint bármi más, amire ez a kocka jó.
bot-wotr-draw-too = Az ingyen kártya mindig jól jön.
bot-wotr-discard = Ez a kártya hiányzik majd a legkevésbé: „{ $card }”.
bot-wotr-discard-table = Ennek a kártyának el kell tűnnie az asztalról: „{ $card }”.
bot-wotr-card-effect = A kártya így éri a legtöbbet.
bot-wotr-refuse-cost = Ez többe kerülne, mint amennyit hozna.

## The Hunt

bot-wotr-hunt-dice = Ezek a kockák a Gyűrűt keresik, a többi a háborúé.
bot-wotr-hunt-revealed = A felfedett Szövetségnek előbb el kell rejtőznie, ezért kevés Szem is elég.
bot-wotr-hunt-mordor = Mordorban minden Szem számít.

## Partners

bot-wotr-draw-fewer = { START(NAME($deck, form: "from")) } van a legkevesebb kártya a kezünkben.
bot-wotr-swap = Van egy kártyám, amelyet nélkülözni tudok; a csapattársam ({ $seat }) többre mehet vele.
bot-wotr-swap-not = Inkább megtartom a kártyáimat.
bot-wotr-swap-card = „{ $card }”: ez hiányzik majd a legkevésbé, és a csapattársam ({ $seat }) többre mehet vele.
bot-wotr-join-command = Egy sereg { NAME($region, form: "in") } többre képes, mint kettő, és én irányítom.
bot-wotr-join = Egy sereg { NAME($region, form: "in") } többre képes, mint kettő (célpont: { $goal }), akkor is, ha a csapattársam irányítja ({ $seat }).
bot-wotr-join-not = Jobb, ha a csapataim { NAME($region, form: "in") } csak rám hallgatnak.
bot-wotr-propose = A támadás { NAME($region, form: "from") } erősebb lesz, ha a csapattársam ({ $seat }) egységei is velünk tartanak.

## Lords of Middle-earth

bot-wotr-version = { START(NAME($character, form: "nom")) } így szolgálja a legjobban a Szövetséget.
bot-wotr-special-die = A különleges kockák közül most ennek vesszük a legtöbb hasznát: { $face }.
bot-wotr-vilya = Vilyával megmarad ez a kocka: { $face }. Lesz még mit tenni vele.
bot-wotr-ring-least = Ez a gyűrű hiányzik majd a legkevésbé.
bot-wotr-narya = Naryával Gandalf háborúba szólítja { NAME($nation, form: "acc") }.
bot-wotr-balrog-goes = A balrog a sereghez megy { NAME($region, form: "to") }.
bot-wotr-call = A Boszorkánykirály vezessen újra seregeket.
bot-wotr-at-home = { START(NAME($character, form: "nom")) } többet tehet a saját népe körében.
bot-wotr-balrog-wake = Aktiváljuk a balrogot, hadd vonuljon háborúba.
bot-wotr-balrog-rest = A balrogot deaktiválni kell.
