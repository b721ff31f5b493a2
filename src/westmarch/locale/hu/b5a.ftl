### The Battle of Five Armies: the game, its prompts, its log, its reasons. Names, seats too, are in b5a-names.ftl.

b5a-name = Az Öt Sereg Csatája
    .text = A Sötétség a Magányos Hegy előtti völgyre tör; a tündék, a törpök és az emberek kitartanak, amíg segítség nem érkezik.
b5a-phase-recovery = Visszaszerzés
b5a-phase-generals = Hadvezérek aktiválása
b5a-phase-fate = Végzet
b5a-phase-command = A Sötétség vezetése
b5a-phase-roll = Akciódobás
b5a-phase-action = Akciók
b5a-phase-end = A forduló vége

## How a match ends

b5a-result-bolg = Bolg halott: a Szabad Népek győznek.
    .short = Bolg halott
b5a-result-beorn = Beorn megérkezett, amikor a Sötétségnek hatnál kevesebb pontja volt: a Szabad Népek győznek.
    .short = Beorn időben megérkezett
b5a-result-fate = A végzetjelző elérte az utolsó mezőt: a Szabad Népek győznek.
    .short = beteljesedett a végzet
b5a-result-points = A Sötétségnek a forduló végén 10 pontja van: a Sötétség győz.
    .short = 10 pont a forduló végén
b5a-result-front-gate = A Sötétségnek 10 pontja van, és övé a Főkapu: a Sötétség azonnal győz.
    .short = 10 pont és a Főkapu

## What is asked

b5a-activate = Aktiválsz egy hadvezért? Mindegyik egy vezetésjelzőt ad, a Sötétség viszont eggyel több végzetlapkát húzhat.
    .done = senki más
b5a-command-to =
    Melyik sereg kapja { $most ->
        [1] a vezetésjelzőt?
       *[other] a következő vezetésjelzőt ({ $number }/{ $most })?
    }
b5a-fate = Végzetlapka: { $tile }. Megtartod, vagy félreteszed, és újat húzol (még { $left } húzás)?
    .draw = Újabb húzás
b5a-how-many-bats = { START(THE($total)) } figurádból mennyi legyen óriásdenevér? A többi vezetésjelző.
b5a-bats-to = Hová kerül a következő óriásdenevér ({ $number }/{ $most })?
b5a-lucky = Szerencseszám: újradobsz egy akciókockát?
b5a-discard = Túl sok kártyád van: dobj el { $excess } kártyát.
b5a-action = Válassz egy akciókockát.
b5a-use = { $nothing-id ->
    [true] { START(NAME($face, form: "ins")) } most semmit sem tehetsz. Így is eldobod?
   *[false] Mire használod fel { NAME($face, form: "acc") }?
}
b5a-move-from = { $most ->
    [one] Melyik sereg mozog?
   *[other] Melyik sereg mozog ({ $number }. sereg, legfeljebb { $most })?
}
    .done = nincs több sereg
b5a-move-to = Hová vonul { NAME($area, form: "adjective") } sereg?
    .done = marad, ahol van
b5a-move-on = A sereg { NAME($origin, form: "from") } indult, most { NAME($area, form: "in") } áll. Továbbvonul?
    .done = marad, ahol van
b5a-split-to = Hová vonul a leváló rész { NAME($area, form: "from") }?
b5a-split-units = { $going ->
    [0] Hány egység { NAME($unit, form: "sg") } indul el?
   *[other] Hány egység { NAME($unit, form: "sg") } indul el (eddig { $going } egység indul)?
}
b5a-split-character = Velük tart { NAME($who, form: "nom") } is?
b5a-split-command = Hány vezetésjelző megy velük?
b5a-split-damage = Hány sérülésjelző megy { THE($going) } induló egységgel ({ $staying } egység marad)?
b5a-attack-from = Melyik sereg mozog vagy támad?
    .done = nincs több sereg
b5a-strike = Kit támad meg { NAME($area, form: "adjective") } sereg?
    .done = nem támad
b5a-combined = Melyik sereget támadod meg egyszerre több seregeddel?
    .done = nem támad
b5a-army = Melyik sereged támadja ebben a körben { NAME($target, form: "acc") }?
b5a-excess = { $area }: ötnél több egység. Távolíts el { $excess } egységet.
b5a-casualties = { $forced-id ->
    [true] { $area }: { $damage } sérülés. Egy egységet el kell távolítanod.
   *[false] { $area }: { $damage } sérülés. Eltávolítasz egy egységet?
}
    .done = egyiket sem
b5a-heal = Hány sérülésjelzőt veszel le { NAME($area, form: "adjective") } seregről?
b5a-bolg-flip = Megjött Bolg: hol fordítod meg a következő jelzőt ({ $number }/{ $most })?
b5a-flip = Hol fordítasz meg egy jelzőt ({ $number }. jelző, legfeljebb { $most })?
    .done = nincs több jelző
b5a-which-token = Melyik jelzőt választod { NAME($area, form: "in") }?
b5a-which-pool = { $area }: melyik csoportból húzod az új jelzőt?
b5a-substitute = { $area }: elfogyott a figura ({ $unit }). A csoport melyik másik egységét teszed le helyette?
b5a-rally = Melyik sereget szervezed újjá ({ $number }. sereg, legfeljebb { $most })?
    .done = nincs több sereg
