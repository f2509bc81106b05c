/** Checks a body or a query against its TypeBox schema and says, of the first field that fails, what would be right. */
import { nearestWord } from '@brandprint/engine/nearest-word'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { AppError, type ErrorCode } from '../errors.ts'

type Fields = Record<string, unknown>

/**
 * What a schema cannot say of a field; each runs when its field is checked, and throws an AppError. With such a check, the
 * field's `format`, its `pattern` and the texts of an `enum` are for the reference: the check is more exact, and says what is
 * wrong.
 */
// biome-ignore lint/suspicious/noExplicitAny: its value is what the field's schema says, which was checked before.
export type FieldChecks = Readonly<Record<string, (value: any) => void>>

/** Errors quote at most so many characters of a request. */
const shownCharacters = 60

/**
 * How Fastify checks the body and the query of a route. Path parameters and headers are checked by the handlers that read
 * them: an identifier is looked up, and a request may have headers that no route declares.
 */
export const validatorFor =
  (checks?: FieldChecks): FastifySchemaCompiler<FastifySchema> =>
  ({ schema, httpPart }) => {
    if (httpPart === 'params' || httpPart === 'headers') return () => true
    const valid = httpPart === 'body' ? validBody : validQuery
    return (data: unknown) => {
      try {
        return { value: valid(schema as TObject, data as Fields, checks) }
      } catch (error) {
        return { error: error as Error }
      }
    }
  }

/** A JSON body as our own: texts in NFC, so that lengths are those that people count. */
function validBody(schema: TObject, body: unknown, checks: FieldChecks = {}): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('INVALID_TYPE', 'body', 'The body is not a JSON object.')
  }
  return valid(schema, normalised(body as Fields) as Fields, checks)
}

/** A query: every value is text and becomes what its schema asks for; one given twice is refused. */
function validQuery(schema: TObject, query: Fields, checks: FieldChecks = {}): Fields {
  const twice = Object.keys(schema.properties).find((name) => Array.isArray(query[name]))
  if (twice !== undefined) {
    throw new AppError('INVALID_TYPE', twice, `“${twice}” is given more than once; give it once.`)
  }
  const values: Fields = Object.create(null)
  for (const [name, value] of Object.entries(query)) {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    values[name] = property === undefined ? value : fromText(property, normalised(value) as string)
  }
  return valid(schema, values, checks)
}

function fromText(schema: TSchema, text: string): unknown {
  const { type } = schema as { type?: string }
  // With more digits it would be Infinity, which is no integer.
  return type === 'integer' && /^-?\d{1,300}$/.test(text) ? Number(text) : text
}

/**
 * More combining marks on one letter than any script uses. Sorting them takes quadratic time: a body full of them
 * would block all requests for a second, so such a text is left as it is.
 */
const crowdedMarks = /\p{M}{64}/u

/**
 * NFC throughout; characters that no text may hold are kept for `textFault` to find. Both recurse as deep as the value: a body
 * was refused before when it is nested deeper than `json.ts` allows.
 */
function normalised(value: unknown): unknown {
  if (typeof value === 'string') return crowdedMarks.test(value) ? value : value.normalize('NFC')
  if (Array.isArray(value)) return value.map(normalised)
  if (typeof value === 'object' && value !== null) {
    const fields: Fields = Object.create(null)
    for (const [name, inner] of Object.entries(value)) fields[name] = normalised(inner)
    return fields
  }
  return value
}

function valid(schema: TObject, fields: Fields, checks: FieldChecks): Fields {
  const required = new Set(schema.required ?? [])
  for (const [name, property] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(fields, name)) {
      if (required.has(name)) throw new AppError('REQUIRED_FIELD', name, `“${name}” is missing.`)
      const { default: fallback } = property as { default?: unknown }
      if (fallback !== undefined) fields[name] = fallback
      continue
    }
    fields[name] = withoutSpacesAround(property, fields[name])
    checkField(name, property, fields[name], checks[name] !== undefined)
    checks[name]?.(fields[name])
  }
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(schema.properties, name))
  if (unknown !== undefined) throw unknownField(unknown, Object.keys(schema.properties))
  return fields
}

/** @param known the fields that are taken instead */
function unknownField(name: string, known: readonly string[]): AppError {
  const near = nearestWord(name, known)
  const meant = near === null ? '' : ` Did you mean “${near}”?`
  const shown = name.slice(0, shownCharacters).toWellFormed()
  const message = `“${shown}” is not known here.${meant} Known are: ${known.join(', ') || 'none'}.`
  return new AppError('UNKNOWN_FIELD', shown, message)
}

/**
 * Addresses copied from tables and forms have spaces around them. Only U+0020 is removed, as a tab or a line break
 * could hide the real address.
 */
function withoutSpacesAround(schema: TSchema, value: unknown): unknown {
  const { format, items } = schema as { format?: string; items?: TSchema }
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => withoutSpacesAround(items, item))
  if (typeof value !== 'string' || format !== 'iri') return value
  // A loop, as a regular expression would take quadratic time.
  let start = 0
  let end = value.length
  while (start < end && value[start] === ' ') start++
  while (end > start && value[end - 1] === ' ') end--
  return value.slice(start, end)
}

