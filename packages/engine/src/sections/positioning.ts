import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import { expectedReaders } from '../facts/entity/expected-readers.ts'
import type { BrandKind } from '../facts/entity/shapes.ts'
import { foldText } from '../lexicon/fold.ts'
import { readsReaders } from '../lexicon/market/audience-words.ts'
import { wordCount } from '../page/word-count.ts'
import { missingOr } from '../writing/reach.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { closed, Nullable, strings } from '../writing/shapes.ts'
import { composedStatement, peopleIn, readersOf } from './positioning/composed-statement.ts'
import { differentiators } from './positioning/differentiators.ts'
import { type Position, positionSummary } from './positioning/position-summary.ts'
import { pricePosition } from './positioning/price-position.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'
import type { SectionFacts } from './section-facts.ts'

const listMax = 8
/** A kind that is less sure is shown with the others that it may be. */
const openBelow = 0.6

const needs = [
  'hero',
  'tagline',
  'description',
  'name',
  'language',
  'sentences',
  'industry',
  'kind',
  'audiences',
  'audienceNeeds',
  'claims',
  'guarantees',
  'alternatives',
  'plans',
  'priceItems',
] as const
type PositioningFacts = Pick<SectionFacts, (typeof needs)[number]>

/** Only the site's own words: what it does not say of its place in the market is not concluded for it. */
export const positioning = defineSection({
  id: 'positioning',
  title: sectionTitles.positioning,
  needs,
  result: Type.Object(
    {
      category: Nullable(
        Type.String({ description: 'What kind of firm, place, service or product it says that it is, word for word.' }),
      ),
      kind: Nullable(Type.String({ description: 'The same in English, as a common noun: “driving school”.' })),
      candidates: strings('Other kinds that it may be, word for word, where that is not sure.'),
      audience: Nullable(Type.String({ description: 'Whom it is for, largest group first.' })),
      problem: Nullable(Type.String({ description: 'The trouble that it takes on, word for word.' })),
      solution: Nullable(Type.String({ description: 'What it offers, in its own words.' })),
      differentiators: strings('What it says that others are not or do not, word for word.'),
      alternatives: strings('What it compares itself with: other products, or doing without.'),
      pricePosition: Nullable(Type.String({ description: 'What it asks, and how it speaks of its prices.' })),
      statement: Nullable(Type.String({ description: 'How it introduces itself, in its own words.' })),
      composed: Nullable(
        Type.String({ description: 'A positioning statement composed from the above; not found on the site as such.' }),
      ),
      parityClaims: strings('Claims that the whole category makes.'),
    },
    { ...closed, description: 'The place in its market that the site claims, in its own words.' },
  ),
  context: ['reach'],
  empty: {
    category: null,
    kind: null,
    candidates: [],
    audience: null,
    problem: null,
    solution: null,
    differentiators: [],
    alternatives: [],
    pricePosition: null,
    statement: null,
    composed: null,
    parityClaims: [],
  },
  looksFor: ['No headline, tagline or description says what the brand offers.'],
  write(facts, { claim, wording }) {
    const position = positionOf(facts)
    const { category, audience, problem, solution, price, statement } = position
    const composed = composedStatement({
      name: facts.name,
      language: facts.language,
      alternatives: facts.alternatives,
      hero: facts.hero,
      kind: facts.kind,
      audience,
      category,
      solution,
      differentiators: position.differentiators,
    })
    const kind = facts.kind === null ? null : { ...facts.kind, value: facts.kind.value.label }
    const isOpen = facts.kind !== null && facts.kind.confidence < openBelow
    const single = { category, kind, audience, problem, solution, pricePosition: price, statement, composed }
    const lists = {
      differentiators: position.differentiators,
      alternatives: position.alternatives,
      parityClaims: position.parity,
    }
    claimAll(single, lists, claim)
    const values = (list: readonly Fact<string>[]) => list.map(({ value }) => value)
    return {
      assessment: assess(positionSummary(position, wording) || noPosition, [
        { found: confidenceIn(statement), gap: 'Neither a tagline nor a headline introduces the brand.' },
        { found: confidenceIn(solution), gap: 'No description or subhead says what is offered.' },
        {
          found: confidenceIn(category),
          gap: 'What kind of offer it is could not be told from titles, descriptions and opening.',
        },
        {
          found: confidenceIn(position.named),
          gap: readsReaders(facts.language?.value ?? null)
            ? 'No audience is named on the pages read.'
            : 'Whom it names could not be told in the language of the site.',
        },
        { found: confidenceIn(problem), gap: 'No problem is named that it solves.' },
        { found: confidenceIn(position.differentiators), gap: 'Nothing says how it differs from others.' },
        { found: confidenceIn(position.alternatives), gap: 'It compares itself with no one, and with no other way.' },
        {
          found: confidenceIn(price),
          gap: missingOr(facts.reach, 'prices', {
            missing: 'No price is named, and its prices are not spoken of.',
            unsure: 'Prices are touched on, and none could be told apart.',
          }),
        },
      ]),
      content: {
        category: category?.value ?? null,
        kind: kind?.value ?? null,
        candidates: isOpen ? (facts.kind?.value.candidates ?? []).map(({ text }) => text) : [],
        audience: audience?.value ?? null,
        problem: problem?.value ?? null,
        solution: solution?.value ?? null,
        differentiators: values(lists.differentiators),
        alternatives: values(lists.alternatives),
        pricePosition: price?.value ?? null,
        statement: statement?.value ?? null,
        composed: composed?.value ?? null,
        parityClaims: values(lists.parityClaims),
      },
    }
  },
})

