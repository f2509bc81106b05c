/** Who the brand is: identity, personas, SWOT, strategy. */

import type { FullResults } from '../../report.ts'
import { demographicLabels } from '../../writing/demographic-labels.ts'
import { capitalised, counted } from '../../writing/prose.ts'
import { tonePoles } from '../../writing/tone-poles.ts'
import { undeterminedArchetype } from '../../writing/undetermined-archetype.ts'
import type { Block, Field, Point } from './blocks.ts'
import type { Reading } from './reading.ts'

const missionLabels = {
  stated: 'Mission, as stated',
  valueProposition: 'Nearest to a mission: its value proposition',
  description: 'Nearest to a mission: its own description',
  none: 'Mission',
}

export function brandIdentityBlocks(identity: FullResults['brandIdentity'], reading: Reading): Block[] {
  const blocks: Block[] = [archetypeBlock(identity, reading)]
  reading.shown('/missionKind')
  if (identity.missionKind === 'none') reading.shown('/missionStatement')
  else {
    const point = reading.quotes('/missionStatement', identity.missionStatement)
    blocks.push({ kind: 'statement', label: missionLabels[identity.missionKind], short: 'Mission', point })
  }
  const measures = new Map(identity.voiceMeasures.map(({ trait, measure }) => [trait, measure]))
  reading.items('/voiceMeasures', identity.voiceMeasures, ['trait', 'measure'])
  reading.shown('/voice')
  const voice = identity.voice.map((trait, index) => {
    const note = measures.get(trait)
    const point = reading.says(`/voice/${index}`, capitalised(trait), note === undefined ? {} : { note })
    return { ...point, evidence: [...point.evidence, ...reading.evidence(`/voiceMeasures/${index}`)] }
  })
  if (voice.length > 0) blocks.push({ kind: 'points', title: 'Voice', look: 'list', points: voice })
  blocks.push(...toneBlock(identity, reading))
  const avoid = reading.eachSaid('/avoid', identity.avoid)
  if (avoid.length > 0)
    blocks.push({ kind: 'points', title: 'What would not sound like it', short: 'Avoid', look: 'list', points: avoid })
  blocks.push(...personalityBlock(identity, reading))
  const fields: Field[] = [
    field('Name', identity.name, (name) => reading.quotes('/name', name)),
    { label: 'Also written', points: reading.eachQuoted('/nameVariants', identity.nameVariants) },
    field('Tagline', identity.tagline, (tagline) => reading.quotes('/tagline', tagline)),
    { label: 'Values', points: reading.eachQuoted('/values', identity.values) },
  ]
  blocks.push(...fieldsBlock(fields))
  return blocks
}

function archetypeBlock(identity: FullResults['brandIdentity'], reading: Reading): Block {
  const { archetype, archetypeMix, archetypeMargin, archetypeDescription } = identity
  reading.shown('/archetype', '/archetypeMargin')
  const mix = reading.items('/archetypeMix', archetypeMix, ['archetype', 'share']).map(({ item, at }) => ({
    label: item.archetype,
    voice: 'report' as const,
    share: item.share,
    evidence: reading.evidence(at),
  }))
  const description = reading.says('/archetypeDescription', archetypeDescription)
  const known = archetype !== undeterminedArchetype
  return {
    kind: 'archetype',
    name: archetype,
    second: known ? (mix[1]?.label ?? null) : null,
    description: {
      ...description,
      evidence: [
        ...reading.evidence('/archetype'),
        ...description.evidence,
        ...reading.evidence('/archetypeMix'),
        ...reading.evidence('/archetypeMargin'),
      ],
    },
    mix,
    note:
      known && archetypeMargin !== null
        ? `${counted(Math.round(100 * archetypeMargin), 'point')} ahead of the second`
        : null,
  }
}

function toneBlock({ toneProfile }: FullResults['brandIdentity'], reading: Reading): Block[] {
  if (toneProfile === null) return []
  const whole = reading.evidence('/toneProfile')
  const axes = Object.entries(tonePoles).map(([name, [from, to]], index) => {
    reading.shown(`/toneProfile/${name}`)
    const own = reading.evidence(`/toneProfile/${name}`)
    const value = toneProfile[name as keyof typeof tonePoles]
    return { from, to, value, evidence: index === 0 ? [...own, ...whole] : own }
  })
  return [{ kind: 'tone', title: 'Tone', axes }]
}

