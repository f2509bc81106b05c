/** What is on offer and what it costs, as a customer would say it. */

import type { Fact } from '../../evidence.ts'
import type { Offering, Plan, PricedItem } from '../../facts/offer/shapes.ts'
import { counted, listed, pathOf, quoted, shortened } from '../../writing/prose.ts'
import type { SayAs } from '../../writing/rule.ts'
import type { Wording } from '../../writing/wording.ts'
import { type Manner, mannerOf } from '../manner.ts'
import type { SectionFacts } from '../section-facts.ts'

export interface Offered {
  plans: readonly Fact<Plan>[]
  priceItems: readonly Fact<PricedItem>[]
  products: readonly Fact<Offering>[]
  services: readonly Fact<Offering>[]
  features: readonly Fact<Offering>[]
  integrations: readonly Fact<string>[]
  trial: Fact<string> | null
  guarantees: readonly Fact<string>[]
  manner: Manner
  /** Whether some page may hold a price although none was told apart: then none is said to be missing. */
  isPriceTraced: boolean
}

const named = (text: string) => quoted(shortened(text, 70))

export function offeringsSummary(offered: Offered, { oneOf }: Wording): string {
  const say: SayAs = (id, ...wordings) => oneOf(`offerings ${id}`, wordings)
  return [sold(offered, say), cost(offered, say), terms(offered, say)].filter((sentence) => sentence !== null).join(' ')
}

function sold(offered: Offered, say: SayAs): string | null {
  const { products, services, features, integrations, priceItems } = offered
  const fits =
    integrations.length < 2
      ? ''
      : ` It works with ${listed(
          integrations.map(({ value }) => value),
          3,
        )}.`
  const priced = new Set(priceItems.map(({ value }) => value.name))
  const own = [...products, ...services].map(({ value }) => value.name)
  // What has a price of its own is on offer, whatever else it was taken for.
  const names = (own.length > 0 ? own : features.map(({ value }) => value.name).filter((name) => priced.has(name))).map(
    named,
  )
  const [only] = names
  if (names.length > 1) {
    return `${say(
      'things',
      `One can choose between ${listed(names, 4)}.`,
      `${counted(names.length, 'offer')} can be told apart: ${listed(names, 4)}.`,
      `What one gets here: ${listed(names, 4)}.`,
      `On offer ${names.length > 4 ? 'are, among others,' : 'are'} ${listed(names.slice(0, 4))}.`,
      `The range takes in ${listed(names, 4)}.`,
      `People come here for ${listed(names, 3)}.`,
    )}${fits}`
  }
  if (only !== undefined) {
    return `${say('one thing', `It all turns on ${only}.`, `There is one thing to have here: ${only}.`, `${only} is what it offers.`, `One offer stands for everything, ${only}.`)}${fits}`
  }
  const praised = features.map(({ value }) => named(value.name))
  return praised.length === 0 ? null : `${merits(offered, praised, say)}${fits}`
}

/** What is said for the offer, where no part of it has a name. */
function merits({ manner }: Offered, features: readonly string[], say: SayAs): string {
  const [pair, count] = [listed(features.slice(0, 2)), features.length]
  if (manner === 'cause' || manner === 'public') {
    return say(
      'headings',
      `It describes itself under headings such as ${pair}, without naming single services.`,
      `${pair} are what the pages dwell on; what one can ask for by name is left open.`,
      `What it does is told by subject (${pair}), not as a list of offers.`,
      `Subjects such as ${pair} take the place of a list of offers.`,
    )
  }
  return say(
    'features',
    `${count === 1 ? 'One merit is' : `${counted(count, 'merit')} are`} put forward, ${pair}${count > 2 ? ' first' : ''}.`,
    `A user would name ${pair} first.`,
    `The promise is in what it can do: ${pair}${count > 2 ? ' and more' : ''}.`,
    `It argues by features, ${pair} in front.`,
    `What speaks for it, in its own words: ${pair}.`,
  )
}

/** What a price says besides its amount, such as how long it takes, belongs in the list. */
const shownPrice = (text: string) =>
  text
    .slice(0, 80)
    .split(/\s[—–|·•]\s/, 1)[0]!
    .replace(/ ?\*/g, '')
    .replace(/[.\s]+$/, '')

