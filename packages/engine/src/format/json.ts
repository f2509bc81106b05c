import type { Comparison } from '../compare/change.ts'
import type { Report } from '../report.ts'

/** A report or a comparison as it is, for programs; ends with a line break. */
export const formatJson = (report: Report | Comparison): string => `${JSON.stringify(report, null, 2)}\n`
