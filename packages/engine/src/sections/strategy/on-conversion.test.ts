import { testInitiatives } from '../rule-cases-fixtures.ts'
import { call, fact, items, name, page, pages, same, social } from '../swot/swot-fixtures.ts'
import { conversionInitiatives } from './on-conversion.ts'
import { known } from './strategy-fixtures.ts'

const fields = [
  { label: 'Name', type: 'text', required: true },
  { label: 'Budget', type: 'text', required: false },
  { label: null, type: 'text', required: false },
  { label: 'News', type: 'checkbox', required: false },
]
const contactPage = page('contact', { type: 'contact', formFields: 9 })
const order = fact({ page: contactPage.url, purpose: 'contact' as const, fields, submit: null })

testInitiatives(conversionInitiatives, {
  'first-step': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Give visitors one clear next step, worded as what they get',
      rationale: 'Every visit ends in some step or in none. Today the site leaves that to chance.',
      steps: [
        'Decide on the one action with which most good customers begin.',
        'Replace “Order a box” by two to four words that say what happens next.',
        'Set it as a button under “Soup that arrives”, and again at the end of the home page, /about and /prices.',
        'Say beside it what it costs in time or money, even if that is nothing.',
      ],
      metric: 'Share of visits in which the button is pressed, in Countly, week by week.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Give visitors one clear next step, worded as what they get',
      rationale: 'Every visit ends in some step or in none. Today the site leaves that to chance.',
      steps: [
        'Decide on the one action with which most good visitors begin.',
        'Word it as a result in two to four words, with a verb first.',
        'Set it as a button under the headline, and again at the end of the home page.',
        'Say beside it what it costs in time or money, even if that is nothing.',
      ],
      metric: 'Share of visits in which the button is pressed, in the site’s statistics, week by week.',
    },
  },
  'one-lead': {
    'a brand of which much is known': {
      facts: { ...known, ctas: [call('Buy', 'buy'), call('Book', 'book'), call('Write', 'contact')] },
      title: 'Let “Buy” lead, and quieten the rest',
      rationale:
        'Each button was added for a good reason. Together they make the visitor do the sorting that the brand should have done.',
      steps: [
        'Check which of “Buy”, “Book” and “Write” leads to most of what the site is for; that one leads.',
        'Give only that one a filled button; set the others as outlined buttons or plain links.',
        'Allow one filled button to a screen.',
        'Move “Book” to where people who need it will look, such as the header or the end of the page.',
      ],
      metric: 'Presses of “Buy” per visit, and of all calls together, in Countly, four weeks before and after.',
    },
  },
  'repeat-step': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Offer “Order a box” wherever people get convinced',
      rationale:
        'People make up their minds on the page that answers their last question, and that is seldom the first.',
      steps: [
        'Add “Order a box” to the header, so that it is there on every page.',
        'End /about, /prices and /soups with it, after one sentence that sums the page up.',
        'Use the same words everywhere.',
      ],
      metric: 'Presses of “Order a box” by page, in Countly; each page should have some within a month.',
    },
    'a brand of one page': {
      facts: { ...known, pages: pages(1) },
      title: 'Offer “Order a box” wherever people get convinced',
      rationale:
        'People make up their minds on the page that answers their last question, and that is seldom the first.',
      steps: [
        'Add “Order a box” to the header, so that it is there on every page.',
        'End each page with it, after one sentence that sums the page up.',
        'Use the same words everywhere.',
      ],
      metric: 'Presses of “Order a box” by page, in Countly; each page should have some within a month.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Offer the main button wherever people get convinced',
      rationale:
        'People make up their minds on the page that answers their last question, and that is seldom the first.',
      steps: [
        'Add the main button to the header, so that it is there on every page.',
        'End each page with it, after one sentence that sums the page up.',
        'Use the same words everywhere.',
      ],
      metric:
        'Presses of the main button by page, in the site’s statistics; each page should have some within a month.',
    },
  },
  'shorten-form': {
    'a brand of which much is known': {
      facts: { ...known, pages: [page(''), contactPage], forms: [order] },
      title: 'Halve the form on /contact',
      rationale: 'Whoever opens a form is willing. Each field asks them to prove it once more.',
      steps: [
        'Ask of each of the 9 fields who reads the answer before the first reply; take out those that nobody does.',
        'Begin with “Budget”, which need not be filled in today.',
        'Split what must stay into two short steps, contact details last.',
        'Say above the button when an answer can be expected.',
      ],
      metric: 'Sent forms as a share of those begun on /contact, four weeks before and after.',
    },
  },
  'trim-navigation': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Cut the main menu to what visitors come for',
      rationale: 'A menu shows what the firm thinks important. A short one says so, a long one leaves it open.',
      steps: [
        'Look up in Countly which entries are used, and by how many.',
        'Keep the five or six used most; put the rest under a parent entry or into the footer.',
        'Give “Order a box” a place at the end of the menu, set apart.',
        'Check that /about and /prices can still be reached in two clicks.',
      ],
      metric: 'Share of visits that use the menu and go on to a second page, in Countly.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Cut the main menu to what visitors come for',
      rationale: 'A menu shows what the firm thinks important. A short one says so, a long one leaves it open.',
      steps: [
        'Look up in the site’s statistics which entries are used, and by how many.',
        'Keep the five or six used most; put the rest under a parent entry or into the footer.',
        'Give the main button a place at the end of the menu, set apart.',
        'Check that every page can still be reached in two clicks.',
      ],
      metric: 'Share of visits that use the menu and go on to a second page, in the site’s statistics.',
    },
  },
  'open-contact': {
    'a brand of which much is known': {
      facts: { ...known, socials: [social('instagram')] },
      title: 'Give people a way to reach it that is its own',
      rationale:
        'Somebody with a question is more interested than most who come by. Marrowell should own the line on which they ask.',
      steps: [
        'Set up one address for questions that somebody reads each day.',
        'Show it in the footer of every page and on /contact.',
        'Say when people can expect an answer, and keep to it.',
        'Keep the networks as a second way, not the only one.',
      ],
      metric: 'Questions received a week, and hours to the first answer.',
    },
    'a brand that is on a map': {
      facts: { ...known, socials: [social('google maps', 'map')] },
      title: 'Give people a way to reach it that is its own',
      rationale:
        'Somebody with a question is more interested than most who come by. Marrowell should own the line on which they ask.',
      steps: [
        'Set up one address for questions that somebody reads each day.',
        'Show it in the footer of every page and on /contact.',
        'Say when people can expect an answer, and keep to it.',
        'Sort what is asked twice into a page of answers.',
      ],
      metric: 'Questions received a week, and hours to the first answer.',
    },
    'a brand of which little is known': {
      facts: { name },
      title: 'Give people a way to reach it that is its own',
      rationale:
        'Somebody with a question is more interested than most who come by. Marrowell should own the line on which they ask.',
      steps: [
        'Set up one address for questions that somebody reads each day.',
        'Show it in the footer of every page and on a contact page.',
        'Say when people can expect an answer, and keep to it.',
        'Sort what is asked twice into a page of answers.',
      ],
      metric: 'Questions received a week, and hours to the first answer.',
    },
  },
  'lead-with-offer': {
    'a brand of which much is known': {
      facts: { ...known, trial: same('7 days free') },
      title: 'Lead with “7 days free”',
      rationale:
        'Nothing else on the site makes it as easy to say yes. It belongs where people decide, not where they happen to find it.',
      steps: [
        'Put “7 days free” into the line under “Soup that arrives”.',
        'Repeat it beside “Order a box”, in full, with its conditions.',
        'Say on /prices what happens when it ends or is used.',
        'Leave it out of long lists of advantages, where it is overlooked.',
      ],
      metric: 'Presses of “Order a box” per visit in Countly, four weeks before and after.',
    },
    'a brand with a guarantee': {
      facts: { ...known, guarantees: [same('Cold or late? Then we pay for the soup and the bread')] },
      title: 'Lead with the line that takes the doubt away',
      rationale:
        'Nothing else on the site makes it as easy to say yes. It belongs where people decide, not where they happen to find it.',
      steps: [
        'Put “Cold or late? Then we pay for the soup and the bread” into the line under “Soup that arrives”.',
        'Repeat it beside “Order a box”, in full, with its conditions.',
        'Say on /prices what happens when it ends or is used.',
        'Leave it out of long lists of advantages, where it is overlooked.',
      ],
      metric: 'Presses of “Order a box” per visit in Countly, four weeks before and after.',
    },
    'a brand whose button is the trial': {
      facts: { ...known, trial: same('Start a trial'), ctas: [call('Start a trial', 'trial')] },
      title: 'Lead with the free way in',
      rationale:
        'Nothing else on the site makes it as easy to say yes. It belongs where people decide, not where they happen to find it.',
      steps: [
        'Say in the line under “Soup that arrives” what “Start a trial” holds: how long, with what, at what risk.',
        'Repeat the conditions in small print beside each “Start a trial”.',
        'Say on /prices what happens when it ends or is used.',
        'Leave it out of long lists of advantages, where it is overlooked.',
      ],
      metric: 'Presses of “Start a trial” per visit in Countly, four weeks before and after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Lead with the free way in',
      rationale:
        'Nothing else on the site makes it as easy to say yes. It belongs where people decide, not where they happen to find it.',
      steps: [
        'Put the free way in into the line under the headline.',
        'Repeat it beside the main button, in full, with its conditions.',
        'Say on the page on prices what happens when it ends or is used.',
        'Leave it out of long lists of advantages, where it is overlooked.',
      ],
      metric: 'Presses of the main button per visit in the site’s statistics, four weeks before and after.',
    },
  },
  'book-online': {
    'a brand of which much is known': {
      facts: { ...known, priceItems: items },
      title: 'Let people book without calling',
      rationale:
        'Half of all evenings and every Sunday are lost to a telephone. A calendar answers at any hour, and fewer people forget what they booked themselves.',
      steps: [
        'Choose a booking tool whose data can be taken along, and connect the calendar in use.',
        'Begin with “Leek” and “Beet”, where length and price are fixed.',
        'Add a button to each line of /prices that opens that very booking.',
        'Keep the telephone number beside it.',
      ],
      metric: 'Share of appointments booked online, and of those outside opening hours, by month.',
    },
  },
})
