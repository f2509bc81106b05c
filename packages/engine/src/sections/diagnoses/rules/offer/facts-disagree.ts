/** What a site says of itself twice, and not the same. */
import { capitalised } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import { type Clash, countClash, hoursClash, mailClash, priceClash } from './clashes.ts'

/** How sure it is that both are of one thing. */
const confidences: Record<Clash['kind'], number> = { price: 0.8, hours: 0.85, mail: 0.75, count: 0.7 }
const subjects: Record<Clash['kind'], 'price' | 'place' | 'name' | 'product'> = {
  price: 'price',
  hours: 'place',
  mail: 'name',
  count: 'product',
}

export const factsDisagree: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'own-facts-disagree',
    isOfOnePage: true,
    group: 'offer',
    stakes: 0.9,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['pages', 'language', 'contacts', 'names', 'path'],
    find({ pages, language, contacts, names, path }) {
      const clash =
        (language === null ? null : (priceClash(pages, language.value) ?? hoursClash(pages, language.value))) ??
        mailClash(contacts) ??
        countClash(pages)
      if (clash === null) return null
      const { kind, a, b } = clash
      const first = inQuotes(a.text, 60)
      const second = inQuotes(b.text, 60)
      const subject = inQuotes(clash.subject, 60)
      const at = names.page(a.quote.page)
      const or = names.page(b.quote.page)
      const isOnePage = a.quote.page === b.quote.page
      return {
        title: frame(
          [kind === 'price', `${subject} has two prices`],
          [kind === 'hours', `The same days at two times: ${second}`],
          [kind === 'mail', `Mail goes to two domains, ${second} among them`],
          `${first} and ${second} cannot both be right`,
        ),
        text: frame(
          [
            kind === 'price',
            `${subject} costs ${first} on ${at} and ${second} on ${or}: whoever reads both pages asks before they book.`,
          ],
          [
            kind === 'hours',
            `On ${at} it says ${first}, on ${or} ${second}. One of the two sends visitors to a closed door.`,
          ],
          [
            kind === 'mail' && isOnePage,
            `${capitalised(at)} gives ${first} and ${second}: the domains differ by their end, and which of the two is read, no visitor can tell.`,
          ],
          [
            kind === 'mail',
            `${first} stands on ${at} and ${second} on ${or}; the domains differ by their end, and a visitor has to guess which one is read.`,
          ],
          [
            isOnePage,
            `One page, ${at}, counts twice: ${first} here, ${second} there. Readers who see both believe neither.`,
          ],
          `${first}, says ${at}; ${second}, says ${or}. The count is a reason to believe only while it is one count.`,
        ),
        pole:
          kind === 'hours'
            ? `but ${or} gives other hours`
            : isOnePage
              ? `but ${at} says ${inQuotes(b.text, 30)} too`
              : `but ${or} says ${inQuotes(b.text, 30)}`,
        against: kind === 'price' ? 'The two may be meant for two terms; neither page says so.' : null,
        move: {
          title: frame(
            [kind === 'price', `Settle one price for ${subject}`],
            [kind === 'hours', 'Settle one set of opening hours'],
            [kind === 'mail', 'Give one mail domain everywhere'],
            `Settle one count of ${subject}`,
          ),
          page: b.quote.page,
          text: `Keep ${first} or ${second}, whichever is true today, and let ${isOnePage ? 'both places' : `${at} and ${or}`} say the same.`,
        },
        contrast: 'both quoted',
        subject: subjects[kind],
        isNear: path.isNear(a.quote.page) || path.isNear(b.quote.page),
        isSensitive: kind === 'price',
        confidence: confidences[kind],
        quotes: [a.quote, b.quote],
      }
    },
  }),
]
