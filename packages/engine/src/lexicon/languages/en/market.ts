import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'built for|made for|designed for|designed to help|created for|perfect for|ideal for|great for|suitable for|aimed at|tailored to|tailored for|we help|helps|helping|empowers|empowering|whether you are|whether you’re|if you are|if you’re|we serve|we work with|trusted by|loved by|dedicated to|open to|welcome|welcomes|satisfies|favored by|used by|works for|who are you|we support|supporting|partners for|funding access to|manufactured for|focus on|with your|share with',
    for: 'for|for our|for your|for the',
    after: 'who want|who need|welcome here|looking for',
    menu: 'solutions|industries|who we serve|who we help|who it’s for|who it is for|use cases|by role|by industry|by team|by company size|for teams|markets|sectors|customers we serve|audiences|who is it for|who this is for|segments',
  },
  needs: {
    pain: 'tired of|sick of|no more|stop guessing|stop wasting|stop worrying|stop being|stop chasing|stop paying|struggling with|struggle with|struggle to|fed up with|frustrated|frustrating|frustration|without the hassle|hassle-free|hassle|worry about|worrying about|need to worry|lost your|lose sight of|never lose|forgot your|forgotten your|waste of time|wasting time|waste months|waste your|too expensive|pay-to-play|leaves out|left out|cost of sports|can’t afford|cannot afford|couldn’t otherwise|overwhelmed|headache*|guesswork|burden|barrier|get rid of|annoying|complicated|confusing|time-consuming|manual data entry|never again|anxious|stress|stressful|pain of|pain points|nightmare|chaos|falls through the cracks|slipping through|not only do you|hard to find|difficult to|drains your|dead air|let go to waste',
    goal: 'so you can|so that you can|lets you|helps you|we help|in minutes|in seconds|save time|saves time|save money|saves you|get back to|spend more time|focus on what|stay focused|focus on your|increase|grow your|boost|improve|achieve|reach your|make informed decisions|more informed decisions|enables you|allows you to|take control|peace of mind|stay secure|feel confident|get results|win more|close more|earn|turn your|maximize|maximise|optimize|optimise|in one place|get back|recover your|learn to|learn how',
    trigger:
      'when you move|moving house|moving to|when you need|when you are ready|running out|run out of|before the season|this season|deadline*|limited places|enrol by|enroll by|apply by|after a breakup|after an accident|after the first|new year|back to school|before your wedding|expecting a baby|just moved|outgrow*|outgrown|ready to scale|in an emergency|emergency|stopped working|crashed|on vacation|on holiday|while you are away|while you’re away|new device|new phone|lose your phone|tax season|launching|about to launch|end of year|free up|slow season|waitlist|registration opens',
    objection:
      'how much|what does it cost|price|prices|cost|costs|fee|fees|free|refund|money back|cancel|contract|commitment|long-term|minimum|how long|how quickly|how soon|do i need|need experience|hard to|difficult|hurt|painful|safe|secure|secured|private|my data|our data|guarantee|warranty|work with|compatible|integrate|support|refundable|what if|what happens|is it worth|risk|trust|legal|hidden|credit card|payment|insured|vaccinated|experience|stored|trial|replace|beginner',
  },
  alternatives: {
    named:
      'alternative to|alternatives to|unlike|compared to|compared with|no more spreadsheets|switch from|switching from',
    instead: 'instead of|rather than|replaces|better than|other than the|not a chain|replacement for|as opposed to',
  },
  goals: {
    trials: 'trial|trials|sign-ups|signups|sign ups|registrations|more users|activation|freemium|free users',
    sales: 'sales|sell more|sell|revenue|orders|conversion|conversions|conversion rate|turnover|e-commerce',
    leads: 'lead|leads|enquiries|inquiries|demos|demo requests|pipeline|b2b customers|quote requests|contact requests',
    bookings: 'bookings|reservations|appointments|occupancy|guests|patients|visitors on site|footfall',
    donors: 'donors|donations|fundraising|donate|supporters|volunteers|sponsors|grants',
    hiring:
      'hiring|hire|recruiting|recruitment|talent|applicants|candidates|employer brand|employer branding|staff shortage',
    markets:
      'new market|new markets|expansion|expand|international|internationalise|internationalize|export|abroad|new country|localisation|localization|enter the market',
    search:
      'seo|search engine|search engines|google|rankings|ranking|visibility|organic traffic|traffic|be found|found online|ai search|chatgpt',
    rebrand:
      'rebrand|rebranding|relaunch|redesign|new brand|brand refresh|reposition|repositioning|new identity|new name|brand identity',
    trust: 'trust|credibility|reputation|reviews|enterprise customers|larger customers|compliance|professional image',
    loyalty: 'retention|churn|loyalty|repeat customers|returning customers|community|newsletter subscribers|members',
  },
  audiences: {
    parents: 'parents|parent|mums and dads|moms and dads|moms|dads',
    mothers: 'new mothers|expectant mothers|mothers|mums|mums-to-be|pregnant women|new moms',
    families: 'families|family|your family|the whole family|family members|loved ones',
    children: 'children|kids|toddlers|little ones|babies',
    teens: 'teens|teenagers|young people|youth|young adults|adolescents|young athletes',
    pupils: 'pupils|school children|schoolchildren|high school students|middle school students|school students',
    students: 'students|college students|university students|undergraduates|student',
    graduates: 'graduates|young professionals|recent graduates|early-career',
    examinees: 'exam candidates|test takers|applicants to university',
    beginners:
      'beginners|beginner|newbies|first-timers|complete beginners|absolute beginners|novices|people new to|no experience needed',
    advanced: 'advanced users|power users|experts|experienced users|pros|intermediate and advanced|advanced learners',
    seniors: 'seniors|older adults|elderly|older people|the elderly|pensioners|retirees|over 60s|ageing parents',
    women: 'women|ladies|girls',
    men: 'men|gentlemen|boys',
    couples: 'couples|you and your partner',
    brides: 'brides|brides-to-be|engaged couples|grooms|newlyweds|wedding couples',
    singles: 'singles|solo travellers|solo travelers',
    newcomers: 'immigrants|newcomers|refugees|migrants|asylum seekers',
    expats: 'expats|expatriates|foreigners living|international residents',
    jobseekers: 'job seekers|jobseekers|career changers|candidates looking',
    'low-income':
      'low-income|underserved|families in need|people in need|those in need|vulnerable people|vulnerable children|disadvantaged',
    disabled: 'people with disabilities|disabled people|wheelchair users|special needs|neurodivergent',
    patients: 'patients|people living with|our patients',
    carers: 'carers|caregivers|family caregivers',
    veterans: 'veterans|military families|service members',
    volunteers: 'volunteers|our supporters and volunteers',
    donors: 'donors|supporters|our supporters|sponsors|philanthropists|benefactors',
    'home-users': 'home users|personal use|home use|private users|everyday users|home computers',
    professionals: 'professionals|working professionals|seasoned professionals|professional users',
    residents:
      'residents|locals|local residents|neighbours|neighbors|citizens|community members|our community members|homeowners and residents|local families',
    tourists: 'tourists|visitors|day trippers|sightseers|holidaymakers|vacationers',
    communities: 'minority communities|local communities|rural communities|underserved communities|minorities',
    friends: 'friends|groups of friends|stag and hen|friend groups',
    adults: 'adults|grown-ups|working adults|adult learners|adult players',
    believers: 'believers|worshippers|christians|muslims|parishioners',
    'busy-people': 'busy people|busy professionals|busy parents|people on the go|busy lives',
    'dog-owners': 'dog owners|dog lovers|dogs|puppy owners|dog parents|your dog|puppies',
    'cat-owners': 'cat owners|cat lovers|cats|your cat',
    'pet-owners': 'pet owners|pet parents|pet lovers|pets|your pet',
    riders: 'horse riders|riders|equestrians|horse owners',
    runners: 'runners|marathon runners|joggers|trail runners',
    athletes: 'athletes|sportsmen|sports people|competitive athletes|players|student athletes',
    'strength-athletes': 'weightlifters|powerlifters|bodybuilders|strength athletes|crossfitters|lifters',
    cyclists: 'cyclists|bikers on tour|mountain bikers|bike riders',
    hikers: 'hikers|walkers|trekkers|mountaineers|outdoor enthusiasts|outdoor lovers|nature lovers',
    skiers: 'skiers|snowboarders',
    climbers: 'climbers|boulderers',
    golfers: 'golfers',
    swimmers: 'swimmers|divers|surfers',
    sailors: 'sailors|boaters|boat owners|yacht owners|skippers',
    anglers: 'anglers|hunters|fishermen',
    musicians: 'musicians|bands|songwriters|guitarists|pianists|composers',
    singers: 'singers|vocalists|choirs',
    djs: 'djs|music producers|beatmakers|producers',
    broadcasters: 'broadcasters|radio stations|radio hosts|radio owners|streamers',
    podcasters: 'podcasters',
    listeners: 'music lovers|listeners|music fans|audiophiles|concertgoers',
    gamers: 'gamers|players of games|board gamers|esports teams',
    readers: 'readers|book lovers|bookworms',
    writers: 'writers|authors|bloggers|copywriters|novelists',
    photographers: 'photographers|hobby photographers',
    filmmakers: 'filmmakers|videographers|video editors|youtubers',
    artists: 'artists|painters|illustrators|sculptors',
    makers: 'makers|crafters|diyers|hobbyists|woodworkers|diy enthusiasts',
    gardeners: 'gardeners|plant lovers|green thumbs|landscapers',
    cooks: 'home cooks|foodies|food lovers|chefs|gourmets',
    'coffee-lovers': 'coffee lovers|coffee drinkers|espresso lovers|baristas',
    'wine-lovers': 'wine lovers|connoisseurs|wine enthusiasts|beer lovers',
    travellers: 'travellers|travelers|backpackers|globetrotters|adventurers|explorers',
    'business-travellers': 'business travellers|business travelers|corporate guests',
    campers: 'campers|van lifers|caravanners|rv owners',
    'home-buyers': 'home buyers|homebuyers|first-time buyers|house hunters',
    'home-sellers': 'home sellers|motivated sellers|people selling their home',
    homeowners: 'homeowners|home owners|house owners|property owners',
    landlords: 'landlords|buy-to-let investors',
    tenants: 'tenants|renters|lodgers',
    investors: 'investors|shareholders|private investors|savers',
    'real-estate-investors': 'real estate investors|property investors|house flippers|flippers',
    traders: 'traders|day traders|liquidity providers',
    'crypto-users': 'bitcoiners|hodlers|crypto users|bitcoin users|crypto holders|miners|nft collectors',
    'car-owners': 'car owners|drivers of|motorists|vehicle owners|ev drivers|car enthusiasts',
    motorcyclists: 'motorcyclists|bikers|motorbike riders',
    'learner-drivers': 'learner drivers|new drivers',
    'gift-buyers': 'gift givers|gift buyers|the perfect gift',
    collectors: 'collectors|enthusiasts',
    'language-learners': 'language learners|english learners|learners of english',
    hosts: 'party hosts|wedding guests|birthday parties|private parties|hosts',
    'privacy-minded': 'privacy-conscious|privacy-minded|privacy enthusiasts|whistleblowers|activists',
    'open-source-users': 'open source community|self-hosters|open-source enthusiasts|free software users',
    'mac-users': 'mac users|macos users',
    'windows-users': 'windows users|pc users',
    'linux-users': 'linux users',
    'iphone-users': 'iphone users|ios users|apple users',
    'android-users': 'android users',
    learners: 'learners|self-learners|lifelong learners|self-taught',
    'fitness-fans': 'fitness enthusiasts|gym-goers|gym goers|fitness fans|people who train',
    founders: 'founders|founder|entrepreneurs|entrepreneur|solopreneurs|startup founders|co-founder',
    'business-owners':
      'business owners|business owner|small business owners|shop owners|owner-operators|company owners|owner',
    executives:
      'executives|ceos|ceo|c-suite|directors|managing director|business leaders|decision makers|leaders|president|vice president',
    managers: 'managers|team leads|team leaders|department heads|supervisors',
    'project-managers': 'project managers|project manager|project teams|pmos',
    'product-managers': 'product managers|product manager|product teams|head of product|product owners',
    operations:
      'operations teams|operations managers|operations manager|head of operations|operations|ops teams|coo|logistics managers',
    sales:
      'sales teams|salespeople|sales reps|sales representatives|sales professionals|account executives|head of sales|sales managers|inside sales|outside sales|sales|sdrs|individual sales professionals|sales director',
    marketing:
      'marketers|marketing teams|marketing managers|marketing|marketing manager|cmos|cmo|head of marketing|growth teams|brand managers|email marketers|marketing director|demand generation',
    hr: 'hr teams|hr managers|people teams|human resources|hr professionals|hr|head of people|hr director',
    recruiters: 'recruiters|hiring managers|talent teams|hiring teams|recruitment agencies|employers',
    finance: 'finance teams|cfos|cfo|controllers|finance managers|finance|treasurers|finance director|accounting teams',
    accountants: 'accountants|bookkeepers|tax advisers|cpas|accounting firms|accountant',
    lawyers: 'lawyers|attorneys|law firms|solicitors|legal teams|paralegals|legal',
    doctors: 'doctors|physicians|clinicians|surgeons|medical professionals|gps',
    nurses: 'nurses|midwives|care staff',
    therapists: 'therapists|psychologists|counsellors|physiotherapists|practitioners',
    dentists: 'dentists|dental practices|orthodontists',
    teachers: 'teachers|educators|instructors|tutors|lecturers|faculty|teacher',
    coaches: 'coaches|personal trainers|trainers|coach|yoga teachers',
    developers:
      'developers|software developers|programmers|coders|engineering teams|dev teams|web developers|developer|devops teams|devops',
    engineers: 'engineers|engineer|software engineers|mechanical engineers|technicians',
    designers: 'designers|ux designers|design teams|graphic designers|designer|creatives',
    architects: 'architects|planners|architecture firms',
    'data-teams': 'data teams|data scientists|analysts|data engineers|data analysts|analytics teams',
    'it-teams': 'it teams|it departments|sysadmins|system administrators|cio|cto|it managers|it administrators|ctos',
    'security-teams': 'security teams|cisos|ciso|security engineers|soc teams|security analysts',
    support:
      'support teams|customer service teams|customer success teams|customer support|call centers|contact centers|customer success|customer service',
    procurement:
      'procurement teams|buyers|purchasing managers|sourcing managers|procurement|buying groups|purchasing|buyer',
    contractors: 'contractors|builders|tradespeople|electricians|plumbers|roofers|construction companies|trades',
    'estate-agents': 'estate agents|realtors|real estate agents|brokers|real estate professionals|letting agents',
    wholesalers: 'wholesalers|real estate wholesalers|wholesale teams',
    distributors: 'distributors|importers|resellers|dealers|exporters',
    'brand-owners': 'brand owners|brands|private label brands|label owners|dtc brands|consumer brands',
    restaurateurs:
      'restaurateurs|restaurant owners|restaurant managers|restaurants|cafés|cafes|bars|restaurant operators|food and beverage|f&b|chefs and owners',
    hoteliers: 'hoteliers|hotels|hosts of holiday lets|airbnb hosts|property hosts|hospitality businesses|hospitality',
    farmers: 'farmers|growers|ranchers|agricultural businesses|farms',
    retailers: 'retailers|retail|shops|stores|merchants|retail chains|store owners|diy retail',
    manufacturers: 'manufacturers|factories|industrial companies|manufacturing|oems|suppliers',
    freelancers: 'freelancers|self-employed|independent professionals|contractors and freelancers|sole traders',
    consultants: 'consultants|consultancies|advisors|advisers',
    agencies: 'agencies|marketing agencies|digital agencies|creative agencies|agency owners|agency',
    creators: 'creators|content creators|influencers|streamers and creators',
    journalists: 'journalists|media organisations|newsrooms|publishers|editors',
    researchers: 'researchers|scientists|academics|laboratories|labs',
    officials:
      'government|governments|municipalities|public sector|local authorities|cities|public administrations|government agencies',
    'event-planners': 'event planners|event organisers|event organizers|wedding planners|conference organisers',
    'property-managers': 'property managers|facility managers|housing associations',
    drivers: 'fleet managers|truck drivers|couriers|fleets|hauliers',
    'interior-designers': 'interior designers|decorators|home stagers',
    schools: 'schools|universities|colleges|school districts|kindergartens|education',
    'non-profits': 'nonprofits|non-profits|charities|ngos|foundations|not-for-profits|nonprofit organizations',
    churches: 'churches|parishes|congregations|ministries',
    clubs: 'clubs|associations|teams and clubs|sports clubs|sports teams|leagues',
    partners: 'channel partners|business partners|our export partners|export partners',
    'remote-teams': 'remote teams|distributed teams|hybrid teams',
    'e-commerce': 'online stores|e-commerce|ecommerce|online shops|online sellers|shopify merchants|online retailers',
    healthcare: 'healthcare|hospitals|clinics|healthcare providers|medical practices|care providers|health systems',
    individuals: 'individuals|individual|personal|one person|single users|solo',
    'small-teams': 'small teams|team members|your team|growing teams|small groups|teams',
    'small-businesses':
      'small businesses|small business|smes|smbs|local businesses|small companies|family businesses|independent businesses',
    startups: 'startups|start-ups|startup|scale-ups|scaleups|early-stage companies',
    'mid-size':
      'mid-sized companies|mid-market|medium businesses|mid-size companies|midsize businesses|growing companies|growing businesses',
    enterprises:
      'enterprises|enterprise|large companies|large organisations|large organizations|corporations|fortune 500|global companies|multinationals',
    businesses: 'businesses|companies|organisations|organizations|business customers|corporate clients',
  },
  industries: {
    restaurants:
      'restaurant*|café|cafe|bistro|brasserie|pizzeria|eatery|takeaway|diner|chef|our menu|tasting menu|book a table|reserve a table|dishes|food truck|menu item*|cocktail bar|wine bar|dine*|dining room|lunch menu|catering|our kitchen|coffee shop|pub|bartender*|steakhouse|sushi|tapas|michelin|gastropub|brunch|ramen|tavern|grill house|set menu|à la carte|seasonal menu|wine list',
    'food-drink':
      'bakery|brewery|winery|vineyard|distillery|roastery|coffee beans|craft beer|chocolate*|cheese|organic food|delicatessen|olive oil|honey|wine|gin|whisky|tea leaves|butcher*|patisserie|sourdough|snacks|ingredients|gourmet|soup|juice*|recipes|meal kit*|confectionery',
    hotels:
      'hotel|hotels|guest house|guesthouse|bed and breakfast|b&b|hostel|resort|holiday home*|holiday let|vacation rental*|our rooms|rooms and suites|book your stay|check-in|campsite|glamping|lodge|self-catering|per night|overnight stay|chalet|cottage|villa rental|suites|bungalow*',
    travel:
      'travel agency|tour operator|guided tour*|day trip*|excursion*|itinerar*|safari*|hiking|sightseeing|village|tourism|tourist*|visit the|things to do|holiday packages|cruise*|backpack*|destination*|boat trip*|travel guide|trekking|city tour*|walking tour*|vacation*',
    health:
      'clinic|medical practice|doctor*|physician*|patients|hospital|surgery|physiotherap*|osteopath*|chiropract*|pediatric*|dermatolog*|healthcare|treatment plan|diagnosis|pharmacy|orthopaedic*|orthopedic*|fertility|medical care|nurse*|optician|telehealth|veterinary|audiolog*|medical device*|acupuncture|cardiolog*',
    dental:
      'dentist*|dental|orthodont*|teeth whitening|dental implant*|invisalign|root canal|oral hygiene|dentures|braces',
    therapy:
      'psychotherap*|counselling|counseling|therapist*|psycholog*|mental health|couples therapy|life coach*|coaching sessions|mindfulness|trauma|anxiety|hypnotherap*|addiction',
    beauty:
      'beauty salon|hair salon|hairdress*|barber*|skincare|skin care|facial|facials|manicure*|pedicure*|nail salon|lashes|waxing|laser hair removal|microblading|make-up artist|makeup|cosmetics|aesthetic*|spa|haircut*|serum|moisturiser|moisturizer|botox|tattoo*|eyebrow*|balayage',
    wellness:
      'yoga|pilates|meditation|massage*|reiki|wellness|retreat*|ayurved*|sauna|breathwork|thermal baths|holistic',
    fitness:
      'gym|gyms|fitness|personal train*|crossfit|weightlift*|powerlift*|workout*|strength training|group classes|bodybuild*|strongman|barbell*|spinning|hiit|fitness studio|memberships|athletic training|cardio',
    'martial-arts':
      'martial art*|self-defence|self-defense|self defense|krav maga|karate|judo|taekwondo|jiu-jitsu|jiu jitsu|kickboxing|muay thai|boxing|aikido|kung fu|dojo|bjj|mma|sparring',
    sports:
      'athlet*|sports|basketball|volleyball|football|soccer|tennis|swimming|cycling|running club|golf|ski school|surf*|youth sports|tournament*|league|climbing|rowing|hockey|sailing|horse riding|skate*|padel',
    'elderly-care':
      'home care|elderly care|nursing home|care home|assisted living|caregiver*|dementia|senior living|live-in care|hospice|disability support',
    construction:
      'concrete|precast|ready-mix|ready mix|cement|aggregates|building material*|paving slabs|bricks|mortar|formwork|construction|builder*|roofing|plumber*|plumbing|electrician*|renovation*|carpent*|joinery|painter and decorator|heating|contractor*|hvac|scaffolding|flooring|remodel*|masonry|windows and doors|landscaping contractor|building work',
    interior:
      'furniture|interior design*|kitchens|bathroom*|home decor|sofa*|curtains|upholster*|lighting design|carpets|bespoke furniture|mattress*|homeware*',
    manufacturing:
      'manufactur*|oem|odm|factory|factories|tooling|injection moulding|injection molding|cnc|machining|sheet metal|supplier*|production line*|raw material*|private label|forged|die casting|lead time*|quality control|specification*|industrial|wholesale supply|precision parts|private-label',
    shop: 'online shop|online store|free shipping|add to cart|add to basket|shop now|our store|new arrivals|best sellers|returns|gift card*|in stock|checkout|collections|free delivery',
    fashion:
      'fashion|clothing|apparel|dresses|shoes|sneakers|menswear|womenswear|lingerie|streetwear|outfit*|t-shirts|tailor*|textile*|leather goods|handbag*|knitwear|jewellery|jewelry|watches|eyewear',
    automotive:
      'car repair|auto repair|garage|used cars|car dealer*|tyre*|tires|vehicle*|mechanic|mot|motorcycle*|car wash|car hire|car rental|bodywork|automotive|electric vehicles|driving school|detailing',
    energy:
      'solar|photovoltaic*|heat pump*|wind power|renewable energy|energy supplier|electricity|battery storage|ev charging|oil and gas|wind farm|solar panel*|grid|biogas|energy efficiency',
    'real-estate':
      'real estate|realtor*|property|properties|estate agent*|letting*|landlord*|tenant*|apartments for rent|homes for sale|wholesaler*|motivated seller*|mortgage broker*|property management|home buyers|listings|acquisitions|house flipp*',
    logistics:
      'logistics|freight|shipping company|warehouse*|warehousing|courier*|haulage|supply chain|fulfilment|fulfillment|customs clearance|moving company|removals|trucking|last-mile|fleet',
    'farming-garden':
      'farm|farms|farming|agricultur*|crop*|livestock|tractor*|garden|gardening|gardener*|horticultur*|nursery plants|seeds|lawn|landscap*|florist*|flowers|garden tool*|hand tool*|irrigation|pruner*|greenhouse*',
    pets: 'dog|dogs|puppy|puppies|cats|pet|pets|kennel*|dog boarding|dog training|groom* salon|veterinar*|vet clinic|pet food|dog walk*|horses|cattery|pet-friendly boarding|dog owners',
    cleaning:
      'cleaning product*|cleaning agent*|cleaning supplies|detergent*|degreaser*|disinfectant*|stain remover*|surface cleaner*|all-purpose cleaner*|household cleaner*|descaler*|washing powder|dishwasher tablet*|cleaning company|cleaning services|house cleaning|office cleaning|janitorial|window cleaning|laundry|dry cleaning|pest control|carpet cleaning|waste collection|recycling',
    printing:
      'print shop|printing|business cards|signage|banners|packaging|labels and stickers|screen printing|3d printing|embroidery',
    'business-software':
      'saas|software platform|analytics platform|dashboard*|workflow*|integrations|crm|erp|free trial|request a demo|book a demo|cloud-based|per seat|per user|automation|point of sale|pos system|scheduling software|booking system|our software|our platform|inventory management|reporting tool*|management software|api access|intelligence platform|single sign-on',
    'developer-tools':
      'developer*|sdk|open source library|command line|api reference|npm install|pip install|docker|kubernetes|ci/cd|repository|framework|compiler|self-hosted|webhook*|deploy*|code editor|debugg*|database|typescript|rust crate|git',
    'security-software':
      'password manager|passwords|passkey*|two-factor|2fa|antivirus|vpn|malware|encryption|end-to-end encrypted|zero-knowledge|cybersecurity|cyber security|firewall|penetration test*|vulnerabilit*|ransomware|phishing|authenticator|vault|threat detection',
    'analytics-software':
      'analytics tool|business intelligence|data warehouse|data visualization|website analytics|product analytics|data pipeline*|reporting dashboards|data platform',
    'marketing-software':
      'email marketing|marketing automation|send time*|newsletter software|open rates|open rate|click-through|deliverability|hubspot|marketo|mailchimp|inbox|subscribers|lead scoring|campaign*|email service provider|a/b test*|landing page builder|drip',
    'consumer-apps':
      'mobile app|iphone app|ios app|android app|app store|google play|get the app|download the app|our app|notifications|widget*|apple watch|ipad',
    utilities:
      'disk space|large files|duplicate files|file manager|uninstall*|windows utility|desktop app|for windows|free up|clean up|file search|backup software|screenshot*|folder*|portable version|windows 11|windows 10|hard drive|installer|file explorer',
    'file-sharing':
      'bittorrent|bittorrent client|torrent*|peer-to-peer file|file sharing|magnet link*|download manager|seeding|p2p client|peers|file transfer|cloud storage|sync files',
    'media-players':
      'media player|video player|music player|codec*|subtitles|playlist*|video editor|photo editor|audio editor|screen record*|streaming client|mp3|photo editing',
    crypto:
      'bitcoin|crypto|cryptocurrenc*|blockchain|ethereum|wallet|hardware wallet|defi|dapp|nft*|token*|web3|digital currency|lightning network|uniswap|stablecoin*|mining pool|altcoin*|liquidity pool*|seed phrase|private keys|dogecoin',
    hosting:
      'web hosting|hosting plan*|vps|dedicated server*|domain name*|domain registration|cdn|managed hosting|wordpress hosting|data center|data centre|cloud server*|uptime|website builder',
    'radio-streaming':
      'online radio|internet radio|radio station*|shoutcast|icecast|radio hosting|broadcast live|live stream*|podcast hosting|listeners|autodj|podcast*|broadcaster*',
    ai: 'artificial intelligence|machine learning|large language model*|llm|ai agent*|ai assistant*|ai-powered|neural network*|computer vision|generative ai|chatbot*|prompt*|inference',
    'web-agency':
      'web design|web development|website development|digital agency|app development|custom software|mobile development|ui/ux|wordpress development|software house|our developers',
    payments:
      'payment gateway|accept payments|payment processing|card reader*|invoicing|bank transfers|digital banking|neobank|money transfer*|payouts|remittance*|debit card',
    finance:
      'wealth management|investment*|portfolio|financial adviser*|financial advisor*|mortgage*|loans|bank|pension*|asset management|stock*|trading platform|retirement planning|hedge fund|private equity|venture capital',
    insurance:
      'insurance|insurer*|policyholder*|insurance broker*|life insurance|home insurance|underwriting|claims handling',
    accounting:
      'accountant*|accounting|bookkeep*|tax return*|payroll|tax adviser*|tax advisor*|audit and assurance|vat returns|annual accounts|cpa',
    law: 'law firm|lawyer*|attorney*|solicitor*|legal advice|litigation|barrister*|family law|notary|immigration law|trademark law|legal services',
    consulting:
      'consulting|consultancy|management consult*|strategy consult*|advisory|change management|business coaching|business strategy|digital transformation',
    marketing:
      'marketing agency|advertising agency|seo agency|branding agency|social media management|content marketing|pr agency|public relations|ppc|creative agency|influencer*|lead generation',
    design:
      'design studio|graphic design*|brand identity design|illustration|product design|architect*|typeface*|architecture firm|industrial design',
    photography:
      'photographer*|photography|wedding photograph*|videograph*|film production|photo shoot*|portrait*|drone footage',
    staffing:
      'recruit*|staffing|virtual assistant*|headhunt*|temporary staff|job seekers|talent acquisition|outsourc*|employer of record|call center|call centre|cold call*|remote talent|placements|offshore team*',
    repairs:
      'repair shop*|machine repair*|repair service*|repair work|we repair|spare parts|overhaul*|reconditioning|servicing and repair|maintenance and repair|service engineer*|appliance repair*|watch repair*|shoe repair*|sewing machine repair*|engine repair*|repairs|refurbish*',
    'it-services':
      'it support|managed services|it services|help desk|network cabling|msp|it infrastructure|computer repair|phone repair|system administration|microsoft 365',
    'data-recovery':
      'data recovery|recover lost data|raid recovery|hard drive recovery|deleted files recovery|forensic recovery|recover deleted',
    guarding:
      'security guard*|alarm system*|cctv|surveillance cameras|locksmith*|access control systems|manned guarding|patrol*|intruder alarms',
    telecom:
      'smartphone*|mobile phone*|cell phone*|handset*|phone company|telephone company|mobile network*|mobile operator*|data plan*|phone plan*|roaming|landline*|prepaid|pay-as-you-go|unlimited data|telecom*|text messages|international calls|broadband|fibre internet|fiber internet|mobile plan*|sim card*|esim|voip|internet provider|phone system|5g network',
    events:
      'event planning|wedding planner*|wedding venue*|conference*|event venue|event management|party rental|exhibition stand*|festival*|dj hire|banquet*|ticketing',
    tutoring:
      'tutor*|cram school|homework help|exam prep*|test prep*|language school|english lessons|private lessons|entrance exam*|learning center',
    education:
      'school|university|college|students|curriculum|online courses|e-learning|course catalog*|academy|degree|teachers|bootcamp|classroom|vocational training|learners|certification course*|lessons',
    childcare:
      'nursery school|kindergarten|daycare|day care|preschool|childcare|babysit*|early years|montessori|toddler*|summer camp*',
    'non-profit':
      'nonprofit|non-profit|charity|charitable|donat*|501 c 3|volunteer*|fundrais*|ngo|foundation|humanitarian|underserved|our programs help|empower* communit*|give today|community-based organization|registered charity|beneficiaries|sponsor a',
    'public-body':
      'city council|municipality|town hall|mayor|local authority|public services|residents|government agency|ministry of|council tax|village council|county government',
    religion:
      'church|worship|parish|sermon*|ministry|mosque|synagogue|temple|bible|gospel|prayer*|congregation|pastor*',
    clubs:
      'become a member|our members|annual general meeting|club house|clubhouse|membership fee*|association of|committee|chapter meeting*|alumni',
    science:
      'research institute|laborator*|researchers|clinical trial*|biotech*|pharmaceutical*|scientific|peer-reviewed|genom*|publications|life sciences|scientists',
    culture:
      'museum*|gallery exhibition|art gallery|theatre|theater|artist*|exhibition*|artworks|heritage|cinema|opera|paintings|sculpture*|curator*',
    media:
      'newspaper*|magazine*|journalis*|newsroom|breaking news|editorial team|broadcasting|tv channel*|our readers|news site',
    music:
      'music|musician*|band|album*|songs|concert*|record label|music school|guitar*|piano|recording studio|gigs|orchestra|choir|vinyl|singer*|playlists|beats',
    games:
      'video game*|indie game|board game*|gameplay|multiplayer|steam page|players|game studio|esports|rpg|tabletop|console game*',
    publishing:
      'publisher*|publishing house|books|novel*|author*|bookshop|bookstore|ebook*|literary|paperback|manuscript*|poetry',
  },
}
