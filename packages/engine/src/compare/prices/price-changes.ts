import { pricesIn } from '../../facts/offer/prices/price-text.ts'
import { launchWords } from '../../lexicon/offer/launch-words.ts'
import { priceTermWords } from '../../lexicon/offer/price-term-words.ts'
import { ctaWords } from '../../lexicon/pages/cta-words.ts'
import { anywhere } from '../anywhere.ts'
import { asideRoles } from '../aside-roles.ts'
import type { ReportedChange } from '../change.ts'
import { hasText, type LineEdit, lineOf, type PageLine, type PagePair, take, takeTexts } from '../page-pair.ts'
import { changeOf, joined } from '../reported-change.ts'
import type { Offers, PlanSnapshot } from '../snapshot.ts'
import { amountKey, isNumberedLabel, numbersIn, plainKey } from '../texts/text-keys.ts'

/** The offers of one page at two times. */
export interface OffersPair {
  before: Offers
  after: Offers
}

/** What is bought, for how much and on which terms: plans first, then lines of price lists, then whatever else is said of prices. */
export function priceChanges(pair: PagePair, offers: OffersPair, isPricePage: boolean): ReportedChange[] {
  const changes = [...planChanges(pair, offers), ...itemChanges(pair, offers), ...pictureChanges(pair)]
  const lines = lineChanges(pair, isPricePage)
  // Beside prices that changed, what else is another on their page are their terms; alone it may be about anything.
  const isAboutOffer = isPricePage && changes.length + lines.length > 0
  const all = [...changes, ...priceLineChanges([...lines, ...(isAboutOffer ? take(pair, isOnPricePage) : [])])]
  return all.filter(({ old_value, new_value }) => !isInAnotherCurrency(old_value, new_value))
}

/** Where visitors come from decides on the currency that many sites show; hardly any site changes its own. */
function isInAnotherCurrency(old: string | null, now: string | null): boolean {
  if (old === null || now === null) return false
  const [from, to] = [signsIn(old), signsIn(now)]
  return from.length > 0 && to.length > 0 && !from.some((sign) => to.includes(sign))
}

const codeForm = new RegExp(`(?<!\\p{L})(?:${Intl.supportedValuesOf('currency').join('|')})(?!\\p{L})`, 'gu')

/** The signs and codes of currencies that a text names; one of several is enough to be the same. */
function signsIn(text: string): string[] {
  const signs = [...text.matchAll(/\p{Lu}{0,2}\p{Sc}|[円元원]/gu), ...text.matchAll(codeForm)].map(([sign]) => sign)
  return signs.flatMap((sign) =>
    sign === '円' || sign === '¥' ? ['円', '¥', 'JPY'] : sign === 'US$' ? ['US$', '$'] : [sign],
  )
}

const samePrice = (a: PlanSnapshot, b: PlanSnapshot) =>
  a.amount === null || b.amount === null
    ? plainKey(a.price) === plainKey(b.price)
    : a.amount === b.amount &&
      (a.currency === b.currency || a.currency === null || b.currency === null) &&
      samePeriod(a, b)

const samePeriod = (a: PlanSnapshot, b: PlanSnapshot) => a.period === b.period || a.period === null || b.period === null

function planChanges(pair: PagePair, { before, after }: OffersPair): ReportedChange[] {
  const changes: ReportedChange[] = []
  // A plan that no line of the page names stands in a part that is not the page's own.
  const left = before.plans.filter(({ name }) => hasText(pair.beforeStream, name))
  const missing: PlanSnapshot[] = []
  for (const now of after.plans.filter(({ name }) => hasText(pair.afterStream, name))) {
    const old = left.find(({ name }) => plainKey(name) === plainKey(now.name))
    if (old === undefined) {
      missing.push(now)
      continue
    }
    left.splice(left.indexOf(old), 1)
    changes.push(...planEdits(pair, old, now))
  }
  // A plan that was renamed keeps its place, and often its price.
  const isRenamed = left.length === missing.length
  for (const [index, now] of missing.entries()) {
    const old = isRenamed ? left[index] : undefined
    const isNew = !hasText(pair.beforeStream, now.name)
    if (old !== undefined && isNew && !hasText(pair.afterStream, old.name)) {
      changes.push(plan('plan name', null, old.name, now.name), ...planEdits(pair, old, now))
      takeTexts(pair, [old.name], [now.name])
    } else if (isNew && !isRenamed) {
      changes.push(plan('plan', null, null, `${now.name}: ${now.price}`))
      takeTexts(pair, [], [now.name, now.price])
    }
  }
  for (const old of isRenamed ? [] : left) {
    if (hasText(pair.afterStream, old.name)) continue
    changes.push(plan('plan', null, `${old.name}: ${old.price}`, null))
    takeTexts(pair, [old.name, old.price], [])
  }
  return changes
}

