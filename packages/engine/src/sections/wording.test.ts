/** What sections say has to agree: with each other, and a verb with its number. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallToAction, Facts } from '../facts.ts'
import { emptyFacts, homeUrl, richFacts, richSite, siteFrom, stated } from '../report/report-fixtures.ts'
import { writeReport } from '../report/write-report.ts'
import type { FullReport } from '../report.ts'

const fullReport = (site: ReturnType<typeof siteFrom>, facts: Facts) => writeReport(site, facts, 'full') as FullReport

function journeyWith(intent: CallToAction['intent']) {
  const site = siteFrom([{ url: homeUrl, html: '<h1>Soup</h1><a href="/go">Go on</a>' }])
  const call = stated({ text: 'Go on', intent, url: `${homeUrl}go`, repeats: 1 }, 'Go on', 'a')
  return fullReport(site, { ...emptyFacts, ctas: [call] }).results.customerJourney
}

test('no gap denies a call to action that was found', () => {
  const words: [CallToAction['intent'], RegExp][] = [
    ['trial', /trial/],
    ['sign-up', /sign up/],
    ['join', /join/],
    ['download', /download/],
    ['start', /start/],
    ['subscribe', /newsletter/],
  ]
  for (const [intent, word] of words) {
    for (const gap of journeyWith(intent).gaps) assert.doesNotMatch(gap, word, intent)
  }
})

test('every intent belongs to a stage', () => {
  const intents = 'buy trial demo contact sign-up download donate book subscribe join quote start learn visit'
  for (const intent of intents.split(' ') as CallToAction['intent'][]) {
    const { stages } = journeyWith(intent)
    assert.ok(
      Object.values(stages).some(({ ctas }) => ctas.length > 0),
      intent,
    )
  }
})

test('one of several is spoken of in the singular, two in the plural', () => {
  const page = (name: string, html: string) => ({ url: `${homeUrl}${name}`, html: `<p>${name}</p>${html}` })
  const fine = '<html lang="en"><meta name="viewport" content="x"><h1>Soup</h1><img alt="Soup" src="a.png">'
  const poor = '<img src="b.png">'
  const issuesOf = (...pages: string[]) =>
    fullReport(siteFrom(pages.map((html, at) => page(at === 0 ? '' : `p${at}`, html))), emptyFacts).results
      .trustAndExperience.accessibility.issues
  const told = (issues: string[]) => issues.filter((issue) => /no (?:language|main heading|alternative)/.test(issue))
  assert.deepEqual(told(issuesOf(fine, poor)), [
    '1 of 2 pictures carries no alternative text.',
    '1 of 2 pages read declares no language.',
    '1 of 2 pages read has no main heading.',
  ])
  assert.deepEqual(told(issuesOf(fine, poor, poor)), [
    '2 of 3 pictures carry no alternative text.',
    '2 of 3 pages read declare no language.',
    '2 of 3 pages read have no main heading.',
  ])
  assert.equal(told(issuesOf(poor))[1], 'The page read declares no language.')
})

test('one profile is a profile', () => {
  const one = fullReport(richSite(), richFacts).results.digitalPresence.summary
  assert.match(one, /Instagram/)
  assert.doesNotMatch(one, /profiles/)
})
