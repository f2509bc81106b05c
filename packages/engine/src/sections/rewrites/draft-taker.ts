/** Which drafts of a model are taken. Nothing of them is trusted: what rules cannot vouch for is left, and the proposal of the rules stays. */
import { type Drafted, lengthLimitsIn, type RewritePart } from '../../drafts.ts'
import type { Quote } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { detectLanguage } from '../../page/detect-language.ts'
import { wordCount } from '../../page/word-count.ts'
import { counted } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { isDeed } from './call.ts'
import { checkAgainstSources } from './check-against-sources.ts'
import { isOfOnePassageEach, quotesVerbatim } from './draft-clauses.ts'
import { draftPassages } from './draft-passages.ts'
import type { Rewrite } from './rewrite.ts'
import type { Passage, Writer } from './writer.ts'

const passagesMax = 5
/** Less sure than anything that rules compose. */
const confidence = 0.45
const ofComputed = 0.9

export type DraftTaker = (computed: Rewrite, above?: Rewrite) => Rewrite

/** What is to stay stays; what rules would change, or ask for, gives way to a draft that holds. */
export function draftTaker(writer: Writer, { model, drafts }: Drafted): DraftTaker {
  const offered = draftPassages(writer)
  const allowed = allowedWords(writer)
  return (computed, above) => {
    const draft = drafts.find(({ part }) => part === computed.part)
    if (draft === undefined || computed.verdict === 'keep') return computed
    const passages = draft.passages.flatMap((number) => offered[number - 1] ?? [])
    const isMadeOf = passages.length > 0 && passages.length === draft.passages.length && passages.length <= passagesMax
    if (computed.part !== 'positioning' && passages.some(({ isOfOthers }) => isOfOthers)) return computed
    if (!isMadeOf || !fits(draft.text, computed.part, writer)) return computed
    const says = (text: string | null | undefined) => text != null && isSame(draft.text, text)
    if (says(computed.before) || says(computed.after)) return computed
    const line = above?.after ?? above?.before ?? null
    if (line !== null && foldText(draft.text).includes(barely(line))) return computed
    const isHeld =
      checkAgainstSources(draft.text, passages, allowed, writer.language).length === 0 &&
      isOfOnePassageEach(draft.text, passages, { allowed, language: writer.language }) &&
      quotesVerbatim(draft.text, passages)
    return isHeld ? generated(computed, { text: draft.text, model, passages }) : computed
  }
}

function generated(
  { part, before, confidence: ofRules }: Rewrite,
  { text, model, passages }: { text: string; model: string; passages: readonly Passage[] },
): Rewrite {
  const [first, ...others] = passages
  const more = others.length === 0 ? '' : ` and ${counted(others.length, 'other line')} of the site`
  return {
    part,
    before,
    after: text,
    verdict: 'change',
    why: `Drafted by ${model} from ${inQuotes(first?.text ?? '', 90)}${more}; it says nothing that they do not say.`,
    madeOf: passages.map(({ quote }): Quote => quote),
    basis: 'generated',
    confidence: Math.min(confidence, ofComputed * ofRules),
  }
}

/** Words that need no passage: none of them is a verb, as what can be done here has to stand on a button. */
function allowedWords({ facts: { name, kind, audiences }, language }: Writer): string[] {
  const names = name === null ? [] : [name.value.name, ...name.value.variants]
  const labels = audiences
    .filter(({ value }) => value.kind === 'place' || (language === 'en' && value.source !== 'testimonial'))
    .map(({ value }) => value.label)
  return [...names, ...(kind === null ? [] : [kind.value.text]), ...labels]
}

/** Letters, figures and the punctuation of a sentence: no mark-up, no pictures, nothing that cannot be seen. */
const plain = /^[\p{L}\p{M}\p{N}\p{Sc} \u00a0\u202f.,;:!?…'’‘"“”„«»()&%/+–—·。、！？「」『』（）：；，-]+$/u
const trailing = /[,;:&+/–—·、，：；-]$|[!?！？]{2}|\p{L}\.\p{L}{2,}/u

function fits(text: string, part: RewritePart, { language }: Writer): boolean {
  const { unit, min, max } = lengthLimitsIn(part, language)
  const length = unit === 'words' ? wordCount(text) : text.length
  if (length < min || length > max) return false
  if (!plain.test(text) || trailing.test(text) || isShouted(text)) return false
  return isIn(text, language) && (part !== 'call' || isDeed(text, language))
}

const isShouted = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

/** Sure enough to be another language; of a few words nobody can tell, and the words themselves are held against the passages. */
const otherLanguageMin = 0.6
const tellingWords = 8

function isIn(text: string, language: string): boolean {
  if (wordCount(text) < tellingWords) return true
  const detected = detectLanguage(text)
  return detected.language === language || detected.language === 'und' || detected.confidence < otherLanguageMin
}

/** Without punctuation at its ends. */
const barely = (text: string) => foldText(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '')
const isSame = (one: string, other: string) => barely(one) === barely(other)
