import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: 'hotel|hotelul|hoteluri|hotel boutique|motel|hotel restaurant|aparthotel',
    'guest-house':
      'pensiune|pensiunea|pensiuni|pensiune agroturistică|casă de oaspeți|case de oaspeți|bed and breakfast|b&b|guest house|camere de închiriat',
    hostel: 'hostel|hostelul|hosteluri|cămin de tineret',
    inn: 'hanul|hanuri|han tradițional|han turistic',
    'holiday-home':
      'casă de vacanță|case de vacanță|cabană|cabane|vilă de închiriat|vile de închiriat|apartamente în regim hotelier|apartament în regim hotelier|cazare în regim hotelier|chalet|tiny house|cabane de închiriat|vila|complex de cabane',
    'mountain-hut': 'cabană montană|cabane montane|refugiu montan|refugii montane',
    campsite: 'camping|campinguri|campingul|glamping|loc de campare|popas turistic|rulote și corturi',
    resort:
      'resort|complex turistic|complex hotelier|stațiune balneară|stațiune de schi|sat de vacanță|complexul turistic|stațiune turistică',
    'farm-stay': 'agroturism|vacanță la fermă|fermă agroturistică|gospodărie agroturistică|turism rural',
    accommodation: 'cazare|unitate de cazare|unități de cazare|locuri de cazare',
    'student-residence': 'cămin studențesc|cămine studențești|cazare studenți|cămin pentru studenți|cămine de studenți',
    restaurant:
      'restaurant|restaurantul|restaurante|bistro|bistrou|trattoria|steakhouse|burgerie|cârciumă|restaurant cu specific românesc|restaurant tradițional|fast food|shaormerie|șaormerie|livrare mâncare|mâncare la domiciliu|restaurant italian|meniul zilei|sushi|împinge tava',
    pizzeria: 'pizzerie|pizzeria|pizzerii|pizza la domiciliu|livrare pizza',
    cafe: 'cafenea|cafeneaua|cafenele|ceainărie|ceainării|coffee shop|cofetărie cafenea',
    bar: 'bar|baruri|cocktail bar|wine bar|bar de zi|lounge bar',
    pub: 'pub|pubul|berărie|berăria|berării|irish pub',
    nightclub: 'club de noapte|cluburi de noapte|discotecă|night club',
    bakery:
      'brutărie|brutăria|brutării|brutărie artizanală|panificație|patiserie brutărie|brutar|simigerie|covrigărie|pâine cu maia|fabrică de pâine',
    butcher: 'măcelărie|măcelăria|măcelării|carmangerie|carmangeria|măcelar|mezeluri artizanale|preparate din carne',
    'pastry-shop':
      'cofetărie|cofetăria|cofetării|patiserie|patiserii|cofetărie patiserie|laborator de cofetărie|torturi la comandă|torturi personalizate|ciocolaterie|prăjituri de casă|candy bar|torturi|cofetar|gogoșerie',
    'ice-cream-parlour': 'gelaterie|gelateria|înghețată artizanală|gelato artizanal|înghețată',
    catering:
      'catering|firmă de catering|servicii de catering|catering evenimente|catering pentru evenimente|bucătar la domiciliu|catering corporate|mese festive',
    'food-truck': 'food truck|food truckuri|rulotă fast food|street food',
    brewery:
      'fabrică de bere|microberărie|berărie artizanală|bere artizanală|bere craft|producător de bere|beri artizanale',
    winery:
      'cramă|crame|domeniu viticol|podgorie|podgorii|producător de vinuri|producător de vin|vinărie|vinăria|domeniile viticole|domeniu vinicol|viticultor',
    distillery: 'distilerie|distileria|distilerii|palincă|țuică|producător de palincă|cazan de țuică',
    'coffee-roaster':
      'prăjitorie de cafea|prăjitorie|cafea de specialitate|prăjitor de cafea|cafea proaspăt prăjită|prăjitoria de cafea',
    delicatessen:
      'delicatese|băcănie|băcănia|băcănii|produse gourmet|magazin delicatese|produse tradiționale românești|produse tradiționale',
    'food-producer':
      'producător de alimente|industrie alimentară|industria alimentară|producător alimentar|apicultor|miere de albine|apicultură|conserve tradiționale|ulei presat la rece|procesator de carne|produse alimentare|miere naturală|dulceață și zacuscă',
    farm: 'fermă|fermă ecologică|ferme|fermă de familie|fermier|fermieri|legume bio|fermă agricolă|fermă vegetală|fermă zootehnică|livadă|producător agricol|societate agricolă|exploatație agricolă|legumicultură|fermă bio',
    dairy:
      'lactate|fabrică de lactate|făbricuță de brânză|lăptărie|brânzeturi artizanale|produse lactate|brânzeturi|brânzărie',
    'beach-club': 'beach club|club de plajă|beach bar|plajă privată',
    'music-venue': 'sală de concerte|club de jazz|club live|săli de concerte|muzică live',
    'event-venue':
      'sală de evenimente|săli de evenimente|salon de evenimente|centru de evenimente|centru de conferințe|sală de conferințe|locație evenimente|complex de evenimente|locație pentru evenimente|spațiu de evenimente|ballroom|restaurant evenimente|sală de petreceri|centru expozițional|saloane de evenimente|închiriere săli',
    'wedding-venue':
      'locație nuntă|sală de nunți|locație de nuntă|salon de nunți|restaurant nunți|locații nunți|locație pentru nuntă|sală nuntă|săli de nunți|nunți și botezuri',
    theatre:
      'teatru|teatrul|teatre|teatru de păpuși|opera națională|companie de teatru|trupă de teatru|circ|operă|companie de dans',
    cinema: 'cinema|cinematograf|cinematograful|cinematografe|multiplex',
    museum: 'muzeu|muzeul|muzee|casă memorială|ecomuzeu|muzeul satului|muzeu de artă|muzeu județean',
    gallery: 'galerie de artă|galeria de artă|galerii de artă|galerie|spațiu expozițional|galerie de artă contemporană',
    zoo: 'grădină zoologică|parc zoologic|acvariu|zoo|minizoo|mini zoo',
    'theme-park':
      'parc de distracții|parc tematic|parc acvatic|aquapark|aqua park|parcuri de distracții|complex de agrement',
    'adventure-park':
      'parc de aventură|parc de aventuri|parc aventura|tiroliană|parc de trambuline|via ferrata|paintball|karting|atv|rafting|parc de escaladă',
    'escape-room': 'escape room|cameră de evadare|escape rooms|escape game|camere de evadare',
    'indoor-playground':
      'loc de joacă|loc de joacă interior|loc de joacă pentru copii|locuri de joacă|spațiu de joacă|locul de joacă|petreceri copii',
    'bowling-alley': 'bowling|popicărie|laser tag|sală de biliard|sală de jocuri|biliard',
    'swimming-pool':
      'bazin de înot|ștrand|ștrandul|complex acvatic|piscină acoperită|bazinul de înot|bazin olimpic|ștrand termal',
    spa: 'spa|centru spa|centru de wellness|băi termale|ape termale|salon spa|centru balnear|wellness|tratament balnear|bază de tratament|spa & wellness|stațiune termală',
    sauna: 'saună|saune|hammam|baie turcească|salină',
    marina: 'port turistic|șantier naval|închiriere iahturi|port de agrement|yacht charter',
    'boat-rental':
      'închirieri bărci|închiriere bărci|plimbări cu barca|închiriere caiace|plimbări cu vaporul|excursii cu barca|plimbări cu barca în deltă|închirieri caiace',
    'bike-rental':
      'închirieri biciclete|închiriere biciclete|închirieri trotinete|bike sharing|închiriere biciclete electrice',
    'tour-operator': 'turoperator|tur operator|touroperator|turoperatori|safari|tour operator|agenție turoperatoare',
    'guided-tours':
      'tururi ghidate|tur ghidat|ghid turistic|ghizi turistici|ghid montan|ghizi montani|ture ghidate|drumeții|ghid de turism|excursii ghidate|drumeții montane|free walking tour|ture montane',
    'travel-agency':
      'agenție de turism|agenția de turism|agenții de turism|agenție de voiaj|agent de turism|vacanțe personalizate|oferte vacanță|agenție de călătorii|sejururi|circuite turistice|agenția de voiaj|pachete turistice',
    'travel-guide':
      'ghid de călătorie|ghiduri de călătorie|ghidul orașului|ghid turistic online|atracții turistice|ghid local|ghid de oraș',
    'tourist-office':
      'centru de informare turistică|informare turistică|birou de turism|centrul național de informare și promovare turistică|promovare turistică|organizație de management al destinației|asociație de promovare a turismului',
    festival:
      'festival|festivalul|festivaluri|festival de muzică|festival de film|carnaval|festival internațional|festival de teatru|bienală',
    conference:
      'conferință|conferințe|congres|târg|simpozion|hackathon|congresul|târg internațional|summit|conferință internațională|gală|congresul național|expoziție internațională',
    casino:
      'cazino|casino|cazinou|pariuri sportive|cazinouri|cazino online|casino online|sală de jocuri de noroc|casă de pariuri|păcănele|jocuri de noroc|agenție de pariuri|cazinouri online',
    'golf-course': 'teren de golf|club de golf|golf|terenuri de golf|academie de golf',
    'ski-school':
      'școală de schi|lecții de schi|monitor schi|instructor de schi|instructori de schi|cursuri de schi|școală de snowboard',
    'surf-school':
      'școală de surf|școală de kitesurf|kitesurfing|lecții de surf|școală de windsurf|cursuri de kitesurf',
    'diving-school':
      'școală de scufundări|centru de scufundări|scufundări|cursuri de scufundări|club de scufundări|scuba diving',
    'riding-school':
      'școală de echitație|centru de echitație|lecții de echitație|club de echitație|echitație|centru ecvestru|club hipic|plimbări cu caii|cursuri de echitație|bază hipică',
    'climbing-gym': 'sală de escaladă|panou de escaladă|escaladă|perete de escaladă|sală de bouldering|bouldering',
    gym: 'sală de forță|sală de box|sală de crossfit|club de box|sală de sport|săli de sport|gym|sală de culturism|crossfit|sală de antrenament',
    'fitness-studio':
      'sală de fitness|săli de fitness|centru de fitness|studio de pilates|club de fitness|studio pilates|pilates|fitness club|studio de fitness|clase de aerobic|aerobic',
    'personal-trainer':
      'antrenor personal|personal trainer|antrenor fitness|antrenamente personalizate|instructor fitness|antrenor de fitness|antrenori personali|antrenor online|preparator fizic',
    'yoga-studio':
      'studio de yoga|centru de yoga|cursuri de yoga|școală de yoga|clase de yoga|instructor yoga|profesor de yoga|studio yoga|yoga',
    'dance-school':
      'școală de dans|academie de dans|cursuri de dans|studio de dans|balet|școli de dans|lecții de dans|club de dans|cursuri de balet|dans sportiv',
    'martial-arts-school':
      'arte marțiale|școală de arte marțiale|club de karate|club de judo|karate|dojo|krav maga|taekwondo|brazilian jiu jitsu|autoapărare|jiu jitsu|aikido|kung fu|club de arte marțiale|judo',
    'sports-club':
      'club sportiv|clubul sportiv|cluburi sportive|asociație sportivă|club de fotbal|club de înot|club de handbal|club de baschet|club de atletism|academie de fotbal|club de ciclism|club de șah|club de rugby|club de gimnastică|școală de fotbal|club sportiv municipal|club sportiv școlar|asociație club sportiv|club de volei|club de alergare|club alpin|clubul sportiv municipal|club de tir|club de alpinism',
    'sports-team':
      'echipă de fotbal|echipă de baschet|echipă de handbal|echipă de raliuri|echipă de esports|echipă de ciclism',
    'sports-federation':
      'federație sportivă|federația română de|asociație județeană de fotbal|ligă de fotbal|federația română|comitetul olimpic|federație națională|liga profesionistă',
    'tennis-club':
      'club de tenis|școală de tenis|academie de tenis|terenuri de tenis|padel|teren de tenis|club de padel|lecții de tenis|terenuri de padel',
    choir: 'cor|corul|coruri|cor de cameră|cor bărbătesc|ansamblu coral|grup vocal|cor de copii',
    orchestra:
      'orchestră|filarmonica|fanfară|cvartet de coarde|orchestră simfonică|orchestra de cameră|ansamblu folcloric',
    band: 'trupă nuntă|trupă rock|trupă de muzică|formație nuntă|formație de muzică|trupă cover|cover band|trupe de nuntă|formații nunți|formație muzicală|muzică live nunți|trupă evenimente|trupă de nuntă',
    dj: 'dj|dj nuntă|dj evenimente|dj botez|disc jockey|dj nunti si botezuri',
    'event-agency':
      'agenție de evenimente|organizare evenimente|organizator de evenimente|organizare de evenimente|firmă de evenimente|agenții de evenimente|evenimente corporate|team building|organizator evenimente|organizatori de evenimente|teambuilding|companie de evenimente|event planner|organizare conferințe',
    'wedding-planner':
      'wedding planner|organizare nunți|organizator de nunți|organizare nuntă|planificare nunți|organizatori nunți|organizare nunți și botezuri|maestru de ceremonii|organizatoare de nunți',
    'event-service':
      'închiriere corturi|cabină foto|sonorizare|sonorizare evenimente|animatori petreceri|animatori copii|gonflabile|decor evenimente|magician|închirieri corturi|lumini și sunet|închiriere echipamente evenimente|candy bar evenimente|aranjamente evenimente|decorațiuni evenimente|închirieri mobilier evenimente|foto cabină|baloane cu heliu|artificii|animatori petreceri copii|decorațiuni nunți|prezentator evenimente|lumini arhitecturale|photo booth|închirieri gonflabile|focuri de artificii|sculpturi în baloane',
    'medical-practice':
      'cabinet medical|cabinete medicale|centru medical|policlinică|medicină de familie|cabinet medical individual|centre medicale|cabinet medicină de familie',
    doctor:
      'medic|medici|doctor|medic de familie|dermatolog|medic pediatru|chirurg|chirurg estetician|medic specialist|cardiolog|ginecolog|oftalmolog|psihiatru|ortoped|pediatru|medic primar|chirurgie estetică|chirurgie plastică|dermatologie|medicină estetică|chirurgie plastică și estetică|endocrinolog|ginecologie|medic ginecolog|urolog|cabinet oftalmologic|neurolog|cabinet ginecologie|dermato-estetică',
    dentist:
      'dentist|stomatolog|stomatologi|stomatologie|cabinet stomatologic|cabinete stomatologice|clinică stomatologică|medic stomatolog|medic dentist|clinică dentară|implant dentar|clinici stomatologice|implanturi dentare|cabinet dentar|implantologie|medici stomatologi|medicină dentară|centru stomatologic|centru de implantologie',
    orthodontist:
      'ortodont|ortodonție|medic ortodont|cabinet de ortodonție|aparat dentar|clinică de ortodonție|ortodonți',
    clinic:
      'clinică|clinici|clinică privată|clinică de fertilizare|clinică estetică|clinică de oftalmologie|clinică medicală|fertilizare in vitro|clinică de dermatologie|centru de imagistică|imagistică medicală|clinică de chirurgie plastică|clinică de estetică|clinică dermatologică|clinici medicale|radiologie și imagistică',
    hospital:
      'spital|spitalul|spitale|spital județean|spital privat|maternitate|spital municipal|spital de urgență|spital clinic|spital orășenesc|îngrijiri paliative|hospice|sanatoriu|spitalul județean de urgență',
    physiotherapist:
      'fizioterapeut|fizioterapie|kinetoterapie|kinetoterapeut|cabinet de kinetoterapie|recuperare medicală|centru de recuperare|clinică de recuperare|kinetoterapeuți|cabinet kinetoterapie|centru de recuperare medicală|balneofizioterapie|clinică de recuperare medicală|fiziokinetoterapie|cabinet de recuperare medicală',
    chiropractor: 'chiropractician|chiropractică|cabinet de chiropractică|chiropractor|chiropraxie',
    osteopath: 'osteopat|osteopatie|cabinet de osteopatie|osteopați',
    'speech-therapist':
      'logoped|logopedie|cabinet logopedic|terapie logopedică|logopezi|cabinet de logopedie|terapia limbajului',
    'occupational-therapist':
      'terapeut ocupațional|terapie ocupațională|ergoterapie|integrare senzorială|terapie aba|terapeuți ocupaționali',
    psychotherapist:
      'psiholog|psihologi|psihoterapeut|psihoterapie|cabinet de psihologie|psihologie clinică|cabinet individual de psihologie|psihanalist|psihologie|psiholog clinician|cabinet psihologic|cabinet psihologie|psihoterapeuți|cabinet de psihoterapie|psiholog online|psihanaliză|centru de psihologie|evaluare psihologică|cabinet psihologic individual|psihologul',
    naturopath:
      'naturopat|naturopatie|acupunctură|homeopatie|homeopat|medicină naturistă|plafar|terapii complementare|medicină tradițională chineză|medicină alternativă|terapii alternative|ayurveda|reflexoterapie|apiterapie|terapii holistice|fitoterapie|medicină integrativă|medic homeopat|bioenergie|produse naturiste|magazin naturist|bioterapie',
    podiatrist: 'podolog|podologie|pedichiură medicală|cabinet de podologie|podiatru|clinică de podologie',
    midwife: 'moașă|moașe|doula',
    nurse:
      'asistent medical la domiciliu|îngrijiri medicale la domiciliu|asistente medicale|asistent medical|asistentă medicală|servicii medicale la domiciliu|tratamente la domiciliu|tratament la domiciliu',
    'home-care':
      'îngrijire la domiciliu|îngrijiri la domiciliu|îngrijire bătrâni|îngrijitori bătrâni|îngrijire vârstnici la domiciliu|îngrijire vârstnici|îngrijitoare bătrâni|îngrijire bătrâni la domiciliu|îngrijire persoane vârstnice|asistență la domiciliu',
    'care-home':
      'cămin de bătrâni|cămin de bătrâni privat|azil de bătrâni|cămin pentru persoane vârstnice|centru rezidențial|casă de bătrâni|cămin persoane vârstnice|cămine de bătrâni|centru rezidențial pentru vârstnici|centru de îngrijire pentru vârstnici|cămin pentru vârstnici|căminul de bătrâni|centru de zi',
    pharmacy: 'farmacie|farmacia|farmacii|farmacie online|farmacist|lanț de farmacii|parafarmacie|drogherie',
    optician:
      'optică|optică medicală|magazin optică|optician|ochelari|optometrist|ochelari de vedere|ochelari de soare|rame de ochelari|lentile de contact|cabinet de optometrie|opticieni',
    'hearing-aids':
      'aparate auditive|protezare auditivă|audiolog|centru auditiv|cabinet audiologie|proteze auditive|audioprotezist|aparat auditiv|clinică auditivă|audiologie',
    laboratory:
      'laborator|laborator de analize|analize medicale|laborator de tehnică dentară|laborator dentar|laborator analize medicale|laboratoare|laborator de analize medicale|tehnică dentară|laborator de încercări|analize de laborator',
    veterinarian:
      'medic veterinar|veterinar|cabinet veterinar|clinică veterinară|spital veterinar|cabinete veterinare|veterinar la domiciliu|medici veterinari|clinici veterinare|farmacie veterinară|medicină veterinară|centru veterinar',
    kennel:
      'pensiune canină|pensiune pentru câini|hotel canin|hotel pentru câini|cazare câini|hotel pentru pisici|pensiune pisici|hotel pentru animale|grădiniță pentru câini|cazare animale|pensiune animale|pensiune pentru animale|hotel animale|hotel pisici|pensiune pentru pisici|grădiniță câini',
    'dog-school':
      'dresaj canin|dresor canin|dresaj câini|școală de dresaj|dresor câini|școală canină|educație canină|dresori|dresori canini|dresor|dresaj|antrenor canin|comportamentalist canin',
    'dog-groomer':
      'frizerie canină|salon de frumusețe canin|frizer canin|cosmetică canină|salon grooming|salon cosmetică canină|grooming|coafor canin|salon canin|frizerie canină și felină|pet grooming|tuns câini',
    breeder:
      'crescător|crescători|canisă|felisă|crescătorie de câini|pui de rasă|crescător de câini|crescătorie|pui de vânzare|herghelie|cățeluși de vânzare|crescător pisici|crescătorie câini|crescători de câini|pui de pisică de rasă|căței de vânzare',
    'animal-shelter':
      'adăpost de animale|adăpost de câini|adăpost pentru animale|adopții câini|protecția animalelor|adăpost câini|sanctuar de animale|asociație pentru protecția animalelor|asociația pentru protecția animalelor|adopții animale|adăpost pentru câini|adopție câini|adopții pisici|salvarea animalelor|ecarisaj',
    'pet-sitter':
      'pet sitter|pet sitting|plimbător de câini|plimbat câini|cat sitter|dog sitter|petsitting|petsitter|îngrijire animale de companie|dog walker|plimbare câini',
    'riding-stable': 'grajd|pensiune cai|herghelie privată|cazare cai|pensiune pentru cai|cal de închiriat|grajduri',
    hairdresser:
      'coafor|coafură|salon de coafură|frizerie|frizerii|salon de coafor|hairstylist|salon coafură|hair stylist|coafeză|coafor la domiciliu|frizerie coafor',
    barber: 'barber shop|frizer|barbershop|frizeri|bărbier|barber|frizerie bărbați',
    'beauty-salon':
      'salon de înfrumusețare|salon de cosmetică|salon de frumusețe|cosmetică|cosmeticiană|epilare definitivă|saloane de înfrumusețare|micropigmentare|make-up artist|extensii gene|epilare laser|tratamente faciale|salon înfrumusețare|machiaj profesional|salon cosmetic|salon beauty|epilare definitivă laser|saloane de frumusețe|extensii de gene|remodelare corporală|makeup artist|cabinet de cosmetică|gene fir cu fir|salon de epilare|epilare|make up artist|tratamente cosmetice|centru de înfrumusețare|estetică facială|cosmetician|tratamente corporale|studio de machiaj|laminare gene|salon de remodelare corporală',
    'nail-salon':
      'salon de manichiură|manichiură|unghii cu gel|manichiură și pedichiură|manichiură pedichiură|salon unghii|studio de unghii|manichiuristă|salon de unghii|tehnician unghii|unghii false|nail bar',
    'massage-practice':
      'masaj|salon de masaj|cabinet de masaj|maseur|masaj terapeutic|masaj la domiciliu|masaj thailandez|reiki|maseur terapeut|masaj de relaxare|maseuză|saloane de masaj|salon masaj|terapeut masaj|tehnici de masaj|presopunctură|shiatsu|centru de masaj|cabinet masaj',
    'tattoo-studio':
      'salon de tatuaje|tatuaj|tatuaje|studio de tatuaje|artist tatuator|piercing|salon tatuaje|tatuator|tattoo studio|tattoo|salon de tatuaj',
    coach:
      'coach|coaching|life coach|dezvoltare personală|business coach|coaching executiv|coach profesionist|coach de carieră|mentorat|consilier dezvoltare personală|life coaching|consilier pentru dezvoltare personală|business coaching|executive coaching|executive coach|coach certificat',
    counselling:
      'terapeut|consiliere psihologică|terapie de cuplu|hipnoterapie|hipnoterapeut|terapie de familie|hipnoză|sexolog|consilier parental|terapeut de cuplu|terapie familială|constelații familiale|consiliere de cuplu|mediere familială|consiliere vocațională|consilier vocațional|consiliere parentală|terapeuți|cabinet de consiliere',
    nutritionist:
      'nutriționist|dietetician|nutriționiști|cabinet de nutriție|tehnician nutriționist|consultații nutriție|medic nutriționist|nutriționist dietetician|planuri nutriționale|consiliere nutrițională|cabinet nutriție|nutriționistă',
    kindergarten:
      'grădiniță|grădinițe|grădiniță privată|preșcolar|grădiniță montessori|grădiniță particulară|grădinițe private|grădiniță bilingvă|grădiniță waldorf|grădiniță și afterschool|învățământ preșcolar',
    nursery: 'creșă|creșe|creșă privată|centru de zi pentru copii|creșă și grădiniță|creșă particulară',
    childminder:
      'bonă|bone|babysitter|agenție de bone|babysitting|dădacă|au pair|bone cu experiență|baby sitter|baby sitting|bonă calificată',
    school:
      'școală|școli|liceu|liceul|colegiu|colegiul național|școală gimnazială|școală privată|școală primară|liceu tehnologic|școală internațională|liceul teoretic|liceul tehnologic|licee|colegii|școală postliceală|școală bilingvă|școală particulară|liceu privat|colegiul tehnic|școală profesională|școală generală|seminarul teologic|școală de arte|instituție de învățământ',
    university:
      'universitate|universitatea|facultate|facultatea|școală de afaceri|universități|business school|facultăți|politehnica|învățământ superior|masterat|universitate particulară|școală doctorală',
    academy: 'academie|academia|institut|institutul|academii|academy',
    'training-centre':
      'centru de formare|formare profesională|cursuri de calificare|cursuri autorizate|centru de formare profesională|traininguri|furnizor de formare profesională|firmă de training|cursuri acreditate|cursuri de formare profesională|cursuri calificare|training|traininguri pentru companii|cursuri profesionale|furnizor de formare|companie de training|cursuri ssm|cursuri de perfecționare|formare continuă|cursuri de specializare|centru de training|programe de training|cursuri anc|cursuri de operator calculator',
    'driving-school':
      'școală de șoferi|școli de șoferi|școală auto|permis de conducere|instructor auto|cursuri auto|instructori auto|cursuri de conducere auto|ședințe de conducere|ore de conducere|cursuri de șoferi|permis auto|chestionare auto|lecții de conducere|școală de conducere auto',
    'language-school':
      'școală de limbi străine|cursuri de limbi străine|cursuri de engleză|cursuri de germană|centru de limbi străine|lecții de engleză|cursuri de limba engleză|cursuri limba engleză|cursuri de limba germană|limbi străine|cursuri engleză|cursuri germană|academie de limbi străine|cursuri de franceză|profesor de engleză|cursuri de italiană|cursuri de spaniolă|cursuri limbi străine|cursuri limba germană|cursuri de engleză online|tabere de limbi străine|cursuri de limba română',
    'music-school':
      'școală de muzică|cursuri de pian|lecții de pian|cursuri de chitară|lecții de chitară|cursuri de canto|conservator|lecții de canto|școală populară de arte|cursuri de muzică|academie de muzică|lecții de muzică|cursuri de vioară|liceul de muzică|profesor de pian|academia de muzică|cursuri de tobe|profesor de canto|lecții de vioară|colegiul de muzică',
    'cooking-school':
      'școală de gătit|cursuri de gătit|cursuri de bucătar|ateliere de gătit|academie culinară|cursuri de cofetar|cursuri de gastronomie|școală de bucătari|școală culinară|lecții de gătit|cursuri culinare',
    'flight-school':
      'școală de zbor|școală de pilotaj|aeroclub|aeroclubul|parașutism|parapantă|cursuri de pilot|școală de piloți|școală de parapantă|salt cu parașuta|zbor cu parapanta|zbor cu balonul|zbor cu avionul|academie de aviație|zboruri de agrement|zbor în tandem',
    'sailing-school':
      'școală de navigație|cursuri de navigație|permis de ambarcațiuni|școală de yachting|cursuri de yachting|școală de vele|permis ambarcațiuni|permis barcă|permis de barcă',
    'swimming-school':
      'școală de înot|cursuri de înot|lecții de înot|cursuri înot|înot bebeluși|înot pentru copii|instructor înot',
    tutoring:
      'meditații|afterschool|after school|meditații online|profesori de meditații|meditații matematică|sprijin la teme|meditator|centru de meditații|program after school|meditații la matematică|profesor particular|lecții particulare|meditații engleză|centru educațional|centru educațional pentru copii|semiinternat|profesori particulari|centru de educație',
    'exam-preparation':
      'pregătire examene|pregătire bacalaureat|pregătire evaluare națională|cursuri de pregătire|pregătire admitere|pregătire bac|teste grilă|subiecte bac|simulare examene|admitere la medicină|simulări examene|pregătire rezidențiat|grile rezidențiat|pregătire titularizare|pregătire ielts|pregătire cambridge|pregătire admitere medicină|grile admitere',
    'online-course':
      'curs online|cursuri online|e-learning|cursuri video|învățământ la distanță|masterclass|curs video|formare online|cursuri e-learning|cursuri gratuite online|lecții online',
    bootcamp:
      'bootcamp|cursuri de programare|curs intensiv|bootcamp programare|academie de programare|academie it|școală de programare|școală informală de it|cursuri it|cursuri intensive',
    workshop:
      'ateliere|atelier|workshop|seminar|seminarii|workshop-uri|webinar|ateliere creative|workshopuri|webinarii',
    'teaching-materials':
      'materiale didactice|resurse educaționale|fișe de lucru|jocuri educative|materiale educaționale|resurse educaționale deschise|auxiliare școlare|planșe didactice|jucării educative|manuale școlare|auxiliare didactice|material didactic|fișe de lucru pentru copii|materiale montessori|culegeri școlare|manuale digitale|mijloace didactice',
    'translation-service':
      'birou de traduceri|agenție de traduceri|traducător autorizat|traduceri autorizate|traduceri legalizate|interpret|traducător|servicii de traducere|traduceri|centru de traduceri|interpretariat|traducători|servicii de traduceri|traduceri legalizate și autorizate|traducători autorizați|birouri de traduceri|traduceri specializate|traduceri și interpretariat|traduceri juridice|interpreți|biroul de traduceri',
    library:
      'bibliotecă|biblioteca județeană|biblioteca digitală|biblioteci|mediatecă|biblioteca municipală|bibliotecă publică|biblioteca națională|biblioteca orășenească|biblioteca universitară|biblioteca centrală universitară',
    builder:
      'firmă de construcții|constructor|construcții|companie de construcții|antreprenor general|renovări|construcții case|case la cheie|firmă de renovări|renovări apartamente|construcții civile|case pe structură metalică|case din lemn|case modulare|firmă construcții|constructori|amenajări interioare și exterioare|zugravi și renovări|amenajări interioare renovări|construcții civile și industriale|firme de construcții|construcții case la cheie|renovare apartamente|renovări interioare|construcții și renovări|zidărie|zidar|construcții și amenajări|renovare baie|case prefabricate|case la roșu|izolații|termoizolații|hidroizolații|construcții industriale|reabilitare termică|constructor case|construcții case din lemn|antreprenor construcții|alpinism utilitar|societate de construcții|construire case|echipă de constructori|reparații și renovări|construcții modulare|case pasive|meseriași',
    carpenter:
      'dulgher|dulgheri|dulgherie|scări din lemn|scări interioare|șarpante|construcții din lemn|structuri din lemn|foișoare din lemn|foișoare|șarpante din lemn',
    joinery:
      'tâmplar|atelier de tâmplărie|tâmplărie lemn|tâmplărie din lemn|mobilă la comandă|mobilier la comandă|tâmplari|ebenist|mobilier din lemn masiv|mobilă pe comandă|mobilier pe comandă|fabrică de mobilă|producător de mobilă|mobilă lemn masiv|producător mobilier|mobilier personalizat|dressing la comandă|mobilier lemn masiv|mobilier comandă|mobilă lemn masiv la comandă|producători de mobilă|dressinguri|fabrică mobilă|mobilier din pal',
    electrician:
      'electrician|electricieni|instalații electrice|firmă instalații electrice|electrician autorizat|servicii electrice|lucrări electrice|electricieni autorizați|firmă de instalații electrice|electrician non-stop|instalator electrician|reparații electrice',
    plumber:
      'instalator|instalatori|instalații sanitare|desfundare canalizare|desfundări canalizare|instalații termice și sanitare|instalator non-stop|desfundat canale|vidanjare|instalator sanitar|desfundare țevi|vidanjări|desfundare canal|desfundări|instalații sanitare și termice|instalator autorizat|instalații apă și canalizare|desfundări canal|detecție pierderi apă|servicii vidanjare|reparații instalații sanitare',
    'heating-engineer':
      'centrale termice|instalații termice|service centrale termice|montaj centrale termice|pompe de căldură|instalații de încălzire|încălzire în pardoseală|reparații centrale termice|instalații gaze|instalator gaze|șeminee|sobe și șeminee|verificare centrală|șeminee și sobe|instalații de gaze|instalații gaze naturale|instalații de gaze naturale|revizie centrală termică|sobe de teracotă|verificări centrale termice|centrale pe peleți|încălzire pardoseală|autorizare iscir',
    hvac: 'aer condiționat|climatizare|ventilație|montaj aer condiționat|instalații de climatizare|sisteme hvac|instalații frigorifice|service aer condiționat|frigotehnie|ventilații|sisteme de climatizare|ventilație și climatizare|instalații hvac|aparate de aer condiționat|instalații de ventilație|hvac|sisteme de ventilație|climatizare și ventilație|echipamente frigorifice|refrigerare industrială|frigotehnist|reparații aer condiționat',
    roofer:
      'acoperișuri|firmă acoperișuri|reparații acoperișuri|montaj acoperișuri|țiglă metalică|acoperiș|montaj acoperiș|sisteme de acoperiș|tinichigerie acoperișuri|învelitori|reparații acoperiș|tablă acoperiș|învelitori metalice|montaj țiglă metalică|sisteme pluviale|montaj tablă|tinichigiu acoperișuri|jgheaburi și burlane',
    painter:
      'zugrav|zugravi|zugrăveli|zugrăvit|vopsitorii|lucrări de zugrăveală|zugrăveli interioare|zugrăveli și vopsitorii|firmă de zugrăveli|zugrav profesionist|tencuieli decorative|vopsit interior|zugrăvit apartamente',
    tiler:
      'faianțar|gresie și faianță|montaj gresie și faianță|montaj faianță|montaj gresie|gresie faianță|faianțari|montaj gresie faianță|magazin de gresie și faianță',
    'flooring-company':
      'parchet|montaj parchet|pardoseli|raschetat parchet|magazin parchet|parchet laminat|parchet lemn masiv|pardoseli epoxidice|pardoseli industriale|covor pvc|parchet stratificat|montator parchet|raschetare parchet|microciment|șape mecanizate|șape|șapă mecanizată|deck lemn|pardoseli din lemn|montatori parchet|mochetă|pardoseală industrială',
    plasterer:
      'rigips|gips-carton|tencuieli mecanizate|montaj rigips|tencuieli|tencuială mecanizată|glet|gips carton|tavane false|rigipsar|montator rigips|pereți din gips-carton|polistiren decorativ',
    glazier:
      'geamgiu|geamuri termopan|sticlărie|parbrize|geamuri auto|atelier geamuri|sticlă la comandă|geamuri și oglinzi|înlocuire parbriz|oglinzi la comandă|sticlă securizată|montaj parbrize|parbrize auto|geam termopan|folii auto|sticlar|compartimentări din sticlă|balustrade sticlă',
    'window-company':
      'termopane|ferestre|tâmplărie pvc|tâmplărie aluminiu|uși și ferestre|uși de garaj|uși metalice|uși de interior|ferestre pvc|uși de garaj secționale|tâmplărie pvc și aluminiu|ferestre și uși|uși interior|producător tâmplărie pvc|tâmplărie din aluminiu|ferestre din lemn|automatizări porți|tâmplărie termopan|uși de interior la comandă|uși automate|porți automate|porți de garaj|ferestre din lemn stratificat|uși garaj|reparații termopane|uși și ferestre pvc|uși antifoc|porți și garduri|garduri și porți|uși de intrare|uși secționale|garduri metalice|terase închise',
    'kitchen-studio':
      'mobilă de bucătărie|bucătării la comandă|mobilier de bucătărie|studio de bucătării|bucătării|mobilă bucătărie la comandă|bucătării moderne|bucătării italiene|mobilă bucătărie|mobilier bucătărie',
    'blinds-company':
      'jaluzele|rolete|rulouri exterioare|jaluzele verticale|draperii|perdele și draperii|copertine|plase de insecte|pergole|rulouri textile|perdele|plase țânțari|jaluzele și rulouri|rolete exterioare|pergole bioclimatice|jaluzele exterioare|storuri|copertine retractabile|perdele la comandă|plase de țânțari|obloane|rulouri|galerii și perdele|marchize|roletă|sisteme de umbrire',
    'metal-workshop':
      'confecții metalice|lăcătușerie|fierărie|sudură|prelucrări metalice|strunjire|construcții metalice|fier forjat|structuri metalice|debitare laser|prelucrări prin așchiere|strungărie|tăiere cu laser|prelucrări cnc|hale metalice|fierar|construcții hale metalice|atelier mecanic|atelier de lăcătușerie|debitare cnc|confecții inox|prelucrări mecanice|strungar|sudor|vopsire electrostatică|tablă și profile|feronerie artistică|frezare cnc|vopsire în câmp electrostatic|confecții metalice la comandă|prelucrare tablă|balustrade inox|debitare tablă|atelier de prelucrări mecanice|hale industriale',
    locksmith:
      'lăcătuș|deblocări uși|copiere chei|deblocare uși|dublare chei|lăcătuși|deschideri uși|lăcătuș non-stop|multiplicare chei|chei auto|deblocări uși non-stop|broaște și yale|yale și încuietori|chei și telecomenzi auto|multiplicări chei',
    'chimney-sweep':
      'coșar|coșari|curățare coșuri de fum|coșuri de fum|curățare coș de fum|hornar|curățat coșuri|hornari|curățare coșuri',
    scaffolder:
      'schele|închiriere schele|montaj schele|închirieri schele|schele metalice|schelă|închiriere schelă|schelărie',
    'solar-installer':
      'panouri solare|panouri fotovoltaice|sisteme fotovoltaice|instalator panouri fotovoltaice|energie solară|fotovoltaice|montaj panouri fotovoltaice|instalații fotovoltaice|sistem fotovoltaic|centrale fotovoltaice|instalatori panouri fotovoltaice|panouri solare și fotovoltaice|parcuri fotovoltaice|parc fotovoltaic|kit fotovoltaic',
    'demolition-company':
      'demolări|firmă de demolări|demolare|demolări construcții|demolări controlate|tăieri beton|tăiere beton|demolări clădiri|carotări|carotări beton',
    excavation:
      'excavații|terasamente|săpături|lucrări de excavare|foraje puțuri|foraje|asfaltări|drumuri și poduri|puțuri forate|foraje puțuri apă|excavări|forări puțuri|puțuri de apă|asfaltare|săpături mecanizate|construcții de drumuri|lucrări de terasamente|subtraversări|foraj orizontal|construcții drumuri|puțuri apă|foraj puțuri|pavaje|piloți forați|infrastructură rutieră|fundații speciale',
    landscaper:
      'grădinar|amenajări grădini|amenajare grădini|peisagist|amenajări peisagistice|întreținere grădini|spații verzi|gazon rulou|firmă de grădinărit|peisagistică|arhitect peisagist|sisteme de irigații|întreținere spații verzi|amenajare spații verzi|amenajări spații verzi|grădinărit|amenajare grădină|peisagiști|design peisagistic|arhitectură peisagistică|gazon artificial|proiectare grădini|grădinari|deszăpezire|montaj gazon|tuns gazon|firmă amenajări grădini|amenajări exterioare',
    'tree-surgeon':
      'toaletare arbori|tăiere copaci|doborâre copaci|arborist|toaletări arbori|tăieri copaci|defrișări|arboricultură|toaletare copaci|toaletări copaci|arboriști|tăiat copaci|doborâri arbori|frezare cioate|scoatere cioate',
    'pool-builder':
      'construcții piscine|piscine|constructor piscine|construcție piscine|întreținere piscine|piscine la cheie|piscine din beton|piscine prefabricate|accesorii piscine|întreținere piscină|piscine din fibră de sticlă|echipamente piscine|constructori piscine|service piscine|piscine supraterane',
    'garden-centre':
      'pepinieră|pepiniere|garden center|centru de grădinărit|plante ornamentale|răsaduri|magazin de plante|pomi fructiferi|plante de interior|arbuști ornamentali|butași de viță de vie|plante de grădină|răsaduri de flori|seră de flori|flori la ghiveci|horticultură|semințe și plante',
    'cleaning-company':
      'firmă de curățenie|servicii de curățenie|companie de curățenie|curățenie la domiciliu|curățenie birouri|menajeră|curățenie profesională|curățenie generală|firmă curățenie|servicii curățenie|facility management|curățenie industrială|firme de curățenie|curățenie după constructor|curățenie scară de bloc|menajere|curățenie scări de bloc|curățenie|curățenie spații comerciale|curățenie apartamente|igienizare|servicii de curatenie profesionala|servicii profesionale de curățenie|curățenie de întreținere|curățenie case|servicii de menaj',
    'carpet-cleaner':
      'spălătorie covoare|curățare covoare|spălare covoare|curățare canapele|curățare tapițerie|spălătorie de covoare|spălare tapițerie|curățat canapele|curățare mochete|spălat covoare|curățare saltele|spălare canapele|curățare tapițerii|spălat canapele|curățare canapele la domiciliu|igienizare canapele|spălătorie covoare profesională',
    'window-cleaner':
      'spălare geamuri|curățare geamuri|spălat geamuri|curățare fațade|spălare fațade|curățat geamuri|spălare geamuri la înălțime',
    laundry:
      'spălătorie|spălătorie haine|spălătorie self-service|spălătorie textile|spălătorie industrială|spălătorie rufe|spălătorie lenjerii|spălătorie de haine|călcătorie|spălătorie de textile|servicii de călcat|închiriere lenjerii|spălătorie și călcătorie',
    'dry-cleaner':
      'curățătorie chimică|curățătorie|spălătorie și curățătorie|curățătorii|curățătorie de haine|curățătorie ecologică|curățătorie haine',
    'pest-control':
      'deratizare|dezinsecție|dezinfecție|firmă de deratizare|servicii ddd|dezinsecție și deratizare|combaterea dăunătorilor|firmă ddd|dezinsecție deratizare dezinfecție|dezinsecție apartamente|firmă de dezinsecție|ddd|deratizări|combatere dăunători|firma deratizare|dezinsecții|exterminare ploșnițe|ploșnițe|deparazitare spații|dezinsecție gândaci',
    'house-clearance':
      'debarasări|debarasare mobilă|golire apartamente|debarasare|debarasări mobilă|evacuare moloz|ridicare mobilă veche|ridicare moloz|transport moloz|eliberare spații|debarasare obiecte vechi',
    'waste-disposal':
      'colectare deșeuri|gestionarea deșeurilor|reciclare|salubritate|închiriere containere|centru de colectare|fier vechi|colectare fier vechi|dezmembrări auto|reciclare deșeuri|managementul deșeurilor|dezmembrări|gestionare deșeuri|salubrizare|colectare deșeuri medicale|containere moloz|închirieri containere|parc dezmembrări auto|centru fier vechi|servicii de salubritate|neutralizare deșeuri|centru de reciclare|centru de colectare fier vechi|deșeuri periculoase|deșeuri medicale|servicii de mediu|dezmembrări camioane|operator de salubritate|economie circulară|cumpărăm mașini pentru dezmembrări',
    'moving-company':
      'firmă de mutări|mutări|relocări|transport mobilă|mutări mobilă|firmă mutări|servicii de mutări|mutări internaționale|mutări și relocări|transport și mutări|firme de mutări|mutări apartamente|mutări birouri|mutări locuințe|hamali|manipulare mobilă|transport mutări|mutări case|relocări firme',
    'self-storage':
      'self storage|depozitare|închiriere spații de depozitare|depozitare mobilă|depozitare bunuri|spații de depozitare|depozit de mobilă|boxe de depozitare|self-storage|închiriere boxe|închirieri depozite',
    handyman:
      'meșter la domiciliu|reparații la domiciliu|handyman|mici reparații|meșter bun la toate|reparații casnice|om bun la toate|întreținere imobile|servicii la domiciliu|asistență locuință|soțul de închiriat|reparații locuințe',
    'appliance-repair':
      'reparații electrocasnice|service electrocasnice|reparații mașini de spălat|reparații frigidere|service mașini de spălat|reparații mașini de spălat la domiciliu|reparații televizoare|service tv|depanare frigidere|service frigidere|reparații frigidere la domiciliu|reparații tv|service electrocasnice la domiciliu|depanare electrocasnice',
    'phone-repair':
      'service gsm|reparații telefoane|service telefoane|reparații iphone|reparații gsm|service iphone|reparații telefoane mobile|service apple|schimbare display|service telefoane mobile|reparații tablete|service mobil gsm|înlocuire display|service samsung',
    'computer-repair':
      'service calculatoare|reparații calculatoare|reparații laptop|service laptop|depanare calculatoare|service laptopuri|reparații laptopuri|service pc|depanare pc|service it|depanare calculatoare la domiciliu|reparații pc|service calculatoare la domiciliu|reparații macbook|instalare windows|service macbook|reparații imprimante|service imprimante|service calculatoare și laptopuri',
    'data-recovery':
      'recuperare date|recuperare date hdd|recuperări de date|recuperarea datelor|recuperare date hard disk|recuperare de date|recuperări date|recuperare date ssd|laborator recuperare date|recuperare date laptop',
    upholsterer:
      'tapițer|tapițerie|retapițare|tapițerii|retapițare mobilă|tapițerie auto|atelier de tapițerie|retapițări|tapițeri|retapițare canapele|reparații canapele|recondiționare mobilă tapițată|tapițerie mobilă|retapițări mobilă|retapițare scaune',
    tailor:
      'croitorie|croitor|croitoreasă|atelier de croitorie|retușuri haine|costume la comandă|croitori|retușuri|croitorie la comandă|croitorii|retușerie|confecții la comandă|rochii la comandă|costume bărbătești la comandă|croitorie de lux',
    shoemaker: 'cizmar|cizmărie|reparații încălțăminte|pantofar|cizmărie și chei|cizmari|cizmării|reparații pantofi',
    watchmaker:
      'ceasornicar|ceasornicărie|reparații ceasuri|ceasuri|ceasuri de lux|ceasuri de mână|ceasornicari|atelier ceasornicărie|ceasuri elvețiene',
    jeweller:
      'bijuterie|bijuterii|bijutier|bijuterii handmade|atelier de bijuterii|bijuterii aur|verighete|inele de logodnă|bijuterii din argint|bijuterii din aur|bijuterii argint|bijuterii artizanale|bijuterii personalizate|atelier bijuterii|magazin de bijuterii|bijuterii la comandă|aurar|argintar|bijuterii aur și argint|bijuterii cu diamante|bijutieri|cumpărăm aur|bijuterii aur 14k|verighete la comandă|bijuterii contemporane|giuvaergerie',
    printer:
      'tipografie|tipografia|tipografie digitală|serigrafie|tipar digital|centru de copiere|printare 3d|broderie|tricouri personalizate|tipografie online|tipografii|print digital|materiale promoționale|obiecte promoționale|tricouri personalizate online|copy center|personalizări textile|tipar offset|broderii|imprimare 3d|articole promoționale|obiecte promoționale personalizate|cadouri promoționale|broderie computerizată|imprimare textile|printare textile|servicii de printare 3d|ambalaje personalizate|personalizare tricouri|imprimări textile|producție publicitară și tipar|etichete autocolante',
    'sign-maker':
      'reclame luminoase|firme luminoase|producție publicitară|casete luminoase|colantări auto|litere volumetrice|colantare auto|signalistică|panouri publicitare|inscripționări auto|firmă reclame luminoase|producător reclame luminoase|indicatoare rutiere|semnalistică|folie auto și colantări|semnalizare rutieră|inscripționare auto|reclame outdoor',
    'car-repair':
      'service auto|mecanic auto|reparații auto|atelier auto|vulcanizare și service|electrician auto|service multimarcă|service auto multimarcă|service moto|inspecție tehnică periodică|stație itp|reparații cutii de viteze|reparații motoare|reparații auto multimarcă|reparații turbo|mecanici auto|service camioane|service-uri auto|reparații cutii automate|atelier mecanică auto|diagnoză auto|chiptuning|auto service|service autorizat|reparații turbine|service auto rapid|reparații caroserie și mecanică|electrică auto|mecanică auto|mecanic auto la domiciliu|instalații gpl|service auto autorizat|tuning auto|reparații injectoare|service mobil auto|inspecție itp',
    'car-body-shop':
      'tinichigerie auto|tinichigerie și vopsitorie|vopsitorie auto|detailing auto|îndreptat tablă fără vopsire|polish auto|tinichigerie vopsitorie|detailing|pdr|tinichigerie vopsitorie auto|detailing auto profesional|îndreptat caroserii|polish faruri|restaurare auto|îndreptare tablă fără vopsire|ceramică auto|restaurări auto|tinichigiu auto',
    'car-wash':
      'spălătorie auto|spălătorie auto self-service|spălătorii auto|spălătorie self-service auto|car wash|spălătorie auto self service|spălătorie auto manuală|spălare auto|spălătorie de mașini',
    'car-dealer':
      'dealer auto|parc auto|mașini second hand|mașini rulate|vânzări auto|dealer autorizat|auto rulate|reprezentanță auto|autoturisme rulate|parc auto rulate|dealeri auto|auto second hand|autoturisme second hand|mașini noi și rulate|mașini de vânzare|autovehicule rulate|vânzare mașini|mașini la comandă|showroom auto|dealer rulote|mașini în rate|autoturisme noi|mașini din germania|mașini clasice|vânzare auto|utilaje și camioane second hand|camioane second hand|auto în rate|mașini aduse la comandă',
    'car-rental':
      'închirieri auto|închirieri mașini|rent a car|închiriere mașini|închirieri autoturisme|închirieri microbuze fără șofer|car sharing|închirieri rulote|închiriere auto|închirieri dube|închirieri autorulote|rentacar|închirieri auto fără garanție|închiriere dubă|închirieri camioane|închirieri auto pe termen lung|închirieri utilitare|leasing operațional|închirieri autoutilitare|închiriere autorulote|închiriere rulote|închirieri mașini de lux|rent-a-car|închirieri scutere|închirieri mașini uber',
    'tyre-dealer':
      'vulcanizare|anvelope|magazin anvelope|vulcanizare mobilă|vulcanizare auto|anvelope auto|cauciucuri|vulcanizare non-stop|anvelope second hand|anvelope de iarnă|anvelope iarnă|anvelope online|vulcanizări|jante aliaj|anvelope camion|anvelope și jante|hotel de anvelope|reparații jante',
    'motorcycle-dealer':
      'dealer moto|motociclete|magazin moto|scutere|atv-uri și motociclete|echipamente moto|dealer motociclete|motociclete second hand|piese moto|accesorii moto|atv-uri|motociclete noi|scutere electrice|motociclete de vânzare',
    'bike-shop':
      'magazin de biciclete|biciclete|service biciclete|biciclete electrice|magazin biciclete|reparații biciclete|atelier de biciclete|service de biciclete|trotinete electrice și biciclete|piese biciclete|biciclete second hand',
    'towing-service':
      'tractări auto|platformă auto|asistență rutieră|tractare auto|tractări auto non-stop|platformă tractări auto|platformă tractări|remorcare auto|depanare auto|tractări|tractări auto non stop|asistență rutieră non-stop|tractare auto non-stop|platformă auto non-stop|transport auto pe platformă|depanări auto|tractări auto ieftine',
    taxi: 'taxi|firmă de taxi|companie de taxi|comandă taxi|taximetrie|taxiuri|dispecerat taxi',
    chauffeur:
      'șofer personal|închiriere mașină cu șofer|limuzine|închirieri limuzine|șofer privat|închiriere limuzine|închirieri auto cu șofer|limuzină|mașini cu șofer|limuzine de închiriat|conducător auto personal|șofer la comandă|închirieri mașini cu șofer|închirieri limuzine nuntă|închirieri mașini nuntă',
    'airport-transfer':
      'transfer aeroport|transferuri aeroport|transport aeroport|transport aeroport otopeni|transferuri private|transport persoane aeroport|transferuri de la aeroport',
    'bus-company':
      'închirieri autocare|transport persoane|închirieri microbuze|firmă de transport persoane|autocare|închiriere microbuz|transport persoane internațional|închirieri autocare și microbuze|transport internațional de persoane|închirieri microbuze cu șofer|transport persoane germania|curse regulate|închirieri microbuze și autocare|curse internaționale|autogară|închiriere autocare|transport persoane românia germania|transport angajați|transport persoane anglia|transport persoane italia|transport de persoane|bilete autocar|închiriere autocar|închiriere microbuze|firmă transport persoane|transport rutier de persoane',
    'bus-service':
      'transport public|transport în comun|transport local de călători|cale ferată|mocăniță|transport public local|societate de transport public|căi ferate|operator de transport public|transport feroviar de călători|telecabină|telegondolă|regie de transport|telescaun|transport județean',
    'patient-transport':
      'ambulanță privată|serviciu de ambulanță|transport pacienți|ambulanțe|transport medical|ambulanță|transport ambulanță|transport sanitar|transport persoane cu dizabilități|serviciul de ambulanță|transport pacienți cu ambulanța|ambulanțe private|transport internațional cu ambulanța',
    courier:
      'curierat|firmă de curierat|servicii de curierat|curier rapid|livrare colete|curier|livrări la domiciliu|transport colete|curierat rapid|curierat internațional|livrări rapide|companie de curierat|transport colete germania|curieri|livrare rapidă|livrare la domiciliu|curierat local|transport colete anglia|coletărie|curierat în aceeași zi|curierat național',
    haulier:
      'firmă de transport|transport marfă|transport rutier de mărfuri|transportator|transport internațional de marfă|transport mărfuri|companie de transport|transport intern și internațional|transport frigorific|transport rutier|transport agabaritic|transport marfă intern și internațional|transport internațional de mărfuri|transporturi|transportatori|transport rutier internațional|transport auto|transport marfă internațional|transport rutier de marfă|transporturi interne și internaționale|transport utilaje|transport agregate|transporturi rutiere|transport internațional rutier|transport basculante|transport mașini|transport rutier intern și internațional|transport feroviar|transport feroviar de marfă|firmă transport marfă',
    'logistics-company':
      'logistică|companie de logistică|casă de expediții|servicii logistice|depozitare și logistică|comisionar vamal|expediții internaționale|firmă de logistică|transport și logistică|depozit logistic|fulfillment|operator logistic|expediție internațională|freight forwarder|logistică și transport|servicii vamale|depozitare și distribuție|comision vamal|transport maritim|transport aerian de marfă|servicii de logistică|fulfilment|case de expediții|transport maritim containere|logistică integrată|vămuire|agent vamal|declarant vamal|bursă de transport|comisionari vamali|servicii de expediții|agenție de shipping|soluții logistice|expediții de mărfuri|parc logistic|transport intermodal',
    'funeral-director':
      'pompe funebre|servicii funerare|casă funerară|firmă de pompe funebre|crematoriu|servicii funerare complete|firmă pompe funebre|monumente funerare|pompe funebre non-stop|agenție funerară|incinerare|repatriere decedați|capelă mortuară|servicii funerare non-stop|cavouri|articole funerare|servicii funerare non stop|incinerare animale|transport funerar|repatrieri decedați|cimitir privat|cruci și monumente funerare|crematoriu animale|incinerări',
    'security-company':
      'firmă de pază|firmă de securitate|pază și protecție|agenți de pază|sisteme de alarmă|supraveghere video|sisteme de supraveghere|monitorizare și intervenție|pază umană|sisteme de securitate|companie de securitate|camere de supraveghere|servicii de pază|sisteme supraveghere video|firmă pază|sisteme de supraveghere video|servicii de securitate|agent de pază|servicii de pază și protecție|firme de pază|societate de pază|companie de pază|bodyguard|monitorizare și intervenție rapidă|sisteme antiefracție|sisteme antiincendiu|sisteme de detecție incendiu|montaj camere supraveghere|securitate fizică|stingătoare|analiză de risc la securitatea fizică|evaluare risc securitate fizică|gardă de corp|transport valori|instalare camere de supraveghere|montaj sisteme de supraveghere|protecție împotriva incendiilor|evaluator de risc',
    'rental-service':
      'închiriere utilaje|închirieri echipamente|închirieri utilaje|închiriere scule|închirieri|închiriere echipamente|închirieri scule|închirieri nacele|închiriere generatoare|închirieri utilaje construcții|închirieri macarale|închirieri generatoare|închirieri scule și utilaje|închirieri stivuitoare|servicii de închiriere|închirieri buldoexcavatoare|închiriere macara|închiriere nacele|închirieri macara|închirieri excavatoare|închirieri buldoexcavator|centru de închirieri|închirieri toalete ecologice|toalete ecologice|închirieri motostivuitoare',
    'law-firm':
      'cabinet de avocat|cabinet de avocatură|avocat|avocați|casă de avocatură|societate de avocatură|consultanță juridică|mediator|executor judecătoresc|societate civilă de avocați|avocată|servicii juridice|birou de avocatură|avocat divorț|avocat penal|avocat online|cabinet avocat|cabinet individual de avocat|asistență juridică|avocatură|mediere|birou executor judecătoresc|înregistrare marcă|consilier juridic|proprietate intelectuală|consilier în proprietate industrială|practician în insolvență',
    notary:
      'notar|birou notarial|notar public|birou individual notarial|notariat|notari publici|societate profesională notarială|notariate',
    'tax-adviser':
      'consultant fiscal|consultanță fiscală|consultanți fiscali|consilier fiscal|planificare fiscală|consultanță fiscală și contabilă|servicii fiscale|consiliere fiscală|declarația unică',
    accountant:
      'contabil|contabilitate|firmă de contabilitate|cabinet de contabilitate|servicii de contabilitate|expert contabil|birou de contabilitate|servicii contabile|contabil autorizat|contabili|salarizare|contabilitate online|înființări firme|firmă contabilitate|experți contabili|salarizare și resurse umane|expertiză contabilă|evidență contabilă|servicii de salarizare|contabilitate și salarizare|înființare firmă|cabinet expert contabil|cabinet contabilitate|servicii financiar-contabile|contabilitate financiară',
    auditor:
      'firmă de audit|auditor financiar|audit financiar|auditori financiari|auditori|societate de audit|audit intern',
    'insurance-broker':
      'broker de asigurări|broker asigurări|agent de asigurări|agenție de asigurări|brokeri de asigurări|brokeraj asigurări|consultant asigurări|comparator asigurări|consultant în asigurări|brokeraj în asigurări|calculator rca|intermediere asigurări',
    insurer:
      'asigurări|companie de asigurări|societate de asigurare|asigurare|asigurător|asigurări auto|asigurări de sănătate|asigurare de sănătate|asigurări de viață|rca online|asigurări online|rca ieftin|pensii private|fond de pensii|asigurări de călătorie|asigurare rca',
    bank: 'bancă|bănci|bancă online|bancă comercială|instituție financiară nebancară|bancă digitală|casa de ajutor reciproc|cont bancar online|instituție de credit',
    'financial-adviser':
      'consultant financiar|consultanță financiară|consilier financiar|planificare financiară|educație financiară|consultanți financiari|planificator financiar|consiliere financiară',
    'mortgage-broker':
      'broker de credite|credite ipotecare|credit ipotecar|broker ipotecar|împrumuturi|consultanță credite|credite online|credite rapide|credite nebancare|broker credite|brokeri de credite|credite|împrumut rapid|credite de nevoi personale|credit online|refinanțare credite|ifn|consultant credite',
    'asset-manager':
      'administrare de active|fonduri de investiții|societate de administrare a investițiilor|administrator de fonduri|fond de investiții|family office|administrarea averii|fonduri mutuale|administrare investiții|gestiune de active',
    'venture-capital':
      'fond cu capital de risc|fond de capital de risc|capital de risc|venture capital|accelerator|incubator de afaceri|accelerator de startup-uri|societate de investiții|private equity|incubator|parc tehnologic|business angels|firmă de investiții|accelerator de afaceri|hub de inovare',
    'estate-agent':
      'agenție imobiliară|agenții imobiliare|agent imobiliar|imobiliare|agenți imobiliari|agenția imobiliară|broker imobiliar|consultant imobiliar|anunțuri imobiliare|apartamente de vânzare|case de vânzare|vânzări imobiliare|consultanță imobiliară|consultanți imobiliari|companie imobiliară|servicii imobiliare|terenuri de vânzare|proprietăți de lux|brokeri imobiliari|intermedieri imobiliare|garsoniere și apartamente',
    'property-manager':
      'administrare imobile|administrare blocuri|administrator de imobile|administrare proprietăți|property management|administrare asociații de proprietari|administrator de bloc|administrare condominii|firmă administrare imobile|administratori de imobile|administrare apartamente|administrare apartamente regim hotelier|administrare scări de bloc|firmă de administrare blocuri|administrare imobiliară|administrare clădiri',
    'property-developer':
      'dezvoltator imobiliar|dezvoltatori imobiliari|ansamblu rezidențial|ansambluri rezidențiale|dezvoltare imobiliară|complex rezidențial|apartamente noi|proiect rezidențial|investiții imobiliare|cartier rezidențial|proiecte imobiliare|apartamente direct de la dezvoltator|dezvoltări imobiliare|locuințe noi|case noi|blocuri noi|cartier de case|proiecte rezidențiale',
    architect:
      'arhitect|birou de arhitectură|arhitectură|arhitecți|studio de arhitectură|birou individual de arhitectură|proiectare case|atelier de arhitectură|proiecte case|arhitecta|proiecte de case|arhitectură și design|urbanism|firmă de arhitectură|proiectare arhitectură|birou de proiectare și arhitectură',
    'interior-designer':
      'designer de interior|design interior|amenajări interioare|designer interior|arhitect de interior|studio de design interior|designeri de interior|home staging|amenajare interioară|arhitectură de interior|decorator interior|decoratori de interior|designeri interior|design de interior|amenajări|studio design interior|decorator de interior',
    surveyor:
      'topograf|cadastru|cadastru și intabulare|evaluator imobiliar|topografie|evaluări imobiliare|certificat energetic|măsurători topografice|evaluator autorizat|evaluator autorizat anevar|cadastru și topografie|auditor energetic|certificate energetice|servicii cadastrale|expert tehnic|expertize tehnice|topografi|cadastru intabulare|evaluatori autorizați|audit energetic|intabulare|lucrări cadastrale|certificat de performanță energetică|evaluare imobiliară|expertiză tehnică|ridicări topografice|studii geotehnice|geodezie',
    'engineering-firm':
      'firmă de proiectare|birou de proiectare|inginerie|inginer structurist|firmă de inginerie|proiectare instalații|automatizări industriale|proiectare structuri|companie de inginerie|proiectare construcții|proiectare|inginer proiectant|consultanță tehnică|ingineri|servicii de inginerie|automatizare industrială|inginer|diriginte de șantier|rezistență construcții|servicii de proiectare|ingineri structuriști|dirigenție de șantier|proiectare instalații electrice',
    consultancy:
      'consultanță|firmă de consultanță|consultanță în afaceri|consultant|consultanță fonduri europene|consultanță de management|consultanți|consultanță în management|companie de consultanță|consultant în afaceri|consultanță afaceri|consultanță pentru afaceri|consultanță resurse umane|consultanță fonduri nerambursabile|consultanță de mediu|servicii de consultanță|consultanță managerială|firmă consultanță fonduri europene|accesare fonduri europene|scriere proiecte europene|consultanță sustenabilitate|consultanță strategică',
    'it-consultancy':
      'consultanță it|transformare digitală|consultanță în tehnologie|consultanță securitate cibernetică|consultanță erp|consultanță digitalizare|consultant it|consultanță cloud|consultanță sap|consultanță tehnologică|consultanță date',
    'it-services':
      'servicii it|suport it|firmă it|externalizare it|companie it|mentenanță it|soluții it|administrare rețele|administrare servere|suport tehnic it|servicii it pentru firme|întreținere calculatoare|mentenanță calculatoare|servicii it externalizate|administrare rețele calculatoare|servicii informatice|suport tehnic|rețele de calculatoare|servicii it complete|soluții informatice|firmă de it|partener it|helpdesk it|echipamente și servicii it',
    'software-company':
      'companie de software|dezvoltare software|firmă de software|dezvoltare aplicații|aplicații mobile la comandă|dezvoltare aplicații mobile|software la comandă|casă de software|dezvoltare aplicații web|companie de tehnologie|software house|dezvoltator software|dezvoltare de software|programare software|companie software|firmă software|aplicații software|dezvoltator de software|dezvoltare software la comandă|creare aplicații mobile|aplicații la comandă|companie de dezvoltare software|dezvoltare aplicații software|soluții software personalizate|firmă de programare',
    'systems-integrator':
      'integrator de sisteme|integrator it|integrare de sisteme|integratori de sisteme|integrator de soluții|system integrator|integrator de soluții it|integrator|integrare sisteme',
    'web-agency':
      'agenție web|creare site web|web design|realizare site-uri web|creare magazin online|agenție digitală|dezvoltare web|firmă web design|creare site|creare site-uri web|creare site-uri|realizare site web|realizare site|creare website|agenție web design|agenție de web design|realizare magazin online|creare magazine online|servicii web design|creare site de prezentare|site-uri de prezentare|magazine online la cheie|creare pagini web|agenție wordpress|construire site web|realizare site-uri|creare site wordpress|agenție ecommerce|webdesign|realizare website|agenție shopify|realizare magazine online|creare websiteuri|construcție site web|firmă de web design',
    'web-designer':
      'web designer|dezvoltator web|programator web|freelancer web design|webdesigner|webmaster|web developer|dezvoltator wordpress|programator php|web designer freelancer|designer web',
    developer:
      'programator|dezvoltator|dezvoltator full stack|programatori|inginer software|full stack developer|software developer|software engineer|dezvoltatori|dezvoltator de aplicații|programator freelancer|data scientist|developer|inginer programator',
    'marketing-agency':
      'agenție de marketing|agenție de marketing online|marketing digital|agenție de marketing digital|marketing online|agenție social media|administrare social media|copywriter|promovare online|agenție marketing online|agenție digital marketing|consultant marketing|agenție de promovare|servicii de marketing|servicii marketing online|agenție marketing|agenție marketing digital|social media manager|agenție de social media|generare leaduri|strategie de marketing|agenție de performance marketing|copywriting|social media marketing|administrare pagini facebook|consultanță marketing|agenție de influencer marketing|influencer marketing|agenție de digital marketing|servicii marketing|promovare facebook|content marketing|promovare pe facebook|content writer|specialist marketing online|servicii de marketing online|generare de leaduri|campanii facebook ads|specialist marketing digital',
    'advertising-agency':
      'agenție de publicitate|agenție de comunicare|agenție creativă|agenție media|publicitate outdoor|agenție de advertising|agenție de branding și comunicare|publicitate|agenție full service|agenție de creație|panouri publicitare outdoor|agenție btl|agenții de publicitate|regie de publicitate|agenție publicitate|publicitate stradală',
    'design-studio':
      'studio de design|design grafic|agenție de branding|studio grafic|branding|creare logo|identitate vizuală|studio creativ|graphic design|agenție de design|studio de design grafic|servicii de design grafic|servicii design grafic|studio de creație|studio de branding|design de produs|grafică publicitară|animație 3d|studio de animație|design logo|ux design|identitate de brand|design de ambalaje|servicii grafică|realizare logo|servicii de branding|ui/ux design|packaging design|design industrial',
    designer:
      'designer grafic|designer|graphic designer|director de creație|ux designer|designeri|designer vestimentar|grafician|product designer|ui/ux designer|designer de produs|art director|designer de modă|creator de modă|designer freelancer|graphic designer freelancer|brand designer|graficieni|designeri grafici|motion designer|director artistic|designer floral|scenograf',
    'pr-agency':
      'agenție de pr|relații publice|agenție de relații publice|agenție pr|comunicate de presă|servicii pr|servicii de pr|publicare comunicate de presă|consultanță pr',
    'seo-agency':
      'agenție seo|optimizare seo|servicii seo|consultant seo|specialist seo|optimizare site|promovare seo|optimizare google|optimizare site-uri|consultanță seo|agenție google ads|optimizare motoare de căutare|promovare google|promovare google ads|expert seo|optimizare pentru motoarele de căutare|optimizare seo site|firmă seo|link building|administrare google ads|specialist google ads',
    photographer:
      'fotograf|fotografi|fotograf nuntă|fotografie|studio foto|servicii foto|fotografie de nuntă|fotograf profesionist|fotograf botez|fotograf evenimente|servicii foto video|foto video nuntă|fotograf de nuntă|fotograf nunți|fotografi nuntă|ședințe foto|studio fotografic|foto-video|foto video|fotograf produs|fotografie de produs|foto video nunți|fotografii de nuntă|ședință foto|fotograf nuntă și botez|fotograf imobiliar|fotograf de familie|fotograf copii|fotografă|fotografie de familie|fotograf newborn|fotografii de produs|foto video evenimente|fotografie artistică|fotografie imobiliară|fotografii|fotografie comercială|fotografie corporate',
    videographer:
      'videograf|producție video|filmări nunți|filmare nuntă|filmări evenimente|filmări cu drona|servicii video|casă de producție video|agenție de producție video|film de prezentare|filmare evenimente|filmări|videograf nuntă|filmări aeriene|cameraman nuntă|filmare cu drona|filme de prezentare|editare video|filmări corporate|cameraman|clipuri de prezentare|filmări aeriene cu drona|filmare nunți|servicii video profesionale|montaj video|videografi|servicii drone|servicii de filmare|videoclipuri de prezentare|studio video',
    'recording-studio':
      'studio de înregistrări|studio de înregistrare|sală de repetiții|mixaj și mastering|studio muzical|studio audio|studio de muzică|studiouri de înregistrări|studio înregistrări audio|mix și mastering|mastering|săli de repetiții|inginer de sunet|studio de sunet|producție audio|studio podcast',
    'staffing-agency':
      'agenție de recrutare|firmă de recrutare|agenție de muncă temporară|recrutare|headhunting|agenție de forță de muncă|recrutare personal|agent de muncă temporară|recrutare și selecție|agenție de modele|recrutare de personal|agenție recrutare|recrutare și selecție de personal|companie de recrutare|agenție de plasare forță de muncă|plasare forță de muncă|headhunter|leasing de personal|executive search|servicii de recrutare|recrutare forță de muncă|import forță de muncă|agenții de recrutare|agenție de casting|servicii recrutare|recruiter|leasing personal|agenție de manechine',
    'call-centre':
      'call center|centru de apeluri|contact center|telemarketing|servicii call center|centru de contact|servicii de call center|call center externalizat',
    'virtual-assistant':
      'asistent virtual|asistență virtuală|secretariat virtual|asistenți virtuali|servicii de asistență virtuală|servicii secretariat',
    outsourcing:
      'outsourcing|externalizare servicii|externalizare|bpo|servicii externalizate|companie de outsourcing|externalizare servicii de business|servicii de outsourcing|externalizarea serviciilor',
    'coworking-space':
      'coworking|spațiu de coworking|spații de coworking|birouri partajate|găzduire sediu social|centru de afaceri|birou virtual|închiriere birouri|makerspace|birouri de închiriat|spații de birouri|hub coworking|spațiu de lucru|coworking space|clădire de birouri|spații de birouri de închiriat|domiciliere firme|birouri virtuale|sală de ședințe',
    'research-institute':
      'institut de cercetare|institut național de cercetare|centru de cercetare|think tank|cercetare de piață|companie farmaceutică|grup de cercetare|studii de piață|institutul național de cercetare|stațiune de cercetare|laborator de cercetare|producător de medicamente|institut de cercetare-dezvoltare|cercetare științifică|biotehnologie|cercetare dezvoltare|studii clinice|institutul de cercetare|institutul național de cercetare-dezvoltare|companie de biotehnologie|sondaje de opinie|cercetare clinică',
    'private-investigator':
      'detectiv particular|detectivi particulari|detectiv privat|agenție de detectivi|investigații private|detectivi|cabinet de detectivi|detectivi privați|agenție detectivi|investigator privat|servicii de investigații',
    'certification-body':
      'organism de certificare|certificare iso|organism de inspecție|certificări iso|consultanță iso|organism de certificare acreditat|organism de acreditare|organism notificat|servicii de certificare|organism de control',
    'speaker-trainer':
      'trainer|speaker|formator|traineri|speaker motivațional|public speaking|trainer și speaker|formatori|conferențiar|trainer profesionist|lector formator',
    freelancer:
      'freelancer|liber profesionist|persoană fizică autorizată|freelanceri|liber-profesionist|profesionist independent',
    writer:
      'scriitor|scriitoare|autor|autoare|poet|jurnalist|romancier|scenarist|corector|scriitori|jurnalistă|dramaturg|poetă|jurnaliști|redactor|corectură texte|eseist|prozator|romancieră|jurnalist independent|ghostwriter',
    artist:
      'artist|artistă|pictor|pictoriță|sculptor|artist plastic|artist vizual|artă contemporană|pictori|opere de artă|artiști|pictură|artist contemporan|pictori bisericești|artist vizual contemporan|tablouri pictate manual|pictură bisericească|sculptură|iconar|icoane pictate|grafician și pictor|artiști vizuali|graffiti|picturi murale|murale|tablouri canvas|icoane pe sticlă|portrete la comandă|artă urbană|iconografie|gravor|artistă vizuală',
    illustrator:
      'ilustrator|ilustratoare|ilustrație|caricaturist|desenator|ilustratori|ilustrații|artist 3d|ilustrație de carte|portretist|caricaturi|animator 3d|concept artist',
    musician:
      'muzician|cântăreț|cântăreață|compozitor|pianist|chitarist|rapper|solist|muzicieni|solistă|interpret de muzică populară|violonist|cantautor|muzică populară|dirijor|producător muzical|saxofonist|solist vocal|violonistă|interpretă de muzică populară|organist|cântăreți|toboșar|violoncelist|soprană|lăutari|compozitoare|naist|chitaristă|artist muzical|acordeonist',
    manufacturer:
      'producător|fabrică|producători|fabricant|turnătorie|gater|producătorul|fabrici|companie de producție|uzină|unitate de producție|industrie|producător român|producător local|injecție mase plastice|mase plastice|turnătorii|firmă de producție|prelucrarea lemnului|fabrică de cherestea|filatură|producător de ambalaje|țesătorie|fabricanți|industria|fabrică de confecții|manufactură',
    'machine-builder':
      'constructor de mașini|producător de utilaje|utilaje industriale|producător de mașini|echipamente industriale|utilaje agricole|matrițe|producător utilaje|utilaje|linii de producție|mașini agricole|mașini unelte|mașini-unelte|proiectare utilaje|mașini speciale|fabricație utilaje|linii tehnologice|construcții de mașini|tractoare|matrițerie|mașini și utilaje|utilaje construcții|proiectare și execuție matrițe|tractoare și utilaje agricole|utilaje agricole second hand|echipamente tehnologice',
    'contract-manufacturer':
      'producție la comandă|producție sub marcă privată|marcă privată|lohn|fabricare la comandă|oem|producție în lohn|private label|producător în regim lohn|producție marcă privată|confecții în lohn|producție contractuală|asamblare electronică',
    supplier:
      'furnizor|furnizori|importator|exportator|import export|companie comercială|furnizorul|importatori|import-export|firmă de import export|societate comercială|companie de trading|importator direct',
    wholesaler:
      'angro|en gros|angrosist|comerț angro|cash and carry|depozit en gros|vânzări en gros|engros|vânzare angro|comerț cu ridicata|en-gros|distribuție en gros|cash & carry|depozit angro',
    distributor:
      'distribuitor|distribuitori|reprezentant exclusiv|distribuitor autorizat|distribuitor oficial|reseller|unic importator|distribuitor exclusiv|companie de distribuție|firmă de distribuție|importator și distribuitor|distribuitor național|revânzător|unic distribuitor|reprezentant oficial|reselleri|partener autorizat',
    'online-shop':
      'magazin online|magazine online|comerț online|e-commerce|ecommerce|eshop|magazin virtual|comerț electronic|magazinul online|cumpărături online|shop online|magazin on-line|retailer online|vânzări online|webshop|mall online|cutie cu abonament|comenzi online',
    shop: 'magazin|magazine|magazinul|showroom|centru comercial|mall|boutique|concept store|outlet|bazar|butic|retailer|magazin universal|magazin specializat|magazin general|shop|complex comercial|comerț cu amănuntul|prăvălie|lanț de magazine|rețea de magazine|magazin de fabrică',
    'clothing-shop':
      'magazin de haine|haine|îmbrăcăminte|rochii de mireasă|haine damă|haine copii|lenjerie intimă|îmbrăcăminte de lucru|costume bărbați|îmbrăcăminte damă|haine online|rochii|îmbrăcăminte copii|haine de damă|echipamente de lucru|costume de baie|rochii de seară|salon de mirese|costume populare|lenjerie|îmbrăcăminte bărbați|haine pentru copii|îmbrăcăminte sport|pălării|echipamente de protecția muncii|costume de mire|haine bărbați|magazin de îmbrăcăminte|tricouri|haine bebeluși|rochii de ocazie|uniforme|ie românească|ii tradiționale|hăinuțe bebeluși|magazin haine|cămăși bărbați|uniforme medicale|echipamente de protecție|îmbrăcăminte bebeluși|cravate și papioane|streetwear|haine dama online|rochii mireasă|magazin de rochii de mireasă|hăinuțe copii|costume populare românești|haine de piele|trusou botez|ciorapi|costume bărbătești|îmbrăcăminte medicală|ie tradițională',
    'shoe-shop':
      'magazin de încălțăminte|încălțăminte|pantofi|sneakers|încălțăminte copii|magazin încălțăminte|pantofi damă|încălțăminte damă|ghete|încălțăminte din piele|adidași|cizme|încălțăminte de protecție|pantofi din piele|pantofi de damă|încălțăminte piele|sandale|producător încălțăminte|încălțăminte online|încălțăminte bărbați|papuci de casă|încălțăminte barefoot',
    'book-shop':
      'librărie|librăria|librării|librărie online|anticariat|cărți online|librar|carte veche|anticariate|magazin de cărți|anticariat online|cărți vechi|cărți pentru copii|librărie creștină|cărți second hand',
    florist:
      'florărie|florăria|florării|florărie online|livrare flori|buchete de flori|florar|aranjamente florale|flori online|flori la domiciliu|buchete de mireasă|livrări flori|livrare flori la domiciliu|buchet de mireasă|decorațiuni florale|trimite flori|lumânări de cununie|flori de săpun|coroane funerare|design floral|lumânări botez|florar designer|florari|aranjamente florale nuntă',
    'furniture-shop':
      'magazin de mobilă|mobilă|mobilier|saltele|canapele|corpuri de iluminat|decorațiuni interioare|magazin mobilă|covoare|mobilier de birou|lustre|mobilier birou|mobilă online|mobilier online|magazin de mobilă online|mobilă dormitor|colțare|mobilier grădină|mobilier horeca|lenjerii de pat|mobilier de grădină|decorațiuni|produse pentru casă|iluminat led|mobilier terasă|magazin online mobilă|scaune birou|mobilier școlar|textile pentru casă|articole pentru casă|mobilier urban|obiecte de decor|mobilier modern|canapele și colțare|iluminat|magazin de saltele|obiecte sanitare|lămpi|paturi tapițate|tapet|mobilă second hand|mobilier comercial|mobilier baie|mobilier restaurant|home & deco|decorațiuni pentru casă|mobilier metalic|mobilier rustic|fotolii|mobilă living|mobilier contemporan|covoare online|tapet și decorațiuni|textile hoteliere|tacâmuri și veselă',
    'pet-shop':
      'pet shop|magazin pentru animale|hrană câini|hrană pentru câini|accesorii animale|acvaristică|petshop|pet shop online|magazin de animale|petshop online|hrană pisici|hrană animale|hrană pentru animale|accesorii câini|produse pentru animale|accesorii pentru animale|hrană pentru animale de companie|accesorii pentru câini|hrană și accesorii animale|hrană pentru pisici|furaje|pești de acvariu',
    'toy-shop':
      'magazin de jucării|jucării|jucării din lemn|articole pentru bebeluși|articole pentru copii|modelism|jucării educative din lemn|cărucioare copii|jucării copii|magazin jucării|jucării online|cărucioare|produse pentru bebeluși|magazin pentru copii|machete|magazin de jocuri|mobilier copii și jucării|jucării pentru copii|articole bebeluși|figurine|jucării de pluș|magazin bebeluși|produse pentru copii|scaune auto copii|păpuși|aeromodelism|articole copii',
    'gift-shop':
      'cadouri|magazin de cadouri|cadouri personalizate|papetărie|invitații nuntă|suveniruri|lumânări parfumate|mărturii|idei de cadouri|invitații de nuntă|mărturii botez|cadouri online|mărturii nuntă|articole petrecere|cadouri corporate|invitații botez|rechizite școlare|magazin cadouri|coșuri cadou|papetărie și birotică|birotică papetărie|birotică|articole de petrecere|lumânări decorative|cadouri handmade|cadouri pentru femei|articole cadou|cadouri pentru bărbați|cadouri de crăciun|articole religioase|ambalaje cadouri|articole party|obiecte bisericești|trofee și medalii|cupe și medalii|globuri personalizate|cutii cadou|cadouri business|consumabile birotică|căni personalizate|produse personalizate|tablouri personalizate|articole pentru petreceri|magazin bisericesc',
    'wine-shop':
      'magazin de vinuri|vinotecă|vinuri online|vinuri|importator de vinuri|băuturi online|distribuitor vinuri|vinuri românești|magazin online de vinuri|magazin de băuturi|vinotecă online|magazin vinuri|băuturi alcoolice|wine shop|importator vinuri|club de vinuri|distribuție băuturi|enotecă|vinuri de colecție',
    'antique-shop':
      'antichități|magazin de antichități|anticar|numismatică|obiecte de colecție|galerie de antichități|obiecte vintage|obiecte vechi|numismatic|vintage shop|târg de antichități|cumpăr antichități|colecționari|mobilier vintage|filatelie|magazin vintage|obiecte de artă|talcioc|antichități și obiecte de artă|mobilă veche',
    'second-hand-shop':
      'second hand|magazin second hand|amanet|haine second hand|case de amanet|casă de amanet|îmbrăcăminte second hand|haine second hand online|en gros second hand|telefoane second hand|laptopuri second hand|calculatoare second hand|second-hand|produse resigilate|laptop second hand|articole second hand|laptopuri refurbished|haine second hand en gros|telefoane refurbished',
    supermarket:
      'supermarket|supermarketuri|băcănie bio|magazin alimentar|magazin bio|hipermarket|legume și fructe|pescărie|alimentară|magazin mixt|produse bio|minimarket|aprozar|pește proaspăt|produse naturale|produse ecologice|produse bio online|piață agroalimentară|mini market|supermarket online|fructe și legume|piață volantă|coșul cu legume|magazin de produse naturale|bio shop|magazin de proximitate|plafar online|produse bio și naturale|magazin produse naturiste',
    'music-shop':
      'magazin de muzică|instrumente muzicale|magazin de instrumente muzicale|lutier|viniluri|discuri vinil|piane|chitare|magazin instrumente muzicale|magazin online instrumente muzicale|acordor piane|acordare piane|lutieri|atelier de lutierie|acordor pian|discuri de vinil|viori|reparații instrumente muzicale|piane second hand|constructor de orgi',
    'sports-shop':
      'magazin de sport|articole sportive|echipament sportiv|închirieri schiuri|magazin de pescuit|articole pescuit|echipamente sportive|aparate fitness|magazin articole sportive|închirieri ski|închiriere schi|magazin pescuit|magazin de vânătoare|echipamente montane|echipamente fitness|magazin de arme|arme și muniții|articole de pescuit|echipament montan|articole vânătoare|echipament outdoor|închirieri schi|scule pescuit|echipamente sport|echipament fotbal|echipamente outdoor|echipament alergare|echipamente schi|aparate de fitness|corturi și saci de dormit|articole camping|magazin outdoor|închiriere schiuri|echipament schi|centru de închirieri schi|vânătoare și pescuit|airsoft|echipamente de pescuit|echipament de pescuit|caiace și bărci gonflabile',
    'hardware-shop':
      'materiale de construcții|magazin de bricolaj|scule și unelte|depozit materiale de construcții|feronerie|materiale construcții|vopsele|cherestea|scule electrice|depozit de materiale de construcții|magazin materiale de construcții|bricolaj|materiale electrice|piese auto|lemn de foc|lemne de foc|magazin scule|depozit materiale construcții|magazin de scule|depozit lemne|organe de asamblare|accesorii mobilă|lacuri și vopsele|peleți|magazin piese auto|feronerie mobilă|piese auto online|unelte de grădină|magazin de materiale de construcții|depozit de cherestea|accesorii auto|utilaje și scule|piese tractoare|rulmenți|șuruburi|materiale instalații|piese camioane|magazin instalații|piese utilaje|piese auto second hand|produse metalurgice|piese de schimb|depozit lemn de foc|depozit fier beton|brichete și peleți|uleiuri și filtre|baterii auto|piese auto import|consumabile industriale|piese agricole|profile metalice|materiale hidroizolante|pompe submersibile|materiale termoizolante|magazin bricolaj|echipamente electrice',
    'electronics-shop':
      'magazin de electronice|electronice|electrocasnice|magazin it|telefoane mobile|calculatoare și laptopuri|componente electronice|magazin gsm|accesorii telefoane|electronice și electrocasnice|laptopuri|magazin online it|componente pc|gadgeturi|magazin de electrocasnice|echipamente it|calculatoare|telefoane|huse telefoane|magazin de telefoane|huse și accesorii telefoane|electrocasnice online|sisteme audio|aparate foto|produse it|țigări electronice|imprimante|vape shop|magazin foto|lichide țigară electronică|magazin online de electronice|cartușe și tonere|laptopuri și calculatoare|piese electrocasnice|consumabile imprimante|accesorii gsm|electrocasnice mici|cartușe imprimantă|tonere|accesorii telefoane mobile|echipamente audio|magazin calculatoare|camere foto|electrocasnice încorporabile|hi-fi|gaming shop|acumulatori și baterii|piese gsm',
    'perfume-shop':
      'parfumerie|parfumuri|magazin de cosmetice|cosmetice|parfumuri originale|produse cosmetice|parfumerie online|magazin cosmetice|parfumuri arăbești|produse de înfrumusețare|parfumuri online|parfumuri de nișă|produse profesionale coafor|cosmetice profesionale|produse manichiură|parfumuri dama|produse cosmetice profesionale|magazin de parfumuri|parfumuri de lux|cosmetice online|produse de îngrijire|produse machiaj|produse pentru unghii|produse pentru păr|produse de machiaj|cosmetice coreene',
    'fashion-brand':
      'brand de modă|brand de îmbrăcăminte|brand românesc|brand de haine|casă de modă|brand vestimentar|genți de piele|brand de bijuterii|genți|brand de încălțăminte|modă sustenabilă|designer român|brand de rochii|haute couture|genți damă|poșete|atelier de modă|brand românesc de îmbrăcăminte|genți din piele|accesorii vestimentare|brand de genți|brand de costume de baie|accesorii de modă|designeri români|brand de lenjerie|brand fashion|genți din piele naturală|brand românesc de haine|fashion brand|brand de pantofi|marochinărie de lux',
    'cosmetics-brand':
      'brand de cosmetice|cosmetice naturale|suplimente alimentare|suplimente nutritive|săpunuri naturale|uleiuri esențiale|îngrijirea pielii|suplimente|cosmetice bio|brand cosmetic|săpun natural|produse naturale pentru îngrijire|suplimente sportive|skincare|suplimente fitness|cosmetice handmade|nutriție sportivă|uleiuri cbd|cosmetice organice|vitamine și suplimente|săpunuri handmade|produse cosmetice naturale|cbd|cosmetice românești|dermatocosmetice|dermato-cosmetice|proteine și suplimente|producător de cosmetice|producător suplimente alimentare|vitamine și minerale|cosmetice bio și naturale|producător cosmetice',
    pottery:
      'ceramică|olărit|atelier de ceramică|olar|atelier de olărit|ceramică artizanală|ceramist|ceramică de horezu|olari|ceramică tradițională|ceramică handmade|ceramică lucrată manual|porțelan|ateliere de ceramică|ceramiști|vase din lut|obiecte din ceramică|curs de olărit|oale de lut',
    'craft-workshop':
      'artizanat|meșteșugar|handmade|produse handmade|atelier de artizanat|marochinărie|lucrat manual|obiecte handmade|atelier de meșteșuguri|vitralii|legătorie de cărți|țesături manuale|meșteșugari|artizan|produse artizanale|obiecte de artizanat|meșteșuguri tradiționale|meșter popular|legătorie|atelier de marochinărie|meșteri populari|produse din piele|cuțite artizanale|produse din piele naturală|artizani|artizanat românesc|atelier handmade|atelier artizanal|cojocar|sculptură în lemn|tablouri și rame|înrămări|sticlă pictată|restaurare mobilă|înrămări tablouri|marmură și granit|rame tablouri|atelier de creație|sticlă suflată|creații handmade|macrame|recondiționări mobilă|restaurator|tricotaje manuale|croșetat|marmură și travertin|arta lemnului|restaurări|împletituri nuiele|blaturi granit|piatră naturală|obiecte din lemn|recondiționare mobilă|restaurare mobilier|cioplitor în lemn|produse lucrate manual|ateliere meșteșugărești',
    marketplace:
      'marketplace|anunțuri gratuite|piață online|comparator de prețuri|locuri de muncă|platformă de rezervări|mica publicitate|bilete online|platformă de anunțuri|joburi|anunțuri online|anunțuri|site de anunțuri|bilete evenimente|anunțuri auto|locuri de muncă online|crowdfunding|portal de joburi|platformă de recrutare|site de joburi|anunțuri locale|anunțuri locuri de muncă|comparator|comparare prețuri|platformă de crowdfunding|anunțuri angajări|compară prețuri|joburi online|bilete la evenimente|site de recrutare|bursă de locuri de muncă',
    'auction-house':
      'casă de licitații|licitații|licitații online|licitație|licitații de artă|case de licitații|licitații auto',
    'energy-supplier':
      'furnizor de energie|furnizor de energie electrică|furnizor de gaze|energie regenerabilă|distribuitor de energie|energie verde|companie de energie|stații de încărcare|furnizor de gaze naturale|energie electrică și gaze naturale|operator de distribuție|stații de încărcare auto|companie energetică|stații de încărcare electrice|furnizare energie electrică|operator regional de apă|alimentare cu apă și canalizare|energie eoliană|companie de apă|distribuție gaze naturale|termoficare|parc eolian|furnizare gaze naturale|apă canal|compania de apă|stații de încărcare mașini electrice|apă și canalizare|benzinărie|stație de carburanți|benzinării|regie de apă|biogaz|distribuție carburanți|furnizor energie|energii regenerabile|operator regional de apă și canalizare',
    telecom:
      'operator de telecomunicații|companie de telecomunicații|telefonie mobilă|telecomunicații|voip|operator de telefonie|centrale telefonice|telefonie ip|centrală telefonică virtuală|operator de telefonie mobilă|servicii de telecomunicații|telefonie fixă|telefonie voip|centrală telefonică|servicii de telefonie|cartelă prepaid|centrală virtuală|centrale telefonice virtuale|esim|telefonie',
    'internet-provider':
      'furnizor de internet|internet prin fibră optică|provider de internet|servicii de internet|internet prin fibră|fibră optică|furnizor de servicii internet|internet fibră optică|internet wireless|furnizor internet|internet și televiziune|servicii internet|internet de mare viteză|internet prin satelit|operator de internet',
    publisher:
      'editură|edituri|casă de editură|editură independentă|editor de carte|casa editorială|servicii editoriale|editură de carte|publicare cărți|editură universitară|grup editorial|publică o carte|edituri independente|trust de presă|editură academică',
    'board-game':
      'joc de societate|jocuri de societate|boardgames|board game|joc de cărți|jocuri de cărți|joc de masă|board games|joc de rol|jocuri de masă|jocuri de rol',
    'hardware-device':
      'dispozitiv|senzor|dronă|drone|căști|imprimantă 3d|trotinetă electrică|bicicletă electrică|mașină electrică|aparat|dispozitive|trotinete electrice|senzori|rulote|autorulote|imprimante 3d|ambarcațiuni|bărci|remorci|mașini electrice|ceas inteligent|tastatură|autorulotă|aparatură|remorci auto|camping-car|rulotă|vehicule electrice|cântare electronice|gps tracker|dispozitive inteligente|smartwatch|camere auto',
    software:
      'software|soluție software|program de gestiune|programe software|soluții software|programe informatice|program informatic|produs software|software de gestiune|software de business|programe de gestiune|software pentru firme|program de calculator|software gratuit|aplicație informatică|software specializat',
    'mobile-app':
      'aplicație|aplicație mobilă|aplicații mobile|aplicație de mobil|aplicații|aplicație android|aplicație iphone|aplicația|app|aplicație pentru telefon|aplicație pentru mobil|aplicație gratuită|aplicații de mobil|aplicație ios|aplicația mobilă',
    'web-app':
      'aplicație web|aplicație online|aplicații web|instrument online|serviciu online|webapp|serviciu web|aplicații online|program online|web app|software online|instrumente online',
    'desktop-app':
      'aplicație desktop|aplicație pentru windows|program pentru windows|aplicație pentru mac|utilitar|programe gratuite|program pentru pc|aplicații desktop|utilitare|programe pc',
    platform:
      'platformă|platformă online|platforme|platformă digitală|platformă web|platformă cloud|platformă software|platformă integrată|platformă de date|platforme digitale|platformă colaborativă|platforme online',
    tool: 'instrument|instrumente gratuite|generator|calculator online|convertor|simulator|instrument gratuit|trusă de instrumente|calculator salarii|generatoare online|calculatoare online|convertor online|toolkit|tool|emulator|generator online|panou de control|cronometru online|planificator|calculator salariu|convertor valutar|unelte online',
    suite:
      'suită|suită software|soluție all-in-one|platformă all-in-one|suită de aplicații|pachet office|suită de instrumente|soluție completă all-in-one|soluție integrată software|aplicație all-in-one|suită de programe|software all-in-one',
    'browser-extension':
      'extensie de browser|extensie chrome|extensie pentru chrome|browser|browser web|blocare reclame|extensie firefox|extensie de chrome|navigator web|extensie browser',
    plugin:
      'plugin|pluginuri|plugin wordpress|modul prestashop|module prestashop|pluginuri wordpress|modul opencart|plugin pentru wordpress|plugin-uri|module opencart|plugin woocommerce|plugin-uri wordpress',
    'code-library':
      'bibliotecă javascript|bibliotecă python|bibliotecă de componente|librărie javascript|bibliotecă software|sdk|librărie python|bibliotecă de cod|bibliotecă open source',
    framework:
      'framework|framework web|cms|sistem de management al conținutului|framework php|framework javascript|motor de joc|sistem de design|sistem de gestionare a conținutului|framework css|generator de site-uri statice|design system',
    'programming-language':
      'limbaj de programare|limbaje de programare|limbaj de scripting|limbaj de marcare|compilator|limbaj de interogare',
    database:
      'bază de date|baze de date|motor de căutare|depozit de date|calcul tabelar|motoare de căutare|foaie de calcul|bază de date online|data warehouse',
    api: 'api|api rest|procesator de plăți|soluții de plată|gateway de plată|platformă de plăți|procesare plăți online|procesator plăți|soluții de plată online|interfață de programare|instituție de plată|procesare plăți|terminal pos|plăți electronice|soluție de plată|pos mobil',
    'operating-system':
      'sistem de operare|sisteme de operare|distribuție linux|firmware|distribuție gnu/linux|distribuții linux|mediu desktop',
    'file-sharing-client':
      'client torrent|client bittorrent|partajare fișiere|transfer de fișiere|transfer fișiere|download manager|manager de descărcări|client ftp|partajare de fișiere|trimitere fișiere|torrente|sincronizare fișiere|tracker torrent',
    'password-manager':
      'manager de parole|generator de parole|administrator de parole|gestionar de parole|manager parole|autentificator|gestionarea parolelor',
    'crypto-wallet':
      'portofel bitcoin|portofel crypto|portofel digital|portofel electronic|wallet|portofel de criptomonede|portofel ethereum|portofel cripto|portofele crypto',
    cryptocurrency:
      'criptomonedă|criptomonede|monedă digitală|blockchain|token|nft|stablecoin|monedă virtuală|memecoin|bitcoin|monede digitale|active digitale|monede virtuale|tokeni|crypto|cripto',
    'crypto-exchange':
      'platformă de tranzacționare|schimb de criptomonede|exchange crypto|broker online|cumpără bitcoin|bursă crypto|broker forex|exchange|broker|casă de schimb valutar|schimb valutar|case de schimb valutar|broker de bursă|platformă crypto|societate de servicii de investiții financiare|bursă de criptomonede|platformă de trading|bitcoin atm|broker bursier|forex|casă de brokeraj|bursa de valori',
    'trading-protocol':
      'protocol defi|finanțe descentralizate|bot de tranzacționare|semnale de tranzacționare|exchange descentralizat|semnale forex|robot forex|defi|roboți de tranzacționare|robot de tranzacționare|protocol de împrumut|tranzacționare automată|bursă descentralizată|tranzacționare algoritmică',
    dapp: 'aplicație descentralizată|aplicații descentralizate|contracte inteligente|contract inteligent|web3|dapp|smart contracts|platformă web3|organizație autonomă descentralizată',
    'messaging-app':
      'aplicație de mesagerie|mesagerie instant|videoconferințe|rețea socială|client de e-mail|chat online|site de matrimoniale|aplicație de dating|matrimoniale|dating online|mesagerie|rețea de socializare|platformă de videoconferință|matrimoniale online|videoconferință|site de întâlniri|agenție matrimonială|chat video|e-mail securizat|servicii de email|chat românesc|client de email|întâlniri online|apeluri video|email business|platformă de comunicare internă',
    'text-editor':
      'editor de text|editor de cod|editor video|editor foto|editor pdf|procesor de text|editor de imagini|mediu de dezvoltare|editor online|editor audio|editor grafic|editor markdown|mediu de dezvoltare integrat|program de editare video|editor de fotografii|editare foto online',
    'note-app':
      'aplicație de notițe|listă de sarcini|jurnal personal|agendă electronică|gestionarea sarcinilor|bază de cunoștințe|aplicație pentru notițe|agendă digitală|jurnal digital|manager de sarcini|listă de cumpărături|planner digital|hărți mentale|aplicație de liste',
    'weather-app':
      'prognoza meteo|aplicație meteo|meteo|stație meteo|prognoza vremii|starea vremii|meteorologie|prognoza meteorologică|stații meteo|radar meteo|vremea în timp real',
    'music-app':
      'aplicație de muzică|player muzical|streaming muzical|player audio|aplicație radio|metronom|muzică online|player video|player media|player de muzică|ascultă muzică online|acordor|acordor chitară|media player|aplicație muzicală|versuri melodii|versuri și acorduri',
    'photo-app':
      'aplicație foto|album foto|aplicație pentru fotografii|galerie foto online|partajare fotografii|albume foto|fotocarte|printare fotografii|tipărire poze|developare poze|imprimare fotografii|fotocărți|album foto online|album foto digital|developare foto|printare poze|tipărire fotografii',
    'fitness-app':
      'aplicație de fitness|aplicație de antrenament|aplicație de sănătate|contor de calorii|aplicație de alergare|aplicație de meditație|antrenamente online|aplicație fitness|planificator de mese|antrenamente acasă|calculator de calorii|aplicație de slăbit|program de slăbire online|meditații ghidate|calendar menstrual|aplicație de nutriție',
    'language-app':
      'aplicație pentru învățarea limbilor|învățarea limbilor străine|învață engleza|aplicație de limbi străine|învață limbi străine|cartonașe de învățare|învață engleza online|învață germana|învață o limbă străină|flashcarduri',
    'finance-app':
      'aplicație financiară|aplicație de buget|finanțe personale|gestionarea cheltuielilor|buget personal|aplicație bancară|buget de familie|controlul cheltuielilor|gestionare cheltuieli|gestiunea cheltuielilor|aplicație de economisire|decont cheltuieli|administrarea banilor|evidența cheltuielilor',
    'accounting-software':
      'program de contabilitate|program de facturare|software de contabilitate|program de salarizare|facturare online|e-factura|program facturare|software contabilitate|facturi online|program de facturare online|soft contabilitate|program contabilitate|program facturare online|aplicație de facturare|software de facturare|software salarizare|program salarizare|facturare electronică|program de facturare gratuit|facturi și e-factura|soft de contabilitate|soft facturare|aplicație facturare|soft salarizare|software de salarizare|program contabilitate și gestiune|softuri de contabilitate|factură electronică|program de contabilitate online',
    erp: 'erp|software erp|sistem erp|program de gestiune stocuri|gestiune stocuri|monitorizare gps|soluții erp|monitorizare flotă|gestionarea stocurilor|program gestiune|soluție erp|soft gestiune|sisteme erp|monitorizare flotă auto|monitorizare gps auto|software de mentenanță|software gestiune|managementul flotei|soft de gestiune|wms|managementul stocurilor|gestiune depozit|localizare gps|software wms|soft erp|program gestiune stocuri|urmărire gps|software de producție|software pentru service auto|managementul depozitului|program service auto|managementul producției|program de gestiune a stocurilor|planificarea producției|gps auto|soft service auto|management flotă|aplicație gestiune stocuri|sistem de monitorizare gps|program pentru construcții|software pentru construcții|sistem wms|soft gestiune stocuri|aplicație de gestiune',
    crm: 'crm|software crm|sistem crm|gestionarea clienților|aplicație crm|managementul relațiilor cu clienții|help desk|crm imobiliar|soft crm|soluție crm|sistem de ticketing|managementul clienților|crm românesc|program crm|helpdesk|soluții crm|software pentru vânzări|platformă crm|automatizarea vânzărilor|software de vânzări',
    'project-management':
      'management de proiect|software de management de proiect|managementul proiectelor|pontaj electronic|software hr|managementul timpului|gestionarea proiectelor|sisteme de pontaj|software resurse umane|managementul resurselor umane|pontaj online|aplicație de pontaj|program de pontaj|colaborare online|intranet|sistem de pontaj|management proiecte|aplicație pontaj|automatizarea proceselor|pontaj|software de hr|planificarea resurselor|soft hr|platformă hr|evidența timpului de lucru|software pontaj|program hr|software de pontaj|gestiunea resurselor umane|managementul documentelor și proceselor|automatizare procese|platformă de colaborare|managementul proceselor|hr software|soft pontaj|platformă de hr|managementul performanței|management de proiecte|automatizarea fluxurilor de lucru',
    'email-tool':
      'email marketing|software de email marketing|platformă de email marketing|trimitere newslettere|sms marketing|trimitere newsletter|platformă newsletter|platformă email marketing|newsletter marketing|sms bulk|trimitere sms|campanii sms|trimiteri sms|e-mail marketing|servicii sms|platformă sms|aplicație email marketing',
    'marketing-software':
      'software de marketing|automatizare marketing|platformă de marketing|program de fidelizare|sondaje online|digital signage|marketing automation|formulare online|carduri de fidelitate|platformă de afiliere|generator cod qr|marketing afiliat|platformă de fidelizare|cod qr|afișaj digital|generator coduri qr|rețea de afiliere|chestionare online|recenzii clienți|card de fidelitate|software seo|instrument seo|cărți de vizită digitale|marketing prin afiliere|creare sondaje|scurtare link|panouri led|fidelizarea clienților|carte de vizită digitală|scurtător de linkuri|instrumente seo|programe de afiliere|sistem de fidelizare|platformă influencer',
    'analytics-software':
      'analiză de date|business intelligence|software de analiză|monitorizare media|analiza datelor|monitorizare site|monitorizare presă|vizualizarea datelor|platformă de analiză|analiză date|software de business intelligence|monitorizarea presei|soluții business intelligence|monitorizare servere|statistici web|trafic web|analytics|monitorizare prețuri|data analytics|analize statistice|monitorizarea prețurilor|big data|informații firme|analiză web|software statistic|inteligența datelor|date firme',
    'booking-software':
      'software de rezervări|sistem de rezervări|programări online|rezervări online|software hotelier|program pentru hoteluri|channel manager|sistem de programări online|program hotel|software pentru saloane|software pentru hoteluri|aplicație de programări|motor de rezervări|aplicație programări|sistem de rezervări online|program pensiune|platformă de programări online|soft hotelier|software săli de fitness|aplicație de rezervări|catalog electronic|program salon|catalog școlar electronic|aplicație de programări online|software pentru săli de fitness|sistem de programări|program școală de șoferi|platformă de evenimente|program hotelier|software pentru școli|aplicație pentru saloane|software booking|management hotelier|platformă de ticketing|soft hotel|booking engine|aplicație pentru cluburi sportive|software pentru grădinițe|programări salon|managementul evenimentelor|property management system|software management școlar|aplicație asociație de proprietari|soft asociații de proprietari|software asociații de proprietari|program asociații de proprietari|soft pentru hoteluri',
    'restaurant-software':
      'software restaurant|program restaurant|soft restaurant|casă de marcat|case de marcat|meniu digital|soft pentru restaurante|meniu qr|soluții horeca|program pentru restaurante|software pentru restaurante|sistem pos|soft horeca|punct de vânzare|meniu digital qr|comenzi online restaurant|software horeca|sisteme pos|meniuri digitale|pos restaurant|case de marcat fiscale|casă de marcat fiscală|sistem pos restaurant|imprimante fiscale|meniu digital restaurant|program magazin|soft magazin|programe restaurant|comenzi online restaurante|program de vânzare|software pos|echipamente fiscale|case de marcat cu jurnal electronic|soluții pos',
    'practice-software':
      'software medical|program cabinet medical|software stomatologic|telemedicină|soft medical|dosar medical electronic|software clinică|aparatură medicală|dispozitive medicale|program stomatologie|software pentru clinici|software pentru cabinete medicale|soft stomatologie|echipamente medicale|soft cabinet medical|software veterinar|programe medicale|software clinici|program medic de familie|software pentru avocați|dispozitiv medical|software pentru clinici medicale|program pentru cabinete medicale|echipamente stomatologice|platformă de telemedicină|fișa electronică a pacientului|consumabile medicale|program avocat|software juridic|sănătate digitală|software pentru stomatologie|produse ortopedice|consultații medicale online|aparate medicale|soft clinică|produse medicale|materiale sanitare|legislație online|program legislativ|software pentru psihologi|echipamente medicale și consumabile',
    'security-software':
      'securitate cibernetică|software de securitate|securitate informatică|teste de penetrare|firewall|criptare|companie de securitate cibernetică|securitate it|control acces|testare de securitate|soluții de securitate cibernetică|securitatea informației|cybersecurity|pentesting|servicii de securitate cibernetică|soluții de securitate it|test de penetrare|teste de securitate|audit de securitate|sisteme control acces|penetration testing|securitatea datelor|gestionarea identității|audit securitate cibernetică|verificarea identității|recunoaștere facială|sisteme de control acces|prevenirea fraudei|managementul identității',
    'compliance-software':
      'semnătură electronică|software de conformitate|gestiunea documentelor|management documente|consultanță gdpr|arhivare electronică|conformitate gdpr|semnătură electronică calificată|managementul documentelor|document management|arhivare documente|semnături electronice|implementare gdpr|servicii gdpr|managementul riscului|protecția muncii|sistem de management al documentelor|responsabil protecția datelor|avertizori de integritate|registratură electronică|firmă de arhivare|managementul calității|managementul contractelor|medicina muncii|servicii de arhivare|compliance|servicii ssm|securitate și sănătate în muncă|ssm și psi|protecția datelor cu caracter personal consultanță|certificat digital|digitalizare documente|gestiune documente|servicii externe ssm|protecția muncii și psi|ssm|arhivare și depozitare documente|software managementul documentelor|arhivarea documentelor|medicină a muncii|medicina muncii și protecția muncii|raportare esg|registratură online|sustenabilitate și esg|protecția muncii psi|software gdpr|servicii ssm și psi|managementul riscurilor|soft registratură|sistem de management integrat|amprentă de carbon',
    antivirus:
      'antivirus|program antivirus|anti-malware|antispam|software antivirus|filtru antispam|soluții antivirus|antivirus gratuit|protecție antivirus|licențe antivirus|antimalware',
    vpn: 'vpn|serviciu vpn|aplicație vpn|proxy|vpn gratuit|rețea privată virtuală|servicii vpn|server proxy',
    'disk-tool':
      'curățare disc|manager de fișiere|fișiere duplicate|analiză spațiu pe disc|curățare calculator|utilitar de sistem|dezinstalare programe|optimizare pc|explorator de fișiere|optimizare calculator|curățare pc',
    'backup-software':
      'software de backup|backup online|backup în cloud|stocare în cloud|copii de siguranță|backup date|soluții de backup|backup cloud|stocare cloud|backup|cloud backup|stocare date|soluție de backup|disaster recovery|stocare online',
    'hosting-provider':
      'găzduire web|hosting|web hosting|servere dedicate|înregistrare domenii|găzduire site|centru de date|vps|servere vps|găzduire site-uri|domenii web|hosting wordpress|domenii .ro|cloud hosting|găzduire wordpress|domenii și găzduire|furnizor de hosting|servicii de găzduire web|hosting web|servicii hosting|servicii de hosting|găzduire|data center|domenii și hosting|server vps|servere virtuale|cloud computing|servicii cloud|server dedicat|hosting și domenii|servicii de găzduire|furnizor cloud|colocare servere|centre de date|gazduire web și domenii|soluții cloud hosting|infrastructură cloud|servere cloud|cloud privat|colocare|reseller hosting|registrar de domenii|datacenter',
    'streaming-service':
      'serviciu de streaming|platformă de streaming|streaming|transmisiuni live|filme online|iptv|platformă video|streaming video|video la cerere|live streaming|filme online subtitrate|transmisie live|filme și seriale|transmisiuni live evenimente|seriale online|video on demand|live stream evenimente|platformă de streaming video|platformă de webinarii|servicii live streaming|filme seriale online',
    'radio-platform':
      'radio online|streaming radio|radio pe internet|găzduire radio|posturi radio online|radiouri online|shoutcast hosting|radio internet|găzduire podcast|hosting radio|server radio|ascultă radio online|web radio|posturi de radio online|streaming audio',
    chatbot:
      'chatbot|chatboți|asistent vocal|live chat|agent conversațional|bot whatsapp|chat live|chatbot ai|recepționist virtual|agent vocal ai|chatbot pentru site|chatboți ai|ai conversațional|robot conversațional|agenți conversaționali|voicebot|inteligență artificială conversațională|chatbot cu inteligență artificială|agent vocal|chatbot whatsapp',
    'ai-assistant':
      'asistent ai|instrument ai|generator de imagini|generator de texte|transcriere automată|asistent inteligent|ai generativ|recunoaștere vocală|asistent cu inteligență artificială|instrumente ai|inteligență artificială generativă|generator de imagini ai|asistent virtual ai|model de limbaj|transcriere audio|sinteză vocală|traducere automată|copilot ai|generator ai|text în voce|asistent virtual inteligent',
    'ai-agent':
      'agent ai|agenți ai|inteligență artificială|automatizare ai|agenție ai|automatizare cu ai|agenți autonomi|automatizări ai|soluții ai|soluții de inteligență artificială|machine learning|agenție de automatizare|viziune computerizată|automatizări cu inteligență artificială|agenție de automatizări ai|agenți inteligenți|companie de inteligență artificială|agenți de inteligență artificială|agenție de automatizări|învățare automată|angajați digitali|soluții de automatizare ai|automatizări cu ai|rpa|computer vision',
    'website-builder':
      'constructor de site-uri|creare site gratuit|platformă magazin online|platformă e-commerce|creator de site-uri|platformă ecommerce|no-code|creează-ți magazin online|creează site|cv online|platformă de e-commerce|platformă de magazin online|generator cv|creare cv|creează un site|platformă de magazine online|site gratuit|creează cv|platformă pentru magazine online|constructor de site|platformă de ecommerce|creare blog|platformă pentru cursuri online|low-code|platformă no-code|software magazin online|no code|creează magazin online',
    'website-template':
      'temă wordpress|teme wordpress|șabloane web|șabloane site|fonturi|imagini stock|template site|template html|template-uri|fotografii stock|șabloane|teme pentru wordpress|template wordpress|șabloane excel|modele de contracte|teme prestashop|fonturi gratuite|modele cv|banc de imagini|imagini gratuite|teme site|modele de documente|iconițe|ui kit|caractere tipografice|modele documente|modele de cv',
    'design-tool':
      'instrument de design|software de proiectare|software cad|software 3d|modelare 3d|software de design|program de proiectare|randări 3d|software de animație|program de desen|software bim|program cad|randare 3d|bim|vizualizări 3d|proiectare 3d|simulări numerice|software inginerie|creator de logo|software de arhitectură|software de randare|generator de logo|program de proiectare mobilă|vizualizare arhitecturală|simulare numerică|captură de ecran|software pentru prezentări|vizualizări arhitecturale|cad|configurator 3d|aplicație de desen|înregistrare ecran|program de design interior|program de devize',
    'developer-tool':
      'instrument pentru dezvoltatori|instrumente pentru dezvoltatori|linie de comandă|integrare continuă|testare automată|manager de pachete|instrumente de dezvoltare|testare software|platformă pentru dezvoltatori|devops|instrument de dezvoltare|automatizarea testelor|client git|emulator de terminal|instrument în linie de comandă|generator de cod|testarea aplicațiilor|servicii de testare software|depanator|controlul versiunilor',
    'computer-game':
      'joc|jocuri|joc video|jocuri video|joc online|joc mobil|joc de strategie|jocuri online|jocuri gratuite|joc multiplayer|joc de aventură|jocuri pentru copii|joc pentru mobil|joc de cuvinte|jocuri gratis|jocuri pc|joc educativ online|joc pe calculator|joc indie|jocuri mobile|joc de browser|jocuri de strategie|integrame|rebus|joc gratuit|gamificare|mmorpg|joc de simulare|joc puzzle|jocuri flash|joc pc',
    'game-server':
      'server de minecraft|server minecraft|server de jocuri|server de cs|server counter strike|server roleplay|server fivem|server samp|server cs 1.6|server de roleplay|server metin2|comunitate de gaming|servere cs|servere de cs|servere minecraft|comunitate samp|server privat|server discord|server de metin2|servere de jocuri',
    'game-studio':
      'studio de jocuri|studio de jocuri video|dezvoltator de jocuri|dezvoltare jocuri|dezvoltator de jocuri video|dezvoltatori de jocuri|studio de gaming|dezvoltare jocuri video|studio independent de jocuri|studio de dezvoltare jocuri|dezvoltare de jocuri|studio indie|game studio',
    saas: 'saas|software ca serviciu|platformă saas|soluție cloud|soluție saas|software cloud|software în cloud|soluții cloud|software pe bază de abonament|aplicație saas|soluție în cloud|software saas|soluții saas|aplicație cloud|aplicație în cloud',
    'learning-platform':
      'platformă de învățare|platformă educațională|platformă e-learning|lms|platformă de cursuri|școală online|aplicație educațională|edtech|platformă de e-learning|platformă de învățare online|platformă de formare|platformă de cursuri online|platforme educaționale|platformă lms|software educațional|educație online|platformă de educație|lecții interactive|aplicații educaționale|platformă elearning|clasa virtuală|tehnologie educațională|campus virtual|sistem de management al învățării|manuale digitale interactive',
    'smart-home':
      'casă inteligentă|smart home|case inteligente|automatizări casă|sistem smart home|interfon|videointerfon|încuietori inteligente|automatizări rezidențiale|interfoane|videointerfoane|interfonie|sisteme de interfonie|domotică|yală inteligentă|automatizare casă|sisteme smart home|automatizări case|automatizare rezidențială|alarme casă|locuință inteligentă',
    robot:
      'robot|robotică|roboți industriali|roboți|roboți colaborativi|coboți|robotică educațională|robotică industrială|roboți autonomi|robot industrial|cursuri de robotică|robot colaborativ|roboți mobili|celule robotizate|robotizare',
    association:
      'asociație|asociații|asociația|societate științifică|asociație culturală|asociație profesională|asociație de proprietari|federație|societatea română de|asociația de părinți|asociația română de|federația|asociație de locatari|colegiul medicilor|ordinul arhitecților|asociația națională|asociație de părinți|asociația culturală|federații|asociații de proprietari|societatea națională|asociația de proprietari|asociație profesională națională|societate academică|uniunea artiștilor|asociația foștilor elevi|asociația română|asociație de dezvoltare intercomunitară|confederație|asociația absolvenților|societatea culturală|asociația internațională|confederația',
    'non-profit':
      'organizație non-profit|ong|organizație neguvernamentală|asociație nonprofit|organizație nonprofit|întreprindere socială|asociație fără scop lucrativ|organizație umanitară|non-profit|organizație non-guvernamentală|asociație non-profit|asociație non-guvernamentală|ong-uri|organizații neguvernamentale|economie socială|asociație umanitară|întreprindere socială de inserție|nonprofit|organizație de mediu|asociație neguvernamentală|societate civilă|organizație nonguvernamentală|fără scop patrimonial|organizație non profit|organizație pentru drepturile omului|organizație a societății civile|organizația neguvernamentală',
    charity:
      'organizație caritabilă|asociație caritabilă|banca de alimente|cantină socială|ajutor umanitar|strângere de fonduri|campanie umanitară|asociație de caritate|casa de tip familial|casă de copii|centru de plasament|servicii sociale|asistență socială|asociație de binefacere|acte de caritate|adăpost de noapte|organizație de caritate|cauze umanitare|centru maternal|campanii umanitare|ajutorarea copiilor|caz umanitar|cazuri umanitare|proiecte umanitare',
    foundation:
      'fundație|fundația|fundații|fundație caritabilă|fond de burse|fundație comunitară|fundația comunitară|burse de studiu|fundație de caritate|fundație privată|fundație nonprofit|fundația culturală',
    'support-association':
      'asociație de sprijin|asociație de pacienți|grup de suport|asociația pacienților|grup de sprijin|grup de întrajutorare|grupuri de suport|asociații de pacienți|asociație pentru persoane cu dizabilități|asociația de sprijin|asociația persoanelor cu dizabilități|asociație pentru copii cu dizabilități|asociația părinților|grup de ajutor|centru de sprijin|asociația nevăzătorilor|asociație a pacienților',
    'community-organisation':
      'organizație comunitară|centru cultural|centru comunitar|casă de cultură|centru de tineret|cămin cultural|centrul cultural|grădină comunitară|grup de acțiune locală|casa de cultură a sindicatelor|palatul copiilor|grup de inițiativă|grupul de acțiune locală|spațiu cultural|casa tineretului|palat cultural|căminul cultural|centru multifuncțional|clubul copiilor|centru de cultură|institut cultural|grădini comunitare|centrul comunitar|hub cultural|spațiu comunitar|centru social|centru cultural independent|spațiu cultural independent|centrul de cultură|grădină urbană',
    'rescue-organisation':
      'salvamont|crucea roșie|prim ajutor|salvare montană|serviciu de urgență|cursuri de prim ajutor|salvamar|curs de prim ajutor|salvator|serviciul public salvamont|smurd|salvatori montani|căutare și salvare|serviciul salvamont|salvator montan|salvatori',
    church:
      'biserică|parohie|parohia|catedrală|mănăstire|biserică baptistă|biserică penticostală|moschee|sinagogă|capelă|biserica ortodoxă|episcopie|biserica creștină|arhiepiscopia|mitropolia|episcopia|protopopiat|parohia ortodoxă|biserică evanghelică|templu|protopopiatul|biserica greco-catolică|mănăstiri|parohia ortodoxă română|patriarhia|parohia catolică|biserica adventistă|biserici|slujire creștină|catedrala ortodoxă|parohia romano-catolică',
    'religious-community':
      'comunitate religioasă|mănăstirea|schit|ordin religios|congregație|centru de meditație|studiu biblic|comunitate creștină|organizație creștină|comunitate spirituală|cult religios|asociație creștină|misiune creștină|congregația|comunitate evreiască|schitul|centru budist|pelerinaje|agenție de pelerinaje|comunitatea evreilor|centru spiritual|ordinul franciscan|studii biblice|institut teologic|viață monahală|comunitate catolică',
    'political-party':
      'partid politic|partidul|campanie electorală|candidat independent|formațiune politică|mișcare politică|deputat|senator|alianță politică|partide politice|candidat la primărie|candidat la alegeri|consilier local|grup parlamentar|campanii electorale|europarlamentar|alegeri locale',
    union:
      'sindicat|sindicatul|sindicate|federație sindicală|confederație sindicală|organizație sindicală|federația sindicatelor|confederația națională sindicală|uniune sindicală|sindicatul liber|sindicat independent|sindicatul național|federația sindicală|sindicatul independent|blocul național sindical|cartel sindical|alianța sindicatelor',
    'trade-association':
      'patronat|cameră de comerț|asociație patronală|asociație de afaceri|camera de comerț și industrie|asociația producătorilor|asociația oamenilor de afaceri|federație patronală|organizație patronală|confederație patronală|asociație de producători|breaslă|consiliul investitorilor străini|uniunea producătorilor|patronatul|rețea de afaceri|organizație profesională|asociația antreprenorilor|club de afaceri|camera de comerț româno|asociația patronală|federația patronală|confederația patronală|asociația investitorilor|asociație profesională de industrie|organizație interprofesională|networking de afaceri|comunitate de afaceri|grup de producători|camera de comerț bilaterală|camere de comerț|asociația fermierilor',
    cooperative:
      'cooperativă|cooperative|cooperativă agricolă|societate cooperativă|cooperativă de credit|cooperativă meșteșugărească|cooperație|cooperative agricole|societate cooperativă meșteșugărească|bancă cooperatistă|societate cooperativă de consum|cooperativă socială|cooperativă de consum|cooperație de consum',
    municipality:
      'primărie|primăria|primării|comună|municipiul|orașul|consiliul local|consiliul județean|satul|județul|primăria comunei|primăria orașului|primăria municipiului|administrație locală|administrația publică locală|unitate administrativ-teritorială|primăria sectorului|instituția prefectului|prefectura|administrație publică locală|asociația comunelor|asociația municipiilor|sat din județul|raion|consiliul raional|consiliu local',
    authority:
      'autoritate publică|minister|ministerul|instituție publică|agenție guvernamentală|ambasadă|consulat|poliția locală|direcție județeană|agenția națională|direcția județeană|inspectorat școlar|autoritatea națională|inspectoratul școlar|inspectoratul școlar județean|poliție locală|direcția generală|administrație publică|casa județeană de pensii|consulatul general|administrația națională|direcția de sănătate publică|instituții publice|tribunalul|consulatul|agenția pentru protecția mediului|casa de asigurări de sănătate|autoritate națională|regie autonomă|inspectoratul de stat|judecătoria|curtea de apel|ocolul silvic|ocol silvic|baroul|autoritate portuară|parc național|parc natural|administrația parcului|garda de mediu|avocatul poporului|consulat onorific|direcția generală de asistență socială|oficiul național|inspectoratul teritorial de muncă',
    'fire-brigade':
      'pompieri|pompieri voluntari|detașament de pompieri|inspectorat pentru situații de urgență|serviciul voluntar pentru situații de urgență|inspectoratul pentru situații de urgență|serviciu voluntar pentru situații de urgență|serviciu privat pentru situații de urgență|pompierii voluntari|serviciu privat de pompieri|stație de pompieri|asociația pompierilor',
    community:
      'comunitate|comunitate online|forum|forumuri|grup de utilizatori|fan club|comunitatea|comunități|forum de discuții|comunitate de dezvoltatori|forumul|comunitate de discord|fanclub|comunitate virtuală|comunitate de antreprenori|comunitate românească|comunitate de pasionați|club de fani',
    network:
      'rețea|alianță|consorțiu|coaliție|parteneriat|cluster|rețeaua|rețele|colectiv|rețea națională|consorțiul|coaliția|clusterul|rețea de profesioniști|rețea de organizații|rețea profesională|rețea internațională|rețea europeană',
    club: 'club|clubul|cluburi|club de lectură|club auto|moto club|radioamatori|club rotary|club lions|club foto|rotary club|club de carte|club moto|radioclub|club de mașini clasice|lions club|club privat|club automobilistic|cerc literar|clubul rotary|cenaclu literar|radioamator|club de turism montan|cenaclu|club de astronomie|radioclubul|asociația columbofilă|club de dezbateri|club canin|club chinologic|automobil club|asociația vânătorilor|asociația chinologică',
    initiative:
      'inițiativă|inițiative|inițiativă civică|mișcare|campanie de conștientizare|program de sprijin|mișcare civică|grup civic|inițiativă cetățenească|campanie socială|mișcarea|campanie națională|program național|campanie de informare|platformă civică|inițiativă locală|inițiativă socială|program de mentorat|program european',
    project:
      'proiect|proiecte|proiect de cercetare|proiect european|proiect educațional|proiect pilot|proiect cultural|proiect social|proiectul|proiect artistic|proiect personal|proiect cofinanțat|proiect finanțat|proiect comunitar|proiect independent|proiect muzical|proiecte europene|proiect internațional',
    'open-source-project':
      'software liber|open source|proiect open source|sursă deschisă|software cu sursă deschisă|date deschise|cod sursă deschis|software open source|proiect cu sursă deschisă|instrument open source|platformă open source|cu sursă deschisă|soluție open source',
    'youth-organisation':
      'organizație de tineret|asociație de tineret|cercetași|tabără de vară|tabere pentru copii|tabără|consiliul tinerilor|organizația cercetașii|tabere|tabere de vară|tabere copii|centrul de tineret|tabere școlare|tabără de copii|grup de cercetași|tabără pentru copii|club de tineret|asociația tinerilor|tabără urbană|tabere și excursii|tabere de copii|consiliul tineretului|tabere educaționale|tabere internaționale|fundația pentru tineret|organizația de tineret|excursii școlare|tabere la munte',
    'student-organisation':
      'organizație studențească|asociație studențească|ligă studențească|asociația studenților|uniunea studenților|sindicat studențesc|organizația studenților|liga studenților|asociații studențești|consiliul elevilor|federație studențească|organizații studențești|societatea studenților|asociația studențească',
    company:
      'companie|firmă|companii|firme|societate|afacere de familie|compania|întreprindere|brand|afacere|companie românească|firmă de familie|companie de familie|corporație|societatea comercială|imm|companie multinațională|firmă românească|companie privată|întreprinderi|companie cu capital românesc|brand local',
    agency: 'agenție|agenții|agenția|agenție boutique|agenție independentă|agenție specializată|agenție integrată',
    service:
      'serviciu|servicii|prestări servicii|serviciul|servicii profesionale|servicii complete|servicii integrate|servicii personalizate|serviciu de abonament|servicii specializate',
    studio: 'studio|studiouri|studioul|atelier creativ|studiou',
    practice:
      'cabinet|cabinetul|cabinete|cabinet privat|cabinet individual|birou individual|cabinet particular|cabinete asociate',
    centre:
      'centru|centrul|centre|hub|centru de excelență|centru specializat|centru de competență|centru de resurse|centru regional|centru integrat|centru de inovare',
    provider:
      'furnizor de servicii|prestator|furnizor de soluții|prestator de servicii|operator|furnizori de servicii|prestatori de servicii|furnizori de soluții|provider',
    specialist:
      'specialist|specialiști|expert|experți|profesionist|profesioniști|consilieri|tehnician|tehnicieni|specialiștii|profesioniștii|echipă de specialiști|echipă de profesioniști|expertul|experții',
    solution:
      'soluție|soluții|sistem|sisteme|produs|produse|tehnologie|tehnologii|soluții complete|soluții integrate|soluții personalizate|soluții la cheie|soluție completă|soluții inovatoare|soluție integrată|soluții profesionale',
    group:
      'grup|grupul|grup de firme|holding|grup de companii|grupuri|grup industrial|conglomerat|grup internațional|grup multinațional|grupul de firme|grupul de companii|grup românesc',
    startup:
      'startup|start-up|startup-uri|spin-off|startup românesc|start-up românesc|start-up-uri|start up|startup tehnologic|startup de tehnologie|startupuri|startup inovator',
    blog: 'blog|bloguri|blogul|blog personal|blog de călătorii|blog culinar|rețete culinare|site personal|pagină personală|rețete|blog de travel|blog de modă|blogger|blog de parenting|rețete de mâncare|travel blog|blog de familie|blog de rețete|rețete simple|blog de cărți|recenzii de cărți|blog literar|blog auto|blog de călătorie|blog de beauty|blogul personal|blog de tehnologie|rețete tradiționale|recenzii cărți|blog de fashion|food blog|blog despre',
    magazine:
      'revistă|reviste|revistă online|revistă literară|revistă științifică|revistă de cultură|fanzin|benzi desenate|publicație|revistă culturală|revistă digitală|publicație online|almanah|revistă academică|revistă glossy|revistă de specialitate|publicație lunară|revistă lunară|publicații|recenzii filme|revistă trimestrială|revistă pentru copii|revistă de artă|publicație de specialitate|jurnal științific',
    newspaper:
      'ziar|ziarul|ziare|ziar local|știri|portal de știri|agenție de presă|cotidian|ziar online|știri locale|publicație locală|site de știri|presă locală|săptămânal|știri online|știri din|agenție de știri|jurnalism independent|ziar regional|gazeta|ultimele știri|știri de ultimă oră|ziare online|cotidian online|presă independentă|ziar județean|jurnalism|publicație independentă|știri și actualitate|cotidian regional|presă online|jurnalism de investigație|ziar independent|publicație de știri|ziarul local|cotidianul|site de informare|platformă media independentă|platformă de jurnalism|săptămânalul',
    newsletter:
      'newsletter|buletin informativ|newsletterul|newslettere|newsletter săptămânal|buletin|newsletter zilnic|newsletter gratuit|buletin parohial|buletin de știri',
    podcast:
      'podcast|podcasturi|canal de youtube|podcastul|emisiune podcast|canal youtube|youtuber|podcast românesc|serie video|producție podcast|serial audio|vlog|vlogger|podcast-uri|producție de podcasturi|web serie|teatru radiofonic',
    'radio-station':
      'post de radio|radio|radio local|stație radio|postul de radio|emisiune radio|radio fm|radio creștin|post radio|posturi de radio|radio comunitar|radio regional|radio public|radio studențesc|radioul|post de radio local',
    'tv-channel':
      'televiziune|post de televiziune|televiziunea|canal tv|televiziune locală|film documentar|scurtmetraj|lungmetraj|serial|postul de televiziune|televiziuni|televiziune online|posturi tv|post tv|tv online|filme documentare|film de scurtmetraj|televiziune regională|canal de televiziune|serial tv|televiziune publică|film de lungmetraj|emisiune tv|emisiune de televiziune|televiziune prin cablu|film românesc|canal de știri',
    'record-label':
      'casă de discuri|label muzical|impresariat artistic|management artistic|organizator de concerte|distribuție muzicală|agenție de booking|impresar artiști|impresariat|case de discuri|organizare concerte|producție muzicală|agenție de impresariat|agenție de impresariat artistic|impresar|label independent|booking artiști|organizator concerte|agenție impresariat|organizator de spectacole|impresariat artiști|agenție de artiști|casă de producție muzicală|impresari',
    portal:
      'portal|portal web|portal de informare|portalul|site de informații|portal online|portaluri|site informativ|portal local|portal informativ|ghid online|ghid practic|portal educațional|portal național|portal turistic|site instituțional|centru de documentare|portal oficial|punct de informare',
    directory:
      'director web|catalog de firme|director de firme|catalog|listă de firme|arhivă|arhivă digitală|portal imobiliar|ghid local online|pagini aurii|firme din românia|catalog online|lista firmelor|catalog firme|director online|hartă interactivă|catalogul firmelor|baza de date firme|arhive|ghidul firmelor|arhivele naționale|listă firme|coduri poștale|genealogie|arhivă foto|ghid de afaceri|catalog digital|bibliotecă virtuală|pagini aurii online|directorul firmelor|ghidul restaurantelor|repozitoriu',
    encyclopedia:
      'enciclopedie|wiki|dicționar|dicționar online|glosar|documentație|tutoriale|tutorial|manual de utilizare|ghid de utilizare|enciclopedie online|dicționarul explicativ|enciclopedia|enciclopedie liberă|dicționare|documentație tehnică|tutoriale video|dicționar explicativ|dicționar de sinonime|manuale|dicționar explicativ al limbii române|tutoriale online|rezumate și comentarii literare|comentarii literare|traducător online|tutoriale gratuite',
    portfolio:
      'portofoliu|portofoliu online|cv|curriculum vitae|portofoliu personal|portofolii|portofoliu fotografic|site de portofoliu|portofoliu profesional|portofoliu de',
    'film-production':
      'casă de producție film|producție de film|regizor|cineast|studio de film|producție cinematografică|post-producție|producții video și film|regizoare|producție de filme|producție film|case de producție|regizori|postproducție|realizator film|companie de producție de film|realizator de film|cineaști|studiouri de film|producție audiovizuală|producător de film|companie de producție film|regizor de film|producții cinematografice|filmmaker|casă de producție de film|producător de filme|distribuitor de filme|studiouri cinematografice|producție tv|producții audiovizuale|distribuție de film|realizator tv',
  },
}
