import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel:
      '~hotel|~hotels|boutique hotel|hotel garni|hotel & restaurant|motel|motels|lodge|lodges|suitehotel|aparthotel|schlosshotel|landhotel|stadthotel|wellnesshotel',
    'guest-house':
      'pension|pensionen|gästehaus|gästehäuser|gästehauses|gästezimmer|privatzimmer|fremdenzimmer|frühstückspension|bed and breakfast|bed & breakfast|b&b|zimmervermietung|monteurzimmer|hotel-pension|frühstückshotel',
    hostel: '~hostel|~hostels|jugendherberge|jugendherbergen|jugendgästehaus|backpacker hostel|herberge',
    inn: 'gasthof|gasthöfe|gasthofes|landgasthof|landgasthöfe|brauereigasthof|landgasthaus|gasthof-pension',
    'holiday-home':
      '~ferienwohnung|~ferienwohnungen|fewo|~ferienhaus|~ferienhäuser|ferienhauses|ferienhof|ferienappartement|ferienappartements|ferienapartment|ferienapartments|ferienunterkunft|ferienunterkünfte|ferienvermietung|ferienvilla|urlaubsdomizil|feriendomizil|chalet|chalets|ferienchalet|finca|fincas|tiny house urlaub|ferienbungalow|ferienpark|appartements|apartments|apartmenthaus|serviced apartments|möblierte apartments',
    'mountain-hut':
      'berghütte|berghütten|almhütte|almhütten|schutzhütte|alpenvereinshütte|skihütte|berggasthof|berggasthaus|alphütte|berghaus|jausenstation|wanderhütte|alpenhütte|dav-hütte|selbstversorgerhütte',
    campsite:
      '~campingplatz|~campingplätze|campingplatzes|camping|campingpark|wohnmobilstellplatz|wohnmobilstellplätze|reisemobilstellplatz|reisemobilhafen|wohnmobilhafen|glamping|glampingplatz|zeltplatz|zeltplätze|natur-camping|campingdorf',
    resort: '~resort|~resorts|ferienresort|feriendorf|ferienanlage|beach resort|hotelanlage|clubanlage',
    'farm-stay':
      'urlaub auf dem bauernhof|ferien auf dem bauernhof|urlaub am bauernhof|bauernhofurlaub|ferienbauernhof|bauernhofferien|ferien auf dem lande|urlaub auf dem winzerhof|heuhotel|agrotourismus|gästefarm|urlaub auf dem reiterhof|jagdfarm',
    accommodation:
      'unterkunft|unterkünfte|übernachtung|übernachtungen|übernachtungsmöglichkeit|übernachtungsmöglichkeiten|beherbergungsbetrieb|gastgeber',
    'student-residence':
      'studentenwohnheim|studentenwohnheime|studierendenwohnheim|studentenapartments|studentenwohnungen|studentisches wohnen|studentenwohnanlage|studierendenhaus|wohnheim',
    restaurant:
      '~restaurant|~restaurants|~gaststätte|gaststätten|gasthaus|gasthäuser|gasthauses|wirtshaus|wirtshauses|speiselokal|bistro|brasserie|steakhouse|steakhaus|trattoria|osteria|ristorante|speisegaststätte|gasthausbrauerei|ausflugslokal|sushi bar|sushi|imbiss|schnellrestaurant|döner|kebap|kebab haus|burgerladen|gourmetrestaurant|beisl|heuriger|buschenschank|gastwirtschaft|tapas bar|taverne|schänke|weinstube|besenwirtschaft|straußwirtschaft|grillhaus|gastronomie|gastronomiebetrieb|kantine|betriebsrestaurant|taverna',
    pizzeria:
      '~pizzeria|~pizzerien|pizzarestaurant|pizza-lieferdienst|pizzaservice|pizza lieferservice|pizzalieferservice|pizza express|pizzabäckerei',
    cafe:
      'café|cafés|~kaffeehaus|kaffeehäuser|kaffeebar|konditorei-café|café-konditorei|teestube|teehaus|coffee shop|espressobar|stehcafé|frühstückscafé|eiscafé und konditorei|bistro-café|hofcafé|bauernhofcafé|tagescafé|brunch',
    bar:
      'bar|bars|cocktailbar|weinbar|lounge|hotelbar|biergarten|tapbar|shishabar|shisha-lounge|sportsbar|vinothek bar|musikbar',
    pub: 'pub|irish pub|~kneipe|kneipen|musikkneipe|~bierlokal|beiz|schankwirtschaft|sportkneipe',
    nightclub:
      'nachtclub|nachtklub|~diskothek|diskotheken|disko|disco|tanzlokal|technoclub|tanzclub nacht|großraumdisko|nachtlokal',
    bakery:
      '~bäckerei|~bäckereien|bäcker|backstube|backhaus|biobäckerei|bio-bäckerei|bäckermeister|handwerksbäckerei|brotmanufaktur|holzofenbäckerei|backwaren|holzofenbrot',
    butcher:
      '~metzgerei|~metzgereien|~fleischerei|~fleischereien|metzger|fleischer|~schlachterei|schlachter|landmetzgerei|fleischerfachgeschäft|fleisch- und wurstwaren|wurstwaren|partyservice metzgerei|metzgermeister|fleischermeister',
    'pastry-shop':
      '~konditorei|~konditoreien|konditor|konditormeister|confiserie|patisserie|chocolaterie|chocolatier|tortenatelier|tortenmanufaktur|hochzeitstorten|motivtorten|tortenwerkstatt|~schokoladenmanufaktur|zuckerbäckerei|cupcakes|pralinenmanufaktur|schokoladenwerkstatt|torten',
    'ice-cream-parlour':
      '~eisdiele|eisdielen|~eiscafé|eiscafés|~eismanufaktur|eissalon|gelateria|eiswagen|eisfabrik|eisladen|speiseeis',
    catering:
      '~catering|~caterer|cateringservice|catering-service|partyservice|party-service|cateringunternehmen|buffetservice|partybuffet|menüservice|eventcatering|mittagstisch|schulverpflegung|essen auf rädern|speisenversorgung|gemeinschaftsverpflegung|mietkoch|privatkoch',
    'food-truck':
      'foodtruck|foodtrucks|food truck|food trucks|street food|streetfood|imbisswagen|burgertruck|verkaufswagen|crêpes-stand|mobile kaffeebar',
    brewery:
      '~brauerei|~brauereien|~brauhaus|brauhauses|brauerei-gasthof|craft beer brauerei|hausbrauerei|mikrobrauerei|braumanufaktur|brauwerkstatt|craftbeer|privatbrauerei|bierbrauerei|sudhaus',
    winery:
      '~weingut|~weingüter|weinguts|weingutes|~winzer|winzerhof|winzergenossenschaft|~weinbau|weinkellerei|~kellerei|sektkellerei|weinhof|weinbaubetrieb|sektmanufaktur|weinmanufaktur|weinerzeuger|weinbauer',
    distillery:
      '~brennerei|~brennereien|~destillerie|~destillerien|distillery|edelbrände|brennmeister|spirituosenmanufaktur|ginmanufaktur|likörmanufaktur|edelbrandbrennerei|obstbrände',
    'coffee-roaster':
      '~kaffeerösterei|kaffeeröstereien|~rösterei|röstereien|kaffeemanufaktur|kaffeeröster|spezialitätenkaffee|privatrösterei',
    delicatessen:
      'feinkost|~feinkostladen|feinkostgeschäft|delikatessen|delikatessengeschäft|spezialitäten|käseladen|gewürzladen|teeladen|teegeschäft|käsefachgeschäft|gewürze|olivenöl|gourmetshop|genussmanufaktur|feinkosthandel|teehandel',
    'food-producer':
      'lebensmittelhersteller|lebensmittelproduzent|lebensmittelproduzenten|nahrungsmittelhersteller|lebensmittelunternehmen|ölmühle|~gewürzmanufaktur|senfmanufaktur|nudelmanufaktur|fruchtsaftkelterei|mosterei|kelterei|feinkostmanufaktur|tiefkühlkost|honigmanufaktur|getreidemühle|mineralbrunnen|getränkehersteller|süßwarenhersteller|~imkerei|~imkereien|imker|teemanufaktur|lebensmittelmarke|fleischverarbeitung|fischzucht|forellenzucht|räucherei',
    farm:
      '~bauernhof|~bauernhöfe|bauernhofes|~biohof|bio-hof|bio-bauernhof|landwirtschaft|landwirtschaftsbetrieb|landwirtschaftlicher betrieb|landwirt|obsthof|obsthöfe|obstbau|gemüsehof|spargelhof|demeterhof|solidarische landwirtschaft|solawi|landgut|ökohof|erdbeerhof|gutshof|milchviehbetrieb|gemüsebau|gemüsekiste|familienbetrieb landwirtschaft|geflügelhof|alpakahof|alpakas|ziegenhof',
    dairy:
      '~molkerei|~molkereien|~käserei|~käsereien|sennerei|hofmolkerei|hofkäserei|milchhof|milchwerk|schaukäserei|milchmanufaktur|käsemanufaktur|milchprodukte',
    'beach-club':
      'beachclub|beach club|strandbar|strandbad|strandbäder|strandclub|beachbar|strandkorbvermietung|seebad',
    'music-venue':
      'konzerthaus|konzerthalle|musikclub|~liveclub|live-club|jazzclub|jazzkeller|musiktheater|konzertsaal|livemusik|konzertort|kulturbühne|kleinkunstbühne|philharmonie konzerthaus|konzertlocation|musikkeller|rockclub',
    'event-venue':
      '~eventlocation|eventlocations|event-location|veranstaltungsort|veranstaltungslocation|~veranstaltungszentrum|veranstaltungsraum|veranstaltungsräume|veranstaltungshaus|partyraum|partylocation|~tagungszentrum|tagungshaus|tagungsort|~kongresszentrum|kongresshaus|~stadthalle|veranstaltungshalle|festsaal|festhalle|eventscheune|tagungshotel|tagungsräume|seminarräume|seminarhaus|seminarhäuser|~bürgerhaus|mehrzweckhalle|eventhalle|messegelände|saalvermietung|konferenzzentrum|~eventhaus|kulturhalle',
    'wedding-venue':
      'hochzeitslocation|hochzeitslocations|hochzeitssaal|hochzeitsscheune|hochzeitsschloss|heiraten im schloss|hochzeitshaus|location für hochzeiten|trauort',
    theatre:
      '~theater|theaters|theatergruppe|~schauspielhaus|~opernhaus|staatsoper|oper|kabarett|varieté|theaterverein|amateurtheater|puppentheater|puppenbühne|freilichtbühne|festspielhaus|kleinkunst|figurentheater|improtheater|theaterbühne|marionettentheater|musical|schauspielbühne|zirkus|laienspielgruppe|kulturhaus',
    cinema:
      'kinos|filmtheater|lichtspiele|lichtspielhaus|programmkino|autokino|open-air-kino|freiluftkino|kinocenter|filmpalast|kinocafé',
    museum:
      '~museum|~museen|museums|besucherzentrum|gedenkstätte|science center|heimatmuseum|ausstellungshaus|erlebniswelt|museumsverein|planetarium|schaubergwerk|sternwarte|volkssternwarte|besucherbergwerk|freilichtmuseum|kunsthalle|dauerausstellung|naturparkzentrum|burgmuseum',
    gallery:
      'galerie|galerien|~kunstgalerie|kunsthandlung|kunsthaus|gallery|kunstverein galerie|produzentengalerie|kunsthandel|ausstellungsraum|fotogalerie|skulpturenpark',
    zoo:
      'zoo|~tierpark|~tierparks|tiergarten|wildpark|wildgehege|vogelpark|aquarium|streichelzoo|wildtierpark|safaripark|zoologischer garten|falknerei|tiergehege|greifvogelpark|schmetterlingshaus|reptilienzoo|haustierpark|alpenzoo',
    'theme-park':
      '~freizeitpark|freizeitparks|~vergnügungspark|themenpark|erlebnispark|wasserpark|familienpark|märchenpark|märchenwald',
    'adventure-park':
      '~kletterwald|~kletterwälder|~hochseilgarten|waldseilgarten|kletterpark|abenteuerpark|~trampolinpark|trampolinhalle|seilgarten|waldseilpark|baumwipfelpfad|sommerrodelbahn|flying fox|zipline|waldkletterpark|kletterabenteuer',
    'escape-room':
      'escape room|escape rooms|escaperoom|escape game|escape games|live escape game|exit game|exit-room|rätselraum|live adventure|outdoor escape',
    'indoor-playground':
      '~indoorspielplatz|indoorspielplätze|indoor-spielplatz|kinderspielparadies|~spielparadies|kinderparadies|spielhaus|indoorspielpark|kinderwelt|spielewelt|hallenspielplatz|spielescheune',
    'bowling-alley':
      '~bowlingbahn|bowlingbahnen|bowlingcenter|bowling-center|bowling|kegelbahn|kegelbahnen|bowlingtreff|lasertag|laser tag|~lasertaghalle|minigolf|minigolfanlage|minigolfplatz|kartbahn|billard|billardsalon|billardcafé|schwarzlicht-minigolf|paintball|indoor-kart|spielhalle|freizeitcenter',
    'swimming-pool':
      '~schwimmbad|~schwimmbäder|~hallenbad|~hallenbäder|~freibad|~freibäder|~freizeitbad|erlebnisbad|spaßbad|naturbad|waldbad|bäderbetriebe|schwimmhalle|hallen- und freibad|schwimmoper|waldfreibad|stadtbad|sportbad|naturfreibad|badepark|sole-freibad',
    spa:
      '~therme|~thermen|thermalbad|thermalbäder|spa|day spa|wellness|~wellnessoase|wellnesscenter|wellnesszentrum|wellnessbereich|solebad|wellnesstempel|wellness-oase|salzgrotte|floating|kurhaus|retreat|retreats|wellness & spa|soletherme|thermalquelle|kurbad|bäderlandschaft|salzoase|wellnessurlaub',
    sauna:
      '~sauna|~saunen|saunas|saunalandschaft|saunahaus|hamam|dampfbad|saunadorf|saunaclub wellness|saunagarten|saunawelt|saunafass|mobile sauna',
    marina:
      '~marina|~yachthafen|jachthafen|sportboothafen|bootswerft|yachtwerft|~werft|liegeplätze|bootsliegeplätze|yachtcharter|yacht charter|segelcharter|bootshafen|bootsbauer|bootsbau|hafenanlage',
    'boat-rental':
      '~bootsverleih|~bootsvermietung|kanuverleih|kajakverleih|~hausboot|hausboote|hausbootvermietung|kanutouren|kanuvermietung|bootscharter|sup-verleih|bootsverleihs|schifffahrten|bootsfahrten|ausflugsschiff|bootstouren|tretbootverleih|bootsausflüge|fahrgastschifffahrt|segeltörns|floßfahrten|motorbootverleih',
    'bike-rental':
      '~fahrradverleih|~fahrradvermietung|radverleih|e-bike-verleih|fahrradverleihs|radvermietung|bikeverleih|mietrad|mieträder|velovermietung|veloverleih|segway-touren|lastenradverleih|leihräder|fahrradstation',
    'tour-operator':
      '~reiseveranstalter|reiseveranstalters|~erlebnisreisen|gruppenreisen|rundreisen|aktivreisen|busreisen veranstalter|studienreisen|wanderreisen|individualreisen|safaris|expeditionen|radreisen|sprachreisen|jugendreisen|klassenfahrten|motorradreisen|segelreisen|tourenanbieter|tauchreisen|bootsreisen|pilgerreisen|abenteuerreisen|golfreisen|fernreisen|trekkingreisen|yogareisen|skireisen|singlereisen|ferienfreizeiten veranstalter',
    'guided-tours':
      '~stadtführung|~stadtführungen|stadtrundfahrt|stadtrundfahrten|gästeführer|gästeführerin|gästeführungen|gästeführerinnen|stadtführer|reiseleiter|reiseleiterin|~führungen|geführte touren|geführte wanderungen|~wanderführer|~bergführer|bergschule|bergführerin|wattwanderungen|kräuterwanderungen|fremdenführer|geführte tour|alpakawanderung|alpakawanderungen|stadtspaziergänge|stadtrundgänge|ballonfahrten|canyoning|rafting|lamatrekking|bergwanderführer|naturführer|quadtouren',
    'travel-agency':
      '~reisebüro|~reisebüros|reisevermittlung|reiseagentur|reiseberater|reiseberatung|reisebüro für|reiseportal|kreuzfahrten|luxusreisen|urlaubsreisen|pauschalreisen|reiseanbieter|reisedienst|reiseexperten|reiseplanung|ferienhausvermittlung',
    'travel-guide':
      '~reiseführer|reiseführers|~cityguide|city guide|~stadtmagazin|reisemagazin|ausflugsziele|wanderführer online|freizeitführer|restaurantführer|reisetipps|reiseinformationen|urlaubsportal|ausflugsportal|wanderwege|reiseratgeber|stadtportal|ausflugstipps|freizeittipps|wanderportal',
    'tourist-office':
      '~tourismusverband|tourismusverein|touristinformation|tourist-information|tourist-info|touristinfo|~tourismusbüro|verkehrsverein|fremdenverkehrsverein|fremdenverkehrsamt|tourismuszentrale|~tourismus|urlaubsregion|ferienregion|tourismusregion|kurverwaltung|fremdenverkehrsverband|gästeinformation|stadtmarketing|tourismusagentur|ferienort|naturpark|nationalpark|erlebnisregion|urlaubsland',
    festival:
      '~festival|~festivals|festspiele|musiktage|karneval|~stadtfest|volksfest|weihnachtsmarkt|open air|fasching|faschingsverein|filmfest|literaturfest|kulturfestival|filmtage|musikfest|~straßenfest|schützenfest|kirmes|jahrmarkt|mittelaltermarkt|weinfest|~adventsmarkt|literaturtage|theatertage|lange nacht|oktoberfest',
    conference:
      '~konferenz|~konferenzen|~kongress|~kongresse|tagung|fachtagung|~symposium|fachmesse|~fachmessen|messe|messen|hackathon|barcamp|summit|~meetup|fachkongress|jahrestagung|convention|~forum kongress|leitmesse|verbrauchermesse|ausbildungsmesse|jobmesse|berufsmesse|hochzeitsmesse|fachtag|netzwerktreffen|stadtlauf|volkslauf|marathon|laufveranstaltung',
    casino:
      '~casino|~casinos|spielbank|spielbanken|spielcasino|online casino|sportwetten|wettanbieter|lotto|lotterie|spielothek|wettbüro|poker',
    'golf-course':
      '~golfplatz|~golfplätze|~golfclub|golf-club|golfanlage|golfpark|driving range|golfresort|golfschule|golfakademie|golf- und country club|golf & country club|indoor-golf|golfverein',
    'ski-school':
      '~skischule|~skischulen|snowboardschule|ski- und snowboardschule|skischule & skiverleih|schneesportschule|skilehrer|langlaufschule|skikurse|skikurs|skigebiet|skilift|skilifte|wintersportschule',
    'surf-school':
      '~surfschule|surfschulen|~surfcamp|surfcamps|kiteschule|kitesurfschule|windsurfschule|kitesurfen|wassersportschule|surfkurse|wassersportzentrum|wasserskianlage|wakeboard|wellenreitschule|wakepark|wassersportcenter|kitekurse',
    'diving-school':
      '~tauchschule|~tauchschulen|~tauchbasis|tauchcenter|tauchzentrum|tauchsport|tauchkurse|tauchshop|tauchen lernen|tauchclub|tauchsportverein|tauchsportcenter|apnoetauchen|schnuppertauchen|tauchausbildung',
    'riding-school':
      '~reitschule|~reitschulen|reitunterricht|~reitstunden|reitlehrer|reitlehrerin|ponyschule|reitkurse|reiterferien|reitakademie|ponyreiten|kinderreitschule|ponyclub|ponyhof reitschule|ausbildungsstall|reitausbildung',
    'climbing-gym':
      '~kletterhalle|~kletterhallen|~boulderhalle|~boulderhallen|kletterzentrum|boulderzentrum|kletteranlage|boulderwelt|kletterschule|boulderbar|kletterkurse|dav-kletterzentrum|kletterverein',
    gym:
      'gym|gyms|krafttraining studio|crossfit|crossfit box|boxclub|boxgym|boxstudio|kraftsportverein|functional fitness|boxschule|krafttraining|kraftraum|boxverein|kraftsport|funktionelles training',
    'fitness-studio':
      '~fitnessstudio|~fitnessstudios|fitness-studio|~fitnesscenter|fitnessclub|fitness-club|fitnesspark|~pilatesstudio|pilates studio|pilates|~gesundheitszentrum fitness|ems-training|ems-studio|frauenfitness|gesundheitsstudio|sportstudio|fitnesszentrum|fitness center|rehasport|damenfitness|sportzentrum|gesundheitssport|aquafitness|sportpark|kursstudio|trainingsstudio|fitness',
    'personal-trainer':
      'personal trainer|personaltrainer|personal trainerin|personaltrainerin|personal training|personaltraining|~fitnesstrainer|fitnesscoach|lauftrainer|fitness coach|personaltrainings|athletiktrainer|lauftraining|bootcamp training|outdoor-training',
    'yoga-studio':
      '~yogastudio|yoga studio|yogaschule|yoga-schule|yogazentrum|yogalehrer|yogalehrerin|yoga|yogakurse|yogalehrerausbildung|yogaraum|yogaunterricht|yoga-kurse|~yogahaus|yogazeit|qigong|tai chi|qi gong|meditation',
    'dance-school':
      '~tanzschule|~tanzschulen|~tanzstudio|ballettschule|~ballettstudio|tanzkurse|tanzkurs|tanzunterricht|tanzakademie|adtv tanzschule|tanzclub|tanzsportverein|tanzsportclub|tanzcenter|tanzhaus|tanzlehrer|tanzlehrerin|hochzeitstanzkurs|tangoschule|salsa|hip hop tanzschule|pole dance|ballett|tanzgruppe|tanzpädagogin|tanzsport|salsaschule|tanzwerkstatt',
    'martial-arts-school':
      '~kampfsportschule|kampfkunstschule|kampfsport|kampfkunst|karateschule|karate|karateverein|karate dojo|judoclub|judoverein|judo|taekwondo|dojo|selbstverteidigung|krav maga|wing tsun|wingtsun|wing chun|brazilian jiu-jitsu|jiu jitsu|ju-jutsu|aikido|kung fu|kickboxen|muay thai|kampfsportverein|kampfsportakademie|thaiboxen|capoeira|aikido dojo|mma|kampfsportzentrum|fechtclub|fechtverein|selbstverteidigungskurse',
    'sports-club':
      '~sportverein|~sportvereine|sportvereins|turnverein|~fußballverein|fußballclub|fußballklub|sportclub|sport-club|ruderclub|ruderverein|segelclub|segelverein|yachtclub|schwimmverein|schwimmclub|~schützenverein|schützengesellschaft|schützenbruderschaft|schachclub|schachverein|reitverein|reit- und fahrverein|handballverein|volleyballverein|basketballverein|hockeyclub|hockey-club|leichtathletikverein|radsportverein|skiclub|tischtennisverein|laufverein|~laufgruppe|lauftreff|kanuverein|kanuclub|turn- und sportverein|turngemeinde|sportgemeinschaft|turnerschaft|breitensportverein|badmintonverein|spielvereinigung|~angelverein|angelsportverein|fischereiverein|rugbyclub|rollsportverein|skiverein|turnerbund|triathlonverein|motorsportclub|luftsportverein|kegelverein|wassersportverein|sportfreunde|alpenverein|ballspielverein|reiterverein|sportkegeln|radsportclub|segelfliegerverein|billardclub|bogensportverein|bogenschützen|dartclub|wanderverein|turnen',
    'sports-team':
      'fußballmannschaft|rennteam|bundesligist|bundesliga|handballmannschaft|basketballteam|esports-team|e-sports-team|radteam|motorsportteam|rennsportteam|eishockeyteam|football-team|profimannschaft|frauenmannschaft|baseballteam|e-sport team|racing team|spielgemeinschaft|american football',
    'sports-federation':
      '~sportverband|~fußballverband|sportbund|landessportbund|kreissportbund|handballverband|turnverband|schwimmverband|skiverband|sportfachverband|schützenverband|tennisverband|reiterverband|leichtathletikverband|turnerbund landesverband|~stadtsportbund|radsportverband|stadtsportverband|fußballbund|sportkreis|turngau|schachbund|schachverband|motorsportverband',
    'tennis-club':
      '~tennisclub|tennis-club|tennisverein|~tennisschule|tennisakademie|padel|padel-tennis|tennisanlage|tennishalle|tennisplätze|tennis- und|tennisabteilung|padelclub|tennistraining|tc tennisclub|tennistrainer|squash',
    choir:
      '~chöre|chors|~gesangverein|gesangsverein|männergesangverein|männerchor|frauenchor|kirchenchor|gospelchor|kinderchor|kammerchor|~singkreis|vokalensemble|gospel|liedertafel|liederkranz|sängerbund|chorgemeinschaft|sängerrunde|singgemeinschaft|kantorei|projektchor|a-cappella|jugendchor|gemischter chor|pop-chor|vocalensemble',
    orchestra:
      '~orchester|orchesters|philharmoniker|sinfonieorchester|~philharmonie|blasorchester|kammerorchester|~musikverein|musikkapelle|blaskapelle|streichquartett|stadtkapelle|spielmannszug|fanfarenzug|blasmusik|trachtenkapelle|blechbläserensemble|stadtmusik|ensemble|musikzug|posaunenchor|akkordeonorchester|zupforchester|bläserensemble|kammerensemble|jugendorchester|streichorchester|kammermusik|feldmusik|streichensemble|harmoniemusik',
    band:
      'band|~coverband|hochzeitsband|partyband|liveband|live-band|rockband|jazzband|bigband|big band|tributeband|musikgruppe|tanzband|eventband|metalband|punkband|folkband|bluesband|popband|guggenmusik|oktoberfestband|tribute band|rockabilly|ska-band|tanzkapelle|jazz-band|duo|indie-band',
    dj:
      'dj|djs|hochzeits-dj|hochzeitsdj|event dj|mobile disco|mobile disko|discjockey|dj-service|dj agentur|djane|dj für hochzeiten|party-dj|techno dj',
    'event-agency':
      '~eventagentur|event agentur|veranstaltungsagentur|eventmanagement|~veranstaltungsmanagement|veranstaltungsorganisation|eventplanung|veranstaltungsplanung|live-kommunikation|künstleragentur|event management|konzertagentur|kongressorganisation|künstlervermittlung|messeagentur|teamevents|teambuilding-events|incentive-agentur|agentur für live-kommunikation|eventmarketing|firmenevents|eventplaner|eventorganisation|veranstaltungsbüro|konzertveranstalter|veranstalter',
    'wedding-planner':
      'hochzeitsplaner|hochzeitsplanerin|hochzeitsplaner in|hochzeitsplanung|weddingplaner|wedding planner|hochzeitsagentur|hochzeitskoordination|weddingplanner|weddingplanerin|hochzeitsorganisation|hochzeitsdekoration|hochzeitsdeko|hochzeitsfloristik',
    'event-service':
      '~veranstaltungstechnik|eventtechnik|event-technik|~zeltverleih|hüpfburg|hüpfburgen|hüpfburgenverleih|~hüpfburgverleih|fotobox|~fotoboxverleih|fotobox mieten|photobooth|eventservice|event-service|partyverleih|~eventverleih|freier redner|freie rednerin|freie trauung|freie trauungen|traurednerin|trauredner|hochzeitsredner|hochzeitsrednerin|zauberer|zauberkünstler|zauberin|clown|geschirrverleih|tontechnik|lichttechnik|~möbelverleih|bühnentechnik|messebau|messebauer|feuershow|feuerwerk|feuerwerke|festzelte|~zeltvermietung|bühnenbau|ballondekoration|ballons|kinderschminken|feuerwerker|pyrotechnik|zauberkunst|veranstaltungsservice|partyzelte|komiker|comedian|kabarettist|kabarettistin|eventmodule|freie redner|ticketservice|messestand|bauchredner|eventausstatter|mietmöbel|moderator|moderatorin|entertainer|dekoverleih|beschallung',
    'medical-practice':
      '~arztpraxis|~arztpraxen|~gemeinschaftspraxis|~hausarztpraxis|facharztpraxis|praxis für allgemeinmedizin|~praxisgemeinschaft|medizinisches versorgungszentrum|mvz|ärztehaus|privatpraxis|kinderarztpraxis|hautarztpraxis|frauenarztpraxis|augenarztpraxis|ordination|gruppenpraxis|allgemeinmedizin|ärztezentrum|internistische praxis|orthopädische praxis|gynäkologische praxis|frauenheilkunde|innere medizin|augenzentrum|praxisklinik|hausarztzentrum|praxis für orthopädie|dermatologie',
    doctor:
      'arzt|ärztin|ärzte|~hausarzt|hausärztin|hausärzte|~facharzt|~fachärztin|~fachärzte|hautarzt|hautärztin|kinderarzt|kinderärztin|augenarzt|augenärztin|frauenarzt|frauenärztin|internist|kardiologe|kardiologie|orthopäde|orthopädie|urologe|urologie|dermatologe|gynäkologe|gynäkologin|psychiater|psychiaterin|neurologe|neurologie|hno-arzt|chirurg|chirurgie|plastische chirurgie|plastischer chirurg|radiologe|radiologie|wahlarzt|wahlärztin|allgemeinmediziner|betriebsarzt|betriebsmedizin|schmerztherapie',
    dentist:
      'zahnarzt|zahnärztin|zahnärzte|~zahnarztpraxis|zahnarztpraxen|zahnmedizin|zahnklinik|zahnärztliche praxis|zahnheilkunde|zahnzentrum|implantologie|zahnarztordination|~zahnpraxis|kinderzahnarzt|oralchirurgie|mkg-chirurgie|praxis für zahnheilkunde|dentalhygiene|prophylaxe|zahnimplantate',
    orthodontist:
      'kieferorthopäde|kieferorthopädin|kieferorthopäden|kieferorthopädie|kieferorthopädische praxis|kieferorthopädische fachpraxis|fachpraxis für kieferorthopädie|zahnspange',
    clinic:
      '~klinik|~kliniken|klinikum ambulant|privatklinik|rehaklinik|augenklinik|schönheitsklinik|kinderwunschzentrum|rehazentrum|reha-zentrum|schönheitschirurgie|therapiezentrum|ästhetische medizin|tagesklinik|laserzentrum|ästhetik-klinik|diagnostikzentrum|schlaflabor|dialysezentrum|haarklinik|venenzentrum',
    hospital:
      '~krankenhaus|~krankenhäuser|krankenhauses|~klinikum|~spital|~spitäler|~hospiz|hospize|universitätsklinikum|landeskrankenhaus|kreiskrankenhaus|hospital|hospizverein|palliativstation|palliativmedizin|hospizdienst',
    physiotherapist:
      '~physiotherapie|physiotherapiepraxis|physiotherapeut|physiotherapeutin|physiotherapeuten|praxis für physiotherapie|krankengymnastik|physiopraxis|physio|physiozentrum|krankengymnast|manuelle therapie|lymphdrainage|sportphysiotherapie|physiotherapiezentrum|manualtherapie|kinderphysiotherapie',
    chiropractor:
      'chiropraktiker|chiropraktikerin|chiropraktik|chiropraktik-praxis|chiropraktor|chiropraktoren|praxis für chiropraktik|amerikanische chiropraktik|chiropraxis',
    osteopath:
      '~osteopathie|osteopath|osteopathin|osteopathen|osteopathiepraxis|praxis für osteopathie|kinderosteopathie|osteopathische praxis',
    'speech-therapist':
      '~logopädie|logopäde|logopädin|logopäden|logopädische praxis|logopädiepraxis|praxis für logopädie|sprachtherapie|sprachtherapeut|sprachtherapeutin|sprachtherapeutische praxis|stimmtherapie|logopädinnen',
    'occupational-therapist':
      '~ergotherapie|ergotherapeut|ergotherapeutin|ergotherapeuten|ergotherapiepraxis|praxis für ergotherapie|ergotherapeutische praxis|ergopraxis|handtherapie',
    psychotherapist:
      '~psychotherapie|psychotherapeut|psychotherapeutin|psychotherapeuten|psychologe|psychologin|psychologen|psychologische praxis|psychotherapeutische praxis|praxis für psychotherapie|verhaltenstherapie|psychoanalyse|traumatherapie|psychologische psychotherapeutin|psychologischer psychotherapeut|psychoanalytiker|psychologische beratung|kinder- und jugendlichenpsychotherapie|psychotherapeutinnen|familientherapie|heilpraktiker für psychotherapie|heilpraktikerin für psychotherapie|kunsttherapie|musiktherapie|psychosomatik|gestalttherapie',
    naturopath:
      '~heilpraktiker|heilpraktikerin|heilpraktikerpraxis|~naturheilpraxis|naturheilkunde|naturheilzentrum|naturheilkundliche praxis|naturheilverfahren|homöopathie|homöopath|homöopathin|akupunktur|traditionelle chinesische medizin|tcm|ayurveda|alternativmedizin|heilerin|geistheiler|geistheilung|energetiker|energetikerin|kinesiologie|naturheilpraktiker|naturheilpraktikerin|heilpraxis|komplementärmedizin|kräuterfrau|bachblüten|tierheilpraxis|tierheilpraktiker|tierheilpraktikerin|klangschalen|energiearbeit|bioresonanz|schamanismus|schamanin|lebensberatung energetik|komplementärtherapie',
    podiatrist:
      '~podologie|podologe|podologin|podologen|podologische praxis|podologiepraxis|praxis für podologie|fußpflege|~fußpflegepraxis|medizinische fußpflege|mobile fußpflege|kosmetische fußpflege|nagelspangen',
    midwife:
      '~hebamme|hebammen|hebammenpraxis|~geburtshaus|hebammenhilfe|hebammengemeinschaft|doula|hebammerei|geburtsvorbereitung|geburtsbegleitung|hebammenbetreuung|wochenbettbetreuung',
    nurse:
      '~krankenpflege|krankenpflegedienst|häusliche krankenpflege|intensivpflege|krankenschwester|kinderkrankenpflege|außerklinische intensivpflege|intensivpflegedienst|pflegekräfte|pflegefachfrau|kinderintensivpflege',
    'home-care':
      '~pflegedienst|~pflegedienste|ambulanter pflegedienst|ambulante pflege|häusliche pflege|~sozialstation|seniorenbetreuung|24-stunden-pflege|24-stunden-betreuung|alltagsbegleitung|haushaltshilfe|spitex|alltagshilfe|häusliche betreuung|betreuungsdienst|pflegevermittlung|ambulante betreuung|pflege zuhause|pflege zu hause|demenzbetreuung|pflegeberatung|intensivbetreuung zuhause|hauskrankenpflege|seniorenassistenz|seniorenhilfe|personenbetreuung|hausnotruf|familienpflege',
    'care-home':
      '~pflegeheim|~pflegeheime|~seniorenheim|~altenheim|~altersheim|~seniorenresidenz|~seniorenzentrum|~altenpflegeheim|betreutes wohnen|~pflegezentrum|senioren-wohngemeinschaft|pflegewohnheim|alterszentrum|~tagespflege|seniorenwohnheim|demenz-wg|~seniorenhaus|seniorenstift|seniorenwohnen|seniorenpflegeheim|pflege-wg|kurzzeitpflege|seniorenwohnanlage|wohnstift|alten- und pflegeheim|alters- und pflegeheim|wohngruppen|seniorendomizil|pflegehaus|altenhilfe|seniorenwohnungen|wohnen im alter|altenzentrum|pflegeeinrichtung',
    pharmacy:
      '~apotheke|~apotheken|onlineapotheke|online-apotheke|versandapotheke|drogerie|drogeriemarkt|apotheker|drogerien',
    optician:
      '~optiker|augenoptiker|optikerin|augenoptik|optik|brillen|optometrist|optikergeschäft|brillengeschäft|kontaktlinsen|augenoptikermeister|brillenmanufaktur|brillenladen|optometrie|brillenmode|brillenstudio',
    'hearing-aids':
      'hörakustiker|hörgeräteakustiker|hörgeräte|hörakustik|hörzentrum|hörstudio|hörsysteme|hörgeräteakustik|hörakustikmeister|hörgerät|hörgerätezentrum',
    laboratory:
      '~labor|~labore|labors|dentallabor|zahntechnik|zahnlabor|prüflabor|zahntechnisches labor|prüflaboratorium|laboratorium|labormedizin|laboratorien|medizinisches labor|dentaltechnik|zahntechniker|umweltlabor|diagnostiklabor',
    veterinarian:
      'tierarzt|tierärztin|tierärzte|~tierarztpraxis|~tierklinik|~kleintierpraxis|tierärztliche praxis|veterinär|tierarztpraxen|pferdepraxis|tiermedizin|veterinärmedizin|tierärztliche klinik|mobile tierärztin|mobiler tierarzt|tiergesundheitszentrum|pferdeklinik|tierarztordination|kleintierklinik|großtierpraxis|tierphysiotherapie|hundephysiotherapie|pferdephysiotherapie|tierosteopathie|kleintierzentrum|pferdeosteopathie|tierphysiotherapeutin',
    kennel:
      '~hundepension|hundepensionen|~tierpension|~hundehotel|hundetagesstätte|hundebetreuung|hundekita|huta|hundetagespflege|katzenpension|tierhotel|~katzenhotel|hundebetreuung mit familienanschluss|hundeurlaub|hundehort|tierferienheim|kleintierpension|hundeferienheim',
    'dog-school':
      '~hundeschule|hundeschulen|hundetrainer|hundetrainerin|hundetraining|welpenschule|hundeerziehung|hundezentrum|hundeverhaltensberatung|mobile hundeschule|welpenkurs|welpentraining|hundesportverein|hundecoach|hundeverein|hundesport|hundepsychologin|tiertrainerin|hundeverhaltenstherapie|hundecoaching|verein für deutsche schäferhunde|assistenzhunde|rettungshunde ausbildung',
    'dog-groomer':
      '~hundesalon|hundesalons|hundefriseur|hundefriseurin|hundepflege|tiersalon|hundepflegesalon|fellpflege|groomer|hundestudio|groomerin|hundecoiffeur',
    breeder:
      'züchter|züchterin|~hundezucht|~pferdezucht|~hundezüchter|katzenzucht|~gestüt|pferdezüchter|zwinger|zuchtstätte|rassehunde|welpen|katzenzüchter|hobbyzucht|zuchtverein|~rinderzucht|hundezwinger|deckrüde|kleintierzuchtverein|cattery|züchterverband|~zucht|rassehundezucht|hengststation|hundezuchtverein|kaninchenzucht',
    'animal-shelter':
      '~tierheim|tierheime|~tierschutzverein|tierschutz|tierschutzorganisation|gnadenhof|tierhilfe|auffangstation|lebenshof|wildtierstation|tierrettung|hundehilfe|katzenhilfe|tierschutzhunde|tierrechtsorganisation|tierasyl|igelstation|tiernothilfe|hunde in not|katzenschutz|vogelschutz|tierherberge|tierschutzbund|tierauffangstation|pferdeschutzhof|artenschutz',
    'pet-sitter':
      'tiersitter|tierbetreuung|hundesitter|katzensitter|gassiservice|gassi-service|dogwalker|dogwalking|mobile tierbetreuung|hundesitting|katzenbetreuung|tiersitting|catsitter|dogsitter|hundesitterin|dog walking|tierbetreuung zu hause',
    'riding-stable':
      '~reitstall|reitställe|~reiterhof|~reiterhöfe|pensionsstall|pferdepension|pferdehof|~reitanlage|reitzentrum|ponyhof|~islandpferde|reitbetrieb|pensionspferde|pferdestall|pferdegestützte therapie|therapeutisches reiten|offenstall|einstellbetrieb|islandpferdehof|reitgut|pensionspferdehaltung|aktivstall|islandpferdegestüt|reittherapie|westernreiten|reitsportzentrum|reitsportanlage|hippotherapie|wanderreiten|pferdetraining|pferdetrainer|pferdetrainerin',
    hairdresser:
      '~friseur|friseure|~friseursalon|friseurin|friseurmeister|friseurmeisterin|frisör|coiffeur|coiffure|haarstudio|haarsalon|hairstylist|hairstyling|haarschnitt|frisuren|friseurteam|haarverlängerung|friseurgeschäft|hair studio|coiffeursalon|hairstudio|hair & beauty|haarmode|naturfriseur|haarwerk|zweithaar|perücken|perückenstudio|haarkunst|salon für haare|hairdesign|extensions|frisierstube',
    barber: 'barbier|barbershop|barber shop|herrenfriseur|barber|barbiere|bartpflege|herrensalon|herrenfriseursalon',
    'beauty-salon':
      '~kosmetikstudio|~kosmetiksalon|kosmetikinstitut|kosmetikerin|beautysalon|beauty salon|kosmetikpraxis|kosmetik|beautystudio|beauty studio|schönheitssalon|wimpernverlängerung|permanent make-up|permanent makeup|haarentfernung|visagistin|visagist|make-up artist|waxing|sugaring|~sonnenstudio|sonnenstudios|microblading|dauerhafte haarentfernung|laser-haarentfernung|make-up artistin|kosmetikbehandlungen|hautpflegeinstitut|~hautpflegestudio|fachkosmetik|solarium|bodyforming|wimpernstudio|lashes|brautstyling|naturkosmetikstudio|apparative kosmetik|medizinische kosmetik|gesichtsbehandlungen|haarentfernungsstudio|farb- und stilberatung|stilberatung|typberatung|kosmetikstudios|schönheitsinstitut|waxingstudio|anti-aging|faltenunterspritzung|abnehmstudio',
    'nail-salon':
      '~nagelstudio|nagelstudios|nageldesign|nageldesignerin|nagelstudio & kosmetik|nail studio|nails|naildesign|maniküre|nagelsalon|nagelmodellage|nailart|nagelpflege',
    'massage-practice':
      'massage|massagen|~massagepraxis|~massagestudio|masseur|masseurin|thaimassage|thai-massage|massagesalon|wellnessmassage|wellnessmassagen|heilmasseur|heilmasseurin|massageinstitut|klassische massage|ayurveda-massage|tantramassage|reiki|shiatsu|massagetherapie|traditionelle thaimassage|sportmassage|hot stone|cranio|craniosacral-therapie|craniosacrale therapie|fußreflexzonenmassage|körpertherapie|faszientherapie|mobile massage|massagetherapeutin|reflexzonentherapie|atemtherapie',
    'tattoo-studio':
      '~tattoostudio|tattoo studio|tattoo|tattoos|tätowierer|tätowiererin|piercingstudio|piercing|tattooentfernung|tattoo-entfernung|tätowierstudio|tattooatelier',
    coach:
      '~coaching|~coachings|coach|coachin|coaches|lebensberatung|lebensberater|lebensberaterin|mentaltrainer|mentaltraining|mentaltrainerin|persönlichkeitsentwicklung|systemischer coach|systemisches coaching|systemische beratung|karriereberatung|karrierecoach|laufbahnberatung|beziehungscoach|mentorin|mentoring|resilienztraining|supervision|erziehungsberatung|elterncoaching|stressmanagement|life coach|business coach|mentalcoach|achtsamkeit|mentalcoaching|berufsberatung|führungskräftecoaching|einzelcoaching|familienberatung|nlp|achtsamkeitstraining|humandesign|human design|astrologie|astrologin|kartenlegen|familienaufstellung|familienaufstellungen|systemische aufstellungen|feng shui|trauerbegleitung|ordnungscoach|aufräumcoach|bewerbungscoaching|hellseherin|wahrsagerin|stillberatung|schlafberatung',
    counselling:
      '~beratungsstelle|beratungsstellen|paarberatung|paartherapie|eheberatung|hypnose|hypnosetherapie|hypnosepraxis|hypnotherapie|schuldnerberatung|schuldnerberatungsstelle|sexualtherapie|sexualberatung|paartherapeut|paartherapeutin|suchtberatung|suchthilfe|telefonseelsorge|erziehungsberatungsstelle|seelsorge|hypnosetherapeut|krisenhilfe|frauenhaus|frauenberatung|krisendienst|hypnosetherapeutin|raucherentwöhnung|opferhilfe|ehe-, familien- und lebensberatung',
    nutritionist:
      '~ernährungsberatung|ernährungsberater|ernährungsberaterin|diätologin|diätologe|ernährungstherapie|diätassistentin|ökotrophologin|ernährungscoach|ernährungsmedizin|ernährungstherapeutin|ernährungscoaching|abnehmen|abnehmcoach|gewichtsreduktion',
    kindergarten:
      '~kindergarten|kindergartens|kindergartenverein|waldkindergarten|naturkindergarten|montessori-kindergarten|waldorfkindergarten|kinderhaus|montessori-kinderhaus|vorschule|bauernhofkindergarten',
    nursery:
      '~kindertagesstätte|kindertagesstätten|kindertageseinrichtung|kindertageseinrichtungen|~kinderkrippe|krippe|~kinderbetreuung|kita|kitas|~kindertagespflege|elterninitiative|kinderladen|großtagespflege|kinderbetreuungseinrichtung|kinderhort|hort|ganztagsbetreuung|betriebskita|familienzentrum|spielgruppe|schulkindbetreuung|kinderkrippen|kindergruppe|kita-träger|kinderzentrum|bildungskrippe|tagesheim',
    childminder:
      'tagesmutter|tagesvater|tagespflegeperson|nanny|babysitter|leihoma|tageseltern|kinderfrau|nanny-agentur|nannyvermittlung|tagespflege für kinder|babysitting|au-pair|au-pair-agentur|au-pair vermittlung|tagesfamilien|kindertagespflegeperson|tageselternverein',
    school:
      '~schule|~schulen|~gymnasium|~gymnasien|grundschule|realschule|gesamtschule|hauptschule|oberschule|förderschule|gemeinschaftsschule|mittelschule|berufsschule|waldorfschule|montessorischule|privatschule|~internat|internate|berufskolleg|ersatzschule|volksschule|~kolleg|schulzentrum|lyzeum|schule für|~volkshochschule|volkshochschulen|vhs|malschule|kunstschule|jugendkunstschule|schauspielschule|handelsakademie|htl|malkurse|~primarschule|berufsbildende schulen|grund- und mittelschule|sekundarschule|malatelier',
    university:
      '~universität|universitäten|~hochschule|~hochschulen|fachhochschule|~fakultät|pädagogische hochschule|~lehrstuhl|business school|duale hochschule|berufsakademie|kunsthochschule|musikhochschule|fernhochschule|technische universität|fernuniversität|universitätsinstitut|studiengang|studiengänge|masterstudiengang|bachelorstudiengang|~fachbereich',
    academy:
      '~akademie|~akademien|~institut|institute|institutes|~bildungswerk|academy|bildungsakademie|ausbildungsinstitut|lehrinstitut|fachakademie',
    'training-centre':
      '~bildungszentrum|bildungsträger|weiterbildung|~weiterbildungen|bildungseinrichtung|bildungsinstitut|weiterbildungsinstitut|schulungszentrum|ausbildungszentrum|trainingszentrum|bildungshaus|berufsbildungszentrum|fortbildung|fortbildungen|fortbildungsinstitut|schulungen|bildungsanbieter|bildungsstätte|erwachsenenbildung|schulungsanbieter|umschulung|umschulungen|aus- und weiterbildung|fort- und weiterbildung|berufsbildung|weiterbildungsanbieter|trainingsanbieter|seminarzentrum|weiterbildungsträger|meisterschule|trainingscenter|mitarbeiterschulungen|qualifizierung|bildungswesen|staplerschein|staplerschulung|bildungsunternehmen|schulungsunternehmen|seminaranbieter|bildungscampus|kompetenztraining|ausbildungsstätte|jagdschule|bildungsverein|jägerausbildung|ausbildungen|berufskraftfahrer weiterbildung',
    'driving-school':
      '~fahrschule|~fahrschulen|führerschein|fahrlehrer|fahrlehrerin|fahrausbildung|fahrstunden|fahrsicherheitstraining|motorradfahrschule|verkehrsinstitut|ferienfahrschule|bkf-weiterbildung|führerscheine|verkehrskunde|lkw-fahrschule|mpu-vorbereitung|mpu-beratung|nothelferkurs|fahrsicherheitszentrum|fahrschul-verbund|fahrerschulung|fahrtraining',
    'language-school':
      '~sprachschule|~sprachschulen|sprachkurse|sprachkurs|sprachunterricht|deutschkurse|sprachinstitut|englischkurse|sprachtraining|sprachenschule|sprachenzentrum|deutschkurs|integrationskurse|sprachzentrum|spanischkurse|sprachlehrer|sprachlehrerin|deutsch als fremdsprache|englischunterricht|business english|deutschunterricht|firmensprachkurse|sprachakademie|sprachschule für deutsch|sprachcoach|englischkurs|spanischkurs|deutsch lernen',
    'music-school':
      '~musikschule|~musikschulen|musikunterricht|klavierunterricht|gitarrenunterricht|gesangsunterricht|geigenunterricht|schlagzeugunterricht|klavierlehrer|klavierlehrerin|konservatorium|musikakademie|gesangslehrerin|gesangslehrer|gitarrenlehrer|musikgarten|stimmbildung|schlagzeugschule|gitarrenschule|musiklehrer|klavierschule|musikpädagogin|musikalische früherziehung|gesangscoach|gesangsstudio|musikhaus unterricht|flötenunterricht|saxophonunterricht|schlagzeuglehrer|cellounterricht|gesangsschule|keyboardunterricht|vocal coach|vocal coaching',
    'cooking-school':
      '~kochschule|kochschulen|kochkurse|kochkurs|kochstudio|kochwerkstatt|backkurse|kochevents|grillschule|kochatelier|backschule|grillkurse|kochakademie|barista-kurse|grillkurs|barista-schule|kochevent',
    'flight-school':
      '~flugschule|~flugschulen|gleitschirmschule|flugsportverein|~aeroclub|aero-club|segelflugverein|tandemflug|tandemflüge|fallschirmspringen|flugplatz|pilotenausbildung|rundflüge|segelflug|hubschrauberrundflüge|gleitschirmfliegen|segelfluggruppe|fliegerclub|flugausbildung|fallschirmsport|drachenfliegen|flugverein|fluggruppe|tandemsprung|heißluftballon|hubschrauberflüge|fliegergruppe|flugsimulator|segelfluggelände|gleitschirmclub|modellflugclub|modellflugverein',
    'sailing-school':
      '~segelschule|segelschulen|bootsfahrschule|segelkurse|sportbootschule|sportbootführerschein|bootsführerschein|yachtschule|segelausbildung|motorbootschule|segelkurs|wassersport- und segelschule|bootsschule|sportbootführerscheine|motorbootfahrschule',
    'swimming-school':
      '~schwimmschule|~schwimmschulen|schwimmkurse|schwimmkurs|babyschwimmen|schwimmunterricht|schwimmtraining|kinderschwimmen|schwimmakademie|aquakurse|kinderschwimmkurse|schwimmlehrer|anfängerschwimmen|schwimmausbildung',
    tutoring:
      '~nachhilfe|nachhilfeschule|nachhilfeunterricht|nachhilfeinstitut|nachhilfelehrer|lernhilfe|lerntherapie|lerntherapeutin|lerncoaching|lerncoach|hausaufgabenbetreuung|lernförderung|lerninstitut|lernstudio|legasthenietherapie|online-nachhilfe|lernzentrum|einzelnachhilfe|lernberatung|mathe-nachhilfe|lerntraining|privatunterricht|frühförderung|legasthenietrainerin|lerntherapeutische praxis|dyskalkulie|legasthenie|lese-rechtschreib-schwäche|mathematik nachhilfe|schulbegleitung',
    'exam-preparation':
      'prüfungsvorbereitung|abiturvorbereitung|prüfungsvorbereitungskurse|vorbereitungskurse|~repetitorium|prüfungstrainer|matura-vorbereitung|medat|prüfungstraining|einstellungstest|jura-repetitorium|medat vorbereitung|maturaschule|vorbereitungskurs|prüfungsfragen|abitur-training',
    'online-course':
      '~onlinekurs|~onlinekurse|online-kurs|online-kurse|videokurs|videokurse|e-learning|fernstudium|fernlehrgang|fernschule|masterclass|online-training|fernlehrgänge|online-seminare|online-akademie|webinare|webinar|onlineseminare|online-seminar|fernunterricht|online-ausbildung|online-schulung|onlineschulung|lernvideos|elearning|online-weiterbildung|online lernen',
    bootcamp:
      'bootcamp|bootcamps|coding bootcamp|programmierkurs|programmierkurse|boot camp|coding-schule|programmierschule',
    workshop:
      '~workshop|~workshops|~seminar|~seminare|seminars|kurs|kurse|schulung|lehrgang|lehrgänge|~kursangebot|training|trainings|vorträge|erste-hilfe-kurs|erste-hilfe-kurse',
    'teaching-materials':
      '~unterrichtsmaterial|~unterrichtsmaterialien|lehrmaterialien|lehrmittel|arbeitsblätter|lernmaterial|lernmaterialien|lernspiele|bildungsmaterialien|lehrmaterial|lehrmittelverlag|grundschulmaterial|lernkarten|karteikarten|montessori-material|lernspielzeug|schulbücher|bildungsmedien',
    'translation-service':
      '~übersetzungsbüro|~übersetzungsagentur|übersetzungen|übersetzer|übersetzerin|dolmetscher|dolmetscherin|übersetzungsdienst|übersetzungsservice|sprachdienstleister|dolmetscherbüro|beglaubigte übersetzungen|beeidigte übersetzerin|vereidigte übersetzerin|fachübersetzungen|dolmetschen|dolmetschdienst|sprachendienst|konferenzdolmetscher|fachübersetzer|gebärdensprachdolmetscher|sprachdienstleistungen|konferenzdolmetscherin|lokalisierung|untertitelung|transkription|schreibbüro|fachübersetzungsdienst|technische übersetzungen|dolmetscheragentur|schriftdolmetscher|gebärdensprachdolmetscherin|beglaubigte übersetzung',
    library:
      '~bibliothek|~bibliotheken|~bücherei|~büchereien|mediathek|stadtbücherei|gemeindebücherei|bücherhalle|artothek|bibliothek der dinge',
  },
}
