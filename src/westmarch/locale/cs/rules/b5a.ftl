### The rules of The Battle of Five Armies, in our own words. How these texts are written says wotr.ftl.

## I and XI: what it is about

chapter-aim = O co ve hře jde
    .text =
        Každé sídlo má pro Stín hodnotu 2 vítězných bodů, každé opevnění 4. S 10 body Stín vítězí na konci kola, a pokud přitom ovládá Přední bránu, vítězí okamžitě.

        Svobodné národy vítězí, když ukazatel osudu dosáhne posledního políčka, když zahyne Bolg, nebo když přijde Medděd a Stín má méně než 6 bodů.

section-aim = Bitva u Osamělé hory
    .text =
        Svobodné národy (elfové, trpaslíci a jezerní lidé, a s nimi Gandalf) drží ostrohy hory. Stín vedený Bolgem postupuje údolím se skřety a vrrky a přes horu posílá skřetí průzkumníky.

        Stín musí obsadit klíčová místa, než mu vyprší čas. Časem je osud: jeho ukazatel se v každém kole o kousek posune a přivede Bilba, Thorina, orly a nakonec Medděda. Čím víc generálů Svobodné národy využijí, tím víc může Stín osud zpomalit.

section-victory-shadow = Jak vítězí Stín
    .text =
        Za každé opevnění, které [ovládá](control) (Havraní vrch, Přední brána, Východní ostroh), má Stín 4 vítězné body, za každé ostatní sídlo (Zříceniny Dolu, Tábor, Dolní svahy, Stržený most) 2.

        Má-li alespoň 10 bodů, vítězí na konci kola; ovládá-li přitom Přední bránu, vítězí okamžitě.

section-victory-free = Jak vítězí Svobodné národy
    .text =
        Vítězí ihned, jakmile se stane jedno z následujícího:

        - padne Bolg
        - přijde [Medděd](beorn) a Stín přitom nemá ani 6 vítězných bodů
        - [ukazatel osudu](fate-track) dojde na políčko 15

## II and III: board and pieces

chapter-board = Herní plán a figurky
    .text =
        Mapa je rozdělena na regiony; každý má svůj terén a náleží do jednoho ze čtyř teritorií. Bojuje se o sídla a opevnění. Jednotky různých typů tvoří armády, postavy jim velí.

section-regions = Regiony a teritoria
    .text =
        Každý region má jeden z pěti typů terénu (kopce, hory, pláně, zříceniny, bažiny) a náleží do jednoho ze čtyř teritorií: Porobené země, Údolí, Východní břeh, Jižní ostroh.

        Regiony se společnou hranicí jsou přilehlé. Na hranici může být:

        - **řeka**: nelze ji překročit a regiony, které odděluje, nejsou přilehlé
        - **brod**: tudy lze řeku překročit; kdo přes něj útočí, je v nevýhodě
        - **svah**: odděluje hory od jiného terénu; kdo útočí nahoru, je v nevýhodě

        Černou čáru kolem Osamělé hory nelze překročit.

section-settlements = Sídla a opevnění
    .text =
        V sídlech rekrutují své jednotky Svobodné národy. Na Havraním vrchu, u Přední brány a na Východním ostrohu stojí [opevnění](fortifications): hradby s určitou hodnotou obrany chrání armádu, která je uvnitř.

section-special-areas = Shromažďovací regiony, průsmyky, orlí hnízdo
    .text =
        - Čtyři regiony v Porobených zemích jsou **shromažďovací regiony** Stínu. Může v nich být libovolný počet jeho jednotek.
        - Za horou jsou dvě **shromaždiště skřetů**, každé s [horským průsmykem](passes).
        - V **orlím hnízdě** čekají [orli](eagles).
        - Po **stupnici osudu** se posouvá ukazatel osudu a čekají na ní postavy.

section-pieces = Jednotky, zvláštní jednotky, postavy
    .text =
        Armády tvoří jednotky. Každý typ jednotky má kartu, na které je jeho bojová síla, vyhovující terén a [manévrovací schopnost](unit-cards).

        Orli a velcí netopýři jsou zvláštní jednotky s vlastními pravidly. Postavy jsou jedinečné: za Stín Bolg, za Svobodné národy Bard, Dáin, Thranduil, Gandalf, Bilbo, Thorin, Pán orlů a Medděd. Ve hře může být jen tolik figurek každého typu, kolik jich je v krabici.

section-setup = Příprava hry
    .text =
        Program rozestaví armády a rozmístí žetony posil lícem dolů. Bard, Dáin, Thranduil a Gandalf jsou ve hře od začátku; Bilbo čeká na políčku 2 stupnice osudu, Thorin na 6, Pán orlů na 8 a Medděd na 11. Stín začíná se šesti akčními kostkami, Svobodné národy s pěti.

## IV: the turn

chapter-turn = Průběh kola
    .text =
        1. Oba hráči si doberou kartu události a kartu příběhu. V ruce mohou mít nejvýše šest karet.

        2. Svobodné národy aktivují až tři generály; za každého umístí žeton velení do jiné armády.

        3. Osud: Stín losuje jeden po druhém až tolik žetonů osudu, kolik generálů je aktivních, vždy alespoň jeden. Kdy přestane, rozhodne sám, a platí poslední žeton.

        4. Stín umístí tolik žetonů a figurek, kolik má kostek: žetony velení do svých armád a velké netopýry do teritorií.

        5. Oba hráči hodí akčními kostkami a střídají se v jejich použití, počínaje Svobodnými národy. Kdo má méně nevyužitých kostek než protivník, může pasovat.

        6. Konec kola: žetony velení a velcí netopýři se odstraní, orli se vrátí do hnízda.

section-recovery = Fáze 1: Obnovení
    .text =
        Svobodné národy mají 5 kostek, nebo 6, pokud je ve hře Thorin či Medděd (ne však 7, jsou-li ve hře oba). Stín má 6 kostek, nebo 7, pokud ovládá dvě sídla nebo opevnění ve stejném teritoriu. Co se během kola získalo nebo ztratilo, se na počtu kostek projeví až v této fázi.

        Potom si oba hráči, Svobodné národy jako první, doberou po jedné kartě události a jedné kartě příběhu. Kdo má v ruce víc než šest karet, nadbytečné odloží.

