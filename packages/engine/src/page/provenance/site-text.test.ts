import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { siteText } from './site-text.ts'

const banner = 'Call us any day between eight and six'

test('what stands on most pages is the frame of inner pages, and the message of the home page', () => {
  const site = siteOfPages({
    '/': `<p>${banner}</p><p>Boats.</p>`,
    '/a': `<p>${banner}</p><p>Sails.</p>`,
    '/b': `<p>${banner}</p><p>Ropes.</p>`,
  })
  const classes = site.pages.map(({ url }) =>
    siteText(site)
      .linesOf(url)
      .map(({ provenance }) => provenance.class),
  )
  assert.deepEqual(classes, [
    ['message', 'message'],
    ['chrome', 'message'],
    ['chrome', 'message'],
  ])
})

test('a folder of drafts that no page links to is filler; one that is linked is not', () => {
  const draft = '<p>Our portfolio shows what we did.</p>'
  const unlinked = siteOfPages({ '/': '<p>Boats.</p>', '/_work/': draft })
  const linked = siteOfPages({ '/': '<p><a href="/_work/">Boats</a></p>', '/_work/': draft })
  const classOf = (site: typeof linked) => siteText(site).linesOf(site.pages[1]?.url ?? '')[0]?.provenance.class
  assert.equal(classOf(unlinked), 'filler')
  assert.equal(classOf(linked), 'message')
})

test('a passage has the classes of all lines that hold it; what no line holds is declared', () => {
  const site = siteOfPages({
    '/': '<title>Oakrow</title><nav><a href="/a">Boats</a></nav><p>Boats</p><p>We build boats by hand.</p>',
  })
  const classesOf = (text: string) => siteText(site).classesOf({ page: site.home.url, text, locator: 'p' })
  assert.deepEqual(classesOf('Boats'), ['navigation', 'message'])
  assert.deepEqual(classesOf('build boats'), ['message'])
  assert.deepEqual(classesOf('Oakrow'), ['declared'])
  assert.deepEqual(
    siteText(site).classesOf({ page: site.home.url, text: 'Boats', locator: 'script[type="application/ld+json"]' }),
    ['declared'],
  )
})

test('a passage over two lines is of the class of the first', () => {
  const site = siteOfPages({ '/': '<h1>Boats<br>for life</h1><nav>for life</nav>' })
  assert.deepEqual(siteText(site).classesOf({ page: site.home.url, text: 'Boats for life', locator: 'h1' }), [
    'message',
  ])
})

test('lines are counted by class', () => {
  const site = siteOfPages({ '/': '<nav>Boats</nav><p>We build.</p><p>We sail.</p>' })
  const { message, navigation, legal } = siteText(site).counts
  assert.deepEqual({ message, navigation, legal }, { message: 2, navigation: 1, legal: 0 })
})

const hostile: readonly [what: string, html: string][] = [
  ['initials in boxes', `<div>${'<div>AB</div>'.repeat(20_000)}</div>`],
  ['lines in one quotation', `<blockquote>${'<p>A word</p>'.repeat(50_000)}</blockquote>`],
  ['frames in frames', `${'<div class="demo">'.repeat(400)}${'<p>1</p>'.repeat(20_000)}`],
  ['names of examples in cards', `<div>${'<div><b>John Doe</b><i>x</i></div>'.repeat(20_000)}</div>`],
  [
    'columns of others',
    `<table><tr>${'<td>Without us</td>'.repeat(30)}</tr>${`<tr>${'<td>a</td>'.repeat(30)}</tr>`.repeat(500)}</table>`,
  ],
]
for (const [what, html] of hostile) {
  test(`a page of ${what} takes bounded time`, () => {
    const site = siteOfPages({ '/': html })
    takesBoundedTime(() => siteText(site).counts)
  })
}
