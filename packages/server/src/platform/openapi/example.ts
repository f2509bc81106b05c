import type { TSchema } from 'typebox'

/** The subset of JSON Schema that our schemas use. */
export interface Shape {
  /** The schema's name in the document. */
  title?: string
  type?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  format?: string
  $ref?: string
  [keyword: string]: unknown
}

export const shapeOf = (schema: TSchema) => schema as unknown as Shape

/**
 * A value of a schema's shape, from its own examples where it has some.
 * @param named what is referred to; `undefined` stands for a reference to one that has no example
 */
export function exampleOf(schema: Shape, named: Readonly<Record<string, TSchema>> = {}): unknown {
  if (schema.$ref !== undefined) {
    const referred = named[schema.$ref.split('/').at(-1)!]
    return referred === undefined ? undefined : shapeOf(referred).examples?.[0]
  }
  if (schema.examples?.[0] !== undefined) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf?.[0] !== undefined) return exampleOf(schema.anyOf[0], named)
  if (schema.type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name, property]) => schema.required?.includes(name) || property.examples !== undefined)
        .map(([name, property]) => [name, exampleOf(property, named)]),
    )
  }
  if (schema.type === 'array') return schema.items === undefined ? [] : [exampleOf(schema.items, named)]
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  return schema.type === 'null' ? null : 'text'
}