const plan = (
  field: string,
  subject: string | null,
  old_value: string | null,
  new_value: string | null,
): ReportedChange => ({
  field,
  subject,
  old_value,
  new_value,
  magnitude: 'major',
})

function planEdits(pair: PagePair, old: PlanSnapshot, now: PlanSnapshot): ReportedChange[] {
  const changes: ReportedChange[] = []
  if (!samePrice(old, now) && isSeen(pair, old.price, now.price)) {
    changes.push(plan('plan price', now.name, old.price, now.price))
    takeTexts(pair, [old.price], [now.price])
  }
  const [oldList, nowList] = [old.listPrice ?? '', now.listPrice ?? '']
  if (plainKey(oldList) !== plainKey(nowList) && isSeen(pair, oldList, nowList)) {
    changes.push(plan('list price', now.name, old.listPrice, now.listPrice))
    takeTexts(pair, [oldList], [nowList])
  }
  const isSameToggle = old.alternates.length === now.alternates.length
  for (const [index, price] of now.alternates.entries()) {
    const earlier = old.alternates[index]
    if (isSameToggle && earlier !== undefined && numbersIn(price).join() !== numbersIn(earlier).join()) {
      changes.push(plan('plan price at other terms', now.name, earlier, price))
    }
  }
  return changes
}

/** Whether the page's own texts bear out that a price is another one: the numbers of either stand in a line that changed. */
function isSeen({ open, beforeLines, afterLines }: PagePair, old: string, now: string): boolean {
  const holds = (line: PageLine | null, numbers: readonly string[]) =>
    line !== null && numbersIn(line.text).some((number) => numbers.includes(number))
  const [oldNumbers, newNumbers] = [numbersIn(old), numbersIn(now)]
  if ([...open].some(({ before, after }) => holds(before, oldNumbers) || holds(after, newNumbers))) return true
  // Amounts that stand on both pages changed places.
  const isOn = (lines: readonly PageLine[], numbers: readonly string[]) => lines.some((line) => holds(line, numbers))
  return (
    oldNumbers.length > 0 && newNumbers.length > 0 && !(isOn(afterLines, oldNumbers) && isOn(beforeLines, newNumbers))
  )
}

/** More are reported in one sentence: a list that was written anew. */
const itemsReportedMax = 12

function itemChanges(pair: PagePair, { before, after }: OffersPair): ReportedChange[] {
  const changes: ReportedChange[] = []
  const old = new Map(before.items.map((item) => [plainKey(item.name), item]))
  const now = new Map(after.items.map((item) => [plainKey(item.name), item]))
  const respelled = respelledItems(before.items, after.items)
  const headings = { before: headingsOf(pair.beforeLines), after: headingsOf(pair.afterLines) }
  for (const [key, item] of now) {
    if (respelled.has(item)) continue
    const earlier = old.get(key)
    if (earlier === undefined) {
      const isNew = !hasText(pair.beforeStream, item.name) && hasText(pair.afterStream, item.name)
      if (isNew || cameBelow(item, headings.before, headings.after))
        changes.push(plan('price list', null, null, `${item.name}: ${item.price}`))
    } else if (
      numbersIn(earlier.price).join() !== numbersIn(item.price).join() &&
      (amountKey(earlier.price) ?? earlier.price) !== amountKey(item.price) &&
      isSeen(pair, earlier.price, item.price)
    ) {
      changes.push(plan('price', item.name, earlier.price, item.price))
    }
  }
  for (const [key, item] of old) {
    if (now.has(key) || respelled.has(item)) continue
    const isGone = !hasText(pair.afterStream, item.name) && hasText(pair.beforeStream, item.name)
    if (isGone || cameBelow(item, headings.after, headings.before)) {
      changes.push(plan('price list', null, `${item.name}: ${item.price}`, null))
    }
  }
  takeTexts(
    pair,
    before.items.flatMap(({ name, price }) => [name, price, `${name} ${price}`]),
    after.items.flatMap(({ name, price }) => [name, price, `${name} ${price}`]),
  )
  if (changes.length <= itemsReportedMax) return changes
  return [
    plan(
      'price list',
      null,
      `${old.size} prices`,
      `${now.size} prices, ${changes.length} of them new, changed or gone`,
    ),
    ...changes.slice(0, itemsReportedMax),
  ]
}

