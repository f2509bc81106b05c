/** Holds the judgements of a report against a strategist's: `labels.judgement`. */
import type { FullReport } from '@brandprint/engine'
import { contradictionsIn, denialsIn, falseDenials } from './denials.ts'
import type { Expected, Judgement } from './labels.ts'
import { type Said, saidIn } from './said.ts'
import { holdsAny, isSameQuote, wordsIn } from './terms.ts'
import { trapHits } from './traps.ts'

/** Whether one answer of a site is right; counts of a list. Shares and F1 are of the sums over all sites. */
export interface Counts {
  right: number
  /** Claimed and wrong. */
  wrong: number
  /** Not found. */
  missed: number
}

export const measures = [
  'category',
  'offer',
  'primary audience',
  'audiences',
  'problem',
  'differentiators',
  'business model',
  'goal',
  'testimonials',
  'certificates',
  'false denials',
  'trap hits',
  'contradictions',
] as const
export type Measure = (typeof measures)[number]

/** One answer of a report, with the confidence of its evidence. */
export interface Answer {
  measure: Measure
  confidence: number
  isRight: boolean
}

export interface SiteScores {
  counts: Record<Measure, Counts>
  /** Answers with the confidence that they are told with. */
  answers: Answer[]
  /** What was missed, with the claim, rule and passage that made it. */
  misses: { measure: Measure; note: string }[]
}

/** A category is a name, no sentence; of an offer its first words count. */
const answerWordsMax = 12

export function scoresOf(judgement: Judgement, report: FullReport): SiteScores {
  const said = saidIn(report)
  const misses: SiteScores['misses'] = []
  const miss = (measure: Measure, note: string) => void misses.push({ measure, note })
  const answers: Answer[] = []
  const judged = (measure: Measure, pointer: string, isRight: boolean) => {
    const confidence = said.find((each) => each.pointer === pointer)?.confidence ?? null
    if (confidence !== null) answers.push({ measure, confidence, isRight })
  }
  const scoring: Scoring = { judgement, report, said, miss, judged }
  const denials = denialsIn(report, said)
  const denied = falseDenials(denials, judgement.present)
  for (const { thing, pointer, rule, text } of denied)
    miss('false denials', `${thing} at ${pointer} (${rule ?? 'no rule'}): ${text.slice(0, 160)}`)
  const hits = trapHits(judgement, said)
  for (const { trap, said: hit } of hits) miss('trap hits', `“${trap.text}” (${trap.why}) in ${shown(hit)}`)
  const contradictions = contradictionsIn(report, said, denials)
  for (const note of contradictions) miss('contradictions', note)
  return {
    answers,
    counts: {
      category: category(scoring),
      offer: offer(scoring),
      'primary audience': primaryAudience(scoring),
      audiences: audiences(scoring),
      problem: problem(scoring),
      differentiators: differentiators(scoring),
      'business model': businessModel(scoring),
      goal: goal(scoring),
      testimonials: testimonials(scoring),
      certificates: certificates(scoring),
      'false denials': { right: 0, wrong: denied.length, missed: 0 },
      'trap hits': { right: 0, wrong: hits.length, missed: 0 },
      contradictions: { right: 0, wrong: contradictions.length, missed: 0 },
    },
    misses,
  }
}

/** Of a site that gives no report: everything is missed, nothing is claimed. */
export function scoresOfNothing(judgement: Judgement): SiteScores {
  const missed = (count: number): Counts => ({ right: 0, wrong: 0, missed: count })
  const { differentiators, proof } = judgement
  return {
    answers: [],
    counts: {
      category: missed(1),
      offer: missed(1),
      'primary audience': missed(1),
      audiences: missed(0),
      problem: missed(judgement.problem === null ? 0 : 1),
      differentiators: missed(differentiators.length),
      'business model': missed(1),
      goal: missed(1),
      testimonials: missed(proof.testimonials.length),
      certificates: missed(proof.certifications.length),
      'false denials': missed(0),
      'trap hits': missed(0),
      contradictions: missed(0),
    },
    misses: [],
  }
}

interface Scoring {
  judgement: Judgement
  report: FullReport
  said: readonly Said[]
  miss(measure: Measure, note: string): void
  /** Notes whether what is told at a pointer is right. */
  judged(measure: Measure, pointer: string, isRight: boolean): void
}

