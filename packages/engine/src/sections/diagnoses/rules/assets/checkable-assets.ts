/** Assets that anyone can check: a measure, or a promise with its number. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { tellingNumbers } from '../../../../facts/language/telling-numbers.ts'
import { speechLists } from '../../../../lexicon/joined/speech.ts'
import { claimWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { styleWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { alternativesOf } from '../../../../lexicon/word-lists.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame, inSubhead } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { assetLines, isDrawn, isRow, quotable } from './asset-lines.ts'
import { targetReader } from './targets.ts'

export const checkableAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'detail-anyone-could-check',
    isOfOnePage: true,
    group: 'asset',
    stakes: 0.85,
    share: 0.07,
    effort: 'S',
    leads: true,
    needs: ['lines', 'language', 'names', 'path', 'opening'],
    find(facts) {
      const details = detailsOf(facts)
      const [best] = details
      if (best === undefined) return null
      const next = best.kind === 'guarantee' ? undefined : details.slice(1).find(({ kind }) => kind === best.kind)
      const { names, path, opening } = facts
      const words = inQuotes(saidOf(best), 110)
      const page = names.page(best.line.page)
      const isOpening = opening.texts.some((text) => text.includes(best.line.text))
      return {
        title: titleOf(best, names.brandFirst),
        text: frame(
          [
            best.kind === 'guarantee' && isOpening,
            `${names.brandFirst} opens with a guarantee that has its number in it, ${words}: it can be held to that.`,
          ],
          [
            best.kind === 'guarantee',
            `A guarantee with a number stands on ${page}, ${words}: customers can tell for themselves whether it was kept.`,
          ],
          [
            best.kind === 'time' && isOpening,
            `The opening says how long it takes, before and after: ${words}. Whoever waits longer may say so.`,
          ],
          [
            best.kind === 'time',
            `${words}, says ${page}: before and after in one line, and a clock is enough to check it.`,
          ],
          [
            best.kind === 'count' && next !== undefined,
            `${capitalised(page)} counts what there is, ${words}; ${inQuotes(saidOf(next ?? best), 80)} goes on in the same way.`,
          ],
          [best.kind === 'count', `${words}, says ${page}: whoever comes to ${names.brand} can count for themselves.`],
          [
            next !== undefined,
            `${words} and ${inQuotes(saidOf(next ?? best), 80)}: ${names.brand} gives measures, and measures can be checked.`,
          ],
          [best.points > strongPoints, `${words}, says ${page}: nobody who was careless would print that in figures.`],
          `${capitalised(page)} gives a measure that anyone can check: ${words}.`,
        ),
        pole: words,
        against: null,
        move: {
          title: isOpening ? 'Keep the number, and add one case' : 'Put the number into the subhead',
          page: names.home,
          text: isOpening
            ? `Keep ${words}, and put one customer beside it for whom it was kept.`
            : `Put ${words} under the headline, number and condition together.`,
        },
        ...(isOpening ? {} : { places: inSubhead(quoteOfLine(best.line)) }),
        contrast: 'both quoted',
        subject: best.kind === 'guarantee' || best.kind === 'time' ? 'terms' : 'product',
        isNear: path.isNear(best.line.page),
        isSensitive: false,
        confidence: best.points > strongPoints ? 0.8 : 0.65,
        quotes: [best, ...(next === undefined ? [] : [next])].map(({ line }) => quoteOfLine(line)),
      }
    },
  }),
]

interface Detail {
  line: OwnLine
  kind: 'guarantee' | 'measure' | 'count' | 'time'
  points: number
}

const length = { min: 4, max: 26 }
const otherPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>(['other', 'team', 'customers'])

const listed: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>(['pricing', 'product'])

/** Lengths, weights and temperatures; the size of a room or a garden says nothing of care. */
const measure = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\s?(?:m|cm|mm|kg|g|l|°C|kWh|lux|dB|ft)(?![\p{L}\d²])/gu
/** How far a place is off is no care taken. */
const distance = /\d\s?(?:km|miles|mi)(?![\p{L}])/u
/** “100 % satisfaction” is a word, not a number. */
const whole = /^100\s?%/
const strongPoints = 3

