### War of the Ring: hints for positions that can't be read. The server and the terminal say them, no table does.

wotr-text-number = Ide egész szám kell: legalább { $least }, legfeljebb { $most }.
wotr-text-region = Nincs ilyen régió: „{ $name }”.
wotr-text-side = Ide `free` vagy `shadow` kell.
wotr-text-seat = Itt nincs ilyen hely. Lehetséges: { $names }.
wotr-text-yes-no = Ide `yes` vagy `no` kell.
wotr-text-by-side = Ilyen alakban kell megadni: `free 1, shadow 2`.
wotr-text-phase = A fázisok: { $phases }.
wotr-text-map = Itt csak `empty` állhat; a seregeknek saját soraik vannak.
wotr-text-map-first = Ennek minden sereg és helyőrség előtt kell állnia.
wotr-text-fellowship = Ilyen alakban kell megadni: `moria, progress 2, corruption 3`, `hollin, revealed` vagy `mordor 1, corruption 4`.
wotr-text-mordor-progress = A Mordor-sávon a Szövetségnek nincs haladása.
wotr-text-version = Nincs ilyen változat. Lehetséges: { $names }.
wotr-text-rings = Ilyen alakban kell megadni: `free 2, shadow 1` vagy `vilya free, nenya shadow, narya nobody`. A gyűrűk: { $names }.
wotr-text-character = Nincs ilyen karakter: „{ $name }”.
wotr-text-tile = Nincs ilyen hajszajelző, vagy kétszer szerepel: „{ $name }”.
wotr-text-card = Ennek az oldalnak nincs ilyen kártyája, vagy kétszer szerepel: „{ $name }”.
wotr-text-any-card = Nincs ilyen kártya, vagy kétszer szerepel: „{ $name }”.
wotr-text-face-down = Ez a kártya nincs az eldobottak között: „{ $name }”.
wotr-text-given-up = Ez a kártya nincs a lefelé fordítottak között: „{ $name }”.
wotr-text-table-card = Ez nem asztalon maradó kártya, vagy kétszer szerepel: „{ $name }”.
wotr-text-no-stronghold = Itt nincs erődítmény: „{ $name }”.
wotr-text-no-settlement = Itt nincs település: „{ $name }”.
wotr-text-figures = Ilyen alakban kell megadni: `gondor 3/1/1, elves 0/1/0, nazgul 2` (sima egység/elit egység/vezér) vagy `none`.
wotr-text-nation = Itt nem állhat ilyen nemzet: „{ $name }”.
wotr-text-political = Ilyen alakban kell megadni: `2 active`, `1 passive` vagy `at-war`.
wotr-text-faces = A kockák oldalai: { $faces }.
wotr-text-too-many =
    A dobozban az elesettekkel együtt is csak { $most } { $rank ->
        [0] sima egység
        [1] elit egység
       *[other] vezér (Szauronnál nazgul)
    } van ({ $nation }).
wotr-text-both-sides = Mindkét oldalnak serege van itt: { $name }. Ostrom alatt az egyik helyőrség.
wotr-text-stacking = Legfeljebb { $limit } egység állhat itt: { $name }.
wotr-text-lone-leader = Itt nem maradhatnak vezérek egység nélkül: { $name }.
wotr-text-no-besieger = Senki sem ostromolja: { $name }. A helyőrséghez ellenséges sereg kell körülötte.
wotr-text-garrison-side = { $name }: az erődítményben lévő seregnek ahhoz az oldalhoz kell tartoznia, amely a helyet birtokolja.
wotr-text-control = { $name }: a hely azé az oldalé, amelynek serege ott áll ({ $side }), kivéve, ha a sereg az erődítményt ostromolja.
wotr-text-guide = A vezető csak ez lehet: { $names }.
wotr-text-gollum = Gollam csak akkor van jelen, ha nincs már útitárs a Szövetségben.
wotr-text-character-place = „{ $character }” nem lehet ezen a helyen ({ $place }).
wotr-text-same-person = „{ $old }” helyébe már „{ $new }” lépett: hagyd el ezt a sort, vagy írd azt, hogy `eliminated`.
wotr-text-hand-limit = Egy kézben legfeljebb { $limit } kártya lehet.
wotr-text-dice = Ennek az oldalnak („{ $side }”) csak { $most } kockája van.
wotr-text-not-special = Ez nem különleges jelző: „{ $name }”.
wotr-text-tiles-waiting = A Mordor-sávon egy jelző sem várakozik: a készletben van, a `special tiles` között.
wotr-text-always-active = Kezdettől fogva aktív: „{ $name }”.
