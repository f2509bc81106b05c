import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: '~hotell|~hotellet|~hotellen|lägenhetshotell|herrgårdshotell|hotel|hotels|motel|spa hotel|boutique hotel',
    'guest-house':
      '~gästgård|~gästgården|~gästhus|~gästhuset|rum och frukost|bed and breakfast|bed & breakfast|bed and breakfasts|b&b|guesthouse|guest house|~pensionat|~pensionatet',
    hostel: '~vandrarhem|~vandrarhemmet|~vandrarhemmen|stf vandrarhem|hostel|hostels',
    inn: '~värdshus|~värdshuset|gästgivargård|gästgivargården|gästgiveri|gästgiveriet|~värdshusen',
    'holiday-home':
      '~semesterhus|~semesterhuset|~stuga|~stugan|~stugor|~stugorna|stuguthyrning|~semesterbostad|semesterbostäder|~fritidshus|~fritidshuset|semesterlägenhet|semesterlägenheter|semesterboende|fjällstuga|fjällstugor|sommarstuga|attefallshus att hyra|stugby|stugbyn|villor att hyra|villa|chalet',
    'mountain-hut': 'fjällstationen|fjällstugan|fjällgård|~fjällstation|vindskydd',
    campsite:
      '~campingplats|~campingplatsen|~campingplatser|~campingen|ställplats|ställplatser|husbilscamping|camping och stugby|naturcamping|~camping|glamping|~campings',
    resort:
      'semesteranläggning|semesteranläggningen|skidanläggning|skidanläggningen|~semesterby|skidort|semesterort|fjällanläggning|skidområde|resort|resorts|beach resort|spa resort',
    'farm-stay': 'bo på gård|bo på lantgård|bondgårdssemester|lantgårdssemester|gårdsboende|gårdsturism|agroturism',
    accommodation: '~boende|~boendet|logi|övernattning|rum att hyra|~övernattningar|boenden',
    'student-residence':
      'studentbostad|~studentboende|~studentboendet|studentrum|~studentbostäder|studentkorridor|studentlägenheter',
    restaurant:
      '~restaurang|~restaurangen|~restauranger|~restaurangerna|~matställe|krog|gatukök|lunchrestaurang|sushirestaurang|kvarterskrog|~krogen|steakhus|bistron|restaurant|restaurants|bistro|brasserie|steakhouse|trattoria|grill|sushi|take away|burger bar|sushi restaurant',
    pizzeria: 'pizzerian|pizzerior|pizzarestaurang|hämtpizza|pizzabageri|~pizzeria|pizza take away',
    cafe: 'kafé|kaféer|~kaféet|~caféet|caféer|~kaffebar|fik|kaffestuga|kaffehus|sommarcafé|tehus|café|coffee shop|espresso bar|espressobar',
    bar: 'baren|barer|ölbar|ölhall|uteservering|~cocktailbar|~vinbar|loungebar|sportbar|bar|cocktail bar|lounge|wine bar|~loungen|taproom',
    pub: 'pubar|kvarterspub|engelsk pub|~puber|irländsk pub|~puben|pub|irish pub|gastropub|sportspub',
    nightclub: '~nattklubb|~nattklubben|~nattklubbar|diskotek|diskoteket|danspalats|klubbscen|nightclub',
    bakery:
      '~bageri|~bageriet|~bagerier|~bagerierna|bagare|~surdegsbageri|bageributik|stenugnsbageri|~bagarstuga|hembageri',
    butcher:
      'slaktare|slaktaren|~slakteri|~slakteriet|~slakterier|~charkuteri|~charkuteriet|köttbutik|charkuterist|styckmästare|köttaffär|~charkbutik',
    'pastry-shop':
      '~konditori|~konditorier|~konditorierna|~chokladbutik|chokladeri|tårtbageri|bröllopstårtor|chokladfabrik|chokladmakare|pralinbutik|konfektyr|godisbutik|karamellkokeri|patisserie|konditor|~konditoriet',
    'ice-cream-parlour':
      '~glassbar|~glassbaren|~glassbarer|glasskiosk|glasskiosken|~glassfabrik|glassbutik|~glasscafé|glasstillverkare|glassmakare|gårdsglass|gelateria|gelato|softice',
    catering:
      'cateringföretag|cateringföretaget|cateringtjänst|~cateringfirma|smörgåstårtor|privatkock|~catering|cateringen',
    'food-truck':
      '~matvagn|~matvagnen|~matvagnar|~glassbil|korvvagn|pizzavagn|food truck|foodtruck|food trucks|street food|foodtrucks',
    brewery:
      '~bryggeri|~bryggeriet|~bryggerier|hantverksbryggeri|hantverksbryggeriet|mikrobryggeri|mikrobryggeriet|gårdsbryggeri|~musteri|~musteriet|cideri|ölbryggeri|brewpub',
    winery: 'vingårdar|vinodlingen|vinproducent|vinproducenter|vinproducenten|vinodlare|~vinodling|~vingård|~vingården',
    distillery:
      '~destilleri|~destillerier|~bränneri|~bränneriet|~brännerier|ginproducent|whiskydestilleri|spritfabrik|whiskyproducent|destilleriet',
    'coffee-roaster':
      '~kafferosteri|~kafferosteriet|~kafferosterier|~rosteri|~rosteriet|kafferostare|kaffeleverantör|specialkaffe|kaffeproducent',
    delicatessen: '~delikatessbutik|~delikatessbutiken|delikatessaffär|ostaffär|~ostbutik|saluhall|deli|delikatesser',
    'food-producer':
      'livsmedelsproducent|livsmedelsproducenter|livsmedelsföretag|livsmedelsföretaget|matproducent|matproducenter|~livsmedelstillverkare|livsmedelsindustri|matföretag|biodlare|biodling|honungsproducent|rapsoljeproducent|kvarn',
    farm: '~bondgård|~bondgården|~bondgårdar|lantgård|lantgården|~lantbruk|~lantbruket|fruktodling|fruktodlingen|~jordbruk|~jordbruket|trädgårdsodling|självplock|andelsjordbruk|grönsaksodling|familjejordbruk|~mjölkgård|alpackagård|fårgård',
    dairy: '~mejeri|~mejeriet|~mejerier|~gårdsmejeri|~gårdsmejeriet|ystare|ysteri|ysteriet|osttillverkare|mejerist',
    'beach-club':
      'strandklubb|strandklubben|strandbar|~kallbadhus|~kallbadhuset|havsbad|beach club|beach bar|beachclub',
    'music-venue':
      'konserthuset|konsertlokal|konsertlokalen|musikscen|musikscenen|~konserthus|jazzklubb|jazzklubben|livescen|konsertscen|rockklubb',
    'event-venue':
      '~konferensanläggning|~konferensanläggningen|~konferensanläggningar|~festlokal|~festlokalen|~festlokaler|eventlokal|eventlokaler|~konferenslokal|~konferenslokaler|möteslokaler|kongresscenter|konferenscenter|samlingslokal|samlingslokaler|kursgård|kursgården|festvåning|festvåningen|mässcenter|eventlocation',
    'wedding-venue': 'bröllopslokaler|bröllop på slott|bröllopsställe|~bröllopslokal|vigselplats',
    theatre:
      '~teater|~teatern|~teatrar|teaterscen|operahus|operahuset|stadsteater|stadsteatern|teatersällskap|teatergrupp|teatergruppen|~dansscen|dockteater|revy|opera',
    cinema: '~biograf|~biografen|~biografer|~biografteater|biobiljetter|drive-in-bio|kvartersbio',
    museum:
      '~museum|~museet|~museer|konsthall|konsthallen|hembygdsgård|hembygdsgården|friluftsmuseum|besökscenter|~naturum|hembygdsmuseum|science center',
    gallery: '~galleri|~galleriet|~gallerier|konstgalleri|~konsthandel|konstutställning',
    zoo: '~djurpark|~djurparken|~djurparker|akvarium|akvariet|tropikhus|~viltpark|safaripark|4h-gård|zoo',
    'theme-park':
      'nöjesparken|nöjesfält|nöjesfältet|temapark|vattenpark|äventyrsbadet|~äventyrsbad|familjepark|~nöjespark|tivoli|tivolit',
    'adventure-park':
      'äventyrspark|äventyrsparken|höghöjdsbana|klätterparken|~klätterpark|~trampolinpark|äventyrsbana|zipline',
    'escape-room': 'escaperum|rymningsrum|flyktrum|escape room|escape rooms|escape game|escaperoom',
    'indoor-playground': '~lekland|~leklandet|inomhuslekplats|lekpark inomhus|lekhall',
    'bowling-alley':
      '~bowlinghall|~bowlinghallen|bowlingcenter|lasergame|laserhall|aktivitetscenter|aktivitetscenteret|bowling|laser tag|lasertag|laserdome',
    'swimming-pool':
      '~simhall|~simhallen|~simhallar|~badhus|~badhuset|~simstadion|friluftsbad|friluftsbadet|utomhusbad|bassängbad',
    spa: 'spaanläggning|spahotell|varmbad|spabehandlingar|spaavdelning|badhotell|retreatcenter|~kurort|spa|day spa|wellness|spa retreat|retreat',
    sauna: 'bastu|~bastuflotte|bastuflotten|~bastun|saunagus|bastuuthyrning|sauna|hamam|hammam',
    marina:
      'gästhamnen|~småbåtshamn|~småbåtshamnen|~gästhamn|båthamn|båtvarvet|~båtvarv|båtplats|båtplatser|vinterförvaring av båtar|marina',
    'boat-rental': 'båtuthyrningen|~båtuthyrning|kajakuthyrning|~kanotuthyrning|båtturer|charterbåt',
    'bike-rental': 'cykeluthyrningen|~cykeluthyrning|elcykeluthyrning|hyrcyklar',
    'tour-operator':
      '~researrangör|~researrangören|~researrangörer|äventyrsresor|~gruppresor|äventyrsföretag|~vandringsresor|naturupplevelser|safariresor|temaresor|safari',
    'guided-tours':
      'guidade turer|guidad tur|stadsvandring|~stadsvandringar|guidade vandringar|auktoriserad guide|fjällguide|guidning|guidningar|hundspannsturer|hundspann|sightseeing|food tour',
    'travel-agency':
      '~resebyrå|~resebyrån|resebyråer|reseföretag|reseföretaget|affärsresor|skräddarsydda resor|resebolag',
    'travel-guide':
      '~reseguide|~reseguiden|stadsguide|turistguide|reseguider|resetips|lokalguide|city guide|travel guide',
    'tourist-office':
      '~turistbyrå|~turistbyrån|turistinformationen|turistcenter|~turistinformation|destinationsbolag|destinationsbolaget|destinationsutveckling|besöksnäring|visitor center',
    festival:
      '~festivaler|~festivalerna|musikfestival|filmfestival|~julmarknad|stadsfest|karneval|marknadsdagar|kulturvecka|~festival|~festivalen',
    conference:
      '~konferens|~konferensen|~konferenser|mässan|fackmässa|kongress|kongressen|toppmöte|branschdag|branschträff|nätverksträff|symposiet|hackathon|meetup|summit|symposium|expo|webinar',
    casino:
      'nätcasino|spelbolag|spelbolaget|betting|kasino|onlinecasino|spelsajt|oddsbolag|~casinon|casino|online casino|sportsbook',
    'golf-course': '~golfbana|~golfbanan|golfklubben|~golfklubb|golfbanor|golfanläggning|minigolf|driving range',
    'ski-school': '~skidskola|~skidskolan|snowboardskola|skidlärare|skidskolor|skidlektioner',
    'surf-school': '~surfskola|~surfskolan|surfläger|surfkurs|kitekurs|~kiteskola|surf camp|kitesurf',
    'diving-school':
      '~dykskola|~dykskolan|dykcenter|dykcentrum|dykbutik|dykutbildning|dykkurs|dykkurser|dykklubb|apnékurs',
    'riding-school': '~ridskola|~ridskolan|ridskolor|ridläger|ridlektioner|turridning|ridcenter|islandshästridning',
    'climbing-gym':
      '~klättergym|~klättergymmet|~klätterhall|~klätterhallen|klätterhallar|klätterklubb|klätterklubben|~klättercenter|boulderhall|bouldering|boulder gym',
    gym: '~gymmet|styrkegym|boxningsklubben|~boxningsklubb|träningslokal|styrketräningsgym|~gymkedja|gym|crossfit|crossfit gym|crossfit box',
    'fitness-studio':
      '~träningscenter|träningsanläggning|träningsanläggningen|pilatesstudio|pilatesstudion|~träningsstudio|friskvårdscenter|träningskedja|gruppträning|hälsocenter|hälsocenteret|pilates|pilates studio|fitness club|fitness',
    'personal-trainer':
      'personlig tränare|personliga tränare|pt-träning|löpcoach|~träningscoach|personlig träning|personal training',
    'yoga-studio':
      'yogastudion|yogalärare|yogaklasser|~yogastudio|yogacenter|~yogaskola|yogakurser|yogautbildning|yoga studio|yoga|hot yoga',
    'dance-school':
      '~dansskola|~dansskolan|dansstudio|dansstudion|danskurser|balettskolan|~balettskola|dansskolor|dansakademi|dansklubb|dansklubben',
    'martial-arts-school':
      'kampsportsklubben|~kampsportsklubb|~karateklubb|judoklubben|~judoklubb|kampsport|kampsportsakademi|självförsvar|taekwondoklubb|~budoklubb|dojo|karate|judo|aikido|taekwondo|krav maga|kung fu|brasiliansk jiu jitsu|bjj|mma',
    'sports-club':
      '~idrottsförening|~idrottsföreningen|fotbollsklubben|~fotbollsklubb|~idrottsklubb|~idrottsklubben|innebandyklubb|~ridklubb|~ridklubben|~segelsällskap|~segelsällskapet|~simsällskap|gymnastikförening|friidrottsklubb|~ishockeyklubb|handbollsklubb|~bollklubb|~cykelklubb|~skidklubb|orienteringsklubb|sportklubb|bågskytteklubb|~skytteförening|~båtklubb|roddklubb|bordtennisklubb|padelklubb|~simklubb|schackklubb|sportdykarklubb|basketklubb|volleybollklubb',
    'sports-team': 'fotbollslaget|hockeylag|hockeylaget|~ishockeylag|damlag|elitlag|racingteam|e-sportlag|~fotbollslag',
    'sports-federation':
      '~fotbollförbund|~fotbollförbundet|~idrottsförbund|~idrottsförbundet|~ridsportförbundet|~ishockeyförbundet|specialidrottsförbund|distriktsförbund|distriktsförbundet|~gymnastikförbundet|~skidförbundet',
    'tennis-club':
      'tennisklubben|~tennisklubb|tennishall|tennishallen|padelhallen|~padelhall|padelcenter|tennisskola|tenniscenter|padel',
    choir:
      '~körsång|kören|~kyrkokör|~manskör|~damkör|kammarkören|~kammarkör|~gospelkör|~ungdomskör|vokalensemble|gospel',
    orchestra:
      '~orkester|~orkestern|~symfoniorkester|blåsorkester|kammarorkester|stråkkvartett|brassband|~musikkår|~musikkåren|storband|orkestrar|~ensemble',
    band: '~dansband|bröllopsband|festband|~coverband|popband|trubadur|~spelmanslag|livemusik till fest|rockband|partyband|jazzband|tributeband',
    dj: 'bröllops-dj|diskjockey|dj till bröllop|dj|mobildiskotek|discjockey|disc jockey|dj’s|djs',
    'event-agency':
      '~eventbyrå|~eventbyrån|eventföretag|eventföretaget|~eventbolag|eventarrangör|kongressbyrå|konferensbokning|teambuilding|~evenemangsbyrå|event agency|eventmanagement|event management',
    'wedding-planner':
      'bröllopskoordinator|bröllopskoordinatorer|bröllopsplanerare|bröllopsplanering|~bröllopsfixare|bröllopsbyrå|wedding planner',
    'event-service':
      '~festuthyrning|~tältuthyrning|hoppborg|hoppborgar|ljud och ljus|~eventteknik|partyuthyrning|ceremoniledare|hyra av festtält|~trollkarl|barnunderhållning|uthyrning av hoppborgar|fotobås|photobooth|photo booth',
    'medical-practice':
      '~vårdcentral|~vårdcentralen|~vårdcentraler|~läkarmottagning|~läkarmottagningen|familjeläkare|husläkarmottagning|~husläkare|läkarhus|läkarhuset|hälsocentral|hälsocentralen|läkarcentrum',
    doctor:
      '~läkare|~läkaren|hudläkare|gynekolog|plastikkirurg|ögonläkare|ortoped|psykiatriker|hudspecialist|kirurg|urolog|kardiolog|barnläkare',
    dentist:
      '~tandläkare|~tandläkaren|tandläkarmottagning|tandklinik|folktandvården|~tandvård|~tandläkarna|implantatklinik|tandhygienist',
    orthodontist: 'ortodontist|~tandreglering|ortodonti|specialistklinik för tandreglering',
    clinic:
      'klinik|kliniken|kliniker|ögonkliniken|~ögonklinik|hudkliniken|~hudklinik|skönhetsklinik|~fertilitetsklinik|specialistmottagning|estetisk klinik|~laserklinik|hårtransplantation|~specialistklinik',
    hospital: '~sjukhus|~sjukhuset|~sjukhusen|~hospice|~hospicet|lasarett|lasarettet',
    physiotherapist:
      'fysioterapeuter|fysioterapeuten|~fysioterapi|sjukgymnast|sjukgymnaster|sjukgymnastik|naprapat|naprapater|naprapati|~rehabklinik|rehabmottagning|idrottsskador|~fysioterapeut|rehabcenter|ryggklinik',
    chiropractor: 'kiropraktor|kiropraktorer|kiropraktorn|~kiropraktorklinik|~kiropraktik|kiropraktorkliniken',
    osteopath: 'osteopat|osteopater|osteopaten|osteopatklinik|~osteopati|osteopatmottagning',
    'speech-therapist': 'logopeder|logopeden|logopedi|logopedmottagning|~logoped|talterapi|talpedagog',
    'occupational-therapist':
      'arbetsterapeut|arbetsterapeuter|arbetsterapeuten|arbetsterapi|handterapi|arbetsterapeutmottagning',
    psychotherapist:
      'psykologer|psykologen|psykoterapeut|psykoterapeuter|~psykolog|kbt-terapeut|kbt|samtalsterapeut|samtalsterapeuter|~psykoterapi|~psykologmottagning|~psykologbyrå|psykoterapimottagning|psykologtjänster',
    naturopath:
      'naturläkare|akupunktör|akupunktörer|homeopat|homeopater|homeopati|zonterapi|zonterapeut|biopat|näringsterapeut|alternativmedicin|hälsoterapeut|healing|~akupunktur|kinesisk medicin|kraniosakral terapi|kinesiolog|ayurveda|reiki healing',
    podiatrist:
      'medicinsk fotvård|fotterapeut|fotterapeuter|~fotvård|fotklinik|fotkliniken|fotspecialist|ortopedteknik|fotvårdsspecialist',
    midwife:
      'doulor|barnmorska|~barnmorskemottagning|~barnmorskemottagningen|barnmorskor|mödravård|gynmottagning|doula',
    nurse: 'sjukskötersketjänster|distriktssköterska|sjukvårdsbemanning|~hemsjukvård|sjuksköterskemottagning',
    'home-care':
      'hemtjänsten|~hemtjänst|personlig assistans|assistansbolaget|~assistansbolag|omsorgsbolag|omsorgsföretag|äldreomsorg|boendestöd|hemvård|trygghetslarm',
    'care-home':
      '~äldreboende|~äldreboendet|vårdboende|vårdboendet|~seniorboende|äldreboenden|behandlingshemmet|~behandlingshem|hvb-hem|~gruppbostad|~vårdhem|~vårdhemmet|seniorbostäder|lss-boende|demensboende|trygghetsboende|trygghetsboenden',
    pharmacy: '~apotek|~apoteket|~apoteken|~nätapotek',
    optician:
      '~optiker|~optikern|synundersökning|~glasögon|glasögonbutik|kontaktlinser|solglasögon|optikerbutik|~optik',
    'hearing-aids': '~hörapparat|audionom|audionomer|hörselmottagning|hörapparater|hörselvård|~hörselklinik|hörcentral',
    laboratory:
      '~laboratorium|laboratoriet|laboratorier|dentallaboratorium|tandtekniskt laboratorium|~tandteknik|tandtekniker|provtagning',
    veterinarian:
      '~veterinär|~veterinären|~veterinärer|~djurklinik|~djurkliniken|~djursjukhus|~djursjukhuset|hästkliniken|~veterinärklinik|~smådjursklinik|smådjursveterinär|distriktsveterinär|distriktsveterinärerna|~hästklinik',
    kennel:
      '~hundpensionat|~hundpensionatet|~hunddagis|~kattpensionat|~kattpensionatet|~hunddagiset|~djurpensionat|katthotell|~hundpass|~hundhotell',
    'dog-school':
      '~hundskola|~hundskolan|hundkurs|hundkurser|valpkurs|valpkurser|hundinstruktör|hundinstruktörer|hundcoach|hundutbildning|hundträning|brukshundklubben|~brukshundklubb|hundpsykolog|~hundcenter',
    'dog-groomer': 'hundsalongen|~hundtrim|trimsalong|~hundsalong|hundklippning|~hundfrisör|hundvård|hundspa|pälsvård',
    breeder:
      '~uppfödare|~kennel|kattuppfödning|hunduppfödning|hästuppfödning|stuteriet|~uppfödning|kattuppfödare|hingsthållning|~stuteri|hunduppfödare|avelsgård',
    'animal-shelter':
      '~katthem|~katthemmet|hundhem|djurskyddet|~hundstall|~hundstallet|~djurhem|~djurhemmet|omplacering av hundar|djurskyddsförening|djurskyddsföreningen|~djurskydd|djurrättsorganisation|kattjour|viltrehabilitering',
    'pet-sitter':
      'hundvakter|kattvakt|kattvakter|djurvakt|hundrastning|hundpassning|djurpassning|kattpassning|~hundvakt|hundpromenader',
    'riding-stable':
      '~ridanläggning|~ridanläggningen|inackorderingsstall|inackorderingsstallet|~hästgård|~hästgården|ridsportanläggning|hästanläggning|~ridstall|uppstallning|~travstall',
    hairdresser:
      '~frisör|~frisören|~frisörer|~frisörsalong|~frisörsalongen|hårsalongen|~hårsalong|hårfrisörska|~hårstudio|klippning|damfrisör|damfrisöring|salong|salongen|hårvård',
    barber:
      '~barberare|~barberaren|barbersalong|herrfrisören|~herrfrisör|barberarsalong|skäggtrimning|barber|barbershop|barber shop|barbers',
    'beauty-salon':
      '~skönhetssalong|~skönhetssalongen|hudvårdssalong|hudterapeut|hudterapeuter|fransförlängning|ansiktsbehandling|ansiktsbehandlingar|~hudvård|makeupartist|permanent makeup|hårborttagning|skönhetsstudio|hudvårdsklinik|hudvårdsterapeut|fransstylist|vaxning|~fransstudio|skönhetsvård|brynstudio',
    'nail-salon':
      'nagelsalongen|nagelterapeut|gelénaglar|~nagelstudio|~nagelsalong|manikyr|nagelvård|nagelteknolog|nail salon|nail bar|nailbar',
    'massage-practice':
      'massör|massörer|massageterapeut|massageterapeuter|thaimassage|massageklinik|massagestudio|~massage|massagesalong|medicinsk massör|massagemottagning|hemmassage|thai massage|reiki|massage therapy',
    'tattoo-studio':
      'tatueraren|tatueringsstudio|tatueringsstudion|tatueringar|~tatuering|piercingstudio|tatueringsborttagning|tatueringssalong|~tatuerare|tattoo|tattoo studio|tattoo shop|piercing',
    coach:
      'coacher|coacherna|livscoach|affärscoach|karriärcoach|ledarskapscoach|ledarcoach|~coach|~coaching|coachning|coachingprogram|hälsocoach|mental träning|parcoach|stresscoach|life coach|business coach|mindset coach|executive coach',
    counselling:
      'familjerådgivning|familjerådgivningen|familjeterapeut|parterapeut|parterapeuter|kurator|hypnosterapi|hypnosterapeut|~samtalsterapi|hypnos|~parterapi|samtalsmottagning|stödsamtal|par- och familjeterapi',
    nutritionist:
      'dietister|dietisten|kostrådgivare|nutritionist|näringsfysiolog|näringsrådgivning|kostrådgivning|dietistmottagning|~dietist',
    kindergarten:
      '~förskola|~förskolan|~förskolor|föräldrakooperativ|waldorfförskola|~montessoriförskola|friluftsförskola|familjeförskola',
    nursery: 'dagis|småbarnsgrupp|öppen förskola|~barnomsorg|~daghem',
    childminder:
      'barnvakter|nanny|dagmamma|pedagogisk omsorg|barnflicka|familjedaghem|~barnvakt|nannytjänst|barnpassning|au pair',
    school:
      '~grundskola|~grundskolan|~gymnasium|friskolan|gymnasieskola|gymnasieskolan|~friskola|skola|skolor|~gymnasiet|waldorfskola|~folkhögskola|~folkhögskolan|konstskola|konstskolan|internationell skola|~montessoriskola|~skolan',
    university:
      '~universitet|~universitetet|~högskola|~högskolan|handelshögskolan|universitetscollege|högskolor|fakulteten|~handelshögskola|konsthögskola|college|business school',
    academy: '~akademin|~akademi|institut|institutet|nätakademi|academy',
    'training-centre':
      'utbildningsföretag|utbildningsföretaget|yrkesutbildning|yrkesutbildningar|yrkeshögskolan|~utbildningscenter|~yrkeshögskola|utbildningar|fortbildning|~utbildning|vuxenutbildning|företagsutbildning|företagsutbildningar|utbildningsanordnare|studieförbundet|~studieförbund|certifieringsutbildning|kursverksamhet|komvux|kurser och utbildningar|lärcentrum',
    'driving-school':
      '~trafikskola|~trafikskolan|~körskola|~körskolan|mc-körkort|~trafikskolor|intensivkurs körkort|~körkort|riskutbildning|övningskörning|körlektioner',
    'language-school':
      '~språkskola|~språkskolan|språkkurser|språkutbildning|sfi|~språkkurs|språkskolor|~språkresor|språklektioner|språkundervisning',
    'music-school':
      '~musikskola|~musikskolan|kulturskolan|pianolektioner|gitarrlektioner|sånglektioner|~kulturskola|sångpedagog|pianolärare|gitarrlärare|musikundervisning|musikskolor|musikhögskola|musikhögskolan|sångskola',
    'cooking-school':
      'matlagningskurser|kockskola|kokkonst|~matlagningskurs|matlagningsskola|bakkurs|bakkurser|matstudio|kockutbildning',
    'flight-school':
      '~flygskola|~flygskolan|flygklubben|pilotutbildning|~flygklubb|segelflygklubb|fallskärmsklubb|fallskärmsklubben|fallskärmshoppning|skärmflygning|skärmflygskola|drönarutbildning',
    'sailing-school':
      '~seglarskola|~seglarskolan|seglingskurs|förarintyg|båtkurs|skepparexamen|navigationsskola|~seglingsskola|kustskeppare|seglarläger',
    'swimming-school':
      '~simskola|~simskolan|simskolor|simlektioner|simkurs|simundervisning|~babysim|crawlkurs|vattenskola',
    tutoring:
      'privatundervisning|~läxhjälp|privatlärare|studiehjälp|studiecoach|mattehjälp|stödundervisning|online läxhjälp',
    'exam-preparation':
      'högskoleprovet|provförberedelse|körkortsfrågor|körkortsteori|övningsprov|teoriprov online|högskoleprovskurs|teoriprov',
    'online-course':
      'onlinekurser|distansutbildningar|webbkurs|webbkurser|onlineutbildning|onlineutbildningar|~onlinekurs|videokurs|e-kurs|distanskurs|distanskurser|webbutbildning|webbutbildningar|~distansutbildning|e-learning|masterclass',
    bootcamp: 'programmeringsutbildning|intensivutbildning|kodskola|~bootcamp|boot camp|bootcamps|coding bootcamp',
    workshop: 'seminarium|seminarier|kurs|kurser|workshoppar|~workshop|föreläsningsserie|workshops|masterclasses',
    'teaching-materials':
      'undervisningsmaterial|~läromedel|lektionsmaterial|arbetsblad|läromedelsförlag|pedagogiska leksaker|lärarmaterial|digitala läromedel|pedagogiskt material',
    'translation-service':
      '~översättningsbyrå|~översättningsbyrån|översättningar|auktoriserad translator|tolkförmedlingen|tolkservice|översättningstjänster|~översättare|tolk|~tolkförmedling|språktolk|översättning|tolkar|språktjänster|tolktjänster|tolkbyrå',
    library: '~bibliotek|~biblioteket|~biblioteken|stadsbibliotek|stadsbiblioteket|folkbibliotek|bibliotekskatalog',
    builder:
      'byggföretaget|byggfirman|~byggföretag|husbyggare|totalentreprenör|~badrumsrenovering|hustillverkare|husleverantör|byggentreprenör|byggentreprenörer|byggbolaget|~byggbolag|köksrenovering|totalentreprenad|byggservice|~byggfirma|nyckelfärdiga hus|betongentreprenör|murare|husrenovering|attefallshus|~renovering|byggmästare',
    carpenter:
      'snickaren|~snickare|snickeriföretag|timmerman|trappbyggare|trappor|timmerhus|byggsnickare|altanbygge|takstolar|timmerbyggare',
    joinery:
      '~snickeri|~snickeriet|~snickerier|möbelsnickare|finsnickeri|inredningssnickeri|~möbelsnickeri|specialsnickerier|platsbyggda möbler|platsbyggd förvaring',
    electrician:
      'elektrikern|elfirma|elfirman|~elektriker|elinstallatör|elinstallatörer|elinstallationer|elföretag|~elinstallation|~elservice|eljour|elinstallationsföretag|elteknik',
    plumber:
      'rörmokaren|~rörmokare|vvs-företag|rörfirman|vvs-firma|rörläggare|stamspolning|avloppsspolning|~rörfirma|rörjour|vvs-installatör|vvs-montör|relining|stambyte|vvs',
    'heating-engineer':
      'värmepump|värmepumpsinstallatör|bergvärme|~värmepumpar|värmeinstallatör|värmeservice|pelletspannor|luftvärmepump|luftvärmepumpar|pannservice|kaminer|kakelugnar|kakelugnsmakare',
    hvac: 'luftkonditionering|ventilationsföretag|ventilationsföretaget|~ventilation|kylföretag|ventilationsteknik|~kylteknik|ovk|kylservice|klimatanläggning|kyla och värme|hvac',
    roofer:
      'takläggaren|~takläggare|takföretag|takföretaget|plåtslagaren|~plåtslageri|~plåtslageriet|~plåtslagare|takrenovering|taktvätt|takbyte|takfirma|takfirman|takentreprenör|~takläggning',
    painter:
      'målaren|målerifirma|målerifirman|måleriet|~måleri|målarfirman|~målarfirma|~målare|fasadmålning|målerientreprenör|tapetsering|målarmästare|måleriföretag|måleriföretaget|husmålning',
    tiler: 'plattsättaren|~plattsättare|kakelsättare|plattsättning|kakel och klinker|kakelbutik|kakelspecialist',
    'flooring-company':
      'golvläggaren|golvfirman|~golvslipning|golvföretag|parkettgolv|~golvläggare|golvläggning|trägolv|~golvfirma|golvbutik|parkett|golventreprenör',
    plasterer:
      'putsning|~fasadputs|fasadrenovering|stuckatör|putsfirma|fasadputsning|murning och putsning|fasadföretag',
    glazier:
      'glasmästare|glasmästaren|~glasmästeri|~glasmästeriet|~bilglas|glasmästarna|vindrutebyte|glasföretag|fönsterglas|stenskott',
    'window-company':
      'fönster och dörrar|~fönsterbyte|garageportar|~fönsterfabrik|fönsterrenovering|industriportar|fönstertillverkare|ytterdörrar|fönsterföretag|dörrar|inglasning',
    'kitchen-studio':
      '~köksbutik|köksföretag|platsbyggda kök|kök efter mått|~köksstudio|kökstillverkare|köksinredning|kökscenter|köksluckor|kök och bad|platsbyggt kök',
    'blinds-company':
      'markiser|~persienner|~solskydd|rullgardiner|plisségardiner|markiser och persienner|~gardiner|gardinbutik|insektsnät',
    'metal-workshop':
      'mekanisk verkstad|smed|smeden|smedjan|~smide|svets|~svetsning|verkstadsföretag|cnc-bearbetning|legotillverkning|stålkonstruktioner|~plåtbearbetning|skärande bearbetning|~smedja|mekaniska verkstaden|svetsfirma|stålhallar|smidesverkstad|konstsmed|plåtbockning|laserskärning|cnc',
    locksmith: 'låssmeden|~låssmed|låsöppning|låssmeder|låsbyte|nyckeltillverkning|låsjour|~låsservice',
    'chimney-sweep':
      'sotare|sotaren|~sotning|skorstensfejarmästare|sotarfirma|sotningsdistrikt|skorstensfejare|skorstensrenovering|sotningen',
    scaffolder:
      'byggställning|ställningsmontage|ställningar|ställningsbyggare|byggnadsställning|byggnadsställningar|ställningsuthyrning|~byggställningar|ställningsföretag|fallskydd',
    'solar-installer':
      '~solceller|solpaneler|solcellsinstallatör|solcellsföretag|solcellsinstallation|solcellsanläggning|solcellsanläggningar|~solenergi|solcellspaneler',
    'demolition-company':
      'rivning|asbestsanering|rivningsfirma|~rivningsföretag|håltagning|sanering|betonghåltagning|saneringsföretag',
    excavation:
      'markentreprenör|markentreprenörer|schaktning|markarbeten|grävfirma|~brunnsborrning|entreprenadmaskiner|anläggningsföretag|~markentreprenad|asfaltering|grävmaskinist|schaktföretag|mark och anläggning|bergborrning|dränering|grävning|grävare|energiborrning|enskilt avlopp',
    landscaper:
      'trädgårdsmästare|trädgårdsanläggningar|~trädgårdsservice|landskapsarkitekt|landskapsarkitekter|trädgårdstjänster|~trädgårdsskötsel|~snöröjning|stensättning|~trädgårdsdesign|trädgårdsarkitekt|stenläggning|plattläggning|~trädgårdsanläggning|trädgårdsföretag|trädgårdshjälp|utemiljö',
    'tree-surgeon':
      'arborist|arborister|arboristen|~trädfällning|~trädvård|stubbfräsning|beskärning|trädfällare|trädbeskärning',
    'pool-builder':
      'poolbyggare|poolföretag|~poolbutik|swimmingpool|swimmingpooler|poolinstallation|~pooler|poolservice|pooltillbehör',
    'garden-centre':
      'plantskolan|handelsträdgården|~handelsträdgård|plantskolor|trädgårdsbutik|~trädgårdscenter|~plantskola|växthus|blomsterland',
    'cleaning-company':
      'städfirman|~städfirma|städföretaget|hemstäd|kontorsstädning|~städservice|~städning|städtjänster|~flyttstädning|~städföretag|byggstäd|fastighetsservice|städbolag|städbolaget|flyttstäd|städhjälp|fasadtvätt|trappstädning|hushållsnära tjänster|klottersanering|~lokalvård|skadesanering|~hemstädning|facility management|facility services',
    'carpet-cleaner': '~mattvätt|~möbeltvätt|soffrengöring|mattvättning|sofftvätt',
    'window-cleaner': 'fönsterputsare|~fönsterputs|~fönsterputsning|fönstertvätt|hängrännerensning',
    laundry:
      '~tvätteri|~tvätteriet|~tvätterier|tvättstuga|~textilservice|självtvätt|tvättservice|linneservice|snabbtvätt',
    'dry-cleaner': '~kemtvätt|~kemtvätten|kemisk tvätt',
    'pest-control': '~skadedjur|~skadedjursbekämpning|sanering av skadedjur|vägglöss',
    'house-clearance':
      'dödsbo|bohagstömning|röjning av dödsbo|tömning av dödsbo|bortforsling|dödsboröjning|~dödsbon|hushållsröjning|dödsbohantering',
    'waste-disposal':
      'avfallshantering|~återvinning|skrotfirma|containeruthyrning|återvinningscentral|återvinningscentralen|bilskroten|~bilskrot|miljöstation|återvinningsföretag|skrothandel|containertjänst|sopsortering|bildemontering|slamtömning|~renhållning',
    'moving-company':
      'flyttfirman|~flyttfirma|flyttföretag|~flytthjälp|kontorsflytt|bohagsflytt|flyttbolag|flyttbolaget|flyttjänster|~flyttfirmor|pianoflytt|utlandsflytt',
    'self-storage':
      '~förråd|förrådsuthyrning|möbelmagasinering|~magasinering|lagerhotell|self storage|selfstorage|minilager',
    handyman:
      'hantverkstjänster|fixartjänst|~hantverkare|vaktmästeri|~fastighetsskötsel|hantverkshjälp|möbelmontering|handyman',
    'appliance-repair':
      'vitvarureparation|~vitvaruservice|reparation av vitvaror|tvättmaskinsreparation|vitvarureparatör',
    'phone-repair':
      'mobilreparationer|~mobilreparation|skärmbyte|telefonreparation|mobilverkstad|iphone-reparation|mobilservice',
    'computer-repair':
      'datorreparation|datorreparationer|~datorservice|datorverkstad|~datorhjälp|datasupport|datareparation|pc service',
    'data-recovery': '~dataräddning|dataåterställning|filräddning|hårddiskräddning|återställning av data',
    upholsterer:
      'tapetseraren|~tapetserare|~tapetserarverkstad|tapetserarverkstaden|omklädning av möbler|möbelstoppning|~möbeltapetserare|bilklädsel|sadelmakare',
    tailor:
      '~skrädderi|~skrädderiet|~skrädderier|skräddare|skräddaren|sömmerska|klädändringar|~sömnadsateljé|syateljén|~syateljé|ateljé för sömnad|skräddarsydda kostymer|ändringssömnad|sömnadstjänst',
    shoemaker: 'skomakaren|~skomakeri|~skomakeriet|skoreparation|~skomakare|skolagning',
    watchmaker:
      'urmakaren|~urmakeri|~urmakeriet|urmakarmästare|klockreparation|klockreparationer|klockbutiken|~klockbutik|armbandsur|~urmakare|klockaffär',
    jeweller:
      'guldsmeden|guldsmeder|~smycken|~guldsmed|smyckesbutik|~smyckesdesigner|silversmed|silversmeden|förlovningsringar|vigselringar|~smyckesdesign|smyckestillverkare|guldsmedja|juvelbutik|silversmycken|~juvelerare',
    printer:
      '~tryckeri|~tryckeriet|~tryckerier|tryckfirma|profilreklam|~brodyr|~screentryck|3d-utskrift|3d-utskrifter|tryck på kläder|digitaltryck|kopieringsbutik|~profilkläder|reklamtryck|profilprodukter|presentreklam|textiltryck|3d-printing',
    'sign-maker':
      'skyltföretag|skyltmakare|~skyltar|skyltfirma|folierade bilar|bilfoliering|~bildekor|dekaler|skylttillverkare|skyltproducent|~foliering',
    'car-repair':
      '~bilverkstad|~bilverkstaden|verkstad|verkstaden|~bilservice|bilreparation|bilreparationer|bilmekaniker|~bilverkstäder|lastbilsverkstad|mc-verkstad|motorverkstad|bildiagnostik|husbilsverkstad',
    'car-body-shop':
      '~lackering|billackeringen|bilplåt|skadeverkstad|rekond|~bilrekond|~lackcenter|plåtverkstad|bucklor|plåt och lack|~bilvård|~billackering|skadecenter|bilrekonditionering|lackskydd',
    'car-wash': 'biltvätten|~biltvätt|handtvätt av bil|tvätthall|gör-det-själv-tvätt|~biltvättar',
    'car-dealer':
      '~bilhandlare|~bilhandlaren|bilfirman|begagnade bilar|~bilfirma|bilförsäljning|lastbilar|husbilar och husvagnar|~bilhandel|bilhall|bilhallen|husvagnar|bilhandlar|husbilar|transportbilar|bilåterförsäljare|bilcenter|bilimport',
    'car-rental':
      '~biluthyrning|~biluthyrningen|hyrbil|hyrbilar|~husbilsuthyrning|bilpoolen|~bilpool|lastbilsuthyrning|släputhyrning',
    'tyre-dealer':
      'däck|däckverkstaden|~däckverkstad|däckfirma|däck och fälg|~däckservice|däckbyte|vinterdäck|däckcenter|fälgar|~däckhotell|däckskifte',
    'motorcycle-dealer':
      'motorcyklar|mc-handlare|motorcykelåterförsäljare|mc-butik|mc-tillbehör|mopeder|motorcykelbutik',
    'bike-shop':
      'cykelbutiken|cykelbutiker|~cykelbutik|cykelaffär|cykelaffären|cykelhandlare|elcyklar|~cykelverkstad|~cyklar|lastcyklar|cykelservice|cykelreparation|cykeltillbehör',
    'towing-service':
      'bärgningsbil|~bilbärgning|vägassistans|bärgningsföretag|~bärgning|bärgare|bärgningstjänst|starthjälp',
    taxi: '~taxibolag|taxiföretag|taxiföretaget|taxibil|taxibilar|taxibolaget|färdtjänst|taxi',
    chauffeur:
      'chaufförstjänst|chaufförstjänster|limousineservice|~limousine|privatchaufför|limousin|privatchaufförer|limousine service|chauffeur service',
    'airport-transfer':
      'flygtransfer|flygplatstransfer|~flygtaxi|flygbuss|flygbussarna|flygplatstaxi|transfer till flygplats|flygplatsparkering|airport transfer',
    'bus-company':
      'bussbolaget|busstrafik|~bussresor|beställningstrafik|bussuthyrning|~bussbolag|bussföretag|abonnerad buss|partybuss|bussresebolag',
    'bus-service':
      'kollektivtrafik|kollektivtrafiken|färja|färjetrafik|museijärnväg|museijärnvägen|~järnväg|~färjelinje|färjelinjen|veteranjärnväg|~lokaltrafik|skolskjuts|båttrafik|skärgårdstrafik|spårvagn',
    'patient-transport': 'sjuktransporter|ambulans|sjukresor|ambulanssjukvård|~sjuktransport|patienttransport',
    courier:
      '~budbil|~budbilen|~budfirma|budfirman|kurirtjänst|kurirfirma|expressbud|cykelbud|~kurir|bud och transport|budtjänst|paketleverans|paketleveranser|budservice|hemleverans av paket|pakettjänst',
    haulier:
      'åkerier|~åkeri|transportföretag|transportföretaget|transportfirma|lastbilscentral|lastbilscentralen|~transport|transportbolag|godstransport|godstransporter|~åkeriet|kranbilar|maskintransport|lastbilsåkeri|tungtransport|kranbil|styckegods',
    'logistics-company':
      'logistikföretag|logistikföretaget|speditör|speditörer|spedition|tredjepartslogistik|~logistik|fulfilment|lagerhållning|rederiet|logistikpartner|tullombud|lagerhotell för e-handel|~rederi|frakttjänst|flygfrakt|sjöfrakt|fraktbolag|e-handelslager|logistics|3pl',
    'funeral-director':
      '~begravningsbyrå|~begravningsbyrån|~begravningsbyråer|begravningar|~begravning|djurkrematorium|begravningsentreprenör|gravstenar|~krematorium|gravsten',
    'security-company':
      'säkerhetsföretag|säkerhetsföretaget|bevakningsföretag|bevakningsföretaget|bevakningsbolag|bevakningsbolaget|larmföretag|väktare|ordningsvakter|säkerhetsbolag|~bevakning|kameraövervakning|passersystem|brandskydd|larmsystem|hemlarm|brandlarm|säkerhetstjänster|larminstallation|personskydd',
    'rental-service':
      '~uthyrning|~uthyrningen|uthyrningsföretag|~maskinuthyrning|hyrmaskiner|verktygsuthyrning|~liftuthyrning|uthyrningsfirma|maskinuthyrare|byggmaskiner att hyra',
    'law-firm':
      '~advokatbyrå|~advokatbyrån|~advokatbyråer|advokaten|~advokatfirma|~advokatfirman|juristbyrån|jurist|jurister|~juristbyrå|affärsjurist|affärsjurister|familjerätt|~advokat|~advokater|patentbyrån|~patentbyrå|juridisk byrå|medling|juridisk rådgivning|advokatkontor|familjejurist|familjejurister|affärsjuridik|brottmålsadvokat|försvarsadvokat|migrationsrätt|skiljeförfarande|juridiska tjänster|juridisk hjälp|patentombud',
    notary: '~notarie|notarius publicus',
    'tax-adviser':
      'skatterådgivare|skattekonsult|skattekonsulter|~skatterådgivning|skattejurist|skattejurister|skattebyrå|deklarationshjälp|momsrådgivning|skattehjälp',
    accountant:
      '~redovisningsbyrå|~redovisningsbyrån|~redovisningsbyråer|redovisningskonsult|redovisningskonsulter|bokföring|ekonomibyrån|redovisning|~ekonomibyrå|löneservice|löneadministration|redovisningstjänster|auktoriserad redovisningskonsult|lönekonsult|ekonomitjänster|löpande bokföring|bokslut|ekonomikonsult|ekonomikonsulter|~bokföringsbyrå|bokföringstjänst|lönetjänster|redovisningsföretag|ekonomisk rådgivning',
    auditor:
      'revisor|revisorer|revisorn|~revisionsbyrå|~revisionsbyrån|~revisionsbyråer|revisionsföretag|auktoriserad revisor|auktoriserade revisorer|~revision|redovisning och revision|revisionsbolag',
    'insurance-broker': 'försäkringsförmedlare|~försäkringsmäklare|~försäkringsförmedling',
    insurer:
      'försäkringsbolaget|~försäkring|~försäkringar|~försäkringsbolag|pensionsbolag|pensionsbolaget|sjukförsäkring|tjänstepension|pensionsstiftelse|inkomstförsäkring',
    bank: 'bank|banken|banker|~sparbank|~sparbanken|nätbank|affärsbank|sparbanker|nischbank|kreditinstitut|digital bank',
    'financial-adviser':
      'ekonomisk rådgivare|finansiell rådgivare|finansiell rådgivning|ekonomirådgivning|pensionsrådgivning|privatekonomi|pensionsrådgivare|finansiella rådgivare|placeringsrådgivning|wealth management|~finansplanering',
    'mortgage-broker':
      'låneförmedlare|bolån|lånejämförelse|privatlån|bolånebolag|låneförmedling|företagslån|bolåneförmedlare|bostadslån|bolåneinstitut',
    'asset-manager':
      'kapitalförvaltare|fondbolaget|~kapitalförvaltning|förmögenhetsförvaltning|fondförvaltare|~fondbolag|investeringsfond|fondförvaltning|hedgefond|hedgefonder|ap-fond|asset management|family office',
    'venture-capital':
      'investmentbolaget|riskkapitalbolag|riskkapitalbolaget|investeringsbolag|investeringsbolaget|~investmentbolag|~inkubator|~riskkapital|inkubatorn|affärsängel|affärsänglar|startup-inkubator|venture capital|private equity|accelerator|business angels',
    'estate-agent':
      '~fastighetsmäklare|~fastighetsmäklaren|mäklaren|~mäklare|~mäkleri|~mäkleriet|mäklarfirma|bostadsmäklare|fastighetsbyrån|~mäklarbyrå|~fastighetsbyrå|~mäklarna|bostäder till salu|~fastighetsförmedling|företagsmäklare|lokaler att hyra|mäklarföretag|näringsfastigheter|kontorsmäklare|bostadsförmedling|bostadsförmedlingen',
    'property-manager':
      '~fastighetsförvaltning|fastighetsförvaltare|fastighetsbolaget|~fastighetsbolag|bostadsbolaget|förvaltning av fastigheter|~bostäder|hyresvärd|hyresvärdar|~bostadsbolag|teknisk förvaltning|ekonomisk förvaltning|hyresrätter|hyresbostäder|~fastigheter|allmännyttan|hyreslägenheter|lediga lägenheter|brf-förvaltning',
    'property-developer':
      'fastighetsutvecklare|~bostadsutvecklare|projektutveckling|bostadsutveckling|nyproduktion|nybyggda bostäder|~fastighetsutveckling|projektutvecklare|stadsutveckling|bostadsprojekt|bostadsrätter',
    architect:
      'arkitekten|~arkitektkontor|~arkitektkontoret|arkitektbyrån|~arkitekter|arkitektfirma|arkitektur|~arkitektbyrå|byggnadsvårdsarkitekt|~arkitekt|arkitektstudio|bygglovsritningar|husritningar',
    'interior-designer':
      'inredningsarkitekt|inredningsarkitekter|heminredare|inredningsdesign|~inredning|~inredare|inredningskonsult|homestyling|heminredning|inredningsdesigner|inredningsstudio|inredningsarkitektur|inredningshjälp|homestylist|homestaging|home staging|interior design',
    surveyor:
      'besiktningsman|lantmätare|energideklaration|husbesiktning|överlåtelsebesiktning|~lantmäteri|mätkonsult|fastighetsvärdering|värderingsman|besiktning av hus|~besiktning|energideklarationer|mätningsteknik|bostadsbesiktning|fuktbesiktning|byggnadsbesiktning|kontrollansvarig',
    'engineering-firm':
      'ingenjörsfirma|teknikkonsult|teknikkonsulter|konstruktör|ingenjörer|byggkonsult|byggkonsulter|automationsföretag|industriautomation|elkonstruktion|konstruktionsbyrå|konstruktionsbyrån|teknikkonsultföretag|ingenjörsföretag|ingenjörsföretaget|ingenjörsbyrån|~ingenjörsbyrå|~automation|konstruktionsfirma|byggkonstruktör|byggkonstruktörer|energikonsult|energikonsulter|geoteknik|vvs-konsult|elkonsult|akustikkonsult|akustikkonsulter|konstruktionsritningar|~konstruktörer|miljökonsult|miljökonsulter|engineering',
    consultancy:
      'konsultbolag|konsultbolaget|konsultföretag|konsultföretaget|managementkonsult|managementkonsulter|organisationskonsult|organisationskonsulter|~konsult|~konsulter|affärsutveckling|ledarskapsutveckling|hr-konsult|hr-konsulter|konsultfirma|rådgivningsföretag|verksamhetsutveckling|~konsulterna|konsultbyrå|konsultbyrån|hållbarhetskonsult|hållbarhetskonsulter|företagsrådgivning|konsulttjänster|organisationsutveckling|management consulting|business consulting|consulting',
    'it-consultancy':
      'it-konsult|it-konsulter|it-konsultbolag|it-konsultbolaget|it-konsultföretag|cybersäkerhetskonsult|molnkonsult|digitaliseringskonsult|ai-konsult|ai-konsulter|it-konsultbyrå|konsultbolag inom it|informationssäkerhetskonsult|sap-konsult|sap-konsulter|cybersäkerhetsföretag|it consulting|cloud consulting',
    'it-services':
      'it-tjänster|it-företag|it-företaget|it-support|it-drift|it-partner|it-partnern|it-leverantör|driftpartner|it-bolag|it-bolaget|it-service|~datateknik|it-lösningar|it-säkerhet|it-infrastruktur|supporttjänster|managed services|msp',
    'software-company':
      'mjukvaruföretag|mjukvaruföretaget|programvaruföretag|programvaruföretaget|mjukvaruutveckling|apputvecklare|webb- och apputveckling|~apputveckling|systemutvecklare|mjukvarubolag|teknikföretag|programvaruutveckling|teknikbolag|mjukvaruleverantör|programvaruleverantör|techbolag|techbolaget|~systemutveckling|app-utveckling|apputvecklingsföretag',
    'systems-integrator':
      'systemintegratör|systemintegratörer|~systemintegration|automationsintegratör|system integrator|systems integrator',
    'web-agency':
      '~webbyrå|~webbyrån|digitalbyrån|digital byrå|~webbdesign|~digitalbyrå|e-handelsbyrå|webbyråer|wordpress-byrå|~webbutveckling|webbproduktion|webbstudio|hemsida till företag|~hemsidor|webdesign|wordpressbyrå|internetbyrå|webb- och reklambyrå|web agency',
    'web-designer':
      'webbdesigner|webbdesigners|webdesigners|wordpressutvecklare|~webbutvecklare|frilansande webbutvecklare|web designer|web developer|webdesigner|webmaster',
    developer:
      'utvecklare|programmerare|mjukvaruutvecklare|fullstackutvecklare|frontendutvecklare|backendutvecklare|ios-utvecklare|androidutvecklare|fullstack-utvecklare|mjukvaruingenjör|full stack developer|frontend developer|software engineer|data scientist|software developer|backend developer|devops engineer',
    'marketing-agency':
      'marknadsföringsbyrå|marknadsföringsbyrån|digital marknadsföring|digital marknadsföringsbyrå|innehållsbyrå|innehållsbyrån|sociala medier-byrå|copywriter|marknadsbyrå|marknadsbyrån|~marknadsföring|marketingbyrå|contentbyrå|leadgenerering|tillväxtbyrå|marknadskonsult|copywriting|online marknadsföring|marknadsföringskonsult|marknadskommunikation|performance marketing',
    'advertising-agency':
      '~reklambyrå|~reklambyrån|~reklambyråer|mediebyrån|kommunikationsbyrån|~kommunikationsbyrå|kreativ byrå|annonsbyrå|~mediebyrå|utomhusreklam|~reklam|kreativbyrå|utomhusreklambolag|produktionsbyrå',
    'design-studio':
      'designbyrån|varumärkesbyrå|varumärkesbyrån|~designbyrå|designstudion|grafisk formgivning|grafisk design|~designstudio|formgivningsbyrå|~formgivning|ux-byrå|brandingbyrå|animationsstudio|kreativ studio|animationsbyrå|logotyper|grafisk byrå|visuell identitet|produktdesignbyrå|branding|branding studio|design studio|branding agency',
    designer:
      'grafisk formgivare|industridesigner|modedesigner|produktdesigner|textildesigner|designer|designers|art director|möbelformgivare|~formgivare|ux/ui-designer|grafisk designer|ux designer|product designer|ui designer',
    'pr-agency':
      'pr-byrå|pr-byrån|pr- och kommunikationsbyrå|pr-konsult|pr-konsulter|public affairs-byrå|public relations|pr agency',
    'seo-agency':
      'seo-byrå|seo-byrån|seo-konsult|seo-konsulter|sökoptimering|sem-byrå|~sökmotoroptimering|google ads-byrå|seo-specialist|seo-tjänster|seo|google ads',
    photographer:
      '~fotograf|~fotografen|~fotografer|bröllopsfotograf|bröllopsfotografer|fotostudion|fotografi|~fotostudio|porträttfotograf|bröllopsfotografering|porträttfotografering|~fotografering|företagsfotograf|fotoateljé|fotoateljén|nyföddfotografering|~fotograferna|skolfoto|studiofotografering|familjefotograf|naturfotograf',
    videographer:
      'filmfotograf|~videoproduktion|bröllopsfilm|videobyrå|reklamfilmer|företagsfilm|företagsfilmer|videoproducent|drönarfoto|filmare|drönarfotografering|~reklamfilm|videoproduktionsbolag|drönarfilmning|bröllopsfilmare|drönartjänster|bröllopsvideo',
    'recording-studio':
      'inspelningsstudion|musikstudio|musikstudion|replokal|replokaler|~inspelningsstudio|ljudstudio|mixning|mixning och mastering|podcaststudio|poddstudio|mastering',
    'staffing-agency':
      '~bemanningsföretag|~bemanningsföretaget|rekryteringsföretag|rekryteringsföretaget|rekryteringsbyrå|rekryteringsbyrån|~rekrytering|~bemanning|rekryteringsfirma|uthyrning av personal|modellagentur|bemanningsbolag|bemanningsbolaget|chefsrekrytering|rekryteringskonsult|rekryteringskonsulter|personaluthyrning|interimschefer|it-rekrytering|konsultförmedling|headhunters|executive search|headhunting|headhunter|recruitment',
    'call-centre':
      'telefonist|mötesbokning|~telefonpassning|telemarketing|kontaktcenter|kundservicecenter|svarsservice|outsourcad kundtjänst|telefonpassningstjänst|call center|contact center|callcenter',
    'virtual-assistant':
      'virtuell assistent|virtuella assistenter|virtuell assistans|va-tjänster|virtual assistant|virtual assistants',
    outsourcing: 'outsourcingföretag|outsourcingpartner|~outsourcing|outsourcingbolag|bpo|nearshoring|offshoring',
    'coworking-space':
      '~kontorshotell|~kontorshotellet|kontorshubb|~coworking|delat kontor|kontorsplats|kontorsplatser|kontorslokaler|co-working|kontor att hyra|virtuellt kontor|företagscenter|~företagshotell|kontorsgemenskap|coworking space|makerspace|fablab|coworking spaces',
    'research-institute':
      'forskningsinstitutet|tankesmedjan|forskningscenter|forskningsgrupp|forskningsgruppen|~forskningsinstitut|bioteknikföretag|läkemedelsbolag|läkemedelsbolaget|läkemedelsföretag|läkemedelsföretaget|~tankesmedja|biotech|undersökningsföretag|~forskningscentrum|marknadsundersökningar|bioteknik|biotechbolag|undersökningsinstitut|opinionsinstitut|forskningsbolag|think tank',
    'private-investigator':
      'privatdetektiver|detektivbyrån|~privatdetektiv|utredningsföretag|privatspanare|~detektivbyrå',
    'certification-body':
      'certifieringsorgan|certifieringsorganet|ackrediterat kontrollorgan|besiktningsföretag|bilprovning|bilprovningen|certifieringsbolag|~bilbesiktning|kontrollorgan|ackreditering|iso-certifiering',
    'speaker-trainer':
      'moderator|talare|konferencier|föreläsning|föreläsningar|~föreläsare|inspirationsföreläsare|inspirationstalare|talarförmedling|föreläsarförmedling|retorikkurs|keynote speaker',
    freelancer:
      'frilansare|frilans|egenföretagare|egen företagare|frilansande|frilanskonsult|frilanskonsulter|freelancer|freelance|freelancers',
    writer:
      'författaren|poet|journalist|journalister|skribent|skribenter|manusförfattare|barnboksförfattare|korrekturläsning|~författare|språkgranskning|språkkonsult|språkkonsulter|spökskrivare|lektör|lektörer|korrekturläsare|deckarförfattare|redaktör|redaktörer|frilansjournalist|frilansjournalister|romanförfattare',
    artist:
      'konstnären|bildkonstnär|skulptör|~konstnär|konstnärinna|akvarellmålare|textilkonstnär|konst|målningar|tavlor|oljemålningar|~konstnärer|bildkonst|originalkonst',
    illustrator:
      'illustratörer|illustratören|serietecknare|tecknare|animatör|animatörer|illustrationer|~illustratör|karikatyrtecknare|3d-grafiker|serieskapare|illustration|karikatyrer',
    musician:
      'musikern|sångare|sångerskan|artist|artister|kompositör|kompositörer|låtskrivare|pianister|violinist|musikproducent|~musiker|tonsättare|gitarrist|dirigent|~sångerska|saxofonist|operasångerska|visartist|~pianist|trumslagare|rapper|singer-songwriter|cellist|organist|singer/songwriter',
    manufacturer:
      'tillverkaren|~tillverkare|producent|producenter|industriföretag|~fabriken|~fabrik|tillverkning|sågverket|gjuteriet|~sågverk|~gjuteri|tillverkningsföretag|tillverkande företag',
    'machine-builder':
      'maskintillverkare|maskinbyggare|specialmaskiner|maskiner|maskinbyggnad|verktygsmakare|verktygstillverkning|maskinkonstruktion',
    'contract-manufacturer':
      'legotillverkare|kontraktstillverkare|kontraktstillverkning|legoproduktion|elektroniktillverkning|underleverantör|underleverantörer|oem|odm|private label|contract manufacturing',
    supplier:
      'leverantörer|leverantören|~leverantör|importörer|~importör|handelsföretag|exportör|helhetsleverantör|generalagent',
    wholesaler: 'grossister|~grossist|~grossisten|grosshandel|grossistföretag|~partihandel',
    distributor: 'distributörer|återförsäljaren|~återförsäljare|~distributör|auktoriserad återförsäljare|reseller',
    'online-shop':
      'webbutiken|webbutiker|nätbutiken|e-handel|webshoppen|~webbutik|~nätbutik|e-handelsbutik|onlinebutik|prenumerationsbox|postorder|~webshop|nätaffär|e-handlare|internetbutik|e-shop|online shop|online store',
    shop: 'affären|~butik|~butiken|~affär|~köpcentrum|boutique|galleria|gallerian|~butiker|varuhuset|~varuhus|utställningslokal|konceptbutik|fabriksbutik|showroom|outlet|concept store',
    'clothing-shop':
      'klädbutiken|~klädbutik|~kläder|barnkläder|damkläder|herrkläder|arbetskläder|brudklänningar|brudbutik|underkläder|träningskläder|herrmode|dammode|klädaffär|badkläder|klänningar|yllekläder|damunderkläder|strumpor|streetwear',
    'shoe-shop': 'skobutiken|~skobutik|skor|skoaffär|damskor|herrskor|stövlar|barnskor|skohandel|sneakers',
    'book-shop':
      '~bokhandel|antikvariatet|~antikvariat|bokhandlare|seriebutik|~bokhandeln|nätbokhandel|begagnade böcker|böcker',
    florist:
      '~blomsterhandel|~blomsterhandeln|florist|florister|blomsterbutiken|blomsterbud|~blomsterbutik|floristen|buketter|begravningsblommor|blomsteraffär|~blommor',
    'furniture-shop':
      '~möbelbutik|~möbelbutiken|~möbler|madrasser|heminredningsbutik|sängbutik|~möbelaffär|belysning|~lampor|möbelaffären|inredningsbutik|sängar|soffor|~mattor|utemöbler|kontorsmöbler|möbelföretag|trädgårdsmöbler|belysningsbutik|möbelhus|möbelhuset|inredningsdetaljer',
    'pet-shop':
      'djurbutiken|~djurbutik|zooaffären|zoobutik|hundmat|~hundfoder|djurfoder|kattmat|hundtillbehör|djurtillbehör|~zooaffär|hästfoder|akvariebutik|hundsaker',
    'toy-shop':
      'leksaksbutiken|~leksaker|babybutik|barnvagnar|~leksaksbutik|spelbutik|barnbutik|hobbybutik|modellbyggen|babyprodukter|leksaksaffär|träleksaker',
    'gift-shop':
      'presentbutiken|~presenter|souvenirbutik|pappershandel|gratulationskort|doftljus|personliga presenter|presentartiklar|~presentbutik|julklappar|ljus och doft|pappersbutik|pyssel|företagsgåvor',
    'wine-shop':
      'vinimportörer|vinhandel|vinhandeln|vinhandlare|~vinimportör|vinklubb|vinbutik|importör av vin|viner|dryckesimportör',
    'antique-shop':
      'antikhandeln|~antikhandel|konsthandlare|mynthandel|~antikviteter|vintagebutik|antikt|antikaffär|retrobutik|frimärkshandel|samlarobjekt|mynt och frimärken|vintage',
    'second-hand-shop':
      'second hand-butik|secondhandbutik|loppisen|pantbanken|~loppis|begagnatbutik|återbruksbutik|~pantbank|loppmarknad|återbruk|begagnade kläder|begagnat|second hand|secondhand',
    supermarket:
      'mataffär|mataffären|matbutiken|livsmedelsbutik|livsmedelsbutiken|hälsokostbutik|hälsokostbutiken|gårdsbutiken|~gårdsbutik|fiskhandel|närbutik|lanthandeln|~lanthandel|~matbutik|stormarknad|servicebutik|matkasse|matkassar|~fiskaffär|matvarubutik|~hälsokost|frukt och grönt|rekoring|supermarket',
    'music-shop':
      'musikaffären|musikbutik|musikbutiken|musikinstrument|gitarrbutik|skivbutiken|~skivbutik|vinylskivor|gitarrbyggare|fiolbyggare|instrumentmakare|pianobutik|orgelbyggare|~musikaffär|instrumentbutik|flyglar och pianon|pianostämmare|skivaffär|instrumentbyggare|vinyl',
    'sports-shop':
      'sportbutiken|sportaffären|sportutrustning|~sportbutik|golfbutik|~skiduthyrning|friluftsutrustning|fiskebutik|jaktbutik|jakt och fiske|träningsutrustning|~sportaffär|surfbutik|fiskeutrustning|fiskeredskap|jaktutrustning|vapenbutik|skidor|friluftsbutik|ridsportbutik|ridsport|hästutrustning|skatebutik|golfshop|outdoor',
    'hardware-shop':
      '~järnhandel|~järnhandeln|bygghandeln|byggvaruhus|byggvaruhuset|~bygghandel|järnaffär|färghandeln|~färghandel|trävaruhandel|~byggvaror|färgbutik|verktygsbutik|~byggmaterial|industrivaror|förnödenheter|skruv|trävaror',
    'electronics-shop':
      'elektronikbutik|datorbutik|datorbutiken|hemelektronik|~elektronik|kamerabutik|mobilbutik|hifi-butik|radioaffär|vitvaror|datorer|elektronikkomponenter|vitvarubutik|hifi|mobiltelefoner|mobiltillbehör|~radiohandel|kamera och foto|hi-fi',
    'perfume-shop':
      'parfymbutik|parfymeriet|kosmetik|~parfymeri|skönhetsbutik|skönhetsprodukter|~parfym|smink|hårvårdsprodukter|parfymer|frisörgrossist',
    'fashion-brand':
      'klädmärket|modemärke|modemärket|~klädmärke|modevarumärke|modehuset|klädvarumärke|smyckesmärke|~modehus|klockmärke|livsstilsvarumärke|handväskor|skomärke|accessoarer|designermärke|~väskor|hattar|fashion brand',
    'cosmetics-brand':
      'hudvårdsmärke|hudvårdsprodukter|ekologisk hudvård|~kosttillskott|naturlig hudvård|skönhetsmärke|eteriska oljor|proteinpulver|ansiktskräm|hudvårdsvarumärke|naturkosmetik|tvål|tvålar|hälsoprodukter|cbd-olja|sminkmärke|hårvårdsmärke|skincare',
    pottery:
      'keramiker|~keramik|krukmakeriet|keramikverkstad|drejkurs|krukmakare|keramikstudio|stengods|~krukmakeri|keramikateljé',
    'craft-workshop':
      'hantverk|glasbruket|glashytta|glashyttan|bokbinderi|bokbinderiet|läderhantverk|~konsthantverk|knivmakare|ljusstöperi|~glasbruk|väveri|väveriet|konsthantverkare|handgjort|hemslöjd|hemslöjden|knivsmed|tvålkokeri|hantverksbutik|handarbete|glasblåsare|läderverkstad|garn|garnbutik|garnbutiken|slöjd',
    marketplace:
      'marknadsplatsen|~marknadsplats|annonssajt|prisjämförelse|~jämförelsetjänst|jobbsajt|bokningsplattform|köp och sälj|jämförelsesajt|prisjämförelsesajt|annonsmarknad|digital marknadsplats|jämförelsetjänsten|annonser|marketplace',
    'auction-house':
      '~auktionshus|~auktionshuset|auktionsverket|~auktioner|auktionsförrättare|~auktionsverk|nätauktion|nätauktioner|auktionskammare|onlineauktioner',
    'energy-supplier':
      '~energibolag|~energibolaget|elbolag|elbolaget|elhandel|elleverantör|elleverantörer|elnätsbolag|~elnät|fjärrvärme|vattenkraft|~energi|laddstationer|elavtal|energiföretag|energiföretaget|elhandelsbolag|elhandelsbolaget|fjärrvärmebolag|vindkraftsbolag|~vindkraft|laddning av elbil|vatten och avlopp|laddboxar|laddoperatör|biogas',
    telecom:
      'telefoni|mobiloperatör|mobiloperatören|mobiloperatörer|teleoperatör|teleoperatörer|mobilabonnemang|företagsväxel|telekombolag|ip-telefoni|telefonväxel|molnväxel|företagstelefoni|telebolag|telebolaget|telecom|voip|telekom',
    'internet-provider':
      'internetleverantör|internetleverantörer|bredbandsleverantör|bredbandsleverantörer|~bredband|stadsnätet|~stadsnät|fiberförening|fiberföreningen|fiberbredband|internetoperatör|bredbandsbolag|bredbandsbolaget|fibernät|bredbandsoperatör|isp',
    publisher:
      '~bokförlag|~bokförlaget|~förlag|musikförlag|utgivare|tidskriftsförlag|~förlaget|bokutgivning|förlagsverksamhet|egenutgivning',
    'board-game': '~brädspel|~brädspelet|kortspel|kortspelet|~rollspel|~frågespel|~sällskapsspel|partyspel',
    'hardware-device':
      'enhet|apparater|elcykel|hörlurar|~sensor|båtar|släpvagnar|elsparkcykel|husbil|maskin|~kamera|drönare|högtalare|~apparat|~sensorer|elbil|fordon|båt|släpvagn|tangentbord|laptop|smartwatch|3d-printer|synthesizer',
    software:
      'programvaran|mjukvaran|program|~programvara|~mjukvara|datorprogram|verksamhetssystem|applikation|applikationer|~programmet|mjukvaror|programvaror|it-system|mjukvarulösning|mjukvarulösningar|software',
    'mobile-app':
      'appen|appar|mobilapp|mobilappen|iphone-app|mobilapplikation|android-app|mobilappar|ios-app|mobilapplikationer|app för iphone|app|apps|mobile app',
    'web-app':
      'webbapp|webbappen|webbapplikation|webbapplikationer|onlineverktyg|onlineverktyget|webbtjänst|webbtjänsten|onlinetjänst|onlinetjänsten|webbaserat system|webbaserad tjänst|webbaserat verktyg|nättjänst|nättjänsten|webapp|web app',
    'desktop-app':
      'skrivbordsapp|skrivbordsprogram|windowsprogram|program för mac|program för windows|skrivbordsapplikation|desktop app|mac app|windows app|macos app',
    platform:
      'plattformar|~plattform|digital plattform|onlineplattform|molnplattform|~plattformen|mjukvaruplattform|dataplattform|molnbaserad plattform',
    tool: '~verktyg|omvandlare|räknesnurra|~räknare|~verktyget|verktygslåda|~kalkylator|planeringsverktyg|simulator|konverterare|tool|generator|dashboard|emulator|toolbox',
    suite:
      'programsvit|komplett system|allt-i-ett-lösning|allt-i-ett-system|allt-i-ett-plattform|programpaket|helhetssystem|suite|software suite',
    'browser-extension':
      'webbläsartillägget|webbläsare|webbläsaren|chrome-tillägg|annonsblockerare|~webbläsartillägg|firefox-tillägg|reklamblockerare|chrome extension|browser extension|adblocker',
    plugin:
      'insticksprogram|tilläggsmodul|wordpresstillägg|insticksmodul|~plugin|tilläggsprogram|plugins|plug-in|wordpress plugin|shopify app|add-on',
    'code-library':
      'programbibliotek|programbiblioteket|kodbibliotek|kodbiblioteket|komponentbibliotek|javascript-bibliotek|programmeringsbibliotek|pythonbibliotek|javascript library|npm package|sdk|python library|react library|component library',
    framework:
      'ramverket|innehållshanteringssystem|designsystem|designsystemet|publiceringssystem|spelmotor|webbramverk|~ramverk|utvecklingsramverk|framework|cms|content management system|starter kit|design system|game engine|headless cms',
    'programming-language':
      'programmeringsspråket|programspråk|programspråket|kompilator|skriptspråk|skriptspråket|frågespråk|~programmeringsspråk|märkspråk',
    database:
      'databasen|databaser|~databas|sökmotorn|datalager|kalkylark|~sökmotor|registerdatabas|vektordatabas|data warehouse|data lake',
    api: 'betallösning|betallösningar|betaltjänst|betalningslösning|betalningslösningar|programmeringsgränssnitt|betalningsleverantör|betalplattform|api-plattform|api:er|betalningsplattform|kortinlösen|betaltjänstleverantör|api|rest api',
    'operating-system':
      'operativsystemet|linuxdistribution|~operativsystem|skrivbordsmiljö|linux-distribution|fönsterhanterare|firmware|distro',
    'file-sharing-client':
      'filöverföring|torrent-klient|nedladdningshanterare|~fildelning|ftp-klient|fildelningsprogram|torrent client|bittorrent|ftp client|torrentklient|bittorrent-klient',
    'password-manager':
      'lösenordshanteraren|~lösenordshanterare|lösenordsgenerator|lösenordsvalv|lösenordshantering|autentiseringsapp|password manager|authenticator',
    'crypto-wallet':
      'kryptoplånbok|kryptoplånboken|bitcoinplånbok|kryptovalutaplånbok|plånboksapp|crypto wallet|bitcoin wallet|wallet|hardware wallet|wallet app',
    cryptocurrency:
      'kryptovalutan|~kryptovaluta|kryptovalutor|blockkedja|blockkedjan|digital valuta|blockkedjeteknik|nft-samling|bitcoin|blockchain|nft|stablecoin|token|crypto|memecoin|ethereum|krypto|altcoin',
    'crypto-exchange':
      'kryptobörsen|handelsplattform|handelsplattformen|kryptoväxlare|nätmäklare|nätmäklaren|~kryptobörs|aktiehandel|bitcoinväxlare|aktiemäklare|forexmäklare|trading platform|crypto exchange|forex|trading',
    'trading-protocol':
      'tradingrobot|handelsprotokoll|decentraliserad börs|defi-protokoll|tradingsignaler|handelsrobot|decentraliserad finans|defi|dex|trading bot|defi protocol|lending protocol|decentralized exchange',
    dapp: 'decentraliserad app|smarta kontrakt|decentraliserad applikation|web3-plattform|dapp|web3|smart contracts|smart contract',
    'messaging-app':
      'meddelandeapp|chattapp|e-postklient|videomöten|dejtingsajt|dejtingapp|socialt nätverk|~dejting|videokonferens|chatt|snabbmeddelanden|videosamtal|nätdejting|e-posttjänst|chattjänst|messenger|chat app|videochat|dating app',
    'text-editor':
      'textredigerare|kodredigerare|bildredigering|bildredigeringsprogram|videoredigering|videoredigeringsprogram|ordbehandlare|ljudredigering|notskrivningsprogram|pdf-redigerare|utvecklingsmiljö|fotoredigering|textredigeringsprogram|ordbehandlingsprogram|bildredigerare|text editor|editor|markdown editor|daw|video editor|pdf editor|photo editor',
    'note-app':
      'anteckningsapp|att-göra-lista|kalenderapp|dagboksapp|påminnelseapp|att-göra-app|digital kalender|familjekalender|inköpslista|uppgiftshanterare|to-do app|todo app|habit tracker|second brain|knowledge base',
    'weather-app':
      'väderapp|väderappen|väderprognos|väderprognoser|~väder|vädertjänst|vädret|vädersajt|väderradar|weather app',
    'music-app':
      'musikapp|musikspelare|mediaspelare|stämapparat|podcastapp|radioapp|musikströmning|metronom|poddapp|ljudspelare|videospelare|music player|media player|mediacenter|metronome|podcast app|media server',
    'photo-app':
      'fotoapp|kameraapp|bildhantering|fotohantering|bilddelning|fotoredigeringsapp|fotoböcker|fotobok|photo app|camera app',
    'fitness-app':
      'träningsapp|träningsappen|löparapp|hälsoapp|kaloriräknare|meditationsapp|mensapp|träningsdagbok|viktminskningsapp|måltidsplanerare|sömnapp|mindfulnessapp|kaloriapp|fitness app|workout app',
    'language-app':
      'språkapp|ordförrådsträning|glosträning|språkinlärning|glosförhör|språkinlärningsapp|ordkort|flashcards',
    'finance-app':
      'budgetapp|ekonomiapp|utgiftsapp|sparapp|sparappen|budgetverktyg|bankapp|utläggshantering|budget app',
    'accounting-software':
      'bokföringsprogrammet|faktureringsprogrammet|ekonomisystemet|~bokföringsprogram|redovisningsprogram|lönesystem|lönesystemet|löneprogram|~faktureringsprogram|faktureringssystem|fakturaprogram|utläggssystem|fakturahantering|~ekonomisystem|fakturamall|ekonomiprogram|leverantörsfakturor',
    erp: 'affärssystemet|~affärssystem|orderhantering|wms|branschsystem|verksamhetsprogram|fältservicesystem|byggprogram|lagerhanteringssystem|maskinstyrning|fordonshantering|flottastyrning|produktionsplanering|~lagersystem|mps-system|lagerprogram|körjournaler|~körjournal|produktionsstyrning|erp|erp-system',
    crm: 'kundhantering|kundhanteringssystem|säljsystem|ärendehantering|ärendehanteringssystem|säljverktyg|kundtjänstsystem|supportsystem|crm-system|helpdesksystem|säljplattform|kundsystem|crm-lösning|säljstöd|säljstödsystem|crm|helpdesk|customer relationship management',
    'project-management':
      'projektverktyg|projektverktyget|projektledningsverktyg|tidredovisning|intranät|intranätet|hr-system|hr-systemet|personalsystem|~tidrapportering|projekthantering|rekryteringssystem|personalplanering|bemanningssystem|samarbetsverktyg|~schemaläggning|tidrapporteringssystem|resursplanering|uppgiftshantering|schemaläggningsprogram|hr-plattform|arbetsordersystem|projektstyrning|schemasystem|rekryteringsverktyg|project management|kanban|intranet|hr software',
    'email-tool':
      'nyhetsbrevsverktyg|e-postmarknadsföring|nyhetsbrevsprogram|mejlverktyg|nyhetsbrevstjänst|e-postverktyg|mejlmarknadsföring|nyhetsbrevssystem|utskicksverktyg|sms- och mejlutskick|newsletter software|email marketing',
    'marketing-software':
      'enkätverktyget|marknadsföringsverktyg|lojalitetsprogram|seo-verktyg|~enkätverktyg|formulärverktyg|omdömestjänst|sociala medier-verktyg|enkäter|undersökningsverktyg|recensionsplattform|qr-kodgenerator|länkförkortare|affiliatenätverk|digital skyltning|enkätsystem|enkätprogram|marknadsföringsplattform|formulärbyggare|kundnöjdhetsmätning|digitala skyltar|marketing automation|digital signage',
    'analytics-software':
      'analysverktyget|webbanalys|beslutsstöd|dataanalys|rapporteringsverktyg|övervakningsverktyg|~analysverktyg|beslutsstödssystem|analysplattform|driftövervakning|datavisualisering|statusövervakning|omvärldsbevakning|mediebevakning|business intelligence|analytics|power bi|web analytics|bi-system',
    'booking-software':
      'bokningssystemet|~bokningssystem|onlinebokning|medlemssystem|medlemssystemet|biljettsystem|biljettsystemet|bokningsverktyg|föreningssystem|skoladministration|hotellsystem|tidsbokning online|medlemsregister|~tidbokning|anmälningssystem|eventsystem|biljettplattform|uthyrningssystem|skolplattform|medlemshantering',
    'restaurant-software':
      'kassasystemet|~kassasystem|kassaregister|bordsbokning|restaurangsystem|kassa och betalning|digital meny|menyverktyg|beställningssystem|qr-meny|bordsbokningssystem|kassalösning|pos system|point of sale',
    'practice-software':
      'journalsystemet|~journalsystem|vårdsystem|patientjournal|videovård|digital vård|nätläkare|medicinteknik|juridikprogram|medicinteknisk produkt|journalprogram|patientportal|digital vårdplattform|medtech|e-hälsa|advokatsystem|välfärdsteknik|telemedicine|ehr',
    'security-software':
      'informationssäkerhet|brandvägg|säkerhetsprogram|identitetshantering|e-postsäkerhet|~cybersäkerhet|penetrationstest|penetrationstester|säkerhetsplattform|kryptering|inloggningslösning|nätverkssäkerhet|e-legitimation|bedrägeribekämpning|säkerhetslösning|cybersecurity|firewall|single sign-on|penetration testing|pentest',
    'compliance-software':
      'dokumenthanteringssystem|e-signering|ledningssystem|ledningssystemet|visselblåsarsystem|digital signering|kvalitetssystem|avtalshantering|visselblåsarfunktion|~dokumenthantering|cookiebanner|digitala signaturer|regelefterlevnad|avvikelsehantering|klimatberäkning|elektronisk signering|hållbarhetsrapportering|diariesystem|riskhantering|styrelseportal|e-signature',
    antivirus:
      'antivirusprogram|antivirusprogrammet|virusskydd|skräppostfilter|antivirusskydd|antivirus|antivirus software|spamfilter|anti-malware',
    vpn: 'vpn-tjänst|vpn-tjänsten|vpn-leverantör|virtuellt privat nätverk|vpn-klient|vpn|proxy|vpn service|vpn-app',
    'disk-tool': 'diskrensning|filhanterare|dubblettsökare|diskverktyg|systemverktyg|diskanalys|avinstallationsprogram',
    'backup-software':
      'säkerhetskopiering|backuptjänst|backupprogram|molnbackup|~molnlagring|onlinebackup|fillagring|backuplösning|backup|cloud backup|backup service|online backup|cloud storage',
    'hosting-provider':
      'webbhotellet|~webbhotell|serverhall|serverhallen|domännamn|domänregistrar|webhosting|molntjänst|molntjänster|datahall|serverhosting|~datacenter|domäner|webbhosting|wordpresshotell|spelserverhosting|molnleverantör|dedikerad server|driftleverantör|hosting|vps|web hosting|colocation|cloud hosting',
    'streaming-service':
      'strömningstjänsten|streamingtjänsten|videoplattform|livesändning|livesändningar|~streamingtjänst|ljudbokstjänst|~strömningstjänst|ljudböcker|webbsändningar|webinarplattform|e-böcker|streaming|live streaming|livestreaming',
    'radio-platform':
      'nätradio|radiohosting|webbradio|poddplattform|internetradio|radioplattform|online radio|internet radio|podcast hosting|webradio',
    chatbot:
      'chattbot|chattboten|livechatt|röstassistent|chattbotar|ai-receptionist|kundtjänstbot|chatbot|chatbots|live chat|voicebot|livechat|ai-chatbot',
    'ai-assistant':
      'ai-verktyg|språkmodell|språkmodellen|transkriberingsverktyg|~transkribering|ai-tjänst|taligenkänning|ai-textgenerator|bildgenerator|ai-modell|ai-modeller|textgenerator|tal till text|ai-assistenten|digital assistent|transkriberingstjänst|ai assistant|ai-assistent|copilot|ai tool',
    'ai-agent':
      'artificiell intelligens|ai-bolag|ai-företag|ai-automation|maskininlärning|ai-agenten|ai-lösning|ai-lösningar|datorseende|digital medarbetare|ai agent|ai agents|ai-agenter|machine learning',
    'website-builder':
      'hemsidesprogram|hemsidebyggare|e-handelsplattformen|webbplatsbyggare|e-handelsplattform|cv-mall|hemsideverktyg|webshop-plattform|e-handelssystem|föreningshemsida|cv-byggare|lågkodsplattform|bloggplattform|e-handelslösning|kursplattform|website builder|e-commerce platform|no-code|low-code|wiki software',
    'website-template':
      'hemsidesmall|wordpresstema|typsnitt|bildbank|mallar|ikoner|webbplatsmall|bildbyrå|fonter|wordpress-tema|canva-mallar|notion-mallar|wordpress theme|ui kit|fonts|stock photos|icons|html template',
    'design-tool':
      'designverktyg|designverktyget|ritprogram|cad-program|3d-program|presentationsverktyg|designprogram|animationsprogram|skärminspelning|logotypgenerator|visualiseringsverktyg|designapp|simuleringsprogram|bim-verktyg|cad|3d software|prototyping|mockup generator|logo maker',
    'developer-tool':
      'utvecklarverktyg|utvecklarverktyget|utvecklingsverktyg|testverktyg|kommandoradsverktyg|utvecklarplattform|testautomatisering|versionshantering|byggverktyg|terminalemulator|developer tool|developer tools|cli|ci/cd|devops platform|developer platform|command line tool|git client',
    'computer-game':
      'spel|datorspelet|mobilspel|mobilspelet|~datorspel|pusselspel|tv-spel|onlinespel|äventyrsspel|~spelet|strategispel|ordspel|quiz|indiespel|webbspel|plattformsspel|kunskapsspel|rpg|pc game|mmorpg|indie game|video game',
    'game-server':
      'spelservern|spelservrar|rollspelsserver|~spelserver|minecraft-servrar|fivem-server|discordserver|minecraft server|game server|discord server|fivem',
    'game-studio':
      'spelstudion|spelutvecklare|~spelstudio|spelföretag|spelföretaget|spelutveckling|indiestudio|spelutvecklingsstudio|spelförlag|game studio|game developer|indie game studio',
    saas: 'molntjänsten|molnbaserad programvara|saas-tjänst|saas-bolag|saas-bolaget|molnbaserat system|saas-lösning|saas-lösningar|molnlösning|molnlösningar|molnbaserad tjänst|saas-produkt|saas|saas platform|software as a service|cloud service',
    'learning-platform':
      'lärplattformen|~lärplattform|utbildningsplattform|e-lärande|kunskapsplattform|lms-system|digital lärplattform|studieapp|läroplattform|pluggapp|digitalt läromedel|e-learningplattform|lärandeplattform|utbildningsapp|lms|learning management system|edtech',
    'smart-home':
      'smart hem|hemlarmssystem|smarta lås|porttelefon|porttelefoner|hemstyrning|~hemautomation|smart belysning|kodlås|knx|porttelefoni|smart home|smarta hem|smart home system',
    robot:
      '~robot|robotteknik|industrirobot|industrirobotar|robotgräsklippare|~robotar|cobotar|robotlösningar|robotik|robotautomation|automationslösningar|mobila robotar|robotics',
    association:
      'föreningar|föreningarna|~förening|~föreningen|~förbund|~förbundet|~sällskap|~sällskapet|hembygdsföreningen|intresseförening|intresseföreningen|samfällighetsförening|samfällighetsföreningen|~samfällighet|släktförening|~alumnförening|byalag|byalaget|bostadsrättsföreningen|~bostadsrättsförening|villaägareförening|~hembygdsförening|ideella föreningar|brf|byförening|yrkesförening',
    'non-profit':
      'ideell förening|ideell organisation|ideella organisationer|icke vinstdrivande organisation|icke-vinstdrivande|socialt företag|biståndsorganisationen|~biståndsorganisation|människorättsorganisation|frivilligorganisation|frivilligorganisationen|civilsamhällesorganisation|miljöorganisation|miljöorganisationen|arbetsintegrerande socialt företag|intresseorganisation|intresseorganisationen|patientorganisation|patientorganisationen|ngo|nonprofit|non-profit|nonprofit organisation',
    charity:
      'välgörenhetsorganisation|välgörenhetsorganisationen|hjälporganisation|hjälporganisationen|insamlingsorganisation|insamling|insamlingen|stadsmissionen|~stadsmission|fadder|matbank|soppkök|månadsgivare|bistånd|~välgörenhet|biståndsarbete',
    foundation:
      '~stiftelse|~stiftelsen|insamlingsstiftelse|insamlingsstiftelsen|fond|~stiftelser|forskningsfond|stipendier|~fonden|stipendiefond|minnesfond',
    'support-association':
      'stödförening|stödföreningen|vänföreningen|anhörigförening|självhjälpsgrupp|stödgrupp|~vänförening|brukarförening|föräldraförening|föräldraföreningen|anhörigstöd',
    'community-organisation':
      'kulturhuset|~kulturhus|medborgarhus|medborgarhuset|bygdegård|bygdegården|kulturföreningen|fritidsgård|fritidsgården|folkets hus|~kulturförening|kulturcentrum|bygdegårdsförening|allaktivitetshus',
    'rescue-organisation':
      'sjöräddningen|fjällräddning|första hjälpen-kurs|första hjälpen-kurser|hlr-utbildning|hlr-utbildningar|första hjälpen|hlr|~sjöräddning|hjärtstartare|livräddning|hjärt-lungräddning|första hjälpen utbildning|räddningsorganisation|livräddningssällskap',
    church:
      '~kyrka|~kyrkan|församlingen|~församling|frikyrka|frikyrkan|domkyrka|domkyrkan|moské|moskén|~kyrkoförsamling|pingstkyrka|~domkyrkoförsamling|synagoga|pastorat|pastoratet|kapell|kapellet|katolska kyrkan|~pingstkyrkan|tempel|stift',
    'religious-community':
      'trossamfund|trossamfundet|klosteret|kristen gemenskap|meditationscenter|missionsorganisation|~kloster|buddhistcenter|retreatgård|stiftsgård|stiftsgården|missionssällskap|kristen organisation|buddhistisk förening|kristen förening',
    'political-party':
      'politiskt parti|~partiet|~demokraterna|partiförening|lokalparti|valkampanj|~arbetarekommun|partidistrikt|partiorganisation|riksdagsparti|riksdagsledamot',
    union:
      'fackförbundet|fackförening|fackföreningen|~fackförbund|~arbetareförbund|~arbetareförbundet|fackklubb|akademikerförbund|fackförbunden|facklig organisation',
    'trade-association':
      'branschorganisation|branschorganisationen|branschföreningen|~handelskammare|~handelskammaren|företagarföreningen|arbetsgivarorganisation|arbetsgivarorganisationen|~branschförening|företagsförening|branschförbund|branschförbundet|~företagarförening|näringslivsorganisation|köpmannaförening|cityförening',
    cooperative:
      'kooperativet|ekonomisk förening|~kooperativ|konsumentföreningen|~konsumentförening|bostadskooperativ|kooperation|medlemsägt',
    municipality: 'kommunen|~kommun|kommuner|stadsdel|landsting|kommunens|region|regionen',
    authority:
      'myndigheter|statlig myndighet|länsstyrelse|länsstyrelsen|ambassad|ambassaden|departement|konsulat|~myndighet|~myndigheten|offentlig förvaltning|~departementet|ambassader|nämnden|tillsynsmyndighet|domstol|domstolen|tingsrätt|kommunalförbund',
    'fire-brigade':
      'räddningstjänsten|brandkåren|~räddningstjänst|brandvärn|brandvärnet|brandstation|brandstationen|räddningsverket|brandmän|räddningstjänstförbund|räddningstjänstförbundet|~brandkår|brandförsvaret|~brandförsvar',
    community:
      'gemenskapen|forumet|~forum|fanklubb|fanklubben|användargrupp|nätgemenskap|supporterklubb|supporterklubben|~gemenskap|diskussionsforum|utvecklarcommunity|supporterförening|community|discord',
    network:
      '~nätverk|kluster|allians|alliansen|~nätverket|klusterorganisation|samarbetsorganisation|nätverken|samverkansorganisation|partnerskap|partnerskapet|nätverksgrupp|kollektiv|kollektivet|konsortium',
    club: 'klubbar|~klubb|~klubben|motorklubb|motorklubben|bokcirkel|koloniföreningen|~koloniförening|rotaryklubb|rasklubb|~bilklubb|brevduveklubb|veteranbilsklubb|amatörradioklubb|~fotoklubb|lionsklubb|rotary|motorcykelklubb|bokklubb|mc-klubb|husbilsklubb|bridgeklubb|modelljärnvägsklubb|club',
    initiative:
      'rörelse|satsning|satsningen|kampanj|~initiativ|~initiativet|~rörelsen|upprop|uppropet|~kampanjen|aktionsgrupp|folkrörelse|folkrörelsen|namninsamling',
    project:
      '~projekt|~projektet|forskningsprojekt|forskningsprojektet|konstprojekt|pilotprojekt|eu-projekt|projektets|~projekten|utvecklingsprojekt',
    'open-source-project':
      'öppen källkod|fri programvara|öppen källkodsprojekt|projekt med öppen källkod|öppen standard|open source project|open source|open source software|open source tool',
    'youth-organisation':
      'scoutkåren|~scoutkår|ungdomsförbundet|ungdomsorganisation|ungdomsorganisationen|scouter|scouterna|sommarläger|ungdomsgård|ungdomsgården|~ungdomsförbund|kollo|ungdomsläger|4h|barn- och ungdomsorganisation|ungdomsförening|kolloverksamhet',
    'student-organisation':
      '~studentkår|studentföreningen|studentorganisation|studentorganisationen|sektionen|teknologsektion|elevkåren|studentnation|studentnationen|~studentkåren|~studentförening|studentsektion|~elevkår|teknologkår',
    company:
      '~företag|~företaget|~bolag|~bolaget|familjeföretag|familjeföretaget|firman|~firma|koncernbolag|verksamhet|varumärke|varumärket|aktiebolag|enskild firma|~bolagen|brand',
    agency: 'byrå|byråer|fullservicebyrå|fullservicebyrån|~byrån|agenturen|fullservicebyråer|agenturer|~agentur|agency',
    service:
      '~tjänst|~tjänsten|~tjänster|serviceföretag|serviceföretaget|~service|abonnemangstjänst|serviceverksamhet|prenumerationstjänst|konciergetjänst',
    studio: 'ateljén|~ateljé|~studio|ateljéer|~studion|ateljéförening',
    practice:
      '~mottagning|~mottagningen|privatmottagning|privatmottagningen|mottagningar|terapimottagning|terapimottagningen|behandlingsmottagning',
    centre: '~centret|~center|kompetenscentrum|~centrum|resurscentrum|kunskapscentrum|nationellt centrum|hub',
    provider:
      'helhetsleverantören|tjänsteleverantör|tjänsteleverantörer|systemleverantörer|lösningsleverantör|tjänsteföretag|serviceleverantör|~systemleverantör|leverantör av tjänster|anordnare',
    specialist:
      'specialisten|~specialist|~expert|sakkunnig|~specialister|~experter|~rådgivare|specialistföretag|specialistföretaget|fackman|terapeut|terapeuter',
    solution:
      'lösning|lösningar|produkt|~system|~systemet|teknik|teknologi|helhetslösning|helhetslösningar|~produkter|systemlösning|systemlösningar|teknisk lösning',
    group:
      'koncern|företagsgrupp|företagsgruppen|~koncernen|~gruppen|team|teamet|företagskoncern|moderbolag|holdingbolag|förvaltningsbolag|grupp|industrikoncern|industrikoncernen|industrigrupp|holding|group',
    startup:
      'startupbolag|startupbolaget|uppstartsföretag|uppstartsbolag|startup-bolag|nystartat företag|tillväxtbolag|tillväxtbolaget|tech-startup|avknoppning|startupföretag|startup|start-up|spin-off|startups|scaleup',
    blog: 'bloggar|~blogg|resebloggen|matblogg|matbloggen|reseblogg|personlig hemsida|~bloggen|modeblogg|bloggare|receptblogg|livsstilsblogg|personlig blogg|receptsida',
    magazine:
      'tidskrifter|~tidskrift|~magasinet|webbtidning|webbtidningen|månadstidning|nättidskrift|branschtidningen|~magasin|facktidning|~tidskriften|medlemstidning|medlemstidningen|kulturtidskrift|kulturtidskriften|receptsajt|~branschtidning|branschmagasin|seriemagasin|e-magasin',
    newspaper:
      'tidningar|dagstidning|dagstidningen|~tidning|lokaltidningen|nyhetssajt|nyhetssajten|~tidningen|nyhetsbyrå|nyhetsbyrån|~lokaltidning|~bladet|lokala nyheter|~dagblad|nyhetstidning|gratistidning|gratistidningen',
    newsletter: 'nyhetsbrevet|veckobrev|~nyhetsbrev|nyhetsbreven|substack|newsletter',
    podcast:
      'podd|poddar|~podcast|~podden|poddsändning|webbserie|youtubekanal|youtube-kanal|poddradio|poddnätverk|~podcasten|podcastserie|podcasts|youtube channel|video podcast',
    'radio-station':
      'radiostation|radiostationen|radiostationer|närradion|radiokanal|radiokanalen|~radio|radioprogram|~närradio|studentradio|lokalradio|~radion|radioprogrammet',
    'tv-channel':
      'tv-kanalen|tv-kanaler|tv-station|dokumentärfilm|dokumentärfilmen|tv-serie|film|filmen|dokumentären|kortfilm|tv-kanal|public service|spelfilm|~dokumentär|långfilm|tv-bolag|tv-bolaget|webb-tv|programbolag',
    'record-label':
      'skivbolaget|~skivbolag|musikbolag|artistbokningen|konsertarrangör|konsertarrangörer|bokningsbolag|musiklabel|artistagentur|artistagenturen|musikarrangör|~artistbokning|artistförmedling|konsertbokning|record label|label|artist management|booking agency',
    portal:
      '~portal|~portalen|informationssajt|webbportal|kunskapsportal|informationssida|kunskapsbank|kunskapsbanken|sajt|~sajten|informationsportal|temasida|fansajt|webbplats|webbplatsen',
    directory:
      'registeret|företagsregister|~arkiv|länksamling|~katalog|jobbportal|bostadsportal|företagskatalog|digitalt arkiv|~register|~arkivet|~katalogen|bildarkiv|stadsarkiv|stadsarkivet|länkkatalog|jobbannonser',
    encyclopedia:
      'uppslagsverk|uppslagsverket|encyklopedi|encyklopedin|ordboken|lexikonet|~ordbok|~lexikon|handboken|ordlista|dokumentation|wiki|användarhandbok|guider|användarmanual|~handbok|synonymordbok|ordböcker',
    portfolio:
      'portfölj|meritförteckning|portfoliosida|personlig portfolio|arbetsprover|portfolio|cv|curriculum vitae|portfolio website',
    'film-production':
      'filmbolag|filmbolaget|produktionsbolaget|~filmproduktion|filmproduktionsbolag|filmregissör|filmskapare|~produktionsbolag|filmstudio|filmstudion|regissör|regissörer|medieproduktion|dokumentärfilmare|tv-produktion|filmproducent|filmproducenter|postproduktion',
  },
}
