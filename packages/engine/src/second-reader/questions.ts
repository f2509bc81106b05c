/** What the rules are least sure of, as questions over the passages that they found it in. */
import type { Fact, Quote } from '../evidence.ts'
import type { AudienceSign } from '../facts/audience/shapes.ts'
import type { BrandKind, KindCandidate } from '../facts/entity/shapes.ts'
import type { Testimonial } from '../facts/trust/shapes.ts'
import type { Facts } from '../facts.ts'
import {
  type NumberedPassage,
  passageCharactersMax,
  passagesMax,
  type SecondQuestions,
  subjectCharactersMax,
} from './second-questions.ts'

/** Which facts a second reader looks at. */
export type DoubtedFacts = Pick<Facts, 'name' | 'kind' | 'audiences' | 'audienceNeeds' | 'testimonials'>

/** The questions, and what each number stands for. */
export interface PreparedQuestions {
  questions: SecondQuestions
  /** The kind of the rules, or another of its candidates. */
  kinds: ReadonlyMap<number, KindCandidate>
  /** Ids of readers. */
  readers: ReadonlyMap<number, string>
  /** Texts of pains. */
  pains: ReadonlyMap<number, string>
  voices: ReadonlyMap<number, Fact<Testimonial>>
}

/** Of testimonials that are surer than this nobody is asked. */
const sureVoice = 0.85

/**
 * @param mayTellKind whether a passage stands on its page as quoted, in lines of a class that the kind accepts. Passages of all other facts were
 * held against their classes when they were derived.
 */
export function questionsOf(facts: DoubtedFacts, mayTellKind: (quote: Quote) => boolean): PreparedQuestions {
  let last = 0
  const numbered = <Asked>(asked: readonly Asked[], passageOf: (one: Asked) => Said) => {
    const byNumber = new Map<number, Asked>()
    const passages: NumberedPassage[] = []
    for (const one of asked) {
      const { subject, text } = passageOf(one)
      byNumber.set(++last, one)
      passages.push({
        number: last,
        subject: subject === null ? null : beginning(subject, subjectCharactersMax),
        text: around(text, subject),
      })
    }
    return { byNumber, passages }
  }
  const kinds = numbered(kindsOf(facts.kind, mayTellKind), ({ text, quote }) => ({ subject: text, text: quote.text }))
  const readers = numbered(readersOf(facts.audiences), ({ label, quote }) => ({ subject: label, text: quote.text }))
  const pains = numbered(painsOf(facts), (text) => ({ subject: null, text }))
  const voices = numbered(voicesOf(facts.testimonials), ({ value }) => ({ subject: null, text: spoken(value) }))
  return {
    questions: {
      brand: facts.name === null ? null : beginning(facts.name.value.name, subjectCharactersMax),
      kinds: kinds.passages,
      readers: readers.passages,
      pains: pains.passages,
      voices: voices.passages,
    },
    kinds: kinds.byNumber,
    readers: new Map([...readers.byNumber].map(([number, { id }]) => [number, id])),
    pains: pains.byNumber,
    voices: voices.byNumber,
  }
}

interface Said {
  subject: string | null
  text: string
}

function kindsOf(kind: Fact<BrandKind> | null, mayTell: (quote: Quote) => boolean): KindCandidate[] {
  const [quote] = kind?.quotes ?? []
  if (kind === null || quote === undefined) return []
  const { text, id, candidates } = kind.value
  const others = candidates.filter((one) => one.quote.text.includes(one.text) && mayTell(one.quote))
  return [{ text, id, quote }, ...others].slice(0, passagesMax.kinds)
}

interface NamedReader {
  id: string
  label: string
  quote: Quote
}

/** Each once, by the surest phrase or heading that names them; whom a menu or a form names as well is asked about, too. */
function readersOf(audiences: readonly Fact<AudienceSign>[]): NamedReader[] {
  const named = new Map<string, NamedReader>()
  for (const { value, quotes } of audiences) {
    const [quote] = quotes
    const isInText = value.source === 'phrase' || value.source === 'heading'
    if (!isInText || value.kind === 'place' || quote === undefined || named.has(value.id)) continue
    named.set(value.id, { id: value.id, label: value.label, quote })
  }
  return [...named.values()].slice(0, passagesMax.readers)
}

const painsOf = ({ audienceNeeds }: Pick<Facts, 'audienceNeeds'>): string[] =>
  audienceNeeds
    .filter(({ value }) => value.kind === 'pain')
    .map(({ value }) => value.text)
    .slice(0, passagesMax.pains)

const voicesOf = (testimonials: readonly Fact<Testimonial>[]): Fact<Testimonial>[] =>
  testimonials.filter(({ confidence }) => confidence < sureVoice).slice(0, passagesMax.voices)

const speakerCharactersMax = 80

/** Who speaks comes first: the words may be longer than there is room for. */
function spoken({ text, author, role }: Testimonial): string {
  const speaker = [author, role].filter((part) => part !== null).join(', ')
  return speaker === '' ? text : `${beginning(speaker, speakerCharactersMax)}: ${text}`
}

const beginning = (text: string, charactersMax: number) => text.slice(0, charactersMax).toWellFormed()

/** As much of a long passage as there is room for, with its subject in it. */
function around(text: string, subject: string | null): string {
  if (text.length <= passageCharactersMax) return text
  const at = subject === null ? -1 : text.toLowerCase().indexOf(subject.toLowerCase())
  const before = Math.floor((passageCharactersMax - Math.min(subject?.length ?? 0, passageCharactersMax)) / 2)
  const from = Math.max(0, Math.min(at - before, text.length - passageCharactersMax))
  return text.slice(from, from + passageCharactersMax).toWellFormed()
}