type PricedItem = Offers['items'][number]

/** Items at the same price whose names differ in one word that one of them has more: a slip put right, no other offer. */
function respelledItems(before: readonly PricedItem[], after: readonly PricedItem[]): ReadonlySet<PricedItem> {
  const names = {
    before: new Set(before.map(({ name }) => plainKey(name))),
    after: new Set(after.map(({ name }) => plainKey(name))),
  }
  const gone = before.filter(({ name }) => !names.after.has(plainKey(name)))
  const come = after.filter(({ name }) => !names.before.has(plainKey(name)))
  const amounts = ({ name, price }: PricedItem) => `${numbersIn(price).join()} ${numbersIn(name).join()}`
  const goneByAmounts = Map.groupBy(gone, amounts)
  const found = new Set<PricedItem>()
  for (const now of come) {
    const old = goneByAmounts.get(amounts(now))?.find((one) => !found.has(one) && isSlip(one, now))
    if (old !== undefined) found.add(old).add(now)
  }
  return found
}

function isSlip(old: PricedItem, now: PricedItem): boolean {
  const [a, b] = [wordsOf(old.name), wordsOf(now.name)]
  const [shorter, longer] = a.size < b.size ? [a, b] : [b, a]
  return shorter.size >= 3 && longer.size === shorter.size + 1 && shorter.isSubsetOf(longer)
}

const wordsOf = (text: string) =>
  new Set(
    text
      .split(/\s+/)
      .map(plainKey)
      .filter((word) => word !== ''),
  )

/** Whether the price of an item stands below its heading on one page, where the other has the heading and no price below it. */
function cameBelow({ name, price }: PricedItem, without: Headings, having: Headings): boolean {
  const key = plainKey(name)
  const [bare, priced] = [without.get(key), having.get(key)]
  // A heading that a page has twice says of neither which it is.
  if (bare == null || priced == null || bare.some(isPriced)) return false
  const numbers = numbersIn(price)
  return priced.some((line) => numbersIn(line.text).some((number) => numbers.includes(number)))
}

/** By heading, as a key: what stands below it, up to the next; null for one that stands there more than once. */
type Headings = ReadonlyMap<string, readonly PageLine[] | null>

const linesBelowMax = 12

function headingsOf(lines: readonly PageLine[]): Headings {
  const headings = new Map<string, readonly PageLine[] | null>()
  for (const { level, text, at } of lines) {
    if (level <= 0) continue
    const key = plainKey(text)
    const rest = lines.slice(at + 1, at + 1 + linesBelowMax)
    const end = rest.findIndex((line) => line.level > 0)
    headings.set(key, headings.has(key) ? null : end < 0 ? rest : rest.slice(0, end))
  }
  return headings
}

function pictureChanges({ before, after }: PagePair): ReportedChange[] {
  const gone = before.pricePictures.filter((name) => !after.pricePictures.includes(name))
  const come = after.pricePictures.filter((name) => !before.pricePictures.includes(name))
  if (gone.length === 0 && come.length === 0) return []
  return [plan('price list picture', null, gone.join(', ') || null, come.join(', ') || null)]
}

/** Where a page sells does not matter for whether a line names a price. */

/** The prices of a line. */
const amountsOf = (line: PageLine | null): number[] =>
  line === null || !/\p{Nd}/u.test(line.text)
    ? []
    : pricesIn(line.text, anywhere)
        .filter(({ isNoPrice }) => !isNoPrice)
        .map(({ amount }) => amount)

