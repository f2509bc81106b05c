/** Beginnings, figures and refusals that come after an opening which says less. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { negationWords } from '../../../../lexicon/speech/negation-words.ts'
import { refusalWordsOf } from '../../../../lexicon/speech/refusal-words.ts'
import { rounded } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame, inSubhead } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'
import { detailsOf } from '../assets/checkable-assets.ts'
import { limitsOf, refusalPointsMin } from '../assets/frank-assets.ts'
import { originOf } from '../assets/named-assets.ts'
import { refusalsOf } from '../assets/refusing-lines.ts'
import { isOwnLine } from '../lines/assets-in-lines.ts'
import {
  isSaidBefore,
  opensStrong,
  opensWith,
  readBefore,
  type Said,
  type Spot,
  saidFirst,
  speaksOfAll,
  spotOf,
} from './spots.ts'

const placed = ['lines', 'opening', 'phrases', 'hero', 'name', 'names', 'language', 'reach'] as const
type Placed = Pick<DiagnosisFacts, (typeof placed)[number]>

interface Late {
  line: OwnLine
  words: string
  spot: Spot
  said: Said
}

/** A line that comes late, with what the home page says first; null where it does not. */
function lateOf(line: OwnLine, facts: Placed, charactersMax: number): Late | null {
  const said = saidFirst(facts)
  const spot = spotOf(line, facts.names)
  if (said === null || spot === null || said.text.includes(line.text)) return null
  // What stands on another page may stand on the part of the home page that was not read.
  if (!spot.isHome && !facts.reach.home) return null
  return { line, words: inQuotes(withoutLeadingMarks(line.text), charactersMax), spot, said }
}

const poleOf = ({ said, spot }: Late) =>
  opensWith(said) ?? (spot.isHome ? 'but far below the opening' : `but only ${spot.where}`)

const quotesOf = ({ line, said }: Late) => [quoteOfLine(line), said.quote]

const hasYear = (text: string) => /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.test(text)
const hasDigit = (text: string) => /\p{Nd}/u.test(text)
const heroTexts = ({ hero: { headline, subhead, eyebrow } }: Pick<DiagnosisFacts, 'hero'>) =>
  [headline, subhead, eyebrow].flatMap((fact) => fact?.value ?? [])

