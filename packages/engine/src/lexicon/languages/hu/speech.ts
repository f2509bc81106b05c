import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'küldetésünk|küldetés|missziónk',
    vision: 'jövőképünk|víziónk|jövőkép',
    purpose: 'célunk|miért létezünk|amiben hiszünk|filozófiánk|ígéretünk|hitvallásunk',
    values: 'értékeink|alapértékeink',
    frame: 'küldetésünk hogy|célunk hogy|segítünk|hiszünk|hisszük|szeretnénk|elkötelezettek vagyunk|arra törekszünk',
  },
  we: 'mi|minket|bennünket|nekünk|nálunk|velünk|vagyunk|hiszünk|szeretnénk|cégünk|csapatunk',
  customerVoices: {
    self: 'én|nekem|engem|velem|nálam|vagyok|voltam|kaptam|nekünk|minket|hozzám|tőlem|voltunk|vagyunk|elégedett vagyok',
    praise:
      'ajánlom|ajánljuk|ajánlani|köszönöm|köszönjük|köszönet|hálás|hálásak|elégedett|elégedettek|kiváló|fantasztikus|csodálatos|tökéletes|szuper|nagyszerű|legjobb|profi|profik|professzionális|kedves|kedvesek|segítőkész|megbízható|segített|segítettek|boldog|imádom|imádjuk|remek|nagyon jó|maximálisan|szívből|türelmes|gyors|precíz|ajánl*|köszön*|hálás*|elégedett*|kiváló*|fantasztikus*|csodálatos*|csodás*|szuper*|nagyszerű*|remek*|segítőkész*|udvarias*|türelmes*|gyönyörű*|felejthetetlen*|tisztességes*|becsületes*|lelkiismeretes*|megkönnyebb*|visszatér*|visszamegyünk|jövünk még|máskor is|csak ajánlani|örül*|öt csillag|5 csillag*|bízom|felülmúl*',
    owner:
      'alapító|alapítója|társalapító|tulajdonos|tulajdonosa|ügyvezető|igazgató|elnök|vezérigazgató|szerző|író|feltaláló|megalkotó|filozófus|költő',
  },
  claims: {
    idle: 'legalább|legfeljebb|a lehető leghamarabb|nem csak|legjobb barát|mindenekelőtt|legjobb tudásunk|leggyakoribb kérdések',
    superlative:
      'piacvezető|vezető|világelső|első számú|1 számú|a legjobb|legjobb|a legnagyobb|legnagyobb|az egyetlen|leggyorsabb|legbiztonságosabb|legmegbízhatóbb|legolcsóbb|legalacsonyabb ár|legjobb ár|legmagasabb minőség|verhetetlen|felülmúlhatatlan|páratlan|egyik legnagyobb|egyik legjobb|díjnyertes|úttörő|világszínvonalú',
    guarantee:
      'garancia|garanciát|garantáljuk|garantált|pénzvisszafizetés|kockázatmentes|elégedettségi garancia|árgarancia|élettartam garancia|ígérjük|100% biztonságos|ingyenes visszaküldés',
    comparison:
      'jobb mint|jobban mint|gyorsabb mint|olcsóbb mint|mint bármely más|mint mások|mint a versenytársak|ellentétben|összehasonlítva|szer gyorsabb|szor gyorsabb|kétszer|egyetlen más|féláron',
    promise:
      'gondoskodunk|soha többé|mindig|bármikor|éjjel nappal|0-24|24/7|percek alatt|24 órán belül|azonnal|aznap|akár|növelje|duplázza|csökkentse|erőfeszítés nélkül|örökre|100%|minden amire szüksége van',
    parity:
      'magas minőség|kiváló minőség|legjobb minőség|elégedett ügyfelek|ügyfélelégedettség|kiváló szolgáltatás|versenyképes árak|kedvező árak|legjobb árak|tapasztalt csapat|szakértő csapat|sokéves tapasztalat|innovatív megoldások|egyedi megoldások|megbízható partner|könnyen használható|gyors szállítás|széles választék|ár érték arány',
  },
  sources: {
    before:
      'forrás|források|a kutatás szerint|tanulmány|felmérés|jelentés|adatai szerint|megjelent|tanúsította|tesztelte|ajánlásával|statisztika',
    after: 'szerint',
    mark: 'kutatás|felmérések|klinikailag tesztelt|független teszt',
  },
  readers: {
    plain: '',
    formal: 'önök|önöknek|önöket|önnek|önt',
    informal: 'te|téged|neked|veled|tiéd|nálad|rólad|ti|titeket|nektek|veletek|magad|cégednek|vállalkozásod',
  },
  emotions: {
    thrill:
      'izgalmas|izgalom|izgatott|kaland|kalandok|kalandos|szenvedély|szenvedélyes|vad|epikus|energia|energikus|élénk|dinamikus|erőteljes|merész|bátor|bátorság|felejthetetlen|inspirál|inspiráló|inspiráció|ihlet|lelkes|lelkesedés|ünnep|ünnepelj|ünneplés|buli|győzelem|diadal|hódítsd|fantasztikus|hihetetlen|látványos|lélegzetelállító|lenyűgöző|szenzációs|intenzív|szórakozás|varázslatos|varázslat|mágikus|álom|álmok|finom|ellenállhatatlan|adrenalin|csodálatos|csoda|wow',
    warmth:
      'szeretet|szeretettel|szeretjük|szeretünk|szerelem|gondoskodás|gondoskodó|törődés|törődünk|kedvesség|melegség|meleg|szív|szívvel|szívből|szívünk|lélek|család|családok|családi|családias|barát|barátok|barátság|barátságos|együtt|közösség|közösségi|otthon|otthonos|kényelem|kényelmes|gyengéd|nyugalom|nyugodt|béke|pihenés|kikapcsolódás|pihentető|jóllét|boldogság|boldog|öröm|örömet|mosoly|remény|bizalom|empátia|együttérzés|szép|szépség|gyönyörű|büszke|büszkék|emberi|emberség|harmónia|ölelés|élvezze|élvezd',
    worry:
      'félelem|félelmek|fél|aggodalom|aggodalmak|aggódik|szorongás|stressz|stresszes|fájdalom|fájdalmak|fájdalmas|szenved|szenvedés|küzdelem|küzd|frusztráció|frusztráló|frusztrált|túlterhelt|kimerült|kimerültség|fáradt|magány|magányos|szomorú|szomorúság|bánat|düh|dühös|harag|gyűlölet|rémálom|katasztrófa|pánik|elveszett|kétségbeesés|kétségbeesett|reménytelen|trauma|bántalmazás|válság|krízis|veszély|veszélyes|veszélyek|fenyegetés|áldozat|áldozatok|gyász|szörnyű|borzalmas|bosszantó|fejfájás|káosz|megbánás|bűntudat|szégyen|kegyetlen',
  },
  courtesy:
    'kérjük|kérem|legyen szíves|köszönjük|köszönöm|köszönet|nagyon köszönjük|üdvözöljük|üdvözlünk|isten hozta|szívesen|örömmel|örülünk|szeretettel|szeretettel várjuk|várjuk|várunk|ne habozzon|ne habozz|forduljon hozzánk|rendelkezésére|rendelkezésére állunk|állunk rendelkezésére|meghívjuk|elnézést|sajnáljuk|bocsánat|kedves|tisztelt|tisztelettel|üdvözlettel|tisztelet|szia|jó napot|hálásak|hála|értékeljük|vendégszeretet',
  hedges:
    'talán|esetleg|lehetséges|valószínűleg|feltehetően|nyilván|úgy tűnik|tűnik|lehet hogy|lehetne|kellene|körülbelül|kb|nagyjából|hozzávetőleg|viszonylag|elég|meglehetősen|többé kevésbé|általában|rendszerint|többnyire|gyakran|néha|olykor|a legtöbb esetben|egyes esetekben|elvileg|bizonyos értelemben|véleményünk szerint|úgy gondoljuk|reméljük|igyekszünk|törekszünk|lehetőség szerint|ha lehetséges|attól függően|nem feltétlenül|nem mindig|szinte|potenciálisan',
  humour:
    'vicc|viccek|viccelünk|csak viccelek|csak vicceltünk|viccet félretéve|félre a tréfával|tréfa|poén|poénos|haha|hahaha|hihi|lol|hoppá|húha|upsz|jaj|pszt|tadá|hurrá|juhú|jupi|na ne|naná|komolyan|becsszó|cserkész becsszó|nem harapunk|spoiler|dobpergés|érdekesség|érdekességek|tudtad hogy|kacsintás|szójáték|unikornis|egyszarvú|ninja|szupererő|szupererők|varázslat|anyós|kávéfüggő|kávéfüggők|őrület|bolond|bolondos|lökött|vicces|viccesen|nevetés|nevetni|humor|humorral|humorérzék|huncut|csintalan|kockák|lüke',
  irreverence:
    'fenébe|a fenébe|francba|pokol|pokoli|szar|szarság|szarok|kurva|kurva jó|kurvára|baszd|bassza|segg|seggfej|fasza|rohadt|átkozott|hülye|hülyeség|hülyeségek|idióta|idióták|buta|ostoba|unalmas|unalom|baromság|baromi|bla bla|duma|süket duma|sóder|rizsa|kamu|gagyi|utáljuk|gyűlöljük|őrültek|lázadók|ciki',
  imperative:
    'adományozz|adja|alkoss|bérelje|böngéssz|böngésszen|csatlakozz|csatlakozzon|élvezd|élvezze|épített|építs|fedezd|fedezze|fizess|foglalj|foglaljon|fordulj|forduljon|gyere|hallgasd|hasonlítsd|használd|használja|hívj|hívjon|hozd|indítsd|iratkozz|iratkozzon|ismerd|ismerje|írj|írjon|jelentkezz|jelentkezzen|kapj|kattints|kattintson|keresd|keresse|kérj|kérjen|kezdd|kezdje|kóstold|kövess|kövessen|küldd|küldje|látogass|látogasson|légy|legyen|maradj|mentsd|nézd|nézze|növeld|nyisd|olvasd|olvassa|oszd|próbáld|próbálja|regisztrálj|regisztráljon|rendelj|rendeljen|segíts|spórolj|szerezd|szerezze|számold|támogass|támogasson|tanulj|tedd|tegye|teszteld|töltsd|töltse|tölts|töltsön|tudd|tudja|utazz|válassz|válasszon|válaszd|vásárolj|vásároljon|vedd|vegye|védd|vigye|add|állítsd',
  superlatives:
    'a legjobb|legjobb|legjobbak|legjobbat|legnagyobb|vezető|piacvezető|világelső|világszínvonalú|első számú|1 számú|legmagasabb|legmagasabb minőség|leggyorsabb|legbiztonságosabb|legegyszerűbb|legolcsóbb|legkedvezőbb|legmodernebb|legújabb|egyedi|egyedülálló|páratlan|verhetetlen|felülmúlhatatlan|utolérhetetlen|tökéletes|tökéletesen|ideális|optimális|kiváló|kiemelkedő|rendkívüli|hihetetlen|fantasztikus|az egyetlen|díjnyertes|első osztályú|forradalmi|maximális|legmegbízhatóbb',
  jargon:
    'algoritmus|algoritmusok|hitelesítés|automatizálás|interfész|integráció|integrációk|infrastruktúra|skálázható|skálázhatóság|telepítés|konfiguráció|paraméter|paraméterek|optimalizálás|implementáció|bevezetés|módszertan|beszerzés|logisztika|irányítás|audit|eszközök könyv|amortizáció|specifikáció|megfelelőség|tanúsítás|szabvány|szabványok|modul|adatbázis|titkosítás|virtualizáció|szerver|hálózat|sávszélesség|kalibrálás|hidraulika|folyamatok',
  cliches:
    'személyre szabott|testre szabott|személyre szabott megoldások|egyedi megoldások|innovatív|innovatív megoldások|innováció|élvonalbeli|csúcstechnológia|legmodernebb technológia|magas minőség|magas színvonalú|kiváló minőségű|minőségi szolgáltatás|minőségi|teljes körű|teljeskörű|teljes körű szolgáltatás|komplex megoldások|kulcsrakész|szakértő csapat|szakértői csapat|tapasztalt csapat|többéves tapasztalat|sokéves tapasztalat|év tapasztalat|szenvedély|szenvedéllyel|szenvedélyünk|ügyfélközpontú|elégedett ügyfelek|ügyfeleink elégedettsége|megbízható partner|az ön partnere|széles választék|széles skála|széles körű|hozzáadott érték|szinergia|következő szintre|új szintre|a mai világban|rohanó világunkban|egyedülálló élmény|felejthetetlen élmény|zökkenőmentes|gördülékeny|több mint egy|holisztikus|ökoszisztéma|egy helyen|kedvező áron',
  introductions: {
    frame: 'egy',
    ends: 'amely|ami|és',
    closes: '',
  },
  stands: {
    difference:
      'ellentétben|az egyetlen|hűségidő nélkül|rejtett költségek nélkül|elsőként|ami megkülönböztet|miben vagyunk mások|szabadalmaztatott|kevesek egyike|kézzel készített|kézműves|családi vállalkozás|független',
    affordable:
      'megfizethető|olcsó|kedvező ár|kedvező áron|kedvező árak|legjobb ár|alacsony ár|versenyképes ár|gazdaságos',
    premium: 'prémium|luxus|exkluzív|elsőosztályú|elit',
  },
  distinctions: {
    given:
      'ingyen|ingyenes*|díjmentes*|térítésmentes*|felár nélkül|további költség nélkül|kötelezettség nélkül|kötelezettségmentes*|nyílt forráskódú|reklámmentes*|reklámok nélkül|előfizetés nélkül|hűségidő nélkül|adatvédel*|biztonságosan|titkosít*|24/7|0-24|éjjel-nappal|a nap 24 órájában|még aznap|aznapi|másnapra|24 órán belül|helyszíni|a helyszínen|házhoz|ingyenes szállítás|bármikor lemondható|fix ár',
    made: 'saját|házi készítésű|családi|családi vállalkozás*|családi tulajdon*|független|helyi|hazai|magyar termék*|magyarországon gyártott|kézműves*|kézzel készített|kézzel készült|kézi munka|termelői|ökológiai|óta|év tapasztalat*|éves tapasztalat*|éves szakmai|több évtized*|évtized*|generáció*|minősített|engedéllyel rendelkező|díjnyertes|szabadalm*|szakosod*|személyre szabott|egyedi',
    whole:
      'minden egy helyen|mindent egy helyen|egy helyen|minden egyben|mindent egyben|all-in-one|minden amire szükséged van|minden amire szüksége van|mindent amire|egy kézből|egy kézben|egy fedél alatt|egy tető alatt|a-tól z-ig|az elejétől a végéig|elejétől a végéig|a kezdetektől a végéig|tervezéstől|a tervezéstől a|az ötlettől|ötlettől a megvalósításig|a felméréstől|minden lépés*|kulcsrakész|teljes körű|teljeskörű|komplett szolgáltatás|komplett megoldás*|komplex megoldás*|egyetlen kapcsolattartó',
    refusal:
      'nélkül|soha|soha többé|nincs többé|nincs rejtett|nincsenek rejtett|nincs apróbetű*|nincs felesleges|nulla|nem csak|nemcsak|nem csupán|nem pusztán|több mint egy|több mint csak|semmi más|semmi felesleges|csak|csakis|kizárólag|helyett|ellentétben|sem mint|az egyetlen|egyetlen|egyedüli|egyedüliként|senki más|kevesek egyike',
  },
  refusals: {
    not: 'nem|soha|sem',
    no: 'semmi|semmilyen|nulla',
    without: 'nélkül',
    only: 'csak|csupán|mindig|több|kétség',
  },
  cuts: {
    determiner: 'a|az|egy|ez|ezek|azok|minden|valamennyi|saját|bármely|mindegyik',
    pronoun: 'én|te|ő|mi|ti|ők|ön|önök|nekem|neked|nekünk|önnek|nem|lehet|kell|tud|tudunk|aki|ami|amely|amelyek|hogy',
    connector: '',
    filler:
      'és|vagy|de|hanem|sem|ha|amikor|ahol|mert|mivel|mint|hogyan|miért|mi|ki|mit|hol|mikor|van|vannak|volt|voltak|lesz|lesznek|legyen|vagyunk|vagyok|legyen|tesz|teszünk|kínálunk|kínál|biztosítunk|biztosít|segítünk|segít|találja|találsz|fedezze|fedezd|válassza|válassz|nézze|nézd|ismerje|ismerd|itt|ott|most|ma|mindig|soha|gyakran|már|még|csak|is|nagyon|több|legtöbb|kevesebb|sok|kevés|néhány|így|úgy|jól|jobb|legjobb|jó|nagy|kis|új|más|másik|különböző|ugyanaz|első|utolsó|következő|kettő|két|három|négy|öt|hat|hét|nyolc|kilenc|tíz|igen|köszönjük|üdvözöljük|könnyen|gyorsan|egyszerű|egyszerűen|együtt|ezért|továbbá|valamint|illetve|által|alatt|között|után|előtt|nélkül|szerint|számára|felett|mellett|során|akár|pedig|meg|el|fel|be|azt|ezt|annak|ennek',
  },
  weak: 'weboldal|honlap|oldal|oldalak|kezdőlap|blog|cikk|cikkek|hírek|hírlevél|email|e-mail|telefon|cím|kapcsolat|üzenet|fiók|menü|link|kép|képek|videó|fájl|űrlap|kérdés|kérdések|válasz|információ|információk|részletek|adat|adatok|lista|lehetőség|lehetőségek|funkció|funkciók|verzió|termék|termékek|szolgáltatás|szolgáltatások|szolgáltatásaink|megoldás|megoldások|ajánlat|ajánlatok|ár|árak|költség|csomag|rendelés|fizetés|vásárlás|bolt|ügyfél|ügyfelek|ügyfeleink|vásárló|felhasználó|felhasználók|tag|tagok|ember|emberek|személy|partner|partnerek|csapat|csapatunk|cég|cégek|vállalat|vállalkozás|márka|iparág|piac|világ|ország|város|régió|hely|helyek|tér|iroda|szám|mennyiség|fajta|típus|rész|mód|módon|lépés|folyamat|módszer|eset|példa|dolog|ötlet|pont|ok|probléma|eredmény|eredmények|cél|célok|érték|értékek|előny|előnyök|minőség|minőségi|tapasztalat|szakértő|szakértők|tudás|segítség|támogatás|siker|igény|igények|kihívás|projekt|projektek|munka|feladat|tevékenység|program|idő|alkalom|nap|hét|hónap|év|éve|éves|óra|perc|pillanat|dátum|jövő|élet|család|kéz|szem|szív|történet|név|szó|szöveg|tartalom|vélemény|vélemények|tippek|eszköz|eszközök|rendszer|rendszerek|technológia|platform|anyag|hozzáférés|használat|választás|választék|kategória|feltételek|szint|alap|terület|méret|szín|bizalom|modern|digitális|személyes|egyedi|professzionális|helyi|nemzetközi|fontos|ingyenes|biztonságos|hatékony|teljes|magas|fő|téma|csoport|online|ft',
  commonplace:
    'ajánlat*|ár|árak|blog*|cég*|cikk*|csapat*|elérhető*|foglal*|honlap*|információ*|ingyenes*|kapcsolat*|kérdés*|megold*|megrendel*|minőség*|oldal*|online|projekt*|rendel*|rendszer*|szolgáltat*|telefon*|termék*|további|ügyfél*|ügyfel*|üzenet*|válassz*|web*|valamint|között|során|hónap*|hét',
  common: `
    nem az hogy es egy van ez is de meg csak ha mi en azt volt igen vagy kell itt el mar ne te ki mit ezt vagyok jo
    most tudom ugy miert akkor mint jol lesz nagyon nincs mert minden sem olyan rendben amit be igy volna oke nekem
    le tudod fel ott lehet valami majd maga mindig talan koszonom hat semmi hol aki neki amikor szoval neked kis
    ami he hiszem tenyleg valamit eleg lenne fog ra uram igaz ide vele milyen ilyen biztos nagy oket tudja vissza
    ma egesz sajnalom gyerunk nos mikor vannak vagyunk azert ember persze tortent tul sok gyere ket mondta szia
    ertem valaki aztan ahogy pedig kicsit engem velem ezert arra na mondtam voltam ugye mindent kellett ot uj mas
    nezd se semmit benne akarsz szerintem jobb miatt kerem veled akarok akarom erre kerlek baj kene tobb mindenki
    legyen soha akar menj magat nap ram szep senki egyutt at par elso mintha este rossz ezek emberek utan teged
    minket rola varj szerint istenem hogyan sosem lattam tudok ujra tudtam dolog ja on egyszer kellene mondja
    hittem akartam igazan oda mondd annyira amig apa masik megyek egyik tessek lenni gondoltam lett nehany innen
    tunik inkabb magam rajta jobban erted ezzel epp anya sajat alatt elnezest ebben legjobb figyelj ur teljesen
    magad tud harom hozza egyetlen jon megy mielott szo egyedul mind akarod oh menjunk mondani komolyan micsoda
    isten voltal mire tovabb elott akik szeretnem vege holnap honnan hadd no voltak ok ahol nekunk nelkul pontosan
    ennek azok csinalsz tehat all eloszor fogok haver remek tudjuk megis mondom azzal akarja beszelni megint leszek
    errol latni ido fogja jott lany nehez remelem rad gyorsan ti hello hallottam ossze igazi fogom latom pont tudni
    hanem tudsz sokat egyet sincs haza szeretnek orulok nekik kesobb menni mondtad utolso ugyan megvan kosz mivel
    erzem ezen ennyi legalabb mirol maganak azonnal nagyszeru csinalni hagyd sracok fogsz kedves ferfi tegnap
    sokkal bele ideje penzt fontos eves erdekel azon reggel kesz akit arrol gond tetszik vegre tobbet annak
    gondolom attol tenni osszes mennem apam abba ment neha tobbe helyzet meghalt nez eve biztosan szuksegem allj
    egyaltalan boldog szeretlek halott latod fiam szeretem add beszelsz hely kovetkezo kepes ezeket dolgot ficko
    hova szamit abban vagytok kozott regi szerinted perc ota talalkozunk jelent beszel segiteni tortenik keszen
    vilag mondott aha fiu majdnem francba jojjon megyunk jottem mig nezze valakit szabad baratom ugyhogy ora ahhoz
    mulva valaha ellen neve eppen addig mesz fonok enyem hozzam koszi dragam folyik tettem dolgokat tole erte
    velunk tedd munka leszel legy hulye kerek gondolsz mindjart valoszinuleg mondod miutan emlekszel miss bar amint
    emlekszem elobb jelenti dolgok barmit gondolod maradj viszlat gyonyoru ilyet kiraly mennyi tolem fognak napot
    vicces valoban utana mennyire termeszetesen fogunk akart nezz negy beszelek jack barmi anyam tokeletes
    valojaban oreg ejjel kapitany embert tudta szuksege gyerek tette teljes talaltam elment valo fogd ev vettem
    csinal ezelott helyet eddig egyszeruen jaj eg tudjak penz sikerult tett mond annyi tiszta miota otthon veluk
    eletben igazad fiuk elet belole udv menjen szepen hosszu fogod vedd szol igazabol john aggodj igaza jovok
    helyes hangzik doktor otlet bocs mast new hallo kozel tart reggelt sose maguk hiszed jar latta kurva het fenebe
    viszont vegul bocsanat ebbol eletem furcsa egymast hamarosan idot lennek alig vigyazz elo voltunk tobbi
    pillanat nyugi muszaj sam rosszul srac jossz melyik munkat ismerem kapcsolatban marad mellett szivesen sokaig
    beteg ehhez vagyis gyerekek erti jonni akarta magaval eltunt lennie korabban csinald rendorseg apad onnek rolam
    ennyire mukodik kulonleges lattad dolgozni masodik csodalatos komoly kerdes hivjak szivem annyit orult akinek
    kibaszott edes varjon belul gondolja dolgozik egyszeru keresztul bennem ala feher fele azokat hiszi kaptam
    lehetseges maradt embereket var fekete fiatal uraim tudunk eros toled gyilkos mindegy amire mindketten heten
    kozben hatalmas mult apja erdekes fene segitseg koszonjuk ketto igazsag nincsenek ajtot michael akarnak
    kulonben barki uton nevem nezel nagyobb nalam konnyu csinaltam szornyu mindenkinek valahol mondjak kivul venni
    marmint asszonyom elore ketten segit szamara hany ugynok amiert beszeltem tartani lesznek problema percet resze
    maris ettol esetleg elni fogjuk tudjatok tele egeszen elnok igazat bent kit leszunk mondjuk egyre minek
    szuksegunk peldaul tesz legnagyobb the tiz jottel adni szot evvel kicsi haz adj meleg tunt forditotta mondtak
    tied er fegyvert szent lanyok magukat hagyja latszik kerult veszelyes edesem nyomozo adja titeket kicsim csalad
    charlie lgen hozzad halal lehetett fogjak rogton felek rank faj adott elegge kemeny segits tom ujabb rengeteg
    rohadt ejszaka mondok regen mai szukseg beszelt korul ereztem szereti jot amiket lehetne anyu dehogy beken
    amerikai valahogy mindenkit kerul frank baratok mondtal kinek egyebkent biztonsagi hirtelen jonnek szegeny ert
    kapott latja mike szar vegig olni jezusom koze veget jart mennunk tudtad david emberi bocsi eskuszom helyen
    okos onnan nektek hisz kint vajon barcsak szeretnel sajnos napja apu hoztam erzed felesegem ismeri tavol lanyt
    segithetek george ugyanaz lassuk erzes mogott ut mindannyian talalkoztunk felesege kolyok hallani szeretne
    senkit dollar ismered gondol keso mozgas ennel ertettem keres elmult ertelme egeszet baratja merre annal talalt
    tegye csapat valakinek legyek senkinek biztonsagban itthon keresel kifele szeret hihetetlen gyertek peter varos
    rolad anyad fia beszelunk orvos eletet szukseged magara tartok beszelj ulj elmegyek oka csinalt folyton
    szerelem fogalmam ezer halt varosban idiota ben mondanom imadom fura lassan hatra nezni millio felejtsd utat
    nevet idoben kiveve aludni utoljara eszre kik lenyeg bizony megfelelo megertem ejt viz estet maradjon gondolok
    mikozben kozul lehetetlen helyre hallom csinalja tartsd szamomra alapjan benned latok joe not hozott nyugodtan
    szerettem amugy dolgozom azota altalaban teszi jutott vegen legkozelebb legyel tettel tudott hir kislany amivel
    holgyem szemet rosszabb megolni egyes bizonyos gratulalok anyja kersz hianyzik draga napon oszinten baja ont
    hagyjuk reg reszt azutan jovo megolte uzenetet tudnak probaltam emiatt ilyesmi mostanaban csomo akivel kezd
    hazban nezzetek allsz messze szereted jatszani fold csodas allt latott lennel buszke nok ideig nezzuk talalni
    dolgom aldozat magas hivott ver bocsanatot hiszen adok titkos normalis gonosz nyomas mifele elmondom hadnagy
    szuper allok holgyeim csinalok kap sotet biro hallgass resz evben kisse ebbe beszelnunk ah rajtam am nalad
    tehetek vilagon jatek erzi akarjak lanyom hazat masok james maradni uh kutya tuz szerelmes odakint csinaljuk
    utalom mr hozd menjetek terv hogyne talalkoztam hagyj ennyit hagyom nyisd rendbe eszembe hajo jut henry ugyet
    harmadik elmondani lettem jezus modon mondjam hala nala duhos fegyver hideg mennyit vidd kavet szerencset adtam
    seggfej varjunk bajod hagyni ad haboru ovatosan ehes enni picsaba tennem kozos adta kar oszinte danny kepet
    szet szinte csinaltal szemelyes figyeljen gyereket rajtad bebi vizet szomoru engedd paul hallottad letezik
    igenis varom vette hacsak maradok evek amirol nevu allunk olte mondj kivancsi egyenesen hivd tartozik
    megmondtam valodi hibam siess parancsnok csinalod allandoan nyugalom eleted ejszakat hiszek szeretned kedvesem
    you lanya mentem bolond ker meghalni dollart eljott mama ferje dolgozott ugyis ketszer ures talalkozni voros
    eletemben sarah abbol mostantol hagytam ferjem honapja emlekszik evig kicsoda segitsen alex gyakran teszem
    szallj levo haragudj rajuk szukseges szemben kapni hivj vilagos mondasz minel ray ele gyors nick meddig kek
    szeretnenk szeretek ismet baratod hivja kedvenc akartal finom mehet rendes hagyta idom kezet regota baleset
    akarunk magunkat segitek csinos fantasztikus sziasztok gyilkossag ezredes magadra holgy elete kivel elozo
    kezdjuk mutasd csupan hivnak foldon talaltunk kozelebb valakivel ormester foglak kocsi jane konnyen fent
    tortenet max orat lehetoseg kocsit valamilyen embernek baba hozzank artatlan`,
  scale: 'ügyfél|felhasználó|ország|projekt|éve',
  numbers: {
    order: 'lépés',
  },
  claimContexts: {
    negation: 'nem',
    terms: 'kedvezmény',
    years: 'éve',
    experience: 'tapasztalat|több mint',
  },
  ratings: {
    reviews: 'értékelés|vélemény',
  },
  linking: {
    betweenNouns: 'es',
    lastOfRow: 'és',
  },
  negations: 'nem|soha|sem|semmi|senki|nélkül|nincs|nincsenek|helyett',
  backward:
    'ő|ők|ez|ezek|az ő|azok|ott|és|de|vagy|ezért|továbbá|emellett|szintén|azonban|majd|aztán|például|különben|igen|itt|amely|aki|ahol|mert|amikor|ha|bár|figyelem|fontos|mások',
  conditions:
    'ha|kivéve|csak|kizárólag|akár|legfeljebb|legalább|minimum|maximum|több mint|kevesebb mint|körülbelül|majdnem|függően|belül|után|előtt',
  regulated:
    'gyógyít|garant*|tanúsít*|engedélyez*|akkredit*|biztosított|klinikailag|bizonyított*|kockázatmentes|bio|biztonságos|díjnyertes|szabadalmaz*|hozam',
}
