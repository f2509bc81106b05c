/** What is looked for to answer a question: its own words, and what the website may call the same. */

import { foldText } from '../lexicon/fold.ts'
import { isCompounding } from '../lexicon/grammar/wording.ts'
import { questionsLists } from '../lexicon/joined/questions.ts'
import { createPhraseIndex, type PhraseIndex } from '../lexicon/match.ts'
import { guaranteeEntries } from '../lexicon/offer/guarantee-words.ts'
import { trialEntries } from '../lexicon/offer/trial-words.ts'
import { actionPageEntries, pageWordEntries } from '../lexicon/pages/page-words.ts'
import { commonestWords } from '../lexicon/speech/common-words.ts'
import { missionEntries } from '../lexicon/speech/mission-words.ts'
import { type WordEntry, wordEntries } from '../lexicon/word-lists.ts'
import type { Claim, Turn } from './answerer.ts'
import { dictionaryWords, formMarks, searchedWord } from './search-text.ts'

export interface SoughtWord {
  /** Words in a row. */
  text: string
  /** Whether longer words that begin so are meant as well. */
  isPrefix: boolean
  /** The language of the texts that it is looked for in; null: of all. */
  language: string | null
}

/** Words of which one is enough. */
export interface SoughtGroup {
  words: SoughtWord[]
  /** Sections of the report that are about it. */
  sections: Claim['section'][]
  /** What finding it counts: 1 for a word of the question. */
  weight: number
}

export interface SoughtIn {
  message: string
  /** What was said before, oldest first. */
  turns: readonly Turn[]
  /** Of the website's texts. */
  languages: readonly string[]
}

const messageCharactersMax = 2_000
const wordsMax = 32
const earlierWordsMax = 12
const earlierTurns = 2
const earlierWeight = 0.35
const topicWeight = 0.8
const formWeight = 1
const topicWordsMax = 40

/** The most telling first; none where a question has stop words alone. */
export function soughtGroups({ message, turns, languages }: SoughtIn): SoughtGroup[] {
  const now = groupsOf(message.slice(0, messageCharactersMax), languages, wordsMax)
  const asked = turns.filter(({ role }) => role === 'user').slice(-earlierTurns)
  const known = new Set(now.map(keyOf))
  const earlier = asked
    .reverse()
    .flatMap(({ content }) => groupsOf(content.slice(0, messageCharactersMax), languages, earlierWordsMax))
    .filter((group) => !known.has(keyOf(group)))
    .slice(0, earlierWordsMax)
  return [...now, ...earlier.map((group) => ({ ...group, weight: group.weight * earlierWeight }))]
}

const keyOf = ({ words }: SoughtGroup) => words.map(({ text }) => text).join('|')

function groupsOf(text: string, languages: readonly string[], most: number): SoughtGroup[] {
  const folded = foldText(text)
  const topics = topicIndex.match(text)
  const named = [...new Set(topics.map(({ tag }) => tag))]
  return [...ownWords(folded, text, languages).slice(0, most), ...named.flatMap((tag) => topicGroup(tag, languages))]
}

function ownWords(folded: string, text: string, languages: readonly string[]): SoughtGroup[] {
  const left = new Map<string, Set<string>>()
  for (const word of [...dictionaryWords(text.normalize('NFC')), ...dictionaryWords(folded)]) {
    const key = foldText(word)
    if (key === '' || isStopWord(key)) continue
    left.set(key, (left.get(key) ?? new Set()).add(word.toLowerCase()))
  }
  const hasCompounds = languages.some(isCompounding)
  return [...left].map(([key, spellings]) => ({
    words: [
      ...[...spellings].map((word) => ({ ...searchedWord(word), language: null })),
      ...(hasCompounds && key.length >= compoundLettersMin && /^\p{L}+$/u.test(key)
        ? [...spellings].map((word) => ({ text: word, isPrefix: true, language: null }))
        : []),
    ],
    sections: [],
    weight: 1,
  }))
}

const compoundLettersMin = 4

const questionWords = `what which who whom whose where when why how is are do does did can could would should the a an they their
  them it its this that there any tell me about give show say says have has you your i we our of to in on for with and or from
  company brand website site
  was wer wie wo wann warum welche welcher welches ist sind hat haben kann der die das den dem ein eine einen und oder mit von zu für
  gibt es sie ihr ihre marke firma webseite website seite
  que quoi qui quel quelle quels quelles ou quand comment pourquoi est sont le la les un une des de du et avec pour dans elle il ils y
  a t entreprise marque site
  qué quién cuál cuáles dónde cuándo cómo por es son el los las una unos y con para en su sus tiene hay empresa marca sitio
  che chi quale quali dove quando come perché è sono il lo gli i di da per con su e o hanno
  qual quais onde quem são os as um uma do da dos das e tem têm
  wat wie welke waar wanneer waarom hoe is zijn de het een van voor met en of hebben er
  co kto jaki jaka jakie gdzie kiedy jak dlaczego czy jest są w z na do i oraz
  что кто какой какая какие где когда как почему ли есть в на и с для у о
  що хто який яка які де коли як чому чи є в на і з для у про
  は が を に の で と も か です ます ください した ある あります 何 なに いる する いくら どんな どの ですか
  的 是 了 在 有 吗 什么 怎么 哪些 和 你们 他们 多少 如何`
