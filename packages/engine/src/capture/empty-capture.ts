import type { Capture } from '../artifacts.ts'

/** A capture of nothing, to be filled. */
export const emptyCapture: Capture = {
  format: 'brandprint-capture',
  version: 1,
  entryUrl: '',
  capturedAt: '',
  exchanges: [],
  pages: [],
  skipped: [],
  degraded: [],
  bodies: new Map(),
  screenshot: null,
}
