/** People who are named where few visitors come. */
import type { Quote } from '../../../../evidence.ts'
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { capitalised, listed } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { isSensitive } from '../../stakes.ts'
import { proofOfTrade } from '../proof/proof-by-trade.ts'
import { introducedPeople } from './introduced.ts'
import { saidFirst } from './spots.ts'

export const peopleLate: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'person-named-late',
    of: 'asks',
    group: 'proof',
    stakes: 0.8,
    share: 0.06,
    effort: 'S',
    leads: true,
    needs: [
      'people',
      'sentences',
      'blocks',
      'lines',
      'path',
      'names',
      'hero',
      'name',
      'kind',
      'language',
      'opening',
      'pages',
    ],
    missingFrom: 'home',
    find(facts) {
      const said = saidFirst(facts)
      const [first, second, third] = peopleElsewhere(facts)
      if (first === undefined || said === null || isPromisedNear(facts)) return null
      const { names, kind } = facts
      const page = names.page(first.page)
      const shown = [first, second, third].filter((one) => one !== undefined)
      const called = listed(
        shown.map(({ name }) => name),
        3,
      )
      const role = first.role === null ? null : inQuotes(first.role, 50)
      const line = first.line === null ? null : inQuotes(clauseOf(first.line), 100)
      const isTeam = third !== undefined
      return {
        title: frame(
          [isTeam, `${first.name} and the others are named on ${page} only`],
          [line !== null, `${first.name} comes no sooner than on ${page}`],
          [role !== null, `${first.name} is named on ${page}, and not where visitors arrive`],
          `The home page does without ${first.name}`,
        ),
        text: frame(
          [
            line !== null,
            `${line} stands on ${page}. The home page opens with ${said.words} and leaves open who that is.`,
          ],
          [
            isTeam && role !== null,
            `${capitalised(page)} names those behind ${names.brand}: ${called}, ${first.name} as ${role}. The home page opens with ${said.words} and leaves them all out.`,
          ],
          [
            second !== undefined,
            `${said.words} opens the home page, which leaves out ${isTeam ? 'all their' : 'both'} names; ${called} come on ${page}.`,
          ],
          [
            role !== null && first.isAbout,
            `${first.name}, ${role}, stands behind ${names.brand}. ${capitalised(page)} says so; the home page, from ${said.words} on, does not.`,
          ],
          [role !== null, `Who is behind ${said.words} one learns on ${page}: ${first.name}, ${role}.`],
          `${capitalised(page)} gives a name, ${first.name}; ${said.words}, and every line after it on the home page, does without.`,
        ),
        pole: frame(
          [isTeam, 'but the home page leaves their names out'],
          [first.name.length <= 24, `but the home page does not name ${first.name}`],
          'but the home page leaves the name out',
        ),
        against: null,
        move: {
          title: isTeam ? 'Show two of them under the headline' : `Name ${first.name} under the headline`,
          page: names.home,
          text: isTeam
            ? `Put ${listed(shown.slice(0, 2).map(({ name }) => name))}, each with a portrait and one sentence, under ${said.words}.`
            : `Put ${first.name}${role === null ? '' : ` (${role})`}, with ${proofOfTrade(kind).person}, under ${said.words}.`,
        },
        contrast: 'both quoted',
        subject: 'person',
        isNear: true,
        isSensitive: isSensitive(facts),
        confidence: first.role === null && line === null ? 0.6 : 0.7,
        quotes: [...shown.map(({ quote }) => quote), said.quote],
      }
    },
  }),
]

type Inputs = Pick<
  DiagnosisFacts,
  'people' | 'sentences' | 'blocks' | 'lines' | 'path' | 'names' | 'language' | 'name' | 'pages'
>

interface Elsewhere {
  name: string
  role: string | null
  /** The sentence that introduces the person; null where the name stands by itself. */
  line: string | null
  page: string
  quote: Quote
  isAbout: boolean
}

const shortWord = 3

/** Those of one page beside the home page, where no part of their names stands on the home page. */
function peopleElsewhere(facts: Inputs): Elsewhere[] {
  const { people, sentences, blocks, names, pages } = facts
  const home = [
    ...sentences.flatMap(({ page, place, text }) => (page === names.home && place !== 'description' ? [text] : [])),
    ...blocks.flatMap((one) => (one.page === names.home ? one.blocks.map(({ text }) => text) : [])),
  ]
  const words = new Set(home.flatMap((text) => foldText(text).split(/[^\p{L}]+/u)))
  const isHome = (name: string) =>
    foldText(name)
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > shortWord - 1 && words.has(word))
  const introduced = introducedPeople(facts)
  if (people.some(({ name, page }) => page === names.home || isHome(name))) return []
  if (introduced.some(({ name, line }) => line.page === names.home || isHome(name))) return []
  const typeOf = (page: string) => pages.find(({ url }) => url === page)?.type
  const shown = [
    ...people.flatMap(({ name, role, page, quote }) =>
      quote === null ? [] : [{ name, role, line: null, page, quote }],
    ),
    ...introduced.map(({ name, line, quote }) => ({ name, role: null, line: line.text, page: line.page, quote })),
  ]
    // What a template shows beside its fillers is nobody.
    .filter(({ page }) => (pages.find(({ url }) => url === page)?.told.fillers ?? []).length === 0)
    .map((one) => ({ ...one, isAbout: typeOf(one.page) === 'about' || typeOf(one.page) === 'team' }))
  const [first] = [...shown.filter(({ role }) => role !== null), ...shown.filter(({ line }) => line !== null), ...shown]
  if (first === undefined) return []
  return [first, ...shown.filter(({ name, page }) => !first.name.includes(name) && page === first.page)]
}

const lineCharactersMax = 90

/** A long sentence is quoted by its beginning, which has the name. */
const clauseOf = (text: string) => (text.length <= lineCharactersMax ? text : (text.split(/\s*[,;–—]\s/)[0] ?? text))

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
