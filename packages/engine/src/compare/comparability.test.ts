import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homePage, snapshotOfPages } from './compare-fixtures.ts'
import { compareSnapshots } from './compare-snapshots.ts'
import type { PageSnapshot, Snapshot } from './snapshot.ts'

const whole = snapshotOfPages(homePage())
const withFirst = (snapshot: Snapshot, page: Partial<PageSnapshot>): Snapshot => ({
  ...snapshot,
  pages: [{ ...snapshot.pages[0]!, ...page }, ...snapshot.pages.slice(1)],
})

function assertInconclusive(before: Snapshot, after: Snapshot, reason: RegExp) {
  const { changes, inconclusive } = compareSnapshots([before, after])
  assert.deepEqual(changes, [])
  assert.equal(inconclusive.length, 1)
  assert.match(inconclusive[0]!.reason, reason)
}

for (const state of ['blocked', 'login', 'parked', 'error', 'empty', 'shell', 'not-html'] as const) {
  test(`a page that was ${state} is inconclusive, either time`, () => {
    const bad = withFirst(snapshotOfPages('<html><body>Checking your browser</body></html>'), { state })
    assertInconclusive(whole, bad, /this time/)
    assertInconclusive(bad, whole, /the time before/)
  })
}

test('an error page in disguise is inconclusive', () => {
  const bare = snapshotOfPages(
    '<html><head><title>Quillmere</title></head><body><h1>We will be right back</h1><p>Scheduled maintenance.</p></body></html>',
  )
  const large = snapshotOfPages(
    homePage({
      main: `<section><h2>Of boats</h2>${'<p>Each of them has a name and a stove, and somebody who loves it more than is sensible.</p>'.repeat(12)}</section>`,
    }),
  )
  assertInconclusive(large, bare, /Little of it came this time/)
})

const small = snapshotOfPages('<html><body><h1>Something went wrong</h1></body></html>')

test('a few words in place of a short page are inconclusive', () => {
  const short = snapshotOfPages(homePage({ main: '', foot: '<p>The Old Lock House</p>' }))
  assert.ok(short.pages[0]!.words < 120)
  assertInconclusive(short, small, /Little of it came this time/)
})

const inFrame = (message: string) => homePage({ hero: message, main: '' })
const errorInFrame = snapshotOfPages(inFrame('<h1>Something went wrong</h1><p>Please try again in a few minutes.</p>'))

test('a message between the top and the foot of a page is inconclusive, either time', () => {
  assertInconclusive(whole, errorInFrame, /A message stood in place of its content this time/)
  assertInconclusive(errorInFrame, whole, /A message stood in place of its content the time before/)
})

test('a page that is written anew is no message', () => {
  const redesign = homePage({
    hero: '<h1>Eleven boats are for sale</h1><p>We close the yard in March after forty years on the cut, and every boat looks for somebody who will keep its stove going.</p>',
    main: '<section><h2>What is left</h2><p>All of them were out of the water last winter. Come and see them on any Sunday, and bring somebody who knows about hulls.</p></section>',
  })
  const { changes } = compareSnapshots([whole, snapshotOfPages(redesign)])
  assert.ok(changes.some(({ type }) => type === 'headline_change'))
})

const cut = (html: string, mark: string) => snapshotOfPages(html.slice(0, html.indexOf(mark)))

test('a page that breaks off is inconclusive', () => {
  assertInconclusive(whole, cut(homePage(), '<section class="features">'), /It broke off this time/)
})

test('a page that lost its last section is none that breaks off', () => {
  const page = homePage()
  const without = page.slice(0, page.indexOf('<section class="features">')) + page.slice(page.indexOf('</main>'))
  assert.ok(compareSnapshots([whole, snapshotOfPages(without)]).changes.length > 0)
})

test('a page whose prices all came in another currency is inconclusive', () => {
  const prices = (sign: string, amounts: number[]) =>
    snapshotOfPages(
      homePage({ main: amounts.map((amount, at) => `<p>Week ${at + 20} is ${sign}${amount}</p>`).join('') }),
    )
  assertInconclusive(prices('£', [880, 940, 990]), prices('$', [1115, 1190, 1254]), /another currency \(GBP, then \$\)/)
})

test('a page in another language is inconclusive', () => {
  const german = snapshotOfPages(
    homePage({
      lang: 'de',
      menu: '<a href="/boats/">Boote</a> <a href="/routes/">Strecken</a>',
      topCall: '',
      headline: 'Vier Meilen in der Stunde sind schnell genug',
      subhead:
        'Elf Boote, hundert Schleusen und eine Woche, in der Sie niemand erreicht. Am Samstagmorgen lernen Sie steuern.',
      calls: '<a class="button" href="/boats/">Zu den Booten</a>',
      main: '<section><h2>So läuft eine Woche bei uns ab</h2><p>Sie kommen am Samstag mit so wenig wie möglich. Wir zeigen Ihnen die Pinne, den Ofen und die erste Schleuse und winken Ihnen nach.</p></section>',
      foot: '<p>Quillmere Boote, Altes Schleusenhaus</p>',
    }),
  )
  assertInconclusive(whole, german, /another language \(en, then de\)/)
})

test('a page that a browser read cannot be compared with one that came by itself', () => {
  assertInconclusive(whole, withFirst(whole, { isRendered: true }), /with a browser/)
})

test('a page with broken letters is inconclusive', () => {
  const lines = whole.pages[0]!.lines.map((line) => ({ ...line, text: line.text.replace(/e/g, '\ufffd') }))
  assertInconclusive(whole, withFirst(whole, { lines }), /wrong character set/)
})

test('a page that was read only once is named with the reason', () => {
  const pages = { '/': homePage(), '/boats/': homePage({ headline: 'Eleven boats and their names' }) }
  const both = snapshotOfPages(pages)
  const failed = { ...whole, unread: [{ path: '/boats', reason: 'It answered with HTTP 503.' }] }
  assertInconclusive(both, failed, /not read this time: It answered with HTTP 503\./)
  assertInconclusive(whole, both, /not read the time before/)
})
