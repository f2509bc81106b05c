/** The reference as one HTML page, made from the OpenAPI document: no script, no asset, readable everywhere. */
import { createHash } from 'node:crypto'
import { docsStyle } from './docs-style.ts'
import type { Shape } from './example.ts'

interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: Shape
}

interface Content {
  [mediaType: string]: { schema: Shape; example?: unknown; examples?: Record<string, { value: unknown }> }
}

interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
  security?: object[]
  'x-scope'?: string
  'x-extension'?: boolean
}

export interface ReferenceDocument {
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: { schemas: Record<string, Shape> }
}

type NamedShapes = ReferenceDocument['components']['schemas']

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
/** Of the page: its own style and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

interface Entry {
  method: string
  path: string
  operation: Operation
}

export function docsPage({ info, tags, paths, webhooks, components }: ReferenceDocument): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const groups = tags
    .map(({ name }) => ({ name, entries: entries.filter(({ operation }) => operation.tags?.[0] === name) }))
    .sort((one, other) => Number(one.name === 'System') - Number(other.name === 'System'))
  const events = Object.entries(webhooks)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(info.title)} API reference</title><style>${docsStyle}</style></head>
<body><a class="skip" href="#reference">To the reference</a><div class="frame">
<nav aria-label="Reference"><a href="#reference"><b>${escaped(info.title)}</b> ${escaped(info.version)}</a>
${groups.map((group) => `<strong>${escaped(group.name)}</strong><ul>${group.entries.map(menuItem).join('')}</ul>`).join('')}
<strong>Events</strong><ul>${events.map(([kind]) => `<li><a href="#${kind}">${kind}</a></li>`).join('')}</ul></nav>
<main id="reference"><h1>${escaped(info.title)} API</h1><p>${inline(info.description)}</p>
<p>Send your key as <code>Authorization: Bearer &lt;API_KEY&gt;</code> and bodies as <code>application/json</code>. The same as
<a href="/openapi.json">OpenAPI 3.1</a>.</p>
${groups.map((group) => `<h2>${escaped(group.name)}</h2>${group.entries.map((entry) => section(entry, components.schemas)).join('')}`).join('')}
<h2>Events</h2><p>Sent by POST to your webhooks, signed in <code>X-Webhook-Signature</code>.</p>
${events.map(([kind, { post }]) => eventSection(kind, post)).join('')}
</main></div></body></html>
`
}

const menuItem = ({ operation }: Entry) =>
  `<li><a href="#${operation.operationId}">${escaped(operation.summary ?? '')}</a></li>`

function section({ method, path, operation }: Entry, schemas: NamedShapes): string {
  const { operationId, summary = '', description, parameters = [], requestBody, responses, security = [] } = operation
  const scope = operation['x-scope'] ?? (security.length === 0 ? 'no credential' : 'any key')
  return `<section aria-labelledby="${operationId}"><h3 id="${operationId}">${escaped(summary)}</h3>
<p class="route"><span class="method ${method}">${method.toUpperCase()}</span><code>${escaped(path)}</code><span class="tag">${escaped(scope)}</span>${operation['x-extension'] ? '<span class="tag">extension</span>' : ''}</p>
${description === undefined ? '' : `<p>${inline(description)}</p>`}
${parameters.length === 0 ? '' : `<h4>Parameters</h4>${fieldTable(parameters.map((parameter) => ({ ...parameter, place: parameter.in })))}`}
${requestBody === undefined ? '' : `<h4>Body</h4>${bodyOf(requestBody.content, schemas)}`}
<h4>Answers</h4>${Object.entries(responses).map(answer).join('')}</section>`
}

function eventSection(kind: string, { summary = '', requestBody }: Operation): string {
  const example = requestBody?.content['application/json']?.example
  return `<section aria-labelledby="${kind}"><h3 id="${kind}"><code>${kind}</code></h3><p>${inline(summary)}</p>${json(example)}</section>`
}

function bodyOf(content: Content, schemas: NamedShapes): string {
  const { schema: sent, example } = content['application/json']!
  const schema = sent.$ref === undefined ? sent : schemas[sent.$ref.split('/').at(-1)!]!
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    place: '',
    required: schema.required?.includes(name) ?? false,
    description: property.description,
    schema: property,
  }))
  return fieldTable(fields) + json(example)
}

interface FieldRow {
  name: string
  place: string
  required: boolean
  description?: string | undefined
  schema: Shape
}

const fieldTable = (fields: FieldRow[]) =>
  `<div class="scroll"><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${fields
    .map(
      ({ name, place, required, description = '', schema }) =>
        `<tr><td><code>${escaped(name)}</code><br><span class="faint">${required ? 'required' : 'optional'}${place === '' ? '' : `, ${place}`}</span></td><td>${typeOf(schema)}</td><td>${inline(description)}</td></tr>`,
    )
    .join('')}</tbody></table></div>`

function typeOf({
  type,
  enum: values,
  items,
  maxLength,
  minimum,
  maximum,
  maxItems,
  default: fallback,
}: Shape): string {
  const base =
    values === undefined
      ? `${escaped(String(type ?? 'value'))}${items === undefined ? '' : ` of ${escaped(String(items.type))}`}`
      : values.map((value) => `<code>${escaped(String(value))}</code>`).join(' · ')
  const bounds = [
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    fallback !== undefined && `default <code>${escaped(String(fallback))}</code>`,
  ].filter(Boolean)
  return base + (bounds.length === 0 ? '' : `<br><span class="faint">${bounds.join(', ')}</span>`)
}

function answer([status, { description, content }]: [string, Operation['responses'][string]]): string {
  const [shown] = Object.values(content ?? {})
  const examples = shown?.examples ?? (shown?.example === undefined ? {} : { '': { value: shown.example } })
  const body = Object.entries(examples)
    .map(([code, { value }]) => (code === '' ? '' : `<p><code>${escaped(code)}</code></p>`) + json(value))
    .join('')
  const head = `<b>${status}</b> ${inline(description)}`
  return body === ''
    ? `<p>${head}</p>`
    : `<details${status < '300' ? ' open' : ''}><summary>${head}</summary>${body}</details>`
}

const json = (value: unknown) =>
  value === undefined
    ? ''
    : `<pre tabindex="0"><code>${escaped(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</code></pre>`

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Text with `code` in it. */
const inline = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')
