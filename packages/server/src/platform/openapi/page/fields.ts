/** Tables of fields: what each is called, what it takes, and what it means. */
import type { Shape } from '../example.ts'
import { escaped, inline, prose } from './html.ts'
import { meaningOf, type NamedShapes, referredName, withoutNull } from './reference-document.ts'

export interface Field {
  name: string
  /** Where it is sent, for parameters: `path`, `query`, `header`. */
  place?: string
  required: boolean
  meaning: string | undefined
  shape: Shape
}

export interface FieldOptions {
  named: NamedShapes
  /** Of schemas that are referred to, so many levels are shown in place; deeper ones are linked. */
  levels: number
  /** Fields of requests may be optional; those of answers may be absent. */
  of: 'request' | 'answer'
}

export const schemaId = (name: string) => `schema-${name}`

const fieldsOf = (shape: Shape, named: NamedShapes): Field[] =>
  Object.entries(shape.properties ?? {}).map(([name, property]) => ({
    name,
    required: shape.required?.includes(name) ?? false,
    meaning: meaningOf(property, named),
    shape: property,
  }))

export const fieldTable = (fields: readonly Field[], options: FieldOptions): string =>
  fields.length === 0
    ? ''
    : `<table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Meaning</th></tr></thead><tbody>${fields
        .map((field) => row(field, options))
        .join('')}</tbody></table>`

function row({ name, place, required, meaning = '', shape }: Field, options: FieldOptions): string {
  const notes = [...(place === undefined ? [] : [place]), ...presence(required, options)]
  const limits = limitsOf(shape)
  const inside = nested(shape, options)
  return `<tr><td><code class="name">${escaped(name)}</code> <span class="type">${typeOf(shape)}</span>${notes
    .map((note) => ` <span class="note${note === 'required' ? ' strong' : ''}">${note}</span>`)
    .join(
      '',
    )}</td><td>${prose(meaning)}${choices(shape)}${limits.length === 0 ? '' : `<p class="limits">${limits.join(' · ')}</p>`}</td></tr>${
    inside === '' ? '' : `<tr class="inside"><td colspan="2">${inside}</td></tr>`
  }`
}

function presence(required: boolean, { of }: FieldOptions): string[] {
  if (of === 'request') return [required ? 'required' : 'optional']
  return required ? [] : ['not always present']
}

/** The fields of an object, of an array's entries, or of each of several shapes, to be unfolded. */
function nested(shape: Shape, options: FieldOptions): string {
  const { named, levels } = options
  const name = referredName(shape)
  if (name !== null) {
    const target = named[name]
    if (levels === 0 || target === undefined) return ''
    const content = insideOf(target, { ...options, levels: levels - 1 })
    return content === '' ? '' : folded(`Fields of <code>${name}</code>`, content, { isOpen: true })
  }
  const inner = withoutNull(shape) ?? shape.items
  if (inner !== undefined && inner !== null) {
    if (inner.properties === undefined) return nested(inner, options)
    return folded(shape.items === undefined ? 'Fields' : 'Fields of each entry', insideOf(inner, options))
  }
  const content = insideOf(shape, options)
  return content === '' ? '' : folded('Fields', content)
}

/** What stands in a schema: its fields, or those of each of its alternatives. */
export function insideOf(shape: Shape, options: FieldOptions): string {
  const { named, levels } = options
  if (shape.properties !== undefined) return fieldTable(fieldsOf(shape, named), options)
  const alternatives = shape.anyOf ?? []
  const name = referredName(shape)
  if (name !== null) return levels === 0 ? '' : insideOf(named[name] ?? {}, { ...options, levels: levels - 1 })
  return alternatives
    .map((alternative) => [referredName(alternative), alternative] as const)
    .filter(([title]) => title !== null)
    .map(([title, alternative]) =>
      folded(
        `<code>${title}</code> ${inline(meaningOf(alternative, named) ?? '')}`,
        fieldTable(fieldsOf(named[title!] ?? {}, named), { ...options, levels: 0 }),
      ),
    )
    .join('')
}

const folded = (summary: string, content: string, { isOpen = false } = {}) =>
  `<details${isOpen ? ' open' : ''}><summary>${summary}</summary>${content}</details>`

/** A schema’s type in words, with links to named ones. */
export function typeOf(shape: Shape): string {
  const name = referredName(shape)
  if (name !== null) return `<a href="#${schemaId(name)}">${escaped(name)}</a>`
  const inner = withoutNull(shape)
  if (inner !== null) return `${typeOf(inner)} or null`
  if (shape.anyOf !== undefined) return shape.anyOf.map(typeOf).join(' or ')
  if (shape.type === 'array') return `array of ${shape.items === undefined ? 'any value' : plural(shape.items)}`
  const values = mapValues(shape)
  if (values !== null) return `object of ${plural(values)}`
  if (shape.type === undefined) return 'any value'
  return escaped([shape.type, formats[shape.format ?? '']].filter(Boolean).join(', '))
}

const formats: Record<string, string> = { 'date-time': 'date-time', date: 'date', iri: 'address', uri: 'address' }

function plural(shape: Shape): string {
  const one = typeOf(shape)
  return one.endsWith('</a>') || one.includes(' ') ? one : `${one}s`
}

/** The shape of the values of an object that takes any names. */
function mapValues({ type, properties, additionalProperties, patternProperties }: Shape): Shape | null {
  if (type !== 'object' || properties !== undefined) return null
  if (typeof additionalProperties === 'object') return additionalProperties as Shape
  return patternProperties === undefined ? null : (Object.values(patternProperties as Record<string, Shape>)[0] ?? null)
}

const choicesFoldedFrom = 12

function choices(shape: Shape): string {
  const { enum: values, const: only, items } = withoutNull(shape) ?? shape
  const list = only === undefined ? (values ?? items?.enum ?? []) : [only]
  if (list.length === 0) return ''
  const words = list.map((value) => `<code>${escaped(String(value))}</code>`).join(' ')
  const text = `${list.length === 1 ? 'Always' : 'One of'} ${words}`
  return list.length < choicesFoldedFrom
    ? `<p class="limits">${text}</p>`
    : folded(`One of ${list.length} values`, `<p>${words}</p>`)
}

const figure = (value: unknown) => Number(value).toLocaleString('en-US')

/** “1 to 500 characters”. */
function span(least: unknown, most: unknown, unit: string): string | null {
  if (most === undefined && (least === undefined || (unit !== '' && least === 1))) return null
  const units = unit === '' ? '' : ` ${unit}`
  if (most === undefined) return `at least ${figure(least)}${units}`
  if (least === undefined || (least === 0 && unit !== '')) return `at most ${figure(most)}${units}`
  return least === most ? `${figure(least)}${units}` : `${figure(least)} to ${figure(most)}${units}`
}

function limitsOf(shape: Shape): string[] {
  const {
    minLength,
    maxLength,
    minItems,
    maxItems,
    uniqueItems,
    minimum,
    maximum,
    default: preset,
  } = withoutNull(shape) ?? shape
  return [
    span(minLength, maxLength, 'characters'),
    span(minItems, maxItems, 'entries'),
    uniqueItems === true ? 'none twice' : null,
    span(minimum, maximum, ''),
    preset === undefined ? null : `default <code>${escaped(String(preset))}</code>`,
  ].filter((limit) => limit !== null)
}
