/** Which parts of an analysis an export holds, by the names of the members of `results`. */
import { sectionIds as fullSections } from '@brandprint/engine/section-ids'
import { AppError } from '../../platform/errors.ts'

/** The parts of a flash analysis. */
export const flashSections = ['summary', 'brandIdentity', 'insights', 'primaryCallToAction', 'palette', 'logo'] as const

const allSections = 'all'

/** Every word that `sections` of any export takes. */
export const sectionWords: string[] = [...new Set([allSections, ...fullSections, ...flashSections])]

export type AnalysisType = 'full' | 'flash'

/** Members of `results` that are drawn from all sections, and have no names of their own in `sections`. */
export const conclusionMembers = ['thesis', 'diagnoses', 'rewrites'] as const

/** Whether nothing was left out of a full analysis: then its conclusions belong to the export. */
export const isWholeReport = (sections: readonly string[]): boolean =>
  fullSections.every((name) => sections.includes(name))

const sectionsOf = (type: AnalysisType): readonly string[] => (type === 'full' ? fullSections : flashSections)
const wordsOf = (type: AnalysisType) => [allSections, ...sectionsOf(type)].join(', ')
const takenByEither = `a full analysis takes one of: ${wordsOf('full')}; a flash analysis one of: ${wordsOf('flash')}`

/** Errors quote at most so many characters of a request. */
const shownCharacters = 60
const named = (at: number, name = '') => `“sections.${at}” is “${name.slice(0, shownCharacters).toWellFormed()}”`

/**
 * What can be said without knowing the analysis, and therefore comes before it is looked for.
 * @throws {AppError} INVALID_VALUE, which names the entry
 */
export function checkSections(sections: readonly string[]): void {
  for (const [at, name] of sections.entries()) {
    if (!sectionWords.includes(name)) throw wrong(at, `${named(at, name)}, which no analysis has; ${takenByEither}.`)
    if (name === allSections && sections.length > 1) {
      throw wrong(at, '“all” stands for every section: send it alone, or the names without it.')
    }
    if (sections.indexOf(name) !== at) throw wrong(at, `“${name}” is named twice.`)
  }
}

/**
 * @returns names of members of `results`, in the order of the report
 * @throws {AppError} INVALID_VALUE for one that such an analysis does not have
 */
export function sectionsFor(type: AnalysisType, sections: readonly string[]): string[] {
  const known = sectionsOf(type)
  if (sections.includes(allSections)) return [...known]
  const at = sections.findIndex((name) => !known.includes(name))
  if (at !== -1) {
    const message = `${named(at, sections[at])}, which a ${type} analysis does not have; it takes one of: ${wordsOf(type)}.`
    throw wrong(at, message)
  }
  return known.filter((name) => sections.includes(name))
}

const wrong = (at: number, message: string) => new AppError('INVALID_VALUE', `sections.${at}`, message)
