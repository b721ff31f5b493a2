### War of the Ring: names and their forms (docs/languages.md). gender: m f n, in the plural mp (-li) fp (-ly) np (-la).
###
### How the texts speak: "ty" is the side whose card or character it is, as on printed cards; the other side has its name.
### "Vylož na stůl" opens a card that stays on the table; "Hraj, pokud" is the condition of an event or combat effect.

## Sides

wotr-side-free = Svobodné národy
    .gender = fp
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .ins = Svobodnými národy
wotr-side-shadow = Stín
    .gender = m
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .ins = Stínem


## Nations

wotr-nation-dwarves = Trpaslíci
    .gender = mp
    .nom = trpaslíci
    .gen = trpaslíků
    .dat = trpaslíkům
    .acc = trpaslíky
    .ins = trpaslíky
wotr-nation-elves = Elfové
    .gender = mp
    .nom = elfové
    .gen = elfů
    .dat = elfům
    .acc = elfy
    .ins = elfy
wotr-nation-gondor = Gondor
    .gender = m
    .nom = Gondor
    .gen = Gondoru
    .dat = Gondoru
    .acc = Gondor
    .ins = Gondorem
wotr-nation-north = Sever
    .gender = m
    .nom = Sever
    .gen = Severu
    .dat = Severu
    .acc = Sever
    .ins = Severem
wotr-nation-rohan = Rohan
    .gender = m
    .nom = Rohan
    .gen = Rohanu
    .dat = Rohanu
    .acc = Rohan
    .ins = Rohanem
wotr-nation-isengard = Železný pas
    .gender = m
    .nom = Železný pas
    .gen = Železného pasu
    .dat = Železnému pasu
    .acc = Železný pas
    .ins = Železným pasem
wotr-nation-sauron = Sauron
    .gender = m
    .nom = Sauron
    .gen = Saurona
    .dat = Sauronovi
    .acc = Saurona
    .ins = Sauronem
wotr-nation-southrons = Jižané a Východňané
    .gender = mp
    .nom = Jižané a Východňané
    .gen = Jižanů a Východňanů
    .dat = Jižanům a Východňanům
    .acc = Jižany a Východňany
    .ins = Jižany a Východňany

## Figures by nation and rank ($count: how many)

wotr-figure-dwarves-regular = běžná jednotka trpaslíků
    .gender = f
    .gen = běžné jednotky trpaslíků
    .acc = běžnou jednotku trpaslíků
    .counted =
        { $count ->
            [one] 1 běžná jednotka trpaslíků
            [few] { $count } běžné jednotky trpaslíků
            [many] { $count } běžné jednotky trpaslíků
           *[other] { $count } běžných jednotek trpaslíků
        }
    .counted-acc =
        { $count ->
            [one] 1 běžnou jednotku trpaslíků
            [few] { $count } běžné jednotky trpaslíků
           *[other] { $count } běžných jednotek trpaslíků
        }
wotr-figure-dwarves-elite = elitní jednotka trpaslíků
    .gender = f
    .gen = elitní jednotky trpaslíků
    .acc = elitní jednotku trpaslíků
    .counted =
        { $count ->
            [one] 1 elitní jednotka trpaslíků
            [few] { $count } elitní jednotky trpaslíků
            [many] { $count } elitní jednotky trpaslíků
           *[other] { $count } elitních jednotek trpaslíků
        }
    .counted-acc =
        { $count ->
            [one] 1 elitní jednotku trpaslíků
            [few] { $count } elitní jednotky trpaslíků
           *[other] { $count } elitních jednotek trpaslíků
        }
wotr-figure-dwarves-leader = vůdce trpaslíků
    .gender = m
    .gen = vůdce trpaslíků
    .acc = vůdce trpaslíků
    .counted =
        { $count ->
            [one] 1 vůdce trpaslíků
            [few] { $count } vůdci trpaslíků
            [many] { $count } vůdce trpaslíků
           *[other] { $count } vůdců trpaslíků
        }
    .counted-acc =
        { $count ->
            [one] 1 vůdce trpaslíků
            [few] { $count } vůdce trpaslíků
           *[other] { $count } vůdců trpaslíků
        }
wotr-figure-elves-regular = běžná jednotka elfů
    .gender = f
    .gen = běžné jednotky elfů
    .acc = běžnou jednotku elfů
    .counted =
        { $count ->
            [one] 1 běžná jednotka elfů
            [few] { $count } běžné jednotky elfů
            [many] { $count } běžné jednotky elfů
           *[other] { $count } běžných jednotek elfů
        }
    .counted-acc =
        { $count ->
            [one] 1 běžnou jednotku elfů
            [few] { $count } běžné jednotky elfů
           *[other] { $count } běžných jednotek elfů
        }
wotr-figure-elves-elite = elitní jednotka elfů
    .gender = f
    .gen = elitní jednotky elfů
    .acc = elitní jednotku elfů
    .counted =
        { $count ->
            [one] 1 elitní jednotka elfů
            [few] { $count } elitní jednotky elfů
            [many] { $count } elitní jednotky elfů
           *[other] { $count } elitních jednotek elfů
        }
    .counted-acc =
        { $count ->
            [one] 1 elitní jednotku elfů
            [few] { $count } elitní jednotky elfů
           *[other] { $count } elitních jednotek elfů
        }
wotr-figure-elves-leader = vůdce elfů
    .gender = m
    .gen = vůdce elfů
    .acc = vůdce elfů
    .counted =
        { $count ->
            [one] 1 vůdce elfů
            [few] { $count } vůdci elfů
            [many] { $count } vůdce elfů
           *[other] { $count } vůdců elfů
        }
    .counted-acc =
        { $count ->
            [one] 1 vůdce elfů
            [few] { $count } vůdce elfů
           *[other] { $count } vůdců elfů
        }
wotr-figure-gondor-regular = běžná jednotka Gondoru
    .gender = f
    .gen = běžné jednotky Gondoru
    .acc = běžnou jednotku Gondoru
    .counted =
        { $count ->
            [one] 1 běžná jednotka Gondoru
            [few] { $count } běžné jednotky Gondoru
            [many] { $count } běžné jednotky Gondoru
           *[other] { $count } běžných jednotek Gondoru
        }
    .counted-acc =
        { $count ->
            [one] 1 běžnou jednotku Gondoru
            [few] { $count } běžné jednotky Gondoru
           *[other] { $count } běžných jednotek Gondoru
        }
wotr-figure-gondor-elite = elitní jednotka Gondoru
    .gender = f
    .gen = elitní jednotky Gondoru
    .acc = elitní jednotku Gondoru
    .counted =
        { $count ->
            [one] 1 elitní jednotka Gondoru
            [few] { $count } elitní jednotky Gondoru
            [many] { $count } elitní jednotky Gondoru
           *[other] { $count } elitních jednotek Gondoru
        }
    .counted-acc =
        { $count ->
            [one] 1 elitní jednotku Gondoru
            [few] { $count } elitní jednotky Gondoru
           *[other] { $count } elitních jednotek Gondoru
        }
wotr-figure-gondor-leader = vůdce Gondoru
    .gender = m
    .gen = vůdce Gondoru
    .acc = vůdce Gondoru
    .counted =
        { $count ->
            [one] 1 vůdce Gondoru
            [few] { $count } vůdci Gondoru
            [many] { $count } vůdce Gondoru
           *[other] { $count } vůdců Gondoru
        }
    .counted-acc =
        { $count ->
            [one] 1 vůdce Gondoru
            [few] { $count } vůdce Gondoru
           *[other] { $count } vůdců Gondoru
        }
wotr-figure-north-regular = běžná jednotka Seveřanů
    .gender = f
    .gen = běžné jednotky Seveřanů
    .acc = běžnou jednotku Seveřanů
    .counted =
        { $count ->
            [one] 1 běžná jednotka Seveřanů
            [few] { $count } běžné jednotky Seveřanů
            [many] { $count } běžné jednotky Seveřanů
           *[other] { $count } běžných jednotek Seveřanů
        }
    .counted-acc =
        { $count ->
            [one] 1 běžnou jednotku Seveřanů
            [few] { $count } běžné jednotky Seveřanů
           *[other] { $count } běžných jednotek Seveřanů
        }
wotr-figure-north-elite = elitní jednotka Seveřanů
    .gender = f
    .gen = elitní jednotky Seveřanů
    .acc = elitní jednotku Seveřanů
    .counted =
        { $count ->
            [one] 1 elitní jednotka Seveřanů
            [few] { $count } elitní jednotky Seveřanů
            [many] { $count } elitní jednotky Seveřanů
           *[other] { $count } elitních jednotek Seveřanů
        }
    .counted-acc =
        { $count ->
            [one] 1 elitní jednotku Seveřanů
            [few] { $count } elitní jednotky Seveřanů
           *[other] { $count } elitních jednotek Seveřanů
        }
wotr-figure-north-leader = vůdce Seveřanů
    .gender = m
    .gen = vůdce Seveřanů
    .acc = vůdce Seveřanů
    .counted =
        { $count ->
            [one] 1 vůdce Seveřanů
            [few] { $count } vůdci Seveřanů
            [many] { $count } vůdce Seveřanů
           *[other] { $count } vůdců Seveřanů
        }
    .counted-acc =
        { $count ->
            [one] 1 vůdce Seveřanů
            [few] { $count } vůdce Seveřanů
           *[other] { $count } vůdců Seveřanů
        }
wotr-figure-rohan-regular = běžná jednotka Rohanu
    .gender = f
    .gen = běžné jednotky Rohanu
    .acc = běžnou jednotku Rohanu
    .counted =
        { $count ->
            [one] 1 běžná jednotka Rohanu
            [few] { $count } běžné jednotky Rohanu
            [many] { $count } běžné jednotky Rohanu
           *[other] { $count } běžných jednotek Rohanu
        }
    .counted-acc =
        { $count ->
            [one] 1 běžnou jednotku Rohanu
            [few] { $count } běžné jednotky Rohanu
           *[other] { $count } běžných jednotek Rohanu
        }
wotr-figure-rohan-elite = elitní jednotka Rohanu
    .gender = f
    .gen = elitní jednotky Rohanu
    .acc = elitní jednotku Rohanu
    .counted =
        { $count ->
            [one] 1 elitní jednotka Rohanu
            [few] { $count } elitní jednotky Rohanu
            [many] { $count } elitní jednotky Rohanu
           *[other] { $count } elitních jednotek Rohanu
        }
    .counted-acc =
        { $count ->
            [one] 1 elitní jednotku Rohanu
            [few] { $count } elitní jednotky Rohanu
           *[other] { $count } elitních jednotek Rohanu
        }
wotr-figure-rohan-leader = vůdce Rohanu
    .gender = m
    .gen = vůdce Rohanu
    .acc = vůdce Rohanu
    .counted =
        { $count ->
            [one] 1 vůdce Rohanu
            [few] { $count } vůdci Rohanu
            [many] { $count } vůdce Rohanu
           *[other] { $count } vůdců Rohanu
        }
    .counted-acc =
        { $count ->
            [one] 1 vůdce Rohanu
            [few] { $count } vůdce Rohanu
           *[other] { $count } vůdců Rohanu
        }
wotr-figure-isengard-regular = běžná jednotka Železného pasu
    .gender = f
    .gen = běžné jednotky Železného pasu
    .acc = běžnou jednotku Železného pasu
    .counted =
        { $count ->
            [one] 1 běžná jednotka Železného pasu
            [few] { $count } běžné jednotky Železného pasu
            [many] { $count } běžné jednotky Železného pasu
           *[other] { $count } běžných jednotek Železného pasu
        }
    .counted-acc =
        { $count ->
            [one] 1 běžnou jednotku Železného pasu
            [few] { $count } běžné jednotky Železného pasu
           *[other] { $count } běžných jednotek Železného pasu
        }
wotr-figure-isengard-elite = elitní jednotka Železného pasu
    .gender = f
    .gen = elitní jednotky Železného pasu
    .acc = elitní jednotku Železného pasu
    .counted =
        { $count ->
            [one] 1 elitní jednotka Železného pasu
            [few] { $count } elitní jednotky Železného pasu
            [many] { $count } elitní jednotky Železného pasu
           *[other] { $count } elitních jednotek Železného pasu
        }
    .counted-acc =
        { $count ->
            [one] 1 elitní jednotku Železného pasu
            [few] { $count } elitní jednotky Železného pasu
           *[other] { $count } elitních jednotek Železného pasu
        }
# Isengard and the Southrons & Easterlings have no leaders; their words exist because the vocabulary has them.
wotr-figure-isengard-leader = vůdce Železného pasu
    .gender = m
    .gen = vůdce Železného pasu
    .acc = vůdce Železného pasu
    .counted =
        { $count ->
            [one] 1 vůdce Železného pasu
            [few] { $count } vůdci Železného pasu
            [many] { $count } vůdce Železného pasu
           *[other] { $count } vůdců Železného pasu
        }
    .counted-acc =
        { $count ->
            [one] 1 vůdce Železného pasu
            [few] { $count } vůdce Železného pasu
           *[other] { $count } vůdců Železného pasu
        }
wotr-figure-sauron-regular = Sauronova běžná jednotka
    .gender = f
    .gen = Sauronovy běžné jednotky
    .acc = Sauronovu běžnou jednotku
    .counted =
        { $count ->
            [one] 1 Sauronova běžná jednotka
            [few] { $count } Sauronovy běžné jednotky
            [many] { $count } Sauronovy běžné jednotky
           *[other] { $count } Sauronových běžných jednotek
        }
    .counted-acc =
        { $count ->
            [one] 1 Sauronovu běžnou jednotku
            [few] { $count } Sauronovy běžné jednotky
           *[other] { $count } Sauronových běžných jednotek
        }
wotr-figure-sauron-elite = Sauronova elitní jednotka
    .gender = f
    .gen = Sauronovy elitní jednotky
    .acc = Sauronovu elitní jednotku
    .counted =
        { $count ->
            [one] 1 Sauronova elitní jednotka
            [few] { $count } Sauronovy elitní jednotky
            [many] { $count } Sauronovy elitní jednotky
           *[other] { $count } Sauronových elitních jednotek
        }
    .counted-acc =
        { $count ->
            [one] 1 Sauronovu elitní jednotku
            [few] { $count } Sauronovy elitní jednotky
           *[other] { $count } Sauronových elitních jednotek
        }
