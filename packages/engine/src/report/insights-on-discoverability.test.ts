import { testInsightRules } from '../sections/rule-cases-fixtures.ts'
import { templateTitle, untitled } from '../sections/swot/shared-cases-fixtures.ts'
import { assured, fact, node, page, quote, same } from '../sections/swot/swot-fixtures.ts'
import { discoverabilityRules } from './insights-on-discoverability.ts'

const described = (text: string) => ({ description: fact(text, text) })
const declares = (language: string) => [page('', { language: quote(language) })]

testInsightRules(discoverabilityRules, {
  'not-listed': {
    facts: { pages: [page('', { noindex: quote('noindex, follow') })] },
    says: [
      'The home page asks search engines to stay away. Its robots directive reads “noindex, follow”, so search engines leave it out. Remove the directive, unless the site is meant to stay unlisted.',
    ],
    quotes: ['noindex, follow'],
    confidence: 0.95,
    silent: {
      'where no page was read': { pages: [] },
      'where only another page is not listed': { pages: [page(''), page('thanks', { noindex: quote('noindex') })] },
    },
  },
  'no-description': {
    facts: { pages: [page('')] },
    says: [
      'Search engines get no description. The home page carries no meta description, so results show whatever text is found first. Write one of 120 to 160 characters: what you offer, to whom, and why you.',
    ],
    confidence: 0.95,
    silent: {
      'with a description of its own': { description: same('Soup by post') },
      'with one of a template': { pages: [page('', { description: quote('Just another soup site') })] },
      'where no page was read': { pages: [] },
    },
  },
  'template-description': {
    facts: { pages: [page('', { description: quote('Just another soup site') })] },
    says: [
      'The description is not the brand’s own. The meta description reads “Just another soup site”: it says nothing of this brand. Replace it by one of 120 to 160 characters that says what you offer, and to whom.',
    ],
    quotes: ['Just another soup site'],
    confidence: 0.75,
    silent: {
      'with a description of its own': { description: same('Soup by post') },
      'without any': { pages: [page('')] },
      'where no page was read': { pages: [] },
    },
  },
  'description-length': {
    facts: described('Soup by post, frozen and at your door on Thursday'),
    says: [
      'The description is too short. It has 49 characters: “Soup by post, frozen and at your door on Thursday”. Use 120 to 160 characters: more is cut off, less leaves the space to others.',
    ],
    quotes: ['Soup by post, frozen and at your door on Thursday'],
    confidence: 0.9,
    variants: {
      'of a long one': {
        facts: described(`${'Soup by post and so on, '.repeat(13)}to the end`),
        says: [
          'The description is too long. It has 322 characters: “Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on…”. Use 120 to 160 characters: more is cut off, less leaves the space to others.',
        ],
        quotes: [
          'Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, Soup by post and so on, to the end',
        ],
        confidence: 0.9,
      },
    },
    speaks: {
      'of 19 characters in Japanese': described('ス'.repeat(19)),
      'of 321 characters': described('s'.repeat(321)),
    },
    silent: {
      'without a description': { description: null },
      'of 50 characters': described('s'.repeat(50)),
      'of 320 characters': described('s'.repeat(320)),
      'of 20 characters in Japanese': described('ス'.repeat(20)),
    },
  },
  'no-title': {
    ...untitled,
    says: [
      'The home page has no title. Neither search results nor browser tabs have a name to show. Add a title: the brand’s name and, in a few words, what it does.',
    ],
  },
  'template-title': {
    ...templateTitle,
    says: [
      'The title does not name the brand. The home page is titled “Home”, which is how results and tabs show it. Use the brand’s name and, in a few words, what it does.',
    ],
  },
  'no-structured-data': {
    facts: {},
    says: [
      'Machines are not told who this is. The home page holds no JSON-LD: search engines and assistants must guess name, logo and profiles. Add an Organization with name, url, logo and sameAs (your profiles), in one script element.',
    ],
    confidence: 0.9,
    unread: ['home'],
    silent: { 'with structured data': { structuredData: [node(['WebSite'])] } },
  },
  'no-preview': {
    facts: {},
    says: [
      'Shared links have no picture or text of their own. The home page declares no Open Graph properties, so chats and networks show a bare address. Declare og:title, og:description and og:image.',
    ],
    confidence: 0.9,
    silent: { 'with a preview': { openGraph: fact({ title: 'Marrowell' }) } },
  },
  'wrong-language': {
    facts: { language: assured(fact('de'), 0.7), pages: declares('fr-FR') },
    says: [
      'The page declares a language that it is not written in. It declares “fr-FR” and is written in German: screen readers and translators go wrong. Set the lang attribute to “de”.',
    ],
    quotes: ['fr-FR'],
    confidence: 0.7,
    silent: {
      'where its language is not known': { language: null },
      'where its language is not sure': { language: assured(fact('de'), 0.69) },
      'where no page was read': { pages: [] },
      'where it declares none': { pages: [page('')] },
      'where it declares its own': { pages: declares('DE_at') },
      'where the codes are taken for each other': { language: fact('nb'), pages: declares('no') },
    },
  },
  'no-language': {
    facts: { language: fact('de'), pages: [page('')] },
    says: [
      'The page does not say which language it is in. Without it screen readers pronounce the text by the rules of another language. Set the lang attribute to “de”.',
    ],
    confidence: 0.9,
    unread: ['home'],
    variants: {
      'where its language is not known': {
        facts: { language: null },
        says: [
          'The page does not say which language it is in. Without it screen readers pronounce the text by the rules of another language. Set the lang attribute.',
        ],
        confidence: 0.9,
      },
    },
    silent: { 'where one is declared': { pages: declares('de') }, 'where no page was read': { pages: [] } },
  },
})
