import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'vores mission|vores opgave|mission og vision',
    vision: 'vores vision',
    purpose: 'hvorfor vi findes|vores formål|det vi tror på|vores filosofi|vores løfte|hvad vi tror på',
    values: 'vores værdier|værdier|kerneværdier',
    frame:
      'vores mission er|vores mål er|vi hjælper|vi tror på|vi vil|vi ønsker|vores vision er|vi brænder for|vi arbejder for',
  },
  we: 'vi|os|vores|vor',
  customerVoices: {
    self: 'jeg|mig|min|mit|mine|selv|har jag',
    praise:
      'anbefale|anbefaler|anbefales|anbefalinger|tak|takker|taknemmelig|tilfreds|tilfredse|fantastisk|fantastiske|vidunderlig|perfekt|super|toppen|rigtig god|rigtig godt|meget god|bedste|bedst|professionel|professionelt|professionelle|venlig|venlige|pålidelig|hjælpsom|hjælpsomme|hjulpet|glad|glade|imponeret|elsker|utrolig|utroligt|fremragende|dygtig|dygtige|kompetent|varmt|overgået|anbefal*|varmeste anbefaling|tak for|mange tak|tilfreds*|super tilfreds|meget tilfreds|glad for|fantastisk*|imødekommende|flink*|søde|tålmodig*|ryddede op|god service|super service|lyttede|hjalp|uforglemmelig*|kommer igen|vi kommer igen|kommer tilbage|vender tilbage|helt sikkert|stor ros|ros til|over forventning|fem stjerner|5 stjerner|kan kun',
    owner:
      'stifter|medstifter|grundlægger|indehaver|ejer|direktør|adm direktør|formand|ceo|forfatter|opfinder|skaber|ophavsmand|filosof|digter',
  },
  claims: {
    idle: 'bedste hilsner|de bedste hilsner|mindst|højst|hurtigst muligt|ikke kun|bedste ven|først og fremmest|for det meste|gøre vores bedste',
    superlative:
      'førende|verdens førende|markedsledende|markedsleder|nummer et|nr 1|den bedste|det bedste|de bedste|bedst i test|danmarks største|danmarks bedste|nordens største|den største|det største|den eneste|det eneste|de første|hurtigste|sikreste|billigste|laveste pris|højeste kvalitet|uslåelig|uslåelige|uovertruffen|prisvindende|en af de største|en af de bedste|pioner|verdensklasse',
    guarantee:
      'garanti|garanterer|garanteret|pengene tilbage|tilfredshedsgaranti|risikofrit|uden risiko|prisgaranti|livstidsgaranti|vi lover|100% sikker|gratis retur',
    comparison:
      'bedre end|hurtigere end|billigere end|end nogen anden|end andre|end konkurrenterne|i modsætning til|sammenlignet med|gange hurtigere|gange mere|dobbelt så|ingen anden|halv pris',
    promise:
      'vi sørger for|aldrig mere|altid|døgnet rundt|24/7|på få minutter|inden for 24 timer|med det samme|samme dag|spar op til|op til|øg|fordobl|reducer|uden besvær|for altid|100%|alt hvad du behøver',
    parity:
      'høj kvalitet|højeste kvalitet|bedste kvalitet|kundetilfredshed|tilfredse kunder|god service|bedste service|konkurrencedygtige priser|gode priser|erfarent team|mange års erfaring|innovative løsninger|skræddersyede løsninger|pålidelig partner|brugervenlig|nem at bruge|hurtig levering|bredt sortiment|personlig service',
  },
  sources: {
    before:
      'ifølge|kilde|kilder|studie fra|undersøgelse fra|undersøgelse af|rapport fra|tal fra|data fra|offentliggjort i|udgivet af|certificeret af|testet af|anbefalet af|statistik fra',
    after: 'viser at',
    mark: 'studie|studier|undersøgelse|forskning viser|klinisk testet|uafhængig test|statistik',
  },
  readers: {
    plain: '',
    formal: '',
    informal: 'du|dig|din|dit|dine|jer|jeres|dig selv',
  },
  emotions: {
    thrill:
      'spændende|eventyr|eventyrlig|passion|passioneret|vild|vilde|episk|energi|energisk|livlig|dynamisk|kraftfuld|dristig|modig|uforglemmelig|uforglemmelige|inspirere|inspirerende|inspiration|begejstring|begejstret|entusiasme|fejre|fest|sejr|erobre|fantastisk|fantastiske|utrolig|utrolige|spektakulær|betagende|sensationel|intens|sjov|magisk|magiske|magi|drøm|drømme|uimodståelig|vildt|wow',
    warmth:
      'kærlighed|kærlig|elsker|elske|omsorg|omsorgsfuld|varme|varm|hjerte|hjertet|hjerter|familie|familier|familien|ven|venner|venlig|venskab|sammen|fællesskab|fællesskabet|hjem|hjemme|hyggelig|hyggeligt|hygge|komfort|behagelig|tryg|trygge|tryghed|ro|rolig|fred|afslapning|afslappet|afslappende|trivsel|velvære|lykke|lykkelig|glæde|glad|smil|håb|tillid|empati|medfølelse|smuk|smukke|stolt|stolte|menneskelig|kram|harmoni|nyd|nyde',
    worry:
      'frygt|bange|bekymring|bekymringer|bekymret|angst|stress|stresset|smerte|smerter|ondt|lide|lidelse|kamp|kæmpe|frustration|frustreret|overvældet|udmattet|træt af|ensom|ensomhed|ked af|sorg|vred|vrede|had|mareridt|katastrofe|panik|fortabt|desperat|håbløs|traume|misbrug|krise|fare|farlig|trussel|trusler|offer|ofre|forfærdelig|frygtelig|irriterende|hovedpine|kaos|fortrydelse|skyld|skam|grusom',
  },
  courtesy:
    'tak|mange tak|tusind tak|venligst|vær så venlig|velkommen|hjertelig velkommen|med glæde|gerne|hjælper gerne|vi glæder os|tøv ikke|til rådighed|til din rådighed|vi står klar|vi inviterer|inviteret|undskyld|beklager|vi beklager|kære|venlig hilsen|de bedste hilsner|respekt|hej|goddag|taknemmelig|taknemmelige|sætter pris på|fornøjelse|imødekommende',
  hedges:
    'måske|muligvis|eventuelt|formentlig|sandsynligvis|nok|synes at|ser ud til|kan være|kunne være|burde|cirka|ca|omkring|relativt|ret|nogenlunde|mere eller mindre|generelt|normalt|som regel|oftest|ofte|sommetider|i de fleste tilfælde|i nogle tilfælde|i princippet|efter vores mening|vi tror|vi håber|vi forsøger|vi bestræber os|så vidt muligt|hvis muligt|afhængigt af|ikke nødvendigvis|ikke altid',
  humour:
    'sjov|for sjov|joke|jokes|spøg|spøg til side|bare for sjov|haha|hahaha|lol|hihi|ups|uha|hovsa|psst|tada|hurra|jubii|yay|næ|jep|jeps|ja rigtigt|spejderære|vi bider ikke|spoiler|sjov fakta|vidste du at|glimt i øjet|med glimt i øjet|enhjørning|enhjørninger|ninja|superkraft|superkræfter|svigermor|skørt|skør|skøre|tosset|fjollet|sjove|grin|grine|humor|frække|fræk|nørder|nørd|ordspil',
  irreverence:
    'fanden|for fanden|for helvede|helvede|pis|pisse|pissegod|lort|lortet|møg|møgirriterende|skide|skidegod|sgu|satme|kraftedeme|røv|røvfuld|dum|dumme|idiot|idioter|kedelig|kedeligt|røvsygt|bla bla|vrøvl|pladder|ævl|bavl|bullshit|hader|vi hader|tosset|rebeller|kikset',
  imperative:
    'anmod|ansøg|bestil|besøg|bliv|book|brug|chat|del|deltag|doner|download|find|få|følg|giv|gå|gør|hent|hjælp|hør|kom|kontakt|køb|lad|lev|læs|lyt|lær|log|nyd|oplev|opdag|planlæg|prøv|ring|rejs|se|send|skab|skriv|slap|spar|spørg|start|støt|søg|tag|test|tilmeld|tal|udforsk|vælg|vis|vær|åbn',
  superlatives:
    'bedst|bedste|den bedste|største|førende|verdens førende|markedsledende|brancheførende|nummer et|nummer 1|nr 1|højeste|højeste kvalitet|hurtigste|smarteste|sikreste|nemmeste|billigste|laveste pris|unik|unikke|unikt|uovertruffen|uovertrufne|uslåelig|uslåelige|perfekt|perfekte|optimal|optimale|enestående|exceptionel|fantastisk|fantastiske|ultimative|eneste|prisvindende|verdensklasse|førsteklasses|revolutionerende|ekstremt',
  jargon:
    'algoritme|algoritmer|autentificering|automatisering|grænseflade|integration|integrationer|infrastruktur|skalerbar|skalerbare|udrulning|konfiguration|parametre|optimering|implementering|implementere|metodik|udbud|logistik|styring|revision|aktiver|afskrivning|kravspecifikation|overholdelse|certificering|specifikation|modul|database|kryptering|virtualisering|netværk|båndbredde|kalibrering|hydraulik|processer',
  cliches:
    'skræddersyet|skræddersyede|skræddersyede løsninger|innovativ|innovative|innovative løsninger|innovation|banebrydende|høj kvalitet|højeste kvalitet|totalløsning|totalløsninger|alt samlet ét sted|team af eksperter|erfarne|lang erfaring|mange års erfaring|passion for|brænder for|kundetilfredshed|tilfredse kunder|kunden i centrum|i centrum|i fokus|din partner|pålidelig partner|bredt sortiment|bredt udvalg|merværdi|synergi|næste niveau|til næste niveau|gør en forskel|gøre en forskel|revolutionere|i dagens verden|i en verden|unik oplevelse|sømløs|problemfri|nem og hurtig|mere end bare|holistisk|økosystem|robust|fremtidssikret|løsningsorienteret',
  introductions: {
    frame: 'er en|er et|er den|er det',
    ends: 'der|som|for|med|i|og|hvor|fra|til',
    closes: '',
  },
  stands: {
    difference:
      'i modsætning til|den eneste|det eneste|de eneste|uden binding|ingen binding|uden skjulte|ingen skjulte|det der adskiller os|patenteret|en af de få|håndlavet|familieejet|uafhængig',
    affordable:
      'billig|billigt|billige|prisvenlig|prisvenlige|lave priser|lav pris|bedste pris|fair priser|overkommelig|rimelige priser',
    premium: 'premium|luksus|luksuriøs|luksuriøse|eksklusiv|eksklusive|førsteklasses',
  },
  distinctions: {
    given:
      'gratis|uden beregning|uden ekstra omkostninger|uden merpris|uforpligtende|open source|reklamefri*|uden reklamer|uden abonnement|uden binding|ingen binding|privatliv*|sikkert og|krypter*|døgnet rundt|24/7|hele døgnet|samme dag|næste dag|inden for 24 timer|på stedet|hjemme hos dig|ude hos dig|fri fragt|gratis levering|opsig når|når som helst|fast pris|faste priser',
    made: 'egen|egne|eget|familieejet|familieejede|familiedrevet|familievirksomhed*|ejerledet|uafhængig*|lokal|lokale|lokalt|håndlavet|håndlavede|håndværk*|dansk produceret|dansk design|fremstillet i|økologisk*|siden starten|års erfaring|mangeårig*|årtier|generation*|certificer*|autoriser*|prisvindende|patenter*|speciali*|skrædder*',
    whole:
      'alt-i-én|alt i et|alt på ét sted|samlet ét sted|alt hvad du har brug for|alt det du har brug for|alt hvad du behøver|alt under ét tag|under ét tag|under samme tag|fra a til z|fra a til å|fra start til slut|fra ende til anden|fra idé til|fra først til sidst|hele vejen|hele processen|helhedsløsning*|totalløsning*|totalentrepris*|nøglefærdig*|komplet løsning|komplette løsninger|én kontaktperson|en fast kontaktperson|ét samlet sted',
    refusal:
      'uden|uden besvær|aldrig|aldrig mere|ingen skjulte|ikke noget med småt|ingen mellemled|ingen dikkedarer|ikke bare|ikke kun|ikke blot|mere end bare|mere end blot|intet andet end|kun|udelukkende|i stedet for|frem for|fremfor|i modsætning til|til forskel fra|snarere end|den eneste|det eneste|de eneste|som de eneste|ingen andre|en af de få|fri for|slut med',
  },
  refusals: {
    not: 'ikke|aldrig|hverken',
    no: 'ingen|intet|nul',
    without: 'uden',
    only: 'kun|bare|blot|altid|længere|mere|tvivl',
  },
  cuts: {
    determiner:
      'en|et|den|det|de|denne|dette|disse|vores|din|dit|dine|jeres|min|mit|mine|sin|sit|sine|hver|alle|nogle|ingen',
    pronoun: 'jeg|du|han|hun|vi|i|man|mig|dig|os|sig|at|kan|skal|vil|må|bør|ikke|som',
    connector: '',
    filler:
      'og|eller|men|så|om|når|hvor|hvorfor|hvordan|hvad|hvem|hvilken|hvilket|hvilke|fordi|mens|på|af|for|til|fra|med|uden|mod|gennem|over|under|mellem|efter|før|ved|hos|inden|er|være|været|har|have|haft|havde|bliver|blive|blev|gør|gøre|gjort|går|gå|kommer|komme|får|få|fået|giver|give|tager|tage|ser|se|ved|siger|finder|finde|find|findes|tilbyder|hjælper|hjælpe|bruger|bruge|skaber|vælger|vælge|vælg|læs|book|bestil|her|der|nu|altid|aldrig|ofte|allerede|endnu|kun|også|meget|mere|mest|mindre|mange|flere|helt|godt|bedre|bedst|bedste|stor|stort|store|lille|små|ny|nyt|nye|god|gode|egen|eget|egne|anden|andet|andre|forskellige|samme|første|sidste|næste|to|tre|fire|fem|seks|syv|otte|ni|ti|ja|nej|tak|hej|velkommen|januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december|nem|nemt|hurtigt|direkte|sammen|selv|alt|noget|derfor|desuden|samt',
  },
  weak: 'hjemmeside|side|sider|blog|artikel|artikler|nyheder|nyhedsbrev|mail|e-mail|telefon|adresse|kontakt|besked|konto|menu|link|billede|billeder|video|fil|formular|spørgsmål|svar|information|info|oplysninger|data|liste|funktion|funktioner|version|produkt|produkter|ydelse|ydelser|service|løsning|løsninger|tilbud|pris|priser|pakke|bestilling|betaling|køb|butik|kunde|kunder|bruger|brugere|medlem|medlemmer|mennesker|person|personer|mand|kvinder|venner|partner|team|virksomhed|virksomheder|firma|brand|branche|marked|verden|land|by|område|sted|steder|rum|kontor|nummer|antal|type|typer|del|måde|trin|proces|metode|eksempel|ting|idé|ideer|problem|resultat|resultater|mål|formål|værdi|værdier|fordel|fordele|kvalitet|erfaring|ekspert|eksperter|viden|hjælp|støtte|succes|mulighed|muligheder|behov|udfordring|udfordringer|projekt|projekter|arbejde|opgave|opgaver|aktiviteter|program|tid|gang|gange|dag|dage|uge|uger|måned|måneder|år|time|timer|minutter|dato|fremtid|liv|familie|hånd|hjerte|historie|navn|ord|tekst|indhold|anmeldelse|anmeldelser|tips|værktøj|system|teknik|teknologi|platform|materiale|adgang|brug|valg|udvalg|kategori|vilkår|niveau|størrelse|farve|tillid|moderne|digital|digitale|personlig|personlige|lokal|international|vigtig|gratis|sikker|høj|tema|gruppe|kr',
  commonplace:
    'bestil*|blog|book*|firma|hjemmeside|information|kontakt*|kund*|kvalitet*|løsning*|pris*|produkt*|projekt*|side*|team*|service*|virksomhed*|tilbyd*|brug*|mulig*|gratis|vælg*|samt|mellem|måned*|uge*',
  common: `
    jeg det er du ikke at en og har vi til pa hvad med sa mig for der dig han den de kan af var vil her et skal men
    ved om nu ja som hun nej min noget ham bare vaere din hvor ma hvis kom ud os dem godt have fra ville se gor
    okay lige hvorfor alle op hende sig tror hvordan tak gore lad kunne kommer meget eller havde fa nok da ingen
    man ga hvem gar bliver efter sagde tilbage nar alt maske jo mit ogsa ind hej nogen hans lidt aldrig skulle
    vores mere blev far siger to over selv kun sadan ser dit jer sammen igen mor tager mand hele deres mine dag
    tage undskyld komme sige fordi gjorde hold end vaeret vaek dette ned blive ar helt denne fik tid god gang laver
    nogle sted mange dine mener tag folk siden ting ah tale finde altid brug virkelig hjem stadig lille anden
    kender elsker fint andre liv vent tog ret gerne intet uden lide hendes vel set gud tre hjaelpe troede mod vide
    vej gik klar bedre sidste sker dod gjort vidste samme na hor fanden sin giv arbejde forste forstar hen penge
    aften ven hjaelp andet blevet jeres give giver burde hore morgen skat under eneste holde taler endnu synes
    laenge fandt bedste bruge fortaelle vaer sikker navn star venner tro finder made skete sikkert dode nodt
    selvfolgelig sir par hos hedder faet holder hver engang forst behover flere stop stor ude verden betyder vist
    fyr ellers bange pige snart faktisk born naeste ked gav son hallo prover store gode ojeblik derfor gange
    ligesom ihjel lade lave tiden familie nye maend gamle mennesker alene mode galt kone ses dage skyld sagt altsa
    stille fundet fem allerede rigtig slags disse arbejder onsker grund huske farvel orden hvornar sla taget glad
    do rigtigt horte minutter laengere hey bil lyder hort begge hinanden kvinde senere del draebe haber barn
    politiet horer haft herfra fejl rolig fire kommet hus bilen rundt taenkte fortael helvede klare hurtigt sket
    bliv dor virker frem hr venter hvilken korer pas langt heller lort byen naesten sporgsmal ny livet bror gaet
    hellere sandt side leder indtil fortalte ringer inden imod dreng ingenting sod vejen ok videre pis taenker ord
    sjovt bad problem sit nogensinde sent saet mens ondt job lang inde snakke bor problemer beklager prove timer
    kore klarer bag vise svaert ligner faerdig datter lader gammel dog egen hjemme ti stedet fantastisk forbi
    omkring kaeft john mad igennem sidder taenk taenke pengene foler draebte velkommen fri gennem ad fat jack
    stoppe ringe ske lob spise mellem slap hader sta slar chance ligger flot doren vente kalder matte slet nyt
    snakker ring vaben husker hvilket hand ben mest fortaeller lavet huset passer hovedet uge handler sgu seks al
    historie taet soster leve fast sporge nummer helst the holdt plads resten beder sine blod kaereste glem stort
    bruger new spille draebt nat kvinder piger tur live redde hjaelper drenge gift slog skide maneder begynder seng
    jorden sandheden talte fuld prov lavede sagen time vaersgo spiller vand ringede laere alligevel ojne taenkt
    kaptajn agent valg ide laeg kort masse smuk besked rigtige praecis mindre kaerlighed klokken fedt slut dagen
    hardt lov provede oje saette forsta mr hjerte forkert fortalt foregar elskede lyst hvert sma tidligere lever
    talt sjov dollars saetter muligt chef slip foran luk perfekt tom foraeldre ligeglad mening forstaet arbejdet
    lover vigtigt udenfor sam fred find vis held uger unge ansigt sidst viser roligt fyre svar hva hente steder
    sporger sag vaerd aner rejse vaerre aftale ej skynd betale kobe by darligt spil vaerelse draeber kaere let plan
    endelig kendte stykke findes klart hoved oppe darlig henter land idiot natten miss sex jamen toj bo traet sikke
    person stod sender bede onske sove kl begyndte derude manden svin beskytte modes fald roven nede sikkerhed film
    lykke millioner sidde godmorgen sode rart husk dum mangler godnat syg maerke givet herrer haender kaffe herre
    mente mindste skrive krig frank york derinde goddag desvaerre skyde forhold foles kaempe tja lig lod syv
    michael skade hund venstre spurgte fest kamp tal spiser ojnene vinder traek gider folge charlie storre faengsel
    knaegt hojre drikke ha rette godeste folger familien blot tillykke peter travlt vild kor laese joe afsted
    sendte utroligt anderledes tjeneste passe skole betaler skod oh damer hojt skudt brugte straks telefon storste
    uanset otte lobe bekymret mike fru dejligt pigen onkel abne skolen rad rov vejret kontor doktor stole forklare
    pistol bog vred korte sende sendt ung menneske indenfor eget lede javel billede tingene hertil fandens bornene
    david skyder kigger mord spor modt ende elske sover modte fbi bord lys dollar vinde hvide mistet dele normalt
    fyren slaet glemt faldt dyr baby aegte fly kig aftes george bedst stopper overhovedet sekunder dumme sort lyver
    forlade middag herinde laege slemt begynde betjent ene fanget smukt telefonen skriver skrev fodt smukke kalde
    kendt makker laerer aendre tidspunkt forsoger dame skyd hent nemlig sikre james selvom haenderne skylder enhver
    advokat usa egne gutter sad underligt sat brugt aerligt landet flytte falder ol drink rejser fuck lober
    problemet umuligt kende mistede stolt rent smule skor beviser provet alting arbejdede kigge lkke fare tor vildt
    slippe mund hospitalet vandet tidligt doden fars sorte fange forsigtig billeder pris sid ror laegge fole pokker
    stil aben krop netop fortsaet aere sur gave logn sang stemme ordne odelaegge ringet paent starte kontakt halv
    savner reddede glemte glemme forkerte staerk fleste naturligvis saelge lukket drom frue folg syntes paul jimmy
    undskylde ryger mary ender rovhul angreb henry hav bestemt miste laegger stoler pludselig lejlighed sulten midt
    skidt guds fin bade starter tv max praesident faerdige alex direkte stykker vender luften historien derovre
    musik egentlig laert nick masser interessant overalt barnet vende folelser heldig sarah stjal mister ro oberst
    tony virkede onskede skont fortjener general hjalp meter bla skrevet harry maned fader brod vaerste styr stand
    kober mal send slipper forer ni kraever verdens danse kobte sporg forlod dumt los hoj aerlig lagde saelger
    kaldte tii sodt forsogte an lyset tegn ens snak traekke enkelt satte drikker tredje minder forelsket hurtigere
    traekker bryder mulighed sov levende la slas krigen laest yeah mon forsvandt lovede ren nod venlig danny tide
    morges stol ray taber skid seriost nemt smid forskellige lege satan skam odelagt laerte naer moder interesseret
    skaffe dengang sko frokost fortsaette respekt hard bill gaden tusind nervos medmindre hel flyve hov drengen
    ejer jesus loj fart bed skrid viste alvorligt forlader jim hvilke tjener handen date flyt froken jul evigt
    enten hul adgang stemmer bekymre vaelge spillet nyheder magt forsvind svaerger vandt sjael derhen wow gravid
    morder rore lukke tommy plejede saerlig farligt ordner opgave red flyet stoffer bagefter festen personligt
    klarede ekstra kammerat bar lobet tjek saret is lav mors fremtiden nodvendigt himlen ligge klaret endda kampen
    ramt enig vore fjols begyndt soger besog mindst bobby ild ordre form bob lukker valgte sovn ifolge rum abenbart
    taender flytter planen claire laeser kontrol naerheden lytter konge venligst omradet walter lykkelig fatter
    fortsaetter stakkels jobbet klog kobt kys glas laekker bringe onde ovenpa falde lagt dejlig ventet paris dromme
    myrdet ryggen forbandede glemmer planer km pistolen abner skoven isaer derfra blandt dybt navnet hed`,
  scale: 'kunder|medlemmer|virksomheder|projekt|år',
  numbers: {
    uncounted: 'og',
    order: 'trin',
  },
  claimContexts: {
    negation: 'ikke',
    towards: 'til',
    experience: 'erfaring',
  },
  sourceNames: {
    binder: 'og',
    preposition: 'ifølge',
  },
  ratings: {
    reviews: 'anmeldelser|vurderinger',
    outOf: 'af 5',
  },
  linking: {
    beforeNouns: 'med|til|uden',
    beforePlaces: 'i',
    betweenNouns: 'og',
    lastOfRow: 'og',
  },
  negations: 'ikke|aldrig|ingen|intet|uden|i stedet for',
  backward:
    'han|hun|den|det|de|dem|hans|hendes|deres|denne|dette|disse|der|og|men|eller|så|derfor|desuden|også|dog|derefter|for eksempel|ellers|begge|ja|her|som|hvem|fordi|når|hvis|mens|selvom|bemærk|vigtigt|andre',
  conditions:
    'hvis|medmindre|undtagen|kun|op til|fra|mindst|højst|maks|mere end|mindre end|cirka|omkring|næsten|afhængig af|pr|inden for|efter|før|ekskl|inkl',
  regulated:
    'helbreder|garanter*|garanti|certificere*|godkend*|autoriser*|forsikre*|klinisk|bevist|risikofri*|økologisk*|sikker|prisvindende|patenter*|afkast',
}
