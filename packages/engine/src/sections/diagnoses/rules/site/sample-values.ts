/** What visitors would act on, and what is no more than a template’s: prices and numbers nobody filled in, code where text was to come. */
import type { Quote } from '../../../../evidence.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { phrasesOf } from '../../../../lexicon/word-lists.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { pageKey } from '../../../../site-url.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'

interface SampleValue {
  kind: 'price' | 'label' | 'phone' | 'code'
  text: string
  quote: Quote
}

/** “XX,XX €”, “$XX”, “XXX kr.”. */
const openPrice =
  /(?<!\p{L})[xX]{2,4}(?:[.,][xX]{2})?\s?(?:[€$£₽]|(?:kr|zł|Kč|CHF|EUR|USD|PLN|lei|руб)(?!\p{L}))|[$£€]\s?[xX]{2,4}(?!\p{L})|(?<!\p{L})(\p{Lu})\1[.,]\1{2}\s?[€$£]/u
const openNumber = /\+?(?<!\p{L})x{3}[- ]x{3}[- ]x{4}(?!\p{L})/iu
/** “(99) 99999-9999”, “000 000 00 00”: one digit, eight times and more. */
const oneDigit = /(?<![\d.,])\(?\+?(\d)\1{1,4}\)?(?:[ ./-]?\1){6,12}(?![\d.,])/u
/** Ends in the digits as a keypad has them: “333 1234567”. */
const countedUp =
  /(?<![\d.,-])(?:\+?\d{1,4}[ ./-]?){0,3}(?:123[ -]?45[ -]?67(?:8(?:9)?)?|12[ -]?34[ -]?56[ -]?78)(?![\d.,-])/u
/** What a generator of pages reads, and takes out: “--- layout: default title: Home ---”. */
const frontMatter = /^-{3}\s+[a-z_]+:\s\S.{2,120}-{3}$/u

/** What a template calls the heading of a card until it has one: “Name”, “Product title”. */
const cardLabels = new Set(
  phrasesOf(`
    name|your name|naam|nom|nombre|nome|navn|namn|nimi|imie|jmeno|meno|nev|ime|имя|імя|όνομα|isim|名前|お名前|姓名|
    title|titel|titre|titulo|titolo|tytul|otsikko|заголовок|product title|product name|produkt titel|produkttitel|produktname|
    produktnavn|produktnamn|productnaam|product titel|nom du produit|titre du produit|nombre del producto|titulo del producto|
    nome do produto|nome del prodotto|nazwa produktu|nazev produktu|название товара|название продукта|назва товару|
    headline|heading|subheading|subtitle|uberschrift|untertitel|overskrift|rubrik|sous titre|subtitulo|sottotitolo|project name|
    project title|service title|service name|team member|member name|client name|customer name|card title`).map(
    foldText,
  ),
)
const labelsMin = 3

const textCharactersMax = 120
/** Where visitors look for what decides. */
const argued: ReadonlySet<PageSummary['type']> = new Set<PageSummary['type']>([
  'customers',
  'testimonials',
  'product',
  'pricing',
])
/** Where numbers are explained, they are examples. */
const explained: ReadonlySet<PageSummary['type']> = new Set<PageSummary['type']>(['post', 'blog', 'legal'])

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
    for (const label of repeatedLabels(page))
      for (let n = 0; n < label.count; n++)
        add('label', label.text, { page: page.url, text: label.text, locator: `h${label.level} (${n + 1})` })
  }
  for (const { value, quotes } of contacts)
    if (value.kind === 'phone' && quotes[0] !== undefined) add('phone', madeUpNumber(value.value), quotes[0])
  for (const line of lines) if (frontMatter.test(line.text)) add('code', line.text, quoteOfLine(line))
  return found
}

/** Headings of cards that all have the name of their field. */
function repeatedLabels({ structure }: PageSummary) {
  const found = new Map<string, { text: string; level: number; count: number }>()
  for (const { text, level } of structure.headings) {
    if (!cardLabels.has(foldText(text))) continue
    const known = found.get(text) ?? { text, level, count: 0 }
    found.set(text, { ...known, count: known.count + 1 })
  }
  return [...found.values()].filter(({ count }) => count >= labelsMin)
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
    needs: ['pages', 'lines', 'contacts', 'language', 'path', 'names'],
    find(facts) {
      const all = sampleValues(facts)
      const countOn = ({ kind, quote }: SampleValue) =>
        all.filter((one) => one.kind === kind && one.quote.page === quote.page).length
      const found = all.sort((a, b) => rank[a.kind] - rank[b.kind] || countOn(b) - countOn(a))
      const [first] = found
      if (first === undefined) return null
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
          kind === 'phone' && !/x/i.test(text)
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
        subject: kind === 'price' ? 'price' : 'state',
        isNear: path.isNear(quote.page) || facts.pages.some((page) => page.url === quote.page && argued.has(page.type)),
        isSensitive: kind === 'price',
        confidence: kind === 'phone' && !/x/i.test(text) ? 0.75 : 0.85,
        quotes: [...(claim === null ? [] : [quoteOfLine(claim)]), quote],
      }
    },
  }),
]
