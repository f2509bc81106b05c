/** Token buckets by name, each of a rule that is given with every use. A full one takes no memory for long. */
export interface BucketRule {
  burst: number
  perSecond: number
}

export interface Buckets {
  /** Whole tokens that are there. */
  free(name: string, rule: BucketRule, now: Date): number
  /** A negative count gives back. */
  take(name: string, count: number, rule: BucketRule, now: Date): void
}

interface Bucket {
  tokens: number
  /** When `tokens` was right, in milliseconds. */
  at: number
  rule: BucketRule
}

/** With more, full ones are forgotten. */
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
      // A hair less than one token is one: what filled it is a sum of fractions.
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
