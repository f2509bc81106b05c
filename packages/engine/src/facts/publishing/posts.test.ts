import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { structuredData } from '../site/structured-data.ts'
import { posts } from './posts.ts'

/** Pages of a brand that was read on 1 January 2026; feeds by path. */
function found(pages: Record<string, string | TestPage>, feeds: Record<string, string> = {}) {
  const site = siteOfPages(pages)
  for (const [path, text] of Object.entries(feeds)) {
    const url = new URL(path, site.home.url).href
    site.capture.bodies.set(path, Buffer.from(text))
    site.capture.exchanges.push({
      url,
      finalUrl: url,
      redirects: [],
      kind: 'feed',
      status: 200,
      headers: { 'content-type': 'application/rss+xml' },
      fetchedAt: site.capture.capturedAt,
      durationMs: 1,
      bodyHash: path,
      error: null,
    })
  }
  return posts(site, site.pages.flatMap(structuredData))
}
const home = '<title>Oaken</title><h1>Kitchens that outlive fashion</h1><p>Made to order in Leeds.</p>'
const blog = (html: string, lang = 'en') => ({
  '/': home,
  '/blog/': {
    html: `<html lang="${lang}"><title>Blog</title><body><main><h1>Blog</h1>${html}</main>`,
    type: 'blog' as const,
  },
})
const values = (...parameters: Parameters<typeof found>) =>
  found(...parameters).map(({ value: { title, url, date } }) => [date, title, new URL(url).pathname])
const card = (slug: string, title: string, date: string) =>
  `<article class="card"><a href="/blog/${slug}"><img src="/${slug}.jpg" alt=""></a><span>${date}</span><h2><a href="/blog/${slug}">${title}</a></h2><p>Some words on it.</p><a href="/blog/${slug}">Read more</a></article>`

test('cards of a blog are posts, newest first', () => {
  const html = card('ash', 'Why we love ash', 'March 3, 2024') + card('oak', 'Oak in winter', 'May 12, 2024')
  assert.deepEqual(values(blog(html)), [
    ['2024-05-12', 'Oak in winter', '/blog/oak'],
    ['2024-03-03', 'Why we love ash', '/blog/ash'],
  ])
})

test('a machine-readable date comes before a written one', () => {
  const html = card('oak', 'Oak in winter', '<time datetime="2024-05-11T22:00:00Z">12 May 2024</time>')
  assert.equal(found(blog(html))[0]?.value.date, '2024-05-11')
})

test('undated entries of the list come after dated ones, in page order', () => {
  const html =
    card('b', 'Second thoughts on beech', '') +
    card('c', 'Cherry and its colours', '') +
    card('a', 'Ash again', '3 March 2024')
  assert.deepEqual(
    values(blog(html)).map(([date, title]) => [date, title]),
    [
      ['2024-03-03', 'Ash again'],
      [null, 'Second thoughts on beech'],
      [null, 'Cherry and its colours'],
    ],
  )
})

test('a flat list has its dates between the headings', () => {
  const entry = (slug: string, title: string, date: string) =>
    `<h2><a href="/blog/${slug}">${title}</a></h2><p class="meta">${date}</p><p>Words about it.</p>`
  const html = entry('oak', 'Oak in winter', 'May 12, 2024') + entry('ash', 'Why we love ash', 'March 3, 2024')
  assert.deepEqual(
    values(blog(html)).map(([date]) => date),
    ['2024-05-12', '2024-03-03'],
  )
})

test('a link around a whole card has its heading for a title', () => {
  const html = `<a class="card" href="/blog/oak"><span>12.05.2024</span><h3>Eiche im Winter</h3><p>Was wir im Januar schlagen und warum das so ist.</p></a>`
  assert.deepEqual(values(blog(html, 'de')), [['2024-05-12', 'Eiche im Winter', '/blog/oak']])
})

const dates: [language: string, text: string, words: string][] = [
  ['de', '12. Mai 2024', 'Wir bauen Küchen aus Eiche und Esche in einer kleinen Werkstatt am Rande der Stadt.'],
  ['fr', 'Publié le 12 mai 2024', 'Nous fabriquons des cuisines en chêne et en frêne dans un petit atelier.'],
  ['ru', '12 мая 2024', 'Мы делаем кухни из дуба и ясеня в небольшой мастерской на окраине города.'],
  ['ja', '2024年5月12日', '小さな工房でオークとアッシュのキッチンを作っています。'],
  ['ko', '2024.05.12', '우리는 작은 작업장에서 참나무와 물푸레나무로 주방을 만듭니다.'],
  ['ar', '١٢ مايو ٢٠٢٤', 'نصنع المطابخ من خشب البلوط والدردار في ورشة صغيرة على أطراف المدينة.'],
  ['pl', '12 maja 2024', 'Budujemy kuchnie z dębu i jesionu w małym warsztacie na skraju miasta.'],
]
for (const [language, text, words] of dates) {
  test(`dates in ${language} are read`, () => {
    const html = `${card('oak', 'Oak & ash', text)}<p>${words.repeat(3)}</p>`
    assert.equal(found(blog(html, language))[0]?.value.date, '2024-05-12')
  })
}

