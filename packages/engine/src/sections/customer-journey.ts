import { type Static, Type } from 'typebox'
import type { PageType } from '../artifacts.ts'
import type { CallToAction } from '../facts.ts'
import { bareText } from '../writing/distinct.ts'
import { listed } from '../writing/prose.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { CallToActionShape, closed, Nullable, strings } from '../writing/shapes.ts'
import { type StageName, stageNames } from '../writing/stage-names.ts'
import { findJourney, type JourneyEntry } from './journey/find-journey.ts'
import { type JourneyFacts, journeyNeeds } from './journey/journey-rule.ts'
import { journeySummary } from './journey/journey-summary.ts'
import { pathToAction } from './journey/path-to-action.ts'
import { assess, type Claim, confidenceIn, defineSection, type Ground } from './section.ts'

type Stage = Static<typeof Stage>
const Stage = Type.Object(
  {
    assets: Type.Array(
      Type.Object(
        {
          type: Type.String({ description: 'What it is: a type of page, or `social profiles`, `app`, `map`, …' }),
          title: Nullable(Type.String({ description: 'What it is called.' })),
          url: Type.String({ description: 'Where it is.' }),
        },
        closed,
      ),
      { description: 'What meets people at this stage: pages, profiles, a newsletter, an app.' },
    ),
    ctas: Type.Array(CallToActionShape, { description: 'The calls to action that belong to this stage.' }),
    strengths: strings('What helps people on.'),
    gaps: strings('What they would look for and not find.'),
    friction: strings('What is there and holds them up.'),
  },
  { ...closed, title: 'JourneyStage', description: 'One stage on the way of a customer.' },
)

const emptyStage: Stage = { assets: [], ctas: [], strengths: [], gaps: [], friction: [] }

/** What matters at a stage, and not all that is there: so many of each kind. */
const pagesMax = 3
const pagesOfTypeMax = 2
const assetsMax = 4
const callsMax = 3
const strengthsMax = 3
const lacksMax = 2

interface StagePlan {
  pageTypes: readonly PageType[]
  /** Of the calls to action that belong here; a trial is a decision and a first step in one. */
  intents: readonly CallToAction['intent'][]
  gap: string
}

const plan: Record<StageName, StagePlan> = {
  awareness: {
    pageTypes: ['blog', 'post', 'press', 'about'],
    intents: ['visit'],
    gap: 'Nothing was read that meets people who do not know the brand yet.',
  },
  consideration: {
    pageTypes: ['product', 'features', 'solutions', 'customers', 'testimonials', 'team', 'faq', 'security'],
    intents: ['demo', 'learn'],
    gap: 'Nothing was read that helps people to compare.',
  },
  decision: {
    pageTypes: ['pricing', 'contact'],
    intents: ['buy', 'trial', 'quote', 'contact', 'book', 'donate'],
    gap: 'Nothing was read that supports the step to a decision.',
  },
  onboarding: {
    pageTypes: [],
    intents: ['sign-up', 'start', 'trial', 'join', 'download'],
    gap: 'Nothing was read that helps new people to begin.',
  },
  loyalty: { pageTypes: [], intents: ['subscribe'], gap: 'Nothing was read that brings people back.' },
}