const shown = ({ pointer, text, rule, quotes }: Said) =>
  `${pointer}${rule === null ? '' : ` (${rule})`}: “${text.slice(0, 120)}”${quotes[0] === undefined ? '' : ` from ${quotes[0].page}: “${quotes[0].text.slice(0, 120)}”`}`

function wherefrom({ said }: Scoring, pointer: string): string {
  const found = said.find((each) => each.pointer === pointer)
  return found === undefined ? 'nothing' : shown(found)
}

/** One answer: right, wrong, or none. */
const one = (answer: string | null, isRight: boolean): Counts => ({
  right: isRight ? 1 : 0,
  wrong: answer !== null && !isRight ? 1 : 0,
  missed: answer === null ? 1 : 0,
})

function category(scoring: Scoring): Counts {
  const { judgement, report, miss } = scoring
  const { terms, wrong = [], phrase } = judgement.category
  const { category: own, kind } = report.results.positioning
  // The phrase of the site and the English noun are shown together, and a wrong noun is a wrong answer.
  const answer = own === null ? null : `${own} (${kind})`
  const isRight =
    answer !== null && wordsIn(answer) <= answerWordsMax && holdsAny(answer, terms) && !holdsAny(answer, wrong)
  if (answer !== null) scoring.judged('category', '/positioning/category', isRight)
  if (!isRight) miss('category', `wanted ${phrase}; got ${wherefrom(scoring, '/positioning/category')}`)
  return one(answer, isRight)
}

function offer({ judgement, report, miss, judged }: Scoring): Counts {
  const { positioning, offerings } = report.results
  const named = [...offerings.products, ...offerings.services].join(', ')
  const answers = [positioning.solution ?? '', named].filter((text) => text !== '')
  const isRight = answers.some((text) => holdsAny(firstWords(text), judgement.offer.terms))
  if (positioning.solution !== null)
    judged('offer', '/positioning/solution', holdsAny(firstWords(positioning.solution), judgement.offer.terms))
  if (!isRight) miss('offer', `wanted ${judgement.offer.phrase}; got “${answers.map(firstWords).join('” and “')}”`)
  return one(answers[0] ?? null, isRight)
}

const firstWords = (text: string) => text.split(/\s+/).slice(0, answerWordsMax).join(' ').slice(0, 120)

function readersOf({ report }: Scoring): { text: string; pointer: string }[] {
  return report.results.personas.map(({ name, demographics }, index) => ({
    text: `${name} ${demographics.occupation ?? ''}`,
    pointer: `/personas/${index}/name`,
  }))
}

function primaryAudience(scoring: Scoring): Counts {
  const primary = scoring.judgement.audiences.filter(({ importance }) => importance === 'primary')
  const readers = readersOf(scoring)
  const isFound = readers.some(({ text }) => primary.some((audience) => holdsAny(text, audience.terms)))
  if (!isFound) {
    const got = readers.map(({ text }) => text).join(' | ') || 'nobody'
    scoring.miss('primary audience', `wanted ${primary.map(({ name }) => name).join(' | ')}; got ${got}`)
  }
  return one(readers[0]?.text ?? null, isFound)
}

function audiences(scoring: Scoring): Counts {
  const readers = readersOf(scoring)
  const wrong = readers.filter(({ text }) => !scoring.judgement.audiences.some(({ terms }) => holdsAny(text, terms)))
  for (const reader of readers) scoring.judged('audiences', reader.pointer, !wrong.includes(reader))
  for (const { pointer } of wrong) scoring.miss('audiences', `nobody's: ${wherefrom(scoring, pointer)}`)
  return { right: readers.length - wrong.length, wrong: wrong.length, missed: 0 }
}

const fits = (text: string, { terms, quote }: Expected) =>
  holdsAny(text, terms) || (quote !== undefined && isSameQuote(text, quote))

function problem(scoring: Scoring): Counts {
  const { judgement, report, miss } = scoring
  const answer = report.results.positioning.problem
  const wanted = judgement.problem
  if (wanted === null) {
    if (answer !== null) scoring.judged('problem', '/positioning/problem', false)
    if (answer !== null) miss('problem', `there is none; got ${wherefrom(scoring, '/positioning/problem')}`)
    return { right: 0, wrong: answer === null ? 0 : 1, missed: 0 }
  }
  const isRight = answer !== null && fits(answer, wanted)
  if (answer !== null) scoring.judged('problem', '/positioning/problem', isRight)
  if (!isRight) miss('problem', `wanted ${wanted.phrase}; got ${wherefrom(scoring, '/positioning/problem')}`)
  return one(answer, isRight)
}

