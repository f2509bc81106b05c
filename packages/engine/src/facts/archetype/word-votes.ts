import { type ArchetypeVotes, archetypeLexicon } from '../../lexicon/archetypes/archetype-words.ts'
import { type Archetype, archetypes } from '../../lexicon/archetypes/archetypes.ts'
import { foldText } from '../../lexicon/fold.ts'
import type { PhraseIndex, PhraseMatch } from '../../lexicon/match.ts'
import type { Sentence, SentencePlace } from '../language/shapes.ts'

/** Where a word counts more: what a brand says first and about itself is chosen with more care. */
const placeWeights: Record<SentencePlace, number> = {
  headline: 2.5,
  subhead: 2,
  description: 2,
  heading: 1.3,
  action: 0.7,
  body: 1,
}
const aboutWeight = 1.5
/** An article speaks of its subject, not of the brand. */
const postWeight = 0.3
/** Each further use of a word adds less, and from the fourth on nothing: repetition is not conviction. */
const repeatWeights = [1, 0.4, 0.2]
/** A word of two archetypes says less of each. */
const sharedWeight = 0.75
const explainedWeight = 0.5
/** English words in a text of another script were chosen for their ring. */
const borrowedWeight = 0.7

/** One stem or phrase of the lexicon that the site uses. */
export interface WordVote {
  votes: ArchetypeVotes
  /** Folded, as the site uses it first. */
  word: string
  /** Sum of its weighted uses. */
  uses: number
  /** Sentences that hold it, weightiest first in page order. */
  sentences: { sentence: Sentence; weight: number }[]
}

interface Inputs {
  language: string
  /** Words of the brand's name speak for its founder's taste, and stand everywhere. */
  names: readonly string[]
  /** Whether the line of business explains a word: a school says “students” whatever it stands for. */
  isExplained: (word: string) => boolean
}

/** What the brand's own sentences vote for; null where no lexicon is known for the language. */
export function wordVotes(sentences: readonly Sentence[], { language, names, isExplained }: Inputs): WordVote[] | null {
  const own = archetypeLexicon(language)
  if (own === null) return null
  const borrowed = scriptOf(language) === 'latin' ? null : archetypeLexicon('en')
  const nameWords = new Set(names.flatMap((name) => foldText(name).split(/[^\p{L}\p{N}]+/u)))
  const found = new Map<string, WordVote>()
  for (const sentence of sentences) {
    if (sentence.speaker !== 'brand') continue
    const weight = weightOf(sentence)
    count(own, weight, sentence)
    if (borrowed !== null && /[a-z]{3}/i.test(sentence.text)) count(borrowed, weight * borrowedWeight, sentence)
  }
  for (const vote of found.values()) {
    vote.uses = sumOfUses(vote.sentences) * (isExplained(vote.word) ? explainedWeight : 1)
  }
  return [...found.values()]

  function count(index: PhraseIndex<ArchetypeVotes>, weight: number, sentence: Sentence): void {
    const folded = foldText(sentence.text)
    for (const match of index.match(folded)) {
      const word = folded.slice(match.start, match.end)
      if (isOfName(word, nameWords) || isNegated(folded, match)) continue
      const known = found.get(match.phrase)
      if (known === undefined) {
        found.set(match.phrase, { votes: match.tag, word, uses: 0, sentences: [{ sentence, weight }] })
      } else known.sentences.push({ sentence, weight })
    }
  }
}

function weightOf({ place, pageType, role }: Sentence): number {
  if (pageType === 'post' || pageType === 'press') return placeWeights[place] * postWeight
  return placeWeights[place] * (pageType === 'about' || role === 'about' ? aboutWeight : 1)
}

function sumOfUses(uses: readonly { weight: number }[]): number {
  const weights = uses.map(({ weight }) => weight).sort((a, b) => b - a)
  return repeatWeights.reduce((sum, share, at) => sum + share * (weights[at] ?? 0), 0)
}

const isOfName = (word: string, nameWords: ReadonlySet<string>) =>
  word.split(/[^\p{L}\p{N}]+/u).every((part) => nameWords.has(part))

const negations = new Set(
  (
    'not no never without nor hardly dont doesnt isnt arent wont cannot kein keine keinen keiner nicht nie ohne pas sans jamais aucun aucune ' +
    'non senza mai nessun nessuna sin nunca ningun ninguna nao sem nenhum nenhuma geen niet nooit zonder inte ingen inga utan aldrig ' +
    'nie bez zadny zadna zadne neni degil не без ни никогда нет ikke uten uden ei ilman'
  ).split(' '),
)

/** “not for profit-seekers”, “never boring”: what is denied is not claimed. A phrase that denies by itself is its own. */
function isNegated(folded: string, { start, phrase }: PhraseMatch<unknown>): boolean {
  const before = folded.slice(Math.max(0, start - 24), start).split(/[^\p{L}\p{N}]+/u)
  const near = before.filter((word) => word !== '').slice(-2)
  return near.some((word) => negations.has(word)) && !negations.has(phrase.split(' ')[0]!)
}

const otherScripts = new Set(['ar', 'el', 'he', 'ja', 'ko', 'ru', 'uk', 'zh'])
const scriptOf = (language: string) => (otherScripts.has(language) ? 'other' : 'latin')

/** The votes of all words by archetype. */
export function tally(words: readonly WordVote[]): Map<Archetype, number> {
  const sums = new Map<Archetype, number>(archetypes.map((archetype) => [archetype, 0]))
  for (const { votes, uses } of words) {
    const share = votes.length > 1 ? sharedWeight : 1
    for (const { archetype, weight } of votes) sums.set(archetype, sums.get(archetype)! + weight * uses * share)
  }
  return sums
}
