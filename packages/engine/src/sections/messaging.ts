import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import { asSentence, counted, quoted } from '../report/prose.ts'
import { CallToActionShape, closed, Nullable, Score, Strings } from '../report/shapes.ts'
import { assess, confidenceIn, defineSection } from './section.ts'

const listedCallsMax = 12

export const messaging = defineSection({
  id: 'messaging',
  title: 'Messaging',
  needs: ['hero', 'description', 'ctas', 'navigation'],
  result: Type.Object(
    {
      hero: Type.Object(
        { headline: Nullable(Type.String()), subhead: Nullable(Type.String()), eyebrow: Nullable(Type.String()) },
        closed,
      ),
      valueProposition: Nullable(Type.String({ description: 'Verbatim: the subhead, else its own description.' })),
      claims: Type.Array(
        Type.Object(
          { text: Type.String(), type: Type.String(), proof: Nullable(Type.String()), sourced: Type.Boolean() },
          closed,
        ),
      ),
      proofPoints: Strings,
      ctas: Type.Array(
        Type.Object({ ...CallToActionShape.properties, repeats: Type.Integer({ minimum: 1 }) }, closed),
        { description: 'Best first: the first is the primary call to action.' },
      ),
      navigation: Type.Array(Type.String(), { description: 'Labels of the main navigation, in order.' }),
      vocabulary: Type.Object({ distinctive: Strings, overused: Strings }, closed),
      clarityScore: Nullable(Score),
      readability: Nullable(Type.Object({ formula: Type.String(), score: Type.Number() }, closed)),
    },
    closed,
  ),
  empty: {
    hero: { headline: null, subhead: null, eyebrow: null },
    valueProposition: null,
    claims: [],
    proofPoints: [],
    ctas: [],
    navigation: [],
    vocabulary: { distinctive: [], overused: [] },
    clarityScore: null,
    readability: null,
  },
  looksFor: ['No headline, description, call to action or navigation was found.'],
  write({ hero, description, ctas, navigation }, claim) {
    const proposition = valueProposition(hero.subhead, description)
    for (const part of ['headline', 'subhead', 'eyebrow'] as const) {
      const fact = hero[part]
      if (fact !== null) claim(`/hero/${part}`, fact)
    }
    if (proposition !== null) claim('/valueProposition', proposition)
    const shownCalls = ctas.slice(0, listedCallsMax)
    for (const [index, fact] of shownCalls.entries()) claim(`/ctas/${index}`, fact)
    for (const [index, fact] of navigation.entries()) claim(`/navigation/${index}`, fact)

    const [primary] = ctas
    const sentences = [
      hero.headline === null
        ? 'The home page opens without a headline that could be told apart.'
        : `The home page opens with ${asSentence(quoted(hero.headline.value))}`,
    ]
    if (hero.subhead !== null) sentences.push(`It goes on: ${asSentence(quoted(hero.subhead.value))}`)
    if (primary !== undefined) {
      const others = ctas.length === 1 ? '' : `, beside ${counted(ctas.length - 1, 'other call')} to action`
      sentences.push(`The main call to action reads ${quoted(primary.value.text)}${others}.`)
    }
    return {
      assessment: assess(sentences.join(' '), [
        { found: confidenceIn(hero.headline), gap: 'No headline was found.' },
        { found: confidenceIn(proposition), gap: 'Neither subhead nor description states a value proposition.' },
        { found: confidenceIn(ctas), gap: 'No call to action was found.' },
        { found: confidenceIn(navigation), gap: 'No main navigation was found.' },
        { found: null, gap: 'Claims, proof points, vocabulary and readability are not assessed.' },
      ]),
      content: {
        ...this.empty,
        hero: {
          headline: hero.headline?.value ?? null,
          subhead: hero.subhead?.value ?? null,
          eyebrow: hero.eyebrow?.value ?? null,
        },
        valueProposition: proposition?.value ?? null,
        ctas: shownCalls.map(({ value: { text, intent, url, repeats } }) => ({ text, intent, url, repeats })),
        navigation: navigation.map(({ value }) => value.label),
      },
    }
  },
})

/** A subhead of fewer words is a label, not a proposition. */
const propositionWordsMin = 4

function valueProposition(subhead: Fact<string> | null, description: Fact<string> | null): Fact<string> | null {
  const says = subhead !== null && wordCount(subhead.value) >= propositionWordsMin
  return says ? subhead : description
}

/** Words; in scripts without spaces, pieces of them as a dictionary would cut them. */
function wordCount(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length
}
