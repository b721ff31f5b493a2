### The Battle of Five Armies: names and their forms (docs/languages.md), and what units, characters, tiles and cards do.
### gender: m f n, in the plural mp (-li) fp (-ly) np (-la).

## Sides, territories, terrain

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
b5a-terrain-hills = kopce
b5a-terrain-mountains = hory
b5a-terrain-plains = pláně
b5a-terrain-ruins = zříceniny
b5a-terrain-swamps = bažiny

## Regions and boxes. Only seven regions have a printed name; the others are named by where they lie.

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

## Units (.manoeuvre: what the unit card does once a black die has hit)

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
    .manoeuvre = Obávaní: při uplatňování poškození můžeš z armády vyřadit 1 jednotku běžných trpaslíků a odebrat armádě až 3 žetony poškození.
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
    .manoeuvre = Stará nenávist: nepřátelská armáda utrpí o 1 poškození víc a přijde o 1 žeton velení.
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
    .manoeuvre = Krupobití šípů: nepřátelská armáda utrpí o 1 poškození víc.
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
    .manoeuvre = Krupobití šípů: nepřátelská armáda utrpí o 1 poškození víc.
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
    .manoeuvre = Hradba kopí: zruš 1 poškození své armády nebo jejího opevnění.
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
    .manoeuvre = Zkažené plemeno: nepřátelská armáda utrpí o 2 poškození víc, ledaže z ní protivník vyřadí jednu postavu nebo všechny žetony velení. Při útoku vyhovuje velkým skřetům každý terén.
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
    .manoeuvre = Divoký vztek: na konci kola boje přidej své armádě 1 žeton velení.
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
    .manoeuvre = Skřetí zteč: na konci kola boje můžeš utrpět 1 poškození a za to 1 poškození uštědřit nepříteli.
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
    .manoeuvre = Útok do týlu: na konci kola boje musí nepřítel odebírat oběti, dokud mu nezůstane nejvýše 1 žeton poškození.
b5a-unit-eagles = Orli z Mlžných hor
    .gender = mp
    .nom = orli z Mlžných hor
    .gen = orlů z Mlžných hor
    .acc = orly z Mlžných hor
    .counted =
        { $count ->
            [one] 1 orel z Mlžných hor
            [few] { $count } orli z Mlžných hor
            [many] { $count } orla z Mlžných hor
           *[other] { $count } orlů z Mlžných hor
        }
    .counted-acc =
        { $count ->
            [one] 1 orla z Mlžných hor
            [few] { $count } orly z Mlžných hor
           *[other] { $count } orlů z Mlžných hor
        }
b5a-unit-great_bats = Velcí netopýři
    .gender = mp
    .nom = velcí netopýři
    .gen = velkých netopýrů
    .acc = velké netopýry
    .counted =
        { $count ->
            [one] 1 figurka velkých netopýrů
            [few] { $count } figurky velkých netopýrů
            [many] { $count } figurky velkých netopýrů
           *[other] { $count } figurek velkých netopýrů
        }
    .counted-acc =
        { $count ->
            [one] 1 figurku velkých netopýrů
            [few] { $count } figurky velkých netopýrů
           *[other] { $count } figurek velkých netopýrů
        }
b5a-manoeuvre-regroup = Přeskupení
    .text = Vezmi si zpět všechny své použité karty manévrování; jako obránce můžeš na konci tohoto kola ustoupit bez ztrát z rozprchnutí.
b5a-manoeuvre-strokes = Thorinovy mocné rány
    .text = +1 ke každé kostce bojového i opravného velitelského hodu.
b5a-manoeuvre-vampires = Jako upíři
    .text = Pokud Stín v tomto kole uštědří poškození, můžeš z teritoria odstranit 1 figurku velkých netopýrů a uštědřit o 1 poškození víc.
b5a-manoeuvre-dwarf_regulars = Běžní trpaslíci: Obávaní
    .text = Obávaní: při uplatňování poškození můžeš z armády vyřadit 1 jednotku běžných trpaslíků a odebrat armádě až 3 žetony poškození.
b5a-manoeuvre-dwarf_veterans = Zkušení trpaslíci: Stará nenávist
    .text = Stará nenávist: nepřátelská armáda utrpí o 1 poškození víc a přijde o 1 žeton velení.
b5a-manoeuvre-lake_men = Jezerní lidé: Krupobití šípů
    .text = Krupobití šípů: nepřátelská armáda utrpí o 1 poškození víc.
