import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import type { OwnLine } from '../../own-lines.ts'
import { wordsWritten } from '../../people/written-words.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'
import { assetLines, bestOf, isDrawn } from './asset-lines.ts'

type Inputs = Pick<DiagnosisFacts, 'lines' | 'name' | 'language' | 'kind' | 'plans' | 'audiences' | 'contacts'>

/** A house number or a postal code among names parted by commas. */
const address = /^\d+\w?[,\s]\s?\p{Lu}|(?:\b[A-Z]{1,2}\d{1,2}\s?\d[A-Z]{2}\b)|,\s?\d{4,5}\s\p{Lu}/u
const namesMin = 5
const toldMin = 2
const length = { min: 4, max: 45 }
/** Lists of towns served are made for search engines. */
const namesOfLineMax = 4

/** Where every noun has a capital, or none has, names cannot be told. */
const withoutCapitals: ReadonlySet<string> = new Set(['de', 'ja', 'zh', 'ko', 'ar', 'he', 'th'])

/** Kinds that are a place, by their labels. */
const placeKinds =
  /\b(?:inn|hotel|guest house|hostel|holiday rental|mountain hut|campsite|resort|farm|accommodation|restaurant|pub|bar|club|venue|museum|theatre|gallery|church|religious|winery|vineyard|castle|park|beach)\b/i
