import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: '~hotell|~hotellet|~hoteller|leilighetshotell|høyfjellshotell|motel|spa hotel|boutique hotel',
    'guest-house':
      'gjestehus|gjestehuset|~pensjonat|~pensjonatet|~pensjonater|~gjestgård|~gjestgården|rom til leie|rom og frokost|bed and breakfast|bed & breakfast|bed and breakfasts|b&b|guesthouse|guest house|~pensionat|~pensionatet',
    hostel: '~vandrerhjem|ungdomsherberge|~herberge|~herberget|vandrerhjemmet|ungdomsherberg|hostel|hostels',
    inn: '~vertshus|~vertshuset|gjestgiveri|gjestgiveriet|skysstasjon|landhandleri og vertshus',
    'holiday-home':
      '~hytter|~hytta|hytte|hytteutleie|~feriehus|~feriehuset|~ferieleilighet|~ferieleiligheter|~feriebolig|~ferieboliger|rorbu|rorbuer|feriehytte|feriehytter|utleiehytte|utleiehytter|hyttegrend|villa|chalet',
    'mountain-hut':
      '~turisthytte|~turisthytter|turisthytta|~fjellstue|~fjellstuer|fjellstua|~fjellstove|~fjellhytte|dnt-hytte|turistforeningshytte',
    campsite:
      'bobilplass|bobilcamp|bobilparkering|teltplass|~campingen|~campingplass|~campingplassen|~campingplasser|~camping|glamping|~campings|autocamper|camping resort',
    resort:
      '~feriesenter|skisenter|skisenteret|~alpinsenter|alpinsenteret|høyfjellssenter|skianlegg|~feriepark|feriestedet|resort|resorts|beach resort|spa resort',
    'farm-stay': 'gårdsferie|bondegårdsferie|gårdsturisme|gårdsovernatting|overnatting på gård|agroturism',
    accommodation: '~overnatting|losji|innkvartering|~overnattingssted|overnattingssteder|overnattingsbedrift',
    'student-residence':
      'studentbolig|studentboliger|~studenthybler|studentby|studentbyen|studenthus|studenthjem|studentleiligheter|studenthybel',
    restaurant:
      '~spisested|~spisestedet|matsted|gatekjøkken|sushirestaurant|~spiseri|~spiseriet|kafeteria|bistroen|grillrestaurant|smørbrødsrestaurant|~restaurant|~restauranten|~restauranter|bistro|brasserie|steakhouse|trattoria|grill|sushi|take away|burger bar|sushi restaurant',
    pizzeria: 'pizzabakeri|pizzasjappe|pizzakjøkken|pizzarestaurant|pizzeriaen|~pizzeria|pizza take away|pizzeriaer',
    cafe:
      'kafé|kaféer|~kafeen|kaffehus|kaffebrenneri og kaffebar|tesalong|~kaffebar|~kaffebaren|~kaffebarer|café|coffee shop|espresso bar|espressobar|~cafeen',
    bar:
      'ølhage|ølhall|brunbar|baren|barer|ølbar|~vinbar|~vinbaren|~cocktailbar|~cocktailbaren|sportsbar|bar|cocktail bar|lounge|wine bar|~loungen|taproom',
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
      'cateringselskap|cateringselskapet|~cateringfirma|selskapsmat|koldtbord|kokk til leie|lunsjlevering|kantinedrift|kantineleverandør|smørbrød og catering|cateringfirmaet|~catering|cateringen',
    'food-truck':
      'matvognen|matvogner|~matvogn|pølsebod|gatemat|matbil|gatemat og food truck|~madvogn|~madvogne|food truck|foodtruck|food trucks|street food|foodtrucks',
    brewery:
      'håndverksbryggeri|håndverksbryggeriet|ølbryggeri|gårdsbryggeri|sideriet|~sideri|~mosteri|siderprodusent|mjøderi|~bryggeri|~bryggeriet|~bryggerier|mikrobryggeri|mikrobryggeriet|~gårdbryggeri|brewpub',
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
    farm:
      'bondegård|bondegården|~gårdsbruk|~gårdsbruket|~gårdsdrift|økologisk gård|frukthage|fruktgård|gartneriet|~gartneri|~andelslandbruk|selvplukk|familiegård|landbruk|landbruket|melkegård|frugtplantage',
    dairy: '~meieri|~meieriet|~meierier|ysteriet|~ysteri|osteprodusent|gårdsmeieri|osteri|gårdsysteri|ostemaker',
    'beach-club': 'strandklubb|sjøbad|sjøbadet|badeanlegg|strandbar|beach club|beach bar|beachclub',
    'music-venue':
      '~konserthus|~konserthuset|konsertsal|konsertsalen|konsertscene|konsertscenen|musikkscene|jazzklubb|jazzklubben|~spillested|konsertsted|spillestedet',
    'event-venue':
      '~selskapslokale|~selskapslokaler|~festlokale|~festlokaler|~konferansesenter|konferansesenteret|~kurslokale|~kurslokaler|~møterom|konferanselokale|konferanselokaler|eventlokale|eventlokaler|~konferansehotell|grendehus|grendehuset|forsamlingshus|~samfunnshus|kongressenter|arrangementslokale|eventlocation',
    'wedding-venue': 'bryllupslokaler|~bryllupslokale|bryllupssted',
    theatre:
      '~teatret|teatre|operahus|operahuset|teatergruppe|dukketeater|figurteater|revy|barneteater|teaterlag|friteater|~teater|~teateret|opera',
    cinema: '~kino|~kinoen|~kinoer|cinematek|filmklubb|kinosal|bygdekino|kinosenter',
    museum:
      'kunsthall|kunsthallen|besøkssenter|opplevelsessenter|bygdetun|vitensenteret|~vitensenter|friluftsmuseum|kystmuseum|~museum|~museet|~museer|science center',
    gallery: 'kunstgalleri|kunsthandel|kunstnersenter|kunstutstilling|~galleri|~galleriet|~gallerier',
    zoo: 'dyreparken|~dyrepark|akvariet|~akvarium|dyrehage|~bjørnepark|besøksgård|zoo',
    'theme-park':
      'fornøyelsespark|fornøyelsesparken|~familiepark|~familieparken|temapark|~badeland|~badelandet|tivoli|lekepark|~lekeland og park|badepark',
    'adventure-park':
      'klatreparken|~klatrepark|aktivitetspark|høyt og lavt park|eventyrpark|opplevelsespark|aktivitetssenter|~trampolinpark|zipline',
    'escape-room': 'rømningsrom|rømmespill|escape-rom|escape room|escape rooms|escape game|escaperoom',
    'indoor-playground': '~lekeland|~lekelandet|innendørs lekeplass|lekesenter|aktivitetshall for barn',
    'bowling-alley':
      'bowlinghallen|~bowlinghall|bowlingsenter|bowlingsenteret|bowlingbane|lasertag-arena|bowling|laser tag|lasertag|laserdome',
    'swimming-pool':
      '~svømmehall|~svømmehallen|~svømmehaller|svømmebasseng|svømmebassenget|~svømmeanlegg|friluftsbad|friluftsbadet|svømmestadion|folkebad',
    spa:
      'spahotell|spaavdeling|spabehandling|spabehandlinger|velværehotell|retreatsenter|~velværesenter|kurbad|spa og velvære|spa|day spa|wellness|spa retreat|retreat',
    sauna: 'badstu|~badstue|~badstuen|badstuflåte|flytende badstue|~badstua|badstuforening|saunaen|sauna|hamam|hammam',
    marina:
      '~småbåthavn|~småbåthavnen|gjestehavnen|~gjestehavn|~båthavn|båtbyggeri|slipp og båtverksted|båtopplag|båtplasser|~marina|~marinaen',
    'boat-rental': '~båtutleie|~kajakkutleie|kanoutleie|båtturer|leie av båt|leiebåt|havraftning|rib-turer',
    'bike-rental': '~sykkelutleie|elsykkelutleie|leie av sykkel|leiesykler|bysykkel',
    'tour-operator':
      '~turoperatør|~turoperatører|~turoperatøren|~gruppereiser|reisearrangør|rundreiser|opplevelsesbedrift|temareiser|eventyrreiser|naturopplevelser|~turarrangør|safari',
    'guided-tours':
      'guidede turer|guidet tur|byvandring|byvandringer|omvisning|omvisninger|fjellguide|brevandring|bretur|nordlysturer|hundekjøring|turguide|~guiding|guide|guidede ture|sightseeing|food tour',
    'travel-agency':
      '~reisebyrå|~reisebyrået|~reisebyråer|reiseselskapet|skreddersydde reiser|forretningsreiser|reisespesialist|~reiseselskap',
    'travel-guide': '~reiseguide|~reiseguiden|byguide|turistguide|reiseguider|reisetips|city guide|travel guide',
    'tourist-office':
      'turistkontoret|turistinformasjonen|~turistkontor|~turistinformasjon|destinasjonsselskap|destinasjonsselskapet|reisemål|reisemålsselskap|reiselivslag|visitor center',
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
    gym:
      '~bokseklubb|treningslokale|gymmet|styrkegym|~bokseklubben|treningskjede|gym|crossfit|crossfit gym|crossfit box',
    'fitness-studio':
      '~treningssenter|~treningssenteret|treningsstudioet|~treningsstudio|pilatesstudio|treningssentre|~helsestudio|gruppetrening|fitness-senter|pilates|pilates studio|fitness club|fitness',
    'personal-trainer':
      'personlig trener|personlige trenere|personlig trening|løpetrener|treningscoach|pt-trening|personal training|pt',
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
    band:
      'dansebandet|~danseband|festband|bryllupsband|~coverband|spelemannslaget|trubadur|~spelemannslag|husband|trekkspillklubb|rockband|partyband|jazzband|tributeband|band',
    dj: 'bryllups-dj|dj til fest|mobilt diskotek|leie dj|dj|mobildiskotek|discjockey|disc jockey|dj’s|djs',
    'event-agency':
      'eventbyrået|~eventbyrå|arrangementsbyrå|arrangementsbyrået|~eventselskap|kongressbyrå|konferansebyrå|kurs- og konferansearrangør|arrangør av firmaturer|teambuilding|event agency|eventmanagement|event management',
    'wedding-planner':
      'bryllupsplanlegger|bryllupsplanleggere|bryllupsplanlegging|bryllupskoordinator|bryllupsbyrå|bryllupskonsulent|wedding planner',
    'event-service':
      '~teltutleie|~festutleie|hoppeslott|tryllekunstner|lyd og lys|~partyutleie|selskapsutleie|fotoboks|~eventteknikk|utleie av festtelt|barneunderholdning|seremonileder|photobooth|photo booth',
  },
}
