/** What is reported to somebody who tracks a website: less than a comparison finds, and never the same twice. */
import type { PageType } from '../artifacts.ts'
import { isSameSite } from '../site-url.ts'
import type { Change, Comparison } from './change.ts'
import { compareSnapshots, recoveredPages } from './compare-snapshots.ts'
import type { PageSnapshot, Snapshot } from './snapshot.ts'
import { plainKey } from './texts/text-keys.ts'

export interface TrackedChange extends Change {
  /** Path of the page, as snapshots name it. */
  path: string
  /** The line of the page in which the value stood, and stands; the value itself where no line holds it. */
  passages: { before: string | null; after: string | null }
}

export interface TrackedComparison {
  /** In the order of `changeTypes`. */
  changes: TrackedChange[]
  /** What changed besides, and is no news of a brand: menus, contacts, texts, what search engines are given. */
  others: Change[]
  inconclusive: Comparison['inconclusive']
  /** Whether the home page could not be judged: then nothing of this state counts. */
  isInconclusive: boolean
  /** The URL of the home page, where that is now another website's; then nothing counts either. */
  movedTo: string | null
  /** The new state, with the earlier state of every page that could not be judged now. */
  seen: Snapshot
}

/**
 * What changed between the last two of some snapshots of a site, oldest first. The earlier ones are those of the last checks:
 * what comes back from one of them is a rotation and not reported, but for prices.
 * @throws {RangeError} if there are fewer than two
 */
export function trackedChanges(snapshots: readonly Snapshot[]): TrackedComparison {
  const comparison = compareSnapshots(snapshots)
  const [before, after] = snapshots.slice(-2) as [Snapshot, Snapshot]
  // A page that was none the time before is from now on what it is now; of another that cannot be judged the earlier state is kept.
  const recovered = recoveredPages(before, after)
  const inconclusivePages = new Set(
    comparison.inconclusive.map(({ page }) => page).filter((page) => !recovered.has(page)),
  )
  const [home] = after.pages
  const movedTo = home !== undefined && !isSameOwner(before.pages[0]?.url, home.url) ? home.url : null
  const isInconclusive = home === undefined || movedTo !== null || inconclusivePages.has(home.url)
  const base = { inconclusive: comparison.inconclusive, isInconclusive, movedTo }
  if (isInconclusive) return { ...base, changes: [], others: comparison.changes, seen: before }
  // A price that comes back is reported; what is offered for one may be shown in turns.
  const isRotation = ({ seenBefore, type, old_value, new_value }: Change) =>
    seenBefore && (type !== 'pricing_change' || old_value === null || new_value === null)
  const found = [...comparison.changes.map((change) => asNews(change, after)), ...newPosts(snapshots)]
  const isReported = (change: Change) => !isRotation(change) && isNews(change)
  return {
    ...base,
    changes: found.filter(isReported).map((change) => withPassages(change, before, after)),
    others: found.filter((change) => !isReported(change)),
    seen: carriedOver(before, after, inconclusivePages),
  }
}

/** Of one owner, as far as URLs show: a brand may move to another host of its domain. */
const isSameOwner = (before: string | undefined, after: string): boolean =>
  before === undefined || isSameSite(new URL(before), new URL(after))

/** Fields of `content_change` that are reported. */
const newsFields: ReadonlySet<string> = new Set(['post', 'news', 'case study'])
const isNews = ({ type, field }: Change): boolean => type !== 'content_change' || newsFields.has(field)

const newsPages: Partial<Record<PageType, string>> = { press: 'news', customers: 'case study' }

/** What is new on a page of news or of customers is news; the same on another page is a text. */
function asNews(change: Change, after: Snapshot): Change {
  const { type, field, old_value } = change
  if (type !== 'content_change' || old_value !== null || (field !== 'section' && field !== 'text')) return change
  const page = after.pages.find(({ url }) => url === change.page)
  const news = page === undefined ? undefined : newsPages[page.type]
  return news === undefined ? change : { ...change, field: news }
}

/**
 * Posts that no earlier state lists. A list of which no entry is left is another list, and what it lists may be old: of it
 * nothing is reported.
 */
function newPosts(snapshots: readonly Snapshot[]): Change[] {
  const [before, after] = snapshots.slice(-2) as [Snapshot, Snapshot]
  const known = new Set(snapshots.slice(0, -1).flatMap(({ posts }) => posts.map(({ title }) => plainKey(title))))
  const reported: Change[] = []
  for (const [list, posts] of Map.groupBy(after.posts, ({ page }) => page)) {
    const earlier = new Set(before.posts.filter(({ page }) => page === list).map(({ title }) => plainKey(title)))
    const isSameList = posts.some(({ title }) => earlier.has(plainKey(title)))
    if (!isSameList) continue
    for (const { title } of posts) {
      if (known.has(plainKey(title))) continue
      known.add(plainKey(title))
      const { url } = after.pages.find(({ path }) => path === list) ?? { url: new URL(list, after.pages[0]!.url).href }
      reported.push({
        type: 'content_change',
        field: 'post',
        subject: null,
        old_value: null,
        new_value: title,
        magnitude: 'notable',
        page: url,
        seenBefore: false,
      })
    }
  }
  return reported
}

function withPassages(change: Change, before: Snapshot, after: Snapshot): TrackedChange {
  const now = after.pages.find(({ url }) => url === change.page)
  const path = now?.path ?? new URL(change.page).pathname
  const isHome = now !== undefined && now === after.pages[0]
  const old = isHome ? before.pages[0] : before.pages.find((page) => page.path === path)
  const passages = { before: passageOf(change.old_value, old), after: passageOf(change.new_value, now) }
  return { ...change, path, passages }
}

function passageOf(value: string | null, page: PageSnapshot | undefined): string | null {
  if (value === null || page === undefined) return value
  const key = plainKey(value)
  if (key === '') return value
  return page.lines.find(({ text }) => plainKey(text).includes(key))?.text ?? value
}

/** The new state; pages that could not be judged, or were not read, stay as they were, with what they offer and list. */
function carriedOver(before: Snapshot, after: Snapshot, inconclusive: ReadonlySet<string>): Snapshot {
  const isJudged = ({ url }: PageSnapshot) => !inconclusive.has(url)
  const known = new Set(after.pages.filter(isJudged).map(({ path }) => path))
  // The home page stands first and was judged, whatever its path is.
  const kept = before.pages.slice(1).filter(({ path }) => !known.has(path))
  if (kept.length === 0) return after
  const keptPaths = new Set(kept.map(({ path }) => path))
  const isOld = ({ page }: { page: string }) => keptPaths.has(page)
  const join = <Item extends { page: string }>(old: readonly Item[], now: readonly Item[]): Item[] => [
    ...now.filter((one) => !isOld(one)),
    ...old.filter(isOld),
  ]
  return {
    ...after,
    pages: [...after.pages.filter(({ path }) => !keptPaths.has(path)), ...kept],
    unread: after.unread.filter(({ path }) => !keptPaths.has(path)),
    offers: {
      ...after.offers,
      plans: join(before.offers.plans, after.offers.plans),
      items: join(before.offers.items, after.offers.items),
      features: join(before.offers.features, after.offers.features),
    },
    posts: join(before.posts, after.posts),
    contacts: join(before.contacts, after.contacts),
  }
}
