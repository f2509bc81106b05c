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
      '~ferienhausvermietung|ferienwohnungsvermietung|~ferienwohnung|~ferienwohnungen|fewo|~ferienhaus|~ferienhäuser|ferienhauses|ferienhof|ferienappartement|ferienappartements|ferienapartment|ferienapartments|ferienunterkunft|ferienunterkünfte|ferienvermietung|ferienvilla|urlaubsdomizil|feriendomizil|chalet|chalets|ferienchalet|finca|fincas|tiny house urlaub|ferienbungalow|ferienpark|appartements|apartments|apartmenthaus|serviced apartments|möblierte apartments',
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
    cafe: 'café|cafés|~kaffeehaus|kaffeehäuser|kaffeebar|konditorei-café|café-konditorei|teestube|teehaus|coffee shop|espressobar|stehcafé|frühstückscafé|eiscafé und konditorei|bistro-café|hofcafé|bauernhofcafé|tagescafé',
    bar: 'bar|bars|cocktailbar|weinbar|lounge|hotelbar|biergarten|tapbar|shishabar|shisha-lounge|sportsbar|vinothek bar|musikbar',
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
    farm: '~bauernhof|~bauernhöfe|bauernhofes|~biohof|bio-hof|bio-bauernhof|landwirtschaft|landwirtschaftsbetrieb|landwirtschaftlicher betrieb|landwirt|obsthof|obsthöfe|obstbau|gemüsehof|spargelhof|demeterhof|solidarische landwirtschaft|solawi|landgut|ökohof|erdbeerhof|gutshof|milchviehbetrieb|gemüsebau|gemüsekiste|geflügelhof|alpakahof|alpakas|ziegenhof',
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
      'kino|kinos|filmtheater|lichtspiele|lichtspielhaus|programmkino|autokino|open-air-kino|freiluftkino|kinocenter|filmpalast|kinocafé',
    museum:
      '~museum|~museen|museums|besucherzentrum|gedenkstätte|science center|heimatmuseum|ausstellungshaus|erlebniswelt|museumsverein|planetarium|schaubergwerk|sternwarte|volkssternwarte|besucherbergwerk|freilichtmuseum|kunsthalle|dauerausstellung|naturparkzentrum|burgmuseum',
    gallery:
      'galerie|galerien|~kunstgalerie|kunsthandlung|kunsthaus|gallery|kunstverein galerie|produzentengalerie|kunsthandel|ausstellungsraum|skulpturenpark',
    zoo: 'zoo|~tierpark|~tierparks|tiergarten|wildpark|wildgehege|vogelpark|aquarium|streichelzoo|wildtierpark|safaripark|zoologischer garten|falknerei|tiergehege|greifvogelpark|schmetterlingshaus|reptilienzoo|haustierpark|alpenzoo',
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
    spa: '~therme|~thermen|thermalbad|thermalbäder|spa|day spa|wellness|~wellnessoase|wellnesscenter|wellnesszentrum|wellnessbereich|solebad|wellnesstempel|wellness-oase|salzgrotte|floating|kurhaus|retreat|retreats|wellness & spa|soletherme|thermalquelle|kurbad|bäderlandschaft|salzoase|wellnessurlaub',
    sauna:
      '~sauna|~saunen|saunas|saunalandschaft|saunahaus|hamam|dampfbad|saunadorf|saunaclub wellness|saunagarten|saunawelt|saunafass|mobile sauna',
    marina:
      '~marina|~yachthafen|jachthafen|sportboothafen|bootswerft|yachtwerft|werft|liegeplätze|bootsliegeplätze|yachtcharter|yacht charter|segelcharter|bootshafen|bootsbauer|bootsbau|hafenanlage',
    'boat-rental':
      '~bootsverleih|~bootsvermietung|kanuverleih|kajakverleih|~hausboot|hausboote|hausbootvermietung|kanutouren|kanuvermietung|bootscharter|sup-verleih|bootsverleihs|schifffahrten|bootsfahrten|ausflugsschiff|bootstouren|tretbootverleih|bootsausflüge|fahrgastschifffahrt|segeltörns|floßfahrten|motorbootverleih',
    'bike-rental':
      '~fahrradverleih|~fahrradvermietung|radverleih|e-bike-verleih|fahrradverleihs|radvermietung|bikeverleih|mietrad|mieträder|velovermietung|veloverleih|segway-touren|lastenradverleih|leihräder|fahrradstation',
    'tour-operator':
      '~reiseveranstalter|reiseveranstalters|~erlebnisreisen|gruppenreisen|rundreisen|aktivreisen|busreisen veranstalter|studienreisen|wanderreisen|individualreisen|safaris|expeditionen|radreisen|sprachreisen|jugendreisen|klassenfahrten|motorradreisen|segelreisen|tourenanbieter|tauchreisen|bootsreisen|pilgerreisen|abenteuerreisen|golfreisen|fernreisen|trekkingreisen|yogareisen|skireisen|singlereisen|ferienfreizeiten veranstalter',
    'guided-tours':
      '~stadtführung|~stadtführungen|stadtrundfahrt|stadtrundfahrten|gästeführer|gästeführerin|gästeführungen|gästeführerinnen|stadtführer|reiseleiter|reiseleiterin|geführte touren|geführte wanderungen|~wanderführer|~bergführer|bergschule|bergführerin|wattwanderungen|kräuterwanderungen|fremdenführer|geführte tour|alpakawanderung|alpakawanderungen|stadtspaziergänge|stadtrundgänge|ballonfahrten|canyoning|rafting|lamatrekking|bergwanderführer|naturführer|quadtouren',
    'travel-agency':
      '~reisebüro|~reisebüros|reisevermittlung|reiseagentur|reiseberater|reiseberatung|reiseportal|kreuzfahrten|luxusreisen|urlaubsreisen|pauschalreisen|reiseanbieter|reisedienst|reiseexperten|reiseplanung|ferienhausvermittlung',
    'travel-guide':
      '~reiseführer|reiseführers|~cityguide|city guide|~stadtmagazin|reisemagazin|ausflugsziele|wanderführer online|freizeitführer|restaurantführer|reisetipps|reiseinformationen|urlaubsportal|ausflugsportal|wanderwege|reiseratgeber|stadtportal|ausflugstipps|freizeittipps|wanderportal',
    'tourist-office':
      '~tourismusverband|tourismusverein|touristinformation|tourist-information|tourist-info|touristinfo|~tourismusbüro|verkehrsverein|fremdenverkehrsverein|fremdenverkehrsamt|tourismuszentrale|~tourismus|urlaubsregion|ferienregion|tourismusregion|kurverwaltung|fremdenverkehrsverband|gästeinformation|stadtmarketing|tourismusagentur|ferienort|naturpark|nationalpark|erlebnisregion|urlaubsland',
    festival:
      '~festival|~festivals|festspiele|musiktage|karneval|~stadtfest|volksfest|weihnachtsmarkt|open air|fasching|faschingsverein|filmfest|literaturfest|kulturfestival|filmtage|musikfest|~straßenfest|schützenfest|kirmes|jahrmarkt|mittelaltermarkt|weinfest|~adventsmarkt|literaturtage|theatertage|lange nacht|oktoberfest',
    conference:
      '~konferenz|~konferenzen|~kongress|~kongresse|tagung|fachtagung|~symposium|fachmesse|~fachmessen|hackathon|barcamp|summit|~meetup|fachkongress|jahrestagung|convention|leitmesse|verbrauchermesse|ausbildungsmesse|jobmesse|berufsmesse|hochzeitsmesse|fachtag|netzwerktreffen|stadtlauf|volkslauf|marathon|laufveranstaltung',
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
    gym: 'gym|gyms|krafttraining studio|crossfit|crossfit box|boxclub|boxgym|boxstudio|kraftsportverein|functional fitness|boxschule|krafttraining|kraftraum|boxverein|kraftsport|funktionelles training',
    'fitness-studio':
      '~fitnessstudio|~fitnessstudios|fitness-studio|~fitnesscenter|fitnessclub|fitness-club|fitnesspark|~pilatesstudio|pilates studio|pilates|ems-training|ems-studio|frauenfitness|gesundheitsstudio|sportstudio|fitnesszentrum|fitness center|rehasport|damenfitness|sportzentrum|gesundheitssport|aquafitness|sportpark|kursstudio|trainingsstudio|fitness',
    'personal-trainer':
      'personal trainer|personaltrainer|personal trainerin|personaltrainerin|personal training|personaltraining|~fitnesstrainer|fitnesscoach|lauftrainer|fitness coach|personaltrainings|athletiktrainer|lauftraining|bootcamp training|outdoor-training',
    'yoga-studio':
      '~yogastudio|yoga studio|yogaschule|yoga-schule|yogazentrum|yogalehrer|yogalehrerin|yoga|yogakurse|yogalehrerausbildung|yogaraum|yogaunterricht|yoga-kurse|~yogahaus|yogazeit|qigong|tai chi|qi gong|meditation',
    'dance-school':
      '~tanzschule|~tanzschulen|~tanzstudio|ballettschule|~ballettstudio|tanzkurse|tanzkurs|tanzunterricht|tanzakademie|adtv tanzschule|tanzclub|tanzsportverein|tanzsportclub|tanzcenter|tanzhaus|tanzlehrer|tanzlehrerin|hochzeitstanzkurs|tangoschule|hip hop tanzschule|pole dance|ballett|tanzgruppe|tanzpädagogin|tanzsport|salsaschule|tanzwerkstatt',
    'martial-arts-school':
      '~kampfsportschule|kampfkunstschule|kampfsport|kampfkunst|karateschule|karate|karateverein|karate dojo|judoclub|judoverein|judo|taekwondo|dojo|selbstverteidigung|krav maga|wing tsun|wingtsun|wing chun|brazilian jiu-jitsu|jiu jitsu|ju-jutsu|aikido|kung fu|kickboxen|muay thai|kampfsportverein|kampfsportakademie|thaiboxen|capoeira|aikido dojo|mma|kampfsportzentrum|fechtclub|fechtverein|selbstverteidigungskurse',
    'sports-club':
      '~sportverein|~sportvereine|sportvereins|turnverein|~fußballverein|fußballclub|fußballklub|sportclub|sport-club|ruderclub|ruderverein|segelclub|segelverein|yachtclub|schwimmverein|schwimmclub|~schützenverein|schützengesellschaft|schützenbruderschaft|schachclub|schachverein|reitverein|reit- und fahrverein|handballverein|volleyballverein|basketballverein|hockeyclub|hockey-club|leichtathletikverein|radsportverein|skiclub|tischtennisverein|laufverein|~laufgruppe|lauftreff|kanuverein|kanuclub|turn- und sportverein|turngemeinde|sportgemeinschaft|turnerschaft|breitensportverein|badmintonverein|spielvereinigung|~angelverein|angelsportverein|fischereiverein|rugbyclub|rollsportverein|skiverein|turnerbund|triathlonverein|motorsportclub|luftsportverein|kegelverein|wassersportverein|sportfreunde|alpenverein|ballspielverein|reiterverein|sportkegeln|radsportclub|segelfliegerverein|billardclub|bogensportverein|bogenschützen|dartclub|wanderverein|turnen',
    'sports-team':
      'fußballmannschaft|rennteam|bundesligist|handballmannschaft|basketballteam|esports-team|e-sports-team|radteam|motorsportteam|rennsportteam|eishockeyteam|football-team|profimannschaft|frauenmannschaft|baseballteam|e-sport team|racing team|spielgemeinschaft|american football',
    'sports-federation':
      '~sportverband|~fußballverband|sportbund|landessportbund|kreissportbund|handballverband|turnverband|schwimmverband|skiverband|sportfachverband|schützenverband|tennisverband|reiterverband|leichtathletikverband|turnerbund landesverband|~stadtsportbund|radsportverband|stadtsportverband|fußballbund|sportkreis|turngau|schachbund|schachverband|motorsportverband',
    'tennis-club':
      '~tennisclub|tennis-club|tennisverein|~tennisschule|tennisakademie|padel|padel-tennis|tennisanlage|tennishalle|tennisplätze|tennisabteilung|padelclub|tennistraining|tennistrainer|squash',
    choir:
      'chor|~chöre|chors|~gesangverein|gesangsverein|männergesangverein|männerchor|frauenchor|kirchenchor|gospelchor|kinderchor|kammerchor|~singkreis|vokalensemble|gospel|liedertafel|liederkranz|sängerbund|chorgemeinschaft|sängerrunde|singgemeinschaft|kantorei|projektchor|a-cappella|jugendchor|gemischter chor|pop-chor|vocalensemble',
    orchestra:
      '~orchester|orchesters|philharmoniker|sinfonieorchester|~philharmonie|blasorchester|kammerorchester|~musikverein|musikkapelle|blaskapelle|streichquartett|stadtkapelle|spielmannszug|fanfarenzug|blasmusik|trachtenkapelle|blechbläserensemble|stadtmusik|ensemble|musikzug|posaunenchor|akkordeonorchester|zupforchester|bläserensemble|kammerensemble|jugendorchester|streichorchester|kammermusik|feldmusik|streichensemble|harmoniemusik',
    band: 'band|~coverband|hochzeitsband|partyband|liveband|live-band|rockband|jazzband|bigband|big band|tributeband|musikgruppe|tanzband|eventband|metalband|punkband|folkband|bluesband|popband|guggenmusik|oktoberfestband|tribute band|rockabilly|ska-band|tanzkapelle|jazz-band|indie-band',
    dj: 'dj|djs|hochzeits-dj|hochzeitsdj|event dj|mobile disco|mobile disko|discjockey|dj-service|dj agentur|djane|dj für hochzeiten|party-dj|techno dj',
    'event-agency':
      '~eventagentur|event agentur|veranstaltungsagentur|eventmanagement|~veranstaltungsmanagement|veranstaltungsorganisation|eventplanung|veranstaltungsplanung|live-kommunikation|künstleragentur|event management|konzertagentur|kongressorganisation|künstlervermittlung|messeagentur|teamevents|teambuilding-events|incentive-agentur|agentur für live-kommunikation|eventmarketing|firmenevents|eventplaner|eventorganisation|veranstaltungsbüro|konzertveranstalter|veranstalter',
    'wedding-planner':
      'hochzeitsplaner|hochzeitsplanerin|hochzeitsplanung|weddingplaner|wedding planner|hochzeitsagentur|hochzeitskoordination|weddingplanner|weddingplanerin|hochzeitsorganisation|hochzeitsdekoration|hochzeitsdeko|hochzeitsfloristik',
    'event-service':
      '~veranstaltungstechnik|eventtechnik|event-technik|~zeltverleih|hüpfburg|hüpfburgen|hüpfburgenverleih|~hüpfburgverleih|fotobox|~fotoboxverleih|fotobox mieten|photobooth|eventservice|event-service|partyverleih|~eventverleih|freier redner|freie rednerin|freie trauung|freie trauungen|traurednerin|trauredner|hochzeitsredner|hochzeitsrednerin|zauberer|zauberkünstler|zauberin|clown|geschirrverleih|tontechnik|lichttechnik|~möbelverleih|bühnentechnik|messebau|messebauer|feuershow|feuerwerk|feuerwerke|festzelte|~zeltvermietung|bühnenbau|ballondekoration|ballons|kinderschminken|feuerwerker|pyrotechnik|zauberkunst|veranstaltungsservice|partyzelte|komiker|comedian|kabarettist|kabarettistin|eventmodule|ticketservice|messestand|bauchredner|eventausstatter|mietmöbel|moderator|moderatorin|entertainer|dekoverleih|beschallung',
    'medical-practice':
      '~arztpraxis|~arztpraxen|~gemeinschaftspraxis|~hausarztpraxis|facharztpraxis|praxis für allgemeinmedizin|~praxisgemeinschaft|medizinisches versorgungszentrum|mvz|ärztehaus|privatpraxis|kinderarztpraxis|hautarztpraxis|frauenarztpraxis|augenarztpraxis|ordination|gruppenpraxis|allgemeinmedizin|ärztezentrum|internistische praxis|orthopädische praxis|gynäkologische praxis|frauenheilkunde|innere medizin|augenzentrum|praxisklinik|hausarztzentrum|praxis für orthopädie|dermatologie',
    doctor:
      'arzt|ärztin|ärzte|~hausarzt|hausärztin|hausärzte|~facharzt|~fachärztin|~fachärzte|hautarzt|hautärztin|kinderarzt|kinderärztin|augenarzt|augenärztin|frauenarzt|frauenärztin|internist|kardiologe|kardiologie|orthopäde|orthopädie|urologe|urologie|dermatologe|gynäkologe|gynäkologin|psychiater|psychiaterin|neurologe|neurologie|hno-arzt|chirurg|chirurgie|plastische chirurgie|plastischer chirurg|radiologe|radiologie|wahlarzt|wahlärztin|allgemeinmediziner|betriebsarzt|betriebsmedizin|schmerztherapie',
    dentist:
      'zahnarzt|zahnärztin|zahnärzte|~zahnarztpraxis|zahnarztpraxen|zahnmedizin|zahnklinik|zahnärztliche praxis|zahnheilkunde|zahnzentrum|implantologie|zahnarztordination|~zahnpraxis|kinderzahnarzt|oralchirurgie|mkg-chirurgie|praxis für zahnheilkunde|dentalhygiene|zahnimplantate',
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
      'züchter|züchterin|~hundezucht|~pferdezucht|~hundezüchter|katzenzucht|~gestüt|pferdezüchter|zwinger|zuchtstätte|rassehunde|welpen|katzenzüchter|hobbyzucht|zuchtverein|~rinderzucht|hundezwinger|deckrüde|kleintierzuchtverein|cattery|züchterverband|rassehundezucht|hengststation|hundezuchtverein|kaninchenzucht',
    'animal-shelter':
      '~tierheim|tierheime|~tierschutzverein|tierschutz|tierschutzorganisation|gnadenhof|tierhilfe|auffangstation|lebenshof|wildtierstation|tierrettung|hundehilfe|katzenhilfe|tierschutzhunde|tierrechtsorganisation|tierasyl|igelstation|tiernothilfe|hunde in not|katzenschutz|vogelschutz|tierherberge|tierschutzbund|tierauffangstation|pferdeschutzhof|artenschutz',
    'pet-sitter':
      'tiersitter|tierbetreuung|hundesitter|katzensitter|gassiservice|gassi-service|dogwalker|dogwalking|mobile tierbetreuung|hundesitting|katzenbetreuung|tiersitting|catsitter|dogsitter|hundesitterin|dog walking|tierbetreuung zu hause',
    'riding-stable':
      '~reitstall|reitställe|~reiterhof|~reiterhöfe|pensionsstall|pferdepension|pferdehof|~reitanlage|reitzentrum|ponyhof|~islandpferde|reitbetrieb|pensionspferde|pferdestall|pferdegestützte therapie|therapeutisches reiten|offenstall|einstellbetrieb|islandpferdehof|reitgut|pensionspferdehaltung|aktivstall|islandpferdegestüt|reittherapie|westernreiten|reitsportzentrum|reitsportanlage|hippotherapie|wanderreiten|pferdetraining|pferdetrainer|pferdetrainerin',
    hairdresser:
      '~friseur|friseure|~friseursalon|friseurin|friseurmeister|friseurmeisterin|frisör|coiffeur|coiffure|haarstudio|haarsalon|hairstylist|hairstyling|haarschnitt|frisuren|friseurteam|haarverlängerung|friseurgeschäft|hair studio|coiffeursalon|hairstudio|hair & beauty|haarmode|naturfriseur|haarwerk|zweithaar|perücken|perückenstudio|haarkunst|salon für haare|hairdesign|frisierstube',
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
      '~ernährungsberatung|ernährungsberater|ernährungsberaterin|diätologin|diätologe|ernährungstherapie|diätassistentin|ökotrophologin|ernährungscoach|ernährungsmedizin|ernährungstherapeutin|ernährungscoaching|abnehmcoach|gewichtsreduktion',
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
      '~bildungszentrum|bildungsträger|weiterbildung|~weiterbildungen|bildungseinrichtung|bildungsinstitut|weiterbildungsinstitut|schulungszentrum|ausbildungszentrum|trainingszentrum|bildungshaus|berufsbildungszentrum|fortbildung|fortbildungen|fortbildungsinstitut|schulungen|bildungsanbieter|bildungsstätte|erwachsenenbildung|schulungsanbieter|umschulung|umschulungen|aus- und weiterbildung|fort- und weiterbildung|berufsbildung|weiterbildungsanbieter|trainingsanbieter|seminarzentrum|weiterbildungsträger|meisterschule|trainingscenter|mitarbeiterschulungen|qualifizierung|bildungswesen|staplerschein|staplerschulung|bildungsunternehmen|schulungsunternehmen|seminaranbieter|bildungscampus|ausbildungsstätte|jagdschule|bildungsverein|jägerausbildung|berufskraftfahrer weiterbildung',
    'driving-school':
      '~fahrschule|~fahrschulen|führerschein|fahrlehrer|fahrlehrerin|fahrausbildung|fahrstunden|fahrsicherheitstraining|motorradfahrschule|verkehrsinstitut|ferienfahrschule|bkf-weiterbildung|führerscheine|verkehrskunde|lkw-fahrschule|mpu-vorbereitung|mpu-beratung|nothelferkurs|fahrsicherheitszentrum|fahrschul-verbund|fahrerschulung|fahrtraining',
    'language-school':
      '~sprachschule|~sprachschulen|sprachkurse|sprachkurs|sprachunterricht|deutschkurse|sprachinstitut|englischkurse|sprachtraining|sprachenschule|sprachenzentrum|deutschkurs|integrationskurse|sprachzentrum|spanischkurse|sprachlehrer|sprachlehrerin|deutsch als fremdsprache|englischunterricht|business english|deutschunterricht|firmensprachkurse|sprachakademie|sprachschule für deutsch|sprachcoach|englischkurs|spanischkurs|deutsch lernen',
    'music-school':
      '~musikschule|~musikschulen|musikunterricht|klavierunterricht|gitarrenunterricht|gesangsunterricht|geigenunterricht|schlagzeugunterricht|klavierlehrer|klavierlehrerin|konservatorium|musikakademie|gesangslehrerin|gesangslehrer|gitarrenlehrer|musikgarten|stimmbildung|schlagzeugschule|gitarrenschule|musiklehrer|klavierschule|musikpädagogin|musikalische früherziehung|gesangscoach|gesangsstudio|flötenunterricht|saxophonunterricht|schlagzeuglehrer|cellounterricht|gesangsschule|keyboardunterricht|vocal coach|vocal coaching',
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
      '~workshop|~workshops|~seminar|~seminare|seminars|kurs|kurse|schulung|lehrgang|lehrgänge|~kursangebot|training|trainings',
    'teaching-materials':
      '~unterrichtsmaterial|~unterrichtsmaterialien|lehrmaterialien|lehrmittel|arbeitsblätter|lernmaterial|lernmaterialien|lernspiele|bildungsmaterialien|lehrmaterial|lehrmittelverlag|grundschulmaterial|lernkarten|karteikarten|montessori-material|lernspielzeug|schulbücher|bildungsmedien',
    'translation-service':
      '~übersetzungsbüro|~übersetzungsagentur|übersetzungen|übersetzer|übersetzerin|dolmetscher|dolmetscherin|übersetzungsdienst|übersetzungsservice|sprachdienstleister|dolmetscherbüro|beglaubigte übersetzungen|beeidigte übersetzerin|vereidigte übersetzerin|fachübersetzungen|dolmetschen|dolmetschdienst|sprachendienst|konferenzdolmetscher|fachübersetzer|gebärdensprachdolmetscher|sprachdienstleistungen|konferenzdolmetscherin|lokalisierung|untertitelung|transkription|schreibbüro|fachübersetzungsdienst|technische übersetzungen|dolmetscheragentur|schriftdolmetscher|gebärdensprachdolmetscherin|beglaubigte übersetzung',
    library:
      '~bibliothek|~bibliotheken|~bücherei|~büchereien|mediathek|stadtbücherei|gemeindebücherei|bücherhalle|artothek|bibliothek der dinge',
    builder:
      '~bauunternehmen|~bauunternehmung|bauunternehmer|baufirma|~baugeschäft|hausbau|massivhaus|massivhäuser|~fertighaus|fertighäuser|~holzhaus|holzhäuser|hochbau|maurer|maurerbetrieb|sanierung|~sanierungen|altbausanierung|badsanierung|renovierung|renovierungen|bausanierung|generalunternehmer|~trockenbau|trockenbauer|innenausbau|bauhandwerk|rohbau|hausbauer|fertighausanbieter|wasserschadensanierung|betonbau|bauausführung|bautrocknung|schlüsselfertiges bauen|schimmelsanierung|komplettsanierung|modulbau|tiny houses|bautenschutz|blockhäuser|hallenbau|haussanierung|bauabdichtung|pflasterarbeiten|hausanbieter',
    carpenter:
      '~zimmerei|zimmereien|zimmermann|zimmerer|zimmermeister|~holzbau|zimmereibetrieb|treppenbau|treppenbauer|holzrahmenbau|zimmerermeister|holzbauunternehmen|holzbaubetrieb|dachstuhl|carports',
    joinery:
      '~tischlerei|~tischlereien|~schreinerei|~schreinereien|tischler|schreiner|tischlermeister|schreinermeister|möbeltischlerei|möbelbau|bautischlerei|bauschreinerei|möbelschreinerei|möbelmanufaktur|maßmöbel|möbel nach maß|möbelbauer|holzwerkstatt|ladenbau|drechslerei|holzverarbeitung|möbeltischler',
    electrician:
      'elektriker|~elektroinstallation|elektroinstallationen|elektroinstallateur|elektrobetrieb|elektrotechnik|elektromeister|elektrofirma|elektrofachbetrieb|elektroniker|elektroanlagen|elektromeisterbetrieb|elektrounternehmen|gebäudetechnik elektro|elektro-service|elektroservice|elektriker-notdienst|elektrotechniker',
    plumber:
      'klempner|~klempnerei|spengler|~spenglerei|sanitär|sanitärinstallateur|sanitärbetrieb|sanitärinstallation|installateur|installateure|flaschnerei|flaschner|rohrreinigung|~rohrreinigungen|kanalreinigung|abflussreinigung|rohrreinigungsdienst|sanitärtechnik|bauklempnerei|bauspenglerei|klempnernotdienst|installateurbetrieb|badstudio|badezimmer|rohrsanierung|kanalsanierung|wasserinstallateur|gas-wasser-installateur',
    'heating-engineer':
      '~heizungsbau|heizungsbauer|heizungsinstallateur|heizung|heizung und sanitär|heizung sanitär|sanitär heizung|heizungsbetrieb|wärmepumpen|wärmepumpe|heizungstechnik|sanitär- und heizungstechnik|shk-betrieb|shk|heizungswartung|heizungsfachbetrieb|ofenbau|ofenbauer|kaminbau|kachelofenbau|kaminofenstudio|kaminöfen|kachelöfen|heiztechnik|kaminstudio|hafner|pelletheizung|heizungsnotdienst|heizungen|ofenstudio|kaminbauer',
    hvac: 'klimatechnik|klimaanlagen|klimaanlage|kältetechnik|kälte- und klimatechnik|kälte-klima|lüftungsbau|lüftungstechnik|haustechnik|gebäudetechnik|heizung klima lüftung|klimaanlagenbau|heizung, lüftung, sanitär|kälteanlagen|lüftungsanlagen|versorgungstechnik|kälteanlagenbau|wohnraumlüftung',
    roofer:
      '~dachdecker|dachdeckerei|dachdeckerbetrieb|~bedachung|bedachungen|dachsanierung|dachdeckermeister|bedachungsgeschäft|dachbau|dachtechnik|dacharbeiten|dachabdichtung|dachfenster|dachreinigung|bedachungsunternehmen|dachdeckermeisterbetrieb|dachservice|dach- und fassadenbau|flachdachabdichtung|flachdach',
    painter:
      '~malerbetrieb|malermeister|malerarbeiten|maler und lackierer|maler- und lackiererbetrieb|malergeschäft|malerfachbetrieb|malerei und anstrich|anstreicher|fassadenanstrich|malerfirma|malerwerkstatt|malerwerkstätte|maler|lackierer|malermeisterbetrieb|raumgestaltung maler|malerbetriebe|malerei & anstrich|maler- und tapezierarbeiten|malerunternehmen|malerservice',
    tiler:
      '~fliesenleger|fliesenlegermeister|fliesenfachbetrieb|fliesen|plattenleger|fliesenverlegung|fliesenfachgeschäft|fliesenlegerbetrieb|fliesenhandel|natursteinverlegung|hafnermeister und fliesenleger|plattenbeläge|fliesenstudio',
    'flooring-company':
      '~bodenleger|~bodenbeläge|parkett|parkettleger|parkettstudio|fußbodentechnik|bodenbelag|estrich|estrichleger|estrichbau|parkettböden|bodenverlegung|fußbodenbau|bodenbeschichtung|bodenstudio|industrieböden|industriefußböden|holzböden|raumausstatter und bodenleger|dielen|parkettlegermeister|bodenschleifen|holzfußböden|bodenbeschichtungen|fußböden',
    plasterer:
      'stuckateur|stuckateurbetrieb|gipser|gipsergeschäft|~verputzer|stuckateurmeister|putzarbeiten|stuckateurgeschäft|lehmputz|lehmbau|innenputz|außenputz|verputzarbeiten|wärmedämmung|wärmedämmverbundsystem|gipserei',
    glazier:
      '~glaserei|glasereien|glaser|glasbau|glashandel|glasermeister|autoglas|autoglaserei|scheibenreparatur|glasreparatur|glastechnik|glasveredelung|glasnotdienst|spiegel nach maß|glasduschen',
    'window-company':
      'fensterbau|~fensterbauer|fenster und türen|fenster & türen|~fensterhersteller|garagentore|haustüren|~wintergarten|wintergartenbau|türen und tore|tore und türen|fensterbaubetrieb|tortechnik|fensterbau und haustüren|kunststofffenster|zimmertüren|holzfenster|haustürenhersteller|toranlagen|fenster nach maß|terrassenüberdachung|terrassenüberdachungen|innentüren|industrietore',
    'kitchen-studio':
      '~küchenstudio|~küchenstudios|einbauküchen|küchenplanung|küchenfachgeschäft|küchenhaus|küchenbauer|küchenbau|küchenhändler|küchenzentrum|küchencenter|küchenmanufaktur|küchentreff|küchenausstellung|designküchen|outdoorküchen',
    'blinds-company':
      '~sonnenschutz|~markisen|jalousien|rollladen|rolläden|rollladenbau|rollladenbauer|insektenschutz|sicht- und sonnenschutz|gardinen|plissees|sonnensegel|sonnenschutztechnik|fliegengitter|rollos|rollladen- und sonnenschutztechnik|gardinenstudio|gardinenservice|vorhänge|storen|sonnenschutzsysteme',
    'metal-workshop':
      '~schlosserei|schlossereien|~metallbau|metallbauer|~stahlbau|schmiede|~kunstschmiede|kunstschmied|metallverarbeitung|metallbearbeitung|schweißtechnik|schweißerei|blechbearbeitung|edelstahlverarbeitung|~zerspanungstechnik|cnc-fertigung|dreherei|metallbaubetrieb|metallwerkstatt|metallgestaltung|edelstahlbau|fräserei|laserschneiden|metalltechnik|zerspanung|blechtechnik|zaunbau|balkonbau|pulverbeschichtung|geländer|bauschlosserei|blechverarbeitung|feinblechtechnik|galvanik|oberflächentechnik|lohnfertigung metall|wasserstrahlschneiden|härterei|stahl- und metallbau|zäune|cnc-drehen|drehteile|präzisionsteile|schmied|cnc-technik|sandstrahlen',
    locksmith:
      '~schlüsseldienst|schlüsselnotdienst|aufsperrdienst|schlüsseldienste|schließtechnik|türöffnung|türöffnungen|schlosserdienst|schlüssel-notdienst|schließanlagen|türnotdienst|schlüsselservice|tresore|sicherheitstechnik und schlüsseldienst|einbruchschutz',
    'chimney-sweep':
      '~schornsteinfeger|schornsteinfegermeister|schornsteinfegerbetrieb|kaminkehrer|kaminfeger|rauchfangkehrer|kaminkehrermeister|schornsteinfegermeisterbetrieb|bezirksschornsteinfeger|schornsteinbau|schornsteinsanierung|kaminsanierung',
    scaffolder:
      '~gerüstbau|gerüstbauer|gerüste|gerüstverleih|gerüstbaubetrieb|arbeitsbühnenverleih gerüste|gerüstbauunternehmen|gerüstvermietung',
    'solar-installer':
      'photovoltaik|photovoltaikanlagen|photovoltaikanlage|solartechnik|solaranlagen|solarteur|solarenergie|pv-anlagen|solarunternehmen|photovoltaik-anlagen|solar|solarstrom|pv-anlage|stromspeicher|solarmodule|balkonkraftwerk|balkonkraftwerke|solaranbieter|batteriespeicher|solarpark|solarparks',
    'demolition-company':
      '~abbruchunternehmen|abbruch|abrissunternehmen|abbrucharbeiten|rückbau|asbestsanierung|abbruchfirma|asbestentsorgung|betonbohren|betonschneiden|kernbohrungen|schadstoffsanierung|abriss|kernbohrung|betonbohr- und sägearbeiten|betontrenntechnik',
    excavation:
      '~tiefbau|erdbau|erdarbeiten|baggerarbeiten|brunnenbau|baggerbetrieb|straßenbau|tiefbauunternehmen|erdbewegung|erdbewegungen|bohrunternehmen|spezialtiefbau|kanalbau|brunnenbohrung|baggerunternehmen|straßen- und tiefbau|rohrleitungsbau|minibagger|leitungsbau|kabelbau|pflasterbau|erdbohrungen|gleisbau|asphaltbau|glasfaserausbau',
    landscaper:
      '~gartenbau|garten- und landschaftsbau|landschaftsbau|galabau|gartengestaltung|gärtner|gartenpflege|landschaftsgärtner|gartenservice|~landschaftsgärtnerei|landschaftsarchitekt|landschaftsarchitektur|landschaftsarchitekten|gartenarchitekt|winterdienst|gartenplanung|gartengestalter|gartenbaubetrieb|gartenbauunternehmen|grünpflege|gartenarbeiten|gartendesign|landschaftspflege|gartenplaner|gartenbaufirma|pflasterer|landschaftsarchitektin|landschaftsplanung|gartenunterhalt|rasenpflege|rollrasen|dachbegrünung|gartenarchitektur|teichbau|friedhofsgärtnerei|grabpflege|gartenlandschaftsbau|innenraumbegrünung|spielplatzbau|naturgarten|gartenplanerin',
    'tree-surgeon':
      '~baumpflege|~baumfällung|baumfällungen|baumkletterer|baumdienst|baumpfleger|baumfällarbeiten|baumfäller|seilklettertechnik|baumservice|baumschnitt|spezialbaumfällung|problemfällungen|wurzelfräsen|wurzelstockfräsen|problembaumfällung|baumsachverständiger|baumarbeiten|baumgutachter|forstbetrieb|forstservice|holzernte|forstunternehmen',
    'pool-builder':
      'poolbau|~poolbauer|schwimmbadbau|schwimmbadtechnik|schwimmteichbau|schwimmteiche|pools|pooltechnik|swimmingpools|whirlpools|poolanlagen|schwimmbadbauer|naturpools|poolreinigung|schwimmteich|naturpool|schwimmbecken|poolzubehör|saunabau|saunabauer',
    'garden-centre':
      '~gartencenter|gartencenters|~gärtnerei|~gärtnereien|~baumschule|~baumschulen|pflanzenhandel|staudengärtnerei|gartenmarkt|pflanzencenter|pflanzenmarkt|staudengärtnereien|saatgut|bioland-gärtnerei|staudenkulturen|kakteen|pflanzenversand|pflanzenshop|rosenschule|zimmerpflanzen|rosengärtnerei',
    'cleaning-company':
      '~reinigungsfirma|~reinigungsunternehmen|~gebäudereinigung|~reinigungsservice|reinigungsdienst|gebäudereiniger|büroreinigung|unterhaltsreinigung|putzfirma|reinigungskräfte|hausreinigung|facility management|facility services|gebäudeservice|reinigungsdienstleistungen|gebäudemanagement|umzugsreinigung|gebäudedienste|gebäudedienstleistungen|reinigungsagentur|fassadenreinigung|baureinigung|industriereinigung|reinigungsarbeiten|gebäudedienstleister|praxisreinigung|endreinigung|putzhilfe|steinreinigung|tatortreinigung|brandschadensanierung|treppenhausreinigung|reinigungsinstitut|sonderreinigung|hygieneservice|wohnungsreinigung|reinigungsdienstleister|raumpflege|facility service|trockeneisreinigung',
    'carpet-cleaner':
      '~teppichreinigung|teppichwäscherei|polsterreinigung|teppichwäsche|orientteppichreinigung|matratzenreinigung|teppich- und polsterreinigung|teppichreparatur|sofareinigung|teppichreiniger|polster- und teppichreinigung',
    'window-cleaner':
      '~fensterreinigung|fensterputzer|~glasreinigung|fensterreiniger|glasreiniger|dachrinnenreinigung|solarreinigung|photovoltaikreinigung|glas- und gebäudereinigung|glas- und fensterreinigung',
    laundry:
      '~wäscherei|~wäschereien|waschsalon|waschsalons|heißmangel|wäscheservice|wäschedienst|bügelservice|mietwäsche|mangelstube|wäscheverleih|waschküche|bügelstube|hotelwäsche|textilpflege|textilservice|mietberufskleidung',
    'dry-cleaner':
      '~textilreinigung|chemische reinigung|textilpflegebetrieb|kleiderreinigung|lederreinigung|reinigungsannahme|vollreinigung|expressreinigung|brautkleidreinigung',
    'pest-control':
      '~schädlingsbekämpfung|kammerjäger|schädlingsbekämpfer|taubenabwehr|schädlingskontrolle|wespennotdienst|ungezieferbekämpfung|wespenbekämpfung|holzschutz und schädlingsbekämpfung|vogelabwehr|desinfektion|rattenbekämpfung|wespennestentfernung|marderabwehr|bettwanzenbekämpfung',
    'house-clearance':
      '~entrümpelung|entrümpelungen|haushaltsauflösung|haushaltsauflösungen|wohnungsauflösung|wohnungsauflösungen|entrümpler|räumung|räumungen|räumungsdienst|entrümpelungsfirma|wohnungsräumung|verlassenschaften|nachlassauflösung|messie-wohnungen|hausräumung|firmenauflösung|messiewohnung|wohnungsentrümpelung|firmenauflösungen',
    'waste-disposal':
      '~entsorgung|entsorgungsunternehmen|~containerdienst|abfallwirtschaft|abfallentsorgung|~recycling|schrotthandel|recyclinghof|wertstoffhof|entsorgungsfachbetrieb|schrottabholung|schrottankauf|müllabfuhr|abfallwirtschaftsbetrieb|aktenvernichtung|muldenservice|autoverwertung|altmetall|schrottplatz|recyclingunternehmen|muldendienst|absetzcontainer|autoentsorgung|abfallmanagement|bauschuttentsorgung|schrotthändler|metallrecycling|autoverschrottung|altkleider|abwasserverband|abwasserzweckverband|wertstoffe|stadtreinigung|rohstoffhandel|umweltdienste|kompostierung|kläranlage|papierentsorgung|altauto',
    'moving-company':
      '~umzugsunternehmen|umzüge|umzug|umzugsfirma|umzugsservice|möbelspedition|umzugsspedition|~umzugshelfer|möbeltransporte|möbeltaxi|umzugsfirmen|möbeltransport|firmenumzüge|klaviertransport|klaviertransporte|seniorenumzüge|privatumzüge|fernumzüge|auslandsumzüge|zügelfirma|umzugslogistik|büroumzüge|büroumzug|umzugsdienst|zügelunternehmen',
    'self-storage':
      '~selfstorage|self storage|lagerraum|lagerräume|lagerboxen|lagerbox|einlagerung|möbellager|möbeleinlagerung|mietlager|garagenpark|mietgaragen|lagercontainer|lagerplatz|lagerraum mieten|garagenvermietung|mietlagerbox|mietpark lager',
    handyman:
      '~hausmeisterservice|hausmeisterdienst|~hausmeisterdienste|hausmeister|handwerkerservice|hausservice|objektbetreuung|hauswart|hausbetreuung|montageservice|handwerksbetrieb|hauswartung|hausmeisterei|hauswartungen|möbelmontage|handwerker|handwerksservice|allround-handwerker|handwerksmeister|hausdienst|hausmeisterarbeiten|objektservice|haus- und gartenservice|kleinreparaturen|hausmeister-service|hauswartdienst|hauswartungsdienst|facility dienstleistungen|möbelaufbau|handwerksbetriebe',
    'appliance-repair':
      'hausgeräte-kundendienst|haushaltsgerätereparatur|waschmaschinenreparatur|hausgeräteservice|kundendienst für hausgeräte|waschmaschinen-reparatur|kaffeevollautomaten reparatur|kaffeemaschinenreparatur|gerätereparatur|elektrogeräte reparatur|repair café|repaircafé|hausgeräte|hausgerätekundendienst|nähmaschinenreparatur|elektroreparatur|fernsehreparatur|reparaturservice|reparaturdienst|reparaturwerkstatt',
    'phone-repair':
      '~handyreparatur|handyreparaturen|handy-reparatur|smartphone-reparatur|iphone-reparatur|handywerkstatt|displayreparatur|handydoktor|handyservice|smartphonereparatur|smartphone-werkstatt|display-reparatur',
    'computer-repair':
      'computerreparatur|computer-reparatur|pc-reparatur|laptop-reparatur|~computerservice|pc-service|pc-notdienst|pc-hilfe|computerhilfe|computerdienst|notebook-reparatur|edv-service für privat|computer-service|computerwerkstatt|computer-notdienst|pc-werkstatt|notebookreparatur|macbook reparatur|computernotdienst|laptopreparatur|pc-doktor|computerdoktor',
    'data-recovery':
      '~datenrettung|datenwiederherstellung|datenrettungslabor|festplatten-datenrettung|datenrettungsservice|festplattenrettung|datenrettungsunternehmen|it-forensik|datenforensik',
    upholsterer:
      '~polsterei|polstereien|polsterer|~raumausstatter|raumausstattung|raumausstatterin|raumausstattermeister|tapezierer|polsterwerkstatt|polstermöbel aufarbeiten|autosattlerei|~sattlerei|sattler|polstermanufaktur|raumausstattermeisterin|innendekoration|sattlermeister|bootssattlerei|polsterarbeiten|innendekorateur',
    tailor:
      '~schneiderei|~änderungsschneiderei|schneider|schneiderin|maßschneiderei|schneidermeisterin|maßanzüge|maßkonfektion|nähatelier|näherei|schneidermeister|modeatelier|maßanzug|maßschneider|maßhemden|nähkurse|nähstube|änderungsatelier|maßatelier|nähservice|nähwerkstatt|nähschule|schneideratelier|maßbekleidung|schneidermeisterei',
    shoemaker:
      '~schuhmacher|schuhmacherei|schuster|schuhreparatur|orthopädieschuhtechnik|orthopädie-schuhtechnik|maßschuhe|schuhmachermeister|schuhservice|schusterei|schuhreparaturen|orthopädieschuhmacher|schuhorthopädie|maßschuhmacher|orthopädieschuhmacherei|orthopädie-schuhmacher',
    watchmaker:
      '~uhrmacher|uhrmachermeister|uhrenmanufaktur|uhrmacherei|uhrenreparatur|uhrenwerkstatt|uhrenservice|uhrenatelier|uhrenreparaturen|uhrmacherwerkstatt',
    jeweller:
      '~juwelier|juweliere|juweliers|~goldschmiede|goldschmied|goldschmiedin|~schmuck|schmuckdesign|schmuckdesigner|schmuckdesignerin|schmuckmanufaktur|trauringe|goldschmiedemeister|schmuckatelier|~goldschmiedewerkstatt|bijouterie|goldschmiedemeisterin|schmuckwerkstatt|eheringe|silberschmiede|goldankauf|schmuckgalerie|silberschmuck|silberschmied|diamanten|edelsteine|verlobungsringe|trauringstudio|schmuckgestaltung',
    printer:
      '~druckerei|~druckereien|druckhaus|~textildruck|siebdruck|copyshop|copy shop|digitaldruck|~offsetdruck|stickerei|druckdienstleister|3d-druck|3d-druckservice|kopierzentrum|druckzentrum|t-shirt-druck|druckstudio|textilveredelung|onlinedruckerei|online-druckerei|druckservice|buchdruckerei|drucksachen|siebdruckerei|textilveredlung|druckmanufaktur|druckunternehmen|print on demand druckerei|etikettendruck|letterpress|druckwerkstatt|medienhaus druck|großformatdruck|druckproduktion|stempel|verpackungsdruck|textilstickerei|buchbinderei und druckerei|stickservice|kopierservice|druckveredelung|druckmedien|3d-druck-service|werbedruck',
    'sign-maker':
      '~werbetechnik|werbetechniker|schilder|~schilderhersteller|beschriftungen|fahrzeugbeschriftung|leuchtreklame|folierung|fahrzeugfolierung|schildermacher|beschriftung|lichtwerbung|autofolierung|car wrapping|schilderwerkstatt|außenwerbung|fahrzeugbeschriftungen|lichtreklame|gravuren|schilder- und lichtreklame|beschriftungstechnik|folientechnik|graviertechnik|gravur|schaufensterbeschriftung|gravurbetrieb|werbebeschriftung|scheibentönung|folierungen|schilderdruck',
    'car-repair':
      '~autowerkstatt|kfz-werkstatt|kfz-service|~autoservice|auto-service|kfz-meisterbetrieb|kfz-reparatur|kfz-betrieb|autoreparatur|kfz-meister|meisterwerkstatt|freie werkstatt|autogarage|motorradwerkstatt|kfz-technik|fahrzeugtechnik|kfz|kfz-reparaturen|werkstatt|kfz-werkstätte|mehrmarkenwerkstatt|oldtimerwerkstatt|kfz-service-betrieb|lkw-werkstatt|motoreninstandsetzung|oldtimer-restaurierung|oldtimerrestaurierung|autowerkstätten|kfz-fachbetrieb|tuning|chiptuning|kfz-fachwerkstatt|carrosserie und garage|autoelektrik|motorinstandsetzung|kfz-teile|autoteile|landmaschinenwerkstatt|garagenbetrieb|hauptuntersuchung|autoreparaturen|wohnmobilwerkstatt|autoersatzteile|oldtimer restauration|fahrzeugpflege und reparatur|bootsmotoren service',
    'car-body-shop':
      '~karosseriebau|karosserie|autolackiererei|~lackiererei|fahrzeugaufbereitung|~autoaufbereitung|unfallinstandsetzung|karosseriewerkstatt|karosserie und lack|fahrzeuglackierung|autopflege|smart repair|carrosserie|autospenglerei|dellentechnik|fahrzeugpflege|kfz-aufbereitung|lackierzentrum|unfallreparatur|karosseriefachbetrieb|autolack|autolackierung|spot repair|autokosmetik|fahrzeuglackiererei|beulendoktor|karosserie- und lackierfachbetrieb|carrosseriewerk|hagelschaden|autolackierer|keramikversiegelung|dellendoktor|autosattlerei und aufbereitung|carrosserie-spenglerei|unfallschaden|ausbeultechnik',
    'car-wash':
      '~autowäsche|waschanlage|~waschstraße|waschpark|autowaschanlage|sb-waschanlage|sb-waschpark|autowaschpark|waschstraßen|autowaschcenter|handwäsche|waschanlagen|autowaschstraße|autowaschzentrum|waschcenter',
    'car-dealer':
      '~autohaus|~autohändler|~autohandel|gebrauchtwagen|neuwagen|autohäuser|fahrzeughandel|autozentrum|kfz-handel|autoankauf|vertragshändler|automobile|gebrauchtwagenhändler|eu-neuwagen|jahreswagen|wohnmobilhändler|wohnmobile|wohnwagen|nutzfahrzeuge|automobilhandel|autoverkauf|oldtimer|fahrzeugankauf|autohauses|auto-ankauf|autocenter|eu-fahrzeuge|wohnwagenhändler|reisemobile|autoimport|oldtimerhandel|autopark|landmaschinen|landtechnik|nutzfahrzeugzentrum|caravans|unfallwagenankauf|lkw-handel|automobilhändler|caravan-center|baumaschinenhandel|landmaschinenhandel|stapler|gabelstapler|anhänger|anhängercenter|kfz-ankauf',
    'car-rental':
      '~autovermietung|~autovermietungen|mietwagen|~wohnmobilvermietung|leihwagen|carsharing|transportervermietung|wohnmobilverleih|wohnmobil mieten|~autoverleih|campervermietung|car-sharing|transporter mieten|motorradvermietung|wohnmobil-vermietung|reisemobilvermietung|oldtimervermietung|mietwagenvermittlung|camper mieten|motorradverleih|lkw-vermietung|kleinbusvermietung|sportwagenvermietung|rollerverleih|auto-abo|fahrzeugvermietung|wohnwagenvermietung|sportwagen mieten|wohnmobile mieten|anhängerverleih|anhängervermietung|carsharing-verein|camper vermietung|autovermieter|oldtimer mieten',
    'tyre-dealer':
      '~reifenhandel|reifen|reifenservice|reifenhändler|reifenfachhandel|reifendienst|reifenwechsel|reifencenter|felgen|reifenhandels|räder und reifen|reifen-service|winterreifen|reifenmontage|pneuhaus|reifenhaus|reifenfachbetrieb|felgenaufbereitung|autoreifen|komplettreifen|reifenfachhändler|reifen und felgen|pneus|reifenzentrum|alufelgen',
    'motorcycle-dealer':
      '~motorradhändler|motorräder|motorradhaus|motorradhandel|motorrad|motorroller|~motorradzentrum|zweirad|zweiradcenter motorrad|motorradshop|motorradzubehör|motorradbekleidung|quads|rollerhändler|roller|motorrad-händler|motorradcenter|motorradladen|motorradteile|custom bikes|vespa',
    'bike-shop':
      '~fahrradladen|~fahrradgeschäft|fahrradhändler|fahrräder|~fahrradwerkstatt|radsport|e-bikes|zweiradhändler|fahrradhandel|fahrradreparatur|radladen|e-bike händler|fahrrad|zweiradfachgeschäft|velos|veloladen|fahrradfachgeschäft|radhaus|lastenräder|bike shop|radgeschäft|velowerkstatt|fahrradmanufaktur|fahrradhaus|fahrradservice|lastenfahrräder|zweirad-fachgeschäft|rennräder|fahrradfachhandel|radfachgeschäft|zweiradmechaniker|lastenrad|velogeschäft|mountainbikes|fahrradladens|fahrradteile|fahrradzubehör|bikeshop|velo|pedelecs|e-bike-shop|fahrrad-werkstatt|fahrradschmiede|spezialräder|radwerkstatt|e-bike-center|zweiradcenter|dreiräder',
    'towing-service':
      '~abschleppdienst|abschleppdienste|pannenhilfe|pannendienst|bergedienst|abschleppunternehmen|abschleppservice|bergungsdienst|bergungs- und abschleppdienst|pannenservice|fahrzeugüberführung|fahrzeugtransporte|abschlepp- und bergungsdienst|autotransporte|autotransport|automobilclub',
    taxi: 'taxi|taxis|taxiunternehmen|taxibetrieb|taxizentrale|taxiservice|~taxidienst|taxi-unternehmen|funktaxi|mietwagenunternehmen|taxi-service|taxiruf|taxi und mietwagen|taxi-zentrale|taxifahrten|taxigenossenschaft|großraumtaxi|taxi & mietwagen|taxigesellschaft',
    chauffeur:
      '~chauffeurservice|chauffeur-service|limousinenservice|limousinen-service|fahrservice|~fahrdienst|~fahrdienste|chauffeur|vip-service|limousinen|stretchlimousine|stretchlimousinen|hochzeitsauto|hochzeitsautos|chauffeurdienst|limousinenservices|personenbeförderung|chauffeure|shuttle- und fahrservice|fahrdienstleister',
    'airport-transfer':
      '~flughafentransfer|flughafentransfers|flughafen-transfer|~flughafentaxi|airport-transfer|shuttleservice|flughafenshuttle|flughafen-shuttle|airport shuttle|shuttle-service|flughafenzubringer|airporttransfer|flughafen-taxi|shuttlebus|parken am flughafen|flughafenparkplatz|parkplatz am flughafen',
    'bus-company':
      '~busunternehmen|busreisen|~reisebusse|omnibusunternehmen|omnibusbetrieb|busbetrieb|busvermietung|bus mieten|omnibusverkehr|reisebusunternehmen|reisebus mieten|busanmietung|omnibusreisen|partybus|reisebus|kleinbus|omnibus|carreisen|busreiseveranstalter|autobusunternehmen|reisedienst busreisen',
    'bus-service':
      '~verkehrsbetriebe|~verkehrsverbund|linienverkehr|~bürgerbus|fährverbindung|museumseisenbahn|museumsbahn|fähre|fähren|eisenbahn|eisenbahnverkehrsunternehmen|busverkehr|seilbahn|seilbahnen|fernbus|verkehrsgesellschaft|nahverkehr|verkehrsunternehmen|bergbahn|bergbahnen|schmalspurbahn|reederei|rufbus|stadtbus|eisenbahngesellschaft|straßenbahn|zahnradbahn|dampfbahn|parkeisenbahn|schülerverkehr|stadtverkehr|bürgerbusverein|fährgesellschaft|mitfahrzentrale|dampfeisenbahn|standseilbahn',
    'patient-transport':
      '~krankentransport|~krankentransporte|~krankenfahrten|patientenfahrdienst|krankenbeförderung|rollstuhltaxi|patiententransport|liegendtransport|liegendtransporte|behindertentransport|krankenfahrdienst|patientenfahrten|ambulanz|behindertenfahrdienst|rollstuhltransport|rollstuhlfahrdienst|sitzendtransport|krankenfahrt|patiententransporte|krankentransportunternehmen|ambulanzdienst|rettungsflug',
    courier:
      '~kurierdienst|kurierdienste|kurier|lieferdienst|~lieferdienste|expressdienst|paketdienst|fahrradkurier|botendienst|kuriere|kurierservice|kleintransporte|kurierfahrten|zustelldienst|kurier- und expressdienst|briefdienst|eiltransporte|paketversand|velokurier|kleintransport|zustellservice|lieferservice|postdienst|briefdienstleister|postdienstleister|kurierunternehmen',
    haulier:
      '~spedition|~speditionen|transportunternehmen|~transporte|fuhrunternehmen|transporteur|frachtführer|güterkraftverkehr|schwertransporte|transportfirma|güterverkehr|transportdienstleister|kranarbeiten|nahverkehrsspedition|fuhrbetrieb|kranverleih|transportservice|kühltransporte|ferntransporte|schwerlasttransporte|internationale transporte|spezialtransporte|kranvermietung|tiertransporte|autokrane|pferdetransporte|autokran|krandienst|silotransporte|stückgut|transportbetrieb',
    'logistics-company':
      '~logistik|logistikunternehmen|logistikdienstleister|logistiker|fulfillment|fulfillment-dienstleister|lagerlogistik|zollagentur|zollabfertigung|seefracht|luftfracht|kontraktlogistik|transportlogistik|frachtvermittlung|logistikzentrum|logistics|supply chain management|zolldienstleister|lagerhaltung|intralogistik|logistikpartner|zollservice|e-commerce-logistik|transport und logistik|logistikdienstleistungen|e-commerce fulfillment|speditionslogistik|logistikberatung|containerlogistik|versanddienstleister|verpackungsdienstleister|zollberatung|lagerhaus|zolldeklaration|schifffahrtsunternehmen|verzollung|logistikdienstleistung|zolldienstleistungen',
    'funeral-director':
      '~bestattungen|~bestatter|~bestattungsinstitut|bestattungshaus|bestattungsunternehmen|~bestattung|beerdigungsinstitut|krematorium|tierbestattung|tierkrematorium|trauerredner|trauerrednerin|friedwald|bestattungsinstitute|bestattungsdienst|bestatterin|steinmetz|grabsteine|grabmale|~steinmetzbetrieb|steinmetzmeister|grabmal|bestattungswald|ruheforst|bestattungsvorsorge|trauerhilfe|friedhof|seebestattung|seebestattungen|grabsteinmetz|tierbestattungen|bestattungswesen|urnen|pietät|friedhöfe|naturstein und grabmale|särge',
    'security-company':
      '~sicherheitsdienst|sicherheitsdienste|sicherheitsunternehmen|wachdienst|~objektschutz|alarmanlagen|videoüberwachung|sicherheitstechnik|wachschutz|bewachung|sicherheitsdienstleister|personenschutz|bewachungsunternehmen|brandschutz|sicherheitsservice|alarmanlage|baustellenbewachung|einbruchmeldeanlagen|brandschutztechnik|sicherheitsfirma|sicherheitsdienstleistungen|sicherheitssysteme|feuerlöscher|werkschutz|brandmeldeanlagen|zutrittskontrolle|brandmeldetechnik|security dienst|baustellenüberwachung|wach- und sicherheitsdienst|veranstaltungsschutz|sicherheitsanlagen|brandschutzservice|rauchmelder|sicherheitspersonal|kaufhausdetektive|feuerschutz|sicherheitskonzepte',
    'rental-service':
      '~verleih|~vermietung|~vermietungen|mietservice|werkzeugverleih|baumaschinenvermietung|maschinenvermietung|baumaschinenverleih|mietpark|arbeitsbühnen|arbeitsbühnenvermietung|geräteverleih|containervermietung|maschinenverleih|maschinenmiete|mietgeräte|gerätevermietung|arbeitsbühnenverleih|leihservice|toilettenvermietung|mobile toiletten|mobiltoiletten|leasing|mobile toilettenwagen|verleihservice|toilettenwagen',
    'law-firm':
      '~rechtsanwalt|~rechtsanwälte|rechtsanwältin|~anwaltskanzlei|~rechtsanwaltskanzlei|kanzlei|kanzleien|~fachanwalt|fachanwältin|~anwälte|~anwalt|anwältin|anwaltsbüro|rechtsanwaltsgesellschaft|advokatur|rechtsberatung|~wirtschaftskanzlei|patentanwälte|patentanwalt|patentanwaltskanzlei|mediator|mediatorin|mediation|anwaltsgemeinschaft|rechtsanwaltssozietät|juristen|rechtsanwältinnen|inkassounternehmen|inkasso|strafverteidiger|rechtsdienstleister|anwaltssozietät|fachanwälte|anwaltsgesellschaft|familienmediation|wirtschaftsmediation|berufsbetreuer|rechtsbeistand|insolvenzverwalter|verfahrensbeistand',
    notary:
      '~notar|notare|notarin|notariat|notariate|~notarkanzlei|notariatskanzlei|öffentlicher notar|notare und notarinnen|notariatsbüro',
    'tax-adviser':
      '~steuerberater|steuerberaterin|steuerkanzlei|~steuerberatung|steuerberatungsgesellschaft|steuerberatungskanzlei|steuerbüro|lohnsteuerhilfe|lohnsteuerhilfeverein|steuerberaterkanzlei|steuerbevollmächtigter|steuererklärung|steuererklärungen|steuerexperten|steuerhilfe',
    accountant:
      '~buchhaltung|buchhaltungsbüro|treuhand|treuhandbüro|treuhänder|buchhalter|buchhalterin|lohnbuchhaltung|finanzbuchhaltung|bilanzbuchhalter|buchhaltungsservice|buchführungsbüro|lohnbüro|treuhandgesellschaft|treuhandunternehmen|lohnabrechnung|buchführung|treuhandfirma|buchführungshilfe|bilanzbuchhalterin|selbständige buchhalterin|buchführungsservice|lohnverrechnung|buchhaltungsbüros',
    auditor:
      '~wirtschaftsprüfer|~wirtschaftsprüfung|wirtschaftsprüfungsgesellschaft|wirtschaftsprüferin|wirtschaftsprüfungskanzlei|revisionsgesellschaft|wirtschaftstreuhänder|abschlussprüfer|revisionsstelle',
    'insurance-broker':
      '~versicherungsmakler|versicherungsmaklerin|versicherungsbüro|versicherungsagentur|~versicherungsvermittler|versicherungsvertreter|versicherungsberater|versicherungsvertretung|maklerbüro versicherungen|versicherungsvergleich|versicherungskontor|versicherungsmaklerbüro|versicherungsdienst|assekuranzmakler|versicherungsberatung|maklerpool|versicherungsmakler-unternehmen|assekuranz|versicherungsmaklers',
    insurer:
      'versicherung|versicherungen|~krankenversicherung|~krankenkasse|versicherungsgesellschaft|versicherungsunternehmen|krankenkassen|versicherer|sterbekasse|rechtsschutzversicherung|versicherungsverein|pensionskasse|berufsgenossenschaft|betriebskrankenkasse|versorgungswerk|lebensversicherung|tierkrankenversicherung|zusatzversicherung|unfallkasse|haftpflichtversicherung',
    bank: 'bank|banken|~sparkasse|~volksbank|raiffeisenbank|genossenschaftsbank|privatbank|direktbank|bausparkasse|kantonalbank|kreditinstitut|regionalbank|geldinstitut|förderbank|onlinebank|landesbank|girokonto|geschäftskonto',
    'financial-adviser':
      '~finanzberater|~finanzberatung|finanzberaterin|vermögensberatung|vermögensberater|finanzplaner|finanzplanung|honorarberater|finanzdienstleister|finanzmakler|finanzcoach|anlageberatung|vorsorgeberatung|finanzdienstleistungen|finanzcoaching|honorarberatung|finanzdienstleistung|fördermittelberatung|altersvorsorge|finanzexperten|finanzbildung|anlageberater|betriebliche altersvorsorge|finanzstrategien|vermögensaufbau',
    'mortgage-broker':
      '~baufinanzierung|~baufinanzierungen|immobilienfinanzierung|baufinanzierer|kreditvermittler|kreditvermittlung|finanzierungsvermittler|hypotheken|finanzierungsberater|baufinanzierungsberatung|kreditmakler|hypothekenvermittler|kredit|kredite|finanzierungsmakler|privatkredit|factoring|finanzierungsberatung|privatkredite|kreditvergleich|hypothekarberatung',
    'asset-manager':
      '~vermögensverwaltung|vermögensverwalter|asset manager|asset management|fondsgesellschaft|family office|kapitalverwaltungsgesellschaft|fondsmanagement|investmentfonds|kapitalanlagegesellschaft|anlageverwaltung|fondsboutique|kapitalverwaltung|fondsverwaltung|investmentmanager',
    'venture-capital':
      '~risikokapital|venture capital|beteiligungsgesellschaft|private equity|inkubator|accelerator|startup-accelerator|investmentgesellschaft|wagniskapital|gründerzentrum|investor|business angels|kapitalbeteiligungsgesellschaft|technologiezentrum|innovationszentrum|risikokapitalgeber|frühphaseninvestor|crowdinvesting|beteiligungsunternehmen|kapitalbeteiligung|gründungszentrum|technologiepark|gründerzentren|venture studio|beteiligungsholding|investmenthaus|unternehmensbeteiligungen|m&a-beratung|unternehmensnachfolge|gründungsberatung',
    'estate-agent':
      '~immobilienmakler|immobilienmaklerin|makler|maklerbüro|~immobilien|immobilienagentur|immobilienbüro|immobilienvermittlung|immobilienunternehmen|wohnungsvermittlung|immobilienverkauf|immobilienberatung|hausverkauf|immobilienberater|immobilienservice|realitätenbüro|gewerbeimmobilien|immobilientreuhänder|immobilienkauf|maklerunternehmen|immobilienkanzlei|maklerin|realitäten|immobilientreuhand|immobilienvermarktung|maklerhaus|ferienimmobilien|immobilienmaklerbüro|immobilienexperten|anlageimmobilien|immobilienankauf',
    'property-manager':
      '~hausverwaltung|hausverwaltungen|hausverwalter|immobilienverwaltung|weg-verwaltung|mietverwaltung|liegenschaftsverwaltung|immobilienbewirtschaftung|hausverwalterin|immobilienverwalter|grundstücksverwaltung|property management|objektverwaltung|sondereigentumsverwaltung|wohnungsverwaltung|gebäudeverwaltung|immobilienmanagement|ferienwohnungsverwaltung|wohnungseigentumsverwaltung|grundbesitzverwaltung|immobilienverwaltungen',
    'property-developer':
      '~bauträger|bauträgergesellschaft|projektentwickler|immobilienentwickler|projektentwicklung|immobilienprojekt|immobilienentwicklung|~wohnungsbaugesellschaft|~wohnbau|neubauprojekt|neubauwohnungen|eigentumswohnungen|wohnungsunternehmen|wohnungsgesellschaft|wohnpark|wohnquartier|neubauprojekte|immobilienprojekte|immobiliengesellschaft|wohnungsbau|bauprojekt|wohnbaugesellschaft|neubau|wohnprojekt|quartiersentwicklung|wohnüberbauung|mietwohnungen|gewerbepark|wohnbauträger|industriepark|neubauquartier|wohnungswirtschaft|bürogebäude',
    architect:
      '~architekt|~architekten|architektin|~architekturbüro|~architekturbüros|architektur|architektinnen|architekturstudio|~architekturatelier|planungsbüro für architektur|architekturwerkstatt|stadtplanung|stadtplaner|architekturbureau|städtebau|architektenbüro|bauplanung|baubiologie|baubiologe|architektengemeinschaft|hochbauplanung|bauzeichner|architekturvisualisierung',
    'interior-designer':
      '~innenarchitekt|innenarchitektin|innenarchitekten|innenarchitektur|interior design|interior designer|interior designerin|innenarchitekturbüro|home staging|inneneinrichtung|einrichtungsberatung|raumgestaltung|homestaging|einrichtungsplanung|raumplanung|wohnberatung|raumkonzepte|einrichtungsberater|inneneinrichter|wohnraumgestaltung|raumdesign|raumausstattung und interior design|home stagerin|objekteinrichtung|lichtplanung',
    surveyor:
      '~vermessungsbüro|vermessung|sachverständiger|sachverständige|~sachverständigenbüro|gutachter|gutachterin|bausachverständiger|baugutachter|immobiliengutachter|immobilienbewertung|kfz-gutachter|kfz-sachverständiger|energieberater|~energieberatung|kfz-sachverständigenbüro|vermessungsingenieur|energieausweis|vermessungsingenieure|immobilienbewertungen|gutachten|kfz-gutachten|immobiliensachverständiger|wertermittlung|gutachterbüro|energieeffizienzberater|sachverständigen|bausachverständige|energieberaterin|geometer|thermografie|energieeffizienz-experte|gebäudeenergieberatung|bauschadengutachter|unfallgutachter|drohnenvermessung|geodäsie|baugutachten|öffentlich bestellter und vereidigter sachverständiger|energieeffizienz-experten',
    'engineering-firm':
      '~ingenieurbüro|ingenieurbüros|~ingenieure|ingenieurgesellschaft|~planungsbüro|tragwerksplanung|statik|statiker|ingenieurdienstleister|engineering|bauingenieur|ingenieurunternehmen|automatisierungstechnik|ingenieurdienstleistungen|statikbüro|bauingenieure|ingenieurleistungen|ingenieurbau|ingenieurwesen|konstruktionsbüro|planungsgesellschaft|produktentwicklung|fachplaner|baustatik|fachplanung|entwicklungsdienstleister|bauphysik|ingenieur|ingenieurgemeinschaft|brandschutzplanung|schaltschrankbau|elektroplanung|tga-planung|prozesstechnik|hardwareentwicklung|bauleitung|projektsteuerung|konstruktion und entwicklung|baumanagement|planungsbüros|umweltplanung|geotechnik|baugrundgutachten|industrieautomation|elektronikentwicklung|verfahrenstechnik|konstruktionsdienstleister|baugrunduntersuchung|ingenieurdienstleistung|bauüberwachung',
    consultancy:
      '~unternehmensberatung|unternehmensberater|~beratungsunternehmen|~beratungsgesellschaft|managementberatung|strategieberatung|consulting|consultants|unternehmensberaterin|beratungsfirma|~personalberatung|nachhaltigkeitsberatung|organisationsentwicklung|organisationsberatung|prozessberatung|hr-beratung|beratungshaus|arbeitssicherheit|berater|beraterin|beratungsagentur|existenzgründungsberatung|consulting-unternehmen|interim management|beratungsbüro|interim manager|vertriebsberatung|umweltberatung|innovationsberatung|energieberatungsunternehmen|change management|hotelberatung|datenschutzbeauftragter|externer datenschutzbeauftragter|datenschutzberatung|brandschutzbeauftragter|fachkraft für arbeitssicherheit|beratungsdienstleistungen|qualitätsmanagementberatung|consultancy|wirtschaftsberatung|praxisberatung|projektmanagementberatung|betriebliches gesundheitsmanagement|beratungspartner|unternehmensentwicklung|sicherheitsberatung|managementsysteme|strategieberater|regionalentwicklung|beratergruppe|gastronomieberatung|datenschutz-beratung',
    'it-consultancy':
      'it-consulting|technologieberatung|digitalisierungsberatung|sap-beratung|it-beratungsunternehmen|cloud-beratung|digitalberatung|it-unternehmensberatung|it-berater|ki-beratung|it-sicherheitsberatung|sap-berater|it-strategie|sap consulting|sap-partner|it-consultant|cybersecurity-beratung|salesforce beratung|datenberatung|edv-beratung|microsoft-partner|odoo partner|digitalisierungspartner|it-projektmanagement|beratung für digitalisierung|it-security-beratung',
    'it-services':
      'it-service|it-systemhaus|~systemhaus|it-services|it-support|it-dienstleistungen|edv-service|edv|edv-dienstleister|it-betreuung|it-lösungen|managed services|it-unternehmen|it-partner|it-firma|it-haus|netzwerktechnik|edv-systemhaus|it-service-provider|edv-dienstleistungen|it-infrastruktur|managed service provider|edv-betreuung|edv-lösungen|it-outsourcing|it-dienstleistung|systembetreuung|it-administration|edv-technik|it-systeme|computer und netzwerke|it-servicepartner|it-abteilung|it-systembetreuung|systemadministration',
    'software-company':
      '~softwareunternehmen|softwarefirma|~softwareentwicklung|software-entwicklung|softwarehaus|softwarehersteller|softwareanbieter|softwareagentur|~softwareschmiede|app-agentur|technologieunternehmen|individualsoftware|softwareentwickler|softwareentwicklungsunternehmen|appentwicklung|app-entwickler|tech-unternehmen|programmierung|software-unternehmen|softwaredienstleister|software-entwickler|software-agentur|softwarehauses|softwareprojekte|software-haus|individuelle software|softwarelösungen nach maß|individuelle softwarelösungen|softwaremanufaktur|technologieanbieter|software engineering|softwareberatung|technologiefirma|individuelle softwareentwicklung|software-hersteller|app programmierung|digitalunternehmen|softwarestudio|softwareentwicklungsfirma',
    'systems-integrator':
      '~systemintegrator|systemintegration|systemintegratoren|anlagenintegrator|systemhaus für automatisierung|medientechnik|konferenztechnik|av-technik|leitsysteme',
    'web-agency':
      '~webagentur|~internetagentur|~digitalagentur|webdesign|webdesign-agentur|~webentwicklung|web-agentur|webdesignagentur|webseitenerstellung|homepage-erstellung|wordpress-agentur|shopify-agentur|e-commerce-agentur|webseiten|digital-agentur|internet-agentur|homepageerstellung|typo3-agentur|websites|webstudio|homepage erstellen lassen|shopware-agentur|agentur für webdesign|onlineshop-agentur|homepages|webdienstleister|magento agentur|wordpress|onlineagentur|online-agentur|full-service-digitalagentur|websiteerstellung|webseiten-erstellung|internetauftritte|webprojekte|webshop-agentur|web development|webservices|homepage-baukasten agentur|multimedia-agentur|multimediaagentur',
    'web-designer':
      'webdesigner|webdesignerin|webentwickler|webentwicklerin|web-entwickler|freelancer webdesigner|web designer|web designerin|web developer|webmaster|mediengestalter|mediengestalterin|wordpress-experte|wordpress entwickler|typo3-entwickler|typo3 freelancer|wordpress freelancer|freiberuflicher webdesigner|freiberuflicher webentwickler',
    developer:
      '~programmierer|programmiererin|frontend-entwickler|frontend-entwicklerin|backend-entwickler|full-stack-entwickler|fullstack-entwickler|software engineer|software-ingenieur|php-entwickler|java-entwickler|full-stack developer|fullstack developer|softwareentwicklerin|software developer|softwarearchitekt|data scientist|software-architekt|anwendungsentwickler|informatiker|informatikerin|frontend developer|android-entwickler|ios-entwickler|softwareingenieur|devops engineer',
    'marketing-agency':
      '~marketingagentur|~onlinemarketing|online-marketing|marketing-agentur|social-media-agentur|content-agentur|marketingberatung|performance-marketing|performance marketing agentur|digitalmarketing|digitales marketing|performance-agentur|texterin|texter|werbetexter|werbetexterin|copywriter|inbound-marketing-agentur|digital-marketing-agentur|lead-agentur|google ads agentur|content marketing agentur|vertriebsagentur|marketing|influencer-agentur|leadgenerierung|recruiting-agentur|agentur für online-marketing|copywriterin|social media manager|social media managerin|b2b-marketing|social-media-marketing|online-redaktion|amazon-agentur|neukundengewinnung|kundengewinnung|marketingexperte|marketingberater|marketingberaterin|influencer marketing agentur|contentagentur|textagentur|marketingunternehmen|werbetexte|marketingservice|promotionagentur|promotion-agentur|content creator|content creation|ugc creator|ugc creatorin|e-mail-marketing-agentur|vertriebsdienstleister|marketingdienstleister|dialogmarketing|marktforschung|direktmarketing|b2b-agentur|praxismarketing',
    'advertising-agency':
      '~werbeagentur|~werbeagenturen|~kreativagentur|~kommunikationsagentur|~mediaagentur|full-service-agentur|fullservice-agentur|full-service-werbeagentur|medienagentur|~reklame|media-agentur|werbebüro|kommunikationsberatung|außenwerbungsanbieter|agentur für kommunikation|agentur für werbung|werbeunternehmen|werbemittel|werbeartikel|werbegeschenke|plakatwerbung|werbefirma|digital signage agentur|werbeartikelagentur|kinowerbung|agentur für marketing und kommunikation|agentur für marken und kommunikation|agentur für marketing|kommunikationsbüro|markenkommunikation',
    'design-studio':
      '~designagentur|~designstudio|designbüro|grafikbüro|grafikdesign|~grafikatelier|branding-agentur|brandingagentur|markenagentur|ux-agentur|grafikagentur|kommunikationsdesign|gestaltungsbüro|corporate design|design-agentur|design-studio|grafik-design|grafikstudio|designwerkstatt|kreativstudio|agentur für design|markenberatung|brand design|ux/ui design|ux-design|ui/ux design|produktdesign|branding|industriedesign|animationsstudio|kreativbüro|branding studio|designagenturen|büro für gestaltung|studio für gestaltung|büro für kommunikationsdesign|editorial design|mediengestaltung|visuelle kommunikation|verpackungsdesign|designatelier|3d-visualisierung|logodesign|3d-animation|motion design|logoerstellung|animationsfilm studio|packaging design',
    designer:
      'grafikdesigner|grafikdesignerin|grafiker|grafikerin|kommunikationsdesigner|kommunikationsdesignerin|produktdesigner|produktdesignerin|modedesigner|modedesignerin|ux-designer|industriedesigner|designerin|designer|ux designerin|ui/ux designer|brand designerin|brand designer|grafik-designer|grafik-designerin|mode-designerin|interaction designer|mediendesigner|mediendesignerin|bühnenbildner|bühnenbildnerin|kostümbildnerin|textildesignerin|product designer|motion designer|gestalterin|gestalter',
    'pr-agency':
      'öffentlichkeitsarbeit|pressebüro|agentur für öffentlichkeitsarbeit|public relations|pr-beratung|presseagentur pr|pressearbeit|pr-büro|agentur für pr|kommunikationsagentur für pr|medienbüro|pr & kommunikation|redaktionsbüro|public affairs',
    'seo-agency':
      'suchmaschinenoptimierung|~suchmaschinenmarketing|seo-beratung|seo|seo-experte|sea-agentur|seo freelancer|seo-optimierung|seo-berater|seo & sea agentur|linkbuilding|seo-texte',
    photographer:
      '~fotograf|~fotografin|~fotografen|~fotostudio|~fotostudios|~fotografie|fotoatelier|hochzeitsfotograf|hochzeitsfotografin|hochzeitsfotografie|photographie|fotodesign|werbefotografie|photography|businessfotografie|photograph|photographin|babyfotografie|portraitfotografie|porträtfotografie|bewerbungsfotos|business-fotografie|fotoshooting|fotoshootings|hochzeitsreportagen|bewerbungsbilder|photostudio|hochzeitsfotos|passbilder|naturfotografie|boudoir|luftbilder|luftaufnahmen|fotoreportagen|bildbearbeitung|hundefotografie|fotokünstler|fotojournalist|virtuelle rundgänge|360-grad-rundgänge|fotokunst|passfotos|babyfotos|photographer|schulfotografie',
    videographer:
      '~videoproduktion|~videoproduktionen|videograf|videografin|imagefilm|imagefilme|videoagentur|hochzeitsvideo|hochzeitsfilm|hochzeitsfilme|hochzeitsvideos|drohnenaufnahmen|videografie|werbefilm|erklärvideo|erklärvideos|videostudio|hochzeitsvideograf|videomarketing|videoproduzent|videoproduktionsfirma|drohnenflüge|videograph|livestreaming|live-streaming|videofilmer|hochzeitsfilmer|drohnenpilot|drohnenservice|werbefilme|erklärfilme|kameramann|kamerafrau|luftbildaufnahmen|recruiting-videos|drohnenfotografie|videoschnitt|livestream|digitalisierung von filmen|videofilmproduktion|unternehmensfilme|cutter|filmer|video content',
    'recording-studio':
      '~tonstudio|~tonstudios|aufnahmestudio|musikstudio|~musikproduktion|mastering studio|proberaum|proberäume|mastering|recording studio|tonstudiobetrieb|studio für musikproduktion|sprachaufnahmen|mixing & mastering|mixing und mastering|sprecherstudio|synchronstudio|podcast-studio|podcaststudio|recordingstudio|tonmeister|aufnahme & mix|sprecherin|synchronsprecher|synchronsprecherin|podcast-produktion|hörspielproduktion|musikproduktionen|tontechniker|toningenieur|podcastproduktion|podcast agentur|proberaumvermietung|audioproduktion|sounddesign|proberaumzentrum|bandproberäume',
    'staffing-agency':
      '~personalvermittlung|personaldienstleister|zeitarbeit|~zeitarbeitsfirma|personalagentur|headhunter|personaldienstleistungen|stellenvermittlung|personaldienstleistung|arbeitnehmerüberlassung|executive search|recruiting|recruiter|arbeitsvermittlung|personalberater|personalvermittler|personalbüro|personalservice|personalüberlassung|zeitarbeitsunternehmen|jobvermittlung|modelagentur|schauspielagentur|recruiterin|castingagentur|personalsuche|recruitment|temporärbüro|recruiting-partner|arbeitskräfteüberlassung|recruiting-dienstleister|personaldienstleistungsunternehmen|headhunting|hostessenagentur|hostessagentur|jobagentur|talentagentur|personalmanagement|sprecheragentur|fachkräftevermittlung|hr-dienstleister|personalleasing|ärztevermittlung|personalunternehmen|direktvermittlung|personalvermittlungsagentur|rednervermittlung|redneragentur|azubi-recruiting|private arbeitsvermittlung|pflegekräftevermittlung|model agentur|sedcard|künstlermanagement|outplacement|referentenagentur|integrationsfachdienst',
    'call-centre':
      '~callcenter|call center|telefonservice|~telefonakquise|kundenservice-dienstleister|contact center|telefonmarketing|sekretariatsservice|terminierung|kaltakquise|telemarketing|kundenservice-outsourcing|bürodienstleister telefon|telefonsekretariat|callcenter-dienstleister|telefonzentrale|terminvereinbarung b2b|büroservice mit telefonservice',
    'virtual-assistant':
      'virtuelle assistenz|virtuelle assistentin|virtuelle assistenten|virtuelles sekretariat|büroservice|virtuelle assistentinnen|virtueller assistent|virtuelle büroassistenz|virtuelle persönliche assistenz|büroassistenz|bürodienstleistungen|sekretariatsdienstleistungen|backoffice-service|büro-service|office management|büroorganisation|sekretariatsdienste|bürodienstleistung',
    outsourcing:
      'outsourcing|outsourcing-dienstleister|outsourcing-unternehmen|outsourcing-partner|business process outsourcing|nearshoring|bpo|dokumentenmanagement-dienstleister|nearshore|offshoring|abrechnungsdienstleister|scandienstleister|abrechnungsservice',
    'coworking-space':
      '~coworking|coworking space|coworking spaces|co-working|gemeinschaftsbüro|~businesscenter|business center|bürogemeinschaft|makerspace|büroräume|geschäftsadresse|virtual office|fablab|offene werkstatt|virtuelles büro|ateliergemeinschaft|büros|büroflächen|co-working-space|hackerspace|bürovermietung|atelierhaus|fab lab|arbeitsräume|co-working spaces|atelierräume|praxisräume',
    'research-institute':
      '~forschungsinstitut|~forschungszentrum|~forschungseinrichtung|~forschungsgruppe|denkfabrik|think tank|marktforschungsinstitut|~forschungsgesellschaft|forschungsverbund|pharmaunternehmen|biotechnologieunternehmen|biotech-unternehmen|forschungslabor|meinungsforschungsinstitut|marktforschungsunternehmen|forschungsanstalt|thinktank|forschungsstelle|forschungs- und entwicklungsunternehmen|pharma|biotech|biotechnologie|sonderforschungsbereich|forschungsverein|leibniz-institut|fraunhofer-institut|max-planck-institut|transferzentrum|forschungsorganisation|graduiertenkolleg|exzellenzcluster|sozialforschung|forschungskolleg|reallabor|auftragsforschung',
    'private-investigator':
      '~detektei|privatdetektiv|~detektiv|detektivbüro|wirtschaftsdetektei|detektive|privatdetektei|privatdetektive|ermittlungsdienst|wirtschaftsdetektiv|privatermittler|detektivin|detekteien|ermittler|lauschabwehr|berufsdetektiv',
    'certification-body':
      '~zertifizierungsstelle|prüfstelle|~zertifizierung|~zertifizierungen|inspektionsstelle|akkreditierungsstelle|prüfinstitut|zertifizierer|kfz-prüfstelle|prüfgesellschaft|zertifizierungsgesellschaft|prüforganisation|uvv-prüfung|dguv-v3-prüfung|e-check|uvv-prüfungen|prüfservice|kalibrierlabor|kalibrierung|öko-kontrollstelle|prüfdienstleister|qualitätssiegel|gütesiegel|gütegemeinschaft|dguv v3|prüf- und zertifizierungsstelle|kontrollstelle|zertifizierungsorganisation|prüfdienst|zertifizierungsgesellschaften',
    'speaker-trainer':
      'keynote speaker|~vortragsredner|vortragsrednerin|speaker|kommunikationstrainer|verkaufstrainer|business-trainer|redner|rednerin|kommunikationstrainerin|keynote speakerin|rhetoriktrainer|führungskräftetrainer|rhetoriktraining|kommunikationstraining|verkaufstraining|vertriebstraining|führungskräftetraining|rhetorik|vertriebstrainer|teamtraining|führungskräfteentwicklung|teamentwicklung|speakerin|motivationstrainer|motivationsredner|businesstrainer|unternehmenstrainer|kommunikationsseminare|vortragsredner und autor|teambuilding|führungstraining|interkulturelles training|präsentationstraining|stimmtraining',
    freelancer:
      'freelancer|freelancerin|freiberufler|freiberuflerin|selbständige|einzelunternehmer|einzelunternehmerin|solo-selbstständige|einzelunternehmen|freie mitarbeiterin|freier mitarbeiter|selbstständige',
    writer:
      'autor|autorin|schriftsteller|schriftstellerin|journalist|journalistin|lektor|lektorin|lektorat|drehbuchautor|dichter|ghostwriter|korrektorat|krimiautor|krimiautorin|kinderbuchautorin|kinderbuchautor|freier journalist|freie journalistin|lyrikerin|lyriker|romanautorin|ghostwriting|drehbuchautorin|redakteurin|redakteur|publizist|publizistin|wissenschaftsjournalistin|fantasyautorin|biografin|bestsellerautorin|freie autorin|freier autor|fantasy-autor|sachbuchautor|ghostwriterin|poetry slammer|bestsellerautor|autoren|freie lektorin|freies lektorat|biografien|kolumnistin|krimis|kolumnist|korrektorin|lyrik|fantasyautor|blogger und autor|fachjournalist',
    artist:
      'künstler|künstlerin|maler und künstler|bildhauer|bildhauerin|malerin|kunstmaler|~malerei|installationskünstler|medienkünstler|freischaffende künstlerin|freischaffender künstler|bildende künstlerin|bildender künstler|skulpturen|künstlers|gemälde|kunstmalerin|skulptur|performance-künstlerin|künstleratelier|acrylmalerei|bildhauerei|glaskünstlerin|künstlergruppe|fotokünstlerin|kunstatelier|holzbildhauer|keramikkünstlerin|ölgemälde|streetart|zeitgenössische kunst|kunstwerke|aquarelle|grafikkünstler|abstrakte malerei|steinbildhauer|medienkünstlerin|objektkunst|plastiken|künstlerduo|kunstdrucke|tänzerin|tänzer|choreografin|choreograf|schauspieler|schauspielerin|metallkünstler|künstlerkollektiv|graffiti|wandmalerei|restaurator|restauratorin|restaurierung|regisseurin|aquarellmalerei|acrylbilder|graffitikünstler',
    illustrator:
      '~illustrator|illustratorin|illustration|illustrationen|comiczeichner|karikaturist|cartoonist|kinderbuchillustratorin|zeichner|zeichnerin|animator|comiczeichnerin|graphic recording|karikaturen|trickfilmer|karikaturistin|schnellzeichner|3d-artist|graphic recorder|comiczeichnungen|kinderbuchillustration|cartoons|cartoonistin|concept artist|comic-zeichner|visual facilitation|kalligrafie|kalligrafin|kalligraphie|handlettering|schnellzeichnerin',
    musician:
      'musiker|musikerin|~sänger|sängerin|liedermacher|liedermacherin|komponist|komponistin|pianist|pianistin|singer-songwriter|rapper|gitarrist|gitarristin|geiger|geigerin|schlagzeuger|saxophonist|hochzeitssängerin|hochzeitssänger|organist|organistin|alleinunterhalter|songwriter|musikproduzent|sopranistin|cellist|cellistin|dirigent|dirigentin|violinist|violinistin|sopran|bassist|musikduo|filmkomponist|trompeter|jazzpianist|saxofonist|flötistin|mezzosopranistin|tenor|harfenistin|schlagersänger|opernsängerin|schlagersängerin|bariton|percussionist|jazzsängerin|opernsänger|akkordeonist|straßenmusiker|barpianist|filmmusik|hochzeitsmusik|harfe|klarinettist|klarinettistin',
    manufacturer:
      '~hersteller|herstellers|~produzent|produzenten|~fabrik|fabriken|~fabrikant|~manufaktur|~manufakturen|herstellung|produktionsbetrieb|fertigung|produktionsunternehmen|industrieunternehmen|sägewerk|gießerei|herstellerin|fertigungsbetrieb|industriebetrieb|~weberei|chemieunternehmen|traditionsmanufaktur|mühle|weltmarktführer|papierfabrik|familienmanufaktur|hersteller von|produzierendes unternehmen|fertigungsunternehmen|spinnerei|betonwerk|herstellerfirma|kieswerk|sägewerke|ziegelei|hobelwerk|steinbruch|stahlwerk|glashütte|orgelbau|orgelbauer|eisengießerei|kunststoffverarbeitung|kunststofftechnik|medizintechnik|automobilzulieferer|verpackungshersteller|spritzguss|verpackungen|natursteinwerk|gummitechnik|etiketten|textilhersteller|schaumstoffe|schiffswerft|elektronikhersteller',
    'machine-builder':
      '~maschinenbau|~maschinenbauer|~anlagenbau|anlagenbauer|werkzeugbau|~maschinenhersteller|sondermaschinenbau|maschinenfabrik|maschinenbauunternehmen|werkzeugmaschinen|fahrzeugbau|vorrichtungsbau|formenbau|apparatebau|behälterbau|sondermaschinen|werkzeughersteller|werkzeug- und formenbau|fördertechnik|maschinenbaubetrieb|antriebstechnik|anlagentechnik|maschinen und anlagen|modellbau und formenbau|kranbau|maschinen- und anlagenbau|hydraulik|präzisionswerkzeuge|förderanlagen|fahrzeugbauer|verpackungsmaschinen|steuerungsbau|messtechnik|pumpen|aufzüge|aufzugbau|treppenlifte|lifte|werkzeugmaschinenbau|druckluft|druckluftanlagen|treppenlift|kompressoren',
    'contract-manufacturer':
      '~lohnfertigung|~lohnhersteller|lohnfertiger|~auftragsfertigung|auftragsfertiger|lohnabfüllung|private label hersteller|auftragshersteller|ems-dienstleister|elektronikfertigung|baugruppenfertigung|lohnverpackung|lohnherstellung|oem|oem-hersteller|private label|konfektionierung|elektronikdienstleister|auftragsproduktion|lohnproduktion|lohnbearbeitung|leiterplattenbestückung|kabelkonfektion|werkstatt für menschen mit behinderung|werkstätten|werkstatt für behinderte menschen',
    supplier:
      '~lieferant|~lieferanten|zulieferer|~importeur|exporteur|handelsunternehmen|~zulieferbetrieb|ausrüster|~importeure|handelsagentur|handelsvertretung|handelsgesellschaft|handelshaus|ausstatter|außenhandel|systemlieferant|import und export|import & export|einkaufsgemeinschaft|einkaufsgenossenschaft|importfirma|handelsvertreter|handelsfirma|einkaufsverband|beschaffung',
    wholesaler:
      '~großhandel|~großhändler|großhandelsunternehmen|fachgroßhandel|großmarkt|engroshandel|großhandels|abholmarkt|großhandlung|großverbrauchermarkt|fachgroßhändler',
    distributor:
      'distributor|~distribution|distributoren|reseller|wiederverkäufer|~fachhändler|~händler|vertrieb|vertriebsgesellschaft|vertriebspartner|vertriebsunternehmen|vertretung|generalimporteur|händlers|generalvertretung|werksvertretung|fachhandelspartner|vertriebsfirma|exklusivvertrieb|alleinvertrieb|handel|handelspartner|werksvertretungen',
    'online-shop':
      '~onlineshop|webshop|internetshop|versandhandel|onlinehandel|online-händler|abo-box|versandhaus|e-shop|onlinehändler|onlinestore|online-store|internet-shop|fanshop|e-commerce-unternehmen|onlineshops|online-shops|versandhändler|merchandise|merch|merchandise-shop|abobox|onlineversand|shopping|print on demand|online-handel|spezialversand|werbeartikel-shop|fan-shop|überraschungsbox',
    shop: 'shop|shops|laden|~geschäft|~fachgeschäft|fachgeschäfte|boutique|einzelhandel|einzelhändler|fachhandel|~kaufhaus|einkaufszentrum|concept store|warenhaus|store|ladens|geschäfte|ladengeschäft|outlet|showroom|kaufhäuser|fabrikverkauf|boutiquen|einkaufscenter|verkaufsstelle|conceptstore|shoppingcenter|werksverkauf|kiosk|conceptstores|verkaufsraum|shopping center|factory outlet|einzelhandelsunternehmen|outletcenter|handelskette|fachmarkt|fachmärkte|fachgeschäfts|einkaufsstraße|flagship-store|verkaufsautomat|automaten',
    'clothing-shop':
      '~modegeschäft|modehaus|bekleidung|bekleidungsgeschäft|damenmode|herrenmode|mode|brautmode|brautmodengeschäft|~kleidung|herrenausstatter|kindermode|trachten|modeboutique|dessous|brautkleider|arbeitskleidung|berufsbekleidung|kinderkleidung|unterwäsche|streetwear|arbeitsbekleidung|trachtenmode|babykleidung|modehäuser|strickwaren|t-shirts|damenbekleidung|sportbekleidung|herrenbekleidung|abendkleider|bademode|teamsport|brautmodenstudio|brautmoden|brautausstatter|lederbekleidung|outdoorbekleidung|brautatelier|modefachgeschäft|hüte|mützen|socken|workwear|teamwear|vereinskleidung|festmode|trachtenhaus|jeans|textilien|textilhaus|brautstudio|umstandsmode|wollgeschäft|stoffe|stoffladen|strickmode|wollladen|handarbeiten|garne|stoffgeschäft|kurzwaren|sockenwolle|meterware|schnittmuster|yoga-kleidung',
    'shoe-shop':
      '~schuhgeschäft|schuhhaus|schuhe|schuhladen|damenschuhe|kinderschuhe|sneaker|schuhfachgeschäft|herrenschuhe|schuhmode|schuhhandel|barfußschuhe|wanderschuhe|sneakers|bequemschuhe|stiefel|sandalen|schuhboutique|arbeitsschuhe|hausschuhe',
    'book-shop':
      '~buchhandlung|~buchhandlungen|buchladen|~antiquariat|comicladen|buchhandel|buchhändler|bücherstube|comicshop|bücher|bücherladen|kinderbuchladen|versandantiquariat|buchkaffee|buchversand|comic-shop|antiquarische bücher|comicbuchhandlung|schulbuchhandlung|fachbuchhandlung|gebrauchte bücher',
    florist:
      '~blumenladen|florist|floristin|~blumengeschäft|~floristik|blumenhandel|blumenhaus|blumen|blumenversand|floristikfachgeschäft|blumenbinderei|blumenatelier|floristen|floraldesign|blumenlieferservice|trockenblumen|blumenwerkstatt|blumensträuße|blumenfachgeschäft|blumenservice|blumenstudio|floristmeisterin|blumenmanufaktur|trauerfloristik|eventfloristik|slowflower|slowflowers|blumenlieferung|blumengärtnerei',
    'furniture-shop':
      '~möbelhaus|möbelgeschäft|möbel|möbelhändler|matratzen|einrichtungshaus|wohnaccessoires|leuchten|teppiche|bettenhaus|bettenfachgeschäft|lampen|gartenmöbel|büromöbel|betten|betten-fachgeschäft|möbelladen|designmöbel|möbelhäuser|wohnstudio|lampenladen|holzmöbel|bettwaren|wasserbetten|badmöbel|matratzenfachgeschäft|boxspringbetten|küchenmöbel|polstermöbel|vollholzmöbel|teppichhaus|bettwäsche|beleuchtung|massivholzmöbel|naturmöbel|sofas|teppichgalerie|bilderrahmen|wohnideen|büroeinrichtung|möbelmarke|einrahmungen|teppichhändler|heimtextilien|orientteppiche|büroeinrichtungen|wandbilder|haushaltswaren|wohndesign|lichtstudio|wohndekoration|schlafstudio|kindermöbel|bettenstudio|küchenutensilien|kinderzimmer|outdoormöbel|matratzenhersteller|babyausstattung|schlafsysteme|sitzmöbel|bettfedern|tapeten|küchengeräte|porzellan',
    'pet-shop':
      '~zoohandlung|tierfachgeschäft|tierbedarf|zoofachgeschäft|~tierfutter|tiernahrung|hundefutter|zoofachhandel|heimtierbedarf|katzenfutter|barf|hundezubehör|barf-shop|haustierbedarf|hundebedarf|pferdefutter|aquaristik|reitsport|reitsportgeschäft|reitsportfachgeschäft|barfshop|hundeleinen|hundeboutique|tiershop|futtermittel|terraristik|reitsportbedarf|hundeshop|barf-laden|futterhaus|hundesnacks|reitartikel|koi|hundehalsbänder|pferdezubehör|heimtiermarkt|aquarien',
    'toy-shop':
      '~spielzeugladen|~spielwarengeschäft|spielwaren|spielzeug|spielwarenladen|babyfachgeschäft|modellbau|babyartikel|modelleisenbahn|modelleisenbahnen|modellbaugeschäft|holzspielzeug|modellbahn|modellbahnen|babyausstatter|kinderwagen|spieleladen|baby- und kindersachen|spielwarenfachgeschäft|kuscheltiere|teddybären|rollenspielladen|stofftiere|modellautos|kinderspielzeug|puppen|modellbahnshop|modellbauladen|teddys|spielwarenhandel|modellbahnladen|klemmbausteine|klemmbausteinen',
    'gift-shop':
      '~geschenkeladen|geschenkartikel|geschenke|schreibwaren|papeterie|souvenirs|kerzen|~geschenkeshop|schreibwarengeschäft|geschenkideen|bürobedarf|grußkarten|bastelbedarf|geschenkboutique|duftkerzen|geschenkkörbe|souvenirladen|personalisierte geschenke|postkarten|partyartikel|hochzeitseinladungen|hochzeitspapeterie|weihnachtsschmuck|bastelladen|einladungskarten|geschenkkarten|esoterikladen|pokale|kerzenmanufaktur|geschenkladen|fotogeschenke|fahnen|künstlerbedarf|räucherwerk|heilsteine|geschenkbox|füllfederhalter|bürobedarfs|feuerwerksverkauf|geschenkboxen|hochzeitskarten',
    'wine-shop':
      '~weinhandlung|weinhandel|weinladen|~vinothek|getränkemarkt|weinhändler|~weinimport|getränkehandel|weine|getränkefachgroßhandel|weinversand|spirituosen|weinkontor|weinfachgeschäft|weinhaus|whisky|getränkelieferant|whiskyladen|getränkelieferservice|weinimporteur|weinshop|whisky-shop|weinkeller|weindepot|weinbar und weinhandlung|champagner|weinproben|weinverkostungen|biershop|weinfachhandel|vinotheken|getränkelieferdienst|bierladen|getränkefachmarkt|naturwein',
    'antique-shop':
      '~antiquitätengeschäft|antiquitäten|~antiquitätenhändler|münzhandlung|münzen|münzhändler|antiquitätenhandel|vintage|vintage-möbel|briefmarken|briefmarkenhandel|antiquitätenankauf|militaria|trödel|antikmöbel|mid-century möbel|antike möbel|vintage-laden|numismatik|antikhandel|philatelie|sammlerstücke|sammelkarten',
    'second-hand-shop':
      '~secondhandladen|second hand|~secondhand|gebrauchtwarenhaus|sozialkaufhaus|trödelmarkt|flohmarkt|pfandhaus|pfandleihhaus|second-hand-laden|pfandleihe|brockenstube|brockenhaus|flohmärkte|gebrauchtwaren|secondhandshop|leihhaus|secondhand-shop|umsonstladen|gebrauchtkaufhaus|secondhand-laden|brocki|second-hand-shop|secondhandmode|trödelladen|kinderbasar|gebrauchtmöbel|kleiderkammer|vintage-mode|stöberkaufhaus|tauschring',
    supermarket:
      '~supermarkt|supermärkte|~lebensmittelgeschäft|~bioladen|hofladen|unverpacktladen|~reformhaus|lebensmittelmarkt|obst und gemüse|fischhandel|dorfladen|naturkostladen|biomarkt|bio-laden|tante-emma-laden|unverpackt-laden|reformhäuser|lebensmittelhändler|verbrauchermarkt|fischgeschäft|~wochenmarkt|bio-supermarkt|lebensmittelhandel|bauernladen|regionalladen|biokiste|lebensmittel|fischfachgeschäft|naturkost|bio-lieferservice|weltladen|asia shop|feinkost und lebensmittel|nahversorger|biofachgeschäft|direktvermarkter|direktvermarktung|abokiste|biolebensmittel|honig|gemüseabo|bio-lebensmittel|markthalle|selbstbedienungsladen|fischspezialitäten|bio-gemüse|bioprodukte|naturkostfachgeschäft|asiamarkt',
    'music-shop':
      '~musikgeschäft|musikhaus|~musikladen|musikinstrumente|plattenladen|schallplatten|gitarrenbau|gitarrenbauer|~geigenbau|geigenbauer|instrumentenbau|instrumentenbauer|klavierbauer|klavierhaus|musikfachgeschäft|gitarrenladen|geigenbaumeister|klavierbau|klaviere|pianohaus|geigenbaumeisterin|gitarren|schallplattenladen|klavierstimmer|vinyl|meisterwerkstatt für geigenbau|klavierstimmung|musikalien|geigenbauwerkstatt|blasinstrumente|plattenshop|flügel und klaviere|klavierhandel|musikalienhandel|pianos|tonträger|notenversand|akkordeons|klavierservice|holzblasinstrumente|klavierwerkstatt|trommeln|harfenbau|klavierbaumeister|gitarrenbaumeister|flöten|schlagzeuge|geigenbauatelier|musikinstrumentenbau|klavierstimmen|streichinstrumente|violinen',
    'sports-shop':
      '~sportgeschäft|sportartikel|~sporthaus|sportfachgeschäft|angelgeschäft|skiverleih|~outdoorladen|waffenhandel|jagdbedarf|sportgeräte|golfshop|skiservice|angelladen|angelshop|outdoorausrüstung|sportbedarf|angelbedarf|fitnessgeräte|tauchausrüstung|waffengeschäft|surfshop|jagdausrüstung|waffen|büchsenmacher|sportshop|sportladen|outdoorshop|bogensport|laufladen|skateshop|sportausrüstung|skiverleihs|campingbedarf|jagd|campingzubehör|outdoor-shop|laufshop|ski|sportartikelhersteller|tennisshop|sportausrüster|kletterausrüstung|wassersport|sup-boards|kajaks|sportgerätehersteller|airsoft|wassersportgeschäft|segelbekleidung|bootszubehör|segelmacher|segelmacherei|jagdwaffen|rucksäcke|yogamatten|skibau|angelsport',
    'hardware-shop':
      '~baumarkt|baumärkte|~baustoffhandel|baustoffe|~eisenwaren|werkzeughandel|holzhandel|werkzeuge|farbenhandel|holzfachhandel|baustoffhändler|eisenwarenhandlung|holzhandlung|farbengeschäft|industriebedarf|werkzeug|eisenwarenhandel|baufachmarkt|naturbaustoffe|bauelemente|naturstein|natursteinhandel|natursteine|technischer handel|brennholz|heizöl|brennstoffe|baumaschinen|baubedarf|baustoffzentrum|befestigungstechnik|fliesen und naturstein|holzfachmarkt|brennstoffhandel|holzpellets|brennstoffhandels|gartengeräte|holzzentrum|stahlhandel|stahlhändler|mineralöl|mineralölhandel|tankstelle|tankstellen|farben und lacke|baustoff-fachhandel|holzimport|verbindungstechnik|motorgeräte|kaminholz|pellets|landhandel|flüssiggas|motorsägen|beschläge|kunststoffe|raiffeisenmarkt|schrauben|badausstellung|farbenfachgeschäft|raiffeisen|sand und kies|baustoffhersteller|agrarhandel|gasflaschen|dämmstoffe|holzbriketts|schmierstoffe|brennholzhandel',
    'electronics-shop':
      '~elektronikgeschäft|elektrofachgeschäft|~elektromarkt|computerladen|handyshop|handyladen|fotofachgeschäft|elektronik|hifi-studio|unterhaltungselektronik|~computershop|hifi|elektrogeräte|elektrogeschäft|fotogeschäft|hi-fi|elektrohandel|smartphones|elektrofachhandel|computerfachgeschäft|heimkino|radio und fernsehen|handys|satellitentechnik|tv-service|fotohaus|elektronische bauelemente|computer-shop|radio- und fernsehtechnik|hifi-fachgeschäft|pc-shop|computerhandel|elektronikfachgeschäft|elektrohaus|bürotechnik|kopierer|computerzubehör|kaffeemaschinen|handyzubehör|nähmaschinen|haushaltsgeräte|elektronikfachmarkt|kaffeevollautomaten|fernseher|toner|elektronikbauteile|kassensysteme und waagen|druckerpatronen|küchenmaschinen|gebrauchte computer|nähzentrum|drohnen shop|fernsehservice|tv sat|fotofachhandel|mobilfunk shop|funktechnik|apple händler|lautsprecherbau|steuergeräte',
    'perfume-shop':
      '~parfümerie|~parfümerien|parfüm|kosmetikgeschäft|kosmetikprodukte|kosmetika|parfüms|friseurbedarf|beauty-shop|schönheitsprodukte|kosmetikshop|haarprodukte|parfümshop|beautyprodukte|kosmetikartikel|friseurprodukte|kosmetik onlineshop|e-zigaretten|dampfershop|e-zigaretten-shop|tabakwaren|vape shop|headshop|tabak|zigarren|liquids|zigarrenhaus|tabakladen|growshop|shishas',
    'fashion-brand':
      '~modemarke|modelabel|~modelabels|bekleidungsmarke|fashion label|modeunternehmen|fashionlabel|fair fashion|taschenlabel|schmucklabel|handtaschen|lederwaren|schmuckmarke|accessoires|uhrenmarke|taschen|streetwear-marke|uhren|streetwear brand|accessoires-label|slow fashion|kleidungsmarke|faire mode|nachhaltige mode|sportmarke|textilunternehmen|bekleidungshersteller|eco fashion|textilmarke|modedesign|brillenmarke|lifestyle-marke|streetwear label|schuhmarke|fashion brand|lederwarengeschäft|rucksackmarke|fair fashion label|haute couture|gürtel|koffer|schals|outdoormarke',
    'cosmetics-brand':
      'kosmetikmarke|~naturkosmetik|hautpflegemarke|nahrungsergänzungsmittel|kosmetikhersteller|~pflegeprodukte|seifen|ätherische öle|nahrungsergänzung|hautpflege|cbd|cbd-produkte|kosmetiklabel|seifenmanufaktur|kosmetikunternehmen|naturkosmetikmarke|cbd-öl|beauty-marke|haarpflege|naturseifen|naturkosmetik-marke|hautpflegeprodukte|vitalstoffe|vitamine|sportnahrung|naturprodukte|naturkosmetik-manufaktur|naturkosmetikmanufaktur|supplements|cbd shop|haarpflegeprodukte|proteinpulver|seifensiederei|nahrungsergänzungen|festes shampoo|zahnpasta|naturheilmittel|heilkräuter|beautymarke|körperpflege|aloe vera|cannabis|cannabis social club|hygieneartikel|hanfprodukte|effektive mikroorganismen|eiweißpulver|kräutermanufaktur|aromatherapie',
    pottery:
      '~töpferei|~töpfereien|keramik|~keramikwerkstatt|keramikatelier|keramiker|keramikerin|keramikstudio|töpferin|töpferkurse|töpferwerkstatt|keramikmanufaktur|töpfer|töpferkurs|~porzellanmanufaktur|keramik-atelier|keramikkurse|keramik bemalen|handgemachte keramik|töpferware|töpferstudio|keramikmeisterin|keramikkunst',
    'craft-workshop':
      'kunsthandwerk|~kunsthandwerker|~lederwerkstatt|handwerkskunst|glasbläserei|messermacher|messerschmied|messerschmiede|buchbinder|buchbinderei|drechsler|drechslerarbeiten|holzkunst|lederhandwerk|lederatelier|handweberei|buchbindermeisterin|glasstudio|holzspielzeugmanufaktur|glasatelier|kunsthandwerkerin|~korbflechterei|holzschnitzerei|ledermanufaktur|kreativwerkstatt|holzmanufaktur|kerzenwerkstatt|glaskunst|holzbildhauerei|vergolder|geschenke aus holz|instrumentenwerkstatt|messerschleiferei|drechselarbeiten|makramee|messermanufaktur|holzdeko|modistin|handmade|hutmacherin|handwerksmanufaktur|filzwerkstatt|glasperlen|schleiferei|lederprodukte|kunstgewerbe|kunstglaserei|diy|holzschnitzer|schleifservice|bootsbaumeister|spinnen und weben|kunsthandwerkermarkt|textilkunst|bogenbau|bogenbauer|polsterkurse|flechtwerkstatt',
    marketplace:
      '~marktplatz|onlinemarktplatz|kleinanzeigen|vergleichsportal|~stellenbörse|jobbörse|preisvergleich|buchungsplattform|buchungsportal|marktplätze|ticketshop|jobplattform|stellenmarkt|handelsplattform|vermittlungsplattform|vergleichsplattform|immobilienbörse|tauschbörse|ticketportal|anzeigenmarkt|tauschplattform|vermittlungsportal|autobörse|online-vergleich|auktionsplattform|crowdfunding-plattform|ausschreibungsplattform|kleinanzeigenportal|vergleichsseite|gutscheinportal|ticketplattform|lehrstellenbörse|jobmarkt|ausbildungsbörse|wohnungsbörse|vermietungsportal|praktikumsbörse|freelancer-plattform|handwerkerportal|auktionsportal|b2b-marktplatz|crowdfunding|spendenplattform|mietplattform|ferienhausportal|ferienwohnungsportal|gebrauchtmaschinen',
    'auction-house':
      '~auktionshaus|~auktionshäuser|auktionen|versteigerungshaus|kunstauktionen|versteigerungen|auktionator|versteigerer|kunstauktionshaus|auktion|zwangsversteigerungen|auktionshauses',
    'energy-supplier':
      '~energieversorger|stromversorger|~stadtwerke|stromanbieter|energieanbieter|energieunternehmen|energieversorgung|gasversorger|ökostrom|energiegenossenschaft|~windenergie|windpark|energiedienstleister|wasserversorger|energieversorgungsunternehmen|netzbetreiber|wallbox|ökostromanbieter|windkraft|ladestationen|elektrizitätswerk|fernwärme|wasserversorgung|stromnetz|ladeinfrastruktur|stadtwerk|bürgerenergiegenossenschaft|erneuerbare energien|energieerzeuger|gemeindewerke|wallboxen|windparks|wasserwerk|wasserkraftwerk|wasserverband|wasserzweckverband|nahwärme|biogas|zweckverband|bürgerenergie|energiewerke|biogasanlage|strom und gas|verteilnetzbetreiber|stromtarife|wassergenossenschaft|wärmeversorgung|ladesäulen|windkraftanlagen|biogasanlagen|contracting|bürgerwindpark|kraftwerk|wasserstoff|energiegemeinschaft',
    telecom:
      '~telekommunikationsunternehmen|telekommunikationsanbieter|mobilfunkanbieter|telefonanbieter|~telekommunikation|mobilfunk|telefonanlagen|telefonanlage|cloud-telefonie|voip-anbieter|mobilfunktarife|kommunikationstechnik|voip|cloud-telefonanlage|telekommunikationstechnik|mobilfunkdiscounter|handytarife|virtuelle telefonanlage|sprechanlagen telefonie|prepaid|telekommunikationsdienstleister|ip-telefonie|voip-telefonie|sim-karten|esim',
    'internet-provider':
      '~internetanbieter|~internetprovider|internet-provider|glasfaser|glasfaseranbieter|breitbandanbieter|glasfaserinternet|dsl-anbieter|kabelnetzbetreiber|internetzugang|breitband|glasfasernetz|kabelfernsehen|freifunk|glasfaseranschluss|dsl|internet service provider|glasfaser-internet|breitbandinternet|internetdienstanbieter|highspeed-internet|glasfasernetzbetreiber',
    publisher:
      '~verlag|~verlage|verlags|verlagshaus|buchverlag|~musikverlag|fachverlag|selfpublishing|~medienhaus|verlagsgruppe|kinderbuchverlag|hörbuchverlag|zeitschriftenverlag|verlagsgesellschaft|medienunternehmen|verlegerin|literaturagentur|kunstverlag|kalenderverlag|comicverlag|independent-verlag|self-publishing|wissenschaftsverlag|verlages|literaturverlag|verleger|kleinverlag|schulbuchverlag|postkartenverlag|zuschussverlag|bühnenverlag|theaterverlag',
    'board-game':
      '~brettspiel|~brettspiele|~kartenspiel|~gesellschaftsspiel|gesellschaftsspiele|~kartenspiele|rollenspiel|partyspiel|würfelspiel|tabletop|familienspiel|strategiespiele|trinkspiel|lernspiel|spieleverlag|pen & paper|brettspielverlag|rollenspiele|krimispiel|krimidinner|pen and paper|puzzle|tischspiel|quizspiel|tischkicker|larp|puzzles|spieleautor|sammelkartenspiel|rollenspielsystem',
    'hardware-device':
      'gerät|geräte|sensor|sensoren|~kamera|~drohne|tastatur|kopfhörer|lautsprecher|fahrzeug|elektrofahrzeug|e-bike|maschine|3d-drucker|smartwatch|mikrocontroller|e-scooter|elektroauto|maschinen|drohnen|elektrofahrzeuge|messgerät|messgeräte|elektroroller|motorboote|synthesizer|wohnmobil|boot|boote|yachten|hardware|segelyacht|verstärker|solarbatterie|datenlogger|sensorik|hörsystem|sportwagen|messsystem|segelboot|luftreiniger|elektronische geräte|gitarrenverstärker|wasserfilter|wasseraufbereitung|e-reader|trinkwasserfilter|osmoseanlage',
    software:
      '~software|softwarelösung|softwarelösungen|~programm|programme|softwareprodukt|softwareprodukte|standardsoftware|branchensoftware|anwendungssoftware|softwarepaket|branchenlösung|unternehmenssoftware|anwendung|anwendungen|freeware',
    'mobile-app':
      'app|apps|mobile app|handy-app|smartphone-app|iphone-app|ios-app|android-app|ipad-app|mobile apps|handyapp|app für iphone|app für ios|app für android',
    'web-app':
      'web-app|webapp|webanwendung|~webanwendungen|webapplikation|online-tool|onlinetool|webbasierte software|onlinedienst|webdienst|online-dienst|web-anwendung|online-service|browserbasierte software|webservice',
    'desktop-app':
      'desktop-app|desktop-anwendung|windows-programm|mac-app|windows-software|mac-programm|windows-tool|desktop-software|app für mac|macos-app|dienstprogramm|programm für windows|linux-programm',
    platform:
      '~plattform|~plattformen|online-plattform|internetplattform|digitalplattform|softwareplattform|cloud-plattform|datenplattform|ki-plattform',
    tool: 'tool|tools|werkzeugkasten|toolbox|~generator|~rechner|online-rechner|konverter|umrechner|simulator|dashboard|emulator|konfigurator|downloader|baukasten|toolkit|scanner|planer|betrachter',
    suite:
      'suite|softwaresuite|komplettlösung|all-in-one-lösung|software-suite|gesamtlösung|all-in-one-software|office-paket|all-in-one-plattform|rundum-lösung',
    'browser-extension':
      'browsererweiterung|browser-erweiterung|chrome-erweiterung|firefox-erweiterung|browser-add-on|webbrowser|browser|werbeblocker|add-on|browser-plugin',
    plugin:
      '~plugin|~plugins|erweiterung|erweiterungen|zusatzmodul|wordpress-plugin|shopify-app|plug-in|shopware-plugin|addon|mod|schnittstellenmodul',
    'code-library':
      'programmbibliothek|programmierbibliothek|javascript-bibliothek|python-bibliothek|softwarebibliothek|open-source-bibliothek|sdk|klassenbibliothek|komponentenbibliothek',
    framework:
      '~framework|~frameworks|web-framework|css-framework|content-management-system|cms|redaktionssystem|headless cms|contentmanagementsystem|game-engine|spiele-engine|redaktionssysteme|designsystem',
    'programming-language':
      'programmiersprache|skriptsprache|abfragesprache|auszeichnungssprache|compiler|programmiersprachen',
    database:
      '~datenbank|~datenbanken|datenbanksystem|suchmaschine|data warehouse|tabellenkalkulation|datenbankmanagementsystem|vektordatenbank|graphdatenbank|suchmaschinen',
    api: 'api|schnittstelle|programmierschnittstelle|zahlungsdienstleister|zahlungsanbieter|zahlungsplattform|rest-api|zahlungssystem|bezahldienst|payment-anbieter|zahlungslösung|zahlungsabwicklung|payment service provider|bezahlsystem|apis',
    'operating-system':
      '~betriebssystem|betriebssysteme|linux-distribution|firmware|linux-distributionen|desktop-umgebung|fenstermanager',
    'file-sharing-client':
      'torrent-client|bittorrent-client|filesharing|dateiübertragung|ftp-client|downloadmanager|download-manager|dateiaustausch|datentransfer|dateitransfer',
    'password-manager':
      'passwort-manager|passwortmanager|passwortverwaltung|passwort-tresor|passwortsafe|passwort-safe|kennwortmanager|passwort-generator|passwortgenerator|authenticator',
    'crypto-wallet': 'krypto-wallet|bitcoin-wallet|wallet|wallets|crypto wallet|kryptowallet|hardware-wallet',
    cryptocurrency:
      '~kryptowährung|~kryptowährungen|blockchain|stablecoin|token|digitalwährung|bitcoin|digitale währung|coin|nft|nfts|altcoin|blockchain-netzwerk',
    'crypto-exchange':
      'kryptobörse|krypto-börse|bitcoin-börse|krypto-handelsplatz|krypto-broker|onlinebroker|online-broker|broker|trading-plattform|wertpapierhandelsbank|neobroker|forex-broker|kryptobroker|bitcoin-broker|depotbank',
    'trading-protocol':
      'defi-protokoll|handelsprotokoll|dezentrale börse|trading-bot|defi|trading-signale|handelssystem|handelssysteme',
    dapp: 'dapp|dezentrale anwendung|dezentrale app|smart contract|smart contracts|web3-plattform|dezentrale anwendungen|dao',
    'messaging-app':
      'messenger|messenger-app|chat-app|videokonferenz|videokonferenzen|e-mail-programm|e-mail-dienst|videokonferenzsystem|e-mail-client|e-mail-anbieter|soziales netzwerk|dating-app|videokonferenzlösung|videochat|mailprogramm|social network',
    'text-editor':
      'texteditor|~editor|bildbearbeitungsprogramm|bildbearbeitungssoftware|videobearbeitung|pdf-editor|textverarbeitung|videoschnittprogramm|markdown-editor|code-editor|bildeditor|entwicklungsumgebung|notensatzprogramm|schreibprogramm|videoschnittsoftware|notationssoftware|videobearbeitungssoftware|textverarbeitungsprogramm|fotobearbeitung',
    'note-app':
      'notiz-app|notizen-app|to-do-liste|aufgabenliste|kalender-app|todo-app|notizbuch|tagebuch-app|to-do-app|aufgabenverwaltung|aufgabenplaner|wissensdatenbank|wissensmanagement|terminkalender|notizapp|familienplaner|familienkalender|gewohnheitstracker',
    'weather-app':
      'wetter-app|~wettervorhersage|wetter|wetterbericht|wetterstation|wetterradar|wetterdienst|wetterprognose|wetterportal',
    'music-app':
      'musik-app|musikplayer|musik-streaming|mediaplayer|musikstreaming|podcast-app|radio-app|audioplayer|mp3-player|videoplayer|musikspieler|medienserver|stimmgerät|metronom',
    'photo-app':
      'foto-app|kamera-app|bildverwaltung|fotoverwaltung|fotosoftware|fotobuch|fotobearbeitungs-app|fotoverwaltungssoftware|bildarchiv|bilderverwaltung',
    'fitness-app':
      'fitness-app|lauf-app|trainings-app|gesundheits-app|kalorienzähler|meditations-app|workout-app|trainingsplan|ernährungs-app|zyklus-app|schlaf-app|digitale gesundheitsanwendung|diga|trainingstagebuch|laufapp',
    'language-app':
      'vokabeltrainer|sprachlern-app|sprach-app|sprachenlernen|vokabel-app|karteikarten-app|sprachlernsoftware|sprachlernprogramm|wortschatztrainer|sprachen lernen',
    'finance-app':
      'finanz-app|haushaltsbuch|budget-app|haushaltsbuch-app|banking-app|ausgabenverwaltung|finanzplaner-app|portfolio-tracker|banking-software|multibanking-app|spar-app|depotverwaltung|budgetplaner',
    'accounting-software':
      '~buchhaltungssoftware|~rechnungsprogramm|rechnungssoftware|buchhaltungsprogramm|fakturierung|lohnsoftware|steuersoftware|finanzbuchhaltungssoftware|online-buchhaltung|lohnabrechnungssoftware|rechnungsprogramme|buchhaltungstool|fakturierungssoftware|e-rechnung|abrechnungssoftware|reisekostenabrechnung|faktura|fibu-software|steuerprogramm|spesenmanagement|online-rechnungsprogramm|fakturaprogramm',
    erp: 'erp|erp-software|erp-system|erp-systeme|~warenwirtschaft|warenwirtschaftssystem|handwerkersoftware|~bausoftware|lagerverwaltung|lagersoftware|erp-lösung|warenwirtschaftssysteme|lagerverwaltungssoftware|fuhrparkmanagement|flottenmanagement|produktionsplanung|instandhaltungssoftware|warenwirtschaftssoftware|handwerksoftware|fuhrparksoftware|lagerverwaltungssystem|flottenmanagement-software|business-software|fertigungssoftware|betriebssoftware|inventarsoftware|inventarverwaltung|inventarisierung|wartungssoftware|produktionssoftware|einsatzplanung',
    crm: 'crm|crm-software|crm-system|kundenverwaltung|vertriebssoftware|ticketsystem|helpdesk|kundenmanagement|crm-lösung|maklersoftware|helpdesk-software|kundenservice-software|kundenbeziehungsmanagement|kundenverwaltungssoftware|immobiliensoftware|kundendatenbank|helpdesk-system|verkaufssoftware',
    'project-management':
      '~projektmanagement|projektmanagement-software|projektmanagement-tool|zeiterfassung|zeiterfassungssoftware|arbeitszeiterfassung|~dienstplanung|dienstplan|personalsoftware|projektsoftware|hr-software|bewerbermanagement|intranet|personalplanung|projektmanagement-tools|zeiterfassungssystem|aufgabenmanagement|projektplanung|zeiterfassungs-app|personaleinsatzplanung|schichtplanung|projektmanagementsoftware|bewerbermanagementsoftware|kanban-board|whiteboard|kollaborationsplattform|dienstplansoftware|workflow-management|ressourcenplanung|kollaborationssoftware|urlaubsplaner|mitarbeiter-app|social intranet|bewerbermanagementsystem|schichtplan|hr-plattform|personalmanagement-software|projektplanungssoftware|recruiting-software|groupware|urlaubsverwaltung|teamarbeit-software|digitale zeiterfassung',
    'email-tool':
      'newsletter-software|newsletter-tool|e-mail-marketing|e-mail-marketing-software|newsletter-marketing|newsletter-versand|email-marketing|newsletterversand|newslettersoftware|e-mail-marketing-tool|newsletter-system|newslettertool|mailinglisten',
    'marketing-software':
      'marketing-software|marketing-automation|seo-tool|seo-software|umfragetool|umfragesoftware|formulargenerator|qr-code-generator|social-media-tool|marketing-plattform|digital signage|bewertungsmanagement|seo-tools|online-umfragen|affiliate-netzwerk|link-in-bio|bewertungsplattform|bewertungsportal|online-umfrage|umfrage-tool|kundenbindungsprogramm|kundenfeedback|gutscheinsystem|affiliate-programm|link-verkürzer|formular-builder|social-media-management|digitale visitenkarte|feedback-tool|landingpage-builder|url-shortener|treueprogramm|formularsoftware|bonusprogramm|treue-app|digitale visitenkarten|umfrageplattform',
    'analytics-software':
      'analyse-software|webanalyse|analysetool|business intelligence|datenanalyse|monitoring-software|analyseplattform|netzwerk-monitoring|webanalytics|reporting-software|bi-software|analysesoftware|web-analytics|controlling-software|webstatistik|netzwerküberwachung|business-intelligence-software|datenvisualisierung|statistiksoftware|controllingsoftware|website-monitoring|statistik-software|server-monitoring|web-analyse|bi-lösung',
    'booking-software':
      '~buchungssystem|buchungssoftware|terminbuchung|~reservierungssystem|terminplaner|kursverwaltung|vereinssoftware|vereinsverwaltung|hotelsoftware|online-terminbuchung|terminbuchungssystem|channel manager|mitgliederverwaltung|ticketing|online-buchungssystem|terminkalender-software|terminvereinbarung|online-terminvereinbarung|ticketsystem für veranstaltungen|veranstaltungssoftware|schulsoftware|terminplanung|ticketshop-software|buchungstool|seminarverwaltung|vereinsverwaltungssoftware|eventsoftware|schulverwaltung|kita-app|kita-software|schulverwaltungssoftware|salonsoftware|teilnehmermanagement|buchungslösung|fahrschulsoftware|friseursoftware|seminarsoftware|terminbuchungstool|campingplatz-software|fitnessstudio-software|schul-app|turnierverwaltung|kassen- und ticketsysteme|vermietungssoftware|hotelprogramm|raumbuchung|friedhofssoftware',
    'restaurant-software':
      '~kassensystem|kassensysteme|gastronomie-software|kassensoftware|gastro-software|bestellsystem|registrierkasse|kassen|gastronomiesoftware|registrierkassen|digitale speisekarte|kassensystem für gastronomie|gastro-kassensystem|kassenlösung|online-bestellsystem|speisekarte|reservierungssoftware|cloud-kasse',
    'practice-software':
      '~praxissoftware|praxisverwaltungssoftware|praxisverwaltung|kanzleisoftware|~pflegesoftware|arztsoftware|videosprechstunde|praxismanagement|medizinprodukt|medizinprodukte|patientenportal|telemedizin|zahnarztsoftware|klinikinformationssystem|anwaltssoftware|praxisverwaltungssystem|patientenverwaltung|pflegedokumentation|arztinformationssystem|praxisprogramm|patientenakte|medizingeräte|therapeutensoftware|arzt-software|praxis-software|kanzlei-software|krankenhausinformationssystem|medizinische software|tierarztsoftware|patienten-app',
    'security-software':
      'sicherheitssoftware|cybersicherheit|it-sicherheit|cybersecurity|it-security|verschlüsselungssoftware|penetrationstest|penetrationstests|schwachstellenscanner|firewall|cyber security|verschlüsselung|informationssicherheit|e-mail-sicherheit|cyber-sicherheit|pentest|pentests|netzwerksicherheit|identitätsmanagement|it-sicherheitslösungen|single sign-on|kinderschutz-software|datensicherheit|it-sicherheitsunternehmen|e-mail-verschlüsselung',
    'compliance-software':
      '~dokumentenmanagement|dokumentenmanagementsystem|compliance-software|hinweisgebersystem|elektronische signatur|vertragsmanagement|datenschutz-software|dms|digitale signatur|cookie-banner|dokumentenmanagement-system|qm-software|risikomanagement-software|qualitätsmanagement-software|consent-management-plattform|qualitätsmanagementsoftware|dms-software|archivierungssoftware|esg-software|vertragsmanagement-software|e-signatur|e-mail-archivierung|compliance|vertragsverwaltung|dms-system|arbeitsschutz-software|arbeitsschutzsoftware|arbeitssicherheitssoftware|datenschutzmanagement|cookie-consent|digitale signaturen|hinweisgeberschutz|ecm-system|digitalisierung von dokumenten|managementsystem-software',
    antivirus:
      'antivirus|virenschutz|antivirenprogramm|virenscanner|antivirensoftware|antivirus-software|virenschutzprogramm|spamfilter|spam-filter|virenschutz-software',
    vpn: 'vpn|vpn-dienst|vpn-anbieter|vpn-service|vpn-app|proxy|dns-dienst|vpn-client|proxyserver',
    'disk-tool':
      'speicherplatz-analyse|festplattenanalyse|dateimanager|duplikatsuche|festplattenreinigung|systemoptimierung|duplikatfinder|systemtool|datei-manager|doppelte dateien|festplatten-analyse|tuning-software|dateiverwaltung',
    'backup-software':
      'datensicherung|backup|cloud-speicher|cloudspeicher|onlinespeicher|cloud-backup|online-backup|online-speicher|datensicherungssoftware|backup-lösung|backup-lösungen|datensicherungen|backups',
    'hosting-provider':
      '~webhosting|hosting|webhoster|~rechenzentrum|domains|hosting-provider|webspace|hoster|rechenzentren|cloud-anbieter|managed hosting|hostinganbieter|domain|vserver|domainregistrierung|serverhosting|domain-registrar|cloud-hosting|root-server|rootserver|wordpress-hosting|webhosting-anbieter|webhosting-provider|server-hosting|dedizierte server|gameserver-hosting|cloud-provider|managed server|domainhandel|cloud-hoster|gameserver mieten|hostingprovider',
    'streaming-service':
      'streamingdienst|streaming-dienst|streamingplattform|videoplattform|streaming-plattform|~streaming|videostreaming|videothek|webinar-plattform|streamingportal|video-on-demand|streaming-anbieter|videoportal|onlinevideothek',
    'radio-platform':
      'webradio|internetradio|online-radio|webradios|radio-streaming|internet-radio|radio-hosting|podcast-hosting|radio-automation|radioplattform|onlineradio|radiosoftware|podcast-hoster',
    chatbot:
      '~chatbot|~chatbots|ki-chatbot|sprachassistent|live-chat|telefonassistent|ki-telefonassistent|voicebot|chat-software|sprachassistenten|livechat|voicebots|chat-bot|ki-telefonassistenz|chatbot-plattform',
    'ai-assistant':
      'ki-assistent|assistent|ki-tool|bildgenerator|ki-assistenz|ki-textgenerator|ki-tools|spracherkennung|transkriptionssoftware|ki-bildgenerator|ki-software|ki-assistentin|sprachmodell|diktiersoftware|ki-suche|ki-übersetzer|ki-suchmaschine|text-to-speech',
    'ai-agent':
      'ki-agent|ki-agenten|künstliche intelligenz|ki-automatisierung|ki-agentur|ki-lösungen|ki-unternehmen|ki-mitarbeiter|ki-lösung|machine learning|maschinelles lernen|bildverarbeitung|ki-automatisierungen|prozessautomatisierung|ki-entwicklung|ki|ki-startup|autonome agenten',
    'website-builder':
      'homepagebaukasten|website-baukasten|shopsystem|shopsysteme|shop-software|baukastensystem|e-commerce-plattform|shopsoftware|onlineshop-system|onlineshop-software|no-code-plattform|websitebaukasten|wiki-software|low-code-plattform|lebenslauf-generator|e-commerce-lösung|forensoftware|app-baukasten|shop-system|e-commerce-software|no-code|vereinshomepage|low-code|kursplattform-software|webseiten-baukasten|vereinswebsite|e-commerce-system',
    'website-template':
      'website-vorlage|wordpress-theme|website-vorlagen|webdesign-vorlagen|vorlagen|~schriftarten|stockfotos|icons|schriftart|wordpress-themes|bildagentur|templates|stockfotografie|mustervorlagen|schriften|designvorlagen|bilddatenbank|shopware-themes|ui-kit|bewerbungsvorlagen|themes|schriftgestaltung|lizenzfreie bilder|template',
    'design-tool':
      'designsoftware|design-software|cad-software|cad-programm|zeichenprogramm|3d-software|design-tool|grafikprogramm|präsentationssoftware|grafiksoftware|zeichensoftware|prototyping-tool|simulationssoftware|cad|bildschirmrekorder|konstruktionssoftware|raumplaner|cad-system|bim-software|küchenplaner-software|statiksoftware|screenshot-tool|logo-generator|animationssoftware|konfigurationssoftware|bim|visualisierungssoftware|screenshot-programm|3d-konfigurator|statikprogramm|architektursoftware|logo-maker',
    'developer-tool':
      'entwicklertool|entwicklerwerkzeug|entwickler-tool|entwicklungswerkzeug|kommandozeilentool|testautomatisierung|entwicklerplattform|entwicklertools|versionsverwaltung|kommandozeilenprogramm|developer-tool|devops-plattform|testsoftware|paketmanager|terminal|debugger|entwickler-plattform|versionskontrolle|kommandozeilenwerkzeug|test-tool',
    'computer-game':
      'spiel|spiele|~computerspiel|~videospiel|online-spiel|browsergame|~onlinespiel|handyspiel|mobile game|rätselspiel|browserspiel|videospiele|computerspiele|onlinespiele|online-spiele|adventure|aufbauspiel|strategiespiel|abenteuerspiel|vr-spiel|indie-game|browserspiele|browsergames|wirtschaftssimulation|denkspiel|aufbausimulation|geschicklichkeitsspiel|indie-spiel',
    'game-server':
      'minecraft-server|~gameserver|spieleserver|roleplay-server|discord-server|spielserver|fivem server|multigaming-clan|rp-server|minecraft-netzwerk',
    'game-studio':
      'spieleentwickler|spielestudio|~spieleentwicklung|game studio|entwicklerstudio|spielentwickler|spielestudios|indie-studio|game-entwickler|indie-entwickler|spieleschmiede|spiele-entwickler|spieleentwicklungsstudio|spiele-publisher',
    saas: 'saas|saas-lösung|cloud-software|software as a service|cloud-lösung|saas-plattform|cloud-lösungen|saas-anbieter|saas-unternehmen|saas-produkt|cloud-dienst|cloudlösung|cloudsoftware|saas-software|cloudbasierte software|cloud|cloudlösungen|cloud-dienste|saas-lösungen|cloud-service',
    'learning-platform':
      '~lernplattform|~lernplattformen|e-learning-plattform|lern-app|lernmanagementsystem|bildungsplattform|lernsoftware|lernportal|lern-management-system|lms|schulungsplattform|lernapp|lernmanagement-system|lernumgebung|onlinekursplattform|e-learning-anbieter|e-learning-software|lernprogramm|quiz-app|online-lernplattform|lernprogramme|bildungsportal|quiz|edtech|weiterbildungsplattform|learning management system',
    'smart-home':
      'smart home|smarthome|hausautomation|smart-home-system|gebäudeautomation|heimautomatisierung|hausautomatisierung|intelligente haussteuerung|smart-home-lösungen|türsprechanlagen|türsprechanlage|haussteuerung|knx|smarthome-system|smart home systeme|gebäudesystemtechnik|energiemanagementsystem',
    robot:
      '~roboter|robotik|mähroboter|robotics|roboters|serviceroboter|industrieroboter|saugroboter|robotertechnik|cobots|robotik-unternehmen|automatisierungslösungen|automation|cobot|automatisierungssysteme|rasenroboter|fahrerlose transportsysteme|rasenmähroboter',
    association:
      '~verein|~vereine|~verband|~verbände|vereinigung|vereins|verbandes|bürgerverein|~heimatverein|dachverband|geschichtsverein|eingetragener verein|kulturverein|nachbarschaftsverein|interessengemeinschaft|fachverband|alumni-verein|ortsverein|elternverein|~landesverband|kreisverband|bundesverband|fachgesellschaft|freundschaftsgesellschaft|dorfverein|quartierverein|trachtenverein|traditionsverein|berufsverband|verschönerungsverein|eigentümergemeinschaft|siedlergemeinschaft|landfrauen|altertumsverein|kunstverein|ortsgruppe|mieterverein|heimat- und geschichtsverein|naturschutzverein|dachorganisation|regionalverband|ehemaligenverein|landfrauenverein|elternvereinigung|fachvereinigung|landsmannschaft|vereinigungen|siedlerverein|siedlergemeinschaften|frauenverein|frauenbund|ortsverband|historischer verein|partnerschaftsverein|städtepartnerschaft|bezirksverband|kneipp-verein|bundesvereinigung|brauchtumsverein|musikfreunde|wissenschaftliche gesellschaft',
    'non-profit':
      'gemeinnütziger verein|non-profit-organisation|nichtregierungsorganisation|ngo|sozialunternehmen|menschenrechtsorganisation|umweltorganisation|umweltverband|naturschutzorganisation|naturschutzverband|gemeinnützige gesellschaft|wohlfahrtsverband|gemeinnütziges unternehmen|gemeinnützige gmbh|ggmbh|non-profit|nonprofit-organisation|gemeinnützigen verein|umweltschutzorganisation|gemeinnützige initiative|entwicklungsorganisation|nichtregierungsorganisationen|gemeinnützige organisationen|kinderrechtsorganisation|sozialverband|nonprofit|soziales unternehmen|entwicklungszusammenarbeit',
    charity:
      '~hilfsorganisation|hilfswerk|~kinderhilfswerk|spendenorganisation|wohltätigkeitsorganisation|hilfsverein|wohltätigkeitsverein|spendenaktion|hilfsprojekt|hilfsorganisationen|kinderhilfe|obdachlosenhilfe|entwicklungshilfe|flüchtlingshilfe|caritasverband|diakonie|benefiz|caritas|sozialwerk|~hilfswerke|lebenshilfe|diakonisches werk|krebshilfe|benefizprojekt|kinderhilfsprojekt|waisenhaus|suppenküche|spendenprojekt|wärmestube|hilfsprojekte|bürgerhilfe|nothilfe|diakoniewerk|hilfsaktion|wohnungslosenhilfe|kinderheim|jugendhilfe|behindertenhilfe|kinder- und jugendhilfe|eingliederungshilfe|kinder- und jugendhospiz|hilfsfonds|benefizveranstaltung|diakoniestation',
    foundation:
      '~stiftung|stiftungen|bürgerstiftung|familienstiftung|stiftungsfonds|kulturstiftung|gemeinnützige stiftung|stipendium|stipendien|stipendienprogramm|stiftungs|förderstiftung|stiftungsverein|fonds',
    'support-association':
      '~förderverein|fördervereins|freundeskreis|förderkreis|selbsthilfegruppe|selbsthilfe|~unterstützungsverein|selbsthilfegruppen|selbsthilfeorganisation|freunde und förderer|schulverein|fördervereine|elternverband|patientenorganisation|angehörigengruppe|selbsthilfeverein|verein der freunde|selbsthilfeverband|fördergemeinschaft|schulförderverein|förderer|fördergesellschaft',
    'community-organisation':
      '~nachbarschaftshilfe|~gemeinschaftszentrum|stadtteilzentrum|kulturzentrum|jugendzentrum|gemeinschaftsgarten|nachbarschaftshaus|mehrgenerationenhaus|soziokulturelles zentrum|gemeinwesenarbeit|begegnungsstätte|begegnungszentrum|quartierszentrum|jugendhaus|jugendtreff|begegnungshaus|stadtteilverein|nachbarschaftszentrum|stadtteilbüro|kulturinitiative|seniorentreff|freiwilligenagentur|dorfgemeinschaft|soziokultur|quartiersmanagement|stadtteiltreff|seniorenbüro|freiwilligenzentrum|bürgerzentrum|bürgertreff|mütterzentrum|frauenzentrum|dorfgemeinschaftshaus|nachbarschaftstreff|kulturbüro|seniorenbegegnungsstätte|quartierverein zentrum|kunst- und kulturverein|jugendkulturzentrum|generationenhaus|kulturbahnhof|kulturscheune|kunst- und kulturzentrum|kulturwerkstatt|kulturforum|dorfladen und treff',
    'rescue-organisation':
      'erste-hilfe-kurs|erste-hilfe-kurse|~rettungsdienst|bergwacht|bergrettung|~wasserrettung|wasserwacht|hilfsdienst|sanitätsdienst|rettungshundestaffel|katastrophenschutz|erste hilfe|technisches hilfswerk|samariterverein|erste-hilfe-ausbildung|drk-ortsverein|bergrettungsdienst|dlrg|rettungsstation|rettungsgesellschaft|seenotrettung|rettungsschwimmer|drk-kreisverband|rotes kreuz|deutsches rotes kreuz|malteser|johanniter|lebensrettungsgesellschaft|höhlenrettung|arbeiter-samariter-bund|rettungshunde|zivilschutz|erste-hilfe-schulung|luftrettung|rettungsorganisation',
    church:
      '~kirche|~kirchen|~kirchengemeinde|~pfarrei|kirchgemeinde|pfarrgemeinde|~moschee|synagoge|freikirche|tempel|kirchenkreis|pfarre|kirchengemeinden|pastoralraum|seelsorgeeinheit|seelsorgebereich|dekanat|~bistum|diözese|erzbistum|gottesdienst|gottesdienste|kathedrale|freie evangelische gemeinde|evangelische gemeinde|katholische gemeinde|pfarrverband|pfarreiengemeinschaft|christliche gemeinde|pfarreien|christengemeinde|kirchenbezirk|landeskirche|moscheeverein|evangelisch-freikirchliche gemeinde|moscheegemeinde|stadtkirche|christengemeinschaft|seelsorgeraum|pastoralverbund|pfarramt|kirchspiel|baptistengemeinde|domgemeinde|kirchenmusik|pfingstgemeinde|pastoraler raum',
    'religious-community':
      '~religionsgemeinschaft|~kloster|glaubensgemeinschaft|abtei|ordensgemeinschaft|missionswerk|meditationszentrum|buddhistisches zentrum|jüdische gemeinde|ordensschwestern|benediktinerabtei|bibelkreis|islamisches zentrum|missionsgesellschaft|buddhistische gemeinschaft|exerzitienhaus|hauskreis|bibelschule|zen-kloster|zen|missionsgemeinschaft|bruderschaft|zendo|spirituelle gemeinschaft|buddhismus|zen-gruppe|kommunität|christliches werk|missionarin|freimaurerloge|freimaurer|loge|yogagemeinschaft|christliche gemeinschaft|bibelstudium|bibelgesellschaft|geistliche gemeinschaft|cvjm',
    'political-party':
      '~partei|parteien|fraktion|stadtratsfraktion|wahlkampf|bürgermeisterkandidat|ortsverband partei|wählergruppe|wählervereinigung|bundestagskandidat|wählergemeinschaft|freie wähler|spd-ortsverein|ratsfraktion|landtagsabgeordneter|bundestagsabgeordneter|kommunalpolitik|cdu|spd|gemeindeverband|cdu-stadtverband|bürgermeisterkandidatin|abgeordnete|junge union|csu|bürgerliste|abgeordneter|landtagsabgeordnete|bündnis 90/die grünen|volksinitiative|fdp|bundestagsabgeordnete|svp|kommunalwahl|jusos|kreistagsfraktion|stadtrat|gemeinderätin|spö|övp|kantonsrat|nationalrat|unabhängige wählergemeinschaft',
    union:
      '~gewerkschaft|~gewerkschaften|betriebsrat|arbeitnehmerverband|personalrat|gewerkschaftsbund|mitarbeitervertretung|beamtenbund|betriebsräte|personalvertretung|berufsgewerkschaft|lehrerverband|personalverband|schwerbehindertenvertretung',
    'trade-association':
      '~wirtschaftsverband|branchenverband|~handwerkskammer|industrie- und handelskammer|innung|gewerbeverein|handelskammer|unternehmerverband|~wirtschaftsförderung|~kreishandwerkerschaft|werbegemeinschaft|unternehmernetzwerk|industrieverband|arbeitgeberverband|~zunft|bauernverband|unternehmensverband|handels- und gewerbeverein|gewerbeverband|innungen|handelsverband|zentralverband|unternehmerverein|~ärztekammer|handwerksinnung|wirtschaftskammer|herstellerverband|unternehmerinnen-netzwerk|werbering|bundesinnung|wirtschaftsjunioren|architektenkammer|kammer|wirtschaftsförderungsgesellschaft|gewerbegemeinschaft|anwaltsverein|wirtschaftsvereinigung|apothekerkammer|rechtsanwaltskammer|hotel- und gaststättenverband|gilde|mittelstandsverband|erzeugergemeinschaft|händlergemeinschaft|ärzteverband|bauindustrieverband|waldbauernverband|interessenverband|wirtschaftskreis|anbauverband|steuerberaterkammer|waldbesitzervereinigung|erzeugergemeinschaften|fachvertretung|forstbetriebsgemeinschaft',
    cooperative:
      '~genossenschaft|~genossenschaften|wohnungsgenossenschaft|~baugenossenschaft|wohnbaugenossenschaft|bürgergenossenschaft|dorfgenossenschaft|erzeugergenossenschaft|einkaufsgenossenschaften|mietergenossenschaft|agrargenossenschaft|wohngenossenschaft|wohnungsbaugenossenschaft|waldgenossenschaft|wohnprojekt genossenschaft|mietshäuser syndikat|siedlungsgenossenschaft|alpgenossenschaft|alpkorporation|kollektivbetrieb|korporation',
    municipality:
      'stadt und gemeinde|website der stadt|webseite der stadt|homepage der stadt|internetseite der stadt|internetauftritt der stadt|~gemeinde|gemeinden|~stadtverwaltung|landkreis|marktgemeinde|verbandsgemeinde|gemeindeverwaltung|ortsgemeinde|samtgemeinde|verwaltungsgemeinschaft|kreisstadt|bürgermeisteramt|ortschaft|rathaus|stadtgemeinde|große kreisstadt|politische gemeinde|kommune|dorf|kreisverwaltung|hansestadt|bezirk|einwohnergemeinde|bergdorf|kommunen|gemeindeamt|landratsamt|kanton|wohngemeinde|inselgemeinde',
    authority:
      '~behörde|~behörden|~ministerien|bundesamt|landesamt|finanzamt|polizei|~botschaft|konsulat|jobcenter|agentur für arbeit|gesundheitsamt|~staatskanzlei|bundesministerium|~ministerium|staatliche behörde|anstalt des öffentlichen rechts|landesbehörde|körperschaft des öffentlichen rechts|amtsgericht|landgericht|generalkonsulat|honorarkonsulat|planungsverband|bundesbehörde|bundesanstalt|landesregierung|bundesregierung|jugendamt|datenschutzbehörde|bezirksregierung|ordnungsamt|grundbuchamt|bauamt|regionalmanagement|stadtarchiv|zivilstandsamt|landesarchiv|kreisarchiv|staatsarchiv|betreibungsamt|bundeswehr|landschaftsverband',
    'fire-brigade':
      '~feuerwehr|~feuerwehren|freiwillige feuerwehr|jugendfeuerwehr|werkfeuerwehr|feuerwehrverein|löschzug|berufsfeuerwehr|feuerwache|betriebsfeuerwehr|löschgruppe|kreisfeuerwehrverband|feuerwehrverband|ortsfeuerwehr|stützpunktfeuerwehr|feuerwehrhaus|feuerwehr-verband|landesfeuerwehrverband|einsatzabteilung',
    community:
      'community|communities|~forum|fanclub|fanklub|online-community|user group|usergroup|anwendergruppe|fangemeinde|fan-club|communitys|discord-community|gaming-community|gemeinschaft|foren|diskussionsforum|clan|fanprojekt|fanseite|lesekreis|onlineforum|fan-community|fanpage|fanclubs|fußballfans|stammtisch|nutzergruppe|forum für',
    network:
      '~netzwerk|~netzwerke|~bündnis|allianz|~verbund|konsortium|kooperation|partnerschaft|cluster|zusammenschluss|dachmarke|~arbeitsgemeinschaft|kollektiv|arbeitskreis|koalition|unternehmensverbund|kooperationsnetzwerk|businessnetzwerk|netzwerks|frauennetzwerk|business-netzwerk|ärztenetz|verbundprojekt|partnernetzwerk|aktionsbündnis|werkgemeinschaft|runder tisch',
    club: 'club|klub|~fotoclub|rotary club|lions club|kleingartenverein|schrebergarten|~stammtischverein|oldtimerclub|motorradclub|buchclub|clubs|kegelclub|karnevalsverein|karnevalsgesellschaft|motorradverein|narrenzunft|amateurfunk|soroptimist club|ortsverband amateurfunk|obst- und gartenbauverein|~gartenbauverein|~kleingärtnerverein|gartenverein|imkerverein|kleingartenanlage|schrebergartenverein|oldtimerfreunde|bienenzuchtverein|karnevalsclub|imkereiverein|automobil-club|modellbauclub|kleingartenkolonie|fotoklub|zonta club|motorradfreunde|serviceclub|oldtimerverein|fastnachtsgesellschaft|fotofreunde|filmclub|funkamateure|eisenbahnfreunde|modelleisenbahnclub|faschingsgesellschaft|jugendclub|fotogruppe|modellbahnclub|studentenclub|inner wheel club|mc motorradclub|fasnachtsverein|jeckenverein|fanfarencorps|motorrad-club|kulturklub|gartenfreunde|computerclub|ruderklub|rassegeflügelzuchtverein|eisenbahnclub|skatclub|burschenverein|jazzclub verein|guggenmusikverein|bergkameraden',
    initiative:
      '~initiative|~initiativen|~bürgerinitiative|~aktionsgruppe|kampagne|förderprogramm|aktionstag|bürgerbegehren|bildungsinitiative|dorfinitiative|klimainitiative|aktionsbund|leader-region|landesprogramm|bundesprogramm|volksbegehren|aktionsgemeinschaft|jugendinitiative|graswurzelbewegung|kampagnen|unternehmensinitiative|aktionswoche|mentoringprogramm|klimaschutzinitiative|lokale aktionsgruppe|bürgerbewegung|bündnis gegen',
    project:
      'projekt|projekte|~forschungsprojekt|kunstprojekt|pilotprojekt|eu-projekt|schulprojekt|modellprojekt|herzensprojekt|verbundvorhaben|gemeinschaftsprojekt|forschungsvorhaben|hobbyprojekt|sozialprojekt|projekts|bildungsprojekt|bauvorhaben|privatprojekt|kulturprojekt|umweltprojekt|musikprojekt|kooperationsprojekt',
    'open-source-project':
      'open-source-projekt|open-source-software|freie software|quelloffene software|open-source-lösung|open-source|open-source-tool|open-source-plattform|offener standard|freie und quelloffene software|opensource',
    'youth-organisation':
      '~jugendorganisation|~jugendverband|pfadfinder|~jugendring|~jugendgruppe|ferienlager|jugendclubs|ferienfreizeit|pfadfinderstamm|jugendarbeit|jugendverein|pfadfinderinnen|jungschar|pfadi|feriencamp|jugendfreizeiten|blauring|jungwacht|ferienfreizeiten|zeltlager|jugendtheater|offene kinder- und jugendarbeit|kinder- und jugendarbeit|landjugend|ferienprogramm|jugendorchester projekt|sommercamp|katholische jugend|jugendrotkreuz|kreisjugendring|stadtjugendring|pfadfindergruppe|kinder- und jugendverband|evangelische jugend|ferienbetreuung|pfadfinderschaft|kindercamps|jugendpflege|feriencamps|jugendparlament|jugendbildung|abenteuerspielplatz|jugendbildungsstätte|cevi|stadtjugendpflege|kinderfreizeiten|jugendfreizeit|sommerlager|jubla|jugendförderung|bauspielplatz|mädchenriege|jugendtreffs|landjugendgruppe|aktivspielplatz',
    'student-organisation':
      '~studentenverbindung|~studierendenvertretung|hochschulgruppe|~fachschaft|burschenschaft|studentische initiative|asta|studierendenverein|schülervertretung|studentenverein|studentenwerk|studierendenwerk|studentische unternehmensberatung|fachschaftsrat|studentischer verein|studentenorganisation|formula student|formula student team|studierendenrat|studierendeninitiative|studentenschaft|damenverbindung|schülerrat|studierendenschaft|schülerzeitung|fachschaften|österreichische hochschülerschaft|hochschülerschaft|studierendengemeinde|landesschülervertretung|hochschulgemeinde|studentische organisation|korporationsverband|landesschülerrat|sängerschaft',
    company:
      '~unternehmen|~unternehmens|firma|firmen|~betrieb|gmbh|~familienunternehmen|familienbetrieb|meisterbetrieb|fachbetrieb|marke|konzern|fachunternehmen|fachfirma|mittelständisches unternehmen|traditionsunternehmen|gesellschaft|betriebe|aktiengesellschaft|meisterfachbetrieb|handwerksunternehmen|fachbetriebe|familienfirma|kleinunternehmen|traditionsbetrieb|innungsfachbetrieb|tochterunternehmen|tochtergesellschaft|unternehmung|kleinbetrieb|kleinunternehmer|familiengeführtes unternehmen|dienstleistungsunternehmen|inhabergeführtes unternehmen',
    agency: '~agentur|agenturen|boutique-agentur|inhabergeführte agentur|agenturnetzwerk|agenturgruppe',
    service:
      'services|~dienst|~dienste|~dienstleistung|~dienstleistungen|dienstleister für|~service|serviceleistungen|dienstes|servicestelle|servicecenter|kundendienst|rundum-service|komplettservice',
    studio: '~studio|~studios|~atelier|~werkstätte|~ateliers|~salon|manufaktur und atelier',
    practice:
      '~praxis|~praxen|schwerpunktpraxis|praxis für|therapie|therapeut|therapeutin|gesundheitspraxis|therapeuten',
    centre:
      '~zentrum|~zentren|~center|centers|~kompetenzzentrum|campus|hub|anlaufstelle|treffpunkt|begegnungsort|fachstelle|fachzentrum|gesundheitszentrum|stützpunkt|treff|infozentrum|koordinationsstelle|oase',
    provider:
      '~anbieter|anbieters|provider|~dienstleister|betreiber|dienstleisters|~lösungsanbieter|komplettanbieter|systemanbieter|leistungsanbieter|full-service-dienstleister|servicepartner|dienstleistungspartner|vollsortimenter|träger|partner|dienstleisterin|systempartner',
    specialist:
      '~spezialist|~spezialisten|~experte|~experten|expertin|~expertinnen|fachmann|profi|fachleute|spezialistin|meisterin|fachkraft|fachfrau|fachberater|~spezialistinnen|fachkräfte|~profis',
    solution:
      '~lösung|~lösungen|~system|~systeme|~produkt|~produkte|technologie|technologien|systemlösung|systemlösungen|komplettlösungen|technische lösungen',
    group:
      'gruppe|unternehmensgruppe|firmengruppe|dachgesellschaft|konzerns|~holding|team|unternehmensverband gruppe|beteiligungsgruppe|dachunternehmen|group|mutterkonzern|firmenverbund',
    startup:
      '~startup|startups|start-up|start-ups|jungunternehmen|spin-off|jungunternehmer|startup-unternehmen|ausgründung|start-up-unternehmen',
    blog: 'blog|~blogs|weblog|reiseblog|foodblog|technikblog|persönliche website|private homepage|blogger|bloggerin|mamablog|modeblog|food-blog|private webseite|homepage von|gartenblog|familienblog|persönliche homepage|reiseblogger|rezeptblog|private website|persönliche webseite|reisetagebuch|diy-blog|backblog|literaturblog|foodbloggerin|bücherblog|elternblog|finanzblog|reise-blog|backrezepte|kochblog|reiseberichte|buchblog',
    magazine:
      '~magazin|~magazine|zeitschrift|~zeitschriften|~fachzeitschrift|onlinemagazin|online-magazin|journal|fachmagazin|lifestyle-magazin|literaturzeitschrift|fachjournal|gesundheitsmagazin|comic|comics|webcomic|rezeptportal|magazins|kulturmagazin|musikmagazin|testmagazin|kundenmagazin|webmagazin|illustrierte|ratgebermagazin|testberichte|gemeindebrief|mitgliederzeitschrift|fanzine|literaturmagazin|frauenmagazin|verbrauchermagazin|wissenschaftliche zeitschrift',
    newspaper:
      '~zeitung|~zeitungen|~nachrichtenportal|tageszeitung|wochenzeitung|lokalnachrichten|nachrichtenagentur|~anzeiger|tageszeitungen|nachrichtenseite|newsportal|online-zeitung|tagblatt|amtsblatt|lokalzeitung|nachrichtenmagazin|wochenblatt|anzeigenblatt|regionalzeitung|onlinezeitung|presseagentur|lokales nachrichtenportal|zeitungsverlag|tageblatt|gemeindeblatt|mitteilungsblatt|sportnachrichten|dorfzeitung|news-portal|stadtteilzeitung|lokaljournalismus|pressedienst|schlagzeilen|nachrichtendienst',
    newsletter:
      '~newsletter|wöchentlicher newsletter|newsletters|e-mail-newsletter|rundbrief|täglicher newsletter|börsenbrief|infobrief|wochennewsletter',
    podcast:
      '~podcast|~podcasts|podcaster|videopodcast|youtube-kanal|hörspiel|webserie|hörspiele|youtuber|podcast-netzwerk|podcasterin|youtuberin|der podcast|hörbücher|interview-podcast|videokanal|hörbuch|let’s play|twitch',
    'radio-station':
      '~radiosender|~radio|rundfunksender|hörfunk|lokalradio|bürgerradio|hörfunksender|radioprogramm|radiosendung|campusradio|hochschulradio|rundfunk|schulradio|freies radio|privatradio|radiosenders|radiostation|regionalradio|radiosendungen|stadtradio|kulturradio',
    'tv-channel':
      '~fernsehsender|fernsehen|rundfunkanstalt|lokalfernsehen|~dokumentarfilm|spielfilm|kurzfilm|fernsehkanal|regionalfernsehen|film|filme|kinofilm|tv-serie|stadtfernsehen|fernsehserie|dokumentation film|doku|dokumentarfilme|regional-tv|fernsehmagazin|öffentlich-rechtlicher rundfunk|bürgerfernsehen|dokumentarfilmprojekt|fernsehsendung|kurzfilme|talkshow|tv-show|spielfilme|animationsfilm',
    'record-label':
      '~plattenlabel|musiklabel|~label|plattenfirma|bookingagentur|booking-agentur|künstlermanagement label|musikvertrieb|konzertveranstaltungen|konzertdirektion|musikmanagement|konzertbüro|record label|schallplattenfirma|indie-label|musikunternehmen|musikagentur|independent label|konzertreihen',
    portal:
      '~portal|~portale|internetportal|~informationsportal|ratgeber|infoportal|webportal|online-portal|informationsseite|ratgeberportal|informationsplattform|online-ratgeber|wissensportal|infoseite|fachportal|themenportal|gesundheitsportal|onlineportal|informationsdienst|ratgeberseite|themenseite|regionalportal|informationsangebot|serviceportal|~internetportale|informationswebsite',
    directory:
      '~verzeichnis|branchenverzeichnis|branchenbuch|~katalog|~archiv|online-archiv|linksammlung|jobportal|immobilienportal|veranstaltungskalender|adressverzeichnis|online-verzeichnis|telefonbuch|branchenportal|firmenverzeichnis|webkatalog|stellenportal|~suchportal|eventkalender|suchmaschine für|archive|adressbuch|arztsuche|terminkalender für veranstaltungen|ahnenforschung|genealogie|datensammlung|online-katalog|ortsfamilienbuch|familienforschung|digitales archiv|onlinearchiv|linkliste|landkarte|bilddatenarchiv|datenportal',
    encyclopedia:
      '~enzyklopädie|~lexikon|wiki|~wörterbuch|glossar|wörterbücher|online-lexikon|dokumentation|anleitungen|nachschlagewerk|handbuch|tutorials|benutzerhandbuch|onlinewörterbuch|online-wörterbuch|tutorial|wissensdatenbank wiki|anleitung|kompendium|leitfaden|wikis|onlinelexikon|duden|fachlexikon|übersetzungswörterbuch|grammatik|ebook|e-book|kochbuch',
    portfolio:
      '~portfolio|portfolios|lebenslauf|online-portfolio|arbeitsproben|portfolio von|portfolio-website|portfolioseite|curriculum vitae|bewerbungshomepage|persönliches portfolio',
    'film-production':
      '~filmproduktion|~filmproduktionen|filmproduktionsfirma|filmstudio|~medienproduktion|filmemacher|filmemacherin|produktionsfirma|postproduktion|filmagentur|regisseur|filmverleih|kameraverleih|filmproduzent|filmwerkstatt|dokumentarfilmer|fernsehproduktion|tv-produktion|trickfilmstudio|dokumentarfilmerin|filmproduktionsgesellschaft|filmtechnik|filmhaus|filmtechnikverleih|filmförderung|filmproduzentin|animationsfilme|medienproduktionen|kamera und schnitt|filmvertrieb|fernsehproduktionsfirma|filmcrew',
  },
}
