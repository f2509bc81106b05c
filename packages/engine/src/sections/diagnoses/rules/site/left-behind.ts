/** What whoever built the site left on it: notes to themselves, and what a template came with. */
import type { Quote } from '../../../../evidence.ts'
import { cueWords } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { pageKey } from '../../../../site-url.ts'
import { capitalised, counted, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'

interface Note {
  kind: 'address' | 'bracket' | 'line'
  /** What of the line is the note. */
  text: string
  quote: Quote
}

const noteCharactersMax = 160
/** Marks of template languages show where no script ran: a visitor does not see them. */
const bracketNote = /\[[\p{L}][^[\]]{3,160}\]?/u
const mailInLine = /[\w.+-]{1,40}@[\w.-]{4,60}/

/** Notes that visitors can read, those of pages where they decide first. */
function notesOn({
  pages,
  lines,
  language,
  path,
}: Pick<DiagnosisFacts, 'pages' | 'lines' | 'language' | 'path'>): Note[] {
  const found: Note[] = []
  for (const page of pages) {
    if (page.type === 'post' || page.noindex !== null || !isLinked(page, pages)) continue
    for (const { text, locator, reason } of page.told.fillers) {
      const bracket = reason === 'a field that nobody filled' ? bracketNote.exec(text)?.[0] : undefined
      if (bracket !== undefined) {
        const whole = bracket.slice(0, noteCharactersMax)
        found.push({ kind: 'bracket', text: whole, quote: { page: page.url, text: whole, locator } })
      }
      const mail = reason === 'an address that stands in examples' ? mailInLine.exec(text)?.[0] : undefined
      if (mail !== undefined)
        found.push({ kind: 'address', text: mail, quote: { page: page.url, text: mail, locator } })
    }
  }
  if (language !== null) found.push(...notedLines(lines, language.value))
  return found.sort((a, b) => Number(path.isNear(b.quote.page)) - Number(path.isNear(a.quote.page)))
}

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
      return standIn.match(text).some(({ end }) => folded[end] === ':')
    })
    .map((line) => ({ kind: 'line' as const, text: line.text, quote: quoteOfLine(line) }))
}

const isLinked = (page: PageSummary, pages: readonly PageSummary[]) =>
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

const dummyReasons = new Set(['dummy text', strungTogether])

interface Leftover {
  page: string
  type: PageSummary['type']
  texts: string[]
  quotes: Quote[]
  heading: string | null
  isDummy: boolean
}

