/** Assets of those who say what they do not do, and where they do not fit. */
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { claimWordsOf } from '../../../../lexicon/speech/claim-words.ts'
import { negationWords } from '../../../../lexicon/speech/negation-words.ts'
import { refusalWordsOf } from '../../../../lexicon/speech/refusal-words.ts'
import { memoised } from '../../../../memoised.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame, inSubhead } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { withoutLeadingMarks } from '../../phrases/clauses.ts'
import { refusalReader } from '../../phrases/refusal-clauses.ts'
import { assetLines } from './asset-lines.ts'
import { answers, refusalsOf } from './refusing-lines.ts'

/** A refusal of two clauses, or one against what the brand does, where its reasons stand. */
export const refusalPointsMin = 7

export const frankAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'says-what-it-refuses',
    of: 'asks',
    isOfOnePage: true,
    group: 'asset',
    stakes: 0.9,
    share: 0.2,
    effort: 'S',
    leads: true,
    needs: ['lines', 'names', 'language', 'opening', 'path', 'businessModel'],
    find({ lines, names, language, opening, path, businessModel }) {
      // Of a charity it is rather what donors may not see.
      if (language === null || businessModel?.value === 'donations') return null
      const refusals = refusalsOf(lines, language.value)
      const [best, next] = refusals
      if (best === undefined || next === undefined || best.points < refusalPointsMin) return null
      const words = inQuotes(withoutLeadingMarks(best.line.text), 90)
      const more = inQuotes(withoutLeadingMarks(next.line.text), 70)
      const page = names.page(best.line.page)
      const isOpening = opening.texts.some((text) => text.includes(best.line.text))
      return {
        title: `${inQuotes(withoutLeadingMarks(best.line.text), 60)} rules something out`,
        text: frame(
          [
            isOpening,
            `${names.brandFirst} opens with ${words}: whoever copied that would have to give up what it rules out.`,
          ],
          [
            best.isContrast && next.line.page === best.line.page,
            `${words}, says ${page}, and ${more}: it says what it does not do.`,
          ],
          [
            best.isContrast,
            `${words} stands on ${page}, ${more} on ${names.page(next.line.page)}. Both say what ${names.brand} will not be.`,
          ],
          [
            refusals.length > 3,
            `${refusals.length} lines of ${names.brand} leave something out on purpose, ${words} before all: customers would notice if it were not so.`,
          ],
          `What ${names.brand} leaves out is said plainly: ${words} and ${more}.`,
        ),
        pole: words,
        against: null,
        move: {
          title: isOpening ? 'Keep the refusal, and give its reason' : 'Put the refusal under the headline',
          page: names.home,
          text: isOpening
            ? `Keep ${words}, and put one line under it that says why.`
            : `Put ${words} under the headline, word for word, with one line that says why.`,
        },
        ...(isOpening ? {} : { places: inSubhead(quoteOfLine(best.line)) }),
        contrast: 'both quoted',
        subject: 'refusal',
        isNear: path.isNear(best.line.page),
        isSensitive: false,
        confidence: Math.min(0.85, 0.6 + 0.05 * (best.points - refusalPointsMin) + 0.02 * refusals.length),
        quotes: [quoteOfLine(best.line), quoteOfLine(next.line)],
      }
    },
  }),
  diagnosis({
    id: 'admits-its-limits',
    of: 'asks',
    group: 'asset',
    stakes: 0.8,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['lines', 'names', 'language', 'path', 'phrases'],
    find(facts) {
      const limits = limitsOf(facts)
      const [best, next] = limits?.named ?? []
      if (limits === null || best === undefined) return null
      const { names, path, phrases } = facts
      const words = inQuotes(withoutLeadingMarks(best.text), 100)
      const head = inQuotes(limits.heading.text, 60)
      const promise = phrases.find(
        ({ line }) =>
          path.isNear(line.page) && ![limits.heading, ...limits.named].some(({ text }) => text === line.text),
      )
      const page = names.page(best.page)
      return {
        title: `${names.brandFirst} says where it does not fit, under ${head}`,
        text: frame(
          [
            next !== undefined && path.isNear(best.page),
            `${head} stands on ${page} as a heading of its own: ${words} ${inQuotes(withoutLeadingMarks(next?.text ?? ''), 70)}. Who says no is believed on yes.`,
          ],
          [
            next !== undefined,
            `Under ${head} ${page} turns work away: ${words} ${inQuotes(withoutLeadingMarks(next?.text ?? ''), 70)}. What is promised elsewhere weighs more for it.`,
          ],
          [path.isNear(best.page), `${words}, under ${head}: a reader learns in time whether ${names.brand} is right.`],
          `On ${page} ${names.brand} says what it will not do, under ${head}: ${words}.`,
        ),
        pole: words,
        against: null,
        move: {
          title: 'Put the limit beside the promise',
          page: names.home,
          text:
            promise === undefined
              ? `Put ${words} on the home page, beside what is promised.`
              : `Put ${words} beside ${inQuotes(promise.text, 70)}.`,
        },
        contrast: 'both quoted',
        subject: 'refusal',
        isNear: path.isNear(best.page),
        isSensitive: false,
        confidence: next === undefined ? 0.7 : 0.8,
        quotes: [limits.heading, best].map(quoteOfLine),
      }
    },
  }),
]

const headingWordsMax = 7
const limitLength = { min: 4, max: 30 }
const limitsMax = 3
/** So many lines after the heading belong to it. */
const linesAfter = 4

/** A heading that announces limits, “What we don’t do”, and the lines under it that name them. */
export const limitsOf = ({ lines, language }: Pick<DiagnosisFacts, 'lines' | 'language'>) => limitsIn(lines, language)

const limitsIn = memoised((lines: readonly OwnLine[], language: DiagnosisFacts['language']): Limits | null => {
  if (language === null) return null
  const limit = cueWords(language.value, 'limit')
  const refusals = refusalWordsOf(language.value)
  const claimed = claimWordsOf(language.value)
  const negation = negationWords(language.value)
  const refuses = refusalReader(language.value)
  const sayable = new Set(assetLines(lines, limitLength))
  for (const [index, heading] of lines.entries()) {
    const { text, place, pageType, page } = heading
    const [cue] = limit.match(text)
    if (place !== 'heading' || cue === undefined || pageType === 'legal' || wordCount(text) > headingWordsMax) continue
    // “It depends on what you did” limits nothing of the brand's.
    if (!negation.has(text) || answers(heading)) continue
    if (/[.:!]\s/.test(text) || refusals.startsWith(foldText(text).slice(cue.end).trim())?.tag === 'only') continue
    const under = lines
      .slice(index + 1, index + 1 + linesAfter)
      .filter((line) => line.page === page && sayable.has(line))
    const named = under.filter((line) => {
      const refusing = answers(line) ? null : refuses(withoutLeadingMarks(line.text))
      return refusing !== null && (refusing.isOfBrand || refusing.isBare || refusing.count > 1)
    })
    // A disclaimer is none of service.
    if (named.some((line) => claimed.match(line.text).some(({ tag }) => tag === 'guarantee'))) continue
    if (named.length > 0) return { heading, named: named.slice(0, limitsMax) }
  }
  return null
})

interface Limits {
  heading: OwnLine
  named: OwnLine[]
}
