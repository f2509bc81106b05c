import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'om oss|=om|/om|om mig|om företaget|=företaget|vilka vi är|vilka är vi|vår historia|=historia|vår berättelse|vår mission|vår vision|våra värderingar|=värderingar|vår filosofi|=organisation|om organisationen|=föreningen|om föreningen|varför oss|=bolaget|om bolaget|om koncernen|lär känna oss',
    team: 'vårt team|teamet|=medarbetare|våra medarbetare|=personal|vår personal|=ledning|ledningsgrupp|=styrelse|styrelsen|=medarbetarna|=människorna|möt teamet|vi som jobbar här|våra läkare|=kontaktpersoner',
    careers:
      'karriär|=jobb|lediga jobb|lediga tjänster|jobba hos oss|jobba med oss|arbeta hos oss|jobba här|arbeta med oss|=rekrytering|bli en av oss|=platsannonser|vi söker',
    press: '=press|pressrum|pressmeddelanden|pressmeddelande|=media|pressmaterial|i media|presskontakt|för press',
    contact:
      'kontakt|kontakta oss|=kontakta|=kontakter|kontaktuppgifter|kontaktformulär|hitta hit|hitta till oss|öppettider|=butiker|våra butiker|hitta butik|kontakt och öppettider|=kontor|våra kontor|hör av dig|besök oss|här finns vi',
    legal:
      'integritetspolicy|personuppgifter|personuppgiftspolicy|köpvillkor|=villkor|allmänna villkor|användarvillkor|cookiepolicy|dataskydd|=integritet|tillgänglighetsredogörelse|leveransvillkor|om cookies|integritet och cookies|=returer',
    security: '=säkerhet|datasäkerhet|informationssäkerhet|säkerhet och integritet|säkerhet och efterlevnad',
    pricing:
      'priser|=pris|prislista|prissättning|våra priser|=paket|=abonnemang|=prisplaner|=kostnad|=avgifter|priser och paket|prenumerationer',
    product:
      'produkter|=produkt|våra produkter|=butik|webbutik|webshop|=webshop|=katalog|=kollektion|tjänster|=tjänst|våra tjänster|vad vi gör|det här gör vi|vårt erbjudande|=erbjudande|=sortiment|vårt sortiment|=meny|=menyer|vår meny|=matsedel|=lunchmeny|=kurser|våra kurser|=utbildningar|=behandlingar|våra behandlingar|=boende|=rum|=verksamhetsområden|=expertis|=varumärken|=modeller|=plattform|=program|=aktiviteter|=service',
    features:
      'funktioner|=funktion|så fungerar det|så funkar det|hur det fungerar|=integrationer|=egenskaper|alla funktioner|=fördelar',
    solutions:
      'lösningar|=lösning|våra lösningar|=branscher|=användningsområden|användningsfall|=sektorer|för företag|=marknader',
    customers:
      '=kunder|våra kunder|kundcase|kundberättelser|=referenser|våra referenser|referensprojekt|=portfölj|projekt|våra projekt|fallstudier|framgångshistorier|=case|våra case|=partners|=partner|våra partners|=uppdrag',
    testimonials: 'omdömen|=recensioner|kundomdömen|vad våra kunder säger|=referenser och omdömen|=röster|kundröster',
    blog: '=blogg|vår blogg|nyheter|=aktuellt|=artiklar|=evenemang|=kalender|=kalendarium|=inspiration|=kunskap|=nytt|=recept|=magasin|=event|=kunskapsbank|=utställningar',
    faq: 'vanliga frågor|frågor och svar|=hjälp|=kundtjänst|=kundservice|=hjälpcenter|vanliga frågor och svar|=frågor',
  },
  actions: {
    donate: 'ge en gåva|skänk en gåva|bli givare|stöd oss|donera',
    booking: 'boka|boka nu|bokning|boka tid|boka bord|boka online|tidsbokning',
    login: 'logga in|logga ut|skapa konto|registrera|inloggning',
    cart: 'varukorg|kundvagn|kassa|kassan|önskelista',
    search: 'sök|sökresultat|sök på sidan',
    account: 'mitt konto|mina sidor|konto|min sida|kundportal',
  },
  policies: {
    privacy:
      'integritetspolicy|personuppgiftspolicy|=personuppgifter|=integritet|dataskydd|dataskyddspolicy|integritet och cookies',
    terms: 'köpvillkor|=villkor|allmänna villkor|användarvillkor|försäljningsvillkor',
    imprint: 'juridisk information|företagsinformation|=impressum',
    cookies: 'cookiepolicy|om cookies|kakor|=cookies|integritet och cookies',
    returns: '=returer|=ångerrätt|returpolicy|ångerrätt och retur|byten och returer|frakt och retur',
    shipping: '=leverans|leveransvillkor|frakt och leverans|frakt och retur|=frakt',
    accessibility: '=tillgänglighet|tillgänglighetsredogörelse|tillgänglighetsutlåtande',
    security: 'säkerhetspolicy|informationssäkerhet',
  },
  blocks: {
    features: 'funktioner|fördelar|varför välja oss|dina fördelar|våra fördelar|allt du behöver',
    pricing: 'priser|våra priser|prislista|välj paket|våra paket|prisplaner',
    testimonials:
      'vad våra kunder säger|omdömen|kundomdömen|så säger våra kunder|recensioner|vad säger våra kunder|vad kunder säger|kundröster|nöjda kunder|kunderna berättar|vad andra säger|vad våra gäster säger|vad våra patienter säger|vad gästerna säger|vad patienter säger|vad säger kunderna|vad säger våra gäster|vad tycker våra kunder|det säger våra kunder|så säger kunderna|kunderna säger|kunder säger|gästbok|kundrecensioner|google recensioner|kunderfarenheter|våra kunders ord|röster om oss|röster från|nöjda gäster|nöjda patienter|omdömen från|referenser från kunder|kundomdöme',
    faq: 'vanliga frågor|frågor och svar',
    about: 'om oss|vilka är vi|vår historia|vår mission|våra värderingar|om företaget',
    team: 'vårt team|teamet|medarbetare|våra medarbetare|möt teamet',
    customers: 'våra kunder|de litar på oss|kundcase|referenser|några av våra kunder|våra projekt',
    blog: 'nyheter|senaste nytt|aktuellt|senaste nyheterna|kalender|från bloggen',
    contact: 'kontakta oss|öppettider|hitta hit|hitta till oss|besök oss|hör av dig',
    newsletter: 'nyhetsbrev|prenumerera|håll dig uppdaterad|anmäl dig till vårt nyhetsbrev',
    steps: 'så fungerar det|så funkar det|i tre steg|steg för steg|så går det till|så jobbar vi',
    stats: 'i siffror|fakta och siffror|vi i siffror',
    gallery: 'bildgalleri|galleri|följ oss på instagram|bilder',
    services: 'våra tjänster|tjänster|vad vi gör|våra produkter|våra lösningar|det här gör vi|behandlingar',
    careers: 'jobba hos oss|lediga jobb|lediga tjänster|karriär',
    partners: 'våra partners|samarbetspartners|i samarbete med|våra samarbetspartners|sponsorer',
  },
  calls: {
    buy: 'köp|köp nu|köp online|köp biljett|köp biljetter|beställ|beställ nu|beställ här|handla|handla nu|handla här|lägg i varukorg|lägg i varukorgen|till butiken|shoppa|shoppa nu|förbeställ|välj paket',
    trial:
      'prova gratis|testa gratis|prova nu|testa nu|prova|kom igång gratis|starta gratis|gratis provperiod|prova på|gratis testperiod|provträna|starta provperiod|testa',
    demo: 'boka demo|boka en demo|begär demo|se demo|boka en visning|boka visning|få en demo|kostnadsfri demo|se en demo|boka genomgång|demovideo|boka demonstration',
    contact:
      'kontakta oss|kontakta|ring oss|ring nu|mejla oss|skicka meddelande|hör av dig|prata med|ställ en fråga|bli uppringd|skicka förfrågan',
    'sign-up':
      'registrera dig|skapa konto|anmäl dig|anmäl dig här|ansök|ansök nu|anmälan|bli kund|sök jobbet|registrera',
    download: 'ladda ner|ladda hem|ladda ned|ladda ner appen|installera|ladda ner gratis|hämta appen',
    donate: 'ge en gåva|skänk|bli månadsgivare|stöd oss|swisha en gåva|ge nu|donera',
    book: 'boka|boka nu|boka tid|boka bord|boka online|boka ett möte|boka möte|reservera|boka rum|boka här|boka besök|boka samtal',
    subscribe: 'prenumerera|prenumerera nu|prenumerera på nyhetsbrev|anmäl dig till nyhetsbrevet|följ oss',
    join: 'gå med|bli medlem|gå med nu|häng med|engagera dig|bli partner|bli volontär|delta',
    quote:
      'begär offert|få offert|offertförfrågan|offert|gratis offert|få prisförslag|räkna ut ditt pris|be om offert|se ditt pris',
    start: 'kom igång|starta|starta nu|börja nu|sätt igång|börja här|börja|starta här|kör igång',
    learn: 'upptäck|utforska|se priser|så fungerar det|se video|se menyn|se produkter|se hur|se våra|visa priser',
    visit: 'besök oss|hitta butik|hitta hit|vägbeskrivning|hitta återförsäljare|hitta närmaste|hitta din butik',
  },
  controls: {
    consent:
      'acceptera|acceptera alla|acceptera alla cookies|godkänn|godkänn alla|godkänn alla cookies|tillåt alla|tillåt alla cookies|tillåt urval|avvisa|avvisa alla|neka|neka alla|endast nödvändiga|bara nödvändiga|cookieinställningar|hantera cookies|inställningar|spara inställningar|jag godkänner|jag förstår|anpassa|samtycke|hantera samtycke',
    login: 'logga in|mina sidor|mitt konto|logga ut|glömt lösenord|inloggning',
    search: 'sök|öppna sök|sök på webbplatsen|stäng sök',
    close: 'stäng|stäng meny|avbryt|nej tack|dölj|inte nu',
    share: 'dela|dela på facebook|kopiera länk|skriv ut|dela sidan',
    'skip-link': 'hoppa till innehåll|hoppa till innehållet|gå till innehåll|till innehållet|hoppa till huvudinnehåll',
    'read-more':
      'läs mer|läs vidare|mer information|mer info|se alla|visa alla|klicka här|här|mer|se mer|läs hela|läs artikeln|läs mer om|se detaljer|upptäck mer',
    overview: 'alla nyheter|alla recensioner|alla inlägg',
    cart: 'varukorg|kundvagn|till kassan|kassa|favoriter|visa varukorg',
    pagination: 'nästa|föregående|nästa sida|tillbaka|föregående sida|äldre inlägg|visa mer|ladda fler',
    legal:
      'integritetspolicy|personuppgifter|villkor|köpvillkor|cookiepolicy|webbplatskarta|tillgänglighet|tillgänglighetsredogörelse',
    menu: 'meny|öppna meny|huvudmeny|visa meny',
    'back-to-top': 'till toppen|upp|tillbaka till toppen',
    language: 'språk|välj språk|byt språk|välj land',
  },
  forms: {
    time: 'datum|ankomst|avresa|incheckning|utcheckning|tid|gäster|vuxna|barn|nätter|antal personer|önskat datum',
    amount: 'antal|belopp|mängd|kvantitet',
    message: 'meddelande|ditt meddelande|ämne|fråga|din fråga|ärende|kommentar|beskriv*',
    company: 'företag|företagsnamn|organisation|befattning|bransch|antal anställda|roll',
    payment: 'kortnummer|kreditkort|fakturaadress|leveransadress|betalningssätt|rabattkod',
  },
  pictures: {
    photo: 'fotografi|foton|porträttbild|bild på',
    illustration: 'illustrationer|teckning|teckningar|ritning|skiss',
    icon: 'ikon|ikoner|pil|piktogram',
    logo: 'logotyp|logga|varumärke',
  },
  boilerplate: {
    law: 'cookie|cookies|integritetspolicy|personuppgifter|gdpr|köpvillkor|alla rättigheter förbehållna|upphovsrätt*|copyright',
    trade:
      'fri frakt|fraktkostnad*|leveranstid*|inkl moms|exkl moms|betalsätt|lägg i varukorg*|i lager|slutsåld|arbetsdagar|öppettider|returer',
    form: 'obligatoriska fält|avregistrera|din e postadress|ingen spam|genom att skicka|genom att prenumerera|jag godkänner|meddelandet har skickats|ange din',
    browser: 'aktivera javascript|din webbläsare|hoppa till innehåll*|laddar|sidan hittades inte|till toppen',
  },
  journey: {
    help: 'hjälp|hjälpcenter|support|dokumentation|kom igång|manual|guider|så fungerar det|så funkar det',
    community: 'community|forum|gemenskap|medlemssidor',
    loyalty: 'kundklubb|bonusprogram|medlemsklubb|värva en vän|presentkort|bli medlem|medlemskap',
  },
  customerHeadings: {
    customer: 'våra kunder|några av våra kunder|de litar på oss|företag som litar på oss|utvalda kunder',
    partner: 'våra partners|våra samarbetspartners|samarbetspartners|våra sponsorer|sponsorer|med stöd av|våra partner',
    press: 'i media|som setts i|omnämnd i|press om oss|vi har synts i',
  },
  offerHeadings: {
    reasons: 'varför välja oss|varför oss|anledningar att|våra värderingar|vårt löfte|det som skiljer oss|väljer oss',
    benefits: 'fördelar|dina fördelar|våra fördelar',
    menu: 'våra kurser|kurser och workshops|våra behandlingar|behandlingar|våra rum|vårt utbud|våra klasser|våra aktiviteter|våra arbetsområden|det här erbjuder vi',
  },
  greeting: 'välkommen|välkomna|varmt välkommen|hej',
  vague: 'läs mer|mer information|klicka här|mer',
  tool: 'kalkylator|räknare|priskalkylator|konfigurator|quiz|självtest|checklista|mall|mallar|simulator',
  event:
    'nyöppning|återöppnar|återöppning|nyinvigning|öppnar den|stängt från|stängt till|semesterstängt|kursstart|startar den|börjar den|startdatum|flyttat till|flyttas till|äger rum den',
  counter:
    'visningar|kommentarer|kommentar|gillar|delningar|nedladdningar|följare|prenumeranter|besökare|besök|i varukorgen|i lager|sålda|röster|recensioner|omdömen|min läsning|dagar|timmar|minuter|sekunder',
  live: {
    live: 'i lager|endast kvar|kvar i lager|platser kvar|st kvar|tittar på|tittar just nu|online just nu|besökare online|senaste timmen|senaste dygnet|senaste 24 timmarna|du är besökare|besökare nummer|besökare nr|besöksräknare|besökare idag|dagar kvar|timmar kvar|tid kvar|slutar om|avslutas om|börjar om|startar om',
    cart: 'varukorg|varukorgen|kundvagn|kundvagnen|önskelista',
  },
  street: 'gatan|gata|vägen|väg|torget|torg|gränd|allén|plan|stigen|box',
  address: 'adress|besöksadress|postadress',
}