/** Linked pages that show a template’s words, those with most of them first. */
function leftoversOn(pages: readonly PageSummary[]): Leftover[] {
  const found: Leftover[] = []
  for (const page of pages) {
    if (page.noindex !== null || !isLinked(page, pages)) continue
    const lines = page.told.fillers.filter(
      ({ reason, text }) => templateReasons.has(reason) && !(reason === strungTogether && isSentence(text)),
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

export const leftBehind: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'note-left-public',
    isOfOnePage: true,
    group: 'site',
    stakes: 0.9,
    share: 0.05,
    effort: 'S',
    leads: true,
    needs: ['pages', 'lines', 'language', 'path', 'names'],
    find(facts) {
      const notes = notesOn(facts)
      const [note] = notes
      if (note === undefined) return null
      const { names, path } = facts
      const words = inQuotes(note.text, 90)
      const where = names.page(note.quote.page)
      const isNear = path.isNear(note.quote.page)
      const more = notes.length - 1
      return {
        title:
          note.kind === 'address'
            ? `The address to write to is still a sample: ${words}`
            : `A note to self is public: ${inQuotes(note.text, 50)}`,
        text: frame(
          [
            note.kind === 'address' && isNear,
            `Whoever wants to write to ${names.brand} finds ${words} on ${where}: an address out of a template, and letters to it reach nobody.`,
          ],
          [
            note.kind === 'address',
            `${capitalised(where)} still gives ${words}, which belongs to no one; a reader who trusts it waits for an answer in vain.`,
          ],
          [
            more > 0,
            `${words} can be read on ${where}, and ${counted(more, 'more place')} like it ${more === 1 ? 'stands' : 'stand'} open. Notes to whoever fills the page are not for its visitors.`,
          ],
          [
            isNear,
            `${capitalised(where)} is where people decide, and between its lines stands ${words}: a note of those who wrote it.`,
          ],
          [
            note.kind === 'line',
            `Where something was to come, ${where} shows ${words}. The reminder went online with the page.`,
          ],
          `${capitalised(where)} reads ${words}: what was to stand there nobody has written yet.`,
        ),
        pole:
          note.kind === 'address'
            ? `but the address on ${where} is a sample`
            : `but ${where} still reads ${inQuotes(note.text, 30)}`,
        against: null,
        move: {
          title:
            note.kind === 'address' ? 'Put the real address on the page' : `Fill or delete ${inQuotes(note.text, 30)}`,
          page: note.quote.page,
          text:
            note.kind === 'address'
              ? `Replace ${words} by the mailbox that somebody reads.`
              : `Replace ${words} by the fact it asks for, or take the line out today.`,
        },
        contrast: 'both quoted',
        subject: 'state',
        isNear,
        isSensitive: false,
        confidence: note.kind === 'line' ? 0.75 : 0.85,
        quotes: notes.slice(0, 2).map(({ quote }) => quote),
      }
    },
  }),
  diagnosis({
    id: 'template-left-public',
    isOfOnePage: true,
    group: 'site',
    stakes: 0.8,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['pages', 'names', 'path', 'kind'],
    find({ pages, names, path, kind }) {
      const found = leftoversOn(pages)
      const first = found.find(({ page, isDummy }) => isDummy && path.isNear(page)) ?? found[0]
      if (first === undefined) return null
      const [text = '', second] = first.texts
      const words = inQuotes(text, 60)
      const both = second === undefined || first.isDummy ? words : `${words} and ${inQuotes(second, 40)}`
      const where = names.page(first.page)
      const heading = first.heading === null ? null : inQuotes(first.heading, 50)
      const category = kind?.value.label ?? null
      return {
        title: first.isDummy
          ? `${inQuotes(text.split(/\s+/).slice(0, 2).join(' '))} still stands on ${where}`
          : `${capitalised(where)} lists ${inQuotes(text, 40)}`,
        text: frame(
          [
            !first.isDummy && category !== null,
            `Among its own offers ${where} lists ${both}: words of another trade, on the site of a ${category}.`,
          ],
          [!first.isDummy, `${both}, says ${where}; nothing else on the site has to do with that.`],
          [
            found.length > 2,
            `${counted(found.length, 'page')} that visitors can reach, ${where} among them, hold text that says nothing: ${words}.`,
          ],
          [
            first.type === 'home',
            `Whoever scrolls down ${where} reads ${words}${heading === null ? '' : ` under ${heading}`}, and asks what else is not meant.`,
          ],
          [
            first.type === 'team' && heading !== null,
            `${capitalised(where)} introduces ${heading} with ${words}: a person nobody has written about, if there is one.`,
          ],
          [heading !== null, `Under ${heading} ${where} has no word of its own: ${words}.`],
          `${words}: so much of ${where} was never written.`,
        ),
        pole: first.isDummy
          ? `but ${where} still shows a template’s Latin`
          : `but ${where} lists ${inQuotes(text, 30)}`,
        against: null,
        move: {
          title: frame(
            [found.length > 1, `Delete the filler on ${inWords(found.length)} pages`],
            [heading !== null && first.isDummy, `Write the text under ${inQuotes(first.heading ?? '', 30)}`],
            `Take ${inQuotes(text, 30)} off the page`,
          ),
          page: first.page,
          text:
            heading === null || !first.isDummy
              ? `Take ${both} off ${where}; what is true of the offer can stay.`
              : `Write under ${heading} what is true, or take the block off ${where} until somebody can.`,
        },
        contrast: 'both quoted',
        subject: 'state',
        isNear: path.isNear(first.page),
        isSensitive: false,
        confidence: 0.85,
        quotes: first.quotes,
      }
    },
  }),
]
