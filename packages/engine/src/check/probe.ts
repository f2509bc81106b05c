/** Asks for all that a watch knows, without reading any of it: most checks of most sites end here. */
import type { Fetched, SiteRequest, SiteSource } from '../artifacts.ts'
import { createRecorder, type GatherBudget } from '../gatherers/recorder.ts'
import type { FetchError } from '../net/fetch-error.ts'
import type { Result } from '../result.ts'
import type { Answer } from '../sources/answered-source.ts'
import type { SiteWatch, WatchedFile } from './site-watch.ts'
import { isSameFile, validators, watchedFile } from './watched-file.ts'

export interface Probed {
  /** All files as they are now; null as soon as one differs. */
  files: WatchedFile[] | null
  /** What came of it but 304, for whoever reads the site now. */
  answers: Answer[]
}

interface Moment {
  now: () => number
  signal: AbortSignal
  budget: GatherBudget
}

/**
 * One file after the other, so that one connection serves all. Pages come first: they change most often, and what is asked
 * for in vain after one that differs would have to be asked for again in full.
 */
export async function probe(source: SiteSource, watch: SiteWatch, { now, signal, budget }: Moment): Promise<Probed> {
  const known = new Map(watch.files.map((file) => [file.url, file]))
  const recorder = createRecorder(conditional(source, known), budget, now, signal)
  const answers: Answer[] = []
  const files: WatchedFile[] = []
  const pages = new Set(watch.pages.map(({ url }) => url))
  for (const url of [...pages, ...known.keys().filter((url) => !pages.has(url))]) {
    const file = known.get(url)
    // A page that no time was left for the last time.
    if (file === undefined || signal.aborted) return { files: null, answers }
    const answer = await recorder.request(file.url, file.kind)
    if (isForReading(file, answer)) answers.push([url, answer])
    const seen = seenFile(file, answer)
    if (!isSameFile(file, seen)) return { files: null, answers }
    files.push(seen)
  }
  return { files, answers }
}

function seenFile(file: WatchedFile, answer: Result<Fetched, FetchError>): WatchedFile {
  if (!answer.ok || !isNotModified(file, answer.value)) return watchedFile(file.url, file.kind, answer)
  const { finalUrl, headers } = answer.value
  const { etag, lastModified } = validators(headers)
  return {
    ...file,
    finalUrl: finalUrl === file.url ? null : finalUrl,
    etag: etag ?? file.etag,
    lastModified: lastModified ?? file.lastModified,
  }
}

/** What the probe ran out of, reading may have. */
const isForReading = (file: WatchedFile, answer: Result<Fetched, FetchError>): boolean =>
  answer.ok ? !isNotModified(file, answer.value) : answer.error.code !== 'BUDGET'

/** A 304 says so only to whoever named a validator. */
const isNotModified = ({ etag, lastModified }: WatchedFile, { status }: Fetched): boolean =>
  status === 304 && (etag !== null || lastModified !== null)

/** Sends the validators that are known of a URL. */
function conditional(source: SiteSource, known: ReadonlyMap<string, WatchedFile>): SiteSource {
  return {
    ...source,
    request(url, request) {
      const { etag = null, lastModified = null } = known.get(url) ?? {}
      return source.request(url, {
        ...request,
        ...(etag !== null && { ifNoneMatch: etag }),
        ...(lastModified !== null && { ifModifiedSince: lastModified }),
      })
    },
  }
}

/** A 304 for somebody who named no validator is a slip of the server, or of a cache before it: asked again, past caches. */
export function withoutUnaskedFor304(source: SiteSource): SiteSource {
  return {
    ...source,
    async request(url, request) {
      const answer = await source.request(url, request)
      if (!answer.ok || answer.value.status !== 304 || isConditional(request)) return answer
      return source.request(url, { ...request, headers: { ...request.headers, 'cache-control': 'no-cache' } })
    },
  }
}

const isConditional = ({ ifNoneMatch, ifModifiedSince }: SiteRequest) =>
  ifNoneMatch !== undefined || ifModifiedSince !== undefined
