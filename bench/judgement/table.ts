/** Judgements as tables for the terminal: means, with bootstrap intervals, and the sites, worst first. */
import { createRandom } from '../noise/random.ts'
import { type Counts, type Measure, measures, type SiteScores } from './scores.ts'

export type Rows = ReadonlyMap<string, SiteScores>

/** How a measure is told: a share of sites, precision of what is claimed, F1 of a list, or a count a site. */
const kinds: Record<Measure, 'share' | 'precision' | 'F1' | 'a site'> = {
  category: 'share',
  offer: 'share',
  'primary audience': 'share',
  audiences: 'precision',
  problem: 'share',
  differentiators: 'F1',
  'business model': 'share',
  goal: 'share',
  testimonials: 'F1',
  certificates: 'precision',
  'false denials': 'a site',
  'trap hits': 'a site',
  contradictions: 'a site',
}

const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, { right, wrong, missed }) => ({
      right: total.right + right,
      wrong: total.wrong + wrong,
      missed: total.missed + missed,
    }),
    { right: 0, wrong: 0, missed: 0 },
  )

function figureOf(measure: Measure, sites: readonly SiteScores[]): number | null {
  const { right, wrong, missed } = sum(sites.map(({ counts }) => counts[measure]))
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
  switch (kinds[measure]) {
    case 'share':
      return share(right, right + wrong + missed)
    case 'precision':
      return share(right, right + wrong)
    case 'F1':
      return share(2 * right, 2 * right + wrong + missed)
    case 'a site':
      return share(wrong, sites.length)
  }
}

const resamples = 2_000

/** The middle 95 % of the figure over sites drawn with replacement. */
function intervalOf(measure: Measure, sites: readonly SiteScores[]): [low: number, high: number] | null {
  // The same interval for the same figures.
  const random = createRandom(measure)
  const figures: number[] = []
  for (let round = 0; round < resamples; round++) {
    const drawn = sites.map(() => random.pick(sites))
    const figure = figureOf(measure, drawn)
    if (figure !== null) figures.push(figure)
  }
  figures.sort((one, other) => one - other)
  const at = (share: number) => figures[Math.min(figures.length - 1, Math.floor(share * figures.length))]
  const [low, high] = [at(0.025), at(0.975)]
  return low === undefined || high === undefined ? null : [low, high]
}

const shown = (value: number | null) => (value === null ? '   –' : value.toFixed(2))

export function printMeans(rows: Rows): void {
  const sites = [...rows.values()]
  console.log(
    `\n${'judgement'.padEnd(17)} ${'told as'.padEnd(9)}  mean  95 % interval   right  wrong  missed  (${sites.length} sites)`,
  )
  for (const measure of measures) {
    const interval = intervalOf(measure, sites)
    const range = interval === null ? '' : `${shown(interval[0])} to ${shown(interval[1])}`
    const { right, wrong, missed } = sum(sites.map(({ counts }) => counts[measure]))
    const numbers = [right, wrong, missed].map((count) => String(count).padStart(6)).join(' ')
    console.log(
      `${measure.padEnd(17)} ${kinds[measure].padEnd(9)}  ${shown(figureOf(measure, sites))}  ${range.padEnd(13)} ${numbers}`,
    )
  }
}

const binsCount = 5

/**
 * How often answers are right that are told with a confidence: five bins of equal width, all slots together, and the calibration error: the
 * mean distance of the two, weighted by the answers of a bin.
 */
export function printCalibration(rows: Rows): void {
  const answers = [...rows.values()].flatMap((site) => site.answers)
  console.log(`\nconfidence    answers  mean  right  (all slots, ${answers.length} answers)`)
  let error = 0
  for (let bin = 0; bin < binsCount; bin++) {
    const low = bin / binsCount
    const inBin = answers.filter(
      ({ confidence }) => Math.min(binsCount - 1, Math.floor(confidence * binsCount)) === bin,
    )
    if (inBin.length === 0) continue
    const mean = inBin.reduce((total, { confidence }) => total + confidence, 0) / inBin.length
    const right = inBin.filter(({ isRight }) => isRight).length / inBin.length
    error += (Math.abs(mean - right) * inBin.length) / answers.length
    console.log(
      `${low.toFixed(1)} to ${(low + 1 / binsCount).toFixed(1)}    ${String(inBin.length).padStart(7)}  ${shown(mean)}   ${shown(right)}`,
    )
  }
  console.log(`calibration error: ${shown(answers.length === 0 ? null : error)}`)
  const bySlot = Map.groupBy(answers, ({ measure }) => measure)
  for (const [measure, ofSlot] of bySlot) {
    const mean = ofSlot.reduce((total, { confidence }) => total + confidence, 0) / ofSlot.length
    const right = ofSlot.filter(({ isRight }) => isRight).length / ofSlot.length
    console.log(
      `${measure.padEnd(17)} ${String(ofSlot.length).padStart(4)} answers, mean ${shown(mean)}, right ${shown(right)}`,
    )
  }
}

/** Of all answers of a site, those that are wrong or missed; a trap or a false denial counts twice. */
function faultsOf({ counts }: SiteScores): number {
  return measures.reduce((total, measure) => {
    const { wrong, missed } = counts[measure]
    const weight = measure === 'trap hits' || measure === 'false denials' ? 2 : 1
    const list =
      measure === 'differentiators' || measure === 'testimonials' ? Math.min(2, wrong + missed) : wrong + missed
    return total + weight * list
  }, 0)
}

/** Worst sites first, each miss with the claim, rule and passage that made it. */
export function printSites(rows: Rows, isVerbose: boolean): void {
  const ordered = [...rows].sort(([, one], [, other]) => faultsOf(other) - faultsOf(one))
  for (const [name, site] of ordered) {
    const cells = measures.map((measure) => {
      const { right, wrong, missed } = site.counts[measure]
      return `${right}/${wrong}/${missed}`.padStart(7)
    })
    console.log(`${name.slice(0, 20).padEnd(20)} ${cells.join('')}`)
    if (isVerbose) for (const { measure, note } of site.misses) console.log(`  ${measure}: ${note}`)
  }
  console.log(`\nright/wrong/missed of: ${measures.join(', ')}`)
}