b5a-manoeuvre-wood_elf_archers = Elfí lučištníci: Krupobití šípů
    .text = Krupobití šípů: nepřátelská armáda utrpí o 1 poškození víc.
b5a-manoeuvre-wood_elf_spearmen = Elfí kopiníci: Hradba kopí
    .text = Hradba kopí: zruš 1 poškození své armády nebo jejího opevnění.
b5a-manoeuvre-great_orcs = Velcí skřeti: Zkažené plemeno
    .text = Zkažené plemeno: nepřátelská armáda utrpí o 2 poškození víc, ledaže z ní protivník vyřadí jednu postavu nebo všechny žetony velení.
b5a-manoeuvre-orcs = Skřeti: Divoký vztek
    .text = Divoký vztek: na konci kola boje přidej své armádě 1 žeton velení.
b5a-manoeuvre-goblins = Skřetí průzkumníci: Skřetí zteč
    .text = Skřetí zteč: na konci kola boje můžeš utrpět 1 poškození a za to 1 poškození uštědřit nepříteli.
b5a-manoeuvre-wargs = Vrrci: Útok do týlu
    .text = Útok do týlu: na konci kola boje musí nepřítel odebírat oběti, dokud mu nezůstane nejvýše 1 žeton poškození.

## What changes a combat roll

b5a-modifier-walls = neprolomené opevnění
b5a-modifier-ford = přes brod
b5a-modifier-slope = do svahu
b5a-modifier-roaring_voice = Burácivý hlas
b5a-modifier-strokes = { b5a-manoeuvre-strokes }
b5a-modifier-fierce_defence = { b5a-combat-fierce_defence }
b5a-modifier-no_quarter = { b5a-combat-no_quarter }
b5a-modifier-battle_fury = { b5a-combat-battle_fury }
b5a-modifier-stand_and_fight = { b5a-combat-stand_and_fight }
b5a-modifier-great_confusion = { b5a-combat-great_confusion }

## Characters (.entry, .ability)

b5a-character-bard = Bard
    .gender = m
    .nom = Bard
    .gen = Barda
    .dat = Bardovi
    .acc = Barda
    .ins = Bardem
    .entry = Ve hře od začátku.
    .ability = Generál: umísti 1 žeton posil trpaslíků a lidí lícem dolů do vlastního sídla nebo opevnění.
b5a-character-dain = Dáin Železná noha
    .gender = m
    .nom = Dáin Železná noha
    .gen = Dáina Železné nohy
    .dat = Dáinovi Železné noze
    .acc = Dáina Železnou nohu
    .ins = Dáinem Železnou nohou
    .entry = Ve hře od začátku.
    .ability = Generál: otoč 1 žeton posil trpaslíků a lidí v regionu, který ovládáš.
b5a-character-thranduil = Thranduil
    .gender = m
    .nom = Thranduil
    .gen = Thranduila
    .dat = Thranduilovi
    .acc = Thranduila
    .ins = Thranduilem
    .entry = Ve hře od začátku.
    .ability = Generál, Lukostřelba: zvol armádu Stínu; každá jednotka lučištníků a jezerních lidí v kopcích nebo horách, která ji má v dostřelu, přidá jednu kostku (nejvýše 5), zásah na 5+.
b5a-character-gandalf = Gandalf
    .gender = m
    .nom = Gandalf
    .gen = Gandalfa
    .dat = Gandalfovi
    .acc = Gandalfa
    .ins = Gandalfem
    .entry = Ve hře od začátku.
    .ability = Generál, Magický výbuch: soustřeď se, nebo zvol armádu Stínu v dostřelu a hoď 3 kostkami (po soustředění 5), zásah na 5+.
b5a-character-thorin = Thorin Pavéza
    .gender = m
    .nom = Thorin Pavéza
    .gen = Thorina Pavézy
    .dat = Thorinovi Pavézovi
    .acc = Thorina Pavézu
    .ins = Thorinem Pavézou
    .entry = Jakmile osud dosáhne jeho políčka, můžeš ho kostkou se symbolem postavy přivést do hry u Přední brány, pokud ji neovládá Stín.
    .ability = Dokud je ve hře (počínaje příštím kolem): jedna akční kostka navíc; s Meddědovou se nesčítá.