const titleWordsMax = 8

function titleOf(detail: Detail, brand: string): string {
  const said = saidOf(detail)
  if (wordCount(said) <= titleWordsMax) return `${inQuotes(said, 60)} can be checked`
  return detail.kind === 'count'
    ? `${brand} counts what it has`
    : detail.kind === 'time'
      ? `${brand} says how much time it saves`
      : `${brand} gives a figure that can be checked`
}

/** What is quoted of the line: all of it, or its beginning where that has the number. */
const saidOf = ({ line }: Detail) => quotable(line.text, 90, (head) => /\d/.test(head))

/** “4h → 30 min”: how long something took, and takes. */
const fromTo = /\d\s?\p{L}{0,4}\s?(?:→|->)\s?\d/u

/** Own lines with a number that binds, strongest first. */
export function detailsOf({ lines, language }: Pick<DiagnosisFacts, 'lines' | 'language'>): Detail[] {
  if (language === null) return []
  const read = detailReader(language.value)
  const isTarget = targetReader(lines)
  const found = assetLines(lines, length).flatMap((line): Detail[] => {
    const { text, pageType, role, place } = line
    if (!/\d/.test(text) || otherPages.has(pageType) || role === 'pricing' || distance.test(text) || isRow(text))
      return []
    // What an order includes is a list of things, each with its adjective.
    if (isDrawn(line) || isTarget(line) || (listed.has(pageType) && /(?:^|> )li\b/.test(line.locator))) return []
    const near = (pageType === 'home' ? 1 : 0) + (place === 'subhead' || place === 'headline' ? 1 : 0)
    const detail = read(line)
    return detail === null ? [] : [{ line, kind: detail.kind, points: detail.points + near }]
  })
  return found.sort((a, b) => b.points - a.points)
}

const countsMin = 2
/** Ratings and years at work are counted elsewhere. */
const rated = /[★⭐]|\b[1-5][.,]\d\b/u

function detailReader(language: string): (line: OwnLine) => Pick<Detail, 'kind' | 'points'> | null {
  const claimed = claimWordsOf(language)
  const style = styleWordsOf(language)
  const isBoast = (text: string) => style.match(text).some(({ tag }) => tag === 'superlatives' || tag === 'cliches')
  // “5 to 15 minutes” are one figure.
  const isOfThings = (number: string) => /\s\p{L}$/u.test(number) || contentKeys(number, language)?.size !== 0
  return ({ text, place, pageType, textClass }) => {
    const numbers = tellingNumbers(text, language).filter((number) => !whole.test(number))
    const isMessage = textClass === 'message' && place !== 'description'
    const isGuarantee = claimed.match(text).some(({ tag }) => tag === 'guarantee')
    if (numbers.length > 0 && isGuarantee && isMessage) return { kind: 'guarantee', points: 3 }
    if (isBoast(text)) return null
    const measures = [...text.matchAll(measure)].length
    if (measures > 0) return { kind: 'measure', points: 1 + Math.min(measures, 2) }
    if (!isMessage || (pageType !== 'home' && pageType !== 'features')) return null
    if (fromTo.test(text)) return { kind: 'time', points: 2 }
    const counted = numbers.filter((number) => !/%/.test(number) && !/^1\D/.test(number) && isOfThings(number))
    return counted.length >= countsMin &&
      /\s/.test(text) &&
      /[.!]$/.test(text) &&
      !rated.test(text) &&
      !ofReviews.test(text)
      ? { kind: 'count', points: 2 }
      : null
  }
}

const ofReviews = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(speechLists, 'ratings', 'reviews')}|${alternativesOf(speechLists, 'ratings', 'stars')}|reviews?)(?!\\p{L})`,
  'iu',
)
