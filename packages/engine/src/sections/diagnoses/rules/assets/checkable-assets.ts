/** Assets that anyone can check: a measure, or a promise with its number. */
import { tellingNumbers } from '../../../../facts/language/telling-numbers.ts'
import { claimWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'
import { assetLines } from './asset-lines.ts'

export const checkableAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'detail-anyone-could-check',
    isOfOnePage: true,
    group: 'asset',
    stakes: 0.85,
    share: 0.05,
    effort: 'S',
    leads: true,
    needs: ['lines', 'language', 'names', 'path', 'opening'],
    find(facts) {
      const details = detailsOf(facts)
      const [best] = details
      if (best === undefined) return null
      const next = best.kind === 'measure' ? details.slice(1).find(({ kind }) => kind === 'measure') : undefined
      const { names, path, opening } = facts
      const words = inQuotes(withoutLeadingMarks(best.line.text), 110)
      const page = names.page(best.line.page)
      const isOpening = opening.texts.some((text) => text.includes(best.line.text))
      return {
        title: `${inQuotes(withoutLeadingMarks(best.line.text), 60)} can be checked`,
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
            next !== undefined,
            `${words} and ${inQuotes(withoutLeadingMarks(next?.line.text ?? ''), 80)}: ${names.brand} gives measures where others give adjectives.`,
          ],
          [best.points > strongPoints, `${words}, says ${page}: nobody who was careless would print that in figures.`],
          `${capitalised(page)} gives a measure instead of an adjective: ${words}.`,
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
        contrast: 'both quoted',
        subject: best.kind === 'measure' ? 'product' : 'terms',
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
  kind: 'guarantee' | 'measure'
  points: number
}

const length = { min: 4, max: 26 }
const otherPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>(['other', 'team', 'customers'])

/** Lengths, weights and temperatures; the size of a room or a garden says nothing of care. */
const measure = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\s?(?:m|cm|mm|kg|g|l|°C|kWh|lux|dB|ft)(?![\p{L}\d²])/gu
/** How far a place is off is no care taken. */
const distance = /\d\s?(?:km|miles|mi)(?![\p{L}])/u
/** “100 % satisfaction” is a word, not a number. */
const whole = /^100\s?%/
const strongPoints = 3

/** Own lines with a number that binds, strongest first. */
export function detailsOf({ lines, language }: Pick<DiagnosisFacts, 'lines' | 'language'>): Detail[] {
  if (language === null) return []
  const claimed = claimWordsOf(language.value)
  const found = assetLines(lines, length).flatMap((line): Detail[] => {
    const { text, pageType, role, place, textClass } = line
    if (!/\d/.test(text) || otherPages.has(pageType) || role === 'pricing' || distance.test(text)) return []
    const near = (pageType === 'home' ? 1 : 0) + (place === 'subhead' || place === 'headline' ? 1 : 0)
    const numbers = tellingNumbers(text, language.value).filter((number) => !whole.test(number))
    const isGuarantee = claimed.match(text).some(({ tag }) => tag === 'guarantee')
    if (numbers.length > 0 && isGuarantee && textClass === 'message' && place !== 'description')
      return [{ line, kind: 'guarantee', points: 3 + near }]
    const measures = [...text.matchAll(measure)].length
    return measures > 0 ? [{ line, kind: 'measure', points: 1 + Math.min(measures, 2) + near }] : []
  })
  return found.sort((a, b) => b.points - a.points)
}
