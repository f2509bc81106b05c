/** Errors about the fields of an operation, as its own validation words them. */
import { AppError, type ErrorCode } from '../errors.ts'
import type { DeclaredRoute } from '../http/route-table.ts'
import { validatorFor } from '../http/validation.ts'
import { exampleOf, type Shape } from './example.ts'

type Fields = Record<string, unknown>

/** A route that declares no query takes none. */
const noFields: Shape = { type: 'object', properties: {} }

/** By code: the first error that a wrong field of the body gives or, without one, of the query. */
export function inputExamples({ schema, config }: DeclaredRoute): ReadonlyMap<ErrorCode, AppError> {
  const { querystring, body } = schema as Record<string, Shape | undefined>
  const found = new Map<ErrorCode, AppError>()
  const collect = (httpPart: string, shape: Shape, inputs: readonly Fields[]) => {
    const validate = validatorFor(config.fieldChecks)({ schema: shape, httpPart } as never)
    for (const input of inputs) {
      const result = validate(input) as { error?: Error }
      if (result.error instanceof AppError && !found.has(result.error.code)) found.set(result.error.code, result.error)
    }
  }
  if (body !== undefined) collect('body', body, wrongBodies(body))
  const query = querystring ?? noFields
  collect('querystring', query, wrongQueries(query))
  return found
}

/** A text with a character that no text may hold: last, as the form of a field makes a better example. */
const forbiddenText = 'a\0'

/** Bodies that are right but for one field. */
function wrongBodies(body: Shape): Fields[] {
  const right = exampleOf(body) as Fields
  const fields = Object.entries(body.properties ?? {})
  const names = fields.map(([name]) => name)
  return [
    ...(body.required ?? []).map((name) => without(right, name)),
    { ...right, [unknownName(names)]: 'x' },
    ...fields.flatMap(([name, field]) => wrongValues(field).map((value) => ({ ...right, [name]: value }))),
    ...names.map((name) => ({ ...right, [name]: forbiddenText })),
  ]
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

/** Queries that are right but for one parameter. */
function wrongQueries(query: Shape): Fields[] {
  const fields = Object.entries(query.properties ?? {})
  const names = fields.map(([name]) => name)
  const required = fields.filter(([name]) => query.required?.includes(name))
  const right = Object.fromEntries(required.map(([name, field]) => [name, String(exampleOf(field))]))
  return [
    ...required.map(([name]) => without(right, name)),
    { ...right, [unknownName(names)]: 'x' },
    ...fields.flatMap(([name, field]) =>
      [...wrongValues(field).map(String), ['1', '2']].map((value) => ({ ...right, [name]: value })),
    ),
    ...names.map((name) => ({ ...right, [name]: forbiddenText })),
  ]
}

/** Of the example, where the operation takes no field that could be misspelt. */
const inventedName = 'verbose'
const misspeltFrom = 4

function unknownName(known: readonly string[]): string {
  const name = known.find(({ length }) => length >= misspeltFrom) ?? known[0]
  return name === undefined ? inventedName : misspelt(name)
}

/** `type` as `tpye`: two neighbouring letters change places. */
function misspelt(name: string): string {
  const letters = [...name]
  const at = letters.findIndex((letter, place) => place > 0 && letter !== letters[place + 1])
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('')
}

/** Values that a field does not take, one for each of its limits. */
function wrongValues(field: Shape): unknown[] {
  const { type, items, enum: choices, format, pattern } = field
  const limits = field as Record<string, number | undefined>
  const { maxLength, minLength = 0, maximum, minimum, maxItems, minItems = 0 } = limits
  const isText = [type].flat().includes('string')
  const entry = items === undefined ? null : exampleOf(items)
  return [
    ...(isText || choices !== undefined ? [] : ['many']),
    ...(choices === undefined ? [] : [misspelt(String(choices[0]))]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(format === undefined && pattern === undefined ? [] : ['acme']),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minLength === 0 ? [] : ['']),
    ...(items === undefined ? [] : wrongValues(items).map((value) => [value])),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => entry)]),
    ...(minItems === 0 ? [] : [[]]),
    ...(field.uniqueItems === true ? [[entry, entry]] : []),
    ...(isText || choices !== undefined ? [17] : []),
  ]
}
