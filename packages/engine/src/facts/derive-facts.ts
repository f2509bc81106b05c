import type { Degradation } from '../artifacts.ts'
import type { Facts } from '../facts.ts'
import { siteText } from '../page/provenance/site-text.ts'
import type { TextClass } from '../page/provenance/text-classes.ts'
import type { Site } from '../site.ts'
import { acceptedValue } from './accepted-text.ts'
import type { FactName, FactValues } from './define-fact.ts'
import { inOrder } from './in-order.ts'
import { pick } from './pick.ts'
import { registry } from './registry.ts'

const ordered = inOrder(registry)

/**
 * All facts of a site. Each is a function of its own; one that fails costs its own fields, and is named in `failed`.
 * @param onDerived hears of each fact when it is done, one after the other, for whoever measures what each takes
 */
export function deriveFacts(site: Site, onDerived: (fact: FactName) => void = () => {}): Facts {
  const values: Partial<Record<FactName, unknown>> = {}
  const failed: FactName[] = []
  const degraded: Degradation[] = []
  const text = siteText(site)
  const ofClasses = sentencesByClasses()
  for (const definition of ordered) {
    const { name, empty, accepts } = definition
    try {
      const needed = pick(values, definition.needs) as unknown as FactValues
      const given = 'sentences' in needed ? { ...needed, sentences: ofClasses(needed.sentences, accepts) } : needed
      values[name] = acceptedValue(definition.derive(site, given), accepts, text)
    } catch (error) {
      values[name] = empty
      failed.push(name)
      const reason = error instanceof Error ? error.message : error
      degraded.push({ part: 'facts', detail: `${name} could not be derived: ${reason}` })
    }
    onDerived(name)
  }
  return factsOf(values as unknown as FactValues, failed, degraded)
}

/** Facts that accept the same classes are given the same array: what is computed once of it serves them all. */
function sentencesByClasses() {
  const made = new Map<readonly TextClass[], Facts['sentences']>()
  return (sentences: Facts['sentences'], accepts: readonly TextClass[]): Facts['sentences'] => {
    let ofClasses = made.get(accepts)
    if (ofClasses === undefined) {
      const accepted = new Set(accepts)
      const kept = sentences.filter(({ textClass }) => accepted.has(textClass))
      ofClasses = kept.length === sentences.length ? sentences : kept
      made.set(accepts, ofClasses)
    }
    return ofClasses
  }
}

/** What reports read of all values: some serve other facts alone. */
export function factsOf(
  { names: _, declaredApps, ...facts }: FactValues,
  failed: readonly FactName[] = [],
  degraded: readonly Degradation[] = [],
): Facts {
  return { ...facts, socials: [...facts.socials, ...declaredApps], failed: [...failed], degraded: [...degraded] }
}