b5a-reroll = Újradobod a sikertelen kockákat? Sikertelen: { $black } fekete és { $white } fehér. Vezetői érték: { $leadership }.
b5a-manoeuvre = { $round }. kör: válassz titokban egy kártyát.
b5a-determined = Eltökélt támadás: melyik manővert választod?
b5a-no-quarter = Nincs kegyelem: elszenvedsz { NAME($area, form: "in") } 1 sérülést, hogy +1 járjon a kockáidra?
b5a-use-manoeuvre = Végrehajtod a manővert ({ $manoeuvre })?
b5a-fell-race = Elvetemült faj { NAME($area, form: "in") }: két további sérülés, vagy áldozatot hozol?
b5a-captain = Hadak kapitánya { NAME($area, form: "in") }: kit vagy mit áldozol fel két sérülésjelzőért?
b5a-bodyguard = { $damage ->
    [one] Testőrség: érvényteleníted az 1 sérülést { NAME($area, form: "in") }?
   *[other] Testőrség: érvényteleníted mind { THE($damage) } sérülést { NAME($area, form: "in") }?
}
b5a-escape = { $damage ->
    [one] Bilbó észrevétlenül eltűnik, és leveszi a sérülésjelzőt { NAME($area, form: "adjective") } seregről?
    [2] Bilbó észrevétlenül eltűnik, és levesz legfeljebb két sérülésjelzőt { NAME($area, form: "adjective") } seregről?
   *[other] Bilbó észrevétlenül eltűnik, és { THE($damage) } sérülésjelzőből legfeljebb kettőt levesz { NAME($area, form: "adjective") } seregről?
}
b5a-armour = Ragyogó páncél ({ $on_card } van rajta): { THE($damage) } sérülésből mennyit fog fel?
b5a-press = { $area }: folytatod a támadást?
b5a-stand = Helytáll a sereged { NAME($area, form: "in") }?
b5a-retreat-to = Hová vonul vissza { NAME($area, form: "adjective") } sereg?
b5a-drive-to = { START(NAME($area, form: "adjective")) } sereg nem tud biztonságos helyre visszavonulni: hová űzöd?
b5a-advance = Előrenyomulsz { NAME($area, form: "to") }?
b5a-advance-army = Melyik sereg nyomul előre { NAME($area, form: "to") }?
    .done = egyik sem
b5a-enter-at = Hol lép játékba { NAME($who, form: "nom") }?
b5a-walk = Melyik karakter mozog?
    .done = senki más
b5a-walk-to = Hová megy { NAME($who, form: "nom") }?
    .done = marad, ahol van
b5a-ring-to = Hová megy Bilbó?
b5a-beorn = Beorn { NAME($area, form: "in") }: mozog (még { $left } régiónyit) vagy támad?
    .done = marad, ahol van
b5a-archery = Íjászat: melyik seregre lőnek?
b5a-blast = Mágikus robbanás: melyik seregre sújt le?
    .concentrate = összpontosítás: legközelebb 3 kocka helyett 5
b5a-lay-token = Hová teszel le egy jelzőt?
b5a-flip-dwarves = { $who }: hol fordítod meg a törpök és emberek egyik jelzőjét?
b5a-eagles = A Sasok Ura: újabb sast hív, vagy mind repülnek?
b5a-eagles-to = Hány sas repül { NAME($territory, form: "to") }?
b5a-lord-with = Melyik sasokkal repül a Sasok Ura?
b5a-eagle-target = Melyik sereget támadják meg a sasok?
b5a-eagle-count = Hány sas támadja meg { NAME($area, form: "adjective") } sereget?
b5a-swarm = Denevérek: melyik sereg mozog?
b5a-reinforce = Melyik sereg kap erősítést?
b5a-heal-army = Melyik seregről veszel le sérülésjelzőket?
b5a-draw-token = Melyik településen húzol és fordítasz meg egy jelzőt ({ $number }. jelző, legfeljebb { $most })?
    .done = nincs több jelző
b5a-trumpets = Melyik településen fordítasz meg vagy teszel le egy jelzőt ({ $number }. település, legfeljebb { $most })?
    .done = nincs több település
b5a-flip-or-lay = { $area }: megfordítasz egy jelzőt, vagy leteszel egy újat?
b5a-place-at = Hová kerülnek az egységek?
b5a-dismay = Rémület: a Sötétség melyik seregét éri?
b5a-not-lost = Melyik hadvezér tér vissza?
b5a-repair = Melyik erődöt javítod ki?
b5a-repair-count = Hány sérülést javítasz ki { NAME($area, form: "in") }?
b5a-bat-away = Leveszel egy óriásdenevért?
    .done = nem
b5a-lose-command = A Szabad Népek melyik serege veszít el egy vezetésjelzőt?
b5a-lose-token = Hol veszítenek el egy utánpótlásjelzőt a Szabad Népek?
b5a-trouble = Melyik hadvezért sújtja a zaklatott elme?
b5a-huge-size = Testőrré teszel egy egység nagy orkot { NAME($area, form: "in") }?
b5a-vanish = Melyik sértetlen sereg kap 1 sérülést ({ $number }. sereg, legfeljebb { $most })?
    .done = nincs több sereg

## What happened

