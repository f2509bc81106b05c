/**
 * Asks whether a watched site differs, and fetches it where it does. A door of its own: it parses nothing, so that one process
 * can wait for many sites at once.
 */
import type { AnalysisError } from './analysis-error.ts'
import type { Fetched, SiteSource } from './artifacts.ts'
import { probe, withoutUnaskedFor304 } from './check/probe.ts'
import { isUsable, type SiteWatch, type WatchedFile } from './check/site-watch.ts'
import { closingAfterwards } from './closing-afterwards.ts'
import { createRecorder, type GatherBudget } from './gatherers/recorder.ts'
import { type OpenSiteOptions, openSite } from './open-site.ts'
import { fail, ok, type Result } from './result.ts'
import type { Answer } from './sources/answered-source.ts'

export type { Answer } from './sources/answered-source.ts'

export interface ProbeOptions extends Pick<OpenSiteOptions, 'allowHosts' | 'ownAddresses' | 'takeTurn' | 'now'> {
  /** Of the check before. Where a browser is needed, there is nothing to probe. */
  watch: SiteWatch
  signal?: AbortSignal
}

export type ProbedSite =
  /** Everything is as it was. */
  | { kind: 'same'; watch: SiteWatch }
  /** To be read: what was fetched for it is for `checkSite`, which fetches what is missing. */
  | { kind: 'differs'; answers: Answer[] }

/** Less than a reading has, as many sites are probed at once; of a site with more, the reading fetches the rest. */
const probeBudget: GatherBudget = { pages: 8, bytes: 12 * 1024 * 1024, seconds: 60 }

/** As soon as something differs, or the watch is one of other rules, all that is watched is fetched in full. */
export async function probeSite(url: string, options: ProbeOptions): Promise<Result<ProbedSite, AnalysisError>> {
  return closingAfterwards(async (stack) => {
    const opened = await openSite({ url }, options, stack)
    return opened.ok ? await probeSource(withoutUnaskedFor304(opened.value), options) : opened
  })
}

async function probeSource(
  source: SiteSource,
  { watch, now = Date.now, signal = new AbortController().signal }: ProbeOptions,
): Promise<Result<ProbedSite, AnalysisError>> {
  const { files, answers } = isUsable(watch, source)
    ? await probe(source, watch, { now, signal, budget: probeBudget })
    : { files: null, answers: [] }
  if (files !== null && !signal.aborted) return ok({ kind: 'same', watch: { ...watch, files } })
  const bytes = answers.reduce((sum, answer) => sum + sizeOf(answer), 0)
  const budget = { ...probeBudget, bytes: Math.max(0, probeBudget.bytes - bytes) }
  const more = await fetchOthers(source, { watch, answers, budget, now, signal })
  if (signal.aborted) return fail({ code: 'ABORTED', message: 'The check was stopped.' })
  return ok({ kind: 'differs', answers: [...answers, ...more] })
}

interface Others {
  watch: SiteWatch
  answers: readonly Answer[]
  budget: GatherBudget
  now: () => number
  signal: AbortSignal
}

/** What else is watched: the other pages, and of the files those that the pages still name. */
async function fetchOthers(source: SiteSource, { watch, answers, budget, now, signal }: Others): Promise<Answer[]> {
  const have = new Set(answers.map(([url]) => url))
  const recorder = createRecorder(source, budget, now, signal)
  const others: Answer[] = []
  const searched: Buffer[] = []
  let searchedBytes = 0
  const search = ([, answer]: Answer) => {
    const body = answer.ok ? bodyOf(answer.value).subarray(0, searchedBytesMax - searchedBytes) : Buffer.of()
    searchedBytes += body.length
    if (body.length > 0) searched.push(body)
  }
  for (const answer of answers) search(answer)

  async function fetchFile(url: string, kind: WatchedFile['kind']): Promise<void> {
    if (have.has(url) || signal.aborted) return
    const answer = await recorder.request(url, kind)
    if (!answer.ok && answer.error.code === 'BUDGET') return
    search([url, answer])
    others.push([url, answer])
  }

  for (const [index, { url }] of watch.pages.entries()) {
    await fetchFile(url, 'page')
    // Without its home page a site is not read at all.
    if (index === 0 && [...answers, ...others].some((answer) => answer[0] === url && !isPage(answer))) return others
  }
  const pages = new Set(watch.pages.map(({ url }) => url))
  for (const { url, kind } of watch.files) {
    if (!pages.has(url) && searched.some((body) => body.includes(nameEnd(url)))) await fetchFile(url, kind)
  }
  return others
}

const isPage = ([, answer]: Answer) => answer.ok && answer.value.status === 200

const bodyOf = ({ body }: Fetched) => Buffer.from(body.buffer, body.byteOffset, body.byteLength)

const sizeOf = ([, answer]: Answer) => (answer.ok ? answer.value.body.length : 0)

/**
 * Bounds of the search for names of files, which holds up all other probes of the process: a page can be written so that each
 * character of a name is compared at each of its own. What is not found is fetched when the site is read.
 */
const searchedBytesMax = 2 * 1024 * 1024
const nameCharactersMax = 24

/** What any reference to a URL ends with, as far as it is spelled the same. */
function nameEnd(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname.split('/').findLast((step) => step !== '') ?? ''}${search}`.slice(-nameCharactersMax)
}
