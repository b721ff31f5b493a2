### Lords of Middle-earth: names and their forms (docs/languages.md). Forms bring the article where the name takes one: .nom = a Megye.

## Characters

wotr-character-lord_elrond = Elrond Nagyúr
    .nom = Elrond Nagyúr
    .acc = Elrond Nagyurat
    .dat = Elrond Nagyúrnak
    .ins = Elrond Nagyúrral
wotr-character-lady_galadriel = Galadriel Úrnő
    .nom = Galadriel Úrnő
    .acc = Galadriel Úrnőt
    .dat = Galadriel Úrnőnek
    .ins = Galadriel Úrnővel
wotr-character-smeagol = Szméagol
    .nom = Szméagol
    .acc = Szméagolt
    .dat = Szméagolnak
    .ins = Szméagollal
wotr-character-balrog_of_moria = Mória Balrogja
    .nom = Mória Balrogja
    .acc = Mória Balrogját
    .dat = Mória Balrogjának
    .ins = Mória Balrogjával
wotr-character-gothmog = Gothmog
    .nom = Gothmog
    .acc = Gothmogot
    .dat = Gothmognak
    .ins = Gothmoggal

## Rings

wotr-ring-vilya = Vilya
    .acc = Vilyát
wotr-ring-nenya = Nenya
    .acc = Nenyát
wotr-ring-narya = Narya
    .acc = Naryát

## Special dice

wotr-special-vilya = Vilya
    .acc = Vilyát
wotr-special-nenya = Nenya
    .acc = Nenyát
wotr-special-narya = Narya
    .acc = Naryát
wotr-special-balrog = Balrog
    .acc = a balrogot
wotr-special-gothmog = Gothmog
    .acc = Gothmogot

## Faces of the special dice

wotr-face-draw_card = Kártyahúzás
wotr-face-use_balrog = A balrog használata
wotr-face-vilya_army = Vilya (Sereg)
wotr-face-vilya_muster = Vilya (Utánpótlás)
wotr-face-vilya_event = Vilya (Esemény)
wotr-face-vilya_draw = Vilya (kártyahúzás)
wotr-face-vilya_eye = Vilya (Szem)
wotr-face-nenya_character = Nenya (Karakter)
wotr-face-nenya_muster = Nenya (Utánpótlás)
wotr-face-nenya_event = Nenya (Esemény)
wotr-face-nenya_draw = Nenya (kártyahúzás)
wotr-face-nenya_eye = Nenya (Szem)
wotr-face-narya_character = Narya (Karakter)
wotr-face-narya_muster = Narya (Utánpótlás)
wotr-face-narya_event = Narya (Esemény)
wotr-face-narya_draw = Narya (kártyahúzás)
wotr-face-narya_army = Narya (Sereg)
wotr-face-narya_eye = Narya (Szem)
wotr-face-balrog_character = Balrog (Karakter)
wotr-face-balrog_use = Balrog (a balrog használata)
wotr-face-balrog_muster = Balrog (Utánpótlás)
wotr-face-balrog_draw = Balrog (kártyahúzás)
wotr-face-balrog_eye = Balrog (Szem)
wotr-face-gothmog_army_removes = Gothmog (Sereg, az eltávolítás jelével)
wotr-face-gothmog_army = Gothmog (Sereg)
wotr-face-gothmog_muster = Gothmog (Utánpótlás)
wotr-face-gothmog_draw = Gothmog (kártyahúzás)
wotr-face-gothmog_eye = Gothmog (Szem)
