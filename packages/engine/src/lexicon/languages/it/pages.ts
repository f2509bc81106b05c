import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'chi siamo|chi sono|=azienda|=l’azienda|la nostra azienda|la nostra storia|=storia|la storia|=la società|=società|profilo aziendale|=profilo|su di noi|=noi|=il gruppo|la nostra missione|la nostra mission|=mission|=vision|mission e vision|i nostri valori|=valori|la nostra filosofia|=filosofia|=lo studio|=la cantina|=l’agenzia|perché noi|perché sceglierci|la nostra identità|=il brand|=il marchio|la nostra visione|presentazione',
    team: 'il team|il nostro team|lo staff|il nostro staff|=squadra|la squadra|la nostra squadra|=persone|le nostre persone|=management|=fondatori|i fondatori|i professionisti|=i medici|=professionisti|=organigramma|consiglio di amministrazione',
    careers:
      'lavora con noi|lavorare con noi|carriere|=carriera|posizioni aperte|offerte di lavoro|opportunità di lavoro|=lavoro|=candidature|unisciti a noi|unisciti al team|entra nel team|=jobs|diventa uno di noi|=recruiting',
    press:
      '=stampa|ufficio stampa|sala stampa|comunicati stampa|area stampa|rassegna stampa|cartella stampa|area media|parlano di noi',
    contact:
      'contatti|=contatto|contattaci|contattateci|contattami|dove siamo|dove trovarci|come raggiungerci|scrivici|vieni a trovarci|orari|=sedi|le nostre sedi|=sede|=mettiti in contatto|punti vendita|negozi|orari e contatti|parla con noi|informazioni e contatti',
    legal:
      'note legali|informativa privacy|informativa sulla privacy|informativa|termini e condizioni|condizioni di vendita|condizioni generali|condizioni d’uso|termini di servizio|informativa cookie|=dati societari|condizioni generali di vendita|diritto di recesso|termini d’uso|dichiarazione di accessibilità',
    security: '=sicurezza|sicurezza dei dati|sicurezza e conformità|=conformità|sicurezza delle informazioni',
    pricing:
      'prezzi|=prezzo|tariffe|=listino|listino prezzi|piani e prezzi|=piani|=abbonamenti|=pacchetti|=costi|prezzi e piani|i nostri prezzi|le tariffe|=quote',
    product:
      'prodotti|=prodotto|i nostri prodotti|=negozio|negozio online|=shop|=catalogo|=collezione|=collezioni|servizi|=servizio|i nostri servizi|cosa facciamo|cosa offriamo|=il menu|/menu|il nostro menu|/menù|=carta dei vini|=corsi|i nostri corsi|=trattamenti|i nostri trattamenti|=camere|=camere e suite|le nostre camere|=appartamenti|aree di attività|=competenze|=specialità|=vini|i nostri vini|i vini|=attività|=piattaforma|=offerta formativa|=marchi|=gamma|=novità|=esperienze|=immobili|=prestazioni',
    features:
      'funzionalità|=funzioni|caratteristiche|come funziona|=integrazioni|tutte le funzionalità|=vantaggi|i vantaggi',
    solutions:
      'soluzioni|=soluzione|le nostre soluzioni|=settori|casi d’uso|=applicazioni|=mercati|per le aziende|settori di applicazione',
    customers:
      '=clienti|i nostri clienti|casi studio|casi di studio|caso studio|casi di successo|storie di successo|=portfolio|progetti|i nostri progetti|=referenze|le nostre referenze|=realizzazioni|i nostri lavori|=lavori|=partner|i nostri partner|=cantieri',
    testimonials:
      'testimonianze|=recensioni|recensioni|dicono di noi|=opinioni|cosa dicono di noi|cosa dicono i clienti',
    blog: '=blog|il nostro blog|=notizie|=novità e notizie|=news|=articoli|=eventi|eventi|=approfondimenti|=rivista|=magazine|=risorse|=ricette|=consigli|news ed eventi|=agenda|=diario|=mostre|=appuntamenti',
    faq: 'domande frequenti|=domande|=aiuto|centro assistenza|=assistenza|domande e risposte|=supporto|=servizio clienti|centro di supporto',
  },
  actions: {
    donate: 'dona|dona ora|donazioni|fai una donazione|sostienici|donazione',
    booking:
      'prenota|prenota ora|prenotazioni|prenotazione|prenota online|prenota un tavolo|appuntamento|prenota una visita',
    login: 'accedi|accesso|registrati|area riservata|registrazione|entra',
    cart: 'carrello|cassa|il mio carrello|lista dei desideri|preferiti',
    search: 'cerca|ricerca|risultati della ricerca',
    account: 'il mio account|area clienti|il mio profilo|area soci|area personale',
  },
  policies: {
    privacy:
      'informativa privacy|informativa sulla privacy|privacy policy|=privacy|trattamento dei dati personali|protezione dei dati',
    terms:
      'termini e condizioni|condizioni di vendita|condizioni generali|condizioni d’uso|termini di servizio|termini d’uso|condizioni generali di vendita|=termini|=condizioni',
    imprint: 'note legali|dati societari|informazioni legali',
    cookies: 'informativa cookie|cookie policy|informativa sui cookie|=cookie',
    returns: 'diritto di recesso|resi e rimborsi|=resi|politica di reso|politica dei resi|spedizioni e resi|=recesso',
    shipping:
      '=spedizioni|spedizioni e resi|spedizione e consegna|=spedizione|politica di spedizione|costi di spedizione',
    accessibility: '=accessibilità|dichiarazione di accessibilità',
    security: 'politica di sicurezza|sicurezza delle informazioni|sicurezza dei dati',
  },
  blocks: {
    features:
      'funzionalità|caratteristiche|vantaggi|i vantaggi|perché sceglierci|perché scegliere|tutto ciò che ti serve',
    pricing: 'prezzi|i nostri prezzi|listino prezzi|tariffe|piani e prezzi|scegli il tuo piano|le tariffe',
    testimonials:
      'testimonianze|recensioni|dicono di noi|cosa dicono i nostri clienti|le opinioni dei clienti|cosa dicono|cosa dicono di noi|dicono i nostri clienti|parola ai clienti|le vostre recensioni|opinioni dei clienti|clienti soddisfatti|cosa pensano di noi|cosa dicono i clienti|cosa dicono i nostri ospiti|cosa dicono gli ospiti|cosa dicono i pazienti|cosa dicono i nostri pazienti|cosa dicono gli altri|cosa raccontano|cosa ne pensano|le voci dei clienti|la voce dei clienti|la voce dei nostri clienti|voci dei pazienti|voci dei clienti|voci degli ospiti|le parole dei nostri clienti|raccontano di noi|hanno detto di noi|dicono di me|cosa dicono di me|i nostri clienti raccontano|opinioni degli ospiti|opinioni dei pazienti|recensioni degli ospiti|recensioni dei clienti|recensioni google|libro degli ospiti|guestbook|i vostri commenti|commenti dei clienti|esperienze dei clienti|esperienze degli ospiti|clienti felici|ospiti felici|pazienti soddisfatti|la parola ai nostri clienti|la parola agli ospiti',
    faq: 'domande frequenti|hai domande|domande e risposte',
    about: 'chi siamo|la nostra storia|la nostra missione|i nostri valori|la nostra filosofia',
    team: 'il nostro team|il team|la squadra|lo staff|i nostri professionisti',
    customers:
      'hanno scelto noi|i nostri clienti|si fidano di noi|casi di successo|i nostri progetti|progetti realizzati|le nostre referenze',
    blog: 'notizie|ultime notizie|ultimi articoli|dal blog|eventi|prossimi eventi|il nostro blog',
    contact: 'contatti|contattaci|dove siamo|orari|dove trovarci|vieni a trovarci',
    newsletter: 'iscriviti alla newsletter|resta aggiornato|rimani aggiornato|ricevi le novità',
    steps: 'come funziona|in tre passi|in 3 passi|il nostro processo|passo dopo passo|come lavoriamo|il nostro metodo',
    stats: 'i nostri numeri|in numeri|i numeri|in cifre',
    gallery: 'galleria|galleria fotografica|foto gallery|seguici su instagram',
    services:
      'i nostri servizi|servizi|cosa facciamo|i nostri prodotti|le nostre soluzioni|il nostro menu|trattamenti|prodotti',
    careers: 'lavora con noi|posizioni aperte|unisciti al nostro team|unisciti a noi',
    partners: 'i nostri partner|sponsor|in collaborazione con|partner e fornitori|sostenitori',
  },
  calls: {
    buy: 'acquista|acquista ora|acquista online|compra|compra ora|compra subito|ordina|ordina ora|ordina online|aggiungi al carrello|vai allo shop|vai al negozio|acquista i biglietti|preordina|scegli il piano|acquistare|lo voglio',
    trial:
      'prova gratis|prova gratuita|provalo gratis|prova ora|provalo|provalo ora|inizia gratis|inizia gratuitamente|prova gratuitamente|inizia la prova gratuita|lezione di prova|provare|attiva la prova|provalo subito',
    demo: 'richiedi una demo|richiedi demo|prenota una demo|guarda la demo|demo gratuita|richiedi la demo|prenota demo|vedi la demo|prova la demo|dimostrazione|scopri la demo|chiedi una demo',
    contact:
      'contattaci|contattami|contatta|scrivici|chiamaci|chiama ora|parla con|parliamone|invia messaggio|richiedi informazioni|invia richiesta|chiedi informazioni|mettiti in contatto',
    'sign-up':
      'registrati|iscriviti|iscriviti ora|crea account|crea un account|registrati ora|candidati|iscrizione|apri un conto|iscriversi',
    download: 'scarica|scarica ora|scarica l’app|scarica gratis|installa|scarica il catalogo|scarica la brochure',
    donate: 'dona|dona ora|fai una donazione|sostienici|sostieni|adotta a distanza|dona adesso',
    book: 'prenota|prenota ora|prenota un tavolo|prenota online|prenota una visita|prenota una chiamata|prenota una consulenza|verifica disponibilità|fissa un appuntamento|prenotare|richiedi un appuntamento',
    subscribe: 'abbonati|iscriviti alla newsletter|ricevi la newsletter|abbonarsi|seguici|avvisami',
    join: 'unisciti|unisciti a noi|diventa socio|diventa membro|partecipa|diventa partner|diventa volontario|entra nella community|entra a far parte',
    quote:
      'richiedi un preventivo|richiedi preventivo|preventivo gratuito|preventivo|chiedi un preventivo|calcola preventivo|calcola il prezzo|fai un preventivo',
    start: 'inizia|inizia ora|inizia subito|comincia|iniziamo|cominciamo|avvia|inizia oggi|parti ora|comincia ora',
    learn:
      'scopri|scopri come|scoprire|esplora|vedi i prezzi|guarda il video|come funziona|vedi il menu|i nostri servizi|vedi i prodotti|scopri i prodotti|conosci',
    visit:
      'vieni a trovarci|trova negozio|trova un negozio|come raggiungerci|ottieni indicazioni|trova il punto vendita|indicazioni stradali|trova un rivenditore',
  },
  controls: {
    consent:
      'accetta|accetta tutto|accetta tutti|accetta i cookie|accetta tutti i cookie|accetto|rifiuta|rifiuta tutto|rifiuta tutti|personalizza|gestisci cookie|impostazioni cookie|preferenze cookie|gestisci preferenze|salva preferenze|solo necessari|continua senza accettare|ho capito|nega|consenti tutti|gestisci opzioni|acconsento|consenti',
    login: 'accedi|area riservata|area clienti|il mio account|login clienti|esci|password dimenticata|accesso',
    search: 'cerca|ricerca|cerca nel sito|apri ricerca|cerca per',
    close: 'chiudi|chiudi menu|annulla|no grazie|nascondi|non ora|chiudere',
    share: 'condividi|condividi su facebook|copia link|stampa la pagina|stampa|condividere',
    'skip-link':
      'vai al contenuto|salta al contenuto|vai al contenuto principale|passa al contenuto|salta la navigazione',
    'read-more':
      'leggi di più|leggi tutto|scopri di più|continua a leggere|maggiori informazioni|per saperne di più|di più|clicca qui|qui|vedi tutti|vedi tutto|altro|dettagli|vedi dettagli|leggi l’articolo|approfondisci|saperne di più|vedi di più|mostra tutto',
    overview: 'tutte le|tutti i|tutti gli',
    cart: 'carrello|il tuo carrello|vai al carrello|preferiti|vai alla cassa|vedi carrello',
    pagination:
      'successivo|precedente|pagina successiva|avanti|indietro|articolo successivo|torna indietro|ultima|mostra altro|carica altro',
    legal:
      'note legali|informativa privacy|informativa sulla privacy|termini e condizioni|informativa cookie|mappa del sito|accessibilità|condizioni di vendita',
    menu: 'apri menu|menu principale|apri il menu|navigazione',
    'back-to-top': 'torna su|torna in alto|inizio pagina|vai su',
    language: 'lingua|lingue|scegli la lingua|cambia lingua|seleziona lingua',
  },
  forms: {
    time: 'data|arrivo|partenza|orario|ospiti|adulti|bambini|notti|numero di persone|coperti|appuntamento|data preferita',
    amount: 'quantità|importo|qtà|numero di pezzi',
    message: 'messaggio|il tuo messaggio|oggetto|richiesta|domanda|note|commenti',
    company: 'azienda|nome azienda|ragione sociale|organizzazione|ruolo|settore|numero di dipendenti',
    payment:
      'numero della carta|numero di carta|carta di credito|indirizzo di fatturazione|indirizzo di spedizione|metodo di pagamento|codice sconto',
  },
  pictures: {
    photo: 'fotografia|ritratto|ritratti|scatto',
    illustration: 'illustrazione|illustrazioni|disegno|disegni|infografica|schizzo',
    icon: 'icona|icone|freccia|pittogramma|simbolo',
    logo: 'logotipi|marchio|sigillo',
  },
  boilerplate: {
    law: 'cookie|cookies|informativa privacy|informativa sulla privacy|privacy policy|termini e condizioni|dati personali|gdpr|tutti i diritti riservati|proprietà intellettuale|partita iva|copyright',
    trade:
      'spese di spedizione|spedizione gratuita|tempi di consegna|iva inclusa|iva esclusa|metodi di pagamento|aggiungi al carrello|disponibile in magazzino|esaurito|giorni lavorativi|orari di apertura|orario di apertura|resi',
    form: 'campi obbligatori|campo obbligatorio|annullare l’iscrizione|la tua email|indirizzo email|niente spam|inviando|iscrivendoti|cliccando|ho letto e accetto|acconsento|messaggio inviato|messaggio è stato inviato|inserisci la tua',
    browser:
      'attivare javascript|abilita javascript|il tuo browser|il browser non|vai al contenuto|caricamento|pagina non trovata|torna su',
  },
  journey: {
    help: 'aiuto|centro assistenza|assistenza|supporto|documentazione|primi passi|guida|guide|tutorial|come funziona',
    community: 'community|comunità|forum|area soci',
    loyalty:
      'programma fedeltà|carta fedeltà|invita un amico|porta un amico|buono regalo|buoni regalo|carta regalo|gift card|diventa socio',
  },
  customerHeadings: {
    customer:
      'i nostri clienti|hanno scelto noi|si fidano di noi|alcuni dei nostri clienti|aziende che ci hanno scelto|clienti che si fidano|hanno fiducia in noi',
    partner:
      'i nostri partner|partner|sponsor|i nostri sponsor|con il sostegno di|con il supporto di|i nostri fornitori|collaborazioni',
    press: 'parlano di noi|hanno parlato di noi|dicono di noi i media|rassegna stampa|visti su',
  },
  offerHeadings: {
    reasons:
      'perché sceglierci|perché noi|perché scegliere|i nostri punti di forza|i nostri valori|cosa ci distingue|la nostra promessa|buoni motivi|sceglierci|ci scelgono',
    benefits: 'vantaggi|i vantaggi',
    menu: 'i nostri corsi|corsi e laboratori|i nostri trattamenti|trattamenti|le nostre camere|le nostre attività|i nostri laboratori|aree di competenza|le nostre specialità|i nostri servizi|cosa offriamo',
  },
  greeting: 'benvenuti|benvenuto|benvenuta|benvenute|ciao',
  vague: 'scopri di più|leggi di più|clicca qui|maggiori informazioni|scopri|continua|vedi di più',
  tool: 'calcolatore|calcolatrice|simulatore|configuratore|quiz|lista di controllo|checklist|modello da scaricare|preventivatore',
  event:
    'riapertura|riapre|riapriamo|riapriremo|grande apertura|apertura il|apre il|chiuso dal|chiusi dal|chiuso fino al|chiusura dal|chiusura estiva|inizio corso|inizio del corso|inizio lezioni|inizia il|comincia il|rinviato al|si terrà il',
  counter:
    'visualizzazioni|commenti|commento|mi piace|condivisioni|download|follower|iscritti|visitatori|visite|online|nel carrello|disponibili|venduti|voti|recensioni|valutazioni|min di lettura|giorni|ore|minuti|secondi',
  live: {
    live: 'in magazzino|disponibili|solo rimasti|ne restano|rimasti|rimaste|ultimi pezzi|posti rimasti|posti disponibili|persone stanno guardando|stanno guardando|utenti online|online adesso|online ora|nell’ultima ora|nelle ultime 24 ore|sei il visitatore|visitatore numero|visitatore n|contatore visite|visite oggi|giorni rimanenti|ore rimanenti|tempo rimanente|tempo rimasto|termina tra|scade tra|finisce tra|inizia tra|primo appuntamento|prossimo appuntamento|tempo di attesa',
    cart: 'carrello|borsa|lista dei desideri',
  },
  street:
    'via|viale|piazza|corso|largo|vicolo|strada|piazzale|lungomare|lungarno|contrada|località|zona industriale|casella postale',
  address: 'indirizzo|sede|sede legale|sede operativa',
}
