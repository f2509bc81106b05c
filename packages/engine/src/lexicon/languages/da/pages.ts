import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'om os|om mig|om virksomheden|=virksomheden|om firmaet|=firmaet|hvem er vi|hvem vi er|vores historie|=historie|=historien|vores mission|vores vision|vores værdier|=værdier|vores filosofi|om foreningen|=foreningen|profil|hvorfor os|hvorfor vælge os|mød os|vores fortælling',
    team: 'vores team|holdet|=medarbejdere|vores medarbejdere|=personale|=ledelse|ledelsen|=bestyrelse|bestyrelsen|mød holdet|mød teamet|vores folk|=mennesker|=ansatte',
    careers:
      'karriere|=job|ledige stillinger|ledige job|ledig stilling|job hos os|arbejd hos os|=stillinger|bliv en del af|=jobs|bliv kollega|job og karriere|=rekruttering|vil du arbejde hos os',
    press:
      '=presse|presserum|pressemeddelelser|pressemeddelelse|pressekit|pressekontakt|i medierne|i pressen|for pressen|=medier',
    contact:
      'kontakt|kontakt os|=kontakter|kontaktoplysninger|kontaktformular|find os|find vej|åbningstider|=butikker|find butik|her finder du os|=afdelinger|kontaktinfo|skriv til os|besøg os|find vej til os',
    legal:
      'privatlivspolitik|persondatapolitik|persondata|handelsbetingelser|=betingelser|salgsbetingelser|forretningsbetingelser|cookiepolitik|datapolitik|vilkår og betingelser|brugervilkår|=vilkår|returnering|tilgængelighedserklæring|behandling af personoplysninger',
    security: '=sikkerhed|datasikkerhed|informationssikkerhed|sikkerhed og compliance',
    pricing:
      'priser|=pris|prisliste|vores priser|=abonnementer|=pakker|=takster|=prisoversigt|priser og pakker|=medlemskaber|=billetpriser',
    product:
      'produkter|=produkt|vores produkter|=butik|webshop|=shop|=katalog|=kollektion|ydelser|=ydelse|vores ydelser|services|=tjenester|=serviceydelser|hvad vi gør|det gør vi|hvad vi laver|=sortiment|=menukort|=menu kort|/menu|=vores menu|=kurser|=uddannelser|=behandlinger|vores behandlinger|=værelser|=specialer|=mærker|=modeller|=platform|=aktiviteter|=forløb|det kan vi',
    features:
      'funktioner|=funktionalitet|sådan virker det|sådan fungerer det|=integrationer|hvordan virker det|alle funktioner|=fordele',
    solutions:
      'løsninger|=løsning|vores løsninger|=brancher|=anvendelser|=sektorer|til virksomheder|=segmenter|=erhverv',
    customers:
      '=kunder|vores kunder|kundecases|kundehistorier|=referencer|vores referencer|=portefølje|=projekter|projekter|vores projekter|=cases|casestudier|succeshistorier|=partnere|vores partnere|=samarbeidspartnere|=opgaver',
    testimonials:
      'anmeldelser|kundeudtalelser|=udtalelser|hvad siger vores kunder|hvad kunderne siger|det siger kunderne|kundeanmeldelser',
    blog: '=blog|=nyheder|nyheder|=aktuelt|=artikler|=begivenheder|=arrangementer|=kalender|=inspiration|=viden|=nyt|=opskrifter|=magasin|=events|=udstillinger|=blogindlæg',
    faq: 'ofte stillede spørgsmål|spørgsmål og svar|=hjælp|=kundeservice|hjælpecenter|=spørgsmål|hyppige spørgsmål|=spørgsmål & svar',
  },
  actions: {
    donate: 'støt os|giv et bidrag|donér|støt nu|giv en gave',
    booking: 'book|book tid|bestil tid|booking online|tidsbestilling|book bord|bestil bord|bestil',
    login: 'log ind|log på|opret konto|opret bruger|log ud',
    cart: 'kurv|indkøbskurv|til kassen|ønskeliste|ønskeseddel',
    search: 'søg|søgning|søgeresultater',
    account: 'min konto|min side|min profil|kundeportal',
  },
  policies: {
    privacy:
      'privatlivspolitik|persondatapolitik|=persondata|=privatliv|databeskyttelse|behandling af personoplysninger',
    terms:
      'handelsbetingelser|=betingelser|salgsbetingelser|forretningsbetingelser|vilkår og betingelser|brugervilkår|=vilkår',
    imprint: 'juridisk information|virksomhedsoplysninger|=impressum',
    cookies: 'cookiepolitik|cookie politik|=cookies',
    returns: '=returnering|=fortrydelsesret|returpolitik|retur og bytte|returret|levering og retur',
    shipping: '=levering|fragt og levering|levering og retur|=fragt|leveringsbetingelser',
    accessibility: '=tilgængelighed|tilgængelighedserklæring',
    security: 'sikkerhedspolitik|informationssikkerhed',
  },
  blocks: {
    features: 'fordele|funktionalitet|hvorfor vælge|dine fordele|alt hvad du behøver',
    pricing: 'vores priser|prisliste|vælg din pakke|vores pakker|se vores priser',
    testimonials:
      'hvad siger vores kunder|det siger vores kunder|anmeldelser|kundeudtalelser|hvad kunderne siger|hvad siger kunderne|hvad andre siger|glade kunder|tilfredse kunder|udtalelser|kunderne siger|det siger kunderne|det siger vores gæster|det siger vores patienter|det siger andre|hvad vores kunder siger|hvad siger vores gæster|hvad siger andre|hvad siger patienterne|kundernes ord|kundeanmeldelser|kundeoplevelser|gæstebog|google anmeldelser|vores kunder siger|patienter fortæller|glade gæster|tilfredse gæster|feedback fra kunder|ord fra kunder|anbefalinger fra',
    faq: 'ofte stillede spørgsmål|spørgsmål og svar',
    about: 'om os|hvem er vi|vores historie|vores mission|vores værdier',
    team: 'vores team|holdet bag|medarbejdere|mød teamet|mød holdet',
    customers: 'vores kunder|de har tillid til os|kundecases|nogle af vores kunder|referencer|udvalgte projekter',
    blog: 'nyheder|seneste nyt|seneste nyheder|begivenheder|arrangementer',
    contact: 'kontakt os|åbningstider|find os|find vej|her finder du os|besøg os',
    newsletter: 'nyhedsbrev|tilmeld dig nyhedsbrevet|hold dig opdateret|få nyheder direkte',
    steps: 'sådan fungerer det|sådan virker det|i tre trin|trin for trin|sådan gør du|sådan arbejder vi',
    stats: 'i tal|fakta og tal|tal og fakta',
    gallery: 'billedgalleri|billeder|følg os på instagram|stemningsbilleder',
    services:
      'vores ydelser|ydelser|hvad vi gør|vores produkter|vores løsninger|det gør vi|vores services|behandlinger',
    careers: 'ledige stillinger|job hos os|bliv en del af holdet',
    partners: 'vores partnere|samarbejdspartnere|vores samarbejdspartnere|partnere|i samarbejde med',
  },
  calls: {
    buy: 'køb|køb nu|køb online|køb billet|køb billetter|bestil nu|bestil her|bestil online|læg i kurv|tilføj til kurv|gå til shop|til webshoppen|forudbestil|vælg pakke|handl nu',
    trial:
      'prøv gratis|prøv nu|gratis prøveperiode|start gratis prøve|prøv|kom gratis i gang|prøv det gratis|start din gratis prøveperiode|opret gratis konto|prøvetime|test gratis|prøv det',
    demo: 'book demo|book en demo|bestil demo|se demo|få en demo|anmod om demo|bestil en demo|book en gratis demo|demonstration|få demo',
    contact:
      'kontakt os|kontakt|ring til os|ring nu|skriv til os|send besked|tal med|bliv ringet op|kontakt salg|send forespørgsel|stil et spørgsmål',
    'sign-up':
      'tilmeld|tilmeld dig|opret konto|opret profil|opret dig|ansøg|ansøg nu|bliv kunde|tilmelding|registrer dig',
    download: 'hent|hent appen|download appen|download her|hent nu|installer|hent brochure|hent gratis',
    donate: 'støt|støt nu|støt os|giv et bidrag|giv nu|bliv fast bidragyder|doner',
    book: 'book|book nu|book tid|bestil tid|book bord|bestil bord|book et møde|reserver|book her|book møde|book værelse|bestil konsultation',
    subscribe: 'abonner|tilmeld nyhedsbrev|tilmeld dig nyhedsbrevet|få nyhedsbrev|følg os|abonner nu',
    join: 'bliv medlem|bliv en del|deltag|vær med|bliv frivillig|bliv partner|meld dig ind|bliv forhandler',
    quote:
      'få et tilbud|indhent tilbud|få tilbud|bestil tilbud|gratis tilbud|beregn pris|uforpligtende tilbud|få pris|anmod om tilbud',
    start: 'kom i gang|start nu|start her|begynd|kom godt i gang|start i dag|begynd nu|gå i gang',
    learn:
      'opdag|udforsk|se priser|sådan virker det|se video|se menukort|se produkter|se hvordan|se vores|gå på opdagelse|sådan fungerer det',
    visit: 'besøg os|find butik|find vej|find forhandler|rutevejledning|find nærmeste|find din butik',
  },
  controls: {
    consent:
      'accepter|accepter alle|accepter alle cookies|accepter cookies|tillad alle|tillad alle cookies|tillad valgte|afvis|afvis alle|kun nødvendige|cookieindstillinger|cookie indstillinger|administrer cookies|indstillinger|gem indstillinger|jeg accepterer|tilpas|nødvendige cookies|vis detaljer|samtykke|forstået',
    login: 'log ind|log på|min konto|min side|log ud|glemt adgangskode|mit login',
    search: 'søg|søgning|åbn søgning|søg på siden',
    close: 'luk|luk menu|annuller|nej tak|skjul|ikke nu',
    share: 'del|del på facebook|kopiér link|udskriv|del siden',
    'skip-link': 'spring til indhold|gå til indhold|spring til hovedindhold|hop til indhold|videre til indhold',
    'read-more':
      'læs mere|mere information|mere info|se alle|vis alle|klik her|her|se mere|find ud af mere|mere|læs artiklen|få mere at vide|læs mere om|læs hele',
    overview: 'alle anmeldelser|alle nyheder|alle artikler',
    cart: 'kurv|indkøbskurv|til kassen|vis kurv|ønskeliste|se kurv',
    pagination: 'næste|forrige|næste side|tilbage|forrige side|ældre indlæg|vis mere|hent flere',
    legal: 'privatlivspolitik|handelsbetingelser|cookiepolitik|persondatapolitik|tilgængelighedserklæring|betingelser',
    menu: 'åbn menu|vis menu|hovedmenu',
    'back-to-top': 'til top|tilbage til toppen',
    language: 'sprog|vælg sprog|skift sprog',
  },
  forms: {
    time: 'dato|ankomst|afrejse|tidspunkt|gæster|voksne|børn|nætter|antal personer|ønsket dato',
    amount: 'antal|beløb|mængde',
    message: 'besked|din besked|emne|spørgsmål|henvendelse|kommentar|bemærkninger',
    company: 'firma|virksomhed|firmanavn|organisation|stilling|branche|antal ansatte',
    payment: 'kortnummer|kreditkort|faktureringsadresse|leveringsadresse|betalingsmetode|rabatkode',
  },
  pictures: {
    photo: 'billede af|fotografier|portrætter',
    illustration: 'illustrationer af|tegning|tegninger',
    icon: 'ikonet|ikonerne|flueben',
    logo: 'logoet|bomærke|varemærke',
  },
  boilerplate: {
    law: 'cookie|cookies|privatlivspolitik|persondata*|personoplysninger|gdpr|handelsbetingelser|alle rettigheder forbeholdes|ophavsret*|copyright',
    trade:
      'fri fragt|fragt|leveringstid*|inkl moms|ekskl moms|betalingsmetoder|læg i kurv|på lager|udsolgt|hverdage|åbningstider|returret',
    form: 'obligatoriske felter|afmeld|din e mailadresse|din e mail|ingen spam|ved at indsende|ved at tilmelde|jeg accepterer|beskeden er sendt|indtast din',
    browser:
      'aktiver javascript|din browser|gå til indhold|spring til indhold|indlæser|siden blev ikke fundet|til toppen',
  },
  journey: {
    help: 'hjælp|hjælpecenter|support|dokumentation|kom i gang|manual|vejledning|sådan virker det|sådan fungerer det',
    community: 'community|forum|fællesskab|medlemsområde',
    loyalty: 'kundeklub|bonusprogram|loyalitetsprogram|anbefal en ven|gavekort|bliv medlem|medlemskab',
  },
  customerHeadings: {
    customer: 'vores kunder|udvalgte kunder|de stoler på os|nogle af vores kunder|vi arbejder for',
    partner: 'vores partnere|vores samarbejdspartnere|samarbejdspartnere|sponsorer|vores sponsorer|støttet af',
    press: 'kendt fra|set i|i medierne|omtalt i|som set i',
  },
  offerHeadings: {
    reasons: 'hvorfor vælge|hvorfor os|grunde til|vores værdier|vores løfte',
    benefits: 'fordele|dine fordele|vores fordele',
    menu: 'vores kurser|kurser og workshops|vores behandlinger|behandlinger|vores værelser|vores udbud|vores hold|vores aktiviteter|arbejdsområder|det tilbyder vi',
  },
  greeting: 'velkommen|hjertelig velkommen',
  vague: 'læs mere|mere information|klik her',
  tool: 'beregner|prisberegner|konfigurator|quiz|selvtest|tjekliste|skabelon|skabeloner|simulator',
  event:
    'genåbning|genåbner|åbner den|åbning den|lukket fra|lukket til|ferielukket|kursusstart|startdato|starter den|begynder den|flyttet til|udsat til|finder sted den',
  counter:
    'visninger|kommentarer|kommentar|synes godt om|delinger|følgere|besøgende|i kurven|på lager|solgt|stemmer|anmeldelser|min læsning|dage|timer|minutter|sekunder',
  live: {
    live: 'på lager|kun tilbage|stk tilbage|pladser tilbage|kigger på|ser på dette|online nu|besøgende online|den seneste time|de seneste 24 timer|du er besøgende|besøgende nummer|besøgende nr|besøgstæller|besøgende i dag|dage tilbage|timer tilbage|tid tilbage|slutter om|udløber om|begynder om|starter om',
    cart: 'kurv|indkøbskurv|kurven|ønskeliste',
  },
  street: 'gade|vej|allé|plads|stræde|torv|boulevarden|postboks|vænge|sal',
  address: 'adresse|besøgsadresse',
}