section-phase-generals = Fáze 2: Aktivace generálů
    .text =
        Svobodné národy mohou aktivovat až tři ze svých [generálů](generals) ve hře. Za každého obdrží [žeton velení](leadership-tokens) a každý žeton umístí do jiné své armády.

section-phase-fate = Fáze 3: Osud
    .text =
        Stín losuje [žetony osudu](fate-tiles); poslední z nich posune ukazatel osudu.

section-phase-command = Fáze 4: Velení Stínu
    .text =
        Stín umístí tolik žetonů velení a [velkých netopýrů](bats) dohromady, kolik má kostek. V jakém poměru, zvolí sám, figurek netopýrů však může být nejvýše šest. Každý žeton velení patří do jiné armády, netopýři do teritorií.

section-phase-actions = Fáze 5: Akce
    .text =
        Oba hráči hodí svými kostkami a poté se střídají v provádění akcí, počínaje Svobodnými národy: viz [použití akčních kostek](using-dice). Před každou svou akcí mohou Svobodné národy využít schopnost jednoho aktivního generála.

section-phase-end = Fáze 6: Konec kola
    .text =
        Nejprve se [spočítají](victory-shadow) vítězné body. Pokud hra pokračuje, odstraní se všechny žetony velení, velcí netopýři a nevyužité aktivační žetony a orli se vrátí do orlího hnízda.

## V: dice

chapter-dice = Akční kostky
    .text =
        Armáda: přesuňte dvě armády, nebo jednu přesuňte a zaútočte, nebo zaútočte společně všemi armádami přilehlými k nepříteli.

        Postava: přesuňte armádu s velením až o dva regiony, nebo ji přesuňte o jeden a zaútočte; přesuňte postavy; přiveďte postavu do hry.

        Shromáždění: otočte žeton posil ve dvou regionech, nebo zotavte dvě armády. Tato kostka také umožňuje využít orly a netopýry a přivádí do hry Bolga.

        Událost: doberte si kartu události a kartu příběhu, nebo zahrajte libovolnou kartu. Každou jinou kostkou lze hrát karty jejího typu.

        Vůli Západu lze použít jako kterýkoli z těchto symbolů. Oko bez víčka rekrutuje skřetí průzkumníky, nebo je přesouvá.

section-using-dice = Použití akčních kostek
    .text =
        Hráč na tahu vybere nevyužitou kostku, provede jednu z akcí, které umožňuje její symbol, a kostku odloží. Žádná část akce není povinná: při akci „přesun a útok“ můžete armádu také jen přesunout, nebo jen zaútočit.

        - Máte-li méně nevyužitých kostek než protivník, můžete **pasovat**.
        - Kostku můžete odložit i bez využití.
        - Dojdou-li kostky jedné straně, druhá pokračuje sama.

section-die-army = Armáda
    .text =
        - **Strategický přesun**: přesuňte dvě různé armády, každou o jeden region.
        - **Útok**: chcete-li, přesuňte armádu o jeden region; poté s ní [zaútočte](attacking).
        - **Kombinovaný útok**: [zaútočte společně](combined-attack) dvěma nebo více armádami přilehlými ke stejnému nepříteli.
        - Zahrajte [kartu](playing-cards) typu „armáda“.

section-die-character = Postava
    .text =
        - **Rychlý přesun**: přesuňte armádu s [velením](leadership) až o [dva regiony](long-moves).
        - **Útok**: chcete-li, přesuňte armádu s velením o jeden region; poté s ní zaútočte.
        - **Pohyb postav**: přesuňte libovolný počet [postav](characters-move) na mapě.
        - Přiveďte do hry [připravenou](characters-enter) postavu, pokud to říká její karta vlastností.
        - Zahrajte [kartu](playing-cards) typu „postava“.

section-die-muster = Shromáždění
    .text =
        - **Rekrutování**: ve dvou různých regionech otočte po jednom [žetonu posil](flipping-tokens).
        - **Zotavení**: [zotavte](rallying) dvě armády.
        - Stín: přiveďte do hry [Bolga](bolg), nebo přesuňte armádu pomocí [netopýrů](bats). Svobodné národy: zaútočte [orly](eagles).
        - Zahrajte [kartu](playing-cards) typu „shromáždění“.

section-die-event = Událost
    .text =
        Doberte si jednu kartu události a jednu ze svých karet příběhu, nebo zahrajte [kartu](playing-cards) libovolného typu.

section-die-will = Vůle Západu
    .text =
        Jen na kostkách Svobodných národů: použijte ji jako kterýkoli jiný jejich symbol. Pohybuje se s ní [Medděd](beorn).

section-die-eye = Oko bez víčka
    .text =
        Jen na kostkách Stínu:

        - umístěte po jedné jednotce skřetích průzkumníků na obě shromaždiště skřetů
        - chcete-li, přesuňte jednu armádu se skřetími průzkumníky o jeden region; poté s ní zaútočte
        - přesuňte dvě armády se skřetími průzkumníky, každou o jeden region

        Přesun ze shromaždiště do jeho otevřeného [průsmyku](passes) se počítá jako přesun o jeden region.

## VI: cards

chapter-cards = Karty událostí a příběhu
    .text =
        Na kartě události je nahoře rozkaz, který se hraje za použití akční kostky, a dole bojový efekt, který se hraje v boji a kostku nevyžaduje. Karty příběhu má každá strana vlastní a do balíčku se nevracejí; některé zůstávají vyložené na stole.

section-drawing = Dobírání karet
    .text =
        Karty událostí si oba hráči dobírají ze společného balíčku, karty příběhu každý ze svého. V ruce může mít hráč nejvýše šest karet obou druhů dohromady. Má-li jich víc, nadbytečné ihned odloží lícem dolů.

        Když dojdou karty v balíčku událostí, zamíchají se všechny použité a vytvoří nový. Karty příběhu se do hry nevracejí.