const noPosition = 'The pages read do not say what kind of offer this is, for whom, or how it differs from others.'

function positionOf(facts: PositioningFacts): Position {
  const { name, kind, audienceNeeds, claims, alternatives } = facts
  const { statement, solution } = lines(facts)
  const readers = readersOf([...facts.audiences, ...expectedReaders(kind)])
  const people = peopleIn(facts.audiences)
  const said = [statement, solution].map((fact) => fact?.value ?? '')
  // The line that makes the offer is not the trouble as well.
  const pain = audienceNeeds.find(
    ({ value }) => value.kind === 'pain' && !said.some((line) => line.includes(value.text)),
  )
  const parity = claims.filter(({ value }) => value.isParity).slice(0, listMax)
  return {
    name: name?.value.name ?? null,
    category: kind === null ? null : { ...kind, value: kind.value.text },
    kind: kind === null || isSaid(kind.value) || facts.language?.value === 'en' ? null : kind.value.label,
    audience: readers ?? people,
    named: readersOf(facts.audiences) ?? (readers === null ? people : null),
    problem: pain === undefined ? null : { ...pain, value: pain.value.text },
    solution,
    differentiators: differentiators(facts),
    alternatives: alternatives.slice(0, listMax),
    price: pricePosition(facts),
    parity: parity.map((fact) => ({ ...fact, value: fact.value.text })),
    statement,
  }
}

const introducesWords = { min: 3, max: 24 }
const offersWordsMin = 4

/** How it introduces itself and what it says it offers: two lines, where it has two. */
function lines({ name, hero, tagline, description, kind }: PositioningFacts) {
  const names = name === null ? [] : [name.value.name, ...name.value.variants].map(foldText)
  const isName = ({ value }: Fact<string>) => names.includes(foldText(value))
  const introduces = (fact: Fact<string> | null) => {
    if (fact === null || isName(fact)) return false
    const count = wordCount(fact.value)
    return count >= introducesWords.min && count <= introducesWords.max
  }
  // “Oakrow | Stairs and doors” is a title of a page.
  const offers = (fact: Fact<string> | null) =>
    fact !== null && !isName(fact) && !fact.value.includes('|') && wordCount(fact.value) >= offersWordsMin
  const statement = [hero.headline, tagline].find(introduces) ?? null
  const others = [description, hero.subhead, introductionOf(kind), tagline].filter(offers)
  const solution = others.find((fact) => fact?.value !== statement?.value) ?? others[0] ?? null
  return { statement: statement ?? others.find((fact) => fact !== solution) ?? null, solution }
}

/** The sentence of a page that says what it is. */
function introductionOf(kind: PositioningFacts['kind']): Fact<string> | null {
  const quote = kind?.quotes.find(({ locator }) => !/^(?:title|meta|script)/.test(locator))
  return kind === null || quote === undefined ? null : { ...kind, value: quote.text, quotes: [quote] }
}

/** “Restaurant” needs no English word beside it. */
const isSaid = ({ text, label }: BrandKind) => foldText(text).includes(foldText(label))

function claimAll(
  single: Record<string, Fact<string> | null>,
  lists: Record<string, readonly Fact<string>[]>,
  claim: Claim,
): void {
  for (const [member, fact] of Object.entries(single)) if (fact !== null) claim(`/${member}`, fact)
  for (const [member, list] of Object.entries(lists)) {
    for (const [index, fact] of list.entries()) claim(`/${member}/${index}`, fact)
  }
}
