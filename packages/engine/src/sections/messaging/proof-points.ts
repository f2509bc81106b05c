import type { Fact } from '../../evidence.ts'
import { distinct } from '../../writing/distinct.ts'
import { listed, shortened } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { SectionFacts } from '../section-facts.ts'

type Proof = Pick<SectionFacts, 'claims' | 'testimonials' | 'customers' | 'certifications' | 'guarantees'>

export interface ProofPoint extends Pick<Fact<unknown>, 'basis' | 'confidence' | 'quotes'> {
  text: string
}

const pointsMax = 8
const ofAKindMax = 3
const charactersMax = 200

/** What bears the brand's promises out, best first: named voices, figures, certificates, customers, guarantees. */
export function proofPoints({ claims, testimonials, customers, certifications, guarantees }: Proof): ProofPoint[] {
  const named = testimonials.filter(({ value }) => value.author !== null)
  const voices = named.slice(0, ofAKindMax).map((fact) => {
    const { text, author, role } = fact.value
    const who = role === null ? author : `${author}, ${role}`
    return pointOf(fact, `${inQuotes(text, 140)} — ${who}`)
  })
  const figures = claims
    .filter(({ value }) => value.type === 'number' || value.proof !== null)
    .sort((a, b) => Number(b.value.sourced) - Number(a.value.sourced))
    .slice(0, ofAKindMax)
    .map((fact) => pointOf(fact, fact.value.text))
  const certificates = certifications.slice(0, ofAKindMax).map((fact) => pointOf(fact, fact.value.name))
  const shown = distinct(customers, ({ value }) => value.name)
  const [first] = shown
  const names =
    first === undefined
      ? []
      : [
          {
            ...pointOf(
              first,
              `Names on show: ${listed(
                shown.map(({ value }) => value.name),
                5,
              )}`,
            ),
            quotes: shown.slice(0, 5).flatMap(({ quotes }) => quotes.slice(0, 1)),
          },
        ]
  const promises = guarantees.slice(0, 2).map((fact) => pointOf(fact, fact.value))
  return distinct([...voices, ...figures, ...certificates, ...names, ...promises], ({ text }) => text).slice(
    0,
    pointsMax,
  )
}

const pointOf = ({ basis, confidence, quotes }: Fact<unknown>, text: string): ProofPoint => ({
  text: shortened(text, charactersMax),
  basis,
  confidence,
  quotes,
})