export const customerJourney = defineSection({
  id: 'customerJourney',
  title: sectionTitles.customerJourney,
  needs: journeyNeeds,
  result: Type.Object(
    {
      stages: Type.Object(
        { awareness: Stage, consideration: Stage, decision: Stage, onboarding: Stage, loyalty: Stage },
        { ...closed, description: 'The five stages.' },
      ),
      pathToPrimaryAction: Nullable(
        Type.Object(
          {
            clicks: Type.Integer({ minimum: 0, description: 'How many clicks it is from the home page.' }),
            fields: Nullable(
              Type.Integer({
                minimum: 0,
                description: 'How many fields a form there asks for; null where none was seen.',
              }),
            ),
          },
          closed,
        ),
        'How far the main action is; null where that is not known.',
      ),
    },
    { ...closed, description: 'What helps customers on and what holds them up, in five stages.' },
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
  write(read, { claim, ask, wording }) {
    const { facts, entries } = findJourney(read, { ask, wording })
    const path = pathToAction(facts)
    const stage = (name: StageName) => writeStage(name, { facts, entries }, claim)
    const stages = {
      awareness: stage('awareness'),
      consideration: stage('consideration'),
      decision: stage('decision'),
      onboarding: stage('onboarding'),
      loyalty: stage('loyalty'),
    }
    if (path !== null && facts.primary !== null) {
      claim('/pathToPrimaryAction', { ...facts.primary, basis: 'computed' })
      if (path.form !== null) claim('/pathToPrimaryAction/fields', path.form)
    }
    const isHeld = ({ assets, ctas, strengths }: Stage) => assets.length + ctas.length + strengths.length > 0
    const assessment = assess(journeySummary({ facts, entries, path }, wording), [
      ...stageNames.map((name) => ({ found: isHeld(stages[name]) ? 0.7 : null, gap: plan[name].gap })),
      {
        found: path === null ? null : confidenceIn(facts.primary),
        gap: 'The way to the primary action is not known.',
      },
    ])
    // What a stage lacks says more than that it is empty.
    const told = stageNames.filter((name) => !isHeld(stages[name]) && stages[name].gaps.length > 0)
    const untold = assessment.gaps.filter((gap) => !told.some((name) => plan[name].gap === gap))
    const pointed =
      told.length === 0
        ? []
        : [
            told.length === 1
              ? `What the ${told[0]} stage lacks is named there.`
              : `What the stages of ${listed(told)} lack is named there.`,
          ]
    return {
      assessment: { ...assessment, gaps: [...untold, ...pointed] },
      content: { stages, pathToPrimaryAction: path === null ? null : { clicks: path.clicks, fields: path.fields } },
    }
  },
})

type StagePage = Pick<JourneyFacts['pages'][number], 'type' | 'title' | 'url'>

/** Of each type that belongs to the stage, the first one or two. */
function stagePages(pages: JourneyFacts['pages'], types: readonly PageType[]): StagePage[] {
  const titles = Map.groupBy(pages, ({ title }) => title?.text ?? '')
  const counts = new Map<PageType, number>()
  const own = pages.filter(({ type }) => {
    const count = counts.get(type) ?? 0
    counts.set(type, count + 1)
    return types.includes(type) && count < (type === 'post' ? 1 : pagesOfTypeMax)
  })
  return own.slice(0, pagesMax).map(({ type, title, topHeadings, url }) => ({
    type,
    // A title that other pages bear as well does not tell them apart.
    title: (titles.get(title?.text ?? '')?.length ?? 0) > 1 ? (topHeadings[0] ?? title) : title,
    url,
  }))
}

/** One call for each place that they lead to, and for each wording. */
function distinctCalls(calls: JourneyFacts['ctas']): JourneyFacts['ctas'] {
  const met = new Set<string>()
  return calls
    .filter(({ value: { text, url } }) => {
      const keys = [bareText(text), ...(url === null ? [] : [url])]
      if (keys.some((key) => met.has(key))) return false
      for (const key of keys) met.add(key)
      return true
    })
    .slice(0, callsMax)
}

function writeStage(
  name: StageName,
  { facts, entries }: { facts: JourneyFacts; entries: readonly JourneyEntry[] },
  claim: Claim,
): Stage {
  const { pageTypes, intents } = plan[name]
  const at = `/stages/${name}`
  const own = entries.filter((entry) => entry.stage === name)
  const pages = stagePages(facts.pages, pageTypes)
  const calls = distinctCalls(facts.ctas.filter(({ value }) => intents.includes(value.intent)))
  for (const [index, { title }] of pages.entries()) {
    claim(`${at}/assets/${index}`, { basis: 'inferred', confidence: 0.7, quotes: title === null ? [] : [title] })
  }
  const found = own.flatMap((entry) =>
    entry.kind === 'asset' && entry.asset !== undefined ? [{ entry, asset: entry.asset }] : [],
  )
  found.splice(assetsMax - pages.length)
  for (const [index, { entry }] of found.entries()) claim(`${at}/assets/${pages.length + index}`, groundOf(entry))
  for (const [index, fact] of calls.entries()) claim(`${at}/ctas/${index}`, fact)
  const told = (kind: JourneyEntry['kind'], member: string, max: number) =>
    own
      .filter((entry) => entry.kind === kind)
      .sort((a, b) => b.weight * b.confidence - a.weight * a.confidence)
      .slice(0, max)
      .map((entry, index) => {
        claim(`${at}/${member}/${index}`, groundOf(entry))
        return entry.text
      })
  return {
    assets: [
      ...pages.map(({ title, ...page }) => ({ ...page, title: title?.text ?? null })),
      ...found.map(({ asset }) => asset),
    ],
    ctas: calls.map(({ value: { text, intent, url } }) => ({ text, intent, url })),
    strengths: told('strength', 'strengths', strengthsMax),
    gaps: told('gap', 'gaps', lacksMax),
    friction: told('friction', 'friction', lacksMax),
  }
}

const groundOf = ({ basis = 'computed', confidence, quotes, id }: JourneyEntry): Ground => ({
  basis,
  confidence,
  quotes,
  rule: id,
})