b5a-character-bilbo = Bilbo Pytlík
    .gender = m
    .nom = Bilbo Pytlík
    .gen = Bilba Pytlíka
    .dat = Bilbovi Pytlíkovi
    .acc = Bilba Pytlíka
    .ins = Bilbem Pytlíkem
    .entry = Jakmile osud dosáhne jeho políčka, můžeš ho kostkou se symbolem postavy přivést do hry v regionu s jinou postavou nebo žetonem velení Svobodných národů. Dostane 5 žetonů Prstenu.
    .ability = Když se uplatňuje poškození jeho armády, může za žeton Prstenu zmizet z mapy a odebrat armádě až 2 žetony poškození. Když zvolíš kostku se symbolem postavy, může se za žeton Prstenu objevit v libovolném regionu.
b5a-character-lord_of_the_eagles = Pán orlů
    .gender = m
    .nom = Pán orlů
    .gen = Pána orlů
    .dat = Pánovi orlů
    .acc = Pána orlů
    .ins = Pánem orlů
    .entry = Jakmile osud dosáhne jeho políčka, můžeš ho kostkou se symbolem postavy přivést s 1 orlem do orlího hnízda; od té chvíle lze orly používat.
    .ability = Generál: do orlího hnízda přiletí další orel, nebo všichni orli z hnízda odletí do libovolných teritorií. Sám bojuje i jako orel.
b5a-character-beorn = Medděd
    .gender = m
    .nom = Medděd
    .gen = Medděda
    .dat = Meddědovi
    .acc = Medděda
    .ins = Meddědem
    .entry = Jakmile osud dosáhne jeho políčka, můžeš ho kostkou se symbolem postavy přivést do hry u jižního okraje mapy. Dostane 8 žetonů hněvu. Má-li Stín méně než 6 vítězných bodů, Svobodné národy ihned vítězí.
    .ability = Vůlí Západu, nebo kostkou se symbolem postavy a za 1 žeton hněvu se přesune až o 3 regiony a může zaútočit. Hází 4 kostkami a každou neúspěšnou smí jednou přehodit; poškození mu bere hněv. Jedna akční kostka navíc; s Thorinovou se nesčítá.
b5a-character-bolg = Bolg
    .gender = m
    .nom = Bolg
    .gen = Bolga
    .dat = Bolgovi
    .acc = Bolga
    .ins = Bolgem
    .entry = Pokud je v Údolí armáda Stínu, můžeš ho kostkou se symbolem shromáždění přivést s jednotkou velkých skřetů do shromažďovacího regionu; v každém shromažďovacím regionu otoč 1 žeton posil. Dostane 1 žeton stráží, nebo 3, ovládáš-li Zříceniny Dolu.
    .ability = Stráže: žeton stráží zruší veškeré poškození jeho armády z jednoho kola boje nebo z jednoho útoku. Ovládáš-li alespoň 2 sídla nebo opevnění, můžeš kostkou se symbolem shromáždění umístit 4 žetony posil do různých regionů Porobených zemí. Zahyne-li Bolg, Svobodné národy vítězí.
b5a-character-eagles = Orli z Mlžných hor
    .gender = mp
    .nom = orli z Mlžných hor
    .gen = orlů z Mlžných hor
    .dat = orlům z Mlžných hor
    .acc = orly z Mlžných hor
    .ins = orly z Mlžných hor
    .entry = S Pánem orlů.
    .ability = Kostkou se symbolem shromáždění se orli vrátí do hnízda a každý předtím zaútočí na jinou armádu Stínu ve svém teritoriu: 3 kostky, zásah na 4+, neúspěšné kostky lze jednou přehodit.
b5a-character-great_bats = Velcí netopýři
    .gender = mp
    .nom = velcí netopýři
    .gen = velkých netopýrů
    .dat = velkým netopýrům
    .acc = velké netopýry
    .ins = velkými netopýry
    .entry = V každé fázi Velení Stínu se umisťují do teritorií, na konci kola mizí.
    .ability = Kostkou se symbolem shromáždění odstraň jednu figurku a přesuň armádu Stínu v jejím teritoriu. V boji: karta manévrování „Jako upíři“.

## Dice, tokens, tiles

b5a-face-character = Postava
    .nom = postava
    .gen = postavy
b5a-face-army = Armáda
    .nom = armáda
    .gen = armády
b5a-face-muster = Shromáždění
    .nom = shromáždění
    .gen = shromáždění
b5a-face-event = Událost
    .nom = událost
    .gen = události
b5a-face-muster_army = Shromáždění/armáda
    .nom = shromáždění/armáda
    .gen = shromáždění/armády
