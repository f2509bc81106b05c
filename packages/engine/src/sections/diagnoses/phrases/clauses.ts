import { wordCount } from '../../../page/word-count.ts'

/** Bullets, dashes, ticks and pictures that stand before a line. */
const leadingMarks = /^(?:[\s\-–—•·▪■◆●▸►»>✓✔✗✘➜→☑★*#|]|\p{Extended_Pictographic}|\ufe0f|\u200d)+/u

export const withoutLeadingMarks = (line: string) => line.replace(leadingMarks, '').trim()

/** A line without what stands before it, nor the commas and dashes at its end. */
const withoutMarks = (line: string) => withoutLeadingMarks(line).replace(/[\s,;:–—-]+$/, '')

/** Ends of sentences; a full stop after a single letter or a number ends none (“Dr. K. Moor”, “2. Etage”). */
const sentenceEnds = /(?<=[^\s\p{Lu}\d][.!?…]["”’»)]?)\s+(?=["“«¿¡(]?[\p{Lu}\p{Lo}\d])|(?<=[。！？])/u
/** Where a clause may be taken out whole: behind it what follows stands by itself. */
const clauseEnds = /\s[–—-]\s|\s?—\s?|;\s|:\s|[；：]/u

/** “Delivery: we bring it ourselves” */
const labelled = /^[^:：.!?]{2,30}\s?[:：]\s/u

const sentencesOf = (line: string) => line.split(sentenceEnds).filter((sentence) => sentence.trim() !== '')

/** What of a line may be said alone, longest first: the line, or its sentences, or what stands before and behind a dash or colon. */
export function clausesOf(line: string, wordsMax: number): string[] {
  const whole = withoutMarks(line)
  const isShort = wordCount(whole) <= wordsMax
  const parts = isShort ? [whole] : sentencesOf(whole).map(withoutMarks)
  return parts.flatMap((part) => {
    if (wordCount(part) > wordsMax) return part.split(clauseEnds).map(withoutMarks)
    const behind = labelled.exec(part)
    return behind === null ? [part] : [part, withoutMarks(part.slice(behind[0].length))]
  })
}