wotr-figure-nazgul = Nazgûl
    .gender = m
    .gen = Nazgûla
    .acc = Nazgûla
    .counted =
        { $count ->
            [one] 1 Nazgûl
            [few] { $count } Nazgûlové
            [many] { $count } Nazgûla
           *[other] { $count } Nazgûlů
        }
    .counted-acc =
        { $count ->
            [one] 1 Nazgûla
            [few] { $count } Nazgûly
           *[other] { $count } Nazgûlů
        }
wotr-figure-southrons-regular = běžná jednotka Jižanů a Východňanů
    .gender = f
    .gen = běžné jednotky Jižanů a Východňanů
    .acc = běžnou jednotku Jižanů a Východňanů
    .counted =
        { $count ->
            [one] 1 běžná jednotka Jižanů a Východňanů
            [few] { $count } běžné jednotky Jižanů a Východňanů
            [many] { $count } běžné jednotky Jižanů a Východňanů
           *[other] { $count } běžných jednotek Jižanů a Východňanů
        }
    .counted-acc =
        { $count ->
            [one] 1 běžnou jednotku Jižanů a Východňanů
            [few] { $count } běžné jednotky Jižanů a Východňanů
           *[other] { $count } běžných jednotek Jižanů a Východňanů
        }
wotr-figure-southrons-elite = elitní jednotka Jižanů a Východňanů
    .gender = f
    .gen = elitní jednotky Jižanů a Východňanů
    .acc = elitní jednotku Jižanů a Východňanů
    .counted =
        { $count ->
            [one] 1 elitní jednotka Jižanů a Východňanů
            [few] { $count } elitní jednotky Jižanů a Východňanů
            [many] { $count } elitní jednotky Jižanů a Východňanů
           *[other] { $count } elitních jednotek Jižanů a Východňanů
        }
    .counted-acc =
        { $count ->
            [one] 1 elitní jednotku Jižanů a Východňanů
            [few] { $count } elitní jednotky Jižanů a Východňanů
           *[other] { $count } elitních jednotek Jižanů a Východňanů
        }
wotr-figure-southrons-leader = vůdce Jižanů a Východňanů
    .gender = m
    .gen = vůdce Jižanů a Východňanů
    .acc = vůdce Jižanů a Východňanů
    .counted =
        { $count ->
            [one] 1 vůdce Jižanů a Východňanů
            [few] { $count } vůdci Jižanů a Východňanů
            [many] { $count } vůdce Jižanů a Východňanů
           *[other] { $count } vůdců Jižanů a Východňanů
        }
    .counted-acc =
        { $count ->
            [one] 1 vůdce Jižanů a Východňanů
            [few] { $count } vůdce Jižanů a Východňanů
           *[other] { $count } vůdců Jižanů a Východňanů
        }

## Ranks ($count: how many)

wotr-unit-regular =
    { $count ->
        [one] 1 běžná jednotka
        [few] { $count } běžné jednotky
        [many] { $count } běžné jednotky
       *[other] { $count } běžných jednotek
    }
wotr-unit-elite =
    { $count ->
        [one] 1 elitní jednotka
        [few] { $count } elitní jednotky
        [many] { $count } elitní jednotky
       *[other] { $count } elitních jednotek
    }
wotr-unit-leader =
    { $count ->
        [one] 1 vůdce
        [few] { $count } vůdci
        [many] { $count } vůdce
       *[other] { $count } vůdců
    }
wotr-unit-nazgul =
    { $count ->
        [one] 1 Nazgûl
        [few] { $count } Nazgûlové
        [many] { $count } Nazgûla
       *[other] { $count } Nazgûlů
    }

## Decks

wotr-deck-character = balíček postav
    .gender = m
    .gen = balíčku postav
    .acc = balíček postav
    .from = z balíčku postav
wotr-deck-strategy = strategický balíček
    .gender = m
    .gen = strategického balíčku
    .acc = strategický balíček
    .from = ze strategického balíčku

## Faces of the action dice

wotr-face-character = Postava
    .gen = postavy
    .text = Obě strany: přesunout jednu armádu s vůdcem, Nazgûlem nebo postavou, zaútočit takovou armádou, nebo zahrát kartu události postavy. Svobodné národy také: pohnout Společenstvem, skrýt je, oddělit od něj Společníky, nebo pohnout Společníky na mapě. Stín také: pohnout Nazgûly a Služebníky.
wotr-face-army = Armáda
    .gen = armády
    .text = Jen na kostkách Stínu: přesunout až dvě armády, každou o jeden region, zaútočit jednou armádou, nebo zahrát strategickou kartu události armády.
wotr-face-muster = Shromáždění
    .gen = shromáždění
    .text = Obě strany: posunout národ o krok na ukazateli politiky, povolat posily národů ve válce (1 elitní jednotku, nebo 2 figurky – běžné jednotky, vůdce či Nazgûly – do dvou různých sídel), nebo zahrát strategickou kartu události shromáždění. Stín také: přivést do hry Služebníka.
wotr-face-event = Událost
    .gen = události
    .text = Obě strany: dobrat si kartu události z kteréhokoli svého balíčku, nebo zahrát z ruky libovolnou kartu události.
wotr-face-muster_army = Shromáždění/armáda
    .gen = shromáždění/armády
    .text = Obě strany: provést jednu akci, kterou umožňuje symbol shromáždění nebo symbol armády (armáda: přesunout až dvě armády, každou o jeden region, zaútočit jednou armádou, nebo zahrát strategickou kartu události armády).
wotr-face-will_of_the_west = Vůle Západu
    .gen = Vůle Západu
    .text = Jen Svobodné národy: použít jako kterýkoli jiný symbol Svobodných národů, nebo přivést do hry Gandalfa Bílého či Aragorna.
wotr-face-eye = Oko
    .gen = Oka
    .text = Jen Stín: kostka jde hned po hodu do pole pátrání a žádnou akci nepřináší.

## Hunt tiles (number = Hunt damage, below 0 = corruption removed)

wotr-tile-std_eyer_1 = Oko s odhalením
wotr-tile-std_eyer_2 = Oko s odhalením
wotr-tile-std_eyer_3 = Oko s odhalením
wotr-tile-std_eyer_4 = Oko s odhalením
wotr-tile-std_3_1 = 3
wotr-tile-std_3_2 = 3
wotr-tile-std_3_3 = 3
wotr-tile-std_2_1 = 2
wotr-tile-std_2_2 = 2
wotr-tile-std_2r_1 = 2 s odhalením
wotr-tile-std_1_1 = 1
wotr-tile-std_1_2 = 1
wotr-tile-std_1r_1 = 1 s odhalením
wotr-tile-std_1r_2 = 1 s odhalením
wotr-tile-std_0r_1 = 0 s odhalením
wotr-tile-std_0r_2 = 0 s odhalením
wotr-tile-elven_cloaks = Elfí pláště (0)
wotr-tile-elven_rope = Elfí lano (0)
wotr-tile-phial_of_galadriel = Galadrielina lahvička (−2)
wotr-tile-smeagol_helps_nice_master = Sméagol pomáhá hodnému pánovi (−1)
wotr-tile-shelobs_lair = Doupě Oduly (kostka, zastavení)
wotr-tile-the_ring_is_mine = Prsten je můj! (Oko, odhalení, zastavení)
wotr-tile-on_on_they_went = Šli dál a dál (3, zastavení)
wotr-tile-give_it_to_uss = Dej nám ho! (1, odhalení, zastavení)

## Regions

wotr-region-andrast = Andrast
    .gender = m
    .gen = Andrastu
    .dat = Andrastu
    .acc = Andrast
    .ins = Andrastem
    .in = v Andrastu
    .to = do Andrastu
    .from = z Andrastu
wotr-region-anfalas = Anfalas
    .gender = m
    .gen = Anfalasu
    .dat = Anfalasu
    .acc = Anfalas
    .ins = Anfalasem
    .in = v Anfalasu
    .to = do Anfalasu
    .from = z Anfalasu
wotr-region-angmar = Angmar
    .gender = m
    .gen = Angmaru
    .dat = Angmaru
    .acc = Angmar
    .ins = Angmarem
    .in = v Angmaru
    .to = do Angmaru
    .from = z Angmaru
wotr-region-arnor = Arnor
    .gender = m
    .gen = Arnoru
    .dat = Arnoru
    .acc = Arnor
    .ins = Arnorem
    .in = v Arnoru
    .to = do Arnoru
    .from = z Arnoru
wotr-region-ash_mountains = Popelavé hory
    .gender = fp
    .gen = Popelavých hor
    .dat = Popelavým horám
    .acc = Popelavé hory
    .ins = Popelavými horami
    .in = v Popelavých horách
    .to = do Popelavých hor
    .from = z Popelavých hor
wotr-region-barad_dur = Barad-dûr
    .gender = f
    .gen = Barad-dûr
    .dat = Barad-dûr
    .acc = Barad-dûr
    .ins = Barad-dûr
    .in = v Barad-dûr
    .to = do Barad-dûr
    .from = z Barad-dûr
wotr-region-bree = Hůrecko
    .gender = n
    .gen = Hůrecka
    .dat = Hůrecku
    .acc = Hůrecko
    .ins = Hůreckem
    .in = v Hůrecku
    .to = do Hůrecka
    .from = z Hůrecka
wotr-region-buckland = Rádovsko
    .gender = n
    .gen = Rádovska
    .dat = Rádovsku
    .acc = Rádovsko
    .ins = Rádovskem
    .in = v Rádovsku
    .to = do Rádovska
    .from = z Rádovska
wotr-region-cardolan = Cardolan
    .gender = m
    .gen = Cardolanu
    .dat = Cardolanu
    .acc = Cardolan
    .ins = Cardolanem
    .in = v Cardolanu
    .to = do Cardolanu
    .from = z Cardolanu
wotr-region-carrock = Skalbal
    .gender = m
    .gen = Skalbalu
    .dat = Skalbalu
    .acc = Skalbal
    .ins = Skalbalem
    .in = na Skalbalu
    .to = na Skalbal
    .from = ze Skalbalu
wotr-region-dagorlad = Dagorlad
    .gender = m
    .gen = Dagorladu
    .dat = Dagorladu
    .acc = Dagorlad
    .ins = Dagorladem
    .in = na Dagorladu
    .to = na Dagorlad
    .from = z Dagorladu
wotr-region-dale = Dol
    .gender = m
    .gen = Dolu
    .dat = Dolu
    .acc = Dol
    .ins = Dolem
    .in = v Dole
    .to = do Dolu
    .from = z Dolu
wotr-region-dead_marshes = Mrtvé močály
    .gender = fp
    .gen = Mrtvých močálů
    .dat = Mrtvým močálům
    .acc = Mrtvé močály
    .ins = Mrtvými močály
    .in = v Mrtvých močálech
    .to = do Mrtvých močálů
    .from = z Mrtvých močálů
wotr-region-dimrill_dale = Rmutný dol
    .gender = m
    .gen = Rmutného dolu
    .dat = Rmutnému dolu
    .acc = Rmutný dol
    .ins = Rmutným dolem
    .in = ve Rmutném dolu
    .to = do Rmutného dolu
    .from = ze Rmutného dolu
wotr-region-dol_amroth = Dol Amroth
    .gender = m
    .gen = Dol Amrothu
    .dat = Dol Amrothu
    .acc = Dol Amroth
    .ins = Dol Amrothem
    .in = v Dol Amrothu
    .to = do Dol Amrothu
    .from = z Dol Amrothu
wotr-region-dol_guldur = Dol Guldur
    .gender = m
    .gen = Dol Gulduru
    .dat = Dol Gulduru
    .acc = Dol Guldur
    .ins = Dol Guldurem
    .in = v Dol Gulduru
    .to = do Dol Gulduru
    .from = z Dol Gulduru
wotr-region-druadan_forest = Drúadanský hvozd
    .gender = m
    .gen = Drúadanského hvozdu
    .dat = Drúadanskému hvozdu
    .acc = Drúadanský hvozd
    .ins = Drúadanským hvozdem
    .in = v Drúadanském hvozdu
    .to = do Drúadanského hvozdu
    .from = z Drúadanského hvozdu
wotr-region-druwaith_iaur = Drúwaith Iaur
    .gender = n
    .gen = Drúwaith Iaur
    .dat = Drúwaith Iaur
    .acc = Drúwaith Iaur
    .ins = Drúwaith Iaur
    .in = v Drúwaith Iaur
    .to = do Drúwaith Iaur
    .from = z Drúwaith Iaur
wotr-region-eagles_eyrie = Orlí hnízdo
    .gender = n
    .gen = Orlího hnízda
    .dat = Orlímu hnízdu
    .acc = Orlí hnízdo
    .ins = Orlím hnízdem
    .in = v Orlím hnízdě
    .to = do Orlího hnízda
    .from = z Orlího hnízda
wotr-region-east_harondor = Východní Harondor
    .gender = m
    .gen = Východního Harondoru
    .dat = Východnímu Harondoru
    .acc = Východní Harondor
    .ins = Východním Harondorem
    .in = ve Východním Harondoru
    .to = do Východního Harondoru
    .from = z Východního Harondoru
wotr-region-east_rhun = Východní Rhûn
    .gender = m
    .gen = Východního Rhûnu
    .dat = Východnímu Rhûnu
    .acc = Východní Rhûn
    .ins = Východním Rhûnem
    .in = ve Východním Rhûnu
    .to = do Východního Rhûnu
    .from = z Východního Rhûnu
wotr-region-eastemnet = Východní polonina
    .gender = f
    .gen = Východní poloniny
    .dat = Východní polonině
    .acc = Východní poloninu
    .ins = Východní poloninou
    .in = ve Východní polonině
    .to = do Východní poloniny
    .from = z Východní poloniny
wotr-region-eastern_brown_lands = Východní Hnědé země
    .gender = fp
    .gen = Východních Hnědých zemí
    .dat = Východním Hnědým zemím
    .acc = Východní Hnědé země
    .ins = Východními Hnědými zeměmi
    .in = ve Východních Hnědých zemích
    .to = do Východních Hnědých zemí
    .from = z Východních Hnědých zemí
wotr-region-eastern_emyn_muil = Východní Emyn Muil
    .gender = m
    .gen = Východního Emyn Muilu
    .dat = Východnímu Emyn Muilu
    .acc = Východní Emyn Muil
    .ins = Východním Emyn Muilem
    .in = ve Východním Emyn Muilu
    .to = do Východního Emyn Muilu
    .from = z Východního Emyn Muilu
