import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'mission|our mission|mission statement|mission and vision',
    vision: 'our vision|vision|vision statement',
    purpose:
      'our purpose|purpose|why we exist|our why|what drives us|what we believe|what we stand for|our promise|our belief|our philosophy|our manifesto|manifesto',
    values: 'our values|core values|values|guiding principles|our principles|what matters to us',
    frame:
      'our mission is|our purpose is|our vision is|our goal is|our aim is|our promise is|we exist to|we are on a mission|we’re on a mission|we help|we believe|we are committed to|we’re committed to|we are dedicated to|our ambition is|we strive to|we want to|on a mission to|we set out to|founded to|we work to|dedicated to|the mission of|our philosophy is|we make it easy|mission is to|purpose is to|vision is to|we are dedicated to|we are committed to|we’re committed to|we are here to|we’re here to|is dedicated to|exists to|we strive to|we work to',
  },
  we: 'we|us|our|ours|ourselves|we’re|we’ve|we’ll',
  customerVoices: {
    self: 'i|i’m|i’ve|i’d|i’ll|my|me|myself|mine',
    praise:
      'recommend|recommended|recommending|thank you|thanks|thankful|grateful|amazing|awesome|excellent|fantastic|wonderful|brilliant|outstanding|exceptional|great|best|love|loved|loves|happy|pleased|delighted|impressed|incredible|perfect|perfectly|superb|helpful|friendly|professional|efficient|game changer|life changing|life saver|lifesaver|five stars|5 stars|worth it|worth every|exceeded|pleasure|top notch|easy to work with|joy|favourite|favorite|beautiful|beautifully|knowledgeable|responsive|patient|helped me|helped us|saved us|saved me|made our|made my|changed my|changed our|could not ask for|couldn’t ask for|praised|blown away|hands down|reliable|attentive|glad|comfortable|lifesaving|invaluable|second to none|would use again|come back|will be back|can’t wait|would recommend|highly recommend|recommends|couldn’t be happier|could not be happier|thrilled|over the moon|fabulous|lovely|delicious|stunning|gorgeous|flawless|spotless|on time|polite|courteous|kindest|welcomed|at ease|gentle|fair price|fairly priced|reasonable|great value|value for money|well worth|went above and beyond|above and beyond|went the extra mile|extra mile|exactly what we wanted|exactly what i wanted|transformed|game changing|real difference|huge difference|big difference|life savers|enjoyed|enjoyable|memorable|unforgettable|a gem|hidden gem|must visit|will return|we’ll be back|i’ll be back|already booked|look forward to|never looked back|no hesitation|without hesitation|would choose|hats off|kudos|bravo|well done|keep up|listened|took the time|nothing was too much|nothing is too much trouble|cannot fault|can’t fault|cannot thank|can’t thank|cannot recommend|can’t recommend|5 star|five star|10 out of 10|ten out of ten|a credit to|so easy|super easy|very easy|speedy|immaculate|excellent service|great service|great job|great work|fantastic job|amazing job|hard working|hardworking|down to earth|easy going|blew us away|blew me away',
    owner:
      'founder|co founder|cofounder|founders|owner|owners|co owner|ceo|managing director|president|director|chairman|chairwoman|chair|author|inventor|maker|principal|headteacher|creator|creators|philosopher|writer|poet|scientist|physicist|psychologist and author|entrepreneur and author|novelist|designer of the method|pioneer',
  },
  claims: {
    idle: 'most common|most commonly|most frequent|most frequently|most often|most recent|most recently|most vulnerable|most in need|most important|most likely|most cited|most asked|best practice|best practices|best regards|best wishes|at best|at least|at most|do our best|does its best|try our best|your best|best of luck|best man|the best way to|best time to|best for you|best suited|best fit|most people|for the most part|the only thing|only if|not only|read only|the only way|first of all|first name|the first step|at first|the latest|top of the page|back to top|best seller|best sellers|best before|last but not least|best friend|best friends|top right|top left',
    superlative:
      'the leading|a leading|is leading|leader in|leaders in|market leader|world leader|global leader|industry leader|industry leading|market leading|world leading|world’s leading|world’s largest|world’s biggest|world’s first|world’s best|world’s fastest|world’s most|largest in|the largest|biggest in|the biggest|the best|best in|best rated|best loved|top rated|number one|number 1|no 1|the first and only|the only|one and only|the fastest|fastest growing|the smartest|the safest|the most trusted|most trusted|the most advanced|most advanced|the most powerful|most powerful|the most reliable|most reliable|the most popular|most popular|the most secure|the most complete|the easiest|the simplest|the most affordable|lowest price|lowest prices|the cheapest|highest quality|the highest|unrivalled|unrivaled|unmatched|unparalleled|unbeatable|second to none|world class|best in class|the most|the strongest|the longest|the widest|the highest|the lowest|one of the most|one of the best|one of the leading|one of the largest|award winning|premier|finest|like no other|the ultimate|unique in',
    guarantee:
      'guarantee|guarantees|guaranteed|we guarantee|money back|money back guarantee|satisfaction guaranteed|warranty|risk free|no risk|100% satisfaction|or your money back|100% secure|fully insured|fully guaranteed|free returns|no questions asked|price match|lifetime warranty|we promise',
    comparison:
      'better than|faster than|cheaper than|more than any other|than any other|than other|than others|than the competition|than competitors|than traditional|than ever|unlike other|unlike others|unlike most|unlike traditional|compared to|compared with|times faster|times more|times better|x faster|x more|outperforms|outperform|beats|half the price|half the time|half the cost|fraction of the cost|twice as|no other|instead of the usual',
    promise:
      'we will|we’ll|you will never|you’ll never|never again|always|every time|no matter|in minutes|in seconds|within minutes|within 24 hours|in 24 hours|same day|overnight|instantly|save up to|save you|saves you|increase your|double your|boost your|up to|reduce your|cut your|eliminate|without any|zero|for life|forever|100%|24/7|all your|everything you need',
    parity:
      'high quality|highest quality|top quality|quality service|quality services|quality products|excellent service|great service|customer satisfaction|satisfied customers|happy customers|customer service|competitive prices|competitive pricing|affordable prices|best prices|professional team|experienced team|team of experts|expert team|dedicated team|years of experience|innovative solutions|tailored solutions|reliable partner|trusted partner|easy to use|user friendly|fast and reliable|fast delivery|one stop shop|state of the art|cutting edge|world class|wide range|passionate about|committed to|personal service|peace of mind|great value',
  },
  sources: {
    before:
      'according to|source|sources|study by|a study by|study from|study of|survey by|survey of|report by|report from|research by|research from|figures from|published by|published in|as published in|quoted in|cited by|audited by|verified by|tested by|certified by|rated by|ranked by|measured by|as reported by|reported by|recommended by|findings from|statistics from',
    after: 'reports that|found that|estimates that',
    mark: 'study|studies|survey|survey of|research shows|studies show|clinical trial|clinical trials|peer reviewed|independent test|independently tested|independently verified|independent audit|based on data|statistics|footnote|third party',
  },
  readers: {
    plain: 'you|your|yours|yourself|yourselves|you’re|you’ve|you’ll|you’d',
    formal: '',
    informal: '',
  },
  emotions: {
    thrill:
      'excited|exciting|excitement|thrill|thrilled|thrilling|amazing|awesome|wow|adventure|adventures|adventurous|passion|passionate|passionately|wild|epic|energy|energetic|energised|vibrant|dynamic|electric|bold|boldly|daring|fearless|fearlessly|unforgettable|inspire|inspired|inspiring|inspiration|enthusiasm|enthusiastic|celebrate|celebration|party|victory|triumph|conquer|unleash|fantastic|incredible|spectacular|breathtaking|stunning|sensational|explosive|powerful|intense|fun|joyful|ecstatic|magical|magic|dream|dreams|delicious|irresistible',
    warmth:
      'love|loved|loving|care|caring|kind|kindness|warm|warmth|heart|heartfelt|wholehearted|family|families|friend|friends|friendly|friendship|together|togetherness|community|belong|belonging|home|homely|cosy|cozy|comfort|comforting|comfortable|gentle|gently|calm|calming|peace|peaceful|relax|relaxed|relaxing|soothing|serene|serenity|happy|happiness|joy|delight|delightful|smile|smiles|hope|hopeful|trust|trusted|safe|nurture|nurturing|compassion|compassionate|empathy|support each other|beautiful|lovely|tender|cherish|cherished|proud|healing|well being|wellbeing|grateful|embrace|share|sharing|beloved|hug|hugs',
    worry:
      'fear|fears|afraid|scared|scary|worry|worries|worried|anxious|anxiety|stress|stressed|stressful|pain|painful|hurt|hurts|suffer|suffering|struggle|struggles|struggling|frustrated|frustrating|frustration|overwhelmed|overwhelming|exhausted|exhausting|tired of|sick of|lonely|loneliness|sad|sadness|angry|anger|hate|nightmare|nightmares|disaster|disasters|panic|lost|desperate|hopeless|trauma|abuse|crisis|danger|dangerous|threat|threats|victim|victims|grief|broken|terrible|awful|horrible|annoying|headache|headaches|chaos|regret|guilt|shame|shocking|cruel',
  },
  courtesy:
    'please|thank you|thanks|many thanks|welcome|welcome to|you’re welcome|you are welcome|we welcome|warmly|kindly|we appreciate|much appreciated|grateful|gratitude|happy to help|glad to help|here to help|pleased to|delighted to|glad to|happy to|be our guest|honoured|honored|it is our pleasure|a pleasure|our pleasure|with pleasure|we look forward|looking forward|feel free|don’t hesitate|do not hesitate|at your service|at your disposal|at your convenience|let us know|we’d love to|we would love to|excuse|sorry|we apologise|we apologize|apologies|invite you|you are invited|you’re invited|we invite|dear|respect|respectfully|sincerely|best regards|kind regards|hello|good morning|take your time|may we|if you wish|if you like',
  hedges:
    'maybe|perhaps|possibly|probably|presumably|arguably|apparently|seemingly|supposedly|likely|unlikely|might|may be|may have|may not|may help|may vary|may also|could be|could also|could help|can be helpful|would suggest|seems to|seem to|appears to|appear to|tends to|tend to|somewhat|relatively|fairly|rather|quite|sort of|kind of|more or less|generally|usually|typically|often|sometimes|mostly|largely|roughly|approximately|around about|in most cases|in some cases|in many cases|as a rule|we believe|we think|we feel|we try to|we aim to|we strive to|we hope|in our opinion|in our view|to some extent|up to a point|depending on|it depends|where possible|if possible|as far as possible|not necessarily|not always|should be able to|potentially|conceivably|is said to|is thought to|can vary|subject to change',
  humour:
    'just kidding|only kidding|kidding aside|no kidding|we kid|pun intended|no pun intended|joke|jokes|joking|joking aside|dad jokes|haha|hahaha|lol|rofl|lmao|oops|whoops|oopsie|psst|pssst|ahem|ta da|tada|voilà|yay|woohoo|woot|hooray|huzzah|yikes|phew|duh|nope|yep|yup|nah|spoiler|spoiler alert|plot twist|guilty as charged|shhh|we promise we won’t|we don’t bite|pinky promise|pinky swear|cross our hearts|scout’s honour|scout’s honor|trust us on this|trust us we|no really|yes really|seriously though|believe it or not|true story|fun fact|fun facts|drumroll|cue the|insert joke|silly|cheeky|wink wink|nudge nudge|goofy|quirky|shenanigans|tomfoolery|superpower|superpowers|wizardry skills|wizardry|zombie|zombies|not rocket science|your mom|your mum|your mother in law|your cat|our cat|coffee addicts|fuelled by coffee|fueled by coffee|powered by coffee|magic beans|much wow|such wow|very wow|meme|memes|to the moon|hangry|nerdy|geek out',
  irreverence:
    'damn|damned|dammit|goddamn|damn good|hell|hell yes|hell yeah|hell no|as hell|what the hell|what the heck|wtf|crap|crappy|holy crap|bullshit|bs|no bs|no bullshit|shit|shitty|holy shit|fuck|fucking|f ck|f*ck|effing|freaking|freakin|frickin|ass|badass|bad ass|kick ass|kickass|kick butt|pain in the ass|pain in the butt|half assed|sucks|suck|suck less|doesn’t suck|screw|screw that|screwed|piss|pissed|pissed off|bitch|bastard|bastards|bloody good|bloody hell|bollocks|arse|stupid|stupidly|dumb|idiot|idiots|moron|lame|boring|losers|weirdos|rebels without|snooze|snoozefest|yawn|meh|blah blah|blah|nonsense|no nonsense|zero nonsense|fluff|no fluff|corporate speak|gobbledygook|suits|the man|ditch the|ditch your|kick the|shut up|who cares|deal with it|sorry not sorry|bite me|whatever|ugly|nerds|geeks|hate|we hate',
  imperative:
    'accept|access|achieve|act|add|apply|arrange|ask|avoid|be|become|begin|book|boost|bring|browse|build|buy|calculate|call|change|chat|check|choose|claim|click|come|compare|complete|configure|connect|contact|control|cook|create|customise|customize|cut|deliver|design|discover|donate|don’t|download|dream|earn|eat|email|enjoy|enrol|enroll|enter|experience|explore|feel|fill|find|follow|forget|gain|get|give|go|grab|grow|have|hear|help|hire|improve|increase|install|invest|invite|join|keep|launch|learn|leave|let|let’s|listen|live|log|look|love|make|manage|master|meet|message|move|never|open|order|own|pay|pick|place|plan|play|prepare|prevent|protect|put|reach|read|receive|reduce|register|relax|release|remember|request|reserve|run|save|say|schedule|search|secure|see|sell|send|set|share|shop|show|sign|simplify|sip|skip|speak|spend|start|stay|stop|store|stream|submit|subscribe|support|switch|take|talk|taste|tell|think|track|train|transform|travel|treat|trust|try|turn|unlock|upgrade|upload|use|view|visit|volunteer|wait|watch|win|work|write',
  superlatives:
    'the best|best in class|the finest|finest|the greatest|greatest|the largest|largest|the biggest|biggest|the leading|the fastest|fastest|the smartest|smartest|the safest|safest|the strongest|strongest|the easiest|easiest|the simplest|simplest|the cheapest|cheapest|lowest prices|the lowest|highest quality|the highest|the most|number one|number 1|no 1|world’s leading|world’s first|world’s most|world’s best|world leading|world class|market leading|market leader|industry leading|industry’s most|award winning|top rated|top quality|top notch|first class|unrivalled|unrivaled|unmatched|unparalleled|unbeatable|unique|one of a kind|perfect|perfectly|ultimate|exceptional|exceptionally|outstanding|extraordinary|incredible|incredibly|amazing|second to none|the only|never before|like no other|premier|extremely|superior|supreme|flawless|unprecedented|revolutionary',
  jargon:
    'algorithm|algorithms|architecture|authentication|authorization|automation|integration|integrations|infrastructure|interoperability|scalability|scalable|deployment|deploy|provisioning|orchestration|virtualization|virtualisation|configuration|configure|parameter|parameters|interface|optimization|optimisation|implementation|implement|methodology|framework agreement|procurement|logistics|governance|audit|auditing|asset management|liability|equity|derivatives|amortization|capex|opex|monetization|monetize|leverage|synergy|operationalize|ideation|deliverables|verticals|go to market|lead generation|conversion rate|attribution|retention|churn|acquisition cost|segmentation|omnichannel|cross functional|mission critical|data driven|real time|end to end|enterprise grade|throughput|specification|specifications|module|modules|metadata|database|databases|schema|query|queries|cryptography|cryptographic|private key|private keys|public key|cryptocurrency|wallet|wallets|consensus|ledger|decentralized|decentralised|seed phrase|cold storage|multisig|diagnostics|calibration|tolerance|hydraulic|pneumatic|torque|voltage|photovoltaic|semiconductor|polymer|alloy|machining|biomarker|pharmacokinetics|clinical trial|indication|contraindication|peptide|fiduciary',
  cliches:
    'seamless|seamlessly|seamless experience|unlock the power|unlock the potential|unlock your potential|unlock the full potential|unlock new|elevate your|elevate the|elevate|in today’s fast paced world|in today’s digital age|in today’s world|in the digital age|ever evolving|ever changing|fast paced|cutting edge|state of the art|next level|to the next level|game changer|game changing|revolutionize|revolutionise|transform your|transform the way|supercharge|empower|empowering|empowers|harness the power|leverage|leveraging|delve|delve into|dive into|navigate the complexities|landscape of|tapestry|testament to|embark on|journey of|nestled|curated|bespoke solutions|tailored solutions|tailored to your needs|tailor made|one stop shop|end to end|best in class|world class|high quality|top quality|customer centric|customer focused|customer satisfaction|turnkey|holistic|synergy|synergies|robust|scalable solutions|innovative|innovative solutions|innovation|passionate about|passion for|trusted partner|your trusted|dedicated team|team of experts|experienced team|highly qualified|years of experience|decades of experience|we pride ourselves|pride ourselves on|go the extra mile|exceed expectations|exceed your expectations|think outside the box|second to none|peace of mind|hassle free|look no further|whether you’re|whether you are|say goodbye to|more than just|not just a|wide range of|comprehensive range|full range of|solutions provider|value added|added value|win win|at the heart of|we’ve got you covered|got you covered|needs and requirements|every step of the way|results driven|data driven|future proof|your one stop|quality service|quality services|excellent service|committed to excellence|commitment to excellence|commitment to quality|dedicated to providing|strive for excellence|bring your ideas to life|bring your vision to life|make a difference|making a difference|stand out from the crowd|take control of|all in one|effortless|effortlessly|streamline|streamlined|mission critical|best practices|thought leader|deep dive|paradigm|disruptive|reimagine|reimagined|redefine|redefining|discover the world of|the world of',
  contractions:
    'i’m|i’ve|i’ll|i’d|you’re|you’ve|you’ll|you’d|he’s|he’ll|he’d|she’s|she’ll|she’d|it’s|it’ll|it’d|we’re|we’ve|we’ll|we’d|they’re|they’ve|they’ll|they’d|that’s|that’ll|that’d|there’s|there’ll|here’s|what’s|what’re|what’ll|who’s|who’ll|who’d|where’s|when’s|why’s|how’s|how’d|let’s|y’all|isn’t|aren’t|wasn’t|weren’t|don’t|doesn’t|didn’t|haven’t|hasn’t|hadn’t|won’t|wouldn’t|can’t|couldn’t|shouldn’t|mustn’t|mightn’t|needn’t|shan’t|ain’t|gonna|wanna|gotta|kinda|sorta|gimme|lemme|c’mon|could’ve|should’ve|would’ve|must’ve|might’ve|everyone’s|everything’s|something’s|nothing’s',
  introductions: {
    frame: 'is a|is an|is the|is one of the|are a|are an|are the|is your|as a|as an',
    ends: 'that|which|who|where|when|with|for|designed|built|based|made|to|and|favored|favoured|used|offering|providing|helping|dedicated|serving|located|founded|run|focused|specialising|specializing|committed|by|in|from|we|it|created|developed',
    closes: '',
  },
  stands: {
    difference:
      'unlike|the only|only one|no other|without the|without any|no hidden|no contract|no contracts|no subscription|no commitment|no obligation|first to|world first|what sets us apart|sets us apart|what makes us different|patented|proprietary|one of the few|never our|never sell|no middlemen|no ads|in-house|handmade|hand-made|family-owned|family-run|independent',
    affordable:
      'affordable|low-cost|low cost|budget-friendly|inexpensive|best price|best prices|lowest prices|lowest price|fair prices|fair price|value for money|competitive prices|competitive pricing|free of charge|completely free|totally free|for free',
    premium:
      'premium|luxury|luxurious|high-end|exclusive|bespoke|finest|top-tier|five-star|5-star|upscale|deluxe|haute',
  },
  distinctions: {
    given:
      'free|free of charge|at no extra cost|at no cost|no extra charge|open source|ad-free|no ads|no subscription|no contract|private|privacy|secure|securely|encrypt*|24/7|24 hours|around the clock|same day|next day|within 24 hours|on site|at your home|at your door|cancel any time|cancel anytime|fixed price*|flat fee|transparent pric*',
    made: 'our own|in-house|family-run|family-owned|owner-managed|independent|independently|local|locally|handmade|handcrafted|by hand|made in|organic|since|years of experience|for over|decades|generation*|certified|licensed|fully insured|award-winning|patented|speciali*|exclusively|hand-picked|tailor-made|one-to-one|small groups',
    whole:
      'all-in-one|all in one place|everything in one place|everything you need|all you need|from a single source|one-stop|one-stop-shop|from start to finish|from beginning to end|from concept to|from design to|from planning to|every step of the way|every stage|from a to z|end-to-end|complete service|complete solution*|full service|full range of|turnkey|soup to nuts|under one roof|a single point of contact|one point of contact|single platform|one platform|one app|in a single',
    refusal:
      'without|no more|no hidden|no need to|no small print|no fuss|no nonsense|no jargon|no compromise*|no middlem*|not just|not only|not another|more than just|never|never again|only|nothing but|nothing else|instead of|unlike|rather than|as opposed to|the only|one of the few|no other|no one else|free from|zero',
  },
  refusals: {
    not: 'never|not|nor',
    no: 'no|none|zero|nobody',
    without: 'without',
    only: 'just|only|merely|simply|always|yet|sure|matter|longer|more|problem|wonder|doubt',
    verb: 'don’t|do not|won’t|will not|will never|refuse',
  },
  cuts: {
    determiner:
      'the|a|an|this|these|those|your|our|my|their|its|his|her|every|each|any|some|no|all|both|another|which|whose',
    pronoun:
      'i|you|we|they|he|she|it|to|who|can|could|will|would|should|may|might|must|shall|do|does|did|don|doesn|didn|won|not|please|let|lets|us|them|me|him|ll|never|always|just|also|how|cannot|can’t|don’t|helps|help you|easily|quickly|simply',
    connector: 'of',
    filler:
      'with|for|ones|rid|and|or|but|nor|so|if|because|while|when|where|why|what|whatever|whether|than|then|that|there|here|as|at|by|from|in|into|on|onto|off|out|over|under|up|down|about|above|across|after|again|against|along|among|around|before|behind|below|beside|between|beyond|during|except|inside|like|near|outside|per|since|through|throughout|toward|towards|until|upon|via|within|without|is|are|was|were|be|been|being|am|has|have|had|having|isn|aren|wasn|re|ve|get|gets|getting|got|make|makes|making|made|take|takes|taking|taken|give|gives|giving|given|go|goes|going|gone|come|comes|coming|see|sees|seeing|seen|know|knows|known|want|wants|need|needs|needed|find|finds|finding|found|keep|keeps|keeping|kept|become|becomes|becoming|bring|brings|bringing|brought|provide|provides|providing|provided|offer|offers|offering|offered|include|includes|including|included|allow|allows|allowing|enable|enables|enabling|ensure|ensures|ensuring|create|creates|creating|created|choose|chooses|choosing|chosen|learn|learned|discover|explore|enjoy|join|start|starts|started|starting|begin|begins|become|use|uses|using|used|set|sets|setting|add|adds|adding|added|say|says|said|tell|tells|told|think|thinks|thought|feel|feels|felt|look|looks|looking|try|tries|trying|tried|believe|love|loves|loved|receive|receives|received|send|sends|sending|sent|show|shows|shown|turn|turns|put|puts|run|runs|running|ask|asks|asked|let|bring|meet|meets|read|written|write|want|wanted|work|works|working|help|helps|helping|helped|deliver|delivers|delivering|delivered|build|builds|built|save|saves|saving|improve|improves|improving|reduce|reduces|reducing|increase|increases|manage|manages|managing|grow|grows|apply|applies|require|requires|required|become|remain|contain|contains|follow|follows|following|visit|check|click|sign|log|download|downloads|upload|open|opens|close|view|enter|select|submit|change|changes|changed|understand|understanding|leave|continue|happen|happens|hear|hold|live|lives|move|moves|pay|pays|pick|reach|serve|serves|served|share|shares|sharing|solve|speak|spend|stay|stop|talk|wait|walk|watch|win|available|based|able|more|most|much|many|few|fewer|less|least|lot|lots|very|too|really|even|still|yet|already|now|today|tomorrow|soon|once|twice|often|sometimes|ever|only|own|other|others|else|same|such|several|enough|rather|quite|almost|well|better|best|good|great|new|first|last|next|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|etc|eg|ie|vs|yes|ok|thanks|thank|hi|hello|welcome|dear|sure|right|ready|anyone|everyone|someone|everything|anything|something|nothing|anywhere|everywhere|together|away|back|ago|later|early|instead|however|therefore|although|though|despite|due|also|perfect|amazing|awesome|truly|fully|simply|easily|quickly|directly|currently|recently|especially|particularly|actually|probably|usually|exactly|absolutely|completely|highly|ideal|different|various|specific|certain|possible|important|simple|easy|big|small|large|little|long|short|high|low|full|whole|true|old|young|bad|hard|fast|quick|free|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mr|mrs|ms|dr|st|nd|rd|th|pm|http|https|www|com',
  },
  weak: 'space|source|sources|route|routes|board|season|lead|adult|adults|kid|kids|spot|focus|ones|term|unit|units|load|grade|failure|failures|surface|label|spending|handle|healthy|app|apps|website|websites|site|sites|web|online|page|pages|home|homepage|blog|post|posts|article|articles|news|newsletter|email|emails|e-mail|phone|address|contact|contacts|message|messages|account|accounts|login|menu|link|links|button|video|videos|image|images|photo|photos|picture|pictures|file|files|form|forms|faq|faqs|question|questions|answer|answers|info|information|details|detail|data|list|lists|item|items|option|options|feature|features|function|functions|functionality|settings|version|versions|product|products|service|services|solution|solutions|offer|offers|price|prices|pricing|cost|costs|plan|plans|package|packages|order|orders|payment|payments|purchase|shop|store|sale|sales|deal|deals|customer|customers|client|clients|user|users|visitor|visitors|member|members|people|person|persons|man|men|woman|women|guy|guys|friend|friends|partner|partners|team|teams|company|companies|business|businesses|brand|brands|organization|organizations|organisation|organisations|industry|industries|market|world|country|countries|city|cities|area|areas|region|place|places|location|locations|street|office|room|rooms|number|numbers|amount|level|levels|type|types|kind|kinds|sort|part|parts|piece|pieces|side|end|top|way|ways|step|steps|process|processes|method|methods|approach|approaches|case|cases|example|examples|thing|things|stuff|something|idea|ideas|point|points|reason|reasons|fact|facts|problem|problems|issue|issues|result|results|goal|goals|purpose|value|values|benefit|benefits|advantage|advantages|quality|standard|standards|experience|experiences|expert|experts|expertise|professional|professionals|knowledge|skill|skills|support|success|opportunity|opportunities|need|needs|challenge|challenges|project|projects|work|works|job|jobs|task|tasks|activity|activities|program|programs|time|times|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|second|seconds|moment|moments|date|dates|future|past|life|lives|family|hand|hands|eye|eyes|heart|mind|story|stories|history|name|names|word|words|title|text|content|review|reviews|comment|comments|reply|rating|star|stars|guide|guides|tip|tips|tool|tools|system|systems|technology|technologies|platform|platforms|software|device|devices|resource|resources|material|materials|equipment|access|control|use|usage|set|range|variety|selection|choice|collection|line|lines|policy|terms|term|privacy|cookie|cookies|rights|copyright|share|follow|search|results|category|categories|tag|tags|section|author|admin|min|max|read|view|get|start|today|modern|digital|global|local|international|national|personal|private|public|main|major|special|unique|custom|individual|common|general|basic|advanced|key|additional|extra|total|average|current|latest|recent|popular|safe|secure|complete|comprehensive|effective|efficient|reliable|innovative|creative|beautiful|powerful|strong|light|clear|clean|dynamic|flexible|fine|proud|happy|love|amount|size|color|colors|colour|colours|black|white|red|blue|green|open|close|free trial|demo|beta|note|notes|overview|introduction|description|summary|chapter|mission|vision|future|impact|difference|attention|care|peace|fun|hope|trust|power|energy|confidence|comfort|opinion|view|role|member|sense|form|group|groups|community|event|events|line|release|update|updates|change|improvement|improvements|development|growth|strategy|management|production|delivery|shipping|return|returns|refund|guarantee|warranty|condition|conditions|requirement|requirements|request|requests|session|sessions|class|classes|course|courses|table|figure|total|rate|rates|percent|testimonial|testimonials|career|careers|location|directions|hours|monday|copy|english|germany|german|minute|lot|bit|bug|bugs|fix|fixes|error|errors|setup|mode|screen|window|windows|desktop|mobile|click|tap|step-by-step|real-time|high-quality|easy-to-use|years old|year old|all-in-one|user-friendly|world-class|state-of-the-art|cutting-edge|one-stop|full-time|part-time|long-term|in-house|24/7|ability|possibility|potential|situation|everyday|daily|weekly|monthly|yearly|annual|final|initial|original|extra|entire|single|multiple|double|half|second-hand',
  commonplace:
    'about|access*|account*|address*|app|apps|article*|availab*|based|benefit*|blog|book*|brand*|business*|call*|case|categor*|certif*|choose*|click*|client*|compan*|complete*|contact*|content|copyright|customer*|data|date*|deliver*|detail*|develop*|digital|discover*|download*|easy|easily|email*|enjoy*|experience*|expert*|explore*|faq*|feature*|find*|form|free|full*|gallery|guide*|help*|high|home*|http*|include*|including|industr*|info*|inquir*|learn*|level|link*|list*|local|locat*|manage*|market*|media|menu|message*|month*|more|need*|new*|offer*|online|open*|option*|order*|our|page*|password*|pay*|per|phone|plan*|platform*|policy|post*|price*|pricing|privacy|product*|profession*|program*|project*|provid*|quality|question*|quick*|quote|range|read*|request*|requir*|resourc*|result*|review*|schedul*|search*|section|secur*|select*|servic*|share*|sign*|site*|social|software|solution*|start*|step*|stor*|submit*|support*|system*|team*|technolog*|term*|time*|today|tool*|update*|use*|using|user*|value*|video*|view*|visit*|web|website*|week*|year*|you|your|via|within|per|also|designed|various|specific|existing|between|each|based|multiple|overview|across|every|once|whether|both|without|before|after|how',
  common: `
    the of and to in for is on that by this with you it not or be are from at as your all have new more an was we
    will home can us about if page my has search free but our one other do no information time they site he up may
    what which their news out use any there see only so his when contact here business who web also now help get pm
    view online first am been would how were me services some these click its like service than find price date
    back top people had list name just over state year day into email two health world re next used go work last
    most products music buy data make them should product system post her city add policy number such please
    available copyright support message after best software then jan good video well where info rights public books
    high school through each links she review years order very privacy book items company read group sex need many
    user said de does set under general research university january mail full map reviews program life know games
    way days management part could great united hotel real item international center ebay must store travel
    comments made development report off member details line terms before hotels did send right type because local
    those using results office education national car design take posted internet address community within states
    area want phone dvd shipping reserved subject between forum family long based code show even black check
    special prices website index being women much sign file link open today technology south case project same
    pages uk version section own found sports house related security both county american photo game members power
    while care network down computer systems three total place end following download him without per access think
    north resources current posts big media law control water history pictures size art personal since including
    guide shop directory board location change white text small rating rate government children during usa return
    students shopping account times sites level digital profile previous form events love old john main call hours
    image department title description non insurance another why shall property class cd still money quality every
    listing content country private little visit save tools low reply customer december compare movies include
    college value article york man card jobs provide food source author different press learn sale around print
    course job canada process teen room stock training too credit point join science men categories advanced west
    sales look english left team estate box conditions select windows photos gay thread week category note live
    large gallery table register however june october november market library really action start series model
    features air industry plan human provided tv yes required second hot accessories cost movie forums march la
    september better say questions july yahoo going medical test friend come dec server pc study application cart
    staff articles san feedback again play looking issues april never users complete street topic comment financial
    things working against standard tax person below mobile less got blog party payment equipment login student let
    programs offers legal above recent park stores side act problem red give memory performance social august quote
    language story sell options experience rates create key body young america important field few east paper
    single ii age activities club example girls additional password latest something road gift question changes
    night ca hard texas oct pay four poker status browse issue range building seller court february always result
    audio light write war nov offer blue groups al easy given files event release analysis request fax china making
    picture needs possible might professional yet month major star areas future space committee hand sun cards
    problems london washington meeting rss become interest id child keep enter california porn share similar garden
    schools million added reference companies listed baby learning energy run delivery net popular term film
    stories put computers journal reports co try welcome central images president notice god original head radio
    until cell color self council away includes track australia discussion archive once others entertainment
    agreement format least society months log safety friends sure faq trade edition cars messages marketing tell
    further updated association able having provides david fun already green studies close common drive specific
    several gold feb living sep collection called short arts lot ask display limited powered solutions means
    director daily beach past natural whether due et electronics five upon period planning database says official
    weather mar land average done technical window france pro region island record direct microsoft conference
    environment records st district calendar costs style url front statement update parts aug ever downloads early
    miles sound resource present applications either ago document word works material bill apr written talk federal
    hosting rules final adult tickets thing centre requirements via cheap nude kids finance true minutes else mark
    third rock gifts europe reading topics bad individual tips plus auto cover usually edit together videos percent
    fast function fact unit getting global tech meet far economic en player projects lyrics often subscribe submit
    germany amount watch included feel though bank risk thanks everything deals various words linux jul production
    commercial james weight town heart advertising received choose treatment newsletter archives points knowledge
    magazine error camera jun girl currently construction toys registered clear golf receive domain methods chapter
    makes protection policies loan wide beauty manager india position taken sort listings models michael known half
    cases step engineering florida simple quick none wireless license paul friday lake whole annual published later
    basic sony shows corporate google church method purchase customers active response practice hardware figure
    materials fire holiday chat enough designed along among death writing speed html countries loss face brand
    discount higher effects created remember standards oil bit yellow political increase advertise kingdom base
    near environmental thought stuff french storage oh japan doing loans shoes entry stay nature orders
    availability africa summary turn mean growth notes agency king monday european activity copy although drug pics
    western income force cash employment overall bay river commission ad package contents seen players engine port
    album regional stop supplies started administration bar institute views plans double dog build screen exchange
    types soon sponsored lines electronic continue across benefits needed season apply someone held ny anything
    printer condition effective believe organization effect asked eur mind sunday selection casino pdf lost tour
    menu volume cross anyone mortgage hope silver corporation wish inside solution mature role rather weeks
    addition came supply nothing certain usr executive running lower necessary union jewelry according dc clothing
    mon com particular fine names robert homepage hour gas skills six bush islands advice career military rental
    decision leave british teens pre huge sat woman facilities zip bid kind sellers middle move cable opportunities
    taking values division coming tuesday object lesbian appropriate machine logo length actually nice score
    statistics client ok returns capital follow sample investment sent shown saturday christmas england culture
    band flash ms lead george choice went starting registration fri thursday courses consumer hi airport foreign
    artist outside furniture levels channel letter mode phones ideas wednesday structure fund summer allow degree
    contract button releases wed homes super male matter custom virginia almost took located multiple asian
    distribution editor inn industrial cause potential song cnet ltd los hp focus late fall featured idea rooms
    female responsible inc communications win associated thomas primary cancer numbers reason tool browser spring
    foundation answer voice eg friendly schedule documents communication purpose feature bed comes police everyone
    independent ip approach cameras brown physical operating hill maps medicine deal hold ratings chicago forms
    glass happy tue smith wanted developed thank safe unique survey prior telephone sport ready feed animal sources
    mexico population pa regular secure navigation operations therefore ass simply evidence station christian round
    paypal favorite understand option master valley recently probably thu rentals sea built publications blood cut
    worldwide improve connection publisher hall larger anti networks earth parents nokia impact transfer
    introduction kitchen strong tel carolina wedding properties hospital ground overview ship accommodation owners
    disease tx excellent paid italy perfect hair opportunity kit classic basis command cities william express anal
    award distance tree peter assessment ensure thus wall ie involved el extra especially interface pussy partners
    budget rated guides success maximum ma operation existing quite selected boy amazon patients restaurants
    beautiful warning wine locations horse vote forward flowers stars significant lists technologies owner retail
    animals useful directly manufacturer ways est son providing rule mac housing takes iii gmt bring catalog
    searches max trying mother authority considered told xml traffic programme joined input strategy feet agent
    valid bin modern senior ireland sexy teaching door grand testing trial charge units instead canadian cool
    normal wrote enterprise ships entire educational md leading metal positive fl fitness chinese opinion mb asia
    football abstract uses output funds mr greater likely develop employees artists alternative processing
    responsibility resolution java guest seems publication pass relations trust van contains session multi
    photography republic fees components vacation century academic assistance completed skin graphics indian prev
    ads mary il expected ring grade dating pacific mountain organizations pop filter mailing vehicle longer
    consider int northern behind panel floor german buying match proposed default require iraq boys outdoor deep
    morning otherwise allows rest protein plant reported hit transportation mm pool mini politics partner
    disclaimer authors boards faculty parties fish membership mission eye string sense modified pack released stage
    internal goods recommended born unless richard detailed japanese race approved background target except
    character usb maintenance ability maybe functions ed moving brands places php pretty trademarks phentermine
    spain southern yourself etc winter rape battery youth pressure submitted boston incest debt keywords medium
    television interested core break purposes throughout sets dance wood msn itself defined papers playing awards
    fee studio reader virtual device established answers rent las remote dark programming external apple le
    regarding instructions min offered theory enjoy remove aid surface minimum visual host variety teachers isbn
    martin manual block subjects agents increased repair fair civil steel understanding songs fixed wrong beginning
    hands associates finally az updates desktop classes paris ohio gets sector capacity requires jersey un fat
    fully father electric saw instruments quotes officer driver businesses dead respect unknown specified
    restaurant mike trip pst worth mi procedures poor teacher xxx eyes relationship workers farm fucking georgia
    peace traditional campus tom showing creative coast benefit progress funding devices lord grant sub agree
    fiction hear sometimes watches careers beyond goes families led museum themselves fan transport interesting
    blogs wife evaluation accepted former implementation ten hits zone complex th cat galleries references die
    presented jack flat flow agencies literature respective parent spanish michigan columbia setting dr scale stand
    economy highest helpful monthly critical frame musical definition secretary angeles networking path australian
    employee chief gives kb bottom magazines packages detail francisco laws changed pet heard begin individuals
    colorado royal clean switch russian largest african guy titles relevant guidelines justice connect bible dev
    cup basket applied weekly vol installation described demand pp suite vegas na square chris attention advance
    skip diet army auction gear lee os difference allowed correct charles nation selling lots piece sheet firm
    seven older illinois regulations elements species jump cells module resort facility random pricing dvds
    certificate minister motion looks fashion directions visitors documentation monitor trading forest calls whose
    coverage couple giving chance vision ball ending clients actions listen discuss accept automotive naked goal
    successful sold wind communities clinical situation sciences markets lowest highly publishing appear emergency
    developing lives currency leather determine milf temperature palm announcements patient actual historical stone
    bob commerce ringtones perhaps persons difficult scientific satellite fit tests village accounts amateur ex met
    pain xbox particularly factors coffee www settings cum buyer cultural steve easily oral ford poster edge
    functional root au fi closed holidays ice pink zealand balance monitoring graduate replies shot nc architecture
    initial label thinking scott llc sec recommend canon hardcore league waste minute bus provider optional
    dictionary cold accounting manufacturing sections chair fishing effort phase fields bag fantasy po letters
    motor va professor context install shirt apparel generally continued foot mass crime count breast techniques
    ibm rd johnson sc quickly dollars websites religion claim driving permission surgery patch heat wild measures
    generation kansas miss chemical doctor task reduce brought himself nor component enable exercise bug santa mid
    guarantee leader diamond israel se processes soft servers alone meetings seconds jones arizona keyword
    interests flight congress fuel username walk fuck produced italian paperback classifieds wait supported pocket
    saint rose freedom argument competition creating jim drugs joint premium providers fresh characters attorney
    upgrade di factor growing thousands km stream apartments pick hearing eastern auctions therapy entries dates
    generated signed upper administrative serious prime samsung limit began louis steps errors shops bondage del
    efforts informed ga ac thoughts creek ft worked quantity urban practices sorted reporting essential myself
    tours platform load affiliate labor immediately admin nursing defense machines designated tags heavy covered
    recovery joe guys integrated configuration cock merchant comprehensive expert universal protect drop solid cds
    presentation languages became orange compliance vehicles prevent theme rich im campaign marine improvement vs
    guitar finding pennsylvania examples ipod saying spirit ar claims porno challenge motorola acceptance
    strategies mo seem affairs touch intended towards sa goals hire election suggest branch charges serve
    affiliates reasons magic mount smart talking gave ones latin multimedia xp tits avoid certified manage corner
    rank computing oregon element birth virus abuse interactive requests separate quarter procedure leadership
    tables define racing religious facts breakfast kong column plants faith chain developer identify avenue missing
    died approximately domestic sitemap recommendations moved houston reach comparison mental viewed moment
    extended sequence inch attack sorry centers opening damage lab reserve recipes cvs gamma plastic produce snow
    placed truth counter failure follows eu weekend dollar camp ontario automatically des minnesota films bridge
    native fill williams movement printing baseball owned approval draft chart played contacts cc jesus readers
    clubs lcd wa jackson equal adventure matching offering shirts profit leaders posters institutions assistant
    variable ave dj advertisement expect parking headlines yesterday compared determined wholesale workshop russia
    gone codes kinds extension seattle statements golden completely teams fort cm wi lighting senate forces funny
    brother gene turned portable tried electrical applicable disc returned pattern ct hentai boat named theatre
    laser earlier manufacturers sponsor classical icon warranty dedicated indiana direction harry basketball
    objects ends delete evening assembly nuclear taxes mouse signal criminal issued brain sexual wisconsin powerful
    dream obtained false da cast flower felt personnel passed supplied identified falls pic soul aids opinions
    promote stated stats hawaii professionals appears carry flag decided nj covers hr em advantage hello designs
    maintain tourism priority newsletters adults clips savings iv graphic atom payments rw estimated binding brief
    ended winning eight anonymous iron straight script served wants miscellaneous prepared void dining alert
    integration atlanta dakota tag interview mix framework disk installed queen vhs credits clearly fix handle
    sweet desk criteria pubmed dave massachusetts diego hong vice associate ne truck behavior enlarge ray
    frequently revenue measure changing votes du duty looked discussions bear gain festival laboratory ocean
    flights experts signs lack depth iowa whatever logged laptop vintage train exactly dry explore maryland spa
    concept nearly eligible checkout reality forgot handling origin knew gaming feeds billion destination scotland
    faster intelligence dallas bought con ups nations route followed specifications broken tripadvisor frank alaska
    zoom blow battle residential anime speak decisions industries protocol query clip partnership editorial nt
    expression es equity provisions speech wire principles suggestions rural shared sounds replacement tape
    strategic judge spam economics acid bytes cent forced compatible fight apartment height null zero speaker filed
    gb netherlands obtain bc consulting recreation offices designer remain managed pr failed marriage roll korea
    banks fr participants secret bath aa kelly leads negative austin favorites toronto theater springs missouri
    andrew var perform healthy translation estimates font assets injury mt joseph ministry drivers lawyer figures
    married protected proposal sharing philadelphia portal waiting birthday beta fail gratis banking officials
    brian toward won slightly assist conduct contained lingerie shemale legislation calling parameters jazz serving
    bags profiles miami comics matters houses doc postal relationships tennessee wear controls breaking combined
    ultimate wales representative frequency introduced minor finish departments residents noted displayed mom
    reduced physics rare spent performed extreme samples davis daniel bars reviewed row oz forecast removed helps
    singles administrator cycle amounts contain accuracy dual rise usd sleep mg bird pharmacy brazil creation
    static scene hunter addresses lady crystal famous writer chairman violence fans oklahoma speakers drink academy
    dynamic gender eat permanent agriculture dell cleaning constitutes portfolio practical delivered collectibles
    infrastructure exclusive seat concerns colour vendor originally intel utilities philosophy regulation officers
    reduction aim bids referred supports nutrition recording regions junior toll les cape ann rings meaning tip
    secondary wonderful mine ladies henry ticket announced guess agreed prevention whom ski soccer math import
    posting presence instant mentioned automatic healthcare viewing maintained ch increasing majority connected
    christ dan dogs sd directors aspects austria ahead moon participation scheme utility preview fly manner matrix
    containing combination devel amendment despite strength guaranteed turkey libraries proper distributed degrees
    singapore enterprises delta fear seeking inches phoenix rs convention shares principal daughter standing voyeur
    comfort colors wars cisco ordering kept alpha appeal cruise bonus certification previously hey bookmark
    buildings specials beat disney household batteries adobe smoking bbc becomes drives arms alabama tea improved
    trees avg achieve positions dress subscription dealer contemporary sky utah nearby rom carried happen exposure
    panasonic hide permalink signature gambling refer miller provision outdoors clothes caused luxury babes frames
    viagra certainly indeed newspaper toy circuit layer printed slow removal easier src liability trademark hip
    printers faqs nine adding kentucky mostly eric spot taylor trackback prints spend factory interior revised grow
    americans optical promotion relative amazing clock dot hiv identity suites conversion feeling hidden reasonable
    victoria serial relief revision broadband influence ratio pda importance rain onto dsl planet webmaster copies
    recipe zum permit seeing proof dna diff tennis bass prescription bedroom empty instance hole pets ride licensed
    orlando specifically tim bureau maine sql represent conservation pair ideal specs recorded don pieces finished
    parks dinner lawyers sydney stress cream ss runs trends yeah discover sexo ap patterns boxes louisiana hills
    javascript fourth nm advisor mn marketplace nd evil aware wilson shape evolution irish certificates objectives
    stations suggested gps op remains acc greatest firms concerned euro`,
  stockPhrases:
    'in today’s fast-paced world|seamless experience|unlock your potential|next level|one-stop shop|cutting-edge|go the extra mile|state of the art',
  scale:
    'customers|clients|users|members|people|families|patients|students|children|businesses|companies|brands|teams|organizations|organisations|countries|cities|locations|stores|offices|partners|employees|projects|years|years of experience|orders|downloads|installs|installations|reviews|ratings|stars|awards|downtime|uptime|transactions|events|meals|guests|subscribers|followers|success rate|cases|devices|drives|products sold|athletes|listeners',
  numbers: {
    percent: 'percent|per cent',
    magnitude: 'million|thousand|billion',
    uncounted: 'is|are|was|were|and|or|to|of|in|on|for|by|at',
    hour: 'am|pm|a\\.m|p\\.m|time',
    order: 'step|part|chapter|version|page|level|phase|section|article|room|suite|floor|apt',
  },
  claimContexts: {
    negation: "not|cannot|can’t|can't|don’t|don't|doesn’t|doesn't|without|nor",
    towards: 'to|from|towards',
    terms: 'discount|minimum|maximum|requirement|at least|(?<!\\p{L})off(?!\\p{L})',
    years: 'years?',
    experience: 'over|more than|experience|since',
    announcing: 'everything you need to know|all you need to know',
  },
  sourceNames: {
    binder: 'of|the|for|and|&',
    opening: 'I|We|You|The|Our|Your|This|It|They|He|She',
  },
  ratings: {
    reviews: 'reviews?|ratings?|votes',
    outOf: 'out of 5',
    stars: 'stars?',
  },
  linking: {
    beforeNouns: 'of|in|on|with|for|about|through|from|by|to|into|over|without|at',
    beforePlaces: 'in|near',
    betweenNouns: 'and',
    lastOfRow: 'and',
  },
  negations:
    'no|not|never|none|nothing|nobody|without|nor|don’t|doesn’t|won’t|isn’t|aren’t|can’t|cannot|didn’t|wouldn’t|instead of|rather than',
  backward:
    'it|not a|not an|not the|not because|he|she|they|him|her|them|their|his|its|this|these|those|that|such|also|and|but|or|so|then|therefore|however|moreover|furthermore|additionally|in addition|even more|besides|thus|hence|instead|otherwise|for example|e.g.|as a result|both|either|similarly|still|finally|next|yes|here|there|which|who|where|because|most notably|simply put|in short|note|warning|important|whether|if|while|as|when|although|though|after|before|another|other|others',
  conditions:
    'if|unless|until|except|only|provided|subject to|depending|depends|from|up to|at least|at most|minimum|maximum|more than|less than|over|under|about|around|nearly|almost|when|while stocks|per|within|after|before|plus|excluding|including',
  regulated:
    'heal|heals|healing|cure|cures|cured|guaranteed|guarantee|guarantees|certified|licensed|approved|accredited|registered|insured|clinically proven|clinically tested|proven|risk-free|risk free|tax-free|organic|safe|award-winning|patented|returns of|profit',
}
