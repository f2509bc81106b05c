import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'la nostra missione|la nostra mission|missione',
    vision: 'la nostra visione|la nostra vision|visione',
    purpose:
      'il nostro scopo|perché esistiamo|in cosa crediamo|la nostra filosofia|la nostra promessa|il nostro impegno',
    values: 'i nostri valori|i nostri principi',
    frame:
      'la nostra missione è|la nostra mission è|il nostro obiettivo è|aiutiamo|crediamo|vogliamo|ci impegniamo|lavoriamo per|esistiamo per|il nostro scopo è|missione è|mission è|ci dedichiamo|ha come missione|nasce per|ci proponiamo',
  },
  we: 'noi|nostro|nostra|nostri|nostre|siamo|crediamo|offriamo|vogliamo|lavoriamo',
  customerVoices: {
    self: 'io|mio|mia|miei|mie|mi|me|ho|sono stato|sono stata|mi sono|mi ha|mi hanno|ero|avevo|torno',
    praise:
      'consiglio|consigliato|consigliatissimo|consigliata|raccomando|grazie|ringrazio|ringraziamo|soddisfatto|soddisfatta|soddisfatti|ottimo|ottima|ottimi|eccellente|eccellenti|fantastico|fantastica|meraviglioso|meravigliosa|perfetto|perfetta|bravissimi|bravissima|bravissimo|professionale|professionali|professionalità|gentile|gentili|gentilezza|cortesia|disponibile|disponibili|disponibilità|migliore|migliori|splendido|splendida|bellissimo|bellissima|felice|contenta|contento|contenti|super|top|accogliente|tornerò|torneremo|impeccabile|esperienza positiva|cordialità|competente|competenti|aiutato|aiutata|stupendo|stupenda|consigli*|raccomand*|ringrazi*|grazie*|soddisfatt*|entusiast*|felicissim*|ottime|ottimamente|eccezional*|fantastici|fantastiche|meravigliosi|meravigliose|perfetti|perfette|perfettamente|bravi|brava|bravo|bravissime|professionalmente|gentilissim*|disponibilissim*|splendidi|splendide|stupendi|stupende|bellissimi|bellissime|mozzafiato|indimenticabil*|ospitale|ospitali|squisit*|buonissim*|impeccabili|a proprio agio|a mio agio|sentire a casa|sentirsi a casa|ci siamo trovati|mi sono trovato|mi sono trovata|mi sono sentita|mi sono sentito|ci siamo sentiti|trovati benissimo|trovata benissimo|trovato benissimo|molto bene|molto buono|molto bravi|molto brava|molto bravo|esperienza unica|bella esperienza|bellissima esperienza|piacevole soggiorno|splendido soggiorno|torneremo sicuramente|torneremo volentieri|ci torneremo|ci tornerò|ritorneremo|da tornarci|super consigliato|5 stelle|cinque stelle|voto 10|dieci e lode|complimenti|straconsigliato|vivamente|il top|al top|ottimo rapporto|aiutati|aiutarmi|superato le aspettative|rinat*',
    owner:
      'fondatore|fondatrice|cofondatore|titolare|proprietario|proprietaria|amministratore|amministratrice|direttore|direttrice|presidente|ceo|autore|autrice|inventore|inventrice|ideatore|ideatrice|creatore|creatrice|filosofo|filosofa|scrittore|scrittrice|poeta|fisico',
  },
  claims: {
    idle: 'al meglio|del nostro meglio|migliori saluti|al più presto|il più possibile|il prima possibile|almeno|al massimo|per lo più|non solo|miglior amico|migliore amico|il primo passo|a meglio',
    superlative:
      'il leader|azienda leader|leader di|leader mondiale|leader in|leader nel|leader di mercato|numero 1|n 1|numero uno|il migliore|la migliore|i migliori|le migliori|il più grande|la più grande|il più veloce|il più sicuro|il più completo|la più completa|il più avanzato|il più economico|i prezzi più bassi|miglior prezzo|l’unico|l’unica|gli unici|i primi in|la prima azienda|pionieri|pioniere|ineguagliabile|inimitabile|imbattibile|imbattibili|insuperabile|uno dei migliori|una delle migliori|uno dei più|una delle più|tra i migliori|premiato|premiata|pluripremiato|punto di riferimento|massima qualità|altissima qualità|eccellenza',
    guarantee:
      'garanzia|garantito|garantita|garantiti|garantiamo|garantisce|soddisfatti o rimborsati|rimborso|senza rischi|100% sicuro|soddisfazione garantita|garanzia a vita|promettiamo|resi gratuiti|ci impegniamo|miglior prezzo garantito',
    comparison:
      'meglio di|più veloce di|più economico di|di qualsiasi altro|di qualsiasi altra|degli altri|della concorrenza|dei concorrenti|a differenza di|a differenza degli|rispetto a|rispetto agli altri|volte più|volte meno|il doppio|supera|nessun altro|nessun’altra|a metà prezzo',
    promise:
      'ci occupiamo|mai più|sempre|in ogni momento|24 ore su 24|24/7|h24|in pochi minuti|in pochi secondi|entro 24 ore|immediatamente|subito|risparmia fino|fino al|aumenta|raddoppia|riduci|senza sforzo|zero|per sempre|100%|tutto ciò di cui hai bisogno|a vita',
    parity:
      'alta qualità|massima qualità|migliore qualità|qualità e servizio|soddisfazione del cliente|clienti soddisfatti|ottimo servizio|miglior servizio|prezzi competitivi|migliori prezzi|team di esperti|personale qualificato|professionisti qualificati|anni di esperienza|soluzioni innovative|su misura|partner affidabile|facile da usare|veloce e affidabile|consegna rapida|chiavi in mano|vasta gamma|ampia gamma|rapporto qualità prezzo|professionalità',
  },
  sources: {
    before:
      'secondo|secondo i dati|fonte|fonti|studio di|studio condotto da|uno studio di|sondaggio di|indagine di|rapporto di|ricerca di|dati di|dati istat|dati del|cifre di|pubblicato su|pubblicato in|pubblicato da|certificato da|certificata da|verificato da|testato da|raccomandato da|citato da|statistiche di',
    after: 'rivela che|stima che',
    mark: 'studio clinico|studi|sondaggio|indagine|ricerca|clinicamente testato|test indipendente|statistiche',
  },
  readers: {
    plain: 'voi|vostro|vostra|vostri|vostre|vi aiutiamo|vi offriamo|vi aspettiamo',
    formal: '',
    informal: 'tu|ti|tuo|tua|tuoi|tue|te|te stesso|te stessa',
  },
  emotions: {
    thrill:
      'emozionante|emozionanti|emozione|emozioni|emozionare|avventura|avventure|passione|appassionante|appassionato|appassionata|appassionati|selvaggio|selvaggia|epico|epica|energia|energico|vibrante|vibranti|dinamico|dinamica|elettrizzante|audace|audaci|coraggioso|coraggio|indimenticabile|indimenticabili|ispirare|ispirazione|entusiasmo|entusiasta|entusiasmante|celebrare|celebrazione|festa|feste|vittoria|trionfo|conquistare|fantastico|fantastica|incredibile|incredibili|spettacolare|spettacolari|mozzafiato|strepitoso|strepitosa|sensazionale|sensazioni|intenso|intensa|potente|divertimento|magico|magica|magia|sogno|sogni|sognare|delizioso|deliziosa|irresistibile|irresistibili|adrenalina|brivido|brividi|esplosione|stupire|stupore|meraviglia|wow',
    warmth:
      'amore|amare|amiamo|ami|amati|affetto|tenerezza|tenero|dolce|dolcezza|cura|cure|prendersi cura|premura|premuroso|gentile e|calore|caldo abbraccio|caloroso|calorosa|cuore|cuori|famiglia|famiglie|familiare|familiari|amico|amici|amica|amicizia|insieme|comunità|condividere|condivisione|appartenenza|casa tua|focolare|accogliente|accoglienti|accoglienza|comfort|confortevole|confortevoli|benessere|delicato|delicata|delicatezza|morbido|calma|pace|tranquillo|tranquillità|sereno|serena|serenità|relax|rilassarsi|rilassante|rilassanti|quiete|felice|felici|felicità|gioia|gioie|sorriso|sorrisi|sorridere|speranza|fiducia|empatia|compassione|ascolto|bello|bella|belli|bellezza|bellezze|orgoglio|orgogliosi|guarigione|umano|umana|umanità|abbraccio|abbracci|armonia|solidarietà|vicini a|coccole',
    worry:
      'paura|paure|timore|timori|temere|preoccupazione|preoccupazioni|preoccupato|preoccupata|ansia|ansie|ansioso|angoscia|stress|stressato|stressante|dolore|dolori|doloroso|soffrire|sofferenza|soffre|lotta|lottare|frustrato|frustrante|frustrazione|sopraffatto|esausto|esaurito|stanco di|stufo|stufi|solitudine|triste|tristezza|arrabbiato|rabbia|odio|incubo|incubi|disastro|disastri|catastrofe|panico|perso|persi|smarrito|disperato|disperazione|trauma|traumi|abuso|abusi|crisi|pericolo|pericoli|pericoloso|pericolosa|minaccia|minacce|vittima|vittime|lutto|rotto|terribile|terribili|orribile|fastidioso|fastidi|mal di testa|caos|rimpianto|rimpianti|senso di colpa|vergogna|crudele|brutta sorpresa|brutte sorprese',
  },
  courtesy:
    'per favore|per piacere|prego|grazie|grazie mille|mille grazie|ringraziamo|ringraziare|benvenuto|benvenuta|benvenuti|benvenute|ti diamo il benvenuto|vi diamo il benvenuto|con piacere|volentieri|lieti di|liete di|felici di|siamo felici|saremo felici|è un piacere|sarà un piacere|non esitare|non esitate|non esiti|a tua disposizione|a vostra disposizione|a sua disposizione|a disposizione|al tuo servizio|al vostro servizio|ti invitiamo|vi invitiamo|la invitiamo|invitiamo|vi aspettiamo|ti aspettiamo|la aspettiamo|scusa|scusate|scusi|ci scusiamo|ci dispiace|gentile|gentili|cortese|cortesemente|cortesia|caro|cara|cari|care|cordiali saluti|cordialmente|cordialità|un saluto|saluti|rispetto|ciao|buongiorno|gratitudine|se lo desideri|se desideri|accoglienza|accogliervi|accogliente|gentilezza',
  hedges:
    'forse|magari|probabilmente|possibilmente|eventualmente|presumibilmente|apparentemente|sembra|sembrano|pare|potrebbe|potrebbero|potresti|dovrebbe|dovrebbero|può darsi|più o meno|circa|all’incirca|relativamente|piuttosto|abbastanza|in generale|generalmente|di solito|solitamente|normalmente|spesso|talvolta|a volte|in genere|nella maggior parte dei casi|in alcuni casi|in certi casi|in linea di massima|in linea di principio|in qualche modo|in un certo senso|secondo noi|a nostro avviso|a nostro parere|crediamo|pensiamo|speriamo|cerchiamo di|ci sforziamo|per quanto possibile|se possibile|ove possibile|a seconda|dipende da|non necessariamente|non sempre|tende a|tendono a|potenzialmente|quasi|quasi sempre|indicativamente|salvo',
  humour:
    'scherzo|scherzi|scherziamo|scherzi a parte|a parte gli scherzi|è uno scherzo|battuta|battute|barzelletta|barzellette|ahah|ahahah|haha|hahaha|lol|eheh|ops|oops|uops|ehm|psst|tadà|ta dà|voilà|evviva|urrà|yuppi|evvai|uff|boh|bah|mah|beh|eh già|eh sì|nope|giuro|giuriamo|giurin giurello|parola di scout|parola di lupetto|non mordiamo|tranquillo non mordiamo|spoiler|attenzione spoiler|rullo di tamburi|curiosità|lo sapevi che|occhiolino|strizzata d’occhio|gioco di parole|giochi di parole|unicorno|unicorni|ninja|superpotere|superpoteri|supereroi|magia nera|suocera|tua suocera|drogati di caffè|caffè dipendenti|pazzi|pazzo|pazza|pazzesco|pazzesca|matto|matti|folle|folli|follia|buffo|buffi|divertente|divertenti|risate|ridere|da ridere|umorismo|ironia|ironico|autoironia|monello|birichino|sfizioso|goliardico|goliardia|nerd|figata|figo|fighi|mica male',
  irreverence:
    'merda|di merda|cazzo|cazzata|cazzate|del cazzo|incazzato|incazzati|che palle|palle|rompere le palle|coglioni|rotture|rottura di scatole|rompiscatole|scatole|stronzo|stronzate|stronzata|culo|a culo|vaffanculo|maledetto|maledetta|maledetti|dannato|dannata|dannazione|accidenti|diavolo|al diavolo|che diavolo|inferno|porca miseria|porca|cavolo|cavolate|cavolata|fregarsene|chi se ne frega|frega niente|schifo|che schifo|fa schifo|schifezze|schifezza|stupido|stupida|stupidi|scemo|scemi|idiota|idioti|cretino|cretinate|fesserie|sciocchezze|noioso|noiosa|noiosi|noiose|noia|che noia|pallosa|palloso|pippe|seghe mentali|senza fronzoli|fuffa|niente fuffa|zero fuffa|senza fuffa|aria fritta|blabla|bla bla|basta con|odiamo|brutto|brutti|ribelli|matti|svitati|sfigati|sfigato',
  imperative:
    'accedi|acquista|acquisti|affidati|aggiungi|aiuta|aiutaci|approfitta|ascolta|assapora|assicurati|cerca|chiama|chiamaci|chiedi|chieda|clicca|comincia|compila|compra|confronta|conosci|consulta|contatta|contattaci|contatti|controlla|costruisci|crea|cresci|cucina|dai|diventa|dona|entra|esplora|evita|fai|fatti|gestisci|goditi|gusta|guarda|guardi|immagina|immergiti|impara|inizia|inizi|inviaci|invia|iscriviti|lasciati|lascia|lavora|leggi|legga|migliora|naviga|ordina|ordini|organizza|ottieni|ottimizza|parla|parti|partecipa|passa|pensa|personalizza|pianifica|porta|prendi|prenditi|prenota|prenoti|preparati|prepara|proteggi|prova|provi|raccontaci|raggiungi|realizza|regala|registrati|resta|ricevi|richiedi|richieda|rilassati|risparmia|salva|scarica|scarichi|scegli|scelga|scopri|scopra|scrivi|scrivici|segui|seguici|semplifica|sfoglia|sostieni|sperimenta|studia|supporta|trasforma|trova|unisciti|usa|utilizza|vai|vedi|veda|verifica|viaggia|vieni|visita|visiti|vivi|vota',
  superlatives:
    'il migliore|la migliore|i migliori|le migliori|migliore|migliori|il più|la più|i più|le più|il meglio|leader|leader di mercato|leader mondiale|leader nel settore|numero uno|numero 1|n 1|n1|di prima classe|di prim’ordine|di altissima qualità|altissima|massima qualità|massimo|massima|unico|unica|unici|uniche|unico nel suo genere|ineguagliabile|inimitabile|inimitabili|incomparabile|imbattibile|imbattibili|insuperabile|eccezionale|eccezionali|straordinario|straordinaria|straordinari|straordinarie|perfetto|perfetta|perfetti|perfettamente|ideale|ideali|ottimale|ottimali|eccellente|eccellenti|eccellenza|eccellenze|incredibile|incredibili|senza pari|senza eguali|senza precedenti|rivoluzionario|rivoluzionaria|assoluto|assoluta|definitivo|il solo|la sola|l’unico|l’unica|pluripremiato|di eccellenza|bellissimo|bellissima|velocissimo|sicurissimo',
  jargon:
    'algoritmo|algoritmi|architettura di|autenticazione|automazione|interfaccia|interfacce|integrazione|integrazioni|infrastruttura|infrastrutture|interoperabilità|scalabile|scalabili|scalabilità|distribuzione software|configurazione|configurare|parametro|parametri|ottimizzazione|implementazione|implementare|metodologia|approvvigionamento|logistica|governance|revisione contabile|attivi|passivi|ammortamento|responsabilità civile|franchigia|capitolato|gestione progetti|gestione del cambiamento|conformità|certificazione|certificazioni|normativa|normative|gdpr|specifica tecnica|specifiche|specifiche tecniche|modulo|moduli|banca dati|database|crittografia|virtualizzazione|server|rete|reti|fibra ottica|centralino|larghezza di banda|sicurezza informatica|diagnosi|diagnostica|calibrazione|taratura|tolleranza|oleodinamica|idraulico|pneumatico|coppia|fotovoltaico|semiconduttore|lega|lavorazione meccanica|biomarcatore|principio attivo|posologia|controindicazioni|acido ialuronico|fiscalità|iva|filiera|catena del valore|indicatori|processi',
  cliches:
    'su misura|soluzioni su misura|soluzioni personalizzate|innovativo|innovativa|innovativi|innovative|soluzioni innovative|innovazione|all’avanguardia|avanguardia|di ultima generazione|ultima generazione|tecnologie all’avanguardia|alta qualità|di alta qualità|altissima qualità|di qualità|qualità e servizio|a 360 gradi|a 360|a tutto tondo|soluzioni complete|chiavi in mano|team di esperti|team di professionisti|professionisti qualificati|personale qualificato|altamente qualificato|esperienza pluriennale|pluriennale esperienza|anni di esperienza|grande esperienza|passione|con passione|la passione per|passione e professionalità|professionalità|serietà e professionalità|competenza e professionalità|soddisfazione del cliente|la tua soddisfazione|clienti soddisfatti|al tuo fianco|al vostro fianco|il tuo partner|partner affidabile|partner di fiducia|punto di riferimento|un punto di riferimento|leader di settore|vasta gamma|ampia gamma|vasto assortimento|valore aggiunto|sinergia|sinergie|fare la differenza|fa la differenza|prossimo livello|livello successivo|porta il tuo business|rivoluziona|rivoluzionare|trasforma il tuo|sblocca il potenziale|libera il potenziale|nel mondo di oggi|nell’era digitale|in un mondo|in continua evoluzione|in costante evoluzione|immergiti|lasciati conquistare|lasciati ispirare|esperienza unica|esperienza indimenticabile|senza interruzioni|senza sforzo|senza pensieri|senza stress|dalla a alla z|a portata di mano|a portata di click|molto più di|non solo|eccellenza|eccellenza italiana|made in italy|esigenze del cliente|le tue esigenze|vostre esigenze|ogni esigenza|olistico|olistica|approccio olistico|ecosistema|cura dei dettagli|attenzione ai dettagli|nel cuore di|tradizione e innovazione',
  introductions: {
    frame: 'è un|è una|è uno|è il|è la|è lo|è l’|è un’|siamo un|siamo una|siamo un’',
    ends: 'che|per|con|in|e|dove|dedicata|dedicato|specializzata|specializzato|situato|situata|dal|da',
    closes: '',
  },
  stands: {
    difference:
      'a differenza di|l’unico|l’unica|gli unici|senza impegno|senza vincoli|senza costi nascosti|senza abbonamento|il primo a|la prima a|ciò che ci distingue|cosa ci distingue|brevettato|brevettata|uno dei pochi|fatto a mano|fatto in casa|a conduzione familiare|indipendente|artigianale',
    affordable:
      'economico|economica|conveniente|convenienti|accessibile|accessibili|basso costo|low cost|miglior prezzo|migliori prezzi|prezzi bassi|prezzo giusto|rapporto qualità-prezzo|prezzi competitivi',
    premium: 'premium|lusso|lussuoso|lussuosa|esclusivo|esclusiva|alta gamma|di prestigio|pregiato|pregiata|eccellenza',
  },
  distinctions: {
    given:
      'gratis|gratuit*|senza costi aggiuntivi|senza spese|senza impegno|open source|senza pubblicità|senza abbonamento|senza vincoli|privacy|riservatezza|in sicurezza|crittograf*|cifrat*|24/7|24 ore|24 ore su 24|h24|in giornata|lo stesso giorno|il giorno dopo|entro 24 ore|in 24 ore|sul posto|a domicilio|a casa tua|consegna gratuita|in qualsiasi momento|prezzo fisso|prezzi trasparenti',
    made: 'di nostra produzione|produzione propria|nostra produzione|al nostro interno|conduzione familiare|azienda familiare|a gestione familiare|impresa di famiglia|indipendent*|locale|del territorio|a km 0|fatto a mano|fatti a mano|artigian*|made in italy|biologic*|fin dal|sin dal|da oltre|da sempre|anni di esperienza|decenni|generazion*|certificat*|brevettat*|specializzat*|esclusivamente|su misura|piccoli gruppi',
    whole:
      'tutto in uno|all-in-one|tutto in un unico|in un unico posto|in un unico luogo|in un solo posto|in un’unica soluzione|in un’unica piattaforma|tutto ciò di cui hai bisogno|tutto ciò che serve|tutto quello che ti serve|tutto il necessario|dalla a alla z|dall’inizio alla fine|dalla progettazione alla|dall’idea alla|dalla consulenza alla|in ogni fase|passo dopo passo|chiavi in mano|servizio completo|servizi completi|soluzione completa|soluzioni complete|a 360 gradi|a 360°|sotto lo stesso tetto|un unico interlocutore|un solo interlocutore|un unico referente',
    refusal:
      'senza|senza alcun|mai|mai più|zero|niente più|basta con|addio|non solo|non soltanto|non è solo|non è un semplice|più di un semplice|molto più di|nient’altro che|nulla di più|soltanto|unicamente|solo|invece di|anziché|piuttosto che|a differenza di|al contrario di|l’unico|l’unica|gli unici|le uniche|nessun altro|uno dei pochi',
  },
  refusals: {
    not: 'non|mai|né',
    no: 'nessun|nessuna|nessuno|zero',
    without: 'senza|senz',
    only: 'solo|soltanto|solamente|semplicemente|sempre|più|dubbio',
  },
  cuts: {
    determiner:
      'il|lo|la|i|gli|le|l|un|uno|una|al|allo|alla|ai|agli|alle|all|nel|nello|nella|nei|negli|nelle|nell|sul|sulla|sui|sulle|sull|dal|dalla|dai|dalle|dall|questo|questa|questi|queste|quest|mio|mia|tuo|tua|tuoi|tue|suo|sua|suoi|sue|nostro|nostra|nostri|nostre|vostro|vostra|vostri|vostre|ogni|tutto|tutta|tutti|tutte|quale|quali',
    pronoun:
      'io|tu|lui|lei|noi|voi|loro|mi|m|ti|t|si|s|ci|c|vi|v|ne|non|che|può|possono|puoi|possiamo|potete|deve|devono|devi|vuole|vuoi|per|chi',
    connector: 'di|del|dello|della|dei|degli|delle|dell|d|da|per|a|in',
    filler:
      'e|ed|o|od|oppure|ma|però|né|se|perché|poiché|quando|dove|come|cosa|cui|mentre|dopo|prima|con|su|tra|fra|verso|presso|durante|senza|contro|secondo|oltre|fino|sotto|sopra|è|sono|era|erano|essere|sia|sei|siamo|siete|sarà|stato|stata|stati|state|ha|hanno|ho|hai|abbiamo|avete|aveva|avere|fa|fanno|fare|fai|facciamo|fatto|va|vai|andare|dare|dà|vedere|sapere|dire|offre|offrono|offriamo|offrire|permette|permettono|permettere|consente|consentono|trovare|trova|trovi|scoprire|scopri|scoprite|scegliere|scegli|usare|utilizzare|creare|crea|aiutare|aiuta|aiutiamo|rendere|rende|portare|porta|garantire|garantisce|garantiamo|ottenere|ricevere|realizzare|realizziamo|diventare|prenota|contattaci|inizia|più|meno|molto|molta|molti|molte|poco|tanto|tanti|troppo|anche|ancora|già|sempre|mai|solo|soltanto|proprio|così|quindi|inoltre|invece|infatti|oggi|ora|adesso|poi|qui|qua|lì|là|bene|meglio|migliore|migliori|grande|grandi|piccolo|piccola|piccoli|nuovo|nuova|nuovi|nuove|buono|buona|primo|prima|ultimo|ultima|altro|altra|altri|altre|stesso|stessa|stessi|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|cento|mille|sì|no|grazie|ciao|benvenuti|benvenuto|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|qualsiasi|diversi|diverse|vari|varie|facile|facilmente|semplice|semplicemente|perfetto|perfetta|ideale|unico|unica|possibile|ciò|quello|quella|quelli|quelle|qualcosa|niente|ecc',
  },
  weak: 'sito|siti|web|internet|pagina|pagine|home|blog|articolo|articoli|notizie|newsletter|email|telefono|indirizzo|contatto|contatti|messaggio|messaggi|account|menu|menù|link|immagine|immagini|foto|video|file|modulo|domanda|domande|risposta|risposte|informazione|informazioni|info|dettaglio|dettagli|dati|dato|lista|elenco|opzione|opzioni|funzione|funzioni|funzionalità|versione|prodotto|prodotti|servizio|servizi|soluzione|soluzioni|offerta|offerte|prezzo|prezzi|costo|costi|pacchetto|pacchetti|ordine|ordini|pagamento|pagamenti|acquisto|acquisti|negozio|cliente|clienti|utente|utenti|visitatore|visitatori|membro|membri|gente|persona|persone|uomo|uomini|donna|donne|amico|amici|partner|team|squadra|azienda|aziende|impresa|imprese|società|marchio|marchi|settore|settori|mercato|mondo|paese|città|regione|luogo|luoghi|posto|spazio|spazi|via|ufficio|numero|numeri|quantità|tipo|tipi|tipologia|parte|parti|lato|fine|modo|modi|passo|passi|fase|fasi|processo|processi|metodo|metodi|approccio|caso|casi|esempio|esempi|cosa|cose|idea|idee|punto|punti|ragione|motivo|motivi|problema|problemi|risultato|risultati|obiettivo|obiettivi|scopo|valore|valori|vantaggio|vantaggi|beneficio|benefici|qualità|esperienza|esperienze|esperto|esperti|professionista|professionisti|professionale|professionalità|conoscenza|competenza|competenze|aiuto|supporto|assistenza|successo|possibilità|opportunità|esigenza|esigenze|bisogno|bisogni|sfida|sfide|progetto|progetti|lavoro|lavori|attività|programma|programmi|tempo|tempi|volta|volte|giorno|giorni|settimana|settimane|mese|mesi|anno|anni|ora|ore|minuto|minuti|momento|momenti|data|futuro|vita|famiglia|mano|mani|occhi|cuore|storia|nome|parola|parole|titolo|testo|contenuto|contenuti|recensione|recensioni|commento|consiglio|consigli|strumento|strumenti|sistema|sistemi|tecnologia|tecnologie|piattaforma|software|dispositivo|materiale|materiali|accesso|uso|utilizzo|scelta|scelte|gamma|selezione|categoria|categorie|termini|condizioni|livello|livelli|base|ambito|area|dimensione|dimensioni|colore|colori|fiducia|energia|attenzione|richiesta|richieste|moderno|moderna|digitale|digitali|personale|personalizzato|personalizzata|personalizzati|locale|internazionale|speciale|importante|attuale|gratuito|gratuita|sicuro|sicura|efficace|efficaci|completo|completa|alta|alto|generale|principale|tema|gruppo|linea|gestione|crescita|euro|faq|passione|cura',
  commonplace:
    'accesso|acquist*|adesso|articol*|aiuto|assistenza|aziend*|blog|carrello|categori*|chi|client*|consulenz*|contatt*|contenut*|dati|dettagl*|disponibil*|email|esperienz*|faq|form|funzion*|galleria|gratis|gratuit*|home|info*|inizi*|lavor*|link|linea|maggiori|menu|mese|messaggio|nostr*|notizie|nuov*|offert*|offr*|online|opzion*|orari*|ordin*|pagament*|pagin*|partner|permett*|piano|piattaform*|prenot*|prezz*|prodott*|professional*|progett*|qualit*|richiest*|risultat*|scegli*|scopri*|servizi*|settiman*|sicur*|sito|soluzion*|spedizion*|squadra|strument*|team|telefono|tempo|utent*|utilizz*|video|visit*|web|tramite|attraverso|oltre|ogni|inoltre|presso',
  common: `
    non che di la il un per una in mi sono si ho ha ma lo cosa con no le ti se da come io ci hai questo bene qui
    sei del tu solo mio al me tutto te era della mia fatto fare essere so quando lei gli ora ne oh questa detto
    perche va ok quello mai alla anche stato tutti chi abbiamo dei grazie molto sta voglio piu beh tuo sia lui
    allora nel cosi posso ehi prima niente suo tua sai qualcosa siamo fa ancora davvero stai sua hanno casa uno
    dove vero su vuoi due noi dire quindi delle quella altro sempre andare sto po ad li devo quel loro forse
    proprio certo tempo nella poi vi vita sul credo cose fuori anni andiamo puoi quanto cui visto parte qualcuno
    voi dio ciao lavoro volta adesso gia uomo dopo stata padre amico bisogno devi ed posto via nessuno fai signore
    meglio vuole dai dal giorno sembra cazzo vedere signor ogni senza modo qualche dispiace dobbiamo penso ecco
    parlare tra mamma troppo sarebbe dalla ce male vai tanto avete madre fosse favore nuovo sulla successo sa
    giusto possiamo miei aspetta altra alle avere farlo facendo abbia aveva momento ero ragazzi deve prego nostro
    grande tipo senti soldi persone dice appena potrebbe sapere tre questi piace oggi vieni avevo gente siete idea
    figlio guarda ai sicuro puo accordo dentro degli forza queste trovato caso tutte faccio signora nome pensi
    avuto problema donna tutta okay altri preso aver ragazza mondo basta faccia stare ragazzo subito nostra insieme
    nulla ah volevo famiglia sentito notte sara eh stesso ragione testa capito volte sotto vado tuoi tesoro suoi
    bella dato serve erano buona prendere scusa stiamo avrei pensavo moglie porta morto vorrei succede storia bello
    pronto dici cercando avanti meno persona dovuto secondo venire polizia letto capisco avrebbe fino paura dico
    stanno amici mentre domani uomini macchina fine aiuto stavo capo fratello amore facciamo abbastanza nei ucciso
    vediamo state cio mano giorni piano presto comunque trovare nemmeno merda qua bambino sera diavolo giro andato
    vedo quelle far stati neanche primo buon vostro morte tornare anno pensato piacere bel mie papa quasi nessun
    dovrei felice vedi stessa contro colpa quale punto dovrebbe andata finito chiesto sento migliore invece figlia
    quei col dovresti ore almeno minuti terra credi salve strada scusi sue passato dollari nostri stasera settimana
    sola scuola occhi magari vostra perso uscire mani importante parlato bambini ultima stava sapevo potrei
    significa possibile indietro riesco nelle eri chiama piccolo sangue tardi importa cuore messo auto marito viene
    ieri quelli lasciato venuto spero numero ricordi chiamato ascolta veramente fatta parlando pensare fantastico
    difficile fanno altre serio dovremmo fossi acqua entrare stanza pensa possa portato qualsiasi traduzione lascia
    dietro nessuna roba dicendo amo forte problemi corpo piccola agente sentire vicino prendi telefono foto sacco
    pare poco voleva potuto strano donne cinque bravo ragazze stia festa tue andando capire film genere dare parla
    attimo quattro probabilmente morire mesi pure senso vecchio verso ufficio sappiamo ben sorella farti signorina
    dottore domanda unica conosco qual vivere vista guerra paio faro prova ricordo conto avessi divertente nuova
    perdere dimmi sicura mezzo farmi fate piedi be figli sopra unico sapete esattamente lavorare capitano parola
    squadra dottor possono volete motivo avevi finita esatto gioco perfetto fortuna siano credere chiamo potresti
    resto mente mangiare spiace morta cioe passare cena cavolo avresti tratta dammi john pistola buongiorno affari
    sarei dica tizio entrambi davanti puttana citta matrimonio quanti controllo dalle ultimo culo facile fuoco
    cercare sesso the molti fammi vogliono voglia fu potremmo genitori mandato mettere vivo uccidere saranno negli
    vada sicurezza causa inizio faremo re vogliamo potete agli ospedale bere attenzione ricevuto jack sulle
    smettila scritto succedendo avesse omicidio musica pero dicono cura prossima tieni andate lasciare arrivato new
    parole libro capisci revisione pace situazione paese ottimo sbagliato durante oddio provato nostre chiunque
    dirmi wow eravamo immagino entra torna sui amica diventare verita vede voluto farai fatti settimane buono
    portare venuta piuttosto chiedo stupido assolutamente presidente aspettare sam scelta scoperto vuol molte
    dormire lungo dirlo sarai giornata parli giu alcuni bagno arrivare avvocato dello guardare aria cane signori
    realta cielo deciso tornato dieci prigione fra prendo messaggio usare benissimo voce conosci luce giovane
    minuto chiamare campo gran capelli cerca restare lontano qualunque bambina saperlo arrivo poter continua finche
    idiota provare onore passo domande cara alto trova pensando credevo fretta morti preoccuparti gruppo prove
    funziona incidente solito camera odio aiutare brava aspetto speciale futuro bocca finalmente allo cibo chiaro
    circa intenzione vera semplice piacerebbe dirti viaggio insomma cambiare oltre giocare ordine riguardo permesso
    chiamata dovete venite mattina crede natale finire direi fondo york occhio resta cercato vostri devono pronti
    pronta scusami chiami scusate prossimo arriva saputo milioni torno mese sistema michael fermo soltanto
    detective ovviamente vecchia metti appuntamento vanno charlie colpo tom cristo chiedere armi grandi stronzo
    pazzo piacciono faceva porto segreto ii venga controllare grado vittima pezzo lasci specie completamente libero
    generale carino fara sogno aspetti veloce interessa assassino lista vederti potere sapeva brutto nave zitto
    giuro centro sole zio doveva lasciami oppure semplicemente ormai saro tenere informazioni guardate mille nello
    incredibile scena ve iniziato glielo legge giusta gentile spesso alcune consiglio caro rapporto cambiato
    occhiata mike joe addio addosso volevi errore servizio rispetto poteva sanno sparato vestiti sorpresa avrai
    pagare presa attento medico personale risposta quali schifo fame pieno dovevo usato vengo dolore do servono
    saresti peter incontro ritardo normale george diverso riesci prende peggio proposito rimanere sembrava sappia
    bisogna ricorda chiuso nonna compagnia coraggio david avevamo programma dimenticato hey bar migliori terribile
    fallo impossibile arrivando avevano disse frank guai vattene farci aereo conosce sembri grosso notizie tante
    arma guardi uscita ia studio intorno posizione peccato chiave bastardo fin quante interessante cervello dolce
    manca stessi sente andra tanti vestito parti denaro rubato sette esserci cliente appartamento adoro relazione
    base pranzo sala compleanno seconda questione carta henry diritto qualcun vale conosciuto lavora spalle serata
    saremo tv potevo partita otto nero zona potrebbero trovo tempi negozio riuscito stavi aspettando dottoressa
    video continuare poliziotto linea fronte soli ex silenzio sicuramente vinto intendo averlo notizia lettera
    calma senta possibilita scappare aspettate riguarda paul spazio iniziare altrimenti andati diceva ricerca
    simile canzone esiste stesse vive fossero luogo scherzando pezzi scoprire pena parliamo tranquillo vengono
    corso rimasto sentite pubblico regalo buonanotte freddo stamattina stupida santo club farebbe computer entro
    parlo dura birra james scelto ehm lavorando test promesso caccia ballo trovi stanotte max avremmo missione
    salute triste duro casino porti percio alex salvare sarah secondi ultimi america esercito tenente contatto uh
    lavori cellulare jane regole arrivata infatti ascoltami gay pericolo aiutarti vostre droga bellissima oro
    carina guardia esempio certamente cucina palle intendi scommetto arrivati piena dunque colpito forma dagli
    borsa fbi dovrai nonno scarpe anima siediti occasione comprare incontrato fermati affatto ferma ovunque governo
    paziente braccio spettacolo brutta prometto effetti stavamo fermi aperto crimine tornata avremo decisione
    cavallo diciamo necessario mare viva sinistra visita inferno usa chiesa parlarne classe mica salvato dannazione
    scrivere scorsa mentito attacco lunga reale nick intelligente sapevi comprato sergente danny volo contento
    bianco eccolo rende tavolo diventato rotto apri direttore livello dite conoscere passi alcun coi farla cambio
    uscito lato riesce regina arrivederci incinta inglese de caldo luna maggiore farsi hotel giudice destra affare
    aiuti carne rispondere differenza mary pelle processo attraverso codice umano trovata comandante certa
    pomeriggio leggere maledizione lavorato miglior radio pagato precedenti averti vorrebbe passa pericoloso vino
    guardando cerco dia treno interno barca caffe libera figliolo farei lezione presente buone uniti sogni temo
    stagione avrebbero jimmy ordini partire sposato accidenti vederlo data nord nuovi ringrazio star cattivo
    parlarti chiudi documenti gamba ama episodio smettere intero pensate imparato alta rosso venuti pochi lascio
    calmati congratulazioni gesu belle comune segno mostro bomba gambe avra responsabile sembrare ottima aiutarmi
    chiedendo biglietto san clienti tocca steve quegli mangiato sexy bellissimo jim tony farle abbiano intera vivi
    posti zia farcela ray maestro banca agenti scherzo operazione dovrebbero ufficiale diro ami and fantastica
    vorresti finta energia benvenuto nascosto scorso pressione periodo indirizzo speranza meta soprattutto pazza
    offerta seguito passaggio sarebbero piangere fratelli rischio tale naturalmente torni chiavi finestra harry
    potesse vincere aprire sud entrato tommy andremo lasciate pianeta esci danno darmi potessi vecchi stronzate
    segreti inoltre guida uccisa darti vite testimone strana messa correre metto portata metri ritorno saltare
    frega ottenere combattere jake vittime capisce molta orribile arrabbiato imparare ryan prezzo colazione
    esperienza animali bill diversi ragazzino destino collo cominciare mossa college vicini blu nomi maggior enorme
    preoccupare fortunato will rumore libri suppongo serie arte edificio laboratorio difesa chiedi sceriffo odore
    saprei progetto ristorante perfetta fiducia nove lingua segnale tranne scegliere bob porca ascolti carriera
    colpevole seduto palla comando don prendendo terzo aiutato avermi naso mette torta immediatamente locale
    aiutarla sembrano amy discorso emergenza muro spirito chiamate contrario verra ie fiori notato massimo turno
    piccoli umani anello controllato dovremo coppia vedrai faranno persino accanto dubbio vedete dipartimento
    prenda aiutami furgone dati costa guardami cominciato evitare ridere proteggere you diverse scatola mangia
    vederla dovevi colonnello riunione stazione andava felici londra memoria grave razza punti chiudere
    praticamente soldato giustizia bianca potrai torniamo giovani digli eroe mark sparare cerchi tribunale ferito
    pesce albero nuove battaglia averla pausa professore lee entrambe ferita nemico arresto carte daniel ballare
    natura uso casi ovvio piede dirle johnny inutile miss inizia cani basso colore povero isola storie billy
    preoccupato fidanzato sentimenti andro maria prendiamo diventa kate alzati idee bacio poliziotti chiamano
    parigi kevin utile anzi laggiu corsa buoni cattiva contenta compito richard tranquilla stavolta preferito nato
    andartene bordo denti coltello tengo visti decidere provi verde sensazione corte resti anna piaciuto
    meraviglioso ascoltare taxi giochi aperta retro prendermi legale pensano chris conta improvviso guidare stile
    obiettivo incontrare pantaloni ridicolo sbaglio adam fila saremmo los brian accesso breve risolvere continui
    peso continuo sveglia muoviti francese entrata dipende suona chiusa smesso opera vaffanculo bobby ricordare
    buio tiene avro fianco estate azione arrabbiata cadavere affrontare walter centrale angolo funzionato ognuno
    contratto faresti accettare grandioso fede stronza procuratore show vendere innocente latte schiena soldati
    finisce ultimamente fermare malattia bevuto andy fiume buonasera effetto paga ll conti principe scopo mandare
    andarci sii stavano fidati dirtelo assistente nipote fargli robert rispondi risultati matto rose rimasta
    soluzione dimenticare vento project sbrigati stanco americano of fanculo scott claire debole troveremo faccenda
    piaceva tradurre capace peggiore siate scomparsa particolare creato cerchiamo principale dna chiederti campagna
    coglione riuscita andrai stampa gatto braccia condizioni parecchio fottuto tenuto troviamo magia ponte emily
    risposto angeles dettagli attenta reso rilassati impronte sbagliata importanza drink insegnato washington
    rovinato malato sindaco seguire decisamente convinto campione zitta srt forze salire tanta rachel omicidi
    prendete dando provo charles morendo chiaramente pete immaginare debba valore importanti mantenere spiegare
    buco eddie momenti bellezza piani distrutto mercato pensarci richiesta nonostante ispettore provando pensiero
    villaggio creare camminare bottiglia rimane sedia tiro ghiaccio stella finale riuscire tracce vedremo
    conoscenza pensava usando principessa scusatemi milione crederci passata mr corri chiamami cadere palazzo
    succedere camion martin speravo sguardo dover parco eccola cinema teoria emma angelo ln americani stelle
    propria benvenuti attesa preferisco eccoci preoccupi potevi ubriaco lettere conversazione cento dovere dan
    scuse fidanzata chiede fantasma suono chuck diversa cancro case credimi luci privato perdita sistemare terza
    prenderti dita comincia vince pensiamo caduto trovarlo scendere grace sig andarmene pista compagno primi
    indagine innamorato telefonata annie aspettavo desiderio dovreste numeri seduta mentendo accettato aiuta
    autobus troia magnifico sabato esserlo voci occupato controlla pratica sposata tetto genio preoccupata volessi
    cappello leggi orologio direttamente to bicchiere eppure mezza purtroppo conosciamo liceo voler piaci
    seriamente pazienti facevo infermiera maledetto accusa esame popolo ragazzina esce gara politica entri metta
    pollo area fece diamo spiaggia passati testimoni ted viso cambia altezza eric media segni dirgli copertura
    porte perfettamente doccia vissuto taglio animale eravate giornale distanza vedermi guardato ascoltate completo
    ordinato lasciamo alcuna minaccia bevi sentita super toccare dargli jason eta naturale lascialo strade date
    stanca pagina paradiso quartiere kim certe hank andarsene thomas venduto matt rotta sposa nazionale sottotitoli
    giardino biglietti diventata succedera spaventato arrestato partito internet allarme grossa universo girare
    collega insegnante cavalli vuoto muore merito chiamarmi talento killer rosa spada fan dito uccidermi dovesse
    tipi`,
  stockPhrases:
    'all’avanguardia|soluzioni su misura|a 360 gradi|chiavi in mano|punto di riferimento|al tuo fianco|fare la differenza|esperienza pluriennale',
  scale:
    'clienti|utenti|membri|persone|famiglie|pazienti|studenti|aziende|imprese|marchi|paesi|città|negozi|sedi|partner|dipendenti|progetti|anni|anni di esperienza|ordini|recensioni|stelle|premi',
  numbers: {
    magnitude: 'milioni|miliardi',
    uncounted: 'di',
    order: 'passo|passaggio|capitolo|livello|pagina',
  },
  claimContexts: {
    negation: 'non|nessuna',
    towards: 'verso',
    terms: 'sconto',
    years: 'anni',
    experience: 'oltre|più di|esperienza',
    announcing: "tutto quello che (?:c['’]è da|devi) sapere",
  },
  sourceNames: {
    binder: 'di|dei|della|delle|e',
    opening: 'Il',
    preposition: 'secondo',
  },
  ratings: {
    reviews: 'recensioni|opinioni',
    outOf: 'su 5',
    stars: 'stelle',
  },
  linking: {
    beforeNouns: 'di|per|da|su|con|senza|in',
    beforePlaces: 'a',
    lastOfRow: 'e',
  },
  negations: 'non|mai|nessun|nessuna|nessuno|senza|niente|né|invece di',
  backward:
    'egli|esso|essa|essi|lui|lei|loro|suo|sua|suoi|sue|questo|questa|questi|queste|ciò|quello|quella|e|ed|ma|o|quindi|perciò|dunque|inoltre|anche|tuttavia|poi|dopo|ad esempio|per esempio|infine|sì|qui|lì|che|chi|dove|perché|quando|se|mentre|sebbene|nota|attenzione|importante|altri|altre|entrambi',
  conditions:
    'se|salvo|tranne|solo|soltanto|fino a|da|a partire da|almeno|al massimo|minimo|massimo|più di|meno di|circa|quasi|secondo|in base a|per|entro|dopo|prima|escluso|incluso|purché',
  regulated:
    'cura|guarisce|guarire|guarigione|garantit*|garanzia|certificat*|accreditat*|approvat*|omologat*|assicurat*|clinicamente|provat*|senza rischi|biologic*|sicur*|premiat*|brevettat*|rendimento',
}
