import type { Examined } from '../../feature.ts'
import { bad, type Finding, ok } from '../../platform/finding.ts'
import { accountsCountedWrong } from './count-queries.ts'
import { inconsistentEvents, overdueAnalyses } from './health-queries.ts'

/** The checks of analyses by `doctor`. */
export async function analysisFindings({ db, now }: Pick<Examined, 'db' | 'now'>): Promise<Finding[]> {
  const overdue = await overdueAnalyses(db, now)
  const wrong = await inconsistentEvents(db, now)
  const miscounted = await accountsCountedWrong(db)
  return [
    overdue.length > 0
      ? bad('stuck analyses', `Half an hour over their time: ${overdue.join(', ')}. Is a worker running?`)
      : ok('stuck analyses', 'None.'),
    wrong.length > 0
      ? bad('events', `Analyses whose events do not match their state: ${wrong.join(', ')}.`)
      : ok('events', 'Every analysis has exactly the events of its state.'),
    miscounted.length > 0
      ? bad(
          'totals of lists',
          `Not the number of analyses for ${miscounted.join(', ')}; docs/operations.md says how to count them again.`,
        )
      : ok('totals of lists', 'The kept counts are the numbers of analyses.'),
  ]
}
