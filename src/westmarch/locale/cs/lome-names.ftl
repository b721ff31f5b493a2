### Lords of Middle-earth: names and their forms (docs/languages.md). gender: m f n, in the plural mp (-li) fp (-ly) np (-la).

## Characters

wotr-character-lord_elrond = Pán Elrond
    .gender = m
    .gen = Pána Elronda
    .dat = Pánu Elrondovi
    .acc = Pána Elronda
    .ins = Pánem Elrondem
wotr-character-lady_galadriel = Paní Galadriel
    .gender = f
    .gen = Paní Galadriel
    .dat = Paní Galadriel
    .acc = Paní Galadriel
    .ins = Paní Galadriel
wotr-character-smeagol = Sméagol
    .gender = m
    .gen = Sméagola
    .dat = Sméagolovi
    .acc = Sméagola
    .ins = Sméagolem
wotr-character-balrog_of_moria = Morijský balrog
    .gender = m
    .gen = Morijského balroga
    .dat = Morijskému balrogovi
    .acc = Morijského balroga
    .ins = Morijským balrogem
wotr-character-gothmog = Gothmog
    .gender = m
    .gen = Gothmoga
    .dat = Gothmogovi
    .acc = Gothmoga
    .ins = Gothmogem

## Rings

wotr-ring-vilya = Vilja
    .gender = f
    .gen = Vilji
    .acc = Vilju
wotr-ring-nenya = Nenja
    .gender = f
    .gen = Nenji
    .acc = Nenju
wotr-ring-narya = Narja
    .gender = f
    .gen = Narji
    .acc = Narju

## Special dice

wotr-special-vilya = Vilja
    .gender = f
    .gen = Vilji
    .acc = Vilju
wotr-special-nenya = Nenja
    .gender = f
    .gen = Nenji
    .acc = Nenju
wotr-special-narya = Narja
    .gender = f
    .gen = Narji
    .acc = Narju
wotr-special-balrog = Balrog
    .gender = m
    .gen = balroga
    .acc = balroga
wotr-special-gothmog = Gothmog
    .gender = m
    .gen = Gothmoga
    .acc = Gothmoga

## Faces of the special dice

wotr-face-draw_card = Dobrání karty
    .gen = dobrání karty
wotr-face-use_balrog = Použití balroga
    .gen = použití balroga
wotr-face-vilya_army = Vilja (Armáda)
    .gen = Vilji (Armáda)
wotr-face-vilya_muster = Vilja (Shromáždění)
    .gen = Vilji (Shromáždění)
wotr-face-vilya_event = Vilja (Událost)
    .gen = Vilji (Událost)
wotr-face-vilya_draw = Vilja (dobrání karty)
    .gen = Vilji (dobrání karty)
wotr-face-vilya_eye = Vilja (Oko)
    .gen = Vilji (Oko)
wotr-face-nenya_character = Nenja (Postava)
    .gen = Nenji (Postava)
wotr-face-nenya_muster = Nenja (Shromáždění)
    .gen = Nenji (Shromáždění)
wotr-face-nenya_event = Nenja (Událost)
    .gen = Nenji (Událost)
wotr-face-nenya_draw = Nenja (dobrání karty)
    .gen = Nenji (dobrání karty)
wotr-face-nenya_eye = Nenja (Oko)
    .gen = Nenji (Oko)
wotr-face-narya_character = Narja (Postava)
    .gen = Narji (Postava)
wotr-face-narya_muster = Narja (Shromáždění)
    .gen = Narji (Shromáždění)
wotr-face-narya_event = Narja (Událost)
    .gen = Narji (Událost)
wotr-face-narya_draw = Narja (dobrání karty)
    .gen = Narji (dobrání karty)
wotr-face-narya_army = Narja (Armáda)
    .gen = Narji (Armáda)
wotr-face-narya_eye = Narja (Oko)
    .gen = Narji (Oko)
wotr-face-balrog_character = Balrog (Postava)
    .gen = balroga (Postava)
wotr-face-balrog_use = Balrog (použití balroga)
    .gen = balroga (použití balroga)
wotr-face-balrog_muster = Balrog (Shromáždění)
    .gen = balroga (Shromáždění)
wotr-face-balrog_draw = Balrog (dobrání karty)
    .gen = balroga (dobrání karty)
wotr-face-balrog_eye = Balrog (Oko)
    .gen = balroga (Oko)
wotr-face-gothmog_army_removes = Gothmog (Armáda, se znakem odstranění)
    .gen = Gothmoga (Armáda, se znakem odstranění)
wotr-face-gothmog_army = Gothmog (Armáda)
    .gen = Gothmoga (Armáda)
wotr-face-gothmog_muster = Gothmog (Shromáždění)
    .gen = Gothmoga (Shromáždění)
wotr-face-gothmog_draw = Gothmog (dobrání karty)
    .gen = Gothmoga (dobrání karty)
wotr-face-gothmog_eye = Gothmog (Oko)
    .gen = Gothmoga (Oko)
