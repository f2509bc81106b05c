/**
 * What becomes of facts when a second reader has answered. Its word is one vote: it chooses among what rules had found, lowers what it speaks
 * against, and adds nothing.
 */
import type { Fact, SecondReading, SecondReadingOfSite } from '../evidence.ts'
import { acceptedValue, offerText } from '../facts/accepted-text.ts'
import type { AudienceNeed, AudienceSign } from '../facts/audience/shapes.ts'
import { businessModel } from '../facts/entity/business-model.ts'
import type { BrandKind, BusinessModel, KindCandidate } from '../facts/entity/shapes.ts'
import type { Testimonial } from '../facts/trust/shapes.ts'
import type { Facts } from '../facts.ts'
import { kindOf } from '../lexicon/kinds/kind-table.ts'
import type { SiteText } from '../page/provenance/site-text.ts'
import type { PreparedQuestions } from './questions.ts'
import type { SecondAnswers } from './second-questions.ts'

/** How often a model is right of which nothing else is known. */
const modelWeight = 0.7
/** From here on the vote of the rules holds against one other voice. */
const settledFrom = 0.7
/** What it speaks against is as much less sure; what it half speaks against a little. */
const cost = { against: 0.7, half: 0.85 }
const voiceMax = 0.9

export interface Settling {
  prepared: PreparedQuestions
  answers: SecondAnswers
  model: string
  /** How many it was shown. */
  passages: number
  text: SiteText
}

/** The facts with the model's vote. Pure: the same answers give the same facts. */
export function settled(facts: Facts, { prepared, answers, model, passages, text }: Settling): Facts {
  const mark = marker(model)
  const kind = kindAfter(facts.kind, { prepared, answers, mark })
  const { kept: testimonials, dropped } = testimonialsAfter(facts.testimonials, { prepared, answers, mark })
  const audiences = audiencesAfter(facts.audiences, { prepared, answers, mark }, (signs) =>
    spokenByOthers(signs, testimonials, dropped),
  )
  const told = new Set(audiences.map(({ value }) => value.id))
  const unnamed = facts.audiences.filter(({ value }) => !told.has(value.id))
  return {
    ...facts,
    kind,
    businessModel: kind === facts.kind ? facts.businessModel : earningOf({ ...facts, kind }, text),
    testimonials,
    audiences,
    audienceNeeds: needsAfter(facts.audienceNeeds, { prepared, answers, mark }),
    secondReader: { model, passages, leftOut: [...leftOut('testimonials', dropped), ...leftOut('readers', unnamed)] },
  }
}

const leftOut = (part: SecondReadingOfSite['leftOut'][number]['part'], facts: readonly Fact<unknown>[]) =>
  facts.flatMap(({ quotes }) => quotes.slice(0, 1)).map((quote) => ({ part, quote }))

type Mark = ReturnType<typeof marker>
interface Vote extends Pick<Settling, 'prepared' | 'answers'> {
  mark: Mark
}

const marker =
  (model: string) =>
  <Value>(fact: Fact<Value>, decided: SecondReading['decided'], confidence = fact.confidence): Fact<Value> => ({
    ...fact,
    confidence: Math.round(confidence * 100) / 100,
    secondReader: { model, decided },
  })

function kindAfter(kind: Facts['kind'], { prepared, answers, mark }: Vote): Facts['kind'] {
  if (kind === null || answers.kind === undefined) return kind
  if (answers.kind === null) return mark(kind, 'doubted', kind.confidence * cost.against)
  const choice = prepared.kinds.get(answers.kind)
  if (choice === undefined) return kind
  if (choice.id === kind.value.id) return mark(kind, 'confirmed')
  if (kind.confidence >= settledFrom) return mark(kind, 'doubted', kind.confidence * cost.half)
  return mark(inPlaceOf(kind, choice), 'chosen')
}

/** No surer than what it replaces: two voices disagree. */
function inPlaceOf(kind: Fact<BrandKind>, choice: KindCandidate): Fact<BrandKind> {
  const { text, id, candidates } = kind.value
  const former = kind.quotes.slice(0, 1).map((quote) => ({ text, id, quote }))
  return {
    ...kind,
    value: {
      text: choice.text,
      id: choice.id,
      label: kindOf(choice.id).label,
      candidates: [...former, ...candidates.filter((one) => one.text !== choice.text)],
    },
    quotes: [choice.quote],
  }
}

