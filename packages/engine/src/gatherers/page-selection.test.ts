import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LinkPlace } from '../page/links.ts'
import { pageKey } from '../site-url.ts'
import { createPageSelection, localeOf } from './page-selection.ts'

type Written = [path: string, label: string, place?: LinkPlace]

const base = 'https://www.acme.example'
const linksOf = (written: Written[]) =>
  written.map(([path, label, place = 'navigation']) => {
    const url = new URL(path, base).href
    return { url, key: pageKey(url), label, place }
  })

/** All that would be read, in order. */
function chosen(written: Written[], { language = 'en', home = '/' } = {}) {
  const selection = createPageSelection({ homeUrl: base + home, language })
  selection.add(linksOf(written), 0)
  const pages: { path: string; type: string; reason: string }[] = []
  for (let next = selection.next(); next !== null; next = selection.next()) {
    pages.push({ path: decodeURI(new URL(next.url).pathname), type: next.type, reason: next.reason })
  }
  return pages
}
const types = (written: Written[], options = {}) => chosen(written, options).map(({ type }) => type)
const paths = (written: Written[], options = {}) => chosen(written, options).map(({ path }) => path)

const menus: [string, string, Written[], Record<string, string>][] = [
  [
    'German',
    'de',
    [
      ['/leistungen', 'Leistungen'],
      ['/ueber-uns', 'Über uns'],
      ['/preise', 'Preise'],
      ['/kontakt', 'Kontakt'],
      ['/impressum', 'Impressum', 'footer'],
    ],
    {
      '/preise': 'pricing',
      '/ueber-uns': 'about',
      '/leistungen': 'product',
      '/kontakt': 'contact',
      '/impressum': 'legal',
    },
  ],
  [
    'French',
    'fr',
    [
      ['/atelier', 'Qui sommes-nous\u00a0?'],
      ['/realisations', 'Nos réalisations'],
      ['/tarifs', 'Tarifs'],
      ['/contact', 'Contact'],
      ['/mentions-legales', 'Mentions légales', 'footer'],
    ],
    {
      '/tarifs': 'pricing',
      '/atelier': 'about',
      '/contact': 'contact',
      '/realisations': 'customers',
      '/mentions-legales': 'legal',
    },
  ],
  [
    'Spanish',
    'es',
    [
      ['/tienda', 'Tienda'],
      ['/quienes-somos', 'Quiénes somos'],
      ['/preguntas', 'Preguntas frecuentes'],
      ['/contacto', 'Contacto'],
    ],
    { '/quienes-somos': 'about', '/tienda': 'product', '/contacto': 'contact', '/preguntas': 'faq' },
  ],
  [
    'Polish',
    'pl',
    [
      ['/o-nas', 'O nas'],
      ['/oferta', 'Oferta'],
      ['/cennik', 'Cennik'],
      ['/kariera', 'Kariera'],
    ],
    { '/cennik': 'pricing', '/o-nas': 'about', '/oferta': 'product', '/kariera': 'careers' },
  ],
  [
    'Russian',
    'ru',
    [
      ['/about/', 'О компании'],
      ['/uslugi/', 'Услуги'],
      ['/ceny/', 'Цены'],
      ['/otzyvy/', 'Отзывы'],
    ],
    { '/ceny/': 'pricing', '/about/': 'about', '/uslugi/': 'product', '/otzyvy/': 'testimonials' },
  ],
  [
    'Chinese',
    'zh',
    [
      ['/list-1.html', '关于我们'],
      ['/list-2.html', '产品中心'],
      ['/list-3.html', '联系我们'],
    ],
    { '/list-1.html': 'about', '/list-2.html': 'product', '/list-3.html': 'contact' },
  ],
  [
    'Japanese',
    'ja',
    [
      ['/会社概要', '会社概要'],
      ['/料金', '料金'],
      ['/お問い合わせ', 'お問い合わせ'],
    ],
    { '/料金': 'pricing', '/会社概要': 'about', '/お問い合わせ': 'contact' },
  ],
  [
    'Korean',
    'ko',
    [
      ['/about', '회사소개'],
      ['/shop', '제품'],
      ['/qna', '문의'],
    ],
    { '/about': 'about', '/shop': 'product', '/qna': 'contact' },
  ],
  [
    'Turkish',
    'tr',
    [
      ['/hakkimizda', 'Hakkımızda'],
      ['/odalar', 'Odalar'],
      ['/iletisim', 'İletişim'],
    ],
    { '/hakkimizda': 'about', '/odalar': 'product', '/iletisim': 'contact' },
  ],
  [
    'Arabic',
    'ar',
    [
      ['/من-نحن', 'من نحن'],
      ['/خدماتنا', 'خدماتنا'],
      ['/اتصل-بنا', 'اتصل بنا'],
    ],
    { '/من-نحن': 'about', '/خدماتنا': 'product', '/اتصل-بنا': 'contact' },
  ],
  [
    'Hebrew',
    'he',
    [
      ['/p1', 'אודות'],
      ['/p2', 'מחירים'],
      ['/p3', 'צור קשר'],
    ],
    { '/p2': 'pricing', '/p1': 'about', '/p3': 'contact' },
  ],
  [
    'Swedish',
    'sv',
    [
      ['/om', 'Om oss'],
      ['/priser', 'Priser'],
      ['/kundcase', 'Kundcase'],
    ],
    { '/priser': 'pricing', '/om': 'about', '/kundcase': 'customers' },
  ],
]
for (const [name, language, links, expected] of menus) {
  test(`pages of a ${name} menu are typed by label and path, the most telling first`, () => {
    const pages = chosen(links, { language })
    assert.deepEqual(Object.fromEntries(pages.map(({ path, type }) => [path, type])), expected)
    assert.deepEqual(
      pages.map(({ path }) => path),
      Object.keys(expected),
    )
  })
}

