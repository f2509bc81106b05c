/**
 * Cases of rules: what a rule says of facts that bear it out, and the one thing changed that keeps it silent. A file of
 * rules has its cases beside it, one entry a rule.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageType, pageTypes } from '../artifacts.ts'
import type { Quote } from '../evidence.ts'
import type { AnyInsightRule } from '../report/insight-rule.ts'
import { homeUrl } from '../report/report-fixtures.ts'
import { type Ask, askRules } from '../writing/ask-rules.ts'
import { pathOf } from '../writing/prose.ts'
import type { Reach } from '../writing/reach.ts'
import type { Rule, RuleFinding, Say } from '../writing/rule.ts'
import { type Worded, type Wording, wordsOf } from '../writing/wording.ts'
import type { CheckFinding, CheckRule } from './checks/check-rule.ts'
import type { AnyDiagnosisRule } from './diagnoses/diagnosis.ts'
import { diagnosisFacts } from './diagnoses/diagnosis-facts.ts'
import { findJourney } from './journey/find-journey.ts'
import type { AnyJourneyRule, ReadFacts } from './journey/journey-rule.ts'
import type { SectionFacts } from './section-facts.ts'
import type { SiteReading } from './site-reading.ts'
import type { AnyInitiative, InitiativePlan } from './strategy/initiative.ts'
import { siteWords } from './strategy/site-words.ts'
import type { StrategyFacts } from './strategy/strategy-facts.ts'
import { nothing } from './swot/swot-fixtures.ts'
import type { AnySwotRule } from './swot/swot-rule.ts'
import type { RiskFacts, riskRules } from './trust/risk-rules.ts'

/** What a rule says. */
interface Said {
  /** Each wording, in the order of the rule. */
  says: readonly string[]
  /** The texts that it quotes; of another page than the home page with its path: “Hot. (/about)”. None where it is left out. */
  quotes?: readonly string[]
  /** To three places. */
  confidence: number
}

export interface RuleCase<Facts> extends Said {
  /** All that is known of an invented brand: what is not named was looked for and not found. */
  facts: Partial<Facts>
  /** Facts that are put in other words, laid over those above. */
  variants?: Record<string, Said & { facts: Partial<Facts> }>
  /** Facts that it still speaks of, laid over those above: a threshold from within. */
  speaks?: Record<string, Partial<Facts>>
  /** Facts that keep it silent, laid over those above: one thing is changed. */
  silent: Record<string, Partial<Facts>>
  /** Of a rule that says that something is missing: the types of pages that keep it silent where they were not read. */
  unread?: readonly PageType[]
  /** Of a finding that is trade itself: every wording has words of trade, which others are free of for who sells nothing. */
  isAboutTrade?: true
}

export type RuleCases<Facts> = Record<string, RuleCase<Facts>>

/** What is compared of a finding. */
interface Found {
  text: string
  confidence: number
  quotes: readonly Quote[]
}

type AskedRule = Pick<Rule<object, never, RuleFinding>, 'id' | 'missingFrom' | 'denies'>

/** What says that something was looked for and is not there; the words of a site itself, in “…”, are its own affair. */
const missing =
  /\bno (?:[\p{L}-]+ ){0,5}(?:was|were|is|are) (?:found|seen|given|shown|named|linked)\b|\b(?:not|nowhere) (?:said|shown|named|told|found|given)\b|\bnowhere\b|\bpages? read [\p{L}]{0,8} ?(?:no|none|neither|nothing)\b|\bnone of the (?:\d+ )?pages\b|\bno page\b|\bnobody is\b|\bnothing (?:says|tells|explains|shows)\b/iu
const saysMissing = (text: string) => missing.test(text.replace(/“[^”]*”/g, ' '))

/** Rules that say what one line, picture or list lacks, which was read whole. */
const ofOneLine: ReadonlySet<string> = new Set([
  'no-subhead',
  'no-description',
  'one-group-only',
  'undated-posts',
  'crowded-navigation',
  'one-voice',
  'unexplained-plans',
  'no-yearly-term',
  'bare-figures',
  'profile-not-linked',
])

