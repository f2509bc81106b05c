/** What a report can be printed as. */
export const reportFormats = ['text', 'markdown', 'html', 'json'] as const
export type ReportFormat = (typeof reportFormats)[number]
