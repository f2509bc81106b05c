import { testInitiatives } from '../rule-cases-fixtures.ts'
import {
  call,
  contact,
  crawler,
  fact,
  industry,
  items,
  offering,
  page,
  plan,
  quote,
  same,
  social,
} from '../swot/swot-fixtures.ts'
import { discoveryInitiatives } from './on-discovery.ts'
import { known } from './strategy-fixtures.ts'

const shut = ['ChatGPT-User', 'Claude-User'].map((agent) => crawler(agent, 'answers', false))
const address = contact('address', 'Pot Lane 1')
const phone = contact('phone', '0123 456')
const described = (at: string) => page(at, { description: quote('Soup') })

testInitiatives(discoveryInitiatives, {
  'open-to-search': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Let search engines back in',
      rationale: 'Nothing else that is done to be found has any effect before this.',
      steps: [
        'Change robots.txt so that Googlebot and Bingbot may fetch every public page.',
        'Check that no switch of the content system sets it again.',
        'Ask for the home page to be read anew in the search engines’ consoles.',
      ],
      metric: 'Pages listed for the site’s address after four weeks, and whether Marrowell is found by its name.',
    },
    'a brand that asks not to be listed': {
      facts: { ...known, pages: [page('', { noindex: quote('noindex, follow') })] },
      title: 'Let search engines back in',
      rationale: 'Nothing else that is done to be found has any effect before this.',
      steps: [
        'Remove “noindex, follow” from the home page, and look for it on the others.',
        'Check that no switch of the content system sets it again.',
        'Ask for the home page to be read anew in the search engines’ consoles.',
      ],
      metric: 'Pages listed for the site’s address after four weeks, and whether Marrowell is found by its name.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Let search engines back in',
      rationale: 'Nothing else that is done to be found has any effect before this.',
      steps: [
        'Change robots.txt so that Googlebot and Bingbot may fetch every public page.',
        'Check that no switch of the content system sets it again.',
        'Ask for the home page to be read anew in the search engines’ consoles.',
      ],
      metric: 'Pages listed for the site’s address after four weeks, and whether the brand is found by its name.',
    },
  },
  'write-snippets': {
    'a brand of which much is known': {
      facts: { ...known, description: same('Soup by post') },
      title: 'Write the lines that people see in search results',
      rationale:
        'Two lines decide whether a result is pressed. They are the most-read advertisement that the brand has, and it is free.',
      steps: [
        'Check the title “Marrowell — ”: does it name Marrowell, and what it does, in 60 characters?',
        'Keep “Soup by post” for the home page.',
        'Write a title and a description of its own for /about, /prices and /soups.',
        'Look at the result on a telephone, and cut what is cut off.',
      ],
      metric: 'Clicks per hundred showings of each page in the search engine’s console, four weeks before and after.',
    },
    'a brand whose other pages are described': {
      facts: { ...known, pages: ['', 'about', 'soups', 'work', 'team'].map(described) },
      title: 'Write the lines that people see in search results',
      rationale:
        'Two lines decide whether a result is pressed. They are the most-read advertisement that the brand has, and it is free.',
      steps: [
        'Check the title “Marrowell — ”: does it name Marrowell, and what it does, in 60 characters?',
        'Describe the home page in 120 to 160 characters: “Catering”, for parents, and one reason to choose it.',
        'Write a title and a description of its own for /about, /soups and /work.',
        'Look at the result on a telephone, and cut what is cut off.',
      ],
      metric: 'Clicks per hundred showings of each page in the search engine’s console, four weeks before and after.',
    },
    'a brand without a title': {
      facts: { ...known, pages: [page('', { title: null })] },
      title: 'Write the lines that people see in search results',
      rationale:
        'Two lines decide whether a result is pressed. They are the most-read advertisement that the brand has, and it is free.',
      steps: [
        'Give the home page a title of up to 60 characters: Marrowell and what it does.',
        'Describe the home page in 120 to 160 characters: “Catering”, for parents, and one reason to choose it.',
        'Do the same for each new page before it goes out.',
        'Look at the result on a telephone, and cut what is cut off.',
      ],
      metric: 'Clicks per hundred showings of each page in the search engine’s console, four weeks before and after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Write the lines that people see in search results',
      rationale:
        'Two lines decide whether a result is pressed. They are the most-read advertisement that the brand has, and it is free.',
      steps: [
        'Give the home page a title of up to 60 characters: the brand and what it does.',
        'Describe the home page in 120 to 160 characters: the main offer, for the visitors who matter most, and one reason to choose it.',
        'Do the same for each new page before it goes out.',
        'Look at the result on a telephone, and cut what is cut off.',
      ],
      metric: 'Clicks per hundred showings of each page in the search engine’s console, four weeks before and after.',
    },
  },
  'declare-identity': {
    'a brand of which much is known': {
      facts: {
        ...known,
        contacts: [address, phone],
        socials: [social('instagram'), social('linkedin'), social('instagram')],
        priceItems: items,
      },
      title: 'Tell machines who it is and what it offers',
      rationale:
        'Search engines and assistants build their picture of a brand from what it declares. What it leaves out, they take from others or invent.',
      steps: [
        'Add a LocalBusiness in JSON-LD to the home page: Marrowell, address of the site, logo, “Pot Lane 1”.',
        'Name its profiles (Instagram and LinkedIn) under sameAs.',
        'Declare “Leek” and “Beet”, and the others, as offers with their prices.',
        'Test the page with a validator for structured data, and mend what it reports.',
      ],
      metric:
        'What three assistants and a search engine’s info box say of Marrowell: right facts out of ten, before and six weeks after.',
    },
    'a charity': {
      facts: { ...known, industry: industry('non-profit', 'charity') },
      title: 'Tell machines who it is and what it offers',
      rationale:
        'Search engines and assistants build their picture of a brand from what it declares. What it leaves out, they take from others or invent.',
      steps: [
        'Add an Organization in JSON-LD to the home page: Marrowell, address of the site, logo.',
        'Declare it as a non-profit organisation (NGO), with its programmes and the page where people can give.',
        'Test the page with a validator for structured data, and mend what it reports.',
      ],
      metric:
        'What three assistants and a search engine’s info box say of Marrowell: right facts out of ten, before and six weeks after.',
    },
    'a project': {
      facts: { ctas: [call('Download', 'download')], socials: [social('github', 'code')] },
      title: 'Tell machines who it is and what it offers',
      rationale:
        'Search engines and assistants build their picture of a brand from what it declares. What it leaves out, they take from others or invent.',
      steps: [
        'Add an Organization in JSON-LD to the home page: the brand, address of the site, logo.',
        'Declare the software (SoftwareApplication) with version, systems and licence.',
        'Test the page with a validator for structured data, and mend what it reports.',
      ],
      metric:
        'What three assistants and a search engine’s info box say of the brand: right facts out of ten, before and six weeks after.',
    },
    'a brand that sends': {
      facts: { ...known, contacts: [address], plans: [plan('Small', 5)] },
      title: 'Tell machines who it is and what it offers',
      rationale:
        'Search engines and assistants build their picture of a brand from what it declares. What it leaves out, they take from others or invent.',
      steps: [
        'Add an Organization in JSON-LD to the home page: Marrowell, address of the site, logo, “Pot Lane 1”.',
        'Declare “Small” as an offer with its price.',
        'Test the page with a validator for structured data, and mend what it reports.',
      ],
      metric:
        'What three assistants and a search engine’s info box say of Marrowell: right facts out of ten, before and six weeks after.',
    },
    'a brand that sells': {
      facts: { ...known },
      title: 'Tell machines who it is and what it offers',
      rationale:
        'Search engines and assistants build their picture of a brand from what it declares. What it leaves out, they take from others or invent.',
      steps: [
        'Add an Organization in JSON-LD to the home page: Marrowell, address of the site, logo.',
        'Declare its main services or products with a sentence each.',
        'Test the page with a validator for structured data, and mend what it reports.',
      ],
      metric:
        'What three assistants and a search engine’s info box say of Marrowell: right facts out of ten, before and six weeks after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Tell machines who it is and what it offers',
      rationale:
        'Search engines and assistants build their picture of a brand from what it declares. What it leaves out, they take from others or invent.',
      steps: [
        'Add an Organization in JSON-LD to the home page: the brand, address of the site, logo.',
        'Declare what it is open for, and when, with a sentence on each.',
        'Test the page with a validator for structured data, and mend what it reports.',
      ],
      metric:
        'What three assistants and a search engine’s info box say of the brand: right facts out of ten, before and six weeks after.',
    },
  },
  'link-previews': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Dress the links that people share',
      rationale:
        'A recommendation in a chat is the best visit there is. It should arrive with a picture and a promise.',
      steps: [
        'Declare og:title, og:description and og:image on the home page; “Soup that arrives” may serve as the title.',
        'Make one picture of 1200 by 630 pixels with the logo and five words, legible on a telephone.',
        'Do the same for /about, /prices and each post.',
        'Send the link to oneself in three apps and look.',
      ],
      metric: 'Visits from messengers and networks, by month.',
    },
    'a brand with a long headline': {
      facts: {
        ...known,
        hero: {
          ...known.hero,
          headline: same('Soup that arrives before hunger does, cooked on Monday, warm on Wednesday'),
        },
      },
      title: 'Dress the links that people share',
      rationale:
        'A recommendation in a chat is the best visit there is. It should arrive with a picture and a promise.',
      steps: [
        'Declare og:title, og:description and og:image on the home page; the name with what it is for makes the title.',
        'Make one picture of 1200 by 630 pixels with the logo and five words, legible on a telephone.',
        'Do the same for /about, /prices and each post.',
        'Send the link to oneself in three apps and look.',
      ],
      metric: 'Visits from messengers and networks, by month.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Dress the links that people share',
      rationale:
        'A recommendation in a chat is the best visit there is. It should arrive with a picture and a promise.',
      steps: [
        'Declare og:title, og:description and og:image on the home page; the name with what it is for makes the title.',
        'Make one picture of 1200 by 630 pixels with the logo and five words, legible on a telephone.',
        'Do the same for each post.',
        'Send the link to oneself in three apps and look.',
      ],
      metric: 'Visits from messengers and networks, by month.',
    },
  },
  'mend-outline': {
    'a brand of which much is known': {
      facts: {
        ...known,
        pages: [page(''), page('soups', { topHeadingCount: 0 }), page('about', { topHeadingCount: 0 })],
      },
      title: 'Give pages a main heading and search engines a list of them',
      rationale: 'A page is understood by its heading first. This is housekeeping, and it is noticed.',
      steps: [
        'Mark the title on /soups and /about as the main heading (h1), one a page.',
        'Let the headings below it follow in order, without leaving out a level.',
        'Publish a sitemap.xml, name it in robots.txt, and let the content system keep it up to date.',
      ],
      metric: 'Pages without a main heading in the next analysis; aim for none.',
    },
  },
  'serve-text': {
    'a brand of which much is known': {
      facts: { ...known, description: same('Soup by post'), pages: [described('')] },
      title: 'Send the text with the page',
      rationale:
        'Assistants read what the server sends. A page that only scripts can fill is a blank sheet to most of them.',
      steps: [
        'Have the pages rendered on the server or when the site is built; most frameworks can.',
        'Until then write headline, offer and contact into the static page, so that Marrowell is more than a name there.',
        'Switch scripts off in a browser and read each page; what is missing is missing for crawlers as well.',
      ],
      metric: 'Words on the home page without scripts, in the next analysis; aim for the same as with them.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Send the text with the page',
      rationale:
        'Assistants read what the server sends. A page that only scripts can fill is a blank sheet to most of them.',
      steps: [
        'Have the pages rendered on the server or when the site is built; most frameworks can.',
        'Until then write a description into the static page, so that the brand is more than a name there.',
        'Switch scripts off in a browser and read each page; what is missing is missing for crawlers as well.',
      ],
      metric: 'Words on the home page without scripts, in the next analysis; aim for the same as with them.',
    },
  },
  'let-assistants-in': {
    'a brand of which much is known': {
      facts: {
        ...known,
        crawlers: [crawler('GPTBot', 'training', false), crawler('Googlebot', 'search', true), ...shut],
      },
      title: 'Decide on purpose which assistants may read the site',
      rationale:
        'Keeping training crawlers out is a choice one can defend. Keeping out those that fetch an answer for somebody who asks is usually an accident.',
      steps: [
        'Find out who added the rules for ChatGPT-User and Claude-User, and why; check the firewall as well.',
        'Allow crawlers that fetch on behalf of a person asking; decide separately on those that train.',
        'Write the decision down, with a date for looking at it again.',
      ],
      metric:
        'Visits that come from assistants, by month, and whether three assistants cite the site when asked about its field.',
    },
  },
  'comparison-page': {
    'a brand of which much is known': {
      facts: { ...known, alternatives: [same('Unlike a canteen, we deliver')] },
      title: 'Publish a fair comparison',
      rationale:
        'Whoever compares is about to choose. A page that grants others their strengths is believed about its own.',
      steps: [
        'Choose the two options that people mention most; “Unlike a canteen, we deliver” is a start.',
        'Set them beside Marrowell in ten points that people ask about, what it costs included.',
        'Say plainly for whom the other is the better choice.',
        'Date it, and look at the others again each quarter, so that it stays true.',
        'End with “Order a box” for those who are left.',
      ],
      metric: 'Visits to the comparison from search, and presses of “Order a box” on it, by month.',
    },
  },
  'service-pages': {
    'a brand of which much is known': {
      facts: {
        ...known,
        services: [offering('Catering'), offering('Courses', { url: null })],
        products: [offering('Ladle', { url: null })],
      },
      title: 'Give each main offer a page of its own',
      rationale:
        'People search for the one thing they need. A page about that thing is found; a line in a list is not.',
      steps: [
        'Begin with “Courses” and “Ladle”.',
        'Say on each: what it is, for whom, how it goes, how long it takes, what it costs.',
        'Add one question that is always asked, and the words of somebody who had it done.',
        'Link them from the list, and end each with “Order a box”.',
      ],
      metric: 'Searches for which each page is shown, and enquiries from it, by month.',
    },
    'a brand whose offers have pages': {
      facts: { ...known },
      title: 'Give each main offer a page of its own',
      rationale:
        'People search for the one thing they need. A page about that thing is found; a line in a list is not.',
      steps: [
        'Begin with “Catering” and “Soup post”.',
        'Say on each: what it is, for whom, how it goes, how long it takes, what it costs.',
        'Add one question that is always asked, and the words of somebody who had it done.',
        'Link them from the list, and end each with “Order a box”.',
      ],
      metric: 'Searches for which each page is shown, and enquiries from it, by month.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Give each main offer a page of its own',
      rationale:
        'People search for the one thing they need. A page about that thing is found; a line in a list is not.',
      steps: [
        'List the five offers that bring in most.',
        'Say on each: what it is, for whom, how it goes, how long it takes, what it costs.',
        'Add one question that is always asked, and the words of somebody who had it done.',
        'Link them from the list, and end each with the main button.',
      ],
      metric: 'Searches for which each page is shown, and enquiries from it, by month.',
    },
  },
  'link-profiles': {
    'a brand of which much is known': {
      facts: { ...known, request: { context: null, socialLinks: ['https://instagram.com/marrowell'] } },
      title: 'Connect the site with its profiles elsewhere',
      rationale: 'People check a brand in a second place before they trust the first. It should choose which.',
      steps: [
        'Link https://instagram.com/marrowell in the footer.',
        'Use the same name, logo and first sentence there as here.',
        'Link back from the profile, and name it under sameAs in structured data, so that machines know it is Marrowell.',
      ],
      metric: 'Visits that come from the profiles, by month.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Connect the site with its profiles elsewhere',
      rationale: 'People check a brand in a second place before they trust the first. It should choose which.',
      steps: [
        'Choose the one network that the visitors who matter most use, and set up a profile that can be kept alive.',
        'Use the same name, logo and first sentence there as here.',
        'Link back from the profile, and name it under sameAs in structured data, so that machines know it is the brand.',
      ],
      metric: 'Visits that come from the profiles, by month.',
    },
  },
  'declare-languages': {
    'a brand of which much is known': {
      facts: {
        ...known,
        language: fact('de'),
        pages: [page('', { alternates: [{ language: 'fr', url: page('').url, quote: quote('fr') }] })],
      },
      title: 'Tell browsers and search engines which language is which',
      rationale:
        'The texts are written. What is missing is a label, and without it they are shown to the wrong people.',
      steps: [
        'Set the lang attribute of the home page to “de”, and of each other page to its own.',
        'Check that each language version names all the others (hreflang), and they it.',
        'Check in a browser that it no longer offers to translate the page for people who can read it.',
      ],
      metric: 'Pages whose declared language is the one they are written in, in the next analysis; aim for all.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Tell browsers and search engines which language is which',
      rationale:
        'The texts are written. What is missing is a label, and without it they are shown to the wrong people.',
      steps: [
        'Set the lang attribute of each page to its language.',
        'If there are versions in other languages, let each name all the others (hreflang).',
        'Check in a browser that it no longer offers to translate the page for people who can read it.',
      ],
      metric: 'Pages whose declared language is the one they are written in, in the next analysis; aim for all.',
    },
  },
})
