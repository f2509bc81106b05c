/** How the brand looks, what it says, where it stands: visual identity, messaging, positioning. */
import type { FullResults } from '../../report.ts'
import { percent } from '../../writing/prose.ts'
import type { Block, Mark, Point, Swatch } from './blocks.ts'
import { field, fieldsBlock } from './brand.ts'
import { checksOf } from './checks-of.ts'
import type { Reading } from './reading.ts'
import { spelled } from './words.ts'

type PaletteColor = FullResults['visualIdentity']['palette']['colors'][number]
type LogoMark = NonNullable<FullResults['visualIdentity']['logo']['primary']>

export const swatchOf = ({ color, evidence }: { color: PaletteColor; evidence: Swatch['evidence'] }): Swatch => ({
  hex: color.hex,
  role: color.role,
  usage: color.usage,
  tokens: color.tokens,
  variants: color.variants,
  onColor: color.onColor,
  evidence,
})

export const colorNames = ['hex', 'role', 'usage', 'context', 'tokens', 'variants', 'onColor'] as const

export function visualIdentityBlocks(visual: FullResults['visualIdentity'], reading: Reading): Block[] {
  const { palette, typography, typeScale, logo, imagery, consistency } = visual
  const blocks: Block[] = []
  const swatches = reading
    .items('/palette/colors', palette.colors, colorNames)
    .map(({ item, at }) => swatchOf({ color: item, evidence: reading.evidence(at) }))
  if (swatches.length > 0) blocks.push({ kind: 'palette', swatches })
  const candidates = reading
    .items('/palette/primaryCandidates', palette.primaryCandidates, ['hex', 'reason'])
    .map(({ item, at }) => reading.says(at, `${item.hex}: ${item.reason}`))
  if (candidates.length > 0) {
    blocks.push({
      kind: 'points',
      title: 'What might have been the primary colour',
      short: 'Candidates',
      look: 'list',
      points: candidates,
    })
  }
  blocks.push(...fieldsBlock(paletteFields(palette, reading)))
  const pairs = reading.items('/palette/pairs', palette.pairs, ['foreground', 'background', 'contrast', 'usage'])
  if (pairs.length > 0) {
    blocks.push({ kind: 'pairs', title: 'Text on its ground', pairs: grounded(pairs, reading) })
  }
  const samples = reading
    .items('/typography', typography, ['family', 'role', 'source', 'weights', 'usage'])
    .map(({ item, at }) => ({ ...item, evidence: reading.evidence(at) }))
  if (samples.length > 0) blocks.push({ kind: 'type', samples })
  const steps = grounded(reading.items('/typeScale', typeScale, ['step', 'size', 'weight']), reading)
  if (steps.length > 0) blocks.push({ kind: 'scale', title: 'Sizes on a wide screen', steps })
  const marks = markList(visual, reading)
  if (marks.length > 0) blocks.push({ kind: 'marks', marks })
  blocks.push(
    ...fieldsBlock([
      logoAgreement(logo.agreement, reading),
      field('Pictures', imagery, (text) => reading.says('/imagery', text)),
      field('Consistency', consistency, (text) => reading.says('/consistency', text)),
    ]),
  )
  return blocks
}

const grounded = <Item extends object>(items: readonly { item: Item; at: string }[], reading: Reading) =>
  items.map(({ item, at }) => ({ ...item, evidence: reading.evidence(at) }))

const logoAgreement = (agreement: number | null, reading: Reading) =>
  field(
    'Logo and palette',
    agreement === null ? null : `${percent(agreement)} of the logo’s colour is in the palette.`,
    (text) => reading.says('/logo/agreement', text),
  )

const paletteFields = ({ themes, gradients }: FullResults['visualIdentity']['palette'], reading: Reading) => [
  { label: 'Themes', points: reading.eachSaid('/palette/themes', themes) },
  {
    label: 'Gradients',
    points: reading.eachQuoted('/palette/gradients', gradients).map((point) => ({ ...point, gradient: point.text })),
  },
]

const markNames = ['url', 'svg', 'text', 'kind', 'width', 'height', 'format', 'hash', 'madeFor', 'colors', 'why']

function markList({ logo }: FullResults['visualIdentity'], reading: Reading): Mark[] {
  const mark = (label: string, mark: LogoMark, at: string): Mark => {
    reading.shown(...markNames.map((name) => `${at}/${name}`))
    return markOf(label, mark, reading.evidence(at))
  }
  reading.shown('/logo/mode')
  return [
    ...(logo.primary === null ? [] : [mark('Logo', logo.primary, '/logo/primary')]),
    ...(logo.icon === null ? [] : [mark('Icon', logo.icon, '/logo/icon')]),
    ...logo.alternates.map((alternate, index) => mark('Also', alternate, `/logo/alternates/${index}`)),
  ]
}

export function markOf(label: string, mark: LogoMark, evidence: Mark['evidence']): Mark {
  const { url, svg, text, hash, format, madeFor, why } = mark
  return {
    label,
    ...(url === undefined ? {} : { url }),
    ...(svg === undefined ? {} : { svg }),
    ...(text === undefined ? {} : { text }),
    hash,
    format,
    madeFor,
    why,
    evidence,
  }
}

