import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'over ons|over mij|=over|wie zijn wij|wie we zijn|wie zijn we|wie ben ik|ons verhaal|=het bedrijf|=bedrijf|ons bedrijf|bedrijfsprofiel|onze geschiedenis|=geschiedenis|=historie|onze missie|missie en visie|=missie|=visie|onze visie|onze waarden|kernwaarden|onze filosofie|=organisatie|de organisatie|waarom wij|=de praktijk|maak kennis|=vereniging',
    team: 'ons team|het team|onze mensen|=mensen|=medewerkers|onze medewerkers|=directie|=bestuur|=management|ontmoet het team|maak kennis met het team|onze experts|=oprichters',
    careers:
      'werken bij|werken bij ons|werkenbij|vacatures|=vacature|=carrière|=banen|=jobs|kom werken|kom bij ons werken|kom werken bij|openstaande vacatures|=stage|=stages|solliciteren|word collega|=werk|wij zoeken|jouw carrière',
    press:
      '=pers|persberichten|persbericht|perskamer|perskit|in de media|in de pers|voor de pers|perscontact|pers en media',
    contact:
      'contact|neem contact op|contacteer ons|contactgegevens|contactformulier|contact opnemen|bereikbaarheid|=route|=locatie|=locaties|onze locaties|openingstijden|openingsuren|=vestigingen|onze vestigingen|bezoek ons|=winkels|onze winkels|kom langs|waar zijn wij|adres en route',
    legal:
      'privacybeleid|privacyverklaring|algemene voorwaarden|=voorwaarden|gebruiksvoorwaarden|cookiebeleid|cookieverklaring|leveringsvoorwaarden|retourbeleid|juridische informatie|=colofon|wettelijke vermeldingen|retourneren|privacy en cookies|verzending en retour|=avg',
    security:
      '=beveiliging|=veiligheid|gegevensbeveiliging|informatiebeveiliging|beveiliging en privacy|beveiliging en compliance',
    pricing:
      'prijzen|=prijs|tarieven|=tarief|prijslijst|=abonnementen|=pakketten|onze prijzen|onze tarieven|=kosten|prijzen en tarieven|=arrangementen',
    product:
      'producten|=product|onze producten|=winkel|webshop|=webwinkel|=shop|=catalogus|=collectie|=collecties|diensten|=dienst|onze diensten|=dienstverlening|wat wij doen|wat we doen|wat doen wij|=aanbod|ons aanbod|=assortiment|ons assortiment|=menukaart|=de kaart|/menu|=onze kaart|=cursussen|=opleidingen|=trainingen|=behandelingen|onze behandelingen|=kamers|=expertises|=rechtsgebieden|=wijnen|=merken|=modellen|=programma|=activiteiten|=platform|=specialisaties|=werkzaamheden',
    features:
      'functies|functionaliteiten|functionaliteit|=kenmerken|hoe het werkt|hoe werkt het|=integraties|zo werkt het|alle functies|=voordelen|=mogelijkheden',
    solutions:
      'oplossingen|=oplossing|onze oplossingen|=sectoren|=branches|=toepassingen|=markten|voor bedrijven|use cases|=voor wie',
    customers:
      '=klanten|onze klanten|klantverhalen|klantcases|praktijkverhalen|succesverhalen|=referenties|=portfolio|projecten|onze projecten|ons werk|=cases|casestudies|praktijkvoorbeelden|=partners|onze partners|=opdrachtgevers|=realisaties|onze realisaties|=gerealiseerd',
    testimonials:
      'klantervaringen|=ervaringen|=reviews|beoordelingen|=recensies|wat klanten zeggen|wat onze klanten zeggen|=getuigenissen|klantbeoordelingen',
    blog: '=blog|=nieuws|nieuws|=actueel|=artikelen|=evenementen|=agenda|=magazine|=blogs|=inspiratie|=kennisbank|=nieuwsberichten|=kennis|=recepten|=tips|nieuws en evenementen|=verhalen|=activiteitenkalender|=tentoonstellingen',
    faq: 'veelgestelde vragen|veel gestelde vragen|=hulp|helpcentrum|=klantenservice|=vragen|vraag en antwoord|=ondersteuning|vragen en antwoorden',
  },
  actions: {
    donate: 'doneren|doneer|doneer nu|donatie|steun ons|geef nu',
    booking: 'boeken|boek nu|reserveren|reservering|afspraak maken|maak een afspraak|online boeken|afspraak',
    login: 'inloggen|aanmelden|registreren|account aanmaken|uitloggen',
    cart: 'winkelwagen|winkelmand|winkelmandje|afrekenen|verlanglijst',
    search: 'zoeken|zoekresultaten|zoek',
    account: 'mijn account|mijn gegevens|klantportaal|mijn omgeving|mijn bestellingen',
  },
  policies: {
    privacy: 'privacybeleid|privacyverklaring|privacy statement|=privacy|=avg|gegevensbescherming',
    terms: 'algemene voorwaarden|=voorwaarden|gebruiksvoorwaarden|leveringsvoorwaarden|verkoopvoorwaarden',
    imprint: '=colofon|juridische informatie|wettelijke vermeldingen|bedrijfsgegevens|juridische kennisgeving',
    cookies: 'cookiebeleid|cookieverklaring|cookie beleid|=cookies',
    returns:
      'retourbeleid|=retourneren|=retour|herroepingsrecht|verzending en retour|retourvoorwaarden|annuleringsvoorwaarden',
    shipping:
      '=verzending|=levering|verzending en retour|verzendkosten|verzenden en retourneren|levertijd en verzending|verzendbeleid',
    accessibility: '=toegankelijkheid|toegankelijkheidsverklaring',
    security: 'beveiligingsbeleid|informatiebeveiliging|responsible disclosure|=beveiliging',
  },
  blocks: {
    features: 'functies|voordelen|jouw voordelen|waarom kiezen voor|kenmerken|alles wat je nodig hebt',
    pricing: 'prijzen|tarieven|onze prijzen|onze tarieven|prijslijst|kies je abonnement|onze pakketten',
    testimonials:
      'wat klanten zeggen|wat onze klanten zeggen|ervaringen|klantervaringen|beoordelingen|dit zeggen onze klanten|wat zeggen onze klanten|wat zeggen klanten|wat anderen zeggen|klanten vertellen|klanten aan het woord|klantreviews|reviews|recensies|tevreden klanten|getuigenissen|wat cliënten zeggen|wat onze cliënten zeggen|wat ouders zeggen|wat patiënten zeggen|wat onze patiënten zeggen|wat gasten zeggen|wat onze gasten zeggen|wat deelnemers zeggen|wat leden zeggen|wat onze leden zeggen|wat leerlingen zeggen|wat opdrachtgevers zeggen|wat zeggen onze cliënten|wat zeggen cliënten|wat zeggen ouders|wat zeggen anderen|wat zeggen gasten|wat zeggen patiënten|wat mensen zeggen|wat mensen over ons zeggen|wat klanten over ons zeggen|wat klanten over mij zeggen|wat anderen over ons zeggen|zij gingen u voor|zo ervaren|ervaringen van|ervaringsverhalen|gastenboek|google reviews|onze reviews|reviews van klanten|cliëntervaringen|patiëntervaringen|cliënten vertellen|cliënten aan het woord|ouders aan het woord|ouders vertellen|aan het woord|blije klanten|testimonials|dit zeggen klanten|dit zeggen anderen|dit vinden klanten|wat vinden klanten|wat vinden onze klanten',
    faq: 'veelgestelde vragen|vraag en antwoord|heb je vragen',
    about: 'over ons|wie zijn wij|ons verhaal|onze missie|wie we zijn|onze waarden',
    team: 'ons team|het team|maak kennis met het team|onze mensen|onze experts',
    customers:
      'onze klanten|zij vertrouwen ons|vertrouwd door|klantverhalen|onze projecten|zij gingen je voor|referenties',
    blog: 'nieuws|laatste nieuws|laatste blogs|actueel|recente artikelen',
    contact: 'neem contact op|openingstijden|contactgegevens|bezoek ons|waar vind je ons|contact opnemen',
    newsletter: 'nieuwsbrief|schrijf je in voor de nieuwsbrief|blijf op de hoogte|meld je aan voor de nieuwsbrief',
    steps: 'hoe werkt het|zo werkt het|in drie stappen|in 3 stappen|onze werkwijze|werkwijze|stap voor stap',
    stats: 'in cijfers|feiten en cijfers|de cijfers',
    gallery: 'fotogalerij|galerij|foto’s|sfeerbeelden|volg ons op instagram',
    services:
      'onze diensten|diensten|wat wij doen|wat we doen|onze producten|onze oplossingen|ons aanbod|behandelingen',
    careers: 'werken bij|vacatures|kom werken bij|kom bij ons werken',
    partners: 'onze partners|samenwerkingspartners|in samenwerking met|mede mogelijk gemaakt door',
  },
  calls: {
    buy: 'kopen|koop|koop nu|koop tickets|nu kopen|bestel|bestel nu|direct bestellen|nu bestellen|in winkelwagen|in winkelmandje|toevoegen aan winkelwagen|naar de webshop|shop nu|naar de shop|kies dit pakket',
    trial:
      'gratis proberen|probeer gratis|probeer nu|probeer het gratis|probeer|gratis proefperiode|start gratis|start proefperiode|gratis uitproberen|begin gratis|proefles|probeer het nu',
    demo: 'demo aanvragen|vraag een demo aan|plan een demo|demo plannen|bekijk demo|bekijk de demo|boek een demo|gratis demo|plan demo|demo bekijken|vraag demo aan|demo boeken',
    contact:
      'neem contact op|contact opnemen|contacteer ons|bel ons|bel nu|mail ons|stuur bericht|stel een vraag|praat met|neem contact met ons op|verstuur',
    'sign-up':
      'registreer|registreren|aanmelden|meld je aan|meld u aan|account aanmaken|maak een account|schrijf je in|inschrijven|solliciteer|solliciteer nu',
    download: 'download nu|downloaden|download de app|installeren|download gratis|download brochure|gratis downloaden',
    donate: 'doneer|doneer nu|doneren|steun ons|geef nu|word donateur|help mee',
    book: 'boek|boek nu|boeken|reserveer|reserveer nu|reserveren|reserveer een tafel|maak een afspraak|afspraak maken|plan een gesprek|plan een afspraak|plan een kennismaking|bekijk beschikbaarheid|direct boeken',
    subscribe: 'abonneren|abonneer|schrijf je in voor de nieuwsbrief|nieuwsbrief ontvangen|abonneer nu|volg ons',
    join: 'word lid|doe mee|lid worden|sluit je aan|word partner|word vrijwilliger|join ons|meedoen|ga mee',
    quote:
      'offerte aanvragen|vraag een offerte aan|gratis offerte|offerte|vraag offerte aan|bereken prijs|bereken je prijs|prijs aanvragen|offerte ontvangen',
    start:
      'start nu|aan de slag|begin nu|starten|ga aan de slag|direct starten|nu starten|begin|start vandaag|start je project',
    learn:
      'ontdek|ontdekken|bekijk|bekijk prijzen|zo werkt het|bekijk producten|bekijk video|bekijk de kaart|bekijk het menu|bekijk onze|ontdek onze|verken',
    visit:
      'bezoek ons|kom langs|vind een winkel|route plannen|vind een dealer|routebeschrijving|vind een vestiging|bezoek onze showroom',
  },
  controls: {
    consent:
      'accepteren|alles accepteren|alle cookies accepteren|cookies accepteren|accepteer|accepteer alles|accepteer cookies|weigeren|alles weigeren|afwijzen|alleen noodzakelijk|alleen noodzakelijke cookies|cookie instellingen|voorkeuren|voorkeuren beheren|voorkeuren opslaan|toestaan|alle toestaan|akkoord|ik ga akkoord|begrepen|alle cookies toestaan|selectie toestaan|instellingen aanpassen',
    login: 'inloggen|mijn account|uitloggen|wachtwoord vergeten|mijn omgeving|mijn gegevens',
    search: 'zoeken|zoek|zoekopdracht|open zoeken',
    close: 'sluiten|sluit|menu sluiten|annuleren|nee bedankt|verbergen|sluit menu',
    share: 'delen|deel|deel op facebook|link kopiëren|afdrukken|deel deze pagina',
    'skip-link':
      'ga naar inhoud|naar de inhoud|ga naar de inhoud|direct naar inhoud|spring naar inhoud|ga direct naar de inhoud|naar hoofdinhoud',
    'read-more':
      'lees meer|lees verder|meer lezen|meer informatie|meer info|meer weten|bekijk alle|bekijk alles|klik hier|meer|bekijk meer|ontdek meer|meer details|lees artikel|alles bekijken|lees het artikel',
    overview: 'alle reviews|alle berichten|alle artikelen|alle nieuwsberichten',
    cart: 'winkelwagen|winkelmand|winkelmandje|afrekenen|verlanglijst|bekijk winkelwagen',
    pagination: 'volgende|vorige|volgende pagina|vorige pagina|terug|oudere berichten|toon meer|laad meer',
    legal:
      'privacybeleid|privacyverklaring|algemene voorwaarden|cookiebeleid|voorwaarden|toegankelijkheid|cookieverklaring',
    menu: 'menu openen|open het menu|hoofdmenu|navigatie',
    'back-to-top': 'naar boven|terug naar boven|terug naar top',
    language: 'taal|kies taal|taal kiezen|talen|land kiezen',
  },
  forms: {
    time: 'datum|aankomst|vertrek|tijd|tijdstip|gasten|volwassenen|kinderen|nachten|aantal personen|afspraak|gewenste datum',
    amount: 'aantal|hoeveelheid|bedrag',
    message: 'bericht|uw bericht|je bericht|onderwerp|vraag|uw vraag|opmerking|opmerkingen|toelichting',
    company: 'bedrijf|bedrijfsnaam|organisatie|functie|branche|aantal medewerkers',
    payment: 'kaartnummer|creditcard|factuuradres|bezorgadres|afleveradres|betaalmethode|kortingscode',
  },
  pictures: {
    photo: 'foto’s|portret|portretten|afbeelding van',
    illustration: 'illustratie|illustraties|tekening|tekeningen|schets',
    icon: 'icoon|iconen|pijl|pijltje|pictogrammen|vinkje',
    logo: 'beeldmerk|keurmerk|logo’s',
  },
  boilerplate: {
    law: 'cookie|cookies|privacybeleid|privacyverklaring|algemene voorwaarden|persoonsgegevens|avg|alle rechten voorbehouden|aansprakelijk*|auteursrecht*|copyright',
    trade:
      'verzendkosten|gratis verzending|levertijd*|incl btw|inclusief btw|excl btw|exclusief btw|betaalmethoden|in winkelwagen|in winkelmandje|op voorraad|uitverkocht|werkdagen|openingstijden|retourneren',
    form: 'verplichte velden|verplicht veld|uitschrijven|afmelden|je e mailadres|uw e mailadres|geen spam|door te verzenden|door je aan te melden|door te klikken|ik ga akkoord|bericht is verzonden|vul uw|vul je',
    browser:
      'javascript inschakelen|schakel javascript|je browser|uw browser|ga naar de inhoud|naar inhoud|laden|pagina niet gevonden|terug naar boven',
  },
  journey: {
    help: 'help|helpcentrum|ondersteuning|support|documentatie|aan de slag|handleiding|handleidingen|hoe werkt het|zo werkt het',
    community: 'community|forum|ledenomgeving|doe mee',
    loyalty:
      'spaarprogramma|klantenkaart|spaarkaart|vrienden uitnodigen|cadeaubon|cadeaubonnen|cadeaukaart|lid worden|lidmaatschap',
  },
  customerHeadings: {
    customer:
      'onze klanten|onze opdrachtgevers|vertrouwd door|zij vertrouwen ons|wij werken voor|een greep uit onze klanten|werken met ons',
    partner:
      'onze partners|partners|sponsors|onze sponsors|mogelijk gemaakt door|samenwerkingspartners|onze leveranciers',
    press: 'bekend van|in de media|gezien in|in de pers',
  },
  offerHeadings: {
    reasons:
      'waarom wij|waarom kiezen voor|waarom ons|onze kernwaarden|onze belofte|redenen om|wat ons onderscheidt|voor ons kiezen|kiezen voor ons',
    benefits: 'voordelen|jouw voordelen|uw voordelen',
    menu: 'onze cursussen|cursusaanbod|onze workshops|onze behandelingen|behandelingen|onze kamers|ons aanbod|onze lessen|onze therapieën|specialisaties|volledige dienstverlening|onze dienstverlening|onze werkzaamheden',
  },
  greeting: 'welkom|hartelijk welkom|van harte welkom|hallo',
  vague: 'lees meer|meer informatie|meer info|klik hier|bekijk|verder|ontdek meer',
  tool: 'rekenhulp|rekentool|calculator|prijscalculator|configurator|quiz|zelftest|checklist|sjabloon|sjablonen|simulator',
  event:
    'heropening|heropent|heropenen|feestelijke opening|opening op|opent op|gesloten van|gesloten tot|gesloten t/m|start cursus|cursus start|startdatum|begint op|start op|verplaatst naar|vindt plaats op',
  counter:
    'weergaven|reacties|reactie|vind ik leuks|gedeeld|downloads|volgers|abonnees|bezoekers|bezoeken|in winkelwagen|op voorraad|verkocht|stemmen|beoordelingen|recensies|min leestijd|dagen|uren|minuten|seconden',
  live: {
    live: 'op voorraad|nog op voorraad|nog maar|nog beschikbaar|plaatsen vrij|plekken vrij|mensen bekijken|bekijken dit|bekijken nu|nu online|bezoekers online|in het afgelopen uur|in het laatste uur|afgelopen 24 uur|u bent bezoeker|je bent bezoeker|bezoeker nummer|bezoeker nr|bezoekersteller|bezoekers vandaag|dagen over|uur over|resterende tijd|resterend|eindigt over|verloopt over|begint over|start over|bestel binnen|eerstvolgende afspraak|wachttijd',
    cart: 'winkelwagen|winkelmand|winkelmandje|mandje|verlanglijst',
  },
  street: 'straat|laan|plein|gracht|kade|dijk|steeg|singel|postbus|industrieweg|bedrijventerrein',
  address: 'adres|ons adres|bezoekadres|postadres',
}
