/** Lines that whoever built the site left on it: notes to themselves, and what a template came with. */
import type { Quote } from '../../../../evidence.ts'
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { pageKey } from '../../../../site-url.ts'
import type { PageSummary } from '../../../page-summary.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'

export interface Note {
  kind: 'address' | 'bracket' | 'line'
  /** What of the line is the note. */
  text: string
  quote: Quote
}

const noteCharactersMax = 160
/** Marks of template languages show where no script ran: a visitor does not see them. */
const bracketNote = /\[[\p{L}][^[\]]{3,160}\]?/u
/** What asks to be filled in; brackets alone may be a label for visitors, a team, or a mail address that a host masks. */
const fillIn =
  /^\[\s*(?:insert|add|enter|fill|put|replace|your|name of|names?\b|compan|to ?do|tbd|tbc|needs?\b|placeholder|address|phone|ihre?\b|hier\b|einfügen|eintrag|ergänz|firmenname|adresse|votre|vos\b|insér|ajout|complét|nom de|su\b|tu\b|insert[ae]r|añad|nombre|inseri|aggiung|nome|seu\b|sua\b|uw\b|jouw|vul\b|invoeg|voeg|naam|twoj|wstaw|uzupełn|nazwa|vlož|dopl|název|indsæt|tilføj|sett inn|legg til|infoga|lägg till|navn|namn|встав|введ|добав|назван)/iu
const masked =
  /^\[(?:e-?mail|correo|courriel)[^\]\w]*(?:protected|geschützt|protégé|protegido|protetto|beschermd|chronion\w*)\]?$/iu
/** Pages whose brackets belong to a title or an example. */
const tells: ReadonlySet<PageSummary['type']> = new Set<PageSummary['type']>(['post', 'blog', 'press'])
const mailInLine = /[\w.+-]{1,40}@[\w.-]{4,60}/

/** Notes that visitors can read, those of pages where they decide first. */
export function notesOn({
  pages,
  lines,
  language,
  path,
}: Pick<DiagnosisFacts, 'pages' | 'lines' | 'language' | 'path'>): Note[] {
  const notes: Note[] = []
  for (const page of pages) {
    if (tells.has(page.type) || page.noindex !== null || !isLinked(page, pages)) continue
    for (const { text, locator, reason } of page.told.fillers) {
      const found = reason === 'a field that nobody filled' ? bracketNote.exec(text)?.[0] : undefined
      // In an article “[your city]” is an example: small letters ask where they are the whole line.
      const bracket = found === text.trim() || (found !== undefined && /\p{Lu}{3}/u.test(found)) ? found : undefined
      if (bracket !== undefined && asksToFill(bracket, language?.value ?? null)) {
        const whole = bracket.slice(0, noteCharactersMax)
        notes.push({ kind: 'bracket', text: whole, quote: { page: page.url, text: whole, locator } })
      }
      const mail = reason === 'an address that stands in examples' ? mailInLine.exec(text)?.[0] : undefined
      if (mail !== undefined)
        notes.push({ kind: 'address', text: mail, quote: { page: page.url, text: mail, locator } })
    }
  }
  if (language !== null) notes.push(...notedLines(lines, language.value))
  return notes.sort((a, b) => Number(path.isNear(b.quote.page)) - Number(path.isNear(a.quote.page)))
}

const asksToFill = (bracket: string, language: string | null): boolean =>
  !masked.test(bracket) &&
  (fillIn.test(bracket) ||
    (language !== null &&
      cueWords(language, 'toFill')
        .match(bracket)
        .some(({ words }) => words > 1)))

const lineCharactersMax = 90

/** “Insert the link here”: words of a builder to a builder; an instruction to visitors begins with the verb, and stands among steps. */
function notedLines(lines: DiagnosisFacts['lines'], language: string): Note[] {
  const toFill = cueWords(language, 'toFill')
  const standIn = cueWords(language, 'standIn')
  return lines
    .filter(({ text, place, role, textClass, pageType }) => {
      if (text.length > lineCharactersMax || place === 'description' || textClass !== 'message') return false
      if (role === 'steps' || role === 'faq' || role === 'features' || pageType === 'faq' || pageType === 'post')
        return false
      if (/[.!?]$/.test(text)) return false
      const folded = foldText(text)
      const [filled] = toFill.match(text)
      if (filled !== undefined && filled.start > 0 && filled.words > 1 && filled.end === folded.length) return true
      // “From placeholder to palace: how we work” is a headline.
      return place !== 'headline' && standIn.match(text).some(({ start, end }) => start === 0 && folded[end] === ':')
    })
    .map((line) => ({ kind: 'line' as const, text: line.text, quote: quoteOfLine(line) }))
}

export const isLinked = (page: PageSummary, pages: readonly PageSummary[]) =>
  page === pages[0] || pages.some((one) => one !== page && one.structure.links.internal.has(pageKey(page.url)))

const strungTogether = 'words strung together without a sentence'
/** With a capital and a full stop: a short sentence may do without the commonest words of its language. */
const isSentence = (text: string) => /^\p{Lu}.{0,90}[.!?]$/u.test(text)
const templateReasons = new Set([
  'dummy text',
  strungTogether,
  'a text that templates come with',
  'beside filler, in cards built alike',
])

/** “My personal site”: a link may lead to just that. */
const isLink = /(?:^|> )a(?:[.#:[]|$)/

const dummyReasons = new Set(['dummy text', strungTogether])

export interface Leftover {
  page: string
  type: PageSummary['type']
  texts: string[]
  quotes: Quote[]
  heading: string | null
  isDummy: boolean
}

/** Linked pages that show a template’s words, those with most of them first. */
export function leftoversOn(pages: readonly PageSummary[]): Leftover[] {
  const found: Leftover[] = []
  for (const page of pages) {
    if (page.noindex !== null || !isLinked(page, pages)) continue
    const lines = page.told.fillers.filter(
      ({ reason, text, locator }) =>
        templateReasons.has(reason) &&
        !(reason === strungTogether && isSentence(text)) &&
        !(reason === 'a text that templates come with' && isLink.test(locator)),
    )
    if (lines.length === 0) continue
    const dummy = lines.filter(({ reason }) => dummyReasons.has(reason))
    // Beside a price list, what counts another trade’s things tells most.
    const shown =
      dummy.length > 0 ? dummy : lines.filter(({ text }) => /\d+\s?\p{L}{2,}/u.test(text) && text.length <= 40)
    const told = (shown.length > 0 ? shown : lines).slice(0, 2)
    found.push({
      page: page.url,
      type: page.type,
      texts: told.map(({ text }) => text),
      quotes: told.map(({ text, locator }) => ({ page: page.url, text, locator })),
      heading: told[0]?.heading ?? null,
      isDummy: dummy.length > 0,
    })
  }
  return found.sort((a, b) => Number(b.isDummy) - Number(a.isDummy))
}
