import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { structuredData } from '../site/structured-data.ts'
import { socials } from './socials.ts'

const factsOf = (pages: Record<string, string | TestPage>) => {
  const site = siteOfPages(pages, { origin: 'https://www.oaken.example' })
  return { site, facts: socials(site, site.pages.flatMap(structuredData), ['Oaken']) }
}
const urls = (body: string) => factsOf({ '/': body }).facts.map(({ value }) => value.url)

const instagram = 'https://www.instagram.com/oaken.kitchens'

test('profiles are read from header, footer and page', () => {
  for (const tag of ['header', 'footer', 'nav', 'p']) {
    assert.deepEqual(urls(`<${tag}><a href="${instagram}"><svg></svg></a></${tag}>`), [instagram], tag)
  }
})

test('share links, posts, embeds and the networks’ own pages are no profiles', () => {
  const html = [
    'https://www.facebook.com/sharer/sharer.php?u=x',
    'https://twitter.com/intent/tweet?text=x',
    'https://www.linkedin.com/shareArticle?url=x',
    'https://www.instagram.com/p/Abc123/',
    'https://www.youtube.com/watch?v=abc',
    'https://www.facebook.com/',
    'https://wa.me/?text=x',
  ]
    .map((href) => `<footer><a href="${href}">x</a></footer>`)
    .join('')
  assert.deepEqual(urls(html), [])
})

test('structured data names profiles as sameAs', () => {
  const node = `<script type="application/ld+json">{"@type":"Organization","sameAs":["${instagram}","https://en.wikipedia.org/wiki/Oak"]}</script>`
  assert.deepEqual(urls(node), [instagram])
})

test('one profile of each network: the brand’s own, not that of whoever built the site', () => {
  const html = `<footer><a href="https://www.instagram.com/studio.wibble">Made by</a><a href="${instagram}">Instagram</a></footer>`
  assert.deepEqual(urls(html), [instagram])
})

test('the same profile in several spellings is one', () => {
  const html = `<header><a href="${instagram}/">a</a></header><footer><a href="https://instagram.com/OAKEN.kitchens?utm_source=x">b</a></footer>`
  assert.equal(urls(html).length, 1)
  const contact = '<main><a href="https://de-de.facebook.com/oaken/reviews">Facebook</a></main>'
  const { facts } = factsOf({
    '/': '<footer><a href="https://facebook.com/oaken"></a></footer>',
    '/c': { html: contact, type: 'contact' },
  })
  assert.deepEqual(
    facts.map(({ value }) => value.url),
    ['https://facebook.com/oaken'],
  )
})

test('profiles in posts and testimonials are other people’s', () => {
  const link = '<article><p>By <a href="https://twitter.com/janedoe">Jane</a></p></article>'
  assert.deepEqual(factsOf({ '/': '<p>Hi', '/blog/x': { html: link, type: 'post' } }).facts, [])
})

test('an icon or the name of a network in the text of a page of the brand leads to its profile, a link in a sentence does not', () => {
  const grove = 'https://www.facebook.com/grove.42'
  assert.deepEqual(urls(`<main><p>Folgen Sie uns: <a href="${grove}">Facebook</a></p></main>`), [grove])
  assert.deepEqual(urls(`<main><a href="${grove}"><i class="fab"></i></a></main>`), [grove])
  assert.deepEqual(urls(`<main><p>Nach einem Entwurf von <a href="${grove}">Karl Hain</a></p></main>`), [])
})

test('profiles in cards of the team, of authors and of customers are theirs', () => {
  const link = '<a href="https://twitter.com/karlhain"><i></i></a>'
  for (const name of ['team-links', 'card author', 'testimonial__item', 'our-staff']) {
    assert.deepEqual(urls(`<main><div class="${name}">${link}</div></main>`), [], name)
  }
  assert.deepEqual(factsOf({ '/': '<p>Hi', '/t': { html: `<main>${link}</main>`, type: 'team' } }).facts, [])
  assert.deepEqual(urls(`<body class="page-team"><footer>${link}</footer>`), ['https://twitter.com/karlhain'])
})

test('messengers, code, maps and shops for apps are told apart', () => {
  const links: [string, string][] = [
    ['https://wa.me/491701234567', 'messenger'],
    ['https://github.com/oaken', 'code'],
    ['https://apps.apple.com/app/oaken/id123456789', 'app'],
    ['https://www.linkedin.com/company/oaken', 'social'],
  ]
  const { facts } = factsOf({ '/': `<footer>${links.map(([href]) => `<a href="${href}">x</a>`).join('')}</footer>` })
  assert.deepEqual(Object.fromEntries(facts.map(({ value }) => [value.url, value.kind])), Object.fromEntries(links))
})

test('an address in escapes of another character set costs nothing', () => {
  const html =
    '<footer><a href="https://www.facebook.com/Caf%E9Oaken">f</a><a href="https://www.facebook.com/%">g</a></footer>'
  assert.equal(urls(html).length, 1)
})

test('every quote is in the stored text of its page', () => {
  const html = `<footer><a href="  https://www.instagram.com/oaken\n.kitchens ">x</a></footer><script type="application/ld+json">{"@type":"Store","sameAs":" https:\\/\\/www.tiktok.com\\/@oaken"}</script>`
  const { site, facts } = factsOf({ '/': html })
  assert.equal(facts.length, 2)
  for (const { quotes } of facts) for (const { text } of quotes) assert.ok(site.home.text.includes(text), text)
})

