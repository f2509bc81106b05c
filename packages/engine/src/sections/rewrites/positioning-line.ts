/** One English sentence that says for whom it is, what it is, and what sets it apart, by words of the site. */
import { lengthLimits } from '../../drafts.ts'
import type { Fact } from '../../evidence.ts'
import { wordCount } from '../../page/word-count.ts'
import { shortened } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { DiagnosisFacts } from '../diagnoses/diagnosis-facts.ts'
import type { PhraseSign } from '../diagnoses/phrases/phrase-signs.ts'
import type { Phrase } from '../diagnoses/phrases.ts'
import { isOwnLine } from '../diagnoses/rules/lines/assets-in-lines.ts'
import { quotesOf } from '../grounds.ts'
import { clustersOf } from '../personas/clusters.ts'
import { bare, peopleIn, readersOf } from '../positioning/composed-statement.ts'
import { ask, change, type Rewrite } from './rewrite.ts'
import { isPromotable, type Writer } from './writer.ts'

const wordsMax = lengthLimits.positioning.max
const nameWordsMax = 5
const kindConfidenceMin = 0.6

/** Always a proposal: it is for those who work on the brand, and stands on no page. */
export function positioningLine(writer: Writer): Rewrite {
  const { facts } = writer
  const { name, kind, audiences, names, alternatives } = facts
  const part = 'positioning' as const
  const missing = (why: string) => ask({ part, before: null, why, confidence: 0.6 })
  const readers = readersFirst(audiences)
  if (name === null) return missing('What is the brand called?')
  if (kind !== null && kind.confidence < kindConfidenceMin)
    return missing(`Would a customer search for ${names.brand} by the words ${inQuotes(kind.value.text, 60)}?`)
  if (kind === null) return missing(`By which noun would a customer search for what ${names.brand} is?`)
  if (readers === null) return missing(`For whom is ${names.brand} first of all?`)
  const lines = linesOf(writer)
  const [line] = lines
  if (line === undefined) return missing(`What does ${names.brand} do that another ${kind.value.label} does not?`)
  const other = alternatives.find(({ value }) => wordCount(value) <= nameWordsMax)
  const start = `${shortened(name.value.name, 60)}, the ${kind.value.label} for ${readers.value}: ${inQuotes(bare(line.text), 120)}.`
  const [, second] = lines
  const end =
    other === undefined || second === undefined
      ? ''
      : ` Unlike ${shortened(other.value, 60)}, it adds ${inQuotes(bare(second.text), 100)}.`
  const after = wordCount(start + end) <= wordsMax ? start + end : start
  if (wordCount(after) > wordsMax) return missing(`Which of its readers comes first: ${readers.value}?`)
  const used = after === start ? [line] : [line, ...(second === undefined ? [] : [second])]
  return change({
    part,
    before: null,
    after,
    why: `${inQuotes(line.text, 90)} is the strongest line that the site has of its own; readers and category are those that it names.`,
    madeOf: [...quotesOf([readers, kind]), ...used.map(({ quote }) => quote)],
    confidence: Math.min(0.7, readers.confidence, kind.confidence),
  })
}

/** Strong enough that they are spoken to, and not only met. */
const clusterScoreMin = 2
const placeShape = /^[\p{Script=Latin}\p{M}\s.'’-]+$/u

/** The readers that it speaks to first; people of the place where it names none. */
function readersFirst(audiences: DiagnosisFacts['audiences']): Fact<string> | null {
  const [first] = clustersOf(audiences)
  if (first !== undefined && first.score >= clusterScoreMin) {
    const ids = new Set(first.ids.slice(0, 1))
    return readersOf(audiences.filter(({ value }) => ids.has(value.id)))
  }
  const place = audiences.find(({ value }) => value.kind === 'place' && placeShape.test(value.label))
  return place === undefined ? null : peopleIn([place])
}

/** What anybody gives is no difference, nor is what only a part of the offer refuses. */
function isTelling(phrase: Phrase): boolean {
  const has = (...signs: PhraseSign[]) => signs.every((sign) => phrase.signs.includes(sign))
  if (isOwnLine(phrase) || has('person') || has('shaped', 'ownWords')) return true
  return has('number', 'deed') || has('refusal', 'deed') || has('refusal', 'contrast')
}

/** Own lines, then what could be false, strongest first. */
function linesOf({ facts }: Writer) {
  const usable = facts.phrases.filter((phrase) => isPromotable(phrase) && phrase.points >= 4 && isTelling(phrase))
  return [...usable.filter(isOwnLine), ...usable.filter((phrase) => !isOwnLine(phrase))]
}