b5a-turn = { $turn }. forduló.
b5a-drew = { $side-id ->
    [free] A Szabad Népek húznak
   *[shadow] A Sötétség húz
} { $what-id ->
    [event] egy eseménykártyát.
   *[story] egy történetkártyát.
}
b5a-drew-card = Új kártyád: „{ $card }”.
b5a-discarded = { $side-id ->
    [free] A Szabad Népek eldobnak
   *[shadow] A Sötétség eldob
} { $what-id ->
    [event] egy eseménykártyát.
   *[story] egy történetkártyát.
}
b5a-discarded-card = Eldobott kártyád: „{ $card }”.
b5a-event-deck-renewed = Elfogyott az eseménypakli; az összes felhasznált és eldobott kártyából új pakli készül: { $count } kártya.
b5a-activated = Aktivált hadvezér: { $who }.
b5a-command = { START(NAME($area, form: "adjective")) } sereg { $count } vezetésjelzőt kap (összesen { $total }).
b5a-command-lost = { START(NAME($area, form: "adjective")) } sereg elveszít { $count } vezetésjelzőt.
b5a-tile-drawn = A Sötétség végzetlapkát húz: { $tile }.
b5a-tile-aside = A Sötétség félreteszi a lapkát, és újat húz.
b5a-tile-used = Az utolsó lapka számít: { $tile }.
b5a-tile-added = Új lapka kerül a készletbe: { $tile }.
b5a-fate-moved = { $spaces ->
    [0] A végzetjelző a helyén marad: { $marker }.
    [one] A végzetjelző { $back-id ->
        [true] 1 mezőt visszalép
       *[false] 1 mezőt előrelép
    }, új helye: { $marker }.
   *[other] A végzetjelző { $spaces } mezőt előrelép, új helye: { $marker }.
}
b5a-figure-shifted = { START(NAME($who, form: "nom")) } mostantól { THE($space) }. mezőn vár.
b5a-fate-card = Végzetkártya: „{ $fate }”.
b5a-bats = Óriásdenevérek gyülekeznek: { $where }.
b5a-bats-left = { $area-id ->
    [none] Egy óriásdenevér elhagyja { NAME($territory, form: "acc") }, ahogy a kártya előírja.
   *[other] Egy óriásdenevér elhagyja { NAME($territory, form: "acc") }, ezért { NAME($area, form: "adjective") } sereg mozoghat.
}
b5a-action-dice = { $side-id ->
    [free] A Szabad Népek akciódobása
   *[shadow] A Sötétség akciódobása
}: { $faces }.
b5a-lucky-roll = Szerencseszám: { NAME($rolled, form: "acc") } újradobják, az új eredmény: { $face }.
b5a-passed = { $side-id ->
    [free] A Szabad Népek passzolnak.
   *[shadow] A Sötétség passzol.
}
b5a-die = { $side-id ->
    [free] A Szabad Népek kockát választanak
   *[shadow] A Sötétség kockát választ
}: { $face }.
b5a-die-wasted = { START(NAME($face, form: "acc")) } felhasználás nélkül eldobják.
b5a-die-lost = A Sötétség elveszít egy kockát: { $face }.
b5a-used = { $side-id ->
    [free] A Szabad Népek akciója
   *[shadow] A Sötétség akciója
} – { $use }.
b5a-general = { START(NAME($who, form: "nom")) } használja a képességét.
b5a-card-played = { $side-id ->
    [free] A Szabad Népek kijátsszák
   *[shadow] A Sötétség kijátssza
}: „{ $card }”.
b5a-card-off-table = Lekerül az asztalról: „{ $card }”.
b5a-moved = { $path-count ->
    [one] { START(NAME($origin, form: "from")) } { NAME($path, form: "to") } vonul
   *[other] { START(NAME($origin, form: "from")) } ezen az úton vonul: { $path }. A sereg
}: { $units }{ $who-count ->
    [0] {""}
   *[other] , velük { $who }
}.
b5a-tokens-lost = { START(NAME($area, form: "in")) } { $side-id ->
    [free] a Szabad Népek elveszítenek
   *[shadow] a Sötétség elveszít
} { $count } lefelé fordított utánpótlásjelzőt{ $by-id ->
    [card] .
   *[enemy] : megérkezett az ellenség.
}
b5a-conquered = A Sötétség elfoglalja { NAME($area, form: "acc") }, most { $points } pontja van.
b5a-freed = A Szabad Népek visszafoglalják { NAME($area, form: "acc") }; a Sötétségnek most { $points } pontja van.
b5a-placed = Utánpótlás { NAME($area, form: "in") }: { NAME($unit, $count) }.
b5a-pass-opened = Megnyílik { NAME($area, form: "nom") }.
b5a-token-laid = { $pool-id ->
    [dwarves] A törpök és emberek egy jelzője
    [elves] A tündék egy jelzője
   *[shadow] A Sötétség egy jelzője
} { NAME($area, form: "to") } kerül.
b5a-token-flipped = { START(NAME($area, form: "in")) } megfordul { $pool-id ->
    [dwarves] a törpök és emberek egy jelzője
    [elves] a tündék egy jelzője
   *[shadow] a Sötétség egy jelzője
}: { $recruit }.
b5a-rolled = { $roll-id ->
    [rally-dice] Újjászervezés { NAME($area, form: "in") }
    [archery-dice] Íjászat { NAME($area, form: "adjective") } sereg ellen
    [blast-dice] Mágikus robbanás { NAME($area, form: "adjective") } sereg ellen
    [eagle-dice] Egy sas megtámadja { NAME($area, form: "adjective") } sereget
   *[dread-dice] Nagy rettegés
}: a dobás { $dice } (kell: { $target } vagy több), { $hits ->
    [0] nincs siker
   *[other] { $hits } siker
}.
b5a-rerolled = { $roll-id ->
    [rally-dice] Újjászervezés { NAME($area, form: "in") }
    [archery-dice] Íjászat { NAME($area, form: "adjective") } sereg ellen
    [blast-dice] Mágikus robbanás { NAME($area, form: "adjective") } sereg ellen
    [eagle-dice] Egy sas megtámadja { NAME($area, form: "adjective") } sereget
   *[dread-dice] Nagy rettegés
}: az újradobás { $dice }; { $hits ->
    [0] nincs újabb siker
   *[other] { $hits } újabb siker
}.
b5a-rallied = { $count ->
    [0] { START(NAME($area, form: "adjective")) } sereg újjászervezése nem jár sikerrel.
   *[other] { START(NAME($area, form: "adjective")) } sereg újjászerveződik: lekerül róla { $count } sérülésjelző, { $left ->
        [0] egy sem marad.
       *[other] marad { $left }.
    }
}
b5a-lost = { START(NAME($area, form: "adjective")) } sereg elveszít { NAME($unit, 1, form: "acc") }.
b5a-destroyed = { START(NAME($area, form: "adjective")) } sereg megsemmisül.
b5a-eliminated = { START(NAME($who, form: "nom")) } elesik.
b5a-healed = { $area }: lekerül { $count } sérülésjelző, { $left ->
    [0] egy sem marad.
   *[other] marad { $left }.
}
b5a-damage = { START(NAME($area, form: "adjective")) } sereg { $count } sérülést kap (összesen { $total }).
b5a-walls-hit = Az erőd ({ $area }) { $count } sérülést kap; { $left ->
    [0] többet nem bír ki.
   *[other] az áttörésig még { $left } kell.
}
b5a-breached = Áttörték az erődöt: { $area }.
b5a-repaired = { $area }: az erődön kijavítanak { $count } sérülést.
b5a-wrath = Beorn { $count } haragjelzőt kap, összesen { $total } van nála.
b5a-wrath-lost = Beorn { $count } haragjelzőt veszít, { $left ->
    [0] egy sem marad.
   *[other] marad { $left }.
}
b5a-guards = Bolgnak { $total } testőre van.
b5a-bodyguard-used = Egy testőr meghal Bolgért: { $damage } sérülés érvénytelen.
b5a-bodyguard-holds = A testőr ugyanebben a körben további { $damage } sérülést felfog.
b5a-armour-used = A Ragyogó páncél { $count } sérülést fog fel ({ $on_card } van rajta).
b5a-armour-broken = A Ragyogó páncél szétreped.
b5a-escaped = Bilbó eltűnik { NAME($area, form: "from") } ({ $rings ->
    [0] nem marad gyűrűjelzője
   *[other] { $rings } gyűrűjelzője marad
}).
b5a-ring-used = Bilbó felhúzza a gyűrűt, és { NAME($area, form: "in") } bukkan fel ({ $rings ->
    [0] nem marad gyűrűjelzője
   *[other] { $rings } gyűrűjelzője marad
}).
b5a-entered = { $area-id ->
    [eagles_eyrie] { START(NAME($who, form: "nom")) } megérkezik a Sasfészekbe: a sasok mostantól használhatók.
   *[other] { START(NAME($who, form: "nom")) } játékba lép { NAME($area, form: "in") }.
}
b5a-walked = { START(NAME($who, form: "nom")) } { NAME($origin, form: "from") } { NAME($area, form: "to") } megy.
b5a-beorn-moved = Beorn { NAME($origin, form: "from") } { NAME($area, form: "to") } megy.
b5a-concentrated = Gandalf összpontosít.
b5a-eagles-called = { $count ->
    [one] Egy sas
   *[other] { $count } sas
} érkezik a Sasfészekbe.
b5a-eagles-flew = A sasok kirepülnek: { $where }. A Sasok Ura itt köröz: { $lord }.
b5a-eagles-struck = { $count ->
    [one] Egy sas hazarepül, és útközben támad: { $armies }.
   *[other] { $count } sas hazarepül, és útközben támad: { $armies }.
}
b5a-shots = Íjászok és tóvárosiak { NAME($armies, form: "from") } lövik { NAME($target, form: "adjective") } sereget: { $count } kocka.
b5a-blasted = { $focused-id ->
    [true] Gandalf { NAME($origin, form: "from") }, összpontosítását felhasználva lesújt
   *[false] Gandalf { NAME($origin, form: "from") } lesújt
} { NAME($target, form: "adjective") } seregre: { $count } kocka.
b5a-troubled = Zaklatott elme: { $who }.
b5a-attack = { $side-id ->
    [free] A Szabad Népek { NAME($armies, form: "from") } megtámadják
   *[shadow] A Sötétség { NAME($armies, form: "from") } megtámadja
} { NAME($target, form: "acc") }.
b5a-terrain = { $by_card-id ->
    [true] { START(NAME($area, form: "in")) } egy kártya révén { $side-id ->
        [free] a Szabad Népeké
       *[shadow] a Sötétségé
    } a terepfölény.
   *[false] { START(NAME($area, form: "in")) } { $side-id ->
        [free] a Szabad Népeké
       *[shadow] a Sötétségé
    } a terepfölény: a terep ({ $terrain }) { $own } egységnek kedvez, az ellenfélnél { $other ->
        [0] egynek sem.
       *[other] { $other } egységnek.
    }
}
b5a-round = { $number }. csatakör: { $area }.
b5a-revealed = { $side-id ->
    [free] A Szabad Népek felfedik
   *[shadow] A Sötétség felfedi
}: „{ $play }”.
b5a-combat-roll = { $side-id ->
    [free] A Szabad Népek dobása
   *[shadow] A Sötétség dobása
}: { $dice }{ $black ->
    [0] {""}
    [one] {""}, az első kocka fekete
   *[other] {""}, az első { $black } kocka fekete
} (találathoz kell: { $target } vagy több{ $bonus ->
    [0] {""}
   *[other] {""}, módosító: +{ $bonus }
}{ $modifiers-count ->
    [0] {""}
   *[other] {""}; { $modifiers }
}): { $hits ->
    [0] nincs találat
   *[other] { $hits } találat
}.
b5a-combat-reroll = { $side-id ->
    [free] A Szabad Népek újradobása
   *[shadow] A Sötétség újradobása
}: { $dice }, vezetői érték: { $leadership } (találathoz kell: { $target } vagy több{ $bonus ->
    [0] {""}
   *[other] {""}, módosító: +{ $bonus }
}): { $hits ->
    [0] nincs újabb találat
   *[other] { $hits } újabb találat
}.
b5a-overmastered = Lehengerelve: { $side-id ->
    [free] a Szabad Népek nem dobhatnak újra.
   *[shadow] a Sötétség nem dobhat újra.
}
b5a-no-quarter-paid = Nincs kegyelem: { NAME($area, form: "adjective") } sereg 1 sérülést szenved el, kockáira +1 jár.
b5a-manoeuvred = { $side-id ->
    [free] A Szabad Népek manővere
   *[shadow] A Sötétség manővere
}: „{ $manoeuvre }”.
b5a-dealt = { $area }: { $hits } találat{ $more ->
    [0] {""}
   *[other] {""}, manőverekből még { $more }
}{ $less ->
    [0] {""}
   *[other] {""}, ebből érvénytelen { $less }
}; összesen { $total } sérülés.
b5a-vampires = Feláldoznak egy óriásdenevért ({ $territory }): 1 további sérülés ({ $left ->
    [0] ott egy sem marad
   *[other] ott { $left } marad
}).
b5a-combat-won = { $side-id ->
    [free] A Szabad Népek megnyerik
   *[shadow] A Sötétség megnyeri
} a csatát { NAME($area, form: "in") }.
b5a-fight-over = A csata { NAME($area, form: "in") } { $rounds } kör után véget ért.
b5a-combat-over = { $why-id ->
    [fog] Sűrű köd vet véget a csatának { NAME($area, form: "in") }.
    [attacker] Csata { NAME($area, form: "in") }: a támadók megsemmisülnek.
    [both] Csata { NAME($area, form: "in") }: mindkét sereg megsemmisül, a régió a védőé marad.
   *[ceased] Csata { NAME($area, form: "in") }: { $side-id ->
        [free] a Szabad Népek abbahagyják
       *[shadow] a Sötétség abbahagyja
    } a támadást.
}
b5a-routed = { START(NAME($area, form: "adjective")) } sereg szétszóródik: addig veszít egységeket, amíg legfeljebb egy sérülésjelzője marad.
b5a-driven = { START(NAME($origin, form: "adjective")) } sereg nem tud biztonságos helyre visszavonulni: { NAME($area, form: "to") } űzik, és 1 sérülést kap.
b5a-retreated = { START(NAME($origin, form: "adjective")) } sereg visszavonul { NAME($area, form: "to") }.
b5a-advanced = { $side-id ->
    [free] A Szabad Népek előrenyomulnak
   *[shadow] A Sötétség előrenyomul
} { NAME($origin, form: "from") } { NAME($area, form: "to") }.

