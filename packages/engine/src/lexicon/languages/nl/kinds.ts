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
    cafe:
      '~koffiebar|~koffiehuis|lunchroom|lunchrooms|theehuis|theetuin|tearoom|espressobar|koffiezaak|koffie- en theehuis|lunchcafé|coffeeshop koffie|koffiebars|theeschenkerij|koetshuis lunchroom|ontbijtcafé|lunch',
    bar: 'bar|bars|cocktailbar|wijnbar|loungebar|hotelbar|biergarten|bierlokaal|tapbar|lounge',
    pub:
      'pub|ierse pub|bruin café|café|cafés|~kroeg|kroegen|volkscafé|biercafé|dorpscafé|buurtcafé|muziekcafé|sportcafé',
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
    farm:
      '~boerderij|~boerderijen|melkveebedrijf|biologische boerderij|akkerbouwbedrijf|~fruitbedrijf|landbouwbedrijf|fruitteler|zelfpluktuin|zorgboerderij|zorgboerderijen|fruitkwekerij|boerenbedrijf|akkerbouw|melkveehouderij|tuinderij|hoeve|fruitteelt|asperges|stadsboerderij|tuinbouwbedrijf|landbouwer|zelfoogsttuin|veehouderij|loonbedrijf|csa|pluktuin|melkveehouder|landgoed',
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
    zoo:
      '~dierentuin|~dierenpark|dierentuinen|kinderboerderij|wildpark|aquarium|safaripark|vogelpark|roofvogelshow|hertenkamp|valkerij|wildpark en|reptielenhuis|kinderboerderijen|vlindertuin',
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
    spa:
      'spa|wellness|~wellnesscentrum|thermen|day spa|kuuroord|wellnessresort|beautyresort|badhuis|retraite|retraites|retreat|retreats|wellnesshotel|privé wellness|thermaalbad|float|floaten|saunacomplex en wellness|spa & wellness|privéwellness|zoutgrot|floatcentrum|retraitecentrum|retreatcentrum|wellness center',
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
    gym:
      'gym|gyms|krachtsportschool|crossfit|crossfit box|boksschool|boxing gym|krachtsport|bokssport|boksclub|krachttraining|krachthonk|boksvereniging|kickboksgym|boksles|krachtcentrum',
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
    band:
      'band|coverband|bruiloftband|feestband|~rockband|jazzband|bigband|big band|tributeband|liveband|popgroep|muziekgroep|coverbands|allround band|bluesband|tribute band|live band|partyband|bruiloftsband|folkband|metalband|folkgroep|punkband|popband|muzikanten huren',
    dj:
      'dj|dj’s|bruiloft dj|drive-in show|dj huren|allround dj|mobiele discotheek|discobar|huwelijks dj|deejay|disco huren|feest dj|dj-service|trouw dj',
    'event-agency':
      '~evenementenbureau|evenementenorganisatie|~eventbureau|evenementenorganisator|evenementenplanner|event planner|congresorganisatie|artiestenbureau|bedrijfsuitjes|bedrijfsfeesten|teambuilding|boekingskantoor evenementen|evenementenmanagement|congresbureau|eventmanagement|bedrijfsuitje|organisatiebureau|evenement|evenementen|bedrijfsfeest|personeelsfeesten|artiesten boeken|bedrijfsevenementen|eventorganisator|teamuitjes|personeelsuitje|eventorganisatie|vrijgezellenfeest',
    'wedding-planner':
      '~weddingplanner|wedding planner|weddingplanners|ceremoniemeester|trouwplanner|huwelijksplanner|bruiloftsplanner|weddingplanning|weddingstyling|weddingstylist|bruidsstyliste|huwelijksplanning|trouwdecoratie',
    'event-service':
      '~feestverhuur|~partyverhuur|tentenverhuur|springkussens|~springkussenverhuur|springkasteel|springkastelen|fotohokje|photobooth|photobooth huren|geluidsverhuur|licht en geluid|geluid en licht|evenemententechniek|podiumverhuur|~tentverhuur|goochelaar|goochelaars|trouwambtenaar|trouwambtenaren|clown|ceremoniespreker|ballonnendecoratie|ballonnen|standbouw|standenbouw|meubelverhuur|vuurwerkshow|verhuur van feestartikelen|audiovisuele verhuur|servies verhuur|feesttenten|lichtverhuur|entertainer|kinderfeestjes|kinderfeestje|schminken|sneltekenaar|spreekstalmeester|servieswerk verhuur|springkussen huren|attractieverhuur|partytent|partytenten|buitengewoon ambtenaar van de burgerlijke stand|fotobooth|entertainment|photobooths|illusionist|mentalist|feestartikelenverhuur|presentator|presentatrice|dagvoorzitter|stand-up comedian|comedian|sinterklaas|ballondecoratie|podiumbouw|evenementenverhuur|audiovisuele techniek|sound & light|evenementenbeveiliging en service|tribunes|ceremoniesprekers',
  },
}
