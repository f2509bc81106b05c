import type { ArchetypeWords } from './archetype-words.ts'

export const it: ArchetypeWords = {
  Innocent: {
    3:
      'nient altro che|senza conservanti|senza additivi|senza coloranti|senza zuccheri aggiunti|' +
      'niente di artificiale|nulla di artificiale|senza compromessi sulla genuinità|genuin*|purezza|' +
      'come una volta|sapori di una volta|cose semplici|semplicità|spensierat*|incontaminat*|' +
      'angolo di paradiso|100 naturale|solo ingredienti naturali|ingredienti semplici|senza pubblicità|' +
      'nessuna pubblicità|nessun tracciamento|senza tracciamento|occhi di un bambino|stupore dei bambini|' +
      'ottimis*|gioia di vivere|a cuor leggero|km 0|chilometro zero|senza trucchi|nessun trucco|' +
      'oasi di pace|oasi di tranquillità|nel rispetto della natura',
    2:
      'puro|pura|puri|pure e semplici|semplice e onest*|onest*|innocen*|felicità|felice|felici|serenità|' +
      'seren*|bontà|sincer*|limpid*|cristallin*|candid*|idilli*|paradisi*|natura|biologic*|biodinamic*|' +
      'gioia|gioie|armonia|sorriso|sorrisi|sorrider*|sorridi|tranquillità|positività|pensiero positivo|' +
      'buono e sano|sana alimentazione|mangiare sano|vita sana|vivere sano|prodotti della terra|' +
      'frutti della terra|aria pulita|mondo pulito|mondo migliore|pace|rispetto per la natura|' +
      'senza glutine|senza allergeni|acqua di sorgente|incanto della natura',
    1:
      'naturale|naturali|semplice|semplici|fresco|freschi|fresca|fresche|freschezza|pulito|pulita|puliti|' +
      'leggerezza|delicat*|lieve|sole|luce del sole|primavera|prati|fiori|infanzia|trasparente|lealtà|' +
      'leale|fiducios*|buone maniere|ecologic*|sano|sana|sani|sane',
  },
  Everyman: {
    3:
      'per tutti|per tutte le tasche|alla portata di tutti|accessibile a tutti|a portata di tutti|' +
      'aperto a tutti|aperta a tutti|aperti a tutti|gratis per tutti|gratuito per tutti|libero e gratuito|' +
      'gente comune|persone normali|persone comuni|persone come te|persone come noi|gente come noi|come te|' +
      'come noi|come a casa|sentirsi a casa|sentirti a casa|senza fronzoli|senza complicazioni|' +
      'senza tanti giri di parole|di tutti i giorni|vita di tutti i giorni|la vita quotidiana|' +
      'gestito dalla comunità|fatto da volontari|volontari|volontariat*|a conduzione familiare|' +
      'conduzione familiare|gestione familiare|azienda di famiglia|azienda familiare|impresa familiare|' +
      'vicini di casa|di quartiere|uno di noi|siamo gente|bando alle ciance|fai da te|in parole semplici|' +
      'parla come mangi|senza costi nascosti|nessun costo nascosto|prezzo giusto|prezzi giusti|' +
      'prezzi onesti|prezzi popolari',
    2:
      'insieme|tutti insieme|comunità|community|soci|associazione di|associati a noi|' +
      'iscriviti all associazione|entra a far parte|far parte di|appartenen*|inclusiv*|inclusione|' +
      'accoglient*|accoglienza|alla mano|economic* e|convenient*|convenienza|risparmi*|low cost|amichevol*|' +
      'cordial*|familiar*|popolare|quotidian*|ogni giorno|concret*|pratic* e|buon senso|gente|amici|' +
      'amicizia|paese|quartiere|condivid*|condivision*|cooperativ*|solidal*|senza impegno|casalingh*|' +
      'trattoria|genitori|famiglie',
    1:
      'tutti|chiunque|famiglia|locale|locali|vicino a te|vicino a casa|partecip*|incontrarsi|incontri|' +
      'territorio|tradizional*|nonna|nonni|facile|facili|ritrovo|chiacchier*|comune|normale|normali|' +
      'gratuit*|gratis|onestà',
  },
  Hero: {
    3:
      'supera i tuoi limiti|superare i propri limiti|superare i limiti|oltre i limiti|oltre ogni limite|' +
      'nessun limite|senza limiti|dai il massimo|dare il massimo|dare il meglio|mettiti alla prova|' +
      'mettersi alla prova|non mollare|non mollare mai|mai arrendersi|non arrendersi|non ci arrendiamo|' +
      'non arrenderti|quando ogni minuto conta|ogni minuto conta|ogni secondo conta|' +
      'raggiungi i tuoi obiettivi|raggiungere i tuoi obiettivi|raggiungere i propri obiettivi|' +
      'raggiungi il tuo obiettivo|accetta la sfida|vinci la sfida|vincere le sfide|affrontare le sfide|' +
      'pronto intervento|soccors*|salvare vite|salva vite|salviamo|eroe|eroi|eroina|eroic*|imbattibil*|' +
      'inarrestabil*|invincibil*|senza paura|zero scuse|niente scuse|batti la concorrenza|' +
      'battere la concorrenza|risultati garantiti|soddisfatti o rimborsati|spirito di sacrificio|grinta|' +
      'cambiare il mondo|in prima linea|fai la differenza|fare la differenza',
    2:
      'coraggio|coraggios*|sfida|sfide|sfidare|vincere|vincente|vincenti|vittori*|vinci|trionf*|campione|' +
      'campioni|campionessa|determinazion*|determinat* a|tenacia|tenac*|disciplin*|allena*|allenat*|' +
      'prestazioni|performance|potenz*|potent*|resisten*|impresa eroica|combatt*|lotta|lottare|lottiamo|' +
      'lotte|conquist*|primato|record|emergenz*|urgenz*|intervento immediato|in ogni emergenza|h24|' +
      '24 ore su 24|competitiv*|competizion*|agonis*|squadra vincente|atlet*|forza|talento',
    1:
      'forte|forti|obiettiv*|risultati|successo|impegno|dedizione|velocità|veloce|energia|gara|gare|' +
      'migliorar*|migliorarsi|crescita|motivazion*|robust*|affront*|supera|superare|traguard*|sport|' +
      'squadra|orgoglio|missione|garanzia|garantiti',
  },
  Outlaw: {
    3:
      'rompere le regole|rompi le regole|rompiamo le regole|infrangere le regole|fuori dalle regole|' +
      'fuori dal coro|voce fuori dal coro|fuori dagli schemi|rompere gli schemi|rompi gli schemi|' +
      'rompiamo gli schemi|rompe gli schemi|senza compromessi|senza censure|senza censura|senza filtri|' +
      'senza peli sulla lingua|senza padroni|senza padrone|senza chiedere il permesso|senza permesso|' +
      'resistente alla censura|anti censura|senza intermediari|niente intermediari|nessun intermediario|' +
      'nessuna autorità centrale|decentralizzat*|decentrat*|ribell*|rivoluzion*|status quo|' +
      'contro il sistema|controcorrente|contro corrente|andare controcorrente|anticonformis*|' +
      'anticonvenzional*|non convenzional*|irriverent*|provocator*|provocazion*|trasgress*|sovversiv*|' +
      'dirompent*|big tech|le multinazionali|contro le multinazionali|dalle banche|di rottura|dire basta|' +
      'diciamo basta|liberati dal*|liberati da|riprenditi|riprendi il controllo|vogliono che tu|' +
      'la tua privacy non è in vendita|non siamo come|contro ogni regola',
    2:
      'radical*|insolent*|selvagg* e|indisciplinat*|scomod*|indipendente da|indipendenti da|indipendent*|' +
      'boicott*|protest*|manifesto|attivis*|resistenza|militan*|disobbedi*|oppos* a|rifiut* di|rifiutiamo|' +
      'ci rifiutiamo|denunci*|underground|alternativ*|punk|rock|hardcore|pirat*|hacker|bastard*|maledett*|' +
      'fuorilegge|clandestin*|autogestit*|autogestion*|autodifesa|sfacciat*|spudorat*|scandal*|estrem*|' +
      'anonim*|sovranità|monopoli*|censur*|sorveglianza|schiavi|catene|tatuagg*',
    1:
      'contro|ribaltar*|stravolg*|ribalta|distrugg*|cambiare le regole|diritti|libertà di espressione|' +
      'software libero|codice libero|basta con|stufo|stufi|stanco di|stanchi di|motociclett*|strada|grezz*|' +
      'crud*|sporc*|nero|libero da|liberi da|liberare',
  },
  Explorer: {
    3:
      'esplor*|avventur*|fuori dai sentieri battuti|lontano dai sentieri battuti|oltre confine|' +
      'oltre i confini|senza confini|nuovi orizzonti|nuove frontiere|a modo tuo|a modo nostro|' +
      'per la tua strada|la tua strada|segui la tua strada|trova la tua strada|spirito libero|' +
      'spiriti liberi|voglia di libertà|senso di libertà|in libertà|liberi di|libero di|libera di|' +
      'spedizion* in|spediamo avventure|in viaggio|viaggi|viaggiare|viaggiator*|viaggia|giro del mondo|' +
      'intorno al mondo|in giro per il mondo|sulle strade del mondo|mete|terre lontane|terre selvagge|' +
      'natura selvaggia|all aria aperta|aria aperta|vita all aperto|escursion*|trekking|trail|cammini|' +
      'sentier*|nomad*|vagabond*|pionier*|ignoto|sconosciut*|via dalla routine|fuga dalla città|evadere|' +
      'evasion* dalla routine|on the road|zaino in spalla|luoghi nascosti|angoli nascosti|' +
      'luoghi inesplorati|itinerar*',
    2:
      'libertà|viaggio|scoperta|scoperte|scoprire il territorio|alla scoperta|scopri il territorio|' +
      'orizzont*|frontier*|montagn*|vetta|vette|cime|rifugio alpino|alpin*|bosco|boschi|foreste|oceano|' +
      'deserto|vela|navigar* in|rott* per|selvagg*|outdoor|bivacc*|campeggi*|tenda|arrampicat*|bici|' +
      'biciclett*|ciclis*|mountain bike|safari|isole|curiosità|curios*|autonomia|indipendenza|' +
      'autentici luoghi|borghi|destinazion*|partire|parti per|panoram*|bussola|mappa|rotta|ricerca di nuove',
    1:
      'mondo|mare|isola|lago|paesagg*|natura|territori|regione|vento|cielo|ovunque|ovunque tu sia|dovunque|' +
      'strade|percors*|cammino|moto|ritmo lento|vacanz*|guida alpina|guide alpine|gite|gita|tappe|' +
      'nuove strade|autentic*',
  },
  Creator: {
    3:
      'fatto a mano|fatta a mano|fatti a mano|fatte a mano|realizzat* a mano|lavorat* a mano|' +
      'dipint* a mano|cucit* a mano|fait main|handmade|artigian*|su misura|fatto su misura|creato da noi|' +
      'crea il tuo|crea la tua|crea i tuoi|crea le tue|costruisci il tuo|costruisci la tua|disegna il tuo|' +
      'disegna la tua|progetta il tuo|progetta la tua|personalizza il tuo|personalizza la tua|dai vita a|' +
      'dare vita a|dai forma|dare forma|diamo forma|prendono forma|prende forma|dai voce alla tua|' +
      'diamo vita|liberare la creatività|libera la tua creatività|creativ*|pezzi unici|pezzo unico|' +
      'unico nel suo genere|la tua idea|le tue idee|tue idee|vostre idee|tua immaginazione|immaginazion*|' +
      'fantasia|attenzione ai dettagli|cura dei dettagli|cura del dettaglio|cura per i dettagli|' +
      'amore per i dettagli|maestri artigiani|saper fare|savoir faire|arte di fare|opera d arte|' +
      'opere d arte|la tua radio|il tuo podcast|il tuo negozio online',
    2:
      'design|designer|progettist*|progettar*|progettiamo|disegn*|invent*|ingegno|inventiva|ide* originali|' +
      'originali|originalità|originale|idear*|ideat*|ideiamo|ideatore|innovativ* e creativ*|concept|' +
      'prototip*|tipografi*|illustra*|fotografi*|pixel|layout|atelier|bottega|laboratorio|ceramic*|' +
      'falegnam*|legno|cuoio|ricam*|sartor*|sartoria|compositor*|comporre|scultur*|pittur*|artist*|arte|' +
      'arti|collezione disegnata|realizzat* con|stampa 3d|maker|estetic* del progetto|architett*|' +
      'espressiv*|espressione|esprim*|forgiat*|plasm*',
    1:
      'crear*|creiamo|creazion*|costru*|realizziamo|realizzare|progett*|idee|unico|unica|unici|stile|' +
      'materiali|colori|manuale|mani|strumenti|editor|template|personalizz*|studio creativo|portfolio|' +
      'branding|identità visiva|opere',
  },
  Ruler: {
    3:
      'leader di mercato|leader nel settore|leader del settore|leader mondiale|leader europe*|' +
      'leader italian*|leader in italia|leader nella|leader nel|azienda leader|società leader|' +
      'punto di riferimento|eccellenza|eccellenze|prestigi*|esclusività|di alto livello|' +
      'di altissimo livello|ai massimi livelli|massimi livelli|di lusso|lusso|premium|alta gamma|' +
      'top di gamma|fascia alta|riservatezza|massima riservatezza|discrezione|autorevol*|autorità|' +
      'governance|compliance|conformità normativa|a norma|pieno controllo|tutto sotto controllo|' +
      'sotto controllo|avere il controllo|controllo totale|controllo completo|enterprise|grandi imprese|' +
      'grandi aziende|le più grandi aziende|multinazionali di|fondata nel|fondato nel|dal 18*|dal 19*|' +
      'fin dal 19*|sin dal 19*|secolar*|da generazioni|da tre generazioni|da oltre un secolo|elite|vip|' +
      'suite|sovran*|regal*|reale casa|imperial*|nobil*|standard più elevati|più alti standard|' +
      'elevati standard|massimo rigore|affidati ai migliori',
    2:
      'esclusiva|esclusivo|esclusivi|esclusive|leadership|leader|certificat*|certificazion*|iso 9001|' +
      'rigor*|precisione|affidabilità|solidità|solid*|patrimoni*|tradizione secolare|gestione patrimoniale|' +
      'gestione integrata|gestione completa|processi|procedure|efficienza|ottimizzazion*|organizzazione|' +
      'istituzion*|istituzional*|consiglio di amministrazione|presidente|amministrator*|' +
      'gruppo internazionale|stabilità|ordine|organizzat*|pianificazion*|strategic*|dirigen*|manager|' +
      'executive|sicurezza aziendale|responsabilità|dimora storica|palazzo|ville|distint*|alto profilo|' +
      'investitor*',
    1:
      'storic*|azionist*|investiment*|controllo|monitoragg*|gestir*|gestione|professionalità|standard|' +
      'internazional*|globale|numero uno|raffinat*|dal 20*|quotata|rete di|affidabil*|potere',
  },
  Magician: {
    3:
      'magia|magie|magico|magica|magici|magiche|magicamente|per magia|come per magia|bacchetta magica|' +
      'trasform*|in pochi secondi|in un istante|in un attimo|in pochi minuti|in pochi clic|in un clic|' +
      'con un clic|con un click|in un solo clic|in pochi click|istantane*|all istante|in automatico|' +
      'automaticamente|senza sforzo|senza fatica|senza muovere un dito|pensiamo a tutto noi|' +
      'fa tutto da solo|si occupa di tutto|sogni che diventano|diventa realtà|diventano realtà|' +
      'trasformare i sogni|realizza i tuoi sogni|realizzare i sogni|i tuoi sogni|il tuo sogno|non crederai|' +
      'non ci crederai|incredibile ma vero|sesto senso|il futuro di|il futuro del*|il futuro è|nel futuro|' +
      'oltre l immaginazione|impossibile|reinvent*|rivoluziona il modo|metamorfosi|alchim*|' +
      'esperienza unica|esperienze uniche|esperienze indimenticabili|momenti indimenticabili|' +
      'indimenticabil*|senza parole|a bocca aperta|lasciati stupire|lasciati incantare',
    2:
      'sogno|sogni|sognar*|sognator*|visione|visionar*|vision|meravigli*|incant*|incantevol*|stupor*|' +
      'stupire|stupisc*|sorprend*|sorpres*|misteri*|mistero|misteriosa|miracol*|prodigi*|straordinari*|' +
      'stupefacent*|mozzafiato|futuro|futuristic*|intelligenza artificiale|automatizz*|automazion*|' +
      'ai generativa|predittiv*|prevedere|prevision*|energia positiva|rinascita|rigener*|spiritual*|' +
      'consapevolezza|immersiv*|intuitiv*|trasmut*|rivoluzionari*|evolv*|evoluzion*|fiaba|fiabesc*|favola|' +
      'suggestiv*|illusion*|mago|maghi|guarigione',
    1:
      'incredibil*|innovazion*|innovativ*|tecnologie avanzate|cambiamento|cambia il modo|potenziale|smart|' +
      'sblocca*|sinergi*|realtà virtuale|realtà aumentata|nuova vita|possibil*|immagina|momenti|emozion*|' +
      'digitalizz*|semplifica*|connession*|energie',
  },
  Lover: {
    3:
      'con amore|fatto con amore|fatti con amore|amore a prima vista|ti innamorerai|farà innamorare|' +
      'fa innamorare|innamor*|amore per|per amore|storia d amore|storie d amore|l amore|passione per|' +
      'la nostra passione|con passione|passione e|appassionat*|sensual*|seduc*|seduz*|seducent*|romantic*|' +
      'romanticismo|intimità|intimo e|atmosfera intima|lume di candela|a due|luna di miele|' +
      'il giorno più bello|giorno più bello della|sposi|sposa|matrimonio da sogno|nozze|bellezza|bellezze|' +
      'splendore|risplend*|irresistibil*|tentazion*|golos*|peccato di gola|delizi*|delizia|squisit*|' +
      'piacere dei sensi|piaceri|piaceri della|i cinque sensi|tutti i sensi|sensi|coccol*|coccolare|' +
      'concediti|lasciati coccolare|lasciati sedurre|lasciati conquistare|vellutat*|voluttuos*|fascino|' +
      'affascin*|pelle luminosa|la tua pelle|dolce vita',
    2:
      'amore|amore vero|passione|passioni|amiamo|amare|amore e|bello|bella|belle|bellissim*|splendid*|' +
      'stupend*|elegan*|raffinatezza|charme|chic|glamour|profum*|fragran*|aroma|aromi|essenze|seta|velluto|' +
      'morbid*|carezz*|abbracc*|bacio|baci|cuore|piacere|desider*|gusto|gustar*|gustos*|sapore|sapori|' +
      'assapor*|degust*|cioccolat*|vino|vini|pasticceria|gourmet|benessere dei sensi|relax|massagg*|spa|' +
      'rilassant*|gioiell*|diamant*|lingerie|moda|femminil*|femminilità|donna',
    1:
      'pelle|viso|corpo|make up|atmosfera|atmosfere|emozioni|intim*|calore|dolc*|luci|rose|serata|cena|' +
      'cene|bollicine|prelibat*|squisitezze|unghie|capelli|estetic*|amat*|poesia|musica',
  },
  Caregiver: {
    3:
      'ci prendiamo cura|prendersi cura|prenderci cura|prenditi cura|prendiamo cura|prende cura|' +
      'prendono cura|prendersene cura|presa in carico|siamo al tuo fianco|al tuo fianco|al vostro fianco|' +
      'al fianco di|accanto a te|accanto a chi|accanto alle|vicino a chi|siamo qui per te|qui per te|' +
      'sempre con te|non sei solo|non sei sola|mai soli|nessuno escluso|nessuno resti indietro|' +
      'nessuno indietro|chi ha bisogno|chi ne ha bisogno|chi soffre|chi è in difficoltà|in difficoltà|' +
      'i più deboli|i più fragili|fragili|fragilità|aiutare gli altri|aiuta chi|aiutiamo|' +
      'aiutaci ad aiutare|dona ora|dona|donazion*|donator*|donare|5 x mille|5x1000|cinque per mille|' +
      'sostieni|adotta|adozion*|i tuoi cari|persone care|chi ami|proteggi la tua famiglia|' +
      'la tua famiglia al sicuro|al sicuro|tranquillità della tua famiglia|dormire sonni tranquilli|' +
      'sonni tranquilli|pensiamo a te|ascolto e|un aiuto concreto|compassion*|amorevol*|premur*|affettuos*',
    2:
      'accudi*|assisten*|assistiamo|assistere|sollievo|conforto|confort*|curare|cure|cura e|' +
      'cura della persona|cura degli|cura dei pazienti|protegg*|protezione della famiglia|' +
      'protezione civile|tutela|tutelar*|tutel*|salvaguard*|sostegno|sostener*|sosteniamo|accompagnar*|' +
      'accompagniamo|affianchiamo|affianc*|solidarietà|beneficenza|umanitari*|umanità|empatia|empatic*|' +
      'speranza|guarir*|pazienti|malati|malattia|anziani|anziano|disabil*|disabilità|non autosufficient*|' +
      'bambini|neonat*|mamme|mamma|cuccioli|animali domestici|rifugio|infermier*|prevenzione|psicolog*|' +
      'inclusione sociale|altruis*|generos*|gentil*|gentilezza',
    1:
      'aiutar*|aiuto|benessere|salute|sicurezza|sicur*|ascolt*|pazienza|rassicur*|fiducia|serve aiuto|' +
      'delicatezza|attenzione alla persona|attenzione per|bisogni|persone|umano|umana|terapi*|' +
      'dedicat* a chi|riabilitazion*',
  },
  Jester: {
    3:
      'diverti*|divertent*|divertiti|senza prenderci troppo sul serio|non prendersi sul serio|sul serio|' +
      'per ridere|ridere|risate|risata|farsi due risate|due risate|fare festa|facciamo festa|festa|feste|' +
      'party|scherz*|barzellett*|battute|battuta|buffo|buffi|buffa|buffe|spass*|spassos*|esilarant*|comic*|' +
      'comicità|umoris*|umorismo|ironi*|autoironi*|goliardi*|pazz*|pazzesc*|follia|folli|folle|matto|matti|' +
      'matta|matte|assurd*|strampalat*|stravagan*|bizzarr*|scanzonat*|giocos*|burlon*|birichin*|monell*|' +
      'meme|memes|lol|evviva|urrà|yeah|wow|ops|ahah|ahahah|haha|che figata|figata|una bomba|mai noios*|' +
      'addio noia|zero noia|vietato annoiarsi|basta noia|noia|noios*|che la festa abbia inizio|si balla|' +
      'a tutto gas|tutto da ridere',
    2:
      'gioco|giochi|giocar*|gioca|giocando|giochiamo|allegr*|allegria|buonumore|buon umore|sorprese|' +
      'goloso scherzo|spuntin*|snack|aperitiv*|cocktail|dj set|karaoke|carnevale|circo|clown|pagliacc*|' +
      'cabaret|burl*|trash|cattivell*|furb*|malizios*|malandrin*|simpatic*|simpatia|baldoria|caciara|' +
      'casino|compleann*|brindis*|brindiamo|cin cin|ballare|balli|danze|animazione|animatori|travolgent*|' +
      'frizzant*|vivac*|colorat*|cazzat*|minchia|ciao ciao|quiz|emoji',
    1:
      'birra|birre|pizza|relax e divertimento|compagnia|amici e|esageriamo|esagerat*|ballo|musica dal vivo|' +
      'concerti|playlist|gelato|merenda|spritz|bimbi|sfizi*|strano|strana|strani|gatti|gatto|scimmi*|bob*',
  },
  Sage: {
    3:
      'basat* sui dati|basat* su dati|basat* sulle evidenze|basat* sull evidenza|basat* su evidenze|' +
      'evidenze scientifiche|scientificamente|comprovat*|prove scientifiche|dati alla mano|fatti non|' +
      'verific*|fact checking|decisioni informate|decisioni consapevoli|scelte consapevoli|' +
      'scelta consapevole|prendere decisioni|ricerca scientifica|ricercator*|la ricerca|ricerche|' +
      'metodo scientifico|metodologi*|know how|conoscenz*|sapienza|saggezza|sapere|saperi|verità|imparar*|' +
      'impari|impara|apprend*|apprendiment*|insegn*|insegnant*|insegnare|insegnament*|lezioni|lezione|' +
      'formazione continua|formiamo|docent*|didattic*|educa*|educazion*|divulg*|approfond*|analis*|' +
      'analizz*|diagnos*|statistic*|studi scientifici|secondo gli studi|codice aperto|open source|' +
      'sorgente aperto|audit indipendent*|trasparenza|imparzial*|indipendente e imparziale|competenza|' +
      'competenze|specialist*|white paper|insight',
    2:
      'scien*|scientific*|esperti|esperto|esperta|espertis*|competent*|consulenza|consulent*|studios*|' +
      'accademi*|universit*|professor*|tutor|mentor*|capire|capiamo|comprender*|comprension*|compren*|' +
      'spiegazion*|spieg*|informazione|informar*|informat*|intelligen*|logica|ragion*|pensiero critico|' +
      'critic*|osservatorio|indagin*|studi|rapporto|report|misurabil*|misur*|precis*|accurat*|accuratezza|' +
      'oggettiv*|obiettività|esattezza|guide pratiche|glossario|documentazion*|manuali|biblioteca|' +
      'bibliotec*|libri|lettura|storia dell|filosofi*|memoria|archivio|convegn*|seminar*|master|' +
      'pubblicazion*',
    1:
      'dati|corsi|corso|studenti|student*|studiar*|formazione|metodo|tecnic*|approccio|' +
      'esperienza pluriennale|consigli|domande|risposte|risposta|teoria|algoritm*|test|valutazion*|' +
      'scuola di pensiero|cultura|cultural*|chiarezza|trasparent*|webinar|articoli',
  },
}
