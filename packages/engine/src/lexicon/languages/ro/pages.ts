import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'despre noi|despre|despre mine|despre companie|despre firmă|cine suntem|=compania|=companie|=firma|compania noastră|povestea noastră|istoria noastră|istoric|misiunea noastră|misiune și viziune|misiune|viziune|valorile noastre|=valori|filosofia noastră|de ce noi|profilul companiei|cunoaște ne',
    team: 'echipa|echipa noastră|=echipă|=oameni|oamenii noștri|=conducere|conducerea|=management|medicii noștri|=medici|=specialiști|cunoaște echipa|=fondatori|avocații noștri',
    careers:
      'cariere|=carieră|locuri de muncă|joburi|=job|angajări|posturi vacante|poziții deschise|lucrează cu noi|alătură te echipei|alătură te nouă|=recrutare|vino în echipă|oportunități de carieră|facem angajări|=angajam',
    press:
      '=presă|comunicate de presă|sala de presă|revista presei|birou de presă|despre noi în presă|=media|apariții media|centru de presă',
    contact:
      'contact|contactează ne|contactați ne|contacte|date de contact|formular de contact|scrie ne|unde ne găsești|unde ne găsiți|locație|=locații|magazinele noastre|program de lucru|=adresă|intră în legătură|cum ajungi|sedii',
    legal:
      'politica de confidențialitate|termeni și condiții|termeni si conditii|confidențialitate|politica cookies|politica de cookies|politica cookie|protecția datelor|date cu caracter personal|gdpr|informații legale|=anpc|politica de retur|condiții de utilizare|notă de informare|termeni|nota legală|prelucrarea datelor',
    security: '=securitate|securitatea datelor|securitatea informațiilor|=siguranță|securitate și conformitate',
    pricing:
      'prețuri|=preț|tarife|listă de prețuri|lista de prețuri|=abonamente|=pachete|prețurile noastre|planuri și prețuri|=costuri|=taxe|tarife și abonamente',
    product:
      'produse|=produs|produsele noastre|magazin online|=catalog|=colecție|=colecții|servicii|=serviciu|serviciile noastre|ce facem|=ce oferim|ofertă|=oferta noastră|=meniu|=meniul|meniul nostru|=cursuri|=tratamente|=camere|=cazare|=specialități|=arii de practică|=mărci|=branduri|=modele|=platformă|=vinuri|=programe|=activități|domenii de activitate|=proceduri|=imobiliare',
    features:
      'funcționalități|=funcții|caracteristici|cum funcționează|=integrări|=avantaje|=beneficii|toate funcționalitățile',
    solutions: 'soluții|=soluție|soluțiile noastre|=industrii|cazuri de utilizare|=aplicații|pentru companii|=domenii',
    customers:
      'clienți|clienții noștri|=studii de caz|studii de caz|studiu de caz|povești de succes|=portofoliu|portofoliu|portofoliul nostru|proiecte|proiectele noastre|=referințe|=lucrări|lucrările noastre|=parteneri|partenerii noștri|=realizări',
    testimonials:
      'testimoniale|=recenzii|recenzii|=păreri|părerile clienților|ce spun clienții|ce spun clienții noștri|=opinii',
    blog: '=blog|=noutăți|noutăți|=știri|știri|=articole|=evenimente|evenimente|=rețete|=calendar|=actualitate|blogul nostru|=revista|=anunțuri|=sfaturi|=resurse',
    faq: 'întrebări frecvente|întrebări și răspunsuri|=ajutor|=suport|centru de ajutor|=întrebări|=asistență|=relații clienți',
  },
  actions: {
    donate: 'donează|doneaza|donații|donează acum|susține ne',
    booking: 'rezervări|rezervă|rezervare|programări|programare online|fă o programare|programează te',
    login: 'autentificare|conectare|intră în cont|înregistrare|creează cont|logare',
    cart: 'coș|coș de cumpărături|coșul meu|finalizare comandă',
    search: 'căutare|caută|rezultatele căutării',
    account: 'contul meu|cont|cont client|comenzile mele',
  },
  policies: {
    privacy:
      'politica de confidențialitate|=confidențialitate|protecția datelor|date cu caracter personal|prelucrarea datelor',
    terms: 'termeni și condiții|condiții de utilizare|=termeni|condiții generale',
    imprint: 'informații legale|date de identificare|notă legală',
    cookies: 'politica cookies|politica de cookies|politica cookie|politica de utilizare cookies',
    returns: 'politica de retur|=retur|politica de returnare|drept de retragere',
    shipping: '=livrare|politica de livrare|livrare și plată|livrare si plata|costuri de livrare',
    accessibility: '=accesibilitate|declarație de accesibilitate',
    security: 'politica de securitate|securitatea informațiilor',
  },
  blocks: {
    features: 'funcționalități|avantaje|beneficii|de ce noi|de ce să ne alegi|caracteristici',
    pricing: 'prețuri|tarife|prețurile noastre|alege planul|lista de prețuri|pachete',
    testimonials:
      'testimoniale|ce spun clienții|recenzii|ce spun clienții noștri|părerea clienților|ce spun|ce zic clienții|păreri|clienți mulțumiți|părerile clienților|mărturii|ce spun clienții despre noi|ce spun pacienții|ce spun pacienții noștri|ce spun oaspeții|ce spun oaspeții noștri|ce spun părinții|ce zic clienții noștri|clienții noștri spun|clienții despre noi|părerea clienților noștri|părerile clienților noștri|părerile pacienților|opinia clienților|opiniile clienților|recenziile clienților|recenzii google|recenzii clienți|experiența clienților|clienți fericiți|pacienți mulțumiți|feedback de la clienți|cuvintele clienților|impresii|cartea de oaspeți|au spus despre noi',
    faq: 'întrebări frecvente|ai întrebări|întrebări și răspunsuri',
    about: 'despre noi|cine suntem|povestea noastră|misiunea noastră|valorile noastre',
    team: 'echipa noastră|echipa|cunoaște echipa|medicii noștri|specialiștii noștri',
    customers: 'clienții noștri|au încredere în noi|proiectele noastre|povești de succes|portofoliu|studii de caz',
    blog: 'noutăți|ultimele știri|articole recente|știri|evenimente|de pe blog',
    contact: 'contactează ne|program de lucru|unde ne găsești|date de contact|contactați ne',
    newsletter: 'abonează te la newsletter|fii la curent|rămâi la curent|abonează te',
    steps: 'cum funcționează|în trei pași|în 3 pași|pas cu pas|cum lucrăm|procesul nostru',
    stats: 'în cifre|cifre cheie|cifrele noastre',
    gallery: 'galerie foto|imagini|fotografii',
    services: 'serviciile noastre|servicii|ce facem|produsele noastre|soluțiile noastre|ce oferim',
    careers: 'cariere|alătură te echipei|locuri de muncă|facem angajări',
    partners: 'partenerii noștri|parteneri|sponsori|cu sprijinul|în parteneriat cu',
  },
  calls: {
    buy: 'cumpără|cumpără acum|cumpără online|cumpără bilete|cumpărați|comandă|comandă acum|comandă online|comandați|adaugă în coș|adaugă în coșul de cumpărături|vezi magazinul|mergi la magazin|alege planul|alege pachetul|precomandă|achiziționează',
    trial:
      'încearcă|încearcă gratuit|încercați gratuit|testează gratuit|testează|probează gratuit|începe gratuit|perioadă de probă|încearcă acum|cont gratuit|testare gratuită|creează cont gratuit|începe perioada de probă',
    demo: 'solicită demo|cere un demo|programează demo|solicită o demonstrație|vezi demo|programează un demo|cere demo|demonstrație|rezervă un demo|solicită un demo|demo gratuit|programează o demonstrație',
    contact:
      'contactează ne|contactați ne|contactează|sună acum|sună ne|scrie ne|trimite mesaj|vorbește cu|hai să vorbim|trimite un mesaj|solicită informații',
    'sign-up': 'înregistrează te|înscrie te|creează cont|creează un cont|aplică|aplică acum|înscriere|deschide cont',
    download: 'descarcă|descarcă acum|descarcă aplicația|descărcați|instalează|descarcă gratuit|descarcă catalogul',
    donate: 'donează|donează acum|susține|susține ne|vreau să donez|fă o donație',
    book: 'rezervă|rezervă acum|rezervă o masă|programează te|programează|fă o programare|rezervați|programare|programează o întâlnire|verifică disponibilitatea',
    subscribe: 'abonează te|abonare|abonează te la newsletter|mă abonez|urmărește ne|vreau să mă abonez',
    join: 'alătură te|alătură te acum|devino membru|participă|devino partener|implică te|fii parte|vino alături de noi|devino voluntar',
    quote:
      'cere ofertă|solicită ofertă|cere o ofertă|ofertă gratuită|solicită o ofertă|calculează prețul|obține ofertă|cere ofertă de preț',
    start: 'începe|începe acum|să începem|începeți|pornește|hai să începem|începe azi|începe aici',
    learn:
      'descoperă|explorează|vezi prețuri|vezi oferta|cum funcționează|vezi video|vezi meniul|vezi produsele|vezi serviciile|descoperiți|vezi',
    visit: 'vizitează ne|găsește magazin|indicații|vino la noi|găsește un magazin|vizitați ne|cum ajungi',
  },
  controls: {
    consent:
      'accept toate|acceptă|acceptă toate|acceptă tot|acceptă cookie uri|acceptați|sunt de acord|refuz|refuză|refuză toate|respinge|respinge toate|doar necesare|setări cookies|setări cookie|setări|preferințe cookie|personalizează|am înțeles|salvează preferințele|modifică setările|permite toate',
    login: 'autentificare|conectare|intră în cont|contul meu|logare|deconectare',
    search: 'căutare|caută|căutați|caută pe site',
    close: 'închide|închide meniul|anulează|nu mulțumesc|ascunde|nu acum',
    share: 'distribuie|partajează|copiază link|tipărește|distribuie pe facebook',
    'skip-link': 'sari la conținut|mergi la conținut|salt la conținut|sări la conținutul principal',
    'read-more':
      'citește mai mult|află mai multe|mai mult|vezi mai mult|mai multe|detalii|vezi detalii|vezi toate|click aici|aici|citește mai departe|continuă lectura|mai multe informații|mai multe detalii|vezi tot|citește',
    overview: 'toate recenziile|toate articolele|toate știrile',
    cart: 'coș|coșul meu|coș de cumpărături|vezi coșul|favorite',
    pagination:
      'următorul|următoarea|pagina următoare|înapoi|pagina anterioară|articole mai vechi|înainte|încarcă mai multe|arată mai mult|afișează mai mult',
    legal:
      'termeni și condiții|politica de confidențialitate|politica cookies|anpc|harta site|politica de cookies|confidențialitate',
    menu: 'meniu|deschide meniul|meniu principal|navigare',
    'back-to-top': 'sus|înapoi sus|mergi sus|înapoi la început',
    language: 'limba|alege limba|schimbă limba|selectează limba',
  },
  forms: {
    time: 'data|sosire|plecare|data sosirii|ora|oaspeți|adulți|copii|nopți|număr de persoane|data dorită',
    amount: 'cantitate|sumă|suma|bucăți',
    message: 'mesaj|mesajul tău|mesajul dumneavoastră|subiect|întrebare|comentarii|observații',
    company: 'companie|firmă|firma|nume companie|organizație|funcție|domeniu',
    payment: 'numărul cardului|card de credit|adresa de facturare|adresa de livrare|metoda de plată|cod de reducere',
  },
  pictures: {
    photo: 'fotografie cu|poză|poze|portretul',
    illustration: 'ilustrație|ilustrații|desen|desene',
    icon: 'pictogramă|săgeată|iconiță',
    logo: 'sigla|siglă|logo ul',
  },
  boilerplate: {
    law: 'cookie|cookies|cookie uri|politica de confidențialitate|date cu caracter personal|gdpr|termeni și condiții|toate drepturile rezervate|drepturi de autor',
    trade:
      'livrare gratuită|transport gratuit|cost livrare|termen de livrare|tva inclus|fără tva|metode de plată|adaugă în coș|în stoc|stoc epuizat|zile lucrătoare|program de lucru|retur',
    form: 'câmpuri obligatorii|câmp obligatoriu|dezabona*|adresa ta de email|adresa dvs|fără spam|prin trimitere|prin abonare|sunt de acord|mesajul a fost trimis|vă rugăm completați',
    browser:
      'activați javascript|browserul dvs|browserul tău|sari la conținut|se încarcă|pagina nu a fost găsită|înapoi sus',
  },
  journey: {
    help: 'ajutor|suport|documentație|primii pași|ghid|ghiduri|cum funcționează|centru de ajutor',
    community: 'comunitate|forum|zona membrilor',
    loyalty: 'program de fidelitate|card de fidelitate|recomandă un prieten|card cadou|voucher cadou|devino membru',
  },
  customerHeadings: {
    customer: 'clienții noștri|au încredere în noi|clienti nostri|companii care au încredere|ne-au ales',
    partner: 'partenerii noștri|parteneri|sponsori|sponsorii noștri|cu sprijinul',
    press: 'apariții media|în presă|au scris despre noi|apariții în presă',
  },
  offerHeadings: {
    reasons: 'de ce noi|de ce să ne alegi|valorile noastre|motive pentru',
    benefits: 'avantaje|beneficii',
    menu: 'cursurile noastre|cursuri și ateliere|tratamente|tratamentele noastre|camerele noastre|activitățile noastre|ce oferim|domenii de activitate',
  },
  greeting: 'bine ați venit|bun venit',
  tool: 'calculator de preț|calculator|configurator|test online|listă de verificare|șablon|șabloane|simulator',
  event:
    'redeschidere|redeschidem|marea deschidere|deschidere pe|închis din|închis până|începutul cursului|data începerii|începe pe|începe la data|amânat pentru|va avea loc',
  counter:
    'vizualizări|comentarii|comentariu|aprecieri|distribuiri|descărcări|urmăritori|vizitatori|în coș|în stoc|vândute|voturi|recenzii|evaluări|min citire|zile|ore|minute|secunde',
  live: {
    live: 'în stoc|au mai rămas|mai sunt|ultimele bucăți|locuri libere|locuri rămase|persoane se uită|persoane vizualizează|vizualizează acum|online acum|utilizatori online|în ultima oră|în ultimele 24 de ore|sunteți vizitatorul|vizitatorul nr|vizitatorul numărul|contor vizite|vizite azi|timp rămas|zile rămase|ore rămase|se termină în|expiră în|începe în',
    cart: 'coș|coșul meu|coș de cumpărături|lista de dorințe',
  },
  street: 'strada|bulevardul|bd.|b-dul|calea|aleea|piața|șoseaua|șos|splaiul|bloc|etaj|sector|str.',
  address: 'adresa|adresă|sediu|sediul social',
}
