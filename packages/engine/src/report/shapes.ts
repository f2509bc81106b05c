/** Shapes that several parts of a report share. */
import { type Static, type TSchema, Type } from 'typebox'
import { pageTypes } from '../artifacts.ts'
import { colorRoles } from '../facts/look.ts'

export const closed = { additionalProperties: false } as const

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const Strings = Type.Array(Type.String())

/** 0 to 1. */
export const Confidence = Type.Number({ minimum: 0, maximum: 1 })

/** 0 to 100. */
export const Score = Type.Integer({ minimum: 0, maximum: 100 })

export const sectionIds = [
  'brandIdentity',
  'personas',
  'swot',
  'strategy',
  'visualIdentity',
  'messaging',
  'positioning',
  'offerings',
  'customerJourney',
  'contentThemes',
  'digitalPresence',
  'discoverability',
  'trustAndExperience',
] as const
export type SectionId = (typeof sectionIds)[number]

/** How far a section can be relied on. */
export type Assessment = Static<typeof Assessment>
export const Assessment = Type.Object(
  {
    status: Type.Enum(['complete', 'partial', 'insufficient'], {
      description: 'insufficient: the site gave too little to say anything.',
    }),
    confidence: Confidence,
    summary: Type.String({ minLength: 1, description: 'A sentence or more for people.' }),
    gaps: Type.Array(Type.String(), { description: 'What was looked for and not found.' }),
  },
  closed,
)

export type EvidenceEntry = Static<typeof EvidenceEntry>
export const EvidenceEntry = Type.Object(
  {
    pointer: Type.String({ pattern: '^(/|$)', description: 'RFC 6901: the claim in `results`.' }),
    basis: Type.Enum(['stated', 'computed', 'inferred', 'generated']),
    confidence: Confidence,
    rule: Type.Optional(Type.String({ description: 'Of the catalogue that the claim comes from, its rule.' })),
    quotes: Type.Array(
      Type.Object(
        {
          page: Type.String({ description: 'Address of the page.' }),
          text: Type.String({ minLength: 1, description: 'Verbatim, white space folded.' }),
          locator: Type.String({ description: 'Where on the page; for people.' }),
        },
        closed,
      ),
    ),
  },
  closed,
)

export type ReportDegradation = Static<typeof ReportDegradation>
export const ReportDegradation = Type.Object(
  {
    part: Type.Enum(['rendering', 'robots', 'stylesheets', 'pages', 'parsing', 'facts', 'evidence', 'sections']),
    detail: Type.String({ minLength: 1 }),
  },
  closed,
)

const PageTypeName = Type.Enum([...pageTypes])

/** What was read and what was not. */
export const coverageOfSite = {
  readAt: Type.String({ description: 'When the site was read: ISO 8601, UTC.' }),
  language: Nullable(Type.String({ description: 'Of the content: ISO 639-1.' })),
  pages: Type.Array(
    Type.Object(
      {
        url: Type.String(),
        type: PageTypeName,
        reason: Type.String({ description: 'Why this page was read.' }),
        state: Type.Enum(['ok', 'shell', 'login', 'blocked', 'parked', 'error', 'empty', 'not-html']),
        rendered: Type.Boolean({ description: 'Whether a browser laid it out.' }),
      },
      closed,
    ),
  ),
  skipped: Type.Array(
    Type.Object(
      {
        url: Type.String(),
        type: PageTypeName,
        reason: Type.Enum(['robots', 'noindex', 'duplicate', 'budget', 'failed', 'language', 'state']),
        detail: Type.String(),
      },
      closed,
    ),
  ),
  degraded: Type.Array(ReportDegradation),
  rendering: Type.Enum(['none', 'browser']),
}

export type EngineInfo = Static<typeof EngineInfo>
export const EngineInfo = Type.Object(
  {
    name: Type.Literal('brandprint'),
    version: Type.String(),
    model: Nullable(Type.String({ description: 'The model that wrote prose; null: rules alone.' })),
    writer: Type.Enum(['rules', 'model']),
    sandbox: Type.Optional(
      Type.Literal(true, {
        description: 'Made with `test: true`: the report is that of a sample site. Absent otherwise.',
        'x-extension': true,
      }),
    ),
  },
  closed,
)

export const Effort = Type.Enum(['S', 'M', 'L'])
export const Impact = Type.Enum(['low', 'medium', 'high'])

export const CallToActionShape = Type.Object(
  {
    text: Type.String(),
    intent: Type.String(),
    url: Nullable(Type.String({ description: 'Where it leads; null for a button that a script answers.' })),
  },
  closed,
)

export const Hex = Type.String({ pattern: '^#[0-9a-f]{6}$' })

export const PaletteColor = Type.Object(
  {
    hex: Hex,
    role: Type.Enum([...colorRoles]),
    usage: Type.String({ description: 'Where it was seen.' }),
    context: Nullable(Type.String({ description: 'The kind of place that weighs most: `logo`, `cta`, `header`, …' })),
    tokens: Type.Array(Type.String({ description: 'Names of custom properties that hold it.' })),
    variants: Type.Array(Type.String({ description: 'Near-equal colours that were counted with it.' })),
    onColor: Nullable(Type.String({ description: 'The text colour that it carries.' })),
  },
  closed,
)

export const LogoMark = Type.Object(
  {
    url: Type.Optional(Type.String()),
    svg: Type.Optional(Type.String({ description: 'An inline drawing, made safe.' })),
    text: Type.Optional(Type.String({ description: 'A wordmark that is set in type.' })),
    kind: Type.Enum(['logo', 'text', 'icon', 'declared'], {
      description:
        'A picture or drawing; a wordmark set in type; a favicon; a picture that the site names for others to use.',
    }),
    width: Nullable(Type.Number({ description: 'Pixels.' })),
    height: Nullable(Type.Number({ description: 'Pixels.' })),
    format: Nullable(Type.String({ examples: ['svg', 'png'] })),
    hash: Nullable(Type.String({ description: 'SHA-256 of its bytes, hexadecimal.' })),
    madeFor: Nullable(Type.Enum(['light', 'dark'], { description: 'The ground that it is made for.' })),
    colors: Type.Array(Hex, { description: 'Its own colours, largest first; greys left out.' }),
    why: Type.String({ description: 'Why it was taken.' }),
  },
  closed,
)

/** One thing that was checked on the site. */
export type Check = Static<typeof Check>
export const Check = Type.Object(
  {
    id: Type.String(),
    title: Type.String({ description: 'What a site that passes does.' }),
    outcome: Type.Enum(['passed', 'failed', 'notApplicable'], {
      description: 'notApplicable: there was nothing to check; it does not count.',
    }),
    weight: Type.Integer({ minimum: 0, description: 'Points that it is worth in the score.' }),
    seen: Type.String({ description: 'What was seen on the site.' }),
    why: Type.String({ description: 'Why it matters.' }),
    fix: Nullable(Type.String({ description: 'What to do; null for what passed or does not apply.' })),
  },
  closed,
)

/** A score with the checks that it is made of: the points of those passed, of all that applied, in percent. */
export type Scored = Static<typeof Scored>
export const Scored = Type.Object({ score: Nullable(Score), checks: Type.Array(Check) }, closed)
