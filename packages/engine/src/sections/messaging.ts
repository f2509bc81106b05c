import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import { wordCount } from '../page/word-count.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { CallToActionShape, Check, closed, Nullable, Readability, Score, strings } from '../writing/shapes.ts'
import { clarity } from './messaging/clarity.ts'
import { propositionWordsMin } from './messaging/clarity-facts.ts'
import { messageSummary } from './messaging/message-summary.ts'
import { proofPoints } from './messaging/proof-points.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'
import type { SectionFacts } from './section-facts.ts'

const listedCallsMax = 12
const listedClaimsMax = 12

const needs = [
  'hero',
  'description',
  'ctas',
  'navigation',
  'name',
  'language',
  'blocks',
  'themes',
  'products',
  'services',
  'kind',
  'audiences',
  'claims',
  'testimonials',
  'customers',
  'certifications',
  'guarantees',
  'writing',
  'vocabulary',
  'reach',
] as const
type MessagingFacts = Pick<SectionFacts, (typeof needs)[number]>

export const messaging = defineSection({
  id: 'messaging',
  title: sectionTitles.messaging,
  needs,
  result: Type.Object(
    {
      hero: Type.Object(
        {
          headline: Nullable(Type.String({ description: 'The headline, word for word.' })),
          subhead: Nullable(Type.String({ description: 'The line below it.' })),
          eyebrow: Nullable(Type.String({ description: 'A short line above it.' })),
        },
        { ...closed, description: 'What the home page opens with.' },
      ),
      valueProposition: Nullable(
        Type.String({
          description: 'What it promises, word for word: the line below the headline, else its own description.',
        }),
      ),
      claims: Type.Array(
        Type.Object(
          {
            text: Type.String({ description: 'The claim, word for word.' }),
            type: Type.String({ description: '`superlative`, `number`, `guarantee`, `comparison` or `promise`.' }),
            proof: Nullable(Type.String({ description: 'What stands beside it and bears it out, word for word.' })),
            sourced: Type.Boolean({ description: 'Whether it names a source, or a fact of the site bears it out.' }),
          },
          closed,
        ),
        { description: 'What the brand says of itself that a reader may want proved.' },
      ),
      proofPoints: Type.Array(Type.String(), { description: 'What bears its promises out, best first.' }),
      ctas: Type.Array(
        Type.Object(
          {
            ...CallToActionShape.properties,
            repeats: Type.Integer({ minimum: 1, description: 'How often it stands on the pages read.' }),
          },
          closed,
        ),
        { description: 'Best first: the first is the primary call to action.' },
      ),
      navigation: Type.Array(Type.String(), { description: 'Labels of the main navigation, in order.' }),
      vocabulary: Type.Object(
        {
          distinctive: strings('Words that stand out against everyday language, most telling first.'),
          overused: strings('Clichés, most used first.'),
        },
        { ...closed, description: 'The words it uses.' },
      ),
      clarityScore: Nullable(Score, 'How clearly it says what it offers, to whom, and what to do next, 0 to 100.'),
      clarityChecks: Type.Array(Check, { description: 'What the score is made of.' }),
      readability: Nullable(Readability),
    },
    { ...closed, description: 'What the site says first and how, and how clear it is.' },
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
    clarityChecks: [],
    readability: null,
  },
  looksFor: ['No headline, description, call to action or navigation was found.'],
  write(facts, { claim, ask, wording }) {
    const { hero, description, ctas, navigation, claims, vocabulary, writing, reach } = facts
    const proposition = valueProposition(hero.subhead, description)
    const shownCalls = ctas.slice(0, listedCallsMax)
    const shownClaims = claims.slice(0, listedClaimsMax)
    const proof = proofPoints(facts)
    // Of a home page that was read in part, only what is there can be judged.
    const clear = reach.home && isSeen(facts) ? clarity(facts, ask) : { score: null, checks: [] }
    const readability = writing?.value.readability ?? null

    claimOpening(facts, proposition, claim)
    for (const [index, fact] of shownCalls.entries()) claim(`/ctas/${index}`, fact)
    for (const [index, fact] of navigation.entries()) claim(`/navigation/${index}`, fact)
    for (const [index, fact] of shownClaims.entries()) claim(`/claims/${index}`, fact)
    for (const [index, point] of proof.entries()) claim(`/proofPoints/${index}`, point)
    for (const [index, { outcome, quotes, id }] of clear.checks.entries()) {
      if (outcome !== 'notApplicable')
        claim(`/clarityChecks/${index}`, { basis: 'computed', confidence: checkConfidence, quotes, rule: id })
    }
    if (clear.score !== null) {
      claim('/clarityScore', { basis: 'computed', confidence: checkConfidence, quotes: hero.headline?.quotes ?? [] })
    }
    if (readability !== null && writing !== null) claim('/readability', writing)

    return {
      assessment: assess(messageSummary(facts, { isRead: reach.home, clarity: clear, proof }, wording), [
        { found: confidenceIn(hero.headline), gap: 'No headline was found.' },
        { found: confidenceIn(proposition), gap: 'Neither subhead nor description states a value proposition.' },
        { found: confidenceIn(ctas), gap: 'No call to action was found.' },
        { found: confidenceIn(navigation), gap: 'No main navigation was found.' },
        { found: confidenceIn(claims), gap: 'The pages read make no claim that could be told apart.' },
        { found: confidenceIn(proof), gap: 'Nothing was found that bears its promises out.' },
        { found: confidenceIn(vocabulary), gap: 'There is too little text to tell its vocabulary.' },
        {
          found: readability === null ? null : confidenceIn(writing),
          gap: 'There is too little text to measure how easily it reads.',
        },
        ...(reach.home
          ? []
          : [{ found: null, gap: 'Clarity is not scored, as the home page could be read in part only.' }]),
      ]),
      content: {
        hero: {
          headline: hero.headline?.value ?? null,
          subhead: hero.subhead?.value ?? null,
          eyebrow: hero.eyebrow?.value ?? null,
        },
        valueProposition: proposition?.value ?? null,
        claims: shownClaims.map(({ value: { text, type, proof, sourced } }) => ({ text, type, proof, sourced })),
        proofPoints: proof.map(({ text }) => text),
        ctas: shownCalls.map(({ value: { text, intent, url, repeats } }) => ({ text, intent, url, repeats })),
        navigation: navigation.map(({ value }) => value.label),
        vocabulary: {
          distinctive: vocabulary?.value.distinctive ?? [],
          overused: vocabulary?.value.overused ?? [],
        },
        clarityScore: clear.score,
        clarityChecks: clear.checks.map(({ quotes: _, ...check }) => check),
        readability: readability === null ? null : { formula: readability.formula, score: readability.score },
      },
    }
  },
})

/** Rules over what was read: as sure as those readings mostly are. */
const checkConfidence = 0.8

function claimOpening({ hero, vocabulary }: MessagingFacts, proposition: Fact<string> | null, claim: Claim): void {
  for (const part of ['headline', 'subhead', 'eyebrow'] as const) {
    const fact = hero[part]
    if (fact !== null) claim(`/hero/${part}`, fact)
  }
  if (proposition !== null) claim('/valueProposition', proposition)
  if (vocabulary !== null) claim('/vocabulary', vocabulary)
}

/** A page with neither a line nor a link of its own is no message to be judged. */
const isSeen = ({ hero, description, ctas, navigation }: MessagingFacts) =>
  hero.headline !== null || description !== null || ctas.length > 0 || navigation.length > 0

function valueProposition(subhead: Fact<string> | null, description: Fact<string> | null): Fact<string> | null {
  const says = subhead !== null && wordCount(subhead.value) >= propositionWordsMin
  return says ? subhead : description
}
