### The Battle of Five Armies: names and their forms (docs/languages.md). gender: m f n, in the plural mp (-li) fp (-ly) np (-la).

## Sides

b5a-side-free = Svobodné národy
    .gender = fp
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .ins = Svobodnými národy
b5a-side-shadow = Stín
    .gender = m
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .ins = Stínem

## Seats

b5a-seat-free = Svobodné národy
    .gender = fp
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .ins = Svobodnými národy
b5a-seat-shadow = Stín
    .gender = m
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .ins = Stínem

## Territories

b5a-territory-eastern_bank = Východní břeh
    .gender = m
    .gen = Východního břehu
    .dat = Východnímu břehu
    .acc = Východní břeh
    .ins = Východním břehem
    .in = na Východním břehu
    .to = na Východní břeh
    .from = z Východního břehu
    .counted = { $count } nad Východním břehem
b5a-territory-southern_spur = Jižní ostroh
    .gender = m
    .gen = Jižního ostrohu
    .dat = Jižnímu ostrohu
    .acc = Jižní ostroh
    .ins = Jižním ostrohem
    .in = na Jižním ostrohu
    .to = na Jižní ostroh
    .from = z Jižního ostrohu
    .counted = { $count } nad Jižním ostrohem
b5a-territory-valley = Údolí
    .gender = n
    .gen = Údolí
    .dat = Údolí
    .acc = Údolí
    .ins = Údolím
    .in = v Údolí
    .to = do Údolí
    .from = z Údolí
    .counted = { $count } nad Údolím
b5a-territory-broken_lands = Porobené země
    .gender = fp
    .gen = Porobených zemí
    .dat = Porobeným zemím
    .acc = Porobené země
    .ins = Porobenými zeměmi
    .in = v Porobených zemích
    .to = do Porobených zemí
    .from = z Porobených zemí
    .counted = { $count } nad Porobenými zeměmi

## Terrain

b5a-terrain-hills = kopce
b5a-terrain-mountains = hory
b5a-terrain-plains = pláně
b5a-terrain-ruins = zříceniny
b5a-terrain-swamps = bažiny

## Regions and boxes

b5a-area-front_gate = Přední brána
    .gender = f
    .gen = Přední brány
    .dat = Přední bráně
    .acc = Přední bránu
    .ins = Přední bránou
    .in = u Přední brány
    .to = k Přední bráně
    .from = od Přední brány
b5a-area-eb_mountain_west = Západní hřeben
    .gender = m
    .gen = Západního hřebene
    .dat = Západnímu hřebeni
    .acc = Západní hřeben
    .ins = Západním hřebenem
    .in = na Západním hřebeni
    .to = na Západní hřeben
    .from = ze Západního hřebene
b5a-area-eb_mountain_centre = Prostřední hřeben
    .gender = m
    .gen = Prostředního hřebene
    .dat = Prostřednímu hřebeni
    .acc = Prostřední hřeben
    .ins = Prostředním hřebenem
    .in = na Prostředním hřebeni
    .to = na Prostřední hřeben
    .from = z Prostředního hřebene
b5a-area-eb_mountain_east = Východní hřeben
    .gender = m
    .gen = Východního hřebene
    .dat = Východnímu hřebeni
    .acc = Východní hřeben
    .ins = Východním hřebenem
    .in = na Východním hřebeni
    .to = na Východní hřeben
    .from = z Východního hřebene
b5a-area-eastern_spur = Východní ostroh
    .gender = m
    .gen = Východního ostrohu
    .dat = Východnímu ostrohu
    .acc = Východní ostroh
    .ins = Východním ostrohem
    .in = na Východním ostrohu
    .to = na Východní ostroh
    .from = z Východního ostrohu
b5a-area-eb_gate_plain = Pláň před branou
    .gender = f
    .gen = Pláně před branou
    .dat = Pláni před branou
    .acc = Pláň před branou
    .ins = Plání před branou
    .in = na Pláni před branou
    .to = na Pláň před branou
    .from = z Pláně před branou
b5a-area-camp = Tábor
    .gender = m
    .gen = Tábora
    .dat = Táboru
    .acc = Tábor
    .ins = Táborem
    .in = v Táboře
    .to = do Tábora
    .from = z Tábora
