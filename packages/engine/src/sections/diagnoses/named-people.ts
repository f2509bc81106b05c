import type { Quote } from '../../evidence.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { foldText } from '../../lexicon/fold.ts'
import { namesOwner } from '../../lexicon/speech/customer-voice-words.ts'
import type { SiteReading } from '../site-reading.ts'
import { quoteOfLine } from './own-lines.ts'

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
const roleWithName = new RegExp(`^(.{3,60}?)\\s*[:–—-]\\s*(${personName.source})$`, 'u')

const lineCharactersMax = 120
const peopleMax = 20

type Inputs = Pick<SiteReading, 'sentences' | 'structuredData' | 'name' | 'testimonials'>

/** People of the brand, those nearest the beginning first; who speaks as a customer is none. */
export function namedPeople({ sentences, structuredData, name, testimonials }: Inputs): NamedPerson[] {
  const customers = new Set(testimonials.map(({ value }) => foldText(value.author ?? '')))
  const brand = foldText(name?.value.name ?? '')
  const found = new Map<string, NamedPerson>()
  function add(person: NamedPerson): void {
    const key = foldText(person.name).replace(/^(?:dr|prof|mr|mrs|ms|herr|frau)\.?\s+/, '')
    if (found.size >= peopleMax || customers.has(key) || key === brand) return
    const known = found.get(key)
    if (known === undefined || (known.role === null && person.role !== null)) found.set(key, person)
  }
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.text.length > lineCharactersMax || sentence.speaker === 'customer') continue
    if (sentence.pageType === 'post' || sentence.pageType === 'legal') continue
    const next = sentences[index + 1]
    const person = personIn(sentence, next?.page === sentence.page ? next : undefined)
    if (person !== null) add({ ...person, quote: quoteOfLine(sentence), page: sentence.page })
  }
  for (const { page, types, data } of structuredData) {
    if (types.includes('Person') && typeof data.name === 'string' && wholeName.test(data.name)) {
      const role = typeof data.jobTitle === 'string' ? data.jobTitle : null
      if (role !== null) add({ name: data.name, role, quote: null, page })
    }
  }
  return [...found.values()]
}

/** A name alone is one where the block is of the team, or the next line is a role: a heading of two capitalised words is often none. */
function personIn(
  { text, role: block }: Sentence,
  next: Sentence | undefined,
): Pick<NamedPerson, 'name' | 'role'> | null {
  const [, first, role] = nameWithRole.exec(text) ?? []
  if (first !== undefined && role !== undefined && namesOwner(role)) return { name: first, role }
  const [, before, second] = roleWithName.exec(text) ?? []
  if (before !== undefined && second !== undefined && namesOwner(before)) return { name: second, role: before }
  if (!wholeName.test(text)) return null
  if (next !== undefined && next.text.length <= 60 && namesOwner(next.text)) return { name: text, role: next.text }
  return block === 'team' ? { name: text, role: null } : null
}
