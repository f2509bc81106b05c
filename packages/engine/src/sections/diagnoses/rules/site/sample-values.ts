/** What visitors would act on, and what is no more than a template’s: prices and numbers nobody filled in, code where text was to come. */
import type { Quote } from '../../../../evidence.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { pageKey } from '../../../../site-url.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'

interface SampleValue {
  kind: 'price' | 'phone' | 'code'
  text: string
  quote: Quote
}

/** “XX,XX €”, “$XX”. */
const openPrice = /(?<!\p{L})[xX]{2,4}(?:[.,][xX]{2})?\s?[€$£]|[$£€]\s?[xX]{2,4}(?!\p{L})|(?<!\p{L})(\p{Lu})\1[.,]\1{2}\s?[€$£]/u
const openNumber = /\+?(?<!\p{L})x{3}[- ]x{3}[- ]x{4}(?!\p{L})/iu
/** “(99) 99999-9999”, “000 000 00 00”: one digit, eight times and more. */
const oneDigit = /(?<![\d.,])\(?\+?(\d)\1{1,4}\)?(?:[ ./-]?\1){6,12}(?![\d.,])/u
/** Ends in the digits as a keypad has them: “333 1234567”. */
const countedUp = /(?<![\d.,-])(?:\+?\d{1,4}[ ./-]?){0,3}(?:123[ -]?45[ -]?67(?:8(?:9)?)?|12[ -]?34[ -]?56[ -]?78)(?![\d.,-])/u
/** What a generator of pages reads, and takes out: “--- layout: default title: Home ---”. */
const frontMatter = /^-{3}\s+[a-z_]+:\s\S.{2,120}-{3}$/u

const textCharactersMax = 120
/** Where numbers are explained, they are examples. */
const explained: ReadonlySet<PageSummary['type']> = new Set<PageSummary['type']>(['post', 'blog', 'docs', 'legal'])

function sampleValues({ pages, lines, contacts }: Pick<DiagnosisFacts, 'pages' | 'lines' | 'contacts'>): SampleValue[] {
  const found: SampleValue[] = []
  const add = (kind: SampleValue['kind'], text: string | undefined, quote: Quote) => {
    if (text !== undefined && text.length <= textCharactersMax)
      found.push({ kind, text, quote: { ...quote, text: quote.text.includes(text) ? text : quote.text } })
  }
  for (const page of pages) {
    if (page.noindex !== null || explained.has(page.type) || !isLinked(page, pages)) continue
    for (const { text, locator } of page.told.fillers) {
      const quote = { page: page.url, text, locator }
      if (openPrice.test(text)) add('price', text, quote)
      else add('phone', openNumber.exec(text)?.[0], quote)
    }
    for (const { text, locator, textClass } of page.told.figures) {
      if (textClass === 'legal') continue
      const quote = { page: page.url, text, locator }
      if (openPrice.test(text)) add('price', text, quote)
      else add('phone', madeUpNumber(text), quote)
    }
  }
  for (const { value, quotes } of contacts)
    if (value.kind === 'phone' && quotes[0] !== undefined) add('phone', madeUpNumber(value.value), quotes[0])
  for (const line of lines) if (frontMatter.test(line.text)) add('code', line.text, quoteOfLine(line))
  return found
}

const digitsMin = 9
function madeUpNumber(text: string): string | undefined {
  const found = (oneDigit.exec(text) ?? countedUp.exec(text))?.[0].trim()
  return found !== undefined && found.replace(/\D/g, '').length >= digitsMin ? found : undefined
}

const isLinked = (page: PageSummary, pages: readonly PageSummary[]) =>
  page === pages[0] || pages.some((one) => one !== page && one.structure.links.internal.has(pageKey(page.url)))

const claimCharactersMax = 120

/** What the site says of its prices, in words. */
function priceClaim({ lines, language }: Pick<DiagnosisFacts, 'lines' | 'language'>, page: string): OwnLine | null {
  if (language === null || !readsCues(language.value)) return null
  const fair = [cueWords(language.value, 'fairPrice'), cueWords(language.value, 'virtue')]
  const claims = lines.filter(
    ({ text, place }) => place !== 'action' && text.length <= claimCharactersMax && fair.some((words) => words.has(text)),
  )
  return claims.find((line) => line.page === page) ?? null
}

const rank: Record<SampleValue['kind'], number> = { price: 0, phone: 1, code: 2 }

export const sampleValuesLeft: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'sample-left-public',
    isOfOnePage: true,
    group: 'site',
    stakes: 0.9,
    share: 0.04,
    effort: 'S',
    leads: true,
    needs: ['pages', 'lines', 'contacts', 'language', 'path', 'names'],
    find(facts) {
      const found = sampleValues(facts).sort((a, b) => rank[a.kind] - rank[b.kind])
      const [first] = found
      if (first === undefined) return null
      const { names, path } = facts
      const { kind, text, quote } = first
      const words = inQuotes(text, 60)
      const where = names.page(quote.page)
      const claim = kind === 'price' ? priceClaim(facts, quote.page) : null
      const alike = new Set(found.filter((one) => one.kind === kind).map((one) => `${one.quote.page} ${one.quote.locator} ${one.text}`))
      const many = alike.size > 2 ? `${alike.size} lines` : null
      const call = path.call === null ? null : inQuotes(path.call.value.text, 40)
      return {
        title: frame(
          [kind === 'price', `A price still reads ${inQuotes(text, 40)}`],
          [kind === 'phone', `The number to call is ${words}`],
          `${capitalised(where)} shows ${inQuotes(text, 45)}`,
        ),
        text: frame(
          [
            claim !== null,
            `${inQuotes(claim?.text ?? '', 90)}, says ${where}; the price below it reads ${words}${many === null ? '' : `, and ${many} are like it`}.`,
          ],
          [
            kind === 'price' && many !== null,
            `${capitalised(where)} has ${many} with letters where the amount should be, ${words} for one: nobody can add up what an order costs.`,
          ],
          [kind === 'price', `${words}, says ${where}: the letters hold the place of an amount that nobody entered.`],
          [
            kind === 'phone' && /x/i.test(text),
            `Whoever wants to call ${names.brand} reads ${words} on ${where}: the letters were to become a number.`,
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
          [kind === 'phone', `but the number to call is ${inQuotes(text, 30)}`],
          `but ${where} opens with lines of code`,
        ),
        against: kind === 'phone' && !/x/i.test(text) ? 'A number like this may exist; then a line that says so would help.' : null,
        move: {
          title: frame(
            [kind === 'price', 'Enter the prices, or take the list out'],
            [kind === 'phone', 'Put the real number on the page'],
            'Take the code off the page',
          ),
          page: quote.page,
          text: frame(
            [kind === 'price', `Replace ${words} by the amount, or write one true price “from” until all are known.`],
            [kind === 'phone', `Replace ${words} by the number that somebody answers, with the hours.`],
            `Delete ${words} from the top of ${found.filter((one) => one.kind === 'code').length > 1 ? `${inWords(found.filter((one) => one.kind === 'code').length)} pages` : where}.`,
          ),
        },
        contrast: 'both quoted',
        subject: kind === 'price' ? 'price' : 'state',
        isNear: path.isNear(quote.page),
        isSensitive: kind === 'price',
        confidence: kind === 'phone' && !/x/i.test(text) ? 0.75 : 0.85,
        quotes: [...(claim === null ? [] : [quoteOfLine(claim)]), quote],
      }
    },
  }),
]