b5a-area-eb_plain_west = Severní břeh (západ)
    .gender = m
    .gen = Severního břehu (západ)
    .dat = Severnímu břehu (západ)
    .acc = Severní břeh (západ)
    .ins = Severním břehem (západ)
    .in = na Severním břehu (západ)
    .to = na Severní břeh (západ)
    .from = ze Severního břehu (západ)
b5a-area-eb_plain_centre = Severní břeh (střed)
    .gender = m
    .gen = Severního břehu (střed)
    .dat = Severnímu břehu (střed)
    .acc = Severní břeh (střed)
    .ins = Severním břehem (střed)
    .in = na Severním břehu (střed)
    .to = na Severní břeh (střed)
    .from = ze Severního břehu (střed)
b5a-area-eb_plain_east = Severní břeh (východ)
    .gender = m
    .gen = Severního břehu (východ)
    .dat = Severnímu břehu (východ)
    .acc = Severní břeh (východ)
    .ins = Severním břehem (východ)
    .in = na Severním břehu (východ)
    .to = na Severní břeh (východ)
    .from = ze Severního břehu (východ)
b5a-area-eb_bridge_plain = Pláň u mostu
    .gender = f
    .gen = Pláně u mostu
    .dat = Pláni u mostu
    .acc = Pláň u mostu
    .ins = Plání u mostu
    .in = na Pláni u mostu
    .to = na Pláň u mostu
    .from = z Pláně u mostu
b5a-area-eb_bend_hills = Kopce nad ohybem řeky
    .gender = fp
    .gen = Kopců nad ohybem řeky
    .dat = Kopcům nad ohybem řeky
    .acc = Kopce nad ohybem řeky
    .ins = Kopci nad ohybem řeky
    .in = v Kopcích nad ohybem řeky
    .to = do Kopců nad ohybem řeky
    .from = z Kopců nad ohybem řeky
b5a-area-ss_mountain_north = Hlava ostrohu
    .gender = f
    .gen = Hlavy ostrohu
    .dat = Hlavě ostrohu
    .acc = Hlavu ostrohu
    .ins = Hlavou ostrohu
    .in = na Hlavě ostrohu
    .to = na Hlavu ostrohu
    .from = z Hlavy ostrohu
b5a-area-ss_mountain_pass = Výšiny nad západním průsmykem
    .gender = fp
    .gen = Výšin nad západním průsmykem
    .dat = Výšinám nad západním průsmykem
    .acc = Výšiny nad západním průsmykem
    .ins = Výšinami nad západním průsmykem
    .in = na Výšinách nad západním průsmykem
    .to = na Výšiny nad západním průsmykem
    .from = z Výšin nad západním průsmykem
b5a-area-ss_mountain_middle = Hřeben Havraního vrchu
    .gender = m
    .gen = Hřebene Havraního vrchu
    .dat = Hřebeni Havraního vrchu
    .acc = Hřeben Havraního vrchu
    .ins = Hřebenem Havraního vrchu
    .in = na Hřebeni Havraního vrchu
    .to = na Hřeben Havraního vrchu
    .from = z Hřebene Havraního vrchu
b5a-area-ravenhill = Havraní vrch
    .gender = m
    .gen = Havraního vrchu
    .dat = Havranímu vrchu
    .acc = Havraní vrch
    .ins = Havraním vrchem
    .in = na Havraním vrchu
    .to = na Havraní vrch
    .from = z Havraního vrchu
b5a-area-ss_mountain_east = Podhůří Havraního vrchu
    .gender = n
    .gen = Podhůří Havraního vrchu
    .dat = Podhůří Havraního vrchu
    .acc = Podhůří Havraního vrchu
    .ins = Podhůřím Havraního vrchu
    .in = v Podhůří Havraního vrchu
    .to = do Podhůří Havraního vrchu
    .from = z Podhůří Havraního vrchu
b5a-area-ss_mountain_corner = Jihozápadní výšiny
    .gender = fp
    .gen = Jihozápadních výšin
    .dat = Jihozápadním výšinám
    .acc = Jihozápadní výšiny
    .ins = Jihozápadními výšinami
    .in = na Jihozápadních výšinách
    .to = na Jihozápadní výšiny
    .from = z Jihozápadních výšin