export function messagingBlocks(messaging: FullResults['messaging'], reading: Reading): Block[] {
  const { hero, valueProposition, claims, ctas, vocabulary, clarityScore, clarityChecks, readability } = messaging
  const quoted = (pointer: string, text: string | null) => (text === null ? null : reading.quotes(pointer, text))
  const eyebrow = quoted('/hero/eyebrow', hero.eyebrow)
  const headline = quoted('/hero/headline', hero.headline)
  const subhead = quoted('/hero/subhead', hero.subhead)
  const blocks: Block[] = []
  if (headline !== null || subhead !== null) blocks.push({ kind: 'hero', eyebrow, headline, subhead })
  // The subhead stands above already where it is the value proposition, and rests on the same passage.
  if (valueProposition !== null && valueProposition === hero.subhead) {
    reading.quotes('/valueProposition', valueProposition)
  } else if (valueProposition !== null) {
    const point = reading.quotes('/valueProposition', valueProposition)
    blocks.push({ kind: 'statement', label: 'Value proposition', short: 'Proposition', point })
  }
  const calls = reading.items('/ctas', ctas, ['text', 'intent', 'url', 'repeats']).map(({ item, at }) => {
    const notes = [item.intent === 'other' ? '' : item.intent, item.repeats > 1 ? `${item.repeats} times` : '']
    return {
      text: item.text,
      voice: 'site' as const,
      note: notes.filter((note) => note !== '').join(', '),
      ...(item.url === null ? {} : { href: item.url }),
      evidence: reading.evidence(at),
    }
  })
  if (calls.length > 0)
    blocks.push({ kind: 'points', title: 'Calls to action', short: 'Calls', look: 'list', points: calls })
  blocks.push(...claimsBlock(claims, reading))
  const proof = reading.eachQuoted('/proofPoints', messaging.proofPoints)
  if (proof.length > 0) blocks.push({ kind: 'points', title: 'Proof points', look: 'list', points: proof })
  const clarity = checksOf('/clarityChecks', clarityChecks, reading)
  reading.shown('/clarityScore')
  if (clarity.length > 0) {
    const evidence = reading.evidence('/clarityScore')
    blocks.push({ kind: 'checks', id: 'clarity', title: 'Clarity', score: clarityScore, evidence, checks: clarity })
  }
  const numbers = [
    field('Readability', readability === null ? null : readabilityText(readability), (text) => {
      reading.shown('/readability/formula', '/readability/score')
      return { text, voice: 'report', evidence: reading.evidence('/readability') }
    }),
    {
      label: 'Distinctive words',
      points: withEvidence(
        reading.eachQuoted('/vocabulary/distinctive', vocabulary.distinctive),
        reading.evidence('/vocabulary'),
      ),
    },
    { label: 'Overused words', points: reading.eachQuoted('/vocabulary/overused', vocabulary.overused) },
    { label: 'Navigation', points: reading.eachQuoted('/navigation', messaging.navigation) },
  ]
  return [...blocks, ...fieldsBlock(numbers)]
}

/** What a group of points rests on stands with the first of them. */
const withEvidence = ([first, ...more]: Point[], evidence: Point['evidence']): Point[] =>
  first === undefined ? [] : [{ ...first, evidence: [...evidence, ...first.evidence] }, ...more]

export const readabilityText = ({ formula, score }: { formula: string; score: number }) => `${formula} ${score}`

function claimsBlock(claims: FullResults['messaging']['claims'], reading: Reading): Block[] {
  if (claims.length === 0) return []
  const rows = reading.items('/claims', claims, ['text', 'type', 'proof', 'sourced']).map(({ item, at }) => ({
    cells: [
      { text: item.text, voice: 'site' as const, evidence: [] },
      spelled(item.type),
      item.proof === null
        ? item.sourced
          ? 'a source is named'
          : 'none found'
        : { text: item.proof, voice: 'site' as const, evidence: [] },
    ],
    evidence: reading.evidence(at),
  }))
  return [{ kind: 'table', title: 'Claims', head: ['Claim', 'Kind', 'Proof'], rows }]
}

export function positioningBlocks(positioning: FullResults['positioning'], reading: Reading): Block[] {
  const { statement, composed, category, kind, candidates, audience, problem, solution, pricePosition } = positioning
  const blocks: Block[] = []
  if (statement !== null) {
    const point = reading.quotes('/statement', statement)
    blocks.push({ kind: 'statement', label: 'How it introduces itself', short: 'Introduction', point })
  }
  if (composed !== null) {
    const point = reading.says('/composed', composed)
    blocks.push({ kind: 'statement', label: 'Put in one sentence, from what the site says', short: 'In short', point })
  }
  const said = (label: string, name: string, value: string | null) =>
    field(label, value, (text) => reading.says(`/${name}`, text))
  const quoted = (label: string, name: string, value: string | null) =>
    field(label, value, (text) => reading.quotes(`/${name}`, text))
  blocks.push(
    ...fieldsBlock([
      quoted('Category', 'category', category),
      said('Kind of offer', 'kind', kind),
      { label: 'It may also be', points: reading.eachQuoted('/candidates', candidates) },
      said('Audience', 'audience', audience),
      quoted('Problem', 'problem', problem),
      quoted('What it offers', 'solution', solution),
      { label: 'What sets it apart', points: reading.eachQuoted('/differentiators', positioning.differentiators) },
      { label: 'Compared with', points: reading.eachQuoted('/alternatives', positioning.alternatives) },
      said('Price position', 'pricePosition', pricePosition),
      { label: 'What everybody says', points: reading.eachQuoted('/parityClaims', positioning.parityClaims) },
    ]),
  )
  return blocks
}
