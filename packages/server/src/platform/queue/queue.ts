import type { Db } from '../database/db.ts'

/** What the service asks of its queue; `boss.ts` is pg-boss behind it. */
export interface Queue {
  /** Queues an analysis in the caller's transaction: it is there when the transaction commits, and only then. */
  sendAnalysis(db: Db, job: AnalysisJob): Promise<void>
}

export interface AnalysisJob {
  analysisId: string
  /** Analyses of one account take turns with those of others. */
  accountId: string
}