const stopWords = new Set(questionWords.split(/\s+/).map(foldText))
// The commonest of all are of no help in telling texts apart. What is frequent in an analysis counts little anyway.
const commonest = 30
let frequent: Set<string> | null = null

function isStopWord(folded: string): boolean {
  frequent ??= new Set(commonestWords(commonest))
  return stopWords.has(folded) || frequent.has(folded)
}

/** Names of pages that a text on their subject uses too; “us” and “blog” are not. */
const listedTopics = new Set<string>(['pricing', 'team', 'careers', 'contact', 'testimonials', 'customers', 'security'])

const sectionsOf: Readonly<Record<string, Claim['section'][]>> = {
  archetype: ['brandIdentity'],
  mission: ['brandIdentity'],
  goal: ['brandIdentity'],
  voice: ['brandIdentity'],
  history: ['brandIdentity'],
  audience: ['personas'],
  strength: ['swot'],
  weakness: ['swot'],
  strategy: ['strategy'],
  color: ['visualIdentity'],
  font: ['visualIdentity'],
  logo: ['visualIdentity'],
  call: ['messaging'],
  competitor: ['positioning'],
  problem: ['positioning', 'personas'],
  pricing: ['offerings'],
  shop: ['offerings'],
  journey: ['customerJourney'],
  booking: ['customerJourney'],
  theme: ['contentThemes'],
  social: ['digitalPresence'],
  phone: ['digitalPresence', 'trustAndExperience'],
  contact: ['digitalPresence', 'trustAndExperience'],
  search: ['discoverability'],
  quality: ['trustAndExperience'],
  security: ['trustAndExperience'],
  testimonials: ['trustAndExperience'],
}

/** What an answer looks like. */
const formsOf: Readonly<Record<string, (keyof typeof formMarks)[]>> = {
  phone: ['phone', 'email'],
  contact: ['phone', 'email'],
  pricing: ['amount'],
  hours: ['time'],
  address: ['postcode'],
  founding: ['year'],
}

/** Read when something is first asked: the lists are long. */
let entries: Map<string, WordEntry<string>[]> | null = null

function topicEntries(): Map<string, WordEntry<string>[]> {
  if (entries !== null) return entries
  const listed: WordEntry<string>[] = [
    ...pageWordEntries().filter(({ tag }) => listedTopics.has(tag)),
    ...actionPageEntries().filter(({ tag }) => tag === 'booking' || tag === 'donate'),
    ...missionEntries().filter(({ tag }) => tag === 'mission'),
    ...guaranteeEntries().filter(({ tag }) => tag !== 'cancel'),
    ...trialEntries(),
  ]
  entries = Map.groupBy(
    [...wordEntries(questionsLists, 'topics'), ...listed].map((entry) => ({
      ...entry,
      phrase: entry.phrase.replace(/^[=/]/, ''),
    })),
    ({ tag }) => tag,
  )
  return entries
}

const topicIndex: PhraseIndex<string> = createPhraseIndex(() => [...topicEntries().values()].flat())

function topicGroup(tag: string, languages: readonly string[]): SoughtGroup[] {
  const wanted = new Set([...languages, 'en'])
  const own = (topicEntries().get(tag) ?? []).filter(({ language }) => language === 'any' || wanted.has(language))
  // By language, so that a long list of one leaves room for the others.
  const words = [...Map.groupBy(own, ({ language }) => language).values()]
    .flatMap((list) => list.slice(0, topicWordsMax))
    .flatMap(({ phrase, language }) => soughtPhrase(phrase, language))
  const marks = (formsOf[tag] ?? []).map((form) => ({ text: formMarks[form], isPrefix: false, language: null }))
  return [
    { words, sections: sectionsOf[tag] ?? [], weight: topicWeight },
    ...(marks.length === 0 ? [] : [{ words: marks, sections: [], weight: formWeight }]),
  ]
}

function soughtPhrase(phrase: string, language: string): SoughtWord[] {
  const isPrefix = phrase.endsWith('*')
  const text = phrase.replaceAll('*', '')
  const of = language === 'any' ? null : language
  const spellings = new Set([text, foldText(text)])
  return [...spellings].map((spelling) => {
    const sought = searchedWord(spelling)
    return { text: sought.text, isPrefix: isPrefix || sought.isPrefix, language: of }
  })
}
