import type { Quote } from '../../../evidence.ts'
import { contentKeys } from '../../../facts/language/content-keys.ts'
import type { Sentence } from '../../../facts/language/shapes.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { namesOwner } from '../../../lexicon/speech/customer-voice-words.ts'
import type { SiteReading } from '../../site-reading.ts'
import { quoteOfLine } from '../own-lines.ts'
import { introducedPerson } from './introductions.ts'
import { isNobodyHere, isOfOthers, lifeYears, otherHeads, signsQuotation } from './other-people.ts'
import { wordsWritten } from './written-words.ts'

/** Somebody of the brand whom its site names. */
export interface NamedPerson {
  /** As written: “Ines Marlow”. */
  name: string
  /** As written, where it stands with the name. */
  role: string | null
  /** null where structured data name the person. */
  quote: Quote | null
  page: string
}

/** Two to four capitalised words, a title before them: “Dr. Ines Marlow”, “Anna-Lena van Dorn”. */
const personName =
  /(?:(?:Dr|Prof|Mr|Mrs|Ms|Hr|Fr|Herr|Frau|Mag|Dipl|Ing|med)\.?\s+)*\p{Lu}[\p{Ll}\p{M}’'-]+(?:-\p{Lu}\p{Ll}+)?(?:\s+(?:\p{Lu}\.|van|von|de|der|den|di|da|del|la|le|el|al|bin|ter|zu))*(?:\s+\p{Lu}[\p{Ll}\p{M}’'-]+(?:-\p{Lu}\p{Ll}+)?){1,2}/u
const wholeName = new RegExp(`^${personName.source}$`, 'u')
const nameWithRole = new RegExp(`^(${personName.source})\\s*(?:[,–—|:(-]|\\s[–—-]\\s)\\s*(.{3,80}?)\\)?$`, 'u')
/** “— Ines Marlow”: how letters and promises are signed. */
const signature = new RegExp(`^[—–-]\\s*(${personName.source})$`, 'u')
const roleWithName = new RegExp(`^(.{3,60}?)\\s*[:–—-]\\s*(${personName.source})$`, 'u')

const lineCharactersMax = 120
const roleCharactersMax = 80
const peopleMax = 20
/** After a heading that is a name, so near stands what is told of the person. */
const linesAfterHeading = 4

type Inputs = Pick<SiteReading, 'sentences' | 'structuredData' | 'name' | 'testimonials' | 'language' | 'legalEntity'>

/** People of the brand, those nearest the beginning first; who speaks as a customer is none. */
export function namedPeople(facts: Inputs): NamedPerson[] {
  const { sentences, structuredData, name, testimonials, language } = facts
  const headsOther = otherHeads(facts, sentences)
  const customers = new Set(
    testimonials.map(({ value }) => foldText((value.author ?? '').replace(titles, '')).split(',', 1)[0]!),
  )
  const brand = foldText(name?.value.name ?? '')
  const isWritten = wordsWritten(sentences)
  const isOfGrammar = (word: string) => contentKeys(word, language?.value ?? null)?.size === 0
  const found = new Map<string, NamedPerson>()
  function add(person: NamedPerson): void {
    const bare = person.name.replace(titles, '')
    const key = foldText(bare)
    if (found.size >= peopleMax || customers.has(key) || key === brand || isNobodyHere(bare)) return
    if (person.role !== null && headsOther(person.role)) return
    const words = wordsOf(bare)
    // “Unser Team” begins with a word of grammar; a family name may look like an adverb.
    if (namesOwner(bare) || isOfGrammar(words[0] ?? '') || words.some(isWritten)) return
    const known = found.get(key)
    if (known === undefined || (known.role === null && person.role !== null)) found.set(key, person)
  }
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.text.length > lineCharactersMax || sentence.speaker === 'customer') continue
    if (isOfCustomers.has(sentence.role)) continue
    if (otherPages.has(sentence.pageType) || !mayName.has(sentence.textClass)) continue
    const after = sentences.slice(index + 1, index + 1 + linesAfterHeading).filter(({ page }) => page === sentence.page)
    const person = personIn(sentence, after)
    // Whoever has a year of death works for nobody.
    const isDead = [sentence, ...after].some(({ text }) => lifeYears.test(text))
    const isOther = person !== null && (isOfOthers(sentences, index) || signsQuotation(sentences, index, person.name))
    if (person !== null && !isDead && !isOther) add({ ...person, quote: quoteOfLine(sentence), page: sentence.page })
  }
  const own = introducedPerson({ sentences, language, name })
  if (own !== null && ![...found.values()].some((person) => person.name.includes(own.name)))
    add({ ...own, page: own.quote.page })
  for (const { page, types, data } of structuredData) {
    if (types.includes('Person') && typeof data.name === 'string' && wholeName.test(data.name)) {
      // What no visitor can read is no introduction: the role has to stand on the page as well.
      const role = typeof data.jobTitle === 'string' ? data.jobTitle.trim() : ''
      const isShown = role !== '' && sentences.some((one) => one.page === page && one.text.includes(role))
      if (isShown) add({ name: data.name, role, quote: null, page })
    }
  }
  return [...found.values()]
}

