### What the ranger says about his choices: in the first person, without a past tense that would need a gender.

bot-lcg-any = Poslouží kterákoli z možností.
bot-lcg-vote = Nejlépe bude, když začne { NAME($seat, form: "nom") }.
bot-lcg-keep =
    { $early ->
        [one] Tyto karty si nechám: 1 z nich pomůže hned na začátku.
        [few] Tyto karty si nechám: { $early } z nich pomohou hned na začátku.
       *[other] Tyto karty si nechám: { $early } z nich pomůže hned na začátku.
    }
bot-lcg-mulligan = Na začátek mi z těchto karet pomůže jen málo, zkusím jiné.
bot-lcg-pass = Nic z toho, co teď mohu udělat, dost nepomůže.
bot-lcg-use = Přišla chvíle pro { NAME($card, form: "acc") }.
bot-lcg-save = Co mám, to si šetřím na později.
bot-lcg-play = { $card }: nic lepšího teď zaplatit nemohu.
bot-lcg-pay = Šetřím zdroje, které může hrdina potřebovat sám.
bot-lcg-no-response = Za reakci to nestojí.
bot-lcg-respond = Karta { $card } je pro tuto chvíli jako stvořená.
bot-lcg-commit =
    { $reveals ->
        [0] Jdeme na výpravu se silou vůle { $willpower } proti ohrožení { $threat }; ostatní budou potřeba v boji.
        [one] Jdeme na výpravu se silou vůle { $willpower } proti ohrožení { $threat } a tomu, co přidá ještě 1 karta; ostatní budou potřeba v boji.
        [few] Jdeme na výpravu se silou vůle { $willpower } proti ohrožení { $threat } a tomu, co přidají ještě { $reveals } karty; ostatní budou potřeba v boji.
       *[other] Jdeme na výpravu se silou vůle { $willpower } proti ohrožení { $threat } a tomu, co přidá ještě { $reveals } karet; ostatní budou potřeba v boji.
    }
bot-lcg-travel = { $card }: v poměru k pokroku, který je třeba na její prozkoumání, ohrožuje tato lokace nejvíc.
bot-lcg-stay = Žádná lokace za cestu nestojí.
bot-lcg-engage = { $enemy }: raději bojovat než nechávat takové ohrožení ve vynášecí oblasti.
bot-lcg-no-engage = Nepřátel mám na krku dost.
bot-lcg-attacker = Nejdřív { $enemy }, dokud jsou moji nejlepší obránci připraveni.
bot-lcg-defend = { $card } vydrží útok { NAME($enemy, form: "gen") } za nejnižší cenu.
bot-lcg-undefended = Útok { NAME($enemy, form: "gen") } sneseme lépe než ztrátu obránce.
bot-lcg-sentinel = { $card } to vydrží lépe než hrdinové { NAME($seat, form: "gen") }.
bot-lcg-no-sentinel = Svou stráž potřebuji pro sebe.
bot-lcg-damage = { $card } to snese nejlépe.
bot-lcg-attack = Cíl útoku: { $enemy }. Útočí: { $cards }.
bot-lcg-no-attack = Není tu nikdo, koho bychom mohli zranit.
bot-lcg-join = Společně { NAME($enemy, form: "acc") } zabijeme.
bot-lcg-no-join = Tam mě nepotřebují.
bot-lcg-target = Zde { $card } poslouží nejlépe.
bot-lcg-attach = Nejvíc užitku přinese karta { $card } zde: { $host }.
bot-lcg-discard = Nejsnáze se obejdu bez { NAME($card, form: "gen") }.
bot-lcg-take = { $card } se mi hodí nejvíc.
bot-lcg-spare = Bez { NAME($card, form: "gen") } se obejdeme.
bot-lcg-peek = Další karta je { $card }.
bot-lcg-toll = Záleží na tom, kolik pro nás ten hrdina dělá.
bot-lcg-fetch-spawn = Dokud Plémě Ungoliant nezabijeme, nevyhrajeme; ať tedy přijde hned.
bot-lcg-fetch-small = Nejmenší pavouk stačí.
bot-lcg-fetch-from = Co vezmeme z balíčku, to už z něj znovu nepřijde.
bot-lcg-defended = Jeden obránce stačí.
bot-lcg-next = Jako další by přišla karta { $card }.
bot-lcg-other = Moje poučky pro to nic neříkají.
