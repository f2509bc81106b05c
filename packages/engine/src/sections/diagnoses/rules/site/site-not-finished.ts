/** Sites that went online before they were written: raw code of a template, or several kinds of what a template leaves. */
import type { Quote } from '../../../../evidence.ts'
import { fieldOfKind } from '../../../../lexicon/kinds/kind-table.ts'
import { capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { isLinked, leftoversOn, notesOn } from './left-lines.ts'
import { sampleValues } from './sample-lines.ts'

/** Kinds of signs, the plainest first. */
const kinds = ['code', 'dummy text', 'description', 'field', 'value'] as const
type SignKind = (typeof kinds)[number]

export interface UnfinishedSign {
  kind: SignKind
  text: string
  quote: Quote
}

type Inputs = Pick<DiagnosisFacts, 'pages' | 'lines' | 'sentences' | 'contacts' | 'language' | 'path' | 'kind'>

/** Settings at the top of a file, and commands of template languages: what a generator reads, and takes out. */
const settings = /^-{3}\s+[a-z_]+:\s\S.{0,60}/u
const command =
  /\{%-?\s*(?:include|for|if|unless|assign|capture|block|extends|load|end\w+)\b[^%]{0,50}%\}|<\?php\b.{0,40}|\{\{\s*[a-z_]+(?:\.[a-z_]+)+(?:\s*\|[^}]{0,30})?\s*\}\}/u
/** Sites of software show code to those who write it. */
const mayShowCode = ({ kind }: Pick<DiagnosisFacts, 'kind'>) =>
  kind !== null && fieldOfKind(kind.value.id) === 'software'
const explained: ReadonlySet<string> = new Set(['post', 'blog', 'legal', 'faq', 'docs'])

