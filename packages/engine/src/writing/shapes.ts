/** Shapes that several parts of a report share. */
import { type Static, type TSchema, Type } from 'typebox'
import { pageTypes } from '../artifacts.ts'
import { secondDecisions } from '../evidence.ts'
import { colorRoles } from '../facts/look/shapes.ts'
import { textClasses } from '../page/provenance/text-classes.ts'

export const closed = { additionalProperties: false } as const

/** @param description where the schema’s own is not about the field */
export const Nullable = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description })

export const strings = (description: string) => Type.Array(Type.String(), { description })

const Confidence = Type.Number({ minimum: 0, maximum: 1, description: 'How sure it is, from 0 to 1.' })

export const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

export const Score = Type.Integer({
  minimum: 0,
  maximum: 100,
  description:
    'Points of the checks that passed, of all that applied, in percent; null where too little could be checked.',
})

/** How far a section can be relied on. */
export type Assessment = Static<typeof Assessment>
export const Assessment = Type.Object(
  {
    status: Type.Enum(['complete', 'partial', 'insufficient'], {
      description:
        '`complete`: all that the section looks for was found. `partial`: some of it. `insufficient`: the site gave too little to say anything.',
    }),
    confidence: Confidence,
    summary: Type.String({ minLength: 1, description: 'A sentence or more for people.' }),
    gaps: strings('What was looked for and not found.'),
  },
  { ...closed, title: 'Assessment', description: 'How far a section can be relied on.' },
)

export type EvidenceEntry = Static<typeof EvidenceEntry>
export const EvidenceEntry = Type.Object(
  {
    pointer: Type.String({ pattern: '^(/|$)', description: 'JSON Pointer (RFC 6901) of the claim within `results`.' }),
    basis: Type.Enum(['stated', 'computed', 'inferred', 'generated'], {
      description:
        '`stated`: the site says so itself. `computed`: counted or calculated from it. `inferred`: concluded from several signs. `generated`: drafted by a model, where one is set as second reader, of the passages that are quoted.',
    }),
    confidence: Confidence,
    rule: Type.Optional(
      Type.String({ description: 'Identifier of the rule that made the claim; absent where none did.' }),
    ),
    secondReader: Type.Optional(
      Type.Object(
        {
          model: Type.String({ description: 'The model that was asked.' }),
          decided: Type.Enum([...secondDecisions], {
            description:
              '`chosen`: it preferred this to what the rules had chosen. `confirmed`: it agrees with the rules. `doubted`: it spoke against it, and the confidence was lowered.',
          }),
        },
        {
          ...closed,
          title: 'SecondReading',
          description:
            'What a model decided on this claim, where one reads analyses a second time. It chose among what rules had found, and wrote no word of it. Absent otherwise.',
          'x-extension': true,
        },
      ),
    ),
    quotes: Type.Array(
      Type.Object(
        {
          page: Type.String({ description: 'Address of the page.' }),
          text: Type.String({ minLength: 1, description: 'Word for word as on the page, with white space folded.' }),
          locator: Type.String({ description: 'Where on the page it stands, for people.' }),
          class: Type.Optional(
            Type.Enum([...textClasses], {
              description:
                'Whose words it is, and in which role: `message` is the brand’s own words to its readers, `declared` stands in the head of the page, in attributes or in structured data; the others are described in docs/report.md.',
              'x-extension': true,
            }),
          ),
        },
        closed,
      ),
      { description: 'The passages that the claim rests on; empty for what was measured, such as a contrast.' },
    ),
  },
  { ...closed, title: 'EvidenceEntry', description: 'What one claim of the results rests on.' },
)

export type ReportDegradation = Static<typeof ReportDegradation>
export const ReportDegradation = Type.Object(
  {
    part: Type.Enum(['rendering', 'robots', 'stylesheets', 'pages', 'parsing', 'facts', 'evidence', 'sections'], {
      description: 'The part of the analysis that is incomplete.',
    }),
    detail: Type.String({ minLength: 1, description: 'What was missing or failed, for people.' }),
  },
  closed,
)

