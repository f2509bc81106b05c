/** Whom customers name in their reviews: often the one person whom the brand’s own lines leave out. */
import type { Quote } from '../../../../evidence.ts'
import { monthNumber } from '../../../../lexicon/dates/month-words.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { themeWordsOf } from '../../../../lexicon/speech/theme-words.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'

export interface PraisedPerson {
  /** The name by which customers call them: “Nasser”. */
  name: string
  /** Reviews that name them. */
  reviews: number
  /** The sentence of a review that names them first. */
  quote: Quote
  /** Who says so. */
  author: string | null
  /** The address that begins with the name; null where none does. */
  mail: string | null
  /** Own lines that name them. */
  lines: TellingLine[]
}

/** A line of the brand’s own, or what a page says of itself to search engines. */
type TellingLine = Pick<OwnLine, 'text' | 'page' | 'pageType' | 'role' | 'locator'>

type Inputs = Pick<
  DiagnosisFacts,
  'testimonials' | 'contacts' | 'name' | 'language' | 'lines' | 'products' | 'services' | 'pages'
>

interface Mention extends Pick<PraisedPerson, 'reviews' | 'quote' | 'author'> {
  /** Within a sentence, where a capital means a name. */
  within: boolean
  /** The review goes on with “he” or “she”. */
  isHeOrShe: boolean
}

const heOrShe = /\b(?:he|she)\b/i
/** “Genane Elomar”, “Susan D.”; no “Thank you for everything”. */
const isPerson = (author: string | null) =>
  author !== null && /^\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,2}$/u.test(author)

const reviewsMax = 40
const wordsMax = 400
/** A capitalised word of a name, and what stands before it. */
const capitalised = /(?<before>[^\p{L}]*)(?<word>\p{Lu}\p{Ll}[\p{Ll}\p{M}]+)(?![\p{L}’'-]*\p{Lu})/gu
/** In German every noun has a capital: there only an address bears a name out. */
const capitalisesNouns: ReadonlySet<string> = new Set(['de', 'lb'])
const sentenceEnd = /(?<=[.!?…。！？]["”’»)]?)\s+/u

/** Of names that two reviews have, or one review and the brand’s own address: the most named. */
export function praisedPerson(facts: Inputs): PraisedPerson | null {
  const { testimonials, contacts, language } = facts
  if (language === null || testimonials.length === 0) return null
  const lines = [...facts.lines, ...describedLines(facts)]
  const ordinary = ordinaryWords(facts)
  const isGerman = capitalisesNouns.has(language.value)
  const mails = contacts.flatMap(({ value }) => (value.kind === 'email' ? [value.value] : []))
  const mailOf = (word: string) => mails.find((mail) => beginsWith(mail, word, isGerman)) ?? null
  const found = new Map<string, Mention>()
  for (const { value, quotes } of testimonials.slice(0, reviewsMax)) {
    const [quote] = quotes
    if (quote === undefined) continue
    const named = new Set<string>()
    for (const [word, isWithin] of namesIn(value.text, language.value)) {
      if (ordinary.has(foldText(word))) continue
      const known = found.get(word)
      const text = sentenceWith(word, value.text)
      if (known === undefined) {
        found.set(word, {
          reviews: 0,
          within: isWithin,
          quote: { ...quote, text },
          author: isPerson(value.author) ? value.author : null,
          isHeOrShe: language.value === 'en' && heOrShe.test(value.text.slice(value.text.indexOf(word))),
        })
      } else if (isWithin) known.within = true
      named.add(word)
    }
    for (const word of named) found.get(word)!.reviews++
  }
  const people = [...found].flatMap(([name, { reviews, within, quote, author, isHeOrShe }]): PraisedPerson[] => {
    const mail = mailOf(name)
    const word = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u')
    const own = lines.filter(({ text, role, pageType }) => !customers(role, pageType) && word.test(text))
    const isTold = own.some(({ pageType }) => pageType === 'about' || pageType === 'team')
    const isBorneOut = mail !== null || (within && !isGerman && (reviews >= 2 || isTold || isHeOrShe))
    return isBorneOut ? [{ name, reviews, quote, author, mail, lines: own }] : []
  })
  return people.sort((a, b) => b.reviews - a.reviews)[0] ?? null
}

const describedLines = ({ pages }: Pick<Inputs, 'pages'>): TellingLine[] =>
  pages.flatMap(({ description, type }) =>
    description === null ? [] : [{ ...description, pageType: type, role: 'hero' as const }],
  )

const customers = (role: OwnLine['role'], pageType: OwnLine['pageType']) =>
  role === 'testimonials' || pageType === 'testimonials'

/** “danielmarsh@…” begins with Daniel; where every noun has a capital, only “daniel.marsh@…” does for sure. */
function beginsWith(mail: string, word: string, isWhole: boolean): boolean {
  const folded = foldText(word)
  return isWhole
    ? foldText(mail).split(/[.@_-]/)[0] === folded
    : folded.length >= 4 && foldText(mail).startsWith(folded)
}

/** Capitalised words with whether they stand within a sentence, where a capital means a name. */
function namesIn(text: string, language: string): [word: string, isWithin: boolean][] {
  const cuts = themeWordsOf(language)?.cuts
  const found: [string, boolean][] = []
  for (const { groups, index } of text.matchAll(capitalised)) {
    if (found.length >= wordsMax) break
    const { before, word } = groups as { before: string; word: string }
    const last = text.slice(0, index).at(-1)
    if (last !== undefined && /\p{Lu}/u.test(last)) continue
    const wordBefore = /(\p{L}+)[’'\s]*$/u.exec(text.slice(Math.max(0, index - 12), index) + before)?.[1]
    // “The Club”, “nel Club”, “May 3”: persons are named without an article.
    if (wordBefore !== undefined && cuts?.get(foldText(wordBefore)) === 'determiner') continue
    if (monthNumber(foldText(word), language) !== null) continue
    found.push([word, index > 0 && /^[\s,]+$/.test(before) && !/[.!?…:]$/.test(text.slice(0, index))])
  }
  return found
}

function sentenceWith(name: string, text: string): string {
  const one = text.split(sentenceEnd).find((sentence) => sentence.includes(name))
  return one ?? text
}

/** Words that are no names: those that the site also writes small, those of the brand, its offers and places, and the authors. */
function ordinaryWords(facts: Inputs): ReadonlySet<string> {
  const { testimonials, contacts, name, lines, products, services, language } = facts
  const written = [
    ...weekdays(language?.value ?? 'en'),
    ...testimonials.flatMap(({ value }) => [value.author ?? '', value.role ?? '']),
    ...contacts.flatMap(({ value }) => (value.kind === 'address' ? [value.value] : [])),
    ...(name === null ? [] : [name.value.name, ...name.value.variants]),
    ...[...products, ...services].map(({ value }) => value.name),
  ]
  const small = [...lines.map(({ text }) => text), ...testimonials.map(({ value }) => value.text)]
  return new Set([
    ...written.flatMap((text) => text.match(/\p{L}+/gu) ?? []).map(foldText),
    ...small.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}\p{L}+/gu) ?? []).map(foldText),
  ])
}

const sunday = Date.UTC(2023, 0, 1)
const dayMs = 86_400_000

function weekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return [0, 1, 2, 3, 4, 5, 6].map((day) => format.format(sunday + day * dayMs))
}

/** Own lines that name them, quoted. */
export const quotesOwn = ({ lines }: PraisedPerson): Quote[] => lines.slice(0, 1).map(quoteOfLine)
