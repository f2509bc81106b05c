/** Wire shapes of analyses: validation, types and documentation in one. */
import { type Static, type TSchema, Type } from 'typebox'
import { analysisEndList } from '../../platform/analysis-end.ts'
import { PageQuery } from '../../platform/http/pages.ts'
import { momentPattern, Time } from '../../platform/http/times.ts'
import { plainText } from '../../platform/http/validation.ts'
import { Id } from '../../platform/id-schema.ts'
import { sentAddressRule } from '../../platform/sent-address.ts'
import { testAnalysesPerHour } from '../../platform/tiers.ts'
import { slowSeconds } from './sandbox.ts'

/** The checks of an address that a schema can express; `websiteAddress` makes the others. */
const websiteForm = {
  format: 'iri',
  pattern:
    '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#@%\\\\\\u0000-\\u0020\\u007f-\\u00a0\\ufeff]+(?:[/?#][^\\\\\\u0000-\\u0020\\u007f-\\u00a0\\ufeff]*)?$',
}

export type NewAnalysis = Static<typeof NewAnalysis>
export const NewAnalysis = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      maxLength: 2_048,
      ...websiteForm,
      description: 'Address of a public website, http or https. Spaces around it are left out.',
      examples: ['https://acme.example'],
    }),
    type: Type.Enum(['full', 'flash'], {
      default: 'full',
      description: '`full`: thirteen sections from up to twelve pages. `flash`: targeted insights from the home page.',
    }),
    context: Type.Optional(
      Type.String({
        ...plainText,
        maxLength: 500,
        description: 'What the site does not say, such as a goal or an audience.',
      }),
    ),
    social_links: Type.Optional(
      Type.Array(
        Type.String({
          minLength: 1,
          maxLength: 2_048,
          ...websiteForm,
          description: 'Address of a profile, http or https.',
          examples: ['https://www.linkedin.com/company/acme'],
        }),
        {
          maxItems: 20,
          description: 'Addresses of the brand’s profiles. Spaces around each are left out.',
        },
      ),
    ),
    test: Type.Boolean({
      default: false,
      description: `Sandbox: no network, a sample site, and ${testAnalysesPerHour} an hour instead of the quota. Reserved hosts force outcomes: \`fail.test\` ends \`failed\`, \`login.test\` and \`robots.test\` answer 422, \`slow.test\` takes ${slowSeconds} seconds.`,
    }),
  },
  {
    title: 'NewAnalysis',
    description: 'An analysis to be made.',
    additionalProperties: false,
    required: ['url'],
    // Of the sandbox: it runs everywhere and costs nothing.
    examples: [{ url: 'https://acme.example', type: 'full', test: true }],
  },
)

const SentUrl = Type.String({ description: sentAddressRule, examples: ['https://acme.example'] })
const typeMeaning = 'The requested type: `full` or `flash`.'
const statusMeaning = 'The state of the analysis.'
const AnalysisType = Type.Enum(['full', 'flash'], { description: typeMeaning })
const AnalysisStatus = Type.Enum(['processing', 'completed', 'failed'], { description: statusMeaning })
const CreationTime = Time('When it was requested', '2026-01-15T10:30:00.000Z')
const shownEnd = '2026-01-15T10:30:42.000Z'
const AnalysisId = Id('anl', 'Identifier of the analysis.')

