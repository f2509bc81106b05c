import { filteringProxyLimits } from './filtering-proxy.ts'

export interface RenderLimits {
  /** A page's whole time in the browser; then the browser goes if the page will not. */
  pageMs: number
  launchMs: number
  /** From the document's first byte: after so long its requests are no longer waited for. */
  loadMs: number
  /** Bytes that one page may bring in over the network. */
  pageBytesMax: number
  /** Pages at the same time; others wait for their turn. */
  pagesAtOnceMax: number
  elementsMax: number
  depthMax: number
  /** Of the serialised document. */
  htmlBytesMax: number
  /** Of the picture of the full page, in pixels. */
  pictureHeightMax: number
  /** Time for one picture. */
  pictureMs: number
}

export const renderLimits: RenderLimits = {
  pageMs: 20_000,
  launchMs: 15_000,
  loadMs: 9_000,
  pageBytesMax: filteringProxyLimits.bytesMax,
  pagesAtOnceMax: 2,
  elementsMax: 20_000,
  depthMax: 512,
  htmlBytesMax: 5 * 1024 * 1024,
  pictureHeightMax: 8_000,
  pictureMs: 5_000,
}
