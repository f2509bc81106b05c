/** What the opening leaves for later. */
import { contentKeys } from '../../../facts/language/content-keys.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../diagnosis.ts'

const pointsMin = 4
/** Of the stems of the line, so many stand in no word of the opening. */
const newShareMin = 0.75

export const openingArguments: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'best-argument-below',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.8,
    share: 0.4,
    effort: 'S',
    leads: true,
    needs: ['phrases', 'opening', 'hero', 'names', 'language'],
    missingFrom: 'home',
    find({ phrases, opening, hero: { headline }, names, language }) {
      if (headline === null || language === null) return null
      const best = phrases.find(
        ({ points, couldBeFalse, line }) => points >= pointsMin && couldBeFalse && line.at >= 10,
      )
      if (best === undefined) return null
      const keys = [...(contentKeys(best.text, language.value) ?? [])]
      const fresh = keys.filter((key) => !opening.keys.has(key))
      if (keys.length < 2 || fresh.length < newShareMin * keys.length) return null
      const words = inQuotes(best.text, 100)
      const first = inQuotes(headline.value, 70)
      const isHome = best.quote.page === names.home
      const where = isHome ? `${best.line.at} lines further down` : `on ${names.page(best.quote.page)}`
      return {
        title: `The best argument stands ${isHome ? 'far below the opening' : where}`,
        text: frame(
          [
            isHome && best.isConcrete,
            `The home page opens with ${first}. What can be checked, ${words}, comes ${where}.`,
          ],
          [isHome, `${first} is what visitors read first; the better reason, ${words}, waits ${where}.`],
          [best.isConcrete, `${words} stands ${where}, while the home page argues with ${first}.`],
          `Who leaves after ${first} never reads ${words}: it stands ${where}.`,
        ),
        pole: isHome ? 'but far below the opening' : `but only ${where}`,
        against: null,
        move: {
          title: 'Move the reason into the subhead',
          page: names.home,
          text: `Put ${words} under ${first}, word for word.`,
        },
        contrast: 'both quoted',
        subject: 'line',
        isNear: true,
        isSensitive: false,
        confidence: 0.7,
        quotes: [headline.quotes[0], best.quote].flatMap((quote) => quote ?? []),
      }
    },
  }),
]
