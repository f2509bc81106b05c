/** Schemas as they are in the document. */
import type { Shape } from './example.ts'

export interface SchemaWriter {
  /** As it stands in the document; one with a `title` stands under that name among the components, and is referred to. */
  write(schema: Shape): Shape
  /** What was written under a name, by name. */
  named(): Record<string, Shape>
}

export function createSchemaWriter(): SchemaWriter {
  const named = new Map<string, Shape>()

  function write(schema: Shape): Shape {
    const { title, ...untitled } = schema
    const written = inside(untitled)
    if (title === undefined) return written
    const known = named.get(title)
    if (known === undefined) named.set(title, written)
    else if (JSON.stringify(known) !== JSON.stringify(written)) throw new Error(`Two schemas are called ${title}.`)
    return { $ref: `#/components/schemas/${title}` }
  }

  /** With `type` on every `enum`, which TypeBox leaves out and readers of OpenAPI ask for. */
  function inside(schema: Shape): Shape {
    const { type = typeOfValues(schema.enum), ...rest } = schema
    const { properties, items, anyOf, additionalProperties } = rest
    return {
      ...(type !== undefined && { type }),
      ...rest,
      ...(anyOf !== undefined && { anyOf: anyOf.map(write) }),
      ...(items !== undefined && { items: write(items) }),
      ...(properties !== undefined && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, write(property)])),
      }),
      ...(isShape(additionalProperties) && { additionalProperties: write(additionalProperties) }),
    }
  }

  return {
    write,
    named: () => Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null

/** The type that all of them have. */
function typeOfValues(values: unknown[] | undefined): string | undefined {
  const types = new Set(values?.map((value) => typeof value))
  if (types.size > 1) throw new Error(`An enum has values of several types: ${values?.join(', ')}.`)
  const [type] = types
  return type
}
