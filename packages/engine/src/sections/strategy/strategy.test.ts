import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick } from '../../facts/pick.ts'
import { goalWords } from '../../lexicon/market/goal-words.ts'
import type { Goal } from '../../lexicon/market/lists.ts'
import { emptyFacts, emptySite, richFacts, richSite } from '../../report/report-fixtures.ts'
import { writeReport } from '../../report/write-report.ts'
import type { FullReport } from '../../report.ts'
import { createWording, wordsOf } from '../../writing/wording.ts'
import { ask } from '../rule-cases-fixtures.ts'
import type { SwotEntry } from '../swot/swot-findings.ts'
import { call, fact, nothing, plan } from '../swot/swot-fixtures.ts'
import { swotRules } from '../swot/swot-rules.ts'
import { requestedGoals } from './goals.ts'
import type { AnyInitiative, InitiativeFacts, InitiativePlan } from './initiative.ts'
import { initiatives } from './initiatives.ts'
import { northStar } from './north-star.ts'
import { answersTo, pickAnswers } from './pick-initiatives.ts'
import { siteWords } from './site-words.ts'
import type { StrategyFacts } from './strategy-facts.ts'
import { known } from './strategy-fixtures.ts'

const none = { strengths: [], weaknesses: [], opportunities: [], threats: [], lost: [] }
const wording = createWording('marrowell.example')

const entry = (rule: string, own: Partial<SwotEntry> = {}): SwotEntry => ({
  rule,
  quadrant: 'weaknesses',
  topic: 'proof',
  subject: rule,
  gist: rule,
  weight: 5,
  needsCompetitors: false,
  text: 'Soup.',
  basis: 'computed',
  confidence: 0.8,
  quotes: [],
  ...own,
})

const bare: StrategyFacts = { ...nothing, swotFindings: none }
const withSite = (facts: StrategyFacts): InitiativeFacts => ({ ...facts, site: siteWords(facts) })
const answersOf = (weaknesses: SwotEntry[], goals: Goal[] = []) =>
  answersTo({ ...none, weaknesses }, goals, { facts: withSite(bare), ask })

/** As the runner does: only the facts that the initiative asked for. */
function planOf(one: AnyInitiative, facts: StrategyFacts): InitiativePlan {
  const plan = one.find(pick(withSite(facts), one.needs), wordsOf)
  assert.ok(plan !== null, one.id)
  return plan
}

function initiativeOf(id: string): AnyInitiative {
  const found = initiatives.find((one) => one.id === id)
  assert.ok(found !== undefined, id)
  return found
}

const fullReport = (context: string | null = null) =>
  (writeReport(richSite(), richFacts, 'full', { context, socialLinks: [] }) as FullReport).results

test('each initiative answers rules that there are, and each weakness, opportunity and threat has an answer', () => {
  const rules = new Map(swotRules.map((rule) => [rule.id, rule]))
  const answered = new Set(initiatives.flatMap(({ answers }) => answers))
  for (const id of answered)
    assert.ok(rules.has(id), `An initiative answers ${id}, and no rule of the SWOT is called so.`)
  for (const { id, quadrant } of swotRules) {
    const isAnswered = quadrant === 'strengths' || answered.has(id) || unanswerable.has(id)
    assert.ok(
      isAnswered,
      `Nothing answers ${id} (${quadrant}): name it in the \`answers\` of an initiative (strategy/on-….ts), or in \`unanswerable\` in strategy.test.ts where nothing on the site could answer it.`,
    )
  }
})

/** Nothing on the site could answer these. */
const unanswerable = new Set([
  'lives-on-donations',
  'unseen-funding',
  'local-rivals',
  'passed-over-by-assistants',
  'template-look',
])

