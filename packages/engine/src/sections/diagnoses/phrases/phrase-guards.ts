/** What is no phrase of a brand, however well it sounds: names, hours, rules for customers, instructions, dated offers. */
import { monthNumber } from '../../../lexicon/dates/month-words.ts'
import { cueWords } from '../../../lexicon/diagnoses/diagnosis-words.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { boilerplateWords } from '../../../lexicon/pages/boilerplate-words.ts'
import { greets } from '../../../lexicon/pages/greeting-words.ts'
import { firstPersonPluralWords } from '../../../lexicon/speech/mission-words.ts'
import { backwardWords } from '../../../lexicon/speech/negation-words.ts'
import { readerWordsOf, styleWordsOf } from '../../../lexicon/speech/style-words.ts'
import { wordCount } from '../../../page/word-count.ts'
import type { SiteReading } from '../../site-reading.ts'
import type { OwnLine } from '../own-lines.ts'

/** A telephone number, an address of mail or of the web, a date: a line that says how to reach it, or when. */
const wayToReach =
  /\p{L}{2,}\.\p{Ll}{2,}(?:[\s/,)]|$)|\d[\d\s().-]{6,}\d|\S@\S|https?:|www\.|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/u
const hours = /\b\d{1,2}[:.h]\d{2}\s*(?:[-–—]|\p{L}{1,3}\s)\s*\d{1,2}|\b\d{1,2}\s?(?:am|pm)\b|\b\d{1,2}[:h]\d{2}\b/iu
/** “5.1 Blade steel”, “3 The floor”: a number of a chapter. */
const chapter = /^\d+(?:\.\d+)*[.)]?\s+\p{Lu}/u
/** “★ 4.8”, “5.0 on Google”: what others gave. */
const rating = /★|(?:^|\s)[1-5][.,]\d{1,2}(?:\s|\/|$)/
/** “Ann Moor, Owner” */
const personAndRole = /^(?:\p{Lu}\p{Ll}{0,3}\.\s)*\p{Lu}[\p{Ll}’'-]+(?:\s\p{Lu}[\p{Ll}’'.-]+){1,2}(?:,\s|$)/u
/** “10 years, Est.”, “one-on-one with Dr.”: a sentence that was cut at a short form. */
const shortForm = /\s\p{Lu}\p{Ll}{1,2}\.$/u
/** “Address: Mill Lane 4”: what is called so, and no sentence. */
const labelled = /^[^:：.!?]{1,40}\s?[:：]\s/u
const labelWordsMax = 3
/** “To the plans →”: a link runs on into the line. */
const arrow = /[→←↗»›]\s*[.!]?$|\s[→↗]\s/u
/** “Free delivery Free delivery”: the texts of a switch run together. */
const saidTwice = /(?<!\p{L})(\p{L}{2,}\s+\p{L}{2,})\s+\1(?!\p{L})/iu
const yearNow = /\b20[2-9]\d\b/
const postalCode = /(?:^|[\s,(])\d{4,5}(?:$|[\s,)])/

/** A longer one is a page run together. */
const lineCharactersMax = 600

/** Pages whose lines are of one occasion, one place to work or one rule. */
const otherPages: ReadonlySet<OwnLine['pageType']> = new Set<OwnLine['pageType']>([
  'post',
  'blog',
  'careers',
  'legal',
  'press',
  'contact',
])

/** Whether lines of this place, page and class may hold a phrase at all. */
export function mayHoldPhrases({ text, place, pageType, role, textClass, locator }: OwnLine): boolean {
  if (text.length > lineCharactersMax) return false
  if (place === 'action' || otherPages.has(pageType)) return false
  if (role === 'testimonials' || role === 'legal' || role === 'footer' || role === 'navigation') return false
  return textClass !== 'form' && textClass !== 'announced' && !/(?:^|> )(?:td|th|dt|label|li > a|nav)\b/.test(locator)
}

type Inputs = Pick<
  SiteReading,
  'navigation' | 'services' | 'products' | 'features' | 'plans' | 'priceItems' | 'integrations' | 'name' | 'contacts'
