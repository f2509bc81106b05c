import { Type } from 'typebox'
import { asSentence, quoted } from '../report/prose.ts'
import { closed, Nullable, Strings } from '../report/shapes.ts'
import { assess, confidenceIn, defineSection } from './section.ts'

/** Only the site's own words: what it does not say of its place in the market is not concluded for it. */
export const positioning = defineSection({
  id: 'positioning',
  title: 'Positioning',
  needs: ['hero', 'tagline', 'description'],
  result: Type.Object(
    {
      category: Nullable(Type.String()),
      audience: Nullable(Type.String()),
      problem: Nullable(Type.String()),
      solution: Nullable(Type.String({ description: 'What it offers, in its own words.' })),
      differentiators: Strings,
      alternatives: Type.Array(Type.String({ description: 'What it compares itself with.' })),
      pricePosition: Nullable(Type.String()),
      statement: Nullable(Type.String({ description: 'How it introduces itself, in its own words.' })),
      parityClaims: Type.Array(Type.String({ description: 'Claims that the whole category makes.' })),
    },
    closed,
  ),
  empty: {
    category: null,
    audience: null,
    problem: null,
    solution: null,
    differentiators: [],
    alternatives: [],
    pricePosition: null,
    statement: null,
    parityClaims: [],
  },
  looksFor: ['No headline, tagline or description says what the brand offers.'],
  write({ hero, tagline, description }, claim) {
    const statement = tagline ?? hero.headline
    const candidates = [description, hero.subhead, hero.headline]
    const solution = candidates.find((fact) => fact !== null && fact.value !== statement?.value) ?? null
    if (statement !== null) claim('/statement', statement)
    if (solution !== null) claim('/solution', solution)
    const sentences: string[] = []
    if (statement !== null) sentences.push(`The brand introduces itself with ${asSentence(quoted(statement.value))}`)
    if (solution !== null) sentences.push(`What it offers, in its own words: ${asSentence(quoted(solution.value))}`)
    return {
      assessment: assess(sentences.join(' '), [
        { found: confidenceIn(statement), gap: 'Neither a tagline nor a headline introduces the brand.' },
        { found: confidenceIn(solution), gap: 'No description or subhead says what is offered.' },
        { found: null, gap: 'The site was not searched for a category, an audience or a problem that it solves.' },
        { found: null, gap: 'Differentiators, alternatives and price position are not assessed.' },
      ]),
      content: { ...this.empty, statement: statement?.value ?? null, solution: solution?.value ?? null },
    }
  },
})
