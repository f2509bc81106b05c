import type { Fact } from '../../evidence.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { foldText } from '../../lexicon/fold.ts'
import { needWords } from '../../lexicon/market/need-words.ts'
import { claimWordsOf } from '../../lexicon/speech/claim-words.ts'
import { distinctionWordsOf, standWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { imperativeWordsOf } from '../../lexicon/speech/style-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { shortened } from '../../writing/prose.ts'
import type { SectionFacts } from '../section-facts.ts'

type Inputs = Pick<SectionFacts, 'sentences' | 'language' | 'name' | 'claims' | 'guarantees'>

const differentiatorsMax = 5
const sentencesMax = 1_500
const words = { min: 3, max: 32 }
const charactersMax = 220

/**
 * Signs of a sentence that sets the brand apart. Their weights follow a logistic regression over the lines of 45 labelled sites and are rounded;
 * that of a claim which everybody makes is set by hand. With each site left out in turn, of four lines a site .60 were right, before the guards.
 */
const weights = {
  given: 1.4,
  guarantee: 1.4,
  contrast: 0.95,
  goal: 0.65,
  made: 0.4,
  digit: 0.3,
  whole: 0.3,
  ownName: 0.2,
  we: 0.2,
  refusal: 0.2,
  home: 1.1,
  about: 0.9,
  opening: 0.5,
  isLong: 0.45,
  isEarly: 0.4,
  heading: -0.3,
  isShort: -0.6,
  parity: -0.6,
} as const
type Sign = keyof typeof weights

/** Below the mean of lines that are none by so much that most of what is told would be wrong. */
const pointsMin = 2.3

const longWords = 15
const shortWords = 5
const earlyLines = 40

/** What it says that others are not or do not: verbatim, firmest first; the same is not said twice. */
export function differentiators(facts: Inputs): Fact<string>[] {
  const { language, sentences, claims } = facts
  if (language === null) return []
  const signsOf = signReader(facts, language.value)
  const parity = new Set(claims.filter(({ value }) => value.isParity).map(({ value }) => value.text))
  const places = new Map<string, number>()
  const found: { sentence: Sentence; points: number; keys: ReadonlySet<string> }[] = []
  for (const sentence of sentences.slice(0, sentencesMax)) {
    const at = places.get(sentence.page) ?? 0
    places.set(sentence.page, at + 1)
    if (!mayDiffer(sentence) || isCall(sentence.text, language.value)) continue
    const signs = signsOf(sentence, at)
    if (!signs.some((sign) => cues.has(sign))) continue
    if (parity.has(sentence.text)) signs.push('parity')
    const points = signs.reduce((sum, sign) => sum + weights[sign], 0)
    if (points >= pointsMin) found.push({ sentence, points, keys: keysOf(sentence.text) })
  }
  found.sort((a, b) => b.points - a.points)
  const kept: typeof found = []
  for (const one of found) {
    if (kept.length >= differentiatorsMax) break
    if (!kept.some((other) => other.sentence.text === one.sentence.text || isAlike(one.keys, other.keys)))
      kept.push(one)
  }
  return kept.map(({ sentence: { text, page, locator }, points }) => ({
    value: shortened(text, charactersMax),
    basis: 'stated',
    confidence: Math.round(Math.min(0.75, 0.3 + 0.1 * points) * 100) / 100,
    quotes: [{ page, text, locator }],
  }))
}

/** One of these has to be in the sentence: the place alone sets nothing apart. */
const cues: ReadonlySet<Sign> = new Set<Sign>([
  'given',
  'guarantee',
  'contrast',
  'goal',
  'made',
  'whole',
  'refusal',
  'we',
])

/** Pages that say how to reach it, who works there or what happened, and not what sets it apart. */
const otherPages: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>([
  'post',
  'blog',
  'careers',
  'legal',
  'team',
  'press',
  'contact',
  'security',
])

/** A telephone number, an address of mail or of the web: a line that says how to reach it. */
const wayToReach = /\d[\d\s().-]{6,}\d|\S@\S|https?:/
/** A line of so many words without an end is a list run together. */
const unendedWordsMax = 12

function mayDiffer({ text, speaker, place, pageType, role }: Sentence): boolean {
  if (speaker !== 'brand' || place === 'action' || otherPages.has(pageType) || role === 'testimonials') return false
  const count = wordCount(text)
  if (count < words.min || count > words.max || /[?？]/.test(text) || wayToReach.test(text)) return false
  return place !== 'body' || count <= unendedWordsMax || /[.!。！…:)”"]$/.test(text)
}

/** “Book a free appraisal”: a call to do something, not what it is. */
const callWordsMax = 10
const isCall = (text: string, language: string) =>
  wordCount(text) <= callWordsMax && imperativeWordsOf(language).startsWith(text) !== null

function signReader({ name, guarantees }: Inputs, language: string) {
  const contrasts = standWordsOf(language)
  const distinctions = distinctionWordsOf(language)
  const wishes = needWords(language, 'wishes')
  const claimed = claimWordsOf(language)
  const we = firstPersonPluralWords(language)
  const names = name === null ? [] : [name.value.name, ...name.value.variants].map(foldText)
  const guaranteed = new Set(guarantees.map(({ value }) => value))
  return ({ text, place, pageType }: Sentence, at: number): Sign[] => {
    const count = wordCount(text)
    const folded = foldText(text)
    const isOwn = we.has(text) || names.some((one) => folded.includes(one))
    const said: readonly [Sign, boolean][] = [
      // “The only copy of a drawing” is no difference of the brand: running text must speak of itself.
      ['contrast', (place !== 'body' || isOwn) && contrasts.match(text).some(({ tag }) => tag === 'difference')],
      ['guarantee', guaranteed.has(text) || claimed.match(text).some(({ tag }) => tag === 'guarantee')],
      ['goal', wishes.match(text).some(({ tag }) => tag === 'goal')],
      ['we', we.has(text)],
      ['ownName', names.some((one) => folded.includes(one))],
      ['digit', /\d/.test(text)],
      ['home', pageType === 'home'],
      ['about', pageType === 'about'],
      ['opening', pageType === 'home' && (place === 'headline' || place === 'subhead' || place === 'description')],
      ['heading', place === 'heading'],
      ['isLong', count >= longWords],
      ['isShort', count < shortWords],
      ['isEarly', at < earlyLines],
    ]
    const cues = new Set<Sign>(distinctions.match(text).map(({ tag }) => tag))
    return [...cues, ...said.filter(([, isSo]) => isSo).map(([sign]) => sign)]
  }
}

/** Long words; in scripts where words are short or run together, pairs of characters. */
const keysOf = (text: string): ReadonlySet<string> =>
  new Set(
    foldText(text).match(
      /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4,}|\p{N}{4,}/gu,
    ) ?? [],
  )

const alikeShare = 0.5

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((key) => other.has(key)).length
  return shared >= alikeShare * Math.max(1, Math.min(one.size, other.size))
}
