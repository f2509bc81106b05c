import type { AnalysisError } from '../analysis-error.ts'
import type { CapturedPage } from '../artifacts.ts'
import { emptyCapture } from '../capture/empty-capture.ts'
import { textOf } from '../document/flat-document.ts'
import { pageHead } from '../document/page-head.ts'
import { tellsHeadline } from '../facts/opening/rendering-need.ts'
import { hasScripts } from '../page/shell-signs.ts'
import { stateError } from '../page/state-error.ts'
import { fail, ok, type Result } from '../result.ts'
import { siteOf } from '../site.ts'
import { type Gathering, takePage } from './gathering.ts'
import { readPage, render } from './read-page.ts'
import { simhash } from './similarity.ts'
import { gatherLogoPictures, gatherSiteFiles } from './site-files.ts'
import { gatherStylesheets } from './stylesheets.ts'

/** Reads the page that was asked for, with its stylesheets, icons, feeds; a page in a bad state ends the analysis. */
export async function readHome(gathering: Gathering): Promise<Result<CapturedPage, AnalysisError>> {
  const { deps, recorder } = gathering
  const answer = await recorder.request(deps.source.entryUrl, 'page')
  if (!answer.ok) return fail(answer.error)
  const read = await readPage(gathering, answer.value, 'home', 'home: the address that was asked for')
  if (!read.ok) return read
  const { page, parsed, refusal } = read.value
  if (refusal === 'by name') {
    return fail({ code: 'ROBOTS_DISALLOWED', message: 'The page asks BrandprintBot by name not to read it.' })
  }
  gathering.isUnlisted = refusal === 'of all'
  const broken = stateError(page.state, page.finalUrl)
  if (broken !== null) return fail(broken)
  takePage(gathering, page)
  gathering.hashes.push(simhash(textOf(parsed.document, 0)))

  const head = pageHead(parsed.document, page.finalUrl)
  await Promise.all([gatherStylesheets(gathering, head), gatherSiteFiles(recorder, parsed.document, head)])
  if (page.rendered === null) await renderUntoldHome(gathering, page)
  await gatherLogoPictures(gathering, page)
  return ok(page)
}

/** A home page whose headline cannot be made out, beside scripts, most likely gets it from them. */
async function renderUntoldHome(gathering: Gathering, page: CapturedPage): Promise<void> {
  const site = siteOf({ ...emptyCapture, pages: [page] }, gathering.parsed)
  const body = gathering.recorder.bodies.get(page.bodyHash)
  if (site === null || body === undefined || !hasScripts(body) || tellsHeadline(site.home)) return
  const rendered = await render(gathering, page, 'its static page has no headline that could be made out')
  if (rendered === null) return
  page.rendered = rendered.page
  const head = pageHead(rendered.parsed.document, page.finalUrl)
  await gatherStylesheets(gathering, head)
}
