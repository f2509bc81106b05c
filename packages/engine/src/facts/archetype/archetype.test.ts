import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentence } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { writingFact, writingOf } from '../language/writing-fixtures.ts'
import { archetype } from './archetype.ts'
import { wordVotes } from './word-votes.ts'

const noPalette = { colors: [], candidates: [], pairs: [], themes: [], gradients: [], logoAgreement: null }

const line = (text: string, more: Partial<Sentence> = {}) =>
  bodySentence(text, { page: 'https://quillow.example/', ...more })

const read = (texts: (string | Sentence)[], { language = 'en', names = [] as string[] } = {}) =>
  archetype(
    texts.map((text) => (typeof text === 'string' ? line(text) : text)),
    { language, names, writing: null, industry: null, palette: noPalette, ctas: [] },
  )

const careful = [
  'We look after your mother as if she were ours.',
  'Gentle hands, a safe home, and somebody who listens at night.',
  'Peace of mind for the whole family.',
]
const learned = [
  'Every figure on this page names its source.',
  'We publish our research, our methods and the data behind them.',
  'Make informed decisions with evidence instead of opinion.',
]

test('the archetype is the one that the words speak for', () => {
  assert.equal(read(careful)?.value.primary, 'Caregiver')
  assert.equal(read(learned)?.value.primary, 'Sage')
})

test('words in other languages are known', () => {
  const german = [
    'Wir sind für Sie da, mit Herz und Verstand.',
    'Liebevolle Betreuung und Geborgenheit für Ihre Eltern.',
  ]
  assert.equal(read(german, { language: 'de' })?.value.primary, 'Caregiver')
  const ukrainian = ['Піклуємося про кожну дитину.', 'Тепла атмосфера, підтримка і довіра.', 'Вчимося у своєму темпі.']
  assert.equal(read(ukrainian, { language: 'uk' })?.value.primary, 'Caregiver')
  const danish = [
    'Et fællesskab af naboer.',
    'Rimelige priser, uden dikkedarer.',
    'Familieejet og hyggelig.',
    'Alle er velkomne.',
  ]
  assert.equal(read(danish, { language: 'da' })?.value.primary, 'Everyman')
  const japanese = ['ご家族に寄り添い、安心の介護を届けます。', '思いやりのあるケアでお年寄りを見守ります。']
  assert.equal(read(japanese, { language: 'ja' })?.value.primary, 'Caregiver')
})

test('the mix is sorted and sums to one', () => {
  const mix = read([...careful, ...learned])?.value.mix ?? []
  assert.deepEqual(
    mix.map(({ share }) => share),
    mix.map(({ share }) => share).sort((a, b) => b - a),
  )
  assert.equal(Math.round(100 * mix.reduce((sum, { share }) => sum + share, 0)), 100)
})

test('a lead makes it surer than a close race', () => {
  const clear = read(learned)!
  const close = read([...careful, ...learned])!
  assert.ok(clear.value.margin > close.value.margin)
  assert.ok(clear.confidence > close.confidence)
})

test('the archetype quotes the sentences that speak for it', () => {
  const { quotes } = read([...careful, 'The office opens at nine.'])!
  assert.ok(quotes.length >= 2)
  assert.ok(quotes.every(({ text }) => careful.includes(text)))
})

test('words are shown as the site writes them', () => {
  const { passages } = read(
    ['Für alle da, Tag und Nacht.', 'Ein Zuhause voller Geborgenheit und liebevoller Betreuung.'],
    {
      language: 'de',
    },
  )!.value
  const words = passages.flatMap((passage) => passage.words)
  assert.ok(words.includes('Geborgenheit') && words.includes('Für alle'), words.join())
})

test('one word is no character', () => {
  assert.equal(read(['Strong', 'Look around.']), null)
})

test('a thin text gives no archetype, whatever the site looks like', () => {
  const thin = [line('Strong coffee.'), line('Open from nine.')]
  const about = { names: [], industry: null, palette: noPalette, ctas: [] }
  const lively = writingFact(writingOf({ exclamations: 20, marks: { irreverence: 0.2 } }))
  assert.equal(archetype(thin, { language: 'en', writing: lively, ...about }), null)
  assert.equal(archetype(thin, { language: 'id', writing: lively, ...about })?.value.method, 'looks')
  assert.equal(
    archetype(thin, { language: 'id', writing: writingFact(writingOf({ exclamations: 20 })), ...about }),
    null,
  )
})