b5a-area-lower_slopes = Dolní svahy
    .gender = fp
    .gen = Dolních svahů
    .dat = Dolním svahům
    .acc = Dolní svahy
    .ins = Dolními svahy
    .in = na Dolních svazích
    .to = na Dolní svahy
    .from = z Dolních svahů
b5a-area-ss_hills_east = Jižní kopce
    .gender = fp
    .gen = Jižních kopců
    .dat = Jižním kopcům
    .acc = Jižní kopce
    .ins = Jižními kopci
    .in = v Jižních kopcích
    .to = do Jižních kopců
    .from = z Jižních kopců
b5a-area-fallen_bridge = Stržený most
    .gender = m
    .gen = Strženého mostu
    .dat = Strženému mostu
    .acc = Stržený most
    .ins = Strženým mostem
    .in = u Strženého mostu
    .to = ke Strženému mostu
    .from = od Strženého mostu
b5a-area-valley_west = Západní údolí
    .gender = n
    .gen = Západního údolí
    .dat = Západnímu údolí
    .acc = Západní údolí
    .ins = Západním údolím
    .in = v Západním údolí
    .to = do Západního údolí
    .from = ze Západního údolí
b5a-area-valley_southwest = Jihozápadní údolí
    .gender = n
    .gen = Jihozápadního údolí
    .dat = Jihozápadnímu údolí
    .acc = Jihozápadní údolí
    .ins = Jihozápadním údolím
    .in = v Jihozápadním údolí
    .to = do Jihozápadního údolí
    .from = z Jihozápadního údolí
b5a-area-valley_northwest = Severozápadní údolí
    .gender = n
    .gen = Severozápadního údolí
    .dat = Severozápadnímu údolí
    .acc = Severozápadní údolí
    .ins = Severozápadním údolím
    .in = v Severozápadním údolí
    .to = do Severozápadního údolí
    .from = ze Severozápadního údolí
b5a-area-valley_north_swamp = Bažina u severního brodu
    .gender = f
    .gen = Bažiny u severního brodu
    .dat = Bažině u severního brodu
    .acc = Bažinu u severního brodu
    .ins = Bažinou u severního brodu
    .in = v Bažině u severního brodu
    .to = do Bažiny u severního brodu
    .from = z Bažiny u severního brodu
b5a-area-valley_northeast = Severovýchodní údolí
    .gender = n
    .gen = Severovýchodního údolí
    .dat = Severovýchodnímu údolí
    .acc = Severovýchodní údolí
    .ins = Severovýchodním údolím
    .in = v Severovýchodním údolí
    .to = do Severovýchodního údolí
    .from = ze Severovýchodního údolí
b5a-area-valley_dale_hills = Dolské kopce
    .gender = fp
    .gen = Dolských kopců
    .dat = Dolským kopcům
    .acc = Dolské kopce
    .ins = Dolskými kopci
    .in = v Dolských kopcích
    .to = do Dolských kopců
    .from = z Dolských kopců
b5a-area-valley_east_swamp = Bažina u východního brodu
    .gender = f
    .gen = Bažiny u východního brodu
    .dat = Bažině u východního brodu
    .acc = Bažinu u východního brodu
    .ins = Bažinou u východního brodu
    .in = v Bažině u východního brodu
    .to = do Bažiny u východního brodu
    .from = z Bažiny u východního brodu
b5a-area-ruins_of_dale = Zříceniny Dolu
    .gender = fp
    .gen = Zřícenin Dolu
    .dat = Zříceninám Dolu
    .acc = Zříceniny Dolu
    .ins = Zříceninami Dolu
    .in = ve Zříceninách Dolu
    .to = do Zřícenin Dolu
    .from = ze Zřícenin Dolu
b5a-area-valley_east = Východní údolí
    .gender = n
    .gen = Východního údolí
    .dat = Východnímu údolí
    .acc = Východní údolí
    .ins = Východním údolím
    .in = ve Východním údolí
    .to = do Východního údolí
    .from = z Východního údolí
