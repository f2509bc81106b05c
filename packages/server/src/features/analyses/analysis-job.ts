/** The job that runs an analysis, and where it waits for its turn. */
import type { JobKind, SendOptions } from '../../platform/queue/queue.ts'
import type { Tier } from '../../platform/tiers.ts'

export type AnalysisPayload = { analysisId: string }
type AnalysisLane = 'sandbox'

export const analysisJob: JobKind<AnalysisPayload, AnalysisLane> = {
  name: 'analyses',
  key: 'analysisId',
  lanes: {
    // A group may take all places but the last: that one is for an account that has nothing running in this process.
    main: (concurrency) => ({ atOnce: concurrency + 1, ofOneGroup: concurrency }),
    // Analyses with `test: true` wait for no website, and no website's analysis waits for them.
    sandbox: () => ({ atOnce: 1 }),
  },
}

/**
 * The lane and group of an analysis. Free accounts are one group, as an abuser would have several of them: a website that
 * answers slowly occupies a place for the full time limit of an analysis, at no cost to it.
 */
export const analysisPlace = ({ accountId, tier, test }: { accountId: string; tier: Tier; test: boolean }) =>
  ({
    lane: test ? 'sandbox' : 'main',
    group: tier === 'free' ? 'free accounts' : accountId,
  }) satisfies Partial<SendOptions<AnalysisLane>>