wotr-region-eastern_mirkwood = Východní Temný hvozd
    .gender = m
    .gen = Východního Temného hvozdu
    .dat = Východnímu Temnému hvozdu
    .acc = Východní Temný hvozd
    .ins = Východním Temným hvozdem
    .in = ve Východním Temném hvozdu
    .to = do Východního Temného hvozdu
    .from = z Východního Temného hvozdu
wotr-region-edoras = Edoras
    .gender = m
    .gen = Edorasu
    .dat = Edorasu
    .acc = Edoras
    .ins = Edorasem
    .in = v Edorasu
    .to = do Edorasu
    .from = z Edorasu
wotr-region-enedwaith = Enedwaith
    .gender = m
    .gen = Enedwaithu
    .dat = Enedwaithu
    .acc = Enedwaith
    .ins = Enedwaithem
    .in = v Enedwaithu
    .to = do Enedwaithu
    .from = z Enedwaithu
wotr-region-erebor = Erebor
    .gender = m
    .gen = Ereboru
    .dat = Ereboru
    .acc = Erebor
    .ins = Ereborem
    .in = v Ereboru
    .to = do Ereboru
    .from = z Ereboru
wotr-region-erech = Erech
    .gender = m
    .gen = Erechu
    .dat = Erechu
    .acc = Erech
    .ins = Erechem
    .in = v Erechu
    .to = do Erechu
    .from = z Erechu
wotr-region-ered_luin = Ered Luin
    .gender = n
    .gen = Ered Luin
    .dat = Ered Luin
    .acc = Ered Luin
    .ins = Ered Luin
    .in = v Ered Luin
    .to = do Ered Luin
    .from = z Ered Luin
wotr-region-ettenmoors = Ettenmoors
    .gender = n
    .gen = Ettenmoors
    .dat = Ettenmoors
    .acc = Ettenmoors
    .ins = Ettenmoors
    .in = v Ettenmoors
    .to = do Ettenmoors
    .from = z Ettenmoors
wotr-region-evendim = Soumračné vrchy
    .gender = fp
    .gen = Soumračných vrchů
    .dat = Soumračným vrchům
    .acc = Soumračné vrchy
    .ins = Soumračnými vrchy
    .in = v Soumračných vrších
    .to = do Soumračných vrchů
    .from = ze Soumračných vrchů
wotr-region-fangorn = Fangorn
    .gender = m
    .gen = Fangornu
    .dat = Fangornu
    .acc = Fangorn
    .ins = Fangornem
    .in = ve Fangornu
    .to = do Fangornu
    .from = z Fangornu
wotr-region-far_harad = Dálný Harad
    .gender = m
    .gen = Dálného Haradu
    .dat = Dálnému Haradu
    .acc = Dálný Harad
    .ins = Dálným Haradem
    .in = v Dálném Haradu
    .to = do Dálného Haradu
    .from = z Dálného Haradu
wotr-region-folde = Folde
    .gender = n
    .gen = Folde
    .dat = Folde
    .acc = Folde
    .ins = Folde
    .in = ve Folde
    .to = do Folde
    .from = z Folde
wotr-region-fords_of_bruinen = Brody přes Bouřnou
    .gender = fp
    .gen = Brodů přes Bouřnou
    .dat = Brodům přes Bouřnou
    .acc = Brody přes Bouřnou
    .ins = Brody přes Bouřnou
    .in = u Brodů přes Bouřnou
    .to = k Brodům přes Bouřnou
    .from = od Brodů přes Bouřnou
wotr-region-fords_of_isen = Brody přes Želíz
    .gender = fp
    .gen = Brodů přes Želíz
    .dat = Brodům přes Želíz
    .acc = Brody přes Želíz
    .ins = Brody přes Želíz
    .in = u Brodů přes Želíz
    .to = k Brodům přes Želíz
    .from = od Brodů přes Želíz
wotr-region-forlindon = Forlindon
    .gender = m
    .gen = Forlindonu
    .dat = Forlindonu
    .acc = Forlindon
    .ins = Forlindonem
    .in = ve Forlindonu
    .to = do Forlindonu
    .from = z Forlindonu
wotr-region-gap_of_rohan = Rohanská brána
    .gender = f
    .gen = Rohanské brány
    .dat = Rohanské bráně
    .acc = Rohanskou bránu
    .ins = Rohanskou bránou
    .in = v Rohanské bráně
    .to = do Rohanské brány
    .from = z Rohanské brány
wotr-region-gladden_fields = Kosatcová pole
    .gender = np
    .gen = Kosatcových polí
    .dat = Kosatcovým polím
    .acc = Kosatcová pole
    .ins = Kosatcovými poli
    .in = na Kosatcových polích
    .to = na Kosatcová pole
    .from = z Kosatcových polí
wotr-region-goblins_gate = Skřetí brána
    .gender = f
    .gen = Skřetí brány
    .dat = Skřetí bráně
    .acc = Skřetí bránu
    .ins = Skřetí bránou
    .in = ve Skřetí bráně
    .to = do Skřetí brány
    .from = ze Skřetí brány
wotr-region-gorgoroth = Pláň Gorgoroth
    .gender = f
    .gen = Pláně Gorgoroth
    .dat = Pláni Gorgoroth
    .acc = Pláň Gorgoroth
    .ins = Plání Gorgoroth
    .in = na Pláni Gorgoroth
    .to = na Pláň Gorgoroth
    .from = z Pláně Gorgoroth
wotr-region-grey_havens = Šedé přístavy
    .gender = fp
    .gen = Šedých přístavů
    .dat = Šedým přístavům
    .acc = Šedé přístavy
    .ins = Šedými přístavy
    .in = v Šedých přístavech
    .to = do Šedých přístavů
    .from = ze Šedých přístavů
wotr-region-harlindon = Harlindon
    .gender = m
    .gen = Harlindonu
    .dat = Harlindonu
    .acc = Harlindon
    .ins = Harlindonem
    .in = v Harlindonu
    .to = do Harlindonu
    .from = z Harlindonu
wotr-region-helms_deep = Helmův žleb
    .gender = m
    .gen = Helmova žlebu
    .dat = Helmovu žlebu
    .acc = Helmův žleb
    .ins = Helmovým žlebem
    .in = v Helmově žlebu
    .to = do Helmova žlebu
    .from = z Helmova žlebu
wotr-region-high_pass = Vysoký průsmyk
    .gender = m
    .gen = Vysokého průsmyku
    .dat = Vysokému průsmyku
    .acc = Vysoký průsmyk
    .ins = Vysokým průsmykem
    .in = na Vysokém průsmyku
    .to = na Vysoký průsmyk
    .from = z Vysokého průsmyku
wotr-region-hollin = Cesmínie
    .gender = f
    .gen = Cesmínie
    .dat = Cesmínii
    .acc = Cesmínii
    .ins = Cesmínií
    .in = v Cesmínii
    .to = do Cesmínie
    .from = z Cesmínie
wotr-region-iron_hills = Železné hory
    .gender = fp
    .gen = Železných hor
    .dat = Železným horám
    .acc = Železné hory
    .ins = Železnými horami
    .in = v Železných horách
    .to = do Železných hor
    .from = ze Železných hor
wotr-region-khand = Khand
    .gender = m
    .gen = Khandu
    .dat = Khandu
    .acc = Khand
    .ins = Khandem
    .in = v Khandu
    .to = do Khandu
    .from = z Khandu
wotr-region-lamedon = Lamedon
    .gender = m
    .gen = Lamedonu
    .dat = Lamedonu
    .acc = Lamedon
    .ins = Lamedonem
    .in = v Lamedonu
    .to = do Lamedonu
    .from = z Lamedonu
wotr-region-lorien = Lórien
    .gender = m
    .gen = Lórienu
    .dat = Lórienu
    .acc = Lórien
    .ins = Lórienem
    .in = v Lórienu
    .to = do Lórienu
    .from = z Lórienu
wotr-region-lossarnach = Lossarnach
    .gender = m
    .gen = Lossarnachu
    .dat = Lossarnachu
    .acc = Lossarnach
    .ins = Lossarnachem
    .in = v Lossarnachu
    .to = do Lossarnachu
    .from = z Lossarnachu
wotr-region-minas_morgul = Minas Morgul
    .gender = f
    .gen = Minas Morgul
    .dat = Minas Morgul
    .acc = Minas Morgul
    .ins = Minas Morgul
    .in = v Minas Morgul
    .to = do Minas Morgul
    .from = z Minas Morgul
wotr-region-minas_tirith = Minas Tirith
    .gender = f
    .gen = Minas Tirith
    .dat = Minas Tirith
    .acc = Minas Tirith
    .ins = Minas Tirith
    .in = v Minas Tirith
    .to = do Minas Tirith
    .from = z Minas Tirith
wotr-region-minhiriath = Minhiriath
    .gender = m
    .gen = Minhiriathu
    .dat = Minhiriathu
    .acc = Minhiriath
    .ins = Minhiriathem
    .in = v Minhiriathu
    .to = do Minhiriathu
    .from = z Minhiriathu
wotr-region-morannon = Morannon
    .gender = m
    .gen = Morannonu
    .dat = Morannonu
    .acc = Morannon
    .ins = Morannonem
    .in = v Morannonu
    .to = do Morannonu
    .from = z Morannonu
wotr-region-moria = Moria
    .gender = f
    .gen = Morie
    .dat = Morii
    .acc = Morii
    .ins = Morií
    .in = v Morii
    .to = do Morie
    .from = z Morie
wotr-region-mount_gram = Hora Gram
    .gender = f
    .gen = Hory Gram
    .dat = Hoře Gram
    .acc = Horu Gram
    .ins = Horou Gram
    .in = na Hoře Gram
    .to = na Horu Gram
    .from = z Hory Gram
wotr-region-mount_gundabad = Hora Gundabad
    .gender = f
    .gen = Hory Gundabad
    .dat = Hoře Gundabad
    .acc = Horu Gundabad
    .ins = Horou Gundabad
    .in = na Hoře Gundabad
    .to = na Horu Gundabad
    .from = z Hory Gundabad
wotr-region-narrows_of_the_forest = Úžina hvozdu
    .gender = f
    .gen = Úžiny hvozdu
    .dat = Úžině hvozdu
    .acc = Úžinu hvozdu
    .ins = Úžinou hvozdu
    .in = v Úžině hvozdu
    .to = do Úžiny hvozdu
    .from = z Úžiny hvozdu
wotr-region-near_harad = Blízký Harad
    .gender = m
    .gen = Blízkého Haradu
    .dat = Blízkému Haradu
    .acc = Blízký Harad
    .ins = Blízkým Haradem
    .in = v Blízkém Haradu
    .to = do Blízkého Haradu
    .from = z Blízkého Haradu
wotr-region-noman_lands = Země nikoho
    .gender = f
    .gen = Země nikoho
    .dat = Zemi nikoho
    .acc = Zemi nikoho
    .ins = Zemí nikoho
    .in = v Zemi nikoho
    .to = do Země nikoho
    .from = ze Země nikoho
wotr-region-north_anduin_vale = Severní údolí Anduiny
    .gender = n
    .gen = Severního údolí Anduiny
    .dat = Severnímu údolí Anduiny
    .acc = Severní údolí Anduiny
    .ins = Severním údolím Anduiny
    .in = v Severním údolí Anduiny
    .to = do Severního údolí Anduiny
    .from = ze Severního údolí Anduiny
wotr-region-north_downs = Severní vrchy
    .gender = fp
    .gen = Severních vrchů
    .dat = Severním vrchům
    .acc = Severní vrchy
    .ins = Severními vrchy
    .in = v Severních vrších
    .to = do Severních vrchů
    .from = ze Severních vrchů
wotr-region-north_dunland = Severní vrchovina
    .gender = f
    .gen = Severní vrchoviny
    .dat = Severní vrchovině
    .acc = Severní vrchovinu
    .ins = Severní vrchovinou
    .in = v Severní vrchovině
    .to = do Severní vrchoviny
    .from = ze Severní vrchoviny
wotr-region-north_ered_luin = Severní Ered Luin
    .gender = np
    .gen = Severních Ered Luin
    .dat = Severním Ered Luin
    .acc = Severní Ered Luin
    .ins = Severními Ered Luin
    .in = v Severních Ered Luin
    .to = do Severních Ered Luin
    .from = ze Severních Ered Luin
wotr-region-north_ithilien = Severní Ithilien
    .gender = m
    .gen = Severního Ithilienu
    .dat = Severnímu Ithilienu
    .acc = Severní Ithilien
    .ins = Severním Ithilienem
    .in = v Severním Ithilienu
    .to = do Severního Ithilienu
    .from = ze Severního Ithilienu
wotr-region-north_rhun = Severní Rhûn
    .gender = m
    .gen = Severního Rhûnu
    .dat = Severnímu Rhûnu
    .acc = Severní Rhûn
    .ins = Severním Rhûnem
    .in = v Severním Rhûnu
    .to = do Severního Rhûnu
    .from = ze Severního Rhûnu
wotr-region-northern_dorwinion = Severní Dorwinion
    .gender = m
    .gen = Severního Dorwinionu
    .dat = Severnímu Dorwinionu
    .acc = Severní Dorwinion
    .ins = Severním Dorwinionem
    .in = v Severním Dorwinionu
    .to = do Severního Dorwinionu
    .from = ze Severního Dorwinionu
wotr-region-northern_mirkwood = Severní Temný hvozd
    .gender = m
    .gen = Severního Temného hvozdu
    .dat = Severnímu Temnému hvozdu
    .acc = Severní Temný hvozd
    .ins = Severním Temným hvozdem
    .in = v Severním Temném hvozdu
    .to = do Severního Temného hvozdu
    .from = ze Severního Temného hvozdu
wotr-region-northern_rhovanion = Severní Rhovanion
    .gender = m
    .gen = Severního Rhovanionu
    .dat = Severnímu Rhovanionu
    .acc = Severní Rhovanion
    .ins = Severním Rhovanionem
    .in = v Severním Rhovanionu
    .to = do Severního Rhovanionu
    .from = ze Severního Rhovanionu
wotr-region-nurn = Nurn
    .gender = m
    .gen = Nurnu
    .dat = Nurnu
    .acc = Nurn
    .ins = Nurnem
    .in = v Nurnu
    .to = do Nurnu
    .from = z Nurnu