interface Catalogue<OneRule extends AskedRule, Facts extends { reach: Reach }> {
  rules: readonly OneRule[]
  /** Of a site of which nothing is known. */
  nothing: Facts
  /** Asks one rule as a report does. */
  ask(rule: OneRule, facts: Facts, say: Say): Found | null
}

/** Tests each rule of a file by its case. */
function testRules<OneRule extends AskedRule, Facts extends { reach: Reach }>(
  { rules, nothing, ask }: Catalogue<OneRule, Facts>,
  cases: RuleCases<Facts>,
): void {
  test('every rule of the file has a case, and every case a rule', () => {
    assert.deepEqual(Object.keys(cases).sort(), rules.map(({ id }) => id).sort())
  })
  for (const rule of rules) {
    const { id, missingFrom, denies = [] } = rule
    const own = cases[id]
    if (own === undefined) continue
    const { facts, variants = {}, speaks = {}, silent, unread = [] } = own
    const laidOver = (more: Partial<Facts>): Facts => ({ ...nothing, ...facts, ...more })
    const speaksOf = (more: Partial<Facts>) => ask(rule, laidOver(more), wordsOf) !== null

    test(`${id} says what its facts bear out`, () => assertSays(own, (say) => ask(rule, laidOver({}), say)))
    for (const [when, variant] of Object.entries(variants)) {
      test(`${id} ${when} says so`, () => assertSays(variant, (say) => ask(rule, laidOver(variant.facts), say)))
    }
    for (const [when, more] of Object.entries(speaks)) {
      test(`${id} still speaks ${when}`, () => assert.ok(speaksOf(more)))
    }
    test(`${id} has something that keeps it silent`, () => assert.ok(Object.keys(silent).length > 0))
    for (const [when, more] of Object.entries(silent)) {
      test(`${id} is silent ${when}`, () => assert.ok(!speaksOf(more)))
    }
    test(`${id} denies nothing that may stand on a page that was not read`, () => {
      const silenced = pageTypes.filter((type) => ask(rule, without(laidOver({}), type), wordsOf) === null)
      assert.deepEqual([...silenced].sort(), [...unread].sort())
    })
    test(`${id} declares what it says to be missing`, () => {
      const denying = everyWording((say) => ask(rule, laidOver({}), say))?.texts.filter(saysMissing) ?? []
      const isDeclared = denies.length > 0 || missingFrom !== undefined || ofOneLine.has(id)
      assert.deepEqual(isDeclared ? [] : denying, [])
    })
    for (const part of denies) {
      test(`${id} is silent where a page shows a trace of ${part}`, () => {
        const { reach } = laidOver({})
        assert.equal(ask(rule, { ...laidOver({}), reach: { ...reach, traced: [part] } }, wordsOf), null)
      })
    }
  }
}

function assertSays({ says, quotes = [], confidence }: Said, ask: (say: Say) => Found | null): void {
  const found = everyWording(ask)
  assert.ok(found !== null, 'it is silent')
  assert.deepEqual(found.texts, says)
  assert.deepEqual(found.first.quotes.map(quoteText), quotes)
  assert.equal(Math.round(found.first.confidence * 1000) / 1000, confidence)
}

/** A rule asked once for each of its wordings. */
function everyWording(ask: (say: Say) => Found | null): { texts: string[]; first: Found } | null {
  let count = 1
  const found: Found[] = []
  for (let chosen = 0; chosen < count; chosen++) {
    const one = ask((...wordings) => {
      count = Math.max(count, wordings.length)
      return wordsOf(wordings[chosen % wordings.length] ?? wordings[0])
    })
    if (one !== null) found.push(one)
  }
  const [first] = found
  return first === undefined ? null : { texts: found.map(({ text }) => text), first }
}

