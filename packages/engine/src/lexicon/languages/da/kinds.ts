import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: '~hotel|~hotellet|~hoteller|hotellejligheder|badehotel|kurhotel|hotels|motel|spa hotel|boutique hotel',
    'guest-house':
      'gæstehus|gæstehuset|gæstgiveri|værelser til leje|~pensionater|privat overnatning|bed and breakfast|bed & breakfast|bed and breakfasts|b&b|guesthouse|guest house|~pensionat|~pensionatet',
    hostel: 'danhostel|~herberg|~herberget|~herberger|vandrerhjem|vandrerhjemmet|ungdomsherberg|hostel|hostels',
    inn: 'kro|kroen|kroer|landevejskro|landsbykro|kroophold|kro og hotel',
    'holiday-home':
      '~sommerhus|~sommerhuset|~feriehus|~feriehuset|~ferielejlighed|~ferielejligheder|ferielejligheden|~feriebolig|~ferieboliger|~ferieboligen|sommerhusudlejning|feriehuse|sommerhuse|~feriehytte|~feriehytter|ferieudlejning|villa|chalet',
    'mountain-hut': 'bjerghytte|bjerghytter|fjeldhytte|turisthytte|shelter|alpehytte',
    campsite:
      '~campingplads|~campingpladsen|~campingpladser|autocamperplads|teltplads|lejrplads|~camping|glamping|~campings',
    resort:
      '~feriecenter|~feriecentret|feriepark|ferieparken|~badeland|skisportssted|feriecentre|resort|resorts|beach resort|spa resort',
    'farm-stay': 'bondegårdsferie|ferie på landet|gårdferie|gårdophold|landboferie|bo på bondegård',
    accommodation: '~overnatning|indkvartering|logi|~overnatningssted|overnatningssteder',
    'student-residence':
      '~kollegium|~kollegiet|kollegier|~ungdomsbolig|~ungdomsboliger|studiebolig|studieboliger|studenterbolig|studenterboliger|kollegiebolig',
    restaurant:
      'spisestedet|~spisested|madsted|spisehus|sushirestaurant|burgerrestaurant|frokostrestaurant|~cafeteria|gourmetrestaurant|grillbar|smørrebrødsrestaurant|~restaurant|~restauranten|~restauranter|restaurants|bistro|brasserie|steakhouse|trattoria|grill|sushi|take away|burger bar|sushi restaurant',
    pizzeria:
      'pizzariaet|pizzabar|~pizzaria|pizzaforretning|pizzarestaurant|pizzeriaen|~pizzeria|pizza take away|pizzeriaer',
    cafe: '~kaffehus|~caféer|tehus|kaffestue|tesalon|~kaffebar|~kaffebaren|~kaffebarer|café|coffee shop|espresso bar|espressobar|~cafeen',
    bar: 'ølhal|ølstue|vinstue|værtshus|værtshuset|barerne|~bodega|vinbarer|baren|barer|ølbar|~vinbar|~vinbaren|~cocktailbar|~cocktailbaren|sportsbar|bar|cocktail bar|lounge|wine bar|~loungen|taproom',
    pub: 'pubben|pubber|irsk pub|engelsk pub|~puben|pub|irish pub|gastropub|sportspub',
    nightclub: '~natklub|~natklubben|~natklubber|danserestaurant|diskotek|diskoteket|diskoteker|nightclub',
    bakery:
      '~bageri|~bageriet|~bagerier|bager|bageren|bagere|~bagerforretning|surdejsbageri|bagerbutik|brødbageri|~brødbutik|håndværksbageri',
    butcher:
      '~slagter|~slagteren|~slagtere|~slagteri|~slagteriet|~slagterier|slagterforretning|kødbutik|charcuteri|~slagterbutik|viktualieforretning|gårdslagteri',
    'pastry-shop':
      'chokolaterie|chokoladeforretning|~chokoladebutik|kagebutik|bryllupskager|konfekture|slikbutik|~chokoladefabrik|bolsjekogeri|~konditorier|patisserie|konditor|~konditori|~konditoriet',
    'ice-cream-parlour':
      '~ishus|~ishuset|isbutik|iskiosk|iscafé|~ismejeri|isbod|ismageri|vaffelhus|~isbar|~isbaren|gelateria|gelato|softice',
    catering:
      'diner transportable|diner transportabel|madleverandør|mad ud af huset|festmad|~cateringfirma|selskabsmad|frokostordning|frokostordninger|smørrebrødsforretning|privatkok|cateringfirmaet|~catering|cateringen',
    'food-truck':
      '~pølsevogn|~pølsevognen|streetfood|madvognen|pizzavogn|streetfoodmarked|isbil|~madvogn|~madvogne|food truck|foodtruck|food trucks|street food|foodtrucks',
    brewery:
      'håndværksbryggeri|håndværksbryggeriet|ølbryggeri|~mosteri|~mosteriet|bryghuset|~bryghus|cideri|mjødbryggeri|~bryggeri|~bryggeriet|~bryggerier|mikrobryggeri|mikrobryggeriet|~gårdbryggeri|brewpub',
    winery: 'vingårde|vinproducenter|vinavl|vinavler|vinavlere|~vinproducent|vinmark|~vingård|~vingården',
    distillery:
      '~brænderi|~brænderiet|snapsebrænderi|spiritusproducent|ginproducent|whiskyproducent|~destilleri|~destillerier|whiskydestilleri|gindestilleri|destilleriet',
    'coffee-roaster':
      '~kafferisteri|~kafferisteriet|~kafferisterier|~risteri|~risteriet|kafferister|specialkaffe|kaffeleverandør|mikroristeri',
    delicatessen:
      '~delikatesseforretning|delikatessebutik|ostehandler|osteforretning|~ostebutik|viktualiehandel|torvehal|torvehallen|gourmetbutik|deli|delikatesser',
    'food-producer':
      'fødevareproducenter|fødevarevirksomhed|fødevarevirksomheden|fødevaremærke|~fødevareproducent|fødevarefirma|biavler|biavlere|honningproducent|madproducent|~biavl|mølleri',
    farm: '~bondegård|~bondegården|~bondegårde|~landbrug|~landbruget|økologisk gård|økologisk landbrug|frugtplantage|frugtplantagen|~gartneri|~gartneriet|andelsgård|juletræsplantage|familielandbrug|gårdejer|selvpluk',
    dairy: '~mejeri|~mejeriet|~mejerier|gårdmejeri|osteri|osteriet|ostemager|osteproducent',
    'beach-club':
      'badeklub|strandklub|søbad|søbadet|havnebad|havnebadet|badeanstalt|strandbar|beach club|beach bar|beachclub',
    'music-venue':
      '~spillested|~spillestedet|~spillesteder|koncerthuset|~koncerthus|koncertsal|jazzklub|jazzklubben|musikhus|musikhuset',
    'event-venue':
      '~festlokale|~festlokaler|~selskabslokale|~selskabslokaler|~konferencecenter|konferencecentret|~kursuscenter|eventlokale|eventlokaler|mødelokaler|forsamlingshuset|~forsamlingshus|mødecenter|kongrescenter|eventlocation',
    'wedding-venue': 'bryllupslokaler|bryllupssted|bryllupssteder|bryllup på slot|~bryllupslokale',
    theatre:
      '~teatret|teatre|operahus|operahuset|egnsteater|børneteater|teatergruppe|revyteater|dukketeater|teaterforening|~teater|~teateret|opera',
    cinema: '~biograf|~biografen|~biografer|~biffen|filmhus|cinematek',
    museum:
      'oplevelsescenter|kunsthal|kunsthallen|besøgscenter|formidlingscenter|frilandsmuseum|slotsmuseum|~museum|~museet|~museer|science center',
    gallery: 'kunstgalleri|kunsthandel|kunstudstilling|~galleri|~galleriet|~gallerier',
    zoo: 'zoologisk have|dyreparken|~dyrepark|safaripark|~akvarium|akvariet|dyrehave|dyrehaven|zoo',
    'theme-park':
      'forlystelsesparken|~forlystelsespark|tivoli|vandland|~sommerland|familiepark|familieparken|~temapark|vandpark',
    'adventure-park': 'klatreparken|~klatrepark|oplevelsespark|eventyrpark|trætopbane|svævebane|~trampolinpark|zipline',
    'escape-room': 'escape room|escape rooms|escape game|escaperoom',
    'indoor-playground': '~legeland|~legelandet|indendørs legeplads|legecenter',
    'bowling-alley':
      '~bowlingcenter|bowlingcentret|bowlinghal|bowlingbane|laserspil|bowling|laser tag|lasertag|laserdome',
    'swimming-pool':
      '~svømmehal|~svømmehallen|~svømmehaller|~svømmebad|~svømmebadet|friluftsbad|friluftsbadet|badecenter|~svømmestadion',
    spa: 'wellnesscenter|spabad|wellnesshotel|kurbad|kurbadet|kursted|spaophold|retreatsted|spaafdeling|spa|day spa|wellness|spa retreat|retreat',
    sauna: '~saunagus|saunaen|badstue|mobil sauna|saunaklub|saunaer|sauna|hamam|hammam',
    marina:
      '~lystbådehavn|~lystbådehavnen|lystbådehavne|~bådeværft|bådeværftet|sejlklubhavn|bådpladser|bådehavn|bådservice|marina',
    'boat-rental':
      '~bådudlejning|~bådudlejningen|kajakudlejning|~kanoudlejning|bådture|sejlture|rundfart|rundfarter|leje af båd',
    'bike-rental': 'cykeludlejningen|~cykeludlejning|udlejning af cykler|elcykeludlejning',
    'tour-operator':
      '~rejsearrangør|~rejsearrangører|~rejsearrangøren|~grupperejser|rejseoperatør|temarejser|eventyrrejser|~rundrejser|skirejser|vandreferie|safari',
    'guided-tours':
      'guidede ture|guidet tur|byvandring|byrundtur|~byvandringer|turguide|rundvisninger|~rundvisning|guidet vandretur|sightseeing|food tour',
    'travel-agency':
      '~rejsebureau|~rejsebureauet|~rejsebureauer|rejseselskab|rejseselskabet|skræddersyede rejser|forretningsrejser|~rejsefirma|rejsespecialist',
    'travel-guide': '~rejseguide|~rejseguiden|byguide|turistguide|rejseguider|rejsetips|city guide|travel guide',
    'tourist-office':
      'turistbureauet|turistinformation|turistinformationen|~turistbureau|destinationsselskab|turistforening|turistforeningen|turistkontor|turismeorganisation|visitor center',
    festival:
      'musikfestival|filmfestival|byfest|karneval|julemarked|julemarkedet|kulturnat|kulturuge|festugen|kræmmermarked|~festivaler|~festival|~festivalen',
    conference:
      '~konference|~konferencen|~konferencer|messe|messen|fagmesse|kongres|kongressen|topmødet|~topmøde|folkemøde|branchedag|symposie|hackathon|meetup|summit|symposium|expo|webinar',
    casino:
      'kasino|spilleautomater|spilleside|bookmaker|oddssider|spillehal|spillehallen|onlinecasino|betting|casino|online casino|casinoer|sportsbook',
    'golf-course': '~golfbane|~golfbanen|~golfbaner|golfklubben|~golfklub|golfcenter|minigolf|golfanlæg|golfresort',
    'ski-school': '~skiskole|~skiskolen|~skiskoler|snowboardskole|skiundervisning|skiinstruktør|skiinstruktører',
    'surf-school': '~surfskole|~surfskolen|surfcamp|windsurfskole|~kiteskole|surfundervisning|surf camp|kitesurf',
    'diving-school': '~dykkerskole|~dykkerskolen|dykkerbutik|dykkerkursus|~dykkercenter|dykkerkurser|dykkerklub',
    'riding-school': '~rideskole|~rideskolen|~rideskoler|rideundervisning|ridelejr|ridecenter|ponyridning|rideture',
    'climbing-gym':
      'klatrehallen|~klatrehal|~klatrecenter|klatreklub|klatreklubben|klatrevæg|boulderhal|klatregym|bouldering|boulder gym',
    gym: 'styrketræningscenter|bokseklubben|~bokseklub|fitnesskæde|træningslokale|boksegym|gym|crossfit|crossfit gym|crossfit box',
    'fitness-studio':
      '~fitnesscenter|fitnesscentret|~træningscenter|træningscentret|fitnessklub|pilatesstudie|træningsstudie|~motionscenter|fitnesscentre|holdtræning|pilates|pilates studio|fitness club|fitness',
    'personal-trainer':
      'personlig træner|personlige trænere|personlig træning|løbecoach|fitnesstræner|træningscoach|personal training',
    'yoga-studio':
      'yogastudiet|~yogastudie|yogaskole|yogalærer|yogacenter|yogahold|yogaundervisning|yogauddannelse|yogastudio|yoga studio|yoga|hot yoga',
    'dance-school':
      '~danseskole|~danseskolen|~danseskoler|dansestudiet|danseundervisning|balletskolen|~balletskole|danseklub|~dansestudie|danseinstitut',
    'martial-arts-school':
      'kampsportsklub|karateklubben|~karateklub|judoklubben|~judoklub|kampsport|~taekwondoklub|kampsportsakademi|selvforsvar|dojo|karate|judo|aikido|taekwondo|krav maga|kung fu|brasiliansk jiu jitsu|bjj|mma',
    'sports-club':
      '~idrætsforening|~idrætsforeningen|fodboldklubben|~fodboldklub|~sportsklub|~sportsklubben|~håndboldklub|~gymnastikforening|~boldklub|~boldklubben|~rideklub|rideklubben|~sejlklub|~sejlklubben|svømmeklubben|~svømmeklub|~cykelklub|cykelklubben|roklubben|~roklub|~atletikklub|badmintonklubben|~badmintonklub|~skytteforening|løbeklubben|~løbeklub|~skakklub|~idrætsklub|petanqueklub|volleyballklub|~kajakklub|basketballklub|ishockeyklub',
    'sports-team':
      'fodboldhold|fodboldholdet|håndboldhold|håndboldholdet|ishockeyhold|racerteam|esportshold|cykelhold|cykelholdet|elitehold',
    'sports-federation':
      'idrætsforbundet|~idrætsforbund|boldunionen|~boldunion|specialforbund|specialforbundet|sportsforbund|~rideforbund|~håndboldforbund|~svømmeunion|~sejlunion',
    'tennis-club':
      'tennisklubben|~tennisklub|padelcenter|padelklub|padelklubben|padelhal|tenniscenter|tennisskole|tennisakademi|padel',
    choir:
      'kammerkoret|~kammerkor|~mandskor|mandskoret|~pigekor|~gospelkor|gospelkoret|koret|sangkor|blandet kor|~damekor|vokalensemble|børnekor|kor|~drengekor|gospel',
    orchestra:
      '~orkestret|orkestre|strygekvartet|kammerorkester|harmoniorkester|bigband|brass band|strygeorkester|tambourkorps|~orkester|~orkesteret|brassband|~ensemble',
    band: 'dansebånd|festband|bryllupsband|~coverband|kopiband|danseorkester|spillemandslag|livemusik til fest|trubadur|folkemusikband|rockband|partyband|jazzband|tributeband',
    dj: 'diskotek til fest|mobilt diskotek|bryllups dj|dj til fest|dj|mobildiskotek|discjockey|disc jockey|dj’s|djs',
    'event-agency':
      'eventbureauet|~eventbureau|eventselskab|~eventfirma|oplevelsesfirma|kongresbureau|konferencebureau|teambuilding|event agency|eventmanagement|event management',
    'wedding-planner':
      'bryllupsplanlægger|bryllupsplanlægning|bryllupskoordinator|bryllupsbureau|bryllupskonsulent|wedding planner',
    'event-service':
      '~teltudlejning|~festudlejning|hoppeborg|hoppeborge|tryllekunstner|lyd og lys|festudstyr|eventteknik|fotoboks|udlejning af telte|servicedudlejning|børneunderholdning|hoppeborge til leje|photobooth|photo booth',
    'medical-practice':
      'lægehuset|~lægehus|~lægeklinik|~lægeklinikken|lægepraksis|~lægecenter|almen praksis|praktiserende læger|~lægerne',
    doctor:
      'læge|lægen|læger|speciallæger|~speciallæge|hudlæger|øjenlæger|gynækolog|~hudlæge|plastikkirurg|psykiater|hjertelæge|kirurg|børnelæge|ortopædkirurg|~øjenlæge|~ørelæge',
    dentist:
      '~tandlæge|~tandlægen|~tandlæger|~tandlægeklinik|~tandlægeklinikken|tandklinikken|~tandlægerne|~tandlægehus|tandpleje|~tandklinik',
    orthodontist: '~tandregulering|specialtandlæge i ortodonti|ortodonti|tandretning|specialtandlæge|specialtandlæger',
    clinic:
      'klinik|klinikken|klinikker|~øjenklinik|~hudklinik|fertilitetsklinik|~laserklinik|specialklinik|kosmetisk klinik|hårtransplantation|~privatklinik|smerteklinik|specialistcenter',
    hospital: '~hospital|~hospitalet|~hospitaler|privathospital|sygehuset|~sygehus|hospicet|~hospice|sygehuse',
    physiotherapist:
      'fysioterapeuter|~fysioterapi|~fysioterapeut|klinik for fysioterapi|~fysioterapeuterne|sportsklinik|genoptræning|fysioterapeutisk klinik|manuel terapi',
    chiropractor:
      'kiropraktor|kiropraktorer|kiropraktoren|kiropraktisk klinik|kiropraktorklinik|~kiropraktorerne|~kiropraktik|rygcenter',
    osteopath: 'osteopatiklinik|osteopatisk klinik|kraniosakralterapi|osteopat|osteopater|osteopaten|~osteopati',
    'speech-therapist':
      'logopæd|logopæder|talepædagoger|taleundervisning|~talepædagog|audiologopæd|talehørekonsulent|logopædi|audiologopædi',
    'occupational-therapist': 'ergoterapeut|ergoterapeuter|håndterapi|~ergoterapi',
    psychotherapist:
      'psykoterapeut|psykoterapeuter|psykologisk klinik|~psykolog|psykologpraksis|~psykologklinik|psykologhjælp|~psykologerne|psykoterapeutisk klinik|psykologer|psykologen|~psykoterapi',
    naturopath:
      'akupunktør|akupunktører|homøopat|homøopati|naturlæge|alternativ behandler|alternativ behandling|kinesisk medicin|zoneterapeuter|behandlerhus|kropsterapeut|zoneterapeut|biopat|naturterapeut|kinesiologi|kinesiolog|~akupunktur|~zoneterapi|healing|healer|ayurveda|reiki healing',
    podiatrist:
      'fodterapeut|fodterapeuter|fodklinikken|~fodterapi|~fodklinik|statsautoriseret fodterapeut|~fodpleje|klinik for fodterapi',
    midwife:
      'jordemødre|fødselsforberedelse|jordemoderklinik|~jordemoder|jordemoderkonsultation|fødselskursus|privat jordemoder|doula|doulaer',
    nurse:
      'hjemmesygeplejen|sygeplejeklinik|~hjemmesygepleje|sygeplejerske|privat sygeplejerske|sygepleje|sygeplejersker',
    'home-care':
      'hjemmeplejen|privat hjemmepleje|~hjemmepleje|personlig assistance|~hjemmehjælp|borgerstyret personlig assistance|ledsagelse|handicaphjælp|bpa|ældrepleje',
    'care-home':
      '~plejehjem|~plejehjemmet|~plejecenter|plejecentret|~bosted|~bostedet|botilbud|ældrebolig|ældreboliger|friplejehjem|seniorbofællesskab|~seniorbolig|~seniorboliger|~opholdssted|socialpædagogisk opholdssted|misbrugscenter|~behandlingscenter',
    pharmacy: '~apotek|~apoteket|apoteker|onlineapotek',
    optician:
      'optikeren|optikere|briller|brilleforretning|~optik|~optiker|synsprøve|kontaktlinser|solbriller|~brillebutik|optometrist',
    'hearing-aids': 'høreapparat|høreklinikken|~høreklinik|audiolog|hørecenter|hørespecialist|høreprøve|~høreapparater',
    laboratory:
      'dentallaboratorium|analyselaboratorium|~laboratorie|~laboratoriet|dentallaboratorie|tandteknik|tandtekniker|testlaboratorium|~laboratorium|laboratorier',
    veterinarian:
      '~dyrlæge|~dyrlægen|~dyrlæger|~dyreklinik|~dyreklinikken|~dyrehospital|~dyrehospitalet|~dyrlægeklinik|~dyrlægehus|hestehospital|~dyrlægecenter|~dyrlægerne',
    kennel:
      '~hundepension|~hundepensionen|~hundehotel|~kattepension|hundepasning|~dyrepension|~hundebørnehave|kattehotel|~hundedagpleje',
    'dog-school':
      '~hundeskole|~hundeskolen|hundetræner|hvalpekursus|hundeadfærd|hvalpetræning|adfærdsbehandler|~hundecenter|~hundetræning',
    'dog-groomer': 'hundetrimning|~hundefrisør|~hundesalon|hundeklipning|hundesalonen|hundepleje|hundespa',
    breeder:
      '~opdrætter|~kennel|hundeopdræt|stutteriet|~opdræt|katteopdræt|~stutteri|hesteopdræt|racekatte|opdrættere|hundeopdrætter',
    'animal-shelter':
      'dyreinternatet|~dyreinternat|kattehjem|dyreværnet|~dyreværn|dyrebeskyttelse|internat for katte|dyrevelfærdsorganisation|hundeinternat',
    'pet-sitter':
      'hundelufter|hundeluftning|dyrepasser|kattepasser|hundepasser|kæledyrspasning|kattepasning|dyrepasning|hundevagt',
    'riding-stable':
      '~rideanlæg|opstaldning|stald|stalden|opstaldningssted|hesteopstaldning|~hestepension|hestegård|travstald|ridestald',
    hairdresser:
      '~frisør|~frisøren|~frisører|frisørsalonen|~frisørsalon|hårstudie|~hårsalon|damefrisør|hårpleje|hårklinik|~frisørerne',
    barber:
      'barbersalon|barberer|barbersaloner|skægtrimning|~barbershop|~herrefrisør|barberen|barber|barber shop|barbers',
    'beauty-salon':
      'skønhedsklinikken|kosmetolog|kosmetologer|skønhedssalonen|~skønhedsklinik|~skønhedssalon|vippeextensions|hudplejeklinik|hårfjerning|ansigtsbehandling|ansigtsbehandlinger|~hudpleje|kosmetologklinik|skønhedspleje|laserhårfjerning|vippestudio|voksklinik|permanent makeup|makeupartist|makeup artist',
    'nail-salon':
      'neglesalonen|negletekniker|~neglestudie|~neglesalon|gelenegle|manicure|negleklinik|neglebar|nail salon|nail bar|nailbar',
    'massage-practice':
      'massør|massører|massageklinik|massageklinikken|thaimassage|massageterapeut|~massage|fysiurgisk massage|massagebehandling|massagesalon|wellnessmassage|kropsmassage|firmamassage|massagestudie|thai massage|reiki|massage therapy',
    'tattoo-studio':
      'tatovør|tatovører|tattoostudie|tatoveringsstudie|tatoveringer|tatovering|piercingstudie|tatoveringsfjernelse|tattoo|tattoo studio|tattoo shop|piercing',
    coach:
      'livscoach|karrierecoach|ledercoach|coachen|~coach|~coaching|mentaltræner|coachingforløb|erhvervscoach|parcoach|sundhedscoach|life coach|business coach|coacher|mindset coach|executive coach|stresscoach',
    counselling:
      'familieterapeut|familierådgivning|samtaleterapi|hypnose|familieterapi|psykoterapeutisk rådgivning|parterapeuter|familierådgiver|samtaleterapeut|samtaleterapeuter|rådgivningscenter|rusmiddelrådgivning|hypnoterapi|hypnoterapeut|~parterapi|parterapeut',
    nutritionist:
      'diætister|kostvejleder|ernæringsekspert|kostvejledning|ernæringsterapeut|klinisk diætist|klinisk diætister|ernæringsvejleder|~diætist|kostrådgivning|ernæringsklinik',
    kindergarten:
      '~børnehave|~børnehaven|~børnehaver|~skovbørnehave|børnehuset|~børnehus|montessoribørnehave|naturbørnehave|børnehaveklasse|daginstitutionen|~daginstitution',
    nursery: 'vuggestuen|~vuggestue|børnepasning|dagtilbud|dagtilbuddet|fritidshjem|~vuggestuer|privat pasning',
    childminder:
      'dagplejer|dagplejere|dagplejen|privat dagpleje|babysitter|babysittere|barnepige|privat pasningsordning|~dagpleje|børnepasser|nanny|au pair',
    school:
      '~grundskole|friskolen|friskoler|~friskole|privatskolen|~privatskole|gymnasiet|~gymnasium|efterskolen|efterskoler|~efterskole|skole|skoler|~højskole|~højskolen|kunstskole|folkeskole|~lilleskole|~realskole|international skole|~skolen|steinerskole|produktionsskole|erhvervsskole|erhvervsskolen',
    university:
      'handelshøjskolen|professionshøjskolen|~professionshøjskole|erhvervsakademiet|~erhvervsakademi|universiteter|fakultet|~handelshøjskole|arkitektskole|designskole|~universitet|~universitetet|college|business school',
    academy: '~institut|~instituttet|~akademier|~akademi|~akademiet|academy',
    'training-centre':
      '~uddannelsescenter|kursusudbyder|efteruddannelse|efteruddannelser|amu-center|amu-kurser|uddannelsesinstitution|uddannelsesinstitutionen|kursusvirksomhed|~uddannelse|erhvervsuddannelse|erhvervsuddannelser|~kursuscentret|aftenskolen|~aftenskole|voksenuddannelse|voksenuddannelser|lederuddannelse|vuc|kurser og uddannelser',
    'driving-school':
      '~køreskole|~køreskolen|~køreskoler|kørelærer|kørelærere|køreundervisning|intensivt kørekort|generhvervelse af kørekort|~kørekort|køretimer',
    'language-school':
      'sprogskolen|sprogskoler|sprogkursus|sprogkurser|~sprogskole|~sprogcenter|engelskkursus|danskuddannelse|sprogundervisning|danskundervisning|sprogrejser',
    'music-school':
      '~musikskole|~musikskolen|~musikskoler|klaverundervisning|guitarundervisning|sangundervisning|musikundervisning|sanglærer|klaverlærer|guitarlærer|konservatorium|~musikkonservatorium|sangskole|kulturskolen|~kulturskole|sangpædagog|mgk',
    'cooking-school':
      'madlavningskursus|kokkeskolen|madskole|madskolen|madkurser|madlavningskurser|~kokkeskole|kogeskole|bagekursus|madkursus',
    'flight-school':
      '~flyveskole|~flyveskolen|flyveklubben|pilotuddannelse|~flyveklub|~svæveflyveklub|faldskærmsklub|faldskærmsudspring|paraglidingskole|dronekursus|pilotskole',
    'sailing-school':
      '~sejlerskole|~sejlerskolen|sejlskolen|~sejlskole|duelighedsbevis|speedbådskursus|sejlerkursus|bådkursus|speedbådskørekort|~navigationsskole',
    'swimming-school':
      '~svømmeskole|~svømmeskolen|svømmeundervisning|~babysvømning|svømmehold|svømmekursus|crawlkursus|svømmelektioner',
    tutoring:
      'privatundervisning|~lektiehjælp|privatlærer|matematikhjælp|læsehjælp|ordblindeundervisning|ekstraundervisning|studiehjælp|privatundervisere',
    'exam-preparation':
      'eksamenshjælp|eksamensforberedelse|teoriprøver|teoriprøve|prøveforberedelse|eksamenstræning|teoriprøver online',
    'online-course':
      'onlinekurser|online kursus|fjernundervisning|~onlinekursus|videokursus|e-kursus|~onlineforløb|netkursus|e-læring|e-learning|masterclass',
    bootcamp: 'kodeskole|programmeringskursus|~bootcamp|intensivt kursusforløb|boot camp|bootcamps|coding bootcamp',
    workshop: 'seminar|seminarer|kursus|kurser|seminarrække|workshoppen|~workshop|workshopper|workshops|masterclasses',
    'teaching-materials':
      'undervisningsmateriale|undervisningsmaterialer|lærermiddel|opgaveark|lærebøger|digitale læremidler|undervisningsforløb|pædagogisk legetøj|~læremidler',
    'translation-service':
      'oversættelsesbureauet|oversætter|oversættere|~oversættelse|tolkebureauet|oversættelser|translatør|tolk|tolke|tolkeservice|sprogservice|~oversættelsesbureau|tolkning|~tolkebureau',
    library: 'hovedbibliotek|biblioteker|folkebibliotek|~bibliotek|~biblioteket',
    builder:
      'byggefirmaet|~byggefirma|entreprenørfirma|totalentreprenør|totalentreprenører|entreprenør|entreprenører|typehuse|murermesteren|~murer|murerfirma|murerfirmaet|hovedentreprenør|byggevirksomhed|murere|~murermester|renovering af badeværelse|~badeværelsesrenovering|husbyggeri|byggeselskab|træhuse|tilbygninger',
    carpenter:
      'tømreren|tømrere|tømrermesteren|tømrerfirmaet|~tømrer|~tømrermester|tømrervirksomhed|tømrer og snedker|trapper|trappefabrik|tømrerarbejde|~tømrerfirma|tømrer- og snedkerfirma',
    joinery:
      'snedkeren|snedkere|snedkeriet|~snedkeri|~snedker|møbelsnedker|møbelsnedkeri|~snedkermester|snedkermesteren|møbelsnedkeriet|maskinsnedkeri|maskinsnedkeriet|specialsnedkeri|inventarsnedkeri|bygningssnedker',
    electrician:
      'elinstallatøren|elinstallatører|~elinstallatør|elfirmaet|el-installatør|~elektriker|elinstallation|elinstallationer|autoriseret elinstallatør|~elfirma|elservice|el-service|elektrikeren|elektrikere',
    plumber:
      'vvs-installatør|vvs-installatører|vvs-firmaet|blikkenslager|blikkenslageren|vvs-mester|kloakmesteren|~kloakmester|vvs-firma|slamsugning|vvs service|autoriseret kloakmester|~kloakservice|blikkenslagere|rørlægger|vvs',
    'heating-engineer':
      'varmepumpe|varmepumpeinstallatør|gasfyr|~varmepumper|oliefyr|fyrservice|gasservice|gasfyrservice|pillefyr|brændeovne|kedelservice|varmemester',
    hvac: 'aircondition|ventilationsfirma|klimaanlæg|køle- og klimaanlæg|køleanlæg|~køleteknik|kølefirma|ventilationsanlæg|indeklima|~ventilation|hvac',
    roofer:
      'tagdækker|tagdækkere|tagfirma|tagfirmaet|~tagdækning|tagrenovering|tagrens|tækkemand|tækkefirma|tagentreprenør|tagrensning|stråtag',
    painter:
      'maler|maleren|~malermester|~malermesteren|malerfirmaet|~malerfirma|malere|malerservice|facademaling|malervirksomhed|malerarbejde|tapetsering|sprøjtemaling|malerforretning',
    tiler:
      'flisemurer|flisefirma|flisearbejde|fliselægger|~flisebutik|fliser og klinker|opsætning af fliser|flisespecialist',
    'flooring-company':
      'gulvfirmaet|gulvafslibning|~gulvslibning|gulvlægger|trægulve|gulvbelægning|~gulvfirma|gulvspecialist|gulvlægning|gulvafhøvling|parketgulv',
    plasterer: 'facaderenovering|facadepuds|pudsning|stukkatører|~stukkatør|filtsning|vandskuring|gipsarbejde',
    glazier: '~glarmester|glarmestre|udskiftning af bilrude|glarmesterfirma|~bilglas|~glarmesteren|stenslag',
    'window-company':
      'vinduer og døre|døre og vinduer|garageporte|~vinduesfabrik|vinduesfirma|udskiftning af vinduer|industriporte|vinduesproducent|yderdøre|~vinduer',
    'kitchen-studio':
      'køkkenfirma|~køkkenbutik|køkkenforhandler|~køkkencenter|køkkenforretning|nyt køkken|snedkerkøkken|snedkerkøkkener|~køkkenstudie|køkkener|køkkenproducent|køkken og bad|køkkenrenovering',
    'blinds-company':
      '~solafskærmning|plisségardiner|rullegardiner|~gardiner|gardinbutik|terrasseoverdækning|terrasseoverdækninger|gardinbus|markiser|persienner',
    'metal-workshop':
      'smed|smeden|smedjen|smedefirma|maskinværksted|maskinværkstedet|~smedje|~maskinfabrik|~maskinfabrikken|smedevirksomhed|stålkonstruktion|svejsning|~smedeværksted|cnc-bearbejdning|metalbearbejdning|laserskæring|beslagsmed|svejsefirma|spåntagning|~stålkonstruktioner|smedemester|kleinsmed|pladebearbejdning|kunstsmed|cnc',
    locksmith: '~låsesmed|låsesmede|nøgleservice|oplukning|~låseservice|låsesmeden|nøglekopiering',
    'chimney-sweep':
      'skorstensfejeren|~skorstensfejer|skorstensfejermester|skorstensfejermesteren|skorstensfejning|skorstensfejere|skorstensrenovering',
    scaffolder: 'stilladsudlejning|stilladsfirma|~stilladser|stilladsmontage|~stillads|opsætning af stillads',
    'solar-installer':
      'solcelleanlæg|solcellefirma|solcelleinstallatør|solpaneler|solvarme|solcelleanlægget|~solenergi|~solceller',
    'demolition-company':
      'nedrivningsfirma|~nedrivning|asbestsanering|nedriverfirma|miljøsanering|~nedbrydning|nedbryder|diamantboring|betonskæring|betonboring',
    excavation:
      'anlægsentreprenør|entreprenør- og anlægsfirma|jordarbejde|asfalt|~brøndboring|vejbygning|kloak- og jordarbejde|anlægsvirksomhed|gravefirma|asfaltering|jord og kloak|belægningsarbejde|jordboring|styret boring|~gravearbejde|maskinstationen|~maskinstation',
    landscaper:
      'anlægsgartneren|anlægsgartnere|havemand|~anlægsgartner|havearkitekt|landskabsarkitekt|landskabsarkitekter|havedesign|snerydning|brolægger|~anlægsgartneri|anlægsgartnerfirma|~haveservice|havehjælp|gartner|havearbejde|brolægning|havepleje|havefirma|brolæggerfirma',
    'tree-surgeon':
      'topkapning|~træfældning|arborist|arborister|trætopkapning|rodfræsning|beskæring|~træpleje|stubfræsning',
    'pool-builder':
      'swimmingpool|poolbygger|poolfirma|poolspecialist|svømmebassin|svømmebassiner|~swimmingpools|poolservice|pooludstyr|indbygningspools',
    'garden-centre': '~havecenter|planteskolen|~planteskole|~plantecenter|planteskoler|~havecentret|drivhuse',
    'cleaning-company':
      'rengøringsfirmaet|~rengøring|rengøringsselskab|rengøringsselskabet|erhvervsrengøring|privat rengøring|~rengøringsfirma|~rengøringsservice|hovedrengøring|facilityservice|rengøringshjælp|flytterengøring|ejendomsservice|skadeservice|trappevask|facaderens|fliserens|kontorrengøring|rengøringsvirksomhed|algebehandling|facility management|facility services',
    'carpet-cleaner': '~tæpperens|rensning af tæpper|tæppevask|~møbelrens|sofarens|rens af møbler',
    'window-cleaner':
      'vinduespudseren|~vinduespolering|vinduespudsning|vinduespudsere|~vinduespudser|tagrenderens|vinduesvask',
    laundry:
      '~vaskeri|~vaskeriet|~vaskerier|møntvask|selvbetjeningsvaskeri|linnedservice|tekstilservice|vaskeriservice',
    'dry-cleaner': '~renseri|~renseriet|~renserier|tøjrens|kemisk rens',
    'pest-control':
      'rottebekæmpelse|~skadedyrsbekæmpelse|rottefænger|skadedyrsfirma|skadedyrsservice|skadedyrsekspert|hvepsebo|skadedyr',
    'house-clearance':
      'dødsbo|rydning af dødsbo|bortkørsel af affald|tømning af dødsbo|~dødsboer|storskrald|ryddefirma|tømning af bolig',
    'waste-disposal':
      'affaldshåndtering|genbrug|genbrugspladsen|~genbrugsplads|containerudlejning|produkthandel|~autoophug|skrothandel|affaldsselskab|affaldsselskabet|affaldssortering|genanvendelse|ophugger|genbrugsstation|genbrugsstationen|affaldscontainer|~renovation',
    'moving-company':
      'flyttefirmaet|~flyttefirma|flytteservice|~flyttehjælp|flytteforretning|flyttemand|erhvervsflytning|flyttefirmaer|flyttemænd|international flytning',
    'self-storage':
      '~opmagasinering|lagerhotel|leje af depotrum|opbevaring af møbler|~depotrum|self storage|selfstorage|minilager',
    handyman:
      'handymand|vicevært|viceværter|~handyman|altmuligmand|~viceværtservice|håndværker|håndværkere|håndværkerfirma|~håndværkerservice|håndværkerhjælp',
    'appliance-repair': 'reparation af hvidevarer|~hvidevareservice|hvidevarereparation|hvidevareteknik',
    'phone-repair':
      '~mobilreparation|reparation af mobil|skærmskift|telefonreparation|iphone-reparation|reparation af iphone|mobilværksted',
    'computer-repair':
      'computerreparation|pc-reparation|computerhjælp|~computerservice|pc-hjælp|it-hjælp til private|pc-doktor|computerværksted|pc service',
    'data-recovery': 'dataredning|gendannelse af data|~datarekonstruktion|datagendannelse',
    upholsterer:
      'møbelpolstrere|~møbelpolstring|~polstrer|ompolstring|polstring|sadelmager|sadelmageri|sadelmageriet|~møbelpolstrer|sadelmager- og tapetserer',
    tailor:
      'skrædderen|~skrædderi|~skrædderiet|skræddersyede jakkesæt|systuen|~systue|syerske|skræddere|omforandringer|dameskrædder|~skrædder|tøjreparation|skræddersyet tøj',
    shoemaker: 'skomageren|skomagere|skomageriet|~skomager|skoreparation|~skomageri|hælebar|skomagerværksted',
    watchmaker:
      'urmageren|urmagere|~urmager|reparation af ure|urforretning|ure og smykker|urreparation|~urmageri|urbutik|armbåndsure',
    jeweller:
      'guldsmeden|guldsmede|~smykker|~guldsmed|juveler|juvelerer|sølvsmed|sølvsmeden|smykkedesigner|vielsesringe|smykkebutik|forlovelsesringe|guldsmedeforretning|~guldsmedie|~smykkedesign',
    printer:
      '~trykkeri|~trykkeriet|~trykkerier|tøjtryk|serigrafi|~broderi|profiltøj|3d-print|digitaltryk|kopicenter|tryksager|~bogtrykkeri|~tekstiltryk|~bogtryk|reklameartikler|t-shirt tryk|tryk på tøj|reklamegaver',
    'sign-maker':
      'skiltefirma|skilteproducent|~skilte|bilindpakning|skiltemager|facadeskilte|skilteværksted|folieindpakning|bilreklame|~foliering|reklameskilte',
    'car-repair':
      'autoværkstedet|~autoværksted|bilværksted|mekaniker|bilreparation|værksted|værkstedet|~autoservice|automekaniker|lastbilværksted|autoreparation|~autoteknik|bilservice',
    'car-body-shop':
      'pladeværksted|~autolak|~bilpleje|karrosseriværksted|skadeværksted|autolakerer|autolakereri|~autolakering|~karrosseri|bulefrit|klargøring af biler|skadecenter|lakforsegling',
    'car-wash': 'bilvasken|~bilvask|vaskehal|vaskehallen|håndvask af bil|~autovask|selvvask|vaskehaller',
    'car-dealer':
      '~bilforhandler|~bilforhandleren|brugte biler|~bilhus|~bilhuset|autoforhandler|bilsalg|biler til salg|autocampere|campingvogne|~autohandel|leasingbiler|bilhandler|lastbiler|autohandler|brugtbiler|privatleasing|billeasing|varebiler',
    'car-rental':
      'biludlejningen|~biludlejning|lejebil|lejebiler|leje af bil|delebil|delebiler|~autocamperudlejning|leje af autocamper|billeje|trailerudlejning|varevognsudlejning|delebilsordning',
    'tyre-dealer':
      'dæk|dækcenteret|~dækcenter|dækskifte|~dækservice|vinterdæk|fælge|dækfirma|dækhotel|dæk og fælge|dækforretning',
    'motorcycle-dealer': 'mc-forhandler|motorcykelforhandler|mc-butik|mc-udstyr|~motorcykler|knallerter|scootere',
    'bike-shop':
      'cykelforretning|cykelforretningen|cykelhandleren|cykelsmed|cykelsmeden|~cykelbutik|elcykler|~cykler|cykelværksted|ladcykler|~cykelhandler|cykelreparation|cykeludstyr',
    'towing-service': 'vejhjælp|~autohjælp|bugsering|autotransport|kranvogn|biltransport|starthjælp',
    taxi: 'taxaselskab|taxikørsel|hyrevogn|hyrevogne|~taxaer|taxavognmand|taxacentral|taxiselskab|handicapkørsel|taxi|taxa|flextrafik',
    chauffeur:
      'limousinekørsel|privatchauffør|chaufførservice|limousineudlejning|~limousine|limousineservice|bryllupskørsel|leje af limousine|limousine service|chauffeur service',
    'airport-transfer':
      'lufthavnstransfer|lufthavnstaxa|lufthavnskørsel|~lufthavnstransport|transport til lufthavn|lufthavnsbus|lufthavnsparkering|airport transfer',
    'bus-company':
      'busselskab|busselskabet|turistbus|~busrejser|buskørsel|busudlejning|~turistbusser|bus med chauffør|~turisttrafik|busvognmand|partybus|leje af bus|minibuskørsel',
    'bus-service':
      'bustrafik|færge|færgefarten|kollektiv trafik|~færgen|veteranbane|~letbane|letbanen|~jernbane|færgerute|færgeruter|færgerederi|~færgefart|lokaltog|skolekørsel|metro|veterantog',
    'patient-transport':
      'patientbefordring|sygetransport|ambulance|liggende sygetransport|patienttransport|ambulancetjeneste|siddende patienttransport',
    courier:
      'kurerfirma|budcentral|budcentralen|~budservice|kurertjeneste|cykelbud|pakkelevering|~kurer|kurertransport|eksprestransport|budtransport|pakkeforsendelse',
    haulier:
      'vognmanden|vognmænd|transportfirma|transportfirmaet|~vognmand|vognmandsfirma|vognmandsforretning|~transport|transportvirksomhed|godstransport|~fragtmand|kranbil|kranvognsudlejning|transportselskab|lastvognstransport|specialtransport|kranservice',
    'logistics-company':
      'logistikvirksomhed|logistikvirksomheden|speditør|speditører|spedition|fragtfirma|lagerhotel til webshop|~logistik|rederiet|~rederi|logistikfirma|toldbehandling|søfragt|luftfragt|fulfillment|speditionsfirma|logistikpartner|logistics|3pl',
    'funeral-director':
      'bedemanden|begravelsesforretningen|~bedemand|bedemænd|begravelse|bedemandsforretning|~begravelsesforretning|krematorium|dyrekrematorium|~begravelser|gravsten|bisættelse|stenhuggeri|stenhuggeriet|begravelsesservice',
    'security-company':
      'vagtselskabet|sikkerhedsfirma|sikkerhedsfirmaet|vagtfirma|alarm|tyverialarm|tyverialarmer|overvågning|~vagtservice|alarmselskab|~vagtselskab|dørmænd|alarmsystem|alarmsystemer|videoovervågning|adgangskontrol|sikringsfirma|brandsikring|alarmanlæg|brandalarm|sikkerhedsvagter',
    'rental-service':
      '~udlejning|~udlejningen|materieludlejning|~maskinudlejning|~liftudlejning|udlejningsfirma|leje af maskiner|værktøjsudlejning|lejemaskiner|udlejningsvirksomhed',
    'law-firm':
      '~advokatfirma|~advokatfirmaet|advokaten|advokatkontoret|~advokatkontor|jurist|jurister|~advokater|~advokat|advokatpartnerselskab|advokathuset|~advokathus|mediator|patentbureau|~advokaterne|advokatselskab|forsvarsadvokat|juridisk rådgivning|mediation|konfliktmægling|boligadvokat|boligadvokater|advokatvirksomhed|retshjælp|familieret|juridisk bistand|patentrådgivere|advokatfællesskab|advokatfællesskabet|advokatanpartsselskab|advokataktieselskab',
    notary: 'notar|notarforretning|notarforretninger|notarkontor|apostille|notarius publicus',
    'tax-adviser':
      'skatterådgiver|skatterådgivere|momsrådgivning|~skatterådgivning|skattehjælp|skattekonsulent|skatteadvokat|skatteadvokater|momsrefusion',
    accountant:
      'bogholder|regnskabskontoret|regnskabsfirma|bogholderiet|~bogføring|~regnskabskontor|regnskab|lønadministration|~regnskabsservice|~bogholderi|bogføringsfirma|bogholderservice|lønservice|regnskabsassistance|økonomiassistance|økonomiservice|bogholdere|bogføringshjælp|regnskabsbureau',
    auditor:
      'revisorer|revisoren|revisionsfirmaet|~revision|registreret revisor|statsautoriseret revisor|godkendt revisionsaktieselskab|~revisionsfirma|revisorfirma|~revisor|statsautoriserede revisorer|revisionsvirksomhed|registreret revisionsanpartsselskab|statsautoriseret revisionsaktieselskab|revisionshus|revisionshuset|revisorkontor',
    'insurance-broker':
      'forsikringsmæglere|~forsikringsmægler|forsikringsagenturet|forsikringsformidler|forsikringsformidlere|forsikringsrådgivning|~forsikringsagentur|uvildig forsikringsrådgivning',
    insurer:
      'forsikringsselskabet|~forsikring|~forsikringer|~forsikringsselskab|pensionsselskab|pensionsselskabet|pensionskassen|sygeforsikring|sundhedsforsikring|~pensionskasse|arbejdsmarkedspension|a-kasse|a-kassen|gensidigt forsikringsselskab',
    bank: 'sparekassen|~sparekasse|andelskassen|netbank|pengeinstitut|pengeinstituttet|banken|digital bank|~andelskasse|realkreditinstitut|realkredit|kreditinstitut|bank|banker',
    'financial-adviser':
      'økonomisk rådgivning|finansiel rådgivning|uvildig økonomisk rådgivning|økonomirådgiver|pensionsrådgivning|formuerådgivning|gældsrådgivning|investeringsrådgivning|uvildig rådgivning|privatøkonomi|økonomisk rådgiver|pensionsrådgiver|finansrådgivning|wealth management|boligrådgivning',
    'mortgage-broker':
      'boliglån|lånudbyder|lånebureau|forbrugslån|lånesammenligning|låneformidler|samlelån|låneportal|erhvervslån|kviklån',
    'asset-manager':
      'kapitalforvalter|kapitalforvaltere|formueforvaltning|investeringsforeningen|~kapitalforvaltning|formueforvalter|~investeringsforening|hedgefond|hedgefonde|fondsmægler|~fondsmæglerselskab|fondsmæglerselskabet|investeringsfond|investeringsfonde|asset management|family office',
    'venture-capital':
      'kapitalfonden|investeringsselskabet|venturefond|venturefonden|~kapitalfond|ventureselskab|risikovillig kapital|~investeringsselskab|iværksætterhus|vækstkapital|venture capital|private equity|inkubator|accelerator|business angels',
    'estate-agent':
      '~ejendomsmægler|~ejendomsmægleren|~ejendomsmæglere|mægler|mægleren|~boligmægler|boliger til salg|erhvervsmægler|erhvervslejemål|ejendomsmæglerforretning|ejendomsmæglerkæde|~ejendomsmæglerne|mæglere|køberrådgiver|køberrådgivere|~køberrådgivning|erhvervsmæglere|lejeboliger|boligportal',
    'property-manager':
      'ejendomsadministrator|ejendomsadministratorer|ejendomsadministrationen|~ejendomsadministration|~boligselskab|ejendomsselskabet|boligforeningen|~boligforening|~boligselskabet|ejendomsforvaltning|almene boliger|almen boligorganisation|udlejningsejendomme|udlejer af boliger|~ejendomme|lejligheder til leje|boligorganisation|boligorganisationen|~ejendomsselskab|boligadministration',
    'property-developer':
      'ejendomsudvikler|ejendomsudviklere|boligudvikler|projektudvikler|projektudviklere|~ejendomsudvikling|boligudvikling|byudvikling|projektboliger|boligprojekt|boligprojekter|byggegrunde|boligbyggeri|nybyggeri',
    architect:
      'arkitektfirmaet|tegnestuen|~tegnestue|arkitektkontor|~arkitekterne|arkitektvirksomhed|bygningskonstruktør|bygningskonstruktører|arkitekttegnet hus|~arkitektfirma|arkitektstudie|arkitekten|arkitektur|~arkitekter|~arkitekt',
    'interior-designer':
      'indretningsarkitekt|indretningsarkitekter|boligindretning|indretningsdesigner|~indretning|boligstyling|indretningskonsulent|indretningskonsulenter|boligstylist|indretningsstudie|indretningshjælp|indretningsarkitektur|indretningsrådgivning|homestaging|home staging|interior design',
    surveyor:
      'byggesagkyndig|tilstandsrapport|tilstandsrapporter|~landinspektører|energimærke|byggerådgiver|bygningssagkyndig|energimærkning|~landinspektør|~landinspektørfirma|valuar|energikonsulent|energikonsulenter|byggerådgivning|bygherrerådgivning|bygherrerådgiver|bygherrerådgivere|vurdering af ejendom',
    'engineering-firm':
      'ingeniørfirmaet|rådgivende ingeniør|rådgivende ingeniører|ingeniørvirksomhed|ingeniørvirksomheden|~ingeniører|~ingeniørfirma|industriautomation|statiske beregninger|~automation|ingeniør|konstruktionsingeniør|bygningsingeniør|ingeniørrådgivning|ingeniørhus|teknisk rådgivning|automatisering|miljørådgivning|bygningsstatiker|statiker|engineering',
    consultancy:
      'konsulenthuset|konsulentfirma|konsulentfirmaet|konsulentvirksomhed|konsulentvirksomheden|managementkonsulent|managementkonsulenter|erhvervskonsulent|forretningsudvikling|ledelsesrådgivning|~konsulenter|virksomhedsrådgivning|~konsulenthus|hr-konsulent|rådgivningsfirma|organisationsudvikling|lederudvikling|rådgivning|rådgivningsvirksomhed|~konsulent|bæredygtighedskonsulent|bæredygtighedskonsulenter|konsulentydelser|forretningsrådgivning|rådgivende konsulent|rådgivende konsulenter|management consulting|business consulting|consulting',
    'it-consultancy':
      'it-konsulent|it-konsulenter|it-konsulenthus|it-konsulenthuset|it-rådgivning|it-konsulentfirma|cybersikkerhedsrådgivning|digital rådgivning|it-konsulentvirksomhed|ai-konsulent|ai-konsulenter|digitaliseringskonsulent|digitaliseringskonsulenter|it-sikkerhedsfirma|konsulenthus inden for it|it consulting|cloud consulting',
    'it-services':
      'it-virksomhed|it-virksomheden|it-service|it-support|it-drift|it-partner|it-leverandør|it-firma|it-firmaet|it-selskab|it-løsninger|it-ydelser|it-hjælp|it-afdeling|it-sikkerhed|it-outsourcing|it-infrastruktur|it-hus|managed services|msp',
    'software-company':
      'softwarevirksomhed|softwarevirksomheden|softwarehus|softwarehuset|softwarefirma|appudvikling|app-udvikling|~softwareudvikling|softwareselskab|softwareleverandør|teknologivirksomhed|tech-virksomhed|appudvikler|appudviklere|softwareudviklingshus|app udvikler|~systemudvikling|teknologiselskab',
    'systems-integrator':
      'systemintegration|systemintegratorer|integrationspartner|systemleverandør|systemintegrator|system integrator|systems integrator',
    'web-agency':
      '~webbureau|~webbureauet|digitalt bureau|digitalbureau|~webdesign|wordpress bureau|shopify bureau|hjemmesider til virksomheder|~webudvikling|e-commerce bureau|webshop bureau|hjemmeside bureau|internetbureau|e-handelsbureau|web bureau|digital bureau|webbureauer|~hjemmesider|hjemmesideløsninger|webhus|web agency',
    'web-designer':
      'webdesignere|webudvikler|webudviklere|wordpress udvikler|freelance webdesigner|freelance webudvikler|web designer|web developer|webdesigner|webmaster',
    developer:
      'udvikler|programmør|softwareudvikler|softwareudviklere|frontend-udvikler|fullstack-udvikler|backend-udvikler|softwareingeniør|datalog|fullstack developer|full stack developer|frontend developer|software engineer|data scientist|software developer|backend developer|devops engineer',
    'marketing-agency':
      'marketingbureau|marketingbureauet|markedsføringsbureau|digital markedsføring|online markedsføring|digitalt marketingbureau|content bureau|tekstforfatter|tekstforfattere|~marketing|online marketing bureau|~markedsføring|leadgenerering|digital marketing|marketingkonsulent|vækstbureau|performance bureau|online marketing|marketing bureau|online marketingbureau|sociale medier bureau|digitalt vækstbureau|performance marketing',
    'advertising-agency':
      '~reklamebureau|~reklamebureauet|~reklamebureauer|mediebureauet|kommunikationsbureauet|~kommunikationsbureau|kreativt bureau|~mediebureau|udendørsreklame|kreativbureau|annoncebureau|reklame bureau|outdoor reklame',
    'design-studio':
      'designbureauet|brandingbureau|designstudie|designstudiet|~designbureau|grafisk bureau|ux-bureau|animationsstudie|grafisk tegnestue|~designstudio|logo design|logodesign|branding bureau|kreativt studie|animationsbureau|visuel identitet|grafisk designbureau|design bureau|grafisk design|branding|branding studio|design studio|branding agency',
    designer:
      'grafiker|designere|modedesigner|produktdesigner|industriel designer|~designer|tekstildesigner|møbeldesigner|art director|multimediedesigner|grafisk designer|ux designer|product designer|ui designer',
    'pr-agency':
      'pr-bureau|pr-bureauet|public affairs bureau|pr- og kommunikationsbureau|pr-rådgiver|pr-rådgivning|public relations|pr agency',
    'seo-agency':
      'seo-bureau|seo-bureauet|søgemaskineoptimering|google ads bureau|seo-konsulent|søgeoptimering|seo-specialist|lokal seo|seo-ydelser|seo|google ads',
    photographer:
      'bryllupsfotograf|bryllupsfotografer|fotostudiet|fotoatelier|~fotostudie|portrætfotograf|~fotografering|fotografi|erhvervsfotograf|bryllupsfotografering|portrætfotografering|portrætter|skolefoto|nyfødtfotografering|naturfotograf|børnefotograf|reklamefotograf|~fotograf|~fotografen|~fotografer',
    videographer:
      'bryllupsvideo|~videoproduktion|videobureau|reklamefilm|virksomhedsfilm|dronefoto|videofotograf|dronefotografering|virksomhedsvideo|bryllupsfilm|videograf|videoproducent|dronevideo|firmavideo|droneoptagelser',
    'recording-studio':
      'lydstudiet|musikstudie|øvelokale|øvelokaler|pladestudie|indspilningsstudie|~lydstudie|mix og mastering|optagestudie|podcaststudie|podcast studie|mastering',
    'staffing-agency':
      '~vikarbureau|~vikarbureauet|rekrutteringsbureau|rekrutteringsbureauet|~rekruttering|bemandingsbureau|rekrutteringsfirma|~vikarservice|modelbureau|personaleudlejning|~bemanding|vikarer|lederrekruttering|headhunters|rekrutteringsvirksomhed|talentbureau|jobformidling|executive search|headhunting|headhunter|recruitment',
    'call-centre':
      '~telefonpasning|kundeservicecenter|telefonservice|mødebookingbureau|outsourcet kundeservice|telemarketing|mødebooking|call center|contact center|callcenter',
    'virtual-assistant':
      'virtuel assistent|virtuelle assistenter|virtuel assistance|online assistent|virtual assistant|virtual assistants',
    outsourcing: 'outsourcingfirma|outsourcingpartner|~outsourcing|bpo|nearshoring|offshoring',
    'coworking-space':
      '~kontorhotel|~kontorhotellet|kontorfællesskabet|~kontorfællesskab|kontorpladser|~coworking|kontorlokaler|virtuelt kontor|erhvervscenter|kontorer til leje|kontorplads|kontorhoteller|coworking space|makerspace|fablab|coworking spaces',
    'research-institute':
      'forskningsinstitut|forskningsinstituttet|tænketanken|forskningsgruppe|forskningsgruppen|~tænketank|biotekselskab|biotekselskabet|medicinalvirksomhed|medicinalvirksomheden|analyseinstitut|analyseinstituttet|~forskningscenter|markedsanalyse|markedsanalyser|bioteknologi|biotekvirksomhed|lægemiddelvirksomhed|biotech-selskab|medicinalfirma|analysefirma|videncenteret|~videncenter|biotech|think tank',
    'private-investigator':
      '~detektivbureau|privat efterforskning|efterforskningsfirma|privatdetektiv|privatdetektiver',
    'certification-body':
      'certificeringsorgan|certificeringsorganet|synshallen|~bilsyn|akkrediteret certificering|inspektionsorgan|iso-certificering|~synshal|certificeringsbureau|bilinspektion|certificeringsvirksomhed|synsvirksomhed',
    'speaker-trainer':
      'foredragsholdere|foredrag|ordstyrer|konferencier|inspirationsforedrag|~foredragsholder|foredragsbureau|retorikkursus|moderator|toastmaster|keynote speaker',
    freelancer: 'soloselvstændig|freelancekonsulent|freelancere|freelancer|freelance|freelancers',
    writer:
      'forfatteren|forfattere|digter|skribent|skribenter|korrekturlæsning|~forfatter|manuskriptforfatter|ghostwriter|børnebogsforfatter|korrekturlæser|krimiforfatter|sprogkonsulent|freelancejournalist|poet|dramatiker|korrektur|tekstbureau|journalist|journalister',
    artist:
      'kunstneren|billedkunstner|billedkunstnere|kunstmaler|kunstmalere|skulptør|billedhugger|billedhuggere|~kunstner|malerier|kunst|glaskunstner|~kunstnere|skulpturer|tekstilkunstner|abstrakte malerier|billedkunst',
    illustrator:
      'tegner|tegneserietegner|illustrationer|bladtegner|karikaturtegner|3d-grafiker|illustration|illustratører|illustratøren|~illustratør|animator',
    musician:
      'sangeren|komponist|komponister|sangskriver|guitarist|musikproducent|~musiker|violinist|~sanger|operasanger|saxofonist|dirigent|trommeslager|~sangerinde|musikere|rapper|singer-songwriter|pianist|cellist|organist|singer/songwriter',
    manufacturer:
      'producenten|fabrikant|industrivirksomhed|~fabrik|~fabrikken|produktionsvirksomhed|produktionsvirksomheden|savværk|savværket|støberiet|~støberi|~producenter|fremstilling|~producent',
    'machine-builder':
      'maskinproducent|maskinproducenter|maskinbygger|specialmaskiner|maskinbyggeri|maskiner|værktøjsmager|anlægsproducent|værktøjsfabrik',
    'contract-manufacturer':
      'underleverandør|underleverandører|kontraktproduktion|lønproduktion|elektronikproduktion|kontraktproducent|oem|odm|private label|contract manufacturing',
    supplier:
      'leverandører|leverandøren|~leverandør|importører|~importør|handelsvirksomhed|eksportør|handelsfirma|handelsselskab|totalleverandør|generalagentur',
    wholesaler: 'engroshandel|en gros|grossistvirksomhed|engrosfirma|~engros|grossister|grossisten|~grossist',
    distributor: 'distributører|forhandlere|~forhandler|~distributør|autoriseret forhandler|forhandleren|reseller',
    'online-shop':
      'webshoppen|onlinebutik|~netbutik|abonnementskasse|postordre|internetbutik|online butik|webbutik|netbutikken|webshops|e-handel|~webshop|e-shop|online shop|online store',
    shop: 'forretningen|~butik|~butikken|~forretning|indkøbscenter|~storcenter|boutique|~butikker|stormagasin|stormagasinet|varehus|varehuset|butikscenter|~forretninger|livsstilsbutik|detailhandel|showroom|outlet|concept store',
    'clothing-shop':
      'tøj|~tøjbutik|dametøj|herretøj|~arbejdstøj|brudekjoler|brudebutik|lingeri|~børnetøj|damemode|herremode|undertøj|sportstøj|træningstøj|modetøj|badetøj|strik|modebutik|strømper|streetwear',
    'shoe-shop': 'skoforretning|~skobutik|damesko|herresko|støvler|børnesko|~skotøj|skohandel|sneakers',
    'book-shop':
      'boghandelen|~boghandel|boghandler|antikvariatet|~antikvariat|tegneseriebutik|brugte bøger|~boghandlen|bogbutik|bøger',
    florist:
      '~blomsterhandel|florist|florister|blomsterbutikken|~blomsterbutik|blomsterbinder|blomsterbinderi|blomsterforretning|buketter|~blomster|blomsterhandler',
    'furniture-shop':
      'møbelhuset|~møbelhus|~møbler|møbelbutik|madrasser|boligindretningsbutik|~møbelforretning|sengebutik|tæpper|boligbutik|gulvtæpper|senge|sofaer|havemøbler|kontormøbler|~lamper|designmøbler|belysning|møbelfirma|boligtilbehør|brugskunst',
    'pet-shop':
      'dyrehandelen|~dyrehandel|~hundefoder|kattefoder|hundeudstyr|dyrebutik|akvariebutik|hundetilbehør|hestefoder|~dyrefoder|hundesenge',
    'toy-shop':
      'legetøjsbutikken|~legetøj|~babyudstyr|barnevogne|~legetøjsbutik|hobbybutik|trælegetøj|børneudstyr|spilbutik|modeltog',
    'gift-shop':
      'gaver|~gaveartikler|gaveideer|souvenirbutik|~gavebutik|papirhandel|lykønskningskort|personlige gaver|duftlys|~firmagaver|stearinlys|festartikler|gaveæsker|gavekurve',
    'wine-shop':
      'vinhandelen|~vinhandel|vinimportører|vinbutik|~vinimportør|vinklub|spiritusbutik|vinforretning|~vinhandler|vine',
    'antique-shop':
      'antikhandel|antikhandelen|~antikviteter|antik|kunsthandler|vintagebutik|antikvitetshandel|antikvitetshandelen|antikvitetshandler|mønthandel|samleobjekter|frimærkehandel|vintage',
    'second-hand-shop':
      'genbrugsbutikken|~genbrugsbutik|loppemarkedet|pantelåner|secondhand butik|genbrugstøj|~loppemarked|reolmarked|genbrugsbutikker|second hand butik|pantelånerforretning|brugt tøj|second hand|secondhand',
    supermarket:
      'supermarkedet|~supermarked|dagligvarebutik|dagligvarebutikken|købmanden|~købmand|gårdbutikken|~gårdbutik|helsekost|fiskehandler|fiskehandel|købmandsgård|minimarked|dagligvarer|måltidskasser|~helsekostbutik|lokalbrugs|grønthandler|fiskebutik|kiosk|kiosken|fiskeforretning|madvarer|supermarket',
    'music-shop':
      'musikforretning|musikinstrumenter|guitarbutik|pladebutikken|~pladebutik|vinyl|guitarbygger|violinbygger|klaverforretning|orgelbygger|orgelbyggeri|~musikbutik|pianoforretning|instrumentbygger|klaverstemmer|lp’er|pladeforretning|instrumentmager',
    'sports-shop':
      'sportsforretning|sportsudstyr|~sportsbutik|golfbutik|skiudlejning|~fritidsudstyr|friluftsudstyr|fiskegrej|jagtbutik|jagtforretning|rideudstyr|fitnessudstyr|golfshop|træningsudstyr|jagtudstyr|outdoorbutik|våbenhandel|outdoorudstyr|lystfiskerbutik|campingudstyr|surfbutik|løbebutik|outdoor',
    'hardware-shop':
      'byggemarkedet|~byggemarked|tømmerhandelen|isenkram|isenkræmmer|~trælast|farvehandel|farvehandelen|~tømmerhandel|~byggematerialer|farvehandler|værktøjsbutik|~byggecenter|maling|industriforsyning|trælasthandel',
    'electronics-shop':
      'elektronikbutik|computerbutik|forbrugerelektronik|~elektronik|fotobutik|mobilbutik|radioforretning|hifi-butik|~hvidevarer|hi-fi butik|computere|elektronikkomponenter|hvidevareforretning|mobiltilbehør|radio og tv|hifi|fotoforretning|mobiltelefoner|hi-fi',
    'perfume-shop':
      'parfumeriet|parfumer|~parfumeri|skønhedsprodukter|~parfume|makeup|hårprodukter|skønhedsbutik|~kosmetik|hårplejeprodukter|parfumebutik',
    'fashion-brand':
      'tøjmærket|modemærke|modebrand|~tøjmærke|modehus|modehuset|~tøjbrand|smykkebrand|modevirksomhed|smykkemærke|livsstilsbrand|~tasker|accessories|modefirma|urmærke|håndtasker|skomærke|fashion brand',
    'cosmetics-brand':
      'hudplejemærke|hudplejeprodukter|økologisk hudpleje|~kosttilskud|naturlig hudpleje|æteriske olier|skønhedsmærke|hudplejebrand|proteinpulver|naturkosmetik|cbd-olie|sæber|skønhedsbrand|vitaminer|ansigtscreme|skincare',
    pottery:
      'keramiker|keramikere|~keramik|keramikværksted|pottemager|~pottemageri|stentøj|keramisk værksted|drejekursus|keramikstudie|keramikkursus',
    'craft-workshop':
      'kunsthåndværker|kunsthåndværkere|glasværksted|bogbinderi|bogbinderiet|læderværksted|~kunsthåndværk|knivmager|~lysestøberi|glaspusteriet|væveri|væveriet|håndlavet|~glaspusteri|håndværk|bogbinder|garn|garnbutikken|~garnbutik|strikkeopskrifter|håndlavede produkter|sæbemager|træsmed|husflid',
    marketplace:
      'markedspladsen|~markedsplads|prissammenligning|annonceportal|bookingplatform|køb og salg|jobportalen|sammenligningsside|~jobportal|prissammenligningsside|annoncer|online markedsplads|digital markedsplads|marketplace',
    'auction-house':
      '~auktionshus|~auktionshuset|~auktioner|netauktion|netauktioner|auktionarius|auktionsfirma|onlineauktioner|auktion',
    'energy-supplier':
      'energiselskab|energiselskabet|elselskab|elselskabet|~fjernvarme|~varmeværk|vandværket|~vandværk|forsyningsselskab|vindmøller|varmeværket|fjernvarmeværk|energivirksomhed|ladestandere|~forsyning|~forsyningen|vindenergi|~varmeforsyning|elaftale|ladeoperatør|elnetselskab|el-selskab|biogas|~kraftvarmeværk|gasselskab|spildevand|ladeboks',
    telecom:
      'teleselskab|teleselskabet|mobilselskab|mobilselskabet|mobilabonnement|mobilabonnementer|telefoni|ip-telefoni|televirksomhed|telefonløsning|telefonløsninger|erhvervstelefoni|mobiloperatør|telefonsystem|telefonsystemer|teleleverandør|teleoperatør|telecom|voip|telekom',
    'internet-provider':
      'bredbånd|internetudbyder|internetudbydere|bredbåndsudbyder|~fibernet|fiberinternet|internetleverandør|antenneforeningen|~antenneforening|mobilt bredbånd|bredbåndsselskab|internet til hjemmet|isp',
    publisher: 'bogforlag|forlagsvirksomhed|bogudgivelse|musikforlag|magasinforlag|udgiver|~forlag|~forlaget',
    'board-game':
      'brætspillet|kortspillet|selskabsspil|~brætspil|~rollespil|terningespil|~kortspil|quizspil|familiespil',
    'hardware-device':
      'enhed|apparater|sensorer|elcykel|høretelefoner|kamera|~sensor|trailere|både|el-løbehjul|maskine|~apparat|drone|droner|højttalere|elbil|båd|køretøj|køretøjer|trailer|hovedtelefoner|elløbehjul|laptop|smartwatch|3d-printer|synthesizer',
    software:
      'program|programmet|computerprogram|~software|it-system|it-systemer|softwareløsning|softwareløsninger|applikation|applikationer|softwaren|edb-system|edb-program',
    'mobile-app':
      'app’en|mobilapp|iphone-app|mobilapplikation|android-app|appen|mobilapps|ios-app|app til iphone|app|apps|mobile app',
    'web-app':
      'web-app|webapplikation|webapplikationer|onlineværktøj|webtjeneste|onlinetjeneste|webbaseret system|online værktøj|webservice|webbaseret program|webapp',
    'desktop-app':
      'skrivebordsapp|windows-program|program til mac|program til windows|desktop-program|skrivebordsprogram|desktop app|mac app|windows app|macos app',
    platform:
      'platforme|~platform|digital platform|onlineplatform|cloudplatform|softwareplatform|~platformen|online platform|dataplatform|it-platform',
    tool: '~værktøj|omregner|lommeregner|~beregner|planlægningsværktøj|værktøjskasse|digitalt værktøj|~værktøjet|tool|generator|dashboard|emulator|simulator|toolbox',
    suite:
      'programpakke|alt-i-en løsning|komplet system|alt-i-ét-løsning|alt-i-en platform|samlet system|suite|software suite',
    'browser-extension':
      'browserudvidelse|browserudvidelsen|webbrowser|chrome-udvidelse|annonceblokering|browser|browsertilføjelse|internetbrowser|chrome extension|browser extension|adblocker',
    plugin:
      'tilføjelsesprogram|~plugin|udvidelsesmodul|pluginet|udvidelse|plugins|plug-in|wordpress plugin|shopify app|add-on',
    'code-library':
      'programbibliotek|komponentbibliotek|javascript-bibliotek|open source bibliotek|programmeringsbibliotek|softwarebibliotek|kodebibliotek|kodebiblioteket|javascript library|npm package|sdk|python library|react library|component library',
    framework:
      'designsystem|designsystemet|indholdsstyringssystem|cms-system|spilmotor|frameworket|~framework|webframework|redaktionelt system|cms|content management system|starter kit|design system|game engine|headless cms',
    'programming-language':
      'programmeringssproget|scriptsprog|compiler|~programmeringssprog|kompilator|forespørgselssprog|opmærkningssprog',
    database:
      'databasen|databaser|~database|søgemaskinen|datalager|regneark|~søgemaskine|vektordatabase|data warehouse|data lake',
    api: 'betalingsløsning|betalingsløsninger|betalingsgateway|betalingsudbyder|api-platform|betalingsplatform|betalingstjeneste|indløser|betalingsindløser|programmeringsgrænseflade|betalingssystem|api|rest api|api’er',
    'operating-system':
      'operativsystemet|styresystemet|linux-distribution|~operativsystem|linuxdistribution|~styresystem|skrivebordsmiljø|firmware|distro',
    'file-sharing-client':
      'filoverførsel|torrent-klient|ftp-klient|~fildeling|fildelingstjeneste|filsynkronisering|torrent client|bittorrent|ftp client|torrentklient|bittorrent-klient',
    'password-manager':
      'adgangskodeadministrator|password-manager|adgangskodemanager|kodeordshusker|adgangskodehåndtering|adgangskodegenerator|kodeordsmanager|authenticator',
    'crypto-wallet':
      'krypto wallet|kryptotegnebog|bitcoin-tegnebog|digital tegnebog|kryptowallet|crypto wallet|bitcoin wallet|wallet|hardware wallet|wallet app',
    cryptocurrency:
      'kryptovalutaen|kryptovalutaer|~kryptovaluta|blokkæde|digital valuta|kryptomønt|nft-samling|bitcoin|blockchain|nft|stablecoin|token|crypto|memecoin|ethereum|krypto|altcoin',
    'crypto-exchange':
      'kryptobørsen|handelsplatform|handelsplatformen|~kryptobørs|aktiehandel|online broker|investeringsplatform|investeringsplatformen|forex broker|valutahandel|trading platform|crypto exchange|forex|trading',
    'trading-protocol':
      'tradingrobot|handelsprotokol|decentraliseret børs|defi-protokol|tradingsignaler|handelsrobot|decentraliseret finans|defi|dex|trading bot|defi protocol|lending protocol|decentralized exchange',
    dapp: 'decentraliseret app|smarte kontrakter|decentraliseret applikation|web3-platform|dapp|web3|smart contracts|smart contract',
    'messaging-app':
      'beskedapp|chatapp|e-mailklient|videomøder|datingside|datingapp|socialt netværk|~dating|videokonference|beskedtjeneste|dating site|e-mailprogram|videoopkald|netdating|chat-app|messenger|videochat|dating app',
    'text-editor':
      'teksteditor|kodeeditor|billedredigering|billedredigeringsprogram|videoredigering|videoredigeringsprogram|tekstbehandling|lydredigering|nodeprogram|pdf-editor|udviklingsmiljø|fotoredigering|tekstbehandlingsprogram|billedbehandling|text editor|editor|markdown editor|daw|video editor|photo editor',
    'note-app':
      'noteapp|to-do-liste|kalenderapp|dagbogsapp|huskeliste|opgaveliste|påmindelsesapp|indkøbsliste|digital kalender|familiekalender|notesapp|vanetracker|to-do app|todo app|habit tracker|second brain|knowledge base',
    'weather-app': 'vejrapp|vejrudsigten|vejrradar|~vejrudsigt|vejrtjeneste|vejrudsigter|weather app',
    'music-app':
      'musikapp|musikafspiller|medieafspiller|podcastapp|radioapp|musikstreaming|stemmeapparat|metronom|lydafspiller|videoafspiller|podcast-app|music player|media player|mediacenter|metronome|media server',
    'photo-app':
      'fotoapp|kameraapp|fotoorganisering|billedhåndtering|fotodeling|billeddeling|fotoredigeringsapp|fotobog|fotobøger|photo app|camera app',
    'fitness-app':
      'træningsapp|løbeapp|sundhedsapp|kalorietæller|meditationsapp|fitnessapp|træningsdagbog|vægttabsapp|menstruationsapp|søvnapp|fitness-app|madplan|workout app',
    'language-app': 'sprogapp|gloser|ordforrådstræning|sproglæring|sprogindlæring|sprogtræning|flashcards',
    'finance-app':
      'budgetapp|økonomiapp|opsparingsapp|bankapp|budgetværktøj|budgetskema|udgiftsstyring|budgetprogram|budget app',
    'accounting-software':
      'regnskabsprogrammet|faktureringsprogram|økonomisystemet|~regnskabsprogram|lønsystemet|bogføringsprogram|lønprogram|fakturaprogram|~økonomisystem|bogføringssystem|faktureringssystem|udlægsstyring|regnskabssystem|regnskabssystemet|fakturabehandling|~lønsystem|kreditorstyring',
    erp: 'lagerstyringssystem|wms|virksomhedssystem|håndværkersystem|sagsstyring|ordresystem|~lagerstyring|~ordrestyring|produktionsstyring|kørebog|byggestyring|erp-løsning|erp-løsninger|mes-system|produktionsplanlægning|~flådestyring|forretningssystem|erp|erp-system|erp-systemer',
    crm: 'kundestyring|salgssystem|salgsværktøj|kundeservicesystem|supportsystem|kundestyringssystem|helpdesksystem|salgsplatform|kundesystem|ticketsystem|sagsbehandlingssystem|kundehåndtering|crm|crm-system|helpdesk|customer relationship management|crm-løsning',
    'project-management':
      'projektstyring|projektstyringsværktøj|projektværktøj|~tidsregistrering|intranet|vagtplanlægning|hr-system|hr-systemet|projektledelse|medarbejderplatform|rekrutteringssystem|~vagtplan|opgavestyring|samarbejdsværktøj|vagtplansystem|ressourcestyring|personalesystem|tidsregistreringssystem|projektledelsesværktøj|opgavestyringsværktøj|medarbejderapp|project management|kanban|hr software',
    'email-tool':
      'nyhedsbrevsystem|e-mail marketing|nyhedsbrevsprogram|emailmarketing|e-mailmarketing|email marketing platform|nyhedsbrevssystem|udsendelsesværktøj|nyhedsbrevsværktøj|mailsystem|newsletter software|email marketing',
    'marketing-software':
      'spørgeskemaværktøj|marketingplatform|loyalitetsprogram|seo-værktøj|marketingværktøj|anmeldelsesplatform|spørgeskema|~infoskærme|affiliate netværk|qr kode generator|linkforkorter|digital skiltning|online spørgeskema|digitale skilte|kundetilfredshed|spørgeskemasystem|formularbygger|marketing automation|digital signage',
    'analytics-software':
      'analyseværktøjet|webanalyse|dataanalyse|rapporteringsværktøj|overvågningsværktøj|~analyseværktøj|beslutningsstøtte|bi-løsning|bi-løsninger|analyseplatform|driftsovervågning|datavisualisering|ledelsesrapportering|medieovervågning|business intelligence|analytics|power bi|web analytics|bi-system',
    'booking-software':
      'bookingsystemet|~bookingsystem|online booking|tidsbestilling|tidsbestillingssystem|medlemssystem|medlemssystemet|billetsystemet|foreningssystem|reservationssystem|~billetsystem|hotelsystem|kalendersystem|onlinebooking|tilmeldingssystem|billetplatform|udlejningssystem|bordbestillingssystem|medlemshåndtering|klinikbooking',
    'restaurant-software':
      'kassesystemet|~kassesystem|kasseapparat|bordbooking|bordreservation|pos-løsning|restaurantsystem|digitalt menukort|kasseløsning|bordbookingsystem|kasseapparater|pos system|point of sale',
    'practice-software':
      'journalsystemet|~journalsystem|kliniksystem|kliniksystemet|klinikprogram|lægesystem|videokonsultation|medicinsk udstyr|patientportal|medtech|online læge|advokatsystem|velfærdsteknologi|medicoteknik|sundhedsteknologi|patientjournal|telemedicin|elektronisk patientjournal|sundhedsplatform|telemedicine|ehr',
    'security-software':
      'sikkerhedssoftware|identitetsstyring|informationssikkerhed|sikkerhedsplatform|mailsikkerhed|~cybersikkerhed|penetrationstest|kryptering|adgangsstyring|netværkssikkerhed|it-sikkerhedsplatform|loginløsning|phishing-test|awareness-træning|cybersecurity|firewall|single sign-on|penetration testing|pentest',
    'compliance-software':
      'dokumenthåndteringssystem|kvalitetsledelsessystem|whistleblowerordning|digital signatur|kontraktstyring|gdpr-software|esdh|~dokumenthåndtering|whistleblower system|cookie banner|digital underskrift|compliance-software|kvalitetsstyring|kontraktstyringssystem|klimaregnskab|esg-rapportering|elektronisk underskrift|whistleblowersystem|apv|risikostyring|dokumentstyring|e-signature',
    antivirus:
      'antivirusprogram|antivirusprogrammet|virusbeskyttelse|spam filter|antivirus|antivirus software|spamfilter|anti-malware',
    vpn: 'vpn-tjeneste|vpn-tjenesten|vpn-udbyder|virtuelt privat netværk|vpn-forbindelse|vpn|proxy|vpn service|vpn-app',
    'disk-tool':
      'diskoprydning|filhåndtering|dubletfinder|diskværktøj|filhåndteringsprogram|filmanager|oprydningsprogram',
    'backup-software':
      'sikkerhedskopiering|cloudbackup|onlinebackup|skylagring|backup-løsning|cloud-lagring|backupløsning|backupløsninger|fillagring|backupprogram|backup|cloud backup|backup service|online backup|cloud storage',
    'hosting-provider':
      'webhotellet|~webhotel|webhosting|domæner|domænenavn|datacentret|serverhosting|~datacenter|cloud-udbyder|~webhoteller|hostingudbyder|hostingfirma|wordpress hosting|domæneregistrator|dedikeret server|hosting|vps|web hosting|colocation|cloud hosting',
    'streaming-service':
      'streamingtjenesten|videoplatform|lydbogstjeneste|webinarplatform|~streamingtjeneste|lydbøger|streamingplatform|livestream|e-bøger|streaming|live streaming|livestreaming',
    'radio-platform':
      'netradio|internetradio|radiohosting|podcastplatform|online radio platform|online radio|internet radio|podcast hosting|webradio',
    chatbot:
      'chatbotten|stemmeassistent|chatrobot|ai-telefonsvarer|ai-receptionist|chatbot til hjemmeside|chatbotter|chatbot|chatbots|live chat|voicebot|livechat|ai-chatbot',
    'ai-assistant':
      'ai-værktøj|ai-værktøjer|sprogmodel|transskribering|ai-tjeneste|talegenkendelse|ai-assistenten|billedgenerator|digital assistent|transskription|tale til tekst|ai-model|tekstgenerator|ai assistent|ai assistant|copilot|ai tool',
    'ai-agent':
      'kunstig intelligens|ai-virksomhed|ai-automatisering|maskinlæring|ai-løsning|ai-løsninger|digital medarbejder|computer vision|ai-firma|ai agent|ai agents|ai-agenter|machine learning',
    'website-builder':
      'hjemmesidebygger|webshopløsning|webshopløsninger|webshopsystem|webshopsystemet|e-handelsplatform|e-commerce-platform|hjemmesideprogram|cv-skabelon|hjemmesidesystem|webshop system|blogplatform|kursusplatform|webshopplatform|hjemmesideløsning|low-code platform|cv-generator|website builder|no-code|low-code|wiki software',
    'website-template':
      'hjemmesideskabelon|wordpress-tema|skrifttyper|billedbank|skabeloner|ikoner|fonte|billedbureau|webskabelon|wordpress theme|ui kit|fonts|stock photos|icons|html template',
    'design-tool':
      'designværktøj|designværktøjet|tegneprogram|cad-program|3d-program|præsentationsværktøj|designprogram|animationsprogram|logogenerator|skærmoptagelse|visualiseringsværktøj|bim-software|tegneapp|simuleringssoftware|præsentationsprogram|cad|3d software|prototyping|mockup generator|logo maker',
    'developer-tool':
      'udviklerværktøj|udviklerværktøjer|udviklingsværktøj|testværktøj|kommandolinjeværktøj|udviklerplatform|testautomatisering|versionsstyring|terminalemulator|developer tool|developer tools|cli|ci/cd|devops platform|developer platform|command line tool|git client',
    'computer-game':
      'spil|computerspillet|mobilspil|~computerspil|puslespil|onlinespil|videospil|eventyrspil|~spillet|strategispil|ordspil|quiz|indiespil|browserspil|pc-spil|online spil|platformspil|læringsspil|rpg|pc game|mmorpg|indie game|video game',
    'game-server':
      'rollespilsserver|~spilserver|spilservere|fivem-server|minecraft server|game server|discord server|fivem',
    'game-studio':
      'spiludvikler|spiludviklere|spiludvikling|spiludviklingsstudie|indiestudie|spilfirma|spilvirksomhed|~spilstudie|game studio|game developer|indie game studio',
    saas: 'cloudtjeneste|cloudtjenester|cloudbaseret software|saas-løsning|saas-løsninger|saas-virksomhed|cloud-løsning|cloud-løsninger|cloudbaseret system|saas-produkt|cloud software|cloudløsning|cloudløsninger|saas|saas platform|software as a service|cloud service',
    'learning-platform':
      'læringsplatformen|~læringsplatform|undervisningsplatform|e-learningplatform|lms-system|uddannelsesplatform|læringsapp|digital læring|digital læringsplatform|studieapp|læringsportal|e-learning platform|lms|learning management system|edtech',
    'smart-home':
      'intelligent hjem|hjemmeautomatik|dørtelefon|dørtelefoner|smart lås|husautomatik|smarthome|intelligent belysning|smarte hjem|dørtelefoni|knx|elektronisk dørlås|smart home|smart home system',
    robot:
      '~robot|robotteknologi|industrirobot|industrirobotter|robotplæneklipper|robotplæneklippere|~robotter|cobots|robotløsninger|robotteknik|automatiseringsløsning|automatiseringsløsninger|robotten|mobile robotter|robotics',
    association:
      '~forening|~foreningen|~forbund|~forbundet|grundejerforeningen|~grundejerforening|ejerforening|ejerforeningen|beboerforening|~lokalforening|landsforeningen|~landsforening|borgerforeningen|~borgerforening|foreninger|haveforeningen|~haveforening|lokalhistorisk forening|interesseforening|interesseforeningen|slægtsforening|alumneforening|patientforening|patientforeningen',
    'non-profit':
      'almennyttig organisation|nonprofitorganisation|frivillig organisation|frivilligorganisation|nødhjælpsorganisation|socialøkonomisk virksomhed|interesseorganisation|interesseorganisationen|nonprofit-organisation|miljøorganisation|miljøorganisationen|almennyttig forening|menneskerettighedsorganisation|patientforeninger|ikke-kommerciel|udviklingsorganisation|ngo|nonprofit|non-profit',
    charity:
      'hjælpeorganisation|hjælpeorganisationen|velgørende organisation|indsamling|indsamlingen|velgørende forening|~velgørenhed|humanitær organisation|fødevarebank|fødevarebanken|varmestue|varmestuen|støtteorganisation',
    foundation:
      'fond|~fonden|almennyttig fond|legat|legater|stiftelse|stiftelsen|fonde|erhvervsdrivende fond|mindefond|familiefond|selvejende institution',
    'support-association':
      'støtteforeningen|pårørendeforening|selvhjælpsgruppe|selvhjælpsgrupper|~venneforening|~støtteforening|forældreforening|venskabsforening|støttegruppe',
    'community-organisation':
      'kulturhuset|~kulturhus|medborgerhuset|beboerhus|beboerhuset|ungdomsklub|ungdomsklubben|~kulturcenter|aktivitetshus|aktivitetshuset|~medborgerhus|fritidsklub|fritidsklubben|lokalråd|lokalrådet|landsbylaug|fællesskabshave|~kulturforening|frivilligcenteret|~frivilligcenter',
    'rescue-organisation':
      'førstehjælpskursus|livredning|redningstjeneste|kystlivredning|~førstehjælp|hjertestarter|hjertestartere|livredderne|førstehjælpskurser|livredder|søredning|søredningen|samaritter|redningsforening|redningskorps|redningskorpset',
    church:
      '~kirke|~kirken|sogn|sognet|frikirke|frikirken|~menighed|~menigheden|domkirke|domkirken|moské|kirker|~frimenighed|synagoge|pinsekirke|pinsekirken|missionsforening|indre mission|~valgmenighed|kapel|tempel|provsti|provstiet|stift',
    'religious-community':
      'trossamfund|trossamfundet|klosteret|missionsselskab|meditationscenter|bibelskole|kirkeligt fællesskab|~kloster|buddhistisk center|missionsforbund|missionsforbundet|kristent fællesskab|missionsorganisation|kristen organisation|bibelstudier',
    'political-party':
      'politisk parti|~partiet|lokalliste|vælgerforeningen|~vælgerforening|folketingskandidat|byrådsmedlem|partiforening|valgkampagne|byrådskandidat|folketingsmedlem|borgerliste',
    union:
      'fagforeningen|fagforbundet|~fagforening|faglig organisation|~fagforbund|lønmodtagerorganisation|lønmodtagerorganisationen|tillidsmænd|fagforeninger',
    'trade-association':
      'brancheforeningen|brancheorganisation|brancheorganisationen|handelskammer|arbejdsgiverforening|arbejdsgiverforeningen|erhvervsforeningen|handelsstandsforeningen|~brancheforening|erhvervsrådet|erhvervsforum|~erhvervsråd|~handelsstandsforening|arbejdsgiverorganisation|arbejdsgiverorganisationen|~erhvervsforening|erhvervsorganisation|erhvervsorganisationen|cityforening|cityforeningen|håndværkerforening|laug|lauget|erhvervsnetværk|erhvervsnetværket|handelsforening',
    cooperative:
      'andelsselskab|andelsselskabet|andelsforening|andelsforeningen|kooperativ|andelsboligforening|brugsforeningen|~brugsforening|fødevarefællesskab|andelsbevægelse|kooperativet|indkøbsforening|andelsejet',
    municipality: 'kommuner|~kommune|region|regionen|~kommunen|landsby|landsbyen|regioner|byråd',
    authority:
      'myndigheden|~ministeriet|ambassade|ambassaden|politi|offentlig myndighed|~myndighed|~tilsynet|konsulat|ministerium|ministerie|~direktoratet|myndigheder|domstol|domstolen|politiet|offentlig forvaltning|statsforvaltning|ambassader|~nævnet',
    'fire-brigade':
      'brandvæsenet|~brandvæsen|beredskabet|brandværnet|~beredskab|frivilligt brandværn|brandstation|brandstationen|~brandværn|brandmænd|redningsberedskab',
    community:
      'fællesskabet|~fællesskab|fanklub|brugergruppe|debatforum|netfællesskab|~forum|online fællesskab|fanklubben|online community|forummet|supporterklub|community|discord',
    network:
      '~netværk|~netværket|sammenslutningen|~alliancen|~sammenslutning|partnerskab|partnerskabet|klynge|klyngen|klyngeorganisation|klyngeorganisationen|erfagruppe|erfagrupper|netværksgruppe|netværksgrupper|kollektiv|kollektivet|alliance|konsortium',
    club: 'klub|klubber|~klubben|fotoklubben|kolonihaveforening|motorklub|bogklub|raceklub|rotary klub|~bilklub|veteranbilklub|mc-klub|~fotoklub|loge|seniorklub|rotaryklub|lions club|bridgeklub|bridgeklubben|filatelistklub|modeljernbaneklub|radioamatører|pensionistforening|club',
    initiative:
      'bevægelse|kampagne|kampagnen|indsats|~initiativ|~initiativet|~bevægelsen|borgerforslag|borgergruppe|folkebevægelse|folkebevægelsen|borgerinitiativ|underskriftsindsamling|oplysningskampagne',
    project:
      'projekter|~projekt|~projektet|forskningsprojekt|forskningsprojektet|kunstprojekt|pilotprojekt|eu-projekt|udviklingsprojekt|samarbejdsprojekt|kulturprojekt',
    'open-source-project':
      'open source-projekt|fri software|åben kildekode|open source-software|åben standard|open source project|open source|open source tool',
    'youth-organisation':
      'spejder|~spejdergruppe|~spejderne|ungdomsforening|ungdomsforeningen|ungdomsorganisation|ungdomsorganisationen|spejdere|sommerlejr|ungdomsskolen|fdf|~ungdomsskole|spejdergruppen|ungdomslejr|kfum-spejderne|spejderkorps|spejderkorpset|feriekoloni|feriekolonien|børne- og ungdomsorganisation|ungdomsforbund',
    'student-organisation':
      'studenterforeningen|studenterorganisation|studenterorganisationen|~studenterforening|elevråd|elevforening|studenterrådet|studenterhuset|studenterpolitisk organisation|studieforening|~studenterråd|~studenterhus|elevorganisation|studieråd',
    company:
      '~virksomhed|~virksomheden|~selskab|~selskabet|familievirksomhed|virksomheder|aktieselskab|familieejet virksomhed|enkeltmandsvirksomhed|familiefirma|brandet|foretagende|varemærke|~firma|~firmaet|brand',
    agency:
      '~bureau|~bureauet|full-service bureau|agenturet|bureauer|fuldservice bureau|~agentur|fullservicebureau|fullservicebureauet|agency',
    service:
      'tjenester|~tjeneste|~tjenesten|ydelser|~service|servicevirksomhed|servicefirma|abonnementstjeneste|serviceydelser|ydelse',
    studio: 'studie|studiet|atelieret|~atelier|~studio|kunstværksted',
    practice: '~praksis|konsultation|konsultationen|privatpraksis|behandlingsklinik|terapiklinik',
    centre: '~center|~centret|videnscenter|kompetencecenter|~centeret|ressourcecenter|videns- og formidlingscenter|hub',
    provider:
      'udbyderen|~udbyder|serviceudbyder|løsningsleverandør|~udbydere|tjenesteudbyder|tjenesteudbydere|serviceleverandør|leverandør af løsninger',
    specialist:
      'specialisten|~specialist|rådgivere|~ekspert|fagmand|~specialister|~eksperter|eksperten|terapeut|terapeuter|behandler|behandlere|~rådgiver|specialistvirksomhed|fagfolk',
    solution:
      'løsning|løsninger|produkt|~system|~systemet|teknologi|helhedsløsning|helhedsløsninger|~produkter|~systemer|teknisk løsning|totalløsning|totalløsninger',
    group:
      'koncern|~gruppen|holdingselskab|holdingselskabet|virksomhedsgruppe|~koncernen|team|teamet|moderselskab|moderselskabet|gruppe|industrikoncern|industrikoncernen|kædesamarbejde|holding|group',
    startup:
      'iværksættervirksomhed|opstartsvirksomhed|nystartet virksomhed|startup-virksomhed|vækstvirksomhed|startupvirksomhed|tech-startup|iværksætter|iværksættere|startup|start-up|spin-off|startups|scaleup',
    blog: 'blog|blogs|~bloggen|madbloggen|rejseblog|personlig hjemmeside|livsstilsblog|modeblog|blogger|opskriftsblog|rejsebloggen|privat hjemmeside|~madblog|personlig blog',
    magazine:
      'tidsskriftet|tidsskrifter|~tidsskrift|magasiner|~magasin|~magasinet|onlinemagasin|webmagasin|fagbladet|~fagblad|netmagasin|netmagasinet|medlemsblad|medlemsbladet|fagtidsskrift|branchemagasin|branchemagasinet|kulturmagasin|ugeblad|ugebladet|e-magasin',
    newspaper:
      'avis|aviser|dagbladet|lokalavisen|~avisen|nyhedsmedie|nyhedsmediet|netavis|netavisen|nyhedsbureau|nyhedsbureauet|ugeavisen|~lokalavis|~dagblad|~ugeavis|nyhedssite|nyhedssitet|~folkeblad|lokale nyheder|medie|mediet|nyhedsportal',
    newsletter:
      'nyhedsbrevet|nyhedsbreve|ugebrev|ugebrevet|~nyhedsbrev|ugentligt nyhedsbrev|mailbrev|substack|newsletter',
    podcast:
      'podcast-serie|~podcast|youtube-kanal|podcastserie|~podcasten|youtubekanal|webserie|lyddrama|podcastnetværk|podcasts|youtube channel|video podcast',
    'radio-station':
      'radiostation|radiostationen|radiostationer|lokalradioen|radiokanal|radiokanalen|~radio|nærradio|~lokalradio|radioprogram|~radioen|studenterradio',
    'tv-channel':
      'tv-kanal|tv-kanalen|tv-kanaler|tv-station|tv-stationen|dokumentarfilm|tv-serie|film|filmen|kortfilm|lokal-tv|public service|~dokumentar|spillefilm|dokumentaren|web-tv|dokumentarserie',
    'record-label':
      'pladeselskabet|~pladeselskab|musikselskab|bookingbureau|bookingbureauet|koncertarrangør|musiklabel|artistbooking|kunstnerbooking|koncertarrangører|musikbooking|musikforening|musikforeningen|koncertbureau|record label|label|artist management|booking agency',
    portal:
      'informationsside|webportal|vidensportal|informationssite|~sitet|infosite|vidensbank|informationsportal|hjemmeside|hjemmesiden|website|websitet|fanside|infoside|~portal|~portalen',
    directory:
      'kataloget|firmaregister|virksomhedsregister|~arkiv|linksamling|boligsøgning|~registeret|digitalt arkiv|~arkivet|fortegnelse|virksomhedskatalog|register|~katalog|lokalarkiv|lokalarkivet|stadsarkiv|stadsarkivet|lokalhistorisk arkiv|linkkatalog|jobannoncer|jobdatabase',
    encyclopedia:
      'opslagsværk|opslagsværket|encyklopædi|ordbogen|leksikonet|~ordbog|~leksikon|ordliste|dokumentation|wiki|brugervejledning|brugervejledninger|vejledninger|ordbøger|synonymordbog|~håndbog|guider|brugermanual',
    portfolio:
      'porteføljen|portefølje|portfolioside|personlig portfolio|arbejdsprøver|portfolio|cv|curriculum vitae|portfolio website',
    'film-production':
      'filmselskab|filmselskabet|produktionsselskabet|~filmproduktion|filmproduktionsselskab|filminstruktør|filminstruktører|filmskaber|filmstudie|filmmager|tv-produktion|~produktionsselskab|dokumentarist|medieproduktion|filmproducent|filmproducenter|filmhold|postproduktion',
  },
}
