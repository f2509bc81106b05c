/** What becomes of a competitor after a check of its website: rules without effects. */
import { pausedState } from '../change-competitor.ts'
import { type DueTimes, intervalOf } from '../due-times.ts'
import { fetchedAddress } from '../website-key.ts'
import type { FoundChange } from './found-change.ts'
import { agreementOf, confirmationsMax, verdictOf } from './judge.ts'
import type { CheckedCompetitor, CheckRecord } from './queries.ts'

export interface Moment {
  times: DueTimes
  now: Date
}

/** What a check saw, for one competitor. */
export type Seen =
  /** Its first, or the first by other rules: nothing is compared. */
  | { kind: 'baseline'; currentId: string; name: string | null }
  /** The same state as before. */
  | { kind: 'unchanged' }
  /** A page that tells nothing of the brand: an error in disguise, another language. */
  | { kind: 'inconclusive' }
  | {
      kind: 'compared'
      currentId: string
      /** The state to compare with from now on, if nothing is left to be confirmed. */
      seenId: string
      changes: readonly FoundChange[]
    }

export interface AfterCheck {
  record: CheckRecord
  /** Confirmed now. */
  told: readonly FoundChange[]
  /** When a check first saw them. */
  detectedAt: Date
}

/** States of the last checks that are kept: five checks, of which each may have seen two. */
const recentMax = 8

export function afterCheck(competitor: CheckedCompetitor, seen: Seen, moment: Moment): AfterCheck {
  const { now, times } = moment
  const base = recordOf(competitor, moment)
  const nothing = { told: [], detectedAt: now }
  const remembered = (...ids: (string | null)[]) => ({
    recentIds: [...new Set([...competitor.recent_ids, ...ids.filter((id) => id !== null)].reverse())]
      .slice(0, recentMax)
      .reverse(),
  })
  const settled = { candidateId: null, candidateAt: null, candidateChanges: null, confirmations: 0 }
  switch (seen.kind) {
    case 'unchanged':
      return { ...nothing, record: { ...base, ...settled } }
    case 'inconclusive':
      return { ...nothing, record: { ...base, ...afterNothingSeen(competitor, moment) } }
    case 'baseline': {
      const { currentId, name } = seen
      const isFirst = competitor.seen_id === null && !competitor.is_name_given
      const state = { seenId: currentId, judgedId: currentId, recentIds: [currentId] }
      return { ...nothing, record: { ...base, ...settled, ...state, ...(isFirst && name !== null && { name }) } }
    }
  }
  const { currentId, seenId, changes } = seen
  const advanced = { ...settled, seenId, judgedId: currentId }
  const candidate = (confirmations: number): Partial<CheckRecord> => ({
    candidateId: seenId,
    candidateAt: now,
    candidateChanges: changes,
    confirmations,
    dueAt: times.confirmation(fetchedAddress(competitor.url), now),
  })
  const { candidate_changes, candidate_at, candidate_id } = competitor
  if (candidate_changes === null) {
    const next = changes.length === 0 ? { ...advanced, ...remembered(currentId) } : candidate(1)
    return { ...nothing, record: { ...base, ...next } }
  }
  const agreement = agreementOf(candidate_changes, changes)
  const verdict = verdictOf(agreement, competitor.confirmations)
  if (verdict === 'again') {
    return { ...nothing, record: { ...base, ...candidate(competitor.confirmations + 1) } }
  }
  const told = agreement.both
  const lost = agreement.onlyFirst.length > 0 ? candidate_id : null
  const state =
    verdict === 'settled'
      ? { ...advanced, ...remembered(lost, currentId) }
      : { ...settled, seenId: candidate_id, judgedId: null, ...remembered(candidate_id) }
  const confirmed = { told: told.length, ...(told.length > 0 && { lastChangeAt: now }) }
  return { told, detectedAt: candidate_at ?? now, record: { ...base, ...state, ...confirmed } }
}

/** The website is no better known than before: what it was stays, and what a check saw is confirmed somewhat later. */
function afterNothingSeen(competitor: CheckedCompetitor, { times, now }: Moment): Partial<CheckRecord> {
  const { status, last_error: lastError, tries, candidate_changes, confirmations, url } = competitor
  const kept = { status, lastError, tries, updatedAt: null }
  if (candidate_changes === null || confirmations >= confirmationsMax) return kept
  return { ...kept, confirmations: confirmations + 1, dueAt: times.confirmation(fetchedAddress(url), now) }
}

/** Tries at a website before it counts as one that cannot be read. */
const triesMax = 3

const messageLengthMax = 500

/** After a home page that could not be read. */
export function afterUnread(
  competitor: CheckedCompetitor,
  error: { code: string; message: string },
  moment: Moment,
): CheckRecord {
  const base = recordOf(competitor, moment)
  const { now, times } = moment
  const tries = competitor.tries + 1
  const { status } = competitor
  if (status === 'active' && tries < triesMax) return { ...base, tries, dueAt: times.nextTry(now) }
  const lastError = {
    ...error,
    message: error.message.replaceAll('\0', '').slice(0, messageLengthMax).toWellFormed(),
    at: now.toISOString(),
  }
  const settled = { candidateId: null, candidateAt: null, candidateChanges: null, confirmations: 0 }
  return { ...base, ...settled, status: 'failed', lastError, updatedAt: status === 'failed' ? null : now }
}

/** Checks in a row that we fail on ourselves before a competitor is paused. */
const faultsMax = 3

/** After an error of ours. */
export function afterFault(competitor: CheckedCompetitor, moment: Moment): CheckRecord {
  const { now, times } = moment
  const { status, last_error: lastError, last_checked_at: lastCheckedAt, tries } = competitor
  const faults = competitor.faults + 1
  const base = { ...recordOf(competitor, moment), status, lastError, lastCheckedAt, tries, updatedAt: null }
  if (faults < faultsMax) return { ...base, faults, dueAt: times.nextTry(now) }
  const { status: paused } = pausedState
  return {
    ...base,
    status: paused,
    nextCheckAt: null,
    dueAt: null,
    candidateId: null,
    candidateAt: null,
    candidateChanges: null,
    confirmations: 0,
    tries: 0,
    lastError: {
      code: 'INTERNAL',
      message: 'Checks failed three times in a row by an error of ours.',
      at: now.toISOString(),
    },
    updatedAt: now,
  }
}

/** A check that ended well and saw nothing new. */
function recordOf(competitor: CheckedCompetitor, { times, now }: Moment): CheckRecord {
  const { url, created_at: createdAt, next_check_at } = competitor
  const isEarly =
    next_check_at !== null && next_check_at > now && next_check_at < times.furthest(intervalOf(competitor), now)
  const next = isEarly
    ? next_check_at
    : times.nextCheck(fetchedAddress(url), { interval: intervalOf(competitor), createdAt, now })
  return {
    id: competitor.id,
    status: 'active',
    name: competitor.name,
    lastCheckedAt: now,
    nextCheckAt: next,
    dueAt: next,
    lastChangeAt: null,
    told: 0,
    lastError: null,
    seenId: competitor.seen_id,
    judgedId: competitor.judged_id,
    candidateId: competitor.candidate_id,
    candidateAt: competitor.candidate_at,
    candidateChanges: competitor.candidate_changes,
    confirmations: competitor.confirmations,
    recentIds: competitor.recent_ids,
    tries: 0,
    faults: 0,
    updatedAt: competitor.status === 'active' ? null : now,
  }
}
