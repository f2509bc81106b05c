import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { deriveFacts } from '../derive-facts.ts'

const words: Record<string, string> = {
  de: 'Wir kommen zu Ihnen und kümmern uns um alles Weitere.',
  ja: 'ご要望をうかがい、ていねいに対応いたします。まずはご相談ください。',
  en: 'We come to you and see to everything that is left to do.',
  pt: 'Vamos até você e cuidamos de tudo o que falta fazer.',
  ru: 'Мы приедем к вам и позаботимся обо всём остальном.',
  fr: 'Nous venons chez vous et nous occupons de tout le reste.',
}

const cards = (names: readonly string[], lang: string) =>
  names.map((name) => `<div class="card"><h3>${name}</h3><p>${words[lang]}</p></div>`).join('')
const part = (over: string, names: readonly string[], lang: string) =>
  `<section>${over}<div class="grid">${cards(names, lang)}</div></section>`

const factsOf = (body: string, lang: string, more: Record<string, TestPage> = {}) =>
  deriveFacts(
    siteOfPages({
      '/': `<html lang="${lang}"><title>Fernhollow</title><body><main><h1>Fernhollow</h1>${body}</main>`,
      ...more,
    }),
  )
const featuresOf = (...given: Parameters<typeof factsOf>) => factsOf(...given).features.map(({ value }) => value.name)

for (const [lang, reasons, why, services, offered] of [
  [
    'de',
    '<h2>Drei Gründe für uns</h2>',
    ['Pünktlich', 'Ehrlich', 'Nah'],
    '<h2>Unsere Behandlungen</h2>',
    ['Fußpflege', 'Massage', 'Lymphdrainage'],
  ],
  [
    'ja',
    '<h2>当院が選ばれる理由</h2>',
    ['駅から近い', '予約が簡単', '女性も安心'],
    '<h2>診療科目</h2>',
    ['小児歯科', '矯正歯科', '予防歯科'],
  ],
  [
    'en',
    '<p>Why people choose us</p><h2>Calm through every deadline</h2>',
    ['Plain words', 'One number', 'No surprises'],
    '<p>What we do</p><h2>Three ledgers, one desk</h2>',
    ['Payroll services', 'Tax returns', 'Year-end books'],
  ],
] as const) {
  test(`what a firm offers goes before why to choose it, in ${lang}`, () => {
    assert.deepEqual(featuresOf(part(reasons, why, lang) + part(services, offered, lang), lang), offered)
  })
}

test('why to choose a firm counts where it says nothing else', () => {
  assert.deepEqual(featuresOf(part('<h2>Warum wir</h2>', ['Pünktlich', 'Ehrlich', 'Nah'], 'de'), 'de'), [
    'Pünktlich',
    'Ehrlich',
    'Nah',
  ])
})

test('benefits are features where nothing is called so', () => {
  assert.deepEqual(featuresOf(part('<h2>Преимущества</h2>', ['Быстрый поиск', 'Общий доступ', 'Отчёты'], 'ru'), 'ru'), [
    'Быстрый поиск',
    'Общий доступ',
    'Отчёты',
  ])
})

test('the page about services tells all of which the home page shows some', () => {
  const all = ['Rug cleaning', 'Sofa cleaning', 'Stain removal', 'Leather care']
  const home = part('<h2>Our services</h2>', [...all.slice(0, 3), 'View all services'], 'en')
  const page = {
    type: 'product',
    html: `<html lang="en"><title>Services</title><body><h1>All that we clean</h1>${cards(all, 'en')}`,
  } as TestPage
  const facts = factsOf(home, 'en', { '/services': page })
  assert.deepEqual(
    facts.features.map(({ value }) => value.name),
    all,
  )
  assert.deepEqual(
    facts.services.map(({ value }) => value.name),
    all.slice(0, 3),
  )
})

test('the page of services stands in where the home page gives reasons alone, numbered lines naming what slogans praise', () => {
  const section = (number: number, name: string, slogan: string) =>
    `<div class="s"><p>0${number} — ${name}</p><h2>${slogan}</h2><p>${words.de}</p></div>`
  const page = {
    type: 'product',
    html: `<html lang="de"><title>Leistungen</title><body><h1>Alles, was Sie bewegt</h1>${section(1, 'Krankenfahrten', 'Bequem zum Termin.')}${section(2, 'Flughafentransfer', 'Entspannt landen.')}${section(3, 'Kurierfahrten', 'Heute noch da.')}`,
  } as TestPage
  const home = part('<h2>Warum wir</h2>', ['Pünktlich', 'Ehrlich', 'Nah'], 'de')
  assert.deepEqual(featuresOf(home, 'de', { '/leistungen': page }), [
    'Krankenfahrten',
    'Flughafentransfer',
    'Kurierfahrten',
  ])
})

