/** What is said of one persona: the site's own words, each with its ground. */
import type { Fact } from '../../evidence.ts'
import type { AudienceNeed, Question } from '../../facts/audience/shapes.ts'
import type { Facts } from '../../facts.ts'
import { counted, networkName, quoted, shortened } from '../../writing/prose.ts'
import type { Ground } from '../section.ts'

export interface Entry {
  text: string
  ground: Ground
}

type Needs = Pick<
  Facts,
  | 'audienceNeeds'
  | 'questions'
  | 'guarantees'
  | 'trial'
  | 'plans'
  | 'testimonials'
  | 'certifications'
  | 'socials'
  | 'contacts'
  | 'posts'
>

const entriesMax = { pain: 4, goal: 4, trigger: 3, objection: 4 }

/**
 * Needs of one kind, from text that names these readers or stands under a heading of theirs. What is said of nobody in
 * particular is theirs only where there are no others.
 */
export function needsOf(kind: AudienceNeed['kind'], { audienceNeeds, questions }: Needs, whose: Whose): Entry[] {
  const own = audienceNeeds.filter(({ value }) => value.kind === kind && value.of.some((id) => whose.ids.includes(id)))
  const shared = whose.isOnly
    ? audienceNeeds.filter(({ value }) => value.kind === kind && !own.some((one) => one.value.text === value.text))
    : []
  return [...own, ...shared].slice(0, entriesMax[kind]).map((need) => ({
    text: kind === 'objection' ? doubt(need, questions) : quoted(need.value.text),
    ground: need,
  }))
}

export interface Whose {
  ids: readonly string[]
  isFirst: boolean
  isOnly: boolean
}

const answerCharactersMax = 160

function doubt({ value }: Fact<AudienceNeed>, questions: readonly Fact<Question>[]): string {
  const answer = questions.find((question) => question.value.question === value.text)?.value.answer ?? null
  return answer === null
    ? quoted(value.text)
    : `${quoted(value.text)} Answered with “${shortened(answer, answerCharactersMax)}”`
}

/** Why they would choose it, as far as the offer shows what it answers. */
export function motivationsOf(facts: Needs): Entry[] {
  const { trial, guarantees, plans, testimonials, certifications } = facts
  const entries: Entry[] = []
  const free = plans.find(({ value }) => value.isFree)
  if (trial !== null) entries.push({ text: `To try before paying: ${quoted(trial.value)}`, ground: inferred([trial]) })
  else if (free !== undefined) {
    entries.push({
      text: `To begin without paying: ${quoted(free.value.name)} costs nothing`,
      ground: inferred([free]),
    })
  }
  const [guarantee] = guarantees
  if (guarantee !== undefined) {
    entries.push({ text: `To take no risk: ${quoted(guarantee.value)}`, ground: inferred([guarantee]) })
  }
  if (testimonials.length >= 2) {
    const text = `To go by what others report: ${counted(testimonials.length, 'testimonial')} shown`
    entries.push({ text, ground: inferred(testimonials.slice(0, 3)) })
  }
  const [certificate] = certifications
  if (certificate !== undefined) {
    entries.push({ text: `To have it vouched for: ${quoted(certificate.value.name)}`, ground: inferred([certificate]) })
  }
  return entries
}

const inferred = (facts: readonly Fact<unknown>[]): Ground => ({
  basis: 'inferred',
  confidence: 0.5,
  quotes: facts.flatMap(({ quotes }) => quotes.slice(0, 1)),
})

/** Networks where private people are met rather than buyers at work, and the other way round. */
const personalNetworks = new Set(['instagram', 'facebook', 'tiktok', 'pinterest', 'snapchat', 'line', 'vk'])
const workNetworks = new Set(['linkedin', 'xing', 'github', 'gitlab', 'stackoverflow'])
const channelsMax = 6

/** Where this reader is reached: the brand's own channels, by what each is used for. */
export function channelsOf({ socials, contacts, posts }: Needs, isAtWork: boolean): Entry[] {
  const entries: Entry[] = []
  for (const fact of socials) {
    const { network, kind } = fact.value
    if (kind === 'person' || (isAtWork ? personalNetworks : workNetworks).has(network)) continue
    const text = networkName(network)
    if (!entries.some((entry) => entry.text === text)) entries.push({ text, ground: fact })
  }
  const phone = contacts.find(({ value }) => value.kind === 'phone')
  const email = contacts.find(({ value }) => value.kind === 'email')
  if (email !== undefined) entries.push({ text: 'E-mail', ground: email })
  if (phone !== undefined) entries.push({ text: 'Telephone', ground: phone })
  const [post] = posts
  if (post !== undefined && isAtWork) entries.push({ text: 'Articles on the site', ground: post })
  return entries.slice(0, channelsMax)
}