b5a-face-will = Vůle Západu
    .nom = Vůle Západu
    .gen = Vůle Západu
b5a-face-eye = Oko bez víčka
    .nom = Oko bez víčka
    .gen = Oka bez víčka
b5a-pool-dwarves = Trpaslíci a lidé
    .gen = trpaslíků a lidí
b5a-pool-elves = Elfové
    .gen = elfů
b5a-pool-shadow = Stín
    .gen = Stínu
b5a-recruit-lake_men = Jezerní lidé
    .nom = jezerní lidé
b5a-recruit-dwarf_regulars = Běžní trpaslíci
    .nom = běžní trpaslíci
b5a-recruit-dwarf_veterans = Zkušení trpaslíci
    .nom = zkušení trpaslíci
b5a-recruit-wood_elf_archers = Elfí lučištníci
    .nom = elfí lučištníci
b5a-recruit-wood_elf_spearmen = Elfí kopiníci
    .nom = elfí kopiníci
b5a-recruit-orcs = Skřeti
    .nom = skřeti
b5a-recruit-two_orcs = Dva skřeti
    .nom = dva skřeti
b5a-recruit-wargs = Vrrci
    .nom = vrrci
b5a-recruit-great_orcs = Velcí skřeti
    .nom = velcí skřeti
b5a-tile-one = 1
b5a-tile-one_icon = 1 a karta osudu
b5a-tile-two = 2
b5a-tile-two_icon = 2 a karta osudu
b5a-tile-three = 3
b5a-tile-arkenstone = Arcikam (3 a karta osudu)
b5a-tile-necromancer = Nekromant (0)

## Orders of the event cards

b5a-order-blow_the_horns = Troubení rohů
    .text = Zotav až 2 armády; úspěchem je už 4+.
b5a-order-call_to_arms = Do zbraně
    .text = Přesuň až 2 armády s velením, každou až o 2 regiony.
b5a-order-encirclement = Obklíčení
    .text = Přesuň armádu; poté můžeš provést kombinovaný útok.
b5a-order-gather_and_marshall = Svolat a sešikovat
    .text = U jedné své armády vylosuj nový žeton posil a otoč ho.
b5a-order-marching_companies = Pochodující oddíly
    .text = Přesuň až 3 armády.
b5a-order-move_to_strike = Nástup k úderu
    .text = Přesuň armádu s velením až o 2 regiony; poté může zaútočit.
b5a-order-mustering_for_battle = Svolávání do boje
    .text = Zvol až 3 regiony a v každém otoč 1 žeton posil.
b5a-order-sudden_assault = Náhlý útok
    .text = Přesuň armádu; poté může zaútočit a má terénní převahu.
b5a-order-troop_leader = Velitel oddílu
    .text = Odeber armádě s velením až 2 žetony poškození.

## Combat effects of the event cards

b5a-combat-captain_of_war = Válečný kapitán
    .text = Při uplatňování poškození: vyřaď z armády postavu nebo žeton velení a odeber jí až 2 žetony poškození.
b5a-combat-fierce_defence = Zuřivá obrana
    .text = V tomto kole zasahuje nepřítel jen na 6.
b5a-combat-no_quarter = Bez slitování
    .text = Můžeš utrpět 1 poškození a získat +1 k bojovému i opravnému velitelskému hodu.
b5a-combat-determined_attack = Odhodlaný útok
    .text = Zahraj v tomto kole jednu svou kartu manévrování: už použitou, nebo z ruky (ta se ti pak vrátí).
b5a-combat-stand_and_fight = Stůj a bojuj
    .text = V tomto kole má každá tvá jednotka bojovou sílu 2.
b5a-combat-dense_fog = Hustá mlha
    .text = Na konci tohoto kola boj končí.
b5a-combat-overmastered = Přemoženi
    .text = Nepřítel nemá v tomto kole opravný velitelský hod.
b5a-combat-battle_fury = Bojová zuřivost
    .text = +1 k tvému bojovému hodu, ne však k opravnému velitelskému hodu.
b5a-combat-commanding_voice = Velitelský hlas
    .text = V tomto kole je tvé velení o 2 vyšší.
b5a-combat-great_confusion = Velký zmatek
    .text = Nepřítel hází o 2 kostky méně, nejméně však 1 kostkou.

## Event cards (.order, .combat)

b5a-card-ev_01 = Troubení rohů / Válečný kapitán
    .type = Shromáždění
    .order = { b5a-order-blow_the_horns.text }
    .combat = { b5a-combat-captain_of_war.text }
