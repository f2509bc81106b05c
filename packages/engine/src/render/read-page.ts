/// <reference lib="dom" />

/** Reads a page that stands still: its text with the layout, and its pictures. */
import type { CDPSession } from 'playwright-core'
import { hiddenStamp, layoutAttribute, overlayAttribute, viewport } from '../document/layout.ts'
import { consentWords } from './consent-words.ts'
import { evaluateAside, late, within } from './page-session.ts'
import type { RenderLimits } from './render-limits.ts'
import { type SerializeOptions, serializePage } from './serialize-page.ts'
import { standStill } from './settle-page.ts'

export interface PagePictures {
  /** PNG, device scale 1; null when the browser gave none. */
  fullPageScreenshot: Uint8Array | null
  firstScreenScreenshot: Uint8Array | null
}

/**
 * Whether the browser shows the page, and no words of its own: for damaged XML, and for files that are no page, it does.
 * @throws {Error} when the document is gone
 */
export const showsPage = (session: CDPSession): Promise<boolean> => evaluateAside(session, isPage, null)

/** Runs inside the page. */
function isPage(): boolean {
  const { contentType } = document
  if (contentType === 'text/html') return true
  return contentType === 'application/xhtml+xml' && document.getElementsByTagName('parsererror').length === 0
}

/** @throws {Error} when the document is gone */
export async function takeText(session: CDPSession, limits: RenderLimits): Promise<Uint8Array> {
  await evaluateAside(session, standStill, null)
  const options: SerializeOptions = {
    layoutAttribute,
    hiddenStamp,
    overlayAttribute,
    consentTopics: consentWords.topics,
    consentActions: consentWords.actions,
    elementsMax: limits.elementsMax,
    depthMax: limits.depthMax,
    bytesMax: limits.htmlBytesMax,
  }
  return Buffer.from(await evaluateAside(session, serializePage, options), 'utf8')
}

/**
 * Never fails: a page without a picture is still a page. Lets the page's clock run, since the full browser draws nothing
 * while it stands; so the text is taken before.
 */
export async function takePictures(
  session: CDPSession,
  { pictureHeightMax, pictureMs }: RenderLimits,
): Promise<PagePictures> {
  await within(session.send('Emulation.setVirtualTimePolicy', { policy: 'advance' }), pictureMs).catch(
    (): typeof late => late,
  )
  const firstScreenScreenshot = await takePicture(session, viewport.height, pictureMs)
  const metrics = await within(session.send('Page.getLayoutMetrics'), pictureMs).catch((): typeof late => late)
  if (metrics === late) return { fullPageScreenshot: null, firstScreenScreenshot }
  const height = Math.max(viewport.height, Math.ceil(metrics.cssContentSize.height))
  const fullPageScreenshot = await takePicture(session, Math.min(height, pictureHeightMax), pictureMs)
  return { fullPageScreenshot, firstScreenScreenshot }
}

async function takePicture(session: CDPSession, height: number, ms: number): Promise<Uint8Array | null> {
  const taken = session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width: viewport.width, height, scale: 1 },
    captureBeyondViewport: true,
  })
  const picture = await within(taken, ms).catch((): typeof late => late)
  return picture === late ? null : Buffer.from(picture.data, 'base64')
}
