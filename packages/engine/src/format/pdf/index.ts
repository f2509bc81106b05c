/** A report, or two side by side, as a PDF. It loads nothing of what makes one: that runs in a process of its own. */

export type { Branding, PackedReport, Paper, PdfError, PdfInput, PdfOptions, VersusPdfInput } from './pdf-input.ts'
export { createPdfMaker, type PdfMaker, type PdfMakerOptions } from './pdf-maker.ts'
