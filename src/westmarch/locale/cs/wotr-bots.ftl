### War of the Ring: what the steward says about its choices. One sentence each, in the first person.

bot-wotr-only-way = Nic jiného tu nedává větší smysl.
bot-wotr-guess = Volím to, co vypadá pro mou stranu nejlépe.
bot-wotr-otherwise = I tak by to šlo.

## Dice

bot-wotr-pass = Pasuji: nic teď nestojí za kostku a mám jich méně než nepřítel.
bot-wotr-waste = Žádná z mých kostek teď k ničemu není, a tak odhazuji tu nejméně užitečnou.
bot-wotr-ring = Elfím prstenem měním symbol { NAME($old, form: "gen") } na symbol { NAME($new, form: "gen") }, který teď potřebuji víc.
bot-wotr-ring-turns = Prstenem volím symbol { NAME($face, form: "gen") }: tím získám nejvíc.
bot-wotr-lidless-eye = Tato kostka nemá nic lepšího na práci, ať tedy pátrá po Prstenu.

## The Ring

bot-wotr-ring-moves =
    Společenstvo jde dál: k branám Mordoru { $steps ->
        [one] zbývá 1 krok
        [few] zbývají { $steps } kroky
       *[other] zbývá { $steps } kroků
    } a pátrání ho najde s pravděpodobností { $chance } %.
bot-wotr-ring-at-gate = Společenstvo došlo dost daleko: jakmile se ukáže, může vstoupit do Mordoru.
bot-wotr-ring-in-mordor =
    V Mordoru vede jen jedna cesta a { $steps ->
        [one] zbývá na ní 1 krok.
        [few] zbývají na ní { $steps } kroky.
       *[other] zbývá na ní { $steps } kroků.
    }
bot-wotr-ring-rests = Nositelé Prstenu jsou na cestu Mordorem příliš zmožení, a dokud je čas, odpočinou si { NAME($region, form: "in") }.
bot-wotr-hide = Společenstvo je odhaleno: než půjde dál, musí se skrýt.
bot-wotr-enter-mordor = Nositelé Prstenu vstupují do Mordoru.
bot-wotr-keep-quiet = Společenstvo získá víc, když zůstane nespatřeno, než když se ukáže.
bot-wotr-declare = Společenstvo se ukáže { NAME($region, form: "in") }, odkud vede dobrá cesta dál.
bot-wotr-declare-heal = Společenstvo si odpočine { NAME($region, form: "in") }, kde se Nositelé Prstenu uzdraví.
bot-wotr-guide = Nejlepším průvodcem je teď { $character }.
bot-wotr-revealed = Když už je Společenstvo odhaleno, ať ujde co nejvíc; zastaví se { NAME($region, form: "in") }.
bot-wotr-route = Na této cestě je nejméně pevností.
bot-wotr-casualty-guide = Raději ať padne { $character }, než aby Nositelé Prstenu utrpěli poškození { $damage }.
bot-wotr-casualty-random = Raději ať padne některý Společník, než aby Nositelé Prstenu utrpěli poškození { $damage }.
bot-wotr-casualty-none = Podmanění je { $corruption }, poškození { $damage } tedy Nositelé Prstenu ještě unesou; Společníky potřebujeme.
bot-wotr-hobbit-yes = { $character } odejde a ušetří tím Nositelům Prstenu jeden bod.
bot-wotr-hobbit-no = { $character } zůstane: víc ho bude třeba později.
bot-wotr-gollum-yes = Lepší je prozradit se než nést o bod víc.
bot-wotr-gollum-no = Kvůli jednomu bodu nestojí za to se prozradit.

## Companions

bot-wotr-separate-king = Chodec jde { NAME($region, form: "to") }, kde může být korunován jako Aragorn.
bot-wotr-separate = { $character } zmůže víc jinde než ve Společenstvu.
bot-wotr-company-complete = Nikdo další k tomu není třeba.
bot-wotr-journey = { $character } bude nejužitečnější { NAME($region, form: "in") }.
bot-wotr-bring = { $character } přichází: o kostku víc v každém kole.
bot-wotr-enters = { $character } zmůže nejvíc { NAME($region, form: "in") }.
bot-wotr-envoy = { $character } burcuje svůj lid k válce.

