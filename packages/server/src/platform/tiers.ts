/**
 * What each plan may do (docs/decisions/0010; webhooks: 0024). The only place to change it.
 */
export const tiers = {
  free: {
    analysesPerHour: 5,
    concurrentAnalyses: 1,
    exportsPerHour: 10,
    concurrentExports: 1,
    chatMessagesPerHour: 30,
    concurrentChatThreads: 2,
    chatTokensPerDay: 5_000,
    trackedCompetitors: 0,
    webhooks: 3,
    chatModels: ['flash'],
    whiteLabel: false,
  },
  pro: {
    analysesPerHour: 60,
    concurrentAnalyses: 5,
    exportsPerHour: 120,
    concurrentExports: 5,
    chatMessagesPerHour: 300,
    concurrentChatThreads: 10,
    chatTokensPerDay: 50_000,
    trackedCompetitors: 10,
    webhooks: 20,
    chatModels: ['pro', 'flash'],
    whiteLabel: false,
  },
  agency: {
    analysesPerHour: 300,
    concurrentAnalyses: 20,
    exportsPerHour: 600,
    concurrentExports: 20,
    chatMessagesPerHour: 1_000,
    concurrentChatThreads: 50,
    chatTokensPerDay: 200_000,
    trackedCompetitors: 50,
    webhooks: 100,
    chatModels: ['pro', 'flash'],
    whiteLabel: true,
  },
} as const

export type Tier = keyof typeof tiers
export const tierNames = Object.keys(tiers) as Tier[]

/** Sandbox analyses (`test: true`) count towards no quota, but they cost something: an hour allows so many. */
export const testAnalysesPerHour = 120
/** Requests of one key, unless configured otherwise: a bucket of `burst` that fills at `perMinute`. */
export const keyRequests = { perMinute: 600, burst: 60 }
/**
 * Unless configured otherwise: requests of an account that a preflight refused, an hour. They use no quota, but each costs
 * requests to a website.
 */
export const refusedLooksPerHour = 60
/** Idempotency keys that are kept of an account at once, each for 24 hours. */
export const idempotencyKeysMax = 10_000

/** Websites that an account may begin to track in the trailing hour, those included that it tracks no more. */
export const competitorsPerHour = 120

/** Unless configured otherwise: what the tests of an account's webhooks may come to. */
export const webhookTestsPerMinute = 10
/** The retries of a delivery (docs/webhooks.md), each so long after the end of the attempt before. */
export const webhookRetrySeconds: readonly number[] = [60, 300, 1_800, 7_200, 21_600]

/** How long the file of an export can be downloaded after it was made. */
export const exportKeptDays = 7
/** Requests for the file of one export: a bucket of `burst` that fills at `perMinute`. */
export const downloadRequests = { perMinute: 60, burst: 60 }

/** Streams of events that an account has open at once, in all processes. */
export const eventStreamsMax = 10
/** Sample events that an account may send to those who follow its events. */
export const eventSamplesPerMinute = 60
/** Times that a webhook may be recovered in the trailing hour. */
export const webhookRecoveriesPerHour = 20
/** Events that one recovery sends again at most. */
export const recoveredEventsMax = 1_000