b5a-card-ev_02 = Troubení rohů / Zuřivá obrana
    .type = Shromáždění
    .order = { b5a-order-blow_the_horns.text }
    .combat = { b5a-combat-fierce_defence.text }
b5a-card-ev_03 = Troubení rohů / Bez slitování
    .type = Shromáždění
    .order = { b5a-order-blow_the_horns.text }
    .combat = { b5a-combat-no_quarter.text }
b5a-card-ev_04 = Do zbraně / Odhodlaný útok
    .type = Postava
    .order = { b5a-order-call_to_arms.text }
    .combat = { b5a-combat-determined_attack.text }
b5a-card-ev_05 = Do zbraně / Zuřivá obrana
    .type = Postava
    .order = { b5a-order-call_to_arms.text }
    .combat = { b5a-combat-fierce_defence.text }
b5a-card-ev_06 = Do zbraně / Stůj a bojuj
    .type = Postava
    .order = { b5a-order-call_to_arms.text }
    .combat = { b5a-combat-stand_and_fight.text }
b5a-card-ev_07 = Obklíčení / Válečný kapitán
    .type = Armáda
    .order = { b5a-order-encirclement.text }
    .combat = { b5a-combat-captain_of_war.text }
b5a-card-ev_08 = Obklíčení / Zuřivá obrana
    .type = Armáda
    .order = { b5a-order-encirclement.text }
    .combat = { b5a-combat-fierce_defence.text }
b5a-card-ev_09 = Obklíčení / Bez slitování
    .type = Armáda
    .order = { b5a-order-encirclement.text }
    .combat = { b5a-combat-no_quarter.text }
b5a-card-ev_10 = Svolat a sešikovat / Hustá mlha
    .type = Shromáždění
    .order = { b5a-order-gather_and_marshall.text }
    .combat = { b5a-combat-dense_fog.text }
b5a-card-ev_11 = Svolat a sešikovat / Odhodlaný útok
    .type = Shromáždění
    .order = { b5a-order-gather_and_marshall.text }
    .combat = { b5a-combat-determined_attack.text }
b5a-card-ev_12 = Svolat a sešikovat / Přemoženi
    .type = Shromáždění
    .order = { b5a-order-gather_and_marshall.text }
    .combat = { b5a-combat-overmastered.text }
b5a-card-ev_13 = Svolat a sešikovat / Stůj a bojuj
    .type = Shromáždění
    .order = { b5a-order-gather_and_marshall.text }
    .combat = { b5a-combat-stand_and_fight.text }
b5a-card-ev_14 = Pochodující oddíly / Odhodlaný útok
    .type = Armáda
    .order = { b5a-order-marching_companies.text }
    .combat = { b5a-combat-determined_attack.text }
b5a-card-ev_15 = Pochodující oddíly / Přemoženi
    .type = Armáda
    .order = { b5a-order-marching_companies.text }
    .combat = { b5a-combat-overmastered.text }
b5a-card-ev_16 = Pochodující oddíly / Stůj a bojuj
    .type = Armáda
    .order = { b5a-order-marching_companies.text }
    .combat = { b5a-combat-stand_and_fight.text }
b5a-card-ev_17 = Nástup k úderu / Válečný kapitán
    .type = Postava
    .order = { b5a-order-move_to_strike.text }
    .combat = { b5a-combat-captain_of_war.text }
b5a-card-ev_18 = Nástup k úderu / Hustá mlha
    .type = Postava
    .order = { b5a-order-move_to_strike.text }
    .combat = { b5a-combat-dense_fog.text }
b5a-card-ev_19 = Nástup k úderu / Bez slitování
    .type = Postava
    .order = { b5a-order-move_to_strike.text }
    .combat = { b5a-combat-no_quarter.text }
b5a-card-ev_20 = Nástup k úderu / Přemoženi
    .type = Postava
    .order = { b5a-order-move_to_strike.text }
    .combat = { b5a-combat-overmastered.text }
b5a-card-ev_21 = Svolávání do boje / Bojová zuřivost
    .type = Shromáždění
    .order = { b5a-order-mustering_for_battle.text }
    .combat = { b5a-combat-battle_fury.text }
b5a-card-ev_22 = Svolávání do boje / Velitelský hlas
    .type = Shromáždění
    .order = { b5a-order-mustering_for_battle.text }
    .combat = { b5a-combat-commanding_voice.text }