## Minions

bot-wotr-nazgul = Armády { NAME($region, form: "in") } potřebují vůdce.
bot-wotr-nazgul-ring = Nazgûl { NAME($region, form: "in") } pomůže pátrat po Nositelích Prstenu.
bot-wotr-nazgul-next = Tito poslouží lépe jinde.
bot-wotr-nazgul-done = Ostatní jsou tam, kde mají být.
bot-wotr-voice-recruit = Sarumanův hlas volá Železný pas do zbraně.
bot-wotr-voice-elites = Z vojáků v Orthanku budou Uruk-hai.

## Musters and politics

bot-wotr-diplomacy = Je třeba přiblížit { NAME($nation, form: "acc") } k válce.
bot-wotr-diplomacy-war =
    { NAME($nation, form: "gender") ->
        [mp] { $nation } vstupují do války a odteď mohou bojovat i povolávat posily.
       *[other] { $nation } vstupuje do války a odteď může bojovat i povolávat posily.
    }
bot-wotr-recruit = Posily jsou nejvíc třeba { NAME($region, form: "in") }.
bot-wotr-recruit-best = Beru ty nejlepší vojáky, jací jsou.
bot-wotr-surplus = Běžné jednotky budou chybět nejméně.

## Armies

bot-wotr-march = Armáda { NAME($origin, form: "from") } se přesune { NAME($region, form: "to") }.
bot-wotr-march-on = Armáda { NAME($origin, form: "from") } táhne na { NAME($goal, form: "acc") }.
bot-wotr-march-to-hold = Armáda { NAME($origin, form: "from") } jde bránit { NAME($goal, form: "acc") }.
bot-wotr-march-takes = Obsadíme { NAME($region, form: "acc") }: nikdo nám v tom nebrání.
bot-wotr-march-far = Armáda { NAME($origin, form: "from") } se připojí k ostatním tam, kde je jí třeba.
bot-wotr-must-march = Některá armáda se pohnout musí a tato bude chybět nejméně.
bot-wotr-enough-marches = Žádné další armádě by pohyb neprospěl.
bot-wotr-part = Tolik jich na to můžeme postrádat.
bot-wotr-attack = Útočíme na { NAME($region, form: "acc") }.
bot-wotr-attack-field = Útočíme na { NAME($region, form: "acc") }: šanci na vítězství vidím na { $chance } %.
bot-wotr-attack-besiege = Zaženeme obránce { NAME($region, form: "gen") } za hradby a začneme obléhat.
bot-wotr-attack-storm = Útočíme na hradby { NAME($region, form: "gen") }: pevnost padne s pravděpodobností asi { $chance } %.
bot-wotr-attack-sortie = Podnikneme výpad { NAME($region, form: "from") }: šanci vidím na { $chance } %.

## Battles

