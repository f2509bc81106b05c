/** What a brand is to those it addresses, which decides how a report speaks of them: a village has no buyers. */
import type { Facts } from '../facts.ts'
import { isPublicKind, kindOf } from '../lexicon/kinds/kind-table.ts'
import { type Worded, wordsOf } from '../writing/wording.ts'

/**
 * `trade` sells, `cause` lives from gifts and helpers, `project` is given away with its code, `public` is there to be
 * visited or read: a town, a church, a museum, or a site that shows no sign of any of these.
 */
export type Manner = 'trade' | 'cause' | 'project' | 'public'

const publicGood = new Set(['public-body', 'religion', 'clubs', 'science', 'culture'])
const sellingIntents = new Set(['buy', 'trial', 'demo', 'quote', 'book', 'start'])

/** A call that is less sure says little of what a site is for. */
const sureCall = 0.5

type Read = Pick<Facts, 'industry' | 'kind' | 'ctas' | 'socials' | 'plans' | 'priceItems' | 'technology'>

export function mannerOf({ industry, kind, ctas, socials, plans, priceItems, technology }: Read): Manner {
  const id = industry?.value.id ?? null
  const sure = ctas.filter(({ confidence }) => confidence >= sureCall).map(({ value }) => value.intent)
  const sells = sure.some((intent) => sellingIntents.has(intent))
  const isPriced = plans.length + priceItems.length > 0
  const earns = kind === null ? undefined : kindOf(kind.value.id).earns
  if (earns === 'donation' || (earns === undefined && id === 'non-profit') || (sure[0] === 'donate' && !isPriced))
    return 'cause'
  const isOpen = socials.some(({ value }) => value.kind === 'code')
  const isGivenAway = sure.includes('download') || socials.some(({ value }) => value.kind === 'app')
  if (isOpen && isGivenAway && !sells && !isPriced) return 'project'
  if (kind !== null && isPublicKind(kind.value.id)) return 'public'
  if (earns !== undefined && earns !== 'free') return 'trade'
  if (id !== null) return publicGood.has(id) ? 'public' : 'trade'
  const hasTill = technology.some(({ value }) => value.category === 'shop' || value.category === 'payment')
  return sells || hasTill || sure.includes('contact') ? 'trade' : 'public'
}

/** Those of several wordings that fit; all of them where none does, as what they tell of is trade itself. */
export function fitting(manner: Manner, wordings: readonly [Worded, ...Worded[]]): readonly [string, ...string[]] {
  const [first, ...others] = wordings
  const all = [wordsOf(first), ...others.map(wordsOf)] as const
  if (manner === 'trade') return all
  const [open, ...more] = wordings.filter((worded) => typeof worded === 'string')
  return open === undefined ? all : [open, ...more]
}

/** How a text calls those whom the brand is there for. */
export interface People {
  /** Those who come, all together: “customers”. */
  crowd: string
  /** Those who could speak for it. */
  vouchers: string
  /** What to ask them. */
  ask: string
  /** When to ask again. */
  askAgain: string
  /** What it is there with, where its name is not known. */
  offer: string
  /** How to choose among kinds of them. */
  choose: string
}

export const peopleOf: Record<Manner, People> = {
  trade: {
    crowd: 'customers',
    vouchers: 'satisfied customers',
    ask: 'what was different afterwards',
    askAgain: 'Ask each new customer two weeks after delivery, and keep the answers in one list.',
    offer: 'the main offer',
    choose: 'Choose the kind that pays best and complains least.',
  },
  cause: {
    crowd: 'supporters',
    vouchers: 'people whom it has helped, or who help',
    ask: 'what changed',
    askAgain: 'Ask again after each project or season, and keep the answers in one list.',
    offer: 'its work',
    choose: 'Choose the kind that it could do most for, or that could do most for it.',
  },
  project: {
    crowd: 'users',
    vouchers: 'people who have used it for years',
    ask: 'what they would miss without it',
    askAgain: 'Ask again with each release, and keep the answers in one list.',
    offer: 'the software',
    choose: 'Choose the kind that needs it most and finds it least.',
  },
  public: {
    crowd: 'visitors',
    vouchers: 'people who come back',
    ask: 'what they tell others of it',
    askAgain: 'Go on asking once a month, and keep the answers in one list.',
    offer: 'the main offer',
    choose: 'Choose the kind that it would most like to see again.',
  },
}
