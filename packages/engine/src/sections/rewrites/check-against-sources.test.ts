import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { checkAgainstSources, type Invention } from './check-against-sources.ts'

const check = (text: string, sources: string[], { allowed = [] as string[], language = 'en' } = {}) =>
  checkAgainstSources(
    text,
    sources.map((one) => ({ text: one })),
    allowed,
    language,
  )
const holds = (...from: Parameters<typeof check>) => assert.deepEqual(check(...from), [], from[0])
const refused = (kind: Invention['kind'], ...from: Parameters<typeof check>) =>
  assert.ok(
    check(...from).some((one) => one.kind === kind),
    `${from[0]}: ${JSON.stringify(check(...from))}`,
  )

const lends = 'Ready in 48 hours or we lend you a bike'

test('a clause of a source holds, with a capital and a full stop of its own', () => {
  holds('Ready in 48 hours, or we lend you a bike.', [lends])
})

test('a word that no source has is refused, unless it is allowed', () => {
  refused('word', 'Ready in 48 hours, or we lend you a tandem.', [lends])
  refused('word', 'Bike repairs in Tollan', [lends])
  holds('Bike repairs in Tollan', [lends], { allowed: ['bike repairs', 'Tollan'] })
})

test('what one gets for nothing is refused where no source gives it', () => {
  refused('word', 'We lend you a free bike.', [lends])
  holds('We lend you a free bike.', ['We lend you a free bike.'])
})

test('a new number is refused, and one that counts something else', () => {
  refused('number', 'Ready in 24 hours, or we lend you a bike', [lends])
  refused('number', 'Ready in 48 days, or we lend you a bike', [`${lends} for days`])
  refused('number', 'Ready in 4 hours', ['Ready in 48 hours'])
  refused('number', '£48 a repair', ['48 repairs a day, each for £12'])
  holds('30 loaves a day', ['30 loaves a day'])
})

test('a superlative is refused, also where the site has it', () => {
  refused('superlative', 'The fastest bike repairs', ['The fastest bike repairs'])
  refused('superlative', 'The best bread', ['Bread and more bread'])
})

test('a condition stays with what it narrows', () => {
  const source = 'At least 30 loaves a month, if you stay a year.'
  refused('condition', '30 loaves a month', [source])
  holds('At least 30 loaves a month, if you stay a year.', [source])
  refused('condition', 'We lend you a bike.', ['We lend you a bike, unless it rains.'])
})

test('what is denied stays denied', () => {
  refused('negation', 'We bake bread for shops.', ['We never bake bread for shops.'])
  refused('negation', 'We never bake bread for shops.', ['We bake bread for shops.'])
})

test('what a firm may be held to stands whole', () => {
  const source = 'Mara is certified for brakes by the town.'
  refused('regulated', 'Certified brakes, by Mara', [source])
  refused('regulated', 'Our tea heals.', ['Our tea warms, and heals nothing.'])
  holds(source, [source])
  refused('regulated', 'Guaranteed bread.', ['Bread', 'Guaranteed if you keep the receipt: fresh bread.'])
})

test('where no words are known of the language, only whole clauses hold', () => {
  holds('Brauð án gers.', ['Við bökum: Brauð án gers. Alla daga.'], { language: 'is' })
  refused('clause', 'Brauð alla daga.', ['Brauð án gers. Alla daga.'], { language: 'xx' })
})

const foreign: [language: string, source: string, whole: string, invented: string, kind: Invention['kind']][] = [
  [
    'de',
    'Fertig in 48 Stunden, sonst leihen wir ein Rad.',
    'Fertig in 48 Stunden, sonst leihen wir ein Rad.',
    'Fertig in 24 Stunden.',
    'number',
  ],
  [
    'de',
    'Ab 30 Euro im Monat, nur für Schüler.',
    'Ab 30 Euro im Monat, nur für Schüler.',
    '30 Euro im Monat',
    'condition',
  ],
  [
    'fr',
    'Du pain sans levure, cuit le matin.',
    'Du pain sans levure, cuit le matin.',
    'Du pain garanti, cuit le matin.',
    'regulated',
  ],
  [
    'pl',
    'Chleb bez drożdży, pieczony rano.',
    'Chleb bez drożdży, pieczony rano.',
    'Najlepszy chleb, pieczony rano.',
    'superlative',
  ],
  ['ru', 'Хлеб без дрожжей, испечённый утром.', 'Хлеб без дрожжей, испечённый утром.', 'Торт без дрожжей.', 'word'],
  ['ja', '毎朝パンを届けます。', '毎朝パンを届けます。', '毎朝ケーキを届けます。', 'word'],
]
test('inventions are told in other languages', () => {
  for (const [language, source, whole, invented, kind] of foreign) {
    holds(whole, [source], { language })
    refused(kind, invented, [source], { language })
  }
})

test('long and odd texts take no longer than their length', () => {
  takesBoundedTime(() => {
    for (const text of pathologicalTexts) check(text, [text, lends])
  })
})
