import type { AnalysisError } from '../analysis-error.ts'
import type { CapturedPage, Degradation, Fetched, PageType, RenderedPage, SiteSource } from '../artifacts.ts'
import { pageHead } from '../document/page-head.ts'
import type { ParsedPage } from '../document/parse-jobs.ts'
import { renderingReason } from '../facts/opening/rendering-need.ts'
import { bot } from '../net/bot.ts'
import { sniffHtml } from '../net/charset.ts'
import { robotsMetaDirectives, robotsTagDirectives } from '../net/robots-directives.ts'
import { pageState } from '../page/page-state.ts'
import { fail, ok, type Result } from '../result.ts'
import { withoutFragment } from '../site-url.ts'
import { withPrefetched } from '../sources/answered-source.ts'
import type { Gathering } from './gathering.ts'

/** Pages beyond the first that a browser is asked for: each takes seconds. */
const renderedPagesMax = 6

export interface ReadPage {
  page: CapturedPage
  parsed: ParsedPage
  /** Whether the page asks not to be kept: of everybody (`noindex`), or of us by name. */
  refusal: 'none' | 'of all' | 'by name'
}

/** Parses an answer, judges its state, and asks the browser where the page needs one. */
export async function readPage(
  gathering: Gathering,
  answer: Fetched,
  type: PageType,
  selectionReason: string,
): Promise<Result<ReadPage, AnalysisError>> {
  const { deps, recorder } = gathering
  const contentType = answer.headers['content-type']
  const isHtml = sniffHtml(answer.body, contentType)
  const bodyHash = recorder.keep(answer.body)
  const result = await deps.pool.parse({
    kind: 'page',
    body: isHtml ? answer.body : new Uint8Array(),
    contentType,
  })
  if (!result.ok) return fail(result.error)
  let parsed = result.value
  const finalUrl = withoutFragment(answer.finalUrl)
  const page: CapturedPage = {
    url: answer.url,
    finalUrl,
    type,
    selectionReason,
    bodyHash,
    encoding: parsed.encoding,
    state: pageState({ answer, isHtml, document: parsed.document }),
    rendered: null,
  }
  gathering.parsed.pages.set(bodyHash, parsed)

  const reason = renderingReason(page, parsed.document, answer.body)
  if (reason !== null) {
    const rendered = await render(gathering, page, reason)
    if (rendered !== null) {
      page.rendered = rendered.page
      parsed = rendered.parsed
      page.state = pageState({ answer, isHtml, document: parsed.document, isRendered: true })
    }
  }
  return ok({ page, parsed, refusal: refusalOf(parsed, answer) })
}

/** A page may ask everybody not to index it; one that names us does not want to be read by us at all. */
function refusalOf({ document }: ParsedPage, answer: Fetched): ReadPage['refusal'] {
  const { metas } = pageHead(document, answer.finalUrl)
  const header = answer.headers['x-robots-tag'] ?? ''
  const token = bot.token.toLowerCase()
  const named = header.toLowerCase().indexOf(token)
  const forUs = metas.filter(({ name }) => name === token)
  if (robotsMetaDirectives(forUs).noindex) return 'by name'
  if (named >= 0 && robotsTagDirectives(header.slice(named)).noindex) return 'by name'
  return robotsMetaDirectives(metas).noindex || robotsTagDirectives(header).noindex ? 'of all' : 'none'
}

interface Rendered {
  page: RenderedPage
  parsed: ParsedPage
}

export async function render(gathering: Gathering, page: CapturedPage, reason: string): Promise<Rendered | null> {
  const { deps, recorder, degraded } = gathering
  if (deps.renderer === null) {
    if (deps.rendererMissing !== null) {
      degraded.push(unrendered(page, reason, deps.rendererMissing))
    }
    return null
  }
  if (gathering.rendered > renderedPagesMax) return null
  gathering.rendered++
  deps.onProgress({ step: 'rendering', url: page.finalUrl, pagesDone: gathering.pages.length, pagesMax: 0 })
  const result = await deps.renderer.render({
    url: page.finalUrl,
    source: await sourceOf(gathering, page),
    signal: deps.signal,
  })
  if (!result.ok) {
    const { code, message } = result.error
    degraded.push(unrendered(page, reason, `${message} (${code})`))
    return null
  }
  const { html, fullPageScreenshot, firstScreenScreenshot, unmade } = result.value
  if (unmade.robots > 0) degraded.push(notAsked(page, unmade.robots, 'that robots.txt excludes'))
  if (unmade.caps > 0) degraded.push(notAsked(page, unmade.caps, 'over the limits of a page'))
  const parsed = await deps.pool.parse({ kind: 'page', body: html, contentType: 'text/html; charset=utf-8' })
  if (!parsed.ok) return null
  const htmlHash = recorder.keep(html)
  gathering.parsed.pages.set(htmlHash, parsed.value)
  return {
    parsed: parsed.value,
    page: {
      htmlHash,
      fullPageScreenshotHash: fullPageScreenshot === null ? null : recorder.keep(fullPageScreenshot),
      firstScreenScreenshotHash: firstScreenScreenshot === null ? null : recorder.keep(firstScreenScreenshot),
      reason,
    },
  }
}

/** The site, without asking it again for the page that was read already. */
async function sourceOf({ deps, recorder }: Gathering, { url, finalUrl }: CapturedPage): Promise<SiteSource> {
  const answer = await recorder.request(url, 'page')
  return answer.ok ? withPrefetched(deps.source, [{ ...answer.value, url: finalUrl }]) : deps.source
}

const unrendered = ({ finalUrl }: CapturedPage, reason: string, why: string): Degradation => ({
  part: 'rendering',
  detail: `${finalUrl} was read without its scripts (${reason}): ${why}`,
  unrenderedPage: finalUrl,
})

const notAsked = ({ finalUrl }: CapturedPage, count: number, why: string): Degradation => ({
  part: 'rendering',
  detail: `In the browser, ${count} requests of ${finalUrl} ${why} were not made.`,
})
