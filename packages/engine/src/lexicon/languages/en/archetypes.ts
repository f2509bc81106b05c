import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'nothing added|nothing artificial|no nasties|no added sugar|no additives|no preservatives|no artificial|' +
        'no harsh chemicals|wholesome*|all natural|100 natural|100 pure|100 organic|pure and simple|' +
        'plain and simple|simple pleasures|simple joys|simple things|simple life|simpler life|simpler times|' +
        'simple living|beautifully simple|refreshingly simple|delightfully simple|honest food|honest ingredients|' +
        'clean ingredients|simple ingredients|natural ingredients|pure ingredients|nature intended|' +
        'straight from nature|mother nature|nature s goodness|natural goodness|childlike|unspoil*|idyll*|' +
        'paradise|heaven on earth|no ads|ad free|no tracking|no trackers|never track you|doesn t track|' +
        'don t track|no dark patterns|no tricks|no gimmicks|no fine print|' +
        'no small print|do no harm|good clean fun|pure joy|happy place|kind to nature|in harmony with nature|' +
        'back to nature|close to nature|clear conscience|guilt free|chemical free|toxin free|additive free|' +
        'preservative free|a simple promise|nothing more nothing less|just fruit|what you see is what you get|' +
        'we keep our promises|no upselling|little paradise|clean living|clean eating|happy animals|sun ripened|' +
        'free of ads|without ads|no advertising|without tracking',
      2:
        'nothing to hide|goodness of|no third party cookies|no catch|no strings attached|good for the planet|' +
        'good for you|gentle on|pure|purity|purest|purely|innocen*|goodness|unprocessed|unadulterated|untouched|' +
        'pristine|untainted|uncomplicated|unsweetened|unscented|nontoxic|non toxic|pesticide free|simplicity|' +
        'honesty|honestly made|sincer*|optimist*|optimism|positivity|bliss*|seren*|tranquil*|peaceful*|carefree|' +
        'worry free|stress free|sunny|sunshine|joyful*|joyous*|happily|happier|happy|smiles|smiling|minimalis*|' +
        'clutter free|clean and simple|fresh air|freshly picked|farm fresh|fresh from the farm|meadow|meadows|orchard*|' +
        'wildflower*|blossom*|childhood|nostalgi*|good old days|old fashioned|back to basics|grandma*|' +
        'grandmother*|homemade|home baked|home grown|homegrown|spring water|crystal clear water|heavenly|' +
        'keep things simple|keep it simple|feel good|do good|safe haven|transparent and honest|open and honest|' +
        'wonder of childhood|privacy friendly|privacy first|respects your privacy|trustful*|angels|angelic|' +
        'cheerful*|cheery|wholeheartedly|happiness|a simple idea|simple truth|real food|real ingredients|' +
        'in good faith|treats you with respect|no hidden costs|no hidden fees|no surprises|oasis of|slow down|' +
        'unhurried|clean beauty|happy hens|happy cows|wild flowers|no analytics|hopeful|hopefulness|virtues',
      1:
        'simple|simpler|natural|naturally|honest|fresh|freshness|freshly|cleaner|smile|joy|joys|organic|' +
        'organically|gentle|peace|harmony|harmonious*|calm|kindness|faith|bless*|lovely|light hearted|minimal|' +
        'uncluttered|straightforward|plant based|botanical*|herbal|family friendly|quiet|eco friendly|' +
        'biodegradable|no spam|breathe|clean|virtue',
    },
    Everyman: {
      3:
        'for everyone|for everybody|everyone is welcome|everyone welcome|everybody welcome|all are welcome|' +
        'all welcome|all abilities|all levels welcome|open to all|open to everyone|free for everyone|' +
        'for the rest of us|like you and me|people like you|people like us|ordinary people|everyday people|' +
        'everyday lives|real people|regular people|normal people|regular folks|down to earth|no nonsense|' +
        'no frills|no fuss|without the fuss|jargon free|no jargon|plain english|just works|it just works|' +
        'gets the job done|breaking the bank|break the bank|every budget|any budget|on a budget|tight budget|' +
        'every pocket|fair price*|fair prices|fairly priced|honest price*|sensible price*|affordable for|' +
        'affordable price*|community run|community owned|community led|community driven|volunteer run|' +
        'volunteer led|run by volunteers|member owned|employee owned|co operative|grassroots|mom and pop|' +
        'locally owned|locally run|walks of life|sense of belonging|you belong|come as you are|' +
        'everyone belongs|be part of something|part of the family|like family|among friends|' +
        'all shapes and sizes|bring your friends|bring a friend|bring the family|salt of the earth|' +
        'hard working people|hardworking people|working families|friendly faces|friendly welcome|' +
        'pay what you can|bang for your buck|lend a hand|pitch in|reasonable price*|reasonably priced|' +
        'won t cost the earth|honest work|honest people|working class|blue collar|your mates|our neighbo*|' +
        'accessible for everyone|accessible to everyone|no matter who you are|whoever you are|' +
        'regardless of background|whatever your level|no snobbery|no pretension|not a faceless|' +
        'we re just people|plain words|plain language|straight talk|talk straight|honest quote*|fixed quote*|' +
        'fair quote*|no sales pitch|no pushy|no call cent*|no hard sell|no corporate speak|no buzzwords|' +
        'family firm|family business|family run|family owned|family owned and operated|owner operated|' +
        'owner run|one man business|small local business|neighbourhood business|neighborhood business|' +
        'a real person|real person answers|speak to a person|people just like you|just like you|' +
        'doesn t play games|no games|without the jargon|like a neighbo*|round the corner|around the corner|' +
        'made by volunteers',
      2:
        'everyday life|low price*|cooperative*|co op|by the people|for the people|for all ages|all ages|' +
        'whole family|your neighbo*|warm welcome|value for money|everyman|everyone|everybody|belong*|neighbor*|' +
        'neighbour*|folks|affordab*|inexpensive|budget friendly|low cost|cheaper|cheapest|bargain*|thrifty|' +
        'volunteer*|unpretentious|unassuming|humble|humbly|common sense|practical|practicality|' +
        'no experience necessary|no experience needed|no experience required|beginner friendly|' +
        'beginners welcome|newcomer*|get together|get togethers|togetherness|join in|drop in|pop in|come along|' +
        'say hello|say hi|have a chat|cuppa|locals|local community|home town|hometown|backyard|inclusiv*|' +
        'inclusion|solidarity|fellowship|mates|buddies|buddy|relatable|easygoing|easy going|approachable|' +
        'casual|fairness|made by people|hassle free|workhorse|cosy|cozy|homely|equality|friendliest|' +
        'friendliness|democrati*|dependable|great value|good value|fair pay|fair wages|fair trade|' +
        'honest advice|accessible for all|without the hype|not a big corporation|made for people|run by people|' +
        'good old|potluck|come and join|come on in|gather round|side by side|shoulder to shoulder|for us all|' +
        'local business*|local family|locally|a small team|up front pric*|upfront pric*|no contracts|' +
        'free and open|free for all|hard working|hardworking|straightforward|no hidden fees|no hidden costs|' +
        'easy for everyone|small business*|friendly team|local people|around here|your town|our town',
      1:
        'one of us|cheap|beginners|together|join us|pub|fair|everyday|community|communities|local|free|friend|' +
        'friends|family|families|member|club|clubs|meetup*|save money|savings|easy to use|welcome|welcoming|' +
        'ordinary|accessible to all|village|handy|members|a bunch of|barbecue|fellow|no commitment|' +
        'household name|household|households|friendly|free forever|always free|free to use|completely free',
    },
    Hero: {
      3:
        'push your limits|push the limits|pushing the limits|beyond your limits|know no limits|never give up|' +
        'don t give up|never quit|no excuses|no pain no gain|rise to the challenge|challenge yourself|' +
        'up for the challenge|take on the challenge|toughest challenges|train hard|train harder|train like|' +
        'go harder|go the distance|be unstoppable|unstoppable|unbeatable|undefeated|invincible|fearless*|' +
        'become stronger|be your best|best version of yourself|best self|personal best|peak performance|' +
        'world record*|record breaking|game day|beat the|beat your|crush it|crush your|smash your|conquer*|' +
        'triumph*|champion*|hero|heroes|heroic*|superhero*|warrior*|gladiator*|courag*|bravery|bravest|valor|' +
        'valour|every minute counts|every second counts|when it matters most|when seconds count|' +
        'when lives are at stake|life saving|lifesaving|rescuing|first responder*|emergency response|' +
        'to the rescue|fight for|fight against|fighting for|fighting against|join the fight|win the fight|' +
        'end hunger|end poverty|beat cancer|results guaranteed|guaranteed results|comeback*|against all odds|' +
        'battle tested|battle proven|rise above|on the front line|front lines|prove yourself|prove them wrong|' +
        'determination|brave|competition ready|push yourself|push harder|push through|get stronger|' +
        'in the best shape|test yourself|test your limits|beyond limits|earned not given|no shortcuts|' +
        'finish line|leave no one behind|no one left behind|we never stop|do whatever it takes|' +
        'whatever it takes|go all in|save lives|saves lives|saving lives|saved lives|lives saved|' +
        'tested to the limit|toughest conditions|toughest jobs|stand strong|fighting spirit|overcame|victory|' +
        'victories|victorious',
      2:
        'no limits|hard work|go further|rescue*|stand up for|make a difference|change the world|proven results|' +
        'results that matter|real results|get results|level up|win|wins|winner*|winning|mastery|stronger|' +
        'strongest|strength*|grit|gritty|tough|tougher|toughest|toughness|rugged*|endur*|stamina|resilien*|' +
        'persever*|willpower|unwavering|relentless*|tireless*|fierce*|boldly|boldness|daring|dare to|battle*|' +
        'fight*|combat*|defeat*|dominate*|athlet*|medal*|trophy|trophies|podium|marathon*|muscle*|powerhouse|' +
        'supercharg*|turbocharg*|outperform*|outpac*|outwork*|ambitio*|goal getter*|crush*|smash*|tackle*|' +
        'rapid response|24 7 emergency|urgent*|urgency|defend*|heavy duty|built to last|built tough|sacrifice*|' +
        'veteran*|bootcamp*|boot camp*|workout*|deliver results|outcompete|persistence|emergency|emergencies|' +
        'pushing boundaries|get fit|reach your full potential|earn it|sweat|starting line|never stop|' +
        'never settle|armor|armour|front line|frontline*|guts|bulletproof|rock solid|extreme conditions|' +
        'overcome|overcomes|overcoming',
      1:
        'money back guarantee|mission critical|strong|mindset|bold|achiev*|accomplish*|track record|challenge*|' +
        'powerful|guarantee*|motivat*|empower*|training|coaching|team spirit|sport|sports|results|' +
        'quick response|impact*|competition*|proven|determined|full potential|we deliver|shield|team player*|' +
        'discipline|disciplined|competitive edge|compete|competing|take action|act now|reach your goals',
    },
    Outlaw: {
      3:
        'break the rules|breaking the rules|rule breaker*|rulebreaker*|rules are made to be broken|' +
        'forget the rules|rewrite the rules|rewriting the rules|rip up the rulebook|rulebook|rebel|rebels|' +
        'rebelli*|outlaw*|maverick*|misfit*|renegade*|outcast*|troublemaker*|punk*|anarch*|revolt*|insurg*|' +
        'disobe*|defy|defies|defying|defiant*|unapologetic*|status quo|against the grain|against the system|' +
        'the system is broken|fight the power|stick it to|middle finger|take back control|take back your|' +
        'power back|own your data|without permission|permissionless|censorship*|uncensored|uncensorable|' +
        'decentrali*|self custody|self custodial|non custodial|not your keys|big tech|big pharma|big banks|' +
        'big corporations|big brother|corporate greed|middlem*|cut out the middleman|no middleman|gatekeeper*|' +
        'without intermediar*|no intermediar*|no bullshit|no bs|bullshit|bulls t|badass*|kick ass|kickass|' +
        'fuck*|hell yeah|hell no|sick of|fed up|enough is enough|break up with|unfiltered|no filter|' +
        'uncompromising*|anti corporate|anti establishment|anti hero|anti capitalis*|anti censorship|' +
        'counterculture*|subversi*|we refuse|vendor lock in|surveillance capitalism|whistleblow*|screw the|' +
        'system is broken|industry is broken|banking is broken|join the resistance|mass surveillance|' +
        'not controlled by|no central authority|no single company|without banks|without a bank|no banks|' +
        'be your own bank|owned by no one|no gods|against the mainstream|anti mainstream|' +
        'not for the faint hearted|not for the faint of heart|we don t follow|refuse to compromise|' +
        'free from big|independent of big|no investors|no venture capital|not vc|guerrilla|guerilla|hypocri*|' +
        'f ck|f cking',
      2:
        'no rules|tear up|outsider*|uprising|fight back|take it back|reclaim*|you own your|trustless|' +
        'peer to peer|peer 2 peer|p2p|self hosted|self hosting|greedy|damn|tired of|had enough|ditch*|' +
        'say goodbye to your|no compromise*|say no to|refuse to|not for sale|no lock in|disrupt*|revolution|' +
        'revolutions|radical*|provocat*|provoke*|controversial*|unconventional*|nonconform*|non conform*|rogue|' +
        'edgy|louder|raging|riot*|chaotic|savage*|pirate*|bandit*|skull*|biker*|heavy metal|hard core|' +
        'rock n roll|rock and roll|rock roll|street art|streetwear|manifesto*|activis*|boycott*|liberat*|' +
        'freedom of speech|free speech|digital rights|civil liberties|sovereign*|untraceable|monopol*|' +
        'dictator*|tyran*|oppress*|injustice*|abolish*|burn it|hacker*|hacking|hackable|hacktivis*|freaks|' +
        'weirdos|dark side|taboo*|ugly truth|truth bombs|stand out from the crowd|shake up|shake things up|' +
        'not another|not your average|not your typical|unlike other|unlike most|autonomy|hardcore|no master*|' +
        'not for everyone|don t follow|do things differently|doing things differently|independent from|' +
        'bootstrapped|diy ethos|protest|protests',
      1:
        'underground|surveillance|revolutionary|loud|rage*|chaos|tattoo*|graffiti|human rights|anonym*|' +
        'dismantl*|hack|wicked|independence|alternative|alternatives|differently|fearless*|freedom|bitcoin|' +
        'encrypt*|private by design|libre|copyleft|open source|wild|corruption|noisy|mainstream|lies|fake|' +
        'the truth about|destroy|crypto|cryptocurren*',
    },
    Explorer: {
      3:
        'off the beaten path|off the beaten track|beaten track|beaten path|road less travel*|road trip*|' +
        'roadtrip*|open road|your own path|own path|own adventure|find your own|blaze a trail|' +
        'blaze your own trail|trailblaz*|go wild|into the wild|the wild|wilderness|great outdoors|the outdoors|' +
        'adventur*|expedition*|wander*|nomad*|globetrott*|vagabond*|voyag*|odyssey|frontier*|uncharted|' +
        'undiscovered|unexplored|unknown territory|hidden treasure*|discover the region|discover the world|' +
        'discover new places|see the world|the world awaits|world is waiting|travel the world|travel far|' +
        'cross border*|without borders|no borders|beyond borders|border crossing|new horizons|set sail|' +
        'hit the road|hit the trail*|get out there|get outside|get away from it all|trek*|hike|hikes|hiker*|' +
        'hiking|alpine|alpinis*|backcountry|base camp|basecamp|campfire*|campsite*|wild camping|off road|' +
        'off grid|four wheel drive|4x4|free to roam|free spirit*|sense of freedom|feel the freedom|' +
        'anywhere in the world|wherever life takes you|where will you go|go places|follow your curiosity|' +
        'horizon|horizons|roam|roams|roamed|roam free|path of your own|leave the ordinary|venture out|' +
        'venture into|explore the world|explore nature|explore the region|explore the great|explore beyond|' +
        'discover the country|untrodden|untouched nature|hidden corners|hidden places|secret spots|' +
        'far from the crowds|away from the crowds|middle of nowhere|fresh tracks|take the scenic|' +
        'change of scenery|on your own terms|live free|live freely|total freedom|freedom of movement|' +
        'cross the border|crossing borders|discover regions|discover the regions|discover our region|' +
        'regions to discover',
      2:
        'your own way|find your way|wildlife|outdoor*|backpack*|new territor*|hidden gem*|getaway*|trail|' +
        'trails|climb*|camping|freedom to|work from anywhere|wherever you go|go anywhere|step outside|journeys|' +
        'travel*|tours|touring|itinerar*|destination*|mountain*|canyon*|desert*|jungle*|glacier*|fjord*|peaks|' +
        'coastal|coastline|island*|sail*|surf|surfing|surfer*|kayak*|canoe*|paddl*|raft*|diving|skiing|' +
        'snowboard*|bike tour*|bikepack*|cycle route*|mountain bik*|motorbike tour*|camper*|van life|vanlife|' +
        'terrain|waypoint*|pathfinder*|pioneer*|curious|curiosity|freedom|independence|self relian*|' +
        'self sufficien*|untamed|rugged*|weatherproof|waterproof|sightseeing|excursion*|scenic|scenery|' +
        'panoram*|viewpoint*|remote place*|remote region*|far away|faraway|distant|cultures|new cultures|' +
        'new places|restless*|adrenaline|abroad|push the boundaries|compass|explorer*|exploration*|exploring|' +
        'summits|comfort zone|venturing|across the globe|passport|discover the area|discover your own|unbeaten|' +
        'at your own pace|escape|escapes|escapism|landscapes|thrill|thrills|thrilling',
      1:
        'around the world|set off|wherever you are|go beyond|journey|discover*|tour|peak|valley*|coast|ocean*|' +
        'sea|dive|fishing|ski|cycling|paths|freely|safari*|border|borders|foreign|navigate|nature|region|' +
        'regions|regional|planet|forest*|try new|new world|new worlds|quest|move freely|on the go|ride|rides|' +
        'riding|self discovery|explore|explores|summit|new ways|venture|globe|ticket to|river|lake|beach|' +
        'beaches|independent|authentic|authenticity|routes',
    },
    Creator: {
      3:
        'make your own|build your own|create your own|design your own|your own station|your own show|' +
        'your own shop|your own store|your own website|your own garden|your own brand|your own game*|' +
        'your own app*|your own music|bring your idea*|bring your vision|bring ideas|bring your imagination|' +
        'ideas to life|vision to life|idea to life|from idea to|from concept to|from sketch|made by hand|' +
        'hand made|handmade|handcraft*|hand crafted|hand drawn|hand painted|hand stitched|hand sewn|handwoven|' +
        'hand built|handbuilt|craftsmen|craftswom*|craftspe*|artisan*|makerspace*|co create*|imaginat*|' +
        'imagining|let your imagination|self express*|express yourself|express your|unleash your creativity|' +
        'blank canvas|blank page|pixel perfect|we craft|we compose|designed by us|designed and built|' +
        'designed and made|built by hand|custom designed|made to order|bespoke|one of a kind|our workshop|' +
        'our studio|our atelier|in our kitchen|creative studio|tell your story|tell stories|work of art|' +
        'works of art|labour of love|labor of love|diy|start creating|start building|what will you create|' +
        'what will you make|what will you build|for makers|for creators|for artists|unique piece*|' +
        'every piece is|each piece is|craftwork|craftsmanship|by human hands|our own hands|skilled hands|' +
        'made from scratch|from the drawing board|small batch*|in small batches|for creatives|' +
        'creators like you|your creativity|your imagination|your own design|your own podcast|' +
        'bring your story to life|craftsman|self expression|artistic expression',
      2:
        'from scratch|craft|crafted|crafting|crafts|maker|makers|creator|creators|creativ*|we design|we create|' +
        'custom made|tailor made|made to measure|made in our|design studio|creative agency|film studio|' +
        'brand design|storytell*|do it yourself|bring to life|beautiful websites|for designers|designer*|' +
        'building blocks|invent|invents|invented|inventi*|originality|originals|artist*|artwork*|atelier*|' +
        'canvas*|sketch*|drawing|drawings|paint|painting*|typograph*|typeface*|compose|composer*|composing|' +
        'composition*|songwriter*|songwriting|music production|record label|broadcast*|podcast*|filmmak*|' +
        'film making|cinematograph*|sculpt*|woodwork*|carpent*|joinery|sew|sewing|knit*|crochet*|weav*|' +
        'embroider*|letterpress|jewellery maker|prototyp*|mockup*|wireframe*|tinker*|bespoke design|' +
        'award winning design|aesthetic*|visual identity|invented here|imagine|creations|shape your|no two|' +
        'drawing board|think outside the box|outside the box|out of the box thinking|visionary design|' +
        'masterpiece*|upcycl*|start your own|run your own|programme your own|on air|melod*|furniture maker|' +
        'inventor|inventors|pottery|potters|expressive',
      1:
        'we build|designed in|one off|design|designs|designing|builder*|workshop|studio|studios|draw|painter*|' +
        'illustrat*|graphic*|composed|animat*|photograph*|ceramic*|experiment*|sandbox|no code|low code|' +
        'drag and drop|template*|toolkit*|customi*|portfolio*|showcase*|architect*|inspir*|idea|ideas|concept*|' +
        'tailored|writer*|publish*|film|films|video production|theatre|theater|fashion|shapes|' +
        'attention to detail|wood|wooden|garden*|author|authors|authoring|editor|innovat*|art|colours|colors|' +
        'we make|limited edition*|repurpos*|your story|go live|3d print*|potter',
    },
    Ruler: {
      3:
        'market leader|market leading|industry leader*|world leader*|world leading|global leader|' +
        'leading law firm|leading authority|class leading|the leader in|number one in|no 1 in|gold standard|' +
        'set the standard*|sets the standard|setting the standard|setting standards|highest standard*|' +
        'exacting standards|second to none|by invitation only|invitation only|private members|private client*|' +
        'private wealth|high net worth|ultra high|prestig*|elite|elites|white glove|trusted by the world s|' +
        'fortune 500|fortune 100|global enterprises|large enterprises|enterprise grade|enterprise ready|' +
        'enterprise class|full control|complete control|total control|in control|take control|stay in control|' +
        'under control|take charge|take command|single source of truth|governance|govern|governing|' +
        'audit trail*|policy enforcement|strictly confidential|strictest confidence|utmost confiden*|discreet*|' +
        'discretion|legacy of|dynasty|aristocra*|sovereign wealth|established 18*|est 18*|' +
        'since 18*|founded in 18*|for over a century|over a century|wealth management|' +
        'fiduciary|crown jewel|fit for a king|fit for kings|bring order|law and order|restore order|' +
        'fully managed|centrally managed|professionally managed|well managed|confidentiality|keep control|' +
        'keep everything under control|at the helm|at the highest level|of the highest order|discerning|' +
        'most discerning|selected few|select few|most prestigious|tradition since|family dynasty|' +
        'market leadership|zero tolerance|rule of law|empire*|sound governance|succession planning|in command|' +
        'exclusivity',
      2:
        'industry leading|leading provider|leading supplier|leading manufacturer|leader in|leaders in|' +
        'world class|best in class|premier|risk management|heritage|pedigree|generations of|' +
        'centuries|c suite|powerhouse|supremac*|supreme|excellence|excellent reputation|unrivall*|unrivaled|' +
        'unparallel*|pre eminent|preeminent|distinguished|distinction|renowned|respected|esteemed|acclaimed|' +
        'prominent|flagship*|first tier|top tier|tier one|blue chip|prosper*|wealth*|affluen*|fortune|orderly|' +
        'systematic*|stringent|meticulous*|impeccable|flawless*|iso 9001|iso 27001|soc 2|statutory|' +
        'multinational|oversight|oversee*|dedicated account manager|service level agreement*|luxury|luxurious*|' +
        'mansion*|penthouse*|concierge*|chauffeur*|five star|5 star|majest*|vip|vips|royal|well organised|' +
        'well organized|asset protection|legal counsel|centralis*|centraliz*|retain control|maintain control|' +
        'control over|top ranked|strictest|reign*|ruler|monarch*|due diligence|business critical|' +
        'mission critical|with precision|commanding|exclusive|privileged|authoritative|unmatched|superiority|' +
        'trusted by leading',
      1:
        'first class|by appointment|members only|compliant|regulated|role based|imperial|noble|established in|' +
        'board of directors|master|masters|distinctive|structured|standardi*|accredit*|stability|stable|' +
        'established|tradition*|finest|timeless*|high end|strategic*|reputation|organised|organized|top rated|' +
        'largest|biggest|the largest|strict|strictly|duty|mandate*|precise|precisely|exclusively|privilege|' +
        'authority|superior|control|rigorous|compliance|premium|access control*|regulatory|supervis*|' +
        'legislation|confidential|gdpr compliant|account manager|sla|established 19*|est 19*|founded in 19*|since 19*',
    },
    Magician: {
      3:
        'magic|magical*|magician*|like magic|works like magic|pure magic|as if by magic|' +
        'where the magic happens|sorcer*|alchem*|spellb*|miracle*|miracul*|mystic*|supernatural|superpower*|' +
        'sixth sense|crystal ball|believe your eyes|won t believe|will not believe|seeing is believing|' +
        'unbelievabl*|mind blowing|mindblowing|jaw dropping|out of this world|otherworldly|in an instant|' +
        'in a flash|with a single click|at the click|at the touch of|at the push of|with a snap|instantaneous*|' +
        'automagic*|without lifting a finger|zero effort|frictionless|before your eyes|imagine a world|' +
        'dream come true|dreams come true|make dreams|make your dreams|bring the magic|turn any|turn ideas|' +
        'turns any|turn text into|turn data into|metamorphos*|reimagin*|reinvent*|future is here|revolutioni*|' +
        'unleash*|anything is possible|make the impossible|change your life|changes everything|' +
        'change everything|enchant|enchants|enchanted|enchantment*|cast a spell|under its spell|' +
        'ahead of its time|the rest happens|takes care of itself|does the rest|we do the rest|' +
        'we ll do the rest|all by itself|just say the word|read your mind|reads your mind|mind reader*|' +
        'before it happens|before they happen|see the future|predict the future|you won t believe|' +
        'become reality|becomes reality|visions into|dreams into|dreams to life|step into another world|' +
        'lose track of time|teleport*|holistic transformation|inner transformation|higher self|transcend*',
      2:
        'wizard*|hard to believe|breathtaking|in a second|in no time|painless*|just imagine|your dreams|' +
        'make it happen|makes it happen|rethink*|the future of|the future is|game chang*|gamechang*|' +
        'groundbreaking|breakthrough*|possibilities|limitless|life changing|like never before|wonder|wonders|' +
        'wondrous|wonderland|wow|awe|awe inspiring|astonish*|astound*|mesmeri*|fascinat*|hypnot*|surreal|' +
        'fairytale*|fairy tale*|dream|dreams|dreamt|dreamed|dreaming|vision of the future|visionary|' +
        'visionaries|envision*|foresee*|foresight|anticipat*|intuit*|clairvoyan*|astrolog*|tarot|horoscope*|' +
        'cosmic|cosmos|stardust|moonlight|spiritual*|ritual*|ceremon*|manifesting|awaken*|conscious*|mindful*|' +
        'meditat*|energy healing|reiki|chakra*|hypnosis|rebirth|reborn|rejuven*|self driving|virtual reality|' +
        'augmented reality|immers*|hologra*|sci fi|science fiction|space age|illusion*|catalyst*|ignite*|' +
        'secrets|mystery|mysteries|mysterious*|unforgettabl*|momentous|once in a lifetime|elixir*|potion*|' +
        'futuristic|captivate*|impossible|autopilot|before you know it|knows what you|into reality|' +
        'make it real|another world|other worlds|time travel*|zero setup|inner journey|energy flow*|amazed|' +
        'amazement|futurist|in seconds|in just minutes|turns your|effortless*|on autopilot',
      1:
        'spells|in real time|hands free|a world where|next generation|next gen|paradigm*|never before|' +
        'wonderful*|fantas*|universe|spirit|regenerat*|autonomously|spark|sparks|secret|memorable|' +
        'special moments|vision|visions|incredib*|extraordinar*|inspir*|innovat*|without effort|invisible|' +
        'shine|shines|miracle cure|new era|cutting edge|evolve|evolves|evolution|soul|surprising|surprisingly|' +
        'surprise|state of the art|by itself|just ask|nothing to install|no setup|amazing|amazingly|glow|' +
        'glowing|seamless*|instantly|in minutes|one click|with one click|in one click|predict|predicts|' +
        'predicting|prediction|predictions|predictive|tomorrow s|unlock*|turn your|transform*|automagically',
    },
    Lover: {
      3:
        'fall in love|falling in love|fell in love|love at first|in love with|made with love|love story|' +
        'love stories|love letter*|loving touch|lovers|lover|for lovers|romanc*|romantic*|sensual*|sensuous*|' +
        'seduc*|sexy|erotic*|flirt*|intima*|temptation*|tempting|irresistibl*|indulg*|decaden*|pamper*|' +
        'spoil yourself|treat yourself|treat your senses|for the senses|all the senses|all your senses|' +
        'feast for|caress*|kiss|kisses|cuddl*|valentine*|honeymoon*|newlywed*|engagement ring*|your big day|' +
        'say i do|soulmate*|soul mate*|date night|sweetheart*|darling*|beauties|gorgeous*|ravishing|alluring|' +
        'allure|glamour*|glamorous*|luminous|luscious|silky|lingerie|lipstick*|perfum*|fragran*|scented|' +
        'rose petal*|bouquet*|candle lit|chocolatier*|praline*|truffle*|melt in your mouth|melts in the mouth|' +
        'melt in the mouth|mouthwatering|mouth watering|delectable|exquisite*|sumptuous|opulen*|feel beautiful|' +
        'look beautiful|love your skin|love yourself|self love|glowing skin|skin you love|silky smooth|' +
        'soft skin|savour*|savor|savors|savoring|moments of pleasure|pure pleasure|sheer pleasure|soft touch|' +
        'to the touch|luxuriate|cooked with love|crafted with love|with love and|for the love of|' +
        'we love what we do|true love|first love|head over heels|goosebumps|heart and soul|heart skip|' +
        'steal your heart|stole our hearts|special someone|someone special|that special person|' +
        'the most beautiful day|happily ever after|lose yourself in|let yourself be|rich and creamy|moonlit|' +
        'moment for yourself|radiant|radiance|radiantly|tenderness',
      2:
        'with love|wedding*|bride|brides|bridal|for two|beauty|beautif*|elegan*|velvet*|silk|satin*|lace|scent|' +
        'scents|aroma*|champagne|chocolate*|your skin|loving|lovingly|beloved|cherish*|affection*|warmth|' +
        'heartfelt|heartbeat|romeo|pleasure*|delicac*|tasty|gourmet|gastronom*|candle*|dessert*|patisserie|' +
        'confection*|sweetness|honeyed|caramel*|roses|charm*|bewitching|handsome|lavish|chic|couture|haute|' +
        'boutique*|jewel*|pearl*|gemstone*|makeup|skincare|complexion|softness|sensory|senses|atmospher*|' +
        'ambience|ambiance|mood|music for the soul|dancing|tango|salsa|feminin*|goddess*|muse|poetry|poem*|' +
        'poetic|attraction|closeness|close to your heart|devotion|devoted|luxurious*|the touch of|gentle touch|' +
        'enchanting|captivating|adore|adores|adored|adoring|labour of love|your love|love your|falling for|' +
        'close your eyes|heart racing|most beautiful|time for yourself|me time|spoil your|sun kissed|barefoot|' +
        'hand in hand|butterflies|body and soul|desire|desires|desirable|graceful|passion|passions|' +
        'passionately|tenderly',
      1:
        'sexual*|embrac*|groom|couples|love|loved|loves|heart|hearts|delight*|delicious*|taste|tastes|tasting|' +
        'flavour*|flavor*|culinary|cocktail*|pastr*|vanilla|floral*|floris*|diamond*|necklace*|cosmetic*|' +
        'manicure|massage*|facial*|sensation*|dance|dances|emotion*|dream wedding|dating|couple|relax*|cosy|' +
        'cozy|fine dining|stylish|sophisticat*|perfect evening|human touch|skin care|we love|creamy|melting|' +
        'sunset*|glow|glowing|passionate|tender',
    },
    Caregiver: {
      3:
        'we care|we care for|care for you|cares for|caring for|compassion*|loving care|tender loving care|' +
        'caregiver*|carer|carers|look after|looks after|looking after|looked after|in good hands|good hands|' +
        'by your side|at your side|here for you|there for you|helping hand|helping people|help people|' +
        'help those|help children|helping children|helping families|those in need|people in need|' +
        'children in need|most vulnerable|less fortunate|disadvantaged|homeless*|refugee*|loved ones|' +
        'your loved ones|protect your family|protects your family|keep your family|keep you safe|' +
        'keeps you safe|keep them safe|keeping you safe|keep children safe|safe and sound|safe space|' +
        'safe place|sleep easy|worry less|you are not alone|you re not alone|not alone|never alone|heal|heals|' +
        'healer*|healing|comforting|comforted|kind hearted|kindhearted|warm hearted|big hearted|empath*|' +
        'listening ear|charit*|philanthrop*|humanitarian|donat*|giving hope|bring hope|every child|every life|' +
        'palliative|hospice*|bereave*|grief|crisis line|helpline*|suicide prevention|animal welfare|' +
        'rescue animals|rehom*|cannot afford|regardless of ability to pay|assisted living|elderly care|' +
        'senior care|patient centered|patient centred|person centred|person centered|adoptive|pet adoption|' +
        'foster care|foster famil*|foster parent*|foster home*|brings hope|restore hope|new hope|' +
        'support each other|supporting families|supporting people|supporting children|we support families|' +
        'your donation|donate now|every donation|make a donation|give a child|gift of life|a better life for|' +
        'forever home|loving home*|loving family|little ones|your little one|treat you like family|' +
        'treated like family|like our own|as if they were our own|gentle care|take the weight off|' +
        'take the worry|free of charge for those|no child should|leave no child|emotional support|' +
        'so you don t have to worry|consolation|end of life care|grieving|loving care for|care for animals|' +
        'as if it were our own|like one of our own|nervous beginner*|at your own pace|at their own pace|' +
        'with patience|patient and|calm and patient|so you don t have to|so you never have to|' +
        'off your shoulders|off your plate|off your hands|take the stress|takes the stress|walk you through|' +
        'hold your hand|by the hand|guide you through every|bring you home safely|get you home safe|' +
        'home safely|worry free|without judg*|non judg*|nobody is left|well looked after',
      2:
        'we care about|caring|with care|care and support|take care of|takes care of|taking care of|' +
        'on your side|always there|we re here to help|here to help|vulnerable|underserved|displaced|orphan*|' +
        'peace of mind|rest assured|comfort|sooth*|gentle|gently|kindness|we listen|giving back|dignity|' +
        'mental health|wellbeing|well being|welfare|shelter*|sanctuary|can t afford|cared|safeguard*|' +
        'supportive|selfless*|generous|generosity|altruis*|benevol*|sympath*|patience|gentleness|reassur*|' +
        'trust us|family oriented|newborn*|infant*|toddler*|parenting|grandparent*|elderly|older people|' +
        'disabilit*|special needs|rehabilit*|counselling|counseling|nurses|nursing|midwi*|caringly|' +
        'health and wellbeing|nourish*|feed families|food bank*|soup kitchen|fundrais*|sponsor a|' +
        'not for profit|foundation for|gift of|neighbourly help|good cause*|poverty|hunger|humanity|humane|' +
        'puppies|kittens|respite|guardian*|watch over|watches over|lifeline*|stewardship|first aid|' +
        'ease the burden|together we can|adopt a|hope for|protect|protects|protecting|protector*|conservation|' +
        'give back|better lives|change lives|changing lives|improve lives|improving lives|four legged|' +
        'furry friend*|every step of the way|with you every step|carry the burden|sleep at night|sleep soundly|' +
        'no one should|nobody should|survivor*|trauma*|safe haven|support group*|motherly|grieve|nervous|' +
        'anxious|reassuring|relieve*|stress free|put you at ease|feel at ease|we take care of everything|' +
        'we handle everything|leave it to us|leave the rest to us|safe hands|with you all the way|' +
        'for your loved|your safety|your comfort|takes the hassle|take the hassle|gentle with|pain relief|' +
        'relief from',
      1:
        'caretaker*|hotline|child care|home care|care|safe|safer|safely|safety|helping|aid|relief|mom|mum|moms|' +
        'mums|baby|babies|parent|parents|children s|child|children|kids|seniors|illness*|disease*|therap*|' +
        'nurse|doctor*|patient|patients|wellness|healthier|healthy|prevent*|non profit|nonprofit|causes|pets|' +
        'pet|animals|animal|accessible|worry|worries|health|warmth|attentive*|at home|future generations|' +
        'ethical*|respectful*|hope|protected|protection|recovery|victims|mother|chronic|nurtur*',
    },
    Jester: {
      3:
        'funny|funnier|funniest|so much fun|fun for|more fun|just for fun|seriously fun|fun loving|laugh*|lol|' +
        'lmao|rofl|haha*|hehe*|hihi|hilar*|giggl*|chuckl*|joke|jokes|joker*|joking|just kidding|no kidding|' +
        'pun intended|punny|puns|pun|dad joke*|meme|memes|memecoin*|much wow|very wow|wow such|wow much|silly|' +
        'silliness|goof*|wacky|zany|bonkers|nuts about|loopy|nutty|whacky|kooky|ridiculous*|absurd*|' +
        'shenanigan*|mischie*|prank*|tongue in cheek|witty|wit|comedies|comedian*|stand up comedy|clown*|' +
        'jester*|partying|let s party|party time|woohoo|woo hoo|yay|yippee|hooray|hurray|oopsie|whoops|uh oh|' +
        'yikes|ta da|tada|duh|meh|yum|nom nom|om nom|no boring|not boring|never boring|boring stuff|' +
        'without the boring|boredom|bore you|don t take ourselves|take ourselves too seriously|' +
        'not too serious*|don t panic|life s too short|life is too short|go nuts|go bananas|good vibes|' +
        'time of your life|playful*|get silly|weird|weirdly|weirder|llama*|sloth*|easter egg*|trickster*|' +
        'party animal*|party like|life of the party|join the party|let s play|come play|come and play|' +
        'for the lulz|for the laughs|good laugh|have a laugh|belly laugh*|make you smile|put a smile|big grin|' +
        'with a wink|wait what|no seriously|seriously though|we re not kidding|not kidding|said no one ever|' +
        'spoiler alert|plot twist|because why not|hot mess|high five*|happy dance|guilty pleasure|' +
        'what could go wrong|less boring|doesn t have to be boring|don t be boring|stuffy|no suits|' +
        'suits and ties|corporate speak|big kids|kid at heart|kids at heart|much fun|sense of humor|' +
        'sense of humour|cheeky',
      2:
        'fun|have fun|having fun|to the moon|quirk*|crazy|humor*|humour*|comedy|comic|comics|improv|circus|' +
        'carnival|oops|yummy|bored|let loose|good times|shake your|unicorn*|ninja*|zombie*|boring|playtime|' +
        'plaything*|gamer*|gamif*|trivia|karaoke|mini golf|escape room*|trampoline*|bouncy|arcade*|amus*|' +
        'cartoon*|doodle*|confetti|balloon*|disco|fiesta|happy hour|snack*|donut*|doughnut*|gummy|gummies|' +
        'cookie dough|popcorn|cheesy|nerdy|geek*|dude|bro|peeps|hey there|hiya|howdy|psst|shh|wink|grin|grins|' +
        'smirk|tease|teaser|irony|ironic*|sarcas*|satir*|parody|comical|light hearted|lighthearted|whimsic*|' +
        'whimsy|bubbly|fizz|fizzy|jump around|frolic*|coolest|rad|stoked|cutest|funky|groovy|jazzy|lucky|' +
        'nonsensical|sassy|snark*|antics|banter|booze*|tipsy|hangover|party on|house party|birthday party|' +
        'birthday parties|partygoer*|play around|just play|with a twist|true story|cheers|who needs|who said|' +
        'who says|dull|buzzword*|grown ups|inner child|spoofs',
      1:
        'nonsense|boom|playground*|game|games|gaming|toy|toys|puzzle*|quiz*|bowling|entertain*|emoji*|sticker*|' +
        'gif|gifs|festiv*|beer*|candy|candies|ice cream|spicy|juicy|lively|vibrant|vibe|vibes|colorful|' +
        'colourful|cool|awesome*|epic|cute|adorable|surprise|celebrat*|crazy good|lazy|naughty|monster*|' +
        'monkey*|exciting|dinosaur*|spontan*|wow|why not|fluffy',
    },
    Sage: {
      3:
        'wisdom|insightful*|evidence based|research based|science based|backed by science|science backed|' +
        'backed by research|data backed|fact based|fact check*|fact checked|fact checking|truthful*|seek truth|' +
        'get the facts|know the facts|deep understanding|understand how|understand why|better understand*|' +
        'help you understand|make sense of|makes sense of|informed decision*|informed choice*|better decisions|' +
        'smarter decisions|make informed|independent research|independent testing|independently tested|' +
        'independent audit*|open source audit*|peer review*|peer reviewed|methodolog*|researching|scholar*|' +
        'academia|symposium|think tank*|studies show|encyclop*|curriculum|lifelong learning|learn by doing|' +
        'demystif*|transparent method*|how it is calculated|how we test|how we calculate|' +
        'subject matter expert*|ask an expert|second opinion|judge for yourself|check for yourself|' +
        'verify for yourself|don t trust verify|anyone can verify|open to inspection|based on facts|' +
        'based on evidence|hard facts|hard data|hard evidence|numbers don t lie|get to the bottom|root cause*|' +
        'the science behind|behind the numbers|the why behind|explained simply|clearly explained|' +
        'explained in plain|make the complex|cut through the noise|separate fact from|signal from noise|' +
        'misconception*|misinformation|disinformation|critical thinking|think critically|curious minds|' +
        'inquiring|inquisitive|years of research|decades of research|body of knowledge|share our knowledge|' +
        'sharing knowledge|pass on knowledge|knowledge sharing|expand your knowledge|well informed|' +
        'fully informed',
      2:
        'knowledge|knowledgeable|wise|wisely|insight|insights|evidence|data driven|facts|truth|truths|' +
        'know more|know how|know why|in depth|deep dive*|understand your|decision support|researcher*|research|' +
        'academic*|professor*|phd*|white paper*|whitepaper*|studies|publications|journals|learner*|explained|' +
        'explaining|explanation*|clarity|thought leader*|dataset*|investigat*|proof|proofs|auditable|' +
        'impartial*|unbiased|independent advice|logical*|rational*|reasoning|thinker*|hypothes*|' +
        'question everything|laborator*|clinical trial*|clinically proven|clinically tested|journalis*|' +
        'news and analysis|editorial*|essay*|literature|open data|open standard*|open knowledge|traceab*|' +
        'comprehension|science|sciences|scientif*|scientist*|mathematic*|maths|see for yourself|' +
        'easy to understand|complex topics|fake news|lessons learned|broaden your|deepen your|stay informed|' +
        'informed by|citations|footnote*|discernment|rigor|rigour|myths|neutrality|objectivity|objectively|' +
        'rigorous|expert advice|expert guidance|expert analysis|decision making|know exactly',
      1:
        'know what|knowing|academy|universit*|case stud*|study|museum*|learning|explain|explains|learned|' +
        'learnt|expertise|advis*|advice|guidance|data|statistic*|metrics|measur*|benchmark*|survey*|evaluat*|' +
        'verif*|validat*|audited|transparen*|logic|intellect*|think|thinking|thoughtful*|philosoph*|theor*|' +
        'algorithm*|perspective*|informed|clearly|open source|trends|analyt*|curiosity|state of the industry|' +
        'knowledge base|sources|interpretation|myth|teach|teacher*|teaches|teaching|taught|educat*|learn how|' +
        'learn to|mentor*|diagnos*|accura*|intelligence|cited|lecture*|analys*|analyz*|leading experts',
    },
  },
}
