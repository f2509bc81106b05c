import type { Fetched } from '../artifacts.ts'
import { sniffHtml } from './charset.ts'
import type { FetchError } from './fetch-error.ts'

/** Why an answer is no page to read, whatever its status: `EMPTY` or `NOT_HTML`; null if it is one. */
export function htmlProblem({ body, headers }: Pick<Fetched, 'body' | 'headers'>): FetchError | null {
  if (body.length === 0) return { code: 'EMPTY', message: 'The answer has no content.' }
  return sniffHtml(body, headers['content-type'])
    ? null
    : { code: 'NOT_HTML', message: 'The answer is not a web page.' }
}
