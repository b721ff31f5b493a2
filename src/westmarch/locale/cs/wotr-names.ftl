### War of the Ring: names and their forms (docs/languages.md). gender: m f n, in the plural mp (-li) fp (-ly) np (-la).

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

## Seats

wotr-seat-gondor = Gondor
    .gender = m
    .gen = Gondoru
    .dat = Gondoru
    .acc = Gondor
    .ins = Gondorem
wotr-seat-rohan = Rohan
    .gender = m
    .gen = Rohanu
    .dat = Rohanu
    .acc = Rohan
    .ins = Rohanem
wotr-seat-witch-king = Černokněžný král
    .gender = m
    .gen = Černokněžného krále
    .dat = Černokněžnému králi
    .acc = Černokněžného krále
    .ins = Černokněžným králem
wotr-seat-saruman = Saruman
    .gender = m
    .gen = Sarumana
    .dat = Sarumanovi
    .acc = Sarumana
    .ins = Sarumanem

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

## Figures by nation and rank

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

## Decks

wotr-deck-character = balíček postav
    .gender = m
    .gen = balíčku postav
    .acc = balíček postav
wotr-deck-strategy = strategický balíček
    .gender = m
    .gen = strategického balíčku
    .acc = strategický balíček

## Faces of the action dice

wotr-face-character = Postava
    .gen = postavy
wotr-face-army = Armáda
    .gen = armády
wotr-face-muster = Shromáždění
    .gen = shromáždění
wotr-face-event = Událost
    .gen = události
wotr-face-muster_army = Shromáždění/armáda
    .gen = shromáždění/armády
wotr-face-will_of_the_west = Vůle Západu
    .gen = Vůle Západu
wotr-face-eye = Oko
    .gen = Oka

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

## Characters

wotr-character-gandalf_the_grey = Gandalf Šedý
    .gender = m
    .gen = Gandalfa Šedého
    .dat = Gandalfovi Šedému
    .acc = Gandalfa Šedého
    .ins = Gandalfem Šedým
wotr-character-strider = Chodec
    .gender = m
    .gen = Chodce
    .dat = Chodci
    .acc = Chodce
    .ins = Chodcem
wotr-character-boromir = Boromir
    .gender = m
    .gen = Boromira
    .dat = Boromirovi
    .acc = Boromira
    .ins = Boromirem
wotr-character-legolas = Legolas
    .gender = m
    .gen = Legolase
    .dat = Legolasovi
    .acc = Legolase
    .ins = Legolasem
wotr-character-gimli = Gimli
    .gender = m
    .gen = Gimliho
    .dat = Gimlimu
    .acc = Gimliho
    .ins = Gimlim
wotr-character-meriadoc = Smělmír Brandorád
    .gender = m
    .gen = Smělmíra Brandoráda
    .dat = Smělmírovi Brandorádovi
    .acc = Smělmíra Brandoráda
    .ins = Smělmírem Brandorádem
wotr-character-peregrin = Peregrin Bral
    .gender = m
    .gen = Peregrina Brala
    .dat = Peregrinu Bralovi
    .acc = Peregrina Brala
    .ins = Peregrinem Bralem
wotr-character-gandalf_the_white = Gandalf Bílý
    .gender = m
    .gen = Gandalfa Bílého
    .dat = Gandalfovi Bílému
    .acc = Gandalfa Bílého
    .ins = Gandalfem Bílým
wotr-character-aragorn = Aragorn
    .gender = m
    .gen = Aragorna
    .dat = Aragornovi
    .acc = Aragorna
    .ins = Aragornem
wotr-character-gollum = Glum
    .gender = m
    .gen = Gluma
    .dat = Glumovi
    .acc = Gluma
    .ins = Glumem
wotr-character-saruman = Saruman
    .gender = m
    .gen = Sarumana
    .dat = Sarumanovi
    .acc = Sarumana
    .ins = Sarumanem
wotr-character-witch_king = Černokněžný král
    .gender = m
    .gen = Černokněžného krále
    .dat = Černokněžnému králi
    .acc = Černokněžného krále
    .ins = Černokněžným králem
wotr-character-mouth_of_sauron = Ústa Sauronova
    .gender = n
    .gen = Úst Sauronových
    .dat = Ústům Sauronovým
    .acc = Ústa Sauronova
    .ins = Ústy Sauronovými
