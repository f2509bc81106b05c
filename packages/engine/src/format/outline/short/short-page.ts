/** The report in short: some pages after the first, each headed by what it concludes. The thirteen sections follow as an appendix. */
import type { FullResults } from '../../../report.ts'
import { shortened } from '../../../writing/prose.ts'
import type { EvidenceEntry } from '../../../writing/shapes.ts'
import type { Block, Field, Mark, Point, Swatch } from '../blocks.ts'
import type { DiagnosisEntry, Wording } from '../first-page.ts'
import type { EvidenceByPointer } from '../reading.ts'

/** A diagnosis as a page tells it. */
export interface ToldDiagnosis extends Pick<DiagnosisEntry, 'title' | 'against' | 'isAsset'> {
  /** null where the first page has told it; `quotes` then show what it rests on. */
  text: Point | null
  quotes: { point: Point; page: string }[]
  /** null where the first page has it; `moveNumber` then says which. */
  move: DiagnosisEntry['move'] | null
  moveNumber: number | null
  effort: DiagnosisEntry['effort']
  /** How sure it is, where the site does not say so itself. */
  note: string | null
}

export interface Card {
  title: string
  fields: Field[]
  quote: Point | null
  evidence: EvidenceEntry[]
}

export interface Step {
  title: string
  text: Point
  /** Effort, horizon, measure. */
  note: string
  sign: string | null
}

export type PagePart =
  | Block
  | { kind: 'diagnoses'; title: string | null; entries: ToldDiagnosis[] }
  | { kind: 'wordings'; wordings: Wording[] }
  | { kind: 'cards'; cards: Card[] }
  | { kind: 'steps'; steps: Step[] }
  /** What a small screen may fold under its title. */
  | { kind: 'folded'; title: string; block: Block }
  | { kind: 'strip'; logo: Mark | null; swatches: Swatch[]; faces: { family: string; role: string }[] }

export type PartOf<Kind extends PagePart['kind']> = Extract<PagePart, { kind: Kind }>

/** What a page is about, for menus. */
const shortPageTopics = {
  why: 'Why we say so',
  words: 'Words to use',
  readers: 'For whom',
  offer: 'The offer and the way to it',
  claims: 'Claims and proof',
  look: 'Voice and look',
  plan: 'Plan',
}
export type ShortPageId = keyof typeof shortPageTopics

export interface ShortPage {
  id: ShortPageId
  topic: string
  /** What it concludes, in a sentence without its full stop. */
  conclusion: string
  parts: PagePart[]
}

/** What each page is written from. */
export interface Subject {
  results: FullResults
  evidence: EvidenceByPointer
  /** Of the brand, else the host. */
  name: string
}

/** What has its place on a page that is read at a glance; the sections have it all. A sentence of ours is seldom cut. */
const siteCharactersMax = 170
const ownCharactersMax = 240

const sentenceCharactersMin = 40

/** The first sentence of a text of ours that has several; one within a quotation is no end. */
export function firstSentence(text: string): string {
  for (const { index, 0: end } of text.matchAll(/[.!?…]["”’»]?(?=\s[\p{Lu}“])/gu)) {
    const sentence = text.slice(0, index + end.length)
    const open = sentence.split('“').length - sentence.split('”').length
    if (sentence.length >= sentenceCharactersMin && open === 0) return sentence
  }
  return text
}

/** Points with the evidence of their claims. */
export function pointsOf({ evidence }: Pick<Subject, 'evidence'>) {
  const at = (...pointers: string[]): EvidenceEntry[] => pointers.flatMap((one) => [...(evidence.get(one) ?? [])])
  const point =
    (voice: Point['voice']) =>
    (pointer: string, text: string, more: Pick<Point, 'note' | 'href'> = {}) => ({
      text: voice === 'site' ? shortened(text, siteCharactersMax) : shortened(firstSentence(text), ownCharactersMax),
      voice,
      ...more,
      evidence: at(pointer),
    })
  return { at, said: point('report'), quoted: point('site') }
}

export const pageOf = (id: ShortPageId, conclusion: string, parts: PagePart[]): ShortPage => ({
  id,
  topic: shortPageTopics[id],
  conclusion,
  parts,
})