/** How a firm earns follows from its kind. */
const earningOf = (facts: Pick<Facts, 'kind' | 'plans' | 'ctas'>, text: SiteText) =>
  acceptedValue(businessModel(facts), offerText, text) as Fact<BusinessModel> | null

function testimonialsAfter(testimonials: Facts['testimonials'], { prepared, answers, mark }: Vote) {
  const said = new Map(answers.voices.map(({ number, isCustomer }) => [prepared.voices.get(number), isCustomer]))
  const dropped = testimonials.filter((fact) => said.get(fact) === 'no')
  const kept = testimonials
    .filter((fact) => said.get(fact) !== 'no')
    .map((fact) =>
      // Two voices that do not depend on one another.
      said.get(fact) === 'yes'
        ? mark(fact, 'confirmed', Math.min(voiceMax, 1 - (1 - fact.confidence) * (1 - modelWeight)))
        : fact,
    )
  return { kept, dropped }
}

/** Without the readers that only the job of somebody told, who turned out to be no customer. */
function spokenByOthers(
  audiences: Facts['audiences'],
  kept: readonly Fact<Testimonial>[],
  dropped: readonly Fact<Testimonial>[],
): Facts['audiences'] {
  const roles = (testimonials: readonly Fact<Testimonial>[]) => new Set(testimonials.map(({ value }) => value.role))
  const [ofCustomers, ofOthers] = [roles(kept), roles(dropped)]
  const isOfOthers = (role: string) => ofOthers.has(role) && !ofCustomers.has(role)
  return audiences.filter(
    ({ value, quotes }) =>
      value.source !== 'testimonial' || quotes.length === 0 || !quotes.every(({ text }) => isOfOthers(text)),
  )
}

/**
 * It tells who of the readers buys, and never that nobody is named: where all would go or be in doubt they stay as they are, and are marked.
 * @param withoutOthers leaves out those whom words told that are no customer's
 */
function audiencesAfter(
  audiences: Facts['audiences'],
  { prepared, answers, mark }: Vote,
  withoutOthers: (audiences: Facts['audiences']) => Facts['audiences'],
): Facts['audiences'] {
  const roles = new Map(answers.readers.map(({ number, role }) => [prepared.readers.get(number), role]))
  const after = withoutOthers(audiences).flatMap((sign): Fact<AudienceSign>[] => {
    const role = roles.get(sign.value.id)
    if (role === undefined) return [sign]
    if (role === 'buys') return [mark(sign, 'confirmed')]
    if (role === 'benefits') return [mark(sign, 'doubted', sign.confidence * cost.half)]
    // One word beside “for” is all that spoke for them.
    return sign.value.source === 'phrase' ? [] : [mark(sign, 'doubted', sign.confidence * cost.against)]
  })
  const isSomebodyLeft = after.some(
    ({ value, secondReader }) => value.kind !== 'place' && secondReader?.decided !== 'doubted',
  )
  if (!isSomebodyLeft) return audiences.map((sign) => (roles.has(sign.value.id) ? mark(sign, 'doubted') : sign))
  return after.sort((a, b) => b.confidence - a.confidence)
}

function needsAfter(needs: Facts['audienceNeeds'], { prepared, answers, mark }: Vote): Facts['audienceNeeds'] {
  const { trouble } = answers
  if (trouble === undefined) return needs
  const isPain = ({ value }: Fact<AudienceNeed>) => value.kind === 'pain'
  if (trouble === null)
    return needs.map((need) => (isPain(need) ? mark(need, 'doubted', need.confidence * cost.against) : need))
  const text = prepared.pains.get(trouble)
  const chosen = needs.find((need) => isPain(need) && need.value.text === text)
  if (chosen === undefined) return needs
  const isFirst = needs.find(isPain) === chosen
  return [mark(chosen, isFirst ? 'confirmed' : 'chosen'), ...needs.filter((need) => need !== chosen)]
}
