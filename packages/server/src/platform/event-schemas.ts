/** What webhooks are sent (API.md, “Events”): the payload of each kind, for types and for the reference. */
import { type Static, Type } from 'typebox'
import { analysisEndList } from './analysis-end.ts'
import { sentAddressRule } from './sent-address.ts'

const Timestamp = Type.String({ format: 'date-time', examples: ['2026-01-15T10:30:42.000Z'] })
const AnalysisId = Type.String({ examples: ['anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] })
const MemberId = Type.String({ examples: ['mem_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] })
const Url = Type.String({ description: sentAddressRule, examples: ['https://acme.example'] })
const Email = Type.String({ examples: ['ada@acme.example'] })
const AnalysisType = Type.Enum(['full', 'flash'])
/** Of analyses with `test: true`, and of samples. */
const TestMark = Type.Optional(
  Type.Literal(true, {
    description: 'Nothing real: a sample, or of an analysis with `test: true`; absent otherwise.',
    'x-extension': true,
  }),
)
const ResultsUrl = Type.String({
  examples: ['https://brandprint.acme.example/v1/analyses/anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'],
})

export const eventPayloads = {
  'analysis.started': Type.Object({
    analysis_id: AnalysisId,
    url: Url,
    type: AnalysisType,
    status: Type.Literal('processing'),
    created_at: Timestamp,
    estimated_completion: Type.String({ format: 'date-time', examples: ['2026-01-15T10:31:30.000Z'] }),
    source: Type.Enum(['api', 'web']),
    test: TestMark,
  }),
  'analysis.completed': Type.Object({
    analysis_id: AnalysisId,
    url: Url,
    type: AnalysisType,
    status: Type.Literal('completed'),
    completed_at: Timestamp,
    results_url: ResultsUrl,
    test: TestMark,
  }),
  'analysis.failed': Type.Object({
    analysis_id: AnalysisId,
    url: Url,
    type: AnalysisType,
    status: Type.Literal('failed'),
    failed_at: Timestamp,
    error_code: Type.String({
      description: `Stable; one of these, and later versions may know more:\n${analysisEndList}`,
      examples: ['UNREACHABLE'],
    }),
    error_message: Type.String({
      description: 'As in the analysis: `error_code`, a colon and a sentence for people.',
      examples: ['UNREACHABLE: The website did not answer.'],
    }),
    results_url: ResultsUrl,
    test: TestMark,
  }),
  'export.ready': Type.Object({
    export_id: Type.String({ examples: ['exp_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
    analysis_id: AnalysisId,
    format: Type.Enum(['pdf', 'json']),
    download_url: Type.String({
      examples: [
        'https://brandprint.acme.example/v1/exports/exp_4fGh7Jk2Lm9Np3Qr6St1Uv8W/download?expires=1&signature=2',
      ],
    }),
    expires_at: Type.String({ format: 'date-time', examples: ['2026-01-22T10:30:42.000Z'] }),
    test: TestMark,
  }),
  'competitor.changed': Type.Object({
    competitor_id: Type.String({ examples: ['cmp_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
    competitor_name: Type.String({ examples: ['Tallymoor'] }),
    url: Url,
    change: Type.Object({
      type: Type.Enum([
        'headline_change',
        'cta_change',
        'visual_change',
        'pricing_change',
        'feature_change',
        'content_change',
      ]),
      field: Type.String({ examples: ['hero.headline'] }),
      old_value: Type.Unsafe<unknown>({ examples: ['Bridges that last'] }),
      new_value: Type.Unsafe<unknown>({ examples: ['Bridges that outlast us'] }),
    }),
    test: TestMark,
  }),
  'team.member_added': Type.Object({
    member_id: MemberId,
    email: Email,
    role: Type.String({ examples: ['member'] }),
    added_at: Timestamp,
    test: TestMark,
  }),
  'team.member_removed': Type.Object({
    member_id: MemberId,
    email: Email,
    role: Type.String({ examples: ['member'] }),
    removed_at: Timestamp,
    test: TestMark,
  }),
  'subscription.updated': Type.Object({
    previous_tier: Type.String({ examples: ['pro'] }),
    tier: Type.String({ examples: ['agency'] }),
    change: Type.Enum(['upgraded', 'downgraded']),
    effective_at: Timestamp,
    test: TestMark,
  }),
  'subscription.canceled': Type.Object({
    tier: Type.String({ examples: ['pro'] }),
    canceled_at: Timestamp,
    access_until: Type.String({ format: 'date-time', examples: ['2026-02-01T00:00:00.000Z'] }),
    test: TestMark,
  }),
  'webhook.test': Type.Object({ message: Type.String({ examples: ['This is a test of your webhook.'] }) }),
} as const

export type EventKind = keyof typeof eventPayloads
export const eventKinds = Object.keys(eventPayloads) as EventKind[]
export type EventPayloads = { [Kind in keyof typeof eventPayloads]: Static<(typeof eventPayloads)[Kind]> }

/** When each is sent. */
export const eventTriggers: Record<keyof EventPayloads, string> = {
  'analysis.started': 'An analysis began processing.',
  'analysis.completed': 'An analysis finished successfully.',
  'analysis.failed': 'An analysis failed with an error.',
  'export.ready': 'An export finished generating.',
  'competitor.changed': 'A tracked competitor changed.',
  'team.member_added': 'An invitation was accepted.',
  'team.member_removed': 'A member was removed from the account.',
  'subscription.updated': 'The plan was upgraded or downgraded.',
  'subscription.canceled': 'The plan was canceled.',
  'webhook.test': 'Sent by the test endpoint; an endpoint need not subscribe to it.',
}
