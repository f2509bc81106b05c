import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { wordsWritten } from '../../named-people.ts'
import type { OwnLine } from '../../own-lines.ts'
import { assetLines, bestOf } from './asset-lines.ts'

type Inputs = Pick<DiagnosisFacts, 'lines' | 'name' | 'language' | 'kind' | 'plans' | 'audiences'>

/** A house number or a postal code among names parted by commas. */
const address = /^\d+\w?[,\s]\s?\p{Lu}|(?:\b[A-Z]{1,2}\d{1,2}\s?\d[A-Z]{2}\b)|,\s?\d{4,5}\s\p{Lu}/u
const namesMin = 5
const weightMin = 3
const toldMin = 2
const length = { min: 4, max: 45 }
/** Lists of towns served are made for search engines. */
const namesOfLineMax = 4

/** Where every noun has a capital, or none has, names cannot be told. */
const withoutCapitals: ReadonlySet<string> = new Set(['de', 'ja', 'zh', 'ko', 'ar', 'he', 'th'])

/** Kinds that are a place, by their labels. */
const placeKinds =
  /\b(?:inn|hotel|guest house|hostel|holiday rental|mountain hut|campsite|resort|farm|accommodation|restaurant|pub|bar|club|venue|museum|theatre|gallery|church|religious|winery|vineyard|castle|park|beach)\b/i
const stays: ReadonlySet<string> = new Set(['day', 'week', 'weekend'])

const word = "\\p{Lu}[\\p{Ll}\\p{M}]{2,}(?:[’'-]\\p{L}[\\p{Ll}\\p{M}]+)*"
const within = new RegExp(
  `(?<=[\\p{Ll}\\p{M},;(]\\s(?:(?:[dlLD]|dell|all|nell|sull)['’])?)${word}(?:\\s(?:(?:de|du|des|la|le|di|del|della|von|of|w|na|do|da|dos)\\s)?${word})*`,
  'gu',
)

/** Names that the pages of a place have for what is around it, most used first, and the line that has most of them. */
export function namesOfPlace(facts: Inputs): { names: string[]; line: OwnLine } | null {
  const { lines, name, language, kind, plans, audiences } = facts
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
  const counts = new Map<string, number>()
  const lineNames: { line: OwnLine; found: string[] }[] = []
  for (const line of assetLines(lines, length)) {
    if ((line.place !== 'body' && line.place !== 'subhead') || address.test(line.text)) continue
    const found = [...new Set([...line.text.matchAll(within)].map(([one]) => one))].filter(isOwn)
    if (found.length > namesOfLineMax) continue
    for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
    if (found.length > 0) lineNames.push({ line, found })
  }
  if (counts.size < namesMin) return null
  const weight = (one: string) => (counts.get(one) ?? 0) + (/\s/.test(one) ? 2 : 0)
  const best = bestOf(lineNames, ({ line, found }) => {
    const isNear = line.pageType === 'home' || line.pageType === 'about'
    return found.reduce((sum, one) => sum + weight(one), isNear ? 4 : 0) - Math.max(0, wordCount(line.text) - 24)
  })
  if (best === undefined) return null
  // What is named once may be a dish or a brand of bread.
  const ranked = [...counts.keys()].filter((one) => weight(one) >= weightMin).sort((a, b) => weight(b) - weight(a))
  const told = ranked.filter(
    (one, at) => !ranked.slice(0, at).some((other) => other.includes(one) || one.includes(other)),
  )
  return told.length < toldMin ? null : { names: told, line: best.line }
}
