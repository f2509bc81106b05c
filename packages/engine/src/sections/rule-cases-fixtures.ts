/**
 * Cases of rules: what a rule says of facts that bear it out, and the one thing changed that keeps it silent. A file of
 * rules has its cases beside it, one entry a rule.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageType, pageTypes } from '../artifacts.ts'
import type { Quote } from '../evidence.ts'
import { homeUrl } from '../report/report-fixtures.ts'

import { pathOf } from '../writing/prose.ts'
import type { Say } from '../writing/rule.ts'
import { createWording, type Worded, wordsOf } from '../writing/wording.ts'
import type { SiteReading } from './site-reading.ts'
import { findSwot } from './swot/find-swot.ts'
import { quadrants } from './swot/swot-findings.ts'
import { nothing } from './swot/swot-fixtures.ts'
import type { AnySwotRule } from './swot/swot-rule.ts'

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

interface Finding {
  text: string
  confidence: number
  quotes: readonly Quote[]
}

interface Asking<Rule extends { id: string }, Facts> {
  rules: readonly Rule[]
  /** Of a site of which nothing is known. */
  nothing: Facts
  find(rule: Rule, facts: Facts, say: Say): Finding | null
  /** Whether the rule speaks, asked as a report asks it, when a page of the type was not read. */
  speaksUnread?(rule: Rule, facts: Facts, unread: PageType): boolean
}

/** Tests each rule of a file by its case. */
function testRules<Rule extends { id: string }, Facts>(
  { rules, nothing, find, speaksUnread }: Asking<Rule, Facts>,
  cases: RuleCases<Facts>,
): void {
  test('every rule of the file has a case, and every case a rule', () => {
    assert.deepEqual(Object.keys(cases).sort(), rules.map(({ id }) => id).sort())
  })
  for (const rule of rules) {
    const { id } = rule
    const own = cases[id]
    if (own === undefined) continue
    const { facts, variants = {}, speaks = {}, silent, unread = [] } = own
    const laidOver = (more: Partial<Facts>): Facts => ({ ...nothing, ...facts, ...more })
    const speaksOf = (more: Partial<Facts>) => find(rule, laidOver(more), wordsOf) !== null

    test(`${id} says what its facts bear out`, () => assertSays(own, (say) => find(rule, laidOver({}), say)))
    for (const [when, variant] of Object.entries(variants)) {
      test(`${id} ${when} says so`, () => assertSays(variant, (say) => find(rule, laidOver(variant.facts), say)))
    }
    for (const [when, more] of Object.entries(speaks)) {
      test(`${id} still speaks ${when}`, () => assert.ok(speaksOf(more)))
    }
    test(`${id} has something that keeps it silent`, () => assert.ok(Object.keys(silent).length > 0))
    for (const [when, more] of Object.entries(silent)) {
      test(`${id} is silent ${when}`, () => assert.ok(!speaksOf(more)))
    }
    if (speaksUnread === undefined) continue
    test(`${id} claims nothing to be missing that may stand on a page that was not read`, () => {
      const silenced = pageTypes.filter((type) => !speaksUnread(rule, laidOver({}), type))
      assert.deepEqual([...silenced].sort(), [...unread].sort())
    })
  }
}

function assertSays({ says, quotes = [], confidence }: Said, find: (say: Say) => Finding | null): void {
  const found = everyWording(find)
  assert.ok(found !== null, 'it is silent')
  assert.deepEqual(found.texts, says)
  assert.deepEqual(found.finding.quotes.map(quoteText), quotes)
  assert.equal(Math.round(found.finding.confidence * 1000) / 1000, confidence)
}

/** A rule asked once for each of its wordings. */
function everyWording(find: (say: Say) => Finding | null): { texts: string[]; finding: Finding } | null {
  let count = 1
  let finding: Finding | null = null
  const texts: string[] = []
  for (let chosen = 0; chosen < count; chosen++) {
    finding = find((...wordings) => {
      count = Math.max(count, wordings.length)
      return wordsOf(wordings[chosen % wordings.length] ?? wordings[0])
    })
    if (finding === null) return null
    texts.push(finding.text)
  }
  return finding === null ? null : { texts, finding }
}

const quoteText = ({ page, text }: Quote) => (page === homeUrl ? text : `${text} (${pathOf(page)})`)

/** Only the facts that a rule asks for. */
const needed = ({ needs }: Pick<AnySwotRule, 'needs'>, reading: SiteReading) =>
  Object.fromEntries(needs.map((need) => [need, reading[need]])) as unknown as SiteReading

/** `home` is unread where its visitors see more than was read. */
const without = ({ reach, ...reading }: SiteReading, type: PageType): SiteReading => ({
  ...reading,
  reach: type === 'home' ? { ...reach, home: false } : { ...reach, missed: [type] },
})

/** Tests rules of the SWOT. */
export function testSwotRules(rules: readonly AnySwotRule[], cases: RuleCases<SiteReading>): void {
  testRules(
    {
      rules,
      nothing,
      find: (rule, reading, say) => rule.find(needed(rule, reading), say),
      speaksUnread(rule, reading, type) {
        const quotes = rule.find(reading, wordsOf)?.quotes ?? []
        const pageTexts = new Map(quotes.map(({ page, text }) => [page, text]))
        for (const { page, text } of quotes) pageTexts.set(page, `${pageTexts.get(page)} ${text}`)
        const found = findSwot(without(reading, type), { pageTexts, wording: createWording('marrowell.example') }, [
          rule,
        ])
        return quadrants.some((quadrant) => found[quadrant].length > 0)
      },
    },
    cases,
  )
  for (const rule of rules) {
    const { id } = rule
    const own = cases[id]
    if (own === undefined) continue
    test(`${id} marks the wordings that only fit a brand that sells`, () => {
      const wordings = wordingsOf((say) => rule.find(needed(rule, { ...nothing, ...own.facts }), say))
      for (const worded of wordings)
        assert.equal(typeof worded === 'object', speaksOfTrade(wordsOf(worded)), wordsOf(worded))
      const isAllTrade = wordings.length > 0 && wordings.every((worded) => typeof worded === 'object')
      assert.equal(isAllTrade, own.isAboutTrade ?? false)
    })
  }
}

function wordingsOf(find: (say: Say) => unknown): readonly Worded[] {
  let all: readonly Worded[] = []
  find((...wordings) => {
    all = wordings
    return wordsOf(wordings[0])
  })
  return all
}

/** Words that only fit those who sell; the words of a site itself, in “…”, are its own affair. */
const tradeWords =
  /\b(?:buy(?:s|er|ers|ing)?|buyer['’]s|sell(?:s|ing|er|ers)?|sold|sales|customers?|clients?|purchas\w*|suppliers?|rivals?|markets?|business|firms?|newcomers? next month)\b/i

const speaksOfTrade = (text: string) => tradeWords.test(text.replace(/“[^”]*”/g, ' '))