>

/** Tells by its form alone what is no phrase: no word is looked up. */
export function isNoSentence(text: string, { place, role, locator }: OwnLine): boolean {
  if (/[?？؟:：|]$|[|•·{}<>\\]|\.\.\.|…$|\p{Extended_Pictographic}|\s\d{1,2}\.$/u.test(text)) return true
  if (shortForm.test(text) || wayToReach.test(text) || hours.test(text) || rating.test(text) || postalCode.test(text))
    return true
  if (personAndRole.test(text) || isLabelled(text) || !isWhole(text)) return true
  if (arrow.test(text) || saidTwice.test(text)) return true
  if (/^\p{Ll}/u.test(text) && place !== 'headline') return true
  if (place === 'heading' && chapter.test(text)) return true
  return place === 'heading' && (role === 'faq' || (/(?:^|> )h[4-6]\b/.test(locator) && !/[.!。！]$/.test(text)))
}

/** Tells by the words of the language, and of the site, what is no phrase. */
export function phraseGuard(facts: Inputs, language: string): (text: string) => boolean {
  const names = namesOf(facts)
  const addresses = facts.contacts.flatMap(({ value }) => (value.kind === 'address' ? [foldText(value.value)] : []))
  const streets = addresses
    .map((address) => address.split(',', 1)[0]!)
    .filter((street) => /\p{L}{4,} .*\d/u.test(street))
  const backward = backwardWords(language)
  const we = firstPersonPluralWords(language)
  const readers = readerWordsOf(language)
  const others = (['binding', 'toFill', 'soon'] as const).map((cue) => cueWords(language, cue))
  const style = styleWordsOf(language)
  return (text) => {
    const folded = foldText(text)
    if (names.has(folded) || addresses.some((address) => address.includes(folded))) return true
    if (streets.some((street) => folded.includes(street))) return true
    if (backward.startsWith(text) !== null && we.startsWith(text) === null && readers.startsWith(text) === null)
      return true
    if (greets(text) || isDated(text, language) || others.some((words) => words.has(text))) return true
    if (boilerplateWords.match(text).some(({ tag }) => tag === 'law' || tag === 'form')) return true
    return style.match(text).filter(({ tag }) => tag === 'hedges').length > 1
  }
}

function isLabelled(text: string): boolean {
  const label = labelled.exec(text)?.[0]
  return label !== undefined && wordCount(label) <= labelWordsMax
}

const pairs: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/[(（]/g, /[)）]/g],
  [/[「『]/g, /[」』]/g],
  [/[“«„]/g, /[”»“]/g],
]

/** Whether brackets and quotation marks that are opened are closed. */
const isWhole = (text: string) =>
  pairs.every(([open, close]) => (text.match(open)?.length ?? 0) === (text.match(close)?.length ?? 0)) &&
  (text.match(/"/g)?.length ?? 0) % 2 === 0

/** What is called by name elsewhere: items of menus, lists and price tables. */
function namesOf(facts: Inputs): ReadonlySet<string> {
  const { navigation, services, products, features, plans, priceItems, integrations, name } = facts
  return new Set(
    [
      ...navigation.map(({ value }) => value.label),
      ...[...services, ...products].map(({ value }) => value.name),
      ...features.filter(({ value }) => !/[.!]$/.test(value.name)).map(({ value }) => value.name),
      ...plans.flatMap(({ value }) => [value.name, ...value.features]),
      ...priceItems.map(({ value }) => value.name),
      ...integrations.map(({ value }) => value),
      ...(name === null ? [] : [name.value.name, ...name.value.variants]),
    ].map(foldText),
  )
}

/** A month with a figure, or a year of these days: an offer of its date. “Since 1994” is none. */
function isDated(text: string, language: string): boolean {
  if (!/\d/.test(text)) return false
  if (yearNow.test(text)) return true
  return (foldText(text).match(/\p{L}{3,}/gu) ?? []).some(
    (word) => word.length > 3 && monthNumber(word, language) !== null,
  )
}
