/** What they ask for and how well they are found: call, price, proof, journey, scores, reach. */

import type { FullResults } from '../../report.ts'
import { asSentence, counted, listed, networkName, quoted } from '../../writing/prose.ts'
import { stageNames } from '../../writing/stage-names.ts'
import type { Respect, Side } from './side.ts'

const call: Respect = {
  id: 'call',
  label: 'Call to action',
  weight: 6,
  compare([one, other]) {
    const [first, second] = [one.results.messaging.ctas[0], other.results.messaging.ctas[0]]
    if (first === undefined || second === undefined) return null
    const point = (side: Side, { text, intent }: typeof first) => [
      { ...side.quotes(text, '/messaging/ctas/0'), ...(intent === 'other' ? {} : { note: intent }) },
    ]
    return {
      text: `${one.name} asks for ${quoted(first.text)}, ${other.name} for ${asSentence(quoted(second.text))}`,
      alike: `Both ask for the same step: ${quoted(first.text)} and ${asSentence(quoted(second.text))}`,
      magnitude: first.intent !== second.intent ? 0.9 : first.text === second.text ? 0 : 0.3,
      sides: [point(one, first), point(other, second)],
    }
  },
}

type Plan = FullResults['offerings']['plans'][number]

/** Months in a period, where prices of several periods can be put on one footing. */
const months: Partial<Record<NonNullable<Plan['period']>, number>> = { month: 1, quarter: 3, year: 12 }

/** Below this nobody would say “times as much”. */
const timesMin = 1.2

const isPriced = ({ price }: Plan) => price !== null && price > 0

const price: Respect = {
  id: 'price',
  label: 'Price',
  weight: 9,
  compare([one, other]) {
    const cheapest = ({ results }: Side) => {
      const priced = results.offerings.plans
        .map((plan, index) => ({ plan, index, amount: (plan.price ?? 0) / (months[plan.period ?? 'month'] ?? 1) }))
        .filter(({ plan }) => isPriced(plan))
      return priced.sort((a, b) => a.amount - b.amount)[0] ?? null
    }
    const [first, second] = [cheapest(one), cheapest(other)]
    if (first === null && second === null) return null
    const point = (side: Side, found: typeof first) =>
      found === null
        ? []
        : [{ ...side.quotes(found.plan.priceText, `/offerings/plans/${found.index}`), note: found.plan.name }]
    const sides: [ReturnType<typeof point>, ReturnType<typeof point>] = [point(one, first), point(other, second)]
    if (first === null || second === null) {
      const [open, silent] = first === null ? [other, one] : [one, other]
      const text = `${open.name} names the price of a plan; on the pages of ${silent.name} that were read none was found.`
      return { text, alike: text, magnitude: 0.7, sides }
    }
    const comparable =
      first.plan.currency !== null &&
      first.plan.currency === second.plan.currency &&
      first.plan.period !== null &&
      second.plan.period !== null &&
      (first.plan.period === second.plan.period ||
        (months[first.plan.period] !== undefined && months[second.plan.period] !== undefined))
    if (!comparable) {
      const text = `${one.name} starts at ${quoted(first.plan.priceText)}, ${other.name} at ${quoted(second.plan.priceText)}; the terms do not compare.`
      return { text, alike: text, magnitude: 0.4, sides }
    }
    const ratio = Math.max(first.amount, second.amount) / Math.min(first.amount, second.amount)
    const dearer = first.amount > second.amount ? one.name : other.name
    const times = ratio < timesMin ? '' : `: ${ratio.toFixed(1)} times as much at ${dearer}`
    return {
      text: `The first price of ${one.name} is ${quoted(first.plan.priceText)}, that of ${other.name} ${quoted(second.plan.priceText)}${times}.`,
      alike: `Their first prices are near each other: ${quoted(first.plan.priceText)} and ${quoted(second.plan.priceText)}.`,
      magnitude: Math.min(1, Math.log2(ratio) / 2),
      sides,
    }
  },
}

const proofKinds = [
  ['testimonials', 'testimonial'],
  ['customers', 'named customer'],
  ['certifications', 'certificate'],
] as const

