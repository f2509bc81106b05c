import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: 'hotel|albergo|alberghi|boutique hotel|motel|hotel ristorante|aparthotel|residence hotel',
    'guest-house': 'bed and breakfast|b&b|bed & breakfast|affittacamere|guest house|guesthouse|camere in affitto',
    hostel: 'ostello|ostelli|ostello della gioventù|hostel',
    inn: 'locanda|locande|relais|antica locanda',
    'holiday-home':
      'casa vacanze|case vacanze|casa vacanza|case vacanza|appartamenti vacanze|appartamento vacanze|affitti brevi|villa|ville in affitto|chalet|baita|appartamenti turistici|dimora storica',
    'mountain-hut': 'rifugio alpino|rifugio di montagna|malga|bivacco',
    campsite: 'campeggio|campeggi|camping|camping village|glamping|area sosta camper|villaggio camping',
    resort: 'resort|villaggio turistico|villaggi turistici|comprensorio sciistico|club vacanze',
    'farm-stay':
      'agriturismo|agriturismi|azienda agrituristica|masseria|masserie|agricampeggio|vacanze in fattoria|maso',
    accommodation: 'alloggio|alloggi|struttura ricettiva|strutture ricettive',
    'student-residence':
      'residenza universitaria|residenze universitarie|studentato|studentati|collegio universitario|alloggi per studenti|casa dello studente',
    restaurant:
      'ristorante|ristoranti|trattoria|trattorie|osteria|osterie|bistrot|braceria|steakhouse|hamburgeria|ristorante di pesce|sushi|paninoteca|rosticceria|gastropub|ristorantino|piadineria|kebab|tavola calda',
    pizzeria:
      'pizzeria|pizzerie|ristorante pizzeria|pizza al taglio|pizza d’asporto|pizzeria d’asporto|pizza a domicilio|pizzaiolo',
    cafe: 'caffetteria|caffetterie|caffè letterario|sala da tè|bar caffetteria|coffee shop|caffè storico',
    bar: 'bar|enoteca con cucina|cocktail bar|wine bar|lounge bar|american bar|bar tabacchi',
    pub: 'pub|birreria|birrerie|irish pub',
    nightclub: 'discoteca|discoteche|night club|locale notturno',
    bakery:
      'panificio|panifici|panetteria|panetterie|fornaio|panificio artigianale|panettiere|biscottificio|grissinificio',
    butcher: 'macelleria|macellerie|macellaio|macelleria gastronomia|salumificio|salumi artigianali',
    'pastry-shop':
      'pasticceria|pasticcerie|pasticciere|pasticcere|cioccolateria|cioccolatiere|confetteria|cake design|cake designer|torte personalizzate|pasticceria artigianale',
    'ice-cream-parlour': 'gelateria|gelaterie|gelato artigianale|gelateria artigianale|gelatiere',
    catering:
      'catering|servizio catering|banqueting|catering e banqueting|ristorazione collettiva|chef a domicilio|catering per eventi|personal chef',
    'food-truck': 'food truck|cibo di strada|street food|furgone street food',
    brewery:
      'birrificio|birrifici|birrificio artigianale|birrificio agricolo|birra artigianale|microbirrificio|mastro birraio',
    winery:
      'cantina|cantine|azienda vinicola|azienda vitivinicola|aziende vinicole|cantina sociale|vigneti|viticoltore|viticoltori|produttore di vino|tenuta vinicola|vignaioli|vignaiolo|casa vinicola',
    distillery: 'distilleria|distillerie|grapperia|liquorificio|grappa|liquori artigianali',
    'coffee-roaster':
      'torrefazione|torrefazioni|torrefattore|torrefazione artigianale|caffè specialty|torrefazione caffè',
    delicatessen:
      'gastronomia|salumeria|prodotti tipici|specialità gastronomiche|gastronomie|bottega alimentare|prodotti tipici italiani|eccellenze gastronomiche',
    'food-producer':
      'azienda alimentare|industria alimentare|produttore alimentare|pastificio|frantoio|olio extravergine di oliva|pasta fresca|conserve alimentari|apicoltura|apicoltore|miele|oleificio|riseria|molino|acetaia|prosciuttificio|prodotti alimentari',
    farm: 'azienda agricola|aziende agricole|fattoria|fattorie|fattoria didattica|società agricola|agricoltore|agricoltori|azienda agricola biologica|frutteto|orto biologico|coltivatore diretto|ortofrutticola',
    dairy: 'caseificio|caseifici|latteria|formaggi artigianali|latteria sociale|casaro|mozzarella di bufala',
    'beach-club': 'stabilimento balneare|stabilimenti balneari|beach club|lido balneare|beach bar',
    'music-venue': 'sala concerti|locale di musica dal vivo|live club|auditorium|jazz club|musica dal vivo',
    'event-venue':
      'location per eventi|sala ricevimenti|sale ricevimenti|spazio eventi|centro congressi|villa per eventi|sala congressi|location eventi|sala meeting|quartiere fieristico|sala eventi|noleggio sale',
    'wedding-venue':
      'location per matrimoni|location matrimoni|villa per matrimoni|ville per matrimoni|location matrimonio|castello per matrimoni',
    theatre: 'teatro|teatri|compagnia teatrale|teatro dell’opera|circo|compagnia di danza|opera lirica',
    cinema: 'cinema|multisala|cinema multisala|sala cinematografica|cineforum|cinema teatro',
    museum: 'museo|musei|casa museo|ecomuseo|museo civico|museo archeologico|parco archeologico',
    gallery: 'galleria d’arte|gallerie d’arte|galleria|galleria d’arte contemporanea|spazio espositivo|pinacoteca',
    zoo: 'zoo|bioparco|giardino zoologico|parco faunistico|acquario|zoosafari|parco zoologico',
    'theme-park': 'parco divertimenti|parco a tema|parco acquatico|luna park|parchi divertimento|acquapark',
    'adventure-park':
      'parco avventura|parchi avventura|zip line|trampoline park|rafting|kartodromo|go kart|paintball|softair',
    'escape-room': 'escape room|escape rooms|escape game|stanza di fuga',
    'indoor-playground': 'parco giochi al coperto|ludoteca|parco giochi|playground al coperto|ludoteche',
    'bowling-alley': 'bowling|sala bowling|laser game|sala giochi|sala biliardo|laser tag',
    'swimming-pool':
      'piscina comunale|piscine comunali|centro natatorio|piscina coperta|centro nuoto|impianto natatorio',
    spa: 'spa|centro benessere|terme|centri benessere|stabilimento termale|day spa|talassoterapia|centro termale|percorso benessere|acque termali|ritiro benessere',
    sauna: 'sauna|saune|bagno turco|hammam',
    marina:
      'marina|porto turistico|porti turistici|cantiere nautico|cantieri navali|cantiere navale|approdo turistico|noleggio yacht|charter nautico|rimessaggio barche',
    'boat-rental':
      'noleggio barche|noleggio gommoni|noleggio imbarcazioni|gite in barca|escursioni in barca|noleggio kayak|noleggio barca|noleggio barche a vela|tour in barca',
    'bike-rental':
      'noleggio bici|noleggio biciclette|noleggio e-bike|bike sharing|noleggio bike|noleggio mountain bike',
    'tour-operator':
      'tour operator|operatore turistico|tour operator italiano|operatori turistici|safari|incoming tour operator|spedizioni',
    'guided-tours':
      'visite guidate|visita guidata|guida turistica|guide turistiche|tour guidati|guida alpina|guide alpine|guida escursionistica|escursioni guidate|guida ambientale escursionistica|accompagnatore turistico|trekking|tour privati|escursioni',
    'travel-agency':
      'agenzia di viaggi|agenzie di viaggi|agenzia viaggi|agenzie viaggi|viaggi su misura|consulente di viaggio|viaggi organizzati|travel designer|consulente viaggi|viaggi di gruppo',
    'travel-guide':
      'guida di viaggio|guide di viaggio|guida turistica online|guida della città|guida locale|city guide',
    'tourist-office':
      'ufficio turistico|pro loco|informazioni turistiche|ente del turismo|ufficio informazioni turistiche|azienda per il turismo|consorzio turistico|ufficio del turismo|promozione turistica|portale turistico',
    festival:
      'festival|festival musicale|festival del cinema|carnevale|sagra|rassegna|festival internazionale|biennale|palio',
    conference:
      'convegno|conferenza|congresso|fiera|simposio|hackathon|fiere|congressi|summit|salone internazionale|convegni|meeting annuale|giornate di studio',
    casino: 'casinò|scommesse sportive|casinò online|sala slot|bookmaker|sala bingo|poker online',
    'golf-course': 'campo da golf|golf club|circolo golf|golf|campi da golf|accademia di golf',
    'ski-school':
      'scuola sci|scuola di sci|maestri di sci|maestro di sci|lezioni di sci|scuola snowboard|scuola italiana sci',
    'surf-school':
      'scuola di surf|scuola surf|surf camp|scuola kitesurf|lezioni di surf|scuola di kitesurf|corsi di kitesurf|scuola windsurf',
    'diving-school':
      'diving center|centro immersioni|scuola sub|corsi sub|diving|immersioni subacquee|scuola di subacquea|circolo subacqueo',
    'riding-school':
      'scuola di equitazione|centro ippico|circolo ippico|lezioni di equitazione|centro equestre|maneggio|passeggiate a cavallo|ippoterapia',
    'climbing-gym':
      'palestra di arrampicata|sala boulder|arrampicata sportiva|parete di arrampicata|palestra arrampicata|arrampicata indoor',
    gym: 'palestra|palestre|box crossfit|palestra di boxe|sala pesi|crossfit|pugilato|palestra di pugilato|bodybuilding',
    'fitness-studio':
      'centro fitness|studio pilates|fitness club|centro sportivo|studio di pilates|pilates|club fitness|studio fitness|centri fitness|polisportivo',
    'personal-trainer':
      'personal trainer|preparatore atletico|personal training|allenatore personale|personal trainer online|personal trainer a domicilio|studio personal training',
    'yoga-studio':
      'studio yoga|centro yoga|scuola di yoga|corsi di yoga|insegnante yoga|insegnante di yoga|scuola yoga|lezioni di yoga|yoga',
    'dance-school':
      'scuola di danza|scuola di ballo|scuole di danza|accademia di danza|corsi di danza|corsi di ballo|scuola danza|centro danza|danza classica',
    'martial-arts-school':
      'arti marziali|scuola di arti marziali|judo club|karate|dojo|krav maga|taekwondo|jiu jitsu|kung fu|difesa personale|aikido|accademia di arti marziali',
    'sports-club':
      'società sportiva|associazione sportiva|associazione sportiva dilettantistica|polisportiva|circolo sportivo|squadra di calcio dilettanti|scuola calcio|circolo velico|canottieri|società ciclistica|circolo nautico|circolo scacchistico|club alpino|società di atletica|circolo della vela|asd|società canottieri|rugby club|club ciclistico|yacht club|volley club',
    'sports-team':
      'squadra di calcio|squadra di basket|squadra di pallavolo|squadra corse|scuderia automobilistica|squadra esports|squadra ciclistica|team ciclistico',
    'sports-federation':
      'federazione sportiva|federazione italiana|comitato regionale|lega calcio|comitato olimpico|federazione nazionale|ente di promozione sportiva',
    'tennis-club':
      'circolo tennis|tennis club|scuola tennis|padel club|accademia di tennis|campi da padel|centro padel|campi da tennis|scuola di tennis',
    choir: 'coro|corale|cori|coro polifonico|gruppo corale|coro gospel|coro di voci bianche|gruppo vocale',
    orchestra:
      'orchestra|orchestra sinfonica|orchestra filarmonica|banda musicale|quartetto d’archi|corpo bandistico|orchestra da camera|filarmonica|fanfara|ensemble',
    band: 'gruppo musicale|band rock|cover band|tribute band|musica per matrimoni|band per matrimoni|gruppo rock|musica matrimonio|orchestra di liscio|musica dal vivo per matrimoni',
    dj: 'dj|dj matrimonio|dj per matrimoni|disc jockey|dj per eventi|dj set',
    'event-agency':
      'agenzia eventi|agenzia di eventi|organizzazione eventi|organizzatore di eventi|agenzia organizzazione eventi|event planner|organizzazione congressi|team building|eventi aziendali|agenzia di organizzazione eventi|event manager',
    'wedding-planner':
      'wedding planner|organizzazione matrimoni|wedding planners|organizzatrice di matrimoni|wedding designer|celebrante matrimoni|celebrante laico|destination wedding',
    'event-service':
      'noleggio attrezzature per eventi|noleggio tensostrutture|service audio luci|photo booth|animazione feste|noleggio gonfiabili|mago|animazione bambini|allestimenti eventi|service audio|fuochi d’artificio|noleggio gazebo|animazione per bambini|allestimenti fieristici|palloncini|fuochi artificiali|noleggio arredi|spettacoli pirotecnici|hostess e promoter',
    'medical-practice':
      'studio medico|studi medici|ambulatorio medico|centro medico|poliambulatorio|poliambulatori|ambulatorio|centri medici|medicina di gruppo|casa della salute|centro polispecialistico',
    doctor:
      'medico|medici|medico chirurgo|dermatologo|pediatra|chirurgo|chirurgo plastico|cardiologo|ginecologo|oculista|psichiatra|ortopedico|medico di base|medicina estetica|chirurgia plastica|ginecologa|urologo|medico estetico|dermatologa|endocrinologo|chirurgia estetica|otorinolaringoiatra',
    dentist:
      'dentista|dentisti|studio dentistico|studi dentistici|odontoiatra|odontoiatria|clinica dentale|centro odontoiatrico|implantologia|studio odontoiatrico|cliniche dentali|impianti dentali|centro dentale',
    orthodontist: 'ortodontista|ortodonzia|studio di ortodonzia|ortodonzia invisibile|ortodontisti',
    clinic:
      'clinica|cliniche|casa di cura|centro di medicina estetica|clinica privata|centro procreazione assistita|clinica estetica|centro diagnostico|clinica oculistica|diagnostica per immagini|centro oculistico',
    hospital:
      'ospedale|ospedali|policlinico|azienda ospedaliera|hospice|istituto di ricovero|presidio ospedaliero|azienda sanitaria',
    physiotherapist:
      'fisioterapista|fisioterapisti|fisioterapia|studio di fisioterapia|centro di fisioterapia|centro fisioterapico|fisioterapia e riabilitazione|studio fisioterapico|fisiokinesiterapia|centro di riabilitazione',
    chiropractor: 'chiropratico|chiropratici|chiropratica|studio chiropratico|centro chiropratico',
    osteopath: 'osteopata|osteopati|osteopatia|studio di osteopatia|studio osteopatico',
    'speech-therapist': 'logopedista|logopedisti|logopedia|studio di logopedia|studio logopedico',
    'occupational-therapist':
      'terapista occupazionale|terapia occupazionale|psicomotricità|psicomotricista|neuropsicomotricista',
    psychotherapist:
      'psicologo|psicologa|psicologi|psicoterapeuta|psicoterapeuti|psicoterapia|psicologia|studio di psicologia|studio psicologico|psicologo psicoterapeuta|psicologa psicoterapeuta|psicoanalista|psicologo online|psicoanalisi|centro di psicologia|studio di psicoterapia',
    naturopath:
      'naturopata|naturopatia|agopuntura|omeopatia|omeopata|medicina cinese|erboristeria|erboristerie|ayurveda|riflessologia|medicina naturale|medicina alternativa|discipline olistiche|operatore olistico|medicina tradizionale cinese|operatrice olistica|kinesiologia|medicina integrata',
    podiatrist: 'podologo|podologi|podologia|podologa|studio podologico|studio di podologia',
    midwife: 'ostetrica|ostetriche|doula|casa maternità',
    nurse:
      'infermiere a domicilio|infermieri|servizi infermieristici|assistenza infermieristica|infermiera|studio infermieristico|infermiere',
    'home-care':
      'assistenza domiciliare|assistenza anziani|badanti|assistenza a domicilio|agenzia badanti|cure domiciliari|badante|assistenza domiciliare anziani|assistenza familiare|servizi alla persona',
    'care-home':
      'casa di riposo|case di riposo|residenza per anziani|rsa|residenza sanitaria assistenziale|casa famiglia per anziani|residenze per anziani|casa albergo per anziani|centro diurno|comunità alloggio',
    pharmacy: 'farmacia|farmacie|parafarmacia|farmacista|farmacia online|parafarmacie|farmacia comunale',
    optician:
      'ottico|ottica|ottici|occhiali|occhiali da vista|optometrista|occhiali da sole|negozio di ottica|centro ottico|occhialeria|lenti a contatto',
    'hearing-aids':
      'apparecchi acustici|audioprotesista|centro acustico|audioprotesisti|protesi acustiche|centri acustici|centro udito',
    laboratory:
      'laboratorio analisi|laboratorio di analisi|laboratorio|laboratori|laboratorio odontotecnico|odontotecnico|laboratorio di analisi cliniche|laboratorio analisi cliniche|laboratorio di prova',
    veterinarian:
      'veterinario|veterinari|clinica veterinaria|ambulatorio veterinario|studio veterinario|ospedale veterinario|medico veterinario|centro veterinario|cliniche veterinarie|veterinario a domicilio',
    kennel:
      'pensione per cani|pensione per animali|pensione per gatti|asilo per cani|hotel per cani|pensione cani|pensioni per cani|asilo cani|pensione gatti|hotel per animali|dog hotel',
    'dog-school':
      'addestramento cani|educatore cinofilo|addestratore cinofilo|scuola cinofila|centro cinofilo|educazione cinofila|addestratore di cani|istruttore cinofilo|educatrice cinofila|scuola per cani|dog trainer',
    'dog-groomer':
      'toelettatura|toelettatore|toelettatura cani|toelettatura per cani|toelettatrice|toelettatura cani e gatti|toilettatura',
    breeder:
      'allevatore|allevatori|allevamento cani|allevamento|allevamento di cani|allevamento gatti|allevamento amatoriale|allevamenti|cuccioli in vendita|allevamento cavalli|allevamento di gatti|allevatore di cani',
    'animal-shelter':
      'canile|canili|rifugio per animali|gattile|associazione animalista|protezione animali|canile rifugio|adozione cani|santuario animali|rifugio per cani|adozioni cani|protezione degli animali',
    'pet-sitter': 'pet sitter|dog sitter|pet sitting|cat sitter|dog walker|dogsitter|petsitter|cat sitting',
    'riding-stable': 'scuderia|scuderie|pensione cavalli|pensione per cavalli|maneggio e pensione',
    hairdresser:
      'parrucchiere|parrucchieri|parrucchiera|salone di parrucchiere|acconciature|hair stylist|salone parrucchiere|acconciatore|salone di bellezza e parrucchiere|parrucchiere per donna|hairstylist|saloni di parrucchieri',
    barber: 'barbiere|barbieri|barber shop|barberia|barbershop|sala da barba',
    'beauty-salon':
      'centro estetico|centri estetici|istituto di bellezza|estetista|estetiste|salone di bellezza|epilazione laser|depilazione|trucco permanente|make-up artist|truccatrice|trattamenti estetici|estetica avanzata|extension ciglia|make up artist|trattamenti viso|centro estetica|epilazione definitiva|dermopigmentazione|laminazione ciglia|istituto estetico',
    'nail-salon':
      'nail bar|ricostruzione unghie|onicotecnica|manicure|centro unghie|nail artist|manicure e pedicure|centro ricostruzione unghie',
    'massage-practice':
      'massaggi|massaggiatore|studio massaggi|massaggio|massoterapista|massoterapia|massaggi thailandesi|reiki|shiatsu|massaggiatrice|centro massaggi|massaggio thailandese|massaggio olistico|operatore shiatsu',
    'tattoo-studio':
      'studio di tatuaggi|tatuatore|tatuaggi|tattoo studio|piercing|tatuatrice|tattoo|studio tatuaggi|tatuatori',
    coach:
      'coach|coaching|life coach|business coach|mental coach|crescita personale|executive coach|life coaching|coach professionista|business coaching|coaching aziendale|sviluppo personale|mental coaching',
    counselling:
      'counselor|counseling|consulente familiare|terapia di coppia|ipnosi|ipnoterapia|consultorio|counsellor|consultorio familiare|sessuologo|mediazione familiare|sessuologa|terapeuta|mediatrice familiare|costellazioni familiari|ipnoterapeuta|pedagogista',
    nutritionist:
      'nutrizionista|nutrizionisti|dietista|biologo nutrizionista|dietologo|studio nutrizionale|dietologa|biologa nutrizionista|consulenza nutrizionale|dietisti',
    kindergarten:
      'scuola dell’infanzia|scuola materna|scuole dell’infanzia|asilo montessori|asilo nel bosco|scuola montessori|asilo bilingue',
    nursery:
      'asilo nido|asili nido|nido d’infanzia|micronido|nido famiglia|asilo|baby parking|servizi per l’infanzia|centro infanzia|spazio bimbi',
    childminder: 'tata|babysitter|tagesmutter|baby sitter|agenzia tate|baby-sitter|ragazza alla pari|au pair',
    school:
      'scuola|scuole|liceo|istituto scolastico|istituto comprensivo|scuola primaria|scuola privata|scuola internazionale|istituto paritario|istituto tecnico|scuola paritaria|istituto di istruzione superiore|licei|scuola secondaria|scuola media|istituto professionale|scuola superiore',
    university:
      'università|ateneo|facoltà|business school|politecnico|scuola di alta formazione|dipartimento universitario|università telematica|accademia di belle arti|istituto universitario',
    academy: 'accademia|istituto|academy|accademie|istituti',
    'training-centre':
      'centro di formazione|ente di formazione|formazione professionale|corsi di formazione|formazione aziendale|enti di formazione|centro formazione|corsi professionali|agenzia formativa|formazione continua|scuola di formazione|corsi di formazione professionale|centro di formazione professionale|società di formazione|corsi sicurezza',
    'driving-school':
      'autoscuola|autoscuole|scuola guida|scuole guida|patente di guida|patente b|corsi di guida|scuola nautica|patente nautica|pratiche auto|patenti|recupero punti patente|guida sicura',
    'language-school':
      'scuola di lingue|scuole di lingue|corsi di lingue|corsi di inglese|scuola di inglese|corsi di lingua|centro linguistico|lezioni di inglese|corsi di italiano|corso di inglese|soggiorni linguistici|scuola di italiano|vacanze studio|scuola di italiano per stranieri|insegnante di inglese|corsi di inglese online',
    'music-school':
      'scuola di musica|scuole di musica|conservatorio|lezioni di pianoforte|lezioni di chitarra|corsi di musica|lezioni di canto|corsi di canto|accademia musicale|insegnante di pianoforte|insegnante di canto|accademia di musica|scuola di canto|corsi di chitarra|conservatorio di musica|vocal coach',
    'cooking-school':
      'scuola di cucina|corsi di cucina|lezioni di cucina|corso di cucina|accademia di cucina|scuole di cucina|scuola alberghiera|corsi di pasticceria|cooking class',
    'flight-school':
      'scuola di volo|aeroclub|aero club|paracadutismo|scuola di parapendio|parapendio|corsi di volo|volo in mongolfiera|volo in parapendio|mongolfiera|volo a vela',
    'sailing-school': 'scuola di vela|scuola vela|corsi di vela|centro velico|scuole di vela|corsi vela',
    'swimming-school': 'scuola nuoto|corsi di nuoto|scuola di nuoto|lezioni di nuoto|acquaticità neonatale|acquagym',
    tutoring:
      'ripetizioni|lezioni private|doposcuola|aiuto compiti|recupero anni scolastici|tutor|lezioni private online|sostegno scolastico|ripetizioni online|supporto allo studio|lezioni di matematica|recupero scolastico|aiuto allo studio|tutor dsa',
    'exam-preparation':
      'preparazione esami|preparazione concorsi|preparazione test|simulazioni test|preparazione test di ammissione|test di ammissione|preparazione esami universitari|concorsi pubblici|preparazione ielts|esami universitari|quiz patente',
    'online-course':
      'corso online|corsi online|videocorso|e-learning|formazione online|formazione a distanza|masterclass|corsi a distanza|videocorsi|corso di formazione online|corsi di formazione online',
    bootcamp: 'bootcamp|coding bootcamp|corso intensivo|bootcamp di programmazione',
    workshop: 'workshop|seminario|seminari|laboratori creativi|stage formativi|webinar|laboratorio creativo',
    'teaching-materials':
      'materiale didattico|schede didattiche|risorse didattiche|sussidi didattici|giochi educativi|materiali didattici|giochi didattici|libri scolastici|materiale montessori|appunti e riassunti',
    'translation-service':
      'agenzia di traduzioni|agenzia di traduzione|traduttore|traduttrice|traduttori|servizi di traduzione|traduzioni|interprete|interpreti|traduzioni giurate|traduzioni professionali|traduzione giurata|traduzioni tecniche|interpretariato|traduzioni e interpretariato|servizi linguistici|agenzie di traduzione',
    library:
      'biblioteca|biblioteche|biblioteca comunale|biblioteca digitale|mediateca|sistema bibliotecario|biblioteca civica',
    builder:
      'impresa edile|imprese edili|impresa di costruzioni|ristrutturazioni|ditta edile|edilizia|muratore|costruzioni edili|ristrutturazione casa|impresa di ristrutturazioni|costruzioni|case prefabbricate|ristrutturazioni edili|case in legno|ristrutturazione bagno|case prefabbricate in legno|ristrutturazioni chiavi in mano|general contractor|costruzione case|ristrutturazione appartamenti|lavori edili|imprese di costruzioni|restauro edile|opere edili|impermeabilizzazioni|edilizia acrobatica|bioedilizia',
    carpenter: 'carpenteria in legno|carpentiere|strutture in legno|scale in legno|carpentieri|tetti in legno',
    joinery:
      'falegnameria|falegname|falegnami|ebanista|arredamenti su misura|mobili su misura|ebanisteria|falegnamerie|arredi su misura|mobilificio artigianale|falegnameria artigianale|arredamento su misura',
    electrician:
      'elettricista|elettricisti|impianti elettrici|impiantista elettrico|impianti elettrici civili e industriali|installazione impianti elettrici|elettricista a domicilio|elettroimpianti|ditta impianti elettrici',
    plumber:
      'idraulico|idraulici|impianti idraulici|idraulica|spurghi|spurgo fognature|pronto intervento idraulico|termoidraulica|idraulico urgente|disotturazione|termoidraulico|autospurgo|spurgo pozzi neri|ricerca perdite',
    'heating-engineer':
      'caldaie|caldaista|assistenza caldaie|impianti di riscaldamento|pompe di calore|installazione caldaie|impianti termici|stufe a pellet|termoidraulici|manutenzione caldaie|assistenza caldaia|stufe e camini|caminetti|riparazione caldaie|stufe a legna|impianti termoidraulici',
    hvac: 'climatizzatori|condizionatori|aria condizionata|climatizzazione|condizionamento|impianti di condizionamento|frigorista|refrigerazione|impianti di climatizzazione|riscaldamento e condizionamento|ventilazione|installazione condizionatori|refrigerazione industriale|impianti frigoriferi',
    roofer:
      'copertura tetti|rifacimento tetti|coperture|tetti|lattoniere|lattoneria|coperture industriali|lattonieri|tetti e coperture|riparazione tetti',
    painter:
      'imbianchino|imbianchini|tinteggiature|pittura edile|decoratore|imbiancature|tinteggiatura|pittore edile|verniciature|imbiancatura|decorazioni d’interni|decoratori|tinteggiature e decorazioni',
    tiler:
      'piastrellista|piastrellisti|piastrelle|posa piastrelle|pavimenti e rivestimenti|posa in opera di pavimenti|ceramiche e piastrelle',
    'flooring-company':
      'pavimenti|parquet|pavimenti in legno|posa parquet|parquettista|levigatura parquet|pavimenti in resina|pavimenti in parquet|pavimentazioni|pavimenti industriali|pavimentazioni industriali|microcemento',
    plasterer: 'cartongesso|cartongessista|intonaci|stuccatore|gessista|intonaco|cartongessisti|intonacatore',
    glazier:
      'vetreria|vetrerie|vetraio|cristalli auto|parabrezza|vetri auto|vetrai|sostituzione parabrezza|sostituzione vetri',
    'window-company':
      'infissi|serramenti|finestre|porte e finestre|serramentista|porte interne|infissi in pvc|portoni da garage|porte blindate|finestre in pvc|serramenti in alluminio|cancelli automatici|infissi in alluminio|infissi e serramenti|cancelli|verande|serramenti in pvc|portoni sezionali|serramenti in legno|porte automatiche',
    'kitchen-studio':
      'cucine su misura|cucine componibili|centro cucine|negozio di cucine|cucine|showroom cucine|cucine moderne|cucine in muratura|progettazione cucine',
    'blinds-company':
      'tende da sole|tendaggi|persiane|zanzariere|tapparelle|pergole|veneziane|tende da interni|tende e tendaggi|pergotende|tende tecniche|pergole bioclimatiche|riparazione tapparelle|schermature solari',
    'metal-workshop':
      'carpenteria metallica|officina meccanica di precisione|fabbro carpenteria|lavorazione lamiera|tornitura|saldatura|carpenteria|lavorazioni meccaniche|carpenteria leggera|lavorazioni metalliche|taglio laser|ferro battuto|officine meccaniche|lavorazioni cnc|meccanica di precisione|torneria|carpenterie metalliche|strutture metalliche|lavorazione lamiere|fresatura|torneria automatica|lavorazioni in ferro|minuterie metalliche',
    locksmith:
      'fabbro|fabbri|serrature|apertura porte|pronto intervento fabbro|duplicazione chiavi|serraturiere|apertura porte blindate',
    'chimney-sweep':
      'spazzacamino|spazzacamini|pulizia canne fumarie|pulizia camini|canne fumarie|videoispezione canne fumarie',
    scaffolder: 'ponteggi|noleggio ponteggi|montaggio ponteggi|ponteggiatori|trabattelli',
    'solar-installer':
      'pannelli solari|impianti fotovoltaici|fotovoltaico|pannelli fotovoltaici|energia solare|installazione fotovoltaico|installatore fotovoltaico|impianto fotovoltaico|solare termico|installatori fotovoltaico',
    'demolition-company':
      'demolizioni|bonifica amianto|smaltimento amianto|rimozione amianto|impresa di demolizioni|demolizioni speciali|demolizioni industriali',
    excavation:
      'movimento terra|scavi|lavori stradali|trivellazioni|pozzi artesiani|scavi e demolizioni|opere stradali|asfalti|perforazione pozzi|scavi e movimento terra|escavazioni|movimento terra e scavi',
    landscaper:
      'giardiniere|giardinieri|giardinaggio|manutenzione giardini|progettazione giardini|architetto paesaggista|paesaggista|realizzazione giardini|manutenzione del verde|servizi di giardinaggio|progettazione giardini e terrazzi|cura del verde|giardini',
    'tree-surgeon':
      'potatura alberi|potature|tree climbing|abbattimento alberi|arboricoltore|treeclimbing|arboricoltura|potatura e abbattimento|treeclimber',
    'pool-builder':
      'costruzione piscine|piscine|manutenzione piscine|piscine interrate|realizzazione piscine|piscine fuori terra|costruttore di piscine|piscine prefabbricate|costruttori di piscine',
    'garden-centre':
      'garden center|vivaio|vivai|centro giardinaggio|vivaista|floricoltura|vivai piante|vendita piante|vivaisti',
    'cleaning-company':
      'impresa di pulizie|imprese di pulizie|impresa di pulizia|pulizie|servizi di pulizia|pulizie uffici|colf|facility management|pulizie industriali|pulizia uffici|pulizie civili e industriali|ditta di pulizie|pulizie condominiali|sanificazione|pulizie domestiche|pulizie condomini|pulizie professionali|facility services',
    'carpet-cleaner':
      'pulizia tappeti|lavaggio tappeti|pulizia moquette|lavaggio divani|pulizia divani|lavaggio moquette|restauro tappeti',
    'window-cleaner': 'pulizia vetri|pulizia vetrate|lavaggio vetri|lavavetri|pulizia grondaie',
    laundry:
      'lavanderia|lavanderie|lavanderia self service|lavanderia industriale|stireria|lavanderia a gettoni|noleggio biancheria|lavanderie self service',
    'dry-cleaner': 'lavasecco|tintoria|lavaggio a secco|lavanderia a secco|tintorie|pulisecco',
    'pest-control':
      'disinfestazione|disinfestazioni|derattizzazione|disinfestatore|deblattizzazione|pest control|disinfestazione cimici|derattizzazioni|allontanamento volatili|controllo infestanti|trattamenti antitarlo',
    'house-clearance':
      'sgombero|sgomberi|sgombero cantine|svuotamento appartamenti|sgombero appartamenti|svuota cantine|sgomberi cantine|sgombero case|ritiro mobili usati|sgombero locali|svuota appartamenti',
    'waste-disposal':
      'smaltimento rifiuti|gestione rifiuti|raccolta rifiuti|noleggio cassoni|rottami|riciclaggio|autodemolizione|autodemolizioni|rottamazione auto|autodemolitore|recupero rifiuti|rottami metallici|smaltimento rifiuti speciali|raccolta differenziata|gestione ambientale|servizi ambientali|isola ecologica|commercio rottami|servizi ecologici',
    'moving-company':
      'traslochi|ditta di traslochi|trasloco|traslocatori|traslochi internazionali|ditte di traslochi|traslochi e trasporti|traslochi nazionali e internazionali|impresa di traslochi|noleggio scala aerea',
    'self-storage':
      'self storage|deposito mobili|box in affitto|magazzini in affitto|deposito temporaneo|custodia mobili|deposito bagagli|mini magazzini',
    handyman:
      'tuttofare|piccole riparazioni|manutenzioni domestiche|riparazioni domestiche|pronto intervento casa|manutenzione casa|piccoli lavori domestici|handyman',
    'appliance-repair':
      'riparazione elettrodomestici|assistenza elettrodomestici|riparazione lavatrici|assistenza tecnica elettrodomestici|centro assistenza elettrodomestici|riparazioni elettrodomestici|assistenza lavatrici',
    'phone-repair':
      'riparazione cellulari|riparazione smartphone|riparazione iphone|riparazione telefoni|riparazioni smartphone|assistenza smartphone|assistenza cellulari|riparazioni cellulari|riparazione telefonini|riparazioni iphone',
    'computer-repair':
      'riparazione computer|assistenza computer|riparazione pc|assistenza pc|tecnico informatico|riparazione notebook|assistenza informatica a domicilio|tecnico computer|assistenza tecnica computer|riparazione mac|riparazioni computer|assistenza mac',
    'data-recovery':
      'recupero dati|recupero dati hard disk|laboratorio recupero dati|servizio di recupero dati|recupero dati ssd',
    upholsterer:
      'tappezziere|tappezzieri|tappezzeria|rivestimento divani|tappezzerie|rifacimento divani|selleria|rivestimenti divani|tappezziere in stoffa',
    tailor:
      'sartoria|sartorie|sarto|sarta|abiti su misura|riparazioni sartoriali|sartoria artigianale|camicie su misura|camiceria|abito su misura|camiceria artigianale|sartoria su misura|riparazioni abiti',
    shoemaker: 'calzolaio|calzolai|riparazione scarpe|calzoleria|calzolaio artigiano|scarpe su misura',
    watchmaker: 'orologiaio|orologeria|riparazione orologi|orologi|orologerie|orologi di lusso|orologiai|orologi usati',
    jeweller:
      'gioielleria|gioiellerie|gioielliere|gioielli|oreficeria|orafo|orafi|compro oro|gioielli artigianali|bigiotteria|laboratorio orafo|oreficerie|gioielli fatti a mano|fedi nuziali|argenteria|gioielleria online|gioielleria oreficeria',
    printer:
      'tipografia|tipografie|stamperia|stampa digitale|serigrafia|stampa online|centro stampa|stampa 3d|ricamificio|magliette personalizzate|copisteria|arti grafiche|gadget personalizzati|ricami|tipografia online|gadget aziendali|articoli promozionali|stampa grande formato|t-shirt personalizzate|litografia|abbigliamento personalizzato|industria grafica|stampa su tessuti|copisterie|servizio di stampa 3d',
    'sign-maker':
      'insegne|insegne luminose|cartellonistica|decorazione automezzi|segnaletica|car wrapping|insegne pubblicitarie|produzione insegne|wrapping|segnaletica stradale|cartelli pubblicitari|insegnista',
    'car-repair':
      'autofficina|autofficine|officina meccanica|officina auto|autoriparazioni|meccanico|riparazione auto|elettrauto|officina moto|officina autorizzata|autoriparatore|revisioni auto|centro revisioni|officine|riparazioni auto|meccanici|revisione auto|assistenza auto|officina|autoriparatori|officina riparazione',
    'car-body-shop':
      'carrozzeria|carrozzerie|carrozziere|car detailing|detailing|riparazione carrozzeria|autocarrozzeria|carrozzieri|verniciatura auto|levabolli|lucidatura auto',
    'car-wash':
      'autolavaggio|autolavaggi|lavaggio auto|car wash|lavaggio auto a mano|autolavaggio self service|lavaggio a mano',
    'car-dealer':
      'concessionaria|concessionario auto|concessionaria auto|auto usate|rivenditore auto|vendita auto|concessionario|concessionarie|autosalone|auto usate garantite|auto nuove e usate|auto km 0|concessionario camper|auto d’epoca|concessionaria ufficiale|vendita camper|vendita auto usate|compravendita auto|veicoli commerciali usati|autosaloni|veicoli commerciali',
    'car-rental':
      'noleggio auto|autonoleggio|noleggio furgoni|noleggio camper|car sharing|noleggio lungo termine|noleggio scooter|noleggio moto|noleggio a lungo termine|autonoleggi|noleggio van|noleggio veicoli|noleggio auto a lungo termine|noleggio automobili|noleggio minivan|noleggio furgone|noleggio auto e furgoni|noleggio vespa',
    'tyre-dealer':
      'gommista|gommisti|pneumatici|gomme auto|centro pneumatici|vendita pneumatici|pneumatici online|pneumatici usati|cambio gomme|cerchi in lega',
    'motorcycle-dealer':
      'concessionaria moto|concessionario moto|moto usate|vendita moto|negozio moto|motociclette|accessori moto|abbigliamento moto|concessionarie moto',
    'bike-shop':
      'negozio di biciclette|negozio di bici|officina bici|ciclofficina|biciclette|vendita biciclette|riparazione bici|riparazione biciclette|cicli|bici elettriche|e-bike usate|ciclista riparatore|negozio bici|telai su misura|vendita bici',
    'towing-service':
      'soccorso stradale|carro attrezzi|carroattrezzi|soccorso auto|recupero veicoli|autosoccorso|soccorso stradale 24 ore',
    taxi: 'taxi|servizio taxi|radiotaxi|radio taxi|taxi e ncc|cooperativa taxi|tassista',
    chauffeur:
      'ncc|noleggio con conducente|autista privato|servizio ncc|noleggio limousine|noleggio auto con conducente|servizio limousine|autisti privati|auto con conducente|noleggio auto con autista|auto con autista|limousine',
    'airport-transfer':
      'transfer aeroporto|navetta aeroporto|transfer aeroportuali|taxi aeroporto|transfer da e per aeroporto|transfer privati|servizio transfer|trasferimenti aeroportuali|servizi transfer',
    'bus-company':
      'noleggio autobus|noleggio pullman|autolinee|noleggio bus|noleggio minibus|pullman gran turismo|noleggio pulmini|autoservizi|noleggio bus con conducente|noleggio bus con autista|autonoleggio bus|bus turistici|noleggio pulmino|trasporto persone',
    'bus-service':
      'trasporto pubblico|servizio autobus|trasporti pubblici|linee di autobus|ferrovia|traghetti|compagnia di navigazione|trasporto pubblico locale|ferrovie|aliscafi|autobus di linea|funivia|azienda trasporti',
    'patient-transport':
      'ambulanza|ambulanze|trasporto sanitario|trasporto disabili|trasporto malati|ambulanze private|ambulanza privata|servizio ambulanza|trasporto infermi|trasporti sanitari|servizio ambulanze',
    courier:
      'corriere|corrieri|corriere espresso|consegne a domicilio|spedizione pacchi|pony express|spedizioni espresse|consegne espresse|spedizioni online|servizio di corriere|consegna pacchi|consegne urgenti|corrieri espressi|spedizioni pacchi',
    haulier:
      'autotrasporti|trasporti|autotrasportatore|azienda di trasporti|trasporto merci|trasporti nazionali|trasporti eccezionali|autotrasportatori|trasporti conto terzi|trasporti internazionali|trasporto conto terzi|ditta di trasporti|trasporti refrigerati|trasporto su gomma',
    'logistics-company':
      'logistica|spedizioniere|spedizionieri|operatore logistico|spedizioni internazionali|casa di spedizioni|logistica integrata|trasporti e logistica|magazzino conto terzi|azienda di logistica|freight forwarder|servizi logistici|casa di spedizione|spedizioniere doganale|doganalista|spedizioni marittime|logistica e trasporti|società di logistica|agenzia marittima|logistica e-commerce|supply chain|operatori logistici',
    'funeral-director':
      'onoranze funebri|agenzia funebre|pompe funebri|impresa funebre|servizi funebri|casa funeraria|funerali|agenzie funebri|imprese funebri|cremazione animali|marmi e arte funeraria|cremazione|sala del commiato|arte funeraria|servizi funerari|forno crematorio',
    'security-company':
      'istituto di vigilanza|vigilanza privata|guardie giurate|agenzia di sicurezza|allarmi|videosorveglianza|impianti di allarme|istituti di vigilanza|servizi di sicurezza|impianti di sicurezza|servizi di vigilanza|portierato|sistemi di sicurezza|antifurto|sistemi di allarme|impianti antifurto|addetti alla sicurezza|impianti di videosorveglianza|sicurezza privata|estintori',
    'rental-service':
      'noleggio attrezzature|noleggio macchinari|noleggio piattaforme aeree|noleggio|noleggi|servizio di noleggio|noleggio mezzi|noleggio attrezzature edili|noleggio macchine edili|noleggio gru|noleggio operativo',
    'law-firm':
      'studio legale|studi legali|avvocato|avvocata|avvocati|studio di avvocati|studio legale associato|consulenza legale|assistenza legale|avvocato penalista|avvocato divorzista|avvocato civilista|mediatore|organismo di mediazione|mandatario brevetti|avvocati penalisti|marchi e brevetti|avvocato del lavoro|consulente in proprietà industriale|mediazione civile|consulenza brevettuale|servizi legali|infortunistica stradale|ufficiale giudiziario',
    notary: 'notaio|notai|studio notarile|studi notarili|notaia|notariato',
    'tax-adviser':
      'consulente fiscale|consulenza fiscale|tributarista|consulenza tributaria|tributaristi|consulenti fiscali|caf|studio tributario|centro di assistenza fiscale|consulente tributario|dichiarazione dei redditi|centro assistenza fiscale|patronato e caf|assistenza fiscale',
    accountant:
      'commercialista|commercialisti|studio commercialista|studio commerciale|dottore commercialista|dottori commercialisti|consulente del lavoro|consulenti del lavoro|contabilità|elaborazione dati contabili|elaborazione paghe|studio di consulenza del lavoro|consulenza del lavoro|ragioniere|commercialista online|centro elaborazione dati|studio di commercialisti|buste paga|ragionieri|paghe e contributi|esperto contabile|studio associato commercialisti|gestione paghe|fiduciaria',
    auditor:
      'società di revisione|revisore contabile|revisori legali|revisore legale|revisione contabile|revisione legale|revisori contabili|revisore dei conti',
    'insurance-broker':
      'broker assicurativo|agenzia assicurativa|agente assicurativo|broker di assicurazioni|agenzia di assicurazioni|consulente assicurativo|broker assicurativi|agenzie assicurative|agenti assicurativi|intermediario assicurativo|broker assicurazioni|consulenza assicurativa|comparatore assicurazioni|consulenti assicurativi',
    insurer:
      'assicurazione|assicurazioni|compagnia di assicurazioni|compagnia assicurativa|mutua|assicurazione online|assicurazione auto|assicurazione sanitaria|mutua sanitaria|polizze assicurative|società di mutuo soccorso|compagnie assicurative|cassa malati|fondo pensione|polizza assicurativa',
    bank: 'banca|banche|banca popolare|banca privata|cassa di risparmio|conto corrente online|istituto bancario|banca digitale|banca online|istituto di credito|cassa rurale|banca di credito cooperativo|private banking|conto online|conto business',
    'financial-adviser':
      'consulente finanziario|consulenti finanziari|consulenza finanziaria|consulente finanziario indipendente|pianificazione finanziaria|educazione finanziaria|consulenza patrimoniale|consulente finanziario autonomo|wealth management|consulenza finanziaria indipendente|consulente patrimoniale|promotore finanziario|family banker',
    'mortgage-broker':
      'mediatore creditizio|mutui|consulente mutui|prestiti e mutui|mediazione creditizia|cessione del quinto|mutui online|agente in attività finanziaria|broker mutui|mutuo casa|prestiti personali|prestiti|finanziamenti|consulenza mutui|broker creditizio|mutui casa|società di mediazione creditizia',
    'asset-manager':
      'asset management|gestione patrimoniale|società di gestione del risparmio|family office|fondi di investimento|sgr|gestore patrimoniale|gestione del risparmio|gestioni patrimoniali|asset manager|fondo di investimento|gestione di patrimoni|multi family office',
    'venture-capital':
      'venture capital|private equity|incubatore|acceleratore|incubatore di startup|società di investimento|acceleratore di startup|fondo di venture capital|incubatore certificato|acceleratore d’impresa|venture builder|incubatore di imprese|club deal|startup studio|parco scientifico|business angels|parco scientifico tecnologico',
    'estate-agent':
      'agenzia immobiliare|agenzie immobiliari|agente immobiliare|immobiliare|agenti immobiliari|annunci immobiliari|consulente immobiliare|intermediazione immobiliare|consulenti immobiliari|case in vendita|immobili di lusso|immobili in vendita|mediatore immobiliare|immobili di prestigio|servizi immobiliari|compravendita immobiliare|property finder|studio immobiliare',
    'property-manager':
      'amministratore di condominio|amministrazione condominiale|amministratori di condominio|gestione affitti brevi|property management|gestione immobiliare|amministrazioni condominiali|property manager|amministrazione condomini|gestione immobili|amministratore condominiale|studio amministrazione condomini|amministrazioni immobiliari|gestione case vacanza|gestione case vacanze|gestione appartamenti|amministrazione stabili',
    'property-developer':
      'promotore immobiliare|sviluppo immobiliare|società immobiliare|costruttore immobiliare|nuove costruzioni|investimenti immobiliari|edilizia residenziale|sviluppatore immobiliare|promozione immobiliare|iniziative immobiliari|investimento immobiliare|complesso residenziale|edilizia residenziale pubblica|appartamenti in costruzione',
    architect:
      'architetto|architetti|studio di architettura|studi di architettura|architettura|studio architettura|studio associato di architettura|studio di progettazione|studio di architetti|architetta|progettazione architettonica|architetti associati|urbanistica',
    'interior-designer':
      'interior designer|interior design|arredatore d’interni|architetto d’interni|progettazione d’interni|home staging|arredatrice d’interni|arredatore|studio di interior design|architettura d’interni|home stager|progettazione di interni|interior designers|design d’interni|arredatori',
    surveyor:
      'geometra|geometri|studio tecnico|perito|periti|topografo|rilievi topografici|perizie immobiliari|certificazione energetica|studio geometra|attestato di prestazione energetica|studio tecnico geometra|valutazioni immobiliari|stime immobiliari|topografia|periti assicurativi|perito assicurativo|certificazioni energetiche|pratiche catastali|perizie|studi tecnici|diagnosi energetica|studio peritale',
    'engineering-firm':
      'studio di ingegneria|società di ingegneria|ingegnere|ingegneri|ingegneria|studio tecnico di ingegneria|progettazione impianti|ingegnere strutturale|automazione industriale|studio ingegneria|studi di ingegneria|progettazione meccanica|ingegneria civile|servizi di ingegneria|progettazione strutturale|ingegneri associati|progettazione industriale|ingegneria strutturale|ingegneria industriale',
    consultancy:
      'società di consulenza|consulenza aziendale|consulente|consulenti|studio di consulenza|consulenza|consulenza strategica|consulente aziendale|consulenza direzionale|consulenza alle imprese|consulenze|società di consulenza aziendale|consulenza di direzione|consulenza manageriale|consulenza ambientale|consulenti aziendali|consulenza organizzativa|consulenza per le imprese|consulenza hr|finanza agevolata|consulenza gestionale|consulenza sostenibilità|temporary management|management consulting',
    'it-consultancy':
      'consulenza informatica|consulenza it|trasformazione digitale|consulenza tecnologica|consulenza sap|digital transformation|consulenza ict|consulenza cybersecurity|consulente informatico|consulenza digitale|consulente it|trasformazione digitale per le imprese|consulenza cloud|consulenza sicurezza informatica|consulenza salesforce',
    'it-services':
      'servizi informatici|assistenza informatica|azienda informatica|servizi it|system house|soluzioni informatiche|assistenza tecnica informatica|informatica|servizi it gestiti|servizi ict|managed services|società informatica|soluzioni it|assistenza sistemistica|consulenza e assistenza informatica|reti informatiche|servizi informatici per aziende|managed service provider|soluzioni ict|supporto it|servizi gestiti|assistenza informatica per aziende|partner tecnologico|sistemista|outsourcing informatico',
    'software-company':
      'software house|sviluppo software|azienda di software|sviluppo app|sviluppo applicazioni|software su misura|sviluppo software su misura|azienda tecnologica|sviluppo app mobile|sviluppo software personalizzato|sviluppo di software|sviluppo applicazioni mobile|sviluppatore di app|sviluppo applicazioni web|società di software|produttore di software|software personalizzati|sviluppo di app|sviluppatori di app|sviluppo app e software|realizzazione app|software gestionali su misura',
    'systems-integrator':
      'system integrator|integratore di sistemi|integrazione di sistemi|system integration|integratori di sistemi|integratore|integrazione sistemi',
    'web-agency':
      'web agency|agenzia web|realizzazione siti web|siti internet|sviluppo siti web|agenzia digitale|realizzazione siti internet|creazione siti web|agenzia wordpress|siti e-commerce|digital agency|web design|sviluppo web|creazione siti internet|siti web|realizzazione e-commerce|agenzia e-commerce|agenzia shopify|sviluppo e-commerce|internet agency|studio web|siti web professionali|agenzia ecommerce|realizzazione siti e-commerce|web agencies|realizzazione siti wordpress|siti web su misura|progettazione siti web',
    'web-designer':
      'web designer|sviluppatore web|webmaster|webdesigner|web designer freelance|sviluppatore wordpress|web developer|programmatore web|sviluppatrice web|realizzatore siti web|consulente web|sviluppatore web freelance',
    developer:
      'sviluppatore|programmatore|sviluppatore full stack|ingegnere del software|sviluppatrice|sviluppatore software|full stack developer|sviluppatore freelance|software engineer|sviluppatori|front-end developer|programmatrice|data scientist|ingegnere informatico|programmatori|sviluppatore frontend|sviluppatore backend|sviluppatore mobile',
    'marketing-agency':
      'agenzia di marketing|agenzia marketing|web marketing|digital marketing|agenzia di web marketing|agenzia social media|agenzia di digital marketing|marketing digitale|social media manager|gestione social|copywriter|lead generation|consulente marketing|agenzia di marketing digitale|agenzia digital marketing|consulenza marketing|consulente di marketing|consulenza di marketing|content marketing|agenzia di influencer marketing|influencer marketing|agenzia web marketing|gestione social media|social media marketing|digital strategist|consulente digital marketing|consulente web marketing|agenzia growth|inbound marketing|agenzie di marketing|agenzia di content marketing|marketing strategico|performance marketing|agenzia di social media marketing|neuromarketing',
    'advertising-agency':
      'agenzia pubblicitaria|agenzia di comunicazione|agenzia di pubblicità|agenzia creativa|agenzia media|concessionaria di pubblicità|agenzia di comunicazione e marketing|agenzie di comunicazione|comunicazione visiva|pubblicità esterna|agenzia di comunicazione integrata|agenzia comunicazione|comunicazione aziendale|agenzia di marketing e comunicazione|comunicazione e marketing|studio di comunicazione|affissioni pubblicitarie',
    'design-studio':
      'studio grafico|studio di design|studio di grafica|agenzia di branding|grafica pubblicitaria|graphic design|studio creativo|brand identity|branding|design studio|progettazione grafica|visual design|packaging design|studio di animazione|studio di progettazione grafica|identità visiva|agenzia di design|design industriale|industrial design|studio di comunicazione visiva|motion graphics|studi grafici|immagine coordinata|grafica e comunicazione|product design|agenzia branding|ux design|studio grafico pubblicitario|creazione loghi',
    designer:
      'designer|graphic designer|grafico|grafico freelance|stilista|art director|ux designer|product designer|fashion designer|grafica freelance|grafici|visual designer|ui designer|designer industriale|brand designer|industrial designer|grafico pubblicitario|direttore artistico|floral designer|motion designer|ui/ux designer|light designer',
    'pr-agency':
      'agenzia di pubbliche relazioni|ufficio stampa|relazioni pubbliche|agenzia di pr|agenzia pr|ufficio stampa e comunicazione|pubbliche relazioni|agenzia di ufficio stampa|addetto stampa|agenzia di relazioni pubbliche|ufficio stampa musicale|digital pr',
    'seo-agency':
      'agenzia seo|consulente seo|posizionamento seo|posizionamento motori di ricerca|posizionamento siti web|consulenza seo|seo specialist|posizionamento sui motori di ricerca|posizionamento google|esperto seo|seo agency|ottimizzazione seo|posizionamento siti|agenzia google ads|local seo|consulente seo freelance|link building|posizionamento su google',
    photographer:
      'fotografo|fotografa|fotografi|fotografo matrimonio|fotografia|studio fotografico|fotografo di matrimonio|fotografo professionista|servizi fotografici|fotografo matrimoni|fotografi matrimonio|fotografo di matrimoni|fotografia di matrimonio|studi fotografici|fotografo ritrattista|servizio fotografico|fotografa di famiglia|fotografo pubblicitario|reportage di matrimonio|fotografa professionista|fotografi di matrimonio|fotografia professionale|fotografa matrimonio|fotografia newborn|fotografo newborn|fotografo di interni|fotografo immobiliare|fotografia pubblicitaria',
    videographer:
      'videomaker|produzione video|video aziendali|casa di produzione video|videografo|riprese con drone|video matrimonio|produzioni video|agenzia video|riprese video|video production|videografo matrimonio|filmmaker matrimonio|riprese aeree|video marketing|montaggio video|videomaker freelance|video editor freelance|riprese drone|video corporate|agenzia di produzione video|riprese aeree con drone|fotografia e video|foto e video|videomaker matrimonio',
    'recording-studio':
      'studio di registrazione|sala prove|studio di mastering|studi di registrazione|sale prova|mix e mastering|studio di registrazione audio|sale prove|studio di produzione musicale|mixaggio e mastering|fonico|studio podcast|mastering online',
    'staffing-agency':
      'agenzia per il lavoro|agenzia di selezione|ricerca e selezione|agenzia interinale|head hunter|ricerca e selezione del personale|agenzia di somministrazione|selezione del personale|agenzie per il lavoro|società di selezione|headhunter|headhunting|cacciatori di teste|cacciatore di teste|executive search|società di ricerca e selezione|agenzia di modelle|agenzia casting|agenzia di lavoro interinale|ricerca di personale|head hunting|recruiting|agenzia di casting|agenzia di spettacolo',
    'call-centre':
      'call center|contact center|segreteria telefonica|telemarketing|segretaria telefonica|segreteria telefonica professionale|call centre|segretariato telefonico|customer care in outsourcing|teleselling',
    'virtual-assistant':
      'assistente virtuale|assistenti virtuali|segretaria virtuale|segretaria a distanza|assistenza virtuale|assistente virtuale freelance|segreteria virtuale|segretaria online',
    outsourcing:
      'outsourcing|esternalizzazione|bpo|servizi in outsourcing|esternalizzazione servizi|esternalizzazione di servizi|servizi di outsourcing|business process outsourcing|outsourcer|nearshoring',
    'coworking-space':
      'coworking|spazio di coworking|uffici condivisi|business center|uffici arredati|uffici temporanei|ufficio virtuale|spazi di coworking|spazio coworking|domiciliazione|fablab|affitto uffici|uffici virtuali|centro uffici|makerspace|domiciliazione legale|domiciliazione aziendale|business centre|sale riunioni',
    'research-institute':
      'istituto di ricerca|centro di ricerca|think tank|centro studi|azienda farmaceutica|gruppo di ricerca|biotecnologie|ricerca di mercato|ente di ricerca|centri di ricerca|istituto di ricerche di mercato|laboratorio di ricerca|ricerche di mercato|azienda biotecnologica|istituto di ricerche|industria farmaceutica|ricerca clinica|istituti di ricerca|ricerca scientifica|istituto di studi|osservatorio scientifico',
    'private-investigator':
      'investigatore privato|agenzia investigativa|investigazioni private|investigatori privati|agenzie investigative|detective privato|investigazioni|indagini private|investigazioni aziendali|detective',
    'certification-body':
      'ente di certificazione|organismo di certificazione|certificazioni iso|certificazione iso|ente certificatore|organismo di ispezione|enti di certificazione|organismo notificato|organismo di controllo|verifica impianti di messa a terra|ente di accreditamento',
    'speaker-trainer':
      'speaker|formatore|formatori|formatrice|relatore|speaker motivazionale|formatore aziendale|public speaking|keynote speaker|speaker professionista|relatrice|formatore motivazionale',
    freelancer:
      'freelance|libero professionista|freelancer|libera professionista|liberi professionisti|consulente freelance',
    writer:
      'scrittore|scrittrice|autore|autrice|poeta|giornalista|romanziere|sceneggiatore|correttore di bozze|poetessa|editor freelance|ghostwriter|sceneggiatrice|drammaturgo|saggista|scrittori|correzione bozze|autore di romanzi|giornalisti|biografo|correttrice di bozze|giornalista pubblicista',
    artist:
      'artista|artisti|pittore|pittrice|scultore|artista visivo|arte contemporanea|scultrice|mosaicista|opere d’arte|artista contemporaneo|artista contemporanea|street artist|muralista|pittore e scultore|incisore|artista visiva|quadri|artisti visivi|madonnaro|ritratti su commissione|acquerellista|sculture|dipinti|restauratore d’arte|pittura|murales|artista digitale|quadri moderni|quadri astratti',
    illustrator:
      'illustratore|illustratrice|fumettista|illustratori|vignettista|illustrazione|illustrazioni|caricaturista|disegnatore|animatore 3d|illustratore freelance|fumettisti|concept artist|disegnatrice|disegnatore di fumetti|illustratrice per l’infanzia|ritrattista|artista 3d|caricature',
    musician:
      'musicista|musicisti|cantante|cantautore|compositore|pianista|chitarrista|rapper|cantautrice|violinista|batterista|organista|soprano|cantanti|produttore musicale|sassofonista|violoncellista|direttore d’orchestra|compositrice|arpista|tenore|flautista|trombettista|fisarmonicista|contrabbassista|cantante lirica|polistrumentista|bassista|percussionista|clarinettista|beatmaker|musicista e compositore|baritono|chitarrista classico|cantante e pianista',
    manufacturer:
      'produttore|produttori|fabbrica|fabbriche|costruttore|azienda manifatturiera|azienda produttrice|fonderia|segheria|stabilimento produttivo|azienda industriale|industria|manifattura|fabbricante|ditta produttrice|stampaggio materie plastiche|fonderie|tessitura|filatura|produzione artigianale',
    'machine-builder':
      'costruttore di macchine|produttore di macchine|macchine speciali|macchine industriali|costruzione macchine|macchine utensili|macchine agricole|stampi|costruzione stampi|costruzioni meccaniche|macchinari industriali|macchine automatiche|produzione macchine|impianti industriali|attrezzature industriali|macchine per imballaggio',
    'contract-manufacturer':
      'conto terzi|produzione conto terzi|terzista|terzisti|oem|private label|produzione in conto terzi|contoterzista|produttore conto terzi|confezionamento conto terzi|assemblaggio elettronico|subfornitura',
    supplier:
      'fornitore|fornitori|importatore|esportatore|forniture|società commerciale|import export|trading company|centrale acquisti|importatori|forniture industriali',
    wholesaler:
      'ingrosso|grossista|grossisti|vendita all’ingrosso|cash and carry|commercio all’ingrosso|all’ingrosso|ingrosso online',
    distributor:
      'distributore|distributori|rivenditore|rivenditori|distributore ufficiale|rivenditore autorizzato|distributore esclusivo|rivenditore ufficiale|distributore autorizzato',
    'online-shop':
      'negozio online|shop online|vendita online|e-commerce|ecommerce|store online|eshop|e-shop|commercio elettronico|negozio on line|negozi online|vendita per corrispondenza|sito e-commerce',
    shop: 'negozio|negozi|boutique|bottega|punto vendita|outlet|centro commerciale|concept store|showroom|emporio|punti vendita|grandi magazzini|spaccio aziendale|botteghe|factory outlet|rivendita|dettagliante',
    'clothing-shop':
      'negozio di abbigliamento|abbigliamento|abbigliamento donna|abbigliamento uomo|abiti da sposa|atelier sposa|moda donna|moda uomo|intimo|abbigliamento bambini|abbigliamento da lavoro|abiti da cerimonia|negozi di abbigliamento|abbigliamento sportivo|costumi da bagno|lingerie|cappelli|maglieria|cappelleria|streetwear|abiti da sposo|divise da lavoro|pellicceria|boutique di abbigliamento|cravatte',
    'shoe-shop':
      'calzature|negozio di scarpe|scarpe|negozio di calzature|sneakers|calzaturificio|scarpe da donna|scarpe artigianali|scarpe antinfortunistiche|stivali|calzature artigianali|sandali|scarpe da uomo',
    'book-shop':
      'libreria|librerie|libraio|libri usati|fumetteria|libreria online|libreria indipendente|libreria antiquaria|libreria per ragazzi|fumetterie|libri antichi|cartolibreria',
    florist:
      'fiorista|fioristi|fioraio|fiori a domicilio|consegna fiori|fioreria|negozio di fiori|composizioni floreali|bouquet da sposa|allestimenti floreali|spedire fiori|consegna fiori a domicilio|fiori|flower designer',
    'furniture-shop':
      'negozio di mobili|mobilificio|mobili|arredamento|arredamenti|materassi|divani|complementi d’arredo|illuminazione|mobili per ufficio|biancheria per la casa|arredo bagno|lampade|tappeti|mobili di design|arredo ufficio|casalinghi|mobili per la casa|arredi|negozio di arredamento|arredo giardino|arredamento casa|mobili da giardino|camerette|lampadari|articoli per la casa|oggettistica per la casa|arredamento per negozi',
    'pet-shop':
      'negozio di animali|pet shop|cibo per cani|articoli per animali|acquariofilia|accessori per cani|petshop|negozio per animali|alimenti per animali|prodotti per animali|accessori per animali|crocchette per cani|toelettatura e pet shop',
    'toy-shop':
      'negozio di giocattoli|giocattoli|giocattoli in legno|articoli per l’infanzia|modellismo|prodotti per neonati|negozio di giochi|prima infanzia|passeggini|peluche|negozio di giochi da tavolo|giocattoleria|prodotti per bambini|articoli per neonati',
    'gift-shop':
      'articoli da regalo|idee regalo|cartoleria|bomboniere|regali personalizzati|souvenir|candele|cartolerie|oggettistica|candele profumate|cesti regalo|partecipazioni matrimonio|negozio di articoli da regalo|cesti natalizi|liste nozze|profumatori d’ambiente|biglietti di auguri|regalistica',
    'wine-shop':
      'enoteca|enoteche|vendita vini|vini online|enoteca online|importatore di vini|negozio di vini|vendita vino online|vendita vini online|vineria|distribuzione vini|beershop|vini e liquori|bottiglieria',
    'antique-shop':
      'antiquariato|antiquario|antiquari|negozio di antiquariato|numismatica|collezionismo|modernariato|filatelia|galleria antiquaria|mercatino dell’antiquariato|compro antiquariato|antichità|mobili antichi|monete da collezione',
    'second-hand-shop':
      'mercatino dell’usato|negozio dell’usato|abbigliamento usato|banco dei pegni|second hand|mercatini dell’usato|abiti usati|ricondizionati|seconda mano|smartphone ricondizionati|conto vendita',
    supermarket:
      'supermercato|supermercati|alimentari|ortofrutta|negozio biologico|pescheria|ipermercato|negozio sfuso|negozio di alimentari|minimarket|frutta e verdura|fruttivendolo|spesa online|negozio bio|prodotti biologici|prodotti biologici online|drogheria|frutta e verdura a domicilio|mercato coperto|mercato contadino',
    'music-shop':
      'negozio di musica|strumenti musicali|negozio di strumenti musicali|liutaio|liuteria|negozio di dischi|dischi in vinile|pianoforti|chitarre|vinili|accordatore pianoforti|organaro|noleggio pianoforti|accordatura pianoforti',
    'sports-shop':
      'negozio di sport|articoli sportivi|attrezzatura sportiva|noleggio sci|armeria|negozio di pesca|attrezzature fitness|articoli da pesca|surf shop|abbigliamento tecnico|armerie|attrezzature sportive|skate shop|attrezzature per palestre|caccia e pesca|negozio di articoli sportivi|negozio running|articoli per l’equitazione',
    'hardware-shop':
      'ferramenta|materiali edili|materiale edile|colorificio|bricolage|utensileria|forniture per l’edilizia|legnami|materiale elettrico|colorifici|ferramenta online|materiali per l’edilizia|legna da ardere|pellet|ricambi auto|autoricambi|rivendita materiali edili|forniture elettriche|antinfortunistica|vernici|fai da te|idrotermosanitari|bulloneria|viteria',
    'electronics-shop':
      'negozio di elettronica|negozio di informatica|elettrodomestici|negozio di telefonia|componenti elettronici|elettronica|hi-fi|materiale fotografico|telefonia|negozio di computer|negozio di elettrodomestici|computer shop|sigarette elettroniche|prodotti informatici|hardware e software|accessori per smartphone|vendita computer|fotocamere|centro telefonia|sigaretta elettronica|computer ricondizionati|elettronica di consumo',
    'perfume-shop':
      'profumeria|profumerie|profumi|negozio di cosmetici|cosmetici|profumeria artistica|profumeria online|prodotti di bellezza|profumo|prodotti per capelli|profumi di nicchia|prodotti per parrucchieri|forniture per parrucchieri',
    'fashion-brand':
      'brand di moda|marchio di moda|casa di moda|marchio di abbigliamento|brand di abbigliamento|maison di moda|borse|alta moda|brand di gioielli|moda sostenibile|brand di borse|marchio di calzature|abbigliamento sostenibile|borse in pelle|accessori moda|brand di costumi|moda etica|brand di scarpe|borse artigianali|marchio di borse',
    'cosmetics-brand':
      'marchio di cosmetici|brand di cosmetici|cosmetici naturali|cosmesi naturale|integratori|integratori alimentari|oli essenziali|linea cosmetica|skincare|saponi artigianali|cosmetica naturale|cosmetici biologici|cosmesi|saponi naturali|cosmetica|cannabis light|cbd|prodotti naturali|brand di skincare|integratori sportivi|cosmesi biologica|saponificio',
    pottery:
      'ceramica artistica|ceramiche|ceramista|ceramiche artistiche|laboratorio di ceramica|ceramica artigianale|maiolica|vasaio|ceramiche artigianali|terracotta|terrecotte|corsi di ceramica|ceramisti|porcellana|ceramica',
    'craft-workshop':
      'artigianato|artigiano|artigiani|bottega artigiana|pelletteria|fatto a mano|coltelleria|laboratorio artigianale|legatoria|vetrate artistiche|tessitura a mano|artigianato artistico|cornici|corniciaio|pelletteria artigianale|vetro di murano|laboratorio artigiano|mosaici|creazioni artigianali|restauro mobili|restauratore|prodotti artigianali|handmade|coltelli artigianali|creazioni fatte a mano|vetreria artistica|restauro|filigrana|creazioni handmade|marmista|lavorazione marmo|lavorazione del marmo|marmi e graniti|intarsio',
    marketplace:
      'marketplace|annunci gratuiti|comparatore|confronto prezzi|annunci di lavoro|biglietteria online|offerte di lavoro|piattaforma di prenotazione|mercato online|annunci|crowdfunding|annunci online|comparatore di prezzi|piattaforma di crowdfunding|biglietti online|portale annunci|comparatore online',
    'auction-house':
      'casa d’aste|case d’aste|asta online|aste|aste online|aste giudiziarie|istituto vendite giudiziarie|vendite all’asta|aste immobiliari',
    'energy-supplier':
      'fornitore di energia|luce e gas|energia elettrica e gas|energie rinnovabili|energia rinnovabile|azienda energetica|colonnine di ricarica|fornitura energia|energia elettrica|distributore di energia|energia verde|fornitore luce e gas|ricarica auto elettriche|società energetica|eolico|comunità energetica|servizio idrico integrato|distribuzione gas|comunità energetiche|gestione servizio idrico|biogas|comunità energetica rinnovabile|distributore di carburanti|stazione di servizio|utility',
    telecom:
      'operatore telefonico|telecomunicazioni|operatore mobile|voip|operatore di telecomunicazioni|centralino virtuale|telefonia mobile|telefonia aziendale|centralino voip|operatore virtuale|telefonia voip|centralini telefonici|telefonia fissa|centralino in cloud|azienda di telecomunicazioni|esim|operatore voip',
    'internet-provider':
      'internet provider|provider internet|fibra ottica|internet service provider|operatore internet|connessione internet|banda larga|internet via radio|connettività internet|wireless internet|internet wireless|internet veloce|operatore fibra',
    publisher:
      'casa editrice|case editrici|editore|edizioni|editore indipendente|self publishing|gruppo editoriale|editoria|casa editrice indipendente|edizioni musicali|casa editrice digitale|editori|pubblicare un libro|servizi editoriali|società editrice|casa editrice musicale',
    'board-game':
      'gioco da tavolo|giochi da tavolo|gioco di carte|gioco di ruolo|giochi di ruolo|giochi di carte|gioco da tavola|gioco di società|giochi di società|boardgame',
    'hardware-device':
      'dispositivo|dispositivi|sensore|fotocamera|drone|droni|cuffie|stampante 3d|monopattino elettrico|bici elettrica|veicolo elettrico|macchina|sensori|telecamera|stampanti 3d|monopattini elettrici|veicoli elettrici|camper|imbarcazioni|rimorchi|diffusori acustici|apparecchio|barche|strumentazione|macchinari|roulotte',
    software:
      'software|programma|programma gestionale|software gestionale|programmi gestionali|soluzione software|software gestionali|prodotto software|software aziendale|soluzioni software|programma per computer|software professionale|software applicativo',
    'mobile-app':
      'app|applicazione mobile|app mobile|app per iphone|app per android|applicazione|app gratuita|applicazioni|applicazioni mobile|applicazione per smartphone|app ios|applicazioni mobili|app android',
    'web-app':
      'applicazione web|web app|strumento online|servizio online|webapp|applicazioni web|software online|servizio web|strumenti online|software in cloud|servizi web',
    'desktop-app':
      'applicazione desktop|app per mac|programma per windows|software per windows|utilità per mac|programma per mac|app desktop|applicazione per windows|software per mac|programmi gratis',
    platform:
      'piattaforma|piattaforma online|piattaforma digitale|piattaforma web|piattaforme|piattaforma cloud|piattaforma software|piattaforma tecnologica|piattaforma in cloud|piattaforma dati|piattaforme digitali',
    tool: 'strumento|strumenti gratuiti|generatore|calcolatore|calcolatrice|simulatore|convertitore|calcolatrice online|strumento gratuito|toolkit|tool|emulatore|cruscotto|pianificatore|cronometro|tools|convertitore online|simulatori',
    suite:
      'suite|suite software|soluzione all-in-one|piattaforma all-in-one|software all-in-one|suite per ufficio|soluzione tutto in uno|suite di software|piattaforma tutto in uno|suite di strumenti|suite di applicazioni',
    'browser-extension':
      'estensione del browser|estensione chrome|estensione per chrome|estensione per browser|browser web|browser|blocco pubblicità|estensione firefox|estensioni browser|componente aggiuntivo',
    plugin: 'plugin|plugin wordpress|moduli prestashop|modulo prestashop|plugin per wordpress|plug-in|plugin audio',
    'code-library':
      'libreria javascript|libreria python|libreria di componenti|libreria open source|libreria software|sdk|librerie software|libreria di codice|libreria php|kit di sviluppo',
    framework:
      'framework|cms|web framework|sistema di gestione dei contenuti|framework php|framework javascript|motore di gioco|design system|generatore di siti statici|headless cms|gestore di contenuti|framework css',
    'programming-language':
      'linguaggio di programmazione|linguaggi di programmazione|linguaggio di scripting|linguaggio di markup|compilatore|linguaggio di interrogazione',
    database:
      'database|base di dati|motore di ricerca|banca dati|data warehouse|motori di ricerca|foglio di calcolo|banche dati|basi di dati|foglio elettronico|data lake|fogli di calcolo',
    api: 'api|rest api|gateway di pagamento|piattaforma di pagamento|pagamenti digitali|api rest|soluzioni di pagamento|istituto di pagamento|sistemi di pagamento|interfaccia di programmazione|pagamenti elettronici|pos mobile|prestatore di servizi di pagamento',
    'operating-system':
      'sistema operativo|sistemi operativi|distribuzione linux|distribuzione gnu/linux|firmware|ambiente desktop|distro linux|gestore di finestre',
    'file-sharing-client':
      'client torrent|client bittorrent|condivisione file|trasferimento file|download manager|client ftp|invio di file|condivisione di file|trasferimento di file|invio file pesanti|sincronizzazione file|trasferimento file sicuro',
    'password-manager':
      'gestore di password|password manager|generatore di password|gestione password|app di autenticazione|gestione delle password|cassaforte digitale|autenticatore',
    'crypto-wallet':
      'portafoglio bitcoin|wallet bitcoin|portafoglio di criptovalute|wallet crypto|wallet|portafoglio digitale|portafoglio crypto|wallet per criptovalute|portafoglio criptovalute|wallet digitale|portafoglio ethereum',
    cryptocurrency:
      'criptovaluta|criptovalute|moneta digitale|blockchain|token|stablecoin|nft|memecoin|valuta digitale|bitcoin|valuta virtuale|monete digitali|cripto',
    'crypto-exchange':
      'exchange di criptovalute|exchange crypto|piattaforma di trading|broker online|comprare bitcoin|broker|exchange|broker forex|trading online|acquistare bitcoin|comprare criptovalute|broker di trading|cambio valuta|cambiavalute',
    'trading-protocol':
      'protocollo defi|finanza decentralizzata|exchange decentralizzato|bot di trading|segnali di trading|trading automatico|trading algoritmico|protocollo di prestito|defi|trading system|protocollo decentralizzato|trading bot|segnali trading',
    dapp: 'dapp|applicazione decentralizzata|applicazioni decentralizzate|smart contract|contratto intelligente|web3|contratti intelligenti|piattaforma web3|organizzazione autonoma decentralizzata',
    'messaging-app':
      'app di messaggistica|messaggistica istantanea|videoconferenza|client di posta|posta elettronica|social network|sito di incontri|chat gratis|app di incontri|videochiamate|chat online|agenzia matrimoniale|posta elettronica certificata|videoconferenze|siti di incontri|incontri online|servizio di posta elettronica|rete sociale|posta elettronica aziendale',
    'text-editor':
      'editor di testo|editor di codice|editor video|editor di foto|editor pdf|elaboratore di testi|editor di immagini|ambiente di sviluppo|editor|word processor|editor audio|editor grafico|notazione musicale|editor fotografico|software di montaggio video|ambiente di sviluppo integrato|software di scrittura|editor markdown',
    'note-app':
      'app per appunti|app per prendere appunti|gestione attività|lista di cose da fare|diario personale|blocco note|agenda digitale|gestore di attività|base di conoscenza|app di note|diario online|mappe mentali|lista della spesa|calendario condiviso|to-do list|knowledge base|agenda online',
    'weather-app':
      'app meteo|meteo|previsioni meteo|previsioni del tempo|stazione meteo|previsioni meteorologiche|meteorologia|meteo in tempo reale|bollettino meteo|stazioni meteo|radar meteo',
    'music-app':
      'app musicale|lettore musicale|streaming musicale|lettore multimediale|app radio|metronomo|accordatore|lettore audio|app di musica|lettore video|musica in streaming|app podcast|player musicale|media player',
    'photo-app':
      'app fotografica|app per foto|app fotocamera|condivisione foto|album fotografico|fotoritocco|fotolibri|stampa foto|fotolibro|stampa foto online|galleria di foto|album fotografici|organizzatore di foto|sviluppo foto',
    'fitness-app':
      'app fitness|app di allenamento|app per allenarsi|contacalorie|app di meditazione|app per la corsa|app salute|app di fitness|app per il benessere|allenamento a casa|pianificatore pasti|contatore di calorie|meditazione guidata|schede di allenamento|app di running|calendario mestruale',
    'language-app':
      'app per imparare le lingue|imparare le lingue|apprendimento delle lingue|flashcard|imparare l’inglese|app per le lingue|imparare l’inglese online|imparare una lingua|imparare l’italiano|schede di vocabolario',
    'finance-app':
      'app finanziaria|gestione spese|finanza personale|app di budget|gestione note spese|app bancaria|app per il budget|nota spese|note spese|gestione finanze personali|bilancio familiare|controllo spese|app di risparmio|app per risparmiare|gestione delle spese',
    'accounting-software':
      'software di contabilità|programma di contabilità|fatturazione elettronica|software di fatturazione|programma di fatturazione|software contabilità|software paghe|fattura elettronica|fatturazione online|software fatturazione elettronica|programma fatture|programma fatturazione|software fatturazione|fatture in cloud|contabilità online|software per commercialisti|software contabile|fatture elettroniche|gestionale contabilità|gestione tesoreria|software gestione presenze e paghe',
    erp: 'erp|software erp|gestionale aziendale|gestionale erp|gestione magazzino|software gestione magazzino|gestionale magazzino|gestione flotte|gestionale|software gestionale erp|sistema erp|gestionali|gestione della produzione|software di produzione|software manutenzione|software edilizia|gestionale in cloud|software gestionale aziendale|wms|gestione flotta|localizzazione satellitare|pianificazione della produzione|software wms|software per l’edilizia|gestionale per officine|gestionale cloud|software per aziende',
    crm: 'crm|software crm|gestione clienti|sistema crm|software per le vendite|helpdesk|help desk|gestione relazioni clienti|crm aziendale|customer relationship management|soluzioni crm|piattaforma crm|crm in cloud|sistema di ticketing|software ticketing|crm immobiliare|software assistenza clienti',
    'project-management':
      'gestione progetti|project management|software di gestione progetti|gestione presenze|gestione del personale|rilevazione presenze|software hr|software risorse umane|gestione risorse umane|intranet aziendale|time tracking|gestione del tempo|software presenze|collaborazione online|software gestione progetti|lavagna online|software di project management|rilevazione presenze dipendenti|gestione turni|software gestione presenze|software gestione turni|pianificazione turni|gestione dei progetti|timbratura|workflow aziendale|app presenze|piattaforma hr|task management|automazione dei processi|gestione ferie e permessi|software hr in cloud',
    'email-tool':
      'email marketing|software di email marketing|piattaforma di email marketing|software newsletter|invio newsletter|piattaforma email marketing|sms marketing|invio sms|invio email massive|software email marketing|email transazionali|invio di newsletter|servizio sms|sms aziendali',
    'marketing-software':
      'software di marketing|marketing automation|piattaforma di marketing|programma fedeltà|gestione recensioni|digital signage|sondaggi online|software seo|carta fedeltà|generatore qr code|questionari online|moduli online|tool seo|programmi fedeltà|fidelizzazione clienti|fidelity card|piattaforma di affiliazione|recensioni online|software fedeltà|automazione marketing|biglietto da visita digitale|whatsapp marketing|accorciatore di link|concorsi a premi|creazione sondaggi|brand reputation|rete di affiliazione|carte fedeltà|loyalty',
    'analytics-software':
      'analisi dati|business intelligence|web analytics|software di analisi|analisi dei dati|monitoraggio siti|data analytics|visualizzazione dati|piattaforma di analisi|software di business intelligence|monitoraggio media|statistiche siti web|software statistico|rassegna stampa|monitoraggio sistemi|media monitoring|analytics|reportistica aziendale|monitoraggio server|monitoraggio web',
    'booking-software':
      'software di prenotazione|sistema di prenotazione|gestionale hotel|channel manager|booking engine|software per hotel|gestionale palestra|software per parrucchieri|prenotazione appuntamenti|agenda appuntamenti|gestione appuntamenti|software palestre|gestionale per hotel|gestione prenotazioni|gestionale per palestre|software centri estetici|software gestionale hotel|software per palestre|registro elettronico|gestionale scuola|gestionale parrucchieri|software per scuole|software per eventi|software gestionale palestra|gestione eventi|software biglietteria|software noleggio|gestionale per associazioni|gestionale associazioni|gestionale autoscuola|gestionale affitti brevi|sistema di biglietteria|software per associazioni',
    'restaurant-software':
      'software per ristoranti|gestionale ristorante|software ristorazione|registratore di cassa|registratori di cassa|menu digitale|punto cassa|gestionale per ristoranti|cassa in cloud|software ristoranti|software cassa|sistema di cassa|software di cassa|punto vendita pos|registratori telematici|gestionale ristoranti|sistemi di cassa|registratore telematico|software punto vendita|software per la ristorazione|gestionale bar|delivery per ristoranti|gestionale punto vendita|food cost',
    'practice-software':
      'software medico|software per studi medici|cartella clinica elettronica|telemedicina|software per dentisti|gestionale studio medico|software avvocati|software per avvocati|gestionale dentisti|software odontoiatrico|dispositivi medici|dispositivo medico|gestionale per studi medici|software veterinario|sanità digitale|gestionale poliambulatorio|software per psicologi|software per fisioterapisti|elettromedicali|software per studi legali|gestionale studio legale|software per medici|piattaforma di telemedicina|gestionale per poliambulatori|cartella clinica|software studio dentistico|apparecchiature medicali|ausili e ortopedia',
    'security-software':
      'sicurezza informatica|cybersecurity|software di sicurezza|cyber security|penetration test|gestione delle identità|firewall|sicurezza delle informazioni|crittografia|controllo accessi|vulnerability assessment|soluzioni di sicurezza informatica|penetration testing|identità digitale|threat intelligence|ethical hacking|sicurezza it|piattaforma di cybersecurity|informatica forense|protezione dai ransomware|antifrode|security awareness',
    'compliance-software':
      'software di compliance|firma elettronica|firma digitale|gestione documentale|compliance|gestione contratti|whistleblowing|software gestione documentale|software qualità|consulenza privacy|consulenza gdpr|conservazione sostitutiva|conservazione digitale|gestione della qualità|sicurezza sul lavoro|software privacy|gestione dei rischi|software sicurezza sul lavoro|adeguamento gdpr|conformità normativa|archiviazione documentale|software gdpr|dematerializzazione|software whistleblowing|archiviazione digitale|risk management|bilancio di sostenibilità|software esg|medicina del lavoro',
    antivirus:
      'antivirus|software antivirus|anti-malware|antispam|filtro antispam|antimalware|protezione antivirus|antivirus gratis|anti-spam',
    vpn: 'vpn|servizio vpn|rete privata virtuale|app vpn|proxy|migliore vpn|vpn gratis|server proxy|servizi vpn|provider vpn',
    'disk-tool':
      'analizzatore dello spazio su disco|pulizia disco|file manager|ricerca duplicati|file duplicati|gestore di file|pulizia pc|utilità di sistema|ottimizzazione pc|disinstallatore|foto duplicate|analisi spazio disco',
    'backup-software':
      'software di backup|backup online|backup in cloud|cloud storage|archiviazione cloud|backup dati|backup cloud|backup|cloud backup|soluzioni di backup|salvataggio dati|archiviazione online|archiviazione in cloud|disaster recovery|spazio di archiviazione',
    'hosting-provider':
      'hosting|web hosting|hosting provider|server dedicati|registrazione domini|data center|vps|hosting web|housing|cloud provider|server vps|domini e hosting|hosting e domini|hosting wordpress|cloud hosting|provider hosting|server cloud|cloud computing|datacenter|cloud server|servizi cloud|server virtuali|provider cloud|hosting condiviso|registrar|server dedicato|hosting siti web|registrazione dominio',
    'streaming-service':
      'servizio di streaming|piattaforma di streaming|streaming|video on demand|diretta streaming|film in streaming|iptv|streaming video|piattaforma video|live streaming|dirette streaming|servizi di streaming|streaming eventi|film e serie tv|piattaforma webinar|piattaforma per webinar',
    'radio-platform':
      'web radio|radio online|streaming radio|hosting radio|radio in streaming|hosting podcast|streaming per radio|radio in diretta|creare una web radio|streaming audio|radio streaming|piattaforma podcast|software radio',
    chatbot:
      'chatbot|assistente vocale|live chat|intelligenza artificiale conversazionale|agente conversazionale|voicebot|chatbot ai|chatbot whatsapp|voice bot|ai conversazionale|agente vocale|centralino ai|chatbot per siti web|receptionist virtuale|agenti vocali',
    'ai-assistant':
      'assistente ai|assistente intelligente|strumento ai|generatore di immagini|generatore di testi|ai generativa|intelligenza artificiale generativa|trascrizione automatica|assistente ia|sintesi vocale|riconoscimento vocale|assistente|modello linguistico|strumenti ai|traduttore automatico|generatore di immagini ai|copilota ai|assistente virtuale intelligente|trascrizione audio|dettatura vocale',
    'ai-agent':
      'agente ai|agenti ai|intelligenza artificiale|automazione ai|agenti autonomi|visione artificiale|agenzia ai|machine learning|agenti intelligenti|soluzioni di intelligenza artificiale|agenti di intelligenza artificiale|computer vision|apprendimento automatico|automazioni ai|soluzioni ai|agenti ia|automazione con ai|agenzia di automazione|consulenza intelligenza artificiale',
    'website-builder':
      'creare sito web|creazione sito gratis|website builder|piattaforma e-commerce|creare un sito web|costruttore di siti web|no-code|creare un sito|creatore di siti web|editor di siti web|curriculum online|piattaforma ecommerce|creare curriculum|software e-commerce|creare un blog|creare un e-commerce|no code|low-code|creare un forum|creare sito gratis|piattaforma no-code|creazione curriculum|piattaforma per corsi online',
    'website-template':
      'tema wordpress|temi wordpress|template html|template per siti|font|caratteri tipografici|fonderia tipografica|immagini stock|template|type foundry|template wordpress|foto stock|icone gratis|modelli excel|banca immagini|immagini gratis|modelli e template|fac simile|template notion|font gratis|set di icone|ui kit|modelli curriculum',
    'design-tool':
      'strumento di design|software di progettazione|software cad|software 3d|software di modellazione|modellazione 3d|software di grafica|software di animazione|software bim|strumento di progettazione|software di rendering|software per presentazioni|rendering 3d|bim|software di disegno|simulazione numerica|creare loghi|cad|software architettura|software di simulazione|configuratore 3d|programma di grafica|progettazione 3d|creazione loghi online|software per architetti|registratore schermo|configuratore di prodotto|app di disegno',
    'developer-tool':
      'strumento per sviluppatori|strumenti per sviluppatori|strumenti di sviluppo|riga di comando|integrazione continua|gestore di pacchetti|test automatici|piattaforma per sviluppatori|terminale|emulatore di terminale|client git|automazione dei test|devops|controllo di versione|infrastruttura come codice|debugger|strumento da riga di comando|generatore di codice',
    'computer-game':
      'videogioco|videogiochi|gioco|giochi|gioco online|gioco mobile|gioco di strategia|giochi online|giochi gratis|gioco multiplayer|puzzle game|gioco di avventura|gioco per cellulare|gioco indie|gioco d’avventura|serious game|gioco gratuito|gioco gestionale|mmorpg|giochi per bambini|gamification|browser game|gioco di parole|gioco di simulazione|gioco educativo|cruciverba|platform game',
    'game-server':
      'server minecraft|server di gioco|server discord|server gta rp|server fivem|server roleplay|game server|server privato|server minecraft italiano|community di gioco',
    'game-studio':
      'studio di videogiochi|sviluppo videogiochi|sviluppatori di videogiochi|studio di sviluppo indipendente|game studio|sviluppatore di videogiochi|studio di sviluppo videogiochi|software house di videogiochi|sviluppo di videogiochi|studio indie|editore di videogiochi|sviluppo giochi',
    saas: 'saas|software as a service|piattaforma saas|soluzione cloud|software cloud|soluzione saas|software saas|soluzioni cloud|soluzioni saas|software in abbonamento|soluzione in cloud',
    'learning-platform':
      'piattaforma e-learning|piattaforma di apprendimento|piattaforma di formazione|lms|piattaforma didattica|piattaforma educativa|piattaforma di e-learning|app educativa|edtech|piattaforma elearning|piattaforma formativa|learning management system|app didattica|piattaforma lms|piattaforma di corsi online|piattaforma di formazione online|digital learning|software didattico',
    'smart-home':
      'domotica|casa intelligente|smart home|impianti domotici|serratura smart|sistema domotico|serrature smart|impianto domotico|videocitofoni|termostato smart|videocitofonia|casa domotica|home automation|citofoni|antifurto casa|automazione domestica',
    robot:
      'robot|robotica|robot industriali|robot collaborativi|cobot|robotica industriale|robotica educativa|robot autonomi|robot mobili|robotica collaborativa|robot industriale',
    association:
      'associazione|associazioni|associazione culturale|federazione|società scientifica|associazione di quartiere|associazione professionale|associazione di volontariato|associazione nazionale|circolo culturale|ordine professionale|associazione genitori|associazione di promozione sociale|aps|associazione storica|società italiana di|associazione italiana|collegio professionale|confraternita|federazioni|comitato di quartiere|confederazione|associazione musicale|associazione d’arma|amici di|ordine degli ingegneri|ordine degli architetti',
    'non-profit':
      'organizzazione non profit|associazione no profit|ong|onlus|ente del terzo settore|organizzazione non governativa|organizzazione di volontariato|impresa sociale|associazione senza scopo di lucro|non profit|no profit|organizzazione umanitaria|terzo settore|odv|associazione onlus|ente no profit|organizzazione no profit|cooperazione internazionale|associazione ambientalista|enti del terzo settore|senza scopo di lucro|cooperazione allo sviluppo|associazione umanitaria|organizzazione senza scopo di lucro|associazione non profit',
    charity:
      'beneficenza|organizzazione benefica|ente benefico|banco alimentare|associazione benefica|raccolta fondi|adozione a distanza|mensa dei poveri|associazione caritativa|aiuti umanitari|adozioni a distanza|emporio solidale|opera pia|mensa solidale|casa famiglia|opere di carità|sostegno a distanza',
    foundation:
      'fondazione|fondazioni|fondazione onlus|ente filantropico|borse di studio|fondazione culturale|fondazione di comunità|fondazione bancaria|fondazione ets|borsa di studio',
    'support-association':
      'associazione di sostegno|associazione pazienti|gruppo di auto aiuto|associazione amici|auto mutuo aiuto|associazione di pazienti|gruppo di sostegno|associazione familiari|gruppi di auto aiuto|gruppo di mutuo aiuto|associazione malati|associazione di familiari|gruppo di supporto|centro antiviolenza|associazione famiglie|centro di ascolto',
    'community-organisation':
      'centro culturale|centro sociale|centro giovanile|centro comunitario|organizzazione di comunità|circolo ricreativo|orto urbano|casa di quartiere|circolo arci|spazio culturale|centro di aggregazione|orti urbani|centro anziani|orto sociale|orti sociali|centro civico|casa del popolo|centro ricreativo|centro polifunzionale|centro di aggregazione giovanile',
    'rescue-organisation':
      'soccorso alpino|croce rossa|protezione civile|primo soccorso|pubblica assistenza|croce verde|corsi di primo soccorso|croce bianca|salvamento|soccorso in mare|corso di primo soccorso|volontari del soccorso|unità cinofile da soccorso|corpo volontari soccorso|gruppo di protezione civile|croce blu',
    church:
      'chiesa|parrocchia|parrocchie|cattedrale|cappella|moschea|sinagoga|diocesi|santuario|basilica|chiesa evangelica|abbazia|unità pastorale|oratorio|duomo|arcidiocesi|chiese|chiesa cristiana evangelica|chiesa valdese|ministero cristiano|chiesa cattolica|chiesa ortodossa|comunità pastorale|pieve|collegiata|chiesa battista',
    'religious-community':
      'comunità religiosa|monastero|convento|congregazione|centro buddhista|centro di meditazione|comunità cristiana|ordine religioso|comunità monastica|studio biblico|arciconfraternita|istituto religioso|comunità ebraica|frati minori|comunità spirituale|missionari|centro buddista|eremo|ritiri spirituali|casa di spiritualità|azione cattolica|pellegrinaggi|istituto missionario|monasteri',
    'political-party':
      'partito politico|movimento politico|lista civica|campagna elettorale|candidato sindaco|partito|candidata sindaco|gruppo consiliare|elezioni comunali|elezioni amministrative|deputato|senatore|candidato alle elezioni|consigliere comunale|partiti politici|consigliere regionale|elezioni regionali|gruppo parlamentare',
    union:
      'sindacato|sindacati|organizzazione sindacale|confederazione sindacale|unione sindacale|sindacato autonomo|federazione sindacale|sindacato nazionale|rappresentanza sindacale|sindacato dei lavoratori',
    'trade-association':
      'associazione di categoria|camera di commercio|confindustria|associazione imprenditori|associazione di imprese|confcommercio|associazione industriali|associazione commercianti|unione industriali|confartigianato|consorzio di tutela|associazione imprenditoriale|unione artigiani|associazione artigiani|collegio costruttori|organizzazione imprenditoriale|business network|associazioni di categoria|federazione nazionale imprese|rete di imprenditori|distretto del commercio|distretto industriale|ente bilaterale|coldiretti',
    cooperative:
      'cooperativa|cooperative|cooperativa sociale|società cooperativa|cooperativa agricola|cooperativa edilizia|cooperativa di comunità|cooperative sociali|cooperativa di produzione e lavoro|cooperativa di consumo|cohousing|consorzio cooperativo|cooperativa sociale onlus|consorzio di cooperative|cooperativa di abitazione',
    municipality:
      'comune|comuni|comune di|città di|municipio|unione dei comuni|provincia di|amministrazione comunale|comunità montana|unione di comuni|provincia autonoma|città metropolitana|regione autonoma|consiglio comunale|ente locale|enti locali|borgo medievale|amministrazione provinciale|consiglio regionale',
    authority:
      'ente pubblico|ministero|autorità portuale|agenzia governativa|amministrazione pubblica|ambasciata|consolato|prefettura|polizia locale|agenzia regionale|ministero di|questura|autorità garante|polizia municipale|pubblica amministrazione|ente parco|parco nazionale|parco naturale|consorzio di bonifica|ente regionale|ordine dei medici|ordine degli avvocati|parco regionale|autorità di bacino|agenzia nazionale|agenzia delle entrate|enti pubblici|consolato onorario',
    'fire-brigade':
      'vigili del fuoco|vigili del fuoco volontari|corpo dei vigili del fuoco|pompieri|vigili del fuoco in congedo|caserma dei vigili del fuoco|corpo pompieri|corpo nazionale vigili del fuoco',
    community:
      'community|comunità|comunità online|forum|gruppo di utenti|fan club|community online|forum di discussione|community di sviluppatori|comunità di appassionati|comunità italiana|fanclub|comunità virtuale|community italiana',
    network:
      'rete|network|alleanza|consorzio|coalizione|cluster|collettivo|rete di imprese|rete nazionale|reti|partenariato|collettivo artistico|rete di professionisti|rete europea|consorzi|rete di associazioni|contratto di rete',
    club: 'club|circolo|club auto storiche|motoclub|moto club|circolo fotografico|radioamatori|rotary club|lions club|club del libro|club auto d’epoca|gruppo astrofili|club privato|circoli|fotoclub|gruppo fotografico|auto club|club service|camper club|circolo filatelico|gruppo di lettura|radioamatore|circolo privato|vespa club|gruppo modellisti|associazione radioamatori|automobile club',
    initiative:
      'iniziativa|iniziative|movimento|campagna di sensibilizzazione|comitato|iniziativa popolare|comitato cittadino|movimento civico|osservatorio|iniziativa solidale|movimento di cittadini|iniziativa sociale|programma di sostegno|programma europeo',
    project:
      'progetto|progetti|progetto di ricerca|progetto europeo|progetto artistico|progetto pilota|progetto sociale|progetto educativo|progetto culturale|progetto personale|progetto collettivo|progetto solidale|progetto indipendente|progetto musicale',
    'open-source-project':
      'progetto open source|software libero|open source|software open source|codice aperto|dati aperti|progetto opensource|software a codice aperto|soluzione open source|piattaforma open source|opensource|open data|progetto di software libero',
    'youth-organisation':
      'associazione giovanile|gruppo scout|scout|campi estivi|centro estivo|colonia estiva|organizzazione giovanile|centri estivi|movimento giovanile|campo estivo|scoutismo|summer camp|campus estivo|forum dei giovani|campus estivi|vacanze per ragazzi|scambi giovanili|soggiorni estivi|informagiovani|agesci',
    'student-organisation':
      'associazione studentesca|organizzazione studentesca|unione degli studenti|sindacato studentesco|associazione di studenti|associazione universitaria|associazioni studentesche|junior enterprise|rappresentanza studentesca|lista universitaria|consiglio degli studenti|formula student team',
    company:
      'azienda|aziende|impresa|società|ditta|impresa familiare|azienda familiare|pmi|marchio|brand|imprese|azienda artigiana|azienda italiana|impresa artigiana|realtà imprenditoriale|azienda a conduzione familiare|impresa individuale|realtà aziendale',
    agency:
      'agenzia|agenzie|agenzia indipendente|agenzia specializzata|agenzia a servizio completo|boutique agency|agenzia integrata',
    service:
      'servizio|servizi|servizio a domicilio|servizi professionali|servizio professionale|servizi integrati|servizi personalizzati|servizio in abbonamento|servizio completo',
    studio: 'studio|studi|atelier|studios',
    practice: 'studio professionale|studi professionali|studio associato|studio privato|studio multidisciplinare',
    centre:
      'centro|centri|polo|hub|centro di eccellenza|centro di competenza|centro servizi|centro specializzato|polo di eccellenza|centro di riferimento|centro polivalente|centro multidisciplinare',
    provider:
      'fornitore di servizi|fornitore di soluzioni|operatore|provider|prestatore di servizi|fornitori di servizi|operatori|service provider',
    specialist:
      'specialista|specialisti|esperto|esperti|professionista|professionisti|tecnico|esperta|tecnici|artigiani specializzati|tecnici specializzati|team di esperti|team di professionisti|specialisti nel settore',
    solution:
      'soluzione|soluzioni|sistema|sistemi|prodotto|prodotti|tecnologia|tecnologie|soluzioni su misura|soluzioni innovative|soluzione integrata|soluzioni integrate|soluzioni tecnologiche',
    group:
      'gruppo|gruppi|holding|gruppo industriale|gruppo di aziende|gruppo imprenditoriale|conglomerato|gruppo aziendale|gruppo di imprese|gruppo italiano|gruppo internazionale|team|gruppo societario',
    startup:
      'startup|start-up|startup innovativa|spin-off|spin off|startup italiana|pmi innovativa|start up|start up innovativa|startup tecnologica|spin-off universitario|start-up innovativa',
    blog: 'blog|blog personale|blog di viaggi|blog di cucina|sito personale|ricette di cucina|food blog|travel blog|blog di moda|blog di ricette|blogger|food blogger|fashion blog|ricette facili|pagina personale|blog di libri|blog di viaggio|blog letterario|ricette tradizionali|blog di tecnologia',
    magazine:
      'rivista|riviste|magazine|rivista online|rivista scientifica|rivista letteraria|fanzine|webzine|periodico|mensile|fumetti|rivista digitale|magazine online|trimestrale|recensioni film|rivista trimestrale|rivista di architettura|bimestrale|rivista di settore|recensioni libri|fumetto|rivista d’arte|rivista culturale|webcomic|rotocalco',
    newspaper:
      'giornale|giornali|quotidiano|quotidiano online|notizie|agenzia di stampa|testata giornalistica|notizie locali|giornale online|settimanale|portale di notizie|giornale locale|cronaca locale|testata online|sito di notizie|informazione locale|ultime notizie|quotidiano di informazione|testata giornalistica online|giornale web|informazione indipendente|quotidiano locale|giornalismo indipendente|giornale indipendente|quotidiano digitale|agenzia stampa|giornalismo investigativo',
    newsletter:
      'newsletter|bollettino|newsletter settimanale|notiziario|newsletter quotidiana|newsletter gratuita|bollettino parrocchiale|notiziari',
    podcast:
      'podcast|podcasts|canale youtube|serie podcast|podcast italiano|youtuber|web series|webserie|audioserie|web serie|produzione podcast',
    'radio-station':
      'radio|emittente radiofonica|stazione radio|radio locale|radio comunitaria|programma radiofonico|radio fm|radio privata|radio universitaria|trasmissione radiofonica|emittente radio|emittente locale|radio cristiana|radio indipendente|emittenti radiofoniche|stazioni radio|radio cattolica',
    'tv-channel':
      'canale televisivo|emittente televisiva|televisione|tv locale|canale tv|documentario|cortometraggio|film documentario|lungometraggio|serie tv|televisione locale|web tv|programma televisivo|cortometraggi|canali tv|documentari|webtv|tv online|emittenti televisive|rete televisiva|trasmissione televisiva|serie televisiva',
    'record-label':
      'etichetta discografica|casa discografica|etichetta indipendente|management artistico|distribuzione musicale|agenzia di booking|promoter concerti|etichetta musicale|etichetta discografica indipendente|agenzia di spettacoli|organizzazione concerti|produzione musicale|agenzia musicale|management musicale|etichette discografiche|booking artisti|promoter musicale|produzione concerti|produzione discografica',
    portal:
      'portale|portale web|portale informativo|sito informativo|portale online|portali|portale di informazione|portale dedicato|sito ufficiale|portale internet|sito web ufficiale|portale tematico|portale istituzionale|sito istituzionale|guida online|centro di documentazione|guida pratica|guida completa',
    directory:
      'elenco|directory|elenco aziende|guida aziende|catalogo|catalogo online|archivio|archivio storico|portale immobiliare|archivio digitale|annuario|mappa interattiva|pagine gialle|directory aziende|guida ai ristoranti|archivio fotografico|portale lavoro|archivio di stato|genealogia|archivi|guida locali|catalogo digitale|raccolta di link|elenco professionisti',
    encyclopedia:
      'enciclopedia|wiki|dizionario|dizionario online|glossario|documentazione|tutorial|manuale utente|guida utente|enciclopedia online|dizionari|enciclopedia libera|documentazione tecnica|vocabolario|guide e tutorial|dizionario italiano|dizionario dei sinonimi|manuale online|tutorial online|traduttore online',
    portfolio:
      'portfolio|curriculum|curriculum vitae|cv|portfolio online|portfolio personale|portfolio di|book fotografico|portfolio fotografico',
    'film-production':
      'casa di produzione|casa di produzione cinematografica|produzione cinematografica|regista|filmmaker|produzione audiovisiva|post-produzione|produzioni cinematografiche|società di produzione|produzioni audiovisive|casa di produzione audiovisiva|registi|film maker|postproduzione|società di produzione cinematografica|regista e sceneggiatore|produzione film|casa di distribuzione|produzione di documentari|regista indipendente|produzione televisiva|produzioni televisive|distribuzione cinematografica',
  },
}
