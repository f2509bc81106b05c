import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'om oss|om meg|om selskapet|=selskapet|om bedriften|=bedriften|om firmaet|hvem er vi|hvem vi er|vår historie|=historien|vår visjon|visjon og verdier|våre verdier|=verdier|vår filosofi|=organisasjonen|om foreningen|hvorfor velge oss|hvorfor oss|bli kjent med oss',
    team: 'vårt team|teamet|=ansatte|våre ansatte|=medarbeidere|våre medarbeidere|=ledelse|ledelsen|=styret|=styre|møt teamet|=folkene|=menneskene',
    careers:
      'karriere|=jobb|ledige stillinger|ledig stilling|jobb hos oss|jobb i|jobbe hos oss|=stillinger|bli en av oss|vi søker|=rekruttering|jobb med oss|bli med på laget',
    press: '=presse|presserom|pressemeldinger|pressemelding|pressekontakt|i media|i mediene|mediekontakt|for pressen',
    contact:
      'kontakt|kontakt oss|=kontakter|kontaktinformasjon|kontaktskjema|finn oss|finn veien|åpningstider|=butikker|finn butikk|her finner du oss|våre kontorer|besøk oss|ta kontakt|=avdelinger|kontaktinfo',
    legal:
      'personvern|personvernerklæring|kjøpsvilkår|salgsbetingelser|vilkår og betingelser|salgsvilkår|brukervilkår|informasjonskapsler|personvern og cookies|tilgjengelighetserklæring|generelle vilkår|angrerett|retur og reklamasjon|personvernpolicy',
    security: '=sikkerhet|informasjonssikkerhet|sikkerhet og personvern|sikkerhet og compliance',
    pricing:
      'priser|=pris|prisliste|våre priser|=abonnement|=pakker|priser og pakker|=medlemskap|=billettpriser|=kostnader',
    product:
      'produkter|=produkt|våre produkter|=butikk|=nettbutikk|=katalog|=kolleksjon|tjenester|=tjeneste|våre tjenester|hva vi gjør|dette gjør vi|=tilbud|vårt tilbud|=sortiment|=meny|=menyer|vår meny|=kurs|=kurser|=behandlinger|våre behandlinger|=rom|=overnatting|=fagområder|=merker|=modeller|=plattform|=aktiviteter|det vi gjør|=opplevelser',
    features:
      'funksjoner|=funksjonalitet|slik fungerer det|sånn fungerer det|=integrasjoner|hvordan det fungerer|=egenskaper|=fordeler',
    solutions: 'løsninger|=løsning|våre løsninger|=bransjer|=bruksområder|=sektorer|for bedrifter|=bedrift|=markeder',
    customers:
      '=kunder|våre kunder|kundecaser|=referanser|våre referanser|=portefølje|prosjekter|våre prosjekter|=caser|suksesshistorier|=partnere|våre partnere|=samarbeidspartnere|=oppdrag|referanseprosjekter',
    testimonials:
      'anmeldelser|kundeuttalelser|kundeomtaler|=omtaler|hva kundene sier|hva sier kundene|det sier kundene',
    blog: '=blogg|nyheter|=aktuelt|=artikler|=arrangementer|=kalender|=inspirasjon|=hva skjer|=kunnskap|=oppskrifter|=magasin|=fagartikler|=nytt|=utstillinger|=tips og råd',
    faq: 'ofte stilte spørsmål|spørsmål og svar|vanlige spørsmål|=hjelp|=kundeservice|hjelpesenter|=spørsmål',
  },
  actions: {
    donate: 'gi en gave|støtt oss|gi støtte|bli giver|doner',
    booking: 'bestill|bestill time|timebestilling|bestill bord|book bord|reserver bord|bestilling',
    login: 'logg inn|logg ut|opprett konto|registrer deg|innlogging',
    cart: 'handlekurv|handlevogn',
    search: 'søk|søkeresultater|søk her',
    account: 'min konto|mine sider|kundeportalen',
  },
  policies: {
    privacy: 'personvern|personvernerklæring|personvernpolicy|=personvern',
    terms: 'kjøpsvilkår|salgsbetingelser|vilkår og betingelser|salgsvilkår|brukervilkår|generelle vilkår|=vilkår',
    imprint: 'juridisk informasjon|firmainformasjon',
    cookies: 'informasjonskapsler|personvern og cookies|=cookies|cookiepolicy',
    returns: 'angrerett|retur og reklamasjon|=retur|bytte og retur|returrett',
    shipping: '=levering|frakt og levering|=frakt|leveringsbetingelser',
    accessibility: '=tilgjengelighet|tilgjengelighetserklæring|=universell utforming',
    security: 'sikkerhetspolicy|informasjonssikkerhet',
  },
  blocks: {
    features: 'funksjoner|fordeler|hvorfor velge oss|dine fordeler|alt du trenger',
    pricing: 'våre priser|velg pakke|våre pakker|priser og pakker',
    testimonials:
      'hva sier kundene|hva kundene sier|det sier kundene våre|kundeomtaler|kundeuttalelser|hva sier våre kunder|hva andre sier|fornøyde kunder|tilbakemeldinger fra kunder|anmeldelser|kundene sier|hva gjestene sier|hva våre kunder sier|hva våre gjester sier|hva pasientene sier|det sier kundene|det sier gjestene|det sier andre|hva sier gjestene|hva sier andre|kundene våre sier|våre kunder sier|kundeanmeldelser|kundeerfaringer|gjestebok|google anmeldelser|fornøyde gjester|ord fra kunder|anbefalinger fra',
    faq: 'ofte stilte spørsmål|vanlige spørsmål',
    about: 'hvem er vi|vår historie|vår visjon|våre verdier|om selskapet',
    team: 'møt teamet|ansatte|våre ansatte|våre medarbeidere',
    customers: 'våre kunder|de stoler på oss|noen av våre kunder|referanser|våre prosjekter',
    blog: 'siste nytt|siste nyheter|hva skjer|aktuelle saker|fra bloggen',
    contact: 'ta kontakt|åpningstider|finn oss|her finner du oss|besøk oss',
    newsletter: 'meld deg på nyhetsbrev|hold deg oppdatert|få nyhetsbrev|nyhetsbrevet vårt',
    steps: 'slik fungerer det|sånn fungerer det|i tre steg|steg for steg|slik gjør du det|slik jobber vi',
    stats: 'i tall|fakta og tall|tall og fakta',
    gallery: 'bildegalleri|stemningsbilder',
    services: 'våre tjenester|hva vi gjør|våre produkter|våre løsninger|dette gjør vi|vi tilbyr',
    careers: 'jobb hos oss|bli en av oss|vil du jobbe',
    partners: 'våre partnere|samarbeidspartnere|våre samarbeidspartnere|støttet av',
  },
  calls: {
    buy: 'kjøp|kjøp nå|kjøp billett|kjøp billetter|kjøp her|bestill nå|bestill her|bestill på nett|legg i handlekurv|legg i handlekurven|handle nå|handle her|til nettbutikken|gå til nettbutikk|forhåndsbestill|velg pakke',
    trial:
      'prøv gratis|prøv nå|gratis prøveperiode|start gratis prøveperiode|prøv|kom i gang gratis|prøv det gratis|prøvetime|test gratis|start prøveperiode|prøv oss|gratis test',
    demo: 'bestill demo|be om demo|demonstrasjon|avtal demo|bestill en demo|prøv demo|be om en demo',
    contact:
      'kontakt oss|ta kontakt|ring oss|ring nå|send melding|send oss en melding|snakk med|bli kontaktet|kontakt salg|send forespørsel|still et spørsmål',
    'sign-up': 'registrer deg|meld deg på|opprett konto|opprett bruker|søk nå|påmelding|bli kunde|søk på stillingen',
    download: 'last ned|last ned appen|last ned nå|installer appen|last ned gratis|last ned brosjyre',
    donate: 'gi|gi nå|gi en gave|støtt oss|støtt arbeidet|bli fast giver|bli fadder',
    book: 'book nå|bestill time|bestill bord|book møte|book et møte|reserver|bestill rom|book her|avtal møte|reserver bord|timebestilling|bestill time her',
    subscribe: 'abonner på|meld deg på nyhetsbrev|få nyhetsbrev|meld deg på nyhetsbrevet|følg oss|abonner nå',
    join: 'bli medlem|bli med|delta|bli frivillig|bli partner|meld deg inn|engasjer deg',
    quote:
      'få tilbud|be om tilbud|få et tilbud|gratis tilbud|beregn pris|be om pris|uforpliktende tilbud|innhent tilbud|se pris',
    start: 'kom i gang|start nå|begynn|sett i gang|begynn nå|kom i gang nå|gå i gang nå',
    learn: 'oppdag|utforsk|se priser|slik fungerer det|se video|se menyen|se produkter|se hvordan|se våre|se meny',
    visit: 'besøk oss|finn butikk|veibeskrivelse|finn forhandler|finn nærmeste|finn veien|finn din butikk',
  },
  controls: {
    consent:
      'godta|godta alle|godta alle informasjonskapsler|aksepter|aksepter alle|tillat alle|tillat utvalg|avvis alle|avslå|avslå alle|kun nødvendige cookies|bare nødvendige|innstillinger for informasjonskapsler|administrer innstillinger|innstillinger|lagre innstillinger|jeg godtar|jeg forstår|tilpass|cookieinnstillinger|nekt alle',
    login: 'logg inn|mine sider|logg ut|glemt passord|innlogging',
    search: 'søk|åpne søk|søk på nettstedet|lukk søk',
    close: 'lukk|lukk meny|nei takk|ikke nå|lukk vindu',
    share: 'del|kopier lenke|del artikkel',
    'skip-link': 'hopp til innhold|hopp til hovedinnhold|gå til innhold|hopp til innholdet|gå til hovedinnhold',
    'read-more': 'les mer|mer informasjon|klikk her|les hele|les saken|finn ut mer|les artikkelen|les mer om|se flere',
    overview: 'alle nyheter|alle anmeldelser|alle artikler',
    cart: 'handlekurv|handlevogn|til kasse|vis handlekurv|se handlekurv',
    pagination: 'neste|neste side|tilbake|eldre innlegg|vis mer|last flere',
    legal:
      'personvern|personvernerklæring|salgsbetingelser|informasjonskapsler|kjøpsvilkår|nettstedskart|tilgjengelighetserklæring',
    menu: 'åpne meny|hovedmeny',
    'back-to-top': 'tilbake til toppen|gå til toppen',
    language: 'velg språk|bytt språk|velg land',
  },
  forms: {
    time: 'dato|ankomst|avreise|tidspunkt|gjester|voksne|barn|netter|antall personer|ønsket dato',
    amount: 'antall|beløp|mengde',
    message: 'melding|din melding|emne|spørsmål|henvendelse|kommentar',
    company: 'firma|bedrift|firmanavn|organisasjon|stilling|bransje|antall ansatte',
    payment: 'kortnummer|kredittkort|fakturaadresse|leveringsadresse|betalingsmåte|rabattkode',
  },
  pictures: {
    photo: 'bilde av|fotografier av|portrettbilde',
    illustration: 'illustrasjon|illustrasjoner|tegningen',
    icon: 'ikonene|hake|piler',
    logo: 'logoen|varemerke',
  },
  boilerplate: {
    law: 'cookie|cookies|informasjonskapsler|personvern*|personopplysninger|gdpr|kjøpsvilkår|alle rettigheter|opphavsrett*|copyright',
    trade:
      'fri frakt|frakt|leveringstid*|inkl mva|eks mva|betalingsmåter|legg i handlekurv*|på lager|utsolgt|virkedager|åpningstider|retur',
    form: 'obligatoriske felt|meld deg av|avslutte abonnementet|din e postadresse|ingen spam|ved å sende|ved å melde|jeg godtar|meldingen er sendt|skriv inn din',
    browser: 'aktiver javascript|nettleseren din|hopp til innhold|laster|siden ble ikke funnet|til toppen',
  },
  journey: {
    help: 'hjelp|hjelpesenter|kundestøtte|dokumentasjon|kom i gang|veiledning|slik fungerer det|brukerveiledning',
    community: 'fellesskap|forum|medlemssider|community',
    loyalty: 'kundeklubb|bonusprogram|fordelsprogram|verv en venn|gavekort|bli medlem|medlemskap',
  },
  customerHeadings: {
    customer: 'våre kunder|noen av våre kunder|de stoler på oss|utvalgte kunder',
    partner: 'våre partnere|våre samarbeidspartnere|samarbeidspartnere|sponsorer|våre sponsorer|støttet av',
    press: 'omtalt i|sett i|i media|som sett i',
  },
  offerHeadings: {
    reasons: 'hvorfor velge oss|hvorfor oss|våre fordeler|grunner til|våre verdier|vårt løfte',
    benefits: 'fordeler|dine fordeler',
    menu: 'våre kurs|kurs og verksteder|våre behandlinger|behandlinger|våre rom|vårt tilbud|våre klasser|våre aktiviteter|arbeidsområder|dette tilbyr vi',
  },
  greeting: 'velkommen|hjertelig velkommen',
  vague: 'les mer|mer informasjon|klikk her',
  tool: 'kalkulator|priskalkulator|konfigurator|quiz|selvtest|sjekkliste|mal|maler|simulator',
  event:
    'gjenåpning|gjenåpner|nyåpning|åpner den|stengt fra|stengt til|feriestengt|kursstart|startdato|starter den|begynner den|flyttet til|utsatt til|finner sted den',
  counter:
    'visninger|kommentarer|kommentar|liker|delinger|nedlastinger|følgere|besøkende|i handlekurven|på lager|solgt|stemmer|anmeldelser|min lesing|dager|timer|minutter|sekunder',
  live: {
    live: 'på lager|kun igjen|stk igjen|plasser igjen|ser på dette|ser på nå|på nett nå|besøkende på nett|siste time|siste timen|siste 24 timer|du er besøkende|besøkende nummer|besøkende nr|besøksteller|besøkende i dag|dager igjen|timer igjen|tid igjen|slutter om|utløper om|begynner om|starter om',
    cart: 'handlekurv|handlekurven|handlevogn|ønskeliste',
  },
  street: 'gate|gata|vei|veien|veg|vegen|plass|brygge',
  address: 'adresse|besøksadresse',
}