function codeOn(facts: Inputs): UnfinishedSign[] {
  return facts.sentences.flatMap(({ text, page, pageType, locator }) => {
    if (explained.has(pageType) || /(?:^|> )(?:pre|code)(?:[.#:[]|$)/.test(locator)) return []
    const found = settings.exec(text)?.[0] ?? (mayShowCode(facts) ? undefined : command.exec(text)?.[0])
    return found === undefined ? [] : [{ kind: 'code' as const, text: found, quote: { page, text: found, locator } }]
  })
}

/** “Text text text text”, “###-####”, “[address]”. */
const repeated = /^(\S.{1,11}?)\1{3,}\S{0,11}$/u
const openField =
  /\(?\d{0,3}\)?\s?#{3,}[\s-]*#{3,}|#{3,}@#{2,}[.\w]*|\[(?:address|phone|map|e-?mail|name|date|logo|image|photo|adresse|telefon|telefoon|adres|dirección|indirizzo)\]/iu

function descriptionsOf({ pages }: Inputs): UnfinishedSign[] {
  return pages.flatMap(({ description }) =>
    description !== null && repeated.test(description.text)
      ? [{ kind: 'description' as const, text: description.text, quote: description }]
      : [],
  )
}

function fieldsOf(facts: Inputs): UnfinishedSign[] {
  const open = facts.sentences.flatMap(({ text, page, pageType, locator }) => {
    const found = explained.has(pageType) ? undefined : openField.exec(text)?.[0].trim()
    return found === undefined ? [] : [{ kind: 'field' as const, text: found, quote: { page, text: found, locator } }]
  })
  return [...open, ...notesOn(facts).map(({ text, quote }) => ({ kind: 'field' as const, text, quote }))]
}

/** What shows that the site is not finished, the plainest first. */
function signsOf(facts: Inputs): UnfinishedSign[] {
  const dummy = leftoversOn(facts.pages).flatMap(({ isDummy, quotes }) =>
    isDummy ? quotes.map((quote) => ({ kind: 'dummy text' as const, text: quote.text, quote })) : [],
  )
  const values = sampleValues(facts).flatMap(({ kind, text, quote }) =>
    kind === 'code' ? [] : [{ kind: 'value' as const, text, quote }],
  )
  return [...codeOn(facts), ...dummy, ...descriptionsOf(facts), ...fieldsOf(facts), ...values].filter(({ quote }) =>
    facts.pages.some((page) => page.url === quote.page && page.noindex === null && isLinked(page, facts.pages)),
  )
}

const kindsMin = 2
/** Of the pages; one may show code by a slip. */
const codeShareMin = 0.5

/** The signs of a site that is not finished; null where it is, or only one kind of them stands on it. */
export function unfinishedSigns(facts: Inputs): UnfinishedSign[] | null {
  const signs = signsOf(facts)
  const code = new Set(signs.filter(({ kind }) => kind === 'code').map(({ quote }) => quote.page))
  const isCode = code.has(facts.pages[0]?.url ?? '') || code.size > codeShareMin * facts.pages.length
  const found = new Set(signs.map(({ kind }) => kind))
  return signs.length > 0 && (isCode || found.size >= kindsMin) ? signs : null
}

const shownMax = 3

/** One sign of each kind, then others of other pages. */
function worstOf(signs: readonly UnfinishedSign[]): UnfinishedSign[] {
  const first = kinds.flatMap((kind) => signs.find((sign) => sign.kind === kind) ?? [])
  const others = signs.filter(({ text, quote }) =>
    first.every((one) => one.quote.page !== quote.page && one.text !== text),
  )
  return [...first, ...others].slice(0, shownMax)
}

export const siteNotFinished: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'site-not-finished',
    isOfOnePage: true,
    group: 'site',
    stakes: 1,
    share: 0.05,
    effort: 'M',
    leads: true,
    needs: ['pages', 'lines', 'sentences', 'contacts', 'language', 'path', 'kind', 'names'],
    find(facts) {
      const signs = unfinishedSigns(facts)
      const [first, second, third] = signs === null ? [] : worstOf(signs)
      if (signs === null || first === undefined) return null
      const { names } = facts
      const where = names.page(first.quote.page)
      const [a, b, c] = [first, second, third].map((sign) => inQuotes(sign?.text ?? '', 40)) as [string, string, string]
      const isCode = first.kind === 'code'
      const at = (sign: UnfinishedSign) =>
        `${sign.kind === 'description' ? 'the description of ' : ''}${names.page(sign.quote.page)}`
      const touched = new Set(signs.map(({ quote }) => quote.page)).size
      return {
        title: isCode
          ? `${capitalised(where)} shows the code of a template`
          : `${names.brandFirst} is online before it is finished`,
        text: frame(
          [
            isCode && second !== undefined,
            `Visitors of ${where} read ${a} and ${b}: what a page is made from, and not the page.`,
          ],
          [isCode, `Visitors of ${where} read ${a}: what a page is made from, and not the page.`],
          [
            second !== undefined && third !== undefined,
            `${capitalised(at(first))} reads ${a}, ${at(second ?? first)} ${b}, ${at(third ?? first)} ${c}. Nobody can tell which of the rest is meant.`,
          ],
          [
            second !== undefined && at(second) !== at(first),
            `${capitalised(at(first))} reads ${a}, and ${at(second ?? first)} ${b}: the template still speaks where ${names.brand} should.`,
          ],
          [
            second !== undefined,
            `${a} and ${b}, says ${at(first)}: the template still speaks where ${names.brand} should.`,
          ],
          `${capitalised(at(first))} reads ${a}: so much of it was never written.`,
        ),
        pole: isCode
          ? `but ${where} shows ${inQuotes(first.text, 30)}`
          : `but ${at(first)} still reads ${inQuotes(first.text, 30)}`,
        against: null,
        move: {
          title: touched > 1 ? 'Finish the pages, or take them offline' : 'Finish the page, or take it offline',
          page: first.quote.page,
          text: isCode
            ? `Let the generator build ${where}, and look at it once in a browser; until then take it offline.`
            : `Write what belongs where ${a}${second === undefined ? '' : ` and ${b}`} stand${second === undefined ? 's' : ''}; take offline what cannot be written now${touched > 1 ? `, on ${inWords(touched)} pages` : ''}.`,
        },
        contrast: 'both quoted',
        chore: 'urgent',
        subject: 'state',
        isNear: true,
        isSensitive: true,
        confidence: isCode ? 0.9 : 0.85,
        quotes: [first, second, third].flatMap((sign) => (sign === undefined ? [] : [sign.quote])),
      }
    },
  }),
]