test('“3 days ago” counts from the day the site was read', () => {
  // Zones ahead of ours may have the next day already; the site was read on 1 January.
  assert.match(found(blog(card('oak', 'Oak in winter', '3 days ago')))[0]?.value.date ?? '', /^2025-12-(?:29|30)$/)
})

test('a URL may carry the date', () => {
  const html = '<ul><li><a href="/blog/2024/05/12/oak">Oak in winter and how we dry it</a></li></ul>'
  assert.deepEqual(values(blog(html)), [['2024-05-12', 'Oak in winter and how we dry it', '/blog/2024/05/12/oak']])
})

test('pages of the list, tags and authors are no posts', () => {
  const html = `${card('oak', 'Oak in winter', 'May 12, 2024')}<a href="/blog/tag/oak">All about oak and its grain</a>
    <a href="/blog/page/2">Older posts of our blog here</a><a href="/blog/?paged=2">More posts from the past year</a><a rel="author" href="/blog/jo">All the posts by Jo</a>`
  assert.equal(found(blog(html)).length, 1)
})

test('what lies ahead is an event and no post', () => {
  assert.deepEqual(values(blog(card('fair', 'Kitchen fair in Leeds', 'May 12, 2027'))), [])
})

test('cards with prices are products', () => {
  const cards = ['a', 'b', 'c'].map((slug) => card(slug, `Chair number ${slug}`, '€ 240')).join('')
  assert.deepEqual(values({ '/': `${home}<section>${cards}</section>` }), [])
})

test('a home page shows its latest news', () => {
  const html = `${home}<section><h2>Latest news</h2>${card('oak', 'Oak in winter', 'May 12, 2024')}</section>`
  assert.deepEqual(values({ '/': html }), [['2024-05-12', 'Oak in winter', '/blog/oak']])
})

test('services on a home page are no posts', () => {
  const service = (slug: string) =>
    `<div><h3><a href="/services/${slug}">Fitting of ${slug}</a></h3><p>Since May 12, 2014.</p></div>`
  assert.deepEqual(values({ '/': home + service('sinks') + service('doors') + service('floors') }), [])
})

test('news without pages of their own stand at the URL of the list', () => {
  const html =
    '<div class="item" id="n1"><span>21. Juni 2024</span><h3>Neue Werkstatt eröffnet</h3><p>Wir sind umgezogen.</p></div>'
  assert.deepEqual(
    found(blog(html, 'de')).map(({ value }) => [value.date, value.url]),
    [['2024-06-21', 'https://www.acme.example/blog/#n1']],
  )
})

const rss = `<rss version="2.0"><channel><title>Oaken</title><item><title>Oak in winter</title><link>https://www.acme.example/blog/oak</link>
  <pubDate>Sun, 12 May 2024 08:00:00 GMT</pubDate></item></channel></rss>`
const withFeed = home.replace('<h1>', '<link rel="alternate" type="application/rss+xml" href="/feed"><h1>')

test('entries of a feed are posts, shown by the link to it', () => {
  const [post] = found({ '/': withFeed }, { '/feed': rss })
  assert.deepEqual(post?.value, {
    title: 'Oak in winter',
    url: 'https://www.acme.example/blog/oak',
    date: '2024-05-12',
    source: 'https://www.acme.example/feed',
  })
  assert.equal(post?.quotes[0]?.text, '/feed')
})

test('a post of the feed and of the list is one', () => {
  const pages = { ...blog(card('oak', 'Oak in winter', 'May 13, 2024')), '/': withFeed }
  assert.deepEqual(values(pages, { '/feed': rss }), [['2024-05-12', 'Oak in winter', '/blog/oak']])
})

test('a feed of comments adds no posts', () => {
  const comments = rss.replace('/blog/oak<', '/blog/oak#comment-7<')
  assert.deepEqual(values({ '/': withFeed }, { '/feed': comments }), [])
})

