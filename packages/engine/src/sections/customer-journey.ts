import { type Static, Type } from 'typebox'
import type { PageType } from '../artifacts.ts'
import type { CallToAction } from '../facts.ts'
import { counted, listed, quoted } from '../report/prose.ts'
import { CallToActionShape, closed, Nullable, Strings } from '../report/shapes.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'
import type { PageSummary, SectionFacts } from './section-facts.ts'

type Stage = Static<typeof Stage>
const Stage = Type.Object(
  {
    assets: Type.Array(
      Type.Object({ type: Type.String(), title: Nullable(Type.String()), url: Type.String() }, closed),
    ),
    ctas: Type.Array(CallToActionShape),
    gaps: Strings,
    friction: Strings,
  },
  closed,
)

const emptyStage: Stage = { assets: [], ctas: [], gaps: [], friction: [] }

interface StagePlan {
  pageTypes: readonly PageType[]
  /** Of the calls to action that belong here; a trial is a decision and a first step in one. */
  intents: readonly CallToAction['intent'][]
  gap: string
}

const stageNames = ['awareness', 'consideration', 'decision', 'onboarding', 'loyalty'] as const
type StageName = (typeof stageNames)[number]

const plan: Record<StageName, StagePlan> = {
  awareness: {
    pageTypes: ['blog', 'post', 'press', 'about'],
    intents: ['learn', 'visit'],
    gap: 'No article, press or about page was read: nothing meets people who do not know the brand yet.',
  },
  consideration: {
    pageTypes: ['product', 'features', 'solutions', 'customers', 'testimonials', 'faq', 'security'],
    intents: ['demo'],
    gap: 'No page on product, features or customers was read: nothing helps people to compare.',
  },
  decision: {
    pageTypes: ['pricing', 'contact'],
    intents: ['buy', 'trial', 'quote', 'contact', 'book', 'donate'],
    gap: 'No pricing or contact page was read: the step to a decision is not supported by a page of its own.',
  },
  onboarding: {
    pageTypes: [],
    intents: ['sign-up', 'start', 'trial', 'join', 'download'],
    gap: 'No call to sign up, join, download or start a trial was found.',
  },
  loyalty: { pageTypes: [], intents: ['subscribe'], gap: 'No newsletter or community was found.' },
}

/** More fields than this make people leave a form (Baymard: 8 suffice for a whole checkout). */
const formFieldsMax = 8

export const customerJourney = defineSection({
  id: 'customerJourney',
  title: 'Customer journey',
  needs: ['pages', 'ctas', 'blocks'],
  result: Type.Object(
    {
      stages: Type.Object(
        { awareness: Stage, consideration: Stage, decision: Stage, onboarding: Stage, loyalty: Stage },
        closed,
      ),
      pathToPrimaryAction: Nullable(
        Type.Object(
          {
            clicks: Type.Integer({ minimum: 0, description: 'From the home page.' }),
            fields: Nullable(Type.Integer({ minimum: 0, description: 'That a form there asks to fill in.' })),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  empty: {
    stages: {
      awareness: emptyStage,
      consideration: emptyStage,
      decision: emptyStage,
      onboarding: emptyStage,
      loyalty: emptyStage,
    },
    pathToPrimaryAction: null,
  },
  looksFor: ['No page or call to action was found.'],
  write({ pages, ctas, blocks }, claim) {
    const newsletter = blocks.some((page) => page.blocks.some(({ role }) => role === 'newsletter'))
    const stage = (name: StageName) => writeStage(name, { pages, ctas }, newsletter, claim)
    const stages = {
      awareness: stage('awareness'),
      consideration: stage('consideration'),
      decision: stage('decision'),
      onboarding: stage('onboarding'),
      loyalty: stage('loyalty'),
    }
    const path = pathTo(ctas[0]?.value ?? null, pages)
    const [primary] = ctas
    if (path !== null && primary !== undefined) claim('/pathToPrimaryAction', { ...primary, basis: 'computed' })

    const held = stageNames.filter((name) => stages[name].gaps.length === 0)
    const missing = stageNames.filter((name) => stages[name].gaps.length > 0)
    const sentences = [
      held.length === 0
        ? 'No stage of the journey is supported by what was read.'
        : `The pages read support ${listed(held, 5)}.`,
    ]
    if (missing.length > 0) sentences.push(`Nothing was found for ${listed(missing, 5)}.`)
    if (path !== null && primary !== undefined) {
      const { clicks, fields } = path
      const form = fields === null ? '' : `, and the form there has ${counted(fields, 'field')}`
      sentences.push(`The primary action, ${quoted(primary.value.text)}, is ${counted(clicks, 'click')} away${form}.`)
    }
    return {
      assessment: assess(sentences.join(' '), [
        ...stageNames.map((name) => ({
          found: stages[name].gaps.length === 0 ? 0.6 : null,
          gap: plan[name].gap,
        })),
        { found: path === null ? null : confidenceIn(ctas), gap: 'The way to the primary action is not known.' },
      ]),
      content: { stages, pathToPrimaryAction: path },
    }
  },
})

function writeStage(
  name: StageName,
  { pages, ctas }: Pick<SectionFacts, 'pages' | 'ctas'>,
  newsletter: boolean,
  claim: Claim,
): Stage {
  const { pageTypes, intents, gap } = plan[name]
  const assets = pages.filter(({ type }) => pageTypes.includes(type))
  const calls = ctas.filter(({ value }) => intents.includes(value.intent))
  for (const [index, { title }] of assets.entries()) {
    if (title !== null)
      claim(`/stages/${name}/assets/${index}`, { basis: 'inferred', confidence: 0.7, quotes: [title] })
  }
  for (const [index, fact] of calls.entries()) claim(`/stages/${name}/ctas/${index}`, fact)
  const friction = assets.filter(({ formFields }) => formFields > formFieldsMax).map(longForm)
  for (const index of friction.keys()) {
    claim(`/stages/${name}/friction/${index}`, { basis: 'computed', confidence: 0.7, quotes: [] })
  }
  const isHeld = assets.length > 0 || calls.length > 0 || (name === 'loyalty' && newsletter)
  return {
    assets: assets.map(({ type, title, url }) => ({ type, title: title?.text ?? null, url })),
    ctas: calls.map(({ value: { text, intent, url } }) => ({ text, intent, url })),
    gaps: isHeld ? [] : [gap],
    friction,
  }
}

const longForm = ({ url, formFields }: PageSummary) => `The form on ${url} has ${formFields} fields.`

/** Known for an action that starts from the home page and leads to a page that was read, or nowhere but on. */
function pathTo(primary: CallToAction | null, pages: PageSummary[]) {
  if (primary === null || primary.url === null) return null
  const [target] = primary.url.split('#')
  const page = pages.find(({ url }) => url === target)
  return { clicks: 1, fields: page === undefined || page.formFields === 0 ? null : page.formFields }
}
