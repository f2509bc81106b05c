import { testInitiatives } from '../rule-cases-fixtures.ts'
import {
  about,
  certificate,
  claim,
  customer,
  industry,
  pages,
  plan,
  same,
  seenOn,
  social,
  testimonial,
} from '../swot/swot-fixtures.ts'
import { proofInitiatives } from './on-proof.ts'
import { known } from './strategy-fixtures.ts'

const unsigned = testimonial('Hot', null)

testInitiatives(proofInitiatives, {
  'collect-proof': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Collect proof that only this brand can show',
      rationale:
        'Anyone can write “Soup that arrives”. What Marrowell has done for real people is the one thing that nobody else can say, and it is missing from the site.',
      steps: [
        'Ask ten satisfied customers what was different afterwards, and whether they may be quoted with name and place.',
        'Choose three answers that name a result; leave out praise that could be said of anyone.',
        'Set the best directly under the first screen, and one beside “Order a box”.',
        'Ask each new customer two weeks after delivery, and keep the answers in one list.',
      ],
      metric:
        'Named quotes on the site (aim: five in a month); presses of “Order a box” per visit in Countly before and after.',
    },
    'a charity': {
      facts: { ...known, industry: industry('non-profit', 'charity') },
      title: 'Collect proof that only this brand can show',
      rationale:
        'Anyone can write “Soup that arrives”. What Marrowell has done for real people is the one thing that nobody else can say, and it is missing from the site.',
      steps: [
        'Ask ten people whom it has helped, or who help, what changed, and whether they may be quoted with name and place.',
        'Choose three answers that name a result; leave out praise that could be said of anyone.',
        'Set the best directly under the first screen, and one beside “Order a box”.',
        'Ask again after each project or season, and keep the answers in one list.',
      ],
      metric:
        'Named quotes on the site (aim: five in a month); presses of “Order a box” per visit in Countly before and after.',
    },
    'a museum': {
      facts: { ...known, ctas: [], industry: industry('culture', 'museum') },
      title: 'Collect proof that only this brand can show',
      rationale:
        'Anyone can write “Soup that arrives”. What Marrowell has done for real people is the one thing that nobody else can say, and it is missing from the site.',
      steps: [
        'Ask ten people who come back what they tell others of it, and whether they may be quoted with name and place.',
        'Choose three answers that name a result; leave out praise that could be said of anyone.',
        'Set the best directly under the first screen, and one beside the main button.',
        'Go on asking once a month, and keep the answers in one list.',
      ],
      metric:
        'Named quotes on the site (aim: five in a month); presses of the main button per visit in Countly before and after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Collect proof that only this brand can show',
      rationale:
        'Anyone can make promises. What the brand has done for real people is the one thing that nobody else can say, and it is missing from the site.',
      steps: [
        'Ask ten people who come back what they tell others of it, and whether they may be quoted with name and place.',
        'Choose three answers that name a result; leave out praise that could be said of anyone.',
        'Set the best directly under the first screen, and one beside the main button.',
        'Go on asking once a month, and keep the answers in one list.',
      ],
      metric:
        'Named quotes on the site (aim: five in a month); presses of the main button per visit in the site’s statistics before and after.',
    },
  },
  'name-voices': {
    'a brand of which much is known': {
      facts: { ...known, testimonials: [unsigned, testimonial('Good', null), testimonial('Salty', null)] },
      title: 'Put names to the praise',
      rationale: 'The words are there. A first name, a place or a trade beside them turns decoration into evidence.',
      steps: [
        'Write to those who said “Hot” and “Good”, and ask for leave to name them.',
        'Add name, place or trade, and a photograph where people agree.',
        'Take down what nobody will sign.',
      ],
      metric: 'Share of 3 quotes that carry a name; aim for all.',
    },
  },
  'back-claims': {
    'a brand of which much is known': {
      facts: {
        ...known,
        claims: [claim('40,000 bowls', { sourced: true }), seenOn(claim('The best soup', {}), about)],
      },
      title: 'Back the big words or drop them',
      rationale:
        'One claim that is proved persuades more than five that are not, and the unproved ones make readers doubt the proved.',
      steps: [
        'Begin with “The best soup” (/about): who says so, and since when?',
        'Add the source, the figure or the customer where there is one.',
        'Replace what cannot be backed by what can be seen or counted.',
        'Keep a list of claims with their proof, and allow no new one without it.',
      ],
      metric: 'Claims with proof beside them, of 2 found today, in the next analysis.',
    },
  },
  'proof-to-home': {
    'a brand of which much is known': {
      facts: { ...known, testimonials: [seenOn(testimonial('Better than mine', 'Ida'), about)] },
      title: 'Move the strongest recommendation to the home page',
      rationale:
        'Nothing has to be written for this: the words are on the site or on a profile already, only not where strangers decide whether to stay.',
      steps: [
        'Take “Better than mine” (Ida), or a better one.',
        'Set it under the first screen with name and place, and a link to /about.',
        'Put a second, shorter one beside “Order a box”.',
      ],
      metric: 'Presses of “Order a box” per visit to the home page in Countly, four weeks before and after.',
    },
    'a brand whose praise is unsigned': {
      facts: { ...known, testimonials: [{ ...unsigned, quotes: [] }] },
      title: 'Move the strongest recommendation to the home page',
      rationale:
        'Nothing has to be written for this: the words are on the site or on a profile already, only not where strangers decide whether to stay.',
      steps: [
        'Take “Hot”, or a better one.',
        'Set it under the first screen with name and place, and a link to /work.',
        'Put a second, shorter one beside “Order a box”.',
      ],
      metric: 'Presses of “Order a box” per visit to the home page in Countly, four weeks before and after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Move the strongest recommendation to the home page',
      rationale:
        'Nothing has to be written for this: the words are on the site or on a profile already, only not where strangers decide whether to stay.',
      steps: [
        'Choose the review that names a result most plainly.',
        'Set it under the first screen with name and place, and a link to the profile it comes from.',
        'Put a second, shorter one beside the main button.',
      ],
      metric:
        'Presses of the main button per visit to the home page in the site’s statistics, four weeks before and after.',
    },
  },
  'proof-at-prices': {
    'a brand of which much is known': {
      facts: { ...known, plans: [plan('Small', 5)], guarantees: [same('Cold? We pay')] },
      title: 'Let somebody speak for it beside the prices',
      rationale:
        'The price page is where people who are nearly sure look for a reason not to. A voice there answers the doubt that a feature list cannot.',
      steps: [
        'Place “Better than mine” (Ida) directly above the plans on /prices.',
        'Match quotes to plans: a small customer beside the small one, a large beside the large.',
        'Repeat “Cold? We pay” under the plans.',
      ],
      metric: 'Visits to /prices that go on to the next step, in Countly, four weeks before and after.',
    },
    'a brand whose plans were not read': {
      facts: { ...known, testimonials: [] },
      title: 'Let somebody speak for it beside the prices',
      rationale:
        'The price page is where people who are nearly sure look for a reason not to. A voice there answers the doubt that a feature list cannot.',
      steps: [
        'Choose a quote that is about value, not about kindness.',
        'Match quotes to plans: a small customer beside the small one, a large beside the large.',
        'Add one line on what happens if it does not fit.',
      ],
      metric: 'Visits to /prices that go on to the next step, in Countly, four weeks before and after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Let somebody speak for it beside the prices',
      rationale:
        'The price page is where people who are nearly sure look for a reason not to. A voice there answers the doubt that a feature list cannot.',
      steps: [
        'Choose a quote that is about value, not about kindness.',
        'Match quotes to plans: a small customer beside the small one, a large beside the large.',
        'Add one line on what happens if it does not fit.',
      ],
      metric:
        'Visits to the price page that go on to the next step, in the site’s statistics, four weeks before and after.',
    },
  },
  'case-stories': {
    'a brand of which much is known': {
      facts: {
        ...known,
        customers: [
          customer('Daily Broth', 'press'),
          customer('Alder'),
          customer('Birch'),
          customer('Cedar'),
          customer('Dogwood'),
        ],
      },
      title: 'Turn three of the names it shows into stories',
      rationale:
        'A name shows that somebody was convinced. A story shows how somebody like the reader decided, and what changed.',
      steps: [
        'Ask Alder, Birch and Cedar for half an hour each.',
        'Write each up on one page: the trouble before, the doubt, what was done, a result with a number.',
        'Link the stories from the home page and from /prices.',
        'Send each to five people among parents who do not know Marrowell yet.',
      ],
      metric: 'Stories published (aim: three in a quarter), and how many of those who get in touch mention one.',
    },
    'a brand that only has voices': {
      facts: { ...known, pages: pages(2), testimonials: ['Ida', 'Jon', 'Kim'].map((one) => testimonial('Hot', one)) },
      title: 'Turn three of its voices into stories',
      rationale:
        'A name shows that somebody was convinced. A story shows how somebody like the reader decided, and what changed.',
      steps: [
        'Ask Ida, Jon and Kim for half an hour each.',
        'Write each up on one page: the trouble before, the doubt, what was done, a result with a number.',
        'Link the stories from the home page and from the page on the offer.',
        'Send each to five people among parents who do not know Marrowell yet.',
      ],
      metric: 'Stories published (aim: three in a quarter), and how many of those who get in touch mention one.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Turn three of its voices into stories',
      rationale:
        'A name shows that somebody was convinced. A story shows how somebody like the reader decided, and what changed.',
      steps: [
        'Choose three who differ from each other.',
        'Write each up on one page: the trouble before, the doubt, what was done, a result with a number.',
        'Link the stories from the home page and from the page on the offer.',
        'Send each to five people among the visitors who matter most who do not know the brand yet.',
      ],
      metric: 'Stories published (aim: three in a quarter), and how many of those who get in touch mention one.',
    },
  },
  'spread-reputation': {
    'a brand of which much is known': {
      facts: {
        ...known,
        certifications: [certificate('ISO 22000', 'quality'), certificate('4.8/5', 'rating')],
        socials: [social('trustpilot', 'review')],
      },
      title: 'Make the rating work harder, and rest it on more than one place',
      rationale: '“4.8/5” is an asset that grows if it is tended, and is at risk while it stands in one place.',
      steps: [
        'Show “4.8/5” beside “Order a box”, with a link to where it can be checked.',
        'Ask for a review in the message that follows each order or visit.',
        'Open a second profile besides the one that is linked.',
        'Answer each review within a week, the bad ones first.',
      ],
      metric: 'New reviews a month, and the average of the last three months, for each profile.',
    },
  },
})
