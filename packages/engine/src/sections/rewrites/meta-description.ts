/** What search engines show below the title. */
import { type LengthLimits, lengthLimitsIn, wideDescription } from '../../drafts.ts'
import { ctaWords } from '../../lexicon/pages/cta-words.ts'
import { greets } from '../../lexicon/pages/greeting-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { isDeed } from './call.ts'
import { introductionsOf, ownSentences, sayingOf } from './own-sentences.ts'
import { reasonsOf, whatItIs } from './passages.ts'
import { ask, change, keep, type Rewrite } from './rewrite.ts'
import { type Passage, saysEnough, type Writer } from './writer.ts'

/** `roomMin`: what is composed fills so much; `shortMin`: one sentence is better than none. */
const kept = { keptMin: 80, keptMax: 170, roomMin: 110, shortMin: 65 }
const keptWide = { keptMin: 40, keptMax: 95, roomMin: 50, shortMin: 30 }
const whatWordsMax = 26
const reasonWordsMax = 16
const reasonsMax = 10
const introductionsMax = 6

export function metaDescriptionOf(writer: Writer, call: Rewrite): Rewrite {
  const { facts, language } = writer
  const room = lengthLimitsIn('metaDescription', language)
  const limits = { ...room, ...(room === wideDescription ? keptWide : kept) }
  const before = facts.pages[0]?.description?.text ?? null
  const part = 'metaDescription' as const
  if (before !== null && isGood(before, writer, limits)) {
    const why = `The description says what it is in ${before.length} characters, about as many as search engines show.`
    return keep({ part, before, why, confidence: 0.7 })
  }
  const cut = before === null ? null : beginningOf(before, writer, limits)
  if (before !== null && cut !== null) {
    const quote = facts.pages[0]?.description ?? null
    const madeOf = quote === null ? [] : [quote]
    return change({ part, before, after: cut, why: whyChanged(before, limits), madeOf, confidence: 0.65 })
  }
  const written = isCutOff(before, writer, limits) ? null : write(writer, { call, before, limits })
  if (written !== null) {
    const madeOf = written.passages.map(({ quote }) => quote)
    return change({ part, before, after: written.text, why: whyChanged(before, limits), madeOf, confidence: 0.6 })
  }
  if (
    before !== null &&
    facts.description !== null &&
    (before.length >= limits.keptMin || tells(before, writer, limits))
  ) {
    const why =
      before.length >= limits.keptMin
        ? `${inQuotes(before, 90)} is of ${before.length} characters, and its first ones say the most: it can stay.`
        : `${inQuotes(before, 90)} says what it is; of its ${limits.max} characters ${limits.max - before.length} are free for one more reason.`
    return keep({ part, before, why, confidence: 0.4 })
  }
  const why = `What is ${facts.names.brand}, for whom, where, and what speaks for it, in two sentences?`
  return ask({ part, before, why, confidence: 0.5 })
}

type Limits = LengthLimits & typeof kept

/** Of one that is too long the first sentences, where they say enough. */
function beginningOf(text: string, { facts }: Writer, { max, keptMin, keptMax }: Limits): string | null {
  if (text.length <= keptMax || facts.description === null) return null
  const ends = [...text.matchAll(/(?<=[^\s\d][.!?])(?=\s)|[。！？]/gu)].map((match) => match.index + match[0].length)
  const end = ends.filter((at) => at <= max).at(-1)
  return end === undefined || end < keptMin ? null : text.slice(0, end).trim()
}

/** One that is too long, and says what it is first: other words would be no better. */
const isCutOff = (before: string | null, { facts, language }: Writer, { keptMax }: Limits): boolean =>
  before !== null && before.length > keptMax && facts.description !== null && sayingOf(facts, language)(before).size > 1

function isGood(text: string, { facts, language }: Writer, { keptMin, keptMax }: Limits): boolean {
  if (facts.description === null || text.length < keptMin || text.length > keptMax) return false
  const says = sayingOf(facts, language)(text)
  return says.has('brand') || says.has('what') || (says.has('where') && says.has('detail'))
}

const tells = (text: string, { facts, language }: Writer, { shortMin }: Limits): boolean =>
  text.length >= 0.6 * shortMin && sayingOf(facts, language)(text).has('what')

