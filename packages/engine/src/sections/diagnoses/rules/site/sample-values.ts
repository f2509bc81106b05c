/** What visitors would act on, and what is no more than a template’s: prices and numbers nobody filled in, code where text was to come. */
import type { Quote } from '../../../../evidence.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import { openPrice, type SampleValue, sampleValues } from './sample-lines.ts'
import { unfinishedSigns } from './site-not-finished.ts'

const claimCharactersMax = 120

/** What the site says of its prices, in words. */
function priceClaim({ lines, language }: Pick<DiagnosisFacts, 'lines' | 'language'>, page: string): OwnLine | null {
  if (language === null || !readsCues(language.value)) return null
  const fair = [cueWords(language.value, 'fairPrice'), cueWords(language.value, 'virtue')]
  const claims = lines.filter(
    ({ text, place }) =>
      place !== 'action' && text.length <= claimCharactersMax && fair.some((words) => words.has(text)),
  )
  return claims.find((line) => line.page === page) ?? null
}

/** What a page with unnamed cards says it holds: its headline, if that is a sentence of its own. */
const lineBefore = ({ lines }: Pick<DiagnosisFacts, 'lines'>, { page }: Quote): string | null =>
  lines.find(
    (line) =>
      line.page === page &&
      (line.place === 'subhead' || (line.place === 'body' && line.at <= 2)) &&
      line.pageType !== 'home' &&
      wordCount(line.text) >= 6 &&
      line.text.length <= claimCharactersMax,
  )?.text ?? null

/** Where visitors look for what decides. */
const argued: ReadonlySet<PageSummary['type']> = new Set<PageSummary['type']>([
  'customers',
  'testimonials',
  'product',
  'pricing',
])

const rank: Record<SampleValue['kind'], number> = { price: 0, label: 1, phone: 2, code: 3 }

export const sampleValuesLeft: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'sample-left-public',
    isOfOnePage: true,
    group: 'site',
    stakes: 0.9,
    share: 0.08,
    effort: 'S',
    leads: true,
    needs: ['pages', 'lines', 'sentences', 'contacts', 'language', 'path', 'kind', 'names'],
    find(facts) {
      const all = sampleValues(facts)
      const countOn = ({ kind, quote }: SampleValue) =>
        all.filter((one) => one.kind === kind && one.quote.page === quote.page).length
      const found = all.sort((a, b) => rank[a.kind] - rank[b.kind] || countOn(b) - countOn(a))
      const [first] = found
      if (first === undefined || unfinishedSigns(facts) !== null) return null
      const { names, path } = facts
      const { kind, text, quote } = first
      const words = inQuotes(text, 60)
      const where = names.page(quote.page)
      const claim = kind === 'price' ? priceClaim(facts, quote.page) : null
      const alike = new Set(
        found
          .filter((one) => one.kind === kind && one.quote.page === quote.page)
          .map((one) => `${one.quote.page} ${one.quote.locator} ${one.text}`),
      )
      const heading = lineBefore(facts, quote)
      const many = alike.size > 2 ? `${alike.size} lines` : null
      const isCut = kind === 'phone' && text.replace(/\D/g, '').length < 5 && !/x/i.test(text)
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      return {
        title: frame(
          [kind === 'price', `A price still reads ${inQuotes(text, 40)}`],
          [kind === 'label', `${capitalised(inWords(alike.size))} cards on ${where} are headed ${words}`],
          [kind === 'phone', `The number to call is ${words}`],
          `${capitalised(where)} shows ${inQuotes(text, 45)}`,
        ),
        text: frame(
          [
            claim !== null,
            `${inQuotes(claim?.text ?? '', 90)}, says ${where}; a price on it reads ${words}${many === null ? '' : `, and ${many} are like it`}.`,
          ],
          [
            kind === 'price' && many !== null,
            `${capitalised(where)} has ${many} with letters where the amount should be, ${words} for one: nobody can add up what an order costs.`,
          ],
          [kind === 'price', `${words}, says ${where}: the letters hold the place of an amount that nobody entered.`],
          [
            kind === 'label' && heading !== null,
            `${inQuotes(heading ?? '', 80)}, says ${where}; ${inWords(alike.size)} of its cards are headed ${words}, the template’s word for what nobody filled in.`,
          ],
          [
            kind === 'label',
            `Whoever comes to ${where} meets ${words} ${inWords(alike.size)} times over, the template’s word, and asks whether the rest is meant.`,
          ],
          [
            kind === 'phone' && /x/i.test(text),
            `Whoever wants to call ${names.brand} reads ${words} on ${where}: the letters were to become a number.`,
          ],
          [
            isCut,
            `On ${where} the telephone number breaks off after ${words}: whoever wants to call ${names.brand} cannot.`,
          ],
          [
            kind === 'phone' && call !== null,
            `Whoever would rather ring than press ${call} finds ${words} on ${where}: a row of digits as templates have it.`,
          ],
          [
            kind === 'phone',
            `${capitalised(where)} gives ${words} to ring: a row of digits as templates have it, where a telephone number should be.`,
          ],
          [
            quote.page === names.home,
            `The first line that visitors read is ${words}: settings of the page, not words of ${names.brand}.`,
          ],
          `${words} stands at the top of ${where}: settings that were not meant to be read.`,
        ),
        pole: frame(
          [kind === 'price', `but the price list reads ${inQuotes(openPrice.exec(text)?.[0] ?? text, 20)}`],
          [kind === 'label', `but ${inWords(alike.size)} cards on ${where} are headed ${words}`],
          [kind === 'phone', `but the number to call is ${inQuotes(text, 30)}`],
          `but ${where} opens with lines of code`,
        ),
        against:
          kind === 'phone' && !isCut && !/x/i.test(text)
            ? 'A number like this may exist; then a line that says so would help.'
            : null,
        move: {
          title: frame(
            [kind === 'price', 'Enter the prices, or take the list out'],
            [kind === 'label', `Name the cards, or delete them`],
            [kind === 'phone', 'Put the real number on the page'],
            'Take the code off the page',
          ),
          page: quote.page,
          text: frame(
            [kind === 'price', `Replace ${words} by the amount, or write one true price “from” until all are known.`],
            [
              kind === 'label',
              `Head each card with what is in it; take those out whose only heading is ${words}, ${inWords(alike.size)} on ${where} today.`,
            ],
            [kind === 'phone', `Replace ${words} by the number that somebody answers, with the hours.`],
            `Delete ${words} from the top of ${found.filter((one) => one.kind === 'code').length > 1 ? `${inWords(found.filter((one) => one.kind === 'code').length)} pages` : where}.`,
          ),
        },
        contrast: 'both quoted',
        chore: kind === 'price' || kind === 'phone' ? 'urgent' : 'small',
        subject: kind === 'price' ? 'price' : 'state',
        isNear: path.isNear(quote.page) || facts.pages.some((page) => page.url === quote.page && argued.has(page.type)),
        isSensitive: kind === 'price',
        confidence: kind === 'phone' && !isCut && !/x/i.test(text) ? 0.75 : 0.85,
        quotes: [...(claim === null ? [] : [quoteOfLine(claim)]), quote],
      }
    },
  }),
]
