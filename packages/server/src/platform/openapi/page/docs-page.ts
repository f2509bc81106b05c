/** The reference as one HTML page, made from the OpenAPI document: no script, no asset, readable everywhere. */
import { createHash } from 'node:crypto'
import { schemaId } from './fields.ts'
import { guidesOf, type Installation } from './guides.ts'
import { escaped, heading, inline, prose } from './html.ts'
import { eventId, eventPart, operationPart, schemaPart } from './operation.ts'
import { entriesOf, type ReferenceDocument } from './reference-document.ts'
import { docsStyle } from './style.ts'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
/** The Content-Security-Policy of the page: it allows its own style and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

interface Part {
  id: string
  title: string
  /** In a sentence. */
  about: string
  html: string
  entries: { id: string; title: string }[]
}

export function docsPage(document: ReferenceDocument, installation: Installation): string {
  const { info } = document
  const guides = guidesOf(document, installation)
  const operations = operationParts(document, installation)
  const isOfOperators = ({ title }: Part) => title === 'System'
  const parts = [
    ...operations.filter((part) => !isOfOperators(part)),
    eventsOf(document),
    ...operations.filter(isOfOperators),
    schemasOf(document),
  ]
  const contents = [
    menu('Guides', guides, { isOpen: true }),
    ...parts.map(({ id, title, entries }) =>
      menu(title, [{ id, title: 'Overview' }, ...entries], { isOpen: !['events', 'schemas'].includes(id) }),
    ),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(info.title)} API reference</title><style>${docsStyle}</style></head>
<body id="top"><a class="skip" href="#reference">To the reference</a>
<header class="bar"><a class="brand" href="#top">${escaped(info.title)} <span>API ${escaped(info.version)}</span></a><a class="menu" href="#contents">Contents</a><a href="/openapi.json">OpenAPI</a></header>
<div class="frame">
<nav id="contents" aria-label="Contents"><a class="close" href="#reference">Close the contents</a>${contents.join('')}</nav>
<main id="reference"><div class="opening"><h1>${escaped(info.title)} API</h1><p class="lead">${inline(info.description)}</p>
<p class="address"><span>Address</span><code>${escaped(installation.baseUrl)}</code></p>
<ul class="cards">${[guides[0]!, ...parts].map(card).join('')}</ul></div>
${guides.map(({ html }) => `<section class="guide">${html}</section>`).join('\n')}
${parts.map(({ html }) => html).join('\n')}
</main></div></body></html>
`
}

const card = ({ id, title, about }: { id: string; title: string; about: string }) =>
  `<li><a href="#${id}"><b>${escaped(title)}</b>${escaped(about)}</a></li>`

const menu = (title: string, entries: readonly { id: string; title: string }[], { isOpen }: { isOpen: boolean }) =>
  `<details${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary><ul>${entries
    .map((entry) => `<li><a href="#${entry.id}">${escaped(entry.title)}</a></li>`)
    .join('')}</ul></details>`

/** By tag. */
function operationParts(document: ReferenceDocument, { baseUrl }: Installation): Part[] {
  const entries = entriesOf(document)
  return document.tags
    .map(({ name, description }) => {
      const own = entries.filter(({ operation }) => operation.tags?.[0] === name)
      const id = `tag-${name.toLowerCase().replace(/\W+/g, '-')}`
      return {
        id,
        title: name,
        about: description,
        html: `<section class="part">${heading(2, id, escaped(name))}${prose(description)}</section>${own
          .map((entry) => operationPart(entry, { document, baseUrl }))
          .join('\n')}`,
        entries: own.map(({ operation: { operationId, summary = '' } }) => ({ id: operationId, title: summary })),
      }
    })
    .filter((part) => part.entries.length > 0)
}

function eventsOf(document: ReferenceDocument): Part {
  const kinds = Object.entries(document.webhooks)
  return {
    id: 'events',
    title: 'Kinds of events',
    about: 'What an event holds, by kind.',
    html: `<section class="part">${heading(2, 'events', 'Kinds of events')}${prose('Sent by POST to the [webhooks](#webhooks) that subscribe to them, signed in `X-Webhook-Signature`, and to clients that [follow](#followEvents) the events of the account. All have the same envelope; what `data` holds follows from `event`.')}</section>${kinds
      .map(([kind, { post }]) => eventPart(kind, post, document.components.schemas))
      .join('\n')}`,
    entries: kinds.map(([kind]) => ({ id: eventId(kind), title: kind })),
  }
}

function schemasOf(document: ReferenceDocument): Part {
  const names = Object.keys(document.components.schemas)
  return {
    id: 'schemas',
    title: 'Schemas',
    about: 'Every field of what is sent and answered, by name.',
    html: `<section class="part">${heading(2, 'schemas', 'Schemas')}${prose('The shapes that requests and answers are made of, by name.')}</section>${names
      .map((name) => schemaPart(name, document))
      .join('\n')}`,
    entries: names.map((name) => ({ id: schemaId(name), title: name })),
  }
}
