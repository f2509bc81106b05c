import { type ChangeType, changeTypes } from '../change-types.ts'
import { typeOfPath } from '../lexicon/pages/page-words.ts'
import { callChanges } from './call-changes.ts'
import type { Change, Comparison, ReportedChange } from './change.ts'
import { incomparablePages } from './comparability.ts'
import { isOfTheMoment } from './counters.ts'
import { featureChanges } from './feature-changes.ts'
import { headlineChanges } from './headline-changes.ts'
import { type LookPair, lookChanges } from './look/look-changes.ts'
import { hasText, type LineEdit, type PagePair, pagePair, sameBlocks, take } from './page-pair.ts'
import { priceChanges } from './prices/price-changes.ts'
import type { PageSnapshot, Snapshot } from './snapshot.ts'
import { contentChanges } from './texts/content-changes.ts'
import { plainKey } from './texts/text-keys.ts'

/**
 * What changed between the last two of some snapshots of a site, oldest first; the earlier ones show whether the new
 * state is one that was there before.
 * @throws {RangeError} if there are fewer than two
 */
export function compareSnapshots(snapshots: readonly Snapshot[]): Comparison {
  const before = snapshots.at(-2)
  const after = snapshots.at(-1)
  if (before === undefined || after === undefined) throw new RangeError('A comparison takes two snapshots or more.')
  const comparison = compareTwo(before, after)
  const earlier = snapshots.slice(0, -2)
  if (earlier.length === 0 || comparison.changes.length === 0) return comparison
  const sinceEarlier = earlier.map((snapshot) => compareTwo(snapshot, after))
  const changes = comparison.changes.map((change) => ({
    ...change,
    seenBefore: sinceEarlier.some((since) => wasSeen(change, since, after)),
  }))
  return { ...comparison, changes }
}

/** Whether an earlier snapshot already had the state that a change led to: compared with it, nothing of the kind changed. */
function wasSeen(change: Change, since: Comparison, after: Snapshot): boolean {
  if (since.inconclusive.some(({ page }) => page === change.page)) return false
  if (!after.pages.some(({ url }) => url === change.page)) return false
  return !since.changes.some(
    ({ type, field, subject, page, new_value }) =>
      type === change.type &&
      field === change.field &&
      page === change.page &&
      (subject === change.subject || new_value === change.new_value) &&
      plainKey(new_value ?? '') === plainKey(change.new_value ?? ''),
  )
}

function compareTwo(before: Snapshot, after: Snapshot): Comparison {
  const changes: Change[] = []
  const inconclusive: Comparison['inconclusive'] = []
  const known = new Set<string>()
  const report = (type: ChangeType, page: PageSnapshot, found: readonly ReportedChange[]) => {
    for (const one of found) {
      // Menus, feet and banners stand on every page of a site.
      const key = JSON.stringify([type, one.field, one.old_value, one.new_value])
      if (!known.has(key)) changes.push({ type, ...one, page: page.url, seenBefore: false })
      known.add(key)
    }
  }

  const { pairs, unpaired } = pagesOf(before, after)
  inconclusive.push(...unpaired)
  const problems = incomparablePages(pairs)
  // Colours and typefaces are those of all pages: with another set of them, others come first.
  const isPartial = problems.some((problem) => problem !== null && problem.faulty !== 'both')
  for (const [index, [old, now]] of pairs.entries()) {
    const problem = problems[index] ?? null
    if (problem !== null) {
      inconclusive.push({ page: now.url, reason: problem.reason })
      continue
    }
    const pair = pagePair(old, now)
    take(pair, (edit) => isOfTheMoment(edit, pair))
    const isFirst = now === after.pages[0]
    const offers = { before: offersOn(before, old), after: offersOn(after, now) }
    const isList = isListing(now, [...before.posts, ...after.posts])
    const headlines = withEdits(pair, () => (isFirst && !isList ? headlineChanges(pair) : []))
    const calls = callChanges(pair)
    const prices = withEdits(pair, () => priceChanges(pair, offers, isAboutPrices(now)))
    const features = withEdits(pair, () => (isList ? [] : featureChanges(pair, offers)))
    report('headline_change', now, headlines.changes)
    report('cta_change', now, calls)
    report('pricing_change', now, prices.changes)
    report('feature_change', now, features.changes)
    const looks = isFirst ? lookChanges(lookPair(pair, { before, after, isList, isPartial })) : []
    const reported = [...headlines.changes, ...calls, ...prices.changes, ...features.changes]
    const edits = [...headlines.edits, ...prices.edits, ...features.edits]
    report('content_change', now, [
      ...contactChanges(pair, before, after),
      ...contentChanges(pair, { changes: reported, looks, edits }),
    ])
    report('visual_change', now, looks)
  }
  changes.sort((a, b) => changeTypes.indexOf(a.type) - changeTypes.indexOf(b.type))
  return { before: nameOf(before), after: nameOf(after), changes, inconclusive }
}

/** The changes that one kind of comparison finds, and the edits that it takes with it. */
function withEdits(
  { open }: PagePair,
  findChanges: () => ReportedChange[],
): { changes: ReportedChange[]; edits: LineEdit[] } {
  const before = [...open]
  const changes = findChanges()
  return { changes, edits: before.filter((edit) => !open.has(edit)) }
}

const nameOf = ({ url, capturedAt }: Snapshot) => ({ url, capturedAt })

