/** People who are named, or speak, where few visitors come. */
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { capitalised, listed } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import type { NamedPerson } from '../../named-people.ts'
import { isSensitive } from '../../stakes.ts'
import { signedVoices } from '../assets/voice-assets.ts'
import { proofOfTrade } from '../proof/proof-by-trade.ts'
import { opensStrong, saidFirst, spotOf } from './spots.ts'

export const peopleLate: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'person-named-late',
    group: 'proof',
    stakes: 0.8,
    share: 0.1,
    effort: 'S',
    leads: true,
    needs: ['people', 'sentences', 'blocks', 'lines', 'path', 'names', 'hero', 'name', 'kind', 'language', 'opening'],
    missingFrom: 'home',
    find(facts) {
      const [first, second, third] = peopleElsewhere(facts)
      const said = saidFirst(facts)
      if (first === undefined || first.quote === null || said === null || isPromisedNear(facts)) return null
      const { names, kind } = facts
      const page = names.page(first.page)
      const shown = [first, second, third].filter((one) => one !== undefined)
      const called = listed(
        shown.map(({ name }) => name),
        3,
      )
      const role = first.role === null ? null : inQuotes(first.role, 50)
      const isTeam = third !== undefined
      const isAbout = /about|team/.test(pageTypeOf(first, facts) ?? '')
      return {
        title: frame(
          [isTeam, `${first.name} and the others are named on ${page} only`],
          [role !== null, `${first.name} is named on ${page}, and not where visitors arrive`],
          `The home page does without ${first.name}`,
        ),
        text: frame(
          [
            isTeam && role !== null,
            `${called}: ${page} names those who answer, ${first.name} as ${role}. The home page opens with ${said.words}, and with no name.`,
          ],
          [second !== undefined, `${said.words} is followed by no name on the home page; ${called} come on ${page}.`],
          [
            role !== null && isAbout,
            `${first.name}, ${role}, stands behind ${names.brand}. ${capitalised(page)} says so; the home page, from ${said.words} on, does not.`,
          ],
          [role !== null, `Who is behind ${said.words} one learns on ${page}: ${first.name}, ${role}.`],
          `${capitalised(page)} gives a name, ${first.name}; ${said.words}, and every line after it on the home page, does without.`,
        ),
        pole: `but the home page leaves the ${second === undefined ? 'name' : 'names'} out`,
        against: null,
        move: {
          title: isTeam ? 'Show two of them under the headline' : `Name ${first.name} under the headline`,
          page: names.home,
          text: isTeam
            ? `Put ${listed(shown.slice(0, 2).map(({ name }) => name))}, each with a portrait and one sentence, under ${said.words}.`
            : `Put ${first.name}${role === null ? '' : `, ${role},`} with ${proofOfTrade(kind).person}, under ${said.words}.`,
        },
        contrast: 'both quoted',
        subject: 'person',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: first.role === null ? 0.6 : 0.7,
        quotes: [...shown.flatMap(({ quote }) => quote ?? []), said.quote],
      }
    },
  }),
  diagnosis({
    id: 'customers-speak-late',
    isOfOnePage: true,
    group: 'proof',
    stakes: 0.7,
    share: 0.05,
    effort: 'S',
    leads: true,
    needs: [
      'testimonials',
      'sentences',
      'language',
      'names',
      'lines',
      'hero',
      'name',
      'phrases',
      'path',
      'kind',
      'opening',
    ],
    missingFrom: 'home',
    find(facts) {
      const { names, sentences, path } = facts
      const said = saidFirst(facts)
      const voices = signedVoices(facts)
      const [voice] = voices
      if (voice === undefined || said === null || opensStrong(facts) || !path.isNear(voice.quote.page)) return null
      const places = voices.map(({ quote }) => placeOf(quote.text, quote.page, sentences))
      const spots = voices.map(({ quote }, index) => spotOf({ page: quote.page, at: places[index] ?? 0 }, names))
      const [spot] = spots
      if (spot === undefined || spots.some((one) => one === null) || spot === null) return null
      const words = inQuotes(voice.text, 100)
      return {
        title: spot.isHome
          ? `${voice.author} speaks ${spot.where}`
          : `${voice.author} speaks ${spot.where}, and nobody on the home page`,
        text: frame(
          [voice.hasNumber, `${voice.author} gives a figure, ${words}; it comes ${spot.where}, after ${said.words}.`],
          [
            voice.role !== null,
            `${said.words} is what ${names.brand} says of itself. ${voice.signed} says ${words}, ${spot.where}.`,
          ],
          [
            spot.isHome,
            `Between ${said.words} and what ${voice.author} signs, ${words}, lie ${spot.lines} lines of the home page.`,
          ],
          `${capitalised(spot.where)} ${voice.author} says ${words}; the home page opens with ${said.words} and quotes nobody.`,
        ),
        pole: spot.isHome
          ? 'but its customers speak far below the opening'
          : `but its customers speak only ${spot.where}`,
        against: null,
        move: {
          title: `Let ${voice.author} speak under the headline`,
          page: names.home,
          text: `Put ${words}, signed ${voice.signed}, under ${said.words}.`,
        },
        contrast: 'both quoted',
        subject: 'customers',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: 0.65,
        quotes: [voice.quote, said.quote],
      }
    },
  }),
]

const pageTypeOf = ({ page }: NamedPerson, { lines }: Pick<DiagnosisFacts, 'lines'>) =>
  lines.find((line) => line.page === page)?.pageType

type Inputs = Pick<DiagnosisFacts, 'people' | 'sentences' | 'blocks' | 'lines' | 'path' | 'names' | 'language'>

/** Pages where somebody is named who does the work, not whoever wrote or takes calls. */
const shortWord = 3

/** Those of one page beside the home page, where no part of their names stands on the home page. */
function peopleElsewhere({ people, sentences, blocks, names }: Inputs): NamedPerson[] {
  const home = [
    ...sentences.flatMap(({ page, text }) => (page === names.home ? [text] : [])),
    ...blocks.flatMap((one) => (one.page === names.home ? one.blocks.map(({ text }) => text) : [])),
  ]
  const words = new Set(home.flatMap((text) => foldText(text).split(/[^\p{L}]+/u)))
  const isHome = ({ name }: NamedPerson) =>
    foldText(name)
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > shortWord && words.has(word))
  if (people.some((person) => person.page === names.home || isHome(person))) return []
  const shown = people.filter(({ quote }) => quote !== null)
  const [first] = [...shown.filter(({ role }) => role !== null), ...shown]
  if (first === undefined) return []
  return [first, ...shown.filter((person) => person !== first && person.page === first.page)]
}

/** A personal promise near the decision is weighed with its person elsewhere (proof-people.ts). */
const isPromisedNear = ({ lines, path, people, language }: Inputs) =>
  language !== null &&
  !people.some(({ page }) => path.isNear(page)) &&
  lines.some(
    ({ text, page, place }) =>
      path.isNear(page) &&
      place !== 'action' &&
      cueWords(language.value, 'personal')
        .match(text)
        .some(({ words }) => words > 1),
  )

/** Among the lines of its page. */
function placeOf(text: string, page: string, sentences: DiagnosisFacts['sentences']): number {
  const own = sentences.filter((sentence) => sentence.page === page)
  return own.findIndex((sentence) => text.includes(sentence.text) || sentence.text.includes(text))
}
