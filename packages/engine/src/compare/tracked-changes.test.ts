import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homePage, snapshotOfPages } from './compare-fixtures.ts'
import type { Snapshot } from './snapshot.ts'
import { trackedChanges } from './tracked-changes.ts'

const card = (slug: string, title: string) =>
  `<article class="card"><a href="/journal/${slug}"><img src="/${slug}.jpg" alt=""></a><span>March ${slug.length}, 2024</span><h2><a href="/journal/${slug}">${title}</a></h2><p>Some words on it.</p><a href="/journal/${slug}">Read more</a></article>`
const journal = (...posts: [string, string][]) => ({
  html: `<html lang="en"><title>Journal</title><body><main><h1>Journal</h1>${posts.map((post) => card(...post)).join('')}</main>`,
  type: 'blog' as const,
})
const ice: [string, string] = ['ice', 'Breaking ice in January']
const lock: [string, string] = ['lock', 'How a lock keeper spends the winter']
const horse: [string, string] = ['horse', 'The last towpath horse retires']
const pricing = (price: string) => ({
  html: `<html lang="en"><title>Prices</title><body><main><h1>Prices</h1><div class="plan"><h2>Week</h2><p>${price} / week</p><ul><li>Seven nights</li><li>Diesel</li></ul><a class="button" href="/book">Book</a></div><div class="plan"><h2>Weekend</h2><p>£380 / weekend</p><ul><li>Three nights</li></ul><a class="button" href="/book">Book</a></div></main>`,
  type: 'pricing' as const,
})

const shown = (comparison: ReturnType<typeof trackedChanges>) =>
  comparison.changes.map(({ type, field, old_value, new_value }) => `${type} ${field}: ${old_value} → ${new_value}`)
const [home, other] = [homePage(), homePage({ headline: 'A slower week on the water' })]

test('a headline is reported with the lines in which it stood', () => {
  const [change] = trackedChanges([snapshotOfPages(home), snapshotOfPages(other)]).changes
  assert.equal(change?.type, 'headline_change')
  assert.deepEqual(change.passages, {
    before: 'Four miles an hour is fast enough',
    after: 'A slower week on the water',
  })
  assert.equal(change.path, '/')
})

test('a headline that one of the last checks saw is a rotation', () => {
  const states = [other, home, other].map((page) => snapshotOfPages(page))
  const comparison = trackedChanges(states)
  assert.deepEqual(shown(comparison), [])
  assert.ok(comparison.others.some(({ type }) => type === 'headline_change'))
})

test('a price that comes back is reported', () => {
  const states = ['£880', '£990', '£880'].map((price) => snapshotOfPages({ '/': home, '/prices/': pricing(price) }))
  assert.ok(shown(trackedChanges(states)).some((line) => line.startsWith('pricing_change')))
})

test('a new post is reported, and menus and contacts are not', () => {
  const menu =
    '<a href="/boats/">Boats</a> <a href="/crews/">Crews</a> <a href="/routes/">Routes</a> <a href="/journal/">Journal</a>'
  const before = snapshotOfPages({ '/': home, '/journal/': journal(ice, lock) })
  const after = snapshotOfPages({ '/': homePage({ menu }), '/journal/': journal(horse, ice, lock) })
  const comparison = trackedChanges([before, after])
  assert.deepEqual(shown(comparison), ['content_change post: null → The last towpath horse retires'])
  assert.equal(comparison.changes[0]?.page, 'https://www.quillmere.example/journal/')
  assert.ok(comparison.others.some(({ field }) => field === 'navigation'))
})

test('of a list in which nothing is left of the list before, nothing is reported', () => {
  const before = snapshotOfPages({ '/': home, '/journal/': journal(ice) })
  const after = snapshotOfPages({ '/': home, '/journal/': journal(lock, horse) })
  assert.deepEqual(shown(trackedChanges([before, after])), [])
})

test('a post that a check before has seen is not new', () => {
  const states = [journal(ice, lock), journal(ice), journal(ice, lock)].map((page) =>
    snapshotOfPages({ '/': home, '/journal/': page }),
  )
  assert.deepEqual(shown(trackedChanges(states)), [])
})

test('a page that could not be read keeps its state: what changed on it meanwhile is reported later', () => {
  const [before, up, after] = ['£880', '£880', '£990'].map((price) =>
    snapshotOfPages({ '/': home, '/prices/': pricing(price) }),
  ) as [Snapshot, Snapshot, Snapshot]
  const down = {
    ...up,
    pages: up.pages.map((page, at) => ({ ...page, state: at === 0 ? page.state : 'error' })),
  } as Snapshot
  const outage = trackedChanges([before, down])
  assert.deepEqual(shown(outage), [])
  assert.equal(outage.inconclusive.length, 1)
  const later = trackedChanges([before, outage.seen, after])
  assert.deepEqual(
    shown(later).map((line) => line.split(':')[0]),
    ['pricing_change plan price'],
  )
})

test('without a home page that can be judged nothing counts, and the state stays', () => {
  const before = snapshotOfPages(home)
  const german = snapshotOfPages(
    homePage({
      lang: 'de',
      headline: 'Sechs Kilometer in der Stunde sind schnell genug',
      subhead:
        'Elf Boote, hundert Schleusen und eine Woche, in der euch niemand erreicht. Am Samstag zeigen wir euch das Steuern.',
      main: '<section><h2>Unsere Boote sind alt und gut in Schuss</h2><p>Jedes Boot wird im Winter aus dem Wasser geholt, gestrichen und geprüft, damit ihr im Sommer nichts reparieren müsst.</p></section>',
      foot: '<p>Das alte Schleusenhaus am Kanal</p>',
      menu: '<a href="/boats/">Boote</a> <a href="/routes/">Strecken</a>',
      calls: '<a class="button" href="/boats/">Boote ansehen</a>',
    }),
  )
  const comparison = trackedChanges([before, german])
  assert.equal(comparison.isInconclusive, true)
  assert.deepEqual([comparison.changes, comparison.seen], [[], before])
})

test('a home page that has moved to another website gives no change, and where it is now', () => {
  const [before, other] = [snapshotOfPages(home), snapshotOfPages(homePage({ headline: 'This name is for sale' }))]
  const [page] = other.pages
  const moved = { ...other, pages: [{ ...page, url: 'https://www.names.example.net/for-sale' }] } as Snapshot
  const comparison = trackedChanges([before, moved])
  assert.equal(comparison.movedTo, 'https://www.names.example.net/for-sale')
  assert.deepEqual([comparison.changes, comparison.seen], [[], before])
})

test('offers that are shown in turns are not reported a second time', () => {
  const picks = (...names: string[]) =>
    homePage({
      main: `<section><h2>Picked for you</h2>${names.map((name, at) => `<div class="card"><h3>${name}</h3><span class="price">£${120 + at}</span></div>`).join('')}</section>`,
    })
  const [one, two] = [
    picks('Linnet chair', 'Merle lamp', 'Wren stool'),
    picks('Tarn rug', 'Sedge bench', 'Corvid desk'),
  ]
  const comparison = trackedChanges([one, two, one].map((page) => snapshotOfPages(page)))
  assert.deepEqual(
    shown(comparison).filter((line) => /^pricing_change price list/.test(line)),
    [],
  )
})

test('a home page that was an error the time before is the state from now on, and nothing of it is reported', () => {
  const error = snapshotOfPages('<html><body><h1>Something went wrong</h1></body></html>')
  const now = snapshotOfPages(home)
  const comparison = trackedChanges([error, now])
  assert.equal(comparison.isInconclusive, false)
  assert.deepEqual([comparison.changes, comparison.seen], [[], now])
})
