import { pageKey } from '../site-url.ts'

/** Path and query of a page without what makes no other page of it: host, tracking, `index.html`, the last slash. */
export const pagePath = (url: string): string => pageKey(url).replace(/^[^/?]*/, '') || '/'
