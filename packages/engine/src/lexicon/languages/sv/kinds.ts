import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: '~hotell|~hotellet|~hotellen|lägenhetshotell|herrgårdshotell|motel|spa hotel|boutique hotel',
    'guest-house':
      '~gästgård|~gästgården|~gästhus|~gästhuset|rum och frukost|bed and breakfast|bed & breakfast|bed and breakfasts|b&b|guesthouse|guest house|~pensionat|~pensionatet',
    hostel: '~vandrarhem|~vandrarhemmet|~vandrarhemmen|stf vandrarhem|hostel|hostels',
    inn: '~värdshus|~värdshuset|gästgivargård|gästgivargården|gästgiveri|gästgiveriet|~värdshusen',
    'holiday-home':
      '~semesterhus|~semesterhuset|~stuga|~stugan|~stugor|~stugorna|stuguthyrning|~semesterbostad|semesterbostäder|~fritidshus|~fritidshuset|semesterlägenhet|semesterlägenheter|semesterboende|fjällstuga|fjällstugor|sommarstuga|attefallshus att hyra|stugby|stugbyn|villor att hyra|villa|chalet',
    'mountain-hut': 'fjällstationen|fjällstugan|fjällgård|~fjällstation|vindskydd',
    campsite:
      '~campingplats|~campingplatsen|~campingplatser|~campingen|ställplats|ställplatser|husbilscamping|camping och stugby|naturcamping|~camping|glamping|~campings|autocamper|camping resort',
    resort:
      'semesteranläggning|semesteranläggningen|skidanläggning|skidanläggningen|~semesterby|skidort|semesterort|fjällanläggning|skidområde|resort|resorts|beach resort|spa resort',
    'farm-stay': 'bo på gård|bo på lantgård|bondgårdssemester|lantgårdssemester|gårdsboende|gårdsturism|agroturism',
    accommodation: '~boende|~boendet|logi|övernattning|rum att hyra|~övernattningar|boenden',
    'student-residence':
      'studentbostad|~studentboende|~studentboendet|studentrum|~studentbostäder|studentkorridor|studentlägenheter',
    restaurant:
      '~restaurang|~restaurangen|~restauranger|~restaurangerna|~matställe|krog|gatukök|lunchrestaurang|sushirestaurang|kvarterskrog|~krogen|steakhus|bistron|bistro|brasserie|steakhouse|trattoria|grill|sushi|take away|burger bar|sushi restaurant',
    pizzeria: 'pizzerian|pizzerior|pizzarestaurang|hämtpizza|pizzabageri|~pizzeria|pizza take away|pizzeriaer',
    cafe:
      'kafé|kaféer|~kaféet|~caféet|caféer|~kaffebar|fik|kaffestuga|kaffehus|sommarcafé|tehus|café|coffee shop|espresso bar|espressobar|~cafeen',
    bar:
      'baren|barer|ölbar|ölhall|uteservering|~cocktailbar|~vinbar|loungebar|sportbar|bar|cocktail bar|lounge|wine bar|~loungen|taproom',
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
      'cateringföretag|cateringföretaget|cateringtjänst|~cateringfirma|smörgåstårtor|privatkock|hyr en kock|~catering|cateringen',
    'food-truck':
      '~matvagn|~matvagnen|~matvagnar|~glassbil|korvvagn|pizzavagn|foodtruck catering|food truck|foodtruck|food trucks|street food|foodtrucks',
    brewery:
      '~bryggeri|~bryggeriet|~bryggerier|hantverksbryggeri|hantverksbryggeriet|mikrobryggeri|mikrobryggeriet|gårdsbryggeri|~musteri|~musteriet|cideri|ölbryggeri|brewpub',
    winery: 'vingårdar|vinodlingen|vinproducent|vinproducenter|vinproducenten|vinodlare|~vinodling|~vingård|~vingården',
    distillery:
      '~destilleri|~destillerier|~bränneri|~bränneriet|~brännerier|ginproducent|whiskydestilleri|spritfabrik|whiskyproducent|destilleriet',
    'coffee-roaster':
      '~kafferosteri|~kafferosteriet|~kafferosterier|~rosteri|~rosteriet|kafferostare|kaffeleverantör|specialkaffe|kaffeproducent',
    delicatessen:
      '~delikatessbutik|~delikatessbutiken|delikatessaffär|ostaffär|~ostbutik|saluhall|matbutik och deli|deli|delikatesser',
    'food-producer':
      'livsmedelsproducent|livsmedelsproducenter|livsmedelsföretag|livsmedelsföretaget|matproducent|matproducenter|~livsmedelstillverkare|livsmedelsindustri|matföretag|biodlare|biodling|honungsproducent|rapsoljeproducent|kvarn|hälsokost producent',
    farm:
      '~bondgård|~bondgården|~bondgårdar|lantgård|lantgården|~lantbruk|~lantbruket|fruktodling|fruktodlingen|~jordbruk|~jordbruket|trädgårdsodling|självplock|andelsjordbruk|grönsaksodling|familjejordbruk|~mjölkgård|alpackagård|fårgård',
    dairy: '~mejeri|~mejeriet|~mejerier|~gårdsmejeri|~gårdsmejeriet|ystare|~ysteri|~ysteriet|osttillverkare|mejerist',
    'beach-club':
      'strandklubb|strandklubben|strandbar|~kallbadhus|~kallbadhuset|havsbad|beach club|beach bar|beachclub',
    'music-venue':
      'konserthuset|konsertlokal|konsertlokalen|musikscen|musikscenen|~konserthus|jazzklubb|jazzklubben|livescen|konsertscen|rockklubb',
    'event-venue':
      '~konferensanläggning|~konferensanläggningen|~konferensanläggningar|~festlokal|~festlokalen|~festlokaler|eventlokal|eventlokaler|~konferenslokal|~konferenslokaler|möteslokaler|kongresscenter|konferenscenter|samlingslokal|samlingslokaler|kursgård|kursgården|festvåning|festvåningen|~bygdegård|mässcenter|eventlocation',
    'wedding-venue': 'bröllopslokaler|bröllop på slott|bröllopsställe|~bröllopslokal|vigselplats',
    theatre:
      '~teater|~teatern|~teatrar|teaterscen|operahus|operahuset|stadsteater|stadsteatern|teatersällskap|teatergrupp|teatergruppen|~dansscen|dockteater|revy|opera',
    cinema: '~biograf|~biografen|~biografer|~biografteater|biobiljetter|filmstudio|drive-in-bio|kvartersbio',
    museum:
      '~museum|~museet|~museer|konsthall|konsthallen|hembygdsgård|hembygdsgården|friluftsmuseum|besökscenter|~naturum|hembygdsmuseum|science center',
    gallery: '~galleri|~galleriet|~gallerier|konstgalleri|~konsthandel|konstutställning',
    zoo: '~djurpark|~djurparken|~djurparker|akvarium|akvariet|tropikhus|~viltpark|safaripark|4h-gård|zoo',
    'theme-park':
      'nöjesparken|nöjesfält|nöjesfältet|temapark|vattenpark|äventyrsbadet|~äventyrsbad|familjepark|~nöjespark|tivoli|tivolit',
    'adventure-park':
      'äventyrspark|äventyrsparken|höghöjdsbana|klätterparken|~klätterpark|~trampolinpark|äventyrsbana|zipline',
    'escape-room': 'escaperum|rymningsrum|flyktrum|escape room|escape rooms|escape game|escaperoom',
    'indoor-playground': '~lekland|~leklandet|inomhuslekplats|lekpark inomhus|lekhall|barnens lekland',
    'bowling-alley':
      '~bowlinghall|~bowlinghallen|bowlingcenter|lasergame|laserhall|aktivitetscenter|aktivitetscenteret|bowling|laser tag|lasertag|laserdome',
    'swimming-pool':
      '~simhall|~simhallen|~simhallar|~badhus|~badhuset|~simstadion|friluftsbad|friluftsbadet|utomhusbad|bassängbad',
    spa:
      'spaanläggning|spahotell|varmbad|spabehandlingar|spaavdelning|badhotell|retreatcenter|~kurort|spa|day spa|wellness|spa retreat|retreat',
    sauna: 'bastu|~bastuflotte|bastuflotten|~bastun|vedeldad bastu|saunagus|bastuuthyrning|sauna|hamam|hammam',
    marina:
      'gästhamnen|~småbåtshamn|~småbåtshamnen|~gästhamn|båthamn|båtvarvet|~båtvarv|båtplats|båtplatser|båtklubb med hamn|vinterförvaring av båtar|marina',
    'boat-rental': 'båtuthyrningen|~båtuthyrning|hyra båt|kajakuthyrning|~kanotuthyrning|båtturer|charterbåt|hyr kajak',
    'bike-rental': 'cykeluthyrningen|~cykeluthyrning|hyra cykel|elcykeluthyrning|hyrcyklar',
    'tour-operator':
      '~researrangör|~researrangören|~researrangörer|äventyrsresor|~gruppresor|äventyrsföretag|~vandringsresor|naturupplevelser|safariresor|temaresor|safari',
    'guided-tours':
      'guidade turer|guidad tur|stadsvandring|~stadsvandringar|guidade vandringar|auktoriserad guide|fjällguide|guidning|guidningar|fågelskådning med guide|hundspannsturer|hundspann|sightseeing|food tour',
    'travel-agency':
      '~resebyrå|~resebyrån|resebyråer|reseföretag|reseföretaget|affärsresor|~skräddarsydda resor|resebolag',
    'travel-guide':
      '~reseguide|~reseguiden|stadsguide|turistguide|upptäck staden|reseguider|resetips|lokalguide|city guide|travel guide',
    'tourist-office':
      '~turistbyrå|~turistbyrån|turistinformationen|turistcenter|~turistinformation|destinationsbolag|destinationsbolaget|destinationsutveckling|besöksnäring|visitor center',
    festival:
      '~festivaler|~festivalerna|musikfestival|filmfestival|~julmarknad|stadsfest|karneval|marknadsdagar|kulturvecka|~festival|~festivalen',
    conference:
      '~konferens|~konferensen|~konferenser|mässan|fackmässa|kongress|kongressen|toppmöte|branschdag|branschträff|nätverksträff|symposiet|hackathon|meetup|summit|symposium|expo|webinar',
    casino:
      'nätcasino|spelbolag|spelbolaget|betting|kasino|onlinecasino|spelsajt|oddsbolag|~casinon|casino|online casino|casinoer|sportsbook',
    'golf-course':
      '~golfbana|~golfbanan|golfklubben|~golfklubb|golfbanor|golfanläggning|golfrestaurang och bana|minigolf|driving range',
    'ski-school': '~skidskola|~skidskolan|snowboardskola|skidlärare|skidskolor|skidlektioner',
    'surf-school': '~surfskola|~surfskolan|surfläger|surfkurs|kitekurs|~kiteskola|surf camp|kitesurf',
    'diving-school':
      '~dykskola|~dykskolan|dykcenter|dykcentrum|dykbutik|dykutbildning|dykkurs|dykkurser|dykklubb|apnékurs',
    'riding-school': '~ridskola|~ridskolan|ridskolor|ridläger|ridlektioner|turridning|ridcenter|islandshästridning',
    'climbing-gym':
      '~klättergym|~klättergymmet|~klätterhall|~klätterhallen|klätterhallar|klätterklubb|klätterklubben|~klättercenter|boulderhall|bouldering|boulder gym',
    gym:
      '~gymmet|styrkegym|boxningsklubben|~boxningsklubb|träningslokal|styrketräningsgym|~gymkedja|gym|crossfit|crossfit gym|crossfit box',
    'fitness-studio':
      '~träningscenter|träningsanläggning|träningsanläggningen|pilatesstudio|pilatesstudion|~träningsstudio|friskvårdscenter|träningskedja|gruppträning|hälsocenter|hälsocenteret|pilates|pilates studio|fitness club|fitness',
    'personal-trainer':
      'personlig tränare|personliga tränare|pt-träning|löpcoach|onlinecoach träning|~träningscoach|personlig träning|personal training|pt',
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
    band:
      '~dansband|bröllopsband|festband|~coverband|popband|trubadur|~spelmanslag|livemusik till fest|rockband|partyband|jazzband|tributeband',
    dj: '~bröllops-dj|diskjockey|boka dj|dj till bröllop|dj|mobildiskotek|discjockey|disc jockey|dj’s|djs',
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
      'barnmorska|~barnmorskemottagning|~barnmorskemottagningen|barnmorskor|mvc|mödravård|gynmottagning|doula|doulaer',
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
      '~katthem|~katthemmet|hundhem|djurskyddet|~hundstall|~hundstallet|~djurhem|~djurhemmet|omplacering av hundar|djurskyddsförening|djurskyddsföreningen|~djurskydd|djurrättsorganisation|kattjour|viltrehabilitering|hundar söker hem',
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
      '~språkskola|~språkskolan|språkkurser|språkutbildning|engelska kurser|sfi|~språkkurs|språkskolor|~språkresor|språklektioner|språkundervisning',
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
      'elektrikern|elfirma|elfirman|~elektriker|elinstallatör|elinstallatörer|elinstallationer|elföretag|~elinstallation|~elservice|eljour|elinstallationsföretag|laddbox installation|elteknik',
    plumber:
      'rörmokaren|~rörmokare|vvs-företag|rörfirman|vvs-firma|rörläggare|stamspolning|avloppsspolning|~rörfirma|rörjour|vvs-installatör|vvs-montör|relining|stambyte|vvs',
    'heating-engineer':
      'värmepump|värmepumpsinstallatör|bergvärme|~värmepumpar|värmeinstallatör|värmeservice|pelletspannor|luftvärmepump|luftvärmepumpar|pannservice|kaminer|kakelugnar|kakelugnsmakare',
    hvac:
      'luftkonditionering|ventilationsföretag|ventilationsföretaget|~ventilation|kylföretag|ventilationsteknik|~kylteknik|ovk|kylservice|klimatanläggning|kyla och värme|sotning och ventilation|hvac',
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
      'byggställning|ställningsmontage|~ställningar|ställningsbyggare|byggnadsställning|byggnadsställningar|ställningsuthyrning|~byggställningar|ställningsföretag|fallskydd',
    'solar-installer':
      '~solceller|solpaneler|solcellsinstallatör|solcellsföretag|solcellsinstallation|solcellsanläggning|solcellsanläggningar|~solenergi|solcellspaneler',
    'demolition-company':
      'asbestsanering|~rivning|rivningsfirma|~rivningsföretag|håltagning|sanering|betonghåltagning|saneringsföretag',
    excavation:
      'markentreprenör|markentreprenörer|schaktning|markarbeten|grävfirma|~brunnsborrning|entreprenadmaskiner|anläggningsföretag|~markentreprenad|asfaltering|grävmaskinist|schaktföretag|mark och anläggning|bergborrning|dränering|grävning|grävare|energiborrning|enskilt avlopp',
    landscaper:
      'trädgårdsmästare|trädgårdsanläggningar|~trädgårdsservice|landskapsarkitekt|landskapsarkitekter|trädgårdstjänster|~trädgårdsskötsel|~snöröjning|stensättning|~trädgårdsdesign|trädgårdsarkitekt|stenläggning|plattläggning|~trädgårdsanläggning|trädgårdsföretag|trädgårdshjälp|utemiljö',
    'tree-surgeon':
      'arborist|arborister|arboristen|~trädfällning|~trädvård|stubbfräsning|beskärning|trädfällare|trädbeskärning',
    'pool-builder':
      'poolbyggare|poolföretag|~poolbutik|swimmingpool|swimmingpooler|poolinstallation|~pooler|utespa och pool|poolservice|pooltillbehör|spabad och pool',
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
      'hyra förråd|~förråd|förrådsuthyrning|möbelmagasinering|~magasinering|hyr förråd|lagerhotell|self storage|selfstorage|minilager',
    handyman:
      'hantverkstjänster|fixartjänst|~hantverkare|vaktmästeri|~fastighetsskötsel|hantverkshjälp|händig man|möbelmontering|handyman',
    'appliance-repair':
      'vitvarureparation|~vitvaruservice|reparation av vitvaror|tvättmaskinsreparation|reservdelar vitvaror|vitvarureparatör',
    'phone-repair':
      'mobilreparationer|~mobilreparation|laga mobil|skärmbyte|telefonreparation|mobilverkstad|laga iphone|iphone-reparation|mobilservice',
    'computer-repair':
      'datorreparation|datorreparationer|~datorservice|datorverkstad|~datorhjälp|laga dator|datasupport|datareparation|pc service',
    'data-recovery':
      '~dataräddning|dataåterställning|filräddning|hårddiskräddning|återskapa data|återställning av data',
    upholsterer:
      'tapetseraren|~tapetserare|~tapetserarverkstad|tapetserarverkstaden|omklädning av möbler|möbelstoppning|~möbeltapetserare|bilklädsel|sadelmakare',
    tailor:
      '~skrädderi|~skrädderiet|~skrädderier|skräddare|skräddaren|sömmerska|klädändringar|~sömnadsateljé|syateljén|~syateljé|ateljé för sömnad|skräddarsydda kostymer|ändringssömnad|sömnadstjänst',
    shoemaker: 'skomakaren|~skomakeri|~skomakeriet|skoreparation|~skomakare|skolagning|nyckel och sko',
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
      '~bilhandlare|~bilhandlaren|bilfirman|begagnade bilar|~bilfirma|bilförsäljning|lastbilar|husbilar och husvagnar|~bilhandel|bilhall|bilhallen|husvagnar|bilhandlar|husbilar|köpa bil|transportbilar|bilåterförsäljare|bilcenter|bilimport|sälja bil',
    'car-rental':
      '~biluthyrning|~biluthyrningen|hyrbil|hyrbilar|hyra bil|~husbilsuthyrning|bilpoolen|~bilpool|minibuss hyra|lastbilsuthyrning|hyra husbil|transportbil hyra|släputhyrning|hyra släp|hyra skåpbil',
    'tyre-dealer':
      'däck|däckverkstaden|~däckverkstad|däckfirma|däck och fälg|~däckservice|däckbyte|vinterdäck|däckcenter|fälgar|~däckhotell|däckskifte',
    'motorcycle-dealer':
      'motorcyklar|~mc-handlare|motorcykelåterförsäljare|mc-butik|mc-tillbehör|mopeder|motorcykelbutik',
    'bike-shop':
      'cykelbutiken|cykelbutiker|~cykelbutik|cykelaffär|cykelaffären|cykelhandlare|elcyklar|~cykelverkstad|~cyklar|lastcyklar|cykelservice|cykelreparation|cykeltillbehör',
    'towing-service':
      'bärgningsbil|~bilbärgning|vägassistans|bärgningsföretag|~bärgning|bärgare|bärgningstjänst|starthjälp',
    taxi: '~taxibolag|taxiföretag|taxiföretaget|~taxi|taxibil|taxibilar|taxibolaget|färdtjänst|taxa|flextrafik',
    chauffeur:
      'chaufförstjänst|chaufförstjänster|limousineservice|~limousine|privatchaufför|limousin|privatchaufförer|hyra limousine|limousine service|chauffeur service',
    'airport-transfer':
      'flygtransfer|flygplatstransfer|~flygtaxi|flygbuss|flygbussarna|flygplatstaxi|transfer till flygplats|flygplatsparkering|airport transfer',
    'bus-company':
      'bussbolaget|busstrafik|~bussresor|beställningstrafik|bussuthyrning|~bussbolag|hyra buss|bussföretag|abonnerad buss|partybuss|bussresebolag',
    'bus-service':
      'kollektivtrafik|kollektivtrafiken|färja|färjetrafik|museijärnväg|museijärnvägen|~järnväg|~färjelinje|färjelinjen|veteranjärnväg|~lokaltrafik|skolskjuts|båttrafik|skärgårdstrafik|spårvagn',
    'patient-transport': 'sjuktransporter|ambulans|sjukresor|ambulanssjukvård|~sjuktransport|patienttransport',
    courier:
      '~budbil|~budbilen|~budfirma|budfirman|kurirtjänst|kurirfirma|expressbud|cykelbud|~kurir|bud och transport|budtjänst|paketleverans|paketleveranser|budservice|hemleverans av paket|pakettjänst',
    haulier:
      'åkerier|~åkeri|transportföretag|transportföretaget|transportfirma|lastbilscentral|lastbilscentralen|~transport|transportbolag|godstransport|godstransporter|~åkeriet|kranbilar|maskintransport|lastbilsåkeri|tungtransport|kranbil|styckegods',
    'logistics-company':
      'logistikföretag|logistikföretaget|speditör|speditörer|tredjepartslogistik|~logistik|fulfilment|~spedition|lagerhållning|rederiet|logistikpartner|tullombud|lagerhotell för e-handel|~rederi|frakttjänst|flygfrakt|sjöfrakt|fraktbolag|e-handelslager|logistics|3pl|shipping',
    'funeral-director':
      '~begravningsbyrå|~begravningsbyrån|~begravningsbyråer|begravningar|~begravning|djurkrematorium|begravningsentreprenör|gravstenar|~krematorium|gravsten',
    'security-company':
      'säkerhetsföretag|säkerhetsföretaget|bevakningsföretag|bevakningsföretaget|bevakningsbolag|bevakningsbolaget|larmföretag|väktare|ordningsvakter|säkerhetsbolag|~bevakning|kameraövervakning|passersystem|brandskydd|larmsystem|hemlarm|brandlarm|säkerhetstjänster|larminstallation|personskydd',
    'rental-service':
      '~uthyrning|~uthyrningen|uthyrningsföretag|~maskinuthyrning|hyrmaskiner|verktygsuthyrning|hyra maskiner|~liftuthyrning|uthyrningsfirma|maskinuthyrare|byggmaskiner att hyra',
    'law-firm':
      '~advokatbyrå|~advokatbyrån|~advokatbyråer|advokaten|~advokatfirma|~advokatfirman|juristbyrån|jurist|jurister|~juristbyrå|affärsjurist|affärsjurister|familjerätt|~advokat|~advokater|patentbyrån|~patentbyrå|juridisk byrå|medling|juridisk rådgivning|advokatkontor|familjejurist|familjejurister|affärsjuridik|brottmålsadvokat|försvarsadvokat|migrationsrätt|skiljeförfarande|juridiska tjänster|juridisk hjälp|patentombud',
    notary: '~notarie|notarius publicus',
    'tax-adviser':
      'skatterådgivare|skattekonsult|skattekonsulter|~skatterådgivning|skattejurist|skattejurister|skattebyrå|deklarationshjälp|momsrådgivning|skattehjälp',
    accountant:
      '~redovisningsbyrå|~redovisningsbyrån|~redovisningsbyråer|redovisningskonsult|redovisningskonsulter|bokföring|ekonomibyrån|~ekonomibyrå|~redovisning|löneservice|löneadministration|redovisningstjänster|auktoriserad redovisningskonsult|lönekonsult|ekonomitjänster|löpande bokföring|bokslut|ekonomikonsult|ekonomikonsulter|~bokföringsbyrå|bokföringstjänst|lönetjänster|redovisningsföretag|ekonomisk rådgivning',
    auditor:
      'revisor|revisorer|revisorn|~revisionsbyrå|~revisionsbyrån|~revisionsbyråer|revisionsföretag|auktoriserad revisor|auktoriserade revisorer|~revision|redovisning och revision|revisionsbolag',
    'insurance-broker': 'försäkringsförmedlare|~försäkringsmäklare|~försäkringsförmedling',
    insurer:
      'försäkringsbolaget|~försäkring|~försäkringar|~försäkringsbolag|pensionsbolag|pensionsbolaget|sjukförsäkring|tjänstepension|pensionsstiftelse|inkomstförsäkring',
    bank:
      'bank|banker|~sparbank|~sparbanken|nätbank|affärsbank|~banken|sparbanker|nischbank|kreditinstitut|digital bank',
    'financial-adviser':
      'ekonomisk rådgivare|finansiell rådgivare|finansiell rådgivning|ekonomirådgivning|pensionsrådgivning|privatekonomi|pensionsrådgivare|finansiella rådgivare|placeringsrådgivning|wealth management|~finansplanering',
    'mortgage-broker':
      'låneförmedlare|bolån|lånejämförelse|privatlån|bolånebolag|låneförmedling|jämföra lån|samla lån|företagslån|bolåneförmedlare|bostadslån|bolåneinstitut',
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
      'arkitekten|~arkitektkontor|~arkitektkontoret|arkitektbyrån|~arkitekter|arkitektfirma|~arkitektbyrå|~arkitektur|byggnadsvårdsarkitekt|~arkitekt|arkitektstudio|bygglovsritningar|husritningar',
    'interior-designer':
      'inredningsarkitekt|inredningsarkitekter|heminredare|inredningsdesign|~inredning|~inredare|inredningskonsult|homestyling|heminredning|inredningsdesigner|inredningsstudio|inredningsarkitektur|inredningshjälp|homestylist|homestaging|home staging|interior design',
    surveyor:
      'besiktningsman|lantmätare|energideklaration|husbesiktning|överlåtelsebesiktning|~lantmäteri|mätkonsult|fastighetsvärdering|värderingsman|besiktning av hus|~besiktning|energideklarationer|mätningsteknik|bostadsbesiktning|fuktbesiktning|byggnadsbesiktning|kontrollansvarig',
    'engineering-firm':
      'ingenjörsfirma|teknikkonsult|teknikkonsulter|konstruktör|ingenjörer|~byggkonsult|~byggkonsulter|automationsföretag|industriautomation|elkonstruktion|konstruktionsbyrå|konstruktionsbyrån|teknikkonsultföretag|ingenjörsföretag|ingenjörsföretaget|ingenjörsbyrån|~ingenjörsbyrå|~automation|konstruktionsfirma|byggkonstruktör|byggkonstruktörer|energikonsult|energikonsulter|geoteknik|vvs-konsult|elkonsult|akustikkonsult|akustikkonsulter|konstruktionsritningar|~konstruktörer|miljökonsult|miljökonsulter|engineering',
    consultancy:
      'konsultbolag|konsultbolaget|konsultföretag|konsultföretaget|managementkonsult|managementkonsulter|organisationskonsult|organisationskonsulter|~konsult|~konsulter|affärsutveckling|ledarskapsutveckling|hr-konsult|hr-konsulter|konsultfirma|rådgivningsföretag|verksamhetsutveckling|~konsulterna|konsultbyrå|konsultbyrån|hållbarhetskonsult|hållbarhetskonsulter|företagsrådgivning|konsulttjänster|organisationsutveckling|management consulting|business consulting|consulting',
    'it-consultancy':
      'it-konsult|it-konsulter|it-konsultbolag|it-konsultbolaget|it-konsultföretag|cybersäkerhetskonsult|molnkonsult|digitaliseringskonsult|ai-konsult|ai-konsulter|it-konsultbyrå|konsultbolag inom it|informationssäkerhetskonsult|sap-konsult|sap-konsulter|cybersäkerhetsföretag|it consulting|cloud consulting',
    'it-services':
      'it-tjänster|it-företag|it-företaget|it-support|it-drift|it-partner|it-partnern|it-leverantör|driftpartner|it-bolag|it-bolaget|it-service|it-avdelning som tjänst|~datateknik|it-lösningar|it-säkerhet|it-infrastruktur|supporttjänster|managed services|msp',
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
      'kundtjänst som tjänst|telefonist|mötesbokning|~telefonpassning|telemarketing|kontaktcenter|kundservicecenter|svarsservice|outsourcad kundtjänst|telefonpassningstjänst|call center|contact center|callcenter',
    'virtual-assistant':
      'virtuell assistent|virtuella assistenter|virtuell assistans|va-tjänster|virtual assistant|virtual assistants',
    outsourcing: 'outsourcingföretag|outsourcingpartner|~outsourcing|outsourcingbolag|bpo|nearshoring|offshoring',
    'coworking-space':
      '~kontorshotell|~kontorshotellet|kontorshubb|~coworking|delat kontor|kontorsplats|kontorsplatser|kontorslokaler|co-working|kontor att hyra|virtuellt kontor|företagscenter|~företagshotell|kontorsgemenskap|coworking space|makerspace|fablab|coworking spaces',
    'research-institute':
      'forskningsinstitutet|tankesmedjan|forskningscenter|forskningsgrupp|forskningsgruppen|~forskningsinstitut|bioteknikföretag|läkemedelsbolag|läkemedelsbolaget|läkemedelsföretag|läkemedelsföretaget|~tankesmedja|biotech|undersökningsföretag|~forskningscentrum|marknadsundersökningar|bioteknik|biotechbolag|undersökningsinstitut|opinionsinstitut|forskningsbolag|think tank',
    'private-investigator':
      'privatdetektiver|detektivbyrån|~privatdetektiv|utredningsföretag|privatspanare|~detektivbyrå|utredare',
    'certification-body':
      'certifieringsorgan|certifieringsorganet|ackrediterat kontrollorgan|besiktningsföretag|bilprovning|bilprovningen|certifieringsbolag|~bilbesiktning|kontrollorgan|ackreditering|iso-certifiering|certifiering av ledningssystem',
    'speaker-trainer':
      'moderator|talare|konferencier|föreläsning|föreläsningar|~föreläsare|inspirationsföreläsare|inspirationstalare|talarförmedling|föreläsarförmedling|retorikkurs|keynote speaker',
    freelancer:
      'frilansare|frilans|egenföretagare|egen företagare|frilansande|frilanskonsult|frilanskonsulter|freelancer|freelance|freelancers',
    writer:
      'författaren|poet|journalist|journalister|skribent|skribenter|manusförfattare|barnboksförfattare|korrekturläsning|~författare|språkgranskning|språkkonsult|språkkonsulter|spökskrivare|lektör|lektörer|korrekturläsare|deckarförfattare|redaktör|redaktörer|frilansjournalist|frilansjournalister|romanförfattare',
    artist:
      'konstnären|bildkonstnär|skulptör|~konstnär|konstnärinna|akvarellmålare|textilkonstnär|skulptris|konst|målningar|tavlor|oljemålningar|~konstnärer|keramisk konstnär|bildkonst|originalkonst',
    illustrator:
      'illustratörer|illustratören|serietecknare|tecknare|animatör|animatörer|illustrationer|~illustratör|karikatyrtecknare|3d-grafiker|serieskapare|illustration|karikatyrer',
    musician:
      'musikern|sångare|sångerskan|artist|artister|kompositör|kompositörer|låtskrivare|pianister|violinist|musikproducent|~musiker|tonsättare|gitarrist|dirigent|~sångerska|saxofonist|operasångerska|visartist|~pianist|trumslagare|rapper|singer-songwriter|cellist|organist|singer/songwriter',
  },
}
