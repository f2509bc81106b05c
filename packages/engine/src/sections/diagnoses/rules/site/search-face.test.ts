import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { english, hero, kind, name, page, quote } from '../../../swot/swot-fixtures.ts'
import { searchFace } from './search-face.ts'

const home = page('')
const titled = (title: string | null, description: string | null = null) => [
  {
    ...home,
    title: title === null ? null : quote(title),
    description: description === null ? null : quote(description),
  },
]
const headline = hero('Forty soups, cooked on Mondays')
const starter = 'Web site created using create-react-app'

testDiagnoses(searchFace, {
  'search-shows-another': {
    facts: { language: english, name, pages: titled('Marrowell', starter) },
    says: [
      'In search Marrowell says “Web site created using create-react-app” / Who looks Marrowell up reads “Web site created using create-react-app”, the sentence that the tool behind the site came with. / but search results say “Web site created using create-react-app” / Write the description of the home page (/): Replace “Web site created using create-react-app” by one sentence on what visitors get.',
    ],
    quotes: ['Web site created using create-react-app'],
    confidence: 0.85,
    variants: {
      'of a description that its own line could stand for': {
        facts: { hero: headline },
        says: [
          'In search Marrowell says “Web site created using create-react-app” / Search results describe Marrowell with “Web site created using create-react-app”; its own words, “Forty soups, cooked on Mondays”, only those read who came anyway. / but search results say “Web site created using create-react-app” / Write the description of the home page (/): Replace “Web site created using create-react-app” by “Forty soups, cooked on Mondays”.',
        ],
        quotes: ['Web site created using create-react-app'],
        confidence: 0.85,
      },
      'of a title': {
        facts: { pages: titled('Home 1 - Bistro 12'), kind: kind('bakery', 'bakery') },
        says: [
          'In search Marrowell is called “Home 1 - Bistro 12” / “Home 1 - Bistro 12” is what a search result prints as the name of Marrowell: the words of a template. / but search results say “Home 1 - Bistro 12” / Write the title of the home page (/): Replace “Home 1 - Bistro 12” by the name and what it is: Marrowell, bakery.',
        ],
        quotes: ['Home 1 - Bistro 12'],
        confidence: 0.85,
      },
      'of a title that other pages share': {
        facts: { pages: [...titled('Home 1 - Bistro 12'), { ...page('about'), title: quote('About - Bistro 12') }] },
        says: [
          'In search Marrowell is called “Home 1 - Bistro 12” / Tab, bookmark and search result call it “Home 1 - Bistro 12”, and 2 pages carry the same words of a template; Marrowell stands in none of them. / but search results say “Home 1 - Bistro 12” / Write the title of the home page (/): Replace “Home 1 - Bistro 12” by the name and what it is: Marrowell.',
        ],
        quotes: ['Home 1 - Bistro 12'],
        confidence: 0.85,
      },
    },
    silent: {
      'where the description is its own': {
        pages: titled('Marrowell', 'Marrowell cooks soup in small batches and posts it to your door, still frozen.'),
      },
    },
  },
  'search-shows-nothing': {
    facts: { language: english, name, pages: titled('Marrowell') },
    says: [
      'Search results know Marrowell as “Marrowell” / “Marrowell”, and nothing else, is what a search result has to print: no trade, no place, no description. / but search results say only “Marrowell” / Say in the title what it is and where (/): Title: Marrowell, what it is and where. Description: what visitors get.',
    ],
    quotes: ['Marrowell'],
    confidence: 0.9,
    unread: ['home'],
    variants: {
      'where there is no title': {
        facts: { pages: titled(null) },
        says: [
          'Marrowell has no title for search / The home page has neither title nor description: a search result or a shared link shows its address, and not one word of Marrowell. / but search results show no title / Write title and description of the home page (/): Title: Marrowell, what it is and where. Description: what visitors get.',
        ],
        confidence: 0.9,
      },
      'of a title that many share': {
        facts: { pages: titled('Home') },
        says: [
          'Search results know Marrowell as “Home” / As its title the home page gives “Home”, which names neither brand nor trade, and no description. / but search results say only “Home” / Say in the title what it is and where (/): Title: Marrowell, what it is and where. Description: what visitors get.',
        ],
        quotes: ['Home'],
        confidence: 0.9,
      },
      'of such a title, with a line to put there': {
        facts: { pages: titled('Home'), hero: headline },
        says: [
          'Search results know Marrowell as “Home” / “Home” is the whole title of the home page, and no description follows; “Forty soups, cooked on Mondays” would tell more. / but search results say only “Home” / Describe the home page in its own words (/): Title: Marrowell, what it is and where. Description: “Forty soups, cooked on Mondays”, and the next step.',
        ],
        quotes: ['Home'],
        confidence: 0.9,
      },
      'with a line to put there': {
        facts: { hero: headline },
        says: [
          'Search results know Marrowell as “Marrowell” / The title is “Marrowell” and there is no description, so that search engines pick words of their own where “Forty soups, cooked on Mondays” could stand. / but search results say only “Marrowell” / Describe the home page in its own words (/): Title: Marrowell, what it is and where. Description: “Forty soups, cooked on Mondays”, and the next step.',
        ],
        quotes: ['Marrowell'],
        confidence: 0.9,
      },
    },
    silent: {
      'where there is a description': { pages: titled('Marrowell', 'Soup by post.') },
      'where the title says more': { pages: titled('Marrowell, soup by post') },
      'where a template’s title is told': { pages: titled('Home 1 - Bistro 12') },
    },
  },
})
