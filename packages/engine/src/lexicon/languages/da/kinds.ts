import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: '~hotel|~hotellet|~hoteller|hotellejligheder|badehotel|kurhotel|motel|spa hotel|boutique hotel',
    'guest-house':
      'gæstehus|gæstehuset|gæstgiveri|værelser til leje|~pensionater|privat overnatning|bed and breakfast|bed & breakfast|bed and breakfasts|b&b|guesthouse|guest house|~pensionat|~pensionatet',
    hostel:
      'danhostel|~herberg|~herberget|~herberger|kro og hostel|vandrerhjem|vandrerhjemmet|ungdomsherberg|hostel|hostels',
    inn: 'kro|kroen|kroer|landevejskro|landsbykro|kroophold|kro og hotel',
    'holiday-home':
      '~sommerhus|~sommerhuset|~feriehus|~feriehuset|~ferielejlighed|~ferielejligheder|ferielejligheden|~feriebolig|~ferieboliger|~ferieboligen|sommerhusudlejning|feriehuse|sommerhuse|~feriehytte|~feriehytter|ferieudlejning|villa|chalet',
    'mountain-hut': 'bjerghytte|bjerghytter|fjeldhytte|turisthytte|shelter|alpehytte',
    campsite:
      '~campingplads|~campingpladsen|~campingpladser|autocamperplads|teltplads|lejrplads|~campingplass|~campingplassen|~campingplasser|~camping|glamping|~campings|autocamper|camping resort',
    resort:
      '~feriecenter|~feriecentret|feriepark|ferieparken|~badeland|feriekoloni|skisportssted|feriecentre|resort|resorts|beach resort|spa resort',
    'farm-stay': 'bondegårdsferie|ferie på landet|gårdferie|gårdophold|landboferie|bo på bondegård|agroturism',
    accommodation: '~overnatning|indkvartering|logi|~overnatningssted|overnatningssteder',
    'student-residence':
      '~kollegium|~kollegiet|kollegier|~ungdomsbolig|~ungdomsboliger|studiebolig|studieboliger|studenterbolig|studenterboliger|kollegiebolig',
    restaurant:
      'spisestedet|~spisested|madsted|spisehus|sushirestaurant|burgerrestaurant|frokostrestaurant|~cafeteria|gourmetrestaurant|grillbar|smørrebrødsrestaurant|~restaurant|~restauranten|~restauranter|bistro|brasserie|steakhouse|trattoria|grill|sushi|take away|burger bar|sushi restaurant',
    pizzeria:
      'pizzariaet|pizzabar|~pizzaria|pizzaforretning|pizzarestaurant|pizzeriaen|~pizzeria|pizza take away|pizzeriaer',
    cafe:
      '~kaffehus|~caféer|tehus|kaffestue|tesalon|~kaffebar|~kaffebaren|~kaffebarer|café|coffee shop|espresso bar|espressobar|~cafeen',
    bar:
      'ølhal|ølstue|vinstue|værtshus|værtshuset|barerne|~bodega|vinbarer|baren|barer|ølbar|~vinbar|~vinbaren|~cocktailbar|~cocktailbaren|sportsbar|bar|cocktail bar|lounge|wine bar|~loungen|taproom',
    pub: 'pubben|pubber|irsk pub|engelsk pub|~puben|pub|irish pub|gastropub|sportspub',
    nightclub:
      '~natklub|~natklubben|~natklubber|natteliv og diskotek|danserestaurant|diskotek|diskoteket|diskoteker|nightclub',
    bakery:
      '~bageri|~bageriet|~bagerier|bager|bageren|bagere|~bagerforretning|surdejsbageri|bagerbutik|brødbageri|~brødbutik|håndværksbageri',
    butcher:
      '~slagter|~slagteren|~slagtere|~slagteri|~slagteriet|~slagterier|slagterforretning|kødbutik|charcuteri|~slagterbutik|viktualieforretning|gårdslagteri',
    'pastry-shop':
      'chokolaterie|chokoladeforretning|~chokoladebutik|kagebutik|bryllupskager|konfekture|slikbutik|~chokoladefabrik|bolsjekogeri|~konditorier|patisserie|konditor|~konditori|~konditoriet',
    'ice-cream-parlour':
      '~ishus|~ishuset|isbutik|iskiosk|iscafé|~ismejeri|isbod|ismageri|vaffelhus|~isbar|~isbaren|gelateria|gelato|softice',
    catering:
      '~diner transportable|~diner transportabel|madleverandør|mad ud af huset|festmad|~cateringfirma|selskabsmad|frokostordning|frokostordninger|smørrebrødsforretning|privatkok|cateringfirmaet|~catering|cateringen',
    'food-truck':
      '~pølsevogn|~pølsevognen|streetfood|madvognen|pizzavogn|streetfoodmarked|isbil|~madvogn|~madvogne|food truck|foodtruck|food trucks|street food|foodtrucks',
    brewery:
      'håndværksbryggeri|håndværksbryggeriet|ølbryggeri|specialøl bryggeri|~mosteri|~mosteriet|bryghuset|~bryghus|cideri|mjødbryggeri|~bryggeri|~bryggeriet|~bryggerier|mikrobryggeri|mikrobryggeriet|~gårdbryggeri|brewpub',
    winery: 'vingårde|vinproducenter|vinavl|vinavler|vinavlere|~vinproducent|vinmark|~vingård|~vingården',
    distillery:
      '~brænderi|~brænderiet|snapsebrænderi|spiritusproducent|ginproducent|whiskyproducent|~destilleri|~destillerier|whiskydestilleri|gindestilleri|destilleriet',
    'coffee-roaster':
      '~kafferisteri|~kafferisteriet|~kafferisterier|~risteri|~risteriet|kafferister|specialkaffe|kaffeleverandør|mikroristeri',
    delicatessen:
      '~delikatesseforretning|delikatessebutik|ostehandler|osteforretning|~ostebutik|viktualiehandel|torvehal|torvehallen|gourmetbutik|deli|delikatesser',
    'food-producer':
      'fødevareproducenter|fødevarevirksomhed|fødevarevirksomheden|fødevaremærke|~fødevareproducent|fødevarefirma|biavler|biavlere|honningproducent|madproducent|~biavl|mølleri',
    farm:
      '~bondegård|~bondegården|~bondegårde|~landbrug|~landbruget|økologisk gård|økologisk landbrug|frugtplantage|frugtplantagen|~gartneri|~gartneriet|andelsgård|juletræsplantage|familielandbrug|gårdejer|selvpluk',
    dairy: '~mejeri|~mejeriet|~mejerier|gårdmejeri|osteri|osteriet|ostemager|osteproducent|isproducent og mejeri',
    'beach-club':
      'badeklub|strandklub|søbad|søbadet|havnebad|havnebadet|badeanstalt|strandbar|beach club|beach bar|beachclub',
    'music-venue':
      '~spillested|~spillestedet|~spillesteder|koncerthuset|~koncerthus|koncertsal|jazzklub|jazzklubben|musikhus|musikhuset',
    'event-venue':
      '~festlokale|~festlokaler|~selskabslokale|~selskabslokaler|~konferencecenter|konferencecentret|~kursuscenter|eventlokale|eventlokaler|mødelokaler|forsamlingshuset|~forsamlingshus|mødecenter|kongrescenter|kulturhus til leje|eventlocation',
    'wedding-venue': 'bryllupslokaler|bryllupssted|bryllupssteder|bryllup på slot|~bryllupslokale',
    theatre:
      '~teatret|teatre|operahus|operahuset|egnsteater|børneteater|teatergruppe|revyteater|dukketeater|teaterforening|~teater|~teateret|opera',
    cinema: '~biograf|~biografen|~biografer|~biffen|filmhus|cinematek',
    museum:
      'oplevelsescenter|kunsthal|kunsthallen|besøgscenter|formidlingscenter|frilandsmuseum|slotsmuseum|~museum|~museet|~museer|science center',
    gallery: 'kunstgalleri|kunsthandel|kunstudstilling|~galleri|~galleriet|~gallerier',
    zoo: 'zoologisk have|dyreparken|~dyrepark|safaripark|~akvarium|akvariet|legepark med dyr|dyrehave|dyrehaven|zoo',
    'theme-park':
      'forlystelsesparken|~forlystelsespark|tivoli|vandland|~sommerland|familiepark|familieparken|~temapark|vandpark',
    'adventure-park': 'klatreparken|~klatrepark|oplevelsespark|eventyrpark|trætopbane|svævebane|~trampolinpark|zipline',
    'escape-room': 'escape spil|udendørs escape room|escape room|escape rooms|escape game|escaperoom',
    'indoor-playground': '~legeland|~legelandet|indendørs legeplads|legecenter',
    'bowling-alley':
      '~bowlingcenter|bowlingcentret|bowlinghal|bowlingbane|laserspil|bowling|laser tag|lasertag|laserdome',
    'swimming-pool':
      '~svømmehal|~svømmehallen|~svømmehaller|~svømmebad|~svømmebadet|friluftsbad|friluftsbadet|badecenter|~svømmestadion',
    spa:
      'wellnesscenter|spabad|wellnesshotel|kurbad|kurbadet|kursted|spaophold|retreatsted|spaafdeling|spa|day spa|wellness|spa retreat|retreat',
    sauna: '~saunagus|saunaen|badstue|mobil sauna|saunaklub|saunaer|sauna|hamam|hammam',
    marina:
      '~lystbådehavn|~lystbådehavnen|lystbådehavne|~bådeværft|bådeværftet|sejlklubhavn|bådpladser|bådehavn|bådservice|marina',
    'boat-rental':
      '~bådudlejning|~bådudlejningen|kajakudlejning|~kanoudlejning|bådture|sejlture|rundfart|rundfarter|leje af båd|lej en båd',
    'bike-rental': 'cykeludlejningen|~cykeludlejning|lej cykel|udlejning af cykler|elcykeludlejning',
    'tour-operator':
      '~rejsearrangør|~rejsearrangører|~rejsearrangøren|~grupperejser|rejseoperatør|temarejser|eventyrrejser|~rundrejser|skirejser|vandreferie|safari',
    'guided-tours':
      'guidede ture|guidet tur|byvandring|byrundtur|~byvandringer|turguide|rundvisninger|~rundvisning|guidet vandretur|guide|sightseeing|food tour',
    'travel-agency':
      '~rejsebureau|~rejsebureauet|~rejsebureauer|rejseselskab|rejseselskabet|skræddersyede rejser|forretningsrejser|~rejsefirma|rejsespecialist',
    'travel-guide': '~rejseguide|~rejseguiden|byguide|turistguide|rejseguider|rejsetips|city guide|travel guide',
    'tourist-office':
      'turistbureauet|turistinformation|turistinformationen|~turistbureau|destinationsselskab|turistforening|turistforeningen|turistkontor|turismeorganisation|visitor center',
    festival:
      'musikfestival|filmfestival|byfest|karneval|julemarked|julemarkedet|kulturnat|kulturuge|festugen|kræmmermarked|~festivaler|~festival|~festivalen',
    conference:
      '~konference|~konferencen|~konferencer|~messe|~messen|fagmesse|kongres|kongressen|topmødet|~topmøde|folkemøde|branchedag|symposie|hackathon|meetup|summit|symposium|expo|webinar',
    casino:
      'kasino|spilleautomater|spilleside|bookmaker|oddssider|spillehal|spillehallen|onlinecasino|betting|casino|online casino|casinoer|sportsbook',
    'golf-course': '~golfbane|~golfbanen|~golfbaner|golfklubben|~golfklub|golfcenter|minigolf|golfanlæg|golfresort',
    'ski-school': '~skiskole|~skiskolen|~skiskoler|snowboardskole|skiundervisning|skiinstruktør|skiinstruktører',
    'surf-school': '~surfskole|~surfskolen|surfcamp|windsurfskole|~kiteskole|surfundervisning|surf camp|kitesurf',
    'diving-school': '~dykkerskole|~dykkerskolen|dykkerbutik|dykkerkursus|~dykkercenter|dykkerkurser|dykkerklub',
    'riding-school': '~rideskole|~rideskolen|~rideskoler|rideundervisning|ridelejr|ridecenter|ponyridning|rideture',
    'climbing-gym':
      'klatrehallen|~klatrehal|~klatrecenter|klatreklub|klatreklubben|klatrevæg|boulderhal|klatregym|bouldering|boulder gym',
    gym:
      'styrketræningscenter|bokseklubben|~bokseklub|fitnesskæde|træningslokale|boksegym|gym|crossfit|crossfit gym|crossfit box',
    'fitness-studio':
      '~fitnesscenter|fitnesscentret|~træningscenter|træningscentret|fitnessklub|pilatesstudie|træningsstudie|~motionscenter|fitnesscentre|holdtræning|pilates|pilates studio|fitness club|fitness',
    'personal-trainer':
      'personlige trænere|personlig træning|løbecoach|fitnesstræner|~personlig træner|træningscoach|personlig trener|personal training|pt',
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
      '~orkestret|orkestre|strygekvartet|kammerorkester|harmoniorkester|bigband|brass band|strygeorkester|tambourkorps|~orkester|~orkesteret|brassband|strykekvartett|~ensemble',
    band:
      'dansebånd|festband|bryllupsband|~coverband|kopiband|danseorkester|spillemandslag|jam band|livemusik til fest|trubadur|folkemusikband|rockband|partyband|jazzband|tributeband|band',
    dj: 'diskotek til fest|mobilt diskotek|bryllups dj|dj til fest|dj|mobildiskotek|discjockey|disc jockey|dj’s|djs',
    'event-agency':
      'eventbureauet|~eventbureau|eventselskab|~eventfirma|oplevelsesfirma|kongresbureau|konferencebureau|firmafest arrangør|teambuilding|event agency|eventmanagement|event management',
    'wedding-planner':
      'bryllupsplanlægger|bryllupsplanlægning|bryllupskoordinator|bryllupsbureau|bryllupskonsulent|wedding planner',
    'event-service':
      '~teltudlejning|~festudlejning|hoppeborg|hoppeborge|tryllekunstner|lyd og lys|festudstyr|eventteknik|fotoboks|udlejning af telte|servicedudlejning|børneunderholdning|hoppeborge til leje|photobooth|photo booth',
  },
}