const titles = /^(?:(?:dr|prof|mr|mrs|ms|hr|fr|herr|frau|mag|dipl|ing|med)\.?\s+)+/i
const otherPages: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>(['post', 'legal', 'testimonials'])
/** Blocks whose names are of others. */
const isOfCustomers: ReadonlySet<Sentence['role']> = new Set<Sentence['role']>([
  'testimonials',
  'customers',
  'partners',
])
const isOfPeople: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>(['about', 'team'])
const mayName: ReadonlySet<Sentence['textClass']> = new Set<Sentence['textClass']>(['message', 'declared', 'answer'])

/** Words of a name that could be words: no “van”, no initials. */
const wordsOf = (name: string) => name.split(/[\s.]+/u).filter((word) => word.length > 2 && /^\p{Lu}/u.test(word))

/**
 * A name alone is one where the block is of the team, where a role follows, or where the lines under it go on about the same person: a
 * heading of two capitalised words is often none.
 */
function personIn(
  { text, role: block, place, pageType }: Sentence,
  after: readonly Sentence[],
): Pick<NamedPerson, 'name' | 'role'> | null {
  const [, first, role] = nameWithRole.exec(text) ?? []
  if (first !== undefined && role !== undefined && isRole(role, first)) return { name: first, role }
  const [, before, second] = roleWithName.exec(text) ?? []
  if (before !== undefined && second !== undefined && isRole(before, second)) return { name: second, role: before }
  const signed = signature.exec(text)?.[1]
  if (signed !== undefined) return { name: signed, role: null }
  if (!wholeName.test(text)) return null
  const next = after[0]?.text ?? ''
  const isNextRole = next.length > 0 && next.length <= roleCharactersMax && !/[.!?]$/.test(next)
  if (isNextRole && isRole(next, text)) return { name: text, role: next }
  if (place !== 'heading' && place !== 'headline') return block === 'team' ? { name: text, role: null } : null
  const given = text.replace(titles, '').split(/\s+/)[0] ?? ''
  const starts = isOfPeople.has(pageType) ? [text, given] : [text]
  const goesOn = after.some((line) => starts.some((start) => new RegExp(`^${start}\\s\\p{Ll}`, 'u').test(line.text)))
  return goesOn || block === 'team' ? { name: text, role: null } : null
}

/** “Founder”; not what speaks of the same thing again. */
const isRole = (role: string, name: string) =>
  namesOwner(role) && !wordsOf(name).some((word) => role.includes(word)) && !fromOther.test(role)
/** “Von der Gründerin”, “From the founder”: whose words follow, and no role. */
const fromOther = /^(?:von|vom|from|by|du|de|da|del|van|od|от|від)\s/iu
