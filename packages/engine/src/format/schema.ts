import { Report } from '../report.ts'

/** The JSON Schema of a report, of either kind: what `--format json` prints holds to it. */
export const reportSchema = (): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Brand report',
  description: 'What an analysis of a website gives. Evidence stands apart, by JSON Pointer (RFC 6901) into `results`.',
  ...Report,
})
