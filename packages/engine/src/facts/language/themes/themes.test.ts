import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../../evidence.ts'
import { pathologicalTexts, takesBoundedTime } from '../../../lexicon/list-checks.ts'
import type { Post } from '../../publishing/shapes.ts'
import { bodySentence } from '../language-fixtures.ts'
import type { Sentence } from '../shapes.ts'
import { themes } from './themes.ts'

const home = 'https://oakrow.example/'

const sentence = (text: string, more: Partial<Sentence> = {}) => bodySentence(text, { page: home, ...more })

/** Lines that begin with `#` are headings; a line `/path` begins a page. */
function page(text: string): Sentence[] {
  let address = home
  return text.split('\n').flatMap((line) => {
    const words = line.trim()
    if (words.startsWith('/')) address = new URL(words, home).href
    if (words === '' || words.startsWith('/')) return []
    const isHeading = words.startsWith('# ')
    return sentence(isHeading ? words.slice(2) : words, { page: address, place: isHeading ? 'heading' : 'body' })
  })
}

const labels = (text: string, language: string, names: string[] = [], posts: Fact<Post>[] = []) =>
  themes(page(text), { language, names, posts }).map(({ value }) => value.label)

const sheds = `
  # Garden rooms built in a week
  We plan a garden room with you, and Oakrow joiners put it up. Every garden room has foundations of screws.
  # Green roofs
  A green roof keeps the rain off the drains. Our green roofs are sown with sedum, and a green roof wants no mowing.
  /rooms
  # Garden rooms
  A garden room needs no planning permission in most gardens. Oakrow is a family workshop.
  # Planning permission
  We write to the council when planning permission is needed, and planning permission costs nothing then.
  /roofs
  # Green roofs for old sheds
  You can choose between moss and sedum. Click here to learn more about our services.`

test('a theme is a phrase of the site that stands on several pages, larger ones first', () => {
  const found = themes(page(sheds), { language: 'en', names: ['Oakrow'], posts: [] })
  assert.deepEqual(found.map(({ value }) => value.label).sort(), ['Garden rooms', 'Green roofs', 'Planning permission'])
  const shares = found.map(({ value }) => value.share)
  assert.deepEqual(
    shares,
    [...shares].sort((a, b) => b - a),
  )
  assert.ok(shares.every((share) => share > 0 && share <= 1))
})

test('each theme quotes sentences that hold it, and names the pages that they stand on', () => {
  const sentences = page(sheds)
  for (const { value, quotes } of themes(sentences, { language: 'en', names: ['Oakrow'], posts: [] })) {
    assert.ok(quotes.length > 0 && value.pages.length > 0)
    for (const quote of quotes)
      assert.ok(sentences.some(({ text, page }) => text === quote.text && page === quote.page))
  }
})

test('the name of the brand, words of any company and words of menus name no theme', () => {
  const text = `
    # Our services
    Oakrow offers services for customers. Contact the Oakrow team about our services.
    # Contact our team
    The services of Oakrow are for all customers. Learn more about the Oakrow team and its services.`
  assert.deepEqual(labels(text, 'en', ['Oakrow']), [])
})

test('a country, or a town that is only ever somebody’s place, names no theme', () => {
  const text = `
    # Roofers in Norwich
    Slate roofs in Norwich. We mend slate roofs in Norwich and in France.
    # Slate roofs
    Slate roofs last for a century in Norwich, in France and elsewhere.
    # Made in France`
  assert.deepEqual(labels(text, 'en'), ['Slate roofs'])
})

test('a verb at the head of a sentence is no part of a theme', () => {
  const found = labels(
    `# Track your meals
    You track your meals by photograph. We track the meals for you.
    # Meal diary
    The meal diary is yours. Share the meal diary with a doctor, and track your weight.`,
    'en',
  )
  assert.ok(found.length > 0)
  assert.ok(found.every((label) => !/track/i.test(label)))
})

