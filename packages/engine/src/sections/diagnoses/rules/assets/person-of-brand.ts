import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import { namesOwner } from '../../../../lexicon/speech/customer-voice-words.ts'
import { imperativeWordsOf, styleWordsOf } from '../../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'
import { type Introduced, introducedPerson } from '../../people/introductions.ts'
import { wordsWritten } from '../../people/written-words.ts'
import { isRow } from './asset-lines.ts'

/** The one person whom customers come for. */
export interface PersonOfBrand {
  /** As customers or the site write it. */
  name: string
  role: string | null
  page: string
  quote: Quote | null
  more: Quote[]
  /** What a review says of the person, a sentence of it; null where no review names anybody. */
  voice: string | null
  /** How many reviews name the person. */
  count: number
  isNameOfBrand: boolean
  /** The line in which the person says who speaks: “I am Ines Marlow.” */
  intro: string | null
  confidence: number
}

type Inputs = Pick<DiagnosisFacts, 'language' | 'people' | 'lines' | 'testimonials' | 'name' | 'audiences' | 'opening'>

/** More are a team of equals, and none of them is the product. */
const equalsMax = 3

/** By whom customers say that they were served, else whose name the brand bears, else the one person whom its site names as its head. */
export function personOf(facts: Inputs): PersonOfBrand | null {
  const own = introducedPerson({ sentences: facts.lines, language: facts.language, name: facts.name })
  return praisedPerson(facts, own) ?? namedOwner(facts) ?? introducedOwner(facts, own)
}

const nameWord = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{Ll}\p{M}-]{2,}(?![\p{L}\p{M}])/gu
const titledName = /(?<!\p{L})(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mme|Sig|Dott|Pani|Pan)\b\.?\s(\p{Lu}[\p{Ll}\p{M}-]{2,})/gu
/** Of two reviews, one may name a place; of so many lines of the site that go on about it, none does. */
const ownLinesMin = 3

interface Praised {
  name: string
  at: Set<number>
  isTitled: boolean
}

/** Whom several reviews name, and the site as well; or one review by a title or as the owner. */
function praisedPerson(facts: Inputs, introduction: Introduced | null): PersonOfBrand | null {
  const { testimonials, people, lines, name: brand } = facts
  const byName = praisedNames(facts)
  for (const { name, at, isTitled } of [...byName.values()].sort((a, b) => b.at.size - a.at.size)) {
    const indexes = [...at]
    const introducedName = introduction !== null && called(introduction.name).includes(name) ? introduction : undefined
    const known = people.find((person) => called(person.name).includes(name)) ?? introducedName
    const own = lines.filter(({ text }) => new RegExp(`^${name} \\p{Ll}`, 'u').test(text))
    // One review that names somebody out of a team, or two at once, makes nobody the product.
    if (at.size === 1 && isOneOfSeveral(facts, name, testimonials[indexes[0] ?? 0]?.value.text ?? '')) continue
    const isHead = indexes.some((index) => isCalledHead(testimonials[index]?.value.text ?? '', name, brand?.value.name))
    const isSure = isHead || known !== undefined || (at.size > 1 && (isTitled || own.length >= ownLinesMin))
    const spoken = isSure ? voiceAbout(testimonials, indexes, isTitled ? titleAnd(name) : isWord(name)) : null
    if (spoken === null) continue
    const line = known?.quote ?? (own[0] === undefined ? null : quoteOfLine(own[0]))
    return {
      name: known?.name ?? name,
      role: known?.role ?? null,
      page: line?.page ?? spoken.quote.page,
      quote: spoken.quote,
      more: line === null ? [] : [line],
      voice: spoken.text,
      count: at.size,
      isNameOfBrand: false,
      intro: null,
      confidence: Math.min(0.9, 0.6 + 0.1 * Math.min(at.size, 3)),
    }
  }
  return null
}

function isOneOfSeveral({ people }: Inputs, name: string, review: string): boolean {
  const others = people.filter((person) => !called(person.name).includes(name))
  return (
    others.length >= equalsMax || others.some((person) => called(person.name).some((word) => isWord(word).test(review)))
  )
}

const called = (full: string) => full.split(/\s+/).filter((word) => word.length > 2)

/** Names within reviews, by the reviews that have them: no words of the brand, of places or of the language, nor whoever signed. */
function praisedNames(facts: Inputs): Map<string, Praised> {
  const { testimonials } = facts
  const isOther = otherNames(facts)
  const isWithin = withinReader([
    ...facts.lines.map(({ text }) => text),
    ...testimonials.map(({ value }) => value.text),
  ])
  const found = new Map<string, Praised>()
  for (const [index, { value }] of testimonials.entries()) {
    const author = foldText(value.author ?? '')
    const titled = new Set([...value.text.matchAll(titledName)].map(([, name]) => name ?? ''))
    const named = new Set([...titled, ...[...value.text.matchAll(nameWord)].map(([name]) => name)])
    for (const name of named) {
      if ((!titled.has(name) && (isOther(name) || !isWithin(name))) || author.includes(foldText(name))) continue
      const known = found.get(name) ?? { name, at: new Set(), isTitled: false }
      found.set(name, { name, at: known.at.add(index), isTitled: known.isTitled || titled.has(name) })
    }
  }
  return found
}

