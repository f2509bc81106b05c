/** Words of the site within sentences of ours. */
import { listed, quoted, shortened } from './prose.ts'

const wordsCharactersMax = 110

/** Words of the site within an entry: in “…”, on one line, short enough to read on; the evidence has them whole. */
export const inQuotes = (text: string, charactersMax = wordsCharactersMax) =>
  quoted(wholeSentences(text, charactersMax))

/** The same of a text that is spoken of as a whole: what is left out at its end is marked. */
export const beginningInQuotes = (text: string, charactersMax = wordsCharactersMax) =>
  quoted(shortened(text, charactersMax))

/** The whole sentences that there is room for, where they fill a good part of it; else as many words. */
function wholeSentences(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const ends = [...text.slice(0, charactersMax + 1).matchAll(sentenceEnd)]
  const last = ends.at(-1)
  const length = last === undefined ? 0 : last.index + last[0].length
  return length >= charactersMax * sentencesShareMin ? text.slice(0, length) : shortened(text, charactersMax)
}

const sentencesShareMin = 0.4
/** Behind a word of four letters, as an abbreviation is shorter, and before what begins a sentence. */
const sentenceEnd = /(?<=\p{L}{4})[.!?]+[”"»]?(?=\s+[“"«„¿¡]?[\p{Lu}\p{Lo}])|[。！？]/gu

/** “a”, “b” and “c”. */
export const quotedList = (texts: readonly string[], max = 3) =>
  listed(
    texts.slice(0, max).map((text) => inQuotes(text, 70)),
    max,
  )

/**
 * A paragraph that quotes a line more than once has it whole the first time, and by its first words after that.
 * Short quotations stay as they are.
 */
export function quotedOnce(paragraph: string): string {
  const told = new Set<string>()
  return paragraph.replace(/“([^“”]{36,})”/gu, (whole, text: string) => {
    const beginning = text.slice(0, sameBeginning)
    if (told.has(beginning)) return quoted(shortened(text, recalledCharactersMax))
    told.add(beginning)
    return whole
  })
}

const sameBeginning = 30
/** Three to five words. */
const recalledCharactersMax = 26

/** A site's words may end in a full stop of their own: one is enough, and none before a comma. */
export const tidied = (text: string) => text.replace(/([.!?。])”\./g, '$1”').replace(/\.”([,;:)])/g, '”$1')
