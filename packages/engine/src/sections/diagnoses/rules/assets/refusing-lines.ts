import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { claimWordsOf, parityWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf } from '../../../../lexicon/speech/introduction-words.ts'
import type { RefusalWord } from '../../../../lexicon/speech/lists.ts'
import { firstPersonPluralWords } from '../../../../lexicon/speech/mission-words.ts'
import { refusalWordsOf } from '../../../../lexicon/speech/refusal-words.ts'
import { imperativeWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { OwnLine } from '../../own-lines.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'
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
/** “We never …”, “Wir bauen keine …”: so near the beginning stands what refuses. */
const wordsBeforeRefusal = 3

/** Where clauses part. */
const parting = /[.,;:!–—]\s+|\s[-–—]\s/u

/** Lines that refuse what others of the trade do, strongest first; what everybody promises is none: “no hidden fees”. */
export function refusalsOf(lines: readonly OwnLine[], language: string): Refusal[] {
  const read = clauseReader(language)
  const refusesItself = selfReader(language)
  const imperative = imperativeWordsOf(language)
  const found: Refusal[] = []
  const bare: Refusal[] = []
  for (const line of assetLines(lines, length)) {
    const text = withoutLeadingMarks(line.text)
    if (text.includes('_') || imperative.startsWith(text) !== null) continue
    const clauses = text.split(parting).map(read)
    const words = clauses.filter((word) => word !== null)
    const count = Math.max(...tags.map((tag) => words.filter((word) => word === tag).length))
    const isContrast = words.includes('not') && clauses[0] === null
    const isOfBrand = refusesItself(text)
    const refusal = { line, isContrast, points: pointsOf(line, Math.max(count, 1), isContrast || isOfBrand) }
    if (isContrast || isOfBrand || count > 1) found.push(refusal)
    else if (words.includes('no')) bare.push(refusal)
  }
  const all = found.length > 0 || bare.length >= bareMin ? [...found, ...bare] : []
  return all.sort((a, b) => b.points - a.points)
}

const tags: readonly RefusalWord[] = ['not', 'no', 'without']

/** Fewer are a slogan, “Proactive, not reactive”; more an argument. */
const wordsBest = { min: 5, max: 14 }

const pointsOf = ({ place, pageType, text, textClass }: OwnLine, count: number, isWhole: boolean) =>
  2 * Math.min(count, 3) +
  (isWhole ? 2 : 0) +
  (place === 'headline' || place === 'subhead' ? 3 : place === 'heading' ? 1 : 0) +
  (pageType === 'home' || pageType === 'about' ? 2 : pageType === 'other' ? -1 : 0) +
  (wordCount(text) >= wordsBest.min && wordCount(text) <= wordsBest.max ? 1 : 0) -
  (textClass === 'answer' ? 1 : 0)

/** Tells by what word a clause refuses something; null where it refuses nothing, or what everybody does. */
function clauseReader(language: string): (clause: string) => RefusalWord | null {
  const words = refusalWordsOf(language)
  const isStock = stockReader(language)
  return (clause) => {
    const word = words.startsWith(clause)
    if (word === null || word.tag === 'only' || word.tag === 'verb') return null
    const rest = foldText(clause).slice(word.end).trim()
    if (wordCount(rest) === 0 || words.startsWith(rest)?.tag === 'only') return null
    return isStock(clause) ? null : word.tag
  }
}

/** Tells whether a line says “we do not …”; “we cannot” is a limit, and “we do not only” a boast. */
function selfReader(language: string): (text: string) => boolean {
  const we = firstPersonPluralWords(language)
  const words = refusalWordsOf(language)
  const isStock = stockReader(language)
  return (text) => {
    if (we.startsWith(text) === null || isStock(text)) return false
    const [first, second] = words.match(text)
    if (first === undefined || first.tag === 'only' || first.tag === 'without') return false
    const before = foldText(text).slice(0, first.start)
    const after = foldText(text).slice(first.end).trim()
    return wordCount(before) <= wordsBeforeRefusal && words.startsWith(after)?.tag !== 'only' && second?.tag !== 'only'
  }
}

function stockReader(language: string): (text: string) => boolean {
  const given = distinctionWordsOf(language)
  const calming = cueWords(language, 'calming')
  const fair = cueWords(language, 'fairPrice')
  const parity = parityWordsOf(language)
  const claimed = claimWordsOf(language)
  return (text) =>
    calming.has(text) ||
    fair.has(text) ||
    parity.has(text) ||
    claimed.match(text).some(({ tag }) => tag === 'guarantee') ||
    given.match(text).some(({ tag, words }) => tag === 'given' || (tag === 'refusal' && words > 1))
}