function personalityBlock({ personality }: FullResults['brandIdentity'], reading: Reading): Block[] {
  if (personality === null) return []
  const whole = reading.evidence('/personality')
  const shares = Object.entries(personality).map(([dimension, share], index) => {
    reading.shown(`/personality/${dimension}`)
    const own = reading.evidence(`/personality/${dimension}`)
    const evidence = index === 0 ? [...whole, ...own] : own
    return { label: capitalised(dimension), voice: 'report' as const, share, evidence }
  })
  return [{ kind: 'shares', title: 'Personality', shares }]
}

const personaLists = {
  goals: 'Goals',
  painPoints: 'Pain points',
  motivations: 'Motivations',
  triggers: 'Triggers',
  objections: 'Objections',
  channels: 'Channels',
} as const

export function personasBlocks(personas: FullResults['personas'], reading: Reading): Block[] {
  if (personas.length === 0) return []
  const cards = reading.items('', personas, ['name', 'support']).map(({ item, at }) => ({
    name: item.name,
    facts: Object.entries(demographicLabels).flatMap(([name, label]) => {
      const value = item.demographics[name as keyof typeof demographicLabels]
      return value === null ? [] : [{ label, point: reading.says(`${at}/demographics/${name}`, value) }]
    }),
    lists: Object.entries(personaLists).flatMap(([name, label]) => {
      const points = reading.eachSaid(`${at}/${name}`, item[name as keyof typeof personaLists])
      return points.length === 0 ? [] : [{ label, points }]
    }),
    quote: item.quote === null ? null : reading.quotes(`${at}/quote`, item.quote),
    support: item.support,
    evidence: [
      ...reading.evidence(at),
      ...reading.evidence(`${at}/name`),
      ...reading.evidence(`${at}/support`),
      ...reading.evidence(`${at}/demographics`),
      ...Object.keys(personaLists).flatMap((name) => reading.evidence(`${at}/${name}`)),
    ],
  }))
  return [{ kind: 'personas', personas: cards }]
}

export function swotBlocks(swot: FullResults['swot'], reading: Reading): Block[] {
  reading.shown('/needsCompetitors')
  const unchecked = new Set(swot.needsCompetitors)
  const quadrants = (['strengths', 'weaknesses', 'opportunities', 'threats'] as const).map((id) => ({
    id,
    label: capitalised(id),
    points: reading.eachSaid(`/${id}`, swot[id]).map((point, index) => {
      const pointer = `/swot/${id}/${index}`
      return { ...point, pointer, ...(unchecked.has(pointer) ? { note: 'to be held against competitors' } : {}) }
    }),
  }))
  return quadrants.every(({ points }) => points.length === 0) ? [] : [{ kind: 'swot', quadrants }]
}

export function strategyBlocks(
  { initiatives, quickWins, northStar }: FullResults['strategy'],
  reading: Reading,
  { swot }: Pick<FullResults, 'swot'>,
): Block[] {
  const blocks: Block[] = []
  if (northStar !== null) {
    blocks.push({
      kind: 'statement',
      label: 'North star',
      short: 'North star',
      point: reading.says('/northStar', northStar),
    })
  }
  const names = ['title', 'steps', 'effort', 'impact', 'metric', 'horizon', 'addresses'] as const
  const cards = reading.items('/initiatives', initiatives, names).map(({ item, at }) => {
    const rationale = reading.says(`${at}/rationale`, item.rationale)
    return {
      ...item,
      rationale,
      answers: item.addresses.map((pointer) => ({ pointer, text: answered(pointer, swot) })),
      evidence: [at, ...names.map((name) => `${at}/${name}`)].flatMap((pointer) => reading.evidence(pointer)),
    }
  })
  if (cards.length > 0) blocks.push({ kind: 'initiatives', initiatives: cards })
  const wins = reading.eachSaid('/quickWins', quickWins)
  if (wins.length > 0) blocks.push({ kind: 'points', title: 'Quick wins', look: 'list', points: wins })
  return blocks
}

/** `/swot/weaknesses/2` → the weakness. */
function answered(pointer: string, swot: FullResults['swot']): string {
  const [, , quadrant = '', index = ''] = pointer.split('/')
  const list = (swot as unknown as Record<string, unknown>)[quadrant]
  const text: unknown = Array.isArray(list) ? list[Number(index)] : undefined
  return typeof text === 'string' ? text : pointer
}

export function field(label: string, value: string | null, point: (value: string) => Point): Field {
  return { label, points: value === null ? [] : [point(value)] }
}

/** One block of the fields that have something to say, or none. */
export function fieldsBlock(fields: readonly Field[], title?: string): Block[] {
  const filled = fields.filter(({ points }) => points.length > 0)
  if (filled.length === 0) return []
  return [{ kind: 'fields', ...(title === undefined ? {} : { title }), fields: filled }]
}