const PageTypeName = Type.Enum([...pageTypes], { description: 'What the page is for.' })

/** What was read and what was not. */
export const coverageOfSite = {
  readAt: Type.String({ description: 'When the site was read: ISO 8601, UTC.' }),
  language: Nullable(Type.String({ description: 'Of the content: ISO 639-1.' })),
  pages: Type.Array(
    Type.Object(
      {
        url: Type.String({ description: 'Address of the page, after redirects.' }),
        type: PageTypeName,
        reason: Type.String({ description: 'Why this page was read.' }),
        state: Type.Enum(['ok', 'shell', 'login', 'blocked', 'parked', 'error', 'empty', 'not-html'], {
          description: 'What the page turned out to be; `shell`: a page whose content only its scripts make.',
        }),
        rendered: Type.Boolean({ description: 'Whether a browser laid it out.' }),
      },
      closed,
    ),
    { description: 'The pages that were read, the home page first.' },
  ),
  skipped: Type.Array(
    Type.Object(
      {
        url: Type.String({ description: 'Address of the page.' }),
        type: PageTypeName,
        reason: Type.Enum(['robots', 'noindex', 'duplicate', 'budget', 'failed', 'language', 'state'], {
          description: 'Why it was left out; `budget`: the pages, bytes or seconds of an analysis were used up.',
        }),
        detail: Type.String({ description: 'The reason for people.' }),
      },
      closed,
    ),
    { description: 'Pages that were chosen and not read.' },
  ),
  degraded: Type.Array(ReportDegradation, {
    description: 'What was missing, such as a stylesheet or a browser, and which part of the report it concerns.',
  }),
  secondReader: Type.Optional(
    Type.Object(
      {
        model: Type.String({ description: 'The model that was asked.' }),
        passages: Type.Integer({ minimum: 1, description: 'How many passages it was asked about.' }),
        leftOut: Type.Array(
          Type.Object(
            {
              part: Type.Enum(['testimonials', 'readers'], { description: 'What the rules had found it to be.' }),
              page: Type.String({ description: 'Address of the page.' }),
              text: Type.String({ minLength: 1, description: 'The passage, word for word.' }),
            },
            closed,
          ),
          { description: 'What rules had found, and is not told as the model spoke against it.' },
        ),
      },
      {
        ...closed,
        description:
          'A model was asked closed questions about what the rules were least sure of (docs/report.md). Absent where none was, or where that failed.',
        'x-extension': true,
      },
    ),
  ),
  text: Type.Optional(
    Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
      description:
        'How many lines of the pages are of each class, such as `message`, `navigation` or `filler` (docs/report.md). A line may become a fact that accepts its class, and no other.',
      'x-extension': true,
    }),
  ),
  rendering: Type.Enum(['none', 'browser'], {
    description: 'Whether a browser laid out any page. `none`: all were read as the server sent them.',
  }),
}

export type EngineInfo = Static<typeof EngineInfo>
export const EngineInfo = Type.Object(
  {
    name: Type.Literal('brandprint', { description: 'The program.' }),
    version: Type.String({ description: 'Its version.' }),
    model: Nullable(Type.String({ description: 'The model that wrote prose; null: rules alone.' })),
    writer: Type.Enum(['rules', 'model'], { description: 'What wrote the report; today always `rules`.' }),
    sandbox: Type.Optional(
      Type.Literal(true, {
        description: 'Made with `test: true`: the report is that of a sample site. Absent otherwise.',
        'x-extension': true,
      }),
    ),
  },
  { ...closed, title: 'EngineInfo', description: 'What made the report.' },
)

export const Effort = Type.Enum(['S', 'M', 'L'], { description: 'How much work it is: small, medium, large.' })
export const Impact = Type.Enum(['low', 'medium', 'high'], { description: 'How much it would bring.' })

export const CallToActionShape = Type.Object(
  {
    text: Type.String({ description: 'Its label, word for word.' }),
    intent: Type.String({ description: 'What it asks for: `buy`, `trial`, `demo`, `contact`, `book`, …, or `other`.' }),
    url: Nullable(Type.String({ description: 'Where it leads; null for a button that a script answers.' })),
  },
  { ...closed, title: 'CallToAction', description: 'A call to action: a link or button that asks for a step.' },
)

