import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, kind, offering, plan, same, sign } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { sceneAssets } from './scene-assets.ts'

const hills = [
  'The path climbs from here to Corran Head and to Dunmore Bay.',
  'Every spring the lambs come down from Slieve Arda to us.',
  'Cheese comes from Tessel and from Orrinvale across the valley.',
  'At noon a boat sails to Corran Head and to Dunmore Bay.',
  'Snow stays on the slopes from Slieve Arda to the mill.',
]
const far = hills.map((text) => ownLine(text, { page: about, pageType: 'about' }))
const walks = Array.from({ length: 8 }, (_, n) => ownLine(`Walk ${'abcdefgh'.charAt(n)} leads along the river.`))
const chain = ownLine('Design, casting and repair, all under one roof.')
const works = ['Design', 'Casting', 'Repair'].map((name) => offering(name))
const reader = sign('wholesalers', { kind: 'role', source: 'heading' })
const headline = same('Bookkeeping for wholesalers')
const hero = { headline, subhead: null, eyebrow: null }

testDiagnoses(sceneAssets, {
  'place-with-names': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      kind: kind('inn', 'inn'),
      sentences: [...walks, ...hills.map((text) => ownLine(text))],
    },
    says: [
      '“Corran Head” and “Dunmore Bay”: a place told by its names / “Corran Head”, “Dunmore Bay” and “Slieve Arda”: the pages of Lowbrook know them by name, as in “The path climbs from here to Corran Head and to Dunmore Bay.”. / “Corran Head” and “Dunmore Bay”, by name / Put a name of the place into the headline (/): Put “Corran Head” into the first line, with an own photo of it.',
    ],
    quotes: ['The path climbs from here to Corran Head and to Dunmore Bay.'],
    confidence: 0.66,
    variants: {
      'of names that the opening has': {
        facts: { sentences: hills.map((text) => ownLine(text)) },
        says: [
          '“Corran Head” and “Dunmore Bay”: a place told by its names / The opening already has a name on the map, and the pages go on: “Corran Head”, “Dunmore Bay” and “Slieve Arda”. “The path climbs from here to Corran Head and to Dunmore Bay.”, says the home page. / “Corran Head” and “Dunmore Bay”, by name / Put a name of the place into the headline (/): Put “Corran Head” into the first line, with an own photo of it.',
        ],
        quotes: ['The path climbs from here to Corran Head and to Dunmore Bay.'],
        confidence: 0.66,
      },
      'of another page, under a headline': {
        facts: { hero, sentences: [...walks, ...far] },
        says: [
          '“Corran Head” and “Dunmore Bay”: a place told by its names / /about speaks of “Corran Head”, “Dunmore Bay” and “Slieve Arda” as only a neighbour can: “The path climbs from here to Corran Head and to Dunmore Bay.”. / “Corran Head” and “Dunmore Bay”, by name / Put a name of the place into the headline (/): Put “Corran Head” beside “Bookkeeping for wholesalers”, with an own photo of it.',
        ],
        quotes: ['The path climbs from here to Corran Head and to Dunmore Bay. (/about)'],
        confidence: 0.66,
      },
      'of many names': {
        facts: {
          sentences: [
            ...walks,
            ...[
              ...hills,
              'Bread comes from Ballin, fish from Kerrow and beer from Tolgarth.',
              'On clear days you see Inisfar and Roan Rock.',
            ].map((text) => ownLine(text)),
          ],
        },
        says: [
          '“Corran Head” and “Dunmore Bay”: a place told by its names / “Corran Head”, “Dunmore Bay” and “Slieve Arda”: the pages of Lowbrook know them by name, as in “The path climbs from here to Corran Head and to Dunmore Bay.”. / “Corran Head” and “Dunmore Bay”, by name / Put a name of the place into the headline (/): Put “Corran Head” into the first line, with an own photo of it.',
        ],
        quotes: ['The path climbs from here to Corran Head and to Dunmore Bay.'],
        confidence: 0.66,
      },
    },
    speaks: {
      'of a house to let whose kind is not known': {
        kind: null,
        plans: [plan('House', 90, { price: { amount: 90, currency: 'EUR', period: 'week', text: '90 €' } })],
      },
    },
    silent: {
      'of a firm': { kind: kind('law-firm', 'law firm') },
      'of a house whose kind is not known': { kind: null },
      'of names that stand once each': { sentences: hills.slice(0, 3).map((text) => ownLine(text)) },
      'of what no sentence sets anything in': {
        sentences: [
          ...['Ask Corran and Dunmore, or Slieve, for more.', 'With Corran, Dunmore and Slieve come oil and wine.'],
          'We serve Tessel and Orrinvale.',
        ].map((text) => ownLine(text)),
      },
      'of ways to come': { sentences: hills.map((text) => ownLine(`20 min ${text}`)) },
      'of dishes and prices': { sentences: hills.map((text) => ownLine(text, { role: 'pricing' })) },
      'where fewer names stand': { sentences: hills.slice(1, 2).map((text) => ownLine(text)) },
      'of a list of towns served': {
        sentences: [ownLine('We come to Corran, Dunmore, Tessel, Orrinvale, Ballin and Kerrow.')],
      },
      'of words that the site writes small': {
        sentences: [
          ...hills.map((text) => ownLine(text)),
          ownLine('We sell corran, dunmore, slieve, tessel and orrinvale here.'),
        ],
      },
      'of posts': { sentences: hills.map((text) => ownLine(text, { pageType: 'post' })) },
      'in a language whose nouns have capitals': { language: fact('de') },
    },
  },
  'whole-chain-in-one-house': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      services: works,
      sentences: [...walks, chain],
    },
    says: [
      'The whole chain is one house’s: “Design, casting and repair, all under one roof.” / “Design, casting and repair, all under one roof.”, says the home page; “Design”, “Casting” and “Repair” are its parts, and whoever begins with one finds the next in the same house. / “Design, casting and repair, all under one roof.” / Name the chain first, the parts below (/): Put “Design, casting and repair, all under one roof.” under the headline, its steps below it in order.',
    ],
    quotes: ['Design, casting and repair, all under one roof.'],
    confidence: 0.75,
    variants: {
      'in the opening': {
        facts: { sentences: [chain] },
        says: [
          'The whole chain is one house’s: “Design, casting and repair, all under one roof.” / “Design, casting and repair, all under one roof.” stands in the opening: one house answers for every step of it. / “Design, casting and repair, all under one roof.” / List the steps under the line (/): Keep “Design, casting and repair, all under one roof.”, and put its steps under it in order.',
        ],
        quotes: ['Design, casting and repair, all under one roof.'],
        confidence: 0.75,
      },
      'on another page': {
        facts: { sentences: [...walks, { ...chain, page: about, pageType: 'about' }] },
        says: [
          'The whole chain is one house’s: “Design, casting and repair, all under one roof.” / /about counts the steps, “Design, casting and repair, all under one roof.”; “Design”, “Casting” and “Repair” are offered one by one. / “Design, casting and repair, all under one roof.” / Name the chain first, the parts below (/): Put “Design, casting and repair, all under one roof.” under the headline, its steps below it in order.',
        ],
        quotes: ['Design, casting and repair, all under one roof. (/about)'],
        confidence: 0.75,
      },
      'of services with long names': {
        facts: {
          services: works.map(({ value }) => offering(`${value.name} of bells for towers of all sizes and ages`)),
        },
        says: [
          'The whole chain is one house’s: “Design, casting and repair, all under one roof.” / The home page names the chain in one line: “Design, casting and repair, all under one roof.”. One house answers for all of it. / “Design, casting and repair, all under one roof.” / Name the chain first, the parts below (/): Put “Design, casting and repair, all under one roof.” under the headline, its steps below it in order.',
        ],
        quotes: ['Design, casting and repair, all under one roof.'],
        confidence: 0.65,
      },
    },
    silent: {
      'where one thing is done': { services: works.slice(1) },
      'where no steps are named': { sentences: [ownLine('All of it stands under one roof.')] },
      'where the words open the line': {
        sentences: [ownLine('Under one roof we design, cast, repair and hang bells.')],
      },
      'where the steps are sentences': {
        sentences: [ownLine('When your old bell begins to sound dull, bring it to us, all under one roof.')],
      },
      'of a post': { sentences: [{ ...chain, pageType: 'post' }] },
      'in a language without such words': { language: fact('xx') },
    },
  },
  'one-job-for-one-reader': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      hero,
      audiences: [reader],
    },
    says: [
      'Lowbrook is made for wholesalers / The headline itself chooses its reader, “Bookkeeping for wholesalers”: whoever is not among wholesalers may leave, and the others know that they are meant. / “Bookkeeping for wholesalers” / Keep wholesalers in the headline (/): Keep “Bookkeeping for wholesalers”, and let one of the wholesalers confirm it beside the call.',
    ],
    quotes: ['Bookkeeping for wholesalers'],
    confidence: 0.75,
    variants: {
      'below the headline, in several places': {
        facts: {
          hero: { headline: same('Books that close themselves'), subhead: headline, eyebrow: null },
          audiences: [
            reader,
            sign('wholesalers', { kind: 'role', source: 'phrase' }),
            sign('wholesalers', { kind: 'role', source: 'plan' }),
          ],
        },
        says: [
          'Lowbrook is made for wholesalers / “Bookkeeping for wholesalers”, says the opening, and the pages keep to it: wholesalers come up in three places, before any other reader. / “Bookkeeping for wholesalers” / Name wholesalers in the headline (/): Put wholesalers into the first five words of the headline; “Bookkeeping for wholesalers” stays below it.',
        ],
        quotes: ['Bookkeeping for wholesalers'],
        confidence: 0.75,
      },
      'below the headline, of a known kind': {
        facts: {
          hero: { headline: same('Books that close themselves'), subhead: headline, eyebrow: null },
          kind: kind('accountant', 'accounting firm'),
        },
        says: [
          'Lowbrook is made for wholesalers / One accounting firm, one reader: “Bookkeeping for wholesalers” speaks to wholesalers before anyone else. / “Bookkeeping for wholesalers” / Name wholesalers in the headline (/): Put wholesalers into the first five words of the headline; “Bookkeeping for wholesalers” stays below it.',
        ],
        quotes: ['Bookkeeping for wholesalers'],
        confidence: 0.75,
      },
      'below the headline': {
        facts: { hero: { headline: same('Books that close themselves'), subhead: headline, eyebrow: null } },
        says: [
          'Lowbrook is made for wholesalers / “Bookkeeping for wholesalers”: Lowbrook has wholesalers in mind, and says so where they arrive. / “Bookkeeping for wholesalers” / Name wholesalers in the headline (/): Put wholesalers into the first five words of the headline; “Bookkeeping for wholesalers” stays below it.',
        ],
        quotes: ['Bookkeeping for wholesalers'],
        confidence: 0.75,
      },
    },
    silent: {
      'where the menu has a door for others': {
        audiences: [reader, reader, sign('teachers', { kind: 'role', source: 'menu' })],
      },
      'where others are named as often': {
        audiences: [reader, sign('investors', { kind: 'pursuit', source: 'phrase' })],
      },
      'where the opening names nobody': {
        hero: { headline: same('Books that close themselves'), subhead: null, eyebrow: null },
      },
      'where the opening names several': {
        hero: { headline: same('For teachers and wholesalers'), subhead: null, eyebrow: null },
      },
      'where reviews alone name them': { audiences: [sign('wholesalers', { kind: 'role', source: 'testimonial' })] },
      'where they are children': {
        audiences: [sign('children', { kind: 'person' })],
        hero: { headline: same('Lessons for children'), subhead: null, eyebrow: null },
      },
      'in a language without words for readers': { language: fact('xx') },
    },
  },
})
