### The Battle of Five Armies in a terminal: headings, short forms, and what can be asked for.

## The overview

b5a-screen-title = { $turn }. kolo, { $phase }
b5a-screen-title-action = { $turn }. kolo, { $phase }. Na tahu: { $mover }
b5a-screen-dice = { $dice }; v ruce { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
b5a-screen-to-roll = k hodu { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
b5a-screen-no-dice = žádná kostka nezbývá
b5a-screen-points = { $points } z 10 vítězných bodů
b5a-screen-fate = Osud
b5a-screen-fate-at = na políčku { $marker }/{ $end }; v zásobě { $tiles ->
    [one] 1 žeton
    [few] { $tiles } žetony
   *[other] { $tiles } žetonů
}
b5a-screen-fate-cards = karty osudu: { $names }
b5a-screen-waiting = čeká: { $names }
b5a-screen-waits = { $name } ({ $space })
b5a-screen-generals = Generálové
b5a-screen-general-active = { $name } (aktivován)
b5a-screen-general-troubled = { $name } (neklidná mysl)
b5a-screen-general-used = jedna schopnost už byla před touto akcí použita
b5a-screen-beasts = Ve vzduchu
b5a-screen-eagles = orli: { $where }
b5a-screen-bats = netopýři: { $where }
b5a-screen-eyrie = orlí hnízdo
# So many at a place, or of a kind.
b5a-screen-so-many = { $count }× { $name }
b5a-screen-wrath = Meddědův hněv { $count }
b5a-screen-guards = { $count ->
    [one] 1 žeton Bolgových stráží
    [few] { $count } žetony Bolgových stráží
   *[other] { $count } žetonů Bolgových stráží
}
b5a-screen-rings = { $count ->
    [one] 1 Bilbův žeton Prstenu
    [few] { $count } Bilbovy žetony Prstenu
   *[other] { $count } Bilbových žetonů Prstenu
}
b5a-screen-concentration = Gandalf se soustředí
b5a-screen-armour = { $count } poškození na Zářivé zbroji
b5a-screen-orcs-on-card = { $count ->
    [one] 1 jednotka skřetů
    [few] { $count } jednotky skřetů
   *[other] { $count } jednotek skřetů
} na kartě „Létající šípy a divoká kopí“
b5a-screen-marks = Žetony
b5a-screen-table = Na stole
b5a-screen-hand = V ruce

## The map

b5a-screen-legend = S bojová síla, V velení, P poškození; ▪ neodhalené žetony posil; opevnění: poškození/hodnota obrany
b5a-screen-values = S{ $strength } V{ $leadership }
b5a-screen-damaged = P{ $damage }
b5a-screen-command = { $count ->
    [one] 1 žeton velení
    [few] { $count } žetony velení
   *[other] { $count } žetonů velení
}
b5a-screen-tokens = ▪{ $count }
b5a-screen-tokens-of = ▪{ $count } { $pool }
b5a-screen-walls = opevnění { $damage }/{ $defence }
b5a-setup-damage = Žetony poškození
b5a-setup-command = Žetony velení
b5a-setup-tokens = Žeton posil: { $pool }
b5a-setup-walls = Poškození opevnění
b5a-screen-held = ovládá Stín
b5a-screen-open = otevřeno
b5a-screen-closed = uzavřeno
b5a-screen-empty = Nic tam není.
b5a-screen-moving = Přesouvá se: { $names }
b5a-screen-boxes = Za horou

## A combat

b5a-screen-no-battle = Teď se nebojuje.
b5a-screen-battle-title = { $attacker ->
    [free] Svobodné národy útočí
   *[shadow] Stín útočí
} na { NAME($target, form: "acc") }, { $round ->
    [0] před 1. kolem boje
   *[other] { $round }. kolo boje
}
b5a-screen-battle-beorn = Medděd
b5a-screen-battle-spent = použito: { $cards }
b5a-screen-battle-chosen = vaše volba: { $play }
b5a-screen-battle-waiting = kartu už má zvolenou: { $names }

## Things

b5a-screen-region = { $territory }, { $terrain }
b5a-screen-box = pole vedle mapy
b5a-screen-site-settlement = sídlo
b5a-screen-site-fortification = opevnění
b5a-screen-site-fortified-settlement = opevněné sídlo
b5a-screen-site-mustering = shromažďovací region
b5a-screen-worth = { $points ->
    [one] 1 vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}
b5a-screen-neighbours = Přilehlé regiony:
b5a-screen-ford = přes brod
b5a-screen-slope-up = do svahu
b5a-screen-slope-down = ze svahu
b5a-screen-from-pass = z průsmyku
b5a-screen-place-over = nad { NAME($territory, form: "ins") }
b5a-screen-place-waiting = čeká na políčku osudu { $space }
b5a-screen-place-entering = zatím není ve hře
b5a-screen-place-out = vyřazen
b5a-screen-place-away = mimo mapu
b5a-screen-place-moving = na cestě
b5a-screen-character = velení { $leadership }, pohyb { $moves }
b5a-screen-card-type = typ karty: { $type }
b5a-screen-card-in-combat = V boji: { $text }
b5a-screen-card-condition = Podmínka: { $text }
b5a-screen-unit = bojová síla { $strength }, v krabici { $left }/{ $figures }
b5a-screen-terrain = vyhovující terén: { $names }
b5a-screen-no-cards = Žádné karty.
b5a-screen-fate-tiles = V zásobě: { $tiles }
b5a-screen-pool = žetony posil { NAME($pool, form: "gen") } k vylosování: { $count }
b5a-screen-unflipped = dosud neotočené: { $names }

## What can be asked for

b5a-screen-topic-map = všechny regiony s armádami, žetony nebo postavami
b5a-screen-topic-hand = vaše karty i s texty
b5a-screen-topic-characters = kde kdo je a co umí
b5a-screen-topic-fate = stupnice osudu, její žetony a karty
b5a-screen-topic-units = figurky v krabici a žetony posil
b5a-screen-topic-cards = karty na stole a použité karty
b5a-screen-topic-combat = právě probíhající boj
b5a-screen-topic-status = přehled bez mapy

b5a-statistic-units-free = zbylé jednotky Svobodných národů
b5a-statistic-units-shadow = zbylé jednotky Stínu
b5a-score-free = osud
b5a-score-shadow = body Stínu
b5a-report-card = Zahrané karty
b5a-report-area = Ovládnutá sídla
b5a-report-face = Akční kostky
b5a-report-opening = První tři použití kostky
