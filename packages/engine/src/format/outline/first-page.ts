/** The report on one page, for whoever reads no further. */
import type { FullResults } from '../../report.ts'
import type { EvidenceEntry } from '../../writing/shapes.ts'
import type { Point } from './blocks.ts'
import type { EvidenceByPointer } from './reading.ts'

type Thesis = NonNullable<FullResults['thesis']>
type Diagnosis = NonNullable<FullResults['diagnoses']>[number]
type Rewrite = NonNullable<FullResults['rewrites']>[number]

/** Said in place of a thesis. */
export const withoutThesis = 'No one conflict on this site is plain enough to name it.'

export interface FirstPage {
  /** What it is, where that is sure enough to begin with. */
  category: string | null
  pages: { read: number; all: number }
  headline: string | null
  /** Strongest point, tension, first move. */
  thesis: Point | null
  moves: Thesis['moves']
  /** Opening and call, before and after. */
  words: Wording[]
  facts: { label: string; point: Point }[]
  standing: { label: string; level: number; word: string; why: string }[]
  question: string | null
}

/** Words to use in one place. */
export interface Wording extends Pick<Rewrite, 'before' | 'after' | 'verdict' | 'why' | 'madeOf'> {
  label: string
  /** What the words after are: whether rules composed them, or a model drafted them. */
  tag: string
  evidence: EvidenceEntry[]
}

/** A diagnosis as people read it. */
export interface DiagnosisEntry extends Pick<Diagnosis, 'title' | 'against' | 'move' | 'certainty' | 'effort'> {
  point: Point
  isAsset: boolean
}

/** The summary of a report whose first page has told the thesis already. */
export const summaryBeside = (summary: string, firstPage: FirstPage | null): string =>
  summary
    .split('\n\n')
    .filter((paragraph) => paragraph !== firstPage?.thesis?.text)
    .join('\n\n')

const factLabels: Record<Thesis['facts'][number]['id'], string> = {
  readers: 'For whom',
  category: 'What it is',
  price: 'What it costs',
  proof: 'Best proof',
  call: 'What visitors should do',
}

const standingLabels: Record<Thesis['standing'][number]['id'], string> = {
  clarity: 'Clarity',
  proof: 'Proof',
  distinctiveness: 'Distinctiveness',
  ease: 'Ease',
}

const partLabels: Record<Rewrite['part'], string> = {
  opening: 'Opening',
  subhead: 'Line below it',
  call: 'Main call',
  metaDescription: 'Description for search engines',
  positioning: 'Positioning line',
}

const onFirstPage: ReadonlySet<Rewrite['part']> = new Set<Rewrite['part']>(['opening', 'call'])

/** null for reports of versions that had none. */
export function firstPageOf(results: FullResults, evidence: EvidenceByPointer): FirstPage | null {
  const { thesis, rewrites = [], coverage } = results
  if (thesis === undefined) return null
  const at = (pointer: string) => [...(evidence.get(pointer) ?? [])]
  return {
    category: thesis.facts.find(({ id }) => id === 'category')?.text ?? null,
    pages: { read: coverage.pages.length, all: coverage.pages.length + coverage.skipped.length },
    headline: thesis.headline,
    thesis: thesis.text === null ? null : { text: thesis.text, voice: 'report', evidence: at('/thesis/text') },
    moves: thesis.moves,
    words: wordings(rewrites, evidence).filter((_, index) => onFirstPage.has(rewrites[index]!.part)),
    facts: thesis.facts.map(({ id, text, isQuoted, certainty }, index) => ({
      label: factLabels[id],
      point: {
        text,
        voice: isQuoted ? 'site' : 'report',
        ...(certainty === 'says' ? {} : { note: certainty }),
        evidence: at(`/thesis/facts/${index}`),
      },
    })),
    standing: thesis.standing.map(({ id, ...one }) => ({ label: standingLabels[id], ...one })),
    question: thesis.question,
  }
}

export const wordings = (rewrites: readonly Rewrite[], evidence: EvidenceByPointer): Wording[] =>
  rewrites.map(({ part, before, after, verdict, why, madeOf, basis }, index) => ({
    label: partLabels[part],
    tag: basis === 'generated' ? 'proposal, drafted by a model' : 'proposal',
    before,
    after,
    verdict,
    why,
    madeOf,
    evidence: [...(evidence.get(`/rewrites/${index}`) ?? [])],
  }))

export const diagnosisEntries = ({ diagnoses = [] }: FullResults, evidence: EvidenceByPointer): DiagnosisEntry[] =>
  diagnoses.map(({ title, text, against, move, certainty, effort, group }, index) => ({
    title,
    point: { text, voice: 'report', evidence: [...(evidence.get(`/diagnoses/${index}`) ?? [])] },
    against,
    move,
    certainty,
    effort,
    isAsset: group === 'asset',
  }))
