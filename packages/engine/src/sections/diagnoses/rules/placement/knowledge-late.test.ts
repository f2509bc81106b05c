import { homeUrl } from '../../../../report/report-fixtures.ts'
import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, call, fact, hero, kind, plan, post, pricedAt, quote } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { knowledgeLate } from './knowledge-late.ts'

const name = fact({ name: 'Lowbrook', variants: [] as string[] })
const ask = (question: string, at = about) => ({
  ...fact({ question, answer: 'It depends on the leaf, on the soil and on the week of the year.' as string | null }),
  quotes: [quote(question, at)],
})
const subjects = ['oak', 'elm', 'ash', 'yew', 'fir', 'pear', 'plum', 'rose', 'vine', 'hazel', 'birch', 'maple']
const questions = subjects.map((tree) => ask(`How do I water a young ${tree}?`))
const scattered = subjects.map((tree, n) =>
  ask(`How do I water a young ${tree}?`, `${homeUrl}${'abcdefghijkl'.charAt(n)}`),
)
const posts = [...'abcde'].map((letter) => post(`Tree ${letter}`, null))

const walks = [...'abcdefghijklmn'].map((letter) => ownLine(`Walk ${letter} leads along the river.`))
const hills = [
  'The path climbs from here to Corran Head and to Dunmore Bay.',
  'Boats leave for Corran Head and for Dunmore Bay.',
  'In summer they sail to Corran Head and to Dunmore Bay.',
  'Sheep graze below Slieve Arda, near Corran Head.',
  'The wind comes from Slieve Arda over Lough Ennel.',
  'In May we walk to Lough Ennel and to Glen Avon.',
]
const more = ['A path leads to Bray Hollow and to Tarn Moss.', 'Geese rest below Tarn Moss, near Bray Hollow.']
const elsewhere = { page: about, pageType: 'about' as const }

