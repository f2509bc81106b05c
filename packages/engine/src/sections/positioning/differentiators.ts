import type { Fact } from '../../evidence.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { standWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { firstPersonPluralWords } from '../../lexicon/speech/mission-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { distinct } from '../../writing/distinct.ts'
import { shortened } from '../../writing/prose.ts'
import type { SectionFacts } from '../section-facts.ts'

type Inputs = Pick<SectionFacts, 'sentences' | 'language' | 'name' | 'claims' | 'certifications' | 'guarantees'>

const differentiatorsMax = 6
const ofAKindMax = 3
const sentencesMax = 1_500
const words = { min: 3, max: 32 }

/** What it says that others are not or do not: verbatim, firmest first. */
export function differentiators(facts: Inputs): Fact<string>[] {
  const { claims, certifications, guarantees } = facts
  const own = contrasts(facts)
  const firm = claims
    .filter(
      ({ value }) =>
        !value.isParity &&
        (value.type === 'comparison' || (value.type !== 'promise' && (value.sourced || value.proof !== null))),
    )
    .slice(0, ofAKindMax)
    .map((fact) => ({ ...fact, value: fact.value.text }))
  const named = certifications.slice(0, 2).map((fact) => ({ ...fact, value: fact.value.name }))
  const promised = guarantees.slice(0, 2)
  return distinct([...firm, ...own.slice(0, ofAKindMax), ...promised, ...named], ({ value }) => value)
    .slice(0, differentiatorsMax)
    .map((fact) => ({ ...fact, value: shortened(fact.value, 220) }))
}

/** Sentences that set the brand apart in so many words, those at the top of the site first. */
function contrasts({ sentences, language, name }: Inputs): Fact<string>[] {
  if (language === null) return []
  const index = standWordsOf(language.value)
  const we = firstPersonPluralWords(language.value)
  const met = new Set<string>()
  const found: { sentence: Sentence; points: number }[] = []
  for (const sentence of sentences.slice(0, sentencesMax)) {
    const { text, speaker, pageType, place } = sentence
    if (
      speaker !== 'brand' ||
      place === 'action' ||
      pageType === 'post' ||
      pageType === 'blog' ||
      pageType === 'careers'
    )
      continue
    const count = wordCount(text)
    if (count < words.min || count > words.max || /[?？]$/.test(text)) continue
    const match = index.match(text).find(({ tag }) => tag === 'difference')
    if (match === undefined || met.has(match.phrase)) continue
    const isOpening = place === 'headline' || place === 'subhead' || place === 'description'
    // “The only copy of your files” is no difference of the brand: within running text it must speak of itself.
    const isOwn = we.has(text) || (name !== null && text.includes(name.value.name))
    if (place === 'body' && !isOwn) continue
    met.add(match.phrase)
    found.push({
      sentence,
      points: (isOpening ? 3 : place === 'heading' ? 2 : 0) + (pageType === 'home' || pageType === 'about' ? 1 : 0),
    })
  }
  return found
    .sort((a, b) => b.points - a.points)
    .map(({ sentence: { text, page, locator } }) => ({
      value: text,
      basis: 'stated',
      confidence: 0.6,
      quotes: [{ page, text, locator }],
    }))
}
