import type { Exchange, Fetched, ResourceKind } from '../artifacts.ts'
import { contentHash } from '../capture/content-hash.ts'
import type { FetchError } from '../net/fetch-error.ts'
import type { Result } from '../result.ts'
import { type WatchedFile, watchBounds } from './site-watch.ts'

/** Opaque bytes in quotes (RFC 9110 § 8.8.3); anything else may be no header that can be sent back. */
const entityTag = /^(?:W\/)?"[\x21\x23-\x7e]*"$/
const httpDate = /^[A-Za-z0-9,:+ -]+$/

/** What is to be known of an answer, so that the next one can be told apart from it. */
export function watchedFile(url: string, kind: ResourceKind, answer: Result<Fetched, FetchError>): WatchedFile {
  if (!answer.ok) return { ...unanswered, url, kind, hash: answer.error.code }
  const { finalUrl, status, headers, body } = answer.value
  return {
    url,
    kind,
    finalUrl: finalUrl === url ? null : finalUrl,
    ...(status === 200 ? validators(headers) : noValidators),
    hash: status === 200 ? contentHash(body) : `${status}`,
  }
}

/** The same of an exchange that a capture holds. */
export function watchedExchange(
  url: string,
  { kind, finalUrl, status, headers, bodyHash, error }: Exchange,
): WatchedFile {
  if (status === null) return { ...unanswered, url, kind, hash: error?.code ?? 'BAD_RESPONSE' }
  return {
    url,
    kind,
    finalUrl: finalUrl === url ? null : finalUrl,
    ...(status === 200 ? validators(headers) : noValidators),
    hash: status === 200 ? (bodyHash ?? emptyHash) : `${status}`,
  }
}

const noValidators = { etag: null, lastModified: null }
const unanswered = { finalUrl: null, ...noValidators }
const emptyHash = contentHash(new Uint8Array())

export function validators(headers: Readonly<Record<string, string>>): Pick<WatchedFile, 'etag' | 'lastModified'> {
  const fit = (value: string | undefined, form: RegExp) =>
    value !== undefined && value.length <= watchBounds.validatorCharacters && form.test(value) ? value : null
  return { etag: fit(headers.etag, entityTag), lastModified: fit(headers['last-modified'], httpDate) }
}

/** Whether two answers for one URL are one: of the same bytes, from the same place. */
export const isSameFile = (one: WatchedFile, other: WatchedFile): boolean =>
  one.hash === other.hash && one.finalUrl === other.finalUrl
