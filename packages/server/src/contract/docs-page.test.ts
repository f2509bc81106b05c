/** The page at /docs: complete, true, and readable on every screen. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signWebhook } from '@brandprint/client'
import { type Browser, chromium } from 'playwright-core'
import { type LyingNameServer, startLyingNameServer } from '../../../engine/src/net/test-support/lying-name-server.ts'
import { skip, testBrowsers } from '../../../engine/src/render/render-fixtures.ts'
import { analysisWithScreenshot, completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { runExport } from '../features/exports/run-export.ts'
import { newId } from '../platform/ids.ts'
import { docsPage } from '../platform/openapi/page/docs-page.ts'
import {
  meaningOf,
  type Operation,
  type ReferenceDocument,
  takesKey,
} from '../platform/openapi/page/reference-document.ts'
import { verifierExample } from '../platform/openapi/page/verifier-example.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'
import { startWebsite } from '../test-support/website.ts'

const baseUrl = 'https://brandprint.acme.example'
const browsers = await testBrowsers()
const browserMsMax = 60_000

/** Every path of it is a website. */
const site = await startWebsite()
let server: TestServer
let names: LyingNameServer
let acme: TestAccount
let document: ReferenceDocument
let page: string
before(async () => {
  // Nothing listens there: what a test sends to a webhook is refused on this machine.
  names = await startLyingNameServer(() => ({ addresses: ['127.0.0.1'] }))
  server = await startTestServer({
    settings: {
      BRANDPRINT_ALLOW_HOSTS: 'acme.example, 127.0.0.1',
      BRANDPRINT_METRICS: 'on',
      BRANDPRINT_BASE_URL: baseUrl,
      BRANDPRINT_WEBHOOK_RETRY_SECONDS: '60,90,1800,7200,36000',
    },
    nameServer: names.address,
  })
  acme = await server.account()
  document = (await server.app.inject('/openapi.json')).json()
  page = (await server.app.inject('/docs')).body
})
after(async () => {
  // Undefined when it could not start.
  await server?.[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

const operationsOf = ({ paths }: ReferenceDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  )

/** HTML as the text that it shows. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, digits) => String.fromCharCode(Number(digits)))
    .replaceAll('&amp;', '&')

test('every operation, parameter, field, header and kind of event says what it means', () => {
  const named = document.components.schemas
  const missing: string[] = []
  const check = (where: string, meaning: string | undefined) => {
    if (meaning === undefined || !/\p{L}.*[.:]/su.test(meaning)) missing.push(where)
  }
  function walk(where: string, shape: (typeof named)[string]): void {
    for (const [name, property] of Object.entries(shape.properties ?? {})) {
      check(`${where}.${name}`, meaningOf(property, named))
      walk(`${where}.${name}`, property)
    }
    if (shape.items !== undefined) walk(`${where}[]`, shape.items)
    for (const alternative of shape.anyOf ?? []) walk(where, alternative)
  }
  for (const [name, shape] of Object.entries(named)) {
    check(name, shape.description)
    walk(name, shape)
  }
  for (const { name, operation } of operationsOf(document)) {
    check(name, operation.description)
    for (const parameter of operation.parameters ?? []) check(`${name} ${parameter.name}`, parameter.description)
    for (const [status, { description, content = {} }] of Object.entries(operation.responses)) {
      if (status < '400') check(`${name} ${status}`, description)
      for (const { schema } of Object.values(content)) walk(`${name} ${status}`, schema)
    }
  }
  for (const [name, { description }] of Object.entries(document.components.headers)) check(name, description)
  for (const { name, description } of document.tags) check(name, description)
  for (const [kind, { post }] of Object.entries(document.webhooks)) check(kind, post.summary)
  assert.deepEqual(missing, [])
})

test('the page has each operation, event, schema, header and error code once, and every link its target', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  )
  const targets = new Set(ids)
  const links = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id!)
  assert.deepEqual(
    links.filter((id) => !targets.has(id)),
    [],
  )
  for (const { operation } of operationsOf(document)) assert.ok(targets.has(operation.operationId))
  for (const kind of Object.keys(document.webhooks)) assert.ok(targets.has(`event-${kind.replace('.', '-')}`), kind)
  for (const name of Object.keys(document.components.schemas)) assert.ok(targets.has(`schema-${name}`), name)
  const elsewhere = [...page.matchAll(/(?:href|src)="([^"#][^"]*)"/g)].map(([, address]) => address)
  assert.deepEqual([...new Set(elsewhere)], ['/openapi.json'])
})

test('the page shows the figures of this installation', () => {
  assert.ok(textOf(page).includes('1,000,000 a minute, 1,000,000 of them at once'))
  assert.match(page, /<td[^>]*>2<\/td><td[^>]*>1 minute<\/td>.*<td[^>]*>3<\/td><td[^>]*>90 seconds<\/td>/s)
  assert.ok(page.includes(baseUrl))
})

/** A command line as a shell reads it, with `$KEY` in double quotes filled in. */
function words(command: string, key: string): string[] {
  const joined = command.replaceAll('\\\n', ' ')
  const found: string[] = []
  for (const [word] of joined.matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g)) {
    found.push(
      word.replace(
        /'([^']*)'|"([^"]*)"|\\(.)/g,
        (_, single, double, one) => single ?? double?.replace('$KEY', key) ?? one,
      ),
    )
  }
  return found
}