test('row 60: pathological addresses are read to the end', () => {
  for (const piece of ['a', '/', '%', '%20', '?', '@', '(', '.', '%E9', 'https://x.com/']) {
    const text = piece.repeat(100_000 / piece.length)
    urls(`<a href="https://www.facebook.com/${text}">x</a><a href="${text}">x</a>`)
    urls(`<a href="https://www.facebook.com/${text.slice(0, 1_900)}">x</a>`)
  }
})

test('a link is called by its network in any script, by its handle or by its address', () => {
  const links: [string, string][] = [
    ['https://www.instagram.com/hain.42', 'Инстаграм'],
    ['https://www.facebook.com/hain.42', '페이스북'],
    ['https://twitter.com/hain42', 'Twitter'],
    ['https://www.youtube.com/@hain42', 'ユーチューブ'],
    ['https://www.pinterest.com/hain42', 'hain42'],
    ['https://www.tiktok.com/@hain42', 'tiktok.com/@hain42'],
  ]
  for (const [href, label] of links) {
    assert.deepEqual(urls(`<main><p>→ <a href="${href}">${label}</a></p></main>`), [href], label)
  }
  assert.deepEqual(urls('<main><p>Foto: <a href="https://www.instagram.com/karlhain">Karl Hain</a></p></main>'), [])
})

test('placeholders of templates and the profiles of their makers are no profiles of the brand', () => {
  const links = [
    'https://www.facebook.com/yourpage',
    'https://instagram.com/deinprofil',
    'https://www.youtube.com/@tucanal',
    'https://www.linkedin.com/company/your-company',
    'https://www.instagram.com/...',
    'https://twitter.com/shopify',
    'https://wa.me/1234567890',
  ]
  for (const href of links) assert.deepEqual(urls(`<footer><a href="${href}"></a></footer>`), [], href)
  assert.deepEqual(urls('<footer><a href="https://www.facebook.com/yourlocalbakery"></a></footer>').length, 1)
  const own = siteOfPages({ '/': '<footer><a href="https://x.com/webflow"></a></footer>' })
  assert.equal(socials(own, [], ['Webflow']).length, 1)
})

test('who made the site is credited with a profile that is not the brand’s', () => {
  for (const credit of [
    'Designed & developed by <a href="https://www.instagram.com/studio.nord">Nord</a>',
    '<a href="https://www.instagram.com/studio.nord">Site réalisé par Nord</a>',
    '© Hain. Webdesign: <a href="https://www.instagram.com/studio.nord"><i></i></a>',
    'サイト制作：<a href="https://www.instagram.com/studio.nord">北</a>',
  ]) {
    assert.deepEqual(urls(`<footer><p>${credit}</p></footer>`), [], credit)
  }
  assert.deepEqual(urls(`<footer><p>Tables made by hand. Follow us: <a href="${instagram}"><i></i></a></p></footer>`), [
    instagram,
  ])
})

test('a second profile of a network is the brand’s where its contact page shows it', () => {
  const pages = (label: string): Record<string, TestPage> => ({
    '/': { html: `<footer><a href="${instagram}"></a></footer>` },
    '/contact': {
      html: `<main><a href="https://www.instagram.com/hain.42">${label}</a></main><footer><a href="${instagram}"></a></footer>`,
      type: 'contact',
    },
  })
  assert.equal(factsOf(pages('<i></i>')).facts.length, 2)
  assert.equal(factsOf(pages('Our joiner Ida at work')).facts.length, 1)
})

test('an address without its scheme, an area of a map and a box of Facebook lead to profiles', () => {
  const page = 'https://www.facebook.com/hain.42'
  assert.deepEqual(urls('<footer><a href="www.facebook.com/hain.42">f</a></footer>'), [page])
  assert.deepEqual(urls(`<header><map><area href="${page}"></map></header>`), [page])
  assert.deepEqual(urls(`<div class="fb-page" data-href="${page}"></div>`), [page])
  const box = `https://www.facebook.com/plugins/page.php?href=${encodeURIComponent(page)}&tabs=timeline`
  assert.deepEqual(urls(`<iframe src="${box}"></iframe>`), [page])
  assert.deepEqual(urls(`<div class="fb-like" data-href="${page}"></div><a href="facebook.html">f</a>`), [])
})

test('the profile of a person is the brand’s own where the brand is that person', () => {
  const html = '<footer><a href="https://www.linkedin.com/in/ida-hain-4b1a2c">in</a></footer>'
  const kinds = (names: string[]) => socials(siteOfPages({ '/': html }), [], names).map(({ value }) => value.kind)
  assert.deepEqual(kinds(['Ida Hain']), ['social'])
  assert.deepEqual(kinds(['Ida Hain – Architektin']), ['social'])
  assert.deepEqual(kinds(['Hain']), [])
})

test('a person that structured data name like the brand names its profiles', () => {
  const node = (name: string) =>
    `<script type="application/ld+json">{"@type":"Person","name":"${name}","sameAs":["https://www.instagram.com/ida.42"]}</script>`
  assert.equal(urls(node('Oaken')).length, 1)
  assert.equal(urls(node('Ida Hain')).length, 0)
})

test('a handle that stands in templates is the brand’s own where it holds its name', () => {
  const facts = (name: string) => {
    const site = siteOfPages(
      { '/': '<footer><a href="https://facebook.com/example">x</a></footer>' },
      { origin: 'https://shop.example' },
    )
    return socials(site, [], [name]).map(({ value }) => value.url)
  }
  assert.deepEqual(facts('Example'), ['https://facebook.com/example'])
  assert.deepEqual(facts('Oaken'), [])
})
