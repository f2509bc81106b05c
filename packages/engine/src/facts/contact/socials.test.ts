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
