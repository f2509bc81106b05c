/** What holds for all operations, in the order in which a newcomer needs it. Figures are those of the installation. */
import type { Config } from '../../../config.ts'
import {
  eventSamplesPerMinute,
  eventStreamsMax,
  idempotencyKeysMax,
  testAnalysesPerHour,
  tierNames,
  tiers,
  webhookRecoveriesPerHour,
} from '../../tiers.ts'
import { errorGuide } from '../error-guide.ts'
import { code, escaped, heading, inline, prose, smallTable, table } from './html.ts'
import { headerId } from './operation.ts'
import { entriesOf, type ReferenceDocument, takesKey } from './reference-document.ts'
import { verifierExample } from './verifier-example.ts'

export type Installation = Pick<
  Config,
  | 'baseUrl'
  | 'keyRequestsPerMinute'
  | 'keyRequestsBurst'
  | 'refusedLooksPerHour'
  | 'webhookTestsPerMinute'
  | 'webhookRetrySeconds'
  | 'analysesKeptDays'
>

export interface Guide {
  id: string
  title: string
  /** In a sentence. */
  about: string
  html: string
}

const shell = (text: string, label: string) => code(escaped(text), label)
const figure = (value: number) => value.toLocaleString('en-US')

export function guidesOf(document: ReferenceDocument, installation: Installation): Guide[] {
  return [
    firstAnalysis(installation),
    authentication(document),
    requests(document),
    errors(document),
    limits(installation),
    idempotency(installation),
    pagination(installation),
    polling(installation),
    webhooks(installation),
    sandbox(),
    clients(installation),
    extensions(document),
  ].map(({ html, ...guide }) => ({ ...guide, html: `${heading(2, guide.id, guide.title)}${html}` }))
}

const firstAnalysis = ({ baseUrl }: Installation): Guide => ({
  id: 'first-analysis',
  title: 'A first analysis',
  about: 'Two commands with your key, without any network.',
  html: `${prose('Put your key into the shell. With `"test": true` an analysis reads a sample site, needs no network and uses no quota.')}
${shell(
  `export KEY=bp_live_…
curl '${baseUrl}/v1/analyze' \\
  -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"url": "https://acme.example", "test": true}'`,
  'Start an analysis',
)}
${prose('The answer has the `id` of the analysis, and `Location` its address. Ask there until its `status` is no longer `processing`:')}
${shell(`curl '${baseUrl}/v1/analyses/anl_…' -H "Authorization: Bearer $KEY"`, 'Get the analysis')}
${prose('Then `results` holds what it found: [FullResults](#schema-FullResults), or [FlashResults](#schema-FlashResults) for `"type": "flash"`. To receive events instead of polling, [register a webhook](#webhooks). Leave `test` out for a real website.')}`,
})

function authentication(document: ReferenceDocument): Guide {
  const byScope = Map.groupBy(
    entriesOf(document).filter(({ operation }) => takesKey(operation)),
    ({ operation }) => operation['x-scope'] ?? '',
  )
  return {
    id: 'authentication',
    title: 'Authentication and scopes',
    about: 'Keys, and what they may do.',
    html: `${prose('Every address under `/v1` takes an API key, as a bearer token:')}
${shell('Authorization: Bearer bp_live_…', 'The header')}
${prose('A key belongs to one account and sees nothing of others. The operator of the service makes keys, with `brandprint keys create`; a key is shown once, and can be revoked at any time. Keep it out of code and out of browsers.')}
${prose('What a key may do are its scopes; no scope includes another. Without the right one the answer is 403 `INSUFFICIENT_SCOPE`.')}
${table(
  ['Scope', 'Allows'],
  [...byScope].map(([scope, entries]) => [
    scope === '' ? 'any' : `<code>${escaped(scope)}</code>`,
    entries
      .map(({ operation: { operationId, summary = '' } }) => `<a href="#${operationId}">${escaped(summary)}</a>`)
      .join(', '),
  ]),
)}`,
  }
}

function requests({ components }: ReferenceDocument): Guide {
  return {
    id: 'requests',
    title: 'Requests and answers',
    about: 'The form of bodies, answers and headers.',
    html: `<ul>
