import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, defaultMain, described, homePage, snapshotOfPages, typesOf } from './compare-fixtures.ts'
import { compareSnapshots } from './compare-snapshots.ts'

const home = homePage()

test('a page is no other page than itself', () => {
  assert.deepEqual(changesBetween(home, home), [])
})

test('a comparison takes two snapshots', () => {
  assert.throws(() => compareSnapshots([snapshotOfPages(home)]), RangeError)
})

test('a headline in other words is a headline change and nothing else', () => {
  const changes = changesBetween(home, homePage({ headline: 'The slowest holiday you will ever rush to' }))
  assert.deepEqual(described(changes), [
    'headline_change headline: Four miles an hour is fast enough → The slowest holiday you will ever rush to',
  ])
})

test('a headline that only moved to another element is none', () => {
  const moved = homePage({
    hero: `<div><div><h1><span>Four miles an hour</span> <br><em>is fast enough</em></h1></div>
      <p>Eleven boats, a hundred locks, and a week in which nobody can reach you. We teach you to steer on Saturday morning.</p>
      <a class="button primary" href="/boats/">See the boats</a> <a class="button" href="/routes/">Plan a route</a></div>`,
  })
  assert.deepEqual(described(changesBetween(home, moved)), [])
})

test('the text below a headline that stays is content', () => {
  const changes = changesBetween(
    home,
    homePage({ subhead: 'Nine boats of steel and oak, each with a name, a stove and a past.' }),
  )
  assert.deepEqual(typesOf(changes), ['content_change'])
})

test('a call in other words is a call change, in the hero and in the top bar', () => {
  const after = homePage({
    topCall: '<a class="button" href="/book/">Check dates</a>',
    calls:
      '<a class="button primary" href="/boats/">Choose your boat</a> <a class="button" href="/routes/">Plan a route</a>',
  })
  assert.deepEqual(described(changesBetween(home, after)), [
    'cta_change top bar call to action: Book a boat → Check dates',
    'cta_change hero call to action: See the boats → Choose your boat',
  ])
})

test('a call that leads elsewhere or stands in another order is the same call', () => {
  const after = homePage({
    topCall: '<a class="button" href="/book/?utm_campaign=spring&fbclid=abc">Book a boat</a>',
    calls:
      '<a class="button" href="/routes/new/">Plan a route</a> <a class="button primary" href="/fleet/">SEE THE BOATS →</a>',
  })
  assert.deepEqual(described(changesBetween(home, after)), [])
})

test('a call that comes and one that goes are reported each by itself', () => {
  const without = homePage({ calls: '<a class="button primary" href="/boats/">See the boats</a>' })
  assert.deepEqual(described(changesBetween(home, without)), ['cta_change hero call to action: Plan a route → null'])
  assert.deepEqual(described(changesBetween(without, home)), ['cta_change hero call to action: null → Plan a route'])
})

test('a new version in a call is reported once, and as minor', () => {
  const page = (version: string) =>
    homePage({
      calls: `<p>For Windows and Linux <a class="button primary" href="/get/">Download Quill ${version}</a></p>`,
      main: `${defaultMain}<p>The latest version is ${version}.</p>`,
    })
  const changes = changesBetween(page('v2.4.1'), page('v2.4.2'))
  assert.deepEqual([...new Set(changes.map(({ magnitude }) => magnitude))], ['minor'])
  assert.deepEqual(
    described(changes)[0],
    'cta_change hero call to action: Download Quill v2.4.1 → Download Quill v2.4.2',
  )
})

test('a feature that comes with its description is one feature change', () => {
  const more = defaultMain
    .replace('</section>\n<section class="features">', '</section>\n<section class="features">')
    .replace(
      '<div class="card"><h3>Charts',
      '<div class="card"><h3>A telescope</h3><p>There is no street lamp for nine miles.</p></div><div class="card"><h3>Charts',
    )
  const changes = changesBetween(home, homePage({ main: more }))
  assert.deepEqual(described(changes), ['feature_change feature: null → A telescope'])
})

test('a feature of another name is a feature change', () => {
  const changes = changesBetween(
    home,
    homePage({ main: defaultMain.replace('Two bicycles', 'Four bicycles and a dinghy') }),
  )
  assert.deepEqual(described(changes), ['feature_change feature: Two bicycles → Four bicycles and a dinghy'])
})

test('features in another order are the same features', () => {
  const cards = defaultMain.match(/<div class="card">.*?<\/div>/gs)!
  const shuffled = defaultMain.replace(cards.join('\n'), [cards[2], cards[0], cards[1]].join('\n'))
  assert.notEqual(shuffled, defaultMain)
  assert.deepEqual(described(changesBetween(home, homePage({ main: shuffled }))), [])
})

