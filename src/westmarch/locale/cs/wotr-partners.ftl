### War of the Ring for three and four players (chapter XI): what players who share a side are asked and told.
###
### A seat is spoken of as “hráč za …” with the accusative, as in the rulebook.

## Where the rulebook says so

wotr-rule-partners = kapitola XI, Pravidla pro hru více hráčů
wotr-rule-mixed-armies = kapitola XI, Smíšené armády
wotr-rule-three-players = kapitola XI, Hra ve třech

## Seats

wotr-seat-gondor = Gondor
    .gender = m
    .gen = Gondoru
    .dat = Gondoru
    .acc = Gondor
    .ins = Gondorem
    .text = Gondor a elfové
wotr-seat-rohan = Rohan
    .gender = m
    .gen = Rohanu
    .dat = Rohanu
    .acc = Rohan
    .ins = Rohanem
    .text = Rohan, Sever a trpaslíci
wotr-seat-witch-king = Černokněžný král
    .gender = m
    .gen = Černokněžného krále
    .dat = Černokněžnému králi
    .acc = Černokněžného krále
    .ins = Černokněžným králem
    .text = Sauronův národ, Černokněžný král a Ústa Sauronova
wotr-seat-saruman = Saruman
    .gender = m
    .gen = Sarumana
    .dat = Sarumanovi
    .acc = Sarumana
    .ins = Sarumanem
    .text = Železný pas, Jižané a Východňané a Saruman

## Questions

wotr-draw-from = Ze kterého balíčku si doberete kartu?
    .help = Hráči jedné strany si dobírají každý jednu kartu z balíčku, který si vyberou ({ wotr-rule-partners }).
wotr-swap = Chcete si se spoluhráčem vyměnit jednu kartu, aniž ji předem uvidíte?
    .help = K výměně dojde, jen pokud souhlasíte oba. Karty si nesmíte ukazovat ani o nich mluvit ({ wotr-rule-partners }).
wotr-swap-card = Kterou kartu dáte spoluhráči?
    .help = Také spoluhráč vybírá kartu pro vás; nikdo z vás neuvidí kartu druhého, dokud si nevyberete oba ({ wotr-rule-partners }).
wotr-join = Mají vaše a spoluhráčovy jednotky { NAME($region, form: "in") } tvořit smíšenou armádu?
    .help = Pod kontrolou ji má hráč, který v ní má víc jednotek, při shodě víc elitních jednotek, a není-li ani tak rozhodnuto, vedoucí hráč. Když je napadena, je smíšená v každém případě ({ wotr-rule-mixed-armies }).
wotr-token-join = navrhnout spoluhráči smíšenou armádu { NAME($what, form: "in") }

## What happened

wotr-leads = Vedoucím hráčem { NAME($side, form: "gen") } je v tomto kole hráč za { NAME($seat, form: "acc") }.
wotr-acts = Na tahu je hráč za { NAME($seat, form: "acc") }.
wotr-drew-hidden-by =
    Hráč za { NAME($seat, form: "acc") } si dobral kartu { $deck-id ->
        [strategy] ze
       *[character] z
    } { NAME($deck, form: "gen") }.
wotr-discarded-hidden-by =
    Hráč za { NAME($seat, form: "acc") } odhodil lícem dolů kartu { $deck-id ->
        [strategy] ze
       *[character] z
    } { NAME($deck, form: "gen") }.
wotr-swapped = Spoluhráči si vyměnili kartu: { $seats }.
wotr-swap-given = Dáváte spoluhráči kartu „{ $card }“.
wotr-swap-taken = Spoluhráč vám dává kartu „{ $card }“.
wotr-joined = Jednotky { NAME($region, form: "in") } tvoří smíšenou armádu, kterou má pod kontrolou hráč za { NAME($seat, form: "acc") }.

## Why not?

wotr-why-partners-nation = { $nation }: národ ovládá váš spoluhráč ({ $seat }).
wotr-why-partners-army = Armáda { NAME($region, form: "in") } patří vašemu spoluhráči ({ $seat }): nemáte v ní žádné jednotky.
wotr-why-partners-card = Kartu „{ $card }“ smí zahrát jen hráč za { NAME($seat, form: "acc") }.
wotr-why-partners-character = { $character } patří vašemu spoluhráči ({ $seat }).
wotr-why-partners-action = To může jen váš spoluhráč ({ $seat }).
wotr-why-partner-commands = Smíšenou armádu { NAME($region, form: "in") } má pod kontrolou hráč za { NAME($seat, form: "acc") } a jen on s ní smí útočit. Svoje jednotky z ní můžete přesunout pryč.
wotr-why-lose-control = Smíšenou armádu { NAME($region, form: "in") } nesmíte rozdělit tak, že nad její částí ztratíte kontrolu.
wotr-why-no-partner = Nemáte spoluhráče.
wotr-why-not-both-there = { START(NAME($region, form: "in")) } nejsou zároveň vaše i spoluhráčovy jednotky.
wotr-why-mixed-already = Armáda { NAME($region, form: "in") } už je smíšená.
wotr-why-partner-declined = Spoluhráč smíšenou armádu { NAME($region, form: "in") } právě odmítl.
wotr-why-nation-again = Téhož národa se týkala i vaše minulá akce: { $nation }. Ve hře ve třech nesmíte použít dvě po sobě jdoucí akce na stejný národ.
wotr-why-army-again = Vaše minulá akce patřila smíšené armádě { NAME($region, form: "in") }. Ve hře ve třech na ni nesmíte použít dvě po sobě jdoucí akce.

## Positions

wotr-text-one-of-each = Má to být jedno místo Svobodných národů a jedno místo Stínu, z těchto: { $names }.
wotr-text-whose-face-down = Za stranu karty „{ $name }“ hraje víc hráčů: k `face down` připište místo, které ji odhodilo.
wotr-text-not-mixed = V regionu „{ $name }“ nejsou jednotky dvou spoluhráčů.
wotr-text-not-captured = „{ $name }“ nemá strana tohoto místa pod kontrolou, nebo jí patří od začátku.
wotr-text-not-laid = „{ $name }“ není na stole, nebo patří druhé straně.
wotr-text-three-players = Tento řádek má jen partie ve třech.
