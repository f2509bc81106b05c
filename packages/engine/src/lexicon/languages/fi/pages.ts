import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'meistä|tietoa meistä|tietoa yrityksestä|=yritys|yrityksemme|=yhtiö|yritysesittely|=esittely|keitä olemme|keitä me olemme|tarinamme|=tarina|meidän tarina|meidän tarinamme|historia|missiomme|visiomme|missio ja visio|arvomme|=arvot|toiminta ajatus|miksi me|miksi valita meidät|=yhdistys|tutustu meihin|kuka olen|minusta',
    team: 'tiimi|tiimimme|meidän tiimi|henkilökunta|henkilöstö|=ihmiset|=johto|johtoryhmä|hallitus|asiantuntijat|asiantuntijamme|=tekijät|=työntekijät|tapaa tiimi',
    careers:
      'ura|työpaikat|avoimet työpaikat|avoimet paikat|=työpaikka|meille töihin|töihin meille|töihin|=rekry|rekrytointi|ura meillä|=työnhaku|tule töihin|=urat|=työntekijäksi|avoimet tehtävät|hae töihin',
    press: 'medialle|=media|lehdistö|lehdistötiedotteet|=tiedotteet|mediatiedotteet|mediapankki|lehdistölle|mediassa',
    contact:
      'yhteystiedot|ota yhteyttä|yhteydenotto|yhteys|=yhteystieto|=sijainti|aukioloajat|=toimipisteet|toimipisteemme|=myymälät|=myymälä|saapuminen|kontaktit|yhteydenottolomake|löydä meidät|palvelupisteet',
    legal:
      'tietosuoja|tietosuojaseloste|rekisteriseloste|käyttöehdot|toimitusehdot|yleiset ehdot|evästeet|evästekäytäntö|sopimusehdot|saavutettavuusseloste|tilaus ja toimitusehdot|tietosuojakäytäntö|myyntiehdot|yksityisyys|palautukset|=ehdot',
    security: '=turvallisuus|tietoturva|tietoturvallisuus|tietoturva ja tietosuoja|=luottamus',
    pricing:
      'hinnat|hinnasto|=hinta|hinnoittelu|=paketit|hintamme|=palveluhinnasto|=jäsenyydet|=maksut|hinta ja saatavuus|hinnasto ja ajanvaraus|=lippujen hinnat',
    product:
      'tuotteet|=tuote|tuotteemme|=kauppa|verkkokauppa|=tuoteluettelo|=mallisto|palvelut|=palvelu|palvelumme|mitä teemme|=tarjonta|=valikoima|valikoimamme|ruokalista|/menu|=lounas|=lounaslista|=kurssit|=koulutukset|=hoidot|=huoneet|=majoitus|=asiantuntemus|=merkit|=mallit|=alusta|=tapahtumatila|=toiminta|=hoitomuodot',
    features:
      'ominaisuudet|=toiminnot|näin se toimii|miten se toimii|=integraatiot|=toiminnallisuudet|=edut|kuinka se toimii',
    solutions: 'ratkaisut|=ratkaisu|ratkaisumme|=toimialat|=käyttökohteet|käyttötapaukset|=sovellukset|yrityksille',
    customers:
      'asiakkaat|asiakkaamme|asiakastarinat|asiakastarina|asiakascaset|=referenssit|referenssit|referenssimme|menestystarinat|=portfolio|projektit|projektimme|=caset|=kumppanit|kumppanimme|=kohteet|=työt|töitämme',
    testimonials:
      'asiakaspalautteet|=palautteet|=arvostelut|asiakaskokemukset|asiakkaiden kokemuksia|mitä asiakkaat sanovat|=suositukset|asiakkaiden palautteita',
    blog: '=blogi|blogi|=uutiset|uutiset|ajankohtaista|=ajankohtaista|=artikkelit|=tapahtumat|tapahtumat|=tapahtumakalenteri|=uutishuone|=lehti|=reseptit|=oppaat|=vinkit|=kalenteri|=näyttelyt|=tietopankki',
    faq: 'usein kysyttyä|usein kysytyt kysymykset|ukk|kysymyksiä ja vastauksia|=ohjeet|=apua|=asiakaspalvelu|=tuki|ohjekeskus|=kysymykset',
  },
  actions: {
    donate: 'lahjoita|lahjoitus|tee lahjoitus|lahjoita nyt',
    booking: 'varaa|varaa aika|ajanvaraus|varaa pöytä|varaukset|varaus|varaa nyt',
    login: 'kirjaudu|kirjaudu sisään|rekisteröidy|luo tili|kirjautuminen',
    cart: 'ostoskori|kassalle|kori|toivelista',
    search: 'haku|hae|etsi|hakutulokset',
    account: 'oma tili|omat tiedot|oma sivu|asiakasportaali',
  },
  policies: {
    privacy: 'tietosuoja|tietosuojaseloste|rekisteriseloste|tietosuojakäytäntö|yksityisyydensuoja',
    terms: 'käyttöehdot|toimitusehdot|yleiset ehdot|sopimusehdot|myyntiehdot|=ehdot|tilausehdot',
    imprint: 'oikeudelliset tiedot|yritystiedot',
    cookies: '=evästeet|evästekäytäntö|evästeseloste|evästetiedot',
    returns: '=palautukset|palautusoikeus|palautus ja vaihto|peruutusoikeus',
    shipping: '=toimitus|toimitustavat|toimitus ja maksu|=toimitukset|toimituskulut',
    accessibility: '=saavutettavuus|saavutettavuusseloste',
    security: 'tietoturva|tietoturvapolitiikka',
  },
  blocks: {
    features: 'ominaisuudet|edut|miksi valita|hyödyt|kaikki mitä tarvitset',
    pricing: 'hinnat|hinnasto|hinnoittelu|valitse paketti|pakettimme',
    testimonials:
      'mitä asiakkaat sanovat|asiakkaiden kokemuksia|asiakaspalautteet|arvostelut|asiakkaamme kertovat|mitä asiakkaamme sanovat|asiakkaiden suusta|asiakkaamme sanovat|asiakkaiden palautetta|tyytyväiset asiakkaat|asiakaskokemuksia|asiakaspalaute|asiakkaiden palautteita|asiakkaiden kertomaa|asiakkaidemme kokemuksia|asiakkaidemme palautetta|asiakkaidemme kertomaa|asiakkaidemme sanoin|kokemuksia meistä|mitä meistä sanotaan|mitä asiakkaat kertovat|mitä muut sanovat|mitä asiakkaamme kertovat|mitä vieraamme sanovat|asiakkaan ääni|asiakkaiden ääni|google arvostelut|vieraskirja|suosittelijat|palautetta asiakkailta|tyytyväinen asiakas',
    faq: 'usein kysyttyä|usein kysytyt kysymykset|kysymyksiä ja vastauksia',
    about: 'meistä|keitä olemme|tarinamme|arvomme|tietoa meistä|missiomme',
    team: 'tiimimme|tiimi|henkilökunta|asiantuntijamme|tapaa tiimi',
    customers: 'asiakkaamme|meihin luottavat|asiakastarinat|referenssit|luottavat meihin',
    blog: 'ajankohtaista|uutiset|uusimmat artikkelit|tapahtumat|blogi|viimeisimmät uutiset',
    contact: 'ota yhteyttä|yhteystiedot|aukioloajat|sijainti|tule käymään',
    newsletter: 'uutiskirje|tilaa uutiskirje|pysy ajan tasalla|liity postituslistalle',
    steps: 'näin se toimii|miten se toimii|kolmessa vaiheessa|vaihe vaiheelta|näin toimimme',
    stats: 'lukuina|numeroina|faktat',
    gallery: 'kuvagalleria|kuvia|seuraa instagramissa',
    services: 'palvelumme|palvelut|mitä teemme|tuotteemme|ratkaisumme|hoidot|tuotteet',
    careers: 'töihin meille|avoimet työpaikat|ura meillä|tule meille töihin',
    partners: 'kumppanimme|yhteistyökumppanit|kumppanit|yhteistyössä|tukijat',
  },
  calls: {
    buy: 'osta|osta nyt|osta liput|osta lippu|osta verkosta|tilaa nyt|tilaa heti|tilaa verkosta|tilaa tästä|lisää ostoskoriin|lisää koriin|siirry verkkokauppaan|siirry kauppaan|verkkokauppaan|ennakkotilaa|valitse paketti|hanki omasi',
    trial:
      'kokeile ilmaiseksi|kokeile|kokeile nyt|kokeile maksutta|ilmainen kokeilu|aloita ilmaiseksi|aloita ilmainen kokeilu|aloita kokeilu|testaa ilmaiseksi|testaa|kokeile veloituksetta|ilmainen kokeilujakso',
    demo: 'varaa demo|pyydä demo|katso demo|tilaa demo|demoesittely|varaa esittely|pyydä esittely|ilmainen demo|varaa maksuton demo|kokeile demoa|demo aika|varaa demoaika',
    contact:
      'ota yhteyttä|ota yhteys|soita|soita meille|lähetä viesti|jätä yhteydenottopyyntö|kysy lisää|pyydä yhteydenottoa|lähetä|puhu asiantuntijan kanssa',
    'sign-up':
      'rekisteröidy|luo tili|ilmoittaudu|ilmoittaudu mukaan|hae nyt|hae paikkaa|liity jonotuslistalle|luo tunnus',
    download: 'lataa|lataa sovellus|lataa nyt|asenna|lataa ilmaiseksi|lataa esite|lataa opas',
    donate: 'lahjoita|lahjoita nyt|tee lahjoitus|tue meitä|ryhdy kuukausilahjoittajaksi|tue työtämme',
    book: 'varaa|varaa aika|varaa nyt|varaa pöytä|varaa huone|varaa tapaaminen|varaa paikka|ajanvaraus|varaa tästä|varaa ilmainen|varaa konsultaatio',
    subscribe: 'tilaa|tilaa uutiskirje|liity postituslistalle|seuraa meitä|tilaa uutiskirjeemme',
    join: 'liity|liity mukaan|liity jäseneksi|tule mukaan|osallistu|ryhdy jäseneksi|ryhdy kumppaniksi|lähde mukaan',
    quote:
      'pyydä tarjous|jätä tarjouspyyntö|tarjouspyyntö|laske hinta|pyydä tarjousta|pyydä ilmainen tarjous|pyydä hinta|pyydä hintatarjous',
    start: 'aloita|aloita nyt|aloita tästä|käynnistä|aloita heti|pääse alkuun|aloita tänään|aloitetaan',
    learn:
      'tutustu|katso hinnat|näin se toimii|katso video|katso ruokalista|katso tuotteet|selaa|löydä|tutustu palveluihin|katso miten|tutustu tuotteisiin',
    visit: 'tule käymään|löydä myymälä|etsi myymälä|reittiohjeet|löydä jälleenmyyjä|vieraile|etsi lähin myymälä',
  },
  controls: {
    consent:
      'hyväksy|hyväksy kaikki|hyväksy kaikki evästeet|hyväksy evästeet|salli kaikki|salli kaikki evästeet|salli valinta|hylkää|hylkää kaikki|kiellä|kiellä kaikki|vain välttämättömät|evästeasetukset|hallitse evästeitä|asetukset|tallenna asetukset|selvä|hyväksyn|muokkaa asetuksia|vain välttämättömät evästeet|muokkaa',
    login: 'kirjaudu|kirjaudu sisään|kirjaudu ulos|oma tili|unohditko salasanan|kirjautuminen|omat sivut',
    search: 'haku|hae|etsi|avaa haku|hae sivustolta',
    close: 'sulje|sulje valikko|peruuta|ei kiitos|piilota',
    share: 'jaa|jaa facebookissa|kopioi linkki|tulosta|jaa sivu',
    'skip-link': 'siirry sisältöön|hyppää sisältöön|siirry suoraan sisältöön|siirry pääsisältöön',
    'read-more':
      'lue lisää|lisätietoja|lisää|katso lisää|katso kaikki|näytä kaikki|klikkaa tästä|tästä|lue koko|lue artikkeli|tutustu tarkemmin|lue koko juttu',
    overview: 'kaikki uutiset|kaikki arvostelut|kaikki artikkelit',
    cart: 'ostoskori|kassalle|suosikit|näytä ostoskori|toivelista',
    pagination:
      'seuraava|edellinen|seuraava sivu|takaisin|edellinen sivu|vanhemmat artikkelit|näytä lisää|lataa lisää|näytä enemmän',
    legal: 'tietosuoja|tietosuojaseloste|käyttöehdot|toimitusehdot|evästeet|saavutettavuusseloste|sivukartta',
    menu: 'valikko|avaa valikko|päävalikko',
    'back-to-top': 'takaisin ylös|sivun alkuun|ylös',
    language: 'kieli|valitse kieli|vaihda kieli|kielet',
  },
  forms: {
    time: 'päivämäärä|saapuminen|lähtö|saapumispäivä|lähtöpäivä|kellonaika|vieraat|aikuiset|lapset|yöt|henkilömäärä|toivottu ajankohta',
    amount: 'määrä|summa|kappalemäärä',
    message: 'viesti|viestisi|aihe|kysymys|lisätietoja|kommentti',
    company: 'yritys|yrityksen nimi|organisaatio|tehtävänimike|toimiala|henkilöstömäärä',
    payment: 'korttinumero|luottokortti|laskutusosoite|toimitusosoite|maksutapa|alennuskoodi',
  },
  pictures: {
    photo: 'valokuva|valokuvat|kuva|muotokuva',
    illustration: 'kuvitus|piirros|piirrokset|infograafi',
    icon: 'kuvake|kuvakkeet|nuoli|ikoni',
    logo: 'logot|tunnus|tavaramerkki',
  },
  boilerplate: {
    law: 'eväste*|evästeet|tietosuoja*|henkilötie*|gdpr|käyttöehdot|kaikki oikeudet pidätetään|tekijänoikeu*|copyright',
    trade:
      'ilmainen toimitus|toimituskulut|toimitusaika|sis alv|alv 0|maksutavat|lisää ostoskoriin|varastossa|loppuunmyyty|arkipäiv*|aukioloajat|palautukset',
    form: 'pakolliset kentät|pakollinen kenttä|peruuta tilaus|sähköpostiosoitteesi|ei roskapostia|lähettämällä|tilaamalla|hyväksyn|viesti on lähetetty|kiitos viestistäsi',
    browser: 'ota javascript käyttöön|selaimesi|siirry sisältöön|ladataan|sivua ei löytynyt|takaisin ylös',
  },
  journey: {
    help: 'ohjeet|tuki|tukikeskus|asiakastuki|dokumentaatio|käyttöohje|näin se toimii|aloitusopas|opas',
    community: 'yhteisö|foorumi|jäsensivut|keskustelu',
    loyalty: 'kanta-asiakas|kanta-asiakasohjelma|suosittele ystävälle|lahjakortti|lahjakortit|liity jäseneksi|jäsenyys',
  },
  customerHeadings: {
    customer: 'asiakkaamme|asiakkaitamme|meihin luottavat|luottavat meihin|asiakkaitamme ovat',
    partner: 'kumppanimme|yhteistyökumppanit|yhteistyökumppanimme|sponsorit|tukijat',
    press: 'mediassa|nähty mediassa|meistä kirjoitettu|median uutisissa',
  },
  offerHeadings: {
    reasons: 'miksi valita|miksi me|syytä valita|arvomme|lupauksemme',
    benefits: 'edut|hyödyt',
    menu: 'kurssimme|kurssit|hoidot|hoitomme|huoneemme|palveluvalikoima|toimintamme|terapiat|tarjoamme',
  },
  greeting: 'tervetuloa|lämpimästi tervetuloa',
  vague: 'lue lisää|lisätietoja|klikkaa tästä',
  tool: 'laskuri|hintalaskuri|konfiguraattori|tietovisa|itsetesti|tarkistuslista|mallipohja|simulaattori',
  event:
    'uudelleenavaus|avaamme jälleen|avajaiset|avataan|suljettu ajalla|suljettu asti|kurssi alkaa|kurssin alku|alkamispäivä|siirtyy päivään|siirretty',
  counter:
    'katselukertaa|näyttökertaa|kommenttia|kommentit|tykkäystä|jakoa|latausta|seuraajaa|kävijää|ostoskorissa|varastossa|myyty|ääntä|arvostelua|min lukuaika|päivää|tuntia|minuuttia|sekuntia',
  live: {
    live: 'varastossa|vain jäljellä|kpl jäljellä|jäljellä|paikkaa jäljellä|katsoo nyt|katselee|paikalla nyt|viimeisen tunnin aikana|viimeisen 24 tunnin|olet kävijä|kävijä numero|kävijä nro|kävijälaskuri|kävijää tänään|päivää jäljellä|tuntia jäljellä|aikaa jäljellä|päättyy|alkaa',
    cart: 'ostoskori|kori|ostoskorin|toivelista',
  },
  street: 'katu|tie|kuja|tori|polku|bulevardi|puistotie|ranta|kaari|postilokero',
  address: 'osoite|käyntiosoite|postiosoite',
}
