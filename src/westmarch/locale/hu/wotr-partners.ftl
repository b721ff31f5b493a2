### War of the Ring for three and four players (chapter XI): what players who share a side are asked and told.
###
### The seats are in wotr-names.ftl, with their forms.

## Where the rulebook says so

wotr-rule-partners = XI. fejezet, Többjátékos szabályok
wotr-rule-mixed-armies = XI. fejezet, Vegyes seregek
wotr-rule-three-players = XI. fejezet, Háromjátékos mód

## Questions

wotr-draw-from = Melyik pakliból húzol?
    .help = Az egy oldalon játszók egy-egy kártyát húznak, a maguk választotta pakliból ({ wotr-rule-partners }).
wotr-swap = Elcserélsz egy kártyát a csapattársaddal, látatlanban?
    .help = Csak akkor cseréltek, ha mindketten akarjátok. Nem mutathatjátok meg egymásnak a kártyáitokat, és nem is beszélhettek róluk ({ wotr-rule-partners }).
wotr-swap-card = Melyik kártyát adod a csapattársadnak?
    .help = A csapattársad is választ neked egyet; a másikét csak akkor láthatjátok, ha már mindketten választottatok ({ wotr-rule-partners }).
wotr-join = Alkossanak vegyes sereget { NAME($region, form: "in") } a te egységeid és a csapattársadéi?
    .help = Az irányítja, akinek több egysége van benne; döntetlennél az, akinek több elit egysége van, végül a vezérjátékos. Ha megtámadják, mindenképp vegyes sereg lesz ({ wotr-rule-mixed-armies }).
wotr-token-join = vegyes sereg ajánlása a csapattársnak: { $what }

## What happened

wotr-leads = Ebben a fordulóban a vezérjátékos: { $seat } ({ $side }).
wotr-acts = Következik: { $seat }.
wotr-drew-hidden-by =
    { START(NAME($seat, form: "nom")) } { NAME($seat, form: "number") ->
        [pl] húznak
       *[sg] húz
    } egy kártyát { $deck-id ->
        [character] a karakterpakliból.
       *[strategy] a stratégiapakliból.
    }
wotr-discarded-hidden-by =
    { START(NAME($seat, form: "nom")) } lefelé fordítva { NAME($seat, form: "number") ->
        [pl] eldobnak
       *[sg] eldob
    } egy kártyát ({ $deck }).
wotr-swapped = { START(NAME($seats, form: "nom")) } kártyát cserél egymással.
wotr-swap-given = Ezt a kártyát adod a csapattársadnak: „{ $card }”.
wotr-swap-taken = A csapattársad ezt a kártyát adja neked: „{ $card }”.
wotr-joined = { START(NAME($region, form: "in")) } vegyes sereget alkotnak az egységek. Irányítja: { $seat }.

## Why not?

wotr-why-partners-nation = { $nation }: ezt a nemzetet a csapattársad irányítja ({ $seat }).
wotr-why-partners-army = { START(NAME($region, form: "in")) } a sereg a csapattársadé ({ $seat }): nincs benne egységed.
wotr-why-partners-card = „{ $card }”: ezt a kártyát csak ő játszhatja ki: { $seat }.
wotr-why-partners-character = { START(NAME($character, form: "nom")) } a csapattársadhoz tartozik ({ $seat }).
wotr-why-partners-action = Ezt a csapattársad teheti meg ({ $seat }).
wotr-why-partner-commands = { START(NAME($region, form: "in")) } a csapattársad irányítja a vegyes sereget ({ $seat }), csak ő támadhat vele. A saját egységeidet kivonhatod belőle.
wotr-why-lose-control = { START(NAME($region, form: "in")) } nem választhatod szét a vegyes sereget úgy, hogy valamelyik részének irányítását elveszítsd.
wotr-why-no-partner = Nincs csapattársad.
wotr-why-not-both-there = Nincs mindkettőtöknek egysége { NAME($region, form: "in") }.
wotr-why-mixed-already = { START(NAME($region, form: "in")) } a sereg már vegyes.
wotr-why-partner-declined = A csapattársad ezt az imént utasította el: { $region }.
wotr-why-nation-again = Az előző akciód is ezé a nemzeté volt: { $nation }. Háromjátékos módban két egymást követő akció nem lehet ugyanazé a nemzeté.
wotr-why-army-again = Az előző akciód is a vegyes seregé volt { NAME($region, form: "in") }. Háromjátékos módban a következő nem lehet ugyanazé a seregé.

## Positions

wotr-text-one-of-each = Egy hely kell a Szabad Népektől és egy a Sötétségtől, ezek közül: { $names }.
wotr-text-whose-face-down = Ezen az oldalon többen játszanak („{ $name }”): a `face down` mellé írd oda annak a helynek a nevét, amelyik eldobta.
wotr-text-not-mixed = Itt nincsenek két csapattárs egységei: „{ $name }”.
wotr-text-not-captured = „{ $name }” nem annak az oldalnak a birtokában van, amelyen ez a játékos játszik, vagy kezdettől fogva az övé volt.
wotr-text-not-laid = „{ $name }” nincs az asztalon, vagy a másik oldalé.
wotr-text-three-players = Ez a sor csak háromjátékos játszmában szerepelhet.