test('JSON-LD declares posts', () => {
  const data = {
    '@type': 'BlogPosting',
    headline: 'Oak in winter',
    url: '/blog/oak',
    datePublished: '2024-05-12T08:00:00+02:00',
  }
  assert.deepEqual(values({ '/': `${home}<script type="application/ld+json">${JSON.stringify(data)}</script>` }), [
    ['2024-05-12', 'Oak in winter', '/blog/oak'],
  ])
})

test('an “Article” on a page of services is no post', () => {
  const data = { '@type': 'Article', headline: 'Fitting of sinks', url: '/services/sinks', datePublished: '2024-05-12' }
  const html = `<title>Sinks</title><h1>Sinks</h1><script type="application/ld+json">${JSON.stringify(data)}</script>`
  assert.deepEqual(values({ '/': home, '/services/sinks': { html, type: 'product' } }), [])
})

test('thousands of cards and links are read in linear time', () => {
  const before = process.cpuUsage().user
  const cards = Array.from({ length: 3_000 }, (_, n) => card(`p${n}`, `Post number ${n} of many`, 'May 12, 2024')).join(
    '',
  )
  found(blog(cards))
  found(blog(`${'<div>'.repeat(400)}${cards.slice(0, 300_000)}`))
  found(blog('<h2>12 May 2024 news</h2>'.repeat(10_000)))
  assert.ok(process.cpuUsage().user - before < 8_000_000)
})

test('a link to a post in a bar above does not stand for its card below', () => {
  const bar =
    '<div class="bar">New: <a href="/blog/oak">Read more</a></div><h2>What we do</h2><p>Wood.</p><h2>Who we are</h2>'
  const html = card('oak', 'Oak in winter', 'May 12, 2024') + card('ash', 'Why we love ash', 'March 3, 2024')
  assert.deepEqual(values(blog(bar + html)), [
    ['2024-05-12', 'Oak in winter', '/blog/oak'],
    ['2024-03-03', 'Why we love ash', '/blog/ash'],
  ])
})

test('posts may have numbers for URLs', () => {
  const row = (number: number, title: string, date: string) =>
    `<tr><td>${number}</td><td><a href="/blog/8/${number}/">${title}</a></td><td>${date}</td></tr>`
  const html = `<table>${row(5, 'Why oak needs a winter', '2025-11-10')}${row(4, 'Four ways to plane ash', '2025-10-15')}</table>`
  assert.deepEqual(values(blog(html)), [
    ['2025-11-10', 'Why oak needs a winter', '/blog/8/5/'],
    ['2025-10-15', 'Four ways to plane ash', '/blog/8/4/'],
  ])
})

test('the dot before an entry of a list is no part of its title', () => {
  const item = (slug: string, title: string, date: string) => `<li><a href="/blog/${slug}">·${title}</a> ${date}</li>`
  const html = `<ul>${item('a', 'Oak in the deep winter', '2025-05-12')}${item('b', 'Why we all love ash', '2025-03-03')}</ul>`
  assert.deepEqual(
    values(blog(html)).map(([, title]) => title),
    ['Oak in the deep winter', 'Why we all love ash'],
  )
})

test('the same title on the same day at a second URL is the same post', () => {
  const html = card('oak', 'Oak in winter', 'May 12, 2024') + card('blog/oak', 'Oak in winter', 'May 12, 2024')
  assert.equal(values(blog(html)).length, 1)
})

const tile = (slug: string, title: string, date = '') =>
  `<div><a href="/blog/${slug}"><h3>${title}</h3></a><p>${date}</p></div>`
test('an undated entry is a post beside one that is dated, alone it is none', () => {
  const dated = tile('ash', 'Ash again', '3 March 2024')
  assert.deepEqual(
    values(blog(`<section>${dated}${tile('oak', 'Oak in winter')}</section>`)).map(([, title]) => title),
    ['Ash again', 'Oak in winter'],
  )
  assert.deepEqual(values(blog(`<section><div><a href="/oak"><h3>Oak in winter</h3></a></div></section>`)), [])
})

test('of a link around a whole card without a heading, what is named a title is it', () => {
  const lines =
    '<div class="card-title">Oak in winter and ash in spring</div><div>What we cut in January, and why it has to be then.</div>'
  const html = `<ul><li><a href="/blog/oak">${lines}</a><time datetime="2024-05-12"></time></li></ul>`
  assert.deepEqual(values(blog(html)), [['2024-05-12', 'Oak in winter and ash in spring', '/blog/oak']])
})
