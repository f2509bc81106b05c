import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, hero, nothing } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { linesLate } from './lines-late.ts'

const name = fact({ name: 'Lowbrook', variants: [] as string[] })
const opens = hero('Walks for every dog')
const walks = [...'abcdefghijklmnopqrst'].map((letter) => ownLine(`Walk ${letter} leads along the river.`))
const elsewhere = { page: about, pageType: 'about' as const }
const unread = { reach: { ...nothing.reach, home: false } }
const facts = { language: fact('en'), name, hero: opens, readOn: '2026-05-01' }

const began = ownLine('It all began in 1994 with two hounds and a tent.')
const since = ownLine('In the valley since 1994, and still on foot.')
const person = { name: 'Ines Marlow', role: 'founder' }
const signedBy = ownLine(`${person.name}, ${person.role}`, elsewhere)
const signed = 'It all began with Ines Marlow and one stray hound.'

const fence = 'The fence is 1.90 m high and stands 50 cm deep.'
const kept = 'We guarantee 12 photographs a week.'

const crate = 'We never lock a dog in a crate overnight.'
const shock = 'We do not train with collars that shock.'
const contrast = 'A meadow, not a concrete yard behind a shed.'
const limits = [
  ownLine('What we don’t do', { ...elsewhere, place: 'heading' }),
  ownLine('We do not take hounds that have bitten a child.', elsewhere),
]