function whyChanged(before: string | null, { keptMax }: Limits): string {
  if (before === null) return 'The home page has no description, so search engines pick a text of their own.'
  if (before.length > keptMax)
    return `${inQuotes(before, 60)} runs to ${before.length} characters, and search engines cut it off.`
  return `${inQuotes(before, 80)} leaves out what speaks for it, and has room for more.`
}

interface Written {
  text: string
  passages: Passage[]
}

interface Order {
  call: Rewrite
  before: string | null
  limits: Limits
}

/** A sentence that says what it is; a short one with what stands behind it, or what bears it out, or the call. */
function write(writer: Writer, { call, before, limits }: Order): Written | null {
  const fills = (passages: readonly Passage[], min: number): Written[] => {
    const text = passages.map((passage) => writer.sentence(passage.text)).join(' ')
    const fits = text.length >= min && text.length <= limits.max && text !== before
    return fits && writer.holds(text, passages) ? [{ text, passages: [...passages] }] : []
  }
  const first = whatItIs(writer, whatWordsMax).slice(0, introductionsMax)
  const label = callOf(writer, call)
  for (const what of first) {
    const others = othersOf(writer, what)
    const pairs = [[what], ...others.map((one) => [what, one])]
    const [found] = [
      ...pairs.flatMap((pair) => fills(pair, limits.roomMin)),
      ...(label === null ? [] : pairs.flatMap((pair) => fills([...pair, label], limits.roomMin))),
    ]
    if (found !== undefined) return found
  }
  if (before !== null && before.length >= limits.shortMin) return null
  const short = [
    ...first.flatMap((what) => [...othersOf(writer, what).map((one) => [what, one]), [what]]),
    ...openingOf(writer),
  ]
  return short.flatMap((passages) => fills(passages, limits.shortMin))[0] ?? null
}

/** Shouted, or a call. */
const isNoText = (text: string) =>
  text === text.toUpperCase() || (wordCount(text) <= callWordsMax && ctaWords.startsWith(text) !== null)
const callWordsMax = 6

/** What stands first on the page says it there, too: the line below the headline, or both. */
function openingOf({ facts: { hero } }: Writer): Passage[][] {
  const [headline, subhead] = [hero.headline, hero.subhead].map((fact): Passage[] => {
    const [quote] = fact?.quotes ?? []
    if (
      fact === null ||
      quote === undefined ||
      /[?？؟…]$|\.\.\.$/.test(fact.value) ||
      greets(fact.value) ||
      isNoText(fact.value)
    )
      return []
    return saysEnough(fact.value) ? [{ text: fact.value, quote: { ...quote, text: fact.value } }] : []
  })
  if (subhead === undefined || subhead.length === 0) return []
  return [subhead, ...(headline === undefined || headline.length === 0 ? [] : [[...headline, ...subhead]])]
}

/** What can stand behind it: the sentence that stands there on its page, reasons, then other sentences that say where, for whom, or what exactly. */
function othersOf(writer: Writer, what: Passage): Passage[] {
  const { facts, language } = writer
  const sentences = ownSentences(facts, language)
  const self = introductionsOf(facts, language).find(({ text }) => text === what.text)
  const behind =
    self === undefined ? [] : sentences.filter(({ at, line }) => at === self.at + 1 && line.page === self.line.page)
  const reasons = reasonsOf(writer, reasonWordsMax).slice(0, reasonsMax)
  const telling = sentences.filter(
    ({ says, line }) =>
      line.pageType === 'home' &&
      (says.has('what') || says.has('we') || says.has('brand')) &&
      (says.has('where') || says.has('whom') || says.has('detail')),
  )
  return [...behind, ...[...reasons, ...telling].filter((one) => !writer.repeats(one.text, what.text))].filter(
    ({ text }) => !what.text.includes(text) && !text.includes(what.text),
  )
}

/** The call as a sentence, where it asks for a deed. */
function callOf({ facts, language }: Writer, call: Rewrite): Passage | null {
  const [quote] = call.after === null ? (facts.path.call?.quotes ?? []) : call.madeOf
  const label = call.after ?? (call.verdict === 'keep' ? call.before : null)
  const text = label?.replace(/^[^\p{L}\p{N}]+|[\s→←↗»>]+$/gu, '') ?? ''
  if (quote === undefined || !isDeed(text, language) || /\d/.test(text) || text === text.toUpperCase()) return null
  return { text, quote }
}