section-playing-cards = Jak zahrát kartu
    .text =
        Jako akci můžete zahrát rozkaz karty události nebo kartu příběhu: kostkou se symbolem události, nebo kostkou se symbolem shodným s typem karty (armáda, postava, shromáždění).

        - Podmínka karty musí být zcela splněna.
        - Vše, co karta říká, se provede v největší možné míře; nepovinné je jen to, co karta dovoluje slovem „můžeš“.
        - Pokud karta porušuje některé pravidlo, všechna ostatní platí dál.
        - Poté kartu odložte, pokud nezůstává vyložená na stole. Do limitu šesti karet se vyložené karty nepočítají.

## VII: fate

chapter-fate = Osud
    .text =
        Číslo na žetonu, který platí, posune ukazatel osudu. Je-li na žetonu i ikona osudu, doberou si Svobodné národy kartu osudu. Ta působí ihned, nebo později pomůže Thorinovi, Meddědovi či orlům.

        Postava na stupnici osudu je připravena, jakmile ukazatel dosáhne jejího políčka, a vstupuje do hry za použití akční kostky.

section-fate-tiles = Losování žetonů osudu
    .text =
        Ve fázi 3 losuje Stín žetony osudu jeden po druhém: až tolik, kolik generálů je aktivních, vždy alespoň jeden. Po každém může přestat, nebo ho odložit stranou a vylosovat další. Platí **poslední** vylosovaný žeton.

        - Zvláštní žeton (do zásoby se dostane kartou příběhu) losování ukončí: platí právě on.
        - Žeton, který platil, se odloží; ostatní se vrátí do zásoby.

section-fate-track = Stupnice osudu
    .text =
        Ukazatel osudu se posune o tolik políček, kolik udává žeton. Dosáhne-li políčka 15, Svobodné národy zvítězily. Bilbo, Thorin, Pán orlů a Medděd jsou [připraveni](characters-enter), jakmile ukazatel dojde na jejich políčko nebo dál.

section-fate-cards = Karty osudu
    .text =
        Je-li na žetonu, který platí, ikona osudu, doberou si Svobodné národy kartu osudu. Její efekt nastane ihned, bez použití akce. Většina karet osudu patří k některé postavě a leží vedle její karty vlastností, i když postava ještě není ve hře. Pokud už byla postava vyřazena, karta se odloží.

## VIII: characters

chapter-characters = Postavy a velení
    .text =
        Aktivovat lze Barda, Dáina, Thranduila, Gandalfa a později Pána orlů. Každý z nich přidá žeton velení, ale od druhého dá každý Stínu možnost losovat další žeton osudu. Před každou vaší akcí může jeden aktivní generál použít schopnost ze své karty vlastností; tím jeho aktivace končí.

        Postavy velí armádě, jejíž jsou součástí, a mohou se pohybovat i samy, bez ohledu na nepřátele. Bilba přenese Prsten kamkoli a pomůže armádě v nouzi. Medděd bojuje sám. Bolgovy stráže se za jeho armádu obětují, a zahyne-li Bolg, Stín prohrál.

section-characters-enter = Jak přivést postavy do hry
    .text =
        Postava, která není ve hře, musí být nejprve **připravena**: postavy Svobodných národů, když ukazatel osudu dosáhl jejich políčka, Bolg, dokud je v Údolí armáda Stínu. Poté ji přivede do hry kostka se symbolem uvedeným na její kartě vlastností.

        Pokud musí vstoupit do regionu, ve kterém jsou nepřátelské jednotky nebo který ovládá nepřítel, v tuto chvíli vstoupit nemůže. Postava může přestat být připravena, když se ukazatel posune zpět.

section-characters-alone = Postavy ve hře
    .text =
        V armádě své strany se postavy pohybují a bojují jako její součást. Jsou-li samy nebo jen s dalšími postavami, nepřátele ignorují: neútočí a nelze na ně útočit. Generál může svou schopnost použít i tak.

        Medděd a Pán orlů mají vlastní pravidla.

section-characters-move = Pohyb postav
    .text =
        Akcí „pohyb postav“ přesunete libovolný počet postav na mapě, každou nejvýše o tolik regionů, kolik udává její karta vlastností. Postava v armádě se může přesunout společně s ní, nebo zůstat na místě.

section-generals = Generálové
    .text =
        Bard, Dáin, Thranduil, Gandalf a Pán orlů jsou generálové. Aktivní generál může jednou za kolo použít svou schopnost: bezprostředně před tím, než si vyberete kostku, a před každou akcí jen jeden generál. Po schopnosti generála musí následovat akce.

        - Každý aktivní generál přináší také žeton velení.
        - Stín však může losovat [tolik žetonů osudu](fate-tiles), kolik je aktivních generálů; není-li žádný, jeden.

section-range = Dostřel
    .text =
        Gandalfův Magický výbuch a Thranduilova Lukostřelba sahají tak daleko, jak udává měřítko dostřelu. Které regiony jsou v dostřelu, program ví; černá čára kolem hory střelbu blokuje. Způsobené poškození se uplatní [stejně jako v boji](damage-outside).

section-leadership-tokens = Žetony velení
    .text =
        Představují menší vůdce a kapitány. Svobodné národy obdrží jeden za každého aktivovaného generála, Stín tolik, kolik si jich zvolí ve fázi [Velení Stínu](phase-command). Každý se umisťuje do jiné armády.

        Žeton, který zůstane bez armády, se ihned odstraní. Na konci kola se odstraní všechny.

section-bilbo = Bilbo a jeho Prsten
    .text =
        Bilbo vstupuje do hry kostkou se symbolem postavy v regionu s jinou postavou nebo žetonem velení Svobodných národů a má pět žetonů Prstenu.

        - Když jeho armáda dostane poškození, může odložit žeton, zmizet z mapy a odebrat jí až dva žetony poškození.
        - Když si vyberete kostku se symbolem postavy, může nejprve odložit žeton a objevit se v libovolném regionu, i když na mapě není.