b5a-area-valley_southeast = Jihovýchodní údolí
    .gender = n
    .gen = Jihovýchodního údolí
    .dat = Jihovýchodnímu údolí
    .acc = Jihovýchodní údolí
    .ins = Jihovýchodním údolím
    .in = v Jihovýchodním údolí
    .to = do Jihovýchodního údolí
    .from = z Jihovýchodního údolí
b5a-area-valley_south = Jižní údolí
    .gender = n
    .gen = Jižního údolí
    .dat = Jižnímu údolí
    .acc = Jižní údolí
    .ins = Jižním údolím
    .in = v Jižním údolí
    .to = do Jižního údolí
    .from = z Jižního údolí
b5a-area-valley_south_swamp = Bažina u jižního brodu
    .gender = f
    .gen = Bažiny u jižního brodu
    .dat = Bažině u jižního brodu
    .acc = Bažinu u jižního brodu
    .ins = Bažinou u jižního brodu
    .in = v Bažině u jižního brodu
    .to = do Bažiny u jižního brodu
    .from = z Bažiny u jižního brodu
b5a-area-bl_north_hills = Severní kopce
    .gender = fp
    .gen = Severních kopců
    .dat = Severním kopcům
    .acc = Severní kopce
    .ins = Severními kopci
    .in = v Severních kopcích
    .to = do Severních kopců
    .from = ze Severních kopců
b5a-area-bl_north = Severní pláň
    .gender = f
    .gen = Severní pláně
    .dat = Severní pláni
    .acc = Severní pláň
    .ins = Severní plání
    .in = na Severní pláni
    .to = na Severní pláň
    .from = ze Severní pláně
b5a-area-bl_northeast = Severovýchodní pláň
    .gender = f
    .gen = Severovýchodní pláně
    .dat = Severovýchodní pláni
    .acc = Severovýchodní pláň
    .ins = Severovýchodní plání
    .in = na Severovýchodní pláni
    .to = na Severovýchodní pláň
    .from = ze Severovýchodní pláně
b5a-area-bl_ridge_plain = Pláň pod hřebenem
    .gender = f
    .gen = Pláně pod hřebenem
    .dat = Pláni pod hřebenem
    .acc = Pláň pod hřebenem
    .ins = Plání pod hřebenem
    .in = na Pláni pod hřebenem
    .to = na Pláň pod hřebenem
    .from = z Pláně pod hřebenem
b5a-area-bl_east_hills_north = Horní východní kopce
    .gender = fp
    .gen = Horních východních kopců
    .dat = Horním východním kopcům
    .acc = Horní východní kopce
    .ins = Horními východními kopci
    .in = v Horních východních kopcích
    .to = do Horních východních kopců
    .from = z Horních východních kopců
b5a-area-bl_spur_plain = Pláň pod ostrohem
    .gender = f
    .gen = Pláně pod ostrohem
    .dat = Pláni pod ostrohem
    .acc = Pláň pod ostrohem
    .ins = Plání pod ostrohem
    .in = na Pláni pod ostrohem
    .to = na Pláň pod ostrohem
    .from = z Pláně pod ostrohem
b5a-area-bl_ford_swamp = Brod do Porobených zemí
    .gender = m
    .gen = Brodu do Porobených zemí
    .dat = Brodu do Porobených zemí
    .acc = Brod do Porobených zemí
    .ins = Brodem do Porobených zemí
    .in = u Brodu do Porobených zemí
    .to = k Brodu do Porobených zemí
    .from = od Brodu do Porobených zemí
b5a-area-bl_east_hills = Východní kopce
    .gender = fp
    .gen = Východních kopců
    .dat = Východním kopcům
    .acc = Východní kopce
    .ins = Východními kopci
    .in = ve Východních kopcích
    .to = do Východních kopců
    .from = z Východních kopců
b5a-area-bl_centre = Střed Porobených zemí
    .gender = m
    .gen = Středu Porobených zemí
    .dat = Středu Porobených zemí
    .acc = Střed Porobených zemí
    .ins = Středem Porobených zemí
    .in = uprostřed Porobených zemí
    .to = doprostřed Porobených zemí
    .from = ze středu Porobených zemí
