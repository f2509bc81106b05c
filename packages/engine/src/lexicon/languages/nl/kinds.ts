import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel:
      '~hotel|~hotels|boetiekhotel|boutique hotel|motel|motels|lodge|lodges|hotel-restaurant|aparthotel|familiehotel',
    'guest-house':
      'pension|pensions|~gastenverblijf|gastenverblijven|gastenkamers|gastenkamer|bed & breakfast|bed and breakfast|b&b|b&b’s|guesthouse|logement|kamerverhuur|bed en breakfast|gastenhuis',
    hostel: '~hostel|~hostels|jeugdherberg|jeugdherbergen|backpackershostel',
    inn: '~herberg|herbergen|landhotel-restaurant|afspanning',
    'holiday-home':
      '~vakantiehuis|~vakantiehuizen|~vakantiewoning|~vakantiewoningen|vakantiehuisje|vakantiehuisjes|vakantieappartement|vakantieappartementen|vakantieverhuur|chalet|chalets|villa|villa’s|vakantieverblijf|vakantieverblijven|groepsaccommodatie|groepsaccommodaties|gîte|gîtes|strandhuisje|strandhuisjes|bungalow|bungalows|vakantievilla|natuurhuisje|boshuisje|trekkershutten|finca|groepsverblijf',
    'mountain-hut': '~berghut|berghutten|trekkershut|alpenhut',
    campsite:
      '~camping|~campings|natuurcamping|boerderijcamping|minicamping|mini-camping|kampeerterrein|camperplaats|camperplaatsen|glamping|vakantiepark|vakantieparken|bungalowpark|recreatiepark|kampeerboerderij|boerencamping|camperpark',
    resort: '~resort|~resorts|vakantieresort|vakantiedorp|beach resort',
    'farm-stay':
      'vakantieboerderij|logeren op de boerderij|hoevetoerisme|boerderijvakantie|vakantie op de boerderij|overnachten op de boerderij|agriturismo|plattelandstoerisme|hoevelogies',
    accommodation: 'accommodatie|accommodaties|overnachting|overnachtingen|verblijf|logies|overnachtingsmogelijkheid',
    'student-residence':
      'studentenhuis|studentenhuisvesting|studentenkamers|studentenwoningen|studentenresidentie|studentenkoten|studentenkamer|studentenhome',
    restaurant:
      '~restaurant|~restaurants|eetcafé|eethuis|brasserie|bistro|steakhouse|trattoria|grandcafé|grand café|eetgelegenheid|tapasbar|sushirestaurant|sushi|wokrestaurant|pannenkoekenhuis|~pannenkoekenrestaurant|frituur|frietkot|cafetaria|snackbar|lunchroom en restaurant|gastrobar|grillroom|afhaalrestaurant|shoarma|horeca|taverne|gastropub|osteria|horecazaak|frietzaak|visrestaurant|eetkamer',
    pizzeria: '~pizzeria|pizzeria’s|pizzarestaurant|pizza bezorgen|pizzabezorging|pizza afhalen',
    cafe: '~koffiebar|~koffiehuis|lunchroom|lunchrooms|theehuis|theetuin|tearoom|espressobar|koffiezaak|koffie- en theehuis|lunchcafé|coffeeshop koffie|koffiebars|theeschenkerij|koetshuis lunchroom|ontbijtcafé|lunch',
    bar: 'bar|bars|cocktailbar|wijnbar|loungebar|hotelbar|biergarten|bierlokaal|tapbar|lounge',
    pub: 'pub|ierse pub|bruin café|café|cafés|~kroeg|kroegen|volkscafé|biercafé|dorpscafé|buurtcafé|muziekcafé|sportcafé',
    nightclub: 'nachtclub|nachtclubs|~discotheek|discotheken|disco|danscafé|dancing',
    bakery:
      '~bakkerij|~bakkerijen|bakker|warme bakker|ambachtelijke bakker|broodbakkerij|bakkers|biologische bakkerij|banketbakkerij|brood en banket',
    butcher:
      '~slagerij|~slagerijen|slager|slagers|keurslager|vleeswaren|beenhouwerij|beenhouwer|ambachtelijke slager|traiteur-slager|poelier|slachterij',
    'pastry-shop':
      'patisserie|~banketbakker|~chocolaterie|chocolatier|taartenatelier|bruidstaarten|taarten|patissier|~bonbonnerie|chocolatiers|taartenbakkerij|cupcakes|gebak|pralines|chocolademakerij|bruidstaart',
    'ice-cream-parlour':
      '~ijssalon|ijssalons|ijsmakerij|gelateria|ijscowagen|ambachtelijk ijs|ijsboerderij|ijskar|schepijs|ijsbereider|ijswinkel',
    catering:
      '~catering|~cateraar|cateraars|~cateringbedrijf|cateringservice|traiteur|traiteurs|partyservice|partycatering|bedrijfscatering|feestcatering|kok aan huis|bbq catering|barbecue catering|privékok|private chef|thuiskok|hapjes|buffetten|foodservice',
    'food-truck':
      'foodtruck|foodtrucks|food truck|food trucks|foodtruck huren|frietwagen|streetfood|mobiele keuken|frietkraam|koffiekar|pizzatruck',
    brewery:
      '~brouwerij|~brouwerijen|bierbrouwerij|stadsbrouwerij|microbrouwerij|craft beer|speciaalbier brouwerij|brouwers|huisbrouwerij|ambachtelijke bierbrouwerij|brouwcafé',
    winery:
      '~wijngaard|~wijngaarden|wijndomein|wijnmakerij|wijnboerderij|wijnhuis|wijnbouwer|wijnmaker|wijnkasteel|wijnboeren|wijndomeinen',
    distillery:
      '~distilleerderij|~stokerij|stokerijen|distilleerderijen|jeneverstokerij|distillerie|likeurstokerij|ginstokerij',
    'coffee-roaster': '~koffiebranderij|koffiebranderijen|koffiebrander|branderij|koffiebranders|specialty coffee',
    delicatessen:
      'delicatessen|~delicatessenwinkel|~delicatessenzaak|kaaswinkel|kaasspeciaalzaak|streekproducten|delicatessewinkel|theewinkel|kruidenwinkel|notenbar|notenwinkel|fijnproeverij|olijfolie|kruiden en specerijen|kaasboer|delicatesse',
    'food-producer':
      'voedselproducent|voedingsproducent|voedingsmiddelenbedrijf|levensmiddelenproducent|levensmiddelenfabrikant|voedingsbedrijf|~imkerij|imker|imkers|voedingsmiddelenindustrie|levensmiddelenbedrijf|korenmolen|meelfabriek|fruitsap|sauzen|honing|mosterdmakerij|visverwerking|visrokerij|vleesverwerking|aardappelverwerking|zuivelproducent',
    farm: '~boerderij|~boerderijen|melkveebedrijf|biologische boerderij|akkerbouwbedrijf|~fruitbedrijf|landbouwbedrijf|fruitteler|zelfpluktuin|zorgboerderij|zorgboerderijen|fruitkwekerij|boerenbedrijf|akkerbouw|melkveehouderij|tuinderij|hoeve|fruitteelt|asperges|stadsboerderij|tuinbouwbedrijf|landbouwer|zelfoogsttuin|veehouderij|loonbedrijf|csa|pluktuin|melkveehouder|landgoed',
    dairy:
      'zuivelboerderij|zuivelfabriek|~kaasmakerij|~kaasboerderij|melkerij|kaasmaker|zuivelbedrijf|boerenkaas|zuivel|geitenboerderij|kaasmakerijen|zuivelcoöperatie|geitenkaas',
    'beach-club': '~strandpaviljoen|beachclub|beach club|strandtent|strandbar|strandclub|strandpaviljoens|beachbar',
    'music-venue':
      '~poppodium|concertzaal|muziekpodium|concertgebouw|poppodia|jazzclub|livemuziek|muziekcentrum|muziekclub|muziekgebouw|muziekzaal|concertlocatie',
    'event-venue':
      '~evenementenlocatie|~feestzaal|feestzalen|~congrescentrum|~vergaderlocatie|evenementenhal|zaalverhuur|~partycentrum|~zalencentrum|eventlocatie|feestlocatie|feestlocaties|evenementenlocaties|vergaderzalen|vergadercentrum|congreslocatie|evenementenzaal|partyboerderij|zaal|eventlocation|conferentiecentrum|vergaderruimte|vergaderruimtes|vergaderzaal|trainingslocatie|seminarieruimte|evenementencomplex|expohal|stadsschouwburg en congrescentrum|locatieverhuur|congreshotel',
    'wedding-venue':
      '~trouwlocatie|~trouwlocaties|huwelijkslocatie|bruiloftslocatie|bruiloftlocatie|trouwzaal|trouwen op locatie|trouwfeestzaal',
    theatre:
      '~theater|~theaters|~schouwburg|schouwburgen|~toneelvereniging|toneelgroep|operahuis|opera|theatergroep|toneelgezelschap|theatergezelschap|cabaret|~poppentheater|jeugdtheater|theaterproductie|amateurtoneel|cabaretier|musical|circus|musicalvereniging|operettevereniging|cultureel centrum|theatercollectief|poppenspel|improvisatietheater|openluchttheater|toneelkring|theatervoorstelling|theatervoorstellingen|theatermaker',
    cinema: '~bioscoop|bioscopen|filmhuis|filmtheater|cinema|arthouse|openluchtbioscoop|filmclub|filmhuizen',
    museum:
      '~museum|~musea|bezoekerscentrum|herinneringscentrum|wetenschapsmuseum|erfgoedcentrum|planetarium|sterrenwacht|volkssterrenwacht|openluchtmuseum|belevingscentrum|kunsthal|heemkundig museum|natuurcentrum|museums|molen|molens',
    gallery:
      '~galerie|galeries|galerij|kunsthandel|kunsthandelaar|expositieruimte|kunstuitleen|beeldentuin|kunstgalerie|gallery|tentoonstellingsruimte|kunsthuis|fotogalerie',
    zoo: '~dierentuin|~dierenpark|dierentuinen|kinderboerderij|wildpark|aquarium|safaripark|vogelpark|roofvogelshow|hertenkamp|valkerij|wildpark en|reptielenhuis|kinderboerderijen|vlindertuin',
    'theme-park':
      '~pretpark|~pretparken|~attractiepark|attractieparken|themapark|waterpark|familiepark|speelpark|sprookjespark|recreatieplas',
    'adventure-park':
      '~klimbos|~klimpark|~trampolinepark|avonturenpark|touwenparcours|hoogteparcours|outdoorcentrum|survivalpark|outdoorpark|klimbossen|outdooractiviteiten|survivals|buitensport|boerengolf|zipline',
    'escape-room':
      'escape room|escape rooms|escaperoom|escaperooms|escape game|mobiele escape room|ontsnappingskamer|outdoor escape',
    'indoor-playground':
      '~binnenspeeltuin|indoor speeltuin|speelparadijs|speelhal|~kinderspeelparadijs|indoor speelparadijs|overdekte speeltuin|binnenspeeltuinen|speeltuin|indoorspeeltuin|speelboerderij',
    'bowling-alley':
      '~bowlingcentrum|bowlingbaan|bowling|bowlingbanen|lasergame|lasergamen|karten|kartbaan|midgetgolf|minigolf|lasertag|biljartcentrum|paintball|bowlen|snookercentrum|poolcentrum|kartcentrum|biljart|dartcentrum|indoor karting',
    'swimming-pool':
      '~zwembad|~zwembaden|zwemparadijs|openluchtzwembad|buitenbad|subtropisch zwembad|zwemcentrum|buitenzwembad|natuurzwembad|recreatiebad',
    spa: 'spa|wellness|~wellnesscentrum|thermen|day spa|kuuroord|wellnessresort|beautyresort|badhuis|retraite|retraites|retreat|retreats|wellnesshotel|privé wellness|thermaalbad|float|floaten|saunacomplex en wellness|spa & wellness|privéwellness|zoutgrot|floatcentrum|retraitecentrum|retreatcentrum|wellness center',
    sauna: '~sauna|sauna’s|~saunacomplex|hammam|privésauna|privé sauna|saunacentrum|mobiele sauna|infraroodsauna',
    marina:
      '~jachthaven|~jachthavens|~haven|havens|marina|jachtwerf|scheepswerf|ligplaatsen|jachtbouw|jachtcharter|zeilcharter|jachtbouwer|watersportbedrijf|ligplaats|jachtverhuur|winterstalling|jachtservice|scheepsbouw|passantenhaven',
    'boat-rental':
      '~botenverhuur|~bootverhuur|sloepverhuur|kanoverhuur|rondvaart|rondvaarten|sloepenverhuur|boot huren|sloep huren|bootjesverhuur|kajakverhuur|supverhuur|vaartochten|zeiltochten|kanoën|jachtcharters|hausboot|woonboot verhuur|rederij|chartervaart|charterschip|boottochten|boottocht|zeilschip|partyschip|salonboot|motorjacht huren',
    'bike-rental':
      '~fietsverhuur|~fietsenverhuur|fietsen huren|e-bike verhuur|scooterverhuur|solexverhuur|deelfietsen|fietsverhuurder|fiets huren|bakfiets huren|e-chopper verhuur|step verhuur',
    'tour-operator':
      '~touroperator|touroperators|~reisorganisatie|~reisorganisaties|groepsreizen|rondreizen|wandelreizen|fietsreizen|safari’s|safari|singlereizen|jongerenreizen|reisspecialist|wandelvakanties|fietsvakanties|avontuurlijke reizen|maatwerkreizen|zeilvakanties|yogareizen|motorreizen|duikreizen|verre reizen|schoolreizen|individuele reizen|culturele reizen|treinreizen|actieve vakanties|skireizen',
    'guided-tours':
      '~rondleiding|~rondleidingen|stadswandeling|stadswandelingen|stadsgids|stadsgidsen|gidsen|gids|reisleider|reisgids en|stadstour|stadstours|natuurgids|~wandelgids|wadlopen|fietstocht|fietstochten|wandelexcursies|excursies|reisbegeleider|berggids|stadsrondleidingen|food tour|gegidste wandelingen|begeleide wandelingen|boswandelingen|ballonvaart|ballonvaarten|huifkartochten|gidsenvereniging',
    'travel-agency':
      '~reisbureau|~reisbureaus|reisadviseur|zelfstandig reisadviseur|reisagent|persoonlijk reisadviseur|reisagentschap|reiswinkel|reiskantoor|vakantiereizen|cruises|reisplanner|stedentrips|vakanties|zonvakanties|wintersport|reizen op maat|last minute|cruise|reisaanbieder|vakantie boeken|reisbureau in',
    'travel-guide':
      '~reisgids|reisgidsen|stadsgids online|city guide|uitgids|uitagenda|reistips|reisinformatie|wandelroutes|fietsroutes|vakantiegids|restaurantgids|wandelgids online|uitjes|dagje uit|reiswebsite|reismagazine|stedengids|bezienswaardigheden|dagjes uit',
    'tourist-office':
      'toeristische dienst|toeristische informatie|toeristeninformatie|vvv-kantoor|toerisme|dienst voor toerisme|citymarketing|regiomarketing|nationaal park|nationaal landschap|infokantoor toerisme|toeristisch platform|toeristisch infopunt|destinatiemarketing|natuurgebied',
    festival:
      '~festival|~festivals|muziekfestival|~carnaval|kerstmarkt|braderie|corso|kermis|jaarmarkt|optocht|bloemencorso|~filmfestival|dorpsfeest|bevrijdingsfestival|feestweek|intocht|carnavalsstoet|rommelmarkten|avondvierdaagse|vierdaagse|feestcomité|kunstroute|open monumentendag|koningsdag|oogstfeest|zomerfeest|stoet',
    conference:
      '~congres|~congressen|~conferentie|conferenties|~symposium|vakbeurs|beurs|beurzen|hackathon|summit|meetup|kennisdag|netwerkdag|studiedag|jaarbeurs|netwerkevent|vakbeurzen|banenmarkt|conventie|congresdag|netwerkevenement|symposia|hardloopevenement|marathon|loopwedstrijd|stratenloop|triatlon|trimloop',
    casino:
      '~casino|~casino’s|online casino|gokkast|loterij|speelautomatenhal|sportweddenschappen|bookmaker|amusementshal|gokken|poker|gokkasten|goksite',
    'golf-course':
      '~golfbaan|~golfclub|golfschool|golfvereniging|golfpark|driving range|golfbanen|golfresort|golfcentrum|golf & country club|indoor golf|golflessen|golf- en countryclub',
    'ski-school':
      '~skischool|snowboardschool|skibaan|indoor ski|skilessen|skiles|skihal|skigebied|skicentrum|snowworld|skileraar|borstelbaan|skivereniging',
    'surf-school':
      '~surfschool|surfscholen|kitesurfschool|kiteschool|surfkamp|surflessen|windsurfschool|kitesurflessen|watersportcentrum|surfles|golfsurfschool|kitesurfles|wakeboardbaan|surfkampen|kitesurfen|surfclub',
    'diving-school':
      '~duikschool|duikscholen|~duikcentrum|duikvereniging|duikclub|duikopleiding|duikcursus|duikwinkel|duikteam|duiken leren|duikopleidingen|freediving',
    'riding-school':
      '~manege|maneges|rijschool paardrijden|paardrijles|paardrijlessen|ponykamp|paardrijschool|ruitercentrum|ponyrijschool|paardrijden|ponyclub|rijvereniging|ponykampen|ruiterschool|ruiterclub',
    'climbing-gym':
      '~klimhal|klimcentrum|~boulderhal|klimmuur|boulderen|klimzaal|klimhallen|bouldergym|klimvereniging|klimclub|bouldercentrum',
    gym: 'gym|gyms|krachtsportschool|crossfit|crossfit box|boksschool|boxing gym|krachtsport|bokssport|boksclub|krachttraining|krachthonk|boksvereniging|kickboksgym|boksles|krachtcentrum',
    'fitness-studio':
      '~sportschool|~sportscholen|~fitnesscentrum|fitnessclub|fitness|fitnessstudio|pilates|pilatesstudio|pilates studio|ems training|health club|ladies only|sportcentrum|healthclub|fitnesscentra|sportstudio|small group training|groepslessen|fysiofitness|vrouwensportschool|bootcamp training buiten|reformer pilates|sportcomplex',
    'personal-trainer':
      'personal trainer|personal training|personal trainers|fitnesscoach|hardlooptrainer|hardloopcoach|personal training studio|leefstijlcoach en personal trainer|fitnesstrainer|looptrainer|personal coach sport',
    'yoga-studio':
      '~yogastudio|yoga studio|~yogaschool|yogalessen|yogadocent|yogadocente|yoga|yogacentrum|yogales|yogaleraar|yin yoga|yogalerares|yogaopleiding|hatha yoga|zwangerschapsyoga|meditatie|qigong|tai chi|yogaretreat|yogavakanties',
    'dance-school':
      '~dansschool|~dansscholen|~dansstudio|balletschool|balletstudio|danslessen|dansles|danscentrum|dansacademie|salsaschool|tangoschool|dansvereniging|dansopleiding|streetdance|dansatelier|dansgroep|danshuis|volksdansgroep|dansclub|paaldansen|tango|dansdocent|dansgezelschap',
    'martial-arts-school':
      '~vechtsportschool|vechtsport|karateschool|karate|karateclub|judoschool|judoclub|judo|judovereniging|taekwondo|kickboksen|dojo|jiujitsu|jiu-jitsu|krav maga|aikido|budoschool|zelfverdediging|muay thai|wing chun|kungfu|kickboksschool|thaiboksen|mma|karatevereniging|weerbaarheid|weerbaarheidstraining|budosport|vechtsportcentrum|capoeira|schermvereniging|schermclub|vechtkunst',
    'sports-club':
      '~sportvereniging|~sportclub|~voetbalvereniging|~voetbalclub|hockeyclub|hockeyvereniging|~zwemvereniging|zwemclub|atletiekvereniging|atletiekclub|volleybalvereniging|volleybalclub|basketbalvereniging|basketbalclub|handbalvereniging|korfbalvereniging|korfbalclub|gymnastiekvereniging|gymvereniging|turnvereniging|turnclub|roeivereniging|zeilvereniging|watersportvereniging|schaakvereniging|schaakclub|schietvereniging|wielervereniging|wielerclub|hardloopgroep|loopgroep|rugbyclub|honkbalvereniging|badmintonvereniging|badmintonclub|tafeltennisvereniging|tafeltennisclub|fietsclub|ijsclub|ijsvereniging|visvereniging|hengelsportvereniging|omnivereniging|petanqueclub|jeu de boules|schietclub|roeiclub|rijvereniging paard|kanovereniging|bridgeclub|damclub|reddings- en zwemclub|toerfietsclub|wandelvereniging|triatlonvereniging|triatlonclub|wandelclub|biljartvereniging|loopclub|zeilclub|handboogvereniging|skeelerclub|schaatsvereniging|waterpolo|paardensportvereniging|cricketclub|softbalvereniging|schutterij|schuttersgilde|schaatsclub|biljartclub|turnkring|handbalclub|ijshockeyclub|boogschutters',
    'sports-team':
      'voetbalteam|wielerploeg|wielerteam|raceteam|basketbalteam|esports team|hockeyteam|motorsportteam|eredivisie|esportsteam|racing team|schaatsteam|rallyteam|profclub|ijshockeyteam|american football',
    'sports-federation':
      '~sportbond|~voetbalbond|sportfederatie|zwembond|hockeybond|atletiekunie|schaakbond|judobond|wielerbond|sportkoepel|atletiekbond|sportraad|liga|tennisbond|gymnastiekbond|hippische sportbond|volleybalbond|roeibond|sportkoepels|federatie sport|nationale sportbond|schaakfederatie',
    'tennis-club':
      '~tennisclub|~tennisvereniging|tennisschool|tennispark|padelclub|padel|padelvereniging|tennis- en padelvereniging|padelbaan|tenniscentrum|tennislessen|tennis en padel|padelcentrum|padelbanen|tennisbanen|tennis- en padelclub|squash|squashcentrum|tennisles|tennis & padel|tennis- en padelschool|squashclub',
    choir:
      '~mannenkoor|~vrouwenkoor|kinderkoor|~zangkoor|gospelkoor|kamerkoor|koor|koren|zangvereniging|popkoor|kerkkoor|zanggroep|gemengd koor|smartlappenkoor|~shantykoor|shanty-koor|vocaal ensemble|oratoriumvereniging|projectkoor|christelijk gemengd koor|jeugdkoor|koorzang|cantorij|vocal group|dameskoor|zangensemble|operakoor',
    orchestra:
      '~orkest|~orkesten|symfonieorkest|harmonieorkest|harmonie|fanfare|philharmonisch orkest|filharmonie|muziekvereniging|brassband|strijkkwartet|blaasorkest|harmonievereniging|drumfanfare|kamerorkest|strijkorkest|blaaskapel|dweilorkest|kamermuziek|drumband|showband|fanfareorkest|koninklijke harmonie|jeugdorkest|slagwerkgroep|accordeonvereniging|muziekkorps|ensemble|studentenorkest|muziekensemble|accordeonorkest|mandolineorkest|blazersensemble|joekskapel',
    band: 'band|coverband|bruiloftband|feestband|~rockband|jazzband|bigband|big band|tributeband|liveband|popgroep|muziekgroep|coverbands|allround band|bluesband|tribute band|live band|partyband|bruiloftsband|folkband|metalband|folkgroep|punkband|popband|muzikanten huren',
    dj: 'dj|dj’s|bruiloft dj|drive-in show|dj huren|allround dj|mobiele discotheek|discobar|huwelijks dj|deejay|disco huren|feest dj|dj-service|trouw dj',
    'event-agency':
      '~evenementenbureau|evenementenorganisatie|~eventbureau|evenementenorganisator|evenementenplanner|event planner|congresorganisatie|artiestenbureau|bedrijfsuitjes|bedrijfsfeesten|teambuilding|boekingskantoor evenementen|evenementenmanagement|congresbureau|eventmanagement|bedrijfsuitje|organisatiebureau|evenement|evenementen|bedrijfsfeest|personeelsfeesten|artiesten boeken|bedrijfsevenementen|eventorganisator|teamuitjes|personeelsuitje|eventorganisatie|vrijgezellenfeest',
    'wedding-planner':
      '~weddingplanner|wedding planner|weddingplanners|ceremoniemeester|trouwplanner|huwelijksplanner|bruiloftsplanner|weddingplanning|weddingstyling|weddingstylist|bruidsstyliste|huwelijksplanning|trouwdecoratie',
    'event-service':
      '~feestverhuur|~partyverhuur|tentenverhuur|springkussens|~springkussenverhuur|springkasteel|springkastelen|fotohokje|photobooth|photobooth huren|geluidsverhuur|licht en geluid|geluid en licht|evenemententechniek|podiumverhuur|~tentverhuur|goochelaar|goochelaars|trouwambtenaar|trouwambtenaren|clown|ceremoniespreker|ballonnendecoratie|ballonnen|standbouw|standenbouw|meubelverhuur|vuurwerkshow|verhuur van feestartikelen|audiovisuele verhuur|servies verhuur|feesttenten|lichtverhuur|entertainer|kinderfeestjes|kinderfeestje|schminken|sneltekenaar|spreekstalmeester|servieswerk verhuur|springkussen huren|attractieverhuur|partytent|partytenten|buitengewoon ambtenaar van de burgerlijke stand|fotobooth|entertainment|photobooths|illusionist|mentalist|feestartikelenverhuur|presentator|presentatrice|dagvoorzitter|stand-up comedian|comedian|sinterklaas|ballondecoratie|podiumbouw|evenementenverhuur|audiovisuele techniek|sound & light|evenementenbeveiliging en service|tribunes|ceremoniesprekers',
    'medical-practice':
      '~huisartsenpraktijk|huisartspraktijk|~artsenpraktijk|medisch centrum|groepspraktijk|~gezondheidscentrum|dokterspraktijk|huisartsenpost|huisartsenwachtpost|medische praktijk|wijkgezondheidscentrum|huisartsenwacht|eerstelijnscentrum',
    doctor:
      'arts|artsen|~huisarts|~huisartsen|dokter|dokters|dermatoloog|kinderarts|gynaecoloog|oogarts|psychiater|cardioloog|chirurg|plastisch chirurg|orthopedisch chirurg|uroloog|cosmetisch arts|bedrijfsarts|neuroloog|internist|reumatoloog|dermatologie|plastische chirurgie|orthopedie|gynaecologie|psychiatrie|cardiologie|sportarts',
    dentist:
      '~tandarts|~tandartsen|~tandartspraktijk|tandartsenpraktijk|tandheelkundige praktijk|tandheelkunde|mondzorg|mondhygiënist|mondzorgpraktijk|tandartsencentrum|tandheelkundig centrum|implantologie|tandprotheticus|mondzorgcentrum|mondhygiënepraktijk|kunstgebit|tandprothetische praktijk|mondhygiëniste|implantoloog|tandzorg|mondzorgkliniek',
    orthodontist: 'orthodontist|~orthodontie|orthodontiepraktijk|orthodontisten|praktijk voor orthodontie|beugel',
    clinic:
      '~kliniek|~klinieken|privékliniek|huidkliniek|oogkliniek|zelfstandig behandelcentrum|fertiliteitskliniek|cosmetische kliniek|polikliniek|revalidatiecentrum|behandelcentrum|fertiliteitscentrum|huidtherapie|huidtherapeut|specialistisch centrum|oogcentrum|verslavingskliniek|revalidatie|slaapcentrum|verslavingszorg|laserkliniek',
    hospital:
      '~ziekenhuis|~ziekenhuizen|hospitaal|~hospice|universitair ziekenhuis|universitair medisch centrum|hospices|algemeen ziekenhuis|palliatieve zorg',
    physiotherapist:
      '~fysiotherapie|fysiotherapeut|fysiotherapeuten|~fysiotherapiepraktijk|fysiopraktijk|kinesist|kinesitherapie|kinesitherapeut|kinepraktijk|manuele therapie|praktijk voor fysiotherapie|oefentherapie|bekkenfysiotherapie|manueel therapeut|kinesitherapeuten|kinderfysiotherapie|oefentherapeut|fysio|sportfysiotherapie|kinesitherapiepraktijk|oefentherapie cesar|bekkenfysiotherapeut|fysiocentrum|lymfedrainage',
    chiropractor: 'chiropractor|chiropractie|chiropractoren|~chiropractiepraktijk|chiropractisch centrum|chiropraxie',
    osteopath: 'osteopaat|osteopathie|osteopaten|~osteopathiepraktijk|praktijk voor osteopathie|kinderosteopathie',
    'speech-therapist':
      'logopedist|~logopedie|logopedisten|logopediepraktijk|logopediste|praktijk voor logopedie|stottertherapie|logopedisch centrum|stottercentrum|stemcoach',
    'occupational-therapist':
      'ergotherapeut|~ergotherapie|ergotherapeuten|ergotherapiepraktijk|praktijk voor ergotherapie|handtherapie|kinderergotherapie',
    psychotherapist:
      'psychotherapeut|~psychotherapie|psycholoog|psychologen|psychologenpraktijk|psychologiepraktijk|psychotherapeuten|gz-psycholoog|kinderpsycholoog|ggz|psychologische praktijk|emdr|traumatherapie|psychosociale therapie|psychosociaal therapeut|relatietherapeut en psycholoog|ggz-instelling|praktijk voor psychologie|geestelijke gezondheidszorg|psychologische hulp|systeemtherapie|gedragstherapie|gezinstherapie|speltherapie|psychologische zorg|kindertherapie|psychologisch centrum|kindertherapeut|systeemtherapeut|haptotherapie|haptotherapeut|klinisch psycholoog|vaktherapie|eerstelijnspsycholoog|psychosociale hulpverlening|beeldende therapie|psychologie|psychologe',
    naturopath:
      'natuurgeneeskunde|natuurgeneeskundige|~acupunctuur|acupuncturist|homeopaat|homeopathie|ayurveda|natuurgeneeskundig therapeut|orthomoleculair therapeut|kinesiologie|natuurgeneeskundige praktijk|chinese geneeskunde|energetische therapie|kruidengeneeskunde|bioresonantie|orthomoleculaire therapie|holistisch therapeut|holistische praktijk|healing|energetisch therapeut|medium|paranormaal|acupunctuurpraktijk|bachbloesem|magnetiseur|praktijk voor natuurgeneeskunde|natuurgeneeskundige therapie|complementaire zorg|iriscopie|bachbloesemtherapie|darmtherapie|klankschalen|homeopathische praktijk|alternatieve geneeswijzen|healer|energetisch werk|sjamanisme',
    podiatrist:
      '~pedicure|pedicurepraktijk|pedicuresalon|podotherapeut|podotherapie|podoloog|podologie|medisch pedicure|podologiepraktijk|voetverzorging|voetzorg|voetencentrum|medische voetverzorging|pedicures|podotherapiepraktijk|voetzorgpraktijk|voetenpraktijk|voetenzorg|medische pedicure|steunzolen',
    midwife:
      'verloskundige|verloskundigen|~verloskundigenpraktijk|vroedvrouw|doula|kraamzorg|geboortecentrum|vroedvrouwen|verloskundigenpraktijken|vroedvrouwenpraktijk|kraamzorgorganisatie|lactatiekundige|zwangerschapscursus|kraambureau|zwangerschapsbegeleiding|pretecho|echocentrum|verloskundig centrum|lactatiekundigen',
    nurse:
      'verpleegkundige|thuisverpleging|verpleegkundigen|zelfstandig verpleegkundige|thuisverpleegkundige|particuliere verpleging|wijkverpleging|thuisverpleegkundigen|wijkverpleegkundige|verpleegkundige zorg',
    'home-care':
      '~thuiszorg|thuiszorgorganisatie|~thuishulp|gezinszorg|particuliere thuiszorg|ouderenzorg|huishoudelijke hulp|zorg aan huis|mantelzorg|wijkzorg|begeleiding aan huis|zorgbureau|24-uurs zorg|zorg thuis|huishoudelijke zorg|thuisbegeleiding|thuiszorgdienst|ambulante begeleiding|seniorenhulp|mantelzorgondersteuning|gezinshulp|dementiezorg|ouderenbegeleiding|inwonende zorg|thuiszorgbureau|zorgorganisatie|zorginstelling|zorgaanbieder',
    'care-home':
      '~verpleeghuis|~verzorgingshuis|~woonzorgcentrum|~zorgcentrum|rusthuis|assistentiewoningen|woonzorg|~verpleeghuizen|zorgvilla|woonzorgcentra|serviceflat|bejaardentehuis|zorgresidentie|verzorgingstehuis|serviceflats|woonzorghuis|woonzorglocatie|zorghuis|rust- en verzorgingstehuis|kleinschalig wonen|seniorenresidentie|seniorenwoningen|beschermd wonen|dagbesteding|ouderinitiatief wonen|zorgwoningen|woongroep|dagverzorgingscentrum|dagopvang voor ouderen|begeleid wonen|woonvorm|dagverzorging|thomashuis|begeleid zelfstandig wonen',
    pharmacy:
      '~apotheek|~apotheken|apotheker|drogist|drogisterij|drogisterijen|drogisten|online apotheek|online drogist',
    optician:
      '~opticien|opticiens|~optiek|optometrist|brillenwinkel|brillen|contactlenzen|optometrie|opticien en optometrist|brillenspeciaalzaak|brillenzaak|optica|oogzorg|optieker',
    'hearing-aids':
      '~audicien|audiciens|hoortoestellen|hoorcentrum|hoorapparaten|hoorspecialist|audiologie|hoorwinkel|hoorzorg|audioloog|hoorapparaat|gehoorbescherming|audiologisch centrum|gehoorcentrum|hooroplossingen',
    laboratory:
      '~laboratorium|tandtechnisch laboratorium|~laboratoria|medisch laboratorium|tandtechniek|testlaboratorium|tandtechnicus|diagnostisch laboratorium',
    veterinarian:
      '~dierenarts|dierenartsen|~dierenartspraktijk|~dierenkliniek|dierenartsencentrum|dierenziekenhuis|dierenklinieken|diergeneeskunde|dierenartsenpraktijk|paardenkliniek|dierenhospitaal|dierenartsen voor gezelschapsdieren|diergeneeskundig centrum|paardenarts|dierenfysiotherapie|dierfysiotherapie|hondenfysiotherapie|paardenartsen|dierenosteopaat|dierenosteopathie|dierfysiotherapeut|paardenpraktijk',
    kennel:
      '~hondenpension|~dierenpension|~kattenpension|hondenhotel|dierenhotel|hondenopvang|dagopvang voor honden|hondendagopvang|hondencrèche|honden- en kattenpension|kattenhotel|honden dagopvang|hondenpensions|hondendaycare|hondenuitlaatservice en opvang|kattenpensions',
    'dog-school':
      '~hondenschool|hondenscholen|hondentrainer|hondentraining|puppycursus|hondentrainingen|gedragstherapeut voor honden|hondengedragstherapeut|kynologenclub|puppytraining|hondencoach|hondengedragsdeskundige|puppyklas|hondentrainster|hondensport|hondensportvereniging|hondensportcentrum|puppyschool|hondenclub|kynologenvereniging|hondengedragstherapie|hulphonden|assistentiehonden|hondencursus|gehoorzaamheidstraining|kattengedragstherapeut|hondenopvoeding|geleidehonden|detectiehonden|hulphondenschool',
    'dog-groomer':
      '~trimsalon|hondentrimsalon|hondentrimmer|hondenkapsalon|trimster|hondensalon|hondentrimster|trimsalons|hondenkapper|hondenverzorging|dierentrimsalon|kattentrimsalon|trimstudio',
    breeder:
      'fokker|fokkers|~hondenfokker|~stoeterij|~fokkerij|kattenfokker|kennel|paardenfokkerij|cattery|kattery|rasvereniging|pups|hondenfokkerij|hengstenhouderij|hondenkennel|kittens|schapenfokkerij|hengstenstation|pluimveevereniging|paardenfokker|konijnenfokker|rashonden|rashondenvereniging|stamboek|dekhengst|labradoodles|vogelvereniging|fokvereniging',
    'animal-shelter':
      '~dierenasiel|dierenasielen|dierenopvang|dierenbescherming|kattenopvang|dierenambulance|stichting dierenhulp|vogelopvang|asiel voor dieren|dierenopvangcentrum|egelopvang|wildopvang|herplaatsing honden|dierenwelzijn|paardenopvang|buitenlandse honden|zwerfkatten|dierenhulp|dierenrechten|dierenasiel en|konijnenopvang|hondenasiel|knaagdierenopvang|kattenasiel|zwerfdieren|straathonden|dierenrechtenorganisatie|papegaaienopvang|herplaatsen',
    'pet-sitter':
      'dierenoppas|~hondenoppas|kattenoppas|hondenuitlaatservice|hondenuitlater|dog walker|uitlaatservice|oppas voor huisdieren|huisdierenoppas|uitlaatservice voor honden|dierenoppasservice|hondenuitlaat|oppasservice voor dieren|oppasdienst dieren|huisdieren oppas',
    'riding-stable':
      '~pensionstal|paardenpension|hippisch centrum|~paardenstal|stal|pensionstalling|paardenstalling|stoeterij en pensionstal|paardencentrum|paardenhouderij|paardencoaching|hippotherapie|handelsstal|equitherapie|ijslandse paarden|africhtingsstal|paardenpensions|hippisch bedrijf|trainingsstal|dressuurstal|therapeutisch paardrijden|sportstal|springstal|paardensportcentrum|paardentraining|huifbedrijden|paardentrainer|paddock paradise|paardencoach',
    hairdresser:
      '~kapper|kappers|~kapsalon|~kapsalons|haarstudio|haarstylist|hairstylist|kapsters|haarsalon|kapster|dameskapper|hairstudio|haarmode|hairsalon|thuiskapper|kapperszaak|haarwerken|coiffure|extensions salon|haarstyling|hairstyling|haarverlenging|haarboetiek|kinderkapper|haaratelier|kappersteam|coiffeur|haarspecialist|hairextensions|haarsnit|hair studio|hair & beauty|haarextensions|pruiken|haarstylisten|curly specialist',
    barber: 'barbier|herenkapper|~barbershop|barber|barbiers|herenkapsalon|barber shop|barbers|heren kapsalon',
    'beauty-salon':
      '~schoonheidssalon|schoonheidssalons|schoonheidsspecialiste|schoonheidsspecialist|beautysalon|beauty salon|schoonheidsinstituut|wimperextensions|permanente make-up|definitief ontharen|ontharing|visagist|visagiste|make-up artist|huidverzorgingssalon|huidinstituut|~huidsalon|zonnebank|zonnestudio|huidtherapiepraktijk|gezichtsbehandelingen|schoonheidsspecialistes|beautystudio|huidspecialist|wenkbrauwen|zonnecentrum|gelaatsverzorging|microblading|huidverbetering|laserontharing|schoonheidsverzorging|waxsalon|permanent make-up|huidstudio|gezichtsbehandeling|wimpersalon|salon voor huidverbetering|huidpraktijk|beauty studio|beautycentrum|huidcoach|wenkbrauwstyliste|huidverzorgingspraktijk|schoonheidscentrum|lash studio|beautysalons|schoonheidsbehandelingen|anti-aging|instituut voor huidverzorging|zonnestudio’s|kleuradvies|stijladvies|imagostylist|kleur- en stijladvies|kleurenadvies|bruidsmake-up|huidverzorgingsinstituut|styliste|figuurcorrectie|afslankstudio|imago advies|salon voor huidverzorging|waxing|harsen|bruidskapsels|kledingadvies|botox en fillers|imagoadvies|stylingadvies',
    'nail-salon':
      '~nagelstudio|nagelsalon|nagelstyliste|nail studio|manicure|nagelstudio’s|nagelstylist|nails|gelnagels|nagelverzorging|nailstudio|acrylnagels|nailsalon|manicure en pedicure',
    'massage-practice':
      'massage|massages|~massagepraktijk|~massagesalon|masseur|masseuse|thaise massage|sportmassage|massagetherapeut|ontspanningsmassage|reiki|shiatsu|massagetherapie|massagestudio|voetreflexologie|stoelmassage|voetreflextherapie|sportmasseur|tantramassage|bedrijfsmassage|voetreflexpraktijk|reflexologie|lichaamswerk|craniosacraal therapie|craniosacraaltherapie|craniosacraal therapeut|voetreflexologe|ayurvedische massage|hotstone massage|zwangerschapsmassage|voetzoolreflexologie|massagecentrum|lichaamsgerichte therapie|ontspanningstherapie|massagehuis|ademtherapie|bowentherapie|triggerpointtherapie|ademcoach|shiatsutherapeut|holistische massage|touch of matrix|lichaamsgericht therapeut|bindweefselmassage',
    'tattoo-studio':
      '~tattooshop|tattooshops|tattoo studio|tattoostudio|tattoo shop|tattoo|tattoos|tatoeëerder|tatoeage|piercings|piercing studio|tattoo artist|piercingstudio|tatoeages|tattoo verwijderen|tatoeageshop|tattoo atelier',
    coach:
      'coach|coaches|~coaching|coachingpraktijk|loopbaancoach|lifecoach|burn-outcoach|~loopbaanbegeleiding|kindercoach|mentale coach|coachpraktijk|relatiecoach|loopbaancoaching|life coach|stresscoach|business coach|businesscoach|kindercoaching|burn-out coach|personal coach|loopbaanadvies|gezinscoach|leefstijlcoach|jongerencoach|mindfulness|loopbaanbegeleider|persoonlijke ontwikkeling|opvoedcoach|supervisor|supervisie|teamcoach|slaapcoach|executive coach|persoonlijke coaching|opstellingen|familieopstellingen|opvoedondersteuning|levenscoach|rouwbegeleiding|loopbaanbegeleidster|mindfulnesstrainer|re-integratie|opruimcoach|professional organizer|coaching en training|individuele coaching|loopbaanadviseur|leiderschapscoach|energiecoach|mental coach|mentor|wandelcoach|stressbegeleiding|rouwcoach|rouwtherapeut|babyconsulent|kinder- en jeugdcoach|astroloog|astrologie|budgetcoach trajecten|familieopstelling|re-integratiebureau|studiekeuzecoach|systemische opstellingen|wandelcoaching|verliesbegeleiding|human design|rouwtherapie|leefstijlcoaching|opvoedcoaching|nlp|outplacement|studiekeuzebegeleiding|organizer|loopbaanbureau|vrouwencoach|medium en coach|jobcoach|jobcoaching|feng shui|numerologie|mindfulnesstraining|mindfulnesscoach|zelfontwikkeling',
    counselling:
      '~hypnotherapie|hypnotherapeut|relatietherapie|relatietherapeut|~counseling|counsellor|counselor|hulpverlening|maatschappelijk werk|schuldhulpverlening|gezinsbegeleiding|relatiebemiddeling en advies|seksuoloog|jeugdhulp|seksuologie|partnerrelatietherapie|hypnose|hulplijn|jeugdzorg|slachtofferhulp|algemeen welzijnswerk|budgetcoach|bewindvoering|bewindvoerder|budgetbeheer|jongerenhulpverlening|geestelijke verzorging|bewindvoerderskantoor|seksuologe|budgetcoaching|rouwverwerking|counselling|echtscheidingsbegeleiding|vrouwenopvang|luisterlijn|stoppen met roken|bewindvoerders|mentorschap|schuldbemiddeling|schuldsanering|maatschappelijke dienstverlening|pleegzorg|jeugdhulpverlening|gezinshuis|beschermingsbewind|scheidingscoach|welzijnswerk',
    nutritionist:
      'diëtist|~diëtisten|diëtiste|diëtistenpraktijk|~voedingsdeskundige|voedingscoach|voedingsadvies|gewichtsconsulent|gewichtsconsulente|gewichtscoach|voedingsconsulent|diëtetiek|afslankcoach|voedingstherapeut|voeding en leefstijl|gewichtsverlies|diëtistenpraktijken|voedingsconsulente|orthomoleculair voedingsdeskundige|voedings- en dieetadvies|voedingscoaching',
    kindergarten:
      '~kleuterschool|kleuterscholen|~peuterspeelzaal|~peuterspeelzalen|peuteropvang|peutergroep|bosschool voor peuters|peuterschool',
    nursery:
      '~kinderdagverblijf|~kinderdagverblijven|~kinderopvang|~kinderopvangcentrum|crèche|bso|kinderopvangorganisatie|dagopvang|kindercentrum|kinderdagopvang|kinderopvanginitiatief|kindcentrum|kinderkribbe|integraal kindcentrum|naschoolse opvang|kdv|kribbe|natuurkinderopvang|antroposofische kinderopvang|groepsopvang|kleinschalige kinderopvang|tussenschoolse opvang|bso’s|kindcentra|kinderdagverblijf en bso',
    childminder:
      '~gastouder|gastouderbureau|gastouderopvang|onthaalouder|onthaalmoeder|oppas|babysitter|nanny|gastouders|kinderoppas|onthaalouders|nannybureau|au pair bureau|oppasbureau|au pair|gastouderbureaus|oppascentrale|au pairs|nanny’s|gezinsopvang|babysit',
    school:
      '~school|~scholen|~basisschool|basisscholen|middelbare school|~lyceum|~gymnasium|~college|basisonderwijs|scholengemeenschap|secundaire school|montessorischool|vrijeschool|lagere school|internationale school|privéschool|internaat|steinerschool|avondschool|schoolbestuur|atheneum|onderwijsinstelling|scholengroep|speciaal onderwijs|voortgezet onderwijs|middenschool|vmbo|mavo|havo|kunstacademie|daltonschool|vakschool|praktijkonderwijs|scholenstichting|openbaar onderwijs|jenaplanschool|freinetschool|kunstencentrum school|tekenles|schilderlessen|tekenlessen|schildercursus|schildercursussen|schilderles|democratische school|~schoolvereniging|secundair onderwijs|onderwijsstichting|tekenacademie|vrije basisschool|ateliers voor kinderen|kunstonderwijs|academie voor beeldende kunst|deeltijds kunstonderwijs|leefschool',
    university:
      '~universiteit|universiteiten|~hogeschool|~hogescholen|faculteit|business school|kunsthogeschool|technische universiteit|vakgroep|universitaire opleiding|departement|open universiteit|volksuniversiteit|masteropleiding|bacheloropleiding|bachelor|leerstoel|universiteitsfaculteit',
    academy: '~academie|~academies|academy|~instituut|~instituten|opleidingsacademie|kennisinstituut|instituut voor',
    'training-centre':
      '~opleidingscentrum|~opleidingsinstituut|~trainingscentrum|~opleidingen|~opleiding|bijscholing|trainingsbureau|opleider|opleidingscentra|beroepsopleiding|~cursuscentrum|vormingscentrum|volwassenenonderwijs|nascholing|bedrijfsopleidingen|bedrijfstrainingen|centrum voor volwassenenonderwijs|mbo-opleidingen|trainingsinstituut|beroepsopleidingen|praktijkopleidingen|regionaal opleidingencentrum|roc|mbo|vormingsorganisatie|opleidingsbedrijf|opleidingsorganisatie|scholing|vakopleiding|veiligheidstrainingen|nascholingen|vca cursus|heftruckopleiding|opleidingsaanbieder|trainingsorganisatie|omscholing|bijscholingen|heftruckcursus|vca|trainingsaanbieder|cvo|trainingscentra|beroepsonderwijs|competentiecentrum|code 95|praktijkopleiding|leerbedrijf|vaktrainingen|particuliere opleider|middelbaar beroepsonderwijs|incompany trainingen|opleiding tot|opleidingen en trainingen',
    'driving-school':
      '~rijschool|~rijscholen|autorijschool|rijles|rijlessen|rijopleiding|verkeersschool|motorrijschool|rijinstructeur|motorrijles|rijbewijs|rijexamen|slipschool|vrachtwagenrijbewijs|autorijles|motorrijlessen|rijbewijs halen|vaste rijinstructeur|rijvaardigheid|autorijlessen|rijopleidingen|rijinstructrice|verkeersscholen|theorie-examen auto|spoedcursus rijbewijs|rijvaardigheidstraining',
    'language-school':
      '~taleninstituut|taalschool|taalcursus|taalcursussen|talenschool|taaltraining|taallessen|cursus nederlands|~taleninstituten|taaltrainingen|taalbureau taaltraining|talencentrum|taalles|nederlandse les|spaanse les|cursus spaans|engelse les|nederlands leren|cursus engels|taalopleidingen|inburgering|inburgeringscursus|taalinstituut|taalacademie|franse les|taalcoach|taalschool voor|talencursussen|italiaanse les|zakelijk engels|nt2|talencursus|taalcentrum|privéles spaans|taaldocent|cursus frans',
    'music-school':
      '~muziekschool|~muziekscholen|muziekles|muzieklessen|pianoles|gitaarles|zangles|vioolles|drumles|pianolessen|gitaarlessen|zanglessen|muziekacademie|conservatorium|drumschool|pianodocent|gitaarschool|zangcoach|zangdocent|drumlessen|pianoleraar|zangstudio|muziekdocent|pianoschool|gitaardocent|saxofoonles|zangpedagoog|celloles|stembevrijding|academie voor muziek|muziek op schoot|vocal coach|zangdocente|fluitles|pianodocente|zangpedagoge|gitaarleraar|zangatelier|saxofoonlessen|pianolerares|academie voor muziek, woord en dans|muzieklokaal',
    'cooking-school':
      '~kookschool|kookscholen|kookstudio|kookworkshop|kookworkshops|kookcursus|kooklessen|kookatelier|bakcursus|bbq workshop|kookcursussen|kookles|kookstudio’s|barbecue workshop|kookacademie|bakworkshop|barista training|bbq workshops|bakworkshops|kookclub',
    'flight-school':
      '~vliegschool|vliegscholen|zweefvliegclub|vliegclub|pilotenopleiding|parachutespringen|paragliding|zweefvliegen|aeroclub|vlieglessen|rondvluchten|zweefvliegvereniging|vliegles|vliegveld|parapente|paragliding school|parachutisme|paracentrum|aero club|luchtvaartschool|modelvliegclub|tandemsprong|modelvliegvereniging|vliegopleiding|rondvlucht|helikoptervluchten|modelluchtvaartclub|paraclub|ultralight|vliegbasis|flight simulator',
    'sailing-school':
      '~zeilschool|~zeilscholen|zeillessen|vaarschool|vaarbewijs|zeilcursus|zeilopleiding|zeilkamp|zeilkampen|zeilles|zeilcursussen|vaaropleiding|vaaropleidingen|vaarlessen|vaarles|vaarbewijscursus',
    'swimming-school':
      '~zwemschool|~zwemscholen|zwemles|zwemlessen|babyzwemmen|zwemcursus|privé zwemles|zwemmen leren|zweminstructeur|zwemacademie|zwemdiploma|turbo zwemles|watergewenning',
    tutoring:
      '~bijles|bijlessen|~huiswerkbegeleiding|bijlesinstituut|huiswerkinstituut|studiebegeleiding|remedial teaching|remedial teacher|huiswerkklas|bijlesbureau|studiecoach|rekenbijles|leerbegeleiding|huiswerkbegeleidingsinstituut|studiecoaching|bijlesdocent|bijlesleraar|dyslexie|dyslexiebehandeling|onderwijsbegeleiding|studiehuis|onderwijsondersteuning|dyslexiepraktijk|orthopedagoog|orthopedagogiek|orthopedagogen|orthopedagogenpraktijk|leercoach|huiswerkhulp|privéles|wiskunde bijles|bijles wiskunde|kindbegeleiding|orthopedagogische praktijk|dyscalculie|onderwijsadvies|privélessen|beelddenken|kernvisie methode|leerpraktijk|orthopedagogisch centrum|praktijk voor remedial teaching|beelddenkers|leerstrategieën',
    'exam-preparation':
      '~examentraining|examentrainingen|examenvoorbereiding|toetsvoorbereiding|eindexamentraining|oefenexamens|theorie-examen|theoriecursus|citotoets|examenhulp|oefenexamen|theorie oefenen|cito training|staatsexamen|toetsen oefenen|eindexamens',
    'online-course':
      'online cursus|online cursussen|online training|e-learning|~videocursus|online opleiding|thuisstudie|masterclass|webinar|afstandsonderwijs|online trainingen|online opleidingen|webinars|masterclasses|thuisstudies|afstandsonderwijs cursus|online programma|e-learnings|e-learning cursussen|elearning|e-learningmodules|thuiscursus|online leren|thuiscursussen|online academie',
    bootcamp:
      'bootcamp|bootcamps|coding bootcamp|programmeercursus|programmeerschool|codeerschool|leren programmeren|coderdojo|it bootcamp|it-opleidingen|it-trainingen|programmeerlessen|it-opleiding',
    workshop:
      '~workshop|~workshops|~training|~trainingen|seminar|~lezing|lezingen|~cursus|~cursussen|seminars|creatieve workshops|schrijfworkshop|schrijfcursus|lessen|creatieve workshop|seminarie|ehbo cursus|bhv cursus|bhv|naailes|naailessen|seminaries|bhv training|schrijfcursussen|infoavond',
    'teaching-materials':
      '~lesmateriaal|~lesmaterialen|leermiddelen|werkbladen|educatief materiaal|lesmethode|leermateriaal|educatief speelgoed|schoolboeken|lesmethodes|lespakket|leermaterialen|lespakketten|onderwijsmateriaal|studieboeken|educatieve uitgeverij|montessorimateriaal|lesmethoden|ontwikkelingsmateriaal|digitaal lesmateriaal|leermethode',
    'translation-service':
      '~vertaalbureau|vertaalbureaus|vertaler|~vertalingen|tolk|tolken|beëdigd vertaler|vertaaldienst|tolkdiensten|vertalers|beëdigde vertalingen|vertaalster|tolk-vertaler|vertaaldiensten|tekst- en vertaalbureau|tolken- en vertaalbureau|beëdigd tolk|beëdigde vertaling|freelance vertaler|ondertiteling|vertaalagentschap|gebarentolk|tolkendienst|tolkenbureau|tolkdienst|vertaling|technische vertalingen|juridische vertalingen|vertaalservice|transcriptie|schrijftolk|literair vertaler|notuleren|uitwerken|vertalen en tolken|notulist|taalbureau|talenbureau|transcriptiebureau|notulenservice|gebarentolken|taaldienstverlener',
    library:
      '~bibliotheek|~bibliotheken|mediatheek|openbare bibliotheek|bieb|bibliotheekpunt|stadsbibliotheek|speelotheek|spelotheek|boekerij',
    builder:
      '~bouwbedrijf|~bouwbedrijven|~aannemer|aannemers|aannemersbedrijf|bouwonderneming|~bouwfirma|renovatiebedrijf|klusbedrijf en aannemer|verbouwing|verbouwingen|aanbouw|renovatie|badkamerrenovatie|renovaties|metselwerken|metselbedrijf|bouwgroep|aannemingsbedrijf|metselaar|nieuwbouw en renovatie|totaalrenovatie|dakkapel|dakkapellen|uitbouw|woningbouw|houtbouw|houtskeletbouw|algemene bouwwerken|voegbedrijf|voegwerken|hoofdaannemer|tiny houses|bouwer|prefab woningen|gevelrenovatie|vochtbestrijding|isolatiebedrijf|isolatie|spouwmuurisolatie|bouw en renovatie|woningrenovatie|houten huizen|gevelreiniging en voegwerk|afbouwbedrijf|gyprocwerken|badkamers|mantelzorgwoning|mantelzorgwoningen|bouwondernemer|sleutel-op-de-deur|funderingsherstel|betonrenovatie|kelderdichting|ruwbouw|aannemersbedrijven|vloerisolatie',
    carpenter:
      '~timmerman|timmerlieden|~timmerbedrijf|timmerwerk|trappenmaker|houtbouwbedrijf|timmerwerken|trappen|traprenovatie|schrijnwerken|timmerfabriek|bouw- en timmerbedrijf|timmer- en onderhoudsbedrijf|trappenfabriek|overkappingen|tuinhuizen|carports|timmer- en klusbedrijf|trapspecialist|timmeraannemer|houtskeletbouwer',
    joinery:
      '~meubelmaker|meubelmakers|~meubelmakerij|~schrijnwerkerij|schrijnwerker|maatwerk meubels|~interieurbouw|interieurbouwer|houtbewerking|maatmeubels|meubels op maat|maatkasten|kasten op maat|inbouwkasten|maatkast|maatwerk kasten|meubelmakerijen|interieurbouwers|binnenschrijnwerk|maatwerkmeubels|schrijnwerkers|houtbewerkingsbedrijf|houten meubels op maat|meubelatelier|buitenschrijnwerk|maatinterieur|houtwerkplaats|keukens en kasten op maat|meubelbouw|winkelinrichting|maatwerk interieurs',
    electrician:
      '~elektricien|elektriciens|elektrotechniek|elektro-installateur|elektrotechnisch installatiebedrijf|elektriciteitswerken|elektriciteit|elektrische installaties|elektrotechnisch installateur|elektra|elektrobedrijf|elektricien in|elektriciteitsbedrijf|elektrotechnische installaties|electricien|algemene elektriciteit|elektro|elektrische installatie|elektricienbedrijf|elektromonteur|groepenkast',
    plumber:
      '~loodgieter|loodgieters|loodgietersbedrijf|sanitair|ontstoppingsdienst|rioolreiniging|rioolservice|ontstoppingsbedrijf|riolering|loodgieterij|rioolontstopping|sanitaire installaties|ontstoppingen|badkamerspecialist|sanitair installateur|loodgietersbedrijven|badkamer|rioolbedrijf|riooltechniek|badkamershowroom|ontstopping|loodgieterswerken|lekdetectie|zinkwerken|badkamerinstallateur|zinkwerk|riooldienst|rioolontstoppingsbedrijf|waterontharders|loodgietersdienst|waterontharder|waterverzachters|waterverzachter',
    'heating-engineer':
      '~verwarmingsbedrijf|cv-installateur|cv-ketel|verwarming|warmtepompen|warmtepomp|cv-ketels|centrale verwarming|verwarmingsinstallateur|~installatiebedrijf|installateur|haarden|kachels|openhaarden|cv-monteur|installatiebedrijven|verwarmingstechniek|warmtepompinstallateur|verwarmingstechnieker|haarden en kachels|verwarmingsspecialist|houtkachels|cv onderhoud|pelletkachels|vloerverwarming|infraroodverwarming|loodgieters- en installatiebedrijf|installateurs|haardenspecialist|gashaarden|haardenshowroom|sanitair en verwarming|verwarmingsinstallaties|kachelspecialist|centrale verwarming en sanitair|onderhoud cv-ketel|haarden- en kachelspecialist',
    hvac: 'airconditioning|~airco|airco’s|klimaattechniek|koeltechniek|ventilatie|klimaatbeheersing|luchtbehandeling|klimaatinstallaties|installatietechniek|aircospecialist|aircobedrijf|airco-installateur|koudetechniek|aircoservice|koel- en klimaattechniek|klimatisatie|hvac|ventilatiesystemen|mechanische ventilatie|koelinstallaties|technische installaties|klimaattechnisch bedrijf|ventilatietechniek|koelcellen|airconditioners|gebouwinstallaties|aircoinstallaties|aircoinstallateur|luchttechniek',
    roofer:
      '~dakdekker|~dakdekkers|~dakdekkersbedrijf|dakwerken|dakrenovatie|dakbedekking|dakbedrijf|dakdekkersbedrijven|dakwerker|dakspecialist|daklekkage|dakonderhoud|platte daken|daken|dakisolatie|rietdekker|rietdekkersbedrijf|dakbedekkingen|rietdekkers|dakreiniging|dakbedekkingsbedrijf|hellende daken|dakservice|dakramen|leidekker|lichtkoepels|gevelbekleding|dak- en zinkwerken|dakherstelling|rieten daken',
    painter:
      '~schildersbedrijf|schilderwerken|schilder en behanger|huisschilder|schildersbedrijven|binnenschilderwerk|buitenschilderwerk|schilderwerk|behanger|schilders|schildersfirma|schilder- en behangwerken|glas- en schilderwerken|behangwerken|latex spuiten|schilderbedrijf|schilderszaak|schilderbedrijven|vakschilder|glaszetter en schilder|spuitwerk|wandafwerking|behangers|schilder- en decoratiewerken|behangersbedrijf|schildersklus|winterschilder|keukens spuiten|betonlook',
    tiler:
      '~tegelzetter|~tegelzetters|tegelzetbedrijf|tegelwerken|vloer- en tegelwerken|tegelzettersbedrijf|tegels|tegelwerk|tegelhandel|tegelvloeren|tegelspecialist|tegelbedrijf|tegelshowroom|vloertegels|vloerder|keramische tegels|tegelcentrum',
    'flooring-company':
      '~vloeren|vloerenbedrijf|parketvloeren|~parket|vloerenspecialist|houten vloeren|pvc vloeren|vloerenlegger|gietvloeren|vloerlegger|parketlegger|laminaat|parketzaak|vloerbekleding|gietvloer|parketbedrijf|vloerenwinkel|chape|dekvloeren|chapewerken|parketspecialist|vloerenhuis|polybeton|epoxyvloeren|betonvloeren|vloerbedekking|vloerrenovatie|troffelvloeren|parketvloer|houtenvloerenspecialist|traprenovatie en vloeren|vloer schuren|pvc vloer|laminaatvloeren|vloercoating|industrievloeren|vloeren op maat',
    plasterer:
      '~stukadoor|stukadoors|stukadoorsbedrijf|pleisterwerken|stucwerk|pleisteraar|stucadoor|stukadoorsbedrijven|stukwerk|stucadoorsbedrijf|beton cire|leemstuc|gevelisolatie|crepi|bezetter|stukadoorswerk|pleisterwerk|leempleister|crepiwerken|gevelbepleistering|leemwerken',
    glazier:
      '~glazenmaker|glaszetter|~glaszetters|~glashandel|glasbedrijf|glasschade|autoruitschade|autoruit|glasservice|glasherstel|glaswerken|autoruiten|autoglas|glaszettersbedrijf|autoruiten vervangen|dubbel glas|glas op maat|ruitschade|glasbedrijven|spiegels op maat|glas in lood|glazenmakers',
    'window-company':
      '~kozijnen|kunststof kozijnen|ramen en deuren|~garagedeuren|kozijnenspecialist|deuren|kozijnenfabriek|poorten|schrijnwerk ramen|veranda’s|serres|garagepoorten|aluminium kozijnen|houten kozijnen|industriële deuren|kozijnenbedrijf|ramen & deuren|binnendeuren|verandabouw|garagepoort|pvc ramen|pergola’s|overheaddeuren|voordeuren|stalen deuren|sectionaaldeuren|deurspecialist|pvc ramen en deuren|veranda|terrasoverkappingen|terrasoverkapping|aluminium ramen en deuren|raamfabrikant|hekwerk en poorten|schuifpoorten|ramen|automatische deuren|kozijnspecialist|industriepoorten|deurenspecialist|schuifdeuren',
    'kitchen-studio':
      '~keukenzaak|~keukenstudio|keukencentrum|~keukens|keukenspecialist|keukens op maat|keukenbouwer|keukenmontage|keukenwinkel|keukenhuis|keukenshowroom|maatkeukens|keukenrenovatie|keukenmaker|design keukens|keukenbouw|keukenmakerij|keukenontwerp|keukens en badkamers|keukenfabrikant|keukenoutlet|maatwerk keukens|inbouwkeukens|keukenloods|handgemaakte keukens|houten keukens',
    'blinds-company':
      '~zonwering|~raamdecoratie|rolluiken|zonneschermen|gordijnen|jaloezieën|horren|zonweringbedrijf|zonneluifels|zonweringspecialist|screens|terrasschermen|raambekleding|insectenhorren|shutters|rolgordijnen|zonnetenten|zonwering en rolluiken|gordijnenatelier|zonwerende|rolluikenspecialist|terraszonwering|houten jaloezieën|vliegenramen|schaduwdoeken|stores|raamdecoraties|zonwering op maat|zonneschermenspecialist',
    'metal-workshop':
      '~metaalbewerking|~metaalbedrijf|constructiebedrijf|smederij|~staalbouw|laswerken|lasbedrijf|siersmid|metaalconstructie|verspaning|staalconstructies|plaatbewerking|smid|staalconstructie|metaalbewerkingsbedrijf|las- en constructiebedrijf|cnc-verspaning|laswerk|siersmeedwerk|plaatwerk|rvs|metaalwerken|poedercoating|lassen|poedercoaten|hekwerken|metaalconstructies|cnc draaien|draai- en freeswerk|verspaningsbedrijf|constructiewerk|smeedwerk|hekwerk|smeden|lasersnijden|metaalbouw|metaaltechniek|staalconstructiebedrijf|metaalfabriek|kunstsmid|roestvast staal|afsluitingen|inoxwerken|balustrades|metaalindustrie|staalbewerking|siersmederij|kunstsmederij|lastechniek|metaalbewerker|hoefsmid|plaatbewerkingsbedrijf|verzinkerij|cnc frezen|rvs-bewerking|straal- en coatingbedrijf|aluminiumbewerking|zandstralen|straalbedrijf|metaalwarenfabriek|mechanisatiebedrijf|zetwerk|oppervlaktebehandeling|metaalwerk|metaalafwerking',
    locksmith:
      '~slotenmaker|slotenmakers|sleutelservice|sleutelmaker|slotenservice|slotenspecialist|slotenmakersbedrijf|sleutels|autosleutels|kluizen|hang- en sluitwerk|inbraakbeveiliging|sleutelspecialist|slotenmakerij|slotenmaker in|inbraakpreventie|sluitsystemen|slotenwacht|autosleutel|sleutelhuis',
    'chimney-sweep':
      '~schoorsteenveger|schoorsteenvegers|schoorsteenvegen|schoorsteenveegbedrijf|schouwveger|schoorsteenrenovatie|schouwvegen|schoorsteentechniek|schoorsteenspecialist|schoorsteenonderhoud|schoorsteenvegersbedrijf',
    scaffolder:
      '~steigerbouw|~steigerverhuur|steigerbouwer|stellingbouw|steigerbouwbedrijf|steigers|steigermateriaal|rolsteigers|stellingenbouw|stellingverhuur|steigerbedrijf|rolsteiger huren',
    'solar-installer':
      '~zonnepanelen|zonne-energie|installateur van zonnepanelen|zonnepanelen installateur|zonne-installaties|pv-installaties|zonnepanelenbedrijf|zonnepaneleninstallateur|zonnestroom|thuisbatterij|thuisbatterijen|zonnepark|solar|zonnepaneel|zonneboilers|zonnepanelenspecialist|zonneparken|pv-panelen|fotovoltaïsche panelen|batterijopslag|zonnesystemen',
    'demolition-company':
      '~sloopbedrijf|~sloopwerken|afbraakwerken|asbestverwijdering|asbestsanering|sloper|sloopwerk|betonboren|asbestsaneringsbedrijf|sloopbedrijven|betonboringen|asbestverwijderaar|afbraak|afbraakbedrijf|betonzagen|sloop|strippen en slopen|diamantboringen|diamantboren|asbestverwijderingsbedrijf|boor- en zaagwerk|totaalsloop|bodemsanering',
    excavation:
      '~grondwerken|grondverzet|grondverzetbedrijf|graafwerken|wegenbouw|bronboringen|graafwerk|grondwerk|infrabedrijf|grond-, weg- en waterbouw|wegenwerken|rioleringswerken|boorbedrijf|graafbedrijf|funderingsbedrijf|heibedrijf|heiwerken|funderingstechniek|infra|gww|waterbouw|baggerbedrijf|funderingswerken|aannemer grondwerken|stratenmaker|minigraver|bestratingsbedrijf|stratenmakersbedrijf|grondwerker|cumelabedrijf|wegenbouwbedrijf|loon- en grondverzetbedrijf|asfalt|bronbemaling|bestrating|straatwerk|bronnering|wegenbouwer|asfalteringswerken|grondboringen|straatmaker|baggerwerken|asfaltbedrijf|infrastructuurwerken|kabelwerken|gestuurde boringen|waterputboringen',
    landscaper:
      '~hovenier|hoveniers|~hoveniersbedrijf|tuinman|~tuinaanleg|tuinarchitect|tuinonderhoud|tuinaannemer|~tuinontwerp|tuinontwerper|landschapsarchitect|landschapsarchitectuur|groenvoorziening|groenonderhoud|tuinarchitectuur|hoveniersbedrijven|tuinbedrijf|tuinspecialist|tuinarchitecten|landschapsarchitecten|groenbedrijf|tuin- en landschapsarchitect|groenvoorzieningen|tuinontwerpster|tuinwerken|tuinhovenier|tuinservice|terrasaanleg|tuiniers|tuinier|siertuinen|tuinaanlegger|kunstgras|tuinen|vijvers|groenaannemer|opritten|terrassen|sierbestrating|tuinonderneming|vijveraanleg|groendienst|tuinmannen|tuindesign|landschapsbeheer|gladheidsbestrijding|tuinstijl|groendaken|graszoden|vijverbouw|tuinontwerpbureau|terreinaanleg|opritten en terrassen|tuin en landschap|daktuinen',
    'tree-surgeon':
      '~boomverzorging|~boomverzorger|boomverzorgers|bomen kappen|bomen rooien|boomverzorgingsbedrijf|boomsnoei|boomchirurg|boomverzorgingsbedrijven|bomen snoeien|snoeien|boomrooierij|boomspecialist|snoeiwerken|boomonderhoud|boomsnoeier|boomwerken|rooien van bomen|boomdeskundige|boomadvies|boomexpert|boomkap|stronken frezen|boomadviesbureau|bosbouw|bosbeheer|bosbouwbedrijf|boomtechnisch',
    'pool-builder':
      '~zwembadbouw|zwembadbouwer|zwembaden op maat|zwembadenbouwer|zwemvijvers|zwembadspecialist|zwemvijver|zwembadtechniek|zwembadaanleg|zwembadonderhoud|zwembadshop|jacuzzi’s|jacuzzi|zwemspa’s|zwemspa|polyester zwembaden|spa’s|zwembadinstallateur|hottubs|hottub|zwembadbouwers|buitenspa|saunabouw|saunabouwer|zwembadfabrikant|bouwer van zwembaden|zwemvijverbouwer|infraroodcabines',
    'garden-centre':
      '~tuincentrum|~tuincentra|~kwekerij|~kwekerijen|boomkwekerij|plantencentrum|bloemist kwekerij|kweker|tuinplanten|plantenkwekerij|tuinwinkel|rozenkwekerij|bloemkwekerij|boomkwekers|vaste planten|zaden|vaste plantenkwekerij|bloembollen|planten|hagen|haagplanten|kamerplanten|bomen|zadenwinkel|fruitbomen|potplanten|sierteelt|glastuinbouw|bloembollenbedrijf|tulpen|tuinbouw|orchideeën|bollenbedrijf|bloemzaden|bollenkwekerij|zaadbedrijf|plantenwinkel|bamboe|coniferen|boomkweker|moestuin',
    'cleaning-company':
      '~schoonmaakbedrijf|schoonmaakbedrijven|schoonmaak|~schoonmaakdiensten|~poetsdienst|poetshulp|~poetsbedrijf|~reinigingsbedrijf|kantoorschoonmaak|facilitair bedrijf|facilitaire diensten|gevelreiniging|schoonmaakservice|dienstencheques|schoonmaakster|schoonmakers|facility services|industriële reiniging|schoonmaakdienst|kantoorreiniging|schoonmaakwerkzaamheden|dienstenchequebedrijf|poetsvrouw|schoonmaakspecialist|schoonmaakhulp|reiniging|schoonmaakorganisatie|reinigingsdienst|facilitaire dienstverlening|dienstenchequekantoor|professionele schoonmaak|facility management|facilitair dienstverlener|schoonmaakonderneming|graffitiverwijdering|specialistische reiniging|calamiteitenreiniging|gevelreinigingsbedrijf|opleveringsschoonmaak|strijk- en poetshulp|reinigingsdiensten|poetsfirma|schoonmaakwerk|hygiënediensten|huishoudhulp|facility|gevelspecialist',
    'carpet-cleaner':
      '~tapijtreiniging|~tapijtreiniger|meubelreiniging|vloerkleed reinigen|tapijt reinigen|bankreiniging|tapijtenreiniging|tapijt- en meubelreiniging|matrasreiniging|bank reinigen|tapijtreinigers|vloerkleedreiniging|stoffeerderij en tapijtreiniging|vloerreiniging',
    'window-cleaner':
      '~glazenwasser|glazenwassers|glazenwasserij|~ruitenwasser|ruitenwassers|glasbewassing|ruitenreiniging|glazenwassersbedrijf|raamreiniging|dakgootreiniging|glazenwassen|zonnepanelenreiniging|zonnepanelen reinigen|zonnepaneelreiniging|dakgoten reinigen|ruitenwasserij',
    laundry:
      '~wasserette|~wasserij|~wasserijen|wassalon|strijkservice|~strijkatelier|wasserettes|wasservice|strijkdienst|wassalons|linnenverhuur|linnenservice|textielservice|was- en strijkservice|strijkwinkel|linnenverhuur en wasserij',
    'dry-cleaner':
      '~stomerij|~stomerijen|~droogkuis|chemische reiniging|nieuwkuis|kledingreiniging|textielreiniging|stomerij en kledingreparatie|bruidsjurk reinigen|leerreiniging|droogkuizen',
    'pest-control':
      '~ongediertebestrijding|ongediertebestrijder|ongediertebestrijders|~plaagdierbestrijding|ongediertebestrijdingsbedrijf|wespenbestrijding|houtwormbestrijding|wespenverdelging|ongedierteverdelging|plaagdierbeheersing|plaagdierbestrijder|rattenbestrijding|plaagdierpreventie|wespennest verwijderen|ratten bestrijden|vogelwering|muizenbestrijding|plaagdierbestrijdingsbedrijf|houtwormbestrijder|duivenoverlast',
    'house-clearance':
      '~woningontruiming|huisontruiming|~ontruimingen|ontruiming|inboedelopruiming|leeghalen van woningen|inboedel opkoper|ontruimingsbedrijf|inboedels opkopen|inboedelopkoper|huis leegmaken|leegmaken woning|opruimdienst|woningontruimer|leegruimen|woning leeghalen|woningontruimingsbedrijf|seniorenverhuizing en ontruiming|inboedelontruiming',
    'waste-disposal':
      '~afvalverwerking|~containerverhuur|afvalinzameling|recyclagepark|containerdienst|~recycling|schroothandel|oud ijzer|milieustraat|afvalcontainer huren|afvalbeheer|containerpark|afvalcontainers|afvalverwerker|metaalrecycling|containers huren|oudijzerhandel|recyclage|autosloperij|archiefvernietiging|container huren|papiervernietiging|autodemontage|afvalcontainer|afvalinzamelaar|ophalen van afval|autorecycling|kringloopbedrijf|afvalintercommunale|autodemontagebedrijf|vernietiging van data|recyclingbedrijf|oud papier|waterzuivering|recyclagebedrijf|afvalophaling|vetafscheiders|bouwafval|grondbank|sloopauto|auto-onderdelen sloperij|afvalbedrijf|afvalstoffen|metaalhandel|waterschap zuivering|oude metalen|autosloop|afvalmanagement|schroot|compostering',
    'moving-company':
      '~verhuisbedrijf|~verhuisbedrijven|verhuizers|verhuisfirma|verhuizing|verhuizingen|verhuisservice|~verhuisdienst|verhuizer|verhuislift|ladderlift|verhuisonderneming|studentenverhuizing|verhuisbedrijf in|seniorenverhuizing|pianoverhuizing|internationale verhuizingen|bedrijfsverhuizing|bedrijfsverhuizingen|meubellift|ladderliftverhuur|verhuislift huren|ladderlift huren|verhuizingen en transport|kleine verhuizingen|seniorenverhuizingen|verhuisliften|pianotransport|meubeltransport',
    'self-storage':
      'self storage|~opslagruimte|opslagruimtes|opslagboxen|~opslagbox|selfstorage|opslag|garagebox|garageboxen|caravanstalling|inboedelopslag|opslagunits|storage|mini opslag|opslag huren|meubelopslag|opslagcontainers|camperstalling|caravanstallingen|stalling|bergruimte|stallingsruimte|autostalling|bedrijfsunits|garageboxen huren|caravan- en camperstalling|opslagcentrum',
    handyman:
      '~klusbedrijf|~klusjesman|klussenbedrijf|klusbedrijven|~klusservice|klussendienst|onderhoudsbedrijf|klusser|klusjesdienst|klusdienst|vakman|klusteam|klusjes|klusjesmannen|klusbus|montagebedrijf|vastgoedonderhoud|vaklieden|handyman|vakmannen|klussen in huis|klus- en onderhoudsbedrijf|klusjesbedrijf|montageservice|bouw- en klusbedrijf|onderhoudsdienst|klussenier|klus- en montagebedrijf|klusbedrijfje|schilder- en klusbedrijf|hulp in huis en tuin|huismeester|klussers|multiservice',
    'appliance-repair':
      'witgoedreparatie|wasmachine reparatie|witgoedservice|~witgoed|wasmachinereparatie|reparatie van huishoudtoestellen|repair café|apparaten reparatie|reparatieservice|koffiemachine reparatie|witgoedmonteur|herstelling huishoudtoestellen|reparateur|herstellingen elektro|naaimachine reparatie|witgoed reparatie|repaircafé|herstelling van huishoudtoestellen|reparatiedienst|hersteldienst|herstelservice|reparaties',
    'phone-repair':
      '~telefoonreparatie|telefoon reparatie|gsm reparatie|gsm-herstelling|iphone reparatie|smartphone reparatie|smartphonereparatie|telefoonmaker|gsm herstellingen|iphone herstelling|telefoonreparaties|smartphone herstelling|iphonereparatie|gsm herstel|smartphone herstellingen|telefoonhersteller|telefoon reparaties|telefoondokter|iphone reparaties',
    'computer-repair':
      '~computerreparatie|computer reparatie|laptop reparatie|~computerhulp|computerservice|pc-hulp|pc reparatie|laptopreparatie|computerhulp aan huis|computer hulp|computerherstelling|computerdokter|pc herstellingen|computerspecialist|computer herstelling|laptop herstelling|computerhersteller|computer service|computer aan huis|macbook reparatie|pc herstelling|herstelling van computers|hulp bij computerproblemen|computerhulp voor senioren|digihulp',
    'data-recovery':
      '~datarecovery|data recovery|dataherstel|harde schijf herstel|gegevensherstel|data redding|harddisk recovery|dataherstelbedrijf|gegevensrecuperatie|digitaal forensisch onderzoek',
    upholsterer:
      '~meubelstoffeerder|meubelstoffeerderij|~stoffeerderij|stoffeerder|meubelstoffering|stofferen|woningstoffeerder|autobekleding|zadelmakerij|zadelmaker|garnierder|meubelstoffeerders|stoffeerders|stoffeerwerken|projectstoffeerder|bootbekleding|herstofferen|herstoffering|bootkussens|zeilmakerij en stoffeerderij|zetelherstelling|scheepsstoffering|garnieratelier|leerreparatie|interieurstoffering|leerbewerker stoffeerder|zadelpasser',
    tailor:
      '~kleermaker|~kleermakerij|naaiatelier|~retouches|kledingreparatie|maatpakken|coupeuse|naaister|maatkleding|kledingherstel|kleermakers|retouche|maatpak|kledingreparaties|atelier voor maatkleding|modeatelier|maatkostuums|couture|kleding op maat|retoucheatelier|naaisalon|bruidsmode op maat|couturier|naaistudio|kleermakerijen|naaischool|confectieatelier|couturière',
    shoemaker:
      '~schoenmaker|~schoenmakerij|schoenreparatie|schoenherstel|schoenlapper|orthopedische schoenen|schoenmakerijen|schoenmakers|maatschoenen|orthopedisch schoenmaker|orthopedische schoentechniek|schoenherstelling|schoenreparaties|schoenservice|orthopedische schoenmakerij|schoenherstellingen|orthopedisch maatschoeisel',
    watchmaker:
      '~horlogemaker|horlogereparatie|~klokkenmaker|uurwerkmaker|uurwerken|horlogemakers|klokkenreparatie|uurwerkhersteller|klokkenmakerij|horlogeatelier|horlogemakerij|klokken|horlogerie|horloge reparatie|antieke klokken',
    jeweller:
      '~juwelier|juweliers|~goudsmid|~edelsmid|~sieraden|trouwringen|goudsmederij|~juwelen|edelsmederij|sieradenontwerper|edelsmeden|goudsmeden|edelsmid en|juweelontwerper|juwelierszaak|zilversmid|sieradenmaker|handgemaakte sieraden|goudsmidatelier|diamant|juweelontwerpster|verlovingsringen|sieradenontwerpster|diamanten|inkoop goud|edelstenen|goudinkoop|juwelenatelier|juwelenontwerper|juwelen op maat|bijouterie|sieradenatelier|goudopkoper|gedenksieraden|assieraden|sieradenmerk',
    printer:
      '~drukkerij|~drukkerijen|~drukwerk|printshop|copyshop|textieldruk|zeefdruk|~zeefdrukkerij|online drukkerij|printservice|digitaal drukwerk|textieldrukkerij|grootformaat print|~textielbedrukking|borduurstudio|3d-printen|drukker|kleding bedrukken|borduren|stempels|kledingbedrukking|bedrukte kleding|t-shirts bedrukken|digitale drukkerij|grafisch bedrijf|kopieerwinkel|drukwerkspecialist|borduurbedrijf|borduuratelier|print- en copyshop|drukwerkleverancier|3d print|3d printservice|printbedrijf|grafische drukkerij|textielveredeling|drukatelier|bedrukking|borduurservice|huisstijldrukwerk|etikettendrukkerij|copy center|offset|bedrukte t-shirts|stempelmaker|printstudio|riso|drukstudio|dtf|bedrukken van textiel',
    'sign-maker':
      '~reclamebedrijf|belettering|autobelettering|~lichtreclame|signing|gevelreclame|reclameborden|~naamborden|autobestickering|car wrapping|carwrapping|reclamebelettering|voertuigbelettering|raambelettering|signbedrijf|publibelettering|sign & print|lichtreclames|naambordjes|stickers|reclame- en signbedrijf|sign en print|wrappen|graveren|graveerbedrijf|spandoeken|signmaker|belettering van voertuigen|huisnummerborden|bewegwijzering|lettering|gevelletters|autowrapping|vlaggen|folie|freesletters|bordenmaker|graveerwerk|glasfolie|autowrap|tinten van ruiten|wrapping|raamfolie',
    'car-repair':
      '~autogarage|autobedrijf|autobedrijven|autoservice|autoreparatie|apk|apk-keuring|~garagebedrijf|automonteur|autoherstelling|garage|garages|autoherstel|autowerkplaats|auto onderhoud|autotechniek|carrosserie en garage|vrachtwagenreparatie|oldtimerrestauratie|auto-onderdelen|autoherstellingen|motorreparatie|chiptuning|bandenservice en garage|automaterialen|auto reparatie|onderhoud en reparatie|autoservicebedrijf|apk-station|apk keuringsstation|turbo revisie|motorrevisie|motorenrevisie|auto-elektra|autospecialist|automobielbedrijf onderhoud|garage in|apk garage|bedrijfswagenservice|klassieke auto restauratie|versnellingsbakken revisie|motorwerkplaats|camperreparatie|caravanreparatie|autoonderdelen|tuning|truckservice|onderdelen|tractoronderdelen|trekhaken|versnellingsbak revisie|oldtimer restauratie',
    'car-body-shop':
      '~carrosserie|~autoschade|schadeherstel|autoschadeherstel|autopoetsbedrijf|uitdeuken|~spuiterij|autospuiterij|plaatwerkerij|carrosseriebedrijf|autoschadebedrijf|autoschadeherstelbedrijf|car detailing|deukherstel|detailing|uitdeuken zonder spuiten|schadeherstelbedrijf|autopoetsen|autodetailing|auto detailing|autospuitbedrijf|schadebedrijf|carrosserieherstel|uitdeukbedrijf|autopoets|spotrepair|carrosseriewerken|carrosserieën|auto poetsen|carrosserieherstelling|spuitbedrijf|velgen repareren|dieptereiniging auto|autopolijsten|carcleaning|coating auto|cardetailing|auto polijsten|hagelschade|autolakken|autocleaning|velgenreparatie|schadeherstel auto|keramische coating',
    'car-wash':
      '~carwash|autowasstraat|autowas|wasstraat|~autowasserij|wasboxen|car wash|truckwash|autowasserette|autowassen|autowascenter|zelfwasboxen|handcarwash|wasstraten',
    'car-dealer':
      '~autodealer|autohandel|occasions|tweedehands auto’s|autohandelaar|nieuwe en gebruikte auto’s|bedrijfswagens|tweedehandswagens|auto inkoop|campers|occasion|autocentrum|caravans|auto verkopen|autodealers|gebruikte auto’s|caravanbedrijf|jonge occasions|camperdealer|camperbedrijf|autobedrijf in occasions|tweedehands wagens|oldtimers|dealerbedrijf|autoverkoop|klassieke auto’s|youngtimers|auto’s|wagens|bestelwagens|vrachtwagens|merkdealer|autoverkoper|caravandealer|exclusieve auto’s|tractoren|landbouwmachines|heftrucks|heftruck|autopark|aanhangwagens|trucks|autoinkoop|inkoop auto’s|landbouwmechanisatie|importauto’s|tweedehandsauto’s|landbouwmechanisatiebedrijf|autobedrijf dealer|bedrijfsauto’s|aanhangers|autohuis|autogroep|auto import|buscampers|vouwwagens|sloopauto’s inkoop|paardentrailers|opkoper auto|autoopkoper|auto opkoper|oldtimer te koop|vrachtwagenhandel',
    'car-rental':
      '~autoverhuur|~autohuur|auto huren|camperverhuur|busjes huren|bestelwagen huren|verhuur van bestelwagens|camper huren|deelauto’s|autoverhuurbedrijf|huurauto|campervan huren|busverhuur busjes|private lease|huurauto’s|busje huren|aanhangwagenverhuur|motorhome verhuur|leaseauto’s|autodelen|deelauto|motorhome huren|caravanverhuur|oldtimerverhuur|leasemaatschappij|autolease|bestelbus huren|oldtimer huren|trouwautoverhuur|vrachtwagenverhuur|autoverhuurder|leaseauto|operational lease|bestelwagenverhuur|motorverhuur|huurwagen|bestelbusverhuur|auto leasen|shortlease|oldtimers huren|aanhanger huren|sportwagen huren|camperverhuurbedrijf|bakwagen huren|trouwauto huren|autodeelvereniging|campervanverhuur|verhuur van campers|aanhangwagen huren|autoverhuurders|shortlease auto’s|financial lease',
    'tyre-dealer':
      '~bandencentrale|bandenspecialist|autobanden|~bandenservice|~banden|bandenhandel|banden en velgen|bandenbedrijf|velgen|bandencentrum|winterbanden|bandenwissel|vrachtwagenbanden|bandencentra|zomerbanden',
    'motorcycle-dealer':
      '~motorzaak|motordealer|motoren|~motorhandel|motorfietsen|motorwinkel|scooters|motorbedrijf|scooterwinkel|motorkleding|motorspeciaalzaak|scooterdealer|motorshop|quads|bromfietsen|motoronderdelen|scooteronderdelen|motoraccessoires|motorzaken|scooterspeciaalzaak|vespa|brommers|bromfietswinkel|motorfietsenhandel|scooterzaak|motorscooters|motor dealer',
    'bike-shop':
      '~fietsenwinkel|~fietsenmaker|~rijwielhandel|fietswinkel|fietsen|fietsenzaak|~tweewielers|fietsreparatie|fietshersteller|e-bikes|tweewielerspecialist|fietsspecialist|fietsenmakers|racefietsen|fietsenwinkels|elektrische fietsen|fietsenspecialist|bakfietsen|rijwielen|tweewielerzaak|mountainbikes|fietsenmakerij|elektrische fiets|fietsenhandel|rijwielspeciaalzaak|ligfietsen|fietsatelier|fiets|fietsdealer|fietsenstalling|elektrische bakfietsen|wielersportzaak|fietsenatelier|fietsherstellingen|fietspunt|fietsonderdelen|mobiele fietsenmaker|fietsherstel|fietsreparaties|fietshandel|fietsaccessoires|fietsservice|driewielfietsen|fietsenherstel|velo’s|rijwielzaak|fietsonderhoud|speedpedelecs|tandems|speed pedelecs|tweewielercentrum|tweewielerhandel|fietskleding',
    'towing-service':
      '~takeldienst|takelbedrijf|~pechhulp|pechverhelping|bergingsbedrijf|~sleepdienst|takelwerken|takeldiensten|berging|autotransport|depannage|autoambulance|wegenwacht|oprijwagen|depannagedienst|autoberging|takeling|pechdienst|auto transport|depanage|voertuigtransport|bergings- en takelbedrijf',
    taxi: 'taxi|taxi’s|~taxibedrijf|taxicentrale|~taxivervoer|taxi service|taxidienst|~taxiservice|taxibedrijven|taxionderneming|taxi’s en vervoer|rolstoeltaxi|zorgtaxi|regiotaxi|taxi bestellen|taxi boeken|buurttaxi|taximaatschappij|groepsvervoer|straattaxi|zittend ziekenvervoer|wmo-vervoer|taxi centrale',
    chauffeur:
      '~chauffeursdienst|chauffeur|~limousineservice|limousine|privéchauffeur|chauffeursservice|limousine verhuur|vip vervoer|trouwvervoer|trouwauto|directiechauffeur|trouwauto’s|limousines|directievervoer|limousine huren|limousineverhuur|vervoer op maat|personenvervoer|chauffeur huren|trouwkoets|privéchauffeurs|chauffeurs|trouwwagen|ceremonievervoer|privé chauffeur|chauffeursdiensten|ceremoniewagens|trouwwagens',
    'airport-transfer':
      '~luchthavenvervoer|schiphol taxi|taxi schiphol|airport taxi|~luchthaventaxi|airport transfer|airport shuttle|shuttleservice|luchthaventransfer|shuttle|taxi naar schiphol|airporttaxi|vliegveldvervoer|luchthaven vervoer|taxi zaventem|parkeren bij schiphol|parkeren schiphol|luchthaven taxi|taxi naar zaventem|shuttlebus|schipholtaxi|shuttle service|luchthavenparking|taxi luchthaven|parking luchthaven|parkeren eindhoven airport|shuttledienst|airportservice|airporttransfer|airport service|airport vervoer',
    'bus-company':
      '~touringcarbedrijf|busbedrijf|~touringcar|busreizen|touringcars|busmaatschappij|touringcar huren|busverhuur|autocars|autocarbedrijf|busonderneming|autocar|bus huren|partybus|touringcarverhuur|bussen|autocarreizen|reisbus|minibus|touringcarbedrijven|minibussen|partybus huren|minibus huren|personenvervoerbedrijf|luxe touringcars|autocar huren|autobusbedrijf',
    'bus-service':
      '~busdienst|~buurtbus|veerdienst|veerboot|museumspoorlijn|openbaar vervoer|buurtbusvereniging|stoomtrein|treinvervoerder|~veerpont|spoorlijn|museumtram|ov|vervoersbedrijf|stadsbus|belbus|veer|veerponten|fietsveer|spoorweg|spoorwegmaatschappij|veerdiensten|stoomspoorlijn|buurtvervoer|minder mobielen centrale|museumlijn|fiets- en voetveer|trein|ov-vervoerder|leerlingenvervoer|kabelbaan|trammaatschappij',
    'patient-transport':
      '~ziekenvervoer|~patiëntenvervoer|ambulancedienst|ambulance|~rolstoelvervoer|ziekenwagen|ambulancezorg|liggend vervoer|liggend ziekenvervoer|ambulancevervoer|ambulances|zorgvervoer|wensambulance|mindermobielenvervoer|niet-dringend ziekenvervoer|ambulancediensten|ambulancehulp|doelgroepenvervoer|niet dringend liggend ziekenvervoer|dringende geneeskundige hulpverlening',
    courier:
      '~koerier|~koeriersdienst|koeriersbedrijf|~bezorgdienst|pakketdienst|fietskoerier|spoedkoerier|koeriers|koerierdienst|pakketbezorging|fietskoeriers|bezorgservice|koeriersdiensten|spoedtransport|pakketten versturen|spoedkoeriers|postbezorging|koerierbedrijf|pakketten|pakketbezorger|maaltijdbezorging|medisch koerier|expresdienst|internationale koerier|leverdienst|maaltijden aan huis|koerierdiensten|boodschappendienst|bezorgdiensten|thuisbezorging|spoedleveringen|maaltijdservice|fietskoeriersdienst|pakketservice|pakketbezorgdienst|koeriersnetwerk|postbedrijf|flexibele koerier',
    haulier:
      '~transportbedrijf|transportonderneming|~vrachtvervoer|wegtransport|transporteur|vervoerder|transport|~transporten|transportfirma|kraanverhuur|speciaal transport|transporteurs|transportdiensten|koeltransport|zwaar transport|internationaal transport|containervervoer|goederenvervoer|hijswerken|kraanwerken|exceptioneel transport|veetransport|kraanbedrijf|containertransport|geconditioneerd transport|tanktransport|vrachtwagenvervoer|verticaal transport|hijsbedrijf|autokranen|paardentransport|paardenvervoer|silotransport|wegvervoer|transportservice|internationaal transportbedrijf|zandtransport|hoogwerker- en kraanverhuur|scheepvaart|binnenvaart|binnenvaartbedrijf|scheepvaartbedrijf|uitzonderlijk vervoer|vrachtwagentransport|beurtvaart|hijswerk|transport en opslag|vervoersbedrijven goederen',
    'logistics-company':
      '~logistiek|logistiek dienstverlener|expediteur|fulfilment|fulfillment|logistieke dienstverlening|expeditiebedrijf|douaneagent|warehousing|~logistics|logistieke oplossingen|logistiek bedrijf|logistieke dienstverlener|zeevracht|luchtvracht|opslag en distributie|supply chain|logistieke partner|logistieke diensten|op- en overslag|e-fulfilment|e-fulfillment|douanedeclaraties|expeditie|expediteurs|op- en overslagbedrijf|logistieke specialist|cargadoor|e-commerce fulfilment|ompakken|verpakkingsbedrijf|magazijnen|douane-expediteur|transport en logistiek|logistiek centrum|logistieke hub|douanediensten|co-packing|ecommerce fulfilment|co-packer|distributiecentrum|3pl|douaneformaliteiten|douaneaangifte|rederij vracht|overslagbedrijf|douanekantoor logistiek|handlingbedrijf',
    'funeral-director':
      '~uitvaartonderneming|~uitvaartverzorging|~begrafenisondernemer|uitvaartcentrum|begrafenisonderneming|~uitvaartverzorger|uitvaart|~crematorium|uitvaarten|begrafenissen|~uitvaartbegeleiding|uitvaartbegeleider|grafstenen|~grafmonumenten|natuurbegraafplaats|uitvaartondernemer|afscheidscentrum|begraafplaats|uitvaartzorg|grafzerken|uitvaartspreker|dierencrematorium|uitvaartverzekering|uitvaartonderneemster|uitvaartverzorgster|uitvaartcentra|uitvaartdiensten|ritueelbegeleider|crematoria|natuurbegraven|uitvaartvereniging|uitvaartbegeleidster|gedenkstenen|uitvaartbegeleiders|natuurbegraafplaatsen|begrafenisvereniging|rouwcentrum|begraafplaatsen|uitvaartkisten|crematie|steenhouwer|steenhouwerij|funerarium|uitvaartfotograaf|dierenuitvaart|rouwdrukwerk|begrafenissen en crematies|urnen|steenkapperij|huisdiercrematorium|afscheidsspreker|rouwvervoer|uitvaartleider|funeral planner|urnenwinkel|dierencrematie|uitvaartorganisatie|rouwauto|uitvaartbedrijf|rouwkaarten|as-sieraden en urnen|herdenkingssieraden|steenhouwers|uitvaartmuziek',
    'security-company':
      '~beveiligingsbedrijf|beveiliging|~bewakingsfirma|alarmsystemen|camerabewaking|beveiligingsdienst|alarminstallatie|camerabeveiliging|brandbeveiliging|bewaking|evenementenbeveiliging|beveiligers|beveiligingsbedrijven|beveiligingssystemen|alarmsysteem|alarminstallaties|brandpreventie|beveiligingstechniek|objectbeveiliging|bewakingsonderneming|brandblussers|beveiligingscamera’s|alarmcentrale|toegangscontrole|blusmiddelen|persoonsbeveiliging|brandmeldinstallaties|bewakingscamera’s|bewakingsagenten|beveiligingsorganisatie|brandveiligheid|security|meldkamer|brandwerend|portier|beveiliger|beveiligingsdiensten|bouwplaatsbeveiliging|horecaportiers|winkelsurveillance|inbraakalarm|brandwacht|beveiligingsspecialist|brandwachten|horecabeveiliging|alarminstallateur|brandbeveiligingssystemen|bouwbeveiliging|bewakingsbedrijf|alarmbeveiliging|beveiligingsinstallaties|toezichthouders|mobiele surveillance|verkeersregelaars|brandpreventieadvies|parkeerwachters|hondengeleiders|verkeersregelaar|inbraakbeveiligingssystemen|brandbeveiligingsbedrijf|branddetectie',
    'rental-service':
      '~verhuurbedrijf|~verhuur|machineverhuur|materiaalverhuur|gereedschapsverhuur|hoogwerkerverhuur|verhuurservice|hoogwerkers|verhuurder|verhuur van machines|gereedschap huren|~verhuurbedrijven|mobiele toiletten|hoogwerker huren|toiletverhuur|verhuurcentrum|aggregaten|verhuurshop|toiletwagen huren|toiletwagens|leasing|huren|graafmachine huren|minigraver huren|unitbouw|heftruckverhuur|lease|verhuur van materiaal|toiletwagen|verhuurspecialist|aggregaat huren|verreiker huren|kraanverhuur en|machines huren|materieelverhuur|tijdelijke huisvesting|verhuurders',
  },
}
