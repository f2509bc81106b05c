/** JSON Schemas of JSON exports, for those who read them: made from the report's own. The service does not load them. */
import { FlashReport, FullReport } from '@brandprint/engine'
import { type TObject, Type } from 'typebox'
import { schemaName } from './json-file.ts'

const closed = { additionalProperties: false }
const reports = { full: FullReport, flash: FlashReport }

/** @returns docs/export.schema.json, or that of white-label files */
export const exportSchema = (whiteLabel: boolean): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Exported analysis',
  description:
    'A JSON export of an analysis. `results` has the sections that were chosen; every JSON Pointer in it leads to something in it.',
  ...Type.Union([exportOf('full', whiteLabel), exportOf('flash', whiteLabel)]),
})

const exportOf = (type: 'full' | 'flash', whiteLabel: boolean) =>
  Type.Object(
    {
      analysis: Type.Object(
        {
          id: Type.String({ description: 'Identifier of the analysis.' }),
          url: Type.String({ description: 'Address of the website.' }),
          type: Type.Literal(type, { description: 'What was asked for.' }),
          completed_at: Type.String({ format: 'date-time', description: 'When it was completed: ISO 8601, UTC.' }),
        },
        { ...closed, description: 'The analysis that was exported.' },
      ),
      schema: Type.Literal(schemaName(type, whiteLabel), { description: 'Names this form of file.' }),
      results: selectedResults(reports[type].properties.results as unknown as TObject, whiteLabel),
    },
    closed,
  )

/** Sections are there when they were chosen; evidence and coverage always. */
function selectedResults(results: TObject, whiteLabel: boolean) {
  const { evidence, coverage, engine, ...sections } = results.properties as Record<string, TObject>
  return Type.Object(
    {
      ...Object.fromEntries(Object.entries(sections).map(([name, schema]) => [name, Type.Optional(schema)])),
      evidence: evidence!,
      coverage: withChosenSections(coverage!),
      ...(!whiteLabel && { engine: engine! }),
    },
    { ...closed, description: 'What was chosen of the results, with its evidence.' },
  )
}

function withChosenSections(coverage: TObject): TObject {
  const { sections, ...others } = coverage.properties as Record<string, TObject>
  if (sections === undefined) return coverage
  return Type.Object({ ...others, sections: Type.Partial(sections) }, closed)
}