wotr-region-old_ford = Starý brod
    .gender = m
    .gen = Starého brodu
    .dat = Starému brodu
    .acc = Starý brod
    .ins = Starým brodem
    .in = u Starého brodu
    .to = ke Starému brodu
    .from = od Starého brodu
wotr-region-old_forest = Starý hvozd
    .gender = m
    .gen = Starého hvozdu
    .dat = Starému hvozdu
    .acc = Starý hvozd
    .ins = Starým hvozdem
    .in = ve Starém hvozdu
    .to = do Starého hvozdu
    .from = ze Starého hvozdu
wotr-region-old_forest_road = Stará lesní cesta
    .gender = f
    .gen = Staré lesní cesty
    .dat = Staré lesní cestě
    .acc = Starou lesní cestu
    .ins = Starou lesní cestou
    .in = na Staré lesní cestě
    .to = na Starou lesní cestu
    .from = ze Staré lesní cesty
wotr-region-orthanc = Orthank
    .gender = m
    .gen = Orthanku
    .dat = Orthanku
    .acc = Orthank
    .ins = Orthankem
    .in = v Orthanku
    .to = do Orthanku
    .from = z Orthanku
wotr-region-osgiliath = Osgiliath
    .gender = m
    .gen = Osgiliathu
    .dat = Osgiliathu
    .acc = Osgiliath
    .ins = Osgiliathem
    .in = v Osgiliathu
    .to = do Osgiliathu
    .from = z Osgiliathu
wotr-region-parth_celebrant = Parth Celebrant
    .gender = m
    .gen = Parth Celebrantu
    .dat = Parth Celebrantu
    .acc = Parth Celebrant
    .ins = Parth Celebrantem
    .in = v Parth Celebrantu
    .to = do Parth Celebrantu
    .from = z Parth Celebrantu
wotr-region-pelargir = Pelargir
    .gender = m
    .gen = Pelargiru
    .dat = Pelargiru
    .acc = Pelargir
    .ins = Pelargirem
    .in = v Pelargiru
    .to = do Pelargiru
    .from = z Pelargiru
wotr-region-rhosgobel = Rhosgobel
    .gender = m
    .gen = Rhosgobelu
    .dat = Rhosgobelu
    .acc = Rhosgobel
    .ins = Rhosgobelem
    .in = v Rhosgobelu
    .to = do Rhosgobelu
    .from = z Rhosgobelu
wotr-region-rivendell = Roklinka
    .gender = f
    .gen = Roklinky
    .dat = Roklince
    .acc = Roklinku
    .ins = Roklinkou
    .in = v Roklince
    .to = do Roklinky
    .from = z Roklinky
wotr-region-south_anduin_vale = Jižní údolí Anduiny
    .gender = n
    .gen = Jižního údolí Anduiny
    .dat = Jižnímu údolí Anduiny
    .acc = Jižní údolí Anduiny
    .ins = Jižním údolím Anduiny
    .in = v Jižním údolí Anduiny
    .to = do Jižního údolí Anduiny
    .from = z Jižního údolí Anduiny
wotr-region-south_downs = Jižní vrchy
    .gender = fp
    .gen = Jižních vrchů
    .dat = Jižním vrchům
    .acc = Jižní vrchy
    .ins = Jižními vrchy
    .in = v Jižních vrších
    .to = do Jižních vrchů
    .from = z Jižních vrchů
wotr-region-south_dunland = Jižní vrchovina
    .gender = f
    .gen = Jižní vrchoviny
    .dat = Jižní vrchovině
    .acc = Jižní vrchovinu
    .ins = Jižní vrchovinou
    .in = v Jižní vrchovině
    .to = do Jižní vrchoviny
    .from = z Jižní vrchoviny
wotr-region-south_ered_luin = Jižní Ered Luin
    .gender = np
    .gen = Jižních Ered Luin
    .dat = Jižním Ered Luin
    .acc = Jižní Ered Luin
    .ins = Jižními Ered Luin
    .in = v Jižních Ered Luin
    .to = do Jižních Ered Luin
    .from = z Jižních Ered Luin
wotr-region-south_ithilien = Jižní Ithilien
    .gender = m
    .gen = Jižního Ithilienu
    .dat = Jižnímu Ithilienu
    .acc = Jižní Ithilien
    .ins = Jižním Ithilienem
    .in = v Jižním Ithilienu
    .to = do Jižního Ithilienu
    .from = z Jižního Ithilienu
wotr-region-south_rhun = Jižní Rhûn
    .gender = m
    .gen = Jižního Rhûnu
    .dat = Jižnímu Rhûnu
    .acc = Jižní Rhûn
    .ins = Jižním Rhûnem
    .in = v Jižním Rhûnu
    .to = do Jižního Rhûnu
    .from = z Jižního Rhûnu
wotr-region-southern_dorwinion = Jižní Dorwinion
    .gender = m
    .gen = Jižního Dorwinionu
    .dat = Jižnímu Dorwinionu
    .acc = Jižní Dorwinion
    .ins = Jižním Dorwinionem
    .in = v Jižním Dorwinionu
    .to = do Jižního Dorwinionu
    .from = z Jižního Dorwinionu
wotr-region-southern_mirkwood = Jižní Temný hvozd
    .gender = m
    .gen = Jižního Temného hvozdu
    .dat = Jižnímu Temnému hvozdu
    .acc = Jižní Temný hvozd
    .ins = Jižním Temným hvozdem
    .in = v Jižním Temném hvozdu
    .to = do Jižního Temného hvozdu
    .from = z Jižního Temného hvozdu
wotr-region-southern_rhovanion = Jižní Rhovanion
    .gender = m
    .gen = Jižního Rhovanionu
    .dat = Jižnímu Rhovanionu
    .acc = Jižní Rhovanion
    .ins = Jižním Rhovanionem
    .in = v Jižním Rhovanionu
    .to = do Jižního Rhovanionu
    .from = z Jižního Rhovanionu
wotr-region-tharbad = Tharbad
    .gender = m
    .gen = Tharbadu
    .dat = Tharbadu
    .acc = Tharbad
    .ins = Tharbadem
    .in = v Tharbadu
    .to = do Tharbadu
    .from = z Tharbadu
wotr-region-the_shire = Kraj
    .gender = m
    .gen = Kraje
    .dat = Kraji
    .acc = Kraj
    .ins = Krajem
    .in = v Kraji
    .to = do Kraje
    .from = z Kraje
wotr-region-tower_hills = Věžové vrchy
    .gender = fp
    .gen = Věžových vrchů
    .dat = Věžovým vrchům
    .acc = Věžové vrchy
    .ins = Věžovými vrchy
    .in = ve Věžových vrších
    .to = do Věžových vrchů
    .from = z Věžových vrchů
wotr-region-trollshaws = Trollshaws
    .gender = n
    .gen = Trollshaws
    .dat = Trollshaws
    .acc = Trollshaws
    .ins = Trollshaws
    .in = v Trollshaws
    .to = do Trollshaws
    .from = z Trollshaws
wotr-region-umbar = Umbar
    .gender = m
    .gen = Umbaru
    .dat = Umbaru
    .acc = Umbar
    .ins = Umbarem
    .in = v Umbaru
    .to = do Umbaru
    .from = z Umbaru
wotr-region-vale_of_the_carnen = Údolí Carnen
    .gender = n
    .gen = Údolí Carnen
    .dat = Údolí Carnen
    .acc = Údolí Carnen
    .ins = Údolím Carnen
    .in = v Údolí Carnen
    .to = do Údolí Carnen
    .from = z Údolí Carnen
wotr-region-vale_of_the_celduin = Údolí Celduin
    .gender = n
    .gen = Údolí Celduin
    .dat = Údolí Celduin
    .acc = Údolí Celduin
    .ins = Údolím Celduin
    .in = v Údolí Celduin
    .to = do Údolí Celduin
    .from = z Údolí Celduin
wotr-region-weather_hills = Větrovské vrchy
    .gender = fp
    .gen = Větrovských vrchů
    .dat = Větrovským vrchům
    .acc = Větrovské vrchy
    .ins = Větrovskými vrchy
    .in = ve Větrovských vrších
    .to = do Větrovských vrchů
    .from = z Větrovských vrchů
wotr-region-west_harondor = Západní Harondor
    .gender = m
    .gen = Západního Harondoru
    .dat = Západnímu Harondoru
    .acc = Západní Harondor
    .ins = Západním Harondorem
    .in = v Západním Harondoru
    .to = do Západního Harondoru
    .from = ze Západního Harondoru
wotr-region-westemnet = Západní polonina
    .gender = f
    .gen = Západní poloniny
    .dat = Západní polonině
    .acc = Západní poloninu
    .ins = Západní poloninou
    .in = v Západní polonině
    .to = do Západní poloniny
    .from = ze Západní poloniny
wotr-region-western_brown_lands = Západní Hnědé země
    .gender = fp
    .gen = Západních Hnědých zemí
    .dat = Západním Hnědým zemím
    .acc = Západní Hnědé země
    .ins = Západními Hnědými zeměmi
    .in = v Západních Hnědých zemích
    .to = do Západních Hnědých zemí
    .from = ze Západních Hnědých zemí
wotr-region-western_emyn_muil = Západní Emyn Muil
    .gender = m
    .gen = Západního Emyn Muilu
    .dat = Západnímu Emyn Muilu
    .acc = Západní Emyn Muil
    .ins = Západním Emyn Muilem
    .in = v Západním Emyn Muilu
    .to = do Západního Emyn Muilu
    .from = ze Západního Emyn Muilu
wotr-region-western_mirkwood = Západní Temný hvozd
    .gender = m
    .gen = Západního Temného hvozdu
    .dat = Západnímu Temnému hvozdu
    .acc = Západní Temný hvozd
    .ins = Západním Temným hvozdem
    .in = v Západním Temném hvozdu
    .to = do Západního Temného hvozdu
    .from = ze Západního Temného hvozdu
wotr-region-withered_heath = Zvadlá vřesoviště
    .gender = np
    .gen = Zvadlých vřesovišť
    .dat = Zvadlým vřesovištím
    .acc = Zvadlá vřesoviště
    .ins = Zvadlými vřesovišti
    .in = na Zvadlých vřesovištích
    .to = na Zvadlá vřesoviště
    .from = ze Zvadlých vřesovišť
wotr-region-woodland_realm = Lesní říše
    .gender = f
    .gen = Lesní říše
    .dat = Lesní říši
    .acc = Lesní říši
    .ins = Lesní říší
    .in = v Lesní říši
    .to = do Lesní říše
    .from = z Lesní říše

## Characters (.title: epithet, .text: how he enters play and what he can do)

wotr-character-gandalf_the_grey = Gandalf Šedý
    .gender = m
    .gen = Gandalfa Šedého
    .dat = Gandalfovi Šedému
    .acc = Gandalfa Šedého
    .ins = Gandalfem Šedým
    .title = Šedý poutník
    .text = Průvodce: poté, co zahraješ kartu události pomocí symbolu události (i když je to Vůle Západu použitá jako událost), si můžeš dobrat kartu z balíčku, do kterého zahraná karta patří. Mimo Společenstvo – Kapitán Západu: dokud se účastní bitvy, má jeho armáda bojovou sílu o 1 vyšší. Vyslanec Západu: lze ho nahradit Gandalfem Bílým.
wotr-character-strider = Chodec
    .gender = m
    .gen = Chodce
    .dat = Chodci
    .acc = Chodce
    .ins = Chodcem
    .title = Hraničář ze Severu
    .text = Průvodce: je-li Společenstvo odhaleno, můžeš je skrýt kteroukoli akční kostkou; tato kostka nejde do pole pátrání. Mimo Společenstvo – Kapitán Západu: dokud se účastní bitvy, má jeho armáda bojovou sílu o 1 vyšší. Dědic Isildurův: lze ho nahradit Aragornem.
wotr-character-boromir = Boromir
    .gender = m
    .gen = Boromira
    .dat = Boromirovi
    .acc = Boromira
    .ins = Boromirem
    .title = Syn Denethorův
    .text = Mimo Společenstvo – Kapitán Západu: dokud se účastní bitvy, má jeho armáda bojovou sílu o 1 vyšší. Nejvyšší strážce Bílé věže: dokud je v nedobytém gondorském velkoměstě nebo pevnosti, můžeš kteroukoli akční kostkou posunout žeton politiky Gondoru o krok (do války jen tehdy, je-li Gondor aktivní).
wotr-character-legolas = Legolas
    .gender = m
    .gen = Legolase
    .dat = Legolasovi
    .acc = Legolase
    .ins = Legolasem
    .title = Syn Thranduilův
    .text = Mimo Společenstvo – Kapitán Západu: dokud se účastní bitvy, má jeho armáda bojovou sílu o 1 vyšší. Princ Temného hvozdu: dokud je v nedobyté elfí pevnosti, můžeš kteroukoli akční kostkou posunout žeton politiky elfů o krok.
wotr-character-gimli = Gimli
    .gender = m
    .gen = Gimliho
    .dat = Gimlimu
    .acc = Gimliho
    .ins = Gimlim
    .title = Syn Glóinův
    .text = Mimo Společenstvo – Kapitán Západu: dokud se účastní bitvy, má jeho armáda bojovou sílu o 1 vyšší. Trpaslík z Ereboru: dokud je v nedobytém Ereboru, můžeš kteroukoli akční kostkou posunout žeton politiky trpaslíků o krok (do války jen tehdy, jsou-li trpaslíci aktivní).
wotr-character-meriadoc = Smělmír Brandorád
    .gender = m
    .gen = Smělmíra Brandoráda
    .dat = Smělmírovi Brandorádovi
    .acc = Smělmíra Brandoráda
    .ins = Smělmírem Brandorádem
    .title = Hobit ze Společenstva
    .text = Průvodce: když má Společenstvo utrpět poškození z pátrání, můžeš Smělmíra, ještě než se rozhodneš někoho obětovat, oddělit a snížit je tím o 1; při témže pátrání lze pak využít i schopnost dalšího průvodce. Na Cestě Mordorem je místo oddělení vyřazen. Berte je živé!: je-li vyřazen ve Společenstvu, ale ne na Cestě Mordorem, hned vstoupí do hry, jako by se oddělil; byl-li obětován při pátrání, jeho úroveň se od poškození i tak odečte.