b5a-area-bl_east = Východní pláň
    .gender = f
    .gen = Východní pláně
    .dat = Východní pláni
    .acc = Východní pláň
    .ins = Východní plání
    .in = na Východní pláni
    .to = na Východní pláň
    .from = z Východní pláně
b5a-area-bl_southwest = Jihozápadní pláň
    .gender = f
    .gen = Jihozápadní pláně
    .dat = Jihozápadní pláni
    .acc = Jihozápadní pláň
    .ins = Jihozápadní plání
    .in = na Jihozápadní pláni
    .to = na Jihozápadní pláň
    .from = z Jihozápadní pláně
b5a-area-bl_southeast = Jihovýchodní pláň
    .gender = f
    .gen = Jihovýchodní pláně
    .dat = Jihovýchodní pláni
    .acc = Jihovýchodní pláň
    .ins = Jihovýchodní plání
    .in = na Jihovýchodní pláni
    .to = na Jihovýchodní pláň
    .from = z Jihovýchodní pláně
b5a-area-bl_south_hills = Kopce u jižního brodu
    .gender = fp
    .gen = Kopců u jižního brodu
    .dat = Kopcům u jižního brodu
    .acc = Kopce u jižního brodu
    .ins = Kopci u jižního brodu
    .in = v Kopcích u jižního brodu
    .to = do Kopců u jižního brodu
    .from = z Kopců u jižního brodu
b5a-area-goblin_muster_west = Západní shromaždiště skřetů
    .gender = n
    .gen = Západního shromaždiště skřetů
    .dat = Západnímu shromaždišti skřetů
    .acc = Západní shromaždiště skřetů
    .ins = Západním shromaždištěm skřetů
    .in = na Západním shromaždišti skřetů
    .to = na Západní shromaždiště skřetů
    .from = ze Západního shromaždiště skřetů
b5a-area-mountain_pass_west = Západní horský průsmyk
    .gender = m
    .gen = Západního horského průsmyku
    .dat = Západnímu horskému průsmyku
    .acc = Západní horský průsmyk
    .ins = Západním horským průsmykem
    .in = v Západním horském průsmyku
    .to = do Západního horského průsmyku
    .from = ze Západního horského průsmyku
b5a-area-goblin_muster_north = Severní shromaždiště skřetů
    .gender = n
    .gen = Severního shromaždiště skřetů
    .dat = Severnímu shromaždišti skřetů
    .acc = Severní shromaždiště skřetů
    .ins = Severním shromaždištěm skřetů
    .in = na Severním shromaždišti skřetů
    .to = na Severní shromaždiště skřetů
    .from = ze Severního shromaždiště skřetů
b5a-area-mountain_pass_north = Severní horský průsmyk
    .gender = m
    .gen = Severního horského průsmyku
    .dat = Severnímu horskému průsmyku
    .acc = Severní horský průsmyk
    .ins = Severním horským průsmykem
    .in = v Severním horském průsmyku
    .to = do Severního horského průsmyku
    .from = ze Severního horského průsmyku
b5a-area-eagles_eyrie = Orlí hnízdo
    .gender = n
    .gen = Orlího hnízda
    .dat = Orlímu hnízdu
    .acc = Orlí hnízdo
    .ins = Orlím hnízdem
    .in = v Orlím hnízdě
    .to = do Orlího hnízda
    .from = z Orlího hnízda

## Units

b5a-unit-dwarf_regulars = Běžní trpaslíci
    .gender = mp
    .nom = běžní trpaslíci
    .gen = běžných trpaslíků
    .acc = běžné trpaslíky
    .counted =
        { $count ->
            [one] 1 jednotka běžných trpaslíků
            [few] { $count } jednotky běžných trpaslíků
            [many] { $count } jednotky běžných trpaslíků
           *[other] { $count } jednotek běžných trpaslíků
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku běžných trpaslíků
            [few] { $count } jednotky běžných trpaslíků
           *[other] { $count } jednotek běžných trpaslíků
        }
