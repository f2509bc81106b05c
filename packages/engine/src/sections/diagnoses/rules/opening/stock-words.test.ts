import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, plan, same, testimonial } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { stockWords } from './stock-words.ts'

const hero = (headline: string, subhead: string | null = null) => ({
  headline: same(headline),
  subhead: subhead === null ? null : same(subhead),
  eyebrow: null,
})
const name = fact({ name: 'Marrowell', variants: [] })
const kind = fact({ text: 'dog kennel', id: 'kennel' as const, label: 'boarding kennel', candidates: [] })
const filler = ['Runs', 'Walks', 'Food', 'Sleep', 'Vets', 'Owners', 'Garden', 'Nights', 'Days'].map((text) =>
  ownLine(text, { place: 'heading' }),
)
const reason = 'We never lock a dog into a box.'
const below = [...filler, ownLine(reason)]
const onAbout = [...filler, ownLine(reason, { page: about, pageType: 'about' })]
const declared = ownLine('Twelve heated runs for 12 dogs beside the river in Tollan.', { place: 'description' })
const figure = ownLine('More than 300 owners came back in the winter.')
const praise = testimonial('Bramble slept beside their oven every single night.', 'Mara Lind')
const stock = 'Highest quality at affordable prices'

testDiagnoses(stockWords, {
  'any-rival-could-sign': {
    facts: { language: fact('en'), name, hero: hero(stock), sentences: below },
    says: [
      'Any rival could sign “Highest quality at affordable prices” / “Highest quality at affordable prices” is what many say. “We never lock a dog into a box.” is what Marrowell says, and it comes 9 lines further down. / but it opens with “Highest quality at affordable prices”, as others do / Replace the stock line by the own one (/): Put “We never lock a dog into a box.” where “Highest quality at affordable prices” stands.',
    ],
    quotes: ['Highest quality at affordable prices', 'We never lock a dog into a box.'],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'of a line on a later page': {
        facts: { sentences: onAbout },
        says: [
          'Any rival could sign “Highest quality at affordable prices” / Nothing in “Highest quality at affordable prices” could be untrue of a rival; “We never lock a dog into a box.”, on /about, could. / but it opens with “Highest quality at affordable prices”, as others do / Replace the stock line by the own one (/): Put “We never lock a dog into a box.” where “Highest quality at affordable prices” stands.',
        ],
        quotes: ['Highest quality at affordable prices', 'We never lock a dog into a box. (/about)'],
        confidence: 0.65,
      },
      'of a brand of a known kind': {
        facts: { kind },
        says: [
          '“Highest quality at affordable prices” fits any boarding kennel / “Highest quality at affordable prices” would suit any boarding kennel; “We never lock a dog into a box.”, 9 lines further down, would not. / but it opens with “Highest quality at affordable prices”, as others do / Replace the stock line by the own one (/): Put “We never lock a dog into a box.” where “Highest quality at affordable prices” stands.',
        ],
        quotes: ['Highest quality at affordable prices', 'We never lock a dog into a box.'],
        confidence: 0.65,
      },
      'of a kind, on a later page': {
        facts: { kind, sentences: onAbout },
        says: [
          '“Highest quality at affordable prices” fits any boarding kennel / Put another name above “Highest quality at affordable prices”, and it still fits any boarding kennel. More of Marrowell is in “We never lock a dog into a box.”, on /about. / but it opens with “Highest quality at affordable prices”, as others do / Replace the stock line by the own one (/): Put “We never lock a dog into a box.” where “Highest quality at affordable prices” stands.',
        ],
        quotes: ['Highest quality at affordable prices', 'We never lock a dog into a box. (/about)'],
        confidence: 0.65,
      },
      'of a line that search engines are told': {
        facts: { sentences: [declared, ...filler] },
        says: [
          'Any rival could sign “Highest quality at affordable prices” / “Highest quality at affordable prices” greets visitors as any rival would; only search engines are told “Twelve heated runs for 12 dogs beside the river in Tollan.”. / but it opens with “Highest quality at affordable prices”, as others do / Replace the stock line by the own one (/): Put “Twelve heated runs for 12 dogs beside the river in Tollan.” where “Highest quality at affordable prices” stands.',
        ],
        quotes: ['Highest quality at affordable prices', 'Twelve heated runs for 12 dogs beside the river in Tollan.'],
        confidence: 0.65,
      },
      'before a figure': {
        facts: { sentences: [...filler, figure] },
        says: [
          'Any rival could sign “Highest quality at affordable prices” / “Highest quality at affordable prices” could be printed by any rival. The first thing of Marrowell that can be checked, “More than 300 owners came back in the winter.”, comes 9 lines further down. / but it opens with “Highest quality at affordable prices”, as others do / Put what can be checked into the opening (/): Put “More than 300 owners came back in the winter.” right under “Highest quality at affordable prices”, where it is read first.',
        ],
        quotes: ['Highest quality at affordable prices', 'More than 300 owners came back in the winter.'],
        confidence: 0.65,
      },
      'before a customer': {
        facts: { sentences: filler, testimonials: [praise] },
        says: [
          'Any rival could sign “Highest quality at affordable prices” / “Highest quality at affordable prices” is what any rival says of itself; what this one is chosen for, a customer says further down: “Bramble slept beside their oven every single night.” (Mara Lind). / but it opens with “Highest quality at affordable prices”, as others do / Let the customer speak in the opening (/): Put “Bramble slept beside their oven every single night.” (Mara Lind) right under “Highest quality at affordable prices”, where it is read first.',
        ],
        quotes: ['Highest quality at affordable prices', 'Bramble slept beside their oven every single night.'],
        confidence: 0.65,
      },
      'before a price': {
        facts: { sentences: filler, plans: [plan('One night', 24)] },
        says: [
          'Any rival could sign “Highest quality at affordable prices” / Any rival can print “Highest quality at affordable prices” without keeping to it; what Marrowell can be held to, its price, comes on /prices. / but it opens with “Highest quality at affordable prices”, as others do / Put the price into the opening (/): Put “24 €” (“One night”) right under “Highest quality at affordable prices”, where it is read first.',
        ],
        quotes: ['Highest quality at affordable prices', 'One night'],
        confidence: 0.65,
      },
      'before a price on the home page': {
        facts: { sentences: filler, plans: [plan('One night', 24, { page: 'https://marrowell.example/' })] },
        says: [
          'Any rival could sign “Highest quality at affordable prices” / “Highest quality at affordable prices” commits Marrowell to nothing. The first thing that does, its price, comes further down. / but it opens with “Highest quality at affordable prices”, as others do / Put the price into the opening (/): Put “24 €” (“One night”) right under “Highest quality at affordable prices”, where it is read first.',
        ],
        quotes: ['Highest quality at affordable prices', 'One night'],
        confidence: 0.65,
      },
      'of a headline above a line that says more': {
        facts: { kind, hero: hero('Your dog deserves the best', 'Heated runs, oak floors, a garden and an old vet') },
        says: [
          '“Your dog deserves the best” fits any boarding kennel / “Your dog deserves the best” could be said by any boarding kennel; “We never lock a dog into a box.”, 9 lines further down, is what Marrowell says. / but it opens with “Your dog deserves the best”, as others do / Replace the stock line by the own one (/): Put “We never lock a dog into a box.” where “Your dog deserves the best” stands. / The line below, “Heated runs, oak floors, a garden and an old vet”, says more.',
        ],
        quotes: ['Your dog deserves the best', 'We never lock a dog into a box.'],
        confidence: 0.6,
      },
      'of a subhead, where the headline says nothing': {
        facts: { kind, hero: hero('Boarding', 'High quality and peace of mind') },
        says: [
          '“High quality and peace of mind” fits any boarding kennel / “High quality and peace of mind” would suit any boarding kennel; “We never lock a dog into a box.”, 9 lines further down, would not. / but it opens as any boarding kennel could / Replace the stock line by the own one (/): Put “We never lock a dog into a box.” where “High quality and peace of mind” stands.',
        ],
        quotes: ['High quality and peace of mind', 'We never lock a dog into a box.'],
        confidence: 0.65,
      },
    },
    silent: {
      'where the opening names a price': { hero: hero(stock, 'Runs for 32 € a night') },
      'where the opening counts something': { hero: hero(stock, 'More than 300 owners came back') },
      'where the opening names more than that': {
        hero: hero('Marrowell by the river', 'High quality runs with oak floors, ovens, gardens and neighbours'),
      },
      'where the opening refuses something': { hero: hero(stock, 'We never board cats') },
      'where the headline is its own': { hero: hero('Your dog sleeps in our house') },
      'where the headline is a name, and told as such': { hero: hero('Marrowell', stock) },
      'where nothing else says more': { sentences: filler },
      'in a language that is not known': { language: null },
    },
  },
})
