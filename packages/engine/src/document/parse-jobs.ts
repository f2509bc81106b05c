import type { Fetched, PageState } from '../artifacts.ts'
import { decodeText } from '../net/charset.ts'
import type { Picture } from '../pictures/picture.ts'
import { type ParsedStylesheet, parseCss, stylesheetCharactersMax } from '../styles/parse-css.ts'
import { descendantsByTag, type FlatDocument } from './flat-document.ts'
import { rawTextOf } from './page-head.ts'
import { parseHtml } from './parse-html.ts'

/** What a worker thread is asked to parse. A body comes with its Content-Type; the character set is found there. */
/** `url`: where a stylesheet was found, for the URLs in it. */
export type PageJob =
  | { kind: 'page'; body: Uint8Array; contentType: string | undefined }
  | { kind: 'stylesheet'; body: Uint8Array; contentType: string | undefined; url?: string }

/** What state a page is in: the document itself is not asked for, which may be large. */
export interface StateJob {
  kind: 'state'
  body: Uint8Array
  answer: Omit<Fetched, 'body'>
  isHtml: boolean
  /** Whether the brand's name is asked for as well. */
  isNameWanted: boolean
}

export interface NamedState {
  state: PageState
  /** Null where the page does not tell, or was not asked. */
  name: string | null
}

export type ParseJob = PageJob | StateJob | { kind: 'drawing'; body: Uint8Array }

export interface ParsedPage {
  document: FlatDocument
  /** The page's own `style` elements, in order. */
  styles: ParsedStylesheet[]
  /** WHATWG name of the character set. */
  encoding: string
}

interface ParseResults {
  page: ParsedPage
  stylesheet: ParsedStylesheet
  state: NamedState
  drawing: Picture | null
}

export type ParseResult<Job extends ParseJob> = ParseResults[Job['kind']]

/** Does the work of one job; runs in the worker thread, and in benchmarks where no limit is wanted. */
export function runParseJob(job: PageJob): ParsedPage | ParsedStylesheet {
  if (job.kind === 'stylesheet') return parseCss(decodeText(job.body, job.contentType, 'css').text, job.url ?? null)
  const { text, encoding } = decodeText(job.body, job.contentType, 'html')
  const document = parseHtml(text)
  const styles: ParsedStylesheet[] = []
  let characters = 0
  for (const node of descendantsByTag(document, 0, 'style')) {
    const css = rawTextOf(document, node)
    characters += css.length
    styles.push(parseCss(characters > stylesheetCharactersMax ? '' : css))
  }
  return { document, styles, encoding }
}
