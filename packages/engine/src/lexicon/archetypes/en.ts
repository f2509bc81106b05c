import type { ArchetypeWords } from './archetype-words.ts'

export const en: ArchetypeWords = {
  Innocent: {
    3:
      'nothing added|nothing artificial|nothing to hide|no nasties|no added sugar|no additives|' +
      'no preservatives|no artificial|no harsh chemicals|wholesome*|all natural|100 natural|100 pure|' +
      '100 organic|pure and simple|plain and simple|simple pleasures|simple joys|simple things|simple life|' +
      'simpler life|simpler times|simple living|beautifully simple|refreshingly simple|delightfully simple|' +
      'honest food|honest ingredients|clean ingredients|simple ingredients|natural ingredients|' +
      'pure ingredients|nature intended|straight from nature|mother nature|nature s goodness|goodness of|' +
      'natural goodness|childlike|unspoil*|idyll*|paradise|heaven on earth|no ads|ad free|no tracking|' +
      'no trackers|no third party cookies|never track you|doesn t track|don t track|no dark patterns|' +
      'doesn t play games|don t play games|no tricks|no gimmicks|no catch|no fine print|no small print|' +
      'no strings attached|do no harm|do the right thing|doing the right thing|good clean fun|pure joy|' +
      'happy place|happiness|good for the planet|good for you|kind to nature|gentle on|in harmony with nature|' +
      'back to nature|close to nature|clear conscience|guilt free|chemical free|toxin free|additive free|' +
      'preservative free',
    2:
      'pure|purity|purest|purely|innocen*|goodness|unprocessed|unadulterated|untouched|pristine|untainted|' +
      'uncomplicated|unsweetened|unscented|nontoxic|non toxic|pesticide free|simplicity|honesty|honestly made|' +
      'sincer*|optimist*|optimism|positivity|hopeful*|bliss*|seren*|tranquil*|peaceful*|carefree|worry free|' +
      'stress free|cheer*|sunny|sunshine|joyful*|joyous*|happily|happier|happy|smiles|smiling|minimalis*|' +
      'clutter free|clean and simple|fresh air|freshly picked|farm fresh|fresh from the farm|meadow*|orchard*|' +
      'wildflower*|blossom*|childhood|nostalgi*|good old days|old fashioned|back to basics|grandma*|' +
      'grandmother*|homemade|home baked|home grown|homegrown|spring water|crystal clear water|heavenly|angel*|' +
      'keep things simple|keep it simple|feel good|do good|safe haven|transparent and honest|open and honest|' +
      'wonder of childhood|privacy friendly|privacy first|respects your privacy|virtue*|trustful*',
    1:
      'simple|simpler|natural|naturally|honest|fresh|freshness|freshly|clean|cleaner|smile|joy|joys|organic|' +
      'organically|gentle|peace|harmony|harmonious*|calm|kindness|faith|bless*|lovely|light hearted|minimal|' +
      'uncluttered|straightforward|no cookies|plant based|botanical*|herbal|garden fresh|unspectacular|dreamy|' +
      'family friendly|morning sun|quiet|sustainab*|eco friendly|biodegradable|compostable',
  },
  Everyman: {
    3:
      'for everyone|for everybody|everyone is welcome|everyone welcome|everybody welcome|all are welcome|' +
      'all welcome|all abilities|all levels welcome|open to all|open to everyone|free for everyone|' +
      'free for all|for the rest of us|like you and me|people like you|people like us|just like you|' +
      'ordinary people|everyday people|everyday life|everyday lives|real people|regular people|normal people|' +
      'regular folks|down to earth|no nonsense|no frills|no fuss|without the fuss|jargon free|no jargon|' +
      'plain english|just works|it just works|gets the job done|breaking the bank|break the bank|every budget|' +
      'any budget|on a budget|tight budget|every pocket|fair price*|fair prices|fairly priced|honest price*|' +
      'sensible price*|affordable for|affordable price*|low price*|community run|community owned|community led|' +
      'community driven|volunteer run|volunteer led|run by volunteers|member owned|employee owned|cooperative*|' +
      'co op|co operative|grassroots|family run|family owned|family business|mom and pop|locally owned|' +
      'locally run|by the people|for the people|walks of life|sense of belonging|you belong|come as you are|' +
      'everyone belongs|one of us|be part of something|part of the family|like family|among friends|' +
      'all shapes and sizes|bring your friends|bring a friend|bring the family|for all ages|all ages|' +
      'whole family|salt of the earth|hard working people|hardworking people|working families|your neighbo*|' +
      'friendly faces|friendly welcome|warm welcome|pay what you can|value for money|bang for your buck|' +
      'lend a hand|pitch in',
    2:
      'everyman|everyone|everybody|belong*|neighbor*|neighbour*|folks|affordab*|inexpensive|budget friendly|' +
      'low cost|cheap|cheaper|cheapest|bargain*|thrifty|volunteer*|friendl*|unpretentious|unassuming|humble|' +
      'humbly|common sense|practical|practicality|no experience necessary|no experience needed|' +
      'no experience required|beginner friendly|beginners welcome|beginners|newcomer*|get together|' +
      'get togethers|gather*|togetherness|together|join us|join in|drop in|pop in|come along|say hello|say hi|' +
      'have a chat|chat with us|cuppa|pub|locals|local community|home town|hometown|backyard|inclusiv*|' +
      'inclusion|solidarity|fellowship|mates|buddies|buddy|neighborly|relatable|easygoing|easy going|' +
      'approachable|casual|democratic*|equal|fairness|fair|made by people|free forever|always free|' +
      'completely free|free to use|hassle free|reliable|dependable|workhorse|familiar|cosy|cozy|homely',
    1:
      'everyday|every day|daily|community|communities|local|locally|free|friend|friends|family|families|people|' +
      'member|members|membership*|club|clubs|meetup*|association|shared|sharing|share|save money|savings|' +
      'easy to use|welcome|welcoming|simple to use|ordinary|real|accessible to all|value|household*|town|' +
      'village|home|handy',
  },
  Hero: {
    3:
      'push your limits|push the limits|pushing the limits|beyond your limits|no limits|know no limits|' +
      'never give up|don t give up|never quit|no excuses|no pain no gain|rise to the challenge|' +
      'challenge yourself|up for the challenge|take on the challenge|toughest challenges|train hard|' +
      'train harder|train like|hard work|go further|go harder|go the distance|be unstoppable|unstoppable|' +
      'unbeatable|undefeated|invincible|fearless*|become stronger|be your best|best version of yourself|' +
      'best self|personal best|peak performance|high performance|world record*|record breaking|game day|' +
      'beat the|beat your|crush it|crush your|smash your|conquer*|overcom*|triumph*|victor*|champion*|hero|' +
      'heroes|heroic*|superhero*|warrior*|gladiator*|courag*|brave|bravery|bravest|valor|valour|' +
      'every minute counts|every second counts|when it matters most|when seconds count|when lives are at stake|' +
      'sav* lives|life saving|lifesaving|rescue*|rescuing|first responder*|emergency response|to the rescue|' +
      'fight for|fight against|fighting for|fighting against|join the fight|win the fight|end hunger|' +
      'end poverty|beat cancer|stand up for|make a difference|change the world|results guaranteed|' +
      'guaranteed results|proven results|results that matter|real results|get results|money back guarantee|' +
      'comeback*|against all odds|mission critical|battle tested|battle proven|rise above|on the front line|' +
      'front lines|level up',
    2:
      'win|wins|winner*|winning|mastery|strong|stronger|strongest|strength*|strengthen*|grit|gritty|tough|' +
      'tougher|toughest|toughness|rugged*|endur*|stamina|resilien*|persever*|persist*|determin*|disciplin*|' +
      'dedicat*|willpower|mindset|unwavering|relentless*|tireless*|fierce*|bold|boldly|boldness|daring|dare to|' +
      'battle*|fight*|combat*|defeat*|dominate*|compet*|athlet*|medal*|trophy|trophies|podium|marathon*|' +
      'muscle*|powerhouse|supercharg*|turbocharg*|outperform*|outpac*|outwork*|accelerat*|faster than|achiev*|' +
      'accomplish*|ambitio*|goal getter*|crush*|smash*|tackle*|mission|missions|rapid response|24 7 emergency|' +
      'emergenc*|urgent*|urgency|act now|take action|defend*|heavy duty|built to last|built tough|sacrifice*|' +
      'veteran*|bootcamp*|boot camp*|workout*|track record|deliver results|proven|prove*',
    1:
      'challenge*|success|successful*|goal|goals|perform*|powerful|power|energy|energi*|fast|faster|fastest|' +
      'speed|guarantee*|motivat*|empower*|training|train|trained|coach|coaches|coaching|team spirit|sport|' +
      'sports|result|results|boost*|drive|driven|momentum|protect and serve|rapid*|quick response|action|' +
      'impact*|robust*',
  },
  Outlaw: {
    3:
      'break the rules|breaking the rules|rule breaker*|rulebreaker*|rules are made to be broken|no rules|' +
      'forget the rules|rewrite the rules|rewriting the rules|tear up|rip up the rulebook|rulebook|rebel|' +
      'rebels|rebelli*|rebelling|outlaw*|maverick*|misfit*|renegade*|outcast*|troublemaker*|outsider*|punk*|' +
      'anarch*|revolt*|uprising|insurg*|resistance|disobe*|disobedience|defy|defies|defying|defiant*|' +
      'unapologetic*|status quo|against the grain|against the system|the system is broken|is broken|' +
      'fight the power|fight back|stick it to|middle finger|take back control|take back your|take it back|' +
      'power back|reclaim*|own your data|you own your|without permission|permissionless|censorship*|uncensored|' +
      'uncensorable|decentrali*|trustless|unstoppable code|peer to peer|peer 2 peer|p2p|self custody|' +
      'self custodial|non custodial|not your keys|self hosted|self host|self hosting|big tech|big pharma|' +
      'big banks|big corporations|big brother|corporate greed|greedy|middlem*|cut out the middleman|' +
      'no middleman|gatekeeper*|without intermediar*|no intermediar*|no bullshit|no bs|bullshit|bulls t|' +
      'badass*|kick ass|kickass|f ck*|fuck*|damn|hell yeah|hell no|screw*|sick of|tired of|fed up|had enough|' +
      'enough is enough|break up with|ditch*|say goodbye to your|unfiltered|no filter|uncompromising*|' +
      'no compromise*|anti corporate|anti establishment|anti hero|anti capitalis*|anti social|anti censorship|' +
      'counterculture*|subversi*|underground|say no to|we refuse|refuse to|not for sale|vendor lock in|' +
      'no lock in|lock in|surveillance capitalism|surveillance|whistleblow*',
    2:
      'disrupt*|revolution|revolutions|revolutionary|radical*|provocat*|provoke*|controversial*|' +
      'unconventional*|nonconform*|non conform*|rogue|edgy|raw|loud|louder|noise|noisy|rage*|raging|riot*|' +
      'chaos|chaotic|savage*|vandal*|pirate*|bandit*|skull*|tattoo*|biker*|heavy metal|hardcore|hard core|' +
      'rock n roll|rock and roll|rock roll|graffiti|street art|streetwear|manifesto*|activis*|protest*|' +
      'boycott*|liberat*|freedom of speech|free speech|human rights|digital rights|civil liberties|sovereign*|' +
      'autonom*|anonym*|untraceable|monopol*|dictator*|tyran*|oppress*|corrupt*|injustice*|exploit*|abolish*|' +
      'dismantl*|destroy*|smashing|burn it|hack|hacks|hacker*|hacking|hackable|hacktivis*|freaks|weirdos|cult|' +
      'wicked|dark side|taboo*|stigma|ugly truth|truth bombs|wake up|stand out from the crowd|shake up|' +
      'shake things up|not another|not your average|not your typical|unlike other|unlike most',
    1:
      'independent|independence|alternative|alternatives|different|differently|against|fearless*|bold|boldly|' +
      'change|freedom|crypto*|bitcoin|fork|encrypt*|private by design|libre|copyleft|open source|wild|rough|' +
      'dirty|bitter|strange',
  },
  Explorer: {
    3:
      'off the beaten path|off the beaten track|beaten track|beaten path|road less travel*|road trip*|' +
      'roadtrip*|open road|your own way|your own path|own path|own terms|own adventure|find your way|' +
      'find your own|blaze a trail|blaze your own trail|trailblaz*|go wild|into the wild|the wild|wilderness|' +
      'wildlife|great outdoors|the outdoors|outdoor*|adventur*|expedition*|explor*|wander*|wanderlust|roam*|' +
      'nomad*|globetrott*|backpack*|vagabond*|voyag*|odyssey|frontier*|horizon*|uncharted|undiscovered|' +
      'unexplored|unknown territory|new territor*|hidden gem*|hidden treasure*|discover the region|' +
      'discover the world|discover new places|see the world|around the world|the world awaits|world is waiting|' +
      'travel the world|travel far|cross border*|across borders|without borders|no borders|beyond borders|' +
      'border crossing|new horizons|set sail|set off|set out|hit the road|hit the trail*|get out there|' +
      'get outside|get away from it all|getaway*|escape*|escaping|trail|trails|trek*|hike|hikes|hiker*|hiking|' +
      'climb*|mountaineer*|summit*|alpine|alpinis*|backcountry|base camp|basecamp|camping|campfire*|campsite*|' +
      'wild camping|off road|off grid|four wheel drive|4x4|freedom to|free to roam|free spirit*|' +
      'sense of freedom|feel the freedom|anywhere in the world|work from anywhere|wherever you go|' +
      'wherever you are|wherever life takes you|where will you go|go anywhere|go beyond|go places|map your|' +
      'follow your curiosity|leave the ordinary|step outside|step off|push the boundaries of',
    2:
      'journey|journeys|discover*|travel*|tour|tours|touring|itinerar*|destination*|mountain*|canyon*|desert*|' +
      'jungle*|glacier*|fjord*|peak|peaks|valley*|coast|coastal|coastline|island*|ocean*|sea|sail*|surf|' +
      'surfing|surfer*|kayak*|canoe*|paddl*|raft*|dive|diving|fishing|ski|skiing|snowboard*|bike tour*|' +
      'bikepack*|cycle route*|cycling|mountain bik*|motorbike tour*|campervan*|camper*|van life|vanlife|' +
      'terrain|compass*|map|maps|route|routes|waypoint*|path|paths|pathfinder*|pioneer*|curious|curiosity|' +
      'freedom|freely|roots and wings|independence|independent*|self relian*|self sufficien*|unlimited freedom|' +
      'untamed|rugged*|weatherproof|waterproof|sightseeing|excursion*|safari*|border|borders|landscape*|scenic|' +
      'scenery|panoram*|viewpoint*|remote place*|remote region*|far away|faraway|distant|foreign|cultures|' +
      'new cultures|new places|navigate|navigation|restless*|thrill*|adrenaline',
    1:
      'nature|world|worldwide|global|region|regions|regional|planet|forest*|river*|lake*|beach*|wind|sky|skies|' +
      'stars|search*|find out|try new|new ways|new world|new worlds|quest|seek*|abroad|international|mobility|' +
      'move freely|on the go|ride|rides|riding|open|authentic*|individual*|self discovery',
  },
  Creator: {
    3:
      'make your own|build your own|create your own|design your own|your own radio|your own station|' +
      'your own show|your own shop|your own store|your own website|your own garden|your own brand|' +
      'your own game*|your own app*|your own music|bring your idea*|bring your vision|bring ideas|' +
      'bring your imagination|ideas to life|vision to life|idea to life|from idea to|from concept to|' +
      'from sketch|from scratch|made by hand|hand made|handmade|handcraft*|hand crafted|hand drawn|' +
      'hand painted|hand stitched|hand sewn|handwoven|hand built|handbuilt|craftsman*|craftsmen|craftswom*|' +
      'craftspe*|craft|crafted|crafting|crafts|artisan*|maker|makers|makerspace*|creator|creators|creativ*|' +
      'co create*|imaginat*|imagine*|imagining|let your imagination|self express*|express yourself|' +
      'express your|unleash your creativity|blank canvas|blank page|pixel perfect|pixel*|we design|we build|' +
      'we make|we craft|we create|we compose|designed by us|designed and built|designed and made|designed in|' +
      'built by hand|custom made|custom built|custom designed|tailor made|made to order|made to measure|' +
      'bespoke|one of a kind|one off|made in our|our workshop|our studio|our atelier|in our kitchen|' +
      'design studio|creative studio|creative agency|film studio|brand design|tell your story|tell stories|' +
      'storytell*|work of art|works of art|labour of love|labor of love|do it yourself|diy|bring to life|' +
      'start creating|start building|what will you create|what will you make|what will you build|' +
      'beautiful websites|for designers|for makers|for creators|for artists',
    2:
      'create|creates|creating|creation*|design|designs|designed|designer*|designing|build|builds|builder*|' +
      'building blocks|invent|invents|invented|inventi*|inventor*|inventing|innovat*|original|originality|' +
      'originals|artist*|artistr*|artwork*|art|arts|atelier*|workshop|studio|studios|canvas*|sketch*|draw|' +
      'drawing|drawings|paint|painter*|painting*|illustrat*|typograph*|typeface*|typefaces|graphic*|compose|' +
      'composed|composer*|composing|composition*|songwriter*|songwriting|music production|record label|' +
      'broadcast*|podcast*|filmmak*|film making|cinematograph*|animat*|animation|photograph*|sculpt*|potter*|' +
      'ceramic*|woodwork*|carpent*|joinery|sew|sewing|knit*|crochet*|weav*|embroider*|letterpress|' +
      'jewellery maker|prototyp*|mockup*|wireframe*|tinker*|experiment*|sandbox|no code|low code|drag and drop|' +
      'template*|toolkit*|customi*|bespoke design|portfolio*|showcase*|award winning design|architect*|' +
      'aesthetic*|expressi*|expression|visual identity|inspir*|idea|ideas|concept*|invented here|recipe*',
    1:
      'tailored|custom|made|make|making|built|write|writer*|writing|author*|publish*|edit|editor*|music|film|' +
      'films|video production|theatre|theater|fashion|style|styles|stylish|colour*|color*|shape|shapes|unique*|' +
      'detail|details|attention to detail|material*|wood|wooden|project|projects|develop|developer*|' +
      'quality craftsmanship|talent*|vision|cook*|chef*|garden*|brew*|roast*',
  },
  Ruler: {
    3:
      'market leader|market leading|industry leader*|industry leading|world leader*|world leading|' +
      'global leader|leading provider|leading supplier|leading manufacturer|leading law firm|leading authority|' +
      'class leading|the leader in|leader in|leaders in|number one in|no 1 in|the standard|gold standard|' +
      'set the standard*|sets the standard|setting the standard|setting standards|highest standard*|' +
      'exacting standards|world class|best in class|first class|second to none|by appointment|' +
      'by invitation only|invitation only|members only|private members|private client*|private wealth|' +
      'high net worth|ultra high|exclusiv*|prestig*|elite|elites|premier|premium|white glove|vip*|' +
      'first choice of|trusted by leading|trusted by the world s|fortune 500|fortune 100|global enterprises|' +
      'large enterprises|enterprise grade|enterprise ready|enterprise class|full control|complete control|' +
      'total control|in control|take control|stay in control|under control|take charge|take command|command*|' +
      'single source of truth|centrali*|governance|govern|governing|compliance|compliant|regulatory|regulated|' +
      'regulations|risk management|audit trail*|access control*|role based|policies|policy enforcement|' +
      'strictly confidential|strictest confidence|utmost confiden*|confidential*|discreet*|discretion|heritage|' +
      'legacy of|pedigree|dynasty|royal*|king|queen|crown*|imperial|noble|aristocra*|sovereign wealth|' +
      'established in|established 18*|established 19*|est 18*|est 19*|since 18*|since 19*|founded in 18*|' +
      'founded in 19*|for over a century|generations of|over a century|centuries|asset management|' +
      'wealth management|portfolio management|fiduciary|board of directors|chief executive*|c suite|executives',
    2:
      'authorit*|leadership|leader|leaders|leading|master|masters|power and|powerhouse|supremac*|supreme|' +
      'superior*|excellence|excellent reputation|unrivall*|unrivaled|unparallel*|unmatch*|uncompromised|' +
      'pre eminent|preeminent|distinguished|distinction|distinctive|renowned|respected|reputation|esteemed|' +
      'acclaimed|prominent|iconic|flagship*|status|privilege*|privileged|signature collection|first tier|' +
      'top tier|tier one|blue chip|prosper*|wealth*|affluen*|fortune|invest|investor*|investment*|shareholder*|' +
      'stakeholder*|capital|order|orderly|organi*ed|structure|structured|hierarch*|procedure*|protocol*|' +
      'systematic*|precis*|rigor*|rigour*|stringent|meticulous*|impeccable|flawless*|standardi*|accredit*|' +
      'certified|certification*|iso 9001|iso 27001|soc 2|gdpr compliant|legislation|statutory|law firm|' +
      'attorney*|counsel*|litigation|secure|security|stability|stable|enterprise*|executive*|corporate|' +
      'corporation*|institution*|institutional|headquarter*|multinational|responsib*|oversight|oversee*|' +
      'supervis*|administ*|managed|manage|dedicated account manager|account manager|service level agreement*|' +
      'sla|luxury|luxurious*|tailored to the highest|estate*|mansion*|penthouse*|concierge*|chauffeur*|' +
      'five star|5 star|grand|majest*',
    1:
      'control*|manager*|management|professional*|established|tradition*|finest|timeless*|efficien*|high end|' +
      'high quality|global|international|strategic*|strategy|strategies|policy|monitor*|asset*|partner*|' +
      'confidence|confident*|reliab*|expertise|experienced|exceptional*|award*|trusted',
  },
  Magician: {
    3:
      'magic|magical*|magically|magician*|like magic|works like magic|pure magic|as if by magic|' +
      'where the magic happens|wizard*|sorcer*|alchem*|enchant*|spellb*|spell|spells|miracle*|miracul*|mystic*|' +
      'mystical|supernatural|superpower*|sixth sense|seventh sense|crystal ball|believe your eyes|' +
      'won t believe|will not believe|hard to believe|seeing is believing|unbelievabl*|mind blowing|' +
      'mindblowing|jaw dropping|breathtaking|out of this world|otherworldly|in seconds|in a second|' +
      'in an instant|in a flash|in no time|in minutes|in just minutes|with one click|in one click|one click|' +
      'with a single click|at the click|at the touch of|at the push of|with a snap|instantly|instantaneous*|' +
      'in real time|automagic*|autopilot|on autopilot|hands free|without lifting a finger|zero effort|' +
      'effortless*|seamless*|frictionless|painless*|before your eyes|just imagine|imagine a world|' +
      'a world where|dream come true|dreams come true|make dreams|make your dreams|your dreams|make it happen|' +
      'makes it happen|bring the magic|turn any|turn your|turn ideas|turns your|turns any|turn text into|' +
      'turn data into|transform*|metamorphos*|reimagin*|reinvent*|rethink*|the future of|future is here|' +
      'the future is|tomorrow s|next generation|next gen|game chang*|gamechang*|groundbreaking|breakthrough*|' +
      'paradigm*|revolutioni*|unlock*|unleash*|possibilities|anything is possible|make the impossible|' +
      'impossible|limitless|life changing|change your life|changes everything|change everything|' +
      'like never before|never before',
    2:
      'wonder|wonders|wondrous|wonderland|wonderful*|wow|awe|awe inspiring|astonish*|amaz*|astound*|mesmeri*|' +
      'captivat*|fascinat*|hypnot*|surreal|fairytale*|fairy tale*|fantas*|dream|dreams|dreamt|dreamed|dreaming|' +
      'vision of the future|visionary|visionaries|envision*|foresee*|foresight|predict*|anticipat*|' +
      'forecasts itself|intuit*|intuition|clairvoyan*|astrolog*|tarot|horoscope*|cosmic|cosmos|universe|' +
      'stardust|moonlight|spirit|spiritual*|soul|ritual*|ceremon*|manifest|manifesting|awaken*|awakening|' +
      'conscious*|mindful*|meditat*|energy healing|reiki|chakra*|hypnosis|hypnother*|rebirth|reborn|renew|' +
      'renewal|rejuven*|regenerat*|evol*|automat*|autonomously|artificial intelligence|ai powered|' +
      'powered by ai|ai driven|with ai|generative ai|ai agent*|ai assistant*|copilot*|machine learning|smart|' +
      'smarter|self driving|virtual reality|augmented reality|immers*|hologra*|futur*|sci fi|science fiction|' +
      'space age|illusion*|catalyst*|spark|sparks|ignite*|surpris*|secret|secrets|mystery|mysteries|' +
      'mysterious*|memorable|unforgettabl*|momentous|once in a lifetime|special moments|elixir*|potion*',
    1:
      'vision|visions|instant|incredib*|extraordinar*|ai|future|moment|moments|possible|change|changing|' +
      'inspir*|innovat*|without effort|intelligent*|invisible|hidden|light|glow*|shine|shines|miracle cure|' +
      'new era|turn into|cutting edge|advanced|real time|reality|believe',
  },
  Lover: {
    3:
      'fall in love|falling in love|fell in love|love at first|in love with|with love|made with love|' +
      'love story|love stories|love letter*|loving touch|lovers|lover|for lovers|romanc*|romantic*|passion*|' +
      'sensual*|sensuous*|seduc*|sexy|sexual*|erotic*|flirt*|intima*|intimacy|desir*|temptation*|tempting|' +
      'irresistibl*|indulg*|decaden*|pamper*|spoil yourself|treat yourself|treat your senses|for the senses|' +
      'all the senses|all your senses|feast for|caress*|embrac*|kiss|kisses|cuddl*|valentine*|honeymoon*|' +
      'wedding*|bride|brides|bridal|groom|newlywed*|engagement ring*|your big day|say i do|soulmate*|' +
      'soul mate*|date night|for two|couples|sweetheart*|darling*|beauty|beauties|beautif*|gorgeous*|ravishing|' +
      'alluring|allure|glamour*|glamorous*|elegan*|graceful*|radian*|luminous|luscious|velvet*|silk|silky|' +
      'satin*|lace|lingerie|lipstick*|perfum*|fragran*|scent|scents|scented|aroma*|rose petal*|bouquet*|' +
      'candlelight|candlelit|candle lit|champagne|chocolate*|chocolatier*|praline*|truffle*|melt in your mouth|' +
      'melts in the mouth|melt in the mouth|mouthwatering|mouth watering|delectable|exquisite*|sumptuous|' +
      'opulen*|luxuriat*|feel beautiful|look beautiful|love your skin|your skin|love yourself|self love|' +
      'glowing skin|skin you love|silky smooth|soft skin|savour*|savor|savors|savoring|savory delights|' +
      'moments of pleasure|pure pleasure|sheer pleasure',
    2:
      'love|loved|loves|loving|lovingly|beloved|ador*|cherish*|affection*|tender*|tenderness|warmth|heart|' +
      'hearts|heartfelt|heartbeat|romeo|pleasure*|delight*|delicious*|delicac*|taste|tastes|tasting|tasty|' +
      'flavour*|flavor*|gourmet|gastronom*|culinary|candle*|cocktail*|wine|wines|dessert*|patisserie|pastr*|' +
      'confection*|sweet|sweetness|honeyed|caramel*|vanilla|rose|roses|flower*|floral*|floris*|charm*|' +
      'enchanting|bewitching|captivating|stunning|attractive|handsome|luxur*|lavish|chic|couture|haute|' +
      'boutique*|jewel*|diamond*|pearl*|gemstone*|necklace*|makeup|make up|cosmetic*|skincare|complexion|' +
      'manicure|massage*|spa|facial*|soft|softness|softly|smooth|touch|touched|touching|sensory|senses|' +
      'sensation*|feel your|atmospher*|ambience|ambiance|mood|music for the soul|dance|dances|dancing|tango|' +
      'salsa|feminin*|goddess*|muse|poetry|poem*|poetic|emotion*|partnership for life|attraction|chemistry|' +
      'connection|connections|closeness|close to your heart|devotion|devoted',
    1:
      'dream wedding|celebrat*|relationship*|dating|couple|partner for life|feeling|feelings|feel|skin|body|' +
      'hair|enjoy*|relax*|warm|warmly|cosy|cozy|fine dining|style|stylish|design classic|refined|finest|' +
      'sophisticat*|lovely|perfect evening|glow*|dress|dresses|gift|gifts|appreciat*',
  },
  Caregiver: {
    3:
      'we care|we care for|we care about|care for you|cares for|caring for|caring|compassion*|loving care|' +
      'tender loving care|with care|care and support|caregiver*|caretaker*|carer|carers|look after|looks after|' +
      'looking after|looked after|take care of|takes care of|taking care of|in good hands|safe hands|' +
      'good hands|by your side|on your side|at your side|here for you|there for you|always there|' +
      'we re here to help|here to help|helping hand|helping people|help people|help those|help children|' +
      'helping children|helping families|those in need|people in need|children in need|in need of|' +
      'most vulnerable|vulnerable|less fortunate|underserved|disadvantaged|homeless*|refugee*|displaced|' +
      'orphan*|foster*|adopt*|loved ones|your loved ones|protect your family|protects your family|' +
      'keep your family|keep you safe|keeps you safe|keep them safe|keeping you safe|keep children safe|' +
      'safe and sound|safe space|safe place|peace of mind|rest assured|sleep easy|worry less|you are not alone|' +
      'you re not alone|not alone|never alone|nurtur*|heal|heals|healer*|healing|comfort|comforting|comforted|' +
      'consol*|sooth*|gentle|gently|kind hearted|kindhearted|warm hearted|big hearted|kindness|empath*|' +
      'listening ear|we listen|charit*|philanthrop*|humanitarian|donat*|give back|giving back|giving hope|' +
      'hope for|bring hope|hope|every child|every life|dignity|palliative|hospice*|end of life|bereave*|grief|' +
      'griev*|crisis line|helpline*|hotline|suicide prevention|mental health|wellbeing|well being|' +
      'animal welfare|welfare|shelter*|sanctuary|rescue animals|rehom*|cannot afford|can t afford|' +
      'regardless of ability to pay|assisted living|elderly care|senior care|child care|home care|' +
      'patient centered|patient centred|person centred|person centered',
    2:
      'care|cared|protect*|safeguard*|safe|safer|safely|safety|secure future|support|supporting|supportive|' +
      'supports|help|helps|helping|helped|assist|assisting|aid|relief|serve|serving|selfless*|generous|' +
      'generosity|altruis*|benevol*|sympath*|understanding|patien*|patience|gentleness|reassur*|trust us|' +
      'family oriented|mother*|mothers|motherhood|mom|mum|moms|mums|baby|babies|newborn*|infant*|toddler*|' +
      'parent|parents|parenting|children s|child|children|kids|grandparent*|elderly|older people|seniors|' +
      'disabilit*|disabled|special needs|chronic*|illness*|disease*|cancer|recover*|rehabilit*|therap*|' +
      'counselling|counseling|treatment*|nurse|nurses|nursing|midwi*|doctor*|patient|patients|caringly|' +
      'wellness|health and wellbeing|healthier|healthy|prevent*|nourish*|feed families|food bank*|soup kitchen|' +
      'fundrais*|sponsor a|non profit|nonprofit|not for profit|foundation for|give|giving|gift of|' +
      'thank you for caring|neighbourly help|good cause*|cause|causes|poverty|hunger|humanity|humane|pets|pet|' +
      'puppies|kittens|animals|animal|accessible|accessibility|respite|guardian*|watch over|watches over|' +
      'lifeline*|stewardship|first aid|ease the burden|peaceful mind|worry|worries|preserv*|conserv*',
    1:
      'health|service to|served|warm|warmth|heart|family|families|trust|volunteer*|community|insur*|hospital*|' +
      'clinic|friendly staff|attentive*|at home|life|lives|future generations|responsib*|ethical*|respect*|' +
      'dedicat*|together we can',
  },
  Jester: {
    3:
      'fun|funny|funnier|funniest|so much fun|have fun|having fun|fun for|more fun|just for fun|seriously fun|' +
      'fun loving|laugh*|lol|lmao|rofl|haha*|hehe*|hihi|hilar*|giggl*|chuckl*|joke|jokes|joker*|joking|' +
      'just kidding|no kidding|pun intended|punny|puns|pun|dad joke*|meme|memes|memecoin*|such wow|much wow|' +
      'very wow|wow such|wow much|doge|to the moon|silly|silliness|goof*|wacky|zany|quirk*|bonkers|crazy|' +
      'bananas|nuts about|loopy|nutty|whacky|kooky|ridiculous*|absurd*|nonsense|shenanigan*|mischie*|prank*|' +
      'cheek*|tongue in cheek|witty|wit|humor*|humour*|comedy|comedies|comedian*|comic|comics|stand up comedy|' +
      'improv|clown*|jester*|circus|carnival|party|parties|partying|let s party|party time|woohoo|woo hoo|yay|' +
      'yippee|hooray|hurray|oops|oopsie|whoops|uh oh|yikes|ta da|tada|boom|duh|meh|yum|yummy|nom nom|om nom|' +
      'awesomesauce|no boring|not boring|never boring|boring stuff|without the boring|boredom|bored|bore you|' +
      'don t take ourselves|take ourselves too seriously|not too serious*|don t panic|life s too short|' +
      'life is too short|let loose|go nuts|go bananas|good vibes|good times|time of your life|playful*|' +
      'shake your|get silly|weird|weirdly|weirder|unicorn*|llama*|sloth*|dinosaur*|ninja*|zombie*|easter egg*',
    2:
      'boring|play|plays|played|player*|playing|playtime|playground*|plaything*|game|games|gaming|gamer*|' +
      'gamif*|toy|toys|puzzle*|trivia|quiz*|karaoke|bowling|mini golf|escape room*|trampoline*|bouncy|arcade*|' +
      'amusement*|amus*|entertain*|cartoon*|doodle*|emoji*|sticker*|gif|gifs|confetti|balloon*|disco|festiv*|' +
      'fiesta|happy hour|beer*|beers|brewery tour|pizza*|burger*|taco*|snack*|snacks|donut*|doughnut*|candy|' +
      'candies|gummy|gummies|cookie dough|popcorn|ice cream|cheesy|spicy|juicy|nerdy|geeky|geek*|dude|bro|' +
      'peeps|folks|hey there|hiya|howdy|psst|shh|wink|grin|grins|smirk|tease|teaser|irony|ironic*|sarcas*|' +
      'satir*|parody|spoof*|comical|light hearted|lighthearted|whimsic*|whimsy|spontan*|lively|vibrant|vibe|' +
      'vibes|colorful|colourful|bubbly|fizz|fizzy|pop|bounce|jump around|frolic*|cool|coolest|awesome*|epic|' +
      'rad|stoked|cute|cutest|adorable|funky|groovy|jazzy|random|lucky|surprise|nonsensical|sassy|snark*|' +
      'trick*|antics|banter|booze*|tipsy|hangover',
    1:
      'enjoy*|happy|smile|smiles|joy|excit*|celebrat*|kids|crazy good|lazy|naughty|monster*|monkey*|cat|cats|' +
      'dog|dogs|robot*|super|wow|mad|fresh and funky|holiday|weekend*|friends|dance|music',
  },
  Sage: {
    3:
      'knowledge|knowledgeable|wisdom|wise|wisely|insight|insights|insightful*|evidence|evidence based|' +
      'research based|science based|backed by science|science backed|backed by research|data driven|' +
      'data backed|fact based|facts|fact check*|fact checked|fact checking|truth|truths|truthful*|seek truth|' +
      'get the facts|know the facts|know more|know how|know why|know what|know exactly|knowing|in depth|' +
      'deep dive*|deep understanding|understand how|understand why|understand your|understand the|' +
      'better understand*|help you understand|make sense of|makes sense of|informed decision*|informed choice*|' +
      'better decisions|smarter decisions|decision mak*|decision support|make informed|independent research|' +
      'independent testing|independently tested|independent audit*|open source audit*|peer review*|' +
      'peer reviewed|rigorous*|methodolog*|scientific|scientifically|scien*|scientist*|researcher*|research|' +
      'researching|scholar*|scholarly|academic*|academy|academia|universit*|professor*|phd*|lecture*|lecturer*|' +
      'seminar*|symposium|think tank*|white paper*|whitepaper*|case stud*|studies show|study|studies|' +
      'publications|publication|journal|journals|encyclop*|librar*|archive*|archives|museum*|curriculum|teach|' +
      'teacher*|teaches|teaching|taught|tutor*|mentor*|educat*|learner*|learning|lifelong learning|learn how|' +
      'learn to|learn about|learn from|learn by doing|students|student|explain|explained|explains|explaining|' +
      'explanation*|demystif*|clarity|transparent method*|how it is calculated|how we test|how we calculate|' +
      'tried and tested|thought leader*|subject matter expert*|leading experts|expert advice|expert guidance|' +
      'expert analysis|ask an expert|second opinion',
    2:
      'know|knows|known|learn|learned|learnt|expert|experts|expertise|specialist*|advis*|advice|guidance|' +
      'consult*|analy*|analytics|analyst*|data|dataset*|statistic*|metrics|measur*|benchmark*|report|reports|' +
      'reporting|survey*|index|ranking|dashboard*|observab*|diagnos*|assess*|evaluat*|examin*|inspect*|' +
      'investigat*|verif*|verified|verifiable|validat*|proof|proofs|auditable|audit|audits|audited|accura*|' +
      'precision|objectiv*|impartial*|unbiased|neutral*|independent advice|transparen*|logic|logical*|' +
      'rational*|reason|reasoning|intellect*|intelligence|think|thinker*|thinking|thoughtful*|reflect*|' +
      'philosoph*|theor*|hypothes*|question everything|answers|answer your question*|questions answered|' +
      'glossary|documentation|handbook|textbook*|reference|references|guidebook*|tutorial*|course|courses|' +
      'lesson*|classroom*|webinar*|masterclass*|training course*|e learning|elearning|certificate course|exam|' +
      'exams|homework|math|maths|mathematic*|physics|biology|chemistry lab|laborator*|lab|labs|clinical trial*|' +
      'clinically proven|clinically tested|journalis*|news and analysis|reporters|editorial*|essay*|books|' +
      'reader*|reading|literature|histor*|open data|open standard*|open knowledge|forecast*|model|models|' +
      'algorithm*|engineering|traceab*|track record of research|discern*|perspective*|context|comprehensi*|' +
      'interpret*|translat*|language learning|compare|comparison*',
    1:
      'information|informed|guide|guides|article|articles|method|methods|experience and knowledge|skill*|' +
      'professional*|discover*|technical*|test|tested|tests|testing|detail|details|calculat*|trend*|' +
      'intelligent*|solve*|clear|clearly|explor*|open source|school*|mind|minds|memory|language*|technology|' +
      'compare plans',
  },
}