<li>${inline('Bodies are JSON in UTF-8 with `Content-Type: application/json`, at most 64 KiB and not compressed.')}</li>
<li>${inline('Fields and parameters that are not known here are refused, not ignored: a misspelt one would do something other than you meant.')}</li>
<li>${inline('An answer is `{"data": …}`, and of lists in [pages](#pagination) `{"data": […], "pagination": {…}}`. An [error](#errors) has `error` and `message` instead.')}</li>
<li>${inline('Identifiers are opaque and say by their beginning what they name: `anl_` an analysis, `whk_` a webhook, `evt_` an event, `del_` an attempt to deliver one, `acc_` an account, `key_` an API key.')}</li>
<li>${inline('Moments are ISO 8601 in UTC; `created` of events is a Unix timestamp in seconds. In a query a `+` is a space: write an offset as `%2B01:00`.')}</li>
<li>${inline('Every answer has an `X-Request-Id`. It names the request in the log of the service.')}</li>
<li>${inline('Later versions may add fields, kinds of events and codes: ignore those that you do not know.')}</li></ul>
<h3 id="headers">Headers of answers</h3>
${table(
  ['Header', 'Meaning', 'Example'],
  Object.entries(components.headers).map(([name, { description, example }]) => [
    `<code id="${headerId(name)}">${escaped(name)}</code>`,
    inline(description),
    `<code>${escaped(String(example))}</code>`,
  ]),
)}`,
  }
}

/** Each code with its status, as the operations have it. */
function statusOfCodes(document: ReferenceDocument): [status: string, code: string][] {
  const found = entriesOf(document).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
      status < '400'
        ? []
        : Object.keys(content['application/json']?.examples ?? {}).map(
            (name) => [status, name.split(' ')[0]!] as const,
          ),
    ),
  )
  const statuses = new Map(found.map(([status, name]) => [name, status]))
  return [...statuses, ['METHOD_NOT_ALLOWED', '405'] as const]
    .map(([name, status]): [string, string] => [status, name])
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
}

function errors(document: ReferenceDocument): Guide {
  return {
    id: 'errors',
    title: 'Errors',
    about: 'Every code, when it is answered and what to do.',
    html: `${prose('Every error has the same shape, [Error](#schema-Error). `details.code` is for programs and does not change; `message` is for people and may. 404, 405, 413, 415, 429, 500 and 503 have no `details`.')}
${shell(
  JSON.stringify(
    {
      error: 'Validation error',
      message: '“limit” is 101; the most allowed is 100.',
      details: { field: 'limit', code: 'OUT_OF_RANGE' },
    },
    null,
    2,
  ),
  'An error',
)}
${prose('A request is checked in this order, and the first that fails is answered: address (404), method (405), key (401), requests of the key (429), size and media type (413, 415), JSON (400), scope (403), fields (400), `Idempotency-Key` (409, 422), whether the resource exists (404), its state (409), plan (403) and quotas (429), the website or receiver itself (422). What is refused uses no quota of analyses.')}
${table(
  ['Status and code', 'When', 'What to do'],
  statusOfCodes(document).map(([status, name]) => {
    const { meaning = '', remedy = '' } = errorGuide[name as keyof typeof errorGuide] ?? {}
    return [`${status} <code id="code-${name}">${name}</code>`, inline(meaning), inline(remedy)]
  }),
)}
${prose('An analysis that was accepted can still fail. Then its `error_message` begins with a code of its own: see [FailedAnalysis](#schema-FailedAnalysis).')}`,
  }
}

function limits(installation: Installation): Guide {
  const { keyRequestsPerMinute, keyRequestsBurst, refusedLooksPerHour, webhookTestsPerMinute } = installation
  const perTier = (title: string, figureOf: (tier: (typeof tierNames)[number]) => number) => [
    title,
    ...tierNames.map((tier) => figure(figureOf(tier))),
  ]
  return {
    id: 'limits',
    title: 'Rate limits and quotas',
    about: 'What a plan allows, and what happens beyond.',
    html: `${prose('A plan (`tier`) has these limits, each for the whole account:')}