## Why not

b5a-why-active-already = { START(NAME($who, form: "nom")) } már aktiválva van.
b5a-why-already-moved = { START(NAME($area, form: "adjective")) } egységek már mozogtak.
b5a-why-bats-limit = Hat óriásdenevér van, és az óriásdenevérek és vezetésjelzők száma együtt annyi, ahány kockád van: legfeljebb { $high }.
b5a-why-beorn-alone = Beorn soha nem lehet egy régióban egységekkel, { NAME($area, form: "in") } pedig vannak.
b5a-why-beorn-there = { START(NAME($area, form: "in")) } Beorn van; oda nem kerülhetnek egységek.
b5a-why-bolg-waits = Bolg csak akkor érkezik, ha a Sötétségnek van serege a Völgyben.
b5a-why-box-one-way = { START(NAME($origin, form: "from")) } csak előre vezet út.
b5a-why-card-other-army = A kártya nem { NAME($area, form: "adjective") } seregről szól.
b5a-why-card-other-region = A kártya { NAME($area, form: "to") } nem tesz egységeket.
b5a-why-character-moved = { START(NAME($who, form: "nom")) } ebben az akcióban már mozgott.
b5a-why-charge-no-retreat = Tünderoham: az első kör végén nem lehet visszavonulni.
b5a-why-choose-die = Előbb válassz egy akciókockát.
b5a-why-chosen-already = { START(NAME($area, form: "acc")) } már kiválasztottad.
b5a-why-command-there = Minden vezetésjelző más seregbe kerül; { NAME($area, form: "adjective") } sereg már kapott egyet.
b5a-why-concentrated = Gandalf már összpontosított.
b5a-why-damage-split = A sereg egyik részében sem lehet több sérülésjelző, mint egység: legalább { $low }, legfeljebb { $high } mehet velük.
b5a-why-die-chosen = Már választottál kockát: használd fel, vagy dobd el.
b5a-why-eagles-there-already = Minden sas más sereget támad meg; { NAME($area, form: "adjective") } sereget már támadja egy.
b5a-why-eliminated = { START(NAME($who, form: "nom")) } kikerült a játékból.
b5a-why-enemy-army = { START(NAME($area, form: "in")) } ellenséges sereg áll.
b5a-why-enemy-control = Az ellenség birtokolja { NAME($area, form: "acc") }.
b5a-why-entry-held = { START(NAME($who, form: "nom")) } { NAME($area, form: "in") } lép játékba, de ott az ellenség az úr.
b5a-why-fate-at-zero = A végzetjelző a 0 mezőről nem léphet vissza.
b5a-why-flip-elsewhere = { START(NAME($area, form: "in")) } most nem fordíthatsz meg jelzőt.
b5a-why-flipped-here = { START(NAME($area, form: "in")) } ebben az akcióban már megfordítottál egy jelzőt.
b5a-why-free-only = Csak a Szabad Népeknek vannak hadvezéreik.
b5a-why-general-before-die = A hadvezér képességét a kocka kiválasztása előtt kell használni.
b5a-why-general-used = Ez előtt az akció előtt már használtad egy hadvezér képességét.
b5a-why-has-damage = { START(NAME($area, form: "adjective")) } seregnek már van sérülése.
b5a-why-in-play-already = { START(NAME($who, form: "nom")) } már játékban van.
b5a-why-lacks-unit = { START(NAME($area, form: "adjective")) } seregben nincs ilyen egység: { $unit }.
b5a-why-laid-here = A jelzők különböző régiókba kerülnek; { NAME($area, form: "to") } már került egy.
b5a-why-leadership-goes = Az induló résszel vezetésjelzőnek vagy vezető karakternek is mennie kell.
b5a-why-lord-not-in-play = A Sasok Ura nincs játékban.
b5a-why-manoeuvre-not-held = Ez a kártya ebben a csatában nincs a kezedben.
b5a-why-manoeuvre-spent = Ezt a kártyát már felhasználtad; az Átcsoportosítás hozza vissza.
b5a-why-must-lose = Most egységeket kell eltávolítanod.
b5a-why-needs-dale = Ehhez a Sötétségnek birtokolnia kell Suhatag Romjait.
b5a-why-needs-ravenhill = Ehhez a Szabad Népeknek birtokolniuk kell a Hollóhegyet.
b5a-why-needs-regroup = Ha ebben a körben nem játszottad ki az Átcsoportosítás kártyát, a sereg nem vonulhat vissza, csak szétszóródhat.
b5a-why-needs-two-settlements = Ehhez a Sötétségnek két települést kell birtokolnia.
b5a-why-needs-two-sites = Ehhez a Sötétségnek két települést vagy erődöt kell birtokolnia.
b5a-why-no-army = { START(NAME($area, form: "in")) } nincs sereged.
b5a-why-no-bats = A térképen nincsenek óriásdenevérek.
b5a-why-no-bats-army = Az óriásdenevérek egyik területén sincs sereg, amely mozoghatna.
b5a-why-no-bats-there = { $area }: a régió területén nincsenek óriásdenevérek, vagy a sereg nem mozoghat.
b5a-why-no-company = { START(NAME($area, form: "in")) } a Szabad Népeknek sem másik karakterük, sem vezetésjelzőjük nincs.
b5a-why-no-damage = { START(NAME($area, form: "adjective")) } seregnek nincs sérülése.
b5a-why-no-die-for-it = Egyik fel nem használt kockád sem használható erre.
b5a-why-die-of-use = { START(NAME($face, form: "nom")) } felhasználható: használd fel, vagy dobd el.
b5a-why-no-dwarf-token = { START(NAME($area, form: "in")) } nincs jelzőjük a törpöknek és embereknek.
b5a-why-no-eagle-near = { $area }: a régió területén nem maradt sas.
b5a-why-no-eagle-target = Egyik sas területén sincs a Sötétségnek megfelelő serege.
b5a-why-no-eagles = Nem maradt sas, amelyet hívni vagy küldeni lehetne.
b5a-why-no-enemy = { START(NAME($area, form: "in")) } nincs ellenséges sereg.
b5a-why-no-enemy-command = { START(NAME($area, form: "in")) } nincs ellenséges vezetésjelző.
b5a-why-no-enemy-token = { START(NAME($area, form: "in")) } nincs ellenséges utánpótlásjelző.
b5a-why-no-entry-region = Most nincs olyan régió, ahol { NAME($who, form: "nom") } játékba léphetne.
b5a-why-no-goblins-left = Minden goblin játékban van.
b5a-why-no-led-beside = { $area }: a Szabad Népeknek nincs mellette vezetett seregük.
b5a-why-no-orcs-on-card = A „Röpködő nyilak és vad dárdák” kártyán nem várnak orkok.
b5a-why-no-other-die = Nincs más, amit választhatnál.
b5a-why-no-rings = Bilbónak nem maradt gyűrűjelzője.
b5a-why-no-shooter = A dombokon vagy hegyekben álló íjászok és tóvárosiak közül senki sem lőhet { NAME($area, form: "to") }.
b5a-why-no-such-die = Nincs ilyen fel nem használt kockád: { $face }.
b5a-why-no-token = { START(NAME($area, form: "in")) } nincs jelződ.
b5a-why-no-token-region = Nem maradt jelző, vagy nincs település és erőd, ahová kerülhetne.
b5a-why-no-token-to-flip = A törpök és emberek egyik jelzője sem fordítható meg.
b5a-why-no-tokens = Nincs a térképen olyan jelződ, amelyet megfordíthatnál.
b5a-why-no-trouble = A „Zaklatott elme” nincs az asztalon.
b5a-why-no-wall-damage = { $area }: az erődnek nincs sérülése.
b5a-why-no-way-back = { START(NAME($area, form: "to")) } egyik régióból sem vezet út.
b5a-why-no-wrath = Beorn utolsó haragjelzője nem költhető el.
b5a-why-nobody-in-range = { $who }: a Sötétségnek nincs serege lőtávolságban.
b5a-why-nobody-surrounded = Nincs olyan ellenséges sereg, amely két seregeddel szomszédos.
b5a-why-nobody-to-walk = Egyik karaktered sincs a térképen.
b5a-why-not-a-fort = Ez nem erőd: { $area }.
b5a-why-not-a-general = { START(NAME($who, form: "nom")) } nem hadvezér.
b5a-why-not-a-region = Ez nem régió: { $area }.
b5a-why-not-a-settlement = Ez nem település: { $area }.
b5a-why-not-a-site = Ez sem település, sem erőd: { $area }.
b5a-why-not-active = { $who }: nincs nála aktiválásjelző.
b5a-why-not-adjacent = Nem szomszédosak: { $origin } és { $area }.
b5a-why-not-attacking = { START(NAME($area, form: "adjective")) } sereg nem vesz részt ebben a támadásban.
b5a-why-not-broken-lands = Ez nem a Feldúlt Földek régiója: { $area }.
b5a-why-not-eliminated = { START(NAME($who, form: "nom")) } nem esett el.
b5a-why-not-in-hand = Ez a kártya nincs a kezedben: „{ $card }”.
b5a-why-not-in-play = { START(NAME($who, form: "nom")) } nincs játékban.
b5a-why-not-kindly-missing = Ez a végzetkártya nincs játékban: „A sasok nem nyájas madarak”.
b5a-why-not-led = { START(NAME($area, form: "adjective")) } seregnek nincs vezetői értéke.
b5a-why-not-mountains = Ez nincs a hegyekben: { $area }.
b5a-why-not-mustering = Ez nem gyülekező régió: { $area }.
b5a-why-not-on-map = { START(NAME($who, form: "nom")) } nincs a térképen.
b5a-why-not-ready = { START(NAME($who, form: "nom")) } { THE($space) }. mezőn vár, a végzetjelző még itt tart: { $marker }.
b5a-why-not-south = Ez nem ér a térkép déli széléhez: { $area }.
b5a-why-not-surrounded = { $area }: kettőnél kevesebb sereged szomszédos vele.
b5a-why-not-with-army = { START(NAME($who, form: "nom")) } nincs ezzel a sereggel.
b5a-why-not-your-side = Ez a másik oldalé.
b5a-why-nothing-to-attack = Nincs ilyen sereg, amely mozoghatna vagy támadhatna.
b5a-why-nothing-to-move = Nincs ilyen sereg, amely mozoghatna.
b5a-why-nothing-to-rally = Egyik seregednek sincs sérülése.
b5a-why-nowhere-to-go = { START(NAME($area, form: "adjective")) } seregnek nincs hová mennie.
b5a-why-number-range = Legalább { $low }, legfeljebb { $high } lehet.
b5a-why-out-of-range = { $area }: Gandalf lőtávolságán kívül esik.
b5a-why-own-army = { START(NAME($area, form: "in")) } a te sereged áll.
b5a-why-own-control = { START(NAME($area, form: "acc")) } te birtoklod.
b5a-why-pass-after-general = A hadvezér képessége után akciónak kell következnie.
b5a-why-pass-closed = { $area }: zárva, amíg a gyülekezőhelyén össze nem gyűlik öt egység.
b5a-why-pass-needs-fewer = Passzolni csak addig lehet, amíg az ellenfelednek több kockája maradt, mint neked.
b5a-why-pool-empty = Nem maradt utánpótlásjelző.
b5a-why-rallied-already = { START(NAME($area, form: "adjective")) } sereget ebben az akcióban már újjászervezted.
b5a-why-reroll-limit = Csak a sikertelen kockák dobhatók újra, legfeljebb { $most }.
b5a-why-retreat-beside = Ellenséges sereggel szomszédos: { $area }.
b5a-why-retreat-ford = { START(NAME($area, form: "to")) } gázló vezet.
b5a-why-retreat-is-free = Kijátszottad az Átcsoportosítást: a sereg a szétszóródás veszteségei nélkül vonul vissza.
b5a-why-story-in-combat = Történetkártyákat csatában nem lehet használni.
b5a-why-told-to-stay = { START(NAME($area, form: "adjective")) } sereg a helyén marad, ahogy mondtad.
b5a-why-too-far = { START(NAME($who, form: "nom")) } legfeljebb { $steps } régiónyit mozoghat.
b5a-why-troubled = { START(NAME($who, form: "nom")) } nem használhatja a képességét: zaklatott elme sújtja.
b5a-why-units-there = Ezekből az egységekből { $low ->
    [0] {""}
   *[other] legalább { $low },{" "}
}legfeljebb { $high } mehet.
b5a-why-wrong-die = „{ $card }”: a saját típusának megfelelő kocka vagy eseménykocka kell hozzá.
b5a-why-wrong-symbol = Ez a kocka nem használható erre.

