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