test('the page about features goes before cards that only a class calls so', () => {
  const page = {
    type: 'features',
    html: `<html lang="de"><title>Funktionen</title><body><h1>Der Kern</h1>${cards(['Rapporte', 'Kennzahlen', 'Einsatzplan', 'Offerten'], 'de')}`,
  } as TestPage
  const home = `<section class="features">${cards(['Personal', 'Einkauf', 'Lager'], 'de')}</section>`
  assert.deepEqual(featuresOf(home, 'de', { '/funktionen': page }), [
    'Rapporte',
    'Kennzahlen',
    'Einsatzplan',
    'Offerten',
  ])
})

const bare = (over: string, names: readonly string[]) =>
  `<section><h2>${over}</h2><div>${names.map((name) => `<div class="c"><h3>${name}</h3></div>`).join('')}</div></section>`
const workshops = ['Música', 'Costura', 'Capoeira', 'Bordado']

test('a menu of courses needs no words about each', () => {
  assert.deepEqual(featuresOf(bare('Oficinas e cursos', workshops), 'pt'), workshops)
  assert.deepEqual(featuresOf(bare('Наши процедуры', ['Пилинг', 'Массаж', 'Обёртывание', 'Маски']), 'ru'), [
    'Пилинг',
    'Массаж',
    'Обёртывание',
    'Маски',
  ])
})

test('bare names under a heading that says nothing are no features', () => {
  assert.deepEqual(featuresOf(bare('Setembro', workshops), 'pt'), [])
})

test('the headings of the parts of a page are no features', () => {
  const outline = ['Наши услуги', 'Отзывы', 'Новости', 'Контакты'].map(
    (name) => `<section class="part"><h2>${name}</h2><p>${words.ru}</p></section>`,
  )
  assert.deepEqual(featuresOf(outline.join(''), 'ru'), [])
})

test('parts that come again under each course are no features', () => {
  const course = (name: string) =>
    `<section><h2>${name}</h2><div><h3>Objectifs</h3><p>${words.fr}</p></div><div><h3>Durée</h3><p>${words.fr}</p></div><div><h3>Public visé</h3><p>${words.fr}</p></div></section>`
  assert.deepEqual(featuresOf(['Niveau un', 'Niveau deux', 'Niveau trois'].map(course).join(''), 'fr'), [])
})

test('the tiles of a drawn dashboard are no features', () => {
  const tile = (name: string, figure: string) =>
    `<div class="tile"><b>${name}</b><span>${figure} und drei davon seit gestern</span></div>`
  const html = `<section class="features"><div>${tile('Personal', '7 offene Korrekturen')}${tile('Einkauf', '3 überfällige Rechnungen')}${tile('Vertrieb', '12 Offerten')}</div></section>`
  assert.deepEqual(featuresOf(html, 'de'), [])
})

test('a line in capitals leads to the name of a card without headings', () => {
  const card = (kicker: string, name: string) =>
    `<div class="k"><div>${kicker}</div><div>${name}</div><div>${words.en}</div></div>`
  const html = `<section class="features"><div>${card('SCAN', 'Several places at once')}${card('FILTER', 'Only what matters')}${card('SORT', 'The big ones first')}</div></section>`
  assert.deepEqual(featuresOf(html, 'en'), ['Several places at once', 'Only what matters', 'The big ones first'])
})

test('“Coming soon” in the heading of a card is no part of its name', () => {
  const html = part(
    '<h2>Features</h2>',
    ['Job cards', 'Text-back <span class="badge">Coming soon</span>', 'Invoices'],
    'en',
  )
  assert.deepEqual(featuresOf(html, 'en'), ['Job cards', 'Text-back', 'Invoices'])
})

for (const [lang, first, fuller] of [
  [
    'en',
    ['Launch fast', 'Trained by founders', 'Replaced at once'],
    ['Cold calls', 'List pulling', 'Follow-up', 'Account checks'],
  ],
  ['de', ['Schnell da', 'Vom Chef geschult', 'Sofort ersetzt'], ['Anrufe', 'Listen', 'Nachfassen', 'Prüfung']],
] as const) {
  test(`where nothing says what the lists are, a fuller one behind the first counts, too, in ${lang}`, () => {
    const html = part('<h2>Fernhollow</h2>', first, lang) + part('<h2>Fernhollow & Co.</h2>', fuller, lang)
    assert.deepEqual(featuresOf(html, lang), [...first, ...fuller])
  })

  test(`one that tells some of the first again does not, in ${lang}`, () => {
    const again = [...fuller.slice(1), first[0]]
    const html = part('<h2>Fernhollow</h2>', first, lang) + part('<h2>Fernhollow & Co.</h2>', again, lang)
    assert.deepEqual(featuresOf(html, lang), first)
  })
}