const isPriced = (line: PageLine | null) => amountsOf(line).length > 0

/** Where others speak of what they paid, saved or earn. */
const notOwnPrices: ReadonlySet<string | null> = new Set(['testimonials', 'customers', 'careers', 'partners', 'blog'])

/** “$6 per person per month”: so much at a time is a price wherever a page says it, in an answer or below the first call. */
const namesRate = (line: PageLine | null): boolean =>
  line !== null &&
  line.place === undefined &&
  !notOwnPrices.has(line.role) &&
  /\p{Nd}/u.test(line.text) &&
  pricesIn(line.text, anywhere).some(({ isNoPrice, period }) => !isNoPrice && period !== null)

const namesTerms = (line: PageLine) => priceTermWords.has(line.text)

const notAboutPrices: ReadonlySet<string | null> = new Set(asideRoles)

/** Lines about prices that no plan and no price list holds: amounts in a sentence, terms, trial and billing. */
function lineChanges(pair: PagePair, isPricePage: boolean): LineEdit[] {
  const priced = new Set([...pricedBlocks(pair.beforeLines, 'b'), ...pricedBlocks(pair.afterLines, 'a')])
  const gifts = new Set([...giftBlocks(pair.beforeLines, 'b'), ...giftBlocks(pair.afterLines, 'a')])
  const isGift = (line: PageLine | null, side: 'b' | 'a') => line !== null && gifts.has(`${side}${line.block}`)
  const isAboutPrices = (line: PageLine | null, side: 'b' | 'a') =>
    line !== null &&
    line.place === undefined &&
    (line.role === 'pricing' ||
      priced.has(`${side}${line.block}`) ||
      (isPricePage && isContent(line) && (isPriced(line) || namesTerms(line))))
  return take(pair, (edit) => {
    const { before, after } = edit
    if (isGift(before, 'b') || isGift(after, 'a') || isNumberedLabel(lineOf(edit).text)) return false
    if (before !== null && after !== null && launchWords.exact(before.text) && launchWords.exact(after.text))
      return false
    if (isAboutPrices(before, 'b') || isAboutPrices(after, 'a')) return true
    if (namesRate(before) !== namesRate(after) && amountsOf(before).join() !== amountsOf(after).join()) return true
    if (before === null || after === null || before.place !== undefined || notAboutPrices.has(after.role)) return false
    // A sentence elsewhere: where an amount in it is another one, or the terms that it names are its matter.
    if (isPriced(before)) return amountsOf(before).join() !== amountsOf(after).join()
    return namesTerms(before) && namesTerms(after)
  })
}

const isContent = (line: PageLine | null) => line !== null && line.place === undefined && !notAboutPrices.has(line.role)

const isOnPricePage = ({ before, after }: LineEdit) => isContent(before) || isContent(after)

/** A block with three amounts or more is a price list, whatever it is called. */
function pricedBlocks(lines: readonly PageLine[], side: string): string[] {
  const counts = new Map<number, number>()
  for (const line of lines) if (isPriced(line)) counts.set(line.block, (counts.get(line.block) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= 3).map(([block]) => `${side}${block}`)
}

/** Where a block asks for gifts, an amount is a proposal and no price. */
const giftBlocks = (lines: readonly PageLine[], side: string): string[] =>
  lines
    .filter(({ level, text }) => level === -1 && ctaWords.startsWith(text)?.tag === 'donate')
    .map(({ block }) => `${side}${block}`)

const linesReportedMax = 10

function priceLineChanges(edits: readonly LineEdit[]): ReportedChange[] {
  const isAmount = ({ before, after }: LineEdit) => isPriced(before) || isPriced(after)
  const changes = edits.filter(isAmount).map((edit) => changeOf('price', edit, 'major'))
  const rest = edits.filter((edit) => !isAmount(edit))
  if (changes.length > linesReportedMax) {
    const removed = edits.filter(({ after }) => after === null).length
    const added = edits.filter(({ before }) => before === null).length
    const summary = `${edits.length} lines changed: ${added} new, ${removed} gone`
    return [plan('price list', null, null, summary), ...changes.slice(0, linesReportedMax)]
  }
  return [...changes, ...joined('pricing terms', rest, 'notable')]
}
