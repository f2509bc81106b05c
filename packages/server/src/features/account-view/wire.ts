import type { Config } from '../../config.ts'
import type { HourlyUse } from '../../platform/hourly-quota.ts'
import type { Caller } from '../../platform/http/request-context.ts'
import {
  eventSamplesPerMinute,
  eventStreamsMax,
  idempotencyKeysMax,
  type Tier,
  testAnalysesPerHour,
  tiers,
  webhookRecoveriesPerHour,
} from '../../platform/tiers.ts'
import type { CallerRecord } from '../accounts/index.ts'
import type { AccountAnalyses } from '../analyses/index.ts'
import type { AccountChat } from '../chat/index.ts'
import type { Account } from './schema.ts'

export interface AccountView {
  caller: Caller
  record: CallerRecord
  use: AccountAnalyses
  webhooks: number
  competitors: number
  exports: { hourly: HourlyUse; running: number }
  chat: AccountChat
  eventStreams: number
  idempotencyKeys: number
  keyRequests: { remaining: number; resetsAt: Date }
}

/** Limits that are settings. */
type LimitSettings = Pick<
  Config,
  'keyRequestsPerMinute' | 'keyRequestsBurst' | 'refusedLooksPerHour' | 'webhookTestsPerMinute'
>

export function accountToWire(
  {
    caller,
    record,
    use,
    webhooks,
    competitors,
    exports,
    chat,
    eventStreams,
    idempotencyKeys,
    keyRequests,
  }: AccountView,
  config: LimitSettings,
): Account {
  return {
    id: caller.id,
    name: record.accountName,
    tier: caller.tier,
    access_until: textOf(record.accessUntil),
    limits: limitsToWire(caller.tier, config),
    use: {
      analyses: hourlyToWire(use.analyses),
      sandbox_analyses: hourlyToWire(use.sandboxAnalyses),
      refused_looks: hourlyToWire(use.refusedLooks),
      exports: hourlyToWire(exports.hourly),
      running_exports: exports.running,
      running_analyses: use.running,
      webhooks,
      tracked_competitors: competitors,
      chat_messages: hourlyToWire(chat.messages),
      busy_chat_threads: chat.busyThreads,
      chat_tokens: {
        used: chat.tokens.used,
        remaining: chat.tokens.remaining,
        resets_at: textOf(chat.tokens.resetsAt),
      },
      event_streams: eventStreams,
      idempotency_keys: idempotencyKeys,
      keys: record.keys,
      key_requests: { remaining: keyRequests.remaining, resets_at: keyRequests.resetsAt.toISOString() },
    },
    key: {
      id: caller.keyId,
      name: record.keyName,
      scopes: [...caller.scopes],
      created_at: record.keyCreatedAt.toISOString(),
      expires_at: textOf(record.keyExpiresAt),
      last_used_at: textOf(record.keyLastUsedAt),
    },
  }
}

function limitsToWire(
  tier: Tier,
  { keyRequestsPerMinute, keyRequestsBurst, refusedLooksPerHour, webhookTestsPerMinute }: LimitSettings,
): Account['limits'] {
  const plan = tiers[tier]
  return {
    analyses_per_hour: plan.analysesPerHour,
    concurrent_analyses: plan.concurrentAnalyses,
    sandbox_analyses_per_hour: testAnalysesPerHour,
    exports_per_hour: plan.exportsPerHour,
    concurrent_exports: plan.concurrentExports,
    refused_looks_per_hour: refusedLooksPerHour,
    webhooks: plan.webhooks,
    webhook_tests_per_minute: webhookTestsPerMinute,
    webhook_recoveries_per_hour: webhookRecoveriesPerHour,
    event_streams: eventStreamsMax,
    event_samples_per_minute: eventSamplesPerMinute,
    key_requests_per_minute: keyRequestsPerMinute,
    key_requests_burst: keyRequestsBurst,
    idempotency_keys: idempotencyKeysMax,
    chat_messages_per_hour: plan.chatMessagesPerHour,
    concurrent_chat_threads: plan.concurrentChatThreads,
    chat_tokens_per_day: plan.chatTokensPerDay,
    chat_models: [...plan.chatModels],
    tracked_competitors: plan.trackedCompetitors,
    white_label: plan.whiteLabel,
  }
}

const hourlyToWire = ({ used, remaining, nextAt, resetsAt }: HourlyUse) => ({
  used,
  remaining,
  next_at: textOf(nextAt),
  resets_at: textOf(resetsAt),
})

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null
