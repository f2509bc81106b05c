/** Signs that a site names somebody of its own, too weak to say who that is, and enough not to say that nobody is. */
import { foldText } from '../../../../lexicon/fold.ts'
import { capitalisesNouns } from '../../../../lexicon/grammar/wording.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { wordsWritten } from '../../people/written-words.ts'

/** Scripts without capitals show no names by themselves. */
const withoutCapitals: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'ar', 'he', 'hi', 'th', 'fa', 'ur'])

const word = "\\p{Lu}[\\p{Ll}\\p{M}’'-]+"
/** “Name: Ines Marlow”, “Owner – Ines Marlow”. */
const label = new RegExp(
  `^(?:name|inhaber(?:in)?|owner|founder|gründer(?:in)?|fondat(?:eur|rice|ore)|eigenaar|oprichter|titolare|propriet[aá]ri[oa]|responsable|gérante?|właściciel(?:ka)?|majitel(?:ka)?|владелец|основатель)\\s*[:–-]\\s*${word}`,
  'iu',
)
/** “My name is Ines”, “I am Ines”, “Meet your guide: Ines”. */
const introduced =
  /(?<!\p{L})(?:my name is|i am|i’m|i'm|ich bin|ich heiße|mein name ist|je suis|je m[’']appelle|mi chiamo|io sono|me llamo|yo soy|eu sou|ik ben|mijn naam is|jeg er|jag heter|nazywam się|jestem|меня зовут|meet|lernen sie|rencontrez|conozca|conoce|ontmoet|by|door|par|od)\s+(?:(?:\p{L}+\s?){1,3}[:–-]\s?)?(?<name>\p{Lu}[\p{Ll}\p{M}]{2,})/giu
/** “Ines is”, “Ines leads”: the subject of a sentence that begins with it. */
const subject =
  /(?:^|[.!?]\s)(?<name>\p{Lu}[\p{Ll}\p{M}]{2,})(?:,| (?:is|has|will|knows|leads|offers|tailors|est|a|vous|è|ti|es|te|is|heeft|helpt|er|är|jest|é) \p{Ll})/gu

type Facts = Pick<DiagnosisFacts, 'sentences' | 'language' | 'name' | 'products' | 'services' | 'contacts'>

export function mayNameSomebody(facts: Facts): boolean {
  const { sentences, language } = facts
  if (language === null || withoutCapitals.has(language.value)) return true
  if (sentences.some(({ text }) => label.test(text))) return true
  const others = namesOfThings(facts)
  const isWritten = wordsWritten(sentences)
  const isName = (name: string) => !others.has(foldText(name)) && !isWritten(name)
  const times = new Map<string, number>()
  for (const { text } of sentences) {
    if (namesIn(introduced, text).some(isName)) return true
    if (capitalisesNouns(language.value)) continue
    for (const name of namesIn(subject, text)) if (isName(name)) times.set(name, (times.get(name) ?? 0) + 1)
  }
  return [...times.values()].some((count) => count >= timesMin)
}

const timesMin = 2

const namesIn = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.name ?? []).filter((name) => /^\p{Lu}/u.test(name))

/** Words of the brand, of what it sells and of where it is. */
function namesOfThings({ name, products, services, contacts }: Facts): ReadonlySet<string> {
  const texts = [
    ...(name === null ? [] : [name.value.name, ...name.value.variants]),
    ...[...products, ...services].map(({ value }) => value.name),
    ...contacts.flatMap(({ value }) => (value.kind === 'address' ? [value.value] : [])),
  ]
  return new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []).map(foldText))
}
