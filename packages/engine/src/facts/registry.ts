/** All facts, by subject. In which order they are derived follows from what each needs. */
import { archetypeFacts } from './archetype/facts.ts'
import { audienceFacts } from './audience/facts.ts'
import { contactFacts } from './contact/facts.ts'
import type { FactDefinition, FactName } from './define-fact.ts'
import { entityFacts } from './entity/facts.ts'
import { identityFacts } from './identity/facts.ts'
import { languageFacts } from './language/facts.ts'
import { lookFacts } from './look/facts.ts'
import { offerFacts } from './offer/facts.ts'
import { openingFacts } from './opening/facts.ts'
import { publishingFacts } from './publishing/facts.ts'
import { siteFacts } from './site/facts.ts'
import { technologyFacts } from './technology/facts.ts'
import { trustFacts } from './trust/facts.ts'

const declarations = [
  ...siteFacts,
  ...identityFacts,
  ...openingFacts,
  ...contactFacts,
  ...lookFacts,
  ...offerFacts,
  ...publishingFacts,
  ...trustFacts,
  ...technologyFacts,
  ...languageFacts,
  ...archetypeFacts,
  ...audienceFacts,
  ...entityFacts,
]

export const registry: readonly FactDefinition[] = declarations

/** The compiler names here the facts that have a shape and no declaration. */
type Undeclared = Exclude<FactName, (typeof declarations)[number]['name']>
void ({} satisfies Record<Undeclared, FactDefinition>)
