import type { FlashReport } from '../../report.ts'
import { undeterminedArchetype } from '../../writing/undetermined-archetype.ts'
import type { Block, OutlineSection, Point } from './blocks.ts'
import { fieldsBlock } from './brand.ts'
import { colorNames, markOf, swatchOf } from './look-and-words.ts'
import { createReading, type EvidenceByPointer, type Reading } from './reading.ts'
import { effortWords } from './words.ts'

type FlashResults = FlashReport['results']

/** Whether a member of the results is to be shown. */
export type IsChosen = (member: string) => boolean

/** What to do first, then what was seen of the brand. */
export function flashSections(
  results: FlashResults,
  evidence: EvidenceByPointer,
  isChosen: IsChosen = () => true,
): OutlineSection[] {
  const { summary: _, coverage: _coverage, engine: _engine, evidence: _evidence, ...parts } = results
  const chosen = Object.fromEntries(Object.entries(parts).filter(([name]) => isChosen(name)))
  const ofChosen = new Map([...evidence].filter(([pointer]) => isChosen(pointer.split('/')[1] ?? '')))
  const reading = createReading(chosen, '', ofChosen)
  const insights = insightsBlock(results, reading)
  const brand = [...brandBlocks(results, reading, isChosen), ...lookBlocks(results, reading, isChosen)]
  const section = { status: null, confidence: null, summary: null, gaps: [] }
  const sections: OutlineSection[] = [
    {
      ...section,
      id: 'insights',
      title: 'What to improve first',
      blocks: insights,
      gaps: results.insights.length === 0 ? ['None of the checks of the home page found anything to improve.'] : [],
    },
    { ...section, id: 'brand', title: 'The brand at first sight', blocks: [...brand, ...reading.rest()] },
  ]
  return sections.filter(({ id, blocks }) => (id === 'insights' ? isChosen('insights') : blocks.length > 0))
}

function insightsBlock({ insights }: FlashResults, reading: Reading): Block[] {
  const names = ['title', 'category', 'insight', 'recommendation', 'impact', 'effort'] as const
  const list = reading.items('/insights', insights, names).map(({ item, at }) => ({
    title: item.title,
    category: item.category,
    seen: { text: item.insight, voice: 'report' as const, evidence: reading.evidence(at) },
    recommendation: item.recommendation,
    impact: item.impact,
    effort: effortWords[item.effort],
  }))
  return list.length === 0 ? [] : [{ kind: 'insights', insights: list }]
}

function brandBlocks(
  { brandIdentity, primaryCallToAction: primary }: FlashResults,
  reading: Reading,
  isChosen: IsChosen,
): Block[] {
  const { archetype, archetypeDescription, voice, missionStatement } = brandIdentity
  const at = '/brandIdentity'
  reading.shown(`${at}/archetype`)
  const description: Point = {
    ...reading.says(`${at}/archetypeDescription`, archetypeDescription),
    evidence: [...reading.evidence(`${at}/archetype`), ...reading.evidence(`${at}/archetypeDescription`)],
  }
  const mission = reading.says(`${at}/missionStatement`, missionStatement)
  const ofIdentity = [
    { label: 'Archetype', points: archetype === undeterminedArchetype ? [] : [{ ...description, text: archetype }] },
    {
      label: archetype === undeterminedArchetype ? 'Archetype' : 'Which means',
      points: [{ ...description, evidence: archetype === undeterminedArchetype ? description.evidence : [] }],
    },
    { label: 'Voice', points: reading.eachSaid(`${at}/voice`, voice) },
    // Only what has evidence are words of the site (docs/decisions/0015).
    {
      label: 'Mission',
      points: [{ ...mission, voice: mission.evidence.length > 0 ? ('site' as const) : ('report' as const) }],
    },
  ]
  const fields = isChosen('brandIdentity') ? ofIdentity : []
  if (primary !== null && isChosen('primaryCallToAction')) {
    reading.shown(...['text', 'intent', 'url'].map((name) => `/primaryCallToAction/${name}`))
    const point: Point = {
      text: primary.text,
      voice: 'site',
      ...(primary.intent === 'other' ? {} : { note: primary.intent }),
      ...(primary.url === null ? {} : { href: primary.url }),
      evidence: reading.evidence('/primaryCallToAction'),
    }
    fields.unshift({ label: 'Main call to action', points: [point] })
  }
  return fieldsBlock(fields)
}

function lookBlocks({ palette, logo }: FlashResults, reading: Reading, isChosen: IsChosen): Block[] {
  const swatches = reading
    .items('/palette', isChosen('palette') ? palette : [], colorNames)
    .map(({ item, at }) => swatchOf({ color: item, evidence: reading.evidence(at) }))
  const blocks: Block[] = swatches.length === 0 ? [] : [{ kind: 'palette', swatches }]
  if (logo !== null && isChosen('logo')) {
    reading.shown('/logo')
    blocks.push({ kind: 'marks', marks: [markOf('Logo', logo, reading.evidence('/logo'))] })
  }
  return blocks
}
