import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageType } from '../../artifacts.ts'
import { bodySentence, bodySentences } from '../../facts/language/language-fixtures.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { claim, fact, same } from '../swot/swot-fixtures.ts'
import { differentiators } from './differentiators.ts'

type Inputs = Parameters<typeof differentiators>[0]

const found = (sentences: Sentence[], own: Partial<Inputs> = {}) =>
  differentiators({
    language: fact('en'),
    name: null,
    claims: [],
    guarantees: [],
    ...own,
    sentences,
  })
const values = (texts: string[], own: Partial<Inputs> = {}) =>
  found(bodySentences(texts), own).map(({ value }) => value)
/** How sure a sentence alone is: each sign makes it more so, or less. */
const sure = (text: string, more: Partial<Sentence> = {}, own: Partial<Inputs> = {}) =>
  found([bodySentence(text, more)], own)[0]?.confidence ?? 0

const base = 'Bread is brought free of charge to the door'
const isTold = (text: string, more: Partial<Sentence> = {}) =>
  assert.equal(found([bodySentence(text, more)]).length, 1, text)
const isNotTold = (text: string, more: Partial<Sentence> = {}) =>
  assert.deepEqual(found([bodySentence(text, more)]), [], text)

test('what the brand gives, guarantees or does unlike others is told, verbatim and with its place', () => {
  isTold(base)
  isTold('Unlike others our bread rests for two days')
  isTold('Money back guarantee on every loaf of bread')
  isNotTold('Bread is brought in the morning to the door')
  isNotTold('Our bread is brown and good', { pageType: 'product' })
  assert.deepEqual(found([bodySentence(base)])[0]?.quotes, [
    { page: 'https://quillmoss.test/', text: base, locator: 'p' },
  ])
})

const signs: [sign: string, text: string][] = [
  ['how it is made', `${base}, baked by hand`],
  ['that it is whole', `${base}, under one roof`],
  ['what it refuses', `${base}, without sugar`],
  ['a guarantee', `${base}, price match`],
  ['what one gains by it', `${base} and saves time`],
  ['that it says “we”', `${base} by us`],
  ['a number', `${base} by 7`],
  ['that it is of many words', `${base}, warm and soft and sweet and salty and brown.`],
]
for (const [sign, text] of signs) {
  test(`${sign} makes it surer`, () => assert.ok(sure(text) > sure(base)))
}

test('a contrast to others makes it surer where running text speaks of the brand, or where it is loud', () => {
  assert.ok(sure(`${base} by us, a world first.`) > sure(`${base} by us.`))
  assert.equal(sure(`${base}, a world first`), sure(base))
  const loud = { place: 'heading' } as const
  assert.ok(sure(`${base}, a world first`, loud) > sure(base, loud))
})

test('its own name, in any of its spellings, makes it surer', () => {
  const name = fact({ name: 'Oakrow', variants: ['Oak Row'] })
  for (const spelled of ['Oakrow', 'OAK ROW']) {
    const text = `${base} by ${spelled}`
    assert.ok(sure(text, {}, { name }) > sure(text), spelled)
  }
})

test('the text of a guarantee that was found elsewhere is one', () => {
  assert.ok(sure(base, {}, { guarantees: [same(base)] }) > sure(base))
})

test('the home page says it surer than a page about the brand, and that surer than others', () => {
  const of = (pageType: PageType) => sure(base.replace('free', 'unlike others free'), { pageType })
  assert.ok(of('home') > of('about'))
  assert.ok(of('about') > of('product'))
})

test('the opening says it surer than running text, and a heading less sure', () => {
  for (const place of ['headline', 'subhead', 'description'] as const)
    assert.ok(sure(base, { place }) > sure(base), place)
  assert.ok(sure(base, { place: 'heading' }) < sure(base))
})

test('the first forty lines of a page say it surer than later ones', () => {
  const others = bodySentences(Array.from({ length: 40 }, (_, at) => `Line ${at} is a line.`))
  const after = (count: number) => found([...others.slice(0, count), bodySentence(base)])[0]?.confidence ?? 0
  assert.equal(after(39), sure(base))
  assert.ok(after(40) < sure(base))
  const elsewhere = others.map((line) => ({ ...line, page: 'https://quillmoss.test/other' }))
  assert.equal(found([...elsewhere, bodySentence(base)])[0]?.confidence, sure(base))
})

test('few words, and what the whole trade claims, make it less sure', () => {
  assert.ok(sure('Fresh bread free of charge') > sure('Bread free of charge'))
  assert.ok(sure(base, {}, { claims: [claim(base, { isParity: true })] }) < sure(base))
  assert.equal(sure(base, {}, { claims: [claim(base, {})] }), sure(base))
})