test('what weighs most comes first, at most seven, each answering something new', () => {
  const weaknesses = swotRules
    .filter(({ quadrant }) => quadrant === 'weaknesses')
    .map(({ id, weight }) => entry(id, { weight }))
  const picked = pickAnswers(answersOf(weaknesses))
  assert.equal(picked.length, 7)
  const first = new Set(picked.map(({ addressed }) => addressed[0]?.pointer))
  assert.equal(first.size, 7)
  assert.deepEqual(
    [...picked].sort((a, b) => b.importance - a.importance),
    picked,
  )
})

test('an initiative that serves the goal of the request comes before one that does not', () => {
  const weaknesses = [entry('few-words', { weight: 6 }), entry('no-purpose', { weight: 5 })]
  const [plain] = answersOf(weaknesses)
  const [wanted] = answersOf(weaknesses, ['hiring'])
  assert.equal(plain?.initiative.id, 'more-to-read')
  assert.equal(wanted?.initiative.id, 'state-purpose')
  assert.equal(wanted?.goal, 'hiring')
})

test('goals are read in the language of the request', () => {
  const requests: [string, string][] = [
    ['We want more trials this year', 'trials'],
    ['Wir suchen dringend Bewerber', 'hiring'],
    ['Nous voulons plus de donateurs', 'donors'],
    ['Queremos aumentar las ventas', 'sales'],
    ['Vogliamo entrare in nuovi mercati', 'markets'],
    ['Queremos mais reservas', 'bookings'],
    ['Meer aanvragen graag', 'leads'],
    ['Vi vill synas bättre på Google', 'search'],
    ['Planujemy rebranding', 'rebrand'],
    ['Potřebujeme více rezervací', 'bookings'],
    ['Satış artırmak istiyoruz', 'sales'],
    ['Нужно больше заявок', 'leads'],
    ['採用を強化したい', 'hiring'],
    ['我们想提高销量', 'sales'],
    ['매출을 올리고 싶어요', 'sales'],
    ['نريد زيادة المبيعات', 'sales'],
  ]
  for (const [context, goal] of requests) assert.ok(requestedGoals(context).includes(goal as never), context)
})

test('a request that names no goal asks for none', () => {
  assert.deepEqual(requestedGoals('We cook soup in a small town.'), [])
  assert.deepEqual(requestedGoals(null), [])
  assert.ok(goalWords.has('more leads'))
})

test('the rationale of what serves the request says so', () => {
  const { initiatives: planned, summary } = fullReport('We need more trust').strategy
  assert.ok(planned.some(({ rationale }) => rationale.includes('what was asked for: trust')))
  assert.match(summary, /trust/)
})

test('every initiative and quick win points to what it answers, with evidence', () => {
  const { strategy, swot, evidence } = fullReport()
  assert.ok(strategy.initiatives.length > 0)
  for (const [index, { addresses }] of strategy.initiatives.entries()) {
    assert.ok(addresses.length > 0)
    for (const pointer of addresses) {
      const [, , quadrant, at] = pointer.split('/')
      assert.equal(typeof swot[quadrant as 'threats'][Number(at)], 'string')
    }
    const ground = evidence.find(({ pointer }) => pointer === `/strategy/initiatives/${index}`)
    assert.equal(ground?.basis, 'inferred')
    assert.ok(ground.rule !== undefined)
  }
  for (const index of strategy.quickWins.keys()) {
    assert.ok(evidence.some(({ pointer }) => pointer === `/strategy/quickWins/${index}`))
  }
})

test('every entry of the SWOT names its rule, and pointers to those that need competitors resolve', () => {
  const { swot, evidence } = fullReport()
  const rules = new Map(swotRules.map((rule) => [rule.id, rule]))
  for (const quadrant of ['strengths', 'weaknesses', 'opportunities', 'threats'] as const) {
    for (const index of swot[quadrant].keys()) {
      const ground = evidence.find(({ pointer }) => pointer === `/swot/${quadrant}/${index}`)
      assert.equal(rules.get(ground?.rule ?? '')?.quadrant, quadrant)
    }
  }
  for (const pointer of swot.needsCompetitors) {
    const [, , quadrant, at] = pointer.split('/')
    assert.equal(typeof swot[quadrant as 'threats'][Number(at)], 'string')
  }
})

