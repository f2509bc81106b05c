/** How cards are built on real pages, each in two languages, beside what is built alike and is none. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { deriveFacts } from '../derive-facts.ts'

const featuresOf = (body: string, lang: string, more: Record<string, TestPage> = {}) =>
  deriveFacts(
    siteOfPages({
      '/': `<html lang="${lang}"><title>Fernhollow</title><body><main><h1>Fernhollow</h1>${body}</main>`,
      ...more,
    }),
  ).features.map(({ value }) => value.name)

const words: Record<string, string> = {
  de: 'Wir kommen zu Ihnen und kümmern uns um alles Weitere.',
  en: 'We come to you and see to everything that is left to do.',
  it: 'Veniamo da voi e pensiamo noi a tutto quello che resta.',
  pl: 'Przyjeżdżamy do Państwa i zajmujemy się całą resztą.',
  tr: 'Size geliyoruz ve geriye kalan her şeyle ilgileniyoruz.',
}

for (const [lang, names, below] of [
  ['en', ['Berth map', 'Lift planner', 'Job cards'], 'How to use'],
  ['pl', ['Mapa miejsc', 'Plan dźwigu', 'Karty zleceń'], 'Jak używać'],
] as const) {
  test(`a heading that comes again below each card is a part of it, in ${lang}`, () => {
    const card = (name: string) =>
      `<div class="tool"><h3>${name}</h3><p>${words[lang]}</p><h4>${below}:</h4><p>1, 2, 3</p></div>`
    assert.deepEqual(featuresOf(`<section><h2>Fernhollow</h2>${names.map(card).join('')}</section>`, lang), names)
  })
}

test('headings that differ below each heading make it a part of the page', () => {
  const part = (name: string, ...below: string[]) =>
    `<section><h2>${name}</h2>${below.map((under) => `<div class="c"><h3>${under}</h3><p>${words.en}</p></div>`).join('')}</section>`
  const found = featuresOf(
    part('Mooring', 'Jetty', 'Buoy') + part('Winter', 'Hall', 'Yard') + part('Trips', 'Day', 'Week'),
    'en',
  )
  assert.ok(!found.includes('Mooring'), found.join())
})

for (const [lang, names, next] of [
  ['tr', ['Kamera', 'Alarm', 'Fiber ağ', 'Geçiş kontrolü'], 'Evler'],
  ['de', ['Kameras', 'Alarme', 'Glasfaser', 'Zutritt'], 'Häuser'],
] as const) {
  test(`the last card stays one where the next part of the page has no heading of its own, in ${lang}`, () => {
    const card = (name: string) => `<div class="job"><h2>${name}</h2><p>${words[lang]}</p></div>`
    const tiles = `<div class="tiles"><div><h3>${next}</h3></div></div>`
    assert.deepEqual(featuresOf(`<div class="jobs">${names.map(card).join('')}</div>${tiles}`, lang), names)
  })
}

for (const [lang, names, more] of [
  ['it', ['Protesi', 'Igiene', 'Ortodonzia'], 'Approfondisci'],
  ['en', ['Crowns', 'Cleaning', 'Braces'], 'Learn more'],
] as const) {
  test(`a link may be the whole card, in ${lang}`, () => {
    const card = (name: string) =>
      `<a href="/care"><div class="no">01</div><div class="name">${name}</div><p>${words[lang]}</p><div>${more}</div></a>`
    assert.deepEqual(
      featuresOf(`<section><h2>Fernhollow</h2><div class="grid">${names.map(card).join('')}</div></section>`, lang),
      names,
    )
  })
}

for (const [lang, kickers, slogans] of [
  [
    'it',
    ['Servizi viso', 'Corpo', 'Manicure'],
    ['Luminosità su misura.', 'Un benessere completo.', 'Cura impeccabile.'],
  ],
  ['de', ['Gesicht', 'Körper', 'Maniküre'], ['Strahlen nach Maß.', 'Rundum wohl.', 'Makellos gepflegt.']],
] as const) {
  const card = (kicker: string, slogan: string) =>
    `<article class="c"><span class="kicker">${kicker}</span><h3>${slogan}</h3><p>${words[lang]}</p></article>`
  test(`a short line over a sentence in each heading is the name of the card, in ${lang}`, () => {
    const html = kickers.map((kicker, index) => card(kicker, slogans[index]!)).join('')
    assert.deepEqual(featuresOf(`<section><h2>Fernhollow</h2>${html}</section>`, lang), kickers)
  })

  test(`the same short line over all headings names none, in ${lang}`, () => {
    const html = slogans.map((slogan) => card(kickers[0], slogan)).join('')
    assert.deepEqual(featuresOf(`<section><h2>Fernhollow</h2>${html}</section>`, lang), slogans)
  })
}

for (const [lang, names] of [
  ['pl', ['Rozmowa', 'Plan powrotu', 'Społeczność']],
  ['en', ['A talk', 'A way back', 'A circle']],
] as const) {
  test(`bold words at the start of like lines are names, in ${lang}`, () => {
    const line = (name: string, index: number) => `<p><strong>0${index + 1}. ${name} //</strong> ${words[lang]}</p>`
    assert.deepEqual(featuresOf(`<section><h2>Fernhollow</h2>${names.map(line).join('')}</section>`, lang), names)
  })

  test(`terms with a description are names, in ${lang}`, () => {
    const term = (name: string) => `<dt>${name}</dt><dd>${words[lang]}</dd>`
    assert.deepEqual(
      featuresOf(`<section><h2>Fernhollow</h2><dl>${names.map(term).join('')}</dl></section>`, lang),
      names,
    )
  })
}

for (const [lang, pairs] of [
  [
    'fr',
    [
      ['100% en famille', 'Zéro cage, entourés'],
      ['Soin & santé', 'Identifiés & vaccinés'],
      ['Suivi sérieux', 'Adoptants conseillés'],
    ],
  ],
  [
    'en',
    [
      ['100% at home', 'No cages, good company'],
      ['Care & health', 'Chipped and vaccinated'],
      ['Kept in touch', 'With advice for years'],
    ],
  ],
] as const) {
  test(`a few words behind bold ones, an icon before each, make features of them, in ${lang}`, () => {
    const tile = ([name, text]: readonly string[]) =>
      `<div class="tile"><div class="icon">🏠</div><div><strong>${name}</strong> <span>${text}</span></div></div>`
    assert.deepEqual(
      featuresOf(`<div class="strip">${pairs.map(tile).join('')}</div>`, lang),
      pairs.map(([name]) => name),
    )
  })
}

test('figures with what they count are no features', () => {
  const tile = (figure: string, of: string) =>
    `<div class="tile"><div><strong>${figure}</strong> <span>${of}</span></div></div>`
  const html =
    tile('25 Jahre', 'Erfahrung im Handwerk') +
    tile('900 Dächer', 'gedeckt und gedämmt') +
    tile('12 Leute', 'mit Hand und Herz')
  assert.deepEqual(featuresOf(`<div class="strip">${html}</div>`, 'de'), [])
})

test('labels of an address, a number and hours are no features', () => {
  const contact = [
    ['Adresse', 'Hafenstraße 12, 24103 Kiel'],
    ['Telefon', '+49 431 555 01 23, täglich'],
    ['E-Mail', 'hallo@fernhollow.example, jederzeit'],
  ].map(([label, value]) => `<p><b>${label}:</b> ${value}</p>`)
  assert.deepEqual(featuresOf(`<section><h2>So finden Sie zu uns</h2>${contact.join('')}</section>`, 'de'), [])
})

for (const [lang, heading, names] of [
  ['fr', 'Nos<br>expertises', ['Maçonnerie', 'Isolation', 'Plomberie', 'Finitions']],
  ['de', 'Unsere Leistungen', ['Mauern', 'Dämmen', 'Rohre', 'Anstrich']],
] as const) {
  const tiles = (over: string) =>
    `<div><h2>${over}</h2><div class="tiles">${names.map((name) => `<div class="tile"><i class="icon"></i><span>${name}</span></div>`).join('')}</div></div>`
  test(`names alone are services under a heading that says so, in ${lang}`, () => {
    assert.deepEqual(featuresOf(tiles(heading), lang), names)
  })

  test(`names alone under another heading are none, in ${lang}`, () => {
    assert.deepEqual(featuresOf(tiles('Fernhollow & Co.'), lang), [])
  })
}

test('buttons that filter what is shown are no services', () => {
  const tabs = ['All', 'Walls', 'Roofs', 'Floors'].map((name) => `<div><button>${name}</button></div>`)
  assert.deepEqual(featuresOf(`<section><h2>Our services</h2>${tabs.join('')}</section>`, 'en'), [])
})

test('sections of a page of which one is a common part are its outline', () => {
  const section = (name: string) => `<section><h2>${name}</h2><p>${words.de}</p></section>`
  assert.deepEqual(
    featuresOf(['Woher wir kommen', 'Das Programm', 'Mitmachen', 'Kontakt'].map(section).join(''), 'de'),
    [],
  )
})

const featuresPage = (lang: string, names: readonly string[]): TestPage => ({
  type: 'features',
  html: `<html lang="${lang}"><title>Features</title><body><h1>Features</h1>${names.map((name) => `<div class="c"><h3>${name}</h3><p>${words[lang]}</p></div>`).join('')}`,
})
const menu = (...paths: string[]) => `<nav>${paths.map((path) => `<a href="${path}">${path}</a>`).join('')}</nav>`

test('a page about features that the home page leaves out of its links is what a template came with', () => {
  const page = featuresPage('en', ['Write faster', 'Copy and publish', 'Many languages'])
  assert.deepEqual(featuresOf(menu('/about', '/work', '/contact'), 'en', { '/features': page }), [])
  assert.deepEqual(featuresOf(menu('/about', '/features', '/contact'), 'en', { '/features': page }), [
    'Write faster',
    'Copy and publish',
    'Many languages',
  ])
})
