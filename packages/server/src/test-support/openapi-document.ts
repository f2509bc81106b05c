/** The committed OpenAPI document as tests read it. */
import { readFile } from 'node:fs/promises'
import { openApiFile } from '../openapi.ts'

export const documentText = await readFile(openApiFile, 'utf8')
export const document = JSON.parse(documentText)

export interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: {
    content: { 'application/json': { schema: { properties: Record<string, object> }; example: unknown } }
  }
  responses: Record<
    string,
    { content?: Record<string, { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> }> }
  >
}

export const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase() as 'GET', operation })),
)

export const events = Object.values(document.webhooks as Record<string, { post: Operation }>).map(({ post }) => post)

/** With what `#/components/` refers to in its place. */
export const resolved = (schema: object): object => ({ ...schema, components: document.components })

/** The schema that another refers to, or the schema itself. */
export function dereferenced<Schema extends object>(schema: Schema): Schema {
  const { $ref } = schema as { $ref?: string }
  return $ref === undefined
    ? schema
    : (document.components.schemas[$ref.slice('#/components/schemas/'.length)] as Schema)
}

/** Every object within a value, schemas among them; examples left out. */
export function schemasOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(schemasOf)
  const { example, examples, default: fallback, ...rest } = value as Record<string, unknown>
  return [value as Record<string, unknown>, ...Object.values(rest).flatMap(schemasOf)]
}