wotr-character-peregrin = Peregrin Bral
    .gender = m
    .gen = Peregrina Brala
    .dat = Peregrinu Bralovi
    .acc = Peregrina Brala
    .ins = Peregrinem Bralem
    .title = Hobit ze Společenstva
    .text = Průvodce: když má Společenstvo utrpět poškození z pátrání, můžeš Peregrina, ještě než se rozhodneš někoho obětovat, oddělit a snížit je tím o 1; při témže pátrání lze pak využít i schopnost dalšího průvodce. Na Cestě Mordorem je místo oddělení vyřazen. Berte je živé!: je-li vyřazen ve Společenstvu, ale ne na Cestě Mordorem, hned vstoupí do hry, jako by se oddělil; byl-li obětován při pátrání, jeho úroveň se od poškození i tak odečte.
wotr-character-gandalf_the_white = Gandalf Bílý
    .gender = m
    .gen = Gandalfa Bílého
    .dat = Gandalfovi Bílému
    .acc = Gandalfa Bílého
    .ins = Gandalfem Bílým
    .title = Vyslanec Západu
    .text = Do hry vstoupí pomocí Vůle Západu, jen jednou, pokud Gandalf Šedý opustil Společenstvo nebo byl vyřazen a ve hře je nebo byl některý Služebník. Nahradí Gandalfa Šedého na místě, kde stojí; není-li Gandalf Šedý na mapě, umísti Gandalfa Bílého do Fangornu nebo do elfí pevnosti pod kontrolou Svobodných národů, i obležené. Dokud je ve hře, máš od příštího kola o 1 akční kostku víc. Stínovlas: pohybuje-li se sám nebo právě s jedním hobitem, má úroveň 4. Bílý jezdec: na začátku bitvy, které se účastní, se můžeš na celou bitvu vzdát jeho velení; všichni Nazgûlové v ní, i Černokněžný král, jsou pak po celou bitvu bez velení.
wotr-character-aragorn = Aragorn
    .gender = m
    .gen = Aragorna
    .dat = Aragornovi
    .acc = Aragorna
    .ins = Aragornem
    .title = Dědic Isildurův
    .text = Do hry vstoupí pomocí Vůle Západu, jen jednou, pokud je Chodec v Minas Tirith, Dol Amrothu nebo Pelargiru a toto sídlo je nedobyté; Chodce tam nahradí. Dokud je ve hře, máš od příštího kola o 1 akční kostku víc. Kapitán Západu: dokud se účastní bitvy, má jeho armáda bojovou sílu o 1 vyšší.
wotr-character-gollum = Glum
    .gender = m
    .gen = Gluma
    .dat = Glumovi
    .acc = Gluma
    .ins = Glumem
    .title = Otrok Prstenu
    .text = Připojí se ke Společenstvu jako průvodce v okamžiku, kdy v něm nezbývá žádný Společník. Sám Společník není, nikdy neodejde a nelze ho obětovat. Průvodce: symbol odhalení na běžném žetonu pátrání s číslem neplatí. Pokud pátrání Společenstvo neodhalí, můžeš je odhalit dobrovolně a snížit tím poškození z pátrání o 1.
wotr-character-saruman = Saruman
    .gender = m
    .gen = Sarumana
    .dat = Sarumanovi
    .acc = Sarumana
    .ins = Sarumanem
    .title = Zkažený čaroděj
    .text = Do hry vstoupí v Orthanku pomocí symbolu shromáždění, jen jednou, pokud je Železný pas ve válce a Orthank je nedobytý. Dokud je ve hře, máš od příštího kola o 1 akční kostku víc. Orthank nikdy neopustí. Sarumanův hlas: dokud máš Orthank pod kontrolou a není obležený, můžeš pomocí symbolu shromáždění rekrutovat po 1 běžné jednotce Železného pasu v Orthanku, Severní vrchovině a Jižní vrchovině, nebo v Orthanku nahradit 2 běžné jednotky Železného pasu 2 elitními. Sluhové Bílé ruky: dokud je ve hře, je každá elitní jednotka Železného pasu při pohybu i v bitvě zároveň vůdcem s velením 1.
wotr-character-witch_king = Černokněžný král
    .gender = m
    .gen = Černokněžného krále
    .dat = Černokněžnému králi
    .acc = Černokněžného krále
    .ins = Černokněžným králem
    .counted = Černokněžný král
    .counted-acc = Černokněžného krále
    .title = Černý kapitán
    .text = Do hry vstoupí pomocí symbolu shromáždění, jen jednou, pokud je ve válce Sauron a alespoň jeden Svobodný národ: umísti ho k libovolné armádě Stínu, v níž je Sauronova jednotka. Všechny Svobodné národy se tím aktivují. Dokud je ve hře, máš od příštího kola o 1 akční kostku víc. Létá a počítá se jako Nazgûl, pokud text nejmenuje přímo jeho nebo Služebníky. Černokněžník: použiješ-li v prvním kole bitvy, které se účastní, bojovou kartu, můžeš si dobrat kartu z balíčku, do kterého tato karta patří.
wotr-character-mouth_of_sauron = Ústa Sauronova
    .gender = m
    .gen = Úst Sauronových
    .dat = Ústům Sauronovým
    .acc = Ústa Sauronova
    .ins = Ústy Sauronovými
    .counted = Ústa Sauronova
    .counted-acc = Ústa Sauronova
    .title = Pobočník Barad-dûr
    .text = Do hry vstoupí pomocí symbolu shromáždění, jen jednou, pokud je Společenstvo na Cestě Mordorem nebo jsou všechny Svobodné národy ve válce: umísti ho do regionu s nedobytou Sauronovou pevností. Dokud je ve hře, máš od příštího kola o 1 akční kostku víc. Posel Temné věže: jednou za kolo můžeš jeden symbol shromáždění použít jako symbol armády.

## Combat effects of the Free Peoples

wotr-combat-advantageous_position = Výhodná pozice
    .text = Hraj, pokud je bránící se armáda, ať tvá, nebo Stínu, v regionu na území Svobodných národů. Odečti 1 od každé kostky v bojovém hodu Stínu; hozená šestka zůstává zásahem.
wotr-combat-anduril = Andúril
    .text = Hraj, pokud se bitvy účastní Chodec nebo Aragorn. Po bojovém hodu se vzdej celého jeho velení: 1 neúspěšná kostka tvého bojového hodu (Chodec), nebo až 2 (Aragorn) se změní na zásah. Velení, které už je zrušené nebo vyčerpané, se vzdát nelze.
wotr-combat-blade_of_westernesse = Čepel ze Západní říše
    .text = Hraj, pokud se bitvy účastní Smělmír nebo Peregrin. Padne-li ve tvém opravném velitelském hodu alespoň 1 zásah a bitvy se účastní Služebník, jeden z těchto zásahů nedostane armáda Stínu, ale vyřadí jednoho Služebníka v bitvě podle tvého výběru.
wotr-combat-brave_stand = Statečný odpor
    .text = Hraj, pokud se bitvy účastní Společník. Za každého Společníka v bitvě hází Stín v bojovém hodu o 1 kostku méně, nejméně však 1 kostkou.
wotr-combat-charge = Zteč
    .text = Hraj, pokud se bitvy účastní elitní jednotka Svobodných národů. Před bojovým hodem proveď útok navíc: hoď 1 kostkou za každou svou elitní jednotku v bitvě (nejvýše 5). Zásahem je stejný výsledek jako v bojovém hodu, opravný velitelský hod se neprovádí a oběti se odebírají ihned.
wotr-combat-confusion = Zmatek
    .text = Každá jednička hozená v bojovém hodu Stínu je zásah proti armádě Stínu a touto kostkou se v opravném velitelském hodu už nehází.
wotr-combat-daring_defiance = Smělý vzdor
    .text = Hraj, pokud se bitvy účastní Společník. Hned po odkrytí karet se všichni Společníci v bitvě vzdají velení a bojová karta Stínu se celá zruší. Pokud Stín kartu nezahrál nebo žádnému Společníkovi nezbývá velení, nestane se nic a nikdo se velení nevzdává.
wotr-combat-daylight = Denní světlo
    .text = Stín má v bojovém hodu nejvýše 3 kostky.
wotr-combat-ents_rage = Hněv entů
    .text = Hraj, pokud je bránící se armáda, ať tvá, nebo Stínu, v rohanském regionu, ve Fangornu nebo v Orthanku. Přičti 2 ke každé kostce svého bojového hodu.
wotr-combat-fateful_strike = Osudový úder
    .text = Hraj, pokud se bitvy účastní vůdce nebo Společník. Padne-li ve tvém opravném velitelském hodu právě 1 zásah, vyřaď navíc jednoho Nazgûla v bitvě; padne-li jich víc, vyřaď navíc podle svého výběru jednoho Nazgûla nebo jednoho Služebníka v bitvě. Zásahy platí i tak. Černokněžný král je tu Služebník, ne Nazgûl.
wotr-combat-heroic_death = Hrdinská smrt
    .text = Hraj, pokud se bitvy účastní vůdce nebo Společník. Před odebráním obětí můžeš vyřadit jednu figurku v bitvě: za vůdce zruš 1 zásah, za Společníka nejvýše tolik zásahů, kolik je jeho úroveň. Zrušit lze jen zásahy z bojového a opravného velitelského hodu Stínu.
wotr-combat-huorn_dark = Temnota huornů
    .text = Hraj, pokud je bránící se armáda, ať tvá, nebo Stínu, v rohanském regionu, ve Fangornu nebo v Orthanku. Stín má v bojovém hodu nejvýše 2 kostky.
wotr-combat-it_is_a_gift = Je to dar
    .text = Hraj, pokud je bránící se armáda, ať tvá, nebo Stínu, v regionu s Nositeli Prstenu. Přičti 1 ke každé kostce svého bojového i opravného velitelského hodu.
wotr-combat-mighty_attack = Mocný útok
    .text = Hraj, pokud se bitvy účastní Společník. Po bojovém hodu se vzdej velení jednoho Společníka v bitvě: jedna neúspěšná kostka tvého bojového hodu se změní na zásah. Velení, které už je zrušené nebo vyčerpané, se vzdát nelze.
wotr-combat-nameless_wood = Bezejmenný les
    .text = Hraj, pokud je bránící se armáda, ať tvá, nebo Stínu, v rohanském regionu, ve Fangornu nebo v Orthanku. Padne-li ve tvém bojovém a opravném velitelském hodu dohromady alespoň 1 zásah, přidej další 2 zásahy.
wotr-combat-no_quarter = Bez slitování
    .text = Padne-li ve tvém bojovém a opravném velitelském hodu dohromady alespoň 1 zásah, přidej další 1 zásah.
wotr-combat-scouts = Zvědové
    .text = Hraj, pokud se bráníš v bitvě v poli. Před bojovým hodem celá tvá armáda ustoupí do přilehlého volného regionu, nebo se stáhne do pevnosti ve svém regionu, máš-li ji pod kontrolou; bitva končí. Není-li možné ani jedno, karta nemá efekt.
wotr-combat-servant_of_the_secret_fire = Služebník tajného ohně
    .text = Hraj, pokud se bitvy účastní Gandalf, ať Šedý, nebo Bílý. Přičti 1 ke každé kostce svého bojového hodu.
wotr-combat-shield_wall = Hradba štítů
    .text = Padnou-li v bojovém a opravném velitelském hodu Stínu dohromady alespoň 2 zásahy, zruš před odebráním obětí jeden z nich.
wotr-combat-sudden_strike = Náhlý úder
    .text = Hraj, pokud se bitvy účastní vůdce nebo Společník. Před bojovým hodem proveď útok navíc: hoď tolika kostkami, kolik je velení tvé armády (nejvýše 5). Zásahem je stejný výsledek jako v bojovém hodu, opravný velitelský hod se neprovádí a oběti se odebírají ihned. Velení se tím nevyčerpá.
wotr-combat-valour = Udatnost
    .text = Hraj, pokud se bitvy účastní elitní jednotka Svobodných národů. Přičti 1 ke každé kostce svého bojového hodu.

## Combat effects of the Shadow

wotr-combat-black_breath = Černý dech
    .text = Hraj, pokud se bitvy účastní Nazgûl. Padne-li ve tvém opravném velitelském hodu alespoň 1 zásah, můžeš před odebráním obětí navíc vyřadit jednu figurku v bitvě: vůdce, nebo Společníka, jehož úroveň nepřevyšuje počet těchto zásahů.
wotr-combat-cruel_as_death = Krutí jako smrt
    .text = Hraj, pokud je velení Nazgûlů v bitvě alespoň 2. Vzdej se z něj právě 2 bodů; přičti 1 ke každé kostce svého bojového hodu.
wotr-combat-deadly_strife = Na život a na smrt
    .text = Obě strany přičtou 2 ke každé kostce svého bojového i opravného velitelského hodu.
wotr-combat-desperate_battle = Zoufalá bitva
    .text = Obě strany přičtou 1 ke každé kostce svého bojového i opravného velitelského hodu.
wotr-combat-devilry_of_orthanc = Čertovina z Orthanku
    .text = Hraj, když v bitvě proti obležené pevnosti bojuje aspoň jedna jednotka Železného pasu. Přičti 1 ke každé kostce svého bojového hodu.
wotr-combat-dread_and_despair = Děs a zoufalství
    .text = Hraj, pokud je velení Nazgûlů v bitvě alespoň 1. Před bojovým hodem se z něj vzdej alespoň 1 bodu: za každý bod mají Svobodné národy v bojovém hodu o 1 kostku méně, nejméně však 1.
wotr-combat-durins_bane = Durinova zhouba
    .text = Hraj, pokud je bránící se armáda, ať tvá, nebo Svobodných národů, v Morii nebo nejvýše 2 regiony od ní. Před bojovým hodem proveď útok navíc: hoď 3 kostkami, každá 4 a víc je zásah. Opravný velitelský hod se neprovádí a oběti se odebírají ihned.
wotr-combat-foul_stench = Odporný smrad
    .text = Hraj, pokud je velení Nazgûlů v bitvě alespoň 1. Je-li alespoň tak velké jako velení celé armády Svobodných národů v bitvě, Svobodné národy opravný velitelský hod neprovádějí. Nikdo se tím velení nevzdává.
wotr-combat-great_host = Velké vojsko
    .text = Po odebrání obětí: má-li tvá armáda v bitvě alespoň dvakrát tolik jednotek co armáda Svobodných národů, dostanou Svobodné národy ihned ještě 1 zásah.
