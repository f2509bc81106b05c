/** The payload of each kind of event (docs/webhooks.md), for types and for the reference. */

import { type Static, type TProperties, Type } from 'typebox'
import { analysisEndList } from './analysis-end.ts'
import { Time } from './http/times.ts'
import { Id } from './id-schema.ts'
import { sentAddressRule } from './sent-address.ts'

const time = (description: string, example = '2026-01-15T10:30:42.000Z') => Time(description, example)
const AnalysisId = Type.String({
  description: 'Identifier of the analysis.',
  examples: ['anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'],
})
const MemberId = Type.String({ description: 'Identifier of the member.', examples: ['mem_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] })
const Url = Type.String({ description: sentAddressRule, examples: ['https://acme.example'] })
const Email = Type.String({ description: 'E-mail address of the member.', examples: ['ada@acme.example'] })
const Role = Type.String({ description: 'Role of the member.', examples: ['member'] })
const AnalysisType = Type.Enum(['full', 'flash'], { description: 'Type of the analysis.' })
const status = <Status extends string>(value: Status) =>
  Type.Literal(value, { description: 'Status of the analysis at this event.' })
const plan = (description: string, example: string) => Type.String({ description, examples: [example] })
/** Of analyses with `test: true`, and of samples. */
const TestMark = Type.Optional(
  Type.Literal(true, {
    description: 'Nothing real: a sample, or of an analysis with `test: true`; absent otherwise.',
    'x-extension': true,
  }),
)
const ResultsUrl = Type.String({
  description: 'Address of the analysis, for `GET`.',
  examples: ['https://brandprint.acme.example/v1/analyses/anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'],
})

export const eventPayloads = {
  'analysis.started': Type.Object({
    analysis_id: AnalysisId,
    url: Url,
    type: AnalysisType,
    status: status('processing'),
    created_at: time('When it was requested'),
    estimated_completion: time('When it is expected to be completed', '2026-01-15T10:31:30.000Z'),
    source: Type.Enum(['api', 'web'], { description: 'Where it was requested: over this API, or on a web page.' }),
    test: TestMark,
  }),
  'analysis.completed': Type.Object({
    analysis_id: AnalysisId,
    url: Url,
    type: AnalysisType,
    status: status('completed'),
    completed_at: time('When it was completed'),
    results_url: ResultsUrl,
    test: TestMark,
  }),
  'analysis.failed': Type.Object({
    analysis_id: AnalysisId,
    url: Url,
    type: AnalysisType,
    status: status('failed'),
    failed_at: time('When it failed'),
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
    export_id: Type.String({ description: 'Identifier of the export.', examples: ['exp_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
    analysis_id: AnalysisId,
    format: Type.Enum(['pdf', 'json'], { description: 'Format of the file.' }),
    download_url: Type.String({
      description: 'Where the file can be fetched.',
      examples: [
        'https://brandprint.acme.example/v1/exports/exp_4fGh7Jk2Lm9Np3Qr6St1Uv8W/download?expires=1&signature=2',
      ],
    }),
    expires_at: time('Until when the file can be fetched', '2026-01-22T10:30:42.000Z'),
    test: TestMark,
  }),
  'competitor.changed': Type.Object({
    competitor_id: Type.String({
      description: 'Identifier of the competitor.',
      examples: ['cmp_4fGh7Jk2Lm9Np3Qr6St1Uv8W'],
    }),
    competitor_name: Type.String({ description: 'Name of the competitor.', examples: ['Tallymoor'] }),
    url: Url,
    change: Type.Object(
      {
        type: Type.Enum(
          ['headline_change', 'cta_change', 'visual_change', 'pricing_change', 'feature_change', 'content_change'],
          { description: 'Which kind of change it is.' },
        ),
        field: Type.String({ description: 'What of the site changed.', examples: ['hero.headline'] }),
        old_value: Type.Unsafe<unknown>({ description: 'What it was, of any type.', examples: ['Bridges that last'] }),
        new_value: Type.Unsafe<unknown>({
          description: 'What it is now, of any type.',
          examples: ['Bridges that outlast us'],
        }),
      },
      { description: 'The change.' },
    ),
    test: TestMark,
  }),
  'team.member_added': Type.Object({
    member_id: MemberId,
    email: Email,
    role: Role,
    added_at: time('When the member was added'),
    test: TestMark,
  }),
  'team.member_removed': Type.Object({
    member_id: MemberId,
    email: Email,
    role: Role,
    removed_at: time('When the member was removed'),
    test: TestMark,
  }),
  'subscription.updated': Type.Object({
    previous_tier: plan('The plan before.', 'pro'),
    tier: plan('The plan from now on.', 'agency'),
    change: Type.Enum(['upgraded', 'downgraded'], { description: 'Which way it changed.' }),
    effective_at: time('From when the new plan holds'),
    test: TestMark,
  }),
  'subscription.canceled': Type.Object({
    tier: plan('The plan that was canceled.', 'pro'),
    canceled_at: time('When it was canceled'),
    access_until: time('Until when the plan still holds', '2026-02-01T00:00:00.000Z'),
    test: TestMark,
  }),
  'webhook.test': Type.Object({
    message: Type.String({ description: 'A sentence for people.', examples: ['This is a test of your webhook.'] }),
  }),
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
  'competitor.changed': 'A change of a tracked competitor was confirmed.',
  'team.member_added': 'An invitation was accepted.',
  'team.member_removed': 'A member was removed from the account.',
  'subscription.updated': 'The plan was upgraded or downgraded.',
  'subscription.canceled': 'The plan was canceled.',
  'webhook.test': 'Sent by the test endpoint; an endpoint need not subscribe to it.',
}

export const EventId = Id('evt', 'Identifier of the event; the same at every attempt.')
export const EventType = Type.Enum(eventKinds, { description: 'The kind of the event.' })

/** `team.member_added` → `TeamMemberAdded`. */
export const eventName = (kind: string) =>
  kind
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** What is sent of an event of a kind. */
export const eventEnvelope = (kind: EventKind) =>
  Type.Object(
    {
      id: EventId,
      event: Type.Literal(kind, { description: 'The kind of the event.' }),
      created: Type.Integer({ description: 'When it happened: Unix timestamp in seconds.', examples: [1_768_473_042] }),
      data: Type.Object<TProperties>(eventPayloads[kind].properties, {
        description: 'The content of the event, by its kind.',
      }),
    },
    { title: `${eventName(kind)}Event`, description: eventTriggers[kind] },
  )

/** What webhooks are sent, whatever its kind. */
export type WebhookEvent = {
  [Kind in EventKind]: { id: string; event: Kind; created: number; data: EventPayloads[Kind] }
}[EventKind]
export const WebhookEvent = Type.Union(eventKinds.map(eventEnvelope), {
  title: 'WebhookEvent',
  description: 'What webhooks are sent; what `data` holds follows from `event`.',
})
