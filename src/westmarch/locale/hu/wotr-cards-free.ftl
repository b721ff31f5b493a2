### What the Free Peoples' event cards ask and tell, and why they can't be played.

## The Hunt

wotr-card-replace-tile = A Sötétség ezt a hajszajelzőt húzta: { $tile }. Eldobod ezt a kártyát, hogy másikat húzzon helyette: „{ $card }”?
    .help = A kihúzott jelző hatás nélkül visszakerül a hajszakészletbe. A második ellen más, asztalon lévő kártya már nem segít ({ wotr-rule-hunt }).
wotr-card-lower-damage = { $damage } hajszasérülés. Eldobod ezt a kártyát, hogy eggyel csökkenjen: „{ $card }”?
    .help = Egy jelző ellen csak egy asztalon lévő kártya segít. A vezető képessége és az áldozat ezután következik ({ wotr-rule-hunt }).
wotr-card-prevent-draw = A Sötétség hajszajelzőt húzna. Eldobod ezt a kártyát, hogy ne tehesse: „{ $card }”?
    .help = Csak ezt az egy jelzőt nem húzza ki ({ wotr-rule-hunt }).

## The Fellowship and its companions

wotr-card-move-fellowship = Gollam tud egy másik utat: mozgatod a Szövetséget?
    .help = A szokásos hajsza következik, de a kártyára felhasznált kocka nem kerül a hajszamezőbe ({ wotr-rule-fellowship }).
wotr-card-hide-fellowship = Gollam tud egy másik utat: elrejted a Szövetséget?
    .help = Most felfedett, és addig nem mozoghat, amíg el nem rejted ({ wotr-rule-fellowship }).
wotr-card-separate-or-move = Útitársakat választasz le a Szövetségről, vagy a térképen lévő útitársakat mozgatod?
    .help = Egy útitárs vagy egy csoport, nem mindkettő. A Szabad Népek ostromlott erődítményében is megállhatnak ({ wotr-rule-events }).
wotr-card-landing = Hol bukkannak fel a Holtak?
    .help = Vándor vagy Aragorn közvetlenül odakerül, akár ostromlott erődítményből is. Ha ott a Sötétség serege áll, találatokat kap, és vissza kell vonulnia ({ wotr-rule-events }).
wotr-card-flee = A Holtak megérkeztek { NAME($region, form: "to") }: hová vonul vissza a Sötétség serege?
    .help = Szomszédos szabad régióba ({ wotr-rule-events }).
wotr-card-muster-count = Hány gondori sima egységet toborzol { NAME($region, form: "in") }?
    .help = Ha legalább egyet, a Sötétség által elfoglalt ottani település visszakerül hozzád ({ wotr-rule-events }).

## Armies and nations

wotr-card-shadow-army = A Sötétség melyik seregére csapsz le?
    .help = Annak a seregnek a régiója, amelyre a kártya hat ({ wotr-rule-events }).
wotr-card-refuge = A sasok { $count } nazgult űznek el { NAME($region, form: "from") }: melyik erődítménybe?
    .help = Mindet ugyanabba a meg nem hódított szauroni erődítménybe ({ wotr-rule-events }).
wotr-card-another = Felébredtek az entek: kijátszol kocka nélkül még egy karakter-eseménykártyát?
    .help = Fehér Gandalf Fangornban vagy Rohanban van. A kártyának most kijátszhatónak kell lennie ({ wotr-rule-events }).
    .none = nincs több kártya
wotr-card-exchange = Melyik sima egységet cseréled le elit egységre { NAME($region, form: "in") }?
    .help = A sima egység kikerül a játékból; az elit egység ugyanannak a nemzetnek az utánpótlásából jön ({ wotr-rule-events }).
wotr-card-nation = Melyik nemzetet aktiválod és lépteted előre egy lépéssel?
    .help = Előbb válik aktívvá, ezért ez a háborúba vezető utolsó lépés is lehet ({ wotr-rule-politics }).
