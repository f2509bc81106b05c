import type { Examined } from '../../feature.ts'
import type { Deps } from '../../platform/deps.ts'
import { bad, type Finding, ok, warning } from '../../platform/finding.ts'
import type { Figures } from '../../platform/http/metrics.ts'
import { checkCounts, trackingHealth } from './health-queries.ts'

/** A check that has been due for so long waits for a worker that is not there, or for one that cannot keep up. */
const lagSecondsMax = 600

/** The findings of `doctor` about tracking. */
export async function competitorFindings({ db, now }: Examined): Promise<Finding[]> {
  const { active, failed, due, lagSeconds } = await trackingHealth(db, now)
  const lag = Math.round(lagSeconds)
  if (lag > lagSecondsMax) {
    const message = `${due} ${due === 1 ? 'check is' : 'checks are'} due, one for ${lag} s: is a worker running, and does it keep up?`
    return [bad('checks of competitors', message)]
  }
  const tracked = active + failed
  if (failed > 0 && failed === tracked) {
    return [warning('checks of competitors', `None of ${tracked} websites can be read: has this machine a network?`)]
  }
  return [ok('checks of competitors', `None is overdue; ${tracked} tracked, of which ${failed} cannot be read.`)]
}

/** The figures of tracking for /metrics. */
export const competitorFigures = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Figures => ({
  figures: [
    { name: 'brandprint_competitors', help: 'Competitors by status.', kind: 'gauge', labels: ['status'] },
    { name: 'brandprint_competitor_changes', help: 'Changes of competitors that are kept.', kind: 'gauge', labels: [] },
    { name: 'brandprint_checks_due', help: 'Checks that are due now.', kind: 'gauge', labels: [] },
    {
      name: 'brandprint_check_lag_seconds',
      help: 'How long the check has been due that has been for longest.',
      kind: 'gauge',
      labels: [],
    },
    { name: 'brandprint_checks_total', help: 'Checks that ended, by outcome.', kind: 'counter', labels: ['outcome'] },
  ],
  async read() {
    const [health, counts] = await Promise.all([trackingHealth(db, clock.now()), checkCounts(db)])
    const alone = (value: number) => [{ labels: {}, value }]
    return {
      brandprint_competitors: (['active', 'paused', 'failed'] as const).map((status) => ({
        labels: { status },
        value: health[status],
      })),
      brandprint_competitor_changes: alone(health.changes),
      brandprint_checks_due: alone(health.due),
      brandprint_check_lag_seconds: alone(health.lagSeconds),
      brandprint_checks_total: counts.map(({ outcome, checks }) => ({ labels: { outcome }, value: Number(checks) })),
    }
  },
})
