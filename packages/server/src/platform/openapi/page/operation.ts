/** One operation, and one event, as a part of the page. */
import { curlOf } from './curl.ts'
import { fieldTable, insideOf, schemaId, typeOf } from './fields.ts'
import { code, escaped, heading, inline, prose, shown, table } from './html.ts'
import type { Answer, Content, Entry, NamedShapes, Operation, ReferenceDocument } from './reference-document.ts'
import { meaningOf, takesKey } from './reference-document.ts'

export const headerId = (name: string) => `header-${name.toLowerCase()}`

export interface OperationOptions {
  document: ReferenceDocument
  baseUrl: string
}

export function operationPart(entry: Entry, { document, baseUrl }: OperationOptions): string {
  const { method, path, operation } = entry
  const { operationId, summary = '', description = '', parameters = [], requestBody, responses } = operation
  const named = document.components.schemas
  const answers = Object.entries(responses)
  const successes = answers.filter(([status]) => status < '400')
  const failures = answers.filter(([status]) => status >= '400')
  return `<section class="operation" aria-labelledby="${operationId}">
<div class="about">${heading(3, operationId, escaped(summary))}
<p class="route"><span class="method ${method.toLowerCase()}">${method}</span><code>${breakable(path)}</code></p>
${tags(operation)}${prose(description)}
${parameters.length === 0 ? '' : `<h4>Parameters</h4>${parameterTable(operation, named)}`}
${requestBody === undefined ? '' : `<h4>Body</h4>${bodyPart(requestBody.content, named)}`}
${successes.map(([status, answer]) => answerPart(status, answer, named)).join('')}
${failures.length === 0 ? '' : `<h4>Errors</h4>${errorsPart(failures)}`}</div>
<div class="samples">${sample('Request', code(escaped(curlOf(baseUrl, entry)), `curl: ${summary}`))}${successes.map(([status, answer]) => examplesPart(status, answer)).join('')}</div>
</section>`
}

/** A long path may break after each of its parts. */
const breakable = (path: string) => escaped(path).replaceAll('/', '/<wbr>')

function tags(operation: Operation): string {
  const { 'x-scope': scope, 'x-tiers': tiers, 'x-extension': isExtension } = operation
  const unscoped = takesKey(operation) ? 'any API key' : 'no API key'
  const words = [
    scope === undefined ? unscoped : `scope <a href="#authentication"><code>${escaped(scope)}</code></a>`,
    ...(tiers === undefined ? [] : [`plans ${tiers.map((tier) => `<code>${escaped(tier)}</code>`).join(', ')}`]),
    ...(isExtension === true ? ['<a href="#extensions">extension</a>'] : []),
  ]
  return `<p class="tags">${words.map((word) => `<span>${word}</span>`).join(' ')}</p>`
}

const parameterTable = ({ parameters = [] }: Operation, named: NamedShapes) =>
  fieldTable(
    parameters.map(({ name, in: place, required, description, schema }) => ({
      name,
      place,
      required,
      meaning: description,
      shape: schema,
    })),
    { named, levels: 0, of: 'request' },
  )

function bodyPart(content: Content, named: NamedShapes): string {
  const { schema } = content['application/json']!
  return `<p>${typeOf(schema)}: ${inline(meaningOf(schema, named) ?? '')}</p>${insideOf(schema, { named, levels: 1, of: 'request' })}`
}

function answerPart(status: string, { description, headers = {}, content = {} }: Answer, named: NamedShapes): string {
  const [[mediaType, body] = []] = Object.entries(content)
  const names = Object.keys(headers)
  // Of most answers the field says the same.
  const data = body?.schema.properties?.data
  const dataMeaning = data === undefined ? undefined : meaningOf(data, named)
  const isJson = mediaType === undefined || mediaType === 'application/json'
  return `<h4>Answer <span class="status">${status}</span></h4>
${description === dataMeaning ? '' : prose(description)}${isJson ? '' : `<p><code>${escaped(mediaType)}</code>${mediaType === 'text/event-stream' ? ', which stays open and goes on' : ''}</p>`}
${body === undefined || !isJson ? '' : insideOf(body.schema, { named, levels: 1, of: 'answer' })}
${names.length === 0 ? '' : `<p class="headers">Headers: ${names.map((name) => `<a href="#${headerId(name)}"><code>${name}</code></a>`).join(', ')}</p>`}`
}

function errorsPart(failures: readonly [string, Answer][]): string {
  const rows = failures.flatMap(([status, { description, content = {} }]) =>
    Object.entries(content['application/json']?.examples ?? {}).map(
      ([name, { summary = '', description: remedy = '', value }]) => [
        `${status} <code>${escaped(name)}</code>`,
        `${inline(summary === '' ? description : summary)}<br><span class="faint">${escaped(messageOf(value))}</span>`,
        inline(remedy),
      ],
    ),
  )
  return `<details><summary>${rows.length} codes: ${failures.map(([status]) => status).join(', ')}</summary>${table(
    ['Status and code', 'When, and what the message says', 'What to do'],
    rows,
  )}</details>`
}

const messageOf = (value: unknown) => (value as { message?: string } | null)?.message ?? ''

function examplesPart(status: string, { content = {} }: Answer): string {
  const [body] = Object.values(content)
  if (body === undefined) return ''
  const { example, examples } = body
  if (examples === undefined)
    return example === undefined ? '' : sample(`Answer ${status}`, shown(example, `Answer ${status}`))
  return Object.entries(examples)
    .map(([name, { summary = '', value }], at) => {
      const note = summary === '' ? '' : `<p class="faint">${inline(summary)}</p>`
      return sample(`Answer ${status}: ${name}`, note + shown(value, name), { isFolded: at > 0 })
    })
    .join('')
}

const sample = (title: string, block: string, { isFolded = false } = {}) =>
  isFolded
    ? `<details class="sample"><summary>${escaped(title)}</summary>${block}</details>`
    : `<figure class="sample"><figcaption>${escaped(title)}</figcaption>${block}</figure>`

export function eventPart(kind: string, { summary = '', requestBody }: Operation, named: NamedShapes): string {
  const content = requestBody?.content['application/json']
  const id = eventId(kind)
  const body = content === undefined ? '' : insideOf(content.schema, { named, levels: 1, of: 'answer' })
  return `<section class="operation" aria-labelledby="${id}"><div class="about">${heading(3, id, `<code>${escaped(kind)}</code>`)}
<p>${inline(summary)}</p>${body}</div><div class="samples">${content?.example === undefined ? '' : sample('What is sent', shown(content.example, kind))}</div></section>`
}

export const eventId = (kind: string) => `event-${kind.replace(/[^\w]/g, '-')}`

export function schemaPart(name: string, document: ReferenceDocument): string {
  const named = document.components.schemas
  const shape = named[name]!
  return `<section class="schema" aria-labelledby="${schemaId(name)}">${heading(3, schemaId(name), `<code>${escaped(name)}</code>`)}
<p>${inline(shape.description ?? '')}</p>${shape.anyOf === undefined ? '' : `<p>${typeOf(shape)}</p>`}
${shape.anyOf === undefined ? insideOf(shape, { named, levels: 0, of: 'answer' }) : ''}</section>`
}
