/** How it sounds: plain or heavy, of one voice or several, about the reader or about itself. */
import type { Quote } from '../../evidence.ts'
import type { Writing } from '../../facts/language.ts'
import { capitalised } from '../../report/prose.ts'
import { archetypeTraits } from './archetype-traits.ts'
import { inQuotes, inWords, quotedList, quotesOf } from './brand-words.ts'
import { type AnySwotRule, rulesOn } from './swot-rule.ts'

const rule = rulesOn('language')

/** Fewer words tell nothing of a style. */
const wordsMin = 250

const enough = (writing: { value: Writing } | null): writing is { value: Writing } =>
  writing !== null && writing.value.words >= wordsMin

const examplesOf = ({ examples }: Writing, mark: keyof Writing['examples'], max = 2): Quote[] =>
  (examples[mark] ?? []).slice(0, max)

/** “, as in “…””; empty without an example. */
const asIn = (quotes: readonly Quote[]) => (quotes[0] === undefined ? '' : `, as in ${inQuotes(quotes[0].text)}`)

const per = (value: number) => (value >= 10 ? String(Math.round(value)) : value.toFixed(1))

export const languageRules: readonly AnySwotRule[] = [
  rule({
    id: 'one-voice',
    quadrant: 'strengths',
    weight: 5,
    subject: 'consistency',
    gist: 'one voice on all pages',
    needs: ['writing', 'voice', 'pages'],
    find({ writing, voice, pages }, say) {
      if (!enough(writing) || pages.length < 4 || (writing.value.consistency ?? 0) < 0.8) return null
      const traits = voice.slice(0, 2).map(({ value }) => value.trait)
      const sounds = traits.length === 0 ? 'the same' : traits.join(' and ')
      return {
        text: say(
          `It sounds like one author from page to page${traits.length === 0 ? '' : `, ${sounds} throughout`}: ${pages.length} pages were compared and differ little. That steadiness is what makes a voice memorable.`,
          `One voice runs through ${pages.length} pages${traits.length === 0 ? '' : ` (${sounds})`}; nowhere does the reader feel handed on to another department.`,
        ),
        confidence: 0.7,
        quotes: quotesOf(voice, 2),
      }
    },
  }),
  rule({
    id: 'plain-words',
    quadrant: 'strengths',
    weight: 6,
    subject: 'readability',
    gist: 'plain words',
    needs: ['writing'],
    find({ writing }, say) {
      const readability = writing?.value.readability
      if (!enough(writing) || readability == null || !['very easy', 'easy', 'plain'].includes(readability.level))
        return null
      const measure = `${readability.formula} ${Math.round(readability.score)}`
      const length = Math.round(writing.value.wordsPerSentence)
      return {
        text: say(
          `It is easy to follow (${measure}; ${length} words to a sentence), so the message survives a hurried reader on a telephone.`,
          `Sentences of ${length} words on average and plain vocabulary (${measure}) let everybody understand what is sold, which in few trades can be taken for granted.`,
          `Nobody needs to read a line twice: ${measure}, ${length} words a sentence.`,
        ),
        confidence: 0.8,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'speaks-to-you',
    quadrant: 'strengths',
    weight: 5,
    subject: 'stance',
    gist: 'a text that is about the reader',
    needs: ['writing'],
    find({ writing }, say) {
      if (!enough(writing)) return null
      const { you, we } = writing.value.marks
      if (you === null || we === null || you < 1.5 || you < we * 1.4) return null
      const quotes = examplesOf(writing.value, 'you')
      return {
        text: say(
          `It talks about the reader more than about itself (${per(you)} to ${per(we)} in a hundred words)${asIn(quotes)}.`,
          `The customer is the subject of its sentences${asIn(quotes)}: “you” comes up ${per(you)} times in a hundred words, “we” ${per(we)}.`,
        ),
        confidence: 0.75,
        quotes,
      }
    },
  }),
  rule({
    id: 'clear-character',
    quadrant: 'strengths',
    weight: 6,
    subject: 'character',
    gist: 'a clear character',
    needs: ['archetype'],
    find({ archetype }, say) {
      if (archetype === null || archetype.value.method !== 'words' || archetype.value.margin < 0.15) return null
      const { primary, passages } = archetype.value
      const own = passages.find(({ archetype: of }) => of === primary)?.words ?? []
      if (own.length < 3 || archetype.confidence < 0.6) return null
      return {
        text: say(
          `It has a character, and keeps to it: ${quotedList(own, 4)} mark it as ${archetypeTraits[primary]}, clearly ahead of any other reading. People remember a type sooner than a list of features.`,
          `${quotedList(own, 4)}: the words add up to ${archetypeTraits[primary]}, a part that the brand plays more clearly than most.`,
        ),
        confidence: archetype.confidence * 0.85,
        quotes: quotesOf([archetype], 3),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'hard-to-read',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'readability',
    gist: 'text that is hard work to read',
    needs: ['writing', 'sentences'],
    find({ writing, sentences }, say) {
      const readability = writing?.value.readability
      if (!enough(writing) || readability == null) return null
      const length = Math.round(writing.value.wordsPerSentence)
      const isHard = readability.level === 'very demanding' || (readability.level === 'demanding' && length > 17)
      if (!isHard && length <= 24) return null
      const longest = longestSentence(sentences)
      const example =
        longest === null ? '' : ` One sentence begins ${inQuotes(longest.text, 70)} and takes its time to end.`
      const measure = `${readability.formula} ${Math.round(readability.score)}, ${length} words to a sentence`
      return {
        text: say(
          `It is heavy going (${measure}). Readers in a hurry, and those in their second language, drop out.${example}`,
          `The text asks for concentration: ${measure}.${example}`,
          `What it has to say is good enough to be said more simply; at ${measure} much of it is skimmed.${example}`,
        ),
        confidence: 0.75,
        quotes: longest === null ? [] : [longest],
      }
    },
  }),
  rule({
    id: 'loud',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'volume',
    gist: 'a raised voice',
    needs: ['writing'],
    find({ writing }, say) {
      if (!enough(writing) || writing.value.sentences < 25 || writing.value.exclamations < 15) return null
      const quotes = examplesOf(writing.value, 'exclamations')
      const rate = Math.round(writing.value.exclamations)
      return {
        text: say(
          `It raises its voice often: ${rate} in a hundred sentences end in an exclamation mark${asIn(quotes)}. Where everything is urgent, nothing is.`,
          `${rate} exclamation marks in a hundred sentences${asIn(quotes)} wear off, and make calmer claims look doubtful as well.`,
        ),
        confidence: 0.75,
        quotes,
      }
    },
  }),
  rule({
    id: 'hedged',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'certainty',
    gist: 'promises with reservations',
    needs: ['writing'],
    find({ writing }, say) {
      const hedges = writing?.value.marks.hedges ?? null
      if (!enough(writing) || hedges === null || hedges < 1.2) return null
      const quotes = examplesOf(writing.value, 'hedges')
      return {
        text: say(
          `It promises with reservations${asIn(quotes)}: ${per(hedges)} hedging words in a hundred take the strength out of what it can do.`,
          `Perhaps, possibly, as a rule: with ${per(hedges)} such words in a hundred${asIn(quotes)} the site sounds less sure of itself than its customers would like.`,
        ),
        confidence: 0.65,
        quotes,
      }
    },
  }),
  rule({
    id: 'jargon',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'jargon',
    gist: 'jargon',
    needs: ['writing'],
    find({ writing }, say) {
      const jargon = writing?.value.marks.jargon ?? null
      if (!enough(writing) || jargon === null || jargon < 2) return null
      const quotes = examplesOf(writing.value, 'jargon')
      return {
        text: say(
          `It speaks shop${asIn(quotes)}: ${per(jargon)} words in a hundred are jargon, and those who sign for the purchase are often not those who speak it.`,
          `Jargon (${per(jargon)} words in a hundred${asIn(quotes)}) keeps out newcomers, who make up most of any growing market.`,
        ),
        confidence: 0.65,
        quotes,
      }
    },
  }),
  rule({
    id: 'two-ways-of-address',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'address',
    gist: 'two ways of addressing readers',
    needs: ['writing'],
    find({ writing }, say) {
      if (writing === null || writing.value.words < 120 || writing.value.addressForm !== 'mixed') return null
      const quotes = examplesOf(writing.value, 'you')
      return {
        text: say(
          `It addresses readers formally on one line and familiarly on the next${asIn(quotes)}. Nobody complains, and everybody senses that two hands wrote it.`,
          `Formal and familiar address are mixed${asIn(quotes)}: a small slip in each place, and in sum a brand that has not decided how close it stands.`,
        ),
        confidence: 0.75,
        quotes,
      }
    },
  }),
  rule({
    id: 'several-voices',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'consistency',
    gist: 'pages that do not sound alike',
    needs: ['writing', 'pages'],
    find({ writing, pages }, say) {
      const consistency = writing?.value.consistency ?? null
      if (!enough(writing) || consistency === null || consistency >= 0.4 || pages.length < 4) return null
      return {
        text: say(
          `Its pages do not sound alike: on ${pages.length} pages the style shifts more than the subjects explain (${Math.round(consistency * 100)} % alike), as if several people had written without a guide.`,
          `From page to page it changes its voice (${Math.round(consistency * 100)} % alike over ${pages.length} pages), and with it the idea of who is speaking.`,
        ),
        confidence: 0.6,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'talks-of-itself',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'stance',
    gist: 'a text that is mostly about itself',
    needs: ['writing'],
    find({ writing }, say) {
      if (!enough(writing)) return null
      const { we, you } = writing.value.marks
      if (we === null || you === null || we < 1.5 || we < you * 2) return null
      const quotes = examplesOf(writing.value, 'we')
      return {
        text: say(
          `It talks about itself: “we” comes ${per(we)} times in a hundred words, the reader ${per(you)}${asIn(quotes)}. People come with a problem of their own and would like to read about that.`,
          `The brand is the hero of its own sentences${asIn(quotes)} (${per(we)} words in a hundred, against ${per(you)} for the reader), which leaves customers in the audience.`,
        ),
        confidence: 0.7,
        quotes,
      }
    },
  }),
  rule({
    id: 'character-open',
    quadrant: 'opportunities',
    weight: 4,
    subject: 'character',
    gist: 'a character still to be chosen',
    needs: ['archetype'],
    needsCompetitors: true,
    find({ archetype }, say) {
      if (archetype === null || archetype.value.method !== 'words' || archetype.value.margin > 0.04) return null
      const { primary, secondary } = archetype.value
      if (secondary === null) return null
      return {
        text: say(
          `It has not decided who it is: ${archetypeTraits[primary]} and ${archetypeTraits[secondary]} are about equally strong in its words. The one that rivals leave free would be worth choosing.`,
          `Half ${withoutArticle(archetypeTraits[primary])}, half ${withoutArticle(archetypeTraits[secondary])}: its words leave the part open, and a brand that takes one is easier to recall.`,
        ),
        confidence: archetype.confidence * 0.7,
        quotes: quotesOf([archetype], 3),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'few-figures',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'figures',
    gist: 'arguments that lack figures',
    needs: ['writing', 'claims'],
    find({ writing, claims }, say) {
      if (!enough(writing) || writing.value.numbersPerThousand > 2) return null
      const [promise] = claims.filter(({ value }) => value.type === 'promise' || value.type === 'superlative')
      if (promise === undefined) return null
      return {
        text: say(
          `It argues almost without figures: ${inQuotes(promise.value.text)} would convince sooner with a number in it, how many, how fast or since when.`,
          `${capitalised(inWords(Math.round((writing.value.numbersPerThousand * writing.value.words) / 1000)))} figures in ${writing.value.words} words: claims such as ${inQuotes(promise.value.text)} could be made to count.`,
        ),
        confidence: promise.confidence * 0.7,
        quotes: quotesOf([promise]),
      }
    },
  }),
]

const withoutArticle = (text: string) => text.replace(/^(?:an?|the) /, '')

const longWords = 30

/** The brand's longest, where one is long. */
function longestSentence(
  sentences: readonly { text: string; page: string; locator: string; place: string; speaker: string }[],
): Quote | null {
  let longest: Quote | null = null
  for (const { text, page, locator, place, speaker } of sentences) {
    if (place !== 'body' || speaker !== 'brand' || text.length > 600 || text.length <= (longest?.text.length ?? 0))
      continue
    if (text.split(' ', longWords + 1).length > longWords) longest = { page, text, locator }
  }
  return longest
}