section-bolg = Bolg
    .text =
        Bolg vstupuje do hry kostkou se symbolem shromáždění ve shromažďovacím regionu, pokud je v Údolí armáda Stínu. Přichází s ním jednotka velkých skřetů a v každém shromažďovacím regionu se otočí žeton posil. Bolg má jeden žeton stráží, nebo tři, pokud Stín ovládá Zříceniny Dolu.

        - Žeton stráží zruší veškeré poškození jeho armády z jednoho kola boje nebo jednoho jiného útoku, ne však poškození, které si armáda způsobí sama.
        - Ovládá-li Stín dvě sídla nebo opevnění, může kostkou se symbolem shromáždění umístit po jednom žetonu posil do čtyř regionů v Porobených zemích.
        - Je-li Bolg vyřazen, Svobodné národy [vítězí](victory-free).

section-beorn = Medděd
    .text =
        Medděd vstupuje do hry kostkou se symbolem postavy u jižního okraje mapy. Má-li Stín v tu chvíli méně než 6 vítězných bodů, Svobodné národy [zvítězily](victory-free). Jinak bojuje jako samostatná armáda a má 8 žetonů hněvu.

        - Vůlí Západu se přesune až o tři regiony a poté může zaútočit. Kostkou se symbolem postavy také, ale musí odložit žeton hněvu.
        - Nikdy nemůže být v regionu s armádními jednotkami ani projít přes armádu Stínu. Pro armády Stínu se počítá jako nepřátelská armáda. Získává zpět prázdná sídla a opevnění a odstraňuje žetony posil Stínu.
        - Hází čtyřmi kostkami, zásah je 5 nebo 6, a všechny neúspěšné kostky jednou přehodí. Opevnění, brod i svah ho znevýhodňují stejně jako armádu. Nepoužívá karty, terénní převaha se nezjišťuje a kombinovaného útoku se neúčastní.
        - Za každé poškození přijde o žeton hněvu. Nemá-li žádný, je odstraněn ze hry. Nemůže se zotavit.
        - Může ustoupit, ne však k přátelské armádě.

section-eagles = Orli
    .text =
        Pán orlů vstupuje do hry kostkou se symbolem postavy v orlím hnízdě, společně s jedním dalším orlem. Orli, které už dříve přivolaly karty, tam do té doby čekají.

        - Jako generál buď přivolá do hnízda dalšího orla, nebo vyšle všechny orly včetně sebe do libovolných teritorií.
        - Kostkou se symbolem shromáždění zaútočí libovolný počet orlů na mapě: každý na jinou armádu Stínu ve svém teritoriu. Hází třemi kostkami, na zásah stačí 4, neúspěšné kostky jednou přehodí a vrátí se do hnízda. Tento hod nelze ničím upravit.
        - Na konci kola se do hnízda vrátí všichni.

section-bats = Velcí netopýři
    .text =
        Netopýři jsou do konce kola přítomni v celém teritoriu.

        - Kostkou se symbolem shromáždění odstraní Stín jednu jejich figurku a přesune jednu ze svých armád ve stejném teritoriu.
        - V boji v jejich teritoriu může Stín jako manévr zahrát kartu Jako upíři: uštědří-li jeho armáda v tomto kole alespoň jedno poškození, může odstranit jednu figurku netopýrů a uštědřit jedno další. Dokud tam netopýři jsou, vrací se karta na konci každého kola boje do ruky.

## IX: armies

chapter-armies = Armády
    .text =
        Armáda nebo její část se přesouvá do přilehlého regionu bez nepřátel. Řeku lze překročit jen brodem a přes horu neprojde nikdo. V regionu může být nejvýše pět jednotek jedné strany; jen tam, kde se shromažďuje Stín, může být libovolný počet jeho jednotek.

        Žetony posil leží lícem dolů. Otočený žeton ukáže jednotky, které se umístí do jeho regionu, a je odstraněn ze hry. Při zotavení hoďte za každou jednotku armády jednou kostkou; každá 5 nebo 6 odebere žeton poškození.

section-limit = Limit počtu jednotek
    .text =
        Všechny jednotky jedné strany v regionu tvoří jednu armádu. V regionu jich může být nejvýše **pět**; postavy, žetony, orli a netopýři se nezapočítávají. Ve shromažďovacích regionech a na shromaždištích skřetů limit pro Stín neplatí.

        Je-li jich po přesunu nebo rekrutování víc, hráč, jemuž náleží, nadbytečné ihned odstraní. S každou z nich může odebrat až dva žetony [poškození](casualties).

section-unit-cards = Typy jednotek
    .text =
        Karta každého typu jednotky udává jeho bojovou sílu (kolik kostek každá jednotka přidá), vyhovující terén, který rozhoduje o [terénní převaze](terrain), a manévrovací schopnost, kterou lze využít v [boji](manoeuvres).

section-leadership = Armády s velením
    .text =
        Velení armády je součet velení jejích postav a počtu jejích žetonů velení. Je-li alespoň 1, jde o armádu s velením: může používat kostky se symbolem postavy a v boji [přehodit](leader-reroll) část kostek, na nichž nepadl zásah.

section-moving = Pohyb armád
    .text =
        Armáda se přesouvá do přilehlého regionu, ve kterém není nepřátelská armáda. K pohybu armád slouží kostky se symbolem armády, postavy (pro armády s velením) a Oka bez víčka (pro armády se skřetími průzkumníky) a některé karty.

        - Žádná figurka se nesmí během jedné akce přesunout dvakrát; další kostkou však můžete stejnou armádu přesunout znovu.
        - Armády, které se sejdou v jednom regionu, se spojí, až skončí celý pohyb dané akce, ještě před útokem.

section-splitting = Rozdělení armády
    .text =
        Můžete přesunout jen část armády a zbytek nechat na místě. Strategickým přesunem se dvě části jedné armády mohou přesunout do různých regionů.

        - Přesouváte-li armádu kostkou se symbolem postavy, musí se s přesouvanými jednotkami přesunout i velení.
        - Žetony poškození se rozdělí tak, aby žádná část neměla víc žetonů než jednotek.

section-long-moves = Pohyb o víc než jeden region
    .text =
        Armáda, která se jednou akcí přesouvá o víc regionů, může nechat figurky jedině v původním regionu a cestou nikoho nevyzvedne. V prvním regionu, ke kterému je přilehlá nepřátelská armáda, se musí zastavit. Limit pěti jednotek se kontroluje až po dokončení pohybu.

