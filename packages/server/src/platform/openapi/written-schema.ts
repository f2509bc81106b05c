/** Schemas as the document has them. */
import type { Shape } from './example.ts'

/** With `type` on every `enum`, which TypeBox leaves out and readers of OpenAPI ask for. */
export function writtenSchema(schema: Shape): Shape {
  const { type = typeOfValues(schema.enum), ...rest } = schema
  const { properties, items, anyOf, additionalProperties } = rest
  return {
    ...(type !== undefined && { type }),
    ...rest,
    ...(anyOf !== undefined && { anyOf: anyOf.map(writtenSchema) }),
    ...(items !== undefined && { items: writtenSchema(items) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, writtenSchema(property)]),
      ),
    }),
    ...(isShape(additionalProperties) && { additionalProperties: writtenSchema(additionalProperties) }),
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
