/** Prices and numbers nobody filled in, and code where text was to come. */
import type { Quote } from '../../../../evidence.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { phrasesOf } from '../../../../lexicon/word-lists.ts'
import type { PageSummary } from '../../../page-summary.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'
import { isLinked } from './left-lines.ts'

export interface SampleValue {
  kind: 'price' | 'label' | 'phone' | 'code'
  text: string
  quote: Quote
}

/** “XX,XX €”, “$XX”, “XXX kr.”. */
export const openPrice =
  /(?<!\p{L})[xX]{2,4}(?:[.,][xX]{2})?\s?(?:[€$£₽]|(?:kr|zł|Kč|CHF|EUR|USD|PLN|lei|руб)(?!\p{L}))|[$£€]\s?[xX]{2,4}(?!\p{L})|(?<!\p{L})(\p{Lu})\1[.,]\1{2}\s?[€$£]/u
const openNumber = /\+?(?<!\p{L})x{3}[- ]x{3}[- ]x{4}(?!\p{L})/iu
/** “(99) 99999-9999”, “000 000 00 00”: one digit, eight times and more. */
const oneDigit = /(?<![\d.,])\(?\+?(\d)\1{1,4}\)?(?:[ ./-]?\1){6,12}(?![\d.,])/u
/** “Call us on 06-”: a number that breaks off, on a line that has no other digit. */
const cutNumber = /(?<!\d)0\d{1,3}\s?[-–]\s*[.!…]?$/u
/** Ends in the digits as a keypad has them: “333 1234567”. */
const countedUp =
  /(?<![\d.,-])(?:\+?\d{1,4}[ ./-]?){0,3}(?:123[ -]?45[ -]?67(?:8(?:9)?)?|12[ -]?34[ -]?56[ -]?78)(?![\d.,-])/u
/** “DE21 3605 0000 1234 5678”: the number of an account. */
const account = /(?<!\p{L})(?:IBAN(?!\p{L})|\p{Lu}{2}\d{2}\s?\d{4})/u
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
/** Where numbers are explained, they are examples. */
const explained: ReadonlySet<PageSummary['type']> = new Set<PageSummary['type']>(['post', 'blog', 'legal'])

const cutPages: ReadonlySet<PageSummary['type']> = new Set<PageSummary['type']>(['home', 'contact', 'about'])

export function sampleValues({
  pages,
  lines,
  contacts,
}: Pick<DiagnosisFacts, 'pages' | 'lines' | 'contacts'>): SampleValue[] {
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
      if (textClass === 'legal' || account.test(text)) continue
      const quote = { page: page.url, text, locator }
      if (openPrice.test(text)) add('price', text, quote)
      else add('phone', madeUpNumber(text), quote)
    }
    for (const label of repeatedLabels(page))
      for (let n = 0; n < label.count; n++)
        add('label', label.text, { page: page.url, text: label.text, locator: `h${label.level} (${n + 1})` })
  }
  for (const { value, quotes } of contacts)
    if (value.kind === 'phone' && quotes[0] !== undefined && !account.test(quotes[0].text))
      add('phone', madeUpNumber(value.value), quotes[0])
  for (const line of lines) {
    const [cut] = cutNumber.exec(line.text) ?? []
    const isAlone = cut !== undefined && line.text.replace(/\D/g, '') === cut.replace(/\D/g, '')
    if (isAlone && /\p{L}{3}/u.test(line.text) && cutPages.has(line.pageType)) add('phone', cut, quoteOfLine(line))
  }
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