bot-wotr-combat-card = Karta „{ $card }“ zmůže v této bitvě víc než později.
bot-wotr-no-combat-card = Na toto kolo bitvy je každé karty škoda.
bot-wotr-casualty-lose = Nejdřív padne běžná jednotka, dokud jich máme dost na všechny kostky.
bot-wotr-casualty-reduce = Vyměníme elitní jednotku za běžnou, ať nám zůstane stejně kostek.
bot-wotr-fight-in-field = Před branami { NAME($region, form: "gen") } je dokážeme porazit.
bot-wotr-fight-too-many = Do pevnosti ({ $region }) bychom se všichni nevešli, a tak bojujeme nejdřív v poli.
bot-wotr-withdraw = Hradby { NAME($region, form: "gen") } jsou naše nejlepší obrana.
bot-wotr-stand = Zůstaneme a budeme bojovat { NAME($region, form: "in") }.
bot-wotr-retreat = Tady se neudržíme; bojovat budeme { NAME($region, form: "in") }.
bot-wotr-continue = Máme { NAME($region, form: "in") } navrch a bojujeme dál.
bot-wotr-cease = Pokračovat v bitvě { NAME($region, form: "in") } by stálo víc, než by přineslo.
bot-wotr-siege-extend = Ještě jedno kolo a obrana { NAME($region, form: "gen") } se může zhroutit.
bot-wotr-siege-rest = Obléhání { NAME($region, form: "gen") } trvá, ale tento útok končí.
bot-wotr-advance = Postoupíme { NAME($region, form: "to") }.
bot-wotr-advance-not = Je nás třeba tady, ne { NAME($region, form: "in") }.
bot-wotr-white-rider = Bílý jezdec umlčí Nazgûly.
bot-wotr-heroic-death = Bez této oběti by padla celá armáda.
bot-wotr-strike-greatest = Udeříme tam, kde to nepřítele bolí nejvíc.

## Cards

bot-wotr-card = Karta „{ $card }“ je teď to nejlepší, co mohu zahrát.
bot-wotr-draw = Karta { NAME($deck, form: "from") } může pomoci víc než cokoli jiného, k čemu tato kostka je.
bot-wotr-draw-too = Karta zadarmo se vždycky hodí.
bot-wotr-discard = Karta „{ $card }“ bude chybět nejméně.
bot-wotr-discard-table = Karta „{ $card }“ musí ze stolu.
bot-wotr-card-effect = Takto karta zmůže nejvíc.
bot-wotr-refuse-cost = To by stálo víc, než by to přineslo.

## The Hunt

bot-wotr-hunt-dice = Tyto kostky pátrají po Prstenu, ostatní vedou válku.
bot-wotr-hunt-revealed = Odhalené Společenstvo se musí nejdřív skrýt, na pátrání tedy stačí málo kostek.
bot-wotr-hunt-mordor = V Mordoru se počítá každé Oko.

## Partners

bot-wotr-draw-fewer = { START(NAME($deck, form: "from")) } máme v ruce nejméně karet.
bot-wotr-swap = Mám kartu, bez které se obejdu; { $seat } z ní může mít větší užitek.
bot-wotr-swap-not = Své karty si raději nechám.
bot-wotr-swap-card = Karta „{ $card }“ mi bude chybět nejméně a { $seat } z ní může mít větší užitek.
bot-wotr-join-command = Jedna armáda { NAME($region, form: "in") } zmůže víc než dvě a velím jí já.
bot-wotr-join = Jedna armáda { NAME($region, form: "in") } zmůže proti { NAME($goal, form: "dat") } víc než dvě, i když jí velí { $seat }.
bot-wotr-join-not = Mé jednotky { NAME($region, form: "in") } ať raději poslouchají jen mě.
bot-wotr-propose = Útok { NAME($region, form: "from") } bude silnější, půjdou-li s námi jednotky spoluhráče ({ $seat }).

## Lords of Middle-earth

bot-wotr-version = Takto { $character } poslouží Společenstvu nejlépe.
bot-wotr-special-die = Ze speciálních kostek je pro nás teď nejlepší tato: { $face }.
bot-wotr-vilya = Vilja nám nechá kostku se symbolem { NAME($face, form: "gen") }: ještě se bude hodit.
bot-wotr-ring-least = Tento prsten bude chybět nejméně.
bot-wotr-narya = S Narjou povolá Gandalf { NAME($nation, form: "acc") } do války.
bot-wotr-balrog-goes = Balrog jde k armádě { NAME($region, form: "in") }.
bot-wotr-call = Černokněžný král ať zase vede armády.
bot-wotr-at-home = { $character } zmůže víc mezi svými.
bot-wotr-balrog-wake = Aktivujeme balroga, ať táhne do války.
bot-wotr-balrog-rest = Balroga je třeba deaktivovat.
