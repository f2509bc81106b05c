/** Wire shape of an account as its own keys see it: validation, types and documentation in one. */
import { type Static, Type } from 'typebox'
import { Id } from '../../platform/id-schema.ts'
import { scopes } from '../../platform/scopes.ts'
import {
  eventSamplesPerMinute,
  eventStreamsMax,
  idempotencyKeysMax,
  keyRequests,
  refusedLooksPerHour,
  testAnalysesPerHour,
  tierNames,
  tiers,
  webhookRecoveriesPerHour,
  webhookTestsPerMinute,
} from '../../platform/tiers.ts'

const shown = tiers.pro
const moment = (example: string, description: string) =>
  Type.String({ format: 'date-time', description, examples: [example] })
const momentOrNull = (example: string | null, description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description, examples: [example] })
const count = (example: number, description: string) => Type.Integer({ minimum: 0, description, examples: [example] })

const Limits = Type.Object(
  {
    analyses_per_hour: count(shown.analysesPerHour, 'Over the trailing 60 minutes.'),
    concurrent_analyses: count(shown.concurrentAnalyses, 'Analyses that may be processing at once.'),
    sandbox_analyses_per_hour: count(
      testAnalysesPerHour,
      'With `test: true`; they do not count towards the other quotas.',
    ),
    exports_per_hour: count(shown.exportsPerHour, 'Over the trailing 60 minutes.'),
    concurrent_exports: count(shown.concurrentExports, 'Exports whose files may be made at once.'),
    refused_looks_per_hour: count(refusedLooksPerHour, 'Requests whose website was refused (422) after its preflight.'),
    webhooks: count(shown.webhooks, 'Paused and failed ones included.'),
    webhook_tests_per_minute: count(
      webhookTestsPerMinute,
      'At each API process. `RateLimit` of a test says how many are left.',
    ),
    webhook_recoveries_per_hour: count(
      webhookRecoveriesPerHour,
      'Of one webhook. `RateLimit` of a recovery says how many are left.',
    ),
    event_streams: count(eventStreamsMax, 'Open at once.'),
    event_samples_per_minute: count(
      eventSamplesPerMinute,
      'At each API process. `RateLimit` of `POST /v1/events/trigger` says how many are left.',
    ),
    key_requests_per_minute: count(keyRequests.perMinute, 'Requests of one key, at each API process.'),
    key_requests_burst: count(keyRequests.burst, 'Of these, so many at once.'),
    idempotency_keys: count(idempotencyKeysMax, 'Kept at once, each for 24 hours.'),
    chat_messages_per_hour: count(shown.chatMessagesPerHour, 'Over the trailing 60 minutes.'),
    concurrent_chat_threads: count(shown.concurrentChatThreads, 'Threads in which answers may be written at once.'),
    chat_tokens_per_day: count(shown.chatTokensPerDay, 'Of prompts and answers, from 00:00 UTC.'),
    chat_models: Type.Array(Type.Enum(['pro', 'flash']), {
      description: 'What `model` of a message may be.',
      examples: [[...shown.chatModels]],
    }),
    tracked_competitors: count(shown.trackedCompetitors, 'Tracked at once, paused ones included.'),
    white_label: Type.Boolean({
      description: 'Whether exports may leave out the name of this service.',
      examples: [shown.whiteLabel],
    }),
  },
  { title: 'AccountLimits', description: 'What the tier and the settings of the service allow.' },
)

const hourly = (what: string, limit: number, used: number) =>
  Type.Object(
    {
      used: count(used, 'In the trailing 60 minutes.'),
      remaining: count(limit - used, 'What is left of the limit.'),
      next_at: momentOrNull(null, 'When the next may come; null while something is left.'),
      resets_at: momentOrNull(
        '2026-01-15T11:20:00.000Z',
        'When all of it is available again, if nothing more is used; null while nothing is.',
      ),
    },
    { description: what },
  )

const Use = Type.Object(
  {
    analyses: hourly('Of `analyses_per_hour`.', shown.analysesPerHour, 12),
    sandbox_analyses: hourly('Of `sandbox_analyses_per_hour`.', testAnalysesPerHour, 3),
    refused_looks: hourly('Of `refused_looks_per_hour`.', refusedLooksPerHour, 1),
    exports: hourly('Of `exports_per_hour`.', shown.exportsPerHour, 7),
    running_exports: count(1, 'Of `concurrent_exports`: their files are being made, waiting ones included.'),
    running_analyses: count(2, 'Of `concurrent_analyses`: they are processing now, waiting ones included.'),
    webhooks: count(4, 'Of `webhooks`.'),
    tracked_competitors: count(3, 'Of `tracked_competitors`.'),
    chat_messages: hourly('Of `chat_messages_per_hour`.', shown.chatMessagesPerHour, 9),
    busy_chat_threads: count(1, 'Of `concurrent_chat_threads`: an answer is being written in them.'),
    chat_tokens: Type.Object(
      {
        used: count(4_120, 'Since 00:00 UTC, with what is reserved for answers that are being written.'),
        remaining: count(shown.chatTokensPerDay - 4_120, 'What is left of the day.'),
        resets_at: momentOrNull(
          '2026-01-16T00:00:00.000Z',
          'When all of them are available again; null while nothing is used.',
        ),
      },
      { description: 'Of `chat_tokens_per_day`.' },
    ),
    event_streams: count(
      1,
      'Of `event_streams`: open now, at all API processes. One whose connection broke counts for up to 45 seconds.',
    ),
    idempotency_keys: count(12, 'Of `idempotency_keys`: kept now.'),
    keys: count(3, 'Keys that are neither revoked nor expired. An account may have any number.'),
    key_requests: Type.Object(
      {
        remaining: count(59, 'Further requests that are possible at once.'),
        resets_at: moment('2026-01-15T10:30:01.000Z', 'When all of them are available again, if none more is sent.'),
      },
      { description: 'Of `key_requests_burst`: this key, at the process that answers. As `requests` in `RateLimit`.' },
    ),
  },
  { title: 'AccountUse', description: 'What the account uses at this moment.' },
)

const OwnKey = Type.Object(
  {
    id: Id('key', 'Identifier of the key.'),
    name: Type.Union([Type.String(), Type.Null()], {
      description: 'As it was named when it was created; null without a name.',
      examples: ['Production'],
    }),
    scopes: Type.Array(Type.Enum([...scopes]), {
      description: 'What the key may do.',
      examples: [['read:analyses', 'write:analyses']],
    }),
    created_at: moment('2026-01-02T09:00:00.000Z', 'When it was made.'),
    expires_at: momentOrNull(null, 'From then on it is refused; null when it does not expire.'),
    last_used_at: momentOrNull(
      '2026-01-15T10:29:00.000Z',
      'To the minute. It is recorded after the answer, so it may not include this request. null before the first use.',
    ),
  },
  { title: 'OwnKey', description: 'The key that asks. Other keys are not shown.' },
)

/** Answer of GET /v1/account. */
export type Account = Static<typeof Account>
export const Account = Type.Object(
  {
    id: Id('acc', 'Identifier of the account.'),
    name: Type.String({ description: 'Name of the account.', examples: ['Acme Ltd'] }),
    tier: Type.Enum(tierNames, { description: 'The current tier.', examples: ['pro'] }),
    access_until: momentOrNull(
      null,
      'When the tier of a cancelled subscription ends, and `free` begins; null while it runs.',
    ),
    limits: Limits,
    use: Use,
    key: OwnKey,
  },
  { title: 'Account', description: 'An account: its plan, what is used of it, and the key that asks.' },
)
