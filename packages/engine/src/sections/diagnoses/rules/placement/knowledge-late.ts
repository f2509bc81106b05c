/** What a brand knows, and where it is at home, told after an opening that has neither. */
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import { quoteOfLine } from '../../own-lines.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'
import { tellingAnswers } from '../assets/customer-assets.ts'
import { namesOfPlace } from '../assets/names-of-place.ts'
import { callThatAsks, opensStrong, opensWith, saidFirst } from './spots.ts'

/** Lines of the home page that are read with its opening. */
const firstLines = 12

export const knowledgeLate: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'answers-not-at-home',
    of: 'asks',
    group: 'opening',
    stakes: 0.5,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['questions', 'posts', 'sentences', 'language', 'names', 'opening', 'name', 'hero', 'phrases', 'path'],
    missingFrom: 'home',
    find(facts) {
      const answers = tellingAnswers(facts)
      const [lead] = answers
      // The asset quotes the first two.
      const guidance = answers.filter(({ isGuidance }) => isGuidance)
      const [best, next] = guidance.length > 3 ? guidance.slice(2) : guidance
      const said = saidFirst(facts)
      const { names, posts, path } = facts
      if (lead === undefined || best === undefined || next === undefined || said === null || opensStrong(facts))
        return null
      if (facts.questions.some(({ quotes }) => quotes.some(({ page }) => page === names.home))) return null
      const question = inQuotes(best.question, 80)
      const page = names.page(best.page)
      const asked = callThatAsks(path)
      const call = asked === null ? null : inQuotes(asked, 40)
      return {
        title: `What ${names.brand} knows is kept on ${page}`,
        text: frame(
          [
            posts.length > 4,
            `${posts.length} articles and answers such as the one to ${question} stand behind ${said.words}; no line of the home page uses one.`,
          ],
          [
            call !== null,
            `${question}, ${page} has the answer; the home page goes from ${said.words} to ${call} without one.`,
          ],
          [
            next.page === best.page,
            `${capitalised(page)} answers ${question} and ${inQuotes(next.question, 60)}; the home page says ${said.words}, and answers neither.`,
          ],
          `Who asks ${question} is helped on ${page}, before buying anything. The home page opens with ${said.words} and shows none of that.`,
        ),
        pole: opensWith(said) ?? 'but the home page shows none of the answers',
        about: lead.quote.text,
        against: null,
        move: {
          title: 'Put one answer on the home page',
          page: names.home,
          text: `Put ${question}, with its answer in two sentences, below ${said.words}.`,
        },
        contrast: 'both quoted',
        subject: 'knowledge',
        isNear: true,
        isSensitive: false,
        confidence: 0.65,
        quotes: [best.quote, said.quote],
      }
    },
  }),
  diagnosis({
    id: 'place-named-late',
    group: 'opening',
    stakes: 0.65,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: [
      'lines',
      'names',
      'name',
      'language',
      'kind',
      'plans',
      'contacts',
      'opening',
      'hero',
      'audiences',
      'phrases',
    ],
    missingFrom: 'home',
    find(facts) {
      const place = namesOfPlace(facts)
      const said = saidFirst(facts)
      if (place === null || said === null || opensStrong(facts)) return null
      const { names, opening, lines } = facts
      const first = lines.filter(({ page, at }) => page === names.home && at < firstLines).map(({ text }) => text)
      const early = [...opening.texts, ...first]
      if (place.names.some((name) => early.some((text) => text.includes(name)))) return null
      const list = quotedList(place.names.slice(0, 3))
      const words = inQuotes(withoutLeadingMarks(place.line.text), 100)
      const page = names.page(place.line.page)
      const isHome = place.line.page === names.home
      return {
        title: `${quotedList(place.names.slice(0, 2))} come after the opening`,
        text: frame(
          [
            isHome && names.category !== null,
            `${said.words} could stand over any ${names.category}; ${words}, further down, could not.`,
          ],
          [isHome, `${said.words} and the lines after it name none of these places; ${words} does, further down.`],
          [
            place.names.length > 5,
            `${capitalised(page)} knows ${list} by name; the opening, ${said.words}, knows none of them.`,
          ],
          `${words}, says ${page}. Whoever reads only ${said.words} learns of no such place.`,
        ),
        pole: opensWith(said) ?? 'but the opening names none of them',
        about: place.line.text,
        against: null,
        move: {
          title: `Put ${inQuotes(place.names[0] ?? '', 30)} into the first line`,
          page: names.home,
          text: `Put ${inQuotes(place.names[0] ?? '', 40)} beside ${said.words}, with an own photo of it.`,
        },
        contrast: 'both quoted',
        subject: 'place',
        isNear: true,
        isSensitive: false,
        confidence: 0.65,
        quotes: [quoteOfLine(place.line), said.quote],
      }
    },
  }),
]