test('one page of each type is read before a second of any', () => {
  const products: Written[] = Array.from({ length: 6 }, (_, n) => [`/products/p${n}`, 'Product'])
  const read = types([...products, ['/about', 'About'], ['/contact', 'Contact', 'footer'], ['/faq', 'FAQ']])
  assert.deepEqual(read.slice(0, 4).sort(), ['about', 'contact', 'faq', 'product'])
})

test('the place of a link decides between pages of one type', () => {
  const [first] = paths([
    ['/about-history', 'About our history', 'footer'],
    ['/about-us', 'About us', 'navigation'],
  ])
  assert.equal(first, '/about-us')
})

test('ties are broken by URL, whatever the order of the links', () => {
  const links: Written[] = ['/x/delta', '/x/alpha', '/x/charlie', '/x/bravo'].map((path) => [path, 'Look', 'page'])
  assert.deepEqual(paths(links), paths(links.toReversed()))
  assert.deepEqual(paths(links), ['/x/alpha', '/x/bravo', '/x/charlie', '/x/delta'])
})

test('a reason names type, label and place', () => {
  assert.equal(chosen([['/p', 'Pricing']])[0]?.reason, 'pricing: the link “Pricing” in the navigation')
  assert.equal(chosen([['/pricing', '', 'sitemap']])[0]?.reason, 'pricing: a link by the sitemap')
})

test('pages in other languages than the home page are left out', () => {
  const links: Written[] = [
    ['/about', 'About'],
    ['/de/ueber-uns', 'Über uns'],
    ['/jp/about', '会社概要', 'sitemap'],
    ['/us/team', 'Team'],
    ['/de', 'Deutsch'],
    ['/switch?to=fr', 'FR'],
  ]
  assert.deepEqual(paths(links).sort(), ['/about', '/us/team'])
})

test('under the home page’s own prefix and without one, pages are wanted', () => {
  const links: Written[] = [
    ['/de-at/preise', 'Preise'],
    ['/en/pricing', 'Pricing'],
    ['/kontakt', 'Kontakt'],
  ]
  assert.deepEqual(paths(links, { language: 'de', home: '/de/' }).sort(), ['/de-at/preise', '/kontakt'])
  assert.deepEqual(paths([['/uk/about', 'About us']], { language: 'en' }), ['/uk/about'])
})

test('a page of nothing but languages is led on from by its first', () => {
  const links: Written[] = [
    ['/de/', 'Deutsch', 'page'],
    ['/en/', 'English', 'page'],
  ]
  assert.deepEqual(paths(links, { language: 'und' }), ['/de/'])
})

test('a language that was guessed wrong costs nothing where all links have one prefix', () => {
  const links: Written[] = [
    ['/da/om-os', 'Om os'],
    ['/da/priser', 'Priser'],
    ['/en/', 'English'],
  ]
  assert.deepEqual(paths(links, { language: 'no' }).sort(), ['/da/om-os', '/da/priser'])
})

test('locales are told from words of two letters', () => {
  const cases: [string, string][] = [
    ['/de/preise', 'de'],
    ['/de-AT/', 'de'],
    ['/zh_hans/x', 'zh'],
    ['/about', ''],
    ['/', ''],
    ['/xq/', ''],
    ['/jp/', 'jp'],
  ]
  for (const [path, locale] of cases) assert.equal(localeOf(base + path), locale, path)
})

test('pages not taken are listed best first', () => {
  const selection = createPageSelection({ homeUrl: `${base}/`, language: 'en' })
  selection.add(
    linksOf([
      ['/imprint', 'Imprint', 'footer'],
      ['/pricing', 'Pricing'],
      ['/about', 'About'],
    ]),
    0,
  )
  selection.next()
  assert.deepEqual(
    selection.rest().map(({ type }) => type),
    ['about', 'legal'],
  )
})

test('the home page itself is never a candidate', () => {
  assert.deepEqual(
    paths([
      ['/', 'Home'],
      ['/index.html', 'Start'],
      ['/?utm_source=x', 'Acme'],
    ]),
    [],
  )
})

test('row 47: of a hundred thousand URLs some thousands are weighed', () => {
  const links = linksOf(Array.from({ length: 100_000 }, (_, n) => [`/item-${n}`, `Item ${n}`, 'sitemap']))
  const selection = createPageSelection({ homeUrl: `${base}/`, language: 'en' })
  selection.add(links, 1)
  for (let taken = 0; taken < 24; taken++) assert.notEqual(selection.next(), null)
  assert.ok(selection.rest().length < 6_000)
})

test('row 60: labels and paths of 100 kB are typed', () => {
  for (const piece of ['a', '-', '/', '%', '%20', '(', '1', '会', '.']) {
    const long = piece.repeat(100_000 / piece.length)
    const selection = createPageSelection({ homeUrl: `${base}/`, language: 'en' })
    selection.add(linksOf([[`/x${long}`, long]]), 0)
    assert.notEqual(selection.next(), null, piece)
  }
})
