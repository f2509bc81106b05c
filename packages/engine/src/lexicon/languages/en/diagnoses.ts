import type { DiagnosesLists } from '../../diagnoses/lists.ts'

export const diagnoses: DiagnosesLists = {
  cues: {
    personal:
      'personally|personal service|family run|family owned|family business|owner operated|one point of contact|single point of contact|one contact|dedicated contact|we know you by name|we know your name|treated like family|like family|from us to you|hands-on|i personally|our caring team|our friendly team|our dedicated team|one-to-one|someone you know|familiar face|small team|a real person|real people|real human|speak to a human|never a call centre|no call centre|no call center|personal touch|personal attention|personal care|personal approach|directly with the person|the person who does|the person who builds|handled directly by|owner-led|founder-led|husband and wife|mother and daughter|father and son',
    absolute:
      'you can trust|trusted|trustworthy|trust us|safe|secure|safely|securely|100% safe|100% secure|bank-level|military-grade|fully protected|in safe hands|in good hands|peace of mind|reliable|reliably|guaranteed|never worry|worry-free|rest assured|with confidence|proven|state-of-the-art security|completely private|nothing leaves|always there for you|always safe|always protected',
    virtue:
      'honest|honestly|honesty|transparent|transparency|transparently|fair|fairness|evidence-based|accurate|accuracy|precise|precision|reliable|careful|no tricks|no small print|no hidden|straightforward|integrity|up to date|sustainable|ethical|open and honest|openness|plainly|accountable|accountability',
    fairPrice:
      'fair price|fair prices|fairly priced|fair pricing|transparent price|transparent prices|transparent pricing|clear pricing|affordable|affordable price|affordable prices|competitive price|competitive prices|competitive rates|best price|best prices|reasonable price|reasonable prices|good value|value for money|compare us|compare our prices|no hidden costs|no hidden fees|no surprises|low prices|budget-friendly|within your budget',
    limit:
      'not for|is not for you|not the right|we do not|we don’t|we cannot|we can’t|cannot be|can not be|only works|works only|only if|depends on|it depends|not suitable|not every|when not to|does not replace|no substitute for|we will tell you if|we refuse|we turn down|we decline|not possible|limits of|limitations|known issues|we are not',
    origin:
      'how it started|how it began|how we started|our story|it all began|it all started|began when|started when|born out of|born from|grew out of|founded by|founded in|we built this because|built it for ourselves|we needed it ourselves|after years of|as a former|i started|we started|i founded|i had the same problem|out of frustration|out of our own|since childhood|first customer|my own|from our own experience',
    everyone:
      'for everyone|for everybody|everyone is welcome|everybody is welcome|all are welcome|for all ages|all ages|all levels|every level|for anyone|anyone can|whoever you are|no matter who|no matter what|open to all|no experience needed|no experience necessary|no experience required|beginners welcome|suitable for all|for all',
    free: 'free|for free|free of charge|at no cost|no cost|zero cost|complimentary|costs nothing|nothing to pay|no charge',
    fee: 'fee|fees|commission|surcharge|extra charge|additional charge|additional cost|plus vat|excluding vat|plus shipping|in-app purchase|in-app purchases|charged separately|paid feature|paid plan|premium feature|setup cost|service charge|handling fee|booking fee|deposit|ex vat|excl',
    binding:
      'compulsory|mandatory|obligatory|minimum stay|minimum order|minimum term|non-refundable|not refundable|nonrefundable|no refunds|no refund|only by appointment|by appointment only|only on prescription|at least 18|members only|advance payment|payment in advance|trial day|not accepted|cash only|we do not accept|cancellation fee|within 24 hours of|notice period',
    calming:
      'cancel any time|cancel anytime|cancel at any time|no obligation|without obligation|no commitment|no contract|no long-term contract|fixed price|flat rate|no setup fee|no set-up fee|no setup|no credit card|no credit card required|no extra cost|no extra charge|at no extra cost|money back|full refund|covered by insurance|covered by your insurance|paid by your insurance|your data stays|never share your data|we never sell|can be undone|undo|reversible|import your|export your|switch back|free cancellation|pay only if|no win no fee|no fix no fee|no data no fee|we come to you|answer within|reply within',
    soon: 'coming soon|available soon|launching soon|opening soon|in development|in the works|under construction|work in progress|planned|in preparation|not yet available|join the waitlist|join the waiting list|waitlist|to be announced|tba|beta soon|arriving soon|back soon|coming this',
    toFill:
      'to be filled in|to be completed|to be added|insert text|insert name|insert here|your text here|add text here|text goes here|your company name|company name here|your name here|edit this text|click to edit|click edit|todo|tbd|xxx|lorem ipsum|this is a paragraph|replace this|change this text|sample page|hello world|default title|untitled',
    standIn:
      'sample|example data|sample data|placeholder|for illustration|demo content|fictional|not real|dummy|mock-up|mockup|will be replaced|replace with|example only|stock photo|symbolic image',
    current:
      'current|currently|next|upcoming|this year|this season|this month|latest|new for|now open|registration open|save the date|programme|program|schedule for|dates for|now enrolling|now booking|now showing|now playing|now on|on now|available now|right now',
    urgent:
      'emergency|emergencies|urgent|urgently|24/7|24 hour|accident|after an accident|deadline|deadlines|overdue|penalty|penalties|audit letter|bereavement|death|death in the family|locked out|lost key|burst pipe|leak|flood|broken down|breakdown|acute pain|in pain|toothache|sudden|same day|short notice|last minute|stolen|hacked|data loss|crashed|parking fine|tax penalty|probate|estate of a|the estate of',
    retold:
      'our customers say|customers say|our clients say|clients say|our customers report|many customers|many clients|our guests say|guests love|our guests love|customers love|clients love|customers appreciate|clients appreciate|customers tell us|clients tell us|people tell us|patients report|patients tell us|we are known for|we are praised|our users love|users love|parents tell us|they called|they praised|they described|they appreciated|the client praised|the client said|the client appreciated',
    result:
      'reduced by|cut by|increased by|grew by|saved|saves|doubled|tripled|halved|less time|fewer|faster|rose by|fell by|improved by|won|raised|recovered|earned|went from|as a result|the result|our results|the results|with results',
    guidance:
      'how to|what to do|what to look for|step by step|checklist|before you|common mistakes|mistakes to avoid|tips|guide|what is the difference|when should|should you|what causes|explained|how does|how do|what happens if|do not try|never try|what to avoid|how to avoid',
    confidential:
      'confidential|confidentiality|under nda|non-disclosure|discreet|discretion|cannot name|may not name|can’t name|not disclose|anonymised|anonymized|anonymous|classified|secrecy|bank secrecy|client privilege|names withheld|names changed',
    consent:
      'parental consent|consent of a parent|parents must sign|signed by a parent|legal guardian|guardian|tuition|school fees|course fees|fees are|invoice is sent|paid by your employer|your employer pays|the employer pays|health insurer pays|procurement|purchase order|sign the contract|registration form|permission slip',
  },
  stakes: {
    health:
      'health|medical|patient|patients|treatment|treatments|therapy|therapist|doctor|clinic|dentist|surgery|diagnosis|symptom|symptoms|medication|mental health|pregnancy|diet|pain',
    money:
      'invest|investment|investing|savings|loan|mortgage|bank|deposit|pension|wallet|crypto|bitcoin|token|tokens|trading|insurance|tax|taxes|accounting|payroll|donate|donation|donations|payment|payments|money|funds',
    children:
      'children|child|kids|pupils|toddler|toddlers|babies|kindergarten|nursery|preschool|day care|daycare|school|teenagers|youth',
    data: 'personal data|your data|your files|password|passwords|documents|private key|privacy|encryption|encrypted|backup|backups|medical records|client data|patient data|emails|messages|identity theft|your identity|proof of identity',
    keys: 'seed phrase|private keys|recovery phrase|vault|credentials|access codes|master password',
    animals: 'dog|dogs|cat|cats|pet|pets|horse|horses|puppy|puppies|animal|animals',
    home: 'your home|your house|house clearance|apartment|removal|removals|locksmith|cleaning your|roof|kitchen|belongings|valuables|property|your flat',
    firm: 'bookkeeping|your business|your company|your team|outsourcing|procurement|compliance|it systems|servers|network|production|supply chain',
  },
}