${smallTable(
  ['', ...tierNames.map((tier) => `\`${tier}\``)],
  [
    perTier('Analyses in an hour', (tier) => tiers[tier].analysesPerHour),
    perTier('Analyses at the same time', (tier) => tiers[tier].concurrentAnalyses),
    perTier('Webhooks', (tier) => tiers[tier].webhooks),
  ],
)}
${prose('An hour is the trailing 60 minutes. Beyond a limit the answer is 429 with `retry_after` and `Retry-After`: the same request succeeds after so many seconds. For what has no name below it is an estimate. `RateLimit-Policy` names the limits that were checked (`q` in `w` seconds), and `RateLimit` what is left of them (`r`) and in how many seconds all of it is available again if nothing more is used (`t`).')}
${smallTable(
  ['Name', 'Limit'],
  [
    [
      '<code>requests</code>',
      `Requests of one key: ${figure(keyRequestsPerMinute)} a minute, ${figure(keyRequestsBurst)} of them at once.`,
    ],
    ['<code>analyses</code>', 'Analyses of the account in an hour, by plan.'],
    ['<code>chat-messages</code>', 'Messages of chat of the account in an hour, by plan.'],
    ['<code>chat-tokens</code>', 'Tokens of chat of the account since 00:00 UTC, by plan.'],
    [
      '<code>sandbox-analyses</code>',
      inline(`Analyses with \`test: true\`: ${figure(testAnalysesPerHour)} in an hour.`),
    ],
    [
      '<code>refused-looks</code>',
      `Requests that were answered with 422 because of their website: ${figure(refusedLooksPerHour)} in an hour.`,
    ],
    [
      '<code>idempotency-keys</code>',
      inline(`\`Idempotency-Key\`s that are kept: ${figure(idempotencyKeysMax)}, each for 24 hours.`),
    ],
    ['<code>webhook-tests</code>', `Tests of webhooks: ${figure(webhookTestsPerMinute)} a minute.`],
    ['<code>webhook-recoveries</code>', `Recoveries of one webhook: ${figure(webhookRecoveriesPerHour)} in an hour.`],
    ['<code>event-samples</code>', `Sample events of the account: ${figure(eventSamplesPerMinute)} a minute.`],
    ['without a name', 'Analyses of the account at the same time, by plan.'],
    ['without a name', 'Threads of chat of the account that are answered at the same time, by plan.'],
    ['without a name', `Streams of events of the account: ${figure(eventStreamsMax)} open at once.`],
  ],
)}`,
  }
}

const idempotency = ({ baseUrl }: Installation): Guide => ({
  id: 'idempotency',
  title: 'Idempotency',
  about: 'How to repeat a POST safely.',
  html: `${prose('When a connection breaks, you cannot know whether a POST was carried out. Send each with an `Idempotency-Key` of your own, such as a UUID, and repeat it with the same key until it is answered:')}
${shell(
  `curl '${baseUrl}/v1/analyze' \\
  -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 6f1c0d8e-order-17' \\
  -d '{"url": "https://acme.example", "test": true}'`,
  'With an Idempotency-Key',
)}
<ul><li>${inline('For 24 hours the same key with the same payload at the same address gets the first answer, with `Idempotent-Replayed: true`; nothing is done twice.')}</li>
<li>${inline('With another payload it is refused: 422 `IDEMPOTENCY_KEY_REUSED`. While the first request still runs: 409 `IDEMPOTENCY_IN_PROGRESS`.')}</li>
<li>${inline('Only answers that succeeded are kept. After a refusal the key is free.')}</li>
<li>${inline('GET, PATCH and DELETE can be repeated without one; a DELETE that was carried out is answered with 404 from then on.')}</li></ul>`,
})

const pagination = ({ baseUrl }: Installation): Guide => ({
  id: 'pagination',
  title: 'Pagination',
  about: 'How to read long lists.',
  html: `${prose('Long lists come in pages: `page` counts from 1, `limit` is 20 unless you ask for up to 100. The answer says in `pagination` how many there are, and in `Link` where the first, previous, next and last page are.')}
${shell(`curl '${baseUrl}/v1/analyses?status=completed&limit=50&page=2' -H "Authorization: Bearer $KEY"`, 'The second page')}
<ul><li>${inline('A page past the end is empty and no error.')}</li>
<li>${inline('`page` times `limit` is at most 100,000. Reach what lies beyond by filters, such as `created_before`.')}</li>
<li>${inline('Each page shows the list at that moment: entries that are added or deleted between two requests shift the others. To walk through all of a growing list, order it by `created_at` ascending.')}</li></ul>`,
})

function polling({ analysesKeptDays }: Installation): Guide {
  const kept =
    analysesKeptDays === null
      ? 'Analyses are kept until you delete them.'
      : `Analyses that ended are deleted after ${figure(analysesKeptDays)} days.`
  return {
    id: 'polling',
    title: 'Polling and caching',
    about: 'How often to poll, and how to save bytes.',
    html: prose(
      `While an analysis is \`processing\`, its answer says in \`Retry-After\` when to ask again. A completed one has an \`ETag\`: send it as \`If-None-Match\`, and as long as nothing changed the answer is 304 without a body. Results are compressed for clients that send \`Accept-Encoding: gzip\`. ${kept}`,
    ),
  }
}

function duration(seconds: number): string {
  const [amount, unit] =
    seconds % 3_600 === 0
      ? [seconds / 3_600, 'hour']
      : seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second']
  return `${figure(amount)} ${unit}${amount === 1 ? '' : 's'}`
}

