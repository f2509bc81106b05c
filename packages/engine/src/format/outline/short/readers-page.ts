/** For whom, and instead of what. */
import type { FullResults } from '../../../report.ts'
import { listed, shortened, uncapitalised } from '../../../writing/prose.ts'
import { field, fieldsBlock } from '../brand.ts'
import { type Card, type PagePart, pageOf, pointsOf, type ShortPage, type Subject } from './short-page.ts'

const readersMax = 3
const listMax = 2
const questionsMax = 2

export function readersPage(subject: Subject): ShortPage | null {
  const { personas, positioning, coverage } = subject.results
  const { said, quoted } = pointsOf(subject)
  const { problem, alternatives, differentiators } = positioning
  const cards = personas.slice(0, readersMax).map((persona, index) => readerCard(persona, index, subject))
  const gaps = coverage.sections.personas.gaps.slice(0, questionsMax)
  const fields = [
    field('Their problem', problem, (text) => quoted('/positioning/problem', text)),
    {
      label: 'Instead of what',
      points: alternatives.slice(0, listMax).map((text, index) => quoted(`/positioning/alternatives/${index}`, text)),
    },
    {
      label: 'What sets it apart',
      points: differentiators
        .slice(0, listMax)
        .map((text, index) => quoted(`/positioning/differentiators/${index}`, text)),
    },
  ]
  const known = cards.length + fields.filter(({ points }) => points.length > 0).length
  if (known < 2) return null
  const parts: PagePart[] = cards.length === 0 ? [] : [{ kind: 'cards', cards }]
  parts.push(
    ...fieldsBlock([...fields, { label: 'Not told', points: gaps.map((text) => said('/personas', text)) }].map(bare)),
  )
  return pageOf('readers', conclusionOf(subject.results), parts)
}

/** What is missing rests on nothing. */
const bare = (one: ReturnType<typeof field>) =>
  one.label === 'Not told' ? { ...one, points: one.points.map((point) => ({ ...point, evidence: [] })) } : one

const cardLists = { goals: 'Wants', painPoints: 'Trouble', objections: 'Doubt' } as const

function readerCard(persona: FullResults['personas'][number], index: number, subject: Subject): Card {
  const { at, said, quoted } = pointsOf(subject)
  const own = `/personas/${index}`
  return {
    title: persona.name,
    fields: Object.entries(cardLists).flatMap(([name, label]) => {
      const [first] = persona[name as keyof typeof cardLists]
      return first === undefined ? [] : [{ label, points: [said(`${own}/${name}/0`, first)] }]
    }),
    quote: persona.quote === null ? null : quoted(`${own}/quote`, persona.quote),
    evidence: at(own, `${own}/name`),
  }
}

const nameCharactersMax = 60

/** A first word with a capital of its own, such as “HR managers”, keeps it. */
const within = (name: string) =>
  shortened(/^\p{Lu}\p{Ll}+(?:\s|$)/u.test(name) ? uncapitalised(name) : name, nameCharactersMax)

function conclusionOf({ personas, positioning }: FullResults): string {
  const [first, ...others] = personas.slice(0, readersMax).map(({ name }) => within(name))
  if (first !== undefined)
    return others.length === 0 ? `It speaks to ${first}` : `It speaks to ${first} first, then to ${listed(others)}`
  return positioning.audience === null
    ? 'What it does is said; for whom, no page read says'
    : `It speaks to ${within(positioning.audience)}`
}