b5a-card-ev_23 = Svolávání do boje / Velký zmatek
    .type = Shromáždění
    .order = { b5a-order-mustering_for_battle.text }
    .combat = { b5a-combat-great_confusion.text }
b5a-card-ev_24 = Náhlý útok / Bojová zuřivost
    .type = Armáda
    .order = { b5a-order-sudden_assault.text }
    .combat = { b5a-combat-battle_fury.text }
b5a-card-ev_25 = Náhlý útok / Velitelský hlas
    .type = Armáda
    .order = { b5a-order-sudden_assault.text }
    .combat = { b5a-combat-commanding_voice.text }
b5a-card-ev_26 = Náhlý útok / Hustá mlha
    .type = Armáda
    .order = { b5a-order-sudden_assault.text }
    .combat = { b5a-combat-dense_fog.text }
b5a-card-ev_27 = Náhlý útok / Velký zmatek
    .type = Armáda
    .order = { b5a-order-sudden_assault.text }
    .combat = { b5a-combat-great_confusion.text }
b5a-card-ev_28 = Velitel oddílu / Bojová zuřivost
    .type = Postava
    .order = { b5a-order-troop_leader.text }
    .combat = { b5a-combat-battle_fury.text }
b5a-card-ev_29 = Velitel oddílu / Velitelský hlas
    .type = Postava
    .order = { b5a-order-troop_leader.text }
    .combat = { b5a-combat-commanding_voice.text }
b5a-card-ev_30 = Velitel oddílu / Velký zmatek
    .type = Postava
    .order = { b5a-order-troop_leader.text }
    .combat = { b5a-combat-great_confusion.text }

## Story cards (.condition: without it the card can't be played)

b5a-card-fp_story_01 = Kožoměnec
    .type = Postava
    .order = Čeká-li Medděd na stupnici osudu, posuň ho o 1 políčko doleva; je-li tím připraven, vstoupí do hry. Je-li ve hře, může se přesunout a zaútočit.
b5a-card-fp_story_02 = Šťastné číslo
    .type = Postava
    .order = Vylož na stůl. Jednou za kolo můžeš po hodu akčními kostkami jednu svou přehodit. Kartu odlož, když přitom padne Vůle Západu nebo když je vyřazen Bilbo.
    .condition = Bilbo je ve hře.
b5a-card-fp_story_03 = Oděni v ocelové zbroji
    .type = Shromáždění
    .order = Umísti 1 jednotku zkušených trpaslíků a 1 žeton velení do armády s trpaslíky.
b5a-card-fp_story_04 = Zděšení
    .type = Postava
    .order = Odeber všechny žetony velení jedné armádě Stínu, která je přilehlá k armádě Svobodných národů s velením. Stín odloží nevyužitou kostku se symbolem postavy.
b5a-card-fp_story_05 = Elfí páni
    .type = Shromáždění
    .order = Umísti na Havraní vrch 2 jednotky elfích kopiníků, 1 jednotku elfích lučištníků a 1 žeton velení.
    .condition = Svobodné národy ovládají Havraní vrch.
b5a-card-fp_story_06 = Elfí zteč
    .type = Armáda
    .order = Přesuň armádu s elfy; poté může zaútočit s velením 5. Obránce nemůže na konci prvního kola boje ustoupit.
b5a-card-fp_story_07 = Vlající praporce
    .type = Shromáždění
    .order = Zvol až 2 vlastní sídla; v každém vylosuj nový žeton posil a otoč ho.
b5a-card-fp_story_08 = Není ztracen!
    .type = Postava
    .order = Vrať vyřazeného generála do jedné ze svých armád.
b5a-card-fp_story_09 = Oživená naděje
    .type = Postava
    .order = Umísti 1 žeton velení (s Vůlí Západu 2) do jedné armády; ta se pak může přesunout a zaútočit.
b5a-card-fp_story_10 = Poslední obrana
    .type = Armáda
    .order = Odstraň poškození jednoho opevnění, nejvýše tolik, kolik činí bojová síla armády v něm.
b5a-card-fp_story_11 = Prsten neviditelnosti
    .type = Postava
    .order = Přesuň Bilba do regionu s armádou s velením. Je-li tam Gandalf, dober si kartu osudu.
    .condition = Bilbo je na mapě.
b5a-card-fp_story_12 = Jezerní lidé s dlouhými meči
    .type = Shromáždění
    .order = Umísti 2 jednotky jezerních lidí a 1 žeton velení do armády s velením.
