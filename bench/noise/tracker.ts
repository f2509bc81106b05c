/** What tracking would tell of some readings of a website: checks, comparison and confirmation as the service makes them. */
import { join } from 'node:path'
import type { ParsePool } from '../../packages/engine/src/document/parse-pool.ts'
import { type Change, checkSite, type SiteWatch } from '../../packages/engine/src/index.ts'
import { afterCheck, type Seen } from '../../packages/server/src/features/competitors/checks/after-check.ts'
import type { FoundChange } from '../../packages/server/src/features/competitors/checks/found-change.ts'
import { foundChange, toldOf } from '../../packages/server/src/features/competitors/checks/judge.ts'
import type { CheckedCompetitor } from '../../packages/server/src/features/competitors/checks/queries.ts'
import { createDueTimes } from '../../packages/server/src/features/competitors/due-times.ts'
import { comparedStates, siteState } from '../../packages/server/src/platform/engine/site-states.ts'
import { type NoiseSite, type SiteFiles, writeSiteFiles } from './site-files.ts'

export interface Tracked {
  /** What a customer would be told, in order. */
  told: FoundChange[]
  /** What only `brandprint compare` would show. */
  others: Change[]
  /** Why nothing was said of pages, or of the whole site. */
  refused: string[]
  /** Whether the home page was compared at every reading. */
  isCompared: boolean
}

export interface Tracker {
  /** @returns null where the baseline cannot be compared with anything */
  track(site: NoiseSite, readings: readonly SiteFiles[]): Promise<Tracked | null>
}

const begin = Date.UTC(2026, 0, 15, 9)
const hourMs = 3_600_000
const times = createDueTimes(1)

/** @param folder for the websites that are read; the caller empties it */
export function createTracker(options: { folder: string; parsePool: ParsePool; browser: string }): Tracker {
  let count = 0
  const read = async (site: NoiseSite, files: SiteFiles, watch: SiteWatch | null, hours: number) => {
    let folder = site.folder
    if (files !== site.files) {
      folder = join(options.folder, String(count++))
      await writeSiteFiles(files, folder)
    }
    const { entryPath } = site
    const visited = { folder, origin: `https://${site.host}`, entryPath, readAt: begin + hours * hourMs }
    return checkSite(visited, { watch, browser: options.browser, parsePool: options.parsePool })
  }

  return {
    async track(site, readings) {
      const baseline = await read(site, readings[0]!, null, 0)
      if (!baseline.ok || baseline.value.kind !== 'read') return null
      if (baseline.value.snapshot.pages[0]?.state !== 'ok') return null
      let { watch } = baseline.value
      const states = [siteState(baseline.value).stored]
      const tracked: Tracked = { told: [], others: [], refused: [], isCompared: true }
      let competitor = newCompetitor(site)
      const conclude = (seen: Seen, hours: number) => {
        const after = afterCheck(competitor, seen, { times, now: new Date(begin + hours * hourMs) })
        tracked.told.push(...toldOf(after.told))
        const { seenId, judgedId, candidateId, candidateAt, candidateChanges, confirmations, recentIds } = after.record
        competitor = {
          ...competitor,
          seen_id: seenId,
          judged_id: judgedId,
          candidate_id: candidateId,
          candidate_at: candidateAt,
          candidate_changes: candidateChanges as FoundChange[] | null,
          confirmations,
          recent_ids: [...recentIds],
        }
      }
      conclude({ kind: 'baseline', currentId: '0', name: null }, 0)
      let lastId = '0'
      // An after that stays is seen again by its confirmation.
      const later = readings.length === 2 ? [readings[1]!, readings[1]!] : readings.slice(1)
      for (const [index, files] of later.entries()) {
        const checked = await read(site, files, watch, index + 1)
        if (!checked.ok) {
          tracked.refused.push(`${checked.error.code}: ${checked.error.message}`)
          tracked.isCompared = false
          continue
        }
        ;({ watch } = checked.value)
        const isSame = checked.value.kind === 'same'
        if (checked.value.kind === 'read') lastId = String(states.push(siteState(checked.value).stored) - 1)
        if (isSame && competitor.candidate_id === null && competitor.judged_id === lastId) {
          conclude({ kind: 'unchanged' }, index + 1)
          continue
        }
        const { seen_id, judged_id, recent_ids } = competitor
        const recent = recent_ids.filter((id) => id !== judged_id && id !== seen_id)
        const compared = comparedStates([...recent, seen_id!, lastId].map((id) => states[Number(id)]!))
        tracked.refused.push(...compared.inconclusive.map(({ page, reason }) => `${page}: ${reason}`))
        tracked.others.push(...(index === 0 ? compared.others : []))
        if (compared.isInconclusive) {
          tracked.isCompared = false
          conclude({ kind: 'inconclusive' }, index + 1)
          continue
        }
        const seenId = compared.seen === null ? lastId : String(states.push(compared.seen.stored) - 1)
        conclude({ kind: 'compared', currentId: lastId, seenId, changes: compared.changes.map(foundChange) }, index + 1)
      }
      return tracked
    },
  }
}

function newCompetitor({ name, host }: NoiseSite): CheckedCompetitor {
  return {
    id: 'cmp_0',
    account_id: 'acc_0',
    name,
    is_name_given: true,
    url: `https://${host}/`,
    check_frequency: 'daily',
    is_hourly: false,
    notify_on_change: true,
    status: 'active',
    created_at: new Date(begin),
    last_checked_at: null,
    next_check_at: null,
    due_at: null,
    last_error: null,
    seen_id: null,
    judged_id: null,
    candidate_id: null,
    candidate_at: null,
    candidate_changes: null,
    confirmations: 0,
    recent_ids: [],
    tries: 0,
    faults: 0,
  }
}
