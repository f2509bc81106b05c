/** Where it is heavy, loud, unsure or of several voices. */
import type { Quote } from '../../../evidence.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'
import { asIn, enough, examplesOf, per } from './language.ts'

const rule = rulesOn('language')

export const languageGaps: readonly AnySwotRule[] = [
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
          `What it has to say is good enough to be said more simply; at ${measure}, much of it is skimmed.${example}`,
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
          `${rate} exclamation marks in a hundred sentences${within(quotes)} wear off, and make calmer claims look doubtful as well.`,
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
          `Perhaps, possibly, as a rule: with ${per(hedges)} such words in a hundred${asIn(quotes)}, the site sounds less sure of itself than its readers would like.`,
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
          `It speaks shop${asIn(quotes)}: ${per(jargon)} words in a hundred are jargon, and those who decide are often not those who speak it.`,
          `Jargon (${per(jargon)} words in a hundred${asIn(quotes)}) keeps out newcomers, whom it would have to win in order to grow.`,
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
          `The brand is the hero of its own sentences${asIn(quotes)} (${per(we)} words in a hundred, against ${per(you)} for the reader), which leaves readers in the audience.`,
        ),
        confidence: 0.7,
        quotes,
      }
    },
  }),
]

/** Set off on both sides. */
const within = (quotes: readonly Quote[]) => (quotes.length === 0 ? '' : `${asIn(quotes)},`)

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
