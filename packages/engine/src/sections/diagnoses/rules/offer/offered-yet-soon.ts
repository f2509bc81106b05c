/** What is offered in one place, and yet to come in another. */
import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { cueWords, readsCues } from '../../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { pageKey } from '../../../../site-url.ts'
import { asSentence, capitalised, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'

interface Soon {
  /** How it is offered: on a button, as an entry of the menu, in a list of offers, or as a line among others of an offer. */
  how: 'button' | 'menu' | 'list' | 'lines'
  item: string
  /** Where it is offered. */
  offered: Quote
  /** What says that it is yet to come. */
  line: OwnLine
  count: number
}

type Inputs = Pick<
  DiagnosisFacts,
  'lines' | 'language' | 'ctas' | 'navigation' | 'features' | 'services' | 'products' | 'names' | 'path'
>

const lineCharactersMax = 90
/** What a page says first is said of all of it. */
const firstLinesMax = 8
/** A single word (“planned”, “soon”) is said of much else. */
const isOneWord = (phrase: string) => /^\p{L}+$/u.test(phrase)

function offeredYetSoon(facts: Inputs): Soon | null {
  const { lines, language } = facts
  if (language === null || !readsCues(language.value)) return null
  const soon = cueWords(language.value, 'soon')
  const told = lines.filter(
    ({ text, pageType }) =>
      text.length <= lineCharactersMax &&
      pageType !== 'post' &&
      pageType !== 'careers' &&
      soon.match(text).some(({ phrase }) => !isOneWord(phrase)),
  )
  return (
    onButton(facts, language.value) ??
    inMenu(told, facts) ??
    inList(told, facts, language.value) ??
    amongLines(told, facts)
  )
}

/** “Download for your phone” on one button, “Download in the store soon” on another. */
function onButton({ lines, ctas }: Inputs, language: string): Soon | null {
  const soon = cueWords(language, 'soon')
  const buttons = lines.filter(({ place, text }) => place === 'action' && text.length <= lineCharactersMax)
  for (const line of buttons) {
    if (!soon.match(line.text).some(({ end }) => end === foldText(line.text).length)) continue
    const keys = contentKeys(line.text, language) ?? new Set()
    for (const { value, quotes } of ctas) {
      const [offered] = quotes
      if (offered === undefined || offered.page !== line.page || soon.has(value.text)) continue
      if ([...(contentKeys(value.text, language) ?? [])].some((key) => keys.has(key)))
        return { how: 'button', item: value.text, offered, line, count: 1 }
    }
  }
  return null
}

/** A page with so many lines is there: what is yet to come is something else, such as the rest of the site. */
const linesMin = 8
const saysMuch = (page: string, lines: readonly OwnLine[]) =>
  lines.filter((line) => line.page === page && line.place === 'body').length >= linesMin

function inMenu(told: readonly OwnLine[], { navigation, names, lines }: Inputs): Soon | null {
  for (const line of told) {
    if (line.page === names.home || line.at >= firstLinesMax || saysMuch(line.page, lines)) continue
    const entry = navigation.find(
      ({ value: { url } }) =>
        url !== null && URL.canParse(url) && !url.includes('#') && pageKey(url) === pageKey(line.page),
    )
    const [offered] = entry?.quotes ?? []
    if (entry !== undefined && offered !== undefined)
      return { how: 'menu', item: entry.value.label, offered, line, count: told.length }
  }
  return null
}

/** Of a list of offers, the one whose every word stands in the line. */
function inList(told: readonly OwnLine[], { services, products, features }: Inputs, language: string): Soon | null {
  for (const line of told) {
    const keys = contentKeys(line.text, language) ?? new Set()
    for (const { value, quotes } of [...services, ...products, ...features]) {
      const own = [...(contentKeys(value.name, language) ?? [])]
      const [offered] = quotes
      // The line itself may be what was read as the offer.
      if (offered === undefined || line.text.includes(offered.text)) continue
      if (own.length >= 2 && own.every((key) => keys.has(key)))
        return { how: 'list', item: value.name, offered, line, count: told.length }
    }
  }
  return null
}

const markedSoon = /\([^()]{4,30}\)$/u

/** “Point of sale link (coming soon)”: two and more of them, where people decide. */
function amongLines(told: readonly OwnLine[], { path }: Inputs): Soon | null {
  const marked = told.filter(({ text, page }) => markedSoon.test(text) && path.isNear(page))
  const [line, second] = marked
  if (line === undefined || second === undefined) return null
  return { how: 'lines', item: line.text, offered: quoteOfLine(second), line, count: marked.length }
}

export const offeredSoon: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'offered-yet-soon',
    isOfOnePage: true,
    group: 'offer',
    stakes: 0.9,
    share: 0.06,
    effort: 'M',
    leads: true,
    needs: ['lines', 'language', 'ctas', 'navigation', 'features', 'services', 'products', 'names', 'path'],
    find(facts) {
      const found = offeredYetSoon(facts)
      if (found === null) return null
      const { names, path } = facts
      const { how, item, offered, line, count } = found
      const words = inQuotes(line.text, 70)
      const thing = inQuotes(item, 45)
      const where = names.page(line.page)
      return {
        title:
          how === 'lines'
            ? `${capitalised(inWords(count))} of its features are still to come`
            : `${thing} is offered, and yet to come`,
        text: frame(
          [
            how === 'button',
            `${thing}, says one button of ${where}; further down another says ${words}. Who presses the first finds out at the second.`,
          ],
          [
            how === 'lines' && count > 2,
            `${capitalised(inWords(count))} lines of ${where} sell what does not exist yet, ${words} and ${inQuotes(offered.text, 70)} among them; they stand between what works today.`,
          ],
          [
            how === 'lines',
            `Among what works today ${where} lists ${words} and ${inQuotes(offered.text, 70)}: readers buy the list, and get the rest of it.`,
          ],
          [
            how === 'menu' && count > 1,
            asSentence(`${thing} has its place in the menu, and on its page stands ${words}`),
          ],
          [how === 'menu', asSentence(`The menu offers ${thing}; who follows it reads ${words}`)],
          `${thing} stands among what is offered, and ${where} says ${words}: one has to read both to know what works today.`,
        ),
        pole:
          how === 'lines'
            ? `but ${inWords(count)} of its features are still to come`
            : `but ${where} says ${inQuotes(line.text, 45)}`,
        against: null,
        move: {
          title: frame(
            [how === 'button', `Let ${inQuotes(item, 30)} say when`],
            [how === 'menu', `Take ${inQuotes(item, 30)} out of the menu`],
            'Move what is to come into a roadmap',
          ),
          page: how === 'menu' ? names.home : line.page,
          text: frame(
            [
              how === 'button',
              `Replace ${thing} by a button that works today, such as a list to join, and name the month.`,
            ],
            [how === 'menu', asSentence(`Leave ${thing} out until its page says more than ${words}`)],
            `Take ${words} out of the list, and name it apart, with a month.`,
          ),
        },
        contrast: 'both quoted',
        ...(how === 'menu' ? { chore: 'small' } : {}),
        subject: 'product',
        isNear: path.isNear(line.page) || how === 'menu',
        isSensitive: false,
        confidence: how === 'list' ? 0.65 : 0.8,
        quotes: [offered, quoteOfLine(line)],
      }
    },
  }),
]
