### The Card Game: names and their forms (docs/languages.md). Forms bring the article where the name takes one: .nom = a Megye.

## Seats

lcg-seat-p1 = 1. játékos
    .nom = az 1. játékos
    .acc = az 1. játékost
    .dat = az 1. játékosnak
    .number = sg
lcg-seat-p2 = 2. játékos
    .nom = a 2. játékos
    .acc = a 2. játékost
    .dat = a 2. játékosnak
    .number = sg
lcg-seat-p3 = 3. játékos
    .nom = a 3. játékos
    .acc = a 3. játékost
    .dat = a 3. játékosnak
    .number = sg
lcg-seat-p4 = 4. játékos
    .nom = a 4. játékos
    .acc = a 4. játékost
    .dat = a 4. játékosnak
    .number = sg

## Spheres

lcg-sphere-leadership = Vezetés
    .acc = Vezetést
lcg-sphere-tactics = Harcászat
    .acc = Harcászatot
lcg-sphere-spirit = Lélek
    .acc = Lelket
lcg-sphere-lore = Tudás
    .acc = Tudást
lcg-sphere-neutral = semleges

## Types of cards

lcg-type-hero = hős
    .acc = hőst
lcg-type-ally = szövetséges
    .acc = szövetségest
lcg-type-attachment = felszerelés
    .acc = felszerelést
lcg-type-event = esemény
    .acc = eseményt
lcg-type-enemy = ellenség
    .acc = ellenséget
lcg-type-location = helyszín
    .acc = helyszínt
lcg-type-treachery = ármány
    .acc = ármányt
lcg-type-objective = cél
    .acc = célt

## Phases

lcg-phase-or-round-phase = fázis
    .acc = fázist
lcg-phase-or-round-round = forduló
    .acc = fordulót
lcg-phase-setup = Előkészítés
    .nom = az előkészítés
    .in = az előkészítésben
lcg-phase-resource = Erőforrás
    .nom = az erőforrásfázis
    .in = az erőforrásfázisban
lcg-phase-planning = Tervezés
    .nom = a tervezési fázis
    .in = a tervezési fázisban
lcg-phase-quest = Küldetés
    .nom = a küldetésfázis
    .in = a küldetésfázisban
lcg-phase-travel = Utazás
    .nom = az utazási fázis
    .in = az utazási fázisban
lcg-phase-encounter = Találkozás
    .nom = a találkozási fázis
    .in = a találkozási fázisban
lcg-phase-combat = Harc
    .nom = a harci fázis
    .in = a harci fázisban
lcg-phase-refresh = Felfrissülés
    .nom = a felfrissülési fázis
    .in = a felfrissülési fázisban

## Traits

lcg-trait-archer = Íjász
lcg-trait-armor = Páncél
lcg-trait-artifact = Ereklye
lcg-trait-beorning = Beorning
lcg-trait-condition = Állapot
lcg-trait-craftsman = Mesterember
lcg-trait-creature = Teremtmény
lcg-trait-dol-guldur = Dol Guldur
lcg-trait-dunedain = Dúnadan
lcg-trait-dungeon = Tömlöc
lcg-trait-dwarf = Törp
lcg-trait-forest = Erdő
lcg-trait-goblin = Goblin
lcg-trait-gondor = Gondor
lcg-trait-hobbit = Hobbit
lcg-trait-insect = Rovar
lcg-trait-istari = Istari
lcg-trait-item = Tárgy
lcg-trait-marshland = Mocsárvidék
lcg-trait-minstrel = Dalnok
lcg-trait-mountain = Hegy
lcg-trait-nazgul = Nazgul
lcg-trait-noble = Nemes
lcg-trait-noldor = Noldo
lcg-trait-orc = Ork
lcg-trait-ranger = Kósza
lcg-trait-riverland = Folyóvidék
lcg-trait-rohan = Rohan
lcg-trait-scout = Felderítő
lcg-trait-silvan = Erdőtünde
lcg-trait-skill = Jártasság
lcg-trait-spider = Pók
lcg-trait-steward = Helytartó
lcg-trait-stronghold = Erődítmény
lcg-trait-title = Cím
lcg-trait-trap = Csapda
lcg-trait-troll = Troll
lcg-trait-undead = Élőholt
lcg-trait-warrior = Harcos
lcg-trait-wasteland = Pusztaság
lcg-trait-weapon = Fegyver

## Heroes

lcg-card-aragorn = Aragorn
    .nom = Aragorn
    .acc = Aragornt
    .dat = Aragornnak
    .ins = Aragornnal
lcg-card-theodred = Théodred
    .nom = Théodred
    .acc = Théodredet
    .dat = Théodrednek
    .ins = Théodreddel
lcg-card-gloin = Glóin
    .nom = Glóin
    .acc = Glóint
    .dat = Glóinnak
    .ins = Glóinnal
lcg-card-gimli = Gimli
    .nom = Gimli
    .acc = Gimlit
    .dat = Gimlinek
    .ins = Gimlivel
lcg-card-legolas = Legolas
    .nom = Legolas
    .acc = Legolast
    .dat = Legolasnak
    .ins = Legolasszal
lcg-card-thalin = Thalin
    .nom = Thalin
    .acc = Thalint
    .dat = Thalinnak
    .ins = Thalinnal
lcg-card-eowyn = Éowyn
    .nom = Éowyn
    .acc = Éowynt
    .dat = Éowynnek
    .ins = Éowynnel
lcg-card-eleanor = Eleanor
    .nom = Eleanor
    .acc = Eleanort
    .dat = Eleanornak
    .ins = Eleanorral
lcg-card-dunhere = Dúnhere
    .nom = Dúnhere
    .acc = Dúnherét
    .dat = Dúnherének
    .ins = Dúnherével
lcg-card-denethor = Denethor
    .nom = Denethor
    .acc = Denethort
    .dat = Denethornak
    .ins = Denethorral
lcg-card-glorfindel = Glorfindel
    .nom = Glorfindel
    .acc = Glorfindelt
    .dat = Glorfindelnek
    .ins = Glorfindellel
lcg-card-beravor = Beravor
    .nom = Beravor
    .acc = Beravort
    .dat = Beravornak
    .ins = Beravorral
lcg-card-faramir = Faramir
    .nom = Faramir
    .acc = Faramirt
    .dat = Faramirnak
    .ins = Faramirral
lcg-card-beorn = Beorn
    .nom = Beorn
    .acc = Beornt
    .dat = Beornnak
    .ins = Beornnal
lcg-card-gandalf = Gandalf
    .nom = Gandalf
    .acc = Gandalfot
    .dat = Gandalfnak
    .ins = Gandalffal
lcg-card-quest = küldetéskártya
    .nom = küldetéskártya
    .acc = küldetéskártyát
    .dat = küldetéskártyának

## Scenarios

lcg-scenario-mirkwood = Átkelés a Bakacsinerdőn
lcg-scenario-anduin = Utazás az Anduin Mentén
lcg-scenario-dol-guldur = Szökés Dol Guldurból
