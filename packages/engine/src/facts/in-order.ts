import type { FactDefinition, FactName } from './define-fact.ts'

/**
 * The definitions in an order in which each comes after what it needs; otherwise as they are listed.
 * @throws {Error} where a fact is needed that none defines, is defined twice, or needs itself in the end: a bug of ours
 */
export function inOrder(definitions: readonly FactDefinition[]): FactDefinition[] {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  if (byName.size < definitions.length) throw new Error('A fact is defined twice.')
  const ordered: FactDefinition[] = []
  const done = new Set<FactName>()
  const open = new Set<FactName>()
  const add = (name: FactName): void => {
    if (done.has(name)) return
    const definition = byName.get(name)
    if (definition === undefined) throw new Error(`No fact is named ${name}.`)
    if (open.has(name)) throw new Error(`The fact ${name} needs itself.`)
    open.add(name)
    for (const need of definition.needs) add(need)
    done.add(name)
    ordered.push(definition)
  }
  for (const { name } of definitions) add(name)
  return ordered
}
