import { AppError } from '../../platform/errors.ts'
import { checkAtOnce, checkHourly, hourlyFigures, secondsUntil } from '../../platform/hourly-quota.ts'
import type { RateFigures } from '../../platform/http/rate-headers.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import type { ChatUse } from './answer-queries.ts'
import { answerTokensMin } from './chat-limits.ts'

const daySeconds = 86_400

/** `YYYY-MM-DD`, UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** 00:00 UTC. */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

interface Asked {
  tier: Tier
  now: Date
  use: ChatUse
}

export const tokensLeft = ({ tier, use }: Pick<Asked, 'tier' | 'use'>): number =>
  Math.max(0, tiers[tier].chatTokensPerDay - use.tokens)

export const quotaFigures = ({ tier, now, use }: Asked): RateFigures[] => [
  hourlyFigures('chat-messages', { limit: tiers[tier].chatMessagesPerHour, now, use }),
  {
    name: 'chat-tokens',
    limit: tiers[tier].chatTokensPerDay,
    windowSeconds: daySeconds,
    remaining: tokensLeft({ tier, use }),
    resetSeconds: secondsUntil(now, nextDay(now)),
  },
]

/**
 * Refuses a message that the plan has no room for.
 * @throws {AppError} RATE_LIMITED; `retry_after` is exact but for threads at once
 */
export function checkQuota({ tier, now, use }: Asked): void {
  const { chatMessagesPerHour, concurrentChatThreads } = tiers[tier]
  checkHourly('chat messages', { limit: chatMessagesPerHour, now, use })
  checkAtOnce(
    { one: 'chat thread is answered', many: 'chat threads are answered' },
    { limit: concurrentChatThreads, now, running: use.busyThreads, firstEnd: null },
  )
}

/**
 * What an answer may come to: lowered to what is left of the day.
 * @throws {AppError} RATE_LIMITED until 00:00 UTC, when too little is left
 */
export function answerTokens(
  { tier, now, use }: Asked,
  { promptTokens, answerTokensMax }: { promptTokens: number; answerTokensMax: number },
): number {
  const tokens = Math.min(answerTokensMax, tokensLeft({ tier, use }) - promptTokens)
  // An answer that is shorter by itself may be given.
  if (tokens >= Math.min(answerTokensMin, answerTokensMax)) return tokens
  const reset = nextDay(now)
  throw new AppError(
    'RATE_LIMITED',
    null,
    `At most ${tiers[tier].chatTokensPerDay} chat tokens a day (UTC), and too few are left for an answer; there are more at ${reset.toISOString()}.`,
    { retryAfterSeconds: secondsUntil(now, reset) },
  )
}
