/** The strongest lines of a site: what may stand in its opening, and what an asset is quoted by (docs/report.md). */
import type { Quote } from '../../evidence.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import { tellingNumbers } from '../../facts/language/telling-numbers.ts'
import { cueWords } from '../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../lexicon/fold.ts'
import { claimWordsOf, parityWordsOf } from '../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { imperativeWordsOf, styleWordsOf } from '../../lexicon/speech/style-words.ts'
import { wordCount } from '../../page/word-count.ts'
import type { SiteReading } from '../site-reading.ts'
import { type OwnLine, quoteOfLine } from './own-lines.ts'
import type { Path } from './path.ts'

export interface Phrase {
  /** Verbatim. */
  text: string
  line: OwnLine
  quote: Quote
  points: number
  /** Names a number, a proper noun or a thing that can be seen. */
  isConcrete: boolean
  /** It could be false: a term, a refusal, a number. */
  couldBeFalse: boolean
  isNear: boolean
}

type Inputs = Pick<
  SiteReading,
  'language' | 'vocabulary' | 'audienceNeeds' | 'claims' | 'testimonials' | 'name' | 'kind'
>

const wordsMin = 3
const wordsMax = 18
const phrasesMax = 40

/** Points of a line, after docs/report.md. */
const weights = {
  concrete: 2,
  couldBeFalse: 2,
  ownOnly: 2,
  reader: 1,
  repeated: 1,
  backed: 1,
  bareSuperlative: -2,
  jargon: -2,
  stock: -2,
  call: -3,
} as const
type Sign = keyof typeof weights

/** Pages whose lines are of one occasion, one place to work or one rule. */
const otherPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>([
  'post',
  'blog',
  'careers',
  'legal',
  'press',
  'contact',
])

/** Lines of the brand's own that could open its site, strongest first; none in a language without lists of speech. */
export function phrasesOf(facts: Inputs, lines: readonly OwnLine[], path: Path): Phrase[] {
  if (facts.language === null) return []
  const signsOf = signReader(facts, lines, facts.language.value)
  const seen = new Set<string>()
  const found: Phrase[] = []
  for (const line of lines) {
    const key = foldText(line.text)
    if (!mayOpen(line) || seen.has(key)) continue
    seen.add(key)
    const signs = signsOf(line)
    const points = signs.reduce((sum, sign) => sum + weights[sign], 0)
    if (points <= 0) continue
    found.push({
      text: line.text,
      line,
      quote: quoteOfLine(line),
      points,
      isConcrete: signs.includes('concrete'),
      couldBeFalse: signs.includes('couldBeFalse'),
      isNear: path.isNear(line.page),
    })
  }
  return found.sort((a, b) => b.points - a.points).slice(0, phrasesMax)
}

/** A telephone number, an address of mail or of the web, a date: a line that says how to reach it, or when. */
const wayToReach = /\d[\d\s().-]{6,}\d|\S@\S|https?:|www\.|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/

function mayOpen({ text, place, pageType, role, textClass }: OwnLine): boolean {
  if (place === 'action' || otherPages.has(pageType) || role === 'testimonials' || role === 'legal') return false
  if (textClass === 'form' || textClass === 'announced') return false
  const count = wordCount(text)
  if (count < wordsMin || count > wordsMax || /[?？:：|]$|[|•·]/.test(text) || wayToReach.test(text)) return false
  return place !== 'body' || /[.!。！…”"]$/.test(text)
}

function signReader(
  { vocabulary, audienceNeeds, claims, testimonials, name, kind }: Inputs,
  lines: readonly OwnLine[],
  language: string,
) {
  const distinctions = distinctionWordsOf(language)
  const claimed = claimWordsOf(language)
  const parity = parityWordsOf(language)
  const style = styleWordsOf(language)
  const imperative = imperativeWordsOf(language)
  const calming = cueWords(language, 'calming')
  const limits = cueWords(language, 'limit')
  const bare = new Set(
    claims.filter(({ value }) => !value.sourced && value.type === 'superlative').map(({ value }) => value.text),
  )
  const pains = audienceNeeds.filter(({ value }) => value.kind === 'pain').map(({ value }) => foldText(value.text))
  const own = new Set((vocabulary?.value.distinctive ?? []).flatMap((word) => [...(contentKeys(word, language) ?? [])]))
  const voices = new Set(
    testimonials.slice(0, 40).flatMap(({ value }) => [...(contentKeys(value.text, language) ?? [])]),
  )
  const commonKeys = new Set([...(contentKeys(`${name?.value.name ?? ''} ${kind?.value.text ?? ''}`, language) ?? [])])
  const pagesOf = new Map<string, Set<string>>()
  for (const { text, page } of lines) {
    const key = foldText(text)
    pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page))
  }
  return ({ text }: OwnLine): Sign[] => {
    const keys = [...(contentKeys(text, language) ?? [])].filter((key) => !commonKeys.has(key))
    const styles = new Set(style.match(text).map(({ tag }) => tag))
    const tags = distinctions.match(text).map(({ tag }) => tag)
    const hasNumber = tellingNumbers(text, language).length > 0
    const said: readonly [Sign, boolean][] = [
      ['concrete', hasNumber || hasProperNoun(text, language)],
      [
        'couldBeFalse',
        hasNumber ||
          tags.includes('refusal') ||
          tags.includes('given') ||
          calming.has(text) ||
          limits.has(text) ||
          claimed.match(text).some(({ tag }) => tag === 'guarantee' || tag === 'comparison'),
      ],
      ['ownOnly', keys.filter((key) => own.has(key)).length >= 1 && keys.length >= 2],
      ['reader', pains.some((pain) => pain.includes(foldText(text)))],
      ['repeated', (pagesOf.get(foldText(text))?.size ?? 0) > 1],
      ['backed', keys.some((key) => voices.has(key))],
      ['bareSuperlative', bare.has(text) || styles.has('superlatives')],
      ['jargon', styles.has('jargon')],
      ['stock', parity.has(text) || styles.has('cliches') || keys.length === 0],
      ['call', imperative.startsWith(text) !== null],
    ]
    return said.filter(([, isSo]) => isSo).map(([sign]) => sign)
  }
}

/** A capital within a sentence, in languages that do not capitalise every noun. */
const hasProperNoun = (text: string, language: string) =>
  language !== 'de' && /\p{Ll}[,]?\s\p{Lu}\p{Ll}{2,}/u.test(text) && !/^(?:\p{Lu}\S*\s+){2,}\p{Lu}\S*$/u.test(text)
