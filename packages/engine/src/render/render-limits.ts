import { type RequestLimits, requestLimits } from './request-caps.ts'
import type { BrowserLimits } from './watch-browser.ts'

export interface RenderLimits extends RequestLimits, BrowserLimits {
  /** A page's whole time in the browser; then the browser goes if the page will not. */
  pageMs: number
  launchMs: number
  /** From the document's first byte: after so long its requests are no longer waited for. */
  loadMs: number
  elementsMax: number
  depthMax: number
  /** Of the serialised document. */
  htmlBytesMax: number
  /** Of the picture of the full page, in pixels. */
  pictureHeightMax: number
  /** Time for one picture. */
  pictureMs: number
}

const gibibyte = 2 ** 30

export const renderLimits: RenderLimits = {
  ...requestLimits,
  pageMs: 20_000,
  launchMs: 15_000,
  loadMs: 9_000,
  // 36 pages of real sites took 79 to 366 MB, 0.4 to 6.2 seconds and 7 processes (docs/decisions/0025).
  browserBytesMax: 1.5 * gibibyte,
  processBytesMax: gibibyte,
  pageCpuSecondsMax: 20,
  processesMax: 30,
  elementsMax: 20_000,
  depthMax: 512,
  htmlBytesMax: 5 * 1024 * 1024,
  pictureHeightMax: 8_000,
  pictureMs: 5_000,
}
