import type { Fact, Quote } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { styleWordsOf } from '../../lexicon/speech/style-words.ts'
import type { Sentence, Vocabulary } from './shapes.ts'
import { distinctiveTerms } from './themes/distinctive-terms.ts'

interface Inputs {
  language: string | null
  /** The brand's name and its variants: not its vocabulary. */
  names: readonly string[]
}

/** Fewer are a matter of chance. */
const distinctiveMin = 3
const overusedMax = 10
const overusedTimesMin = 2
const quotesMax = 6
const quoteCharactersMax = 220

/** Words that stand out against everyday language, and clichés that come back; null where there is neither. */
export function vocabulary(sentences: readonly Sentence[], { language, names }: Inputs): Fact<Vocabulary> | null {
  if (language === null) return null
  const own = sentences.filter(({ speaker }) => speaker === 'brand')
  const overused = overusedIn(own, language)
  const worn = new Set(overused.map(foldText))
  // What everybody says is nobody's own word.
  const terms = distinctiveTerms(own, { language, names }).filter((term) => !worn.has(foldText(term)))
  const distinctive = terms.length >= distinctiveMin ? terms : []
  if (distinctive.length === 0 && overused.length === 0) return null
  const quotes = [...distinctive.slice(0, 4), ...overused.slice(0, 2)].flatMap((term) => quoteWith(term, own))
  return {
    value: { distinctive, overused },
    basis: 'computed',
    confidence: Math.min(0.8, 0.35 + own.length / 400),
    quotes: [...new Map(quotes.map((quote) => [quote.text, quote])).values()].slice(0, quotesMax),
  }
}

/** Clichés as the site has them, most used first. */
function overusedIn(sentences: readonly Sentence[], language: string): string[] {
  const counts = new Map<string, { times: number; surface: string }>()
  for (const { text, place } of sentences) {
    if (place === 'action') continue
    for (const { tag, phrase, start, end } of styleWordsOf(language).match(text)) {
      if (tag !== 'cliches') continue
      const known = counts.get(phrase)
      if (known !== undefined) known.times++
      else counts.set(phrase, { times: 1, surface: surfaceOf(text, start, end) ?? phrase })
    }
  }
  const surfaces = [...counts.values()]
    .filter(({ times }) => times >= overusedTimesMin)
    .sort((a, b) => b.times - a.times)
    .map(({ surface }) => surface)
  return withoutForms(surfaces).slice(0, overusedMax)
}

const stemCharactersMin = 5

/** “Empower” and “empowering” are one habit: the form that is used most stands for all. */
function withoutForms(surfaces: readonly string[]): string[] {
  const kept: string[] = []
  for (const surface of surfaces) {
    const folded = foldText(surface)
    const stem = folded.slice(0, Math.max(stemCharactersMin, folded.length - 3))
    const isForm = kept.some((other) => {
      const known = foldText(other)
      return !/\s/.test(folded) && !/\s/.test(known) && (known.startsWith(stem) || folded.startsWith(known))
    })
    if (!isForm) kept.push(surface)
  }
  return kept
}

/** Offsets are those of the folded text: they hold for the text itself where folding kept its length. */
function surfaceOf(text: string, start: number, end: number): string | null {
  const folded = foldText(text)
  if (folded.length !== text.length) return null
  const surface = text.slice(start, end)
  return /^\p{Lu}\p{Ll}/u.test(surface) && start === 0 ? surface.charAt(0).toLowerCase() + surface.slice(1) : surface
}

function quoteWith(term: string, sentences: readonly Sentence[]): Quote[] {
  const folded = foldText(term)
  const holds = ({ text }: Sentence) => text.length <= quoteCharactersMax && foldText(text).includes(folded)
  const found = sentences.find((one) => one.place === 'body' && holds(one)) ?? sentences.find(holds)
  return found === undefined ? [] : [{ page: found.page, text: found.text, locator: found.locator }]
}
