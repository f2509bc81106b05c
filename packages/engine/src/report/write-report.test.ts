import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Compile } from 'typebox/compile'
import { FlashReport, FullReport } from '../report.ts'
import { emptyFacts, emptySite, richFacts, richSite, siteFrom, stated } from './report-fixtures.ts'
import { writeReport } from './write-report.ts'

const fullReport = Compile(FullReport)
const flashReport = Compile(FlashReport)

function assertValid(schema: typeof fullReport | typeof flashReport, report: unknown): void {
  const [first] = schema.Errors(report)
  assert.equal(first === undefined ? '' : `${first.instancePath} ${first.message}`, '')
}

function valueAt(results: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, token) => (value as Record<string, unknown> | undefined)?.[token], results)
}

const cases = [
  ['no facts', emptySite, emptyFacts],
  ['rich facts', richSite, richFacts],
] as const

for (const [what, site, facts] of cases) {
  test(`reports of ${what} are valid by their schemas`, () => {
    assertValid(fullReport, writeReport(site(), facts, 'full'))
    assertValid(flashReport, writeReport(site(), facts, 'flash'))
  })

  test(`every pointer of a report of ${what} leads to a claim, once`, () => {
    for (const type of ['full', 'flash'] as const) {
      const { results } = writeReport(site(), facts, type)
      const pointers = results.evidence.map(({ pointer }) => pointer)
      for (const pointer of pointers) {
        const value = valueAt(results, pointer)
        assert.ok(value !== undefined && value !== null, pointer)
      }
      assert.equal(new Set(pointers).size, pointers.length)
    }
  })

  test(`every quote of a report of ${what} stands on its page`, () => {
    const read = site()
    for (const type of ['full', 'flash'] as const) {
      for (const { quotes } of writeReport(read, facts, type).results.evidence) {
        for (const { page, text } of quotes) {
          assert.ok(read.pages.find(({ url }) => url === page)?.text.includes(text), text)
        }
      }
    }
  })
}

test('what the contract calls a string is one, also where the site says nothing of it', () => {
  for (const [, site, facts] of cases) {
    for (const type of ['full', 'flash'] as const) {
      const { archetype, archetypeDescription, missionStatement } = writeReport(site(), facts, type).results
        .brandIdentity
      for (const text of [archetype, archetypeDescription, missionStatement]) assert.match(text, /^\S.+$/)
    }
  }
})

test('a mission statement that was not found is no claim', () => {
  const { results } = writeReport(richSite(), richFacts, 'full') as FullReport
  assert.equal(results.brandIdentity.missionStatement, 'No mission statement was identified on the pages read.')
  assert.ok(!results.evidence.some(({ pointer }) => pointer === '/brandIdentity/missionStatement'))
})

test('the same capture gives the same bytes', () => {
  const once = JSON.stringify(writeReport(richSite(), richFacts, 'full'))
  const again = JSON.stringify(writeReport(richSite(), richFacts, 'full'))
  assert.equal(once, again)
})

test('a full report says what the site says', () => {
  const { results } = writeReport(richSite(), richFacts, 'full') as FullReport
  assert.equal(results.brandIdentity.name, 'Marrowell')
  assert.equal(results.messaging.hero.headline, 'Soup that arrives before hunger does')
  assert.deepEqual(results.messaging.navigation, ['Soups', 'About us'])
  assert.equal(results.messaging.ctas[0]?.text, 'Order a box')
  assert.equal(results.digitalPresence.legalEntity, 'Marrowell Foods Ltd')
  assert.equal(results.positioning.category, 'soup by post')
  assert.equal(results.offerings.businessModel, 'sales')
  assert.deepEqual(
    results.personas.map(({ name }) => name),
    ['Food buyers'],
  )
  assert.equal(results.coverage.sections.personas.status, 'partial')
})