function webhooks({ baseUrl, webhookRetrySeconds }: Installation): Guide {
  return {
    id: 'webhooks',
    title: 'Webhooks',
    about: 'How to receive events instead of polling.',
    html: `${prose('The service sends events to your address as they happen. [Register](#createWebhook) a public `https` address on port 443 and the [events](#events) that you want:')}
${shell(
  `curl '${baseUrl}/v1/webhooks' \\
  -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"url": "https://acme.example/hooks/brandprint", "events": ["analysis.completed", "analysis.failed"]}'`,
  'Register a webhook',
)}
<h3 id="receive">Receive</h3>
${prose('Answer 200 within 5 seconds, and work afterwards. Any other status, a redirect or silence is a failure. The same event may come twice, and events may come in another order than they happened: `id` identifies duplicates, and `created` says when an event happened, to the second; moments in `data` are more exact.')}
<h3 id="verify">Verify the signature</h3>
${prose('Anybody can post to your address. `X-Webhook-Signature` has the form `t=<unix_timestamp>,v1=<signature>`: the HMAC-SHA-256, in lowercase hexadecimal, of `<t>.<raw_body>`, keyed with the whole secret. Compute it over the bytes as they came, before any framework parses them; compare in constant time; refuse a `t` that is more than 300 seconds away.')}
${code(escaped(verifierExample), 'A verifier for Node.js')}
${prose('For 24 hours after the secret was [replaced](#rotateWebhookSecret) there are two signatures, of the new one and of the old one. `webhook-id`, `webhook-timestamp` and `webhook-signature` come as well, for verifiers of Standard Webhooks.')}
<h3 id="retries">Retries</h3>
${smallTable(
  ['Attempt', 'Due after the end of the one before'],
  [['1', 'at once'], ...webhookRetrySeconds.map((seconds, at) => [String(at + 2), duration(seconds)])],
)}
${prose('After the last attempt the event is given up. When nothing at all was delivered since its first attempt, the webhook becomes `failed` and is sent nothing more. Mend the receiver, [send a test](#testWebhook) that is answered with 200, then [set `status`](#updateWebhook) to `active`.')}
${prose('What a `paused` or `failed` webhook missed is kept for 30 days. It is [listed](#listWebhookEvents) as `missed`, and can be sent again, [one by one](#replayWebhookEvent) or [all since a moment](#recoverWebhook). Without a webhook, events can be [followed](#followEvents) over a connection that stays open. Every attempt is [recorded](#listWebhookDeliveries), with what was wrong.')}`,
  }
}

const sandbox = (): Guide => ({
  id: 'sandbox',
  title: 'Sandbox',
  about: 'How to try everything without a real website.',
  html: `${prose(`An analysis with \`"test": true\` runs the real engine over a sample site that comes with the service: no network, no quota, ${figure(testAnalysesPerHour)} an hour. Its answers carry the address that you asked for, its results have \`engine.sandbox\`, and its events \`data.test\`. These hosts force an outcome:`)}
${smallTable(
  ['`url`', 'What happens'],
  [
    ['<code>https://fail.test</code>', inline('The analysis ends `failed`.')],
    ['<code>https://login.test</code>', inline('The request is answered with 422 `LOGIN_REQUIRED`.')],
    ['<code>https://robots.test</code>', inline('The request is answered with 422 `ROBOTS_DISALLOWED`.')],
    ['<code>https://slow.test</code>', 'The analysis takes half a minute.'],
    ['any other', 'The analysis is completed within seconds.'],
  ],
)}`,
})

const clients = ({ baseUrl }: Installation): Guide => ({
  id: 'clients',
  title: 'Types and clients',
  about: 'Types and clients from OpenAPI.',
  html: `${prose('This page is made from [/openapi.json](/openapi.json) (OpenAPI 3.1), and so can be a client. For TypeScript:')}
${shell(`npx openapi-typescript '${baseUrl}/openapi.json' --default-non-nullable=false -o brandprint.ts`, 'Types for TypeScript')}
${prose('The types narrow: once `status` is `completed` and `type` is `full`, `results.swot` is there. `--default-non-nullable=false` keeps fields optional that have a default.')}`,
})

function extensions(document: ReferenceDocument): Guide {
  const entries = entriesOf(document).filter(
    ({ operation, path }) => operation['x-extension'] === true && path.startsWith('/v1'),
  )
  return {
    id: 'extensions',
    title: 'Extensions',
    about: 'What is beyond the common contract.',
    html: `${prose('The version is the first part of the path, `/v1`. What is marked “extension” goes beyond the common contract of version 1, which other services with the same API may not have:')}
<ul>${entries.map(({ operation: { operationId, summary = '' } }) => `<li><a href="#${operationId}">${escaped(summary)}</a></li>`).join('')}</ul>`,
  }
}
