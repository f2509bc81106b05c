import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'progettato per|pensato per|pensata per|ideale per|perfetto per|creato per|rivolto a|dedicato a|dedicata a|adatto a|che tu sia|se sei|aiutiamo|aiuta|supportiamo|lavoriamo con|su misura per|al servizio di',
    for: 'per|per i|per le|per gli|per chi',
    after: 'benvenuti|che vogliono|che cercano',
    menu: 'soluzioni|settori|per chi|casi d’uso|per ruolo|per settore|a chi si rivolge',
  },
  needs: {
    pain: 'stanco di|stanca di|stufo di|basta con|mai più|senza stress|senza pensieri|senza complicazioni|frustra*|perdere tempo|perdita di tempo|complicat*|difficile da|paura di|preoccup*|fatica|dolor*|troppo caro|dimentica',
    goal: 'così puoi|per poter|ti permette|permette di|in pochi minuti|risparmia|risparmiare|migliorare|migliora|aumentare|raggiungere|i tuoi obiettivi|serenità|tranquillità|proteggere|ritrovare|goderti|ottenere risultati',
    trigger:
      'trasloco|in vacanza|prima del matrimonio|scadenza|posti limitati|emergenza|guasto|quando hai|dopo un|stagione|anno nuovo',
    objection:
      'quanto|costa|prezzo|prezzi|gratis|gratuito|disdire|contratto|vincolo|quanto tempo|ho bisogno|difficile|fa male|sicuro|dati|garanzia|compatibile|rimborso|rischio|pagamento|prova|esperienza',
  },
  alternatives: {
    named: 'alternativa a|alternative a|a differenza di|rispetto a|passare da',
    instead: 'al posto di|invece di|anziché|sostituisce|meglio di',
  },
  goals: {
    trials: 'prove gratuite|prova gratuita|iscrizioni|registrazioni|più utenti',
    sales: 'vendite|vendere|fatturato|ordini|conversioni',
    leads: 'lead|contatti|richieste|potenziali clienti|preventivi',
    bookings: 'prenotazioni|appuntamenti|ospiti|pazienti',
    donors: 'donatori|donazioni|raccolta fondi|volontari|sostenitori',
    hiring: 'assunzioni|assumere|reclutamento|candidati|talenti|employer branding',
    markets: 'nuovo mercato|nuovi mercati|espansione|internazionale|estero|export',
    search: 'seo|posizionamento|motori di ricerca|google|visibilità|traffico|chatgpt',
    rebrand: 'rebranding|restyling|nuova identità|riposizionamento|nuovo marchio|rilancio',
    trust: 'fiducia|credibilità|reputazione|recensioni|grandi clienti|conformità',
    loyalty: 'fidelizzazione|comunità|iscritti alla newsletter|clienti abituali|soci',
  },
  audiences: {
    parents: 'genitori|mamme e papà',
    mothers: 'mamme|future mamme|donne in gravidanza',
    families: 'famiglie|famiglia|tutta la famiglia',
    children: 'bambini|bimbi|ragazzini',
    teens: 'adolescenti|ragazzi|giovani',
    pupils: 'alunni|studenti delle superiori',
    students: 'studenti|universitari',
    beginners: 'principianti|principiante|neofiti',
    advanced: 'esperti|avanzati|utenti avanzati',
    seniors: 'anziani|over 65|terza età',
    women: 'donne|ragazze',
    men: 'uomini',
    couples: 'coppie|coppia',
    brides: 'sposi|spose|futuri sposi',
    'low-income': 'persone in difficoltà|bisognosi',
    disabled: 'persone con disabilità|disabili',
    patients: 'pazienti',
    volunteers: 'volontari',
    donors: 'donatori|sostenitori',
    'home-users': 'privati|uso privato',
    professionals: 'professionisti',
    residents: 'residenti|cittadini|abitanti',
    tourists: 'turisti|visitatori|ospiti',
    friends: 'amici|gruppi di amici',
    adults: 'adulti',
    'dog-owners': 'proprietari di cani|cani|cane',
    'cat-owners': 'gatti|proprietari di gatti',
    'pet-owners': 'proprietari di animali|animali domestici',
    runners: 'runner|podisti',
    athletes: 'sportivi|atleti',
    cyclists: 'ciclisti',
    hikers: 'escursionisti|camminatori|amanti della natura',
    musicians: 'musicisti|band',
    listeners: 'ascoltatori|amanti della musica',
    gamers: 'giocatori|gamer',
    readers: 'lettori',
    writers: 'scrittori|autori',
    photographers: 'fotografi',
    artists: 'artisti',
    makers: 'artigiani|appassionati di fai da te',
    gardeners: 'giardinieri',
    cooks: 'buongustai|appassionati di cucina',
    'wine-lovers': 'amanti del vino|appassionati di vino',
    travellers: 'viaggiatori',
    'home-buyers': 'acquirenti',
    homeowners: 'proprietari di casa|proprietari',
    landlords: 'locatori',
    tenants: 'inquilini',
    investors: 'investitori|risparmiatori',
    'car-owners': 'automobilisti',
    collectors: 'collezionisti|appassionati',
    founders: 'imprenditori|fondatori|startupper',
    executives: 'dirigenti|amministratori delegati|manager aziendali',
    sales: 'team di vendita|venditori|commerciali',
    marketing: 'team di marketing|responsabili marketing',
    hr: 'risorse umane|team hr',
    accountants: 'commercialisti|contabili',
    lawyers: 'avvocati|studi legali',
    doctors: 'medici|medici specialisti',
    teachers: 'insegnanti|docenti',
    coaches: 'allenatori|istruttori|personal trainer',
    developers: 'sviluppatori|programmatori',
    engineers: 'ingegneri|tecnici',
    designers: 'designer|grafici|creativi',
    architects: 'architetti',
    contractors: 'imprese edili|installatori|idraulici',
    'estate-agents': 'agenti immobiliari|agenzie immobiliari',
    distributors: 'distributori|rivenditori|importatori',
    restaurateurs: 'ristoratori|ristoranti|bar e ristoranti',
    hoteliers: 'albergatori|hotel',
    farmers: 'agricoltori|aziende agricole',
    retailers: 'negozi|negozianti|rivenditori al dettaglio',
    manufacturers: 'produttori|aziende manifatturiere',
    freelancers: 'freelance|liberi professionisti|partite iva',
    agencies: 'agenzie',
    creators: 'creator|content creator|influencer',
    researchers: 'ricercatori',
    officials: 'comuni|enti pubblici|pubblica amministrazione',
    schools: 'scuole|università|asili',
    'non-profits': 'associazioni no profit|onlus|enti del terzo settore',
    clubs: 'associazioni sportive|circoli',
    'e-commerce': 'e-commerce|negozi online',
    healthcare: 'ospedali|cliniche',
    'small-businesses': 'pmi|piccole imprese|piccole e medie imprese',
    startups: 'startup',
    enterprises: 'grandi aziende|multinazionali',
    businesses: 'aziende|imprese|organizzazioni',
  },
  industries: {
    restaurants:
      'ristorant*|trattoria|osteria|pizzeria|bistrot|prenota un tavolo|prenotare un tavolo|piatti|chef|cucina tradizionale|enoteca|menù|ristorazione|gastronom*|la nostra cucina|carta dei vini|agriturismo|braceria|gelateria|menu degustazione',
    'food-drink':
      'panificio|pasticceria|birrificio|cantina|vigneto|vigneti|distilleria|torrefazione|caseificio|cioccolat*|macelleria|olio extravergine|miele|vini|prodotti tipici|salumi|gastronomia artigianale',
    hotels:
      'hotel|albergo|bed and breakfast|b&b|casa vacanze|agriturismo|camere|suite|ostello|campeggio|soggiorno|pernottamento|prenota il tuo soggiorno|appartamenti vacanze|residence|affittacamere|a notte',
    travel:
      'agenzia viaggi|viaggi|escursion*|visite guidate|tour|turismo|itinerar*|cosa vedere|trekking|crociera|crociere|borgo|vacanz*|destinazioni|gite|sentieri|turistic*',
    health:
      'studio medico|medico|medici|pazienti|clinica|ospedale|fisioterap*|osteopat*|farmacia|dermatolog*|pediatr*|visite specialistiche|ambulatorio|poliambulatorio|ortoped*|infermier*|ottica',
    dental:
      'dentista|studio dentistico|odontoiatr*|ortodonzia|impianti dentali|sbiancamento|igiene dentale|protesi dentarie',
    therapy: 'psicoterap*|psicolog*|terapia di coppia|coaching|benessere psicologico|ansia|ipnosi|counseling',
    beauty:
      'centro estetico|estetista|parrucchier*|barbiere|trattamenti viso|manicure|pedicure|epilazione|microblading|trucco|cosmetic*|bellezza|ricostruzione unghie|cura della pelle|spa|estetica|tatuagg*',
    wellness:
      'yoga|pilates|meditazione|massagg*|reiki|benessere|ritiro yoga|ayurved*|sauna|terme|rilassamento|olistic*',
    fitness:
      'palestra|palestre|fitness|personal trainer|crossfit|pesistica|sala pesi|corsi fitness|cardio|powerlifting|allenament*|bodybuilding',
    'martial-arts':
      'arti marziali|difesa personale|krav maga|karate|judo|taekwondo|jiu-jitsu|kickboxing|pugilato|boxe|aikido|dojo|sport da combattimento',
    sports:
      'sport|sportiv*|pallacanestro|basket|pallavolo|calcio|tennis|nuoto|ciclismo|golf|sci|torne*|arrampicata|vela|equitazione|atletica|padel',
    'elderly-care':
      'assistenza anziani|casa di riposo|assistenza domiciliare|badant*|residenza per anziani|rsa|demenza|centro diurno',
    construction:
      'calcestruzzo|prefabbricat*|cemento|materiali edili|materiali da costruzione|inerti|malta|casseforme|impresa edile|edilizia|ristrutturazion*|idraulic*|elettricist*|falegnam*|copertur* tetti|imbianchin*|muratur*|serramenti|costruzioni|cantiere|termoidraulica',
    interior:
      'mobili|arredament*|interior design|arredo|cucine su misura|divani|tende|illuminazione|materass*|complementi d’arredo',
    manufacturing:
      'produttor*|produzione|fabbrica|lavorazioni meccaniche|stampaggio|cnc|carpenteria metallica|industrial*|conto terzi|stabilimento|oem|officina meccanica|macchinari',
    shop: 'negozio online|aggiungi al carrello|spedizione gratuita|novità|più venduti|buono regalo|disponibile|il nostro negozio',
    fashion:
      'moda|abbigliamento|abiti|scarpe|sneakers|lingerie|sartor*|tessut*|pelletteria|borse|gioiell*|orologi|calzature',
    automotive:
      'autofficina|concessionari*|auto usate|veicol*|pneumatici|carrozzeria|motocicl*|noleggio auto|autoscuola|officina auto|revisione auto',
    energy:
      'pannelli solari|fotovoltaic*|pompa di calore|eolic*|energie rinnovabili|fornitura energia|accumulo|colonnina|energia elettrica',
    'real-estate':
      'immobiliar*|agenzia immobiliare|appartamenti in vendita|case in vendita|affitti|inquilin*|proprietar* di casa|immobili|terreni',
    logistics:
      'logistica|spedizionier*|trasporti|magazzino|corrier*|trasloch*|catena di fornitura|dogana|autotrasporti',
    'farming-garden':
      'agricol*|agricoltura|azienda agricola|allevament*|trattor*|giardin*|vivaio|semi|prato|paesaggist*|fiorist*|fiori|serra|irrigazione',
    pets: 'cane|cani|cucciol*|gatti|animali domestici|pensione per cani|addestramento cani|toelettatura|veterinari*|mangime|dog sitter|cavalli',
    cleaning:
      'prodotti per la pulizia|detergent*|detersivo|detersivi|disinfettant*|sgrassator*|smacchiator*|anticalcare|impresa di pulizie|pulizie|pulizia uffici|lavanderia|disinfestazion*|smaltimento rifiuti|lavaggio vetri|sanificazione',
    printing: 'tipografia|biglietti da visita|insegne|imballagg*|etichette|serigrafia|stampa 3d|ricam*',
    'business-software':
      'saas|software gestionale|gestionale|dashboard|flussi di lavoro|integrazioni|crm|erp|richiedi una demo|in cloud|per utente|automazione|la nostra piattaforma|punto cassa|prova gratuita',
    'developer-tools':
      'sviluppator*|sdk|riga di comando|api|docker|kubernetes|repository|framework|codice sorgente|database',
    'security-software':
      'gestore di password|password manager|autenticazione a due fattori|antivirus|vpn|crittografia|cybersecurity|sicurezza informatica|firewall|penetration test|ransomware',
    'analytics-software': 'analisi dei dati|business intelligence|visualizzazione dei dati|piattaforma di analisi',
    'marketing-software': 'email marketing|marketing automation|tasso di apertura|recapito|iscritti|campagne',
    'consumer-apps':
      'applicazione mobile|app store|google play|scarica l’app|la nostra app|notifiche|widget*|apple watch',
    utilities:
      'spazio su disco|file di grandi dimensioni|file duplicati|gestore di file|disinstall*|per windows|liberare spazio|cartelle',
    'file-sharing': 'bittorrent|torrent*|condivisione di file|magnet link|trasferimento file|archiviazione cloud',
    'media-players': 'lettore multimediale|lettore video|sottotitoli|playlist|montaggio video|fotoritocco',
    crypto: 'bitcoin|cripto*|criptovalut*|blockchain|ethereum|wallet|defi|nft*|web3|valuta digitale',
    hosting: 'web hosting|hosting|vps|server dedicati|domini|registrazione domini|data center',
    'radio-streaming': 'radio online|web radio|emittente|streaming audio|diretta streaming|ascoltatori|hosting podcast',
    ai: 'intelligenza artificiale|apprendimento automatico|agenti ai|assistente ai|modelli linguistici|chatbot',
    'web-agency': 'web design|sviluppo web|agenzia digitale|sviluppo app|software su misura|realizzazione siti web',
    payments:
      'gateway di pagamento|accettare pagamenti|pagamenti digitali|trasferimento di denaro|fatturazione|pos mobile',
    finance:
      'gestione patrimoniale|investiment*|consulente finanziario|prestiti|mutu*|banca|pensione|borsa|risparmio|fondi',
    insurance: 'assicurazion*|assicurativ*|broker assicurativo|polizz*',
    accounting:
      'commercialist*|contabilità|dichiarazione dei redditi|buste paga|revisione contabile|consulenza fiscale',
    law: 'avvocat*|studio legale|consulenza legale|notaio|diritto di famiglia|diritto del lavoro|contenzioso',
    consulting: 'consulenza aziendale|società di consulenza|consulenti|strategia aziendale|trasformazione digitale',
    marketing:
      'agenzia di marketing|agenzia di comunicazione|agenzia pubblicitaria|gestione social|ufficio stampa|lead generation',
    design:
      'studio di design|grafica|identità visiva|illustrazion*|design di prodotto|architett*|studio di architettura',
    photography: 'fotograf*|videomaker|produzione video|servizio fotografico|ritratti',
    staffing:
      'selezione del personale|agenzia per il lavoro|lavoro interinale|assistent* virtual*|esternalizzazione|call center|candidati',
    repairs:
      'officina di riparazione|riparazion*|ripariamo|ricambi|pezzi di ricambio|revisione macchine|assistenza tecnica|manutenzione e riparazione',
    'it-services':
      'assistenza informatica|servizi it|riparazione computer|riparazione smartphone|sistemistica|supporto it',
    'data-recovery': 'recupero dati|recuperare dati|recupero file|recupero raid',
    guarding: 'vigilanza|guardie giurate|allarmi|videosorveglianza|fabbro|controllo accessi',
    telecom:
      'smartphone|telefonia|cellulari|telefoni cellulari|operatore mobile|offerte mobile|giga illimitati|ricaricabile|telecom*|rete fissa|roaming|fibra ottica|connessione internet|tariffe mobile|telefonia|voip|esim|banda larga',
    events:
      'organizzazione eventi|wedding planner|matrimoni|location per eventi|congressi|festival|allestimenti fieristici',
    tutoring: 'ripetizioni|lezioni private|doposcuola|preparazione esami|scuola di lingue|aiuto compiti',
    education: 'scuola|università|student*|corsi|formazione|accademia|alunn*|e-learning|insegnant*|diploma',
    childcare: 'asilo nido|scuola dell’infanzia|asilo|babysitter|montessori|prima infanzia|campi estivi',
    'non-profit':
      'senza scopo di lucro|non profit|donazion*|dona ora|volontari*|ong|onlus|fondazione|umanitari*|beneficenza|raccolta fondi',
    'public-body':
      'comune di|municipio|sindaco|consiglio comunale|cittadini|ministero|giunta|albo pretorio|uffici comunali',
    religion: 'chiesa|parrocchia|messa|parroco|moschea|sinagoga|bibbia|preghiera|vangelo',
    clubs: 'associazione|diventa socio|soci|consiglio direttivo|assemblea dei soci|circolo',
    science: 'istituto di ricerca|laborator*|ricercator*|studi clinici|biotec*|farmaceutic*|scientific*',
    culture:
      'museo|musei|galleria d’arte|teatro|artist*|mostra|mostre|opere d’arte|cinema|opera lirica|pittura|scultur*',
    media: 'giornale|rivista|giornalis*|redazione|notizie|canale televisivo|lettori|testata',
    music:
      'musica|musicist*|band|album|canzoni|concert*|etichetta discografica|chitarr*|pianoforte|studio di registrazione|orchestra|coro',
    games: 'videogioc*|giochi da tavolo|gameplay|multigiocatore|studio di sviluppo giochi|giocatori|esports',
    publishing: 'casa editrice|libri|romanz*|autor*|libreri*|ebook|letterari*|poesia',
  },
}