/** Tells whether a word has its capital within a sentence too: the first word of one always has. */
function withinReader(texts: readonly string[]): (word: string) => boolean {
  const all = texts.join('\n')
  return (word) => new RegExp(`[\\p{L}\\p{M},;] ${word}(?![\\p{L}\\p{M}])`, 'u').test(all)
}

/** “Carlos the owner came”, “Nasser from Lowbrook Cleaning”: who speaks says what the person is. */
function isCalledHead(text: string, name: string, brand: string | undefined): boolean {
  const at = text.indexOf(name)
  const after = text.slice(at + name.length, at + name.length + 24)
  if (/^\s\p{Ll}/u.test(after) && namesOwner(after)) return true
  return (
    brand !== undefined &&
    foldText(text.slice(at + name.length, at + name.length + 12 + brand.length)).includes(foldText(brand))
  )
}

const voiceCharactersMax = 110
const voiceCharacters = 60
const distance = (text: string) => Math.abs(text.length - voiceCharacters)

/** A whole sentence of a review that names the person, neither a bare thank-you nor a paragraph. */
function voiceAbout(
  testimonials: Inputs['testimonials'],
  at: readonly number[],
  names: RegExp,
): { text: string; quote: Quote } | null {
  const found = at.flatMap((index) => {
    const review = testimonials[index]
    const [quote] = review?.quotes ?? []
    if (review === undefined || quote === undefined) return []
    return review.value.text
      .split(/(?<=[.!?…])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof)\.)\s+/u)
      .filter((sentence) => names.test(sentence))
      .map((sentence) => ({ text: firstClause(sentence, names), quote }))
  })
  const whole = found.filter(({ text }) => text.length <= voiceCharactersMax)
  const [best] = (whole.length > 0 ? whole : found).sort((a, b) => distance(a.text) - distance(b.text))
  return best ?? null
}

const clauseWordsMin = 5

/** What stands before the dash of a long sentence, where it names the person already. */
function firstClause(sentence: string, names: RegExp): string {
  const [first = ''] = sentence.split(/\s[–—-]\s|;\s/u)
  const isLong = sentence.length > voiceCharacters
  return isLong && names.test(first) && wordCount(first) >= clauseWordsMin ? first : sentence
}

/** The one person named with a role that heads the firm; first whoever it is named after. */
function namedOwner({ people, name, lines }: Inputs): PersonOfBrand | null {
  const heads = people.filter(({ role }) => role !== null)
  const families = new Set(people.map((person) => lastWord(person.name)))
  if (heads.length === 0 || families.size > equalsMax) return null
  const brand = new Set(foldText(name?.value.name ?? '').split(/[^\p{L}]+/u))
  const namesake = people.find((person) => brand.has(lastWord(person.name)))
  const person = namesake ?? (families.size === 1 ? heads[0] : undefined)
  if (person === undefined) return null
  const line = lines.find(({ text, place }) => place !== 'action' && text.includes(person.name))
  const quote = person.quote ?? (line === undefined ? null : quoteOfLine(line))
  if (quote === null) return null
  return {
    name: person.name,
    role: person.role,
    page: quote.page,
    quote,
    more: [],
    voice: null,
    count: 0,
    isNameOfBrand: namesake !== undefined,
    intro: null,
    confidence: namesake === undefined ? 0.65 : 0.8,
  }
}

/** Who says “I am …”, on a site that names no others. */
function introducedOwner({ people, name }: Inputs, own: Introduced | null): PersonOfBrand | null {
  if (own === null || people.some((person) => person.role !== null)) return null
  const brand = new Set(foldText(name?.value.name ?? '').split(/[^\p{L}]+/u))
  return {
    name: own.name,
    role: null,
    page: own.quote.page,
    quote: own.quote,
    more: [],
    voice: null,
    count: 0,
    isNameOfBrand: brand.has(lastWord(own.name)),
    intro: isRow(own.quote.text) ? null : own.quote.text,
    confidence: 0.75,
  }
}

const lastWord = (name: string) => foldText(name).split(/\s+/).at(-1) ?? ''
const isWord = (name: string) => new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, 'u')
const titleAnd = (name: string) =>
  new RegExp(`(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mme|Sig|Dott|Pani|Pan)\\b\\.?\\s${name}`, 'u')

/** Tells names of the brand, of places and of things that the site or a review writes small from those of people. */
function otherNames({ name, audiences, lines, testimonials, language }: Inputs): (word: string) => boolean {
  const others = new Set(
    [
      name?.value.name ?? '',
      ...(name?.value.variants ?? []),
      ...audiences.filter(({ value }) => value.kind === 'place').map(({ value }) => value.label),
    ].flatMap((text) => foldText(text).split(/[^\p{L}]+/u)),
  )
  const isWritten = wordsWritten([...lines, ...testimonials.map(({ value }) => value)])
  const tag = language?.value ?? ''
  const isOfLanguage = (word: string) =>
    contentKeys(word, tag)?.size === 0 || imperativeWordsOf(tag).has(word) || styleWordsOf(tag).has(word)
  return (word) => others.has(foldText(word)) || isOfLanguage(word) || isWritten(word)
}