function checkField(name: string, schema: TSchema, value: unknown, hasCheck: boolean): void {
  const fault = textFault(name, value)
  if (fault !== null) throw new AppError('INVALID_FORMAT', fault, `“${fault}” holds a character that no text may hold.`)
  if (Check(schema, value)) return
  const errors = tooManyItems(schema, value) ?? (Errors(schema, value) as Violation[])
  if (hasCheck && errors.every((error) => isChecked(error, value))) return
  const [error] = errors
  const at = [name, ...(error?.instancePath.split('/').filter(Boolean) ?? [])].join('.')
  const [code, message] = describe(at, schema, error, valueAt(value, error?.instancePath ?? ''))
  throw new AppError(code, at, message)
}

const isChecked = ({ keyword, instancePath }: Violation, value: unknown): boolean =>
  ['format', 'pattern'].includes(keyword) || (keyword === 'enum' && typeof valueAt(value, instancePath) === 'string')

/** The part of what `textFault` refuses that a schema can state. */
export const plainText = { pattern: '^[^\\u0000]*$' }

/** The path of a text with NUL or half a surrogate pair, which neither JSON nor Postgres can keep. */
function textFault(path: string, value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const fault = textFault(`${path}.${name}`, inner)
    if (fault !== null) return fault
  }
  return null
}

interface Violation {
  keyword: string
  instancePath: string
  params: { limit?: number; type?: string | string[]; allowedValues?: unknown[]; format?: string }
}

/** Checked before `Errors`, which compares every pair of entries. */
function tooManyItems(schema: TSchema, value: unknown): Violation[] | null {
  const { maxItems: limit } = schema as { maxItems?: number }
  if (!Array.isArray(value) || limit === undefined || value.length <= limit) return null
  return [{ keyword: 'maxItems', instancePath: '', params: { limit } }]
}

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (inner as Fields)[key], value)

const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? [...value].length : (value as unknown[]).length
const unitOf = (value: unknown): string => (typeof value === 'string' ? 'characters' : 'entries')

function describe(at: string, schema: TSchema, error: Violation | undefined, value: unknown): [ErrorCode, string] {
  // Of an array, an entry may be one of the choices; the array itself may not.
  const isArrayItself = 'items' in schema && (error?.instancePath ?? '') === ''
  const choices = isArrayItself ? null : literalsOf(schema)
  const limit = error?.params.limit
  switch (error?.keyword) {
    case 'maxLength':
    case 'maxItems':
      return ['TOO_LONG', `“${at}” has ${lengthOf(value)} ${unitOf(value)}; at most ${limit} are allowed.`]
    case 'minLength':
    case 'minItems':
      return [
        'TOO_SHORT',
        `“${at}” has ${lengthOf(value)} ${unitOf(value)}; at least ${limit} ${limit === 1 ? 'is' : 'are'} needed.`,
      ]
    case 'minimum':
    case 'exclusiveMinimum':
      return ['OUT_OF_RANGE', `“${at}” is ${value}; the least allowed is ${limit}.`]
    case 'maximum':
    case 'exclusiveMaximum':
      return ['OUT_OF_RANGE', `“${at}” is ${value}; the most allowed is ${limit}.`]
    case 'format':
    case 'pattern':
      return ['INVALID_FORMAT', `“${at}” does not have the form that is asked for${formHint(schema)}.`]
    case 'uniqueItems':
      return ['INVALID_VALUE', `“${at}” holds the same entry twice.`]
    default:
      if (choices !== null && typeof value === 'string') {
        return [
          'INVALID_VALUE',
          `“${at}” is “${value.slice(0, shownCharacters).toWellFormed()}”; it takes one of: ${choices.join(', ')}.`,
        ]
      }
      return ['INVALID_TYPE', `“${at}” has the wrong type; it takes ${typeName(schema, error, choices)}.`]
  }
}

function literalsOf(schema: TSchema): unknown[] | null {
  const { enum: values, anyOf, items } = schema as { enum?: unknown[]; anyOf?: { const?: unknown }[]; items?: TSchema }
  if (values !== undefined) return values
  if (anyOf?.every((option) => option.const !== undefined)) return anyOf.map((option) => option.const)
  return items === undefined ? null : literalsOf(items)
}

function typeName(schema: TSchema, error: Violation | undefined, choices: unknown[] | null): string {
  if (choices !== null) return `one of: ${choices.join(', ')}`
  const types = error?.params.type ?? (schema as { type?: string | string[] }).type ?? 'another value'
  const type = [types].flat().join(' or ')
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

function formHint(schema: TSchema): string {
  const { description, examples } = schema as { description?: string; examples?: unknown[] }
  if (description !== undefined) return `: ${description.replace(/\.$/, '')}`
  return examples?.[0] === undefined ? '' : `, such as ${examples[0]}`
}
