import type { AnalysisError } from '../analysis-error.ts'
import type { Capture } from '../artifacts.ts'
import { emptyCapture } from '../capture/empty-capture.ts'
import { sitePictures } from '../capture/site-pictures.ts'
import { ok, type Result } from '../result.ts'
import type { ParsedCapture } from '../site.ts'
import type { GatherDeps, Gathering } from './gathering.ts'
import { readHome } from './home-page.ts'
import { createRecorder, type GatherBudget } from './recorder.ts'

export type { GatherDeps, Progress } from './gathering.ts'

export interface Gathered {
  capture: Capture
  parsed: ParsedCapture
}

/** Reads pages beyond the first. */
export type ReadFurther = (gathering: Gathering, budget: GatherBudget) => Promise<void>

/**
 * Fetches a site within a budget: the home page, what belongs to it, and further pages.
 * @param readFurther by default reads the pages that tell most about the brand
 */
export async function gather(
  deps: GatherDeps,
  budget: GatherBudget,
  readFurther?: ReadFurther,
): Promise<Result<Gathered, AnalysisError>> {
  const { source, now } = deps
  const recorder = createRecorder(source, budget, now, deps.signal)
  const gathering: Gathering = {
    deps,
    recorder,
    parsed: { pages: new Map(), sheets: new Map(), pictures: new Map() },
    pages: [],
    skipped: [],
    degraded: [],
    hashes: [],
    rendered: 0,
    isUnlisted: false,
    sheetBytes: 0,
  }
  deps.onProgress({ step: 'home', url: source.entryUrl, pagesDone: 0, pagesMax: budget.pages })
  const home = await readHome(gathering)
  if (!home.ok) return home

  if (budget.pages > 1) {
    // Loaded only now: telling languages apart alone takes a tenth of a second to load.
    const further = readFurther ?? (await import('./further-pages.ts')).readFurtherPages
    await further(gathering, budget)
  }
  const capture: Capture = {
    ...emptyCapture,
    entryUrl: source.entryUrl,
    capturedAt: new Date(now()).toISOString(),
    exchanges: recorder.exchanges(),
    pages: gathering.pages,
    skipped: gathering.skipped,
    degraded: gathering.degraded,
    bodies: recorder.bodies,
  }
  const pictures = await sitePictures(capture, gathering.parsed, deps.pool)
  return ok({ capture, parsed: { ...gathering.parsed, pictures } })
}