b5a-card-fp_story_13 = Moria! Dáin! Dáin!
    .type = Armáda
    .order = Přesuň armádu s trpaslíky až o 2 regiony; poté může zaútočit a má terénní převahu.
b5a-card-fp_story_14 = Na pochodu
    .type = Armáda
    .order = Přesuň až 2 armády, každou až o 2 regiony.
b5a-card-fp_story_15 = Znásobená síla
    .type = Shromáždění
    .order = Odeber armádě až 3 žetony poškození; poté se může přesunout a zaútočit.
b5a-card-fp_story_16 = Záchrana
    .type = Shromáždění
    .order = U jedné armády vylosuj nový žeton posil a otoč ho; poté tuto armádu zotav, úspěchem je už 4+.
b5a-card-fp_story_17 = Ryk polnic
    .type = Shromáždění
    .order = Zvol až 3 vlastní sídla; v každém otoč žeton posil, nebo do něj umísti nový.
b5a-card-fp_story_18 = Déšť šípů
    .type = Postava
    .order = Použij Lukostřelbu, zásah na 4+. Dober si kartu události.
b5a-card-fp_story_19 = Thráinův Arcikam
    .type = Postava
    .order = Přidej do zásoby modrý žeton osudu: 3 políčka a karta osudu; Stín po něm musí přestat losovat.
b5a-card-fp_story_20 = Král všech ptáků
    .type = Shromáždění
    .order = Čeká-li Pán orlů na stupnici osudu, posuň ho o 1 políčko doleva; je-li tím připraven, vstoupí do hry. Jinak přiletí do orlího hnízda 1 orel.
b5a-card-sp_story_01 = Velký děs
    .type = Shromáždění
    .order = Hoď 4 kostkami: za každý výsledek 4+ odstraň jeden žeton posil Svobodných národů.
    .condition = Stín ovládá alespoň 2 sídla.
b5a-card-sp_story_02 = Válečná tlupa
    .type = Armáda
    .order = Umísti 2 jednotky skřetů a 2 žetony velení do armády v Porobených zemích; ta se pak může přesunout nebo zaútočit.
b5a-card-sp_story_03 = Náčelníci a bojovníci
    .type = Shromáždění
    .order = Umísti po 1 žetonu velení až do 4 armád.
b5a-card-sp_story_04 = Vířící netopýři
    .type = Postava
    .order = Odstraň až 2 figurky velkých netopýrů; za každou odstraň jeden žeton velení Svobodných národů.
b5a-card-sp_story_05 = Létající šípy a divoká kopí
    .type = Armáda
    .order = Vylož na stůl. Umísti 1 jednotku skřetů do armády a 6 jednotek skřetů na tuto kartu. Libovolnou kostkou můžeš jednu z nich přemístit do armády. Kartu odlož, až na ní žádná nezbude.
b5a-card-sp_story_06 = Neklidná mysl
    .type = Postava
    .order = Vylož na stůl. Jeden generál nemůže použít svou schopnost. Hráč za Svobodné národy kartu odloží Vůlí Západu, nebo libovolnou kostkou a posunem osudu o políčko zpět.
b5a-card-sp_story_07 = Skřetí vojsko
    .type = Shromáždění
    .order = Umísti 5 jednotek skřetů do shromažďovacího regionu. Poté přesuň armádu v Porobených zemích až o 2 regiony.
b5a-card-sp_story_08 = Černý příliv
    .type = Postava
    .order = Přesuň libovolný počet armád s velením.
b5a-card-sp_story_09 = Velký skřet
    .type = Armáda
    .order = Přidej 1 jednotku velkých skřetů a 1 žeton velení armádě se skřetími průzkumníky; ta se pak může přesunout nebo zaútočit.
b5a-card-sp_story_10 = Vyjící skřeti
    .type = Armáda
    .order = Vylož na stůl. Proti armádě s velkými skřety nelze používat manévrovací schopnosti trpaslíků a jezerních lidí. Kartu odlož, když je vyřazena jednotka velkých skřetů.
b5a-card-sp_story_11 = Chvátající zástupy
    .type = Armáda
    .order = Přesuň až 2 armády, každou až o 2 regiony.
b5a-card-sp_story_12 = Nepřízeň osudu
    .type = Postava
    .order = Posuň ukazatel osudu o 1 políčko doleva. Dober si kartu události.
