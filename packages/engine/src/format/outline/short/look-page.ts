/** How it sounds and what it looks like, on one strip. */

import { wordCount } from '../../../page/word-count.ts'
import type { FullResults } from '../../../report.ts'
import { capitalised, listed, shortened } from '../../../writing/prose.ts'
import type { Field, Point } from '../blocks.ts'
import { fieldsBlock } from '../brand.ts'
import type { Outline } from '../outline.ts'
import { type PagePart, pageOf, pointsOf, type ShortPage, type Subject } from './short-page.ts'

const traitsMax = 3
const avoidMax = 3
const wordsMax = 6
const colorsMax = 6
const facesMax = 2

export function lookPage(subject: Subject, { palette, logo }: Pick<Outline, 'palette' | 'logo'>): ShortPage | null {
  const { brandIdentity, visualIdentity, messaging, positioning } = subject.results
  const { said, quoted } = pointsOf(subject)
  const faces = facesOf(visualIdentity)
  const swatches = palette.slice(0, colorsMax)
  const parts: PagePart[] = []
  if (faces.length + swatches.length > 0) parts.push({ kind: 'strip', logo, swatches, faces })
  const traits = brandIdentity.voice.slice(0, traitsMax).map((trait, index) => traitField(trait, index, subject))
  const [own] = fieldsBlock([
    { label: 'Write like this', points: ownLines(subject) },
    {
      label: 'Any rival says this',
      points: positioning.parityClaims
        .slice(0, linesMax)
        .map((text, index) => quoted(`/positioning/parityClaims/${index}`, text)),
    },
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

/** Lines of the site that an asset quotes. */
function ownLines({ results, evidence }: Subject): Point[] {
  const lines = (results.diagnoses ?? []).flatMap(({ group, rule }, index): Point[] => {
    if (group !== 'asset' || !linesOfItsOwn.has(rule)) return []
    const entries = [...(evidence.get(`/diagnoses/${index}`) ?? [])]
    const [quote] = entries.flatMap(({ quotes }) => quotes)
    return quote === undefined || quote.text.length > lineCharactersMax
      ? []
      : [{ text: quote.text, voice: 'site', evidence: entries }]
  })
  return lines.slice(0, linesMax)
}

const linesOfItsOwn = new Set(['line-only-they-could-say', 'says-what-it-refuses', 'admits-its-limits'])
const linesMax = 3
const lineCharactersMax = 140

/** A trait, and a line of the site that shows it. What it was measured by stands in the appendix. */
function traitField(trait: string, index: number, subject: Subject): Field {
  const { at } = pointsOf(subject)
  const evidence = at(`/brandIdentity/voice/${index}`)
  const [line] = evidence
    .flatMap(({ quotes }) => quotes.map(({ text }) => text))
    .filter((text) => wordCount(text) >= traitWordsMin)
    // Labels of buttons may run together; a sentence is whole.
    .toSorted((one, other) => Number(isSentence(other)) - Number(isSentence(one)) || one.length - other.length)
  return {
    label: capitalised(trait),
    points: [
      line === undefined
        ? { text: 'by the way it is written', voice: 'report', evidence }
        : { text: shortened(line, lineCharactersMax), voice: 'site', evidence },
    ],
  }
}

const traitWordsMin = 3
const isSentence = (text: string) => /[.!?。！？]$/.test(text)

const conclusionOf = ({ brandIdentity: { voice } }: FullResults): string =>
  voice.length === 0 ? 'What it looks like' : `It sounds ${listed(voice.slice(0, traitsMax))}`