section-control = Ovládnutí sídel a opevnění
    .text =
        Když armáda Stínu vstoupí do sídla nebo opevnění Svobodných národů, byť jím jen projde, Stín ho ovládne. Jednotky Svobodných národů ho získají zpět tím, že do něj vstoupí; postava nebo orel nestačí. Přesun do volného regionu není útok.

section-laying-tokens = Jak umisťovat žetony posil
    .text =
        Žetony Svobodných národů tvoří dvě skupiny: trpaslíci a lidé, a elfové. Nové žetony se losují naslepo a umisťují lícem dolů do sídel, žetony Stínu do shromažďovacích regionů; nikdy do regionu s nepřátelskou armádou nebo pod nepřátelskou kontrolou. Když dojdou všechny žetony skupiny, další už umístit nelze.

section-flipping-tokens = Jak používat žetony posil
    .text =
        Otočený žeton ukáže, které jednotky se umístí do jeho regionu, a je natrvalo odstraněn ze hry. Není-li odpovídající figurka dostupná, přijde místo ní jiná jednotka ze stejné skupiny.

        Armáda, která vstoupí do regionu s nepřátelskými žetony nebo jím projde, je odstraní, aniž by se na ně kdokoli díval; vrátí se mezi nepoužité.

section-direct-recruiting = Jak rekrutovat jednotky přímo
    .text =
        Některé karty a schopnosti přivádějí jednotky do hry přímo. Není-li figurka dostupná, nepřijde nic. I zde platí [limit počtu jednotek](limit).

section-rallying = Zotavení armád
    .text =
        Kostkou se symbolem shromáždění zotavíte až dvě armády. Za každou hodíte tolika kostkami, kolik má jednotek, a přehodíte tolik neúspěšných, kolik činí její velení. Každá 5 nebo 6 odebere jeden žeton poškození. Poté můžete ještě odebrat oběti, každou jednotku za dva žetony poškození.

section-passes = Horské průsmyky
    .text =
        Na začátku hry jsou oba průsmyky uzavřeny. Průsmyk se otevře, jakmile je na jeho shromaždišti skřetů pět jednotek, a zůstane otevřen až do konce hry.

        - Ze shromaždiště se armáda může přesunout jedině do průsmyku a z průsmyku jedině do regionu, do kterého vede. Na armádu v tomto regionu může zaútočit; není to útok do svahu.
        - Z regionu nelze do průsmyku vstoupit, ustoupit ani zaútočit a průsmyk není přilehlý k žádnému regionu.
        - Armáda v průsmyku se neúčastní kombinovaného útoku s ostatními. V průsmyku může být nejvýše pět jednotek.

## X: combat

chapter-combat = Boj
    .text =
        Všechny jednotky v regionu útočí společně. V každém kole boje oba hráči tajně vyberou kartu: kartu jednotky, kterou mají v armádě, kartu přeskupení, nebo kartu události pro její bojový efekt.

        Hoďte tolika kostkami, kolik činí bojová síla armády, nejvýše pěti. Zásah je 5 nebo 6. Za každý zásah dostane nepřátelská armáda žeton poškození. Má-li armáda víc žetonů poškození než jednotek, musí odebrat oběti. Útočník buď pokračuje, nebo přestane útočit; pokud pokračuje, obránce buď zůstane, nebo odejde.

section-attacking = Útok
    .text =
        Armáda útočí na nepřátelskou armádu v přilehlém regionu. Útok umožňuje kostka se symbolem armády, armádě s velením také symbol postavy, armádě se skřetími průzkumníky také Oko bez víčka, a navíc některé karty. Před útokem se armáda může přesunout o jeden region. Útočí všechny jednotky v regionu; mají-li některé zůstat stranou, nejprve část armády přesuňte.

section-terrain = Terénní převaha
    .text =
        Před prvním kolem boje oba hráči spočítají své jednotky, kterým vyhovuje terén v regionu **obránce**. Kdo jich má víc (důležitý je počet jednotek, nikoli jejich síla), dobere si kartu události. V případě shody si kartu nebere nikdo.

section-combat-hand = Příprava karet
    .text =
        Karty příběhu se odloží stranou. Každý hráč vybírá ze svých karet událostí, z karet všech typů jednotek ve své armádě, z karty přeskupení a ze zvláštních karet manévrování (Thorinovy mocné rány, Jako upíři).

section-manoeuvres = Krok 1: Manévrování
    .text =
        Oba hráči tajně vyberou po jedné kartě a současně je odhalí.

        - **Karta jednotky**: tolik vašich kostek, kolik jednotek tohoto typu v armádě máte, bude černých. Padne-li na některé černé kostce zásah, můžete využít manévrovací schopnost. Karta zůstává použitá, dokud nezahrajete kartu přeskupení.
        - **Karta události**: její bojový efekt se provede tehdy, kdy karta udává. Mají-li obě karty stejné načasování, provede se nejprve efekt obránce. Poté kartu odložte.
        - **Zvláštní karta manévrování** působí i bez zásahu.
        - **Karta přeskupení** vám vrátí všechny použité karty a na konci kola můžete [ustoupit](retreat) bez následků rozprchnutí.

section-combat-roll = Krok 2: Bojový hod
    .text =
        Každý hráč hází tolika kostkami, jakou má jeho armáda bojovou sílu, nejvýše však pěti. Zásah je **5** nebo 6. Útočník potřebuje **6**

        - proti neprolomenému [opevnění](fortifications)
        - v prvním kole boje přes brod
        - v prvním kole boje nahoru přes svah do hor

        Karty mohou k hodu přičítat nebo od něj odečítat. Hozená 1 je vždy neúspěch, hozená 6 vždy zásah.

section-leader-reroll = Krok 3: Opravný velitelský hod
    .text =
        Každý hráč může přehodit tolik kostek, na nichž nepadl zásah, kolik činí velení jeho armády, každou jen jednou, bílé i černé podle svého výběru. Na zásah stačí stejné číslo jako v bojovém hodu, pokud karta neříká jinak.

