import { charactersOf, type FlatDocument, isText } from '../../document/flat-document.ts'
import type { Fact } from '../../evidence.ts'
import { boilerplateWords } from '../../lexicon/pages/boilerplate-words.ts'
import { creditWords } from '../../lexicon/provenance/provenance-words.ts'
import { locatorOf } from '../../page/locator.ts'
import { type TextLine, textLines } from '../../page/text-lines.ts'
import type { Site, SitePage } from '../../site.ts'
import type { Copyright } from '../site/shapes.ts'

/** A line of a footer; what is longer is text about something else. */
const lineCharactersMax = 240
const yearMin = 1990

/** The latest year of the pages' copyright lines; years to come are no mistake of ours to repeat. */
export function copyright(site: Site): Fact<Copyright> | null {
  const yearNow = Number(site.capture.capturedAt.slice(0, 4))
  let best: Fact<Copyright> | null = null
  for (const page of site.pages) {
    if (!mayName(page.document)) continue
    for (const line of textLines(page.document)) {
      const year = yearOf(line, yearNow)
      if (year !== null && (best === null || year > best.value.year)) best = found(page, line, year)
    }
  }
  return best
}

const found = (page: SitePage, { text, node }: TextLine, year: number): Fact<Copyright> => ({
  value: { year },
  basis: 'stated',
  confidence: 0.9,
  quotes: [{ page: page.url, text: noticeOf(text, year), locator: locatorOf(page.document, node) }],
})

/** The notice of a line without what stands beside it: “© 2024 Quillmere” of “© 2024 Quillmere · VAT number · made by Hale”. */
function noticeOf(text: string, year: number): string {
  // Numbers of registers may hold the same digits before the sign.
  const signed = Math.max(0, text.search(sign))
  const start = text.includes(String(year), signed) ? signed : 0
  const at = text.indexOf(String(year), start)
  const behind = text.slice(at).search(/\s[·|•]\s|\s[–—-]\s(?!\d)/u)
  const notice = text.slice(start, behind < 0 ? undefined : at + behind)
  return creditWords.has(notice) && start < at ? text.slice(start, at + String(year).length) : notice
}

const sign = /©|\(c\)|copyright|copyleft/i

/** Most pages name it in one text node: so the lines of the others need not be read. */
function mayName(document: FlatDocument): boolean {
  for (let node = 0; node < document.tags.length; node++) {
    const text = charactersOf(document, node)
    if (isText(document, node) && text.length < 20 * lineCharactersMax && /(?:19|20)\d\d/.test(text)) return true
  }
  return false
}

function yearOf({ text }: TextLine, yearNow: number): number | null {
  if (text.length > lineCharactersMax || !/\d{4}/.test(text)) return null
  // In scripts without the sign the line says whose rights are reserved.
  if (!sign.test(text) && !reservesRights(text)) return null
  const years = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year))
  const likely = years.filter((year) => year >= yearMin && year <= yearNow + 1)
  return likely.length === 0 ? null : Math.max(...likely)
}

const rights =
  /reserv|vorbehalt|droits|diritti|direitos|derechos|voorbehouden|förbehåll|forbehold|pidätet|zastrzeż|vyhraz|hakları|защищ|захищ|κατοχυρ|rezervat|fenntartva|שמורות|محفوظة|無断|版权|版權|著作権|all rights|판권|저작권/i

const reservesRights = (text: string) => rights.test(text) && boilerplateWords.has(text)
