import type { Fact } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { alternativeWords } from '../../lexicon/market/alternative-words.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { readerWordsOf } from '../../lexicon/speech/style-words.ts'
import type { Site } from '../../site.ts'
import type { Sentence } from '../language/shapes.ts'

const alternativesMax = 12
const sentencesMax = 900
const charactersMin = 12
const charactersMax = 220
/** Names of pages that compare: /acme-vs-other, /compare/other, /other-alternative. */
const comparingPath =
  /(?:^|[/_-])(?:vs|versus|compare|comparison|alternatives?|vergleich|comparatif|comparativa|confronto)(?:[/_.-]|$)/
const otherPages: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>([
  'legal',
  'careers',
  'team',
  'post',
  'blog',
  'press',
  'contact',
])

/** What the brand compares itself with, verbatim: “vs” pages, “alternative to”, “unlike”, doing it by hand. */
export function alternatives(
  site: Site,
  sentences: readonly Sentence[],
  { language, names }: { language: string | null; names: readonly string[] },
): Fact<string>[] {
  const found = new Map<string, Fact<string>>()
  const add = (text: string, confidence: number, from: { page: string; locator: string }) => {
    const key = foldText(text)
    if (found.has(key) || found.size >= alternativesMax) return
    found.set(key, { value: text, basis: 'stated', confidence, quotes: [{ ...from, text }] })
  }
  for (const { url, head } of site.pages) {
    if (!comparingPath.test(URL.parse(url)?.pathname.toLowerCase() ?? '') || head.title === null) continue
    if (head.title.text.length <= charactersMax) add(head.title.text, 0.8, { page: url, locator: 'title' })
  }
  if (language === null) return [...found.values()]
  const words = alternativeWords(language)
  for (const { text, page, pageType, place, role, speaker, locator } of sentences.slice(0, sentencesMax)) {
    if (speaker === 'customer' || place === 'action' || otherPages.has(pageType) || role === 'faq') continue
    if (text.length < charactersMin || text.length > charactersMax || /[?？؟]\s*$/.test(text)) continue
    const [match] = words.match(text)
    // A sentence that says no more than the comparing word compares with nothing.
    if (match === undefined || text.length < match.end - match.start + 4) continue
    const isLoud = place !== 'body' && pageType === 'home'
    // “Instead of” introduces any contrast; what a brand stands against it says loud, or in a short sentence at home.
    const isShown = isLoud || (pageType === 'home' && text.length <= 140 && isOfBrand(text, language, names))
    if (match.tag === 'instead' && !isShown) continue
    add(text, match.tag === 'named' || isLoud ? 0.7 : 0.55, { page, locator })
  }
  return [...found.values()]
}

/** “Pears instead of sugar” compares what is on the table today. */
function isOfBrand(text: string, language: string, names: readonly string[]): boolean {
  if (firstPersonPluralWords(language).has(text) || readerWordsOf(language).has(text)) return true
  const folded = foldText(text)
  return names.some((name) => name.length >= 3 && folded.includes(foldText(name)))
}
