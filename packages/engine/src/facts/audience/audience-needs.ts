import type { Fact } from '../../evidence.ts'
import { audienceIndex } from '../../lexicon/market/audience-words.ts'
import { needWords } from '../../lexicon/market/need-words.ts'
import { countWords } from '../../lexicon/match.ts'
import type { Sentence } from '../language/shapes.ts'
import { framedReaders } from './audience-frames.ts'
import type { AudienceNeed, AudienceSign, Question } from './shapes.ts'

interface Inputs {
  language: string | null
  audiences: readonly Fact<AudienceSign>[]
  questions: readonly Fact<Question>[]
}

type Wish = Exclude<AudienceNeed['kind'], 'objection'>

const needsMax: Record<Wish, number> = { pain: 12, goal: 16, trigger: 8 }
/** A mere “improve” on a page of no known kind may be said of anybody. */
const scoreMin = 1
const objectionsMax = 14
const sentencesMax = 900
const charactersMin = 14
/** A longer sentence says too much to stand for one need. */
const charactersMax = 230

const otherPages: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>([
  'legal',
  'careers',
  'team',
  'press',
  'post',
  'blog',
])

/** Pains, goals, triggers and objections that the site's own words name. */
export function audienceNeeds(sentences: readonly Sentence[], inputs: Inputs): Fact<AudienceNeed>[] {
  if (inputs.language === null) return []
  const wishes = wishesOf(sentences, inputs.language, inputs.audiences)
  return [...strongest(wishes), ...objections(inputs.questions, inputs.language)]
}

interface ScoredNeed {
  kind: Wish
  score: number
  sentence: Sentence
  of: string[]
}

function wishesOf(sentences: readonly Sentence[], language: string, audiences: Inputs['audiences']): ScoredNeed[] {
  const index = needWords(language, 'wishes')
  const said = readersOfSentences(language, audiences)
  const found: ScoredNeed[] = []
  for (const sentence of sentences.slice(0, sentencesMax)) {
    said.meet(sentence)
    if (!mayTell(sentence)) continue
    const matches = index.match(sentence.text)
    const kind = kindOf(matches.map(({ tag }) => tag))
    if (kind === null) continue
    const words = Math.max(...matches.filter(({ tag }) => tag === kind).map(({ words }) => words))
    found.push({ kind, score: scoreOf(sentence, words), sentence, of: said.readersOf(sentence) })
  }
  return found
}

function mayTell({ text, speaker, pageType, role, place }: Sentence): boolean {
  if (speaker === 'customer' || place === 'action' || otherPages.has(pageType)) return false
  if (pageType === 'contact' || role === 'faq' || role === 'team' || role === 'careers' || role === 'contact')
    return false
  if (text.length < charactersMin || text.length > charactersMax || aside.test(text)) return false
  return place === 'body' ? isWhole(text) : !isPiece(text)
}

/** Crossed out in a comparison; the small print; a question, which tells nothing yet. */
const aside = /^[✕✗✘❌×(•]|personal (?:information|data)|(?:this|the) form|[?？؟]\W*$/iu

/** Entries of lists have a few words and no end; one of them says too little by itself. */
const isWhole = (text: string) => /[.!…。！」]["”’»)]?$/u.test(text) || countWords(text) >= entryWordsMin
const entryWordsMin = 5

const headingWordsMin = 4

/** A headline set in several lines comes as several headings, which begin small or end on a small word. */
const isPiece = (text: string) =>
  /^[\p{Ll}\p{N}]/u.test(text) || / \p{Ll}{1,3}$/u.test(text) || countWords(text) < headingWordsMin

/** A sentence that names what hurts is of the pain, whatever it promises then; an occasion outweighs a promise. */
function kindOf(tags: readonly string[]): Wish | null {
  if (tags.includes('pain')) return 'pain'
  if (tags.includes('trigger')) return 'trigger'
  return tags.includes('goal') ? 'goal' : null
}

const placeScores: Partial<Record<Sentence['place'], number>> = {
  headline: 3,
  subhead: 3,
  description: 2.5,
  heading: 1.5,
}
const pageScores: Partial<Record<Sentence['pageType'], number>> = {
  home: 1.5,
  product: 0.5,
  about: 0.5,
  features: 0.5,
  other: -1,
}

function scoreOf({ place, pageType, text }: Sentence, words: number): number {
  const length = text.length > 160 ? -0.5 : 0
  return Math.min(3, words) + (placeScores[place] ?? 0) + (pageScores[pageType] ?? 0) + length
}

function strongest(found: readonly ScoredNeed[]): Fact<AudienceNeed>[] {
  const ranked = [...found].sort((a, b) => b.score - a.score)
  const kept: Fact<AudienceNeed>[] = []
  const counts: Record<Wish, number> = { pain: 0, goal: 0, trigger: 0 }
  for (const { kind, score, sentence, of } of ranked) {
    const { text, page, locator } = sentence
    if (score < scoreMin || counts[kind] >= needsMax[kind] || kept.some(({ value }) => isSaidIn(value.text, text)))
      continue
    counts[kind]++
    kept.push({
      value: { kind, text, of },
      basis: 'stated',
      confidence: Math.min(0.85, 0.4 + 0.06 * score),
      quotes: [{ page, text, locator }],
    })
  }
  return kept
}

/** Pages say the same at two lengths: with a full stop, with a few words more. */
const isSaidIn = (said: string, text: string) => {
  const [short, long] = said.length < text.length ? [said, text] : [text, said]
  return long.includes(short.replace(/[.!…。]+$/u, ''))
}

/**
 * Whom a sentence is said of: whom it names itself, else whom the heading over it or the page's first heading speaks to.
 * All sentences are to be met in order; only few are asked about, and to name the readers of each would take long.
 */
function readersOfSentences(language: string, audiences: Inputs['audiences']) {
  const known = new Set(audiences.map(({ value }) => value.id))
  const index = audienceIndex(language)
  let page = ''
  let ofPage: string[] = []
  let ofHeading: string[] = []
  const named = (text: string): string[] => {
    const framed = framedReaders(text, language).map(({ reader }) => reader.id)
    const mentioned = (index?.match(text.slice(0, 400)) ?? []).map(({ tag }) => tag as string)
    return [...new Set([...framed, ...mentioned])].filter((id) => known.has(id))
  }
  return {
    meet({ text, place, page: at, pageType }: Sentence): void {
      const isNew = at !== page
      if (isNew) {
        page = at
        ofPage = []
        ofHeading = []
      }
      if (place !== 'heading' && place !== 'headline') return
      const own = named(text)
      if (isNew && pageType !== 'home') ofPage = onlyOne(own)
      ofHeading = own.slice(0, 2)
    },
    readersOf({ text }: Sentence): string[] {
      const own = named(text)
      if (own.length > 0) return own
      return ofHeading.length > 0 ? ofHeading : ofPage
    },
  }
}

const onlyOne = (ids: string[]) => (ids.length === 1 ? ids : [])

function objections(questions: readonly Fact<Question>[], language: string): Fact<AudienceNeed>[] {
  const doubts = needWords(language, 'doubts')
  return questions
    .filter(({ value, confidence }) => confidence > 0.6 && doubts.has(value.question))
    .slice(0, objectionsMax)
    .map(({ value, confidence, quotes }) => ({
      value: { kind: 'objection' as const, text: value.question, of: [] },
      basis: 'stated' as const,
      confidence: Math.min(0.8, confidence),
      quotes: quotes.slice(0, 2),
    }))
}