const inLanguages: [language: string, text: string, expected: string][] = [
  [
    'de',
    `# Dachbegrünung\nEine Dachbegrünung hält den Regen zurück.\nUnsere Dachbegrünung pflegt sich selbst.\n# Kosten der Dachbegrünung`,
    'Dachbegrünung',
  ],
  [
    'fr',
    `# Soins du visage\nNos soins du visage durent une heure.\nLe soin du visage commence par un masque.`,
    'Soins du visage',
  ],
  [
    'es',
    `# Clases de cerámica\nNuestras clases de cerámica son para todos.\nLas clases de cerámica empiezan en marzo.`,
    'Clases de cerámica',
  ],
  [
    'it',
    `# Corsi di ceramica\nI nostri corsi di ceramica sono per tutti.\nOgni corso di ceramica dura un mese.`,
    'Corsi di ceramica',
  ],
  ['pl', `# Pompy ciepła\nMontujemy pompy ciepła w domach.\nKażda pompa ciepła ma gwarancję.`, 'Pompy ciepła'],
  [
    'ru',
    `# Тренировки по боксу\nТренировки по боксу идут каждый вечер.\nМы ведём тренировки по боксу для детей.`,
    'Тренировки по боксу',
  ],
  [
    'ja',
    `# 薪ストーブ\n薪ストーブのある暮らし。\n当社は薪ストーブを設置します。\n薪ストーブは火を楽しめます。`,
    '薪ストーブ',
  ],
  ['zh', `# 木地板\n我们的木地板很耐用。\n选择木地板,就是选择自然。\n木地板安装需要一天。`, '木地板'],
  ['ko', `# 목공 수업\n목공 수업은 매주 열립니다.\n우리는 목공 수업을 준비합니다.`, '목공 수업'],
  [
    'ar',
    `# استعادة البيانات\nنحن نقدم استعادة البيانات من كل قرص.\nتحتاج استعادة البيانات إلى صبر.`,
    'استعادة البيانات',
  ],
  ['tr', `# Isı pompası\nHer eve bir ısı pompası kuruyoruz.\nIsı pompası sessiz çalışır.`, 'Isı pompası'],
]

for (const [language, text, expected] of inLanguages) {
  test(`finds a subject in ${language}`, () => {
    assert.ok(labels(text, language).includes(expected), labels(text, language).join(', '))
  })
}

test('a site without a language, or in one without word lists, has no themes', () => {
  assert.deepEqual(themes(page(sheds), { language: null, names: [], posts: [] }), [])
  assert.deepEqual(themes(page(sheds), { language: 'xx', names: [], posts: [] }), [])
})

test('a few words have no theme', () => {
  assert.deepEqual(labels('# Oak tables\nMade by hand.', 'en'), [])
})

test('the newest post about a theme dates it', () => {
  const post = (title: string, date: string): Fact<Post> => ({
    value: { title, url: `${home}${date}`, date, source: home },
    basis: 'stated',
    confidence: 0.9,
    quotes: [{ page: home, text: title, locator: 'a' }],
  })
  const posts = [post('Sowing green roofs', '2026-03-01'), post('Green roofs in winter', '2025-12-01')]
  const found = themes(page(sheds), { language: 'en', names: ['Oakrow'], posts })
  assert.equal(found.find(({ value }) => value.label === 'Green roofs')?.value.newest, '2026-03-01')
  assert.equal(found.find(({ value }) => value.label === 'Planning permission')?.value.newest, null)
})

test('texts that no site has take bounded time', () => {
  for (const language of ['en', 'ja', 'ko', 'ar', 'fr']) {
    for (const text of pathologicalTexts) {
      takesBoundedTime(() => {
        themes([sentence(text), sentence(text, { place: 'heading' })], {
          language,
          names: [text.slice(0, 50)],
          posts: [],
        })
      })
    }
  }
})

test('on a site of many pages one word that a single page repeats is no subject of the site', () => {
  const others = ['rooms', 'roofs', 'sheds', 'about', 'contact'].map(
    (name) => `/${name}\n# Green roofs\nA green roof keeps the rain off, and green roofs need the sun.`,
  )
  const glossary = `/words\n# A word or two\n${'The mortise holds a tenon, and a mortise is cut by hand.\n'.repeat(6)}`
  assert.ok(!labels([...others, glossary].join('\n'), 'en').includes('Mortise'))
})

test('a word that mostly begins sentences asks for something, and names no subject', () => {
  const found = labels(
    `# Garden rooms
    Shipment plans for garden rooms are free. Measure the room. # Measure twice
    Measure the door of your garden room. Measure the path to it. Measure the slope. Measure the trees beside it.
    Measure what is left. Measure again. Measure the height.`.replace(/\. /g, '.\n'),
    'en',
  )
  assert.ok(!found.includes('Measure'), found.join())
})
