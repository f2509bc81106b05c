/** Firms that a site says it is for, by their own nouns: “for service businesses”, “pour les restaurants”. */
import { isHeadFirst } from '../../lexicon/grammar/wording.ts'
import type { KindId } from '../../lexicon/kinds/kind-table.ts'
import { isFirmKind, kindOf } from '../../lexicon/kinds/kind-table.ts'
import { kindWordsOf } from '../../lexicon/kinds/kind-words.ts'
import { audienceFrames } from '../../lexicon/market/audience-frame-words.ts'
import { audienceIndex } from '../../lexicon/market/audience-words.ts'
import { readerWordsOf } from '../../lexicon/speech/style-words.ts'
import { themeWordsOf } from '../../lexicon/speech/theme-words.ts'
import { clausesOf, readClause } from '../entity/clauses.ts'
import { isDenied } from './audience-frames.ts'
import type { Reader } from './shapes.ts'

const phraseWordsMax = 5
/** Articles and adjectives of any reader, such as “small”, before the noun. */
const fillersMax = 2

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
    return found.flatMap(({ end, phrase: frame }): Reader[] => {
      const after = clause.words.filter(({ foldedStart }) => foldedStart >= end)
      // “For the small bakeries of Leeds.”
      const skipped = Math.max(
        0,
        after.slice(0, fillersMax + 1).findIndex(({ folded }) => !cuts.has(folded)),
      )
      // “For your business” is for anybody who has one.
      const before = [frame, ...after.slice(0, skipped).map(({ text: word }) => word)].join(' ')
      if (readerWordsOf(language).has(before)) return []
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
      const noun = [folded, ...singularOf(folded, language)].flatMap(find).find(({ id }) => isFirmKind(id))
      // “Restaurant costs” are no restaurants.
      const isHead =
        noun !== undefined && (isHeadFirst(language) ? noun.start === 0 : noun.end >= folded.length - pluralMax)
      if (language === 'en' && isOneFirm(said, before)) return []
      if (noun === undefined || !isHead || (isAnyFirm(noun.id) && phrase.length < 2)) return []
      return [{ kind: 'industry', id: `firms:${noun.id}`, label: language === 'en' ? said : `“${said}”` }]
    })
  })
}

/** “A museum” and “Hillside Swimming Pool” are one firm; “the bakery” may be any. */
const isOneFirm = (said: string, before: string): boolean =>
  !/s$/i.test(said) && (/ an?$/i.test(before) || /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(said))

const pluralMax = 3

/** English lists hold few plurals: “breweries” is looked up as “brewery”, too. */
const singularOf = (folded: string, language: string): string[] =>
  language !== 'en' || !folded.endsWith('s') || folded.endsWith('ss')
    ? []
    : [
        folded
          .replace(/ies$/, 'y')
          .replace(/(?<=ch|sh|x|s)es$/, '')
          .replace(/(?<!s)s$/, ''),
      ]

const isAnyFirm = (id: KindId) => kindOf(id).isBare === true