interface Command {
  method: string
  url: string
  headers: Record<string, string>
  payload: string | undefined
}

function commandOf(text: string, key: string): Command {
  const [program, ...rest] = words(text, key)
  assert.equal(program, 'curl')
  const command: Command = { method: '', url: '', headers: {}, payload: undefined }
  while (rest.length > 0) {
    const word = rest.shift()!
    if (word === '-X') command.method = rest.shift()!
    else if (word === '-d') command.payload = rest.shift()!
    else if (word === '-H') {
      const [name = '', value = ''] = rest.shift()!.split(/: (.*)/s)
      command.headers[name.toLowerCase()] = value
    } else if (word !== '-N') command.url = word
  }
  if (command.method === '') command.method = command.payload === undefined ? 'GET' : 'POST'
  return command
}

/** Makes one of what an identifier of an example names, in the account that asks. */
const makers: Record<string, (path: string) => Promise<string>> = {
  async anl(path) {
    if (path.endsWith('/export')) return completedAnalysis(server, acme.id)
    if (path.endsWith('/screenshot')) return analysisWithScreenshot(server, acme.id, Buffer.from('pixels'))
    const payload = { url: 'https://acme.example', test: true }
    return (await acme.send({ method: 'POST', url: '/v1/analyze', payload })).json().data.id
  },
  async whk() {
    const payload = { url: 'https://acme.example/hooks', events: ['analysis.started'] }
    return (await acme.send({ method: 'POST', url: '/v1/webhooks', payload })).json().data.id
  },
  async evt(path) {
    await makers.anl!(path)
    const events = await acme.send({ url: `/v1/webhooks/${/whk_\w+/.exec(path)![0]}/events` })
    return events.json().data[0].event_id
  },
  async thr() {
    return (await acme.send({ method: 'POST', url: '/v1/chat', payload: { message: 'Hello' } })).json().data.thread_id
  },
  async msg() {
    return (await acme.send({ method: 'POST', url: '/v1/chat', payload: { message: 'Hello' } })).json().data.id
  },
  async cmp() {
    const payload = { url: `${site.url}/${newId('cmp')}` }
    return (await acme.send({ method: 'POST', url: '/v1/competitors', payload })).json().data.id
  },
  async exp() {
    const url = `/v1/analyses/${await completedAnalysis(server, acme.id)}/export`
    const { export_id: id } = (await acme.send({ method: 'POST', url, payload: { format: 'json' } })).json().data
    await runExport(server.deps, id, new AbortController().signal)
    return id
  },
}

/** Identifiers of what exists, in place of those of examples. */
async function withRealIds(url: string): Promise<string> {
  let real = url
  for (const [example, prefix] of url.matchAll(/(?<=\/)([a-z]{3})_\w+/g)) {
    const maker = makers[prefix!]
    if (maker === undefined) throw new Error(`Say in \`makers\` how one of ${prefix}_… is made.`)
    real = real.replace(example, await maker(real))
  }
  if (!real.includes('/download?')) return real
  const shown = await acme.send({ url: real.replace(/\/download.*/, '') })
  return shown.json().data.download_url.slice(baseUrl.length)
}

const isStream = ({ responses }: Operation) =>
  Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content)

test('the command of every operation runs and is answered as documented', async () => {
  const shown = new Map(
    [...page.matchAll(/<section class="operation" aria-labelledby="(\w+)">.*?<pre[^>]*><code>(.*?)<\/code>/gs)].map(
      ([, id, command]) => [id!, textOf(command!)],
    ),
  )
  for (const { name, operation } of operationsOf(document)) {
    const text = shown.get(operation.operationId)
    assert.ok(text?.startsWith('curl '), name)
    const { method, url, headers, payload } = commandOf(text!, acme.keyId)
    assert.ok(url.startsWith(baseUrl), url)
    const path = await withRealIds(url.slice(baseUrl.length))
    const { authorization, ...others } = headers
    assert.equal(authorization !== undefined, takesKey(operation), name)
    const sent = name === 'POST /v1/competitors' ? JSON.stringify({ ...JSON.parse(payload!), url: site.url }) : payload
    const request = { method: method as 'GET', url: path, ...(sent !== undefined && { payload: sent }) }
    // A stream never ends: only that the address exists can be checked.
    if (isStream(operation)) {
      assert.equal((await server.app.inject({ ...request, headers: others })).statusCode, 401, name)
      continue
    }
    const response =
      authorization === undefined
        ? await server.app.inject({ ...request, headers: others })
        : await acme.send({ ...request, headers: others })
    const [expected] = Object.keys(operation.responses)
    assert.equal(String(response.statusCode), expected, `${name}: ${response.body.slice(0, 200)}`)
  }
})

