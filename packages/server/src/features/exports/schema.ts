/** Wire shapes of exports: validation, types and documentation in one. */

import { type Static, Type } from 'typebox'
import { Time } from '../../platform/http/times.ts'
import { plainText } from '../../platform/http/validation.ts'
import { Id } from '../../platform/id-schema.ts'
import { exportKeptDays } from '../../platform/tiers.ts'
import { sectionWords } from './sections.ts'

export const AnalysisParams = Type.Object({
  id: Type.String({ description: 'Identifier of the analysis.', examples: ['anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
})
export const ExportParams = Type.Object({
  export_id: Type.String({ description: 'Identifier of the export.', examples: ['exp_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
})

export type NewExport = Static<typeof NewExport>
export const NewExport = Type.Object(
  {
    format: Type.Enum(['pdf', 'json'], {
      default: 'pdf',
      description: '`pdf`: a document for people. `json`: the results for programs.',
    }),
    sections: Type.Array(Type.Enum(sectionWords), {
      minItems: 1,
      maxItems: sectionWords.length,
      default: ['all'],
      description:
        'Names of members of `results`, or `all` alone. Of a full analysis the thirteen sections; of a flash analysis `summary`, `brandIdentity`, `insights`, `primaryCallToAction`, `palette` and `logo`. What belongs to them of `evidence` and `coverage` is always there.',
      examples: [['all']],
    }),
    white_label: Type.Boolean({
      default: false,
      description:
        'Leaves out the name, address and colours of this service, in what is seen and in the data of the file; in a PDF the account’s own branding, if it has one, stands there instead. Agency tier only.',
    }),
  },
  {
    title: 'NewExport',
    description: 'A file to be made of an analysis.',
    additionalProperties: false,
    required: [],
    examples: [{ format: 'pdf', sections: ['all'], white_label: false }],
  },
)

const ExportId = Id('exp', 'Identifier of the export.')
const status = <Status extends string>(value: Status) => Type.Literal(value, { description: 'How far the export is.' })
const nothing = (description: string) => Type.Null({ description })

/** Answer of POST /v1/analyses/:id/export, and of GET while the file is being made. */
export type ProcessingExport = Static<typeof ProcessingExport>
export const ProcessingExport = Type.Object(
  {
    export_id: ExportId,
    status: status('processing'),
    download_url: nothing('Not known yet.'),
    expires_at: nothing('Not known yet.'),
  },
  { title: 'ProcessingExport', description: 'An export whose file is being made.' },
)

const CompletedExport = Type.Object(
  {
    export_id: ExportId,
    status: status('completed'),
    download_url: Type.String({
      description:
        'Where the file can be fetched, without an API key: its signature lets in whoever has it. It stays when the time is over, and then answers 410.',
      examples: [
        'https://brandprint.acme.example/v1/exports/exp_4fGh7Jk2Lm9Np3Qr6St1Uv8W/download?expires=1769077842&signature=r5tYjT1h4vJmK2mHn3pQ8sW6xZ0aB9cD4eF7gH1iJkL',
      ],
    }),
    expires_at: Time(`Until when, ${exportKeptDays} days after it was made`, '2026-01-22T10:30:42.000Z'),
  },
  { title: 'CompletedExport', description: 'An export whose file can be downloaded.' },
)

const FailedExport = Type.Object(
  {
    export_id: ExportId,
    status: status('failed'),
    download_url: nothing('There is no file.'),
    expires_at: nothing('There is no file.'),
    error_message: Type.String({
      description: 'Why, in a sentence for people. It was tried three times.',
      examples: ['The document took longer to lay out than it may.'],
    }),
  },
  { title: 'FailedExport', description: 'An export whose file could not be made.' },
)

/** Answer of GET /v1/exports/:export_id: what is in it follows from `status`. */
export type Export = Static<typeof Export>
export const Export = Type.Union([ProcessingExport, CompletedExport, FailedExport], {
  title: 'Export',
  description: 'What is in it follows from `status`.',
})

export const DownloadParams = Type.Object({
  id: Type.String({ description: 'Identifier of the export.', examples: ['exp_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
})
export const DownloadQuery = Type.Object(
  {
    expires: Type.String({
      ...plainText,
      description: 'As in `download_url`: when its time is over, in Unix seconds.',
      examples: ['1769077842'],
    }),
    signature: Type.String({
      ...plainText,
      description: 'As in `download_url`.',
      examples: ['r5tYjT1h4vJmK2mHn3pQ8sW6xZ0aB9cD4eF7gH1iJkL'],
    }),
  },
  { additionalProperties: false },
)