function differentiators(scoring: Scoring): Counts {
  const wanted = scoring.judgement.differentiators
  const got = scoring.report.results.positioning.differentiators
  const wrong = got.flatMap((text, index) => (wanted.some((each) => fits(text, each)) ? [] : [index]))
  const missed = wanted.filter((each) => !got.some((text) => fits(text, each)))
  for (const index of got.keys())
    scoring.judged('differentiators', `/positioning/differentiators/${index}`, !wrong.includes(index))
  for (const index of wrong)
    scoring.miss('differentiators', `none: ${wherefrom(scoring, `/positioning/differentiators/${index}`)}`)
  for (const { phrase } of missed) scoring.miss('differentiators', `missed: ${phrase}`)
  return { right: wanted.length - missed.length, wrong: wrong.length, missed: missed.length }
}

/** What a report's business model may be called in the labels. */
const modelsOf: Record<string, string[]> = {
  free: ['free/open source'],
  subscription: ['subscription'],
  membership: ['membership', 'subscription'],
  fees: ['hourly/fee'],
  projects: ['project/quote', 'lead generation'],
  bookings: ['booking'],
  tickets: ['tickets'],
  sales: ['one-off purchase', 'commerce (shop)'],
  shop: ['commerce (shop)', 'one-off purchase'],
  donations: ['donation'],
  advertising: ['ads'],
}

function businessModel({ judgement, report, miss, judged }: Scoring): Counts {
  const answer = report.results.offerings.businessModel
  const isRight = answer !== null && (modelsOf[answer] ?? []).some((model) => judgement.businessModel.includes(model))
  if (answer !== null) judged('business model', '/offerings/businessModel', isRight)
  if (!isRight) miss('business model', `wanted ${judgement.businessModel.join(', ')}; got ${answer ?? 'nothing'}`)
  return one(answer, isRight)
}

function goal({ judgement, report, miss }: Scoring): Counts {
  const { messaging, strategy } = report.results
  const first = messaging.ctas[0]
  const answer = first === undefined ? null : `${first.text} ${first.intent} ${strategy.northStar ?? ''}`
  const isRight = answer !== null && holdsAny(answer, judgement.primaryGoal.terms)
  if (!isRight) miss('goal', `wanted ${judgement.primaryGoal.phrase}; got ${answer ?? 'nothing'}`)
  return one(answer, isRight)
}

function testimonials(scoring: Scoring): Counts {
  const wanted = scoring.judgement.proof.testimonials
  const got = scoring.report.results.trustAndExperience.testimonials
  const isMatch = (label: (typeof wanted)[number], { text, author }: (typeof got)[number]) =>
    isSameQuote(text, label.quote) &&
    (label.speaker === null ||
      (author !== null && (holdsAny(author, [label.speaker]) || holdsAny(label.speaker, [author]))))
  const wrong = got.flatMap((each, index) => (wanted.some((label) => isMatch(label, each)) ? [] : [index]))
  const missed = wanted.filter((label) => !got.some((each) => isMatch(label, each)))
  for (const index of wrong)
    scoring.miss(
      'testimonials',
      `wrong, by ${got[index]?.author ?? 'nobody'}: ${wherefrom(scoring, `/trustAndExperience/testimonials/${index}/text`)}`,
    )
  for (const { quote, speaker } of missed) scoring.miss('testimonials', `missed, by ${speaker ?? 'nobody'}: “${quote}”`)
  return { right: wanted.length - missed.length, wrong: wrong.length, missed: missed.length }
}

function certificates(scoring: Scoring): Counts {
  const held = scoring.judgement.proof.certifications.map((each) => (typeof each === 'string' ? each : each.name))
  const { certifications } = scoring.report.results.trustAndExperience
  // Ratings stand in the same list, and awards are labelled apart.
  const listed = certifications.flatMap(({ name, kind }, index) =>
    kind === 'rating' || kind === 'award' ? [] : [{ name, index }],
  )
  const isHeld = (name: string) => held.some((each) => holdsAny(each, [name]) || holdsAny(name, [each]))
  const wrong = listed.filter(({ name }) => !isHeld(name))
  for (const { index } of wrong)
    scoring.miss('certificates', `not held: ${wherefrom(scoring, `/trustAndExperience/certifications/${index}/name`)}`)
  const right = listed.length - wrong.length
  return { right, wrong: wrong.length, missed: Math.max(0, held.length - right) }
}