wotr-card-relieve = Melyik ostromnál támadod meg kívülről az ostromlókat?
    .help = A Sötétség az erődítményben lévő minden egység után eggyel kevesebb kockával dob, de legalább eggyel ({ wotr-rule-siege }).
wotr-card-relieve-from = Ostrom { NAME($region, form: "in") }: honnan támadod meg az ostromlókat?
    .help = A seregnek szomszédosnak kell lennie velük, és háborúban álló nemzet egységének is kell lennie benne ({ wotr-rule-battle }).
wotr-card-muster-region = Hol toborzod az egységeket?
    .help = Mindet ugyanabban a régióban ({ wotr-rule-recruiting }).
wotr-card-give-up = Melyik kártyát dobod el ({ $symbol }), hogy lekerüljön az asztalról ez: „{ $card }”?
    .help = Egy karakter- és egy sereg-eseménykártyát kell eldobnod; a kártya ikonja számít ({ wotr-rule-events }).

## What happened

wotr-die-turned =
    { $side-id ->
        [free] A Szabad Népek egyik kockája átfordul: { $old } helyett { $new }.
       *[shadow] A Sötétség egyik kockája átfordul: { $old } helyett { $new }.
    }
wotr-tiles-shown = A hajszakészletből húzott jelzők: { $tiles }.
wotr-tile-removed = Kikerül a játékból ez a hajszajelző: { $tile }.
wotr-nazgul-lost = A sasok { $count } nazgullal végeznek { NAME($region, form: "in") }.

## Why not

wotr-why-gimli-legolas = Sem Gimli, sem Legolas nincs a Szövetségben.
wotr-why-heir-gondor-rohan = Nincs Gondorban vagy Rohanban olyan sereg, amelyben ott volna Vándor vagy Aragorn.
wotr-why-heir-rohan = Sem Vándor, sem Aragorn nincs Rohanban.
wotr-why-heir-army = Sem Vándor, sem Aragorn nincs seregben.
wotr-why-boromir-gondor = Boromir nincs Gondorban.
wotr-why-aragorn-abroad = Aragorn nincs a Szabad Népek földjein kívül álló seregben.
wotr-why-eagles = A Sötétségnek nincs nazgullal rendelkező serege, amely azonos vagy szomszédos régióban volna a Szabad Népek egy útitárssal rendelkező seregével. A Boszorkánykirály nem számít.
wotr-why-ents = Fehér Gandalfnak a térképen, egy útitársnak pedig Fangornban kell lennie.
wotr-why-character-deck-only = „{ $card }”: ez a kártya nem a karakterpakliból való.
wotr-why-closed-by-card = „{ $card }”: e kártya miatt a Sötétség seregei nem léphetnek be { NAME($region, form: "to") }.
wotr-why-character-and-army-card = Egy karakter- és egy sereg-eseménykártyának is a kezedben kell lennie, hogy eldobhasd őket; a kártya ikonja számít.
wotr-why-wrong-symbol = „{ $card }”: ezen a kártyán nincs ilyen ikon: { $symbol }.
wotr-why-no-refuge = Nincs meg nem hódított szauroni erődítmény { NAME($region, form: "in") }.
wotr-why-only-regulars-exchanged = Csak sima egységet lehet elit egységre cserélni.
wotr-why-gondor-passive = Gondor passzív.
wotr-why-no-relief = A Szabad Népek egyik serege sem tud erődítményt ostromló sereget megtámadni.
wotr-why-no-army-with-companion = A Szabad Népek egyik seregében sincs útitárs.
wotr-why-no-path = A vadóc emberek a sereg egyetlen tagját sem tudják { NAME($region, form: "from") } a kártyán megadott helyre vezetni: nincs ott hely, vagy az út olyan földre visz, ahová a sereg nemzetei nem léphetnek.
wotr-why-not-coastal = { $region }: nem a nagy tenger partján fekszik.
wotr-why-not-on-card = { $region }: erre a régióra a kártya nem vonatkozik.
