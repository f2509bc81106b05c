/** What a PDF is made of; plain data, so that it can go to a process of its own. */
import type { VettedPicture } from '../../pictures/vetted-pictures.ts'
import type { FullReport, Report } from '../../report.ts'

export type Paper = 'A4' | 'Letter'

/** How an agency signs a document that is its own. What is null is left out. */
export interface Branding {
  name: string | null
  /** As it was uploaded: what kind of picture it is, is told from its bytes. */
  logo: Uint8Array | null
  /** `#rrggbb`, in place of the brand's own accent; darkened where it could not be read. */
  color: string | null
  /** A line at the foot of every page. */
  footer: string | null
}

export interface PdfOptions {
  paper: Paper
  /**
   * Sections of a full report by their ids (`brandIdentity`), in the report's order; the cover, the summary and the pages
   * that were read come along. Ids that the report has not are left out. Of a flash report, members of its results
   * (`insights`, `palette`).
   */
  sections: readonly string[] | 'all'
  /** Without our name: nothing in the file, its properties included, says what made it. */
  whiteLabel: boolean
  /** Shown on a white label alone. */
  branding: Branding | null
  /** Says “Sample” on the cover: for analyses of the sandbox. */
  sample: boolean
}

/** A report as it is stored. It is unpacked where the document is made: to parse a large one would hold up who asks for it. */
export interface PackedReport {
  /** JSON in UTF-8, by gzip. */
  gzip: Uint8Array
  /** The member of the JSON that is the report; more members beside those of a report do not matter. */
  member: string
}

export interface PdfInput {
  report: Report | PackedReport
  /** `Analysis.pictures`: by the hash that the report gives a mark; marks whose picture is missing are set in type. */
  pictures: ReadonlyMap<string, VettedPicture>
  /** `Analysis.screenshot`: shown on the cover. */
  screenshot?: Uint8Array | null
  options: PdfOptions
}

/** Two brands side by side: what sets them apart, then both reports section by section. */
export interface VersusPdfInput {
  reports: readonly [FullReport, FullReport]
  /** Those of both. */
  pictures: PdfInput['pictures']
  options: Pick<PdfOptions, 'paper'>
}

export interface PdfError {
  /** `TOO_COMPLEX`: it took more time or memory than one document is given. `NOT_MADE`: a bug of ours. */
  code: 'TOO_COMPLEX' | 'NOT_MADE'
  /** A sentence for people. */
  message: string
  /** What the process said, for the log of whoever runs it. */
  detail?: string
}