b5a-card-sp_story_13 = Návrat do útoku
    .type = Shromáždění
    .order = Otoč až 5 žetonů posil v Porobených zemích. Poté můžeš přesunout jednu tamní armádu.
b5a-card-sp_story_14 = Skřeti z Gundabadu
    .type = Shromáždění
    .order = Umísti 2 jednotky skřetů do armády; ta se pak může přesunout nebo zaútočit.
b5a-card-sp_story_15 = Šplhající skřeti
    .type = Armáda
    .order = Umísti 2 jednotky skřetích průzkumníků a 1 žeton velení do armády na shromaždišti skřetů nebo v horském průsmyku; ta se pak může přesunout nebo zaútočit.
b5a-card-sp_story_16 = Skřeti obrovského vzrůstu
    .type = Postava
    .order = Odstraň z Bolgovy armády jednotku velkých skřetů a získej za ni žeton stráží (nejvýše 3).
b5a-card-sp_story_17 = Stín Nekromanta
    .type = Postava
    .order = Přidej do zásoby červený žeton osudu: 0 políček; musíš po něm přestat losovat.
b5a-card-sp_story_18 = Nejrychlejší vlčí jezdci
    .type = Shromáždění
    .order = Umísti 3 jednotky vrrků a 1 žeton velení do Zřícenin Dolu nebo do přilehlého regionu.
    .condition = Stín ovládá Zříceniny Dolu.
b5a-card-sp_story_19 = Jako moře kobylek
    .type = Armáda
    .order = Odstraň až 2 figurky velkých netopýrů; za každou odstraň jeden žeton posil Svobodných národů.
b5a-card-sp_story_20 = Mizí naděje na vítězství
    .type = Shromáždění
    .order = Uštědři po 1 poškození až 3 nepoškozeným armádám Svobodných národů. Dober si kartu události.

## Fate cards

b5a-fate-fate_01 = Olbřímí velikost
    .text = Medděd: 2 žetony hněvu; v boji hází 5 kostkami.
b5a-fate-fate_02 = Zdvojený hněv
    .text = Medděd: 4 žetony hněvu.
b5a-fate-fate_03 = Burácivý hlas
    .text = Medděd: 2 žetony hněvu; kde by zasahoval na 5+, zasahuje na 4+.
b5a-fate-fate_04 = Orli letí!
    .text = Do orlího hnízda přiletí 2 orli.
b5a-fate-fate_05 = Kde jsou orli?
    .text = Čeká-li Pán orlů na stupnici osudu, posune se o 1 políčko doleva a do orlího hnízda přiletí 1 orel; jinak přiletí 2 orli.
b5a-fate-fate_06 = Orli nejsou přívětiví ptáci
    .text = Kostkou se symbolem shromáždění se orli vrátí do hnízda a předtím zaútočí na jednu armádu Stínu v horách svého teritoria, každý 4 kostkami.
b5a-fate-fate_07 = Zuřivost trpaslíků
    .text = Thorinova armáda má +2 k bojové síle a +2 k velení.
b5a-fate-fate_08 = Mocné rány
    .text = Thorinova armáda má kartu manévrování „Thorinovy mocné rány“.
b5a-fate-fate_09 = Zářivá zbroj
    .text = Poškození Thorinovy armády můžeš umístit na tuto kartu; je-li ho na ní na konci kola boje víc než 5, kartu odlož.

# Co padá u skutečného stolu.
b5a-chance-event-card = dobraná karta události
b5a-chance-story-card-free = dobraná karta příběhu Svobodných národů
b5a-chance-story-card-shadow = dobraná karta příběhu Stínu
b5a-chance-fate-card = dobraná karta osudu
b5a-chance-fate-tile = vylosovaný žeton osudu
b5a-chance-token-dwarves = žeton posil: trpaslíci a lidé
b5a-chance-token-elves = žeton posil: elfové
b5a-chance-token-shadow = žeton posil: Stín
b5a-chance-action-dice-free = akční kostky Svobodných národů
b5a-chance-action-dice-shadow = akční kostky Stínu
b5a-chance-combat-dice = bojové kostky
b5a-chance-combat-reroll = opravný velitelský hod
b5a-chance-rally-dice = kostky zotavení
b5a-chance-archery-dice = kostky lukostřelby
b5a-chance-blast-dice = kostky magického výbuchu
b5a-chance-eagle-dice = kostky útoku orlů
b5a-chance-dread-dice = kostky velkého děsu
