/** The job that runs an analysis, and where it waits for its turn. */
import type { JobKind, SendOptions } from '../../platform/queue/queue.ts'
import type { Tier } from '../../platform/tiers.ts'

export type AnalysisPayload = { analysisId: string }
type AnalysisLane = 'sandbox'

export const analysisJob: JobKind<AnalysisPayload, AnalysisLane> = {
  name: 'analyses',
  key: 'analysisId',
  lanes: {
    // A group may take all places but the last: that one is for whoever has nothing running in this process.
    main: (concurrency) => ({ atOnce: concurrency + 1, ofOneGroup: concurrency }),
    // Analyses with `test: true` wait for no website, and no website's analysis waits for them.
    sandbox: () => ({ atOnce: 1 }),
  },
}

/**
 * Where an analysis waits. Free accounts are one group, as whoever wants to hold places has several of them: a website that
 * answers slowly holds one for the time that an analysis is given, at no cost to it.
 */
export const analysisPlace = ({ accountId, tier, test }: { accountId: string; tier: Tier; test: boolean }) =>
  ({
    lane: test ? 'sandbox' : 'main',
    group: tier === 'free' ? 'free accounts' : accountId,
  }) satisfies Partial<SendOptions<AnalysisLane>>
