/** The line below the headline: what it is, where and for whom, in one sentence of the site; a short one with what bears it out. */
import { lengthLimits } from '../../drafts.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { wordCount } from '../../page/word-count.ts'
import { beginningInQuotes, inQuotes } from '../../writing/quoted-words.ts'
import { isStock } from './opening.ts'
import { introductionsOf, type OwnSentence, type Says, sayingOf } from './own-sentences.ts'
import { categoryAlone, reasonsOf, voiceOf } from './passages.ts'
import { ask, change, keep, type Rewrite } from './rewrite.ts'
import type { Passage, Writer } from './writer.ts'

const words = lengthLimits.subhead
const keptWords = { min: 5, max: 40 }
const sentenceWordsMax = 25
const reasonWordsMax = 12
/** Of so many words a sentence says enough by itself. */
const aloneWordsMin = 11

export function subheadOf(writer: Writer, opening: Rewrite): Rewrite {
  const { facts } = writer
  const before = facts.hero.subhead?.value ?? null
  const part = 'subhead' as const
  const said = opening.after ?? opening.before ?? ''
  const movesUp = before !== null && opening.after !== null && before.includes(opening.after.replace(/[.。]$/, ''))
  if (before !== null && !movesUp && isGood(before, writer)) {
    const why = `${beginningInQuotes(before, 90)} says what is offered, which is what a line below a headline is for.`
    return keep({ part, before, why, confidence: 0.65 })
  }
  const cut = before === null || movesUp ? null : beginningOf(before, writer)
  if (before !== null && cut !== null) {
    const why = `${inQuotes(before, 70)} runs to ${wordCount(before)} words; this sentence of it says what is offered.`
    return change({ part, before, after: cut.text, why, madeOf: [cut.quote], confidence: 0.55 })
  }
  const written = write(writer, said, before)
  if (written !== null) {
    const what = before === null ? 'Nothing below the headline says' : `${inQuotes(before, 70)} does not say`
    const why = movesUp
      ? 'The line that stands here moves up into the headline; these words of the site say what is offered.'
      : before === null
        ? `${what} what ${facts.names.brand} is; these words of the site do.`
        : `${what} what is offered; these words of the site do.`
    const madeOf = written.passages.map(({ quote }) => quote)
    return change({ part, before, after: written.text, why, madeOf, confidence: 0.6 })
  }
  if (movesUp)
    return ask({
      part,
      before,
      why: 'The line moves up into the headline; which fact about the offer should follow it?',
      confidence: 0.5,
    })
  if (before !== null && wordCount(before) >= keptWords.min && !isQuestion(before)) {
    const why = `${beginningInQuotes(before, 90)} can stay: no sentence was found to put in its place.`
    return keep({ part, before, why, confidence: 0.4 })
  }
  const why = `What is ${facts.names.brand}, for whom and where, in one sentence?`
  return ask({ part, before, why, confidence: 0.6 })
}

const isQuestion = (text: string) => /[?？؟]$/.test(text)

/** It names the brand, its category, place or readers, or holds a detail that can be checked; a long sentence of its own is left alone. */
function isGood(text: string, { facts, language }: Writer): boolean {
  const count = wordCount(text)
  if (count < keptWords.min || count > keptWords.max || isQuestion(text)) return false
  if (facts.phrases.some((phrase) => text.includes(phrase.text) && phrase.couldBeFalse)) return true
  const says = sayingOf(facts, language)(text)
  if (says.has('detail') || says.has('category') || (says.has('what') && (says.has('where') || says.has('whom'))))
    return true
  if (count >= longWords) return !isStock(text, language) || telling.some((one) => says.has(one))
  return isEnded.test(text) && telling.some((one) => says.has(one))
}

const telling: readonly Says[] = ['brand', 'what', 'where']
const longWords = 9
const isEnded = /[.!。！]["”’»」]?$/

/** Of a paragraph the sentence that says most. */
function beginningOf(before: string, { facts, language }: Writer): OwnSentence | null {
  if (wordCount(before) <= keptWords.max) return null
  return (
    introductionsOf(facts, language).find(
      ({ text, words: count }) => count >= words.min && count <= sentenceWordsMax && before.includes(text),
    ) ?? null
  )
}

/** The first sentence that says what the headline does not; a short one with what bears it out. */
function write(writer: Writer, said: string, before: string | null): { text: string; passages: Passage[] } | null {
  const { facts, language } = writer
  const introductions = introductionsOf(facts, language).filter(
    (one) =>
      one.words <= sentenceWordsMax &&
      !said.includes(one.text) &&
      one.text !== before &&
      isNew(one.text, said, language) &&
      !beginsAlike(one.text, said),
  )
  for (const one of introductions) {
    const found =
      one.words >= aloneWordsMin || tells(one)
        ? alone(writer, one)
        : (withReason(writer, one, said) ?? alone(writer, one))
    if (found !== null && found.text !== before) return found
  }
  const category = facts.kind === null ? null : categoryAlone(facts.kind)
  return category === null || said.includes(category.text) || !isNew(category.text, said, language)
    ? null
    : withReason(writer, category, said)
}

const tells = ({ says }: OwnSentence) => says.has('what') && (says.has('where') || says.has('whom'))

function alone(writer: Writer, passage: OwnSentence): { text: string; passages: Passage[] } | null {
  const text = writer.sentence(passage.text)
  return passage.words >= words.min && writer.holds(text, [passage]) ? { text, passages: [passage] } : null
}

function withReason(writer: Writer, what: Passage, said: string): { text: string; passages: Passage[] } | null {
  const voice = voiceOf(writer)
  for (const reason of [...reasonsOf(writer, reasonWordsMax), ...(voice === null ? [] : [voice])]) {
    if (writer.repeats(reason.text, said) || writer.repeats(reason.text, what.text)) continue
    const text = `${writer.sentence(what.text)} ${writer.sentence(reason.text)}`
    const count = wordCount(text)
    if (count >= words.min && count <= words.max && writer.holds(text, [what, reason]))
      return { text, passages: [what, reason] }
  }
  return null
}

/** “Oakrow is … Oakrow is …” */
const beginsAlike = (text: string, said: string) => text.split(' ', 1)[0] === said.split(' ', 1)[0]

const newShareMin = 0.5

/** Half of what it says stands not in the headline. */
function isNew(text: string, said: string, language: string): boolean {
  const keys = contentKeys(text, language)
  const others = contentKeys(said, language)
  if (keys === null || others === null) return true
  return [...keys].filter((key) => !others.has(key)).length >= newShareMin * keys.size
}
