import type { CapturedPage, SkippedPage } from '../artifacts.ts'
import { textOf } from '../document/flat-document.ts'
import { pageHead } from '../document/page-head.ts'
import { gatherSitemap } from '../document/sitemap.ts'
import { parseRobots } from '../net/robots-txt.ts'
import { detectLanguage } from '../page/detect-language.ts'
import { pageLinks } from '../page/links.ts'
import { isSameSite, pageKey } from '../site-url.ts'
import { gatherFeeds } from './feeds.ts'
import { documentOf, type Gathering, takePage } from './gathering.ts'
import { type Candidate, createPageSelection, type PageSelectionOptions } from './page-selection.ts'
import { readPage } from './read-page.ts'
import type { GatherBudget, Recorder } from './recorder.ts'
import { differingBits, nearDuplicateBits, simhash } from './similarity.ts'
import { gatherStylesheets } from './stylesheets.ts'
import { renderUnlistedPosts } from './unlisted-posts.ts'

/** Reads the pages that tell most about the brand, by the links of those read so far, until the budget is spent. */
export async function readFurtherPages(gathering: Gathering, budget: GatherBudget): Promise<void> {
  await readChosenPages(gathering, budget)
}

/**
 * The same, of some types alone.
 * @param wantedTypes how many pages of which types; any number of all by default
 */
export async function readChosenPages(
  gathering: Gathering,
  budget: GatherBudget,
  wantedTypes?: PageSelectionOptions['wantedTypes'],
): Promise<void> {
  const { deps, recorder } = gathering
  const [home] = gathering.pages as [CapturedPage]
  const homeUrl = home.finalUrl
  const declared = await sitemapsOfRobots(recorder, homeUrl)
  const homeDocument = documentOf(gathering, home)
  const language = detectLanguage(textOf(homeDocument, 0)).language
  const selection = createPageSelection({ homeUrl, language, wantedTypes })
  selection.add(pageLinks(homeDocument, homeUrl), 0)
  const head = pageHead(homeDocument, homeUrl)
  for (const { rel, url, attributes } of head.links) {
    if (rel.includes('alternate') && attributes.hreflang !== undefined && pageKey(url) !== pageKey(homeUrl)) {
      selection.add([{ url, key: pageKey(url), label: '', place: 'hreflang' }], 1)
    }
  }
  const entries = await gatherSitemap(recorder, homeUrl, declared)
  selection.add(
    entries.map(({ url }) => ({ url, key: pageKey(url), label: '', place: 'sitemap' as const })),
    1,
  )

  // As many again may fail or be refused; then a site is left alone.
  for (let attempts = 0; gathering.pages.length < budget.pages && attempts < 2 * budget.pages; attempts++) {
    if (!recorder.hasBudget() || deps.signal.aborted) break
    const candidate = selection.next()
    if (candidate === null) return
    deps.onProgress({ step: 'page', url: candidate.url, pagesDone: gathering.pages.length, pagesMax: budget.pages })
    const page = await readCandidate(gathering, candidate)
    if (page !== null) selection.add(pageLinks(documentOf(gathering, page), page.finalUrl), 1)
  }
  const spent = !recorder.hasBudget()
    ? 'bytes or time were used up'
    : gathering.pages.length >= budget.pages
      ? `the ${budget.pages} pages of an analysis were chosen`
      : 'too many of the pages chosen could not be read'
  for (const { url, type } of selection.rest().slice(0, 50)) {
    gathering.skipped.push({ url, type, reason: 'budget', detail: `Not read: ${spent}.` })
  }
}

async function sitemapsOfRobots(recorder: Recorder, homeUrl: string): Promise<string[]> {
  const answer = await recorder.request(new URL('/robots.txt', homeUrl).href, 'robots')
  if (!answer.ok || answer.value.status !== 200) return []
  return parseRobots(new TextDecoder().decode(answer.value.body)).sitemaps
}

/**
 * Reads one more page; where it cannot serve as one, says why and gives null. Where the home page asks not to be indexed, as before a
 * site opens, the others are read as that one is. Imprints mostly ask
 * search engines to pass over them, and are what the law has people look up: they are read for who is behind the site.
 * @param mayMove whether another page that it leads to is read in its place
 */
export async function readCandidate(
  gathering: Gathering,
  candidate: Pick<Candidate, 'url' | 'type' | 'reason'>,
  { mayMove = true }: { mayMove?: boolean } = {},
): Promise<CapturedPage | null> {
  const { recorder } = gathering
  const skip = (reason: SkippedPage['reason'], detail: string) => {
    gathering.skipped.push({ url: candidate.url, type: candidate.type, reason, detail })
    return null
  }
  const answer = await recorder.request(candidate.url, 'page')
  if (!answer.ok) {
    return skip(answer.error.code === 'ROBOTS_DISALLOWED' ? 'robots' : 'failed', answer.error.message)
  }
  const [home] = gathering.pages as [CapturedPage]
  if (!isSameSite(new URL(answer.value.finalUrl), new URL(home.finalUrl))) {
    return skip('failed', `It leads to another site, ${new URL(answer.value.finalUrl).host}.`)
  }
  const finalKey = pageKey(answer.value.finalUrl)
  if (!mayMove && finalKey !== pageKey(candidate.url)) return skip('failed', `It leads to ${answer.value.finalUrl}.`)
  const twin = gathering.pages.find((page) => pageKey(page.finalUrl) === finalKey)
  if (twin !== undefined) return skip('duplicate', `It leads to ${twin.finalUrl}.`)
  const read = await readPage(gathering, answer.value, candidate.type, candidate.reason)
  if (!read.ok) return skip('failed', read.error.message)
  const { page, parsed, refusal } = read.value
  if (page.state.state !== 'ok' && page.state.state !== 'shell') {
    return skip('state', `${page.state.state}: ${page.state.reasons.join('; ')}.`)
  }
  const isLeftOut = refusal === 'of all' && page.type !== 'legal' && !gathering.isUnlisted
  if (refusal === 'by name' || isLeftOut) {
    return skip('noindex', 'The page asks not to be indexed.')
  }
  const hash = simhash(textOf(parsed.document, 0))
  const near = gathering.hashes.findIndex((known) => differingBits(known, hash) <= nearDuplicateBits)
  if (near >= 0) return skip('duplicate', `Its text is that of ${gathering.pages[near]?.finalUrl}.`)
  takePage(gathering, page)
  gathering.hashes.push(hash)
  const head = pageHead(parsed.document, page.finalUrl)
  await gatherStylesheets(gathering, head)
  await renderUnlistedPosts(gathering, page)
  if (page.type === 'blog' || page.type === 'press' || page.type === 'post') {
    await gatherFeeds(recorder, parsed.document, head)
  }
  return page
}