export const linesLate: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'beginning-told-late',
    of: 'asks',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.6,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: [...placed, 'readOn', 'people', 'audiences', 'contacts'],
    find(facts) {
      const origin = originOf(facts)
      if (origin === null || opensStrong(facts) || facts.opening.texts.some(hasYear)) return null
      const { line, year, tells } = origin
      const late = lateOf(line, facts, 110)
      const before = readBefore(line, facts)
      if (late === null || before.some(({ text }) => year !== null && text.includes(String(year)))) return null
      if (year === null && isSaidBefore(line, facts)) return null
      const { words, spot, said } = late
      const { names, readOn } = facts
      const age = year === null ? 0 : Number(readOn.slice(0, 4)) - year
      return {
        title: frame(
          [year === null, `Who began ${names.brand} is told ${spot.isHome ? 'far down' : spot.where}`],
          [spot.isHome, `${age} years of ${names.brand}, ${spot.where}`],
          `The year ${year} stands ${spot.where} only`,
        ),
        text: frame(
          [
            spot.isHome && year !== null,
            `${said.words} opens the home page; ${words} follows ${spot.lines} lines further down.`,
          ],
          [
            tells && year !== null,
            `${names.brandFirst} keeps its beginning for later: ${words} stands ${spot.where}, while the home page opens with ${said.words}.`,
          ],
          [year !== null, `${said.words} could be a week old. ${words}, ${spot.where}, adds ${age} years to it.`],
          [spot.isHome, `${words}: who began it, and how, comes ${spot.lines} lines below ${said.words}.`],
          `Nobody signs ${said.words}. Who could is said ${spot.where}: ${words}.`,
        ),
        pole: poleOf(late),
        about: late.line.text,
        against: null,
        move: {
          title: year === null ? 'Let whoever began it open the page' : `Put ${year} into the subhead`,
          page: names.home,
          text: `Put ${inQuotes(late.line.text, 110)} under ${said.words}${tells ? ', signed by whoever began it' : ''}.`,
        },
        places: inSubhead(quoteOfLine(late.line)),
        contrast: 'both quoted',
        subject: 'person',
        isNear: true,
        isSensitive: false,
        confidence: tells ? 0.7 : 0.6,
        quotes: quotesOf(late),
      }
    },
  }),
  diagnosis({
    id: 'figure-told-late',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.7,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['lines', 'opening', 'phrases', 'hero', 'name', 'names', 'language', 'reach'],
    find(facts) {
      const [best] = detailsOf(facts)
      if (best === undefined || opensStrong(facts) || heroTexts(facts).some(hasDigit)) return null
      const late = lateOf(best.line, facts, 100)
      if (late === null || isSaidBefore(best.line, facts)) return null
      const { words, spot, said } = late
      const { names } = facts
      const isPromise = best.kind === 'guarantee'
      return {
        title: frame(
          [isPromise, `The promise with a number stands ${spot.isHome ? 'far below the opening' : spot.where}`],
          `The figure that can be checked comes ${spot.isHome ? 'far down' : spot.where}`,
        ),
        text: frame(
          [
            isPromise && spot.isHome,
            `${spot.lines} lines below ${said.words} comes a promise with its number, ${words}: only those who read that far are calmed.`,
          ],
          [
            isPromise,
            `${words} binds ${names.brand} to a number, ${spot.where}. What visitors read first, ${said.words}, binds it to nothing.`,
          ],
          [spot.isHome, `The opening, ${said.words}, has no figure; ${words} has, ${spot.where}.`],
          `Where the home page says ${said.words}, somebody measured: ${words}, ${spot.where}.`,
        ),
        pole: poleOf(late),
        about: late.line.text,
        against: null,
        move: {
          title: isPromise ? 'Put the promise under the headline' : 'Give the headline its figure',
          page: names.home,
          text: `Put ${words} under ${said.words}, the number with its condition.`,
        },
        places: inSubhead(quoteOfLine(late.line)),
        contrast: 'both quoted',
        subject: isPromise ? 'terms' : 'product',
        isNear: true,
        isSensitive: false,
        confidence: 0.65,
        quotes: quotesOf(late),
      }
    },
  }),
  diagnosis({
    id: 'refusal-told-late',
    of: 'asks',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.8,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['lines', 'opening', 'phrases', 'hero', 'name', 'names', 'language', 'businessModel', 'reach'],
    find(facts) {
      const refused = refusedLate(facts)
      if (refused === null) return null
      const { late, isLimit, isContrast } = refused
      const { words, spot, said } = late
      const { names } = facts
      return {
        title: frame(
          [isLimit, `Where ${names.brand} says no is told ${spot.isHome ? 'far down' : spot.where}`],
          [spot.isHome, `The refusal comes ${spot.where}`],
          `What ${names.brand} refuses stands ${spot.where}`,
        ),
        text: frame(
          [isLimit && spot.isHome, `${said.words} makes no exception. The exception comes ${spot.where}: ${words}.`],
          [
            isLimit,
            `${words}, says ${names.page(late.line.page)}; ${said.words}, on the home page, leaves nobody out.`,
          ],
          [
            isContrast && spot.isHome,
            `${said.words} sets ${names.brand} against nobody; ${words} does, ${spot.where}.`,
          ],
          [isContrast, `A choice shows in ${words}, ${spot.where}; ${said.words}, first on the home page, shows none.`],
          [
            spot.isHome,
            `Visitors pass ${spot.lines} lines from ${said.words} to the one that rules something out: ${words}.`,
          ],
          `The home page leads with ${said.words}; what rivals could not copy without a loss, ${words}, is kept ${spot.where}.`,
        ),
        pole: poleOf(late),
        about: refused.about,
        against: null,
        move: {
          title: isLimit ? 'Put the limit beside the promise' : 'Make the refusal the subhead',
          page: names.home,
          text: `Put ${words} under ${said.words}, with a line that says why.`,
        },
        places: inSubhead(quoteOfLine(late.line)),
        contrast: 'both quoted',
        subject: 'refusal',
        isNear: true,
        isSensitive: false,
        confidence: rounded(refused.confidence),
        quotes: quotesOf(late),
      }
    },
  }),
]

