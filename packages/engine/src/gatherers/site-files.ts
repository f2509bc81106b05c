import type { CapturedPage } from '../artifacts.ts'
import { emptyCapture } from '../capture/empty-capture.ts'
import type { FlatDocument } from '../document/flat-document.ts'
import type { PageHead } from '../document/page-head.ts'
import { logoPictures } from '../facts/look/logo/pictures.ts'
import { siteOf } from '../site.ts'
import { feedUrls } from './feeds.ts'
import type { Gathering } from './gathering.ts'
import type { Recorder } from './recorder.ts'

/** Web manifest and feeds that the home page names; what cannot be had is simply missing. */
export async function gatherSiteFiles(recorder: Recorder, document: FlatDocument, head: PageHead): Promise<void> {
  const wanted: { url: string; kind: 'manifest' | 'feed' }[] = []
  for (const { rel, url } of head.links) {
    if (rel.includes('manifest')) wanted.push({ url, kind: 'manifest' })
  }
  for (const url of feedUrls(document, head)) wanted.push({ url, kind: 'feed' })
  await Promise.all(wanted.map(({ url, kind }) => recorder.request(url, kind)))
}

/**
 * Pictures that the logo is decided by. Which they are is told by the page with its styles, and the web manifest, so
 * these are here already.
 */
export async function gatherLogoPictures({ recorder, parsed }: Gathering, home: CapturedPage): Promise<void> {
  const { bodies } = recorder
  const site = siteOf({ ...emptyCapture, pages: [home], exchanges: recorder.exchanges(), bodies }, parsed)
  if (site === null) return
  const { marks, icons } = logoPictures(site)
  // Browsers look here where a page names no icon.
  const wanted = [...marks, ...(icons.length > 0 ? icons : [new URL('/favicon.ico', home.finalUrl).href])]
  await Promise.all(wanted.map((url) => recorder.request(url, 'image')))
}
