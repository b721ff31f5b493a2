### The Battle of Five Armies in the browser: what stands beside the map, in its windows and panels.

b5a-board-turn = { $turn }. forduló: { $phase }
b5a-board-mountain = Magányos Hegy
b5a-board-at-home = kedvező terep
b5a-board-damage = { $count } sérülésjelző
b5a-board-rolls = Kockák: { $dice }, vezetői érték: { $leadership }
b5a-board-tokens = { $count } lefelé fordított jelző: { $pool }
b5a-board-eagles = { $count } sas

## The column

b5a-board-fate-at = { $marker }/{ $end }
b5a-board-drawn = kihúzva
b5a-board-face-character = vezetett sereg mozgatása, karakterek mozgatása vagy játékba hozása, karakterkártya kijátszása
b5a-board-face-army = két sereg mozgatása, egy sereg mozgatása és támadás, együttes támadás, seregkártya kijátszása
b5a-board-face-muster = jelzők megfordítása, újjászervezés, sasok vagy denevérek használata, utánpótláskártya kijátszása
b5a-board-face-event = két kártya húzása vagy bármilyen kártya kijátszása
b5a-board-face-muster_army = utánpótlás- vagy seregkockának számít
b5a-board-face-will = bármelyik eredménynek számít
b5a-board-face-eye = goblinok toborzása vagy goblinsereg mozgatása
b5a-board-command-left = { $count } vezetésjelző maradt a készletben
b5a-board-characters = Karakterek
b5a-board-character = { $name }: { $state ->
    [active] aktiválva, { $where }
    [troubled] zaklatott elme, { $where }
    [ready] készen áll, játékba léphet
    [waiting] { $space ->
        [0] még nincs játékban
       *[other] { THE($space) }. mezőn vár a végzetsávon
    }
    [away] nincs a térképen
    [out] elesett
   *[here] { $where }
}{ $has ->
    [nothing] {""}
   *[things] , { $belongings }
}
b5a-board-state-active = aktív
b5a-board-state-troubled = zaklatott
b5a-board-state-ready = kész
b5a-board-state-waiting = vár
b5a-board-state-away = távol
b5a-board-state-out = elesett
b5a-board-state-here = játékban
b5a-board-cards = Kártyák
b5a-board-deck = { $count } eseménykártya a pakliban
b5a-board-hand-deck = { $hand } kártya a kézben, { $deck } történetkártya a pakliban
b5a-board-used = Felhasznált kártyák
b5a-board-used-count = { $count } felhasznált kártya
b5a-board-dropped = Lefelé fordítva eldobott kártyáid
b5a-board-dropped-count = { $count } kártyát eldobtál
b5a-board-card-kind = { $kind ->
    [story] Történet
   *[event] Esemény
} · { $die }
b5a-board-reserves = A dobozban

## Panels

b5a-board-split = Ki indul el { NAME($area, form: "from") }?
b5a-board-command = Vezetésjelzők
b5a-board-damage-goes = Velük menő sérülésjelzők
b5a-board-these-go = Ők indulnak
b5a-board-losses = Veszteségek { NAME($area, form: "in") }
b5a-board-rout-losses = { $area }: egy sérülésjelző maradhat
b5a-board-too-many = { $area }: öt egység maradhat
b5a-board-fall = { $unit }: ennyi esik el
b5a-board-damage-left = Sérülés: { $before }, utána { $after }
b5a-board-damage-kept = Megmaradó sérülésjelzők
b5a-board-more-fall = További egységeknek kell elesniük.
b5a-board-these-fall = { $count } egység elesik
b5a-board-nobody-falls = Egyik egység sem esik el
b5a-board-reroll = { $count ->
    [one] Egy sikertelen kockát újradobhatsz
   *[other] Legfeljebb { $count } sikertelen kockát újradobhatsz
}
b5a-board-reroll-how = Kattintásra a kocka kimarad, vagy újra bekerül az újradobásba.
b5a-board-die-black = fekete kocka, rajta { $value }
b5a-board-die-white = fehér kocka, rajta { $value }
b5a-board-roll-again = { $count } kocka újradobása
b5a-board-no-reroll = Nincs újradobás
b5a-board-eagles-fly = { $count ->
    [one] Hová repül a sas?
   *[other] Hová repül { THE($count) } sas?
}
b5a-board-eagles-rest = A többi ide repül: { $territory }.
b5a-board-fly = Repülés
b5a-board-event-card = eseménykártya a kezedből

## Before the last click

b5a-board-aim-via = útközben: { $area }
b5a-board-ahead-strength = { $dice } kocka, újradobás: { $leadership }, találathoz kell: { $needs }+
b5a-board-ahead-chance = 100 csatából { $percent } alkalommal semmisül meg a seregük.
b5a-board-ahead-damage = Várhatóan kapott sérülés: te { $attacker }; ők { $defender }.
b5a-board-ahead-walls = Az első { $count } sérülést az erőd fogja fel, és amíg áll, a kockáid csak hatossal találnak.
b5a-board-ahead-ford = A gázlón át a kockáid az első körben csak hatossal találnak.
b5a-board-ahead-slope = Lejtőn felfelé a kockáid az első körben csak hatossal találnak.
b5a-board-ahead-bare = Kártyák és manőverek nélkül, a csata végéig számolva.
b5a-board-ahead-combined = Csak { NAME($area, form: "adjective") } sereggel számolva; minden kör után más sereg állhat a helyére.
b5a-board-ahead-attack = Támadás
b5a-board-ahead-shots = { $dice } kocka, találathoz kell: { $needs }+, várhatóan { $hits } sérülés.

## Combat and other dice

b5a-board-fight = Csata { NAME($area, form: "in") }
b5a-board-round = { $round }. kör
b5a-board-attacks = támad
b5a-board-defends = védekezik
b5a-board-superior = Terepfölény
b5a-board-dice-in-combat = Kockák
b5a-board-leadership = Vezetői érték
b5a-board-hits-on = Találathoz kell
b5a-board-spent = felhasználva: { $card }
b5a-board-has-chosen = választott egy kártyát
b5a-board-you-chose = ezt választottad: { $card }
b5a-board-rolled = Dobás, kell: { $target } vagy több{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
b5a-board-rolled-again = Újradobás, kell: { $target } vagy több{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
b5a-board-scored = { $hits ->
    [0] nincs találat
   *[other] { $hits } találat
}
b5a-board-earlier = { $round }. kör – találatok: Szabad Népek { $free }, Sötétség { $shadow }
b5a-board-rally-dice = Újjászervezés
b5a-board-archery-dice = Íjászat
b5a-board-blast-dice = Mágikus robbanás
b5a-board-eagle-dice = A sasok támadása
b5a-board-dread-dice = Nagy rettegés
b5a-board-fate-title = Végzet
b5a-board-action-dice = Akciókockák
b5a-board-go-on = Bezárás
