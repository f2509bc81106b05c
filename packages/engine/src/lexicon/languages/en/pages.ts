import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      '=about|about us|=us|about the company|about our company|about the firm|=company|=our company|company profile|company overview|company info|company information|company history|corporate profile|our story|=story|=our history|=history|who we are|what we believe|what we stand for|our mission|=mission|mission and vision|mission vision values|vision and mission|=vision|our vision|our values|=values|our philosophy|=philosophy|our purpose|our approach|why us|why choose us|=why|meet us|get to know us|=profile|=organization|=organisation|about me|my story|=bio|=biography|=manifesto|our manifesto|our heritage|=heritage|=overview|=at a glance|brand story|=the brand|=the studio|=the agency|=the firm|our roots',
    team: '=team|our team|the team|meet the team|meet our team|team members|=people|our people|=leadership|leadership team|our leadership|=management|management team|board of directors|executive team|=executives|=founders|our founders|the founders|=staff|our staff|our doctors|our experts|our chefs|our crew|=crew|advisory board|our trainers|our attorneys|=attorneys|=our lawyers|=faculty|=trustees|=board|our board|meet the founders',
    careers:
      'careers|=career|=jobs|=job|join us|join our team|work with us|work for us|work at|working here|working with us|vacancies|=vacancy|job openings|open positions|open roles|current openings|=openings|job opportunities|career opportunities|=opportunities|employment|we are hiring|we’re hiring|now hiring|=hiring|=recruitment|job search|search jobs|=internships|=apprenticeships|=life at|job offers|=positions|=join|=join the team|become part of the team|employee benefits|life with us|graduate programme',
    press:
      '=press|/pr|pressroom|press room|newsroom|news room|=media|media center|media centre|media kit|press kit|press releases|=press release|media relations|press center|press and media|media and press|in the press|in the media|in the news|as seen in|press office|press coverage|media coverage|for the press|media inquiries|media contacts|news and media',
    contact:
      'contact|contact us|contacts|contact details|contact information|contact me|contact page|get in touch|let’s talk|talk to us|reach us|reach out|say hello|find us|visit us|how to find us|=location|=locations|our locations|=directions|where to find us|=offices|our offices|contact sales|talk to sales|=enquiry|=enquiries|=inquiry|where we are|write to us|contact form|opening hours|hours and location|location and hours|=hours|keep in touch|store locator|find a store|our stores|=stores',
    legal:
      '=legal|legal notice|legal notices|legal information|privacy|privacy policy|privacy notice|privacy statement|=terms|terms of service|terms of use|terms and conditions|terms of sale|terms conditions|=imprint|cookie policy|cookie notice|cookies policy|=cookies|=disclaimer|data protection|=gdpr|=tos|shipping policy|refund policy|return policy|shipping and returns|returns and refunds|accessibility statement|=conditions|acceptable use|modern slavery statement|copyright notice|do not sell|=licenses|terms privacy|=policies',
    security:
      '=security|trust center|trust centre|=trust|=compliance|security and compliance|security and privacy|our security|trust and security|trust and safety|=safety|data security|information security|vulnerability disclosure|responsible disclosure|security policy|security overview|bug bounty|soc 2|iso 27001',
    pricing:
      'pricing|=plans|=prices|=price|price list|pricelist|plans and pricing|pricing and plans|=rates|our prices|our rates|=fees|=tuition|tuition and fees|=packages|our packages|membership options|membership plans|=memberships|=tickets|ticket prices|rates and fees|=cost|=costs|=editions|compare plans|choose a plan|subscription plans|=plan|price guide|admission prices|rates and availability',
    product:
      '=product|products|our products|product range|=shop|=store|online shop|online store|=catalog|=catalogue|=collections|=collection|services|=service|our services|what we do|what we offer|/menu|our menu|food menu|dinner menu|lunch menu|drinks menu|food and drinks|=food|=drinks|=offerings|our offer|our offering|=courses|our courses|=programs|=programmes|our programs|our work areas|=treatments|our treatments|=classes|=rooms|rooms and suites|=accommodation|practice areas|=apps|=app|=platform|shop all|=all products|shop now|new arrivals|best sellers|=wines|our wines|=equipment|=inventory|=models|=brands|=tours|our tours|=workshops|=expertise|=academics|=capabilities|=range|=bakery|=listings|=properties|=therapies|=rentals',
    features:
      'features|=feature|how it works|=functionality|key features|product features|all features|=tour|product tour|=integrations|=what’s included|=capability|=benefits|why it works',
    solutions:
      'solutions|=solution|our solutions|=industries|industries we serve|use cases|=use case|=sectors|our sectors|=markets|=applications|=who we serve|who we help|by industry|by role|=verticals|=enterprise|for enterprise|for business|=for teams|for startups|=small business',
    customers:
      'customers|our customers|=clients|our clients|case studies|=case study|=cases|customer stories|customer story|success stories|client stories|=portfolio|our portfolio|our work|=work|selected work|recent work|=projects|our projects|=references|=showcase|=partners|our partners|=stories|=impact stories|who uses|completed projects|=works|=clientele',
    testimonials:
      'testimonials|=testimonial|reviews|=review|customer reviews|client reviews|what our customers say|what our clients say|what people say|what they say|patient reviews|=feedback|=praise|wall of love|=love|kind words',
    blog: '=blog|our blog|the blog|blogs|=news|latest news|=articles|=insights|=journal|=magazine|=stories and news|=events|upcoming events|=event|news and events|=updates|=resources|=resource center|=whats new|what’s on|=calendar|=posts|=ideas|=notes|=diary|=podcast|=webinars|=announcements|=recipes|=editorial|news and insights|=whats happening|=knowledge|=learn|=guides|=perspectives|blog and news|=exhibitions|=library',
    faq: 'faq|faqs|frequently asked questions|=help|help center|help centre|=support|=questions|questions and answers|=q and a|=qa|=q&a|knowledge base|common questions|got questions|customer support|support center|=customer service|=helpdesk|=good to know|need help|your questions answered',
  },
  actions: {
    donate:
      'donate|donate now|donation|donations|make a donation|give now|ways to give|support us|make a gift|give monthly',
    booking:
      'booking|bookings|book now|book online|reservation|reservations|book a table|reserve|book an appointment|appointment|appointments|schedule|make a reservation|online booking|book a call',
    login:
      'login|log in|signin|sign in|log on|client login|customer login|member login|log out|logout|signup|sign up|register|registration|create account|forgot password',
    cart: 'cart|basket|shopping cart|shopping bag|bag|checkout|view cart|my bag|wishlist|order tracking|track order',
    search: 'search|search results|site search|find',
    account:
      'account|my account|your account|dashboard|my orders|customer portal|client portal|members area|member area|patient portal',
  },
  policies: {
    privacy:
      '=privacy|privacy policy|privacy notice|privacy statement|data protection|data privacy|privacy and terms|terms and privacy|=gdpr|privacy and cookies|privacy center|privacy centre',
    terms:
      '=terms|terms of service|terms of use|terms and conditions|terms of sale|terms conditions|=tos|=conditions|terms and privacy|privacy and terms|conditions of use|user agreement|=t c|=eula',
    imprint:
      '=imprint|legal notice|legal notices|=legal|legal information|company information|legal disclosure|=impressum',
    cookies: 'cookie policy|cookie notice|cookies policy|=cookies|use of cookies|cookie statement|privacy and cookies',
    returns:
      '=returns|return policy|returns policy|refund policy|refunds|returns and refunds|shipping and returns|delivery and returns|returns and exchanges|cancellation policy|right of withdrawal|=refunds|money back guarantee policy',
    shipping:
      '=shipping|shipping policy|delivery information|shipping information|=delivery|shipping and returns|shipping and delivery|delivery and returns|shipping costs',
    accessibility: '=accessibility|accessibility statement|accessibility policy',
    security:
      'security policy|=security|vulnerability disclosure|responsible disclosure|trust center|trust centre|security and compliance|information security|security and trust|trust and security|vulnerability disclosure policy|bug bounty',
  },
  blocks: {
    features:
      'features|key features|why choose us|why choose|our advantages|benefits|what you get|what’s included|everything you need|why us|capabilities|highlights',
    pricing:
      'pricing|plans and pricing|our plans|choose your plan|choose a plan|price list|our prices|simple pricing|transparent pricing|rates|membership options|find the right plan',
    testimonials:
      'testimonials|what our customers say|what our clients say|what people say|what they say|customer reviews|reviews|loved by|what our users say|in their words|client feedback|what people are saying|hear from our customers|what our guests say|what patients say|client testimonials|kind words|what clients say|what customers say|what families say|what parents say|what students say|what our patients say|what our students say|what our members say|what our families say|what others say|what users say|hear from our|client reviews|google reviews|happy clients|happy customers|take our word for it|wall of love|app store reviews|word of mouth|patient reviews|guest reviews|user reviews|in their own words|from our customers|from our clients|are saying|say about us|says about us|said about us|what our residents say|what our readers say|what our partners say|what our owners say|what our visitors say|what our learners say|what our community says|what customers are saying|what clients are saying|what guests say|what members say|what readers say|what homeowners say|what others are saying|what they are saying|hear what|from our guests|from our patients|from our students|from our families|guest book|guestbook|customer feedback|patient feedback|guest feedback|customer testimonials|patient testimonials|student testimonials|guest testimonials|customer stories and reviews|our reviews|read our reviews|recent reviews|latest reviews|verified reviews|facebook reviews|trustpilot reviews|tripadvisor reviews|happy guests|happy patients|happy families|satisfied customers|satisfied clients|voices of our customers|customer voices|letters of thanks|success stories from our clients|thank you notes',
    faq: 'faq|faqs|frequently asked questions|questions and answers|common questions|got questions|your questions answered',
    about:
      'about us|who we are|our story|our mission|our vision|our values|our history|our philosophy|about the company|meet us|why we exist|our approach|our promise',
    team: 'our team|meet the team|the team|meet our team|our people|leadership team|our experts|our founders|meet the founders|our doctors|our staff',
    customers:
      'trusted by|our customers|our clients|used by|customer stories|case studies|success stories|companies that trust us|who trust us|loved by teams at|powering|selected clients|selected work|our work|our projects|recent projects|in good company|join thousands|portfolio',
    blog: 'blog|latest news|from the blog|latest articles|latest posts|news and events|insights|recent posts|in the news|upcoming events|latest stories|our blog|news',
    contact:
      'contact|contact us|get in touch|let’s talk|find us|visit us|opening hours|where to find us|our location|our locations|talk to us|reach us|have a question',
    newsletter:
      'newsletter|subscribe to our newsletter|stay in the loop|stay updated|stay up to date|join our mailing list|sign up for updates|get updates|join our newsletter|stay in touch|never miss',
    steps:
      'how it works|how does it work|how to get started|in three steps|in 3 steps|three easy steps|3 easy steps|step by step|our process|the process|how we work|getting started|three simple steps|easy as',
    stats:
      'by the numbers|in numbers|our impact|facts and figures|key figures|our numbers|the numbers speak|at a glance',
    gallery:
      'gallery|photo gallery|our gallery|photos|follow us on instagram|on instagram|instagram feed|our instagram|image gallery',
    services:
      'our services|services|what we do|what we offer|our products|products|our offer|our solutions|our expertise|our menu|treatments|our courses|how we can help|featured products|best sellers|new arrivals|shop by category|practice areas',
    careers: 'careers|join our team|we’re hiring|we are hiring|work with us|open positions|job openings|join us',
    partners:
      'our partners|partners|partnered with|in partnership with|our sponsors|sponsors|supported by|our suppliers|certifications and partners|backed by|our investors|integrations|integrates with|as seen in|featured in|official partners',
  },
  calls: {
    buy: 'buy|buy now|buy online|buy tickets|get tickets|shop|shop now|shop all|shop the collection|purchase|order now|order online|order here|order today|place order|place your order|add to cart|add to bag|add to basket|checkout now|pre-order|preorder|pre-order now|get yours|order a sample|upgrade|upgrade now|choose plan|choose this plan|select plan|get this plan',
    trial:
      'free trial|start free trial|start your free trial|start a free trial|try free|try for free|try it free|try now|try it now|try it|try|get a free trial|start free|start for free|get started free|get started for free|use for free|try it for free|try us free|start trial|sign up free|create free account|14-day trial|30-day trial|no credit card required|test drive',
    demo: 'demo|request a demo|request demo|book a demo|book demo|get a demo|schedule a demo|schedule demo|see a demo|watch demo|watch a demo|watch the demo|see it in action|live demo|view demo|see demo|free demo|arrange a demo|take a tour|request a walkthrough',
    contact:
      'contact us|contact|contact sales|contact me|talk to us|talk to sales|talk to an expert|get in touch|let’s talk|speak to|speak with|call us|call now|call today|email us|write to us|message us|chat with us|send message|send a message|ask a question|say hello|enquire|enquire now|inquire|reach out|start a conversation|send enquiry',
    'sign-up':
      'sign up|sign up now|register|register now|create account|create an account|create your account|apply|apply now|apply today|enroll|enroll now|enrol|enrol now|join the waitlist|join waitlist|get early access|request access|request invite|claim your spot|reserve your spot|save my seat|get access',
    download:
      'download|download now|free download|download the app|get the app|download app|install|install now|get the guide|get the ebook|download brochure|download pdf|add to chrome|get the report|available on the app store|download free',
    donate:
      'donate|donate now|give|give now|give today|make a donation|make a gift|support us|sponsor a child|sponsor|become a donor|donate today|support our work',
    book: 'book|book now|book online|book a call|book a meeting|book a table|book a room|book an appointment|book a consultation|book your|reserve|reserve now|reserve a table|make a reservation|make an appointment|schedule|schedule a call|schedule a visit|schedule now|schedule an appointment|check availability|request appointment|book a tour|plan your visit|plan a visit|book a class|rsvp',
    subscribe:
      'subscribe|subscribe now|sign up for our newsletter|join our newsletter|join the newsletter|join our mailing list|get updates|get the newsletter|notify me|stay updated|keep me posted|follow us',
    join: 'join|join now|join us|join today|join for free|join the community|become a member|join the club|become a partner|join our team|volunteer|get involved|become a volunteer|join the team|partner with us|take part|participate|take action|sign the petition',
    quote:
      'get a quote|request a quote|request quote|get a free quote|free quote|get quote|free estimate|get an estimate|request an estimate|get pricing|request pricing|request a proposal|get a free estimate|instant quote|calculate price|get a price|get your quote|request information|request info',
    start:
      'get started|get started now|get started today|start now|start|start here|start today|start building|start creating|start shopping|start your project|start a project|let’s go|launch app|launch|open app|continue|begin|let’s start|start learning|start selling|create|create your|build your|set up|take the quiz|take the test|play now|find your',
    learn:
      'discover|explore|see how|see how it works|how it works|find out|find out how|view plans|see plans|see pricing|view pricing|compare plans|watch video|watch the video|watch|watch now|view menu|see the menu|see menu|see our work|view our work|explore features|meet the team|read our story|our story|view products|view services|browse|see features|read the docs|view portfolio|see examples|learn how|see our menu|view collection',
    visit:
      'visit us|visit|find a store|find us|get directions|store locator|find a location|find a dealer|directions|find a restaurant|find your nearest|locate a store|visit our showroom|visit our store|find a branch',
  },
  controls: {
    consent:
      'accept|accept all|accept cookies|accept all cookies|allow all|allow all cookies|allow cookies|allow selection|reject|reject all|reject all cookies|decline|decline all|deny|deny all|manage cookies|manage preferences|manage consent|cookie settings|cookie preferences|cookies settings|privacy settings|privacy preferences|your privacy choices|customize cookies|customise cookies|customize|save preferences|save settings|confirm my choices|only necessary|necessary cookies only|use necessary cookies only|essential only|i agree|i accept|agree|agree and close|got it|ok|okay|i understand|consent|do not consent|do not sell my personal information|do not sell or share my personal information|accept and continue|accept and close|show details|cookie consent|continue without accepting',
    login:
      'log in|login|sign in|signin|log on|my account|account|client login|customer login|member login|log out|sign out|forgot password|forgot your password|client portal|customer portal|partner login|employee login',
    search:
      'search|search site|search this site|search the site|open search|close search|search for|toggle search|site search|search results',
    close:
      'close|close menu|close dialog|close modal|dismiss|cancel|no thanks|no, thanks|not now|maybe later|hide|collapse|close banner|exit',
    share:
      'share|share on facebook|share on twitter|share on linkedin|share on x|share this|share via email|tweet|pin it|copy link|print|email this page|send to a friend|share this page|like',
    'skip-link':
      'skip to content|skip to main content|skip to main|skip navigation|skip to navigation|skip to footer|jump to content|skip links|skip to search|go to content|skip',
    'read-more':
      'read more|learn more|more|find out more|see more|view more|click here|here|more info|more information|more details|details|view details|see details|continue reading|discover more|explore more|know more|view all|see all|show all|read on|read article|read the article|read full article|full story|read story|read post|go|link|this page|more about|get details|read now|view|start reading',
    overview: 'all reviews|all posts|all articles|all news|all events|all testimonials',
    cart: 'cart|basket|bag|shopping cart|shopping bag|view cart|view basket|my cart|my bag|checkout|wishlist|your cart|your bag|compare',
    pagination:
      'next|previous|prev|next page|previous page|next slide|previous slide|back|last|first|older posts|newer posts|next post|previous post|page|go back|first page|last page|next article|return|show more|load more|show less|load more posts',
    legal:
      'privacy|privacy policy|privacy notice|terms|terms of service|terms of use|terms and conditions|legal|legal notice|imprint|cookie policy|cookies|disclaimer|accessibility|accessibility statement|sitemap|site map|all rights reserved|modern slavery statement',
    menu: 'menu|open menu|toggle menu|toggle navigation|main menu|navigation|show menu|open navigation|mobile menu|hamburger menu|expand|expand menu|toggle submenu|sub menu',
    'back-to-top': 'back to top|to top|top|scroll to top|return to top|go to top|top of page|scroll down|scroll',
    language:
      'language|languages|choose language|select language|change language|select your language|country|choose country|select country|choose your country|change region|region|select region|currency|translate',
  },
  forms: {
    time: 'date|arrival|departure|check in|check out|preferred date|preferred time|time slot|guests|adults|children|nights|number of people|party size|appointment|pick-up date|return date',
    amount: 'quantity|qty|amount|number of items|donation amount|how many',
    message:
      'message|your message|comments|question|your question|enquiry|inquiry|how can we help|subject|tell us about*|project description|anything else',
    company:
      'company|company name|company size|organisation|organization|job title|business name|employer|industry|number of employees|role',
    payment:
      'card number|credit card|billing address|shipping address|delivery address|payment method|coupon code|discount code|cvc|expiry date',
  },
  pictures: {
    photo: 'photo|photos|photograph|photography|picture of|portrait|portraits|headshot|headshots|snapshot|pic',
    illustration:
      'illustration|illustrations|illustrated|drawing|drawings|vector|cartoon|mascot|infographic|artwork|sketch|diagram|doodle|clipart',
    icon: 'icon|icons|arrow|arrows|bullet|checkmark|check mark|tick|symbol|symbols|glyph|pictogram|star rating|hamburger|caret',
    logo: 'logo|logos|brand mark|seal|badge|badges',
  },
  boilerplate: {
    law: 'cookie|cookies|privacy policy|privacy notice|terms of service|terms of use|terms and conditions|all rights reserved|gdpr|data protection|personal data|no liability|not liable|held liable|trademarks of|registered trademark|without prior written|copyright',
    trade:
      'free shipping|shipping costs|delivery time|delivery times|delivered within|returns policy|refund policy|plus shipping|incl vat|including vat|excl vat|excluding vat|payment methods|we accept visa|add to cart|in stock|out of stock|sold out|working days|business days|opening hours|office hours',
    form: 'required field|required fields|fields marked|unsubscribe|your email address|e mail address|we never share your|we will never share|no spam|by submitting|by subscribing|by signing up|by clicking|i agree|i have read|message has been sent|thank you for your message|please enter|please fill',
    browser:
      'enable javascript|javascript is disabled|javascript to run|your browser does not|your browser is|browser is out of date|skip to content|skip to main|loading|page not found|back to top',
  },
  journey: {
    help: 'help|help center|help centre|support|documentation|docs|getting started|get started guide|user guide|user manual|tutorials|knowledge base|how it works|guides|academy',
    community:
      'community|forum|forums|user group|discord|slack community|members area|contributors|get involved|meetup|meetups',
    loyalty:
      'rewards|loyalty program|loyalty programme|loyalty card|refer a friend|referral program|gift card|gift cards|gift voucher|gift vouchers|membership|become a member|vip club',
  },
  customerHeadings: {
    customer:
      'trusted by|our customers|our clients|some of our customers|some of our clients|used by|loved by|chosen by|selected clients|who we work with|companies that trust us|they trust us|join thousands|relied on by|powering|clients we work with|brands we work with|brands we have worked with|clients include|customers include|we have worked with',
    partner:
      'our partners|our sponsors|partners|sponsors|supported by|in partnership with|our official partners|official partners|partners and sponsors|backed by|our investors|our suppliers|brands we carry|brands we stock|funded by',
    press:
      'as seen in|as seen on|featured in|featured on|in the press|in the news|as featured in|press mentions|they talk about us|media coverage|as mentioned in',
  },
  offerHeadings: {
    reasons:
      'why choose us|why choose|why us|why work with us|reasons to|reasons why|three reasons|what sets us apart|what makes us different|the difference|our difference|our promise|our commitment|our values|why people choose|why clients choose|why customers choose|you can trust|trust us|why it matters|why join|choose us|chooses us',
    benefits: 'benefits|our advantages',
    menu: 'our courses|courses and workshops|workshops and courses|our workshops|our classes|our treatments|our therapies|our programs|our programmes|key programs|our key programs|our rooms|rooms and suites|what we treat|conditions we treat|areas of practice|our practice areas|our activities|services we offer|what we can do for you|how we help|our range of services|all services|our tours|our lessons|our packages include',
  },
  greeting: 'welcome|hello|hi there|greetings|welcome to',
  vague:
    'learn more|read more|find out more|see more|more|more info|more information|discover more|click here|here|submit|continue|go|next|view more|details|explore',
  tool: 'calculator|calculators|estimator|configurator|price calculator|cost calculator|quiz|self-test|checklist|cheat sheet|template|templates|simulator|planner',
  event:
    'reopening|re-opening|reopens|re-opens|reopen|reopening on|grand opening|opens on|opening on|opening day|closed from|closed until|we are closed|closing on|starts on|start date|begins on|first lesson|course starts|next course|term starts|postponed to|postponed until|takes place on|moving on|launches on|launching on',
  counter:
    'views|view|comments|comment|likes|like|shares|replies|downloads|followers|subscribers|visitors|visits|page views|online now|stars|forks|in cart|items in cart|left in stock|in stock|sold|votes|upvotes|reviews|ratings|min read|minutes read|minute read|days left|days|hours|minutes|seconds|hrs|mins|secs|watching now|people are viewing',
  live: {
    live: 'in stock|left in stock|items left|item left|pieces left|only left|units left|seats left|spots left|tickets left|rooms left|places left|left at this price|remaining in stock|available now|people viewing|people are viewing|people watching|people looking|viewing this|viewing now|watching now|watching this|looking at this|online now|users online|currently online|in the last hour|in the last minute|in the past hour|in the last 24 hours|in the past 24 hours|visitor number|visitor no|visitors today|visitors so far|visitors online|hit counter|you are visitor|hits|days left|hours left|minutes left|time left|time remaining|days remaining|hours remaining|days to go|ends in|offer ends in|sale ends in|expires in|starts in|closes in|order within|next slot|next free slot|next available|next appointment|next free appointment|waiting time|wait time',
    cart: 'cart|basket|shopping bag|my bag|trolley|wishlist',
  },
  street:
    'street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|square|court|place|highway|hwy|parkway|pkwy|terrace|crescent|close|suite|floor|p.o.box|po box|building|quay|mews|industrial estate|business park',
  address:
    'address|our address|office address|postal address|street address|mailing address|physical address|visiting address|registered address|registered office|head office|headquarters',
}
