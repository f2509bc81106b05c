/** What the scores promise: 100 points each, every check with its reason, and answers that name what was seen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { emptyFacts, homeUrl, siteFrom } from '../../report/report-fixtures.ts'
import { ask } from '../rule-cases-fixtures.ts'
import { sectionFacts } from '../section-facts.ts'
import { accessRules, accessScore } from './access-checks.ts'
import { aiRules, aiScore } from './ai-checks.ts'
import { searchRules, searchScore, unlistedScoreMax } from './search-checks.ts'

const factsOf = (...pages: string[]) =>
  sectionFacts(siteFrom(pages.map((html, at) => ({ url: at === 0 ? homeUrl : `${homeUrl}p${at}`, html }))), emptyFacts)

const good = (title: string, links = '') => `<html lang="en"><head><title>${title} — Marrowell soup by post</title>
<meta name="viewport" content="width=device-width"><link rel="canonical" href="">
<meta name="description" content="${title}: what Marrowell cooks, in small batches, and posts to your door."></head>
<body><main><h1>${title}</h1><h2>How</h2><p>${'Six soups, cooked slowly. '.repeat(40)}</p>${links}</main></body></html>`

const found = (checks: { id: string }[], id: string) => checks.find((check) => check.id === id) as never as Answer
interface Answer {
  outcome: string
  seen: string
  fix: string | null
}

for (const [what, rules] of [
  ['search', searchRules],
  ['AI readiness', aiRules],
  ['access', accessRules],
] as const) {
  test(`the checks of ${what} are worth 100 points, each under an id of its own`, () => {
    assert.equal(
      rules.reduce((sum, { weight }) => sum + weight, 0),
      100,
    )
    assert.equal(new Set(rules.map(({ id }) => id)).size, rules.length)
    for (const { why, howTo, source } of rules) assert.match(`${why}${howTo}${source}`, /\..*https?:/)
  })
}

test('what does not apply does not count', () => {
  const { checks } = accessScore(factsOf(good('Soup')), ask)
  assert.equal(found(checks, 'labels').outcome, 'notApplicable')
  assert.equal(accessScore(factsOf(good('Soup')), ask).score, 100)
})

test('only what failed has a fix', () => {
  const facts = factsOf('<h1>Soup</h1><img src="bowl.png">', good('Menu'))
  for (const { outcome, fix } of [
    ...searchScore(facts, ask).checks,
    ...aiScore(facts, ask).checks,
    ...accessScore(facts, ask).checks,
  ]) {
    assert.equal(fix !== null, outcome === 'failed')
  }
})

test('a home page that asks not to be listed caps the score for search', () => {
  const { score } = searchScore(
    factsOf(good('Soup').replace('<head>', '<head><meta name="robots" content="noindex">')),
    ask,
  )
  assert.ok(score !== null && score <= unlistedScoreMax)
})

test('a picture without alternative text is named by its file', () => {
  const { checks } = searchScore(factsOf(good('Soup', '<img src="/img/tureen.jpg?v=2"><img src="a.png" alt="">')), ask)
  const { outcome, seen, fix } = found(checks, 'image-alt')
  assert.equal(outcome, 'failed')
  assert.match(seen, /1 of 2 pictures/)
  assert.match(fix ?? '', /tureen\.jpg/)
})

test('a title in Japanese is measured by its width', () => {
  const title = 'スープを毎週ご自宅にお届けするマロウェルの冷凍スープ定期便と季節の限定スープのご案内'
  const { checks } = searchScore(factsOf(`<title>${title}</title><h1>スープ</h1>`), ask)
  assert.match(found(checks, 'title-length').seen, /cut off/)
})

test('language versions that do not point back are one-sided', () => {
  const link = (at: string) => `<link rel="alternate" hreflang="de" href="${at}">`
  const both = searchScore(factsOf(good('Soup', link('/p1')), good('Suppe', link('/'))), ask)
  assert.equal(found(both.checks, 'hreflang').outcome, 'passed')
  const one = searchScore(factsOf(good('Soup', link('/p1')), good('Suppe')), ask)
  assert.match(found(one.checks, 'hreflang').seen, /\/p1/)
})

test('pages that nothing links to are named', () => {
  const { checks } = searchScore(factsOf(good('Soup', '<a href="/p1">Menu</a>'), good('Menu'), good('Lost')), ask)
  assert.match(found(checks, 'internal-links').seen, /\/p2/)
})

test('links called “here” are vague, in any language', () => {
  for (const label of ['Read more', 'hier', 'En savoir plus', 'こちら', 'здесь']) {
    const { checks } = searchScore(factsOf(good('Soup', `<a href="/p1">${label}</a>`)), ask)
    assert.equal(found(checks, 'link-text').outcome, 'failed', label)
  }
})

test('a heading that skips a level is quoted', () => {
  const { checks } = accessScore(factsOf(good('Soup', '<h4>Barley</h4>')), ask)
  assert.match(found(checks, 'heading-order').seen, /from h2 to h4.*“Barley”/)
})

test('a viewport that forbids zooming fails, one that allows it passes', () => {
  const zoomOf = (content: string) =>
    found(accessScore(factsOf(`<meta name="viewport" content="${content}"><h1>Soup</h1>`), ask).checks, 'zoom').outcome
  assert.equal(zoomOf('width=device-width, user-scalable=no'), 'failed')
  assert.equal(zoomOf('width=device-width,maximum-scale=1.0'), 'failed')
  assert.equal(zoomOf('width=device-width, maximum-scale=5'), 'passed')
})

test('a field with a placeholder alone has no label', () => {
  const { checks } = accessScore(
    factsOf(good('Soup', '<form><input type="email" placeholder="Your e-mail"></form>')),
    ask,
  )
  assert.match(found(checks, 'labels').seen, /“Your e-mail”/)
})

test('an icon that links has a name when its picture, title or label gives one', () => {
  const linkNames = (link: string) => found(accessScore(factsOf(good('Soup', link)), ask).checks, 'link-names').outcome
  assert.equal(linkNames('<a href="/x"><svg></svg></a>'), 'failed')
  assert.equal(linkNames('<a href="/x" aria-label="Cart"><svg></svg></a>'), 'passed')
  assert.equal(linkNames('<a href="/x"><img alt="Cart" src="c.png"></a>'), 'passed')
  assert.equal(linkNames('<a href="/x"><svg><title>Cart</title></svg></a>'), 'passed')
})

test('a page that only scripts fill scores low for answering machines', () => {
  const { score, checks } = aiScore(factsOf('<div id="root"></div><script src="app.js"></script>'), ask)
  assert.equal(found(checks, 'served-text').outcome, 'failed')
  assert.ok(score !== null && score < 30)
})

test('pathological pages are checked in bounded time', () => {
  takesBoundedTime(() => {
    for (const text of pathologicalTexts) {
      const facts = factsOf(
        `<title>${text}</title><h1>${text}</h1><a href="/x">${text}</a><table><tr><td>${text}</table>`,
      )
      searchScore(facts, ask)
      aiScore(facts, ask)
      accessScore(facts, ask)
    }
    accessScore(factsOf('<table>'.repeat(3_000), '<a href="x">'.repeat(20_000), '<h1><h4>'.repeat(10_000)), ask)
  })
})

test('an empty lang attribute declares no language', () => {
  const { checks } = accessScore(factsOf(good('Soup').replace('lang="en"', 'lang=" "')), ask)
  assert.deepEqual(
    [found(checks, 'lang').outcome, found(checks, 'lang').seen],
    ['failed', 'The page read declares no language.'],
  )
})
