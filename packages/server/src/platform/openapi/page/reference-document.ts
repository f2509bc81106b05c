/** The parts of an OpenAPI document that the page shows. */
import type { Shape } from '../example.ts'

export interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: Shape
}

export interface Example {
  summary?: string
  description?: string
  value: unknown
}

export interface Content {
  [mediaType: string]: { schema: Shape; example?: unknown; examples?: Record<string, Example> }
}

export interface Answer {
  description: string
  headers?: Record<string, { $ref: string }>
  content?: Content
}

export interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Answer>
  security?: object[]
  'x-scope'?: string
  'x-tiers'?: string[]
  'x-extension'?: boolean
}

export interface ReferenceDocument {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, Shape>
    headers: Record<string, { description: string; schema: Shape; example: unknown }>
  }
}

export type NamedShapes = ReferenceDocument['components']['schemas']

export interface Entry {
  method: string
  path: string
  operation: Operation
}

export const entriesOf = ({ paths }: ReferenceDocument): Entry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

/** Whether an operation takes an API key, of whatever scopes. */
export const takesKey = ({ security = [] }: Operation): boolean => security.length > 0

/** The name of the schema that is referred to; null for one that stands here. */
export const referredName = ({ $ref }: Shape): string | null => $ref?.split('/').at(-1) ?? null

/** What a schema may be besides null; null where it may be several things. */
export function withoutNull({ anyOf }: Shape): Shape | null {
  const options = anyOf?.filter(({ type }) => type !== 'null') ?? []
  return options.length === 1 && options.length < (anyOf?.length ?? 0) ? options[0]! : null
}

/** What a field means: its own words, or those of the schema that it refers to. */
export function meaningOf(shape: Shape, named: NamedShapes): string | undefined {
  const name = referredName(shape)
  const inner = withoutNull(shape)
  return (
    shape.description ??
    (name === null ? undefined : named[name]?.description) ??
    (inner === null ? undefined : meaningOf(inner, named))
  )
}
