### The Battle of Five Armies in a terminal: headings, short forms, and what can be asked for.

## The overview

b5a-screen-title = { $turn }. forduló, { $phase }
b5a-screen-title-action = { $turn }. forduló, { $phase }. Következik: { $mover }
b5a-screen-dice = { $dice }; { $cards } kártya a kézben
b5a-screen-to-roll = { $dice } kocka vár dobásra
b5a-screen-no-dice = nincs több kocka
b5a-screen-points = { $points }/10 pont
b5a-screen-fate = Végzet
b5a-screen-fate-at = { $marker }/{ $end }; { $tiles } lapka a készletben
b5a-screen-fate-cards = végzetkártyák: { $names }
b5a-screen-waiting = vár: { $names }
b5a-screen-waits = { $name } ({ $space })
b5a-screen-generals = Hadvezérek
b5a-screen-general-active = { $name } (aktiválva)
b5a-screen-general-troubled = { $name } (zaklatott elme)
b5a-screen-general-used = ez előtt az akció előtt egyet már használtak
b5a-screen-beasts = A levegőben
b5a-screen-eagles = sasok: { $where }
b5a-screen-bats = denevérek: { $where }
b5a-screen-eyrie = Sasfészek
# So many at a place, or of a kind.
b5a-screen-so-many = { $name } ({ $count })
b5a-screen-wrath = Beorn haragja: { $count }
b5a-screen-guards = Bolg testőrei: { $count }
b5a-screen-rings = Bilbó gyűrűjelzői: { $count }
b5a-screen-concentration = Gandalf összpontosít
b5a-screen-armour = Ragyogó páncél: { $count } sérülés
b5a-screen-orcs-on-card = Röpködő nyilak és vad dárdák: { $count } ork
b5a-screen-marks = Jelzők
b5a-screen-table = Az asztalon
b5a-screen-hand = A kezedben

## The map

b5a-screen-legend = E harci erő, V vezetői érték, S sérülés; ▪ lefelé fordított utánpótlásjelzők; erőd: sérülés/védelmi érték
b5a-screen-values = E{ $strength } V{ $leadership }
b5a-screen-damaged = S{ $damage }
b5a-screen-command = { $count } vezetésjelző
b5a-screen-tokens = ▪{ $count }
b5a-screen-tokens-of = ▪{ $count } { $pool }
b5a-screen-walls = erőd { $damage }/{ $defence }
b5a-setup-damage = Sérülésjelzők
b5a-setup-command = Vezetésjelzők
b5a-setup-tokens = Utánpótlásjelző: { $pool }
b5a-setup-walls = Az erőd sérülése
b5a-screen-held = a Sötétségé
b5a-screen-open = nyitva
b5a-screen-closed = zárva
b5a-screen-empty = Itt nincs semmi.
b5a-screen-moving = Úton: { $names }
b5a-screen-boxes = A Hegy mögött

## A combat

b5a-screen-no-battle = Most nincs csata.
b5a-screen-battle-title = { $attacker ->
    [free] A Szabad Népek megtámadják
   *[shadow] A Sötétség megtámadja
} { NAME($target, form: "acc") }, { $round }. kör
b5a-screen-battle-beorn = Beorn
b5a-screen-battle-spent = felhasználva: { $cards }
b5a-screen-battle-chosen = ezt választottad: { $play }
b5a-screen-battle-waiting = már választott: { $names }

## Things

b5a-screen-region = { $territory }, { $terrain }
b5a-screen-box = mező a térkép mellett
b5a-screen-site-settlement = település
b5a-screen-site-fortification = erőd
b5a-screen-site-fortified-settlement = megerősített település
b5a-screen-site-mustering = gyülekező régió
b5a-screen-worth = { $points } pont
b5a-screen-neighbours = Szomszédai:
b5a-screen-ford = gázlón át
b5a-screen-slope-up = lejtőn felfelé
b5a-screen-slope-down = lejtőn lefelé
b5a-screen-from-pass = a hágóról
b5a-screen-place-over = itt köröz: { $territory }
b5a-screen-place-waiting = { THE($space) }. mezőn vár a végzetsávon
b5a-screen-place-entering = még nincs játékban
b5a-screen-place-out = elesett
b5a-screen-place-away = nincs a térképen
b5a-screen-place-moving = úton
b5a-screen-character = vezetői érték: { $leadership }, mozgás: { $moves }
b5a-screen-card-type = kártyatípus: { $type }
b5a-screen-card-in-combat = Csatában: { $text }
b5a-screen-card-condition = Feltétele: { $text }
b5a-screen-unit = harci erő: { $strength }, a dobozban: { $left }/{ $figures }
b5a-screen-terrain = kedvező terep: { $names }
b5a-screen-no-cards = Nincs kártya.
b5a-screen-fate-tiles = A készletben: { $tiles }
b5a-screen-pool = { $pool }: { $count } húzható jelző
b5a-screen-unflipped = még lefelé fordítva vagy a készletben: { $names }

## What can be asked for

b5a-screen-topic-map = minden régió, ahol sereg, jelző vagy karakter van
b5a-screen-topic-hand = a kártyáid a szövegükkel
b5a-screen-topic-characters = ki hol van, és mire képes
b5a-screen-topic-fate = a végzetsáv, lapkái és kártyái
b5a-screen-topic-units = figurák a dobozban és utánpótlásjelzők
b5a-screen-topic-cards = kártyák az asztalon és a felhasznált kártyák
b5a-screen-topic-combat = a folyó csata
b5a-screen-topic-status = áttekintés térkép nélkül

b5a-statistic-units-free = egységek, Szabad Népek
b5a-statistic-units-shadow = egységek, Sötétség
b5a-score-free = végzet
b5a-score-shadow = a Sötétség pontjai
b5a-report-card = Kijátszott kártyák
b5a-report-area = Elfoglalt települések
b5a-report-face = Akciókockák
b5a-report-opening = A kockák első három felhasználása