interface Refused {
  late: Late
  /** Words that the asset quotes. */
  about: string
  isLimit: boolean
  isContrast: boolean
  confidence: number
}

const wordsCharactersMax = 100

/** The strongest refusal, a line of its own that refuses, or a limit under its own heading, that comes late. */
function refusedLate(facts: Placed & Pick<DiagnosisFacts, 'businessModel'>): Refused | null {
  const { language, businessModel } = facts
  if (language === null || businessModel?.value === 'donations' || opensStrong(facts)) return null
  if (isBestArgumentTold(facts)) return null
  // “Not a trainee” answers the line before it.
  const isFragment = (text: string) => refusalWordsOf(language.value).startsWith(text)?.tag === 'not'
  const mayCome = (line: OwnLine) =>
    speaksOfAll(line) && !isFragment(line.text) && !isSaidBefore(line, facts) && !isRefusedBefore(line, facts)
  const refusals = refusalsOf(facts.lines, language.value)
  const [best] = refusals
  if (best !== undefined && refusals.length > 1 && best.points >= refusalPointsMin) {
    const late = mayCome(best.line) ? lateOf(best.line, facts, wordsCharactersMax) : null
    const confidence = Math.min(0.8, 0.6 + 0.03 * (best.points - refusalPointsMin))
    return late === null
      ? null
      : { late, about: best.line.text, isLimit: false, isContrast: best.isContrast, confidence }
  }
  const [limit] = limitsOf(facts)?.named ?? []
  const late = limit === undefined || !mayCome(limit) ? null : lateOf(limit, facts, wordsCharactersMax)
  if (late !== null) return { late, about: late.line.text, isLimit: true, isContrast: false, confidence: 0.65 }
  return ownLineLate(facts, mayCome)
}

/** By so many points a line of its own has to beat what the opening says. */
const leadMin = 3

function ownLineLate(facts: Placed, mayCome: (line: OwnLine) => boolean): Refused | null {
  const { phrases } = facts
  const first = phrases.find(({ signs }) => signs.includes('opening'))?.points ?? 0
  const phrase = phrases.find((one) => isOwnLine(one) && one.signs.includes('refusal'))
  if (phrase === undefined || phrase.points < first + leadMin || !mayCome(phrase.line)) return null
  const late = lateOf({ ...phrase.line, ...phrase.quote }, facts, wordsCharactersMax)
  const isContrast = phrase.signs.includes('contrast')
  return late === null ? null : { late, about: phrase.quote.text, isLimit: false, isContrast, confidence: 0.65 }
}

/** Of so many lines `best-argument-below` says that a refusal comes late (lines/opening-arguments.ts). */
const argumentLines = 10
const argumentLead = 2
const argumentShare = 0.75

function isBestArgumentTold({ phrases, opening, language, names }: Placed): boolean {
  const best = phrases.find(isOwnLine)
  if (best === undefined || !best.signs.includes('refusal')) return false
  if (best.line.page === names.home && best.line.at < argumentLines) return false
  const first = phrases.find(({ signs }) => signs.includes('opening'))?.points ?? 0
  const keys = [...(contentKeys(best.text, language?.value ?? null) ?? [])]
  const fresh = keys.filter((key) => !opening.keys.has(key))
  return keys.length > 0 && best.points >= first + argumentLead && fresh.length >= argumentShare * keys.length
}

/** Whether another line refuses the same before: “No training” says half of “without training, without handbooks”. */
function isRefusedBefore(line: OwnLine, facts: Placed): boolean {
  const language = facts.language?.value ?? ''
  const keys = [...(contentKeys(line.text, language) ?? [])]
  return readBefore(line, facts).some(({ text, place }) => {
    if (place === 'action' || !negationWords(language).has(text)) return false
    const said = contentKeys(text, language) ?? new Set()
    return keys.some((key) => said.has(key))
  })
}