wotr-combat-mumakil = Olifant
    .text = Hraj, pokud se bitvy účastní elitní jednotka Jižanů a Východňanů. Přičti 1 ke každé kostce svého bojového hodu. Po opravných velitelských hodech: máš-li v tomto kole bitvy víc zásahů než Svobodné národy včetně jejich útoků navíc, přidej 1 zásah.
wotr-combat-one_for_the_dark_lord = Jeden pro Temného pána
    .text = Hraj, pokud je v regionu s Nositeli Prstenu bránící se armáda, ať tvá, nebo Svobodných národů. Přičti 1 ke každé kostce svého bojového i opravného velitelského hodu.
wotr-combat-onslaught = Nápor
    .text = Po odebrání obětí můžeš vlastní armádě v bitvě způsobit až 4 zásahy; oběti odeber ihned. Za každý z nich pak hoď 1 kostkou: každá 4 a víc je zásah proti armádě Svobodných národů, jejíž oběti se také odebírají ihned.
wotr-combat-relentless_assault = Neúprosný útok
    .text = Před bojovým hodem můžeš vlastní armádě v bitvě způsobit až 2 zásahy; oběti odeber ihned. Za každý z nich přičti 1 ke každé kostce svého bojového hodu.
wotr-combat-swarm_of_bats = Mračno netopýrů
    .text = Hned po odkrytí karet se bojová karta Svobodných národů zruší. Pokud žádnou nezahrály, přičti místo toho 1 ke každé kostce svého opravného velitelského hodu.
wotr-combat-they_are_terrible = Jsou strašliví
    .text = Hraj, pokud je velení Nazgûlů v bitvě alespoň 1. Po bojovém hodu se z něj vzdej právě 1 bodu; přičti 1 ke každé kostce svého opravného velitelského hodu.
wotr-combat-we_come_to_kill = Přicházíme zabíjet
    .text = Hraj, pokud se bitvy účastní elitní jednotka Stínu. Po odebrání obětí proveď útok navíc: hoď 1 kostkou za každou svou přeživší elitní jednotku v bitvě (nejvýše 5), každá 5 a víc je zásah. Opravný velitelský hod se neprovádí a oběti se odebírají ihned.
wotr-combat-words_of_power = Slova moci
    .text = Hraj, pokud se bitvy účastní Nazgûl. Vyber jednoho Společníka v bitvě: nemá velení ani zvláštní schopnosti.

## Free Peoples event cards, Character deck (.text: the event, .combat: its combat effect)

wotr-card-elven-cloaks = Elfí pláště
    .text = Do hry přichází žeton pátrání { wotr-tile-elven_cloaks }: do zásoby pátrání ho přidej hned, je-li Společenstvo na Cestě Mordorem, jinak ve chvíli, kdy vstoupí do Mordoru.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-elven-rope = Elfí lano
    .text = Do hry přichází žeton pátrání { wotr-tile-elven_rope }: do zásoby pátrání ho přidej hned, je-li Společenstvo na Cestě Mordorem, jinak ve chvíli, kdy vstoupí do Mordoru.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-phial-of-galadriel = Galadrielina lahvička
    .text = Do hry přichází žeton pátrání { wotr-tile-phial_of_galadriel }: do zásoby pátrání ho přidej hned, je-li Společenstvo na Cestě Mordorem, jinak ve chvíli, kdy vstoupí do Mordoru.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-smeagol-helps-nice-master = Sméagol pomáhá hodnému pánovi
    .text = Do hry přichází žeton pátrání { wotr-tile-smeagol_helps_nice_master }: do zásoby pátrání ho přidej hned, je-li Společenstvo na Cestě Mordorem, jinak ve chvíli, kdy vstoupí do Mordoru.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-mithril-coat-and-sting = Mitrilová košilka a Žihadlo
    .text = Vylož na stůl. Když Stín vylosuje žeton pátrání, můžeš tuto kartu odhodit dřív, než se projeví jeho efekt a než se kvůli němu hodí kostkou: vylosuje se jiný žeton a vyhodnotí se jen ten, první se pak vrátí do zásoby pátrání. Proti druhému žetonu už nelze použít žádnou kartu ze stolu.
    .combat = { wotr-combat-blade_of_westernesse }
wotr-card-axe-and-bow = Sekera a luk
    .text = Vylož na stůl, pokud je ve Společenstvu Gimli nebo Legolas. Po vylosování žetonu pátrání můžeš tuto kartu odhodit, ještě před schopností průvodce a obětováním, a snížit tak poškození z pátrání o 1; na jeden žeton lze použít jen jednu kartu ze stolu. Kartu odhoď, jakmile ve Společenstvu není ani Gimli, ani Legolas.
    .combat = { wotr-combat-mighty_attack }
wotr-card-horn-of-gondor = Gondorský roh
    .text = Vylož na stůl, pokud je ve Společenstvu Boromir. Po vylosování žetonu pátrání můžeš tuto kartu odhodit, ještě před schopností průvodce a obětováním, a snížit tak poškození z pátrání o 1; na jeden žeton lze použít jen jednu kartu ze stolu. Kartu odhoď, jakmile Boromir není ve Společenstvu.
    .combat = { wotr-combat-mighty_attack }
wotr-card-wizards-staff = Čarodějova hůl
    .text = Vylož na stůl, pokud je ve Společenstvu Gandalf Šedý. Když má Stín losovat žeton pátrání, můžeš tuto kartu odhodit: tento jeden žeton se nelosuje. Na Cestě Mordorem pak Společenstvo postoupí bez úhony. Kartu odhoď, jakmile Gandalf Šedý není ve Společenstvu.
    .combat = { wotr-combat-servant_of_the_secret_fire }
wotr-card-athelas = Athelas
    .text = Hoď 3 kostkami: za každou 5 a 6 odeber 1 bod podmanění; je-li průvodcem Chodec, za každou 3 a víc.
    .combat = { wotr-combat-anduril }
wotr-card-there-is-another-way = Je ještě jiná cesta
    .text = Odeber 1 bod podmanění. Je-li průvodcem Glum, můžeš pak odhalené Společenstvo skrýt, nebo skrytým Společenstvem pohnout. Po takovém pohybu následuje pátrání jako obvykle, ale kostka použitá na tuto kartu nejde do pole pátrání.
    .combat = { wotr-combat-heroic_death }
wotr-card-i-will-go-alone = Půjdu sám
    .text = Hraj, pokud je ve Společenstvu Společník. Odděl jednoho Společníka nebo jednu skupinu; smějí dojít o 1 region dál než obvykle (na Cestě Mordorem jsou místo toho vyřazeni). Pak odeber 1 bod podmanění.
    .combat = { wotr-combat-daring_defiance }
wotr-card-bilbos-song = Bilbova píseň
    .text = Odeber 1 bod podmanění; je-li průvodcem Glum, odeber 2.
    .combat = { wotr-combat-fateful_strike }
wotr-card-mirror-of-galadriel = Galadrielino zrcadlo
    .text = Otoč jednu svou nevyužitou kostku se symbolem postavy na Vůli Západu. Pokud jsou Nositelé Prstenu v nedobytém Lórienu, odeber pak 1 bod podmanění.
    .combat = { wotr-combat-heroic_death }
wotr-card-challenge-of-the-king = Výzva krále
    .text = Hraj, pokud je Chodec nebo Aragorn s armádou Svobodných národů v gondorském nebo rohanském regionu. Vylosuj ze zásoby pátrání 3 žetony; na Společenstvo nemají žádný efekt. Jsou-li to samá Oka, vrať je a Chodce či Aragorna vyřaď. Jinak Oka mezi nimi trvale odstraň ze hry a ostatní vrať.
    .combat = { wotr-combat-sudden_strike }
wotr-card-gwaihir-the-windlord = Gwaihir, Pán větrů
    .text = Zvol jedno: odděl od Společenstva jednoho Společníka nebo jednu skupinu, jako by měli úroveň 4 (na Cestě Mordorem jsou místo toho vyřazeni); nebo pohni na mapě jedním Společníkem či jednou skupinou z jednoho regionu až o 4 regiony. Smějí dojít i do obležené pevnosti Svobodných národů, ale vyjít z ní nesmějí.
    .combat = { wotr-combat-daring_defiance }
wotr-card-we-prove-the-swifter = Budeme rychlejší
    .text = Zvol jedno: odděl od Společenstva jednoho Společníka nebo jednu skupinu, až o 2 regiony dál než obvykle (na Cestě Mordorem jsou místo toho vyřazeni); nebo pohni na mapě jedním Společníkem či jednou skupinou z jednoho regionu, až o 2 regiony dál než obvykle. Smějí dojít i do obležené pevnosti Svobodných národů, ale vyjít z ní nesmějí.
    .combat = { wotr-combat-daring_defiance }
wotr-card-there-and-back-again = Cesta tam a zase zpátky
    .text = Odděl od Společenstva jednoho Společníka nebo jednu skupinu; smějí dojít o 1 region dál než obvykle (na Cestě Mordorem jsou místo toho vyřazeni). Je-li pak Gimli nebo Legolas v Dole, Ereboru nebo Lesní říši a toto sídlo je nedobyté, aktivuj trpaslíky a Sever a posuň žetony politiky trpaslíků, elfů a Severu každý o krok.
    .combat = { wotr-combat-brave_stand }
wotr-card-the-eagles-are-coming = Orli letí!
    .text = Hraj, pokud je armáda Svobodných národů se Společníkem ve stejném nebo přilehlém regionu jako armáda Stínu s Nazgûlem. Vyber jednu takovou armádu Stínu a hoď 1 kostkou za každého Nazgûla v ní (nejvýše 5): každá 5 a 6 jednoho z nich vyřadí. Přeživší Nazgûly této armády přesune Stín společně do jedné nedobyté Sauronovy pevnosti podle svého výběru, pokud nějaká je. Černokněžný král se tu za Nazgûla nepočítá a karta na něj nemá vliv.
    .combat = { wotr-combat-heroic_death }
wotr-card-the-ents-awake-treebeard = Probuzení enti: Stromovous
    .text = Hraj, pokud je Gandalf Bílý na mapě a ve Fangornu je Společník. Je-li v Orthanku armáda Stínu, hoď 3 kostkami: každá 4 a víc je zásah proti ní; přijde-li o poslední jednotku, jsou vyřazeni i její Nazgûlové a Služebníci. Pro ukazatel politiky je to útok. Není-li v Orthanku armáda Stínu, vyřaď Sarumana, pokud tam je. Je-li Gandalf Bílý ve Fangornu nebo v rohanském regionu, můžeš nakonec hned zahrát z ruky ještě jednu kartu z balíčku postav bez použití kostky.
    .combat = { wotr-combat-ents_rage }
wotr-card-the-ents-awake-huorns = Probuzení enti: Huornové
    .text = { wotr-card-the-ents-awake-treebeard.text }
    .combat = { wotr-combat-huorn_dark }
wotr-card-the-ents-awake-entmoot = Probuzení enti: Entí sněm
    .text = { wotr-card-the-ents-awake-treebeard.text }
    .combat = { wotr-combat-nameless_wood }
wotr-card-dead-men-of-dunharrow = Mrtví muži z Šeré brázdy
    .text = Hraj, pokud je Chodec nebo Aragorn v rohanském regionu, třeba i v obležené pevnosti. Přesuň ho, a chceš-li, i další Společníky z téhož regionu přímo do Erechu, Lamedonu nebo Pelargiru. Je-li tam armáda Stínu, hoď 1 kostkou: dostane tolik zásahů, kolik padlo, a její zbytek musí ustoupit do přilehlého volného regionu podle výběru Stínu; nemůže-li, je zničen. Je-li armáda jedním či druhým způsobem zničena, jsou vyřazeni i její Nazgûlové a Služebníci. Pro ukazatel politiky je to útok. Pak tam můžeš rekrutovat až 3 běžné jednotky Gondoru; pokud nějaké rekrutuješ, přejde sídlo, které tam drží Stín, pod tvou kontrolu.
    .combat = { wotr-combat-sudden_strike }
wotr-card-house-of-the-stewards = Rod správců
    .text = Hraj, pokud je Boromir na mapě v gondorském regionu. Rekrutuj v jeho regionu 1 jednotku Gondoru (běžnou, nebo elitní) a dober si 2 karty ze strategického balíčku.
    .combat = { wotr-combat-brave_stand }
wotr-card-the-grey-company = Šedá družina
    .text = Hraj, pokud je Chodec nebo Aragorn s armádou Svobodných národů. Vyřaď z této armády 1 běžnou jednotku a místo ní rekrutuj 1 elitní jednotku téhož národa; není-li taková výměna možná, vynech ji. Pak si dober 2 karty ze strategického balíčku.
    .combat = { wotr-combat-brave_stand }

## Free Peoples event cards, Strategy deck (.text: the event, .combat: its combat effect)

wotr-card-the-last-battle = Poslední bitva
    .text = Vylož na stůl, pokud je Aragorn s armádou Svobodných národů v regionu, který nepatří žádnému Svobodnému národu. Kostky použité k pohybu Společenstva nejdou do pole pátrání. Kartu odhoď, jakmile se Společenstvo ukáže nebo je odhaleno, anebo jakmile Aragorn už není s armádou Svobodných národů v takovém regionu.
    .combat = { wotr-combat-daylight }
wotr-card-a-power-too-great = Příliš velká moc
    .text = Vylož na stůl a posuň žeton politiky elfů o krok. Stín nesmí přesunout armádu do Lórienu, Roklinky ani Šedých přístavů a nesmí tam na žádnou armádu zaútočit, ani v poli, ani při obléhání. Stín může kartu nechat odhodit jako svou akci: použije akční kostku s libovolným symbolem a odhodí z ruky 1 kartu události postavy a 1 kartu události armády (podle symbolu na kartě).
    .combat = { wotr-combat-no_quarter }
wotr-card-the-power-of-tom-bombadil = Moc Toma Bombadila
    .text = Vylož na stůl a posuň žeton politiky Severu o krok. Stín nesmí přesunout armádu do Starého hvozdu, Kraje ani Rádovska a nesmí tam na žádnou armádu zaútočit. Stín může kartu nechat odhodit jako svou akci: použije akční kostku s libovolným symbolem a odhodí z ruky 1 kartu události postavy a 1 kartu události armády (podle symbolu na kartě).
    .combat = { wotr-combat-advantageous_position }