test('the commands of the guides run', async () => {
  const guides = page.slice(0, page.indexOf('class="part"'))
  const commands = [...guides.matchAll(/<pre[^>]*><code>(.*?)<\/code>/gs)]
    .map(([, text]) => textOf(text!).replace(/^export .*\n/, ''))
    .filter((text) => text.startsWith('curl '))
  assert.ok(commands.length >= 5)
  for (const text of commands) {
    const { method, url, headers, payload } = commandOf(text, acme.keyId)
    const { authorization: _, ...others } = headers
    const path = (await withRealIds(url.slice(baseUrl.length).replace('anl_…', 'anl_1'))) || '/'
    const response = await acme.send({
      method: method as 'GET',
      url: path,
      headers: others,
      ...(payload !== undefined && { payload }),
    })
    assert.ok(response.statusCode < 300, `${text}: ${response.body.slice(0, 200)}`)
  }
})

test('the verifier on the page accepts signed deliveries and refuses all others', async () => {
  assert.ok(textOf(page).includes(verifierExample))
  const { verify } = await import(`data:text/javascript,${encodeURIComponent(verifierExample)}`)
  const body = JSON.stringify({ id: 'evt_1', event: 'webhook.test', created: 1, data: { message: 'hello' } })
  const signed = signWebhook({ eventId: 'evt_1', body, secret: 'whsec_of_a_test_0123' })
  const header = Object.entries(signed).find(([name]) => name.toLowerCase() === 'x-webhook-signature')![1]
  assert.deepEqual(verify(Buffer.from(body), header, 'whsec_of_a_test_0123'), JSON.parse(body))
  assert.throws(() => verify(Buffer.from(body), header, 'whsec_of_another_456'), /does not fit/)
  assert.throws(() => verify(Buffer.from(`${body} `), header, 'whsec_of_a_test_0123'), /does not fit/)
  const late = Date.now() / 1_000 + 301
  assert.throws(() => verify(Buffer.from(body), header, 'whsec_of_a_test_0123', late), /Too old/)
})

test('a stream of events is shown with its media type and an example', async () => {
  const { get } = document.paths['/healthz']!
  const schema = { type: 'string', description: 'Events, as they happen.' }
  const responses = {
    200: { description: 'Events.', content: { 'text/event-stream': { schema, example: 'data: {"id":"evt_1"}\n\n' } } },
  }
  const streamed = { ...get!, operationId: 'streamEvents', responses }
  const html = docsPage(
    { ...document, paths: { ...document.paths, '/v1/events/stream': { get: streamed } } },
    server.deps.config,
  )
  const part = textOf(html.slice(html.indexOf('aria-labelledby="streamEvents"')))
  assert.match(part, /curl -N '/)
  assert.ok(part.includes('text/event-stream, which stays open'))
  assert.ok(part.includes('data: {"id":"evt_1"}'))
})

/** In the browser: whether the page scrolls sideways, and what of it reaches beyond the screen; code scrolls by itself. */
const wideParts = `({
  scrolls: document.documentElement.scrollWidth > innerWidth,
  beyond: [...document.querySelectorAll('main *')]
    .filter((part) => part.closest('pre') === null && part.getBoundingClientRect().right > innerWidth + 1)
    .map((part) => part.outerHTML.slice(0, 200)).slice(0, 3),
})`

const screens = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const

test('in a browser the page fits the screen, unfolded as well, has its style and runs without scripts', {
  skip: skip(browsers),
  timeout: browserMsMax,
}, async () => {
  const { path: executablePath, env } = browsers[0]!
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser: Browser = await chromium.launch({ executablePath, env, args })
  try {
    for (const { width, height, colorScheme } of screens) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme })
      const shown = await context.newPage()
      const complaints: string[] = []
      const asked: string[] = []
      shown.on('console', (message) => complaints.push(message.text()))
      shown.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await shown.goto(`${address}/docs`)
      const wide = () => shown.evaluate(wideParts)
      assert.deepEqual(await wide(), { scrolls: false, beyond: [] }, `${width}`)
      await shown.evaluate('for (const part of document.querySelectorAll("details")) part.open = true')
      assert.deepEqual(await wide(), { scrolls: false, beyond: [] }, `${width}, unfolded`)
      const isContentsShown = () => shown.locator('nav').isVisible()
      assert.equal(await isContentsShown(), width > 1_000)
      await shown.goto(`${address}/docs#contents`)
      assert.equal(await isContentsShown(), true)
      await shown.locator('nav a[href="#errors"]').click()
      assert.equal(await shown.locator('#errors').isVisible(), true)
      assert.equal(await isContentsShown(), width > 1_000)
      // The policy allows this style by its hash: a page without it would be black on white.
      const background = await shown.evaluate('getComputedStyle(document.body).backgroundColor')
      assert.equal(background, colorScheme === 'dark' ? 'rgb(20, 23, 26)' : 'rgb(255, 253, 250)')
      assert.deepEqual(complaints, [])
      assert.deepEqual(
        [...new Set(asked)].filter((path) => path !== '/favicon.ico'),
        ['/docs'],
      )
      await context.close()
    }
  } finally {
    await browser.close()
  }
})
