/** What the opening leaves for later. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { rounded } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame, inSubhead } from '../../diagnosis.ts'
import type { PhraseSign } from '../../phrases/phrase-signs.ts'
import type { Phrase } from '../../phrases.ts'
import { isOwnLine, spoilt } from './assets-in-lines.ts'

const pointsMin = 5
/** By so many points the line below has to beat what the opening says. */
const leadMin = 2
/** Of the stems of the line, so many stand in no word of the opening. */
const newShareMin = 0.75
/** Lines of the home page that are read without scrolling far. */
const firstLines = 10

/** A reason is a line of its own, or a figure of its own deeds. */
const isReason = (phrase: Phrase) =>
  isOwnLine(phrase) ||
  (phrase.points >= pointsMin &&
    phrase.signs.includes('number') &&
    phrase.signs.includes('deed') &&
    !spoilt.some((sign) => phrase.signs.includes(sign)))

export const openingArguments: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'best-argument-below',
    isOfOnePage: true,
    group: 'opening',
    stakes: 0.8,
    share: 0.06,
    effort: 'S',
    leads: true,
    needs: ['phrases', 'opening', 'hero', 'names', 'language'],
    missingFrom: 'home',
    find({ phrases, opening, hero: { headline }, names, language }) {
      if (headline === null || language === null) return null
      const best = phrases.find(isReason)
      if (best === undefined) return null
      const isHome = best.line.pageType === 'home'
      const first = phrases.find(({ signs }) => signs.includes('opening'))
      if ((isHome && best.line.at < firstLines) || best.points < (first?.points ?? 0) + leadMin) return null
      const keys = [...(contentKeys(best.text, language.value) ?? [])]
      const fresh = keys.filter((key) => !opening.keys.has(key))
      if (keys.length === 0 || fresh.length < newShareMin * keys.length) return null
      const words = inQuotes(best.text, 100)
      const opens = inQuotes(headline.value, 70)
      const where = isHome ? `${best.line.at} lines further down` : `on ${names.page(best.quote.page)}`
      const has = (sign: PhraseSign) => best.signs.includes(sign)
      return {
        title: `The best reason stands ${isHome ? 'far below the opening' : where}`,
        text: frame(
          [
            has('number') && isHome,
            `The home page opens with ${opens}. The figure that would settle it, ${words}, comes ${where}.`,
          ],
          [has('number'), `${words} can be checked, and stands ${where}; the home page argues with ${opens}.`],
          [
            has('shaped') && isHome,
            `${opens} is what visitors read first; the sharper line, ${words}, waits ${where}.`,
          ],
          [has('refusal') && isHome, `Nothing in ${opens} tells ${names.brand} from others. ${words} does, ${where}.`],
          [has('refusal'), `Who leaves after ${opens} never reads ${words}: the refusal stands ${where}.`],
          `${words} is said ${where} alone; the opening, ${opens}, has nothing like it.`,
        ),
        pole: isHome ? 'but far below the opening' : `but only ${where}`,
        about: best.quote.text,
        against: null,
        move: {
          title: 'Move the reason into the subhead',
          page: names.home,
          text: `Put ${words} under ${opens}, word for word.`,
        },
        places: inSubhead(best.quote),
        contrast: 'both quoted',
        subject: has('refusal') ? 'refusal' : 'line',
        isNear: true,
        isSensitive: false,
        confidence: rounded(Math.min(0.8, 0.45 + 0.05 * best.points)),
        quotes: [headline.quotes[0], best.quote].flatMap((quote) => quote ?? []),
      }
    },
  }),
]