test('a good place alone sets nothing apart', () => {
  isNotTold('Oakrow bread in the morning: 7 loaves, and the oven is as warm as bread is brown.', {
    place: 'headline',
  })
})

test('words of customers, labels of buttons and pages about other things tell no difference', () => {
  isNotTold(base, { speaker: 'customer' })
  isNotTold(base, { place: 'action' })
  isNotTold(base, { role: 'testimonials' })
  const text = 'Unlike others we bring 7 loaves free of charge, money back guaranteed'
  isTold(text, { pageType: 'product' })
  for (const pageType of ['post', 'blog', 'careers', 'legal', 'team', 'press', 'contact', 'security'] as const)
    isNotTold(text, { pageType })
})

test('a question, a way to reach it, and a call to do something are no difference', () => {
  isNotTold(`${base}?`)
  assert.deepEqual(values(['パンを無料でお届けしますか？'], { language: fact('ja') }), [])
  isNotTold(`${base}: 0551 234 5678`)
  isNotTold(`${base}: bread@oakrow.example`)
  isNotTold(`${base}: https://oakrow.example`)
  isNotTold('Book a loaf of bread free of charge')
  isTold('A book and a loaf of bread free of charge')
})

test('a line has three to 32 words, and more than twelve of running text need an end', () => {
  isNotTold('Free bread')
  isTold('Free bread, guaranteed')
  const long = (words: number) => `${base} ${'so '.repeat(words - 9)}`.trim()
  isTold(`${long(32)}.`)
  isNotTold(`${long(33)}.`)
  isTold(long(12))
  isNotTold(long(13))
  isTold(long(13), { place: 'subhead' })
})

test('the firmest comes first', () => {
  const firm = 'Unlike others we guarantee money back for cakes'
  assert.deepEqual(values([base, firm]), [firm, base])
  assert.deepEqual(values([firm, base]), [firm, base])
})

test('the same is not said twice, in other words, on another page or in a script without spaces', () => {
  assert.equal(values([base, 'Bread is brought free of charge to the house, too']).length, 1)
  assert.equal(values(['We do it 24/7, so it is', 'We do it 24/7, so it is']).length, 1)
  assert.equal(values([base, 'Cakes are made free of charge for children']).length, 2)
  const japanese = ['自社工場で手作りしています。', '自社工場で毎日手作りしています。', '送料無料で翌日お届けします。']
  assert.equal(values(japanese, { language: fact('ja') }).length, 2)
  const korean = ['광고 없이 무료 제공', '광고 없이 무료 제공합니다']
  assert.equal(values(korean, { language: fact('ko') }).length, 1)
})

test('five are told, of up to 1,500 lines', () => {
  const loaves = ['barley cake', 'millet buns', 'spelt pies', 'walnut tart', 'linseed roll', 'onion bagels']
  assert.equal(values(loaves.map((loaf) => `Our ${loaf} is ad-free`)).length, 5)
  const others = bodySentences(
    Array.from({ length: 1_500 }, (_, at) => `Line ${at} is a line.`),
    { page: 'https://a.test/' },
  )
  assert.equal(found([...others.slice(1), bodySentence(base)]).length, 1)
  assert.equal(found([...others, bodySentence(base)]).length, 0)
})

test('a long line is shortened, and quoted whole', () => {
  const text = `${base} with ${'extraordinarily '.repeat(14)}brown crust.`
  const [fact] = found([bodySentence(text)])
  assert.ok(fact !== undefined && fact.value.length <= 221 && fact.value.length > 100)
  assert.equal(fact.quotes[0]?.text, text)
})

const foreign: [language: string, text: string, isDifferent: boolean][] = [
  ['de', 'Wir liefern unser Brot kostenlos', true],
  ['de', 'Brot wird am Morgen geliefert', false],
  ['fr', 'Un pain sans sucre, fait main chez nous', true],
  ['fr', 'Le pain est livré le matin', false],
  ['pl', 'Chleb za darmo od naszej rodzinnej piekarni', true],
  ['pl', 'Chleb jest rano w sklepie', false],
  ['ja', '自社工場で手作りしています。', true],
  ['ja', 'パンは朝に届きます。', false],
]
test('differences are told by the words of the language of the site, and by no other', () => {
  for (const [language, text, isDifferent] of foreign)
    assert.equal(values([text], { language: fact(language) }).length, isDifferent ? 1 : 0, text)
  assert.deepEqual(values(['Wir liefern unser Brot kostenlos']), [])
  assert.deepEqual(values([base], { language: null }), [])
})

test('long and odd lines take no longer than their length', () => {
  const texts = [...pathologicalTexts, '1('.repeat(50_000), `1${'('.repeat(100_000)}`, 'free '.repeat(20_000)]
  takesBoundedTime(() => {
    for (const text of texts) values([text, `Free bread ${text}`, `${text} is free of charge`])
  })
})