/** What stands before the name of a place: “in”, “près de”, “vicino a”. */
const whereWords =
  /(?<!\p{L})(?:in|near|to|at|around|across|towards|from|through|à|près de|vers|vallée d[eu]|village d[eu]|pied d[eu]|cœur d[eu](?: la)?|a|ad|presso|vicino a|verso|dintorni di|cerca de|hasta|hacia|em|no|na|perto de|bij|nabij|rond|naar|w|we|pod|koło|nad|do|v|ve|u|i|på|ved|nær|nära|till|til)\s(?:(?:the|la|le|l[’']|el|il)\s?)?$/iu
const mentionsMin = 2
/** How one gets there, and how far it is. */
const wayThere = /\d\s?(?:km|miles|mi|mins?|min\.|minut\p{L}*|minuten|h|ore|heures?)(?!\p{L})/iu
const street =
  /(?<!\p{L})(?:via|viale|piazza|lungomare|corso|rue|avenue|allée|route|chemin|impasse|place|boulevard|quai|street|road|lane|calle|avenida|plaza|rua|ul\.|ulica|al\.)\s(?:\p{L}{1,4}\s)?$/iu
const stays: ReadonlySet<string> = new Set(['day', 'week', 'weekend'])

const word = "\\p{Lu}[\\p{Ll}\\p{M}]{2,}(?:[’'-]\\p{L}[\\p{Ll}\\p{M}]+)*"
const within = new RegExp(
  `(?<=[\\p{Ll}\\p{M},;(]\\s(?:(?:[dlLD]|dell|all|nell|sull)['’])?)${word}(?:\\s(?:(?:de|du|des|la|le|di|del|della|von|of|w|na|do|da|dos)\\s)?${word})*(?![\\p{L}\\p{M}])`,
  'gu',
)

/** Lists of dishes, ways to come and answers name what is of others. */
const isElsewhere = (line: OwnLine) =>
  isDrawn(line) ||
  line.textClass === 'answer' ||
  ['pricing', 'products', 'faq', 'contact', 'location'].includes(line.role) ||
  line.pageType === 'pricing' ||
  wayThere.test(line.text)

/** Names that the pages of a place have for what is around it, most used first, and the line that has most of them. */
export function namesOfPlace(facts: Inputs): { names: string[]; line: OwnLine } | null {
  const { lines, name, language, kind, plans, audiences, contacts } = facts
  const isPlace =
    kind === null
      ? plans.some(({ value }) => value.price.period !== null && stays.has(value.price.period))
      : placeKinds.test(kind.value.label)
  if (language === null || withoutCapitals.has(language.value) || !isPlace) return null
  const isWritten = wordsWritten(lines)
  const others = new Set(
    [name?.value.name ?? '', ...(name?.value.variants ?? []), ...audiences.map(({ value }) => value.label)].flatMap(
      (text) => foldText(text).split(/[^\p{L}]+/u),
    ),
  )
  const isOwn = (found: string) =>
    found
      .split(/[\s’'-]+/u)
      .every(
        (word) =>
          !/^\p{Lu}/u.test(word) ||
          (!others.has(foldText(word)) && !isWritten(word) && contentKeys(word, language.value)?.size !== 0),
      )
  const addresses = contacts.flatMap(({ value }) => (value.kind === 'address' ? [value.value] : []))
  const towns = addresses.flatMap((one) => one.split(/,\s*|\s(?=\d{4,5}\s)/u).slice(1))
  const isTown = (found: string) => towns.some((town) => town.includes(found))
  const isStreet = (found: string) => !isTown(found) && addresses.some((one) => one.includes(found))
  const placed = new Set<string>()
  const counts = new Map<string, number>()
  const lineNames: { line: OwnLine; found: string[] }[] = []
  for (const line of assetLines(lines, length)) {
    if ((line.place !== 'body' && line.place !== 'subhead') || address.test(line.text) || isElsewhere(line)) continue
    const matches = [...line.text.matchAll(within)].filter(
      ({ 0: one, index }) => isOwn(one) && !isStreet(one) && !street.test(line.text.slice(0, index)),
    )
    for (const [at, { 0: one, index }] of matches.entries()) {
      const before = matches[at - 1]
      // “In Holm, Tollan and Oakrow”
      const goesOn =
        before !== undefined &&
        placed.has(before[0]) &&
        /^(?:,\s|,?\s\p{Ll}{1,3}\s)$/u.test(line.text.slice(before.index + before[0].length, index))
      if (goesOn || whereWords.test(line.text.slice(0, index))) placed.add(one)
    }
    const found = [...new Set(matches.map(([one]) => one))]
    if (found.length > namesOfLineMax) continue
    for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
    if (found.length > 0) lineNames.push({ line, found })
  }
  if (counts.size < namesMin) return null
  // A name is a place's where a sentence sets something in it and the pages come back to it, or the address has it.
  const isPlaceName = (one: string) => isTown(one) || (placed.has(one) && (counts.get(one) ?? 0) >= mentionsMin)
  const weight = (one: string) => (counts.get(one) ?? 0) + (/\s/.test(one) ? 2 : 0)
  const best = bestOf(
    lineNames.filter(({ line, found }) => !/^\p{Ll}/u.test(withoutLeadingMarks(line.text)) && found.some(isPlaceName)),
    ({ line, found }) => {
      const isNear = line.pageType === 'home' || line.pageType === 'about'
      return found.reduce((sum, one) => sum + weight(one), isNear ? 4 : 0) - Math.max(0, wordCount(line.text) - 24)
    },
  )
  if (best === undefined) return null
  // What else is named may be a dish, an app or a brand of oil.
  const ranked = [...counts.keys()].filter(isPlaceName).sort((a, b) => weight(b) - weight(a))
  const told = ranked.filter(
    (one, at) =>
      !isCountry(one, language.value) &&
      !ranked.slice(0, at).some((other) => other.includes(one) || one.includes(other)),
  )
  return told.length < toldMin ? null : { names: told, line: best.line }
}

const stemCharactersMin = 4
const endingMax = 2
const codes = Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)))

/** “Polsce” is a country in any case of its name: nobody is found by it. */
function isCountry(name: string, language: string): boolean {
  const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const folded = foldText(name)
  return codes.some((code) => {
    const country = foldText(shown.of(code) ?? '')
    const stem = country.slice(0, Math.max(stemCharactersMin, country.length - endingMax))
    return country.length >= stemCharactersMin && folded.startsWith(stem) && folded.length <= country.length + endingMax
  })
}
