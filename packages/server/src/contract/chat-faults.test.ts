/** What becomes of an answer when the model's server fails, as the client of a stream sees it and as it is charged. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openModels } from '@brandprint/engine/llm'
import { type ScriptedAnswer, startScriptedServer } from '../../../engine/src/llm/scripted-server-fixtures.ts'
import { createAnswerers } from '../features/chat/answerers.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'
import { openChatStream } from '../test-support/streams/chat-stream.ts'

const model = await startScriptedServer({ steps: ['Yes.'] })
const keys = { openai: null, anthropic: null, google: null, local: null }
const settings = { pro: 'local:faulty', flash: null, baseUrl: model.baseUrl, keys, contextTokens: 8_192 }
const limits = { firstTokenMs: 200, betweenTokensMs: 200, sleep: async () => undefined }
const models = await openModels(settings, limits)
const server = await startTestServer({ answerers: createAnswerers(models) })
const base = await server.app.listen({ host: '127.0.0.1', port: 0 })
after(async () => {
  await server[Symbol.asyncDispose]()
  models.close()
  await model[Symbol.asyncDispose]()
})

/** Of an answer to `Hello` without an analysis, more than its prompt comes to. */
const promptMost = 300
const answerMost = 1_024

const usage = { prompt_tokens: 90, completion_tokens: 3 }
const bytes = (text: string) => Buffer.from(text)
const delta = (text: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`
const html = '<!doctype html><title>502</title><h1>Bad gateway</h1>'
/** A broken connection takes along what is still under way: this waits until the client has the first words. */
let clientHasText = Promise.withResolvers<void>()
const untilRead = {
  get after() {
    return clientHasText.promise
  },
}

interface Outcome {
  /** `refused` as JSON · `broken`: an error in the last object · `whole` */
  end: 'refused' | 'broken' | 'whole'
  tokensMost: number
}
const refused: Outcome = { end: 'refused', tokensMost: 0 }
const broken: Outcome = { end: 'broken', tokensMost: promptMost }
const whole: Outcome = { end: 'whole', tokensMost: promptMost }

const faults: Record<string, [ScriptedAnswer, Outcome]> = {
  'stalls before its first byte': [{ steps: ['stall'] }, refused],
  'stalls between tokens': [{ steps: ['Half of', 'stall'] }, broken],
  'cuts the connection before a text': [{ steps: ['cut'] }, refused],
  'cuts the connection after a text': [{ steps: ['Half of', untilRead, 'cut'] }, broken],
  'answers 429 with Retry-After': [{ status: 429, headers: { 'retry-after': '40' }, body: '{}' }, refused],
  'answers 429 without Retry-After': [{ status: 429, body: '{}' }, refused],
  'answers 429 with a Retry-After of words': [
    { status: 429, headers: { 'retry-after': 'in a while' }, body: '{}' },
    refused,
  ],
  'answers 500': [{ status: 500, body: '{"error":{"message":"oops"}}' }, refused],
  'answers 401': [{ status: 401, body: '{"error":{"message":"no"}}' }, refused],
  'answers 400, as to a prompt that is too long': [{ status: 400, body: '{"error":{"message":"context"}}' }, refused],
  'answers with a page of HTML and 502': [
    { status: 502, headers: { 'content-type': 'text/html' }, body: html },
    refused,
  ],
  'answers with a page of HTML and 200': [
    { headers: { 'content-type': 'text/html' }, steps: [bytes(html)], finishReason: null },
    refused,
  ],
  'redirects elsewhere': [{ status: 307, headers: { location: 'http://10.0.0.1/v1' } }, refused],
  'sends JSON that breaks off, first': [{ steps: [bytes('data: {"choices":[{"ind\n\n')] }, refused],
  'sends JSON that breaks off, later': [{ steps: ['Half of', bytes('data: {"choices":[{"ind\n\n')] }, broken],
  'sends JSON of another protocol': [{ steps: [bytes('data: {"completion":"Hello"}\n\n')] }, refused],
  'reports an error within its stream': [
    { steps: ['Half of', bytes('data: {"error":{"message":"out of memory"}}\n\n')] },
    broken,
  ],
  'sends a stream without anything in it': [{ finishReason: null }, refused],
  'says garbage in the name of gzip': [
    { headers: { 'content-encoding': 'gzip' }, steps: [bytes('this is no gzip at all')] },
    refused,
  ],
  'names another media type': [{ headers: { 'content-type': 'application/json' }, steps: ['Hello.'], usage }, whole],
  'cuts a stream inside of a character': [
    { steps: ['Half of', untilRead, bytes(delta('a \u{1f30a}')).subarray(0, -12), untilRead, 'cut'] },
    broken,
  ],
  'sends half of a surrogate pair': [{ steps: ['Half \ud83c', ' of'], usage }, whole],
  'sends one huge chunk': [
    { steps: ['word '.repeat(400_000)], usage },
    { end: 'whole', tokensMost: promptMost + answerMost },
  ],
  'writes on beyond its limit': [
    { steps: [...Array.from({ length: 2_000 }, () => 'again and again and again. '), 'stall'] },
    { end: 'whole', tokensMost: promptMost + answerMost },
  ],
  'reports a huge usage': [
    { steps: ['Hello.'], usage: { prompt_tokens: 1e9, completion_tokens: 1e9 } },
    { end: 'whole', tokensMost: promptMost + answerMost },
  ],
  'reports a negative usage': [{ steps: ['Hello.'], usage: { prompt_tokens: -5, completion_tokens: -9_000 } }, whole],
  'reports a usage of zero': [{ steps: ['Hello.'], usage: { prompt_tokens: 0, completion_tokens: 0 } }, whole],
  'reports a usage that is no number': [
    { steps: ['Hello.'], usage: { prompt_tokens: 1.5, completion_tokens: 1e300 } },
    whole,
  ],
  'reports no usage': [{ steps: ['Hello.'] }, whole],
}

const get = async (account: TestAccount, url: string) => (await account.send({ method: 'GET', url })).json().data
const tokensOf = async (account: TestAccount) => (await get(account, '/v1/account')).use.chat_tokens.used

for (const [what, [answer, outcome]] of Object.entries(faults)) {
  test(`a model that ${what}: the answer is ${outcome.end}, and no more is charged than was used`, async () => {
    model.answers[0] = answer
    const acme = await server.account('pro')
    clientHasText = Promise.withResolvers()
    const stream = await openChatStream(base, { key: acme.key, payload: { message: 'Hello' } })
    if (outcome.end === 'broken') await stream.until('"delta"')
    clientHasText.resolve()
    await stream.ended
    const used = await tokensOf(acme)
    assert.ok(used <= outcome.tokensMost, `${used} tokens`)
    const threads = await get(acme, '/v1/chat/threads')
    if (outcome.end === 'refused') {
      assert.equal(stream.status, 503, stream.text())
      assert.ok(JSON.parse(stream.text()).retry_after > 0)
      assert.deepEqual(threads, [])
      return
    }
    assert.equal(stream.status, 200, stream.text())
    const objects = stream.objects()
    assert.deepEqual(
      objects.flatMap(({ done }, at) => (done ? [at] : [])),
      [objects.length - 1],
    )
    assert.equal(objects.at(-1)!.error?.code, outcome.end === 'broken' ? 'UNAVAILABLE' : undefined)
    const { messages } = await get(acme, `/v1/chat/threads/${threads[0].thread_id}`)
    assert.equal(messages[1].content, objects.map((object) => object.delta).join(''))
    assert.ok(messages[1].content !== '')
    assert.equal(messages[1].tokens_used, used)
    assert.ok(used > 0)
  })
}
