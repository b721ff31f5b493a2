### War of the Ring in the browser: what stands beside the map and in its windows.

wotr-board-turn = { $turn }. forduló
wotr-board-dice = Kockák: { $dice }, vezetői érték: { $leadership }
wotr-board-click-moves = Kattints a seregre, vagy húzd a céljához.
wotr-board-next-to = Szomszédos régiók: { $regions }
wotr-board-hidden = Rejtve
wotr-board-revealed = Felfedve!
wotr-board-where = Utolsó ismert pozíció: { $region }, haladás: { $progress }
wotr-board-corruption = · romlottság: { $corruption }/{ $most }
wotr-board-track = Haladás: { $progress }, romlottság: { $corruption }/{ $most }
wotr-board-hunt-empty = nincs kocka
wotr-board-pool = { $pool } jelző a készletben
wotr-board-in-pool = A készletben: { $tile }
wotr-board-politics = Politikai sáv
wotr-board-war = háború
wotr-board-nation-war = { $nation }: háborúban
wotr-board-nation-active = { $nation }: aktív, { $steps } lépésre a háborútól
wotr-board-nation-passive = { $nation }: passzív, { $steps } lépésre a háborútól
wotr-board-points-of = { $points }/{ $needed } győzelmi pont
wotr-board-hand-of = Kézben: { $hand }; karakterpakliból: { $character }, stratégiapakliból: { $strategy }
wotr-board-piles = kéz, paklik, eldobott kártyák
wotr-board-decks = { $character } + { $strategy }
wotr-board-decks-title = A karakterpakliban és a stratégiapakliban maradt kártyák
wotr-board-discards = { $count } eldobott kártya
wotr-board-discards-title = Eldobott kártyák
wotr-board-left = maradt: { $count }
wotr-board-reserves = Utánpótlás és veszteségek
wotr-board-stays = az asztalon marad
wotr-board-all-go = Mind megy
wotr-board-these-go = Ezek mennek
wotr-board-these-fall = Ezek esnek el
wotr-board-worth = { $hits } találat
wotr-board-hits-left = Találatok: { $taken }/{ $goal }
wotr-board-nobody-goes = Senki sem megy

## Battle and Hunt

wotr-board-battle = { $kind }: { $region }
wotr-board-round = { $round }. kör
wotr-board-attacks = támad
wotr-board-defends = védekezik
wotr-board-strength = Harci erő
wotr-board-leadership = Vezetői érték
wotr-board-to-hit = Találathoz kell
wotr-board-roll = Csatadobás
wotr-board-reroll = Vezérújradobás
wotr-board-extra = További támadás
wotr-board-hits = Kapott találatok
wotr-board-source-roll = csatadobás
wotr-board-source-reroll = vezérújradobás
wotr-board-source-added = kártyával
wotr-board-source-extra = további támadás
wotr-board-source-card = kártyával
wotr-board-source-taken-off = érvénytelenítve
wotr-board-source-spent = másra felhasználva
wotr-board-action-dice = Akciókockák
wotr-board-to-hunt-box =
    { $eyes ->
        [0] Nincs Szem.
       *[other] { $eyes } Szem kerül a hajszamezőbe.
    }
wotr-board-hunt-bonus =
    { $box ->
        [0] +{ $bonus } kártyával
       *[other] +{ $bonus } minden kockára, ebből { $box } a Szabad Népek hajszamezőben lévő kockáiért
    }
wotr-board-because-of-walls =
    { $walls ->
        [stronghold] erődítmény
        [city] nagyváros, első kör
       *[fortification] erőd, első kör
    }
wotr-board-scored =
    { $hits ->
        [0] nincs találat
       *[other] { $hits } találat
    }
