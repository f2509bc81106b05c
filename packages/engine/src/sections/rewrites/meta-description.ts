/** What search engines show below the title. */
import { type LengthLimits, lengthLimitsIn, wideDescription } from '../../drafts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { wordCount } from '../../page/word-count.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { reasonsOf, whatItIs } from './passages.ts'
import { ask, change, keep, type Rewrite } from './rewrite.ts'
import type { Passage, Writer } from './writer.ts'

const kept = { keptMin: 80, keptMax: 170 }
const keptWide = { keptMin: 40, keptMax: 95 }
const whatWordsMax = 22
const reasonWordsMax = 14
const reasonsMax = 8

export function metaDescriptionOf(writer: Writer, call: Rewrite): Rewrite {
  const { facts, language } = writer
  const room = lengthLimitsIn('metaDescription', language)
  const limits = { ...room, ...(room === wideDescription ? keptWide : kept) }
  const before = facts.pages[0]?.description?.text ?? null
  const part = 'metaDescription' as const
  if (before !== null && isGood(before, writer, limits)) {
    const why = `${inQuotes(before, 90)} says what it is in ${before.length} characters, which search engines show whole.`
    return keep({ part, before, why, confidence: 0.7 })
  }
  const cut = before === null ? null : beginningOf(before, writer, limits)
  if (before !== null && cut !== null) {
    const quote = facts.pages[0]?.description ?? null
    const madeOf = quote === null ? [] : [quote]
    return change({ part, before, after: cut, why: whyChanged(before, limits), madeOf, confidence: 0.65 })
  }
  const written = write(writer, call, limits)
  if (written !== null) {
    const madeOf = written.passages.map(({ quote }) => quote)
    return change({ part, before, after: written.text, why: whyChanged(before, limits), madeOf, confidence: 0.6 })
  }
  if (before !== null && before.length >= limits.keptMin && facts.description !== null) {
    const why = `${inQuotes(before, 90)} is of ${before.length} characters, and its first ones say the most: it can stay.`
    return keep({ part, before, why, confidence: 0.4 })
  }
  const why = `What is ${facts.names.brand}, for whom, where, and what speaks for it, in two sentences?`
  return ask({ part, before, why, confidence: 0.5 })
}

type Limits = LengthLimits & typeof kept

/** Of one that is too long the first sentences, where they fill the room. */
function beginningOf(text: string, { facts }: Writer, { min, max, keptMax }: Limits): string | null {
  if (text.length <= keptMax || facts.description === null) return null
  const ends = [...text.matchAll(/(?<=[^\s\d][.!?])(?=\s)|[。！？]/gu)].map((match) => match.index + match[0].length)
  const end = ends.filter((at) => at <= max).at(-1)
  return end === undefined || end < min ? null : text.slice(0, end).trim()
}

function isGood(text: string, { facts }: Writer, { keptMin, keptMax }: Limits): boolean {
  if (facts.description === null || text.length < keptMin || text.length > keptMax) return false
  const folded = foldText(text)
  const names = facts.name === null ? [] : [facts.name.value.name, ...facts.name.value.variants]
  const says = [...names, ...(facts.kind === null ? [] : [facts.kind.value.text])].map(foldText)
  return says.some((one) => folded.includes(one))
}

function whyChanged(before: string | null, { keptMax }: Limits): string {
  if (before === null) return 'The home page has no description, so search engines pick a text of their own.'
  if (before.length > keptMax)
    return `${inQuotes(before, 60)} runs to ${before.length} characters, and search engines cut it off.`
  return `${inQuotes(before, 80)} leaves out what speaks for it, and has room for more.`
}

/** What it is, one or two reasons, and the call: the first set that fills the room. */
function write(writer: Writer, call: Rewrite, limits: Limits): { text: string; passages: Passage[] } | null {
  const label = callOf(writer, call)
  const reasons = reasonsOf(writer, reasonWordsMax).slice(0, reasonsMax)
  for (const what of whatItIs(writer, whatWordsMax)) {
    const others = reasons.filter((reason) => !writer.repeats(reason.text, what.text))
    const pairs = others.flatMap((one, index) =>
      others.slice(index + 1).flatMap((two) => (writer.repeats(one.text, two.text) ? [] : [[one, two]])),
    )
    for (const proof of [...others.map((one) => [one]), ...pairs]) {
      for (const end of label === null ? [[]] : [[label], []]) {
        const passages = [what, ...proof, ...end]
        const text = passages.map((passage) => writer.sentence(passage.text)).join(' ')
        if (text.length >= limits.min && text.length <= limits.max && writer.holds(text, passages))
          return { text, passages }
      }
    }
  }
  return null
}

/** The call as a sentence, where it says what happens. */
function callOf({ facts }: Writer, call: Rewrite): Passage | null {
  const [quote] = call.after === null ? (facts.path.call?.quotes ?? []) : call.madeOf
  const text = call.after ?? (call.verdict === 'keep' ? call.before : null)
  if (text === null || quote === undefined || wordCount(text) < 2 || text === text.toUpperCase()) return null
  return { text: text.replace(/[\s→←↗»>]+$/u, ''), quote }
}
