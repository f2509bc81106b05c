import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import { siteText } from '../page/provenance/site-text.ts'
import { fullReport } from '../report/full.ts'
import { emptyFacts, homeUrl, richFacts, richSite } from '../report/report-fixtures.ts'
import type { FullReport } from '../report.ts'
import type { SectionId } from '../section-ids.ts'
import type { Rule, RuleFinding } from '../writing/rule.ts'
import { createWording, wordsOf } from '../writing/wording.ts'
import { allSections } from './all-sections.ts'
import { type AnySection, defineSection, runSection, type SectionTools } from './section.ts'
import { type SectionFacts, sectionFacts } from './section-facts.ts'

const site = richSite()
const pageTexts = new Map(site.pages.map(({ url, text }) => [url, text]))
const wording = createWording('site.example')
const rich = sectionFacts(site, richFacts)

const tone = defineSection({
  id: 'brandIdentity',
  title: 'Tone',
  needs: ['tagline', 'name'],
  result: Type.Object({ line: Type.String() }),
  empty: { line: '' },
  looksFor: ['No line was found.'],
  write({ tagline }, { claim }) {
    const line = tagline?.value ?? ''
    if (tagline !== null) claim('/line', tagline)
    claim('/line', { basis: 'stated', confidence: 1, quotes: [{ page: homeUrl, text: 'never said', locator: 'p' }] })
    return { assessment: { status: 'complete', confidence: 1, summary: line, gaps: [] }, content: { line } }
  },
})

const outcomeOf = (section: unknown, facts = rich) => runSection(section as AnySection, facts, { pageTexts, wording })

test('a section is skipped with a reason when none of its needs holds anything', () => {
  const outcome = outcomeOf(tone, sectionFacts(site, emptyFacts))
  assert.equal(outcome.assessment.status, 'insufficient')
  assert.match(outcome.assessment.summary, /tone/)
  assert.match(outcome.assessment.summary, /pages? read/)
  assert.deepEqual(outcome.assessment.gaps, ['No line was found.'])
  assert.deepEqual(outcome.content, { line: '' })
})

test('a section that is skipped gives its own reason where it has one', () => {
  const silent = { ...tone, silence: () => ['Nobody has spoken yet.'] }
  assert.equal(outcomeOf(silent, sectionFacts(site, emptyFacts)).assessment.summary, 'Nobody has spoken yet.')
})

test('what only colours a section does not keep it from being skipped', () => {
  const outcome = outcomeOf({ ...tone, context: ['pages'] }, sectionFacts(site, emptyFacts))
  assert.equal(outcome.assessment.status, 'insufficient')
})

test('a section sees no fact but those that it declares', () => {
  let seen: string[] = []
  outcomeOf({
    ...tone,
    write(facts: object) {
      seen = Object.keys(facts)
      throw new Error('enough')
    },
  })
  assert.deepEqual(seen, ['tagline', 'name'])
})

test('pointers of a section become pointers of the report, and a quote that does not hold is dropped', () => {
  const { evidence, degraded } = outcomeOf(tone)
  assert.deepEqual(
    evidence.map(({ pointer }) => pointer),
    ['/brandIdentity/line'],
  )
  assert.equal(degraded[0]?.part, 'evidence')
})

test('a rule whose quote is not on its page is left out with all that it says, and named', () => {
  const ruleSaying = (id: string, text: string): Rule<SectionFacts, 'name', RuleFinding & { text: string }> => ({
    id,
    needs: ['name'],
    find: () => ({ text, quotes: [{ page: homeUrl, text, locator: 'p' }] }),
  })
  const rules = [ruleSaying('said', 'Six soups'), ruleSaying('unsaid', 'never said')]
  const { content, degraded } = outcomeOf({
    ...tone,
    needs: ['name', 'reach'],
    write(facts: SectionFacts, { ask }: SectionTools) {
      const found = ask(rules, facts, { kind: 'rule of tone', say: (_, first) => wordsOf(first) })
      return { content: found.map(({ finding }) => finding.text) }
    },
  })
  assert.deepEqual(content, ['Six soups'])
  assert.deepEqual(degraded, [
    { part: 'evidence', detail: 'The rule of tone unsaid was left out: a quote is not on its page.' },
  ])
})

test('a section that throws costs itself only', () => {
  const sections = allSections as unknown as Record<SectionId, AnySection>
  const broken = {
    ...sections.messaging,
    write() {
      throw new Error('out of ink')
    },
  }
  const input = { capture: site.capture, text: siteText(site), facts: rich, pageTexts, wording, degraded: [] }
  const { results }: FullReport = fullReport(input, { ...sections, messaging: broken })
  assert.equal(results.messaging.status, 'insufficient')
  assert.match(results.messaging.gaps[0] ?? '', /fault/)
  assert.equal(results.messaging.hero.headline, null)
  assert.equal(results.brandIdentity.name, 'Marrowell')
  assert.deepEqual(results.coverage.degraded, [
    { part: 'sections', detail: 'messaging could not be written: out of ink' },
  ])
})

test('of a site of one page “the one page read” is silent, of several their number', () => {
  const summaries = (count: number) => {
    const facts = { ...sectionFacts(site, emptyFacts), pages: rich.pages.slice(0, count) }
    return ['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'].map(
      (host) =>
        runSection(tone as unknown as AnySection, facts, { pageTexts, wording: createWording(host) }).assessment
          .summary,
    )
  }
  for (const summary of summaries(1)) assert.match(summary, /the one page read/i)
  for (const summary of summaries(2)) assert.match(summary, /the 2 pages read/i)
})
