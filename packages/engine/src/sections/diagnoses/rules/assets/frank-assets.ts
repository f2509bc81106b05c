/** Assets of those who say what they do not do, and where they do not fit. */
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { firstPersonPluralWords } from '../../../../lexicon/speech/mission-words.ts'
import { refusalWordsOf } from '../../../../lexicon/speech/refusal-words.ts'
import { inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { assetLines, withoutMark } from './asset-lines.ts'
import { refusalsOf } from './refusing-lines.ts'

/** A refusal of two clauses, or one against what the brand does, where its reasons stand. */
const refusalPointsMin = 7

export const frankAssets: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'says-what-it-refuses',
    group: 'asset',
    stakes: 0.9,
    share: 0.27,
    effort: 'S',
    leads: true,
    needs: ['lines', 'names', 'language', 'opening', 'path', 'businessModel'],
    find({ lines, names, language, opening, path, businessModel }) {
      // Of a charity it is rather what donors may not see.
      if (language === null || businessModel?.value === 'donations') return null
      const refusals = refusalsOf(lines, language.value)
      const [best, next] = refusals
      if (best === undefined || next === undefined || best.points < refusalPointsMin) return null
      const words = inQuotes(withoutMark(best.line.text), 90)
      const more = inQuotes(withoutMark(next.line.text), 70)
      const page = names.page(best.line.page)
      const isOpening = opening.texts.some((text) => text.includes(best.line.text))
      return {
        title: `${inQuotes(withoutMark(best.line.text), 60)} rules something out`,
        text: frame(
          [
            isOpening,
            `${names.brandFirst} opens with ${words}: whoever copied that would have to give up what it rules out.`,
          ],
          [
            best.isContrast && next.line.page === best.line.page,
            `${words}, says ${page}, and ${more}: a choice that shows only where something is left out.`,
          ],
          [
            best.isContrast,
            `${words} stands on ${page}, ${more} on ${names.page(next.line.page)}. Both say what ${names.brand} will not be.`,
          ],
          [
            refusals.length > 3,
            `${refusals.length} lines of ${names.brand} leave something out on purpose, ${words} before all: a promise that one can catch it breaking.`,
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
    group: 'asset',
    stakes: 0.8,
    share: 0.1,
    effort: 'S',
    leads: true,
    needs: ['lines', 'names', 'language', 'path', 'phrases'],
    find(facts) {
      const limits = limitsOf(facts)
      const [best, next] = limits
      if (best === undefined) return null
      const { names, path, phrases } = facts
      const words = inQuotes(withoutMark(best.text), 110)
      const promise = phrases.find(({ line }) => path.isNear(line.page) && line.text !== best.text)
      const page = names.page(best.page)
      return {
        title: `It says where it does not fit: ${inQuotes(withoutMark(best.text), 50)}`,
        text: frame(
          [
            best.textClass === 'answer',
            `Asked, ${names.brand} answers against its own interest: ${words}. What it does promise weighs more for that.`,
          ],
          [
            next !== undefined,
            `${inWords(limits.length)} lines admit a limit: ${words} and ${inQuotes(withoutMark(next?.text ?? ''), 60)}. Who says no is believed on yes.`,
          ],
          [
            path.isNear(best.page),
            `${words}, says ${page}, where others only promise: a reader learns in time whether ${names.brand} is right.`,
          ],
          `On ${page} ${names.brand} says what it will not do: ${words}.`,
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
        confidence: Math.min(0.8, 0.6 + 0.05 * limits.length),
        quotes: [best, next].flatMap((line) => (line === undefined ? [] : [quoteOfLine(line)])),
      }
    },
  }),
]

const limitLength = { min: 5, max: 22 }

/** Own lines that say what the brand cannot or will not do for its customers: “we”, and a word of a limit. */
function limitsOf({ lines, language }: Pick<DiagnosisFacts, 'lines' | 'language'>): OwnLine[] {
  if (language === null) return []
  const limit = cueWords(language.value, 'limit')
  const we = firstPersonPluralWords(language.value)
  const refusals = refusalWordsOf(language.value)
  return assetLines(lines, limitLength).filter(({ text, place }) => {
    if (place === 'headline' || place === 'heading' || !we.has(text)) return false
    const [first] = limit.match(text)
    if (first === undefined) return false
    const after = foldText(text).slice(first.end).trim()
    return refusals.startsWith(after)?.tag !== 'only'
  })
}