wotr-card-book-of-mazarbul = Kniha Mazarbul
    .text = Můžeš podle běžných pravidel pohnout libovolným počtem Společníků na mapě. Je-li pak Společník v Ereboru nebo Ered Luin a toto sídlo je nedobyté, trpaslíci se aktivují a vstoupí rovnou do války.
    .combat = { wotr-combat-advantageous_position }
wotr-card-the-spirit-of-mordor = Duch Mordoru
    .text = Vyber armádu Stínu s jednotkami alespoň 2 národů a hoď 5 kostkami: každá 5 a 6 je zásah proti ní.
    .combat = { wotr-combat-scouts }
wotr-card-faramirs-rangers = Faramirovi hraničáři
    .text = Je-li v Osgiliathu, Severním Ithilienu nebo Jižním Ithilienu armáda Stínu, jednu takovou vyber a hoď 3 kostkami: každá 5 a 6 je zásah proti ní. Je-li pak v Osgiliathu armáda Svobodných národů, rekrutuj tam 1 jednotku Gondoru (běžnou, nebo elitní) a 1 vůdce Gondoru.
    .combat = { wotr-combat-shield_wall }
wotr-card-fear-fire-foes = Strach! Oheň! Nepřátelé!
    .text = Můžeš podle běžných pravidel pohnout libovolným počtem Společníků na mapě. Je-li pak Společník v Kraji nebo Hůrecku a toto sídlo je nedobyté, Sever se aktivuje a vstoupí rovnou do války.
    .combat = { wotr-combat-shield_wall }
wotr-card-wisdom-of-elrond = Elrondova moudrost
    .text = Vyber Svobodný národ: aktivuj ho a pak posuň jeho žeton politiky o krok.
    .combat = { wotr-combat-confusion }
wotr-card-the-red-arrow = Rudý šíp
    .text = Hraj, pokud je Gondor aktivní. Posuň žeton politiky Rohanu o krok a rekrutuj v Edorasu 1 jednotku Rohanu (běžnou, nebo elitní) a 1 vůdce Rohanu.
    .combat = { wotr-combat-scouts }
wotr-card-help-unlooked-for = Nečekaná pomoc
    .text = Hraj, pokud může armáda Svobodných národů zaútočit na přilehlou armádu Stínu, která obléhá pevnost. Takový útok proveď. V každém kole této bitvy hází Stín v bojovém hodu o 1 kostku méně za každou jednotku Svobodných národů v pevnosti, nejméně však 1 kostkou. Obležená armáda se bitvy neúčastní.
    .combat = { wotr-combat-no_quarter }
wotr-card-paths-of-the-woses = Cesty Drúadanů
    .text = Hraj, pokud je Rohan ve válce. Přesuň jednu armádu Svobodných národů nebo její část z rohanského regionu (i z obležené pevnosti) přímo do Minas Tirith; pokud ji kontroluje nebo obléhá Stín, pak do regionu přilehlého k Minas Tirith. Cíl musí být volný pro účely pohybu armády.
    .combat = { wotr-combat-sudden_strike }
wotr-card-through-a-day-and-a-night = Celý den a celou noc
    .text = Hraj, pokud je v některé armádě Svobodných národů Společník. Přesuň jednu takovou armádu, nebo její část se Společníkem, až o 2 regiony; každý region, do něhož vstoupí, musí být volný pro účely pohybu armády a cestou se nesmí žádná figurka připojit ani odpojit.
    .combat = { wotr-combat-confusion }
wotr-card-cirdans-ships = Círdanovy lodě
    .text = Hraj, pokud jsou elfové ve válce. Rekrutuj 2 jednotky elfů (každou běžnou, nebo elitní) v jednom pobřežním regionu s armádou Svobodných národů.
    .combat = { wotr-combat-charge }
wotr-card-guards-of-the-citadel = Strážci Citadely
    .text = Rekrutuj v Minas Tirith 1 jednotku Gondoru (běžnou, nebo elitní) a 1 vůdce Gondoru.
    .combat = { wotr-combat-charge }
wotr-card-celeborns-galadhrim = Celebornovi Galadhrim
    .text = Rekrutuj v Lórienu 1 jednotku elfů (běžnou, nebo elitní). Pak si dober 1 kartu ze strategického balíčku.
    .combat = { wotr-combat-daylight }
wotr-card-riders-of-theoden = Jezdci Théodenovi
    .text = Rekrutuj 1 jednotku Rohanu (běžnou, nebo elitní) a 1 vůdce Rohanu, oba v Edorasu, nebo oba v jednom rohanském regionu se Společníkem.
    .combat = { wotr-combat-daylight }
wotr-card-grimbeorn-the-old-son-of-beorn = Grimbeorn Starý, syn Meddědův
    .text = Rekrutuj na Skalbalu 1 jednotku Seveřanů (běžnou, nebo elitní) a 1 vůdce Seveřanů.
    .combat = { wotr-combat-scouts }
wotr-card-imrahil-of-dol-amroth = Imrahil z Dol Amrothu
    .text = Rekrutuj v Dol Amrothu 1 jednotku Gondoru (běžnou, nebo elitní) a 1 vůdce Gondoru.
    .combat = { wotr-combat-shield_wall }
wotr-card-king-brands-men = Muži krále Branda
    .text = Rekrutuj v Dole 2 běžné jednotky Seveřanů. Pak si dober 1 kartu ze strategického balíčku.
    .combat = { wotr-combat-shield_wall }
wotr-card-swords-in-eriador = Meče v Eriadoru
    .text = Rekrutuj 1 jednotku Seveřanů (běžnou, nebo elitní) v Kraji a 1 jednotku trpaslíků (běžnou, nebo elitní) v Ered Luin. Pak si dober 1 kartu ze strategického balíčku.
    .combat = { wotr-combat-advantageous_position }
wotr-card-kindred-of-glorfindel = Glorfindelův rod
    .text = Rekrutuj v Roklince 1 jednotku elfů (běžnou, nebo elitní). Pak si dober 1 kartu ze strategického balíčku.
    .combat = { wotr-combat-advantageous_position }
wotr-card-dain-ironfoots-guard = Stráž Dáina Železné nohy
    .text = Rekrutuj v Ereboru 1 jednotku trpaslíků (běžnou, nebo elitní) a 1 vůdce trpaslíků.
    .combat = { wotr-combat-valour }
wotr-card-eomer-son-of-eomund = Éomer, syn Éomundův
    .text = Rekrutuj 1 jednotku Rohanu (běžnou, nebo elitní) a 1 vůdce Rohanu, oba v jednom volném rohanském regionu se sídlem; v obležené pevnosti to nejde.
    .combat = { wotr-combat-valour }
wotr-card-thranduils-archers = Thranduilovi lučištníci
    .text = Rekrutuj v Lesní říši 1 jednotku elfů (běžnou, nebo elitní). Pak si dober 1 kartu ze strategického balíčku.
    .combat = { wotr-combat-valour }

## Shadow event cards, Character deck (.text: the event, .combat: its combat effect)

wotr-card-shelobs-lair = Doupě Oduly
    .text = Do hry přichází žeton pátrání { wotr-tile-shelobs_lair }: do zásoby pátrání ho přidej hned, je-li Společenstvo na Cestě Mordorem, jinak ve chvíli, kdy vstoupí do Mordoru.
    .combat = { wotr-combat-one_for_the_dark_lord }
wotr-card-the-ring-is-mine = Prsten je můj!
    .text = Do hry přichází žeton pátrání { wotr-tile-the_ring_is_mine }: do zásoby pátrání ho přidej hned, je-li Společenstvo na Cestě Mordorem, jinak ve chvíli, kdy vstoupí do Mordoru.
    .combat = { wotr-combat-one_for_the_dark_lord }
wotr-card-on-on-they-went = Šli dál a dál
    .text = Do hry přichází žeton pátrání { wotr-tile-on_on_they_went }: do zásoby pátrání ho přidej hned, je-li Společenstvo na Cestě Mordorem, jinak ve chvíli, kdy vstoupí do Mordoru.
    .combat = { wotr-combat-one_for_the_dark_lord }
wotr-card-give-it-to-uss = Dej nám ho!
    .text = Do hry přichází žeton pátrání { wotr-tile-give_it_to_uss }: do zásoby pátrání ho přidej hned, je-li Společenstvo na Cestě Mordorem, jinak ve chvíli, kdy vstoupí do Mordoru.
    .combat = { wotr-combat-one_for_the_dark_lord }
wotr-card-orc-patrol = Skřetí hlídka
    .text = Hraj, pokud Nositelé Prstenu nejsou v regionu se sídlem Svobodných národů (ani dobytým); na Cestě Mordorem je to splněno vždy. Vylosuj žeton pátrání. Oko nebo zvláštní žeton Společenstva odhoď bez efektu; jakýkoli jiný žeton vyhodnoť jako při úspěšném pátrání.
    .combat = { wotr-combat-cruel_as_death }
wotr-card-isildurs-bane = Isildurova zhouba
    .text = Hraj, pokud Nositelé Prstenu nejsou v regionu se sídlem Svobodných národů (ani dobytým); na Cestě Mordorem je to splněno vždy. Vylosuj žeton pátrání. Oko nebo zvláštní žeton Společenstva odhoď bez efektu; jakýkoli jiný žeton vyhodnoť jako při úspěšném pátrání, poškození však nelze snížit kartou, schopností průvodce ani obětováním: celé se změní na podmanění. Karty, které losování zabrání nebo žeton vymění, použít lze.
    .combat = { wotr-combat-cruel_as_death }
wotr-card-foul-thing-from-the-deep = Ohavný tvor z hlubin
    .text = Hraj, pokud Nositelé Prstenu nejsou v regionu se sídlem Svobodných národů (ani dobytým); na Cestě Mordorem je to splněno vždy. Vylosuj žeton pátrání. Oko nebo zvláštní žeton Společenstva odhoď bez efektu; jakýkoli jiný žeton vyhodnoť jako při úspěšném pátrání. Zbude-li však po kartách na stole a schopnosti průvodce nějaké poškození, musí být obětován náhodně vylosovaný Společník ze Společenstva, třeba i průvodce; poškození nad jeho úroveň se změní na podmanění.
    .combat = { wotr-combat-they_are_terrible }
wotr-card-candles-of-corpses = Svíčky mrtvých
    .text = Hraj, pokud Nositelé Prstenu nejsou v regionu se sídlem Svobodných národů (ani dobytým); na Cestě Mordorem je to splněno vždy. Hoď 3 kostkami: za každou 4 a víc přidej 1 bod podmanění; je-li průvodcem Glum, jen za každou 6. Není to poškození z pátrání a nelze to snížit.
    .combat = { wotr-combat-dread_and_despair }
wotr-card-nazgul-search = Nazgûlové pátrají
    .text = Hraj, pokud je postup Společenstva alespoň 1 a Společenstvo není na Cestě Mordorem. Můžeš pohnout libovolným počtem Nazgûlů. Je-li pak Nazgûl v regionu s Nositeli Prstenu, je Společenstvo odhaleno.
    .combat = { wotr-combat-foul_stench }
wotr-card-cruel-weather = Kruté počasí
    .text = Hraj, pokud je postup Společenstva alespoň 1 a Společenstvo není na Cestě Mordorem. Přesuň Nositele Prstenu do přilehlého regionu podle svého výběru. Postup se nemění a Společenstvo zůstává skryto či odhaleno jako dosud.
    .combat = { wotr-combat-cruel_as_death }
wotr-card-the-nazgul-strike = Nazgûlové útočí!
    .text = Hraj, pokud je postup Společenstva alespoň 1 a Společenstvo není na Cestě Mordorem. Můžeš pohnout libovolným počtem Nazgûlů. Je-li pak Nazgûl v regionu s Nositeli Prstenu, můžeš buď odhodit ze stolu jednu kartu Svobodných národů z balíčku postav, nebo hodit na pátrání, jako by se Společenstvo právě pohnulo (postup ani pole pátrání se nemění).
    .combat = { wotr-combat-black_breath }
wotr-card-morgul-wound = Morgulská rána
    .text = Hraj, pokud je Společenstvo odhaleno. Mají-li Nositelé Prstenu nejvýše 3 body podmanění, přidej jim 2 body, jinak 1. Není to poškození z pátrání a nelze to snížit.
    .combat = { wotr-combat-black_breath }
wotr-card-lure-of-the-ring = Vábení Prstenu
    .text = Hraj, pokud je Společenstvo odhaleno. Je-li průvodcem Glum, přidej 1 bod podmanění. Jinak vylosuj jednoho Společníka ze Společenstva; Svobodné národy si zvolí, zda přidají tolik bodů podmanění, kolik je jeho úroveň, nebo ho vyřadí.
    .combat = { wotr-combat-they_are_terrible }
wotr-card-the-breaking-of-the-fellowship = Rozbití Společenstva
    .text = Hraj, pokud je Společenstvo odhaleno. Je-li průvodcem Glum, jen přidej 1 bod podmanění. Jinak vylosuj žeton pátrání. Oko nebo zvláštní žeton Společenstva odhoď bez efektu. U jiného žetonu vyberou Svobodné národy tolik Společníků, kolik je jeho číslo (je-li jich méně, všechny; u symbolu kostky se hodí), a oddělí je: postaví je do regionu s Nositeli Prstenu a dál jimi nepohnou (na Cestě Mordorem jsou místo toho vyřazeni). Jiný efekt žeton nemá.
    .combat = { wotr-combat-dread_and_despair }
wotr-card-worn-with-sorrow-and-toil = Zmoženi žalem a námahou
    .text = Vylož na stůl. Pokaždé, když je při pátrání obětován Společník ze Společenstva, můžeš Svobodné národy donutit odhodit jednu kartu z balíčku postav: náhodnou z ruky, nebo ze stolu tu, kterou vybereš. Kartu odhoď, jakmile se Společenstvo ukáže tam, kde mají Svobodné národy nedobyté velkoměsto nebo pevnost.
    .combat = { wotr-combat-words_of_power }
wotr-card-flocks-of-crebain = Hejna crebain
    .text = Vylož na stůl. Před hodem na pátrání můžeš tuto kartu odhodit a přičíst 1 ke každé kostce tohoto hodu i jeho opravných hodů. Kartu odhoď, jakmile se Společenstvo ukáže tam, kde mají Svobodné národy nedobyté velkoměsto nebo pevnost.
    .combat = { wotr-combat-they_are_terrible }