test('only social profiles of the brand are socials; the rest are important links', () => {
  const { results } = writeReport(richSite(), richFacts, 'full') as FullReport
  assert.deepEqual(results.digitalPresence.socials, [{ network: 'instagram', url: 'https://instagram.com/marrowell' }])
  assert.deepEqual(results.digitalPresence.importantLinks.code, [
    { network: 'github', url: 'https://github.com/marrowell' },
  ])
})

test('a claim whose quote is not on the page is left out, and the report says so', () => {
  const facts = { ...richFacts, tagline: stated('Soup for kings', 'Soup for kings') }
  const { results } = writeReport(richSite(), facts, 'full') as FullReport
  assert.equal(results.brandIdentity.tagline, null)
  assert.ok(!results.evidence.some(({ pointer }) => pointer === '/brandIdentity/tagline'))
  assert.ok(!JSON.stringify({ ...results, coverage: null }).includes('Soup for kings'))
  const [lost] = results.coverage.degraded
  assert.equal(lost?.part, 'evidence')
  assert.match(lost?.detail ?? '', /^tagline was left out.*Soup for kings/)
})

test('a claim keeps the quotes that hold when one does not', () => {
  const name = stated({ name: 'Marrowell', variants: [] }, 'Marrowell')
  name.quotes.push({ page: 'https://marrowell.example/nowhere', text: 'Marrowell', locator: 'h1' })
  const { results } = writeReport(richSite(), { ...richFacts, name }, 'full') as FullReport
  assert.equal(results.brandIdentity.name, 'Marrowell')
  const evidence = results.evidence.find(({ pointer }) => pointer === '/brandIdentity/name')
  assert.equal(evidence?.quotes.length, 1)
  assert.match(results.coverage.degraded[0]?.detail ?? '', /^name lost 1 quote/)
})

test('a stated claim without any quote is left out', () => {
  const tagline = { ...stated('soup by post', ''), quotes: [] }
  const { results } = writeReport(richSite(), { ...richFacts, tagline }, 'full') as FullReport
  assert.equal(results.brandIdentity.tagline, null)
})

test('flash finds what is missing, weightiest first and at most two of a category', () => {
  const { results } = writeReport(emptySite(), emptyFacts, 'flash') as FlashReport
  assert.equal(results.insights[0]?.category, 'messaging')
  const categories = results.insights.map(({ category }) => category)
  for (const category of categories) assert.ok(categories.filter((other) => other === category).length <= 2)
  assert.ok(results.insights.length >= 3 && results.insights.length <= 7)
})

test('flash says so when there is nothing to improve', () => {
  const { results } = writeReport(richSite(), richFacts, 'flash') as FlashReport
  assert.deepEqual(results.insights, [])
  assert.match(results.summary, /None of the checks|nothing/)
})

test('flash quotes the headline that is only the name', () => {
  const headline = stated('Marrowell', 'Marrowell', 'h1')
  const facts = { ...richFacts, hero: { ...richFacts.hero, headline } }
  const { results } = writeReport(richSite(), facts, 'flash') as FlashReport
  assert.equal(results.insights[0]?.title, 'The headline is only the name')
  assert.equal(results.evidence[0]?.quotes[0]?.text, 'Marrowell')
})

test('flash claims nothing missing where the extractor failed', () => {
  const facts = { ...emptyFacts, failed: ['hero'] }
  const { results } = writeReport(emptySite(), facts, 'flash') as FlashReport
  assert.ok(!results.insights.some(({ title }) => title.includes('headline')))
})

test('flash claims nothing missing on a page that only scripts would have built', () => {
  const site = siteFrom([{ url: 'https://app.example/', html: '<div id="root"></div>' }])
  const [home] = site.capture.pages
  assert.ok(home)
  home.state = { state: 'shell', confidence: 0.9, reasons: ['an empty mount point'] }
  const { results } = writeReport(site, emptyFacts, 'flash') as FlashReport
  assert.match(results.summary, /built by scripts/)
  assert.ok(results.insights.every(({ category }) => category === 'discoverability' || category === 'experience'))
})
