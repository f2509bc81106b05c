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
      'cateringföretag|cateringföretaget|cateringtjänst|festvåning|~cateringfirma|smörgåstårtor|privatkock|hyr en kock|~catering|cateringen',
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
      '~konferensanläggning|~konferensanläggningen|~konferensanläggningar|~festlokal|~festlokalen|~festlokaler|eventlokal|eventlokaler|~konferenslokal|~konferenslokaler|möteslokaler|kongresscenter|konferenscenter|samlingslokal|samlingslokaler|kursgård|kursgården|festvåningen|~bygdegård|mässcenter|eventlocation',
    'wedding-venue': 'bröllopslokaler|bröllop på slott|bröllopsställe|~bröllopslokal|vigselplats',
    theatre:
      '~teater|~teatern|~teatrar|teaterscen|operahus|operahuset|stadsteater|stadsteatern|teatersällskap|teatergrupp|teatergruppen|~dansscen|dockteater|revy|opera',
    cinema: '~biograf|~biografen|~biografer|~biografteater|bio|filmstudio|drive-in-bio|kvartersbio',
    museum:
      '~museum|~museet|~museer|konsthall|konsthallen|hembygdsgård|hembygdsgården|friluftsmuseum|slottet|besökscenter|~naturum|hembygdsmuseum|science center',
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
      'guidade turer|guidad tur|stadsvandring|~stadsvandringar|guidade vandringar|guide|auktoriserad guide|fjällguide|guidning|guidningar|fågelskådning med guide|hundspannsturer|hundspann|sightseeing|food tour',
    'travel-agency':
      '~resebyrå|~resebyrån|resebyråer|reseföretag|reseföretaget|affärsresor|~skräddarsydda resor|resebolag',
    'travel-guide':
      '~reseguide|~reseguiden|stadsguide|turistguide|upptäck staden|reseguider|resetips|lokalguide|city guide|travel guide',
    'tourist-office':
      '~turistbyrå|~turistbyrån|turistinformationen|turistcenter|~turistinformation|destinationsbolag|destinationsbolaget|destinationsutveckling|besöksnäring|visitor center',
    festival:
      '~festivaler|~festivalerna|musikfestival|filmfestival|~julmarknad|stadsfest|karneval|marknadsdagar|kulturvecka|~festival|~festivalen',
    conference:
      '~konferens|~konferensen|~konferenser|~mässa|~mässan|fackmässa|kongress|kongressen|toppmöte|branschdag|branschträff|nätverksträff|symposiet|hackathon|meetup|summit|symposium|expo|webinar',
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
      '~idrottsförening|~idrottsföreningen|fotbollsklubben|~fotbollsklubb|~idrottsklubb|~idrottsklubben|innebandyklubb|~ridklubb|~ridklubben|~segelsällskap|~segelsällskapet|~simsällskap|gymnastikförening|friidrottsklubb|~ishockeyklubb|handbollsklubb|~bollklubb|~cykelklubb|~skidklubb|orienteringsklubb|sportklubb|bågskytteklubb|~skytteförening|~båtklubb|roddklubb|bordtennisklubb|padelklubb|~simklubb|schackklubb|sportdykarklubb|basketklubb|volleybollklubb|idrottsförbund lokalt',
    'sports-team': 'fotbollslaget|hockeylag|hockeylaget|~ishockeylag|damlag|elitlag|racingteam|e-sportlag|~fotbollslag',
    'sports-federation':
      '~fotbollförbund|~fotbollförbundet|~idrottsförbund|~idrottsförbundet|~ridsportförbundet|~ishockeyförbundet|specialidrottsförbund|distriktsförbund|distriktsförbundet|~gymnastikförbundet|~skidförbundet',
    'tennis-club':
      'tennisklubben|~tennisklubb|tennishall|tennishallen|padelhallen|~padelhall|padelcenter|tennisskola|tenniscenter|padel',
    choir:
      '~körsång|kören|kör|~kyrkokör|~manskör|~damkör|kammarkören|~kammarkör|~gospelkör|~ungdomskör|vokalensemble|gospel',
    orchestra:
      '~orkester|~orkestern|~symfoniorkester|blåsorkester|kammarorkester|stråkkvartett|brassband|~musikkår|~musikkåren|storband|orkestrar|~ensemble',
    band:
      '~dansband|bröllopsband|festband|~coverband|popband|trubadur|~spelmanslag|livemusik till fest|rockband|partyband|jazzband|tributeband|band',
    dj: '~bröllops-dj|diskjockey|boka dj|dj till bröllop|dj|mobildiskotek|discjockey|disc jockey|dj’s|djs',
    'event-agency':
      '~eventbyrå|~eventbyrån|eventföretag|eventföretaget|~eventbolag|eventarrangör|kongressbyrå|konferensbokning|teambuilding|~evenemangsbyrå|event agency|eventmanagement|event management',
    'wedding-planner':
      'bröllopskoordinator|bröllopskoordinatorer|bröllopsplanerare|bröllopsplanering|~bröllopsfixare|bröllopsbyrå|wedding planner',
    'event-service':
      '~festuthyrning|~tältuthyrning|hoppborg|hoppborgar|ljud och ljus|~eventteknik|partyuthyrning|ceremoniledare|hyra av festtält|~trollkarl|barnunderhållning|uthyrning av hoppborgar|fotobås|photobooth|photo booth',
  },
}
