/** The strongest lines of a site: what may stand in its opening, and what an asset is quoted by (docs/report.md). */
import type { Quote } from '../../evidence.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { foldText } from '../../lexicon/fold.ts'
import { wordCount } from '../../page/word-count.ts'
import type { SiteReading } from '../site-reading.ts'
import type { OwnLine } from './own-lines.ts'
import type { Path } from './path.ts'
import type { NamedPerson } from './people/named-people.ts'
import { clausesOf } from './phrases/clauses.ts'
import { isNoSentence, mayHoldPhrases, phraseGuard } from './phrases/phrase-guards.ts'
import { type PhraseSign, signReader, weights } from './phrases/phrase-signs.ts'

export interface Phrase {
  /** Verbatim: a line, or a clause of one that can be said alone. */
  text: string
  line: OwnLine
  quote: Quote
  points: number
  signs: readonly PhraseSign[]
  /** Names a number, a proper noun or a thing that can be seen. */
  isConcrete: boolean
  /** It could be false: a term, a refusal, a number. */
  couldBeFalse: boolean
  isNear: boolean
}

type Inputs = Parameters<typeof signReader>[0] & Parameters<typeof phraseGuard>[0] & Pick<SiteReading, 'language'>

const wordsMin = 3
const wordsMax = 14
const phrasesMax = 40
/** What stands further down on an inner page is detail. */
const farLines = 120

/** Lines of the brand's own that could open its site, strongest first; none in a language without lists of speech. */
export function phrasesOf(
  facts: Inputs,
  { lines, people, path }: { lines: readonly OwnLine[]; people: readonly NamedPerson[]; path: Path },
): Phrase[] {
  if (facts.language === null) return []
  const language = facts.language.value
  const signsOf = signReader(facts, { lines, people, language })
  const isNone = phraseGuard(facts, language)
  const seen = new Set<string>()
  const found: Phrase[] = []
  for (const line of withHeadline(facts, lines)) {
    if (!mayHoldPhrases(line) || (line.pageType !== 'home' && line.at >= farLines)) continue
    for (const text of clausesOf(line.text, wordsMax)) {
      const count = wordCount(text)
      if (count < wordsMin || count > wordsMax || isNoSentence(text, line)) continue
      const key = foldText(text)
      if (seen.has(key)) continue
      seen.add(key)
      const signs = signsOf(text, line)
      if (signs === null || isNone(text)) continue
      const phrase = phraseOf({ text, line, signs, isNear: path.isNear(line.page) })
      if (phrase.points > 0) found.push(phrase)
    }
  }
  return distinct(
    found.sort((a, b) => b.points - a.points),
    language,
  ).slice(0, phrasesMax)
}

/** The headline as it is read: on its page it may be made of several lines, which say nothing alone. */
function withHeadline({ hero: { headline } }: Inputs, lines: readonly OwnLine[]): readonly OwnLine[] {
  const [quote] = headline?.quotes ?? []
  if (headline === null || quote === undefined || quote.text !== headline.value) return lines
  const parts = new Set(
    lines.filter(
      ({ page, text, place }) => page === quote.page && place !== 'description' && headline.value.includes(text),
    ),
  )
  const [first] = parts
  if (first === undefined || first.text === headline.value) return lines
  return [{ ...first, ...quote, place: 'headline' }, ...lines.filter((line) => !parts.has(line))]
}

const concrete: ReadonlySet<PhraseSign> = new Set<PhraseSign>(['number', 'person', 'name'])
const falsifiable: ReadonlySet<PhraseSign> = new Set<PhraseSign>(['number', 'refusal', 'term', 'guarantee'])

function phraseOf({ text, line, signs, isNear }: Pick<Phrase, 'text' | 'line' | 'signs' | 'isNear'>): Phrase {
  return {
    text,
    line,
    quote: { page: line.page, text, locator: line.locator },
    points: signs.reduce((sum, sign) => sum + weights[sign], 0),
    signs,
    isConcrete: signs.some((sign) => concrete.has(sign)),
    couldBeFalse: signs.some((sign) => falsifiable.has(sign)),
    isNear,
  }
}

const alikeShare = 0.6

/** Of lines that say nearly the same the strongest stays. */
function distinct(sorted: readonly Phrase[], language: string): Phrase[] {
  const kept: { phrase: Phrase; keys: ReadonlySet<string> }[] = []
  for (const phrase of sorted) {
    if (kept.length >= phrasesMax) break
    const keys = contentKeys(phrase.text, language) ?? new Set<string>()
    const isSaid = kept.some(({ keys: other }) => {
      const shared = [...keys].filter((key) => other.has(key)).length
      return shared > 0 && shared >= alikeShare * Math.min(keys.size, other.size) && Math.min(keys.size, other.size) > 1
    })
    if (!isSaid) kept.push({ phrase, keys })
  }
  return kept.map(({ phrase }) => phrase)
}