## Where a rule stands

b5a-rule-armies = IX. fejezet, Seregek
b5a-rule-bats = XII. fejezet, Óriásdenevérek
b5a-rule-beorn = XII. fejezet, Beorn
b5a-rule-bilbo = VIII. fejezet, Bilbó karakterlapja
b5a-rule-bolg = XII. fejezet, Bolg
b5a-rule-card-conditions = VI. fejezet, A kártyák feltételei
b5a-rule-cards = VI. fejezet, Kártyák kijátszása
b5a-rule-casualties = X. fejezet, Veszteségek eltávolítása
b5a-rule-characters = VIII. fejezet, Karakterek mozgatása
b5a-rule-combat = X. fejezet, Csata
b5a-rule-combined = X. fejezet, Együttes támadás
b5a-rule-dice = V. fejezet, Akciókockák
b5a-rule-eagles = XII. fejezet, A Sasok Ura és a ködhegységi sasok
b5a-rule-entering = VIII. fejezet, Karakterek játékba hozása
b5a-rule-fate = VII. fejezet, Végzet
b5a-rule-fortifications = X. fejezet, Erődök
b5a-rule-generals = VIII. fejezet, Hadvezérek
b5a-rule-leadership = IX. fejezet, Vezetett seregek
b5a-rule-limit = IX. fejezet, Az egységek mennyiségi határa
b5a-rule-manoeuvre = X. fejezet, 1. lépés: manőver
b5a-rule-movement = IX. fejezet, Seregek mozgatása
b5a-rule-passes = IX. fejezet, Hegyi hágók
b5a-rule-passing = V. fejezet, Az akciókockák használata
b5a-rule-rally = IX. fejezet, Seregek újjászervezése
b5a-rule-range = VIII. fejezet, Lőtávolságmérő
b5a-rule-recruiting = IX. fejezet, Seregek gyülekezése
b5a-rule-rerolls = X. fejezet, 3. lépés: vezérújradobás
b5a-rule-retreat = X. fejezet, Visszavonulás
b5a-rule-splitting = IX. fejezet, Sereg szétválasztása
b5a-rule-tokens = IX. fejezet, Utánpótlásjelzők letétele