test('a section that comes is one content change with its heading', () => {
  const main = `${defaultMain}<section><h2>Moored in winter</h2><p>From November to March the boats lie in Ashby, and so do we.</p>
    <p>Write to us and we will show you around with a mug of tea in hand.</p></section>`
  const changes = changesBetween(home, homePage({ main }))
  assert.deepEqual(typesOf(changes), ['content_change'])
  assert.equal(changes.length, 1)
  assert.match(changes[0]!.new_value!, /^Moored in winter/)
})

test('a post on top of a list of posts is content, and no headline', () => {
  const list = (posts: string[]) => ({
    '/journal/': homePage({
      title: 'Journal – Quillmere',
      hero: '',
      main: posts
        .map(
          (post) => `<article><h2><a href="/journal/x">${post}</a></h2><p>About ${post}, at some length.</p></article>`,
        )
        .join(''),
    }),
  })
  const older = ['How to pass a lock alone', 'Bread from a coal stove']
  const changes = changesBetween(list(older), list(['A heron that would not move', ...older]))
  assert.deepEqual(typesOf(changes), ['content_change'])
  assert.ok(changes.some(({ new_value }) => new_value?.includes('A heron that would not move')))
})

test('entries of the menu are reported together', () => {
  const menu = '<a href="/boats/">Boats</a> <a href="/offers/">Offers</a> <a href="/journal/">Journal</a>'
  assert.deepEqual(described(changesBetween(home, homePage({ menu }))), ['content_change navigation: Routes → Offers'])
})

test('a contact that is only named in a link is reported', () => {
  const foot =
    '<p>Quillmere Boats, The Old Lock House</p><a href="mailto:crew@quillmere.example"><svg></svg></a><a href="mailto:hello@quillmere.example">hello@quillmere.example</a>'
  const changes = changesBetween(home, homePage({ foot }))
  assert.deepEqual(described(changes), ['content_change contact (email): null → crew@quillmere.example'])
})

test('a figure of a row of figures is content, and so is one that trades places with another', () => {
  const row = (boats: string, locks: string) =>
    `${defaultMain}<section><div><b>${boats}</b><p>boats on the water</p></div><div><b>${locks}</b><p>locks behind us</p></div></section>`
  const page = (boats: string, locks: string) => homePage({ main: row(boats, locks) })
  assert.deepEqual(described(changesBetween(page('20+', '900+'), page('80+', '900+'))), [
    'content_change figure: 20+ → 80+',
  ])
  assert.equal(changesBetween(page('80+', '900+'), page('900+', '80+')).length, 2)
})

test('what only search engines read is a minor content change', () => {
  const changes = changesBetween(
    home,
    homePage({ description: 'Boats by the week, from Ashby to the sea, with a stove and two bicycles.' }),
  )
  assert.deepEqual(
    changes.map(({ type, field, magnitude }) => [type, field, magnitude]),
    [['content_change', 'description', 'minor']],
  )
})

test('what stands on every page is reported once', () => {
  const foot = '<p>Quillmere Boats, now at Wharf Cottage in Ashby Magna</p>'
  const pages = (parts = {}) => ({
    '/': homePage(parts),
    '/boats/': homePage({ ...parts, headline: 'Eleven boats and their names' }),
  })
  const changes = changesBetween(pages(), pages({ foot }))
  assert.equal(changes.filter(({ new_value }) => new_value?.includes('Wharf Cottage')).length, 1)
})

test('a value that was there before the last one is a rotation', () => {
  const other = homePage({ headline: 'The slowest holiday you will ever rush to' })
  const third = homePage({ headline: 'Bring a book, then another one' })
  const [a, b, c] = [home, other, third].map((page) => snapshotOfPages(page))
  const seen = (...states: (typeof a)[]) =>
    compareSnapshots(states.map((state) => state!)).changes.map(({ seenBefore }) => seenBefore)
  assert.deepEqual(seen(a, b, a), [true])
  assert.deepEqual(seen(a, b, c), [false])
  assert.deepEqual(seen(b, a, c, a), [true])
})

test('a call that comes back is a rotation as well', () => {
  const without = snapshotOfPages(homePage({ calls: '<a class="button primary" href="/boats/">See the boats</a>' }))
  const full = snapshotOfPages(home)
  assert.deepEqual(
    compareSnapshots([full, without, full]).changes.map(({ seenBefore }) => seenBefore),
    [true],
  )
  assert.deepEqual(
    compareSnapshots([without, full, without]).changes.map(({ seenBefore }) => seenBefore),
    [true],
  )
})

test('a snapshot survives being stored', () => {
  const stored = JSON.parse(JSON.stringify(snapshotOfPages(home)))
  assert.deepEqual(compareSnapshots([stored, snapshotOfPages(home)]).changes, [])
})