const proof: Respect = {
  id: 'proof',
  label: 'Proof',
  weight: 7,
  compare([one, other]) {
    const tally = ({ results }: Side) =>
      proofKinds.map(([kind, label]) => ({ kind, label, count: results.trustAndExperience[kind].length }))
    const words = (side: Side) => {
      const shown = tally(side).filter(({ count }) => count > 0)
      return shown.length === 0 ? 'none' : listed(shown.map(({ label, count }) => counted(count, label)))
    }
    const total = (side: Side) => tally(side).reduce((sum, { count }) => sum + count, 0)
    const [first, second] = [total(one), total(other)]
    if (first + second === 0) return null
    const point = (side: Side) =>
      tally(side)
        .filter(({ count }) => count > 0)
        .map(({ kind, label, count }) =>
          side.says(
            counted(count, label),
            ...Array.from({ length: Math.min(count, 5) }, (_, at) => `/trustAndExperience/${kind}/${at}`),
          ),
        )
    return {
      text: `Of proof by others ${one.name} shows ${words(one)}, ${other.name} ${words(other)}.`,
      alike: `They show about as much proof: ${words(one)}, and ${words(other)}.`,
      magnitude: Math.abs(first - second) / Math.max(first, second),
      sides: [point(one), point(other)],
    }
  },
}

const journey: Respect = {
  id: 'journey',
  label: 'Journey',
  weight: 4,
  compare([one, other]) {
    const served = ({ results }: Side) =>
      stageNames.filter((stage) => {
        const { assets, ctas } = results.customerJourney.stages[stage]
        return assets.length + ctas.length > 0
      })
    const [first, second] = [served(one), served(other)]
    if (first.length === 0 || second.length === 0) return null
    const only = (own: typeof first, others: typeof first) => own.filter((stage) => !others.includes(stage))
    const parts = [[one.name, only(first, second)] as const, [other.name, only(second, first)] as const].flatMap(
      ([name, stages]) => (stages.length === 0 ? [] : [`only ${name} serves ${listed(stages)}`]),
    )
    const point = (side: Side, stages: typeof first) =>
      stages.map((stage) =>
        side.says(stage, `/customerJourney/stages/${stage}/assets/0`, `/customerJourney/stages/${stage}/ctas/0`),
      )
    return {
      text: `On the way to a customer ${parts.join(', ')}.`,
      alike: `Both serve ${listed(first, 5)} on the way to a customer.`,
      magnitude: (only(first, second).length + only(second, first).length) / stageNames.length,
      sides: [point(one, first), point(other, second)],
    }
  },
}

function scoreOf(id: 'seo' | 'aiReadiness', label: string, weight: number): Respect {
  return {
    id,
    label,
    weight,
    compare([one, other]) {
      const [first, second] = [one, other].map(({ results }) => results.discoverability[id].score)
      if (first === null || second === null || first === undefined || second === undefined) return null
      const point = (side: Side, score: number) => {
        const failed = side.results.discoverability[id].checks.flatMap(({ outcome }, at) =>
          outcome === 'failed' ? [`/discoverability/${id}/checks/${at}`] : [],
        )
        return [side.says(`${score} of 100, ${counted(failed.length, 'check')} to mend`, ...failed)]
      }
      return {
        text: `For ${label.toLowerCase() === 'ai assistants' ? 'AI assistants' : 'search engines'} ${one.name} scores ${first} of 100, ${other.name} ${second}.`,
        alike: `Both score about the same: ${first} and ${second} of 100.`,
        magnitude: Math.min(1, Math.abs(first - second) / 50),
        sides: [point(one, first), point(other, second)],
      }
    },
  }
}

const reach: Respect = {
  id: 'reach',
  label: 'Reach',
  weight: 4,
  compare([one, other]) {
    const networks = ({ results }: Side) => [...new Set(results.digitalPresence.socials.map(({ network }) => network))]
    const [first, second] = [networks(one), networks(other)]
    if (first.length + second.length === 0) return null
    const shared = first.filter((network) => second.includes(network))
    const words = (list: readonly string[]) =>
      list.length === 0 ? 'no network that it links to' : listed(list.map(networkName), 5)
    const point = (side: Side) =>
      side.results.digitalPresence.socials.map(({ network, url }, at) => ({
        ...side.says(networkName(network), `/digitalPresence/socials/${at}`),
        href: url,
      }))
    return {
      text: `${one.name} is met on ${words(first)}; ${other.name} on ${words(second)}.`,
      alike: `Both are met on ${words(shared)}.`,
      magnitude: 1 - (2 * shared.length) / (first.length + second.length),
      sides: [point(one), point(other)],
    }
  },
}

export const respectsOfOffer: readonly Respect[] = [
  price,
  proof,
  call,
  journey,
  reach,
  scoreOf('seo', 'Search engines', 4),
  scoreOf('aiReadiness', 'AI assistants', 4),
]