section-damage = Krok 4: Uplatnění poškození
    .text =
        Za každý zásah dostane nepřátelská armáda žeton poškození. Poté se uplatní karty a schopnosti, které poškození zvětšují, zmenšují nebo ruší, a nakonec se [odebírají oběti](casualties).

section-casualties = Odebrání obětí
    .text =
        Za každou jednotku, kterou vyřadíte, odeberte z její armády až dva žetony poškození. Můžete to udělat dobrovolně; musíte, dokud má armáda víc žetonů poškození než jednotek. Vyřazené jednotky se mohou do hry vrátit.

section-destroyed = Zničení armády
    .text =
        S poslední jednotkou jsou vyřazeny i postavy a žetony velení, které byly součástí armády. Vyřazené postavy se do hry nevracejí. Jsou-li zničeny obě armády, zůstává kontrola nad regionem obránci.

section-damage-outside = Poškození mimo boj
    .text =
        Poškození způsobené kartou, střelbou nebo vynuceným ústupem se uplatní stejným způsobem: nejprve se přidělí žetony poškození a uplatní se vše, co před nimi chrání, potom hráč odebere oběti, pokud musí nebo si to přeje.

section-fortifications = Opevnění
    .text =
        Dokud je poškození opevnění menší než jeho hodnota obrany, je armáda uvnitř chráněna dvojím způsobem: útočník potřebuje na zásah 6 a veškeré poškození, ať pochází odkudkoli, dostává opevnění. Jakmile se poškození vyrovná hodnotě obrany, je opevnění **prolomeno**: další poškození dostává ihned armáda a od příštího kola boje stačí 5.

        Poškození opevnění je trvalé, pokud karta výslovně neříká, že se opraví.

section-round-end = Krok 5: Konec kola
    .text =
        Není-li žádná armáda zničena, útočník oznámí, zda přestane útočit. Pokud pokračuje, může obránce odejít: zahrál-li v tomto kole kartu přeskupení, [ustoupí](retreat), jinak se [rozprchne](rout). Zůstane-li, začíná další kolo boje.

section-retreat = Ústup
    .text =
        Armáda se přesune do přilehlého regionu, pokud

        - v něm není nepřátelská armáda ani sídlo či opevnění ovládané nepřítelem
        - není přilehlý k žádné nepřátelské armádě, včetně útočící
        - není oddělen brodem

        K přátelské armádě nebo do sídla či opevnění pod svou kontrolou můžete ustoupit vždy. Není-li žádný takový region, vybere útočník, kam se armáda přesune (ne ke svým armádám ani do regionu pod svou kontrolou), a ta utrpí jedno poškození navíc. Není-li kam se přesunout, nelze ustoupit ani se rozprchnout.

section-rout = Rozprchnutí
    .text =
        Kdo odejde, aniž by zahrál kartu přeskupení, ten se rozprchne: ztrácí jednotky, dokud armádě nezůstane nejvýše jeden žeton poškození. Poté se armáda přesune stejně jako při [ústupu](retreat).

section-advance = Postup po boji
    .text =
        Je-li obránce zničen nebo odešel, může útočník postoupit do uvolněného regionu se všemi jednotkami, nebo jen s některými; žetony poškození se rozdělí jako při každém [přesunu](splitting).

section-combined-attack = Kombinovaný útok
    .text =
        Kostkou se symbolem armády zaútočíte společně dvěma nebo více armádami přilehlými ke stejnému nepříteli. Na začátku každého kola boje určíte, která z nich bojuje: použijí se jen její jednotky, velení a karty a jen ona utrpí poškození.

        - Terénní převaha se zjišťuje jen jednou, podle armády, která bojuje jako první.
        - Když začne bojovat jiná armáda, vrátí se použité karty jednotek a zvláštní karty manévrování.
        - Brody a svahy ovlivňují každou armádu při jejím prvním útoku.
        - Nakonec může postoupit jen jedna z armád.
        - Je-li zničena armáda, která bojovala jako poslední, ale obránce tam už také není, vítězíte, pokud přežila jiná z vašich útočících armád.

## Worked examples

example-casualties = Tři zásahy do oslabené armády
    .text = Tři jednotky jezerních lidí už mají dva žetony poškození. Zaútočte na ně z Dolských kopců; oba hráči zahrají kartu přeskupení. Jezerní lidé odeberou jen tolik obětí, kolik musejí.
    .after = Po třech zásazích má armáda na tři jednotky pět žetonů poškození: příliš mnoho. Jedna jednotka padne a vezme s sebou dva žetony: dvě jednotky, tři žetony. Padne další: jedna jednotka, jeden žeton. Víc obětí už být nemusí.
example-fate = Ještě jeden žeton
    .text = Aktivní jsou tři generálové, takže Stín může vylosovat až tři žetony osudu. Na prvním je 3. Losujte znovu a druhý žeton si ponechte.
    .after = Na druhém žetonu je 2 a tento žeton platí, i když na třetím mohlo být ještě méně: vždy platí poslední vylosovaný žeton. Trojka se vrátí do zásoby.
example-swift-move = Dva regiony s velením
    .text = Dvě jednotky trpaslíků v Táboře mají žeton velení. Přesuňte je kostkou se symbolem postavy o dva regiony, podél severního břehu.
    .after = První region nebyl přilehlý k žádnému nepříteli, takže trpaslíci mohli jít dál. Žeton velení šel s nimi, jak to kostka se symbolem postavy vyžaduje.
example-split-damage = Poškození se dělí také
    .text = Jedna jednotka jezerních lidí a dvě jednotky lučištníků mají dva žetony poškození. Přesuňte strategickým přesunem jen obě jednotky lučištníků a podívejte se, kolik žetonů s nimi může jít.
    .after = Jeden nebo dva, ale ne žádný: jediné jednotce, která zůstává, by zbyly dva žetony, a to je víc žetonů než jednotek.
example-recruit = Dva žetony
    .text = V Táboře a na Havraním vrchu leží žetony posil. Použijte kostku k rekrutování a oba otočte.
    .after = Každý žeton se otočí ve svém regionu, ukáže, co tam přijde, a je odstraněn ze hry.
