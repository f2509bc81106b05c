/** How it sounds and what it looks like, on one strip. */
import type { FullResults } from '../../../report.ts'
import { capitalised, listed } from '../../../writing/prose.ts'
import type { Field } from '../blocks.ts'
import { fieldsBlock } from '../brand.ts'
import type { Outline } from '../outline.ts'
import { type PagePart, pageOf, pointsOf, type ShortPage, type Subject } from './short-page.ts'

const traitsMax = 3
const avoidMax = 3
const wordsMax = 6
const colorsMax = 6
const facesMax = 2

export function lookPage(subject: Subject, { palette, logo }: Pick<Outline, 'palette' | 'logo'>): ShortPage | null {
  const { brandIdentity, visualIdentity, messaging } = subject.results
  const { said, quoted } = pointsOf(subject)
  const faces = facesOf(visualIdentity)
  const swatches = palette.slice(0, colorsMax)
  const parts: PagePart[] = []
  if (faces.length + swatches.length > 0) parts.push({ kind: 'strip', logo, swatches, faces })
  const traits = brandIdentity.voice.slice(0, traitsMax).map((trait, index) => traitField(trait, index, subject))
  const [own] = fieldsBlock([
    {
      label: 'Its own words',
      points: messaging.vocabulary.distinctive
        .slice(0, wordsMax)
        .map((text, index) => quoted(`/messaging/vocabulary/distinctive/${index}`, text)),
    },
    {
      label: 'It would not say',
      points: brandIdentity.avoid.slice(0, avoidMax).map((text, index) => said(`/brandIdentity/avoid/${index}`, text)),
    },
  ])
  parts.push(...fieldsBlock(traits))
  if (own !== undefined) parts.push({ kind: 'folded', title: 'What to say and what not', block: own })
  if (traits.length + swatches.length < 2) return null
  return pageOf('look', conclusionOf(subject.results), parts)
}

/** One for each family, with what it is used for first. */
export function facesOf({
  typography,
}: Pick<FullResults['visualIdentity'], 'typography'>): { family: string; role: string }[] {
  const first = typography.filter(({ family }, index) => typography.findIndex((one) => one.family === family) === index)
  return first.slice(0, facesMax).map(({ family, role }) => ({ family, role }))
}

/** A trait, what it was measured by, and a line that shows it. */
function traitField(trait: string, index: number, subject: Subject): Field {
  const { at } = pointsOf(subject)
  const { voiceMeasures } = subject.results.brandIdentity
  const measured = voiceMeasures.findIndex((one) => one.trait === trait)
  const measure = voiceMeasures[measured]?.measure
  return {
    label: capitalised(trait),
    points: [
      {
        text: measure === undefined ? 'by the way it is written' : capitalised(measure),
        voice: 'report',
        evidence: at(`/brandIdentity/voice/${index}`, `/brandIdentity/voiceMeasures/${measured}`),
      },
    ],
  }
}

const conclusionOf = ({ brandIdentity: { voice } }: FullResults): string =>
  voice.length === 0 ? 'What it looks like' : `It sounds ${listed(voice.slice(0, traitsMax))}`
