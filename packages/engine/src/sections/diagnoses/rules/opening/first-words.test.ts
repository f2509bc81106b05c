import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, same } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { firstWords } from './first-words.ts'

const hero = (headline: string, subhead: string | null = null) => ({
  headline: same(headline),
  subhead: subhead === null ? null : same(subhead),
  eyebrow: null,
})
const name = fact({ name: 'Marrowell Kennel', variants: [] })
const filler = ['Runs', 'Walks', 'Food', 'Sleep', 'Vets', 'Owners', 'Garden', 'Nights', 'Days'].map((text) =>
  ownLine(text, { place: 'heading' }),
)
const reason = 'We never board more than 12 dogs in a night.'
const below = [...filler, ownLine(reason)]
const onAbout = [...filler, ownLine(reason, { page: about, pageType: 'about' })]
const declared = ownLine('Twelve heated runs beside the river in Tollan.', { place: 'description' })

testDiagnoses(firstWords, {
  'name-before-reason': {
    facts: { language: fact('en'), name, hero: hero('Marrowell Kennel'), sentences: below },
    says: [
      'The first words are a name, not a reason / The headline says “Marrowell Kennel” and nothing else; the line that would tell a newcomer more, “We never board more than 12 dogs in a night.”, comes 9 lines further down. / but the home page opens with “Marrowell Kennel” alone / Let the reason be the headline (/): Make “We never board more than 12 dogs in a night.” the headline, word for word, and leave “Marrowell Kennel” to the logo.',
    ],
    quotes: ['Marrowell Kennel', reason],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'of a reason on a later page': {
        facts: { sentences: onAbout },
        says: [
          'The first words are a name, not a reason / The home page says who it is, “Marrowell Kennel”, and leaves why to a later page: “We never board more than 12 dogs in a night.” stands on /about. / but the home page opens with “Marrowell Kennel” alone / Let the reason be the headline (/): Make “We never board more than 12 dogs in a night.” the headline, word for word, and leave “Marrowell Kennel” to the logo.',
        ],
        quotes: ['Marrowell Kennel', `${reason} (/about)`],
        confidence: 0.65,
      },
      'of a reason that search engines are told': {
        facts: { sentences: [declared, ...below] },
        says: [
          'The first words are a name, not a reason / Search engines are told “Twelve heated runs beside the river in Tollan.”; whoever opens the page itself reads “Marrowell Kennel” first. / but the home page opens with “Marrowell Kennel” alone / Let the reason be the headline (/): Make “Twelve heated runs beside the river in Tollan.” the headline, word for word, and leave “Marrowell Kennel” to the logo.',
        ],
        quotes: ['Marrowell Kennel', declared.text],
        confidence: 0.65,
      },
      'of a greeting': {
        facts: { hero: hero('Welcome to Marrowell Kennel') },
        says: [
          'The first words greet, and give no reason / “Welcome to Marrowell Kennel” welcomes people before they know why to stay; the reason, “We never board more than 12 dogs in a night.”, comes 9 lines further down. / but the home page opens with a greeting alone / Let the reason be the headline (/): Make “We never board more than 12 dogs in a night.” the headline, word for word, and leave the greeting out.',
        ],
        quotes: ['Welcome to Marrowell Kennel', reason],
        confidence: 0.65,
      },
    },
    speaks: { 'with a subhead that says the name again': { hero: hero('Marrowell Kennel', 'The kennel') } },
    silent: {
      'where the subhead gives the reason': {
        hero: hero('Marrowell Kennel', 'Your dog sleeps in our house beside the river'),
      },
      'where the headline gives it': { hero: hero('Your dog sleeps in our house') },
      'where nothing else says more': { sentences: filler },
      'where the reason is read with the opening': { sentences: [ownLine(reason)] },
      'without a headline': { hero: { headline: null, subhead: null, eyebrow: null } },
      'in a language that is not known': { language: null },
    },
  },
  'any-rival-could-sign': {
    facts: { language: fact('en'), name, hero: hero('Highest quality at affordable prices'), sentences: below },
    says: [
      'Any rival could sign “Highest quality at affordable prices” / “Highest quality at affordable prices” is what many say. “We never board more than 12 dogs in a night.” is what Marrowell Kennel says, and it comes 9 lines further down. / but it opens as any rival could / Replace the stock line by the own one (/): Put “We never board more than 12 dogs in a night.” where “Highest quality at affordable prices” stands.',
    ],
    quotes: ['Highest quality at affordable prices', reason],
    confidence: 0.6,
    unread: ['home'],
    variants: {
      'of a line on a later page': {
        facts: { sentences: onAbout },
        says: [
          'Any rival could sign “Highest quality at affordable prices” / Nothing in “Highest quality at affordable prices” could be untrue of a rival; “We never board more than 12 dogs in a night.”, on /about, could. / but it opens as any rival could / Replace the stock line by the own one (/): Put “We never board more than 12 dogs in a night.” where “Highest quality at affordable prices” stands.',
        ],
        quotes: ['Highest quality at affordable prices', `${reason} (/about)`],
        confidence: 0.6,
      },
      'of a brand of a known kind': {
        facts: { kind: fact({ text: 'dog kennel', id: 'kennel' as const, label: 'boarding kennel', candidates: [] }) },
        says: [
          'Any other boarding kennel could open so / “Highest quality at affordable prices” would suit a boarding kennel anywhere; “We never board more than 12 dogs in a night.”, 9 lines further down, would not. / but it opens as any boarding kennel could / Replace the stock line by the own one (/): Put “We never board more than 12 dogs in a night.” where “Highest quality at affordable prices” stands.',
        ],
        quotes: ['Highest quality at affordable prices', reason],
        confidence: 0.6,
      },
      'of a kind, on a later page': {
        facts: {
          kind: fact({ text: 'dog kennel', id: 'kennel' as const, label: 'boarding kennel', candidates: [] }),
          sentences: onAbout,
        },
        says: [
          'Any other boarding kennel could open so / Put another name above “Highest quality at affordable prices”, and it still describes a boarding kennel. More of Marrowell Kennel is in “We never board more than 12 dogs in a night.”, on /about. / but it opens as any boarding kennel could / Replace the stock line by the own one (/): Put “We never board more than 12 dogs in a night.” where “Highest quality at affordable prices” stands.',
        ],
        quotes: ['Highest quality at affordable prices', `${reason} (/about)`],
        confidence: 0.6,
      },
    },
    silent: {
      'where the opening names a figure': {
        hero: hero('Highest quality at affordable prices', 'Twelve runs, 32 € a night'),
      },
      'where the opening names a place': {
        hero: hero('Highest quality at affordable prices', 'Heated runs beside the river Tollan'),
      },
      'where the opening refuses something': {
        hero: hero('Highest quality at affordable prices', 'We never board cats'),
      },
      'where the headline is its own': { hero: hero('Your dog sleeps in our house') },
      'where nothing else says more': { sentences: filler },
      'in a language that is not known': { language: null },
    },
  },
})
