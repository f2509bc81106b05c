/** What is on offer and what it costs, as a customer would say it. */
import type { Fact } from '../evidence.ts'
import type { Offering, Plan, PricedItem } from '../facts/offers.ts'
import { counted, listed, quoted, shortened } from '../report/prose.ts'
import type { Wording } from '../report/wording.ts'

export interface Offered {
  plans: readonly Fact<Plan>[]
  priceItems: readonly Fact<PricedItem>[]
  products: readonly Fact<Offering>[]
  services: readonly Fact<Offering>[]
  features: readonly Fact<Offering>[]
  integrations: readonly Fact<string>[]
  trial: Fact<string> | null
  guarantees: readonly Fact<string>[]
}

type Say = (id: string, ...wordings: [string, ...string[]]) => string

const named = (text: string) => quoted(shortened(text, 70))

export function offeringsSummary(offered: Offered, { oneOf }: Wording): string {
  const say: Say = (id, ...wordings) => oneOf(`offerings ${id}`, wordings)
  return [sold(offered, say), cost(offered, say), terms(offered, say)].filter((sentence) => sentence !== null).join(' ')
}

function sold({ products, services, features, integrations }: Offered, say: Say): string | null {
  const names = [...products, ...services].map(({ value }) => named(value.name))
  const fits =
    integrations.length < 2
      ? ''
      : ` It works with ${listed(
          integrations.map(({ value }) => value),
          3,
        )}.`
  if (names.length === 1) {
    return `${say('one thing', `It all turns on ${names[0]}.`, `There is one thing to have here: ${names[0]}.`, `${names[0]} is what it offers.`)}${fits}`
  }
  if (names.length > 1) {
    return `${say(
      'things',
      `Customers can choose between ${listed(names, 4)}.`,
      `${counted(names.length, 'offer')} can be told apart: ${listed(names, 4)}.`,
      `What one gets here: ${listed(names, 4)}.`,
      `The range goes from ${names[0]} to ${names.at(-1)}.`,
    )}${fits}`
  }
  const [first, second] = features
  if (first === undefined) return null
  const pair =
    second === undefined ? named(first.value.name) : `${named(first.value.name)} and ${named(second.value.name)}`
  return `${say(
    'features',
    `It sells by what it does, ${pair} above all.`,
    `${counted(features.length, 'feature')} make the offer, led by ${pair}.`,
    `A customer would name ${pair} first.`,
    `The promise is in its features: ${pair}${features.length > 2 ? ' and more' : ''}.`,
    `One chooses it for ${pair}.`,
  )}${fits}`
}

const withoutStop = (text: string) => text.slice(0, 80).replace(/\.+$/, '').trimEnd()

function cost({ plans, priceItems }: Offered, say: Say): string {
  // Where there are plans, they are what one buys; other lines are what comes on top.
  const priced = (plans.some(({ value }) => value.price.amount) ? plans : [...plans, ...priceItems])
    .map(({ value }) => value)
    .filter(({ price }) => price.amount !== null)
  const paid = priced.filter(({ price }) => price.amount !== 0).sort((a, b) => a.price.amount! - b.price.amount!)
  const [least] = paid
  const most = paid.at(-1)
  const isFree = plans.some(({ value }) => value.isFree || value.price.amount === 0)
  if (least === undefined) {
    if (isFree)
      return say(
        'free',
        'It costs nothing, as far as the pages say.',
        'The price is nothing at all.',
        'One pays nothing for it.',
      )
    if (plans.some(({ value }) => value.onRequest)) {
      return say(
        'on request',
        'What it costs is told on request only.',
        'One has to ask for the price.',
        'Prices are a matter of negotiation: the plans carry none.',
      )
    }
    return say(
      'no price',
      'What it costs, a customer has to find out elsewhere.',
      'No price was found on the pages read.',
      'A price is not named.',
      'The pages read leave the price open.',
      'Money is not spoken of.',
      'As for the price, the pages read are silent.',
    )
  }
  const free = isFree ? ' A free plan comes before that.' : ''
  const from = `${named(least.name)} at ${withoutStop(least.price.text)}`
  if (paid.length === 1 || most === undefined)
    return `${say('one price', `The price is plain: ${from}.`, `One pays ${least.price.text} for ${named(least.name)}.`, `A single price is named, ${from}.`)}${free}`
  // Of an hour and a month neither is the dearer.
  const isComparable = least.price.period === most.price.period && least.price.currency === most.price.currency
  const to = `${named(most.name)} at ${withoutStop(most.price.text)}`
  const count = plans.length > 1 ? counted(plans.length, 'plan') : counted(paid.length, 'price')
  return `${
    isComparable
      ? say(
          'range',
          `Prices run from ${from} to ${to}.`,
          `It begins with ${from} and ends with ${to}, ${count} in all.`,
          `${count.charAt(0).toUpperCase()}${count.slice(1)} are laid open, the cheapest ${from}, the dearest ${to}.`,
          `One can spend as little as ${least.price.text} (${named(least.name)}) or as much as ${most.price.text} (${named(most.name)}).`,
        )
      : say(
          'several',
          `${count} are laid open, among them ${from}.`,
          `It names ${count}; ${from} is one.`,
          `Among ${count} is ${from}.`,
        )
  }${free}`
}

function terms({ trial, guarantees }: Offered, say: Say): string | null {
  const [promise] = guarantees
  if (trial !== null && promise !== undefined) {
    return say(
      'both',
      `It can be tried (${named(trial.value)}) and comes with a promise: ${named(promise.value)}.`,
      `${named(trial.value)} to try it, and ${named(promise.value)} for afterwards.`,
    )
  }
  if (trial !== null)
    return say(
      'trial',
      `Before paying one can try it: ${named(trial.value)}.`,
      `A trial is part of the deal, ${named(trial.value)}.`,
    )
  return promise === undefined
    ? null
    : say(
        'promise',
        `The risk is softened by ${named(promise.value)}.`,
        `It promises ${named(promise.value)}.`,
        `Customers are assured of this: ${named(promise.value)}.`,
      )
}
