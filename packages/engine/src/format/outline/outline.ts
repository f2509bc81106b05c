/** A report as all formats but JSON draw it. */
import type { Glance, Mark, OutlineSection, Swatch } from './blocks.ts'
import type { DiagnosisEntry, FirstPage, Wording } from './first-page.ts'
import type { ShortPage } from './short/short-page.ts'

export interface Outline {
  url: string
  host: string
  type: 'full' | 'flash'
  name: string | null
  headline: string | null
  summary: string
  /** ISO 639-1 of the site's words; `''` where it is not known. */
  language: string
  /** `YYYY-MM-DD`; null in reports that do not say it. */
  date: string | null
  /** null in first reports, and in reports of versions that had none. */
  firstPage: FirstPage | null
  /** After the first page, before the sections. */
  shortPages: ShortPage[]
  /** Those of the thesis first. */
  diagnoses: DiagnosisEntry[]
  wordings: Wording[]
  glance: Glance[]
  palette: Swatch[]
  scores: { label: string; score: number; section: string }[]
  logo: Mark | null
  sections: OutlineSection[]
  claims: number
  quotes: number
}
