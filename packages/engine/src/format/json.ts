import type { Report } from '../report.ts'

/** The report as it is, for programs; ends with a line break. */
export const formatJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`
