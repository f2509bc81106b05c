import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: '~hotell|~hotellet|~hoteller|leilighetshotell|høyfjellshotell|hotel|hotels|motel|spa hotel|boutique hotel',
    'guest-house':
      'gjestehus|gjestehuset|~pensjonat|~pensjonatet|~pensjonater|~gjestgård|~gjestgården|rom til leie|rom og frokost|bed and breakfast|bed & breakfast|bed and breakfasts|b&b|guesthouse|guest house',
    hostel: '~vandrerhjem|ungdomsherberge|~herberge|~herberget|vandrerhjemmet|hostel|hostels',
    inn: '~vertshus|~vertshuset|gjestgiveri|gjestgiveriet|skysstasjon',
    'holiday-home':
      '~hytter|~hytta|hytte|hytteutleie|~feriehus|~feriehuset|~ferieleilighet|~ferieleiligheter|~feriebolig|~ferieboliger|rorbu|rorbuer|feriehytte|feriehytter|utleiehytte|utleiehytter|hyttegrend|villa|chalet',
    'mountain-hut':
      '~turisthytte|~turisthytter|turisthytta|~fjellstue|~fjellstuer|fjellstua|~fjellstove|~fjellhytte|dnt-hytte|turistforeningshytte',
    campsite:
      'bobilplass|bobilcamp|bobilparkering|teltplass|~campingplass|~campingplassen|~campingplasser|~campingen|~camping|glamping|~campings',
    resort:
      '~feriesenter|skisenter|skisenteret|~alpinsenter|alpinsenteret|høyfjellssenter|skianlegg|~feriepark|feriestedet|resort|resorts|beach resort|spa resort',
    'farm-stay': 'gårdsferie|bondegårdsferie|gårdsturisme|gårdsovernatting|overnatting på gård',
    accommodation: '~overnatting|losji|innkvartering|~overnattingssted|overnattingssteder|overnattingsbedrift',
    'student-residence':
      'studentbolig|studentboliger|~studenthybler|studentby|studentbyen|studenthus|studenthjem|studentleiligheter|studenthybel',
    restaurant:
      '~spisested|~spisestedet|matsted|gatekjøkken|sushirestaurant|~spiseri|~spiseriet|kafeteria|bistroen|grillrestaurant|smørbrødsrestaurant|~restaurant|~restauranten|~restauranter|restaurants|bistro|brasserie|steakhouse|trattoria|grill|sushi|take away|burger bar|sushi restaurant',
    pizzeria: 'pizzabakeri|pizzasjappe|pizzakjøkken|pizzarestaurant|pizzeriaen|~pizzeria|pizza take away|pizzeriaer',
    cafe: 'kafé|kaféer|~kafeen|kaffehus|tesalong|~kaffebar|~kaffebaren|~kaffebarer|café|coffee shop|espresso bar|espressobar|~cafeen',
    bar: 'ølhage|ølhall|brunbar|baren|barer|ølbar|~vinbar|~vinbaren|~cocktailbar|~cocktailbaren|sportsbar|bar|cocktail bar|lounge|wine bar|~loungen|taproom',
    pub: 'puber|irsk pub|nabolagspub|engelsk pub|brun pub|~puben|pub|irish pub|gastropub|sportspub',
    nightclub:
      '~nattklubb|~nattklubben|~nattklubber|dansested|utested|utestedet|diskotek|diskoteket|diskoteker|nightclub',
    bakery:
      '~bakeri|~bakeriet|~bakerier|~bakeriutsalg|baker|surdeigsbakeri|håndverksbakeri|steinovnsbakeri|bakerbutikk',
    butcher:
      '~slakter|~slakteren|~slaktere|~slakteri|~slakteriet|~slakterier|kjøttforretning|~slakterbutikk|kjøttbutikk|pølsemaker|pølsemakeri|pølsemakeriet|kjøttskjæring',
    'pastry-shop':
      'sjokoladebutikk|sjokoladefabrikk|~kakebutikk|bryllupskaker|konfektbutikk|sjokoladefabrikken|godteributikk|kakebaker|~konditorier|patisserie|konditor|~konditori|~konditoriet',
    'ice-cream-parlour':
      'iskrembar|iskremkafé|~iskremfabrikk|iskiosk|iskrembutikk|gelatobar|gårdsis|~isbar|~isbaren|gelateria|gelato|softice',
    catering:
      'cateringselskap|cateringselskapet|~cateringfirma|selskapsmat|koldtbord|kokk til leie|lunsjlevering|kantinedrift|kantineleverandør|cateringfirmaet|~catering|cateringen',
    'food-truck':
      'matvognen|matvogner|~matvogn|pølsebod|gatemat|matbil|food truck|foodtruck|food trucks|street food|foodtrucks',
    brewery:
      'håndverksbryggeri|håndverksbryggeriet|ølbryggeri|gårdsbryggeri|sideriet|~sideri|~mosteri|siderprodusent|mjøderi|~bryggeri|~bryggeriet|~bryggerier|mikrobryggeri|mikrobryggeriet|brewpub',
    winery:
      'vingårder|vinprodusent|vinprodusenter|vinprodusenten|vinmark|vindyrking|vinbonde|vindyrker|~vingård|~vingården',
    distillery:
      '~brenneri|~brenneriet|~brennerier|ginprodusent|akevittprodusent|spritfabrikk|brennevinsprodusent|~destilleri|~destillerier|whiskydestilleri|gindestilleri|destilleriet',
    'coffee-roaster':
      '~kaffebrenneri|~kaffebrenneriet|~kaffebrennerier|kaffebrenner|kaffebrennere|spesialkaffe|mikrobrenneri|kaffeleverandør|kaffeprodusent',
    delicatessen:
      'delikatessebutikk|delikatessebutikken|~delikatesseforretning|~ostebutikk|mathall|mathallen|delikatessehandel|ostehandler|deli|delikatesser',
    'food-producer':
      'matprodusenter|matprodusenten|næringsmiddelprodusent|~matprodusent|lokalmatprodusent|birøkter|birøktere|honningprodusent|~sjømatprodusent|matvareprodusent|sjømatselskap|mølle|birøkt',
    farm: 'bondegård|bondegården|~gårdsbruk|~gårdsbruket|~gårdsdrift|økologisk gård|frukthage|fruktgård|gartneriet|~gartneri|~andelslandbruk|selvplukk|familiegård|landbruk|landbruket|melkegård',
    dairy: '~meieri|~meieriet|~meierier|ysteri|ysteriet|osteprodusent|gårdsmeieri|osteri|gårdsysteri|ostemaker',
    'beach-club': 'strandklubb|sjøbad|sjøbadet|badeanlegg|strandbar|beach club|beach bar|beachclub',
    'music-venue':
      '~konserthus|~konserthuset|konsertsal|konsertsalen|konsertscene|konsertscenen|musikkscene|jazzklubb|jazzklubben|~spillested|konsertsted',
    'event-venue':
      '~selskapslokale|~selskapslokaler|~festlokale|~festlokaler|~konferansesenter|konferansesenteret|~kurslokale|~kurslokaler|~møterom|konferanselokale|konferanselokaler|eventlokale|eventlokaler|~konferansehotell|grendehus|grendehuset|forsamlingshus|kongressenter|arrangementslokale|eventlocation',
    'wedding-venue': 'bryllupslokaler|~bryllupslokale|bryllupssted',
    theatre:
      '~teatret|teatre|operahus|operahuset|teatergruppe|dukketeater|figurteater|revy|barneteater|teaterlag|friteater|~teater|~teateret|opera',
    cinema: 'kino|kinoen|kinoer|cinematek|filmklubb|kinosal|bygdekino|kinosenter',
    museum:
      'kunsthall|kunsthallen|besøkssenter|opplevelsessenter|bygdetun|vitensenteret|~vitensenter|friluftsmuseum|kystmuseum|~museum|~museet|~museer|science center',
    gallery: 'kunstgalleri|kunsthandel|kunstnersenter|kunstutstilling|~galleri|~galleriet|~gallerier',
    zoo: 'dyreparken|~dyrepark|akvariet|~akvarium|dyrehage|~bjørnepark|besøksgård|zoo',
    'theme-park':
      'fornøyelsespark|fornøyelsesparken|~familiepark|~familieparken|temapark|~badeland|~badelandet|tivoli|lekepark|badepark',
    'adventure-park':
      'klatreparken|~klatrepark|aktivitetspark|eventyrpark|opplevelsespark|aktivitetssenter|~trampolinpark|zipline',
    'escape-room': 'rømningsrom|rømmespill|escape-rom|escape room|escape rooms|escape game|escaperoom',
    'indoor-playground': '~lekeland|~lekelandet|innendørs lekeplass|lekesenter|aktivitetshall for barn',
    'bowling-alley':
      'bowlinghallen|~bowlinghall|bowlingsenter|bowlingsenteret|bowlingbane|lasertag-arena|bowling|laser tag|lasertag|laserdome',
    'swimming-pool':
      '~svømmehall|~svømmehallen|~svømmehaller|svømmebasseng|svømmebassenget|~svømmeanlegg|friluftsbad|friluftsbadet|svømmestadion|folkebad',
    spa: 'spahotell|spaavdeling|spabehandling|spabehandlinger|velværehotell|retreatsenter|~velværesenter|kurbad|spa og velvære|spa|day spa|wellness|spa retreat|retreat',
    sauna: 'badstu|~badstue|~badstuen|badstuflåte|flytende badstue|~badstua|badstuforening|saunaen|sauna|hamam|hammam',
    marina:
      '~småbåthavn|~småbåthavnen|gjestehavnen|~gjestehavn|~båthavn|båtbyggeri|båtopplag|båtplasser|~marina|~marinaen',
    'boat-rental': '~båtutleie|~kajakkutleie|kanoutleie|båtturer|leie av båt|leiebåt|havraftning|rib-turer',
    'bike-rental': '~sykkelutleie|elsykkelutleie|leie av sykkel|leiesykler|bysykkel',
    'tour-operator':
      '~turoperatør|~turoperatører|~turoperatøren|~gruppereiser|reisearrangør|rundreiser|opplevelsesbedrift|temareiser|eventyrreiser|naturopplevelser|~turarrangør|safari',
    'guided-tours':
      'guidede turer|guidet tur|byvandring|byvandringer|omvisning|omvisninger|fjellguide|brevandring|bretur|nordlysturer|hundekjøring|turguide|~guiding|sightseeing|food tour',
    'travel-agency':
      '~reisebyrå|~reisebyrået|~reisebyråer|reiseselskapet|skreddersydde reiser|forretningsreiser|reisespesialist|~reiseselskap',
    'travel-guide': '~reiseguide|~reiseguiden|byguide|turistguide|reiseguider|reisetips|city guide|travel guide',
    'tourist-office':
      'turistkontoret|turistinformasjonen|~turistkontor|~turistinformasjon|destinasjonsselskap|destinasjonsselskapet|reisemålsselskap|reiselivslag|visitor center',
    festival:
      'musikkfestival|filmfestival|kulturfestival|bygdedager|karneval|julemarked|julemarkedet|kulturuke|festspill|festspillene|~festivaler|~festival|~festivalen',
    conference:
      '~konferanse|~konferansen|~konferanser|~messe|~messen|fagmesse|kongressen|~kongress|toppmøte|fagdag|bransjetreff|årskonferanse|hackathon|meetup|summit|symposium|expo|webinar',
    casino:
      'kasino|nettcasino|nettcasinoer|spilleautomater|bettingside|oddsselskap|bingo|casino|online casino|casinoer|sportsbook',
    'golf-course': '~golfbane|~golfbanen|~golfbaner|golfklubben|~golfklubb|golfpark|golfsenter|minigolf|golfanlegg',
    'ski-school': '~skiskole|~skiskolen|~skiskoler|snowboardskole|skiinstruktør|skiinstruktører|skikurs|alpinskole',
    'surf-school': '~surfskole|~surfskolen|~kiteskole|surfkurs|kitekurs|surfcamp|surf camp|kitesurf',
    'diving-school':
      '~dykkerskole|~dykkerskolen|dykkersenteret|dykkerbutikk|dykkekurs|dykkerkurs|~dykkersenter|dykkerklubb',
    'riding-school':
      '~rideskole|~rideskolen|~rideskoler|ridekurs|ridetimer|ridesenteret|~ridesenter|rideleir|hestesenter|rideturer',
    'climbing-gym':
      'klatresenteret|klatrehallen|~klatresenter|~klatrehall|klatreklubb|klatreklubben|buldresenter|buldrehall|klatrevegg|bouldering|boulder gym',
    gym: '~bokseklubb|treningslokale|gymmet|styrkegym|~bokseklubben|treningskjede|gym|crossfit|crossfit gym|crossfit box',
    'fitness-studio':
      '~treningssenter|~treningssenteret|treningsstudioet|~treningsstudio|pilatesstudio|treningssentre|~helsestudio|gruppetrening|fitness-senter|pilates|pilates studio|fitness club|fitness',
    'personal-trainer':
      'personlig trener|personlige trenere|personlig trening|løpetrener|treningscoach|pt-trening|personal training',
    'yoga-studio':
      'yogastudioet|~yogastudio|yogaskole|yogalærer|yogasenter|yogatimer|yogainstruktør|yoga studio|yoga|hot yoga',
    'dance-school':
      '~danseskole|~danseskolen|~danseskoler|dansestudioet|dansekurs|ballettskolen|~ballettskole|danseklubb|danseklubben|~dansestudio|dansesenter|dansesenteret',
    'martial-arts-school':
      'kampsportklubben|karateklubben|~karateklubb|judoklubben|~judoklubb|kampsport|~taekwondoklubb|kampsportsenter|selvforsvar|~kampsportklubb|dojo|karate|judo|aikido|taekwondo|krav maga|kung fu|brasiliansk jiu jitsu|bjj|mma',
    'sports-club':
      '~idrettslag|~idrettslaget|fotballklubben|~fotballklubb|~idrettsforening|~idrettsforeningen|~sportsklubb|skiklubben|~skiklubb|håndballklubben|~håndballklubb|~turnforening|~turnforeningen|~rideklubb|rideklubben|~seilforening|~seilforeningen|svømmeklubben|~svømmeklubb|sykkelklubben|~sykkelklubb|roklubben|~roklubb|friidrettsklubb|orienteringslag|~skytterlag|~skytterlaget|~svømmeforening|sjakklubben|~sjakklubb|~padleklubb|båtforeningen|~båtforening|turnlag|~ballklubb|badmintonklubb|ishockeyklubb',
    'sports-team': 'fotballaget|håndballag|håndballaget|~fotballag|hockeylag|elitelag|racingteam|e-sportslag|sykkellag',
    'sports-federation':
      'idrettsforbundet|~idrettsforbund|særforbund|særforbundet|idrettskretsen|~idrettskrets|fotballkrets|~fotballforbund|~fotballforbundet|~skiforbund|~skiforbundet|idrettsråd|idrettsrådet|~håndballforbund',
    'tennis-club':
      'tennisklubben|~tennisklubb|padelsenter|padelsenteret|padelklubb|padelhall|tennissenter|tennishall|tennisakademi|padel',
    choir:
      'kammerkoret|~kammerkor|~mannskor|mannskoret|~damekor|~gospelkor|koret|blandakor|blandet kor|barnekor|~guttekor|~jentekor|vokalensemble|kor|sangkor|~studentkor|gospel',
    orchestra:
      'symfoniorkester|skolekorpset|~skolekorps|musikkorpset|~musikkorps|janitsjar|~janitsjarkorps|storband|orkestre|strykeorkester|~orkester|~orkesteret|brassband|strykekvartett|~ensemble',
    band: 'dansebandet|~danseband|festband|bryllupsband|~coverband|spelemannslaget|trubadur|~spelemannslag|husband|trekkspillklubb|rockband|partyband|jazzband|tributeband',
    dj: 'bryllups-dj|dj til fest|mobilt diskotek|dj|mobildiskotek|discjockey|disc jockey|dj’s|djs',
    'event-agency':
      'eventbyrået|~eventbyrå|arrangementsbyrå|arrangementsbyrået|~eventselskap|kongressbyrå|konferansebyrå|arrangør av firmaturer|teambuilding|event agency|eventmanagement|event management',
    'wedding-planner':
      'bryllupsplanlegger|bryllupsplanleggere|bryllupsplanlegging|bryllupskoordinator|bryllupsbyrå|bryllupskonsulent|wedding planner',
    'event-service':
      '~teltutleie|~festutleie|hoppeslott|tryllekunstner|lyd og lys|~partyutleie|selskapsutleie|fotoboks|~eventteknikk|utleie av festtelt|barneunderholdning|seremonileder|photobooth|photo booth',
    'medical-practice':
      '~legekontor|~legekontoret|~legesenter|~legesenteret|fastlegekontor|legesentre|fastlegepraksis|legegruppe|legepraksis',
    doctor:
      'lege|legen|leger|~hudlege|hudleger|øyeleger|~øyelege|plastikkirurg|psykiater|spesialist i allmennmedisin|fastlege|fastleger|legespesialist|legespesialister|kirurg|kardiolog|urolog|gynekolog|ortopedkirurg',
    dentist:
      '~tannlege|~tannlegen|~tannleger|~tannlegesenter|~tannlegesenteret|tannklinikken|~tannlegeklinikk|tannhelse|~tannklinikk|tannhelsetjenesten|~tannlegevakt|tannpleier|tannpleiere|~tannlegene',
    orthodontist: '~tannregulering|kjeveortoped|kjeveortopeder|reguleringstannlege|~kjeveortopedi',
    clinic:
      'klinikk|klinikken|klinikker|~øyeklinikk|~hudklinikk|fertilitetsklinikk|spesialistklinikk|~laserklinikk|kosmetisk klinikk|spesialistsenter|hårtransplantasjon|~privatklinikk',
    hospital: '~sykehus|~sykehuset|hospits|~hospital|~hospitalet|privatsykehus|sykehusene|~sjukehus',
    physiotherapist:
      'fysioterapeuter|~fysioterapi|~fysioterapeut|fysikalsk institutt|fysikalske institutt|manuellterapeut|manuellterapeuter|manuellterapi|naprapat|naprapater|~fysioklinikk|naprapati|idrettsklinikk|rehabiliteringssenter',
    chiropractor:
      'kiropraktor|kiropraktorer|kiropraktoren|~kiropraktorklinikk|kiropraktikk|kiropraktorsenter|~kiropraktorene',
    osteopath: 'osteopatiklinikk|osteopatklinikk|osteopat|osteopater|osteopaten|~osteopati',
    'speech-therapist':
      'logopeder|logopedi|~logoped|logopedtjeneste|logopedtjenester|talepedagog|logopedklinikk|logopedkontor',
    'occupational-therapist': 'ergoterapeut|ergoterapeuter|håndterapi|~ergoterapi',
    psychotherapist:
      'psykoterapeut|psykoterapeuter|psykologspesialist|psykologspesialister|~psykolog|psykologpraksis|psykologtjeneste|~psykologkontor|psykologhjelp|gestaltterapeut|~psykologsenter|gestaltterapi|psykologer|psykologen|~psykoterapi',
    naturopath:
      'akupunktør|akupunktører|homeopat|homeopater|homeopati|naturmedisin|alternativ behandling|kinesisk medisin|soneterapeut|naturterapi|helseterapeut|alternativ medisin|~soneterapi|biopat|naturterapeut|kinesiologi|kinesiolog|~akupunktur|healing|healer|ayurveda|reiki healing',
    podiatrist: 'fotterapeut|fotterapeuter|fotklinikken|~fotterapi|~fotpleie|~fotklinikk|fothelse',
    midwife:
      'jordmødre|jordmorklinikk|jordmortjeneste|fødselsforberedende kurs|~jordmor|jordmorpraksis|ammehjelp|doula|doulaer',
    nurse:
      'sykepleietjeneste|sykepleietjenester|sykepleieklinikk|~hjemmesykepleie|sykepleier|privat sykepleier|helsevikarer',
    'home-care':
      'hjemmetjenesten|brukerstyrt personlig assistanse|bpa|~hjemmetjeneste|privat hjemmehjelp|~hjemmehjelp|omsorgstjenester|bpa-leverandør|eldreomsorg|~hjemmetjenester|omsorgsselskap',
    'care-home':
      '~sykehjem|~sykehjemmet|omsorgssenteret|omsorgsbolig|~omsorgssenter|bofellesskap|~eldresenter|~aldershjem|seniorbolig|bo- og omsorgssenter|~seniorboliger|rusbehandling|~omsorgsboliger|behandlingssenter|bo- og behandlingssenter',
    pharmacy: '~apotek|~apoteket|nettapotek|apoteker|~apotekene',
    optician:
      'optikeren|optikere|briller|synsundersøkelse|brillebutikk|kontaktlinser|solbriller|~optikk|synstest|~optiker|optometrist',
    'hearing-aids':
      'høreapparat|høreapparater|høreklinikk|~hørselssenter|audiograf|audiografer|hørselsklinikk|hørselshjelp|hørselstest|hørselsentral',
    laboratory:
      'tannteknisk laboratorium|analyselaboratorium|tanntekniker|tannteknikk|dentallaboratorium|testlaboratorium|~laboratorium|laboratoriet|laboratorier',
    veterinarian:
      '~veterinær|~veterinæren|~veterinærer|~dyreklinikk|~dyreklinikken|~dyresykehus|~dyresykehuset|~dyrlege|~dyrlegen|~dyrleger|veterinærklinikk|~smådyrklinikk|~hesteklinikk|~veterinærsenter|~dyrehospital',
    kennel:
      '~hundepensjonat|~hundepensjonatet|~hundebarnehage|~hundebarnehagen|~kattepensjonat|~dyrepensjonat|hundedagpleie|kattehotell|~hundehotell|dyrehotell',
    'dog-school':
      '~hundeskole|~hundeskolen|hundekurs|valpekurs|hundetrener|hundetrenere|hundetrening|atferdskonsulent|hundesenteret|~hundesenter|hundeinstruktør|hundeinstruktører|hundeklubb',
    'dog-groomer': 'hundesalongen|hundeklipp|~hundesalong|~hundefrisør|hundetrimming|hundepleie|hundespa|kattefrisør',
    breeder:
      'oppdrettere|~oppdretter|~kennel|hundeoppdrett|katteoppdrett|stutteriet|~stutteri|hesteoppdrett|hundeoppdretter|katteri',
    'animal-shelter':
      'dyrebeskyttelse|dyrevern|omplassering av hunder|~dyrebeskyttelsen|dyrevernorganisasjon|dyrehjem|~dyremottak|kattehjem|dyreambulanse',
    'pet-sitter':
      'hundepasser|hundepassere|hundepass|hundelufting|kattepass|dyrepass|kattepasser|dyrepasser|hundelufter|hundevakt',
    'riding-stable':
      '~ridestall|stallplass|stallplasser|oppstalling|hestegården|~hestegård|pensjonærstall|hestestall|travstall|rideanlegg|oppstallingsplass',
    hairdresser:
      '~frisør|~frisøren|~frisører|frisørsalongen|hårsalong|~frisørsalong|~hårstudio|hårklipp|damefrisør|hårdesign|~frisørene',
    barber:
      'barbersalongen|barberere|skjeggtrim|~barbersalong|barbersjappe|~herrefrisør|barberen|barber|barbershop|barber shop|barbers',
    'beauty-salon':
      'hudpleieklinikken|hudpleier|hudpleiere|skjønnhetssalongen|~hudpleie|vippeextensions|hudterapeut|hudterapeuter|hårfjerning|ansiktsbehandling|ansiktsbehandlinger|~skjønnhetssalong|~velværeklinikk|skjønnhetsklinikk|hudpleiesalong|vippestudio|~hudpleieklinikk|skjønnhetspleie|permanent makeup|makeupartist|makeup artist',
    'nail-salon':
      'neglesalongen|negledesigner|negledesignere|~neglestudio|~neglesalong|gelenegler|manikyr|negletekniker|neglebar|nail salon|nail bar|nailbar',
    'massage-practice':
      'massør|massører|massasjeterapeut|massasjeterapeuter|thaimassasje|massasjeklinikk|~massasje|massasjestudio|massasjebehandling|massasjesalong|klassisk massasje|bedriftsmassasje|massage|thai massage|reiki|massage therapy',
    'tattoo-studio':
      'tatovør|tatovører|tatoveringsstudio|tatoveringer|piercingstudio|tattoostudio|~tatovering|tatoveringssjappe|tatoveringsfjerning|tattoo|tattoo studio|tattoo shop|piercing',
    coach:
      'livscoach|karrierecoach|karriereveileder|ledercoach|coachen|~coach|~coaching|mental trener|helsecoach|livsveileder|mentaltrener|samlivscoach|life coach|business coach|coacher|mindset coach|executive coach|stresscoach',
    counselling:
      'samlivsterapi|familieterapi|familieterapeut|familievernkontor|familievernkontoret|samtaleterapi|familieveiledning|samtaleterapeut|samtaleterapeuter|hypnose|samlivsterapeut|foreldreveiledning|samlivskurs|sorgstøtte|samtaletilbud|hypnoterapi|hypnoterapeut|~parterapi|parterapeut|parterapeuter',
    nutritionist:
      'kostholdsveileder|ernæringsfysiologer|kostholdsveiledning|ernæringsterapeut|klinisk ernæringsfysiolog|kostveileder|ernæringsveileder|kostholdsrådgivning|~ernæringsfysiolog',
    kindergarten:
      '~barnehage|~barnehagen|~barnehager|montessoribarnehage|~naturbarnehage|familiebarnehage|steinerbarnehage|gårdsbarnehage',
    nursery: 'småbarnsavdeling|åpen barnehage|barnepark|barneparken|~barnepass|sfo',
    childminder: 'barnevakter|barnepike|~dagmamma|nanny|barnepasser|barnepassere|~barnevakt|au pair',
    school:
      '~skolen|grunnskole|grunnskolen|friskoler|videregående skole|videregående skoler|folkehøgskolen|~folkehøgskole|privatskole|steinerskolen|~steinerskole|montessoriskolen|~montessoriskole|skole|skoler|barneskole|ungdomsskole|kunstskolen|~kunstskole|internasjonal skole|~friskole',
    university:
      '~høgskole|~høgskolen|~høyskole|~høyskolen|handelshøyskole|handelshøyskolen|universiteter|fagskolen|~fagskole|fakultet|kunsthøgskole|~universitet|~universitetet|college|business school',
    academy: 'instituttet|~institutt|~akademi|~akademiet|academy',
    'training-centre':
      'kurssenteret|kursleverandør|opplæringskontoret|~opplæringskontor|etterutdanning|kurs og opplæring|~kurssenter|opplæringssenter|kurstilbyder|bedriftsopplæring|fagopplæring|voksenopplæring|voksenopplæringen|studieforbundet|~studieforbund|~opplæring|maskinførerkurs|hms-kurs',
    'driving-school':
      '~trafikkskole|~trafikkskolen|~trafikkskoler|~kjøreskole|~kjøreskolen|~kjøreskoler|kjøretimer|kjørelærer|kjørelærere|føreropplæring|~førerkort|sjåførskole|trafikalt grunnkurs|kjøreopplæring',
    'language-school':
      '~språkskole|~språkskolen|~språkskoler|norskkurs|~språkkurs|språksenter|språksenteret|språkopplæring|norskopplæring|engelskkurs|språkreiser',
    'music-school':
      '~musikkskole|~musikkskolen|~musikkskoler|kulturskolen|~kulturskole|pianotimer|gitarundervisning|sangtimer|sangpedagog|pianoundervisning|musikkundervisning|pianolærer|gitarlærer|musikkonservatorium|sangundervisning|musikkhøgskole',
    'cooking-school': 'kokkekurs|kokkeskolen|~matkurs|bakekurs|~kokkeskole|matlagingskurs|sushikurs|matstudio',
    'flight-school':
      'flyskolen|~flyskole|flyklubben|~flyklubb|pilotutdanning|fallskjermklubben|fallskjermhopp|~fallskjermklubb|paragliderkurs|~seilflyklubb|dronekurs',
    'sailing-school': 'seilskolen|~seilskole|båtførerprøven|båtførerkurs|seilkurs|~båtskole|seilerskole|båtsertifikat',
    'swimming-school': '~svømmeskole|~svømmeskolen|~babysvømming|~svømmekurs|svømmeopplæring|svømmetimer',
    tutoring:
      'privatundervisning|privatlærer|privatlærere|~leksehjelp|mattehjelp|studiehjelp|studieteknikk|ekstraundervisning|privattimer',
    'exam-preparation':
      'eksamenshjelp|eksamensforberedelse|teoriprøve|teoriprøven|eksamenskurs|prøveforberedelse|øvingsoppgaver|eksamenstrening|teoriprøver',
    'online-course':
      'nettstudier|~nettkurs|onlinekurs|e-læring|videokurs|fjernundervisning|nettbasert kurs|e-læringskurs|nettskole|digitale kurs|digitalt kurs|nettstudium|nettbaserte kurs|e-learning|masterclass',
    bootcamp: 'kodeskole|programmeringskurs|~bootcamp|intensivkurs|boot camp|bootcamps|coding bootcamp',
    workshop: 'seminar|seminarer|kurs|kursene|~workshop|dagskurs|workshopper|workshops|masterclasses',
    'teaching-materials':
      'læremiddel|undervisningsopplegg|~læremidler|undervisningsmateriell|digitale læremidler|oppgaveark|lærebøker|pedagogiske leker|undervisningsressurser',
    'translation-service':
      'oversettelsesbyrået|oversetter|oversettere|tolketjenester|tolk|oversettelse|oversettelser|translatør|translatører|oversettelsestjenester|tolkebyrå|~oversettelsesbyrå|statsautorisert translatør|tolking|språktjenester|tolker|~tolketjeneste',
    library: 'folkebibliotek|biblioteker|bibliotektjenester|~bibliotek|~biblioteket',
    builder:
      'byggefirma|byggefirmaet|byggmestere|~byggmester|entreprenører|entreprenøren|totalentreprenør|totalentreprenører|~entreprenør|boligbygger|husleverandør|byggeselskap|mur og puss|murmester|murmesteren|murer|murere|oppussing av bad|baderomsrenovering|rehabilitering av bad|våtromsbedrift|badrenovering|totalrenovering|laftehytter|bygg og entreprenør|hytteleverandør|~byggmesteren|oppussingsfirma',
    carpenter:
      'tømreren|tømrere|tømrermesteren|tømrerfirma|tømrerfirmaet|~tømrer|snekkeren|~snekker|snekkere|~tømrermester|trapper|tømrerbedrift|trappesnekker|tømrertjenester',
    joinery:
      '~snekkeri|~snekkeriet|møbelsnekkere|~møbelsnekker|møbelsnekkeri|innredningssnekkeri|spesialsnekkeri|plassbygde møbler|~trevarefabrikk',
    electrician:
      'elektroinstallatør|elektroinstallatører|elektroentreprenør|elektroentreprenører|~elektriker|elektrofirma|elinstallatør|el-installasjon|elektroinstallasjon|elinstallasjon|elektrobedrift|elsjekk|elektrikeren|elektrikere',
    plumber:
      'rørleggere|~rørlegger|rørleggerfirma|rørleggerfirmaet|rørleggerbedrift|rørleggertjenester|~rørleggeren|rørfornying|spyling av avløp|~rørservice|rørfirma|avløpsspyling|rørleggermester|slamtømming|vvs',
    'heating-engineer':
      'varmepumpe|varmepumpeinstallatør|~varmepumper|varmepumpemontør|bergvarme|peis og varme|ovner og peiser|peisforhandler|peisbutikk|fyrkjeleservice|varmeservice',
    hvac: 'ventilasjonsfirma|~ventilasjon|kulde og klima|aircondition|~kjøleteknikk|kuldeentreprenør|ventilasjonsrens|kuldeteknikk|inneklima|~klimateknikk|hvac',
    roofer:
      'taktekker|taktekkere|taktekkerfirma|~taktekking|blikkenslagerfirma|blikkenslagermester|blikkenslageren|~blikkenslager|takfirma|takrenovering|omlegging av tak|takvask|takrehabilitering|~blikkenslageri|takspesialist',
    painter:
      '~malermester|~malermesteren|malerfirmaet|maler|maleren|~malerfirma|malerbedrift|husmaling|malerarbeid|malere|fasademaling|tapetsering|malertjenester',
    tiler: 'flisleggere|flislegging|~flislegger|murer og flislegger|fliser|~flisbutikk|flisleggerfirma',
    'flooring-company':
      'gulvleggere|~gulvsliping|gulvbelegg|parkettgulv|gulvfirma|gulvlegging|~gulvlegger|gulventreprenør|gulvspesialist|parkett|gulvbutikk|byggtapetserer',
    plasterer: 'pussing|gipsmaker|gipsmakere|stukkatør|fasaderehabilitering|sparkling|~fasadepuss',
    glazier: '~glassmester|glassmestre|~bilglass|ruteskift|steinsprut|~glassmesteren|glassmesterfirma',
    'window-company':
      'vinduer og dører|dører og vinduer|vindusprodusent|garasjeporter|~vindusfabrikk|utskifting av vinduer|industriporter|ytterdører|dørprodusent|vindusfirma|vindusbytte|innglassing',
    'kitchen-studio':
      'kjøkkenbutikk|~kjøkkenstudio|kjøkkenleverandør|kjøkkenforhandler|kjøkkeninnredning|~kjøkkensenter|kjøkkenprodusent|kjøkkenfronter|kjøkken og bad|kjøkkenspesialist',
    'blinds-company':
      '~solskjerming|rullegardiner|plissegardiner|~persienner|~markiser|gardinbutikk|~gardiner|solskjermingsfirma|utvendig solskjerming',
    'metal-workshop':
      'mekanisk verksted|mekaniske verksted|smed|smeden|smie|smien|sveiseverksted|stålkonstruksjon|stålkonstruksjoner|platearbeid|metallbearbeiding|~sveising|cnc-maskinering|stålhaller|kunstsmed|sveisebedrift|laserskjæring|maskinering|sveisefirma|smijern|~stålindustri|cnc',
    locksmith: '~låsesmed|låssmed|døråpning|låsesmeder|nøkkelkopiering|~låsservice|nøkkelservice|låsesmeden',
    'chimney-sweep':
      'feier|feieren|feiervesenet|feiing|feiermester|~feiervesen|feietjeneste|pipefeiing|piperehabilitering|brann- og feiervesen',
    scaffolder: 'stillasfirma|~stillas|stillasmontering|stillasentreprenør|~stillasutleie|stillasbygging|stillaser',
    'solar-installer':
      'solcellepanel|solcellepaneler|solcelleanlegg|solcelleinstallatør|solcelleselskap|solpanel|solpaneler|solkraft|~solenergi|~solceller',
    'demolition-company':
      'riving|rivingsfirma|asbestsanering|riving og sanering|rivningsentreprenør|~sanering|miljøsanering|betongsaging|kjerneboring|rivefirma|asbestfjerning|betongsaging og kjerneboring',
    excavation:
      'grunnarbeid|gravefirma|maskinentreprenører|gravearbeid|~brønnboring|anleggsentreprenør|~maskinentreprenør|asfaltering|anleggsfirma|energiboring|graving|sprengning|fjellsprengning|asfalt|drenering|graveentreprenør|bygg og anlegg',
    landscaper:
      'anleggsgartnere|~anleggsgartner|anleggsgartnerfirma|hagearbeid|hagedesign|landskapsarkitekt|landskapsarkitekter|snøbrøyting|vedlikehold av hage|gartner|gartnere|~hageservice|hageplanlegger|brøyting|hagearkitekt|gartnertjenester|steinlegging|hagehjelp|belegningsstein|plenklipping',
    'tree-surgeon': 'arborist|arborister|~trefelling|~trepleie|stubbefresing|trefeller|beskjæring|treklatrer',
    'pool-builder':
      'bassengbygger|bassengleverandør|svømmebassenger|~bassenger|bassengservice|bassengutstyr|massasjebad',
    'garden-centre': 'hagesenteret|~hagesenter|planteskolen|~planteskole|~plantesenter|hagesentre|drivhus|blomsterland',
    'cleaning-company':
      'renholdsfirma|vaskebyrået|~renhold|rengjøringsfirma|vaskehjelp|flyttevask|renholdstjenester|~vaskebyrå|~rengjøring|renholdsbyrå|renholdsbyrået|~renholdsservice|renholdsbedrift|byggrenhold|eiendomsservice|skadesanering|renhold for bedrifter|skadebegrensning|fasadevask|rengjøringsbyrå|rengjøringstjenester|rengjøringsservice|trappevask|facility management|facility services',
    'carpet-cleaner': '~tepperens|rens av tepper|teppevask|møbelvask|sofarens|~møbelrens',
    'window-cleaner': '~vinduspuss|vinduspusser|vinduspussere|~vindusvask|takrennerens|vinduspussing',
    laundry: '~vaskeri|~vaskeriet|~vaskerier|selvbetjent vaskeri|tekstilservice|myntvaskeri|vaskeritjenester|klesvask',
    'dry-cleaner': '~renseri|~renseriet|~renserier|kjemisk rens|~tøyrens',
    'pest-control': '~skadedyrkontroll|~skadedyrbekjempelse|skadedyrfirma|skadedyrhjelp|skadedyrtjeneste|skadedyr',
    'house-clearance':
      'dødsbo|tømming av dødsbo|rydding av bolig|ryddefirma|bortkjøring av avfall|dødsborydding|tømming av bolig|ryddehjelp',
    'waste-disposal':
      'avfallshåndtering|~gjenvinning|gjenvinningsstasjon|gjenvinningsstasjoner|~renovasjon|bilopphugging|avfallsselskap|avfallsselskapet|bilopphoggeri|skraphandel|renovasjonsselskap|miljøstasjon|bilvrak|avfallscontainer|utleie av container|~containerutleie|bildemontering',
    'moving-company':
      'flyttebyrået|~flyttebyrå|flyttefirmaet|~flyttehjelp|flyttetjenester|flytteselskap|kontorflytting|flyttebil med sjåfør|~flyttefirma|flytteservice|pianoflytting',
    'self-storage':
      'leie av lager|lagerplass|~minilager|~lagerhotell|bod til leie|leie av bod|oppbevaring av møbler|self storage|selfstorage',
    handyman:
      'håndverkere|vaktmester|~vaktmesterservice|altmuligmann|vaktmestertjeneste|vaktmestertjenester|håndverkertjenester|~håndverker|vaktmesterfirma|handyman',
    'appliance-repair':
      'reparasjon av hvitevarer|hvitevarereparasjon|~hvitevareservice|hvitevarereparatør|reparasjon av vaskemaskin|hvitevareverksted',
    'phone-repair':
      '~mobilreparasjon|reparasjon av mobil|skjermbytte|telefonreparasjon|iphone-reparasjon|mobilverksted',
    'computer-repair':
      'pc-reparasjon|pc-hjelp|~dataservice|datareparasjon|~datahjelp|reparasjon av pc|pc-verksted|it-hjelp for privatpersoner|mac-reparasjon|pc service',
    'data-recovery':
      'datarekonstruksjon|~datagjenoppretting|~dataredning|gjenoppretting av data|databergning|datarekonstruktion',
    upholsterer:
      'møbeltapetserere|omtrekking|~møbeltapetserer|salmaker|salmakeri|salmakerverksted|møbeltapetsering|~møbelstopper|salmakeren|tapetserer',
    tailor:
      'skredderen|~skredderi|~skredderiet|~systue|systuen|skreddersøm|omsøm|sydame|skreddersydde dresser|~skredder|søm og reparasjon|klesreparasjon|bunadtilvirker|bunadsystue',
    shoemaker: 'skomakeren|skomakere|~skomakeri|~skomakeriet|skoreparasjon|~skomaker|hælbar',
    watchmaker:
      'urmakeren|urmakere|~urmaker|klokkereparasjon|urmakerforretning|~urmakeri|klokkebutikk|klokker og smykker|armbåndsur|gullsmed og urmaker',
    jeweller:
      'gullsmeder|~smykker|~gullsmed|sølvsmed|sølvsmeden|smykkedesigner|gifteringer|smykkebutikk|forlovelsesringer|~gullsmeden|gullsmedforretning|smykkedesign|juveler|bunadsølv|smykkekunstner',
    printer:
      '~trykkeri|~trykkeriet|~trykkerier|profilering|profilklær|~profilartikler|trykksaker|3d-print|digitaltrykk|klestrykk|profileringsartikler|~tekstiltrykk|kopisenter|trykk på klær|reklameartikler|brodering|3d-printing',
    'sign-maker':
      'skilt|skiltfirma|skiltprodusent|skiltmaker|skiltmakere|bilfoliering|bildekor|~foliering|skiltleverandør|skilter|bilprofilering|skilting',
    'car-repair':
      '~bilverksted|verksted|verkstedet|bilmekaniker|~bilservice|bilreparasjon|lastebilverksted|motorverksted|eu-kontroll|mc-verksted|~bilverkstedet|bilverksteder',
    'car-body-shop':
      'billakkering|~billakk|~bilpleie|karosseriverksted|skadeverksted|~bilskade|bilskadeverksted|~karosseri|bilrens|bulkoppretting|bildetaljering|lakkforsegling',
    'car-wash': 'bilvasken|~bilvask|vaskehallen|håndvask av bil|selvvask|~vaskehall|bilvaskeri',
    'car-dealer':
      '~bilforhandler|~bilforhandleren|bruktbil|bruktbiler|bilsalg|bruktbilforhandler|bilhandel|bobiler|~bilsenter|campingvogner|bobilforhandler|lastebiler|bilbutikk|bil til salgs|leasing av bil|bilimport|bilhus|varebiler',
    'car-rental':
      '~bilutleie|~bilutleien|leiebil|leiebiler|leie av bil|~bobilutleie|bildeling|utleie av bil|tilhengerutleie|leie av henger',
    'tyre-dealer':
      'dekk|dekkverksted|dekkskift|~dekksenter|~dekkservice|~dekkhotell|vinterdekk|felger|dekk og felg|dekkforhandler|dekkbytte',
    'motorcycle-dealer': 'mc-forhandler|motorsykkelforhandler|mc-butikk|mc-utstyr|~motorsykler|snøscootere|mopeder',
    'bike-shop':
      'sykkelbutikken|elsykler|~sykkelbutikk|~sykler|sykkelforhandler|~sykkelverksted|sykkelservice|sykkelsenter|lastesykler|sykkelreparasjon|sykkelutstyr',
    'towing-service': '~bilberging|redningsbil|~bilredning|~veihjelp|bergingsbil|bilhjelp|bergingsselskap',
    taxi: 'taxiselskap|drosje|drosjer|taxisentralen|~taxisentral|~drosjesentral|maxitaxi|drosjeselskap|taxibil|taxi',
    chauffeur:
      'limousinutleie|privatsjåfør|limousintjeneste|~limousin|sjåførtjeneste|limousinservice|vip-transport|veteranbil til bryllup|limousine|limousine service|chauffeur service',
    'airport-transfer':
      'flyplasstransport|flyplasstransfer|flybuss|flybussen|~flytaxi|transport til flyplass|flyplasstaxi|flyplassparkering|airport transfer',
    'bus-company':
      'busselskap|busselskapet|~turbuss|~bussreiser|leie av buss|turvogn|bussutleie|~turbusser|minibuss med sjåfør|partybuss',
    'bus-service':
      'kollektivtrafikk|bussrute|bussruter|ferge|fergeselskap|hurtigbåt|kollektivtransport|ferje|~museumsbane|fergesamband|veterantog|ferjerute|ferjeruter|jernbane',
    'patient-transport': 'pasientreiser|ambulansetjeneste|ambulanse|~pasienttransport|syketransport|helseekspress',
    courier:
      '~budbil|~budbiler|budtjeneste|bud- og transport|budbilsentral|sykkelbud|~budservice|kurertjeneste|pakkelevering|kurerfirma|~kurer|budfirma|budtransport|ekspressbud',
    haulier:
      'transportfirma|transportfirmaet|transportselskap|transportselskapet|lastebiltransport|~transport|lastebileier|godstransport|transportbedrift|kranbil|kranbiler|tungtransport|spesialtransport|kranbiltjenester|~lastebilsentral|transportsentral|transportsentralen|massetransport',
    'logistics-company':
      'logistikkselskap|logistikkselskapet|speditør|speditører|spedisjon|rederiet|tredjepartslogistikk|~logistikk|~rederi|lagertjenester|fortolling|sjøfrakt|flyfrakt|logistikkpartner|fraktselskap|skipsmegler|logistikkleverandør|shippingselskap|3pl-leverandør|logistics|3pl',
    'funeral-director':
      'begravelsesbyrået|begravelsesbyråer|~begravelsesbyrå|begravelse|begravelser|krematorium|dyrekrematorium|gravstein|gravsteiner|bisettelse|~gravferd|steinhoggeri',
    'security-company':
      'vaktselskapet|sikkerhetsselskap|sikkerhetsselskapet|alarmselskap|vektere|boligalarm|sikkerhetsfirma|~vakthold|~vaktselskap|kameraovervåking|alarmsystem|alarmsystemer|adgangskontroll|brannsikring|brannalarm|vektertjenester|sikkerhetstjenester|innbruddsalarm',
    'rental-service':
      '~utleie|~utleien|utleiefirma|~maskinutleie|~liftutleie|utstyrsutleie|verktøyutleie|leie av maskiner|utleie av maskiner|utleieselskap|utleiebedrift',
    'law-firm':
      '~advokatfirma|~advokatfirmaet|advokaten|advokatkontoret|~advokatkontor|jurist|jurister|~advokater|~advokat|juridisk rådgivning|patentbyrå|advokatselskap|advokatselskapet|~advokatene|mekling|advokatfellesskapet|advokathjelp|~advokathuset|juridisk bistand|forsvarer|rettshjelp|familierett|~advokatfellesskap|juridisk hjelp|advokattjenester|patentkontor',
    notary: 'notar|notarialbekreftelse|notarialbekreftelser|notarialforretning|notarialforretninger|notarius publicus',
    'tax-adviser':
      'skatterådgiver|skatterådgivere|skattekonsulent|skattekonsulenter|skatteadvokat|skatteadvokater|~skatterådgivning|skattehjelp|hjelp til skattemelding|avgiftsrådgivning|mva-rådgivning',
    accountant:
      'regnskapsbyrået|regnskapsbyråer|regnskapsfører|regnskapsførere|regnskapsføreren|regnskapskontoret|~regnskapsbyrå|regnskap|regnskapstjenester|lønnstjenester|~regnskapskontor|autorisert regnskapsfører|regnskapsføring|regnskapsselskap|regnskapsselskapet|lønn og regnskap|autoriserte regnskapsførere|lønnskjøring|autorisert regnskapsførerselskap|~regnskapsservice|regnskapsfirma|økonomitjenester',
    auditor:
      'revisorer|revisoren|revisjonsselskap|revisjonsselskapet|~revisjon|statsautorisert revisor|revisjonsfirma|registrert revisor|statsautoriserte revisorer|revisjonsbyrå|revisorselskap|~revisor',
    'insurance-broker':
      'forsikringsmeglere|~forsikringsmegler|forsikringsagent|forsikringsagenter|forsikringsformidler|~forsikringsmegling|forsikringsagentur',
    insurer:
      'forsikringsselskapet|~forsikring|~forsikringer|~forsikringsselskap|pensjonskassen|~pensjonskasse|helseforsikring|livsforsikring|gjensidig forsikringsselskap|brannkasse|pensjonsselskap',
    bank: '~sparebank|~sparebanken|nettbank|banken|digital bank|sparebanker|lokalbank|kredittforetak|forretningsbank|bank|banker',
    'financial-adviser':
      'økonomisk rådgiver|finansiell rådgivning|økonomisk rådgivning|pensjonsrådgivning|formuesrådgivning|finansrådgiver|finansrådgivere|investeringsrådgivning|privatøkonomi|finansiell rådgiver|pensjonsrådgiver|gjeldsrådgivning|wealth management',
    'mortgage-broker':
      'boliglån|lånemegler|refinansiering|forbrukslån|låneagent|lånetilbud|låneformidler|lånesammenligning|omstartslån|bedriftslån|finansagent|samlelån',
    'asset-manager':
      'kapitalforvalter|kapitalforvaltere|fondsforvalter|~kapitalforvaltning|forvaltningsselskap|forvaltningsselskapet|fondsforvaltning|hedgefond|verdipapirforetak|~formuesforvaltning|aksjefond|fondsselskap|asset management|family office',
    'venture-capital':
      'investeringsselskapet|venturefond|ventureselskap|~investeringsselskap|oppkjøpsfond|~inkubatoren|såkornfond|risikokapital|vekstkapital|næringshagen|~næringshage|venture capital|private equity|inkubator|accelerator|business angels',
    'estate-agent':
      '~eiendomsmegler|~eiendomsmegleren|~eiendomsmeglere|megler|megleren|~eiendomsmegling|boliger til salgs|meglerhuset|næringsmegler|~meglerhus|næringseiendom|eiendomsmeglerfirma|meglere|eiendomsmeglerkontor|utleiemegler|utleiemeglere|boligutleie|boligmegler|~utleiemegleren',
    'property-manager':
      'eiendomsforvalter|eiendomsforvaltere|~eiendomsforvaltning|eiendomsselskapet|~eiendomsselskap|boligforvaltning|utleieboliger|utleiemegling|boligstiftelse|boligforvalter|boligstiftelsen|gårdeier|eiendomsdrift|~utleiebolig|forvaltning av eiendom|leiligheter til leie|utleieleiligheter',
    'property-developer':
      'eiendomsutvikler|eiendomsutviklere|boligutvikler|boligutviklere|boligprosjekt|boligprosjekter|~eiendomsutvikling|prosjektutvikler|nye boliger|boligutbygger|~boligutvikling|byutvikling|nybygg|selveierleiligheter|boligtomter',
    architect:
      'arkitektkontoret|~arkitektkontor|sivilarkitekt|sivilarkitekter|arkitektfirma|~arkitektene|byggesøknad|arkitektpraksis|byggetegninger|arkitektbyrå|arkitekten|arkitektur|~arkitekter|~arkitekt',
    'interior-designer':
      'interiørarkitekt|interiørdesigner|interiørdesignere|interiørdesign|interiørkonsulent|interiørkonsulenter|~interiør|boligstylist|boligstylister|~interiørarkitekter|interiørhjelp|~boligstyling|interiørarkitektur|interiørstudio|homestaging|home staging|interior design',
    surveyor:
      'takstmannen|takstmenn|tilstandsrapport|tilstandsrapporter|landmåler|bygningssakkyndig|bygningssakkyndige|oppmåling|takstingeniør|~takstmann|energimerking|taksering|takstfirma|boligtakst|landmåling|taksttjenester|tilstandsvurdering|uavhengig kontroll|verdivurdering av bolig',
    'engineering-firm':
      'ingeniørfirmaet|rådgivende ingeniør|rådgivende ingeniører|ingeniørselskap|konsulentingeniør|konsulentingeniører|~ingeniører|industriautomasjon|~ingeniørfirma|byggeteknikk|~automasjon|ingeniørtjenester|ingeniørkontor|byggingeniør|geoteknikk|automatisering|teknisk rådgivning|konstruksjonsteknikk|ingeniørbedrift|ingeniør|engineering',
    consultancy:
      'konsulentselskap|konsulentselskapet|konsulentfirma|konsulentfirmaet|rådgivningsselskap|rådgivningsselskapet|bedriftsrådgivning|forretningsutvikling|lederutvikling|~konsulenter|organisasjonsutvikling|konsulenthus|konsulenthuset|rådgivning|ledelsesrådgivning|rådgivningsfirma|hr-rådgivning|~konsulent|bedriftsrådgiver|organisasjonspsykologi|konsulenttjenester|bærekraftsrådgivning|virksomhetsrådgivning|virksomhetsutvikling|management consulting|business consulting|consulting',
    'it-consultancy':
      'it-konsulent|it-konsulenter|it-konsulentselskap|it-konsulentselskapet|it-rådgivning|it-konsulenthus|teknologikonsulent|teknologikonsulenter|skykonsulent|skykonsulenter|konsulentselskap innen it|digital rådgivning|sikkerhetsrådgivning|ai-rådgivning|digitaliseringsrådgivning|cybersikkerhetsselskap|it consulting|cloud consulting',
    'it-services':
      'it-selskap|it-selskapet|it-tjenester|it-support|it-drift|it-partner|it-leverandør|driftsleverandør|it-firma|it-bedrift|ikt-selskap|it-løsninger|it-hjelp|it-service|it-avdeling|it-sikkerhet|ikt-tjenester|ikt-drift|it-infrastruktur|managed services|msp',
    'software-company':
      'programvareselskap|programvareselskapet|apputvikling|programvareutvikling|software-selskap|programvareleverandør|app-utvikling|teknologiselskap|teknologiselskapet|systemutviklere|softwareutvikling|~systemutvikling|apputvikler|apputviklere|programvarehus|programvarehuset|programvarebedrift|techselskap|softwarehus|teknologibedrift',
    'systems-integrator':
      'systemintegrasjon|systemintegratorer|integrasjonspartner|systemintegrator|system integrator|systems integrator',
    'web-agency':
      'webbyrået|~webbyrå|digitalbyrå|digitalbyrået|~webdesign|digitalt byrå|hjemmesider|wordpress-byrå|nettbyrå|~nettsider|e-handelsbyrå|hjemmeside for bedrift|nettside for bedrifter|digital byrå|webdesignbyrå|webbyråer|utvikling av nettsider|~webutvikling|netthandelsbyrå|web agency',
    'web-designer':
      'webdesignere|webutvikler|webutviklere|wordpress-utvikler|frilans webdesigner|nettsideutvikler|web designer|web developer|webdesigner|webmaster',
    developer:
      'utvikler|programmerer|programvareutvikler|programvareutviklere|frontend-utvikler|fullstack-utvikler|backend-utvikler|fullstackutvikler|frontendutvikler|systemutvikler|programvareingeniør|fullstack developer|full stack developer|frontend developer|software engineer|data scientist|software developer|backend developer|devops engineer',
    'marketing-agency':
      'markedsføringsbyrå|markedsføringsbyrået|digital markedsføring|markedsbyrå|innholdsbyrå|innholdsbyrået|sosiale medier-byrå|tekstforfatter|tekstforfattere|~markedsføring|digitalt markedsføringsbyrå|vekstbyrå|innholdsmarkedsføring|some-byrå|leadsgenerering|digital markedsføringsbyrå|markedskonsulent|markedsføringstjenester|digital marketing|performance marketing',
    'advertising-agency':
      'reklamebyrået|reklamebyråer|~reklamebyrå|mediebyrået|kommunikasjonsbyrået|~kommunikasjonsbyrå|kreativt byrå|~mediebyrå|utendørsreklame|annonsebyrå|kreativbyrå',
    'design-studio':
      'designbyrået|merkevarebyrå|~designbyrå|designstudioet|~designstudio|ux-byrå|animasjonsstudio|grafisk byrå|brandingbyrå|logodesign|kreativt studio|visuell identitet|tegnestudio|grafisk designbyrå|identitetsbyrå|grafisk design|branding|branding studio|design studio|branding agency',
    designer:
      'grafiker|designere|motedesigner|produktdesigner|industridesigner|~designer|tekstildesigner|møbeldesigner|art director|interaksjonsdesigner|grafisk designer|ux designer|product designer|ui designer',
    'pr-agency':
      'pr-byrå|pr-byrået|pr-rådgivning|pr- og kommunikasjonsbyrå|public affairs-byrå|kommunikasjonsrådgivning|public relations|pr agency',
    'seo-agency':
      'seo-byrå|seo-byrået|søkemotoroptimalisering|søkeoptimalisering|google ads-byrå|seo-konsulent|seo-ekspert|seo-spesialist|lokal seo|seo-tjenester|seo|google ads',
    photographer:
      'bryllupsfotograf|bryllupsfotografer|fotostudioet|fotoatelier|~fotostudio|portrettfotograf|~fotografering|bedriftsfotograf|fotografi|bryllupsfotografering|skolefoto|nyfødtfotografering|boligfotograf|naturfotograf|familiefotograf|reklamefotograf|~fotograf|~fotografen|~fotografer',
    videographer:
      'bryllupsfilm|~videoproduksjon|reklamefilm|bedriftsfilm|videobyrå|dronefoto|videofotograf|bryllupsvideo|dronefotografering|dronetjenester|videograf|videoprodusent|dronefilming|droneselskap',
    'recording-studio':
      'lydstudioet|musikkstudio|øvingslokale|øvingslokaler|~lydstudio|platestudio|miks og mastering|~innspillingsstudio|podkaststudio|podcaststudio|øvingsrom|mastering',
    'staffing-agency':
      '~vikarbyrå|~vikarbyrået|bemanningsbyrået|rekrutteringsbyrået|~bemanning|~rekruttering|bemanningsselskap|bemanningsselskapet|lederrekruttering|rekrutteringsselskap|rekrutteringsselskapet|bemanningsforetak|modellbyrå|headhunters|personalutleie|~bemanningsbyrå|utleie av personell|arbeidsformidling|rekrutteringsfirma|~rekrutteringsbyrå|personellutleie|bemanningsfirma|rekrutteringspartner|executive search|headhunting|headhunter|recruitment',
    'call-centre':
      'kundesenter|sentralbordtjeneste|telefonsvarertjeneste|møtebooking|svartjeneste|sentralbord|sentralbordtjenester|kontaktsenter|outsourcet kundeservice|telefonpass|telemarketing|call center|contact center|callcenter',
    'virtual-assistant':
      'virtuell assistent|virtuelle assistenter|virtuell assistanse|administrativ assistent|virtual assistant|virtual assistants',
    outsourcing:
      'outsourcingselskap|utkontraktering|outsourcingbyrå|outsourcingpartner|~outsourcing|bpo|nearshoring|offshoring',
    'coworking-space':
      'kontorhotellet|~kontorhotell|kontorfellesskapet|~kontorfellesskap|kontorplass|kontorplasser|kontorlokaler|~coworking|virtuelt kontor|leie av kontor|kontorer til leie|kontorsenter|næringspark|kontorhoteller|coworking space|makerspace|fablab|coworking spaces',
    'research-institute':
      'forskningsinstituttet|tankesmien|forskningssenteret|forskningsgruppe|forskningsgruppen|~tankesmie|~forskningssenter|bioteknologiselskap|legemiddelselskap|legemiddelselskapet|legemiddelfirma|~forskningsinstitutt|analysebyrå|analysebyrået|markedsundersøkelser|bioteknologi|biotekselskap|analyseinstitutt|tankesmia|legemiddelfirmaet|biotech|think tank',
    'private-investigator':
      '~detektivbyrå|privat etterforsker|privat etterforskning|etterforskningsbyrå|privatdetektiv|privatdetektiver',
    'certification-body':
      'sertifiseringsorgan|sertifiseringsorganet|sertifiseringsselskap|akkreditert inspeksjonsorgan|inspeksjonsorgan|iso-sertifisering|kontrollorgan|sertifiseringstjenester|sakkyndig virksomhet|teknisk kontrollorgan',
    'speaker-trainer':
      'foredragsholdere|foredrag|konferansier|inspirasjonsforedrag|foredragsbyrå|~foredragsholder|møteleder|motivasjonsforedrag|debattleder|toastmaster|retorikkurs|keynote speaker',
    freelancer:
      'frilanser|frilansere|frilans|selvstendig næringsdrivende|enkeltpersonforetak|freelancer|freelance|freelancers',
    writer:
      'forfatteren|forfattere|poet|lyriker|skribent|skribenter|korrekturlesing|språkvask|~forfatter|manusforfatter|barnebokforfatter|korrektur|dramatiker|krimforfatter|språkkonsulent|korrekturleser|frilansjournalist|frilansjournalister|journalist|journalister',
    artist:
      'kunstneren|billedkunstner|billedkunstnere|kunstmaler|kunstmalere|skulptør|billedhugger|~kunstner|malerier|tekstilkunstner|~kunstnere|kunst|skulpturer|glasskunstner|bildekunst',
    illustrator:
      'tegner|tegneserieskaper|animatør|animatører|karikaturtegner|3d-artist|tegneserietegner|serieskaper|illustratører|illustratøren|~illustratør|illustrasjon|illustrasjoner',
    musician:
      'sangerinne|låtskriver|låtskrivere|fiolinist|musikkprodusent|~musiker|vokalist|gitarist|komponist|komponister|dirigent|trommeslager|~sanger|operasanger|saksofonist|visesanger|artist|artister|visesangere|musikere|rapper|singer-songwriter|pianist|cellist|organist|singer/songwriter',
    manufacturer:
      'produsenten|~produsent|~fabrikk|~fabrikken|industribedrift|sagbruk|sagbruket|støperiet|~støperi|produksjonsbedrift|industriselskap|fabrikant|~produsenter',
    'machine-builder':
      'maskinprodusent|maskinprodusenter|maskinbygger|spesialmaskiner|maskinbygging|maskiner|verktøymaker|maskinleverandør',
    'contract-manufacturer':
      'kontraktsprodusent|kontraktsproduksjon|underleverandør|underleverandører|elektronikkproduksjon|leieproduksjon|oem|odm|private label|contract manufacturing',
    supplier:
      'leverandører|leverandøren|~leverandør|importører|~importør|eksportør|handelsbedrift|handelsselskap|totalleverandør',
    wholesaler: 'engros|engrosfirma|grossistfirma|engroshandel|engrossalg|grossister|grossisten|~grossist',
    distributor: 'distributører|forhandlere|~forhandler|~distributør|autorisert forhandler|forhandleren|reseller',
    'online-shop':
      'nettbutikken|~nettbutikk|nettbutikker|netthandel|postordre|abonnementsboks|onlinebutikk|e-handel|~webshop|e-shop|online shop|online store',
    shop: 'forretningen|~butikk|~butikken|kjøpesenteret|~kjøpesenter|varehuset|~varehus|~butikker|~forretning|boutique|stormagasin|konseptbutikk|fabrikkutsalg|utsalg|showroom|outlet|concept store',
    'clothing-shop':
      'klær|barneklær|dameklær|herreklær|arbeidsklær|~klesbutikk|brudekjoler|brudesalong|undertøy|treningsklær|damemote|herremote|motebutikk|badetøy|ullklær|bunad|bunader|sokker|strikk|streetwear',
    'shoe-shop': 'skoforretning|~skobutikk|damesko|herresko|støvler|barnesko|skotøy|skobutikken|joggesko|sneakers',
    'book-shop':
      'bokhandelen|~bokhandel|antikvariatet|~antikvariat|nettbokhandel|tegneseriebutikk|bokhandler|brukte bøker|bøker',
    florist:
      '~blomsterbutikk|~blomsterbutikken|florist|florister|blomsterlevering|~blomsterhandel|blomsterdekoratør|blomsterdekoratører|blomsterverksted|~blomster|buketter|blomsterforretning',
    'furniture-shop':
      'møbelhus|møbelhuset|~møbler|~møbelbutikk|madrasser|tepper|sengebutikk|møbelforretning|senger|sofaer|~lamper|hagemøbler|kontormøbler|belysning|~interiørbutikk|utemøbler|møbelkjede',
    'pet-shop':
      'dyrebutikken|~dyrebutikk|zoobutikk|hundemat|kattemat|hundeutstyr|~hundefôr|dyrefôr|akvariebutikk|hundetilbehør',
    'toy-shop':
      'lekebutikken|~leketøy|~lekebutikk|barnevogner|~babyutstyr|hobbybutikk|spillbutikk|barneutstyr|leker|leketøysbutikk|babybutikk',
    'gift-shop':
      'gaver|~gavebutikk|gaveartikler|suvenirbutikk|papirhandel|gratulasjonskort|personlige gaver|duftlys|firmagaver|festartikler|stearinlys|bedriftsgaver|gavetips',
    'wine-shop': 'vinimportører|~vinimportør|vinklubb|vinhandel|vinbutikk|vinagentur',
    'antique-shop':
      'antikvitetshandel|antikvitetshandelen|~antikviteter|antikk|kunsthandler|mynthandel|vintagebutikk|antikvitetsforretning|samleobjekter|frimerkehandel|vintage',
    'second-hand-shop':
      '~bruktbutikk|gjenbruksbutikk|pantelåner|pantelånere|loppemarkedet|~bruktbutikken|~loppemarked|secondhand-butikk|bruktklær|gjenbruk|bruktmarked|second hand|secondhand',
    supermarket:
      'dagligvarebutikk|dagligvarebutikken|matbutikken|supermarked|nærbutikk|nærbutikken|gårdsbutikken|~gårdsutsalg|fiskebutikk|landhandelen|~landhandel|~gårdsbutikk|kolonial|~matbutikk|matkasse|matkasser|helsekostbutikk|~helsekost|fiskehandler|dagligvarer|kiosk|kiosken|dagligvarekjede|supermarket',
    'music-shop':
      'musikkforretning|musikkinstrumenter|gitarbutikk|platebutikken|~platebutikk|vinyl|gitarbygger|fiolinmaker|orgelbygger|orgelbyggeri|~musikkbutikk|pianoforretning|instrumentmaker|pianostemmer|instrumentbygger|vinylplater',
    'sports-shop':
      'sportsforretning|sportsutstyr|~sportsbutikk|~skiutleie|golfbutikk|friluftsutstyr|fiskeutstyr|jaktbutikk|treningsutstyr|rideutstyr|hesteutstyr|turutstyr|jaktutstyr|våpenforretning|jakt og fiske|villmarksbutikk|skiutstyr|surfebutikk|outdoor',
    'hardware-shop':
      'byggevarehus|byggevarehuset|jernvare|~byggevare|malingbutikk|fargehandelen|~byggevarer|jernvarehandel|~fargehandel|~trelast|byggevarebutikk|verktøybutikk|trelasthandel|byggmateriell|jernvarebutikk|industrirekvisita',
    'electronics-shop':
      'elektronikkbutikk|databutikk|~elektronikk|fotobutikk|mobilbutikk|hi-fi butikk|elektrobutikk|forbrukerelektronikk|~hvitevarer|hifi|datamaskiner|elektronikkomponenter|hvitevarebutikk|mobiltilbehør|fotoforretning|hi-fi',
    'perfume-shop':
      'parfymeriet|parfyme|parfymer|~parfymeri|skjønnhetsprodukter|sminke|hårprodukter|~kosmetikk|hårpleieprodukter|skjønnhetsbutikk|makeup',
    'fashion-brand':
      'klesmerket|motemerke|~klesmerke|motehus|motehuset|klesmerkevare|smykkemerke|moteselskap|livsstilsmerke|~vesker|håndvesker|klesdesigner|skomerke|fashion brand',
    'cosmetics-brand':
      'hudpleiemerke|hudpleieprodukter|økologisk hudpleie|~kosttilskudd|naturlig hudpleie|eteriske oljer|skjønnhetsmerke|hudpleieserie|proteinpulver|såper|helseprodukter|naturkosmetikk|ansiktskrem|skincare',
    pottery:
      'keramiker|keramikere|~keramikk|keramikkverksted|pottemaker|~pottemakeri|dreiekurs|keramikkstudio|keramikkurs|steintøy',
    'craft-workshop':
      'kunsthåndverker|kunsthåndverkere|glassverksted|~glassverk|bokbinderi|bokbinderiet|skinnverksted|husflid|husfliden|~kunsthåndverk|knivmaker|lysstøperi|veveriet|glassblåser|glassblåseri|~veveri|håndlaget|håndverk|garn|garnbutikken|~garnbutikk|ullvare|bokbinder|strikkeoppskrifter|trearbeid|husflidslag',
    marketplace:
      'markedsplassen|~markedsplass|prissammenligning|annonsetjeneste|bookingplattform|stillingsportal|kjøp og salg|sammenligningstjeneste|anbudstjeneste|annonser|digital markedsplass|bestillingsplattform|annonseportal|marketplace',
    'auction-house':
      '~auksjonshus|~auksjonshuset|~auksjoner|nettauksjon|nettauksjoner|auksjonarius|auksjonsforretning|auksjon',
    'energy-supplier':
      'strømleverandør|strømleverandører|kraftselskapet|energiselskap|energiselskapet|strømselskap|strømselskapet|nettselskap|nettselskapet|~kraftlag|fjernvarme|~energi|vindkraft|elbillading|~kraftverk|strømavtale|strømavtaler|vannkraft|~kraftselskap|ladestasjoner|ladeoperatør|everk|vannverk|vannverket|fornybar energi|~kraftlaget|elbillader|elbilladere|biogass|kraftleverandør',
    telecom:
      'teleselskap|teleselskapet|mobiloperatør|mobiloperatøren|mobilabonnement|mobilabonnementer|telefoni|bedriftstelefoni|ip-telefoni|mobilselskap|teleoperatør|telekomselskap|telefonløsninger|telefonsystem|teleleverandør|telecom|voip|telekom',
    'internet-provider':
      'internettleverandør|internettleverandører|bredbåndsleverandør|bredbåndsleverandører|~bredbånd|fiberbredbånd|fibernett|fiberselskap|bredbåndsselskap|mobilt bredbånd|fiberleverandør|internett og tv|isp',
    publisher: 'bokforlag|utgiver|bokutgivelse|musikkforlag|forleggeri|forlagshus|~forlag|~forlaget',
    'board-game':
      'brettspillet|kortspillet|selskapsspill|~brettspill|~kortspill|terningspill|~rollespill|quizspill|familiespill',
    'hardware-device':
      'enhet|apparater|sensorer|elsykkel|hodetelefoner|kamera|~sensor|tilhengere|elsparkesykkel|båter|bobil|maskin|~apparat|drone|droner|høyttalere|elbil|båt|kjøretøy|tilhenger|tastatur|laptop|smartwatch|3d-printer|synthesizer',
    software:
      'programvaren|dataprogram|program|programmet|~programvare|applikasjon|applikasjoner|it-system|it-systemer|programvareløsning|programvareløsninger|datasystem|fagsystem|fagsystemer|software',
    'mobile-app':
      'appen|apper|mobilapp|mobilappen|iphone-app|android-app|mobilapplikasjon|mobilapper|ios-app|app for iphone|app|apps|mobile app',
    'web-app':
      'web-app|webapplikasjon|webapplikasjoner|nettjeneste|nettjenesten|nettbasert system|nettapp|nettapplikasjon|nettbasert verktøy|nettbasert løsning|webbasert system|webtjeneste|webapp',
    'desktop-app':
      'skrivebordsapp|windows-program|program for mac|program for windows|skrivebordsprogram|skrivebordsapplikasjon|desktop app|mac app|windows app|macos app',
    platform:
      'plattformer|~plattform|digital plattform|skyplattform|nettplattform|~plattformen|programvareplattform|dataplattform|skybasert plattform',
    tool: '~verktøy|omregner|~kalkulator|planleggingsverktøy|verktøykasse|~verktøyet|digitalt verktøy|konverterer|tool|generator|dashboard|emulator|simulator|toolbox',
    suite: 'programpakke|alt-i-ett-løsning|komplett system|alt-i-ett-system|alt-i-ett-plattform|suite|software suite',
    'browser-extension':
      'nettleserutvidelse|nettleserutvidelsen|nettleser|nettleseren|chrome-utvidelse|annonseblokkering|nettlesertillegg|reklameblokkering|firefox-tillegg|chrome extension|browser extension|adblocker',
    plugin:
      'innstikk|programtillegg|utvidelse|utvidelser|~plugin|tilleggsmodul|programutvidelse|plugins|plug-in|wordpress plugin|shopify app|add-on',
    'code-library':
      'komponentbibliotek|javascript-bibliotek|programmeringsbibliotek|programvarebibliotek|python-bibliotek|kodebibliotek|kodebiblioteket|javascript library|npm package|sdk|python library|react library|component library',
    framework:
      'rammeverket|publiseringssystem|publiseringssystemet|designsystem|designsystemet|innholdshåndteringssystem|spillmotor|cms-system|~rammeverk|publiseringsløsning|framework|cms|content management system|starter kit|design system|game engine|headless cms',
    'programming-language':
      'programmeringsspråket|skriptspråk|kompilator|~programmeringsspråk|spørrespråk|markeringsspråk',
    database:
      'databasen|databaser|~database|søkemotoren|datavarehus|regneark|~søkemotor|vektordatabase|data warehouse|data lake',
    api: 'betalingsløsning|betalingsløsninger|betalingsleverandør|programmeringsgrensesnitt|api-plattform|betalingstjeneste|betalingstjenester|betalingsplattform|innløser|betalingssystem|betalingsformidler|api|rest api|api’er',
    'operating-system':
      'operativsystemet|linux-distribusjon|~operativsystem|linuxdistribusjon|skrivebordsmiljø|vindusbehandler|firmware|linux distribution|distro',
    'file-sharing-client':
      'filoverføring|torrent-klient|ftp-klient|~fildeling|fildelingstjeneste|nedlastingsprogram|torrent client|bittorrent|ftp client|torrentklient|bittorrent-klient',
    'password-manager':
      'passordbehandler|passordhåndterer|passordadministrator|passordgenerator|passordhvelv|passordhåndtering|passordapp|password manager|authenticator',
    'crypto-wallet':
      'kryptolommebok|bitcoin-lommebok|digital lommebok|kryptowallet|bitcoinlommebok|crypto wallet|bitcoin wallet|wallet|hardware wallet|wallet app',
    cryptocurrency:
      'kryptovalutaen|kryptovalutaer|~kryptovaluta|blokkjede|blokkjeden|digital valuta|kryptomynt|nft-samling|blokkjedeteknologi|bitcoin|blockchain|nft|stablecoin|token|crypto|memecoin|ethereum|krypto|altcoin',
    'crypto-exchange':
      'kryptobørsen|handelsplattform|handelsplattformen|~kryptobørs|nettmegler|nettmegleren|aksjehandel|aksjemegler|forexmegler|valutahandel|investeringsplattform|trading platform|crypto exchange|forex|trading',
    'trading-protocol':
      'tradingrobot|handelsprotokoll|desentralisert børs|defi-protokoll|tradingsignaler|handelsrobot|desentralisert finans|defi|dex|trading bot|defi protocol|lending protocol|decentralized exchange',
    dapp: 'desentralisert app|smarte kontrakter|desentralisert applikasjon|web3-plattform|dapp|web3|smart contracts|smart contract',
    'messaging-app':
      'meldingsapp|chatteapp|e-postklient|videomøter|datingside|datingapp|sosialt nettverk|nettdating|videokonferanse|~dating|e-posttjeneste|meldingstjeneste|chat-app|datingtjeneste|videosamtaler|messenger|videochat|dating app',
    'text-editor':
      'tekstredigering|tekstredigeringsprogram|kodeeditor|bilderedigering|bilderedigeringsprogram|videoredigering|videoredigeringsprogram|tekstbehandler|lydredigering|pdf-redigering|utviklingsmiljø|noteprogram|fotoredigering|tekstbehandlingsprogram|text editor|editor|markdown editor|daw|video editor|pdf editor|photo editor',
    'note-app':
      'notatapp|gjøremålsliste|kalenderapp|dagbokapp|huskeliste|påminnelsesapp|gjøremålsapp|handleliste|digital kalender|familiekalender|oppgaveliste|vanesporing|to-do app|todo app|habit tracker|second brain|knowledge base',
    'weather-app':
      'værapp|værmeldingen|værvarsel|værtjeneste|værvarsling|værradar|værmeldinger|~værmelding|værdata|weather app',
    'music-app':
      'musikkapp|musikkspiller|mediespiller|podkastapp|radioapp|musikkstrømming|stemmeapp|metronom|lydspiller|videospiller|podcastapp|music player|media player|mediacenter|metronome|podcast app|media server',
    'photo-app':
      'fotoapp|kameraapp|bildehåndtering|fotoorganisering|bildedeling|fotoredigeringsapp|fotobok|fotobøker|photo app|camera app',
    'fitness-app':
      'treningsapp|treningsappen|løpeapp|helseapp|kaloriteller|meditasjonsapp|treningsdagbok|treningslogg|vektnedgangsapp|måltidsplanlegger|menstruasjonsapp|søvnapp|kaloriapp|fitness app|workout app',
    'language-app': 'språkapp|gloser|glosetrening|språklæring|språklæringsapp|ordkort|flashcards',
    'finance-app':
      'budsjettapp|økonomiapp|spareapp|spareappen|bankapp|budsjettverktøy|utgiftshåndtering|budsjettmal|budget app',
    'accounting-software':
      'regnskapsprogrammet|regnskapssystemet|fakturaprogram|faktureringsprogram|lønnssystemet|økonomisystemet|~regnskapsprogram|~regnskapssystem|reiseregningssystem|fakturasystem|faktureringssystem|lønnsprogram|~økonomisystem|~lønnssystem|fakturabehandling',
    erp: 'forretningssystemet|lagersystem|ordresystem|wms|erp-løsning|erp-løsninger|kjørebok|~forretningssystem|ordrehåndtering|~lagerstyring|produksjonsstyring|elektronisk kjørebok|produksjonsplanlegging|håndverkersystem|forvaltningssystem|~flåtestyring|fdv-system|erp|erp-system|erp-systemer',
    crm: 'kundehåndtering|salgssystem|salgsverktøy|kundeservicesystem|saksbehandlingssystem|kundebehandlingssystem|kundesystem|helpdesksystem|salgsplattform|kundesenterløsning|ticketsystem|crm|crm-system|helpdesk|customer relationship management|crm-løsning',
    'project-management':
      'prosjektverktøy|prosjektstyring|prosjektstyringsverktøy|timeføring|intranett|intranettet|vaktplan|vaktplanlegging|hr-system|hr-systemet|personalsystem|~timeregistrering|rekrutteringssystem|~turnusplan|bemanningsplan|samhandlingsverktøy|oppgavestyring|turnusplanlegging|ressursstyring|timelister|timeføringssystem|vaktplansystem|samarbeidsverktøy|project management|kanban|intranet|hr software',
    'email-tool':
      'nyhetsbrevsystem|e-postmarkedsføring|nyhetsbrevverktøy|nyhetsbrevprogram|nyhetsbrevløsning|utsendelsesverktøy|nyhetsbrevtjeneste|e-postverktøy|newsletter software|email marketing',
    'marketing-software':
      'spørreundersøkelse|spørreundersøkelser|markedsføringsverktøy|lojalitetsprogram|seo-verktøy|skjemaverktøy|omtaleplattform|~infoskjermer|affiliatenettverk|qr-kodegenerator|lenkeforkorter|digital skilting|spørreskjema|undersøkelsesverktøy|digitale skjermer|markedsføringsplattform|skjemabygger|spørreundersøkelsesverktøy|marketing automation|digital signage|qr-kode generator',
    'analytics-software':
      'analyseverktøyet|webanalyse|dataanalyse|rapporteringsverktøy|overvåkingsverktøy|~analyseverktøy|beslutningsstøtte|analyseplattform|bi-løsning|driftsovervåking|datavisualisering|medieovervåking|virksomhetsstyring|business intelligence|analytics|power bi|web analytics|bi-system',
    'booking-software':
      'bookingsystemet|~bookingsystem|timebestilling|medlemssystem|medlemssystemet|billettsystemet|bookingløsning|reservasjonssystem|foreningssystem|~billettsystem|påmeldingssystem|hotellsystem|timebestillingssystem|onlinebooking|billettløsning|bestillingssystem|utleiesystem|medlemsregister|skoleadministrasjon',
    'restaurant-software':
      'kassesystemet|~kassesystem|kassaapparat|kassaapparater|bordbestilling|kassaløsning|restaurantsystem|kassasystemer|~kassasystem|digital meny|bestillingsløsning|kasseløsning|bordbestillingssystem|pos system|point of sale',
    'practice-software':
      'journalsystemet|~journalsystem|pasientjournal|videokonsultasjon|medisinsk utstyr|legesystem|pasientportal|nettlege|advokatsystem|velferdsteknologi|medisinsk teknisk utstyr|medtech|helseteknologi|e-helse|elektronisk pasientjournal|digital legetjeneste|telemedicine|ehr',
    'security-software':
      'informasjonssikkerhet|brannmur|sikkerhetsprogramvare|identitetshåndtering|~cybersikkerhet|datasikkerhet|tilgangsstyring|sikkerhetsplattform|kryptering|inntrengingstest|inntrengingstester|nettverkssikkerhet|innloggingsløsning|penetrasjonstest|penetrasjonstesting|elektronisk id|cybersecurity|firewall|single sign-on|penetration testing|pentest',
    'compliance-software':
      'kvalitetssystemet|dokumenthåndtering|dokumenthåndteringssystem|elektronisk signering|varslingssystem|internkontroll|avvikssystem|hms-system|~kvalitetssystem|kontraktshåndtering|e-signering|digital signering|internkontrollsystem|avvikshåndtering|klimaregnskap|bærekraftsrapportering|varslingskanal|risikostyring|sak- og arkivsystem|dokumentstyring|e-signature',
    antivirus:
      'antivirusprogram|antivirusprogrammet|virusbeskyttelse|søppelpostfilter|antivirusprogramvare|antivirus|antivirus software|spamfilter|anti-malware',
    vpn: 'vpn-tjeneste|vpn-tjenesten|vpn-leverandør|virtuelt privat nettverk|vpn-tilgang|vpn|proxy|vpn service|vpn-app',
    'disk-tool':
      'diskopprydding|filbehandler|filutforsker|diskverktøy|duplikatfinner|avinstalleringsprogram|systemverktøy',
    'backup-software':
      'sikkerhetskopiering|skylagring|backupløsning|nettbackup|sikkerhetskopi|fillagring|skybackup|backuptjeneste|backup|cloud backup|backup service|online backup|cloud storage',
    'hosting-provider':
      'webhotellet|~webhotell|domener|domenenavn|datasenteret|~datasenter|webhosting|serverhosting|skyleverandør|domeneregistrar|domeneforhandler|driftssenter|dedikert server|nettsidehosting|wordpress hosting|skytjeneste|skytjenester|webhoteller|hosting|vps|web hosting|colocation|datacenter|cloud hosting',
    'streaming-service':
      'strømmetjenesten|videoplattform|lydboktjeneste|direktesending|~strømmetjeneste|lydbøker|webinarplattform|direktesendinger|e-bøker|strømming|streaming|live streaming|livestreaming',
    'radio-platform':
      'nettradio|internettradio|podkastplattform|radiostrømming|podcastplattform|online radio|internet radio|podcast hosting|webradio',
    chatbot:
      'chatboten|chatrobot|stemmeassistent|samtalerobot|chatboter|ai-resepsjonist|chatbot for bedrifter|chatbot|chatbots|live chat|voicebot|livechat|ai-chatbot',
    'ai-assistant':
      'ki-verktøy|ki-assistent|ai-verktøy|språkmodell|språkmodellen|transkribering|talegjenkjenning|digital assistent|bildegenerator|kunstig intelligens|tale til tekst|transkripsjon|ki-tjeneste|ki-modell|ai assistant|ai-assistent|copilot|ai tool',
    'ai-agent':
      'ki-agent|ki-agenter|ai-selskap|ki-selskap|maskinlæring|ki-automatisering|ai-løsninger|ki-løsning|ki-løsninger|maskinsyn|digital medarbeider|ki-bedrift|ai agent|ai agents|ai-agenter|machine learning',
    'website-builder':
      'nettsidebygger|netthandelsplattform|nettbutikkløsning|nettbutikkløsninger|netthandelsløsning|e-handelsplattform|hjemmesideverktøy|cv-mal|hjemmesidebygger|nettsideløsning|cv-bygger|bloggplattform|lavkodeplattform|nettbutikkplattform|nettsideverktøy|e-handelsløsning|kursplattform|website builder|e-commerce platform|no-code|low-code|wiki software',
    'website-template':
      'nettsidemal|wordpress-tema|skrifttyper|bildebank|ikoner|bildebyrå|canva-maler|fonter|websidemal|wordpress theme|ui kit|fonts|stock photos|icons|html template',
    'design-tool':
      'designverktøy|designverktøyet|tegneprogram|dak-program|cad-program|3d-program|presentasjonsverktøy|designprogram|logogenerator|skjermopptak|visualiseringsverktøy|bim-verktøy|tegneapp|simuleringsverktøy|animasjonsprogram|cad|3d software|prototyping|mockup generator|logo maker',
    'developer-tool':
      'utviklerverktøy|utviklingsverktøy|testverktøy|kommandolinjeverktøy|utviklerplattform|testautomatisering|versjonskontroll|byggeverktøy|terminalemulator|developer tool|developer tools|cli|ci/cd|devops platform|developer platform|command line tool|git client',
    'computer-game':
      'spill|dataspillet|mobilspill|~dataspill|puslespill|nettspill|videospill|eventyrspill|~spillet|strategispill|ordspill|quiz|indiespill|pc-spill|nettleserspill|plattformspill|læringsspill|rpg|pc game|mmorpg|indie game|video game',
    'game-server':
      'rollespillserver|~spillserver|spillservere|fivem-server|minecraft server|game server|discord server|fivem',
    'game-studio':
      'spillstudioet|spillutvikler|spillutviklere|~spillstudio|spillutvikling|spillselskap|spillselskapet|indiestudio|spillutviklingsstudio|spillutgiver|game studio|game developer|indie game studio',
    saas: 'skybasert system|saas-løsning|saas-løsninger|saas-selskap|skybasert programvare|skyløsning|skyløsninger|saas-tjeneste|saas-produkt|skybasert løsning|saas|saas platform|software as a service|cloud service',
    'learning-platform':
      'læringsplattformen|~læringsplattform|e-læringsplattform|opplæringsplattform|kursportal|lms-system|læringsapp|utdanningsplattform|digital læring|studieapp|læringsportal|kunnskapsplattform|læringsressurs|lms|learning management system|edtech',
    'smart-home':
      'smarthjem|hjemmeautomasjon|porttelefon|porttelefoner|smart dørlås|~smarthus|smartlås|smart belysning|smarthusløsning|smarthusløsninger|knx|kodelås|dørtelefon|smart home|smart home system',
    robot:
      '~robot|robotteknologi|industrirobot|industriroboter|robotgressklipper|robotgressklippere|~roboter|coboter|robotløsninger|robotikk|automasjonsløsning|automasjonsløsninger|mobile roboter|robotics',
    association:
      '~forening|~foreningen|~forbund|~forbundet|velforeningen|~velforening|historielaget|~historielag|borettslaget|~borettslag|sameiet|~sameie|foreninger|interesseforening|landsforeningen|alumniforening|~grendelag|bygdelag|bygdelaget|interesseorganisasjon|interesseorganisasjonen|~landsforening|pasientforening|slektsforening|hagelag',
    'non-profit':
      'ideell organisasjon|ideelle organisasjoner|frivillig organisasjon|bistandsorganisasjon|bistandsorganisasjonen|ideell forening|sosial entreprenør|menneskerettighetsorganisasjon|ideell stiftelse|miljøorganisasjon|miljøorganisasjonen|frivillige organisasjoner|ikke-kommersiell|sosialt entreprenørskap|humanitær organisasjon|pasientorganisasjon|ngo|nonprofit|non-profit|nonprofit organisation',
    charity:
      'veldedighet|hjelpeorganisasjon|hjelpeorganisasjonen|veldedig organisasjon|innsamling|innsamlingen|innsamlingsaksjon|matsentral|matsentralen|humanitær hjelp|veldedig forening|bymisjon|bymisjonen|fadderorganisasjon',
    foundation:
      'stiftelser|~stiftelse|~stiftelsen|fond|legat|legater|~fondet|forskningsfond|stipend|minnefond|allmennyttig stiftelse',
    'support-association':
      'støtteforening|støtteforeningen|venneforeningen|pårørendeforening|selvhjelpsgruppe|selvhjelpsgrupper|~venneforening|foreldreforening|støttegruppe|brukerforening|likepersonsarbeid',
    'community-organisation':
      'kulturhuset|~kulturhus|samfunnshus|samfunnshuset|frivilligsentralen|~frivilligsentral|fritidsklubb|fritidsklubben|~kultursenter|nærmiljøsenter|aktivitetshus|ungdomshus|kulturforening|bydelshus|bydelshuset|innbyggertorg',
    'rescue-organisation':
      'redningsselskap|redningsselskapet|førstehjelpskurs|førstehjelp|redningstjeneste|hjelpekorpset|~hjelpekorps|hjertestarter|hjertestartere|livredning|sjøredning|redningsorganisasjon|hlr-kurs|livredningskurs',
    church:
      '~kirke|~kirken|menigheten|~menighet|frikirken|~frikirke|domkirke|domkirken|moské|moskéen|misjonskirke|bedehuset|synagoge|pinsemenighet|frimenighet|pinsekirke|pinsekirken|kapell|tempel|~bedehus|sogn|kirkelig fellesråd|bispedømme|misjonsforening',
    'religious-community':
      'trossamfunn|trossamfunnet|klosteret|misjonsorganisasjon|misjonsselskap|meditasjonssenter|bibelskole|bibelskolen|kristent fellesskap|~kloster|retreatsted|livssynssamfunn|livssynssamfunnet|buddhistsamfunn|kristen organisasjon|bibelstudier',
    'political-party':
      'politisk parti|~partiet|bygdeliste|partilag|valgkampanje|ungdomsparti|bygdelista|stortingsparti|stortingskandidat|stortingsrepresentant',
    union:
      'fagforeningen|fagforbundet|~fagforening|arbeidstakerorganisasjon|arbeidstakerorganisasjonen|~fagforbund|fagforeninger|profesjonsforening|tillitsvalgte',
    'trade-association':
      'bransjeforeningen|bransjeorganisasjon|bransjeorganisasjonen|handelskammer|handelskammeret|næringsforeningen|arbeidsgiverorganisasjon|arbeidsgiverorganisasjonen|~næringsforening|~bransjeforening|~handelsstandsforening|næringshus|gårdeierforening|næringslivsorganisasjon|handelsforening|næringslag|næringslaget|næringsråd|laug',
    cooperative:
      'samvirkelaget|kooperativ|kooperativet|samvirke|samvirket|~samvirkelag|samvirkeforetak|andelslaget|boligbyggelaget|~boligbyggelag|produsentsamvirke|~andelslag|matkooperativ',
    municipality: 'kommunen|kommuner|~kommune|fylkeskommunen|~fylkeskommune|bydel|bydelen|kommunene|herad|bygd|bygda',
    authority:
      'etat|~direktoratet|~tilsynet|departement|ambassade|ambassaden|direktorat|~etaten|offentlig myndighet|politi|~departementet|konsulat|forvaltningsorgan|myndighet|myndigheter|statsforvalter|statsforvalteren|offentlig etat|ambassader|~ombudet|domstol|domstolen|tilsynsmyndighet|tingrett|interkommunalt samarbeid',
    'fire-brigade':
      'brannvesenet|~brannvesen|brann og redning|brannstasjon|brannstasjonen|brannkorps|~brannvern|brann- og redningstjeneste|brannmannskap|brann- og redningsvesen',
    community:
      'fellesskapet|~fellesskap|fanklubb|fanklubben|brukergruppe|diskusjonsforum|nettsamfunn|nettsamfunnet|~forum|supporterklubb|supporterklubben|nettforum|brukerforum|utviklerfellesskap|community|discord',
    network:
      '~nettverk|allianse|næringsklynge|næringsklyngen|~nettverket|sammenslutning|sammenslutningen|klyngen|~alliansen|~klynge|samarbeidsnettverk|partnerskap|partnerskapet|nettverksgruppe|samarbeidsorgan|kollektiv|kollektivet|konsortium',
    club: 'klubber|~klubb|~klubben|motorklubb|kolonihageforening|raseklubb|bokklubb|~bilklubb|rotaryklubb|veteranbilklubb|mc-klubb|~fotoklubb|losje|bokklubben|lions club|bridgeklubb|radioamatører|kolonihager|modelljernbaneklubb|pensjonistforening|club',
    initiative:
      'bevegelse|kampanje|kampanjen|satsing|satsingen|~initiativ|~initiativet|~bevegelsen|aksjon|aksjonsgruppe|aksjonsgruppen|underskriftskampanje|folkeaksjon|folkeaksjonen|~aksjonen|holdningskampanje',
    project:
      'prosjekter|~prosjekt|~prosjektet|forskningsprosjekt|forskningsprosjektet|kunstprosjekt|pilotprosjekt|eu-prosjekt|utviklingsprosjekt|samarbeidsprosjekt|kulturprosjekt',
    'open-source-project':
      'åpen kildekode|fri programvare|open source-prosjekt|åpen standard|prosjekt med åpen kildekode|open source project|open source|open source software|open source tool',
    'youth-organisation':
      'speidergruppen|~speidergruppe|speidere|ungdomsorganisasjon|ungdomsorganisasjonen|ungdomslaget|sommerleir|~ungdomslag|barne- og ungdomsorganisasjon|leirsted|leirstedet|4h|speidertropp|ungdomsleir|ungdomsforening|~speiderne|leirskole|leirskolen',
    'student-organisation':
      'studentforeningen|studentorganisasjon|studentorganisasjonen|linjeforeningen|~linjeforening|studentsamfunnet|~studentsamfunn|studentparlament|studentparlamentet|elevråd|studentsamskipnaden|~studentforening|elevorganisasjon|~studentsamskipnad|studentunion|studentråd',
    company:
      'bedrifter|~bedrift|~selskap|~selskapet|familiebedrift|familiebedriften|foretaket|virksomhet|virksomheten|~foretak|familieselskap|aksjeselskap|familieeid bedrift|merkevare|merkevaren|~bedriften|~firma|~firmaet|brand',
    agency: 'byrå|~byrået|fullservicebyrå|fullservicebyrået|byråer|agenturet|~agentur|agenturer|agency',
    service:
      '~tjeneste|~tjenesten|~tjenester|~service|servicebedrift|servicefirma|abonnementstjeneste|servicetjenester',
    studio: 'atelieret|~atelier|~studio|kunstnerverksted|~studioet',
    practice: 'praksisen|~praksis|privat praksis|behandlingssted|terapikontor|behandlerpraksis',
    centre:
      '~senter|~senteret|kompetansesenteret|~kompetansesenter|ressurssenter|ressurssenteret|nasjonalt senter|kunnskapssenter|kunnskapssenteret|sentre|center|hub',
    provider:
      'tilbydere|tilbyderen|~tilbyder|tjenesteleverandør|~systemleverandør|løsningsleverandør|serviceleverandør|leverandør av tjenester|tjenestetilbyder',
    specialist:
      'spesialisten|~spesialist|rådgivere|~ekspert|fagmann|~spesialister|~eksperter|terapeut|terapeuter|behandler|behandlere|~rådgiver|fagfolk|eksperten',
    solution:
      'løsning|løsninger|produkt|~system|~systemet|teknologi|helhetsløsning|helhetsløsninger|~produkter|~systemer|teknisk løsning|totalløsning|totalløsninger',
    group:
      '~gruppen|holdingselskap|holdingselskapet|~konsernet|team|teamet|morselskap|gruppe|industrikonsern|industrikonsernet|~konsern|bedriftsgruppe|kjede|kjeden|holding|group',
    startup:
      'oppstartsbedrift|oppstartsselskap|oppstartsselskapet|gründerbedrift|gründerselskap|vekstbedrift|nystartet bedrift|oppstartsvirksomhet|vekstselskap|vekstselskapet|gründer|gründere|teknologi-startup|startup|start-up|spin-off|startups|scaleup',
    blog: 'blogger|~blogg|~bloggen|matblogg|matbloggen|reiseblogg|personlig hjemmeside|motebloggen|bloggere|personlig nettside|oppskriftsblogg|livsstilsblogg|personlig blogg',
    magazine:
      'tidsskriftet|tidsskrifter|~tidsskrift|magasiner|~magasin|~magasinet|nettmagasinet|fagbladet|fagtidsskrift|~fagblad|bransjeblad|medlemsblad|medlemsbladet|~nettmagasin|kulturtidsskrift|bransjemagasin|ukeblad|ukebladet|e-magasin',
    newspaper:
      'avis|avisen|aviser|dagsavis|lokalavisen|~avisa|nettavisen|nyhetsbyrå|nyhetsbyrået|lokalavisa|~lokalavis|~nettavis|nyhetsnettsted|~dagblad|nyhetsportal|lokale nyheter|mediehus|mediehuset',
    newsletter: 'nyhetsbrevet|ukebrev|~nyhetsbrev|nyhetsbrevene|substack|newsletter',
    podcast:
      'podkaster|~podcast|~podkast|youtube-kanal|podkastserie|~podkasten|youtubekanal|podcastserie|nettserie|lyddrama|podcasts|youtube channel|podcasten|video podcast',
    'radio-station':
      'radiostasjon|radiostasjonen|radiostasjoner|nærradioen|radiokanal|radiokanalen|lokalradioen|~nærradio|studentradio|radioprogram|~radio|~radioen|~lokalradio',
    'tv-channel':
      'tv-kanal|tv-kanalen|tv-kanaler|tv-stasjon|dokumentarfilm|tv-serie|film|filmen|dokumentaren|kortfilm|allmennkringkaster|~dokumentar|spillefilm|lokal-tv|kringkaster|dokumentarserie|kringkasting',
    'record-label':
      'plateselskapet|~plateselskap|bookingbyrået|konsertarrangør|konsertarrangører|musikkselskap|artistbooking|artistbyrå|plateselskaper|managementbyrå|konsertbyrå|musikkdistribusjon|~bookingbyrå|record label|label|artist management|booking agency',
    portal:
      'informasjonsside|nettportal|kunnskapsportal|nettstedet|~nettsted|informasjonsnettsted|kunnskapsbank|informasjonsportal|hjemmeside|hjemmesiden|nettside|nettsiden|infoside|~portal|~portalen',
    directory:
      'katalogen|bedriftsregister|firmaregister|~arkiv|lenkesamling|boligportal|~registeret|digitalt arkiv|~arkivet|bedriftskatalog|register|~katalog|jobbportal|byarkiv|bildearkiv|lenkekatalog|stillingsannonser|interkommunalt arkiv',
    encyclopedia:
      'oppslagsverk|oppslagsverket|leksikonet|ordboka|~leksikon|~ordbok|håndbok|håndboka|ordliste|dokumentasjon|wiki|brukerveiledning|brukerveiledninger|ordbøker|ordboken|synonymordbok|guider|brukerhåndbok|brukermanual',
    portfolio:
      'portefølje|porteføljeside|portfolioside|personlig portefølje|arbeidsprøver|portfolio|cv|curriculum vitae|portfolio website',
    'film-production':
      'filmselskap|filmselskapet|produksjonsselskapet|~filmproduksjon|filmproduksjonsselskap|filmregissør|filmskaper|filmskapere|filmstudio|~produksjonsselskap|regissør|regissører|medieproduksjon|tv-produksjon|dokumentarfilmskaper|filmprodusent|filmprodusenter|postproduksjon',
  },
}
