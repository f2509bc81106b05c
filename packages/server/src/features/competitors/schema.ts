/** Wire shapes of competitors (docs/competitors.md): validation, types and documentation in one. */

import { changeTypes } from '@brandprint/engine/change-types'
import { type Static, Type } from 'typebox'
import { PageQuery } from '../../platform/http/pages.ts'
import { Time } from '../../platform/http/times.ts'
import { plainText } from '../../platform/http/validation.ts'
import { Id } from '../../platform/id-schema.ts'
import { linePattern } from '../../platform/line-text.ts'
import { sentAddressRule } from '../../platform/sent-address.ts'

const orNull = (description: string, example: string) =>
  Type.Union([Type.String({ format: 'date-time', examples: [example] }), Type.Null()], { description })

const CompetitorId = Id('cmp', 'Identifier of the competitor.')
const CheckFrequency = Type.Enum(['daily', 'weekly', 'monthly'], {
  description: 'How often its website is checked. For an Agency account a `daily` one is checked every hour.',
})
const NotifyOnChange = Type.Boolean({ description: 'Whether `competitor.changed` is sent for each of its changes.' })
const ChangeTypeName = Type.Enum(changeTypes, { description: 'Which kind of change it is.' })
const nameLengthMax = 100
const givenName = (description: string) =>
  Type.String({
    pattern: linePattern,
    minLength: 1,
    maxLength: nameLengthMax,
    description: `${description} One line of plain text, with something in it that can be seen.`,
    examples: ['Tallymoor'],
  })

export const CompetitorParams = Type.Object({ id: CompetitorId })

export type NewCompetitor = Static<typeof NewCompetitor>
export const NewCompetitor = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      maxLength: 2_048,
      format: 'iri',
      description: 'Address of its website: http or https, and public. Spaces around it are left out.',
      examples: ['https://www.tallymoor.example'],
    }),
    name: Type.Optional(
      givenName(
        'Its name in answers and events; detected when it is left out. A name that you give is never overwritten.',
      ),
    ),
    check_frequency: { ...CheckFrequency, default: 'daily' as const },
    notify_on_change: { ...NotifyOnChange, default: true },
  },
  {
    title: 'NewCompetitor',
    description: 'A competitor to be tracked.',
    additionalProperties: false,
    required: ['url'],
  },
)

export type CompetitorPatch = Static<typeof CompetitorPatch>
export const CompetitorPatch = Type.Object(
  {
    name: Type.Optional(givenName('Its name in answers and events. It is never overwritten.')),
    check_frequency: Type.Optional(CheckFrequency),
    notify_on_change: Type.Optional(NotifyOnChange),
    status: Type.Optional(
      Type.Enum(['active', 'paused'], {
        description:
          '`paused`: it is not checked. `active`: checks go on, and compare with what was seen before the pause. Also the way out of `failed` before the next check.',
      }),
    ),
  },
  {
    title: 'CompetitorPatch',
    description: 'What to change of a competitor; all else stays.',
    additionalProperties: false,
    required: [],
    examples: [{ check_frequency: 'weekly', notify_on_change: false }],
  },
)

const LastError = Type.Object(
  {
    code: Type.String({ description: 'Stable; later versions may know more.', examples: ['UNREACHABLE'] }),
    message: Type.String({ description: 'A sentence for people.', examples: ['The website did not answer.'] }),
    at: Time('When it was seen', '2026-01-15T10:30:42.000Z'),
  },
  { title: 'CompetitorError', description: 'Why checks of a competitor failed.' },
)

