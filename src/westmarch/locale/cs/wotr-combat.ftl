# Combat cards in War of the Ring: what is asked, and why one can't be played.

wotr-rule-combat-cards = kapitola VI, Jak hrát bojové karty

wotr-fight-scouts = Zvědové: kam ustoupí armáda { NAME($region, form: "from") }?
    .help = Pravidla: { wotr-rule-combat-cards }.
wotr-fight-mighty-attack = Mocný útok: který Společník se vzdá velení výměnou za zásah?
    .help = Pravidla: { wotr-rule-combat-cards }.
wotr-fight-strike-minion = Koho vyřadíte?
    .help = Pravidla: { wotr-rule-combat-cards }.
wotr-fight-heroic-death = Hrdinská smrt (zásahy Stínu: { $hits }): kdo padne, aby je zrušil?
    .help = Pravidla: { wotr-rule-combat-cards }.
wotr-fight-words-of-power = Slova moci: který Společník nebude mít v tomto kole bitvy velení ani zvláštní schopnosti?
    .help = Pravidla: { wotr-rule-combat-cards }.
wotr-fight-dread-and-despair = Děs a zoufalství: kolika bodů velení Nazgûlů se vzdáte? O tolik kostek méně budou Svobodné národy házet.
    .help = Pravidla: { wotr-rule-combat-cards }.
wotr-fight-own-hits = Kolik zásahů způsobíte vlastní armádě?
    .help = Pravidla: { wotr-rule-combat-cards }.
wotr-fight-black-breath = Černý dech: vyřadíte někoho?
    .help = Pravidla: { wotr-rule-combat-cards }.

wotr-why-combat-companion = Bitvy se musí účastnit Společník.
wotr-why-combat-leader-or-companion = Bitvy se musí účastnit vůdce Svobodných národů nebo Společník.
wotr-why-combat-free-elite = Bitvy se musí účastnit elitní jednotka Svobodných národů.
wotr-why-combat-gandalf = Bitvy se musí účastnit Gandalf.
wotr-why-combat-strider = Bitvy se musí účastnit Chodec nebo Aragorn.
wotr-why-combat-hobbit = Bitvy se musí účastnit Smělmír nebo Peregrin.
wotr-why-combat-fellowship = Bránící se armáda musí být ve stejném regionu jako Nositelé Prstenu.
wotr-why-combat-entwood = Bránící se armáda musí být v Rohanu, ve Fangornu nebo v Orthanku.
wotr-why-combat-free-land = Bránící se armáda musí být v regionu na území Svobodných národů.
wotr-why-combat-defend-field = Svobodné národy se musí bránit v jiné než obléhací bitvě.
wotr-why-combat-nazgul = Bitvy se musí účastnit Nazgûl.
wotr-why-combat-nazgul-leadership = Celkové velení Nazgûlů v bitvě musí být alespoň { $needed }.
wotr-why-combat-near-moria = Bránící se armáda musí být v Morii nebo nejvýše dva regiony od ní.
wotr-why-combat-isengard = Bitvy se musí účastnit jednotka Železného pasu.
wotr-why-combat-in-stronghold = Bránící se armáda musí být obležená v pevnosti.
wotr-why-combat-southron-elite = Bitvy se musí účastnit elitní jednotka Jižanů a Východňanů.
wotr-why-combat-shadow-elite = Bitvy se musí účastnit elitní jednotka Stínu.
wotr-why-not-in-battle = { $character } se této bitvy neúčastní.
wotr-why-no-leadership = { $character } nemá v tomto kole bitvy velení, kterého by se šlo vzdát.
wotr-why-level-too-high =
    { $character } má příliš vysokou úroveň: v opravném velitelském hodu { $hits ->
        [one] padl jen 1 zásah.
        [few] padly jen { $hits } zásahy.
       *[other] padlo jen { $hits } zásahů.
    }
wotr-why-one-reroll-hit = K vyřazení Služebníka jsou třeba dva zásahy z opravného velitelského hodu.
wotr-why-scouts-go = Zvědové už vyrazili: bitvu opouští celá armáda.
wotr-why-no-stronghold-to-withdraw = { START(NAME($region, form: "in")) } není pevnost Svobodných národů, do které by se armáda mohla stáhnout.

## What combat cards do, as it happens

wotr-dice-modified =
    { $effect }: { $side-id ->
        [free] Svobodné národy mají
       *[shadow] Stín má
    } { $roll ->
        [0] +{ $reroll } ke každé kostce v opravném velitelském hodu.
       *[other] { $reroll ->
            [0] { $roll ->
                [-1] −1 ke každé kostce v bojovém hodu.
               *[other] +{ $roll } ke každé kostce v bojovém hodu.
            }
           *[other] +{ $roll } ke každé kostce v bojovém i opravném velitelském hodu.
        }
    }
wotr-dice-fewer =
    { $effect }: { $side-id ->
        [free] Svobodné národy házejí
       *[shadow] Stín hází
    } { $count ->
        [one] o 1 kostku méně
        [few] o { $count } kostky méně
       *[other] o { $count } kostek méně
    }, nejméně však 1 kostkou.
wotr-dice-capped =
    { $effect }: { $side-id ->
        [free] Svobodné národy házejí
       *[shadow] Stín hází
    } nejvýše { $count ->
        [one] 1 kostkou.
        [few] { $count } kostkami.
       *[other] { $count } kostkami.
    }
wotr-reroll-barred =
    { $effect }: { $side-id ->
        [free] Svobodné národy nemají
       *[shadow] Stín nemá
    } v tomto kole bitvy opravný velitelský hod.
wotr-leadership-forfeited =
    { $effect }: { $characters } se v tomto kole bitvy { $characters-count ->
        [one] vzdává velení.
        [few] vzdávají velení.
       *[other] vzdávají velení.
    }
wotr-leadership-given-up =
    { $effect }: Nazgûlové se v tomto kole bitvy vzdávají { $count ->
        [one] 1 bodu velení.
        [few] { $count } bodů velení.
       *[other] { $count } bodů velení.
    }
wotr-card-cancelled =
    { $effect }: { $side-id ->
        [free] bojová karta Svobodných národů je zrušena.
       *[shadow] bojová karta Stínu je zrušena.
    }
wotr-misses-turned =
    { $effect }: { $side-id ->
        [free] Svobodným národům
       *[shadow] Stínu
    } se { $count ->
        [one] 1 neúspěšná kostka mění v zásah.
        [few] { $count } neúspěšné kostky mění v zásahy.
       *[other] { $count } neúspěšných kostek mění v zásahy.
    }
wotr-hits-added =
    { $effect }: { $side-id ->
        [free] Svobodné národy získávají
       *[shadow] Stín získává
    } navíc { $count ->
        [one] 1 zásah.
        [few] { $count } zásahy.
       *[other] { $count } zásahů.
    }
wotr-own-hits =
    { $effect }: Stín způsobil vlastní armádě { $count ->
        [one] 1 zásah.
        [few] { $count } zásahy.
       *[other] { $count } zásahů.
    }
wotr-hits-cancelled =
    { $effect }: { $side-id ->
        [free] Svobodným národům
       *[shadow] Stínu
    } { $count ->
        [one] se ruší 1 zásah.
        [few] se ruší { $count } zásahy.
       *[other] se ruší { $count } zásahů.
    }
wotr-hit-spent =
    { $effect }: { $side-id ->
        [free] Svobodné národy na to použily
       *[shadow] Stín na to použil
    } zásah z opravného velitelského hodu.
