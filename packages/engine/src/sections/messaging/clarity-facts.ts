/** What the checks of clarity look at: the first screen, beside what the rest of the site says. */

import type { Fact } from '../../evidence.ts'
import { contentKeys } from '../../facts/language/content-keys.ts'
import type { CallToAction } from '../../facts.ts'
import { readerWordsOf } from '../../lexicon/speech/style-words.ts'
import { bareText } from '../../writing/distinct.ts'
import type { CheckRule } from '../checks/check-rule.ts'
import type { SectionFacts } from '../section-facts.ts'

export type ClarityFacts = Pick<
  SectionFacts,
  | 'language'
  | 'name'
  | 'hero'
  | 'description'
  | 'ctas'
  | 'navigation'
  | 'blocks'
  | 'themes'
  | 'products'
  | 'services'
  | 'kind'
  | 'audiences'
  | 'claims'
  | 'testimonials'
  | 'customers'
  | 'certifications'
  | 'writing'
  | 'vocabulary'
  | 'reach'
>

export const clarityCheck = <Need extends keyof ClarityFacts>(
  check: CheckRule<ClarityFacts, Need>,
): CheckRule<ClarityFacts> => check

/** A subhead of fewer words is a label, not a proposition. */
export const propositionWordsMin = 4

/** The texts of the first screen. */
export const heroTexts = ({ hero: { eyebrow, headline, subhead } }: Pick<ClarityFacts, 'hero'>) =>
  [eyebrow, headline, subhead].filter((fact) => fact !== null)

/**
 * Words of a text that the site also uses for what it offers; null where its language cannot be read so.
 * A slogan shares none.
 */
export function offerWordsIn(
  text: string,
  facts: Pick<ClarityFacts, 'description' | 'kind' | 'language' | 'name' | 'products' | 'services' | 'themes'>,
): number | null {
  const language = facts.language?.value ?? null
  const keys = contentKeys(text, language)
  if (keys === null) return null
  const offer = offerKeys(facts)
  return [...keys].filter((key) => offer.has(key)).length
}

/** How many words two texts share, of those that say what they are about; null where that cannot be told. */
export function sharedWords(one: string, other: string, language: string | null): number | null {
  const [first, second] = [contentKeys(one, language), contentKeys(other, language)]
  return first === null || second === null ? null : [...first].filter((key) => second.has(key)).length
}

function offerKeys({
  language,
  name,
  description,
  themes,
  products,
  services,
  kind,
}: Pick<ClarityFacts, 'description' | 'kind' | 'language' | 'name' | 'products' | 'services' | 'themes'>): Set<string> {
  const texts = [
    description?.value ?? '',
    ...themes.map(({ value }) => value.label),
    ...[...products, ...services].slice(0, offeringsMax).map(({ value }) => value.name),
    kind?.value.text ?? '',
    kind?.value.label ?? '',
  ]
  const code = language?.value ?? null
  const keys = new Set(texts.flatMap((text) => [...(contentKeys(text, code) ?? [])]))
  for (const spelling of name === null ? [] : [name.value.name, ...name.value.variants]) {
    for (const key of contentKeys(spelling, code) ?? []) if (!isAlsoCommon(key, texts, code)) keys.delete(key)
  }
  return keys
}

/** Of a name such as “Harbour Bakery”, the trade is also spoken of apart from it. */
const isAlsoCommon = (key: string, texts: readonly string[], language: string | null) =>
  texts.slice(1).filter((text) => contentKeys(text, language)?.has(key)).length > 0

const offeringsMax = 40

/** Whether a text speaks to its reader: “you”, “votre”. */
export function addressesReader(text: string, language: string): boolean {
  // In German and Italian the courteous form is told from “she” by its capital alone.
  const courteous =
    language === 'de' ? /\b(?:Sie|Ihr(?:e[nmrs]?)?|Ihnen)\b/ : language === 'it' ? /\b(?:Lei|Suo|Sua)\b/ : null
  return readerWordsOf(language).has(text) || (courteous?.test(text.slice(1)) ?? false)
}

/** Those that ask for the visit's purpose; “learn more” and the like lead on within the site. */
export const isConversion = ({ value: { intent } }: Fact<CallToAction>) =>
  intent !== 'learn' && intent !== 'other' && intent !== 'visit'

/** Calls that ask for something else as loudly as the first one does. */
export function rivalsOf(ctas: readonly Fact<CallToAction>[]): Fact<CallToAction>[] {
  const [primary] = ctas
  if (primary === undefined) return []
  const seen = new Set([primary.value.intent])
  return ctas.slice(1).filter((call) => {
    const { intent, repeats } = call.value
    if (!isConversion(call) || seen.has(intent) || repeats < primary.value.repeats) return false
    seen.add(intent)
    return true
  })
}

export const isSameText = (one: string, other: string) => bareText(one) === bareText(other)