b5a-unit-dwarf_veterans = Zkušení trpaslíci
    .gender = mp
    .nom = zkušení trpaslíci
    .gen = zkušených trpaslíků
    .acc = zkušené trpaslíky
    .counted =
        { $count ->
            [one] 1 jednotka zkušených trpaslíků
            [few] { $count } jednotky zkušených trpaslíků
            [many] { $count } jednotky zkušených trpaslíků
           *[other] { $count } jednotek zkušených trpaslíků
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku zkušených trpaslíků
            [few] { $count } jednotky zkušených trpaslíků
           *[other] { $count } jednotek zkušených trpaslíků
        }
b5a-unit-lake_men = Jezerní lidé
    .gender = mp
    .nom = jezerní lidé
    .gen = jezerních lidí
    .acc = jezerní lidi
    .counted =
        { $count ->
            [one] 1 jednotka jezerních lidí
            [few] { $count } jednotky jezerních lidí
            [many] { $count } jednotky jezerních lidí
           *[other] { $count } jednotek jezerních lidí
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku jezerních lidí
            [few] { $count } jednotky jezerních lidí
           *[other] { $count } jednotek jezerních lidí
        }
b5a-unit-wood_elf_archers = Elfí lučištníci
    .gender = mp
    .nom = elfí lučištníci
    .gen = elfích lučištníků
    .acc = elfí lučištníky
    .counted =
        { $count ->
            [one] 1 jednotka elfích lučištníků
            [few] { $count } jednotky elfích lučištníků
            [many] { $count } jednotky elfích lučištníků
           *[other] { $count } jednotek elfích lučištníků
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku elfích lučištníků
            [few] { $count } jednotky elfích lučištníků
           *[other] { $count } jednotek elfích lučištníků
        }
b5a-unit-wood_elf_spearmen = Elfí kopiníci
    .gender = mp
    .nom = elfí kopiníci
    .gen = elfích kopiníků
    .acc = elfí kopiníky
    .counted =
        { $count ->
            [one] 1 jednotka elfích kopiníků
            [few] { $count } jednotky elfích kopiníků
            [many] { $count } jednotky elfích kopiníků
           *[other] { $count } jednotek elfích kopiníků
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku elfích kopiníků
            [few] { $count } jednotky elfích kopiníků
           *[other] { $count } jednotek elfích kopiníků
        }
b5a-unit-great_orcs = Velcí skřeti
    .gender = mp
    .nom = velcí skřeti
    .gen = velkých skřetů
    .acc = velké skřety
    .counted =
        { $count ->
            [one] 1 jednotka velkých skřetů
            [few] { $count } jednotky velkých skřetů
            [many] { $count } jednotky velkých skřetů
           *[other] { $count } jednotek velkých skřetů
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku velkých skřetů
            [few] { $count } jednotky velkých skřetů
           *[other] { $count } jednotek velkých skřetů
        }
b5a-unit-orcs = Skřeti
    .gender = mp
    .nom = skřeti
    .gen = skřetů
    .acc = skřety
    .counted =
        { $count ->
            [one] 1 jednotka skřetů
            [few] { $count } jednotky skřetů
            [many] { $count } jednotky skřetů
           *[other] { $count } jednotek skřetů
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku skřetů
            [few] { $count } jednotky skřetů
           *[other] { $count } jednotek skřetů
        }
b5a-unit-goblins = Skřetí průzkumníci
    .gender = mp
    .nom = skřetí průzkumníci
    .gen = skřetích průzkumníků
    .acc = skřetí průzkumníky
    .counted =
        { $count ->
            [one] 1 jednotka skřetích průzkumníků
            [few] { $count } jednotky skřetích průzkumníků
            [many] { $count } jednotky skřetích průzkumníků
           *[other] { $count } jednotek skřetích průzkumníků
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku skřetích průzkumníků
            [few] { $count } jednotky skřetích průzkumníků
           *[other] { $count } jednotek skřetích průzkumníků
        }
b5a-unit-wargs = Vrrci
    .gender = mp
    .nom = vrrci
    .gen = vrrků
    .acc = vrrky
    .counted =
        { $count ->
            [one] 1 jednotka vrrků
            [few] { $count } jednotky vrrků
            [many] { $count } jednotky vrrků
           *[other] { $count } jednotek vrrků
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku vrrků
            [few] { $count } jednotky vrrků
           *[other] { $count } jednotek vrrků
        }
