/** Words to use: the opening, the line below it, the call, the description and the positioning line, made of the site's own words. */
import type { Drafted, DraftOrder } from '../../drafts.ts'
import type { Fact } from '../../evidence.ts'
import type { PlacedWords } from '../diagnoses/diagnosis.ts'
import type { DiagnosisFacts } from '../diagnoses/diagnosis-facts.ts'
import { callOf } from './call.ts'
import { orderOf } from './draft-order.ts'
import { draftTaker } from './draft-taker.ts'
import { metaDescriptionOf } from './meta-description.ts'
import { openingOf } from './opening.ts'
import { placedOpening, placedSubhead } from './placed-words.ts'
import { positioningLine } from './positioning-line.ts'
import type { Rewrite } from './rewrite.ts'
import { subheadOf } from './subhead.ts'
import { writerOf } from './writer.ts'

/**
 * In the order of `rewriteParts`; none where the language of the site is not known.
 * @param placed words that the thesis puts into the opening, first what counts most: proposals and moves say the same
 * @param drafted what a model drafted for the places of `draftOrderOf`: a draft that invents nothing stands in place of what rules composed, but
 *   for words of the thesis
 */
export function rewritesOf(
  facts: DiagnosisFacts,
  { placed = [], drafted = null }: { placed?: readonly PlacedWords[]; drafted?: Drafted | null } = {},
): Rewrite[] {
  const writer = writerOf(withoutEndless(facts))
  if (writer === null) return []
  const into = (part: PlacedWords['part']) => placed.find((words) => words.part === part) ?? null
  const taken = drafted === null ? (computed: Rewrite) => computed : draftTaker(writer, drafted)
  const opening = taken(placedOpening(writer, into('opening')) ?? openingOf(writer))
  const subhead = placedSubhead(writer, { opening, placed: into('subhead') }) ?? subheadOf(writer, opening)
  // A description ends with a label of the site's own, whole.
  const call = callOf(writer)
  return [
    opening,
    taken(subhead, opening),
    taken(call),
    taken(metaDescriptionOf(writer, call)),
    taken(positioningLine(writer)),
  ]
}

/** What a model may draft for this site, but for words of the thesis; null where nothing is to be changed, or there is nothing to make it of. */
export function draftOrderOf(facts: DiagnosisFacts, placed: readonly PlacedWords[] = []): DraftOrder | null {
  const writer = writerOf(withoutEndless(facts))
  return writer === null ? null : orderOf(writer, rewritesOf(facts, { placed }))
}

/** What is longer is no headline, label or name, whatever the page calls it. */
const charactersMax = 1_000

function withoutEndless(facts: DiagnosisFacts): DiagnosisFacts {
  const short = <Value extends string>(fact: Fact<Value> | null) =>
    fact === null || fact.value.length > charactersMax ? null : fact
  const { hero, path, name } = facts
  return {
    ...facts,
    hero: { headline: short(hero.headline), subhead: short(hero.subhead), eyebrow: short(hero.eyebrow) },
    tagline: short(facts.tagline),
    description: short(facts.description),
    name: name === null || name.value.name.length > charactersMax ? null : name,
    path: { ...path, call: path.call !== null && path.call.value.text.length > charactersMax ? null : path.call },
  }
}