example-goblins = Průsmyk se otevírá
    .text = Na Západním shromaždišti skřetů čekají čtyři jednotky skřetích průzkumníků. Rekrutujte Okem bez víčka; až odehrají Svobodné národy, přesuňte druhým Okem průzkumníky do průsmyku.
    .after = S pátou jednotkou se průsmyk otevřel až do konce hry. Z průsmyku vede jediná cesta, do regionu pod ním.
example-beorn-comes = Medděd přichází včas
    .text = Osud dosáhl Meddědova políčka a Stín nemá žádné body. Přiveďte Medděda do Jižních kopců.
    .after = Stín má méně než 6 bodů, takže Svobodné národy zvítězily.
example-front-gate = Deset bodů i s Přední branou
    .text = Stín ovládá Tábor a Východní ostroh: 6 bodů. Přední bránu nikdo nebrání. Přesuňte se tam.
    .after = Deset bodů i s Přední branou znamená okamžité vítězství; bez ní by je Stín musel udržet do konce kola.
example-retreat = Kam ustoupit
    .text = Zaútočte na jezerní lidi ve Východním údolí; oba hráči zahrají kartu přeskupení. Nechte Stín pokračovat v útoku a ustupte.
    .after = Armáda smí ustoupit jen tam, kde vedle ní nebude žádný nepřítel. Bažina u východního brodu je přilehlá ke skřetům v Dolských kopcích, proto v nabídce není.
example-ford = Přes brod
    .text = Čtyři jednotky skřetů útočí přes brod na Tábor. Oba hráči zahrají kartu přeskupení.
    .after = Čtyři pětky a žádný zásah: přes brod potřebuje útočník v prvním kole boje šestku. Pokud bude pokračovat, zasáhnou i pětky.
example-walls = Opevnění padá
    .text = Opevnění na Východním ostrohu vydrží tři poškození a jedno už má. Zaútočte; oba hráči zahrají kartu přeskupení.
    .after = Tři šestky jsou tři zásahy, pětky nic. Dva zásahy opevnění prolomí, třetí dostanou trpaslíci za ním. Od příštího kola boje zasáhnou i pětky.

## Puzzles

puzzle-p-gate = Brána je otevřená
    .text = Stín má 6 bodů a jednu kostku. Zvítězte okamžitě.
    .after = Přední brána, kterou nikdo nebrání, má hodnotu 4 bodů: celkem deset, a to i s Přední branou. Jiné místo by bylo třeba udržet do konce kola.
puzzle-p-beorn-in-time = Právě včas
    .text = Stín má 4 body. Zbývá jedna kostka se symbolem postavy. Zvítězte.
    .after = Osud dosáhl Meddědova políčka. Medděd přichází ve chvíli, kdy má Stín ještě méně než 6 bodů.
puzzle-p-kill-bolg = Král skřetů
    .text = Bolg je ve Východním údolí bez stráží, s jedinou jednotkou. Na všech vašich kostkách padnou pětky, na nepřátelských jedničky. Zvítězte.
    .after = S poslední jednotkou armády padnou i její postavy; a když padne Bolg, je bitva vyhraná. Ať vyberete kteroukoli kartu, zásahů bude dost.
puzzle-p-open-the-pass = Přes horu
    .text = Dvě Oka bez víčka, čtyři jednotky skřetích průzkumníků na Západním shromaždišti skřetů. Dostaňte pět jednotek do Západního horského průsmyku.
    .after = První Oko rekrutuje pátou jednotku, čímž se průsmyk otevře; druhým se jednotky přesunou dovnitř.
puzzle-p-two-places = Dvě místa jedním tahem
    .text = Jedna kostka se symbolem armády. Ovládněte Tábor i Zříceniny Dolu.
    .after = Strategický přesun přesune dvě různé armády.
puzzle-p-take-back = Mimochodem
    .text = Stín ovládá Zříceniny Dolu. Jednou kostkou se symbolem postavy je získejte zpět a skončete v Dolských kopcích.
    .after = Rychlým přesunem se armáda dostane až o dva regiony dál; místo získá zpět, i když jím jen projde.
puzzle-p-bring-bolg = Tři žetony stráží
    .text = Stín ovládá Zříceniny Dolu, ale žádnou armádu v Údolí nemá. Přiveďte těmito dvěma kostkami do hry Bolga se třemi žetony stráží.
    .after = Nejprve musí vstoupit do Údolí armáda, a to kostkou se symbolem postavy. Kostka se symbolem shromáždění pak přivede Bolga; díky Zříceninám Dolu má tři žetony.
puzzle-p-ring = Tam a zase jinam
    .text = Bilbo je v Táboře a má jeden žeton Prstenu. Dostaňte ho touto kostkou na Havraní vrch.
    .after = Pěšky je to příliš daleko. Ještě před použitím kostky se symbolem postavy ho však Prsten přenese kamkoli.
puzzle-p-rally = Nová odvaha
    .text = Dvě armády mají poškození. Při zotavení padne 5, 6 a 5. Zbavte poškození obě.
    .after = Jedna kostka se symbolem shromáždění zotaví dvě armády; každá 5 nebo 6 odebere žeton poškození.
puzzle-p-eagles = Z oblohy
    .text = Nad Údolím jsou dva orli, jeden z nich je jejich pán, a na všech jejich kostkách padnou čtyřky. Zničte obě tamní armády.
    .after = Orlům na zásah stačí 4. Každý zaútočí třemi kostkami na jinou armádu.
puzzle-p-bats = Křídla místo nohou
    .text = Zbývá jen kostka se symbolem shromáždění. Ovládněte Zříceniny Dolu.
    .after = Jedna figurka netopýrů z teritoria zmizí a tamní armáda se přesune.
puzzle-p-walls = Skrz opevnění
    .text = Opevnění na Východním ostrohu vydrží už jen jedno poškození. Na vašich kostkách padnou šestky, na nepřátelských jedničky. Ovládněte Východní ostroh.
    .after = První zásah opevnění prolomí; ostatní dostanou rovnou trpaslíci. Pak postupte.
puzzle-p-thorin = Ke králi!
    .text = Osud dosáhl Thorinova políčka. Přiveďte Thorina do bitvy.
    .after = Kostka se symbolem postavy ho přivede k Přední bráně, kterou Stín neovládá.