const competitor = {
  id: CompetitorId,
  url: Type.String({ description: sentAddressRule, examples: ['https://www.tallymoor.example'] }),
  name: Type.String({ description: 'Given, or detected; the host until then.', examples: ['Tallymoor'] }),
  check_frequency: CheckFrequency,
  notify_on_change: NotifyOnChange,
  status: Type.Enum(['active', 'paused', 'failed'], {
    description:
      '`active`: it is checked. `paused`: it is not, as you asked, or as the plan allows fewer, or after an error of ours. `failed`: its website could not be read in three tries; it is checked all the same, and is active again when it can be read.',
  }),
  created_at: Time('When it was created', '2026-01-15T10:30:00.000Z'),
  updated_at: Time('When its settings or its status last changed', '2026-01-15T10:30:00.000Z'),
  last_checked_at: orNull(
    'When the newest check ended: ISO 8601, UTC; null before the first.',
    '2026-01-16T04:12:09.000Z',
  ),
  next_check_at: orNull('When the next check is due: ISO 8601, UTC; null while paused.', '2026-01-17T04:12:07.000Z'),
  last_change_at: orNull(
    'When the newest change was confirmed: ISO 8601, UTC; null before the first.',
    '2026-01-16T04:21:40.000Z',
  ),
  last_error: Type.Union([LastError, Type.Null()], {
    description: 'Why it is `failed`, or was paused by an error; null while checks end well.',
  }),
  changes_count: Type.Integer({ minimum: 0, description: 'Changes told so far.', examples: [1] }),
}

export type Competitor = Static<typeof Competitor>
export const Competitor = Type.Object(competitor, { title: 'Competitor', description: 'A tracked competitor.' })

const value = (description: string, example: string) =>
  Type.Union([Type.String({ examples: [example] }), Type.Null()], { description })

const hash = (when: string) =>
  value(
    `SHA-256 of the page’s bytes ${when}, hexadecimal; null where it was not read.`,
    'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
  )
const Evidence = Type.Object(
  {
    page_url: Type.String({
      description: 'The page on which it was seen.',
      examples: ['https://www.tallymoor.example/'],
    }),
    before: value('The passage as it was; null for what was not there.', 'Bridges that last'),
    after: value('The passage as it is now; null for what is gone.', 'Bridges that outlast us'),
    before_hash: hash('before'),
    after_hash: hash('now'),
    needs_review: Type.Optional(
      Type.Literal(true, {
        description:
          'A price changed by more than half, or in its currency: possible, and more often a page that shows another offer. Absent otherwise.',
      }),
    ),
  },
  { title: 'ChangeEvidence', description: 'Where the change was seen, and what stood there.' },
)

export type Change = Static<typeof Change>
export const Change = Type.Object(
  {
    id: Id('chg', 'Identifier of the change.'),
    competitor_id: CompetitorId,
    competitor_name: competitor.name,
    url: competitor.url,
    type: ChangeTypeName,
    field: Type.String({ description: 'What changed, in words.', examples: ['headline'] }),
    old_value: value('As it was; null for what was not there.', 'Bridges that last'),
    new_value: value('As it is now; null for what is gone.', 'Bridges that outlast us'),
    detected_at: Time('When a check first saw it', '2026-01-16T04:12:09.000Z'),
    confirmed_at: Time('When a second check saw the same', '2026-01-16T04:21:40.000Z'),
    evidence: Evidence,
  },
  { title: 'CompetitorChange', description: 'A change of a competitor’s website.' },
)

export const CompetitorWithChanges = Type.Object(
  { ...competitor, changes: Type.Array(Change, { description: 'The newest 50, the newest first.' }) },
  { title: 'CompetitorWithChanges', description: 'A tracked competitor with its newest changes.' },
)

export const DeletedCompetitor = Type.Object(
  { id: CompetitorId, deleted: Type.Literal(true, { description: 'Always true.' }) },
  { title: 'DeletedCompetitor', description: 'That a competitor was deleted.' },
)

export const CompetitorQuery = PageQuery({})

export const ChangeQuery = PageQuery({
  days: Type.Integer({
    minimum: 1,
    maximum: 90,
    default: 7,
    description: 'Only changes that were confirmed within so many days.',
  }),
  type: Type.Optional(ChangeTypeName),
  competitor_id: Type.Optional(
    Type.String({
      ...plainText,
      maxLength: 100,
      description: 'Only changes of this competitor; none for one that is not there.',
      examples: ['cmp_4fGh7Jk2Lm9Np3Qr6St1Uv8W'],
    }),
  ),
})
