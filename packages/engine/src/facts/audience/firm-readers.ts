/** Firms that a site says it is for, by their own nouns: “for service businesses”, “pour les restaurants”. */
import type { KindId } from '../../lexicon/kinds/kind-table.ts'
import { isFirmKind, kindOf } from '../../lexicon/kinds/kind-table.ts'
import { kindWordsOf } from '../../lexicon/kinds/kind-words.ts'
import { audienceFrames } from '../../lexicon/market/audience-frame-words.ts'
import { audienceIndex } from '../../lexicon/market/audience-words.ts'
import { readerWordsOf } from '../../lexicon/speech/style-words.ts'
import { themeWordsOf } from '../../lexicon/speech/theme-words.ts'
import { clausesOf, isHeadFirst, readClause } from '../entity/clauses.ts'
import { isDenied } from './audience-frames.ts'
import type { Reader } from './shapes.ts'

const phraseWordsMax = 5

/** The firms that a text is for, each with the phrase that names them. */
export function firmReaders(text: string, language: string): Reader[] {
  const find = kindWordsOf(language)
  const cuts = themeWordsOf(language)?.cuts
  if (find === null || cuts === undefined) return []
  const frames = audienceFrames(language)
  return clausesOf(text).flatMap((part) => {
    const clause = readClause(part)
    const found = frames
      .match(clause.folded)
      .filter((frame) => (frame.tag === 'made' || frame.tag === 'for') && !isDenied(clause.folded, frame))
    return found.flatMap(({ end }): Reader[] => {
      const after = clause.words.filter(({ foldedStart }) => foldedStart >= end)
      const skipped = after[0] !== undefined && cuts.get(after[0].folded) === 'determiner' ? 1 : 0
      // “For your business” is for anybody who has one.
      if (skipped === 1 && readerWordsOf(language).has(after[0]!.text)) return []
      const words = after.slice(skipped, skipped + phraseWordsMax)
      const cut = words.findIndex(({ folded }) => cuts.has(folded))
      const phrase = cut < 0 ? words : words.slice(0, cut)
      const [first] = phrase
      const last = phrase.at(-1)
      if (first === undefined || last === undefined) return []
      const said = clause.text.slice(first.start, last.end)
      // “Businesses” alone says no more than a size; any other known reader is told by its own words.
      if (
        /[,;]/.test(said) ||
        audienceIndex(language)
          ?.match(said)
          .some(({ tag }) => tag !== 'businesses')
      )
        return []
      const folded = clause.folded.slice(first.foldedStart, last.foldedEnd)
      const noun = find(folded).find(({ id }) => isFirmKind(id))
      // “Restaurant costs” are no restaurants.
      const isHead = noun !== undefined && (isHeadFirst(language) ? noun.start === 0 : noun.end === folded.length)
      if (noun === undefined || !isHead || (isAnyFirm(noun.id) && phrase.length < 2)) return []
      return [{ kind: 'industry', id: `firms:${noun.id}`, label: language === 'en' ? said : `“${said}”` }]
    })
  })
}

const isAnyFirm = (id: KindId) => kindOf(id).isBare === true