const quoteText = ({ page, text }: Quote) => (page === homeUrl ? text : `${text} (${pathOf(page)})`)

/** `home` is unread where its visitors see more than was read. */
const without = <Facts extends { reach: Reach }>(facts: Facts, type: PageType): Facts => ({
  ...facts,
  reach: type === 'home' ? { ...facts.reach, home: false } : { ...facts.reach, missed: [type] },
})

/** What one rule finds, in the wording that is chosen. */
function findingOf<
  Facts extends { reach: Reach },
  Finding extends RuleFinding,
  OneRule extends Rule<Facts, keyof Facts, Finding>,
>(rule: OneRule, facts: Facts, say: Say) {
  const [found] = ask<Facts, OneRule>([rule], facts, { kind: 'rule', say: (_, ...wordings) => say(...wordings) })
  return found?.finding ?? null
}

/** As a report asks, but that what a case quotes need stand on no page. */
export const ask: Ask = (rules, facts, catalogue) => {
  const { found, lost } = askRules(rules, facts, { ...catalogue, isOnPage: () => true })
  assert.deepEqual(lost, [])
  return found
}

/** Tests rules of the SWOT. */
export function testSwotRules(rules: readonly AnySwotRule[], cases: RuleCases<SiteReading>): void {
  testRules({ rules, nothing, ask: findingOf }, cases)
  for (const rule of rules) {
    const { id } = rule
    const own = cases[id]
    if (own === undefined) continue
    test(`${id} marks the wordings that only fit a brand that sells`, () => {
      const wordings = wordingsOf((say) => findingOf(rule, { ...nothing, ...own.facts }, say))
      for (const worded of wordings)
        assert.equal(typeof worded === 'object', speaksOfTrade(wordsOf(worded)), wordsOf(worded))
      const isAllTrade = wordings.length > 0 && wordings.every((worded) => typeof worded === 'object')
      assert.equal(isAllTrade, own.isAboutTrade ?? false)
    })
  }
}

function wordingsOf(ask: (say: Say) => unknown): readonly Worded[] {
  let all: readonly Worded[] = []
  ask((...wordings) => {
    all = wordings
    return wordsOf(wordings[0])
  })
  return all
}

