/** What webhooks are sent. All moments are ISO 8601 in UTC; a later version of the service may add fields and kinds. */

type AnalysisType = 'full' | 'flash'

export interface WebhookEventPayloads {
  /** An analysis began processing. */
  'analysis.started': {
    analysis_id: string
    url: string
    type: AnalysisType
    status: 'processing'
    created_at: string
    estimated_completion: string
    source: 'api' | 'web'
    /** Made with `test: true`; absent otherwise. */
    test?: true
  }
  /** An analysis finished successfully. */
  'analysis.completed': {
    analysis_id: string
    url: string
    type: AnalysisType
    status: 'completed'
    completed_at: string
    /** The analysis in the API; asks for an API key. */
    results_url: string
    /** Made with `test: true`; absent otherwise. */
    test?: true
  }
  /** An analysis failed with an error. */
  'analysis.failed': {
    analysis_id: string
    url: string
    type: AnalysisType
    status: 'failed'
    failed_at: string
    /** Stable: the first word of `error_message`. */
    error_code: string
    error_message: string
    results_url: string
    /** Made with `test: true`; absent otherwise. */
    test?: true
  }
  /** An export finished generating. */
  'export.ready': {
    export_id: string
    analysis_id: string
    format: 'pdf' | 'json'
    /** Works without an API key, until `expires_at`. */
    download_url: string
    expires_at: string
  }
  /** A tracked competitor changed. */
  'competitor.changed': {
    competitor_id: string
    competitor_name: string
    url: string
    change: {
      type: 'headline_change' | 'cta_change' | 'visual_change' | 'pricing_change' | 'feature_change' | 'content_change'
      field: string
      old_value: unknown
      new_value: unknown
    }
  }
  /** An invitation was accepted. */
  'team.member_added': { member_id: string; email: string; role: string; added_at: string }
  /** A member was removed from the account. */
  'team.member_removed': { member_id: string; email: string; role: string; removed_at: string }
  /** The plan was upgraded or downgraded. */
  'subscription.updated': {
    previous_tier: string
    tier: string
    change: 'upgraded' | 'downgraded'
    effective_at: string
  }
  /** The plan was canceled. */
  'subscription.canceled': { tier: string; canceled_at: string; access_until: string }
  /** Sent by the test endpoint, also to webhooks that do not subscribe to it. */
  'webhook.test': { message: string }
}

/** The kinds that this version of the client knows. */
export const webhookEventKinds = [
  'analysis.started',
  'analysis.completed',
  'analysis.failed',
  'export.ready',
  'competitor.changed',
  'team.member_added',
  'team.member_removed',
  'subscription.updated',
  'subscription.canceled',
  'webhook.test',
] as const satisfies (keyof WebhookEventPayloads)[]

export type WebhookEventKind = keyof WebhookEventPayloads

interface Envelope<Kind extends string, Data> {
  /** `evt_…`; the same at every attempt: a second delivery of an event is known by it. */
  id: string
  event: Kind
  /** Unix seconds. */
  created: number
  data: Data
}

/**
 * A string that is none of the known kinds. It exists in types alone: a plain `string` here would keep comparisons with a
 * kind from narrowing, and a member of an enumeration is a string that is equal to no literal.
 */
declare enum NewerKind {
  any = '',
}

/**
 * An event of a kind that the service has and this version of the client does not know. Its `event` is a string like any
 * other; to compare it with a kind, give it a name first: `const kind: string = event.event`.
 */
export type UnknownWebhookEvent = Envelope<NewerKind.any, Record<string, unknown>>

/**
 * What a verified delivery holds, told apart by `event`:
 *
 *     switch (event.event) {
 *       case 'analysis.completed': return store(event.data.analysis_id)
 *       default: return // of no interest, or newer than this client
 *     }
 */
export type WebhookEvent =
  | { [Kind in WebhookEventKind]: Envelope<Kind, WebhookEventPayloads[Kind]> }[WebhookEventKind]
  | UnknownWebhookEvent
