/** What is free at first, and what it costs, told on another page. */
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import { quoteOfLine } from '../../own-lines.ts'

const openingLines = 12
const claimCharactersMax = 160

export const freeHere: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'free-here-price-far',
    group: 'offer',
    stakes: 0.9,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['plans', 'lines', 'language', 'path', 'names', 'trial'],
    find({ plans, lines, language, path, names, trial }) {
      if (language === null || !readsCues(language.value)) return null
      const free = cueWords(language.value, 'free')
      const claim = lines.find(
        ({ page, at, text, place }) =>
          page === names.home &&
          (at < openingLines || place === 'description') &&
          text.length <= claimCharactersMax &&
          free.has(text),
      )
      const paid = plans.filter(({ value, quotes }) => (value.price.amount ?? 0) > 0 && quotes.length > 0)
      const [plan] = paid
      const quote = plan?.quotes.find(({ text }) => text.includes(plan.value.price.text)) ?? plan?.quotes[0]
      // A page of prices, or an amount where people decide, tells it in time.
      if (
        claim === undefined ||
        plan === undefined ||
        quote === undefined ||
        paid.some(({ value }) => path.isNear(value.page))
      )
        return null
      const words = inQuotes(claim.text, 90)
      const where = names.page(plan.value.page)
      const price = inQuotes(plan.value.price.text, 30)
      const name = inQuotes(plan.value.name, 30)
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      return {
        title: `Free on the home page, ${price} on ${where}`,
        text: frame(
          [
            paid.length > 1,
            `${words}, says the home page; ${paid.length} prices, from ${name} at ${price} on, stand on ${where}.`,
          ],
          [
            trial !== null,
            `The home page promises ${words}, a trial ${inQuotes(trial?.value ?? '', 40)} included; that ${name} then costs ${price}, only ${where} tells.`,
          ],
          [
            call !== null,
            `Who presses ${call} has read ${words}, and not ${name} for ${price}: that stands on ${where}.`,
          ],
          `${words} up front; ${name} at ${price} on ${where}, where few look before they begin.`,
        ),
        pole: `but ${name} for ${price} comes on ${where}`,
        against: null,
        move: {
          title: 'Set free and paid side by side',
          page: names.home,
          text: `Beside ${call ?? words} put one small table: what is free, and what ${name} adds for ${price}.`,
        },
        contrast: 'both quoted',
        subject: 'price',
        isNear: true,
        isSensitive: true,
        confidence: 0.7,
        quotes: [quoteOfLine(claim), quote],
      }
    },
  }),
]
