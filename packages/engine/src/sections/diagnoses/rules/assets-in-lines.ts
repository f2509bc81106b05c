/** Assets that are a line of the site: what no other could say. */
import { inQuotes } from '../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../diagnosis.ts'

/** Two signs of three at least: to be seen, to be false, to be nobody else’s. */
const pointsMin = 4

export const assetsInLines: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'line-only-they-could-say',
    isOfOnePage: true,
    group: 'asset',
    stakes: 0.8,
    share: 0.35,
    effort: 'S',
    leads: true,
    needs: ['phrases', 'names', 'opening', 'path'],
    find({ phrases, names, opening, path }) {
      const phrase = phrases.find(({ points, couldBeFalse }) => couldBeFalse && points >= pointsMin)
      if (phrase === undefined) return null
      const words = inQuotes(phrase.text, 110)
      const isOpening = opening.texts.includes(phrase.text)
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      const { category } = names
      return {
        title: `${inQuotes(phrase.text, 70)} is a line of its own`,
        text: frame(
          [
            isOpening && phrase.isConcrete,
            `${names.brandFirst} opens with ${words}: a line that could be checked, and so one that can be believed.`,
          ],
          [
            isOpening,
            `${words} stands first, and few others${category === null ? '' : ` in the trade`} could print it without making it untrue.`,
          ],
          [
            phrase.isConcrete,
            `The line to keep is ${words}, on ${names.page(phrase.quote.page)}: it can be seen, and it could be false.`,
          ],
          `${words}, says ${names.page(phrase.quote.page)}; a rival that copied it would have to change what it does.`,
        ),
        pole: words,
        against: null,
        move: {
          title: isOpening ? 'Keep the line, and repeat it' : 'Put the line where visitors arrive',
          page: names.home,
          text: frame(
            [isOpening && call !== null, `Keep ${words}, and repeat it beside ${call}.`],
            [isOpening, `Keep ${words} where it is.`],
            `Put ${words} under the headline of the home page, word for word.`,
          ),
        },
        contrast: 'both quoted',
        subject: 'line',
        isNear: phrase.isNear,
        isSensitive: false,
        confidence: Math.min(0.85, 0.45 + 0.07 * phrase.points),
        quotes: [phrase.quote],
      }
    },
  }),
]
