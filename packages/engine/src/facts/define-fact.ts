/** How facts are declared: each says its name, what it needs, and what stands for it where it fails. */
import type { Facts } from '../facts.ts'
import type { TextClass } from '../page/provenance/text-classes.ts'
import type { Site } from '../site.ts'

/** What is derived of a site, by name: the facts that reports read, and what only other facts do. */
export interface FactValues extends Omit<Facts, 'degraded' | 'failed' | 'secondReader'> {
  /** The brand's name and its other spellings. */
  names: readonly string[]
  /** Apps that pages declare in their head. */
  declaredApps: Facts['socials']
}

export type FactName = keyof FactValues

export interface FactDefinition<Name extends FactName = FactName> {
  name: Name
  needs: readonly FactName[]
  accepts: readonly TextClass[]
  empty: FactValues[FactName]
  /** @param needed holds the facts of `needs`, and no other */
  derive: (site: Site, needed: FactValues) => FactValues[FactName]
}

interface FactDeclaration<Name extends FactName, Needs extends readonly FactName[]> {
  name: Name
  /** Facts that are derived before it, which it reads; none by default. */
  needs?: Needs
  /**
   * Classes of text that it may be (accepted-text.ts). What rests on text of other classes alone is left out of the value afterwards;
   * of `sentences` it is given those of these classes.
   */
  accepts: readonly TextClass[]
  /** What stands for it where it fails. */
  empty: FactValues[Name]
  derive: (site: Site, needed: Pick<FactValues, Needs[number]>) => FactValues[Name]
}

export const defineFact = <Name extends FactName, const Needs extends readonly FactName[] = []>(
  declaration: FactDeclaration<Name, Needs>,
): FactDefinition<Name> => ({ needs: [], ...declaration })
