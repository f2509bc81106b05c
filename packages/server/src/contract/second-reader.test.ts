/** A model that reads analyses a second time, through the service: its engine processes ask, and it answers in their place. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import {
  type RecordedRequest,
  type ScriptedAnswer,
  startScriptedServer,
} from '../../../engine/src/llm/scripted-server-fixtures.ts'
import { runAnalysis } from '../features/analyses/run-analysis.ts'
import { engineProcesses } from '../test-support/engine.ts'
import { startTestServer } from '../test-support/server.ts'

const html = `<!doctype html><html lang="en"><title>Oakrow in Leeds</title>
<meta name="description" content="Museum of bread in Leeds with an oven in its cellar."><main>
<section><h1>Bread that takes its time</h1><p>A family-run bakery in Leeds since 1911.</p></section>
<section><h2>Never struggle with stale rolls again</h2><p>No more frustrating queues for stale rolls on Saturday.</p></section></main></html>`
let page = html
const site = createServer(({ url }, response) => {
  response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(url === '/' ? page : '')
}).listen(0, '127.0.0.1')
await new Promise((resolve) => site.once('listening', resolve))
const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
after(() => site.close())

const chosen: ScriptedAnswer = {
  steps: [JSON.stringify({ kind: '2', trouble: '4' })],
  usage: { prompt_tokens: 400, completion_tokens: 12 },
}

async function startWithReader(
  answers: ScriptedAnswer | ((request: RecordedRequest) => ScriptedAnswer),
  settings: Record<string, string> = { BRANDPRINT_SECOND_READER: 'on' },
) {
  const model = await startScriptedServer(answers)
  const server = await startTestServer({
    settings: {
      BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
      BRANDPRINT_MODEL_FLASH: 'local:judge:7b',
      BRANDPRINT_MODEL_BASE_URL: model.baseUrl,
      BRANDPRINT_MODEL_API_KEY: 'model-key',
      ...settings,
    },
  })
  const account = await server.account()
  return {
    model,
    async resultsOf(payload: object) {
      const started = await account.send({ method: 'POST', url: '/v1/analyze', payload: { url: address, ...payload } })
      const { id } = started.json().data
      await runAnalysis(server.deps, id, AbortSignal.timeout(120_000))
      const { data } = (await account.send({ method: 'GET', url: `/v1/analyses/${id}` })).json()
      assert.equal(data.status, 'completed', JSON.stringify(data))
      return data.results
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await model[Symbol.asyncDispose]()
    },
  }
}

const decidedOn = (results: { evidence: { pointer: string; secondReader?: unknown }[] }, pointer: string) =>
  results.evidence.find((entry) => entry.pointer === pointer)?.secondReader

test('the report has what the model chose, and its evidence says so', async () => {
  await using own = await startWithReader(chosen)
  const results = await own.resultsOf({})
  assert.equal(results.positioning.category, 'family-run bakery in Leeds since 1911')
  assert.deepEqual(decidedOn(results, '/positioning/category'), { model: 'judge:7b', decided: 'chosen' })
  assert.deepEqual(results.coverage.secondReader, { model: 'judge:7b', passages: 4, leftOut: [] })
  assert.equal(own.model.requests.filter((request) => !isForDrafts(request)).length, 1)
})

const isForDrafts = ({ body }: RecordedRequest) => body.messages[0]!.content.startsWith('You propose words')
const schemaOf = ({ body }: RecordedRequest) =>
  (body.response_format as { json_schema: { schema: object } }).json_schema.schema

/** A value of a schema: the last of what is offered. */
function lastOf(schema: object): unknown {
  const { enum: words, properties = {} } = schema as { enum?: string[]; properties?: Record<string, object> }
  return words?.at(-1) ?? Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, lastOf(one)]))
}

/** A home page with lines to draft from, which the words that stand first do not use. */
const shop = html.replace(
  '</main>',
  `<section><h2>Bread for hikers</h2><p>Oakrow is a bakery for hikers beside the old mill of Leeds.</p>
<p>Your loaf is ready in 48 hours, or we bake you another.</p></section></main>`,
)

test('words that the model drafts stand in the report, marked; those that invent do not', async () => {
  page = shop
  const draft = (text: string): ScriptedAnswer => ({ steps: [text] })
  await using own = await startWithReader((request) => {
    const { messages } = request.body
    if (!isForDrafts(request)) return draft(JSON.stringify(lastOf(schemaOf(request))))
    const { content } = messages[1]!
    const number = /^\[(\d+)\] Your loaf/m.exec(content)?.[1]
    const parts = [...content.matchAll(/^(\w+): .* to \d+ (?:words|characters)\.$/gm)].map(([, part]) => part!)
    const texts: Record<string, string> = {
      positioning: 'Your loaf ready in 48 hours, or we bake you another',
      metaDescription:
        'Oakrow is the best bakery of the world for hikers, and your loaf is ready in 48 hours, or we bake you another.',
    }
    return draft(
      JSON.stringify(Object.fromEntries(parts.map((part) => [part, { text: texts[part] ?? '', passages: [number] }]))),
    )
  })
  const { rewrites, coverage } = await own.resultsOf({})
  page = html
  assert.equal(own.model.requests.length, 2, JSON.stringify(coverage.degraded))
  const of = (wanted: string) => rewrites.find(({ part }: { part: string }) => part === wanted)
  assert.deepEqual(
    [of('positioning').basis, of('positioning').after],
    ['generated', 'Your loaf ready in 48 hours, or we bake you another'],
  )
  assert.equal(of('metaDescription').basis, 'computed')
  assert.doesNotMatch(JSON.stringify(rewrites), /best bakery/)
})

test('the key is with the service alone, and no process that reads the page has it', async () => {
  const environments: string[] = []
  await using own = await startWithReader(() => {
    for (const pid of engineProcesses(process.pid)) environments.push(readFileSync(`/proc/${pid}/environ`, 'utf8'))
    for (const pid of engineProcesses(process.pid)) environments.push(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    return chosen
  })
  await own.resultsOf({})
  assert.equal(own.model.requests[0]?.headers.authorization, 'Bearer model-key')
  assert.ok(environments.length >= 2)
  assert.doesNotMatch(environments.join('\n'), /model-key|MODEL/)
})

test('a model that fails costs its reading alone', async () => {
  await using own = await startWithReader({ status: 401, body: '{"error":{"message":"no such key: model-key"}}' })
  const results = await own.resultsOf({})
  assert.equal(results.positioning.category, 'Museum')
  const told = JSON.stringify(results)
  assert.match(told, /The second reading was not made, as the model’s server does not take its key\./)
  assert.doesNotMatch(told, /model-key/)
})

test('nothing is asked without the setting, for flash reports and for the sandbox', async () => {
  await using without = await startWithReader(chosen, {})
  const results = await without.resultsOf({})
  assert.equal(results.positioning.category, 'Museum')
  assert.equal('secondReader' in results.coverage, false)
  await using own = await startWithReader(chosen)
  await own.resultsOf({ type: 'flash' })
  await own.resultsOf({ test: true })
  assert.equal(without.model.requests.length + own.model.requests.length, 0)
})
