/** Token buckets by name; the rule is passed with every call. Full buckets are dropped when there are many. */
export interface BucketRule {
  burst: number
  perSecond: number
}

export interface Buckets {
  /** Whole tokens that are available. */
  free(name: string, rule: BucketRule, now: Date): number
  /** A negative count gives back. */
  take(name: string, count: number, rule: BucketRule, now: Date): void
}

interface Bucket {
  tokens: number
  /** When `tokens` was computed, in milliseconds. */
  at: number
  rule: BucketRule
}

/** With more, full buckets are dropped. */
const bucketsMax = 20_000

export function createBuckets(): Buckets {
  const buckets = new Map<string, Bucket>()

  const tokensAt = ({ tokens, at, rule }: Bucket, now: number) =>
    Math.min(rule.burst, tokens + (Math.max(0, now - at) / 1_000) * rule.perSecond)

  function forgetFull(now: number): void {
    for (const [name, bucket] of buckets) if (tokensAt(bucket, now) >= bucket.rule.burst) buckets.delete(name)
  }

  return {
    free(name, rule, now) {
      const bucket = buckets.get(name)
      // Tolerates the rounding error of adding fractions: 0.9999999999 tokens count as one.
      return bucket === undefined ? rule.burst : Math.floor(tokensAt({ ...bucket, rule }, now.getTime()) + 1e-9)
    },
    take(name, count, rule, time) {
      const now = time.getTime()
      if (buckets.size >= bucketsMax) forgetFull(now)
      const bucket = buckets.get(name)
      const tokens = bucket === undefined ? rule.burst : tokensAt({ ...bucket, rule }, now)
      buckets.set(name, { tokens: Math.min(rule.burst, tokens - count), at: now, rule })
    },
  }
}
