import { testInitiatives } from '../rule-cases-fixtures.ts'
import {
  need,
  offering,
  page,
  post,
  question,
  quote,
  sign,
  testimonial,
  theme,
  writing,
} from '../swot/swot-fixtures.ts'
import { audienceInitiatives } from './on-audience.ts'
import { known } from './strategy-fixtures.ts'

const parents = sign('parents')
const canteens = sign('canteens', { kind: 'industry' })
const questions = ['When does it come?', 'How hot?', 'How much?'].map(question)
const posts = [post('On leeks', '2023-05-01'), post('On beets', null)]
const baker = {
  ...testimonial('Better than mine', 'Ida'),
  value: { text: 'Better than mine', author: 'Ida', role: 'Baker' },
}
const tired = need('pain', 'Tired of cold lunch')
const version = (language: string) => ({ language, url: page('').url, quote: quote(language) })

testInitiatives(audienceInitiatives, {
  'group-page': {
    'a brand of which much is known': {
      facts: {
        ...known,
        audiences: [parents, canteens],
        audienceNeeds: [need('pain', 'No time'), { ...tired, value: { ...tired.value, of: ['parents'] } }],
        testimonials: [testimonial('Hot', 'Jon'), baker],
      },
      title: 'Build a page for parents',
      rationale:
        'They are meant already, and have to pick what concerns them out of text for everybody. A page of their own is found by their searches and can be sent to them.',
      steps: [
        'Open with what moves them: “Tired of cold lunch”.',
        'Show what “Catering” does for parents, with one example and one figure.',
        'Add the words of one of them, as “Better than mine” does elsewhere.',
        'End with “Order a box”, and link the page from the menu and the home page.',
      ],
      metric: 'Visits to the page from search, and presses of “Order a box” on it, in Countly, by month.',
    },
    'a brand that nurses praise': {
      facts: { ...known, audiences: [sign('nurses', { source: 'testimonial' })] },
      title: 'Build a page for nurses',
      rationale:
        'They are meant already, and have to pick what concerns them out of text for everybody. A page of their own is found by their searches and can be sent to them.',
      steps: [
        'Ask three of them what they searched for, and what nearly stopped them.',
        'Show what “Catering” does for nurses, with one example and one figure.',
        'Add the words of one of them.',
        'End with “Order a box”, and link the page from the menu and the home page.',
      ],
      metric: 'Visits to the page from search, and presses of “Order a box” on it, in Countly, by month.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Build a page for the group that is mentioned most',
      rationale:
        'They are meant already, and have to pick what concerns them out of text for everybody. A page of their own is found by their searches and can be sent to them.',
      steps: [
        'Ask three of them what they searched for, and what nearly stopped them.',
        'Show what the main offer does for the group that is mentioned most, with one example and one figure.',
        'Add the words of one of them.',
        'End with the main button, and link the page from the menu and the home page.',
      ],
      metric:
        'Visits to the page from search, and presses of the main button on it, in the site’s statistics, by month.',
    },
  },
  'order-groups': {
    'a brand that names many groups': {
      facts: { ...known, audiences: [parents, canteens, parents, sign('nurses'), sign('Leeds', { kind: 'place' })] },
      title: 'Decide which readers come first',
      rationale:
        'Few read a list to find themselves in it. Those who matter most are won by an opening that is about them.',
      steps: [
        'Put the groups that are addressed (parents, canteens and nurses) in order, by what each bought in the last year.',
        'Let the lines under “Soup that arrives” speak to the first group alone.',
        'Give the next two a link of their own there, and leave the others to the pages that concern them.',
        'Say beside “Order a box” what it brings the first group.',
      ],
      metric:
        'Presses of “Order a box” per visit, and the share of enquiries from the first group, in Countly, by month.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Decide which readers come first',
      rationale:
        'Few read a list to find themselves in it. Those who matter most are won by an opening that is about them.',
      steps: [
        'List the groups that are addressed, and what each bought in the last year.',
        'Let the lines under the headline speak to the first group alone.',
        'Give the next two a link of their own there, and leave the others to the pages that concern them.',
        'Say beside the main button what it brings the first group.',
      ],
      metric:
        'Presses of the main button per visit, and the share of enquiries from the first group, in the site’s statistics, by month.',
    },
  },
  'answer-questions': {
    'a brand of which much is known': {
      facts: { ...known, questions },
      title: 'Make its answers readable for machines',
      rationale:
        'The answers have been written. Marked up, they can be quoted by assistants with the name of the site beside them.',
      steps: [
        'Declare “When does it come?” and “How hot?”, and the others, as FAQPage, question by question.',
        'Let each answer begin with the answer, so that its first sentence can stand alone.',
        'Put the two that are asked most beside “Order a box”.',
      ],
      metric:
        'How often the same question still arrives by mail or telephone, by month; and whether three assistants answer it with the site as source.',
    },
    'a brand that answers none': {
      facts: { ...known },
      title: 'Answer what people ask before “Order a box”',
      rationale:
        'Questions that stay open end visits. Answers that are written once work day and night, and assistants pass them on word for word.',
      steps: [
        'Collect the ten questions asked most in mails, calls and reviews of the last three months.',
        'Answer each in two or three sentences, the answer first and the reason after it.',
        'Place the three that stop people beside “Order a box”, and all of them on /faq.',
        'Mark them up as FAQPage in structured data.',
      ],
      metric:
        'How often the same question still arrives by mail or telephone, by month; and whether three assistants answer it with the site as source.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Answer what people ask before the main button',
      rationale:
        'Questions that stay open end visits. Answers that are written once work day and night, and assistants pass them on word for word.',
      steps: [
        'Collect the ten questions asked most in mails, calls and reviews of the last three months.',
        'Answer each in two or three sentences, the answer first and the reason after it.',
        'Place the three that stop people beside the main button, and all of them on a page of questions.',
        'Mark them up as FAQPage in structured data.',
      ],
      metric:
        'How often the same question still arrives by mail or telephone, by month; and whether three assistants answer it with the site as source.',
    },
  },
  'second-market': {
    'a brand of which much is known': {
      facts: { ...known, audiences: [canteens] },
      title: 'Test a second market beside canteens',
      rationale: 'Depending on one trade is a fine way to grow and a poor way to get through its bad years.',
      steps: [
        'List the customers of Marrowell who do not belong to canteens, and what they bought.',
        'Choose the neighbouring trade to which “Catering” can be sold with least change.',
        'Build one page for it, and spend a small fixed sum on bringing visitors there.',
        'Decide after three months, by enquiries and not by opinion.',
      ],
      metric: 'Enquiries from the second market in a quarter, and the cost of each beside that of the first.',
    },
  },
  'place-pages': {
    'a brand of which much is known': {
      facts: { ...known, audiences: ['Austria', 'Poland', 'Italy'].map((one) => sign(one, { kind: 'place' })) },
      title: 'Give each region a page that speaks its language',
      rationale: 'Translation opens a door. A page that knows the place and its people gets them through it.',
      steps: [
        'Choose among Austria, Poland and Italy the one from which most people come today.',
        'Have a native speaker rewrite the home page for it, with local examples and somebody from there who vouches for it.',
        'Declare the version for search engines (hreflang), in both directions.',
        'Answer there in that language, from “Order a box” to the first mail.',
      ],
      metric: 'Presses of “Order a box” per visit by language or place, in Countly, by quarter.',
    },
    'a brand in two languages': {
      facts: {
        ...known,
        audiences: [parents],
        pages: [page('', { alternates: [version('de-AT'), version('fr'), version('de')] })],
      },
      title: 'Give each region a page that speaks its language',
      rationale: 'Translation opens a door. A page that knows the place and its people gets them through it.',
      steps: [
        'Compare visits and enquiries for each language (German and French), and begin with the one where many come and few ask.',
        'Have a native speaker rewrite the home page for it, with local examples and somebody from there who vouches for it.',
        'Declare the version for search engines (hreflang), in both directions.',
        'Answer there in that language, from “Order a box” to the first mail.',
      ],
      metric: 'Presses of “Order a box” per visit by language or place, in Countly, by quarter.',
    },
  },
  'revive-writing': {
    'a brand of which much is known': {
      facts: { ...known, posts, themes: [theme('broth', 0.2)] },
      title: 'Revive the blog or retire it',
      rationale:
        'A small rhythm that is kept is worth more than an ambitious one that is not, and an honest archive more than either left to age.',
      steps: [
        'Decide first: one piece a month, or none. “On leeks” of May 2023 should not stay the latest without a reason.',
        'Begin with “broth”, which the site knows most about.',
        'Bring the two posts that are read most up to date, with a new date, before writing new ones.',
        'If nobody can keep it up, take the dates off the menu and turn /blog into an archive of guides.',
      ],
      metric: 'Pieces published or renewed each month, and visits from search to them.',
    },
    'a brand whose posts have no date': {
      facts: { ...known, posts: posts.slice(1) },
      title: 'Revive the blog or retire it',
      rationale:
        'A small rhythm that is kept is worth more than an ambitious one that is not, and an honest archive more than either left to age.',
      steps: [
        'Add the date to each post.',
        'Choose three subjects that people ask about, and one person who answers for them.',
        'Bring the two posts that are read most up to date, with a new date, before writing new ones.',
        'If nobody can keep it up, take the dates off the menu and turn /blog into an archive of guides.',
      ],
      metric: 'Pieces published or renewed each month, and visits from search to them.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Revive the blog or retire it',
      rationale:
        'A small rhythm that is kept is worth more than an ambitious one that is not, and an honest archive more than either left to age.',
      steps: [
        'Add the date to each post.',
        'Choose three subjects that people ask about, and one person who answers for them.',
        'Bring the two posts that are read most up to date, with a new date, before writing new ones.',
        'If nobody can keep it up, take the dates off the menu and turn the blog into an archive of guides.',
      ],
      metric: 'Pieces published or renewed each month, and visits from search to them.',
    },
  },
  'start-writing': {
    'a brand of which much is known': {
      facts: { ...known, questions },
      title: 'Write about what people search for before they know the name',
      rationale:
        'Most people search for a problem long before they search for a name. Whoever explains it is on the list when they do.',
      steps: [
        'Start from what is asked already, such as “When does it come?”, and find twenty more.',
        'Look up which of them others have answered well, and leave those for last.',
        "Publish six guides in half a year, on “Catering” and “Soup post” first: one question each, with figures and a picture of one's own.",
        'End each with a link to what was explained and with “Order a box”.',
      ],
      metric: 'Visits from search to the guides, and the share that go on to “Order a box”, in Countly, by month.',
    },
    'a brand that offers one thing': {
      facts: { ...known, services: [offering('Catering')], features: [] },
      title: 'Write about what people search for before they know the name',
      rationale:
        'Most people search for a problem long before they search for a name. Whoever explains it is on the list when they do.',
      steps: [
        'Write down twenty questions that people ask about “Catering” before they decide.',
        'Look up which of them others have answered well, and leave those for last.',
        "Publish six guides in half a year: one question each, with figures and a picture of one's own.",
        'End each with a link to what was explained and with “Order a box”.',
      ],
      metric: 'Visits from search to the guides, and the share that go on to “Order a box”, in Countly, by month.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Write about what people search for before they know the name',
      rationale:
        'Most people search for a problem long before they search for a name. Whoever explains it is on the list when they do.',
      steps: [
        'Write down twenty questions that people ask about the main offer before they decide.',
        'Look up which of them others have answered well, and leave those for last.',
        "Publish six guides in half a year: one question each, with figures and a picture of one's own.",
        'End each with a link to what was explained and with the main button.',
      ],
      metric:
        'Visits from search to the guides, and the share that go on to the main button, in the site’s statistics, by month.',
    },
  },
  'bundle-writing': {
    'a brand of which much is known': {
      facts: { ...known, posts, themes: [theme('broth', 0.2)] },
      title: 'Bundle what it has written into one guide worth an address',
      rationale: '2 posts are an asset that few have. Scattered, they are read once; together, they are sought out.',
      steps: [
        'Choose “broth”, or whichever subject has most posts.',
        'Put the best pieces in order, “On leeks” among them, and fill the gaps.',
        'Publish the result as one page with a table of contents, and offer it by mail as well.',
        'Link to it from each post that it is made of, and from it to “Order a box”.',
      ],
      metric: 'Visits to the guide, addresses left for it, and presses of “Order a box” from it, in Countly, by month.',
    },
  },
  'start-newsletter': {
    'a brand of which much is known': {
      facts: { ...known, posts },
      title: 'Keep readers by mail',
      rationale:
        'A list of people who asked to hear from it is the one channel that no network and no search engine can take away.',
      steps: [
        'Offer one mail a month at the end of each post, beginning with “On leeks”.',
        'Ask for the address and nothing else; say what comes and how often.',
        'Send the best post of the month with three sentences that are not in it.',
        'Mention the mail on /about.',
      ],
      metric: 'New addresses a month, and the share of readers who open the third mail.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Keep readers by mail',
      rationale:
        'A list of people who asked to hear from it is the one channel that no network and no search engine can take away.',
      steps: [
        'Offer one mail a month at the end of each post.',
        'Ask for the address and nothing else; say what comes and how often.',
        'Send the best post of the month with three sentences that are not in it.',
        'Mention the mail on the home page.',
      ],
      metric: 'New addresses a month, and the share of readers who open the third mail.',
    },
  },
  'more-to-read': {
    'a brand of which much is known': {
      facts: { ...known, writing: writing({ words: 60 }) },
      title: 'Write the pages that the offer deserves',
      rationale:
        'With 60 words in all, neither a search engine nor a careful reader can tell what Marrowell is good at.',
      steps: [
        'Write one page on “Catering”: what it is, for whom, how it goes, what it costs, what people ask.',
        'Add one on who is behind Marrowell.',
        'Put into text what so far stands in pictures.',
        'End both with “Order a box”.',
      ],
      metric: 'Searches for which the site is shown, in the search engine’s console, by month.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Write the pages that the offer deserves',
      rationale:
        'With so few words in all, neither a search engine nor a careful reader can tell what the brand is good at.',
      steps: [
        'Write one page on the main offer: what it is, for whom, how it goes, what it costs, what people ask.',
        'Add one on who is behind the brand.',
        'Put into text what so far stands in pictures.',
        'End both with the main button.',
      ],
      metric: 'Searches for which the site is shown, in the search engine’s console, by month.',
    },
  },
  'refresh-dates': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Take the dust off the dates',
      rationale: 'It takes an hour and answers a question that visitors ask without noticing: is anybody there?',
      steps: [
        'Set the copyright line to 2026, and let the server fill it in from now on.',
        'Look through the home page, /about and /prices for dates, offers and people that are out of date.',
        'Note a day in each quarter for the same round.',
      ],
      metric: 'Outdated dates found in the quarterly round; aim for none.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Take the dust off the dates',
      rationale: 'It takes an hour and answers a question that visitors ask without noticing: is anybody there?',
      steps: [
        'Set the copyright line to 2026, and let the server fill it in from now on.',
        'Look through the home page for dates, offers and people that are out of date.',
        'Note a day in each quarter for the same round.',
      ],
      metric: 'Outdated dates found in the quarterly round; aim for none.',
    },
  },
})
