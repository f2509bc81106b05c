/** Wire shapes of analyses (API.md, “Analyses”): validation, types and documentation in one. */
import { type Static, Type } from 'typebox'
import { analysisEndList } from '../../platform/analysis-end.ts'
import { pageFields } from '../../platform/http/pages.ts'
import { momentPattern } from '../../platform/http/times.ts'
import { plainText } from '../../platform/http/validation.ts'
import { sentAddressRule } from '../../platform/sent-address.ts'
import { testAnalysesPerHour } from '../../platform/tiers.ts'
import { slowSeconds } from './sandbox.ts'

/** What of an address can be said in a schema; `websiteAddress` says the rest. */
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
      Type.String({ ...plainText, maxLength: 500, description: 'What we should know that the site does not say.' }),
    ),
    social_links: Type.Optional(
      Type.Array(
        Type.String({
          minLength: 1,
          maxLength: 2_048,
          ...websiteForm,
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
  { additionalProperties: false, required: ['url'] },
)

const SentUrl = Type.String({ description: sentAddressRule, examples: ['https://acme.example'] })
const AnalysisType = Type.Enum(['full', 'flash'])
const AnalysisStatus = Type.Enum(['processing', 'completed', 'failed'])
const Timestamp = Type.String({ format: 'date-time', examples: ['2026-01-15T10:30:00.000Z'] })
const AnalysisId = Type.String({ pattern: '^anl_', examples: ['anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] })

export type ListQuery = Static<typeof ListQuery>
export const ListQuery = Type.Object(
  {
    ...pageFields,
    status: Type.Optional(Type.Enum(['completed', 'processing', 'failed'])),
    type: Type.Optional(Type.Enum(['full', 'flash'])),
    created_after: Type.Optional(
      Type.String({
        pattern: momentPattern,
        description: 'ISO 8601 date or date-time, inclusive.',
        examples: ['2026-01-15'],
      }),
    ),
    created_before: Type.Optional(
      Type.String({
        pattern: momentPattern,
        description: 'ISO 8601 date or date-time, exclusive.',
        examples: ['2026-01-15T12:00:00Z'],
      }),
    ),
    sort: Type.Enum(['created_at', 'completed_at', 'url', 'type', 'status'], { default: 'created_at' }),
    order: Type.Enum(['asc', 'desc'], { default: 'desc' }),
  },
  { additionalProperties: false, required: [] },
)

/** Answer of POST /v1/analyze. */
export type StartedAnalysis = Static<typeof StartedAnalysis>
export const StartedAnalysis = Type.Object({
  id: AnalysisId,
  status: Type.Literal('processing'),
  type: AnalysisType,
  url: SentUrl,
  created_at: Timestamp,
  estimated_completion: Timestamp,
})

/** Answer of GET /v1/analyses/:id: `results` and `completed_at` once completed, `error_message` once failed. */
export const Analysis = Type.Object({
  id: AnalysisId,
  status: AnalysisStatus,
  type: AnalysisType,
  url: SentUrl,
  created_at: Timestamp,
  completed_at: Type.Optional(Timestamp),
  results: Type.Optional(
    Type.Unsafe<Record<string, unknown>>({
      anyOf: [{ $ref: '#/components/schemas/FullResults' }, { $ref: '#/components/schemas/FlashResults' }],
      description: 'By type; `FullResults` for `full`, `FlashResults` for `flash`.',
    }),
  ),
  error_message: Type.Optional(
    Type.String({
      description: `A code, a colon and a sentence for people. The code is stable; later versions may know more:\n${analysisEndList}`,
      examples: ['UNREACHABLE: The host name has no address.'],
    }),
  ),
})

export const AnalysisListItem = Type.Object({
  id: AnalysisId,
  status: AnalysisStatus,
  url: SentUrl,
  type: AnalysisType,
  created_at: Timestamp,
})

export const DeletedAnalysis = Type.Object({ id: AnalysisId, deleted: Type.Literal(true) })