testDiagnoses(knowledgeLate, {
  'answers-not-at-home': {
    facts: { language: fact('en'), name, hero: hero('Trees for every garden'), questions },
    says: [
      'What Lowbrook knows is kept on /about / /about answers “How do I water a young ash?” and “How do I water a young yew?”; the home page says “Trees for every garden”, and answers neither. / but the home page opens with “Trees for every garden” / Put one answer on the home page (/): Put “How do I water a young ash?”, with its answer in two sentences, below “Trees for every garden”.',
    ],
    quotes: ['How do I water a young ash? (/about)', 'Trees for every garden'],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'of articles': {
        facts: { posts },
        says: [
          'What Lowbrook knows is kept on /about / 5 articles and answers such as the one to “How do I water a young ash?” stand behind “Trees for every garden”; no line of the home page uses one. / but the home page opens with “Trees for every garden” / Put one answer on the home page (/): Put “How do I water a young ash?”, with its answer in two sentences, below “Trees for every garden”.',
        ],
        quotes: ['How do I water a young ash? (/about)', 'Trees for every garden'],
        confidence: 0.65,
      },
      'of many pages, before a call': {
        facts: { questions: scattered, ctas: [call('Order a tree', 'buy')] },
        says: [
          'What Lowbrook knows is kept on /c / “How do I water a young ash?”, /c has the answer; the home page goes from “Trees for every garden” to “Order a tree” without one. / but the home page opens with “Trees for every garden” / Put one answer on the home page (/): Put “How do I water a young ash?”, with its answer in two sentences, below “Trees for every garden”.',
        ],
        quotes: ['How do I water a young ash? (/c)', 'Trees for every garden'],
        confidence: 0.65,
      },
      'of many pages, under a long headline': {
        facts: { questions: scattered, hero: hero('Trees for every garden of the long green valley') },
        says: [
          'What Lowbrook knows is kept on /c / Who asks “How do I water a young ash?” is helped on /c, before buying anything. The home page opens with “Trees for every garden of the long green valley” and shows none of that. / but the home page shows none of the answers / Put one answer on the home page (/): Put “How do I water a young ash?”, with its answer in two sentences, below “Trees for every garden of the long green valley”.',
        ],
        quotes: ['How do I water a young ash? (/c)', 'Trees for every garden of the long green valley'],
        confidence: 0.65,
      },
    },
    silent: {
      'of few': { questions: questions.slice(1) },
      'where the home page asks one': { questions: [...questions, ask('What is a tree?', homeUrl)] },
      'where none guides': { questions: subjects.map((tree) => ask(`Is the ${tree} yours?`)) },
      'under a headline that refuses': { hero: hero('Never a plastic pot, never a plastic tag') },
      'without a headline': { hero: hero(null) },
    },
  },
  'place-named-late': {
    facts: {
      language: fact('en'),
      name,
      kind: kind('inn', 'inn'),
      hero: hero('Rooms by the river'),
      sentences: [...walks, ...hills.map((text) => ownLine(text))],
    },
    says: [
      '“Corran Head” and “Dunmore Bay” come after the opening / “Rooms by the river” could stand over any inn; “The path climbs from here to Corran Head and to Dunmore Bay.”, further down, could not. / but the home page opens with “Rooms by the river” / Put “Corran Head” into the first line (/): Put “Corran Head” beside “Rooms by the river”, with an own photo of it.',
    ],
    quotes: ['The path climbs from here to Corran Head and to Dunmore Bay.', 'Rooms by the river'],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'of another page': {
        facts: { sentences: [...walks, ...hills.map((text) => ownLine(text, elsewhere))] },
        says: [
          '“Corran Head” and “Dunmore Bay” come after the opening / “The path climbs from here to Corran Head and to Dunmore Bay.”, says /about. Whoever reads only “Rooms by the river” learns of no such place. / but the home page opens with “Rooms by the river” / Put “Corran Head” into the first line (/): Put “Corran Head” beside “Rooms by the river”, with an own photo of it.',
        ],
        quotes: ['The path climbs from here to Corran Head and to Dunmore Bay. (/about)', 'Rooms by the river'],
        confidence: 0.65,
      },
      'of a host by its prices': {
        facts: { kind: null, plans: [pricedAt(plan('Room', 90), { period: 'week' })] },
        says: [
          '“Corran Head” and “Dunmore Bay” come after the opening / “Rooms by the river” and the lines after it name none of these places; “The path climbs from here to Corran Head and to Dunmore Bay.” does, further down. / but the home page opens with “Rooms by the river” / Put “Corran Head” into the first line (/): Put “Corran Head” beside “Rooms by the river”, with an own photo of it.',
        ],
        quotes: ['The path climbs from here to Corran Head and to Dunmore Bay.', 'Rooms by the river'],
        confidence: 0.65,
      },
      'of many names on another page, under a long headline': {
        facts: {
          hero: hero('Quiet rooms by the river for the whole family'),
          sentences: [...walks, ...hills, ...more].map((line) =>
            typeof line === 'string' ? ownLine(line, elsewhere) : line,
          ),
        },
        says: [
          '“Corran Head” and “Dunmore Bay” come after the opening / /about knows “Corran Head”, “Dunmore Bay” and “Slieve Arda” by name; the opening, “Quiet rooms by the river for the whole family”, knows none of them. / but the opening names none of them / Put “Corran Head” into the first line (/): Put “Corran Head” beside “Quiet rooms by the river for the whole family”, with an own photo of it.',
        ],
        quotes: [
          'The path climbs from here to Corran Head and to Dunmore Bay. (/about)',
          'Quiet rooms by the river for the whole family',
        ],
        confidence: 0.65,
      },
    },
    silent: {
      'where the headline has a name': { hero: hero('Rooms below Slieve Arda') },
      'where one of the first lines has a name': { sentences: hills.map((text) => ownLine(text)) },
      'of a trade that is no place': { kind: kind('joinery', 'joinery') },
      'without a headline': { hero: hero(null) },
    },
  },
})