export const AnalysisParams = Type.Object({
  id: Type.String({ description: 'Identifier of the analysis.', examples: ['anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
})

export type ListQuery = Static<typeof ListQuery>
export const ListQuery = PageQuery({
  status: Type.Optional(
    Type.Enum(['completed', 'processing', 'failed'], { description: 'Only analyses with this status.' }),
  ),
  type: Type.Optional(Type.Enum(['full', 'flash'], { description: 'Only analyses of this type.' })),
  created_after: Type.Optional(
    Type.String({
      pattern: momentPattern,
      description:
        'Only analyses created at this moment or later: an ISO 8601 date or date-time, UTC without an offset.',
      examples: ['2026-01-15'],
    }),
  ),
  created_before: Type.Optional(
    Type.String({
      pattern: momentPattern,
      description: 'Only analyses created before this moment: an ISO 8601 date or date-time, UTC without an offset.',
      examples: ['2026-01-15T12:00:00Z'],
    }),
  ),
  sort: Type.Enum(['created_at', 'completed_at', 'url', 'type', 'status'], {
    default: 'created_at',
    description:
      'What the list is ordered by. `url` compares the bytes of the first 500 characters; with `completed_at` analyses that are not completed come last.',
  }),
  order: Type.Enum(['asc', 'desc'], { default: 'desc', description: 'Ascending or descending.' }),
})

/** Answer of POST /v1/analyze. */
export type StartedAnalysis = Static<typeof StartedAnalysis>
export const StartedAnalysis = Type.Object(
  {
    id: AnalysisId,
    status: Type.Literal('processing', { description: statusMeaning }),
    type: AnalysisType,
    url: SentUrl,
    created_at: CreationTime,
    estimated_completion: Type.String({
      format: 'date-time',
      description: 'When it is expected to be completed: ISO 8601, UTC. An estimate.',
      examples: [shownEnd],
    }),
  },
  { title: 'StartedAnalysis', description: 'An analysis that has just been accepted.' },
)

const known = <Status extends 'processing' | 'completed' | 'failed', Kind extends TSchema>(
  status: Status,
  type: Kind,
) => ({
  id: AnalysisId,
  status: Type.Literal(status, { description: statusMeaning }),
  type,
  url: SentUrl,
  created_at: CreationTime,
})

const ProcessingAnalysis = Type.Object(known('processing', AnalysisType), {
  title: 'ProcessingAnalysis',
  description: 'An analysis that waits or runs.',
})

/** The results’ schema is the engine’s, which the service does not load. */
const completed = <Kind extends 'full' | 'flash'>(type: Kind, results: 'FullResults' | 'FlashResults', title: string) =>
  Type.Object(
    {
      ...known('completed', Type.Literal(type, { description: typeMeaning })),
      // That of the results’ example.
      url: Type.String({ description: sentAddressRule, examples: ['https://www.tallymoor.example/'] }),
      completed_at: Time('When it was completed', shownEnd),
      results: Type.Unsafe<Record<string, unknown>>({ $ref: `#/components/schemas/${results}` }),
    },
    { title, description: `A ${type} analysis with its results.` },
  )

const FailedAnalysis = Type.Object(
  {
    ...known('failed', AnalysisType),
    error_message: Type.String({
      description: `A code, a colon and a sentence for people. The code is stable; later versions may know more:\n${analysisEndList}`,
      examples: ['UNREACHABLE: The host name has no address.'],
    }),
  },
  { title: 'FailedAnalysis', description: 'An analysis that ended without results.' },
)

/** Answer of GET /v1/analyses/:id: what is in it follows from `status` and, once completed, from `type`. */
export type Analysis = Static<typeof Analysis>
export const Analysis = Type.Union(
  [
    ProcessingAnalysis,
    completed('full', 'FullResults', 'CompletedFullAnalysis'),
    completed('flash', 'FlashResults', 'CompletedFlashAnalysis'),
    FailedAnalysis,
  ],
  { title: 'Analysis', description: 'What is in it follows from `status` and, once completed, from `type`.' },
)

export const AnalysisListItem = Type.Object(
  {
    id: AnalysisId,
    status: AnalysisStatus,
    url: SentUrl,
    type: AnalysisType,
    created_at: CreationTime,
  },
  { title: 'AnalysisListItem', description: 'An analysis as lists show it.' },
)

export const DeletedAnalysis = Type.Object(
  { id: AnalysisId, deleted: Type.Literal(true, { description: 'Always true.' }) },
  { title: 'DeletedAnalysis', description: 'A deleted analysis.' },
)
