import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'vår misjon|vårt oppdrag|vårt samfunnsoppdrag',
    vision: 'vår visjon|visjon',
    purpose: 'hvorfor vi finnes|vårt formål|vår filosofi|vårt løfte|hva vi tror på',
    values: 'våre verdier|kjerneverdier|verdiene våre',
    frame: 'vår misjon er|målet vårt er|vårt mål er|vi hjelper|vi ønsker|vår visjon er|vi brenner for|vi jobber for',
  },
  we: 'vi|oss|vår|vårt|våre',
  customerVoices: {
    self: 'jeg|meg|min|mitt|mine|selv|har jeg',
    praise:
      'anbefale|anbefaler|anbefales|takk|takknemlig|fornøyd|fornøyde|fantastisk|fantastiske|nydelig|perfekt|super|supert|topp|kjempebra|veldig bra|beste|best|profesjonell|profesjonelt|profesjonelle|hyggelig|hyggelige|pålitelig|hjelpsom|hjelpsomme|hjulpet|glad|glade|imponert|elsker|utrolig|utmerket|dyktig|dyktige|varmt|flinke|overgått|anbefal*|takk for|tusen takk|fornøyd*|veldig fornøyd|kjempefornøyd|fantastisk*|nydelig*|perfekt*|imøtekommende|flink*|tålmodig*|til avtalt tid|avtalt tid|ryddet|god service|super service|kunnskapsrik*|lyttet|hjalp|uforglemmelig*|kommer tilbake|kommer igjen|helt klart|på topp|topp service|over forventning|fem stjerner|5 stjerner|imponert*',
    owner:
      'gründer|grunnlegger|medgründer|eier|innehaver|daglig leder|styreleder|direktør|ceo|forfatter|oppfinner|skaper|opphavsmann|filosof|dikter',
  },
  claims: {
    idle: 'beste hilsen|minst|høyst|så snart som mulig|ikke bare|beste venn|først og fremst|for det meste|gjøre vårt beste',
    superlative:
      'ledende|verdensledende|markedsledende|markedsleder|nummer én|nr 1|den beste|det beste|de beste|best i test|norges største|norges beste|nordens største|den største|det største|den eneste|det eneste|de første|raskeste|sikreste|billigste|laveste pris|høyeste kvalitet|uslåelig|uslåelige|uovertruffen|prisbelønt|en av de største|en av de beste|pioner|verdensklasse',
    guarantee:
      'garanti|garanterer|garantert|pengene tilbake|fornøydgaranti|risikofritt|uten risiko|prisgaranti|livstidsgaranti|vi lover|100% sikker|gratis retur',
    comparison:
      'bedre enn|raskere enn|billigere enn|enn noen annen|enn andre|enn konkurrentene|i motsetning til|sammenlignet med|ganger raskere|ganger mer|dobbelt så|ingen andre|halv pris',
    promise:
      'vi sørger for|aldri mer|alltid|døgnet rundt|24/7|på få minutter|innen 24 timer|umiddelbart|samme dag|spar opptil|opptil|øk|doble|reduser|uten anstrengelse|for alltid|100%|alt du trenger',
    parity:
      'høy kvalitet|høyeste kvalitet|beste kvalitet|kundetilfredshet|fornøyde kunder|god service|beste service|konkurransedyktige priser|gode priser|erfarent team|mange års erfaring|innovative løsninger|skreddersydde løsninger|pålitelig partner|brukervennlig|enkel å bruke|rask levering|bredt utvalg|personlig service',
  },
  sources: {
    before:
      'ifølge|kilde|kilder|studie fra|undersøkelse fra|undersøkelse av|rapport fra|tall fra|data fra|publisert i|utgitt av|sertifisert av|testet av|anbefalt av|statistikk fra',
    after: 'viser at',
    mark: 'studie|studier|undersøkelse|forskning viser|klinisk testet|uavhengig test|statistikk',
  },
  readers: {
    plain: '',
    formal: '',
    informal: 'du|deg|din|ditt|dine|dere|deres|deg selv',
  },
  emotions: {
    thrill:
      'spennende|eventyr|eventyrlig|lidenskap|lidenskapelig|vill|ville|episk|energi|energisk|livlig|dynamisk|kraftfull|dristig|modig|uforglemmelig|uforglemmelige|inspirere|inspirerende|inspirasjon|begeistring|begeistret|entusiasme|feire|fest|seier|erobre|fantastisk|fantastiske|utrolig|utrolige|spektakulær|fantastisk opplevelse|sensasjonell|intens|moro|gøy|magisk|magiske|magi|drøm|drømmer|uimotståelig|wow',
    warmth:
      'kjærlighet|kjærlig|elsker|elske|omsorg|omsorgsfull|varme|varm|hjerte|hjertet|hjerter|familie|familier|familien|venn|venner|vennlig|vennskap|sammen|fellesskap|fellesskapet|hjem|hjemme|koselig|kos|komfort|behagelig|trygg|trygge|trygghet|ro|rolig|fred|avslapning|avslappet|avslappende|trivsel|velvære|lykke|lykkelig|glede|glad|smil|håp|tillit|empati|medfølelse|vakker|vakre|stolt|stolte|menneskelig|klem|harmoni|nyt|nyte',
    worry:
      'frykt|redd|bekymring|bekymringer|bekymret|angst|stress|stresset|smerte|smerter|vondt|lide|lidelse|kamp|kjempe|frustrasjon|frustrert|overveldet|utmattet|lei av|ensom|ensomhet|trist|sorg|sint|sinne|hat|mareritt|katastrofe|panikk|fortapt|desperat|håpløs|traume|misbruk|krise|fare|farlig|trussel|trusler|offer|ofre|forferdelig|fryktelig|irriterende|hodepine|kaos|anger|skyld|skam|grusom',
  },
  courtesy:
    'takk|tusen takk|mange takk|vennligst|vær så snill|velkommen|hjertelig velkommen|med glede|gjerne|hjelper gjerne|vi gleder oss|ikke nøl|nøl ikke|til disposisjon|vi står klare|vi inviterer|invitert|unnskyld|beklager|vi beklager|kjære|vennlig hilsen|beste hilsen|respekt|hei|god dag|takknemlig|takknemlige|setter pris på|fornøyelse|imøtekommende',
  hedges:
    'kanskje|muligens|eventuelt|antagelig|sannsynligvis|trolig|virker som|ser ut til|kan være|kunne være|burde|cirka|ca|omtrent|rundt|relativt|ganske|nokså|mer eller mindre|generelt|vanligvis|normalt|som regel|oftest|ofte|av og til|i de fleste tilfeller|i noen tilfeller|i prinsippet|etter vår mening|vi tror|vi håper|vi forsøker|vi prøver|så langt det er mulig|hvis mulig|avhengig av|ikke nødvendigvis|ikke alltid',
  humour:
    'spøk|spøk til side|bare tulla|bare tuller|tuller|tull og tøys|vits|vitser|haha|hahaha|lol|hihi|ops|oi|oisann|hysj|psst|tada|hurra|jippi|yay|nei da|jepp|jada|helt ærlig|speiderære|vi biter ikke|spoiler|morsomt faktum|visste du at|glimt i øyet|med glimt i øyet|enhjørning|enhjørninger|ninja|superkraft|superkrefter|svigermor|gærent|sprø|sprøe|morsom|morsomme|latter|le høyt|humor|rampete|fjollete|nerder|nerd|ordspill',
  irreverence:
    'faen|jævla|jævlig|helvete|for helvete|dritt|drittlei|dritbra|drit|drita|skitt|rass|satan|fandens|dum|dumme|dumt|idiot|idioter|kjedelig|kjedelige|bla bla|tull|tullprat|tøys|bullshit|pisspreik|preik|hater|vi hater|gal|gale|rebeller|teit|teite',
  imperative:
    'abonner|bestill|besøk|bli|bruk|chat|del|delta|doner|finn|få|følg|gi|gå|gjør|hent|hjelp|hør|kom|kontakt|kjøp|last|lag|la|les|lev|lytt|lær|meld|nyt|opplev|oppdag|planlegg|prøv|ring|registrer|reis|se|send|skap|skriv|slapp|snakk|spar|spør|start|støtt|søk|ta|test|utforsk|velg|vis|vær|åpne',
  superlatives:
    'best|beste|den beste|største|ledende|verdensledende|markedsledende|bransjeledende|nummer én|nummer 1|nr 1|høyeste|høyeste kvalitet|raskeste|smarteste|sikreste|enkleste|billigste|laveste pris|unik|unike|unikt|uovertruffen|uslåelig|uslåelige|perfekt|perfekte|optimal|optimale|enestående|eksepsjonell|fantastisk|fantastiske|ultimate|eneste|prisbelønt|verdensklasse|førsteklasses|revolusjonerende|ekstremt',
  jargon:
    'algoritme|algoritmer|autentisering|automatisering|grensesnitt|integrasjon|integrasjoner|infrastruktur|skalerbar|skalerbare|utrulling|konfigurasjon|parametere|optimalisering|implementering|implementere|metodikk|anskaffelse|logistikk|styring|revisjon|eiendeler|avskrivning|kravspesifikasjon|etterlevelse|sertifisering|spesifikasjon|modul|database|kryptering|virtualisering|nettverk|båndbredde|kalibrering|hydraulikk|prosesser',
  cliches:
    'skreddersydd|skreddersydde|skreddersydde løsninger|innovativ|innovative|innovative løsninger|innovasjon|banebrytende|høy kvalitet|høyeste kvalitet|totalløsning|totalleverandør|alt på ett sted|team av eksperter|erfarne|lang erfaring|mange års erfaring|lidenskap for|brenner for|kundetilfredshet|fornøyde kunder|kunden i sentrum|i sentrum|i fokus|din partner|pålitelig partner|bredt sortiment|bredt utvalg|merverdi|synergi|neste nivå|til neste nivå|utgjør en forskjell|gjøre en forskjell|revolusjonere|i dagens verden|i en verden|unik opplevelse|sømløs|sømløst|enkelt og greit|mer enn bare|helhetlig|økosystem|robust|fremtidsrettet|løsningsorientert',
  introductions: {
    frame: 'er en|er et|er ei|er den|er det',
    ends: 'som|for|med|i|og|hvor|fra|til',
    closes: '',
  },
  stands: {
    difference:
      'i motsetning til|den eneste|det eneste|de eneste|uten binding|ingen binding|uten skjulte|ingen skjulte|det som skiller oss|patentert|en av få|håndlaget|familieeid|uavhengig',
    affordable: 'billig|billige|rimelig|rimelige|prisgunstig|lave priser|lav pris|beste pris|god pris|overkommelig',
    premium: 'premium|luksus|luksuriøs|luksuriøse|eksklusiv|eksklusive|førsteklasses',
  },
  distinctions: {
    given:
      'gratis|kostnadsfri*|uten ekstra kostnad|uten kostnad|uforpliktende|åpen kildekode|reklamefri*|uten reklame|uten abonnement|uten binding|uten bindingstid|ingen bindingstid|ingen binding|personvern*|trygt|krypter*|døgnet rundt|24/7|hele døgnet|samme dag|neste dag|innen 24 timer|på stedet|hjemme hos deg|hjem til deg|fri frakt|når som helst|fast pris|faste priser',
    made: 'egen|egne|eget|familieeid|familieeide|familiedrevet|familiebedrift*|eierstyrt|uavhengig*|lokal|lokale|lokalt|håndlaget|håndlagde|håndverk*|norskprodusert*|produsert i|laget i norge|kortreist*|økologisk*|siden starten|års erfaring|lang erfaring|tiår|generasjon*|sertifiser*|autoriser*|prisbelønt*|patenter*|spesiali*',
    whole:
      'alt-i-ett|alt på ett sted|alt på samme sted|samlet på ett sted|på ett og samme sted|alt du trenger|alt dere trenger|alt man trenger|alt under ett tak|under ett tak|under samme tak|fra a til å|fra a til z|fra start til slutt|fra start til mål|fra idé til|fra planlegging til|fra begynnelse til slutt|hele veien|hele prosessen|helhetlig*|totalløsning*|totalleverandør*|totalentrepris*|nøkkelferdig*|komplett løsning|komplette løsninger|én kontaktperson|ett kontaktpunkt',
    refusal:
      'uten|uten styr|aldri|aldri mer|ingen skjulte|ingen mellomledd|ingen overraskelser|ikke noe tull|ikke bare|ikke kun|ikke lenger|mer enn bare|mer enn et|ikke noe annet enn|kun|utelukkende|i stedet for|istedenfor|fremfor|i motsetning til|til forskjell fra|heller enn|den eneste|det eneste|de eneste|som eneste|ingen andre|en av få|slutt på',
  },
  refusals: {
    not: 'ikke|aldri|verken',
    no: 'ingen|intet|null',
    without: 'uten',
    only: 'bare|kun|alltid|lenger|mer|tvil',
  },
  cuts: {
    determiner:
      'en|ei|et|den|det|de|denne|dette|disse|vår|vårt|våre|din|ditt|dine|deres|min|mitt|mine|sin|sitt|sine|hver|alle|noen|ingen',
    pronoun: 'jeg|du|han|hun|vi|dere|man|meg|deg|oss|seg|å|kan|skal|vil|må|bør|ikke|som',
    connector: '',
    filler:
      'og|eller|men|så|om|når|hvor|hvorfor|hvordan|hva|hvem|hvilken|hvilket|hvilke|fordi|mens|i|på|av|for|til|fra|med|uten|mot|gjennom|over|under|mellom|etter|før|ved|hos|innen|er|være|vært|har|ha|hatt|hadde|blir|bli|ble|gjør|gjøre|gjort|går|gå|kommer|komme|får|få|fått|gir|gi|tar|ta|ser|se|vet|sier|finner|finne|finn|finnes|tilbyr|hjelper|hjelpe|bruker|bruke|skaper|velger|velge|velg|les|bestill|her|der|nå|alltid|aldri|ofte|allerede|ennå|bare|kun|også|mye|mer|mest|mindre|mange|flere|helt|godt|bedre|best|beste|stor|stort|store|liten|lite|små|ny|nytt|nye|god|gode|egen|eget|egne|annen|annet|andre|forskjellige|samme|første|siste|neste|to|tre|fire|fem|seks|sju|åtte|ni|ti|ja|nei|takk|hei|velkommen|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|enkel|enkelt|raskt|direkte|sammen|selv|alt|noe|derfor|dessuten|samt',
  },
  weak: 'nettside|nettsted|side|sider|blogg|artikkel|artikler|nyheter|nyhetsbrev|e-post|telefon|adresse|kontakt|melding|konto|meny|lenke|bilde|bilder|video|fil|skjema|spørsmål|svar|informasjon|info|data|liste|funksjon|funksjoner|versjon|produkt|produkter|tjeneste|tjenester|service|løsning|løsninger|tilbud|pris|priser|pakke|bestilling|betaling|kjøp|butikk|kunde|kunder|bruker|brukere|medlem|medlemmer|mennesker|person|personer|mann|kvinner|venner|partner|team|bedrift|bedrifter|selskap|firma|merke|bransje|marked|verden|land|by|område|sted|steder|rom|kontor|nummer|antall|type|typer|del|måte|trinn|steg|prosess|metode|eksempel|ting|idé|ideer|problem|resultat|resultater|mål|formål|verdi|verdier|fordel|fordeler|kvalitet|erfaring|ekspert|eksperter|kunnskap|hjelp|støtte|suksess|mulighet|muligheter|behov|utfordring|utfordringer|prosjekt|prosjekter|arbeid|oppgave|oppgaver|aktiviteter|program|tid|gang|ganger|dag|dager|uke|uker|måned|måneder|år|time|timer|minutter|dato|fremtid|liv|familie|hånd|hjerte|historie|navn|ord|tekst|innhold|anmeldelse|tips|verktøy|system|teknikk|teknologi|plattform|materiale|tilgang|bruk|valg|utvalg|kategori|vilkår|nivå|størrelse|farge|tillit|moderne|digital|digitale|personlig|personlige|lokal|internasjonal|viktig|gratis|sikker|høy|tema|gruppe|kr',
  commonplace:
    'bestill*|blogg|bok*|bedrift*|hjemmeside|informasjon|kontakt*|kund*|kvalitet*|løsning*|pris*|produkt*|prosjekt*|side*|team*|tjeneste*|tilby*|bruk*|mulig*|gratis|velg*|samt|mellom|måned*|uke*',
  common: `
    jeg det er du ikke en og har vi pa til deg med meg han hva for som sa at de kan den var vil av om skal men et
    ja her bare hun dere noe nei dette ma vet na ham ut min kom da din oss ha gjor hvor fra vaere noen der dem se
    igjen ta ville kommer alle gar opp fa alt hvorfor tror hvis hvordan gjore seg ingen hadde nar takk blir far bra
    ga henne bli si eller la ser hvem litt hei inn etter denne vel jo ble tilbake kanskje aldri skulle ok to kunne
    sier trenger over ogsa vaert man mer god tar mye gi selv nok mitt hans sammen dag gang ned gjorde enn andre
    sett vaer mine fikk helt ditt siden ar greit mot hele komme godt faen deres snakke mann ved liker rett gjort
    mener fordi dra sant sann mange folk alltid dine ting vent hjem tre hold unnskyld tok veldig beklager finne tid
    morgen hit bedre gikk sir burde uten trodde ingenting akkurat kveld hjelpe virkelig livet elsker vite snakker
    visste kjenner lenge slik sin star skjer ute samme forste dod disse hjelp pappa snill feil forstar gir siste
    mamma hor herregud hennes helvete vei holder eneste sted under klar heter fant barn blitt fint penger hallo mor
    visst slutt borte prover rundt redd gud holde drar tro bilen beste snart bor like husker veien skjedde hver
    venn drepe dode hore bort fatt horer tatt hos annet verden vare finner fortelle forst stor flere faren inne
    heller gjerne matte glad neste liv sikkert sikker gjennom mannen tiden betyr annen lei vekk lkke lenger fem
    horte hatt store sagt nye unna menn liten alene fortsatt flott skjonner haper derfor snakket ny klart pengene
    foler do gamle mr dager jaevla kjaere minutter tenkte venner sitt enna ganger jobb byen natt venter langt
    hjemme klarer politiet gutt ellers fire nesten huset lille jobber jobben grunn navn hverandre fort dagen hort
    dit orden ett stille dollar tenk ferdig be bak faktisk herfra synes hyggelig vart par darlig begge ei hodet
    engang drepte nettopp sine mens drept sla senere mote virker gode ganske begynner mate funnet onsker galt
    stedet vise ringer moren tenker ti slags prove gammel familien vanskelig fortell klare hvilken allerede gatt
    rolig spor skyld tenke tenkt jente slipp pokker kvinne ligger ba helst del fin stopp kommet oyeblikk ord mistet
    kaptein riktig sonn bruke viktig sta egen mellom syns stemmer uansett lett dor vente mi sitter all spise jack
    sporsmal mennesker ber timer saken treffe velkommen spiller legg provde slapp nytt fortalte jenta fyr setter
    ringe dro mat gutten hores tak sette di best fyren ses seks full leve kjeft kone tom egentlig skje satt oppe
    nede redde apne gutter enda problemer lang bryr utrolig bruker mulig imot hus fins fram videre navnet problem
    selvfolgelig sent skjedd utenfor holdt selvsagt lever sporre ring glem john fremdeles jobbet kjore spille herr
    pass fantastisk dreper tusen hater hente ro finnes kjorer kaller new forsiktig ringte gal begynte lar vann
    stort kona plass fred rommet mindre gangen mest lop oynene tur barna sjanse fast lage skolen uke hjelper resten
    kvinner jobbe lite prov hvert fly kjent driver familie snakk side foran lover maneder vennen handler bil vapen
    miss landet fri onske an straks ekte bror the vondt rom kjope sannheten sam sonnen laget dritt legge gitt time
    tidlig laere joss gift stund sove unge svaert hendene passer broren ide mente frank kjente betale vis perfekt
    altsa fortsett lager begynne ventet lov morsomt lyst lykke rart valg kjaerlighet uker sitte tide damer
    telefonen foles finn likevel gjelder blod middag spiser dum tidligere svar herrer ille viser skrive reise kjor
    sist jenter forteller sender hand idiot verre synd hardt sint likte stoppe maten gifte klarte slutte aner leter
    sma slo historie naer bruk fengsel fall vakker millioner sex sendte syk herre land kaffe skyte elsket fortalt
    michael spurte ben forsta york drikke nummer sak bo charlie folge skikkelig slar farlig gratulerer pris masse
    legger venstre lese sende henter hoyre flink live reddet fare hent datter ung problemet krigen folger brukte
    klokka prate atte doren aerlig foregar frem ofte lurer slipper traff dora rette goy skutt fortsette storre
    betaler kun ansiktet svarte husk skjot avtale lot barnet doktor trengte sto farvel jasa stikker krig beskytte
    skyt rad kvelden natten bekymret hjertet kort peter eget slippe by endelig forklare egne stikke okay tjeneste
    slass skrev verdt nodt vant hvite beskjed enkelt spill absolutt storste vinner hoyt onsket sover kastet mike
    sjef skyter kontakt huske dame saerlig klokken skynd antar annerledes ror tii falt sjekk skade umulig david
    flytte glemte datteren fodt stole mister sjefen drittsekk vannet harry fole dessverre sjekke historien sendt
    spesielt kontoret stolt forhold stikk tv noensinne kompis soster drink passe vinne opptatt steder skatt skadet
    skriver lykkelig george foreldrene kamp sekunder menneske alvorlig skylder svart vanlig verdens onkel skipet
    rolle dyr person bord ordre raskt tuller ol kjorte joe overalt handen sot folg doden flyet forelsket odelegge
    bilde smart kult fest kjaeresten lurte plan send stoler arbeid plutselig ordne odelagt baby pent glemt bill kl
    tingene sju ni vennene forstatt guds selge interessert merkelig leder nydelig kjopte lukk brukt laerer mott
    slikt iblant kutt sterk fortsetter midt james bevis minste lys skaffe miste satte forbi provd forlate savner
    kaste meter elske ah ligge hvilket aere president sjansen glemme deler hjerte sulten kvinnen interessant planen
    mennene dumt hender kroppen general eier mrs oye jentene oyne lyver ryggen snu kalle enig dumme lngen lik sov
    raeva drikker personlig spro etterpa verste usa fortjener tilgi paul sykehuset film nyheter lagt kontroll fru
    lukter los fine filmen arbeidet pen reiser mary flyttet stakkars innen jim blant lag trekk folkens levende frue
    sluttet lege slike danny hund savnet fanget alex bildet het bilder unnskyldning fleste laerte kaster moro halv
    fungerer sosteren haret syntes stjal skrevet morges slutter agent hoy mening meget slatt ordner heldig drep
    kjaereste jorden jaevel angrep bade kampen forrige betalt presidenten bob ungene billy munnen motes kjoper
    kjempe stans ene telefon selger johnny folte tredje ordentlig pistolen ferdige froken himmelen lyset advokat
    baten oberst pleide danse omradet nick kongen velge jimmy hjalp forandret greier besok klaer festen hunden
    pleier maned viste ringt vakkert bekymre bortsett virket naerheten naermere liksom forferdelig glede jesus
    respekt dritten informasjon moter hvilke flytt skip kalte stakk gave talt laert london stotte martin jul
    forsvant saker sjekket merke tegn musikk paris vennligst motte enten hopp slutten takke trygg herlig tjener
    lunsj bordet truffet trist minst vakre legen fullt lest fange bedt fbi forlot henry drom bok ekstra valgte
    leser kvitt frisk loytnant mal bestemt bry arene prater sporsmalet vii ray kyss faller politi ansvar konge bla
    lurt hundre karer leke stemme innom stol kast tjene nummeret starte nodvendig max starter glemmer makt taket
    svare loy altfor spilte jaevlig gravid sikkerhet sanne forer sverger saret dr skogen tommy hapet glass elskling
    hjernen sjekker krever spist noyaktig trygt dele hoyere fikse mangler darlige trobbel brev retten likt toget
    forresten hel dypt mark vinduet nervos lete engelsk lope tull bakken gutta ordet trekke selskap poenget skai
    greia minner begynt deilig tilhorer blaser glipp stand startet nokkelen bestemor te trenge guttene klaerne
    sarah vin spiste frokost`,
  scale: 'kunder|brukere|medlemmer|bedrifter|år',
  linking: {
    betweenNouns: 'og',
    lastOfRow: 'og',
  },
  negations: 'ikke|aldri|ingen|intet|uten|i stedet for',
  backward:
    'han|hun|den|det|de|dem|hans|hennes|deres|denne|dette|disse|der|og|men|eller|så|derfor|dessuten|også|imidlertid|deretter|for eksempel|ellers|begge|ja|her|som|hvem|fordi|når|hvis|mens|selv om|merk|viktig|andre',
  conditions:
    'hvis|med mindre|unntatt|bare|kun|opptil|fra|minst|høyst|maks|mer enn|mindre enn|cirka|omtrent|nesten|avhengig av|per|innen|etter|før|ekskl|inkl',
  regulated:
    'helbreder|garanter*|garanti|sertifiser*|godkjen*|autoriser*|forsikre*|klinisk|bevist|risikofri*|økologisk*|sikker|prisvinnende|patenter*|avkastning',
}