wotr-card-balrog-of-moria = Morijský balrog
    .text = Vylož na stůl. Kartu můžeš odhodit jedním ze dvou způsobů. Když se Společenstvo ukáže nebo je odhaleno a Nositelé Prstenu jdou do Morie, z Morie nebo přes ni: vylosuj další žeton pátrání; Oko odhoď bez efektu, jakýkoli jiný žeton vyhodnoť jako při úspěšném pátrání, ale bez symbolu odhalení, pokud se Společenstvo ukázalo ve velkoměstě nebo pevnosti Svobodných národů. Nebo v bitvě: použij ji jako svou bojovou kartu tohoto kola s efektem { wotr-combat-durins_bane }.
    .combat = { wotr-combat-durins_bane }
wotr-card-the-lidless-eye = Oko bez víčka
    .text = Otoč až 3 své nevyužité kostky na Oko a hned je přesuň do pole pátrání.
    .combat = { wotr-combat-words_of_power }
wotr-card-dreadful-spells = Strašlivá kouzla
    .text = Hraj, pokud je armáda Stínu s Nazgûlem ve stejném nebo přilehlém regionu jako armáda Svobodných národů; kterákoli z nich může být obležená. Vyber jednu takovou dvojici armád a hoď 1 kostkou za každého Nazgûla v armádě Stínu (nejvýše 5): každá 5 a 6 je zásah proti armádě Svobodných národů.
    .combat = { wotr-combat-devilry_of_orthanc }
wotr-card-grond-hammer-of-the-underworld = Grond, Kladivo podsvětí
    .text = Hraj, pokud je Černokněžný král s armádou Stínu, která obléhá pevnost. Zaútoč s ním na obleženou armádu v obléhací bitvě. Bitva smí trvat 3 kola bez výměny elitní jednotky za běžnou; za každé další kolo jednu elitní jednotku vyměň jako obvykle. Po kterémkoli kole můžeš útoku zanechat. V prvním kole smějí Svobodné národy zahrát bojovou kartu, jen pokud se bitvy účastní Společník.
    .combat = { wotr-combat-dread_and_despair }
wotr-card-the-palantir-of-orthanc = Orthancký palantír
    .text = Vylož na stůl, pokud je ve hře Saruman. Poté, co pomocí symbolu události zahraješ jinou kartu události, než je tato, si dober 1 kartu z kteréhokoli svého balíčku. Kartu odhoď, je-li Saruman vyřazen. Svobodné národy mohou kartu nechat odhodit jako svou akci: použijí Vůli Západu, nebo kteroukoli jinou kostku a elfí prsten; ten se počítá jako jejich prsten v tomto kole.
    .combat = { wotr-combat-cruel_as_death }
wotr-card-wormtongue = Červivec
    .text = Vylož na stůl, pokud je ve hře Saruman. Rohan lze aktivovat jen tím, že v Edorasu nebo Helmově žlebu skončí pohyb nebo vstoupí do hry Společník, který ho umí aktivovat, že se tam ukáže Společenstvo, nebo že je Edoras či Helmův žleb napaden. Kartu odhoď, jakmile se Rohan aktivuje nebo je Saruman vyřazen.
    .combat = { wotr-combat-foul_stench }
wotr-card-the-ringwraiths-are-abroad = Prstenové přízraky vyrazily
    .text = Můžeš pohnout libovolným počtem Nazgûlů. Pak můžeš přesunout až 2 různé armády, každou s Nazgûlem a každou o jeden region, nebo zaútočit jednou armádou s Nazgûlem. Nazgûlové, kteří se pohnuli předtím, se smějí se svou armádou pohnout znovu.
    .combat = { wotr-combat-words_of_power }
wotr-card-the-black-captain-commands = Černý kapitán velí
    .text = Hraj, pokud je ve hře Černokněžný král. Můžeš v jeho regionu, je-li pro Stín volný, rekrutovat 2 Nazgûly, nebo pohnout libovolným počtem Nazgûlů. Pak můžeš jednu armádu s Černokněžným králem přesunout o jeden region, nebo jí zaútočit. Nazgûlové, kteří se pohnuli předtím, se smějí s armádou pohnout znovu.
    .combat = { wotr-combat-foul_stench }

## Shadow event cards, Strategy deck (.text: the event, .combat: its combat effect)

wotr-card-return-to-valinor = Návrat do Valinoru
    .text = Hraj, pokud máš pod kontrolou elfí pevnost. V každém regionu s elfí pevností, která není obležená, hoď 1 kostkou za každou jednotku elfů (nejvýše 5): každá 6 je zásah proti armádě v tomto regionu.
    .combat = { wotr-combat-deadly_strife }
wotr-card-the-fighting-uruk-hai = Bojovní Uruk-hai
    .text = Hraj, pokud je ve hře Saruman a armáda Stínu s jednotkou Železného pasu obléhá pevnost. Vyber jedno takové obléhání a zaútoč na obleženou armádu v obléhací bitvě; mezi útočníky musí být jednotka Železného pasu. Bitva smí trvat 3 kola bez výměny elitní jednotky za běžnou; za každé další kolo jednu elitní jednotku vyměň jako obvykle. Po kterémkoli kole můžeš útoku zanechat. V prvním kole smějí Svobodné národy zahrát bojovou kartu, jen pokud se bitvy účastní Společník.
    .combat = { wotr-combat-onslaught }
wotr-card-denethors-folly = Denethorova pošetilost
    .text = Vylož na stůl, pokud armáda Stínu obléhá Minas Tirith. Vyřaď tam jednoho vůdce podle svého výběru, pokud tam nějaký je. Svobodné národy nesmějí hrát bojové karty v bitvách v Minas Tirith. Kartu odhoď, když už Minas Tirith není v obležení. Svobodné národy mohou kartu nechat odhodit jako svou akci: použijí Vůli Západu, nebo kteroukoli kostku, je-li v Minas Tirith Gandalf (Šedý, nebo Bílý) či Aragorn (ne Chodec).
    .combat = { wotr-combat-devilry_of_orthanc }
wotr-card-the-day-without-dawn = Den bez úsvitu
    .text = Hraj, pokud jsou ve válce Sauron, Železný pas i Jižané a Východňané. Svobodné národy odhodí bez efektu všechny své nevyužité kostky se symbolem Vůle Západu.
    .combat = { wotr-combat-relentless_assault }
wotr-card-threats-and-promises = Hrozby a sliby
    .text = Vylož na stůl. Svobodné národy nesmějí pomocí symbolu shromáždění, ať je na kterékoli kostce, posunout žeton politiky pasivního národa. Kartu odhoď, jakmile se žeton politiky Svobodného národa posune kvůli útoku nebo schopnosti Společníka.
    .combat = { wotr-combat-devilry_of_orthanc }
wotr-card-stormcrow = Bouřlivák
    .text = Hraj, pokud jsou Nositelé Prstenu nebo Společník na mapě v regionu Svobodného národa, který není ve válce. Vyber jeden takový národ: jeho žeton politiky se vrátí o krok, pokud může, a Svobodné národy vyřadí kdekoli na mapě jednoho vůdce nebo jednu jednotku tohoto národa podle svého výběru.
    .combat = { wotr-combat-great_host }
wotr-card-shadows-gather = Stíny se stahují
    .text = Přesuň jednu armádu Stínu nebo její část až o 3 regiony do regionu, kde už je jiná armáda Stínu, která není obležená. Každý region, do něhož vstoupí, musí být volný pro účely pohybu armády a cestou se nesmí žádná figurka připojit ani odpojit.
    .combat = { wotr-combat-mumakil }
wotr-card-the-shadow-lengthens = Stín se prodlužuje
    .text = Přesuň 2 různé armády Stínu nebo jejich části, každou až o 2 regiony a každou do regionu, kde už je jiná armáda Stínu, která není obležená. Každý region, do něhož vstoupí, musí být volný pro účely pohybu armády, cestou se nesmí žádná figurka připojit ani odpojit a žádná se nesmí pohnout dvakrát.
    .combat = { wotr-combat-mumakil }
wotr-card-the-shadow-is-moving = Stín je v pohybu
    .text = Hraj, pokud jsou ve válce Sauron, Železný pas i Jižané a Východňané. Přesuň podle běžných pravidel až 4 různé armády Stínu, každou o jeden region; žádná figurka se nesmí pohnout dvakrát.
    .combat = { wotr-combat-swarm_of_bats }
wotr-card-corsairs-of-umbar = Korzáři z Umbaru
    .text = Hraj, pokud jsou ve válce Jižané a Východňané. Přesuň jednu armádu Stínu nebo její část z Umbaru do pobřežního regionu Gondoru (Anfalas, Dol Amroth, Lamedon, nebo Pelargir). Připojí-li se k armádě Stínu, platí limit počtu jednotek ihned. Je-li tam armáda Svobodných národů, přesunutá armáda na ni zaútočí a nesmí útoku zanechat, ledaže tamní armáda už byla obležená.
    .combat = { wotr-combat-deadly_strife }
wotr-card-rage-of-the-dunlendings = Hněv mužů z Vrchoviny
    .text = Hraj, pokud je ve válce Železný pas. Vyber jeden volný region přilehlý k Severní nebo Jižní vrchovině a rekrutuj tam 2 běžné jednotky Železného pasu; ze Severní a Jižní vrchoviny se tam navíc smějí přesunout celkem až 4 jednotky Železného pasu (běžné, nebo elitní).
    .combat = { wotr-combat-relentless_assault }
wotr-card-return-of-the-witch-king = Návrat Černokněžného krále
    .text = Hraj, pokud je ve hře Černokněžný král. Přesuň ho do Angmaru a rekrutuj tam 2 Sauronovy běžné jednotky a 1 Sauronovu elitní jednotku.
    .combat = { wotr-combat-swarm_of_bats }
wotr-card-half-orcs-and-goblin-men = Poloskřeti a skřetí lidé
    .text = Hraj, pokud je ve válce Železný pas. Rekrutuj 1 jednotku Železného pasu (běžnou, nebo elitní) v regionu s armádou Stínu.
    .combat = { wotr-combat-we_come_to_kill }
wotr-card-olog-hai = Olog-hai
    .text = Hraj, pokud je ve válce Sauron. Rekrutuj 1 Sauronovu jednotku (běžnou, nebo elitní) v regionu s armádou Stínu.
    .combat = { wotr-combat-we_come_to_kill }
wotr-card-hill-trolls = Obři z kopců
    .text = Hraj, pokud je ve válce Sauron. Nahraď 2 Sauronovy běžné jednotky, v jednom regionu nebo v různých, 2 Sauronovými elitními jednotkami z posil; je-li možná jen jedna výměna, proveď tu.
    .combat = { wotr-combat-we_come_to_kill }
wotr-card-a-new-power-is-rising = Povstává nová moc
    .text = Hraj, pokud je ve hře Saruman. Rekrutuj 2 běžné jednotky Železného pasu v Severní vrchovině, 2 běžné jednotky Železného pasu v Jižní vrchovině a 2 jednotky Železného pasu (každou běžnou, nebo elitní) v Orthanku.
    .combat = { wotr-combat-great_host }
wotr-card-many-kings-to-the-service-of-mordor = Mnozí králové ve službách Mordoru
    .text = Vyber 3 různá sídla z těchto: Dálný Harad, Blízký Harad, Severní Rhûn, Jižní Rhûn a Umbar. V každém rekrutuj 2 běžné jednotky Jižanů a Východňanů.
    .combat = { wotr-combat-great_host }
wotr-card-the-king-is-revealed = Král se ukázal
    .text = Hraj, pokud je ve hře Aragorn (ne Chodec). Rekrutuj v Minas Morgul 5 Sauronových běžných jednotek a 1 Nazgûla.
    .combat = { wotr-combat-relentless_assault }
wotr-card-shadows-on-the-misty-mountains = Stíny nad Mlžnými horami
    .text = Vyber Horu Gram nebo Morii a rekrutuj tam 2 Sauronovy jednotky (každou běžnou, nebo elitní) a 1 Nazgûla.
    .combat = { wotr-combat-onslaught }
wotr-card-orcs-multiplying-again = Skřetů znovu přibývá
    .text = Rekrutuj 3 Sauronovy běžné jednotky v Dol Gulduru a 3 Sauronovy běžné jednotky na Hoře Gundabad.
    .combat = { wotr-combat-onslaught }
wotr-card-horde-from-the-east = Horda z východu
    .text = Hraj, pokud jsou ve válce Jižané a Východňané. Rekrutuj 5 běžných jednotek Jižanů a Východňanů v jednom jejich volném regionu na východním okraji mapy: Východní Rhûn, Jižní Rhûn, Khand, nebo Dálný Harad.
    .combat = { wotr-combat-deadly_strife }
wotr-card-monsters-roused = Probuzené obludy
    .text = Rekrutuj po 1 Sauronově běžné jednotce v Angmaru, Ettenmoors a Větrovských vrších a 1 Sauronovu elitní jednotku v Trollshaws.
    .combat = { wotr-combat-desperate_battle }
wotr-card-musterings-of-long-planned-war = Vojska dlouho chystané války
    .text = Hraj, pokud jsou ve válce Sauron, Železný pas i Jižané a Východňané. Rekrutuj 5 běžných jednotek Jižanů a Východňanů na Pláni Gorgoroth a 5 Sauronových běžných jednotek v Nurnu.
    .combat = { wotr-combat-desperate_battle }
wotr-card-pits-of-mordor = Mordorské jámy
    .text = Hraj, pokud je ve válce Sauron. Vyber 3 různé Sauronovy pevnosti (Barad-dûr, Dol Guldur, Minas Morgul, Morannon, Moria, Hora Gundabad) a v každé rekrutuj 2 Sauronovy běžné jednotky.
    .combat = { wotr-combat-desperate_battle }

# Co padá u skutečného stolu.
wotr-chance-action-dice = akční kostky
wotr-chance-special-dice = speciální kostky
wotr-chance-draw-card = dobraná karta události
wotr-chance-combat-dice = bojové kostky
wotr-chance-combat-reroll = opravný velitelský hod
wotr-chance-hunt-dice = kostky hodu na pátrání
wotr-chance-hunt-reroll = opravný hod na pátrání
wotr-chance-hunt-tile = vylosovaný žeton pátrání
wotr-chance-hunt-tile-die = hod kostkou podle žetonu pátrání
wotr-chance-hunt-casualty = náhodně vylosovaný Společník
wotr-chance-random-companion = náhodně vylosovaný Společník
wotr-chance-random-card = karta náhodně vylosovaná z ruky
wotr-chance-card-dice = hod podle karty