test('words that only name the trade do not make a teacher a sage', () => {
  const english = [
    'Driving lessons and theory courses in Marlow.',
    'Book a course, study the handbook and pass your exam.',
    'Patient instructors who go at your own pace.',
    'We put you at ease, however nervous you are.',
  ]
  assert.equal(read(english)?.value.primary, 'Caregiver')
  const german = [
    'Fahrschule mit Lehrgängen, Seminaren und Theorie.',
    'Unsere Fahrlehrer und Dozenten bilden dich aus.',
    'Mit Geduld und ganz ohne Stress.',
    'Wir sind für dich da.',
  ]
  assert.equal(read(german, { language: 'de' })?.value.primary, 'Caregiver')
  const korean = [
    '운전 강좌와 강의.',
    '강사와 함께하는 연수.',
    '걱정하지 마세요, 끝까지 함께 합니다.',
    '따뜻한 배려로 곁에서 돌봐 드립니다.',
  ]
  assert.equal(read(korean, { language: 'ko' })?.value.primary, 'Caregiver')
})

test('a teacher who promises understanding is a sage', () => {
  const texts = ['Lessons that go to the root cause.', 'Understand why it works, with evidence.', 'Wisdom over drill.']
  assert.equal(read(texts)?.value.primary, 'Sage')
})

test('automation is no magic', () => {
  const english = [
    'Smart automation with artificial intelligence.',
    'Plain English, no jargon, fair prices.',
    'A family business from around the corner.',
  ]
  assert.equal(read(english)?.value.primary, 'Everyman')
  const german = [
    'Automatisch, smart und mit KI.',
    'Ohne Fachchinesisch, zum Festpreis.',
    'Ein Familienbetrieb von nebenan, unkompliziert und auf Augenhöhe.',
  ]
  assert.equal(read(german, { language: 'de' })?.value.primary, 'Everyman')
})

test('of two archetypes whose words come up alike, brands are more often the one', () => {
  const texts = ['Caring.', 'Peace of mind.', 'Dignity.', 'Wondrous.', 'Futuristic.', 'Astonishing.']
  const mix = read(texts)?.value.mix ?? []
  const shareOf = (wanted: string) => mix.find(({ archetype }) => archetype === wanted)?.share ?? 0
  assert.ok(shareOf('Magician') > 0)
  assert.ok(shareOf('Caregiver') > shareOf('Magician'))
})

test('customers’ words do not count', () => {
  const said = careful.map((text) => line(text, { speaker: 'customer' }))
  assert.equal(read([...said, ...learned])?.value.primary, 'Sage')
})

test('what is denied is not claimed', () => {
  const votes = (text: string) => wordVotes([line(text)], { language: 'en', names: [], isExplained: () => false })
  assert.ok(votes('We are rebels.')!.length > 0)
  assert.equal(votes('We are not rebels.')!.length, 0)
})

test('the brand’s own name is no evidence of its character', () => {
  const texts = ['Wild Horizon sells paper.', 'Wild Horizon delivers on Monday.', ...learned]
  const words = read(texts, { names: ['Wild Horizon'] })?.value.passages.flatMap((passage) => passage.words) ?? []
  assert.ok(!words.includes('wild') && !words.includes('horizon'))
})

test('words of the trade itself count half', () => {
  const isExplained = (word: string) => word === 'health'
  const uses = (explain: boolean) =>
    wordVotes([line('For health.')], { language: 'en', names: [], isExplained: explain ? isExplained : () => false })
  assert.equal(uses(true)![0]!.uses, uses(false)![0]!.uses / 2)
})

test('a word that is repeated a hundred times does not outvote the rest', () => {
  const repeated = Array.from({ length: 100 }, (_, index) => line(`Fun number ${index}.`))
  assert.equal(read([...repeated, ...learned])?.value.primary, 'Sage')
})

test('a language without a list gives no archetype from words', () => {
  assert.equal(read(['Kami menjaga keluarga Anda.', 'Aman dan penuh kasih.'], { language: 'id' }), null)
})

test('no text gives no archetype', () => {
  assert.equal(read([]), null)
})