wotr-board-walls = falak:
wotr-board-earlier = { $round }. kör, kapott találatok: Szabad Népek: { $free }, Sötétség: { $shadow }.
wotr-board-nobody-left = senki sem maradt
wotr-board-losses = Veszteségek
wotr-board-halved = { $figure } (lefokozva)
wotr-board-no-card = nincs csatakártya
wotr-board-card-down = egy kártya lefelé fordítva
wotr-board-bonus = minden kockára { $bonus }
wotr-board-over = A csata véget ért.
wotr-board-hunt-title = Hajsza a Gyűrűért
wotr-board-hunt-dice = Hajszadobás
wotr-board-hunt-needs = sikerhez kell: { $needs }
wotr-board-hunt-nothing = A hajsza sikertelen.
wotr-board-go-on = Bezárás

wotr-board-known-to = Ezt a kártyát ismeri: { $seats }.

## Three and four players

wotr-board-players = Játékosok
wotr-board-leads = vezérjátékos
wotr-board-leads-title = Ebben a fordulóban a vezérjátékos: { $seat }.
wotr-board-next = következik
wotr-board-next-title = Ennek az oldalnak a következő akciója az övé: { $seat }.
wotr-board-tally-title = { $seat }: { $points } (a megszerzett győzelmi pontok mínusz a saját nemzetek elveszített pontjai)
wotr-board-seen = ezek közül { $count } kártyát ismersz
wotr-board-used = Az előző akció ezé volt: { $what }. A következő nem lehet ugyanezé.
wotr-board-nation-of = { $about }. Irányítja: { $seat }
wotr-board-land-of = { START(NAME($seat, form: "nom")) } földje
wotr-board-captured-by = Elfoglalta: { $seat }
wotr-board-apart = Csapattársak egységei, külön seregben
wotr-board-mixed = Vegyes sereg, irányítja: { $seat }
wotr-board-commanded = Irányítja: { $seat }
wotr-board-team-won = Együtt győznek: { $seats }.
wotr-board-foremost =
    { $count ->
        [1] Egyéni győztes: { $seats }.
       *[other] Azonos eredménnyel mindketten egyéni győztesek: { $seats }.
    }
wotr-board-counts = Az egyes játékosok eredménye

## Lords of Middle-earth

wotr-board-version-secret = { $name } (a Sötétség nem látta, melyik kártya az)
wotr-board-version-seen = { $name } (a Sötétség látta ezt a kártyát)
wotr-board-version-hidden = { $name } (rejtett, hogy melyik kártya az)
wotr-board-special = Középfölde Urai
wotr-board-special-ready = { $special }-kocka: ebben a fordulóban dobnak vele
wotr-board-aside = Félretéve
wotr-board-rolled = Dobott kockák
wotr-board-special-aside = Félretéve: { $die }
wotr-board-special-gone = { $special }-kocka: kikerült a játékból
wotr-board-removes = { $die }. Az eltávolítás jele van rajta.
wotr-board-hunt-eye = { $die }, a hajszamezőben
wotr-board-ring-free = { $ring }: a Szabad Népeknél
wotr-board-ring-shadow = { $ring }: a Sötétségnél
wotr-board-ring-nobody = { $ring }: kikerült a játékból
wotr-board-tokens = Akciójelzők
wotr-board-tokens-used = Akciójelzők (egyet ebben a fordulóban már használtak)

## Támadás előtt

wotr-board-ahead-strength = { $dice } kocka, újradobás: { $leadership }, találathoz kell: { $needs }+
wotr-board-ahead-chance = 100 csatából { $percent } alkalommal semmisül meg a seregük.
wotr-board-ahead-siege = 100 rohamból { $percent } alkalommal esik el az erődítmény.
wotr-board-ahead-losses = Várhatóan kapott találatok: te { $attacker }; ők { $defender }.
wotr-board-ahead-walls = Kártyák nélkül, a csata végéig számolva. A védők visszavonulhatnak az erődítménybe.
wotr-board-ahead-bare = Kártyák nélkül, a csata végéig számolva.
wotr-board-ahead-attack = Támadás