test('the north star follows from the main call to action, and is unknown without one', () => {
  const call = (intent: 'donate' | 'other', confidence = 0.9) => ({
    ...fact({ text: 'Give', intent, url: null, repeats: 1 } as const, 'Give'),
    confidence,
  })
  assert.match(northStar(call('donate'), wording) ?? '', /donations.*“Give”/)
  assert.equal(northStar(call('other'), wording), null)
  assert.equal(northStar(call('donate', 0.3), wording), null)
  assert.equal(northStar(undefined, wording), null)
})

test('a site that was hardly read gets no initiatives for what may be there', () => {
  const site = emptySite()
  site.capture.pages[0]!.state = { state: 'shell', confidence: 0.9, reasons: [] }
  const { swot, strategy } = (writeReport(site, emptyFacts, 'full') as FullReport).results
  assert.ok(swot.weaknesses.every((text) => !/headline|customer/.test(text)))
  assert.ok(strategy.initiatives.every(({ title }) => !/first line|proof/.test(title)))
})

test('a quick win that is an initiative is named by it and not told twice', () => {
  const { initiatives: planned, quickWins } = fullReport().strategy
  for (const win of quickWins) {
    const [, at] = /[(]initiative ([0-9]+), /.exec(win) ?? []
    if (at !== undefined) assert.ok(win.startsWith(planned[Number(at) - 1]?.title ?? '?'), win)
    for (const { steps } of planned) assert.ok(!steps.some((step) => win.includes(step)), win)
  }
})

test('titles of initiatives stay short, however long the words of the site are', () => {
  const long = `soup ${'and bread '.repeat(30)}`
  const ctas = [call(long, 'buy'), call(long, 'book'), call(long, 'contact')]
  const plans = [plan(long, 5), plan(`${long} again`, 50)]
  const facts = { ...bare, ...known, guarantees: [fact(long)], ctas, plans, name: fact({ name: long, variants: [] }) }
  for (const one of initiatives) {
    const { title } = planOf(one, facts)
    assert.ok(title.length <= 120, title)
  }
})

test('a cause is not told of customers, nor a project of legal names', () => {
  const given = { ...bare, ctas: [] }
  const plan = (id: string, facts: StrategyFacts) => JSON.stringify(planOf(initiativeOf(id), facts))
  const charity = { ...given, industry: fact({ id: 'non-profit', label: 'charity', specialty: null }) }
  assert.doesNotMatch(plan('collect-proof', charity), /customer/)
  const code = fact({ kind: 'code' as const, network: 'github', url: 'https://github.example/marrowell' })
  const app = fact({ kind: 'app' as const, network: 'app store', url: 'https://apps.example/marrowell' })
  assert.match(plan('show-company', { ...given, socials: [code, app] }), /who decides, who releases/)
})

test('a trial that is the button itself is explained beside it and not repeated', () => {
  const trial = fact('Start a trial', 'Start a trial')
  const button = {
    ...fact({ text: 'Start a trial', intent: 'trial', url: null, repeats: 3 } as const, 'Start a trial'),
  }
  const facts = { ...bare, trial, ctas: [button] }
  const plan = planOf(initiativeOf('lead-with-offer'), facts)
  assert.equal(plan.title, 'Lead with the free way in')
  assert.ok(plan.steps.every((step) => step.split('“Start a trial”').length <= 2))
})

test('a goal that a very long context names past its first 2,000 characters is not read', () => {
  assert.deepEqual(requestedGoals(`${'soup '.repeat(395)}more donations`), ['donors'])
  assert.deepEqual(requestedGoals(`${'soup '.repeat(450)}more donations`), [])
})
