### War of the Ring: hints for positions that can't be read. The server and the terminal say them, no table does.

wotr-text-number = Má to být celé číslo od { $least } do { $most }.
wotr-text-region = Region „{ $name }“ neexistuje.
wotr-text-side = Má to být `free` nebo `shadow`.
wotr-text-seat = Takové místo tu není. Má to být jedno z těchto: { $names }.
wotr-text-yes-no = Má to být `yes` nebo `no`.
wotr-text-by-side = Má to vypadat takto: `free 1, shadow 2`.
wotr-text-phase = Fáze jsou: { $phases }.
wotr-text-map = Tady může být jen `empty`; armády mají vlastní řádky.
wotr-text-map-first = Musí to stát před všemi armádami a posádkami.
wotr-text-fellowship = Má to vypadat takto: `moria, progress 2, corruption 3`, `hollin, revealed` nebo `mordor 1, corruption 4`.
wotr-text-mordor-progress = Na Cestě Mordorem nemá Společenstvo žádný postup.
wotr-text-version = Taková verze není. Možnosti: { $names }.
wotr-text-rings = Má to vypadat takto: `free 2, shadow 1` nebo `vilya free, nenya shadow, narya nobody`. Prsteny jsou: { $names }.
wotr-text-character = Postava „{ $name }“ neexistuje.
wotr-text-tile = Žeton pátrání „{ $name }“ neexistuje, nebo je tu dvakrát.
wotr-text-card = Karta „{ $name }“ na této straně není, nebo je tu dvakrát.
wotr-text-any-card = Karta „{ $name }“ neexistuje, nebo je tu dvakrát.
wotr-text-face-down = „{ $name }“ není mezi odhozenými kartami.
wotr-text-given-up = „{ $name }“ není mezi kartami, které leží lícem dolů.
wotr-text-table-card = „{ $name }“ není karta, která se vykládá na stůl, nebo je tu dvakrát.
wotr-text-no-stronghold = V regionu „{ $name }“ není pevnost.
wotr-text-no-settlement = V regionu „{ $name }“ není sídlo.
wotr-text-figures = Má to vypadat takto: `gondor 3/1/1, elves 0/1/0, nazgul 2` (běžné/elitní/vůdci) nebo `none`.
wotr-text-nation = Národ „{ $name }“ tu být nemůže.
wotr-text-political = Má to vypadat takto: `2 active`, `1 passive` nebo `at-war`.
wotr-text-faces = Symboly jsou: { $faces }.
wotr-text-too-many =
    Národ „{ $nation }“ má ve hře i s padlými jen { $most } { $rank ->
        [0] { $most ->
            [one] běžnou jednotku.
            [few] běžné jednotky.
           *[other] běžných jednotek.
        }
        [1] { $most ->
            [one] elitní jednotku.
            [few] elitní jednotky.
           *[other] elitních jednotek.
        }
       *[other] { $most ->
            [one] vůdce (u Saurona Nazgûla).
            [few] vůdce (u Saurona Nazgûly).
           *[other] vůdců (u Saurona Nazgûlů).
        }
    }
wotr-text-both-sides = V regionu „{ $name }“ mají armádu obě strany; při obléhání je jedna z nich posádkou.
wotr-text-stacking =
    V regionu „{ $name }“ smí být nejvýše { $limit ->
        [one] 1 jednotka.
        [few] { $limit } jednotky.
       *[other] { $limit } jednotek.
    }
wotr-text-lone-leader = Vůdci v regionu „{ $name }“ nemohou být bez jednotek.
wotr-text-no-besieger = V regionu „{ $name }“ nikdo pevnost neobléhá: kolem posádky musí být nepřátelská armáda.
wotr-text-garrison-side = Armáda v pevnosti „{ $name }“ musí patřit straně, která má pevnost pod kontrolou.
wotr-text-control = Armáda v regionu „{ $name }“ patří straně „{ $side }“, takže sídlo má pod kontrolou „{ $side }“, pokud armáda neobléhá pevnost.
wotr-text-guide = Průvodcem může být jen: { $names }.
wotr-text-gollum = Glum je ve hře, jen když ve Společenstvu nezůstal žádný Společník.
wotr-text-character-place = „{ $character }“ tam být nemůže ({ $place }).
wotr-text-same-person = „{ $old }“ už je „{ $new }“: tento řádek vynechejte, nebo napište `eliminated`.
wotr-text-hand-limit =
    V ruce smí být nejvýše { $limit ->
        [one] 1 karta.
        [few] { $limit } karty.
       *[other] { $limit } karet.
    }
wotr-text-dice =
    Strana „{ $side }“ má jen { $most ->
        [one] 1 kostku.
        [few] { $most } kostky.
       *[other] { $most } kostek.
    }
wotr-text-not-special = „{ $name }“ není zvláštní žeton.
wotr-text-tiles-waiting = Na Cestě Mordorem žádný žeton nečeká: patří mezi `special tiles` v zásobě.
wotr-text-always-active = „{ $name }“ je aktivní od začátku.
