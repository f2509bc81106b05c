import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: 'hotel|hotels|boutique hotel|bed & breakfast hotel|motel|lodge|lodges',
    'guest-house': 'guest house|guesthouse|guest houses|bed and breakfast|bed & breakfast|b&b|guest rooms|homestay',
    hostel: 'hostel|hostels|backpackers hostel|youth hostel',
    inn: 'inn|country inn',
    'holiday-home':
      'holiday home|holiday homes|holiday house|holiday cottage|holiday cottages|holiday rental|holiday rentals|vacation rental|vacation rentals|vacation home|holiday apartment|holiday apartments|holiday flat|self-catering cottage|self-catering accommodation|villa|villas|chalet|chalets|cottage|beach house|cabin|cabins|serviced apartments',
    'mountain-hut': 'mountain hut|alpine hut|mountain refuge|mountain lodge',
    campsite: 'campsite|campground|camping site|caravan park|rv park|glamping|holiday park',
    resort: 'resort|resorts|beach resort|ski resort',
    'farm-stay': 'farm stay|farmstay|agritourism|guest farm|game lodge|guest ranch',
    accommodation: 'accommodation|lodging|place to stay',
    'student-residence': 'student residence|student accommodation|student housing',
    restaurant:
      'restaurant|restaurants|bistro|brasserie|steakhouse|eatery|diner|trattoria|gastropub|grill|sushi bar|tapas bar|taqueria|dining',
    pizzeria: 'pizzeria|pizza restaurant|pizza place|pizza delivery',
    cafe: 'café|cafe|coffee shop|coffeehouse|coffee house|tea room|tearoom|espresso bar',
    bar: 'bar|cocktail bar|wine bar|lounge|taproom|beer garden',
    pub: 'pub|alehouse|public house',
    nightclub: 'nightclub|night club|dance club',
    bakery: 'bakery|bakeries|artisan bakery|baker',
    butcher: 'butcher|butchers|butchery|butcher shop',
    'pastry-shop': 'patisserie|pastry shop|cake shop|confectioner|chocolatier|cake studio',
    'ice-cream-parlour': 'ice cream parlour|ice cream parlor|ice cream shop|gelateria',
    catering: 'catering company|catering service|catering|caterer|caterers',
    'food-truck': 'food truck|food trucks|street food',
    brewery: 'brewery|craft brewery|microbrewery|brewpub',
    winery: 'winery|wineries|vineyard|vineyards|wine estate|wine producer',
    distillery: 'distillery|distillers',
    'coffee-roaster': 'coffee roaster|coffee roasters|coffee roastery|roastery',
    delicatessen: 'delicatessen|deli|fine foods',
    'food-producer': 'food producer|food manufacturer|food company|food brand',
    farm: 'farm|organic farm|family farm|csa farm|orchard|market garden',
    dairy: 'dairy|creamery|cheesemaker',
    'beach-club': 'beach club|beach bar|bathing establishment',
    'music-venue': 'music venue|live music venue|concert venue|concert hall|gig venue|live venue|jazz club',
    'event-venue':
      'event venue|events venue|venue|event space|conference centre|conference center|function venue|banquet hall',
    'wedding-venue': 'wedding venue|wedding venues',
    theatre: 'theatre|theater|opera house|playhouse',
    cinema: 'cinema|movie theater|movie theatre|film theatre',
    museum: 'museum|museums|visitor centre|heritage centre',
    gallery: 'gallery|art gallery|galleries',
    zoo: 'zoo|wildlife park|safari park|aquarium|petting zoo',
    'theme-park': 'theme park|amusement park|water park',
    'adventure-park': 'adventure park|high ropes course|zip line|trampoline park',
    'escape-room': 'escape room|escape rooms|escape game',
    'indoor-playground': 'indoor playground|soft play|play centre|play center',
    'bowling-alley': 'bowling alley|bowling centre|bowling center|laser tag',
    'swimming-pool': 'swimming pool|leisure pool|lido',
    spa: 'spa|day spa|wellness spa|thermal baths|wellness centre|wellness center|wellness retreat|retreat',
    sauna: 'sauna|saunas|steam bath|hammam',
    marina: 'marina|yacht harbour|boatyard|boatyards|yacht charter',
    'boat-rental': 'boat rental|boat hire|kayak rental|canoe hire|boat trips|boat tours',
    'bike-rental': 'bike rental|bike hire|bicycle rental|e-bike rental',
    'tour-operator': 'tour operator|tour operators|tour company|safari operator|safaris|expeditions',
    'guided-tours':
      'guided tours|guided tour|city tours|walking tours|walking tour|tour guide|mountain guide|guided hikes',
    'travel-agency': 'travel agency|travel agent|travel company|travel planner|travel designer',
    'travel-guide': 'travel guide|city guide|village guide|local guide',
    'tourist-office': 'tourist office|tourist information|tourism board|visitor bureau',
    festival: 'festival|music festival|film festival|street parade|carnival',
    conference: 'conference|summit|trade fair|trade show|hackathon|meetup|convention|congress|symposium',
    casino: 'casino|betting site|sportsbook',
    'golf-course': 'golf course|golf club|driving range|golf resort',
    'ski-school': 'ski school|snowboard school',
    'surf-school': 'surf school|surf camp|kite school|kitesurf school',
    'diving-school': 'dive centre|dive center|diving school|dive shop|scuba diving',
    'riding-school': 'riding school|horse riding school|riding centre|equestrian centre|equestrian center',
    'climbing-gym': 'climbing gym|climbing wall|climbing centre|climbing center|bouldering gym',
    gym: 'gym|gyms|weightlifting gym|powerlifting gym|boxing gym|strength gym|crossfit box|boxing club',
    'fitness-studio':
      'fitness studio|fitness centre|fitness center|fitness club|health club|pilates studio|spin studio|barre studio',
    'personal-trainer': 'personal trainer|personal training|fitness coach|strength coach|running coach',
    'yoga-studio': 'yoga studio|yoga school|yoga centre|yoga classes|yoga teacher',
    'dance-school': 'dance school|dance studio|dance academy|ballet school|dance classes',
    'martial-arts-school':
      'martial arts school|martial arts academy|martial arts|karate club|karate school|judo club|dojo|taekwondo school|jiu-jitsu academy|jiu jitsu|kung fu school|self-defence school|self-defense school|krav maga',
    'sports-club':
      'sports club|football club|soccer club|rugby club|cricket club|hockey club|rowing club|swimming club|running club|cycling club|athletics club|volleyball club|basketball club|handball club|sailing club|yacht club|shooting club|gymnastics club|chess club',
    'sports-team': 'football team|soccer team|basketball team|baseball team|hockey team|racing team|esports team',
    'sports-federation': 'sports federation|football association|athletic association|governing body|sports league',
    'tennis-club': 'tennis club|tennis academy|tennis school|padel club',
    choir: 'choir|chorus|singing group|choral society',
    orchestra: 'orchestra|philharmonic|string quartet|chamber ensemble|brass band|wind band',
    band: 'rock band|wedding band|party band|cover band|jazz band|folk band|tribute band|live band',
    dj: 'dj|mobile disco|wedding dj',
    'event-agency': 'event agency|event management company|event planner|event planners|event company|events company',
    'wedding-planner': 'wedding planner|wedding planners|wedding planning|wedding agency',
    'event-service':
      'event rental|event hire|event service|event technology|party rental|photo booth|marquee hire|bouncy castle hire|sound and light|event staffing|magician|entertainer|wedding celebrant',
    'medical-practice':
      'medical practice|medical practices|doctor’s office|family practice|gp surgery|medical centre|medical center|health centre|health center',
    doctor:
      'doctor|physician|dermatologist|paediatrician|pediatrician|surgeon|plastic surgeon|cardiologist|gynaecologist|gynecologist|ophthalmologist|orthopaedic surgeon|general practitioner|psychiatrist',
    dentist:
      'dentist|dentists|dental practice|dental practices|dental clinics|dental clinic|dental office|dentistry|dental surgery|dental care',
    orthodontist: 'orthodontist|orthodontics|orthodontic practice',
    clinic: 'clinic|clinics|fertility clinic|eye clinic|skin clinic|aesthetic clinic|medspa|med spa',
    hospital: 'hospital|hospitals|hospice',
    physiotherapist:
      'physiotherapist|physiotherapy|physiotherapy practice|physical therapist|physical therapy|physio|sports therapy',
    chiropractor: 'chiropractor|chiropractors|chiropractic|chiropractic clinic|chiropractic practice',
    osteopath: 'osteopath|osteopathy|osteopathic clinic',
    'speech-therapist': 'speech therapist|speech therapy|speech pathologist|speech-language pathologist',
    'occupational-therapist': 'occupational therapist|occupational therapy',
    psychotherapist:
      'psychotherapist|psychotherapy|psychologist|psychologists|psychology practice|mental health clinic|mental health practice|marriage and family therapist',
    naturopath:
      'naturopath|naturopathy|acupuncture|acupuncturist|homeopath|homeopathy|herbalist|ayurveda|alternative medicine|holistic health',
    podiatrist: 'podiatrist|podiatry|foot clinic|foot care',
    midwife: 'midwife|midwives|midwifery|doula',
    nurse: 'nursing service|nursing agency|nursing care',
    'home-care': 'home care|home care agency|homecare|in-home care|care agency|domiciliary care|senior care',
    'care-home':
      'care home|nursing home|retirement home|assisted living|residential home|retirement community|senior living',
    pharmacy: 'pharmacy|pharmacies|chemist|drugstore',
    optician: 'optician|opticians|optometrist|optometry|eyewear|eye care',
    'hearing-aids': 'hearing aids|audiologist|hearing centre|hearing center|audiology',
    laboratory: 'laboratory|medical laboratory|testing laboratory|dental laboratory|dental lab|diagnostics laboratory',
    veterinarian:
      'veterinarian|veterinary clinic|veterinary practice|vet|vets|animal hospital|vet clinic|veterinary hospital|veterinary surgeon',
    kennel:
      'boarding kennel|boarding kennels|dog boarding|kennel|kennels|dog hotel|dog daycare|dog day care|doggy daycare|pet boarding|pet hotel|cattery|pet resort',
    'dog-school':
      'dog training school|dog training|dog trainer|dog school|puppy school|puppy training|canine behaviourist',
    'dog-groomer': 'dog groomer|dog grooming|pet grooming|pet groomer|grooming salon',
    breeder: 'breeder|breeders|dog breeder|dog breeders|cattery breeder|stud farm|horse breeder|puppy breeder',
    'animal-shelter':
      'animal shelter|animal rescue|dog rescue|cat rescue|animal sanctuary|wildlife rescue|animal welfare organisation|animal welfare organization',
    'pet-sitter': 'pet sitter|pet sitting|dog walker|dog walking|dog sitter|cat sitter|pet care',
    'riding-stable': 'riding stable|livery yard|horse boarding|stables|equestrian stable',
    hairdresser: 'hairdresser|hairdressers|hair salon|hair stylist|hairdressing salon|hair studio',
    barber: 'barber|barbershop|barber shop|barbers',
    'beauty-salon':
      'beauty salon|beauty studio|beautician|esthetician|aesthetician|cosmetic studio|skincare studio|skin care clinic|lash studio|brow bar|waxing salon|beauty treatments|hair removal|permanent makeup|make-up artist|makeup artist',
    'nail-salon': 'nail salon|nail studio|nail bar|nail technician',
    'massage-practice': 'massage practice|massage therapist|massage studio|massage therapy|massage|thai massage|reiki',
    'tattoo-studio': 'tattoo studio|tattoo parlour|tattoo shop|tattoo artist|piercing studio',
    coach:
      'coach|life coach|business coach|executive coach|coaching|coaching practice|career coach|mindset coach|coaching program|leadership coaching|relationship coach|health coach',
    counselling:
      'counsellor|counselor|counselling|counseling|counselling practice|couples therapy|hypnotherapist|hypnotherapy',
    nutritionist: 'nutritionist|dietitian|dietician|nutrition coach|nutrition practice',
    kindergarten: 'kindergarten|preschool|pre-school|montessori school|montessori preschool|forest kindergarten',
    nursery:
      'nursery|nurseries|day nursery|childcare centre|child care center|daycare|day care|childcare|early learning centre|early learning center|crèche|creche',
    childminder: 'childminder|childminding|nanny|nanny agency|babysitter|au pair agency',
    school:
      'school|schools|primary school|secondary school|high school|grammar school|boarding school|elementary school|private school|international school|charter school|summer school|art school|evening school|trade school',
    university:
      'university|universities|college|colleges|business school|polytechnic|faculty|law school|medical school',
    academy: 'academy|institute|training academy|online academy',
    'training-centre':
      'training centre|training center|training provider|vocational training|training company|professional training|training courses|certification training',
    'driving-school':
      'driving school|driving schools|driving lessons|driving instructor|driving instructors|driving courses|driving tuition|driving academy|intensive driving courses',
    'language-school':
      'language school|language courses|language academy|english school|language institute|english courses|language lessons|language tutor',
    'music-school':
      'music school|music lessons|piano lessons|guitar lessons|singing lessons|music academy|piano teacher|guitar teacher|violin teacher|voice teacher|drum lessons|conservatory',
    'cooking-school': 'cooking school|cookery school|cooking classes|culinary school|cooking class',
    'flight-school': 'flight school|flying school|pilot training|flying club|skydiving|paragliding school',
    'sailing-school': 'sailing school|sailing academy|sailing courses',
    'swimming-school': 'swimming school|swim school|swimming lessons|swim lessons',
    tutoring:
      'tutoring|tutoring service|tutor|tutors|private tutor|private tutors|cram school|tuition centre|tuition center|home tuition|homework help|learning center|learning centre',
    'exam-preparation': 'exam preparation|exam prep|test prep|test preparation|ielts preparation|sat prep|mock exams',
    'online-course': 'online course|online courses|video course|e-learning|masterclass|distance learning',
    bootcamp: 'bootcamp|boot camp|coding bootcamp',
    workshop: 'workshop|workshops|seminar|seminars',
    'teaching-materials':
      'teaching materials|educational resources|worksheets|lesson plans|learning materials|educational toys',
    'translation-service':
      'translation agency|translation service|translation services|translator|translators|interpreter|interpreters|interpreting service|language service provider',
    library: 'public library|library service|digital library',
    builder:
      'builder|builders|building contractor|construction company|construction companies|general contractor|home builder|home builders|building company|construction firm|remodeling contractor|remodeling company|renovation company|house builder|bathroom remodeling|kitchen remodeling|home renovation|home improvement company|loft conversions|concrete contractor|paving contractor|drywall contractor|log homes|tiny houses|modular homes',
    carpenter: 'carpenter|carpenters|carpentry|timber frame builder|staircase maker|stair builder',
    joinery:
      'joinery|joiner|joiners|cabinet maker|cabinet makers|cabinetmaker|woodworking shop|furniture maker|furniture makers|bespoke furniture',
    electrician:
      'electrician|electricians|electrical contractor|electrical contractors|electrical company|electrical services',
    plumber:
      'plumber|plumbers|plumbing company|plumbing|plumbing services|drain cleaning|drainage company|septic service',
    'heating-engineer':
      'heating engineer|heating engineers|heating company|boiler installer|heat pump installer|boiler repair|gas engineer',
    hvac: 'hvac company|hvac contractor|hvac|air conditioning company|air conditioning|heating and cooling|refrigeration company',
    roofer: 'roofer|roofers|roofing company|roofing contractor|roofing contractors|roofing|roof repair',
    painter:
      'painter and decorator|painters and decorators|painting company|painting contractor|house painter|house painters|painting and decorating|house painting',
    tiler: 'tiler|tilers|tiling company|tiling',
    'flooring-company':
      'flooring company|flooring contractor|flooring specialist|floor sanding|flooring|hardwood flooring',
    plasterer: 'plasterer|plasterers|plastering',
    glazier: 'glazier|glaziers|glass company|glazing company|auto glass|windscreen replacement',
    'window-company':
      'window company|windows and doors|window manufacturer|double glazing|garage doors|window and door company|garage door repair',
    'kitchen-studio': 'kitchen studio|kitchen showroom|fitted kitchens|bespoke kitchens|kitchen design|kitchen company',
    'blinds-company': 'blinds|awnings|window blinds|shutters|curtains and blinds',
    'metal-workshop':
      'metal fabrication|metalworking company|welding company|welding shop|steel fabrication|blacksmith|sheet metal|metal construction|steel construction|machine shop|cnc machining',
    locksmith: 'locksmith|locksmiths|key cutting',
    'chimney-sweep': 'chimney sweep|chimney sweeps|chimney cleaning',
    scaffolder: 'scaffolding company|scaffolders|scaffolding',
    'solar-installer':
      'solar installer|solar company|solar installers|solar panels|solar energy company|photovoltaics|solar installation|solar power',
    'demolition-company': 'demolition company|demolition contractor|demolition|asbestos removal',
    excavation:
      'excavation contractor|excavating|groundworks|earthworks|well drilling|civil engineering contractor|road construction',
    landscaper:
      'landscaper|landscapers|landscaping company|landscaping|landscape contractor|gardener|gardening service|lawn care|garden design|landscape architect|landscape design|garden maintenance|lawn service|snow removal',
    'tree-surgeon': 'tree surgeon|tree surgeons|tree service|arborist|tree care|tree removal',
    'pool-builder': 'pool builder|pool builders|pool company|pool service|pool construction|pool cleaning',
    'garden-centre': 'garden centre|garden center|plant nursery|tree nursery|nursery garden',
    'cleaning-company':
      'cleaning company|cleaning service|cleaning services|cleaners|maid service|house cleaning|commercial cleaning|office cleaning|janitorial services|facility management|facility services|pressure washing|restoration company|house cleaners',
    'carpet-cleaner': 'carpet cleaning|carpet cleaner|carpet cleaners|upholstery cleaning|rug cleaning',
    'window-cleaner': 'window cleaning|window cleaner|window cleaners|gutter cleaning',
    laundry: 'laundry|laundry service|laundromat|launderette',
    'dry-cleaner': 'dry cleaner|dry cleaners|dry cleaning',
    'pest-control': 'pest control|pest controller|exterminator|exterminators',
    'house-clearance': 'house clearance|junk removal|rubbish removal|clearance company|waste removal|hoarder cleanup',
    'waste-disposal':
      'waste disposal|waste management|skip hire|recycling company|dumpster rental|scrap metal|recycling centre|recycling center',
    'moving-company':
      'moving company|movers|removals|removal company|removals company|moving services|man and van|moving service',
    'self-storage': 'self storage|self-storage|storage units|storage facility',
    handyman: 'handyman|handyman service|handymen|property maintenance|home repairs',
    'appliance-repair': 'appliance repair|washing machine repair|appliance service',
    'phone-repair': 'phone repair|phone repairs|smartphone repair|iphone repair|cell phone repair',
    'computer-repair': 'computer repair|pc repair|laptop repair|computer service',
    'data-recovery': 'data recovery|data recovery service|data recovery lab|data rescue|hard drive recovery',
    upholsterer: 'upholsterer|upholsterers|upholstery',
    tailor: 'tailor|tailors|tailoring|dressmaker|seamstress|alterations|bespoke suits',
    shoemaker: 'shoemaker|cobbler|shoe repair|shoe repairs',
    watchmaker: 'watchmaker|watchmakers|watch repair',
    jeweller:
      'jeweller|jewellers|jeweler|jewelers|jewellery|jewelry|goldsmith|goldsmiths|jewellery designer|jewelry designer',
    printer:
      'printing company|print shop|printers|printing house|print studio|screen printing|copy shop|3d printing service|printing service|custom t-shirts|embroidery',
    'sign-maker': 'sign maker|sign makers|signage company|sign company|vehicle wrapping|car wrapping',
    'car-repair':
      'car repair|auto repair|auto repair shop|car garage|auto garage|mechanic|mechanics|car service|auto service|auto shop|motorcycle repair|truck repair',
    'car-body-shop':
      'body shop|auto body shop|car body repair|collision repair|car detailing|auto detailing|dent repair|panel beaters|car valeting',
    'car-wash': 'car wash|hand car wash',
    'car-dealer':
      'car dealer|car dealership|used cars|auto dealer|car dealers|used car dealer|motor dealer|truck dealer|rv dealer',
    'car-rental':
      'car rental|car hire|van hire|camper rental|campervan hire|car sharing|motorhome hire|truck rental|motorcycle rental',
    'tyre-dealer': 'tyre dealer|tire shop|tyres|tyre shop|tyre centre|tire dealer',
    'motorcycle-dealer': 'motorcycle dealer|motorbike dealer|motorcycle shop|motorcycle dealership',
    'bike-shop': 'bike shop|bicycle shop|cycle shop|bicycle store',
    'towing-service': 'towing service|towing company|roadside assistance|breakdown recovery|tow truck|towing',
    taxi: 'taxi|taxis|taxi company|taxi service|cab company|minicab|minicabs|taxi firm|cab service',
    chauffeur:
      'chauffeur service|chauffeur|limousine service|limo service|private driver|private hire|black car service',
    'airport-transfer': 'airport transfer|airport transfers|airport shuttle|airport taxi|shuttle service',
    'bus-company': 'bus company|coach company|coach hire|minibus hire|charter bus|party bus',
    'bus-service': 'bus service|community bus|community transport|ferry service|railway|heritage railway',
    'patient-transport': 'patient transport|non-emergency medical transportation|ambulance service',
    courier: 'courier|courier service|couriers|same-day delivery|parcel delivery|delivery service',
    haulier: 'haulage company|haulier|trucking company|freight company|freight carrier|transport company|road haulage',
    'logistics-company':
      'logistics company|logistics provider|freight forwarder|freight forwarding|warehousing|fulfilment|fulfillment|customs broker|3pl|shipping company|supply chain company',
    'funeral-director':
      'funeral director|funeral directors|funeral home|funeral parlour|undertaker|undertakers|crematorium|pet crematorium|funeral services',
    'security-company':
      'security company|security guards|security service|alarm company|cctv installer|security services|guarding company',
    'rental-service': 'rental service|equipment rental|tool hire|plant hire|equipment hire|rentals',
    'law-firm':
      'law firm|law firms|law office|lawyer|lawyers|attorney|attorneys|solicitor|solicitors|barrister|barristers|legal practice|legal services|immigration lawyer|patent attorney|mediator|mediation service',
    notary: 'notary|notary public|notaries',
    'tax-adviser':
      'tax adviser|tax advisor|tax advisers|tax consultant|tax practitioner|tax preparation|tax accountant|tax services|tax consultancy',
    accountant:
      'accountant|accountants|accounting firm|accounting firms|accountancy|accounting practice|bookkeeper|bookkeepers|bookkeeping|bookkeeping service|chartered accountants|accounting services|cpa|cpa firm|payroll service|chartered accountant|accounting',
    auditor: 'audit firm|auditor|auditors',
    'insurance-broker': 'insurance broker|insurance brokers|insurance agency|insurance agent|insurance agents',
    insurer: 'insurer|insurance company|health insurance|mutual insurance',
    bank: 'bank|credit union|savings bank|building society|digital bank|neobank',
    'financial-adviser':
      'financial adviser|financial advisor|financial planner|financial planning|wealth management|wealth manager|financial advice|financial advisory|financial coach',
    'mortgage-broker': 'mortgage broker|mortgage brokers|mortgage lender|mortgage advisor|loan broker|mortgage adviser',
    'asset-manager': 'asset manager|asset management|hedge fund|investment manager|fund manager|family office',
    'venture-capital':
      'venture capital firm|venture capital fund|venture capital|private equity firm|accelerator|startup accelerator|incubator|investment firm|investment company|angel investors',
    'estate-agent':
      'estate agent|estate agents|real estate agency|real estate agent|realtor|realtors|real estate broker|real estate brokerage|letting agent|letting agents|property agent|buyer’s agent|buying agent|real estate company|real estate|real estate team|property finder',
    'property-manager':
      'property management|property manager|property managers|property management company|property management companies|hoa management|vacation rental management|block management',
    'property-developer':
      'property developer|real estate developer|property developers|property development|housing development|property investment company|apartment complex|apartment community',
    architect:
      'architect|architects|architecture practice|architecture studio|architecture firm|architectural practice|architectural design|architectural studio',
    'interior-designer':
      'interior designer|interior designers|interior design|interior design studio|interior architecture|home staging|interior decorator',
    surveyor:
      'surveyor|surveyors|land surveyor|chartered surveyors|building surveyor|home inspector|home inspection|property valuation|real estate appraiser|energy assessor',
    'engineering-firm':
      'engineering firm|engineering company|engineering office|engineering consultancy|structural engineer|structural engineers|consulting engineers|engineers|automation engineering|industrial automation|engineering services',
    consultancy:
      'consultancy|consulting firm|consulting company|consultants|consultant|management consultancy|management consulting|business consulting|advisory firm|business consultancy|hr consultancy|sustainability consultancy|consulting',
    'it-consultancy':
      'it consultancy|it consulting|technology consultancy|technology consulting|cloud consultancy|cybersecurity consultancy|data consultancy|cyber security company|ai consultancy|devops consultancy|salesforce consultancy|sap consultancy|saas consultancy|digital consultancy',
    'it-services':
      'it services|it support|managed services|managed service provider|it company|it service provider|msp|tech support|it partner|technology partner|managed it services|it solutions|network services|computer support',
    'software-company':
      'software company|software development company|software house|software studio|app developer|app developers|app development|software development|software agency|software development agency|development studio|software vendor|mobile app development|software engineering|product studio|technology company|tech company|software developer',
    'systems-integrator': 'systems integrator|system integrator|system integration|systems integration',
    'web-agency':
      'web agency|web design agency|digital agency|web development|web design|website design|web development agency|internet agency|web studio|wordpress agency|shopify agency|e-commerce agency|ecommerce agency|web development company',
    'web-designer':
      'web designer|web developer|web designers|web developers|website designer|freelance web designer|freelance web developer',
    developer:
      'front-end developer|frontend developer|full stack developer|full-stack developer|backend developer|software engineer|ios developer|android developer|mobile developer|data scientist|machine learning engineer|devops engineer',
    'marketing-agency':
      'marketing agency|marketing agencies|digital marketing agency|digital marketing|marketing company|marketing firm|social media agency|content agency|growth agency|performance marketing|marketing consultancy|lead generation agency|lead generation|influencer agency|marketing services|email marketing agency|online marketing agency|content marketing agency|marketing consultant|copywriter|copywriting agency|b2b marketing agency|social media manager',
    'advertising-agency':
      'advertising agency|ad agency|media agency|creative agency|communications agency|outdoor advertising',
    'design-studio':
      'design studio|design agency|branding agency|brand agency|branding studio|graphic design studio|graphic design|ux agency|product design studio|creative studio|animation studio|design firm|brand consultancy|ui/ux design|product design agency|brand design|motion design studio',
    designer:
      'graphic designer|ux designer|product designer|fashion designer|ui designer|brand designer|web and graphic designer|industrial designer|floral designer|logo designer',
    'pr-agency': 'pr agency|public relations agency|public relations firm|public relations',
    'seo-agency': 'seo agency|seo company|search marketing agency|seo services|local seo|seo consultant|seo specialist',
    photographer:
      'photographer|photographers|photography|photo studio|photography studio|wedding photographer|portrait photographer|wedding photography|photography services',
    videographer:
      'video production company|videographer|videographers|video production|video agency|wedding videographer|video production agency|drone services|drone photography',
    'recording-studio':
      'recording studio|music studio|mastering studio|rehearsal studio|mixing and mastering|podcast studio|sound studio',
    'staffing-agency':
      'staffing agency|recruitment agency|recruiting agency|recruitment company|recruiter|recruiters|executive search firm|executive search|headhunter|headhunters|temp agency|employment agency|talent agency|staffing company|staffing agencies|recruitment agencies|recruitment consultancy|model agency|modelling agency',
    'call-centre':
      'call centre|call center|contact centre|contact center|answering service|cold calling agency|telemarketing agency|appointment setting',
    'virtual-assistant':
      'virtual assistants|virtual assistant|virtual assistant agency|virtual assistant service|va agency|virtual staffing',
    outsourcing:
      'outsourcing company|outsourcing|bpo|business process outsourcing|back office services|outsourcing partner|offshoring company',
    'coworking-space':
      'coworking space|coworking|co-working space|shared office|serviced offices|business centre|business center|makerspace|office space|virtual office',
    'research-institute':
      'research institute|think tank|research centre|research center|research group|research lab|research laboratory|research organisation|research organization|market research company|clinical research organization|biotech company|biotechnology company|pharmaceutical company',
    'private-investigator': 'private investigator|detective agency|private detective|private investigators',
    'certification-body':
      'certification body|inspection body|testing and certification|certification services|accreditation body',
    'speaker-trainer':
      'keynote speaker|public speaker|motivational speaker|speaker and author|business trainer|sales trainer',
    freelancer: 'freelancer|freelance|freelancers|self-employed|independent contractor',
    writer:
      'author|novelist|writer|poet|journalist|screenwriter|editor and proofreader|editing service|proofreading service|children’s author',
    artist: 'artist|painter|sculptor|visual artist|ceramic artist|street artist|fine art|fine artist|artwork',
    illustrator:
      'illustrator|illustrators|comic artist|cartoonist|animator|concept artist|3d artist|illustration studio',
    musician:
      'musician|singer|songwriter|singer-songwriter|composer|pianist|guitarist|rapper|drummer|music producer|violinist|cellist|organist|saxophonist|soprano',
    manufacturer:
      'manufacturer|manufacturers|maker|makers|producer|factory|manufacturing company|foundry|mill|sawmill|industrial company|manufacturing',
    'machine-builder':
      'machine builder|machinery manufacturer|mechanical engineering company|machine manufacturer|tool and die maker|plant engineering',
    'contract-manufacturer':
      'contract manufacturer|contract manufacturing|oem manufacturer|odm manufacturer|private label manufacturer|oem/odm|oem/odm manufacturer|oem|odm|electronics manufacturing services',
    supplier: 'supplier|suppliers|vendor|sourcing company|procurement company|importer|exporter|trading company',
    wholesaler: 'wholesaler|wholesale|wholesalers|cash and carry',
    distributor: 'distributor|distributors|reseller|resellers|dealer|stockist',
    'online-shop':
      'online shop|online shops|online store|online stores|webshop|web shop|e-commerce store|online retailer|e-shop|mail-order company|subscription box|marketplace shop|print on demand',
    shop: 'shop|store|shops|boutique|retailer|retailers|concept store|showroom|outlet|department store|shopping centre|shopping center|shopping mall',
    'clothing-shop':
      'clothing store|clothing shop|clothing|apparel|bridal shop|bridal boutique|menswear|womenswear|clothing boutique|streetwear|lingerie|activewear|sportswear|knitwear|workwear|swimwear|hats',
    'shoe-shop': 'shoe shop|shoe store|footwear|sneakers|shoes|boots',
    'book-shop': 'bookshop|bookstore|booksellers|bookseller|comic shop',
    florist: 'florist|florists|flower shop|flower delivery|floristry|floral studio|flower studio',
    'furniture-shop':
      'furniture store|furniture shop|furniture|mattress store|mattresses|home decor|homeware|lighting shop|furniture company|home furnishings|carpet shop|rugs|lamps',
    'pet-shop': 'pet shop|pet store|pet supplies|pet food|dog food|aquarium shop|dog accessories',
    'toy-shop': 'toy shop|toy store|toys|baby store|baby products|model shop|board game shop',
    'gift-shop':
      'gift shop|gifts|souvenir shop|stationery|stationery shop|greeting cards|personalised gifts|candles|home fragrance',
    'wine-shop': 'wine shop|wine merchant|liquor store|off-licence|wine importer|spirits shop|bottle shop|wine club',
    'antique-shop':
      'antique shop|antiques|antique dealer|auctioneer|art dealer|coin dealer|vintage shop|vintage store|collectibles',
    'second-hand-shop': 'second-hand shop|thrift store|thrift shop|charity shop|consignment store|pawn shop|pawnbroker',
    supermarket:
      'supermarket|grocery store|grocery|greengrocer|health food store|farm shop|zero waste shop|convenience store|fishmonger|organic shop',
    'music-shop':
      'music shop|music store|musical instruments|guitar shop|record store|record shop|piano shop|guitar maker|luthier|instrument maker|violin maker|vinyl',
    'sports-shop':
      'sports shop|sporting goods|outdoor gear|golf shop|ski rental|surf shop|fishing tackle|sports equipment|fitness equipment|outdoor equipment|gun shop|hunting gear|skate shop|camping gear',
    'hardware-shop':
      'hardware store|diy store|building materials|builders merchant|tools and hardware|paint shop|timber merchant|building supplies|industrial supplies',
    'electronics-shop':
      'electronics store|electronics shop|computer shop|phone shop|camera shop|hi-fi shop|electronics|electronic components|computer store|mobile phones',
    'perfume-shop':
      'perfumery|perfume shop|cosmetics shop|cosmetics|perfume|perfumes|beauty supply store|beauty products',
    'fashion-brand':
      'fashion brand|clothing brand|fashion label|apparel brand|streetwear brand|footwear brand|jewellery brand|jewelry brand|bag brand|watch brand|accessories brand|swimwear brand|eyewear brand|lifestyle brand|fashion house|clothing line|handbags',
    'cosmetics-brand':
      'cosmetics brand|skincare brand|beauty brand|natural cosmetics|skincare|haircare brand|supplements|supplement brand|nutritional supplements|skin care products|soaps|essential oils|protein powder|wellness brand|cbd products',
    pottery: 'pottery|ceramics|ceramics studio|pottery studio|potter|ceramicist',
    'craft-workshop':
      'handmade|handcrafted goods|craft studio|leather goods|glass studio|weaving studio|knife maker|bladesmith|candle maker|soap maker|bookbinder|leather workshop|wood turner|crafts',
    marketplace:
      'marketplace|online marketplace|exchange platform|classifieds|price comparison|comparison site|job board|freelance marketplace|booking platform|ticketing platform',
    'auction-house': 'auction house|auctions|auctioneers',
    'energy-supplier':
      'energy supplier|utility company|electricity supplier|energy company|gas supplier|power company|energy provider|wind energy company|renewable energy company|water utility|ev charging',
    telecom:
      'telecommunications company|telecom provider|mobile operator|telecom company|voip provider|phone provider|telecom|business phone system',
    'internet-provider':
      'internet provider|internet service provider|broadband provider|isp|fibre broadband|fiber internet|wireless internet|broadband',
    publisher: 'publisher|publishing house|book publisher|publishers|music publisher|publishing company|press house',
    'board-game': 'board game|card game|tabletop game|card games|board games|role-playing game|party game',
    'hardware-device':
      'device|sensor|camera|drone|e-bike|electric bike|keyboard|headphones|speaker system|electric scooter|vehicle|electric vehicle|machine|3d printer|smartwatch|wearable|hardware wallet|microcontroller|laptop|synthesizer|motorhome|boat|trailer|single-board computer',
    software: 'software|program|application|software solution|software product|software package|enterprise software',
    'mobile-app':
      'app|apps|mobile app|iphone app|ios app|android app|ipad app|phone app|app for iphone|apple watch app|smartphone app|mobile apps',
    'web-app': 'web app|web application|online tool|web-based software|online service|web service|webapp',
    'desktop-app':
      'desktop app|desktop application|mac app|windows app|macos app|menu bar app|linux app|windows utility|utility|mac utility|windows software|app for mac',
    platform:
      'platform|online platform|software platform|digital platform|cloud platform|data platform|ai platform|commerce platform|engagement platform',
    tool: 'tool|tools|toolkit|toolbox|generator|calculator|converter|online calculator|builder tool|tracker|checker|planner|scanner|dashboard|emulator|simulator|downloader|viewer|player|reader app|launcher|screensaver|timer',
    suite:
      'suite|software suite|productivity suite|all-in-one solution|all-in-one platform|all-in-one software|all-in-one app',
    'browser-extension': 'browser extension|chrome extension|firefox add-on|add-on|web browser|browser|ad blocker',
    plugin:
      'plugin|plugins|plug-in|wordpress plugin|shopify app|integration app|audio plugin|vst plugin|extension|figma plugin|mod',
    'code-library':
      'programming library|javascript library|python library|open source library|component library|sdk|npm package|react library|ui library|code library|python package|icon library|go library|header-only library',
    framework:
      'framework|web framework|css framework|javascript framework|ui framework|testing framework|application framework|content management system|cms|headless cms|static site generator|game engine|boilerplate|starter kit|design system',
    'programming-language':
      'programming language|scripting language|query language|markup language|compiler|interpreter for',
    database:
      'database|data warehouse|vector database|time series database|graph database|search engine|data lake|spreadsheet',
    api: 'api|rest api|web api|api platform|payment gateway|payment processor|payment platform|payments platform|payment service provider',
    'operating-system':
      'operating system|linux distribution|distro|linux distro|firmware|custom rom|window manager|desktop environment',
    'file-sharing-client':
      'bittorrent client|torrent client|file sharing|file transfer|ftp client|download manager|p2p client|usenet client|file sync|file sharing app',
    'password-manager':
      'password manager|password vault|password app|authenticator|authenticator app|password generator|passkey manager',
    'crypto-wallet':
      'bitcoin wallet|crypto wallet|cryptocurrency wallet|wallet app|ethereum wallet|wallet|wallets|lightning wallet|web3 wallet',
    cryptocurrency:
      'cryptocurrency|digital currency|crypto token|memecoin|meme coin|altcoin|stablecoin|blockchain|nft collection|nfts|nft|cryptocurrencies|blockchain network|token|coin',
    'crypto-exchange':
      'crypto exchange|cryptocurrency exchange|bitcoin exchange|trading platform|brokerage|online broker|forex broker|stock broker',
    'trading-protocol':
      'defi protocol|trading protocol|lending protocol|decentralized exchange|decentralised exchange|dex|liquidity protocol|trading bot|protocol|trading signals|defi',
    dapp: 'dapp|decentralized app|decentralised app|decentralized application|smart contract|smart contracts|web3 platform|dao',
    'messaging-app':
      'messaging app|messenger|chat app|email client|video conferencing|instant messenger|voice chat|irc client|email service|mail app|video chat|team chat|dating app|social network',
    'text-editor':
      'text editor|code editor|ide|markdown editor|photo editor|video editor|image editor|audio editor|pdf editor|word processor|editor|diagram editor|vector graphics editor|music notation software|daw|digital audio workstation',
    'note-app':
      'note-taking app|notes app|to-do app|task manager|todo app|journal app|habit tracker|second brain|knowledge base|note taking|personal knowledge management|to-do list|calendar app|bookmark manager|diary app|reminder app|personal organizer',
    'weather-app': 'weather app|weather forecast|weather apps|forecast app|weather radar',
    'music-app':
      'music app|music player|music streaming|audio player|media player|podcast app|radio app|media server|video player|tuner app|metronome',
    'photo-app':
      'photo app|camera app|photo gallery app|photo management|photo organizer|photo editing app|photo sharing',
    'fitness-app':
      'fitness app|workout app|running app|health app|workout tracker|calorie counter|meal planner|period tracker|meditation app|sleep app|workout log|fitness tracker',
    'language-app':
      'language learning app|vocabulary trainer|flashcards|flashcard app|vocabulary app|typing tutor|language learning',
    'finance-app':
      'finance app|budgeting app|expense tracker|banking app|personal finance app|portfolio tracker|budget app|subscription tracker|expense management',
    'accounting-software':
      'accounting software|invoicing software|billing software|payroll software|bookkeeping software|invoicing app|invoice generator|tax software|spend management|billing platform|fintech platform',
    erp: 'erp|erp software|erp system|business management software|trade software|inventory management software|inventory software|field service software|construction software|business software|warehouse management system|manufacturing software|fleet management software|field service management|job management software|production planning software',
    crm: 'crm|crm software|crm system|sales software|sales platform|customer relationship management|customer support software|helpdesk software|help desk|customer service software|sales engagement platform|cold email software|customer data platform|revenue platform|sales intelligence',
    'project-management':
      'project management software|project management|project management tool|task management|time tracking software|time tracking|time tracker|work management platform|collaboration platform|team collaboration|collaboration software|collaboration tool|whiteboard|kanban board|intranet|resource planning|project management app|roadmap tool|bug tracker|issue tracker|scheduling software|workflow automation|employee scheduling|hr software|hris|hr platform|applicant tracking system|recruiting software|workforce management',
    'email-tool':
      'email marketing software|email marketing platform|newsletter software|email platform|email marketing|newsletter platform|email marketing tool|email api|transactional email|mailing list manager',
    'marketing-software':
      'marketing software|marketing automation|marketing platform|social media management|seo software|seo tool|ad platform|loyalty platform|social media scheduler|affiliate software|advertising platform|marketing tool|popup builder|landing page builder|link shortener|link in bio|digital signage|referral software|review management|influencer platform|survey software|form builder|online forms|qr code generator|survey tool|url shortener|rank tracker|ab testing|feedback tool|customer feedback',
    'analytics-software':
      'analytics software|analytics platform|web analytics|business intelligence|data analytics|analytics tool|product analytics|bi software|monitoring software|uptime monitoring|observability platform|status page|website monitoring|error tracking|data visualization|reporting tool|log management|application monitoring|analytics|competitive intelligence',
    'booking-software':
      'booking software|booking system|appointment scheduling|scheduling app|reservation system|appointment booking|property management system|channel manager|appointment scheduling software|online booking system|ticketing software|event management software|membership software|gym management software|salon software|club management software|scheduling tool|school management software|church management software|rental software',
    'restaurant-software':
      'restaurant software|pos system|point of sale|menu management|restaurant management software|recipe costing|restaurant management|food cost software|online ordering system|point of sale system|kitchen management software|digital menu|qr menu',
    'practice-software':
      'practice management software|electronic medical records|ehr|emr|medical software|patient portal|telemedicine platform|telehealth|dental software|legal software|medical device|clinical software|healthcare software|law practice management|digital health platform|electronic health records',
    'security-software':
      'security software|cybersecurity platform|security platform|threat detection|security scanner|vulnerability scanner|penetration testing|email security|security audit|security auditing|identity management|single sign-on|encryption software|cyber security|cybersecurity|firewall|secrets manager|access management|fraud detection|bot protection|endpoint security|network security|privacy tool',
    'compliance-software':
      'compliance software|compliance automation|audit software|compliance platform|consent management platform|cookie banner|grc software|e-signature|document management|document management system|contract management software|digital signature|electronic signature|whistleblowing software|esg software|carbon accounting|risk management software|quality management software',
    antivirus: 'antivirus|antivirus software|anti-malware|spam filter|malware scanner',
    vpn: 'vpn|vpn service|vpn app|proxy service|virtual private network|dns service|residential proxies|tor client',
    'disk-tool':
      'disk space analyzer|disk usage analyzer|duplicate file finder|disk cleaner|file manager|duplicate finder|disk cleanup|system utility|uninstaller|disk analyzer|file organizer|disk space analyser|duplicate photo finder',
    'backup-software':
      'backup software|cloud backup|backup tool|cloud storage|online backup|backup service|file storage|data backup|backup solution',
    'hosting-provider':
      'hosting provider|web hosting|cloud hosting|vps hosting|server hosting|hosting|domain registrar|cloud provider|data center|data centre|managed hosting|colocation|wordpress hosting|game server hosting|cloud infrastructure|dedicated servers|paas|web host',
    'streaming-service':
      'streaming service|streaming platform|video platform|video streaming|live streaming|video hosting|live streaming platform|webinar platform|audio streaming',
    'radio-platform':
      'online radio platform|radio hosting|radio streaming|radio automation|shoutcast hosting|online radio|internet radio|radio platform|podcast hosting',
    chatbot:
      'chatbot|chatbots|ai chatbot|voice assistant|live chat|live chat software|voice bot|conversational ai|ai receptionist|chatbot builder|voice agents|chatbot platform',
    'ai-assistant':
      'ai assistant|assistant|ai tool|ai writing tool|copilot|ai copilot|transcription software|ai transcription|image generator|ai generator|ai image generator|ai writer|ai notetaker|speech to text|ai model|language model|ai search engine|text to speech|ai coding assistant',
    'ai-agent':
      'ai agent|ai agents|autonomous agents|ai workforce|ai automation|ai employees|ai company|artificial intelligence company|machine learning platform|mlops platform|agent framework|ai automation agency|computer vision',
    'website-builder':
      'website builder|site builder|store builder|e-commerce platform|ecommerce platform|portfolio builder|no-code platform|app builder|shopping cart software|wiki software|forum software|blogging platform|online store builder|low-code platform|no-code app builder|resume builder|cv builder|course platform',
    'website-template':
      'website template|wordpress theme|html template|ui kit|theme shop|icon set|website templates|wordpress themes|fonts|typeface|type foundry|stock photos|icons|notion templates|stock photography|landing page template',
    'design-tool':
      'design tool|design software|prototyping tool|3d software|cad software|drawing app|wireframing tool|mockup generator|animation software|video creation platform|presentation software|color palette generator|modeling software|rendering software|design app|logo maker|screen recorder|screenshot tool|simulation software',
    'developer-tool':
      'developer tool|developer tools|developer platform|ci/cd|command line tool|command-line tool|deployment platform|package manager|code review tool|testing tool|git client|cli|dev tools|terminal emulator|terminal|test automation|feature flags|api client|database client|version control|infrastructure as code|kubernetes platform|internal developer platform|debugger|linter|build tool|documentation tool|authentication service|code generator',
    'computer-game':
      'game|games|video game|mobile game|puzzle game|online game|browser game|adventure game|indie game|strategy game|multiplayer game|rpg|word game|platformer|mmorpg|pc game|vr game|quiz game',
    'game-server': 'minecraft server|game server|roleplay server|discord server|fivem server',
    'game-studio':
      'game studio|game developer|games studio|indie game studio|game development studio|game publisher|game development',
    saas: 'saas|software as a service|saas platform|saas product|cloud software|subscription software|cloud-based software|cloud solution|saas solution|cloud service',
    'learning-platform':
      'learning platform|education platform|e-learning platform|online learning platform|learning management system|lms|learning app|educational platform|online education platform|edtech|educational app|study app|quiz app|learning software|online education',
    'smart-home':
      'smart home|smart home system|home automation|intercom system|home security system|smart lock|smart thermostat|smart lighting',
    robot: 'robot|robots|robotics|robotics company|autonomous robots|automation solutions|cobots',
    association:
      'association|associations|society|federation|alumni association|neighbourhood association|homeowners association|professional association|parents association|historical society|friends of',
    'non-profit':
      'nonprofit|non-profit|nonprofit organization|non-profit organization|non-profit organisation|ngo|not-for-profit|501(c)(3)|humanitarian organization|humanitarian organisation|social enterprise|advocacy group|advocacy organization|nonprofits',
    charity:
      'charity|charities|registered charity|charitable organisation|charitable organization|charitable trust|food bank|fundraiser|relief organization|homeless shelter|soup kitchen|hospice charity',
    foundation: 'foundation|foundations|trust|endowment|charitable foundation|scholarship fund|scholarship program',
    'support-association': 'support association|friends association|support group|self-help group|parent association',
    'community-organisation':
      'community organisation|community organization|community-based organization|community-based organisation|community group|cbo|community development organization|community centre|community center|youth centre|youth center|cultural centre|cultural center|community garden|arts centre|arts center',
    'rescue-organisation':
      'rescue organisation|rescue organization|mountain rescue|water rescue|lifesaving club|search and rescue|lifeboat station|first aid|rescue squad|first aid training',
    church: 'church|churches|parish|cathedral|chapel|mosque|synagogue|ministry|temple|congregation|ministries|abbey',
    'religious-community':
      'religious community|monastery|convent|meditation centre|meditation center|bible study|mission agency|spiritual community',
    'political-party':
      'political party|campaign|election campaign|candidate for|political campaign|citizens initiative',
    union: 'trade union|labor union|labour union|workers union|works council',
    'trade-association':
      'trade association|industry association|chamber of commerce|business association|business network|professional body|business improvement district|guild|industry body',
    cooperative: 'cooperative|co-operative|co-op|housing cooperative|worker cooperative|food co-op|cooperative bank',
    municipality:
      'municipality|municipalities|town council|parish council|city of|village|county|district|township|municipal government',
    authority:
      'public authority|government agency|ministry of|public body|government department|police department|public health agency|regional authority|embassy|consulate|port authority',
    'fire-brigade':
      'fire brigade|fire department|fire service|volunteer fire department|volunteer fire company|fire station',
    community:
      'community|online community|open source community|user group|fan club|forum|discord community|developer community|fan community|gaming community|peer group',
    network: 'network|alliance|consortium|partnership|coalition|association of companies|cluster|collective',
    club: 'club|social club|car club|photography club|book club|motorcycle club|amateur radio club|rotary club|lions club|allotment society|kennel club|robotics team|student club',
    initiative: 'initiative|movement|programme|action group|campaign group|awareness campaign',
    project: 'project|research project|art project|pilot project|side project|eu project|community project',
    'open-source-project':
      'open source project|open-source project|open source software|open-source software|free software|open source tool|open-source tool|open standard|open source platform|open specification|free and open source software|open data project',
    'youth-organisation':
      'youth organisation|youth organization|scouts|scout group|youth club|summer camp|youth camp|youth program|youth group|day camp|holiday camp|youth theatre|youth orchestra|mentoring program',
    'student-organisation':
      'student organisation|student organization|students union|student association|fraternity|sorority|student society|formula student team|student council|student chapter|student team',
    company:
      'company|firm|business|businesses|firms|family business|family businesses|corporation|corporations|enterprise|enterprises|companies|brand|brands',
    agency: 'agency|agencies|full-service agency|boutique agency',
    service: 'service|services|on-demand service|subscription service|concierge service',
    studio: 'studio|studios|atelier',
    practice: 'practice|surgery|private practice',
    centre: 'centre|center|hub|competence centre|centre of excellence',
    provider: 'provider|service provider|solution provider|solutions provider|providers',
    specialist: 'specialist|specialists|expert|experts|professional|professionals|advisor|adviser',
    solution: 'solution|solutions|system|systems|product|products|technology',
    group: 'group|group of companies|holding|holding company|conglomerate|team',
    startup: 'startup|start-up|early-stage company|spin-off',
    blog: 'blog|weblog|personal blog|travel blog|food blog|tech blog|personal website|personal site|recipe blog|fashion blog|digital garden|homepage of',
    magazine:
      'magazine|journal|online magazine|webzine|zine|academic journal|scientific journal|literary magazine|review site|recipe site|comics',
    newspaper: 'newspaper|news site|news portal|local news|news agency|news website|daily news|independent news',
    newsletter: 'newsletter|weekly newsletter|daily newsletter|email newsletter',
    podcast: 'podcast|podcasts|video podcast|podcast network|youtube channel|podcast series|audio drama|web series',
    'radio-station': 'radio station|radio stations|community radio|fm radio|college radio|radio show|web radio station',
    'tv-channel':
      'tv channel|television station|tv station|broadcaster|public broadcaster|tv network|tv series|film|documentary|documentary film|short film|movie',
    'record-label':
      'record label|music label|label|artist management|music distribution|booking agency|music promoter|concert promoter|music publishing',
    portal:
      'portal|web portal|information portal|online portal|information site|information website|resource site|resource hub|information service|knowledge portal',
    directory:
      'directory|business directory|online directory|listing site|catalogue|archive|digital archive|map of|job portal|link collection|curated list|awesome list|property portal|index of',
    encyclopedia:
      'encyclopedia|encyclopaedia|wiki|dictionary|online dictionary|glossary|knowledge base site|documentation|user guide|tutorials|tutorial site|how-to guide|open textbook|online book|tutorial series',
    portfolio:
      'portfolio|portfolio site|portfolio website|online portfolio|resume|cv|curriculum vitae|personal portfolio',
    'film-production':
      'film production company|production company|film studio|film company|filmmaker|filmmakers|media production|film director|post-production studio|production house',
  },
}