testDiagnoses(linesLate, {
  'beginning-told-late': {
    facts: { ...facts, sentences: [...walks, began] },
    says: [
      '32 years of Lowbrook, 20 lines further down / “Walks for every dog” opens the home page; “It all began in 1994 with two hounds and a tent.” follows 20 lines further down. / but the home page opens with “Walks for every dog” / Put 1994 into the subhead (/): Put “It all began in 1994 with two hounds and a tent.” under “Walks for every dog”, signed by whoever began it.',
    ],
    quotes: ['It all began in 1994 with two hounds and a tent.', 'Walks for every dog'],
    confidence: 0.7,
    variants: {
      'of another page': {
        facts: { sentences: [...walks, { ...began, ...elsewhere }] },
        says: [
          'The year 1994 stands on /about only / Lowbrook keeps its beginning for later: “It all began in 1994 with two hounds and a tent.” stands on /about, while the home page opens with “Walks for every dog”. / but the home page opens with “Walks for every dog” / Put 1994 into the subhead (/): Put “It all began in 1994 with two hounds and a tent.” under “Walks for every dog”, signed by whoever began it.',
        ],
        quotes: ['It all began in 1994 with two hounds and a tent. (/about)', 'Walks for every dog'],
        confidence: 0.7,
      },
      'of a bare year': {
        facts: { sentences: [...walks, { ...since, ...elsewhere }] },
        says: [
          'The year 1994 stands on /about only / “Walks for every dog” could be a week old. “In the valley since 1994, and still on foot.”, on /about, adds 32 years to it. / but the home page opens with “Walks for every dog” / Put 1994 into the subhead (/): Put “In the valley since 1994, and still on foot.” under “Walks for every dog”.',
        ],
        quotes: ['In the valley since 1994, and still on foot. (/about)', 'Walks for every dog'],
        confidence: 0.6,
      },
      'of a person on the home page': {
        facts: { sentences: [...walks, ownLine(signed), signedBy] },
        says: [
          'Who began Lowbrook is told far down / “It all began with Ines Marlow and one stray hound.”: who began it, and how, comes 20 lines below “Walks for every dog”. / but the home page opens with “Walks for every dog” / Let whoever began it open the page (/): Put “It all began with Ines Marlow and one stray hound.” under “Walks for every dog”, signed by whoever began it.',
        ],
        quotes: ['It all began with Ines Marlow and one stray hound.', 'Walks for every dog'],
        confidence: 0.7,
      },
      'of a person on another page': {
        facts: { sentences: [...walks, ownLine(signed, elsewhere), signedBy] },
        says: [
          'Who began Lowbrook is told on /about / Nobody signs “Walks for every dog”. Who could is said on /about: “It all began with Ines Marlow and one stray hound.”. / but the home page opens with “Walks for every dog” / Let whoever began it open the page (/): Put “It all began with Ines Marlow and one stray hound.” under “Walks for every dog”, signed by whoever began it.',
        ],
        quotes: ['It all began with Ines Marlow and one stray hound. (/about)', 'Walks for every dog'],
        confidence: 0.7,
      },
      'under a long headline': {
        facts: { hero: hero('Walks along the river for every dog of the valley'), sentences: [...walks, began] },
        says: [
          '32 years of Lowbrook, 20 lines further down / “Walks along the river for every dog of the valley” opens the home page; “It all began in 1994 with two hounds and a tent.” follows 20 lines further down. / but far below the opening / Put 1994 into the subhead (/): Put “It all began in 1994 with two hounds and a tent.” under “Walks along the river for every dog of the valley”, signed by whoever began it.',
        ],
        quotes: [
          'It all began in 1994 with two hounds and a tent.',
          'Walks along the river for every dog of the valley',
        ],
        confidence: 0.7,
      },
    },
    silent: {
      'near the opening': { sentences: [...walks.slice(0, 8), began] },
      'under a headline with a year': { hero: hero('Walks for every dog since 1994') },
      'where a line above has the year': { sentences: [...walks, ownLine('Established 1994.'), began] },
      'under a headline that refuses': { hero: hero('Never a crate, never a chain') },
      'without a headline': { hero: hero(null) },
      'on another page, where the home page was read in part': {
        ...unread,
        sentences: [...walks, { ...began, ...elsewhere }],
      },
      'in a language that is not known': { language: null },
    },
  },
  'figure-told-late': {
    facts: { ...facts, sentences: [...walks, ownLine(fence)] },
    says: [
      'The figure that can be checked comes far down / The opening, “Walks for every dog”, has no figure; “The fence is 1.90 m high and stands 50 cm deep.” has, 20 lines further down. / but the home page opens with “Walks for every dog” / Give the headline its figure (/): Put “The fence is 1.90 m high and stands 50 cm deep.” under “Walks for every dog”, the number with its condition.',
    ],
    quotes: ['The fence is 1.90 m high and stands 50 cm deep.', 'Walks for every dog'],
    confidence: 0.65,
    variants: {
      'of another page': {
        facts: { sentences: [...walks, ownLine(fence, elsewhere)] },
        says: [
          'The figure that can be checked comes on /about / Where the home page says “Walks for every dog”, somebody measured: “The fence is 1.90 m high and stands 50 cm deep.”, on /about. / but the home page opens with “Walks for every dog” / Give the headline its figure (/): Put “The fence is 1.90 m high and stands 50 cm deep.” under “Walks for every dog”, the number with its condition.',
        ],
        quotes: ['The fence is 1.90 m high and stands 50 cm deep. (/about)', 'Walks for every dog'],
        confidence: 0.65,
      },
      'of a guarantee': {
        facts: { sentences: [...walks, ownLine(kept)] },
        says: [
          'The promise with a number stands far below the opening / 20 lines below “Walks for every dog” comes a promise with its number, “We guarantee 12 photographs a week.”: only those who read that far are calmed. / but the home page opens with “Walks for every dog” / Put the promise under the headline (/): Put “We guarantee 12 photographs a week.” under “Walks for every dog”, the number with its condition.',
        ],
        quotes: ['We guarantee 12 photographs a week.', 'Walks for every dog'],
        confidence: 0.65,
      },
      'of a guarantee on another page, under a long headline': {
        facts: {
          hero: hero('Walks along the river for every dog of the valley'),
          sentences: [...walks, ownLine(kept, elsewhere)],
        },
        says: [
          'The promise with a number stands on /about / “We guarantee 12 photographs a week.” binds Lowbrook to a number, on /about. What visitors read first, “Walks along the river for every dog of the valley”, binds it to nothing. / but only on /about / Put the promise under the headline (/): Put “We guarantee 12 photographs a week.” under “Walks along the river for every dog of the valley”, the number with its condition.',
        ],
        quotes: ['We guarantee 12 photographs a week. (/about)', 'Walks along the river for every dog of the valley'],
        confidence: 0.65,
      },
    },
    silent: {
      'near the opening': { sentences: [...walks.slice(0, 8), ownLine(fence)] },
      'under a headline with a figure': { hero: hero('Walks for 12 dogs') },
      'where a line above says the same': {
        sentences: [...walks, ownLine('A high fence stands deep.'), ownLine(fence)],
      },
      'on another page, where the home page was read in part': {
        ...unread,
        sentences: [...walks, ownLine(fence, elsewhere)],
      },
    },
  },
  'refusal-told-late': {
    facts: { ...facts, sentences: [...walks, ownLine(crate, elsewhere), ownLine(shock, elsewhere)] },
    says: [
      'What Lowbrook refuses stands on /about / The home page leads with “Walks for every dog”; what rivals could not copy without a loss, “We never lock a dog in a crate overnight.”, is kept on /about. / but the home page opens with “Walks for every dog” / Make the refusal the subhead (/): Put “We never lock a dog in a crate overnight.” under “Walks for every dog”, with a line that says why.',
    ],
    quotes: ['We never lock a dog in a crate overnight. (/about)', 'Walks for every dog'],
    confidence: 0.6,
    unread: ['home'],
    variants: {
      'of a contrast on another page': {
        facts: {
          sentences: [
            ...walks,
            ownLine(contrast, elsewhere),
            ownLine('Hounds that run, not numbers on a board of cages.', elsewhere),
          ],
        },
        says: [
          'What Lowbrook refuses stands on /about / A choice shows in “A meadow, not a concrete yard behind a shed.”, on /about; “Walks for every dog”, first on the home page, shows none. / but the home page opens with “Walks for every dog” / Make the refusal the subhead (/): Put “A meadow, not a concrete yard behind a shed.” under “Walks for every dog”, with a line that says why.',
        ],
        quotes: ['A meadow, not a concrete yard behind a shed. (/about)', 'Walks for every dog'],
        confidence: 0.6,
      },
      'of a contrast on the home page, of which the headline has half': {
        facts: { hero: hero('A meadow with a shed'), sentences: [...walks, ownLine(contrast), ownLine(shock)] },
        says: [
          'The refusal comes 20 lines further down / “A meadow with a shed” sets Lowbrook against nobody; “A meadow, not a concrete yard behind a shed.” does, 20 lines further down. / but the home page opens with “A meadow with a shed” / Make the refusal the subhead (/): Put “A meadow, not a concrete yard behind a shed.” under “A meadow with a shed”, with a line that says why.',
        ],
        quotes: ['A meadow, not a concrete yard behind a shed.', 'A meadow with a shed'],
        confidence: 0.6,
      },
      'on the home page, under a long headline that has half': {
        facts: {
          hero: hero('Where every dog of the valley may sleep overnight'),
          sentences: [...walks, ownLine(crate), ownLine(shock)],
        },
        says: [
          'The refusal comes 20 lines further down / Visitors pass 20 lines from “Where every dog of the valley may sleep overnight” to the one that rules something out: “We never lock a dog in a crate overnight.”. / but far below the opening / Make the refusal the subhead (/): Put “We never lock a dog in a crate overnight.” under “Where every dog of the valley may sleep overnight”, with a line that says why.',
        ],
        quotes: ['We never lock a dog in a crate overnight.', 'Where every dog of the valley may sleep overnight'],
        confidence: 0.6,
      },
      'of a limit on another page': {
        facts: { sentences: [...walks, ...limits] },
        says: [
          'Where Lowbrook says no is told on /about / “We do not take hounds that have bitten a child.”, says /about; “Walks for every dog”, on the home page, leaves nobody out. / but the home page opens with “Walks for every dog” / Put the limit beside the promise (/): Put “We do not take hounds that have bitten a child.” under “Walks for every dog”, with a line that says why.',
        ],
        quotes: ['We do not take hounds that have bitten a child. (/about)', 'Walks for every dog'],
        confidence: 0.65,
      },
      'of a limit on the home page': {
        facts: {
          sentences: [
            ...walks,
            ...limits.map((line) => ({ ...line, page: walks[0]!.page, pageType: 'home' as const })),
          ],
        },
        says: [
          'Where Lowbrook says no is told far down / “Walks for every dog” makes no exception. The exception comes 21 lines further down: “We do not take hounds that have bitten a child.”. / but the home page opens with “Walks for every dog” / Put the limit beside the promise (/): Put “We do not take hounds that have bitten a child.” under “Walks for every dog”, with a line that says why.',
        ],
        quotes: ['We do not take hounds that have bitten a child.', 'Walks for every dog'],
        confidence: 0.65,
      },
    },
    silent: {
      'of donors': { businessModel: fact('donations' as const) },
      'where the home page refuses the same': {
        sentences: [...walks, ownLine('No crate in this house.'), ownLine(crate, elsewhere), ownLine(shock, elsewhere)],
      },
      'under a headline that refuses': { hero: hero('Never a crate, never a chain') },
      'that the best argument below tells': { sentences: [...walks, ownLine(crate), ownLine(shock)] },
      'that answers the line before it': {
        sentences: [...walks, ownLine('Not a cage, not a box in a yard.', elsewhere), ownLine(shock, elsewhere)],
      },
      'on a page of one offer': {
        sentences: [
          ...walks,
          ...[crate, shock].map((text) => ownLine(text, { page: about, pageType: 'product' as const })),
        ],
      },
    },
  },
})
