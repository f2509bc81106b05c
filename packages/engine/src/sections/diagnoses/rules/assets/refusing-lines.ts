import { negationWords } from '../../../../lexicon/speech/negation-words.ts'
import { imperativeWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { memoised } from '../../../../memoised.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { OwnLine } from '../../own-lines.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'
import { refusalReader } from '../../phrases/refusal-clauses.ts'
import { assetLines } from './asset-lines.ts'

/** A line that says what a brand does not do. */
export interface Refusal {
  line: OwnLine
  /** Whether it sets what it does against what it does not: “a conversation, not a script”. */
  isContrast: boolean
  points: number
}

const length = { min: 3, max: 20 }
/** A clause that leaves one thing out says little: “No cloud dependency.” Of these so many make a refusal. */
const bareMin = 3

/** Lines that refuse what others of the trade do, strongest first; what everybody promises is none: “no hidden fees”. */
export const refusalsOf = memoised((lines: readonly OwnLine[], language: string): readonly Refusal[] => {
  const read = refusalReader(language)
  const imperative = imperativeWordsOf(language)
  const negation = negationWords(language)
  const found: Refusal[] = []
  const bare: Refusal[] = []
  for (const line of assetLines(lines, length)) {
    if (answers(line) || isOfTrouble(line)) continue
    const text = withoutLeadingMarks(line.text)
    // “Do not book twice” is advice.
    const [first = '', ...others] = text.split(/\s+/)
    const isAdvice = negation.has(first) && imperative.startsWith(others.join(' ')) !== null
    if (text.includes('_') || isAdvice || imperative.startsWith(text) !== null) continue
    const refusing = read(text)
    if (refusing === null) continue
    const { isContrast, isOfBrand, count, isBare } = refusing
    // “We are not the tool”: the line that it begins goes on elsewhere.
    const isFragment = !isContrast && count < 2 && wordCount(text) < wordsBest.min && !/[.!。！]$/.test(text)
    const isWhole = isContrast || isOfBrand
    const refusal = { line, isContrast, points: pointsOf(line, Math.max(count, 1), isWhole) - (isFragment ? 1 : 0) }
    if (isContrast || isOfBrand || count > 1) found.push(refusal)
    else if (isBare) bare.push(refusal)
  }
  const all = found.length > 0 || bare.length >= bareMin ? [...found, ...bare] : []
  return all.sort((a, b) => b.points - a.points)
})

/** What answers a question tells how something is, for those who ask. */
export const answers = ({ textClass, role, pageType }: Pick<OwnLine, 'textClass' | 'role' | 'pageType'>) =>
  textClass === 'answer' || role === 'faq' || pageType === 'faq'

/** Developers name the blocks of what is wrong without the product: its lines refuse nothing. */
export const isOfTrouble = ({ locator }: Pick<OwnLine, 'locator'>) =>
  /\b(?:pains?|problems?|challenges?|before)\b|\bba[-_]/i.test(locator)

/** Fewer are a slogan, “Proactive, not reactive”; more an argument. */
const wordsBest = { min: 5, max: 14 }

const pointsOf = ({ place, pageType, text }: OwnLine, count: number, isWhole: boolean) =>
  2 * Math.min(count, 3) +
  (isWhole ? 2 : 0) +
  (place === 'headline' || place === 'subhead' ? 3 : place === 'heading' ? 1 : 0) +
  (pageType === 'home' || pageType === 'about' ? 2 : pageType === 'other' ? -1 : 0) +
  (wordCount(text) >= wordsBest.min && wordCount(text) <= wordsBest.max ? 1 : 0)