const isAboutPrices = ({ type, url }: PageSnapshot) =>
  type === 'pricing' || typeOfPath(new URL(url).pathname)?.type === 'pricing'

/** The largest text of a blog's own page is its newest post's title: that is news, and no new headline. */
function isListing({ url, hero }: PageSnapshot, posts: Snapshot['posts']): boolean {
  const type = typeOfPath(new URL(url).pathname)?.type
  if (type === 'blog' || type === 'press') return true
  const headline = hero.headline
  return headline !== null && posts.some(({ title }) => plainKey(title) === plainKey(headline))
}

/** URLs of the pages that could not be judged before and can be now: what they show is neither new nor changed. */
export function recoveredPages(before: Snapshot, after: Snapshot): ReadonlySet<string> {
  const { pairs } = pagesOf(before, after)
  const problems = incomparablePages(pairs)
  return new Set(pairs.filter((_, index) => problems[index]?.faulty === 'before').map(([, { url }]) => url))
}

/** The first pages belong together wherever they stand; the others by their path. */
function pagesOf(before: Snapshot, after: Snapshot) {
  const pairs: [PageSnapshot, PageSnapshot][] = []
  const unpaired: Comparison['inconclusive'] = []
  const old = new Map(before.pages.slice(1).map((page) => [page.path, page]))
  for (const [index, now] of after.pages.entries()) {
    const earlier = index === 0 ? before.pages[0] : old.get(now.path)
    old.delete(now.path)
    if (earlier !== undefined) pairs.push([earlier, now])
    else unpaired.push({ page: now.url, reason: notRead(before, now.path, 'the time before') })
  }
  for (const page of old.values()) unpaired.push({ page: page.url, reason: notRead(after, page.path, 'this time') })
  return { pairs, unpaired }
}

function notRead({ unread }: Snapshot, path: string, when: string): string {
  const reason = unread.find((page) => page.path === path)?.reason
  return reason === undefined ? `The page was not read ${when}.` : `The page was not read ${when}: ${reason}`
}

function offersOn({ offers }: Snapshot, { path }: PageSnapshot): Snapshot['offers'] {
  const isHere = ({ page }: { page: string }) => page === path
  return {
    plans: offers.plans.filter(isHere),
    items: offers.items.filter(isHere),
    features: offers.features.filter(isHere),
    trial: offers.trial,
  }
}

/** What is painted behind the top and the foot is reported by itself. */
const isBar = (role: string) => role === 'header' || role === 'navigation' || role === 'footer'

function lookPair(
  pair: PagePair,
  { before, after, isList, isPartial }: { before: Snapshot; after: Snapshot; isList: boolean; isPartial: boolean },
): LookPair {
  const sections = sameBlocks(pair).flatMap(([old, now]) => {
    const [from, to] = [pair.before.blocks[old], pair.after.blocks[now]]
    if (from?.ground === undefined || to?.ground === undefined || isBar(to.role)) return []
    return [{ name: to.heading, before: from.ground, after: to.ground }]
  })
  const pictures = { before: pair.before.pictures, after: pair.after.pictures }
  return { before: lookOf(before, isList), after: lookOf(after, isList), pictures, isPartial, sections }
}

/** What stands on top of a list of posts is the newest one's picture. */
const lookOf = ({ look }: Snapshot, isList: boolean) => (isList ? { ...look, heroPictures: [] } : look)

/** Ways to reach the brand that its page names in links as well as in texts. */
function contactChanges(pair: PagePair, before: Snapshot, after: Snapshot): ReportedChange[] {
  const of = ({ contacts }: Snapshot, { path }: PageSnapshot) =>
    contacts.filter(({ page, kind }) => page === path && kind !== 'address')
  const key = ({ value }: { value: string }) => plainKey(value)
  const [old, now] = [of(before, pair.before), of(after, pair.after)]
  const gone = old.filter(
    ({ value }) =>
      !now.some((other) => key(other) === plainKey(value)) &&
      !hasText(pair.afterStream, value) &&
      !isRelabelled(pair, value, 'before'),
  )
  const come = now.filter(
    ({ value }) =>
      !old.some((other) => key(other) === plainKey(value)) &&
      !hasText(pair.beforeStream, value) &&
      !isRelabelled(pair, value, 'after'),
  )
  return [
    ...gone.map(({ kind, value }) => contact(kind, value, null)),
    ...come.map(({ kind, value }) => contact(kind, null, value)),
  ]
}

const labelCharactersMax = 24

/**
 * Whether a way to reach the brand stood on its own on one page, and a short label without it stands in its place on the other:
 * scripts that hide addresses from machines do that, and people reach it all the same.
 */
function isRelabelled(pair: PagePair, value: string, side: 'before' | 'after'): boolean {
  const other = side === 'after' ? 'before' : 'after'
  const relabelled = take(pair, (edit) => {
    const label = edit[other]?.text
    return (
      plainKey(edit[side]?.text ?? '') === plainKey(value) &&
      label !== undefined &&
      label.length <= labelCharactersMax &&
      !/[@\p{Nd}]/u.test(label)
    )
  })
  return relabelled.length > 0
}

const contact = (kind: string, old_value: string | null, new_value: string | null): ReportedChange => ({
  field: `contact (${kind})`,
  subject: null,
  old_value,
  new_value,
  magnitude: 'notable',
})
