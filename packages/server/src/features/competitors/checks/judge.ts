/** What follows from the checks of a website: rules without effects. */
import type { ComparedChange } from '../../../platform/engine/tasks.ts'
import type { Evidence, FoundChange } from './found-change.ts'

export function foundChange(change: ComparedChange): FoundChange {
  const { type, field, path, page, hashes } = change
  const subject = storable(change.subject)
  const old_value = storable(change.old_value)
  const new_value = storable(change.new_value)
  const passages = { before: storable(change.passages.before), after: storable(change.passages.after) }
  const evidence: Evidence = {
    page_url: page,
    before: passages.before,
    after: passages.after,
    before_hash: hashes.before,
    after_hash: hashes.after,
    ...(type === 'pricing_change' && needsReview(old_value, new_value) && { needs_review: true }),
  }
  return { type, field, subject, old_value, new_value, path, evidence }
}

/** Postgres keeps neither U+0000, which a feed may hold, nor half a pair of surrogates. */
const storable = (text: string | null): string | null => text?.replaceAll('\0', '').toWellFormed() ?? null

const keyOf = ({ type, field, subject, old_value, new_value, path }: FoundChange): string =>
  JSON.stringify([type, field, subject, old_value, new_value, path])

export interface Agreement {
  /** As the second check saw them. */
  both: FoundChange[]
  /** What the first check saw and the second did not, and the reverse. */
  onlyFirst: FoundChange[]
  onlySecond: FoundChange[]
}

export function agreementOf(first: readonly FoundChange[], second: readonly FoundChange[]): Agreement {
  const [firstKeys, secondKeys] = [new Set(first.map(keyOf)), new Set(second.map(keyOf))]
  return {
    both: second.filter((change) => firstKeys.has(keyOf(change))),
    onlyFirst: first.filter((change) => !secondKeys.has(keyOf(change))),
    onlySecond: second.filter((change) => !firstKeys.has(keyOf(change))),
  }
}

/** A site that never shows the same twice is checked no more often for one change. */
export const confirmationsMax = 3

/**
 * What a confirmation leads to. `settled`: its state is the one that later checks compare with; `first`: that of the check
 * before, as only the confirmation saw something more, which the next check will see again if it stays; `again`: each saw
 * something of its own, and another confirmation has to tell.
 */
export function verdictOf({ onlyFirst, onlySecond }: Agreement, confirmations: number): 'settled' | 'first' | 'again' {
  if (onlySecond.length === 0) return 'settled'
  if (onlyFirst.length === 0) return 'first'
  if (confirmations < confirmationsMax) return 'again'
  // A price that one check alone saw would be told when it is gone again; what else it saw is known as a rotation.
  return onlyFirst.some(({ type }) => type === 'pricing_change') ? 'settled' : 'first'
}

/** Records of one type after one check. A page can be made of hundreds of prices that all differ at every check. */
const recordsOfTypeMax = 20

/** Several additions of one type on one page are one record, their names joined. Of each type the first ones are told. */
export function toldOf(changes: readonly FoundChange[]): FoundChange[] {
  const told = recordsOf(changes)
  const ofType = Map.groupBy(told, ({ type }) => type)
  return told.filter((change) => ofType.get(change.type)!.indexOf(change) < recordsOfTypeMax)
}

function recordsOf(changes: readonly FoundChange[]): FoundChange[] {
  const told: FoundChange[] = []
  const additions = new Map<string, FoundChange>()
  for (const change of changes) {
    if (change.old_value !== null) {
      told.push(change)
      continue
    }
    const key = JSON.stringify([change.type, change.path])
    const known = additions.get(key)
    if (known === undefined) {
      const copy = { ...change, evidence: { ...change.evidence } }
      additions.set(key, copy)
      told.push(copy)
      continue
    }
    known.new_value = joined(known.new_value, change.new_value)
    known.evidence.after = joined(known.evidence.after, change.evidence.after)
  }
  return told
}

/** Of a record; what is added beyond is left out. */
const joinedCharactersMax = 2_000

function joined(one: string | null, other: string | null): string {
  const text = [one, other].filter((part) => part !== null).join('; ')
  return one !== null && text.length > joinedCharactersMax ? one : text
}

/** More than this part of a price is rarely changed at once. */
const largePart = 0.5

/** A price that changed by more than half, or in its currency, is possible, and more often a page that shows another offer. */
export function needsReview(old: string | null, now: string | null): boolean {
  if (old === null || now === null) return false
  const [from, to] = [priceIn(old), priceIn(now)]
  if (from === null || to === null) return false
  if (isOtherCurrency(from.currency, to.currency)) return true
  if (from.amount === 0) return to.amount > 0
  return Math.abs(to.amount - from.amount) / from.amount > largePart
}

const amount = "\\d[\\d.,'’\\u00a0\\u202f ]*\\d|\\d"
const codes = Intl.supportedValuesOf('currency').join('|')
/** A sign, `US$` and its like, or a code. */
const currency = `\\p{Lu}{0,3}\\$|\\p{Sc}|(?<!\\p{L})(?:${codes})(?!\\p{L})`
const amountForm = new RegExp(amount, 'u')
const priceForm = new RegExp(
  `(?<before>${currency})\\s?(?<amount>${amount})|(?<amountFirst>${amount})\\s?(?<after>${currency})`,
  'u',
)

interface Price {
  amount: number
  currency: string | null
}

/** The first amount of a text that stands at a currency, and this; without one the first amount. */
function priceIn(text: string): Price | null {
  const { before, amount: last, amountFirst, after } = priceForm.exec(text)?.groups ?? {}
  const written = last ?? amountFirst ?? amountForm.exec(text)?.[0]
  return written === undefined ? null : { amount: numberOf(written), currency: before ?? after ?? null }
}

const dollars = new Set(['USD', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD', 'TWD', 'MXN'])

/** A dollar without a country may be any of them. */
function isOtherCurrency(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one === other) return false
  const isDollar = (name: string) => name.endsWith('$') || dollars.has(name)
  return !((one === '$' && isDollar(other)) || (other === '$' && isDollar(one)))
}

/** `1,199`, `1.199,00`, `1 199.50`: the last separator is that of decimals if one or two digits follow it. */
function numberOf(written: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(written)?.[1] ?? ''
  const whole = written.slice(0, decimals === '' ? undefined : -decimals.length - 1).replace(/\D/g, '')
  return Number(`${whole}.${decimals || '0'}`)
}
