import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFeed } from './feed.ts'
import { xmlElements } from './xml-elements.ts'

const address = 'https://oaken.example/feed.xml'
const entries = (xml: string) => readFeed(xml, address)?.entries
const rss = (items: string, channel = '<title>Oaken</title>') =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${channel}${items}</channel></rss>`
const item = (inner: string) => `<item>${inner}</item>`
const oak = '<title>Oak in winter</title><link>https://oaken.example/oak</link>'

test('RSS 2.0: title, URL and day of an entry', () => {
  const [entry] = entries(rss(item(`${oak}<pubDate>Tue, 05 Mar 2024 23:30:00 -0500</pubDate>`)))!
  assert.deepEqual(entry, { title: 'Oak in winter', url: 'https://oaken.example/oak', date: '2024-03-05' })
})

test('RSS 1.0: entries beside the channel, dated by Dublin Core', () => {
  const xml = `<rdf:RDF xmlns:rdf="r" xmlns:dc="d"><channel><title>Oaken</title></channel>
    ${item(`${oak}<dc:date>2024-03-05T10:00:00Z</dc:date>`)}</rdf:RDF>`
  assert.equal(entries(xml)?.[0]?.date, '2024-03-05')
})

test('RSS 0.91: an entry without a day has none', () => {
  assert.equal(entries(`<rss version="0.91"><channel>${item(oak)}</channel></rss>`)?.[0]?.date, null)
})

test('Atom: the link to the page, the day of publication before that of a change', () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Oaken</title><entry><title>Oak</title>
    <link rel="self" href="https://oaken.example/api/1"/><link rel="alternate" href="/oak"/>
    <updated>2024-06-01T00:00:00Z</updated><published>2024-03-05T00:00:00+02:00</published></entry></feed>`
  assert.deepEqual(entries(xml), [{ title: 'Oak', url: 'https://oaken.example/oak', date: '2024-03-05' }])
})

test('JSON Feed', () => {
  const json = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Oaken',
    items: [
      { id: '1', title: 'Oak', url: 'https://oaken.example/oak', date_published: '2024-03-05T00:00:00Z' },
      { id: '2', content_text: 'x' },
    ],
  })
  assert.deepEqual(entries(json), [{ title: 'Oak', url: 'https://oaken.example/oak', date: '2024-03-05' }])
})

const titles: [written: string, title: string][] = [
  ['<![CDATA[Oak & ash]]>', 'Oak & ash'],
  ['Oak &amp; ash', 'Oak & ash'],
  ['Oak &amp;amp; ash', 'Oak & ash'],
  ['Oak &#8211; and &#x201C;ash&#x201D;', 'Oak – and “ash”'],
  ['<![CDATA[Oak&nbsp;&hellip; <em>ash</em>]]>', 'Oak … ash'],
  ['Oak &lt;b&gt;ash&lt;/b&gt;', 'Oak ash'],
  ['5 &lt; 7 and 9 &gt; 8', '5 < 7 and 9 > 8'],
]
for (const [written, title] of titles) {
  test(`the title ${written} reads ${title}`, () => {
    assert.equal(entries(rss(item(`<title>${written}</title><link>/oak</link>`)))?.[0]?.title, title)
  })
}

test('a permanent guid stands for a missing link', () => {
  assert.equal(
    entries(rss(item('<title>Oak</title><guid>https://oaken.example/oak</guid>')))?.[0]?.url,
    'https://oaken.example/oak',
  )
})

const kinds: [kind: string, xml: string][] = [
  ['posts', rss(item(oak))],
  ['comments', rss(item('<title>By: Bo</title><link>https://oaken.example/oak#comment-1</link>'))],
  ['comments', rss(item(oak), '<title>Comments for Oaken</title>')],
  ['podcast', rss(item(`${oak}<enclosure url="/1.mp3" type="audio/mpeg"/>`))],
  ['products', rss(item(`${oak}<g:price>10 EUR</g:price>`))],
]
for (const [kind, xml] of kinds) {
  test(`a feed of ${kind} is told as such`, () => assert.equal(readFeed(xml, address)?.kind, kind))
}

test('a feed that declares entities of its own is not read', () => {
  const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
  assert.equal(readFeed(bomb + rss(item('<title>&b;</title><link>/oak</link>')), address), null)
})

test('an entity that nobody declared stays as it is written', () => {
  assert.equal(
    entries(rss(item('<title>Oak &unknownthing; ash</title><link>/oak</link>')))?.[0]?.title,
    'Oak &unknownthing; ash',
  )
})

test('a web page is no feed', () => {
  assert.equal(readFeed('<!doctype html><html><title>Oaken</title>', address), null)
})

test('elements left open end with the one around them', () => {
  assert.equal(
    entries(
      rss('<item><title>Oak</title><link>/oak</link><category></item><item><title>Ash</title><link>/ash</link></item>'),
    )?.length,
    2,
  )
})

test('pathological texts are read in linear time', () => {
  const before = process.cpuUsage().user
  const start = '<rss><channel><item><title>'
  for (const text of ['<', '<a ', '<![CDATA[', '&', '&#', '<a b="', '=', '<!--', '<b>', '</b>', 'a='].map(
    (one) => start + one.repeat(100_000),
  )) {
    readFeed(text, address)
    xmlElements(text)
  }
  assert.ok(process.cpuUsage().user - before < 3_000_000)
})
