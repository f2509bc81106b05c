import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial:
      'free trial|trial|trial period|try free|try it free|try for free|risk-free trial|trial class|trial lesson|free trial class',
    free: 'free|free of charge|no charge|for free',
  },
  guarantees: {
    'money-back':
      'money-back|money back|full refund|refund guarantee|satisfaction guarantee|satisfaction guaranteed|100% satisfaction|get your money back|no questions asked|your money back|love it or return it|risk-free guarantee',
    warranty:
      'year warranty|years warranty|lifetime warranty|limited warranty|month warranty|warranty included|lifetime guarantee|year guarantee|years guarantee|replacement guarantee|price match guarantee|best price guarantee|extended warranty|no fix no fee|no data no charge|no cure no pay',
    cancel:
      'cancel anytime|cancel any time|cancel at any time|no commitment|no long-term contract|no long-term contracts|no contract|no contracts|no lock-in contract|pause or cancel|no strings attached|no minimum term|no hidden fees|no commitments',
    returns:
      'free returns|free return|day returns|day return|days to return|easy returns|returns within|free exchanges|days return policy',
  },
  insteadOfPrice: {
    free: 'free|free forever|forever free|always free|free plan|free of charge|no cost|for free|100% free|completely free|no charge',
    'on-request':
      'contact us|contact sales|contact|talk to sales|talk to us|custom|custom pricing|custom price|custom quote|custom plan pricing|on request|price on request|upon request|get a quote|request a quote|request quote|request pricing|call for price|call us|let’s talk|lets talk|tailored|bespoke|by quotation|poa|price on application|ask for price|get in touch|enquire|inquire|book a call for pricing|contact for pricing|contact us for pricing|individual pricing|quote|variable|on quote|ask us|available on request|pricing coming soon|price coming soon|prices coming soon|pricing soon|price tba|tba|tbd|to be announced|price to be announced|pricing to be announced',
  },
  priceNotes: {
    from: 'from|starting at|starting from|starts at|start at|starts from|as low as|as little as',
    afterwards: 'then|then only|after that|thereafter|afterwards|and then',
    was: 'was|regular price|instead of|originally|before|list price|regularly|rrp|msrp|old price|original price|previously',
    popular:
      'most popular|popular|best value|recommended|best seller|bestseller|most chosen|our favourite|best deal|top choice|featured|editor’s choice|popular choice|most loved|great value|best choice|favorite|save money',
    'billed-annually':
      'billed annually|billed yearly|paid annually|paid yearly|annual billing|billed per year|billed once a year|when billed annually|charged annually|if billed annually|yearly billing|annual plan|invoiced annually',
    'billed-monthly':
      'billed monthly|paid monthly|monthly billing|month-to-month|month to month|charged monthly|billed every month',
    'no-price':
      'save|saved|saving|savings|raised|funding|funded|revenue|in sales|worth|valued at|value of|up to|off|discount|cashback|credit|credits|bonus|win|donated|orders over|over|orders above|minimum order|spend|free shipping|shipping|shipping over|budget|salary|market rate|earn|earned|earning|generated|gift|voucher|deposit|cost of|costs of|loss|losses|lost|billion|million|invested|raised over|fine|fines|refund|late fee|profit|insured|coverage|covered up to|per kwh|returns|in value|household income|share capital|registered capital|annual turnover|turnover|annual revenue',
    comparison:
      'vs|versus|compared to|compared with|in-house|in house|traditional|the old way|market rate|other agencies|competitors|alternatives|typical agency|without us|elsewhere|hiring locally|cost comparison|us-based|u.s.-based|local hire|other providers|typical cost|what you’d pay',
    donation:
      'donate|donation|donations|donate now|your gift|sponsor a child|make a gift|give monthly|give now|give today|your donation|ways to give|monthly giving|become a donor|how you can give|support our mission|can provide|could provide|sponsor',
    cart: 'add to cart|add to bag|add to basket|quick view|quick shop|choose options|select options|quick add|sold out|in stock|out of stock|shop now|view product|add to wishlist|quick buy',
  },
  periods: {
    hour: 'hour|hours|hourly|per hour|an hour|per hr',
    day: 'day|days|daily|per day|a day|night|per night|a night|nightly',
    week: 'week|weekly|per week|a week|p/w|pw',
    weekend: 'per weekend|a weekend',
    month: 'month|monthly|per month|a month|each month|every month|months|p/m|pcm',
    quarter: 'quarter|quarterly|per quarter|a quarter',
    year: 'year|yearly|per year|a year|annually|annual|per annum|p.a.|each year|every year|per yr',
    once: 'one-time|one time|once|one-off|lifetime|lifetime access|single payment|pay once|setup fee|one-time payment|one-time fee|one-time setup',
  },
  price:
    'price|prices|pricing|cost|costs|rate|fee|fees|our price|sale price|selling price|unit price|regular price|total price|price per person|entry fee|tuition|course fee',
  terms:
    'billing|billed|billed monthly|billed annually|billed yearly|setup fee|set-up fee|one-time fee|activation fee|due upfront|paid upfront|upfront payment|cancel anytime|cancel any time|cancellation fee|notice period|minimum term|contract term|no contract|money-back|money back|plus vat|excl vat|incl vat|excluding vat|including vat|plus tax|all prices|prices include|prices exclude|prices are|per invoice|late fee|deposit|free trial|credit card required|no credit card|discount|surcharge|price list|commission|success fee|booking fee|transaction fee|processing fee|service fee|platform fee|cleaning fee|travel fee|call-out fee|delivery fee|shipping fee|registration fee|enrolment fee|enrollment fee|joining fee',
  integrations:
    'integrations|integrates with|integration partners|works with|connects with|connect your tools|connect your favorite tools|connects to|supported connectors|connectors|works seamlessly with|native integrations|compatible with|apps and integrations|your favorite tools|your existing tools|tools you already use|tools you love|plays well with|supported platforms|integrate with|works where you work|our integrations|fits into your stack',
  launches: {
    'to come':
      'coming soon|in preparation|in development|under development|in the works|planned|on the roadmap|upcoming|in beta|beta|private beta|public beta|early access|preview|waitlist|not yet available|available soon',
    out: 'available now|now available|available|generally available|general availability|out now|launched|released|now live|live|new',
  },
  durations: {
    days: 'days?|weeks?',
    months: 'months?',
  },
  sidePrices: {
    extra:
      'racket|rackets|rental|rentals|hire|towel|towels|shoe hire|shoe rental|gloves|locker|lockers|deposit|fee|fees|fine|surcharge|surcharges|delivery|shipping|parking|breakfast|lunch|dinner|meal|meals|drink|drinks|pet|pets|linen|firewood|final cleaning|add on|add ons|extra|extras|gift card|gift cards|voucher|vouchers|translation|translations',
    reduced:
      'child|children|kid|kids|youth|junior|juniors|student|students|senior|seniors|toddler|toddlers|baby|babies|years old',
  },
}
