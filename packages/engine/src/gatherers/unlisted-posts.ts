import type { CapturedPage } from '../artifacts.ts'
import { emptyCapture } from '../capture/empty-capture.ts'
import { listsPosts } from '../facts/publishing/index-posts.ts'
import { hasScripts } from '../page/shell-signs.ts'
import { siteOf } from '../site.ts'
import type { Gathering } from './gathering.ts'
import { render } from './read-page.ts'

/** A page of news that lists none, beside scripts, most likely gets them from its scripts. */
export async function renderUnlistedPosts(gathering: Gathering, page: CapturedPage): Promise<void> {
  const { deps, parsed, recorder } = gathering
  if (page.type !== 'blog' || page.rendered !== null) return
  const body = recorder.bodies.get(page.bodyHash)
  const site = siteOf({ ...emptyCapture, pages: [page] }, parsed)
  const today = new Date(deps.now()).toISOString().slice(0, 10)
  if (body === undefined || site === null || !hasScripts(body) || listsPosts(site.home, today)) return
  const rendered = await render(gathering, page, 'its static page lists no post')
  if (rendered !== null) page.rendered = rendered.page
}