/** Words that only fit those who sell; the words of a site itself, in “…”, are its own affair. */
const tradeWords =
  /\b(?:buy(?:s|er|ers|ing)?|buyer['’]s|sell(?:s|ing|er|ers)?|sold|sales|customers?|clients?|purchas\w*|suppliers?|rivals?|markets?|business|firms?|newcomers? next month)\b/i

const speaksOfTrade = (text: string) => tradeWords.test(text.replace(/“[^”]*”/g, ' '))

const noSwot = { strengths: [], weaknesses: [], opportunities: [], threats: [], lost: [] }

/** Tests insights of a first report: title, insight and recommendation stand one after the other. */
export function testInsightRules(rules: readonly AnyInsightRule[], cases: RuleCases<SectionFacts>): void {
  testRules(
    {
      rules,
      nothing: { ...nothing, swotFindings: noSwot },
      ask(rule, facts, say) {
        const found = findingOf(rule, facts, say)
        if (found === null) return null
        const { title, insight, recommendation, confidence, quotes } = found
        return { text: `${title}. ${insight} ${recommendation}`, confidence, quotes }
      },
    },
    cases,
  )
}

/**
 * Tests diagnoses: what they read of a site is made of the facts of a case, as in a report. Title, text, pole and move stand one
 * after the other.
 */
export function testDiagnoses(rules: readonly AnyDiagnosisRule[], cases: RuleCases<SiteReading>): void {
  testRules(
    {
      rules,
      nothing,
      ask(rule, facts, say) {
        const found = findingOf(rule, diagnosisFacts(facts), say)
        if (found === null) return null
        const { title, text, pole, move, against, confidence, quotes } = found
        const moved = `${move.title} (${pathOf(move.page)}): ${move.text}`
        return {
          text: [title, text, pole, moved, ...(against === null ? [] : [against])].join(' / '),
          confidence,
          quotes,
        }
      },
    },
    cases,
  )
}

/** Tests rules of the customer journey. What a site wants of its visitors follows from its facts. */
export function testJourneyRules(rules: readonly AnyJourneyRule[], cases: RuleCases<ReadFacts>): void {
  testRules(
    {
      rules,
      nothing,
      ask(rule, facts, say) {
        const wording: Wording = { oneOf: (_, wordings) => say(...wordings) }
        return findJourney(facts, { ask, wording }, [rule]).entries[0] ?? null
      },
    },
    cases,
  )
}

/** Tests rules on risks. */
export function testRiskRules(rules: typeof riskRules, cases: RuleCases<RiskFacts>): void {
  testRules({ rules, nothing, ask: findingOf }, cases)
}

/** What a check says of a site: of one that passes, of one that fails with what to do about it, or that it does not apply. */
type CheckSays = ({ passed: string } | { failed: string; fix: string } | { notApplicable: string }) & {
  quotes?: readonly string[]
}

/** By check, what it says of invented sites. */
export type CheckCases<Facts> = Record<string, Record<string, CheckSays & { facts: Partial<Facts> }>>

/** Tests checks of a score. */
export function testChecks<Facts extends { reach: Reach }>(
  checks: readonly CheckRule<Facts>[],
  nothing: Facts,
  cases: CheckCases<Facts>,
): void {
  testEach(checks, cases, (check, facts) => {
    const found = findingOf<Facts, CheckFinding, CheckRule<Facts>>(check, { ...nothing, ...facts }, wordsOf)
    if (found === null) return null
    const { outcome, seen, quotes = [] } = found
    return {
      [outcome]: seen,
      ...(found.outcome === 'failed' ? { fix: found.fix } : {}),
      ...(quotes.length === 0 ? {} : { quotes: quotes.map(quoteText) }),
    }
  })
  test('each check has a site that passes and one that fails', () => {
    for (const [id, sites] of Object.entries(cases)) {
      const outcomes = Object.values(sites).map((site) =>
        'passed' in site ? 'passed' : 'failed' in site ? 'failed' : 'none',
      )
      if (id !== 'llms-txt') assert.ok(outcomes.includes('passed') && outcomes.includes('failed'), id)
    }
  })
}

/** By initiative, what it plans for invented sites. */
export type InitiativeCases = Record<
  string,
  Record<string, Omit<InitiativePlan, 'quotes'> & { facts: Partial<StrategyFacts> }>
>

/** Tests initiatives of the strategy. */
export function testInitiatives(initiatives: readonly AnyInitiative[], cases: InitiativeCases): void {
  testEach(initiatives, cases, (initiative, own) => {
    const facts = { ...nothing, swotFindings: noSwot, ...own }
    return findingOf(initiative, { ...facts, site: siteWords(facts) }, wordsOf)
  })
  test('each plan has three to five steps', () => {
    for (const plan of Object.values(cases).flatMap((sites) => Object.values(sites))) {
      assert.ok(plan.steps.length >= 3 && plan.steps.length <= 5, plan.title)
    }
  })
}

function testEach<OneRule extends { id: string }, Facts>(
  rules: readonly OneRule[],
  cases: Record<string, Record<string, { facts: Facts }>>,
  say: (rule: OneRule, facts: Facts) => object | null,
): void {
  test('everything in the file has a case, and every case is in the file', () => {
    assert.deepEqual(Object.keys(cases).sort(), rules.map(({ id }) => id).sort())
  })
  for (const rule of rules) {
    for (const [when, { facts, ...expected }] of Object.entries(cases[rule.id] ?? {})) {
      test(`${rule.id} of ${when}`, () => assert.deepEqual(say(rule, facts), expected))
    }
  }
}
