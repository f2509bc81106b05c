/** The line below the headline: what it is, and one thing that bears it out. */
import { lengthLimits } from '../../drafts.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { tellingNumbers } from '../../facts/language/telling-numbers.ts'
import { foldText } from '../../lexicon/fold.ts'
import { wordCount } from '../../page/word-count.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { reasonsOf, voiceOf, whatItIs } from './passages.ts'
import { ask, change, keep, type Rewrite } from './rewrite.ts'
import type { Passage, Writer } from './writer.ts'

const words = lengthLimits.subhead
const keptWords = { min: 5, max: 40 }
const whatWordsMax = 15
const reasonWordsMax = 12

export function subheadOf(writer: Writer, opening: Rewrite): Rewrite {
  const { facts } = writer
  const before = facts.hero.subhead?.value ?? null
  const part = 'subhead' as const
  if (before !== null && opening.after !== null && before.includes(opening.after.replace(/[.。]$/, '')))
    return ask({
      part,
      before,
      why: 'The line moves up into the headline; which fact about the offer should follow it?',
      confidence: 0.5,
    })
  if (before !== null && isGood(before, writer)) {
    const why = `${inQuotes(before, 90)} says what is offered, which is what a line below a headline is for.`
    return keep({ part, before, why, confidence: 0.65 })
  }
  const said = opening.after ?? opening.before ?? ''
  const written = write(writer, said, before)
  if (written !== null) {
    const why =
      before === null
        ? `Nothing below the headline says what ${facts.names.brand} is; these words of the site do.`
        : `${inQuotes(before, 70)} does not say what is offered; these words of the site do.`
    const madeOf = written.passages.map(({ quote }) => quote)
    return change({ part, before, after: written.text, why, madeOf, confidence: 0.6 })
  }
  if (before !== null && wordCount(before) >= keptWords.min && !/[?？]$/.test(before)) {
    const why = `${inQuotes(before, 90)} can stay: nothing else on the pages read says more in as few words.`
    return keep({ part, before, why, confidence: 0.4 })
  }
  const why = `What is ${facts.names.brand}, for whom and where, in one sentence?`
  return ask({ part, before, why, confidence: 0.6 })
}

/** It names the brand, its category or the place, or holds a detail that can be checked; a long sentence is left alone. */
function isGood(text: string, { facts, language }: Writer): boolean {
  const count = wordCount(text)
  if (count < keptWords.min || count > keptWords.max || /[?？]$/.test(text)) return false
  if (count >= longWords) return true
  const folded = foldText(text)
  const places = facts.audiences.filter(({ value }) => value.kind === 'place').map(({ value }) => foldText(value.label))
  const names = facts.name === null ? [] : [facts.name.value.name, ...facts.name.value.variants].map(foldText)
  const says = [...(facts.kind === null ? [] : [foldText(facts.kind.value.text)]), ...places, ...names]
  if (isEnded.test(text) && says.some((one) => folded.includes(one))) return true
  if (tellingNumbers(text, language).length > 0) return true
  const category = contentKeys(facts.kind?.value.text ?? '', language) ?? new Set<string>()
  if ([...(contentKeys(text, language) ?? [])].some((key) => category.has(key)) && isEnded.test(text)) return true
  return facts.phrases.some((phrase) => text.includes(phrase.text) && phrase.couldBeFalse)
}

const longWords = 9
const isEnded = /[.!。！]["”’»」]?$/

/** Of what it is and what bears it out, the first pair that fits and says nothing twice. */
function write(writer: Writer, said: string, before: string | null): { text: string; passages: Passage[] } | null {
  const voice = voiceOf(writer)
  const reasons = [...reasonsOf(writer, reasonWordsMax), ...(voice === null ? [] : [voice])]
  for (const what of whatItIs(writer, whatWordsMax)) {
    if (said.includes(what.text)) continue
    for (const reason of reasons) {
      if (writer.repeats(reason.text, said) || writer.repeats(reason.text, what.text)) continue
      const text = `${writer.sentence(what.text)} ${writer.sentence(reason.text)}`
      const count = wordCount(text)
      if (count < words.min || count > words.max || text === before) continue
      const passages = [what, reason]
      if (writer.holds(text, passages)) return { text, passages }
    }
  }
  return null
}
