/** Being found, understood and passed on by machines. */

import { pageName } from '../../writing/page-names.ts'
import { listed, placeName } from '../../writing/prose.ts'
import { inQuotes, quotedList } from '../../writing/quoted-words.ts'
import { isLocal } from '../journey/motion.ts'
import type { Manner } from '../manner.ts'
import { type AnyInitiative, initiative } from './initiative.ts'

/** Longer ones are cut off in a preview. */
const titleMax = 70

/** What else to declare, where nothing has a price. */
const declarations: Record<Manner, string> = {
  trade: 'Declare its main services or products with a sentence each.',
  cause: 'Declare it as a non-profit organisation (NGO), with its programmes and the page where people can give.',
  project: 'Declare the software (SoftwareApplication) with version, systems and licence.',
  public: 'Declare what it is open for, and when, with a sentence on each.',
}

export const discoveryInitiatives: readonly AnyInitiative[] = [
  initiative({
    id: 'open-to-search',
    answers: ['not-listed', 'search-shut-out'],
    effort: 'S',
    impact: 'high',
    horizon: '1 week',
    serves: ['search', 'sales', 'leads'],
    needs: ['site', 'pages'],
    find: ({ site: { brand }, pages: [home] }) => ({
      title: 'Let search engines back in',
      rationale: 'Nothing else that is done to be found has any effect before this.',
      steps: [
        home?.noindex == null
          ? 'Change robots.txt so that Googlebot and Bingbot may fetch every public page.'
          : `Remove ${inQuotes(home.noindex.text, 40)} from the home page, and look for it on the others.`,
        'Check that no switch of the content system sets it again.',
        'Ask for the home page to be read anew in the search engines’ consoles.',
      ],
      metric: `Pages listed for the site’s address after four weeks, and whether ${brand} is found by its name.`,
    }),
  }),
  initiative({
    id: 'write-snippets',
    answers: ['no-description', 'undescribed-pages', 'no-title', 'template-title', 'same-titles'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['search', 'leads', 'sales', 'bookings'],
    needs: ['site', 'description', 'pages'],
    find({ site: { brand, audience, offer, otherPages }, pages, description }) {
      const [home] = pages
      const mute = pages.slice(1).filter((page) => page.description === null)
      const others = mute.length > 0 ? mute.slice(0, 3).map(({ url }) => pageName(url)) : otherPages(3)
      return {
        title: 'Write the lines that people see in search results',
        rationale:
          'Two lines decide whether a result is pressed. They are the most-read advertisement that the brand has, and it is free.',
        steps: [
          home?.title == null
            ? `Give the home page a title of up to 60 characters: ${brand} and what it does.`
            : `Check the title ${inQuotes(home.title.text, 60)}: does it name ${brand}, and what it does, in 60 characters?`,
          description === null
            ? `Describe the home page in 120 to 160 characters: ${offer}, for ${audience}, and one reason to choose it.`
            : `Keep ${inQuotes(description.value, 70)} for the home page.`,
          others.length === 0
            ? 'Do the same for each new page before it goes out.'
            : `Write a title and a description of its own for ${listed(others, 3)}.`,
          'Look at the result on a telephone, and cut what is cut off.',
        ],
        metric: 'Clicks per hundred showings of each page in the search engine’s console, four weeks before and after.',
      }
    },
  }),
  initiative({
    id: 'declare-identity',
    answers: ['no-structured-data', 'place-not-declared', 'offers-not-marked'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['search', 'trust', 'bookings'],
    needs: ['site', 'contacts', 'industry', 'plans', 'priceItems', 'socials', 'structuredData'],
    find({ site: { brand, manner }, ...facts }) {
      const { contacts, socials, plans, priceItems } = facts
      const address = contacts.find(({ value }) => value.kind === 'address')
      const isPlace = manner === 'trade' && address !== undefined && isLocal(facts)
      const networks = [
        ...new Set(socials.filter(({ value }) => value.kind === 'social').map(({ value }) => placeName(value.network))),
      ]
      return {
        title: 'Tell machines who it is and what it offers',
        rationale:
          'Search engines and assistants build their picture of a brand from what it declares. What it leaves out, they take from others or invent.',
        steps: [
          `Add ${isPlace ? 'a LocalBusiness' : 'an Organization'} in JSON-LD to the home page: ${brand}, address of the site, logo${address === undefined ? '' : `, ${inQuotes(address.value.value, 50)}`}.`,
          ...(networks.length === 0 ? [] : [`Name its profiles (${listed(networks, 4)}) under sameAs.`]),
          plans.length + priceItems.length === 0
            ? declarations[manner]
            : `Declare ${quotedList(
                [...plans, ...priceItems].map(({ value }) => value.name),
                2,
              )}${plans.length + priceItems.length > 2 ? ', and the others,' : ''} as ${plans.length + priceItems.length === 1 ? 'an offer with its price' : 'offers with their prices'}.`,
          'Test the page with a validator for structured data, and mend what it reports.',
        ],
        metric: `What three assistants and a search engine’s info box say of ${brand}: right facts out of ten, before and six weeks after.`,
      }
    },
  }),
  initiative({
    id: 'link-previews',
    answers: ['no-preview'],
    effort: 'S',
    impact: 'low',
    horizon: '1 week',
    serves: ['loyalty', 'leads', 'donors'],
    needs: ['site'],
    find: ({ site: { headline, isNameAlone, otherPages } }) => ({
      title: 'Dress the links that people share',
      rationale:
        'A recommendation in a chat is the best visit there is. It should arrive with a picture and a promise.',
      steps: [
        `Declare og:title, og:description and og:image on the home page; ${isNameAlone || headline.length > titleMax ? 'the name with what it is for makes the title' : `${headline} may serve as the title`}.`,
        'Make one picture of 1200 by 630 pixels with the logo and five words, legible on a telephone.',
        `Do the same for ${listed([...otherPages(2), 'each post'], 3)}.`,
        'Send the link to oneself in three apps and look.',
      ],
      metric: 'Visits from messengers and networks, by month.',
    }),
  }),
  initiative({
    id: 'mend-outline',
    answers: ['headless-pages', 'no-sitemap'],
    effort: 'S',
    impact: 'low',
    horizon: '2 weeks',
    serves: ['search'],
    needs: ['pages'],
    find({ pages }) {
      const headless = pages.filter(({ topHeadingCount }) => topHeadingCount === 0).map(({ url }) => pageName(url))
      return {
        title: 'Give pages a main heading and search engines a list of them',
        rationale: 'A page is understood by its heading first. This is housekeeping, and it is noticed.',
        steps: [
          headless.length === 0
            ? 'Check that each page has one main heading (h1).'
            : `Mark the title on ${listed(headless, 4)} as the main heading (h1), one a page.`,
          'Let the headings below it follow in order, without leaving out a level.',
          'Publish a sitemap.xml, name it in robots.txt, and let the content system keep it up to date.',
        ],
        metric: 'Pages without a main heading in the next analysis; aim for none.',
      }
    },
  }),
  initiative({
    id: 'serve-text',
    answers: ['invisible-text'],
    effort: 'L',
    impact: 'high',
    horizon: 'this quarter',
    serves: ['search', 'leads', 'sales'],
    needs: ['site', 'description', 'pages'],
    find: ({ site: { brand }, pages: [home], description }) => ({
      title: 'Send the text with the page',
      rationale:
        'Assistants read what the server sends. A page that only scripts can fill is a blank sheet to most of them.',
      steps: [
        'Have the pages rendered on the server or when the site is built; most frameworks can.',
        `Until then write ${home?.description == null || description === null ? 'a description' : 'headline, offer and contact'} into the static page, so that ${brand} is more than a name there.`,
        'Switch scripts off in a browser and read each page; what is missing is missing for crawlers as well.',
      ],
      metric: 'Words on the home page without scripts, in the next analysis; aim for the same as with them.',
    }),
  }),
  initiative({
    id: 'let-assistants-in',
    answers: ['assistants-shut-out'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['search', 'leads', 'sales'],
    needs: ['crawlers'],
    find({ crawlers }) {
      const shut = crawlers
        .filter(({ value }) => !value.allowed && value.purpose === 'answers')
        .map(({ value }) => value.agent)
      return {
        title: 'Decide on purpose which assistants may read the site',
        rationale:
          'Keeping training crawlers out is a choice one can defend. Keeping out those that fetch an answer for somebody who asks is usually an accident.',
        steps: [
          `Find out who added the rules for ${listed(shut, 4)}, and why; check the firewall as well.`,
          'Allow crawlers that fetch on behalf of a person asking; decide separately on those that train.',
          'Write the decision down, with a date for looking at it again.',
        ],
        metric:
          'Visits that come from assistants, by month, and whether three assistants cite the site when asked about its field.',
      }
    },
  }),
  initiative({
    id: 'comparison-page',
    answers: ['comparison-left-to-others', 'rivals-on-own-pages', 'faces-comparison'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this quarter',
    serves: ['sales', 'search', 'trials', 'leads'],
    needs: ['site', 'alternatives'],
    find({ site: { brand, call }, alternatives }) {
      const [first] = alternatives
      return {
        title: 'Publish a fair comparison',
        rationale:
          'Whoever compares is about to choose. A page that grants others their strengths is believed about its own.',
        steps: [
          `Choose the two options that people mention most${first === undefined ? '' : `; ${inQuotes(first.value, 70)} is a start`}.`,
          `Set them beside ${brand} in ten points that people ask about, what it costs included.`,
          'Say plainly for whom the other is the better choice.',
          'Date it, and look at the others again each quarter, so that it stays true.',
          `End with ${call} for those who are left.`,
        ],
        metric: `Visits to the comparison from search, and presses of ${call} on it, by month.`,
      }
    },
  }),
  initiative({
    id: 'service-pages',
    answers: ['offers-without-page', 'wide-offer'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this quarter',
    serves: ['search', 'leads', 'bookings', 'sales'],
    needs: ['site', 'products', 'services'],
    find({ site: { call }, services, products }) {
      const offers = [...services, ...products]
      const waiting = offers.filter(({ value }) => value.url === null)
      const names = (waiting.length > 0 ? waiting : offers).map(({ value }) => value.name)
      return {
        title: 'Give each main offer a page of its own',
        rationale:
          'People search for the one thing they need. A page about that thing is found; a line in a list is not.',
        steps: [
          names.length === 0 ? 'List the five offers that bring in most.' : `Begin with ${quotedList(names, 3)}.`,
          'Say on each: what it is, for whom, how it goes, how long it takes, what it costs.',
          'Add one question that is always asked, and the words of somebody who had it done.',
          `Link them from the list, and end each with ${call}.`,
        ],
        metric: 'Searches for which each page is shown, and enquiries from it, by month.',
      }
    },
  }),
  initiative({
    id: 'link-profiles',
    answers: ['no-profiles', 'profile-not-linked'],
    effort: 'S',
    impact: 'low',
    horizon: '1 week',
    serves: ['trust', 'hiring', 'loyalty'],
    needs: ['site', 'request'],
    find: ({ site: { brand, audience }, request }) => ({
      title: 'Connect the site with its profiles elsewhere',
      rationale: 'People check a brand in a second place before they trust the first. It should choose which.',
      steps: [
        request.socialLinks[0] === undefined
          ? `Choose the one network that ${audience} use, and set up a profile that can be kept alive.`
          : `Link ${listed([...request.socialLinks], 3)} in the footer.`,
        'Use the same name, logo and first sentence there as here.',
        `Link back from the profile, and name it under sameAs in structured data, so that machines know it is ${brand}.`,
      ],
      metric: 'Visits that come from the profiles, by month.',
    }),
  }),
  initiative({
    id: 'declare-languages',
    answers: ['languages-not-declared', 'wrong-language'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['markets', 'search'],
    needs: ['language', 'pages'],
    find: ({ language, pages }) => ({
      title: 'Tell browsers and search engines which language is which',
      rationale:
        'The texts are written. What is missing is a label, and without it they are shown to the wrong people.',
      steps: [
        language === null
          ? 'Set the lang attribute of each page to its language.'
          : `Set the lang attribute of the home page to “${language.value}”, and of each other page to its own.`,
        (pages[0]?.alternates.length ?? 0) > 0
          ? 'Check that each language version names all the others (hreflang), and they it.'
          : 'If there are versions in other languages, let each name all the others (hreflang).',
        'Check in a browser that it no longer offers to translate the page for people who can read it.',
      ],
      metric: 'Pages whose declared language is the one they are written in, in the next analysis; aim for all.',
    }),
  }),
]
