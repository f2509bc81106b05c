import type { QuestionsLists } from '../../questions/lists.ts'

export const questions: QuestionsLists = {
  topics: {
    hours: 'opening hours|business hours|hours|open|opened|opens|closed|office hours',
    address: 'address|where|location|located|directions|headquarters|based',
    area: 'area|region|service area|areas served|territory',
    phone: 'phone|telephone|phone number|call|email|reach',
    delivery: 'delivery|shipping|deliver|ship|takeaway',
    free: 'free|free of charge|without cost',
    payment: 'pay|payment|payments|credit card|invoice|installments',
    pricing: 'price|prices|cost|costs|how much|fee|fees|charge|expensive|cheap|rate|rates',
    discount: 'discount|discounts|offer|special offer|voucher|coupon|gift card',
    child: 'children|child|kids|kid|baby|babies|infants|families|family|parents',
    age: 'age|how old|years old|ages',
    animal: 'dog|dogs|cat|cats|pet|pets|animal|animals|puppy',
    course: 'course|courses|class|classes|lessons|training|workshop|workshops|learn|teach|teacher|school',
    doctor: 'doctor|doctors|physician|clinic|appointment|patients|treatment|treatments|therapy|therapist',
    health: 'health|medical|wellness|pain|illness',
    insurance: 'insurance|insured|health insurance|reimburse*|covered',
    emergency: 'emergency|urgent|24/7|around the clock',
    food: 'food|menu|dish|dishes|eat|drink|drinks|breakfast|lunch|dinner|restaurant|meal|meals|vegetarian|vegan',
    room: 'room|rooms|accommodation|stay|sleep|bed|beds|apartment|overnight|guests',
    travel: 'travel|trip|trips|tour|tours|airport|transfer|bus|taxi|ride|train|drive|parking',
    holiday: 'holiday|holidays|vacation|summer|winter|season',
    event: 'event|events|concert|concerts|show|program|schedule|calendar|dates|when',
    music: 'music|band|album|song|songs|artist|artists',
    member: 'member|members|membership|join|subscribe|subscription',
    volunteer: 'volunteer|volunteers|volunteering|charity|nonprofit|association',
    founding: 'founded|established|founding|since|started',
    history: 'history|story|origin|heritage|tradition',
    owner: 'owner|founder|founders|ceo|director|runs|who runs|who founded|manager',
    language: 'language|languages|speak|speaks|english|german|french',
    law: 'law|lawyer|legal|attorney|licence|license',
    tax: 'tax|taxes|accounting|accountant|bookkeeping',
    home: 'house|home|garden|cleaning|furniture|property|real estate|apartment',
    organic: 'organic|sustainable|sustainability|environment|environmental|eco|natural|recycle',
    quality: 'quality|certified|certificate|certification|award|awards|qualified|experience',
    shop: 'buy|shop|store|order|purchase|product|products|sell',
    download: 'download|install|app|software|version',
    audience:
      'audience|target group|target audience|who is it for|who is this for|for whom|customers|clients|persona|personas|buyers|suitable',
    archetype: 'archetype|brand personality|personality|character',
    voice: 'tone|voice|tone of voice|wording|style',
    color: 'color|colors|colour|colours|palette',
    font: 'font|fonts|typeface|typography',
    logo: 'logo|mark|icon|emblem',
    strength: 'strength|strengths|advantage|advantages|good at|unique|differentiator|stand out',
    weakness:
      'weakness|weaknesses|threat|threats|risk|risks|disadvantage|missing|improve|swot|opportunity|opportunities',
    strategy:
      'strategy|recommend|recommendation|recommendations|do first|next step|next steps|priority|priorities|should they do|action',
    goal: 'goal|goals|aim|purpose|values|vision|believe',
    problem: 'problem|problems|solve|solves|help with|need',
    journey: 'customer journey|journey|funnel|steps|process|how does it work|sign up|register',
    competitor: 'competitor|competitors|positioning|category|alternative|alternatives|compared|industry|market',
    call: 'call to action|calls to action|cta|button|buttons|headline|tagline|slogan|value proposition|message|messaging',
    theme: 'theme|themes|topic|topics|content|blog|articles|write about',
    social: 'social media|social network|instagram|facebook|linkedin|youtube|tiktok|newsletter|channels',
    search: 'seo|search engine|search engines|google|meta description|sitemap|structured data|crawlers|findable',
    year: 'year|years|yearly|annual',
  },
  forms: {
    task: `write me|write a|write an|write the|write us|write new|write some|write three|write five|write ten|write two|write us|draft|create a|create an|create some|generate|compose|invent|come up with|rewrite|rephrase|paraphrase|reword|translate
      think of a|brainstorm|make up|design a|design me|design us|make me a|make a|give me ideas|ideas for|suggest a|suggest some|suggest a name|suggest names|name ideas|tell me a joke|joke|poem|song|haiku|story about|act as|pretend|imagine|role play|roleplay|write code|code that|code for|python|javascript|html for|script for|script that|press release|cover letter|blog post about|social media post|tweet|linkedin post|email to|newsletter for|ad copy|sales pitch|business plan|shorten this|improve this text|proofread|draw|paint|picture of`,
    unknowable: `revenue|turnover|they earn|they make per year|they make a year|earn per year|profit|profits|profitable|earnings|sales figures|how much money|market share|market cap|valuation|net worth|stock price|share price|shareholder*|investor*|funding|salary|salaries|traffic|how many visitors|visitor numbers|page views|bounce rate|conversion rate|ad spend|advertising budget|marketing budget|how many followers|follower count|customer acquisition cost|churn|lifetime value|how many customers do they lose|how many customers|how many clients|how many users|profit margin|margins|bankrupt|debt|how rich`,
    headcount:
      'how many employees|number of employees|employee count|headcount|how many people work|how many staff|how many people are',
    future: `next year|in the future|in five years|in ten years|in 5 years|in 10 years|predict|prediction|forecast|will they be|will it be|will they become|will they succeed|will they launch|will the brand|will this brand|will the company|going to happen|by 2027|by 2028|by 2030|tomorrow|next month|next quarter|future plans`,
    rank: 'better than|worse than|as good as|better or|vs|versus',
    command: `ignore all|ignore previous|ignore your|ignore the previous|ignore the above|ignore any|disregard|forget your instructions|forget all|forget everything|forget previous|system prompt|your instructions|your prompt|developer mode|jailbreak|you are now|from now on|reveal your|repeat after me|repeat the words above|print your|do anything now|hidden prompt|secret key|initial instructions`,
    help: 'help|what can you do|what can i ask|who are you|what are you|how do you work|which model|what model|are you an ai|are you chatgpt|are you human|hello|hi|hey|good morning|what questions',
    thanks: 'thanks|thank you|great|ok|okay|perfect|bye|goodbye|cool|nice',
    why: 'why|how come|what makes you think|what speaks for|reason|reasons|what is the reason|because of what|why so',
    more: 'more|tell me more|go on|continue|what else|anything else|further|the rest|more details|in detail|elaborate|others|next',
    where:
      'where does it say|where do they say|where is it said|where does the site say|where do they mention|where does it mention|where is it mentioned|where is it written|where can i read|where can i see|on which page|on what page|which page says|which page mentions|which page talks|where did you find|where did you see|where is that from|where do you get|source for|sources for|quote where|where on the site|where on the website',
    count: 'how many|number of|count of',
    extreme: 'cheapest|most expensive|lowest price|highest price|dearest',
    about:
      'say about|says about|said about|what about|tell me about|anything about|something about|mention of|think about|talk about|information about|info on|information on|details on|details about|write about',
  },
  parts: {
    summary:
      'summary|summar*|overview|in a nutshell|in short|in a few words|tell me about the brand|tell me about this brand|tell me about this company|tell me about them|what is this brand|who is this brand|describe the brand|describe this brand|main findings|key findings|what did you find|what does the report say|sum up|elevator pitch|at a glance|who are they',
    category:
      'what do they do|what does it do|what is it|what is this|what exactly is it|what kind of|what sort of|what does it actually do|what does the company do|what does this company do|what kind of company|what kind of business|what sort of business|what business|category|industry|line of business|sector|what is it about|what is this site|what is the website about|what is the site about|what is this website about|what type of business|what type of company',
    name: 'brand name|name of the brand|name of the company|company name|company called|what is it called|what are they called|its name|their name|spelled|spelling',
    audience:
      'who is it for|who is this for|who are they for|who is it aimed at|who is it made for|for whom|whom is it for|aimed at|aim at|audience*|target|target group|target market|target customers|target audience|who should buy|who are their customers|who are its customers|who uses|who buys|ideal customer|typical customer|who do they serve|whom do they serve|who do they sell to|who do they speak to|who do they want to reach|whom do they want|want to reach|speak to|speaks to|addressed to|whom do they address|reader*|customer segment*|buyers|clientele',
    personas:
      'persona*|buyer persona*|pain point*|goals of the customers|customer goals|motivation*|objection*|what worries|what motivates|needs of the customers|customer needs|frustration*',
    archetype: 'archetype*|brand archetype|jungian|hero or|which character',
    secondArchetype:
      'second archetype|secondary archetype|other archetype*|archetype mix|mix of archetypes|runner up|next archetype|second strongest archetype',
    personality: 'personality|brand personality|character of the brand|character traits|aaker',
    voice:
      'voice|come across|comes across|brand voice|how do they sound|how does it sound|how does the brand sound|how does it speak|how do they speak|how do they talk|how does it talk|writing style|style of writing|how is it written|language style',
    tone: 'tone|tone of voice|formal|informal|casual|serious|funny|humor*|humour*|enthusiastic|friendly',
    avoid:
      'avoid|should not sound|would not sound|not write|wording to avoid|words to avoid|off brand|does not fit the voice',
    mission: 'mission|mission statement|purpose|vision|why do they exist|what drives them|what do they believe',
    values: 'values|core values|what do they stand for|principles',
    tagline: 'tagline|slogan|claim of the brand|strapline|motto|catchphrase',
    hero: 'headline|hero|h1|first thing visitors see|subhead*|home page say|homepage say|what does the home page open with',
    valueProposition:
      'value proposition|value prop|usp|unique selling*|promise*|what do they promise|main benefit*|benefit*|advantage*|why buy|why choose|why should i choose|why should i buy|main message|key message*|core message|proposition',
    differentiators:
      'differentiat*|different from|makes them different|makes it different|sets them apart|apart|sets it apart|set apart|set itself apart|unique|special|stand out|stands out|differ|distinguish*',
    positioning:
      'position*|market position|place in the market|competit*|competitor*|rival*|alternative*|compare* with|compares itself|compared to|versus others|market',
    problem: 'problem*|which problem|what problem|pain|challenge they solve|what do they solve|trouble',
    offer:
      'offer|offers|offered|offering*|sell|sells|sold|selling|product|products|service|services|range|catalog*|portfolio|what can i buy|what can i get|what is on offer|assortment|courses|treatments|what do they offer|what do they sell|menu items',
    features: 'feature*|functionality|functions|capabilit*|what can it do',
    integrations: 'integrat*|work with other|connect* with|connect* to|plugins|compatible',
    prices:
      'price|prices|membership fee*|entrance fee*|admission|priced|pricing|cost|costs|how much|plan|plans|fee|fees|rates|tariff*|expensive|cheap|cheapest|most expensive|subscription|package|packages|per month|monthly|charge|charges|afford*|pay for',
    trial:
      'free trial|trial|try it|try for free|test it|demo|free version|free plan|freemium|is it free|for free|try before',
    guarantees: 'guarantee*|money back|satisfaction guarantee|risk free',
    colors: 'color*|colour*|palette|hex|hex code*|brand color*|primary color|shade*|gradient*',
    typefaces: 'font|fonts|typeface*|typograph*|lettering|font family|font size*|type scale',
    logo: 'logo|logos|logotype|wordmark|icon|favicon|brand mark|symbol',
    imagery: 'picture*|image|images|imagery|photo*|illustration*|visuals',
    look: 'visual identity|look|look and feel|design|visual style|how does it look|how does the brand look|appearance|aesthetic*|brand guidelines|corporate design|consistent|consistency',
    swot: 'swot|swot analysis|strengths and weaknesses',
    strengths:
      'strength*|strong point*|strong suit|what do they do well|what does it do well|what works well|what works|good at|what is good|assets',
    weaknesses:
      'weakness*|weak point*|weak spot*|weak|shortcoming*|what is wrong|what do they do badly|bad at|problem with the site|problems with the site|problem with the website|problems with the website|biggest problem*|flaw*|criticism|drawback*|what could be better|what is bad',
    opportunities: 'opportunit*|potential|chance*|untapped|growth',
    threats: 'threat*|risks from outside|danger*|risk|risks',
    firstSteps:
      'what to do first|do first|where to start|where should they start|first step*|next step*|improv*|recommend*|recommendation*|initiative*|strategy|priorit*|to do|todo|action plan|advice|advise|suggest*|what should they do|what should we do|what should i do|should change|would you change|change on|needs fixing|what should they change|what should be changed|what needs work|roadmap|fix first|fix|insight*',
    quickWins: 'quick win*|quick fix*|easy win*|easy improvement*|low hanging|little effort|easy to fix|small things',
    northStar:
      'north star|key metric|which metric|most important metric|kpi|kpis|what to measure|metric*|main goal of the site|goal of the site|goal of the website',
    journey:
      'customer journey|journey|funnel|buying process|awareness|consideration|decision stage|onboarding|loyalty|stages|path to purchase|user journey|friction|hold* people up|drop off',
    ctas: 'call to action|calls to action|cta|ctas|button|buttons|main action|what do they want visitors to do|what should visitors do|visitors supposed to do|conversion goal|main button',
    navigation: 'navigation|main menu|menu|site structure|menu bar',
    claims:
      'claims|claim|proof|proof points|prove|proven|proves|evidence for their claims|back up|substantiat*|statistics|numbers they mention|figures',
    vocabulary:
      'vocabulary|words they use|which words|typical words|distinctive words|buzzword*|jargon|cliche*|keyword*',
    clarity:
      'clear|clarity|clear is the message|clear is their message|the message|understandable|easy to understand|clearly|message clear|messaging|how good is the copy|copywriting|communicat*',
    readability: 'readab*|easy to read|hard to read|reading level|flesch',
    themes: 'theme*|topic*|content theme*|subject*|content|write about|what do they talk about|content strategy',
    blog: 'blog|blogs|post|posts|article*|news|newsroom|publish|published|publishing|how often do they|latest post|newest post|last post|magazine',
    socials:
      'social|social media|social network*|social channel*|social profile*|facebook|instagram|linkedin|twitter|youtube|tiktok|mastodon|pinterest|follow them|profiles|channels',
    contact:
      'contact*|whatsapp|telegram|reach them|get in touch|e mail|email|mail address|phone|telephone|phone number|call them|reach out|contact form|write to them',
    location:
      'where are they|where is it|where are they based|where is the company|located|location*|address|based in|based|which city|which country|headquarter*|office|offices|where can i find them|map|where do they operate|region|regions',
    languages:
      'language|languages|multilingual|translated|versions in other languages|which languages|localised|localized|available in english|available in german|available in french|available in spanish',
    apps: 'app|apps|mobile app|app store|google play|ios|android',
    technology:
      'technology|tech stack|technologies|built with|cms|software do they use|runs on|wordpress|shopify|framework|analytics|hosting|which tools',
    legalEntity:
      'legal entity|company behind|who is behind|who owns|owner|legal name|legal form|registered as|which company runs|operator|ltd|gmbh',
    seo: 'seo|search engine*|google|discoverab*|found online|be found|ranking|findab*|search visibility|meta description*|page title*|title tags|search optimi*',
    ai: 'ai|ai readiness|chatgpt|ai assistant*|llm*|claude|perplexity|ai search|artificial intelligence',
    crawlers: 'ai crawler*|crawler*|gptbot|claudebot|bots|blocked for ai|ai bots',
    structuredData: 'structured data|schema org|json ld|schema markup|rich results|microdata',
    indexing: 'robots txt|sitemap*|noindex|indexable|indexed|indexability',
    speed: 'speed|fast|slow|performance|loading time*|page load|page speed',
    trust: 'trust*|credib*|reliab*|serious company|legit|legitimate|scam|reputation|social proof|why should i trust',
    testimonials:
      'testimonial*|review*|what do customers say|what do clients say|what do users say|customer voices|customer quotes|feedback|rating|ratings|recommended by|customers think',
    customers:
      'customers|customer|clients|client|reference customer*|customer logos|who works with them|who do they work with|partners|partner|press|featured in',
    certifications: 'certificate*|certificat*|certified|award*|iso|accredit*|accolade*|prize*|seal|seals|qualified',
    policies:
      'privacy*|my data|personal data|sell data|privacy policy|terms|terms and conditions|imprint|legal notice|gdpr|policies|policy|legal pages|legal information|data protection',
    consent: 'cookie*|consent|tracking|cookie banner|track visitors',
    security: 'security|security headers|secure|https|hsts|csp|safe',
    accessibility:
      'accessib*|wcag|a11y|screen reader*|disabilit*|disabled|alt text*|alternative text*|barrier free|contrast',
    freshness:
      'up to date|outdated|fresh|freshness|last updated|last update|current|when was the site updated|copyright year',
    legalRisks: 'legal risk*|lawyer|compliance|compliant|lawsuit',
    team: 'team|who works there|staff|people behind|founder*|ceo|who runs|who started|management|employees who|about us|who leads|history',
    founding:
      'founded|since when|how long have they|how long has|how old is the company|established|year of foundation|when did they start|in business',
    careers: 'career*|job|jobs|hiring|vacanc*|open positions|work there|work for them|recruit*|apply for',
    hours:
      'sunday*|saturday*|on mondays|on tuesdays|on wednesdays|on thursdays|on fridays|on weekends|on the weekend|opening hours|timetable|schedule|opening times|open on|hours|when are they open|when do they open|when do they close|business hours|what time|are they open|open today|open at',
    questions: 'faq|faqs|frequently asked|questions answered',
    pages:
      'which pages|what pages|pages did you read|pages were read|how many pages|pages have you|which page did you|what did you read|what have you read|pages analysed|pages analyzed|when did you read|when was it read|when was the analysis|when was this analysed|how old is the report|date of the report|skipped|not read',
    confidence:
      'how sure|how certain|confiden*|how reliable is|reliable is this|reliable is the report|sure are you|certain are you|are you sure|can i rely|how do you know|how accurate|accuracy|basis for|what is that based on|based on what|which evidence|what evidence|evidence',
    gaps: 'what is missing|what was missing|not found|what could you not find|gaps|what is not on|missing from|missing on',
  },
  concepts: {
    hours: 'opening hours|opening times|hours of operation|business hours|office hours|clinic hours|open daily',
    address: 'visit us|find us|our address|head office',
    owner: 'operated by|owned by|owner|registered|company number|ltd|llc|inc|proprietor',
    team: 'our team|the team|meet the team|founder*|founded|co founder*|ceo|managing director|our staff|our story|established in|led by|director|family owned|family run',
    founding:
      'founded|established|since|est 20*|est 19*|in business|years of experience|years experience|years in|our story|began|decades',
    careers:
      'career*|jobs|job opening*|vacanc*|we are hiring|join our team|join us|open position*|open roles|work with us|recruit*|employment',
    free: 'free|free of charge|no cost|trial',
    guarantee: 'guarantee*|warranty|money back|satisfaction',
    certificate: 'certif*|accredit*|award*|licensed',
    values: 'values|we believe|we stand for',
    refund: 'refund*|money back|reimburse*|return*|returns policy',
    cancel: 'cancel*|terminat*|unsubscribe|notice period',
    delivery: 'deliver*|shipping|ship|ships|shipped|shipment',
    payment: 'pay|payment*|credit card|paypal|invoice*|cash|bank transfer',
    instalments: 'instalment*|installment*|pay monthly',
    pool: 'pool|swimming pool',
    beach: 'beach|beaches',
    camping: 'camp|camping|campsite*|tent',
    wifi: 'wifi|wi fi|internet access',
    meal: 'meal*|food|dish|dishes|menu|lunch|dinner|served',
    dogs: 'dog|dogs|puppy|puppies',
    cats: 'cat|cats',
    discount: 'discount*|offer code|coupon*|voucher*|special offer*|promo*',
    gift: 'gift*|gift card*|voucher*',
    booking: 'book|booking*|booked|reservation*|appointment*',
    parking: 'parking|park|car park',
    children: 'child|children*|kid|kids|toddler*|baby|babies',
    pets: 'pet|pets|animal*',
    wheelchair: 'wheelchair*|step free|disabled access|barrier free',
    vegan: 'vegan*|vegetarian*|plant based',
    allergy: 'allerg*|gluten*|lactose*|intoleran*',
    newsletter: 'newsletter*|mailing list|subscribe',
    insurance: 'insur*',
    donate: 'donat*|charit*|sponsor*',
    sustainable: 'sustainab*|environment*|eco friendly|organic|climate|green|recycl*|plastic',
    support: 'support|customer service|help desk|help line',
    online: 'online|remote|video call*|virtual',
    data: 'data|personal data|store data|server*|hosted',
    breakfast: 'breakfast*|brunch',
    beginner: 'beginner*|newcomer*|no experience|first time',
  },
}