export const Hex = Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'A colour in sRGB, `#rrggbb`.' })

export const PaletteColor = Type.Object(
  {
    hex: Hex,
    role: Type.Enum([...colorRoles], { description: 'What it is used for.' }),
    usage: Type.String({ description: 'Where it was seen.' }),
    context: Nullable(
      Type.String({
        description:
          'The kind of place that weighs most: `logo`, `cta`, `header`, …; null where only a stylesheet names it.',
      }),
    ),
    tokens: strings('Names of the CSS custom properties that hold it.'),
    variants: strings('Near-equal colours that were counted with it, `#rrggbb`.'),
    onColor: Nullable(Type.String({ description: 'The colour of text on it, where it is a fill.' })),
  },
  { ...closed, title: 'PaletteColor', description: 'One colour of the brand.' },
)

export const LogoMark = Type.Object(
  {
    url: Type.Optional(
      Type.String({ description: 'Address of the picture. One of `url`, `svg` and `text` is there.' }),
    ),
    svg: Type.Optional(Type.String({ description: 'A drawing that stands in the page itself, made safe.' })),
    text: Type.Optional(Type.String({ description: 'A wordmark that is set in type.' })),
    kind: Type.Enum(['logo', 'text', 'icon', 'declared'], {
      description:
        '`logo`: a picture or drawing. `text`: a wordmark set in type. `icon`: a favicon. `declared`: a picture that the site only names for others to use.',
    }),
    width: Nullable(Type.Number({ description: 'In pixels; null where it is not known.' })),
    height: Nullable(Type.Number({ description: 'In pixels; null where it is not known.' })),
    format: Nullable(
      Type.String({
        description: '`svg`, `png`, `jpeg`, `webp`, `avif`, `gif` or `ico`; null for text.',
        examples: ['svg', 'png'],
      }),
    ),
    hash: Nullable(Type.String({ description: 'SHA-256 of its bytes in hexadecimal; null where they were not read.' })),
    madeFor: Nullable(
      Type.Enum(['light', 'dark'], {
        description: 'The background that it is made for; null where that cannot be told.',
      }),
    ),
    colors: Type.Array(Hex, { description: 'Its own colours, largest first; greys left out.' }),
    why: Type.String({ description: 'Why it was taken for the logo, for people.' }),
  },
  { ...closed, title: 'LogoMark', description: 'One form of the logo.' },
)

export const Readability = Type.Object(
  {
    formula: Type.String({ description: 'The formula for the language, such as “Flesch reading ease” or “LIX”.' }),
    score: Type.Number({
      description: 'What it gives: of most formulas 0 is hard and 100 easy; of LIX more is harder.',
    }),
  },
  { ...closed, description: 'How easily it reads; null with too little text, or where no formula is known.' },
)

/** One thing that was checked on the site. */
export type Check = Static<typeof Check>
export const Check = Type.Object(
  {
    id: Type.String({ description: 'Stable name of the check.' }),
    title: Type.String({ description: 'What a site that passes does.' }),
    outcome: Type.Enum(['passed', 'failed', 'notApplicable'], {
      description: '`notApplicable`: there was nothing to check; it does not count.',
    }),
    weight: Type.Integer({ minimum: 0, description: 'Points that it is worth in the score.' }),
    seen: Type.String({ description: 'What was seen on the site.' }),
    why: Type.String({ description: 'Why it matters.' }),
    fix: Nullable(Type.String({ description: 'What to do; null for what passed or does not apply.' })),
  },
  { ...closed, title: 'Check', description: 'One thing that was checked on the site.' },
)

/** A score with the checks that it is made of: the points of those passed, of all that applied, in percent. */
export type Scored = Static<typeof Scored>
export const Scored = Type.Object(
  { score: Nullable(Score), checks: Type.Array(Check, { description: 'What the score is made of.' }) },
  closed,
)