## The guided first match

lesson-first = Jedno kolo před Dolem
    .text = Povedete Svobodné národy jedním kolem: generálové, osud, čerstvé posily a boj se skřety před Dolem. Asi deset minut.
lesson-first-welcome = Před Osamělou horou
    .text = Hrajete za Svobodné národy, počítač za Stín. Stín musí obsadit klíčová místa, než mu vyprší čas: s 10 vítěznými body vyhrává. Čas hraje pro vás: s každým kolem osud přibližuje chvíli, kdy přijde pomoc. Do té doby vydržte. Zahrajeme si jedno kolo.
lesson-first-table = Kde se hra ptá
    .text = Tento řádek vždy říká, kdo je na tahu a na co se hra ptá. Na co lze kliknout, má zlatý okraj. Nic se tu nedá pokazit: „Vzít zpět“ vrátí každý krok.
lesson-first-generals = Povolejte generály
    .text = V každém kole aktivujete až tři generály. Každý přinese žeton velení a jednou smí použít svou schopnost. Počínaje druhým však za každého smí Stín losovat o jeden žeton osudu víc. Zvolte Dáina a Barda a pak „Nikdo další“.
    .back = Každý generál má svou chvíli. Tentokrát vezměte Dáina a Barda a nikoho třetího: dva stačí a osud bude postupovat rychleji.
lesson-first-command = Kapitáni pro vaše armády
    .text = Žeton velení armádu posílí: smí přehodit neúspěšné kostky. Skřeti stojí před Dolem, umístěte tedy jeden žeton do Zřícenin Dolu a druhý do Tábora.
    .back = I té armádě by se kapitán hodil. Boj ale bude u Dolu a Dáinův lid stojí v Táboře.
lesson-first-fate = Osud postupuje
    .text = Stín losuje žetony osudu a může přestat po kterémkoli; platí poslední. O jeho číslo se posune ukazatel. Cestou čekají Bilbo, Thorin, orli a Medděd; na políčku 15 vítězíte.
lesson-first-dice = Kostky určují vaše kolo
    .text = Obě strany hodily. Každá kostka je jedna akce a její symbol říká, jaká. Se Stínem se střídáte, dokud nejsou všechny použity. Tady má každá strana tři kostky.
lesson-first-recruit = Čerstvé posily
    .text = Kostkou se symbolem shromáždění otočíte žetony posil ve dvou regionech. Vezměte ji, zvolte rekrutování, pak Zříceniny Dolu a Tábor.
    .back = I to lze. Nejdřív ale posily: v Dole se za chvíli bude hodit každý meč.
lesson-first-recruited = Kdo přišel
    .text = Žeton je otočen: jeho jednotky stojí v regionu a žeton je pryč. Každý typ jednotky má svou bojovou sílu, vyhovující terén a manévrovací schopnost. Přečtete si je, když na armádu ukážete. Teď otočte i žeton v Táboře.
lesson-first-attack = Útok!
    .text = V Dolských kopcích stojí dvě jednotky skřetů. Vezměte kostku se symbolem shromáždění/armády, zvolte útok, pak svou armádu ve Zříceninách Dolu a pak Dolské kopce.
    .back = Práce je dost. Skřetů je však teď málo a další jsou blízko: zaútočte, dokud máte převahu.
lesson-first-manoeuvre = Plán na kolo boje
    .text = V každém kole boje zvolí obě strany tajně kartu, obvykle kartu jednoho typu jednotek v armádě. Kolik takových jednotek máte, tolik vašich kostek je černých. Padne-li na černé kostce zásah, smíte využít jejich manévrovací schopnost. Zvolte jezerní lidi: způsobí jedno poškození navíc.
    .back = Poslouží kterákoli karta. Jezerní lidé tu ale mají dvě černé kostky a jsou nejjistější: vezměte je.
lesson-first-rolls = Kostky padají
    .text = Každá strana hází tolika kostkami, jaká je její bojová síla, nejvýše pěti; 5 a 6 jsou zásahy. Máte dva zásahy, z toho jeden na černé kostce. Skřeti mají jeden.
lesson-first-again = Velení
    .text = S kapitánem v armádě smíte přehodit jednu neúspěšnou kostku. Není co ztratit: přehoďte jednu bílou.
    .back = Lze to i nechat být. Opravný hod ale nic nestojí.
lesson-first-darts = Manévrování vyšlo
    .text = Na černé kostce padl zásah, smíte tedy využít manévrovací schopnost jezerních lidí. Udělejte to: skřeti utrpí jedno poškození navíc.
    .back = Není důvod skřety šetřit. Využijte ji.
lesson-first-losses = Poškození a ztráty
    .text = Každý zásah je žeton poškození na armádě. Jednotky musejí padnout, jen když má armáda víc poškození než jednotek. Máte jedno poškození a čtyři jednotky: padnout nemusí nikdo. Zvolte „Nevyřadit žádnou“.
    .back = Jednotku i s jejím poškozením lze odebrat. Jedno poškození ale zatím nikomu nevadí: nechte si všechny.
lesson-first-stay = Skřeti jsou pryč
    .text = Můžete postoupit do Dolských kopců. Zříceniny Dolu však Stínu přinesou dva body, pokud je obsadí, a nikdo jiný je nebrání. Zůstaňte.
    .back = Kopce jsou prázdné, ale body za ně nejsou. Kdo opustí Dol, může o něj přijít: zůstaňte.
lesson-first-cards = Poslední kostka je na vás
    .text = Kostkou se symbolem události si doberete kartu události a kartu příběhu, nebo jednu kartu zahrajete. Předtím smí Bard nebo Dáin použít svou schopnost. Udělejte, co chcete; dobrat si karty není nikdy chyba.
lesson-first-end = Kolo skončilo
    .text = Obě strany si doberou karty a generálové se povolávají znovu. To hlavní už znáte: držet, za co jsou body, udeřit tam, kde máte převahu, a nechat osud pracovat pro vás. Odtud lze hrát dál, vyřešit úlohu, nebo začít vlastní partii.