function cost({ plans, priceItems, manner, isPriceTraced }: Offered, say: SayAs): string | null {
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
    if (manner === 'cause' || manner === 'public' || isPriceTraced) return null
    if (manner === 'project') {
      return say(
        'no price of a project',
        'A price is not mentioned; the code lies open.',
        'Nothing is charged for, as far as the pages read say.',
        'Of money there is no word, as is usual for software whose code is open.',
      )
    }
    return say(
      'no price',
      'What it costs has to be found out elsewhere.',
      'No price was found on the pages read.',
      'A price is not named.',
      'The pages read leave the price open.',
      'What one would pay is not said.',
      'As for the price, the pages read are silent.',
      'Whoever wants to know the price has to ask.',
    )
  }
  const free = isFree ? ' A free plan comes before that.' : ''
  const from = `${named(least.name)} at ${shownPrice(least.price.text)}`
  if (paid.length === 1 || most === undefined)
    return `${say('one price', `The price is plain: ${from}.`, `${named(least.name)} costs ${shownPrice(least.price.text)}, the one price that is named.`, `A single price is named, ${from}.`)}${free}`
  // Of an hour and a month neither is the dearer.
  const isComparable = least.price.period === most.price.period && least.price.currency === most.price.currency
  if (isComparable && least.price.amount === most.price.amount) {
    const names = listed(paid.map(({ name }) => named(name)))
    const each = shownPrice(least.price.text)
    return `${say('one price for all', `Each of ${counted(paid.length, 'price')} is ${each}: ${names}.`, `${names} cost the same, ${each}.`, `Whatever one chooses costs ${each}: ${names}.`)}${free}`
  }
  const to = `${named(most.name)} at ${shownPrice(most.price.text)}`
  const count = counted(paid.length, 'price')
  return `${
    isComparable
      ? say(
          'range',
          `Prices run from ${from} to ${to}.`,
          `It begins with ${from} and ends with ${to}, ${count} in all.`,
          `${count.charAt(0).toUpperCase()}${count.slice(1)} are laid open, from ${from} to ${to}.`,
          `${named(least.name)} is the cheapest at ${shownPrice(least.price.text)}, ${named(most.name)} the dearest at ${shownPrice(most.price.text)}.`,
          `Between ${shownPrice(least.price.text)} (${named(least.name)}) and ${shownPrice(most.price.text)} (${named(most.name)}) there is something for most budgets.`,
        )
      : say(
          'several',
          `${count.charAt(0).toUpperCase()}${count.slice(1)} are laid open, among them ${from}.`,
          `It names ${count}, such as ${from}.`,
          `What it costs is there to be read, beginning with ${from}.`,
          `One is in for ${shownPrice(least.price.text)} (${named(least.name)}); ${counted(paid.length - 1, 'other price')} follow${paid.length === 2 ? 's' : ''}.`,
        )
  }${free}`
}

/** A promise that has to be cut in the middle may lose what it promises. */
const promiseCharactersMax = 90

function terms({ trial, guarantees }: Offered, say: SayAs): string | null {
  const tried = trial?.value ?? null
  const promise = guarantees
    .map(({ value }) => value)
    .find((value) => value.length <= promiseCharactersMax && (tried === null || !value.includes(tried)))
  if (tried !== null && promise !== undefined) {
    return say(
      'both',
      `It can be tried (${named(tried)}) and comes with a promise: ${quoted(promise)}.`,
      `${named(tried)} takes the risk out of the beginning, ${quoted(promise)} out of the rest.`,
      `Doubters get two things, ${named(tried)} and ${quoted(promise)}.`,
    )
  }
  if (tried !== null)
    return say(
      'trial',
      `Before paying one can try it: ${named(tried)}.`,
      `A trial is part of the deal, ${named(tried)}.`,
      `${named(tried)} lets people find out for themselves.`,
      `Nobody has to decide unseen: ${named(tried)}.`,
    )
  return promise === undefined
    ? null
    : say(
        'promise',
        `The risk is softened by ${quoted(promise)}.`,
        `It promises ${quoted(promise)}.`,
        `Whoever hesitates is told ${quoted(promise)}.`,
        `It gives its word: ${quoted(promise)}.`,
      )
}

/** Why nothing can be said of an offer, for the section that is skipped then. */
export function nothingOffered(facts: SectionFacts): readonly [string, ...string[]] {
  const { pages, reach, hero } = facts
  if (!reach.home) {
    return [
      'What is on offer could not be read: the home page comes to life by scripts, which were not run.',
      'Without its scripts the home page names no offer and no price; a reading with a browser may find both.',
      'Nothing is claimed on the offer, as the home page was read without its scripts.',
    ]
  }
  const read = pages.length === 1 ? 'The one page read' : `The ${pages.length} pages read`
  const [names, lists] = pages.length === 1 ? ['names', 'lists'] : ['name', 'list']
  const priced = pages.find(({ type }) => type === 'pricing')
  if (priced !== undefined) {
    return [
      `${pathOf(priced.url)} looks like a page of prices, but neither offers nor prices could be told apart there.`,
      `There is a page for prices, ${pathOf(priced.url)}, whose form gives no clue as to which figure belongs to what.`,
      `Prices seem to stand on ${pathOf(priced.url)}; what they are for could not be made out.`,
    ]
  }
  if (mannerOf(facts) !== 'trade') {
    return [
      `${read} ${lists} neither an offer nor a price that could be told apart.`,
      `What one can get, join or order here is not listed on ${read.toLowerCase()}.`,
      `${read} ${pages.length === 1 ? 'tells' : 'tell'} of what it is about rather than of single offers.`,
    ]
  }
  const promise = hero.headline === null ? null : named(hero.headline.value)
  return [
    `${read} ${names} no service, product or price in a form that can be told apart.`,
    promise === null
      ? `What can be bought here is nowhere listed on ${read.toLowerCase()}.`
      : `${promise} is the promise; a list of what one gets for it, or a price, was not found.`,
    `A list of services and a price would be the first thing to add: ${read.toLowerCase()} ${names} neither.`,
    `Visitors learn of the offer from running text at best; ${read.toLowerCase()} ${lists} neither services nor prices.`,
  ]
}