b5a-unit-eagles = Orli z Mlžných hor
    .gender = mp
    .nom = orli z Mlžných hor
    .gen = orlů z Mlžných hor
    .acc = orly z Mlžných hor
    .counted =
        { $count ->
            [one] 1 jednotka orlů z Mlžných hor
            [few] { $count } jednotky orlů z Mlžných hor
            [many] { $count } jednotky orlů z Mlžných hor
           *[other] { $count } jednotek orlů z Mlžných hor
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku orlů z Mlžných hor
            [few] { $count } jednotky orlů z Mlžných hor
           *[other] { $count } jednotek orlů z Mlžných hor
        }
b5a-unit-great_bats = Velcí netopýři
    .gender = mp
    .nom = velcí netopýři
    .gen = velkých netopýrů
    .acc = velké netopýry
    .counted =
        { $count ->
            [one] 1 jednotka velkých netopýrů
            [few] { $count } jednotky velkých netopýrů
            [many] { $count } jednotky velkých netopýrů
           *[other] { $count } jednotek velkých netopýrů
        }
    .counted-acc =
        { $count ->
            [one] 1 jednotku velkých netopýrů
            [few] { $count } jednotky velkých netopýrů
           *[other] { $count } jednotek velkých netopýrů
        }

## Characters

b5a-character-bard = Bard
    .gender = m
    .nom = Bard
    .gen = Barda
    .dat = Bardovi
    .acc = Barda
    .ins = Bardem
b5a-character-dain = Dáin Železná noha
    .gender = m
    .nom = Dáin Železná noha
    .gen = Dáina Železné nohy
    .dat = Dáinovi Železné noze
    .acc = Dáina Železnou nohu
    .ins = Dáinem Železnou nohou
b5a-character-thranduil = Thranduil
    .gender = m
    .nom = Thranduil
    .gen = Thranduila
    .dat = Thranduilovi
    .acc = Thranduila
    .ins = Thranduilem
b5a-character-gandalf = Gandalf
    .gender = m
    .nom = Gandalf
    .gen = Gandalfa
    .dat = Gandalfovi
    .acc = Gandalfa
    .ins = Gandalfem
b5a-character-thorin = Thorin Pavéza
    .gender = m
    .nom = Thorin Pavéza
    .gen = Thorina Pavézy
    .dat = Thorinovi Pavézovi
    .acc = Thorina Pavézu
    .ins = Thorinem Pavézou
b5a-character-bilbo = Bilbo Pytlík
    .gender = m
    .nom = Bilbo Pytlík
    .gen = Bilba Pytlíka
    .dat = Bilbovi Pytlíkovi
    .acc = Bilba Pytlíka
    .ins = Bilbem Pytlíkem
b5a-character-lord_of_the_eagles = Pán orlů
    .gender = m
    .nom = Pán orlů
    .gen = Pána orlů
    .dat = Pánovi orlů
    .acc = Pána orlů
    .ins = Pánem orlů
b5a-character-beorn = Medděd
    .gender = m
    .nom = Medděd
    .gen = Medděda
    .dat = Meddědovi
    .acc = Medděda
    .ins = Meddědem
b5a-character-bolg = Bolg
    .gender = m
    .nom = Bolg
    .gen = Bolga
    .dat = Bolgovi
    .acc = Bolga
    .ins = Bolgem
b5a-character-eagles = Orli z Mlžných hor
    .gender = mp
    .nom = orli z Mlžných hor
    .gen = orlů z Mlžných hor
    .dat = orlům z Mlžných hor
    .acc = orly z Mlžných hor
    .ins = orly z Mlžných hor
b5a-character-great_bats = Velcí netopýři
    .gender = mp
    .nom = velcí netopýři
    .gen = velkých netopýrů
    .dat = velkým netopýrům
    .acc = velké netopýry
    .ins = velkými netopýry

## Faces of the action dice

b5a-face-character = Postava
b5a-face-army = Armáda
b5a-face-muster = Shromáždění
b5a-face-event = Událost
b5a-face-muster_army = Shromáždění/armáda
b5a-face-will = Vůle Západu
b5a-face-eye = Oko bez víčka
