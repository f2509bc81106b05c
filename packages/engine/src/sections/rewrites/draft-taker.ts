/** Which drafts of a model are taken. Nothing of them is trusted: what rules cannot vouch for is left, and the proposal of the rules stays. */
import { type Draft, type Drafted, draftSourcesMax, lengthLimitsIn, type RewritePart } from '../../drafts.ts'
import type { Quote } from '../../evidence.ts'
import { ctaWords, deedIntents } from '../../lexicon/pages/cta-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { counted } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { isDeed } from './call.ts'
import { bare, checkAgainstSources } from './check-against-sources.ts'
import { endsWhole, isOfOnePassageEach, quotesVerbatim, usesEach } from './draft-clauses.ts'
import { draftPassages } from './draft-passages.ts'
import { isIn } from './own-sentences.ts'
import type { Rewrite } from './rewrite.ts'
import type { Passage, Writer } from './writer.ts'

/** Less sure than anything that rules compose. */
const confidence = 0.45
const ofComputed = 0.9

export type DraftTaker = (computed: Rewrite, above?: Rewrite) => Rewrite

/** What is to stay stays; what rules would change, or ask for, gives way to a draft that holds. */
export function draftTaker(writer: Writer, { model, drafts }: Drafted): DraftTaker {
  const offered = draftPassages(writer)
  return (computed, above) => {
    const draft = drafts.find(({ part }) => part === computed.part)
    if (draft === undefined || computed.verdict === 'keep' || computed.isOfThesis) return computed
    const { part, text } = draft
    const passages = draft.passages.flatMap((number) => offered[number - 1] ?? [])
    const areOffered = passages.length > 0 && passages.length === draft.passages.length
    const mayStandThere = part === 'positioning' || passages.every(({ isOfOthers }) => !isOfOthers)
    if (!areOffered || passages.length > draftSourcesMax || !mayStandThere) return computed
    const isTaken = fits(text, part, writer) && saysMore(text, computed, above) && isHeld(draft, passages, writer)
    return isTaken ? generated(computed, { text, model, passages }) : computed
  }
}

/** Neither what stands there, nor what rules propose anyway, nor the line above it once more. */
function saysMore(text: string, { before, after }: Rewrite, above: Rewrite | undefined): boolean {
  const isThere = [before, after].some((one) => one !== null && bare(one) === bare(text))
  const line = above?.after ?? above?.before ?? null
  return !isThere && (line === null || !bare(text).includes(bare(line)))
}

function isHeld({ text, part }: Draft, passages: readonly Passage[], writer: Writer): boolean {
  const { language } = writer
  const allowed = [...allowedWords(writer), ...(part === 'positioning' ? (wordsOfPositioning[language] ?? []) : [])]
  return (
    checkAgainstSources(text, passages, allowed, language).length === 0 &&
    isOfOnePassageEach(text, passages, { allowed, language }) &&
    usesEach(text, passages, language) &&
    endsWhole(text, passages, language) &&
    actsOf([...passages.map((passage) => passage.text), ...allowed].join('\n')).isSupersetOf(actsOf(text)) &&
    quotesVerbatim(text, passages)
  )
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

const acts: ReadonlySet<string> = new Set([...deedIntents, 'download'])

/** What can be done here: where no passage says that one can download, nobody is asked to, though the verb is no more than grammar of calls. */
const actsOf = (text: string) =>
  new Set<string>(ctaWords.match(text).flatMap(({ tag }) => (acts.has(tag) ? [tag] : [])))

/** Words of the sentence that a positioning line is, and no more than that. */
const wordsOfPositioning: Record<string, readonly string[]> = { en: ['unlike'] }

/** Words that need no passage: none of them is a verb, as what can be done here has to stand on a button. */
function allowedWords({ facts: { name, kind, audiences }, language }: Writer): string[] {
  const names = name === null ? [] : [name.value.name, ...name.value.variants]
  const labels = audiences
    .filter(({ value }) => value.kind === 'place' || (language === 'en' && value.source !== 'testimonial'))
    .map(({ value }) => value.label)
  return [...names, ...(kind === null ? [] : [kind.value.text]), ...labels]
}

/** Of 40 words; what is longer is not even read. */
const charactersMax = 400

/** Letters, figures and the punctuation of a sentence: no mark-up, no pictures, nothing that cannot be seen. */
const plain = /^[\p{L}\p{M}\p{N}\p{Sc} \u00a0\u202f.,;:!?…'’‘"“”„«»()&%/+–—·。、！？「」『』（）：；，-]+$/u
const trailing = /[,;:&+/–—·、，：；-]$|[!?！？]{2}|\p{L}\.\p{L}{2,}/u

function fits(text: string, part: RewritePart, { language }: Writer): boolean {
  if (text.length > charactersMax) return false
  const { unit, min, max } = lengthLimitsIn(part, language)
  const length = unit === 'words' ? wordCount(text) : text.length
  if (length < min || length > max) return false
  if (!plain.test(text) || trailing.test(text) || isShouted(text)) return false
  return isIn(text, language) && (part !== 'call' || isDeed(text, language))
}

const isShouted = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()
