import { AppError } from '../errors.ts'
import type { RateFigures } from './rate-headers.ts'

export interface RequestRate {
  /** Takes one request out of a key's bucket. `refused` is the error when there was none left. */
  take(keyId: string, now: Date): { figures: RateFigures; refused: AppError | null }
}

interface Bucket {
  tokens: number
  /** The time of `tokens`, in milliseconds. */
  at: number
}

const bucketsMax = 10_000

export interface RateRule {
  name: RateFigures['name']
  /** As the refusal calls them. */
  what: string
  perMinute: number
  burst: number
}

/** A bucket of `burst` requests a key that fills at `perMinute`. In this process alone: each machine counts its own. */
export function createRequestRate({ name, what, perMinute, burst }: RateRule): RequestRate {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000

  /** Full buckets need not be kept; they are deleted when there are many. */
  function forgetFull(now: number): void {
    for (const [keyId, { tokens, at }] of buckets) {
      if (tokens + (now - at) * perMs >= burst) buckets.delete(keyId)
    }
  }

  return {
    take(keyId, time) {
      const now = time.getTime()
      if (buckets.size >= bucketsMax && !buckets.has(keyId)) forgetFull(now)
      const bucket = buckets.get(keyId) ?? { tokens: burst, at: now }
      buckets.set(keyId, bucket)
      bucket.tokens = Math.min(burst, bucket.tokens + Math.max(0, now - bucket.at) * perMs)
      bucket.at = now
      // With a tolerance for rounding: the tokens are a sum of fractions.
      const isThere = bucket.tokens >= 1 - 1e-9
      if (isThere) bucket.tokens = Math.max(0, bucket.tokens - 1)
      return {
        figures: {
          name,
          limit: burst,
          windowSeconds: Math.ceil((burst / perMinute) * 60),
          remaining: Math.floor(bucket.tokens + 1e-9),
          resetSeconds: secondsFor(burst - bucket.tokens),
        },
        refused: isThere ? null : tooMany(now, secondsFor(1 - bucket.tokens)),
      }
    },
  }

  function secondsFor(tokens: number): number {
    return Math.ceil(tokens / perMs / 1_000 - 1e-9)
  }

  function tooMany(now: number, seconds: number): AppError {
    const retryAfterSeconds = Math.max(1, seconds)
    const free = new Date(now + retryAfterSeconds * 1_000).toISOString()
    const message = `At most ${perMinute} ${what} a minute, ${burst} of them at once; the next may come at ${free}.`
    return new AppError('RATE_LIMITED', null, message, { retryAfterSeconds })
  }
}