## What can be wrong in a position

b5a-text-battle = „{ $name }: { $value }”: ez nem folytatható csata.
b5a-text-beorn = Beorn nem lehet egy helyen egységekkel: { $text }.
b5a-text-board = A `board` értéke csak `empty` lehet.
b5a-text-both-sides = mindkét oldalnak van itt serege: { $text }.
b5a-text-card-twice = { $text } két helyen is szerepel.
b5a-text-counts = „{ $text }” helyett „név szám” kell.
b5a-text-damage = a seregnek több sérülése van, mint egysége: { $text }.
b5a-text-held = a Szabad Népek serege áll itt, ezért a Sötétség nem birtokolhatja: { $text }.
b5a-text-limit = több mint { $highest } egység van itt: { $text }.
b5a-text-no-army = vezetésjelzők sereg nélkül: { $text }.
b5a-text-no-fort = ez nem erőd: { $text }.
b5a-text-no-general = ez nem hadvezér: { $text }.
b5a-text-lord-alone = A Sasok Ura az ott lévő sasok egyikének számít, de ahol ő van, egy sas sincs.
b5a-text-no-place = { $name } nem lehet ott: { $text }.
b5a-text-no-site = ez sem település, sem erőd: { $text }.
b5a-text-number = „{ $text }” helyett szám kell, legfeljebb { $highest }.
b5a-text-orcs-on-card = A „Röpködő nyilak és vad dárdák” kártyán csak addig várnak orkok, amíg az asztalon van: a `table: sp_story_05` és az `orcs on card` együtt jár.
b5a-text-other-side = { $text } a másik oldalé.
b5a-text-result = „{ $value }” helyett „hely indok” kell.
b5a-text-too-many = több van belőle, mint amennyi létezik: { $text }.
b5a-text-troubled = A „Zaklatott elme” a hadvezérével együtt van az asztalon: a `table: sp_story_06` és a `troubled` együtt jár.
b5a-text-twice = „{ $text }” kétszer szerepel.
b5a-text-unknown = itt nincs ilyen: „{ $text }”.
b5a-text-wrath = A játékban lévő Beornnak haragjelző kell.
