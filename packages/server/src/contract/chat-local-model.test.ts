/**
 * Chat over a real small model, which `npm run model:get` brings. It is too small to be wise: what is tested is streams, usage,
 * limits and ends, never what it says.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startLocalModel } from '../../../engine/src/llm/local-model-fixtures.ts'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { type Tier, tiers } from '../platform/tiers.ts'
import { modelFindings } from '../platform/try-models.ts'
import { eventually } from '../test-support/eventually.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'
import { openChatStream } from '../test-support/streams/chat-stream.ts'

const local = await startLocalModel()
after(() => local[Symbol.asyncDispose]())

const long = 'Tell a very long story about a boat.'

describe('over a real model', { skip: local.missing ?? false }, () => {
  let server: TestServer
  let base: string
  before(async () => {
    server = await startTestServer({
      settings: {
        BRANDPRINT_MODEL_PRO: `local:${local.name}`,
        BRANDPRINT_MODEL_BASE_URL: local.baseUrl,
        BRANDPRINT_MODEL_CONTEXT: String(local.contextTokens),
      },
    })
    base = await server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(() => server?.[Symbol.asyncDispose]())

  /** An account that has so many of its tokens of the day left: a small model that finds no end takes ten seconds for all that it may say. */
  async function accountWith(left: number, tier: Tier = 'pro'): Promise<TestAccount> {
    const account = await server.account(tier)
    const tokens = tiers[tier].chatTokensPerDay - left
    const earlier = { account_id: account.id, day: '2026-01-15', model: 'earlier', tokens, answers: 1 }
    await server.deps.db.insertInto('chat_tokens').values(earlier).execute()
    return account
  }

  const used = async (account: TestAccount): Promise<number> =>
    (await account.send({ method: 'GET', url: '/v1/account' })).json().data.use.chat_tokens.used

  const say = (account: TestAccount, payload: object) =>
    local.during(async () => {
      const response = await account.send({ method: 'POST', url: '/v1/chat', payload: { temperature: 0, ...payload } })
      assert.equal(response.statusCode, 200, response.body)
      return response.json().data
    })

  async function messagesOf(account: TestAccount) {
    const { data } = (await account.send({ method: 'GET', url: '/v1/chat/threads' })).json()
    return (await account.send({ method: 'GET', url: `/v1/chat/threads/${data[0].thread_id}` })).json().data.messages
  }

  test('the deltas of a stream are its stored content', async () => {
    const acme = await accountWith(300)
    const payload = { message: 'Say hello in a sentence, with an emoji.', temperature: 0 }
    const { value: stream } = await local.during(async () => {
      const opened = await openChatStream(base, { key: acme.key, payload })
      await opened.ended
      return opened
    })
    const messages = await messagesOf(acme)
    assert.equal(stream.status, 200)
    assert.ok(stream.objects().length > 2)
    assert.deepEqual(
      stream.objects().map(({ done }) => done),
      stream.objects().map((_, at, all) => at === all.length - 1),
    )
    assert.equal(stream.content(), messages[1].content)
  })

  test('the model is named, and charged is what its own tokenizer counted', async () => {
    const acme = await server.account('pro')
    const { value, answer } = await say(acme, { message: 'Name three colours.' })
    assert.equal(value.model, local.name)
    assert.equal(value.tokens_used, answer.read + answer.written)
    assert.equal(await used(acme), value.tokens_used)
  })

  test('an answer ends at what is left of the day, which is not overdrawn', async () => {
    const acme = await accountWith(300)
    const { answer } = await say(acme, { message: long })
    assert.equal(answer.reason, 'length')
    assert.ok((await used(acme)) <= tiers.pro.chatTokensPerDay)
  })

  test('a client that leaves ends the model’s work; what was written is stored and charged', async () => {
    const acme = await server.account('pro')
    const { value: sent, answer } = await local.during(async () => {
      using stream = await openChatStream(base, { key: acme.key, payload: { message: long, temperature: 0 } })
      await stream.until('"delta":"')
      stream.leave()
      await stream.ended
      return stream.content()
    })
    const messages = await eventually(
      async () => {
        const all = await messagesOf(acme)
        return all.length === 2 ? all : null
      },
      { what: 'the answer is stored' },
    )
    assert.equal(answer.reason, 'aborted')
    assert.ok(messages[1].content.startsWith(sent))
    assert.ok(messages[1].tokens_used > 0)
  })

  test('a thread goes on with what was said before', async () => {
    const acme = await accountWith(800)
    const { value: first, answer: before } = await say(acme, { message: 'My boat is called Petrel.' })
    const { value: second, answer: then } = await say(acme, {
      message: 'What is my boat called?',
      thread_id: first.thread_id,
    })
    assert.equal(second.thread_id, first.thread_id)
    assert.ok(then.read > before.read)
    assert.equal((await messagesOf(acme)).length, 4)
  })

  for (const { tier, tokens, left } of [
    { tier: 'pro', tokens: 3_000, left: 1_500 },
    { tier: 'free', tokens: 600, left: 600 },
  ] as const) {
    test(`a question about an analysis of a ${tier} account is asked in at most ${tokens} tokens`, async () => {
      const acme = await accountWith(left, tier)
      const analysis_id = await completedAnalysis(server, acme.id)
      const { value, answer } = await say(acme, { message: 'Who is the brand for?', analysis_id })
      assert.ok(answer.read > 200 && answer.read <= tokens, `${answer.read} tokens`)
      assert.equal(value.tokens_used, answer.read + answer.written)
    })
  }

  test('doctor says that it answers, and in which time', async () => {
    const { value } = await local.during(() => modelFindings(server.deps.config.models))
    assert.equal(value.length, 1)
    assert.match(value[0]!.message, new RegExp(`^${local.name} answers, in \\d+ ms\\.$`))
  })
})
