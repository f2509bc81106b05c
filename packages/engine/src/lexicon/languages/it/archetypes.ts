import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'nient altro che|senza conservanti|senza additivi|senza coloranti|senza zuccheri aggiunti|' +
        'niente di artificiale|nulla di artificiale|genuin*|purezza|come una volta|sapori di una volta|' +
        'cose semplici|semplicità|incontaminat*|angolo di paradiso|100 naturale|solo ingredienti naturali|' +
        'ingredienti semplici|senza pubblicità|nessuna pubblicità|nessun tracciamento|senza tracciamento|' +
        'occhi di un bambino|stupore dei bambini|ottimis*|gioia di vivere|a cuor leggero|km 0|chilometro zero|' +
        'senza trucchi|nessun trucco|oasi di pace|oasi di tranquillità|nel rispetto della natura',
      2:
        'puro|pura|puri|pure e semplici|semplice e onest*|onest*|innocen*|felicità|felice|felici|serenità|' +
        'seren*|bontà|sincer*|limpid*|cristallin*|idilli*|paradisi*|biologic*|biodinamic*|gioia|gioie|armonia|' +
        'sorriso|sorrisi|sorrider*|sorridi|tranquillità|positività|pensiero positivo|buono e sano|' +
        'sana alimentazione|mangiare sano|vita sana|vivere sano|prodotti della terra|frutti della terra|' +
        'aria pulita|mondo pulito|mondo migliore|rispetto per la natura|senza glutine|senza allergeni|' +
        'acqua di sorgente|candore|candida semplicità|sole|mare e sole|sole e mare|sole mare|relax|spensierat*|' +
        'vacanza|vacanze|serena|sereno|naturale|pace',
      1:
        'naturali|semplice|semplici|fresco|freschi|fresca|fresche|freschezza|pulito|pulita|puliti|leggerezza|' +
        'lieve|luce del sole|primavera|prati|fiori|infanzia|fiducios*|ecologic*|sano|sana|sani|sane|delicato|' +
        'delicata|delicati|rispetto per l ambiente|natura',
    },
    Everyman: {
      3:
        'per tutti|per tutte le tasche|alla portata di tutti|accessibile a tutti|a portata di tutti|' +
        'aperto a tutti|aperta a tutti|aperti a tutti|gratis per tutti|gratuito per tutti|libero e gratuito|' +
        'gente comune|persone normali|persone comuni|persone come te|persone come noi|gente come noi|' +
        'come a casa|sentirsi a casa|sentirti a casa|senza fronzoli|senza complicazioni|' +
        'senza tanti giri di parole|di tutti i giorni|vita di tutti i giorni|la vita quotidiana|' +
        'gestito dalla comunità|fatto da volontari|volontari|volontariat*|a conduzione familiare|' +
        'conduzione familiare|gestione familiare|azienda di famiglia|azienda familiare|impresa familiare|' +
        'vicini di casa|di quartiere|uno di noi|bando alle ciance|fai da te|in parole semplici|' +
        'parla come mangi|senza costi nascosti|nessun costo nascosto|prezzo giusto|prezzi giusti|prezzi onesti|' +
        'prezzi popolari|prezzo onesto|senza giri di parole|parliamo chiaro|alla mano|alla buona|' +
        'buona compagnia|in compagnia|tra amici|per tutta la famiglia|come una volta|per ogni tasca|' +
        'del quartiere|sotto casa|di padre in figlio|cucina casalinga|preventivo gratuito|preventivi gratuiti',
      2:
        'tutti insieme|comunità|community|entra a far parte|far parte di|appartenen*|inclusiv*|inclusione|' +
        'accoglient*|accoglienza|convenient*|convenienza|low cost|amichevol*|cordial*|familiar*|popolare|' +
        'quotidian*|buon senso|gente|amici|amicizia|quartiere|condivision*|cooperativ*|solidal*|senza impegno|' +
        'casalingh*|genitori|negozi locali|produttori locali|volontario|volontaria|senza pretese|ognuno di noi|' +
        'prezzi accessibili|prezzi contenuti|spendere poco|nessuno si senta escluso|come noi|semplice|semplici|' +
        'semplicità|famiglia|famiglie|genuin*|accoglien*|conviviale|convivialità|compagnia|ospitalità|' +
        'tradizione di famiglia|casalinga|onest*|paese|locale',
      1:
        'chiunque|vicino a te|vicino a casa|partecip*|incontrarsi|incontri|territorio|tradizional*|nonna|nonni|' +
        'facile|facili|ritrovo|chiacchier*|normale|normali|gratis|insieme|trattoria|economico|economici|' +
        'economiche|pratico|pratici|come te|concreto|concreti|concretezza|condivid*|ogni giorno|risparmi*|soci',
    },
    Hero: {
      3:
        'supera i tuoi limiti|superare i propri limiti|superare i limiti|oltre i limiti|oltre ogni limite|' +
        'dai il massimo|dare il massimo|dare il meglio|mettiti alla prova|mettersi alla prova|non mollare|' +
        'non mollare mai|mai arrendersi|non arrendersi|non ci arrendiamo|non arrenderti|' +
        'quando ogni minuto conta|ogni minuto conta|ogni secondo conta|raggiungi i tuoi obiettivi|' +
        'raggiungere i tuoi obiettivi|raggiungere i propri obiettivi|raggiungi il tuo obiettivo|' +
        'accetta la sfida|vinci la sfida|vincere le sfide|affrontare le sfide|pronto intervento|soccors*|' +
        'salvare vite|salva vite|salviamo|eroe|eroi|eroina|eroic*|imbattibil*|inarrestabil*|invincibil*|' +
        'senza paura|zero scuse|niente scuse|batti la concorrenza|battere la concorrenza|risultati garantiti|' +
        'soddisfatti o rimborsati|spirito di sacrificio|grinta|cambiare il mondo|in prima linea|' +
        'fai la differenza|fare la differenza',
      2:
        'coraggio|coraggios*|sfida|sfide|sfidare|vincere|vincente|vincenti|vittori*|vinci|trionf*|campione|' +
        'campioni|campionessa|determinazion*|determinat* a|tenacia|tenac*|disciplin*|allena*|potent*|' +
        'combatt*|lotta|lottare|lottiamo|lotte|conquist*|primato|emergenz*|urgenz*|intervento immediato|' +
        'in ogni emergenza|h24|24 ore su 24|competitiv*|competizion*|agonis*|squadra vincente|atlet*|forza|' +
        'nessun limite|senza limiti|potenza|potente|potenti|pronti a tutto|rialzarsi|ricomincia da te|' +
        'tornare in forma|più forti di prima',
      1:
        'forte|forti|risultati|successo|impegno|dedizione|velocità|veloce|gara|gare|migliorar*|migliorarsi|' +
        'crescita|motivazion*|robust*|affront*|supera|superare|traguard*|squadra|orgoglio|garantiti|' +
        'obiettivo|obiettivi|potenziare|potenziamento|talento|prestazioni|performance|resistente|resistenti|' +
        'garantito|intervento rapido|record',
    },
    Outlaw: {
      3:
        'rompere le regole|rompi le regole|rompiamo le regole|infrangere le regole|fuori dalle regole|' +
        'fuori dal coro|voce fuori dal coro|fuori dagli schemi|rompere gli schemi|rompi gli schemi|' +
        'rompiamo gli schemi|rompe gli schemi|senza censure|senza censura|senza filtri|' +
        'senza peli sulla lingua|senza padroni|senza padrone|senza chiedere il permesso|senza permesso|' +
        'resistente alla censura|anti censura|senza intermediari|niente intermediari|nessun intermediario|' +
        'nessuna autorità centrale|decentralizzat*|decentrat*|ribell*|status quo|contro il sistema|' +
        'controcorrente|contro corrente|andare controcorrente|anticonformis*|anticonvenzional*|' +
        'non convenzional*|irriverent*|provocator*|provocazion*|trasgress*|sovversiv*|dirompent*|big tech|' +
        'le multinazionali|contro le multinazionali|di rottura|dire basta|diciamo basta|liberati dal*|' +
        'liberati da|riprenditi|riprendi il controllo|vogliono che tu|la tua privacy non è in vendita|' +
        'non siamo come|contro ogni regola|rivoluzione|rivoluzioni|rivoluzionare|rivoluzioniamo|senza banche|' +
        'ci rifiutiamo|peer to peer',
      2:
        'radical*|insolent*|indisciplinat*|scomod*|indipendente da|indipendenti da|indipendent*|boicott*|' +
        'manifesto|attivis*|militan*|disobbedi*|rifiutiamo|underground|punk|hardcore|pirat*|bastard*|' +
        'maledett*|fuorilegge|clandestin*|autogestit*|autogestion*|sfacciat*|spudorat*|scandal*|sovranità|' +
        'monopoli*|censur*|protesta|proteste|protestare|sorveglianza di massa',
      1:
        'ribaltar*|stravolg*|ribalta|distrugg*|cambiare le regole|libertà di espressione|software libero|' +
        'codice libero|basta con|stufo|stufi|stanco di|stanchi di|motociclett*|libero da|liberi da|liberare|' +
        'senza compromessi|estremo|estrema|estremi|estreme|la resistenza|hacker|anonim*|alternativo|' +
        'alternativi|denunci*|rock|ribaltiamo|grezzo|grezza|tatuagg*',
    },
    Explorer: {
      3:
        'esplor*|avventur*|fuori dai sentieri battuti|lontano dai sentieri battuti|oltre confine|' +
        'oltre i confini|senza confini|nuovi orizzonti|nuove frontiere|a modo tuo|a modo nostro|' +
        'per la tua strada|la tua strada|segui la tua strada|trova la tua strada|spirito libero|' +
        'spiriti liberi|voglia di libertà|senso di libertà|in libertà|in viaggio|viaggiare|viaggiator*|' +
        'viaggia|giro del mondo|intorno al mondo|in giro per il mondo|sulle strade del mondo|mete|' +
        'terre lontane|terre selvagge|natura selvaggia|all aria aperta|aria aperta|vita all aperto|' +
        'escursion*|trekking|trail|cammini|sentier*|nomad*|vagabond*|pionier*|ignoto|via dalla routine|' +
        'fuga dalla città|on the road|zaino in spalla|luoghi nascosti|angoli nascosti|luoghi inesplorati|' +
        'itinerar*',
      2:
        'libertà|viaggio|scoperta|scoperte|scoprire il territorio|alla scoperta|scopri il territorio|' +
        'orizzont*|frontier*|montagn*|vetta|vette|cime|rifugio alpino|alpin*|bosco|boschi|foreste|oceano|' +
        'deserto|vela|selvagg*|outdoor|bivacc*|campeggi*|arrampicat*|biciclett*|ciclis*|mountain bike|safari|' +
        'isole|curiosità|curios*|indipendenza|borghi|parti per|bussola|rotta|liberi di|libero di|libera di|' +
        'viaggi|in tenda|luoghi autentici|alla ricerca di nuov*|giramondo|scopri i luoghi|' +
        'lontano dalla folla|turismo lento',
      1:
        'mare|isola|lago|paesagg*|natura|territori|vento|cielo|ovunque|ovunque tu sia|dovunque|strade|' +
        'ritmo lento|vacanz*|guida alpina|guide alpine|gite|gita|tappe|nuove strade|autentic*|sconosciut*|' +
        'bici|destinazion*|autonomia|nel mondo|panoram*',
    },
    Creator: {
      3:
        'fatto a mano|fatta a mano|fatti a mano|fatte a mano|realizzat* a mano|lavorat* a mano|' +
        'dipint* a mano|cucit* a mano|handmade|artigian*|su misura|fatto su misura|creato da noi|crea il tuo|' +
        'crea la tua|crea i tuoi|crea le tue|costruisci il tuo|costruisci la tua|disegna il tuo|' +
        'disegna la tua|progetta il tuo|progetta la tua|personalizza il tuo|personalizza la tua|dai vita a|' +
        'dare vita a|dai forma|dare forma|diamo forma|prendono forma|prende forma|dai voce alla tua|' +
        'diamo vita|liberare la creatività|libera la tua creatività|creativ*|pezzi unici|pezzo unico|' +
        'unico nel suo genere|la tua idea|le tue idee|tue idee|vostre idee|tua immaginazione|immaginazion*|' +
        'attenzione ai dettagli|cura dei dettagli|cura del dettaglio|cura per i dettagli|' +
        'amore per i dettagli|maestri artigiani|saper fare|savoir faire|arte di fare|opera d arte|' +
        'opere d arte|la tua radio|il tuo podcast|il tuo negozio online',
      2:
        'designer|progettist*|disegn*|ingegno|inventiva|originalità|idear*|ideat*|ideiamo|ideatore|concept|' +
        'prototip*|layout|atelier|bottega|ceramic*|falegnam*|sartor*|sartoria|compositor*|comporre|' +
        'scultur*|pittur*|artist*|collezione disegnata|stampa 3d|maker|espressiv*|espressione|esprim*|' +
        'forgiat*|illustrator*|illustrazion*|idee originali|costruito a mano|plasmare|plasmiamo|arte|' +
        'mani esperte|mani sapienti|ricamo|ricami|ricamat*|inventare|inventiamo|inventor*|invenzion*|fantasia',
      1:
        'crear*|creiamo|creazion*|realizziamo|realizzare|idee|unico|unica|stile|colori|mani|editor|template|' +
        'personalizz*|studio creativo|branding|identità visiva|progettiamo|progettar*|originale|originali|' +
        'tipografi*|fotografi*|cuoio|architett*|costruire|costruisc*|laboratorio|design',
    },
    Ruler: {
      3:
        'leader di mercato|leader nel settore|leader del settore|leader mondiale|leader europe*|' +
        'leader italian*|leader in italia|leader nella|leader nel|azienda leader|società leader|' +
        'punto di riferimento|eccellenza|eccellenze|prestigi*|esclusività|di alto livello|' +
        'di altissimo livello|ai massimi livelli|massimi livelli|di lusso|lusso|alta gamma|top di gamma|' +
        'fascia alta|riservatezza|massima riservatezza|discrezione|autorevol*|autorità|governance|compliance|' +
        'conformità normativa|pieno controllo|tutto sotto controllo|sotto controllo|avere il controllo|' +
        'controllo totale|controllo completo|grandi imprese|grandi aziende|le più grandi aziende|' +
        'multinazionali di|secolar*|da generazioni|da tre generazioni|' +
        'da oltre un secolo|elite|vip|imperial*|standard più elevati|più alti standard|elevati standard|' +
        'massimo rigore|affidati ai migliori|dal 186*|dal 187*|dal 188*|dal 189*|dal 190*|dal 191*|dal 192*|' +
        'fondata nel 18*',
      2:
        'esclusiva|esclusivo|esclusivi|esclusive|leadership|leader|iso 9001|rigor*|precisione|affidabilità|' +
        'patrimoni*|tradizione secolare|gestione patrimoniale|gestione integrata|gestione completa|' +
        'efficienza|consiglio di amministrazione|gruppo internazionale|stabilità|executive|' +
        'sicurezza aziendale|dimora storica|alto profilo|investitor*|premium|enterprise|casa reale|regale|' +
        'regalità|sovrano|sovrani|solidità|palazzo storico|mettere ordine|chiavi in mano|nobile|nobili|' +
        'nobiltà',
      1:
        'storic*|azionist*|investiment*|controllo|monitoragg*|gestione|standard|internazional*|globale|' +
        'numero uno|quotata|affidabil*|suite|certificat*|certificazion*|processi|procedure|manager|dirigen*|' +
        'pianificazion*|strategic*|solido|solida|organizzata|istituzion*|istituzional*|a norma|ottimizzazion*|' +
        'dal 193*|dal 194*|dal 195*|dal 196*|dal 197*|dal 198*|' +
        'fin dal 19*|sin dal 19*|dal lontano 19*|fondata nel 19*|nata nel 19*',
    },
    Magician: {
      3:
        'magia|magie|magico|magica|magici|magiche|magicamente|per magia|come per magia|bacchetta magica|' +
        'trasform*|in pochi secondi|in un istante|in un attimo|in pochi minuti|in pochi clic|in un clic|' +
        'con un clic|con un click|in un solo clic|in pochi click|all istante|senza sforzo|senza fatica|' +
        'senza muovere un dito|pensiamo a tutto noi|fa tutto da solo|si occupa di tutto|sogni che diventano|' +
        'diventa realtà|diventano realtà|trasformare i sogni|realizza i tuoi sogni|realizzare i sogni|' +
        'i tuoi sogni|il tuo sogno|non crederai|non ci crederai|incredibile ma vero|sesto senso|il futuro di|' +
        'il futuro del*|il futuro è|oltre l immaginazione|reinvent*|rivoluziona il modo|metamorfosi|alchim*|' +
        'esperienze indimenticabili|momenti indimenticabili|indimenticabil*|senza parole|a bocca aperta|' +
        'lasciati stupire|lasciati incantare',
      2:
        'sogno|sogni|sognar*|sognator*|visionar*|meravigli*|incant*|incantevol*|stupor*|stupire|stupisc*|' +
        'sorprend*|misteri*|mistero|misteriosa|miracol*|prodigi*|stupefacent*|mozzafiato|futuristic*|' +
        'automatizz*|automazion*|ai generativa|predittiv*|energia positiva|rinascita|rigener*|spiritual*|' +
        'consapevolezza|immersiv*|trasmut*|rivoluzionari*|fiaba|fiabesc*|favola|suggestiv*|illusion*|mago|' +
        'maghi|automaticamente|in automatico|nel futuro|esperienza unica|esperienze uniche|immagina|sorpresa|' +
        'sorprese|rendiamo possibile|rendere possibile l impossibile|istantane*',
      1:
        'incredibil*|innovazion*|innovativ*|tecnologie avanzate|cambia il modo|potenziale|sblocca*|' +
        'realtà aumentata|nuova vita|digitalizz*|semplifica*|impossibile|straordinari*|prevedere|prevision*|' +
        'visione|vision|intelligenza artificiale|guarigione|intuitiv*|evolv*|evoluzion*|futuro|cambiamento',
    },
    Lover: {
      3:
        'con amore|fatto con amore|fatti con amore|amore a prima vista|ti innamorerai|farà innamorare|' +
        'fa innamorare|innamor*|amore per|per amore|storia d amore|storie d amore|l amore|la nostra passione|' +
        'appassionat*|sensual*|seduc*|seduz*|romantic*|romanticismo|intimità|atmosfera intima|' +
        'lume di candela|luna di miele|il giorno più bello|giorno più bello della|matrimonio da sogno|' +
        'bellezza|bellezze|splendore|risplend*|irresistibil*|tentazion*|golos*|peccato di gola|delizi*|' +
        'delizia|squisit*|piacere dei sensi|piaceri|piaceri della|i cinque sensi|tutti i sensi|coccol*|' +
        'coccolare|concediti|lasciati coccolare|lasciati sedurre|lasciati conquistare|vellutat*|voluttuos*|' +
        'fascino|affascin*|la tua pelle|dolce vita|i sensi|i tuoi sensi|dei sensi',
      2:
        'amore|amore vero|passioni|amiamo|amare|bellissim*|splendid*|stupend*|elegan*|raffinatezza|charme|' +
        'chic|glamour|profum*|fragran*|aroma|aromi|essenze|seta|velluto|morbid*|carezz*|abbracc*|bacio|baci|' +
        'gustar*|gustos*|assapor*|degust*|cioccolat*|pasticceria|gourmet|relax|massagg*|rilassant*|diamant*|' +
        'lingerie|femminil*|femminilità|raffinat*|desiderio|desiderat*|desiderabil*|dal cuore|con il cuore|' +
        'con tutto il cuore|col cuore|sposi|sposa|nozze|con passione|passione per|dolcezza|ciò che amiamo|' +
        'amanti',
      1:
        'pelle|viso|atmosfera|atmosfere|emozioni|rose|bollicine|prelibat*|amat*|poesia|passione|bello|bella|' +
        'belle|gusto|sapore|sapori|moda|donna|piacere|emozion*|gioiell*|intimo|intima|intimi|intime',
    },
    Caregiver: {
      3:
        'ci prendiamo cura|prendersi cura|prenderci cura|prenditi cura|prendiamo cura|prende cura|' +
        'prendono cura|prendersene cura|siamo al tuo fianco|al fianco di|accanto a chi|accanto alle|' +
        'vicino a chi|siamo qui per te|qui per te|sempre con te|non sei solo|non sei sola|mai soli|' +
        'nessuno escluso|nessuno resti indietro|nessuno indietro|chi ha bisogno|chi ne ha bisogno|chi soffre|' +
        'chi è in difficoltà|in difficoltà|i più deboli|i più fragili|fragili|fragilità|aiutare gli altri|' +
        'aiuta chi|aiutiamo|aiutaci ad aiutare|donazion*|donator*|donare|5 x mille|5x1000|cinque per mille|' +
        'adozion*|i tuoi cari|persone care|chi ami|proteggi la tua famiglia|la tua famiglia al sicuro|' +
        'al sicuro|tranquillità della tua famiglia|dormire sonni tranquilli|sonni tranquilli|un aiuto concreto|' +
        'compassion*|amorevol*|affettuos*|adotta un|dona ora|dona adesso|fai una donazione|sosteniamo chi|' +
        'accanto a te|ci occupiamo di tutto|pensiamo a tutto noi|a tutto pensiamo noi|al tuo fianco|' +
        'al vostro fianco|al suo fianco|passo dopo passo|senza pensieri|senza stress|con pazienza|' +
        'in buone mani|in mani sicure|ti accompagniamo|vi accompagniamo|la tua tranquillità|' +
        'vostra tranquillità|come fossero nostri',
      2:
        'accudi*|assistiamo|sollievo|conforto|curare|cura della persona|cura degli|cura dei pazienti|protegg*|' +
        'protezione della famiglia|protezione civile|salvaguard*|sostegno|sostener*|sosteniamo|solidarietà|' +
        'beneficenza|umanitari*|umanità|empatia|empatic*|speranza|guarir*|malattia|anziano|non autosufficient*|' +
        'neonat*|mamme|mamma|cuccioli|animali domestici|rifugio|inclusione sociale|altruis*|generos*|ascolto|' +
        'assistenza domiciliare|assistenza agli anziani|assistenza sanitaria|confortevol*|gentilezza|' +
        'prendersi a cuore|a cuore|sostieni|dona|con disabilità|disabili|tranquillità|sicurezza dei|rassicur*|' +
        'premur*|attenzione alla persona|attenzioni|dedizione|coccol*|serenità|con affetto|con amore e',
      1:
        'aiutar*|aiuto|benessere|salute|sicurezza|ascolt*|pazienza|fiducia|serve aiuto|delicatezza|' +
        'attenzione per|bisogni|umano|umana|dedicat* a chi|cure|infermier*|pazienti|malati|anziani|bambini|' +
        'prevenzione|tutel*|accompagniamo|accompagnar*|affianc*|affianchiamo|presa in carico|assistere',
    },
    Jester: {
      3:
        'diverti*|senza prenderci troppo sul serio|per ridere|ridere|risate|risata|farsi due risate|due risate|' +
        'fare festa|facciamo festa|scherz*|barzellett*|battute|battuta|buffo|buffi|buffa|buffe|spass*|' +
        'esilarant*|comic*|comicità|umoris*|ironi*|autoironi*|goliardi*|follia|folli|folle|matto|matti|matta|' +
        'matte|assurd*|strampalat*|stravagan*|bizzarr*|scanzonat*|giocos*|burlon*|birichin*|monell*|meme|memes|' +
        'lol|evviva|urrà|yeah|wow|ops|ahah|ahahah|haha|che figata|figata|una bomba|mai noios*|addio noia|' +
        'zero noia|vietato annoiarsi|basta noia|noia|noios*|che la festa abbia inizio|si balla|tutto da ridere|' +
        'troppo sul serio|non prendersi sul serio|scherzi a parte',
      2:
        'giocar*|gioca|giocando|giochiamo|allegr*|allegria|buonumore|buon umore|dj set|karaoke|carnevale|circo|' +
        'clown|pagliacc*|cabaret|burl*|trash|cattivell*|furb*|malizios*|malandrin*|simpatic*|simpatia|baldoria|' +
        'caciara|brindis*|brindiamo|cin cin|animatori|cazzat*|minchia|quiz|emoji|party|festa|pazz*',
      1:
        'esageriamo|esagerat*|ballo|playlist|gelato|merenda|spritz|sfizi*|strano|strana|strani|scimmi*|feste|' +
        'spuntin*|snack|aperitiv*|gioco|giochi|animazione|colorat*|vivac*|compleann*|frizzant*|ballare',
    },
    Sage: {
      3:
        'basat* sui dati|basat* su dati|basat* sulle evidenze|basat* sull evidenza|basat* su evidenze|' +
        'evidenze scientifiche|scientificamente|comprovat*|prove scientifiche|dati alla mano|fact checking|' +
        'decisioni informate|decisioni consapevoli|scelte consapevoli|scelta consapevole|prendere decisioni|' +
        'ricerca scientifica|ricercator*|metodo scientifico|metodologi*|conoscenz*|sapienza|saggezza|saperi|' +
        'verità|studi scientifici|secondo gli studi|codice aperto|open source|sorgente aperto|' +
        'audit indipendent*|imparzial*|white paper|insight|il sapere|fatti verificati|' +
        'tutto quello che devi sapere',
      2:
        'scientific*|studios*|capire|capiamo|comprender*|comprension*|spiegazion*|spieg*|logica|' +
        'pensiero critico|osservatorio|indagin*|misurabil*|accurat*|accuratezza|oggettiv*|obiettività|' +
        'esattezza|filosofi*|ricerche|approfondiment*|studi clinici|misurare|misuriamo|misurazion*|ragionare|' +
        'ragionament*|essere informati|fondat* su|know how|dati affidabili|dati oggettivi|prendi decisioni|' +
        'dati concreti',
      1:
        'studiar*|metodo|teoria|algoritm*|scuola di pensiero|chiarezza|trasparenza|trasparent*|diagnos*|' +
        'analizz*|documentazion*|verificat*|verificabil*|la ricerca|imparar*|impari|impara|apprend*|analis*|' +
        'didattic*|formazione continua|divulg*|insegnare|insegniamo|insegnament*|educativ*|educazion*|educare|' +
        'impara a|scien*|intelligen*|espertis*|guide pratiche',
    },
  },
}
